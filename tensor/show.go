package tensor

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/internal/arraytext"
	"github.com/weft-gpu/weft/shape"
)

// Shown prints a tensor's elements, as [Show] describes.
type Shown struct {
	ctx context.Context
	t   *Tensor
}

// Show makes package fmt print t's elements, of any shape and dtype: fmt.Println(tensor.Show(ctx,
// t)). It computes nothing by itself. Printing runs what t needs and waits for it; an error is
// printed in place of the elements. (A Tensor itself prints as a description, such as "float32[2 3]
// on llvmpipe, not yet run", and runs nothing.)
//
// %v prints as NumPy does: rows in brackets, and numbers below each other with as few digits as
// tell them apart. Of more than 1,000 elements it prints the first and last three of each long
// axis, and computes and reads only these where it can. %+v prints all of them. Any other verb,
// such as %.3f, %x or %q, prints each element by that verb and its flags, in columns of one width.
func Show(ctx context.Context, t *Tensor) Shown { return Shown{ctx, t} }

// Text is the text that %v prints. Errors: those of [Read].
func (s Shown) Text() (string, error) { return s.text(true, nil) }

// String is [Shown.Text], or the error in its place.
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

// endsOf is the first and the last elements of a long axis.
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
