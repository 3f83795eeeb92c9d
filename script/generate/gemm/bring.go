package main

import "fmt"

// bringing is a loop that brings elements of a narrow dtype to 16 bits, sixteen at a time. Of lines
// along k it makes lines; of two rows, which are two steps of neighbouring columns, it makes one row
// in which a column's two steps are neighbours.
type bringing struct {
	narrow
	joins bool
}

func (b *bringing) name() string {
	if b.joins {
		return "join" + b.narrow.name
	}
	return "widen" + b.narrow.name
}

// bringings are the loops that a type needs: lines of 16 bits are lines already.
func (l lane) bringings() (list []bringing) {
	for _, n := range l.from {
		if n.extend != "" {
			list = append(list, bringing{n, false})
		}
		list = append(list, bringing{n, true})
	}
	return list
}

// bring is the loop's code. The source is at AX and, of two rows, CX; the elements are written from
// DI on.
func (k *kernel) bring() {
	k.write("MOVQ t+0(FP), R13")
	for _, field := range [][2]string{{"dst", "DI"}, {"a", "AX"}, {"b", "CX"}, {"steps", "R8"}} {
		k.write("MOVQ task_%s(R13), %s", field[0], field[1])
	}
	k.label("elements")
	size := 1
	if k.brings.extend == "" {
		size = 2
	}
	switch {
	case !k.brings.joins:
		k.write("%s (AX), Y0", k.brings.extend)
		k.write("VMOVDQU Y0, (DI)")
	case size == 1:
		k.joinHalf(0, "BW", 0)
	default:
		k.joinHalf(0, "WD", 0)
		k.joinHalf(16, "WD", 32)
	}
	k.write("ADDQ $%d, AX", 16*size)
	if k.brings.joins {
		k.write("ADDQ $%d, CX", 16*size)
		k.write("ADDQ $64, DI")
	} else {
		k.write("ADDQ $32, DI")
	}
	k.write("SUBQ $16, R8")
	k.write("JNZ elements")
	k.end()
}

// joinHalf joins 16 bytes of each row, from byte on, and writes them from byte to on. The letters are
// those of an element's size and of a pair's.
func (k *kernel) joinHalf(from int, letters string, to int) {
	k.write("VMOVDQU %d(AX), X0", from)
	k.write("VMOVDQU %d(CX), X1", from)
	for i, half := range []string{"L", "H"} {
		register := fmt.Sprintf("X%d", 2+i)
		k.write("VPUNPCK%s%s X1, X0, %s", half, letters, register)
		if k.brings.extend == "" {
			k.write("VMOVDQU %s, %d(DI)", register, to+16*i)
			continue
		}
		k.write("%s %s, Y%s", k.brings.extend, register, register[1:])
		k.write("VMOVDQU Y%s, %d(DI)", register[1:], to+32*i)
	}
}
