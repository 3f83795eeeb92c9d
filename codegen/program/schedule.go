package program

import (
	"math/bits"
	"slices"
)

// Program is a function as a table: see [Record].
type Program struct {
	rows      [][rowWords]uint32
	registers int      // how many locations the rows write: the first ones
	constants []uint64 // the contents of the locations after the registers
	tables    []uint64 // the elements of all tables
	arity     int
	results   []int // the locations of the results
	uses      map[action]bool
}

// A row has four words. The first has the word unit's action and destination, and the start of
// the table that it reads. The second has its operands; for a table, the third operand is the
// logarithm of the table's size. The third and fourth have the operands, destination and flags
// of the multiplication and the addition. In a jump's row, the third is its target.
const (
	rowWords      = 4
	locationBits  = 10
	locationMask  = 1<<locationBits - 1
	destinationAt = 8 // in the first word
	inUse         = 1 << 31
	variant       = 1 << 30                      // doScale, doSub
	tableAt       = destinationAt + locationBits // in the first word
	tableBits     = 32 - tableAt
)

// alone reports whether the program has rows of divisions or square roots.
func (p *Program) alone() bool { return p.uses[doDiv] || p.uses[doSqrt] }

// place is an operation's row and column in the table.
type place struct {
	row  int
	unit unit
}

func (p place) before(q place) bool { return p.row < q.row || p.row == q.row && p.unit < q.unit }

// scheduler assigns operations to rows.
type scheduler struct {
	operations []operation
	needed     []bool
	places     []place       // by operation
	rows       [][units]Reg  // by row and unit: an operation, or none
	start      int           // the first row that may take further operations
	targets    map[int]int   // by the row of a jump: the row to which it jumps
	pending    map[Reg][]int // by the operation after those that jumps skip: the rows of these jumps
	lastUse    map[Reg]place // by operation: the last place that reads its result
}

const none Reg = -1

// schedule orders the operations that the results need. Each goes to the first row in which
// its unit has no operation and its operands are ready. No operation moves across a jump, the
// end of skipped operations, or a division or square root.
func schedule(r *recorder, x, results []Reg) *Program {
	s := &scheduler{operations: r.operations, targets: map[int]int{}, pending: map[Reg][]int{}, lastUse: map[Reg]place{}}
	s.needed = make([]bool, len(s.operations))
	s.places = make([]place, len(s.operations))
	s.mark(results)
	for i, o := range s.operations {
		s.close(Reg(i))
		if s.needed[i] && o.do != doConst && o.do != doArg {
			s.put(Reg(i))
		}
	}
	s.close(Reg(len(s.operations)))
	return s.encode(r, x, results)
}

// mark finds the needed operations. A jump is needed if it skips a needed operation.
func (s *scheduler) mark(results []Reg) {
	for _, r := range results {
		s.needed[r] = true
	}
	for i := len(s.operations) - 1; i >= 0; i-- {
		o := s.operations[i]
		if o.do == doSkip {
			s.needed[i] = slices.Contains(s.needed[i+1:o.immediate], true)
		}
		if s.needed[i] {
			for _, a := range o.used() {
				s.needed[a] = true
			}
		}
	}
}

// close sets the targets of the jumps whose skipped operations end before operation i.
func (s *scheduler) close(i Reg) {
	for _, jump := range s.pending[i] {
		s.targets[jump] = len(s.rows)
		s.start = len(s.rows)
	}
}

func (s *scheduler) put(i Reg) {
	o := s.operations[i]
	u := actions[o.do].unit
	at := s.start
	for _, a := range o.used() {
		if p := s.places[a]; s.done(a) && p.row >= at {
			at = p.row
			if p.unit >= u {
				at++
			}
		}
	}
	if actions[o.do].alone {
		at = len(s.rows)
	}
	for at < len(s.rows) && s.rows[at][u] != none {
		at++
	}
	if at == len(s.rows) {
		s.rows = append(s.rows, [units]Reg{none, none, none})
	}
	s.rows[at][u] = i
	s.places[i] = place{at, u}
	for _, a := range o.used() {
		if p := s.places[i]; s.lastUse[a].before(p) {
			s.lastUse[a] = p
		}
	}
	if actions[o.do].alone {
		s.start = len(s.rows)
	}
	if o.do == doSkip {
		s.pending[Reg(o.immediate)] = append(s.pending[Reg(o.immediate)], at)
	}
}

// done reports whether a row computes a value; constants and arguments need no row.
func (s *scheduler) done(a Reg) bool { return s.operations[a].do < doConst }

// encode assigns a location to every value, and writes the table. A register is free after the
// last use of its value.
func (s *scheduler) encode(r *recorder, x, results []Reg) *Program {
	p := &Program{arity: len(x), uses: map[action]bool{}}
	end := place{len(s.rows), units}
	for _, a := range results {
		s.lastUse[a] = end
	}
	locations := s.allocate(p, x)
	for i, o := range s.operations {
		if s.needed[i] && o.do == doConst {
			locations[i] = p.registers + len(p.constants)
			p.constants = append(p.constants, o.immediate)
		}
	}
	tables := make([]int, len(r.tables))
	for i, t := range r.tables {
		tables[i] = len(p.tables)
		p.tables = append(p.tables, t...)
	}

	for i, row := range s.rows {
		p.rows = append(p.rows, s.encodeRow(i, row, locations, r.tables, tables))
		for _, a := range row {
			if a != none {
				p.uses[s.operations[a].do] = true
			}
		}
	}
	if p.alone() {
		p.rows = append(p.rows, [rowWords]uint32{uint32(doStop)})
	}
	for _, a := range results {
		p.results = append(p.results, locations[a])
	}
	return p
}

// allocate returns the location of each operation's result: registers, first for the arguments
// and then for the operations in rows.
func (s *scheduler) allocate(p *Program, x []Reg) []int {
	locations := make([]int, len(s.operations))
	var free []int
	take := func(a Reg) {
		if len(free) == 0 {
			free = append(free, p.registers)
			p.registers++
		}
		locations[a] = free[0]
		free = free[1:]
	}
	for _, a := range x {
		take(a)
	}
	for i, row := range s.rows {
		for u, a := range row {
			if a == none {
				continue
			}
			o := s.operations[a]
			last := place{i, unit(u)}
			operands := slices.Compact(slices.Sorted(slices.Values(o.used())))
			for _, operand := range operands {
				if s.operations[operand].do != doConst && s.lastUse[operand] == last {
					free = append(free, locations[operand])
				}
			}
			if o.do != doSkip {
				take(a)
			}
		}
	}
	return locations
}

func (s *scheduler) encodeRow(at int, row [units]Reg, locations []int, contents [][]uint64, tables []int) (w [rowWords]uint32) {
	operands := func(o operation) (packed uint32) {
		for i, a := range o.used() {
			packed |= uint32(locations[a]) << (locationBits * i)
		}
		return packed
	}
	if a := row[wordUnit]; a != none {
		o := s.operations[a]
		w[0], w[1] = uint32(o.do)|uint32(locations[a])<<destinationAt, operands(o)
		switch o.do {
		case doTable:
			size := bits.Len(uint(len(contents[o.immediate]))) - 1
			w[0] |= uint32(tables[o.immediate]) << tableAt
			w[1] |= uint32(size) << (2 * locationBits)
		case doSkip:
			w[2] = uint32(s.targets[at])
		}
	}
	for i, u := range []unit{mulUnit, addUnit} {
		if a := row[u]; a != none {
			o := s.operations[a]
			w[2+i] = operands(o) | uint32(locations[a])<<(2*locationBits)
			w[2+i] |= inUse
			if o.do == doScale || o.do == doSub {
				w[2+i] |= variant
			}
		}
	}
	return w
}
