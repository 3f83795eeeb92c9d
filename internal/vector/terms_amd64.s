//go:build !purego

#include "textflag.h"

DATA termUp<>+0(SB)/4, $0x53800000
GLOBL termUp<>(SB), RODATA|NOPTR, $4
DATA termDown<>+0(SB)/4, $0x2b800000
GLOBL termDown<>(SB), RODATA|NOPTR, $4

// func sumTerms(dst *complex64, x *float32, n int) (nan int)
TEXT ·sumTerms(SB), NOSPLIT, $0-32
	MOVQ         dst+0(FP), DI
	MOVQ         x+8(FP), SI
	MOVQ         n+16(FP), CX
	VBROADCASTSS termUp<>(SB), Y15
	VBROADCASTSS termDown<>(SB), Y14
	VXORPS       Y8, Y8, Y8
	XORL         BX, BX

split:
	VMOVUPS    (SI)(BX*4), Y0
	VMULPS     Y14, Y0, Y1
	VMULPS     Y15, Y1, Y2
	VSUBPS     Y2, Y0, Y2
	VCMPPS     $3, Y2, Y2, Y9         // of an infinity too
	VORPS      Y9, Y8, Y8
	VUNPCKLPS  Y2, Y1, Y3
	VUNPCKHPS  Y2, Y1, Y4
	VPERM2F128 $0x20, Y4, Y3, Y5
	VPERM2F128 $0x31, Y4, Y3, Y6
	VMOVUPS    Y5, (DI)(BX*8)
	VMOVUPS    Y6, 32(DI)(BX*8)
	ADDQ       $8, BX
	CMPQ       BX, CX
	JLT        split
	VMOVMSKPS  Y8, AX
	MOVQ       AX, nan+24(FP)
	VZEROUPPER
	RET
