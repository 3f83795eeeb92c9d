import importlib.util
import os

import torch
from torch.nn.functional import pad

_spec = importlib.util.spec_from_file_location("with_numpy", os.path.join(os.path.dirname(__file__), "with_numpy.py"))
_numpy = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_numpy)


def weigh(x, axis, *weights):
    """Along an axis of [channels, height, width]."""
    side, size = len(weights) // 2, x.shape[axis]
    padded = pad(x, (0, 0, side, side) if axis == 1 else (side, side, 0, 0), mode="replicate")
    return sum(padded.narrow(axis, i, size) * weight for i, weight in enumerate(weights))


def blur(x):
    weights = 1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16
    return weigh(weigh(x, 1, *weights), 2, *weights)


def edges(x):
    grey = torch.tensordot(torch.tensor([0.299, 0.587, 0.114]), x, 1)[None]
    across = weigh(weigh(grey, 1, 1, 2, 1), 2, -1, 0, 1)
    down = weigh(weigh(grey, 1, -1, 0, 1), 2, 1, 2, 1)
    return torch.sqrt(across**2 + down**2)[0]


def to_bytes(x):
    return x.clip(0, 255).round().byte()


def prepare(size):
    original = torch.from_numpy(_numpy.picture(size))
    height, width = original.shape[:2]

    def run():
        x = original.float().reshape(height // 2, 2, width // 2, 2, 4).mean(dim=(1, 3)).permute(2, 0, 1).contiguous()
        soft = blur(x)
        return {"smooth": to_bytes(soft.permute(1, 2, 0)), "edges": to_bytes(edges(soft[:3]))}

    return run
