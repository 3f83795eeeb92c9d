package plan

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// Config is what a plan needs to know of a device.
type Config struct {
	MaxOperands int   // storage buffers a kernel can read beside the one it writes
	MaxRange    int64 // bytes of a buffer that one binding can reach
	OffsetAlign int64 // of the byte at which a binding may begin; 0: at an array's first alone
	MaxBytes    int64 // of an array that can be asked for at all; 0: any number
	Memory      int64 // bytes of the memory that arrays lie in; 0: any number
	// MostBetween is how many bytes of a product another product may find made of it by
	// rows, as those of attention; more are made in slices. 0: any number.
	MostBetween int64
	PushWords   int // 32-bit words of push constants
	MaxCost     int // summed cost of the operators in one kernel
	// Weights are what operators cost on the device.
	Weights Weights
	// CostBytes is how many bytes could be moved, in sixteenths, while a unit of
	// cost is computed for one element: what several kernels read is computed in
	// each of them where that is less. 0: it is always stored.
	CostBytes int
	// HeavyCost is the summed cost above which an invocation handles 4 elements,
	// so that the code of a long body is written once; 0: never.
	HeavyCost int
	// CompactCost is the summed cost above which long code is written once, in
	// loops (see kernel.Kernel.Compact); 0: never.
	CompactCost int
	// ChunkBytes is how much of its widest operand one invocation handles, and
	// NarrowBelow the number of points under which it is 4 elements instead,
	// which compiles sooner.
	ChunkBytes  int
	NarrowBelow int
	// ChunkCode is how much code a chunk may have (in units of cost) before one
	// half as long is faster; 0: any.
	ChunkCode int
	// RadixRow is the length of rows from which on they are sorted by their digits, and
	// not by merging, which reads and writes rows as they lie; 0: never.
	RadixRow int
	// RadixByTime sorts rows by their digits where that is the sooner way for a GPU, if
	// RadixRow is 0.
	RadixByTime bool
	// SortTile is the length of the runs that are sorted at once where that is not a matter
	// of registers or of shared memory; 0: it is.
	SortTile int
	// SortWhole is the length of rows up to which they are sorted even where few of
	// their elements are asked for.
	SortWhole int
	// Pooled is how many elements a reduction of a few that lie apart may have to be
	// made as a map; 0: none is.
	Pooled int
	// Unit is what products' tiles are chosen by.
	Unit Unit
	// Windows is how many elements windows may have to be reduced so.
	Windows int
	// Tile is the largest tile of a contraction; none: the least there is.
	Tile Tile
	// Cooperative are the device's cooperative matrices, for products marked fast.
	Cooperative Cooperative
	// FastTile is the tile of those products where one was chosen; none: by shapes.
	FastTile FastTile
	// HeldBytes is the most shared memory that an invocation of a team holds of its row
	// where there are more workgroups than find room at once, and StraightRounds the most
	// rounds of it that are held in registers, where they are written out one by one.
	HeldBytes, StraightRounds int
	// SplitLeaves is the most leaves of rows whose elements are split over invocations
	// however many rows there are.
	SplitLeaves int
	// MapLanes are the invocations of the workgroups of maps; 0: kernel.WorkgroupSize.
	MapLanes int
	// SharedBytes is how much memory the invocations of a workgroup share, and
	// WorkgroupLanes how many there can be; 0: any number.
	SharedBytes, WorkgroupLanes int
	// Tiled reads and writes square blocks where an operand is consecutive along
	// another dimension than the result (see kernel.Tiled).
	Tiled bool
	// Short handles several rows at once where they are shorter than a chunk (see
	// kernel.Short).
	Short bool
	// Slide holds rows that overlapping windows share (see kernel.Sliding).
	Slide bool
	// Run is how many invocations the device runs together, where maps are best
	// gone through in runs (see kernel.Map.Run); 0: they are not.
	Run int
	// HeavyRuns lets maps of heavy bodies go in runs too.
	HeavyRuns bool
	// ShortRow is the most elements of a row that an invocation of a rowwise
	// kernel takes however few rows there are, and BusyRows how many rows keep
	// the device busy with longer ones.
	ShortRow, BusyRows int
	// Subgroup is the size of subgroups whose invocations hand each other values
	// sooner than each reads them; 0: there are none.
	Subgroup int
	// TeamLanes is the largest workgroup whose invocations share columns, the leaves of
	// reductions, or rows (see kernel.Slab, kernel.Team and kernel.RowTeam); 0: each
	// walks its own. An invocation of a kernel.Team reads TeamWords ahead of what it
	// combines; fewer leaves than FewLeaves have more invocations each, and these read
	// twice as many.
	TeamLanes, TeamWords, FewLeaves int
	// LaunchElements is how many elements a few invocations combine in the time
	// that another launch takes; 0 where launches cost next to nothing.
	LaunchElements int
	// Unfused plans a kernel for every operator, in the forms that fit any
	// sizes and strides: slow, but which kernels there are follows from the
	// graph's structure and not from its sizes.
	Unfused bool
	// FirstOpen says that the first axis is of a size that others may take the place of:
	// where it is 1, it stays a dimension.
	FirstOpen bool
	// Without are rules that are not followed.
	Without RuleSet
	// Submission is how long a submission may take, by what the device does in a second
	// at the least.
	Submission time.Duration
	Least      Rates
	// HostWork is what the host computes sooner than the device, in units of cost for each
	// launch; 0: nothing.
	HostWork int
	// HostVectors: the host has vector instructions for products of float32.
	HostVectors bool
	// Overlap brings kernels next to each other that the device can run at once.
	Overlap bool
	// Verify checks what every pass has made, and fails with a *VerifyError or a
	// *kernel.VerifyError.
	Verify bool
}

// SizeError says that a value in memory would be larger than any can be.
type SizeError struct {
	Op    string
	Shape shape.Shape
	DType dtype.DType
	Bytes int64
	Limit int64
}

func (e *SizeError) Error() string {
	return fmt.Sprintf("%s: %s%v takes %d bytes, and an array can have %d at the most: work in parts", e.Op, e.DType, e.Shape, e.Bytes, e.Limit)
}

// Ref is where an operand lives: in a temporary of the plan, or in a buffer
// that was there before.
type Ref struct {
	Temp   int // index into Plan.Temps, or -1
	Stored graph.Stored
	from   result // of a group's operand: what it reads; lowering finds its temporary
}

// Temp is memory that the plan writes.
type Temp struct {
	DType dtype.DType
	Size  int   // elements
	Slot  int   // temporaries of one slot share memory
	At    int64 // the byte of its slot where it begins
	Keep  bool
	In    *Place // nil: it has memory of its own
	// InPlace: most of its elements are there before the plan runs, in memory that it is
	// given.
	InPlace bool
}

// Bytes is the temporary's size.
func (t Temp) Bytes() int64 { return int64(t.Size) * int64(t.DType.Size()) }

// End is the byte of its slot that no binding of the temporary reaches.
func (t Temp) End() int64 { return t.At + (t.Bytes()+63)/64*64 + padding }

// Overlaps reports whether bindings of two temporaries may have a byte in common.
func (t Temp) Overlaps(o Temp) bool { return t.Slot == o.Slot && t.At < o.End() && o.At < t.End() }

// Step is one kernel with its launches: usually one, more where the space was
// split to fit a device's limits.
type Step struct {
	Kernel   *kernel.Kernel
	Launches []kernel.Geometry
	Operands []Ref
	Out      int // index into Plan.Temps
	// Beside: it touches no element that another step writes to Out.
	Beside bool
	Value  graph.Value
	Also   []Output // what the kernel stores beside Value, in its order
}

// Output is a value that a step writes, and where.
type Output struct {
	Temp  int // index into Plan.Temps
	Value graph.Value
}

// Outs are the temporaries that the step writes, in the order of its kernel's bindings.
func (s Step) Outs() []int {
	list := []int{s.Out}
	for _, o := range s.Also {
		list = append(list, o.Temp)
	}
	return list
}

// InPlace reports whether a slot is memory that the plan is given.
func (p *Plan) InPlace(slot int) bool {
	return slices.ContainsFunc(p.Temps, func(t Temp) bool { return t.Slot == slot && t.InPlace })
}

// Result says where one of the values asked for will be.
type Result struct {
	Value graph.Value
	Ref   Ref
	View  shape.View
	Empty bool // size 0: no memory at all
}

// Plan is a schedule of kernels.
type Plan struct {
	Config  Config // by which it was made
	Steps   []Step
	Temps   []Temp
	Slots   []int64 // bytes of each slot
	Results []Result
	decided *decided
}

// String is the plan's text: its kernels in order, each with its sizes.
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

// digitsText are the sizes and strides of digits.
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
		fmt.Fprintf(&b, ", %s=%s %v%+d%s", kernel.OperandName(i), name, o.Strides, o.Offset, boundsText(o.Box))
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
