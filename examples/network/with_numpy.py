import numpy as np
from peers import noise

INPUTS, CLASSES, BATCHES, BATCH, STEPS, RATE = 28 * 28, 10, 8, 128, 30, np.float32(0.1)


def softmax(x):
    x = np.exp(x - x.max(axis=-1, keepdims=True))
    return x / x.sum(axis=-1, keepdims=True)


def prepare(size):
    signs = np.arange(BATCHES * BATCH) % CLASSES
    pictures = noise(1, CLASSES, INPUTS)[signs] + 4 * noise(2, BATCHES * BATCH, INPUTS)
    initial = noise(3, INPUTS, size) * np.float32(0.05), noise(4, size, CLASSES) * np.float32(0.05)

    def run():
        w1, w2 = (w.copy() for w in initial)
        b1, b2 = np.zeros(size, np.float32), np.zeros(CLASSES, np.float32)
        losses = []
        for step in range(STEPS):
            part = slice(step % BATCHES * BATCH, (step % BATCHES + 1) * BATCH)
            x, target = pictures[part], np.eye(CLASSES, dtype=np.float32)[signs[part]]
            middle = np.tanh(x @ w1 + b1)
            likely = softmax(middle @ w2 + b2)
            losses.append(-np.log((likely * target).sum(axis=-1)).mean())
            gradient = (likely - target) / BATCH
            before = gradient @ w2.T * (1 - middle * middle)
            w2 -= RATE * (middle.T @ gradient)
            b2 -= RATE * gradient.sum(axis=0)
            w1 -= RATE * (x.T @ before)
            b1 -= RATE * before.sum(axis=0)
        return {"losses": losses}

    return run
