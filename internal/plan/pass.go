package plan

import (
	"fmt"
	"strings"
)

// Pass is one of the planner's transformations. Each but Split can be left out
// (Config.Without), and no result's bits change by that.
type Pass uint8

// The passes, in the order in which they run.
const (
	Simplify       Pass = iota // operators that undo each other, or do nothing
	Subexpressions             // equal operators of equal operands are made once
	Rowwise                    // reductions in the kernel that reads them over the same rows
	Chains                     // maps in the maps that read them
	Prologues                  // maps in the reductions, scans, and whatever else reads them
	Recompute                  // maps in each of several kernels that read them, where that moves fewer bytes
	Epilogues                  // maps in the products that they read
	Factors                    // maps in the products whose operands they are
	Views                      // views as strides of an operand
	Coalesce                   // neighbouring dimensions merged
	Split                      // launches cut until they fit the device's limits
	Schemes                    // index schemes and vectors to suit the strides
	Schedule                   // independent kernels next to each other
	Reuse                      // temporaries that share memory

	passCount
)

// passNames are the passes' names in texts.
var passNames = [passCount]string{"simplify", "subexpressions", "rowwise", "chains", "prologues", "recompute", "epilogues", "factors", "views", "coalesce", "split", "schemes", "schedule", "reuse"}

// String is the pass's name.
func (p Pass) String() string {
	if p < passCount {
		return passNames[p]
	}
	return fmt.Sprintf("Pass(%d)", uint8(p))
}

// Passes lists the passes in the order in which they run.
func Passes() []Pass {
	list := make([]Pass, passCount)
	for i := range list {
		list[i] = Pass(i)
	}
	return list
}

// PassSet is a set of passes.
type PassSet uint32

// SetOf is the set of some passes.
func SetOf(list ...Pass) PassSet {
	var s PassSet
	for _, p := range list {
		s |= 1 << p
	}
	return s
}

// Has reports whether a pass is in the set.
func (s PassSet) Has(p Pass) bool { return s>>p&1 == 1 }

// String names the passes in the set.
func (s PassSet) String() string {
	var names []string
	for _, p := range Passes() {
		if s.Has(p) {
			names = append(names, p.String())
		}
	}
	if names == nil {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

// structural are the passes that plans of any sizes have: what the others do
// depends on sizes, or on which operands coincide.
var structural = SetOf(Views, Split, Reuse)

// runs reports whether a pass is to run. What does not fit the device is split
// in any case.
func (c *Config) runs(p Pass) bool {
	if c.Unfused {
		return structural.Has(p)
	}
	return p == Split || !c.Without.Has(p)
}

// stage is a step of Build, in which one or several of the passes work.
type stage struct {
	passes []Pass
	run    func(*builder) error
	verify func(*builder) error
}

// stages are what Build does, in order. The passes of a stage look at a value
// or at a kernel one after the other; what each stage leaves is verified where
// the configuration asks for it.
var stages = []stage{
	{[]Pass{Simplify, Subexpressions}, (*builder).rewrite, (*builder).verifyGraph},
	{[]Pass{Rowwise, Chains, Prologues, Recompute, Epilogues}, (*builder).partition, (*builder).verifyRoots},
	{[]Pass{Factors, Views, Coalesce, Split, Schemes}, (*builder).lower, (*builder).verifySteps},
	{[]Pass{Schedule}, (*builder).schedule, (*builder).verifySteps},
	{[]Pass{Reuse}, (*builder).assignSlots, (*builder).verifySlots},
}
