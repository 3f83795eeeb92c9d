package tml_test

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/dialect/tml"
	"github.com/weft-gpu/weft/internal/testdev"
)

var seedFlag = flag.Uint64("seed", 0, "seed of the random cases, as a failure prints it; 0 for another one each time")

// Random programs of one step on the device under test, compared bit for bit with the document's
// recursive definition, evaluated here on nested Go values. Structures come from a short list,
// since every new kernel is compiled; sizes, indices and elements are random.
func TestDifferential(t *testing.T) {
	seed := *seedFlag
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	const cases = 2000
	dev := testdev.Open(t)
	g := &generator{
		rand:     rand.New(rand.NewPCG(seed, 0)),
		contexts: []tml.Program{{Device: dev, Real32: true}, {Device: dev}},
	}
	for done := 0; done < cases; done += 250 {
		var batch []trial
		for len(batch) < 250 {
			batch = append(batch, g.trial())
		}
		values := make([]*tml.Value, len(batch))
		for i, c := range batch {
			if err := c.got.Err(); err != nil {
				t.Fatalf("seed %d: %s: %v", seed, c.text, err)
			}
			values[i] = c.got
		}
		if err := tml.Eval(ctx, values...); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for _, c := range batch {
			if difference := c.difference(); difference != "" {
				t.Fatalf("seed %d: %s (real is %s): %s", seed, c.text, c.real, difference)
			}
		}
	}
}

// trial is one step: the package's result and the expected one.
type trial struct {
	text, real string
	got        *tml.Value
	typ        tml.Type
	want       *node
}

// difference is the first difference from the expected result; "" for none.
func (c trial) difference() string {
	if !c.got.Type().Equal(c.typ) {
		return fmt.Sprintf("got a %v, want a %v", c.got.Type(), c.typ)
	}
	got, err := bitsOf(c.got)
	if err != nil {
		return err.Error()
	}
	want := c.want.bits(nil)
	if len(got) != len(want) {
		return fmt.Sprintf("got %d elements, want %d", len(got), len(want))
	}
	for i := range got {
		if got[i] != want[i] {
			return fmt.Sprintf("element %d of %v is %#x, want %#x", i, c.typ, got[i], want[i])
		}
	}
	return ""
}

// bitsOf returns a value's elements, each as a word.
func bitsOf(v *tml.Value) ([]uint64, error) {
	var out []uint64
	add := func(bits uint64) { out = append(out, bits) }
	switch v.Type().Root() {
	case tml.Bool:
		data, err := tml.Read[bool](ctx, v)
		for _, x := range data {
			add(leafBits(x))
		}
		return out, err
	case tml.Uint:
		data, err := tml.Read[uint32](ctx, v)
		for _, x := range data {
			add(leafBits(x))
		}
		return out, err
	case tml.Int:
		data, err := tml.Read[int32](ctx, v)
		for _, x := range data {
			add(leafBits(x))
		}
		return out, err
	case tml.Char:
		text, err := tml.ReadText(ctx, v)
		for _, x := range text {
			add(leafBits(char(x)))
		}
		return out, err
	}
	data, err := tml.Read[float64](ctx, v)
	for _, x := range data {
		add(leafBits(x))
	}
	return out, err
}

// char is a character of the reference.
type char rune

func leafBits(leaf any) uint64 {
	switch x := leaf.(type) {
	case bool:
		if x {
			return 1
		}
		return 0
	case uint32:
		return uint64(x)
	case int32:
		return uint64(uint32(x))
	case char:
		return uint64(x)
	}
	return math.Float64bits(leaf.(float64))
}

// node is a value: a scalar, or a tensor of values in row-major order.
type node struct {
	dims  []int
	elems []*node
	leaf  any
}

func (n *node) scalar() bool { return len(n.dims) == 0 }

func (n *node) bits(out []uint64) []uint64 {
	if n.scalar() {
		return append(out, leafBits(n.leaf))
	}
	for _, e := range n.elems {
		out = e.bits(out)
	}
	return out
}

// build makes a tensor of dims, element by element.
func build(dims []int, element func(index []int) *node) *node {
	out := &node{dims: dims}
	size := 1
	for _, d := range dims {
		size *= d
	}
	for i := range size {
		index, rest := make([]int, len(dims)), i
		for axis := len(dims) - 1; axis >= 0; axis-- {
			index[axis], rest = rest%dims[axis], rest/dims[axis]
		}
		out.elems = append(out.elems, element(index))
	}
	return out
}

// element is the element at an index, which may have more axes on the left; axes of size 1 are
// broadcast.
func (n *node) element(index []int) *node {
	at := 0
	for axis, i := range index[len(index)-len(n.dims):] {
		if n.dims[axis] == 1 {
			i = 0
		}
		at = at*n.dims[axis] + i
	}
	return n.elems[at]
}

// combined is the arithmetic rule; the strict rule allows a part of it.
func combined(a, b *node, f func(x, y any) any) *node {
	switch {
	case a.scalar() && b.scalar():
		return &node{leaf: f(a.leaf, b.leaf)}
	case a.scalar():
		return build(b.dims, func(i []int) *node { return combined(a, b.element(i), f) })
	case b.scalar():
		return build(a.dims, func(i []int) *node { return combined(a.element(i), b, f) })
	}
	rank := max(len(a.dims), len(b.dims))
	x, y := padded(a.dims, rank), padded(b.dims, rank)
	dims := make([]int, rank)
	for i := range dims {
		dims[i] = x[i]
		if x[i] == 1 {
			dims[i] = y[i]
		}
	}
	return build(dims, func(i []int) *node { return combined(a.element(i), b.element(i), f) })
}

// assigned is a target after an assignment.
func assigned(target, value *node, to func(x any) any) *node {
	switch {
	case target.scalar():
		return &node{leaf: to(value.leaf)}
	case value.scalar():
		return build(target.dims, func(i []int) *node { return assigned(target.element(i), value, to) })
	}
	return build(target.dims, func(i []int) *node { return assigned(target.element(i), value.element(i), to) })
}

// placed is n with f applied to the part at the indices; indexed is that part itself. Each takes
// the axes one by one, as tree does.
func placed(n *node, indices []int, f func(*node) *node) *node {
	if len(indices) == 0 {
		return f(n)
	}
	if n.scalar() {
		return placed(n, indices[1:], f)
	}
	i := indices[0]
	if n.dims[0] == 1 {
		i = 0
	}
	rows := n.rows()
	rows[i] = placed(rows[i], indices[1:], f)
	out := &node{dims: n.dims}
	for _, row := range rows {
		if len(n.dims) == 1 {
			out.elems = append(out.elems, row)
		} else {
			out.elems = append(out.elems, row.elems...)
		}
	}
	return out
}

// rows are the values at one index each.
func (n *node) rows() []*node {
	if len(n.dims) == 1 {
		return slices.Clone(n.elems)
	}
	rows := make([]*node, n.dims[0])
	for i := range rows {
		step := len(n.elems) / n.dims[0]
		rows[i] = &node{dims: n.dims[1:], elems: n.elems[i*step : (i+1)*step]}
	}
	return rows
}

func indexed(n *node, indices []int) (out *node) {
	placed(n, indices, func(part *node) *node { out = part; return part })
	return out
}

func narrowed(n *node) *node {
	out := &node{elems: n.elems, leaf: n.leaf}
	for _, d := range n.dims {
		if d != 1 {
			out.dims = append(out.dims, d)
		}
	}
	if !n.scalar() && out.scalar() {
		return n.elems[0]
	}
	return out
}

// wider converts the value of a basic type to a wider one.
func wider(x any, to tml.Scalar, real32 bool) any {
	real := func(v float64) any {
		if real32 {
			return float64(float32(v))
		}
		return v
	}
	switch v := x.(type) {
	case bool:
		one := uint32(0)
		if v {
			one = 1
		}
		if to != tml.Bool {
			return wider(one, to, real32)
		}
	case uint32:
		switch to {
		case tml.Int:
			return int32(v)
		case tml.Real:
			return real(float64(v))
		}
	case int32:
		if to == tml.Real {
			return real(float64(v))
		}
	}
	return x
}

// defined is the meaning of an operator on two scalars.
func defined(op string, left, right tml.Scalar, real32 bool) func(x, y any) any {
	common := max(left, right)
	return func(x, y any) any {
		if tml.ClassOf(op) == tml.Relational && common == tml.Int {
			return compared(op, asInt64(x), asInt64(y))
		}
		x, y = wider(x, common, real32), wider(y, common, real32)
		switch a := x.(type) {
		case bool:
			b := y.(bool)
			return map[string]bool{"and": a && b, "or": a || b, "xor": a != b}[op]
		case char:
			return compared(op, a, y.(char))
		case uint32:
			if tml.ClassOf(op) == tml.Relational {
				return compared(op, a, y.(uint32))
			}
			b := y.(uint32)
			return map[string]uint32{"+": a + b, "-": a - b, "*": a * b, "&": a & b, "|": a | b, "^": a ^ b}[op]
		case int32:
			b := y.(int32)
			return map[string]int32{"+": a + b, "-": a - b, "*": a * b}[op]
		}
		a, b := x.(float64), y.(float64)
		if tml.ClassOf(op) == tml.Relational {
			return compared(op, a, b)
		}
		if real32 {
			return canonicalNaN(float64(realResult(op, float32(a), float32(b))))
		}
		return canonicalNaN(realResult(op, a, b))
	}
}

func asInt64(x any) int64 {
	switch v := x.(type) {
	case uint32:
		return int64(v)
	case int32:
		return int64(v)
	}
	return 0
}

func realResult[T float32 | float64](op string, a, b T) T {
	switch op {
	case "+":
		return a + b
	case "-":
		return a - b
	case "*":
		return a * b
	}
	return a / b
}

func canonicalNaN(x float64) float64 {
	if math.IsNaN(x) {
		return math.Float64frombits(0x7ff8 << 48)
	}
	return x
}

func compared[T int64 | uint32 | float64 | char](op string, a, b T) bool {
	return map[string]bool{
		"==": a == b, "!=": a != b, "<": a < b,
		"<=": a <= b, ">": a > b, ">=": a >= b,
	}[op]
}

// generator draws trials.
type generator struct {
	rand     *rand.Rand
	contexts []tml.Program // the first with real as float32
}

// scalars are the operators with the roots of their operands.
var scalars = []struct {
	op          string
	left, right tml.Scalar
}{
	{"+", tml.Int, tml.Int}, {"+", tml.Uint, tml.Uint}, {"+", tml.Real, tml.Real}, {"+", tml.Bool, tml.Int}, {"+", tml.Int, tml.Real},
	{"-", tml.Uint, tml.Int}, {"-", tml.Real, tml.Real}, {"*", tml.Int, tml.Int}, {"*", tml.Uint, tml.Real}, {"*", tml.Real, tml.Bool},
	{"/", tml.Real, tml.Real}, {"/", tml.Int, tml.Real},
	{"<", tml.Int, tml.Int}, {"<=", tml.Uint, tml.Int}, {">", tml.Real, tml.Real}, {">=", tml.Real, tml.Int},
	{"==", tml.Char, tml.Char}, {"!=", tml.Uint, tml.Uint}, {"==", tml.Real, tml.Real},
	{"and", tml.Bool, tml.Bool}, {"or", tml.Bool, tml.Bool}, {"xor", tml.Bool, tml.Bool},
	{"&", tml.Uint, tml.Uint}, {"|", tml.Uint, tml.Uint}, {"^", tml.Uint, tml.Uint},
}

// structures are pairs of types that broadcast; n, m and k stand for sizes.
var structures = []struct{ left, right string }{
	{"", "n"}, {"n", "n"}, {"nxm", "m"}, {"mx1", "nx1xk"}, {"nx(m)", "n"}, {"nx(mxk)", "nx(k)"},
	{"1x(mx1)", "nx(1xk)"}, {"", ""}, {"nx(m)", ""}, {"0xn", "n"}, {"1xm", "nx1x(kx(2))"},
}

// strictStructures are those that the other classes accept.
var strictStructures = []struct{ left, right string }{
	{"", "n"}, {"n", "n"}, {"nx(m)", "nx(m)"}, {"nxm", ""}, {"", "nx(mxk)"}, {"", ""}, {"1x0", "1x0"},
}

// targets are types of a left side, with types that can be assigned to them.
var targets = []struct{ left, right string }{
	{"n", ""}, {"nxm", "m"}, {"nxm", "nx1"}, {"nx(m)", "n"}, {"nx(m)", "1x(m)"}, {"1xn", "1"}, {"", ""},
}

func (g *generator) trial() trial {
	switch c := g.context(); g.rand.IntN(10) {
	case 0:
		return g.indexTrial(c)
	case 1:
		return g.narrowTrial(c)
	case 2, 3:
		return g.assignTrial(c)
	default:
		return g.binaryTrial(c)
	}
}

func (g *generator) context() tml.Program {
	if g.rand.IntN(4) == 0 {
		return g.contexts[1]
	}
	return g.contexts[0]
}

func (g *generator) binaryTrial(c tml.Program) trial {
	s := scalars[g.rand.IntN(len(scalars))]
	list := structures
	if tml.ClassOf(s.op) != tml.Arithmetic {
		list = strictStructures
	}
	pair := list[g.rand.IntN(len(list))]
	if g.rand.IntN(2) == 0 {
		pair.left, pair.right = pair.right, pair.left
	}
	sizes := g.sizes()
	a, x := g.value(c, sizes.Replace(pair.left), s.left)
	b, y := g.value(c, sizes.Replace(pair.right), s.right)
	typ, err := tml.Infer(s.op, a.Type(), b.Type())
	if err != nil {
		panic(err) // the lists above have only valid pairs
	}
	return trial{
		text: fmt.Sprintf("%v %v %v", a.Type(), s.op, b.Type()), real: realType(c),
		got: tml.Apply(s.op, a, b), typ: typ,
		want: combined(x, y, defined(s.op, s.left, s.right, c == g.contexts[0])),
	}
}

// sizes replaces n, m and k by random sizes.
func (g *generator) sizes() *strings.Replacer {
	size := func() string { return fmt.Sprint(2 + g.rand.IntN(6)) }
	return strings.NewReplacer("n", size(), "m", size(), "k", size())
}

func (g *generator) indexTrial(c tml.Program) trial {
	v, x := g.value(c, g.sizes().Replace([]string{"n", "nxm", "1xn", "nx(mxk)", "nx1x(m)", ""}[g.rand.IntN(6)]), g.root())
	indices := g.indices(v.Type(), 3)
	typ, _, _ := v.Type().Index(indices...)
	return trial{text: fmt.Sprintf("%v at %v", v.Type(), indices), real: realType(c), got: v.Index(indices...), typ: typ, want: indexed(x, indices)}
}

// indices are valid ones, some beyond the type's last dimension.
func (g *generator) indices(t tml.Type, more int) []int {
	flat := t.FlatShape()
	out := make([]int, g.rand.IntN(len(flat)+more+1))
	for n := range out {
		if n < len(flat) && flat[n] != 1 {
			out[n] = g.rand.IntN(flat[n])
		} else {
			out[n] = g.rand.IntN(1 << 30)
		}
	}
	return out
}

func (g *generator) narrowTrial(c tml.Program) trial {
	v, x := g.value(c, g.sizes().Replace([]string{"1xnx1", "1x1", "1x(1xn)", "nx(1)", "n", ""}[g.rand.IntN(6)]), g.root())
	return trial{text: fmt.Sprintf("narrow %v", v.Type()), real: realType(c), got: v.Narrow(), typ: v.Type().Narrow(), want: narrowed(x)}
}

// conversions are the roots of a left side and of a right side.
var conversions = []struct{ left, right tml.Scalar }{
	{tml.Int, tml.Int}, {tml.Real, tml.Real}, {tml.Real, tml.Int}, {tml.Int, tml.Uint}, {tml.Uint, tml.Bool}, {tml.Char, tml.Char}, {tml.Bool, tml.Bool},
}

// assignTrial assigns to a place of a variable, or to the whole.
func (g *generator) assignTrial(c tml.Program) trial {
	pair := targets[g.rand.IntN(len(targets))]
	roots := conversions[g.rand.IntN(len(conversions))]
	sizes := g.sizes()
	variable, inside := pair.left, pair.left != "" && g.rand.IntN(2) == 0
	if inside {
		variable = "kx(" + pair.left + ")"
	}
	old, was := g.value(c, sizes.Replace(variable), roots.left)
	value, x := g.value(c, sizes.Replace(pair.right), roots.right)
	var indices []int
	switch {
	case inside:
		indices = []int{g.rand.IntN(old.Type().Dims()[0])}
	case pair.right == "": // a scalar goes anywhere
		indices = g.indices(old.Type(), 2)
	}
	cell, err := tml.NewVar(old.Type(), old)
	if err == nil {
		err = cell.At(indices...).Assign(value)
	}
	if err != nil {
		panic(err) // the lists above have only valid pairs
	}
	to := func(x any) any { return wider(x, roots.left, c == g.contexts[0]) }
	return trial{
		text: fmt.Sprintf("%v at %v = %v", old.Type(), indices, value.Type()), real: realType(c),
		got: cell.Value(), typ: old.Type(),
		want: placed(was, indices, func(part *node) *node { return assigned(part, x, to) }),
	}
}

func (g *generator) root() tml.Scalar {
	return tml.Bool + tml.Scalar(g.rand.IntN(int(tml.Char)))
}

// value is a random value of a type, in both forms.
func (g *generator) value(c tml.Program, dims string, root tml.Scalar) (*tml.Value, *node) {
	t, err := tml.Parse(strings.TrimSpace(dims + " " + root.String()))
	if err != nil {
		panic(err)
	}
	leaves := make([]any, t.Size())
	for i := range leaves {
		leaves[i] = g.leaf(root, c == g.contexts[0])
	}
	return valueOf(c, t, leaves), nodeOf(t, leaves)
}

func (g *generator) leaf(root tml.Scalar, real32 bool) any {
	special := g.rand.IntN(3) == 0
	switch root {
	case tml.Bool:
		return g.rand.IntN(2) == 0
	case tml.Char:
		return pick(g, char('a'), '+', '-', 'Ä', '☃', '😀')
	case tml.Uint:
		if special {
			return pick(g, uint32(0), 1, 1<<31-1, 1<<31, math.MaxUint32)
		}
		return g.rand.Uint32()
	case tml.Int:
		if special {
			return pick(g, int32(0), 1, -1, math.MinInt32, math.MaxInt32, 1<<24+1)
		}
		return int32(g.rand.Uint32())
	}
	if special {
		return pick(g, 0, math.Copysign(0, -1), 1, -1, math.Inf(1), math.Inf(-1), canonicalNaN(math.NaN()),
			float64(math.SmallestNonzeroFloat32), -float64(math.SmallestNonzeroFloat32), float64(math.MaxFloat32), 1<<24)
	}
	x := math.Float64frombits(g.rand.Uint64())
	if real32 {
		x = float64(math.Float32frombits(g.rand.Uint32()))
	}
	return canonicalNaN(x)
}

func pick[T any](g *generator, values ...T) T { return values[g.rand.IntN(len(values))] }

func valueOf(c tml.Program, t tml.Type, leaves []any) *tml.Value {
	switch t.Root() {
	case tml.Bool:
		return tml.From(c, t, all[bool](leaves))
	case tml.Uint:
		return tml.From(c, t, all[uint32](leaves))
	case tml.Int:
		return tml.From(c, t, all[int32](leaves))
	case tml.Real:
		return tml.From(c, t, all[float64](leaves))
	}
	var text strings.Builder
	for _, x := range leaves {
		text.WriteRune(rune(x.(char)))
	}
	return tml.FromText(c, t, text.String())
}

func all[T any](leaves []any) []T {
	out := make([]T, len(leaves))
	for i, x := range leaves {
		out[i] = x.(T)
	}
	return out
}

func nodeOf(t tml.Type, leaves []any) *node {
	if t.IsScalar() {
		return &node{leaf: leaves[0]}
	}
	base, n := t.Base(), 0
	return build(t.Dims(), func([]int) *node {
		n++
		return nodeOf(base, leaves[(n-1)*base.Size():n*base.Size()])
	})
}
