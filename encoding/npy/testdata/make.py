"""Writes the files beside it: arrays of every dtype as NumPy saves them, of both byte
orders, in Fortran's order, of format 2.0 and 3.0, and two archives.

    python3 make.py    with NumPy 1.24
"""
import numpy as np
from numpy.lib import format

NAMES = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
         "float16", "float32", "float64", "complex64", "complex128"]


def values(name):
    """0 to 23, some of them halved and negated, in [2, 3, 4]."""
    x = np.arange(24)
    if name == "bool":
        x = x % 3 == 0
    elif name.startswith("int"):
        x = x - 12
    elif name.startswith("float"):
        x = x / 2 - 6
    elif name.startswith("complex"):
        x = x / 2 - 1j * x
    return x.astype(name).reshape(2, 3, 4)


if __name__ == "__main__":
    for name in NAMES:
        np.save(f"{name}.npy", values(name))
        if np.dtype(name).itemsize > 1:
            np.save(f"{name}-big.npy", values(name).astype(np.dtype(name).newbyteorder(">")))
    np.save("fortran.npy", np.asfortranarray(values("float32")))
    np.save("scalar.npy", np.float64(2.5))
    np.save("empty.npy", np.zeros((0, 3), np.int16))
    np.save("bfloat16.npy", (values("float32").view(np.uint32) >> 16).astype(np.uint16).view("V2"))
    for version in (2, 3):
        with open(f"version{version}.npy", "wb") as f:
            format.write_array(f, values("int32"), version=(version, 0))
    np.savez("plain.npz", a=values("float32"), b=np.arange(5))
    np.savez_compressed("small.npz", a=values("float32"), b=np.arange(5))
    np.save("refused-fields.npy", np.zeros(2, [("x", "f4"), ("y", "i2")]))
    np.save("refused-text.npy", np.array(["a", "bc"]))
    np.save("refused-objects.npy", np.array([None, 1]), allow_pickle=True)
    np.save("refused-time.npy", np.array(["2020-01-01"], "M8[D]"))
    np.save("refused-long.npy", np.zeros(2, np.longdouble))
