package workload

import (
	"context"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
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
		want, err := w.Reference(in, result)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Read(context.Background(), result)
		if err != nil {
			t.Fatal(err)
		}
		got[c.index*l.DType.Size()] ^= c.flip
		if diff, err := w.difference(want, got); err != nil || (diff.Count == 0) != c.right {
			t.Errorf("%s, %#x of element %d flipped: %v, %v", c.line, c.flip, c.index, diff, err)
		}
		result.Close()
		in.Close()
	}
}
