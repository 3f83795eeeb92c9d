package sim

// Class is a kind of instruction for which a GPU has its own units.
type Class int

const (
	Move       Class = iota // copies of registers, which compilers mostly remove
	FloatAdd                // float32 additions, products and similar
	FloatFMA                // float32 fused multiply-adds
	Integer                 // integer arithmetic, shifts and logic of words
	MulInteger              // integer products
	Compare                 // comparisons, selections and logic of conditions
	Convert                 // conversions between types
	Special                 // square roots and their reciprocals
	Division                // of floats
	IntegerDivision
	Double   // float64
	Matrix   // products of cooperative matrices
	Global   // loads and stores of buffers
	Constant // loads of push constants and uniform buffers
	Shared   // accesses to shared memory
	Local    // accesses to a function's variable at an index
	Subgroup // exchanges between lanes
	Control  // branches, barriers
	NumClasses
)

// Counts are what a dispatch executed. Instructions are those of a scalar GPU: an operation on
// vectors counts once for each element. One that only names parts of vectors does not count.
type Counts struct {
	Workgroups, Subgroups, Invocations int64
	// Issued counts subgroup instructions by class, and Lanes their active lanes.
	Issued, Lanes [NumClasses]int64
	// Accesses are the memory instructions, in the module's order.
	Accesses []Access
}

// Access has the counts of one memory instruction.
type Access struct {
	Instruction Instruction
	Class       Class // Global or Shared
	Binding     int   // of a buffer
	Write       bool
	Bytes       int // of a lane's access
	// Executions counts subgroups, and Lanes their active lanes.
	Executions, Lanes int64
	// For buffers: the 32-byte sectors and the 128-byte lines that each execution touched, and the
	// bytes that it accessed, each counted once.
	Sectors, Lines, Unique int64
	// For shared memory: the turns that 32 banks of four bytes take, with and without conflicts.
	Turns, IdealTurns int64
}

// Coalescing is the share of the bytes in touched sectors that were accessed.
func (a *Access) Coalescing() float64 { return float64(a.Unique) / float64(32*max(1, a.Sectors)) }

// Conflicts is how many times longer the accesses took than without bank conflicts.
func (a *Access) Conflicts() float64 { return float64(a.Turns) / float64(max(1, a.IdealTurns)) }

// Add adds the counts of another dispatch of the same program.
func (c *Counts) Add(d *Counts) {
	c.Workgroups += d.Workgroups
	c.Subgroups += d.Subgroups
	c.Invocations += d.Invocations
	for i := range c.Issued {
		c.Issued[i] += d.Issued[i]
		c.Lanes[i] += d.Lanes[i]
	}
	if c.Accesses == nil {
		c.Accesses = append(c.Accesses, d.Accesses...)
		return
	}
	for i := range c.Accesses {
		a, b := &c.Accesses[i], &d.Accesses[i]
		a.Executions += b.Executions
		a.Lanes += b.Lanes
		a.Sectors += b.Sectors
		a.Lines += b.Lines
		a.Unique += b.Unique
		a.Turns += b.Turns
		a.IdealTurns += b.IdealTurns
	}
}
