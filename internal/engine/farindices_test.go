package engine

import (
	"bytes"
	"os"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Positions may cross 2^32 within one launch, in whole vectors, backwards and with steps, on a
// device that counts in 32 bits.
func TestIndicesAcrossTheHighWord(t *testing.T) {
	const n = 1 << 15
	under := engineUnderTest(t)
	sim, _ := simEngine(t, "sim8")
	for name, e := range map[string]*Engine{"the device": under, "sim8": sim} {
		for _, step := range []int{1, 3, -1} {
			first := 1<<32 - n/2*step
			r := shape.Step(first, first+n*step, step)
			v := apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{r}}, graph.NewIota(shape.Shape{1 << 40}, ""))
			sum := make([]byte, 8)
			if err := e.Read(ctx, apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, v), sum); err != nil {
				t.Fatal(err)
			}
			if got, want := hostref.Slice[int64](sum)[0], int64(n*first+n*(n-1)/2*step); got != want {
				t.Errorf("%s, step %d: the sum is %#x, want %#x", name, step, got, want)
			}
			dst := make([]byte, n*8)
			if err := e.Read(ctx, v, dst); err != nil {
				t.Fatal(err)
			}
			for i, got := range hostref.Slice[int64](dst) {
				if want := int64(first + i*step); got != want {
					t.Fatalf("%s, step %d: element %d is %#x, want %#x", name, step, i, got, want)
				}
			}
		}
	}
}

// A conversion through an unsigned type is not a conversion to a wider one.
func TestNegativeIntegersThroughUnsignedOnes(t *testing.T) {
	e := engineUnderTest(t)
	x, err := e.Upload(dtype.Int8, shape.Shape{3}, []byte{0xff, 0x80, 5})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		through dtype.DType
		want    [3]int64
	}{
		{dtype.Uint8, [3]int64{255, 128, 5}},
		{dtype.Uint16, [3]int64{1<<16 - 1, 1<<16 - 128, 5}},
		{dtype.Uint32, [3]int64{1<<32 - 1, 1<<32 - 128, 5}},
		{dtype.Int32, [3]int64{-1, -128, 5}},
	} {
		v := x
		for _, d := range []dtype.DType{c.through, dtype.Int64} {
			v = apply(t, ops.Cast, ops.Attr{DType: d}, v)
		}
		dst := make([]byte, 3*8)
		if err := e.Read(ctx, v, dst); err != nil {
			t.Fatal(err)
		}
		if got := [3]int64(hostref.Slice[int64](dst)); got != c.want {
			t.Errorf("int8 to %v to int64: %v, want %v", c.through, got, c.want)
		}
	}
}

// Rows of bytes that are more than 2^31 elements apart can be read at odd places too.
func TestFarRowsThatShareWords(t *testing.T) {
	if os.Getenv("WEFT_EXHAUSTIVE") == "" {
		t.Skip("it takes 3 GiB: set WEFT_EXHAUSTIVE=1")
	}
	e, _ := simEngine(t, "sim32")
	const rows, stride, n, first = 65, 1<<25 + 3, 21, 5
	raw, want := make([]byte, rows*stride), []byte(nil)
	for r := range rows {
		part := raw[r*stride+first:][:n]
		for i := range part {
			part[i] = byte(r + i + 1)
		}
		want = append(append(want, 7, 7, 7), part...)
	}
	x, err := e.Upload(dtype.Uint8, shape.Shape{rows, stride}, raw)
	if err != nil {
		t.Fatal(err)
	}
	edge, err := e.Upload(dtype.Uint8, shape.Shape{rows, 3}, bytes.Repeat([]byte{7}, 3*rows))
	if err != nil {
		t.Fatal(err)
	}
	part := apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.Span(first, first+n)}}, x)
	got := make([]byte, len(want))
	if err := e.Read(ctx, apply(t, ops.Concat, ops.Attr{Axes: []int{1}}, edge, part), got); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}
