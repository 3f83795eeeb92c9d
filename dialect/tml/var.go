package tml

import (
	"slices"
	"sync"

	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/tensor"
)

// Var is a variable of a program: the mutable cell that assignments write to. Its type never
// changes. It is safe for concurrent use. A [Value] taken from it is a snapshot, and in the body of
// a compiled function a constant. There an assignment to a variable from outside is a
// *tensor.BodyError, also of tensor.Compile.
type Var struct {
	mu    sync.Mutex
	typ   Type
	value *Value
	body  any // the body of a compiled function that made it, or nil
}

// NewVar declares a variable of type t and assigns its first value, as "tensor<int, 3> a = 0" does.
// Errors: those of [Var.Assign].
func NewVar(t Type, initial *Value) (*Var, error) {
	v := &Var{typ: t, body: handle.Body()}
	if err := v.Assign(initial); err != nil {
		return nil, err
	}
	return v, nil
}

// Type is the variable's type.
func (v *Var) Type() Type {
	if v == nil {
		return Type{}
	}
	return v.typ
}

// Value is the variable's current value.
func (v *Var) Value() *Value {
	if v == nil {
		return failed("value", missingVar("value"))
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.value
}

// Assign broadcasts a value to the variable's type and stores it. When it fails the variable keeps
// its value. Errors: those of [Assignable], the value's own, *dialect.OperatorError for one of
// another program, *tensor.MissingError.
func (v *Var) Assign(value *Value) error { return v.At().Assign(value) }

// Update assigns v op value: v += w is v.Update("+", w). Errors: those of [Apply] and [Var.Assign].
func (v *Var) Update(op string, value *Value) error { return v.At().Update(op, value) }

// At is the place v[i][j]..., by the rules of [Type.Index]: v itself where v is a scalar or no
// index is given. A place out of bounds is an *[IndexError] when it is used.
func (v *Var) At(indices ...int) Place {
	return Place{of: v, indices: slices.Clone(indices)}
}

// Place is a part of a variable, which can be read and assigned to.
type Place struct {
	of      *Var
	indices []int
}

// Value is the place's current value. Errors, carried by the result: *[IndexError],
// *tensor.MissingError.
func (p Place) Value() *Value {
	if p.of == nil {
		return failed("value", missingVar("value"))
	}
	return p.of.Value().Index(p.indices...)
}

func missingVar(op string) error {
	return &tensor.MissingError{Op: op, What: "the variable is nil", Hint: "make it with NewVar"}
}

// Assign broadcasts a value to the place's type and stores it there; the rest of the variable
// stays. It is as lazy as an operator. Errors: those of [Var.Assign] and *[IndexError]; after one
// nothing has changed.
func (p Place) Assign(value *Value) error {
	if p.of == nil {
		return missingVar("=")
	}
	p.of.mu.Lock()
	defer p.of.mu.Unlock()
	return p.assign(value)
}

// Update assigns the place's value op another one. Errors: those of [Apply] and [Place.Assign].
func (p Place) Update(op string, value *Value) error {
	if p.of == nil {
		return missingVar("=")
	}
	p.of.mu.Lock()
	defer p.of.mu.Unlock()
	return p.assign(Apply(op, p.of.value.Index(p.indices...), value))
}

// assign is Assign; the caller holds the variable's lock.
func (p Place) assign(value *Value) error {
	if b := handle.Body(); b != nil && b != p.of.body {
		return handle.Outside("=", "the variable")
	}
	operands := []*Value{value}
	if p.of.value != nil {
		operands = append(operands, p.of.value)
	}
	if err := meet("=", operands...); err != nil {
		return err
	}
	t, _, err := p.of.typ.Index(p.indices...)
	if err != nil {
		return err
	}
	stored, err := value.converted(t)
	if err != nil {
		return err
	}
	next, err := replaced(p.of.typ, p.of.value, stored, p.indices)
	if err != nil {
		return err
	}
	p.of.value = next
	return nil
}

// replaced is old, of type t, with the part at the indices replaced by another value.
func replaced(t Type, old, part *Value, indices []int) (*Value, error) {
	if part.typ.Size() == t.Size() {
		return part.reshaped(t), part.Err()
	}
	cell := tensor.NewVar("TML variable", old.flat)
	defer cell.Close()
	if err := cell.At(t.position(indices)...).Assign(part.flat); err != nil {
		return nil, err
	}
	return valueOf(old.p, t, cell.Tensor()), nil
}
