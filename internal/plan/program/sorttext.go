package program

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// sortText describes a launch of a sort in a plan's text.
func sortText(s *kernel.Sort, g kernel.Geometry) string {
	part := kernel.SortOf(g)
	switch {
	case s.Form == kernel.Merge && part.Count < g.Dims[1]:
		return fmt.Sprintf(", runs of %d, %d from %d", part.Run, part.Count, part.First)
	case s.Form == kernel.Merge || s.Form == kernel.Tiles && s.Invocations > 0:
		return fmt.Sprintf(", runs of %d", part.Run)
	case s.Form == kernel.Positions && part.Count < g.Dims[1]:
		return fmt.Sprintf(", the first %d", part.Count)
	case s.Form >= kernel.Count && s.Form <= kernel.Scatter:
		return fmt.Sprintf(", bits from %d, %d parts of %d", part.Shift, part.Parts, part.Run)
	}
	return ""
}

func ViewText(v shape.View) string { return fmt.Sprintf("%v%+d", v.Strides, v.Offset) }

// BoundsText names the dimensions that have bounds, with the first and last coordinate within.
func BoundsText(list []kernel.Bounds) string {
	var words []string
	for _, b := range list {
		words = append(words, fmt.Sprintf("%d: %d to %d", b.Axis, b.From, b.To-1))
	}
	if words == nil {
		return ""
	}
	return " in (" + strings.Join(words, ", ") + ")"
}
