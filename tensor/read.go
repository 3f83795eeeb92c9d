package tensor

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/hostmemory"
)

// Read runs what t needs and returns its elements, of any shape, in row-major order.
//
// If the context ends, Read returns at once. Work that nobody else waits for then stops soon: on a
// device after the work that it has begun, a tenth of a second or so, and on the host within some
// thousand elements. t can be read later, and is then computed anew.
//
// Errors: the [*OpError] that t carries, or one whose cause is a *[ReadTypeError] (T is not the Go
// type of t's dtype), a *[ClosedTensorError], a *[MissingError] or a *[ScalarError]; the context's;
// and those of the device: *[device.ClosedError], *[device.LostError], *[device.OutOfMemoryError].
// The checks that a device was opened with add *[IndexRangeError],
// *[FactorError] and *[MismatchError].
func Read[T dtype.Element](ctx context.Context, t *Tensor) ([]T, error) {
	if err := readable[T]("read", t); err != nil {
		return nil, err
	}
	if err := roomFor(t); err != nil {
		return nil, err
	}
	out := make([]T, t.cell.value.Shape().Size())
	if err := ours("read", t.engine.Read(background(ctx), t.cell.value, bytesOf(out)), t.cell.value); err != nil {
		return nil, err
	}
	return out, nil
}

// roomFor checks that the machine has memory for t's elements.
func roomFor(t *Tensor) error {
	v := t.cell.value
	if err := hostmemory.Check(int64(v.Shape().Size()) * int64(v.DType().Size())); err != nil {
		return refuse("read", err, t)
	}
	return nil
}

// Item is the only element of t, which may have any rank. Errors: those of [Read], and
// *[ArgumentError] when t has more elements or none.
func Item[T dtype.Element](ctx context.Context, t *Tensor) (T, error) {
	var out [1]T
	if err := readable[T]("item", t); err != nil {
		return out[0], err
	}
	if s := t.cell.value.Shape(); s.Size() != 1 {
		return out[0], refuse("item", &ArgumentError{Op: "item", What: fmt.Sprintf("shape %v has %d elements, Item takes exactly one", s, s.Size()), Hint: "use Read, or At to choose one"}, t)
	}
	err := ours("item", t.engine.Read(background(ctx), t.cell.value, bytesOf(out[:])), t.cell.value)
	return out[0], err
}

// Eval runs what the tensors, of any shapes and dtypes, need, all together, and waits until it is
// done. Computed elements are kept, and not computed again. Errors: those of [Read]; where several
// tensors carry one, the first's, and then nothing has run.
func Eval(ctx context.Context, ts ...*Tensor) error {
	if err := usable("eval", ts...); err != nil {
		return err
	}
	for len(ts) > 0 {
		values, rest := takeEngine(ts)
		if err := ours("eval", ts[0].engine.Eval(background(ctx), values...), values...); err != nil {
			return err
		}
		ts = rest
	}
	return nil
}

// takeEngine returns the values on the first tensor's device, and the other tensors.
func takeEngine(ts []*Tensor) (values []graph.Value, rest []*Tensor) {
	for _, t := range ts {
		if t.engine == ts[0].engine {
			values = append(values, t.cell.value)
		} else {
			rest = append(rest, t)
		}
	}
	return values, rest
}

// usable checks that the tensors have elements that can be read. It returns the first error that
// one of them carries as it is.
func usable(op string, ts ...*Tensor) error {
	for _, t := range ts {
		if t != nil && t.err != nil {
			return t.err
		}
	}
	if err := present(op, ts); err != nil {
		return refuse(op, err, ts...)
	}
	for _, t := range ts {
		if t.weak != nil {
			return refuse(op, &ScalarError{Op: op, Problem: ScalarAlone, Value: t.weak.value}, ts...)
		}
		if err := t.device.Err(); err != nil {
			return refuse(op, err, ts...)
		}
	}
	return nil
}

// together checks that there are tensors, that they are usable, and that they are on one device.
func together(op string, ts []*Tensor) error {
	if len(ts) == 0 {
		return refuse(op, &MissingError{Op: op, What: "no tensor given", Hint: "pass at least one"})
	}
	if err := usable(op, ts...); err != nil {
		return err
	}
	for _, t := range ts {
		if t.device != ts[0].device {
			return refuse(op, &DeviceMismatchError{Op: op, A: ts[0].device.Info(), B: t.device.Info()}, ts...)
		}
	}
	return nil
}

func readable[T dtype.Element](op string, t *Tensor) error {
	if err := usable(op, t); err != nil {
		return err
	}
	if have, ask := t.cell.value.DType(), dtype.Of[T](); have != ask {
		return refuse(op, &ReadTypeError{Op: op, Have: have, Ask: ask}, t)
	}
	return nil
}

func refuse(op string, err error, ts ...*Tensor) *OpError {
	return &OpError{Op: op, Operands: operandsOf(ts), Site: callerSite(), Err: own(err)}
}

// background stands in for a nil context.
func background(ctx context.Context) context.Context {
	if ctx == nil {
		return context.Background()
	}
	return ctx
}
