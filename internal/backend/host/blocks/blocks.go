package blocks

import (
	"unsafe"

	"github.com/weft-gpu/weft/internal/quant"
)

// Lines are lines of a matrix that are stored in blocks of a format.
type Lines struct {
	Format *quant.Format
	Data   []byte // the first line, and those after it
	Stride int    // the distance between lines, in bytes
}

// most is the most elements of a block, and together how many lines a loop decodes at a time. The
// lines take turns after about sectionSteps steps, so that a row's elements reach the L2 cache together.
const most, together, sectionSteps = 256, 8, 128

// Steps writes the steps [first, first + n) of so many lines to dst. A step is a row of float32s, one of
// each line, and rows are stride elements apart. They are the numbers of [quant.Format.Decode], but a
// NaN may have any bits. n and lines are at least 1. It panics if dst or the lines are too short.
func (l Lines) Steps(dst []byte, first, n, lines, stride int) {
	f, row := l.Format, 4*stride
	var some []byte
	for n > 0 {
		at, begun := first/f.Elements*f.Bytes, first%f.Elements
		count := n / f.Elements * f.Elements
		if begun == 0 && count > 0 {
			l.blocks(dst, at, count/f.Elements, lines, stride)
		} else {
			if some == nil {
				some = make([]byte, f.Elements*row)
			}
			l.blocks(some, at, 1, lines, stride)
			count = min(n, f.Elements-begun)
			for i := range count {
				copy(dst[i*row:][:4*lines], some[(begun+i)*row:])
			}
		}
		first, n = first+count, n-count
		dst = dst[min(count*row, len(dst)):]
	}
}

// blocks decodes so many blocks of each line, from the byte at on.
func (l Lines) blocks(dst []byte, at, blocks, lines, stride int) {
	loop := loopOf(l.Format)
	if loop == nil || lines < together {
		for i := range lines {
			l.column(dst[4*i:], at+i*l.Stride, blocks, stride)
		}
		return
	}
	_ = l.Data[(lines-1)*l.Stride+at+blocks*l.Format.Bytes-1]
	_ = dst[4*(stride*(blocks*l.Format.Elements-1)+lines)-1]
	var memory [memoryBytes]byte
	each := max(1, sectionSteps/l.Format.Elements)
	for b := 0; b < blocks; b += each {
		to, from, n := dst[4*stride*b*l.Format.Elements:], l.Data[at+b*l.Format.Bytes:], min(each, blocks-b)
		for low := 0; low < lines; low += together {
			low = min(low, lines-together)
			loop(&task{dst: unsafe.Pointer(&to[4*low]), src: unsafe.Pointer(&from[low*l.Stride]), memory: unsafe.Pointer(&memory[0]),
				dstStride: 4 * stride, srcStride: l.Stride, blocks: n})
		}
	}
}

// column decodes so many blocks of one line, from the byte at on.
func (l Lines) column(dst []byte, at, blocks, stride int) {
	var elements [most]float32
	f, out := l.Format, unsafe.Slice((*float32)(unsafe.Pointer(unsafe.SliceData(dst))), len(dst)/4)
	for b := range blocks {
		f.Decode(l.Data[at+b*f.Bytes:][:f.Bytes], elements[:])
		for e, x := range elements[:f.Elements] {
			out[(b*f.Elements+e)*stride] = x
		}
	}
}

// task holds the arguments of a loop that decodes blocks of neighbouring lines. Strides are in bytes:
// dstStride between steps, srcStride between lines. memory has memoryBytes.
type task struct {
	dst, src, memory             unsafe.Pointer
	dstStride, srcStride, blocks int
}

// memoryBytes is enough for the transposed bytes of eight blocks, and the scales and minimums of their
// parts.
const memoryBytes = 8*216 + 2*16*32

// loop decodes blocks of eight lines.
type loop func(t *task)
