import math

import torch
from peers import noise
from torch.nn.functional import gelu, layer_norm, linear

BATCH, WIDTH, HEADS, HIDDEN = 4, 256, 4, 1024


def dense(stream, inputs, outputs):
    scale = 1 / math.sqrt(inputs)
    weights = torch.from_numpy(noise(stream, inputs, outputs)).T.contiguous() * scale
    bias = torch.from_numpy(noise(stream + 1, outputs)) * scale
    return lambda x: linear(x, weights, bias)


def prepare(size):
    to_heads, from_heads = dense(10, WIDTH, 3 * WIDTH), dense(12, WIDTH, WIDTH)
    up, down = dense(14, WIDTH, HIDDEN), dense(16, HIDDEN, WIDTH)
    attention_scale, network_scale = torch.from_numpy(noise(18, WIDTH)) + 1, torch.from_numpy(noise(19, WIDTH)) + 1
    x0 = torch.from_numpy(noise(1, BATCH, size, WIDTH))
    behind = ~torch.ones(size, size, dtype=torch.bool).tril()

    def attention(x):
        query, key, value = to_heads(x).reshape(BATCH, size, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        scores = query @ key.transpose(-1, -2) * (1 / math.sqrt(WIDTH // HEADS))
        weights = scores.masked_fill(behind, -math.inf).softmax(-1)
        return from_heads((weights @ value).transpose(1, 2).reshape(BATCH, size, WIDTH))

    @torch.no_grad()
    def run():
        x = x0 + attention(layer_norm(x0, (WIDTH,), attention_scale))
        return {"output": x + down(gelu(up(layer_norm(x, (WIDTH,), network_scale)), approximate="tanh"))}

    return run
