// Package safetensors reads and writes safetensors files, in which weights of models are exchanged
// (https://huggingface.co/docs/safetensors): a header of JSON with each tensor's dtype, shape and
// place, then the elements, low bytes first. A model in several files comes with an index,
// model.safetensors.index.json, which [Open] reads as one.
//
// Files are mapped into memory: opening one reads its header, and a tensor's bytes are read when it
// is asked for. Nothing in a file is trusted: tensors must lie one behind the other and fill the
// file, as the reference implementation demands too, names must occur once, and the files of an
// index must lie in its folder.
//
// The format has every dtype of Weft but complex128. Names and Info list tensors of other types
// (floats of eight bits and less, and types that the format was given later), but reading one is an
// error; the others of the file are read.
//
// The package imports tensor, device, shape, dtype, datafile and readfile.
package safetensors

import "github.com/weft-gpu/weft/internal/datafile"

// FormatError says that a file is no safetensors file, or holds something that Weft does not
// support.
type FormatError struct {
	Format string // "safetensors"
	Name   string // of the file, or of the tensor in it; "" when unknown
	What   string // the problem
	Hint   string // what to do; may be ""
	Err    error  // the cause, or nil
}

func (e *FormatError) Error() string { return (*datafile.FormatError)(e).Error() }

// Unwrap returns the cause.
func (e *FormatError) Unwrap() error { return e.Err }

// ofFile converts an error of package datafile to one of this package.
func ofFile(e datafile.FormatError) error { return (*FormatError)(&e) }

const format = "safetensors"

// longestHeader is the reference implementation's bound, in bytes.
const longestHeader = 100_000_000

func fault(name, what, hint string) error {
	return &FormatError{Format: format, Name: name, What: what, Hint: hint}
}
