import math

import numpy as np
from peers import noise

BATCH, WIDTH, HEADS, HIDDEN = 4, 256, 4, 1024


def linear(stream, inputs, outputs):
    scale = np.float32(1 / math.sqrt(inputs))
    weights, bias = noise(stream, inputs, outputs) * scale, noise(stream + 1, outputs) * scale
    return lambda x: x @ weights + bias


def layer_norm(x, scale):
    centred = x - x.mean(axis=-1, keepdims=True)
    return centred / np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + np.float32(1e-5)) * scale


def softmax(x):
    x = np.exp(x - x.max(axis=-1, keepdims=True))
    x /= x.sum(axis=-1, keepdims=True)
    return x


def gelu(x):
    return x / 2 * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * (x * x * x))))


def prepare(size):
    to_heads, from_heads = linear(10, WIDTH, 3 * WIDTH), linear(12, WIDTH, WIDTH)
    up, down = linear(14, WIDTH, HIDDEN), linear(16, HIDDEN, WIDTH)
    attention_scale, network_scale = noise(18, WIDTH) + 1, noise(19, WIDTH) + 1
    x0 = noise(1, BATCH, size, WIDTH)
    before = np.tri(size, dtype=bool)

    def attention(x):
        query, key, value = to_heads(x).reshape(BATCH, size, 3, HEADS, WIDTH // HEADS).transpose(2, 0, 3, 1, 4)
        scores = query @ key.swapaxes(-1, -2) * np.float32(1 / math.sqrt(WIDTH // HEADS))
        weights = softmax(np.where(before, scores, np.float32(-np.inf)))
        return from_heads((weights @ value).swapaxes(1, 2).reshape(BATCH, size, WIDTH))

    def run():
        x = x0 + attention(layer_norm(x0, attention_scale))
        return {"output": x + down(gelu(up(layer_norm(x, network_scale))))}

    return run
