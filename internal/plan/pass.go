package plan

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/internal/graph"
)

// pass is a step of the pipeline: it makes a form of the ones before it, changes
// none of these, and can be checked and printed.
type pass struct {
	name  string
	needs string // the pass whose form it starts from; "": the graph as it is recorded
	rules []Rule // that it follows
	run   func(*state) error
	check func(*state) error
	text  func(*state) string
}

// passes are the pipeline.
var passes = []pass{
	{"rewrite", "", []Rule{Simplify, Subexpressions, Joins, Select}, (*state).rewrite, (*state).verifyGraph, (*state).graphText},
	{"group", "rewrite", []Rule{Rowwise, Chains, Prologues, Recompute, Epilogues, Factors, Views, Boxes}, (*state).group, (*state).verifyGroups, (*state).groupsText},
	{"siblings", "group", []Rule{Siblings}, (*state).siblings, (*state).verifyGroups, (*state).groupsText},
	{"lower", "siblings", []Rule{Coalesce, Split, Schemes}, (*state).lower, (*state).verifySteps, (*state).planText},
	{"place", "lower", []Rule{Places}, (*state).place, (*state).verifySteps, (*state).placesText},
	{"schedule", "place", []Rule{Schedule}, (*state).schedule, (*state).verifySteps, (*state).planText},
	{"memory", "schedule", []Rule{Reuse}, (*state).assignSlots, (*state).verifySlots, (*state).memoryText},
}

// Form is what a pass has made, as text.
type Form struct{ Pass, Text string }

// Forms is Build, and prints what each pass makes.
func Forms(cfg Config, values ...graph.Value) ([]Form, error) {
	s := &state{cfg: cfg, asked: values, values: values}
	list := []Form{{"record", s.graphText()}}
	for _, p := range passes {
		if err := s.pass(p); err != nil {
			return list, err
		}
		list = append(list, Form{p.name, p.text(s)})
	}
	return list, nil
}

func (s *state) planText() string { return s.plan.String() }

// placesText is which temporaries are in others.
func (s *state) placesText() string {
	var b strings.Builder
	for i, t := range s.plan.Temps {
		if in := t.In; in != nil {
			fmt.Fprintf(&b, "t%d: in t%d from byte %d\n", i, in.Temp, in.At)
		}
	}
	return b.String()
}

// memoryText is where the temporaries are.
func (s *state) memoryText() string {
	var b strings.Builder
	for i, t := range s.plan.Temps {
		fmt.Fprintf(&b, "t%d: %d bytes in slot %d", i, t.Bytes(), t.Slot)
		if t.At > 0 {
			fmt.Fprintf(&b, " from byte %d", t.At)
		}
		if t.Keep {
			b.WriteString(", kept")
		}
		b.WriteString("\n")
	}
	return b.String()
}
