package rules

import (
	"fmt"
	"strings"
)

// Rule is one of the planner's transformations. Each but Split can be left out
// (Config.Without), and no result's bits change by that. A pass follows several.
type Rule uint8

// The rules, in the order of the passes that follow them.
const (
	Simplify       Rule = iota // operators that undo each other, or do nothing
	Subexpressions             // equal operators of equal operands are made once
	Joins                      // reductions in the parts of what is joined
	Select                     // the first of a sort without sorting the rest
	Rowwise                    // reductions in the kernel that reads them over the same rows
	Chains                     // maps in the maps that read them
	Prologues                  // maps in the reductions, scans, and whatever else reads them
	Recompute                  // maps in each of several kernels that read them, where that moves fewer bytes
	Epilogues                  // maps in the products that they read
	Factors                    // maps in the products whose operands they are
	Views                      // views as strides of an operand
	Boxes                      // what is padded within bounds, in the maps that read it
	Horizontal                 // maps over the same points in one kernel, which stores them all
	Coalesce                   // neighbouring dimensions merged
	Split                      // launches cut until they fit the device's limits
	Schemes                    // index schemes and vectors to suit the strides
	Places                     // parts of what is joined written where they go
	Schedule                   // independent kernels next to each other
	Reuse                      // temporaries that share memory

	ruleCount
)

// ruleNames are the rules' names in texts.
var ruleNames = [ruleCount]string{"simplify", "subexpressions", "joins", "select", "rowwise", "chains", "prologues", "recompute", "epilogues", "factors", "views", "boxes", "horizontal", "coalesce", "split", "schemes", "places", "schedule", "reuse"}

// String is the rule's name.
func (p Rule) String() string {
	if p < ruleCount {
		return ruleNames[p]
	}
	return fmt.Sprintf("Rule(%d)", uint8(p))
}

// Rules lists the rules.
func Rules() []Rule {
	list := make([]Rule, ruleCount)
	for i := range list {
		list[i] = Rule(i)
	}
	return list
}

// RuleSet is a set of rules.
type RuleSet uint32

// SetOf is the set of some rules.
func SetOf(list ...Rule) RuleSet {
	var s RuleSet
	for _, p := range list {
		s |= 1 << p
	}
	return s
}

// Has reports whether a rule is in the set.
func (s RuleSet) Has(p Rule) bool { return s>>p&1 == 1 }

// String names the rules in the set.
func (s RuleSet) String() string {
	var names []string
	for _, p := range Rules() {
		if s.Has(p) {
			names = append(names, p.String())
		}
	}
	if names == nil {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

// structural are the rules that plans of any sizes have: what the others do
// depends on sizes, or on which operands coincide.
var structural = SetOf(Views, Split, Reuse)

// LeavesOut is the first of the rules that is not followed, if any.
func (c *Config) LeavesOut(list ...Rule) (r Rule, left bool) {
	for _, r := range list {
		if !c.Runs(r) {
			return r, true
		}
	}
	return 0, false
}

// Runs reports whether a rule is to be followed. What does not fit the device is split
// in any case.
func (c *Config) Runs(p Rule) bool {
	if c.Unfused {
		return structural.Has(p)
	}
	return p == Split || !c.Without.Has(p)
}
