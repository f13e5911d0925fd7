"""The commands of `kwintet`, a module each: arguments, examples, run."""
