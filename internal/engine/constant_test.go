package engine

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// numbered is a constant of n elements from first on. It counts how often it is computed.
func numbered(first uint32, n int, computed *int) *graph.Constant {
	return &graph.Constant{Name: fmt.Sprint(first, n), DType: dtype.Uint32, Shape: shape.Shape{n}, Bytes: func(context.Context) []byte {
		*computed++
		list := make([]uint32, n)
		for i := range list {
			list[i] = first + uint32(i)
		}
		return hostref.Bytes(list)
	}}
}

func constantOf(t *testing.T, e *Engine, c *graph.Constant) graph.Value {
	t.Helper()
	v, err := e.Constant(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := e.Eval(t.Context(), v); err != nil {
		t.Fatal(err)
	}
	return v
}

// A constant is computed and uploaded by its first reader, and not after the engine is closed.
func TestConstantsAreComputedLate(t *testing.T) {
	e := engineUnderTest(t)
	begun := make(chan struct{})
	v, err := e.Constant(&graph.Constant{Name: "late", DType: dtype.Uint32, Shape: shape.Shape{1 << 10}, Bytes: func(ctx context.Context) []byte {
		close(begun)
		<-ctx.Done()
		return nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	sum := deepened(t, e, ops.Add, v, v)
	if x, err := e.Explain(sum); err != nil || len(x.Steps) != 1 {
		t.Errorf("%d kernels, %v", len(x.Steps), err)
	}
	select {
	case <-begun:
		t.Error("the constant is computed before anybody needs it")
	default:
	}
	ctx, cancel := context.WithCancel(t.Context())
	left := make(chan error)
	go func() { left <- e.Eval(ctx, sum) }()
	<-begun
	cancel()
	if err := <-left; !errors.Is(err, context.Canceled) {
		t.Errorf("a leaving reader gets %v", err)
	}
	go func() { left <- e.Eval(context.Background(), sum) }() // waits for the same constant
	e.work.Close()
	if err := <-left; !errors.Is(err, e.work.Closing) {
		t.Errorf("after Close: %v", err)
	}
}

// A constant is computed and uploaded once, and outlives its readers.
func TestConstantsAreKept(t *testing.T) {
	e := engineUnderTest(t)
	defer e.Forget()
	computed := 0
	for range 3 {
		v := constantOf(t, e, numbered(5, 3, &computed))
		sum := apply(t, ops.Add, ops.Attr{}, v, v)
		got := make([]byte, 12)
		if err := e.Read(context.Background(), sum, got); err != nil {
			t.Fatal(err)
		}
		if want := hostref.Bytes([]uint32{10, 12, 14}); !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
		e.Free(sum)
	}
	if computed != 1 {
		t.Errorf("the constant was computed %d times, want once", computed)
	}
	if constantOf(t, e, numbered(6, 3, &computed)) == constantOf(t, e, numbered(5, 3, &computed)) {
		t.Error("constants of different names are one")
	}
}

// Beyond the limit, the constants used longest ago are dropped. Values that hold them stay valid.
func TestConstantsAreBounded(t *testing.T) {
	e := engineUnderTest(t)
	defer e.Forget()
	const n = constantBytes / 4 / 4 // four fit
	computed := 0
	first := constantOf(t, e, numbered(0, n, &computed))
	for i := range uint32(3) {
		constantOf(t, e, numbered(1+i, n, &computed))
	}
	constantOf(t, e, numbered(0, n, &computed)) // used again
	if constantOf(t, e, numbered(4, n, &computed)); computed != 5 || e.constants.bytes > constantBytes {
		t.Fatalf("%d were computed, want 5, and %d bytes are kept", computed, e.constants.bytes)
	}
	if constantOf(t, e, numbered(0, n, &computed)); computed != 5 {
		t.Error("the constant used last was dropped")
	}
	if constantOf(t, e, numbered(1, n, &computed)); computed != 6 {
		t.Error("the constant used longest ago was kept")
	}
	e.Forget()
	got := make([]byte, 4*n)
	if err := e.Read(context.Background(), first, got); err != nil || !slices.Equal(got, numbered(0, n, &computed).Bytes(t.Context())) {
		t.Errorf("a held constant has other elements: %v", err)
	}
	large := constantOf(t, e, numbered(9, constantBytes/4+1, &computed))
	if e.constants.bytes != 0 || large.Shape().Size() != constantBytes/4+1 {
		t.Error("a constant larger than the limit is kept")
	}
}

func TestConstantOfClosedDevice(t *testing.T) {
	e := engineUnderTest(t)
	if err := e.Device().Close(); err != nil {
		t.Fatal(err)
	}
	computed := 0
	var closed *vulkan.ClosedError
	if _, err := e.Constant(numbered(1, 2, &computed)); !errors.As(err, &closed) {
		t.Errorf("got %v, want a ClosedError", err)
	}
}
