#!/usr/bin/env python3
"""PyTorch's times of op lines, in the records of gpubench run, for gpubench compare.

    bench/peers/torch.py --suite bench/suites/default.txt --out torch.json
    bench/peers/torch.py --compile --suite bench/suites/default.txt --out compiled.json
    gpubench compare torch.json weft.json

On the first CUDA (or ROCm) device, else on the CPU. Operands and results rotate
over four times the last-level cache. Wall time is that of a call and the wait
for it; the GPU's own time lies between two events around the call, which is
queued behind other work, so that the launches of its kernels are not what is
measured. float32 products are float32's own, without TF32.
"""

import os
import platform
import sys

# This file is called as the package is, and must not hide it; nor may the
# folder stay on the path, where libraries would find it for NumPy or JAX.
_here = os.path.dirname(os.path.abspath(__file__))
sys.path = [p for p in sys.path if os.path.abspath(p or ".") != _here]
try:
    import torch  # noqa: E402
except ImportError as error:
    torch = error
sys.path.append(_here)
import oplines  # noqa: E402

sys.path.remove(_here)
if isinstance(torch, ImportError):
    oplines.missing("PyTorch", torch)

import torch.nn.functional as F  # noqa: E402

GPU = torch.cuda.is_available()
PLACE = "cuda" if GPU else "cpu"
GPU_CACHE = 96 << 20  # taken for the last-level cache of a GPU with a smaller one, as gpubench does
LEAD_BYTES = 256 << 20  # read before each event pair: longer than it takes to launch what follows


def pair(f, of_number):
    """A function of two tensors, of which the second may be a number."""
    return lambda a, b: f(a, b) if torch.is_tensor(b) else of_number(a, b)


def over(f, key="dim"):
    """A reduction along any axes, or along all."""
    def g(x, axis=None, keepdims=False, **more):
        if axis is None:
            axis = tuple(range(x.dim()))
        return f(x, **{key: axis}, keepdim=keepdims, **more)
    return g


def along(f):
    """A function along one axis, or along all in row-major order."""
    def g(x, axis=None, keepdims=False):
        if axis is None:
            y = f(x.flatten(), dim=0)
            return y.reshape([1] * x.dim()) if keepdims else y
        return f(x, dim=axis, keepdim=keepdims)
    return g


def last_axes(x, axis):
    """The axes to normalise along as F.layer_norm wants them, the last of x."""
    axes = sorted(a % x.dim() for a in (axis if isinstance(axis, tuple) else (axis,)))
    if axes != list(range(x.dim() - len(axes), x.dim())):
        raise NotImplementedError("PyTorch normalises along the last axes")
    return x.shape[axes[0]:]


def layer_norm(x, scale=None, bias=None, axis=-1, eps=1e-5):
    return F.layer_norm(x, last_axes(x, axis), scale, bias, eps)


def rms_norm(x, scale=None, axis=-1, eps=1e-5):
    return F.rms_norm(x, last_axes(x, axis), scale, eps)


def take(x, indices, axis=0):
    if indices.dim() == 1:
        return torch.index_select(x, axis, indices)
    axis %= x.dim()
    return torch.index_select(x, axis, indices.flatten()).unflatten(axis, indices.shape)


def assign(x, y, at):
    x = x.clone()
    x[at] = y
    return x


def cast(x, to):
    return x.to(getattr(torch, oplines.DTYPES[to]))


def scan(f):
    return lambda x, axis=0: f(x, dim=axis)


FUNCTIONS = {
    "add": torch.add, "sub": torch.sub, "mul": torch.mul, "div": torch.div, "neg": torch.neg, "abs": torch.abs,
    "sqrt": torch.sqrt, "square": torch.square, "reciprocal": torch.reciprocal, "rsqrt": torch.rsqrt,
    "maximum": pair(torch.maximum, torch.clamp_min), "minimum": pair(torch.minimum, torch.clamp_max),
    "exp": torch.exp, "exp2": torch.exp2, "expm1": torch.expm1, "log": torch.log, "log2": torch.log2,
    "log10": torch.log10, "log1p": torch.log1p, "pow": torch.pow, "sin": torch.sin, "cos": torch.cos, "tan": torch.tan,
    "asin": torch.asin, "acos": torch.acos, "atan": torch.atan, "atan2": torch.atan2, "sinh": torch.sinh,
    "cosh": torch.cosh, "tanh": torch.tanh, "asinh": torch.asinh, "acosh": torch.acosh, "atanh": torch.atanh,
    "erf": torch.erf, "erfc": torch.erfc, "hypot": torch.hypot, "logaddexp": torch.logaddexp, "xlogy": torch.xlogy,
    "sigmoid": torch.sigmoid, "softplus": F.softplus, "gelu": F.gelu, "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    "relu": torch.relu, "silu": F.silu, "mish": F.mish, "leaky_relu": lambda x, slope=0.01: F.leaky_relu(x, slope),
    "less": torch.lt, "less_equal": torch.le, "greater": torch.gt, "greater_equal": torch.ge, "equal": torch.eq,
    "not_equal": torch.ne, "logical_and": torch.logical_and, "logical_or": torch.logical_or,
    "logical_xor": torch.logical_xor, "logical_not": torch.logical_not, "bitwise_and": torch.bitwise_and,
    "bitwise_or": torch.bitwise_or, "bitwise_xor": torch.bitwise_xor, "bitwise_invert": torch.bitwise_not,
    "floor": torch.floor, "ceil": torch.ceil, "trunc": torch.trunc, "round": torch.round, "sign": torch.sign,
    "signbit": torch.signbit, "isnan": torch.isnan, "isinf": torch.isinf, "isfinite": torch.isfinite,
    "floor_divide": torch.floor_divide, "remainder": torch.remainder, "fmod": torch.fmod, "copysign": torch.copysign,
    "nextafter": torch.nextafter, "where": torch.where, "fma": lambda a, b, c: torch.addcmul(c, a, b), "clip": torch.clamp,
    "sum": over(torch.sum), "mean": over(torch.mean), "max": over(torch.amax), "min": over(torch.amin),
    "var": lambda x, axis=None, keepdims=False, correction=0: torch.var(x, axis, correction=correction, keepdim=keepdims),
    "std": lambda x, axis=None, keepdims=False, correction=0: torch.std(x, axis, correction=correction, keepdim=keepdims),
    "logsumexp": over(torch.logsumexp), "prod": along(torch.prod), "argmax": along(torch.argmax), "argmin": along(torch.argmin),
    "any": along(torch.any), "all": along(torch.all), "count_nonzero": lambda x, axis=None: torch.count_nonzero(x, axis),
    "softmax": lambda x, axis=-1: torch.softmax(x, axis), "log_softmax": lambda x, axis=-1: torch.log_softmax(x, axis),
    "layer_norm": layer_norm, "rms_norm": rms_norm,
    "cumulative_sum": scan(torch.cumsum), "cumulative_prod": scan(torch.cumprod),
    "cumulative_max": scan(lambda x, dim: torch.cummax(x, dim).values),
    "cumulative_min": scan(lambda x, dim: torch.cummin(x, dim).values),
    "take": take, "take_along_axis": lambda x, i, axis=0: torch.take_along_dim(x, i, axis),
    "concat": lambda *x, axis=0: torch.cat(x, axis), "stack": lambda *x, axis=0: torch.stack(x, axis),
    "matmul": lambda a, b, fast=False: torch.matmul(a, b), "outer": torch.outer, "vecdot": lambda a, b, axis=-1: torch.linalg.vecdot(a, b, dim=axis),
    "einsum": lambda *x, equation: torch.einsum(equation, *x),
    "sort": lambda x, axis=-1, descending=False: torch.sort(x, dim=axis, descending=descending).values,
    "argsort": lambda x, axis=-1, descending=False: torch.argsort(x, dim=axis, descending=descending, stable=True),
    "topk": lambda x, k, axis=-1, mode="largest": torch.topk(x, k, dim=axis, largest=mode == "largest").values,
    "permute_dims": lambda x, perm=None: x.permute(perm or tuple(reversed(range(x.dim())))).contiguous(),
    "flip": lambda x, axis=None: torch.flip(x, tuple(range(x.dim())) if axis is None else as_tuple(axis)),
    "roll": lambda x, shift, axis=None: torch.roll(x, shift, axis),
    "tile": lambda x, repetitions: torch.tile(x, as_tuple(repetitions)),
    "copy": torch.clone, "cast": cast, "assign": assign, "index": lambda x, at: x[at].contiguous(),
    "broadcast_to": lambda x, shape: torch.broadcast_to(x, as_tuple(shape)).contiguous(),
    "reshape": lambda x, shape: torch.reshape(x, as_tuple(shape)).clone(),
    "tril": lambda x, k=0: torch.tril(x, k), "triu": lambda x, k=0: torch.triu(x, k),
}


def as_tuple(x):
    return x if isinstance(x, tuple) else (x,)


def operand(dtype, shape, limit):
    """Unit data: floats in [-1, 1), small integers; an index operand counts up to limit."""
    kind = getattr(torch, oplines.DTYPES[dtype])
    if limit:
        return torch.randint(0, limit, shape, device=PLACE).to(kind)
    if kind.is_complex:
        real = torch.float32 if dtype == "c64" else torch.float64
        return torch.complex(*(torch.rand(shape, dtype=real, device=PLACE) * 2 - 1 for _ in range(2)))
    if kind.is_floating_point:
        drawn = torch.float64 if dtype == "f64" else torch.float32
        return (torch.rand(shape, dtype=drawn, device=PLACE) * 2 - 1).to(kind)
    if dtype == "bool":
        return torch.randint(0, 2, shape, device=PLACE).to(kind)
    return torch.randint(0 if dtype.startswith("u") else -8, 8, shape, device=PLACE).to(kind)


def size(x):
    return x.numel() * x.element_size()


def cache_and_memory():
    """Bytes of the last-level cache and of the device's free memory (0: unknown)."""
    if not GPU:
        return oplines.last_level_cache(), 0
    properties = torch.cuda.get_device_properties(0)
    return max(GPU_CACHE, getattr(properties, "L2_cache_size", 0)), torch.cuda.mem_get_info()[0]


def synchronize():
    if GPU:
        torch.cuda.synchronize()


def gpu_samples(call, count):
    """The GPU's nanoseconds of call(0) to call(count-1)."""
    lead = torch.zeros(LEAD_BYTES // 4, device=PLACE)
    events = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(count)]
    for i, (start, end) in enumerate(events):
        lead.sum()  # the GPU is busy while the host launches what is timed
        start.record()
        call(i)
        end.record()
    torch.cuda.synchronize()
    return [round(start.elapsed_time(end) * 1e6) for start, end in events]


def measure(line, samples, seconds, compile, mode):
    sets = oplines.rotated(line, operand, size, *cache_and_memory())
    f = oplines.function(line, FUNCTIONS)
    if oplines.ends_in_view(line):
        f = contiguous(f)
    if compile:
        torch.compiler.reset()  # else the limit of recompilations would be reached, and lines run uncompiled
        f = torch.compile(f, dynamic=False, mode=mode)
    results = [None] * len(sets)

    def call(i):
        slot = i % len(sets)
        results[slot] = None
        results[slot] = f(*sets[slot])

    def waited(i):
        call(i)
        synchronize()

    with torch.inference_mode():
        waited(0)
        nbytes = sum(size(x) for x in sets[0]) + size(results[0])
        wall = oplines.sample(waited, samples, seconds)
        gpu = gpu_samples(call, len(wall)) if GPU else None
    return oplines.record(line, device(), driver(compile, mode), wall, nbytes, gpu=gpu)


def contiguous(f):
    return lambda *x: f(*x).contiguous()


def device():
    return torch.cuda.get_device_name(0) if GPU else platform.processor() or platform.machine()


def driver(compile, mode):
    how = "eager" if not compile else "torch.compile" if mode == "default" else f"torch.compile {mode}"
    toolkit = f", CUDA {torch.version.cuda}" if torch.version.cuda else f", ROCm {torch.version.hip}" if torch.version.hip else ""
    return f"PyTorch {torch.__version__} {how}{toolkit if GPU else ''}"


def options(parser):
    parser.add_argument("--compile", action="store_true", help="through torch.compile instead of eager")
    parser.add_argument("--mode", default="default", help="torch.compile's mode (default: default)")


if __name__ == "__main__":
    torch.set_float32_matmul_precision("highest")
    torch.manual_seed(1)
    oplines.main(__doc__.splitlines()[0], measure, options)
