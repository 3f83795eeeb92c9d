// ONNX Runtime's answers to the cases of runtime_test.go.
//
//     NODE_PATH=FOLDER/node_modules node runtime.js CASES
//
// CASES is a folder with cases.json, [{model, inputs: [{name, type, dims, file}], outputs:
// [name]}], and the files that it names: elements as they lie in memory, strings as JSON.
// It writes answers.json beside it, for each case either {error} or {outputs: [{type,
// dims, file}]}, null for an output that is no tensor or absent. It takes onnxruntime-node
// 1.30 (npm install --ignore-scripts onnxruntime-node), whose CPU provider answers.

"use strict";
const fs = require("fs");
const path = require("path");
const ort = require("onnxruntime-node");

const KINDS = {
  float32: Float32Array, float64: Float64Array, int8: Int8Array, int16: Int16Array, int32: Int32Array, int64: BigInt64Array,
  uint8: Uint8Array, uint16: Uint16Array, uint32: Uint32Array, uint64: BigUint64Array, bool: Uint8Array, float16: Uint16Array,
};

function input(folder, { type, dims, file }) {
  const bytes = fs.readFileSync(path.join(folder, file));
  if (type === "string") return new ort.Tensor(type, JSON.parse(bytes), dims);
  const data = new KINDS[type](bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return new ort.Tensor(type, data, dims);
}

function written(folder, name, t) {
  if (!t || !t.dims) return null;
  const { data } = t;
  const bytes = t.type === "string" ? JSON.stringify(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  fs.writeFileSync(path.join(folder, name), bytes);
  return { type: t.type, dims: [...t.dims], file: name };
}

async function answer(folder, one, i) {
  let session;
  try {
    const options = { executionProviders: ["cpu"], logSeverityLevel: 4, intraOpNumThreads: 1 };
    session = await ort.InferenceSession.create(path.join(folder, one.model), options);
    const feeds = {};
    for (const x of one.inputs) feeds[x.name] = input(folder, x);
    const out = await session.run(feeds);
    return { outputs: one.outputs.map((name, j) => written(folder, `${i}.${j}.out`, out[name])) };
  } catch (error) {
    return { error: String(error.message ?? error) };
  } finally {
    await session?.release();
  }
}

async function main() {
  const folder = process.argv[2];
  const cases = JSON.parse(fs.readFileSync(path.join(folder, "cases.json")));
  const answers = [];
  for (const [i, one] of cases.entries()) answers.push(await answer(folder, one, i));
  fs.writeFileSync(path.join(folder, "answers.json"), JSON.stringify(answers));
}

main();
