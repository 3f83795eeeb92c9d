#!/usr/bin/env python3
"""Compares hostref's results with NumPy's: compare.py FOLDER

FOLDER holds manifest.json and one .npy file for each dtype. What a result should
be is in references.py. Prints a JSON report: the operators with their cases,
elements compared and elements left out by reason, and every difference.
"""

import json
import os
import sys
import warnings

import numpy as np

import accuracy
import lines
import references


class Case:
    """One case, as references see it."""

    def __init__(self, record, arrays):
        self.record = record
        by_name = {p["name"]: arrays.array(p) for p in record["operands"]}
        self.name, self.args, self.keys = lines.call(record["line"], by_name)
        self.result = arrays.array(record["result"])
        self.bound = record["bound"]
        self.out = []  # (where, reason)
        self.reduced = np.zeros((), bool)  # what is beyond the range

    @property
    def common(self):
        """The dtype that the operands promote to."""
        return np.result_type(*[a.dtype for a in self.args])

    def leave_out(self, where, reason):
        """Elements that are not compared: a mask that broadcasts to the result."""
        where = np.broadcast_to(where, self.result.shape)
        if where.any():
            self.out.append((where, reason))


class Arrays:
    """The arrays of a folder."""

    def __init__(self, folder):
        self.folder, self.files = folder, {}

    def array(self, place):
        name = place["dtype"]
        if name not in self.files:
            self.files[name] = np.load(os.path.join(self.folder, name + ".npy"))
        shape = tuple(place["shape"] or ())
        n = int(np.prod(shape, dtype=np.int64))
        return self.files[name][place["at"]:place["at"] + n].reshape(shape)


def equal(got, want, signed):
    """Where two arrays of a dtype are the same: any NaN is NaN, zeros have signs where signed says so."""
    good = got == want
    if got.dtype.kind == "c":
        return equal(got.real, want.real, signed) & equal(got.imag, want.imag, signed)
    if got.dtype.kind == "f":
        if signed:
            good &= (got != 0) | (np.signbit(got) == np.signbit(want))
        good |= np.isnan(got) & np.isnan(want)
    return good


def finite(operands, shape):
    """Where all operands of an element are finite; nowhere if they are not one for one."""
    try:
        return np.logical_and.reduce([np.broadcast_to(np.isfinite(a), shape) for a in operands])
    except ValueError:
        return np.zeros(shape, bool)


def difference(case, want):
    """What is wrong with a case, None if nothing, and how many elements were compared."""
    got, signed = case.result, True
    if isinstance(want, references.Unsigned):
        want, signed = want.value, False
    near = isinstance(want, accuracy.Near)
    value = want.value if near else np.asarray(want)
    dtype = want.dtype if near else value.dtype
    if got.dtype != dtype:
        return f"the result is of {got.dtype}, and NumPy's of {dtype}", 0
    if got.shape != value.shape:
        return f"the result has shape {got.shape}, and NumPy's {value.shape}", 0
    if near:
        want.overflows = finite(case.args, got.shape)
        case.reduced = accuracy.beyond(want)
    good = accuracy.close(got, want) if near else equal(got, value, signed)
    skipped = np.zeros(got.shape, bool)
    for where, _ in case.out:
        skipped |= where
    bad = ~good & ~skipped
    if not bad.any():
        return None, got.size - int(skipped.sum())
    at = np.unravel_index(np.argmax(bad), bad.shape)
    operands = []
    for a in case.args:
        try:
            operands.append(repr(np.broadcast_to(a, got.shape)[at]))
        except ValueError:
            operands.append(f"an array of shape {a.shape}")
    what = f"{int(bad.sum())} of {got.size} elements differ; at {[int(i) for i in at]} it is {got[at]!r}, and should be {value[at]!r}"
    if near:
        what += f" give or take {float(np.broadcast_to(want.tolerance, got.shape)[at]):.3g}"
    return what + " (operands " + ", ".join(operands) + ")", got.size


def run(record, arrays, report):
    case = Case(record, arrays)
    entry = references.TABLE.get(case.name)
    if entry is None:
        return
    r = report["operators"].setdefault(case.name, {"how": entry.how, "cases": 0, "elements": 0, "left_out": {}})
    r["cases"] += 1
    try:
        with np.errstate(all="ignore"):
            what, compared = difference(case, entry.function(case))
    except Exception as e:
        what, compared = f"references.py: {type(e).__name__}: {e}", 0
    r["elements"] += compared
    case.leave_out(case.reduced, "complex result beyond the range: compared are only that a part is infinite and the signs")
    for where, reason in case.out:
        r["left_out"][reason] = r["left_out"].get(reason, 0) + int(where.sum())
    if what:
        report["failed"] += 1
        report["failures"].append({"line": record["line"], "data": record["data"], "what": what})


def main(folder):
    warnings.simplefilter("ignore")
    arrays = Arrays(folder)
    with open(os.path.join(folder, "manifest.json"), encoding="utf-8") as f:
        records = json.load(f)
    report = {"numpy": np.__version__, "operators": {}, "without": references.WITHOUT, "failures": [], "failed": 0}
    for record in records:
        run(record, arrays, report)
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
