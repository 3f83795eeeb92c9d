package kernel

import "fmt"

// Digits serve factors that have no single stride along an axis. An example is the matrix of a
// convolution's windows: it has a row for every row and column of the image, and a step for every
// row and column of a channel's window. The kernel splits the row numbers and the step numbers into
// digits, each with its own stride, and so copies nothing.

// Digit is one digit of the numbers along an axis.
type Digit struct{ Size, Stride int }

// Digits is how many digits the line numbers of a factor have, and its step numbers along k. The
// lines are the rows of a or the columns of b. 0: one stride serves. A factor with digits is a
// single operand, read element by element.
type Digits struct{ Lines, Steps int }

// digitSpan returns how far the elements that the digits address reach before the first element,
// and behind it.
func (l Layout) digitSpan() (lo, hi int) {
	for _, list := range [][]Digit{l.Lines, l.Steps} {
		for _, d := range list {
			lo += min(0, (d.Size-1)*d.Stride)
			hi += max(0, (d.Size-1)*d.Stride)
		}
	}
	return lo, hi
}

// DigitSpan returns the distance between the first and the last element that the digits address.
func (l Layout) DigitSpan() int {
	lo, hi := l.digitSpan()
	return hi - lo
}

// Distinct returns how many different elements a layout addresses in a space of these dimensions.
func (l Layout) Distinct(dims []int) int {
	n := 1
	for i, size := range l.Seen(dims) {
		if l.Strides[i] != 0 {
			n *= size
		}
	}
	return n * l.digitElements()
}

// digitElements returns how many different elements the digits address: at most one for each place
// in their span, since windows overlap.
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

// DigitsOf returns the digits of a factor.
func (c *Contract) DigitsOf(p Role) Digits {
	switch p {
	case Left:
		return c.Left
	case Right:
		return c.Right
	}
	return Digits{}
}

// digitParams adds the strides of an operand's digits. It also adds the sizes of all digits but the
// first, since the kernel divides line and step numbers by them.
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

// evenly reports whether an operand's elements have one stride along axis 0, 1 or 2: m, n or k.
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
			return fmt.Sprintf("digits %v, more than %d or fewer than 0", d, MaxDigits)
		case operands != 1 || chunks != Single || c.Shared > 0 || c.Cooperative != nil:
			return fmt.Sprintf("%d operands by digits, %v", operands, chunks)
		}
	}
	return ""
}

// MaxDigits suffices for the windows of three spatial axes and their channels.
const MaxDigits = 4

// sampleDigits gives a geometry's layouts as many digits as the kernel has.
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
