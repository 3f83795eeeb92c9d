// Package dtype defines the element types of tensors and how they mix.
//
// A [DType] is a run-time value; generics appear only at the border between Go slices and tensors
// ([Of], [Element]). Elements are stored byte for byte as in Go: little-endian words, two's
// complement, IEEE 754, and one byte for a bool.
//
// [Promote] is the Array API's promotion table. A mix that the table leaves undefined is a
// [PromotionError] and never a silent conversion.
//
// The package is pure. Beside its own bfloat16, it imports nothing of Weft.
package dtype
