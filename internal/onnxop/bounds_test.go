package onnxop

import (
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// hostile makes operands on the host device: of few elements, whatever their shapes.
type hostile struct{ dev *device.Device }

func (h hostile) ints(list ...int64) Value {
	return NewConstant(onnxpb.Tensor_INT64, tensor.From(h.dev, list, len(list)))
}

func (h hostile) int(n int64) Value {
	return NewConstant(onnxpb.Tensor_INT64, tensor.From(h.dev, []int64{n}, 1).Reshape())
}

func (h hostile) floats(list ...float32) Value {
	return NewConstant(onnxpb.Tensor_FLOAT, tensor.From(h.dev, list, len(list)))
}

func (h hostile) zeros(dims ...int) Value {
	return NewArray(tensor.Zeros(h.dev, dtype.Float32, dims...))
}

func ints(list ...int64) Attr     { return Attr{Type: onnxpb.Attribute_INTS, Ints: list} }
func text(s string) Attr          { return Attr{Type: onnxpb.Attribute_STRING, S: s} }
func number64(n int64) Attr       { return Attr{Type: onnxpb.Attribute_INT, I: n} }
func number32(x float32) Attr     { return Attr{Type: onnxpb.Attribute_FLOAT, F: x} }
func words(list ...string) Attr   { return Attr{Type: onnxpb.Attribute_STRINGS, Strings: list} }
func vector(list ...string) Value { return &Strings{Dims: []int{len(list)}, Data: list} }

type hostileCase struct {
	op      string
	version int
	in      []Value
	attrs   map[string]Attr
	what    string
}

func (h hostile) tables() []hostileCase {
	const huge, wide = 1 << 40, 1 << 14
	column := &Strings{Dims: []int{wide, 1}, Data: make([]string, wide)}
	row := &Strings{Dims: []int{1, wide}, Data: make([]string, wide)}
	return []hostileCase{
		{"DFT", 17, []Value{h.zeros(1, 4, 1), h.int(huge)}, nil, "table of angles"},
		{"DFT", 17, []Value{h.zeros(1, 4, 2), h.int(1 << 26)}, map[string]Attr{"inverse": number64(1), "onesided": number64(1)}, "spectrum"},
		{"STFT", 17, []Value{h.zeros(1, 1<<30, 1), h.int(1), nil, h.int(1 << 29)}, nil, "table of angles"},
		{"HannWindow", 17, []Value{h.int(huge)}, nil, "window"},
		{"MelWeightMatrix", 17, []Value{h.int(huge), h.int(64), h.floats(8000), h.floats(0), h.floats(4000)}, nil, "matrix of bands"},
		{"MelWeightMatrix", 17, []Value{h.int(wide), h.int(wide), h.floats(8000), h.floats(0), h.floats(4000)}, nil, "matrix of bands"},
		{"MelWeightMatrix", 17, []Value{h.int(math.MaxInt64), h.int(1), h.floats(8000), h.floats(0), h.floats(4000)}, nil, "bands"},
		{"Resize", 13, []Value{h.zeros(4), nil, nil, h.ints(huge)}, nil, "taps of an axis"},
		{"Resize", 13, []Value{h.zeros(4), nil, h.floats(1e30)}, nil, "taps of an axis"},
		{"Resize", 18, []Value{h.zeros(1 << 30), nil, nil, h.ints(1)}, map[string]Attr{"mode": text("cubic"), "antialias": number64(1)}, "taps of an axis"},
		{"Resize", 18, []Value{h.zeros(1 << 20), nil, nil, h.ints(1 << 17)}, map[string]Attr{"mode": text("linear"), "antialias": number64(1)}, "matrix of weights"},
		{"Upsample", 9, []Value{h.zeros(4), h.floats(1e12)}, nil, "taps of an axis"},
		{"AffineGrid", 20, []Value{h.zeros(1, 2, 3), h.ints(1, 1, 1<<20, 1<<20)}, nil, "grid of places"},
		{"AffineGrid", 20, []Value{h.zeros(1, 2, 3), h.ints(1, 1, 1<<40, 1<<40)}, nil, "grid of places"},
		{"AffineGrid", 20, []Value{h.zeros(1, 2, 3), h.ints(1, 1, -1, 4)}, nil, "grid of places"},
		{"Col2Im", 18, []Value{h.zeros(1, 1<<13, 1<<14), h.ints(1<<14 + 1<<13 - 1), h.ints(1 << 13)}, nil, "places of blocks"},
		{"Reshape", 13, []Value{h.zeros(1), NewArray(tensor.Zeros(h.dev, dtype.Int64, 1<<30))}, nil, "elements that are read"},
		{"MelWeightMatrix", 17, []Value{h.int(4), h.int(64), h.zeros(1 << 30), h.floats(0), h.floats(4000)}, nil, "elements that are read"},
		{"NonMaxSuppression", 11, []Value{h.zeros(1<<20, 0, 4), h.zeros(1<<20, 1<<20, 0)}, nil, "scores"},
		{"Unique", 11, []Value{h.zeros(1<<20, 1<<10)}, map[string]Attr{"axis": number64(0)}, "compared"},
		{"Gather", 13, []Value{&Strings{Dims: []int{1, wide}, Data: row.Data}, NewArray(tensor.Zeros(h.dev, dtype.Int64, 1<<16))}, nil, "strings"},
		{"StringConcat", 20, []Value{column, row}, nil, "strings"},
		{"StringSplit", 20, []Value{vector(append(make([]string, wide), strings.Repeat("a ", wide))...)}, nil, "parts of strings"},
		{"TfIdfVectorizer", 9, []Value{&Strings{Dims: []int{wide, 1}, Data: column.Data}}, map[string]Attr{"pool_strings": words("a"), "ngram_counts": ints(0), "ngram_indexes": ints(1 << 20)}, "counts"},
		{"RNN", 14, []Value{h.zeros(1<<30, 1, 1), h.zeros(1, 1, 1), h.zeros(1, 1, 1)}, nil, "steps"},
		{"SplitToSequence", 11, []Value{h.zeros(1 << 30)}, nil, "parts"},
		{"SplitToSequence", 11, []Value{h.zeros(1 << 30), h.int(2)}, nil, "parts"},
	}
}

// What an operator would compute, read or record on the host for sizes that only a file
// says is refused before it takes memory.
func TestHostTablesAreBounded(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	for _, c := range (hostile{dev}).tables() {
		t.Run(c.op+" "+c.what, func(t *testing.T) {
			run, err := Find("", c.op, c.version)
			if err != nil {
				t.Fatal(err)
			}
			began := time.Now()
			call := Call{Ctx: t.Context(), Env: &Env{Device: dev, Host: dev}, Op: c.op, Version: c.version, Outputs: 1, Attrs: c.attrs, In: c.in}
			_, err = call.Run(run)
			var size *HostSizeError
			if !errors.As(err, &size) || !strings.Contains(size.What, c.what) || size.Op != c.op {
				t.Fatalf("the error is %v", err)
			}
			if long := time.Since(began); long > 5*time.Second {
				t.Errorf("it took %v", long)
			}
		})
	}
}

// Grams that are longer than the text, and gaps wider than it, end.
func TestGramsEnd(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	call := Call{Ctx: t.Context(), Env: &Env{Device: dev, Host: dev}, Op: "TfIdfVectorizer", Version: 9, Outputs: 1, In: []Value{vector("a", "b", "a")},
		Attrs: map[string]Attr{"pool_strings": words("a", "a", "a"), "ngram_counts": ints(0, 1), "ngram_indexes": ints(0, 1),
			"max_gram_length": number64(math.MaxInt64), "max_skip_count": number64(math.MaxInt64 - 1)}}
	out, err := call.Run(tfIdf)
	if err != nil {
		t.Fatal(err)
	}
	if got := (&Call{Ctx: t.Context(), Env: call.Env, dev: dev, In: out}).FloatsOf(0); len(got) != 2 || got[0] != 2 || got[1] != 1 {
		t.Errorf("the counts are %v, want 2 and 1", got)
	}
}
