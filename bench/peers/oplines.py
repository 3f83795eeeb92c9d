"""Reads Weft's op lines for the baselines of this folder: operands, keys, data and timing.

A baseline gives `run` a table of functions by operator name; every function
takes arrays and the line's keys, as `gpubench ops` lists them.
"""

import argparse
import json
import os
import re
import shlex
import sys
import time

DTYPES = {
    "bool": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "u8": "uint8", "u16": "uint16", "u32": "uint32", "u64": "uint64",
    "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64", "c64": "complex64", "c128": "complex128",
}


class Line:
    """One op line: its text, operator or expression, operands and keys."""

    def __init__(self, text):
        words = shlex.split(text, comments=True)
        self.text = " ".join(quoted(w) for w in words)
        self.op = words[0]
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


def suite(path):
    with open(path, encoding="utf-8-sig") as f:
        return [Line(t) for t in f if shlex.split(t, comments=True)]


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


def record(line, device, driver, samples, nbytes, error=""):
    r = {
        "line": line.text, "op": line.op, "dtype": line.dtype, "shapes": [list(s) for _, _, s in line.operands],
        "device": device, "driver": driver, "samples": len(samples),
        "wall_ns": summary(samples) if samples else {"min": 0, "median": 0, "p90": 0}, "gpu_ns": None,
        "bytes": nbytes, "flops": 0, "gb_per_s": 0, "gflop_per_s": 0,
        "roofline_gb_per_s": 0, "roofline_fraction": 0, "kernels": 0, "verified": False, "max_ulp": 0,
    }
    if samples and r["wall_ns"]["median"]:
        r["gb_per_s"] = nbytes / r["wall_ns"]["median"]
    if error:
        r["error"] = error
    return r


def main(description, measure):
    """Runs the command line of a baseline; measure(line, samples, seconds) returns a record."""
    p = argparse.ArgumentParser(description=description)
    p.add_argument("lines", nargs="*", metavar="OPLINE", help="op lines, as gpubench run takes them")
    p.add_argument("--suite", help="a file of op lines")
    p.add_argument("--out", help="write the records there instead of to stdout")
    p.add_argument("--samples", type=int, default=30, help="the most samples of a line (default: 30)")
    p.add_argument("--time", type=float, default=0.5, help="stop sampling a line after so many seconds (default: 0.5)")
    a = p.parse_args()
    lines = [Line(t) for t in a.lines] + (suite(a.suite) if a.suite else [])
    if not lines:
        p.error("give op lines or --suite FILE")
    records = []
    for line in lines:
        try:
            records.append(measure(line, a.samples, a.time))
        except (KeyError, NotImplementedError) as e:
            print(f"{line.text}: not measured: {e}", file=sys.stderr)
        if sys.stderr.isatty():
            print(f"\r{len(records)} of {len(lines)}", end="", file=sys.stderr)
    text = json.dumps(records, indent=1) + "\n"
    if a.out:
        with open(a.out, "w", encoding="utf-8") as f:
            f.write(text)
    else:
        sys.stdout.write(text)
