#!/usr/bin/env python3
"""NumPy's time of what the benchmarks Insert and SearchedStore of tensor do.

    bench/peers/insert.py
    WEFT_DEVICE=host go test ./tensor -run '^$' -bench 'Insert|SearchedStore'

Insertions of 100 rows into a store of 131,072 by 256 float32, and ten of 1,000 rows with a search
after each: the median of 200 and of 20, in microseconds. The exit status is 3 without NumPy.
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
    print(f"insert.py: {error}", file=sys.stderr)
    sys.exit(3)

ROWS, COLUMNS, INSERTED, SEARCHED = 131072, 256, 100, 1000


def assign(store, at, rows):
    store[at : at + INSERTED] = rows


def put(store, at, rows):
    places = at + 3 * np.arange(INSERTED, dtype=np.int32)
    store[places] = rows


def mask(store, at, rows):
    where = np.zeros(ROWS, bool)
    where[at : at + 3 * INSERTED : 3] = True
    store[where] = rows[:1]


def searched(store, rows, query):
    for i in range(10):
        store[i * SEARCHED : (i + 1) * SEARCHED] = rows
        scores = (store @ query).reshape(ROWS)
        nearest = np.argpartition(scores, -10)[-10:]
        nearest[np.argsort(-scores[nearest])]


def median(times, run):
    took = []
    for i in range(times):
        start = time.perf_counter()
        run(i)
        took.append((time.perf_counter() - start) * 1e6)
    return statistics.median(took)


def main():
    store = np.sin(np.arange(ROWS * COLUMNS, dtype=np.float32) * np.float32(1e-7)).reshape(ROWS, COLUMNS)
    rows = np.ones((INSERTED, COLUMNS), np.float32)
    print(f"NumPy {np.__version__}, medians in microseconds")
    for way in (assign, put, mask):
        print(f"{way.__name__:10}{median(200, lambda i: way(store, i * 997 % (ROWS - 3 * INSERTED), rows)):12.1f}")
    rows, query = np.ones((SEARCHED, COLUMNS), np.float32), np.ones((COLUMNS, 1), np.float32)
    print(f"{'searched':10}{median(20, lambda i: searched(store, rows, query)):12.1f}")


if __name__ == "__main__":
    main()
