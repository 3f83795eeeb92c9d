package tests

import (
	"context"
	"runtime"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// iterations of a loop body, each of which leaves several tensors behind.
const iterations = 10_000

// loopBody evaluates an expression of n elements with an upload, a constant, a
// fused chain and a reduction, and drops everything.
func loopBody(t *testing.T, dev *device.Device, x *tensor.Tensor, n int, closing bool) {
	ctx := context.Background()
	b := tensor.From(dev, []int32{1, 2, 3, 4})
	y := x.Mul(b).Add(tensor.Full(dev, int32(1))).Relu()
	top := y.Max(nil)
	got, err := tensor.Item[int32](ctx, top)
	if err != nil {
		t.Fatal(err)
	}
	if want := int32(4*(n-1) + 1); got != want {
		t.Fatalf("max is %v, want %v", got, want)
	}
	if err := tensor.Eval(ctx, y); err != nil {
		t.Fatal(err)
	}
	if closing {
		for _, each := range []*tensor.Tensor{b, y, top} {
			each.Close()
		}
	}
}

// A loop ends with the memory it began with, whether it closes its tensors or
// leaves them to the collector; and on the way it never holds much more.
func TestLoopKeepsItsMemory(t *testing.T) {
	for _, closing := range []bool{false, true} {
		name := "dropped"
		if closing {
			name = "closed"
		}
		t.Run(name, func(t *testing.T) {
			dev := testdev.Open(t)
			n := 4096 // rows of 4: 64 KiB a result, 640 MiB over the loop
			if dev.IsHost() {
				n = 256 // its memory is Go's: 40 MiB over the loop
			}
			x := tensor.Arange(dev, 0, int32(n), 1).Reshape(n, 1)
			for range 100 {
				loopBody(t, dev, x, n, closing)
			}
			before, heapBefore := testdev.BytesInUse(t, dev), testdev.HeapInUse()
			for range iterations {
				loopBody(t, dev, x, n, closing)
			}
			after, heapAfter := testdev.BytesInUse(t, dev), testdev.HeapInUse()
			if after != before {
				t.Errorf("device memory in use: %d bytes before %d iterations, %d after", before, iterations, after)
			}
			// The heap holds caches and the runtime's own; a result leaked in
			// every iteration would be 40 MiB, a node 5.
			if grown := heapAfter - heapBefore; grown > 2<<20 {
				t.Errorf("the Go heap has grown by %d bytes over %d iterations", grown, iterations)
			}
			if peak := testdev.PeakBytes(t, dev); peak > before+400<<20 {
				t.Errorf("device memory in use came to %d bytes on the way, %d before", peak, before)
			}
			runtime.KeepAlive(x)
		})
	}
}

// The memory of a closed tensor serves the unrun results that were made from
// it, however often others take and give memory in between, and goes back then.
func TestUnrunResultsOutliveClose(t *testing.T) {
	ctx := context.Background()
	dev := testdev.Open(t)
	const n = 1 << 16
	data, junk := make([]int32, n), make([]int32, n)
	for i := range data {
		data[i], junk[i] = int32(i), -1
	}
	empty := testdev.BytesInUse(t, dev)
	x := tensor.From(dev, data)
	doubled, reversed := x.Add(x), x.Flip().Neg()
	x.Close()
	for range 20 {
		overwrite := tensor.From(dev, junk)
		if err := tensor.Eval(ctx, overwrite.Neg()); err != nil {
			t.Fatal(err)
		}
		overwrite.Close()
	}
	for i, got := range mustRead[int32](t, doubled) {
		if got != 2*int32(i) {
			t.Fatalf("doubled at %d is %d, want %d", i, got, 2*i)
		}
	}
	for i, got := range mustRead[int32](t, reversed) {
		if got != -int32(n-1-i) {
			t.Fatalf("reversed at %d is %d, want %d", i, got, -(n - 1 - i))
		}
	}
	doubled.Close()
	reversed.Close()
	if left := testdev.BytesInUse(t, dev); left != empty {
		t.Errorf("%d bytes in use after the last Close, %d before the first tensor", left, empty)
	}
}
