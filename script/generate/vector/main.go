// Command vector writes the loops of package internal/vector: assembly for AVX2 and for
// AVX-512, and the Go file that declares and calls it. It translates the definitions of
// package elementary, and those of this folder's source.go. go generate ./internal/vector
// runs it. It imports dtype, internal/element and internal/elementary.
package main

import (
	"fmt"
	"go/format"
	"os"
	"path/filepath"
)

func main() {
	if err := write("."); err != nil {
		fmt.Fprintln(os.Stderr, "vector:", err)
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

// generated are the files' texts by their names.
func generated() (map[string][]byte, error) {
	list := definitions()
	text, err := format.Source(declarations(list))
	return map[string][]byte{
		"functions_gen_amd64.go":   text,
		"functions256_gen_amd64.s": avx2().assembly(list),
		"functions512_gen_amd64.s": avx512().assembly(list),
	}, err
}
