package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// Field is the field of [Attr] that holds an attribute.
type Field uint8

// The fields.
const (
	FieldAxes   Field = iota // one integer or several
	FieldShape               // a shape
	FieldDType               // an element type
	FieldCounts              // one integer or several
	FieldCount               // the integer Counts[At]
	FieldParam               // the number Params[At]
	FieldMode                // a word
	FieldEquation
	FieldSeed
	FieldCorrection
	FieldKeepDims
	FieldReverse
	FieldExclusive
	FieldInitial
	FieldDescending
	FieldFast
	FieldCeil
	FieldAntialias
	FieldRanges  // of slice, by op lines alone
	FieldIndices // of index and assign
	FieldStrides // one integer or several
	FieldDilations
	FieldPads
	FieldSpread
)

// Attribute is one parameter of an operator, with the name that documentation and op lines use.
type Attribute struct {
	Name     string
	Field    Field
	At       int  // the place in Counts or Params, for FieldCount and FieldParam
	Required bool // the operator needs it
	Default  any  // its value when it is left out and later ones of the same list are given
	Doc      string
}

// Attributes lists the parameters that the operator reads.
func (o *Op) Attributes() []Attribute { return attributes[o] }

// Attribute finds a parameter by name.
func (o *Op) Attribute(name string) (Attribute, bool) {
	for _, a := range attributes[o] {
		if a.Name == name {
			return a, true
		}
	}
	return Attribute{}, false
}

// Set sets a parameter of an operator to a value: an int, []int, float64, bool, string, uint64,
// dtype.DType, shape.Shape or []shape.Index, as its field needs. It fails with an *[AttrError].
func (o *Op) Set(a *Attr, name string, value any) error {
	info, ok := o.Attribute(name)
	if !ok {
		return &AttrError{Op: o, Attr: name, Value: value, Want: fmt.Sprintf("%s has no such attribute", o)}
	}
	o.fillBefore(a, info)
	want, ok := setters[info.Field](a, info, value)
	if !ok {
		return &AttrError{Op: o, Attr: name, Value: value, Want: "it takes " + want}
	}
	return nil
}

// fillBefore sets attributes that come before info in the same list, and were left out, to their
// defaults.
func (o *Op) fillBefore(a *Attr, info Attribute) {
	for _, other := range attributes[o] {
		if other.Field != info.Field || other.At >= info.At {
			continue
		}
		if f, ok := other.Default.(float64); ok && other.Field == FieldParam && len(a.Params) == other.At {
			a.Params = append(a.Params, f)
		}
		if n, ok := other.Default.(int); ok && other.Field == FieldCount && len(a.Counts) == other.At {
			a.Counts = append(a.Counts, n)
		}
	}
}

// setter sets a field, or says which values the field takes.
type setter func(a *Attr, info Attribute, value any) (want string, ok bool)

var setters = map[Field]setter{
	FieldAxes:       integersInto(func(a *Attr, list []int) { a.Axes = list }),
	FieldShape:      integersInto(func(a *Attr, list []int) { a.Shape = list }),
	FieldCounts:     integersInto(func(a *Attr, list []int) { a.Counts = list }),
	FieldStrides:    integersInto(func(a *Attr, list []int) { a.Strides = list }),
	FieldDilations:  integersInto(func(a *Attr, list []int) { a.Dilations = list }),
	FieldPads:       integersInto(func(a *Attr, list []int) { a.Pads = list }),
	FieldSpread:     integersInto(func(a *Attr, list []int) { a.Spread = list }),
	FieldCount:      setCount,
	FieldParam:      setParam,
	FieldDType:      typed("an element type", func(a *Attr, d dtype.DType) { a.DType = d }),
	FieldMode:       typed("a word", func(a *Attr, s string) { a.Mode = s }),
	FieldEquation:   typed("an equation such as 'ij,jk->ik'", func(a *Attr, s string) { a.Equation = s }),
	FieldSeed:       setSeed,
	FieldCorrection: setCorrection,
	FieldKeepDims:   typed("true or false", func(a *Attr, b bool) { a.KeepDims = b }),
	FieldReverse:    typed("true or false", func(a *Attr, b bool) { a.Reverse = b }),
	FieldExclusive:  typed("true or false", func(a *Attr, b bool) { a.Exclusive = b }),
	FieldInitial:    typed("true or false", func(a *Attr, b bool) { a.Initial = b }),
	FieldDescending: typed("true or false", func(a *Attr, b bool) { a.Descending = b }),
	FieldFast:       typed("true or false", func(a *Attr, b bool) { a.Fast = b }),
	FieldCeil:       typed("true or false", func(a *Attr, b bool) { a.Ceil = b }),
	FieldAntialias:  typed("true or false", func(a *Attr, b bool) { a.Antialias = b }),
	FieldRanges:     typed("ranges", func(a *Attr, r []shape.Range) { a.Ranges = r }),
	FieldIndices:    typed("an index", func(a *Attr, list []shape.Index) { a.Indices = list }),
}

func typed[T any](want string, set func(*Attr, T)) setter {
	return func(a *Attr, _ Attribute, value any) (string, bool) {
		v, ok := value.(T)
		if ok {
			set(a, v)
		}
		return want, ok
	}
}

func integersInto(set func(*Attr, []int)) setter {
	return func(a *Attr, _ Attribute, value any) (string, bool) {
		switch v := value.(type) {
		case int:
			set(a, []int{v})
		case []int:
			set(a, append([]int{}, v...))
		case shape.Shape:
			set(a, append([]int{}, v...))
		default:
			return "an integer or a list of them", false
		}
		return "", true
	}
}

func setCount(a *Attr, info Attribute, value any) (string, bool) {
	n, ok := value.(int)
	for ok && len(a.Counts) <= info.At {
		a.Counts = append(a.Counts, 0)
	}
	if ok {
		a.Counts[info.At] = n
	}
	return "an integer", ok
}

func setParam(a *Attr, info Attribute, value any) (string, bool) {
	f, ok := numberOf(value)
	for ok && len(a.Params) <= info.At {
		a.Params = append(a.Params, 0)
	}
	if ok {
		a.Params[info.At] = f
	}
	return "a number", ok
}

func setCorrection(a *Attr, _ Attribute, value any) (string, bool) {
	f, ok := numberOf(value)
	a.Correction = f
	return "a number", ok
}

func setSeed(a *Attr, _ Attribute, value any) (string, bool) {
	switch v := value.(type) {
	case uint64:
		a.Seed = v
	case int:
		a.Seed = uint64(v)
	default:
		return "an unsigned integer", false
	}
	return "", true
}

func numberOf(value any) (float64, bool) {
	switch v := value.(type) {
	case float64:
		return v, true
	case int:
		return float64(v), true
	}
	return 0, false
}
