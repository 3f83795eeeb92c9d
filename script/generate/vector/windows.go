package main

import (
	"bytes"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// A window's sum is the sum of the products of some elements (the taps) with weights. It has the
// accumulators and the tree of package ops' reductions. Lanes are windows that begin at neighbouring
// elements. The accumulators begin with -0, which changes no sum, so that windows of fewer taps than
// accumulators need no code of their own.

// windowTypes are the dtypes of the windows' sums.
var windowTypes = []dtype.DType{dtype.Float32, dtype.Float64}

// windowFields are the fields of windowArgs, in order.
const (
	windowDst = 8 * iota
	windowSrc
	windowOffsets
	windowWeights
	windowTaps
	windowRows
	windowColumns
	windowDstStep
	windowSrcStep
)

// windower writes the function of the windows' sums of one dtype.
type windower struct {
	*machine
	d    dtype.DType
	text bytes.Buffer
}

func (w *windower) function() string {
	return fmt.Sprintf("windows%s%d", typeNames[w.d], w.machine.bits)
}

func (w *windower) write(format string, args ...any) { writeLine(&w.text, format, args...) }

// lanes is how many sums a vector has.
func (w *windower) lanes() int { return w.machine.bits / 8 / w.d.Size() }

// canonicalNaN and negativeZero are bits of a dtype.
func canonicalNaN(d dtype.DType) uint64 {
	if d == dtype.Float64 {
		return 0x7ff8 << 48
	}
	return 0x7fc0 << 16
}

func negativeZero(d dtype.DType) uint64 { return 1 << (8*d.Size() - 1) }

// windows are the functions of a machine.
func (m *machine) windows() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, foldHeader+"#include \"textflag.h\"\n", "")
	for _, d := range windowTypes {
		w := &windower{machine: m, d: d}
		out.WriteString(m.language(&loop{machine: m}).windows(w))
	}
	return out.Bytes()
}

// windowCalls is the Go file that declares a machine's functions.
func windowCalls(machines ...*machine) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, foldHeader+"package vector\n", "")
	for _, m := range machines {
		for _, d := range windowTypes {
			w := &windower{machine: m, d: d}
			fmt.Fprintf(&out, "\n//go:noescape\nfunc %s(a *windowArgs)\n", w.function())
		}
	}
	return out.Bytes()
}

func (l x86) windows(w *windower) string {
	mnemonic := map[dtype.DType]string{dtype.Float32: "S", dtype.Float64: "D"}[w.d]
	size, vector := w.d.Size(), w.machine.bits/8
	registers := accumulators // that many hold accumulators; the others are on the stack
	if w.machine.vectors < accumulators+2 {
		registers = w.machine.vectors - 2
	}
	register := func(r int) string { return fmt.Sprintf("%s%d", w.machine.letter, r) }
	tap, sum := register(registers), register(registers+1)
	slot := func(i int) string { return fmt.Sprintf("%d(SP)", (i-registers)*vector) }
	for _, f := range []struct {
		at int
		to string
	}{{windowDst, "DI"}, {windowSrc, "SI"}, {windowOffsets, "R8"}, {windowWeights, "R9"}, {windowTaps, "R10"}, {windowRows, "R11"}} {
		if f.at == windowDst {
			w.write("MOVQ a+0(FP), R13")
		}
		w.write("MOVQ %d(R13), %s", f.at, f.to)
	}
	w.write("\nrow:\n\tMOVQ %d(R13), CX\n\tMOVQ DI, AX\n\tMOVQ SI, DX\n\nvector:", windowColumns)
	w.write("MOVQ $%#x, R15\n\tVMOVQ R15, X0\n\tVPBROADCAST%s X0, %s\n\tXORQ BX, BX", negativeZero(w.d), map[int]string{4: "D", 8: "Q"}[size], register(0))
	for i := 1; i < accumulators; i++ {
		if i < registers {
			w.write("VMOVAPS %s, %s", register(0), register(i))
		} else {
			w.write("VMOVUPS %s, %s", register(0), slot(i))
		}
	}
	w.write("\ntaps:")
	for i := range accumulators {
		w.write("MOVQ (R8)(BX*8), R15")
		w.write("VBROADCASTS%s (R9)(BX*%d), %s", mnemonic, size, tap)
		w.write("VMULP%s (DX)(R15*1), %s, %s", mnemonic, tap, tap)
		if i < registers {
			w.write("VADDP%s %s, %s, %s", mnemonic, tap, register(i), register(i))
		} else {
			w.write("VADDP%s %s, %s, %s\n\tVMOVUPS %s, %s", mnemonic, slot(i), tap, tap, tap, slot(i))
		}
		w.write("INCQ BX\n\tCMPQ BX, R10\n\tJEQ join")
	}
	w.write("JMP taps\n\njoin:")
	for half := accumulators / 2; half > 0; half /= 2 {
		for i := range half {
			other := slot(i + half)
			if i+half < registers {
				other = register(i + half)
			}
			w.write("VADDP%s %s, %s, %s", mnemonic, other, register(i), register(i))
		}
	}
	w.write("MOVQ $%#x, R15\n\tVMOVQ R15, %s", canonicalNaN(w.d), "X"+sum[1:])
	w.write("VPBROADCAST%s %s, %s", map[int]string{4: "D", 8: "Q"}[size], "X"+sum[1:], sum)
	if w.machine.masks {
		w.write("VCMPP%s $3, %s, %s, K1\n\tVMOVUP%s %s, K1, %s", mnemonic, register(0), register(0), mnemonic, sum, register(0))
	} else {
		w.write("VCMPP%s $3, %s, %s, %s\n\tVBLENDVP%s %s, %s, %s, %s", mnemonic, register(0), register(0), register(1), mnemonic, register(1), sum, register(0), register(0))
	}
	w.write("VMOVUPS %s, (AX)\n\tADDQ $%d, AX\n\tADDQ $%d, DX\n\tSUBQ $%d, CX\n\tJGT vector", register(0), vector, vector, w.lanes())
	w.write("ADDQ %d(R13), DI\n\tADDQ %d(R13), SI\n\tDECQ R11\n\tJNE row\n\tVZEROUPPER\n\tRET", windowDstStep, windowSrcStep)
	return w.head((accumulators-registers)*vector) + w.text.String()
}

// head is how the function begins, with a frame of so many bytes.
func (w *windower) head(frame int) string {
	return fmt.Sprintf("\n// func %s(a *windowArgs)\nTEXT ·%s(SB), NOSPLIT, $%d-8\n", w.function(), w.function(), frame)
}

// NEON's load of a vector at the sum of two registers, and of one element for all lanes, whose
// address moves on. Both read lanes of 32 bits; the second has a bit for 64.
const (
	neonLoadAt = 0x3ce06800
	neonRepeat = 0x4ddfc800
)

func (l *neon) windows(w *windower) string {
	const tap, weight, offsets, weights, offset, src = 16, 17, 6, 7, 15, 3
	width, arrangement := 8*w.d.Size(), map[int]string{4: "S4", 8: "D2"}[w.d.Size()]
	encoded := func(op opcode) encoding { return neonEncodings[width][op] }
	name := func(r int) string { return fmt.Sprintf("v%d", r) }
	l.text.Reset()
	flush := func() {
		w.text.Write(l.text.Bytes())
		l.text.Reset()
	}
	w.write("MOVD a+0(FP), R5")
	for _, f := range []struct{ at, to int }{{windowDst, 8}, {windowSrc, 9}, {windowTaps, 10}, {windowRows, 11}, {windowColumns, 12}, {windowDstStep, 13}, {windowSrcStep, 14}} {
		w.write("MOVD %d(R5), R%d", f.at, f.to)
	}
	w.write("\nrow:\n\tMOVD R12, R4\n\tMOVD R8, R0\n\tMOVD R9, R%d\n\nvector:", src)
	w.write("MOVD %d(R5), R%d\n\tMOVD %d(R5), R%d\n\tMOVD R10, R2\n\tMOVD $%#x, R1\n\tVDUP R1, V0.%s", windowOffsets, offsets, windowWeights, weights, negativeZero(w.d), arrangement)
	for i := 1; i < accumulators; i++ {
		l.move(name(0), name(i))
	}
	flush()
	w.write("\ntaps:")
	for i := range accumulators {
		w.write("MOVD.P 8(R%d), R%d", offsets, offset)
		l.word(neonLoadAt|offset<<16|src<<5|tap, "ldr q%d, [x%d, x%d]", tap, src, offset)
		repeat := encoding{"ld1r {v%d.4s}, [x%d], #4", neonRepeat}
		if width == 64 {
			repeat = encoding{"ld1r {v%d.2d}, [x%d], #8", neonRepeat | 1<<10}
		}
		l.word(repeat.word|weights<<5|weight, repeat.text, weight, weights)
		l.vectors(encoded(mul), name(tap), name(tap), name(weight))
		l.vectors(encoded(add), name(i), name(i), name(tap))
		flush()
		w.write("SUBS $1, R2, R2\n\tBEQ join")
	}
	w.write("JMP taps\n\njoin:")
	for half := accumulators / 2; half > 0; half /= 2 {
		for i := range half {
			l.vectors(encoded(add), name(i), name(i), name(i+half))
		}
	}
	flush()
	w.write("MOVD $%#x, R1\n\tVDUP R1, V%d.%s", canonicalNaN(w.d), tap, arrangement)
	l.vectors(encoded(equalFloat), name(weight), name(0), name(0))
	l.vectors(neonSelect, name(weight), name(0), name(tap))
	l.save(16, name(weight), 0)
	flush()
	w.write("ADD $16, R%d, R%d\n\tSUBS $%d, R4, R4\n\tBGT vector", src, src, w.lanes())
	w.write("ADD R13, R8, R8\n\tADD R14, R9, R9\n\tSUBS $1, R11, R11\n\tBNE row\n\tRET")
	return w.head(0) + w.text.String()
}
