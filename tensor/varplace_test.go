package tensor_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Random histories of variables that are written in place, compared with Go slices. Parts are
// assigned, some from the variable's own elements. Meanwhile snapshots, views that have run or not,
// and unrun graphs are kept, read, closed and dropped. Each kept value has the elements of the time
// when it was made.
func TestPlacedDifferential(t *testing.T) {
	histories, steps := 12, 25
	if os.Getenv("WEFT_EXHAUSTIVE") != "" {
		histories = 600
	}
	kinds := []func(*differential, int) error{
		historyOf(dims(127, 131), someFloat), historyOf(dims(67, 9, 111), someByte), historyOf(dims(65551), someBool),
		historyOf(dims(3, 111, 101), func(d *differential) int16 { return int16(d.Uint32()) }),
		historyOf(dims(97, 89), someLong), historyOf(dims(66, 64), func(d *differential) complex128 { return complex(float64(d.IntN(9)), float64(d.IntN(9))) }),
	}
	seed := rand.Uint64()
	d := &differential{rand.New(rand.NewPCG(seed, 7)), testdev.OpenUnchecked(t)}
	for i := range histories {
		if err := kinds[i%len(kinds)](d, steps); err != nil {
			t.Fatalf("seed %d, history %d: %v", seed, i, err)
		}
	}
}

func someByte(d *differential) uint8 { return uint8(d.Uint32()) }

// kept is a tensor with its expected elements.
type kept[T dtype.Element] struct {
	x    *tensor.Tensor
	want []T
}

// history is a variable with its expected elements, and the values made from it.
type history[T dtype.Element] struct {
	*differential
	v     *tensor.Var
	shape shape.Shape
	data  []T
	kept  []kept[T]
	value func(*differential) T
}

func historyOf[T dtype.Element](s shape.Shape, value func(*differential) T) func(*differential, int) error {
	return func(d *differential, steps int) error {
		h := history[T]{differential: d, shape: s, value: value, data: draw(d, s, value)}
		initial := tensor.From(d.dev, h.data, s...)
		name := "all of an array"
		if d.IntN(3) == 0 {
			var err error
			if initial, name, err = h.within(); err != nil {
				return err
			}
		}
		h.v = tensor.NewVar("v", initial)
		defer h.v.Close()
		if d.IntN(2) == 0 {
			h.keep(initial, h.data)
		} else {
			initial.Close()
		}
		name = fmt.Sprintf("%v%v, %s", h.v.DType(), s, name)
		for range steps {
			what, err := h.step()
			if name += "; " + what; err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		for _, k := range h.kept {
			if err := differs(k.x, k.want); err != nil {
				return fmt.Errorf("%s; at the end: %w", name, err)
			}
			k.x.Close()
		}
		return differs(h.v.Tensor(), h.data)
	}
}

// within makes the first elements a view of a larger array, which is kept.
func (h *history[T]) within() (*tensor.Tensor, string, error) {
	outer := append(shape.Shape{2 + h.IntN(2)}, h.shape...)
	all := draw(h.differential, outer, h.value)
	at := h.IntN(2)
	h.data = slices.Clone(all[at*len(h.data) : (at+1)*len(h.data)])
	x := tensor.From(h.dev, all, outer...)
	view := x.At(shape.At(at))
	h.keep(x, all)
	return view, fmt.Sprintf("%d of %v", at, outer), tensor.Eval(ctx, x, view)
}

// undo assigns the elements that the variable had at an earlier time.
func (h *history[T]) undo() (what string, err error) {
	for i := len(h.kept) - 1; i >= 0; i-- {
		if k := h.kept[i]; k.x.Shape().Equal(h.shape) {
			h.data = slices.Clone(k.want)
			err = h.v.Assign(k.x)
			if h.IntN(2) == 0 {
				k.x.Close()
				h.kept = slices.Delete(h.kept, i, i+1)
			}
			return fmt.Sprintf("v = kept %d", i), err
		}
	}
	return "nothing to undo", nil
}

func (h *history[T]) keep(x *tensor.Tensor, want []T) {
	h.kept = append(h.kept, kept[T]{x, slices.Clone(want)})
}

func (h *history[T]) step() (what string, err error) {
	switch k := h.IntN(16); {
	case k < 5:
		return h.assign()
	case k > 13 && h.IntN(3) == 0:
		return h.putMask()
	case k > 13:
		return h.put()
	case k > 11:
		return h.undo()
	case k == 5:
		x := h.v.Tensor()
		h.keep(x, h.data)
		if h.IntN(2) == 0 {
			return "snapshot, run", tensor.Eval(ctx, x)
		}
		return "snapshot", nil
	case k == 6:
		at := h.index(h.shape)
		x := h.v.At(at.items...).Tensor()
		h.keep(x, chosen(h.data, at))
		if h.IntN(2) == 0 {
			return fmt.Sprintf("view %v", at.items), tensor.Eval(ctx, x)
		}
		return fmt.Sprintf("unrun view %v", at.items), nil
	case k == 7:
		x := h.v.Tensor()
		h.keep(tensor.Concat(0, x, x), append(slices.Clone(h.data), h.data...))
		return "unrun graph", nil
	case k == 8:
		return "read", differs(h.v.Tensor(), h.data)
	case k == 9:
		at := h.index(h.shape)
		return fmt.Sprintf("read %v", at.items), differs(h.v.At(at.items...).Tensor(), chosen(h.data, at))
	case k == 10:
		runtime.GC()
		return "collect", nil
	}
	return h.look()
}

// look reads a kept value, and may drop it.
func (h *history[T]) look() (what string, err error) {
	if len(h.kept) == 0 {
		return "nothing kept", nil
	}
	i := h.IntN(len(h.kept))
	k := h.kept[i]
	if h.IntN(2) == 0 {
		err = differs(k.x, k.want)
	}
	switch h.IntN(3) {
	case 0:
		k.x.Close()
		fallthrough
	case 1:
		h.kept = slices.Delete(h.kept, i, i+1)
	}
	return fmt.Sprintf("look at %d", i), err
}

// assign overwrites a part, or sometimes the whole.
func (h *history[T]) assign() (what string, err error) {
	at := h.index(h.shape)
	place := h.v.At(at.items...)
	if h.IntN(4) == 0 {
		place = h.v.At(shape.Ellipsis).At(at.items...)
	}
	var y *tensor.Tensor
	var given []T
	from := h.broadcasting(at.shape)
	if own := h.index(h.shape); h.IntN(3) == 0 && own.shape.Equal(at.shape) {
		y, given, from = h.v.At(own.items...).Tensor(), chosen(h.data, own), at.shape
		what = fmt.Sprintf("v%v = v%v", at.items, own.items)
	} else if h.IntN(4) == 0 { // the same elements the other way round
		part := h.v.At(at.items...).Tensor()
		given, from = chosen(h.data, at), at.shape
		y = part
		if len(at.shape) > 0 {
			y = part.Flip(0)
			given = flipped(given, at.shape[0])
		}
		what = fmt.Sprintf("v%v = v%v turned", at.items, at.items)
	} else {
		given = draw(h.differential, from, h.value)
		y = put(h.differential, given, from)
		what = fmt.Sprintf("v%v = %v", at.items, from)
	}
	if err := place.Assign(y); err != nil {
		return what, err
	}
	for i, x := range spread(given, from, at.shape) {
		h.data[at.elements[i]] = x
	}
	if h.IntN(2) == 0 {
		y.Close()
	}
	if h.IntN(2) == 0 {
		return what + ", run", tensor.Eval(ctx, h.v.Tensor())
	}
	return what, nil
}

// put sets parts along an axis at indices, some repeated and some counted from the end, by a
// statement or as an update of the whole.
func (h *history[T]) put() (what string, err error) {
	axis := h.IntN(len(h.shape))
	n := 1 + h.IntN(6)
	at := make([]int64, n)
	for i := range at {
		at[i] = int64(h.IntN(2*h.shape[axis]) - h.shape[axis])
		if i > 0 && h.IntN(3) == 0 {
			at[i] = at[i-1]
		}
	}
	parts := h.shape.Clone()
	parts[axis] = n
	inner := h.shape[axis+1:].Size()
	given := draw(h.differential, parts, h.value)
	indices, y := tensor.From(h.dev, at), put(h.differential, given, parts)
	what = fmt.Sprintf("put %v of axis %d", at, axis)
	if n <= h.shape[axis] && h.IntN(3) == 0 { // some of the variable's own
		first := h.IntN(h.shape[axis] - n + 1)
		items := slices.Repeat([]shape.Index{shape.All()}, axis)
		y = h.v.At(append(items, shape.Span(first, first+n))...).Tensor()
		for i := range given {
			given[i] = h.data[(i/inner/n*h.shape[axis]+first+i/inner%n)*inner+i%inner]
		}
		what += fmt.Sprintf(" from %d on", first)
	}
	switch h.IntN(3) {
	case 0:
		err = h.v.Put(axis, indices, y, tensor.ScatterSet)
	case 1:
		err = h.v.At(shape.Ellipsis).Put(axis, indices, y, tensor.ScatterSet)
	default:
		what += ", updated"
		err = h.v.Update(func(x *tensor.Tensor) *tensor.Tensor { return x.Put(axis, indices, y, tensor.ScatterSet) })
	}
	if err != nil {
		return what, err
	}
	for i, y := range given {
		j := i / inner % n
		to := (int(at[j]) + h.shape[axis]) % h.shape[axis]
		h.data[(i/inner/n*h.shape[axis]+to)*inner+i%inner] = y
	}
	if h.IntN(2) == 0 {
		y.Close()
		indices.Close()
	}
	if h.IntN(2) == 0 {
		return what + ", run", tensor.Eval(ctx, h.v.Tensor())
	}
	return what, nil
}

// putMask sets elements where a mask holds. The mask has single elements or rows.
func (h *history[T]) putMask() (what string, err error) {
	of := h.shape.Clone()
	if h.IntN(2) == 0 {
		of[len(of)-1] = 1
	}
	mask, from := draw(h.differential, of, someBool), shape.Shape{}
	if h.IntN(2) == 0 {
		from = h.shape[len(h.shape)-1:]
	}
	given := draw(h.differential, from, h.value)
	m, y := put(h.differential, mask, of), put(h.differential, given, from)
	what = fmt.Sprintf("put %v where a mask of %v holds", from, of)
	switch h.IntN(3) {
	case 0:
		err = h.v.PutMask(m, y)
	case 1:
		what += ", which is computed"
		not := m.LogicalNot()
		err = h.v.PutMask(not.LogicalNot(), y)
		not.Close()
	default:
		what += ", updated"
		err = h.v.Update(func(x *tensor.Tensor) *tensor.Tensor { return tensor.Where(m, y, x) })
	}
	if err != nil {
		return what, err
	}
	elements := spread(given, from, h.shape)
	for i, holds := range spread(mask, of, h.shape) {
		if holds {
			h.data[i] = elements[i]
		}
	}
	if h.IntN(2) == 0 {
		y.Close()
		m.Close()
	}
	if h.IntN(2) == 0 {
		return what + ", run", tensor.Eval(ctx, h.v.Tensor())
	}
	return what, nil
}

// flipped has n blocks in the opposite order.
func flipped[T any](data []T, n int) []T {
	out := make([]T, 0, len(data))
	for i := n - 1; i >= 0; i-- {
		size := len(data) / n
		out = append(out, data[i*size:(i+1)*size]...)
	}
	return out
}

// moved is the number of bytes that an evaluation reads and writes.
func moved(t *testing.T, x *tensor.Tensor) int64 {
	t.Helper()
	p, err := tensor.Measure(ctx, x)
	if err != nil {
		t.Fatal(err)
	}
	return p.Bytes
}

// An assignment moves a few times the bytes of the part, whoever holds the variable's old elements.
// A holder that reads these again gets one copy, and later assignments copy nothing for it.
func TestAssignmentsMoveThePart(t *testing.T) {
	const columns, few, most = 64, 16, 8
	for name, hold := range map[string]func(v *tensor.Var) (held []*tensor.Tensor){
		"nobody":          func(v *tensor.Var) []*tensor.Tensor { return nil },
		"dropped":         func(v *tensor.Var) []*tensor.Tensor { v.Tensor(); return nil },
		"closed":          func(v *tensor.Var) []*tensor.Tensor { v.Tensor().Close(); return nil },
		"open":            func(v *tensor.Var) []*tensor.Tensor { return []*tensor.Tensor{v.Tensor()} },
		"views":           func(v *tensor.Var) []*tensor.Tensor { return ran(t, v.At(shape.At(3)).Tensor(), v.Tensor().T()) },
		"an unrun graph":  func(v *tensor.Var) []*tensor.Tensor { return []*tensor.Tensor{v.Tensor().Mul(tensor.Scalar(2))} },
		"a dropped graph": func(v *tensor.Var) []*tensor.Tensor { v.Tensor().Mul(tensor.Scalar(2)); return nil },
		"a graph that ran": func(v *tensor.Var) []*tensor.Tensor {
			return ran(t, v.Tensor().Sum([]int{0}))
		},
	} {
		t.Run(name, func(t *testing.T) {
			dev := testdev.OpenUnchecked(t)
			rows := rowsPlaced(dev)
			v := tensor.NewVar("v", tensor.Arange(dev, 0, float32(rows*columns), 1).Reshape(rows, columns))
			must(t, tensor.Eval(ctx, v.Tensor()))
			y := tensor.Full[float32](dev, -1, few, columns)
			part := int64(few * columns * 4)
			var held []*tensor.Tensor
			for i := range 6 {
				held = append(held, hold(v)...)
				must(t, v.At(shape.Span(i*few, (i+1)*few)).Assign(y))
				if got := moved(t, v.Tensor()); got > most*part {
					t.Errorf("assignment %d moves %d bytes, the part has %d", i, got, part)
				}
				must(t, v.At(shape.Step(1000+i, 0, -60)).AddAssign(tensor.Scalar(1)))
				if got := moved(t, v.Tensor()); got > most*part {
					t.Errorf("assignment %d backwards moves %d bytes, the part has %d", i, got, part)
				}
			}
			if name == "open" {
				first := held[0]
				if got := moved(t, first); got < int64(2*rows*columns*4) || got > int64(3*rows*columns*4) {
					t.Errorf("the first snapshot is read by moving %d bytes, it has %d", got, rows*columns*4)
				}
				must(t, v.At(shape.Span(0, few)).Assign(y))
				if got := moved(t, v.Tensor()); got > most*part {
					t.Errorf("an assignment after a snapshot was read moves %d bytes, the part has %d", got, part)
				}
				if got := read[float32](t, first.At(shape.At(0))); got[1] != 1 {
					t.Errorf("the first snapshot begins with %v", got)
				}
			}
		})
	}
}

// rowsPlaced is the number of rows of 64 float32 in a variable that is written in place.
func rowsPlaced(dev *device.Device) int {
	if info := dev.Info(); info.Simulated || info.Kind == device.Host || info.Kind == device.CPU {
		return 2048
	}
	return 8192
}

func ran(t *testing.T, list ...*tensor.Tensor) []*tensor.Tensor {
	t.Helper()
	must(t, tensor.Eval(ctx, list...))
	return list
}

// A variable may have a part of an array whose other elements belong to someone else.
func TestPlacedInTheBeginningOfAnArray(t *testing.T) {
	const n = 1 << 19
	for _, at := range []int{0, 1} {
		dev := testdev.OpenUnchecked(t)
		x := tensor.Arange[float32](dev, 0, 2*n, 1).Reshape(2, n)
		part := x.At(shape.At(at))
		must(t, tensor.Eval(ctx, x, part))
		v := tensor.NewVar("v", part)
		part.Close()
		must(t, v.At(shape.At(1)).Assign(tensor.Scalar(float32(-2))))
		if got := read[float32](t, v.Tensor()); got[0] != float32(at*n) || got[1] != -2 || got[n-1] != float32((at+1)*n-1) {
			t.Errorf("part %d has %v, %v, %v", at, got[0], got[1], got[n-1])
		}
		for i, y := range read[float32](t, x) {
			if y != float32(i) {
				t.Fatalf("element %d of the whole is %v, part %d is a variable", i, y, at)
			}
		}
	}
}

// A snapshot whose elements were overwritten is assigned to its variable again.
func TestPlacedUndone(t *testing.T) {
	const n = 1 << 19
	dev := testdev.OpenUnchecked(t)
	v := tensor.NewVar("v", tensor.From(dev, make([]float32, n)))
	must(t, v.At(shape.At(0)).Assign(tensor.Scalar(float32(1))))
	before := ran(t, v.Tensor())[0]
	for range 2 {
		must(t, v.At(shape.At(1)).Assign(tensor.Scalar(float32(2))))
		ran(t, v.Tensor())[0].Close()
		must(t, v.Assign(before))
	}
	before.Close()
	if got := read[float32](t, v.Tensor()); got[0] != 1 || got[1] != 0 {
		t.Errorf("the variable begins with %v", got[:2])
	}
	must(t, v.At(shape.At(1)).Assign(tensor.Scalar(float32(3))))
	if got := read[float32](t, v.Tensor()); got[0] != 1 || got[1] != 3 {
		t.Errorf("then with %v", got[:2])
	}
}

// Several goroutines evaluate one tensor, which needs several assignments.
func TestPlacedForManyReaders(t *testing.T) {
	const n, rounds, readers = 1 << 14, 200, 4
	dev := testdev.OpenUnchecked(t)
	v := tensor.NewVar("v", tensor.Zeros(dev, dtype.Float32, n))
	for round := range rounds {
		for i := range 12 {
			must(t, v.At(shape.At(i)).Assign(tensor.Full(dev, float32(round))))
		}
		x := v.Tensor()
		var reading sync.WaitGroup
		for range readers {
			reading.Go(func() {
				if err := tensor.Eval(ctx, x); err != nil {
					t.Errorf("round %d: %v", round, err)
				}
			})
		}
		reading.Wait()
		x.Close()
		if t.Failed() {
			return
		}
	}
}

// Kept snapshots of a small variable do not start Go's collector.
func TestPlacedHistoriesStartNoCollection(t *testing.T) {
	const n = 1 << 14
	dev := testdev.OpenUnchecked(t)
	v := tensor.NewVar("v", tensor.Zeros(dev, dtype.Float32, n))
	must(t, tensor.Eval(ctx, v.Tensor()))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var kept []*tensor.Tensor
	for i := range 30 {
		must(t, v.At(shape.To(2*n/3)).Assign(tensor.Scalar(float32(i))))
		kept = append(kept, ran(t, v.Tensor())...)
	}
	if runtime.ReadMemStats(&after); after.NumForcedGC != before.NumForcedGC {
		t.Errorf("%d collections", after.NumForcedGC-before.NumForcedGC)
	}
	for i, x := range kept {
		if got := read[float32](t, x); got[0] != float32(i) || got[n-1] != 0 {
			t.Errorf("snapshot %d has %v and %v", i, got[0], got[n-1])
		}
	}
}

// Readers see whole assignments while others write: each sees the elements at the time of its
// snapshot.
func TestPlacedConcurrently(t *testing.T) {
	const rows, columns, writers, writes = 257, 71, 3, 30
	dev := testdev.OpenUnchecked(t)
	v := tensor.NewVar("v", tensor.Zeros(dev, dtype.Float32, rows, columns))
	var writing, reading sync.WaitGroup
	for w := range writers {
		indices := tensor.Arange[int32](dev, int32(w), rows, writers)
		writing.Go(func() {
			for i := range writes {
				// All rows with number w modulo the number of writers, at once.
				if i%2 == 0 {
					if err := v.Put(0, indices, tensor.Full(dev, float32(i+1), columns), tensor.ScatterSet); err != nil {
						t.Error(err)
					}
					continue
				}
				if err := v.At(shape.Range{Start: w, HasStart: true, Step: writers}).Assign(tensor.Full(dev, float32(i+1), columns)); err != nil {
					t.Error(err)
				}
			}
		})
	}
	done := make(chan struct{})
	for r := range 3 {
		reading.Go(func() {
			var before *tensor.Tensor
			var was []float32
			for round := 0; ; round++ {
				select {
				case <-done:
					return
				default:
				}
				x := v.Tensor()
				got, err := tensor.Read[float32](ctx, x)
				if err != nil {
					t.Error(err)
					return
				}
				for i, y := range got {
					if y != got[i/columns%writers*columns] {
						t.Errorf("element %d is %v, others of the assignment %v", i, y, got[i/columns%writers*columns])
						return
					}
				}
				if before != nil && round%5 == 0 {
					if err := differs(before, was); err != nil {
						t.Errorf("read again: %v", err)
						return
					}
				}
				if before, was = x, got; r == 0 {
					before = nil
					x.Close()
				}
			}
		})
	}
	writing.Wait()
	close(done)
	reading.Wait()
	got := read[float32](t, v.Tensor())
	for i, y := range got {
		if y != writes {
			t.Fatalf("element %d is %v at the end", i, y)
		}
	}
}

// A compiled function keeps the elements that it was compiled with, whatever is assigned later.
func TestPlacedUnderACompiledFunction(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	v := tensor.NewVar("v", tensor.Arange[float32](dev, 0, 1<<15, 1))
	x := v.Tensor()
	must(t, tensor.Eval(ctx, x))
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{1}}}, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{x.At(shape.To(3)).Add(args[0])}
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		must(t, v.At(shape.To(2)).Assign(tensor.Scalar(-float32(i))))
		must(t, tensor.Eval(ctx, v.Tensor()))
		out, err := f.Call(ctx, tensor.From(dev, []float32{10}))
		if err != nil {
			t.Fatal(err)
		}
		expect(t, out[0], dims(3), float32(10), 11, 12)
	}
}

// Explain shows assignments in place as they run, and names the line that reads elements which have
// to be kept.
func TestPlacedExplained(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	v := tensor.NewVar("v", tensor.Zeros(dev, dtype.Float32, rowsPlaced(dev), 64))
	must(t, v.AddAssign(tensor.Scalar(1)))
	must(t, tensor.Eval(ctx, v.Tensor()))
	x := v.Tensor() // held
	must(t, v.At(shape.Span(2, 4)).Assign(tensor.Full(dev, float32(2), 64)))
	_, _, line, _ := runtime.Caller(0)
	held := fmt.Sprintf("read at tensor/varplace_test.go:%d", line-2)
	shown, err := tensor.Explain(v.Tensor())
	if err != nil {
		t.Fatal(err)
	}
	var bytes int64
	var stored []string
	for _, k := range shown.Kernels {
		bytes += k.Bytes
		stored = append(stored, k.Stored)
	}
	if bytes > 8*2*64*4 || !strings.Contains(strings.Join(stored, "\n"), held) {
		t.Errorf("%d bytes, and no %q in\n%v", bytes, held, shown)
	}
	if got := moved(t, v.Tensor()); got != bytes {
		t.Errorf("%d bytes are moved, %d were foreseen", got, bytes)
	}
	if shown, err = tensor.Explain(x); err != nil || len(shown.Kernels) == 0 || !strings.Contains(shown.String(), held) {
		t.Errorf("a copy for the held elements: no %q in\n%v (%v)", held, shown, err)
	}
}

// The check of indices refuses a put before anything is written, and the variable keeps its
// elements in place.
func TestRefusedPutsLoseNothing(t *testing.T) {
	const rows, columns = 2048, 64
	dev := testdev.OpenUnchecked(t, device.WithIndexCheck())
	v := tensor.NewVar("v", tensor.Arange[float32](dev, 0, rows*columns, 1).Reshape(rows, columns))
	before := v.Tensor()
	must(t, tensor.Eval(ctx, before))
	for _, at := range []int64{rows, -rows - 1} {
		must(t, v.Put(0, tensor.From(dev, []int64{0, at}), tensor.Scalar(-1), tensor.ScatterSet))
		var outside *tensor.IndexRangeError
		if err := tensor.Eval(ctx, v.Tensor()); !errors.As(err, &outside) {
			t.Fatalf("%v, want an IndexRangeError", err)
		}
		if got := read[float32](t, before); got[0] != 0 || got[1] != 1 || got[(rows-1)*columns] != (rows-1)*columns {
			t.Errorf("a refused put writes %v, %v, %v", got[0], got[1], got[(rows-1)*columns])
		}
		must(t, v.Assign(before))
	}
	must(t, v.Put(0, tensor.From(dev, []int64{-rows}), tensor.Scalar(-1), tensor.ScatterSet))
	if got := read[float32](t, v.Tensor()); got[0] != -1 || got[columns] != columns {
		t.Errorf("then %v, %v", got[0], got[columns])
	}
}

// Putting blocks or single elements at indices moves as many bytes as they have, whoever holds the
// variable's old elements.
func TestPutsMoveTheParts(t *testing.T) {
	const columns, few = 64, 4
	dev := testdev.OpenUnchecked(t)
	rows := rowsPlaced(dev)
	indices := tensor.From(dev, []int64{3, -1, 3, 17})
	tuples := tensor.From(dev, []int64{3, 1, -1, 0, 3, 1}, 3, 2)
	for name, put := range map[string]func(v *tensor.Var, y float32, mode tensor.ScatterMode) error{
		"rows": func(v *tensor.Var, y float32, mode tensor.ScatterMode) error {
			return v.Put(0, indices, tensor.Full(dev, y, columns), mode)
		},
		"columns": func(v *tensor.Var, y float32, mode tensor.ScatterMode) error {
			return v.Put(1, indices.At(shape.To(3)).Remainder(tensor.Scalar(5)), tensor.Full(dev, y, rows, 1), mode)
		},
		"an update": func(v *tensor.Var, y float32, mode tensor.ScatterMode) error {
			return v.Update(func(x *tensor.Tensor) *tensor.Tensor {
				first := x.Put(0, indices, tensor.Full(dev, y, columns), mode)
				defer first.Close()
				return first.Put(0, indices.At(shape.To(1)), tensor.Full(dev, y, columns), tensor.ScatterSet)
			})
		},
		"elements": func(v *tensor.Var, y float32, mode tensor.ScatterMode) error {
			return v.Update(func(x *tensor.Tensor) *tensor.Tensor {
				return x.Scatter(0, indices.Reshape(4, 1), tensor.Full(dev, y, 4, 1), mode)
			})
		},
		"tuples": func(v *tensor.Var, y float32, mode tensor.ScatterMode) error {
			return v.Update(func(x *tensor.Tensor) *tensor.Tensor { return x.ScatterND(tuples, tensor.Full(dev, y, 3), mode) })
		},
	} {
		t.Run(name, func(t *testing.T) {
			v := tensor.NewVar("v", tensor.Zeros(dev, dtype.Float32, rows, columns))
			must(t, v.AddAssign(tensor.Scalar(1)))
			must(t, tensor.Eval(ctx, v.Tensor()))
			want := tensor.Full(dev, float32(1), rows, columns)
			most := int64(40 * few * columns * 4)
			if name == "columns" {
				most = int64(20 * rows * 3 * 4)
			}
			var held, before []*tensor.Tensor
			for i, mode := range []tensor.ScatterMode{tensor.ScatterSet, tensor.ScatterAdd, tensor.ScatterSet, tensor.ScatterMax} {
				if i > 1 {
					held, before = append(held, v.Tensor()), append(before, want)
				}
				other := tensor.NewVar("other", want) // small steps on memory that nobody overwrites
				must(t, put(other, float32(i+2), mode))
				must(t, put(v, float32(i+2), mode))
				want = other.Tensor()
				shown, err := tensor.Explain(v.Tensor())
				if err != nil {
					t.Fatal(err)
				}
				var foreseen int64
				for _, k := range shown.Kernels {
					foreseen += k.Bytes
				}
				if got := moved(t, v.Tensor()); got > most || foreseen != got {
					t.Errorf("%v moves %d bytes, and %d were foreseen; the most are %d\n%v", mode, got, foreseen, most, shown)
				}
				if err := differs(v.Tensor(), read[float32](t, want)); err != nil {
					t.Errorf("%v: %v", mode, err)
				}
			}
			for i, x := range held {
				if err := differs(x, read[float32](t, before[i])); err != nil {
					t.Errorf("snapshot %d: %v", i, err)
				}
			}
		})
	}
}

// A view that has run keeps the elements from before a put in place, for any strides.
func TestViewsFromBeforePuts(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	data := make([]uint8, 67*9*111)
	for i := range data {
		data[i] = uint8(i * 7)
	}
	sizes := []int{67, 9, 111}
	for axis := range sizes {
		v := tensor.NewVar("v", tensor.From(dev, data, sizes...))
		must(t, v.AddAssign(tensor.Scalar(uint8(0))))
		must(t, tensor.Eval(ctx, v.Tensor()))
		whole := tensor.From(dev, data, sizes...)
		seen := func(x *tensor.Tensor) *tensor.Tensor {
			return x.At(shape.StepAll(-3), shape.From(4), shape.Step(0, 111, 26))
		}
		view := seen(v.Tensor())
		must(t, tensor.Eval(ctx, view))
		at := tensor.From(dev, []int64{5, -1, 5})
		must(t, v.Put(axis, at, tensor.Full(dev, uint8(200)), tensor.ScatterSet))
		must(t, v.At(shape.At(1)).Assign(tensor.Scalar(uint8(3))))
		must(t, tensor.Eval(ctx, v.Tensor()))
		if got, want := read[uint8](t, view), read[uint8](t, seen(whole)); !slices.Equal(got, want) {
			t.Errorf("axis %d: the view has other elements than before the put", axis)
		}
		runtime.KeepAlive(v)
	}
}

// Elements from before a put along an inner axis may lie in another order in memory; any operator
// reads them, and reshapes start from there.
func TestReshapesFromBeforePuts(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	sizes := []int{8, 60, 300}
	some := tensor.Arange[int64](dev, 0, 8*60*300, 1).Remainder(tensor.Scalar(int64(1009))).Reshape(sizes...)
	for name, made := range map[string]*tensor.Tensor{
		"elementwise": some.Add(tensor.Scalar(int64(1))),
		"a view":      some.Flip(0),
		"a sum":       tensor.Stack(0, some, some).Sum([]int{0}),
		"a scan":      some.CumulativeSum(2),
		"sorted":      some.Sort(2),
		"joined":      tensor.Concat(0, some.At(shape.To(3)), some.At(shape.From(3))),
		"taken":       some.Take(0, tensor.From(dev, []int64{7, 6, 5, 4, 3, 2, 1, 0})),
		"a product":   tensor.Ones(dev, dtype.Int64, 8, 60, 2).MatMul(some.At(shape.All(), shape.To(2))),
		"assigned":    assignedTo(t, some),
	} {
		t.Run(name, func(t *testing.T) {
			want := read[int64](t, made.Add(tensor.Scalar(int64(0))))
			v := tensor.NewVar("v", made)
			must(t, tensor.Eval(ctx, v.Tensor()))
			x := v.Tensor()
			made.Close()
			must(t, v.Put(1, tensor.From(dev, []int64{3, -1, 3}), tensor.Scalar(int64(-1)), tensor.ScatterSet))
			must(t, tensor.Eval(ctx, v.Tensor()))
			must(t, tensor.Eval(ctx, x))
			for i, y := range []*tensor.Tensor{x, x.Reshape(-1), x.Reshape(-1).Mul(tensor.Scalar(int64(1))), x.Reshape(480, 300).T().T()} {
				if err := differs(y, want); err != nil {
					t.Errorf("form %d has other elements than before the put", i)
				}
			}
			if got := read[int64](t, v.Tensor()); got[3*300] != -1 || got[59*300+299] != -1 || got[1] != want[1] {
				t.Errorf("the variable has %d, %d and %d", got[3*300], got[59*300+299], got[1])
			}
		})
	}
}

// assignedTo is x with its first block assigned.
func assignedTo(t *testing.T, x *tensor.Tensor) *tensor.Tensor {
	t.Helper()
	v := tensor.NewVar("assigned", x)
	defer v.Close()
	must(t, v.At(shape.At(0)).Assign(tensor.Scalar(int64(5))))
	return v.Tensor()
}

// PutMask does not copy the other elements, unless somebody may still ask for the old ones: then
// the whole is copied once.
func TestMasksCopyNothing(t *testing.T) {
	const columns = 80
	dev := testdev.OpenUnchecked(t)
	rows := rowsPlaced(dev)
	single := tensor.Arange[int64](dev, 0, int64(rows*columns), 1).Remainder(tensor.Scalar(int64(7))).Less(tensor.Scalar(int64(1))).Reshape(rows, columns)
	some := tensor.Arange[int64](dev, 0, int64(rows), 1).Remainder(tensor.Scalar(int64(5))).Equal(tensor.Scalar(int64(2))).Reshape(rows, 1)
	must(t, tensor.Eval(ctx, single, some))
	row := tensor.Arange[float32](dev, 0, columns, 1)
	now := func(v *tensor.Var) []float32 {
		x := v.Tensor()
		defer x.Close()
		return read[float32](t, x)
	}
	for name, put := range map[string]func(v *tensor.Var) error{
		"single elements": func(v *tensor.Var) error { return v.PutMask(single, tensor.Scalar(-1)) },
		"rows":            func(v *tensor.Var) error { return v.PutMask(some, row) },
		"a computed mask": func(v *tensor.Var) error {
			x := v.Tensor()
			defer x.Close()
			less := x.Less(tensor.Scalar(float32(20000)))
			defer less.Close()
			return v.PutMask(less, tensor.Scalar(0))
		},
		"an update": func(v *tensor.Var) error {
			var y *tensor.Tensor
			defer func() { y.Close() }()
			return v.Update(func(x *tensor.Tensor) *tensor.Tensor {
				y = tensor.Where(single, row, x)
				return y
			})
		},
	} {
		t.Run(name, func(t *testing.T) {
			v := tensor.NewVar("v", tensor.Arange(dev, 0, float32(rows*columns), 1).Reshape(rows, columns))
			must(t, v.AddAssign(tensor.Scalar(1)))
			before := v.Tensor()
			must(t, tensor.Eval(ctx, before))
			for _, open := range []bool{true, false} {
				want := tensor.NewVar("want", tensor.From(dev, now(v), rows, columns))
				old := read[float32](t, before)
				must(t, put(want))
				must(t, put(v))
				x := v.Tensor()
				shown, err := tensor.Explain(x)
				if err != nil {
					t.Fatal(err)
				}
				var foreseen int64
				for _, k := range shown.Kernels {
					foreseen += k.Bytes
				}
				got := moved(t, x)
				inPlace := slices.ContainsFunc(shown.Kernels, func(k tensor.Kernel) bool { return slices.Equal(k.Operators, []string{"put"}) })
				if foreseen != got || inPlace == open {
					t.Errorf("a snapshot is open: %v; it moves %d bytes, and %d were foreseen\n%v", open, got, foreseen, shown)
				}
				if err := differs(x, read[float32](t, want.Tensor())); err != nil {
					t.Error(err)
				}
				if err := differs(before, old); err != nil {
					t.Error("the snapshot: ", err)
				}
				x.Close()
				before.Close()
				before = tensor.From(dev, old, rows, columns)
			}
		})
	}
}
