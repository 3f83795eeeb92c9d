package program

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/shape"
)

// Ref says where an operand lies: in a temporary of the plan, or in a buffer that exists before.
type Ref struct {
	Temp   int // index into Plan.Temps, or -1
	Stored graph.Stored
	From   Made // the group whose result the operand reads; lowering replaces it by a temporary
}

// Temp is memory that the plan writes.
type Temp struct {
	DType dtype.DType
	Size  int    // elements
	Slot  int    // temporaries of one slot share memory
	At    int64  // the byte of its slot where it begins
	Keep  bool   // holds a result, so nothing may reuse its memory
	In    *Place // where in another temporary it lies; nil: it has memory of its own
	// InPlace says that the temporary is an existing array, which the run passes to the plan. The
	// plan overwrites some of its elements and keeps the others.
	InPlace bool
}

// Bytes returns the temporary's size in bytes.
func (t Temp) Bytes() int64 { return int64(t.Size) * int64(t.DType.Size()) }

// End returns the first byte of the slot that no binding of the temporary reaches.
func (t Temp) End() int64 { return t.At + (t.Bytes()+63)/64*64 + Padding }

// Overlaps reports whether bindings of two temporaries may have a byte in common.
func (t Temp) Overlaps(o Temp) bool { return t.Slot == o.Slot && t.At < o.End() && o.At < t.End() }

// Step is one kernel with its launches. There are several if the space was
// split to fit the device's limits.
type Step struct {
	Kernel   *kernel.Kernel
	Launches []kernel.Geometry
	Operands []Ref
	Out      int // index into Plan.Temps
	// Disjoint says that the step writes no element of Out that another step writes.
	Disjoint bool
	Value    graph.Value
	Also     []Output // further results that the kernel stores, in the kernel's order
}

// Output is a value that a step writes, with its temporary.
type Output struct {
	Temp  int // index into Plan.Temps
	Value graph.Value
}

// Outs lists the temporaries that the step writes, in the order of its kernel's bindings.
func (s Step) Outs() []int {
	list := []int{s.Out}
	for _, o := range s.Also {
		list = append(list, o.Temp)
	}
	return list
}

// InPlace reports whether a slot is an existing array, which the run passes to the plan.
func (p *Plan) InPlace(slot int) bool {
	return slices.ContainsFunc(p.Temps, func(t Temp) bool { return t.Slot == slot && t.InPlace })
}

// Result says where a requested value will be.
type Result struct {
	Value graph.Value
	Ref   Ref
	View  shape.View
	Empty bool // it has no elements, and no memory
}

// Plan is a schedule of kernels.
type Plan struct {
	Config  rules.Config // of the planner that made it
	Steps   []Step
	Temps   []Temp
	Slots   []int64 // bytes of each slot
	Results []Result
	Decided Decider
}

// String returns the plan's text: its kernels in order, each with its launches.
func (p *Plan) String() string {
	var b strings.Builder
	for i, s := range p.Steps {
		for n, t := range s.Outs() {
			if n > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "t%d", t)
		}
		b.WriteString(" = ")
		b.WriteString(s.Kernel.Text())
		for _, g := range s.Launches {
			fmt.Fprintf(&b, "  %s\n", geometryText(s, g))
		}
		if i < len(p.Steps)-1 {
			b.WriteString("\n")
		}
	}
	return b.String()
}

// digitsText returns the sizes and strides of digits.
func digitsText(name string, list []kernel.Digit) string {
	if len(list) == 0 {
		return ""
	}
	sizes, strides := []int{}, []int{}
	for _, d := range list {
		sizes, strides = append(sizes, d.Size), append(strides, d.Stride)
	}
	return fmt.Sprintf(" %s %v by %v", name, sizes, strides)
}

func geometryText(s Step, g kernel.Geometry) string {
	var b strings.Builder
	fmt.Fprintf(&b, "over %v", g.Dims)
	for i, o := range g.Operands {
		name := "index"
		if !s.Kernel.Operands[i].Index {
			name = "memory"
			if t := s.Operands[i].Temp; t >= 0 {
				name = fmt.Sprintf("t%d", t)
			}
		}
		fmt.Fprintf(&b, ", %s=%s %v%+d%s", kernel.OperandName(i), name, o.Strides, o.Offset, BoundsText(o.Box))
		if o.Count > 0 {
			fmt.Fprintf(&b, " x %d by %d", o.Count, o.Step)
		}
		b.WriteString(digitsText("lines", o.Lines) + digitsText("steps", o.Steps))
	}
	if g.Out.Offset != 0 {
		fmt.Fprintf(&b, ", out %v+%d", g.Out.Strides, g.Out.Offset)
	}
	if sort, ok := s.Kernel.Loop.(*kernel.Sort); ok {
		b.WriteString(sortText(sort, g))
	}
	return b.String()
}

// Made names the value that a group writes: Value itself, or the results of the leaves of Value's
// reduction tree.
type Made struct {
	Value  graph.Value
	Leaves bool
}

// Place says where a temporary lies in another temporary.
type Place struct {
	Temp int   // index into Plan.Temps
	At   int64 // byte
}

// Decider lists the decisions of a plan.
type Decider interface{ Decisions() []Decision }

// Decisions returns, for each operator, why it is or is not in the kernel that reads it, in the
// order of the rewritten graph. It also says why products marked fast are computed exactly.
func (p *Plan) Decisions() []Decision { return p.Decided.Decisions() }
