"""Reads Weft's op lines for the baselines of this folder: operands, keys, data and timing.

A baseline has a table of functions by operator name; every function takes
arrays and the line's keys, as `gpubench ops` lists them. It gives `main` what
measures one line.
"""

import argparse
import json
import os
import re
import shlex
import signal
import sys
import time

DTYPES = {
    "bool": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "u8": "uint8", "u16": "uint16", "u32": "uint32", "u64": "uint64",
    "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64", "c64": "complex64", "c128": "complex128",
}

# Other names of operators, which op lines take too.
ALIASES = {
    "subtract": "sub", "multiply": "mul", "divide": "div", "negative": "neg", "concatenate": "concat", "cat": "concat",
    "transpose": "permute_dims", "permute": "permute_dims", "cumsum": "cumulative_sum", "cumprod": "cumulative_prod",
    "clamp": "clip", "astype": "cast", "rms_normalization": "rms_norm",
}

INDEXED = {"take": (1, 0)}  # operator: its index operand, and the axis it counts along

CANNOT_RUN = 3  # the exit status where the library of a baseline is missing


class Line:
    """One op line: its text, operator or expression, operands and keys."""

    def __init__(self, text):
        words = shlex.split(text, comments=True)
        self.text = " ".join(quoted(w) for w in words)
        self.op = ALIASES.get(words[0], words[0])
        self.expression = None
        rest = words[1:]
        if self.op == "expr":
            self.expression, rest = rest[0], rest[1:]
        self.dtype = rest[0]
        self.operands, self.keys = [], {}
        for word in rest[1:]:
            self._word(word)

    def _word(self, word):
        name, equals, value = word.partition("=")
        operand = re.fullmatch(r"(\w*)\[([\d,]*)\]", value if equals and self.expression else word)
        if operand:
            dtype, dims = operand.groups()
            shape = tuple(int(d) for d in dims.split(",") if d)
            if not self.expression:
                name = chr(ord("a") + len(self.operands))
            self.operands.append((name, dtype or self.dtype, shape))
        else:
            self.keys[name] = value

    def arguments(self):
        """The keys as Python values, for a baseline's function."""
        read = {k: index(v) if k == "at" else key_value(v) for k, v in self.keys.items() if k not in ("data", "result")}
        return {"axis" if k == "axes" else k: v for k, v in read.items()}

    def index_limit(self, i):
        """What operand i counts, where it is an operator's index; 0 for other operands."""
        operand, axis = INDEXED.get(self.op, (None, 0))
        return self.operands[0][2][int(self.keys.get("axis", axis))] if operand == i else 0


def quoted(word):
    if word == "" or re.search(r"""[ \t'"\\#()*<>&|;$!?]""", word):
        return "'" + word.replace("'", "'\"'\"'") + "'"
    return word


def key_value(text):
    """A key's value as Python: numbers, lists, words."""
    if text in ("true", "false"):
        return text == "true"
    items = text.strip("()[]").split(",")
    try:
        values = [int(i) for i in items if i != ""]
    except ValueError:
        try:
            return float(text)
        except ValueError:
            return text
    return values[0] if len(values) == 1 and "," not in text else tuple(values)


def index(text):
    """An index, such as 1:5,newaxis,... or (0,::2), as Python subscripts with it."""
    def item(t):
        if ":" in t:
            return slice(*(int(p) if p.strip() else None for p in t.split(":")))
        return {"newaxis": None, "...": Ellipsis}[t] if t in ("newaxis", "...") else int(t)

    return tuple(item(t.strip()) for t in text.strip("()[]").split(",") if t.strip())


def function(line, table, words=None):
    """The line's work as a function of its operands.

    It has code of its own, which compilers by tracing want: an expression
    becomes a Python lambda over the table's functions.
    """
    if line.expression:
        return lambda_of(line, {**table, **{a: table[n] for a, n in ALIASES.items() if n in table}, **(words or {})})
    if line.op not in table:
        raise NotImplementedError(f"no function for {line.op}")
    f, keys = table[line.op], line.arguments()
    return lambda *x: f(*x, **keys)


def lambda_of(line, names):
    # at=(0, 1:5) is no Python; as a text it is.
    source = re.sub(r"\bat=(\([^)]*\)|[^,)]+)", r"at=index('\1')", line.expression)
    constants = {"newaxis": None, "true": True, "false": False, "inf": float("inf"), "nan": float("nan"), "index": index}
    names = {**DTYPES, **constants, **names, "__name__": __name__}
    return eval(compile(f"lambda {', '.join(n for n, _, _ in line.operands)}: ({source})", "op line", "eval"), names)


def ends_in_view(line):
    """Whether the line only moves elements, so that a lazy library returns a view."""
    return bool(line.expression) and re.fullmatch(r"\s*\w+(\.T|\[[^\]]*\])+\s*", line.expression) is not None


def rotated(line, make, size, cache, memory=0, copy=None):
    """Sets of operands, as many as exceed four times the cache, and 64 at most.

    make(dtype, shape, limit) returns an array, of indices below limit unless
    that is 0; size(array) its bytes. The sets take a quarter of the memory at
    most, where that is known. With copy, which is quicker than make, all sets
    after the first are copies of it.
    """
    sets, total, one = [], 0, 0
    while not sets or total < 4 * cache and len(sets) < 64 and (memory == 0 or total + one <= memory // 4):
        if sets and copy:
            sets.append([copy(a) for a in sets[0]])
        else:
            sets.append([make(dtype, shape, line.index_limit(i)) for i, (_, dtype, shape) in enumerate(line.operands)])
        one = sum(size(a) for a in sets[-1])
        total += one
    return sets


def suite(path):
    try:
        with open(path, encoding="utf-8-sig") as f:
            return [Line(t) for t in f if shlex.split(t, comments=True)]
    except OSError as e:
        sys.exit(f"--suite: {path}: {e.strerror}: want a file of op lines, such as those in bench/suites")


def last_level_cache():
    """Bytes of the largest cache, so that operands can rotate beyond it."""
    most = 0
    base = "/sys/devices/system/cpu/cpu0/cache"
    for index in os.listdir(base) if os.path.isdir(base) else []:
        try:
            with open(os.path.join(base, index, "size")) as f:
                size = f.read().strip()
        except OSError:
            continue
        unit = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}.get(size[-1])
        most = max(most, int(size[:-1]) * unit if unit else int(size))
    return most or 32 << 20


def summary(samples):
    ordered = sorted(samples)
    at = lambda q: ordered[min(len(ordered) - 1, int(q * len(ordered)))]
    return {"min": ordered[0], "median": at(0.5), "p90": at(0.9)}


def sample(call, most, seconds):
    """Times call(i) at most `most` times, at least 5 times, for about `seconds`."""
    call(0)
    samples, start = [], time.perf_counter()
    while len(samples) < most and (len(samples) < 5 or time.perf_counter() - start < seconds):
        before = time.perf_counter_ns()
        call(len(samples))
        samples.append(time.perf_counter_ns() - before)
    return samples


def record(line, device, driver, samples, nbytes, error="", gpu=None):
    """The record of a line: wall and GPU samples in nanoseconds; rates are by the GPU's where there are some."""
    r = {
        "line": line.text, "op": line.op, "dtype": line.dtype, "shapes": [list(s) for _, _, s in line.operands],
        "device": device, "driver": driver, "samples": len(samples),
        "wall_ns": summary(samples) if samples else {"min": 0, "median": 0, "p90": 0},
        "gpu_ns": summary(gpu) if gpu else None,
        "bytes": nbytes, "flops": 0, "gb_per_s": 0, "gflop_per_s": 0,
        "roofline_gb_per_s": 0, "roofline_fraction": 0, "kernels": 0, "verified": False, "max_ulp": 0,
    }
    ns = (r["gpu_ns"] or r["wall_ns"])["median"]
    if ns:
        r["gb_per_s"] = nbytes / ns
    if error:
        r["error"] = error
    return r


def missing(library, error):
    """Ends a baseline whose library cannot be imported."""
    print(f"{library} cannot be imported: {error}", file=sys.stderr)
    sys.exit(CANNOT_RUN)


def main(description, measure, options=lambda parser: None):
    """Runs the command line of a baseline; measure(line, samples, seconds) returns a record.

    options(parser) may add arguments; measure then takes the parsed ones too.
    An interrupted run keeps what it has measured. A line that a library cannot
    do is named on stderr and left out; the status is 1 when none is left.
    """
    # A shell that starts this in the background has the signal ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    p = argparse.ArgumentParser(description=description)
    p.add_argument("lines", nargs="*", metavar="OPLINE", help="op lines, as gpubench run takes them")
    p.add_argument("--suite", action="append", default=[], help="a file of op lines; may be given again")
    p.add_argument("--out", help="write the records there instead of to stdout")
    p.add_argument("--samples", type=int, default=30, help="the most samples of a line (default: 30)")
    p.add_argument("--time", type=float, default=0.5, help="stop sampling a line after so many seconds (default: 0.5)")
    own = set(vars(p.parse_args([])))
    options(p)
    a = p.parse_args()
    lines = [Line(t) for t in a.lines] + [line for path in a.suite for line in suite(path)]
    if not lines:
        p.error("give op lines or --suite FILE")
    more = {k: v for k, v in vars(a).items() if k not in own}
    records, interrupted = [], False
    for done, line in enumerate(lines):
        try:
            records.append(measure(line, a.samples, a.time, **more))
        except KeyboardInterrupt:
            interrupted = True
            break
        except Exception as e:  # whatever the library throws: it cannot do this line
            print(f"{line.text}: not measured: {type(e).__name__}: {first_line(e)}", file=sys.stderr)
        if sys.stderr.isatty():
            print(f"\r{done + 1} of {len(lines)}", end="", file=sys.stderr)
    text = json.dumps(records, indent=1) + "\n"
    if a.out:
        with open(a.out, "w", encoding="utf-8") as f:
            f.write(text)
    else:
        sys.stdout.write(text)
    print(f"{len(records)} of {len(lines)} lines measured" + (", then interrupted" if interrupted else ""), file=sys.stderr)
    sys.exit(130 if interrupted else 0 if records else 1)


def first_line(error):
    return (str(error).strip().splitlines() or [""])[0]
