package vector

import (
	"encoding/binary"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/parallel"
)

// divisions are the operators of a quotient of integers that have a loop.
func divisions() (list []Operator) {
	for _, o := range operators() {
		if o.In.IsInteger() && (o.Name == "floor_divide" || o.Name == "remainder" || o.Name == "fmod") {
			list = append(list, o)
		}
	}
	return list
}

// integersOf is a column of the lower bytes of words.
func integersOf(d dtype.DType, words []uint64) hostref.Column {
	c := hostref.Column{DType: d}
	for _, w := range words {
		c.Data = append(c.Data, binary.LittleEndian.AppendUint64(nil, w)[:d.Size()]...)
	}
	return c
}

// Integers are divided as the definitions say: all pairs of a byte, and of two bytes all dividends by
// every 4,099th divisor or, with WEFT_EXHAUSTIVE=1, by every one.
func TestAllDivisionsOfShortIntegers(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		for _, o := range divisions() {
			size, step := o.In.Size(), 1
			if size > 2 {
				continue
			}
			if size == 2 && os.Getenv("WEFT_EXHAUSTIVE") != "1" {
				step = 4099
			}
			dividends := make([]uint64, 1<<(8*size))
			for i := range dividends {
				dividends[i] = uint64(i)
			}
			x := integersOf(o.In, dividends)
			err := parallel.For(t.Context(), (len(dividends)+step-1)/step, 1, func(low, high int) error {
				divisors := make([]uint64, len(dividends))
				for i := low; i < high; i++ {
					for j := range divisors {
						divisors[j] = uint64(i * step)
					}
					y := integersOf(o.In, divisors)
					if err := o.check(hostref.Column{DType: o.Out, Data: make([]byte, len(x.Data))}, x, y); err != nil {
						return err
					}
				}
				return nil
			})
			if err != nil {
				t.Error(err)
			}
		}
	})
}

// Dividends are products and their neighbours, where a quotient that was rounded would be another.
func TestDivisionsBesideProducts(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	drawn := func() uint64 {
		w := r.Uint64() >> r.IntN(64)
		switch r.IntN(3) {
		case 0:
			return -w
		case 1:
			return 1<<r.IntN(33) - uint64(r.IntN(3))
		}
		return w
	}
	eachKind(t, func(t *testing.T) {
		for _, o := range divisions() {
			var x, y []uint64
			for range many() {
				divisor := drawn()
				x, y = append(x, divisor*drawn()+uint64(r.IntN(3))-1), append(y, divisor)
			}
			if err := o.check(hostref.Column{DType: o.Out, Data: make([]byte, len(x)*o.Out.Size())}, integersOf(o.In, x), integersOf(o.In, y)); err != nil {
				t.Error(err)
			}
		}
	})
}
