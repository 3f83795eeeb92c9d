package engine

import (
	"os"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func TestZZHang(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = configurations(be.cfg)["tiny range"]
	g := emptyGraph(t, e, 1)
	x := ops.NewFull(dtype.Complex64, dtype.Bits{0x3f800000}, shape.Shape{16}, "")
	if os.Getenv("M") == "2" {
		x = ops.NewFull(dtype.Uint64, dtype.Bits{1}, shape.Shape{16}, "")
	}
	if os.Getenv("M") == "3" {
		x = g.data(dtype.Uint64, 16)
	}
	if os.Getenv("M") == "4" {
		x = g.data(dtype.Complex64, 16)
	}
	c := g.add(ops.Cast, ops.Attr{DType: dtype.Uint64}, x)
	r := g.add(ops.Remainder, ops.Attr{}, c, ops.NewFull(dtype.Uint64, dtype.Bits{4}, shape.Shape{}, ""))
	if os.Getenv("L") != "" {
		g.add(ops.Lookup, ops.Attr{}, g.data(dtype.Complex64, 3), r)
	}
	if err := g.check(be.cfg); err != nil {
		t.Fatal(err)
	}
}
