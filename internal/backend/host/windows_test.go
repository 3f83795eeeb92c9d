package host

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// depthwise is a convolution of each channel by itself.
type depthwise struct {
	batch, channels, height, width int // of the padded operand
	lines, columns                 int // of a window
	stride, dilation               int
	swapped                        bool // the weights are the first factor
	guard                          int  // elements after the operand
	flipped                        bool // the weights lie in reverse order
}

func (c depthwise) String() string {
	type fields depthwise
	return fmt.Sprintf("%+v", fields(c))
}

// launch is the convolution as the planner makes it, and its operands.
func (c depthwise) launch(d dtype.DType) (*kernel.Kernel, kernel.Geometry, [2]hostref.Column) {
	places := func(size, window int) int { return (size-(window-1)*c.dilation-1)/c.stride + 1 }
	dims := []int{c.batch, c.channels, places(c.height, c.lines), places(c.width, c.columns), c.lines, c.columns}
	k := &kernel.Kernel{Rank: 6, Operands: []kernel.Operand{{DType: d}, {DType: d}}, Loop: &kernel.Reduce{Op: ops.Sum, Outer: 4}}
	plane, window := c.height*c.width, c.lines*c.columns
	g := kernel.Geometry{Dims: dims, Operands: []kernel.Layout{
		{Strides: []int{c.channels * plane, plane, c.stride * c.width, c.stride, c.dilation * c.width, c.dilation}},
		{Strides: []int{0, window, 0, 0, c.columns, 1}},
	}, Out: kernel.Layout{Strides: shape.ContiguousStrides(dims[:4])}}
	if c.flipped {
		g.Operands[1].Offset = window - 1
		g.Operands[1].Strides[4], g.Operands[1].Strides[5] = -c.columns, -1
	}
	r := rand.New(rand.NewPCG(1, uint64(plane)))
	made := func(n int) hostref.Column {
		x := hostref.Column{DType: d, Data: make([]byte, n*d.Size())}
		if err := applyOp(ops.Cast, x, hostref.Column{DType: dtype.Float32, Data: hostref.Bytes(normal(r, n))}); err != nil {
			panic(err)
		}
		return x
	}
	operands := [2]hostref.Column{made(c.batch*c.channels*plane + c.guard), made(c.channels * window)}
	first, second := 0, 1
	if c.swapped {
		first, second = 1, 0
	}
	k.Body = []kernel.Inst{{Kind: kernel.Load, N: first, DType: d}, {Kind: kernel.Load, N: second, DType: d}, {Kind: kernel.Apply, Op: ops.Mul, Args: []int{0, 1}, DType: d}}
	return k, g, operands
}

// normal are numbers of every sign, of which some are infinite or no numbers.
func normal(r *rand.Rand, n int) []float32 {
	list := make([]float32, n)
	for i := range list {
		list[i] = float32(r.NormFloat64())
		switch r.IntN(500) {
		case 0:
			list[i] = float32(math.Inf(1))
		case 1:
			list[i] = float32(math.NaN())
		case 2:
			list[i] = float32(math.Copysign(0, -1))
		}
	}
	return list
}

// want are the results by hostref.
func (c depthwise) want(k *kernel.Kernel, g kernel.Geometry, operands [2]hostref.Column) ([]byte, error) {
	d, space := k.Result().DType, shape.Shape(g.Dims)
	column := func(n int) hostref.Column { return hostref.Column{DType: d, Data: make([]byte, n*d.Size())} }
	factors := [2]hostref.Column{column(space.Size()), column(space.Size())}
	for i := range factors {
		hostref.Gather(factors[i].Data, operands[i].Data, d.Size(), viewOf(g.Dims, g.Operands[i]))
	}
	result := column(space[:4].Size())
	if err := hostref.Apply(ops.Mul, factors[0], factors[0], factors[1]); err != nil {
		return nil, err
	}
	return result.Data, hostref.FoldRows(ops.Sum, result, factors[0], c.lines*c.columns)
}

// Convolutions of channels by themselves are sums of windows, and have the definition's bits.
func TestWindowsHaveTheDefinitionsBits(t *testing.T) {
	if !vector.HasWindows(dtype.Float32) {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64} {
		for _, c := range []depthwise{
			{1, 3, 9, 9, 3, 3, 1, 1, false, 0, false},
			{2, 5, 16, 16, 3, 3, 1, 1, true, 0, false},
			{1, 4, 30, 30, 5, 5, 2, 1, false, 0, false},
			{1, 4, 30, 30, 5, 5, 2, 1, false, 1, false},
			{3, 2, 31, 32, 3, 3, 2, 2, false, 0, false},
			{1, 2, 40, 200, 7, 7, 1, 1, false, 100, false},
			{1, 2, 1, 500, 1, 25, 1, 3, false, 0, false},
			{1, 1, 300, 300, 3, 3, 1, 1, true, 3, false},
			{2, 3, 12, 24, 3, 3, 3, 1, false, 0, false},
			{2, 3, 12, 24, 3, 3, 4, 1, false, 0, false},
			{1, 8, 8, 8, 1, 1, 1, 1, false, 0, false},
			{1, 3, 9, 20, 3, 5, 1, 1, false, 0, true},
		} {
			k, g, operands := c.launch(d)
			l := LaunchOf(k, g)
			if l.err != nil || l.windows == nil {
				t.Fatalf("%s %s: it is not a launch of windows: %v", d, c, l.err)
			}
			want, err := c.want(k, g, operands)
			if err != nil {
				t.Fatal(err)
			}
			got := make([]byte, len(want))
			if err := l.Run(context.Background(), [][]byte{operands[0].Data, operands[1].Data}, got); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("%s %s: the sums differ from hostref's", d, c)
			}
		}
	}
}

// What is no such convolution runs as it did: windows far apart, weights that differ in a line, and
// rows that are no windows.
func TestOtherReductionsAreNoWindows(t *testing.T) {
	d := dtype.Float32
	few := depthwise{1, 3, 9, 5, 3, 3, 1, 1, false, 0, false}
	apart := depthwise{1, 3, 9, 60, 3, 3, 5, 1, false, 0, false}
	for _, c := range []depthwise{few, apart} {
		k, g, _ := c.launch(d)
		if l := LaunchOf(k, g); l.err != nil || l.windows != nil {
			t.Errorf("%s is a launch of windows: %v", c, l.err)
		}
	}
	k, g, _ := depthwise{1, 3, 9, 9, 3, 3, 1, 1, false, 0, false}.launch(d)
	g.Operands[1].Strides[3] = 1
	if l := LaunchOf(k, g); l.err != nil || l.windows != nil {
		t.Errorf("weights of each window are a launch of windows: %v", l.err)
	}
}
