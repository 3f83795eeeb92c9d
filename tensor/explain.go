package tensor

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/engine"
)

// Explanation is a plan as a device would run it.
type Explanation struct {
	Kernels []Kernel // in the order in which they run
	Fusions []Fusion
	text    string
}

// String is the explanation for people: kernels, dispatches and fusions, without
// SPIR-V.
func (x Explanation) String() string { return x.text }

// Kernel is one kernel of an [Explanation].
type Kernel struct {
	Text       string   // what it computes
	Site       string   // folder/file.go:line of the operator it ends with
	Buffers    []string // what each binding holds
	Dispatches []Dispatch
	SPIRV      []uint32 // nil on the host device
}

// Dispatch is one launch of a [Kernel].
type Dispatch struct {
	Dims   []int     // of the space, outermost first
	Groups [3]uint32 // workgroups
	Params string    // the launch parameters, such as "push constants: n=6 x0=1"
}

// Fusion tells of an operator and another that reads its result whether they are in
// one kernel, and why.
type Fusion struct {
	Value, Reader string // operator, dtype and shape
	Site          string // folder/file.go:line of the reader
	Fused         bool
	Reason        string
	text          string
}

// String is all of it on one line.
func (f Fusion) String() string { return f.text }

// Explain plans what the tensors need and tells what would run: kernels, their
// parameters, dispatches and SPIR-V, and of every operator why it is in the
// kernel of the one that reads it, or why not. It runs nothing. All tensors must
// be on one device, else it is a *[DeviceMismatchError]; other errors are those of
// [Read].
func Explain(ts ...*Tensor) (Explanation, error) {
	if err := together("explain", ts); err != nil {
		return Explanation{}, err
	}
	values, _ := takeEngine(ts)
	x, err := ts[0].engine.Explain(values...)
	if err != nil {
		return Explanation{}, ours("explain", err)
	}
	return explanation(x), nil
}

// explanation is the engine's as this package's own.
func explanation(x engine.Explanation) Explanation {
	out := Explanation{text: x.String()}
	for _, s := range x.Steps {
		k := Kernel{Text: s.Text, Site: s.Site, Buffers: slices.Clone(s.Buffers), SPIRV: slices.Clone(s.SPIRV)}
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

func params(s engine.Step, d engine.Dispatch) string {
	var b strings.Builder
	b.WriteString(s.ParamPlace + ":")
	for i, v := range d.Params {
		fmt.Fprintf(&b, " %s=%d", s.ParamNames[i], int32(v))
	}
	return b.String()
}
