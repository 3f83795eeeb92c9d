package hostref

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/routine"
	"github.com/weft-gpu/weft/ops"
)

// fold runs a step that combines the rows of each column.
func (r *Routine) fold(s *routine.Fold) error {
	b, out := r.prepared(s.Number, s.Body), r.place(s.Out)
	q := points{row: r.value(s.Rows.From), column: r.value(s.Columns.From)}
	rows, columns := r.value(s.Rows.To)-q.row, r.value(s.Columns.To)-q.column
	if columns <= 0 {
		return nil
	}
	to := q
	to.count = columns
	d := s.Body[len(s.Body)-1].DType
	if n := columns * r.Count * d.Size(); cap(r.result) < n {
		r.result = make([]byte, n)
	}
	result := Column{DType: d, Data: r.result[:columns*r.Count*d.Size()]}
	if b.combine == nil && s.Combine != routine.First {
		b.combine = r.Bind(combiners[s.Combine], d, d)
		if s.Combine == routine.Sum {
			b.lanes = laneSums[d]
		}
	}
	var err error
	switch {
	case s.Combine == routine.First:
		err = r.first(b, q, rows, result)
	case columns == 1 || b.down():
		err = r.foldColumns(b, q, rows, columns, result)
	default:
		q.count = columns
		sums := Column{DType: d, Data: r.partial(columns*r.Count, d)}
		err = r.foldRows(b, q, rows, sums)
		copy(result.Data, sums.Data)
	}
	if err != nil {
		return err
	}
	if d != r.Program.DType {
		wide := Column{DType: r.Program.DType, Data: make([]byte, columns*r.Count*r.Program.DType.Size())}
		if err := r.Bind(ops.Cast, d, wide.DType)(wide, result); err != nil {
			return err
		}
		result = wide
	}
	r.store(&out, to, result.Data)
	return nil
}

// partial returns zeros for so many results and, behind them, the partial sums of all lanes.
func (r *Routine) partial(n int, d dtype.DType) []byte {
	bytes := n * routine.Lanes * d.Size()
	if cap(r.sums) < bytes {
		r.sums = make([]byte, bytes)
	}
	clear(r.sums[:bytes])
	return r.sums[:n*d.Size()]
}

// lane returns partial result i of a fold.
func (r *Routine) lane(result Column, i, count int) Column {
	n := len(result.Data)
	return Column{DType: result.DType, Data: r.sums[i*n : (i+count)*n]}
}

var combiners = map[routine.Combine]*ops.Op{routine.Sum: ops.Add, routine.Greatest: ops.Maximum}

// laneLoops are a sum's loops for one matrix: add adds number i of x to lane i mod routine.Lanes, and
// total adds the lanes up, into the first.
type laneLoops struct {
	add   func(lanes, x []byte)
	total func(lanes []byte)
}

var laneSums = map[dtype.DType]*laneLoops{
	dtype.Float32: {addLanes[float32], totalLanes[float32]},
	dtype.Float64: {addLanes[float64], totalLanes[float64]},
}

func addLanes[T float](lanes, x []byte) {
	to := (*[routine.Lanes]T)(view[T](lanes))
	from := view[T](x)
	for ; len(from) >= routine.Lanes; from = from[routine.Lanes:] {
		for i, v := range (*[routine.Lanes]T)(from) {
			to[i] += v
		}
	}
	for i, v := range from {
		to[i] += v
	}
}

func totalLanes[T float](lanes []byte) {
	sums := (*[routine.Lanes]T)(view[T](lanes))
	for half := routine.Lanes / 2; half > 0; half /= 2 {
		for i := range half {
			sums[i] += sums[i+half]
		}
	}
	canonical(sums[:1])
}

// foldRows combines the values of several columns, row by row.
func (r *Routine) foldRows(b *bodyRun, q points, rows int, result Column) error {
	for i := range rows {
		v, err := r.evaluate(b, q, nil)
		if err != nil {
			return err
		}
		sum := r.lane(result, i%routine.Lanes, 1)
		if err := b.combine(sum, sum, v); err != nil {
			return err
		}
		q.row++
	}
	return r.combine(b, rows, result)
}

// down reports whether the columns of what a body loads are contiguous.
func (b *bodyRun) down() bool {
	for i, p := range b.places {
		if b.body[i].Kind == routine.Load && p.row == 1 && p.column != 1 {
			return true
		}
	}
	return false
}

// foldColumns combines the values of each column.
func (r *Routine) foldColumns(b *bodyRun, q points, rows, columns int, result Column) error {
	for i := range columns {
		at := points{row: q.row, column: q.column + i, count: max(rows, 0), down: true}
		one := result.Part(i*r.Count, (i+1)*r.Count)
		sums := Column{DType: result.DType, Data: r.partial(r.Count, result.DType)}
		if err := r.foldDown(b, at, sums); err != nil {
			return err
		}
		copy(one.Data, sums.Data)
	}
	return nil
}

// foldDown combines the values of one column.
func (r *Routine) foldDown(b *bodyRun, q points, result Column) error {
	rows, one := q.count, r.Count
	for done := 0; done < rows; done += q.count {
		q.count = min(rows-done, ops.Leaf)
		v, err := r.evaluate(b, q, nil)
		if err != nil {
			return err
		}
		if one == 1 && b.lanes != nil {
			b.lanes.add(r.lane(result, 0, routine.Lanes).Data, v.Data)
			q.row += q.count
			continue
		}
		for i := 0; i < q.count; i += routine.Lanes {
			some := min(routine.Lanes, q.count-i)
			sums := r.lane(result, 0, some)
			if err := b.combine(sums, sums, v.Part(i*one, (i+some)*one)); err != nil {
				return err
			}
		}
		q.row += q.count
	}
	if one == 1 && b.lanes != nil {
		b.lanes.total(r.lane(result, 0, routine.Lanes).Data)
		return nil
	}
	return r.combine(b, rows, result)
}

// combine combines the partial results of a fold. Partial sums of no elements are +0, and adding
// them changes no bit of the others, which are never -0.
func (r *Routine) combine(b *bodyRun, rows int, result Column) error {
	for half := routine.Lanes / 2; half > 0; half /= 2 {
		some := min(rows, 2*half) - half
		if some <= 0 {
			continue
		}
		low := r.lane(result, 0, some)
		if err := b.combine(low, low, r.lane(result, half, some)); err != nil {
			return err
		}
	}
	return nil
}

// first finds the row of the first greatest value of one column.
func (r *Routine) first(b *bodyRun, q points, rows int, result Column) error {
	q.count, q.down = max(rows, 1), true
	v, err := r.evaluate(b, q, nil)
	if err != nil {
		return err
	}
	size := result.DType.Size()
	for i := range r.Count {
		at := 0
		if v.DType == dtype.Float32 {
			at = firstGreatest(view[float32](v.Data), i, r.Count)
		} else {
			at = firstGreatest(view[float64](v.Data), i, r.Count)
		}
		copy(result.Data[i*size:], element.FromFloat(v.DType, float64(q.row+at)).Append(nil, v.DType))
	}
	return nil
}

func firstGreatest[T float](x []T, first, step int) int {
	best, at := T(-1), 0
	for i, j := first, 0; i < len(x); i, j = i+step, j+1 {
		if x[i] > best {
			best, at = x[i], j
		}
	}
	return at
}
