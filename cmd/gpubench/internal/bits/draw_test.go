package bits

import (
	"cmp"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
)

var draw = flag.Bool("draw", false, "draw the corpus anew from today's catalogue: raise Version first, and record it afterwards")

// corpusSeed draws every operator that there was with version 2.
const corpusSeed = 19

const head = `# The corpus of gpubench check --bits: random expressions of all dtypes and all
# kinds of operators. DO NOT EDIT: drawn by go test -run TestDraw -draw.
`

// A seed draws one corpus, of the size of the one that is here: without the
// operators that are none of the expressions' own and newer than it, which wait
// for the next version.
func TestDraw(t *testing.T) {
	lines, products := drawCorpus(corpusSeed), products()
	if !slices.Equal(lines, drawCorpus(corpusSeed)) {
		t.Error("one seed drew two lists")
	}
	if slices.Equal(lines, drawCorpus(corpusSeed+1)) {
		t.Error("two seeds drew one list")
	}
	if *draw {
		if err := os.WriteFile("corpus.txt", []byte(head+strings.Join(append(lines, products...), "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	known := map[string]bool{}
	drawn, last := Lines()[:len(Lines())-len(products)], Lines()[len(Lines())-len(products):]
	for _, line := range drawn {
		known[operatorOf(line)] = true
	}
	lines = slices.DeleteFunc(lines, func(line string) bool { return !known[operatorOf(line)] })
	if len(lines) != len(drawn) {
		t.Errorf("%d lines are drawn of the corpus's operators, and it has %d", len(lines), len(drawn))
	}
	if !slices.Equal(last, products) {
		t.Error("the corpus does not end with the products")
	}
}

// products returns the lines after the drawn ones: products of floats, which a drawing has few of,
// and whose definition is easy to miss by a bit.
func products() (lines []string) {
	for _, d := range []string{"f32", "bf16", "f16", "f64", "c64"} {
		for _, shapes := range []string{"[5,40] [40,33]", "[64,700] [700,48]", "[1,1500] [1500,70]", "[3,17,64] [3,64,9]", "[300] [300]", "[130,65] [65]"} {
			for _, data := range []string{"unit", "tiny", "pairs", "bits"} {
				if d != "f32" && (data == "tiny" || data == "bits") {
					continue
				}
				lines = append(lines, fmt.Sprintf("matmul %s %s data=%s", d, shapes, data))
			}
		}
	}
	return lines
}

// operatorOf is what a line begins with.
func operatorOf(line string) string {
	name, _, _ := strings.Cut(line, " ")
	return name
}

// The corpus is structures, each with several sizes and kinds of data: what a
// structure's kernels are does not depend on those, so that few are compiled.
const (
	structures = 125
	instances  = 4
)

// drawer draws structures. Whatever it may choose from is sorted by name, and
// what has been drawn least comes first, so that every operator and dtype has
// its turn.
type drawer struct {
	rand  *rand.Rand
	drawn map[string]int
}

// drawCorpus draws all lines.
func drawCorpus(seed uint64) []string {
	d := &drawer{rand: rand.New(rand.NewPCG(seed, 0x62697473)), drawn: map[string]int{}}
	var lines []string
	for i := range structures {
		lines = append(lines, d.structure(i).lines()...)
	}
	return append(lines, d.forms()...)
}

// formsEach is how many forms are drawn of every operator that is none of the
// expressions' own: scans, sorting, indexing, products and what is made of them.
const formsEach = 2

// forms draws lines of single operators, each in another dtype.
func (d *drawer) forms() []string {
	var lines []string
	all := slices.SortedFunc(slices.Values(ops.All()), func(a, b *ops.Op) int { return cmp.Compare(a.Name, b.Name) })
	for _, op := range all {
		switch op.Kind {
		case ops.Map, ops.Reduce, ops.Movement, ops.Creation:
			continue
		}
		types := op.Accept.DTypes()
		d.rand.Shuffle(len(types), func(i, j int) { types[i], types[j] = types[j], types[i] })
		for i := range formsEach {
			t := types[i%len(types)]
			form := pick(d, forms.Of(op, t, 20+d.rand.IntN(70))...)
			lines = append(lines, fmt.Sprintf("%s %s %s data=%s", op, t.Short(), form, pick(d, "bits", "unit", "tiny")))
		}
	}
	return lines
}

func pick[T any](d *drawer, list ...T) T { return list[d.rand.IntN(len(list))] }

// oneIn is true once in n times.
func (d *drawer) oneIn(n int) bool { return d.rand.IntN(n) == 0 }

// minDrawn chooses among operators with the dtypes of their operands.
func (d *drawer) minDrawn(list []application) application {
	slices.SortFunc(list, func(a, b application) int { return cmp.Compare(a.String(), b.String()) })
	d.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	best := slices.MinFunc(list, func(a, b application) int {
		return cmp.Or(cmp.Compare(d.drawn[a.String()], d.drawn[b.String()]), cmp.Compare(d.drawn[a.op.Name], d.drawn[b.op.Name]))
	})
	d.drawn[best.String()]++
	d.drawn[best.op.Name]++
	return best
}

// application is an operator over operands of one dtype.
type application struct {
	op *ops.Op
	in dtype.DType
}

func (a application) String() string { return a.op.Name + " " + a.in.Short() }

// size is a dim of a structure: a multiple of a named size, and a bit more.
type size struct {
	name       byte // 0: the number alone
	times, and int
}

func (s size) multiplied(n int) size { return size{s.name, n * s.times, n * s.and} }

// sizes are what a name stands for in each instance. Rows are of odd lengths,
// or of whole chunks, throughout a structure.
var sizes = map[bool]map[byte][instances]int{
	false: {'k': {3, 2, 5, 4}, 'n': {17, 29, 11, 23}, 'm': {33, 39, 27, 31}, 'l': {1683, 2262, 1485, 2852}, 'x': {4099, 2311, 6427, 3001}},
	true:  {'k': {3, 2, 5, 4}, 'n': {8, 24, 12, 16}, 'm': {64, 48, 32, 96}, 'l': {1536, 2304, 1920, 6144}, 'x': {8704, 2752, 5632, 4160}},
}

func (s size) in(instance int, whole bool) int {
	if s.name == 0 {
		return s.and
	}
	return s.times*sizes[whole][s.name][instance] + s.and
}

// structure is an expression over operands whose dims are named sizes.
type structure struct {
	*drawer
	dtype    dtype.DType
	shape    []size // of the expression's points
	operands []operand
	text     string
	whole    bool
	// reduces: a reduction may still be drawn.
	reduces bool
	// entire: operands are of the structure's shape, and do not broadcast to it.
	entire bool
}

type operand struct {
	dtype dtype.DType
	dims  []size
}

// maxOperands is what the least of devices can read in one kernel.
const maxOperands = 4

// structure draws the i-th one. Dtypes and kinds take turns; the real floats have
// two, since most operators are theirs.
func (d *drawer) structure(i int) *structure {
	all := append(dtype.All(), dtype.Float16, dtype.BFloat16, dtype.Float32, dtype.Float64, dtype.Float32)
	s := &structure{drawer: d, dtype: all[i%len(all)], whole: d.oneIn(2)}
	s.shape = pick(d, []size{{'l', 1, 0}}, []size{{'n', 1, 0}, {'m', 1, 0}}, []size{{'n', 1, 0}, {'m', 1, 0}}, []size{{'k', 1, 0}, {'n', 1, 0}, {'m', 1, 0}})
	depth := 2
	if light(s.dtype) {
		depth = pick(d, 2, 3)
	}
	switch i / len(all) {
	case 1, 5:
		s.reduction()
	case 3:
		if i%2 == 0 {
			s.update()
		} else {
			s.movement()
		}
	case 6:
		s.large()
	default:
		s.reduces = depth == 2 && d.oneIn(3)
		s.text = s.term(s.dtype, depth)
	}
	return s
}

// large draws an expression of more than 2^16 points, for which a CPU driver gets
// another kernel.
func (s *structure) large() {
	s.dtype = []dtype.DType{dtype.Float32, dtype.Int8, dtype.BFloat16, dtype.Uint64, dtype.Bool}[s.rand.IntN(5)]
	s.shape = []size{{'n', 1, 0}, {'x', 1, 0}}
	s.text = s.term(s.dtype, 2)
}

// light: an operator of the dtype is a few instructions on every device.
func light(d dtype.DType) bool { return d != dtype.Float64 && !d.IsComplex() }

// lines are the instances.
func (s *structure) lines() []string {
	kinds := [instances]string{"pairs", "bits", "unit", "tiny"}
	if !slices.ContainsFunc(s.operands, func(o operand) bool { return o.dtype.IsFloat() || o.dtype.IsComplex() }) {
		kinds[3] = "bits"
	}
	var lines []string
	for i := range instances {
		words := []string{"expr", "'" + s.sized(s.text, i) + "'", s.dtype.Short()}
		for j, o := range s.operands {
			words = append(words, fmt.Sprintf("%c=%s[%s]", 'a'+j, o.dtype.Short(), s.dims(o.dims, i)))
		}
		lines = append(lines, strings.Join(append(words, "data="+kinds[i]), " "))
	}
	return lines
}

func (s *structure) dims(list []size, instance int) string {
	words := make([]string, len(list))
	for i, d := range list {
		words[i] = fmt.Sprint(d.in(instance, s.whole))
	}
	return strings.Join(words, ",")
}

// term draws an expression of the dtype, of the structure's shape or of one that
// broadcasts to it.
func (s *structure) term(t dtype.DType, depth int) string {
	if depth == 0 {
		return s.leaf(t)
	}
	switch s.rand.IntN(16) {
	case 0:
		return fmt.Sprintf("where(%s, %s, %s)", s.term(dtype.Bool, depth-1), s.term(t, depth-1), s.literalOr(t, depth-1))
	case 1, 2:
		a := s.minDrawn(applications(ops.Map, func(op *ops.Op, _ dtype.DType) bool { return op == ops.Cast }))
		if a.in != t {
			return fmt.Sprintf("cast(%s, to=%s)", s.term(a.in, depth-1), t.Short())
		}
	case 3, 4:
		if s.reduces && len(s.shape) > 0 {
			s.reduces = false
			if text := s.reduce(t, "-1, keepdims=true"); text != "" {
				return text
			}
		}
	}
	return s.apply(t, depth)
}

// applications lists what returns a tensor of the dtype that fits.
func applications(kind ops.Kind, fits func(op *ops.Op, in dtype.DType) bool) []application {
	var list []application
	for _, op := range ops.All() {
		if op.Kind != kind {
			continue
		}
		for _, in := range op.Accept.DTypes() {
			if fits(op, in) {
				list = append(list, application{op, in})
			}
		}
	}
	return list
}

// result is the dtype that an operator makes of operands of one dtype.
func result(op *ops.Op, in dtype.DType) dtype.DType {
	types := make([]dtype.DType, op.Arity)
	for i := range types {
		types[i] = in
	}
	_, out, err := op.Infer(types, in)
	if err != nil {
		return dtype.Invalid
	}
	return out
}

// apply draws a map operator.
func (s *structure) apply(t dtype.DType, depth int) string {
	a := s.minDrawn(applications(ops.Map, func(op *ops.Op, in dtype.DType) bool {
		return !op.Cond && op != ops.Cast && result(op, in) == t
	}))
	args := []string{s.term(a.in, depth-1)}
	for len(args) < a.op.Arity {
		args = append(args, s.literalOr(a.in, depth-1))
	}
	return a.op.Name + "(" + strings.Join(args, ", ") + ")"
}

// literalOr is a number now and then.
func (s *structure) literalOr(t dtype.DType, depth int) string {
	if s.oneIn(6) {
		return s.literal(t)
	}
	return s.term(t, depth)
}

// literal is a number that goes with the dtype.
func (s *structure) literal(t dtype.DType) string {
	switch {
	case t.IsFloat() || t.IsComplex():
		return pick(s.drawer, "0", "-0.0", "2", "0.1", "-1e-3", "3e4", "inf", "nan")
	case t.IsSigned():
		return pick(s.drawer, "-5", "-1", "0", "3", "100")
	case t == dtype.Bool:
		return pick(s.drawer, "false", "true")
	}
	return pick(s.drawer, "0", "1", "7", "200")
}

// leaf is an operand, a new one while there may be, seen through a view.
func (s *structure) leaf(t dtype.DType) string {
	if len(s.operands) == maxOperands || s.oneIn(8) {
		for i, o := range s.operands {
			if o.dtype == t && slices.Equal(o.dims, s.shape) {
				return string(rune('a' + i))
			}
		}
	}
	dims := slices.Clone(s.shape)
	switch form := s.rand.IntN(8); {
	case s.entire || len(dims) == 1:
	case form == 0:
		dims = dims[1:]
	case form == 1:
		dims[len(dims)-1] = size{and: 1}
	case form == 2 && len(dims) > 2:
		dims[0] = size{and: 1}
	}
	return s.view(t, dims)
}

// view adds an operand and moves it so that it has the dims.
func (s *structure) view(t dtype.DType, dims []size) string {
	name := string(rune('a' + len(s.operands)))
	base, text := slices.Clone(dims), name
	if axis := len(dims) - 1; axis >= 0 && dims[axis].name != 0 {
		before := strings.Repeat(":, ", axis)
		switch s.rand.IntN(14) {
		case 0:
			slices.Reverse(base)
			text = name + ".T"
		case 1:
			text = fmt.Sprintf("flip(%s, axes=%d)", name, axis)
		case 2:
			base[axis] = base[axis].multiplied(2)
			text = fmt.Sprintf("%s[%s::2]", name, before)
		case 3:
			base[axis] = base[axis].multiplied(3)
			text = fmt.Sprintf("%s[%s::-3]", name, before)
		case 4:
			base[axis].and += 3
			text = fmt.Sprintf("%s[%s2:-1]", name, before)
		case 5:
			base = slices.Insert(base, 0, size{and: 3})
			text = fmt.Sprintf("%s[%d]", name, s.rand.IntN(3))
		case 6:
			base[0].and++
			text = fmt.Sprintf("%s[1:]", name)
		}
	}
	s.operands = append(s.operands, operand{t, base})
	return text
}

// reduction draws a reduction along some axes of a shallow expression, or the
// composition of several, alone or under another operator.
func (s *structure) reduction() {
	axes := pick(s.drawer, "-1", "0", "0", "-1")
	if len(s.shape) == 3 {
		axes = pick(s.drawer, "1", "(0,2)", "(1,2)", "0", "-1")
	}
	// All elements of some thousand, so that the tree has several leaves.
	if s.shape[0].name == 'l' || s.oneIn(4) {
		axes = ""
	}
	s.text = s.reduce(s.dtype, axes)
	if s.text == "" { // no reduction returns the dtype
		s.text = fmt.Sprintf("cast(%s, to=%s)", s.reduce(dtype.Int64, axes), s.dtype.Short())
	}
}

// reduce draws a reduction of the expression's points that returns the dtype,
// "" where there is none.
func (s *structure) reduce(t dtype.DType, axes string) string {
	fits := func(op *ops.Op, in dtype.DType) bool {
		_, reduces := op.Attribute("keepdims")
		return reduces && result(op, in) == t
	}
	list := append(applications(ops.Reduce, fits), applications(ops.Composition, fits)...)
	if len(list) == 0 {
		return ""
	}
	a := s.minDrawn(list)
	depth := 0
	if light(a.in) && s.oneIn(2) {
		depth = 1
	}
	key := ""
	if axes != "" {
		key = ", axis=" + axes
	}
	s.entire = true
	defer func() { s.entire = false }()
	return fmt.Sprintf("%s(%s%s)", a.op, s.term(a.in, depth), key)
}

// update draws an assignment to a part of an operand, or of its negative, under
// another operator or not.
func (s *structure) update() {
	target := s.view(s.dtype, s.shape)
	if s.dtype.IsNumeric() && s.oneIn(2) {
		target = "neg(" + target + ")"
	}
	at, region := s.region()
	elements := s.literal(s.dtype)
	if !s.oneIn(4) {
		elements = s.view(s.dtype, region)
	}
	s.text = fmt.Sprintf("assign(%s, %s, at=(%s))", target, elements, at)
	if s.oneIn(2) {
		s.text = s.around(s.text)
	}
}

// around applies an operator of one operand that keeps the dtype.
func (s *structure) around(text string) string {
	a := s.minDrawn(applications(ops.Map, func(op *ops.Op, in dtype.DType) bool {
		return op.Arity == 1 && in == s.dtype && op != ops.Cast && result(op, in) == in
	}))
	return a.op.Name + "(" + text + ")"
}

// region is a part of the shape, and the dims of what is written there.
func (s *structure) region() (at string, dims []size) {
	last := len(s.shape) - 1
	rest := s.shape[:last]
	switch s.rand.IntN(4) {
	case 0:
		return "...,1:", append(slices.Clone(rest), size{s.shape[last].name, 1, -1})
	case 1:
		return "...,2", rest
	case 2:
		return "...,-3:", append(slices.Clone(rest), size{and: 3})
	}
	if last == 0 {
		return "::-1", s.shape
	}
	return "0,...,::-1", s.shape[1:]
}

// movement draws a view of a view of an operand: alone, copied, or under an
// operator.
func (s *structure) movement() {
	s.text = s.view(s.dtype, s.shape)
	s.text = fmt.Sprintf(pick(s.drawer, s.movements()...), s.text)
	switch s.rand.IntN(3) {
	case 0:
		s.text = "copy(" + s.text + ")"
	case 1:
		s.text = s.around(s.text)
	}
}

// movements are those of an operand %s of the structure's shape; {n} is the size
// of that name.
func (s *structure) movements() []string {
	names := make([]string, len(s.shape))
	for i, d := range s.shape {
		names[i] = "{" + string(d.name) + "}"
	}
	list := []string{
		"flip(%s)", "expand_dims(flip(%s, axes=-1), axes=(0,-1))", "reshape(%s, shape=(-1,1))", "squeeze(expand_dims(%s, axes=1), axes=1)",
		"(%s)[..., newaxis, ::-2]", "slice(%s, start=1, step=3)",
		"broadcast_to(expand_dims(%s, axes=0), shape=(3," + strings.Join(names, ",") + "))",
	}
	switch len(s.shape) {
	case 2:
		list = append(list, "permute_dims(%s, perm=(1,0))", "(%s)[3, 2:]", "reshape(%s, shape=({m},{n}))")
	case 3:
		list = append(list, "permute_dims(%s, perm=(2,0,1))", "permute_dims(%s, perm=(1,0,2))", "(%s)[1:, 0, ::3]")
	}
	return list
}

// sized puts the sizes in the place of their names.
func (s *structure) sized(text string, instance int) string {
	for name, list := range sizes[s.whole] {
		text = strings.ReplaceAll(text, "{"+string(name)+"}", fmt.Sprint(list[instance]))
	}
	return text
}
