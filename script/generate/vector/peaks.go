package main

import (
	"bytes"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// The loops of a processor's peaks do nothing else than what is measured. Chains compute x*y + z
// again and again, in as many vectors x as there are registers for. Reads add words to sums that
// wait for each other less often than memory gives words. Streams write zeros, a copy, or the
// exclusive or of two arrays, where the processor can without reading what they overwrite.

// chainTypes are the dtypes of the chains, by the operations of a step.
var chainTypes = []struct {
	d        dtype.DType
	mul, add opcode
}{{dtype.Float32, mul, add}, {dtype.Float64, mul, add}, {dtype.Uint32, mulU, addU}}

const (
	chains   = 14 // and y and z: the registers of AVX2
	readSums = 8
	streams  = 3 // of no array, of one, and of two
)

var streamNames = [streams]string{"Zeros", "Copy", "Xor"}

// peaks are the functions of a machine.
func (m *machine) peaks() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, foldHeader+"#include \"textflag.h\"\n", "")
	l := m.language(&loop{machine: m})
	for _, c := range chainTypes {
		fmt.Fprintf(&out, "\n// func chains%s%d(data unsafe.Pointer, steps int)\nTEXT ·chains%s%d(SB), NOSPLIT, $0-16\n", typeNames[c.d], m.bits, typeNames[c.d], m.bits)
		out.WriteString(l.chains(8*c.d.Size(), c.mul, c.add))
	}
	if fused := l.fusedChains(); fused != "" {
		fmt.Fprintf(&out, "\n// func chainsFused%d(data unsafe.Pointer, steps int)\nTEXT ·chainsFused%d(SB), NOSPLIT, $0-16\n%s", m.bits, m.bits, fused)
	}
	fmt.Fprintf(&out, "\n// func reads%d(sum, src unsafe.Pointer, n, times int)\nTEXT ·reads%d(SB), NOSPLIT, $0-32\n", m.bits, m.bits)
	out.WriteString(l.reads())
	for from := range streams {
		fmt.Fprintf(&out, "\n// func stream%d%s(dst, x, y unsafe.Pointer, n int)\nTEXT ·stream%d%s(SB), NOSPLIT, $0-32\n", m.bits, streamNames[from], m.bits, streamNames[from])
		out.WriteString(l.stream(from))
	}
	return out.Bytes()
}

// peakCalls is the Go file that declares the functions of an architecture's machines.
func peakCalls(machines ...*machine) []byte {
	var list, functions bytes.Buffer
	for _, m := range machines {
		fmt.Fprintf(&list, "\t{bits: %d, reads: reads%d, chains: map[dtype.DType]chainsFunction{", m.bits, m.bits)
		for _, c := range chainTypes {
			name := fmt.Sprintf("chains%s%d", typeNames[c.d], m.bits)
			fmt.Fprintf(&list, "dtype.%s: %s, ", typeNames[c.d], name)
			fmt.Fprintf(&functions, "\n//go:noescape\nfunc %s(data unsafe.Pointer, steps int)\n", name)
		}
		list.WriteString("}, ")
		if m.language(&loop{machine: m}).fusedChains() != "" {
			fmt.Fprintf(&list, "fused: chainsFused%d, ", m.bits)
			fmt.Fprintf(&functions, "\n//go:noescape\nfunc chainsFused%d(data unsafe.Pointer, steps int)\n", m.bits)
		}
		list.WriteString("streams: [3]streamFunction{")
		for _, name := range streamNames {
			fmt.Fprintf(&list, "stream%d%s, ", m.bits, name)
			fmt.Fprintf(&functions, "\n//go:noescape\nfunc stream%d%s(dst, x, y unsafe.Pointer, n int)\n", m.bits, name)
		}
		list.WriteString("}},\n")
		fmt.Fprintf(&functions, "\n//go:noescape\nfunc reads%d(sum, src unsafe.Pointer, n, times int)\n", m.bits)
	}
	text := "package vector\n\nimport (\n\t\"unsafe\"\n\n\t\"github.com/weft-gpu/weft/dtype\"\n)\n\n// peakLoops returns the loops of all instruction sets.\nfunc peakLoops() []peakLoop {\n\treturn []peakLoop{\n%s}\n}\n%s"
	return fmt.Appendf(nil, foldHeader+text, "", &list, &functions)
}

func (l x86) chains(width int, mul, add opcode) string {
	return l.chain(func() {
		for i, op := range []opcode{mul, add} {
			for x := range chains {
				l.write("%s %s, %s, %s", l.names[width][op], l.numbered(chains+i), l.numbered(x), l.numbered(x))
			}
		}
	})
}

func (l x86) fusedChains() string {
	return l.chain(func() {
		for x := range chains {
			l.write("VFMADD213PS %s, %s, %s", l.numbered(chains+1), l.numbered(chains), l.numbered(x))
		}
	})
}

func (l x86) numbered(i int) string { return fmt.Sprintf("%s%d", l.machine.letter, i) }

// chain is the function about a step of the chains.
func (l x86) chain(step func()) string {
	register := l.numbered
	l.write("MOVQ data+0(FP), DI\n\tMOVQ steps+8(FP), CX")
	for i := range chains + 2 {
		l.write("VMOVUPS %d(DI), %s", i*l.bits/8, register(i))
	}
	writeLine(&l.text, "\nloop:")
	step()
	l.write("DECQ CX\n\tJNE loop")
	for i := range chains {
		l.write("VMOVUPS %s, %d(DI)", register(i), i*l.bits/8)
	}
	l.write("VZEROUPPER\n\tRET")
	return l.taken()
}

func (l x86) reads() string {
	register := func(i int) string { return fmt.Sprintf("%s%d", l.machine.letter, i) }
	l.write("MOVQ sum+0(FP), DI\n\tMOVQ src+8(FP), SI\n\tMOVQ n+16(FP), CX\n\tMOVQ times+24(FP), DX")
	for i := range readSums {
		l.write("%s %s, %s, %s", l.names[32][xor], register(i), register(i), register(i))
	}
	writeLine(&l.text, "\nagain:\n\tMOVQ SI, AX\n\tMOVQ CX, BX\n\nloop:")
	for i := range readSums {
		l.write("%s %d(AX), %s, %s", l.names[32][addU], i*l.bits/8, register(i), register(i))
	}
	l.write("ADDQ $%d, AX\n\tSUBQ $%d, BX\n\tJGT loop\n\tDECQ DX\n\tJNE again", readSums*l.bits/8, readSums*l.bits/8)
	for i := range readSums {
		l.write("VMOVUPS %s, %d(DI)", register(i), i*l.bits/8)
	}
	l.write("VZEROUPPER\n\tRET")
	return l.taken()
}

func (l x86) stream(from int) string {
	register := func(i int) string { return fmt.Sprintf("%s%d", l.machine.letter, i) }
	l.write("MOVQ dst+0(FP), DI\n\tMOVQ x+8(FP), SI\n\tMOVQ y+16(FP), DX\n\tMOVQ n+24(FP), CX")
	for i := range readSums {
		l.write("%s %s, %s, %s", l.names[32][xor], register(i), register(i), register(i))
	}
	writeLine(&l.text, "\nloop:")
	for i := range readSums {
		at := i * l.bits / 8
		if from > 0 {
			l.write("VMOVUPS %d(SI), %s", at, register(i))
		}
		if from > 1 {
			l.write("%s %d(DX), %s, %s", l.names[32][xor], at, register(i), register(i))
		}
		l.write("VMOVNTPS %s, %d(DI)", register(i), at)
	}
	for _, pointer := range []string{"SI", "DX", "DI"} {
		l.write("ADDQ $%d, %s", readSums*l.bits/8, pointer)
	}
	l.write("SUBQ $%d, CX\n\tJGT loop\n\tSFENCE\n\tVZEROUPPER\n\tRET", readSums*l.bits/8)
	return l.taken()
}

// fusedChains is none: NEON's instruction writes over the addend, not over a factor.
func (l *neon) fusedChains() string { return "" }

func (l *neon) chains(width int, mul, add opcode) string {
	name := func(i int) string { return fmt.Sprintf("v%d", i) }
	l.write("MOVD data+0(FP), R0\n\tMOVD steps+8(FP), R1\n\tMOVD R0, R2")
	for i := range chains + 2 {
		l.read(l.bits/8, name(i), 2)
	}
	writeLine(&l.text, "\nloop:")
	for i, op := range []opcode{mul, add} {
		for x := range chains {
			l.vectors(neonEncodings[width][op], name(x), name(x), name(chains+i))
		}
	}
	l.write("SUBS $1, R1, R1\n\tBNE loop")
	for i := range chains {
		l.save(l.bits/8, name(i), 0)
	}
	l.write("RET")
	return l.taken()
}

func (l *neon) reads() string {
	name := func(i int) string { return fmt.Sprintf("v%d", i) }
	l.write("MOVD sum+0(FP), R0\n\tMOVD src+8(FP), R1\n\tMOVD n+16(FP), R2\n\tMOVD times+24(FP), R3")
	for i := range readSums {
		l.vectors(neonEncodings[32][xor], name(i), name(i), name(i))
	}
	writeLine(&l.text, "\nagain:\n\tMOVD R1, R4\n\tMOVD R2, R5\n\nloop:")
	for i := range readSums {
		l.read(l.bits/8, name(readSums+i), 4)
	}
	for i := range readSums {
		l.vectors(neonEncodings[32][addU], name(i), name(i), name(readSums+i))
	}
	l.write("SUBS $%d, R5, R5\n\tBGT loop\n\tSUBS $1, R3, R3\n\tBNE again", readSums*l.bits/8)
	for i := range readSums {
		l.save(l.bits/8, name(i), 0)
	}
	l.write("RET")
	return l.taken()
}

func (l *neon) stream(from int) string {
	name := func(i int) string { return fmt.Sprintf("v%d", i) }
	l.write("MOVD dst+0(FP), R0\n\tMOVD x+8(FP), R1\n\tMOVD y+16(FP), R2\n\tMOVD n+24(FP), R3")
	for i := range readSums {
		l.vectors(neonEncodings[32][xor], name(i), name(i), name(i))
	}
	writeLine(&l.text, "\nloop:")
	for array := range from {
		for i := range readSums {
			l.read(l.bits/8, name(array*readSums+i), 1+array)
		}
	}
	for i := range readSums {
		if from > 1 {
			l.vectors(neonEncodings[32][xor], name(i), name(i), name(readSums+i))
		}
		l.save(l.bits/8, name(i), 0)
	}
	l.write("SUBS $%d, R3, R3\n\tBGT loop\n\tRET", readSums*l.bits/8)
	return l.taken()
}

// taken is what was written since it was taken last.
func (l *loop) taken() string {
	defer l.text.Reset()
	return l.text.String()
}
