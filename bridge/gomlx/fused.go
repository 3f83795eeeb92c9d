package gomlx

import (
	"math"
	"slices"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// What GoMLX has as one operator is here what its definition is written in: Weft fuses that
// anyway.

// some are values of which those that are nil are left out, and where each is then; -1 where
// it is left out.
func (f *Function) some(op backends.OpType, values ...backends.Value) (in []*node, at []int, err error) {
	var list []backends.Value
	for _, v := range values {
		if isNil(v) {
			at = append(at, -1)
			continue
		}
		at = append(at, len(list))
		list = append(list, v)
	}
	in, err = f.values(op.String(), list...)
	return in, at, err
}

// isNil tells whether a value is not given.
func isNil(v backends.Value) bool {
	n, ok := v.(*node)
	return v == nil || ok && n == nil
}

// pick is the operand at a place, nil where it was left out.
func pick[T any](list []*T, at int) *T {
	if at < 0 {
		return nil
	}
	return list[at]
}

// FusedSoftmax is the softmax along an axis.
func (f *Function) FusedSoftmax(x backends.Value, axis int) (backends.Value, error) {
	const op = backends.OpTypeFusedSoftmax
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	s := in[0].shape
	if err := checkAxes(s, []int{axis}); err != nil {
		return nil, &OpError{op.String(), err}
	}
	if !s.DType.IsFloat() {
		return nil, refuse(op, "the operand is %s; it takes floating-point numbers", s)
	}
	return f.record(op, s, in, func(in []*tensor.Tensor) *tensor.Tensor { return in[0].Softmax(axis) }, axis), nil
}

// FusedGelu is x times the probability of a normal number below it, by the error function or,
// where it need not be exact, by the hyperbolic tangent.
func (f *Function) FusedGelu(x backends.Value, exact bool) (backends.Value, error) {
	const op = backends.OpTypeFusedGelu
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	if s := in[0].shape; !s.DType.IsFloat() {
		return nil, refuse(op, "the operand is %s; it takes floating-point numbers", s)
	}
	return f.record(op, in[0].shape, in, func(in []*tensor.Tensor) *tensor.Tensor {
		if exact {
			return in[0].GELU()
		}
		return in[0].GELUTanh()
	}, exact), nil
}

// FusedLayerNorm normalizes along axes, then scales by gamma and adds beta, which have the
// sizes of the axes and may be nil.
func (f *Function) FusedLayerNorm(x backends.Value, axes []int, epsilon float64, gamma, beta backends.Value) (backends.Value, error) {
	const op = backends.OpTypeFusedLayerNorm
	in, at, err := f.some(op, x, gamma, beta)
	if err != nil {
		return nil, err
	}
	s := in[0].shape
	axes = slices.Clone(axes)
	for i, axis := range axes {
		if axis < 0 {
			axes[i] += s.Rank()
		}
	}
	if err := checkAxes(s, axes); err != nil {
		return nil, &OpError{op.String(), err}
	}
	if !s.DType.IsFloat() {
		return nil, refuse(op, "the operand is %s; it takes floating-point numbers", s)
	}
	return f.record(op, s, in, func(in []*tensor.Tensor) *tensor.Tensor {
		scale, bias := alongAxes(pick(in, at[1]), s, axes), alongAxes(pick(in, at[2]), s, axes)
		switch {
		case scale != nil && bias != nil:
			return in[0].LayerNorm(axes, epsilon, tensor.Scale(scale), tensor.Bias(bias))
		case scale != nil:
			return in[0].LayerNorm(axes, epsilon, tensor.Scale(scale))
		case bias != nil:
			return in[0].LayerNorm(axes, epsilon).Add(bias)
		}
		return in[0].LayerNorm(axes, epsilon)
	}, at, axes, epsilon), nil
}

// alongAxes gives what has an axis for each of those named all axes of a shape, of size 1 but
// those; what has all of them already stays.
func alongAxes(x *tensor.Tensor, s shapes.Shape, axes []int) *tensor.Tensor {
	if x == nil || x.Rank() != len(axes) || x.Rank() == s.Rank() {
		return x
	}
	sizes := slices.Repeat([]int{1}, s.Rank())
	order := slices.Clone(axes)
	slices.Sort(order)
	for i, axis := range order {
		sizes[axis] = x.Dim(i)
	}
	return x.Reshape(sizes...)
}

// activated is what GoMLX has after a dense layer.
func activated(y *tensor.Tensor, a backends.ActivationType) *tensor.Tensor {
	switch a {
	case backends.ActivationGelu:
		return y.GELU()
	case backends.ActivationRelu:
		return y.Relu()
	case backends.ActivationSilu:
		return y.SiLU()
	case backends.ActivationHardSwish:
		return y.HardSwish()
	case backends.ActivationTanh:
		return y.Tanh()
	}
	return y
}

func checkActivation(op backends.OpType, a backends.ActivationType) error {
	if a < backends.ActivationNone || a > backends.ActivationTanh {
		return refuse(op, "there is no activation %d", int(a))
	}
	return nil
}

// FusedDense is x times weights, plus a bias that may be nil, through an activation.
func (f *Function) FusedDense(x, weight, bias backends.Value, activation backends.ActivationType) (backends.Value, error) {
	const op = backends.OpTypeFusedDense
	in, at, err := f.some(op, x, weight, bias)
	if err != nil {
		return nil, err
	}
	if err := checkActivation(op, activation); err != nil {
		return nil, err
	}
	a, w := in[0].shape, in[1].shape
	if a.Rank() < 1 || w.Rank() < 2 || a.Dimensions[a.Rank()-1] != w.Dimensions[0] || a.DType != w.DType {
		return nil, refuse(op, "x is %s and the weights are %s; the last axis of the one is the first of the other", a, w)
	}
	left, _ := newSides(a, nil, []int{a.Rank() - 1})
	right, _ := newSides(w, nil, []int{0})
	made := shapes.Make(a.DType, slices.Concat(left.sizes(left.free), right.sizes(right.free))...)
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor {
		y := lowerDot(in[0], in[1], left, right)
		if b := pick(in, at[2]); b != nil {
			y = y.Add(b)
		}
		return activated(y, activation)
	}, at, activation), nil
}

// FusedQuantizedDense is FusedDense with weights [k, n] of few bits, of which every block of
// columns has a scale in its row, and perhaps a zero point.
func (f *Function) FusedQuantizedDense(x, weights, bias backends.Value, q *backends.Quantization, activation backends.ActivationType) (backends.Value, error) {
	const op = backends.OpTypeFusedQuantizedDense
	if q == nil {
		return nil, refuse(op, "nothing says how the weights are quantized")
	}
	in, at, err := f.some(op, x, weights, q.Scale, q.ZeroPoint, bias)
	if err != nil {
		return nil, err
	}
	if err := checkActivation(op, activation); err != nil {
		return nil, err
	}
	a, w := in[0].shape, in[1].shape
	if err := checkQuantized(in, at, *q); err != nil {
		return nil, err
	}
	made := a.Clone()
	made.Dimensions[a.Rank()-1] = w.Dimensions[1]
	scheme, block := q.Scheme, q.BlockSize
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor {
		full := dequantized(in[1], in[at[2]], pick(in, at[3]), scheme, block)
		y := in[0].MatMul(full)
		if b := pick(in, at[4]); b != nil {
			y = y.Add(b)
		}
		return activated(y, activation)
	}, at, scheme, block, activation), nil
}

// checkQuantized holds the operands of a quantized layer against each other.
func checkQuantized(in []*node, at []int, q backends.Quantization) error {
	const op = backends.OpTypeFusedQuantizedDense
	a, w := in[0].shape, in[1].shape
	switch {
	case a.DType != dtypes.Float32 || a.Rank() < 1 || w.Rank() != 2 || a.Dimensions[a.Rank()-1] != w.Dimensions[0]:
		return refuse(op, "x is %s and the weights are %s; x is float32 [batch..., k], the weights [k, n]", a, w)
	case at[2] < 0:
		return refuse(op, "there are no scales")
	case q.BlockAxis != 1 || q.BlockSize < 1:
		return refuse(op, "blocks of %d along axis %d; they are along axis 1", q.BlockSize, q.BlockAxis)
	case q.Scheme == backends.QuantNF4 && at[3] >= 0:
		return refuse(op, "NF4 has no zero point")
	}
	want := []int{w.Dimensions[0], (w.Dimensions[1] + q.BlockSize - 1) / q.BlockSize}
	for _, i := range at[2:4] {
		if i >= 0 && !slices.Equal(in[i].shape.Dimensions, want) {
			return refuse(op, "the scales or zero points are %s; there is one for each block, %v", in[i].shape, want)
		}
	}
	return nil
}

// dequantized are weights [k, n] in float32.
func dequantized(w, scale, zero *tensor.Tensor, scheme backends.QuantizationScheme, block int) *tensor.Tensor {
	n := w.Dim(1)
	each := func(x *tensor.Tensor) *tensor.Tensor {
		repeated := x.Repeat(1, block)
		if repeated.Dim(1) != n {
			repeated = lowerSlice(repeated, []int{0, 0}, []int{repeated.Dim(0), n}, nil)
		}
		return repeated.Cast(dtype.Float32)
	}
	var y *tensor.Tensor
	if scheme == backends.QuantNF4 {
		table := tensor.From(w.Device(), backends.NF4LookupTable[:])
		y = table.Take(0, w.Cast(dtype.Int32).BitwiseAnd(15)) // signed nibbles too
	} else {
		y = w.Cast(dtype.Float32)
	}
	y = y.Mul(each(scale))
	if zero != nil {
		y = y.Add(each(zero))
	}
	return y
}

// FusedScaledDotProductAttention is softmax(query key^T scale + mask) value, head by head;
// several heads may share those of key and value.
func (f *Function) FusedScaledDotProductAttention(query, key, value, mask backends.Value, numHeads, numKVHeads int, layout backends.AxesLayout, scale float64, causal bool, _ *backends.ScaledDotProductAttentionConfig) (backends.Value, error) {
	const op = backends.OpTypeFusedScaledDotProductAttention
	in, at, err := f.some(op, query, key, value, mask)
	if err != nil {
		return nil, err
	}
	for _, n := range in[:3] {
		if n.shape.Rank() != 4 || n.shape.DType != in[0].shape.DType || !n.shape.DType.IsFloat() {
			return nil, refuse(op, "an operand is %s; query, key and value have four axes and one floating-point dtype", n.shape)
		}
	}
	heads, shared := in[0].shape.Dimensions[layout.HeadsAxis()], in[1].shape.Dimensions[layout.HeadsAxis()]
	if numHeads < 1 || numKVHeads < 1 || numHeads%numKVHeads != 0 || heads != numHeads || shared != numKVHeads {
		return nil, refuse(op, "%d heads share %d of key and value, and the operands have %d and %d; the first is a multiple of the second", numHeads, numKVHeads, heads, shared)
	}
	made := in[0].shape.Clone()
	made.Dimensions[3] = in[2].shape.Dimensions[3]
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lowerAttention(in[0], in[1], in[2], pick(in, at[3]), numKVHeads, layout, scale, causal)
	}, at, numHeads, numKVHeads, layout, scale, causal), nil
}

// lowerAttention puts the heads that share a key's on an axis of their own.
func lowerAttention(q, k, v, mask *tensor.Tensor, shared int, layout backends.AxesLayout, scale float64, causal bool) *tensor.Tensor {
	if layout == backends.AxesLayoutBSHD {
		q, k, v = q.SwapAxes(1, 2), k.SwapAxes(1, 2), v.SwapAxes(1, 2)
	}
	b, h, s, d := q.Dim(0), q.Dim(1), q.Dim(2), q.Dim(3)
	keys := k.Dim(2)
	q = q.Reshape(b, shared, h/shared, s, d)
	scores := q.MatMul(k.ExpandDims(2).MatrixTranspose()).Mul(scale)
	if mask != nil {
		scores = masked(scores, groupedMask(mask, shared, h/shared))
	}
	if causal {
		seen := tensor.Ones(q.Device(), dtype.Bool, s, keys).Tril(0)
		scores = masked(scores, seen)
	}
	y := scores.Softmax(-1).MatMul(v.ExpandDims(2)).Reshape(b, h, s, v.Dim(3))
	if layout == backends.AxesLayoutBSHD {
		y = y.SwapAxes(1, 2)
	}
	return y
}

// groupedMask gives the axis of heads of a mask the shape that the scores' have.
func groupedMask(mask *tensor.Tensor, shared, group int) *tensor.Tensor {
	rank := mask.Rank()
	if rank < 3 {
		return mask
	}
	s := mask.Shape()
	sizes := slices.Clone(s[:rank-3])
	if s[rank-3] == 1 {
		sizes = append(sizes, 1, 1)
	} else {
		sizes = append(sizes, shared, group)
	}
	return mask.Reshape(append(sizes, s[rank-2:]...)...)
}

// masked adds a mask of numbers, and sets what one of bools leaves out so low that it has no
// weight.
func masked(scores, mask *tensor.Tensor) *tensor.Tensor {
	if mask.DType() == dtype.Bool {
		return tensor.Where(mask, scores, math.Inf(-1))
	}
	return scores.Add(mask.Cast(scores.DType()))
}

// FusedAttentionQKVProjection is x times weights that are those of queries, keys and values
// side by side, each with its bias, which may be nil. x has any number of axes before the
// features: GoMLX's text says one, its layers pass more.
func (f *Function) FusedAttentionQKVProjection(x, wQKV, biasQ, biasK, biasV backends.Value, queryDim, keyValueDim int) (query, key, value backends.Value, err error) {
	const op = backends.OpTypeFusedAttentionQKVProjection
	in, at, err := f.some(op, x, wQKV, biasQ, biasK, biasV)
	if err != nil {
		return nil, nil, nil, err
	}
	a, w := in[0].shape, in[1].shape
	sizes := []int{queryDim, keyValueDim, keyValueDim}
	last := a.Rank() - 1
	if last < 0 || w.Rank() != 2 || a.DType != w.DType || a.Dimensions[last] != w.Dimensions[0] || w.Dimensions[1] != queryDim+2*keyValueDim {
		return nil, nil, nil, refuse(op, "x is %s and the weights are %s; they are [batch..., features] and [features, %d]", a, w, queryDim+2*keyValueDim)
	}
	var made []shapes.Shape
	for _, n := range sizes {
		made = append(made, shapes.Make(a.DType, append(slices.Clone(a.Dimensions[:last]), n)...))
	}
	list := f.results(&node{op: op, inputs: in, lowerAll: func(in []*tensor.Tensor) []*tensor.Tensor {
		parts := in[0].MatMul(in[1]).SplitSizes(-1, sizes)
		for i := range parts {
			if b := pick(in, at[2+i]); b != nil {
				parts[i] = parts[i].Add(b)
			}
		}
		return parts
	}}, made)
	return list[0], list[1], list[2], nil
}
