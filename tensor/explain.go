package tensor

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/engine/explain"

	"github.com/weft-gpu/weft/ops"
)

// Explanation describes a plan as a device would run it.
type Explanation struct {
	Kernels []Kernel // in the order in which they run
	Fusions []Fusion
	Memory  int64 // bytes of the results and of the values between kernels
	details string
	nothing string // why there are no kernels
}

// String is the explanation for people, in at most 40 lines of 100 columns. Each kernel has a line
// with its operators, its result, the bytes that it reads and writes, and the line of the program
// that it ends with. Where there is room another line says why it ends there.
func (x Explanation) String() string {
	if len(x.Kernels) == 0 {
		return "nothing to run: every value is in memory, or a view of what is\n" + x.nothing
	}
	var b strings.Builder
	dispatches, moved, hosted := 0, int64(0), 0
	for _, k := range x.Kernels {
		if k.OnHost {
			hosted++
		}
		dispatches, moved = dispatches+len(k.Dispatches), moved+k.Bytes
	}
	fmt.Fprintf(&b, "%s%s in %s, which read and write %s; %s of memory\n\n", count(len(x.Kernels), "kernel"), byTheHost(len(x.Kernels), hosted),
		strings.Replace(count(dispatches, "dispatch"), "dispatchs", "dispatches", 1), byteCount(moved), byteCount(x.Memory))
	const head = 3
	reasons := head+2*len(x.Kernels) <= screenLines
	fmt.Fprintf(&b, "    does                           gives                     bytes at\n")
	for i, k := range x.Kernels {
		if i == screenLines-head-1 && i < len(x.Kernels)-1 {
			fmt.Fprintf(&b, "... and %s: they are in Kernels\n", count(len(x.Kernels)-i, "more kernel"))
			break
		}
		line := fmt.Sprintf("%2d  %-30s %-22s %8s %s", i, clipped(strings.Join(k.Operators, " "), 30), clipped(k.Result, 22), byteCount(k.Bytes), clipped(k.Site, 34))
		b.WriteString(strings.TrimRight(line, " ") + "\n")
		if reasons && k.Stored != "" {
			b.WriteString("      " + clipped("stored: "+k.Stored, 94) + "\n")
		}
	}
	return b.String()
}

// byTheHost says how many of the kernels the host computes in the device's place, or "".
func byTheHost(kernels, hosted int) string {
	switch hosted {
	case 0:
		return ""
	case kernels:
		return ", computed by the host,"
	}
	return fmt.Sprintf(", %d of them computed by the host,", hosted)
}

// Details is the whole explanation: the kernels' texts, the contents of their bindings, their
// dispatches with the launch parameters, and for each operator why it is, or is not, in the kernel
// of the operator that reads it. Only the SPIR-V is left out.
func (x Explanation) Details() string { return x.details }

// Kernel is one kernel of an [Explanation].
type Kernel struct {
	Operators  []string // the operators that it computes, each once
	Result     string   // dtype and shape, such as "f32[4 256]"
	Stored     string   // why its result is in memory and not in the kernel that reads it; "" for a result that was asked for
	Bytes      int64    // the bytes that it reads and writes, each operand's unique bytes once
	Text       string   // its instructions
	Site       string   // folder/file.go:line of the operator it ends with
	OnHost     bool     // the host computes it in the place of a CPU driver, see [device.WithSmallWorkOnDevice]
	Buffers    []string // the contents of each binding
	Dispatches []Dispatch
	SPIRV      []uint32 // nil on the host device
}

// Dispatch is one launch of a [Kernel].
type Dispatch struct {
	Dims   []int     // of the points that are computed, outermost first
	Groups [3]uint32 // workgroups
	Params string    // the launch parameters, such as "push constants: n=6 x0=1"
}

// Fusion says whether an operator and another that reads its result are in one kernel, and why.
type Fusion struct {
	Value, Reader string // operator, dtype and shape
	Site          string // folder/file.go:line of the reader
	Fused         bool
	Reason        string
	text          string
}

// String is the fusion on one line.
func (f Fusion) String() string { return f.text }

// Explain plans the evaluation of the tensors, of any shapes and dtypes, and describes it: kernels,
// their parameters, dispatches and SPIR-V, and for each operator why it is, or is not, in the
// kernel of the operator that reads it. It runs nothing. Errors: *[DeviceMismatchError] unless all
// tensors are on one device, and those of [Read].
func Explain(ts ...*Tensor) (Explanation, error) {
	if err := together("explain", ts); err != nil {
		return Explanation{}, err
	}
	values, _ := takeEngine(ts)
	x, err := ts[0].engine.Explain(values...)
	if err != nil {
		return Explanation{}, ours("explain", err, values...)
	}
	out := explanation(x)
	out.nothing = nothing(ts)
	return out, nil
}

// nothing says for each tensor, in a line, why nothing has to run for it.
func nothing(ts []*Tensor) string {
	var b strings.Builder
	for i, t := range ts {
		if i == screenLines-2 && i < len(ts)-1 {
			fmt.Fprintf(&b, "    ... and %s\n", count(len(ts)-i, "more tensor"))
			break
		}
		n, why := t.cell.value.Node, "is a view of what is in memory"
		switch {
		case n.Op.Kind == ops.Creation:
			why = "was given with its elements"
		case n.Done():
			why = "has been evaluated before; explain or measure it before it is read"
		case n.Op.Kind != ops.Movement:
			why = "is being computed, as a part of a deep graph; MeasureFunc keeps such graphs whole"
		}
		fmt.Fprintf(&b, "    %s %s\n", operandOf(t), clipped(strings.TrimSpace(why+" "+at(n.Site)), 94))
	}
	return b.String()
}

func at(site string) string {
	if site == "" {
		return ""
	}
	return "(" + site + ")"
}

// explanation converts the engine's explanation to this package's own.
func explanation(x explain.Explanation) Explanation {
	out := Explanation{Memory: x.Memory, details: x.String()}
	for _, s := range x.Steps {
		k := Kernel{Operators: s.Operators, Result: s.Result, Stored: s.Stored, Bytes: s.Bytes, Text: s.Text, Site: s.Site, OnHost: s.OnHost, Buffers: slices.Clone(s.Buffers), SPIRV: slices.Clone(s.SPIRV)}
		for _, d := range s.Dispatches {
			k.Dispatches = append(k.Dispatches, Dispatch{Dims: slices.Clone(d.Dims), Groups: d.Groups, Params: params(s, d)})
		}
		out.Kernels = append(out.Kernels, k)
	}
	for _, f := range x.Fusions {
		out.Fusions = append(out.Fusions, Fusion{Value: f.Value, Reader: f.Reader, Site: f.Site, Fused: f.Fused, Reason: f.Reason, text: f.Text})
	}
	return out
}

func params(s explain.Step, d explain.Dispatch) string {
	var b strings.Builder
	b.WriteString(s.ParamPlace + ":")
	for i, v := range d.Params {
		fmt.Fprintf(&b, " %s=%d", s.ParamNames[i], int32(v))
	}
	return b.String()
}
