// Package forms lists op lines that every operator takes, without their dtype:
// the operands' shapes and the keys, chosen so that each way of computing the
// operator has its turn, sizes 0 and 1 among them.
//
// What walks the catalogue (checks against the reference, the kernel corpus, the
// comparison with NumPy, the tests of errors) walks these.
//
// The package imports ops and dtype.
package forms
