package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/fuse"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/lower/products"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// betweens finds the chains of two products with rows between them, as in attention. chains has
// each chain by its last product. inside has the results that a chain computes on the way.
func betweens(b *lower.Builder, groups *fuse.Groups) (chains map[program.Made]*products.Between, inside map[program.Made]bool) {
	chains, inside = map[program.Made]*products.Between{}, map[program.Made]bool{}
	if b.Config.MaxBetween <= 0 {
		return chains, inside
	}
	readers, of := readersOf(groups), map[program.Made]*fuse.Group{}
	for _, group := range groups.List {
		of[program.Made{Value: group.Value, Leaves: group.Leaves}] = group
	}
	for _, group := range groups.List {
		if p, ok := group.Work.(*products.Product); ok {
			if c := betweenOf(b, of, group, p, readers); c != nil {
				chains[program.Made{Value: group.Value, Leaves: false}] = c
				inside[program.Made{Value: c.Values[0], Leaves: false}], inside[program.Made{Value: c.Values[1], Leaves: false}] = true, true
			}
		}
	}
	return chains, inside
}

// readersOf counts the readers of each group's result. A request counts as a reader.
func readersOf(s *fuse.Groups) map[program.Made]int {
	n := map[program.Made]int{}
	for _, group := range s.List {
		for _, k := range group.Work.Bodies() {
			for _, r := range k.Refs {
				n[r.From]++
			}
		}
		for _, r := range group.Work.Reads() {
			n[r.From]++
		}
	}
	for _, r := range s.Results {
		n[r.Ref.From]++
	}
	return n
}

// betweenOf returns the chain that ends with the product p. It is nil if there is none, or if the
// value between the products is small enough to be held in memory.
func betweenOf(b *lower.Builder, of map[program.Made]*fuse.Group, group *fuse.Group, p *products.Product, readers map[program.Made]int) *products.Between {
	for _, factor := range []*region.Body{p.Left, p.Right} {
		if len(factor.Refs) != 1 || readers[factor.Refs[0].From] != 1 {
			continue
		}
		rows, ok := of[factor.Refs[0].From]
		if !ok {
			continue
		}
		w, ok := rows.Work.(*lower.RowsWork)
		if !ok || w.Rows.PerRow || w.Rows.Columns {
			continue
		}
		for _, r := range w.Body.Refs {
			made, ok := of[r.From]
			if !ok || readers[r.From] != 1 {
				continue
			}
			if first, ok := made.Work.(*products.Product); ok {
				if c := products.NewBetween(b, first, w, p, [3]graph.Value{made.Value, rows.Value, group.Value}); c != nil {
					return c
				}
			}
		}
	}
	return nil
}
