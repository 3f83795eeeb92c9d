package engine

import (
	"bytes"
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders"
	"github.com/weft-gpu/weft/shape"
)

// Arrays of bytes of odd lengths, with every last value, are computed correctly, even if the bytes
// before look like memory that was never written.
func TestUploadsOfEveryTail(t *testing.T) {
	garbage := []byte{0xe1, 0xc3, 0xa5, 0xff}
	for _, name := range vulkan.SimulatedNames() {
		e, _ := simEngine(t, name)
		one := graph.NewFull(dtype.Uint8, element.Bits{1}, shape.Shape{}, "")
		for _, n := range []int{1, 2, 3, 5} {
			var sums []graph.Value
			var want [][]byte
			for tail := range 256 {
				raw := bytes.Repeat(garbage, 3)[:n]
				raw[n-1] = byte(tail)
				x, err := e.Upload(dtype.Uint8, shape.Shape{n}, raw)
				if err != nil {
					t.Fatal(err)
				}
				sums = append(sums, apply(t, ops.Add, ops.Attr{}, x, apply(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{n}}, one)))
				for i := range raw {
					raw[i]++
				}
				want = append(want, raw)
			}
			if err := e.Eval(ctx, sums...); err != nil {
				t.Fatal(err)
			}
			got := make([]byte, n)
			for tail, v := range sums {
				if err := e.Read(ctx, v, got); err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(got, want[tail]) {
					t.Errorf("%s: %d bytes that end with %#x, plus 1, are %x, want %x", name, n, tail, got, want[tail])
				}
			}
		}
	}
}

// If a kernel leaves some of its result unwritten, or computes it from memory that was never
// written, reading the result is a fault.
func TestUndefinedResultsAreFaults(t *testing.T) {
	const nop, store = 0, 62
	e, be := simEngine(t, "sim32")
	be.Watch(func(_ *kernel.Kernel, prog *shaders.Program) {
		spoil(prog.SPIRV, store, func(w []uint32) {
			for i := range w {
				w[i] = 1<<16 | nop
			}
		})
	})
	x := upload(t, e, ramp(260), 260)
	var fault *sim.Fault
	err := e.Read(ctx, apply(t, ops.Add, ops.Attr{}, x, x), make([]byte, 4*260))
	if !errors.As(err, &fault) || fault.Kind != sim.Uninitialized {
		t.Errorf("%v", err)
	}
}
