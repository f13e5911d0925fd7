"""Starting: time and memory of a process that plays plainly, and of one that compiles."""

import argparse
import statistics
import tempfile

from _measure import chosen_games, in_child, show

from kwintet.game import find
from kwintet.kernel.compile import COMPILED

# The peak is that of the memory the program itself has had: the other figure that systems keep,
# ru_maxrss, begins with the memory of the process that started it.
REPORT = """
import json, time
def peak():
    try:
        with open("/proc/self/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024
    except OSError:
        import resource
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
seconds, cpu = time.perf_counter() - since, time.process_time()
print(json.dumps({"seconds": seconds, "cpu": cpu, "peak": peak()}))
"""
BEGIN = "import time; since = time.perf_counter()\n"
PLAIN = """
import random, kwintet
rng = random.Random(1)
position = kwintet.new(%r, %d)
while position.turn is not None:
    if position.turn == "chance":
        position.draw(rng)
    else:
        claims = position.claims
        position.step(rng.choice([step for step in position.legal if step not in claims]))
"""
COMPILED_GAME = "from kwintet.commands.warm import child; child(%r)"


def measured(title: str, program: str, times: int, **environment: str) -> list[str]:
    """A row of the table: the medians of some children."""
    found = [in_child(BEGIN + program + REPORT, **environment) for _ in range(times)]
    middle = {key: statistics.median(one[key] for one in found) for key in found[0]}
    return [title, f"{middle['seconds']:.2f}", f"{middle['cpu']:.2f}", f"{middle['peak']:.0f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--times", type=int, default=3, help="that each is measured")
    given = parser.parse_args()
    if not COMPILED:
        raise SystemExit("numba is missing or KWINTET_PLAIN is set: there is nothing to compare")
    chosen = chosen_games(given.games)
    rows = [
        measured("python", "", given.times),
        measured("import kwintet", "import kwintet", given.times),
        measured("import numba", "import numba", given.times),
    ]
    for name in chosen:
        program = PLAIN % (name, find(name).players[0])
        rows.append(measured(f"{name}: played, plain", program, given.times))
        program = COMPILED_GAME % name
        with tempfile.TemporaryDirectory() as empty:
            for heat, times in (("cold", 1), ("warm", given.times)):
                title = f"{name}: compiled, {heat}"
                rows.append(measured(title, program, times, KWINTET_CACHE=empty))
    show(["process", "seconds", "CPU seconds", "peak MB"], rows)


if __name__ == "__main__":
    main()
