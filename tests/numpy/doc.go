// Package numpy checks hostref, which defines every operator, and devices, against NumPy.
//
// [TestAgainstNumPy] draws cases (operators, dtypes, shapes, views, data, all
// from one seed), evaluates each with hostref node by node, and writes operands
// and results as .npy files, one for each dtype, with a manifest in JSON.
// compare.py reads them, computes every result again and compares. What a result
// should be, references.py says, which is written from NumPy's documentation
// and the definitions in docs/numerics.md, not from the code that it checks.
// Another -seed draws other cases; -keep FOLDER leaves them for compare.py.
//
// [TestGraphsAgainstNumPy] has NumPy judge random graphs too, node by node, as the
// device that WEFT_DEVICE names evaluates them as wholes.
//
// The .npy writer is our own: the format is a header of one line before the
// elements, and the libraries for it bring matrix packages with them.
//
// Only tests are here; they import hostref, ops, dtype, shape,
// internal/opline, internal/engine, internal/testdev and internal/testgraph.
package numpy
