import numpy as np
from peers import noise

LENGTH, VARIANCE, PLACES = 0.4, 0.04, 50


def kernel(x, y):
    return np.exp((x[:, None] - y) ** 2 * (-0.5 / LENGTH**2))


def prepare(size):
    x, at = np.linspace(0, 6, size), np.linspace(0, 7, PLACES)
    y = np.sin(x) + np.cos(x * 3) * 0.5 + noise(1, size).astype(float) * np.sqrt(VARIANCE)

    def run():
        factor = np.linalg.cholesky(kernel(x, x) + VARIANCE * np.eye(size))
        weights = np.linalg.solve(factor.T, np.linalg.solve(factor, y))
        across = kernel(at, x)
        known = np.linalg.solve(factor, across.T)
        band = 2 * np.sqrt(1 - (known**2).sum(0))
        log = -0.5 * y @ weights - np.log(np.diagonal(factor)).sum() - size / 2 * np.log(2 * np.pi)
        return {"means": across @ weights, "bands": band, "likelihood": np.array([log])}

    return run
