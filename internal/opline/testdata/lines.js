// Writes what oplines.js makes of the op lines that it is given, as peers_test.go reads it.

"use strict";
const fs = require("fs");
const { DTYPES, Line, Unsupported } = require("../../../bench/peers/oplines.js");

function written({ name, number, call, args, keys }) {
  if (name !== undefined) return name;
  if (number !== undefined) return String(number);
  const values = Object.entries(keys).map(([k, v]) => `${k}=${[v].flat().join(",")}`);
  return `${call}(${[...args.map(written), ...values.sort()].join(", ")})`;
}

function tree(line) {
  try {
    return written(line.tree);
  } catch (e) {
    if (e instanceof Unsupported) return "";
    throw e;
  }
}

const lines = fs.readFileSync(0, "utf8").trim().split("\n").map((text) => new Line(text));
console.log(JSON.stringify(lines.map((l) => ({
  Text: l.text, Op: l.op, DType: DTYPES[l.dtype], Tree: tree(l),
  Operands: l.operands.map(({ name, dtype, shape }) => [name, DTYPES[dtype], ...shape]),
}))));
