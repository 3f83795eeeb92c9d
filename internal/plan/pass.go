package plan

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/fuse"
	"github.com/weft-gpu/weft/internal/plan/rewrite"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/plan/schedule"
)

// pass is a step of the pipeline. It makes a new form from earlier ones, which it does
// not change. The form can be checked and printed.
type pass struct {
	name  string
	needs string       // the pass whose form it starts from; "": the recorded graph
	rules []rules.Rule // the rules that it follows
	run   func(*state) error
	check func(*state) error
	text  func(*state) string
}

// passes lists the pipeline in order.
var passes = []pass{
	{"rewrite", "", []rules.Rule{rules.Simplify, rules.Subexpressions, rules.Joins, rules.Select}, (*state).rewrite, (*state).verifyGraph, (*state).graphText},
	{"group", "rewrite", []rules.Rule{rules.Rowwise, rules.Chains, rules.Prologues, rules.Recompute, rules.Epilogues, rules.Factors, rules.Views, rules.Boxes}, (*state).group, (*state).verifyGroups, (*state).groupsText},
	{"horizontal", "group", []rules.Rule{rules.Horizontal}, (*state).joined, (*state).verifyGroups, (*state).groupsText},
	{"lower", "horizontal", []rules.Rule{rules.Coalesce, rules.Split, rules.Schemes}, (*state).lower, (*state).verifySteps, (*state).planText},
	{"place", "lower", []rules.Rule{rules.Places}, (*state).places, (*state).verifySteps, (*state).placesText},
	{"schedule", "place", []rules.Rule{rules.Schedule}, (*state).ordered, (*state).verifySteps, (*state).planText},
	{"memory", "schedule", []rules.Rule{rules.Reuse}, (*state).slots, (*state).verifySlots, (*state).memoryText},
}

// Form is the text of the form that a pass has made.
type Form struct{ Pass, Text string }

// Forms plans the values like [Build], and returns the form that each pass makes. The first
// form is the recorded graph.
func Forms(cfg rules.Config, values ...graph.Value) ([]Form, error) {
	s := newState(cfg, values)
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

// placesText lists the temporaries that lie inside others.
func (s *state) placesText() string {
	var b strings.Builder
	for i, t := range s.plan.Temps {
		if in := t.In; in != nil {
			fmt.Fprintf(&b, "t%d: in t%d from byte %d\n", i, in.Temp, in.At)
		}
	}
	return b.String()
}

// memoryText lists each temporary's slot and place in the slot.
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

// rewrite simplifies the graph of the values.
func (s *state) rewrite() (err error) {
	s.values, err = rewrite.Rewrite(&s.cfg, s.numbers, s.values)
	return err
}

// group finds the regions that become kernels.
func (s *state) group() (err error) {
	s.groups, err = fuse.Form(s.cfg, s.numbers, s.asked, s.values)
	return err
}

// joined merges groups of maps over the same points.
func (s *state) joined() (err error) {
	s.groups, err = fuse.JoinMaps(s.cfg, s.groups)
	return err
}

func (s *state) places() error  { return schedule.Place(&s.cfg, s.plan) }
func (s *state) ordered() error { return schedule.Order(&s.cfg, s.plan) }
func (s *state) slots() error   { return schedule.AssignSlots(&s.cfg, s.plan) }
