package main

import (
	"bytes"
	"fmt"
)

// Sorts have loops on unsigned words. One exchanges pairs of vectors: a comparator of a sorting
// network for each lane. One copies the elements of an array that are below a pivot to one array, and
// the others to another. Two copy arrays to the columns of a tile and back. The last one
// makes floats of their order keys.

// sortWidths are the bits of the words.
var sortWidths = []int{32, 64}

// tileRow is how many bytes a row of a network's tile has.
const tileRow = 64

// letterOf tells instructions on lanes of a width.
func letterOf(width int) string { return map[int]string{32: "D", 64: "Q"}[width] }

// sorts are the functions of the machines of amd64.
func sorts(machines ...*machine) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, foldHeader+"#include \"textflag.h\"\n", "")
	for _, m := range machines {
		for _, width := range sortWidths {
			m.exchange(&out, width)
			if width == 32 || m.masks { // AVX2 has no absolute value of 64 bits
				m.unkey(&out, width)
			}
			if m.masks {
				m.partition(&out, width)
				m.tile(&out, width, true)
				m.tile(&out, width, false)
			}
		}
	}
	return out.Bytes()
}

// sortCalls is the Go file that declares them.
func sortCalls(machines ...*machine) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, foldHeader+"package vector\n\nimport \"unsafe\"\n", "")
	for _, m := range machines {
		for _, width := range sortWidths {
			fmt.Fprintf(&out, "\n//go:noescape\nfunc exchange%dx%d(tile unsafe.Pointer, pairs *[2]uint32, n int)\n", width, m.bits)
			if width == 32 || m.masks {
				fmt.Fprintf(&out, "\n//go:noescape\nfunc unkey%dx%d(dst, words unsafe.Pointer, n int, flip uint64) int\n", width, m.bits)
			}
			if m.masks {
				fmt.Fprintf(&out, "\n//go:noescape\nfunc partition%dx%d(low, high, x unsafe.Pointer, n int, pivot uint64) int\n", width, m.bits)
				for _, name := range []string{"fill", "empty"} {
					fmt.Fprintf(&out, "\n//go:noescape\nfunc %sTile%dx%d(tile, columns unsafe.Pointer, rows int)\n", name, width, m.bits)
				}
			}
		}
	}
	return out.Bytes()
}

// exchange writes the function that puts the lesser words of n pairs of a tile's rows into the first
// row of the pair, and the greater ones into the second. Rows are given by their first bytes.
func (m *machine) exchange(out *bytes.Buffer, width int) {
	write := func(format string, args ...any) { writeLine(out, format, args...) }
	fmt.Fprintf(out, "\n// func exchange%dx%d(tile unsafe.Pointer, pairs *[2]uint32, n int)\nTEXT ·exchange%dx%d(SB), NOSPLIT, $0-24\n", width, m.bits, width, m.bits)
	register := func(i int) string { return fmt.Sprintf("%s%d", m.letter, i) }
	write("MOVQ tile+0(FP), DI\n\tMOVQ pairs+8(FP), SI\n\tMOVQ n+16(FP), CX")
	composed := width == 64 && !m.masks // from a comparison of signed words
	if composed {
		write("VPCMPEQQ Y15, Y15, Y15\n\tVPSLLQ $63, Y15, Y15")
	}
	write("\nloop:\n\tMOVL (SI), AX\n\tMOVL 4(SI), BX")
	for at := 0; at < tileRow; at += m.bits / 8 {
		x, y := fmt.Sprintf("%d(DI)(AX*1)", at), fmt.Sprintf("%d(DI)(BX*1)", at)
		write("VMOVUPS %s, %s\n\tVMOVUPS %s, %s", x, register(0), y, register(1))
		if composed {
			write("VPXOR Y15, Y0, Y4\n\tVPXOR Y15, Y1, Y5\n\tVPCMPGTQ Y5, Y4, Y4")
			write("VBLENDVPD Y4, Y1, Y0, Y2\n\tVBLENDVPD Y4, Y0, Y1, Y3")
		} else {
			write("VPMINU%s %s, %s, %s", letterOf(width), register(1), register(0), register(2))
			write("VPMAXU%s %s, %s, %s", letterOf(width), register(1), register(0), register(3))
		}
		write("VMOVUPS %s, %s\n\tVMOVUPS %s, %s", register(2), x, register(3), y)
	}
	write("ADDQ $8, SI\n\tDECQ CX\n\tJNE loop\n\tVZEROUPPER\n\tRET")
}

// partition writes the function that copies the words of x below a pivot to an array and returns
// their number. It copies the other words to another array. Both keep their order. One of the arrays
// may be x. n is a multiple of the lanes, and both arrays have room for n words. A whole vector is
// stored each time: its end is overwritten by the next one, or lies where x has been read already.
func (m *machine) partition(out *bytes.Buffer, width int) {
	write := func(format string, args ...any) { writeLine(out, format, args...) }
	size, letter, word := width/8, letterOf(width), map[int]string{32: "W", 64: "B"}[width]
	fmt.Fprintf(out, "\n// func partition%dx%d(low, high, x unsafe.Pointer, n int, pivot uint64) int\nTEXT ·partition%dx%d(SB), NOSPLIT, $0-48\n", width, m.bits, width, m.bits)
	write("MOVQ low+0(FP), DI\n\tMOVQ high+8(FP), SI\n\tMOVQ x+16(FP), DX\n\tMOVQ n+24(FP), CX")
	write("MOVQ pivot+32(FP), AX\n\tVPBROADCAST%s AX, Z4\n\tXORL BX, BX\n\tXORL R8, R8", letter)
	write("\nloop:\n\tVMOVUPS (DX)(BX*%d), Z0", size)
	write("VPCMPU%s $1, Z4, Z0, K1\n\tKNOT%s K1, K2", letter, word)
	write("VPCOMPRESS%s Z0, K1, Z1\n\tVPCOMPRESS%s Z0, K2, Z2", letter, letter)
	write("KMOV%s K1, AX\n\tPOPCNTL AX, AX", word)
	write("MOVQ BX, R9\n\tSUBQ R8, R9")
	write("VMOVUPS Z1, (DI)(R8*%d)\n\tVMOVUPS Z2, (SI)(R9*%d)", size, size)
	write("ADDQ AX, R8\n\tADDQ $%d, BX\n\tCMPQ BX, CX\n\tJLT loop", m.bits/width)
	write("VZEROUPPER\n\tMOVQ R8, ret+40(FP)\n\tRET")
}

// sliceBytes is the size of a slice's header. Its first word is the address, its second the length.
const sliceBytes = 24

// tile writes the function that fills a tile's columns from slices, or empties them into the slices.
// There is a slice for each column. Behind a slice's end the tile has the greatest word. The tile
// has a multiple of as many rows as columns.
func (m *machine) tile(out *bytes.Buffer, width int, fills bool) {
	write := func(format string, args ...any) { writeLine(out, format, args...) }
	name, lanes, size := map[bool]string{true: "fill", false: "empty"}[fills], m.bits/width, width/8
	fmt.Fprintf(out, "\n// func %sTile%dx%d(tile, columns unsafe.Pointer, rows int)\nTEXT ·%sTile%dx%d(SB), NOSPLIT, $0-24\n", name, width, m.bits, name, width, m.bits)
	write("MOVQ tile+0(FP), DI\n\tMOVQ columns+8(FP), SI\n\tMOVQ rows+16(FP), CX")
	write("XORL BX, BX\n\tXORL R10, R10\n\tMOVL $%#x, R11", 1<<lanes-1)
	write("\nloop:")
	// column has a slice's address at row BX in AX, and in K1 which rows there are. If there are none,
	// the address is the tile's: masked accesses to memory that is not mapped are slow.
	column := func(i int) {
		write("MOVQ %d(SI), AX\n\tLEAQ (AX)(BX*%d), AX", i*sliceBytes, size)
		write("MOVQ %d(SI), R8\n\tSUBQ BX, R8\n\tCMOVQLE DI, AX\n\tCMOVQLE R10, R8", i*sliceBytes+8)
		write("BZHIL R8, R11, R8\n\tKMOVW R8, K1")
	}
	row := func(i int) string { return fmt.Sprintf("%d(DI)", i*tileRow) }
	for i := range lanes {
		if fills {
			column(i)
			write("VPTERNLOGD $0xff, Z%d, Z%d, Z%d\n\tVMOVDQU%d (AX), K1, Z%d", i, i, i, width, i)
		} else {
			write("VMOVUPS %s, Z%d", row(i), i)
		}
	}
	m.turn(write, width)
	for i := range lanes {
		if fills {
			write("VMOVUPS Z%d, %s", i, row(i))
		} else {
			column(i)
			write("VMOVDQU%d Z%d, K1, (AX)", width, i)
		}
	}
	write("ADDQ $%d, DI\n\tADDQ $%d, BX\n\tCMPQ BX, CX\n\tJLT loop\n\tVZEROUPPER\n\tRET", lanes*tileRow, lanes)
}

// turn transposes the square in the first registers. Registers 16 and above are overwritten.
func (m *machine) turn(write func(string, ...any), width int) {
	lanes, here, there := m.bits/width, 0, 16
	next := func(name string, to, x, y int) {
		write("%s Z%d, Z%d, Z%d", name, here+y, here+x, there+to)
	}
	flip := func() { here, there = there, here }
	group := 128 / width // words within which the first steps stay
	if width == 32 {
		for i := 0; i < lanes; i += 2 {
			next("VPUNPCKLDQ", i, i, i+1)
			next("VPUNPCKHDQ", i+1, i, i+1)
		}
		flip()
		for i := 0; i < lanes; i += 4 {
			for half := range 2 {
				next("VPUNPCKLQDQ", i+2*half, i+half, i+half+2)
				next("VPUNPCKHQDQ", i+2*half+1, i+half, i+half+2)
			}
		}
	} else {
		for i := 0; i < lanes; i += 2 {
			next("VPUNPCKLQDQ", i, i, i+1)
			next("VPUNPCKHQDQ", i+1, i, i+1)
		}
	}
	flip()
	// Register i*group+c now has, in its 128 bits number q, column q*group+c of rows i*group and on.
	for c := range group {
		for half := range 2 {
			x := 2*half*group + c
			next("VSHUFI64X2 $0x88,", x, x, x+group)
			next("VSHUFI64X2 $0xdd,", x+group, x, x+group)
		}
	}
	flip()
	for c := range group {
		for odd := range 2 {
			x := odd*group + c
			next("VSHUFI64X2 $0x88,", x, x, x+2*group)
			next("VSHUFI64X2 $0xdd,", x+2*group, x, x+2*group)
		}
	}
	flip()
	if here != 0 {
		for i := range lanes {
			write("VMOVDQA64 Z%d, Z%d", here+i, i)
		}
	}
}

// unkey writes the function that makes floats of order keys in which some bits are flipped. A float
// is its key's distance from the middle, with the distance's sign. It returns 0 if there are no
// zeros and no NaNs. n is a multiple of the lanes.
func (m *machine) unkey(out *bytes.Buffer, width int) {
	write := func(format string, args ...any) { writeLine(out, format, args...) }
	letter, lanes, size := letterOf(width), m.bits/width, width/8
	fmt.Fprintf(out, "\n// func unkey%dx%d(dst, words unsafe.Pointer, n int, flip uint64) int\nTEXT ·unkey%dx%d(SB), NOSPLIT, $0-40\n", width, m.bits, width, m.bits)
	write("MOVQ dst+0(FP), DI\n\tMOVQ words+8(FP), SI\n\tMOVQ n+16(FP), CX\n\tXORL BX, BX")
	r := func(i int) string { return fmt.Sprintf("%s%d", m.letter, i) }
	// 4: the flipped bits, 5: the sign, 6: all bits, 7: lanes with zeros or NaNs
	write("VMOVQ flip+24(FP), X4\n\tVPBROADCAST%s X4, %s", letter, r(4))
	if m.masks {
		write("VPTERNLOGD $0xff, Z6, Z6, Z6\n\tKXORW K3, K3, K3")
	} else {
		write("VPCMPEQD Y6, Y6, Y6\n\tVPXOR Y7, Y7, Y7\n\tVPXOR Y8, Y8, Y8")
	}
	write("VPSLL%s $%d, %s, %s", letter, width-1, r(6), r(5))
	xor := map[bool]string{true: "VPXORD", false: "VPXOR"}[m.masks]
	write("\nloop:\n\t%s (SI)(BX*%d), %s, %s\n\t%s %s, %s, %s", xor, size, r(4), r(0), xor, r(0), r(5), r(1))
	write("VPABS%s %s, %s", letter, r(1), r(2))
	if m.masks {
		write("VPCMPEQ%s Z0, Z6, K1\n\tVPTESTNM%s Z1, Z1, K2\n\tKORW K1, K3, K3\n\tKORW K2, K3, K3", letter, letter)
		write("VPTERNLOGD $0xf8, Z5, Z1, Z2") // 2 | 1 & 5
	} else {
		write("VPCMPEQD Y0, Y6, Y0\n\tVPCMPEQD Y1, Y8, Y3\n\tVPOR Y0, Y7, Y7\n\tVPOR Y3, Y7, Y7")
		write("VPAND Y1, Y5, Y1\n\tVPOR Y1, Y2, Y2")
	}
	write("VMOVUPS %s, (DI)(BX*%d)\n\tADDQ $%d, BX\n\tCMPQ BX, CX\n\tJLT loop", r(2), size, lanes)
	if m.masks {
		write("KMOVW K3, AX")
	} else {
		write("VPMOVMSKB Y7, AX")
	}
	write("VZEROUPPER\n\tMOVLQZX AX, AX\n\tMOVQ AX, ret+32(FP)\n\tRET")
}
