package routine

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// builder writes a program.
type builder struct {
	p     *Program
	steps *[]Step
	body  *[]Inst // of the step that is being written
}

// array is a part of an input or of the state: a matrix, or a vector.
type array struct {
	number      int
	base        Int
	row, column Int // the distances of neighbouring rows and columns
}

func (b *builder) size() Int {
	b.p.Sizes++
	return Int{op: size, n: b.p.Sizes - 1}
}

func (b *builder) input(rows, columns Int) array {
	b.p.Inputs = append(b.p.Inputs, rows.Mul(columns))
	return array{number: len(b.p.Inputs) - 1, row: columns, column: N(1)}
}

// matrix adds a matrix to the state.
func (b *builder) matrix(rows, columns Int) array {
	a := array{number: State, base: b.p.State, row: columns, column: N(1)}
	b.p.State = b.p.State.Add(rows.Mul(columns))
	return a
}

// tall adds a matrix whose columns are contiguous, for steps that work down its rows.
func (b *builder) tall(rows, columns Int) array {
	a := b.matrix(rows, columns)
	a.row, a.column = N(1), rows
	return a
}

// vector adds a vector to the state.
func (b *builder) vector(n Int) array { return b.matrix(n, N(1)) }

// at is an element of a matrix.
func (a array) at(i, j Int) Ref { return a.ref(a.base.Add(i.Mul(a.row)).Add(j.Mul(a.column))) }

// of is an element of a vector.
func (a array) of(i Int) Ref { return a.at(i, N(0)) }

func (a array) ref(at Int) Ref {
	return Ref{Array: a.number, Base: at.without(rowCounter).without(columnCounter), Row: at.slope(rowCounter), Column: at.slope(columnCounter)}
}

// line is a row of a matrix as a vector.
func (a array) line(i int) array {
	return array{number: a.number, base: a.base.Add(a.row.Mul(N(i))), row: a.column, column: N(0)}
}

// picked is the element of a matrix in column j of the row whose number is an element of the state.
func (a array) picked(row Ref, j Int) Ref {
	r := a.at(N(0), j)
	r.Pick, r.Step = &row, a.row
	return r
}

var row, column = Int{op: counter, n: rowCounter}, Int{op: counter, n: columnCounter}

// value is an instruction of the body that is being written.
type value struct {
	b *builder
	i int
}

func (b *builder) inst(i Inst) value {
	*b.body = append(*b.body, i)
	return value{b, len(*b.body) - 1}
}

func (b *builder) load(r Ref) value { return b.inst(Inst{Kind: Load, Ref: r, DType: b.p.DType}) }

// number is a constant of a dtype.
func (b *builder) constant(x float64, d dtype.DType) value {
	return b.inst(Inst{Kind: Constant, Value: x, DType: d})
}

func (b *builder) real(x float64) value { return b.constant(x, b.p.DType.Real()) }

// position is a whole number as a real number.
func (b *builder) position(at Int) value {
	return b.inst(Inst{Kind: Position, At: at, DType: b.p.DType.Real()})
}

func (v value) dtype() dtype.DType { return (*v.b.body)[v.i].DType }

// apply applies an operator. A real operand among complex ones becomes complex.
func (b *builder) apply(op *ops.Op, args ...value) value {
	var list []int
	var types []dtype.DType
	last := args[len(args)-1].dtype()
	for _, a := range args {
		if a.dtype().IsComplex() {
			last = a.dtype()
		}
	}
	for i, a := range args {
		if (i > 0 || !op.Cond) && a.dtype() != last {
			a = a.cast(last)
		}
		list, types = append(list, a.i), append(types, a.dtype())
	}
	_, result, err := op.Infer(types, dtype.Invalid)
	if err != nil {
		panic(err) // a program of this package is wrong; its test runs all of them
	}
	return b.inst(Inst{Kind: Apply, Op: op, Args: list, DType: result})
}

// cast converts a value. Complex numbers become real by their real parts.
func (v value) cast(d dtype.DType) value {
	if v.dtype() == d {
		return v
	}
	if v.dtype().IsComplex() && !d.IsComplex() {
		return v.b.apply(ops.Real, v).cast(d)
	}
	return v.b.inst(Inst{Kind: Apply, Op: ops.Cast, Args: []int{v.i}, DType: d})
}

func (v value) add(w value) value { return v.b.apply(ops.Add, v, w) }
func (v value) sub(w value) value { return v.b.apply(ops.Sub, v, w) }
func (v value) mul(w value) value { return v.b.apply(ops.Mul, v, w) }
func (v value) div(w value) value { return v.b.apply(ops.Div, v, w) }
func (v value) neg() value        { return v.b.apply(ops.Neg, v) }
func (v value) sqrt() value       { return v.b.apply(ops.Sqrt, v) }

// abs is the magnitude, a real number.
func (v value) abs() value { return v.b.apply(ops.Abs, v) }

// re and im are the parts; a real number's imaginary part is 0.
func (v value) re() value { return v.cast(v.dtype().Real()) }

func (v value) im() value {
	if !v.dtype().IsComplex() {
		return v.b.constant(0, v.dtype())
	}
	return v.b.apply(ops.Imag, v)
}

func (v value) conj() value {
	if !v.dtype().IsComplex() {
		return v
	}
	return v.b.apply(ops.Conj, v)
}

func (v value) less(w value) value  { return v.b.apply(ops.Less, v, w) }
func (v value) equal(w value) value { return v.b.apply(ops.Equal, v, w) }

func (v value) or(w value) value { return v.b.apply(ops.LogicalOr, v, w) }

// choose is x where the condition holds, else y.
func (v value) choose(x, y value) value { return v.b.apply(ops.Where, v, x, y) }

// addMul is v + x*y, fused for real numbers.
func (v value) addMul(x, y value) value {
	if v.dtype().IsComplex() || x.dtype().IsComplex() || y.dtype().IsComplex() {
		return v.add(x.mul(y))
	}
	return v.b.apply(ops.FMA, x, y, v)
}

// subMul is v - x*y, fused for real numbers.
func (v value) subMul(x, y value) value { return v.addMul(x.neg(), y) }

func (b *builder) write(body *[]Inst, f func() value) {
	b.p.Bodies++
	b.body = body
	v := f().cast(b.p.DType)
	if v.i != len(*body)-1 { // the result is the last instruction
		b.apply(ops.Copy, v)
	}
	b.body = nil
}

// to is a place to which a step stores a value.
type to struct {
	out Ref
	v   value
}

// several computes the values of f for every row and column, and stores each.
func (b *builder) several(rows, columns Range, guard *Ref, f func() []to) {
	m := &Map{Number: b.p.Bodies, Rows: rows, Columns: columns, Guard: guard}
	b.write(&m.Body, func() value {
		list := f()
		for _, t := range list[1:] {
			m.Also = append(m.Also, Stored{t.v.cast(b.p.DType).i, t.out})
		}
		m.Out = list[0].out
		return b.apply(ops.Copy, list[0].v.cast(b.p.DType))
	})
	*b.steps = append(*b.steps, m)
}

// each computes f for every row and column, and stores it.
func (b *builder) each(rows, columns Range, out Ref, f func() value) {
	m := &Map{Number: b.p.Bodies, Rows: rows, Columns: columns, Out: out}
	b.write(&m.Body, f)
	*b.steps = append(*b.steps, m)
}

// along computes f for every column, and stores it.
func (b *builder) along(columns Range, out Ref, f func() value) {
	b.each(Range{N(0), N(1)}, columns, out, f)
}

// set computes f and stores it.
func (b *builder) set(out Ref, f func() value) { b.along(Range{N(0), N(1)}, out, f) }

// setIf is set for the matrices whose flag is not 0.
func (b *builder) setIf(flag, out Ref, f func() value) {
	point := Range{N(0), N(1)}
	b.several(point, point, &flag, func() []to { return []to{{out, f()}} })
}

// fold combines f over the rows, for each column.
func (b *builder) fold(c Combine, rows, columns Range, out Ref, f func() value) {
	m := &Fold{Number: b.p.Bodies, Combine: c, Rows: rows, Columns: columns, Out: out}
	b.write(&m.Body, f)
	if d := b.p.DType; c != Sum && d.IsComplex() { // they have an order
		b.body = &m.Body
		value{b, len(m.Body) - 1}.re()
		b.body = nil
	}
	*b.steps = append(*b.steps, m)
}

// total combines f over the rows.
func (b *builder) total(c Combine, rows Range, out Ref, f func() value) {
	b.fold(c, rows, Range{N(0), N(1)}, out, f)
}

func (b *builder) inside(steps *[]Step, f func()) {
	outer := b.steps
	b.steps = steps
	f()
	b.steps = outer
}

func (b *builder) loop(r Range, down bool, f func(k Int)) {
	l := &For{Counter: b.p.Counters, Range: r, Down: down}
	b.p.Counters++
	b.inside(&l.Steps, func() { f(Int{op: counter, n: l.Counter}) })
	*b.steps = append(*b.steps, l)
}

// times runs f for each number of the range, in order.
func (b *builder) times(r Range, f func(k Int)) { b.loop(r, false, f) }

// while runs f while the flag is not 0. If it is 0, f changes nothing.
func (b *builder) while(most Int, flag Ref, f func()) {
	l := &While{Most: most, Flag: flag}
	b.inside(&l.Steps, f)
	*b.steps = append(*b.steps, l)
}
