// Package quant is the block formats of quantised weights: where the bits of each format lie, as
// data ([Formats]), what a block's numbers are ([Format.Decode]), and how numbers become blocks
// ([Format.Encode]). The layouts and the formulas are those of ggml (ggml-common.h, ggml-quants.c).
//
// [Format.Decode] is the definition. It is written from the formulas of each format and does not read
// the data, which package tensor turns into operators. Tests hold the two against each other.
//
// It imports dtype and element.
package quant
