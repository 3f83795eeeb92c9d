package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// A fold combines groups of sixteen elements, as many as a leaf has accumulators, into the first
// one, which stays in registers. Each is a definition of two operands, an accumulator and an
// element. Where the element is one of the processor's floats, a NaN becomes the canonical one
// at the end alone.

// accumulators is ops.Accumulators.
const accumulators = 16

// shortBytes is how many bytes of short lanes are combined side by side, in an order that is not the
// tree's. Their function stores them all.
const shortBytes = 64

// foldDefinitions are the reductions of package ops' catalogue by the types that they combine in.
func foldDefinitions() (list []definition) {
	plain := func(name string, d dtype.DType, eval evaluation) { list = append(list, map2(name, d, eval)) }
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64} {
		plain("sum", d, func(s *source, x []value) value { return s.Add(x[0], x[1]) })
		plain("prod", d, func(s *source, x []value) value { return s.Mul(x[0], x[1]) })
	}
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64, dtype.Float16, dtype.BFloat16} {
		plain("max", d, func(s *source, x []value) value { return s.maximum(x[0], x[1]) })
		plain("min", d, func(s *source, x []value) value { return s.minimum(x[0], x[1]) })
	}
	for _, d := range append(signedTypes[:4:4], unsignedTypes...) {
		_, signed := unsignedOf[d]
		plain("sum", d, func(s *source, x []value) value { return s.AddU(x[0], x[1]) })
		plain("prod", d, func(s *source, x []value) value { return s.MulU(x[0], x[1]) })
		plain("max", d, func(s *source, x []value) value { return s.extremeOf(signed, true, x[0], x[1]) })
		plain("min", d, func(s *source, x []value) value { return s.extremeOf(signed, false, x[0], x[1]) })
		if d.Size() <= 2 { // all but the product again, on short lanes
			for _, f := range slices.Clone(list[len(list)-4:]) {
				if f.short = f.name != "prod"; f.short {
					list = append(list, f)
				}
			}
		}
	}
	for _, d := range []dtype.DType{dtype.Complex64, dtype.Complex128} {
		for _, f := range []definition{
			map2("sum", d, func(s *source, x []value) value { return s.Add(x[0], x[1]) }),
			map2("prod", d, func(s *source, x []value) value { return s.product(x[0], x[1]) }),
			map2("sum_terms", d, func(s *source, x []value) value { return s.addTerms(x[0], x[1]) }),
		} {
			f.parts = true
			list = append(list, f)
		}
	}
	return list
}

// product is that of complex numbers by their parts.
func (s *source) product(x, y value) value {
	straight := s.Mul(x, s.step(evens, y))
	across := s.Mul(s.step(swapped, x), s.step(odds, y))
	return s.Add(straight, s.XorU(across, s.step(firstSigns)))
}

// addTerms is ops.AddTerms: the first parts' exact error goes to the second part.
func (s *source) addTerms(x, y value) value {
	return s.joinTerms(s.addSplit(x, x, y))
}

// addSplit is addTerms of first and second parts that are in vectors of their own, where the others
// mean nothing: a sum of first parts need not wait for the second ones.
func (s *source) addSplit(firsts, seconds, y value) (value, value) {
	sum := s.Add(firsts, y)
	virtual := s.Sub(sum, firsts)
	err := s.Add(s.Sub(firsts, s.Sub(sum, virtual)), s.Sub(y, virtual))
	return sum, s.Add(s.Add(seconds, y), s.Mul(s.step(evens, err), s.Const(0x1p40)))
}

func (s *source) joinTerms(firsts, seconds value) value {
	return s.Select(s.LessSigned(s.step(firstSigns), s.Word(0)), firsts, seconds)
}

// folder writes the function of one fold.
type folder struct {
	*machine
	definition
	lanes     int // of an element: two of a complex number
	registers int // of the accumulators
	reserved  int // for them: twice as many where a sum's parts are in vectors of their own
	text      bytes.Buffer
}

// fold is the text of a definition's function.
func (m *machine) fold(d definition) string {
	f := &folder{machine: m, definition: d, lanes: 1}
	if d.parts {
		f.lanes = 2
	}
	f.registers = accumulators * f.lanes * d.width() / m.bits
	if d.short {
		f.registers = shortBytes * 8 / m.bits
	}
	f.reserved = f.registers
	if d.name == "sum_terms" && 2*f.registers <= m.vectors-mostSplit {
		f.reserved *= 2
	}
	return f.language().fold(f)
}

func (f *folder) language() language {
	l := &loop{machine: f.machine, definition: f.definition, width: f.width()}
	l.language = f.machine.language(l)
	return l.language
}

func (l x86) fold(f *folder) string {
	f.write("fresh:")
	f.load("DX")
	f.write("ADDQ R12, SI\n\tDECQ CX\n\tJEQ last\n\nnext:")
	f.group("%d(SI)")
	f.write("ADDQ R12, SI\n\tDECQ CX\n\tJNE next\n\nlast:")
	f.join()
	if !f.short {
		f.write("TESTQ $2, R13\n\tJNE tree")
	}
	f.store()
	if !f.short {
		f.write("JMP done\n\ntree:")
		f.tree()
	}
	f.write("\ndone:\n\tADDQ R9, DI\n\tADDQ R10, DX\n\tDECQ R8\n\tJNE block\n\tVZEROUPPER\n\tRET")
	body := f.text.String()
	f.text.Reset()
	f.write("MOVQ a+0(FP), AX")
	for at, r := range []string{"DI", "DX", "R8", "R9", "R10", "R11", "R12", "R13"} {
		f.write("MOVQ %d(AX), %s", 8*at, r)
	}
	l.text.WriteString(body)
	for _, c := range l.touched() {
		f.write("MOVL constants%dx%d<>+%d(SB), AX", l.bits, l.width, c)
	}
	f.write("\nblock:\n\tMOVQ DX, SI\n\tMOVQ R11, CX\n\tTESTQ $1, R13\n\tJEQ fresh")
	f.load("DI")
	f.write("JMP next\n")
	return f.head() + f.text.String() + body
}

// head is how its function begins.
func (f *folder) head() string {
	return fmt.Sprintf("\n// func %s(a *foldArgs)\nTEXT ·%s(SB), NOSPLIT, $0-8\n", f.function(), f.function())
}

// group combines the accumulators with a group's elements, whose addresses begin so.
func (f *folder) group(address string) {
	for r := range f.registers {
		at := fmt.Sprintf(address, r*f.bytes())
		if f.isSplit() {
			f.split(r, at)
			continue
		}
		f.body(r, func(s *source, acc value) value {
			return f.eval(s, []value{acc, f.element(s)})
		}, at)
	}
}

// join joins parts that are in vectors of their own.
func (f *folder) join() {
	for r := 0; f.isSplit() && r < f.registers; r++ {
		l, results := f.steps(map[int]int{r: 0, r + f.registers: 2}, false, func(s *source) []value {
			return []value{s.joinTerms(value(s.record(operand, 0)), value(s.record(operand, 2)))}
		})
		l.moved(results[0], f.acc(r))
		f.text.Write(l.text.Bytes())
	}
}

func (f *folder) function() string { return fmt.Sprintf("%s%d", f.foldName(), f.machine.bits) }

// foldName is a definition's name as Go has names.
func (d definition) foldName() string {
	name := d.goName()
	if d.short {
		name = "short" + strings.ToUpper(name[:1]) + name[1:]
	}
	return "fold" + strings.ToUpper(name[:1]) + name[1:]
}

// write writes a line, or a label.
func (f *folder) write(format string, args ...any) { writeLine(&f.text, format, args...) }

// writeLine writes a line of assembly, or a label.
func writeLine(to *bytes.Buffer, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !strings.HasSuffix(text, ":") || strings.Contains(text, " ") {
		text = "\t" + text
	}
	fmt.Fprintln(to, strings.ReplaceAll(text, "\t\n", "\n"))
}

// bytes is how many bytes a register's elements take in memory.
func (f *folder) bytes() int { return f.machine.bits / f.width() * f.resultType().Size() }

// acc is the register of accumulators.
func (f *folder) acc(r int) string {
	return fmt.Sprintf("%s%d", f.machine.letter, r)
}

// element is what is combined.
func (f *folder) element(s *source) value {
	v := value(s.record(operand, 1))
	if f.in == dtype.BFloat16 {
		v = s.ShiftLeft(v, s.Word(16))
	}
	return v
}

// mostSplit are the registers that addSplit needs besides the accumulators.
const mostSplit = 7

func (f *folder) isSplit() bool { return f.reserved > f.registers }

// split writes the addition of the terms at an address.
func (f *folder) split(r int, address string) {
	l, results := f.steps(map[int]int{r: 0, r + f.registers: 2}, true, func(s *source) []value {
		firsts, seconds := s.addSplit(value(s.record(operand, 0)), value(s.record(operand, 2)), f.element(s))
		return []value{firsts, seconds}
	})
	l.moved(results[0], f.acc(r))
	l.moved(results[1], f.acc(r+f.registers))
	f.take(l, address)
}

// take takes what a loop has, with the elements at an address.
func (f *folder) take(l *loop, address string) {
	f.text.WriteString(strings.ReplaceAll(l.text.String(), fmt.Sprintf("(DX)(BX*%d)", f.operandType(1).Size()), address))
}

// load has the accumulators of what a pointer points to.
func (f *folder) load(from string) {
	for r := range f.registers {
		f.body(r, func(s *source, _ value) value { return f.element(s) }, fmt.Sprintf("%d(%s)", r*f.bytes(), from))
		if f.isSplit() {
			l := f.language()
			l.move(f.acc(r), f.acc(r+f.registers))
			f.text.WriteString(l.written())
		}
	}
}

// body writes the steps that make a new accumulator of one, and of the elements at an address.
func (f *folder) body(r int, eval func(s *source, acc value) value, address string) {
	l, results := f.steps(map[int]int{r: 0}, false, func(s *source) []value { return []value{eval(s, value(s.record(operand, 0)))} })
	l.moved(results[0], f.acc(r))
	f.take(l, address)
}

// steps writes the steps of a definition some of whose operands are in registers, and returns
// their results, which are in some. The accumulators that are no operands stay where they are, and,
// where it keeps them, the operands too.
func (f *folder) steps(held map[int]int, keeps bool, eval func(s *source) []value) (*loop, []int) {
	s := newSource(f.width(), func(op opcode) bool { return f.has(f.width(), op) })
	made := eval(s)
	var results []int
	for _, v := range made {
		results = append(results, int(v))
	}
	operands := map[int]int{} // the steps by their numbers
	for i, st := range s.steps {
		if st.op == operand {
			operands[int(st.imm)] = i
		}
	}
	end := len(s.steps)
	l := &loop{machine: f.machine, definition: f.definition, width: f.width(), slot: map[int]int{},
		vectors: newFile(f.machine.letter, 0, f.machine.vectors), masks: newFile("K", 1, 7)}
	for r := range f.reserved {
		if _, ok := held[r]; !ok {
			l.vectors.holds[r] = s.record(operand, uint64(100+r))
		}
	}
	for r, number := range held {
		if step, ok := operands[number]; ok {
			l.vectors.holds[r] = step
		}
	}
	l.language = f.machine.language(l)
	l.source, l.uses = s, make([][]int, len(s.steps))
	marks := s.needed(made...)
	for i, st := range s.steps {
		if marks[i] {
			for _, a := range st.args[:st.n] {
				l.uses[a] = append(l.uses[a], i)
			}
		}
	}
	for _, result := range results {
		l.uses[result] = append(l.uses[result], end)
	}
	for _, number := range held {
		if step, ok := operands[number]; ok && keeps {
			l.uses[step] = append(l.uses[step], end)
		}
	}
	for i := end; i < len(s.steps); i++ {
		l.uses[i] = []int{end}
	}
	for i := range end {
		if l.at = i; marks[i] && !s.steps[i].op.isConstant() && !slices.Contains(l.vectors.holds, i) {
			l.step()
		}
	}
	l.at = end
	if len(l.slots) > 0 {
		panic(f.goName() + ": the accumulators leave no room")
	}
	return l, results
}

// moved has a step's value in a register.
func (l *loop) moved(step int, to string) {
	if made := l.register(step); made != to {
		l.move(made, to)
	}
}

func (l x86) move(from, to string) { l.write("VMOVUPS %s, %s", from, to) }

// store stores the accumulators as elements.
func (f *folder) store() {
	for r := range f.registers {
		f.finished(r, func(s *source, v value) value { return v }, func(l *loop, result int) { l.store(result, 0) }, fmt.Sprintf("%d(DI)", r*f.bytes()))
	}
}

// finished stores what becomes of an accumulator, which stays as it is meanwhile: what is packed
// takes the first registers, whose accumulators are stored by then.
func (f *folder) finished(r int, eval func(s *source, v value) value, store func(l *loop, result int), address string) {
	l, results := f.steps(map[int]int{r: 0}, true, func(s *source) []value {
		v := eval(s, value(s.record(operand, 0)))
		if f.out == dtype.BFloat16 { // exactly one, as it came
			v = s.ShiftRight(v, s.Word(16))
		}
		if bits := 8 * f.out.Size(); !s.has(cut) && f.out.IsInteger() && bits < min(s.width, 32) {
			v = s.AndU(v, s.Word(1<<bits-1))
		}
		return []value{v}
	})
	store(l, results[0])
	f.text.WriteString(strings.ReplaceAll(l.text.String(), fmt.Sprintf("(DI)(BX*%d)", f.resultType().Size()), address))
}

// tree combines the upper half of the accumulators with the lower until one is left, and stores
// it.
func (f *folder) tree() {
	for half := f.registers / 2; half > 0; half /= 2 {
		for r := range half {
			f.combine(r, r+half)
		}
	}
	// What is turned into the other register need not be whole: the first element is.
	element := f.lanes * f.width() // bits
	for half := f.machine.bits / 2; half >= element; half /= 2 {
		l := f.language()
		l.turn(f.acc(0), f.acc(f.scratch()), half)
		f.text.WriteString(l.written())
		f.combine(0, f.scratch())
	}
	f.finished(0, func(s *source, v value) value {
		if f.resultType().IsFloat() {
			return s.canonical(v)
		}
		return v
	}, func(l *loop, result int) { l.storeOne(result) }, "(DI)")
}

// scratch is the register of what is turned.
func (f *folder) scratch() int { return f.machine.vectors - 1 }

func (l x86) turn(from, to string, half int) {
	switch {
	case l.machine.masks && half >= 64:
		l.write("VALIGNQ $%d, %s, %s, %s", half/64, from, from, to)
	case l.machine.masks:
		l.write("VALIGND $%d, %s, %s, %s", half/32, from, from, to)
	case half == 128:
		l.write("VPERM2F128 $1, %s, %s, %s", from, from, to)
	case half == 64:
		l.write("VPERMILPD $5, %s, %s", from, to)
	default:
		l.write("VPERMILPS $0xb1, %s, %s", from, to)
	}
}

func (l *loop) written() string { return l.text.String() }

// combine writes the combination of two registers into the first.
func (f *folder) combine(a, b int) {
	l, results := f.steps(map[int]int{a: 0, b: 1}, false, func(s *source) []value {
		return []value{f.eval(s, []value{value(s.record(operand, 0)), value(s.record(operand, 1))})}
	})
	l.moved(results[0], f.acc(a))
	f.text.Write(l.text.Bytes())
}

func (l x86) storeOne(result int) {
	low := "X" + l.register(result)[1:]
	switch size := l.out.Size(); {
	case l.out == dtype.Float16:
		l.write("VCVTPS2PH $%d, %s, %s", toEven, low, low)
		fallthrough
	case size < 4:
		l.write("VMOVD %s, AX", low)
		l.write("%s AX, (DI)", map[int]string{1: "MOVB", 2: "MOVW"}[size])
	case size == 4:
		l.write("VMOVSS %s, (DI)", low)
	case size == 8:
		l.write("VMOVSD %s, (DI)", low)
	default:
		l.write("VMOVUPS %s, (DI)", low)
	}
}

const foldHeader = "// Code generated by go generate ./internal/vector; DO NOT EDIT.\n\n//go:build %s!purego\n\n"

// folds are the files of the folds by their names.
func folds(machines ...*machine) map[string][]byte {
	list := foldDefinitions()
	files := map[string][]byte{"folds_gen.go": foldDeclarations(list)}
	for _, m := range machines {
		var out bytes.Buffer
		fmt.Fprintf(&out, foldHeader+"#include \"textflag.h\"\n", "")
		for _, d := range list {
			out.WriteString(m.fold(d))
		}
		out.WriteString("\n" + m.data())
		files[fmt.Sprintf("folds%d_gen_%s.s", m.bits, m.architecture)] = out.Bytes()
		name := fmt.Sprintf("folds_gen_%s.go", m.architecture)
		if files[name] == nil {
			files[name] = fmt.Appendf(nil, foldHeader+"package vector\n", "")
		}
		files[name] = append(files[name], m.foldCalls(list)...)
	}
	return files
}

// foldDeclarations is the Go file that names them.
func foldDeclarations(list []definition) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, foldHeader+"package vector\n\nimport \"github.com/weft-gpu/weft/dtype\"\n\nconst (\n\t_ foldFunction = iota\n", "(amd64 || arm64) && ")
	for _, d := range list {
		fmt.Fprintf(&out, "\t%sFunction\n", d.foldName())
	}
	out.WriteString(")\n")
	for _, m := range []struct {
		name  string
		short bool
	}{{"foldFunctions", false}, {"shortFolds", true}} {
		fmt.Fprintf(&out, "\nvar %s = map[Reduction]foldFunction{\n", m.name)
		for _, d := range list {
			if d.short == m.short {
				fmt.Fprintf(&out, "\t{%q, dtype.%s}: %sFunction,\n", d.name, typeNames[d.in], d.foldName())
			}
		}
		out.WriteString("}\n")
	}
	return out.Bytes()
}

// foldCalls is the Go text that declares and calls those of a machine.
func (m *machine) foldCalls(list []definition) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "\n// callFold%d calls a fold.\nfunc callFold%d(f foldFunction, a *foldArgs) {\n\tswitch f {\n", m.bits, m.bits)
	for _, d := range list {
		fmt.Fprintf(&out, "\tcase %sFunction:\n\t\t%s%d(a)\n", d.foldName(), d.foldName(), m.bits)
	}
	out.WriteString("\tdefault:\n\t\tpanic(\"vector: there is no such fold\")\n\t}\n}\n")
	for _, d := range list {
		fmt.Fprintf(&out, "\n//go:noescape\nfunc %s%d(a *foldArgs)\n", d.foldName(), m.bits)
	}
	return out.Bytes()
}
