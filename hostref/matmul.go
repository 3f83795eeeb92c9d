package hostref

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// productFunc writes the product of an m x k by a k x n matrix, all in row-major order, with k > 0.
// Each element has one accumulator.
type productFunc func(dst, a, b []byte, m, k, n int)

// products are by the dtype of the multiplications and additions.
var products = map[dtype.DType]productFunc{
	dtype.Int8:       productOf(keep[int8]),
	dtype.Int16:      productOf(keep[int16]),
	dtype.Int32:      productOf(keep[int32]),
	dtype.Int64:      productOf(keep[int64]),
	dtype.Uint8:      productOf(keep[uint8]),
	dtype.Uint16:     productOf(keep[uint16]),
	dtype.Uint32:     productOf(keep[uint32]),
	dtype.Uint64:     productOf(keep[uint64]),
	dtype.Float32:    fusedProduct,
	dtype.Float64:    productOf(canonical[float64]),
	dtype.Complex64:  productOfComplex[float32](),
	dtype.Complex128: productOfComplex[float64](),
}

// turnedProducts are products whose b is stored as n x k.
var turnedProducts = map[dtype.DType]productFunc{
	dtype.Int8:    turnedProductOf(keep[int8]),
	dtype.Int16:   turnedProductOf(keep[int16]),
	dtype.Int32:   turnedProductOf(keep[int32]),
	dtype.Int64:   turnedProductOf(keep[int64]),
	dtype.Uint8:   turnedProductOf(keep[uint8]),
	dtype.Uint16:  turnedProductOf(keep[uint16]),
	dtype.Uint32:  turnedProductOf(keep[uint32]),
	dtype.Uint64:  turnedProductOf(keep[uint64]),
	dtype.Float32: fusedProductTurned,
	dtype.Float64: turnedProductOf(canonical[float64]),
}

func productOf[T number](finish func([]T)) productFunc {
	return func(dst, x, y []byte, m, k, n int) {
		out, a, b := view[T](dst), view[T](x), view[T](y)
		for i := range m {
			row := out[i*n : (i+1)*n]
			addProducts(row, a[i*k], b[:n], true)
			p := 1
			for ; p+4 <= k; p += 4 {
				addFourProducts(row, a[i*k+p:], b[p*n:])
			}
			for ; p < k; p++ {
				addProducts(row, a[i*k+p], b[p*n:(p+1)*n], false)
			}
		}
		finish(out)
	}
}

// addProducts adds a times each element of b to dst or, if first is true, sets dst to the products.
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

// addFourProducts is addProducts for four elements of a and four rows of b, in order. It loads and
// stores the sums only once.
func addFourProducts[T number](dst, a, b []T) {
	n := len(dst)
	a0, a1, a2, a3 := a[0], a[1], a[2], a[3]
	b0, b1, b2, b3 := b[:n], b[n:2*n], b[2*n:3*n], b[3*n:4*n]
	for j := range dst {
		sum := dst[j] + T(a0*b0[j])
		sum += T(a1 * b1[j])
		sum += T(a2 * b2[j])
		dst[j] = sum + T(a3*b3[j])
	}
}

// fusedProduct multiplies and adds float32s by fma32, which rounds once. The first products are added
// to -0, which does not change them.
func fusedProduct(dst, x, y []byte, m, k, n int) {
	out, a, b := view[float32](dst), view[float32](x), view[float32](y)
	for i := range m {
		row := out[i*n : (i+1)*n]
		for j, e := range b[:n] {
			row[j] = a[i*k] * e
		}
		for p := 1; p < k; p++ {
			element := a[i*k+p]
			for j, e := range b[p*n:][:n] {
				row[j] = fma32(element, e, row[j])
			}
		}
	}
	canonical(out)
}

// fusedProductTurned is fusedProduct for b stored as n x k.
func fusedProductTurned(dst, x, y []byte, m, k, n int) {
	out, a, b := view[float32](dst), view[float32](x), view[float32](y)
	for i := range m {
		for j := range n {
			sum := a[i*k] * b[j*k]
			for p := 1; p < k; p++ {
				sum = fma32(a[i*k+p], b[j*k+p], sum)
			}
			out[i*n+j] = sum
		}
	}
	canonical(out)
}

// turnedProductOf computes four elements at a time, so that their chains of additions overlap.
func turnedProductOf[T number](finish func([]T)) productFunc {
	return func(dst, x, y []byte, m, k, n int) {
		out, a, b := view[T](dst), view[T](x), view[T](y)
		for i := range m {
			row, from := out[i*n:(i+1)*n], a[i*k:(i+1)*k]
			j := 0
			for ; j+4 <= n; j += 4 {
				fourSums(row[j:], from, b[j*k:])
			}
			for ; j < n; j++ {
				row[j] = sumOfProducts(from, b[j*k:])
			}
		}
		finish(out)
	}
}

// fourSums are the sums of products of a with each of the first four rows of b.
func fourSums[T number](dst, a, b []T) {
	k := len(a)
	b0, b1, b2, b3 := b[:k], b[k:2*k], b[2*k:3*k], b[3*k:4*k]
	s0, s1, s2, s3 := T(a[0]*b0[0]), T(a[0]*b1[0]), T(a[0]*b2[0]), T(a[0]*b3[0])
	for p := 1; p < k; p++ {
		x := a[p]
		s0 += T(x * b0[p])
		s1 += T(x * b1[p])
		s2 += T(x * b2[p])
		s3 += T(x * b3[p])
	}
	dst[0], dst[1], dst[2], dst[3] = s0, s1, s2, s3
}

func sumOfProducts[T number](a, b []T) T {
	b = b[:len(a)]
	sum := T(a[0] * b[0])
	for p := 1; p < len(a); p++ {
		sum += T(a[p] * b[p])
	}
	return sum
}

// productOfComplex multiplies as mulComplex does, and adds real and imaginary parts separately.
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

// Product writes one block of a contraction: the product of an m x k by a k x n matrix in row-major
// order, 0 < k <= ops.ContractionBlock. a and b have the same dtype, and dst has its
// ops.ContractionType. It fails with an *Error if dtypes or lengths do not match.
func Product(dst, a, b Column, m, k, n int) error {
	return product(products, dst, a, b, m, k, n)
}

// ProductTurned is [Product] with b stored as an n x k matrix in row-major order. It fails with an
// *Error for complex numbers too.
func ProductTurned(dst, a, b Column, m, k, n int) error {
	return product(turnedProducts, dst, a, b, m, k, n)
}

func product(by map[dtype.DType]productFunc, dst, a, b Column, m, k, n int) error {
	f, ok := by[dst.DType]
	if !ok || ops.ContractionType(a.DType) != dst.DType || a.DType != b.DType {
		return fail(ops.MatMul, "it does not multiply %s and %s to %s", a.DType, b.DType, dst.DType)
	}
	if a.Len() != m*k || b.Len() != k*n || dst.Len() != m*n {
		return fail(ops.MatMul, "%d and %d elements do not make %d x %d x %d", a.Len(), b.Len(), m, k, n)
	}
	f(dst.Data, widened(a, dst.DType), widened(b, dst.DType), m, k, n)
	return nil
}

// widened returns a column's data, converted to dtype d.
func widened(c Column, d dtype.DType) []byte {
	if c.DType == d {
		return c.Data
	}
	wide := make([]byte, c.Len()*d.Size())
	casts[conversion{c.DType, d}](wide, []Column{c})
	return wide
}

// evalContraction multiplies stacks of matrices. It computes each block of k, and adds the blocks'
// results in the order of the reduction sum.
func evalContraction(ctx context.Context, t graph.Type, a, b *Array) (*Array, error) {
	rank := len(t.Shape)
	m, n := t.Shape[rank-2], t.Shape[rank-1]
	k := a.Shape[rank-1]
	blocks := (k + ops.ContractionBlock - 1) / ops.ContractionBlock
	out := NewArray(t.DType, t.Shape)
	size := t.DType.Size()
	left := Column{DType: t.DType, Data: widened(Column{a.DType, a.Data}, t.DType)}
	right := Column{DType: t.DType, Data: widened(Column{b.DType, b.Data}, t.DType)}
	// A piece is some rows of the result, each of which is computed independently.
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
