package fuse

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// String returns the groups' text: each with its instructions and where their operands lie.
func (g *Groups) String() string {
	var b strings.Builder
	number := map[program.Made]int{}
	for i, group := range g.List {
		fmt.Fprintf(&b, "g%d = %v: %s", i, group.Work, expr.Name(group.Value))
		number[program.Made{Value: group.Value, Leaves: group.Leaves}] = i
		for _, v := range group.Also {
			number[program.Made{Value: v, Leaves: false}] = i
			fmt.Fprintf(&b, ", %s", expr.Name(v))
		}
		b.WriteString("\n")
		for _, r := range group.Work.Reads() {
			fmt.Fprintf(&b, "  reads %s\n", region.PlaceText(r, number))
		}
		for _, k := range group.Work.Bodies() {
			k.Text(&b, number)
		}
	}
	return b.String()
}
