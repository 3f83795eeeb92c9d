package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// The files in the tree are those that the generator writes.
func TestFilesAreGenerated(t *testing.T) {
	for name, make := range files {
		want, err := make()
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join("../../../internal/backend/host/blocks", name))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what the generator writes (%v): run go generate ./internal/backend/host/blocks", name, err)
		}
	}
}
