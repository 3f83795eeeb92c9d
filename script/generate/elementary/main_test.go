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
		if got, err := os.ReadFile(filepath.Join("../../../hostref", name)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what package elementary defines (%v): run go generate ./hostref: docs/adding-an-operator.md", name, err)
		}
	}
}
