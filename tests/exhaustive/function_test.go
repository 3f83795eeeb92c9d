package exhaustive

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"strings"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
	"github.com/weft-gpu/weft/tests/exhaustive/measured"
)

const (
	block = 1 << 24 // inputs that are on the device at a time
	piece = 1 << 13 // inputs that one processor compares at a time
	// hostEvery: of so many inputs one is also evaluated on the host, for the bits.
	hostEvery = 8
)

// Every function of one float32: its greatest error, by the definition in
// float64, and that the device's bits are the host's, for one of hostEvery.
func TestFloat32Functions(t *testing.T) {
	before, err := measured.Load(recorded)
	if err != nil {
		t.Fatal(err)
	}
	dev := testdev.Open(t)
	special := hard()
	for _, op := range functionsOf(t, 1, dtype.Float32) {
		t.Run(op.Name, func(t *testing.T) {
			all := uint64(1<<32) / stepOf()
			w, err := sweep(dev, op, special)
			if err != nil {
				t.Fatal(err)
			}
			for first := uint64(0); first < all; first += block {
				progress(op.Name, first, all)
				x := make([]float32, min(block, all-first))
				fill(x, func(i int) float32 { return math.Float32frombits(sampled(first+uint64(i), stepOf())) })
				part, err := sweep(dev, op, x)
				if err != nil {
					t.Fatal(err)
				}
				w.join(part)
			}
			progress(op.Name, all, all)
			e := measured.Error{Op: op.Name, DType: "float32", MaxULP: w.ulp, At: w.at,
				Inputs: int64(all), All: stepOf() == 1, NotNearest: w.notNearest}
			judge(t, before, op, dtype.Float32, e)
			keep(t, dev, e)
		})
	}
}

// judge holds a measured error against the catalogue's bound, and against the
// greatest there is where all inputs have been tried.
func judge(t *testing.T, before measured.List, op *ops.Op, d dtype.DType, e measured.Error) {
	t.Helper()
	t.Logf("%s: %.4f ULP at %s, not the nearest %d times in %d", op, e.MaxULP, e.At, e.NotNearest, e.Inputs)
	bound := op.Bound(d)
	if bound == 0 {
		bound = 0.5 // correctly rounded
	}
	if e.MaxULP > bound {
		t.Errorf("%s(%s) of %s is off by %.4f ULP, bound %v", op, e.At, d, e.MaxULP, bound)
	}
	if known, ok := before.Find(op.Name, d.String()); ok && known.All && e.MaxULP > known.MaxULP {
		t.Errorf("%s(%s) of %s is off by %.4f ULP, and docs/numerics.json has %v as the greatest error of all inputs: measure it again (script/exhaustive --record functions %s)",
			op, e.At, d, e.MaxULP, known.MaxULP, op)
	}
}

// fill sets every element, on all processors.
func fill(x []float32, f func(i int) float32) {
	_ = parallel.For(context.Background(), len(x), piece, func(low, high int) error {
		for i := low; i < high; i++ {
			x[i] = f(i)
		}
		return nil
	})
}

// sweep evaluates a function of one or two operands on the device, and compares.
func sweep(dev *device.Device, op *ops.Op, args ...[]float32) (worst, error) {
	got, err := evaluate(dev, op, args...)
	if err != nil {
		return worst{}, err
	}
	var (
		mu  sync.Mutex
		all worst
	)
	err = parallel.For(context.Background(), len(got), piece, func(low, high int) error {
		w, err := comparePiece(!dev.IsHost(), op, got[low:high], parts(args, low, high))
		mu.Lock()
		defer mu.Unlock()
		all.join(w)
		return err
	})
	return all, err
}

func parts(args [][]float32, low, high int) [][]float32 {
	list := make([][]float32, len(args))
	for i, a := range args {
		list[i] = a[low:high]
	}
	return list
}

func evaluate[T dtype.Element](dev *device.Device, op *ops.Op, args ...[]T) ([]T, error) {
	in := make([]*tensor.Tensor, len(args))
	for i, a := range args {
		in[i] = tensor.From(dev, a)
		defer in[i].Close()
	}
	out := handle.Apply(op, ops.Attr{}, in...)
	defer out.Close()
	return tensor.Read[T](context.Background(), out)
}

// comparePiece measures results and, onHost, requires that one of hostEvery has
// the host's bits.
func comparePiece(onHost bool, op *ops.Op, got []float32, args [][]float32) (worst, error) {
	if onHost {
		few := make([][]float32, len(args))
		for i, a := range args {
			few[i] = thinned(a)
		}
		same := make([]float32, len(thinned(got)))
		if err := reference(op, same, few); err != nil {
			return worst{}, err
		}
		if err := sameBits(op, thinned(got), same, few); err != nil {
			return worst{}, err
		}
	}
	wide := make([][]float64, len(args))
	for i, a := range args {
		wide[i] = make([]float64, len(a))
		for j, v := range a {
			wide[i][j] = float64(v)
		}
	}
	exact := make([]float64, len(got))
	if err := reference(op, exact, wide); err != nil {
		return worst{}, err
	}
	var w worst
	w.add(got, exact)
	w.at = operands(args, w.index)
	return w, nil
}

// thinned is the first of every hostEvery.
func thinned(x []float32) []float32 {
	few := make([]float32, 0, len(x)/hostEvery+1)
	for i := 0; i < len(x); i += hostEvery {
		few = append(few, x[i])
	}
	return few
}

// operands writes those of a result.
func operands[T float32 | float64](args [][]T, i int) string {
	words := make([]string, len(args))
	for j, a := range args {
		words[j] = fmt.Sprintf("%x", a[i])
	}
	return strings.Join(words, ", ")
}

// reference evaluates an operator by its definition.
func reference[T dtype.Element](op *ops.Op, dst []T, args [][]T) error {
	columns := make([]hostref.Column, len(args))
	for i, a := range args {
		columns[i] = hostref.Column{DType: dtype.Of[T](), Data: hostref.Bytes(a)}
	}
	return hostref.Apply(op, hostref.Column{DType: dtype.Of[T](), Data: hostref.Bytes(dst)}, columns...)
}

func sameBits[T dtype.Element](op *ops.Op, got, want []T, args [][]T) error {
	if bytes.Equal(hostref.Bytes(got), hostref.Bytes(want)) {
		return nil
	}
	for i := range got {
		if g, w := hostref.Bytes(got[i:i+1]), hostref.Bytes(want[i:i+1]); !bytes.Equal(g, w) {
			text := ""
			for _, a := range args {
				text += fmt.Sprintf(" %#x", element.BitsOf(hostref.Bytes(a[i : i+1]))[0])
			}
			return fmt.Errorf("%s of the bits%s is %#x on the device, %#x on the host", op, text, element.BitsOf(g)[0], element.BitsOf(w)[0])
		}
	}
	return nil
}
