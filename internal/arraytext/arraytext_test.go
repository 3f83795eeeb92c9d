package arraytext_test

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/arraytext"
)

// NumPy's own texts, of testdata/make.py; those of arrays that are elided are tested
// where they are read, in package tensor.
func TestAsNumPy(t *testing.T) {
	text, err := os.ReadFile("testdata/numpy.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		DType, Text string
		Shape       []int
		Data        *string
	}
	if err := json.Unmarshal(text, &cases); err != nil || len(cases) < 500 {
		t.Fatal(len(cases), err)
	}
	for i, c := range cases {
		if c.Data == nil {
			continue
		}
		d, err := dtype.Parse(c.DType)
		if err != nil {
			t.Fatal(err)
		}
		data, err := hex.DecodeString(*c.Data)
		if err != nil {
			t.Fatal(err)
		}
		a := arraytext.Array{DType: d, Shape: c.Shape, Data: data}
		if got := a.Text(nil); got != c.Text {
			t.Errorf("case %d, %s%v:\n%s\nwant\n%s", i, c.DType, c.Shape, got, c.Text)
		}
	}
}

func TestWords(t *testing.T) {
	a := arraytext.Array{DType: dtype.Uint8, Shape: []int{2, 2}, Data: []byte{0, 10, 200, 5}}
	got := a.Text(func(v any) string { return fmt.Sprintf("%x", v) })
	if want := "[[ 0  a]\n [c8  5]]"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
