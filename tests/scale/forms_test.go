package scale

import (
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// form is a kind of graph: make records one of about n nodes.
type form struct {
	name string
	make func(d *device.Device, n int) []*tensor.Tensor
}

type tensors = []*tensor.Tensor

// leaves are n tensors in memory.
func leaves(d *device.Device, n int) tensors {
	list := make(tensors, n)
	for i := range list {
		list[i] = tensor.From(d, []float32{1, 2, 3, float32(i)}, 4)
	}
	return list
}

// each is f of every tensor of a list.
func each(list tensors, f func(i int, x *tensor.Tensor) *tensor.Tensor) tensors {
	made := make(tensors, len(list))
	for i, x := range list {
		made[i] = f(i, x)
	}
	return made
}

func squares(d *device.Device, n int) tensors {
	return each(leaves(d, n), func(_ int, x *tensor.Tensor) *tensor.Tensor { return x.Mul(x) })
}

// shifted are one tensor and n numbers added to it.
func shifted(d *device.Device, n int) tensors {
	x := leaves(d, 1)[0]
	return each(make(tensors, n), func(i int, _ *tensor.Tensor) *tensor.Tensor { return x.Add(i) })
}

func added(list tensors) *tensor.Tensor {
	sum := list[0]
	for _, x := range list[1:] {
		sum = sum.Add(x)
	}
	return sum
}

// repeatedEach is the sine of every tensor of a list, so many times, step by step.
func repeatedEach(list tensors, times int) tensors {
	for range times {
		list = each(list, func(_ int, x *tensor.Tensor) *tensor.Tensor { return x.Sin() })
	}
	return list
}

// repeated is f of x, n times.
func repeated(x *tensor.Tensor, n int, f func(x *tensor.Tensor) *tensor.Tensor) *tensor.Tensor {
	for range n {
		x = f(x)
	}
	return x
}

var forms = []form{
	{"a stack of maps", func(d *device.Device, n int) tensors { return tensors{tensor.Stack(0, squares(d, n)...)} }},
	{"a stack of numbers", func(d *device.Device, n int) tensors {
		return tensors{tensor.Stack(0, each(make(tensors, n), func(i int, _ *tensor.Tensor) *tensor.Tensor { return tensor.Full(d, float32(i), 4) })...)}
	}},
	{"a stack of shifts", func(d *device.Device, n int) tensors { return tensors{tensor.Stack(0, shifted(d, n)...)} }},
	{"a stack of an array's rows", func(d *device.Device, n int) tensors {
		rows := tensor.Arange[float32](d, 0, float32(4*n), 1).Reshape(n, 4).Unstack(0)
		return tensors{tensor.Stack(0, each(rows, func(_ int, x *tensor.Tensor) *tensor.Tensor { return x.Exp() })...)}
	}},
	{"lookups in one map", func(d *device.Device, n int) tensors {
		x := tensor.From(d, make([]float32, 1<<20), 1<<20).Exp()
		return each(leaves(d, n/4), func(_ int, i *tensor.Tensor) *tensor.Tensor { return x.Take(0, i.Cast(dtype.Int64)) })
	}},
	{"lookups in a map of lookups in a map", func(d *device.Device, n int) tensors {
		x := tensor.From(d, make([]float32, 1<<10), 1<<10)
		return tensors{repeated(x, n/4, func(x *tensor.Tensor) *tensor.Tensor { return x.Mul(2).Take(0, tensor.Arange[int64](d, 0, 100, 1)) })}
	}},
	{"lookups along a chain of maps", func(d *device.Device, n int) tensors {
		x, at := tensor.From(d, make([]float32, 1<<10), 1<<10), tensor.From(d, []int64{1}, 1)
		list := tensors{}
		for range n / 2 {
			x = x.Add(1)
			list = append(list, x.Take(0, at))
		}
		return list
	}},
	{"a sum of an array's rows", func(d *device.Device, n int) tensors {
		return tensors{added(tensor.From(d, make([]float32, 4*n), n, 4).Unstack(0))}
	}},
	{"a stack of lookups", func(d *device.Device, n int) tensors {
		x := tensor.From(d, make([]float32, 1<<20), 1<<20)
		return tensors{tensor.Stack(0, each(leaves(d, n/4), func(_ int, i *tensor.Tensor) *tensor.Tensor { return x.Take(0, i.Cast(dtype.Int64)) })...)}
	}},
	{"a join of sums", func(d *device.Device, n int) tensors {
		return tensors{tensor.ConcatFlat(each(leaves(d, n), func(_ int, x *tensor.Tensor) *tensor.Tensor { return x.Sum([]int{0}) })...)}
	}},
	{"a join of columns", func(d *device.Device, n int) tensors {
		return tensors{tensor.Concat(1, each(squares(d, n), func(_ int, x *tensor.Tensor) *tensor.Tensor { return x.Reshape(4, 1) })...)}
	}},
	{"a join that is reduced", func(d *device.Device, n int) tensors {
		return tensors{tensor.Stack(0, squares(d, n)...).Exp().Sum([]int{1})}
	}},
	{"a join that many read", func(d *device.Device, n int) tensors {
		joined := tensor.Concat(0, squares(d, n/2)...)
		return each(make(tensors, n/4), func(i int, _ *tensor.Tensor) *tensor.Tensor { return joined.At(shape.Span(i, i+4)).Mul(2) })
	}},
	{"joins of joins", func(d *device.Device, n int) tensors {
		return tensors{tensor.Stack(0, each(make(tensors, max(1, n/30)), func(int, *tensor.Tensor) *tensor.Tensor { return tensor.Concat(0, squares(d, 30)...) })...)}
	}},
	{"appends", func(d *device.Device, n int) tensors {
		list := leaves(d, n)
		joined := list[0]
		for _, x := range list[1:] {
			joined = tensor.Concat(0, joined, x)
		}
		return tensors{joined}
	}},
	{"results of one tensor", shifted},
	{"results of many tensors", squares},
	{"sums of many tensors", func(d *device.Device, n int) tensors {
		return each(leaves(d, n), func(_ int, x *tensor.Tensor) *tensor.Tensor { return x.Sum([]int{0}) })
	}},
	{"products of many tensors", func(d *device.Device, n int) tensors {
		return each(leaves(d, n/4), func(_ int, x *tensor.Tensor) *tensor.Tensor { return x.Reshape(2, 2).MatMul(x.Reshape(2, 2)) })
	}},
	{"ranges", func(d *device.Device, n int) tensors {
		return each(make(tensors, n), func(i int, _ *tensor.Tensor) *tensor.Tensor {
			return tensor.Arange[float32](d, 0, float32(4+i%7), 1).Add(i)
		})
	}},
	{"a sum of tensors", func(d *device.Device, n int) tensors { return tensors{added(leaves(d, n))} }},
	{"a sum of maps", func(d *device.Device, n int) tensors { return tensors{added(squares(d, n/2))} }},
	{"a sum by pairs", func(d *device.Device, n int) tensors {
		list := leaves(d, n)
		for len(list) > 1 {
			half := each(list[:len(list)/2], func(i int, x *tensor.Tensor) *tensor.Tensor { return x.Add(list[len(list)/2+i]) })
			list = append(half, list[len(list)/2*2:]...)
		}
		return list
	}},
	{"a chain", func(d *device.Device, n int) tensors {
		return tensors{repeated(leaves(d, 1)[0], n, func(x *tensor.Tensor) *tensor.Tensor { return x.Add(1) })}
	}},
	{"a chain of which all is asked for", func(d *device.Device, n int) tensors {
		list := leaves(d, 1)
		for range n {
			list = append(list, list[len(list)-1].Add(1))
		}
		return list
	}},
	{"a chain of reductions", func(d *device.Device, n int) tensors {
		return tensors{repeated(leaves(d, 1)[0], n/2, func(x *tensor.Tensor) *tensor.Tensor { return x.Sub(x.Sum([]int{0})) })}
	}},
	{"short chains", func(d *device.Device, n int) tensors {
		return each(leaves(d, max(1, n/10)), func(i int, x *tensor.Tensor) *tensor.Tensor {
			return repeated(x, 10, func(x *tensor.Tensor) *tensor.Tensor { return x.Add(i) })
		})
	}},
	{"long chains side by side", func(d *device.Device, n int) tensors {
		const long = 300 // deeper than a graph may grow
		return repeatedEach(leaves(d, max(n/long, 1)), long)
	}},
	{"diamonds", func(d *device.Device, n int) tensors {
		return tensors{repeated(leaves(d, 1)[0], n, func(x *tensor.Tensor) *tensor.Tensor { return x.Add(x) })}
	}},
	{"wide diamonds", func(d *device.Device, n int) tensors {
		return tensors{repeated(leaves(d, 1)[0], n/3, func(x *tensor.Tensor) *tensor.Tensor { return x.Neg().Maximum(x.Abs()) })}
	}},
	{"the first of sorts beside diamonds", func(d *device.Device, n int) tensors {
		return each(make(tensors, max(1, n/40)), func(i int, _ *tensor.Tensor) *tensor.Tensor {
			x := tensor.From(d, make([]float32, 1<<12), 1<<12).Add(i)
			y := repeated(x, 36, func(x *tensor.Tensor) *tensor.Tensor { return x.Mul(x) })
			return x.Exp().Sort(0).Add(y).At(shape.To(4))
		})
	}},
	{"choices", func(d *device.Device, n int) tensors {
		x := leaves(d, 1)[0]
		y := x
		for i, z := range leaves(d, n/3) {
			y = tensor.Where(x.Equal(i), z, y)
		}
		return tensors{y}
	}},
	{"assignments", func(d *device.Device, n int) tensors {
		v := tensor.NewVar("v", tensor.Zeros(d, dtype.Float32, 4*n))
		for i, x := range leaves(d, n/4) {
			if err := v.At(shape.Span(4*i, 4*i+4)).Assign(x); err != nil {
				panic(err)
			}
		}
		return tensors{v.Tensor()}
	}},
}

// compiledForm is a form as a function of one parameter.
func compiledForm(t testing.TB, d *device.Device, f form, n int) *tensor.Function {
	t.Helper()
	params := []tensor.Param{{DType: dtype.Float32, Dims: []int{4}}}
	c, err := tensor.Compile(t.Context(), d, params, func(in []*tensor.Tensor) []*tensor.Tensor {
		list := f.make(d, n)
		list[0] = list[0].Add(in[0].Sum([]int{0}))
		return list
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// run records a form, and runs it.
func run(t testing.TB, d *device.Device, f form, n int) {
	t.Helper()
	list := f.make(d, n)
	if err := tensor.Eval(t.Context(), list...); err != nil {
		t.Fatal(err)
	}
	for _, x := range list {
		x.Close()
	}
}
