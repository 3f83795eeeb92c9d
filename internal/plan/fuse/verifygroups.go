package fuse

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/program"
)

// Verify checks that groups read only what earlier groups write, that no group computes a
// value that it could read from memory, and that groups write all results.
func (s *Groups) Verify(asked []graph.Value) error {
	g := s.grouper
	fail := func(format string, args ...any) error {
		return &program.VerifyError{What: fmt.Sprintf(format, args...)}
	}
	written := map[program.Made]bool{}
	reads := func(group *Group, r program.Ref) error {
		if r.From.Value.Node != nil && !written[r.From] {
			return fail("the group of %s reads %s before it is written", expr.Name(group.Value), expr.Name(r.From.Value))
		}
		return nil
	}
	for _, group := range s.List {
		for _, k := range group.Work.Bodies() {
			for _, r := range k.Refs {
				if err := reads(group, r); err != nil {
					return err
				}
			}
		}
		for _, r := range group.Work.Reads() {
			if err := reads(group, r); err != nil {
				return err
			}
		}
		written[program.Made{Value: group.Value, Leaves: group.Leaves}] = true
		for _, v := range group.Also {
			written[program.Made{Value: v, Leaves: false}] = true
		}
	}
	for v, list := range g.folded.All() {
		for _, by := range list {
			if r := g.rowwise.At(by); r == nil || r.SeenBy(by) == nil {
				return fail("the kernel of %s should compute %s, but is not rowwise", expr.Name(by), expr.Name(v))
			}
		}
	}
	if g.outdated() {
		return fail("a group computes a value that is in memory")
	}
	for i, r := range s.Results {
		if r.Value != asked[i] || r.Ref.From.Value.Node != nil && !written[r.Ref.From] {
			return fail("nothing writes %s", expr.Name(asked[i]))
		}
	}
	return nil
}
