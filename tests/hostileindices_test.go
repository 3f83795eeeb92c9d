package tests

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/tensor"
)

// hostileCases is how many cases of indices are tried; WEFT_FUZZ multiplies it.
const hostileCases = 40

// TestHostileIndices takes and puts at indices of every type and at the ends of its
// range, where memory is guarded: the results are those of the nearest index inside,
// and nothing outside the operands is written, with the driver's own bounds and
// without them.
func TestHostileIndices(t *testing.T) {
	rounds := hostileCases
	if text := os.Getenv("WEFT_FUZZ"); text != "" {
		factor, err := strconv.Atoi(text)
		if err != nil || factor < 1 {
			t.Fatalf("WEFT_FUZZ=%q: want how many times the usual rounds", text)
		}
		rounds *= factor
	}
	for _, c := range []struct {
		name    string
		options []device.Option
	}{
		{"as they are", []device.Option{device.WithMemoryGuards()}},
		{"robust", []device.Option{device.WithMemoryGuards(), device.WithRobustAccess()}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dev := testdev.OpenUnchecked(t, c.options...)
			for seed := range uint64(rounds / 2) {
				h := hostile{random: rand.New(rand.NewPCG(seed, 17)), dev: dev}
				if fault := h.try(); fault != "" {
					t.Fatalf("seed %d: %s", seed, fault)
				}
			}
			e, err := engine.For(opened.Device(dev))
			if err != nil {
				t.Fatal(err)
			}
			if looked := e.Stats().Guarded; looked == 0 && !dev.IsHost() && dev.Info().Features.HostMappedDeviceMemory {
				t.Error("no guard was looked at")
			}
		})
	}
}

// hostile is one case: a matrix, and indices into it.
type hostile struct {
	random     *rand.Rand
	dev        *device.Device
	rows, cols int
	values     []int32
}

// indexTypes are what counts elements.
var indexTypes = []dtype.DType{dtype.Int8, dtype.Int16, dtype.Int32, dtype.Int64, dtype.Uint8, dtype.Uint16, dtype.Uint32, dtype.Uint64}

func (h *hostile) try() string {
	r := h.random
	h.rows, h.cols = 1+r.IntN(17), 1+r.IntN(17)
	d := indexTypes[r.IntN(len(indexTypes))]
	operation := hostileOperations[r.IntN(len(hostileOperations))]
	x, values := h.updates(h.rows, h.cols)
	h.values = values
	defer x.Close()
	made, want := operation.run(h, x, d)
	defer made.Close()
	got, err := tensor.Read[int32](context.Background(), made)
	if err != nil {
		return fmt.Sprintf("%s at %v of [%d %d]: %v", operation.name, d, h.rows, h.cols, err)
	}
	if !slices.Equal(got, want) {
		return fmt.Sprintf("%s at %v of [%d %d]: %v, want %v", operation.name, d, h.rows, h.cols, got, want)
	}
	return ""
}

// draw is a tensor of indices into axes of these sizes, one after the other, and
// which elements they stand for. Those of a single axis may lie anyhow in memory.
func (h *hostile) draw(d dtype.DType, dims []int, sizes ...int) (*tensor.Tensor, []int) {
	l := testgraph.Layout{Base: dims}
	if len(sizes) == 1 {
		l = testgraph.DrawLayout(h.random, dims, maxHostile)
	}
	words := make([]uint64, l.Base.Size())
	var data []byte
	for i := range words {
		words[i] = h.extreme(sizes[i%len(sizes)])
		var bytes [8]byte
		binary.LittleEndian.PutUint64(bytes[:], words[i])
		data = append(data, bytes[:d.Size()]...)
	}
	inside := make([]int, 0, len(words))
	for i, word := range testgraph.Shown(l, words) {
		inside = append(inside, nearest(word, d, sizes[i%len(sizes)]))
	}
	return moved(tensor.FromBytes(h.dev, d, data, l.Base...), l), inside
}

// maxHostile bounds the elements that operands are views of.
const maxHostile = 1 << 12

// moved is a view of a whole as it lies in memory.
func moved(whole *tensor.Tensor, l testgraph.Layout) *tensor.Tensor {
	if len(l.Base) == 0 { // which constructors take for a row
		whole = whole.Reshape()
	}
	for _, m := range l.Moves {
		whole = handle.Apply(m.Op, m.Attr, whole)
	}
	return whole
}

// extreme is the bits of an index, of which a type takes the lower ones.
func (h *hostile) extreme(n int) uint64 {
	near := []int64{0, 1, math.MaxInt8, math.MinInt8, math.MaxUint8, math.MaxInt16, math.MinInt16, math.MaxUint16,
		math.MaxInt32, math.MinInt32, math.MaxUint32, 1 << 32, -1 << 32, math.MaxInt64, math.MinInt64, int64(n), -int64(n)}
	if h.random.IntN(4) == 0 {
		return h.random.Uint64()
	}
	return uint64(near[h.random.IntN(len(near))] + int64(h.random.IntN(5)-2))
}

// nearest is the element of n that an index of a type stands for.
func nearest(word uint64, d dtype.DType, n int) int {
	unused := 64 - 8*d.Size()
	if !d.IsSigned() {
		return int(min(word<<unused>>unused, uint64(n-1)))
	}
	i := int64(word<<unused) >> unused
	if i < 0 {
		i += int64(n)
	}
	return int(min(max(i, 0), int64(n-1)))
}

// updates are new elements, as they may lie in memory.
func (h *hostile) updates(dims ...int) (*tensor.Tensor, []int32) {
	l := testgraph.DrawLayout(h.random, dims, maxHostile)
	values := make([]int32, l.Base.Size())
	for i := range values {
		values[i] = int32(h.random.Uint32())
	}
	return moved(tensor.From(h.dev, values, l.Base...), l), testgraph.Shown(l, values)
}

// hostileOperations are the operators that take indices, and what they have to give.
var hostileOperations = []struct {
	name string
	run  func(h *hostile, x *tensor.Tensor, d dtype.DType) (*tensor.Tensor, []int32)
}{
	{"take of rows", func(h *hostile, x *tensor.Tensor, d dtype.DType) (*tensor.Tensor, []int32) {
		k := 1 + h.random.IntN(20)
		indices, at := h.draw(d, []int{k}, h.rows)
		var want []int32
		for _, i := range at {
			want = append(want, h.values[i*h.cols:(i+1)*h.cols]...)
		}
		return x.Take(0, indices), want
	}},
	{"take of columns", func(h *hostile, x *tensor.Tensor, d dtype.DType) (*tensor.Tensor, []int32) {
		k := 1 + h.random.IntN(20)
		indices, at := h.draw(d, []int{k}, h.cols)
		var want []int32
		for row := range h.rows {
			for _, i := range at {
				want = append(want, h.values[row*h.cols+i])
			}
		}
		return x.Take(1, indices), want
	}},
	{"take_along_axis", func(h *hostile, x *tensor.Tensor, d dtype.DType) (*tensor.Tensor, []int32) {
		k := 1 + h.random.IntN(20)
		indices, at := h.draw(d, []int{k, h.cols}, h.rows)
		want := make([]int32, len(at))
		for j, i := range at {
			want[j] = h.values[i*h.cols+j%h.cols]
		}
		return x.TakeAlongAxis(0, indices), want
	}},
	{"gather_nd", func(h *hostile, x *tensor.Tensor, d dtype.DType) (*tensor.Tensor, []int32) {
		k := 1 + h.random.IntN(20)
		indices, at := h.draw(d, []int{k, 2}, h.rows, h.cols)
		var want []int32
		for j := 0; j < len(at); j += 2 {
			want = append(want, h.values[at[j]*h.cols+at[j+1]])
		}
		return x.GatherND(indices, 0), want
	}},
	{"put of rows", func(h *hostile, x *tensor.Tensor, d dtype.DType) (*tensor.Tensor, []int32) {
		k := 1 + h.random.IntN(6)
		indices, at := h.draw(d, []int{k}, h.rows)
		updates, values := h.updates(k, h.cols)
		want := slices.Clone(h.values)
		for j, i := range at {
			copy(want[i*h.cols:(i+1)*h.cols], values[j*h.cols:])
		}
		return x.Put(0, indices, updates, tensor.ScatterSet), want
	}},
	{"scatter that adds", func(h *hostile, x *tensor.Tensor, d dtype.DType) (*tensor.Tensor, []int32) {
		k := 1 + h.random.IntN(6)
		indices, at := h.draw(d, []int{k, h.cols}, h.rows)
		updates, values := h.updates(k, h.cols)
		want := slices.Clone(h.values)
		for j, i := range at {
			want[i*h.cols+j%h.cols] += values[j]
		}
		return x.Scatter(0, indices, updates, tensor.ScatterAdd), want
	}},
	{"scatter_nd", func(h *hostile, x *tensor.Tensor, d dtype.DType) (*tensor.Tensor, []int32) {
		k := 1 + h.random.IntN(6)
		indices, at := h.draw(d, []int{k, 2}, h.rows, h.cols)
		updates, values := h.updates(k)
		want := slices.Clone(h.values)
		for j, value := range values {
			want[at[2*j]*h.cols+at[2*j+1]] = value
		}
		return x.ScatterND(indices, updates, tensor.ScatterSet), want
	}},
}
