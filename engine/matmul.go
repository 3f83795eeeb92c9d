package engine

import (
	"fmt"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// contractPiece is how many products one goroutine makes at a time.
const contractPiece = 1 << 18

// contraction is one launch of a contract kernel on the host.
type contraction struct {
	k        *kernel.Kernel
	g        kernel.Geometry
	operands [][]byte
	out      []byte
	m, n     int
}

// contract runs a contract kernel: for every matrix of the batch and every block
// of k, some rows at a time.
func contract(k *kernel.Kernel, g kernel.Geometry, operands [][]byte, out []byte) error {
	batch := k.Contract.Batch
	c := contraction{k: k, g: g, operands: operands, out: out, m: g.Dims[batch], n: g.Dims[batch+1]}
	if err := c.verify(); err != nil {
		return err
	}
	inner := g.Dims[batch+2]
	blocks := kernel.Blocks(inner)
	for at := range shape.Shape(g.Dims[:batch]).Size() {
		for block := range blocks {
			first := block * ops.ContractionBlock
			if err := c.block(at, block, first, min(inner-first, ops.ContractionBlock)); err != nil {
				return err
			}
		}
	}
	return nil
}

// verify checks that the launch stays in its buffers.
func (c contraction) verify() error {
	check := func(what string, dims []int, l kernel.Layout, buffer []byte, size int) error {
		if v := viewOf(dims, l); !inside(v, buffer, size) {
			return &kernel.VerifyError{Kernel: c.k, What: fmt.Sprintf("launch: %s reaches outside its %d bytes", what, len(buffer))}
		}
		return nil
	}
	for i, o := range c.k.Operands {
		if err := check(kernel.OperandName(i), c.g.Dims, c.g.Operands[i], c.operands[i], o.DType.Size()); err != nil {
			return err
		}
	}
	dims, l := c.k.OutSpace(c.g)
	return check("the result", dims, l, c.out, c.k.Result().DType.Size())
}

// block writes one block of one matrix of the batch.
func (c contraction) block(at, block, first, steps int) error {
	batch := c.k.Contract.Batch
	x, y, z := c.g.Operands[0], c.g.Operands[1], c.g.Out
	d := c.k.SumDType()
	right := c.gathered(1, shape.View{
		Shape: shape.Shape{steps, c.n}, Strides: []int{y.Strides[batch+2], y.Strides[batch+1]},
		Offset: c.origin(y, at) + first*y.Strides[batch+2]})
	return parallel.For(c.m, max(1, contractPiece/(c.n*steps)), func(low, high int) error {
		rows := high - low
		left := c.gathered(0, shape.View{
			Shape: shape.Shape{rows, steps}, Strides: []int{x.Strides[batch], x.Strides[batch+2]},
			Offset: c.origin(x, at) + low*x.Strides[batch] + first*x.Strides[batch+2]})
		product := hostref.Column{DType: d, Data: make([]byte, rows*c.n*d.Size())}
		if err := hostref.Product(product, left, right, rows, steps, c.n); err != nil {
			return err
		}
		product, err := c.finish(product, at, low, rows)
		if err != nil {
			return err
		}
		to := shape.View{Shape: shape.Shape{rows, c.n}, Strides: z.Strides[batch : batch+2],
			Offset: c.origin(z, at) + low*z.Strides[batch] + block*z.Strides[batch+2]}
		hostref.ScatterTo(c.out, product.Data, product.DType.Size(), hostref.Coalesce(to), 0)
		return nil
	})
}

// finish is what becomes of the sums of some rows of a matrix: the body from the
// instruction on that stands for them.
func (c contraction) finish(sums hostref.Column, at, low, rows int) (hostref.Column, error) {
	total := c.k.Total()
	if total < 0 {
		return sums, nil
	}
	batch, points := c.k.Contract.Batch, rows*c.n
	columns := make([]hostref.Column, len(c.k.Body))
	columns[total] = sums
	for i := total + 1; i < len(c.k.Body); i++ {
		inst := c.k.Body[i]
		switch inst.Kind {
		case kernel.Load:
			l := c.g.Operands[inst.N]
			columns[i] = c.gathered(inst.N, shape.View{Shape: shape.Shape{rows, c.n}, Strides: l.Strides[batch : batch+2],
				Offset: c.origin(l, at) + low*l.Strides[batch]})
			continue
		case kernel.Scalar:
			size := inst.DType.Size()
			columns[i] = hostref.Column{DType: inst.DType, Data: make([]byte, points*size)}
			element := c.g.Scalars[inst.N].Append(nil, inst.DType)
			hostref.Gather(columns[i].Data, element, size, shape.View{Shape: shape.Shape{points}, Strides: []int{0}})
			continue
		}
		args := make([]hostref.Column, len(inst.Args))
		for j, a := range inst.Args {
			args[j] = columns[a]
		}
		columns[i] = hostref.Column{DType: inst.DType, Data: make([]byte, points*inst.DType.Size())}
		if err := hostref.Apply(inst.Op, columns[i], args...); err != nil {
			return sums, err
		}
	}
	return columns[len(columns)-1], nil
}

// origin is the first element of matrix number at of a layout.
func (c contraction) origin(l kernel.Layout, at int) int {
	offset := l.Offset
	for axis := c.k.Contract.Batch - 1; axis >= 0; axis-- {
		offset += at % c.g.Dims[axis] * l.Strides[axis]
		at /= c.g.Dims[axis]
	}
	return offset
}

// gathered is what a view sees of an operand.
func (c contraction) gathered(operand int, v shape.View) hostref.Column {
	d := c.k.Operands[operand].DType
	col := hostref.Column{DType: d, Data: make([]byte, v.Shape.Size()*d.Size())}
	hostref.Gather(col.Data, c.operands[operand], d.Size(), v)
	return col
}
