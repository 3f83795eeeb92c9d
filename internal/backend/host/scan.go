package host

import (
	"context"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
)

// scanTogether is how many leaves are scanned together, so that additions of different leaves
// overlap.
const scanTogether = 4

// scanner is the scan of one launch.
type scanner struct {
	*interpreter
	op           *ops.Op
	length, rows int
	leaves       int
	first        int  // the number, in the whole row, of the launch's first leaf
	carry        bool // each leaf but the whole row's first has a carried result
}

// scan stores the results of every leaf of every row.
func (p *interpreter) scan(ctx context.Context, l *kernel.Scan, g kernel.Geometry) error {
	length := g.Dims[p.k.Rank-1]
	s := scanner{interpreter: p, op: l.Op, length: length, rows: p.points / length, leaves: kernel.Leaves(length), first: kernel.FirstLeafOf(g), carry: l.Carry}
	if p.apart {
		return s.across(ctx)
	}
	pieces, together, blocks := s.rows*s.leaves, 1, pieceBlocks
	switch {
	case s.leaves == 1:
		together = block / length // whole rows
	case length%ops.Leaf == 0:
		together, blocks = scanTogether, pieceBlocks/scanTogether
	}
	return parallel.For(ctx, pieces, together*blocks, func(low, high int) error {
		f := p.frame()
		defer f.release()
		for i := low; i < high; i += together {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := s.part(f, i, min(together, high-i)); err != nil {
				return err
			}
		}
		return nil
	})
}

// part scans the n consecutive leaves from number i on. If there are several, they have the same
// length.
func (s *scanner) part(f *frame, i, n int) error {
	row, leaf := i/s.leaves, i%s.leaves
	at := leaf * ops.Leaf
	start, length := row*s.length+at, min(ops.Leaf, s.length-at)
	c, err := s.evaluate(f, span{start: start, n: n * length}, nil)
	if err != nil {
		return err
	}
	f.result = grown(f.result, len(c.Data))
	result := hostref.Column{DType: c.DType, Data: f.result[:len(c.Data)]}
	if err := scanLeaves(s.op, result, c, length); err != nil {
		return err
	}
	for j := range n {
		if err := s.precede(f, result.Part(j*length, (j+1)*length), i+j); err != nil {
			return err
		}
	}
	move.Scatter(s.out, result.Data, c.DType.Size(), s.outView, start)
	return nil
}

// precede combines the carried result before leaf number i, if there is one, with each of the leaf's
// results.
func (s *scanner) precede(f *frame, result hostref.Column, i int) error {
	row, leaf := i/s.leaves, s.first+i%s.leaves
	if !s.carry || leaf == 0 {
		return nil
	}
	before := s.carried(f, row*kernel.CarriedLeaves(s.first, s.leaves)+leaf-1, 1)
	size := before.DType.Size()
	f.repeated = grown(f.repeated, result.Len()*size)
	spread := hostref.Column{DType: before.DType, Data: f.repeated[:result.Len()*size]}
	repeat(spread, before.Data, result.Len())
	return applyOp(s.op.Combine(), result, spread, result)
}

// carried returns the n carried results from number i on.
func (s *scanner) carried(f *frame, i, n int) hostref.Column {
	last := len(s.k.Operands) - 1
	d := s.k.Operands[last].DType
	f.before = grown(f.before, n*d.Size())
	c := hostref.Column{DType: d, Data: f.before[:n*d.Size()]}
	move.Gather(c.Data, s.operands[last], d.Size(), s.views[last], i)
	return c
}

// across scans rows side by side.
func (s *scanner) across(ctx context.Context) error {
	pieces := (s.rows + SidePiece - 1) / SidePiece
	return parallel.For(ctx, pieces*s.leaves, 1, func(i, _ int) error {
		f := s.frame()
		defer f.release()
		low := i / s.leaves * SidePiece
		return s.leafAcross(ctx, f, i%s.leaves, low, min(SidePiece, s.rows-low))
	})
}

// leafAcross scans one leaf of each of the n rows from low on.
func (s *scanner) leafAcross(ctx context.Context, f *frame, leaf, low, n int) error {
	var before hostref.Column
	if s.carry && s.first+leaf > 0 {
		before = s.carried(f, (s.first+leaf-1)*s.rows+low, n)
	}
	d, at := s.k.Result().DType, leaf*ops.Leaf
	size := d.Size()
	f.result = grown(f.result, 2*n*size)
	sum := hostref.Column{DType: d, Data: f.result[:n*size]}
	direct := inOrder(s.outView)
	for i := range min(ops.Leaf, s.length-at) {
		if err := ctx.Err(); err != nil {
			return err
		}
		start := (at+i)*s.rows + low
		whole := hostref.Column{DType: d, Data: f.result[n*size : 2*n*size]} // for the results
		if direct {
			whole.Data = s.out[(s.outView.Offset+start)*size:][:n*size]
		}
		to := sum
		if before.Data == nil {
			to = whole
		}
		c, err := s.evaluate(f, span{start: start, n: n}, nil)
		switch {
		case err != nil:
			return err
		case i == 0: // rows of one element: a NaN becomes the canonical one
			err = hostref.ScanLeaves(s.op, to, c, 1)
		default:
			err = applyOp(s.op.Combine(), to, sum, c)
		}
		sum = to
		if err == nil && before.Data != nil {
			err = applyOp(s.op.Combine(), whole, before, sum)
		}
		if err != nil {
			return err
		}
		if !direct {
			move.Scatter(s.out, whole.Data, size, s.outView, start)
		}
	}
	return nil
}

// placeScan decides whether rows are scanned side by side. If they are, it makes the scanned axis
// the views' first one.
func (l *Launch) placeScan(s *kernel.Scan) {
	outer := l.k.Rank - 1
	operands := len(l.k.Operands)
	if s.Carry {
		operands--
	}
	apart, together := l.layout(outer, operands)
	length := l.g.Dims[outer]
	if !apart || together || l.boxes != nil || length < 2 || l.points < SideRows*length {
		return
	}
	l.apart = true
	l.turn(outer)
	l.outView = turned(viewOf(l.g.Dims, l.g.Out), outer)
}

// scanLeaves is hostref.ScanLeaves. For sums it computes several rows at a time.
func scanLeaves(op *ops.Op, dst, src hostref.Column, n int) error {
	if op == ops.CumulativeTerms && src.DType == dst.DType && len(src.Data) == len(dst.Data) {
		switch src.DType {
		case dtype.Complex64:
			return termRows(hostref.Slice[float32](dst.Data), hostref.Slice[float32](src.Data), n, math.Float32frombits(element.NaN32))
		case dtype.Complex128:
			return termRows(hostref.Slice[float64](dst.Data), hostref.Slice[float64](src.Data), n, math.Float64frombits(element.NaN64))
		}
	}
	if op != ops.CumulativeSum || src.DType != dst.DType || len(src.Data) != len(dst.Data) {
		return hostref.ScanLeaves(op, dst, src, n)
	}
	switch src.DType {
	case dtype.Float32:
		sumRows(hostref.Slice[float32](dst.Data), hostref.Slice[float32](src.Data), n, math.Float32frombits(element.NaN32))
	case dtype.Float64:
		sumRows(hostref.Slice[float64](dst.Data), hostref.Slice[float64](src.Data), n, math.Float64frombits(element.NaN64))
	case dtype.Int32, dtype.Uint32:
		sumRows(hostref.Slice[uint32](dst.Data), hostref.Slice[uint32](src.Data), n, 0)
	case dtype.Int64, dtype.Uint64:
		sumRows(hostref.Slice[uint64](dst.Data), hostref.Slice[uint64](src.Data), n, 0)
	default:
		return hostref.ScanLeaves(op, dst, src, n)
	}
	return nil
}

// sumRows writes the running sums of rows of n elements, four rows at a time. All sums after a NaN
// are NaNs, so a row's last element shows whether some must become canonical NaNs.
func sumRows[T float32 | float64 | uint32 | uint64](dst, src []T, n int, nan T) {
	whole := len(src) / n &^ 3 * n
	for at := 0; at < whole; at += 4 * n {
		x0, x1, x2, x3 := src[at:][:n], src[at+n:][:n], src[at+2*n:][:n], src[at+3*n:][:n]
		y0, y1, y2, y3 := dst[at:][:n], dst[at+n:][:n], dst[at+2*n:][:n], dst[at+3*n:][:n]
		s0, s1, s2, s3 := x0[0], x1[0], x2[0], x3[0]
		y0[0], y1[0], y2[0], y3[0] = s0, s1, s2, s3
		for i := 1; i < n; i++ {
			s0, s1, s2, s3 = s0+x0[i], s1+x1[i], s2+x2[i], s3+x3[i]
			y0[i], y1[i], y2[i], y3[i] = s0, s1, s2, s3
		}
	}
	for at := whole; at < len(src); at += n {
		x, y := src[at:][:n], dst[at:][:n]
		sum := x[0]
		y[0] = sum
		for i := 1; i < n; i++ {
			sum += x[i]
			y[i] = sum
		}
	}
	for at := n - 1; at < len(dst); at += n {
		for i := at; dst[i] != dst[i]; i-- {
			dst[i] = nan
			if i == at-n+1 {
				break
			}
		}
	}
}

// termRows writes the running sums of rows of n terms, two rows at a time. A term is two floats next
// to each other. All sums after a NaN are NaNs.
func termRows[T float32 | float64](dst, src []T, n int, nan T) error {
	n *= 2
	whole := len(src) / n &^ 1 * n
	for at := 0; at < whole; at += 2 * n {
		x, u := src[at:][:n], src[at+n:][:n]
		y, v := dst[at:][:n], dst[at+n:][:n]
		a, b, c, d := x[0], x[1], u[0], u[1]
		y[0], y[1], v[0], v[1] = a, b, c, d
		for i := 2; i+1 < n; i += 2 {
			a, b = hostref.AddTerm(a, b, x[i], x[i+1])
			c, d = hostref.AddTerm(c, d, u[i], u[i+1])
			y[i], y[i+1], v[i], v[i+1] = a, b, c, d
		}
	}
	for at := whole; at < len(src); at += n {
		x, y := src[at:][:n], dst[at:][:n]
		a, b := x[0], x[1]
		y[0], y[1] = a, b
		for i := 2; i+1 < n; i += 2 {
			a, b = hostref.AddTerm(a, b, x[i], x[i+1])
			y[i], y[i+1] = a, b
		}
	}
	for at := 0; at < len(dst); at += n {
		row := dst[at:][:n]
		if row[n-2] == row[n-2] && row[n-1] == row[n-1] {
			continue
		}
		for i, v := range row {
			if v != v {
				row[i] = nan
			}
		}
	}
	return nil
}
