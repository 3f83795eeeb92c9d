package vector

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/ops"
)

// Windows of every number of taps have the bits of a product and a reduction, special values
// included, and write no further than Wrote says.
func TestWindowsHaveTheDefinitionsBits(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		r := rand.New(rand.NewPCG(7, 8))
		for _, d := range []dtype.DType{dtype.Float32, dtype.Float64} {
			for _, taps := range []int{1, 2, 3, 7, 8, 9, 15, 16, 17, 25, 31, 32, 33, 49, 121} {
				for _, columns := range []int{1, 7, 8, 15, 16, 17, 31, 40} {
					w := Windows{Rows: 1 + r.IntN(4), Columns: columns, Down: r.IntN(60)}
					for range taps {
						w.Offsets = append(w.Offsets, r.IntN(90)*d.Size())
					}
					src, weights := elements(r, d, w.Reach(d.Size())), elements(r, d, taps)
					if err := w.check(d, src, weights); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	})
}

// check compares the sums with hostref's.
func (w Windows) check(d dtype.DType, src, weights hostref.Column) error {
	const guard = 0xa5
	size, windows, taps := d.Size(), w.Rows*w.Columns, len(w.Offsets)
	got := bytes.Repeat([]byte{guard}, (w.Wrote()+Group)*size)
	w.Sum(d, got[:w.Wrote()*size], src.Data, weights.Data)
	column := func(n int) hostref.Column { return hostref.Column{DType: d, Data: make([]byte, n*size)} }
	elements, repeated, products, want := column(windows*taps), column(windows*taps), column(windows*taps), column(windows)
	for i := range windows {
		for tap, offset := range w.Offsets {
			at := (i/w.Columns*w.Down+i%w.Columns)*size + offset
			copy(elements.Data[(i*taps+tap)*size:], src.Data[at:at+size])
			copy(repeated.Data[(i*taps+tap)*size:], weights.Data[tap*size:][:size])
		}
	}
	if err := hostref.Apply(ops.Mul, products, elements, repeated); err != nil {
		return err
	}
	if err := hostref.FoldRows(ops.Sum, want, products, taps); err != nil {
		return err
	}
	if !bytes.Equal(got[:windows*size], want.Data) {
		return fmt.Errorf("%s, %d taps, %d rows of %d windows: the sums differ from hostref's", d, taps, w.Rows, w.Columns)
	}
	for _, b := range got[w.Wrote()*size:] {
		if b != guard {
			return fmt.Errorf("%s, %d rows of %d windows: written beyond Wrote", d, w.Rows, w.Columns)
		}
	}
	return nil
}
