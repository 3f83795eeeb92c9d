package gomlx_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/gomlx/gomlx/pkg/core/dtypes"
	. "github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/shapes"
	"github.com/gomlx/gomlx/pkg/core/tensors"
)

// Of GoMLX's own gradients some lack something, so that cases avoid it: those of a convolution
// with strides and a kernel of even size are off by one element, that of a product of complex
// numbers lacks a conjugation, and those of a convolution and of a slice have no second
// derivatives.

// differentiated is a function of float64 operands whose gradients are held against central
// differences. smooth ones are differentiated twice.
type differentiated struct {
	name   string
	shapes [][]int
	low    float64 // operands are between these; 0 and 0 are -1 and 1
	high   float64
	smooth bool
	f      func(x []*Node) *Node
}

func of1(f func(*Node) *Node) func([]*Node) *Node {
	return func(x []*Node) *Node { return f(x[0]) }
}

func of2(f func(a, b *Node) *Node) func([]*Node) *Node {
	return func(x []*Node) *Node { return f(x[0], x[1]) }
}

// realParts makes a real function of a complex one, of which both parts matter.
func realParts(z *Node) *Node { return Add(Real(z), MulScalar(Imag(z), 0.7)) }

var (
	one       = [][]int{{2, 3}}
	broadcast = [][]int{{2, 1, 3}, {1, 4, 3}}
	scalar    = [][]int{{2, 3}, {}}
)

var gradientCases = []differentiated{
	{name: "neg", shapes: one, smooth: true, f: of1(Neg)},
	{name: "abs", shapes: one, f: of1(Abs)},
	{name: "exp", shapes: one, smooth: true, f: of1(Exp)},
	{name: "expm1", shapes: one, f: of1(func(x *Node) *Node { return Sub(Exp(x), Scalar(x.Graph(), x.DType(), 1)) })},
	{name: "log", shapes: one, low: 0.5, high: 2, smooth: true, f: of1(Log)},
	{name: "log1p", shapes: one, low: -0.5, high: 2, smooth: true, f: of1(Log1P)},
	{name: "cos", shapes: one, smooth: true, f: of1(Cos)},
	{name: "sin", shapes: one, smooth: true, f: of1(Sin)},
	{name: "tanh", shapes: one, smooth: true, f: of1(Tanh)},
	{name: "sqrt", shapes: one, low: 0.5, high: 2, smooth: true, f: of1(Sqrt)},
	{name: "erf", shapes: one, smooth: true, f: of1(Erf)},
	{name: "logistic", shapes: one, smooth: true, f: of1(Logistic)},
	{name: "add", shapes: broadcast, smooth: true, f: of2(Add)},
	{name: "add of a scalar", shapes: scalar, smooth: true, f: of2(Add)},
	{name: "sub", shapes: broadcast, smooth: true, f: of2(Sub)},
	{name: "mul", shapes: broadcast, smooth: true, f: of2(Mul)},
	{name: "mul by a scalar", shapes: scalar, smooth: true, f: of2(Mul)},
	{name: "div", shapes: broadcast, low: 0.5, high: 2, smooth: true, f: of2(Div)},
	{name: "pow", shapes: broadcast, low: 0.5, high: 2, smooth: true, f: of2(Pow)},
	{name: "max", shapes: broadcast, f: of2(Max)},
	{name: "min", shapes: broadcast, f: of2(Min)},
	{name: "where", shapes: [][]int{{2, 3}, {2, 3}}, f: of2(func(a, b *Node) *Node { return Where(GreaterThan(a, b), Sin(a), Mul(b, b)) })},
	{name: "convert", shapes: one, f: of1(func(x *Node) *Node { return Square(Real(ConvertDType(x, dtypes.Complex128))) })},
	{name: "reshape", shapes: one, smooth: true, f: of1(func(x *Node) *Node { return Square(Reshape(x, 3, 2)) })},
	{name: "transpose", shapes: one, smooth: true, f: of1(func(x *Node) *Node { return Square(Transpose(x, 0, 1)) })},
	{name: "broadcast in dim", shapes: one, smooth: true, f: of1(func(x *Node) *Node { return Square(BroadcastPrefix(x, 2)) })},
	{name: "reduce sum", shapes: one, smooth: true, f: of1(func(x *Node) *Node { return Square(ReduceSum(x, 1)) })},
	{name: "reduce max", shapes: one, f: of1(func(x *Node) *Node { return ReduceMax(x, 0) })},
	{name: "reduce min", shapes: one, f: of1(func(x *Node) *Node { return ReduceMin(x, 1) })},
	{name: "softmax", shapes: one, smooth: true, f: of1(func(x *Node) *Node { return Softmax(x) })},
	{name: "slice", shapes: [][]int{{4, 5}}, f: of1(func(x *Node) *Node { return Square(Slice(x, AxisRange(1, 3), AxisRange().Stride(2))) })},
	{name: "concatenate", shapes: [][]int{{2, 3}, {2, 2}}, smooth: true, f: of2(func(a, b *Node) *Node { return Square(Concatenate([]*Node{a, b}, 1)) })},
	{name: "dot general", shapes: [][]int{{2, 3, 4}, {2, 4, 5}}, smooth: true, f: of2(func(a, b *Node) *Node { return Einsum("bij,bjk->bik", a, b) })},
	{name: "gather", shapes: [][]int{{4, 3}}, smooth: true, f: of1(func(x *Node) *Node { return Square(Gather(x, Const(x.Graph(), [][]int32{{2}, {0}, {2}}))) })},
	{name: "scatter sum", shapes: [][]int{{4, 3}, {3, 3}}, smooth: true, f: of2(func(a, b *Node) *Node {
		return Square(ScatterSum(a, Const(a.Graph(), [][]int32{{2}, {0}, {2}}), b, false, false))
	})},
	{name: "scatter max", shapes: [][]int{{4, 3}, {2, 3}}, f: of2(func(a, b *Node) *Node {
		return ScatterMax(a, Const(a.Graph(), [][]int32{{2}, {0}}), b, false, true)
	})},
	{name: "scatter min", shapes: [][]int{{4, 3}, {2, 3}}, f: of2(func(a, b *Node) *Node {
		return ScatterMin(a, Const(a.Graph(), [][]int32{{2}, {0}}), b, false, true)
	})},
	{name: "convolution", shapes: [][]int{{2, 5, 7, 2}, {3, 3, 2, 3}}, f: of2(func(x, k *Node) *Node {
		return Convolve(x, k).PadSame().Strides(2).Done()
	})},
	{name: "convolution, dilated, in groups", shapes: [][]int{{1, 7, 7, 4}, {2, 2, 2, 4}}, f: of2(func(x, k *Node) *Node {
		return Convolve(x, k).NoPadding().Strides(1).Dilations(2).ChannelGroupCount(2).Done()
	})},
	{name: "pool max", shapes: [][]int{{1, 5, 6, 2}}, f: of1(func(x *Node) *Node { return MaxPool(x).Window(3).Strides(2).PadSame().Done() })},
	{name: "pool sum", shapes: [][]int{{1, 4, 6, 2}}, f: of1(func(x *Node) *Node { return SumPool(x).Window(2).Done() })},
	{name: "pool mean", shapes: [][]int{{1, 4, 6, 2}}, f: of1(func(x *Node) *Node { return MeanPool(x).Window(2).Done() })},
	{name: "dynamic slice", shapes: [][]int{{4, 5}}, smooth: true, f: of1(func(x *Node) *Node {
		g := x.Graph()
		return Square(DynamicSlice(x, []*Node{Const(g, int32(1)), Const(g, int32(9))}, []int{2, 3}))
	})},
	{name: "dynamic update slice", shapes: [][]int{{4, 5}, {2, 2}}, smooth: true, f: of2(func(a, b *Node) *Node {
		g := a.Graph()
		return Square(DynamicUpdateSlice(a, b, []*Node{Const(g, int32(1)), Const(g, int32(3))}))
	})},
	{name: "complex, real, imag, conj", shapes: [][]int{{2, 3}, {2, 3}}, f: of2(func(a, b *Node) *Node { return realParts(Conj(Complex(Mul(a, a), b))) })},
	{name: "fft", shapes: [][]int{{2, 6}, {2, 6}}, f: of2(func(a, b *Node) *Node { return realParts(FFT(Complex(a, b))) })},
	{name: "inverse fft", shapes: [][]int{{2, 6}, {2, 6}}, f: of2(func(a, b *Node) *Node { return realParts(InverseFFT(Complex(a, b))) })},
	{name: "real fft", shapes: [][]int{{2, 6}}, f: of1(func(x *Node) *Node { return realParts(RealFFT(x)) })},
	{name: "batch norm", shapes: [][]int{{4, 3}, {3}, {3}}, f: func(x []*Node) *Node {
		y, _, _ := InternalBatchNormForTraining(x[0], x[1], x[2], 1e-3, -1)
		return Square(y)
	}},
}

// drawn are numbers that are no multiples of each other, so that no two are equal.
func (c differentiated) drawn() []*tensors.Tensor {
	low, high := c.low, c.high
	if low == 0 && high == 0 {
		low, high = -1, 1
	}
	var list []*tensors.Tensor
	at := 0.0
	for _, dims := range c.shapes {
		flat := make([]float64, shapes.Make(dtypes.Float64, dims...).Size())
		for i := range flat {
			at += math.Phi - 1
			flat[i] = low + (high-low)*(at-math.Floor(at))
		}
		list = append(list, tensors.FromFlatDataAndDimensions(flat, dims...))
	}
	return list
}

// weighed is one number of a result, in which each of its elements counts otherwise.
func weighed(y *Node) *Node {
	g := y.Graph()
	weights := AddScalar(Cos(MulScalar(IotaFull(g, shapes.Make(dtypes.Float64, y.Shape().Size())), 1.3)), 1.5)
	return ReduceAllSum(Mul(Reshape(y, y.Shape().Size()), weights))
}

// TestGradients holds every operator that GoMLX differentiates against central differences,
// and smooth ones in their second derivatives too.
func TestGradients(t *testing.T) {
	backend := open(t)
	for _, c := range gradientCases {
		t.Run(c.name, func(t *testing.T) {
			value := func(x []*Node) *Node { return weighed(c.f(x)) }
			checkGradient(t, backend, value, c.drawn())
			if c.smooth {
				slope := func(x []*Node) *Node {
					total := Scalar(x[0].Graph(), dtypes.Float64, 0)
					for _, d := range Gradient(value(x), x...) {
						total = Add(total, weighed(d))
					}
					return total
				}
				checkGradient(t, backend, slope, c.drawn())
			}
		})
	}
}

// checkGradient compares the gradient of a function of one result with differences of it.
func checkGradient(t *testing.T, backend backendOf, f func(x []*Node) *Node, at []*tensors.Tensor) {
	t.Helper()
	gradients := run(t, backend, func(x []*Node) []*Node { return Gradient(f(x), x...) }, at)
	const h = 1e-5
	value := MustNewExec(backend, func(x []*Node) *Node { return f(x) })
	t.Cleanup(value.Finalize)
	for i, operand := range at {
		got := tensors.MustCopyFlatData[float64](gradients[i])
		flat := tensors.MustCopyFlatData[float64](operand)
		for j := range flat {
			moved := func(by float64) float64 {
				other := append([]float64{}, flat...)
				other[j] += by
				args := append([]*tensors.Tensor{}, at...)
				args[i] = tensors.FromFlatDataAndDimensions(other, operand.Shape().Dimensions...)
				out, err := value.Exec(anys(args)...)
				if err != nil {
					t.Fatal(err)
				}
				return tensors.ToScalar[float64](out[0])
			}
			want := (moved(h) - moved(-h)) / (2 * h)
			if d := math.Abs(got[j] - want); !(d <= 1e-6*math.Max(1, math.Abs(want))) {
				t.Errorf("operand %d, element %d: the gradient is %v, and the differences are %v", i, j, got[j], want)
			}
		}
	}
}

func anys(list []*tensors.Tensor) []any {
	out := make([]any, len(list))
	for i, t := range list {
		out[i] = t
	}
	return out
}

// TestEveryGradientIsTested names an operator that GoMLX differentiates and no case has.
func TestEveryGradientIsTested(t *testing.T) {
	backend := open(t)
	seen := map[NodeType]bool{}
	for _, c := range gradientCases {
		g := NewGraph(backend, c.name)
		var x []*Node
		for i, dims := range c.shapes {
			x = append(x, Parameter(g, fmt.Sprint("x", i), shapes.Make(dtypes.Float64, dims...)))
		}
		c.f(x)
		for _, n := range g.Nodes() {
			seen[n.Type()] = true
		}
		g.Finalize()
	}
	without := map[NodeType]string{ // what has no gradient
		NodeTypeInvalid: "a node of several results", NodeTypeLogicalAnd: "zero", NodeTypeLogicalOr: "zero", NodeTypeLogicalXor: "zero", NodeTypeLogicalNot: "zero",
		NodeTypeBitwiseAnd: "zero", NodeTypeBitwiseOr: "zero", NodeTypeBitwiseXor: "zero", NodeTypeBitwiseNot: "zero",
	}
	for op := range VJPRegistration {
		if !seen[op] && without[op] == "" {
			t.Errorf("GoMLX differentiates %s, and no case of gradientCases has it", op)
		}
	}
}
