#!/usr/bin/env python3
"""Runs a program of examples/ in its version for NumPy or PyTorch.

    examples/peers.py search --size 20000
    examples/peers.py search --library torch --threads 2 --size 200000 --seconds 2

It prints what the Go program prints with -json: times in nanoseconds, and what
was found. The versions are NAME/with_numpy.py and NAME/with_torch.py: prepare(size)
returns what does the work, and that a dict of results, each an array.
"""

import argparse
import importlib.util
import json
import math
import os
import time

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLES = 200  # of a result are printed


def noise(stream, *shape):
    """Noise of examples/program: numbers in [-1, 1), float32."""
    x = np.arange(math.prod(shape), dtype=np.uint32)
    x += np.uint32(stream * 0x9E3779B9 & 0xFFFFFFFF)
    x ^= x >> 16
    x *= np.uint32(0x7FEB352D)
    x ^= x >> 15
    x *= np.uint32(0x846CA68B)
    x ^= x >> 16
    x >>= 8
    return (x.astype(np.float32) * np.float32(2**-23) - np.float32(1)).reshape(shape)


def found(name, result):
    array = np.asarray(result).ravel()
    step = max(1, -(-array.size // SAMPLES))
    return {"name": name, "count": array.size, "sample": array[::step].astype(float).tolist(), "sum": float(array.sum(dtype=float))}


def load(program, library):
    path = os.path.join(HERE, program, f"with_{library}.py")
    spec = importlib.util.spec_from_file_location(f"with_{library}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def measure(version, size, seconds):
    def once():
        nonlocal start
        start = time.perf_counter_ns()
        run = version.prepare(size)
        return run, run()

    start = 0
    run, results = once()
    times = {"first_ns": time.perf_counter_ns() - start}
    if seconds:
        run, results = once()
        times["again_ns"] = time.perf_counter_ns() - start
    times["runs_ns"] = []
    end = time.perf_counter_ns() + seconds * 1e9
    while time.perf_counter_ns() < end:
        start = time.perf_counter_ns()
        results = run()
        times["runs_ns"].append(time.perf_counter_ns() - start)
    return times, results


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--library", choices=["numpy", "torch"], default="numpy")
    parser.add_argument("--threads", type=int, default=0, help="of PyTorch; 0 is its own choice")
    parser.add_argument("--size", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=0, help="how long to run over and over")
    options = parser.parse_args()
    label = f"NumPy {np.__version__}"
    if options.library == "torch":
        import torch

        if options.threads:
            torch.set_num_threads(options.threads)
        label = f"PyTorch {torch.__version__}, {torch.get_num_threads()} threads"
    version = load(options.program, options.library)
    times, results = measure(version, options.size, options.seconds)
    print(json.dumps({"size": options.size, "library": label, "times": times,
                      "found": [found(name, value) for name, value in results.items()]}))


if __name__ == "__main__":
    import sys

    sys.modules["peers"] = sys.modules["__main__"]  # versions import noise from here
    main()
