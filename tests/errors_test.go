package tests

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// application is one application of an operator: what the walk breaks.
type application struct {
	op       *ops.Op
	form     string
	attr     ops.Attr
	operands []opline.Operand
	broken   string // how it was broken
	must     bool   // be refused; else it may be accepted
}

// TestMistakesOfEveryOperator breaks what every operator takes in every way
// there is: each mistake is refused with a typed error in the operator's own
// name, and nothing panics. The forms say what is right, so that an operator
// that takes more than its forms show fails here until they show it.
func TestMistakesOfEveryOperator(t *testing.T) {
	dev := testdev.Open(t)
	tried, refused := map[string]int{}, map[string]int{}
	for _, op := range ops.All() {
		if op.Kind == ops.Creation {
			checkRefusal(t, dev, application{op: op, broken: "kind: nothing says where to run", must: true})
			continue
		}
		right := applications(t, op)
		if len(right) == 0 {
			t.Errorf("%s has no form to break: docs/adding-an-operator.md", op)
			continue
		}
		for _, kind := range kindsOfMistakes {
			misfits := 0
			for _, broken := range kind.of(right) {
				broken.broken = kind.name + ": " + broken.broken
				tried[kind.name]++
				if checkRefusal(t, dev, broken) {
					refused[kind.name]++
					misfits++
				}
			}
			if misfits == 0 && kind.every != nil && kind.every(op) {
				t.Errorf("%s: no mistake of the kind %q was refused", op, kind.name)
			}
		}
	}
	for _, kind := range kindsOfMistakes {
		t.Logf("%-10s %6d tried, %6d refused", kind.name, tried[kind.name], refused[kind.name])
	}
}

// kindsOfMistakes are the ways to break applications. every says which
// operators refuse one at the least.
var kindsOfMistakes = []struct {
	name  string
	of    func([]application) []application
	every func(*ops.Op) bool
}{
	{"number", each(otherNumbers), func(*ops.Op) bool { return true }},
	{"dtype", each(otherTypes), refusesTypes},
	{"promotion", each(mixedTypes), promotes},
	{"rank", lesserRanks, nil},
	{"axis", each(otherAxes), func(o *ops.Op) bool { return has(o, ops.FieldAxes) }},
	{"shape", each(otherSizes), shapesMeet},
	{"index", each(otherIndices), func(o *ops.Op) bool { return has(o, ops.FieldIndices) || has(o, ops.FieldRanges) }},
	{"attribute", each(otherAttributes), nil},
	{"missing", each(missingAttributes), required},
}

// applications are an operator's forms in the dtypes that differ in what they
// refuse.
func applications(t *testing.T, op *ops.Op) []application {
	var list []application
	types := op.Accept.DTypes()
	if i := slices.Index(types, dtype.Float32); i > 0 {
		types[0], types[i] = types[i], types[0]
	}
	for _, form := range forms.Of(op, types[0], 17) {
		l, err := opline.Parse(op.Name + " " + types[0].Short() + " " + form)
		if err != nil {
			t.Error(err)
			continue
		}
		a := application{op: op, form: form, operands: l.Operands}
		switch n := l.Expr.(type) {
		case *expr.Call:
			a.attr = n.Attr
		case *expr.Transpose:
		default:
			t.Errorf("%s is no application of an operator", l.Text)
			continue
		}
		list = append(list, a)
	}
	return list
}

func each(breaks func(application) []application) func([]application) []application {
	return func(right []application) []application {
		var list []application
		for _, a := range right {
			list = append(list, breaks(a)...)
		}
		return list
	}
}

// with is the application with an operand replaced.
func (a application) with(i int, o opline.Operand) application {
	a.operands = slices.Clone(a.operands)
	a.operands[i] = o
	return a
}

func (a application) brokenBy(must bool, format string, args ...any) application {
	a.broken, a.must = fmt.Sprintf(format, args...), must
	return a
}

func otherNumbers(a application) []application {
	none, more := a, a
	none.operands = nil
	more.operands = append(slices.Clone(a.operands), a.operands[0])
	list := []application{none.brokenBy(true, "no operand")}
	if a.op.Arity != ops.Variadic {
		list = append(list, more.brokenBy(true, "one more operand"))
	}
	if len(a.operands) > 1 {
		fewer := a
		fewer.operands = a.operands[:len(a.operands)-1]
		list = append(list, fewer.brokenBy(a.op.Arity != ops.Variadic, "one operand less"))
	}
	return list
}

// refusesTypes reports whether there is a dtype that an operand may not have.
func refusesTypes(o *ops.Op) bool {
	return o.Index != 0 || o.Cond || slices.ContainsFunc(dtype.All(), func(d dtype.DType) bool { return !o.Accept.Contains(o.Convert.Of(d)) })
}

// otherTypes gives an operand each dtype that it does not take.
func otherTypes(a application) []application {
	var list []application
	for i, o := range a.operands {
		takes := a.op.Accept
		switch {
		case a.op.Cond && i == 0:
			takes = ops.BoolType
		case !a.op.Promotes(i):
			takes = ops.IntegerType
		}
		for _, d := range dtype.All() {
			if !takes.Contains(d) && !takes.Contains(a.op.Convert.Of(d)) {
				list = append(list, a.with(i, opline.Operand{DType: d, Shape: o.Shape}).brokenBy(true, "operand %d %s", i+1, d))
			}
		}
	}
	return list
}

// promotes reports whether two operands meet in one dtype, and that not any
// two dtypes that the operator takes have one.
func promotes(o *ops.Op) bool {
	types := o.Accept.DTypes()
	for _, d := range types {
		if _, err := dtype.Promote(types[0], d); err != nil {
			return meeting(o) >= 2
		}
	}
	return false
}

// meeting is the number of operands that promote.
func meeting(o *ops.Op) int {
	if o.Arity == ops.Variadic {
		return 2
	}
	n := 0
	for i := range o.Arity {
		if o.Promotes(i) {
			n++
		}
	}
	return n
}

// mixedTypes gives one operand a dtype that the operator takes and that does
// not promote with the others'.
func mixedTypes(a application) []application {
	var list []application
	for i, o := range a.operands {
		if !a.op.Promotes(i) {
			continue
		}
		for j, other := range a.operands {
			for _, d := range a.op.Accept.DTypes() {
				if _, err := dtype.Promote(other.DType, d); j != i && a.op.Promotes(j) && err != nil {
					list = append(list, a.with(i, opline.Operand{DType: d, Shape: o.Shape}).brokenBy(true, "operands %d and %d %s and %s", i+1, j+1, d, other.DType))
				}
			}
		}
	}
	return list
}

// lesserRanks takes the axes of an operand away until it has fewer than in any
// form.
func lesserRanks(right []application) []application {
	var list []application
	for i := range right[0].operands {
		least := right[0].operands[i].Shape
		for _, a := range right {
			if i < len(a.operands) && len(a.operands[i].Shape) < len(least) {
				least = a.operands[i].Shape
			}
		}
		for _, a := range right {
			if i < len(a.operands) && len(least) > 0 {
				o := a.operands[i]
				s := o.Shape[:len(least)-1]
				list = append(list, a.with(i, opline.Operand{DType: o.DType, Shape: s}).brokenBy(true, "operand %d %v", i+1, s))
			}
		}
	}
	return list
}

func has(o *ops.Op, field ops.Field) bool {
	return slices.ContainsFunc(o.Attributes(), func(a ops.Attribute) bool { return a.Field == field })
}

// oftenAxes are operators to which an axis may be named twice.
var oftenAxes = map[string]bool{"roll": true, "swapaxes": true}

func otherAxes(a application) []application {
	if !has(a.op, ops.FieldAxes) {
		return nil
	}
	var list []application
	for _, axes := range [][]int{{99}, {-99}, {0, 99}, {-99, 0}, {0, 0}, {0, 1, 0}} {
		b := a
		b.attr.Axes = axes
		list = append(list, b.brokenBy(slices.ContainsFunc(axes, outside) || !oftenAxes[a.op.Name], "axes %v", axes))
	}
	return list
}

func outside(axis int) bool { return axis < -9 || axis > 9 }

// shapesMeet reports whether an operator has operands whose shapes depend on
// one another, or a shape that its operand's must fit.
func shapesMeet(o *ops.Op) bool {
	free := []string{"take", "isin", "meshgrid", "outer", "searchsorted", "uniform", "normal", "integers", "bernoulli", "bits", "permutation"}
	return !slices.Contains(free, o.Name) && (o.Arity != 1 || has(o, ops.FieldShape))
}

// otherSizes changes one size of one operand, or the shape asked for.
func otherSizes(a application) []application {
	var list []application
	if len(a.operands) > 1 {
		for i, o := range a.operands {
			for axis := range o.Shape {
				s := o.Shape.Clone()
				s[axis] += 7
				list = append(list, a.with(i, opline.Operand{DType: o.DType, Shape: s}).brokenBy(false, "operand %d %v", i+1, s))
			}
			s := append(shape.Shape{11, 13}, o.Shape...)
			list = append(list, a.with(i, opline.Operand{DType: o.DType, Shape: s}).brokenBy(false, "operand %d %v", i+1, s))
		}
	}
	if has(a.op, ops.FieldShape) {
		for _, s := range []shape.Shape{{-3}, {3, -7}, {1 << 40, 1 << 40}} {
			b := a
			b.attr.Shape = s
			list = append(list, b.brokenBy(true, "shape %v", s))
		}
		b := a
		b.attr.Shape = shape.Shape{31, 7}
		list = append(list, b.brokenBy(false, "shape [31 7]"))
	}
	return list
}

func otherIndices(a application) []application {
	var list []application
	if has(a.op, ops.FieldIndices) {
		tooMany := slices.Repeat([]shape.Index{shape.At(0)}, 9)
		for _, indices := range [][]shape.Index{{shape.At(99)}, {shape.At(-99)}, tooMany, {shape.Ellipsis, shape.Ellipsis}, {shape.Step(0, 1, 0)}} {
			b := a
			b.attr.Indices = indices
			list = append(list, b.brokenBy(true, "index %v", indices))
		}
	}
	if has(a.op, ops.FieldRanges) {
		for _, ranges := range [][]shape.Range{slices.Repeat([]shape.Range{shape.All()}, 9), {shape.Step(0, 1, 0)}} {
			b := a
			b.attr.Ranges = ranges
			list = append(list, b.brokenBy(true, "ranges %v", ranges))
		}
	}
	return list
}

// anyInteger are the counts that may be negative, and as large as one likes.
var anyInteger = map[string]bool{"shift": true, "offset": true, "k of tril": true, "k of triu": true, "low": true, "n of matrix_power": true}

// anyList are the counts of which there may be any number.
var anyList = map[string]bool{"repetitions": true}

// otherAttributes gives attributes values that they cannot have.
func otherAttributes(a application) []application {
	var list []application
	add := func(must bool, name string, value any, set func(*ops.Attr)) {
		b := a
		b.attr.Counts, b.attr.Params = slices.Clone(a.attr.Counts), slices.Clone(a.attr.Params)
		set(&b.attr)
		list = append(list, b.brokenBy(must, "%s %v", name, value))
	}
	for _, info := range a.op.Attributes() {
		free := anyInteger[info.Name] || anyInteger[info.Name+" of "+a.op.Name]
		switch info.Field {
		case ops.FieldMode:
			add(true, info.Name, "sideways", func(b *ops.Attr) { b.Mode = "sideways" })
		case ops.FieldEquation:
			for _, text := range []string{"i->->j", "i,j,k,l,m->i", "ij->ijz", "i1->i", "...i...->i", "", "->"} {
				add(false, info.Name, text, func(b *ops.Attr) { b.Equation = text })
			}
			add(true, info.Name, "?", func(b *ops.Attr) { b.Equation = "?" })
		case ops.FieldDType:
			add(true, info.Name, "none", func(b *ops.Attr) { b.DType = dtype.DType(99) })
		case ops.FieldCount, ops.FieldCounts:
			for _, n := range []int{-1000003, -1 << 62} {
				add(!free, info.Name, n, func(b *ops.Attr) { a.op.Set(b, info.Name, n) })
			}
			for _, n := range []int{1 << 20, 1 << 62} {
				add(false, info.Name, n, func(b *ops.Attr) { a.op.Set(b, info.Name, n) })
			}
			if info.Field == ops.FieldCounts {
				many := []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
				add(!anyList[info.Name], info.Name, many, func(b *ops.Attr) { b.Counts = many })
			}
		case ops.FieldStrides, ops.FieldDilations, ops.FieldPads, ops.FieldSpread:
			for _, list := range [][]int{{-1}, {-1 << 62, -1 << 62}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, {}} {
				axes := len(list) + len(a.operands[0].Shape) // an empty list has a number for each of none
				add(axes > 0, info.Name, list, func(b *ops.Attr) { a.op.Set(b, info.Name, list) })
			}
			for _, list := range [][]int{{1 << 62, 1 << 62}, {1 << 62}} {
				add(false, info.Name, list, func(b *ops.Attr) { a.op.Set(b, info.Name, list) })
			}
		case ops.FieldParam:
			add(false, info.Name, "more", func(b *ops.Attr) { b.Params = []float64{1, 2, 3, 4, 5, 6} })
		}
	}
	return list
}

// emptyIs are the attributes whose empty list asks for nothing to be done, or
// for what has no axes.
var emptyIs = map[string]bool{"shape": true, "at": true, "axes of expand_dims": true, "repetitions of tile": true}

// missingAttributes leaves out, one after the other, what an operator needs.
func missingAttributes(a application) []application {
	var list []application
	for _, info := range a.op.Attributes() {
		if !info.Required {
			continue
		}
		b := a
		switch info.Field {
		case ops.FieldAxes:
			b.attr.Axes = nil
		case ops.FieldShape:
			b.attr.Shape = nil
		case ops.FieldIndices:
			b.attr.Indices = nil
		case ops.FieldDType:
			b.attr.DType = dtype.Invalid
		case ops.FieldCount, ops.FieldCounts:
			b.attr.Counts = nil
		case ops.FieldParam:
			b.attr.Params = nil
		case ops.FieldMode:
			b.attr.Mode = ""
		case ops.FieldEquation:
			b.attr.Equation = ""
		default:
			panic("a required attribute of a field that the walk does not know: " + info.Name)
		}
		list = append(list, b.brokenBy(needed(a.op, info), "%s", info.Name))
	}
	return list
}

func needed(o *ops.Op, info ops.Attribute) bool {
	return info.Required && !emptyIs[info.Name] && !emptyIs[info.Name+" of "+o.Name]
}

func required(o *ops.Op) bool {
	return slices.ContainsFunc(o.Attributes(), func(a ops.Attribute) bool {
		return needed(o, a)
	})
}

// checkRefusal applies a broken operator, and reports whether it was refused.
func checkRefusal(t *testing.T, dev *device.Device, a application) bool {
	t.Helper()
	what := fmt.Sprintf("%s %s broken by %s", a.op, a.form, a.broken)
	err := applied(t, dev, a, what)
	if err == nil {
		if a.must {
			t.Errorf("%s: it is accepted", what)
		}
		return false
	}
	message := strings.Split(err.Error(), "\n    in ")[0]
	if !typed(err) {
		t.Errorf("%s: the error is of no type of the library: %T: %v", what, cause(err), err)
	}
	if !strings.HasPrefix(message, a.op.Name+": ") {
		t.Errorf("%s: the error does not begin with the operator's name: %s", what, message)
	}
	var attr *tensor.AttrError
	if errors.As(err, &attr) {
		op, _ := ops.ByName(attr.Op)
		info, _ := op.Attribute(attr.Attr)
		kind := reflect.ValueOf(attr.Value).Kind()
		if one := info.Field == ops.FieldCount || info.Field == ops.FieldParam; one && kind == reflect.Slice && reflect.ValueOf(attr.Value).Len() == 1 {
			t.Errorf("%s: one number is named as a list: %s", what, message)
		}
	}
	if other := anotherName(a.op, message); other != "" {
		t.Errorf("%s: the error speaks of %s: %s", what, other, message)
	}
	return true
}

// applied applies an operator to tensors that are not computed, and to scalars
// without axes.
func applied(t *testing.T, dev *device.Device, a application, what string) (err error) {
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("%s: it panics: %v", what, p)
		}
	}()
	in := make([]*tensor.Tensor, len(a.operands))
	for i, o := range a.operands {
		in[i] = tensor.Zeros(dev, o.DType, o.Shape...)
		if err := in[i].Err(); err != nil {
			t.Fatalf("%s: %v", what, err)
		}
	}
	for _, result := range handle.ApplyAll(a.op, a.attr, in...) {
		if err := result.Err(); err != nil {
			return err
		}
	}
	return nil
}

// typed reports whether an error has a cause of one of the library's types.
func typed(err error) bool {
	return slices.ContainsFunc(errorTypes, func(is func(error) bool) bool { return is(cause(err)) })
}

// cause is the error that says what is wrong, which names the operator itself.
func cause(err error) error {
	var operator *tensor.OpError
	if errors.As(err, &operator) {
		return operator.Err
	}
	return err
}

var errorTypes = []func(error) bool{
	is[*shape.AxisError], is[*shape.BroadcastError], is[*shape.DimError], is[*shape.IndexError], is[*shape.JoinError], is[*shape.ReshapeError], is[*shape.WindowError],
	is[*dtype.PromotionError], is[*dtype.UnknownError],
	is[*tensor.ArityError], is[*tensor.AttrError], is[*tensor.ContractionError], is[*tensor.DTypeError], is[*tensor.EmptyAxisError], is[*tensor.EmptyReductionError],
	is[*tensor.LabelError], is[*tensor.NoResultError], is[*tensor.OperandsError], is[*tensor.RankError], is[*tensor.SquareError], is[*tensor.TargetDTypeError],
	is[*plan.SortSizeError], is[*tensor.MissingError],
}

func is[E error](err error) bool {
	var e E
	return errors.As(err, &e)
}

// anotherName finds an operator that a message says itself to be of, and that
// is not its own.
func anotherName(op *ops.Op, message string) string {
	for _, part := range strings.Split(message, ": ") {
		if other, ok := ops.ByName(part); ok && other != op {
			return other.Name
		}
	}
	return ""
}
