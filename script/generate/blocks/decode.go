package main

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/quant"
)

// The registers of all loops: the task is at R13, the block of the first of the lines at SI with the
// lines DX bytes apart, and the elements of the next step at DI with the steps BX bytes apart. R9 and
// R11 are the fourth and the seventh line, R8 counts blocks, and R12 is memory for intermediate
// results. Y15 has the scales of the lines' blocks, Y14 their minimums, X13 the table of values, Y12
// and Y11 the scales and the minimums of a part. The others are free.

// window is how many neighbouring bytes of each line are transposed at a time.
const window = 16

// decoding is the code of one format. The memory at R12 has the transposed bytes, and then the scales
// and the minimums of parts.
type decoding struct {
	*writer
	*quant.Format
	windows []int // the offset of each in the block
	part    int   // elements of a part
}

// decode writes the loop of a format.
func (w *writer) decode(f *quant.Format) error {
	d := &decoding{writer: w, Format: f, part: f.Digits[len(f.Digits)-1]}
	d.cover()
	fmt.Fprintf(&w.text, "\n// func decode%s(t *task)\nTEXT ·decode%s(SB), NOSPLIT, $0-8\n", f.Name, f.Name)
	w.write("MOVQ t+0(FP), R13")
	for _, field := range [][2]string{{"dst", "DI"}, {"dstStride", "BX"}, {"src", "SI"}, {"srcStride", "DX"}, {"blocks", "R8"}, {"memory", "R12"}} {
		w.write("MOVQ task_%s(R13), %s", field[0], field[1])
	}
	w.write("LEAQ (SI)(DX*2), R9")
	w.write("ADDQ DX, R9")
	w.write("LEAQ (R9)(DX*2), R11")
	w.write("ADDQ DX, R11")
	fmt.Fprint(&w.text, "\nblock:\n")
	for i := range d.windows {
		d.transpose(i)
	}
	if err := d.scales(); err != nil {
		return err
	}
	for e := 0; e < f.Elements; e += 2 {
		if err := d.pair(e); err != nil {
			return err
		}
	}
	for _, line := range []string{"SI", "R9", "R11"} {
		w.write("ADDQ $%d, %s", f.Bytes, line)
	}
	w.write("DECQ R8")
	w.write("JNZ block")
	w.write("VZEROUPPER")
	w.write("RET")
	return nil
}

// line is the place of a byte of a line's block.
func line(i, offset int) string {
	return fmt.Sprintf("%d(%s)%s", offset, []string{"SI", "R9", "R11"}[i/3], []string{"", "(DX*1)", "(DX*2)"}[i%3])
}

// place is where a field of an element lies: in which byte, and from which bit on.
func (d *decoding) place(field quant.Field, element int) (offset, shift int) {
	offset, shift = field.Offset, field.Shift
	for digit, n := range slices.Backward(d.Digits) {
		c := element % n
		element /= n
		if digit < len(field.Strides) {
			offset += c * field.Strides[digit]
		}
		if digit < len(field.Shifts) {
			shift += c * field.Shifts[digit]
		}
	}
	return offset, shift
}

// cover chooses windows for all bytes with fields.
func (d *decoding) cover() {
	needed := make([]bool, d.Bytes)
	for _, n := range []*quant.Number{d.Steps, d.Mins, &d.Quants} {
		for e := 0; n != nil && e < d.Elements; e++ {
			for _, field := range n.Fields {
				offset, _ := d.place(field, e)
				needed[offset] = true
			}
		}
	}
	end := 0
	for at, is := range needed {
		if is && at >= end {
			d.windows = append(d.windows, min(at, d.Bytes-window))
			end = d.windows[len(d.windows)-1] + window
		}
	}
}

// transposed is the place of n neighbouring bytes of all lines, from an offset of the block on. All
// lines' first bytes come first.
func (d *decoding) transposed(offset, n int) string {
	for i, from := range d.windows {
		if from <= offset && offset+n <= from+window {
			return fmt.Sprintf("%d(R12)", (i*window+offset-from)*lines)
		}
	}
	panic(d.Name + ": bytes of two windows")
}

// transpose transposes window i of all lines.
func (d *decoding) transpose(i int) {
	for l := range lines {
		d.write("VMOVDQU %s, X%d", line(l, d.windows[i]), l)
	}
	// Each stage takes the lines that are half as far apart: 0 and 4, then 02 and 46, then 0246 and
	// 1357.
	for _, stage := range [][lines / 2][2]int{{{0, 4}, {2, 6}, {1, 5}, {3, 7}}, {{8, 10}, {9, 11}, {12, 14}, {13, 15}}, {{0, 4}, {1, 5}, {2, 6}, {3, 7}}} {
		for j, p := range stage {
			to := 2*j + 8 - p[0]/8*8
			d.write("VPUNPCKLBW X%d, X%d, X%d", p[1], p[0], to)
			d.write("VPUNPCKHBW X%d, X%d, X%d", p[1], p[0], to+1)
		}
	}
	for j := range lines {
		d.write("VMOVDQU X%d, %d(R12)", 8+j, (i*window+2*j)*lines)
	}
}

// scales are the scales and the minimums of the lines' blocks, and those of their parts.
func (d *decoding) scales() error {
	if d.Values != nil {
		table := make([]byte, window)
		for i, v := range d.Values {
			table[i] = byte(v)
		}
		d.write("VMOVDQU %s, X13", d.constant(table))
	}
	if d.Exponent {
		d.exponents()
	} else {
		d.halves(d.Scale, "Y15")
	}
	if d.Minimum != 0 {
		d.halves(d.Minimum, "Y14")
	}
	for kind, n := range []*quant.Number{d.Steps, d.Mins} {
		for p := 0; n != nil && p < d.Elements/d.part; p += 2 {
			if err := d.integers(n, p*d.part, d.part); err != nil {
				return err
			}
			for i, y := range d.floats(n.Signed || n.Bias != 0) {
				d.write("VMULPS Y%d, %s, %s", 15-kind, y, y)
				d.write("VMOVUPS %s, %s", y, d.ofPart(kind, p+i))
			}
		}
	}
	return nil
}

// ofPart is the place of the scales, or the minimums, of a part.
func (d *decoding) ofPart(kind, p int) string {
	return fmt.Sprintf("%d(R12)", len(d.windows)*window*lines+(kind*d.Elements/d.part+p)*4*lines)
}

// halves makes a vector of the float16s at an offset of the lines' blocks.
func (d *decoding) halves(offset int, to string) {
	d.write("VPXOR X0, X0, X0")
	for l := range lines {
		d.write("VPINSRW $%d, %s, X0, X0", l, line(l, offset))
	}
	d.write("VCVTPH2PS X0, %s", to)
}

// exponents makes Y15 the powers 2^(e-128) of the bytes e of the lines' blocks. The first two powers
// are subnormal.
func (d *decoding) exponents() {
	d.write("VPXOR X0, X0, X0")
	for l := range lines {
		d.write("VPINSRB $%d, %s, X0, X0", l, line(l, d.Scale))
	}
	d.write("VPMOVZXBD X0, Y0")
	d.write("VPSUBD %s, Y0, Y1", d.each(1))
	d.write("VPSLLD $23, Y1, Y1")
	d.write("VPADDD %s, Y0, Y2", d.each(1))
	d.write("VPSLLD $21, Y2, Y2")
	d.write("VPCMPGTD %s, Y0, Y0", d.each(1))
	d.write("VBLENDVPS Y0, Y1, Y2, Y15")
}

// pair writes the elements e and e+1 of the lines' blocks.
func (d *decoding) pair(e int) error {
	scale, minimum := "Y15", "Y14"
	for kind, n := range []*quant.Number{d.Steps, d.Mins} {
		if to := [2]*string{&scale, &minimum}[kind]; n != nil {
			if *to = fmt.Sprintf("Y%d", 12-kind); e%d.part == 0 {
				d.write("VMOVUPS %s, %s", d.ofPart(kind, e/d.part), *to)
			}
		}
	}
	if err := d.integers(&d.Quants, e, 1); err != nil {
		return err
	}
	for i, y := range d.floats(true) {
		d.write("VMULPS %s, %s, %s", scale, y, y)
		switch {
		case d.Mins != nil:
			d.write("VSUBPS %s, %s, %s", minimum, y, y)
		case d.Minimum != 0:
			d.write("VADDPS %s, %s, %s", minimum, y, y)
		}
		d.write("VMOVUPS %s, (DI)%s", y, [2]string{"", "(BX*1)"}[i])
	}
	d.write("LEAQ (DI)(BX*2), DI")
	return nil
}

// integers makes X0 the number of element e, and of the one that comes next after so many elements,
// as bytes: first those of all lines for e.
func (d *decoding) integers(n *quant.Number, e, next int) error {
	for i, field := range n.Fields {
		to := fmt.Sprintf("X%d", i)
		offset, shift := d.place(field, e)
		second, other := d.place(field, e+next)
		switch {
		case second == offset+1 && other == shift:
			d.bytes(field, offset, shift, to)
		case second == offset && field.Mask == 1:
			d.bits(field, offset, shift, other, to)
		default:
			return fmt.Errorf("%s: the numbers of the elements %d and %d lie neither in neighbouring bytes nor in bits of one", d.Name, e, e+next)
		}
		if i > 0 {
			d.write("VPOR X1, X0, X0")
		}
	}
	if n == &d.Quants && d.Values != nil {
		d.write("VPSHUFB X0, X13, X0")
	}
	if n.Bias != 0 {
		d.write("VPSUBB %s, X0, X0", d.all(byte(n.Bias)))
	}
	return nil
}

// bytes takes a field from two neighbouring bytes.
func (d *decoding) bytes(field quant.Field, offset, shift int, to string) {
	d.write("VMOVDQU %s, %s", d.transposed(offset, 2), to)
	switch right := shift - field.Left; {
	case right > 0:
		d.write("VPSRLW $%d, %s, %s", right, to, to)
	case right < 0:
		d.write("VPSLLW $%d, %s, %s", -right, to, to)
	}
	if field.Mask != 255 {
		d.write("VPAND %s, %s, %s", d.all(field.Mask<<field.Left), to, to)
	}
}

// bits takes a field of one bit from two bits of a byte.
func (d *decoding) bits(field quant.Field, offset, first, second int, to string) {
	both := make([]byte, window)
	for i := range both {
		both[i] = 1 << [2]int{first, second}[i/lines]
	}
	d.write("VPBROADCASTQ %s, %s", d.transposed(offset, 1), to)
	d.write("VPAND %s, %s, %s", d.constant(both), to, to)
	d.write("VPCMPEQB %s, %s, %s", d.constant(both), to, to)
	d.write("VPAND %s, %s, %s", d.all(1<<field.Left), to, to)
}

// floats makes two vectors of the bytes in X0.
func (d *decoding) floats(signed bool) [2]string {
	extend := "VPMOVZXBD"
	if signed {
		extend = "VPMOVSXBD"
	}
	d.write("%s X0, Y1", extend)
	d.write("VPSRLDQ $8, X0, X0")
	d.write("%s X0, Y2", extend)
	d.write("VCVTDQ2PS Y1, Y1")
	d.write("VCVTDQ2PS Y2, Y2")
	return [2]string{"Y1", "Y2"}
}
