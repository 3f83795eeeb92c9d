//go:build !purego

#include "textflag.h"

DATA termUp<>+0(SB)/4, $0x53800000
GLOBL termUp<>(SB), RODATA|NOPTR, $4
DATA termDown<>+0(SB)/4, $0x2b800000
GLOBL termDown<>(SB), RODATA|NOPTR, $4

// ADD has the sum of terms in acc and in Y4: the real parts' in the even words of Y5, its
// error in those of Y7, the imaginary parts' in the odd words of Y5.
#define ADD(acc) \
	VADDPS    Y4, acc, Y5; \
	VSUBPS    acc, Y5, Y6; \
	VSUBPS    Y6, Y5, Y7; \
	VSUBPS    Y7, acc, Y7; \
	VSUBPS    Y6, Y4, Y6; \
	VADDPS    Y6, Y7, Y7; \
	VMOVSLDUP Y7, Y7; \
	VMULPS    Y15, Y7, Y7; \
	VADDPS    Y7, Y5, Y7; \
	VBLENDPS  $0xaa, Y7, Y5, acc

// func foldTerms(lanes *[Group]complex64, leaf *complex64, groups int)
TEXT ·foldTerms(SB), NOSPLIT, $0-24
	MOVQ         lanes+0(FP), DI
	MOVQ         leaf+8(FP), SI
	MOVQ         groups+16(FP), CX
	VBROADCASTSS termUp<>(SB), Y15
	VMOVUPS      (SI), Y0
	VMOVUPS      32(SI), Y1
	VMOVUPS      64(SI), Y2
	VMOVUPS      96(SI), Y3
	JMP          check

next:
	VMOVUPS (SI), Y4
	ADD(Y0)
	VMOVUPS 32(SI), Y4
	ADD(Y1)
	VMOVUPS 64(SI), Y4
	ADD(Y2)
	VMOVUPS 96(SI), Y4
	ADD(Y3)

check:
	ADDQ    $128, SI
	DECQ    CX
	JNE     next
	VMOVUPS Y0, (DI)
	VMOVUPS Y1, 32(DI)
	VMOVUPS Y2, 64(DI)
	VMOVUPS Y3, 96(DI)
	VZEROUPPER
	RET

// func addTerms(dst, x, y *complex64, n int) (nan int)
TEXT ·addTerms(SB), NOSPLIT, $0-40
	MOVQ         dst+0(FP), DI
	MOVQ         x+8(FP), SI
	MOVQ         y+16(FP), DX
	MOVQ         n+24(FP), CX
	VBROADCASTSS termUp<>(SB), Y15
	VXORPS       Y8, Y8, Y8
	XORL         BX, BX

add:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y4
	ADD(Y0)
	VCMPPS  $3, Y0, Y0, Y9
	VORPS   Y9, Y8, Y8
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ    $4, BX
	CMPQ    BX, CX
	JLT     add
	VMOVMSKPS Y8, AX
	MOVQ    AX, nan+32(FP)
	VZEROUPPER
	RET

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
