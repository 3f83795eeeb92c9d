package rules

import (
	"fmt"
	"strings"
)

// Rule is one of the planner's transformations. Config.Without can leave out each
// rule but Split; no result's bits change. A pass follows several rules.
type Rule uint8

// The rules, in the order of the passes that follow them.
const (
	Simplify       Rule = iota // drop operators that do nothing, move slices and lookups before maps
	Subexpressions             // compute equal operators of equal operands once
	Joins                      // reduce the operands of a join instead of the joined array
	Select                     // find the first k of a row without sorting the rest
	Rowwise                    // compute a reduction in the kernel that reads it over the same rows
	Chains                     // compute a map in the map that reads it
	Prologues                  // compute a map in a reduction, scan or other kernel that reads it
	Recompute                  // compute a map in each of its several readers if that moves fewer bytes
	Epilogues                  // compute a map in the product that it reads
	Factors                    // compute a map in the product that has it as an operand, or leave out its conversion
	Views                      // read a view as strides of its operand
	Boxes                      // read a padded value within bounds in the map that reads it
	Horizontal                 // compute maps over the same points in one kernel that stores them all
	Coalesce                   // merge neighbouring dimensions
	Split                      // cut launches until they fit the device's limits
	Schemes                    // choose index schemes and vectors by the strides
	Places                     // write the operands of a join directly into the joined array
	Schedule                   // run independent kernels next to each other
	Reuse                      // let temporaries share memory

	ruleCount
)

// ruleNames holds the rules' names in texts.
var ruleNames = [ruleCount]string{"simplify", "subexpressions", "joins", "select", "rowwise", "chains", "prologues", "recompute", "epilogues", "factors", "views", "boxes", "horizontal", "coalesce", "split", "schemes", "places", "schedule", "reuse"}

// String returns the rule's name.
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

// SetOf returns the set of the listed rules.
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

// structural holds the rules of unfused plans. The effect of the other rules
// depends on sizes, or on which operands coincide.
var structural = SetOf(Views, Split, Reuse)

// LeavesOut returns the first of the listed rules that is left out, if any is.
func (c *Config) LeavesOut(list ...Rule) (r Rule, left bool) {
	for _, r := range list {
		if !c.Runs(r) {
			return r, true
		}
	}
	return 0, false
}

// Runs reports whether the planner follows a rule. It always follows Split, without which
// a launch may exceed the device's limits.
func (c *Config) Runs(p Rule) bool {
	if c.Unfused {
		return structural.Has(p)
	}
	return p == Split || !c.Without.Has(p)
}
