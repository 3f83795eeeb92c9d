#!/usr/bin/env node
// ONNX Runtime's times of op lines, in the records of gpubench run, for gpubench compare.
//
//     node bench/peers/onnxruntime.js --provider webgpu --suite bench/suites/default.txt --out ort.json
//     gpubench compare ort.json weft.json
//
// It takes onnxruntime-node 1.30 (npm install --ignore-scripts onnxruntime-node, and
// NODE_PATH=.../node_modules). The CPU provider has as many threads as it chooses; its
// operands and results rotate over four times the last-level cache.
// The WebGPU provider runs on the driver that VK_DRIVER_FILES names, as gpubench does. There
// operands are constants of the model, so that they lie on the device, one set of them; of the
// result one element is gathered, so that a run waits for it and copies nothing else; and what
// the provider cannot do is an error, not done by the CPU. Without optimizations, which would
// compute a model of constants before it runs. Wall times.

"use strict";
const { DTYPES, Unsupported, count, library, main, record, rotated, sample } = require("./oplines.js");

// ---------------------------------------------------------------- a model, as ONNX's protobuf has it

const CODES = { f32: 1, u8: 2, i8: 3, u16: 4, i16: 5, i32: 6, i64: 7, bool: 9, f16: 10, f64: 11, u32: 12, u64: 13 };

function varint(n) {
  const bytes = [];
  for (let x = BigInt.asUintN(64, BigInt(n)); ; x >>= 7n) {
    if (x < 128n) return Buffer.from([...bytes, Number(x)]);
    bytes.push(Number(x & 127n) | 128);
  }
}

const number = (field, n) => Buffer.concat([varint(field << 3), varint(n)]);
const bytes = (field, b) => Buffer.concat([varint((field << 3) | 2), varint(b.length), b]);
const text = (field, s) => bytes(field, Buffer.from(s));
const message = (field, ...parts) => bytes(field, Buffer.concat(parts));

function float(field, x) {
  const b = Buffer.alloc(4);
  b.writeFloatLE(x);
  return Buffer.concat([varint((field << 3) | 5), b]);
}

function attribute(name, value) {
  if (Array.isArray(value)) return message(5, text(1, name), ...value.map((v) => number(8, v)), number(20, 7));
  if (value instanceof Number) return message(5, text(1, name), float(2, value), number(20, 1));
  return message(5, text(1, name), number(3, value), number(20, 2));
}

const codeOf = (dtype) => {
  if (!CODES[dtype]) throw new Unsupported(`ONNX has no ${dtype}`);
  return CODES[dtype];
};

class Graph {
  constructor() {
    this.nodes = [];
    this.constants = [];
    this.inputs = [];
    this.names = 0;
  }

  node(op, inputs, attributes = {}, outputs = 1) {
    const names = Array.from({ length: outputs }, () => `v${this.names++}`);
    this.nodes.push(message(1, ...inputs.map((i) => text(1, i)), ...names.map((n) => text(2, n)), text(4, op), ...Object.entries(attributes).map(([k, v]) => attribute(k, v))));
    return names[0];
  }

  constant(dtype, dims, x, name = `c${this.names++}`) {
    const raw = Buffer.from(x.buffer, x.byteOffset, x.byteLength);
    this.constants.push(message(5, ...dims.map((d) => number(1, d)), number(2, codeOf(dtype)), text(8, name), bytes(9, raw)));
    return name;
  }

  list(...values) { return this.constant("i64", [values.length], BigInt64Array.from(values.map(BigInt))); }

  input(name, dtype, dims) {
    this.inputs.push(message(11, text(1, name), type(dtype, dims)));
    return name;
  }

  // The model whose one output is a value of a dtype.
  model(output, dtype) {
    const graph = message(7, ...this.nodes, text(2, "line"), ...this.constants, ...this.inputs, message(12, text(1, output), type(dtype)));
    return Buffer.concat([number(1, 9), graph, message(8, text(1, ""), number(2, 20))]);
  }
}

function type(dtype, dims) {
  const shape = dims ? [message(2, ...dims.map((d) => message(1, number(1, d))))] : [];
  return message(2, message(1, number(1, codeOf(dtype)), ...shape));
}

// ---------------------------------------------------------------- operators

const same = (op, attributes) => (g, x) => g.node(op, x, attributes);
const reduce = (op) => (g, x, { axis, keepdims = false }) => g.node(op, axis === undefined ? x : [...x, g.list(...[axis].flat())], { keepdims: Number(keepdims) });
const along = (op) => (g, x, { axis = -1 }) => g.node(op, x, { axis });
const best = (op) => (g, x, { axis, keepdims = false }) => {
  if (axis === undefined) x = [g.node("Reshape", [...x, g.list(-1)])];
  return g.node(op, x, { axis: axis ?? 0, keepdims: Number(keepdims) });
};

function variance(g, x, keys) {
  const [axis, correction] = [[keys.axis ?? []].flat(), keys.correction ?? 0];
  if (correction) throw new Unsupported("a variance with a correction");
  const mean = reduce("ReduceMean")(g, x, { ...keys, keepdims: true });
  const off = g.node("Sub", [...x, mean]);
  return reduce("ReduceMean")(g, [g.node("Mul", [off, off])], { ...keys, axis: axis.length ? axis : undefined });
}

function layerNorm(g, [x, scale, bias], { axis = -1, eps = 1e-5 }, shapes, dtype) {
  const axes = [axis].flat().map((a) => a < 0 ? a + shapes[0].length : a).sort();
  if (axes.some((a, i) => a !== shapes[0].length - axes.length + i)) throw new Unsupported("normalization along other axes than the last");
  const dims = shapes[0].slice(axes[0]);
  scale ??= g.constant(dtype, dims, new Float32Array(count(dims)).fill(1));
  return g.node("LayerNormalization", bias ? [x, scale, bias] : [x, scale], { axis: axes[0], epsilon: new Number(eps) });
}

function flip(g, [x], { axis }, [shape]) {
  const axes = axis === undefined ? shape.map((_, i) => i) : [axis].flat();
  const all = (v) => g.list(...axes.map(() => v));
  return g.node("Slice", [x, all(-1), all(-(2n ** 63n)), g.list(...axes), all(-1)]);
}

function topk(g, [x], { k = 1, axis = -1, mode = "largest" }) {
  return g.node("TopK", [x, g.list(k)], { axis, largest: Number(mode === "largest") }, 2);
}

const OPERATORS = {
  sum: reduce("ReduceSum"), mean: reduce("ReduceMean"), max: reduce("ReduceMax"), min: reduce("ReduceMin"), prod: reduce("ReduceProd"), logsumexp: reduce("ReduceLogSumExp"),
  var: variance, std: (...a) => a[0].node("Sqrt", [variance(...a)]),
  argmax: best("ArgMax"), argmin: best("ArgMin"), softmax: along("Softmax"), log_softmax: along("LogSoftmax"), layer_norm: layerNorm,
  square: (g, [x]) => g.node("Mul", [x, x]), fma: (g, [a, b, c]) => g.node("Add", [g.node("Mul", [a, b]), c]), not_equal: (g, x) => g.node("Not", [g.node("Equal", x)]),
  rsqrt: (g, x) => g.node("Reciprocal", [g.node("Sqrt", x)]), gelu: same("Gelu"),
  permute_dims: (g, x, { perm }) => g.node("Transpose", x, perm ? { perm: [perm].flat() } : {}), flip,
  concat: (g, x, { axis = 0 }) => g.node("Concat", x, { axis }), stack: (g, x, { axis = 0 }) => g.node("Concat", x.map((v) => g.node("Unsqueeze", [v, g.list(axis)])), { axis }),
  tile: (g, x, { repetitions }) => g.node("Tile", [...x, g.list(...[repetitions].flat())]), cast: (g, x, { to }) => g.node("Cast", x, { to: codeOf(to) }),
  broadcast_to: (g, x, { shape }) => g.node("Expand", [...x, g.list(...[shape].flat())]), reshape: (g, x, { shape }) => g.node("Reshape", [...x, g.list(...[shape].flat())]),
  cumulative_sum: (g, x, { axis = 0 }) => g.node("CumSum", [...x, g.constant("i64", [], BigInt64Array.of(BigInt(axis)))]),
  topk, sort: (g, x, { axis = -1, descending = false }, [shape]) => topk(g, x, { k: shape.at(axis), axis, mode: descending ? "largest" : "smallest" }),
  take: (g, x, { axis = 0 }) => g.node("Gather", x, { axis }), matmul: same("MatMul"), where: same("Where"),
};

for (const [name, op] of Object.entries({
  add: "Add", sub: "Sub", mul: "Mul", div: "Div", pow: "Pow", maximum: "Max", minimum: "Min", less: "Less", less_equal: "LessOrEqual", greater: "Greater",
  greater_equal: "GreaterOrEqual", equal: "Equal", logical_and: "And", logical_or: "Or", logical_xor: "Xor", logical_not: "Not",
  bitwise_and: "BitwiseAnd", bitwise_or: "BitwiseOr", bitwise_xor: "BitwiseXor", neg: "Neg", abs: "Abs", sqrt: "Sqrt", reciprocal: "Reciprocal",
  exp: "Exp", log: "Log", sin: "Sin", cos: "Cos", tan: "Tan", asin: "Asin", acos: "Acos", atan: "Atan", sinh: "Sinh", cosh: "Cosh", tanh: "Tanh",
  asinh: "Asinh", acosh: "Acosh", atanh: "Atanh", erf: "Erf", sigmoid: "Sigmoid", softplus: "Softplus", relu: "Relu", mish: "Mish",
  floor: "Floor", ceil: "Ceil", round: "Round", sign: "Sign", isnan: "IsNaN", isinf: "IsInf",
})) OPERATORS[name] = same(op);

const TRUTHS = /^(less|greater|equal|not_equal|logical_|isnan|isinf)/;

// The value of a tree in the graph, and its dtype.
function build(g, tree, line) {
  if (tree.name !== undefined) return { value: tree.name, dtype: line.operands.find(({ name }) => name === tree.name).dtype };
  if (tree.number !== undefined) {
    if (line.dtype !== "f32") throw new Unsupported(`numbers beside ${line.dtype}`);
    return { value: g.constant("f32", [], Float32Array.of(tree.number)), dtype: "f32" };
  }
  if (!OPERATORS[tree.call]) throw new Unsupported(`no operator for ${tree.call}`);
  const args = tree.args.map((a) => build(g, a, line));
  const value = OPERATORS[tree.call](g, args.map((a) => a.value), tree.keys, line.operands.map(({ shape }) => shape), line.dtype);
  const dtype = TRUTHS.test(tree.call) ? "bool" : /^arg(max|min)$/.test(tree.call) ? "i64" : tree.call === "cast" ? tree.keys.to : args.at(tree.call === "take" ? 0 : -1).dtype;
  return { value, dtype };
}

// ---------------------------------------------------------------- measuring

let ort;

const open = (model, provider) => ort.InferenceSession.create(model, {
  executionProviders: [provider], logSeverityLevel: 4, graphOptimizationLevel: provider === "webgpu" ? "disabled" : "all",
  extra: { session: { disable_cpu_ep_fallback: provider === "webgpu" ? "1" : "0" } },
});

async function onCPU(line, samples, seconds) {
  const g = new Graph();
  for (const o of line.operands) g.input(o.name, o.dtype, o.shape);
  const { value, dtype } = build(g, line.tree, line);
  const session = await open(g.model(value, dtype), "cpu");
  const feeds = rotated(line, 16).map((set) => Object.fromEntries(set.map((x, i) => [line.operands[i].name, new ort.Tensor(DTYPES[line.operands[i].dtype], x, line.operands[i].shape)])));
  const result = (await session.run(feeds[0]))[value];
  const outs = feeds.map(() => ({ [value]: new ort.Tensor(result.type, result.data.slice().fill(result.data[0]), result.dims) }));
  const taken = await sample((i) => session.run(feeds[i % feeds.length], outs[i % feeds.length]), samples, seconds);
  const bytes = result.data.byteLength + Object.values(feeds[0]).reduce((a, x) => a + x.data.byteLength, 0);
  await session.release();
  return { taken, bytes };
}

async function onWebGPU(line, samples, seconds) {
  const g = new Graph(), [set] = rotated(line, 1);
  line.operands.forEach(({ name, dtype, shape }, i) => g.constant(dtype, shape, set[i], name));
  const { value, dtype } = build(g, line.tree, line);
  const model = g.model(g.node("Gather", [g.node("Reshape", [value, g.list(-1)]), g.list(0)], { axis: 0 }), dtype);
  const size = g.model(g.node("Size", [value]), "i64");
  const session = await open(model, "webgpu");
  const taken = await sample(() => session.run({}), samples, seconds);
  await session.release();
  const counter = await open(size, "cpu");
  const [elements] = Object.values(await counter.run({}));
  await counter.release();
  const width = { f16: 2, i64: 8, bool: 1, i8: 1, u8: 1 }[dtype] ?? 4;
  return { taken, bytes: Number(elements.data[0]) * width + set.reduce((a, x) => a + x.byteLength, 0) };
}

async function measure(line, samples, seconds, { provider }) {
  const { taken, bytes } = await (provider === "cpu" ? onCPU : onWebGPU)(line, samples, seconds);
  const name = provider === "cpu" ? "CPU" : "WebGPU";
  return record(line, `ONNX Runtime ${name}`, `ONNX Runtime ${ort.env.versions.node}, ${name} provider`, taken, bytes);
}

async function load() {
  ort = await library("onnxruntime-node", () => require("onnxruntime-node"));
  return measure;
}

main("onnxruntime.js", load, { provider: { values: ["cpu", "webgpu"] } });
