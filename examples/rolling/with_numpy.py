import numpy as np
from peers import noise

WINDOW, SERIES, FAR = 64, 8, 1.7


def rolling_mean(x):
    sums = np.cumsum(x, axis=0, dtype=float)
    sums[WINDOW:] -= sums[:-WINDOW].copy()
    return sums[WINDOW - 1 :] / WINDOW


def prepare(size):
    x = noise(1, size, SERIES)

    def run():
        average = rolling_mean(x)
        variance = rolling_mean(x.astype(float) ** 2) - average**2
        mean, deviation = average.astype(np.float32), np.sqrt(variance).astype(np.float32)
        distance = (x[WINDOW - 1 :] - mean) / deviation
        return {"mean": mean, "deviation": deviation, "distance": distance, "outliers": np.count_nonzero(np.abs(distance) > FAR, axis=0)}

    return run
