package workload

import (
	"errors"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Workload is a line with its data.
type Workload struct {
	Line   opline.Line
	arrays []*hostref.Array
}

// New generates the data of a line's operands.
func New(l opline.Line, seed uint64) *Workload {
	return &Workload{Line: l, arrays: generate(l, seed)}
}

// Inputs are the operands on a device.
type Inputs struct {
	tensors []*tensor.Tensor
	leaves  []*tensor.Tensor // that hold the operands' memory
}

// Upload copies the data to a device. Errors are those of tensor.From.
func (w *Workload) Upload(dev *device.Device) (*Inputs, error) {
	in := &Inputs{}
	for _, a := range w.arrays {
		t, leaf := upload(dev, a)
		in.tensors, in.leaves = append(in.tensors, t), append(in.leaves, leaf)
		if err := t.Err(); err != nil {
			in.Close()
			return nil, err
		}
	}
	return in, nil
}

// placeholders are operands that take no memory and hold zeros: enough to
// record the expression and find its mistakes, or to explain it.
func (w *Workload) placeholders(dev *device.Device) *Inputs {
	in := &Inputs{}
	for _, o := range w.Line.Operands {
		in.tensors = append(in.tensors, tensor.Zeros(dev, o.DType, o.Shape...))
	}
	return in
}

// Close gives the operands' memory back.
func (in *Inputs) Close() {
	for _, t := range append(in.tensors, in.leaves...) {
		t.Close()
	}
}

// Build records the line's expression over the operands. A result that would
// be a view of an operand is copied, so that there is something to run. It
// fails with what the expression's tensor carries, a *tensor.OpError.
func (w *Workload) Build(in *Inputs) (*tensor.Tensor, error) {
	b := &builder{operands: map[string]*tensor.Tensor{}}
	for i, o := range w.Line.Operands {
		b.operands[o.Name] = in.tensors[i]
	}
	t := b.build(w.Line.Expr)
	if w.Line.IsMovement() {
		t = b.keep(handle.Apply(ops.Copy, ops.Attr{}, t))
	}
	b.closeAllBut(t)
	if err := t.Err(); err != nil || b.err == nil {
		return t, withoutSite(err)
	}
	t.Close()
	return nil, b.err
}

// DepthError says that a line's operators follow one another in such a number that
// a part would run before the rest is recorded: neither the time nor the plan of
// what is left would be the line's.
type DepthError struct{ Limit int }

func (e *DepthError) Error() string {
	return fmt.Sprintf("more than %d operators follow one another, and the first would run on their own: write a shorter line", e.Limit)
}

// withoutSite drops the caller's file and line from a tensor's error: they lie
// in this package, and the op line says more.
func withoutSite(err error) error {
	var e *tensor.OpError
	if !errors.As(err, &e) {
		return err
	}
	c := *e
	c.Site = ""
	return &c
}

// Check finds the mistakes of a line, such as shapes that do not broadcast,
// without its data. The errors are those of Build.
func Check(l opline.Line, dev *device.Device) error {
	w := &Workload{Line: l}
	in := w.placeholders(dev)
	defer in.Close()
	t, err := w.Build(in)
	if err != nil {
		return err
	}
	if t.DType() == 0 {
		return fmt.Errorf("%s: the expression is a number without a dtype: combine it with an operand", l.Text)
	}
	t.Close()
	return nil
}

// builder records one expression.
type builder struct {
	operands map[string]*tensor.Tensor
	made     []*tensor.Tensor
	err      error // a mistake of the line that no tensor carries
}

func (b *builder) keep(t *tensor.Tensor) *tensor.Tensor {
	b.made = append(b.made, t)
	return t
}

// closeAllBut closes the intermediate results, as a careful caller would.
func (b *builder) closeAllBut(result *tensor.Tensor) {
	for _, t := range b.made {
		if t != result {
			t.Close()
		}
	}
}

func (b *builder) build(n expr.Node) *tensor.Tensor {
	switch n := n.(type) {
	case *expr.Name:
		return b.operands[n.Name]
	case *expr.Literal:
		return scalar(n.Value)
	case *expr.Transpose:
		x := b.build(n.X)
		return b.keep(handle.Apply(ops.Permute, ops.Attr{Axes: reversed(x.Shape())}, x))
	}
	call := n.(*expr.Call)
	args := make([]*tensor.Tensor, len(call.Args))
	for i, a := range call.Args {
		args[i] = b.build(a)
	}
	depths := depthsOf(args)
	results := handle.ApplyAll(call.Op, call.Attr, args...)
	for _, r := range results {
		b.keep(r)
	}
	if b.err == nil && !slices.Equal(depths, depthsOf(args)) {
		b.err = &DepthError{engine.MaxDepth} // a part of what they are made of has been submitted
	}
	if call.Result >= len(results) && b.err == nil {
		b.err = fmt.Errorf("result=%d: %s has %d here, counted from 0", call.Result, call.Op, len(results))
	}
	return results[min(call.Result, len(results)-1)]
}

// depthsOf are how deep the unrun graphs of tensors are: 0 where they have run or are
// errors.
func depthsOf(list []*tensor.Tensor) []int64 {
	depths := make([]int64, len(list))
	for i, t := range list {
		if v, err := handle.Value(t); err == nil && !v.Node.Done() {
			depths[i] = v.Node.Depth.Load()
		}
	}
	return depths
}

// scalar is the weak scalar of a literal.
func scalar(value any) *tensor.Tensor {
	switch v := value.(type) {
	case int64:
		return tensor.Scalar(v)
	case uint64:
		return tensor.Scalar(v)
	case bool:
		return tensor.Scalar(v)
	}
	return tensor.Scalar(value.(float64))
}

// reversed are the axes of a transpose.
func reversed(s shape.Shape) []int {
	axes := make([]int, len(s))
	for i := range axes {
		axes[i] = len(s) - 1 - i
	}
	return axes
}
