// Command elementary writes the loops of package hostref's elementary functions, in Go: it
// translates the definitions of package elementary to straight lines. go generate ./hostref
// runs it. It imports dtype, internal/elementary and ops.
package main

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
)

func main() {
	if err := write("."); err != nil {
		fmt.Fprintln(os.Stderr, "elementary:", err)
		os.Exit(1)
	}
}

// write writes the files into a folder.
func write(folder string) error {
	all, err := generated()
	if err != nil {
		return err
	}
	for name, text := range all {
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// generatedFile is a file with the loops of its definitions, and with maps by name of those
// of one argument and of two.
type generatedFile struct {
	name          string
	definitions   func() []definition
	unary, binary string // the maps' names, "" for none
	element       string
}

var generatedFiles = []generatedFile{
	{"usual32_gen_test.go", definitionsUsual, "usual32", "", "float32"}, // for tests alone
	{"elementary32_gen.go", definitions32, "unary32", "binary32", "float32"},
	{"elementary64_gen.go", definitions64, "unary64", "binary64", "float64"},
	{"elementarycomplex_gen.go", definitionsComplex, "unaryComplex", "binaryComplex", "complex128"},
	{"quotient_gen.go", quotients, "", "", ""},
}

// tablesFile has the tables that the files share.
const tablesFile = "tables_gen.go"

const generatedHeader = "// Code generated from package elementary by go generate ./hostref; DO NOT EDIT.\n\npackage hostref\n\n"

// generated are the files' texts by their names.
func generated() (map[string][]byte, error) {
	all, shared := map[string][]byte{}, &tables{names: map[string]string{}}
	for _, f := range generatedFiles {
		text, err := format.Source(f.text(shared))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
		all[f.name] = text
	}
	text, err := format.Source(append([]byte(generatedHeader), shared.text.Bytes()...))
	all[tablesFile] = text
	return all, err
}

// text is the file's text, which is not formatted yet. It enters its tables.
func (f generatedFile) text(shared *tables) []byte {
	var text, functions bytes.Buffer
	text.WriteString(generatedHeader)
	for _, d := range f.definitions() {
		d.write(&functions, shared)
	}
	if bytes.Contains(functions.Bytes(), []byte("math.")) {
		text.WriteString("import \"math\"\n")
	}
	if f.unary != "" {
		writeNames(&text, f.unary, fmt.Sprintf("func(dst, x []%s)", f.element), 1, f.definitions())
	}
	if f.binary != "" {
		writeNames(&text, f.binary, fmt.Sprintf("func(dst, x, y []%s)", f.element), 2, f.definitions())
	}
	text.Write(functions.Bytes())
	return text.Bytes()
}
