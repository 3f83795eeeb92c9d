import numpy as np

ROUNDS = 100


def prepare(size):
    x = np.linspace(-2, 0.5, size, dtype=np.float32)
    y = np.linspace(-1.25, 1.25, size, dtype=np.float32)[:, None]

    def run():
        re, im = np.zeros((2, size, size), np.float32)
        stayed = np.zeros((size, size), np.int32)
        two = np.float32(2)
        for _ in range(ROUNDS):
            re, im = re**2 - im**2 + x, re * im * two + y
            near = re**2 + im**2 <= 4
            stayed += near
            re, im = np.where(near, re, two), np.where(near, im, two)
        return {"counts": stayed}

    return run
