package kernel

import "fmt"

// Factors that do not lie evenly: the windows of a convolution as a matrix have a row
// for every place, which is one of rows and columns of an image, and a step for every
// element, which is one of a channel's rows and columns. Such an axis is read as the
// digits of its numbers, each with a stride of its own, and nothing is copied.

// Digit is one of the digits that numbers along an axis are written in.
type Digit struct{ Size, Stride int }

// Digits is how many digits a factor's lines, which are rows of a or columns of b, and
// its steps of k are written in; 0: they lie a stride apart. A factor with digits is
// one operand, read element by element.
type Digits struct{ Lines, Steps int }

// digitSpan is how far the digits' elements reach before and behind the first.
func (l Layout) digitSpan() (lo, hi int) {
	for _, list := range [][]Digit{l.Lines, l.Steps} {
		for _, d := range list {
			lo += min(0, (d.Size-1)*d.Stride)
			hi += max(0, (d.Size-1)*d.Stride)
		}
	}
	return lo, hi
}

// DigitSpan is how many elements the digits reach over, less one.
func (l Layout) DigitSpan() int {
	lo, hi := l.digitSpan()
	return hi - lo
}

// Distinct is how many elements of a layout there are over so many points along each
// axis.
func (l Layout) Distinct(dims []int) int {
	n := 1
	for i, size := range l.Seen(dims) {
		if l.Strides[i] != 0 {
			n *= size
		}
	}
	return n * l.digitElements()
}

// digitElements is how many elements the digits show, at the most one for each place
// that they reach: windows overlap.
func (l Layout) digitElements() int {
	n := 1
	for _, list := range [][]Digit{l.Lines, l.Steps} {
		for _, d := range list {
			if d.Stride != 0 {
				n *= d.Size
			}
		}
	}
	return min(n, l.DigitSpan()+1)
}

// DigitsOf are those of a factor.
func (c *Contract) DigitsOf(p Role) Digits {
	switch p {
	case Left:
		return c.Left
	case Right:
		return c.Right
	}
	return Digits{}
}

// digitParams adds the strides of an operand's digits, and the sizes of those that
// numbers are divided by: all but the first.
func (l *paramList) digitParams(operand int, lines, steps []Digit) {
	add := func(list []Digit, size, stride func(operand, digit int) Slot) {
		for i, d := range list {
			if i > 0 {
				l.divisor(size(operand, i), d.Size)
			}
			l.add(stride(operand, i), d.Stride)
		}
	}
	add(lines, LineSize, LineStride)
	add(steps, StepSize, StepStride)
}

// evenly reports whether an operand's elements lie a stride apart along an axis, of m,
// n and k.
func (c *Contract) evenly(p Role, axis int) bool {
	d := c.DigitsOf(p)
	switch axis {
	case p.still():
		return true
	case 2:
		return d.Steps == 0
	}
	return d.Lines == 0
}

// verifyDigits checks what is read by digits: "" is right.
func (c *Contract) verifyDigits(k *Kernel) string {
	for _, p := range []Role{Left, Right} {
		d, operands := c.DigitsOf(p), 0
		for _, role := range k.Roles() {
			if role == p {
				operands++
			}
		}
		chunks := [...]Chunks{c.A, c.B}[p]
		switch {
		case d == Digits{}:
		case d.Lines < 0 || d.Steps < 0 || d.Lines > MaxDigits || d.Steps > MaxDigits:
			return fmt.Sprintf("digits %v, of which there are up to %d", d, MaxDigits)
		case operands != 1 || chunks != Single || c.Shared > 0 || c.Cooperative != nil:
			return fmt.Sprintf("%d operands by digits, %v", operands, chunks)
		}
	}
	return ""
}

// MaxDigits is enough for the windows of three spatial axes and their channels.
const MaxDigits = 4

// sampleDigits gives a geometry's layouts the digits that the kernel has.
func (c *Contract) sampleDigits(k *Kernel, g *Geometry) {
	for i, p := range k.Roles() {
		d := c.DigitsOf(p)
		g.Operands[i].Lines, g.Operands[i].Steps = sampleOf(d.Lines), sampleOf(d.Steps)
	}
}

func sampleOf(n int) []Digit {
	list := make([]Digit, n)
	for i := range list {
		list[i].Size = 1
	}
	return list
}
