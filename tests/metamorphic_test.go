package tests

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Relations that hold whatever a program is: the bits of a row do not depend on the rows
// beside it, on how work is cut, or on what else a compiled function is called with; those
// of any graph are in relations_test.go. Programs are drawn by chance; one that breaks a
// relation is cut down to the least that still does, and printed.
//
//	WEFT_DEVICE=lavapipe WEFT_EXHAUSTIVE=1 go test ./tests -run Metamorphic -v -timeout 2h
//
// draws 4,000 for each; without, there are 40 on the host and 6 on other devices, 2 with
// WEFT_FEWER.

// rowStep is what a program can do to values [n, d] row by row. other is an earlier
// value, d the length of rows.
type rowStep struct {
	name string
	f    func(p *rowProgram, x, other *tensor.Tensor) *tensor.Tensor
}

var rowSteps = []rowStep{
	{"neg", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Neg() }},
	{"exp", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Clip(-20, 20).Exp() }},
	{"tanh", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Tanh() }},
	{"sin", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Sin() }},
	{"sqrt", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Abs().Sqrt() }},
	{"half", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor {
		return x.Cast(dtype.Float16).Mul(1.25).Cast(x.DType())
	}},
	{"int", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor {
		return x.Clip(-99, 99).Cast(dtype.Int16).Mul(3).Cast(x.DType())
	}},
	{"add", func(_ *rowProgram, x, y *tensor.Tensor) *tensor.Tensor { return x.Add(y) }},
	{"mul", func(_ *rowProgram, x, y *tensor.Tensor) *tensor.Tensor { return x.Mul(y) }},
	{"div", func(_ *rowProgram, x, y *tensor.Tensor) *tensor.Tensor { return x.Div(y.Square().Add(1)) }},
	{"where", func(_ *rowProgram, x, y *tensor.Tensor) *tensor.Tensor { return tensor.Where(x.Less(y), x, y.Neg()) }},
	{"weigh", func(p *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Mul(p.row) }},
	{"product", func(p *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.MatMul(p.square) }},
	{"turned product", func(p *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.MatMul(p.square.T()) }},
	{"softmax", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Softmax(-1) }},
	{"layer norm", func(p *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor {
		return x.LayerNorm(nil, 1e-5, tensor.Scale(p.row))
	}},
	{"less mean", func(_ *rowProgram, x, y *tensor.Tensor) *tensor.Tensor {
		return x.Sub(y.Mean([]int{-1}, tensor.KeepDims()))
	}},
	{"over sum", func(_ *rowProgram, x, y *tensor.Tensor) *tensor.Tensor {
		return x.Div(y.Abs().Sum([]int{-1}, tensor.KeepDims()).Add(1))
	}},
	{"variance", func(_ *rowProgram, x, y *tensor.Tensor) *tensor.Tensor {
		return x.Mul(y.Variance([]int{-1}, tensor.KeepDims()))
	}},
	{"cumsum", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.CumulativeSum(-1) }},
	{"sort", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Sort(-1) }},
	{"flip", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Flip(-1) }},
	{"roll", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor { return x.Roll([]int{-1}, 3) }},
	{"rolling mean", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor {
		return x.RollingMean(-1, (x.Dim(-1)+1)/2).Sum([]int{-1}, tensor.KeepDims()).Add(x)
	}},
	{"farthest", func(_ *rowProgram, x, y *tensor.Tensor) *tensor.Tensor {
		return x.Add(y.ArgMax([]int{-1}).ExpandDims(-1).Cast(x.DType()))
	}},
}

// spoiled is a step that breaks the first relation: a row knows its batch.
var spoiled = rowStep{"less mean of columns", func(_ *rowProgram, x, _ *tensor.Tensor) *tensor.Tensor {
	return x.Sub(x.Mean([]int{0}, tensor.KeepDims()))
}}

// rowProgram is a program, and what it is run with.
type rowProgram struct {
	steps       []rowStep
	others      []int // by step, the value beside the last one
	seed        uint64
	dtype       dtype.DType
	n, m, d     int // rows are [d], or [m, d] where m is not 0
	row, square *tensor.Tensor
}

func (p *rowProgram) String() string {
	list := make([]string, len(p.steps))
	for i, s := range p.steps {
		list[i] = fmt.Sprintf("%s(%d)", s.name, p.others[i])
	}
	return fmt.Sprintf("%v%v seed %d: %s", p.dtype, p.dims(), p.seed, strings.Join(list, ", "))
}

// draw makes a program of up to seven steps.
func draw(r *rand.Rand) *rowProgram {
	p := &rowProgram{seed: r.Uint64N(1000), n: pick(r, 1, 2, 3, 5, 17, 64, 130), d: pick(r, 1, 3, 8, 15, 16, 17, 64, 255, 256, 257, 1000, 1025, 2049)}
	p.dtype = pick(r, dtype.Float32, dtype.Float32, dtype.Float64, dtype.Float16, dtype.BFloat16)
	if p.n*p.d > 1<<17 {
		p.n = 3
	}
	if p.n*p.d < 1<<14 {
		p.m = pick(r, 0, 0, 1, 3, 4)
	}
	for range 1 + r.IntN(7) {
		p.add(rowSteps[r.IntN(len(rowSteps))], r.IntN(4))
	}
	return p
}

func pick[T any](r *rand.Rand, list ...T) T { return list[r.IntN(len(list))] }

// dims are the operand's.
func (p *rowProgram) dims() []int {
	if p.m == 0 {
		return []int{p.n, p.d}
	}
	return []int{p.n, p.m, p.d}
}

func (p *rowProgram) add(s rowStep, other int) {
	p.steps, p.others = append(p.steps, s), append(p.others, min(other, len(p.steps)))
}

// without is the program less a step.
func (p *rowProgram) without(i int) *rowProgram {
	q := &rowProgram{seed: p.seed, dtype: p.dtype, n: p.n, m: p.m, d: p.d}
	for j, s := range p.steps {
		if j != i {
			q.add(s, p.others[j])
		}
	}
	return q
}

// values are those of every step, of the operand x; the first is x.
func (p *rowProgram) values(x *tensor.Tensor) []*tensor.Tensor {
	noise := tensor.NewRand(x.Device(), p.seed)
	p.row = noise.Normal(p.dtype, 0, 1, p.d)
	p.square = noise.Normal(p.dtype, 0, 0.1, p.d, p.d)
	list := []*tensor.Tensor{x}
	for i, s := range p.steps {
		list = append(list, s.f(p, list[len(list)-1], list[p.others[i]]))
	}
	return list
}

func (p *rowProgram) last(x *tensor.Tensor) *tensor.Tensor {
	list := p.values(x)
	return list[len(list)-1]
}

// operand is what the program runs on: elements about 1, and some that are far from it.
func (p *rowProgram) operand(dev *device.Device) *tensor.Tensor {
	r := rand.New(rand.NewPCG(p.seed, 7))
	data := make([]float32, p.n*max(p.m, 1)*p.d)
	for i := range data {
		data[i] = float32(r.NormFloat64())
		if r.IntN(50) == 0 {
			data[i] *= float32(pick(r, 0, 1e-30, 1e6, -1))
		}
	}
	return tensor.From(dev, data, p.dims()...).Cast(p.dtype).Copy()
}

// relation says by its error that it does not hold of a program.
type relation func(p *rowProgram, dev *device.Device) error

// rowsAlone: rows from the middle of a batch are those of the part by itself.
func rowsAlone(p *rowProgram, dev *device.Device) error {
	x := p.operand(dev)
	from, to := p.n/3, p.n/3+(p.n+2)/3
	part := x.At(shape.Span(from, to))
	return sameBits(p.last(x).At(shape.Span(from, to)), p.last(part.Copy()))
}

// anyCall: a function that is open in its rows has the same bits, of rows that lie in
// row-major order, of views of others, of another number of rows, and of the first again.
func anyCall(p *rowProgram, dev *device.Device) error {
	ctx := context.Background()
	x := p.operand(dev)
	dims := slices.Clone(x.Shape())
	dims[0] = tensor.Dynamic
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: p.dtype, Dims: dims}}, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{p.last(args[0])}
	})
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(p.seed, 29))
	data, err := tensor.ReadBytes(ctx, x)
	if err != nil {
		return err
	}
	other := p.without(-1)
	other.n = p.n + 1
	for _, arg := range []*tensor.Tensor{
		x, laidAs(dev, testgraph.DrawLayout(r, x.Shape(), 1<<19), r, p.dtype, data), x.Flip(0, -1).Copy().Flip(0, -1), other.operand(dev), x,
	} {
		if arg == nil { // a layout that repeats
			continue
		}
		out, err := f.Call(ctx, arg)
		if err != nil {
			return err
		}
		if err := sameBits(out[0], p.last(arg.Copy())); err != nil {
			return fmt.Errorf("of %v: %w", arg.Shape(), err)
		}
	}
	return nil
}

// anyTuning: how work is cut for a device, in chunks, rows and tiles, changes nothing.
func anyTuning(p *rowProgram, dev *device.Device) error {
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return err
	}
	own, _ := eng.Tuning()
	defer func() { _ = eng.Tune(own) }()
	want := p.last(p.operand(dev))
	if err := tensor.Eval(context.Background(), want); err != nil {
		return err
	}
	for _, other := range []target.Tuning{
		{ChunkBytes: 16, NarrowBelow: 1, ShortRow: 1, BusyRows: 1, CostBytes: 1},
		{ChunkBytes: 32, NarrowBelow: 1 << 20, ShortRow: 1 << 20, BusyRows: 1 << 20, CostBytes: 1 << 10},
		{ChunkBytes: 64, BusyRows: 3, Tile: target.Tile{Rows: 2, Columns: 4, Unroll: 2, Invocations: 8}},
	} {
		if err := eng.Tune(other); err != nil {
			return err
		}
		if err := sameBits(p.last(p.operand(dev)), want); err != nil {
			return fmt.Errorf("by %+v: %w", other, err)
		}
	}
	return nil
}

func sameBits(got, want *tensor.Tensor) error {
	ctx := context.Background()
	a, err := tensor.ReadBytes(ctx, got)
	if err != nil {
		return err
	}
	b, err := tensor.ReadBytes(ctx, want)
	if err != nil {
		return err
	}
	if !slices.Equal(got.Shape(), want.Shape()) {
		return fmt.Errorf("shape %v, want %v", got.Shape(), want.Shape())
	}
	if size := got.DType().Size(); !bytes.Equal(a, b) {
		for i := 0; i < len(a); i += size {
			if !bytes.Equal(a[i:i+size], b[i:i+size]) {
				return fmt.Errorf("element %d is %x, want %x", i/size, a[i:i+size], b[i:i+size])
			}
		}
	}
	return nil
}

// shrink leaves out steps for as long as the relation is still broken.
func shrink(p *rowProgram, dev *device.Device, holds relation) (*rowProgram, error) {
	err := holds(p, dev)
	for i := 0; err != nil && i < len(p.steps); {
		if q := p.without(i); len(q.steps) > 0 && holds(q, dev) != nil {
			p, i = q, 0
			continue
		}
		i++
	}
	return p, holds(p, dev)
}

// metamorphicPrograms are how many programs are drawn for each relation, from which seed.
func metamorphicPrograms(t *testing.T, dev *device.Device) (programs int, seed uint64) {
	t.Helper()
	switch {
	case os.Getenv("WEFT_EXHAUSTIVE") != "":
		seed = rand.Uint64()
		t.Logf("seed %d", seed)
		return 4000, seed
	case dev.Info().Kind == device.Host:
		return 40, 1
	case os.Getenv("WEFT_FEWER") != "": // it compiles slowly: see fuzzRounds of internal/engine
		return 2, 1
	}
	return 6, 1 // it compiles for every program
}

func TestMetamorphicRelations(t *testing.T) {
	dev := testdev.Open(t)
	programs, seed := metamorphicPrograms(t, dev)
	relations := map[string]relation{"rows alone": rowsAlone, "any call": anyCall}
	if dev.Info().Kind != device.Host { // which nothing tunes
		relations["any tuning"] = anyTuning
	}
	for name, holds := range relations {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(seed, uint64(len(name))))
			programs := programs
			if name == "any call" { // which compiles for many sizes
				programs = (programs + 3) / 4
			}
			for range programs {
				if p := draw(r); holds(p, dev) != nil {
					least, err := shrink(p, dev, holds)
					t.Fatalf("%v: %v", least, err)
				}
			}
		})
	}
}

// A relation that is broken is found, and cut down to the step that breaks it.
func TestMetamorphicRelationsFindFaults(t *testing.T) {
	dev := testdev.OpenUnchecked(t, device.WithSelector("host")) // where nothing is compiled
	r := rand.New(rand.NewPCG(1, 1))
	for range 10 {
		p := draw(r)
		p.n = max(p.n, 4)
		p.add(spoiled, 0)
		p.add(rowStep{"less mean of columns", spoiled.f}, 0)
		if rowsAlone(p, dev) == nil {
			continue // what went before made all rows alike
		}
		if least, err := shrink(p, dev, rowsAlone); err == nil || len(least.steps) != 1 || least.steps[0].name != spoiled.name {
			t.Errorf("%v (%v), want the one step that breaks it", least, err)
		}
	}
}
