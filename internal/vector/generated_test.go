package vector

import (
	"bytes"
	"flag"
	"go/format"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the generated files")

//go:generate go test -count=1 -run ^TestGenerated$ . -update

func TestGenerated(t *testing.T) {
	list := definitions()
	text, err := format.Source(declarations(list))
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string][]byte{
		"functions_gen_amd64.go":   text,
		"functions256_gen_amd64.s": avx2().assembly(list),
		"functions512_gen_amd64.s": avx512().assembly(list),
	} {
		if *update {
			if err := os.WriteFile(file, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := os.ReadFile(file); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what the definitions say (%v): run go generate ./internal/vector", file, err)
		}
	}
}
