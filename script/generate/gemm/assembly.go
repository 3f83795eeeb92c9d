package main

import (
	"bytes"
	"fmt"
	"slices"
)

const header = "// Code generated from script/generate/gemm by go generate ./internal/gemm; DO NOT EDIT.\n\n//go:build !purego\n\n"

// assembly is the file of a machine's tiles.
func (m machine) assembly() []byte {
	var out bytes.Buffer
	out.WriteString(header + "#include \"textflag.h\"\n#include \"go_asm.h\"\n")
	for _, k := range m.kernels() {
		out.Write(k.assembly())
	}
	return out.Bytes()
}

// kernel is one function: the rows of a tile for a type, or another loop.
type kernel struct {
	machine
	lane
	rows, vectors int // of a tile, at the most
	turned        []turned
	pairs         bool // both factors are panels: each sum has a line of its own of either
	packs         bool // it writes lines of b as steps, and multiplies nothing
	brings        *bringing
	text          bytes.Buffer
}

// kernels are those of a machine.
func (m machine) kernels() (list []*kernel) {
	for _, l := range lanes {
		if m.bits < l.least {
			continue
		}
		tiles := m.tiles
		if l.isComplex() {
			tiles = m.complex
		}
		for _, t := range tiles {
			list = append(list, &kernel{machine: m, lane: l, rows: t.rows, vectors: t.vectors})
		}
		list = append(list, &kernel{machine: m, lane: l, rows: m.turned[len(m.turned)-1].rows, vectors: 1, turned: m.turned})
		if !l.isComplex() {
			list = append(list, &kernel{machine: m, lane: l, rows: 1, vectors: m.pairs, pairs: true})
		}
	}
	for _, size := range []int{4, 8, 16} {
		if m.bits != packing {
			break
		}
		list = append(list, &kernel{machine: m, lane: lane{size: size}, packs: true})
	}
	for _, l := range lanes {
		for _, b := range l.bringings() {
			if m.bits == packing {
				list = append(list, &kernel{machine: m, lane: l, brings: &b})
			}
		}
	}
	return list
}

func (k *kernel) name() string {
	switch {
	case k.brings != nil:
		return k.brings.name()
	case k.packs:
		return fmt.Sprintf("pack%d", 8*k.size)
	case k.pairs:
		return fmt.Sprintf("pairs%s%d", k.lane.name, k.bits)
	case k.turned != nil:
		return fmt.Sprintf("turned%s%d", k.lane.name, k.bits)
	}
	return fmt.Sprintf("tile%dx%d%s%d", k.rows, k.vectors, k.lane.name, k.bits)
}

func (k *kernel) write(format string, args ...any) { fmt.Fprintf(&k.text, "\t"+format+"\n", args...) }

func (k *kernel) label(format string, args ...any) { fmt.Fprintf(&k.text, "\n"+format+":\n", args...) }

// register is number i of the vectors, of which sums are the first.
func (k *kernel) register(i int) string {
	if i >= k.usable() {
		panic("no register is left")
	}
	return fmt.Sprintf("%s%d", k.letter, i)
}

// usable is how many registers change. The last one is [kernel.firstSigns] where that is needed.
func (k *kernel) usable() int {
	if k.negates() {
		return k.registers - 1
	}
	return k.registers
}

// negates reports whether a product's first part is a sum with a negated product, as AVX-512 has no
// instruction that subtracts and adds.
func (k *kernel) negates() bool { return k.isComplex() && k.letter == "Z" }

// firstSigns is the register with the signs of the first parts.
func (k *kernel) firstSigns() string { return fmt.Sprintf("%s%d", k.letter, k.registers-1) }

// The registers of all kernels: the task is at R13, the tile of dst at DI with its rows SI bytes
// apart, rows of a at AX, R9 and R11, three each and BX apart, steps of b at CX, DX apart, and the
// tile's first at R12. R8 counts steps, R15 tiles, R10 walks over rows, and R14 is for what a step
// needs.

// assembly is the function's text.
func (k *kernel) assembly() []byte {
	fmt.Fprintf(&k.text, "\n// func %s(t *task)\nTEXT ·%s(SB), NOSPLIT, $0-8\n", k.name(), k.name())
	if k.brings != nil {
		k.bring()
		return k.text.Bytes()
	}
	for _, field := range [][2]string{{"dst", "DI"}, {"dstStride", "SI"}, {"aStride", "BX"}, {"b", "R12"}, {"bStride", "DX"}, {"tiles", "R15"}} {
		if field[0] == "dst" {
			k.write("MOVQ t+0(FP), R13")
		}
		k.write("MOVQ task_%s(R13), %s", field[0], field[1])
	}
	if k.packs {
		k.pack()
		return k.text.Bytes()
	}
	k.write("MOVQ task_rows(R13), R10")
	if signs := k.firstSigns(); k.negates() {
		k.ones(signs)
		k.write("MOVL $0x5555, R14")
		k.write("KMOVW R14, K1")
		k.write("VPSLL%s.Z $%d, %s, K1, %s", k.word(), 8*k.part()-1, signs, signs)
	}
	counts := k.counts()
	for _, rows := range counts[:len(counts)-1] {
		k.write("CMPQ R10, $%d", rows)
		k.write("JEQ rows%d", rows)
	}
	for i := range counts {
		k.body(counts[len(counts)-1-i])
	}
	k.label("done")
	k.end()
	return k.text.Bytes()
}

func (k *kernel) end() {
	k.write("VZEROUPPER")
	k.write("RET")
}

// counts are the numbers of rows that have code of their own.
func (k *kernel) counts() (list []int) {
	for _, t := range k.turned {
		list = append(list, t.rows)
	}
	for rows := 1; rows <= k.rows && k.turned == nil; rows++ {
		list = append(list, rows)
	}
	return list
}

// body is the code of so many rows: for every tile from left to right, all steps.
func (k *kernel) body(rows int) {
	vectors := k.vectors
	if i := slices.IndexFunc(k.turned, func(t turned) bool { return t.rows == rows }); i >= 0 {
		vectors = k.turned[i].groups
	}
	sums := make([][]string, rows)
	for r := range sums {
		for v := range vectors {
			sums[r] = append(sums[r], k.register(r*vectors+v))
		}
	}
	k.label("rows%d", rows)
	k.write("MOVQ task_a(R13), AX")
	for i, base := range []string{"R9", "R11"} {
		if from := [2]string{"AX", "R9"}[i]; rows > 3*(i+1) {
			k.write("LEAQ (%s)(BX*2), %s", from, base)
			k.write("ADDQ BX, %s", base)
		}
	}
	k.write("MOVQ R12, CX")
	k.write("MOVQ task_steps(R13), R8")
	k.start(rows, sums)
	switch {
	case k.pairs:
		k.pairSteps(sums[0])
	case k.turned != nil:
		k.turnedSteps(rows, sums)
	default:
		k.steps(rows, sums)
	}
	k.store(rows, sums)
	k.write("ADDQ task_next(R13), R12")
	k.write("ADDQ $%d, DI", vectors*k.bits/8)
	k.write("DECQ R15")
	k.write("JNZ rows%d", rows)
	k.write("JMP done")
}

// start makes sums what is in dst or, where nothing is, -0, which changes nothing that is added
// to it, or 0.
func (k *kernel) start(rows int, sums [][]string) {
	k.write("CMPQ task_more(R13), $0")
	k.write("JNE load%d", rows)
	first := sums[0][0]
	if k.unordered == "" {
		k.write("VPXOR X%s, X%s, X%s", first[1:], first[1:], first[1:])
	} else {
		k.ones(first)
		k.shift("VPSLL", k.sign[1], first)
	}
	for r, row := range sums {
		for v, sum := range row {
			if r+v > 0 {
				k.write("VMOVAPS %s, %s", first, sum)
			}
		}
	}
	k.write("JMP begin%d", rows)
	k.label("load%d", rows)
	k.eachRow(sums, func(sum string, at int) { k.write("VMOVUPS %d(R10), %s", at, sum) })
	k.label("begin%d", rows)
}

// eachRow calls f with each sum and its place after R10, at which its row of dst is then.
func (k *kernel) eachRow(sums [][]string, f func(sum string, at int)) {
	k.write("MOVQ DI, R10")
	for r, row := range sums {
		if r > 0 {
			k.write("ADDQ SI, R10")
		}
		for v, sum := range row {
			f(sum, v*k.bits/8)
		}
	}
}

func (k *kernel) ones(register string) {
	if k.letter == "Z" {
		k.write("VPTERNLOGD $0xff, %s, %s, %s", register, register, register)
		return
	}
	k.write("VPCMPEQD %s, %s, %s", register, register, register)
}

func (k *kernel) shift(name string, n int, register string) {
	k.write("%s%s $%d, %s, %s", name, k.word(), n, register, register)
}

// word and float are the letters of instructions on integers and on floats as large as a part.
func (k *kernel) word() string { return map[int]string{4: "D", 8: "Q"}[k.part()] }

func (k *kernel) float() string { return map[int]string{4: "S", 8: "D"}[k.part()] }

// store writes the sums; unless more are added to them, NaNs are the canonical one.
func (k *kernel) store(rows int, sums [][]string) {
	if k.unordered != "" {
		nan, mask := k.register(rows*len(sums[0])), k.register(rows*len(sums[0])+1)
		k.write("CMPQ task_partial(R13), $0")
		k.write("JNE store%d", rows)
		k.ones(nan)
		k.shift("VPSRL", k.nan[0], nan)
		k.shift("VPSLL", k.nan[1], nan)
		for _, row := range sums {
			for _, sum := range row {
				if k.letter == "Z" {
					k.write("%s %s, %s, K1", k.unordered, sum, sum)
					k.write("VMOVAP%s %s, K1, %s", k.float(), nan, sum)
					continue
				}
				k.write("%s %s, %s, %s", k.unordered, sum, sum, mask)
				k.write("VBLENDVP%s %s, %s, %s, %s", k.float(), mask, nan, sum, sum)
			}
		}
		k.label("store%d", rows)
	}
	k.eachRow(sums, func(sum string, at int) { k.write("VMOVUPS %s, %d(R10)", sum, at) })
}

// element is where a row's element of a is, so many steps on, and imaginary is where its second part
// is.
func (k *kernel) element(row, step int) string { return k.byte(row, step*k.size) }

func (k *kernel) imaginary(row, step int) string { return k.byte(row, step*k.size+k.part()) }

func (k *kernel) byte(row, at int) string {
	return fmt.Sprintf("%d(%s)%s", at, []string{"AX", "R9", "R11"}[row/3], []string{"", "(BX*1)", "(BX*2)"}[row%3])
}

// advance moves the rows of a on by so many steps.
func (k *kernel) advance(rows, steps int) {
	for i, base := range []string{"AX", "R9", "R11"} {
		if rows > 3*i {
			k.write("ADDQ $%d, %s", steps*k.size, base)
		}
	}
}

// steps is the loop over the steps of a tile, two of them at a time.
func (k *kernel) steps(rows int, sums [][]string) {
	k.write("SUBQ $2, R8")
	k.write("JLT last%d", rows)
	k.label("steps%d", rows)
	k.fetch(len(sums[0]) * k.bits / 8)
	k.step(rows, sums, 0, "(CX)")
	k.step(rows, sums, 1, "(CX)(DX*1)")
	k.advance(rows, 2)
	k.write("LEAQ (CX)(DX*2), CX")
	k.write("SUBQ $2, R8")
	k.write("JGE steps%d", rows)
	k.label("last%d", rows)
	k.write("CMPQ R8, $-1")
	k.write("JNE end%d", rows)
	k.step(rows, sums, 0, "(CX)")
	k.label("end%d", rows)
}

// fetch has the processor read two steps of b that come eight later: what reads b where it lies
// takes eight at a time, and those of more rows than a processor follows by itself.
func (k *kernel) fetch(bytes int) {
	k.write("LEAQ (CX)(DX*1), R14")
	for at := 0; at < bytes; at += 64 {
		k.write("PREFETCHT0 %d(CX)(DX*8)", at)
		k.write("PREFETCHT0 %d(R14)(DX*8)", at)
	}
}

// swapped writes the elements of a register with their parts exchanged, as complexProduct needs
// them.
func (k *kernel) swapped(from, to string) {
	k.write("%s %s, %s", k.swap, from, to)
	if k.negates() {
		k.write("VPXOR%s %s, %s, %s", k.word(), k.firstSigns(), to, to)
	}
}

// complexProduct adds a product to a sum. re has the real parts of one factor times the other one,
// im its imaginary parts times the other one swapped: (ac - bd) + (ad + bc)i.
func (k *kernel) complexProduct(re, im, sum string) {
	add := k.subtractAdd
	if k.negates() {
		add = k.plus
	}
	k.write("%s %s, %s, %s", add, im, re, re)
	k.write("%s %s, %s, %s", k.plus, re, sum, sum)
}

// complexStep is step of complex numbers.
func (k *kernel) complexStep(rows int, sums [][]string, step int, b string) {
	vectors, next := len(sums[0]), rows*len(sums[0])
	take := func() string { next++; return k.register(next - 1) }
	from, swapped := make([]string, vectors), make([]string, vectors)
	for v := range from {
		from[v], swapped[v] = take(), take()
		k.write("VMOVUPS %d%s, %s", v*k.bits/8, b, from[v])
		k.swapped(from[v], swapped[v])
	}
	re, im, first, second := take(), take(), take(), take()
	for r, row := range sums {
		k.write("%s %s, %s", k.broadcast, k.element(r, step), re)
		k.write("%s %s, %s", k.broadcast, k.imaginary(r, step), im)
		for v, sum := range row {
			k.write("%s %s, %s, %s", k.mul, from[v], re, first)
			k.write("%s %s, %s, %s", k.mul, swapped[v], im, second)
			k.complexProduct(first, second, sum)
		}
	}
}

// add adds the product of two places to a sum. Without a fused instruction it is rounded before, in a
// register that may be that of y.
func (k *kernel) add(x, y, product, sum string) {
	if k.fused != "" {
		k.write("%s %s, %s, %s", k.fused, x, y, sum)
		return
	}
	k.write("%s %s, %s, %s", k.mul, x, y, product)
	k.write("%s %s, %s, %s", k.plus, product, sum, sum)
}

// step adds a step's products to the sums.
func (k *kernel) step(rows int, sums [][]string, step int, b string) {
	if k.isComplex() {
		k.complexStep(rows, sums, step, b)
		return
	}
	vectors := len(sums[0])
	from, next := make([]string, vectors), rows*vectors
	for v := range from {
		from[v] = fmt.Sprintf("%d%s", v*k.bits/8, b)
		if rows > 1 {
			k.write("VMOVUPS %s, %s", from[v], k.register(next))
			from[v] = k.register(next)
			next++
		}
	}
	element, product := k.register(next), k.register(next+1)
	for r, row := range sums {
		k.write("%s %s, %s", k.broadcast, k.element(r, step), element)
		for v, sum := range row {
			to := product
			if v == vectors-1 {
				to = element
			}
			k.add(from[v], element, to, sum)
		}
	}
}

// turnedSteps is the loop over the steps of a tile whose b is turned, as many at a time as a
// vector has lanes: so many lines of as many steps are transposed.
func (k *kernel) turnedSteps(rows int, sums [][]string) {
	count := k.bits / 8 / k.size
	k.write("LEAQ (DX)(DX*2), R10")
	k.label("steps%d", rows)
	for v := range sums[0] {
		t := transposition{kernel: k}
		for i := rows * len(sums[0]); i < k.usable(); i++ {
			t.free = append(t.free, k.register(i))
		}
		if v == 0 {
			k.write("MOVQ CX, R14")
		}
		for s, vector := range t.vectors() {
			if k.isComplex() {
				k.turnedComplex(s, v, sums, vector, t.free)
				continue
			}
			for r, row := range sums {
				if k.letter == "Z" && !k.apart {
					k.addRepeated(k.element(r, s), vector, t.free, rows, row[v])
					continue
				}
				k.write("%s %s, %s", k.broadcast, k.element(r, s), t.free[0])
				k.add(vector, t.free[0], t.free[0], row[v])
			}
		}
	}
	k.advance(rows, count)
	k.write("ADDQ $%d, CX", k.bits/8)
	k.write("SUBQ $%d, R8", count)
	k.write("JNZ steps%d", rows)
}

// addRepeated adds the products of an element in memory and a vector. The vector's register serves as
// another one if no other row needs it.
func (k *kernel) addRepeated(element, vector string, free []string, rows int, sum string) {
	if k.fused != "" {
		k.write("%s.BCST %s, %s, %s", k.fused, element, vector, sum)
		return
	}
	product := vector
	if rows > 1 {
		product = free[0]
	}
	k.write("%s.BCST %s, %s, %s", k.mul, element, vector, product)
	k.write("%s %s, %s, %s", k.plus, product, sum, sum)
}

// turnedComplex adds the products of step s of the complex numbers in a register to the v-th sum of
// each row.
func (k *kernel) turnedComplex(s, v int, sums [][]string, vector string, free []string) {
	swapped, first, second := free[0], free[1], free[2]
	k.swapped(vector, swapped)
	for r, row := range sums {
		for _, p := range [][3]string{{k.element(r, s), vector, first}, {k.imaginary(r, s), swapped, second}} {
			if k.letter == "Z" {
				k.write("%s.BCST %s, %s, %s", k.mul, p[0], p[1], p[2])
				continue
			}
			k.write("%s %s, %s", k.broadcast, p[0], p[2])
			k.write("%s %s, %s, %s", k.mul, p[1], p[2], p[2])
		}
		k.complexProduct(first, second, row[v])
	}
}

// pairSteps is the loop over the steps of panels of both factors.
func (k *kernel) pairSteps(sums []string) {
	k.label("steps1")
	for v, sum := range sums {
		x := k.register(len(sums) + v)
		k.write("VMOVUPS %d(AX), %s", v*k.bits/8, x)
		k.add(fmt.Sprintf("%d(CX)", v*k.bits/8), x, x, sum)
	}
	k.write("ADDQ BX, AX")
	k.write("ADDQ DX, CX")
	k.write("DECQ R8")
	k.write("JNZ steps1")
}

// pack writes the steps of each tile, a vector of lines, to rows of dst.
func (k *kernel) pack() {
	count := k.bits / 8 / k.size
	k.write("LEAQ (DX)(DX*2), R10")
	k.label("tile")
	k.write("MOVQ R12, CX")
	k.write("MOVQ DI, R9")
	k.write("MOVQ task_steps(R13), R8")
	k.label("steps")
	t := transposition{kernel: k}
	for i := range k.registers {
		t.free = append(t.free, k.register(i))
	}
	k.write("MOVQ CX, R14")
	for _, vector := range t.vectors() {
		k.write("VMOVUPS %s, (R9)", vector)
		k.write("ADDQ SI, R9")
	}
	k.write("ADDQ $%d, CX", k.bits/8)
	k.write("SUBQ $%d, R8", count)
	k.write("JNZ steps")
	k.write("ADDQ task_next(R13), R12")
	k.write("ADDQ $%d, DI", k.bits/8)
	k.write("DECQ R15")
	k.write("JNZ tile")
	k.end()
}

// transposition is of as many lines of b, from R14 on, as a vector has lanes.
type transposition struct {
	*kernel
	free []string
}

func (t *transposition) take() string {
	register := t.free[0]
	t.free = t.free[1:]
	return register
}

// lines calls f with where each line is, and leaves R14 behind the last.
func (t *transposition) lines(f func(line int, place string)) {
	for i := range t.bits / 8 / t.size {
		f(i, "(R14)"+[]string{"", "(DX*1)", "(DX*2)", "(R10*1)"}[i%4])
		if i%4 == 3 {
			t.write("LEAQ (R14)(DX*4), R14")
		}
	}
	if t.bits/8/t.size == 2 {
		t.write("LEAQ (R14)(DX*2), R14")
	}
}

// pair replaces two registers by what two instructions make of them.
func (t *transposition) pair(low, high string, x, y *string) {
	to := t.take()
	t.write("%s %s, %s, %s", low, *y, *x, to)
	t.write("%s %s, %s, %s", high, *y, *x, *y)
	t.free = append(t.free, *x)
	*x = to
}

// within transposes the elements that are in the same 16 bytes of as many registers as there are.
func (t *transposition) within(list []string) {
	switch t.size {
	case 16:
		return
	case 8:
		t.pair("VUNPCKLPD", "VUNPCKHPD", &list[0], &list[1])
		return
	}
	t.pair("VUNPCKLPS", "VUNPCKHPS", &list[0], &list[1])
	t.pair("VUNPCKLPS", "VUNPCKHPS", &list[2], &list[3])
	t.pair("VUNPCKLPD", "VUNPCKHPD", &list[0], &list[2])
	t.pair("VUNPCKLPD", "VUNPCKHPD", &list[1], &list[3])
	list[1], list[2] = list[2], list[1]
}

// vectors are the registers of the steps, each of which has an element of every line.
func (t *transposition) vectors() []string {
	side := 16 / t.size // of what lies within 16 bytes
	if t.letter == "Y" {
		return t.halves(side)
	}
	list := make([]string, t.bits/8/t.size)
	t.lines(func(line int, place string) {
		list[line] = t.take()
		t.write("VMOVUPS %s, %s", place, list[line])
	})
	return t.columns(list)
}

// columns transposes registers of a line each.
func (t *transposition) columns(list []string) []string {
	side := 16 / t.size
	for i := 0; i < len(list); i += side {
		t.within(list[i:][:side])
	}
	if t.letter == "Y" {
		for j := range side {
			t.pair("VPERM2F128 $0x20,", "VPERM2F128 $0x31,", &list[j], &list[side+j])
		}
		return list
	}
	out := make([]string, len(list))
	shuffle := map[int]string{4: "VSHUFF32X4", 8: "VSHUFF64X2", 16: "VSHUFF64X2"}[t.size]
	for j := range side { // parts of 16 bytes, of four registers
		four := []*string{&list[j], &list[side+j], &list[2*side+j], &list[3*side+j]}
		for _, p := range [][2]int{{0, 1}, {2, 3}} {
			t.pair(shuffle+" $0x44,", shuffle+" $0xee,", four[p[0]], four[p[1]])
		}
		for _, p := range [][2]int{{0, 2}, {1, 3}} {
			t.pair(shuffle+" $0x88,", shuffle+" $0xdd,", four[p[0]], four[p[1]])
		}
		for i, from := range []int{0, 2, 1, 3} {
			out[i*side+j] = *four[from]
		}
	}
	return out
}

// halves are the vectors of 32 bytes: each register is loaded with 16 bytes of one line and of
// another, half of all lines on.
func (t *transposition) halves(side int) []string {
	list := make([]string, 2*side)
	t.lines(func(line int, place string) {
		for h := range 2 {
			at := h*side + line%side
			if line < side {
				list[at] = t.take()
				t.write("VMOVUPS %d%s, X%s", 16*h, place, list[at][1:])
				continue
			}
			t.write("VINSERTF128 $1, %d%s, %s, %s", 16*h, place, list[at], list[at])
		}
	})
	t.within(list[:side])
	t.within(list[side:])
	return list
}
