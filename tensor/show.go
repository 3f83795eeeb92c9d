package tensor

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/internal/arraytext"
	"github.com/weft-gpu/weft/shape"
)

// Shown prints a tensor's elements, as [Show] says.
type Shown struct {
	ctx context.Context
	t   *Tensor
}

// Show is what package fmt prints t's elements of: fmt.Println(tensor.Show(ctx, t)). It
// computes nothing by itself; printing runs what t needs and waits for it, and an error
// is printed in its place. (A Tensor prints as what it is, such as "float32[2 3] on
// llvmpipe, not yet run", and never runs anything.)
//
// %v prints as NumPy does: rows in brackets, numbers below each other with as few digits
// as tell them apart, and of more than 1,000 elements the first and last three of each
// long axis, which alone are computed and read where they can be. %+v prints all of
// them. Any other verb, such as %.3f, %x or %q, prints each element by that verb, flags
// and all, in columns of one width.
func Show(ctx context.Context, t *Tensor) Shown { return Shown{ctx, t} }

// Text is what %v prints. Errors: those of [Read].
func (s Shown) Text() (string, error) { return s.text(true, nil) }

// String is Text, or the error in its place.
func (s Shown) String() string { return fmt.Sprintf("%v", s) }

// Format implements fmt.Formatter.
func (s Shown) Format(f fmt.State, verb rune) {
	var word func(value any) string
	if verb != 'v' && verb != 's' {
		word = func(value any) string { return fmt.Sprintf(fmt.FormatString(f, verb), value) }
	}
	text, err := s.text(verb != 'v' || !f.Flag('+'), word)
	if err != nil {
		text = fmt.Sprintf("%%!%c(%v)", verb, err)
	}
	fmt.Fprint(f, text)
}

// text prints the elements, by word or as NumPy does.
func (s Shown) text(elide bool, word func(value any) string) (string, error) {
	if err := usable("read", s.t); err != nil {
		return "", err
	}
	shown := s.t
	a := arraytext.Array{DType: s.t.DType()}
	if elide {
		a.Elided = arraytext.Elide(s.t.Shape())
	}
	for axis, elided := range a.Elided {
		if elided {
			ends := endsOf(shown, axis)
			defer ends.Close()
			shown = ends
		}
	}
	a.Shape = shown.Shape()
	var err error
	if a.Data, err = ReadBytes(s.ctx, shown); err != nil {
		return "", err
	}
	return a.Text(word), nil
}

// endsOf is what is shown of a long axis.
func endsOf(t *Tensor, axis int) *Tensor {
	first, last := make([]shape.Index, axis+1), make([]shape.Index, axis+1)
	for i := range axis {
		first[i], last[i] = shape.All(), shape.All()
	}
	first[axis], last[axis] = shape.To(arraytext.Edge), shape.From(-arraytext.Edge)
	a, b := t.At(first...), t.At(last...)
	defer a.Close()
	defer b.Close()
	return Concat(axis, a, b)
}
