// Package npy reads and writes NumPy's files: an array in a .npy file, several in a
// .npz archive. Formats 1.0, 2.0 and 3.0 are read, as
// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html has them,
// arrays of either byte order and in Fortran's order as well; what is written is 1.0,
// or 2.0 where the header is long, low bytes first, in C's order, as NumPy itself
// writes it on most machines.
//
// All of Weft's dtypes go both ways. NumPy has no bfloat16: an extension of it,
// ml_dtypes, saves its elements as two bytes without a type (V2), which are read as
// bfloat16 here and written so; in NumPy, view(ml_dtypes.bfloat16) gives them back.
// Structured types, objects (which are pickled programs), strings and dates are refused.
//
// Nothing in a file is trusted: sizes are held against the bytes that are there, and
// memory is taken as they come.
//
// The package imports tensor, hostmemory, opened, device, shape, dtype, datafile and readfile.
package npy

import "github.com/weft-gpu/weft/internal/datafile"

// FormatError says that a file is no .npy file or .npz archive, or holds what Weft does
// not have.
type FormatError struct {
	Format string // "npy" or "npz"
	Name   string // of the file, or of the array in it; "" when unknown
	What   string // what is wrong
	Hint   string // what to do; may be ""
	Err    error  // the cause, or nil
}

func (e *FormatError) Error() string { return (*datafile.FormatError)(e).Error() }

// Unwrap is the cause.
func (e *FormatError) Unwrap() error { return e.Err }

// ofFile is an error of package datafile as one of this package.
func ofFile(e datafile.FormatError) error { return (*FormatError)(&e) }

const format = "npy"

func fault(what, hint string) error { return &FormatError{Format: format, What: what, Hint: hint} }
