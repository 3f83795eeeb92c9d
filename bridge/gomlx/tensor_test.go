package gomlx_test

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"
	"github.com/gomlx/gomlx/pkg/core/tensors"

	. "github.com/gomlx/gomlx/pkg/core/graph"

	"github.com/weft-gpu/weft/bridge/gomlx"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// opened is a backend on a device, whose memory a simulated GPU counts.
func opened(t *testing.T, device string) *gomlx.Backend {
	t.Helper()
	backend, err := gomlx.New(device)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(backend.Finalize)
	return backend.(*gomlx.Backend)
}

func statsOf(t *testing.T, backend *gomlx.Backend) tensor.Stats {
	t.Helper()
	s, err := tensor.StatsOf(backend.Device())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Tensors go to GoMLX and back with the memory that they have: no byte is taken or staged
// for one that has run, and the last holder's end gives the memory back.
func TestTensorsShareMemory(t *testing.T) {
	ctx := context.Background()
	backend := opened(t, "sim32")
	const n = 1 << 16
	empty := statsOf(t, backend)
	x := tensor.Arange[float32](backend.Device(), 0, n, 1).Mul(2)
	if err := tensor.Eval(ctx, x); err != nil {
		t.Fatal(err)
	}
	before := statsOf(t, backend)
	if before.InUse < empty.InUse+4*n {
		t.Fatalf("%d bytes are in use, of a tensor of %d", before.InUse-empty.InUse, 4*n)
	}
	theirs, err := backend.FromTensor(x)
	if err != nil {
		t.Fatal(err)
	}
	back, err := backend.ToTensor(theirs)
	if err != nil {
		t.Fatal(err)
	}
	if err := tensor.Eval(ctx, back); err != nil {
		t.Fatal(err)
	}
	if after := statsOf(t, backend); after != before {
		t.Errorf("to GoMLX and back: %+v, and before %+v", after, before)
	}
	x.Close()
	if got := theirs.Value().([]float32); got[1] != 2 || got[n-1] != 2*(n-1) {
		t.Errorf("GoMLX reads %v ... %v", got[:3], got[n-1])
	}
	theirs.MustFinalizeAll()
	got, err := tensor.Read[float32](ctx, back)
	if err != nil || got[1] != 2 || got[n-1] != 2*(n-1) {
		t.Errorf("what came back: %v", err)
	}
	back.Close()
	runtime.GC()
	if last := statsOf(t, backend); last.InUse > empty.InUse {
		t.Errorf("%d bytes are in use after the last holder's end, and %d before", last.InUse, empty.InUse)
	}
}

// A tensor that has not run runs with GoMLX's first use, what GoMLX computes goes on as
// Weft's, and a donated buffer leaves the other holder its elements.
func TestTensorsGoOn(t *testing.T) {
	ctx := context.Background()
	backend := openWith(t, "").(*gomlx.Backend)
	x := tensor.From(backend.Device(), []float32{1, 2, 3, 4}, 2, 2)
	theirs, err := backend.FromTensor(x.Add(1))
	if err != nil {
		t.Fatal(err)
	}
	kept, err := backend.ToTensor(theirs)
	if err != nil {
		t.Fatal(err)
	}
	square := func(x *Node) *Node { return Mul(x, x) }
	given, err := DonateTensorBuffer(theirs, backend, 0)
	if err != nil {
		t.Fatal(err)
	}
	out, err := MustNewExec(backend, square).Exec(given)
	if err != nil {
		t.Fatal(err)
	}
	mine, err := backend.ToTensor(out[0])
	if err != nil {
		t.Fatal(err)
	}
	for want, y := range map[float32]*tensor.Tensor{25.5: mine.T().Add(0.5).Max(nil), 5: kept.Max(nil)} {
		if got, err := tensor.Item[float32](ctx, y); err != nil || got != want {
			t.Errorf("%v, %v, want %v", got, err, want)
		}
	}
}

// Every dtype that both have goes there and back, scalars and empty ones too; GoMLX's of few
// bits are in a byte each.
func TestTensorsOfAllDTypes(t *testing.T) {
	ctx := context.Background()
	backend := openWith(t, "").(*gomlx.Backend)
	for d := range dtype.Complex128 + 1 {
		if !d.Valid() {
			continue
		}
		for _, dims := range [][]int{{}, {0, 2}, {2, 3}} {
			x := tensor.Ones(backend.Device(), d, dims...)
			theirs, err := backend.FromTensor(x)
			if err != nil {
				t.Errorf("%v%v: %v", d, dims, err)
				continue
			}
			back, err := backend.ToTensor(theirs)
			if err != nil || back.DType() != d || !slices.Equal(back.Shape(), dims) || !slices.Equal(theirs.Shape().Dimensions, dims) {
				t.Errorf("%v%v came back as %v: %v", d, dims, back, err)
				continue
			}
			want, _ := tensor.ReadBytes(ctx, x)
			if got, err := tensor.ReadBytes(ctx, back); err != nil || !slices.Equal(got, want) {
				t.Errorf("%v%v: %x, %v, want %x", d, dims, got, err, want)
			}
		}
	}
	buffer, err := backend.BufferFromFlatData(0, []byte{0x21, 0xf7}, shapes.Make(dtypes.Int4, 4))
	if err != nil {
		t.Fatal(err)
	}
	few, err := tensors.FromBuffer(backend, buffer)
	if err != nil {
		t.Fatal(err)
	}
	x, err := backend.ToTensor(few)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := tensor.Read[int8](ctx, x); err != nil || !slices.Equal(got, []int8{1, 2, 7, -1}) {
		t.Errorf("numbers of 4 bits: %v, %v", got, err)
	}
}

// What cannot be shared is an error that says what to do, and nothing is copied silently.
func TestTensorsThatCannotBeShared(t *testing.T) {
	backend, other := opened(t, "host"), opened(t, "host")
	x := tensor.From(other.Device(), []float32{1})
	closed := tensor.From(backend.Device(), []float32{1})
	closed.Close()
	theirs, err := other.FromTensor(x)
	if err != nil {
		t.Fatal(err)
	}
	_, foreign := backend.ToTensor(theirs)
	_, none := backend.ToTensor(nil)
	from := func(x *tensor.Tensor) error { _, err := backend.FromTensor(x); return err }
	for name, c := range map[string]struct {
		err  error
		want string
	}{
		"another device":     {from(x), "t.To("},
		"a scalar":           {from(tensor.Scalar(1)), "no device"},
		"nil":                {from(nil), "no device"},
		"a mistake":          {from(x.Reshape(7)), "reshape"},
		"closed":             {from(closed), "closed"},
		"of another backend": {foreign, "OnDeviceClone"},
		"nothing of GoMLX":   {none, "nil"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%s: %v, want %q in it", name, c.err, c.want)
		}
	}
	other.Finalize()
	var finalized *gomlx.FinalizedError
	if _, err := other.FromTensor(x); !errors.As(err, &finalized) {
		t.Errorf("after the end: %v", err)
	}
}
