package onnx

import (
	"slices"
	"strings"
)

var drawnProducts = []drawnOp{{"MatMul", drawMatMul}, {"Gemm", drawGemm}, {"Einsum", drawEinsum}, {"Det", drawDet}}

// drawMatMul has vectors and batches that broadcast. Of sums of no elements ONNX Runtime
// gives memory that it has not set.
func drawMatMul(d *drawer) *drawnCase {
	c := &drawnCase{op: "MatMul", version: oneOf[int64](d, 1, 9, 13), outs: 1}
	elem := oneOf(d, float32s, float64s)
	if c.version >= 9 {
		elem = oneOf(d, float32s, float64s, int32s, int64s, uint32s, uint64s)
	}
	m, k, n := int64(d.between(1, 5)), int64(d.between(1, 5)), int64(d.between(1, 5))
	batch := d.dims(d.between(0, 2), 1, 3)
	a, b := append(d.part(batch), m, k), append(d.part(batch), k, n)
	if d.chance(4) {
		a = []int64{k}
	}
	if d.chance(4) {
		b = []int64{k}
	}
	c.in = []drawnInput{d.of(elem, a, -4, 4), d.either(d.of(elem, b, -4, 4))}
	return c
}

// drawGemm has a third operand that broadcasts, or none from version 11 on.
func drawGemm(d *drawer) *drawnCase {
	c := &drawnCase{op: "Gemm", version: oneOf[int64](d, 7, 9, 11, 13), outs: 1}
	elem := oneOf(d, float32s, float64s)
	m, k, n := int64(d.between(1, 5)), int64(d.between(1, 5)), int64(d.between(1, 5))
	a, b := []int64{m, k}, []int64{k, n}
	if d.chance(2) {
		slices.Reverse(a)
		c.with(attrInt("transA", 1))
	}
	if d.chance(2) {
		slices.Reverse(b)
		c.with(attrInt("transB", 1))
	}
	c.maybe(d, attrFloat("alpha", float32(d.between(-3, 3))/2))
	c.maybe(d, attrFloat("beta", float32(d.between(-3, 3))/2))
	c.in = []drawnInput{d.of(elem, a, -4, 4), d.either(d.of(elem, b, -4, 4))}
	if c.version < 11 || d.chance(2) {
		c.in = append(c.in, d.either(d.of(elem, d.part([]int64{m, n}), -4, 4)))
	}
	return c
}

// drawEinsum has axes that are summed, repeated, transposed and left to an ellipsis.
func drawEinsum(d *drawer) *drawnCase {
	c := &drawnCase{op: "Einsum", version: 12, outs: 1}
	size := map[byte]int64{}
	letters := oneOf(d, "abcd", "ijkl", "xyZa")
	for i := range letters {
		size[letters[i]] = int64(d.between(1, 4))
	}
	ellipsis := d.dims(d.between(0, 2), 1, 3)
	hasEllipsis := d.chance(3)
	elem := oneOf(d, float32s, float64s, int32s, int64s)
	var terms []string
	used := map[byte]bool{}
	for range d.between(1, 3) {
		var term string
		var dims []int64
		for range d.between(0, 3) {
			l := letters[d.IntN(len(letters))]
			if strings.IndexByte(term, l) >= 0 && !d.chance(3) {
				continue
			}
			term, used[l] = term+string(l), true
			dims = append(dims, size[l])
		}
		if hasEllipsis {
			term, dims = "..."+term, append(slices.Clone(ellipsis), dims...)
		}
		terms = append(terms, term)
		c.in = append(c.in, d.of(elem, dims, -3, 3))
	}
	equation := strings.Join(terms, ",")
	if d.chance(2) {
		equation += "->" + d.einsumResult(letters, used, hasEllipsis)
	}
	return c.with(attrString("equation", equation))
}

// einsumResult are some of the letters that are used, in any order.
func (d *drawer) einsumResult(letters string, used map[byte]bool, ellipsis bool) (out string) {
	for _, i := range d.Perm(len(letters)) {
		if used[letters[i]] && d.chance(2) {
			out += string(letters[i])
		}
	}
	if ellipsis {
		out = "..." + out
	}
	return out
}

func drawDet(d *drawer) *drawnCase {
	n := int64(d.between(1, 5))
	return &drawnCase{op: "Det", version: oneOf[int64](d, 11, 22), outs: 1, near: 1e-3, in: []drawnInput{d.of(float32s, append(d.dims(d.between(0, 2), 1, 3), n, n), -3, 3)}}
}
