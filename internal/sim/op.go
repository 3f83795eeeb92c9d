package sim

// op is one operation of a program: a loop over the lanes of a subgroup.
type op struct {
	run  func(s *subgroup, o *op)
	d, a arg
	b, c arg
	e    arg   // a second result
	n    int32 // elements of the operands that have a step
	at   int32 // of the program's places
	// What the operation is, of those that need it.
	class   Class
	simple  *elementwise
	list    []arg // operands beside the above, of one element each
	memory  *access
	flow    *flow
	packs   bool // joins bits of two words
	shape   *matrixShape
	product *Product
	number  int32
}

// arg is an operand: its first register and how far apart those of its elements
// are, 0 or 1. While a program is made the register is a virtual one.
type arg struct {
	reg  int32
	step int8
	file file
}

// access is where a load or store goes: at a constant offset, and terms that
// the lanes add. Units are words in memory, and registers in variables.
type access struct {
	variable *variable
	offset   int
	terms    []term
	n        int // units of it
	// The variable is from base to limit; a buffer's limit is its binding's.
	base, limit int
	buffer      int      // index of the binding in the program's
	number      int      // index in Counts.Accesses
	atomic      bool     // lanes of one word take turns
	table       []uint32 // contents of a variable that nothing is stored to
}

// term is an index times a stride; count is how many there are, 0 where only
// the binding limits them.
type term struct {
	index         arg
	stride, count int
}

// flow is where an operation of control flow leads.
type flow struct {
	yes, no *edge
	// Of an operation that opens a construct: it is a loop, and where the lanes
	// meet after it or go on with it.
	opens, loop   bool
	merge, resume int32
	// stores: in the construct memory is written, or lanes meet.
	stores bool
	// decides are the constructs of which a branch decides that lanes run them.
	decides []*flow
}

// edge is a way from a block to another one.
type edge struct {
	moves []op // to the values that differ by the way
	// The lanes wait for the others in a frame of the stack, to leave its
	// construct or to go on with its loop; else they go to the target.
	waits, continues bool
	frame            int
	target           int32
	// joins: the target is where a loop goes on, where others may wait.
	joins bool
}

// eachArg calls f with the operands: how many registers each spans, and whether
// it is a result.
func (o *op) eachArg(f func(a *arg, n int32, result bool)) {
	use := func(a *arg, n int32, result bool) {
		if a.file != noFile {
			f(a, n, result)
		}
	}
	use(&o.a, o.n, false)
	use(&o.b, o.n, false)
	use(&o.c, o.n, false)
	for i := range o.list {
		use(&o.list[i], 1, false)
	}
	if o.memory != nil {
		for i := range o.memory.terms {
			use(&o.memory.terms[i].index, 1, false)
		}
	}
	use(&o.d, o.n, true)
	use(&o.e, o.n, true)
	if o.flow == nil {
		return
	}
	for _, e := range []*edge{o.flow.yes, o.flow.no} {
		if e != nil {
			for i := range e.moves {
				e.moves[i].eachArg(f)
			}
		}
	}
}
