#!/usr/bin/env python3
"""JAX's times of op lines, each under jax.jit, in the records of gpubench run, for gpubench compare.

    bench/peers/jax.py --suite bench/suites/default.txt --out jax.json
    gpubench compare jax.json weft.json

On JAX's default device. Operands and results rotate over four times the
last-level cache. The time is that of a call and block_until_ready: JAX tells no
time of the GPU's own, so wall times are compared. float32 products are
float32's own, without TF32.
"""

import os
import platform
import sys

# This file is called as the package is, and must not hide it; nor may the
# folder stay on the path, where libraries would find it for NumPy or PyTorch.
_here = os.path.dirname(os.path.abspath(__file__))
sys.path = [p for p in sys.path if os.path.abspath(p or ".") != _here]
# Else JAX takes three quarters of the GPU's memory at once, also from others.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
try:
    import jax  # noqa: E402
except ImportError as error:
    jax = error
sys.path.append(_here)
import oplines  # noqa: E402

sys.path.remove(_here)
if isinstance(jax, ImportError):
    oplines.missing("JAX", jax)

import jax.numpy as jnp  # noqa: E402

GPU_CACHE = 96 << 20  # taken for the last-level cache of a GPU, which JAX does not tell, as gpubench does


def layer_norm(x, scale=None, bias=None, axis=-1, eps=1e-5):
    y = (x - x.mean(axis, keepdims=True)) * jax.lax.rsqrt(x.var(axis, keepdims=True) + eps)
    y = y if scale is None else y * scale
    return y if bias is None else y + bias


def rms_norm(x, scale=None, axis=-1, eps=1e-5):
    y = x * jax.lax.rsqrt(jnp.mean(x * x, axis=axis, keepdims=True) + eps)
    return y if scale is None else y * scale


def topk(x, k, axis=-1, mode="largest"):
    x = jnp.moveaxis(x, axis, -1)
    values = jax.lax.top_k(x, k)[0] if mode == "largest" else -jax.lax.top_k(-x, k)[0]
    return jnp.moveaxis(values, -1, axis)


def ordered(f):
    def g(x, axis=-1, descending=False):
        y = f(x, axis=axis)
        return jnp.flip(y, axis) if descending else y
    return g


def cast(x, to):
    return x.astype(oplines.DTYPES[to])


def as_tuple(x):
    return x if isinstance(x, tuple) else (x,)


def variance(f):
    return lambda x, axis=None, keepdims=False, correction=0: f(x, axis=axis, keepdims=keepdims, ddof=correction)


FUNCTIONS = {
    "add": jnp.add, "sub": jnp.subtract, "mul": jnp.multiply, "div": jnp.divide, "neg": jnp.negative, "abs": jnp.abs,
    "sqrt": jnp.sqrt, "square": jnp.square, "reciprocal": jnp.reciprocal, "rsqrt": jax.lax.rsqrt,
    "maximum": jnp.maximum, "minimum": jnp.minimum, "exp": jnp.exp, "exp2": jnp.exp2, "expm1": jnp.expm1, "log": jnp.log,
    "log2": jnp.log2, "log10": jnp.log10, "log1p": jnp.log1p, "pow": jnp.power, "sin": jnp.sin, "cos": jnp.cos,
    "tan": jnp.tan, "asin": jnp.arcsin, "acos": jnp.arccos, "atan": jnp.arctan, "atan2": jnp.arctan2, "sinh": jnp.sinh,
    "cosh": jnp.cosh, "tanh": jnp.tanh, "asinh": jnp.arcsinh, "acosh": jnp.arccosh, "atanh": jnp.arctanh,
    "erf": jax.lax.erf, "erfc": jax.lax.erfc, "hypot": jnp.hypot, "logaddexp": jnp.logaddexp, "cbrt": jnp.cbrt,
    "sigmoid": jax.nn.sigmoid, "softplus": jax.nn.softplus, "gelu": lambda x: jax.nn.gelu(x, approximate=False),
    "gelu_tanh": lambda x: jax.nn.gelu(x, approximate=True), "relu": jax.nn.relu, "silu": jax.nn.silu,
    "leaky_relu": lambda x, slope=0.01: jax.nn.leaky_relu(x, slope),
    "less": jnp.less, "less_equal": jnp.less_equal, "greater": jnp.greater, "greater_equal": jnp.greater_equal,
    "equal": jnp.equal, "not_equal": jnp.not_equal, "logical_and": jnp.logical_and, "logical_or": jnp.logical_or,
    "logical_xor": jnp.logical_xor, "logical_not": jnp.logical_not, "bitwise_and": jnp.bitwise_and,
    "bitwise_or": jnp.bitwise_or, "bitwise_xor": jnp.bitwise_xor, "bitwise_invert": jnp.invert,
    "floor": jnp.floor, "ceil": jnp.ceil, "trunc": jnp.trunc, "round": jnp.round, "sign": jnp.sign, "signbit": jnp.signbit,
    "isnan": jnp.isnan, "isinf": jnp.isinf, "isfinite": jnp.isfinite, "floor_divide": jnp.floor_divide,
    "remainder": jnp.remainder, "fmod": jnp.fmod, "copysign": jnp.copysign, "nextafter": jnp.nextafter,
    "where": jnp.where, "fma": lambda a, b, c: a * b + c, "clip": jnp.clip,
    "sum": jnp.sum, "prod": jnp.prod, "mean": jnp.mean, "max": jnp.max, "min": jnp.min, "any": jnp.any, "all": jnp.all,
    "var": variance(jnp.var), "std": variance(jnp.std), "argmax": jnp.argmax, "argmin": jnp.argmin,
    "count_nonzero": jnp.count_nonzero, "logsumexp": jax.nn.logsumexp,
    "softmax": lambda x, axis=-1: jax.nn.softmax(x, axis), "log_softmax": lambda x, axis=-1: jax.nn.log_softmax(x, axis),
    "layer_norm": layer_norm, "rms_norm": rms_norm,
    "cumulative_sum": jnp.cumsum, "cumulative_prod": jnp.cumprod,
    "cumulative_max": lambda x, axis=0: jax.lax.cummax(x, axis), "cumulative_min": lambda x, axis=0: jax.lax.cummin(x, axis),
    "take": lambda x, i, axis=0: jnp.take(x, i, axis=axis, mode="clip"),
    "take_along_axis": lambda x, i, axis=0: jnp.take_along_axis(x, i, axis=axis, mode="clip"),
    "concat": lambda *x, axis=0: jnp.concatenate(x, axis), "stack": lambda *x, axis=0: jnp.stack(x, axis),
    "matmul": lambda a, b, fast=False: jnp.matmul(a, b), "outer": jnp.outer, "vecdot": lambda a, b, axis=-1: jnp.vecdot(a, b, axis=axis),
    "einsum": lambda *x, equation: jnp.einsum(equation, *x),
    "sort": ordered(jnp.sort), "argsort": lambda x, axis=-1, descending=False: jnp.argsort(x, axis=axis, descending=descending),
    "topk": topk, "permute_dims": lambda x, perm=None: jnp.transpose(x, perm), "flip": jnp.flip,
    "roll": lambda x, shift, axis=None: jnp.roll(x, shift, axis), "tile": lambda x, repetitions: jnp.tile(x, repetitions),
    "cast": cast, "assign": lambda x, y, at: x.at[at].set(y), "index": lambda x, at: x[at],
    "broadcast_to": lambda x, shape: jnp.broadcast_to(x, as_tuple(shape)),
    "tril": lambda x, k=0: jnp.tril(x, k), "triu": lambda x, k=0: jnp.triu(x, k),
}


class Operands:
    """Draws unit data: floats in [-1, 1), small integers; an index operand counts up to limit."""

    def __init__(self):
        self.key = jax.random.key(1)

    def __call__(self, dtype, shape, limit):
        self.key, key = jax.random.split(self.key)
        kind = jnp.dtype(oplines.DTYPES[dtype])
        if limit:
            return jax.random.randint(key, shape, 0, limit).astype(kind)
        if jnp.issubdtype(kind, jnp.complexfloating):
            real = jnp.float32 if dtype == "c64" else jnp.float64
            parts = jax.random.uniform(key, (2, *shape), real, -1, 1)
            return jax.lax.complex(parts[0], parts[1])
        if jnp.issubdtype(kind, jnp.floating):
            drawn = jnp.float64 if dtype == "f64" else jnp.float32
            return jax.random.uniform(key, shape, drawn, -1, 1).astype(kind)
        if dtype == "bool":
            return jax.random.bernoulli(key, shape=shape)
        return jax.random.randint(key, shape, 0 if dtype.startswith("u") else -8, 8).astype(kind)


def cache_and_memory(place):
    """Bytes of the last-level cache and of the device's memory (0: unknown)."""
    if place.platform == "cpu":
        return oplines.last_level_cache(), 0
    return GPU_CACHE, (place.memory_stats() or {}).get("bytes_limit", 0)


def measure(line, samples, seconds):
    place = jax.devices()[0]
    sets = oplines.rotated(line, Operands(), lambda x: x.nbytes, *cache_and_memory(place))
    f = jax.jit(oplines.function(line, FUNCTIONS))
    results = [None] * len(sets)

    def call(i):
        slot = i % len(sets)
        results[slot] = None
        results[slot] = f(*sets[slot])
        results[slot].block_until_ready()

    jax.block_until_ready(sets)
    call(0)
    nbytes = sum(x.nbytes for x in sets[0]) + results[0].nbytes
    wall = oplines.sample(call, samples, seconds)
    name = platform.processor() or platform.machine() if place.platform == "cpu" else place.device_kind
    return oplines.record(line, name, f"JAX {jax.__version__} jit, {place.platform}", wall, nbytes)


if __name__ == "__main__":
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_default_matmul_precision", "highest")
    oplines.main(__doc__.splitlines()[0], measure)
