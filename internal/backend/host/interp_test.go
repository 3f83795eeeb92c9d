package host

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// launchCase is a kernel with the arguments of a launch.
type launchCase struct {
	k        *kernel.Kernel
	g        kernel.Geometry
	operands [][]byte
	out      []byte
}

// drawDims draws a space of few dimensions with odd sizes, sometimes large enough for several
// blocks.
func drawDims(t *rapid.T, rank int) []int {
	dims := make([]int, rank)
	room := rapid.SampledFrom([]int{40, 3000}).Draw(t, "room")
	for i := range dims {
		dims[i] = rapid.IntRange(1, max(1, min(room, 1500))).Draw(t, "dim")
		room /= dims[i]
	}
	return dims
}

// drawLayout draws strides that are 0, contiguous or any, of either sign, and an offset that puts
// the lowest element at 0 or a little above. It also returns the number of elements that the buffer
// needs.
func drawLayout(t *rapid.T, dims []int, unique bool) (kernel.Layout, int) {
	l := kernel.Layout{Strides: make([]int, len(dims))}
	step, low, high := 1, 0, 0
	for _, i := range rapid.Permutation(indices(len(dims))).Draw(t, "order") {
		l.Strides[i] = step * rapid.SampledFrom([]int{1, -1}).Draw(t, "sign")
		if !unique && rapid.Bool().Draw(t, "splat") {
			l.Strides[i] = 0
		}
		step *= dims[i]
		if rapid.Bool().Draw(t, "gap") {
			step++
		}
		low += min(0, (dims[i]-1)*l.Strides[i])
		high += max(0, (dims[i]-1)*l.Strides[i])
	}
	if !unique && rapid.Bool().Draw(t, "contiguous") {
		l.Strides, low, high = shape.ContiguousStrides(dims), 0, shape.Shape(dims).Size()-1
	}
	l.Offset = rapid.IntRange(0, 3).Draw(t, "offset") - low
	return l, l.Offset + high + 1
}

func indices(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// drawBody draws a body for the dtypes of the kernel's operands and scalars. Each instruction applies
// an operator to earlier values that it accepts.
func drawBody(t *rapid.T, k *kernel.Kernel) {
	for i, o := range k.Operands {
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Load, N: i, DType: o.DType})
	}
	for i, d := range k.Scalars {
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Scalar, N: i, DType: d})
	}
	for range rapid.IntRange(0, 6).Draw(t, "instructions") {
		op := rapid.SampledFrom(mapOperators()).Draw(t, "operator")
		inst := kernel.Inst{Kind: kernel.Apply, Op: op, DType: rapid.SampledFrom(dtype.All()).Draw(t, "to")}
		types := make([]dtype.DType, op.Arity)
		common := rapid.IntRange(0, len(k.Body)-1).Draw(t, "argument")
		for i := range types {
			want := k.Body[common].DType
			if op.Cond && i == 0 {
				want = dtype.Bool
			}
			candidates := []int{}
			for j, earlier := range k.Body {
				if earlier.DType == want {
					candidates = append(candidates, j)
				}
			}
			if len(candidates) == 0 {
				break
			}
			inst.Args = append(inst.Args, rapid.SampledFrom(candidates).Draw(t, "argument"))
			types[i] = want
		}
		if len(inst.Args) < op.Arity {
			continue
		}
		if _, result, err := op.Infer(types, inst.DType); err == nil {
			inst.DType = result
			k.Body = append(k.Body, inst)
		}
	}
}

func mapOperators() []*ops.Op {
	var list []*ops.Op
	for _, op := range ops.All() {
		if op.Kind == ops.Map {
			list = append(list, op)
		}
	}
	return list
}

func drawLaunch(t *rapid.T, loop kernel.Loop) launchCase {
	rank := rapid.IntRange(0, 4).Draw(t, "rank")
	r, reduces := loop.(*kernel.Reduce)
	if reduces {
		rank++
	}
	c := launchCase{k: &kernel.Kernel{Loop: loop, Rank: rank}}
	c.g.Dims = drawDims(t, rank)
	random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	for range rapid.IntRange(1, 3).Draw(t, "operands") {
		o := kernel.Operand{DType: rapid.SampledFrom(dtype.All()).Draw(t, "dtype"), Access: kernel.Strided}
		l, n := drawLayout(t, c.g.Dims, false)
		o.Index = o.DType == dtype.Int64 && rapid.Bool().Draw(t, "index")
		c.k.Operands, c.g.Operands = append(c.k.Operands, o), append(c.g.Operands, l)
		var buffer []byte
		if !o.Index {
			buffer = testgraph.Elements(random, o.DType, n, testgraph.DrawSpecials(random))
		}
		c.operands = append(c.operands, buffer)
	}
	for range rapid.IntRange(0, 2).Draw(t, "scalars") {
		d := rapid.SampledFrom(dtype.All()).Draw(t, "scalar")
		c.k.Scalars = append(c.k.Scalars, d)
		c.g.Scalars = append(c.g.Scalars, element.BitsOf(testgraph.Elements(random, d, 1, testgraph.DrawSpecials(random))))
	}
	drawBody(t, c.k)
	kept, leaves := c.g.Dims, 1
	if reduces {
		outer := rapid.IntRange(0, rank-1).Draw(t, "kept")
		r.Op, r.Outer = rapid.SampledFrom([]*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min}).Draw(t, "reduction"), outer
		// Halves are combined in float32, which ops inserts.
		if d := c.k.Result().DType; !r.Op.Accept.Contains(d) || d.IsHalf() && r.Op.Result == ops.Default {
			c.k.Body = append(c.k.Body, kernel.Inst{Kind: kernel.Apply, Op: ops.Cast, Args: []int{len(c.k.Body) - 1}, DType: dtype.Int64})
		}
		kept, leaves = c.g.Dims[:outer], kernel.Leaves(c.k.Reduced(c.g))
	}
	var n int
	c.g.Out, n = drawLayout(t, kept, true)
	if leaves > 1 { // the results of a row's leaves are contiguous
		for i := range c.g.Out.Strides {
			c.g.Out.Strides[i] *= leaves
		}
		c.g.Out.Offset *= leaves
		n *= leaves
	}
	c.out = bytes.Repeat([]byte{0xa5}, n*c.k.Result().DType.Size())
	if err := c.k.Verify(); err != nil {
		t.Fatalf("the test drew an invalid kernel: %v", err)
	}
	return c
}

// naive evaluates the body at one point.
func (c launchCase) naive(t *rapid.T, coordinates []int) hostref.Column {
	values := make([]hostref.Column, len(c.k.Body))
	for i, inst := range c.k.Body {
		size := inst.DType.Size()
		v := hostref.Column{DType: inst.DType, Data: make([]byte, 16)[:size]}
		switch inst.Kind {
		case kernel.Load:
			at := offset(c.g.Operands[inst.N], coordinates)
			if c.k.Operands[inst.N].Index {
				binary.LittleEndian.PutUint64(v.Data, uint64(at))
			} else {
				copy(v.Data, c.operands[inst.N][at*size:])
			}
		case kernel.Scalar:
			copy(v.Data, c.g.Scalars[inst.N].Append(nil, inst.DType))
		case kernel.Apply:
			var args []hostref.Column
			for _, a := range inst.Args {
				args = append(args, values[a])
			}
			if err := hostref.Apply(inst.Op, v, args...); err != nil {
				t.Fatal(err)
			}
		}
		values[i] = v
	}
	return values[len(values)-1]
}

func offset(l kernel.Layout, coordinates []int) int {
	at := l.Offset
	for i, s := range l.Strides {
		at += s * coordinates[i]
	}
	return at
}

// coordinates returns the n-th point of a space in row-major order.
func coordinates(dims []int, n int) []int {
	out := make([]int, len(dims))
	for i := len(dims) - 1; i >= 0; i-- {
		out[i] = n % dims[i]
		n /= dims[i]
	}
	return out
}

func (c launchCase) run(t *rapid.T, want []byte) {
	if err := interpret(t.Context(), c.k, c.g, c.operands, c.out); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(c.out, want) {
		t.Fatalf("got  %x\nwant %x\ngeometry %+v\n%s", c.out, want, c.g, c.k.Text())
	}
}

func TestInterpretMapEqualsPointByPoint(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawLaunch(t, &kernel.Map{Scheme: kernel.General, Chunk: 4, Out: kernel.Strided})
		want := bytes.Clone(c.out)
		for n := range shape.Shape(c.g.Dims).Size() {
			at := coordinates(c.g.Dims, n)
			v := c.naive(t, at)
			copy(want[offset(c.g.Out, at)*len(v.Data):], v.Data)
		}
		c.run(t, want)
	})
}

func TestInterpretReduceEqualsFoldOfPoints(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawLaunch(t, &kernel.Reduce{Form: kernel.Gather, Chunk: 4})
		want := bytes.Clone(c.out)
		keptDims := c.g.Dims[:c.k.Outer()]
		n := c.k.Reduced(c.g)
		for row := range shape.Shape(keptDims).Size() {
			sequence := hostref.Column{DType: c.k.Result().DType}
			for i := range n {
				sequence.Data = append(sequence.Data, c.naive(t, coordinates(c.g.Dims, row*n+i)).Data...)
			}
			for leaf := range kernel.Leaves(n) {
				bits, err := hostref.Fold(c.k.Loop.(*kernel.Reduce).Op, sequence.Part(leaf*ops.Leaf, min(n, (leaf+1)*ops.Leaf)))
				if err != nil {
					t.Fatal(err)
				}
				size := sequence.DType.Size()
				at := offset(c.g.Out, coordinates(keptDims, row)) + leaf
				copy(want[at*size:(at+1)*size], bits.Append(nil, sequence.DType))
			}
		}
		c.run(t, want)
	})
}

// addKernel adds two float32 operands of n elements.
func addKernel(n int) launchCase {
	operand := kernel.Operand{DType: dtype.Float32, Access: kernel.Wide}
	flat := kernel.Layout{Strides: []int{1}}
	return launchCase{
		k: &kernel.Kernel{
			Rank: 1, Loop: &kernel.Map{Chunk: 16, Out: kernel.Wide},
			Operands: []kernel.Operand{operand, operand},
			Body: []kernel.Inst{
				{Kind: kernel.Load, N: 0, DType: dtype.Float32},
				{Kind: kernel.Load, N: 1, DType: dtype.Float32},
				{Kind: kernel.Apply, Op: ops.Add, Args: []int{0, 1}, DType: dtype.Float32},
			},
		},
		g:        kernel.Geometry{Dims: []int{n}, Operands: []kernel.Layout{flat, flat}, Out: flat},
		operands: [][]byte{make([]byte, 4*n), make([]byte, 4*n)},
		out:      make([]byte, 4*n),
	}
}

func TestInterpretLargeSpaceInParallelAndInPlace(t *testing.T) {
	const n = 3*pieceBlocks*block + 77
	c := addKernel(n)
	x, y := hostref.Slice[float32](c.operands[0]), hostref.Slice[float32](c.operands[1])
	for i := range n {
		x[i], y[i] = float32(i), 0.5
	}
	if err := interpret(t.Context(), c.k, c.g, c.operands, c.operands[0]); err != nil {
		t.Fatal(err)
	}
	for i, got := range x {
		if got != float32(i)+0.5 {
			t.Fatalf("element %d is %v", i, got)
		}
	}
}

// One element is copied to more points than a block has, and so is a short row.
func TestInterpretRepeatsElements(t *testing.T) {
	for _, row := range []int{1, 3} {
		const n = 3 * (pieceBlocks*block + 77)
		src := hostref.Slice[int64](make([]byte, 8*row))
		for i := range src {
			src[i] = int64(i + 5)
		}
		flat := kernel.Layout{Strides: []int{row, 1}}
		c := launchCase{
			k: &kernel.Kernel{
				Rank: 2, Loop: &kernel.Map{Chunk: 16, Out: kernel.Wide}, Operands: []kernel.Operand{{DType: dtype.Int64, Access: kernel.Strided}},
				Body: []kernel.Inst{{Kind: kernel.Load, DType: dtype.Int64}},
			},
			g:        kernel.Geometry{Dims: []int{n / row, row}, Operands: []kernel.Layout{{Strides: []int{0, 1}}}, Out: flat},
			operands: [][]byte{hostref.Bytes(src)},
			out:      make([]byte, 8*n),
		}
		if err := interpret(t.Context(), c.k, c.g, c.operands, c.out); err != nil {
			t.Fatal(err)
		}
		for i, got := range hostref.Slice[int64](c.out) {
			if got != src[i%row] {
				t.Fatalf("rows of %d: element %d is %d", row, i, got)
			}
		}
	}
}

func TestInterpretRejectsWhatDoesNotFit(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(c *launchCase)
	}{
		{"an operand too short", func(c *launchCase) { c.operands[1] = c.operands[1][:36] }},
		{"an offset before the buffer", func(c *launchCase) { c.g.Operands[0].Offset = -1 }},
		{"a result too short", func(c *launchCase) { c.out = c.out[:36] }},
		{"a missing operand", func(c *launchCase) { c.operands = c.operands[:1] }},
		{"another rank", func(c *launchCase) { c.g.Dims = []int{2, 5} }},
		{"strides of another rank", func(c *launchCase) { c.g.Out = kernel.Layout{} }},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := addKernel(10)
			test.change(&c)
			err := interpret(t.Context(), c.k, c.g, c.operands, c.out)
			var ve *kernel.VerifyError
			if !errors.As(err, &ve) {
				t.Errorf("got %v, want a *kernel.VerifyError", err)
			}
		})
	}
}

func BenchmarkInterpret(b *testing.B) {
	for _, n := range []int{1 << 10, 1 << 22} {
		b.Run(fmt.Sprintf("add of %d", n), func(b *testing.B) {
			c := addKernel(n)
			b.SetBytes(int64(12 * n))
			for b.Loop() {
				if err := interpret(b.Context(), c.k, c.g, c.operands, c.out); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// A buffer must hold a table up to its last part. A table without parts is refused.
func TestTablesReach(t *testing.T) {
	part := shape.View{Shape: shape.Shape{4}, Strides: []int{1}, Offset: 4}
	for _, c := range []struct {
		count, step int
		reaches     bool
	}{{1, 4, true}, {2, 4, true}, {3, 4, false}, {0, 4, false}, {0, -4, false}, {2, -4, true}, {3, -4, false}, {-1, 4, false}} {
		elements, ok := tableReach(part, kernel.Layout{Count: c.count, Step: c.step})
		if got := ok && elements <= 12; got != c.reaches {
			t.Errorf("%d parts, %d apart, of 12 elements: %v", c.count, c.step, got)
		}
	}
}
