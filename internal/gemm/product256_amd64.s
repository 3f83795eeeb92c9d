//go:build !purego

#include "textflag.h"

// One step of a row: what its two vectors of sums have is b's two, Y12 and Y13, times the
// element of a. Products are rounded before they are added: no fused multiply-add.
#define MULTIPLY(element, sum0, sum1) \
	VBROADCASTSS element, Y14; \
	VMULPS       Y12, Y14, Y15; \
	VADDPS       Y15, sum0, sum0; \
	VMULPS       Y13, Y14, Y14; \
	VADDPS       Y14, sum1, sum1

// The first of a row's sums: -0, which changes nothing that is added to it.
#define START(sum0, sum1) \
	VMOVAPS Y12, sum0; \
	VMOVAPS Y12, sum1

// A row is stored, its NaNs being the canonical one in Y12.
#define STORE(sum0, sum1) \
	VCMPPS    $3, sum0, sum0, Y14; \
	VBLENDVPS Y14, Y12, sum0, sum0; \
	VCMPPS    $3, sum1, sum1, Y15; \
	VBLENDVPS Y15, Y12, sum1, sum1; \
	VMOVUPS   sum0, (DI); \
	VMOVUPS   sum1, 32(DI); \
	ADDQ      SI, DI

#define LOAD \
	VMOVUPS (CX), Y12; \
	VMOVUPS 32(CX), Y13

#define NEXT \
	ADDQ $4, AX; \
	ADDQ $4, R9; \
	ADDQ DX, CX; \
	DECQ R8

// func product256(rows int, dst *float32, dstStride int, a *float32, aStride int, b *float32, bStride int, k int)
//
// Rows 0 to 2 of a are at AX, those from 3 on at R9, each BX bytes after the one before.
TEXT ·product256(SB), NOSPLIT, $0-64
	MOVQ rows+0(FP), R10
	MOVQ dst+8(FP), DI
	MOVQ dstStride+16(FP), SI
	MOVQ a+24(FP), AX
	MOVQ aStride+32(FP), BX
	MOVQ b+40(FP), CX
	MOVQ bStride+48(FP), DX
	MOVQ k+56(FP), R8
	SHLQ $2, SI
	SHLQ $2, BX
	SHLQ $2, DX
	LEAQ (AX)(BX*2), R9
	ADDQ BX, R9

	VPCMPEQD Y12, Y12, Y12
	VPSLLD   $31, Y12, Y12
	START(Y0, Y1)
	START(Y2, Y3)
	START(Y4, Y5)
	START(Y6, Y7)
	START(Y8, Y9)
	START(Y10, Y11)

	CMPQ R10, $6
	JEQ  six
	CMPQ R10, $5
	JEQ  five
	CMPQ R10, $4
	JEQ  four
	CMPQ R10, $3
	JEQ  three
	CMPQ R10, $2
	JEQ  two

one:
	LOAD
	MULTIPLY((AX), Y0, Y1)
	NEXT
	JNZ one
	JMP store

two:
	LOAD
	MULTIPLY((AX), Y0, Y1)
	MULTIPLY((AX)(BX*1), Y2, Y3)
	NEXT
	JNZ two
	JMP store

three:
	LOAD
	MULTIPLY((AX), Y0, Y1)
	MULTIPLY((AX)(BX*1), Y2, Y3)
	MULTIPLY((AX)(BX*2), Y4, Y5)
	NEXT
	JNZ three
	JMP store

four:
	LOAD
	MULTIPLY((AX), Y0, Y1)
	MULTIPLY((AX)(BX*1), Y2, Y3)
	MULTIPLY((AX)(BX*2), Y4, Y5)
	MULTIPLY((R9), Y6, Y7)
	NEXT
	JNZ four
	JMP store

five:
	LOAD
	MULTIPLY((AX), Y0, Y1)
	MULTIPLY((AX)(BX*1), Y2, Y3)
	MULTIPLY((AX)(BX*2), Y4, Y5)
	MULTIPLY((R9), Y6, Y7)
	MULTIPLY((R9)(BX*1), Y8, Y9)
	NEXT
	JNZ five
	JMP store

six:
	LOAD
	MULTIPLY((AX), Y0, Y1)
	MULTIPLY((AX)(BX*1), Y2, Y3)
	MULTIPLY((AX)(BX*2), Y4, Y5)
	MULTIPLY((R9), Y6, Y7)
	MULTIPLY((R9)(BX*1), Y8, Y9)
	MULTIPLY((R9)(BX*2), Y10, Y11)
	NEXT
	JNZ six

store:
	// 0x7fc00000: ten ones, moved under the sign and nine bits up.
	VPCMPEQD Y12, Y12, Y12
	VPSRLD   $23, Y12, Y12
	VPSLLD   $22, Y12, Y12
	STORE(Y0, Y1)
	DECQ R10
	JEQ  done
	STORE(Y2, Y3)
	DECQ R10
	JEQ  done
	STORE(Y4, Y5)
	DECQ R10
	JEQ  done
	STORE(Y6, Y7)
	DECQ R10
	JEQ  done
	STORE(Y8, Y9)
	DECQ R10
	JEQ  done
	STORE(Y10, Y11)

done:
	VZEROUPPER
	RET
