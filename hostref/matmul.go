package hostref

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// productFunc writes the product of an m x k by a k x n matrix, all in
// row-major order, k > 0, with one accumulator for each element.
type productFunc func(dst, a, b []byte, m, k, n int)

// products is by the type that is multiplied and added in.
var products = map[dtype.DType]productFunc{
	dtype.Int8:       productOf(keep[int8]),
	dtype.Int16:      productOf(keep[int16]),
	dtype.Int32:      productOf(keep[int32]),
	dtype.Int64:      productOf(keep[int64]),
	dtype.Uint8:      productOf(keep[uint8]),
	dtype.Uint16:     productOf(keep[uint16]),
	dtype.Uint32:     productOf(keep[uint32]),
	dtype.Uint64:     productOf(keep[uint64]),
	dtype.Float32:    productOf(canonical[float32]),
	dtype.Float64:    productOf(canonical[float64]),
	dtype.Complex64:  productOfComplex[float32](),
	dtype.Complex128: productOfComplex[float64](),
}

func productOf[T number](finish func([]T)) productFunc {
	return func(dst, x, y []byte, m, k, n int) {
		out, a, b := view[T](dst), view[T](x), view[T](y)
		for i := range m {
			row := out[i*n : (i+1)*n]
			for p := range k {
				addProducts(row, a[i*k+p], b[p*n:(p+1)*n], p == 0)
			}
		}
		finish(out)
	}
}

// addProducts adds a times each of b to dst, or starts it.
func addProducts[T number](dst []T, a T, b []T, first bool) {
	b = b[:len(dst)]
	if first {
		for j := range dst {
			dst[j] = T(a * b[j])
		}
		return
	}
	for j := range dst {
		dst[j] += T(a * b[j])
	}
}

// productOfComplex multiplies as mulComplex does and adds by parts.
func productOfComplex[F float]() productFunc {
	return func(dst, x, y []byte, m, k, n int) {
		out, a, b := view[F](dst), view[F](x), view[F](y)
		for i := range m {
			row := out[2*i*n : 2*(i+1)*n]
			for p := range k {
				re, im := a[2*(i*k+p)], a[2*(i*k+p)+1]
				addComplexProducts(row, re, im, b[2*p*n:2*(p+1)*n], p == 0)
			}
		}
		canonical(out)
	}
}

func addComplexProducts[F float](dst []F, re, im F, b []F, first bool) {
	for j := 0; j+1 < len(dst); j += 2 {
		x := F(re*b[j]) - F(im*b[j+1])
		y := F(re*b[j+1]) + F(im*b[j])
		if first {
			dst[j], dst[j+1] = x, y
		} else {
			dst[j], dst[j+1] = dst[j]+x, dst[j+1]+y
		}
	}
}

// Product writes one block of a contraction: the product of an m x k by a k x n
// matrix in row-major order, 0 < k <= ops.ContractionBlock. The operands have
// one dtype, and dst is of ops.ContractionType of it.
func Product(dst, a, b Column, m, k, n int) error {
	f, ok := products[dst.DType]
	if !ok || ops.ContractionType(a.DType) != dst.DType || a.DType != b.DType {
		return fail(ops.MatMul, "it does not multiply %s and %s to %s", a.DType, b.DType, dst.DType)
	}
	if a.Len() != m*k || b.Len() != k*n || dst.Len() != m*n {
		return fail(ops.MatMul, "%d and %d elements do not make %d x %d x %d", a.Len(), b.Len(), m, k, n)
	}
	f(dst.Data, widened(a, dst.DType), widened(b, dst.DType), m, k, n)
	return nil
}

// widened is a column's data, halves as float32.
func widened(c Column, d dtype.DType) []byte {
	if c.DType == d {
		return c.Data
	}
	wide := make([]byte, c.Len()*d.Size())
	casts[conversion{c.DType, d}](wide, []Column{c})
	return wide
}

// evalContraction multiplies stacks of matrices: blocks of k first, then their
// results by the tree of sum.
func evalContraction(ctx context.Context, t graph.Type, a, b *Array) (*Array, error) {
	rank := len(t.Shape)
	m, n := t.Shape[rank-2], t.Shape[rank-1]
	k := a.Shape[rank-1]
	blocks := (k + ops.ContractionBlock - 1) / ops.ContractionBlock
	out := NewArray(t.DType, t.Shape)
	size := t.DType.Size()
	left := Column{DType: t.DType, Data: widened(Column{a.DType, a.Data}, t.DType)}
	right := Column{DType: t.DType, Data: widened(Column{b.DType, b.Data}, t.DType)}
	// A row of a result, whatever block it takes, is made by itself.
	err := parallel.For(ctx, t.Shape.Size()/n, max(1, grain/max(1, k*n)), func(low, high int) error {
		results := make([]byte, blocks*n*size)
		row := Column{DType: t.DType, Data: results}
		turned := make([]byte, len(results))
		for at := low; at < high; at++ {
			for i := range blocks {
				from, to := i*ops.ContractionBlock, min((i+1)*ops.ContractionBlock, k)
				matrix := at / m
				x := left.Part(at*k+from, at*k+to)
				y := right.Part((matrix*k+from)*n, (matrix*k+to)*n)
				if err := Product(row.Part(i*n, (i+1)*n), x, y, 1, to-from, n); err != nil {
					return err
				}
			}
			Gather(turned, results, size, shape.View{Shape: shape.Shape{n, blocks}, Strides: []int{1, n}})
			dst := Column{out.DType, out.Data}.Part(at*n, (at+1)*n)
			if err := FoldRows(ops.Sum, dst, Column{DType: t.DType, Data: turned}, blocks); err != nil {
				return err
			}
		}
		return nil
	})
	return out, err
}
