package sim

// op is one operation of a program: a loop over the lanes of a subgroup.
type op struct {
	run  func(s *subgroup, o *op)
	d, a arg
	b, c arg
	e    arg   // a second result
	n    int32 // elements of the operands that have a step
	at   int32 // index in the program's places
	// The fields below are set where the operation needs them.
	class   Class
	simple  *elementwise
	list    []arg // further operands, of one element each
	memory  *access
	flow    *flow
	packs   bool // joins bits of two words
	shape   *matrixShape
	product *Product
	number  int32
}

// arg is an operand: its first register, and the distance of its elements' registers, 0 or 1.
// During lowering the register is a virtual one.
type arg struct {
	reg  int32
	step int8
	file file
}

// access is the address of a load or store: a constant offset, and terms that the lanes add. Units
// are words in memory, and registers in variables.
type access struct {
	variable *variable
	offset   int
	terms    []term
	n        int // its number of units
	// The variable spans base to limit; a buffer's limit is its binding's.
	base, limit int
	buffer      int      // index of the binding in the program's list
	number      int      // index in Counts.Accesses
	atomic      bool     // lanes that access one word alternate
	table       []uint32 // contents of a variable that is never stored to
}

// term is an index times a stride. count is the number of valid indices, 0 where only the binding
// limits them.
type term struct {
	index         arg
	stride, count int
}

// flow holds the targets of a control-flow operation.
type flow struct {
	yes, no *edge
	// For an operation that opens a construct: whether it is a loop, and where the lanes meet after
	// it or continue it.
	opens, loop   bool
	merge, resume int32
	// stores: the construct writes memory or has an operation in which lanes meet.
	stores bool
	// decides lists the constructs that lanes run or not, depending on a branch.
	decides []*flow
}

// edge is the way from one block to another.
type edge struct {
	moves []op // to the target's phis
	// waits: the lanes wait in a frame of the stack for the others, to leave its construct or
	// (continues) to continue its loop. Otherwise they go to the target.
	waits, continues bool
	frame            int
	target           int32
	// joins: the target is where a loop continues, and other lanes may wait there.
	joins bool
}

// eachArg calls f with each operand, its number of registers, and whether it is a result.
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
