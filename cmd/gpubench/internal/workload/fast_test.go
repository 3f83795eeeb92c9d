package workload

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/shape"
)

// A product marked fast may be off by its bound, and by no more; one that is not
// marked, or of integers, not at all.
func TestFastProductsAreBounded(t *testing.T) {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	for _, c := range []struct {
		line  string
		flip  byte // of the lowest byte of an element
		index int
		right bool
	}{
		{"matmul f16 [4,64] [64,4] fast=true data=unit", 0, 0, true},
		{"matmul f16 [4,64] [64,4] fast=true data=unit", 1, 5, true},
		{"matmul f16 [4,64] [64,4] fast=true data=unit", 0x80, 5, false},
		{"matmul f16 [4,64] [64,4] data=unit", 1, 5, false},
		{"matmul i8 [4,64] [64,4] fast=true", 1, 5, false},
		{"expr 'matmul(a,b,fast=true)' f16 a=[4,64] b=[64,4] data=unit", 1, 5, true},
	} {
		l, err := opline.Parse(c.line)
		if err != nil {
			t.Fatal(err)
		}
		w := New(l, 1)
		in, err := w.Upload(dev)
		if err != nil {
			t.Fatal(err)
		}
		result, err := w.Build(in)
		if err != nil {
			t.Fatal(err)
		}
		want, err := w.Reference(t.Context(), in, result)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Read(context.Background(), result)
		if err != nil {
			t.Fatal(err)
		}
		got[c.index*l.DType.Size()] ^= c.flip
		if diff, err := w.difference(t.Context(), want, got); err != nil || (diff.Count == 0) != c.right {
			t.Errorf("%s, %#x of element %d flipped: %v, %v", c.line, c.flip, c.index, diff, err)
		}
		result.Close()
		in.Close()
	}
}

// What is made of a fast product, or a fast product of more than operands, has no bound: a
// difference is not called one.
func TestExpressionsOfFastProductsAreUnbounded(t *testing.T) {
	for _, c := range []struct {
		line      string
		unbounded bool
	}{
		{"expr 'exp(matmul(a,b,fast=true))' f16 a=[4,64] b=[64,4]", true},
		{"expr 'matmul(a,b.T,fast=true)' f16 a=[4,64] b=[4,64]", true},
		{"expr 'exp(matmul(a,b))' f16 a=[4,64] b=[64,4]", false},
		{"expr 'neg(matmul(a,b,fast=true))' i8 a=[4,64] b=[64,4]", false},
	} {
		l, err := opline.Parse(c.line)
		if err != nil {
			t.Fatal(err)
		}
		want := &hostref.Array{DType: l.DType, Shape: shape.Shape{1}, Data: make([]byte, l.DType.Size())}
		got := slices.Repeat([]byte{1}, l.DType.Size())
		diff, err := New(l, 1).difference(t.Context(), want, got)
		var unbounded *UnboundedError
		if errors.As(err, &unbounded) != c.unbounded || diff.Count != 1 {
			t.Errorf("%s: %v, %v", c.line, diff, err)
		}
	}
}
