package sim

// Class is a kind of instruction that a GPU has units of its own for.
type Class int

const (
	Move       Class = iota // copies of registers, which compilers mostly remove
	FloatAdd                // float32 additions, products and their like
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
	Constant // of push constants and uniform buffers
	Shared   // of shared memory
	Local    // of a variable of the function at an index
	Subgroup // exchanges between lanes
	Control  // branches, barriers
	NumClasses
)

// Counts are what a dispatch did. Instructions are those of a scalar GPU: an
// operation on vectors counts once for each element, and one that only names
// parts of vectors not at all.
type Counts struct {
	Workgroups, Subgroups, Invocations int64
	// Issued counts subgroup instructions, Lanes those of their lanes that were
	// active, by class.
	Issued, Lanes [NumClasses]int64
	// Accesses are the instructions that access memory, in the module's order.
	Accesses []Access
}

// Access is what one memory instruction did.
type Access struct {
	Instruction Instruction
	Class       Class // Global or Shared
	Binding     int   // of a buffer
	Write       bool
	Bytes       int // of a lane's access
	// Executions are of subgroups; Lanes are the active lanes of all of them.
	Executions, Lanes int64
	// Of buffers: the 32-byte sectors and the 128-byte lines that each execution
	// touched, and the bytes that it accessed, each once.
	Sectors, Lines, Unique int64
	// Of shared memory: the turns that 32 banks of four bytes take, and those that
	// they would take without conflicts.
	Turns, IdealTurns int64
}

// Coalescing is the share of the touched sectors' bytes that were accessed.
func (a *Access) Coalescing() float64 { return float64(a.Unique) / float64(32*max(1, a.Sectors)) }

// Conflicts is how many times longer than without bank conflicts it took.
func (a *Access) Conflicts() float64 { return float64(a.Turns) / float64(max(1, a.IdealTurns)) }

// Add adds what another dispatch of the same program did.
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
