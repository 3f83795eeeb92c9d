package vector

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
)

func column(s []float32) hostref.Column {
	return hostref.Column{DType: dtype.Float32, Data: hostref.Bytes(s)}
}

// special lists values at which operators or dtypes have limits.
var special = func() []float32 {
	list := []float32{0, 1, 2, 3, 0.5, 1.5, 2.5, 1e-45, 1.1754944e-38, 1.1754942e-38, math.MaxFloat32, float32(math.Inf(1)), 88.72284, 103.97, 128, 149, 18, 9.01,
		255, 256, 254.99, 1 << 31, 1<<31 - 128, 1 << 23, 1<<23 - 0.5, 65504, 65519.99, 65520, 6.1035156e-05, 5.9604645e-08, 2.9802322e-08, 2.9802326e-08, 3.3895314e38}
	for _, bits := range []uint32{0x7fc00000, 0x7f800001, 0x7fffffff, 0x7fc12345} {
		list = append(list, math.Float32frombits(bits))
	}
	for _, x := range slices.Clone(list) {
		list = append(list, math.Float32frombits(math.Float32bits(x)^1<<31))
	}
	return list
}()

// drawn returns special values, values of all magnitudes, and ordinary values. In half of the runs
// of 64, nearly all values are ordinary, so that loops do not stop there.
func drawn(r *rand.Rand, n int) []float32 {
	list, usual := make([]float32, n), false
	for i := range list {
		if i%64 == 0 {
			usual = r.IntN(2) == 0
		}
		kind := r.IntN(4)
		if usual && r.IntN(100) > 0 {
			kind = 2
		}
		switch kind {
		case 0:
			list[i] = special[r.IntN(len(special))]
		case 1:
			list[i] = math.Float32frombits(r.Uint32())
		default:
			list[i] = float32(r.NormFloat64() * 4)
		}
	}
	return list
}

// elements returns n elements of a dtype: drawn floats, or any bits that are valid.
func elements(r *rand.Rand, d dtype.DType, n int) hostref.Column {
	if d == dtype.Float32 {
		return column(drawn(r, n))
	}
	c := hostref.Column{DType: d, Data: make([]byte, n*d.Size())}
	switch d {
	case dtype.Complex64:
		c.Data = hostref.Bytes(drawn(r, 2*n))
		return c
	case dtype.Complex128: // some with all their bits
		parts := hostref.Column{DType: dtype.Float64, Data: c.Data}
		if err := hostref.Apply(ops.Cast, parts, column(drawn(r, 2*n))); err != nil {
			panic(err)
		}
		for i := range 2 * n {
			if r.IntN(2) == 0 {
				parts.Data[8*i] = byte(r.Uint32())
			}
		}
		return c
	}
	for i := range n {
		e := c.Data[i*d.Size():][:d.Size()]
		switch {
		case d == dtype.Bool:
			e[0] = byte(r.IntN(2))
		case d.IsFloat() && r.IntN(2) == 0:
			if err := hostref.Apply(ops.Cast, hostref.Column{DType: d, Data: e}, column(drawn(r, 1))); err != nil {
				panic(err)
			}
		default:
			for j := range e {
				e[j] = byte(r.Uint32())
			}
		}
	}
	return c
}

// whole applies an operator as backend/host does: the definition evaluates what the loop does not.
func (o Operator) whole(dst hostref.Column, args ...hostref.Column) error {
	m, ok := MapOf(o)
	op, known := ops.ByName(o.Name)
	if !ok || !known || m.Arity() != op.Arity {
		return fmt.Errorf("%v: %v, %v", o, ok, known)
	}
	n := dst.Len()
	for from := 0; from < n; {
		var data [operands][]byte
		for i, a := range args {
			data[i] = a.Part(from, n).Data
		}
		from += m.Apply(dst.Part(from, n).Data, data[0], data[1], data[2])
		to := min(from+Group, n)
		var parts []hostref.Column
		for _, a := range args {
			parts = append(parts, a.Part(from, to))
		}
		if from < to {
			if err := hostref.Apply(op, dst.Part(from, to), parts...); err != nil {
				return err
			}
		}
		from = to
	}
	return nil
}

// eachKind runs a test for each width of this processor's vectors.
func eachKind(t *testing.T, f func(t *testing.T)) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	t.Run("widest", f)
	if narrow(t) {
		t.Run("256 bits", f)
	}
}

// check applies the operator and compares result, which may be an argument, with the definition.
func (o Operator) check(result hostref.Column, args ...hostref.Column) error {
	op, _ := ops.ByName(o.Name)
	want := hostref.Column{DType: o.Out, Data: make([]byte, len(result.Data))}
	var originals []hostref.Column
	for _, a := range args {
		originals = append(originals, hostref.Column{DType: a.DType, Data: slices.Clone(a.Data)})
	}
	if err := hostref.Apply(op, want, originals...); err != nil {
		return err
	}
	if err := o.whole(result, args...); err != nil {
		return err
	}
	if bytes.Equal(result.Data, want.Data) {
		return nil
	}
	for i := range want.Len() {
		got, right := result.Part(i, i+1).Data, want.Part(i, i+1).Data
		if !bytes.Equal(got, right) {
			var of [][]byte
			for _, a := range originals {
				of = append(of, a.Part(i, i+1).Data)
			}
			return fmt.Errorf("%v of %x, element %d of %d, is %x, not %x", o, of, i, want.Len(), got, right)
		}
	}
	return nil
}

func TestBitsAreTheDefinitions(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		r := rand.New(rand.NewPCG(1, 2))
		for _, o := range operators() {
			made := func(n int) hostref.Column {
				return hostref.Column{DType: o.Out, Data: make([]byte, n*o.Out.Size())}
			}
			for _, n := range append(lengths[:len(lengths):len(lengths)], many()) {
				var args []hostref.Column
				for i := range functions[o].arity() {
					args = append(args, elements(r, o.operand(i), n))
				}
				if err := o.check(made(n), args...); err != nil {
					t.Fatalf("%v: docs/adding-an-operator.md", err)
				}
				if o.In.Size() != o.Out.Size() {
					continue
				}
				last := args[len(args)-1]
				if err := o.check(hostref.Column{DType: o.Out, Data: last.Data}, args...); err != nil {
					t.Fatal(err)
				}
				args[len(args)-1] = elements(r, o.In, n)
				if args[0].DType != o.In {
					continue
				}
				if err := o.check(hostref.Column{DType: o.Out, Data: args[0].Data}, args...); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// An element that a loop leaves to the definition may have any index, whatever stages of the loop the
// vectors around it are in.
func TestLeavesAnywhere(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		r := rand.New(rand.NewPCG(5, 6))
		const n = 9 * Group
		for _, o := range []Operator{{"sin", dtype.Float32, dtype.Float32}, {"tan", dtype.Float32, dtype.Float32}, {"cos", dtype.Float64, dtype.Float64}} {
			for i := range n {
				x := make([]float32, n)
				for j := range x {
					x[j] = float32(r.NormFloat64())
				}
				x[i] = 0x1p60
				c := hostref.Column{DType: o.In, Data: make([]byte, n*o.In.Size())}
				if err := hostref.Apply(ops.Cast, c, column(x)); err != nil {
					t.Fatal(err)
				}
				if err := o.check(c, c); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// many returns a number of elements, which is smaller with -short, because an emulator takes long.
func many() int {
	if testing.Short() {
		return 1 << 10
	}
	return 1 << 16
}

var lengths = []int{1, 7, 8, 9, 15, 16, 17, 31, 33, 40, 63}

// operators returns the operators that have a loop, in order.
func operators() []Operator {
	return slices.SortedFunc(slices.Values(Operators()), func(a, b Operator) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.In, b.In), cmp.Compare(a.Out, b.Out))
	})
}

func BenchmarkApply(b *testing.B) {
	const n = ops.Leaf
	r := rand.New(rand.NewPCG(3, 4))
	floats := [operands][]float32{make([]float32, n), make([]float32, n), make([]float32, n)}
	for _, f := range floats {
		for i := range f {
			f[i] = float32(r.NormFloat64())
		}
	}
	for _, o := range operators() {
		op, _ := ops.ByName(o.Name)
		var args []hostref.Column
		for i, f := range floats[:op.Arity] {
			c := hostref.Column{DType: o.operand(i), Data: make([]byte, n*o.operand(i).Size())}
			if err := hostref.Apply(ops.Cast, c, column(f)); err != nil {
				b.Fatal(err)
			}
			args = append(args, c)
		}
		dst := hostref.Column{DType: o.Out, Data: make([]byte, n*o.Out.Size())}
		for _, k := range []struct {
			name  string
			apply func() error
		}{
			{"definition", func() error { return hostref.Apply(op, dst, args...) }},
			{"vectors", func() error { return o.whole(dst, args...) }},
		} {
			b.Run(fmt.Sprintf("%s/%v/%v/%s", o.Name, o.In, o.Out, k.name), func(b *testing.B) {
				b.SetBytes(n * int64(o.In.Size()))
				for b.Loop() {
					if err := k.apply(); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// Operators of one operand give the definition's bits for all inputs. Of four-byte inputs every
// 9,973rd is tried, with WEFT_EXHAUSTIVE=1 all, and with -short a 61st of them.
func TestAllInputs(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		for _, o := range operators() {
			size, step := o.In.Size(), 1
			switch {
			case functions[o].arity() > 1 || size > 4:
				continue
			case size == 4 && os.Getenv("WEFT_EXHAUSTIVE") != "1":
				step = 9973
			}
			if testing.Short() && size > 1 {
				step *= 61
			}
			all := 1 << (8 * size)
			if o.In == dtype.Bool {
				all = 2
			}
			err := parallel.For(t.Context(), all/step, 1<<16, func(low, high int) error {
				var x []byte
				for i := low; i < high; i++ {
					x = append(x, binary.LittleEndian.AppendUint32(nil, uint32(i*step))[:size]...)
				}
				return o.check(hostref.Column{DType: o.Out, Data: make([]byte, (high-low)*o.Out.Size())}, hostref.Column{DType: o.In, Data: x})
			})
			if err != nil {
				t.Error(err)
			}
		}
	})
}
