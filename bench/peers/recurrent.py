#!/usr/bin/env python3
"""NumPy's time of the steps that the benchmark RecurrentStep of tensor takes.

    bench/peers/recurrent.py
    WEFT_DEVICE=lavapipe go test ./tensor -run '^$' -bench RecurrentStep

A step of two LSTM layers and a softmax, one element of a sequence at a time: the best and the
median of 200 times 20 steps, in microseconds a step. The exit status is 3 without NumPy.
"""

import os
import statistics
import sys
import time

# numpy.py beside this file must not hide the package.
_here = os.path.dirname(os.path.abspath(__file__))
sys.path = [p for p in sys.path if os.path.abspath(p or ".") != _here]
try:
    import numpy as np  # noqa: E402
except ImportError as error:
    print(f"recurrent.py: {error}", file=sys.stderr)
    sys.exit(3)

INPUT, HIDDEN, OUT, LAYERS = 64, 128, 32, 2


def weights(rows, columns):
    return (np.sin(np.arange(rows * columns, dtype=np.float32) * np.float32(0.37)) * np.float32(0.1)).reshape(rows, columns)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


W = [weights(INPUT if layer == 0 else HIDDEN, 4 * HIDDEN) for layer in range(LAYERS)]
U = [weights(HIDDEN, 4 * HIDDEN) for _ in range(LAYERS)]
LAST = weights(HIDDEN, OUT)


def step(x, states):
    after = []
    for w, u, (h, c) in zip(W, U, states):
        i, f, g, o = np.split(x @ w + h @ u, 4, axis=1)
        c = sigmoid(i) * c + sigmoid(f) * np.tanh(g)
        x = sigmoid(o) * np.tanh(c)
        after.append((x, c))
    e = x @ LAST
    e = np.exp(e - e.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True), after


def main():
    x = np.ones((1, INPUT), np.float32)
    states = [(np.zeros((1, HIDDEN), np.float32), np.zeros((1, HIDDEN), np.float32)) for _ in range(LAYERS)]
    times = []
    for _ in range(200):
        start = time.perf_counter()
        for _ in range(20):
            _, states = step(x, states)
        times.append((time.perf_counter() - start) / 20 * 1e6)
    print(f"NumPy {np.__version__}: best {min(times):.1f} us, median {statistics.median(times):.1f} us a step")


if __name__ == "__main__":
    main()
