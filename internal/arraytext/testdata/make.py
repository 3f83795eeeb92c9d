"""Writes numpy.json: arrays and how NumPy prints them.

    python3 make.py    with NumPy 1.24
"""
import json

import numpy as np

random = np.random.default_rng(1)


def cases():
    for t in ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]:
        for shape in [(), (1,), (7,), (40,), (3, 4), (2, 3, 4), (0,), (2, 0, 3)]:
            if t == "bool":
                yield random.integers(0, 2, shape).astype(t)
                continue
            info = np.iinfo(t)
            yield random.integers(info.min, info.max, shape, dtype=t, endpoint=True)
            yield random.integers(0, 12, shape).astype(t)
    for t in ["float16", "float32", "float64", "complex64", "complex128"]:
        real = np.dtype(t).type(0).real.dtype

        def make(x, y):
            x = np.asarray(x).astype(real)
            if t.startswith("complex"):
                z = np.zeros(x.shape, t)
                z.real, z.imag = x, np.asarray(y).astype(real)
                return z
            return x.astype(t)

        for shape in [(), (1,), (5,), (30,), (3, 4), (2, 2, 3), (4, 20), (0,)]:
            for scale in [1, 100, 1e-3, 1e-6, 3e4]:
                yield make(random.normal(size=shape) * scale, random.normal(size=shape) * scale)
            whole = lambda: random.integers(-9, 9, shape)
            yield make(whole(), whole())
            yield make(whole() / 4, whole() / 8)
            exponents = lambda: np.ldexp(random.normal(size=shape), random.integers(-12, 12, shape))
            yield make(exponents(), exponents())
        for special in [[0, -0.0], [np.nan, 1.5], [np.inf, -np.inf, 2], [np.nan, np.nan], [np.inf], [-np.inf], [-np.inf, 1e-5, 3],
                        [1e-5], [1e8 if real != np.float16 else 6e4], [123456789.123 if real != np.float16 else 12345], [0.1], [1 / 3, 2 / 3],
                        [99999.5, 0.25], [0.0001, 0.1], [0.00011, 0.11], [1, 1000], [1, 1001], [1e16, 1] if real == np.float64 else [1, 2],
                        [1e300, 1e-300] if real == np.float64 else [1], [5e-324, 1] if real == np.float64 else [1e-7]]:
            yield make(special, special[::-1])
            for x in special:
                yield make(x, 0)
                yield make(x, -x)
    for shape in [(1000,), (1001,), (2000, 2), (2, 600), (6, 7, 30), (7, 7, 7, 7), (1, 1, 5000), (40, 5, 9)]:
        yield np.arange(np.prod(shape)).reshape(shape).astype(np.int32)
        yield (np.arange(np.prod(shape)).reshape(shape) / 8).astype(np.float32)
        yield np.arange(np.prod(shape)).reshape(shape) % 3 == 0


if __name__ == "__main__":
    with np.errstate(all="ignore"), open("numpy.json", "w") as f:
        f.write("[\n" + ",\n".join(json.dumps({
            "dtype": a.dtype.name, "shape": a.shape, "text": str(a),
            **({"data": np.ascontiguousarray(a).tobytes().hex()} if a.size <= 1000 else {"eighths": bool(a.dtype == "f4"), "thirds": bool(a.dtype == "?")})})
            for a in cases()) + "\n]\n")
