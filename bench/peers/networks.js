#!/usr/bin/env node
// ONNX Runtime's times of networks beside gpubench onnx's: medians of runs after a first.
//
//     node bench/peers/networks.js [--batch 1] [--runs 5] [--gpubench bin/gpubench] [--out FILE.json] FOLDER [NETWORK...]
//
// FOLDER is what tests/onnx/networks/export.py makes. It takes onnxruntime-node 1.30
// (npm install onnxruntime-node, NODE_PATH=.../node_modules), whose CPU provider has as
// many threads as it chooses, and whose WebGPU provider runs on the driver that
// VK_DRIVER_FILES names, as gpubench does; that provider leaves to the host what it has
// not, such as LSTM, and gpubench what is small. The built-in host device is measured too,
// which needs no driver. A provider that does not start is left out.

"use strict";
const { execFileSync } = require("child_process");
const fs = require("fs");
const path = require("path");

const TYPES = { "<f4": ["float32", Float32Array], "<i8": ["int64", BigInt64Array], "<i4": ["int32", Int32Array] };

function readNpy(file) {
  const bytes = fs.readFileSync(file);
  const end = 10 + bytes.readUInt16LE(8);
  const header = bytes.subarray(10, end).toString("latin1");
  const descr = /'descr': '([^']*)'/.exec(header)[1];
  if (!TYPES[descr] || !header.includes("'fortran_order': False")) throw new Error(`${file}: ${header}`);
  const dims = /'shape': \(([^)]*)\)/.exec(header)[1].split(",").filter((d) => d.trim()).map(Number);
  const [type, kind] = TYPES[descr];
  return { type, dims, data: new kind(bytes.buffer.slice(bytes.byteOffset + end, bytes.byteOffset + bytes.length)) };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

// Milliseconds of a network on one provider: the first run, and the median of others.
async function timed(ort, provider, model, input, runs) {
  const session = await ort.InferenceSession.create(model, { executionProviders: [provider], logSeverityLevel: 4 });
  const feeds = { [session.inputNames[0]]: new ort.Tensor(input.type, input.data, input.dims) };
  const list = [];
  for (let i = 0; i <= runs; i++) {
    const start = process.hrtime.bigint();
    await session.run(feeds);
    list.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  await session.release();
  return { first: list[0], median: median(list.slice(1)) };
}

function weft(options, model, input, ...how) {
  const text = execFileSync(options.gpubench, ["onnx", model, "--input", `input=${input}`, "--bench", String(options.runs), ...how, "-f", "json"], { stdio: ["ignore", "pipe", "inherit"] });
  const report = JSON.parse(text);
  return { first: report.first_ns / 1e6, median: median(report.run_ns) / 1e6, device: report.device, driver: report.driver };
}

function parse(args) {
  const options = { batch: "1", runs: 5, gpubench: "bin/gpubench", out: "", rest: [] };
  for (let i = 0; i < args.length; i++) {
    const name = args[i].replace(/^--/, "");
    if (name === args[i]) options.rest.push(name);
    else if (name in options && name !== "rest" && i + 1 < args.length) options[name] = args[++i];
    else return null;
  }
  options.runs = Number(options.runs);
  return options.rest.length && options.runs >= 1 ? options : null;
}

async function main() {
  const options = parse(process.argv.slice(2));
  if (!options) {
    console.error("usage: networks.js [--batch N] [--runs N] [--gpubench PATH] [--out FILE.json] FOLDER [NETWORK...]");
    process.exit(2);
  }
  const ort = require("onnxruntime-node");
  const [folder, ...asked] = options.rest;
  const networks = asked.length ? asked : fs.readdirSync(folder).filter((n) => fs.existsSync(path.join(folder, n, "model.onnx")));
  const rows = [];
  console.log("network                  ORT CPU ms  ORT WebGPU ms     Weft ms  Weft host ms  of WebGPU's  ORT CPU's of it, of host");
  for (const network of networks) {
    const model = path.join(folder, network, "model.onnx");
    const file = path.join(folder, network, options.batch, "input.npy");
    const row = { network, batch: Number(options.batch), version: ort.env.versions.node };
    for (const provider of ["cpu", "webgpu"]) {
      try {
        row[provider] = await timed(ort, provider, model, readNpy(file), options.runs);
      } catch (error) {
        console.error(`${network}: ${provider}: ${error}`);
      }
    }
    row.weft = weft(options, model, file);
    row.host = weft(options, model, file, "--device", "host");
    rows.push(row);
    const cell = (x, width) => (x === undefined ? "-" : x.toFixed(x < 10 ? 2 : 1)).padStart(width);
    console.log(network.padEnd(23) + cell(row.cpu?.median, 12) + cell(row.webgpu?.median, 15) + cell(row.weft.median, 12) + cell(row.host.median, 14) +
      cell(row.webgpu && row.weft.median / row.webgpu.median, 13) + cell(row.cpu && row.cpu.median / row.weft.median, 17) + cell(row.cpu && row.cpu.median / row.host.median, 9));
  }
  if (options.out) fs.writeFileSync(options.out, JSON.stringify(rows, null, 1) + "\n");
}

main();
