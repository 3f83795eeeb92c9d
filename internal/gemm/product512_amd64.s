//go:build !purego

#include "textflag.h"

// As product256, with vectors of sixteen: b's two are Z24 and Z25.
#define MULTIPLY(element, sum0, sum1) \
	VBROADCASTSS element, Z26; \
	VMULPS       Z24, Z26, Z27; \
	VMULPS       Z25, Z26, Z28; \
	VADDPS       Z27, sum0, sum0; \
	VADDPS       Z28, sum1, sum1

#define START(sum0, sum1) \
	VMOVAPS Z24, sum0; \
	VMOVAPS Z24, sum1

// A row is stored, its NaNs being the canonical one in Z24.
#define STORE(sum0, sum1) \
	VCMPPS  $3, sum0, sum0, K1; \
	VMOVAPS Z24, K1, sum0; \
	VCMPPS  $3, sum1, sum1, K2; \
	VMOVAPS Z24, K2, sum1; \
	VMOVUPS sum0, (DI); \
	VMOVUPS sum1, 64(DI); \
	ADDQ    SI, DI

#define LOAD \
	VMOVUPS (CX), Z24; \
	VMOVUPS 64(CX), Z25

#define NEXT \
	ADDQ $4, AX; \
	ADDQ $4, R9; \
	ADDQ $4, R11; \
	ADDQ DX, CX; \
	DECQ R8

// func product512(rows int, dst *float32, dstStride int, a *float32, aStride int, b *float32, bStride int, k int)
//
// Rows 0 to 2 of a are at AX, 3 to 5 at R9 and those from 6 on at R11, each BX bytes after the
// one before.
TEXT ·product512(SB), NOSPLIT, $0-64
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
	LEAQ (R9)(BX*2), R11
	ADDQ BX, R11

	VPTERNLOGD $0xff, Z24, Z24, Z24
	VPSLLD     $31, Z24, Z24
	START(Z0, Z1)
	START(Z2, Z3)
	START(Z4, Z5)
	START(Z6, Z7)
	START(Z8, Z9)
	START(Z10, Z11)
	START(Z12, Z13)
	START(Z14, Z15)

	CMPQ R10, $8
	JEQ  eight
	CMPQ R10, $7
	JEQ  seven
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
	MULTIPLY((AX), Z0, Z1)
	NEXT
	JNZ one
	JMP store

two:
	LOAD
	MULTIPLY((AX), Z0, Z1)
	MULTIPLY((AX)(BX*1), Z2, Z3)
	NEXT
	JNZ two
	JMP store

three:
	LOAD
	MULTIPLY((AX), Z0, Z1)
	MULTIPLY((AX)(BX*1), Z2, Z3)
	MULTIPLY((AX)(BX*2), Z4, Z5)
	NEXT
	JNZ three
	JMP store

four:
	LOAD
	MULTIPLY((AX), Z0, Z1)
	MULTIPLY((AX)(BX*1), Z2, Z3)
	MULTIPLY((AX)(BX*2), Z4, Z5)
	MULTIPLY((R9), Z6, Z7)
	NEXT
	JNZ four
	JMP store

five:
	LOAD
	MULTIPLY((AX), Z0, Z1)
	MULTIPLY((AX)(BX*1), Z2, Z3)
	MULTIPLY((AX)(BX*2), Z4, Z5)
	MULTIPLY((R9), Z6, Z7)
	MULTIPLY((R9)(BX*1), Z8, Z9)
	NEXT
	JNZ five
	JMP store

six:
	LOAD
	MULTIPLY((AX), Z0, Z1)
	MULTIPLY((AX)(BX*1), Z2, Z3)
	MULTIPLY((AX)(BX*2), Z4, Z5)
	MULTIPLY((R9), Z6, Z7)
	MULTIPLY((R9)(BX*1), Z8, Z9)
	MULTIPLY((R9)(BX*2), Z10, Z11)
	NEXT
	JNZ six
	JMP store

seven:
	LOAD
	MULTIPLY((AX), Z0, Z1)
	MULTIPLY((AX)(BX*1), Z2, Z3)
	MULTIPLY((AX)(BX*2), Z4, Z5)
	MULTIPLY((R9), Z6, Z7)
	MULTIPLY((R9)(BX*1), Z8, Z9)
	MULTIPLY((R9)(BX*2), Z10, Z11)
	MULTIPLY((R11), Z12, Z13)
	NEXT
	JNZ seven
	JMP store

eight:
	LOAD
	MULTIPLY((AX), Z0, Z1)
	MULTIPLY((AX)(BX*1), Z2, Z3)
	MULTIPLY((AX)(BX*2), Z4, Z5)
	MULTIPLY((R9), Z6, Z7)
	MULTIPLY((R9)(BX*1), Z8, Z9)
	MULTIPLY((R9)(BX*2), Z10, Z11)
	MULTIPLY((R11), Z12, Z13)
	MULTIPLY((R11)(BX*1), Z14, Z15)
	NEXT
	JNZ eight

store:
	VPTERNLOGD $0xff, Z24, Z24, Z24
	VPSRLD     $23, Z24, Z24
	VPSLLD     $22, Z24, Z24
	STORE(Z0, Z1)
	DECQ R10
	JEQ  done
	STORE(Z2, Z3)
	DECQ R10
	JEQ  done
	STORE(Z4, Z5)
	DECQ R10
	JEQ  done
	STORE(Z6, Z7)
	DECQ R10
	JEQ  done
	STORE(Z8, Z9)
	DECQ R10
	JEQ  done
	STORE(Z10, Z11)
	DECQ R10
	JEQ  done
	STORE(Z12, Z13)
	DECQ R10
	JEQ  done
	STORE(Z14, Z15)

done:
	VZEROUPPER
	RET
