package programs

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Program is a numerical program as a user writes it, of parameters that are planned
// and never made.
type Program struct {
	Name   string
	Params []tensor.Param
	Body   func(in []*tensor.Tensor) []*tensor.Tensor
}

func param(dims ...int) tensor.Param { return tensor.Param{DType: dtype.Float32, Dims: dims} }

func of(d dtype.DType, dims ...int) tensor.Param { return tensor.Param{DType: d, Dims: dims} }

func number(x float64) *tensor.Tensor { return tensor.Scalar(x) }

func results(list ...*tensor.Tensor) []*tensor.Tensor { return list }

// List are what users' programs come to between two reads.
var List = []Program{
	{"search", []tensor.Param{param(64, 384), param(200_000, 384)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		return results(in[0].MatMul(in[1].T()))
	}},
	{"search, turned by hand", []tensor.Param{param(64, 384), param(200_000, 384)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		return results(in[1].MatMul(in[0].T()).T().Copy())
	}},
	{"search of less", []tensor.Param{param(64, 384), param(80_000, 384)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		return results(in[0].MatMul(in[1].T()))
	}},
	{"search by cosine", []tensor.Param{param(64, 384), param(50_000, 384)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		unit := func(x *tensor.Tensor) *tensor.Tensor { return x.Div(x.VectorNorm([]int{-1}, 2, tensor.KeepDims())) }
		scores := unit(in[0]).MatMul(unit(in[1]).T())
		return results(scores.ArgMax([]int{-1}), scores.Max([]int{-1}))
	}},
	{"search in shards", []tensor.Param{param(8, 64, 384), param(8, 20_000, 384)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		return results(in[0].MatMul(in[1].MatrixTranspose()))
	}},
	{"search in one of several shards", []tensor.Param{param(64, 384), param(4, 50_000, 384)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		return results(in[0].MatMul(in[1].MatrixTranspose()))
	}},
	{"products of transposes", []tensor.Param{param(1024, 512), param(2048, 1024)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		return results(in[0].T().MatMul(in[1].T()))
	}},
	{"gradients of a layer", []tensor.Param{param(4096, 512), param(512, 256), param(4096, 256)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		x, w, dy := in[0], in[1], in[2]
		return results(dy.MatMul(w.T()), x.T().MatMul(dy), dy.Sum([]int{0}))
	}},
	{"means of four that share", []tensor.Param{param(1)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		s := tensor.NewRand(in[0].Device(), 1).Normal(dtype.Float32, 0, 1, 4<<20).Mul(number(0.2)).Exp()
		return results(tensor.Stack(0, s, s.Square(), s.Sub(number(1)).Relu(), number(1).Sub(s).Relu()).Mean([]int{1}))
	}},
	{"four means stacked", []tensor.Param{param(1)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		s := tensor.NewRand(in[0].Device(), 1).Normal(dtype.Float32, 0, 1, 4<<20).Mul(number(0.2)).Exp()
		return results(tensor.Stack(0, s.Mean(nil), s.Square().Mean(nil), s.Sub(number(1)).Relu().Mean(nil), number(1).Sub(s).Relu().Mean(nil)))
	}},
	{"option with Greeks", []tensor.Param{param(1)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		z := tensor.NewRand(in[0].Device(), 1).Normal(dtype.Float32, 0, 1, 4<<20)
		s := z.Mul(number(0.2)).Add(number(0.03)).Exp().Mul(number(100))
		paid := s.Greater(number(105)).Cast(dtype.Float32)
		price := s.Sub(number(105)).Relu()
		delta := paid.Mul(s).Div(number(100))
		vega := paid.Mul(s).Mul(z.Sub(number(0.2)))
		return results(price.Mean(nil), delta.Mean(nil), vega.Mean(nil), price.Std(nil, tensor.Correction(1)))
	}},
	{"Asian option", []tensor.Param{param(1)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		r := tensor.NewRand(in[0].Device(), 1)
		l := r.Normal(dtype.Float32, 0, 0.05, 4<<20)
		sum := l.Exp()
		for range 15 {
			l = l.Add(r.Normal(dtype.Float32, 0, 0.05, 4<<20))
			sum = sum.Add(l.Exp())
		}
		return results(sum.Div(number(16)).Sub(number(1)).Relu().Mean(nil))
	}},
	{"Asian option, with a control", []tensor.Param{param(1)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		r := tensor.NewRand(in[0].Device(), 1)
		l, sum, logs := number(0), number(0), number(0)
		for range 16 {
			l = l.Add(r.Normal(dtype.Float32, 0, 0.05, 1<<20))
			sum, logs = sum.Add(l.Exp()), logs.Add(l)
		}
		average := tensor.Stack(0, sum.Div(number(16)), logs.Div(number(16)).Exp())
		paid := average.Mul(number(100)).Sub(number(100)).Relu()
		return results(paid.Mean([]int{1}), paid.Std([]int{1}))
	}},
	{"barrier option", []tensor.Param{param(1)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		r := tensor.NewRand(in[0].Device(), 1)
		s := tensor.Full(in[0].Device(), float32(100), 1<<20)
		least := s
		for range 12 {
			s = s.Mul(r.Normal(dtype.Float32, 0.001, 0.05, 1<<20).Exp())
			least = least.Minimum(s)
		}
		return results(tensor.Where(least.Less(number(90)), number(0), s.Sub(number(100)).Relu()).Mean(nil))
	}},
	{"Black-Scholes with Greeks", []tensor.Param{of(dtype.Float64, 1<<20), of(dtype.Float64, 1<<20), of(dtype.Float64, 1<<20)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		s, k, t := in[0], in[1], in[2]
		cdf := func(x *tensor.Tensor) *tensor.Tensor {
			return x.Div(number(1.4142135623730951)).Erf().Add(number(1)).Mul(number(0.5))
		}
		root := t.Sqrt().Mul(number(0.2))
		d1 := s.Div(k).Log().Add(t.Mul(number(0.05))).Div(root)
		d2 := d1.Sub(root)
		discounted := k.Mul(t.Mul(number(-0.03)).Exp())
		density := d1.Square().Mul(number(-0.5)).Exp().Mul(number(0.3989422804014327))
		return results(s.Mul(cdf(d1)).Sub(discounted.Mul(cdf(d2))), cdf(d1), density.Div(s.Mul(root)), s.Mul(density).Mul(t.Sqrt()))
	}},
	{"transformer block", []tensor.Param{param(4, 256, 256), param(256, 768), param(768), param(256, 256), param(256, 1024), param(1024), param(1024, 256), param(256)}, transformerBlock},
	{"attention with a mask", []tensor.Param{param(2, 8, 512, 64), param(2, 8, 512, 64), param(2, 8, 512, 64)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		at := tensor.Arange[int32](in[0].Device(), 0, 512, 1)
		mask := at.ExpandDims(1).GreaterEqual(at)
		scores := in[0].MatMul(in[1].MatrixTranspose()).Mul(number(0.125))
		return results(tensor.Where(mask, scores, number(-1e9)).Softmax(-1).MatMul(in[2]))
	}},
	{"training step", []tensor.Param{param(256, 784), param(784, 128), param(128), param(128, 10), param(10), param(256, 10)}, trainingStep},
	{"logistic regression", []tensor.Param{param(100_000, 64), param(100_000), param(64)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		x, y, w := in[0], in[1], in[2]
		p := x.MatMul(w).Sigmoid()
		loss := y.Mul(p.Log()).Add(number(1).Sub(y).Mul(number(1).Sub(p).Log())).Mean(nil).Neg()
		gradient := x.T().MatMul(p.Sub(y)).Div(number(100_000))
		return results(w.Sub(gradient.Mul(number(0.1))), loss)
	}},
	{"k-means step", []tensor.Param{param(100_000, 16), param(64, 16)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		x, c := in[0], in[1]
		squares := x.SumSquare([]int{1}, tensor.KeepDims()).Sub(x.MatMul(c.T()).Mul(number(2))).Add(c.SumSquare([]int{1}))
		nearest := squares.ArgMin([]int{1})
		member := nearest.OneHot(-1, 64, dtype.Float32)
		return results(member.T().MatMul(x).Div(member.Sum([]int{0}).Maximum(number(1)).ExpandDims(1)), squares.Min([]int{1}).Mean(nil))
	}},
	{"pairwise distances", []tensor.Param{param(2000, 8), param(1000, 8)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		d := in[0].ExpandDims(1).Sub(in[1]).Square().Sum([]int{2}).Sqrt()
		return results(d.ArgMin([]int{1}), d.Min([]int{1}))
	}},
	{"power iteration", []tensor.Param{param(20_000, 256), param(256)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		x, v := in[0].Sub(in[0].Mean([]int{0})), in[1]
		for range 3 {
			v = x.T().MatMul(x.MatMul(v))
			v = v.Div(v.VectorNorm(nil, 2))
		}
		return results(v, x.MatMul(v).Variance(nil, tensor.Correction(1)))
	}},
	{"covariance", []tensor.Param{param(50_000, 64)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		x := in[0].Sub(in[0].Mean([]int{0}))
		c := x.T().MatMul(x).Div(number(49_999))
		s := c.Diagonal(nil, 0).Sqrt()
		return results(c, c.Div(s.ExpandDims(1)).Div(s))
	}},
	{"heat equation", []tensor.Param{param(1024, 1024)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		u := in[0]
		for range 8 {
			middle := func(rows, columns int) *tensor.Tensor {
				return u.At(shape.Span(1+rows, 1023+rows), shape.Span(1+columns, 1023+columns))
			}
			around := middle(-1, 0).Add(middle(1, 0)).Add(middle(0, -1)).Add(middle(0, 1))
			next := middle(0, 0).Add(around.Sub(middle(0, 0).Mul(number(4))).Mul(number(0.2)))
			u = next.Pad(number(0), [2]int{1, 1}, [2]int{1, 1})
		}
		return results(u)
	}},
	{"crossover of moving averages", []tensor.Param{param(1_000_000)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		sums := in[0].Cast(dtype.Float64).CumulativeSum(0, tensor.ScanInitial())
		average := func(n int) *tensor.Tensor {
			return sums.At(shape.Span(n, 1_000_001)).Sub(sums.At(shape.Span(0, 1_000_001-n))).Div(number(float64(n)))
		}
		fast, slow := average(20).At(shape.Span(80, 999_981)), average(100)
		above := fast.Greater(slow)
		crossed := above.At(shape.Span(1, 999_901)).NotEqual(above.At(shape.Span(0, 999_900)))
		return results(above, crossed.CountNonzero(nil))
	}},
	{"rolling statistics", []tensor.Param{param(1_000_000, 8)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		const window, n = 20, 1_000_000
		x := in[0].Cast(dtype.Float64)
		rolling := func(x *tensor.Tensor) *tensor.Tensor {
			sums := x.CumulativeSum(0, tensor.ScanInitial())
			return sums.At(shape.Span(window, n+1)).Sub(sums.At(shape.Span(0, n+1-window))).Div(number(window))
		}
		mean := rolling(x)
		std := rolling(x.Square()).Sub(mean.Square()).Maximum(number(0)).Sqrt()
		return results(mean.Cast(dtype.Float32), std.Cast(dtype.Float32), x.At(shape.Span(window-1, n)).Sub(mean).Div(std).Cast(dtype.Float32))
	}},
	{"cross-entropy", []tensor.Param{param(4096, 1000), of(dtype.Int64, 4096)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		p := in[0].LogSoftmax(-1)
		loss := p.TakeAlongAxis(1, in[1].ExpandDims(1)).Mean(nil).Neg()
		gradient := p.Exp().Sub(in[1].OneHot(-1, 1000, dtype.Float32)).Div(number(4096))
		return results(loss, gradient)
	}},
	{"histogram equalisation", []tensor.Param{of(dtype.Uint8, 1080, 1920)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		levels := tensor.Arange[int32](in[0].Device(), 0, 256, 1)
		sorted := in[0].Reshape(-1).Sort(0)
		below := sorted.SearchSorted(levels.Cast(dtype.Uint8), tensor.SideRight)
		table := below.Cast(dtype.Float32).Mul(number(255.0 / (1080 * 1920))).Round().Cast(dtype.Uint8)
		return results(table.Take(0, in[0]))
	}},
	{"image pipeline", []tensor.Param{of(dtype.Uint8, 1080, 1920, 3)}, imagePipeline},
	{"convolution by shifts", []tensor.Param{param(8, 64, 64, 16), param(3, 3, 16, 32), param(32)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		x := in[0].Pad(number(0), [2]int{0, 0}, [2]int{1, 1}, [2]int{1, 1}, [2]int{0, 0})
		var shifted []*tensor.Tensor
		for i := range 3 {
			for j := range 3 {
				shifted = append(shifted, x.At(shape.All(), shape.Span(i, i+64), shape.Span(j, j+64)))
			}
		}
		columns := tensor.Concat(-1, shifted...)
		return results(columns.MatMul(in[1].Reshape(9*16, 32)).Add(in[2]).Relu())
	}},
	{"normalized features", []tensor.Param{param(200_000, 32), param(200_000, 32)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		x := tensor.Concat(1, in[0].Log1p(), in[1])
		z := x.Sub(x.Mean([]int{0})).Div(x.Std([]int{0}))
		return results(z.Clip(number(-3), number(3)))
	}},
	{"rows appended in a loop", []tensor.Param{param(200_000, 8), param(20_000, 8)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		x := in[0]
		for range 10 {
			x = tensor.Concat(0, x, in[1].Mul(number(2)))
		}
		return results(x)
	}},
	{"rotary embedding", []tensor.Param{param(2, 512, 8, 64), param(512, 32)}, func(in []*tensor.Tensor) []*tensor.Tensor {
		halves := in[0].Split(-1, 2)
		angle := in[1].ExpandDims(1)
		c, s := angle.Cos(), angle.Sin()
		turned := tensor.Concat(-1, halves[0].Mul(c).Sub(halves[1].Mul(s)), halves[1].Mul(c).Add(halves[0].Mul(s)))
		return results(turned.Permute(0, 2, 1, 3))
	}},
}

func transformerBlock(in []*tensor.Tensor) []*tensor.Tensor {
	x, qkv, qkvBias, out, up, upBias, down, downBias := in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7]
	const heads, width = 8, 256
	h := x.LayerNorm([]int{-1}, 1e-5).MatMul(qkv).Add(qkvBias)
	parts := h.Split(-1, 3)
	for i, p := range parts {
		parts[i] = p.Reshape(4, 256, heads, width/heads).Permute(0, 2, 1, 3)
	}
	scores := parts[0].MatMul(parts[1].MatrixTranspose()).Mul(number(0.17677669529663687))
	mixed := scores.Softmax(-1).MatMul(parts[2]).Permute(0, 2, 1, 3).Reshape(4, 256, width)
	x = x.Add(mixed.MatMul(out))
	h = x.LayerNorm([]int{-1}, 1e-5).MatMul(up).Add(upBias).GELU()
	return results(x.Add(h.MatMul(down)).Add(downBias))
}

func trainingStep(in []*tensor.Tensor) []*tensor.Tensor {
	x, w1, b1, w2, b2, y := in[0], in[1], in[2], in[3], in[4], in[5]
	h := x.MatMul(w1).Add(b1).Relu()
	p := h.MatMul(w2).Add(b2).Softmax(-1)
	loss := y.Mul(p.Log()).Sum([]int{-1}).Mean(nil).Neg()
	dz := p.Sub(y).Div(number(256))
	dh := tensor.Where(h.Greater(number(0)), dz.MatMul(w2.T()), number(0))
	step := func(w, g *tensor.Tensor) *tensor.Tensor { return w.Sub(g.Mul(number(0.1))) }
	return results(loss, step(w1, x.T().MatMul(dh)), step(b1, dh.Sum([]int{0})), step(w2, h.T().MatMul(dz)), step(b2, dz.Sum([]int{0})))
}

func imagePipeline(in []*tensor.Tensor) []*tensor.Tensor {
	half := in[0].Cast(dtype.Float32).Reshape(540, 2, 960, 2, 3).Mean([]int{1, 3})
	weights := []float64{0.0625, 0.25, 0.375, 0.25, 0.0625}
	blur := func(x *tensor.Tensor, axis, n int) *tensor.Tensor {
		widths := [][2]int{{0, 0}, {0, 0}, {0, 0}}
		widths[axis] = [2]int{2, 2}
		padded := x.PadEdge(widths...)
		var sum *tensor.Tensor
		for i, w := range weights {
			indices := []shape.Index{shape.All(), shape.All(), shape.All()}
			indices[axis] = shape.Span(i, i+n)
			term := padded.At(indices...).Mul(number(w))
			if sum == nil {
				sum = term
			} else {
				sum = sum.Add(term)
			}
		}
		return sum
	}
	smooth := blur(blur(half, 0, 540), 1, 960)
	grey := smooth.Mean([]int{2})
	p := grey.PadEdge([2]int{1, 1}, [2]int{1, 1})
	at := func(i, j int) *tensor.Tensor { return p.At(shape.Span(1+i, 541+i), shape.Span(1+j, 961+j)) }
	gx := at(-1, 1).Add(at(0, 1).Mul(number(2))).Add(at(1, 1)).Sub(at(-1, -1)).Sub(at(0, -1).Mul(number(2))).Sub(at(1, -1))
	gy := at(1, -1).Add(at(1, 0).Mul(number(2))).Add(at(1, 1)).Sub(at(-1, -1)).Sub(at(-1, 0).Mul(number(2))).Sub(at(-1, 1))
	edges := gx.Square().Add(gy.Square()).Sqrt().Clip(number(0), number(255)).Cast(dtype.Uint8)
	return results(smooth.Round().Cast(dtype.Uint8), edges)
}
