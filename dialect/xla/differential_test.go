package xla_test

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The differential run: random operations of this package on the device under test, compared with
// their definition, evaluated element by element: the dimension map selects the operand's element,
// and hostref computes the value. Structures come from a small vocabulary, since each kernel has to
// be compiled; sizes and elements are random.
const (
	differentialCases = 2000
	differentialSeed  = 0x5eed
	batch             = 250 // tensors an Eval
)

// trial is one random operation and its expected result.
type trial struct {
	name   string
	result *tensor.Tensor
	want   hostref.Column
	shape  []int
}

func TestDifferential(t *testing.T) {
	dev := testdev.Open(t)
	for start := 0; start < differentialCases; start += batch {
		var trials []trial
		var results []*tensor.Tensor
		for n := start; n < start+batch; n++ {
			d := drawer{rand.New(rand.NewPCG(differentialSeed, uint64(n))), dev}
			tr := vocabulary[n%len(vocabulary)](d)
			tr.name = fmt.Sprintf("seed %#x, case %d: %s", differentialSeed, n, tr.name)
			if err := tr.result.Err(); err != nil {
				t.Fatalf("%s: %v", tr.name, err)
			}
			trials, results = append(trials, tr), append(results, tr.result)
		}
		if err := tensor.Eval(ctx, results...); err != nil {
			t.Fatal(err)
		}
		for _, tr := range trials {
			tr.check(t)
			tr.result.Close()
		}
	}
}

func (tr trial) check(t *testing.T) {
	t.Helper()
	if d := tr.result.DType(); d != tr.want.DType || !tr.result.Shape().Equal(tr.shape) {
		t.Errorf("%s: %v, want %v%v", tr.name, tr.result, tr.want.DType, tr.shape)
		return
	}
	got, err := borders[tr.want.DType].read(tr.result)
	if err != nil {
		t.Errorf("%s: %v", tr.name, err)
		return
	}
	if size := tr.want.DType.Size(); !bytes.Equal(got, tr.want.Data) {
		for i := 0; i < len(got); i += size {
			if g, w := got[i:i+size], tr.want.Data[i:i+size]; !bytes.Equal(g, w) {
				t.Errorf("%s: element %d is %x, want %x (little-endian)", tr.name, i/size, g, w)
				return
			}
		}
	}
}

// vocabulary are the operations that are drawn in turn.
var vocabulary = []func(d drawer) trial{
	binaryOf(ops.Add, dtype.Float32), binaryOf(ops.Sub, dtype.Int32), binaryOf(ops.Mul, dtype.Uint64),
	binaryOf(ops.Div, dtype.Float32), binaryOf(ops.Less, dtype.Int64), binaryOf(ops.LogicalXor, dtype.Bool),
	inDimOf(dtype.Float32), inDimOf(dtype.Uint64), inDimOf(dtype.Bool),
	prependOf(dtype.Int32), clampOf(dtype.Float32), selectOf(dtype.Float32),
}

func binaryOf(op *ops.Op, dt dtype.DType) func(d drawer) trial {
	return func(d drawer) trial {
		result := d.sizes(3)
		lhs, lhsDims := d.operand(result), identityOf(len(result))
		rhs, rhsDims, given := d.lower(result)
		if d.IntN(2) == 0 {
			lhs, lhsDims, rhs, rhsDims = rhs, rhsDims, lhs, lhsDims
		}
		// Where both have 1, or the only one with that dimension does, the result has 1 too.
		for axis := range result {
			if stretched(lhs, lhsDims, axis) && stretched(rhs, rhsDims, axis) {
				result[axis] = 1
			}
		}
		x, y := d.column(dt, lhs), d.column(dt, rhs)
		_, out, err := op.Infer([]dtype.DType{dt, dt}, dtype.Invalid)
		if err != nil {
			panic(err)
		}
		want := hostref.Column{DType: out, Data: make([]byte, shape.Shape(result).Size()*out.Size())}
		if err := hostref.Apply(op, want, spread(x, lhs, lhsDims, result), spread(y, rhs, rhsDims, result)); err != nil {
			panic(err)
		}
		return trial{
			name:   fmt.Sprintf("%v %v of %v and %v by %v", op, dt, lhs, rhs, given),
			result: xla.Apply(op.Name, d.tensor(x, lhs), d.tensor(y, rhs), given...),
			want:   want, shape: result,
		}
	}
}

func inDimOf(dt dtype.DType) func(d drawer) trial {
	return func(d drawer) trial {
		result := d.sizes(4)
		dims := d.Perm(len(result))[:d.IntN(len(result)+1)]
		operand := make([]int, len(dims))
		for i, axis := range dims {
			operand[i] = d.sizeFor(result[axis])
		}
		x := d.column(dt, operand)
		return trial{
			name:   fmt.Sprintf("broadcast_in_dim %v of %v to %v by %v", dt, operand, result, dims),
			result: xla.BroadcastInDim(d.tensor(x, operand), result, dims),
			want:   spread(x, operand, dims, result), shape: result,
		}
	}
}

func prependOf(dt dtype.DType) func(d drawer) trial {
	return func(d drawer) trial {
		result := d.sizes(4)
		n := d.IntN(len(result) + 1)
		operand, dims := result[n:], identityOf(len(result))[n:]
		x := d.column(dt, operand)
		return trial{
			name:   fmt.Sprintf("broadcast %v of %v by %v", dt, operand, result[:n]),
			result: xla.Broadcast(d.tensor(x, operand), result[:n]...),
			want:   spread(x, operand, dims, result), shape: result,
		}
	}
}

func clampOf(dt dtype.DType) func(d drawer) trial {
	return func(d drawer) trial {
		result := d.sizes(3)
		low, high := d.wholeOrScalar(result), d.wholeOrScalar(result)
		a, x, b := d.column(dt, low), d.column(dt, result), d.column(dt, high)
		want := hostref.Column{DType: dt, Data: make([]byte, len(x.Data))}
		dims := identityOf(len(result))
		for _, err := range []error{
			hostref.Apply(ops.Maximum, want, x, spread(a, low, dims, result)),
			hostref.Apply(ops.Minimum, want, want, spread(b, high, dims, result)),
		} {
			if err != nil {
				panic(err)
			}
		}
		return trial{
			name:   fmt.Sprintf("clamp %v of %v by %v and %v", dt, result, low, high),
			result: xla.Clamp(d.tensor(a, low), d.tensor(x, result), d.tensor(b, high)),
			want:   want, shape: result,
		}
	}
}

func selectOf(dt dtype.DType) func(d drawer) trial {
	return func(d drawer) trial {
		result := d.sizes(3)
		predShape := d.wholeOrScalar(result)
		p, x, y := d.column(dtype.Bool, predShape), d.column(dt, result), d.column(dt, result)
		want := hostref.Column{DType: dt, Data: slices.Clone(y.Data)}
		for i, holds := range spread(p, predShape, identityOf(len(result)), result).Data {
			if at := i * dt.Size(); holds != 0 {
				copy(want.Data[at:at+dt.Size()], x.Data[at:])
			}
		}
		return trial{
			name:   fmt.Sprintf("select %v of %v by %v", dt, result, predShape),
			result: xla.Select(d.tensor(p, predShape), d.tensor(x, result), d.tensor(y, result)),
			want:   want, shape: result,
		}
	}
}

// drawer draws shapes and elements of one case.
type drawer struct {
	*rand.Rand
	dev *device.Device
}

// sizes draws a shape of at most a few thousand elements.
func (d drawer) sizes(maxRank int) []int {
	s := make([]int, d.IntN(maxRank+1))
	left := 4096
	for i := range s {
		s[i] = min(left, []int{1, 2, 3, 4, 7, 8, 16, 33, 64, 100}[d.IntN(10)])
		if d.IntN(40) == 0 {
			s[i] = 0
		}
		left /= max(1, s[i])
	}
	return s
}

// sizeFor draws a size that broadcasts to another: that one, or sometimes 1.
func (d drawer) sizeFor(size int) int {
	if d.IntN(3) == 0 {
		return 1
	}
	return size
}

// operand draws a shape of the same rank that broadcasts to another.
func (d drawer) operand(result []int) []int {
	s := make([]int, len(result))
	for i, size := range result {
		s[i] = d.sizeFor(size)
	}
	return s
}

// lower draws an operand of any rank up to the result's: its shape, its map and the
// broadcast_dimensions to pass, which may be left out for equal ranks.
func (d drawer) lower(result []int) (operand, dims, given []int) {
	dims = d.Perm(len(result))[:d.IntN(len(result)+1)]
	slices.Sort(dims)
	for _, axis := range dims {
		operand = append(operand, d.sizeFor(result[axis]))
	}
	if len(dims) == len(result) && d.IntN(2) == 0 {
		return operand, dims, nil
	}
	return operand, dims, dims
}

func (d drawer) wholeOrScalar(result []int) []int {
	if d.IntN(2) == 0 {
		return nil
	}
	return result
}

// column draws elements: any bits, and for floats special values often.
func (d drawer) column(dt dtype.DType, sizes []int) hostref.Column {
	c := hostref.Column{DType: dt, Data: make([]byte, shape.Shape(sizes).Size()*dt.Size())}
	for i := range c.Data {
		c.Data[i] = byte(d.Uint32())
		switch {
		case dt == dtype.Bool:
			c.Data[i] &= 1
		case dt.IsInteger() && i%dt.Size() > 0:
			c.Data[i] *= c.Data[i] & 1 // small ones, which may be equal
		}
	}
	if dt == dtype.Float32 {
		specials := []float32{0, float32(math.Copysign(0, -1)), 1, -1.5, float32(math.Inf(1)), float32(math.Inf(-1)), 1e-40, math.MaxFloat32}
		for i := 0; i < len(c.Data); i += 4 {
			if d.IntN(2) == 0 {
				copy(c.Data[i:], hostref.Bytes(specials[d.IntN(len(specials)):][:1]))
			}
		}
	}
	return c
}

func (d drawer) tensor(c hostref.Column, sizes []int) *tensor.Tensor {
	return borders[c.DType].from(d.dev, c.Data, sizes)
}

// spread is the definition of a broadcast: for each place of the result, the operand's element,
// whose dimension i lies along dims[i].
func spread(c hostref.Column, operand, dims, result []int) hostref.Column {
	size := c.DType.Size()
	out := hostref.Column{DType: c.DType, Data: []byte{}}
	eachIndex(result, func(at []int) {
		i := inDimElement(operand, dims, at) * size
		out.Data = append(out.Data, c.Data[i:i+size]...)
	})
	return out
}

// stretched reports whether a size of the result is larger than the operand's.
func stretched(operand, dims []int, axis int) bool {
	i := slices.Index(dims, axis)
	return i < 0 || operand[i] == 1
}

func identityOf(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// border moves bytes to the device and back.
type border struct {
	from func(dev *device.Device, data []byte, sizes []int) *tensor.Tensor
	read func(x *tensor.Tensor) ([]byte, error)
}

var borders = map[dtype.DType]border{
	dtype.Bool: borderOf[bool](), dtype.Int32: borderOf[int32](), dtype.Uint32: borderOf[uint32](),
	dtype.Int64: borderOf[int64](), dtype.Uint64: borderOf[uint64](), dtype.Float32: borderOf[float32](),
}

func borderOf[T dtype.Element]() border {
	return border{
		from: func(dev *device.Device, data []byte, sizes []int) *tensor.Tensor {
			elements := make([]T, shape.Shape(sizes).Size())
			copy(hostref.Bytes(elements), data)
			// No dims would mean one axis: a scalar needs the reshape.
			return tensor.From(dev, elements, sizes...).Reshape(sizes...)
		},
		read: func(x *tensor.Tensor) ([]byte, error) {
			elements, err := tensor.Read[T](ctx, x)
			return hostref.Bytes(elements), err
		},
	}
}
