//go:build !purego

#include "textflag.h"

// GREATER has the greater of what is at an offset and what a register holds there.
#define GREATER(offset, best) \
	VPXOR     offset(SI)(BX*8), Y15, Y8 \
	VPCMPGTQ  best, Y8, Y9              \
	VBLENDVPD Y9, Y8, best, best

// func greatestWords(lanes *[Group]uint64, words *uint64, turned uint64, n int)
TEXT ·greatestWords(SB), NOSPLIT, $0-32
	MOVQ         lanes+0(FP), DI
	MOVQ         words+8(FP), SI
	MOVQ         n+24(FP), CX
	VPBROADCASTQ turned+16(FP), Y15
	VPXOR        (SI), Y15, Y0
	VPXOR        32(SI), Y15, Y1
	VPXOR        64(SI), Y15, Y2
	VPXOR        96(SI), Y15, Y3
	XORL         BX, BX

next:
	GREATER(0, Y0)
	GREATER(32, Y1)
	GREATER(64, Y2)
	GREATER(96, Y3)
	ADDQ    $16, BX
	CMPQ    BX, CX
	JLT     next
	VPXOR   Y0, Y15, Y0
	VPXOR   Y1, Y15, Y1
	VPXOR   Y2, Y15, Y2
	VPXOR   Y3, Y15, Y3
	VMOVDQU Y0, (DI)
	VMOVDQU Y1, 32(DI)
	VMOVDQU Y2, 64(DI)
	VMOVDQU Y3, 96(DI)
	VZEROUPPER
	RET
