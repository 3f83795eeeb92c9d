#!/usr/bin/env node
// TensorFlow.js's times of op lines by WebGPU, in the records of gpubench run, for gpubench compare.
//
//     node bench/peers/tfjs.js --suite bench/suites/default.txt --out tfjs.json
//     gpubench compare tfjs.json weft.json
//
// It takes TensorFlow.js with its WebGPU backend, and Dawn, Chrome's WebGPU, for Node:
// npm install --ignore-scripts webgpu @tensorflow/tfjs-core @tensorflow/tfjs-backend-webgpu,
// and NODE_PATH=.../node_modules. Dawn runs on the driver that VK_DRIVER_FILES names, as
// gpubench does. Operands lie on the device and rotate over four times the last-level cache.
// The time is that of the operators and the wait for the device: wall times.

"use strict";
const { DTYPES, Unsupported, library, main, record, rotated, sample } = require("./oplines.js");

let tf, backend, device, name;

const reduce = (f) => (x, { axis, keepdims = false }) => f(x, axis, keepdims);

function variance(x, { axis, keepdims = false, correction = 0 }) {
  if (correction) throw new Unsupported("a variance with a correction");
  return tf.moments(x, axis, keepdims).variance;
}

function layerNorm(x, ...rest) {
  const { axis = -1, eps = 1e-5 } = rest.pop();
  const { mean, variance } = tf.moments(x, axis, true);
  const y = tf.mul(tf.sub(x, mean), tf.rsqrt(tf.add(variance, eps)));
  return rest.reduce((y, r, i) => (i === 0 ? tf.mul(y, r) : tf.add(y, r)), y);
}

function topk(x, { k = 1, axis = -1, mode = "largest" }) {
  if (axis !== -1 && axis !== x.rank - 1 || mode !== "largest") throw new Unsupported("the least, or another axis than the last");
  return tf.topk(x, k).values;
}

const OPERATORS = () => ({
  sum: reduce(tf.sum), mean: reduce(tf.mean), max: reduce(tf.max), min: reduce(tf.min), prod: reduce(tf.prod), any: reduce(tf.any), all: reduce(tf.all),
  logsumexp: reduce(tf.logSumExp), var: variance, std: (x, keys) => tf.sqrt(variance(x, keys)),
  argmax: (x, { axis }) => tf.argMax(axis === undefined ? tf.reshape(x, [-1]) : x, axis ?? 0), argmin: (x, { axis }) => tf.argMin(axis === undefined ? tf.reshape(x, [-1]) : x, axis ?? 0),
  softmax: (x, { axis = -1 }) => tf.softmax(x, axis), log_softmax: (x, { axis = -1 }) => tf.logSoftmax(x, axis), layer_norm: layerNorm, topk,
  permute_dims: (x, { perm }) => tf.transpose(x, perm && [perm].flat()), flip: (x, { axis }) => tf.reverse(x, axis),
  concat: (...x) => tf.concat(x.slice(0, -1), x.at(-1).axis ?? 0), stack: (...x) => tf.stack(x.slice(0, -1), x.at(-1).axis ?? 0),
  tile: (x, { repetitions }) => tf.tile(x, [repetitions].flat()), cast: (x, { to }) => tf.cast(x, DTYPES[to]),
  broadcast_to: (x, { shape }) => tf.broadcastTo(x, [shape].flat()), cumulative_sum: (x, { axis = 0 }) => tf.cumsum(x, axis),
  take: (x, i, { axis = 0 }) => tf.gather(x, i, axis), fma: (a, b, c) => tf.add(tf.mul(a, b), c), copy: (x) => tf.clone(x),
  clip: (x, keys) => tf.clipByValue(x, keys.min, keys.max),
});

// Operators whose name is another there.
const NAMES = {
  add: "add", sub: "sub", mul: "mul", div: "div", pow: "pow", maximum: "maximum", minimum: "minimum", less: "less", less_equal: "lessEqual", greater: "greater",
  greater_equal: "greaterEqual", equal: "equal", not_equal: "notEqual", logical_and: "logicalAnd", logical_or: "logicalOr", logical_xor: "logicalXor",
  logical_not: "logicalNot", neg: "neg", abs: "abs", sqrt: "sqrt", square: "square", reciprocal: "reciprocal", rsqrt: "rsqrt", exp: "exp", expm1: "expm1",
  log: "log", log1p: "log1p", sin: "sin", cos: "cos", tan: "tan", asin: "asin", acos: "acos", atan: "atan", atan2: "atan2", sinh: "sinh", cosh: "cosh",
  tanh: "tanh", asinh: "asinh", acosh: "acosh", atanh: "atanh", erf: "erf", sigmoid: "sigmoid", softplus: "softplus", relu: "relu", floor: "floor",
  ceil: "ceil", round: "round", sign: "sign", isnan: "isNaN", isinf: "isInf", isfinite: "isFinite", where: "where", matmul: "matMul", outer: "outerProduct",
};

let operators;

function evaluate(tree, values) {
  if (tree.name !== undefined) return values[tree.name];
  if (tree.number !== undefined) return tree.number;
  const own = operators[tree.call], named = NAMES[tree.call];
  if (!own && !named) throw new Unsupported(`no function for ${tree.call}`);
  const args = tree.args.map((a) => evaluate(a, values));
  return own ? own(...args, tree.keys) : tf[named](...args);
}

async function finished() {
  backend.endComputePassEncoder?.();
  if (backend.commandEncoder) backend.submitQueue(); // else the operators have done so
  await device.queue.onSubmittedWorkDone();
}

async function measure(line, samples, seconds) {
  const sets = rotated(line, 64).map((set) => set.map((x, i) => {
    const { dtype, shape } = line.operands[i];
    if (!["f32", "i32", "bool"].includes(dtype)) throw new Unsupported(`TensorFlow.js has no ${dtype}`);
    return tf.tensor(x, shape, DTYPES[dtype]);
  }));
  try {
    const tree = line.tree;
    const work = (i) => tf.tidy(() => evaluate(tree, Object.fromEntries(line.operands.map(({ name }, k) => [name, sets[i % sets.length][k]]))));
    const wide = (x) => x.size * (x.dtype === "bool" ? 1 : 4);
    const first = work(0);
    const bytes = wide(first) + sets[0].reduce((a, x) => a + wide(x), 0);
    if (line.operands.length && sets[0].some((x) => x.dataId === first.dataId)) throw new Unsupported("its result is a view");
    first.dispose();
    for (const i of sets.keys()) work(i).dispose(); // an operand is brought to the device when it is used first
    await finished();
    const taken = await sample(async (i) => {
      const result = work(i);
      await finished();
      result.dispose();
    }, samples, seconds);
    return record(line, name, `TensorFlow.js ${tf.version_core}, WebGPU by Dawn`, taken, bytes);
  } finally {
    sets.flat().forEach((x) => x.dispose());
  }
}

async function load() {
  const { create, globals } = await library("webgpu (Dawn)", () => import(require.resolve("webgpu")));
  Object.assign(globalThis, globals);
  Object.defineProperty(globalThis, "navigator", { value: { gpu: create([]), userAgent: "node" }, configurable: true });
  tf = await library("@tensorflow/tfjs-core", () => require("@tensorflow/tfjs-core"));
  await library("@tensorflow/tfjs-backend-webgpu", () => require("@tensorflow/tfjs-backend-webgpu"));
  await library("a WebGPU device", async () => { if (!await tf.setBackend("webgpu")) throw new Error("the backend does not start"); });
  await tf.ready();
  backend = tf.backend();
  device = backend.device;
  name = device.adapterInfo?.description || (await navigator.gpu.requestAdapter()).info?.description || "WebGPU";
  operators = OPERATORS();
  return measure;
}

main("tfjs.js", load);
