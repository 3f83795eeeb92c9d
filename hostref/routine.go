package hostref

import (
	"context"
	"runtime"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/routine"
	"github.com/weft-gpu/weft/ops"
)

// Routine runs a program of package routine for some neighbouring matrices of a stack. The numbers
// of the same place of these matrices are adjacent: element e of matrix i is element e*Count + i
// of an array. The memory of a Routine belongs to one goroutine, which may run it for other
// matrices later.
type Routine struct {
	Program *routine.Program
	Sizes   []int
	Count   int      // matrices
	Inputs  [][]byte // of the program's dtype
	State   []byte
	Bind    Binder

	counters []int
	scratch  []*bodyRun
	sums     []byte // of a fold's lanes
	result   []byte // of a fold
}

// Binder returns the loop of an operator on columns of a dtype, whose result has another one. The
// columns have the same length, and dst may be one of args.
type Binder func(op *ops.Op, in, out dtype.DType) Loop

// Loop computes a column.
type Loop func(dst Column, args ...Column) error

// Bind returns the loop of [Apply].
func Bind(op *ops.Op, _, _ dtype.DType) Loop {
	return func(dst Column, args ...Column) error { return Apply(op, dst, args...) }
}

// Run computes the states of the matrices. Numbers that no step sets are 0.
func (r *Routine) Run() error {
	if r.counters == nil {
		r.counters, r.scratch = make([]int, r.Program.Counters), make([]*bodyRun, r.Program.Bodies)
	}
	clear(r.State)
	return r.run(r.Program.Steps)
}

func (r *Routine) run(steps []routine.Step) error {
	for _, s := range steps {
		var err error
		switch s := s.(type) {
		case *routine.Map:
			err = r.each(s)
		case *routine.Fold:
			err = r.fold(s)
		case *routine.For:
			err = r.loop(s)
		case *routine.While:
			for i := r.value(s.Most); i > 0 && err == nil && r.some(s.Flag); i-- {
				err = r.run(s.Steps)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (r *Routine) value(x routine.Int) int { return x.Value(r.Sizes, r.counters) }

func (r *Routine) loop(s *routine.For) error {
	from, to := r.value(s.Range.From), r.value(s.Range.To)
	for k := from; k < to; k++ {
		if r.counters[s.Counter] = k; s.Down {
			r.counters[s.Counter] = to - 1 - (k - from)
		}
		if err := r.run(s.Steps); err != nil {
			return err
		}
	}
	return nil
}

// some reports whether an element of the state is not 0 for some matrix.
func (r *Routine) some(flag routine.Ref) bool {
	p := r.place(flag)
	for i := range r.Count {
		if r.numberAt(p.base*r.Count+i) != 0 {
			return true
		}
	}
	return false
}

// numberAt returns the real part of an element of the state.
func (r *Routine) numberAt(i int) float64 {
	switch r.Program.DType {
	case dtype.Float32:
		return float64(view[float32](r.State)[i])
	case dtype.Complex64:
		return float64(view[float32](r.State)[2*i])
	case dtype.Float64:
		return view[float64](r.State)[i]
	}
	return view[float64](r.State)[2*i]
}

// place is a reference whose numbers are known, but for the row and the column.
type place struct {
	array             int
	base, row, column int
	pick              *place
	step              int
}

func (r *Routine) place(ref routine.Ref) place {
	p := place{array: ref.Array, base: r.value(ref.Base), row: r.value(ref.Row), column: r.value(ref.Column)}
	if ref.Pick != nil {
		pick := r.place(*ref.Pick)
		p.pick, p.step = &pick, r.value(ref.Step)
	}
	return p
}

// alsoStored is a further value that a step stores.
type alsoStored struct {
	inst int
	out  place
}

// bodyRun is the memory in which a step's body is evaluated.
type bodyRun struct {
	body    []routine.Inst
	loops   []Loop     // of operators
	combine Loop       // of a fold
	lanes   *laneLoops // of a sum of real numbers
	places  []place    // of loads
	columns []Column
	buffers [][]byte
	filled  []int // of constants: how many elements of the buffer are set
	args    []Column
	also    []alsoStored
	guard   *place // says which matrices store
	on      []int  // these
}

// prepared returns the memory of a step, with the places of its loads.
func (r *Routine) prepared(number int, body []routine.Inst) *bodyRun {
	b := r.scratch[number]
	if b == nil {
		n := len(body)
		b = &bodyRun{body: body, loops: make([]Loop, n), places: make([]place, n), columns: make([]Column, n), buffers: make([][]byte, n), filled: make([]int, n)}
		for i, inst := range body {
			if inst.Kind == routine.Apply {
				b.loops[i] = r.Bind(inst.Op, body[inst.Args[len(inst.Args)-1]].DType, inst.DType)
			}
		}
		r.scratch[number] = b
	}
	for i := range body {
		if body[i].Kind == routine.Load {
			b.places[i] = r.place(body[i].Ref)
		}
	}
	return b
}

func (b *bodyRun) buffer(i, bytes int) []byte {
	if cap(b.buffers[i]) < bytes {
		b.buffers[i], b.filled[i] = make([]byte, bytes), 0
	}
	return b.buffers[i][:bytes]
}

// points are the points at which a body is evaluated: count neighbours from a row and a column on,
// down the column or along the row.
type points struct {
	row, column, count int
	down               bool
}

func (p *place) at(q points) (first, step int) {
	first = p.base + q.row*p.row + q.column*p.column
	if q.down {
		return first, p.row
	}
	return first, p.column
}

// group is the number of elements that a vector loop takes at a time. Columns have whole groups;
// what is behind the points has no meaning.
const group = 16

// evaluate returns the last value of a body at some points. It may lie in dst.
func (r *Routine) evaluate(b *bodyRun, q points, dst []byte) (Column, error) {
	n := q.count * r.Count
	whole := (n + group - 1) &^ (group - 1)
	if whole != n {
		dst = nil
	}
	for i := range b.body {
		inst := &b.body[i]
		c := Column{DType: inst.DType}
		switch inst.Kind {
		case routine.Load:
			c.Data = r.load(b, i, q, whole)
		case routine.Constant:
			c.Data = b.constant(i, whole)
		case routine.Position:
			c.Data = b.buffer(i, whole*c.DType.Size())
			r.positions(c, inst.At, q)
		default:
			if c.Data = dst; i != len(b.body)-1 || dst == nil {
				c.Data = b.buffer(i, whole*c.DType.Size())
			}
			b.args = b.args[:0]
			for _, a := range inst.Args {
				b.args = append(b.args, b.columns[a])
			}
			if err := b.loops[i](c, b.args...); err != nil {
				return c, err
			}
		}
		b.columns[i] = c
	}
	return b.columns[len(b.body)-1].Part(0, n), nil
}

// load returns the elements of a load at some points: where they lie, if they are neighbours there.
func (r *Routine) load(b *bodyRun, i int, q points, whole int) []byte {
	p := &b.places[i]
	first, step := p.at(q)
	src, size := r.array(p.array), b.body[i].DType.Size()
	one := r.Count * size
	if p.pick == nil && (step == 1 || q.count == 1) && first*one+whole*size <= len(src) {
		return src[first*one:][:whole*size]
	}
	padded := b.buffer(i, whole*size)
	dst := padded[:q.count*one]
	switch {
	case p.pick != nil:
		r.pick(p, func(matrix, row int) {
			for j := range q.count {
				at := ((first+row+j*step)*r.Count + matrix) * size
				copy(dst[(j*r.Count+matrix)*size:][:size], src[at:])
			}
		})
	case step == 0 || q.count == 1:
		fill(padded, src[first*one:][:one])
	case r.Count == 1 && size == 4:
		pickEvery(view[uint32](dst), view[uint32](src), first, step)
	case r.Count == 1 && size == 8:
		pickEvery(view[uint64](dst), view[uint64](src), first, step)
	default:
		for j := range q.count {
			copy(dst[j*one:][:one], src[(first+j*step)*one:])
		}
	}
	return padded
}

func pickEvery[T any](dst, src []T, first, step int) {
	for i := range dst {
		dst[i] = src[first+i*step]
	}
}

// pick calls f with each matrix and the elements to its picked row.
func (r *Routine) pick(p *place, f func(matrix, elements int)) {
	for i := range r.Count {
		f(i, int(r.numberAt(p.pick.base*r.Count+i))*p.step)
	}
}

func (r *Routine) array(n int) []byte {
	if n == routine.State {
		return r.State
	}
	return r.Inputs[n]
}

func (b *bodyRun) constant(i, n int) []byte {
	inst := &b.body[i]
	data := b.buffer(i, n*inst.DType.Size())
	if b.filled[i] < n {
		fill(data, element.FromFloat(inst.DType, inst.Value).Append(nil, inst.DType))
		b.filled[i] = n
	}
	return data
}

// positions sets dst to the whole numbers x at some points.
func (r *Routine) positions(dst Column, x routine.Int, q points) {
	r.counters[0], r.counters[1] = q.row, q.column
	size := dst.DType.Size()
	for j := range q.count {
		fill(dst.Data[j*r.Count*size:][:r.Count*size], element.FromFloat(dst.DType, float64(r.value(x))).Append(nil, dst.DType))
		if q.down {
			r.counters[0]++
		} else {
			r.counters[1]++
		}
	}
}

// store writes the values at some points to their places.
func (r *Routine) store(p *place, q points, values []byte) {
	first, step := p.at(q)
	size := r.Program.DType.Size()
	one := r.Count * size
	if p.pick != nil {
		r.pick(p, func(matrix, row int) {
			for j := range q.count {
				at := ((first+row+j*step)*r.Count + matrix) * size
				copy(r.State[at:][:size], values[(j*r.Count+matrix)*size:])
			}
		})
		return
	}
	if step == 1 {
		copy(r.State[first*one:][:q.count*one], values)
		return
	}
	for j := range q.count {
		copy(r.State[(first+j*step)*one:][:one], values[j*one:])
	}
}

func (r *Routine) each(s *routine.Map) error {
	b, out := r.prepared(s.Number, s.Body), r.place(s.Out)
	b.also = b.also[:0]
	for _, a := range s.Also {
		b.also = append(b.also, alsoStored{a.Inst, r.place(a.Out)})
	}
	if b.guard = nil; s.Guard != nil {
		guard := r.place(*s.Guard)
		if !r.some(*s.Guard) {
			return nil
		}
		if b.guard = &guard; r.Count == 1 {
			b.guard = nil
		}
	}
	if out.row == 1 && out.column != 1 && !s.Columns.From.Uses() && !s.Columns.To.Uses() {
		return r.eachColumn(s, b, &out)
	}
	for row, end := r.value(s.Rows.From), r.value(s.Rows.To); row < end; row++ {
		r.counters[0] = row
		q := points{row: row, column: r.value(s.Columns.From)}
		if q.count = r.value(s.Columns.To) - q.column; q.count <= 0 {
			continue
		}
		if err := r.set(b, &out, q); err != nil {
			return err
		}
	}
	return nil
}

// eachColumn is each column by column, where those of the result are contiguous.
func (r *Routine) eachColumn(s *routine.Map, b *bodyRun, out *place) error {
	q := points{row: r.value(s.Rows.From), down: true}
	if q.count = r.value(s.Rows.To) - q.row; q.count <= 0 {
		return nil
	}
	for column, end := r.value(s.Columns.From), r.value(s.Columns.To); column < end; column++ {
		q.column = column
		if err := r.set(b, out, q); err != nil {
			return err
		}
	}
	return nil
}

// set evaluates a body at some points, and stores it.
func (r *Routine) set(b *bodyRun, out *place, q points) error {
	one := r.Count * r.Program.DType.Size()
	var dst []byte
	if first, step := out.at(q); out.pick == nil && b.guard == nil && (step == 1 || q.count == 1) {
		dst = r.State[first*one:][:q.count*one]
	}
	c, err := r.evaluate(b, q, dst)
	if err != nil {
		return err
	}
	if dst == nil {
		r.storeGuarded(b, out, q, c.Data)
	} else if &dst[0] != &c.Data[0] {
		copy(dst, c.Data)
	}
	for _, a := range b.also {
		r.storeGuarded(b, &a.out, q, b.columns[a.inst].Data)
	}
	return nil
}

// storeGuarded stores the values of the matrices whose guard is not 0.
func (r *Routine) storeGuarded(b *bodyRun, out *place, q points, values []byte) {
	if b.guard == nil {
		r.store(out, q, values)
		return
	}
	b.on = b.on[:0]
	for i := range r.Count {
		if r.numberAt(b.guard.base*r.Count+i) != 0 {
			b.on = append(b.on, i)
		}
	}
	if len(b.on) == r.Count {
		r.store(out, q, values)
		return
	}
	first, step := out.at(q)
	size := r.Program.DType.Size()
	for j := range q.count {
		to, from := r.State[(first+j*step)*r.Count*size:], values[j*r.Count*size:]
		if size == 4 {
			storeSome(view[uint32](to[:r.Count*size]), view[uint32](from), b.on)
			continue
		}
		for _, i := range b.on {
			copy(to[i*size:][:size], from[i*size:])
		}
	}
}

func storeSome[T any](to, from []T, which []int) {
	for _, i := range which {
		to[i] = from[i]
	}
}

// evalProgram runs a program for the matrices of a stack, which are columns.
func evalProgram(ctx context.Context, n *graph.Node, t graph.Type, in []*Array) (*Array, error) {
	p, ok := routine.Of(n.Attr.Mode, t.DType)
	if !ok || len(in) != len(p.Inputs) || len(n.Attr.Counts) < p.Sizes {
		return nil, fail(n.Op, "there is no program %q of %d operands of %v", n.Attr.Mode, len(in), t.DType)
	}
	out := NewArray(t.DType, t.Shape)
	data := make([][]byte, len(in))
	for i, a := range in {
		data[i] = a.Data
	}
	return out, RunRoutine(ctx, p, n.Attr.Counts, t.Shape[1], data, out.Data, Bind)
}

// stackBytes is about how much memory the states of the matrices take that one goroutine works on,
// so that they stay in its cache.
const stackBytes = 256 << 10

// RunRoutine runs a program for count matrices, of which neighbours lie next to each other. It
// copies some matrices at a time, so that the state of these lies together.
func RunRoutine(ctx context.Context, p *routine.Program, sizes []int, count int, inputs [][]byte, state []byte, bind Binder) error {
	size := p.DType.Size()
	numbers := p.Numbers(sizes)
	if count == 1 {
		r := Routine{Program: p, Sizes: sizes, Count: 1, Inputs: inputs, State: state, Bind: bind}
		return r.Run()
	}
	share := (count + runtime.GOMAXPROCS(0) - 1) / runtime.GOMAXPROCS(0)
	together := max(group, min(stackBytes/(size*max(1, numbers)), share)) &^ (group - 1)
	return parallel.For(ctx, count, together, func(low, high int) error {
		r := Routine{Program: p, Sizes: sizes, Bind: bind, Inputs: make([][]byte, len(inputs))}
		for from := low; from < high; from += together {
			if err := ctx.Err(); err != nil {
				return err
			}
			r.Count = min(together, high-from)
			for i, in := range inputs {
				r.Inputs[i] = columnsOf(r.Inputs[i], in, p.Inputs[i].Value(sizes, nil), count, from, r.Count, size)
			}
			r.State = grownTo(r.State, numbers*r.Count*size)
			if err := r.Run(); err != nil {
				return err
			}
			for e := range numbers {
				copy(state[(e*count+from)*size:][:r.Count*size], r.State[e*r.Count*size:])
			}
		}
		return nil
	})
}

func grownTo(b []byte, n int) []byte {
	if cap(b) < n {
		return make([]byte, n)
	}
	return b[:n]
}

// columnsOf copies some columns of an array with so many rows and columns to dst.
func columnsOf(dst, src []byte, rows, columns, from, count, size int) []byte {
	dst = grownTo(dst, rows*count*size)
	for e := range rows {
		copy(dst[e*count*size:][:count*size], src[(e*columns+from)*size:])
	}
	return dst
}
