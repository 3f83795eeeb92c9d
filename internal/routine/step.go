package routine

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// State is the array that a program writes. The other arrays are its inputs, from 0 on.
const State = -1

// Ref is an element of an array for each point of a step: element Base + row*Row + column*Column.
// Each matrix of the stack has its own element.
type Ref struct {
	Array             int
	Base, Row, Column Int
	// Pick is an element of the state that holds a whole number, or nil. The number times Step is
	// added to the place.
	Pick *Ref
	Step Int
}

// Kind says where an instruction's value comes from.
type Kind uint8

// The kinds of instructions.
const (
	Load     Kind = iota // the element at Ref
	Constant             // Value
	Position             // the whole number At, as a real number
	Apply                // Op of Args
)

// Inst is a value of a step's body, in single-assignment form.
type Inst struct {
	Kind  Kind
	Ref   Ref
	Value float64
	At    Int
	Op    *ops.Op
	Args  []int // indices of earlier instructions
	DType dtype.DType
}

// Range is the whole numbers from From to before To. There are none if To is not greater.
type Range struct{ From, To Int }

// Step is a step of a program: a *[Map], *[Fold], *[For] or *[While].
type Step interface{ step() }

// Map computes the body at each point, and stores its last value at Out and others elsewhere. The
// points are independent of each other: none reads an element that another one stores.
type Map struct {
	Number        int // among the steps with a body
	Rows, Columns Range
	Body          []Inst
	Out           Ref
	Also          []Stored
	// Guard is an element of the state, or nil. A matrix for which it is 0 stores nothing.
	Guard *Ref
}

// Stored is a value of a body that is stored too.
type Stored struct {
	Inst int
	Out  Ref
}

// Combine says how a fold combines elements.
type Combine uint8

// The ways to combine.
const (
	// Sum adds element i to partial sum i mod [Lanes], in order, from +0 on. Then the partial sums
	// of the upper half are added to those of the lower half, until one is left.
	Sum Combine = iota
	// Greatest finds the greatest of numbers that are not negative, 0 of none. NaN is greater than
	// all.
	Greatest
	// First finds the row of the first greatest of numbers that are not negative. NaN is not greater
	// than any; of nothing but NaN it is the first row.
	First
)

// Lanes is the number of partial sums.
const Lanes = 16

// Fold combines, for each column, the body's values at the rows, and stores the result at Out.
type Fold struct {
	Number        int // among the steps with a body
	Combine       Combine
	Rows, Columns Range
	Body          []Inst
	Out           Ref
}

// For runs its steps for each number of a range, in order or from the last to the first.
type For struct {
	Counter int
	Range   Range
	Down    bool
	Steps   []Step
}

// While runs its steps while the element at Flag is not 0, Most times at the most. For a matrix whose
// flag is 0 the steps change nothing, so they may run nevertheless.
type While struct {
	Most  Int
	Flag  Ref
	Steps []Step
}

func (*Map) step()   {}
func (*Fold) step()  {}
func (*For) step()   {}
func (*While) step() {}

// Program is a routine for one dtype. The numbers of the state are 0 at first.
type Program struct {
	Name     string
	DType    dtype.DType
	Sizes    int   // how many sizes a launch has
	Inputs   []Int // elements of each input, of one matrix
	State    Int   // elements of the state of one matrix
	Counters int   // counters of points and loops
	Bodies   int   // steps with a body
	Steps    []Step
}
