"""What a program does to the files of a folder, in order, as the system sees it: writes and syncs.

    python tracer.py LOG FOLDER COMMAND ...

Every thread stops at every call of the system (ptrace, as strace does it; no right beyond that to
one's own children is needed, and nothing has to be installed). What the program prints is an entry
too: so a test sees what was on the disk when something was said. LOG is a pickled list of `Op`.
"""

import ctypes
import os
import pickle
import platform
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

_LINUX = {
    "x86_64": {
        1: "write",
        18: "pwrite",
        74: "sync",
        75: "sync",
        77: "truncate",
        82: "rename",
        87: "unlink",
        263: "unlinkat",
        264: "renameat",
        316: "renameat",
    },
    "aarch64": {
        35: "unlinkat",
        38: "renameat",
        46: "truncate",
        64: "write",
        68: "pwrite",
        82: "sync",
        83: "sync",
        276: "renameat",
    },
}

TRACEME, SYSCALL, SETOPTIONS, GET_SYSCALL_INFO = 0, 24, 0x4200, 0x420E
SYSGOOD, TRACEFORK, TRACEVFORK, TRACECLONE, TRACEEXEC, EXITKILL = 1, 2, 4, 8, 16, 1 << 20
ALL_THREADS = 0x40000000  # __WALL
AT_A_CALL = signal.SIGTRAP | 0x80
ENTRY, EXIT = 1, 2
STDOUT = 1


class Op(NamedTuple):
    kind: str  # write, sync, truncate, unlink, rename, said
    file: str  # its name in the folder
    offset: int = 0  # truncate: the new size
    data: bytes = b""  # rename: the new name


class Info(ctypes.Structure):
    """struct ptrace_syscall_info"""

    _fields_ = [
        ("op", ctypes.c_uint8),
        ("arch", ctypes.c_uint32),
        ("instruction", ctypes.c_uint64),
        ("stack", ctypes.c_uint64),
        ("number", ctypes.c_int64),  # at the exit: the result
        ("arguments", ctypes.c_uint64 * 6),
    ]


@dataclass
class Tracer:
    folder: Path
    calls: dict[int, str]
    ops: list[Op] = field(default_factory=list)
    entered: dict[int, Op] = field(default_factory=dict)  # by thread: what its call will have done
    libc: ctypes.CDLL = field(default_factory=lambda: ctypes.CDLL(None, use_errno=True))

    def ptrace(self, request: int, thread: int, address: int = 0, data: object = 0) -> None:
        if self.libc.ptrace(ctypes.c_long(request), thread, ctypes.c_void_p(address), data) < 0:
            error = ctypes.get_errno()
            if error != 3:  # ESRCH: the thread is gone
                raise OSError(error, f"ptrace {request:#x}: {os.strerror(error)}")

    def run(self, command: list[str]) -> int:
        child = os.fork()
        if not child:
            self.ptrace(TRACEME, 0)
            os.kill(os.getpid(), signal.SIGSTOP)
            os.execv(command[0], command)
        os.waitpid(child, 0)
        options = SYSGOOD | TRACEFORK | TRACEVFORK | TRACECLONE | TRACEEXEC | EXITKILL
        self.ptrace(SETOPTIONS, child, 0, ctypes.c_long(options))
        self.ptrace(SYSCALL, child)
        code = 1
        while True:
            try:
                thread, status = os.waitpid(-1, ALL_THREADS)
            except ChildProcessError:
                return code
            if os.WIFSTOPPED(status):
                self.go_on(thread, status)
            elif thread == child:
                code = os.waitstatus_to_exitcode(status)

    def go_on(self, thread: int, status: int) -> None:
        """Look at the call it is at; a signal that is not ours is handed on."""
        deliver = os.WSTOPSIG(status)
        if deliver == AT_A_CALL:
            self.look(thread)
        if deliver in (AT_A_CALL, signal.SIGSTOP, signal.SIGTRAP):
            deliver = 0
        self.ptrace(SYSCALL, thread, 0, ctypes.c_long(deliver))

    def look(self, thread: int) -> None:
        info = Info()
        self.ptrace(GET_SYSCALL_INFO, thread, ctypes.sizeof(info), ctypes.byref(info))
        if info.op == ENTRY:
            name = self.calls.get(info.number)
            op = self.op(thread, name, list(info.arguments)) if name else None
            if op and op.kind == "said":
                self.ops.append(op)
            elif op:
                self.entered[thread] = op
        elif info.op == EXIT:
            op = self.entered.pop(thread, None)
            if op and info.number >= 0:
                written = info.number if op.kind == "write" else None
                self.ops.append(op._replace(data=op.data[:written]))

    def op(self, thread: int, name: str, arguments: list[int]) -> Op | None:
        first, second, third, fourth, *_ = arguments
        if name.startswith("unlink"):
            return self.here("unlink", self.text(thread, second if name == "unlinkat" else first))
        if name.startswith("rename"):
            old, new = (second, fourth) if name == "renameat" else (first, second)
            op = self.here("rename", self.text(thread, old))
            return op and op._replace(data=Path(self.text(thread, new)).name.encode())
        if name == "write" and first == STDOUT:
            return Op("said", "", 0, self.memory(thread, second, third))
        op = self.here(name, str(Path(f"/proc/{thread}/fd/{first}").readlink()))
        if op is None or name == "sync":
            return op
        if name == "truncate":
            return op._replace(offset=second)
        offset = fourth if name == "pwrite" else self.position(thread, first)
        return op._replace(kind="write", offset=offset, data=self.memory(thread, second, third))

    def here(self, kind: str, path: str) -> Op | None:
        """None where the file is none of the folder's."""
        return Op(kind, Path(path).name) if Path(path).parent == self.folder else None

    def position(self, thread: int, file: int) -> int:
        return int(Path(f"/proc/{thread}/fdinfo/{file}").read_text().split()[1])

    def text(self, thread: int, address: int) -> str:
        return self.memory(thread, address, 4096).split(b"\0")[0].decode()

    def memory(self, thread: int, address: int, size: int) -> bytes:
        with Path(f"/proc/{thread}/mem").open("rb", buffering=0) as memory:
            memory.seek(address)
            return memory.read(size)


def main() -> int:
    log, folder, *command = sys.argv[1:]
    calls = _LINUX.get(platform.machine()) if sys.platform == "linux" else None
    if calls is None:
        raise SystemExit("calls of the system are traced on Linux on x86-64 and ARM64 only")
    tracer = Tracer(Path(folder).resolve(), calls)
    code = tracer.run(command)
    Path(log).write_bytes(pickle.dumps([tuple(op) for op in tracer.ops]))
    return code


if __name__ == "__main__":
    raise SystemExit(main())
