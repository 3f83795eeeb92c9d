// Reads Weft's op lines for the baselines of this folder that run in Node, as oplines.py does
// for those in Python: operands, keys, expressions, data, timing and records.
//
// A baseline gives `main` what measures one line. It walks `line.tree`, in which a line's
// operator and an expression look alike: {name}, {number} or {call, args, keys}.

"use strict";
const fs = require("fs");
const path = require("path");
const { parseArgs } = require("util");

const DTYPES = {
  bool: "bool", i8: "int8", i16: "int16", i32: "int32", i64: "int64", u8: "uint8", u16: "uint16", u32: "uint32", u64: "uint64",
  f16: "float16", bf16: "bfloat16", f32: "float32", f64: "float64", c64: "complex64", c128: "complex128",
};

// Arrays of JavaScript that hold a dtype; the others have none.
const ARRAYS = {
  bool: Uint8Array, i8: Int8Array, i16: Int16Array, i32: Int32Array, i64: BigInt64Array,
  u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, u64: BigUint64Array, f32: Float32Array, f64: Float64Array,
};

// Other names of operators, which op lines take too.
const ALIASES = {
  subtract: "sub", multiply: "mul", divide: "div", negative: "neg", concatenate: "concat", cat: "concat", transpose: "permute_dims",
  permute: "permute_dims", cumsum: "cumulative_sum", clamp: "clip", astype: "cast", rms_normalization: "rms_norm",
};

const INDEXED = { take: [1, 0] }; // operator: its index operand, and the axis it counts along
const CANNOT_RUN = 3; // the exit status where the library of a baseline is missing

class Unsupported extends Error {}

// The words of a line as a shell has them, without its comment.
function words(text) {
  const list = [];
  for (const m of text.matchAll(/\s*((?:'[^']*'|"[^"]*"|[^\s'"#])+)|(#.*)/g)) {
    if (m[2]) break;
    list.push(m[1].replace(/'([^']*)'|"([^"]*)"/g, (_, a, b) => a ?? b));
  }
  return list;
}

const quoted = (w) => (w === "" || /[ \t'"\\#()*<>&|;$!?]/.test(w) ? `'${w.replaceAll("'", `'"'"'`)}'` : w);

// A key's value: a number, a list of numbers, a truth, or a word.
function keyValue(text) {
  if (text === "true" || text === "false") return text === "true";
  const items = text.replace(/^[([]|[)\]]$/g, "").split(",").filter((t) => t !== "").map(Number);
  if (items.some(Number.isNaN)) return text;
  return items.length === 1 && !text.includes(",") ? items[0] : items;
}

// An expression as a tree.
class Parser {
  constructor(text) {
    this.tokens = text.match(/\d+\.?\d*(?:e[+-]?\d+)?|\w+|[<>=!]=|\S/g) ?? [];
    this.at = 0;
  }

  next() { return this.tokens[this.at]; }

  take(token) {
    if (this.next() !== token) throw new Unsupported(`${this.next() ?? "the end"} where ${token} is read`);
    this.at++;
  }

  operators(table, operand) {
    let left = operand();
    while (Object.hasOwn(table, this.next() ?? "")) {
      const call = table[this.tokens[this.at++]];
      left = { call, args: [left, operand()], keys: {} };
    }
    return left;
  }

  whole() {
    const tree = this.comparison();
    if (this.at < this.tokens.length) throw new Unsupported(`${this.next()} in an expression`);
    return tree;
  }

  comparison() {
    const names = { "<": "less", "<=": "less_equal", ">": "greater", ">=": "greater_equal", "==": "equal", "!=": "not_equal" };
    return this.operators(names, () => this.operators({ "+": "add", "-": "sub" }, () => this.operators({ "*": "mul", "/": "div" }, () => this.unary())));
  }

  unary() {
    if (this.next() !== "-") return this.postfix();
    this.at++;
    return { call: "neg", args: [this.unary()], keys: {} };
  }

  postfix() {
    let x = this.primary();
    while (this.next() === ".") {
      this.at++;
      this.take("T");
      x = { call: "permute_dims", args: [x], keys: {} };
    }
    return x;
  }

  primary() {
    const token = this.tokens[this.at++];
    if (token === "(") {
      const x = this.comparison();
      this.take(")");
      return x;
    }
    if (/^\d/.test(token ?? "")) return { number: Number(token) };
    if (!/^\w+$/.test(token ?? "")) throw new Unsupported(`${token ?? "the end"} in an expression`);
    if (this.next() !== "(") return { name: token };
    this.at++;
    const call = { call: ALIASES[token] ?? token, args: [], keys: {} };
    while (this.next() !== ")") {
      if (this.tokens[this.at + 1] === "=") {
        const key = this.next();
        this.at += 2;
        let value = "";
        while (![",", ")", undefined].includes(this.next())) value += this.tokens[this.at++];
        call.keys[key === "axes" ? "axis" : key] = keyValue(value);
      } else call.args.push(this.comparison());
      if (this.next() === ",") this.at++;
    }
    this.take(")");
    return call;
  }
}

// One op line: its text, its work as a tree, its operands and keys.
class Line {
  constructor(text) {
    const [first, ...rest] = words(text);
    this.text = words(text).map(quoted).join(" ");
    this.op = ALIASES[first] ?? first;
    const expression = this.op === "expr" ? rest.shift() : undefined;
    this.dtype = rest.shift();
    this.operands = [];
    const keys = {};
    for (const word of rest) {
      const [key, value] = word.includes("=") ? [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)] : [undefined, undefined];
      const operand = /^(\w*)\[([\d,]*)\]$/.exec(key !== undefined && expression !== undefined ? value : word);
      if (operand) {
        const name = expression === undefined ? String.fromCharCode(97 + this.operands.length) : key;
        this.operands.push({ name, dtype: operand[1] || this.dtype, shape: operand[2].split(",").filter(Boolean).map(Number) });
      } else if (!["data", "result"].includes(key)) keys[key === "axes" ? "axis" : key] = keyValue(value ?? "");
    }
    // Its tree is made when it is asked for: a line that a baseline cannot read is its own loss.
    this.treeOf = () => (expression === undefined ? { call: this.op, args: this.operands.map(({ name }) => ({ name })), keys } : new Parser(expression).whole());
    this.axis = keys.axis;
  }

  get tree() { return this.treeOf(); }

  // What operand i counts, where it is an operator's index; 0 for other operands.
  indexLimit(i) {
    const [operand, axis] = INDEXED[this.op] ?? [-1, 0];
    return operand === i ? this.operands[0].shape.at(this.axis ?? axis) : 0;
  }
}

const count = (shape) => shape.reduce((a, b) => a * b, 1);

// Unit data: floats in [-1, 1), small integers; an index operand counts up to limit.
function data(dtype, shape, limit) {
  const kind = ARRAYS[dtype];
  if (!kind) throw new Unsupported(`JavaScript has no arrays of ${dtype}`);
  const x = new kind(count(shape));
  const draw = (() => {
    if (limit) return () => Math.floor(Math.random() * limit);
    if (dtype[0] === "f") return () => Math.random() * 2 - 1;
    if (dtype === "bool") return () => Math.floor(Math.random() * 2);
    return () => Math.floor(Math.random() * (dtype[0] === "u" ? 8 : 16)) - (dtype[0] === "u" ? 0 : 8);
  })();
  const big = dtype.endsWith("64") && dtype[0] !== "f";
  for (let i = 0; i < x.length; i++) x[i] = big ? BigInt(draw()) : draw();
  return x;
}

// Bytes of the largest cache, so that operands can rotate beyond it.
function lastLevelCache() {
  const base = "/sys/devices/system/cpu/cpu0/cache";
  const sizes = fs.existsSync(base) ? fs.readdirSync(base).map((d) => path.join(base, d, "size")).filter((f) => fs.existsSync(f)) : [];
  const bytes = (text) => parseInt(text, 10) * ({ K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 }[text.trim().at(-1)] ?? 1);
  return Math.max(0, ...sizes.map((f) => bytes(fs.readFileSync(f, "utf8")))) || 32 << 20;
}

// Sets of operands, as many as exceed four times the cache, and most at most.
function rotated(line, most) {
  const cache = 4 * lastLevelCache(), sets = [];
  for (let total = 0; sets.length === 0 || (total < cache && sets.length < most);) {
    sets.push(line.operands.map(({ dtype, shape }, i) => data(dtype, shape, line.indexLimit(i))));
    total += sets.at(-1).reduce((a, x) => a + x.byteLength, 0);
  }
  return sets;
}

function summary(samples) {
  const ordered = [...samples].sort((a, b) => a - b);
  const at = (q) => ordered[Math.min(ordered.length - 1, Math.floor(q * ordered.length))];
  return { min: ordered[0], median: at(0.5), p90: at(0.9) };
}

// Nanoseconds of call(i), awaited, at most `most` times, at least 5 times, for about `seconds`.
async function sample(call, most, seconds) {
  await call(0);
  const samples = [], start = process.hrtime.bigint();
  while (samples.length < most && (samples.length < 5 || Number(process.hrtime.bigint() - start) < seconds * 1e9)) {
    const before = process.hrtime.bigint();
    await call(samples.length);
    samples.push(Number(process.hrtime.bigint() - before));
  }
  return samples;
}

// The record of a line, its samples by the wall clock.
function record(line, device, driver, samples, bytes) {
  const wall = summary(samples);
  return {
    line: line.text, op: line.op, dtype: line.dtype, shapes: line.operands.map(({ shape }) => shape), device, driver, samples: samples.length,
    wall_ns: wall, gpu_ns: null, bytes, flops: 0, gb_per_s: bytes / wall.median, gflop_per_s: 0, roofline_gb_per_s: 0, roofline_fraction: 0,
    kernels: 0, verified: false, max_ulp: 0,
  };
}

// A library, or the end of a baseline that has none.
async function library(name, load) {
  try {
    return await load();
  } catch (error) {
    console.error(`${name} cannot be loaded: ${firstLine(error)}: npm install it, and name its node_modules in NODE_PATH`);
    process.exit(CANNOT_RUN);
  }
}

const firstLine = (error) => String(error?.message ?? error).trim().split("\n")[0];

function usage(script, options, why) {
  const own = Object.entries(options).map(([name, o]) => ` [--${name} ${(o.values ?? ["VALUE"]).join("|")}]`).join("");
  console.error(`${why}\nusage: ${script} [--suite FILE]... [--out FILE] [--samples 30] [--time 0.5]${own} [OPLINE]...`);
  process.exit(2);
}

function commandLine(script, options) {
  const known = { suite: { type: "string", multiple: true, default: [] }, out: { type: "string" }, samples: { type: "string", default: "30" }, time: { type: "string", default: "0.5" } };
  for (const [name, o] of Object.entries(options)) known[name] = { type: "string", default: o.values?.[0] };
  let read;
  try {
    read = parseArgs({ options: known, allowPositionals: true });
  } catch (error) {
    usage(script, options, firstLine(error));
  }
  const { values, positionals } = read;
  for (const [name, o] of Object.entries(options)) {
    if (o.values && !o.values.includes(values[name])) usage(script, options, `--${name} ${values[name]}: want ${o.values.join(" or ")}`);
  }
  if (!(Number(values.samples) >= 1) || !(Number(values.time) > 0)) usage(script, options, "--samples and --time want numbers above 0");
  const lines = positionals.map((t) => new Line(t));
  for (const file of values.suite) {
    let text;
    try {
      text = fs.readFileSync(file, "utf8");
    } catch (error) {
      usage(script, options, `--suite: ${firstLine(error)}: want a file of op lines, such as those in bench/suites`);
    }
    lines.push(...text.split("\n").filter((t) => words(t).length).map((t) => new Line(t)));
  }
  if (!lines.length) usage(script, options, "give op lines or --suite FILE");
  return { values, lines };
}

// Runs the command line of a baseline: load() loads its library and gives measure, and
// measure(line, samples, seconds, options) a record.
// A line that a library cannot do is named on stderr and left out; the status is 1 when none
// is left. An interrupted run keeps what it has measured.
async function main(script, load, options = {}) {
  const { values, lines } = commandLine(script, options);
  const measure = await load(), records = [];
  let interrupted = false;
  process.once("SIGINT", () => { interrupted = true; });
  for (const [i, line] of lines.entries()) {
    if (interrupted) break;
    try {
      records.push(await measure(line, Number(values.samples), Number(values.time), values));
    } catch (error) { // whatever the library throws: it cannot do this line
      console.error(`${line.text}: not measured: ${firstLine(error)}`);
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} of ${lines.length}`);
  }
  const text = JSON.stringify(records, null, 1) + "\n";
  if (values.out) fs.writeFileSync(values.out, text);
  else fs.writeSync(1, text);
  console.error(`${records.length} of ${lines.length} lines measured${interrupted ? ", then interrupted" : ""}`);
  process.exit(interrupted ? 130 : records.length ? 0 : 1);
}

module.exports = { ALIASES, DTYPES, Line, Unsupported, count, data, library, main, record, rotated, sample };
