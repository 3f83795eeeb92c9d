// Package datafile is what the readers and writers of data files share: files mapped
// into memory, bytes read no faster than they come, files that appear whole or not at
// all, and the error of a file that is not what it says.
//
// It imports parallel and readfile of ours.
package datafile

import "fmt"

// FormatError says that a file is not what its format asks for, or has what Weft does
// not. What was read before is not lost by it: nothing is made of such a file.
type FormatError struct {
	Format string // such as "npy"
	Name   string // of the file, or of the array in it; "" when unknown
	What   string // what is wrong
	Hint   string // what to do; may be ""
	Err    error  // the cause, or nil
}

func (e *FormatError) Error() string {
	message := e.Format
	if e.Name != "" {
		message += fmt.Sprintf(" %q", e.Name)
	}
	if message += ": " + e.What; e.Hint != "" {
		message += ": " + e.Hint
	}
	return message
}

// Unwrap is the cause.
func (e *FormatError) Unwrap() error { return e.Err }
