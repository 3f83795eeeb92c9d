package mlir_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/mlir"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Random operations with static, dynamic and unranked types, run on the device under test. The
// expected results are computed here, element by element: the document's ExpandRank, then index 0
// wherever an operand has size 1. hostref does only the operator's arithmetic.
//
// Structures come from a small vocabulary, since a device compiles a kernel for each; sizes, values
// and types are random. WEFT_SEED repeats a run.

const (
	wantExecuted = 2000
	batch        = 100
)

var differentialOps = []struct {
	op *ops.Op
	d  dtype.DType
}{
	{ops.Add, dtype.Float32},
	{ops.Mul, dtype.Int32},
	{ops.Sub, dtype.Int64},
	{ops.Div, dtype.Float32},
	{ops.Maximum, dtype.Float32},
	{ops.Less, dtype.Uint32},
	{ops.LogicalXor, dtype.Bool},
	{ops.Where, dtype.Float32},
}

// structures are operands' shapes: letters are axes of the result, "1" a size
// of 1. The result's axes are those of the first column.
var structures = []struct {
	axes     string
	operands []string
}{
	{"A", []string{"A", "A", ""}},
	{"AB", []string{"AB", "B", "A1"}},
	{"AB", []string{"A1", "1B", "AB"}},
	{"AB", []string{"", "AB", "B"}},
	{"ABC", []string{"ABC", "B1", "1"}},
	{"ABC", []string{"A1C", "BC", "C"}},
}

func TestDifferential(t *testing.T) {
	dev := testdev.Open(t)
	seed := uint64(20240607)
	if text := os.Getenv("WEFT_SEED"); text != "" {
		s, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			t.Fatalf("WEFT_SEED: %v", err)
		}
		seed = s
	}
	t.Logf("WEFT_SEED=%d", seed)
	rng := rand.New(rand.NewPCG(seed, 3))
	refused, executed := 0, 0
	for executed < wantExecuted {
		var cases []*trial
		for len(cases) < min(batch, wantExecuted-executed) {
			c := newTrial(rng)
			if c.clash(rng) {
				refused++
				c.checkRefused(t)
			}
			cases = append(cases, c)
		}
		executed += len(cases)
		runTrials(t, dev, cases)
		if t.Failed() {
			t.Fatalf("WEFT_SEED=%d, before case %d", seed, executed)
		}
	}
	if refused < wantExecuted/20 {
		t.Errorf("only %d of the cases were also tried with sizes that do not broadcast", refused)
	}
}

// trial is one operation with the operands to try it on.
type trial struct {
	op       *ops.Op
	operands []mlir.Type
	result   mlir.Type
	options  []mlir.Option
	shapes   []shape.Shape
	data     []hostref.Column
	out      shape.Shape
	// A refused case: one operand has another shape.
	badOperand, badAxis int
	badShape            shape.Shape
}

func (c *trial) String() string {
	return fmt.Sprintf("%s on %v: types %v to %v", c.op, c.shapes, c.operands, c.result)
}

func newTrial(rng *rand.Rand) *trial {
	o := differentialOps[rng.IntN(len(differentialOps))]
	form := structures[rng.IntN(len(structures))]
	sizes := map[rune]int{'1': 1}
	c := &trial{op: o.op}
	for _, axis := range form.axes {
		sizes[axis] = randomSize(rng)
		c.out = append(c.out, sizes[axis])
	}
	order := rng.Perm(2)
	if o.op.Arity == 3 {
		order = rng.Perm(3)
	}
	for i, which := range order {
		var s shape.Shape
		for _, axis := range form.operands[which] {
			s = append(s, sizes[axis])
		}
		d := o.d
		if o.op.Cond && i == 0 {
			d = dtype.Bool
		}
		c.shapes = append(c.shapes, s)
		c.data = append(c.data, randomColumn(rng, d, s.Size()))
		c.operands = append(c.operands, randomType(rng, d, s))
	}
	c.declareResult(rng, o.d)
	return c
}

// randomSize prefers few different sizes, with the special ones among them.
func randomSize(rng *rand.Rand) int {
	switch r := rng.IntN(40); {
	case r == 0:
		return 0
	case r < 3:
		return 1
	case r < 10:
		return 16 * (1 + rng.IntN(3))
	}
	return 2 + rng.IntN(12)
}

// randomType is a type that allows a shape.
func randomType(rng *rand.Rand, d dtype.DType, s shape.Shape) mlir.Type {
	if rng.IntN(8) == 0 {
		return mlir.Unranked(d)
	}
	ty := mlir.Ranked(d, s...)
	for axis := range ty.Dims {
		if rng.IntN(2) == 0 {
			ty.Dims[axis] = mlir.Dynamic
		}
	}
	return ty
}

// declareResult picks a type that the verification accepts and that allows the run-time shape.
func (c *trial) declareResult(rng *rand.Rand, d dtype.DType) {
	if c.op.Result == ops.ToBool {
		d = dtype.Bool
	}
	dims, ranked, err := inferResult(c.op.Name, c.operands...)
	switch {
	case err != nil || rng.IntN(6) == 0 || ranked && len(dims) != len(c.out):
		c.result = mlir.Unranked(d)
	case !ranked || rng.IntN(4) == 0:
		c.result = mlir.Ranked(d, c.out...)
		c.options = []mlir.Option{mlir.DynamicToStatic()}
	default:
		c.result = mlir.Ranked(d, dims...)
		// An unranked operand may stretch what the ranked ones infer.
		for axis, size := range dims {
			if rng.IntN(4) == 0 || size != c.out[axis] {
				c.result.Dims[axis] = mlir.Dynamic
			}
		}
	}
	if c.result.Unranked || c.options == nil {
		return
	}
	for axis, size := range dims { // as above
		if size != mlir.Dynamic && size != c.out[axis] {
			c.result.Dims[axis] = mlir.Dynamic
		}
	}
}

// clash looks for an operand whose type allows a size that does not broadcast
// with the others'.
func (c *trial) clash(rng *rand.Rand) bool {
	i := rng.IntN(len(c.shapes))
	if c.operands[i].Unranked {
		return false
	}
	for axis, d := range c.operands[i].Dims {
		at := len(c.out) - len(c.shapes[i]) + axis
		others := 0
		for k, s := range c.shapes {
			if k != i && sizeOf(s, at, len(c.out)) != 1 {
				others++
			}
		}
		if d == mlir.Dynamic && others > 0 && c.shapes[i][axis] != 1 {
			c.badOperand, c.badAxis, c.badShape = i, at, c.shapes[i].Clone()
			c.badShape[axis] += 2 // not 1 either
			return true
		}
	}
	return false
}

func (c *trial) checkRefused(t *testing.T) {
	t.Helper()
	o, err := mlir.New(c.op.Name, c.operands, c.result, c.options...)
	if err != nil {
		t.Errorf("%v: %v", c, err)
		return
	}
	shapes := slices.Clone(c.shapes)
	shapes[c.badOperand] = c.badShape
	_, err = o.Infer(shapes...)
	var e *mlir.BroadcastError
	if !errors.As(err, &e) || e.Axis != c.badAxis || !slices.Contains(e.Operands[:], c.badOperand) {
		t.Errorf("%v, with %v: %v; want axis %d of operand #%d named", c, shapes, err, c.badAxis, c.badOperand)
	}
}

// runTrials executes a batch in one evaluation and compares every byte.
func runTrials(t *testing.T, dev *device.Device, cases []*trial) {
	t.Helper()
	results := make([]*tensor.Tensor, 0, len(cases))
	for _, c := range cases {
		x := c.execute(t, dev)
		if err := x.Err(); err != nil {
			t.Fatalf("%v: %v", c, err)
		}
		results = append(results, x)
	}
	if err := tensor.Eval(ctx, results...); err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		want := c.evaluate(t)
		got, err := readBytes(results[i])
		if err != nil || !results[i].Shape().Equal(c.out) || results[i].DType() != want.DType {
			t.Errorf("%v: %v, %v; want %v%v", c, results[i], err, want.DType, c.out)
			continue
		}
		if !bytes.Equal(got, want.Data) {
			t.Errorf("%v: byte %d of %d differs", c, firstDifference(got, want.Data), len(want.Data))
		}
		results[i].Close()
	}
}

func (c *trial) execute(t *testing.T, dev *device.Device) *tensor.Tensor {
	t.Helper()
	in := make([]*tensor.Tensor, len(c.shapes))
	for i, s := range c.shapes {
		in[i] = upload(dev, c.data[i], s)
	}
	o, err := mlir.New(c.op.Name, c.operands, c.result, c.options...)
	if err != nil {
		t.Fatalf("%v: %v", c, err)
	}
	return o.Apply(in...)
}

// evaluate gathers the operand's element for every element of the result.
func (c *trial) evaluate(t *testing.T) hostref.Column {
	t.Helper()
	columns := make([]hostref.Column, len(c.shapes))
	for i, s := range c.shapes {
		src := c.data[i]
		size := src.DType.Size()
		columns[i].DType = src.DType
		dims := mlir.ExpandRank(s, len(c.out))
		for n := range c.out.Size() {
			at, rest, step := 0, n, 1
			for axis := len(dims) - 1; axis >= 0; axis-- {
				index := rest % c.out[axis]
				rest /= c.out[axis]
				if dims[axis] == 1 {
					index = 0
				}
				at += index * step
				step *= dims[axis]
			}
			columns[i].Data = append(columns[i].Data, src.Data[at*size:(at+1)*size]...)
		}
	}
	d := columns[len(columns)-1].DType
	if c.op.Result == ops.ToBool {
		d = dtype.Bool
	}
	out := hostref.Column{DType: d, Data: make([]byte, c.out.Size()*d.Size())}
	if err := hostref.Apply(c.op, out, columns...); err != nil {
		t.Fatalf("%v: %v", c, err)
	}
	return out
}

// specialFloats are the corners: zeros, subnormals, infinities, NaNs with a
// payload, the largest and the smallest.
var specialFloats = []uint32{0, 1 << 31, 1, 0x807fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc12345, 0x7f7fffff, 0x00800000, 0x3f800000}

func randomColumn(rng *rand.Rand, d dtype.DType, n int) hostref.Column {
	c := hostref.Column{DType: d, Data: []byte{}}
	for range n {
		bits := rng.Uint64()
		switch {
		case d == dtype.Bool:
			c.Data = append(c.Data, byte(bits&1))
			continue
		case d == dtype.Float32 && rng.IntN(4) == 0:
			bits = uint64(specialFloats[rng.IntN(len(specialFloats))])
		case d.IsInteger() && rng.IntN(2) == 0:
			bits = uint64(int64(rng.IntN(5)) - 2) // so that some compare equal
		}
		c.Data = append(c.Data, binary.LittleEndian.AppendUint64(nil, bits)[:d.Size()]...)
	}
	return c
}

func upload(dev *device.Device, c hostref.Column, s shape.Shape) *tensor.Tensor {
	switch c.DType {
	case dtype.Bool:
		return uploadAs[bool](dev, c, s)
	case dtype.Int32:
		return uploadAs[int32](dev, c, s)
	case dtype.Uint32:
		return uploadAs[uint32](dev, c, s)
	case dtype.Int64:
		return uploadAs[int64](dev, c, s)
	}
	return uploadAs[float32](dev, c, s)
}

func uploadAs[T dtype.Element](dev *device.Device, c hostref.Column, s shape.Shape) *tensor.Tensor {
	return tensor.From(dev, hostref.Slice[T](c.Data)).Reshape(s...)
}

func readBytes(x *tensor.Tensor) ([]byte, error) {
	switch x.DType() {
	case dtype.Bool:
		return readAs[bool](x)
	case dtype.Int32:
		return readAs[int32](x)
	case dtype.Int64:
		return readAs[int64](x)
	}
	return readAs[float32](x)
}

func readAs[T dtype.Element](x *tensor.Tensor) ([]byte, error) {
	elements, err := tensor.Read[T](ctx, x)
	return hostref.Bytes(elements), err
}

func firstDifference(a, b []byte) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}
