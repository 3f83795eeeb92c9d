//go:build !purego

#include "textflag.h"

// func Transpose(dst *float32, dstStride int, src *float32, srcStride int)
TEXT ·Transpose(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ dstStride+8(FP), SI
	MOVQ src+16(FP), AX
	MOVQ srcStride+24(FP), BX
	SHLQ $2, SI
	SHLQ $2, BX
	LEAQ (AX)(BX*2), R9
	ADDQ BX, R9

	// Row i and row i+4 share a vector: elements 0 to 3 of both, then 4 to 7.
	VMOVUPS     (AX), X0
	VMOVUPS     (AX)(BX*1), X1
	VMOVUPS     (AX)(BX*2), X2
	VMOVUPS     (R9), X3
	VMOVUPS     16(AX), X4
	VMOVUPS     16(AX)(BX*1), X5
	VMOVUPS     16(AX)(BX*2), X6
	VMOVUPS     16(R9), X7
	LEAQ        (AX)(BX*4), AX
	LEAQ        (R9)(BX*4), R9
	VINSERTF128 $1, (AX), Y0, Y0
	VINSERTF128 $1, (AX)(BX*1), Y1, Y1
	VINSERTF128 $1, (AX)(BX*2), Y2, Y2
	VINSERTF128 $1, (R9), Y3, Y3
	VINSERTF128 $1, 16(AX), Y4, Y4
	VINSERTF128 $1, 16(AX)(BX*1), Y5, Y5
	VINSERTF128 $1, 16(AX)(BX*2), Y6, Y6
	VINSERTF128 $1, 16(R9), Y7, Y7

	// In each half: pairs of two rows, then of four.
	VUNPCKLPS Y1, Y0, Y8
	VUNPCKHPS Y1, Y0, Y9
	VUNPCKLPS Y3, Y2, Y10
	VUNPCKHPS Y3, Y2, Y11
	VUNPCKLPD Y10, Y8, Y0
	VUNPCKHPD Y10, Y8, Y1
	VUNPCKLPD Y11, Y9, Y2
	VUNPCKHPD Y11, Y9, Y3
	VUNPCKLPS Y5, Y4, Y8
	VUNPCKHPS Y5, Y4, Y9
	VUNPCKLPS Y7, Y6, Y10
	VUNPCKHPS Y7, Y6, Y11
	VUNPCKLPD Y10, Y8, Y4
	VUNPCKHPD Y10, Y8, Y5
	VUNPCKLPD Y11, Y9, Y6
	VUNPCKHPD Y11, Y9, Y7

	LEAQ    (DI)(SI*2), R8
	ADDQ    SI, R8
	VMOVUPS Y0, (DI)
	VMOVUPS Y1, (DI)(SI*1)
	VMOVUPS Y2, (DI)(SI*2)
	VMOVUPS Y3, (R8)
	LEAQ    (DI)(SI*4), DI
	LEAQ    (R8)(SI*4), R8
	VMOVUPS Y4, (DI)
	VMOVUPS Y5, (DI)(SI*1)
	VMOVUPS Y6, (DI)(SI*2)
	VMOVUPS Y7, (R8)
	VZEROUPPER
	RET
