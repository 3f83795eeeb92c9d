package lowering

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// Case is one map operator with the dtypes of its operands.
type Case struct {
	Op     *ops.Op
	Args   []dtype.DType
	Result dtype.DType
}

// Cases lists every map operator with every dtype it takes, and cast and bitcast to
// every dtype that they give.
func Cases() []Case {
	var list []Case
	for _, op := range ops.All() {
		if op.Kind != ops.Map {
			continue
		}
		for _, d := range op.Accept.DTypes() {
			args := make([]dtype.DType, op.Arity)
			for i := range args {
				args[i] = d
			}
			if op.Cond {
				args[0] = dtype.Bool
			}
			switch op.Result {
			case ops.ByAttr:
				for _, to := range dtype.All() {
					if _, _, err := op.Infer(args, to); err == nil {
						list = append(list, Case{op, args, to})
					}
				}
			default:
				_, result, err := op.Infer(args, dtype.Invalid)
				if err != nil {
					result = d
				}
				list = append(list, Case{op, args, result})
			}
		}
	}
	return list
}

// Name is the case's, for a subtest.
func (c Case) Name() string {
	var b strings.Builder
	b.WriteString(c.Op.Name)
	for _, d := range c.Args {
		b.WriteString(" " + d.Short())
	}
	return b.String() + " to " + c.Result.Short()
}

// HasFloat32 reports whether an operand or the result is made of float32 or is
// computed in it.
func (c Case) HasFloat32() bool {
	single := func(d dtype.DType) bool { return d.IsHalf() || d.Real() == dtype.Float32 }
	return single(c.Result) || single(c.Args[len(c.Args)-1])
}

// HasFloat16 reports whether an operand or the result is a float16.
func (c Case) HasFloat16() bool {
	return c.Result == dtype.Float16 || slices.Contains(c.Args, dtype.Float16)
}

// HasFloat64 reports whether float64 takes part, as complex64's elementary
// functions do by way of complex128.
func (c Case) HasFloat64() bool {
	double := func(d dtype.DType) bool { return d == dtype.Float64 || d.IsComplex() }
	return double(c.Result) || double(c.Args[len(c.Args)-1])
}

// Invocations of one workgroup of a case's kernel.
const Invocations = 64

// words is how many 32-bit words hold an element; one of less than a word takes
// one here.
func words(d dtype.DType) int { return d.Words() }

// Buffers is the number of storage buffers: one for each word of each operand,
// in order, then one for each word of the result.
func (c Case) Buffers() int {
	n := words(c.Result)
	for _, d := range c.Args {
		n += words(d)
	}
	return n
}

// Module is a kernel over groups of width lanes, whose count is the only push
// constant.
func (c Case) Module(t codegen.Target, width int) ([]uint32, error) {
	b := codegen.NewBuilder(t)
	b.LocalSize(Invocations, 1, 1)
	b.Params(1)
	group := b.GlobalID(0)
	b.If(b.UGreaterEq(group, b.Param(0)), b.Return)
	binding := 0
	next := func(writable bool) codegen.Buffer {
		binding++
		return b.StorageBuffer(binding-1, 1, width, writable)
	}
	args := make([]codegen.Value, len(c.Args))
	for i, d := range c.Args {
		parts := make([]codegen.ID, words(d))
		for j := range parts {
			parts[j] = b.LoadElement(next(false), group, 0)
		}
		args[i] = b.FromWords(d, parts...)
	}
	v, err := b.Apply(c.Op.Name, c.Result, args...)
	if err != nil {
		return nil, err
	}
	for _, w := range b.ToWords(v) {
		b.StoreElement(next(true), group, 0, w)
	}
	module := b.Finish()
	return module, b.Err()
}

// Column is elements of a dtype.
type Column []element.Bits

// Data is the columns of a case: its operands and the result by hostref.
type Data struct {
	Case Case
	Args []Column
	Want Column
}

// Data makes the columns: the combinations of special values, at most about
// combined of them, and n more of random bits, padded to whole groups of four.
func (c Case) Data(seed uint64, combined, n int) (*Data, error) {
	args := specials(c.Args, combined)
	r := generator(seed)
	for i, d := range c.Args {
		for range n {
			args[i] = append(args[i], r.element(d))
		}
		for len(args[i])%4 != 0 {
			args[i] = append(args[i], element.Bits{})
		}
	}
	columns := make([]hostref.Column, len(args))
	for i, a := range args {
		columns[i] = pack(c.Args[i], a)
	}
	dst := pack(c.Result, make(Column, len(args[0])))
	if err := hostref.Apply(c.Op, dst, columns...); err != nil {
		return nil, err
	}
	return &Data{c, args, unpack(dst)}, nil
}

// Len is the number of elements.
func (d *Data) Len() int { return len(d.Want) }

// Memory is the contents of the storage buffers before the kernel runs.
func (d *Data) Memory() [][]uint32 {
	var memory [][]uint32
	for i, a := range d.Args {
		for word := range words(d.Case.Args[i]) {
			buffer := make([]uint32, len(a))
			for j, v := range a {
				buffer[j] = uint32(v[word/2] >> (32 * (word % 2)))
			}
			memory = append(memory, buffer)
		}
	}
	for range words(d.Case.Result) {
		memory = append(memory, make([]uint32, d.Len()))
	}
	return memory
}

// Check compares the storage buffers after the kernel has run, and describes
// the first differences.
func (d *Data) Check(memory [][]uint32) error {
	out := memory[len(memory)-words(d.Case.Result):]
	var text strings.Builder
	wrong := 0
	for i, want := range d.Want {
		var got element.Bits
		for word, buffer := range out {
			got[word/2] |= uint64(buffer[i]) << (32 * (word % 2))
		}
		if got == want {
			continue
		}
		if wrong++; wrong <= 5 {
			fmt.Fprintf(&text, "\n  %s of", d.Case.Name())
			for _, a := range d.Args {
				fmt.Fprintf(&text, " %#x", a[i])
			}
			fmt.Fprintf(&text, " is %#x, want %#x", got, want)
		}
	}
	if wrong == 0 {
		return nil
	}
	return fmt.Errorf("%d of %d elements differ from hostref:%s", wrong, d.Len(), text.String())
}

func pack(d dtype.DType, a Column) hostref.Column {
	data := make([]byte, 0, len(a)*d.Size())
	for _, v := range a {
		data = v.Append(data, d)
	}
	return hostref.Column{DType: d, Data: data}
}

func unpack(c hostref.Column) Column {
	size := c.DType.Size()
	a := make(Column, c.Len())
	for i := range a {
		a[i] = element.BitsOf(c.Data[i*size : (i+1)*size])
	}
	return a
}
