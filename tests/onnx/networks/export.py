#!/usr/bin/python3
"""Exports networks of PyTorch and torchvision with random weights, as ONNX files with
inputs and PyTorch's outputs beside them, for TestNetworks.

usage: export.py [-o FOLDER] [NAME ...]

A network NAME becomes FOLDER/NAME/model.onnx, whose first axes are called "batch", and
for batches of 1 and 8 FOLDER/NAME/1/input.npy, output.npy and exact.npy, which is what
PyTorch computes in float64, rounded to float32; FOLDER/NAME/8/... . The
folder is $XDG_CACHE_HOME/weft/networks unless named; networks that are there already, with
all of these files, are left as they are. It takes Debian's python3-torch, python3-torchvision and python3-onnx.

The weights are random from a seed: nothing is downloaded. Networks as they are made
answer with numbers near 0, whatever they are shown; so batch normalization takes its
means and variances from a batch of noise, and the last layer is drawn anew.
"""

import argparse
import copy
import os
import shutil
import sys

import numpy as np
import torch
import torchvision
from torch import nn

SEED = 20230617


class Tagger(nn.Module):
    """Words to tags: an embedding, two bidirectional LSTM layers, a linear layer."""

    def __init__(self, words=500, tags=17, width=64):
        super().__init__()
        self.embed = nn.Embedding(words, width)
        self.lstm = nn.LSTM(width, 48, num_layers=2, bidirectional=True, batch_first=True)
        self.out = nn.Linear(96, tags)

    def forward(self, x):
        return self.out(self.lstm(self.embed(x))[0])


class Encoder(nn.Module):
    """A transformer's encoder as PyTorch has it, of vectors."""

    def __init__(self, width=128):
        super().__init__()
        layer = nn.TransformerEncoderLayer(width, 4, 256, batch_first=True, activation="gelu")
        self.encoder = nn.TransformerEncoder(layer, 3)

    def forward(self, x):
        return self.encoder(x)


class Segmenter(nn.Module):
    """A network whose results have names, with the one that matters alone."""

    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    def forward(self, x):
        return self.inner(x)["out"]


def image(size):
    return lambda n, g: torch.randn(n, 3, size, size, generator=g)


def torchvision_network(name, **options):
    return getattr(torchvision.models, name)(weights=None, **options)


def segmentation():
    return Segmenter(torchvision.models.segmentation.deeplabv3_resnet50(weights=None, weights_backbone=None, aux_loss=False))


NETWORKS = {
    "lstm_tagger": (Tagger, lambda n, g: torch.randint(0, 500, (n, 24), generator=g), 14),
    "transformer_encoder": (Encoder, lambda n, g: torch.randn(n, 32, 128, generator=g), 14),
    "squeezenet1_1": (lambda: torchvision_network("squeezenet1_1"), image(224), 14),
    "mobilenet_v2": (lambda: torchvision_network("mobilenet_v2"), image(224), 14),
    "mobilenet_v3_large": (lambda: torchvision_network("mobilenet_v3_large"), image(224), 14),
    "resnet18": (lambda: torchvision_network("resnet18"), image(224), 14),
    "efficientnet_b0": (lambda: torchvision_network("efficientnet_b0"), image(224), 14),
    "densenet121": (lambda: torchvision_network("densenet121"), image(224), 14),
    "resnet50": (lambda: torchvision_network("resnet50"), image(224), 14),
    "vit_b_16": (lambda: torchvision_network("vit_b_16"), image(224), 17),
    "deeplabv3_resnet50": (segmentation, image(224), 14),
}


def calibrate(model, x):
    """Gives batch normalization the means and variances of x."""
    norms = [m for m in model.modules() if isinstance(m, nn.modules.batchnorm._BatchNorm)]
    dropouts = [m for m in model.modules() if isinstance(m, nn.Dropout) or type(m).__name__ == "StochasticDepth"]
    if not norms:
        return
    for m in norms:
        m.momentum = None  # a mean over all batches, of which there is one
        m.reset_running_stats()
    model.train()
    for m in dropouts:
        m.eval()
    with torch.no_grad():
        model(x)


def redraw(model):
    """Draws the weights of the last layer that has any."""
    last = [m for m in model.modules() if isinstance(m, (nn.Linear, nn.Conv2d))][-1]
    with torch.no_grad():
        fan = last.weight[0].numel()
        last.weight.normal_(0, fan**-0.5)
        if last.bias is not None:
            last.bias.normal_()


def export(name, folder):
    make, inputs, opset = NETWORKS[name]
    torch.manual_seed(SEED)
    noise = torch.Generator().manual_seed(SEED + 1)
    model = make()
    redraw(model)
    calibrate(model, inputs(8, noise))
    model.eval()
    part = os.path.join(folder, name + ".part")
    os.makedirs(part, exist_ok=True)
    # Without no_grad, under which PyTorch's transformer layers take a fast path that ONNX
    # does not have.
    torch.onnx.export(
        model, inputs(2, noise), os.path.join(part, "model.onnx"), opset_version=opset,
        input_names=["input"], output_names=["output"],
        dynamic_axes={"input": {0: "batch"}, "output": {0: "batch"}},
    )
    for n in (1, 8):
        x = inputs(n, noise)
        y = model(x).detach()
        at = os.path.join(part, str(n))
        os.makedirs(at, exist_ok=True)
        np.save(os.path.join(at, "input.npy"), x.numpy())
        np.save(os.path.join(at, "output.npy"), y.numpy())
        exact = copy.deepcopy(model).double()(x.double() if x.is_floating_point() else x).detach()
        np.save(os.path.join(at, "exact.npy"), exact.float().numpy())
        print(f"{name}: batch {n}, output {tuple(y.shape)}, deviation {y.std():.3g}, greatest {y.abs().max():.3g}", flush=True)
    os.rename(part, os.path.join(folder, name))


def main():
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    parser = argparse.ArgumentParser(description="Exports networks for TestNetworks.")
    parser.add_argument("-o", "--folder", default=os.path.join(cache, "weft", "networks"))
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(NETWORKS))
    args = parser.parse_args()
    for name in args.names or NETWORKS:
        if name not in NETWORKS:
            sys.exit(f"there is no network {name}; there are {', '.join(NETWORKS)}")
        if not os.path.exists(os.path.join(args.folder, name, "8", "exact.npy")):
            shutil.rmtree(os.path.join(args.folder, name), ignore_errors=True)
            export(name, args.folder)


if __name__ == "__main__":
    main()
