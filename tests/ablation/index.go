package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/weft-gpu/weft/tests/ablation/figure"
)

// The kinds of subjects.
const (
	ruleKind   = "rule"   // of the planner's rules
	formKind   = "form"   // a form of kernels, or a rewriting: a function that decides for it
	entryKind  = "entry"  // an entry of a table
	figureKind = "figure" // a number that decides
	flagKind   = "flag"   // a switch of a profile
)

// subject is what an ablation changes.
type subject struct {
	ID    int    `json:"id"`
	Kind  string `json:"kind"`
	Name  string `json:"name"`
	At    string `json:"at,omitempty"` // file and line
	Value string `json:"value,omitempty"`
	Lines int    `json:"lines,omitempty"` // of code that is there for it alone, about
}

// variants are what an ablation makes of it.
func (s subject) variants() []figure.Variant {
	if s.Kind == figureKind {
		return []figure.Variant{figure.Least, figure.Half, figure.Double, figure.Most}
	}
	return []figure.Variant{figure.Refused}
}

func indexFile(dir string) string { return filepath.Join(dir, "index.json") }

func readIndex(dir string) (list []subject, err error) {
	err = readJSON(indexFile(dir), &list)
	return list, err
}

func readJSON(file string, to any) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, to); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

func writeJSON(file string, v any) error {
	text, err := json.MarshalIndent(v, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(text, '\n'), 0o666)
}

// readLines reads a file of a value a line; none where there is no file.
func readLines[T any](file string) (list []T, err error) {
	f, err := os.Open(file)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for d := json.NewDecoder(f); ; {
		var v T
		if err := d.Decode(&v); err == io.EOF {
			return list, nil
		} else if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		list = append(list, v)
	}
}
