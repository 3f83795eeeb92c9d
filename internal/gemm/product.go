package gemm

import "unsafe"

// Multiply writes the product of a, of so many rows, by the right factor to dst. Every NaN is the
// canonical one. Several goroutines may call it at the same time.
func (r *Right) Multiply(dst, a Matrix, rows int) {
	r.check(dst, rows, r.n)
	r.check(a, rows, r.k)
	p := product{Right: r, task: task{dst: dst.at(0), a: a.at(0), dstStride: dst.Stride * r.size, aStride: a.Stride * r.size, rows: rows, steps: r.k}}
	switch {
	case r.panels != nil:
		p.panels(r.panels, 0, r.n, 0, r.k)
	case r.turned:
		p.lines()
	default:
		p.strips()
	}
}

// product is a product or a part of one.
type product struct {
	*Right
	task
}

// part returns the product of the steps [from, to), for the columns from column on.
func (p product) part(column, from, to int) product {
	p.dst, p.a = unsafe.Add(p.dst, column*p.size), unsafe.Add(p.a, from*p.size)
	p.steps = to - from
	if from > 0 {
		p.more = 1
	}
	if to < p.k {
		p.partial = 1
	}
	return p
}

// some makes t the task for the rows [low, high) of another task.
func (t *task) some(of *task, low, high int) {
	t.dst, t.a = unsafe.Add(of.dst, low*of.dstStride), unsafe.Add(of.a, low*of.aStride)
	t.rows = high - low
}

// groups returns how many groups of at most so many rows there are.
func (t *task) groups(most int) int { return (t.rows + most - 1) / most }

// panels multiplies by the right factor's columns [low, high) of the steps [from, to); panels holds
// these.
func (p *product) panels(panels []byte, low, high, from, to int) {
	across := p.columns()
	t := p.part(low, from, to).task
	t.b, t.bStride, t.tiles, t.next = unsafe.Pointer(unsafe.SliceData(panels)), across*p.size, 1, t.steps*across*p.size
	whole := (high - low) / across
	if whole > 0 {
		p.rowsOf(t, whole)
	}
	if rest := (high - low) % across; rest > 0 {
		t.dst, t.b = unsafe.Add(t.dst, whole*across*p.size), unsafe.Add(t.b, whole*t.next)
		p.margin(t, rest)
	}
}

// rowsOf multiplies all rows by one panel after the other.
func (p *product) rowsOf(t task, panels int) {
	f, count := p.shapes[0].f, t.groups(p.shapes[0].rows)
	for n := range panels {
		if n > 0 { // Go allows no pointer past the end of memory
			t.dst, t.b = unsafe.Add(t.dst, p.columns()*p.size), unsafe.Add(t.b, t.next)
		}
		q := t
		for i := range count {
			q.some(&t, t.rows*i/count, t.rows*(i+1)/count)
			call(f, &q)
		}
	}
}

// margin multiplies by the last panel, of which only so many columns are used.
func (p *product) margin(t task, columns int) {
	of := p.shapes[0]
	if narrow := p.shapes[1]; columns <= narrow.columns {
		of = narrow
	}
	var sums [most * longest]byte
	q, count := t, t.groups(of.rows)
	for i := range count {
		q.some(&t, t.rows*i/count, t.rows*(i+1)/count)
		q.edge(of, sums[:], columns*p.size, of.columns*p.size)
	}
}

// edge computes a tile with rows of stride bytes. dst has only the first bytes of each, row of them.
// sums is memory for the whole tile.
func (t *task) edge(of tile, sums []byte, row, stride int) {
	at := func(i int) []byte { return unsafe.Slice((*byte)(unsafe.Add(t.dst, i*t.dstStride)), row) }
	for i := 0; i < t.rows && t.more != 0; i++ {
		copy(sums[i*stride:], at(i))
	}
	q := *t
	q.dst, q.dstStride = unsafe.Pointer(&sums[0]), stride
	call(of.f, &q)
	for i := range t.rows {
		copy(at(i), sums[i*stride:][:row])
	}
}

// strips multiplies by a right factor without panels: some steps by some columns (a strip) at a time.
func (p product) strips() {
	whole := p.n / p.lanes * p.lanes
	for low := 0; low < whole; low += stripBytes / p.size {
		high := min(low+stripBytes/p.size, whole)
		for step := 0; step < p.k; step += stepsAtOnce {
			q := p.part(low, step, min(step+stepsAtOnce, p.k))
			q.b, q.bStride = p.factor.at((step*p.factor.Stride+low)*p.size), p.factor.Stride*p.size
			t, count := q.task, q.groups(p.shapes[0].rows)
			for i := range count {
				t.some(&q.task, q.rows*i/count, q.rows*(i+1)/count)
				p.across(t, high-low)
			}
		}
	}
	if whole < p.n {
		p.packed(whole, p.n, 0)
	}
}

// across computes so many columns, which are whole vectors, for at most the rows of a tile.
func (r *Right) across(t task, columns int) {
	for i := range r.shapes { // the wide tile, the tile of panels, the tile one vector wide
		of := r.shapes[(i+2)%len(r.shapes)]
		if t.rows > of.rows || columns < of.columns {
			continue
		}
		t.tiles, t.next = columns/of.columns, of.columns*r.size
		call(of.f, &t)
		made := t.tiles * of.columns
		if columns -= made; columns == 0 {
			return
		}
		t.dst, t.b = unsafe.Add(t.dst, made*r.size), unsafe.Add(t.b, made*r.size)
	}
}

// packed packs the columns [low, high) of the steps from step on, and multiplies by them.
func (p product) packed(low, high, step int) {
	panels := (high - low + p.columns() - 1) / p.columns()
	memory := scratch(panels * p.columns() * (p.k - step) * p.size)
	p.copy(memory, low, high, step, p.k)
	p.panels(memory, low, high, step, p.k)
	discard(memory)
}

// lines multiplies by a turned right factor without panels.
func (p product) lines() {
	across, steps := p.turns[0].columns, p.k/p.lanes*p.lanes
	whole := p.n / across * across
	if steps == 0 {
		whole = 0
	}
	for low := 0; low < whole; low += turnedLines {
		high := min(low+turnedLines, whole)
		q := p.part(low, 0, steps)
		q.b, q.bStride = p.factor.at(low*p.factor.Stride*p.size), p.factor.Stride*p.size
		q.turnedRows(high - low)
		if steps < p.k {
			p.packed(low, high, steps)
		}
	}
	if whole < p.n {
		p.packed(whole, p.n, 0)
	}
}

// turnedRows computes so many columns for all rows by the tiles in turns.
func (p product) turnedRows(columns int) {
	t, row := p.task, 0
	for i := len(p.turns) - 1; row < p.rows; i-- {
		of := p.turns[i]
		for ; row+of.rows <= p.rows; row += of.rows {
			t.some(&p.task, row, row+of.rows)
			t.tiles, t.next = columns/of.columns, of.columns*p.bStride
			call(of.f, &t)
		}
	}
}
