#!/usr/bin/env python3
"""PyTorch's times of networks beside gpubench onnx's, on a GPU.

    bench/peers/networks.py [--batch 1,8] [--runs 20] [--gpubench bin/gpubench] [--device gpu]
                            [--out FILE.json] FOLDER [NETWORK ...]

FOLDER is what tests/onnx/networks/export.py makes. PyTorch runs the same network with other
random weights on the first CUDA (or ROCm) device, in float32 without TF32: eagerly, from
an input on the device to a result there; with the input's upload and the result's download;
and as one recorded graph (CUDA graph) of the same kernels, for its launches cost a processor
more than the GPU. gpubench's are from the input on the device to the result on the host.
Times are medians of wall time, in milliseconds, each after runs that are not counted. The
SHA-256 of gpubench's results are in the JSON, to be held against another device's. The exit
status is 3 without PyTorch, torchvision or a GPU.
"""

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import time

# torch.py beside this file must not hide the package.
_here = os.path.dirname(os.path.abspath(__file__))
sys.path = [p for p in sys.path if os.path.abspath(p or ".") != _here]
try:
    import torch  # noqa: E402
    import torchvision  # noqa: E402, F401  as export.py does
except ImportError as error:
    print(f"networks.py: {error}", file=sys.stderr)
    sys.exit(3)

EXPORT = os.path.join(_here, "..", "..", "tests", "onnx", "networks", "export.py")
SETTLE = 0.3  # seconds of work before each timing: a GPU that is asked for little lowers its clock


def networks():
    """The networks of export.py: how they are made, and their inputs."""
    spec = importlib.util.spec_from_file_location("export", EXPORT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.NETWORKS


def median(f, runs):
    """Milliseconds of a call and the wait for it."""
    end = time.perf_counter() + SETTLE
    while time.perf_counter() < end:
        f()
        torch.cuda.synchronize()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        f()
        torch.cuda.synchronize()
        times.append(time.perf_counter() - start)
    return 1e3 * statistics.median(times)


def recorded(model, x):
    """The model's kernels as one graph; None where it cannot be recorded."""
    try:
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            model(x)
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            model(x)
        return graph.replay
    except RuntimeError as error:
        print(f"no graph: {error}", file=sys.stderr)
        return None


def by_torch(model, x, runs):
    with torch.inference_mode():
        there = x.cuda()
        row = {"eager_ms": median(lambda: model(there), runs), "copies_ms": median(lambda: model(x.cuda()).cpu(), runs)}
        replay = recorded(model, there)
        if replay:
            row["graph_ms"] = median(replay, runs)
    return row


def by_weft(args, name, batch):
    folder = os.path.join(args.folder, name)
    command = [args.gpubench, "onnx", os.path.join(folder, "model.onnx"), "--device", args.device, "--hash", "-f", "json",
               "--input", "input=" + os.path.join(folder, str(batch), "input.npy"), "--bench", str(4 * args.runs)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print(f"{name}: {done.stderr.strip()}", file=sys.stderr)
        return {}
    report = json.loads(done.stdout)
    later = report["run_ns"][len(report["run_ns"]) // 2:]
    return {"device": report["device"], "driver": report["driver"], "first_ms": report["first_ns"] / 1e6,
            "prepare_ms": report.get("prepare_ns", 0) / 1e6, "ms": statistics.median(later) / 1e6,
            "sha256": [o["sha256"] for o in report["outputs"]]}


def arguments():
    parser = argparse.ArgumentParser(description="Times PyTorch and gpubench onnx on networks.")
    parser.add_argument("--batch", default="1,8")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--gpubench", default=os.path.join(_here, "..", "..", "bin", "gpubench"))
    parser.add_argument("--device", default="gpu", help="gpubench's")
    parser.add_argument("--out")
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("names", nargs="*", metavar="NETWORK")
    return parser.parse_args()


def main():
    args = arguments()
    if not torch.cuda.is_available():
        print("networks.py: PyTorch finds no GPU here", file=sys.stderr)
        sys.exit(3)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    made, rows = networks(), []
    names = args.names or [n for n in made if os.path.exists(os.path.join(args.folder, n, "model.onnx"))]
    if not names:
        sys.exit(f"networks.py: there is no network in {args.folder}: tests/onnx/networks/export.py makes them")
    cell = lambda row, key: f"{row[key]:12.3f}" if key in row else f"{'-':>12s}"  # noqa: E731
    print(f"{'network':24s}{'batch':>6s}{'Weft ms':>12s}{'eager ms':>12s}{'copies ms':>12s}{'graph ms':>12s}")
    for name in names:
        make, inputs, _ = made[name]
        model = make().cuda().eval()
        for batch in (int(b) for b in args.batch.split(",")):
            row = {"network": name, "batch": batch, "torch_version": torch.__version__, "weft": by_weft(args, name, batch),
                   "torch": by_torch(model, inputs(batch, torch.Generator().manual_seed(1)), args.runs)}
            rows.append(row)
            t = row["torch"]
            print(f"{name:24s}{batch:6d}" + cell(row["weft"], "ms") + cell(t, "eager_ms") + cell(t, "copies_ms") + cell(t, "graph_ms"), flush=True)
            if args.out:
                with open(args.out, "w") as f:
                    json.dump(rows, f, indent=1)
    if not all(r["weft"] for r in rows):
        sys.exit("networks.py: gpubench onnx failed on networks, as it says above")


if __name__ == "__main__":
    main()
