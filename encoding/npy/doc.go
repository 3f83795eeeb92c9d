// Package npy reads and writes NumPy's files: an array in a .npy file, several in a .npz archive.
// It reads formats 1.0, 2.0 and 3.0
// (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html), in either byte order
// and in C's or Fortran's order. It writes 1.0, or 2.0 where the header is long, low bytes first,
// in C's order, as NumPy itself does on most machines.
//
// All of Weft's dtypes go both ways. NumPy has no bfloat16. Its extension ml_dtypes saves such
// elements as two bytes without a type (V2). The package reads these as bfloat16 and writes
// bfloat16 so; in NumPy, view(ml_dtypes.bfloat16) restores them. Headers are read as NumPy's own
// reader evaluates them, with all the names that numpy.dtype takes. Structured types, objects (which
// are pickled programs), strings and dates are refused by name.
//
// Nothing in a file is trusted: sizes are checked against the bytes that exist, and memory is
// allocated as bytes arrive.
//
// The package imports tensor, hostmemory, opened, device, shape, dtype, datafile and readfile.
package npy

import "github.com/weft-gpu/weft/internal/datafile"

// FormatError says that a file is no .npy file or .npz archive, or holds something that Weft does
// not support.
type FormatError struct {
	Format string // "npy" or "npz"
	Name   string // of the file, or of the array in it; "" when unknown
	What   string // the problem
	Hint   string // what to do; may be ""
	Err    error  // the cause, or nil
}

func (e *FormatError) Error() string { return (*datafile.FormatError)(e).Error() }

// Unwrap returns the cause.
func (e *FormatError) Unwrap() error { return e.Err }

// ofFile converts an error of package datafile to one of this package.
func ofFile(e datafile.FormatError) error { return (*FormatError)(&e) }

const format = "npy"

func fault(what, hint string) error { return &FormatError{Format: format, What: what, Hint: hint} }
