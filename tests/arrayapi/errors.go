package arrayapi

import "fmt"

// NameError says that the standard has no such name.
type NameError struct {
	Name string
}

func (e *NameError) Error() string {
	return fmt.Sprintf("%q is no name of the Array API 2024.12: Names lists them", e.Name)
}

// UnsupportedError says that a name of the standard has no implementation.
type UnsupportedError struct {
	Name   string
	Reason string
}

func (e *UnsupportedError) Error() string { return e.Name + ": " + e.Reason }

// KeyError says what an array cannot be indexed with. Keys of basic indexing are
// held against the shape by package tensor, whose error is a *shape.IndexError.
type KeyError struct {
	Function string
	Problem  string // what is wrong and what to do
}

func (e *KeyError) Error() string { return e.Function + ": the key " + e.Problem }

// ArgumentError says which argument a function cannot take.
type ArgumentError struct {
	Function string
	Argument string // its name
	Problem  string // what is wrong and what to do
}

func (e *ArgumentError) Error() string {
	return fmt.Sprintf("%s: argument %s %s", e.Function, e.Argument, e.Problem)
}
