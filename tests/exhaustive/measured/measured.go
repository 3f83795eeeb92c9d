// Package measured is the greatest error that was measured of each function, as
// docs/numerics.json holds it and docs/numerics.md shows it. Only tests and
// scripts import it; it imports nothing of Weft.
package measured

import (
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"slices"
)

// Error is the greatest error of one operator and dtype.
type Error struct {
	Op     string  `json:"op"`
	DType  string  `json:"dtype"`
	MaxULP float64 `json:"max_ulp"` // of the exact value, rounded up to a thousandth
	At     string  `json:"at"`      // the operands
	Inputs int64   `json:"inputs"`  // how many were tried
	All    bool    `json:"all"`     // there are no more
	// NotNearest is how many results were not the number nearest to the exact
	// value; where nobody counted, less than 0.
	NotNearest int64  `json:"not_nearest"`
	Device     string `json:"device"`
	Date       string `json:"date"` // year-month-day
}

func compare(a, b Error) int { return cmp.Or(cmp.Compare(a.Op, b.Op), cmp.Compare(a.DType, b.DType)) }

// List is sorted by operator and dtype.
type List []Error

// Load reads a file; one that is not there is empty.
func Load(file string) (List, error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var l List
	return l, json.Unmarshal(text, &l)
}

// Save writes a file, one line an error.
func (l List) Save(file string) error {
	text := []byte("[\n")
	for i, e := range l {
		line, err := json.Marshal(e)
		if err != nil {
			return err
		}
		if i > 0 {
			text = append(text, ",\n"...)
		}
		text = append(append(text, "  "...), line...)
	}
	return os.WriteFile(file, append(text, "\n]\n"...), 0o666)
}

// Find is the error of an operator and dtype.
func (l List) Find(op, dtype string) (Error, bool) {
	i, ok := slices.BinarySearchFunc(l, Error{Op: op, DType: dtype}, compare)
	if !ok {
		return Error{}, false
	}
	return l[i], true
}

// With is the list with an error in the place of an older one.
func (l List) With(e Error) List {
	i, ok := slices.BinarySearchFunc(l, e, compare)
	l = slices.Clone(l)
	if ok {
		l[i] = e
		return l
	}
	return slices.Insert(l, i, e)
}

// Record merges errors into a file.
func Record(file string, list ...Error) error {
	l, err := Load(file)
	if err != nil {
		return err
	}
	for _, e := range list {
		l = l.With(e)
	}
	return l.Save(file)
}
