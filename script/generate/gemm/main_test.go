package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestFilesAreCurrent(t *testing.T) {
	all, err := generated()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range all {
		if got, err := os.ReadFile(filepath.Join("../../../internal/gemm", name)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what the table says (%v): run go generate ./internal/gemm", name, err)
		}
	}
}
