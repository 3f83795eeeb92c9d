package gemm

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// A word is an element of the loops of Int16: two neighbouring steps of 16 bits, the first one in the
// lower half. Its product with another word is the sum of two products, exact in 32 bits. Sums wrap,
// so they are the definition's for int32 and uint32 in any order.

// bringing makes words of elements of a narrow dtype, 16 elements of a row at a time. widen makes a
// line of 16 bits; int16 needs none. join makes a row of words from two rows, which are two steps.
type bringing struct{ widen, join function }

const broughtAtOnce = 16

// Words returns how many words hold so many steps. If steps is odd, the last word's upper half is 0.
func Words(steps int) int { return (steps + 1) / 2 }

// Lines writes the rows of src as words, row after row: dst has as many rows of Words(steps) words.
// The columns of src are steps. d is int8, uint8 or int16; rows and steps are at least 1.
func (k *Kind) Lines(dst []byte, src Matrix, d dtype.DType, rows, steps int) {
	row := 4 * Words(steps)
	for i := range rows {
		to, from := dst[i*row:][:row], src.Data[i*src.Stride*d.Size():][:steps*d.Size()]
		switch d {
		case dtype.Int16:
			copy(to, from)
		case dtype.Int8:
			widenLine[int8](to, from, k.from[d].widen)
		default:
			widenLine[uint8](to, from, k.from[d].widen)
		}
		if steps%2 == 1 {
			to[row-2], to[row-1] = 0, 0
		}
	}
}

func widenLine[T int8 | uint8](to, from []byte, f function) {
	n := len(from) / broughtAtOnce * broughtAtOnce
	if n > 0 {
		call(f, &task{dst: unsafe.Pointer(&to[0]), a: unsafe.Pointer(&from[0]), steps: n})
	}
	out := elements[int16](to)
	for i, v := range elements[T](from)[n:] {
		out[n+i] = int16(v)
	}
}

// Steps writes the rows of src, which are steps, as words: dst has Words(steps) rows of so many
// columns. d is int8, uint8 or int16; steps and columns are at least 1.
func (k *Kind) Steps(dst []byte, src Matrix, d dtype.DType, steps, columns int) {
	size := d.Size()
	var none []byte
	if steps%2 == 1 {
		none = make([]byte, columns*size)
	}
	for s := 0; s < steps; s += 2 {
		line := func(s int) []byte { return src.Data[s*src.Stride*size:][:columns*size] }
		next := none
		if s+1 < steps {
			next = line(s + 1)
		}
		to := dst[s/2*columns*4:][:columns*4]
		switch d {
		case dtype.Int16:
			joinSteps[int16](to, line(s), next, k.from[d].join)
		case dtype.Int8:
			joinSteps[int8](to, line(s), next, k.from[d].join)
		default:
			joinSteps[uint8](to, line(s), next, k.from[d].join)
		}
	}
}

func joinSteps[T int8 | uint8 | int16](to, first, second []byte, f function) {
	x, y, out := elements[T](first), elements[T](second), elements[[2]int16](to)
	n := len(x) / broughtAtOnce * broughtAtOnce
	if n > 0 {
		call(f, &task{dst: unsafe.Pointer(&to[0]), a: unsafe.Pointer(&first[0]), b: unsafe.Pointer(&second[0]), steps: n})
	}
	for i := n; i < len(x); i++ {
		out[i] = [2]int16{int16(x[i]), int16(y[i])}
	}
}
