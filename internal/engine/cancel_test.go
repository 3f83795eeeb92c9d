package engine

import (
	"context"
	"errors"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// countdown is a context that is cancelled when it has been asked so often.
type countdown struct {
	context.Context
	left int
}

func (c *countdown) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// The host looks at the context between kernels, and what it has given up can be
// run again.
func TestHostStopsBetweenKernels(t *testing.T) {
	d, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	e, err := For(d.Internal())
	if err != nil {
		t.Fatal(err)
	}
	g := emptyGraph(t, e, 1)
	x := g.data(dtype.Int32, 64)
	for range 5 {
		x = g.add(ops.CumulativeSum, ops.Attr{Axes: []int{0}}, x)
	}
	all := &countdown{context.Background(), 1 << 20}
	if err := e.Eval(all, g.add(ops.Neg, ops.Attr{}, x)); err != nil {
		t.Fatal(err)
	}
	asked := 1<<20 - all.left
	if asked < 5 {
		t.Fatalf("asked %d times in a run of six kernels", asked)
	}
	last := g.add(ops.Abs, ops.Attr{}, x)
	for left := range asked {
		if err := e.Eval(&countdown{context.Background(), left}, last); !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled when asked for the %d. time of %d: %v", left+1, asked, err)
		}
	}
	if err := e.Eval(context.Background(), last); err != nil {
		t.Error(err)
	}
}
