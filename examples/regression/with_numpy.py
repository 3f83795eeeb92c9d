import numpy as np
from peers import noise

FEATURES, ROUNDS, RIDGE = 64, 20, 1e-3


def prepare(size):
    raw = noise(1, size, FEATURES).astype(float)
    target = raw @ noise(2, FEATURES).astype(float) + noise(3, size).astype(float)
    scales = np.linspace(0.5, 3.0, FEATURES)

    def run():
        x = raw * scales + 5
        x = (x - x.mean(0)) / x.std(0)
        y = target - target.mean()
        residual = x.T @ y / size
        w, direction, square = np.zeros(FEATURES), residual, residual @ residual
        for _ in range(ROUNDS):
            ahead = x.T @ (x @ direction) / size + direction * RIDGE
            step = square / (direction @ ahead)
            w = w + direction * step
            residual = residual - ahead * step
            smaller = residual @ residual
            direction = residual + direction * (smaller / square)
            square = smaller
        left = y - x @ w
        return {"weights": w, "explained": [1 - left @ left / (y @ y)]}

    return run
