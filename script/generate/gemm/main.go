// Command gemm writes the tiles of package internal/gemm: assembly for AVX2 and for AVX-512,
// and the Go file that declares and calls it. Their shapes and instructions are in tiles.go.
// go generate ./internal/gemm runs it. It imports nothing of Weft.
package main

import (
	"fmt"
	"go/format"
	"os"
	"path/filepath"
)

func main() {
	if err := write("."); err != nil {
		fmt.Fprintln(os.Stderr, "gemm:", err)
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
	text, err := format.Source(declarations())
	all := map[string][]byte{"tiles_gen_amd64.go": text}
	for _, m := range machines {
		all[fmt.Sprintf("tiles%d_gen_amd64.s", m.bits)] = m.assembly()
	}
	return all, err
}
