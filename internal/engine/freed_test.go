package engine

import (
	"errors"
	"math"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func engineUnderTest(t testing.TB) *Engine {
	t.Helper()
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func references(v graph.Value) int {
	st, _ := v.Stored()
	return st.Buffer.(*array).refs
}

// A closed value's memory is freed with its last unrun reader, even if only values that never had
// memory are between them.
func TestClosedValuesGoWithTheirLastReader(t *testing.T) {
	for _, c := range []struct {
		name string
		make func(t *testing.T, e *Engine, x graph.Value) graph.Value
	}{
		{"a reader", func(t *testing.T, _ *Engine, x graph.Value) graph.Value {
			return apply(t, ops.Neg, ops.Attr{}, x)
		}},
		{"a cast and a broadcast between", func(t *testing.T, e *Engine, x graph.Value) graph.Value {
			i := apply(t, ops.Cast, ops.Attr{DType: dtype.Int32}, x)
			v := apply(t, ops.Add, ops.Attr{}, i, graph.NewIota(shape.Shape{4, 3}, ""))
			e.Free(i)
			return v
		}},
		{"a closed view between", func(t *testing.T, e *Engine, x graph.Value) graph.Value {
			view := apply(t, ops.Flip, ops.Attr{}, x)
			defer e.Free(view)
			return apply(t, ops.Sum, ops.Attr{}, view)
		}},
		{"two readers", func(t *testing.T, e *Engine, x graph.Value) graph.Value {
			return apply(t, ops.Add, ops.Attr{}, x, x)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := engineUnderTest(t)
			x := upload(t, e, ramp(3), 3)
			y := c.make(t, e, x)
			e.Free(x)
			if n := references(x); n != 1 {
				t.Fatalf("%d references before the reader has run, want 1", n)
			}
			if err := e.Eval(ctx, y); err != nil {
				t.Fatal(err)
			}
			if n := references(x); n != 0 {
				t.Errorf("%d references after the last reader has run, want 0", n)
			}
		})
	}
}

// If another goroutine has closed a value, reading it is an error, and never yields other bytes.
func TestFreedValuesAreErrors(t *testing.T) {
	e := engineUnderTest(t)
	x := upload(t, e, ramp(3), 3)
	y := apply(t, ops.Neg, ops.Attr{}, x)
	e.Free(y)
	e.Free(x)
	var freed *FreedError
	for name, v := range map[string]graph.Value{"in memory": x, "not run": y} {
		if err := e.Eval(ctx, v); !errors.As(err, &freed) {
			t.Errorf("eval of what was %s: %v", name, err)
		}
		if err := e.Read(ctx, v, make([]byte, 12)); !errors.As(err, &freed) {
			t.Errorf("read of what was %s: %v", name, err)
		}
		if _, err := e.Explain(v); !errors.As(err, &freed) {
			t.Errorf("explain of what was %s: %v", name, err)
		}
	}
}

// Arrays that a failed submission would have filled fail at every later use.
func TestLostUploadsAreErrors(t *testing.T) {
	e, be := vulkanEngine(t, memory.WithStaging())
	x := upload(t, e, ramp(3), 3)
	reason := errors.New("the submission failed")
	be.Abandon(reason)
	if err := e.Read(ctx, x, make([]byte, 12)); !errors.Is(err, reason) {
		t.Errorf("read: %v", err)
	}
	if err := e.Eval(ctx, apply(t, ops.Neg, ops.Attr{}, x)); !errors.Is(err, reason) {
		t.Errorf("eval: %v", err)
	}
	after := upload(t, e, ramp(3), 3)
	if got := read(t, e, apply(t, ops.Add, ops.Attr{}, after, after)); got[2] != 4 {
		t.Errorf("a later evaluation gives %v", got)
	}
}

// A reduction makes a NaN canonical even if it combines only one element.
func TestReductionOfOneNaN(t *testing.T) {
	e := engineUnderTest(t)
	nan := math.Float32frombits(0xffc12345)
	for _, dims := range [][]int{{1, 5}, {5, 1}, {1, 16}, {1}} {
		data := make([]float32, shape.Shape(dims).Size())
		for i := range data {
			data[i] = nan
		}
		for _, op := range reductions {
			for axis, d := range dims {
				if d != 1 {
					continue
				}
				for _, got := range read(t, e, apply(t, op, ops.Attr{Axes: []int{axis}}, upload(t, e, data, dims...))) {
					if bits := math.Float32bits(got); bits != 0x7fc00000 {
						t.Errorf("%s of one NaN along axis %d of %v: %#x", op, axis, dims, bits)
					}
				}
			}
		}
	}
}

// An index may be larger than the number of elements of any array.
func TestIndicesFarApart(t *testing.T) {
	e := engineUnderTest(t)
	v := graph.NewIota(shape.Shape{3, 1 << 40}, "")
	v = apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.StepAll(-1), shape.Step(5, 1<<40, 1<<33)}}, v)
	dst := make([]byte, v.Shape().Size()*8)
	if err := e.Read(ctx, v, dst); err != nil {
		t.Fatal(err)
	}
	for i, got := range hostref.Slice[int64](dst) {
		if want := int64(2-i/128)<<40 + 5 + int64(i%128)<<33; got != want {
			t.Fatalf("element %d is %d, want %d", i, got, want)
		}
	}
}

// Goroutines evaluate, read, extend and free the same values. Each is right, or a *FreedError.
func TestFreedByAnotherGoroutine(t *testing.T) {
	e := engineUnderTest(t)
	for range 50 {
		x := upload(t, e, ramp(100), 100)
		y := apply(t, ops.Flip, ops.Attr{}, apply(t, ops.Neg, ops.Attr{}, x))
		var wg sync.WaitGroup
		for id := range 6 {
			wg.Add(1)
			go func() {
				defer wg.Done()
				if id == 5 {
					e.Free(y)
					e.Free(x)
					return
				}
				dst := make([]byte, 400)
				var freed *FreedError
				switch err := e.Read(ctx, y, dst); {
				case errors.As(err, &freed):
				case err != nil:
					t.Error(err)
				case hostref.Slice[float32](dst)[0] != -99:
					t.Errorf("read %v", hostref.Slice[float32](dst)[:3])
				}
			}()
		}
		wg.Wait()
	}
}

// The host refuses an array that exceeds the machine's memory, instead of ending the program.
func TestHostOutOfMemory(t *testing.T) {
	d := open(t, device.WithSelector("host"))
	e, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	var oom *memory.OutOfMemoryError
	huge := graph.NewFull(dtype.Float32, element.Bits{}, shape.Shape{1 << 44}, "")
	if err := e.Eval(ctx, huge); !errors.As(err, &oom) {
		t.Fatalf("64 TiB on the host: %v, want *memory.OutOfMemoryError", err)
	}
}
