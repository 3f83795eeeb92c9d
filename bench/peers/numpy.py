#!/usr/bin/env python3
"""NumPy's times of op lines, in the records of gpubench run, for gpubench compare.

    bench/peers/numpy.py --suite bench/suites/default.txt --out numpy.json
    gpubench compare numpy.json weft.json

Operands rotate over four times the last-level cache. A line of one universal
function writes to memory that is there already, which is NumPy at its best;
other lines take what NumPy returns.
"""

import os
import sys

# This file is called as the package is, and must not hide it.
_here = os.path.dirname(os.path.abspath(__file__))
sys.path = [p for p in sys.path if os.path.abspath(p or ".") != _here]
try:
    import numpy as np  # noqa: E402
except ImportError as error:
    np = error
sys.path.append(_here)
import oplines  # noqa: E402

sys.path.remove(_here)
if isinstance(np, ImportError):
    oplines.missing("NumPy", np)

UFUNCS = {
    "bitwise_xor": np.bitwise_xor, "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "neg": np.negative, "abs": np.abs, "sqrt": np.sqrt, "square": np.square,
    "maximum": np.maximum, "minimum": np.minimum, "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "log": np.log,
    "log2": np.log2, "log10": np.log10, "log1p": np.log1p, "sin": np.sin, "cos": np.cos, "tan": np.tan, "tanh": np.tanh,
    "sinh": np.sinh, "cosh": np.cosh, "pow": np.power, "atan2": np.arctan2, "hypot": np.hypot, "cbrt": np.cbrt,
    "less": np.less, "greater": np.greater, "equal": np.equal, "logical_and": np.logical_and, "logical_or": np.logical_or,
    "floor": np.floor, "ceil": np.ceil, "trunc": np.trunc, "round": np.rint, "sign": np.sign, "signbit": np.signbit,
    "floor_divide": np.floor_divide, "remainder": np.remainder, "fmod": np.fmod, "copysign": np.copysign,
    "logaddexp": np.logaddexp, "isnan": np.isnan, "isinf": np.isinf, "isfinite": np.isfinite, "reciprocal": np.reciprocal,
}


def softmax(x, axis=-1):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    e /= e.sum(axis=axis, keepdims=True)
    return e


def log_softmax(x, axis=-1):
    shifted = x - x.max(axis=axis, keepdims=True)
    shifted -= np.log(np.exp(shifted).sum(axis=axis, keepdims=True))
    return shifted


def layer_norm(x, *affine, axis=-1, eps=1e-5):
    centred = x - x.mean(axis=axis, keepdims=True)
    y = centred / np.sqrt((centred * centred).mean(axis=axis, keepdims=True) + x.dtype.type(eps))
    if affine:
        y = y * affine[0]
    return y + affine[1] if len(affine) > 1 else y


def rms_norm(x, *scale, axis=-1, eps=1e-5):
    y = x / np.sqrt((x * x).mean(axis=axis, keepdims=True) + x.dtype.type(eps))
    return y * scale[0] if scale else y


def cast(x, to):
    return x.astype(oplines.DTYPES.get(to, to))


def assign(x, y, at):
    x = x.copy()
    x[at] = y
    return x


def topk(x, k=1, axis=-1):
    return -np.partition(-x, k - 1, axis=axis).take(range(k), axis=axis)


FUNCTIONS = {
    "where": np.where, "relu": lambda x: np.maximum(x, x.dtype.type(0)), "fma": lambda a, b, c: a * b + c,
    "sum": np.sum, "prod": np.prod, "max": np.max, "min": np.min, "mean": np.mean, "any": np.any, "all": np.all,
    "var": lambda x, axis=None, keepdims=False, correction=0: np.var(x, axis=axis, keepdims=keepdims, ddof=correction),
    "std": lambda x, axis=None, keepdims=False, correction=0: np.std(x, axis=axis, keepdims=keepdims, ddof=correction),
    "argmax": np.argmax, "argmin": np.argmin, "count_nonzero": np.count_nonzero,
    "softmax": softmax, "log_softmax": log_softmax, "layer_norm": layer_norm, "rms_norm": rms_norm,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)), "rsqrt": lambda x: 1 / np.sqrt(x), "clip": np.clip,
    "cumulative_sum": np.cumsum, "cumulative_prod": np.cumprod,
    "take": np.take, "concat": lambda *x, axis=0: np.concatenate(x, axis=axis), "stack": lambda *x, axis=0: np.stack(x, axis=axis),
    "matmul": lambda a, b, fast=False: np.matmul(a, b), "outer": np.outer, "vecdot": lambda a, b: (a * b).sum(-1),
    "sort": np.sort, "argsort": lambda x, axis=-1: np.argsort(x, axis=axis, kind="stable"), "topk": topk,
    "permute_dims": lambda x, perm=None: np.ascontiguousarray(x.transpose(perm)),
    "flip": lambda x, axis=None: np.ascontiguousarray(np.flip(x, axis)),
    "roll": lambda x, shift=0, axis=None: np.roll(x, shift, axis), "tile": lambda x, reps=1: np.tile(x, reps),
    "copy": np.copy, "cast": cast, "broadcast_to": lambda x, shape: np.ascontiguousarray(np.broadcast_to(x, shape)),
    "assign": assign, "reshape": lambda x, shape: np.reshape(x, shape).copy(),
}


def operand(rng, dtype, shape, limit):
    """Unit data: floats in [-1, 1), small integers; an index operand counts up to limit."""
    kind = np.dtype(oplines.DTYPES[dtype])
    if limit:
        return rng.integers(0, limit, shape).astype(kind)
    if kind.kind == "f":
        return (rng.random(shape, np.float32) * 2 - 1).astype(kind)
    if kind.kind == "c":
        return (rng.random(shape) * 2 - 1 + 1j * (rng.random(shape) * 2 - 1)).astype(kind)
    if kind.kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    return rng.integers(0 if kind.kind == "u" else -8, 8, shape).astype(kind)


def calls(line, sets):
    """A function of the sample's number that does the line's work."""
    if line.op in UFUNCS:
        f = UFUNCS[line.op]
        first = f(*sets[0])
        outs = [np.empty_like(first) for _ in sets]
        for o in outs:
            o.fill(0)
        return lambda i: f(*sets[i % len(sets)], out=outs[i % len(sets)])
    f = oplines.function(line, {**UFUNCS, **FUNCTIONS})
    if oplines.ends_in_view(line):
        return lambda i: np.ascontiguousarray(f(*sets[i % len(sets)]))
    return lambda i: f(*sets[i % len(sets)])


def measure(line, samples, seconds):
    rng = np.random.default_rng(1)
    sets = oplines.rotated(line, lambda *a: operand(rng, *a), lambda x: x.nbytes, oplines.last_level_cache(), copy=np.copy)
    with np.errstate(all="ignore"):
        call = calls(line, sets)
        result = call(0)
        taken = oplines.sample(call, samples, seconds)
    nbytes = sum(a.nbytes for a in sets[0]) + np.asarray(result).nbytes
    return oplines.record(line, "NumPy", f"NumPy {np.__version__}", taken, nbytes)


if __name__ == "__main__":
    oplines.main(__doc__.splitlines()[0], measure)
