#!/usr/bin/python3
"""Makes the tests in this folder: nodes that ONNX's own tests leave out, with the results
of PyTorch, torchvision and NumPy, in the form of ONNX's tests.

usage: generate.py

It takes Debian's python3-torch, python3-torchvision and python3-onnx.
"""

import os
import shutil

import numpy as np
import onnx
import torch
import torch.nn.functional as F
import torchvision
from onnx import helper, numpy_helper

HERE = os.path.dirname(os.path.abspath(__file__))
RANDOM = torch.Generator().manual_seed(20230618)


def randn(*dims):
    return torch.randn(*dims, generator=RANDOM)


def array(x):
    return x.detach().numpy() if isinstance(x, torch.Tensor) else np.asarray(x)


def case(name, op, version, inputs, outputs, **attributes):
    """Writes one test. Inputs and outputs that are None have no name."""
    folder = os.path.join(HERE, name)
    data = os.path.join(folder, "test_data_set_0")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(data)
    inputs = [None if x is None else array(x) for x in inputs]
    outputs = [None if y is None else array(y) for y in outputs]

    def names(letter, list):
        return ["" if x is None else f"{letter}{i}" for i, x in enumerate(list)]

    def infos(letter, list):
        return [helper.make_tensor_value_info(f"{letter}{i}", onnx.mapping.NP_TYPE_TO_TENSOR_TYPE[x.dtype], x.shape)
                for i, x in enumerate(list) if x is not None]

    node = helper.make_node(op, names("x", inputs), names("y", outputs), **attributes)
    imports = {"": version, **({attributes["domain"]: 1} if "domain" in attributes else {})}
    graph = helper.make_graph([node], name, infos("x", inputs), infos("y", outputs))
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid(domain, v) for domain, v in imports.items()]), os.path.join(folder, "model.onnx"))
    for kind, list in ("input", inputs), ("output", outputs):
        for i, x in enumerate([x for x in list if x is not None]):
            with open(os.path.join(data, f"{kind}_{i}.pb"), "wb") as f:
                f.write(numpy_helper.from_array(x).SerializeToString())


def gates(w, order, hidden):
    """PyTorch's gates in ONNX's order."""
    return torch.cat([w[i * hidden:(i + 1) * hidden] for i in order])


def recurrent(name, op, make, order, lengths=None, batch_first=False, reverse=False, **attributes):
    """A bidirectional layer of PyTorch, or only the backward direction of one."""
    hidden, seq, batch, width = 4, 5, 3, 2
    layer = make(width, hidden, bidirectional=True)
    with torch.no_grad():
        for p in layer.parameters():
            p.copy_(randn(*p.shape) * 0.5)
    x = randn(seq, batch, width)
    states = 2 if op == "LSTM" else 1
    first = [randn(2, batch, hidden) for _ in range(states)]
    given = tuple(first) if states == 2 else first[0]
    if lengths is None:
        y, last = layer(x, given)
    else:
        packed = nn_pack(x, lengths)
        y, last = layer(packed, given)
        y, _ = torch.nn.utils.rnn.pad_packed_sequence(y, total_length=seq)
    last = list(last) if states == 2 else [last]
    w, r, b = [], [], []
    for end in "", "_reverse":
        w.append(gates(getattr(layer, "weight_ih_l0" + end), order, hidden))
        r.append(gates(getattr(layer, "weight_hh_l0" + end), order, hidden))
        b.append(torch.cat([gates(getattr(layer, bias + "_l0" + end), order, hidden) for bias in ("bias_ih", "bias_hh")]))
    w, r, b = torch.stack(w), torch.stack(r), torch.stack(b)
    y = y.reshape(seq, batch, 2, hidden).transpose(1, 2)
    direction = "bidirectional"
    if reverse:
        direction = "reverse"
        w, r, b, y = w[1:], r[1:], b[1:], y[:, 1:]
        first, last = [s[1:] for s in first], [s[1:] for s in last]
    if batch_first:
        x, y = x.transpose(0, 1), y.permute(2, 0, 1, 3)
        first, last = [s.transpose(0, 1) for s in first], [s.transpose(0, 1) for s in last]
        attributes["layout"] = 1
    lens = None if lengths is None else np.array(lengths, np.int32)
    case(name, op, 14, [x, w, r, b, lens, *first], [y, *last], hidden_size=hidden, direction=direction, **attributes)


def nn_pack(x, lengths):
    return torch.nn.utils.rnn.pack_padded_sequence(x, lengths, enforce_sorted=False)


def recurrents():
    lstm = (0, 3, 1, 2)  # PyTorch has input, forget, cell, output
    gru = (1, 0, 2)  # PyTorch has reset, update, new
    for end, options in ("", {}), ("_lengths", {"lengths": [5, 2, 3]}), ("_batch_first", {"batch_first": True}), ("_reverse_lengths", {"lengths": [3, 5, 1], "reverse": True}):
        recurrent("lstm_bidirectional" + end, "LSTM", torch.nn.LSTM, lstm, **options)
        recurrent("gru_bidirectional" + end, "GRU", torch.nn.GRU, gru, linear_before_reset=1, **options)
        recurrent("rnn_bidirectional" + end, "RNN", torch.nn.RNN, (0,), **options)
    recurrent("rnn_relu", "RNN", lambda *a, **k: torch.nn.RNN(*a, nonlinearity="relu", **k), (0,), activations=["Relu", "Relu"])


def interpolate(x, *size, **options):
    """PyTorch's in float64: in float32 its coordinates are of few digits."""
    return F.interpolate(x.double(), *size, **options).float()


def resizes():
    x = randn(1, 2, 7, 9)
    for end, size in ("down", (3, 4)), ("up", (11, 20)):
        sizes = np.array(size, np.int64)
        for mode, torch_mode in ("linear", "bilinear"), ("cubic", "bicubic"):
            y = interpolate(x, size, mode=torch_mode, align_corners=False)
            case(f"resize_{mode}_{end}", "Resize", 18, [x, None, None, sizes], [y], mode=mode, axes=[2, 3])
            y = interpolate(x, size, mode=torch_mode, align_corners=True)
            case(f"resize_{mode}_{end}_corners", "Resize", 18, [x, None, None, sizes], [y], mode=mode, axes=[-2, -1],
                 coordinate_transformation_mode="align_corners")
            a = -0.5 if mode == "cubic" else -0.75  # PyTorch's, where it takes all that an element covers
            y = interpolate(x, size, mode=torch_mode, align_corners=False, antialias=True)
            case(f"resize_{mode}_{end}_antialias", "Resize", 18, [x, None, None, sizes], [y], mode=mode, axes=[2, 3],
                 antialias=1, exclude_outside=1, cubic_coeff_a=a)
    y = interpolate(x, (5, 20), mode="nearest")
    case("resize_nearest_asymmetric", "Resize", 13, [x, None, None, np.array([1, 2, 5, 20], np.int64)], [y],
         coordinate_transformation_mode="asymmetric", nearest_mode="floor")
    y = interpolate(x, (21, 18), mode="nearest")
    case("resize_nearest_multiples", "Resize", 13, [x, None, np.array([1, 1, 3, 2], np.float32)], [y])
    case("upsample_7", "Upsample", 7, [x], [y], scales=[1.0, 1.0, 3.0, 2.0])
    v = randn(1, 1, 3, 4, 5)
    y = interpolate(v, (6, 5, 7), mode="trilinear", align_corners=False)
    case("resize_volume", "Resize", 13, [v, None, None, np.array([1, 1, 6, 5, 7], np.int64)], [y], mode="linear")


def grids():
    x, grid = randn(2, 3, 5, 6), randn(2, 4, 7, 2) * 1.2
    v, places = randn(2, 2, 3, 4, 5), randn(2, 2, 3, 4, 3) * 1.2
    for padding in "zeros", "border", "reflection":
        for corners in 0, 1:
            options = {"padding_mode": padding, "align_corners": bool(corners)}
            end = f"{padding}_{corners}"
            for mode, name in ("bilinear", "linear"), ("bicubic", "cubic"):
                y = F.grid_sample(x, grid, mode=mode, **options)
                case(f"grid_{name}_{end}", "GridSample", 20, [x, grid], [y], mode=name, padding_mode=padding, align_corners=corners)
            y = F.grid_sample(v, places, mode="bilinear", **options)
            case(f"grid_volume_{end}", "GridSample", 20, [v, places], [y], mode="linear", padding_mode=padding, align_corners=corners)
        y = F.grid_sample(x, grid, mode="nearest", padding_mode=padding, align_corners=False)
        case(f"grid_nearest_{padding}", "GridSample", 16, [x, grid], [y], mode="nearest", padding_mode=padding)
    for corners in 0, 1:
        theta, cube = randn(2, 2, 3), randn(2, 3, 4)
        y = F.affine_grid(theta, (2, 1, 3, 4), align_corners=bool(corners))
        case(f"affine_grid_{corners}", "AffineGrid", 20, [theta, np.array([2, 1, 3, 4], np.int64)], [y], align_corners=corners)
        y = F.affine_grid(cube, (2, 1, 2, 3, 4), align_corners=bool(corners))
        case(f"affine_grid_volume_{corners}", "AffineGrid", 20, [cube, np.array([2, 1, 2, 3, 4], np.int64)], [y], align_corners=corners)


def regions():
    x = randn(2, 3, 8, 9)
    rois = torch.tensor([[0.0, 0.5, 7.3, 6.1], [2.0, 1.0, 12.0, 15.5], [-3.0, -2.0, 4.0, 3.0]])
    batch = np.array([1, 0, 1], np.int64)
    boxes = torch.cat([torch.tensor(batch).float()[:, None], rois], 1)
    for ratio in 0, 2:
        for aligned, mode in (True, "half_pixel"), (False, "output_half_pixel"):
            y = torchvision.ops.roi_align(x, boxes, (3, 2), spatial_scale=0.7, sampling_ratio=ratio, aligned=aligned)
            case(f"roi_align_{mode}_{ratio}", "RoiAlign", 16, [x, rois, batch], [y], output_height=3, output_width=2,
                 spatial_scale=0.7, sampling_ratio=ratio, coordinate_transformation_mode=mode)
    whole = torch.tensor([[0.0, 1.0, 1.0, 6.0, 5.0], [1.0, 0.0, 2.0, 8.0, 7.0]])
    case("max_roi_pool", "MaxRoiPool", 1, [x, whole], [torchvision.ops.roi_pool(x, whole, (2, 3))], pooled_shape=[2, 3])
    blocks = F.unfold(randn(2, 3, 9, 7), (3, 2), dilation=(2, 1), padding=(1, 1), stride=(2, 2))
    y = F.fold(blocks, (9, 7), (3, 2), dilation=(2, 1), padding=(1, 1), stride=(2, 2))
    case("col2im", "Col2Im", 18, [blocks, np.array([9, 7], np.int64), np.array([3, 2], np.int64)], [y], dilations=[2, 1],
         pads=[1, 1, 1, 1], strides=[2, 2])
    y = F.pad(x[:, :, 1:6], (1, 2))
    case("center_crop_pad", "CenterCropPad", 18, [x, np.array([5, 12], np.int64)], [y], axes=[2, 3])
    boxes = torch.rand(40, 4, generator=RANDOM)
    boxes[:, 2:] = boxes[:, :2] + 0.4
    scores = torch.rand(40, generator=RANDOM)
    kept = torchvision.ops.nms(boxes, scores, 0.3)
    y = np.stack([np.zeros(len(kept), np.int64), np.zeros(len(kept), np.int64), kept.numpy()], 1)
    case("non_max_suppression", "NonMaxSuppression", 11, [boxes[None], scores[None, None], np.array([100], np.int64), np.array([0.3], np.float32)], [y])


def normalizations():
    x = randn(2, 6, 3, 4)
    scale, bias = randn(6), randn(6)
    y = F.group_norm(x, 3, scale, bias, 1e-4)
    case("group_normalization_21", "GroupNormalization", 21, [x, scale, bias], [y], num_groups=3, epsilon=1e-4)
    scale, bias = randn(3), randn(3)
    y = F.group_norm(x, 3, scale.repeat_interleave(2), bias.repeat_interleave(2), 1e-5)
    case("group_normalization_18", "GroupNormalization", 18, [x, scale, bias], [y], num_groups=3)
    scale = randn(3, 4)
    y = x / torch.sqrt((x * x).mean((2, 3), keepdim=True) + 1e-5) * scale
    case("rms_normalization", "RMSNormalization", 23, [x, scale], [y], axis=2)


def complex_parts(y):
    return np.stack([y.real, y.imag], -1).astype(np.float32)


def signals():
    x = randn(2, 12, 5).numpy()
    z = randn(2, 12, 5, 2).numpy()
    as_complex = z[..., 0] + 1j * z[..., 1]
    axis = np.array(-2, np.int64)
    one = np.array(1, np.int64)
    case("dft_onesided", "DFT", 20, [x[..., None], None, one], [complex_parts(np.fft.rfft(x, axis=1))], onesided=1)
    case("dft_complex", "DFT", 20, [z, None, axis], [complex_parts(np.fft.fft(as_complex, axis=2))])
    case("dft_padded", "DFT", 17, [x[..., None], np.array(17, np.int64)], [complex_parts(np.fft.fft(x, 17, axis=1))])
    case("dft_cut", "DFT", 17, [z, np.array(7, np.int64)], [complex_parts(np.fft.fft(as_complex, 7, axis=1))])
    half = np.fft.rfft(x, axis=1)
    case("dft_inverse_onesided", "DFT", 20, [complex_parts(half), None, one], [x[..., None]], onesided=1, inverse=1)
    case("dft_inverse_onesided_odd", "DFT", 20, [complex_parts(np.fft.rfft(x[:, :11], axis=1)), np.array(11, np.int64), one], [x[:, :11, :, None]],
         onesided=1, inverse=1)
    m = randn(2, 3, 6, 6)
    case("det_6", "Det", 11, [m], [torch.linalg.det(m)])


def uniques():
    x = torch.randint(0, 2, (7, 3), generator=RANDOM).numpy()
    y, first, inverse, counts = np.unique(x, True, True, True, axis=0)
    case("unique_rows", "Unique", 11, [x], [y, first, inverse.reshape(-1), counts], axis=0)
    order = np.argsort(first)
    case("unique_rows_unsorted", "Unique", 11, [x], [y[order], first[order], np.argsort(order)[inverse.reshape(-1)], counts[order]], axis=0, sorted=0)


def attend(q, k, v, bias=None, seen=None, softcap=0.0, scale=None):
    """Attention of [n, heads, length, size] by its definition, with a boolean mask seen."""
    k, v = (x.repeat_interleave(q.shape[1] // x.shape[1], 1) for x in (k, v))
    product = q @ k.transpose(2, 3) * (scale or q.shape[3] ** -0.5)
    capped = torch.tanh(product / softcap) * softcap if softcap else product
    masked = capped if bias is None else capped + bias
    if seen is not None:
        masked = masked.masked_fill(~seen, float("-inf"))
    weights = masked.softmax(-1)
    return weights @ v, [product, capped, masked, weights]


def joined(x):
    """[n, heads, length, size] as [n, length, heads * size]."""
    return x.transpose(1, 2).reshape(x.shape[0], x.shape[2], -1)


def attentions():
    q, k, v = randn(2, 4, 5, 8), randn(2, 4, 7, 8), randn(2, 4, 7, 6)
    y, stages = attend(q, k, v)
    case("attention", "Attention", 23, [q, k, v], [y])
    case("attention_flat", "Attention", 23, [joined(q), joined(k), joined(v)], [joined(y)], q_num_heads=4, kv_num_heads=4)
    bias, seen = randn(5, 7), torch.rand(2, 1, 5, 7, generator=RANDOM) < 0.7
    seen[..., 0] = True
    case("attention_bias", "Attention", 23, [q, k, v, bias], [attend(q, k, v, bias, scale=0.3)[0]], scale=0.3)
    case("attention_mask", "Attention", 23, [q, k, v, seen], [attend(q, k, v, seen=seen)[0]])
    triangle = torch.ones(5, 7).tril().bool()
    case("attention_causal", "Attention", 23, [q, k, v], [attend(q, k, v, seen=triangle)[0]], is_causal=1)
    two = k[:, :2], v[:, :2]
    case("attention_shared_heads", "Attention", 23, [q, *two], [attend(q, *two)[0]])
    for mode in range(4):
        y, stages = attend(q, k, v, bias, softcap=2.0)
        case(f"attention_stage_{mode}", "Attention", 24, [q, k, v, bias], [y, None, None, stages[mode]], softcap=2.0, qk_matmul_output_mode=mode)
    past_k, past_v = randn(2, 4, 3, 8), randn(2, 4, 3, 6)
    all_k, all_v = torch.cat([past_k, k], 2), torch.cat([past_v, v], 2)
    later = torch.ones(5, 10).tril(3).bool()
    y, _ = attend(q, all_k, all_v, seen=later)
    case("attention_cache", "Attention", 23, [q, k, v, None, past_k, past_v], [y, all_k, all_v], is_causal=1)
    used = torch.tensor([4, 7])
    within = (torch.arange(7) < used[:, None])[:, None, None]
    case("attention_lengths", "Attention", 24, [q, k, v, None, None, None, used], [attend(q, k, v, seen=within)[0]])
    short = seen[..., :5].contiguous()
    padded = torch.cat([short, torch.zeros(2, 1, 5, 2, dtype=torch.bool)], 3)
    case("attention_short_mask", "Attention", 24, [q, k, v, short], [attend(q, k, v, seen=padded)[0]])


def rotated(x, cos, sin, interleaved):
    """Rotary embedding by complex numbers; x is [n, heads, length, size]."""
    pairs = torch.stack([x[..., 0::2], x[..., 1::2]] if interleaved else x.chunk(2, -1), -1)
    turned = torch.view_as_real(torch.view_as_complex(pairs.contiguous()) * torch.complex(cos, sin)[:, None])
    return turned.flatten(-2) if interleaved else torch.cat([turned[..., 0], turned[..., 1]], -1)


def rotaries():
    x, angles = randn(2, 3, 5, 8), randn(20, 4)
    positions = torch.randint(0, 20, (2, 5), generator=RANDOM)
    cos, sin = torch.cos(angles), torch.sin(angles)
    at = cos[positions], sin[positions]
    for interleaved in 0, 1:
        case(f"rotary_{interleaved}", "RotaryEmbedding", 23, [x, cos, sin, positions], [rotated(x, *at, interleaved)], interleaved=interleaved)
    case("rotary_without_positions", "RotaryEmbedding", 23, [joined(x), *at], [joined(rotated(x, *at, 0))], num_heads=3)
    half = cos[:, :2], sin[:, :2]
    y = torch.cat([rotated(x[..., :4], half[0][positions], half[1][positions], 0), x[..., 4:]], -1)
    case("rotary_in_part", "RotaryEmbedding", 23, [x, *half, positions], [y], rotary_embedding_dim=4)


def scans():
    x = randn(3, 5)
    case("cumprod", "CumProd", 26, [x, np.array(1)], [torch.cumprod(x, 1)])
    before = torch.cat([torch.ones(1, 5), torch.cumprod(x, 0)[:-1]])
    case("cumprod_exclusive", "CumProd", 26, [x, np.array(0)], [before], exclusive=1)
    case("cumprod_reverse", "CumProd", 26, [x, np.array(-1)], [torch.cumprod(x.flip(1), 1).flip(1)], reverse=1)


def caches():
    past, update = randn(3, 2, 6, 4), randn(3, 2, 2, 4)
    first = np.array([4, 0, 3])
    y = past.clone()
    for row, at in enumerate(first):
        y[row, :, at:at + 2] = update[row]
    case("tensor_scatter", "TensorScatter", 24, [past, update, first], [y])
    y = past.clone()
    y[:, :, :2] = update
    case("tensor_scatter_from_0", "TensorScatter", 24, [past, update], [y])
    round = np.array([5, 1, 4])
    y = past.transpose(1, 2).clone()
    for row, at in enumerate(round):
        for i in range(2):
            y[row, (at + i) % 6] = update[row, :, i]
    case("tensor_scatter_circular", "TensorScatter", 24, [past.transpose(1, 2), update.transpose(1, 2), round], [y], mode="circular", axis=1)


def deformables():
    for name, groups, places, masked, options in (
            ("deform_conv", 1, 1, False, {}),
            ("deform_conv_mask", 1, 2, True, {"padding": (1, 2)}),
            ("deform_conv_groups", 2, 4, True, {"stride": (2, 1), "padding": (2, 1), "dilation": (1, 2)})):
        x, weights, bias = randn(2, 4, 7, 6), randn(6, 4 // groups, 3, 2), randn(6)
        size = [1 + (n + 2 * p - d * (k - 1) - 1) // s for n, p, d, k, s in
                zip((7, 6), options.get("padding", (0, 0)), options.get("dilation", (1, 1)), (3, 2), options.get("stride", (1, 1)))]
        offset = randn(2, places * 6 * 2, *size) * 2
        mask = torch.rand(2, places * 6, *size, generator=RANDOM) if masked else None
        y = torchvision.ops.deform_conv2d(x, offset, weights, bias, mask=mask, **options)
        attributes = {"strides": options.get("stride", (1, 1)), "dilations": options.get("dilation", (1, 1)),
                      "pads": 2 * options.get("padding", (0, 0)), "group": groups, "offset_group": places}
        case(name, "DeformConv", 19, [x, weights, offset, bias, *([mask] if masked else [])], [y], **attributes)


MICROSOFT = "com.microsoft"


def multi_heads():
    q, k, v, bias = randn(2, 5, 12), randn(2, 7, 12), randn(2, 7, 9), randn(33)

    def split(x):
        return x.reshape(x.shape[0], x.shape[1], 3, -1).transpose(1, 2)

    def make(name, inputs, y, **attributes):
        case(f"multi_head_attention{name}", "MultiHeadAttention", 17, inputs, y, domain=MICROSOFT, num_heads=3, **attributes)

    make("", [q, k, v], [joined(attend(split(q), split(k), split(v))[0])])
    biased = split(q + bias[:12]), split(k + bias[12:24]), split(v + bias[24:])
    make("_bias", [q, k, v, bias], [joined(attend(*biased)[0])])
    lengths = np.array([4, 7], np.int32)
    hidden = torch.where(torch.arange(7) < torch.tensor(lengths)[:, None], 0.0, -10000.0)[:, None, None]
    make("_lengths", [q, k, v, None, lengths], [joined(attend(split(q), split(k), split(v), hidden)[0])])
    mask = np.array([[1, 1, 0, 1, 0, 1, 1], [1] * 6 + [0]], np.int32)
    hidden = torch.where(torch.tensor(mask) > 0, 0.0, -5.0)[:, None, None]
    make("_mask", [q, k, v, None, mask], [joined(attend(split(q), split(k), split(v), hidden)[0])], mask_filter_value=-5.0)
    past_k, past_v, new = randn(2, 3, 2, 4), randn(2, 3, 2, 4), randn(3, 2, 5, 12)
    all_k, all_v = torch.cat([past_k, split(new[1])], 2), torch.cat([past_v, split(new[2])], 2)
    scores = randn(1, 3, 5, 7)
    y = attend(split(new[0]), all_k, all_v, scores, seen=torch.ones(5, 7).tril(2).bool(), scale=0.4)[0]
    make("_cache", [new[0], new[1], new[2], None, None, scores, past_k, past_v], [joined(y), all_k, all_v], unidirectional=1, scale=0.4)
    packed = torch.stack([split(t).transpose(1, 2) for t in new], 3)
    make("_packed", [packed], [joined(attend(*map(split, new))[0])])
    packed = torch.stack([split(t).transpose(1, 2) for t in new[1:]], 3)
    make("_packed_keys", [q, packed], [joined(attend(split(q), split(new[1]), split(new[2]))[0])])


def group_queries():
    """Each row of the batch by itself, with as many keys as it has."""
    heads, shared, size = 4, 2, 16
    cos, sin = torch.cos(randn(12, 8)), torch.sin(randn(12, 8))

    def make(name, length, past, used, rotary=None, window=None, packed=False, sink=None, **attributes):
        q, k, v = randn(2, length, heads * size), randn(2, length, shared * size), randn(2, length, shared * size)
        total = int(max(used))
        old_k, old_v = (randn(2, shared, past, size), randn(2, shared, past, size)) if past else (None, None)
        room = max(total, past)
        all_k, all_v = torch.zeros(2, shared, room, size), torch.zeros(2, shared, room, size)
        y = []
        for row in range(2):
            first = int(used[row]) - length
            parts = [x[row:row + 1].reshape(1, length, -1, size).transpose(1, 2) for x in (q, k, v)]
            if rotary is not None:
                at = [x[None, first:first + length] for x in (cos, sin)]
                parts[:2] = [rotated(x, *at, rotary) for x in parts[:2]]
            if past:
                all_k[row, :, :past], all_v[row, :, :past] = old_k[row], old_v[row]
            all_k[row, :, first:first + length], all_v[row, :, first:first + length] = parts[1][0], parts[2][0]
            far = torch.arange(first, first + length)[:, None] - torch.arange(int(used[row]))
            seen = (far >= 0) & (far < (window or total))
            keys, values = all_k[row:row + 1, :, :used[row]], all_v[row:row + 1, :, :used[row]]
            if sink is not None:  # a key whose score is the sink's, of no value
                each = [attend(parts[0], keys, values, seen=seen)[1][2]]
                each = torch.cat([each[0], sink.reshape(1, heads, 1, 1).expand(1, heads, length, 1)], 3).softmax(3)[..., :-1]
                y.append(joined(each @ values.repeat_interleave(heads // shared, 1)))
            else:
                y.append(joined(attend(parts[0], keys, values, seen=seen)[0]))
        inputs = [torch.cat([q, k, v], 2), None, None] if packed else [q, k, v]
        inputs += [old_k, old_v, np.array(used, np.int32) - 1, np.array(total, np.int32)]
        if rotary is not None:
            inputs += [cos, sin]
            attributes.update(do_rotary=1, rotary_interleaved=rotary)
        if sink is not None:
            inputs += [None] * (11 - len(inputs)) + [sink]
        if window:
            attributes["local_window_size"] = window
        case(f"group_query_attention{name}", "GroupQueryAttention", 17, inputs, [torch.cat(y), all_k, all_v], domain=MICROSOFT,
             num_heads=heads, kv_num_heads=shared, **attributes)

    make("", 5, 0, [5, 5])
    make("_cache", 2, 4, [6, 4])
    make("_shared_cache", 1, 8, [6, 3])
    make("_rotary", 1, 5, [6, 5], rotary=0)
    make("_rotary_packed", 5, 0, [5, 5], rotary=1, packed=True)
    make("_window", 1, 7, [8, 6], window=3)
    make("_window_prompt", 5, 0, [5, 5], window=3)
    make("_sink", 5, 0, [5, 5], sink=randn(heads))


if __name__ == "__main__":
    torch.set_num_threads(1)
    for make in recurrents, resizes, grids, regions, normalizations, signals, uniques, attentions, rotaries, scans, caches, deformables, multi_heads, group_queries:
        make()
