// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.

//go:build !purego

#include "textflag.h"

// func add128(dst, x, y unsafe.Pointer, n int) int
TEXT ·add128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e21d400 // fadd v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func sub128(dst, x, y unsafe.Pointer, n int) int
TEXT ·sub128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea1d400 // fsub v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mul128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mul128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e21dc00 // fmul v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func div128(dst, x, y unsafe.Pointer, n int) int
TEXT ·div128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e21fc00 // fdiv v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func maximum128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximum128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e21f400 // fmax v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimum128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimum128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea1f400 // fmin v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func relu128(dst, x unsafe.Pointer, n int) int
TEXT ·relu128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3df400 // fmax v0.4s, v0.4s, v29.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func neg128(dst, x unsafe.Pointer, n int) int
TEXT ·neg128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3d1c00 // eor v0.16b, v0.16b, v29.16b
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func abs128(dst, x unsafe.Pointer, n int) int
TEXT ·abs128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func sqrt128(dst, x unsafe.Pointer, n int) int
TEXT ·sqrt128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ea1f800 // fsqrt v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func round128(dst, x unsafe.Pointer, n int) int
TEXT ·round128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e218800 // frintn v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func floor128(dst, x unsafe.Pointer, n int) int
TEXT ·floor128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e219800 // frintm v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func ceil128(dst, x unsafe.Pointer, n int) int
TEXT ·ceil128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ea18800 // frintp v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func trunc128(dst, x unsafe.Pointer, n int) int
TEXT ·trunc128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ea19800 // frintz v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func equalFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e21e400 // fcmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e21e400 // fcmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea0e420 // fcmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e20e420 // fcmge v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea1e400 // fcmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e21e400 // fcmge v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e61d400 // fadd v0.2d, v0.2d, v1.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee1d400 // fsub v0.2d, v0.2d, v1.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e61dc00 // fmul v0.2d, v0.2d, v1.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func divFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·divFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e61fc00 // fdiv v0.2d, v0.2d, v1.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func maximumFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e61f400 // fmax v0.2d, v0.2d, v1.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee1f400 // fmin v0.2d, v0.2d, v1.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func reluFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·reluFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e7df400 // fmax v0.2d, v0.2d, v29.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func negFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·negFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3d1c00 // eor v0.16b, v0.16b, v29.16b
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func absFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·absFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func sqrtFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ee1f800 // fsqrt v0.2d, v0.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func roundFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·roundFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e618800 // frintn v0.2d, v0.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func floorFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·floorFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e619800 // frintm v0.2d, v0.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func ceilFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·ceilFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ee18800 // frintp v0.2d, v0.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func truncFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·truncFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ee19800 // frintz v0.2d, v0.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func equalFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e61e400 // fcmeq v0.2d, v0.2d, v1.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e61e400 // fcmeq v0.2d, v0.2d, v1.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee0e420 // fcmgt v0.2d, v1.2d, v0.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e60e420 // fcmge v0.2d, v1.2d, v0.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee1e400 // fcmgt v0.2d, v0.2d, v1.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e61e400 // fcmge v0.2d, v0.2d, v1.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x4e21d400 // fadd v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x4ea1d400 // fsub v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x6e21dc00 // fmul v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func divFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·divFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x6e21fc00 // fdiv v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func maximumFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x4e21f400 // fmax v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x4ea1f400 // fmin v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func reluFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·reluFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x4e3df400 // fmax v0.4s, v0.4s, v29.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func negFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·negFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x6e3d1c00 // eor v0.16b, v0.16b, v29.16b
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func absFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·absFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func sqrtFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x6ea1f800 // fsqrt v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func roundFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·roundFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x4e218800 // frintn v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func floorFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·floorFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x4e219800 // frintm v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func ceilFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·ceilFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x4ea18800 // frintp v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func truncFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·truncFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x4ea19800 // frintz v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func equalFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x4e21e400 // fcmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x4e21e400 // fcmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x6ea0e420 // fcmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x6e20e420 // fcmge v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x6ea1e400 // fcmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0e217821 // fcvtl v1.4s, v1.4h
	WORD $0x6e21e400 // fcmge v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addBFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addBFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x4e21d400 // fadd v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subBFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subBFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x4ea1d400 // fsub v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulBFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulBFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x6e21dc00 // fmul v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func divBFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·divBFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x6e21fc00 // fdiv v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func maximumBFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumBFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x4e21f400 // fmax v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumBFloat16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumBFloat16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x4ea1f400 // fmin v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func reluBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·reluBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018da // ldr q26, [x6, #96]
	WORD $0x3dc004db // ldr q27, [x6, #16]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x4e3bf400 // fmax v0.4s, v0.4s, v27.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func negBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·negBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018da // ldr q26, [x6, #96]
	WORD $0x3dc008db // ldr q27, [x6, #32]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x6e3b1c00 // eor v0.16b, v0.16b, v27.16b
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func absBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·absBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018da // ldr q26, [x6, #96]
	WORD $0x3dc00cdb // ldr q27, [x6, #48]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x4e3b1c00 // and v0.16b, v0.16b, v27.16b
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func sqrtBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x6ea1f800 // fsqrt v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func roundBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·roundBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x4e218800 // frintn v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func floorBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·floorBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x4e219800 // frintm v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func ceilBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·ceilBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x4ea18800 // frintp v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func truncBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·truncBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x4ea19800 // frintz v0.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func equalBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalBFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x4e21e400 // fcmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualBFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x4e21e400 // fcmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessBFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x6ea0e420 // fcmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualBFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x6e20e420 // fcmge v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterBFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x6ea1e400 // fcmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualBFloat16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4f305421 // shl v1.4s, v1.4s, #16
	WORD $0x6e21e400 // fcmge v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func sign128(dst, x unsafe.Pointer, n int) int
TEXT ·sign128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc008db // ldr q27, [x6, #32]
	WORD $0x3dc01cdc // ldr q28, [x6, #112]
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3b1c01 // and v1.16b, v0.16b, v27.16b
	WORD $0x4ebc1c21 // orr v1.16b, v1.16b, v28.16b
	WORD $0x4e3de402 // fcmeq v2.4s, v0.4s, v29.4s
	WORD $0x4e20e403 // fcmeq v3.4s, v0.4s, v0.4s
	WORD $0x4e621c21 // bic v1.16b, v1.16b, v2.16b
	WORD $0x6e601c23 // bsl v3.16b, v1.16b, v0.16b
	WORD $0x4e23e460 // fcmeq v0.4s, v3.4s, v3.4s
	WORD $0x6e7e1c60 // bsl v0.16b, v3.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func copysign128(dst, x, y unsafe.Pointer, n int) int
TEXT ·copysign128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc00cde // ldr q30, [x6, #48]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x4e3d1c21 // and v1.16b, v1.16b, v29.16b
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func isnanFloat32ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·isnanFloat32ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20e400 // fcmeq v0.4s, v0.4s, v0.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func isinfFloat32ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·isinfFloat32ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc00cdc // ldr q28, [x6, #48]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3c1c00 // and v0.16b, v0.16b, v28.16b
	WORD $0x4e3de400 // fcmeq v0.4s, v0.4s, v29.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func isfiniteFloat32ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·isfiniteFloat32ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc00cdc // ldr q28, [x6, #48]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3c1c00 // and v0.16b, v0.16b, v28.16b
	WORD $0x6ea0e7a0 // fcmgt v0.4s, v29.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func signbitFloat32ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·signbitFloat32ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ea037a0 // cmgt v0.4s, v29.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func orderKeyFloat32ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyFloat32ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc008db // ldr q27, [x6, #32]
	WORD $0x3dc024dc // ldr q28, [x6, #144]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3d1c01 // and v1.16b, v0.16b, v29.16b
	WORD $0x4ea037c2 // cmgt v2.4s, v30.4s, v0.4s
	WORD $0x6ea18763 // sub v3.4s, v27.4s, v1.4s
	WORD $0x4ea18761 // add v1.4s, v27.4s, v1.4s
	WORD $0x6e611c62 // bsl v2.16b, v3.16b, v1.16b
	WORD $0x4e20e400 // fcmeq v0.4s, v0.4s, v0.4s
	WORD $0x6e7c1c40 // bsl v0.16b, v2.16b, v28.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func signFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·signFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc008db // ldr q27, [x6, #32]
	WORD $0x3dc014dc // ldr q28, [x6, #80]
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3b1c01 // and v1.16b, v0.16b, v27.16b
	WORD $0x4ebc1c21 // orr v1.16b, v1.16b, v28.16b
	WORD $0x4e7de402 // fcmeq v2.2d, v0.2d, v29.2d
	WORD $0x4e60e403 // fcmeq v3.2d, v0.2d, v0.2d
	WORD $0x4e621c21 // bic v1.16b, v1.16b, v2.16b
	WORD $0x6e601c23 // bsl v3.16b, v1.16b, v0.16b
	WORD $0x4e63e460 // fcmeq v0.2d, v3.2d, v3.2d
	WORD $0x6e7e1c60 // bsl v0.16b, v3.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func copysignFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·copysignFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc00cde // ldr q30, [x6, #48]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x4e3d1c21 // and v1.16b, v1.16b, v29.16b
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func isnanFloat64ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·isnanFloat64ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e400 // fcmeq v0.2d, v0.2d, v0.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func isinfFloat64ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·isinfFloat64ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc00cdc // ldr q28, [x6, #48]
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3c1c00 // and v0.16b, v0.16b, v28.16b
	WORD $0x4e7de400 // fcmeq v0.2d, v0.2d, v29.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func isfiniteFloat64ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·isfiniteFloat64ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc00cdc // ldr q28, [x6, #48]
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3c1c00 // and v0.16b, v0.16b, v28.16b
	WORD $0x6ee0e7a0 // fcmgt v0.2d, v29.2d, v0.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func signbitFloat64ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·signbitFloat64ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ee037a0 // cmgt v0.2d, v29.2d, v0.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func orderKeyFloat64ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyFloat64ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc008db // ldr q27, [x6, #32]
	WORD $0x3dc01cdc // ldr q28, [x6, #112]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3d1c01 // and v1.16b, v0.16b, v29.16b
	WORD $0x4ee037c2 // cmgt v2.2d, v30.2d, v0.2d
	WORD $0x6ee18763 // sub v3.2d, v27.2d, v1.2d
	WORD $0x4ee18761 // add v1.2d, v27.2d, v1.2d
	WORD $0x6e611c62 // bsl v2.16b, v3.16b, v1.16b
	WORD $0x4e60e400 // fcmeq v0.2d, v0.2d, v0.2d
	WORD $0x6e7c1c40 // bsl v0.16b, v2.16b, v28.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func addComplex64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addComplex64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e21d400 // fadd v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subComplex64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subComplex64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea1d400 // fsub v0.4s, v0.4s, v1.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negComplex64128(dst, x unsafe.Pointer, n int) int
TEXT ·negComplex64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3d1c00 // eor v0.16b, v0.16b, v29.16b
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func conjComplex64128(dst, x unsafe.Pointer, n int) int
TEXT ·conjComplex64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	MOVD $firstSigns128x32<>(SB), R7
	WORD $0x3dc000fc // ldr q28, [x7]
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3d1f81 // eor v1.16b, v28.16b, v29.16b
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func mulComplex64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulComplex64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	MOVD $firstSigns128x32<>(SB), R7
	WORD $0x3dc000fd // ldr q29, [x7]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e812822 // trn1 v2.4s, v1.4s, v1.4s
	WORD $0x6e22dc02 // fmul v2.4s, v0.4s, v2.4s
	WORD $0x4ea00800 // rev64 v0.4s, v0.4s
	WORD $0x4e816821 // trn2 v1.4s, v1.4s, v1.4s
	WORD $0x6e21dc00 // fmul v0.4s, v0.4s, v1.4s
	WORD $0x6e3d1c00 // eor v0.16b, v0.16b, v29.16b
	WORD $0x4e20d440 // fadd v0.4s, v2.4s, v0.4s
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addComplex128128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addComplex128128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e61d400 // fadd v0.2d, v0.2d, v1.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subComplex128128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subComplex128128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee1d400 // fsub v0.2d, v0.2d, v1.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negComplex128128(dst, x unsafe.Pointer, n int) int
TEXT ·negComplex128128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3d1c00 // eor v0.16b, v0.16b, v29.16b
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func conjComplex128128(dst, x unsafe.Pointer, n int) int
TEXT ·conjComplex128128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	MOVD $firstSigns128x64<>(SB), R7
	WORD $0x3dc000fc // ldr q28, [x7]
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3d1f81 // eor v1.16b, v28.16b, v29.16b
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func mulComplex128128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulComplex128128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	MOVD $firstSigns128x64<>(SB), R7
	WORD $0x3dc000fd // ldr q29, [x7]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ec12822 // trn1 v2.2d, v1.2d, v1.2d
	WORD $0x6e62dc02 // fmul v2.2d, v0.2d, v2.2d
	WORD $0x6e004000 // ext v0.16b, v0.16b, v0.16b, #8
	WORD $0x4ec16821 // trn2 v1.2d, v1.2d, v1.2d
	WORD $0x6e61dc00 // fmul v0.2d, v0.2d, v1.2d
	WORD $0x6e3d1c00 // eor v0.16b, v0.16b, v29.16b
	WORD $0x4e60d440 // fadd v0.2d, v2.2d, v0.2d
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func castFloat32ToComplex64128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToComplex64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc024dc // ldr q28, [x6, #144]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x4e3d1c01 // and v1.16b, v0.16b, v29.16b
	WORD $0x4efc3421 // cmgt v1.2d, v1.2d, v28.2d
	WORD $0x6e601fc1 // bsl v1.16b, v30.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func realComplex64ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·realComplex64ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc02cdb // ldr q27, [x6, #176]
	WORD $0x3dc024dc // ldr q28, [x6, #144]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3b1c00 // and v0.16b, v0.16b, v27.16b
	WORD $0x4e3d1c01 // and v1.16b, v0.16b, v29.16b
	WORD $0x4efc3421 // cmgt v1.2d, v1.2d, v28.2d
	WORD $0x6e601fc1 // bsl v1.16b, v30.16b, v0.16b
	WORD $0x0ea1283f // xtn v31.2s, v1.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func imagComplex64ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·imagComplex64ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc030db // ldr q27, [x6, #192]
	WORD $0x3dc024dc // ldr q28, [x6, #144]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6f600400 // ushr v0.2d, v0.2d, #32
	WORD $0x4e3d1c01 // and v1.16b, v0.16b, v29.16b
	WORD $0x4efc3421 // cmgt v1.2d, v1.2d, v28.2d
	WORD $0x6e601fc1 // bsl v1.16b, v30.16b, v0.16b
	WORD $0x0ea1283f // xtn v31.2s, v1.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func addInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea18400 // add v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea19c00 // mul v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·negInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6ea087c0 // sub v0.4s, v30.4s, v0.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func maximumInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea16400 // smax v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea16c00 // smin v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseInvertInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc024de // ldr q30, [x6, #144]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseLeftShiftInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseRightShiftInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea187a1 // sub v1.4s, v29.4s, v1.4s
	WORD $0x4ea14400 // sshl v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalInt8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualInt8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessInt8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea03420 // cmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualInt8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea13400 // cmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterInt8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea13400 // cmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualInt8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea03420 // cmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func absInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·absInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6ea087c1 // sub v1.4s, v30.4s, v0.4s
	WORD $0x4ea16400 // smax v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func reluInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x4ebe6400 // smax v0.4s, v0.4s, v30.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func orderKeyInt8ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt8ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc02cde // ldr q30, [x6, #176]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func floorDivideInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebd8c22 // cmeq v2.4s, v1.4s, v29.4s
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x6ea21fc1 // bit v1.16b, v30.16b, v2.16b
	WORD $0x4e21d821 // scvtf v1.4s, v1.4s
	WORD $0x6e21fc00 // fdiv v0.4s, v0.4s, v1.4s
	WORD $0x4e219800 // frintm v0.4s, v0.4s
	WORD $0x4ea1b800 // fcvtzs v0.4s, v0.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func remainderInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebe8c22 // cmeq v2.4s, v1.4s, v30.4s
	WORD $0x4e21d803 // scvtf v3.4s, v0.4s
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	WORD $0x6e24fc63 // fdiv v3.4s, v3.4s, v4.4s
	WORD $0x4e219863 // frintm v3.4s, v3.4s
	WORD $0x4ea1b863 // fcvtzs v3.4s, v3.4s
	WORD $0x4ea19c61 // mul v1.4s, v3.4s, v1.4s
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func fmodInt8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x0f08a421 // sxtl v1.8h, v1.8b
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebe8c22 // cmeq v2.4s, v1.4s, v30.4s
	WORD $0x4e21d803 // scvtf v3.4s, v0.4s
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	WORD $0x6e24fc63 // fdiv v3.4s, v3.4s, v4.4s
	WORD $0x4ea19863 // frintz v3.4s, v3.4s
	WORD $0x4ea1b863 // fcvtzs v3.4s, v3.4s
	WORD $0x4ea19c61 // mul v1.4s, v3.4s, v1.4s
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea18400 // add v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea19c00 // mul v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·negInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6ea087c0 // sub v0.4s, v30.4s, v0.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func maximumInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea16400 // smax v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea16c00 // smin v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseInvertInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc024de // ldr q30, [x6, #144]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseLeftShiftInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseRightShiftInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea187a1 // sub v1.4s, v29.4s, v1.4s
	WORD $0x4ea14400 // sshl v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalInt16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualInt16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessInt16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea03420 // cmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualInt16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea13400 // cmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterInt16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea13400 // cmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualInt16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x4ea03420 // cmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func absInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·absInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6ea087c1 // sub v1.4s, v30.4s, v0.4s
	WORD $0x4ea16400 // smax v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func reluInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x4ebe6400 // smax v0.4s, v0.4s, v30.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func orderKeyInt16ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt16ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc030de // ldr q30, [x6, #192]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func floorDivideInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebd8c22 // cmeq v2.4s, v1.4s, v29.4s
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x6ea21fc1 // bit v1.16b, v30.16b, v2.16b
	WORD $0x4e21d821 // scvtf v1.4s, v1.4s
	WORD $0x6e21fc00 // fdiv v0.4s, v0.4s, v1.4s
	WORD $0x4e219800 // frintm v0.4s, v0.4s
	WORD $0x4ea1b800 // fcvtzs v0.4s, v0.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func remainderInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebe8c22 // cmeq v2.4s, v1.4s, v30.4s
	WORD $0x4e21d803 // scvtf v3.4s, v0.4s
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	WORD $0x6e24fc63 // fdiv v3.4s, v3.4s, v4.4s
	WORD $0x4e219863 // frintm v3.4s, v3.4s
	WORD $0x4ea1b863 // fcvtzs v3.4s, v3.4s
	WORD $0x4ea19c61 // mul v1.4s, v3.4s, v1.4s
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func fmodInt16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f10a421 // sxtl v1.4s, v1.4h
	WORD $0x6ebe8c22 // cmeq v2.4s, v1.4s, v30.4s
	WORD $0x4e21d803 // scvtf v3.4s, v0.4s
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	WORD $0x6e24fc63 // fdiv v3.4s, v3.4s, v4.4s
	WORD $0x4ea19863 // frintz v3.4s, v3.4s
	WORD $0x4ea1b863 // fcvtzs v3.4s, v3.4s
	WORD $0x4ea19c61 // mul v1.4s, v3.4s, v1.4s
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea18400 // add v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea19c00 // mul v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·negInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ea087c0 // sub v0.4s, v30.4s, v0.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func maximumInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea16400 // smax v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea16c00 // smin v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseInvertInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc024de // ldr q30, [x6, #144]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseLeftShiftInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseRightShiftInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea187a1 // sub v1.4s, v29.4s, v1.4s
	WORD $0x4ea14400 // sshl v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalInt32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualInt32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessInt32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea03420 // cmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualInt32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea13400 // cmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterInt32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea13400 // cmgt v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualInt32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea03420 // cmgt v0.4s, v1.4s, v0.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func absInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·absInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ea087c1 // sub v1.4s, v30.4s, v0.4s
	WORD $0x4ea16400 // smax v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func reluInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ebe6400 // smax v0.4s, v0.4s, v30.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func orderKeyInt32ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt32ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc008de // ldr q30, [x6, #32]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func floorDivideInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f20a421 // sxtl v1.2d, v1.2s
	WORD $0x6efd8c22 // cmeq v2.2d, v1.2d, v29.2d
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x6ea21fc1 // bit v1.16b, v30.16b, v2.16b
	WORD $0x4e61d821 // scvtf v1.2d, v1.2d
	WORD $0x6e61fc00 // fdiv v0.2d, v0.2d, v1.2d
	WORD $0x4e619800 // frintm v0.2d, v0.2d
	WORD $0x4ee1b800 // fcvtzs v0.2d, v0.2d
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func remainderInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f20a421 // sxtl v1.2d, v1.2s
	WORD $0x6efe8c22 // cmeq v2.2d, v1.2d, v30.2d
	WORD $0x4e61d803 // scvtf v3.2d, v0.2d
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e61d884 // scvtf v4.2d, v4.2d
	WORD $0x6e64fc63 // fdiv v3.2d, v3.2d, v4.2d
	WORD $0x4e619863 // frintm v3.2d, v3.2d
	WORD $0x4ee1b863 // fcvtzs v3.2d, v3.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ea1c061 // umull v1.2d, v3.2s, v1.2s
	WORD $0x6ee18400 // sub v0.2d, v0.2d, v1.2d
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func fmodInt32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x0f20a421 // sxtl v1.2d, v1.2s
	WORD $0x6efe8c22 // cmeq v2.2d, v1.2d, v30.2d
	WORD $0x4e61d803 // scvtf v3.2d, v0.2d
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e61d884 // scvtf v4.2d, v4.2d
	WORD $0x6e64fc63 // fdiv v3.2d, v3.2d, v4.2d
	WORD $0x4ee19863 // frintz v3.2d, v3.2d
	WORD $0x4ee1b863 // fcvtzs v3.2d, v3.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ea1c061 // umull v1.2d, v3.2s, v1.2s
	WORD $0x6ee18400 // sub v0.2d, v0.2d, v1.2d
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee18400 // add v0.2d, v0.2d, v1.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee18400 // sub v0.2d, v0.2d, v1.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea00822 // rev64 v2.4s, v1.4s
	WORD $0x4ea29c02 // mul v2.4s, v0.4s, v2.4s
	WORD $0x6ea02842 // uaddlp v2.2d, v2.4s
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ea1c000 // umull v0.2d, v0.2s, v1.2s
	WORD $0x4f605441 // shl v1.2d, v2.2d, #32
	WORD $0x4ee18400 // add v0.2d, v0.2d, v1.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·negInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ee087c0 // sub v0.2d, v30.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func maximumInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee03422 // cmgt v2.2d, v1.2d, v0.2d
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee03422 // cmgt v2.2d, v1.2d, v0.2d
	WORD $0x6e611c02 // bsl v2.16b, v0.16b, v1.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseInvertInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc01cde // ldr q30, [x6, #112]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseLeftShiftInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc034de // ldr q30, [x6, #208]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee137c2 // cmhi v2.2d, v30.2d, v1.2d
	WORD $0x6e7e1c22 // bsl v2.16b, v1.16b, v30.16b
	WORD $0x6ee24400 // ushl v0.2d, v0.2d, v2.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseRightShiftInt64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc034dd // ldr q29, [x6, #208]
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee137a2 // cmhi v2.2d, v29.2d, v1.2d
	WORD $0x6e7d1c22 // bsl v2.16b, v1.16b, v29.16b
	WORD $0x6ee287c1 // sub v1.2d, v30.2d, v2.2d
	WORD $0x4ee14400 // sshl v0.2d, v0.2d, v1.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalInt64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee18c00 // cmeq v0.2d, v0.2d, v1.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualInt64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee18c00 // cmeq v0.2d, v0.2d, v1.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessInt64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee03420 // cmgt v0.2d, v1.2d, v0.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualInt64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee13400 // cmgt v0.2d, v0.2d, v1.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterInt64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee13400 // cmgt v0.2d, v0.2d, v1.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualInt64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee03420 // cmgt v0.2d, v1.2d, v0.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func absInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·absInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ee087c1 // sub v1.2d, v30.2d, v0.2d
	WORD $0x4ee03422 // cmgt v2.2d, v1.2d, v0.2d
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func reluInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ee037c1 // cmgt v1.2d, v30.2d, v0.2d
	WORD $0x4e611c00 // bic v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func orderKeyInt64ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt64ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc008de // ldr q30, [x6, #32]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func addUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4ea18400 // add v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4ea19c00 // mul v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·negUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x6ea087c0 // sub v0.4s, v30.4s, v0.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func maximumUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea16400 // umax v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea16c00 // umin v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseInvertUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc024de // ldr q30, [x6, #144]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseLeftShiftUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseRightShiftUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea187a1 // sub v1.4s, v29.4s, v1.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalUint8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualUint8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessUint8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualUint8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea13400 // cmhi v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterUint8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea13400 // cmhi v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualUint8ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint8ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func floorDivideUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebd8c22 // cmeq v2.4s, v1.4s, v29.4s
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x6ea21fc1 // bit v1.16b, v30.16b, v2.16b
	WORD $0x4e21d821 // scvtf v1.4s, v1.4s
	WORD $0x6e21fc00 // fdiv v0.4s, v0.4s, v1.4s
	WORD $0x4e219800 // frintm v0.4s, v0.4s
	WORD $0x4ea1b800 // fcvtzs v0.4s, v0.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func remainderUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebe8c22 // cmeq v2.4s, v1.4s, v30.4s
	WORD $0x4e21d803 // scvtf v3.4s, v0.4s
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	WORD $0x6e24fc63 // fdiv v3.4s, v3.4s, v4.4s
	WORD $0x4e219863 // frintm v3.4s, v3.4s
	WORD $0x4ea1b863 // fcvtzs v3.4s, v3.4s
	WORD $0x4ea19c61 // mul v1.4s, v3.4s, v1.4s
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func fmodUint8128(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint8128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebe8c22 // cmeq v2.4s, v1.4s, v30.4s
	WORD $0x4e21d803 // scvtf v3.4s, v0.4s
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	WORD $0x6e24fc63 // fdiv v3.4s, v3.4s, v4.4s
	WORD $0x4ea19863 // frintz v3.4s, v3.4s
	WORD $0x4ea1b863 // fcvtzs v3.4s, v3.4s
	WORD $0x4ea19c61 // mul v1.4s, v3.4s, v1.4s
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4ea18400 // add v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4ea19c00 // mul v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·negUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x6ea087c0 // sub v0.4s, v30.4s, v0.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func maximumUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea16400 // umax v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea16c00 // umin v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseInvertUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc024de // ldr q30, [x6, #144]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseLeftShiftUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseRightShiftUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea187a1 // sub v1.4s, v29.4s, v1.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalUint16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualUint16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessUint16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualUint16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea13400 // cmhi v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterUint16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea13400 // cmhi v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualUint16ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint16ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func floorDivideUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebd8c22 // cmeq v2.4s, v1.4s, v29.4s
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x6ea21fc1 // bit v1.16b, v30.16b, v2.16b
	WORD $0x4e21d821 // scvtf v1.4s, v1.4s
	WORD $0x6e21fc00 // fdiv v0.4s, v0.4s, v1.4s
	WORD $0x4e219800 // frintm v0.4s, v0.4s
	WORD $0x4ea1b800 // fcvtzs v0.4s, v0.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func remainderUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebe8c22 // cmeq v2.4s, v1.4s, v30.4s
	WORD $0x4e21d803 // scvtf v3.4s, v0.4s
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	WORD $0x6e24fc63 // fdiv v3.4s, v3.4s, v4.4s
	WORD $0x4e219863 // frintm v3.4s, v3.4s
	WORD $0x4ea1b863 // fcvtzs v3.4s, v3.4s
	WORD $0x4ea19c61 // mul v1.4s, v3.4s, v1.4s
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func fmodUint16128(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint16128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ebe8c22 // cmeq v2.4s, v1.4s, v30.4s
	WORD $0x4e21d803 // scvtf v3.4s, v0.4s
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	WORD $0x6e24fc63 // fdiv v3.4s, v3.4s, v4.4s
	WORD $0x4ea19863 // frintz v3.4s, v3.4s
	WORD $0x4ea1b863 // fcvtzs v3.4s, v3.4s
	WORD $0x4ea19c61 // mul v1.4s, v3.4s, v1.4s
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea18400 // add v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea18400 // sub v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea19c00 // mul v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·negUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ea087c0 // sub v0.4s, v30.4s, v0.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func maximumUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea16400 // umax v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea16c00 // umin v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseInvertUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc024de // ldr q30, [x6, #144]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseLeftShiftUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseRightShiftUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc028de // ldr q30, [x6, #160]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ebe6c21 // umin v1.4s, v1.4s, v30.4s
	WORD $0x6ea187a1 // sub v1.4s, v29.4s, v1.4s
	WORD $0x6ea14400 // ushl v0.4s, v0.4s, v1.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalUint32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualUint32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessUint32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualUint32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea13400 // cmhi v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterUint32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea13400 // cmhi v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualUint32ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint32ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func floorDivideUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f20a421 // uxtl v1.2d, v1.2s
	WORD $0x6efd8c22 // cmeq v2.2d, v1.2d, v29.2d
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x6ea21fc1 // bit v1.16b, v30.16b, v2.16b
	WORD $0x4e61d821 // scvtf v1.2d, v1.2d
	WORD $0x6e61fc00 // fdiv v0.2d, v0.2d, v1.2d
	WORD $0x4e619800 // frintm v0.2d, v0.2d
	WORD $0x4ee1b800 // fcvtzs v0.2d, v0.2d
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func remainderUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f20a421 // uxtl v1.2d, v1.2s
	WORD $0x6efe8c22 // cmeq v2.2d, v1.2d, v30.2d
	WORD $0x4e61d803 // scvtf v3.2d, v0.2d
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e61d884 // scvtf v4.2d, v4.2d
	WORD $0x6e64fc63 // fdiv v3.2d, v3.2d, v4.2d
	WORD $0x4e619863 // frintm v3.2d, v3.2d
	WORD $0x4ee1b863 // fcvtzs v3.2d, v3.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ea1c061 // umull v1.2d, v3.2s, v1.2s
	WORD $0x6ee18400 // sub v0.2d, v0.2d, v1.2d
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func fmodUint32128(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint32128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f20a421 // uxtl v1.2d, v1.2s
	WORD $0x6efe8c22 // cmeq v2.2d, v1.2d, v30.2d
	WORD $0x4e61d803 // scvtf v3.2d, v0.2d
	WORD $0x3dc010c4 // ldr q4, [x6, #64]
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e61d884 // scvtf v4.2d, v4.2d
	WORD $0x6e64fc63 // fdiv v3.2d, v3.2d, v4.2d
	WORD $0x4ee19863 // frintz v3.2d, v3.2d
	WORD $0x4ee1b863 // fcvtzs v3.2d, v3.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ea1c061 // umull v1.2d, v3.2s, v1.2s
	WORD $0x6ee18400 // sub v0.2d, v0.2d, v1.2d
	WORD $0x4e621c00 // bic v0.16b, v0.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func addUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ee18400 // add v0.2d, v0.2d, v1.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func subUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee18400 // sub v0.2d, v0.2d, v1.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func mulUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea00822 // rev64 v2.4s, v1.4s
	WORD $0x4ea29c02 // mul v2.4s, v0.4s, v2.4s
	WORD $0x6ea02842 // uaddlp v2.2d, v2.4s
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ea1c000 // umull v0.2d, v0.2s, v1.2s
	WORD $0x4f605441 // shl v1.2d, v2.2d, #32
	WORD $0x4ee18400 // add v0.2d, v0.2d, v1.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func negUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·negUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ee087c0 // sub v0.2d, v30.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func maximumUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee03422 // cmhi v2.2d, v1.2d, v0.2d
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func minimumUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee03422 // cmhi v2.2d, v1.2d, v0.2d
	WORD $0x6e611c02 // bsl v2.16b, v0.16b, v1.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseInvertUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc01cde // ldr q30, [x6, #112]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseLeftShiftUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc034de // ldr q30, [x6, #208]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee137c2 // cmhi v2.2d, v30.2d, v1.2d
	WORD $0x6e7e1c22 // bsl v2.16b, v1.16b, v30.16b
	WORD $0x6ee24400 // ushl v0.2d, v0.2d, v2.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseRightShiftUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc034dd // ldr q29, [x6, #208]
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee137a2 // cmhi v2.2d, v29.2d, v1.2d
	WORD $0x6e7d1c22 // bsl v2.16b, v1.16b, v29.16b
	WORD $0x6ee287c1 // sub v1.2d, v30.2d, v2.2d
	WORD $0x6ee14400 // ushl v0.2d, v0.2d, v1.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalUint64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee18c00 // cmeq v0.2d, v0.2d, v1.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualUint64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee18c00 // cmeq v0.2d, v0.2d, v1.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessUint64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee03420 // cmhi v0.2d, v1.2d, v0.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func lessEqualUint64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee13400 // cmhi v0.2d, v0.2d, v1.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterUint64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee13400 // cmhi v0.2d, v0.2d, v1.2d
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func greaterEqualUint64ToBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint64ToBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6ee03420 // cmhi v0.2d, v1.2d, v0.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func equalBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func notEqualBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6ea18c00 // cmeq v0.4s, v0.4s, v1.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func logicalAndBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalAndBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseAndBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func logicalOrBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalOrBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseOrBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func logicalXorBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalXorBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func bitwiseXorBool128(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorBool128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0x6e211c00 // eor v0.16b, v0.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func logicalNotBool128(dst, x unsafe.Pointer, n int) int
TEXT ·logicalNotBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func bitwiseInvertBool128(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x6e3e1c00 // eor v0.16b, v0.16b, v30.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func whereUint8128(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint8128(SB), NOSPLIT, $0-48
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD z+24(FP), R3
	MOVD n+32(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xbc404441 // ldr s1, [x2], #4
	WORD $0x2f08a421 // uxtl v1.8h, v1.8b
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0xbc404462 // ldr s2, [x3], #4
	WORD $0x2f08a442 // uxtl v2.8h, v2.8b
	WORD $0x2f10a442 // uxtl v2.4s, v2.4h
	WORD $0x6ebe8c00 // cmeq v0.4s, v0.4s, v30.4s
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+32(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+40(FP)
	RET

// func whereUint16128(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint16128(SB), NOSPLIT, $0-48
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD z+24(FP), R3
	MOVD n+32(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f10a421 // uxtl v1.4s, v1.4h
	WORD $0xfc408462 // ldr d2, [x3], #8
	WORD $0x2f10a442 // uxtl v2.4s, v2.4h
	WORD $0x6ebe8c00 // cmeq v0.4s, v0.4s, v30.4s
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+32(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+40(FP)
	RET

// func whereUint32128(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint32128(SB), NOSPLIT, $0-48
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD z+24(FP), R3
	MOVD n+32(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x3cc10462 // ldr q2, [x3], #16
	WORD $0x6ebe8c00 // cmeq v0.4s, v0.4s, v30.4s
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+32(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+40(FP)
	RET

// func whereUint64128(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint64128(SB), NOSPLIT, $0-48
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD z+24(FP), R3
	MOVD n+32(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x3cc10462 // ldr q2, [x3], #16
	WORD $0x6efe8c00 // cmeq v0.2d, v0.2d, v30.2d
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+32(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+40(FP)
	RET

// func castFloat16ToBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat16ToBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBFloat16ToFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·castBFloat16ToFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e617800 // fcvtl v0.2d, v0.2s
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e61683f // fcvtn v31.2s, v1.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e61d800 // ucvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat16ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat16ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e217800 // fcvtl v0.4s, v0.4h
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x0e21683f // fcvtn v31.4h, v1.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBFloat16ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castBFloat16ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4f305400 // shl v0.4s, v0.4s, #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToBFloat16128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToBFloat16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc018db // ldr q27, [x6, #96]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc014de // ldr q30, [x6, #80]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x6e7c1c01 // bsl v1.16b, v0.16b, v28.16b
	WORD $0x6f300420 // ushr v0.4s, v1.4s, #16
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ebe8421 // add v1.4s, v1.4s, v30.4s
	WORD $0x4ea08420 // add v0.4s, v1.4s, v0.4s
	WORD $0x6f300400 // ushr v0.4s, v0.4s, #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3de400 // fcmeq v0.4s, v0.4s, v29.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc034db // ldr q27, [x6, #208]
	WORD $0x3dc038dc // ldr q28, [x6, #224]
	WORD $0x3dc03cdd // ldr q29, [x6, #240]
	WORD $0x3dc040de // ldr q30, [x6, #256]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6ebbe422 // fcmgt v2.4s, v1.4s, v27.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ea1e782 // fcmgt v2.4s, v28.4s, v1.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ea1b821 // fcvtzs v1.4s, v1.4s
	WORD $0x6e3ce402 // fcmge v2.4s, v0.4s, v28.4s
	WORD $0x6e611fa2 // bsl v2.16b, v29.16b, v1.16b
	WORD $0x6e20e760 // fcmge v0.4s, v27.4s, v0.4s
	WORD $0x6e621fc0 // bsl v0.16b, v30.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc044db // ldr q27, [x6, #272]
	WORD $0x3dc048dc // ldr q28, [x6, #288]
	WORD $0x3dc014dd // ldr q29, [x6, #80]
	WORD $0x3dc04cde // ldr q30, [x6, #304]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6ebbe422 // fcmgt v2.4s, v1.4s, v27.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ea1e782 // fcmgt v2.4s, v28.4s, v1.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ea1b821 // fcvtzs v1.4s, v1.4s
	WORD $0x6e3ce402 // fcmge v2.4s, v0.4s, v28.4s
	WORD $0x6e611fa2 // bsl v2.16b, v29.16b, v1.16b
	WORD $0x6e20e760 // fcmge v0.4s, v27.4s, v0.4s
	WORD $0x6e621fc0 // bsl v0.16b, v30.16b, v2.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc050db // ldr q27, [x6, #320]
	WORD $0x3dc054dc // ldr q28, [x6, #336]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc008de // ldr q30, [x6, #32]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6ebbe422 // fcmgt v2.4s, v1.4s, v27.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ea1e782 // fcmgt v2.4s, v28.4s, v1.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ea1b821 // fcvtzs v1.4s, v1.4s
	WORD $0x6e3ce402 // fcmge v2.4s, v0.4s, v28.4s
	WORD $0x6e611fa2 // bsl v2.16b, v29.16b, v1.16b
	WORD $0x6e20e760 // fcmge v0.4s, v27.4s, v0.4s
	WORD $0x6e621fc0 // bsl v0.16b, v30.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc038db // ldr q27, [x6, #224]
	WORD $0x3dc03cdc // ldr q28, [x6, #240]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc008de // ldr q30, [x6, #32]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e617800 // fcvtl v0.2d, v0.2s
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efbe422 // fcmgt v2.2d, v1.2d, v27.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e782 // fcmgt v2.2d, v28.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7ce402 // fcmge v2.2d, v0.2d, v28.2d
	WORD $0x6e611fa2 // bsl v2.16b, v29.16b, v1.16b
	WORD $0x6e60e760 // fcmge v0.2d, v27.2d, v0.2d
	WORD $0x6e621fc0 // bsl v0.16b, v30.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc058dd // ldr q29, [x6, #352]
	WORD $0x3dc05cde // ldr q30, [x6, #368]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6ebce422 // fcmgt v2.4s, v1.4s, v28.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ea1e7a2 // fcmgt v2.4s, v29.4s, v1.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ea1b821 // fcvtzs v1.4s, v1.4s
	WORD $0x6e3de402 // fcmge v2.4s, v0.4s, v29.4s
	WORD $0x6e611fc2 // bsl v2.16b, v30.16b, v1.16b
	WORD $0x6e20e780 // fcmge v0.4s, v28.4s, v0.4s
	WORD $0x4e601c40 // bic v0.16b, v2.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc060dd // ldr q29, [x6, #384]
	WORD $0x3dc064de // ldr q30, [x6, #400]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20e401 // fcmeq v1.4s, v0.4s, v0.4s
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6ebce422 // fcmgt v2.4s, v1.4s, v28.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ea1e7a2 // fcmgt v2.4s, v29.4s, v1.4s
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ea1b821 // fcvtzs v1.4s, v1.4s
	WORD $0x6e3de402 // fcmge v2.4s, v0.4s, v29.4s
	WORD $0x6e611fc2 // bsl v2.16b, v30.16b, v1.16b
	WORD $0x6e20e780 // fcmge v0.4s, v28.4s, v0.4s
	WORD $0x4e601c40 // bic v0.16b, v2.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat32ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc040dd // ldr q29, [x6, #256]
	WORD $0x3dc02cde // ldr q30, [x6, #176]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0e617800 // fcvtl v0.2d, v0.2s
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efce422 // fcmgt v2.2d, v1.2d, v28.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e7a2 // fcmgt v2.2d, v29.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7de402 // fcmge v2.2d, v0.2d, v29.2d
	WORD $0x6e611fc2 // bsl v2.16b, v30.16b, v1.16b
	WORD $0x6e60e780 // fcmge v0.2d, v28.2d, v0.2d
	WORD $0x4e601c40 // bic v0.16b, v2.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e7de400 // fcmeq v0.2d, v0.2d, v29.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc044db // ldr q27, [x6, #272]
	WORD $0x3dc048dc // ldr q28, [x6, #288]
	WORD $0x3dc04cdd // ldr q29, [x6, #304]
	WORD $0x3dc050de // ldr q30, [x6, #320]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efbe422 // fcmgt v2.2d, v1.2d, v27.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e782 // fcmgt v2.2d, v28.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7ce402 // fcmge v2.2d, v0.2d, v28.2d
	WORD $0x6e611fa2 // bsl v2.16b, v29.16b, v1.16b
	WORD $0x6e60e760 // fcmge v0.2d, v27.2d, v0.2d
	WORD $0x6e621fc0 // bsl v0.16b, v30.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc054db // ldr q27, [x6, #336]
	WORD $0x3dc058dc // ldr q28, [x6, #352]
	WORD $0x3dc05cdd // ldr q29, [x6, #368]
	WORD $0x3dc060de // ldr q30, [x6, #384]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efbe422 // fcmgt v2.2d, v1.2d, v27.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e782 // fcmgt v2.2d, v28.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7ce402 // fcmge v2.2d, v0.2d, v28.2d
	WORD $0x6e611fa2 // bsl v2.16b, v29.16b, v1.16b
	WORD $0x6e60e760 // fcmge v0.2d, v27.2d, v0.2d
	WORD $0x6e621fc0 // bsl v0.16b, v30.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc064db // ldr q27, [x6, #400]
	WORD $0x3dc068dc // ldr q28, [x6, #416]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc06cde // ldr q30, [x6, #432]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efbe422 // fcmgt v2.2d, v1.2d, v27.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e782 // fcmgt v2.2d, v28.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7ce402 // fcmge v2.2d, v0.2d, v28.2d
	WORD $0x6e611fa2 // bsl v2.16b, v29.16b, v1.16b
	WORD $0x6e60e760 // fcmge v0.2d, v27.2d, v0.2d
	WORD $0x6e621fc0 // bsl v0.16b, v30.16b, v2.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc038db // ldr q27, [x6, #224]
	WORD $0x3dc03cdc // ldr q28, [x6, #240]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc008de // ldr q30, [x6, #32]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efbe422 // fcmgt v2.2d, v1.2d, v27.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e782 // fcmgt v2.2d, v28.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7ce402 // fcmge v2.2d, v0.2d, v28.2d
	WORD $0x6e611fa2 // bsl v2.16b, v29.16b, v1.16b
	WORD $0x6e60e760 // fcmge v0.2d, v27.2d, v0.2d
	WORD $0x6e621fc0 // bsl v0.16b, v30.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc070dd // ldr q29, [x6, #448]
	WORD $0x3dc074de // ldr q30, [x6, #464]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efce422 // fcmgt v2.2d, v1.2d, v28.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e7a2 // fcmgt v2.2d, v29.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7de402 // fcmge v2.2d, v0.2d, v29.2d
	WORD $0x6e611fc2 // bsl v2.16b, v30.16b, v1.16b
	WORD $0x6e60e780 // fcmge v0.2d, v28.2d, v0.2d
	WORD $0x4e601c40 // bic v0.16b, v2.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc078dd // ldr q29, [x6, #480]
	WORD $0x3dc07cde // ldr q30, [x6, #496]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efce422 // fcmgt v2.2d, v1.2d, v28.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e7a2 // fcmgt v2.2d, v29.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7de402 // fcmge v2.2d, v0.2d, v29.2d
	WORD $0x6e611fc2 // bsl v2.16b, v30.16b, v1.16b
	WORD $0x6e60e780 // fcmge v0.2d, v28.2d, v0.2d
	WORD $0x4e601c40 // bic v0.16b, v2.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castFloat64ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc040dd // ldr q29, [x6, #256]
	WORD $0x3dc02cde // ldr q30, [x6, #176]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60e401 // fcmeq v1.2d, v0.2d, v0.2d
	WORD $0x4e201c21 // and v1.16b, v1.16b, v0.16b
	WORD $0x6efce422 // fcmgt v2.2d, v1.2d, v28.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x6ee1e7a2 // fcmgt v2.2d, v29.2d, v1.2d
	WORD $0x4e211c41 // and v1.16b, v2.16b, v1.16b
	WORD $0x4ee1b821 // fcvtzs v1.2d, v1.2d
	WORD $0x6e7de402 // fcmge v2.2d, v0.2d, v29.2d
	WORD $0x6e611fc2 // bsl v2.16b, v30.16b, v1.16b
	WORD $0x6e60e780 // fcmge v0.2d, v28.2d, v0.2d
	WORD $0x4e601c40 // bic v0.16b, v2.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6ebd8c00 // cmeq v0.4s, v0.4s, v29.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt8ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f08a400 // sxtl v0.8h, v0.8b
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x6ebd8c00 // cmeq v0.4s, v0.4s, v29.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt16ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f10a400 // sxtl v0.4s, v0.4h
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ebd8c00 // cmeq v0.4s, v0.4s, v29.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x0f20a400 // sxtl v0.2d, v0.2s
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt32ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6efd8c00 // cmeq v0.2d, v0.2d, v29.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castInt64ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x6ebd8c00 // cmeq v0.4s, v0.4s, v29.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint8ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x6ebd8c00 // cmeq v0.4s, v0.4s, v29.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint16ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ebd8c00 // cmeq v0.4s, v0.4s, v29.4s
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint32ToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x0e61681f // fcvtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToBool128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToBool128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc010de // ldr q30, [x6, #64]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6efd8c00 // cmeq v0.2d, v0.2d, v29.2d
	WORD $0x4e601fc0 // bic v0.16b, v30.16b, v0.16b
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToUint8128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0x7c00241f // str h31, [x0], #2
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0x0e612bff // xtn v31.4h, v31.4s
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castUint64ToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x0ea1281f // xtn v31.2s, v0.2d
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToInt8128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt8128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0x0e212bff // xtn v31.8b, v31.8h
	WORD $0xbc00441f // str s31, [x0], #4
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToInt16128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToInt32128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToInt64128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToUint16128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint16128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x0e61281f // xtn v31.4h, v0.4s
	WORD $0xfc00841f // str d31, [x0], #8
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToUint32128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToUint64128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0x7c402420 // ldr h0, [x1], #2
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0x4e61d800 // scvtf v0.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func castBoolToFloat32128(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToFloat32128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6

loop:
	WORD $0xbc404420 // ldr s0, [x1], #4
	WORD $0x2f08a400 // uxtl v0.8h, v0.8b
	WORD $0x2f10a400 // uxtl v0.4s, v0.4h
	WORD $0x4e21d800 // scvtf v0.4s, v0.4s
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func packWordsUint32ToUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·packWordsUint32ToUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6

loop:
	WORD $0xfc408420 // ldr d0, [x1], #8
	WORD $0x2f20a400 // uxtl v0.2d, v0.2s
	WORD $0xfc408441 // ldr d1, [x2], #8
	WORD $0x2f20a421 // uxtl v1.2d, v1.2s
	WORD $0x4f605400 // shl v0.2d, v0.2d, #32
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func randomBitsUint64128(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·randomBitsUint64128(SB), NOSPLIT, $0-48
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD z+24(FP), R3
	MOVD n+32(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc030d9 // ldr q25, [x6, #192]
	WORD $0x3dc084da // ldr q26, [x6, #528]
	WORD $0x3dc080db // ldr q27, [x6, #512]
	WORD $0x3dc088dc // ldr q28, [x6, #544]
	WORD $0x3dc08cdd // ldr q29, [x6, #560]
	WORD $0x3dc02cde // ldr q30, [x6, #176]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x3cc10462 // ldr q2, [x3], #16
	WORD $0x6f600403 // ushr v3.2d, v0.2d, #32
	WORD $0x6f600424 // ushr v4.2d, v1.2d, #32
	WORD $0x6f600445 // ushr v5.2d, v2.2d, #32
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebbc000 // umull v0.2d, v0.2s, v27.2s
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebac021 // umull v1.2d, v1.2s, v26.2s
	WORD $0x6f600426 // ushr v6.2d, v1.2d, #32
	WORD $0x6e231cc3 // eor v3.16b, v6.16b, v3.16b
	WORD $0x6e221c63 // eor v3.16b, v3.16b, v2.16b
	WORD $0x6f600406 // ushr v6.2d, v0.2d, #32
	WORD $0x6e241cc4 // eor v4.16b, v6.16b, v4.16b
	WORD $0x6e251c84 // eor v4.16b, v4.16b, v5.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x4efd84a5 // add v5.2d, v5.2d, v29.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ebbc063 // umull v3.2d, v3.2s, v27.2s
	WORD $0x0ea12884 // xtn v4.2s, v4.2d
	WORD $0x2ebac084 // umull v4.2d, v4.2s, v26.2s
	WORD $0x6f600486 // ushr v6.2d, v4.2d, #32
	WORD $0x6e211cc1 // eor v1.16b, v6.16b, v1.16b
	WORD $0x6e221c21 // eor v1.16b, v1.16b, v2.16b
	WORD $0x6f600466 // ushr v6.2d, v3.2d, #32
	WORD $0x6e201cc0 // eor v0.16b, v6.16b, v0.16b
	WORD $0x6e251c00 // eor v0.16b, v0.16b, v5.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x4efd84a5 // add v5.2d, v5.2d, v29.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebbc021 // umull v1.2d, v1.2s, v27.2s
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebac000 // umull v0.2d, v0.2s, v26.2s
	WORD $0x6f600406 // ushr v6.2d, v0.2d, #32
	WORD $0x6e241cc4 // eor v4.16b, v6.16b, v4.16b
	WORD $0x6e221c84 // eor v4.16b, v4.16b, v2.16b
	WORD $0x6f600426 // ushr v6.2d, v1.2d, #32
	WORD $0x6e231cc3 // eor v3.16b, v6.16b, v3.16b
	WORD $0x6e251c63 // eor v3.16b, v3.16b, v5.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x4efd84a5 // add v5.2d, v5.2d, v29.2d
	WORD $0x0ea12884 // xtn v4.2s, v4.2d
	WORD $0x2ebbc084 // umull v4.2d, v4.2s, v27.2s
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ebac063 // umull v3.2d, v3.2s, v26.2s
	WORD $0x6f600466 // ushr v6.2d, v3.2d, #32
	WORD $0x6e201cc0 // eor v0.16b, v6.16b, v0.16b
	WORD $0x6e221c00 // eor v0.16b, v0.16b, v2.16b
	WORD $0x6f600486 // ushr v6.2d, v4.2d, #32
	WORD $0x6e211cc1 // eor v1.16b, v6.16b, v1.16b
	WORD $0x6e251c21 // eor v1.16b, v1.16b, v5.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x4efd84a5 // add v5.2d, v5.2d, v29.2d
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebbc000 // umull v0.2d, v0.2s, v27.2s
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebac021 // umull v1.2d, v1.2s, v26.2s
	WORD $0x6f600426 // ushr v6.2d, v1.2d, #32
	WORD $0x6e231cc3 // eor v3.16b, v6.16b, v3.16b
	WORD $0x6e221c63 // eor v3.16b, v3.16b, v2.16b
	WORD $0x6f600406 // ushr v6.2d, v0.2d, #32
	WORD $0x6e241cc4 // eor v4.16b, v6.16b, v4.16b
	WORD $0x6e251c84 // eor v4.16b, v4.16b, v5.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x4efd84a5 // add v5.2d, v5.2d, v29.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ebbc063 // umull v3.2d, v3.2s, v27.2s
	WORD $0x0ea12884 // xtn v4.2s, v4.2d
	WORD $0x2ebac084 // umull v4.2d, v4.2s, v26.2s
	WORD $0x6f600486 // ushr v6.2d, v4.2d, #32
	WORD $0x6e211cc1 // eor v1.16b, v6.16b, v1.16b
	WORD $0x6e221c21 // eor v1.16b, v1.16b, v2.16b
	WORD $0x6f600466 // ushr v6.2d, v3.2d, #32
	WORD $0x6e201cc0 // eor v0.16b, v6.16b, v0.16b
	WORD $0x6e251c00 // eor v0.16b, v0.16b, v5.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x4efd84a5 // add v5.2d, v5.2d, v29.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebbc021 // umull v1.2d, v1.2s, v27.2s
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebac000 // umull v0.2d, v0.2s, v26.2s
	WORD $0x6f600406 // ushr v6.2d, v0.2d, #32
	WORD $0x6e241cc4 // eor v4.16b, v6.16b, v4.16b
	WORD $0x6e221c84 // eor v4.16b, v4.16b, v2.16b
	WORD $0x6f600426 // ushr v6.2d, v1.2d, #32
	WORD $0x6e231cc3 // eor v3.16b, v6.16b, v3.16b
	WORD $0x6e251c63 // eor v3.16b, v3.16b, v5.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x4efd84a5 // add v5.2d, v5.2d, v29.2d
	WORD $0x0ea12884 // xtn v4.2s, v4.2d
	WORD $0x2ebbc084 // umull v4.2d, v4.2s, v27.2s
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ebac063 // umull v3.2d, v3.2s, v26.2s
	WORD $0x6f600463 // ushr v3.2d, v3.2d, #32
	WORD $0x6e201c60 // eor v0.16b, v3.16b, v0.16b
	WORD $0x6e221c00 // eor v0.16b, v0.16b, v2.16b
	WORD $0x6f600483 // ushr v3.2d, v4.2d, #32
	WORD $0x6e211c61 // eor v1.16b, v3.16b, v1.16b
	WORD $0x6e251c21 // eor v1.16b, v1.16b, v5.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x4efd84a3 // add v3.2d, v5.2d, v29.2d
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebbc000 // umull v0.2d, v0.2s, v27.2s
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebac021 // umull v1.2d, v1.2s, v26.2s
	WORD $0x6f600400 // ushr v0.2d, v0.2d, #32
	WORD $0x6e241c00 // eor v0.16b, v0.16b, v4.16b
	WORD $0x6e231c00 // eor v0.16b, v0.16b, v3.16b
	WORD $0x4efc8442 // add v2.2d, v2.2d, v28.2d
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebac000 // umull v0.2d, v0.2s, v26.2s
	WORD $0x6f600403 // ushr v3.2d, v0.2d, #32
	WORD $0x6e211c61 // eor v1.16b, v3.16b, v1.16b
	WORD $0x6e221c21 // eor v1.16b, v1.16b, v2.16b
	WORD $0x4f605400 // shl v0.2d, v0.2d, #32
	WORD $0x4e3e1c21 // and v1.16b, v1.16b, v30.16b
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+32(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+40(FP)
	RET

// func randomBitsHighUint64128(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·randomBitsHighUint64128(SB), NOSPLIT, $0-48
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD z+24(FP), R3
	MOVD n+32(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc030d9 // ldr q25, [x6, #192]
	WORD $0x3dc080da // ldr q26, [x6, #512]
	WORD $0x3dc084db // ldr q27, [x6, #528]
	WORD $0x3dc08cdc // ldr q28, [x6, #560]
	WORD $0x3dc088dd // ldr q29, [x6, #544]
	WORD $0x3dc02cde // ldr q30, [x6, #176]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x3cc10462 // ldr q2, [x3], #16
	WORD $0x6f600403 // ushr v3.2d, v0.2d, #32
	WORD $0x6f600424 // ushr v4.2d, v1.2d, #32
	WORD $0x6f600445 // ushr v5.2d, v2.2d, #32
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebac000 // umull v0.2d, v0.2s, v26.2s
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebbc021 // umull v1.2d, v1.2s, v27.2s
	WORD $0x6f600426 // ushr v6.2d, v1.2d, #32
	WORD $0x6e231cc3 // eor v3.16b, v6.16b, v3.16b
	WORD $0x6e221c63 // eor v3.16b, v3.16b, v2.16b
	WORD $0x6f600406 // ushr v6.2d, v0.2d, #32
	WORD $0x6e241cc4 // eor v4.16b, v6.16b, v4.16b
	WORD $0x6e251c84 // eor v4.16b, v4.16b, v5.16b
	WORD $0x4efd8442 // add v2.2d, v2.2d, v29.2d
	WORD $0x4efc84a5 // add v5.2d, v5.2d, v28.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ebac063 // umull v3.2d, v3.2s, v26.2s
	WORD $0x0ea12884 // xtn v4.2s, v4.2d
	WORD $0x2ebbc084 // umull v4.2d, v4.2s, v27.2s
	WORD $0x6f600486 // ushr v6.2d, v4.2d, #32
	WORD $0x6e211cc1 // eor v1.16b, v6.16b, v1.16b
	WORD $0x6e221c21 // eor v1.16b, v1.16b, v2.16b
	WORD $0x6f600466 // ushr v6.2d, v3.2d, #32
	WORD $0x6e201cc0 // eor v0.16b, v6.16b, v0.16b
	WORD $0x6e251c00 // eor v0.16b, v0.16b, v5.16b
	WORD $0x4efd8442 // add v2.2d, v2.2d, v29.2d
	WORD $0x4efc84a5 // add v5.2d, v5.2d, v28.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebac021 // umull v1.2d, v1.2s, v26.2s
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebbc000 // umull v0.2d, v0.2s, v27.2s
	WORD $0x6f600406 // ushr v6.2d, v0.2d, #32
	WORD $0x6e241cc4 // eor v4.16b, v6.16b, v4.16b
	WORD $0x6e221c84 // eor v4.16b, v4.16b, v2.16b
	WORD $0x6f600426 // ushr v6.2d, v1.2d, #32
	WORD $0x6e231cc3 // eor v3.16b, v6.16b, v3.16b
	WORD $0x6e251c63 // eor v3.16b, v3.16b, v5.16b
	WORD $0x4efd8442 // add v2.2d, v2.2d, v29.2d
	WORD $0x4efc84a5 // add v5.2d, v5.2d, v28.2d
	WORD $0x0ea12884 // xtn v4.2s, v4.2d
	WORD $0x2ebac084 // umull v4.2d, v4.2s, v26.2s
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ebbc063 // umull v3.2d, v3.2s, v27.2s
	WORD $0x6f600466 // ushr v6.2d, v3.2d, #32
	WORD $0x6e201cc0 // eor v0.16b, v6.16b, v0.16b
	WORD $0x6e221c00 // eor v0.16b, v0.16b, v2.16b
	WORD $0x6f600486 // ushr v6.2d, v4.2d, #32
	WORD $0x6e211cc1 // eor v1.16b, v6.16b, v1.16b
	WORD $0x6e251c21 // eor v1.16b, v1.16b, v5.16b
	WORD $0x4efd8442 // add v2.2d, v2.2d, v29.2d
	WORD $0x4efc84a5 // add v5.2d, v5.2d, v28.2d
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebac000 // umull v0.2d, v0.2s, v26.2s
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebbc021 // umull v1.2d, v1.2s, v27.2s
	WORD $0x6f600426 // ushr v6.2d, v1.2d, #32
	WORD $0x6e231cc3 // eor v3.16b, v6.16b, v3.16b
	WORD $0x6e221c63 // eor v3.16b, v3.16b, v2.16b
	WORD $0x6f600406 // ushr v6.2d, v0.2d, #32
	WORD $0x6e241cc4 // eor v4.16b, v6.16b, v4.16b
	WORD $0x6e251c84 // eor v4.16b, v4.16b, v5.16b
	WORD $0x4efd8442 // add v2.2d, v2.2d, v29.2d
	WORD $0x4efc84a5 // add v5.2d, v5.2d, v28.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ebac063 // umull v3.2d, v3.2s, v26.2s
	WORD $0x0ea12884 // xtn v4.2s, v4.2d
	WORD $0x2ebbc084 // umull v4.2d, v4.2s, v27.2s
	WORD $0x6f600486 // ushr v6.2d, v4.2d, #32
	WORD $0x6e211cc1 // eor v1.16b, v6.16b, v1.16b
	WORD $0x6e221c21 // eor v1.16b, v1.16b, v2.16b
	WORD $0x6f600466 // ushr v6.2d, v3.2d, #32
	WORD $0x6e201cc0 // eor v0.16b, v6.16b, v0.16b
	WORD $0x6e251c00 // eor v0.16b, v0.16b, v5.16b
	WORD $0x4efd8442 // add v2.2d, v2.2d, v29.2d
	WORD $0x4efc84a5 // add v5.2d, v5.2d, v28.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebac021 // umull v1.2d, v1.2s, v26.2s
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebbc000 // umull v0.2d, v0.2s, v27.2s
	WORD $0x6f600406 // ushr v6.2d, v0.2d, #32
	WORD $0x6e241cc4 // eor v4.16b, v6.16b, v4.16b
	WORD $0x6e221c84 // eor v4.16b, v4.16b, v2.16b
	WORD $0x6f600426 // ushr v6.2d, v1.2d, #32
	WORD $0x6e231cc3 // eor v3.16b, v6.16b, v3.16b
	WORD $0x6e251c63 // eor v3.16b, v3.16b, v5.16b
	WORD $0x4efd8442 // add v2.2d, v2.2d, v29.2d
	WORD $0x4efc84a5 // add v5.2d, v5.2d, v28.2d
	WORD $0x0ea12884 // xtn v4.2s, v4.2d
	WORD $0x2ebac084 // umull v4.2d, v4.2s, v26.2s
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ebbc063 // umull v3.2d, v3.2s, v27.2s
	WORD $0x6f600466 // ushr v6.2d, v3.2d, #32
	WORD $0x6e201cc0 // eor v0.16b, v6.16b, v0.16b
	WORD $0x6e221c00 // eor v0.16b, v0.16b, v2.16b
	WORD $0x6f600484 // ushr v4.2d, v4.2d, #32
	WORD $0x6e211c81 // eor v1.16b, v4.16b, v1.16b
	WORD $0x6e251c21 // eor v1.16b, v1.16b, v5.16b
	WORD $0x4efd8442 // add v2.2d, v2.2d, v29.2d
	WORD $0x4efc84a4 // add v4.2d, v5.2d, v28.2d
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ebac000 // umull v0.2d, v0.2s, v26.2s
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebbc021 // umull v1.2d, v1.2s, v27.2s
	WORD $0x6f600421 // ushr v1.2d, v1.2d, #32
	WORD $0x6e231c21 // eor v1.16b, v1.16b, v3.16b
	WORD $0x6e221c21 // eor v1.16b, v1.16b, v2.16b
	WORD $0x4efc8482 // add v2.2d, v4.2d, v28.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ebac021 // umull v1.2d, v1.2s, v26.2s
	WORD $0x6f600423 // ushr v3.2d, v1.2d, #32
	WORD $0x6e201c60 // eor v0.16b, v3.16b, v0.16b
	WORD $0x6e221c00 // eor v0.16b, v0.16b, v2.16b
	WORD $0x4f605421 // shl v1.2d, v1.2d, #32
	WORD $0x4e3e1c00 // and v0.16b, v0.16b, v30.16b
	WORD $0x4ea01c20 // orr v0.16b, v1.16b, v0.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+32(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+40(FP)
	RET

// func mulHighUint64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulHighUint64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc030dd // ldr q29, [x6, #192]
	WORD $0x3dc02cde // ldr q30, [x6, #176]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x6f600402 // ushr v2.2d, v0.2d, #32
	WORD $0x6f600423 // ushr v3.2d, v1.2d, #32
	WORD $0x0ea12842 // xtn v2.2s, v2.2d
	WORD $0x0ea12821 // xtn v1.2s, v1.2d
	WORD $0x2ea1c044 // umull v4.2d, v2.2s, v1.2s
	WORD $0x0ea12800 // xtn v0.2s, v0.2d
	WORD $0x2ea1c001 // umull v1.2d, v0.2s, v1.2s
	WORD $0x6f600421 // ushr v1.2d, v1.2d, #32
	WORD $0x4ee18481 // add v1.2d, v4.2d, v1.2d
	WORD $0x0ea12863 // xtn v3.2s, v3.2d
	WORD $0x2ea3c000 // umull v0.2d, v0.2s, v3.2s
	WORD $0x4e3e1c24 // and v4.16b, v1.16b, v30.16b
	WORD $0x4ee48400 // add v0.2d, v0.2d, v4.2d
	WORD $0x2ea3c042 // umull v2.2d, v2.2s, v3.2s
	WORD $0x6f600421 // ushr v1.2d, v1.2d, #32
	WORD $0x4ee18441 // add v1.2d, v2.2d, v1.2d
	WORD $0x6f600400 // ushr v0.2d, v0.2d, #32
	WORD $0x4ee08420 // add v0.2d, v1.2d, v0.2d
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func exp128(dst, x unsafe.Pointer, n int) int
TEXT ·exp128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074cd // ldr q13, [x6, #464]
	WORD $0x3dc01cce // ldr q14, [x6, #112]
	WORD $0x3dc03ccf // ldr q15, [x6, #240]
	WORD $0x3dc094d0 // ldr q16, [x6, #592]
	WORD $0x3dc068d1 // ldr q17, [x6, #416]
	WORD $0x3dc06cd2 // ldr q18, [x6, #432]
	WORD $0x3dc070d3 // ldr q19, [x6, #448]
	WORD $0x3dc078d4 // ldr q20, [x6, #480]
	WORD $0x3dc07cd5 // ldr q21, [x6, #496]
	WORD $0x3dc080d6 // ldr q22, [x6, #512]
	WORD $0x3dc084d7 // ldr q23, [x6, #528]
	WORD $0x3dc088d8 // ldr q24, [x6, #544]
	WORD $0x3dc08cd9 // ldr q25, [x6, #560]
	WORD $0x3dc090da // ldr q26, [x6, #576]
	WORD $0x3dc010db // ldr q27, [x6, #64]
	WORD $0x3dc020dc // ldr q28, [x6, #128]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ea06e21 // smin v1.4s, v17.4s, v0.4s
	WORD $0x6ea16e41 // umin v1.4s, v18.4s, v1.4s
	WORD $0x6e33dc22 // fmul v2.4s, v1.4s, v19.4s
	WORD $0x4e2dd442 // fadd v2.4s, v2.4s, v13.4s
	WORD $0x6ead8443 // sub v3.4s, v2.4s, v13.4s
	WORD $0x4eadd442 // fsub v2.4s, v2.4s, v13.4s
	WORD $0x6e34dc44 // fmul v4.4s, v2.4s, v20.4s
	WORD $0x4ea4d421 // fsub v1.4s, v1.4s, v4.4s
	WORD $0x6e35dc42 // fmul v2.4s, v2.4s, v21.4s
	WORD $0x4ea2d424 // fsub v4.4s, v1.4s, v2.4s
	WORD $0x6e24dec5 // fmul v5.4s, v22.4s, v4.4s
	WORD $0x4e37d4a5 // fadd v5.4s, v5.4s, v23.4s
	WORD $0x6e24dca5 // fmul v5.4s, v5.4s, v4.4s
	WORD $0x4e38d4a5 // fadd v5.4s, v5.4s, v24.4s
	WORD $0x6e24dca5 // fmul v5.4s, v5.4s, v4.4s
	WORD $0x4e39d4a5 // fadd v5.4s, v5.4s, v25.4s
	WORD $0x6e24dca5 // fmul v5.4s, v5.4s, v4.4s
	WORD $0x4e3ad4a5 // fadd v5.4s, v5.4s, v26.4s
	WORD $0x6e24dc84 // fmul v4.4s, v4.4s, v4.4s
	WORD $0x6e25dc84 // fmul v4.4s, v4.4s, v5.4s
	WORD $0x4e21d5c5 // fadd v5.4s, v14.4s, v1.4s
	WORD $0x4ea5d5c6 // fsub v6.4s, v14.4s, v5.4s
	WORD $0x4e21d4c1 // fadd v1.4s, v6.4s, v1.4s
	WORD $0x4ea2d482 // fsub v2.4s, v4.4s, v2.4s
	WORD $0x4e22d421 // fadd v1.4s, v1.4s, v2.4s
	WORD $0x4e21d4a1 // fadd v1.4s, v5.4s, v1.4s
	WORD $0x4f3f0462 // sshr v2.4s, v3.4s, #1
	WORD $0x4eaf8444 // add v4.4s, v2.4s, v15.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x6e24dc21 // fmul v1.4s, v1.4s, v4.4s
	WORD $0x6ea28462 // sub v2.4s, v3.4s, v2.4s
	WORD $0x4eaf8442 // add v2.4s, v2.4s, v15.4s
	WORD $0x4f375442 // shl v2.4s, v2.4s, #23
	WORD $0x6e22dc21 // fmul v1.4s, v1.4s, v2.4s
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x6ebc3400 // cmhi v0.4s, v0.4s, v28.4s
	WORD $0x6e611fc0 // bsl v0.16b, v30.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func exp2128(dst, x unsafe.Pointer, n int) int
TEXT ·exp2128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074cd // ldr q13, [x6, #464]
	WORD $0x3dc0a4ce // ldr q14, [x6, #656]
	WORD $0x3dc01ccf // ldr q15, [x6, #112]
	WORD $0x3dc03cd0 // ldr q16, [x6, #240]
	WORD $0x3dc094d1 // ldr q17, [x6, #592]
	WORD $0x3dc098d2 // ldr q18, [x6, #608]
	WORD $0x3dc09cd3 // ldr q19, [x6, #624]
	WORD $0x3dc0a0d4 // ldr q20, [x6, #640]
	WORD $0x3dc0a8d5 // ldr q21, [x6, #672]
	WORD $0x3dc0acd6 // ldr q22, [x6, #688]
	WORD $0x3dc0b0d7 // ldr q23, [x6, #704]
	WORD $0x3dc0b4d8 // ldr q24, [x6, #720]
	WORD $0x3dc0b8d9 // ldr q25, [x6, #736]
	WORD $0x3dc0bcda // ldr q26, [x6, #752]
	WORD $0x3dc010db // ldr q27, [x6, #64]
	WORD $0x3dc020dc // ldr q28, [x6, #128]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ea06e41 // smin v1.4s, v18.4s, v0.4s
	WORD $0x6ea16e61 // umin v1.4s, v19.4s, v1.4s
	WORD $0x4e2dd422 // fadd v2.4s, v1.4s, v13.4s
	WORD $0x6ead8443 // sub v3.4s, v2.4s, v13.4s
	WORD $0x4eadd442 // fsub v2.4s, v2.4s, v13.4s
	WORD $0x4ea2d421 // fsub v1.4s, v1.4s, v2.4s
	WORD $0x4e341c22 // and v2.16b, v1.16b, v20.16b
	WORD $0x4ea2d424 // fsub v4.4s, v1.4s, v2.4s
	WORD $0x6e2edc42 // fmul v2.4s, v2.4s, v14.4s
	WORD $0x4e22d5e5 // fadd v5.4s, v15.4s, v2.4s
	WORD $0x4eafd4a6 // fsub v6.4s, v5.4s, v15.4s
	WORD $0x4ea6d442 // fsub v2.4s, v2.4s, v6.4s
	WORD $0x6e21dea6 // fmul v6.4s, v21.4s, v1.4s
	WORD $0x4e36d4c6 // fadd v6.4s, v6.4s, v22.4s
	WORD $0x6e21dcc6 // fmul v6.4s, v6.4s, v1.4s
	WORD $0x4e37d4c6 // fadd v6.4s, v6.4s, v23.4s
	WORD $0x6e21dcc6 // fmul v6.4s, v6.4s, v1.4s
	WORD $0x4e38d4c6 // fadd v6.4s, v6.4s, v24.4s
	WORD $0x6e21dcc6 // fmul v6.4s, v6.4s, v1.4s
	WORD $0x4e39d4c6 // fadd v6.4s, v6.4s, v25.4s
	WORD $0x6e21dc27 // fmul v7.4s, v1.4s, v1.4s
	WORD $0x6e26dce6 // fmul v6.4s, v7.4s, v6.4s
	WORD $0x6e3adc21 // fmul v1.4s, v1.4s, v26.4s
	WORD $0x4e21d4c1 // fadd v1.4s, v6.4s, v1.4s
	WORD $0x6e2edc84 // fmul v4.4s, v4.4s, v14.4s
	WORD $0x4e24d421 // fadd v1.4s, v1.4s, v4.4s
	WORD $0x4e21d441 // fadd v1.4s, v2.4s, v1.4s
	WORD $0x4e21d4a1 // fadd v1.4s, v5.4s, v1.4s
	WORD $0x4f3f0462 // sshr v2.4s, v3.4s, #1
	WORD $0x4eb08444 // add v4.4s, v2.4s, v16.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x6e24dc21 // fmul v1.4s, v1.4s, v4.4s
	WORD $0x6ea28462 // sub v2.4s, v3.4s, v2.4s
	WORD $0x4eb08442 // add v2.4s, v2.4s, v16.4s
	WORD $0x4f375442 // shl v2.4s, v2.4s, #23
	WORD $0x6e22dc21 // fmul v1.4s, v1.4s, v2.4s
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x6ebc3400 // cmhi v0.4s, v0.4s, v28.4s
	WORD $0x6e611fc0 // bsl v0.16b, v30.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func expm1128(dst, x unsafe.Pointer, n int) int
TEXT ·expm1128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074ca // ldr q10, [x6, #464]
	WORD $0x3dc0e0cb // ldr q11, [x6, #896]
	WORD $0x3dc068cc // ldr q12, [x6, #416]
	WORD $0x3dc0c0cd // ldr q13, [x6, #768]
	WORD $0x3dc0c4ce // ldr q14, [x6, #784]
	WORD $0x3dc070cf // ldr q15, [x6, #448]
	WORD $0x3dc078d0 // ldr q16, [x6, #480]
	WORD $0x3dc07cd1 // ldr q17, [x6, #496]
	WORD $0x3dc0c8d2 // ldr q18, [x6, #800]
	WORD $0x3dc0ccd3 // ldr q19, [x6, #816]
	WORD $0x3dc0d0d4 // ldr q20, [x6, #832]
	WORD $0x3dc0d4d5 // ldr q21, [x6, #848]
	WORD $0x3dc0d8d6 // ldr q22, [x6, #864]
	WORD $0x3dc0dcd7 // ldr q23, [x6, #880]
	WORD $0x3dc010d8 // ldr q24, [x6, #64]
	WORD $0x3dc03cd9 // ldr q25, [x6, #240]
	WORD $0x3dc094da // ldr q26, [x6, #592]
	WORD $0x3dc00cdb // ldr q27, [x6, #48]
	WORD $0x3dc0e4dc // ldr q28, [x6, #912]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4ea06d81 // smin v1.4s, v12.4s, v0.4s
	WORD $0x6ea16da1 // umin v1.4s, v13.4s, v1.4s
	WORD $0x4eaed422 // fsub v2.4s, v1.4s, v14.4s
	WORD $0x6e2fdc42 // fmul v2.4s, v2.4s, v15.4s
	WORD $0x4e2ad442 // fadd v2.4s, v2.4s, v10.4s
	WORD $0x6eaa8443 // sub v3.4s, v2.4s, v10.4s
	WORD $0x4eaad442 // fsub v2.4s, v2.4s, v10.4s
	WORD $0x6e30dc44 // fmul v4.4s, v2.4s, v16.4s
	WORD $0x4ea4d421 // fsub v1.4s, v1.4s, v4.4s
	WORD $0x6e31dc42 // fmul v2.4s, v2.4s, v17.4s
	WORD $0x4ea2d424 // fsub v4.4s, v1.4s, v2.4s
	WORD $0x6e24de45 // fmul v5.4s, v18.4s, v4.4s
	WORD $0x4e33d4a5 // fadd v5.4s, v5.4s, v19.4s
	WORD $0x6e24dca5 // fmul v5.4s, v5.4s, v4.4s
	WORD $0x4e34d4a5 // fadd v5.4s, v5.4s, v20.4s
	WORD $0x6e24dca5 // fmul v5.4s, v5.4s, v4.4s
	WORD $0x4e35d4a5 // fadd v5.4s, v5.4s, v21.4s
	WORD $0x6e24dca5 // fmul v5.4s, v5.4s, v4.4s
	WORD $0x4e36d4a5 // fadd v5.4s, v5.4s, v22.4s
	WORD $0x6e24dc86 // fmul v6.4s, v4.4s, v4.4s
	WORD $0x6e37dcc7 // fmul v7.4s, v6.4s, v23.4s
	WORD $0x6e24dcc4 // fmul v4.4s, v6.4s, v4.4s
	WORD $0x6e25dc84 // fmul v4.4s, v4.4s, v5.4s
	WORD $0x4e24d4e4 // fadd v4.4s, v7.4s, v4.4s
	WORD $0x4ea2d482 // fsub v2.4s, v4.4s, v2.4s
	WORD $0x6eb88463 // sub v3.4s, v3.4s, v24.4s
	WORD $0x4eb98463 // add v3.4s, v3.4s, v25.4s
	WORD $0x4f375463 // shl v3.4s, v3.4s, #23
	WORD $0x4e2bd464 // fadd v4.4s, v3.4s, v11.4s
	WORD $0x4ea3d485 // fsub v5.4s, v4.4s, v3.4s
	WORD $0x4ea5d486 // fsub v6.4s, v4.4s, v5.4s
	WORD $0x4ea6d466 // fsub v6.4s, v3.4s, v6.4s
	WORD $0x4ea5d565 // fsub v5.4s, v11.4s, v5.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x6e21dc61 // fmul v1.4s, v3.4s, v1.4s
	WORD $0x4e21d486 // fadd v6.4s, v4.4s, v1.4s
	WORD $0x4ea4d4c4 // fsub v4.4s, v6.4s, v4.4s
	WORD $0x4ea4d421 // fsub v1.4s, v1.4s, v4.4s
	WORD $0x6e22dc62 // fmul v2.4s, v3.4s, v2.4s
	WORD $0x4e25d442 // fadd v2.4s, v2.4s, v5.4s
	WORD $0x4e22d421 // fadd v1.4s, v1.4s, v2.4s
	WORD $0x4e21d4c1 // fadd v1.4s, v6.4s, v1.4s
	WORD $0x4e3b1c02 // and v2.16b, v0.16b, v27.16b
	WORD $0x6ea23783 // cmhi v3.4s, v28.4s, v2.4s
	WORD $0x4e21d421 // fadd v1.4s, v1.4s, v1.4s
	WORD $0x6e611c03 // bsl v3.16b, v0.16b, v1.16b
	WORD $0x6ebd3440 // cmhi v0.4s, v2.4s, v29.4s
	WORD $0x6e631fc0 // bsl v0.16b, v30.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func sinh128(dst, x unsafe.Pointer, n int) int
TEXT ·sinh128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074cc // ldr q12, [x6, #464]
	WORD $0x3dc0dccd // ldr q13, [x6, #880]
	WORD $0x3dc03cce // ldr q14, [x6, #240]
	WORD $0x3dc094cf // ldr q15, [x6, #592]
	WORD $0x3dc00cd0 // ldr q16, [x6, #48]
	WORD $0x3dc0e8d1 // ldr q17, [x6, #928]
	WORD $0x3dc070d2 // ldr q18, [x6, #448]
	WORD $0x3dc078d3 // ldr q19, [x6, #480]
	WORD $0x3dc07cd4 // ldr q20, [x6, #496]
	WORD $0x3dc0ecd5 // ldr q21, [x6, #944]
	WORD $0x3dc0f0d6 // ldr q22, [x6, #960]
	WORD $0x3dc0f4d7 // ldr q23, [x6, #976]
	WORD $0x3dc0f8d8 // ldr q24, [x6, #992]
	WORD $0x3dc0fcd9 // ldr q25, [x6, #1008]
	WORD $0x3dc100da // ldr q26, [x6, #1024]
	WORD $0x3dc108db // ldr q27, [x6, #1056]
	WORD $0x3dc104dc // ldr q28, [x6, #1040]
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc10cde // ldr q30, [x6, #1072]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e301c01 // and v1.16b, v0.16b, v16.16b
	WORD $0x6ea16e22 // umin v2.4s, v17.4s, v1.4s
	WORD $0x6e32dc43 // fmul v3.4s, v2.4s, v18.4s
	WORD $0x4e2cd463 // fadd v3.4s, v3.4s, v12.4s
	WORD $0x6eac8464 // sub v4.4s, v3.4s, v12.4s
	WORD $0x4eacd463 // fsub v3.4s, v3.4s, v12.4s
	WORD $0x6e33dc65 // fmul v5.4s, v3.4s, v19.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x6e34dc63 // fmul v3.4s, v3.4s, v20.4s
	WORD $0x4ea3d445 // fsub v5.4s, v2.4s, v3.4s
	WORD $0x6e25dca6 // fmul v6.4s, v5.4s, v5.4s
	WORD $0x6e26dea7 // fmul v7.4s, v21.4s, v6.4s
	WORD $0x4e36d4e7 // fadd v7.4s, v7.4s, v22.4s
	WORD $0x6e26dce7 // fmul v7.4s, v7.4s, v6.4s
	WORD $0x4e2dd4e7 // fadd v7.4s, v7.4s, v13.4s
	WORD $0x6e27dcc7 // fmul v7.4s, v6.4s, v7.4s
	WORD $0x6e26dca5 // fmul v5.4s, v5.4s, v6.4s
	WORD $0x6e26dee8 // fmul v8.4s, v23.4s, v6.4s
	WORD $0x4e38d508 // fadd v8.4s, v8.4s, v24.4s
	WORD $0x6e26dd06 // fmul v6.4s, v8.4s, v6.4s
	WORD $0x4e39d4c6 // fadd v6.4s, v6.4s, v25.4s
	WORD $0x6e26dca5 // fmul v5.4s, v5.4s, v6.4s
	WORD $0x4ea3d4a3 // fsub v3.4s, v5.4s, v3.4s
	WORD $0x6eba8485 // sub v5.4s, v4.4s, v26.4s
	WORD $0x4eae84a5 // add v5.4s, v5.4s, v14.4s
	WORD $0x4f3754a5 // shl v5.4s, v5.4s, #23
	WORD $0x6ea46f86 // umin v6.4s, v28.4s, v4.4s
	WORD $0x6ea68766 // sub v6.4s, v27.4s, v6.4s
	WORD $0x4eae84c6 // add v6.4s, v6.4s, v14.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6ebd8c84 // cmeq v4.4s, v4.4s, v29.4s
	WORD $0x6ea41da5 // bit v5.16b, v13.16b, v4.16b
	WORD $0x4e641cc6 // bic v6.16b, v6.16b, v4.16b
	WORD $0x4ea6d4a8 // fsub v8.4s, v5.4s, v6.4s
	WORD $0x4ea8d4a9 // fsub v9.4s, v5.4s, v8.4s
	WORD $0x4ea6d529 // fsub v9.4s, v9.4s, v6.4s
	WORD $0x4e641d08 // bic v8.16b, v8.16b, v4.16b
	WORD $0x4e641d24 // bic v4.16b, v9.16b, v4.16b
	WORD $0x6e22dca9 // fmul v9.4s, v5.4s, v2.4s
	WORD $0x4e29d50a // fadd v10.4s, v8.4s, v9.4s
	WORD $0x4ea8d54b // fsub v11.4s, v10.4s, v8.4s
	WORD $0x4eabd529 // fsub v9.4s, v9.4s, v11.4s
	WORD $0x6e27dd07 // fmul v7.4s, v8.4s, v7.4s
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e23dca3 // fmul v3.4s, v5.4s, v3.4s
	WORD $0x4e23d4e3 // fadd v3.4s, v7.4s, v3.4s
	WORD $0x6e22dcc2 // fmul v2.4s, v6.4s, v2.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x4e22d522 // fadd v2.4s, v9.4s, v2.4s
	WORD $0x4e22d542 // fadd v2.4s, v10.4s, v2.4s
	WORD $0x6ea137c3 // cmhi v3.4s, v30.4s, v1.4s
	WORD $0x4e22d442 // fadd v2.4s, v2.4s, v2.4s
	WORD $0x3dc008c4 // ldr q4, [x6, #32]
	WORD $0x4e241c04 // and v4.16b, v0.16b, v4.16b
	WORD $0x4ea41c42 // orr v2.16b, v2.16b, v4.16b
	WORD $0x6e621c03 // bsl v3.16b, v0.16b, v2.16b
	WORD $0x3dc020c0 // ldr q0, [x6, #128]
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e631c20 // bsl v0.16b, v1.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func cosh128(dst, x unsafe.Pointer, n int) int
TEXT ·cosh128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074cc // ldr q12, [x6, #464]
	WORD $0x3dc03ccd // ldr q13, [x6, #240]
	WORD $0x3dc094ce // ldr q14, [x6, #592]
	WORD $0x3dc00ccf // ldr q15, [x6, #48]
	WORD $0x3dc0e8d0 // ldr q16, [x6, #928]
	WORD $0x3dc070d1 // ldr q17, [x6, #448]
	WORD $0x3dc078d2 // ldr q18, [x6, #480]
	WORD $0x3dc07cd3 // ldr q19, [x6, #496]
	WORD $0x3dc0ecd4 // ldr q20, [x6, #944]
	WORD $0x3dc0f0d5 // ldr q21, [x6, #960]
	WORD $0x3dc0dcd6 // ldr q22, [x6, #880]
	WORD $0x3dc0f4d7 // ldr q23, [x6, #976]
	WORD $0x3dc0f8d8 // ldr q24, [x6, #992]
	WORD $0x3dc0fcd9 // ldr q25, [x6, #1008]
	WORD $0x3dc100da // ldr q26, [x6, #1024]
	WORD $0x3dc108db // ldr q27, [x6, #1056]
	WORD $0x3dc104dc // ldr q28, [x6, #1040]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2f1c00 // and v0.16b, v0.16b, v15.16b
	WORD $0x6ea06e01 // umin v1.4s, v16.4s, v0.4s
	WORD $0x6e31dc22 // fmul v2.4s, v1.4s, v17.4s
	WORD $0x4e2cd442 // fadd v2.4s, v2.4s, v12.4s
	WORD $0x6eac8443 // sub v3.4s, v2.4s, v12.4s
	WORD $0x4eacd442 // fsub v2.4s, v2.4s, v12.4s
	WORD $0x6e32dc44 // fmul v4.4s, v2.4s, v18.4s
	WORD $0x4ea4d421 // fsub v1.4s, v1.4s, v4.4s
	WORD $0x6e33dc42 // fmul v2.4s, v2.4s, v19.4s
	WORD $0x4ea2d424 // fsub v4.4s, v1.4s, v2.4s
	WORD $0x6e24dc85 // fmul v5.4s, v4.4s, v4.4s
	WORD $0x6e25de86 // fmul v6.4s, v20.4s, v5.4s
	WORD $0x4e35d4c6 // fadd v6.4s, v6.4s, v21.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4e36d4c6 // fadd v6.4s, v6.4s, v22.4s
	WORD $0x6e26dca6 // fmul v6.4s, v5.4s, v6.4s
	WORD $0x6e25dc84 // fmul v4.4s, v4.4s, v5.4s
	WORD $0x6e25dee7 // fmul v7.4s, v23.4s, v5.4s
	WORD $0x4e38d4e7 // fadd v7.4s, v7.4s, v24.4s
	WORD $0x6e25dce5 // fmul v5.4s, v7.4s, v5.4s
	WORD $0x4e39d4a5 // fadd v5.4s, v5.4s, v25.4s
	WORD $0x6e25dc84 // fmul v4.4s, v4.4s, v5.4s
	WORD $0x4ea2d482 // fsub v2.4s, v4.4s, v2.4s
	WORD $0x6eba8464 // sub v4.4s, v3.4s, v26.4s
	WORD $0x4ead8484 // add v4.4s, v4.4s, v13.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x6ea36f83 // umin v3.4s, v28.4s, v3.4s
	WORD $0x6ea38763 // sub v3.4s, v27.4s, v3.4s
	WORD $0x4ead8463 // add v3.4s, v3.4s, v13.4s
	WORD $0x4f375463 // shl v3.4s, v3.4s, #23
	WORD $0x4e23d485 // fadd v5.4s, v4.4s, v3.4s
	WORD $0x4ea4d4a7 // fsub v7.4s, v5.4s, v4.4s
	WORD $0x4ea7d467 // fsub v7.4s, v3.4s, v7.4s
	WORD $0x6e21dc88 // fmul v8.4s, v4.4s, v1.4s
	WORD $0x4e28d4a9 // fadd v9.4s, v5.4s, v8.4s
	WORD $0x4ea5d52a // fsub v10.4s, v9.4s, v5.4s
	WORD $0x4eaad508 // fsub v8.4s, v8.4s, v10.4s
	WORD $0x6e26dca5 // fmul v5.4s, v5.4s, v6.4s
	WORD $0x4ea3d484 // fsub v4.4s, v4.4s, v3.4s
	WORD $0x6e22dc82 // fmul v2.4s, v4.4s, v2.4s
	WORD $0x4e22d4a2 // fadd v2.4s, v5.4s, v2.4s
	WORD $0x6e21dc61 // fmul v1.4s, v3.4s, v1.4s
	WORD $0x4ea1d4e1 // fsub v1.4s, v7.4s, v1.4s
	WORD $0x4e21d441 // fadd v1.4s, v2.4s, v1.4s
	WORD $0x4e21d501 // fadd v1.4s, v8.4s, v1.4s
	WORD $0x4e21d521 // fadd v1.4s, v9.4s, v1.4s
	WORD $0x4e21d421 // fadd v1.4s, v1.4s, v1.4s
	WORD $0x6ebd3400 // cmhi v0.4s, v0.4s, v29.4s
	WORD $0x6e611fc0 // bsl v0.16b, v30.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func tanh128(dst, x unsafe.Pointer, n int) int
TEXT ·tanh128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074c9 // ldr q9, [x6, #464]
	WORD $0x3dc01cca // ldr q10, [x6, #112]
	WORD $0x3dc114cb // ldr q11, [x6, #1104]
	WORD $0x3dc0a0cc // ldr q12, [x6, #640]
	WORD $0x3dc00ccd // ldr q13, [x6, #48]
	WORD $0x3dc110ce // ldr q14, [x6, #1088]
	WORD $0x3dc0c4cf // ldr q15, [x6, #784]
	WORD $0x3dc070d0 // ldr q16, [x6, #448]
	WORD $0x3dc078d1 // ldr q17, [x6, #480]
	WORD $0x3dc07cd2 // ldr q18, [x6, #496]
	WORD $0x3dc0c8d3 // ldr q19, [x6, #800]
	WORD $0x3dc0ccd4 // ldr q20, [x6, #816]
	WORD $0x3dc0d0d5 // ldr q21, [x6, #832]
	WORD $0x3dc0d4d6 // ldr q22, [x6, #848]
	WORD $0x3dc0d8d7 // ldr q23, [x6, #864]
	WORD $0x3dc0dcd8 // ldr q24, [x6, #880]
	WORD $0x3dc03cd9 // ldr q25, [x6, #240]
	WORD $0x3dc094da // ldr q26, [x6, #592]
	WORD $0x3dc10cdb // ldr q27, [x6, #1072]
	WORD $0x3dc008dc // ldr q28, [x6, #32]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2d1c01 // and v1.16b, v0.16b, v13.16b
	WORD $0x6ea16dc2 // umin v2.4s, v14.4s, v1.4s
	WORD $0x4e22d442 // fadd v2.4s, v2.4s, v2.4s
	WORD $0x4eafd443 // fsub v3.4s, v2.4s, v15.4s
	WORD $0x6e30dc63 // fmul v3.4s, v3.4s, v16.4s
	WORD $0x4e29d463 // fadd v3.4s, v3.4s, v9.4s
	WORD $0x6ea98464 // sub v4.4s, v3.4s, v9.4s
	WORD $0x4ea9d463 // fsub v3.4s, v3.4s, v9.4s
	WORD $0x6e31dc65 // fmul v5.4s, v3.4s, v17.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x6e32dc63 // fmul v3.4s, v3.4s, v18.4s
	WORD $0x4ea3d445 // fsub v5.4s, v2.4s, v3.4s
	WORD $0x6e25de66 // fmul v6.4s, v19.4s, v5.4s
	WORD $0x4e34d4c6 // fadd v6.4s, v6.4s, v20.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4e35d4c6 // fadd v6.4s, v6.4s, v21.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4e36d4c6 // fadd v6.4s, v6.4s, v22.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4e37d4c6 // fadd v6.4s, v6.4s, v23.4s
	WORD $0x6e25dca7 // fmul v7.4s, v5.4s, v5.4s
	WORD $0x6e38dce8 // fmul v8.4s, v7.4s, v24.4s
	WORD $0x6e25dce5 // fmul v5.4s, v7.4s, v5.4s
	WORD $0x6e26dca5 // fmul v5.4s, v5.4s, v6.4s
	WORD $0x4e25d505 // fadd v5.4s, v8.4s, v5.4s
	WORD $0x4ea3d4a3 // fsub v3.4s, v5.4s, v3.4s
	WORD $0x4eb98484 // add v4.4s, v4.4s, v25.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x4eaad485 // fsub v5.4s, v4.4s, v10.4s
	WORD $0x6e22dc82 // fmul v2.4s, v4.4s, v2.4s
	WORD $0x4e22d4a6 // fadd v6.4s, v5.4s, v2.4s
	WORD $0x4ea5d4c5 // fsub v5.4s, v6.4s, v5.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x6e23dc83 // fmul v3.4s, v4.4s, v3.4s
	WORD $0x4e23d442 // fadd v2.4s, v2.4s, v3.4s
	WORD $0x4e22d4c3 // fadd v3.4s, v6.4s, v2.4s
	WORD $0x4ea6d464 // fsub v4.4s, v3.4s, v6.4s
	WORD $0x4ea4d442 // fsub v2.4s, v2.4s, v4.4s
	WORD $0x4e2bd464 // fadd v4.4s, v3.4s, v11.4s
	WORD $0x4ea3d485 // fsub v5.4s, v4.4s, v3.4s
	WORD $0x4ea5d486 // fsub v6.4s, v4.4s, v5.4s
	WORD $0x4ea6d466 // fsub v6.4s, v3.4s, v6.4s
	WORD $0x4ea5d565 // fsub v5.4s, v11.4s, v5.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x4e22d4a5 // fadd v5.4s, v5.4s, v2.4s
	WORD $0x4e2c1c86 // and v6.16b, v4.16b, v12.16b
	WORD $0x4ea6d487 // fsub v7.4s, v4.4s, v6.4s
	WORD $0x4e25d4e5 // fadd v5.4s, v7.4s, v5.4s
	WORD $0x6e24fd44 // fdiv v4.4s, v10.4s, v4.4s
	WORD $0x6e24dc67 // fmul v7.4s, v3.4s, v4.4s
	WORD $0x4e2c1ce7 // and v7.16b, v7.16b, v12.16b
	WORD $0x6e26dce6 // fmul v6.4s, v7.4s, v6.4s
	WORD $0x4ea6d463 // fsub v3.4s, v3.4s, v6.4s
	WORD $0x6e25dce5 // fmul v5.4s, v7.4s, v5.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x6e24dc42 // fmul v2.4s, v2.4s, v4.4s
	WORD $0x6ea13763 // cmhi v3.4s, v27.4s, v1.4s
	WORD $0x4e22d4e2 // fadd v2.4s, v7.4s, v2.4s
	WORD $0x4e3c1c04 // and v4.16b, v0.16b, v28.16b
	WORD $0x4ea41c42 // orr v2.16b, v2.16b, v4.16b
	WORD $0x6e621c03 // bsl v3.16b, v0.16b, v2.16b
	WORD $0x6ebd3420 // cmhi v0.4s, v1.4s, v29.4s
	WORD $0x6e631fc0 // bsl v0.16b, v30.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func sigmoid128(dst, x unsafe.Pointer, n int) int
TEXT ·sigmoid128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc01cca // ldr q10, [x6, #112]
	WORD $0x3dc074cb // ldr q11, [x6, #464]
	WORD $0x3dc03ccc // ldr q12, [x6, #240]
	WORD $0x3dc094cd // ldr q13, [x6, #592]
	WORD $0x3dc004ce // ldr q14, [x6, #16]
	WORD $0x3dc0a0cf // ldr q15, [x6, #640]
	WORD $0x3dc00cd0 // ldr q16, [x6, #48]
	WORD $0x3dc118d1 // ldr q17, [x6, #1120]
	WORD $0x3dc008d2 // ldr q18, [x6, #32]
	WORD $0x3dc070d3 // ldr q19, [x6, #448]
	WORD $0x3dc078d4 // ldr q20, [x6, #480]
	WORD $0x3dc07cd5 // ldr q21, [x6, #496]
	WORD $0x3dc080d6 // ldr q22, [x6, #512]
	WORD $0x3dc084d7 // ldr q23, [x6, #528]
	WORD $0x3dc088d8 // ldr q24, [x6, #544]
	WORD $0x3dc08cd9 // ldr q25, [x6, #560]
	WORD $0x3dc090da // ldr q26, [x6, #576]
	WORD $0x3dc11cdb // ldr q27, [x6, #1136]
	WORD $0x3dc010dc // ldr q28, [x6, #64]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e301c01 // and v1.16b, v0.16b, v16.16b
	WORD $0x6ea16e22 // umin v2.4s, v17.4s, v1.4s
	WORD $0x6e321c42 // eor v2.16b, v2.16b, v18.16b
	WORD $0x6e33dc43 // fmul v3.4s, v2.4s, v19.4s
	WORD $0x4e2bd463 // fadd v3.4s, v3.4s, v11.4s
	WORD $0x6eab8464 // sub v4.4s, v3.4s, v11.4s
	WORD $0x4eabd463 // fsub v3.4s, v3.4s, v11.4s
	WORD $0x6e34dc65 // fmul v5.4s, v3.4s, v20.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x6e35dc63 // fmul v3.4s, v3.4s, v21.4s
	WORD $0x4e2ed463 // fadd v3.4s, v3.4s, v14.4s
	WORD $0x4ea3d445 // fsub v5.4s, v2.4s, v3.4s
	WORD $0x6e25dec6 // fmul v6.4s, v22.4s, v5.4s
	WORD $0x4e37d4c6 // fadd v6.4s, v6.4s, v23.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4e38d4c6 // fadd v6.4s, v6.4s, v24.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4e39d4c6 // fadd v6.4s, v6.4s, v25.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4e3ad4c6 // fadd v6.4s, v6.4s, v26.4s
	WORD $0x6e25dca5 // fmul v5.4s, v5.4s, v5.4s
	WORD $0x6e26dca5 // fmul v5.4s, v5.4s, v6.4s
	WORD $0x4e22d546 // fadd v6.4s, v10.4s, v2.4s
	WORD $0x4ea6d547 // fsub v7.4s, v10.4s, v6.4s
	WORD $0x4e22d4e2 // fadd v2.4s, v7.4s, v2.4s
	WORD $0x4ea3d4a3 // fsub v3.4s, v5.4s, v3.4s
	WORD $0x4e23d442 // fadd v2.4s, v2.4s, v3.4s
	WORD $0x4e22d4c3 // fadd v3.4s, v6.4s, v2.4s
	WORD $0x4ea6d465 // fsub v5.4s, v3.4s, v6.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x4ea46765 // smax v5.4s, v27.4s, v4.4s
	WORD $0x4eac84a5 // add v5.4s, v5.4s, v12.4s
	WORD $0x4f3754a5 // shl v5.4s, v5.4s, #23
	WORD $0x6e23dca6 // fmul v6.4s, v5.4s, v3.4s
	WORD $0x4e26d547 // fadd v7.4s, v10.4s, v6.4s
	WORD $0x4eaad4e8 // fsub v8.4s, v7.4s, v10.4s
	WORD $0x4ea8d4c6 // fsub v6.4s, v6.4s, v8.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x4ea035c0 // cmgt v0.4s, v14.4s, v0.4s
	WORD $0x6ee01d43 // bif v3.16b, v10.16b, v0.16b
	WORD $0x4e221c02 // and v2.16b, v0.16b, v2.16b
	WORD $0x4e2f1ce6 // and v6.16b, v7.16b, v15.16b
	WORD $0x4ea6d4e8 // fsub v8.4s, v7.4s, v6.4s
	WORD $0x4e25d505 // fadd v5.4s, v8.4s, v5.4s
	WORD $0x6e27fd47 // fdiv v7.4s, v10.4s, v7.4s
	WORD $0x6e27dc68 // fmul v8.4s, v3.4s, v7.4s
	WORD $0x4e2f1d08 // and v8.16b, v8.16b, v15.16b
	WORD $0x6e26dd06 // fmul v6.4s, v8.4s, v6.4s
	WORD $0x4ea6d463 // fsub v3.4s, v3.4s, v6.4s
	WORD $0x6e25dd05 // fmul v5.4s, v8.4s, v5.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x6e27dc42 // fmul v2.4s, v2.4s, v7.4s
	WORD $0x4e241c00 // and v0.16b, v0.16b, v4.16b
	WORD $0x4e22d502 // fadd v2.4s, v8.4s, v2.4s
	WORD $0x4f3f0403 // sshr v3.4s, v0.4s, #1
	WORD $0x4eac8464 // add v4.4s, v3.4s, v12.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x6e24dc42 // fmul v2.4s, v2.4s, v4.4s
	WORD $0x6ea38400 // sub v0.4s, v0.4s, v3.4s
	WORD $0x4eac8400 // add v0.4s, v0.4s, v12.4s
	WORD $0x4f375400 // shl v0.4s, v0.4s, #23
	WORD $0x6e20dc40 // fmul v0.4s, v2.4s, v0.4s
	WORD $0x6ebd3421 // cmhi v1.4s, v1.4s, v29.4s
	WORD $0x6e601fc1 // bsl v1.16b, v30.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func softplus128(dst, x unsafe.Pointer, n int) int
TEXT ·softplus128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074cb // ldr q11, [x6, #464]
	WORD $0x3dc01ccc // ldr q12, [x6, #112]
	WORD $0x3dc03ccd // ldr q13, [x6, #240]
	WORD $0x3dc094ce // ldr q14, [x6, #592]
	WORD $0x3dc004cf // ldr q15, [x6, #16]
	WORD $0x3dc114d0 // ldr q16, [x6, #1104]
	WORD $0x3dc0a0d1 // ldr q17, [x6, #640]
	WORD $0x3dc00cd2 // ldr q18, [x6, #48]
	WORD $0x3dc118d3 // ldr q19, [x6, #1120]
	WORD $0x3dc008d4 // ldr q20, [x6, #32]
	WORD $0x3dc070d5 // ldr q21, [x6, #448]
	WORD $0x3dc078d6 // ldr q22, [x6, #480]
	WORD $0x3dc07cd7 // ldr q23, [x6, #496]
	WORD $0x3dc080d8 // ldr q24, [x6, #512]
	WORD $0x3dc084d9 // ldr q25, [x6, #528]
	WORD $0x3dc088da // ldr q26, [x6, #544]
	WORD $0x3dc08cdb // ldr q27, [x6, #560]
	WORD $0x3dc090dc // ldr q28, [x6, #576]
	WORD $0x3dc11cdd // ldr q29, [x6, #1136]
	WORD $0x3dc120de // ldr q30, [x6, #1152]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e321c01 // and v1.16b, v0.16b, v18.16b
	WORD $0x6ea16e62 // umin v2.4s, v19.4s, v1.4s
	WORD $0x6e341c43 // eor v3.16b, v2.16b, v20.16b
	WORD $0x6e35dc64 // fmul v4.4s, v3.4s, v21.4s
	WORD $0x4e2bd484 // fadd v4.4s, v4.4s, v11.4s
	WORD $0x6eab8485 // sub v5.4s, v4.4s, v11.4s
	WORD $0x4eabd484 // fsub v4.4s, v4.4s, v11.4s
	WORD $0x6e36dc86 // fmul v6.4s, v4.4s, v22.4s
	WORD $0x4ea6d463 // fsub v3.4s, v3.4s, v6.4s
	WORD $0x6e37dc84 // fmul v4.4s, v4.4s, v23.4s
	WORD $0x4e2fd484 // fadd v4.4s, v4.4s, v15.4s
	WORD $0x4ea4d466 // fsub v6.4s, v3.4s, v4.4s
	WORD $0x6e26df07 // fmul v7.4s, v24.4s, v6.4s
	WORD $0x4e39d4e7 // fadd v7.4s, v7.4s, v25.4s
	WORD $0x6e26dce7 // fmul v7.4s, v7.4s, v6.4s
	WORD $0x4e3ad4e7 // fadd v7.4s, v7.4s, v26.4s
	WORD $0x6e26dce7 // fmul v7.4s, v7.4s, v6.4s
	WORD $0x4e3bd4e7 // fadd v7.4s, v7.4s, v27.4s
	WORD $0x6e26dce7 // fmul v7.4s, v7.4s, v6.4s
	WORD $0x4e3cd4e7 // fadd v7.4s, v7.4s, v28.4s
	WORD $0x6e26dcc6 // fmul v6.4s, v6.4s, v6.4s
	WORD $0x6e27dcc6 // fmul v6.4s, v6.4s, v7.4s
	WORD $0x4e23d587 // fadd v7.4s, v12.4s, v3.4s
	WORD $0x4ea7d588 // fsub v8.4s, v12.4s, v7.4s
	WORD $0x4e23d503 // fadd v3.4s, v8.4s, v3.4s
	WORD $0x4ea4d4c4 // fsub v4.4s, v6.4s, v4.4s
	WORD $0x4e24d463 // fadd v3.4s, v3.4s, v4.4s
	WORD $0x4e23d4e4 // fadd v4.4s, v7.4s, v3.4s
	WORD $0x4ea7d486 // fsub v6.4s, v4.4s, v7.4s
	WORD $0x4ea6d463 // fsub v3.4s, v3.4s, v6.4s
	WORD $0x4ea567a6 // smax v6.4s, v29.4s, v5.4s
	WORD $0x4ead84c6 // add v6.4s, v6.4s, v13.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6e24dcc7 // fmul v7.4s, v6.4s, v4.4s
	WORD $0x4e27d608 // fadd v8.4s, v16.4s, v7.4s
	WORD $0x4eb0d509 // fsub v9.4s, v8.4s, v16.4s
	WORD $0x4ea9d4e7 // fsub v7.4s, v7.4s, v9.4s
	WORD $0x6e23dcc9 // fmul v9.4s, v6.4s, v3.4s
	WORD $0x4e29d4e7 // fadd v7.4s, v7.4s, v9.4s
	WORD $0x4e311d09 // and v9.16b, v8.16b, v17.16b
	WORD $0x4ea9d50a // fsub v10.4s, v8.4s, v9.4s
	WORD $0x4e27d547 // fadd v7.4s, v10.4s, v7.4s
	WORD $0x6e28fd88 // fdiv v8.4s, v12.4s, v8.4s
	WORD $0x6e28dc8a // fmul v10.4s, v4.4s, v8.4s
	WORD $0x4e311d4a // and v10.16b, v10.16b, v17.16b
	WORD $0x6e29dd49 // fmul v9.4s, v10.4s, v9.4s
	WORD $0x4ea9d484 // fsub v4.4s, v4.4s, v9.4s
	WORD $0x6e27dd47 // fmul v7.4s, v10.4s, v7.4s
	WORD $0x4ea7d463 // fsub v3.4s, v3.4s, v7.4s
	WORD $0x4e23d483 // fadd v3.4s, v4.4s, v3.4s
	WORD $0x6e28dc63 // fmul v3.4s, v3.4s, v8.4s
	WORD $0x4e23d544 // fadd v4.4s, v10.4s, v3.4s
	WORD $0x6e24dcc7 // fmul v7.4s, v6.4s, v4.4s
	WORD $0x6e27dce7 // fmul v7.4s, v7.4s, v7.4s
	WORD $0x6e27dfc8 // fmul v8.4s, v30.4s, v7.4s
	WORD $0x3dc124c9 // ldr q9, [x6, #1168]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x3dc128c9 // ldr q9, [x6, #1184]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x3dc12cc9 // ldr q9, [x6, #1200]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x3dc130c9 // ldr q9, [x6, #1216]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x4e23d463 // fadd v3.4s, v3.4s, v3.4s
	WORD $0x6e27dc84 // fmul v4.4s, v4.4s, v7.4s
	WORD $0x6e28dc84 // fmul v4.4s, v4.4s, v8.4s
	WORD $0x4e24d463 // fadd v3.4s, v3.4s, v4.4s
	WORD $0x4e2ad544 // fadd v4.4s, v10.4s, v10.4s
	WORD $0x6e24dcc7 // fmul v7.4s, v6.4s, v4.4s
	WORD $0x4e27d448 // fadd v8.4s, v2.4s, v7.4s
	WORD $0x4ea2d509 // fsub v9.4s, v8.4s, v2.4s
	WORD $0x4ea9d50a // fsub v10.4s, v8.4s, v9.4s
	WORD $0x4eaad442 // fsub v2.4s, v2.4s, v10.4s
	WORD $0x4ea9d4e7 // fsub v7.4s, v7.4s, v9.4s
	WORD $0x4e27d442 // fadd v2.4s, v2.4s, v7.4s
	WORD $0x6e23dcc6 // fmul v6.4s, v6.4s, v3.4s
	WORD $0x4e26d442 // fadd v2.4s, v2.4s, v6.4s
	WORD $0x4e22d502 // fadd v2.4s, v8.4s, v2.4s
	WORD $0x3dc134c6 // ldr q6, [x6, #1232]
	WORD $0x4ea63406 // cmgt v6.4s, v0.4s, v6.4s
	WORD $0x6e621c06 // bsl v6.16b, v0.16b, v2.16b
	WORD $0x4ea035e0 // cmgt v0.4s, v15.4s, v0.4s
	WORD $0x4e23d482 // fadd v2.4s, v4.4s, v3.4s
	WORD $0x4f3f04a3 // sshr v3.4s, v5.4s, #1
	WORD $0x4ead8464 // add v4.4s, v3.4s, v13.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x6e24dc42 // fmul v2.4s, v2.4s, v4.4s
	WORD $0x6ea384a3 // sub v3.4s, v5.4s, v3.4s
	WORD $0x4ead8463 // add v3.4s, v3.4s, v13.4s
	WORD $0x4f375463 // shl v3.4s, v3.4s, #23
	WORD $0x6e23dc42 // fmul v2.4s, v2.4s, v3.4s
	WORD $0x6e661c40 // bsl v0.16b, v2.16b, v6.16b
	WORD $0x3dc020c2 // ldr q2, [x6, #128]
	WORD $0x6ea23421 // cmhi v1.4s, v1.4s, v2.4s
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func erf128(dst, x unsafe.Pointer, n int) int
TEXT ·erf128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074c6 // ldr q6, [x6, #464]
	WORD $0x3dc154c7 // ldr q7, [x6, #1360]
	WORD $0x3dc18cc8 // ldr q8, [x6, #1584]
	WORD $0x3dc00cc9 // ldr q9, [x6, #48]
	WORD $0x3dc138ca // ldr q10, [x6, #1248]
	WORD $0x3dc13ccb // ldr q11, [x6, #1264]
	WORD $0x3dc140cc // ldr q12, [x6, #1280]
	WORD $0x3dc144cd // ldr q13, [x6, #1296]
	WORD $0x3dc148ce // ldr q14, [x6, #1312]
	WORD $0x3dc14ccf // ldr q15, [x6, #1328]
	WORD $0x3dc150d0 // ldr q16, [x6, #1344]
	WORD $0x3dc158d1 // ldr q17, [x6, #1376]
	WORD $0x3dc15cd2 // ldr q18, [x6, #1392]
	WORD $0x3dc160d3 // ldr q19, [x6, #1408]
	WORD $0x3dc164d4 // ldr q20, [x6, #1424]
	WORD $0x3dc168d5 // ldr q21, [x6, #1440]
	WORD $0x3dc16cd6 // ldr q22, [x6, #1456]
	WORD $0x3dc170d7 // ldr q23, [x6, #1472]
	WORD $0x3dc070d8 // ldr q24, [x6, #448]
	WORD $0x3dc174d9 // ldr q25, [x6, #1488]
	WORD $0x3dc178da // ldr q26, [x6, #1504]
	WORD $0x3dc17cdb // ldr q27, [x6, #1520]
	WORD $0x3dc180dc // ldr q28, [x6, #1536]
	WORD $0x3dc184dd // ldr q29, [x6, #1552]
	WORD $0x3dc188de // ldr q30, [x6, #1568]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e291c01 // and v1.16b, v0.16b, v9.16b
	WORD $0x6ea16d42 // umin v2.4s, v10.4s, v1.4s
	WORD $0x6e22dc43 // fmul v3.4s, v2.4s, v2.4s
	WORD $0x6e23dd64 // fmul v4.4s, v11.4s, v3.4s
	WORD $0x4e2cd484 // fadd v4.4s, v4.4s, v12.4s
	WORD $0x6e23dc84 // fmul v4.4s, v4.4s, v3.4s
	WORD $0x4e2dd484 // fadd v4.4s, v4.4s, v13.4s
	WORD $0x6e23dc84 // fmul v4.4s, v4.4s, v3.4s
	WORD $0x4e2ed484 // fadd v4.4s, v4.4s, v14.4s
	WORD $0x6e23dc84 // fmul v4.4s, v4.4s, v3.4s
	WORD $0x4e2fd484 // fadd v4.4s, v4.4s, v15.4s
	WORD $0x6e23dc83 // fmul v3.4s, v4.4s, v3.4s
	WORD $0x4e30d463 // fadd v3.4s, v3.4s, v16.4s
	WORD $0x6e23dc43 // fmul v3.4s, v2.4s, v3.4s
	WORD $0x4e23d443 // fadd v3.4s, v2.4s, v3.4s
	WORD $0x4ea7d442 // fsub v2.4s, v2.4s, v7.4s
	WORD $0x6e22de24 // fmul v4.4s, v17.4s, v2.4s
	WORD $0x4e32d484 // fadd v4.4s, v4.4s, v18.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e33d484 // fadd v4.4s, v4.4s, v19.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e34d484 // fadd v4.4s, v4.4s, v20.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e35d484 // fadd v4.4s, v4.4s, v21.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e36d484 // fadd v4.4s, v4.4s, v22.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e37d484 // fadd v4.4s, v4.4s, v23.4s
	WORD $0x6e24dc42 // fmul v2.4s, v2.4s, v4.4s
	WORD $0x6e38dc44 // fmul v4.4s, v2.4s, v24.4s
	WORD $0x4e26d484 // fadd v4.4s, v4.4s, v6.4s
	WORD $0x6ea68485 // sub v5.4s, v4.4s, v6.4s
	WORD $0x4ea6d484 // fsub v4.4s, v4.4s, v6.4s
	WORD $0x6e39dc84 // fmul v4.4s, v4.4s, v25.4s
	WORD $0x4ea4d442 // fsub v2.4s, v2.4s, v4.4s
	WORD $0x6e22df44 // fmul v4.4s, v26.4s, v2.4s
	WORD $0x4e3bd484 // fadd v4.4s, v4.4s, v27.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e3cd484 // fadd v4.4s, v4.4s, v28.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e3dd484 // fadd v4.4s, v4.4s, v29.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e3ed484 // fadd v4.4s, v4.4s, v30.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e28d484 // fadd v4.4s, v4.4s, v8.4s
	WORD $0x6e22dc82 // fmul v2.4s, v4.4s, v2.4s
	WORD $0x4e28d442 // fadd v2.4s, v2.4s, v8.4s
	WORD $0x3dc03cc4 // ldr q4, [x6, #240]
	WORD $0x4ea484a4 // add v4.4s, v5.4s, v4.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x6e22dc82 // fmul v2.4s, v4.4s, v2.4s
	WORD $0x3dc01cc4 // ldr q4, [x6, #112]
	WORD $0x4ea2d482 // fsub v2.4s, v4.4s, v2.4s
	WORD $0x6ea134e4 // cmhi v4.4s, v7.4s, v1.4s
	WORD $0x6e621c64 // bsl v4.16b, v3.16b, v2.16b
	WORD $0x3dc010c2 // ldr q2, [x6, #64]
	WORD $0x6ea28422 // sub v2.4s, v1.4s, v2.4s
	WORD $0x3dc190c3 // ldr q3, [x6, #1600]
	WORD $0x6ea23462 // cmhi v2.4s, v3.4s, v2.4s
	WORD $0x6ea2a45f // umaxp v31.4s, v2.4s, v2.4s
	FMOVD F31, R19
	CBNZ R19, done
	WORD $0x3dc008c2 // ldr q2, [x6, #32]
	WORD $0x4e221c00 // and v0.16b, v0.16b, v2.16b
	WORD $0x4ea01c80 // orr v0.16b, v4.16b, v0.16b
	WORD $0x3dc020c2 // ldr q2, [x6, #128]
	WORD $0x6ea23421 // cmhi v1.4s, v1.4s, v2.4s
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func erfc128(dst, x unsafe.Pointer, n int) int
TEXT ·erfc128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc0a0cc // ldr q12, [x6, #640]
	WORD $0x3dc01ccd // ldr q13, [x6, #112]
	WORD $0x3dc03cce // ldr q14, [x6, #240]
	WORD $0x3dc094cf // ldr q15, [x6, #592]
	WORD $0x3dc074d0 // ldr q16, [x6, #464]
	WORD $0x3dc008d1 // ldr q17, [x6, #32]
	WORD $0x3dc114d2 // ldr q18, [x6, #1104]
	WORD $0x3dc00cd3 // ldr q19, [x6, #48]
	WORD $0x3dc194d4 // ldr q20, [x6, #1616]
	WORD $0x3dc070d5 // ldr q21, [x6, #448]
	WORD $0x3dc078d6 // ldr q22, [x6, #480]
	WORD $0x3dc07cd7 // ldr q23, [x6, #496]
	WORD $0x3dc080d8 // ldr q24, [x6, #512]
	WORD $0x3dc084d9 // ldr q25, [x6, #528]
	WORD $0x3dc088da // ldr q26, [x6, #544]
	WORD $0x3dc08cdb // ldr q27, [x6, #560]
	WORD $0x3dc090dc // ldr q28, [x6, #576]
	WORD $0x3dc198dd // ldr q29, [x6, #1632]
	WORD $0x3dc19cde // ldr q30, [x6, #1648]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e331c01 // and v1.16b, v0.16b, v19.16b
	WORD $0x6ea16e82 // umin v2.4s, v20.4s, v1.4s
	WORD $0x4e2c1c43 // and v3.16b, v2.16b, v12.16b
	WORD $0x4ea3d444 // fsub v4.4s, v2.4s, v3.4s
	WORD $0x6e23dc65 // fmul v5.4s, v3.4s, v3.4s
	WORD $0x4e23d443 // fadd v3.4s, v2.4s, v3.4s
	WORD $0x6e24dc63 // fmul v3.4s, v3.4s, v4.4s
	WORD $0x4e23d4a4 // fadd v4.4s, v5.4s, v3.4s
	WORD $0x4ea5d485 // fsub v5.4s, v4.4s, v5.4s
	WORD $0x4ea5d463 // fsub v3.4s, v3.4s, v5.4s
	WORD $0x6e311c84 // eor v4.16b, v4.16b, v17.16b
	WORD $0x6e35dc85 // fmul v5.4s, v4.4s, v21.4s
	WORD $0x4e30d4a5 // fadd v5.4s, v5.4s, v16.4s
	WORD $0x6eb084a6 // sub v6.4s, v5.4s, v16.4s
	WORD $0x4eb0d4a5 // fsub v5.4s, v5.4s, v16.4s
	WORD $0x6e36dca7 // fmul v7.4s, v5.4s, v22.4s
	WORD $0x4ea7d484 // fsub v4.4s, v4.4s, v7.4s
	WORD $0x6e37dca5 // fmul v5.4s, v5.4s, v23.4s
	WORD $0x4e23d4a3 // fadd v3.4s, v5.4s, v3.4s
	WORD $0x4ea3d485 // fsub v5.4s, v4.4s, v3.4s
	WORD $0x6e25df07 // fmul v7.4s, v24.4s, v5.4s
	WORD $0x4e39d4e7 // fadd v7.4s, v7.4s, v25.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e3ad4e7 // fadd v7.4s, v7.4s, v26.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e3bd4e7 // fadd v7.4s, v7.4s, v27.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e3cd4e7 // fadd v7.4s, v7.4s, v28.4s
	WORD $0x6e25dca5 // fmul v5.4s, v5.4s, v5.4s
	WORD $0x6e27dca5 // fmul v5.4s, v5.4s, v7.4s
	WORD $0x4e24d5a7 // fadd v7.4s, v13.4s, v4.4s
	WORD $0x4ea7d5a8 // fsub v8.4s, v13.4s, v7.4s
	WORD $0x4e24d504 // fadd v4.4s, v8.4s, v4.4s
	WORD $0x4ea3d4a3 // fsub v3.4s, v5.4s, v3.4s
	WORD $0x4e23d483 // fadd v3.4s, v4.4s, v3.4s
	WORD $0x4e23d4e4 // fadd v4.4s, v7.4s, v3.4s
	WORD $0x4ea7d485 // fsub v5.4s, v4.4s, v7.4s
	WORD $0x4ea5d463 // fsub v3.4s, v3.4s, v5.4s
	WORD $0x6ebd3445 // cmhi v5.4s, v2.4s, v29.4s
	WORD $0x3dc1a0c7 // ldr q7, [x6, #1664]
	WORD $0x6ea51fc7 // bit v7.16b, v30.16b, v5.16b
	WORD $0x4ea7d447 // fsub v7.4s, v2.4s, v7.4s
	WORD $0x3dc1a4c8 // ldr q8, [x6, #1680]
	WORD $0x3dc1a8c9 // ldr q9, [x6, #1696]
	WORD $0x6ea51d09 // bit v9.16b, v8.16b, v5.16b
	WORD $0x4e29d448 // fadd v8.4s, v2.4s, v9.4s
	WORD $0x6e28fce7 // fdiv v7.4s, v7.4s, v8.4s
	WORD $0x3dc1acc8 // ldr q8, [x6, #1712]
	WORD $0x3dc1b0c9 // ldr q9, [x6, #1728]
	WORD $0x6ea51d09 // bit v9.16b, v8.16b, v5.16b
	WORD $0x6e27dd28 // fmul v8.4s, v9.4s, v7.4s
	WORD $0x3dc1b4c9 // ldr q9, [x6, #1744]
	WORD $0x3dc1b8ca // ldr q10, [x6, #1760]
	WORD $0x6ea51d2a // bit v10.16b, v9.16b, v5.16b
	WORD $0x4e2ad508 // fadd v8.4s, v8.4s, v10.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x3dc1bcc9 // ldr q9, [x6, #1776]
	WORD $0x3dc1c0ca // ldr q10, [x6, #1792]
	WORD $0x6ea51d2a // bit v10.16b, v9.16b, v5.16b
	WORD $0x4e2ad508 // fadd v8.4s, v8.4s, v10.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x3dc1c4c9 // ldr q9, [x6, #1808]
	WORD $0x3dc1c8ca // ldr q10, [x6, #1824]
	WORD $0x6ea51d2a // bit v10.16b, v9.16b, v5.16b
	WORD $0x4e2ad508 // fadd v8.4s, v8.4s, v10.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x3dc1ccc9 // ldr q9, [x6, #1840]
	WORD $0x3dc1d0ca // ldr q10, [x6, #1856]
	WORD $0x6ea51d2a // bit v10.16b, v9.16b, v5.16b
	WORD $0x4e2ad508 // fadd v8.4s, v8.4s, v10.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x3dc1d4c9 // ldr q9, [x6, #1872]
	WORD $0x3dc1d8ca // ldr q10, [x6, #1888]
	WORD $0x6ea51d2a // bit v10.16b, v9.16b, v5.16b
	WORD $0x4e2ad508 // fadd v8.4s, v8.4s, v10.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x3dc1dcc9 // ldr q9, [x6, #1904]
	WORD $0x3dc1e0ca // ldr q10, [x6, #1920]
	WORD $0x6ea51d2a // bit v10.16b, v9.16b, v5.16b
	WORD $0x4e2ad508 // fadd v8.4s, v8.4s, v10.4s
	WORD $0x3dc1e4c9 // ldr q9, [x6, #1936]
	WORD $0x3dc1e8ca // ldr q10, [x6, #1952]
	WORD $0x6ea51d2a // bit v10.16b, v9.16b, v5.16b
	WORD $0x6e27dd07 // fmul v7.4s, v8.4s, v7.4s
	WORD $0x4e27d548 // fadd v8.4s, v10.4s, v7.4s
	WORD $0x4eaad509 // fsub v9.4s, v8.4s, v10.4s
	WORD $0x4ea9d4e7 // fsub v7.4s, v7.4s, v9.4s
	WORD $0x4e2c1c89 // and v9.16b, v4.16b, v12.16b
	WORD $0x4ea9d484 // fsub v4.4s, v4.4s, v9.4s
	WORD $0x4e2c1d0a // and v10.16b, v8.16b, v12.16b
	WORD $0x4eaad50b // fsub v11.4s, v8.4s, v10.4s
	WORD $0x4e27d567 // fadd v7.4s, v11.4s, v7.4s
	WORD $0x6e27dd27 // fmul v7.4s, v9.4s, v7.4s
	WORD $0x4e23d483 // fadd v3.4s, v4.4s, v3.4s
	WORD $0x6e28dc63 // fmul v3.4s, v3.4s, v8.4s
	WORD $0x4e23d4e3 // fadd v3.4s, v7.4s, v3.4s
	WORD $0x6e2add24 // fmul v4.4s, v9.4s, v10.4s
	WORD $0x3dc1ecc7 // ldr q7, [x6, #1968]
	WORD $0x3dc1f0c8 // ldr q8, [x6, #1984]
	WORD $0x6e681ce5 // bsl v5.16b, v7.16b, v8.16b
	WORD $0x4e25d447 // fadd v7.4s, v2.4s, v5.4s
	WORD $0x4e2c1ce8 // and v8.16b, v7.16b, v12.16b
	WORD $0x4ea5d505 // fsub v5.4s, v8.4s, v5.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x6e27fda5 // fdiv v5.4s, v13.4s, v7.4s
	WORD $0x6e25dc87 // fmul v7.4s, v4.4s, v5.4s
	WORD $0x4e2c1ce7 // and v7.16b, v7.16b, v12.16b
	WORD $0x6e28dce8 // fmul v8.4s, v7.4s, v8.4s
	WORD $0x4ea8d484 // fsub v4.4s, v4.4s, v8.4s
	WORD $0x6e22dce2 // fmul v2.4s, v7.4s, v2.4s
	WORD $0x4ea2d462 // fsub v2.4s, v3.4s, v2.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x6e25dc42 // fmul v2.4s, v2.4s, v5.4s
	WORD $0x3dc11cc3 // ldr q3, [x6, #1136]
	WORD $0x4ea66463 // smax v3.4s, v3.4s, v6.4s
	WORD $0x4eae8463 // add v3.4s, v3.4s, v14.4s
	WORD $0x4f375463 // shl v3.4s, v3.4s, #23
	WORD $0x6e311c64 // eor v4.16b, v3.16b, v17.16b
	WORD $0x6e27dc84 // fmul v4.4s, v4.4s, v7.4s
	WORD $0x4e24d645 // fadd v5.4s, v18.4s, v4.4s
	WORD $0x4eb2d4a8 // fsub v8.4s, v5.4s, v18.4s
	WORD $0x4ea8d484 // fsub v4.4s, v4.4s, v8.4s
	WORD $0x6e22dc63 // fmul v3.4s, v3.4s, v2.4s
	WORD $0x4ea3d483 // fsub v3.4s, v4.4s, v3.4s
	WORD $0x4e23d4a3 // fadd v3.4s, v5.4s, v3.4s
	WORD $0x3dc004c4 // ldr q4, [x6, #16]
	WORD $0x4ea03480 // cmgt v0.4s, v4.4s, v0.4s
	WORD $0x4e22d4e2 // fadd v2.4s, v7.4s, v2.4s
	WORD $0x6f290444 // ushr v4.4s, v2.4s, #23
	WORD $0x6eae8484 // sub v4.4s, v4.4s, v14.4s
	WORD $0x3dc1f4c5 // ldr q5, [x6, #2000]
	WORD $0x4e251c42 // and v2.16b, v2.16b, v5.16b
	WORD $0x4ead1c42 // orr v2.16b, v2.16b, v13.16b
	WORD $0x4ea484c4 // add v4.4s, v6.4s, v4.4s
	WORD $0x4f3f0485 // sshr v5.4s, v4.4s, #1
	WORD $0x4eae84a6 // add v6.4s, v5.4s, v14.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6e26dc42 // fmul v2.4s, v2.4s, v6.4s
	WORD $0x6ea58484 // sub v4.4s, v4.4s, v5.4s
	WORD $0x4eae8484 // add v4.4s, v4.4s, v14.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x6e24dc42 // fmul v2.4s, v2.4s, v4.4s
	WORD $0x6e621c60 // bsl v0.16b, v3.16b, v2.16b
	WORD $0x3dc020c2 // ldr q2, [x6, #128]
	WORD $0x6ea23421 // cmhi v1.4s, v1.4s, v2.4s
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func gelu128(dst, x unsafe.Pointer, n int) int
TEXT ·gelu128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc0a0ce // ldr q14, [x6, #640]
	WORD $0x3dc01ccf // ldr q15, [x6, #112]
	WORD $0x3dc03cd0 // ldr q16, [x6, #240]
	WORD $0x3dc094d1 // ldr q17, [x6, #592]
	WORD $0x3dc010d2 // ldr q18, [x6, #64]
	WORD $0x3dc0dcd3 // ldr q19, [x6, #880]
	WORD $0x3dc008d4 // ldr q20, [x6, #32]
	WORD $0x3dc074d5 // ldr q21, [x6, #464]
	WORD $0x3dc00cd6 // ldr q22, [x6, #48]
	WORD $0x3dc1f8d7 // ldr q23, [x6, #2016]
	WORD $0x3dc070d8 // ldr q24, [x6, #448]
	WORD $0x3dc078d9 // ldr q25, [x6, #480]
	WORD $0x3dc07cda // ldr q26, [x6, #496]
	WORD $0x3dc080db // ldr q27, [x6, #512]
	WORD $0x3dc084dc // ldr q28, [x6, #528]
	WORD $0x3dc088dd // ldr q29, [x6, #544]
	WORD $0x3dc08cde // ldr q30, [x6, #560]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e361c01 // and v1.16b, v0.16b, v22.16b
	WORD $0x6ea16ee2 // umin v2.4s, v23.4s, v1.4s
	WORD $0x4e2e1c43 // and v3.16b, v2.16b, v14.16b
	WORD $0x4ea3d444 // fsub v4.4s, v2.4s, v3.4s
	WORD $0x6e23dc65 // fmul v5.4s, v3.4s, v3.4s
	WORD $0x4e23d446 // fadd v6.4s, v2.4s, v3.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e26d4a7 // fadd v7.4s, v5.4s, v6.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x4ea5d4c5 // fsub v5.4s, v6.4s, v5.4s
	WORD $0x6e27de66 // fmul v6.4s, v19.4s, v7.4s
	WORD $0x6e25de65 // fmul v5.4s, v19.4s, v5.4s
	WORD $0x6e341cc6 // eor v6.16b, v6.16b, v20.16b
	WORD $0x6e38dcc7 // fmul v7.4s, v6.4s, v24.4s
	WORD $0x4e35d4e7 // fadd v7.4s, v7.4s, v21.4s
	WORD $0x6eb584e8 // sub v8.4s, v7.4s, v21.4s
	WORD $0x4eb5d4e7 // fsub v7.4s, v7.4s, v21.4s
	WORD $0x6e39dce9 // fmul v9.4s, v7.4s, v25.4s
	WORD $0x4ea9d4c6 // fsub v6.4s, v6.4s, v9.4s
	WORD $0x6e3adce7 // fmul v7.4s, v7.4s, v26.4s
	WORD $0x4e25d4e5 // fadd v5.4s, v7.4s, v5.4s
	WORD $0x4ea5d4c7 // fsub v7.4s, v6.4s, v5.4s
	WORD $0x6e27df69 // fmul v9.4s, v27.4s, v7.4s
	WORD $0x4e3cd529 // fadd v9.4s, v9.4s, v28.4s
	WORD $0x6e27dd29 // fmul v9.4s, v9.4s, v7.4s
	WORD $0x4e3dd529 // fadd v9.4s, v9.4s, v29.4s
	WORD $0x6e27dd29 // fmul v9.4s, v9.4s, v7.4s
	WORD $0x4e3ed529 // fadd v9.4s, v9.4s, v30.4s
	WORD $0x6e27dd29 // fmul v9.4s, v9.4s, v7.4s
	WORD $0x3dc090ca // ldr q10, [x6, #576]
	WORD $0x4e2ad529 // fadd v9.4s, v9.4s, v10.4s
	WORD $0x6e27dce7 // fmul v7.4s, v7.4s, v7.4s
	WORD $0x6e29dce7 // fmul v7.4s, v7.4s, v9.4s
	WORD $0x4e26d5e9 // fadd v9.4s, v15.4s, v6.4s
	WORD $0x4ea9d5ea // fsub v10.4s, v15.4s, v9.4s
	WORD $0x4e26d546 // fadd v6.4s, v10.4s, v6.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x4e25d526 // fadd v6.4s, v9.4s, v5.4s
	WORD $0x4ea9d4c7 // fsub v7.4s, v6.4s, v9.4s
	WORD $0x4ea7d4a5 // fsub v5.4s, v5.4s, v7.4s
	WORD $0x3dc1fcc7 // ldr q7, [x6, #2032]
	WORD $0x6ea73447 // cmhi v7.4s, v2.4s, v7.4s
	WORD $0x3dc200c9 // ldr q9, [x6, #2048]
	WORD $0x3dc204ca // ldr q10, [x6, #2064]
	WORD $0x6ea71d2a // bit v10.16b, v9.16b, v7.16b
	WORD $0x4eaad449 // fsub v9.4s, v2.4s, v10.4s
	WORD $0x3dc208ca // ldr q10, [x6, #2080]
	WORD $0x3dc20ccb // ldr q11, [x6, #2096]
	WORD $0x6ea71d4b // bit v11.16b, v10.16b, v7.16b
	WORD $0x4e2bd44a // fadd v10.4s, v2.4s, v11.4s
	WORD $0x6e2afd29 // fdiv v9.4s, v9.4s, v10.4s
	WORD $0x3dc210ca // ldr q10, [x6, #2112]
	WORD $0x3dc214cb // ldr q11, [x6, #2128]
	WORD $0x6ea71d4b // bit v11.16b, v10.16b, v7.16b
	WORD $0x6e29dd6a // fmul v10.4s, v11.4s, v9.4s
	WORD $0x3dc218cb // ldr q11, [x6, #2144]
	WORD $0x3dc21ccc // ldr q12, [x6, #2160]
	WORD $0x6ea71d6c // bit v12.16b, v11.16b, v7.16b
	WORD $0x4e2cd54a // fadd v10.4s, v10.4s, v12.4s
	WORD $0x6e29dd4a // fmul v10.4s, v10.4s, v9.4s
	WORD $0x3dc220cb // ldr q11, [x6, #2176]
	WORD $0x3dc224cc // ldr q12, [x6, #2192]
	WORD $0x6ea71d6c // bit v12.16b, v11.16b, v7.16b
	WORD $0x4e2cd54a // fadd v10.4s, v10.4s, v12.4s
	WORD $0x6e29dd4a // fmul v10.4s, v10.4s, v9.4s
	WORD $0x3dc228cb // ldr q11, [x6, #2208]
	WORD $0x3dc22ccc // ldr q12, [x6, #2224]
	WORD $0x6ea71d6c // bit v12.16b, v11.16b, v7.16b
	WORD $0x4e2cd54a // fadd v10.4s, v10.4s, v12.4s
	WORD $0x6e29dd4a // fmul v10.4s, v10.4s, v9.4s
	WORD $0x3dc230cb // ldr q11, [x6, #2240]
	WORD $0x3dc234cc // ldr q12, [x6, #2256]
	WORD $0x6ea71d6c // bit v12.16b, v11.16b, v7.16b
	WORD $0x4e2cd54a // fadd v10.4s, v10.4s, v12.4s
	WORD $0x6e29dd4a // fmul v10.4s, v10.4s, v9.4s
	WORD $0x3dc238cb // ldr q11, [x6, #2272]
	WORD $0x3dc23ccc // ldr q12, [x6, #2288]
	WORD $0x6ea71d6c // bit v12.16b, v11.16b, v7.16b
	WORD $0x4e2cd54a // fadd v10.4s, v10.4s, v12.4s
	WORD $0x6e29dd4a // fmul v10.4s, v10.4s, v9.4s
	WORD $0x3dc240cb // ldr q11, [x6, #2304]
	WORD $0x3dc244cc // ldr q12, [x6, #2320]
	WORD $0x6ea71d6c // bit v12.16b, v11.16b, v7.16b
	WORD $0x4e2cd54a // fadd v10.4s, v10.4s, v12.4s
	WORD $0x3dc248cb // ldr q11, [x6, #2336]
	WORD $0x3dc24ccc // ldr q12, [x6, #2352]
	WORD $0x6ea71d6c // bit v12.16b, v11.16b, v7.16b
	WORD $0x6e29dd49 // fmul v9.4s, v10.4s, v9.4s
	WORD $0x4e29d58a // fadd v10.4s, v12.4s, v9.4s
	WORD $0x4eacd54b // fsub v11.4s, v10.4s, v12.4s
	WORD $0x4eabd529 // fsub v9.4s, v9.4s, v11.4s
	WORD $0x4e2e1ccb // and v11.16b, v6.16b, v14.16b
	WORD $0x4eabd4c6 // fsub v6.4s, v6.4s, v11.4s
	WORD $0x4e2e1d4c // and v12.16b, v10.16b, v14.16b
	WORD $0x4eacd54d // fsub v13.4s, v10.4s, v12.4s
	WORD $0x4e29d5a9 // fadd v9.4s, v13.4s, v9.4s
	WORD $0x6e29dd69 // fmul v9.4s, v11.4s, v9.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x6e2adca5 // fmul v5.4s, v5.4s, v10.4s
	WORD $0x4e25d525 // fadd v5.4s, v9.4s, v5.4s
	WORD $0x6e2cdd66 // fmul v6.4s, v11.4s, v12.4s
	WORD $0x3dc250c9 // ldr q9, [x6, #2368]
	WORD $0x3dc254ca // ldr q10, [x6, #2384]
	WORD $0x6e6a1d27 // bsl v7.16b, v9.16b, v10.16b
	WORD $0x4e27d449 // fadd v9.4s, v2.4s, v7.4s
	WORD $0x4e2e1d2a // and v10.16b, v9.16b, v14.16b
	WORD $0x4ea7d547 // fsub v7.4s, v10.4s, v7.4s
	WORD $0x4ea7d447 // fsub v7.4s, v2.4s, v7.4s
	WORD $0x6e29fde9 // fdiv v9.4s, v15.4s, v9.4s
	WORD $0x6e29dccb // fmul v11.4s, v6.4s, v9.4s
	WORD $0x4e2e1d6b // and v11.16b, v11.16b, v14.16b
	WORD $0x6e2add6a // fmul v10.4s, v11.4s, v10.4s
	WORD $0x4eaad4c6 // fsub v6.4s, v6.4s, v10.4s
	WORD $0x6e27dd67 // fmul v7.4s, v11.4s, v7.4s
	WORD $0x4ea7d4a5 // fsub v5.4s, v5.4s, v7.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x6e29dca5 // fmul v5.4s, v5.4s, v9.4s
	WORD $0x3dc11cc6 // ldr q6, [x6, #1136]
	WORD $0x4ea864c6 // smax v6.4s, v6.4s, v8.4s
	WORD $0x4eb084c6 // add v6.4s, v6.4s, v16.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6e341cc7 // eor v7.16b, v6.16b, v20.16b
	WORD $0x6e2bdce7 // fmul v7.4s, v7.4s, v11.4s
	WORD $0x4e27d5e9 // fadd v9.4s, v15.4s, v7.4s
	WORD $0x4eafd52a // fsub v10.4s, v9.4s, v15.4s
	WORD $0x4eaad4e7 // fsub v7.4s, v7.4s, v10.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4ea6d4e6 // fsub v6.4s, v7.4s, v6.4s
	WORD $0x3dc004c7 // ldr q7, [x6, #16]
	WORD $0x4ea034e7 // cmgt v7.4s, v7.4s, v0.4s
	WORD $0x6ea71d69 // bit v9.16b, v11.16b, v7.16b
	WORD $0x4e2e1d2a // and v10.16b, v9.16b, v14.16b
	WORD $0x6ea71ca6 // bit v6.16b, v5.16b, v7.16b
	WORD $0x4eaad525 // fsub v5.4s, v9.4s, v10.4s
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e2adc63 // fmul v3.4s, v3.4s, v10.4s
	WORD $0x6e2adc84 // fmul v4.4s, v4.4s, v10.4s
	WORD $0x6e25dc42 // fmul v2.4s, v2.4s, v5.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x6f290443 // ushr v3.4s, v2.4s, #23
	WORD $0x6eb08463 // sub v3.4s, v3.4s, v16.4s
	WORD $0x3dc1f4c4 // ldr q4, [x6, #2000]
	WORD $0x4e241c44 // and v4.16b, v2.16b, v4.16b
	WORD $0x4eaf1c84 // orr v4.16b, v4.16b, v15.16b
	WORD $0x4ea38503 // add v3.4s, v8.4s, v3.4s
	WORD $0x4f3f0465 // sshr v5.4s, v3.4s, #1
	WORD $0x4eb084a6 // add v6.4s, v5.4s, v16.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6e26dc84 // fmul v4.4s, v4.4s, v6.4s
	WORD $0x6ea58463 // sub v3.4s, v3.4s, v5.4s
	WORD $0x4eb08463 // add v3.4s, v3.4s, v16.4s
	WORD $0x4f375463 // shl v3.4s, v3.4s, #23
	WORD $0x6e23dc83 // fmul v3.4s, v4.4s, v3.4s
	WORD $0x6e621c67 // bsl v7.16b, v3.16b, v2.16b
	WORD $0x3dc258c2 // ldr q2, [x6, #2400]
	WORD $0x6ea13442 // cmhi v2.4s, v2.4s, v1.4s
	WORD $0x6f3f0423 // ushr v3.4s, v1.4s, #1
	WORD $0x4e321c63 // and v3.16b, v3.16b, v18.16b
	WORD $0x4ea38423 // add v3.4s, v1.4s, v3.4s
	WORD $0x6f3f0463 // ushr v3.4s, v3.4s, #1
	WORD $0x6e33dc24 // fmul v4.4s, v1.4s, v19.4s
	WORD $0x3dc25cc5 // ldr q5, [x6, #2416]
	WORD $0x6ea134a5 // cmhi v5.4s, v5.4s, v1.4s
	WORD $0x6e641c65 // bsl v5.16b, v3.16b, v4.16b
	WORD $0x6e671ca2 // bsl v2.16b, v5.16b, v7.16b
	WORD $0x4e341c03 // and v3.16b, v0.16b, v20.16b
	WORD $0x4ea31c42 // orr v2.16b, v2.16b, v3.16b
	WORD $0x3dc260c3 // ldr q3, [x6, #2432]
	WORD $0x4ea33403 // cmgt v3.4s, v0.4s, v3.4s
	WORD $0x6e621c03 // bsl v3.16b, v0.16b, v2.16b
	WORD $0x3dc020c0 // ldr q0, [x6, #128]
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e631c20 // bsl v0.16b, v1.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func geluTanh128(dst, x unsafe.Pointer, n int) int
TEXT ·geluTanh128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc01ccd // ldr q13, [x6, #112]
	WORD $0x3dc0a0ce // ldr q14, [x6, #640]
	WORD $0x3dc03ccf // ldr q15, [x6, #240]
	WORD $0x3dc094d0 // ldr q16, [x6, #592]
	WORD $0x3dc010d1 // ldr q17, [x6, #64]
	WORD $0x3dc26cd2 // ldr q18, [x6, #2480]
	WORD $0x3dc074d3 // ldr q19, [x6, #464]
	WORD $0x3dc268d4 // ldr q20, [x6, #2464]
	WORD $0x3dc008d5 // ldr q21, [x6, #32]
	WORD $0x3dc00cd6 // ldr q22, [x6, #48]
	WORD $0x3dc264d7 // ldr q23, [x6, #2448]
	WORD $0x3dc270d8 // ldr q24, [x6, #2496]
	WORD $0x3dc274d9 // ldr q25, [x6, #2512]
	WORD $0x3dc070da // ldr q26, [x6, #448]
	WORD $0x3dc078db // ldr q27, [x6, #480]
	WORD $0x3dc07cdc // ldr q28, [x6, #496]
	WORD $0x3dc080dd // ldr q29, [x6, #512]
	WORD $0x3dc084de // ldr q30, [x6, #528]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e361c01 // and v1.16b, v0.16b, v22.16b
	WORD $0x6ea16ee2 // umin v2.4s, v23.4s, v1.4s
	WORD $0x4e2e1c43 // and v3.16b, v2.16b, v14.16b
	WORD $0x4ea3d444 // fsub v4.4s, v2.4s, v3.4s
	WORD $0x6e23dc65 // fmul v5.4s, v3.4s, v3.4s
	WORD $0x4e23d446 // fadd v6.4s, v2.4s, v3.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e26d4a7 // fadd v7.4s, v5.4s, v6.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x4ea5d4c5 // fsub v5.4s, v6.4s, v5.4s
	WORD $0x4e2e1ce6 // and v6.16b, v7.16b, v14.16b
	WORD $0x4ea6d4e8 // fsub v8.4s, v7.4s, v6.4s
	WORD $0x4e25d505 // fadd v5.4s, v8.4s, v5.4s
	WORD $0x6e34dcc6 // fmul v6.4s, v6.4s, v20.4s
	WORD $0x4e26d648 // fadd v8.4s, v18.4s, v6.4s
	WORD $0x4eb2d509 // fsub v9.4s, v8.4s, v18.4s
	WORD $0x4ea9d50a // fsub v10.4s, v8.4s, v9.4s
	WORD $0x4eaad64a // fsub v10.4s, v18.4s, v10.4s
	WORD $0x4ea9d4c6 // fsub v6.4s, v6.4s, v9.4s
	WORD $0x4e26d546 // fadd v6.4s, v10.4s, v6.4s
	WORD $0x6e34dca5 // fmul v5.4s, v5.4s, v20.4s
	WORD $0x6e38dce7 // fmul v7.4s, v7.4s, v24.4s
	WORD $0x4e27d4a5 // fadd v5.4s, v5.4s, v7.4s
	WORD $0x4e39d4a5 // fadd v5.4s, v5.4s, v25.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x4e25d506 // fadd v6.4s, v8.4s, v5.4s
	WORD $0x4ea8d4c7 // fsub v7.4s, v6.4s, v8.4s
	WORD $0x4ea7d4a5 // fsub v5.4s, v5.4s, v7.4s
	WORD $0x4e2e1cc7 // and v7.16b, v6.16b, v14.16b
	WORD $0x4ea7d4c6 // fsub v6.4s, v6.4s, v7.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x6e27dc66 // fmul v6.4s, v3.4s, v7.4s
	WORD $0x6e27dc87 // fmul v7.4s, v4.4s, v7.4s
	WORD $0x6e25dc45 // fmul v5.4s, v2.4s, v5.4s
	WORD $0x4e25d4e5 // fadd v5.4s, v7.4s, v5.4s
	WORD $0x4e25d4c7 // fadd v7.4s, v6.4s, v5.4s
	WORD $0x4ea6d4e6 // fsub v6.4s, v7.4s, v6.4s
	WORD $0x4ea6d4a5 // fsub v5.4s, v5.4s, v6.4s
	WORD $0x6e351ce6 // eor v6.16b, v7.16b, v21.16b
	WORD $0x6e3adcc7 // fmul v7.4s, v6.4s, v26.4s
	WORD $0x4e33d4e7 // fadd v7.4s, v7.4s, v19.4s
	WORD $0x6eb384e8 // sub v8.4s, v7.4s, v19.4s
	WORD $0x4eb3d4e7 // fsub v7.4s, v7.4s, v19.4s
	WORD $0x6e3bdce9 // fmul v9.4s, v7.4s, v27.4s
	WORD $0x4ea9d4c6 // fsub v6.4s, v6.4s, v9.4s
	WORD $0x6e3cdce7 // fmul v7.4s, v7.4s, v28.4s
	WORD $0x4e25d4e5 // fadd v5.4s, v7.4s, v5.4s
	WORD $0x4ea5d4c7 // fsub v7.4s, v6.4s, v5.4s
	WORD $0x6e27dfa9 // fmul v9.4s, v29.4s, v7.4s
	WORD $0x4e3ed529 // fadd v9.4s, v9.4s, v30.4s
	WORD $0x6e27dd29 // fmul v9.4s, v9.4s, v7.4s
	WORD $0x3dc088ca // ldr q10, [x6, #544]
	WORD $0x4e2ad529 // fadd v9.4s, v9.4s, v10.4s
	WORD $0x6e27dd29 // fmul v9.4s, v9.4s, v7.4s
	WORD $0x3dc08cca // ldr q10, [x6, #560]
	WORD $0x4e2ad529 // fadd v9.4s, v9.4s, v10.4s
	WORD $0x6e27dd29 // fmul v9.4s, v9.4s, v7.4s
	WORD $0x3dc090ca // ldr q10, [x6, #576]
	WORD $0x4e2ad529 // fadd v9.4s, v9.4s, v10.4s
	WORD $0x6e27dce7 // fmul v7.4s, v7.4s, v7.4s
	WORD $0x6e29dce7 // fmul v7.4s, v7.4s, v9.4s
	WORD $0x4e26d5a9 // fadd v9.4s, v13.4s, v6.4s
	WORD $0x4ea9d5aa // fsub v10.4s, v13.4s, v9.4s
	WORD $0x4e26d546 // fadd v6.4s, v10.4s, v6.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x4e25d526 // fadd v6.4s, v9.4s, v5.4s
	WORD $0x4ea9d4c7 // fsub v7.4s, v6.4s, v9.4s
	WORD $0x4ea7d4a5 // fsub v5.4s, v5.4s, v7.4s
	WORD $0x3dc11cc7 // ldr q7, [x6, #1136]
	WORD $0x4ea864e7 // smax v7.4s, v7.4s, v8.4s
	WORD $0x4eaf84e7 // add v7.4s, v7.4s, v15.4s
	WORD $0x4f3754e7 // shl v7.4s, v7.4s, #23
	WORD $0x6e26dce9 // fmul v9.4s, v7.4s, v6.4s
	WORD $0x4e29d5aa // fadd v10.4s, v13.4s, v9.4s
	WORD $0x4eadd54b // fsub v11.4s, v10.4s, v13.4s
	WORD $0x4eabd529 // fsub v9.4s, v9.4s, v11.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e27d527 // fadd v7.4s, v9.4s, v7.4s
	WORD $0x3dc004c9 // ldr q9, [x6, #16]
	WORD $0x4ea03529 // cmgt v9.4s, v9.4s, v0.4s
	WORD $0x6ee91da6 // bif v6.16b, v13.16b, v9.16b
	WORD $0x4e251d25 // and v5.16b, v9.16b, v5.16b
	WORD $0x4e2e1d4b // and v11.16b, v10.16b, v14.16b
	WORD $0x4eabd54c // fsub v12.4s, v10.4s, v11.4s
	WORD $0x4e27d587 // fadd v7.4s, v12.4s, v7.4s
	WORD $0x6e2afdaa // fdiv v10.4s, v13.4s, v10.4s
	WORD $0x6e2adccc // fmul v12.4s, v6.4s, v10.4s
	WORD $0x4e2e1d8c // and v12.16b, v12.16b, v14.16b
	WORD $0x6e2bdd8b // fmul v11.4s, v12.4s, v11.4s
	WORD $0x4eabd4c6 // fsub v6.4s, v6.4s, v11.4s
	WORD $0x6e27dd87 // fmul v7.4s, v12.4s, v7.4s
	WORD $0x4ea7d4a5 // fsub v5.4s, v5.4s, v7.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x6e2adca5 // fmul v5.4s, v5.4s, v10.4s
	WORD $0x4e281d26 // and v6.16b, v9.16b, v8.16b
	WORD $0x6e2cdc63 // fmul v3.4s, v3.4s, v12.4s
	WORD $0x6e2cdc84 // fmul v4.4s, v4.4s, v12.4s
	WORD $0x6e25dc42 // fmul v2.4s, v2.4s, v5.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x6f290443 // ushr v3.4s, v2.4s, #23
	WORD $0x6eaf8463 // sub v3.4s, v3.4s, v15.4s
	WORD $0x3dc1f4c4 // ldr q4, [x6, #2000]
	WORD $0x4e241c44 // and v4.16b, v2.16b, v4.16b
	WORD $0x4ead1c84 // orr v4.16b, v4.16b, v13.16b
	WORD $0x4ea384c3 // add v3.4s, v6.4s, v3.4s
	WORD $0x4f3f0465 // sshr v5.4s, v3.4s, #1
	WORD $0x4eaf84a6 // add v6.4s, v5.4s, v15.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6e26dc84 // fmul v4.4s, v4.4s, v6.4s
	WORD $0x6ea58463 // sub v3.4s, v3.4s, v5.4s
	WORD $0x4eaf8463 // add v3.4s, v3.4s, v15.4s
	WORD $0x4f375463 // shl v3.4s, v3.4s, #23
	WORD $0x6e23dc83 // fmul v3.4s, v4.4s, v3.4s
	WORD $0x6e621c69 // bsl v9.16b, v3.16b, v2.16b
	WORD $0x3dc258c2 // ldr q2, [x6, #2400]
	WORD $0x6ea13442 // cmhi v2.4s, v2.4s, v1.4s
	WORD $0x6f3f0423 // ushr v3.4s, v1.4s, #1
	WORD $0x4e311c63 // and v3.16b, v3.16b, v17.16b
	WORD $0x4ea38423 // add v3.4s, v1.4s, v3.4s
	WORD $0x6f3f0463 // ushr v3.4s, v3.4s, #1
	WORD $0x3dc0dcc4 // ldr q4, [x6, #880]
	WORD $0x6e24dc24 // fmul v4.4s, v1.4s, v4.4s
	WORD $0x3dc25cc5 // ldr q5, [x6, #2416]
	WORD $0x6ea134a5 // cmhi v5.4s, v5.4s, v1.4s
	WORD $0x6e641c65 // bsl v5.16b, v3.16b, v4.16b
	WORD $0x6e691ca2 // bsl v2.16b, v5.16b, v9.16b
	WORD $0x4e351c03 // and v3.16b, v0.16b, v21.16b
	WORD $0x4ea31c42 // orr v2.16b, v2.16b, v3.16b
	WORD $0x3dc260c3 // ldr q3, [x6, #2432]
	WORD $0x4ea33403 // cmgt v3.4s, v0.4s, v3.4s
	WORD $0x6e621c03 // bsl v3.16b, v0.16b, v2.16b
	WORD $0x3dc020c0 // ldr q0, [x6, #128]
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e631c20 // bsl v0.16b, v1.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func log128(dst, x unsafe.Pointer, n int) int
TEXT ·log128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc280c7 // ldr q7, [x6, #2560]
	WORD $0x3dc010c8 // ldr q8, [x6, #64]
	WORD $0x3dc020c9 // ldr q9, [x6, #128]
	WORD $0x3dc278ca // ldr q10, [x6, #2528]
	WORD $0x3dc27ccb // ldr q11, [x6, #2544]
	WORD $0x3dc1f4cc // ldr q12, [x6, #2000]
	WORD $0x3dc094cd // ldr q13, [x6, #592]
	WORD $0x3dc01cce // ldr q14, [x6, #112]
	WORD $0x3dc284cf // ldr q15, [x6, #2576]
	WORD $0x3dc288d0 // ldr q16, [x6, #2592]
	WORD $0x3dc28cd1 // ldr q17, [x6, #2608]
	WORD $0x3dc290d2 // ldr q18, [x6, #2624]
	WORD $0x3dc294d3 // ldr q19, [x6, #2640]
	WORD $0x3dc298d4 // ldr q20, [x6, #2656]
	WORD $0x3dc29cd5 // ldr q21, [x6, #2672]
	WORD $0x3dc2a0d6 // ldr q22, [x6, #2688]
	WORD $0x3dc2a4d7 // ldr q23, [x6, #2704]
	WORD $0x3dc0e0d8 // ldr q24, [x6, #896]
	WORD $0x3dc078d9 // ldr q25, [x6, #480]
	WORD $0x3dc07cda // ldr q26, [x6, #496]
	WORD $0x3dc004db // ldr q27, [x6, #16]
	WORD $0x3dc000dc // ldr q28, [x6, #0]
	WORD $0x3dc2a8dd // ldr q29, [x6, #2720]
	WORD $0x3dc2acde // ldr q30, [x6, #2736]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e21d801 // scvtf v1.4s, v0.4s
	WORD $0x6eaa8421 // sub v1.4s, v1.4s, v10.4s
	WORD $0x6ea03562 // cmhi v2.4s, v11.4s, v0.4s
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x6ea78441 // sub v1.4s, v2.4s, v7.4s
	WORD $0x4e2c1c22 // and v2.16b, v1.16b, v12.16b
	WORD $0x4ea78442 // add v2.4s, v2.4s, v7.4s
	WORD $0x4f290421 // sshr v1.4s, v1.4s, #23
	WORD $0x4eaed442 // fsub v2.4s, v2.4s, v14.4s
	WORD $0x4e21d821 // scvtf v1.4s, v1.4s
	WORD $0x6e22dc43 // fmul v3.4s, v2.4s, v2.4s
	WORD $0x6e22dde4 // fmul v4.4s, v15.4s, v2.4s
	WORD $0x4e30d484 // fadd v4.4s, v4.4s, v16.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e31d484 // fadd v4.4s, v4.4s, v17.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e32d484 // fadd v4.4s, v4.4s, v18.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e33d484 // fadd v4.4s, v4.4s, v19.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e34d484 // fadd v4.4s, v4.4s, v20.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e35d484 // fadd v4.4s, v4.4s, v21.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e36d484 // fadd v4.4s, v4.4s, v22.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e37d484 // fadd v4.4s, v4.4s, v23.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x4e38d484 // fadd v4.4s, v4.4s, v24.4s
	WORD $0x6e24dc63 // fmul v3.4s, v3.4s, v4.4s
	WORD $0x6e39dc24 // fmul v4.4s, v1.4s, v25.4s
	WORD $0x4e22d485 // fadd v5.4s, v4.4s, v2.4s
	WORD $0x4ea4d4a4 // fsub v4.4s, v5.4s, v4.4s
	WORD $0x4ea4d442 // fsub v2.4s, v2.4s, v4.4s
	WORD $0x6e3adc21 // fmul v1.4s, v1.4s, v26.4s
	WORD $0x4e21d461 // fadd v1.4s, v3.4s, v1.4s
	WORD $0x4e21d441 // fadd v1.4s, v2.4s, v1.4s
	WORD $0x4e21d4a1 // fadd v1.4s, v5.4s, v1.4s
	WORD $0x4f215402 // shl v2.4s, v0.4s, #1
	WORD $0x6ebb8c42 // cmeq v2.4s, v2.4s, v27.4s
	WORD $0x6ea98c03 // cmeq v3.4s, v0.4s, v9.4s
	WORD $0x6e7c1d23 // bsl v3.16b, v9.16b, v28.16b
	WORD $0x6e631fa2 // bsl v2.16b, v29.16b, v3.16b
	WORD $0x6ea88400 // sub v0.4s, v0.4s, v8.4s
	WORD $0x6ea037c0 // cmhi v0.4s, v30.4s, v0.4s
	WORD $0x6e621c20 // bsl v0.16b, v1.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func log2128(dst, x unsafe.Pointer, n int) int
TEXT ·log2128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc280c8 // ldr q8, [x6, #2560]
	WORD $0x3dc0a0c9 // ldr q9, [x6, #640]
	WORD $0x3dc0dcca // ldr q10, [x6, #880]
	WORD $0x3dc2b4cb // ldr q11, [x6, #2768]
	WORD $0x3dc010cc // ldr q12, [x6, #64]
	WORD $0x3dc020cd // ldr q13, [x6, #128]
	WORD $0x3dc278ce // ldr q14, [x6, #2528]
	WORD $0x3dc27ccf // ldr q15, [x6, #2544]
	WORD $0x3dc1f4d0 // ldr q16, [x6, #2000]
	WORD $0x3dc094d1 // ldr q17, [x6, #592]
	WORD $0x3dc01cd2 // ldr q18, [x6, #112]
	WORD $0x3dc284d3 // ldr q19, [x6, #2576]
	WORD $0x3dc288d4 // ldr q20, [x6, #2592]
	WORD $0x3dc28cd5 // ldr q21, [x6, #2608]
	WORD $0x3dc290d6 // ldr q22, [x6, #2624]
	WORD $0x3dc294d7 // ldr q23, [x6, #2640]
	WORD $0x3dc298d8 // ldr q24, [x6, #2656]
	WORD $0x3dc29cd9 // ldr q25, [x6, #2672]
	WORD $0x3dc2a0da // ldr q26, [x6, #2688]
	WORD $0x3dc2a4db // ldr q27, [x6, #2704]
	WORD $0x3dc2b0dc // ldr q28, [x6, #2752]
	WORD $0x3dc070dd // ldr q29, [x6, #448]
	WORD $0x3dc004de // ldr q30, [x6, #16]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e21d801 // scvtf v1.4s, v0.4s
	WORD $0x6eae8421 // sub v1.4s, v1.4s, v14.4s
	WORD $0x6ea035e2 // cmhi v2.4s, v15.4s, v0.4s
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x6ea88441 // sub v1.4s, v2.4s, v8.4s
	WORD $0x4e301c22 // and v2.16b, v1.16b, v16.16b
	WORD $0x4ea88442 // add v2.4s, v2.4s, v8.4s
	WORD $0x4f290421 // sshr v1.4s, v1.4s, #23
	WORD $0x4eb2d442 // fsub v2.4s, v2.4s, v18.4s
	WORD $0x4e291c43 // and v3.16b, v2.16b, v9.16b
	WORD $0x4ea3d444 // fsub v4.4s, v2.4s, v3.4s
	WORD $0x6e2adc65 // fmul v5.4s, v3.4s, v10.4s
	WORD $0x6e23dca5 // fmul v5.4s, v5.4s, v3.4s
	WORD $0x4ea5d446 // fsub v6.4s, v2.4s, v5.4s
	WORD $0x4ea6d447 // fsub v7.4s, v2.4s, v6.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x4e23d443 // fadd v3.4s, v2.4s, v3.4s
	WORD $0x6e2adc63 // fmul v3.4s, v3.4s, v10.4s
	WORD $0x6e24dc63 // fmul v3.4s, v3.4s, v4.4s
	WORD $0x4ea3d4a3 // fsub v3.4s, v5.4s, v3.4s
	WORD $0x6e22dc44 // fmul v4.4s, v2.4s, v2.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x6e22de65 // fmul v5.4s, v19.4s, v2.4s
	WORD $0x4e34d4a5 // fadd v5.4s, v5.4s, v20.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e35d4a5 // fadd v5.4s, v5.4s, v21.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e36d4a5 // fadd v5.4s, v5.4s, v22.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e37d4a5 // fadd v5.4s, v5.4s, v23.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e38d4a5 // fadd v5.4s, v5.4s, v24.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e39d4a5 // fadd v5.4s, v5.4s, v25.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e3ad4a5 // fadd v5.4s, v5.4s, v26.4s
	WORD $0x6e22dca2 // fmul v2.4s, v5.4s, v2.4s
	WORD $0x4e3bd442 // fadd v2.4s, v2.4s, v27.4s
	WORD $0x6e22dc82 // fmul v2.4s, v4.4s, v2.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x4e291cc3 // and v3.16b, v6.16b, v9.16b
	WORD $0x4ea3d4c4 // fsub v4.4s, v6.4s, v3.4s
	WORD $0x6e3cdcc5 // fmul v5.4s, v6.4s, v28.4s
	WORD $0x6e2bdc84 // fmul v4.4s, v4.4s, v11.4s
	WORD $0x4e24d4a4 // fadd v4.4s, v5.4s, v4.4s
	WORD $0x6e2bdc63 // fmul v3.4s, v3.4s, v11.4s
	WORD $0x6e3ddc42 // fmul v2.4s, v2.4s, v29.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4e21d821 // scvtf v1.4s, v1.4s
	WORD $0x4e23d424 // fadd v4.4s, v1.4s, v3.4s
	WORD $0x4ea1d481 // fsub v1.4s, v4.4s, v1.4s
	WORD $0x4ea1d461 // fsub v1.4s, v3.4s, v1.4s
	WORD $0x4e22d421 // fadd v1.4s, v1.4s, v2.4s
	WORD $0x4e21d481 // fadd v1.4s, v4.4s, v1.4s
	WORD $0x4f215402 // shl v2.4s, v0.4s, #1
	WORD $0x6ebe8c42 // cmeq v2.4s, v2.4s, v30.4s
	WORD $0x6ead8c03 // cmeq v3.4s, v0.4s, v13.4s
	WORD $0x3dc000c4 // ldr q4, [x6, #0]
	WORD $0x6e641da3 // bsl v3.16b, v13.16b, v4.16b
	WORD $0x3dc2a8c4 // ldr q4, [x6, #2720]
	WORD $0x6e631c82 // bsl v2.16b, v4.16b, v3.16b
	WORD $0x6eac8400 // sub v0.4s, v0.4s, v12.4s
	WORD $0x3dc2acc3 // ldr q3, [x6, #2736]
	WORD $0x6ea03460 // cmhi v0.4s, v3.4s, v0.4s
	WORD $0x6e621c20 // bsl v0.16b, v1.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func log10128(dst, x unsafe.Pointer, n int) int
TEXT ·log10128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc280c8 // ldr q8, [x6, #2560]
	WORD $0x3dc0a0c9 // ldr q9, [x6, #640]
	WORD $0x3dc0dcca // ldr q10, [x6, #880]
	WORD $0x3dc2bccb // ldr q11, [x6, #2800]
	WORD $0x3dc010cc // ldr q12, [x6, #64]
	WORD $0x3dc020cd // ldr q13, [x6, #128]
	WORD $0x3dc278ce // ldr q14, [x6, #2528]
	WORD $0x3dc27ccf // ldr q15, [x6, #2544]
	WORD $0x3dc1f4d0 // ldr q16, [x6, #2000]
	WORD $0x3dc094d1 // ldr q17, [x6, #592]
	WORD $0x3dc01cd2 // ldr q18, [x6, #112]
	WORD $0x3dc284d3 // ldr q19, [x6, #2576]
	WORD $0x3dc288d4 // ldr q20, [x6, #2592]
	WORD $0x3dc28cd5 // ldr q21, [x6, #2608]
	WORD $0x3dc290d6 // ldr q22, [x6, #2624]
	WORD $0x3dc294d7 // ldr q23, [x6, #2640]
	WORD $0x3dc298d8 // ldr q24, [x6, #2656]
	WORD $0x3dc29cd9 // ldr q25, [x6, #2672]
	WORD $0x3dc2a0da // ldr q26, [x6, #2688]
	WORD $0x3dc2a4db // ldr q27, [x6, #2704]
	WORD $0x3dc2b8dc // ldr q28, [x6, #2784]
	WORD $0x3dc2c0dd // ldr q29, [x6, #2816]
	WORD $0x3dc2c4de // ldr q30, [x6, #2832]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e21d801 // scvtf v1.4s, v0.4s
	WORD $0x6eae8421 // sub v1.4s, v1.4s, v14.4s
	WORD $0x6ea035e2 // cmhi v2.4s, v15.4s, v0.4s
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x6ea88441 // sub v1.4s, v2.4s, v8.4s
	WORD $0x4e301c22 // and v2.16b, v1.16b, v16.16b
	WORD $0x4ea88442 // add v2.4s, v2.4s, v8.4s
	WORD $0x4f290421 // sshr v1.4s, v1.4s, #23
	WORD $0x4eb2d442 // fsub v2.4s, v2.4s, v18.4s
	WORD $0x4e21d821 // scvtf v1.4s, v1.4s
	WORD $0x4e291c43 // and v3.16b, v2.16b, v9.16b
	WORD $0x4ea3d444 // fsub v4.4s, v2.4s, v3.4s
	WORD $0x6e2adc65 // fmul v5.4s, v3.4s, v10.4s
	WORD $0x6e23dca5 // fmul v5.4s, v5.4s, v3.4s
	WORD $0x4ea5d446 // fsub v6.4s, v2.4s, v5.4s
	WORD $0x4ea6d447 // fsub v7.4s, v2.4s, v6.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x4e23d443 // fadd v3.4s, v2.4s, v3.4s
	WORD $0x6e2adc63 // fmul v3.4s, v3.4s, v10.4s
	WORD $0x6e24dc63 // fmul v3.4s, v3.4s, v4.4s
	WORD $0x4ea3d4a3 // fsub v3.4s, v5.4s, v3.4s
	WORD $0x6e22dc44 // fmul v4.4s, v2.4s, v2.4s
	WORD $0x6e22dc84 // fmul v4.4s, v4.4s, v2.4s
	WORD $0x6e22de65 // fmul v5.4s, v19.4s, v2.4s
	WORD $0x4e34d4a5 // fadd v5.4s, v5.4s, v20.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e35d4a5 // fadd v5.4s, v5.4s, v21.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e36d4a5 // fadd v5.4s, v5.4s, v22.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e37d4a5 // fadd v5.4s, v5.4s, v23.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e38d4a5 // fadd v5.4s, v5.4s, v24.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e39d4a5 // fadd v5.4s, v5.4s, v25.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x4e3ad4a5 // fadd v5.4s, v5.4s, v26.4s
	WORD $0x6e22dca2 // fmul v2.4s, v5.4s, v2.4s
	WORD $0x4e3bd442 // fadd v2.4s, v2.4s, v27.4s
	WORD $0x6e22dc82 // fmul v2.4s, v4.4s, v2.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x4e291cc3 // and v3.16b, v6.16b, v9.16b
	WORD $0x4ea3d4c4 // fsub v4.4s, v6.4s, v3.4s
	WORD $0x6e3cdcc5 // fmul v5.4s, v6.4s, v28.4s
	WORD $0x6e2bdc84 // fmul v4.4s, v4.4s, v11.4s
	WORD $0x4e24d4a4 // fadd v4.4s, v5.4s, v4.4s
	WORD $0x6e2bdc63 // fmul v3.4s, v3.4s, v11.4s
	WORD $0x6e3ddc42 // fmul v2.4s, v2.4s, v29.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x6e3edc24 // fmul v4.4s, v1.4s, v30.4s
	WORD $0x4e23d485 // fadd v5.4s, v4.4s, v3.4s
	WORD $0x4ea4d4a4 // fsub v4.4s, v5.4s, v4.4s
	WORD $0x4ea4d463 // fsub v3.4s, v3.4s, v4.4s
	WORD $0x3dc2c8c4 // ldr q4, [x6, #2848]
	WORD $0x6e24dc21 // fmul v1.4s, v1.4s, v4.4s
	WORD $0x4e21d441 // fadd v1.4s, v2.4s, v1.4s
	WORD $0x4e21d461 // fadd v1.4s, v3.4s, v1.4s
	WORD $0x4e21d4a1 // fadd v1.4s, v5.4s, v1.4s
	WORD $0x4f215402 // shl v2.4s, v0.4s, #1
	WORD $0x3dc004c3 // ldr q3, [x6, #16]
	WORD $0x6ea38c42 // cmeq v2.4s, v2.4s, v3.4s
	WORD $0x6ead8c03 // cmeq v3.4s, v0.4s, v13.4s
	WORD $0x3dc000c4 // ldr q4, [x6, #0]
	WORD $0x6e641da3 // bsl v3.16b, v13.16b, v4.16b
	WORD $0x3dc2a8c4 // ldr q4, [x6, #2720]
	WORD $0x6e631c82 // bsl v2.16b, v4.16b, v3.16b
	WORD $0x6eac8400 // sub v0.4s, v0.4s, v12.4s
	WORD $0x3dc2acc3 // ldr q3, [x6, #2736]
	WORD $0x6ea03460 // cmhi v0.4s, v3.4s, v0.4s
	WORD $0x6e621c20 // bsl v0.16b, v1.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func log1p128(dst, x unsafe.Pointer, n int) int
TEXT ·log1p128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc01cca // ldr q10, [x6, #112]
	WORD $0x3dc004cb // ldr q11, [x6, #16]
	WORD $0x3dc280cc // ldr q12, [x6, #2560]
	WORD $0x3dc094cd // ldr q13, [x6, #592]
	WORD $0x3dc0dcce // ldr q14, [x6, #880]
	WORD $0x3dc010cf // ldr q15, [x6, #64]
	WORD $0x3dc020d0 // ldr q16, [x6, #128]
	WORD $0x3dc1f4d1 // ldr q17, [x6, #2000]
	WORD $0x3dc2ccd2 // ldr q18, [x6, #2864]
	WORD $0x3dc03cd3 // ldr q19, [x6, #240]
	WORD $0x3dc0a0d4 // ldr q20, [x6, #640]
	WORD $0x3dc284d5 // ldr q21, [x6, #2576]
	WORD $0x3dc288d6 // ldr q22, [x6, #2592]
	WORD $0x3dc28cd7 // ldr q23, [x6, #2608]
	WORD $0x3dc290d8 // ldr q24, [x6, #2624]
	WORD $0x3dc294d9 // ldr q25, [x6, #2640]
	WORD $0x3dc298da // ldr q26, [x6, #2656]
	WORD $0x3dc29cdb // ldr q27, [x6, #2672]
	WORD $0x3dc2a0dc // ldr q28, [x6, #2688]
	WORD $0x3dc2a4dd // ldr q29, [x6, #2704]
	WORD $0x3dc2d0de // ldr q30, [x6, #2880]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e20d541 // fadd v1.4s, v10.4s, v0.4s
	WORD $0x4eaad422 // fsub v2.4s, v1.4s, v10.4s
	WORD $0x4ea2d423 // fsub v3.4s, v1.4s, v2.4s
	WORD $0x4ea3d543 // fsub v3.4s, v10.4s, v3.4s
	WORD $0x4ea2d402 // fsub v2.4s, v0.4s, v2.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x6eac8423 // sub v3.4s, v1.4s, v12.4s
	WORD $0x4e311c64 // and v4.16b, v3.16b, v17.16b
	WORD $0x4eac8484 // add v4.4s, v4.4s, v12.4s
	WORD $0x4f290463 // sshr v3.4s, v3.4s, #23
	WORD $0x4eaad484 // fsub v4.4s, v4.4s, v10.4s
	WORD $0x6eab8c65 // cmeq v5.4s, v3.4s, v11.4s
	WORD $0x6ea51c04 // bit v4.16b, v0.16b, v5.16b
	WORD $0x4eb26c66 // smin v6.4s, v3.4s, v18.4s
	WORD $0x6ea68566 // sub v6.4s, v11.4s, v6.4s
	WORD $0x4eb384c6 // add v6.4s, v6.4s, v19.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6e26dc42 // fmul v2.4s, v2.4s, v6.4s
	WORD $0x4e651c42 // bic v2.16b, v2.16b, v5.16b
	WORD $0x4e341c85 // and v5.16b, v4.16b, v20.16b
	WORD $0x4ea5d486 // fsub v6.4s, v4.4s, v5.4s
	WORD $0x6e2edca7 // fmul v7.4s, v5.4s, v14.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4ea7d488 // fsub v8.4s, v4.4s, v7.4s
	WORD $0x4ea8d489 // fsub v9.4s, v4.4s, v8.4s
	WORD $0x4ea7d527 // fsub v7.4s, v9.4s, v7.4s
	WORD $0x4e25d485 // fadd v5.4s, v4.4s, v5.4s
	WORD $0x6e2edca5 // fmul v5.4s, v5.4s, v14.4s
	WORD $0x6e26dca5 // fmul v5.4s, v5.4s, v6.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x6e24dc86 // fmul v6.4s, v4.4s, v4.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x6e24dea7 // fmul v7.4s, v21.4s, v4.4s
	WORD $0x4e36d4e7 // fadd v7.4s, v7.4s, v22.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e37d4e7 // fadd v7.4s, v7.4s, v23.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e38d4e7 // fadd v7.4s, v7.4s, v24.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e39d4e7 // fadd v7.4s, v7.4s, v25.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e3ad4e7 // fadd v7.4s, v7.4s, v26.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e3bd4e7 // fadd v7.4s, v7.4s, v27.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e3cd4e7 // fadd v7.4s, v7.4s, v28.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e3dd4e7 // fadd v7.4s, v7.4s, v29.4s
	WORD $0x6e27dcc6 // fmul v6.4s, v6.4s, v7.4s
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e24dfc6 // fmul v6.4s, v30.4s, v4.4s
	WORD $0x3dc2d4c7 // ldr q7, [x6, #2896]
	WORD $0x4e27d4c6 // fadd v6.4s, v6.4s, v7.4s
	WORD $0x6e24dcc4 // fmul v4.4s, v6.4s, v4.4s
	WORD $0x3dc2d8c6 // ldr q6, [x6, #2912]
	WORD $0x4e26d484 // fadd v4.4s, v4.4s, v6.4s
	WORD $0x6e24dc42 // fmul v2.4s, v2.4s, v4.4s
	WORD $0x4e22d4a2 // fadd v2.4s, v5.4s, v2.4s
	WORD $0x4e21d863 // scvtf v3.4s, v3.4s
	WORD $0x3dc078c4 // ldr q4, [x6, #480]
	WORD $0x6e24dc64 // fmul v4.4s, v3.4s, v4.4s
	WORD $0x4e28d485 // fadd v5.4s, v4.4s, v8.4s
	WORD $0x4ea4d4a4 // fsub v4.4s, v5.4s, v4.4s
	WORD $0x4ea4d504 // fsub v4.4s, v8.4s, v4.4s
	WORD $0x3dc07cc6 // ldr q6, [x6, #496]
	WORD $0x6e26dc63 // fmul v3.4s, v3.4s, v6.4s
	WORD $0x4e23d442 // fadd v2.4s, v2.4s, v3.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4e22d4a2 // fadd v2.4s, v5.4s, v2.4s
	WORD $0x4f215423 // shl v3.4s, v1.4s, #1
	WORD $0x6eab8c63 // cmeq v3.4s, v3.4s, v11.4s
	WORD $0x6eb08c24 // cmeq v4.4s, v1.4s, v16.4s
	WORD $0x3dc000c5 // ldr q5, [x6, #0]
	WORD $0x6e651e04 // bsl v4.16b, v16.16b, v5.16b
	WORD $0x3dc2a8c5 // ldr q5, [x6, #2720]
	WORD $0x6e641ca3 // bsl v3.16b, v5.16b, v4.16b
	WORD $0x6eaf8421 // sub v1.4s, v1.4s, v15.4s
	WORD $0x3dc2acc4 // ldr q4, [x6, #2736]
	WORD $0x6ea13481 // cmhi v1.4s, v4.4s, v1.4s
	WORD $0x6e631c41 // bsl v1.16b, v2.16b, v3.16b
	WORD $0x3dc00cc2 // ldr q2, [x6, #48]
	WORD $0x4e221c02 // and v2.16b, v0.16b, v2.16b
	WORD $0x3dc2dcc3 // ldr q3, [x6, #2928]
	WORD $0x6ea23462 // cmhi v2.4s, v3.4s, v2.4s
	WORD $0x6e611c02 // bsl v2.16b, v0.16b, v1.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func pow128(dst, x, y unsafe.Pointer, n int) int
TEXT ·pow128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc094ce // ldr q14, [x6, #592]
	WORD $0x3dc01ccf // ldr q15, [x6, #112]
	WORD $0x3dc004d0 // ldr q16, [x6, #16]
	WORD $0x3dc0a0d1 // ldr q17, [x6, #640]
	WORD $0x3dc008d2 // ldr q18, [x6, #32]
	WORD $0x3dc074d3 // ldr q19, [x6, #464]
	WORD $0x3dc010d4 // ldr q20, [x6, #64]
	WORD $0x3dc020d5 // ldr q21, [x6, #128]
	WORD $0x3dc00cd6 // ldr q22, [x6, #48]
	WORD $0x3dc27cd7 // ldr q23, [x6, #2544]
	WORD $0x3dc0dcd8 // ldr q24, [x6, #880]
	WORD $0x3dc078d9 // ldr q25, [x6, #480]
	WORD $0x3dc07cda // ldr q26, [x6, #496]
	WORD $0x3dc03cdb // ldr q27, [x6, #240]
	WORD $0x3dc2fcdc // ldr q28, [x6, #3056]
	WORD $0x3dc278dd // ldr q29, [x6, #2528]
	WORD $0x3dc2e0de // ldr q30, [x6, #2944]
	MOVD $table0_128x32<>(SB), R8
	MOVD $table1_128x32<>(SB), R9
	MOVD $table2_128x32<>(SB), R10

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e361c02 // and v2.16b, v0.16b, v22.16b
	WORD $0x4e361c23 // and v3.16b, v1.16b, v22.16b
	WORD $0x4e21d844 // scvtf v4.4s, v2.4s
	WORD $0x6ebd8484 // sub v4.4s, v4.4s, v29.4s
	WORD $0x6ea236e5 // cmhi v5.4s, v23.4s, v2.4s
	WORD $0x6e621c85 // bsl v5.16b, v4.16b, v2.16b
	WORD $0x6ebe84a4 // sub v4.4s, v5.4s, v30.4s
	WORD $0x6f2e0486 // ushr v6.4s, v4.4s, #18
	WORD $0x3dc2e4c7 // ldr q7, [x6, #2960]
	WORD $0x4e271cc6 // and v6.16b, v6.16b, v7.16b
	WORD $0x4f290484 // sshr v4.4s, v4.4s, #23
	WORD $0x4f375487 // shl v7.4s, v4.4s, #23
	WORD $0x6ea784a5 // sub v5.4s, v5.4s, v7.4s
	WORD $0x4e21d884 // scvtf v4.4s, v4.4s
	VMOV V6.S[0], R19
	VMOV V6.S[1], R20
	VMOV V6.S[2], R21
	VMOV V6.S[3], R22
	FMOVS (R8)(R19<<2), F7
	MOVWU (R8)(R20<<2), R20
	VMOV R20, V7.S[1]
	MOVWU (R8)(R21<<2), R21
	VMOV R21, V7.S[2]
	MOVWU (R8)(R22<<2), R22
	VMOV R22, V7.S[3]
	WORD $0x4e311ca8 // and v8.16b, v5.16b, v17.16b
	WORD $0x4ea8d4a5 // fsub v5.4s, v5.4s, v8.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x4eafd508 // fsub v8.4s, v8.4s, v15.4s
	WORD $0x6e27dca5 // fmul v5.4s, v5.4s, v7.4s
	WORD $0x4e25d507 // fadd v7.4s, v8.4s, v5.4s
	WORD $0x4ea8d4e8 // fsub v8.4s, v7.4s, v8.4s
	WORD $0x4ea8d4a5 // fsub v5.4s, v5.4s, v8.4s
	WORD $0x4e311ce8 // and v8.16b, v7.16b, v17.16b
	WORD $0x4ea8d4e9 // fsub v9.4s, v7.4s, v8.4s
	WORD $0x6e38dd0a // fmul v10.4s, v8.4s, v24.4s
	WORD $0x6e28dd4a // fmul v10.4s, v10.4s, v8.4s
	WORD $0x4e28d4e8 // fadd v8.4s, v7.4s, v8.4s
	WORD $0x6e38dd08 // fmul v8.4s, v8.4s, v24.4s
	WORD $0x6e29dd08 // fmul v8.4s, v8.4s, v9.4s
	WORD $0x6e25dce9 // fmul v9.4s, v7.4s, v5.4s
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e39dc89 // fmul v9.4s, v4.4s, v25.4s
	VMOV V6.S[0], R19
	VMOV V6.S[1], R20
	VMOV V6.S[2], R21
	VMOV V6.S[3], R22
	FMOVS (R9)(R19<<2), F11
	MOVWU (R9)(R20<<2), R20
	VMOV R20, V11.S[1]
	MOVWU (R9)(R21<<2), R21
	VMOV R21, V11.S[2]
	MOVWU (R9)(R22<<2), R22
	VMOV R22, V11.S[3]
	WORD $0x4e2bd529 // fadd v9.4s, v9.4s, v11.4s
	WORD $0x4e27d52b // fadd v11.4s, v9.4s, v7.4s
	WORD $0x4ea9d569 // fsub v9.4s, v11.4s, v9.4s
	WORD $0x4ea9d4e9 // fsub v9.4s, v7.4s, v9.4s
	WORD $0x6e321d4a // eor v10.16b, v10.16b, v18.16b
	WORD $0x4e2ad56c // fadd v12.4s, v11.4s, v10.4s
	WORD $0x4eabd58b // fsub v11.4s, v12.4s, v11.4s
	WORD $0x4eabd54a // fsub v10.4s, v10.4s, v11.4s
	WORD $0x6e3adc84 // fmul v4.4s, v4.4s, v26.4s
	VMOV V6.S[0], R19
	VMOV V6.S[1], R20
	VMOV V6.S[2], R21
	VMOV V6.S[3], R22
	FMOVS (R10)(R19<<2), F6
	MOVWU (R10)(R20<<2), R20
	VMOV R20, V6.S[1]
	MOVWU (R10)(R21<<2), R21
	VMOV R21, V6.S[2]
	MOVWU (R10)(R22<<2), R22
	VMOV R22, V6.S[3]
	WORD $0x4e26d484 // fadd v4.4s, v4.4s, v6.4s
	WORD $0x4e2ad526 // fadd v6.4s, v9.4s, v10.4s
	WORD $0x4e26d484 // fadd v4.4s, v4.4s, v6.4s
	WORD $0x4ea8d4a5 // fsub v5.4s, v5.4s, v8.4s
	WORD $0x4e25d484 // fadd v4.4s, v4.4s, v5.4s
	WORD $0x6e27dce5 // fmul v5.4s, v7.4s, v7.4s
	WORD $0x6e27dca5 // fmul v5.4s, v5.4s, v7.4s
	WORD $0x3dc2e8c6 // ldr q6, [x6, #2976]
	WORD $0x6e27dcc6 // fmul v6.4s, v6.4s, v7.4s
	WORD $0x3dc2ecc8 // ldr q8, [x6, #2992]
	WORD $0x4e28d4c6 // fadd v6.4s, v6.4s, v8.4s
	WORD $0x6e27dcc6 // fmul v6.4s, v6.4s, v7.4s
	WORD $0x3dc2f0c8 // ldr q8, [x6, #3008]
	WORD $0x4e28d4c6 // fadd v6.4s, v6.4s, v8.4s
	WORD $0x6e27dcc6 // fmul v6.4s, v6.4s, v7.4s
	WORD $0x3dc2f4c7 // ldr q7, [x6, #3024]
	WORD $0x4e27d4c6 // fadd v6.4s, v6.4s, v7.4s
	WORD $0x6e26dca5 // fmul v5.4s, v5.4s, v6.4s
	WORD $0x4e25d484 // fadd v4.4s, v4.4s, v5.4s
	WORD $0x4e24d585 // fadd v5.4s, v12.4s, v4.4s
	WORD $0x4eacd4a6 // fsub v6.4s, v5.4s, v12.4s
	WORD $0x4ea6d484 // fsub v4.4s, v4.4s, v6.4s
	WORD $0x3dc2f8c6 // ldr q6, [x6, #3040]
	WORD $0x6ea36cc6 // umin v6.4s, v6.4s, v3.4s
	WORD $0x4e321c27 // and v7.16b, v1.16b, v18.16b
	WORD $0x4ea71cc6 // orr v6.16b, v6.16b, v7.16b
	WORD $0x4e311cc7 // and v7.16b, v6.16b, v17.16b
	WORD $0x4ea7d4c8 // fsub v8.4s, v6.4s, v7.4s
	WORD $0x4e311ca9 // and v9.16b, v5.16b, v17.16b
	WORD $0x4ea9d4aa // fsub v10.4s, v5.4s, v9.4s
	WORD $0x6e25dcc5 // fmul v5.4s, v6.4s, v5.4s
	WORD $0x6e29dceb // fmul v11.4s, v7.4s, v9.4s
	WORD $0x4ea5d56b // fsub v11.4s, v11.4s, v5.4s
	WORD $0x6e2adce7 // fmul v7.4s, v7.4s, v10.4s
	WORD $0x4e27d567 // fadd v7.4s, v11.4s, v7.4s
	WORD $0x6e29dd09 // fmul v9.4s, v8.4s, v9.4s
	WORD $0x4e29d4e7 // fadd v7.4s, v7.4s, v9.4s
	WORD $0x6e2add08 // fmul v8.4s, v8.4s, v10.4s
	WORD $0x4e28d4e7 // fadd v7.4s, v7.4s, v8.4s
	WORD $0x6e24dcc4 // fmul v4.4s, v6.4s, v4.4s
	WORD $0x4e24d4e4 // fadd v4.4s, v7.4s, v4.4s
	WORD $0x3dc068c6 // ldr q6, [x6, #416]
	WORD $0x4ea56cc6 // smin v6.4s, v6.4s, v5.4s
	WORD $0x3dc06cc7 // ldr q7, [x6, #432]
	WORD $0x6ea66ce6 // umin v6.4s, v7.4s, v6.4s
	WORD $0x6ea58cc5 // cmeq v5.4s, v6.4s, v5.4s
	WORD $0x4e241ca4 // and v4.16b, v5.16b, v4.16b
	WORD $0x3dc070c5 // ldr q5, [x6, #448]
	WORD $0x6e25dcc5 // fmul v5.4s, v6.4s, v5.4s
	WORD $0x4e33d4a5 // fadd v5.4s, v5.4s, v19.4s
	WORD $0x6eb384a7 // sub v7.4s, v5.4s, v19.4s
	WORD $0x4eb3d4a5 // fsub v5.4s, v5.4s, v19.4s
	WORD $0x6e39dca8 // fmul v8.4s, v5.4s, v25.4s
	WORD $0x4ea8d4c6 // fsub v6.4s, v6.4s, v8.4s
	WORD $0x6e3adca5 // fmul v5.4s, v5.4s, v26.4s
	WORD $0x4ea4d4a4 // fsub v4.4s, v5.4s, v4.4s
	WORD $0x4ea4d4c5 // fsub v5.4s, v6.4s, v4.4s
	WORD $0x3dc080c8 // ldr q8, [x6, #512]
	WORD $0x6e25dd08 // fmul v8.4s, v8.4s, v5.4s
	WORD $0x3dc084c9 // ldr q9, [x6, #528]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e25dd08 // fmul v8.4s, v8.4s, v5.4s
	WORD $0x3dc088c9 // ldr q9, [x6, #544]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e25dd08 // fmul v8.4s, v8.4s, v5.4s
	WORD $0x3dc08cc9 // ldr q9, [x6, #560]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e25dd08 // fmul v8.4s, v8.4s, v5.4s
	WORD $0x3dc090c9 // ldr q9, [x6, #576]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e25dca5 // fmul v5.4s, v5.4s, v5.4s
	WORD $0x6e28dca5 // fmul v5.4s, v5.4s, v8.4s
	WORD $0x4e26d5e8 // fadd v8.4s, v15.4s, v6.4s
	WORD $0x4ea8d5e9 // fsub v9.4s, v15.4s, v8.4s
	WORD $0x4e26d526 // fadd v6.4s, v9.4s, v6.4s
	WORD $0x4ea4d4a4 // fsub v4.4s, v5.4s, v4.4s
	WORD $0x4e24d4c4 // fadd v4.4s, v6.4s, v4.4s
	WORD $0x4e24d504 // fadd v4.4s, v8.4s, v4.4s
	WORD $0x4f3f04e5 // sshr v5.4s, v7.4s, #1
	WORD $0x4ebb84a6 // add v6.4s, v5.4s, v27.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6e26dc84 // fmul v4.4s, v4.4s, v6.4s
	WORD $0x6ea584e5 // sub v5.4s, v7.4s, v5.4s
	WORD $0x4ebb84a5 // add v5.4s, v5.4s, v27.4s
	WORD $0x4f3754a5 // shl v5.4s, v5.4s, #23
	WORD $0x6e25dc84 // fmul v4.4s, v4.4s, v5.4s
	WORD $0x4ea03605 // cmgt v5.4s, v16.4s, v0.4s
	WORD $0x4ea13601 // cmgt v1.4s, v16.4s, v1.4s
	WORD $0x6eb08c46 // cmeq v6.4s, v2.4s, v16.4s
	WORD $0x6eb48447 // sub v7.4s, v2.4s, v20.4s
	WORD $0x3dc2acc8 // ldr q8, [x6, #2736]
	WORD $0x6ea73507 // cmhi v7.4s, v8.4s, v7.4s
	WORD $0x6e205828 // mvn v8.16b, v1.16b
	WORD $0x4e281cc8 // and v8.16b, v6.16b, v8.16b
	WORD $0x6e2058c6 // mvn v6.16b, v6.16b
	WORD $0x4e211cc1 // and v1.16b, v6.16b, v1.16b
	WORD $0x4ea11d01 // orr v1.16b, v8.16b, v1.16b
	WORD $0x4e611ea1 // bic v1.16b, v21.16b, v1.16b
	WORD $0x6ea71c81 // bit v1.16b, v4.16b, v7.16b
	WORD $0x6f290464 // ushr v4.4s, v3.4s, #23
	WORD $0x6ea46784 // umax v4.4s, v28.4s, v4.4s
	WORD $0x3dc300c6 // ldr q6, [x6, #3072]
	WORD $0x6ea46cc4 // umin v4.4s, v6.4s, v4.4s
	WORD $0x6ebc8484 // sub v4.4s, v4.4s, v28.4s
	WORD $0x3dc1f4c6 // ldr q6, [x6, #2000]
	WORD $0x4e261c66 // and v6.16b, v3.16b, v6.16b
	WORD $0x4eb71cc6 // orr v6.16b, v6.16b, v23.16b
	WORD $0x4f2754c6 // shl v6.4s, v6.4s, #7
	WORD $0x3dc028c8 // ldr q8, [x6, #160]
	WORD $0x6ea86c84 // umin v4.4s, v4.4s, v8.4s
	WORD $0x6ea444c4 // ushl v4.4s, v6.4s, v4.4s
	WORD $0x4f215486 // shl v6.4s, v4.4s, #1
	WORD $0x6eb08cc6 // cmeq v6.4s, v6.4s, v16.4s
	WORD $0x6eb28c84 // cmeq v4.4s, v4.4s, v18.4s
	WORD $0x4e241ca4 // and v4.16b, v5.16b, v4.16b
	WORD $0x4e321c84 // and v4.16b, v4.16b, v18.16b
	WORD $0x4ea41c21 // orr v1.16b, v1.16b, v4.16b
	WORD $0x4e271ca4 // and v4.16b, v5.16b, v7.16b
	WORD $0x6e2058c5 // mvn v5.16b, v6.16b
	WORD $0x4e251c84 // and v4.16b, v4.16b, v5.16b
	WORD $0x6eb53442 // cmhi v2.4s, v2.4s, v21.4s
	WORD $0x6eb53465 // cmhi v5.4s, v3.4s, v21.4s
	WORD $0x4ea51c42 // orr v2.16b, v2.16b, v5.16b
	WORD $0x4ea21c82 // orr v2.16b, v4.16b, v2.16b
	WORD $0x3dc000c4 // ldr q4, [x6, #0]
	WORD $0x6e611c82 // bsl v2.16b, v4.16b, v1.16b
	WORD $0x6eaf8c00 // cmeq v0.4s, v0.4s, v15.4s
	WORD $0x6eb08c61 // cmeq v1.4s, v3.4s, v16.4s
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x6e621de0 // bsl v0.16b, v15.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func asinh128(dst, x unsafe.Pointer, n int) int
TEXT ·asinh128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc01cc9 // ldr q9, [x6, #112]
	WORD $0x3dc020ca // ldr q10, [x6, #128]
	WORD $0x3dc00ccb // ldr q11, [x6, #48]
	WORD $0x3dc308cc // ldr q12, [x6, #3104]
	WORD $0x3dc0a0cd // ldr q13, [x6, #640]
	WORD $0x3dc280ce // ldr q14, [x6, #2560]
	WORD $0x3dc094cf // ldr q15, [x6, #592]
	WORD $0x3dc004d0 // ldr q16, [x6, #16]
	WORD $0x3dc010d1 // ldr q17, [x6, #64]
	WORD $0x3dc1f4d2 // ldr q18, [x6, #2000]
	WORD $0x3dc284d3 // ldr q19, [x6, #2576]
	WORD $0x3dc288d4 // ldr q20, [x6, #2592]
	WORD $0x3dc28cd5 // ldr q21, [x6, #2608]
	WORD $0x3dc290d6 // ldr q22, [x6, #2624]
	WORD $0x3dc294d7 // ldr q23, [x6, #2640]
	WORD $0x3dc298d8 // ldr q24, [x6, #2656]
	WORD $0x3dc29cd9 // ldr q25, [x6, #2672]
	WORD $0x3dc2a0da // ldr q26, [x6, #2688]
	WORD $0x3dc2a4db // ldr q27, [x6, #2704]
	WORD $0x3dc0e0dc // ldr q28, [x6, #896]
	WORD $0x3dc2ccdd // ldr q29, [x6, #2864]
	WORD $0x3dc03cde // ldr q30, [x6, #240]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2b1c01 // and v1.16b, v0.16b, v11.16b
	WORD $0x6eac3422 // cmhi v2.4s, v1.4s, v12.4s
	WORD $0x6ea16d83 // umin v3.4s, v12.4s, v1.4s
	WORD $0x4e2d1c64 // and v4.16b, v3.16b, v13.16b
	WORD $0x4ea4d465 // fsub v5.4s, v3.4s, v4.4s
	WORD $0x6e23dc66 // fmul v6.4s, v3.4s, v3.4s
	WORD $0x6e25dc87 // fmul v7.4s, v4.4s, v5.4s
	WORD $0x6e24dc84 // fmul v4.4s, v4.4s, v4.4s
	WORD $0x4ea6d484 // fsub v4.4s, v4.4s, v6.4s
	WORD $0x4e27d4e7 // fadd v7.4s, v7.4s, v7.4s
	WORD $0x4e27d484 // fadd v4.4s, v4.4s, v7.4s
	WORD $0x6e25dca5 // fmul v5.4s, v5.4s, v5.4s
	WORD $0x4e25d484 // fadd v4.4s, v4.4s, v5.4s
	WORD $0x4e26d525 // fadd v5.4s, v9.4s, v6.4s
	WORD $0x4ea9d4a7 // fsub v7.4s, v5.4s, v9.4s
	WORD $0x4ea7d4a8 // fsub v8.4s, v5.4s, v7.4s
	WORD $0x4ea8d528 // fsub v8.4s, v9.4s, v8.4s
	WORD $0x4ea7d4c6 // fsub v6.4s, v6.4s, v7.4s
	WORD $0x4e26d506 // fadd v6.4s, v8.4s, v6.4s
	WORD $0x4e24d4c4 // fadd v4.4s, v6.4s, v4.4s
	WORD $0x6ea1f8a6 // fsqrt v6.4s, v5.4s
	WORD $0x4e2d1cc7 // and v7.16b, v6.16b, v13.16b
	WORD $0x6e27dce8 // fmul v8.4s, v7.4s, v7.4s
	WORD $0x4ea8d4a5 // fsub v5.4s, v5.4s, v8.4s
	WORD $0x4e24d4a4 // fadd v4.4s, v5.4s, v4.4s
	WORD $0x4e26d4e5 // fadd v5.4s, v7.4s, v6.4s
	WORD $0x6e25fc84 // fdiv v4.4s, v4.4s, v5.4s
	WORD $0x4e23d4e5 // fadd v5.4s, v7.4s, v3.4s
	WORD $0x4ea7d4a6 // fsub v6.4s, v5.4s, v7.4s
	WORD $0x4ea6d463 // fsub v3.4s, v3.4s, v6.4s
	WORD $0x4e24d463 // fadd v3.4s, v3.4s, v4.4s
	WORD $0x4e23d4a4 // fadd v4.4s, v5.4s, v3.4s
	WORD $0x4ea5d485 // fsub v5.4s, v4.4s, v5.4s
	WORD $0x4ea5d463 // fsub v3.4s, v3.4s, v5.4s
	WORD $0x6ea21c24 // bit v4.16b, v1.16b, v2.16b
	WORD $0x4e621c63 // bic v3.16b, v3.16b, v2.16b
	WORD $0x4e311c42 // and v2.16b, v2.16b, v17.16b
	WORD $0x6eae8484 // sub v4.4s, v4.4s, v14.4s
	WORD $0x4e321c85 // and v5.16b, v4.16b, v18.16b
	WORD $0x4eae84a5 // add v5.4s, v5.4s, v14.4s
	WORD $0x4f290484 // sshr v4.4s, v4.4s, #23
	WORD $0x4ea9d4a5 // fsub v5.4s, v5.4s, v9.4s
	WORD $0x6e25dca6 // fmul v6.4s, v5.4s, v5.4s
	WORD $0x6e25de67 // fmul v7.4s, v19.4s, v5.4s
	WORD $0x4e34d4e7 // fadd v7.4s, v7.4s, v20.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e35d4e7 // fadd v7.4s, v7.4s, v21.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e36d4e7 // fadd v7.4s, v7.4s, v22.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e37d4e7 // fadd v7.4s, v7.4s, v23.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e38d4e7 // fadd v7.4s, v7.4s, v24.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e39d4e7 // fadd v7.4s, v7.4s, v25.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e3ad4e7 // fadd v7.4s, v7.4s, v26.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e3bd4e7 // fadd v7.4s, v7.4s, v27.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x4e3cd4e7 // fadd v7.4s, v7.4s, v28.4s
	WORD $0x6e27dcc6 // fmul v6.4s, v6.4s, v7.4s
	WORD $0x4ebd6c87 // smin v7.4s, v4.4s, v29.4s
	WORD $0x6ea78607 // sub v7.4s, v16.4s, v7.4s
	WORD $0x4ebe84e7 // add v7.4s, v7.4s, v30.4s
	WORD $0x4f3754e7 // shl v7.4s, v7.4s, #23
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x3dc2d0c7 // ldr q7, [x6, #2880]
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x3dc2d4c8 // ldr q8, [x6, #2896]
	WORD $0x4e28d4e7 // fadd v7.4s, v7.4s, v8.4s
	WORD $0x6e25dce7 // fmul v7.4s, v7.4s, v5.4s
	WORD $0x3dc2d8c8 // ldr q8, [x6, #2912]
	WORD $0x4e28d4e7 // fadd v7.4s, v7.4s, v8.4s
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x4e23d4c3 // fadd v3.4s, v6.4s, v3.4s
	WORD $0x4ea28482 // add v2.4s, v4.4s, v2.4s
	WORD $0x4e21d842 // scvtf v2.4s, v2.4s
	WORD $0x3dc078c4 // ldr q4, [x6, #480]
	WORD $0x6e24dc44 // fmul v4.4s, v2.4s, v4.4s
	WORD $0x4e25d486 // fadd v6.4s, v4.4s, v5.4s
	WORD $0x4ea4d4c4 // fsub v4.4s, v6.4s, v4.4s
	WORD $0x4ea4d4a4 // fsub v4.4s, v5.4s, v4.4s
	WORD $0x3dc07cc5 // ldr q5, [x6, #496]
	WORD $0x6e25dc42 // fmul v2.4s, v2.4s, v5.4s
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4e22d4c2 // fadd v2.4s, v6.4s, v2.4s
	WORD $0x6eaa8c23 // cmeq v3.4s, v1.4s, v10.4s
	WORD $0x6e621c23 // bsl v3.16b, v1.16b, v2.16b
	WORD $0x6e20dc02 // fmul v2.4s, v0.4s, v0.4s
	WORD $0x6e22dc04 // fmul v4.4s, v0.4s, v2.4s
	WORD $0x3dc30cc5 // ldr q5, [x6, #3120]
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x3dc310c6 // ldr q6, [x6, #3136]
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x3dc314c6 // ldr q6, [x6, #3152]
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e22dca5 // fmul v5.4s, v5.4s, v2.4s
	WORD $0x3dc318c6 // ldr q6, [x6, #3168]
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e22dca2 // fmul v2.4s, v5.4s, v2.4s
	WORD $0x3dc31cc5 // ldr q5, [x6, #3184]
	WORD $0x4e25d442 // fadd v2.4s, v2.4s, v5.4s
	WORD $0x6e22dc82 // fmul v2.4s, v4.4s, v2.4s
	WORD $0x4e22d402 // fadd v2.4s, v0.4s, v2.4s
	WORD $0x3dc2dcc4 // ldr q4, [x6, #2928]
	WORD $0x6ea13484 // cmhi v4.4s, v4.4s, v1.4s
	WORD $0x6e621c04 // bsl v4.16b, v0.16b, v2.16b
	WORD $0x4e2b1c62 // and v2.16b, v3.16b, v11.16b
	WORD $0x6eaa3442 // cmhi v2.4s, v2.4s, v10.4s
	WORD $0x3dc008c5 // ldr q5, [x6, #32]
	WORD $0x4e251c00 // and v0.16b, v0.16b, v5.16b
	WORD $0x4ea01c60 // orr v0.16b, v3.16b, v0.16b
	WORD $0x6e601c62 // bsl v2.16b, v3.16b, v0.16b
	WORD $0x3dc0dcc0 // ldr q0, [x6, #880]
	WORD $0x6ea13400 // cmhi v0.4s, v0.4s, v1.4s
	WORD $0x6e621c80 // bsl v0.16b, v4.16b, v2.16b
	WORD $0x6eaa3421 // cmhi v1.4s, v1.4s, v10.4s
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func acosh128(dst, x unsafe.Pointer, n int) int
TEXT ·acosh128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc01cca // ldr q10, [x6, #112]
	WORD $0x3dc308cb // ldr q11, [x6, #3104]
	WORD $0x3dc0a0cc // ldr q12, [x6, #640]
	WORD $0x3dc320cd // ldr q13, [x6, #3200]
	WORD $0x3dc280ce // ldr q14, [x6, #2560]
	WORD $0x3dc094cf // ldr q15, [x6, #592]
	WORD $0x3dc254d0 // ldr q16, [x6, #2384]
	WORD $0x3dc00cd1 // ldr q17, [x6, #48]
	WORD $0x3dc004d2 // ldr q18, [x6, #16]
	WORD $0x3dc324d3 // ldr q19, [x6, #3216]
	WORD $0x3dc328d4 // ldr q20, [x6, #3232]
	WORD $0x3dc32cd5 // ldr q21, [x6, #3248]
	WORD $0x3dc330d6 // ldr q22, [x6, #3264]
	WORD $0x3dc010d7 // ldr q23, [x6, #64]
	WORD $0x3dc1f4d8 // ldr q24, [x6, #2000]
	WORD $0x3dc284d9 // ldr q25, [x6, #2576]
	WORD $0x3dc288da // ldr q26, [x6, #2592]
	WORD $0x3dc28cdb // ldr q27, [x6, #2608]
	WORD $0x3dc290dc // ldr q28, [x6, #2624]
	WORD $0x3dc294dd // ldr q29, [x6, #2640]
	WORD $0x3dc298de // ldr q30, [x6, #2656]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6eab3401 // cmhi v1.4s, v0.4s, v11.4s
	WORD $0x6ea03602 // cmhi v2.4s, v16.4s, v0.4s
	WORD $0x4e311c03 // and v3.16b, v0.16b, v17.16b
	WORD $0x6ea36d63 // umin v3.4s, v11.4s, v3.4s
	WORD $0x4eaad464 // fsub v4.4s, v3.4s, v10.4s
	WORD $0x4e2c1c65 // and v5.16b, v3.16b, v12.16b
	WORD $0x4ea5d466 // fsub v6.4s, v3.4s, v5.4s
	WORD $0x6e23dc67 // fmul v7.4s, v3.4s, v3.4s
	WORD $0x6e26dca8 // fmul v8.4s, v5.4s, v6.4s
	WORD $0x6e25dca5 // fmul v5.4s, v5.4s, v5.4s
	WORD $0x4ea7d4a5 // fsub v5.4s, v5.4s, v7.4s
	WORD $0x4e28d508 // fadd v8.4s, v8.4s, v8.4s
	WORD $0x4e28d4a5 // fadd v5.4s, v5.4s, v8.4s
	WORD $0x6e26dcc6 // fmul v6.4s, v6.4s, v6.4s
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x4e2dd4e6 // fadd v6.4s, v7.4s, v13.4s
	WORD $0x4ea7d4c7 // fsub v7.4s, v6.4s, v7.4s
	WORD $0x4ea7d5a7 // fsub v7.4s, v13.4s, v7.4s
	WORD $0x4e25d4e5 // fadd v5.4s, v7.4s, v5.4s
	WORD $0x4e621ca5 // bic v5.16b, v5.16b, v2.16b
	WORD $0x4e24d487 // fadd v7.4s, v4.4s, v4.4s
	WORD $0x6ea21ce6 // bit v6.16b, v7.16b, v2.16b
	WORD $0x6ea1f8c7 // fsqrt v7.4s, v6.4s
	WORD $0x4e2c1ce8 // and v8.16b, v7.16b, v12.16b
	WORD $0x6e28dd09 // fmul v9.4s, v8.4s, v8.4s
	WORD $0x4ea9d4c6 // fsub v6.4s, v6.4s, v9.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x4e27d506 // fadd v6.4s, v8.4s, v7.4s
	WORD $0x6e26fca5 // fdiv v5.4s, v5.4s, v6.4s
	WORD $0x4e25d506 // fadd v6.4s, v8.4s, v5.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x6e24de67 // fmul v7.4s, v19.4s, v4.4s
	WORD $0x4e34d4e7 // fadd v7.4s, v7.4s, v20.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e35d4e7 // fadd v7.4s, v7.4s, v21.4s
	WORD $0x6e24dce4 // fmul v4.4s, v7.4s, v4.4s
	WORD $0x4e36d484 // fadd v4.4s, v4.4s, v22.4s
	WORD $0x6e24dcc4 // fmul v4.4s, v6.4s, v4.4s
	WORD $0x4e24d4a4 // fadd v4.4s, v5.4s, v4.4s
	WORD $0x4e24d504 // fadd v4.4s, v8.4s, v4.4s
	WORD $0x4e28d466 // fadd v6.4s, v3.4s, v8.4s
	WORD $0x4ea3d4c3 // fsub v3.4s, v6.4s, v3.4s
	WORD $0x4ea3d503 // fsub v3.4s, v8.4s, v3.4s
	WORD $0x4e25d463 // fadd v3.4s, v3.4s, v5.4s
	WORD $0x4e23d4c5 // fadd v5.4s, v6.4s, v3.4s
	WORD $0x4ea6d4a6 // fsub v6.4s, v5.4s, v6.4s
	WORD $0x4ea6d463 // fsub v3.4s, v3.4s, v6.4s
	WORD $0x6ea11c05 // bit v5.16b, v0.16b, v1.16b
	WORD $0x4e611c63 // bic v3.16b, v3.16b, v1.16b
	WORD $0x4e371c21 // and v1.16b, v1.16b, v23.16b
	WORD $0x6eae84a5 // sub v5.4s, v5.4s, v14.4s
	WORD $0x4e381ca6 // and v6.16b, v5.16b, v24.16b
	WORD $0x4eae84c6 // add v6.4s, v6.4s, v14.4s
	WORD $0x4f2904a5 // sshr v5.4s, v5.4s, #23
	WORD $0x4eaad4c6 // fsub v6.4s, v6.4s, v10.4s
	WORD $0x6e26dcc7 // fmul v7.4s, v6.4s, v6.4s
	WORD $0x6e26df28 // fmul v8.4s, v25.4s, v6.4s
	WORD $0x4e3ad508 // fadd v8.4s, v8.4s, v26.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x4e3bd508 // fadd v8.4s, v8.4s, v27.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x4e3cd508 // fadd v8.4s, v8.4s, v28.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x4e3dd508 // fadd v8.4s, v8.4s, v29.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x4e3ed508 // fadd v8.4s, v8.4s, v30.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x3dc29cc9 // ldr q9, [x6, #2672]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x3dc2a0c9 // ldr q9, [x6, #2688]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x3dc2a4c9 // ldr q9, [x6, #2704]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x3dc0e0c9 // ldr q9, [x6, #896]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e28dce7 // fmul v7.4s, v7.4s, v8.4s
	WORD $0x3dc2ccc8 // ldr q8, [x6, #2864]
	WORD $0x4ea86ca8 // smin v8.4s, v5.4s, v8.4s
	WORD $0x6ea88648 // sub v8.4s, v18.4s, v8.4s
	WORD $0x3dc03cc9 // ldr q9, [x6, #240]
	WORD $0x4ea98508 // add v8.4s, v8.4s, v9.4s
	WORD $0x4f375508 // shl v8.4s, v8.4s, #23
	WORD $0x6e28dc63 // fmul v3.4s, v3.4s, v8.4s
	WORD $0x3dc2d0c8 // ldr q8, [x6, #2880]
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x3dc2d4c9 // ldr q9, [x6, #2896]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e26dd08 // fmul v8.4s, v8.4s, v6.4s
	WORD $0x3dc2d8c9 // ldr q9, [x6, #2912]
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x6e28dc63 // fmul v3.4s, v3.4s, v8.4s
	WORD $0x4e23d4e3 // fadd v3.4s, v7.4s, v3.4s
	WORD $0x4ea184a1 // add v1.4s, v5.4s, v1.4s
	WORD $0x4e21d821 // scvtf v1.4s, v1.4s
	WORD $0x3dc078c5 // ldr q5, [x6, #480]
	WORD $0x6e25dc25 // fmul v5.4s, v1.4s, v5.4s
	WORD $0x4e26d4a7 // fadd v7.4s, v5.4s, v6.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x4ea5d4c5 // fsub v5.4s, v6.4s, v5.4s
	WORD $0x3dc07cc6 // ldr q6, [x6, #496]
	WORD $0x6e26dc21 // fmul v1.4s, v1.4s, v6.4s
	WORD $0x4e21d461 // fadd v1.4s, v3.4s, v1.4s
	WORD $0x4e21d4a1 // fadd v1.4s, v5.4s, v1.4s
	WORD $0x4e21d4e1 // fadd v1.4s, v7.4s, v1.4s
	WORD $0x6e611c82 // bsl v2.16b, v4.16b, v1.16b
	WORD $0x3dc020c1 // ldr q1, [x6, #128]
	WORD $0x6ea18c01 // cmeq v1.4s, v0.4s, v1.4s
	WORD $0x6e621c01 // bsl v1.16b, v0.16b, v2.16b
	WORD $0x6eaa8c02 // cmeq v2.4s, v0.4s, v10.4s
	WORD $0x4e621c21 // bic v1.16b, v1.16b, v2.16b
	WORD $0x6eaa8400 // sub v0.4s, v0.4s, v10.4s
	WORD $0x3dc334c2 // ldr q2, [x6, #3280]
	WORD $0x6ea03440 // cmhi v0.4s, v2.4s, v0.4s
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e621c20 // bsl v0.16b, v1.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func atanh128(dst, x unsafe.Pointer, n int) int
TEXT ·atanh128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc01cc8 // ldr q8, [x6, #112]
	WORD $0x3dc004c9 // ldr q9, [x6, #16]
	WORD $0x3dc020ca // ldr q10, [x6, #128]
	WORD $0x3dc00ccb // ldr q11, [x6, #48]
	WORD $0x3dc0a0cc // ldr q12, [x6, #640]
	WORD $0x3dc0dccd // ldr q13, [x6, #880]
	WORD $0x3dc280ce // ldr q14, [x6, #2560]
	WORD $0x3dc094cf // ldr q15, [x6, #592]
	WORD $0x3dc000d0 // ldr q16, [x6, #0]
	WORD $0x3dc1f4d1 // ldr q17, [x6, #2000]
	WORD $0x3dc284d2 // ldr q18, [x6, #2576]
	WORD $0x3dc288d3 // ldr q19, [x6, #2592]
	WORD $0x3dc28cd4 // ldr q20, [x6, #2608]
	WORD $0x3dc290d5 // ldr q21, [x6, #2624]
	WORD $0x3dc294d6 // ldr q22, [x6, #2640]
	WORD $0x3dc298d7 // ldr q23, [x6, #2656]
	WORD $0x3dc29cd8 // ldr q24, [x6, #2672]
	WORD $0x3dc2a0d9 // ldr q25, [x6, #2688]
	WORD $0x3dc2a4da // ldr q26, [x6, #2704]
	WORD $0x3dc0e0db // ldr q27, [x6, #896]
	WORD $0x3dc2ccdc // ldr q28, [x6, #2864]
	WORD $0x3dc03cdd // ldr q29, [x6, #240]
	WORD $0x3dc2d0de // ldr q30, [x6, #2880]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2b1c01 // and v1.16b, v0.16b, v11.16b
	WORD $0x4e21d502 // fadd v2.4s, v8.4s, v1.4s
	WORD $0x4ea8d443 // fsub v3.4s, v2.4s, v8.4s
	WORD $0x4ea3d423 // fsub v3.4s, v1.4s, v3.4s
	WORD $0x4ea1d504 // fsub v4.4s, v8.4s, v1.4s
	WORD $0x4e2c1c85 // and v5.16b, v4.16b, v12.16b
	WORD $0x4ea5d486 // fsub v6.4s, v4.4s, v5.4s
	WORD $0x4e29d4c6 // fadd v6.4s, v6.4s, v9.4s
	WORD $0x6e24fd04 // fdiv v4.4s, v8.4s, v4.4s
	WORD $0x6e24dc47 // fmul v7.4s, v2.4s, v4.4s
	WORD $0x4e2c1ce7 // and v7.16b, v7.16b, v12.16b
	WORD $0x6e25dce5 // fmul v5.4s, v7.4s, v5.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x6e26dce5 // fmul v5.4s, v7.4s, v6.4s
	WORD $0x4ea5d463 // fsub v3.4s, v3.4s, v5.4s
	WORD $0x4e23d442 // fadd v2.4s, v2.4s, v3.4s
	WORD $0x6e24dc42 // fmul v2.4s, v2.4s, v4.4s
	WORD $0x4e22d4e3 // fadd v3.4s, v7.4s, v2.4s
	WORD $0x4ea7d464 // fsub v4.4s, v3.4s, v7.4s
	WORD $0x4ea4d442 // fsub v2.4s, v2.4s, v4.4s
	WORD $0x6eae8463 // sub v3.4s, v3.4s, v14.4s
	WORD $0x4e311c64 // and v4.16b, v3.16b, v17.16b
	WORD $0x4eae8484 // add v4.4s, v4.4s, v14.4s
	WORD $0x4f290463 // sshr v3.4s, v3.4s, #23
	WORD $0x4ea8d484 // fsub v4.4s, v4.4s, v8.4s
	WORD $0x6e24dc85 // fmul v5.4s, v4.4s, v4.4s
	WORD $0x6e24de46 // fmul v6.4s, v18.4s, v4.4s
	WORD $0x4e33d4c6 // fadd v6.4s, v6.4s, v19.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e34d4c6 // fadd v6.4s, v6.4s, v20.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e35d4c6 // fadd v6.4s, v6.4s, v21.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e36d4c6 // fadd v6.4s, v6.4s, v22.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e37d4c6 // fadd v6.4s, v6.4s, v23.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e38d4c6 // fadd v6.4s, v6.4s, v24.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e39d4c6 // fadd v6.4s, v6.4s, v25.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e3ad4c6 // fadd v6.4s, v6.4s, v26.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x4e3bd4c6 // fadd v6.4s, v6.4s, v27.4s
	WORD $0x6e26dca5 // fmul v5.4s, v5.4s, v6.4s
	WORD $0x4ebc6c66 // smin v6.4s, v3.4s, v28.4s
	WORD $0x6ea68526 // sub v6.4s, v9.4s, v6.4s
	WORD $0x4ebd84c6 // add v6.4s, v6.4s, v29.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x6e26dc42 // fmul v2.4s, v2.4s, v6.4s
	WORD $0x6e24dfc6 // fmul v6.4s, v30.4s, v4.4s
	WORD $0x3dc2d4c7 // ldr q7, [x6, #2896]
	WORD $0x4e27d4c6 // fadd v6.4s, v6.4s, v7.4s
	WORD $0x6e24dcc6 // fmul v6.4s, v6.4s, v4.4s
	WORD $0x3dc2d8c7 // ldr q7, [x6, #2912]
	WORD $0x4e27d4c6 // fadd v6.4s, v6.4s, v7.4s
	WORD $0x6e26dc42 // fmul v2.4s, v2.4s, v6.4s
	WORD $0x4e22d4a2 // fadd v2.4s, v5.4s, v2.4s
	WORD $0x4ea98463 // add v3.4s, v3.4s, v9.4s
	WORD $0x4e21d863 // scvtf v3.4s, v3.4s
	WORD $0x3dc078c5 // ldr q5, [x6, #480]
	WORD $0x6e25dc65 // fmul v5.4s, v3.4s, v5.4s
	WORD $0x4e24d4a6 // fadd v6.4s, v5.4s, v4.4s
	WORD $0x4ea5d4c5 // fsub v5.4s, v6.4s, v5.4s
	WORD $0x4ea5d484 // fsub v4.4s, v4.4s, v5.4s
	WORD $0x3dc07cc5 // ldr q5, [x6, #496]
	WORD $0x6e25dc63 // fmul v3.4s, v3.4s, v5.4s
	WORD $0x4e23d442 // fadd v2.4s, v2.4s, v3.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4e22d4c2 // fadd v2.4s, v6.4s, v2.4s
	WORD $0x6e22dda2 // fmul v2.4s, v13.4s, v2.4s
	WORD $0x6ea88c23 // cmeq v3.4s, v1.4s, v8.4s
	WORD $0x6e621d43 // bsl v3.16b, v10.16b, v2.16b
	WORD $0x6ea83422 // cmhi v2.4s, v1.4s, v8.4s
	WORD $0x6e631e02 // bsl v2.16b, v16.16b, v3.16b
	WORD $0x6e20dc03 // fmul v3.4s, v0.4s, v0.4s
	WORD $0x6e23dc04 // fmul v4.4s, v0.4s, v3.4s
	WORD $0x3dc338c5 // ldr q5, [x6, #3296]
	WORD $0x6e23dca5 // fmul v5.4s, v5.4s, v3.4s
	WORD $0x3dc33cc6 // ldr q6, [x6, #3312]
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e23dca5 // fmul v5.4s, v5.4s, v3.4s
	WORD $0x3dc340c6 // ldr q6, [x6, #3328]
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e23dca5 // fmul v5.4s, v5.4s, v3.4s
	WORD $0x3dc344c6 // ldr q6, [x6, #3344]
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e23dca5 // fmul v5.4s, v5.4s, v3.4s
	WORD $0x3dc348c6 // ldr q6, [x6, #3360]
	WORD $0x4e26d4a5 // fadd v5.4s, v5.4s, v6.4s
	WORD $0x6e23dca3 // fmul v3.4s, v5.4s, v3.4s
	WORD $0x3dc34cc5 // ldr q5, [x6, #3376]
	WORD $0x4e25d463 // fadd v3.4s, v3.4s, v5.4s
	WORD $0x6e23dc83 // fmul v3.4s, v4.4s, v3.4s
	WORD $0x4e23d403 // fadd v3.4s, v0.4s, v3.4s
	WORD $0x3dc2dcc4 // ldr q4, [x6, #2928]
	WORD $0x6ea13484 // cmhi v4.4s, v4.4s, v1.4s
	WORD $0x6e631c04 // bsl v4.16b, v0.16b, v3.16b
	WORD $0x4e2b1c43 // and v3.16b, v2.16b, v11.16b
	WORD $0x6eaa3463 // cmhi v3.4s, v3.4s, v10.4s
	WORD $0x3dc008c5 // ldr q5, [x6, #32]
	WORD $0x4e251c00 // and v0.16b, v0.16b, v5.16b
	WORD $0x4ea01c40 // orr v0.16b, v2.16b, v0.16b
	WORD $0x6e601c43 // bsl v3.16b, v2.16b, v0.16b
	WORD $0x6ea135a0 // cmhi v0.4s, v13.4s, v1.4s
	WORD $0x6e631c80 // bsl v0.16b, v4.16b, v3.16b
	WORD $0x6eaa3421 // cmhi v1.4s, v1.4s, v10.4s
	WORD $0x6e601e01 // bsl v1.16b, v16.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func cbrt128(dst, x unsafe.Pointer, n int) int
TEXT ·cbrt128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc094c7 // ldr q7, [x6, #592]
	WORD $0x3dc01cc8 // ldr q8, [x6, #112]
	WORD $0x3dc0a0c9 // ldr q9, [x6, #640]
	WORD $0x3dc00cca // ldr q10, [x6, #48]
	WORD $0x3dc27ccb // ldr q11, [x6, #2544]
	WORD $0x3dc350cc // ldr q12, [x6, #3392]
	WORD $0x3dc1f4cd // ldr q13, [x6, #2000]
	WORD $0x3dc354ce // ldr q14, [x6, #3408]
	WORD $0x3dc358cf // ldr q15, [x6, #3424]
	WORD $0x3dc018d0 // ldr q16, [x6, #96]
	WORD $0x3dc35cd1 // ldr q17, [x6, #3440]
	WORD $0x3dc100d2 // ldr q18, [x6, #1024]
	WORD $0x3dc004d3 // ldr q19, [x6, #16]
	WORD $0x3dc360d4 // ldr q20, [x6, #3456]
	WORD $0x3dc364d5 // ldr q21, [x6, #3472]
	WORD $0x3dc368d6 // ldr q22, [x6, #3488]
	WORD $0x3dc36cd7 // ldr q23, [x6, #3504]
	WORD $0x3dc370d8 // ldr q24, [x6, #3520]
	WORD $0x3dc374d9 // ldr q25, [x6, #3536]
	WORD $0x3dc378da // ldr q26, [x6, #3552]
	WORD $0x3dc37cdb // ldr q27, [x6, #3568]
	WORD $0x3dc010dc // ldr q28, [x6, #64]
	WORD $0x3dc2acdd // ldr q29, [x6, #2736]
	WORD $0x3dc008de // ldr q30, [x6, #32]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2a1c01 // and v1.16b, v0.16b, v10.16b
	WORD $0x6ea13562 // cmhi v2.4s, v11.4s, v1.4s
	WORD $0x4e21d823 // scvtf v3.4s, v1.4s
	WORD $0x6ee21c23 // bif v3.16b, v1.16b, v2.16b
	WORD $0x6f290464 // ushr v4.4s, v3.4s, #23
	WORD $0x6eac8485 // sub v5.4s, v4.4s, v12.4s
	WORD $0x6e641ca2 // bsl v2.16b, v5.16b, v4.16b
	WORD $0x4e2d1c63 // and v3.16b, v3.16b, v13.16b
	WORD $0x4ea81c63 // orr v3.16b, v3.16b, v8.16b
	WORD $0x4eae8442 // add v2.4s, v2.4s, v14.4s
	WORD $0x4eaf9c44 // mul v4.4s, v2.4s, v15.4s
	WORD $0x6f300484 // ushr v4.4s, v4.4s, #16
	WORD $0x4eb19c85 // mul v5.4s, v4.4s, v17.4s
	WORD $0x6ea58442 // sub v2.4s, v2.4s, v5.4s
	WORD $0x6eb28c45 // cmeq v5.4s, v2.4s, v18.4s
	WORD $0x6eb38c46 // cmeq v6.4s, v2.4s, v19.4s
	WORD $0x6e751e85 // bsl v5.16b, v20.16b, v21.16b
	WORD $0x6e651d06 // bsl v6.16b, v8.16b, v5.16b
	WORD $0x6e23dec5 // fmul v5.4s, v22.4s, v3.4s
	WORD $0x4e37d4a5 // fadd v5.4s, v5.4s, v23.4s
	WORD $0x6e23dca5 // fmul v5.4s, v5.4s, v3.4s
	WORD $0x4e38d4a5 // fadd v5.4s, v5.4s, v24.4s
	WORD $0x6e23dca5 // fmul v5.4s, v5.4s, v3.4s
	WORD $0x4e39d4a5 // fadd v5.4s, v5.4s, v25.4s
	WORD $0x6e25dcc5 // fmul v5.4s, v6.4s, v5.4s
	WORD $0x4e291ca5 // and v5.16b, v5.16b, v9.16b
	WORD $0x4f375442 // shl v2.4s, v2.4s, #23
	WORD $0x4ea28462 // add v2.4s, v3.4s, v2.4s
	WORD $0x6e25dca3 // fmul v3.4s, v5.4s, v5.4s
	WORD $0x4e291c66 // and v6.16b, v3.16b, v9.16b
	WORD $0x4ea6d463 // fsub v3.4s, v3.4s, v6.4s
	WORD $0x6e25dcc6 // fmul v6.4s, v6.4s, v5.4s
	WORD $0x4ea6d446 // fsub v6.4s, v2.4s, v6.4s
	WORD $0x6e25dc63 // fmul v3.4s, v3.4s, v5.4s
	WORD $0x4ea3d4c3 // fsub v3.4s, v6.4s, v3.4s
	WORD $0x6e22df42 // fmul v2.4s, v26.4s, v2.4s
	WORD $0x4e23d466 // fadd v6.4s, v3.4s, v3.4s
	WORD $0x4ea6d442 // fsub v2.4s, v2.4s, v6.4s
	WORD $0x6e23dca3 // fmul v3.4s, v5.4s, v3.4s
	WORD $0x6e22fc62 // fdiv v2.4s, v3.4s, v2.4s
	WORD $0x4e22d4a2 // fadd v2.4s, v5.4s, v2.4s
	WORD $0x6ebb8483 // sub v3.4s, v4.4s, v27.4s
	WORD $0x4f375463 // shl v3.4s, v3.4s, #23
	WORD $0x4ea38442 // add v2.4s, v2.4s, v3.4s
	WORD $0x6ebc8423 // sub v3.4s, v1.4s, v28.4s
	WORD $0x6ea337a3 // cmhi v3.4s, v29.4s, v3.4s
	WORD $0x4e3e1c04 // and v4.16b, v0.16b, v30.16b
	WORD $0x4ea41c42 // orr v2.16b, v2.16b, v4.16b
	WORD $0x6e601c43 // bsl v3.16b, v2.16b, v0.16b
	WORD $0x3dc020c0 // ldr q0, [x6, #128]
	WORD $0x6ea03420 // cmhi v0.4s, v1.4s, v0.4s
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e631c20 // bsl v0.16b, v1.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func rsqrt128(dst, x unsafe.Pointer, n int) int
TEXT ·rsqrt128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc010cc // ldr q12, [x6, #64]
	WORD $0x3dc094cd // ldr q13, [x6, #592]
	WORD $0x3dc0a0ce // ldr q14, [x6, #640]
	WORD $0x3dc01ccf // ldr q15, [x6, #112]
	WORD $0x3dc020d0 // ldr q16, [x6, #128]
	WORD $0x3dc00cd1 // ldr q17, [x6, #48]
	WORD $0x3dc27cd2 // ldr q18, [x6, #2544]
	WORD $0x3dc350d3 // ldr q19, [x6, #3392]
	WORD $0x3dc1f4d4 // ldr q20, [x6, #2000]
	WORD $0x3dc03cd5 // ldr q21, [x6, #240]
	WORD $0x3dc380d6 // ldr q22, [x6, #3584]
	WORD $0x3dc388d7 // ldr q23, [x6, #3616]
	WORD $0x3dc384d8 // ldr q24, [x6, #3600]
	WORD $0x3dc38cd9 // ldr q25, [x6, #3632]
	WORD $0x3dc250da // ldr q26, [x6, #2368]
	WORD $0x3dc0dcdb // ldr q27, [x6, #880]
	WORD $0x3dc008dc // ldr q28, [x6, #32]
	WORD $0x3dc000dd // ldr q29, [x6, #0]
	WORD $0x3dc2acde // ldr q30, [x6, #2736]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e311c01 // and v1.16b, v0.16b, v17.16b
	WORD $0x6ea13642 // cmhi v2.4s, v18.4s, v1.4s
	WORD $0x4e21d823 // scvtf v3.4s, v1.4s
	WORD $0x6ea21c61 // bit v1.16b, v3.16b, v2.16b
	WORD $0x6f290423 // ushr v3.4s, v1.4s, #23
	WORD $0x6eb38464 // sub v4.4s, v3.4s, v19.4s
	WORD $0x6e631c82 // bsl v2.16b, v4.16b, v3.16b
	WORD $0x4e341c21 // and v1.16b, v1.16b, v20.16b
	WORD $0x4eaf1c21 // orr v1.16b, v1.16b, v15.16b
	WORD $0x6eb58442 // sub v2.4s, v2.4s, v21.4s
	WORD $0x4f3f0443 // sshr v3.4s, v2.4s, #1
	WORD $0x4e2c1c42 // and v2.16b, v2.16b, v12.16b
	WORD $0x4f375442 // shl v2.4s, v2.4s, #23
	WORD $0x4ea28421 // add v1.4s, v1.4s, v2.4s
	WORD $0x6f3f0422 // ushr v2.4s, v1.4s, #1
	WORD $0x6ea286c2 // sub v2.4s, v22.4s, v2.4s
	WORD $0x6e38dc24 // fmul v4.4s, v1.4s, v24.4s
	WORD $0x6e22dc45 // fmul v5.4s, v2.4s, v2.4s
	WORD $0x6e25dc84 // fmul v4.4s, v4.4s, v5.4s
	WORD $0x4ea4d6e4 // fsub v4.4s, v23.4s, v4.4s
	WORD $0x6e24dc42 // fmul v2.4s, v2.4s, v4.4s
	WORD $0x4e2e1c42 // and v2.16b, v2.16b, v14.16b
	WORD $0x6e22dc44 // fmul v4.4s, v2.4s, v2.4s
	WORD $0x4e2e1c25 // and v5.16b, v1.16b, v14.16b
	WORD $0x4ea5d421 // fsub v1.4s, v1.4s, v5.4s
	WORD $0x4e2e1c86 // and v6.16b, v4.16b, v14.16b
	WORD $0x4ea6d484 // fsub v4.4s, v4.4s, v6.4s
	WORD $0x6e26dca7 // fmul v7.4s, v5.4s, v6.4s
	WORD $0x4ea7d5e7 // fsub v7.4s, v15.4s, v7.4s
	WORD $0x6e24dca5 // fmul v5.4s, v5.4s, v4.4s
	WORD $0x4ea5d4e5 // fsub v5.4s, v7.4s, v5.4s
	WORD $0x6e26dc26 // fmul v6.4s, v1.4s, v6.4s
	WORD $0x4ea6d4a5 // fsub v5.4s, v5.4s, v6.4s
	WORD $0x6e24dc21 // fmul v1.4s, v1.4s, v4.4s
	WORD $0x4ea1d4a1 // fsub v1.4s, v5.4s, v1.4s
	WORD $0x6e39dc24 // fmul v4.4s, v1.4s, v25.4s
	WORD $0x4e3ad484 // fadd v4.4s, v4.4s, v26.4s
	WORD $0x6e21dc84 // fmul v4.4s, v4.4s, v1.4s
	WORD $0x4e3bd484 // fadd v4.4s, v4.4s, v27.4s
	WORD $0x6e21dc41 // fmul v1.4s, v2.4s, v1.4s
	WORD $0x6e24dc21 // fmul v1.4s, v1.4s, v4.4s
	WORD $0x4e21d441 // fadd v1.4s, v2.4s, v1.4s
	WORD $0x4f375462 // shl v2.4s, v3.4s, #23
	WORD $0x6ea28421 // sub v1.4s, v1.4s, v2.4s
	WORD $0x4e3c1c02 // and v2.16b, v0.16b, v28.16b
	WORD $0x6ea28c03 // cmeq v3.4s, v0.4s, v2.4s
	WORD $0x6eb08c04 // cmeq v4.4s, v0.4s, v16.4s
	WORD $0x4e641fa4 // bic v4.16b, v29.16b, v4.16b
	WORD $0x4eb01c42 // orr v2.16b, v2.16b, v16.16b
	WORD $0x6e641c43 // bsl v3.16b, v2.16b, v4.16b
	WORD $0x6eac8400 // sub v0.4s, v0.4s, v12.4s
	WORD $0x6ea037c0 // cmhi v0.4s, v30.4s, v0.4s
	WORD $0x6e631c20 // bsl v0.16b, v1.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func hypot128(dst, x, y unsafe.Pointer, n int) int
TEXT ·hypot128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc094d1 // ldr q17, [x6, #592]
	WORD $0x3dc27cd2 // ldr q18, [x6, #2544]
	WORD $0x3dc020d3 // ldr q19, [x6, #128]
	WORD $0x3dc0a0d4 // ldr q20, [x6, #640]
	WORD $0x3dc00cd5 // ldr q21, [x6, #48]
	WORD $0x3dc350d6 // ldr q22, [x6, #3392]
	WORD $0x3dc1f4d7 // ldr q23, [x6, #2000]
	WORD $0x3dc01cd8 // ldr q24, [x6, #112]
	WORD $0x3dc03cd9 // ldr q25, [x6, #240]
	WORD $0x3dc104da // ldr q26, [x6, #1040]
	WORD $0x3dc2fcdb // ldr q27, [x6, #3056]
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e351c00 // and v0.16b, v0.16b, v21.16b
	WORD $0x4e351c21 // and v1.16b, v1.16b, v21.16b
	WORD $0x6ea06422 // umax v2.4s, v1.4s, v0.4s
	WORD $0x6ea16c03 // umin v3.4s, v0.4s, v1.4s
	WORD $0x6ea23644 // cmhi v4.4s, v18.4s, v2.4s
	WORD $0x4e21d845 // scvtf v5.4s, v2.4s
	WORD $0x6ee41c45 // bif v5.16b, v2.16b, v4.16b
	WORD $0x6f2904a6 // ushr v6.4s, v5.4s, #23
	WORD $0x6eb684c7 // sub v7.4s, v6.4s, v22.4s
	WORD $0x6e661ce4 // bsl v4.16b, v7.16b, v6.16b
	WORD $0x4e371ca5 // and v5.16b, v5.16b, v23.16b
	WORD $0x4eb81ca5 // orr v5.16b, v5.16b, v24.16b
	WORD $0x6ea33646 // cmhi v6.4s, v18.4s, v3.4s
	WORD $0x4e21d867 // scvtf v7.4s, v3.4s
	WORD $0x6ea61ce3 // bit v3.16b, v7.16b, v6.16b
	WORD $0x6f290467 // ushr v7.4s, v3.4s, #23
	WORD $0x6eb684e8 // sub v8.4s, v7.4s, v22.4s
	WORD $0x6e671d06 // bsl v6.16b, v8.16b, v7.16b
	WORD $0x4e371c63 // and v3.16b, v3.16b, v23.16b
	WORD $0x4eb81c63 // orr v3.16b, v3.16b, v24.16b
	WORD $0x6ea68486 // sub v6.4s, v4.4s, v6.4s
	WORD $0x6eba6cc6 // umin v6.4s, v6.4s, v26.4s
	WORD $0x6eb284a5 // sub v5.4s, v5.4s, v18.4s
	WORD $0x4f3754c6 // shl v6.4s, v6.4s, #23
	WORD $0x4ea68646 // add v6.4s, v18.4s, v6.4s
	WORD $0x6ea68463 // sub v3.4s, v3.4s, v6.4s
	WORD $0x4e341ca6 // and v6.16b, v5.16b, v20.16b
	WORD $0x4ea6d4a7 // fsub v7.4s, v5.4s, v6.4s
	WORD $0x6e25dca5 // fmul v5.4s, v5.4s, v5.4s
	WORD $0x6e27dcc8 // fmul v8.4s, v6.4s, v7.4s
	WORD $0x6e26dcc6 // fmul v6.4s, v6.4s, v6.4s
	WORD $0x4ea5d4c6 // fsub v6.4s, v6.4s, v5.4s
	WORD $0x4e28d508 // fadd v8.4s, v8.4s, v8.4s
	WORD $0x4e28d4c6 // fadd v6.4s, v6.4s, v8.4s
	WORD $0x6e27dce7 // fmul v7.4s, v7.4s, v7.4s
	WORD $0x4e27d4c6 // fadd v6.4s, v6.4s, v7.4s
	WORD $0x4e341c67 // and v7.16b, v3.16b, v20.16b
	WORD $0x4ea7d468 // fsub v8.4s, v3.4s, v7.4s
	WORD $0x6e23dc63 // fmul v3.4s, v3.4s, v3.4s
	WORD $0x6e28dce9 // fmul v9.4s, v7.4s, v8.4s
	WORD $0x6e27dce7 // fmul v7.4s, v7.4s, v7.4s
	WORD $0x4ea3d4e7 // fsub v7.4s, v7.4s, v3.4s
	WORD $0x4e29d529 // fadd v9.4s, v9.4s, v9.4s
	WORD $0x4e29d4e7 // fadd v7.4s, v7.4s, v9.4s
	WORD $0x6e28dd08 // fmul v8.4s, v8.4s, v8.4s
	WORD $0x4e28d4e7 // fadd v7.4s, v7.4s, v8.4s
	WORD $0x4e23d4a8 // fadd v8.4s, v5.4s, v3.4s
	WORD $0x4ea5d505 // fsub v5.4s, v8.4s, v5.4s
	WORD $0x4ea5d463 // fsub v3.4s, v3.4s, v5.4s
	WORD $0x4e27d4c5 // fadd v5.4s, v6.4s, v7.4s
	WORD $0x4e25d463 // fadd v3.4s, v3.4s, v5.4s
	WORD $0x6ea1f905 // fsqrt v5.4s, v8.4s
	WORD $0x4e341ca6 // and v6.16b, v5.16b, v20.16b
	WORD $0x6e26dcc7 // fmul v7.4s, v6.4s, v6.4s
	WORD $0x4ea7d507 // fsub v7.4s, v8.4s, v7.4s
	WORD $0x4e23d4e3 // fadd v3.4s, v7.4s, v3.4s
	WORD $0x4e25d4c5 // fadd v5.4s, v6.4s, v5.4s
	WORD $0x6e25fc63 // fdiv v3.4s, v3.4s, v5.4s
	WORD $0x6ebb8484 // sub v4.4s, v4.4s, v27.4s
	WORD $0x6ebc8c45 // cmeq v5.4s, v2.4s, v28.4s
	WORD $0x4e651c84 // bic v4.16b, v4.16b, v5.16b
	WORD $0x4e23d4c3 // fadd v3.4s, v6.4s, v3.4s
	WORD $0x4f3f0486 // sshr v6.4s, v4.4s, #1
	WORD $0x4eb984c7 // add v7.4s, v6.4s, v25.4s
	WORD $0x4f3754e7 // shl v7.4s, v7.4s, #23
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x6ea68484 // sub v4.4s, v4.4s, v6.4s
	WORD $0x4eb98484 // add v4.4s, v4.4s, v25.4s
	WORD $0x4f375484 // shl v4.4s, v4.4s, #23
	WORD $0x6e24dc63 // fmul v3.4s, v3.4s, v4.4s
	WORD $0x4e651c63 // bic v3.16b, v3.16b, v5.16b
	WORD $0x6eb38c00 // cmeq v0.4s, v0.4s, v19.4s
	WORD $0x6eb38c21 // cmeq v1.4s, v1.4s, v19.4s
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x6e7e1e60 // bsl v0.16b, v19.16b, v30.16b
	WORD $0x6ea23661 // cmhi v1.4s, v19.4s, v2.4s
	WORD $0x6e601c61 // bsl v1.16b, v3.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func sin128(dst, x unsafe.Pointer, n int) int
TEXT ·sin128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc074cb // ldr q11, [x6, #464]
	WORD $0x3dc010cc // ldr q12, [x6, #64]
	WORD $0x3dc01ccd // ldr q13, [x6, #112]
	WORD $0x3dc390ce // ldr q14, [x6, #3648]
	WORD $0x3dc394cf // ldr q15, [x6, #3664]
	WORD $0x3dc398d0 // ldr q16, [x6, #3680]
	WORD $0x3dc39cd1 // ldr q17, [x6, #3696]
	WORD $0x3dc3a0d2 // ldr q18, [x6, #3712]
	WORD $0x3dc3a4d3 // ldr q19, [x6, #3728]
	WORD $0x3dc00cd4 // ldr q20, [x6, #48]
	WORD $0x3dc0dcd5 // ldr q21, [x6, #880]
	WORD $0x3dc3a8d6 // ldr q22, [x6, #3744]
	WORD $0x3dc3acd7 // ldr q23, [x6, #3760]
	WORD $0x3dc3b0d8 // ldr q24, [x6, #3776]
	WORD $0x3dc3b4d9 // ldr q25, [x6, #3792]
	WORD $0x3dc3b8da // ldr q26, [x6, #3808]
	WORD $0x3dc3bcdb // ldr q27, [x6, #3824]
	WORD $0x3dc104dc // ldr q28, [x6, #1040]
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc3c0de // ldr q30, [x6, #3840]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e2edc01 // fmul v1.4s, v0.4s, v14.4s
	WORD $0x4e2bd421 // fadd v1.4s, v1.4s, v11.4s
	WORD $0x4eabd422 // fsub v2.4s, v1.4s, v11.4s
	WORD $0x6e2fdc43 // fmul v3.4s, v2.4s, v15.4s
	WORD $0x4ea3d403 // fsub v3.4s, v0.4s, v3.4s
	WORD $0x6e30dc44 // fmul v4.4s, v2.4s, v16.4s
	WORD $0x4ea4d463 // fsub v3.4s, v3.4s, v4.4s
	WORD $0x6e31dc44 // fmul v4.4s, v2.4s, v17.4s
	WORD $0x4ea4d465 // fsub v5.4s, v3.4s, v4.4s
	WORD $0x4ea5d463 // fsub v3.4s, v3.4s, v5.4s
	WORD $0x4ea4d463 // fsub v3.4s, v3.4s, v4.4s
	WORD $0x6e32dc42 // fmul v2.4s, v2.4s, v18.4s
	WORD $0x4ea2d462 // fsub v2.4s, v3.4s, v2.4s
	WORD $0x4e341c03 // and v3.16b, v0.16b, v20.16b
	WORD $0x6eb33464 // cmhi v4.4s, v3.4s, v19.4s
	WORD $0x6ea4a49f // umaxp v31.4s, v4.4s, v4.4s
	FMOVD F31, R19
	CBNZ R19, done
	WORD $0x4e2c1c24 // and v4.16b, v1.16b, v12.16b
	WORD $0x6eac8c84 // cmeq v4.4s, v4.4s, v12.4s
	WORD $0x6e25dca6 // fmul v6.4s, v5.4s, v5.4s
	WORD $0x6e35dcc7 // fmul v7.4s, v6.4s, v21.4s
	WORD $0x4ea7d5a8 // fsub v8.4s, v13.4s, v7.4s
	WORD $0x4ea8d5a9 // fsub v9.4s, v13.4s, v8.4s
	WORD $0x4ea7d527 // fsub v7.4s, v9.4s, v7.4s
	WORD $0x6e22dca9 // fmul v9.4s, v5.4s, v2.4s
	WORD $0x4ea9d4e7 // fsub v7.4s, v7.4s, v9.4s
	WORD $0x4eb71ee9 // orr v9.16b, v23.16b, v23.16b
	WORD $0x6ea41ec9 // bit v9.16b, v22.16b, v4.16b
	WORD $0x4eb91f2a // orr v10.16b, v25.16b, v25.16b
	WORD $0x6ea41f0a // bit v10.16b, v24.16b, v4.16b
	WORD $0x6e26dd29 // fmul v9.4s, v9.4s, v6.4s
	WORD $0x4e2ad529 // fadd v9.4s, v9.4s, v10.4s
	WORD $0x4ebb1f6a // orr v10.16b, v27.16b, v27.16b
	WORD $0x6ea41f4a // bit v10.16b, v26.16b, v4.16b
	WORD $0x6e26dd29 // fmul v9.4s, v9.4s, v6.4s
	WORD $0x4e2ad529 // fadd v9.4s, v9.4s, v10.4s
	WORD $0x4ea51caa // orr v10.16b, v5.16b, v5.16b
	WORD $0x6ea41cca // bit v10.16b, v6.16b, v4.16b
	WORD $0x6e2adcc6 // fmul v6.4s, v6.4s, v10.4s
	WORD $0x6ea41ce2 // bit v2.16b, v7.16b, v4.16b
	WORD $0x6e29dcc6 // fmul v6.4s, v6.4s, v9.4s
	WORD $0x4e26d442 // fadd v2.4s, v2.4s, v6.4s
	WORD $0x6e651d04 // bsl v4.16b, v8.16b, v5.16b
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4f3e5421 // shl v1.4s, v1.4s, #30
	WORD $0x4e3d1c21 // and v1.16b, v1.16b, v29.16b
	WORD $0x6e211c41 // eor v1.16b, v2.16b, v1.16b
	WORD $0x6ea337c2 // cmhi v2.4s, v30.4s, v3.4s
	WORD $0x6e611c02 // bsl v2.16b, v0.16b, v1.16b
	WORD $0x3dc020c0 // ldr q0, [x6, #128]
	WORD $0x6ea33400 // cmhi v0.4s, v0.4s, v3.4s
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func cos128(dst, x unsafe.Pointer, n int) int
TEXT ·cos128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc3c4ca // ldr q10, [x6, #3856]
	WORD $0x3dc010cb // ldr q11, [x6, #64]
	WORD $0x3dc01ccc // ldr q12, [x6, #112]
	WORD $0x3dc00ccd // ldr q13, [x6, #48]
	WORD $0x3dc390ce // ldr q14, [x6, #3648]
	WORD $0x3dc394cf // ldr q15, [x6, #3664]
	WORD $0x3dc398d0 // ldr q16, [x6, #3680]
	WORD $0x3dc39cd1 // ldr q17, [x6, #3696]
	WORD $0x3dc3a0d2 // ldr q18, [x6, #3712]
	WORD $0x3dc3a4d3 // ldr q19, [x6, #3728]
	WORD $0x3dc0dcd4 // ldr q20, [x6, #880]
	WORD $0x3dc3a8d5 // ldr q21, [x6, #3744]
	WORD $0x3dc3acd6 // ldr q22, [x6, #3760]
	WORD $0x3dc3b0d7 // ldr q23, [x6, #3776]
	WORD $0x3dc3b4d8 // ldr q24, [x6, #3792]
	WORD $0x3dc3b8d9 // ldr q25, [x6, #3808]
	WORD $0x3dc3bcda // ldr q26, [x6, #3824]
	WORD $0x3dc104db // ldr q27, [x6, #1040]
	WORD $0x3dc008dc // ldr q28, [x6, #32]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2d1c01 // and v1.16b, v0.16b, v13.16b
	WORD $0x6e2edc02 // fmul v2.4s, v0.4s, v14.4s
	WORD $0x4e2ad442 // fadd v2.4s, v2.4s, v10.4s
	WORD $0x4eaad443 // fsub v3.4s, v2.4s, v10.4s
	WORD $0x6e2fdc64 // fmul v4.4s, v3.4s, v15.4s
	WORD $0x4ea4d400 // fsub v0.4s, v0.4s, v4.4s
	WORD $0x6e30dc64 // fmul v4.4s, v3.4s, v16.4s
	WORD $0x4ea4d400 // fsub v0.4s, v0.4s, v4.4s
	WORD $0x6e31dc64 // fmul v4.4s, v3.4s, v17.4s
	WORD $0x4ea4d405 // fsub v5.4s, v0.4s, v4.4s
	WORD $0x4ea5d400 // fsub v0.4s, v0.4s, v5.4s
	WORD $0x4ea4d400 // fsub v0.4s, v0.4s, v4.4s
	WORD $0x6e32dc63 // fmul v3.4s, v3.4s, v18.4s
	WORD $0x4ea3d400 // fsub v0.4s, v0.4s, v3.4s
	WORD $0x6eb33423 // cmhi v3.4s, v1.4s, v19.4s
	WORD $0x6ea3a47f // umaxp v31.4s, v3.4s, v3.4s
	FMOVD F31, R19
	CBNZ R19, done
	WORD $0x4e2b1c43 // and v3.16b, v2.16b, v11.16b
	WORD $0x6eab8c63 // cmeq v3.4s, v3.4s, v11.4s
	WORD $0x6e25dca4 // fmul v4.4s, v5.4s, v5.4s
	WORD $0x6e34dc86 // fmul v6.4s, v4.4s, v20.4s
	WORD $0x4ea6d587 // fsub v7.4s, v12.4s, v6.4s
	WORD $0x4ea7d588 // fsub v8.4s, v12.4s, v7.4s
	WORD $0x4ea6d506 // fsub v6.4s, v8.4s, v6.4s
	WORD $0x6e20dca8 // fmul v8.4s, v5.4s, v0.4s
	WORD $0x4ea8d4c6 // fsub v6.4s, v6.4s, v8.4s
	WORD $0x4eb61ec8 // orr v8.16b, v22.16b, v22.16b
	WORD $0x6ea31ea8 // bit v8.16b, v21.16b, v3.16b
	WORD $0x4eb81f09 // orr v9.16b, v24.16b, v24.16b
	WORD $0x6ea31ee9 // bit v9.16b, v23.16b, v3.16b
	WORD $0x6e24dd08 // fmul v8.4s, v8.4s, v4.4s
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x4eba1f49 // orr v9.16b, v26.16b, v26.16b
	WORD $0x6ea31f29 // bit v9.16b, v25.16b, v3.16b
	WORD $0x6e24dd08 // fmul v8.4s, v8.4s, v4.4s
	WORD $0x4e29d508 // fadd v8.4s, v8.4s, v9.4s
	WORD $0x4ea51ca9 // orr v9.16b, v5.16b, v5.16b
	WORD $0x6ea31c89 // bit v9.16b, v4.16b, v3.16b
	WORD $0x6e29dc84 // fmul v4.4s, v4.4s, v9.4s
	WORD $0x6ea31cc0 // bit v0.16b, v6.16b, v3.16b
	WORD $0x6e28dc84 // fmul v4.4s, v4.4s, v8.4s
	WORD $0x4e24d400 // fadd v0.4s, v0.4s, v4.4s
	WORD $0x6e651ce3 // bsl v3.16b, v7.16b, v5.16b
	WORD $0x4e20d460 // fadd v0.4s, v3.4s, v0.4s
	WORD $0x4f3e5442 // shl v2.4s, v2.4s, #30
	WORD $0x4e3c1c42 // and v2.16b, v2.16b, v28.16b
	WORD $0x6e221c00 // eor v0.16b, v0.16b, v2.16b
	WORD $0x6ea137a1 // cmhi v1.4s, v29.4s, v1.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func tan128(dst, x unsafe.Pointer, n int) int
TEXT ·tan128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc3dcca // ldr q10, [x6, #3952]
	WORD $0x3dc074cb // ldr q11, [x6, #464]
	WORD $0x3dc3d8cc // ldr q12, [x6, #3936]
	WORD $0x3dc010cd // ldr q13, [x6, #64]
	WORD $0x3dc0a0ce // ldr q14, [x6, #640]
	WORD $0x3dc390cf // ldr q15, [x6, #3648]
	WORD $0x3dc394d0 // ldr q16, [x6, #3664]
	WORD $0x3dc398d1 // ldr q17, [x6, #3680]
	WORD $0x3dc39cd2 // ldr q18, [x6, #3696]
	WORD $0x3dc3a0d3 // ldr q19, [x6, #3712]
	WORD $0x3dc3a4d4 // ldr q20, [x6, #3728]
	WORD $0x3dc00cd5 // ldr q21, [x6, #48]
	WORD $0x3dc3c8d6 // ldr q22, [x6, #3872]
	WORD $0x3dc3ccd7 // ldr q23, [x6, #3888]
	WORD $0x3dc3d0d8 // ldr q24, [x6, #3904]
	WORD $0x3dc3d4d9 // ldr q25, [x6, #3920]
	WORD $0x3dc01cda // ldr q26, [x6, #112]
	WORD $0x3dc2e4db // ldr q27, [x6, #2960]
	WORD $0x3dc3c0dc // ldr q28, [x6, #3840]
	WORD $0x3dc020dd // ldr q29, [x6, #128]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e2fdc01 // fmul v1.4s, v0.4s, v15.4s
	WORD $0x4e2bd421 // fadd v1.4s, v1.4s, v11.4s
	WORD $0x4eabd422 // fsub v2.4s, v1.4s, v11.4s
	WORD $0x6e30dc43 // fmul v3.4s, v2.4s, v16.4s
	WORD $0x4ea3d403 // fsub v3.4s, v0.4s, v3.4s
	WORD $0x6e31dc44 // fmul v4.4s, v2.4s, v17.4s
	WORD $0x4ea4d463 // fsub v3.4s, v3.4s, v4.4s
	WORD $0x6e32dc44 // fmul v4.4s, v2.4s, v18.4s
	WORD $0x4ea4d465 // fsub v5.4s, v3.4s, v4.4s
	WORD $0x4ea5d463 // fsub v3.4s, v3.4s, v5.4s
	WORD $0x4ea4d463 // fsub v3.4s, v3.4s, v4.4s
	WORD $0x6e33dc42 // fmul v2.4s, v2.4s, v19.4s
	WORD $0x4ea2d462 // fsub v2.4s, v3.4s, v2.4s
	WORD $0x4e351c03 // and v3.16b, v0.16b, v21.16b
	WORD $0x6eb43464 // cmhi v4.4s, v3.4s, v20.4s
	WORD $0x6ea4a49f // umaxp v31.4s, v4.4s, v4.4s
	FMOVD F31, R19
	CBNZ R19, done
	WORD $0x6e25dca4 // fmul v4.4s, v5.4s, v5.4s
	WORD $0x6e25dc86 // fmul v6.4s, v4.4s, v5.4s
	WORD $0x6e24dec7 // fmul v7.4s, v22.4s, v4.4s
	WORD $0x4e37d4e7 // fadd v7.4s, v7.4s, v23.4s
	WORD $0x6e24dce7 // fmul v7.4s, v7.4s, v4.4s
	WORD $0x4e38d4e7 // fadd v7.4s, v7.4s, v24.4s
	WORD $0x6e24dce4 // fmul v4.4s, v7.4s, v4.4s
	WORD $0x4e39d484 // fadd v4.4s, v4.4s, v25.4s
	WORD $0x6e24dcc4 // fmul v4.4s, v6.4s, v4.4s
	WORD $0x4e24d442 // fadd v2.4s, v2.4s, v4.4s
	WORD $0x4e22d4a4 // fadd v4.4s, v5.4s, v2.4s
	WORD $0x4ea5d485 // fsub v5.4s, v4.4s, v5.4s
	WORD $0x4ea5d442 // fsub v2.4s, v2.4s, v5.4s
	WORD $0x4e2cd485 // fadd v5.4s, v4.4s, v12.4s
	WORD $0x4eacd4a5 // fsub v5.4s, v5.4s, v12.4s
	WORD $0x4ea5d486 // fsub v6.4s, v4.4s, v5.4s
	WORD $0x4e22d4c6 // fadd v6.4s, v6.4s, v2.4s
	WORD $0x4e25d487 // fadd v7.4s, v4.4s, v5.4s
	WORD $0x6e27dcc6 // fmul v6.4s, v6.4s, v7.4s
	WORD $0x6e25dca5 // fmul v5.4s, v5.4s, v5.4s
	WORD $0x4ea5d545 // fsub v5.4s, v10.4s, v5.4s
	WORD $0x4ea6d4a7 // fsub v7.4s, v5.4s, v6.4s
	WORD $0x4ea7d4a5 // fsub v5.4s, v5.4s, v7.4s
	WORD $0x4ea6d4a5 // fsub v5.4s, v5.4s, v6.4s
	WORD $0x6e2adc84 // fmul v4.4s, v4.4s, v10.4s
	WORD $0x6e2adc42 // fmul v2.4s, v2.4s, v10.4s
	WORD $0x4e2d1c26 // and v6.16b, v1.16b, v13.16b
	WORD $0x6ead8cc6 // cmeq v6.4s, v6.4s, v13.4s
	WORD $0x4ea41c88 // orr v8.16b, v4.16b, v4.16b
	WORD $0x6ea61ce8 // bit v8.16b, v7.16b, v6.16b
	WORD $0x4ea21c49 // orr v9.16b, v2.16b, v2.16b
	WORD $0x6ea61ca9 // bit v9.16b, v5.16b, v6.16b
	WORD $0x6ea61c87 // bit v7.16b, v4.16b, v6.16b
	WORD $0x6e651c46 // bsl v6.16b, v2.16b, v5.16b
	WORD $0x4e2e1ce2 // and v2.16b, v7.16b, v14.16b
	WORD $0x4ea2d4e4 // fsub v4.4s, v7.4s, v2.4s
	WORD $0x4e26d484 // fadd v4.4s, v4.4s, v6.4s
	WORD $0x6e27ff45 // fdiv v5.4s, v26.4s, v7.4s
	WORD $0x6e25dd06 // fmul v6.4s, v8.4s, v5.4s
	WORD $0x4e2e1cc6 // and v6.16b, v6.16b, v14.16b
	WORD $0x6e22dcc2 // fmul v2.4s, v6.4s, v2.4s
	WORD $0x4ea2d502 // fsub v2.4s, v8.4s, v2.4s
	WORD $0x6e24dcc4 // fmul v4.4s, v6.4s, v4.4s
	WORD $0x4ea4d524 // fsub v4.4s, v9.4s, v4.4s
	WORD $0x4e24d442 // fadd v2.4s, v2.4s, v4.4s
	WORD $0x6e25dc42 // fmul v2.4s, v2.4s, v5.4s
	WORD $0x4e22d4c2 // fadd v2.4s, v6.4s, v2.4s
	WORD $0x4f3f5421 // shl v1.4s, v1.4s, #31
	WORD $0x6e211c41 // eor v1.16b, v2.16b, v1.16b
	WORD $0x6ea33782 // cmhi v2.4s, v28.4s, v3.4s
	WORD $0x6e611c02 // bsl v2.16b, v0.16b, v1.16b
	WORD $0x6ea337a0 // cmhi v0.4s, v29.4s, v3.4s
	WORD $0x6e7e1c40 // bsl v0.16b, v2.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func asin128(dst, x unsafe.Pointer, n int) int
TEXT ·asin128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc0dccf // ldr q15, [x6, #880]
	WORD $0x3dc00cd0 // ldr q16, [x6, #48]
	WORD $0x3dc01cd1 // ldr q17, [x6, #112]
	WORD $0x3dc0a0d2 // ldr q18, [x6, #640]
	WORD $0x3dc190d3 // ldr q19, [x6, #1600]
	WORD $0x3dc3e0d4 // ldr q20, [x6, #3968]
	WORD $0x3dc3e4d5 // ldr q21, [x6, #3984]
	WORD $0x3dc3e8d6 // ldr q22, [x6, #4000]
	WORD $0x3dc3ecd7 // ldr q23, [x6, #4016]
	WORD $0x3dc3f0d8 // ldr q24, [x6, #4032]
	WORD $0x3dc3f4d9 // ldr q25, [x6, #4048]
	WORD $0x3dc3f8da // ldr q26, [x6, #4064]
	WORD $0x3dc3c0db // ldr q27, [x6, #3840]
	WORD $0x3dc008dc // ldr q28, [x6, #32]
	WORD $0x3dc3fcdd // ldr q29, [x6, #4080]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e301c01 // and v1.16b, v0.16b, v16.16b
	WORD $0x6eaf3422 // cmhi v2.4s, v1.4s, v15.4s
	WORD $0x4ea1d623 // fsub v3.4s, v17.4s, v1.4s
	WORD $0x6e2fdc63 // fmul v3.4s, v3.4s, v15.4s
	WORD $0x6ea1f864 // fsqrt v4.4s, v3.4s
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e321c85 // and v5.16b, v4.16b, v18.16b
	WORD $0x4ea5d486 // fsub v6.4s, v4.4s, v5.4s
	WORD $0x4e25d487 // fadd v7.4s, v4.4s, v5.4s
	WORD $0x4e33d4e7 // fadd v7.4s, v7.4s, v19.4s
	WORD $0x6e25dca8 // fmul v8.4s, v5.4s, v5.4s
	WORD $0x4ea8d468 // fsub v8.4s, v3.4s, v8.4s
	WORD $0x6e27fd07 // fdiv v7.4s, v8.4s, v7.4s
	WORD $0x6ea21ce6 // bit v6.16b, v7.16b, v2.16b
	WORD $0x6e21dc27 // fmul v7.4s, v1.4s, v1.4s
	WORD $0x6ea21c67 // bit v7.16b, v3.16b, v2.16b
	WORD $0x6e27de83 // fmul v3.4s, v20.4s, v7.4s
	WORD $0x4e35d463 // fadd v3.4s, v3.4s, v21.4s
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x4e36d463 // fadd v3.4s, v3.4s, v22.4s
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x4e37d463 // fadd v3.4s, v3.4s, v23.4s
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x4e38d463 // fadd v3.4s, v3.4s, v24.4s
	WORD $0x6e23dce3 // fmul v3.4s, v7.4s, v3.4s
	WORD $0x6e23dc83 // fmul v3.4s, v4.4s, v3.4s
	WORD $0x4e23d4c3 // fadd v3.4s, v6.4s, v3.4s
	WORD $0x4e25d4a4 // fadd v4.4s, v5.4s, v5.4s
	WORD $0x4ea4d724 // fsub v4.4s, v25.4s, v4.4s
	WORD $0x4e23d466 // fadd v6.4s, v3.4s, v3.4s
	WORD $0x4ea6d746 // fsub v6.4s, v26.4s, v6.4s
	WORD $0x4e26d484 // fadd v4.4s, v4.4s, v6.4s
	WORD $0x4e23d4a3 // fadd v3.4s, v5.4s, v3.4s
	WORD $0x6e631c82 // bsl v2.16b, v4.16b, v3.16b
	WORD $0x6ea13763 // cmhi v3.4s, v27.4s, v1.4s
	WORD $0x4e3c1c04 // and v4.16b, v0.16b, v28.16b
	WORD $0x4ea41c42 // orr v2.16b, v2.16b, v4.16b
	WORD $0x6e621c03 // bsl v3.16b, v0.16b, v2.16b
	WORD $0x6ea137a0 // cmhi v0.4s, v29.4s, v1.4s
	WORD $0x6e7e1c60 // bsl v0.16b, v3.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func acos128(dst, x unsafe.Pointer, n int) int
TEXT ·acos128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc0dccb // ldr q11, [x6, #880]
	WORD $0x3dc00ccc // ldr q12, [x6, #48]
	WORD $0x3dc01ccd // ldr q13, [x6, #112]
	WORD $0x3dc0a0ce // ldr q14, [x6, #640]
	WORD $0x3dc190cf // ldr q15, [x6, #1600]
	WORD $0x3dc3e0d0 // ldr q16, [x6, #3968]
	WORD $0x3dc3e4d1 // ldr q17, [x6, #3984]
	WORD $0x3dc3e8d2 // ldr q18, [x6, #4000]
	WORD $0x3dc3ecd3 // ldr q19, [x6, #4016]
	WORD $0x3dc3f0d4 // ldr q20, [x6, #4032]
	WORD $0x3dc114d5 // ldr q21, [x6, #1104]
	WORD $0x3dc320d6 // ldr q22, [x6, #3200]
	WORD $0x3dc008d7 // ldr q23, [x6, #32]
	WORD $0x3dc004d8 // ldr q24, [x6, #16]
	WORD $0x3dc400d9 // ldr q25, [x6, #4096]
	WORD $0x3dc404da // ldr q26, [x6, #4112]
	WORD $0x3dc408db // ldr q27, [x6, #4128]
	WORD $0x3dc40cdc // ldr q28, [x6, #4144]
	WORD $0x3dc3fcdd // ldr q29, [x6, #4080]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2c1c01 // and v1.16b, v0.16b, v12.16b
	WORD $0x6eab3422 // cmhi v2.4s, v1.4s, v11.4s
	WORD $0x4ea1d5a3 // fsub v3.4s, v13.4s, v1.4s
	WORD $0x6e2bdc63 // fmul v3.4s, v3.4s, v11.4s
	WORD $0x6ea1f864 // fsqrt v4.4s, v3.4s
	WORD $0x6ee21c24 // bif v4.16b, v1.16b, v2.16b
	WORD $0x4e2e1c85 // and v5.16b, v4.16b, v14.16b
	WORD $0x4ea5d486 // fsub v6.4s, v4.4s, v5.4s
	WORD $0x4e25d487 // fadd v7.4s, v4.4s, v5.4s
	WORD $0x4e2fd4e7 // fadd v7.4s, v7.4s, v15.4s
	WORD $0x6e25dca8 // fmul v8.4s, v5.4s, v5.4s
	WORD $0x4ea8d468 // fsub v8.4s, v3.4s, v8.4s
	WORD $0x6e27fd07 // fdiv v7.4s, v8.4s, v7.4s
	WORD $0x6ea21ce6 // bit v6.16b, v7.16b, v2.16b
	WORD $0x6e21dc27 // fmul v7.4s, v1.4s, v1.4s
	WORD $0x6ea21c67 // bit v7.16b, v3.16b, v2.16b
	WORD $0x6e27de03 // fmul v3.4s, v16.4s, v7.4s
	WORD $0x4e31d463 // fadd v3.4s, v3.4s, v17.4s
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x4e32d463 // fadd v3.4s, v3.4s, v18.4s
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x4e33d463 // fadd v3.4s, v3.4s, v19.4s
	WORD $0x6e27dc63 // fmul v3.4s, v3.4s, v7.4s
	WORD $0x4e34d463 // fadd v3.4s, v3.4s, v20.4s
	WORD $0x6e23dce3 // fmul v3.4s, v7.4s, v3.4s
	WORD $0x6e23dc83 // fmul v3.4s, v4.4s, v3.4s
	WORD $0x4e23d4c3 // fadd v3.4s, v6.4s, v3.4s
	WORD $0x4eb61ec4 // orr v4.16b, v22.16b, v22.16b
	WORD $0x6ea21ea4 // bit v4.16b, v21.16b, v2.16b
	WORD $0x4e371c06 // and v6.16b, v0.16b, v23.16b
	WORD $0x6e261c84 // eor v4.16b, v4.16b, v6.16b
	WORD $0x4ea03700 // cmgt v0.4s, v24.4s, v0.4s
	WORD $0x4e391c06 // and v6.16b, v0.16b, v25.16b
	WORD $0x6ee21f46 // bif v6.16b, v26.16b, v2.16b
	WORD $0x6e25dc85 // fmul v5.4s, v4.4s, v5.4s
	WORD $0x4e25d4c7 // fadd v7.4s, v6.4s, v5.4s
	WORD $0x4ea6d4e6 // fsub v6.4s, v7.4s, v6.4s
	WORD $0x4ea6d4a5 // fsub v5.4s, v5.4s, v6.4s
	WORD $0x4e3b1c00 // and v0.16b, v0.16b, v27.16b
	WORD $0x6e7c1c02 // bsl v2.16b, v0.16b, v28.16b
	WORD $0x6e23dc80 // fmul v0.4s, v4.4s, v3.4s
	WORD $0x4e20d440 // fadd v0.4s, v2.4s, v0.4s
	WORD $0x4e20d4a0 // fadd v0.4s, v5.4s, v0.4s
	WORD $0x4e20d4e0 // fadd v0.4s, v7.4s, v0.4s
	WORD $0x6ea137a1 // cmhi v1.4s, v29.4s, v1.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func atan128(dst, x unsafe.Pointer, n int) int
TEXT ·atan128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc01ccd // ldr q13, [x6, #112]
	WORD $0x3dc008ce // ldr q14, [x6, #32]
	WORD $0x3dc0a0cf // ldr q15, [x6, #640]
	WORD $0x3dc00cd0 // ldr q16, [x6, #48]
	WORD $0x3dc410d1 // ldr q17, [x6, #4160]
	WORD $0x3dc114d2 // ldr q18, [x6, #1104]
	WORD $0x3dc004d3 // ldr q19, [x6, #16]
	WORD $0x3dc27cd4 // ldr q20, [x6, #2544]
	WORD $0x3dc414d5 // ldr q21, [x6, #4176]
	WORD $0x3dc418d6 // ldr q22, [x6, #4192]
	WORD $0x3dc41cd7 // ldr q23, [x6, #4208]
	WORD $0x3dc420d8 // ldr q24, [x6, #4224]
	WORD $0x3dc424d9 // ldr q25, [x6, #4240]
	WORD $0x3dc428da // ldr q26, [x6, #4256]
	WORD $0x3dc42cdb // ldr q27, [x6, #4272]
	WORD $0x3dc3c0dc // ldr q28, [x6, #3840]
	WORD $0x3dc430dd // ldr q29, [x6, #4288]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e301c01 // and v1.16b, v0.16b, v16.16b
	WORD $0x6ead3422 // cmhi v2.4s, v1.4s, v13.4s
	WORD $0x6ea16e23 // umin v3.4s, v17.4s, v1.4s
	WORD $0x4e321c44 // and v4.16b, v2.16b, v18.16b
	WORD $0x4e2e1c45 // and v5.16b, v2.16b, v14.16b
	WORD $0x4ea31c66 // orr v6.16b, v3.16b, v3.16b
	WORD $0x6ea21da6 // bit v6.16b, v13.16b, v2.16b
	WORD $0x6e6d1c62 // bsl v2.16b, v3.16b, v13.16b
	WORD $0x4eb484c3 // add v3.4s, v6.4s, v20.4s
	WORD $0x6ea23463 // cmhi v3.4s, v3.4s, v2.4s
	WORD $0x4e26d447 // fadd v7.4s, v2.4s, v6.4s
	WORD $0x4ea2d4e8 // fsub v8.4s, v7.4s, v2.4s
	WORD $0x4ea8d4c8 // fsub v8.4s, v6.4s, v8.4s
	WORD $0x4ea2d4c9 // fsub v9.4s, v6.4s, v2.4s
	WORD $0x6ea31d26 // bit v6.16b, v9.16b, v3.16b
	WORD $0x6ea31ce2 // bit v2.16b, v7.16b, v3.16b
	WORD $0x4e281c67 // and v7.16b, v3.16b, v8.16b
	WORD $0x4e2f1c48 // and v8.16b, v2.16b, v15.16b
	WORD $0x4ea8d449 // fsub v9.4s, v2.4s, v8.4s
	WORD $0x4e27d527 // fadd v7.4s, v9.4s, v7.4s
	WORD $0x6e22fda2 // fdiv v2.4s, v13.4s, v2.4s
	WORD $0x6e22dcc9 // fmul v9.4s, v6.4s, v2.4s
	WORD $0x4e2f1d29 // and v9.16b, v9.16b, v15.16b
	WORD $0x6e28dd28 // fmul v8.4s, v9.4s, v8.4s
	WORD $0x4ea8d4c6 // fsub v6.4s, v6.4s, v8.4s
	WORD $0x6e27dd27 // fmul v7.4s, v9.4s, v7.4s
	WORD $0x4ea7d667 // fsub v7.4s, v19.4s, v7.4s
	WORD $0x4e27d4c6 // fadd v6.4s, v6.4s, v7.4s
	WORD $0x6e22dcc2 // fmul v2.4s, v6.4s, v2.4s
	WORD $0x4e22d526 // fadd v6.4s, v9.4s, v2.4s
	WORD $0x6e26dcc7 // fmul v7.4s, v6.4s, v6.4s
	WORD $0x6e26dce6 // fmul v6.4s, v7.4s, v6.4s
	WORD $0x6e27dea8 // fmul v8.4s, v21.4s, v7.4s
	WORD $0x4e36d508 // fadd v8.4s, v8.4s, v22.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x4e37d508 // fadd v8.4s, v8.4s, v23.4s
	WORD $0x6e27dd08 // fmul v8.4s, v8.4s, v7.4s
	WORD $0x4e38d508 // fadd v8.4s, v8.4s, v24.4s
	WORD $0x6e27dd07 // fmul v7.4s, v8.4s, v7.4s
	WORD $0x4e39d4e7 // fadd v7.4s, v7.4s, v25.4s
	WORD $0x6e27dcc6 // fmul v6.4s, v6.4s, v7.4s
	WORD $0x4e26d442 // fadd v2.4s, v2.4s, v6.4s
	WORD $0x4e2d1c63 // and v3.16b, v3.16b, v13.16b
	WORD $0x6e251c63 // eor v3.16b, v3.16b, v5.16b
	WORD $0x4e23d483 // fadd v3.4s, v4.4s, v3.4s
	WORD $0x6e3adc64 // fmul v4.4s, v3.4s, v26.4s
	WORD $0x6e251d26 // eor v6.16b, v9.16b, v5.16b
	WORD $0x4e26d487 // fadd v7.4s, v4.4s, v6.4s
	WORD $0x4ea4d4e4 // fsub v4.4s, v7.4s, v4.4s
	WORD $0x4ea4d4c4 // fsub v4.4s, v6.4s, v4.4s
	WORD $0x6e3bdc63 // fmul v3.4s, v3.4s, v27.4s
	WORD $0x6e251c42 // eor v2.16b, v2.16b, v5.16b
	WORD $0x4e22d462 // fadd v2.4s, v3.4s, v2.4s
	WORD $0x4e22d482 // fadd v2.4s, v4.4s, v2.4s
	WORD $0x4e22d4e2 // fadd v2.4s, v7.4s, v2.4s
	WORD $0x6ea13783 // cmhi v3.4s, v28.4s, v1.4s
	WORD $0x4e2e1c04 // and v4.16b, v0.16b, v14.16b
	WORD $0x4ea41c42 // orr v2.16b, v2.16b, v4.16b
	WORD $0x6e621c03 // bsl v3.16b, v0.16b, v2.16b
	WORD $0x6ea137a0 // cmhi v0.4s, v29.4s, v1.4s
	WORD $0x6e7e1c60 // bsl v0.16b, v3.16b, v30.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func atan2128(dst, x, y unsafe.Pointer, n int) int
TEXT ·atan2128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x32<>(SB), R6
	WORD $0x3dc01ccc // ldr q12, [x6, #112]
	WORD $0x3dc008cd // ldr q13, [x6, #32]
	WORD $0x3dc00cce // ldr q14, [x6, #48]
	WORD $0x3dc004cf // ldr q15, [x6, #16]
	WORD $0x3dc0a0d0 // ldr q16, [x6, #640]
	WORD $0x3dc434d1 // ldr q17, [x6, #4304]
	WORD $0x3dc438d2 // ldr q18, [x6, #4320]
	WORD $0x3dc114d3 // ldr q19, [x6, #1104]
	WORD $0x3dc3dcd4 // ldr q20, [x6, #3952]
	WORD $0x3dc27cd5 // ldr q21, [x6, #2544]
	WORD $0x3dc414d6 // ldr q22, [x6, #4176]
	WORD $0x3dc418d7 // ldr q23, [x6, #4192]
	WORD $0x3dc41cd8 // ldr q24, [x6, #4208]
	WORD $0x3dc420d9 // ldr q25, [x6, #4224]
	WORD $0x3dc424da // ldr q26, [x6, #4240]
	WORD $0x3dc428db // ldr q27, [x6, #4256]
	WORD $0x3dc42cdc // ldr q28, [x6, #4272]
	WORD $0x3dc430dd // ldr q29, [x6, #4288]
	WORD $0x3dc000de // ldr q30, [x6, #0]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e2e1c22 // and v2.16b, v1.16b, v14.16b
	WORD $0x4e2e1c03 // and v3.16b, v0.16b, v14.16b
	WORD $0x6ea23464 // cmhi v4.4s, v3.4s, v2.4s
	WORD $0x6ea36c45 // umin v5.4s, v2.4s, v3.4s
	WORD $0x6ea26462 // umax v2.4s, v3.4s, v2.4s
	WORD $0x6ea53623 // cmhi v3.4s, v17.4s, v5.4s
	WORD $0x6eb23446 // cmhi v6.4s, v2.4s, v18.4s
	WORD $0x4ea61c63 // orr v3.16b, v3.16b, v6.16b
	WORD $0x6ea3a47f // umaxp v31.4s, v3.4s, v3.4s
	FMOVD F31, R19
	CBNZ R19, done
	WORD $0x4ea135e3 // cmgt v3.4s, v15.4s, v1.4s
	WORD $0x4e341c66 // and v6.16b, v3.16b, v20.16b
	WORD $0x6ea41e66 // bit v6.16b, v19.16b, v4.16b
	WORD $0x4e2d1c87 // and v7.16b, v4.16b, v13.16b
	WORD $0x6e271c21 // eor v1.16b, v1.16b, v7.16b
	WORD $0x4e2d1c21 // and v1.16b, v1.16b, v13.16b
	WORD $0x4eb584a7 // add v7.4s, v5.4s, v21.4s
	WORD $0x6ea234e7 // cmhi v7.4s, v7.4s, v2.4s
	WORD $0x4e25d448 // fadd v8.4s, v2.4s, v5.4s
	WORD $0x4ea2d509 // fsub v9.4s, v8.4s, v2.4s
	WORD $0x4ea9d4a9 // fsub v9.4s, v5.4s, v9.4s
	WORD $0x4ea2d4aa // fsub v10.4s, v5.4s, v2.4s
	WORD $0x6ea71d45 // bit v5.16b, v10.16b, v7.16b
	WORD $0x6ee71c48 // bif v8.16b, v2.16b, v7.16b
	WORD $0x4e291ce9 // and v9.16b, v7.16b, v9.16b
	WORD $0x4e301d0a // and v10.16b, v8.16b, v16.16b
	WORD $0x4eaad50b // fsub v11.4s, v8.4s, v10.4s
	WORD $0x4e29d569 // fadd v9.4s, v11.4s, v9.4s
	WORD $0x6e28fd88 // fdiv v8.4s, v12.4s, v8.4s
	WORD $0x6e28dcab // fmul v11.4s, v5.4s, v8.4s
	WORD $0x4e301d6b // and v11.16b, v11.16b, v16.16b
	WORD $0x6e2add6a // fmul v10.4s, v11.4s, v10.4s
	WORD $0x4eaad4a5 // fsub v5.4s, v5.4s, v10.4s
	WORD $0x6e29dd69 // fmul v9.4s, v11.4s, v9.4s
	WORD $0x4ea9d5e9 // fsub v9.4s, v15.4s, v9.4s
	WORD $0x4e29d4a5 // fadd v5.4s, v5.4s, v9.4s
	WORD $0x6e28dca5 // fmul v5.4s, v5.4s, v8.4s
	WORD $0x4e25d568 // fadd v8.4s, v11.4s, v5.4s
	WORD $0x6e28dd09 // fmul v9.4s, v8.4s, v8.4s
	WORD $0x6e28dd28 // fmul v8.4s, v9.4s, v8.4s
	WORD $0x6e29deca // fmul v10.4s, v22.4s, v9.4s
	WORD $0x4e37d54a // fadd v10.4s, v10.4s, v23.4s
	WORD $0x6e29dd4a // fmul v10.4s, v10.4s, v9.4s
	WORD $0x4e38d54a // fadd v10.4s, v10.4s, v24.4s
	WORD $0x6e29dd4a // fmul v10.4s, v10.4s, v9.4s
	WORD $0x4e39d54a // fadd v10.4s, v10.4s, v25.4s
	WORD $0x6e29dd49 // fmul v9.4s, v10.4s, v9.4s
	WORD $0x4e3ad529 // fadd v9.4s, v9.4s, v26.4s
	WORD $0x6e29dd08 // fmul v8.4s, v8.4s, v9.4s
	WORD $0x4e28d4a5 // fadd v5.4s, v5.4s, v8.4s
	WORD $0x4e2c1ce7 // and v7.16b, v7.16b, v12.16b
	WORD $0x6e211ce7 // eor v7.16b, v7.16b, v1.16b
	WORD $0x4e27d4c6 // fadd v6.4s, v6.4s, v7.4s
	WORD $0x6e3bdcc7 // fmul v7.4s, v6.4s, v27.4s
	WORD $0x6e211d68 // eor v8.16b, v11.16b, v1.16b
	WORD $0x4e28d4e9 // fadd v9.4s, v7.4s, v8.4s
	WORD $0x4ea7d527 // fsub v7.4s, v9.4s, v7.4s
	WORD $0x4ea7d507 // fsub v7.4s, v8.4s, v7.4s
	WORD $0x6e3cdcc6 // fmul v6.4s, v6.4s, v28.4s
	WORD $0x6e211ca1 // eor v1.16b, v5.16b, v1.16b
	WORD $0x4e21d4c1 // fadd v1.4s, v6.4s, v1.4s
	WORD $0x4e21d4e1 // fadd v1.4s, v7.4s, v1.4s
	WORD $0x4e21d521 // fadd v1.4s, v9.4s, v1.4s
	WORD $0x6eac3585 // cmhi v5.4s, v12.4s, v12.4s
	WORD $0x4ea31c83 // orr v3.16b, v4.16b, v3.16b
	WORD $0x6e205863 // mvn v3.16b, v3.16b
	WORD $0x4e231ca3 // and v3.16b, v5.16b, v3.16b
	WORD $0x6e611d83 // bsl v3.16b, v12.16b, v1.16b
	WORD $0x4e2d1c00 // and v0.16b, v0.16b, v13.16b
	WORD $0x4ea01c60 // orr v0.16b, v3.16b, v0.16b
	WORD $0x6ea237a1 // cmhi v1.4s, v29.4s, v2.4s
	WORD $0x6e7e1c01 // bsl v1.16b, v0.16b, v30.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $4, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func expFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·expFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09ccc // ldr q12, [x6, #624]
	WORD $0x3dc090cd // ldr q13, [x6, #576]
	WORD $0x3dc094ce // ldr q14, [x6, #592]
	WORD $0x3dc0c0cf // ldr q15, [x6, #768]
	WORD $0x3dc0c4d0 // ldr q16, [x6, #784]
	WORD $0x3dc098d1 // ldr q17, [x6, #608]
	WORD $0x3dc0a0d2 // ldr q18, [x6, #640]
	WORD $0x3dc0a4d3 // ldr q19, [x6, #656]
	WORD $0x3dc0a8d4 // ldr q20, [x6, #672]
	WORD $0x3dc0acd5 // ldr q21, [x6, #688]
	WORD $0x3dc0b0d6 // ldr q22, [x6, #704]
	WORD $0x3dc0b4d7 // ldr q23, [x6, #720]
	WORD $0x3dc0b8d8 // ldr q24, [x6, #736]
	WORD $0x3dc0bcd9 // ldr q25, [x6, #752]
	WORD $0x3dc0c8da // ldr q26, [x6, #800]
	WORD $0x3dc010db // ldr q27, [x6, #64]
	WORD $0x3dc018dc // ldr q28, [x6, #96]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc000de // ldr q30, [x6, #0]
	MOVD $table0_128x64<>(SB), R8
	MOVD $table1_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4eed3401 // cmgt v1.2d, v0.2d, v13.2d
	WORD $0x6e601da1 // bsl v1.16b, v13.16b, v0.16b
	WORD $0x6eee3422 // cmhi v2.2d, v1.2d, v14.2d
	WORD $0x6e611dc2 // bsl v2.16b, v14.16b, v1.16b
	WORD $0x6e71dc41 // fmul v1.2d, v2.2d, v17.2d
	WORD $0x4e6cd421 // fadd v1.2d, v1.2d, v12.2d
	WORD $0x6eec8423 // sub v3.2d, v1.2d, v12.2d
	WORD $0x4eecd421 // fsub v1.2d, v1.2d, v12.2d
	WORD $0x6e72dc24 // fmul v4.2d, v1.2d, v18.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x6e73dc21 // fmul v1.2d, v1.2d, v19.2d
	WORD $0x4ee1d444 // fsub v4.2d, v2.2d, v1.2d
	WORD $0x6e64dc85 // fmul v5.2d, v4.2d, v4.2d
	WORD $0x6e64de86 // fmul v6.2d, v20.2d, v4.2d
	WORD $0x4e75d4c6 // fadd v6.2d, v6.2d, v21.2d
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x4e76d4c6 // fadd v6.2d, v6.2d, v22.2d
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x4e77d4c6 // fadd v6.2d, v6.2d, v23.2d
	WORD $0x6e64dcc4 // fmul v4.2d, v6.2d, v4.2d
	WORD $0x4e78d484 // fadd v4.2d, v4.2d, v24.2d
	WORD $0x6e64dca4 // fmul v4.2d, v5.2d, v4.2d
	WORD $0x4ee1d481 // fsub v1.2d, v4.2d, v1.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x4e391c62 // and v2.16b, v3.16b, v25.16b
	VMOV V2.D[0], R19
	VMOV V2.D[1], R20
	FMOVD (R8)(R19<<3), F4
	MOVD (R8)(R20<<3), R20
	VMOV R20, V4.D[1]
	VMOV V2.D[0], R19
	VMOV V2.D[1], R20
	FMOVD (R9)(R19<<3), F2
	MOVD (R9)(R20<<3), R20
	VMOV R20, V2.D[1]
	WORD $0x6e61dc81 // fmul v1.2d, v4.2d, v1.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x4e61d481 // fadd v1.2d, v4.2d, v1.2d
	WORD $0x4f7a0462 // sshr v2.2d, v3.2d, #6
	WORD $0x4f7f0443 // sshr v3.2d, v2.2d, #1
	WORD $0x4eef8464 // add v4.2d, v3.2d, v15.2d
	WORD $0x4f745484 // shl v4.2d, v4.2d, #52
	WORD $0x6e64dc21 // fmul v1.2d, v1.2d, v4.2d
	WORD $0x6ee38442 // sub v2.2d, v2.2d, v3.2d
	WORD $0x4eef8442 // add v2.2d, v2.2d, v15.2d
	WORD $0x4f745442 // shl v2.2d, v2.2d, #52
	WORD $0x6e62dc21 // fmul v1.2d, v1.2d, v2.2d
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x6efc3400 // cmhi v0.2d, v0.2d, v28.2d
	WORD $0x6e611fc0 // bsl v0.16b, v30.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func exp2Float64128(dst, x unsafe.Pointer, n int) int
TEXT ·exp2Float64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09ccc // ldr q12, [x6, #624]
	WORD $0x3dc0cccd // ldr q13, [x6, #816]
	WORD $0x3dc0d0ce // ldr q14, [x6, #832]
	WORD $0x3dc0c0cf // ldr q15, [x6, #768]
	WORD $0x3dc0c4d0 // ldr q16, [x6, #784]
	WORD $0x3dc0d4d1 // ldr q17, [x6, #848]
	WORD $0x3dc0d8d2 // ldr q18, [x6, #864]
	WORD $0x3dc0dcd3 // ldr q19, [x6, #880]
	WORD $0x3dc0a8d4 // ldr q20, [x6, #672]
	WORD $0x3dc0acd5 // ldr q21, [x6, #688]
	WORD $0x3dc0b0d6 // ldr q22, [x6, #704]
	WORD $0x3dc0b4d7 // ldr q23, [x6, #720]
	WORD $0x3dc0b8d8 // ldr q24, [x6, #736]
	WORD $0x3dc0bcd9 // ldr q25, [x6, #752]
	WORD $0x3dc0c8da // ldr q26, [x6, #800]
	WORD $0x3dc010db // ldr q27, [x6, #64]
	WORD $0x3dc018dc // ldr q28, [x6, #96]
	WORD $0x3dc00cdd // ldr q29, [x6, #48]
	WORD $0x3dc000de // ldr q30, [x6, #0]
	MOVD $table0_128x64<>(SB), R8
	MOVD $table1_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4eed3401 // cmgt v1.2d, v0.2d, v13.2d
	WORD $0x6e601da1 // bsl v1.16b, v13.16b, v0.16b
	WORD $0x6eee3422 // cmhi v2.2d, v1.2d, v14.2d
	WORD $0x6e611dc2 // bsl v2.16b, v14.16b, v1.16b
	WORD $0x6e71dc41 // fmul v1.2d, v2.2d, v17.2d
	WORD $0x4e6cd421 // fadd v1.2d, v1.2d, v12.2d
	WORD $0x6eec8423 // sub v3.2d, v1.2d, v12.2d
	WORD $0x4eecd421 // fsub v1.2d, v1.2d, v12.2d
	WORD $0x6e72dc21 // fmul v1.2d, v1.2d, v18.2d
	WORD $0x4ee1d441 // fsub v1.2d, v2.2d, v1.2d
	WORD $0x6e73dc21 // fmul v1.2d, v1.2d, v19.2d
	WORD $0x6e61dc22 // fmul v2.2d, v1.2d, v1.2d
	WORD $0x6e61de84 // fmul v4.2d, v20.2d, v1.2d
	WORD $0x4e75d484 // fadd v4.2d, v4.2d, v21.2d
	WORD $0x6e61dc84 // fmul v4.2d, v4.2d, v1.2d
	WORD $0x4e76d484 // fadd v4.2d, v4.2d, v22.2d
	WORD $0x6e61dc84 // fmul v4.2d, v4.2d, v1.2d
	WORD $0x4e77d484 // fadd v4.2d, v4.2d, v23.2d
	WORD $0x6e61dc84 // fmul v4.2d, v4.2d, v1.2d
	WORD $0x4e78d484 // fadd v4.2d, v4.2d, v24.2d
	WORD $0x6e64dc42 // fmul v2.2d, v2.2d, v4.2d
	WORD $0x4e62d421 // fadd v1.2d, v1.2d, v2.2d
	WORD $0x4e391c62 // and v2.16b, v3.16b, v25.16b
	VMOV V2.D[0], R19
	VMOV V2.D[1], R20
	FMOVD (R8)(R19<<3), F4
	MOVD (R8)(R20<<3), R20
	VMOV R20, V4.D[1]
	VMOV V2.D[0], R19
	VMOV V2.D[1], R20
	FMOVD (R9)(R19<<3), F2
	MOVD (R9)(R20<<3), R20
	VMOV R20, V2.D[1]
	WORD $0x6e61dc81 // fmul v1.2d, v4.2d, v1.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x4e61d481 // fadd v1.2d, v4.2d, v1.2d
	WORD $0x4f7a0462 // sshr v2.2d, v3.2d, #6
	WORD $0x4f7f0443 // sshr v3.2d, v2.2d, #1
	WORD $0x4eef8464 // add v4.2d, v3.2d, v15.2d
	WORD $0x4f745484 // shl v4.2d, v4.2d, #52
	WORD $0x6e64dc21 // fmul v1.2d, v1.2d, v4.2d
	WORD $0x6ee38442 // sub v2.2d, v2.2d, v3.2d
	WORD $0x4eef8442 // add v2.2d, v2.2d, v15.2d
	WORD $0x4f745442 // shl v2.2d, v2.2d, #52
	WORD $0x6e62dc21 // fmul v1.2d, v1.2d, v2.2d
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x6efc3400 // cmhi v0.2d, v0.2d, v28.2d
	WORD $0x6e611fc0 // bsl v0.16b, v30.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func expm1Float64128(dst, x unsafe.Pointer, n int) int
TEXT ·expm1Float64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09cca // ldr q10, [x6, #624]
	WORD $0x3dc090cb // ldr q11, [x6, #576]
	WORD $0x3dc0e0cc // ldr q12, [x6, #896]
	WORD $0x3dc0e4cd // ldr q13, [x6, #912]
	WORD $0x3dc0c0ce // ldr q14, [x6, #768]
	WORD $0x3dc0c4cf // ldr q15, [x6, #784]
	WORD $0x3dc0e8d0 // ldr q16, [x6, #928]
	WORD $0x3dc098d1 // ldr q17, [x6, #608]
	WORD $0x3dc0a0d2 // ldr q18, [x6, #640]
	WORD $0x3dc0a4d3 // ldr q19, [x6, #656]
	WORD $0x3dc0c8d4 // ldr q20, [x6, #800]
	WORD $0x3dc0bcd5 // ldr q21, [x6, #752]
	WORD $0x3dc0a8d6 // ldr q22, [x6, #672]
	WORD $0x3dc0acd7 // ldr q23, [x6, #688]
	WORD $0x3dc0b0d8 // ldr q24, [x6, #704]
	WORD $0x3dc0b4d9 // ldr q25, [x6, #720]
	WORD $0x3dc0b8da // ldr q26, [x6, #736]
	WORD $0x3dc00cdb // ldr q27, [x6, #48]
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc000de // ldr q30, [x6, #0]
	MOVD $table0_128x64<>(SB), R8
	MOVD $table1_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4eeb3401 // cmgt v1.2d, v0.2d, v11.2d
	WORD $0x6e601d61 // bsl v1.16b, v11.16b, v0.16b
	WORD $0x6eec3422 // cmhi v2.2d, v1.2d, v12.2d
	WORD $0x6e611d82 // bsl v2.16b, v12.16b, v1.16b
	WORD $0x6e71dc41 // fmul v1.2d, v2.2d, v17.2d
	WORD $0x4e6ad421 // fadd v1.2d, v1.2d, v10.2d
	WORD $0x6eea8423 // sub v3.2d, v1.2d, v10.2d
	WORD $0x4eead421 // fsub v1.2d, v1.2d, v10.2d
	WORD $0x6e72dc24 // fmul v4.2d, v1.2d, v18.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x6e73dc21 // fmul v1.2d, v1.2d, v19.2d
	WORD $0x4f7a0464 // sshr v4.2d, v3.2d, #6
	WORD $0x4eed3485 // cmgt v5.2d, v4.2d, v13.2d
	WORD $0x6e641da5 // bsl v5.16b, v13.16b, v4.16b
	WORD $0x6ee58484 // sub v4.2d, v4.2d, v5.2d
	WORD $0x4eee8484 // add v4.2d, v4.2d, v14.2d
	WORD $0x4f745484 // shl v4.2d, v4.2d, #52
	WORD $0x4e351c63 // and v3.16b, v3.16b, v21.16b
	VMOV V3.D[0], R19
	VMOV V3.D[1], R20
	FMOVD (R8)(R19<<3), F6
	MOVD (R8)(R20<<3), R20
	VMOV R20, V6.D[1]
	VMOV V3.D[0], R19
	VMOV V3.D[1], R20
	FMOVD (R9)(R19<<3), F3
	MOVD (R9)(R20<<3), R20
	VMOV R20, V3.D[1]
	WORD $0x4eee84a5 // add v5.2d, v5.2d, v14.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dcc6 // fmul v6.2d, v6.2d, v5.2d
	WORD $0x4e70d4c7 // fadd v7.2d, v6.2d, v16.2d
	WORD $0x4ee6d4e8 // fsub v8.2d, v7.2d, v6.2d
	WORD $0x4ee8d4e9 // fsub v9.2d, v7.2d, v8.2d
	WORD $0x4ee9d4c6 // fsub v6.2d, v6.2d, v9.2d
	WORD $0x4ee8d608 // fsub v8.2d, v16.2d, v8.2d
	WORD $0x4e68d4c6 // fadd v6.2d, v6.2d, v8.2d
	WORD $0x6e65dc63 // fmul v3.2d, v3.2d, v5.2d
	WORD $0x4e63d4c3 // fadd v3.2d, v6.2d, v3.2d
	WORD $0x4ee1d445 // fsub v5.2d, v2.2d, v1.2d
	WORD $0x6e65dca6 // fmul v6.2d, v5.2d, v5.2d
	WORD $0x6e65dec8 // fmul v8.2d, v22.2d, v5.2d
	WORD $0x4e77d508 // fadd v8.2d, v8.2d, v23.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e78d508 // fadd v8.2d, v8.2d, v24.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e79d508 // fadd v8.2d, v8.2d, v25.2d
	WORD $0x6e65dd05 // fmul v5.2d, v8.2d, v5.2d
	WORD $0x4e7ad4a5 // fadd v5.2d, v5.2d, v26.2d
	WORD $0x6e65dcc5 // fmul v5.2d, v6.2d, v5.2d
	WORD $0x4ee1d4a1 // fsub v1.2d, v5.2d, v1.2d
	WORD $0x4e62d4e5 // fadd v5.2d, v7.2d, v2.2d
	WORD $0x4ee7d4a6 // fsub v6.2d, v5.2d, v7.2d
	WORD $0x4ee6d446 // fsub v6.2d, v2.2d, v6.2d
	WORD $0x4e63d4e7 // fadd v7.2d, v7.2d, v3.2d
	WORD $0x4e61d442 // fadd v2.2d, v2.2d, v1.2d
	WORD $0x6e62dce2 // fmul v2.2d, v7.2d, v2.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x4e62d421 // fadd v1.2d, v1.2d, v2.2d
	WORD $0x4e61d4c1 // fadd v1.2d, v6.2d, v1.2d
	WORD $0x4e61d4a1 // fadd v1.2d, v5.2d, v1.2d
	WORD $0x6e64dc21 // fmul v1.2d, v1.2d, v4.2d
	WORD $0x4e3b1c02 // and v2.16b, v0.16b, v27.16b
	WORD $0x6efc8c43 // cmeq v3.2d, v2.2d, v28.2d
	WORD $0x6e611c03 // bsl v3.16b, v0.16b, v1.16b
	WORD $0x6efd3440 // cmhi v0.2d, v2.2d, v29.2d
	WORD $0x6e631fc0 // bsl v0.16b, v30.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func logFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·logFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc0fcc8 // ldr q8, [x6, #1008]
	WORD $0x3dc0ecc9 // ldr q9, [x6, #944]
	WORD $0x3dc0f0ca // ldr q10, [x6, #960]
	WORD $0x3dc004cb // ldr q11, [x6, #16]
	WORD $0x3dc0f4cc // ldr q12, [x6, #976]
	WORD $0x3dc0f8cd // ldr q13, [x6, #992]
	WORD $0x3dc0c4ce // ldr q14, [x6, #784]
	WORD $0x3dc134cf // ldr q15, [x6, #1232]
	WORD $0x3dc0bcd0 // ldr q16, [x6, #752]
	WORD $0x3dc100d1 // ldr q17, [x6, #1024]
	WORD $0x3dc104d2 // ldr q18, [x6, #1040]
	WORD $0x3dc014d3 // ldr q19, [x6, #80]
	WORD $0x3dc108d4 // ldr q20, [x6, #1056]
	WORD $0x3dc10cd5 // ldr q21, [x6, #1072]
	WORD $0x3dc110d6 // ldr q22, [x6, #1088]
	WORD $0x3dc114d7 // ldr q23, [x6, #1104]
	WORD $0x3dc118d8 // ldr q24, [x6, #1120]
	WORD $0x3dc11cd9 // ldr q25, [x6, #1136]
	WORD $0x3dc120da // ldr q26, [x6, #1152]
	WORD $0x3dc124db // ldr q27, [x6, #1168]
	WORD $0x3dc128dc // ldr q28, [x6, #1184]
	WORD $0x3dc12cdd // ldr q29, [x6, #1200]
	WORD $0x3dc010de // ldr q30, [x6, #64]
	MOVD $table2_128x64<>(SB), R8
	MOVD $table3_128x64<>(SB), R9
	MOVD $table4_128x64<>(SB), R10

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ee03521 // cmhi v1.2d, v9.2d, v0.2d
	WORD $0x6e6adc02 // fmul v2.2d, v0.2d, v10.2d
	WORD $0x6ee11c02 // bif v2.16b, v0.16b, v1.16b
	WORD $0x4e2c1c21 // and v1.16b, v1.16b, v12.16b
	WORD $0x6eed8443 // sub v3.2d, v2.2d, v13.2d
	WORD $0x4f4c0464 // sshr v4.2d, v3.2d, #52
	WORD $0x6f520465 // ushr v5.2d, v3.2d, #46
	WORD $0x4e301ca5 // and v5.16b, v5.16b, v16.16b
	WORD $0x4e281c63 // and v3.16b, v3.16b, v8.16b
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R8)(R19<<3), F6
	MOVD (R8)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x6ee38442 // sub v2.2d, v2.2d, v3.2d
	WORD $0x4ef18443 // add v3.2d, v2.2d, v17.2d
	WORD $0x4e321c63 // and v3.16b, v3.16b, v18.16b
	WORD $0x6e66dc67 // fmul v7.2d, v3.2d, v6.2d
	WORD $0x4ef3d4e7 // fsub v7.2d, v7.2d, v19.2d
	WORD $0x4ee3d442 // fsub v2.2d, v2.2d, v3.2d
	WORD $0x6e66dc42 // fmul v2.2d, v2.2d, v6.2d
	WORD $0x4ee18481 // add v1.2d, v4.2d, v1.2d
	WORD $0x4e61d821 // scvtf v1.2d, v1.2d
	WORD $0x6e74dc23 // fmul v3.2d, v1.2d, v20.2d
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R9)(R19<<3), F4
	MOVD (R9)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4e64d463 // fadd v3.2d, v3.2d, v4.2d
	WORD $0x6e75dc21 // fmul v1.2d, v1.2d, v21.2d
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R10)(R19<<3), F4
	MOVD (R10)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4e64d421 // fadd v1.2d, v1.2d, v4.2d
	WORD $0x4e62d4e4 // fadd v4.2d, v7.2d, v2.2d
	WORD $0x4ee7d485 // fsub v5.2d, v4.2d, v7.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x4e64d465 // fadd v5.2d, v3.2d, v4.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x6e64dc86 // fmul v6.2d, v4.2d, v4.2d
	WORD $0x6e64dec7 // fmul v7.2d, v22.2d, v4.2d
	WORD $0x4e77d4e7 // fadd v7.2d, v7.2d, v23.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e78d4e7 // fadd v7.2d, v7.2d, v24.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e79d4e7 // fadd v7.2d, v7.2d, v25.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7ad4e7 // fadd v7.2d, v7.2d, v26.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7bd4e7 // fadd v7.2d, v7.2d, v27.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7cd4e7 // fadd v7.2d, v7.2d, v28.2d
	WORD $0x6e64dce4 // fmul v4.2d, v7.2d, v4.2d
	WORD $0x4e7dd484 // fadd v4.2d, v4.2d, v29.2d
	WORD $0x6e64dcc4 // fmul v4.2d, v6.2d, v4.2d
	WORD $0x4e64d421 // fadd v1.2d, v1.2d, v4.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x4e61d461 // fadd v1.2d, v3.2d, v1.2d
	WORD $0x4e61d4a1 // fadd v1.2d, v5.2d, v1.2d
	WORD $0x6efe8402 // sub v2.2d, v0.2d, v30.2d
	WORD $0x3dc130c3 // ldr q3, [x6, #1216]
	WORD $0x6ee23462 // cmhi v2.2d, v3.2d, v2.2d
	WORD $0x3dc018c3 // ldr q3, [x6, #96]
	WORD $0x6ee38c03 // cmeq v3.2d, v0.2d, v3.2d
	WORD $0x3dc000c4 // ldr q4, [x6, #0]
	WORD $0x6e641c03 // bsl v3.16b, v0.16b, v4.16b
	WORD $0x3dc00cc4 // ldr q4, [x6, #48]
	WORD $0x4e241c00 // and v0.16b, v0.16b, v4.16b
	WORD $0x6eeb8c00 // cmeq v0.2d, v0.2d, v11.2d
	WORD $0x6e631d00 // bsl v0.16b, v8.16b, v3.16b
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func log2Float64128(dst, x unsafe.Pointer, n int) int
TEXT ·log2Float64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc0fcc8 // ldr q8, [x6, #1008]
	WORD $0x3dc13cc9 // ldr q9, [x6, #1264]
	WORD $0x3dc0ecca // ldr q10, [x6, #944]
	WORD $0x3dc0f0cb // ldr q11, [x6, #960]
	WORD $0x3dc004cc // ldr q12, [x6, #16]
	WORD $0x3dc0f4cd // ldr q13, [x6, #976]
	WORD $0x3dc0f8ce // ldr q14, [x6, #992]
	WORD $0x3dc0c4cf // ldr q15, [x6, #784]
	WORD $0x3dc134d0 // ldr q16, [x6, #1232]
	WORD $0x3dc0bcd1 // ldr q17, [x6, #752]
	WORD $0x3dc100d2 // ldr q18, [x6, #1024]
	WORD $0x3dc104d3 // ldr q19, [x6, #1040]
	WORD $0x3dc014d4 // ldr q20, [x6, #80]
	WORD $0x3dc108d5 // ldr q21, [x6, #1056]
	WORD $0x3dc10cd6 // ldr q22, [x6, #1072]
	WORD $0x3dc110d7 // ldr q23, [x6, #1088]
	WORD $0x3dc114d8 // ldr q24, [x6, #1104]
	WORD $0x3dc118d9 // ldr q25, [x6, #1120]
	WORD $0x3dc11cda // ldr q26, [x6, #1136]
	WORD $0x3dc120db // ldr q27, [x6, #1152]
	WORD $0x3dc124dc // ldr q28, [x6, #1168]
	WORD $0x3dc128dd // ldr q29, [x6, #1184]
	WORD $0x3dc12cde // ldr q30, [x6, #1200]
	MOVD $table2_128x64<>(SB), R8
	MOVD $table3_128x64<>(SB), R9
	MOVD $table4_128x64<>(SB), R10

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ee03541 // cmhi v1.2d, v10.2d, v0.2d
	WORD $0x6e6bdc02 // fmul v2.2d, v0.2d, v11.2d
	WORD $0x6ee11c02 // bif v2.16b, v0.16b, v1.16b
	WORD $0x4e2d1c21 // and v1.16b, v1.16b, v13.16b
	WORD $0x6eee8443 // sub v3.2d, v2.2d, v14.2d
	WORD $0x4f4c0464 // sshr v4.2d, v3.2d, #52
	WORD $0x6f520465 // ushr v5.2d, v3.2d, #46
	WORD $0x4e311ca5 // and v5.16b, v5.16b, v17.16b
	WORD $0x4e281c63 // and v3.16b, v3.16b, v8.16b
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R8)(R19<<3), F6
	MOVD (R8)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x6ee38442 // sub v2.2d, v2.2d, v3.2d
	WORD $0x4ef28443 // add v3.2d, v2.2d, v18.2d
	WORD $0x4e331c63 // and v3.16b, v3.16b, v19.16b
	WORD $0x6e66dc67 // fmul v7.2d, v3.2d, v6.2d
	WORD $0x4ef4d4e7 // fsub v7.2d, v7.2d, v20.2d
	WORD $0x4ee3d442 // fsub v2.2d, v2.2d, v3.2d
	WORD $0x6e66dc42 // fmul v2.2d, v2.2d, v6.2d
	WORD $0x4ee18481 // add v1.2d, v4.2d, v1.2d
	WORD $0x4e61d821 // scvtf v1.2d, v1.2d
	WORD $0x6e75dc23 // fmul v3.2d, v1.2d, v21.2d
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R9)(R19<<3), F4
	MOVD (R9)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4e64d463 // fadd v3.2d, v3.2d, v4.2d
	WORD $0x6e76dc21 // fmul v1.2d, v1.2d, v22.2d
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R10)(R19<<3), F4
	MOVD (R10)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4e64d421 // fadd v1.2d, v1.2d, v4.2d
	WORD $0x4e62d4e4 // fadd v4.2d, v7.2d, v2.2d
	WORD $0x4ee7d485 // fsub v5.2d, v4.2d, v7.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x4e64d465 // fadd v5.2d, v3.2d, v4.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x6e64dc86 // fmul v6.2d, v4.2d, v4.2d
	WORD $0x6e64dee7 // fmul v7.2d, v23.2d, v4.2d
	WORD $0x4e78d4e7 // fadd v7.2d, v7.2d, v24.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e79d4e7 // fadd v7.2d, v7.2d, v25.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7ad4e7 // fadd v7.2d, v7.2d, v26.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7bd4e7 // fadd v7.2d, v7.2d, v27.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7cd4e7 // fadd v7.2d, v7.2d, v28.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7dd4e7 // fadd v7.2d, v7.2d, v29.2d
	WORD $0x6e64dce4 // fmul v4.2d, v7.2d, v4.2d
	WORD $0x4e7ed484 // fadd v4.2d, v4.2d, v30.2d
	WORD $0x6e64dcc4 // fmul v4.2d, v6.2d, v4.2d
	WORD $0x4e64d421 // fadd v1.2d, v1.2d, v4.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x4e61d461 // fadd v1.2d, v3.2d, v1.2d
	WORD $0x3dc138c2 // ldr q2, [x6, #1248]
	WORD $0x4e221ca2 // and v2.16b, v5.16b, v2.16b
	WORD $0x4ee2d4a3 // fsub v3.2d, v5.2d, v2.2d
	WORD $0x4e61d463 // fadd v3.2d, v3.2d, v1.2d
	WORD $0x6e69dc63 // fmul v3.2d, v3.2d, v9.2d
	WORD $0x4e61d4a1 // fadd v1.2d, v5.2d, v1.2d
	WORD $0x3dc140c4 // ldr q4, [x6, #1280]
	WORD $0x6e64dc21 // fmul v1.2d, v1.2d, v4.2d
	WORD $0x4e61d461 // fadd v1.2d, v3.2d, v1.2d
	WORD $0x6e69dc42 // fmul v2.2d, v2.2d, v9.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x3dc010c2 // ldr q2, [x6, #64]
	WORD $0x6ee28402 // sub v2.2d, v0.2d, v2.2d
	WORD $0x3dc130c3 // ldr q3, [x6, #1216]
	WORD $0x6ee23462 // cmhi v2.2d, v3.2d, v2.2d
	WORD $0x3dc018c3 // ldr q3, [x6, #96]
	WORD $0x6ee38c03 // cmeq v3.2d, v0.2d, v3.2d
	WORD $0x3dc000c4 // ldr q4, [x6, #0]
	WORD $0x6e641c03 // bsl v3.16b, v0.16b, v4.16b
	WORD $0x3dc00cc4 // ldr q4, [x6, #48]
	WORD $0x4e241c00 // and v0.16b, v0.16b, v4.16b
	WORD $0x6eec8c00 // cmeq v0.2d, v0.2d, v12.2d
	WORD $0x6e631d00 // bsl v0.16b, v8.16b, v3.16b
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func log10Float64128(dst, x unsafe.Pointer, n int) int
TEXT ·log10Float64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc0fcc8 // ldr q8, [x6, #1008]
	WORD $0x3dc144c9 // ldr q9, [x6, #1296]
	WORD $0x3dc0ecca // ldr q10, [x6, #944]
	WORD $0x3dc0f0cb // ldr q11, [x6, #960]
	WORD $0x3dc004cc // ldr q12, [x6, #16]
	WORD $0x3dc0f4cd // ldr q13, [x6, #976]
	WORD $0x3dc0f8ce // ldr q14, [x6, #992]
	WORD $0x3dc0c4cf // ldr q15, [x6, #784]
	WORD $0x3dc134d0 // ldr q16, [x6, #1232]
	WORD $0x3dc0bcd1 // ldr q17, [x6, #752]
	WORD $0x3dc100d2 // ldr q18, [x6, #1024]
	WORD $0x3dc104d3 // ldr q19, [x6, #1040]
	WORD $0x3dc014d4 // ldr q20, [x6, #80]
	WORD $0x3dc108d5 // ldr q21, [x6, #1056]
	WORD $0x3dc10cd6 // ldr q22, [x6, #1072]
	WORD $0x3dc110d7 // ldr q23, [x6, #1088]
	WORD $0x3dc114d8 // ldr q24, [x6, #1104]
	WORD $0x3dc118d9 // ldr q25, [x6, #1120]
	WORD $0x3dc11cda // ldr q26, [x6, #1136]
	WORD $0x3dc120db // ldr q27, [x6, #1152]
	WORD $0x3dc124dc // ldr q28, [x6, #1168]
	WORD $0x3dc128dd // ldr q29, [x6, #1184]
	WORD $0x3dc12cde // ldr q30, [x6, #1200]
	MOVD $table2_128x64<>(SB), R8
	MOVD $table3_128x64<>(SB), R9
	MOVD $table4_128x64<>(SB), R10

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ee03541 // cmhi v1.2d, v10.2d, v0.2d
	WORD $0x6e6bdc02 // fmul v2.2d, v0.2d, v11.2d
	WORD $0x6ee11c02 // bif v2.16b, v0.16b, v1.16b
	WORD $0x4e2d1c21 // and v1.16b, v1.16b, v13.16b
	WORD $0x6eee8443 // sub v3.2d, v2.2d, v14.2d
	WORD $0x4f4c0464 // sshr v4.2d, v3.2d, #52
	WORD $0x6f520465 // ushr v5.2d, v3.2d, #46
	WORD $0x4e311ca5 // and v5.16b, v5.16b, v17.16b
	WORD $0x4e281c63 // and v3.16b, v3.16b, v8.16b
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R8)(R19<<3), F6
	MOVD (R8)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x6ee38442 // sub v2.2d, v2.2d, v3.2d
	WORD $0x4ef28443 // add v3.2d, v2.2d, v18.2d
	WORD $0x4e331c63 // and v3.16b, v3.16b, v19.16b
	WORD $0x6e66dc67 // fmul v7.2d, v3.2d, v6.2d
	WORD $0x4ef4d4e7 // fsub v7.2d, v7.2d, v20.2d
	WORD $0x4ee3d442 // fsub v2.2d, v2.2d, v3.2d
	WORD $0x6e66dc42 // fmul v2.2d, v2.2d, v6.2d
	WORD $0x4ee18481 // add v1.2d, v4.2d, v1.2d
	WORD $0x4e61d821 // scvtf v1.2d, v1.2d
	WORD $0x6e75dc23 // fmul v3.2d, v1.2d, v21.2d
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R9)(R19<<3), F4
	MOVD (R9)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4e64d463 // fadd v3.2d, v3.2d, v4.2d
	WORD $0x6e76dc21 // fmul v1.2d, v1.2d, v22.2d
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R10)(R19<<3), F4
	MOVD (R10)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4e64d421 // fadd v1.2d, v1.2d, v4.2d
	WORD $0x4e62d4e4 // fadd v4.2d, v7.2d, v2.2d
	WORD $0x4ee7d485 // fsub v5.2d, v4.2d, v7.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x4e64d465 // fadd v5.2d, v3.2d, v4.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x6e64dc86 // fmul v6.2d, v4.2d, v4.2d
	WORD $0x6e64dee7 // fmul v7.2d, v23.2d, v4.2d
	WORD $0x4e78d4e7 // fadd v7.2d, v7.2d, v24.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e79d4e7 // fadd v7.2d, v7.2d, v25.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7ad4e7 // fadd v7.2d, v7.2d, v26.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7bd4e7 // fadd v7.2d, v7.2d, v27.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7cd4e7 // fadd v7.2d, v7.2d, v28.2d
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x4e7dd4e7 // fadd v7.2d, v7.2d, v29.2d
	WORD $0x6e64dce4 // fmul v4.2d, v7.2d, v4.2d
	WORD $0x4e7ed484 // fadd v4.2d, v4.2d, v30.2d
	WORD $0x6e64dcc4 // fmul v4.2d, v6.2d, v4.2d
	WORD $0x4e64d421 // fadd v1.2d, v1.2d, v4.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x4e61d461 // fadd v1.2d, v3.2d, v1.2d
	WORD $0x3dc138c2 // ldr q2, [x6, #1248]
	WORD $0x4e221ca2 // and v2.16b, v5.16b, v2.16b
	WORD $0x4ee2d4a3 // fsub v3.2d, v5.2d, v2.2d
	WORD $0x4e61d463 // fadd v3.2d, v3.2d, v1.2d
	WORD $0x6e69dc63 // fmul v3.2d, v3.2d, v9.2d
	WORD $0x4e61d4a1 // fadd v1.2d, v5.2d, v1.2d
	WORD $0x3dc148c4 // ldr q4, [x6, #1312]
	WORD $0x6e64dc21 // fmul v1.2d, v1.2d, v4.2d
	WORD $0x4e61d461 // fadd v1.2d, v3.2d, v1.2d
	WORD $0x6e69dc42 // fmul v2.2d, v2.2d, v9.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x3dc010c2 // ldr q2, [x6, #64]
	WORD $0x6ee28402 // sub v2.2d, v0.2d, v2.2d
	WORD $0x3dc130c3 // ldr q3, [x6, #1216]
	WORD $0x6ee23462 // cmhi v2.2d, v3.2d, v2.2d
	WORD $0x3dc018c3 // ldr q3, [x6, #96]
	WORD $0x6ee38c03 // cmeq v3.2d, v0.2d, v3.2d
	WORD $0x3dc000c4 // ldr q4, [x6, #0]
	WORD $0x6e641c03 // bsl v3.16b, v0.16b, v4.16b
	WORD $0x3dc00cc4 // ldr q4, [x6, #48]
	WORD $0x4e241c00 // and v0.16b, v0.16b, v4.16b
	WORD $0x6eec8c00 // cmeq v0.2d, v0.2d, v12.2d
	WORD $0x6e631d00 // bsl v0.16b, v8.16b, v3.16b
	WORD $0x6e601c22 // bsl v2.16b, v1.16b, v0.16b
	WORD $0x3c810402 // str q2, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func log1pFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·log1pFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc014ca // ldr q10, [x6, #80]
	WORD $0x3dc004cb // ldr q11, [x6, #16]
	WORD $0x3dc0fccc // ldr q12, [x6, #1008]
	WORD $0x3dc00ccd // ldr q13, [x6, #48]
	WORD $0x3dc0f8ce // ldr q14, [x6, #992]
	WORD $0x3dc0c4cf // ldr q15, [x6, #784]
	WORD $0x3dc134d0 // ldr q16, [x6, #1232]
	WORD $0x3dc0bcd1 // ldr q17, [x6, #752]
	WORD $0x3dc100d2 // ldr q18, [x6, #1024]
	WORD $0x3dc104d3 // ldr q19, [x6, #1040]
	WORD $0x3dc0e4d4 // ldr q20, [x6, #912]
	WORD $0x3dc108d5 // ldr q21, [x6, #1056]
	WORD $0x3dc10cd6 // ldr q22, [x6, #1072]
	WORD $0x3dc110d7 // ldr q23, [x6, #1088]
	WORD $0x3dc114d8 // ldr q24, [x6, #1104]
	WORD $0x3dc118d9 // ldr q25, [x6, #1120]
	WORD $0x3dc11cda // ldr q26, [x6, #1136]
	WORD $0x3dc120db // ldr q27, [x6, #1152]
	WORD $0x3dc124dc // ldr q28, [x6, #1168]
	WORD $0x3dc128dd // ldr q29, [x6, #1184]
	WORD $0x3dc12cde // ldr q30, [x6, #1200]
	MOVD $table2_128x64<>(SB), R8
	MOVD $table3_128x64<>(SB), R9
	MOVD $table4_128x64<>(SB), R10

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e60d541 // fadd v1.2d, v10.2d, v0.2d
	WORD $0x4eead422 // fsub v2.2d, v1.2d, v10.2d
	WORD $0x4ee2d423 // fsub v3.2d, v1.2d, v2.2d
	WORD $0x4ee3d543 // fsub v3.2d, v10.2d, v3.2d
	WORD $0x4ee2d402 // fsub v2.2d, v0.2d, v2.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x6eee8423 // sub v3.2d, v1.2d, v14.2d
	WORD $0x4f4c0464 // sshr v4.2d, v3.2d, #52
	WORD $0x6f520465 // ushr v5.2d, v3.2d, #46
	WORD $0x4e311ca5 // and v5.16b, v5.16b, v17.16b
	WORD $0x4e2c1c63 // and v3.16b, v3.16b, v12.16b
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R8)(R19<<3), F6
	MOVD (R8)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x6ee38427 // sub v7.2d, v1.2d, v3.2d
	WORD $0x4ef284e8 // add v8.2d, v7.2d, v18.2d
	WORD $0x4e331d08 // and v8.16b, v8.16b, v19.16b
	WORD $0x6e66dd09 // fmul v9.2d, v8.2d, v6.2d
	WORD $0x4eead529 // fsub v9.2d, v9.2d, v10.2d
	WORD $0x4ee8d4e7 // fsub v7.2d, v7.2d, v8.2d
	WORD $0x6e66dce7 // fmul v7.2d, v7.2d, v6.2d
	WORD $0x6ee38543 // sub v3.2d, v10.2d, v3.2d
	WORD $0x4ee43688 // cmgt v8.2d, v20.2d, v4.2d
	WORD $0x4e231d03 // and v3.16b, v8.16b, v3.16b
	WORD $0x6e63dc42 // fmul v2.2d, v2.2d, v3.2d
	WORD $0x6e66dc42 // fmul v2.2d, v2.2d, v6.2d
	WORD $0x4e62d4e3 // fadd v3.2d, v7.2d, v2.2d
	WORD $0x4ee7d466 // fsub v6.2d, v3.2d, v7.2d
	WORD $0x4ee6d442 // fsub v2.2d, v2.2d, v6.2d
	WORD $0x4eeb8484 // add v4.2d, v4.2d, v11.2d
	WORD $0x4e61d884 // scvtf v4.2d, v4.2d
	WORD $0x6e75dc86 // fmul v6.2d, v4.2d, v21.2d
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R9)(R19<<3), F7
	MOVD (R9)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e76dc84 // fmul v4.2d, v4.2d, v22.2d
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R10)(R19<<3), F5
	MOVD (R10)(R20<<3), R20
	VMOV R20, V5.D[1]
	WORD $0x4e65d484 // fadd v4.2d, v4.2d, v5.2d
	WORD $0x4e63d525 // fadd v5.2d, v9.2d, v3.2d
	WORD $0x4ee9d4a7 // fsub v7.2d, v5.2d, v9.2d
	WORD $0x4ee7d463 // fsub v3.2d, v3.2d, v7.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x4e65d4c3 // fadd v3.2d, v6.2d, v5.2d
	WORD $0x4ee6d466 // fsub v6.2d, v3.2d, v6.2d
	WORD $0x4ee6d4a6 // fsub v6.2d, v5.2d, v6.2d
	WORD $0x6e65dca7 // fmul v7.2d, v5.2d, v5.2d
	WORD $0x6e65dee8 // fmul v8.2d, v23.2d, v5.2d
	WORD $0x4e78d508 // fadd v8.2d, v8.2d, v24.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e79d508 // fadd v8.2d, v8.2d, v25.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e7ad508 // fadd v8.2d, v8.2d, v26.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e7bd508 // fadd v8.2d, v8.2d, v27.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e7cd508 // fadd v8.2d, v8.2d, v28.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e7dd508 // fadd v8.2d, v8.2d, v29.2d
	WORD $0x6e65dd05 // fmul v5.2d, v8.2d, v5.2d
	WORD $0x4e7ed4a5 // fadd v5.2d, v5.2d, v30.2d
	WORD $0x6e65dce5 // fmul v5.2d, v7.2d, v5.2d
	WORD $0x4e65d484 // fadd v4.2d, v4.2d, v5.2d
	WORD $0x4e64d442 // fadd v2.2d, v2.2d, v4.2d
	WORD $0x4e62d4c2 // fadd v2.2d, v6.2d, v2.2d
	WORD $0x4e2d1c04 // and v4.16b, v0.16b, v13.16b
	WORD $0x6eeb8c84 // cmeq v4.2d, v4.2d, v11.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x6e621c04 // bsl v4.16b, v0.16b, v2.16b
	WORD $0x3dc010c0 // ldr q0, [x6, #64]
	WORD $0x6ee08420 // sub v0.2d, v1.2d, v0.2d
	WORD $0x3dc130c2 // ldr q2, [x6, #1216]
	WORD $0x6ee03440 // cmhi v0.2d, v2.2d, v0.2d
	WORD $0x3dc018c2 // ldr q2, [x6, #96]
	WORD $0x6ee28c22 // cmeq v2.2d, v1.2d, v2.2d
	WORD $0x3dc000c3 // ldr q3, [x6, #0]
	WORD $0x6e631c22 // bsl v2.16b, v1.16b, v3.16b
	WORD $0x4e2d1c21 // and v1.16b, v1.16b, v13.16b
	WORD $0x6eeb8c21 // cmeq v1.2d, v1.2d, v11.2d
	WORD $0x6e621d81 // bsl v1.16b, v12.16b, v2.16b
	WORD $0x6e611c80 // bsl v0.16b, v4.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func powFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·powFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc004cd // ldr q13, [x6, #16]
	WORD $0x3dc0c4ce // ldr q14, [x6, #784]
	WORD $0x3dc018cf // ldr q15, [x6, #96]
	WORD $0x3dc014d0 // ldr q16, [x6, #80]
	WORD $0x3dc008d1 // ldr q17, [x6, #32]
	WORD $0x3dc09cd2 // ldr q18, [x6, #624]
	WORD $0x3dc010d3 // ldr q19, [x6, #64]
	WORD $0x3dc00cd4 // ldr q20, [x6, #48]
	WORD $0x3dc0ecd5 // ldr q21, [x6, #944]
	WORD $0x3dc0bcd6 // ldr q22, [x6, #752]
	WORD $0x3dc12cd7 // ldr q23, [x6, #1200]
	WORD $0x3dc14cd8 // ldr q24, [x6, #1328]
	WORD $0x3dc138d9 // ldr q25, [x6, #1248]
	WORD $0x3dc090da // ldr q26, [x6, #576]
	WORD $0x3dc094db // ldr q27, [x6, #592]
	WORD $0x3dc0c0dc // ldr q28, [x6, #768]
	WORD $0x3dc150dd // ldr q29, [x6, #1344]
	WORD $0x3dc034de // ldr q30, [x6, #208]
	MOVD $table2_128x64<>(SB), R8
	MOVD $table3_128x64<>(SB), R9
	MOVD $table4_128x64<>(SB), R10
	MOVD $table0_128x64<>(SB), R11
	MOVD $table1_128x64<>(SB), R12

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e341c02 // and v2.16b, v0.16b, v20.16b
	WORD $0x4e341c23 // and v3.16b, v1.16b, v20.16b
	WORD $0x6ee236a4 // cmhi v4.2d, v21.2d, v2.2d
	WORD $0x3dc0f0c5 // ldr q5, [x6, #960]
	WORD $0x6e65dc45 // fmul v5.2d, v2.2d, v5.2d
	WORD $0x6ee41c45 // bif v5.16b, v2.16b, v4.16b
	WORD $0x3dc0f4c6 // ldr q6, [x6, #976]
	WORD $0x4e261c84 // and v4.16b, v4.16b, v6.16b
	WORD $0x3dc0f8c6 // ldr q6, [x6, #992]
	WORD $0x6ee684a6 // sub v6.2d, v5.2d, v6.2d
	WORD $0x4f4c04c7 // sshr v7.2d, v6.2d, #52
	WORD $0x6f5204c8 // ushr v8.2d, v6.2d, #46
	WORD $0x4e361d08 // and v8.16b, v8.16b, v22.16b
	WORD $0x3dc0fcc9 // ldr q9, [x6, #1008]
	WORD $0x4e291cc6 // and v6.16b, v6.16b, v9.16b
	VMOV V8.D[0], R19
	VMOV V8.D[1], R20
	FMOVD (R8)(R19<<3), F9
	MOVD (R8)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x6ee684a5 // sub v5.2d, v5.2d, v6.2d
	WORD $0x3dc100c6 // ldr q6, [x6, #1024]
	WORD $0x4ee684a6 // add v6.2d, v5.2d, v6.2d
	WORD $0x3dc104ca // ldr q10, [x6, #1040]
	WORD $0x4e2a1cc6 // and v6.16b, v6.16b, v10.16b
	WORD $0x6e69dcca // fmul v10.2d, v6.2d, v9.2d
	WORD $0x4ef0d54a // fsub v10.2d, v10.2d, v16.2d
	WORD $0x4ee6d4a5 // fsub v5.2d, v5.2d, v6.2d
	WORD $0x6e69dca5 // fmul v5.2d, v5.2d, v9.2d
	WORD $0x4ee484e4 // add v4.2d, v7.2d, v4.2d
	WORD $0x4e61d884 // scvtf v4.2d, v4.2d
	WORD $0x3dc108c6 // ldr q6, [x6, #1056]
	WORD $0x6e66dc86 // fmul v6.2d, v4.2d, v6.2d
	VMOV V8.D[0], R19
	VMOV V8.D[1], R20
	FMOVD (R9)(R19<<3), F7
	MOVD (R9)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x3dc10cc7 // ldr q7, [x6, #1072]
	WORD $0x6e67dc84 // fmul v4.2d, v4.2d, v7.2d
	VMOV V8.D[0], R19
	VMOV V8.D[1], R20
	FMOVD (R10)(R19<<3), F7
	MOVD (R10)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d484 // fadd v4.2d, v4.2d, v7.2d
	WORD $0x4e65d547 // fadd v7.2d, v10.2d, v5.2d
	WORD $0x4eead4e8 // fsub v8.2d, v7.2d, v10.2d
	WORD $0x4ee8d4a8 // fsub v8.2d, v5.2d, v8.2d
	WORD $0x6e6add49 // fmul v9.2d, v10.2d, v10.2d
	WORD $0x6e77dd29 // fmul v9.2d, v9.2d, v23.2d
	WORD $0x4e67d54a // fadd v10.2d, v10.2d, v7.2d
	WORD $0x6e6adca5 // fmul v5.2d, v5.2d, v10.2d
	WORD $0x6e77dca5 // fmul v5.2d, v5.2d, v23.2d
	WORD $0x6e67dcea // fmul v10.2d, v7.2d, v7.2d
	WORD $0x6e67dd4a // fmul v10.2d, v10.2d, v7.2d
	WORD $0x3dc110cb // ldr q11, [x6, #1088]
	WORD $0x6e67dd6b // fmul v11.2d, v11.2d, v7.2d
	WORD $0x3dc114cc // ldr q12, [x6, #1104]
	WORD $0x4e6cd56b // fadd v11.2d, v11.2d, v12.2d
	WORD $0x6e67dd6b // fmul v11.2d, v11.2d, v7.2d
	WORD $0x3dc118cc // ldr q12, [x6, #1120]
	WORD $0x4e6cd56b // fadd v11.2d, v11.2d, v12.2d
	WORD $0x6e67dd6b // fmul v11.2d, v11.2d, v7.2d
	WORD $0x3dc11ccc // ldr q12, [x6, #1136]
	WORD $0x4e6cd56b // fadd v11.2d, v11.2d, v12.2d
	WORD $0x6e67dd6b // fmul v11.2d, v11.2d, v7.2d
	WORD $0x3dc120cc // ldr q12, [x6, #1152]
	WORD $0x4e6cd56b // fadd v11.2d, v11.2d, v12.2d
	WORD $0x6e67dd6b // fmul v11.2d, v11.2d, v7.2d
	WORD $0x3dc124cc // ldr q12, [x6, #1168]
	WORD $0x4e6cd56b // fadd v11.2d, v11.2d, v12.2d
	WORD $0x6e67dd6b // fmul v11.2d, v11.2d, v7.2d
	WORD $0x3dc128cc // ldr q12, [x6, #1184]
	WORD $0x4e6cd56b // fadd v11.2d, v11.2d, v12.2d
	WORD $0x6e6bdd4a // fmul v10.2d, v10.2d, v11.2d
	WORD $0x4e67d4cb // fadd v11.2d, v6.2d, v7.2d
	WORD $0x4ee6d566 // fsub v6.2d, v11.2d, v6.2d
	WORD $0x4ee6d4e6 // fsub v6.2d, v7.2d, v6.2d
	WORD $0x4e69d567 // fadd v7.2d, v11.2d, v9.2d
	WORD $0x4eebd4eb // fsub v11.2d, v7.2d, v11.2d
	WORD $0x4eebd529 // fsub v9.2d, v9.2d, v11.2d
	WORD $0x4e69d4c6 // fadd v6.2d, v6.2d, v9.2d
	WORD $0x4e65d505 // fadd v5.2d, v8.2d, v5.2d
	WORD $0x4e6ad484 // fadd v4.2d, v4.2d, v10.2d
	WORD $0x4e64d4a4 // fadd v4.2d, v5.2d, v4.2d
	WORD $0x4e64d4c4 // fadd v4.2d, v6.2d, v4.2d
	WORD $0x4e64d4e5 // fadd v5.2d, v7.2d, v4.2d
	WORD $0x4ee7d4a6 // fsub v6.2d, v5.2d, v7.2d
	WORD $0x4ee6d484 // fsub v4.2d, v4.2d, v6.2d
	WORD $0x6ef83466 // cmhi v6.2d, v3.2d, v24.2d
	WORD $0x6e631f06 // bsl v6.16b, v24.16b, v3.16b
	WORD $0x4e311c27 // and v7.16b, v1.16b, v17.16b
	WORD $0x4ea71cc6 // orr v6.16b, v6.16b, v7.16b
	WORD $0x4e391cc7 // and v7.16b, v6.16b, v25.16b
	WORD $0x4ee7d4c8 // fsub v8.2d, v6.2d, v7.2d
	WORD $0x4e391ca9 // and v9.16b, v5.16b, v25.16b
	WORD $0x4ee9d4a5 // fsub v5.2d, v5.2d, v9.2d
	WORD $0x6e69dd08 // fmul v8.2d, v8.2d, v9.2d
	WORD $0x4e64d4a4 // fadd v4.2d, v5.2d, v4.2d
	WORD $0x6e64dcc4 // fmul v4.2d, v6.2d, v4.2d
	WORD $0x4e64d504 // fadd v4.2d, v8.2d, v4.2d
	WORD $0x6e69dce5 // fmul v5.2d, v7.2d, v9.2d
	WORD $0x4efa34a6 // cmgt v6.2d, v5.2d, v26.2d
	WORD $0x6e651f46 // bsl v6.16b, v26.16b, v5.16b
	WORD $0x6efb34c7 // cmhi v7.2d, v6.2d, v27.2d
	WORD $0x6e661f67 // bsl v7.16b, v27.16b, v6.16b
	WORD $0x6ee58ce5 // cmeq v5.2d, v7.2d, v5.2d
	WORD $0x4e241ca4 // and v4.16b, v5.16b, v4.16b
	WORD $0x3dc098c5 // ldr q5, [x6, #608]
	WORD $0x6e65dce5 // fmul v5.2d, v7.2d, v5.2d
	WORD $0x4e72d4a5 // fadd v5.2d, v5.2d, v18.2d
	WORD $0x6ef284a6 // sub v6.2d, v5.2d, v18.2d
	WORD $0x4ef2d4a5 // fsub v5.2d, v5.2d, v18.2d
	WORD $0x3dc0a0c8 // ldr q8, [x6, #640]
	WORD $0x6e68dca8 // fmul v8.2d, v5.2d, v8.2d
	WORD $0x4ee8d4e7 // fsub v7.2d, v7.2d, v8.2d
	WORD $0x3dc0a4c8 // ldr q8, [x6, #656]
	WORD $0x6e68dca5 // fmul v5.2d, v5.2d, v8.2d
	WORD $0x4ee4d4a4 // fsub v4.2d, v5.2d, v4.2d
	WORD $0x4ee4d4e5 // fsub v5.2d, v7.2d, v4.2d
	WORD $0x6e65dca8 // fmul v8.2d, v5.2d, v5.2d
	WORD $0x3dc0a8c9 // ldr q9, [x6, #672]
	WORD $0x6e65dd29 // fmul v9.2d, v9.2d, v5.2d
	WORD $0x3dc0acca // ldr q10, [x6, #688]
	WORD $0x4e6ad529 // fadd v9.2d, v9.2d, v10.2d
	WORD $0x6e65dd29 // fmul v9.2d, v9.2d, v5.2d
	WORD $0x3dc0b0ca // ldr q10, [x6, #704]
	WORD $0x4e6ad529 // fadd v9.2d, v9.2d, v10.2d
	WORD $0x6e65dd29 // fmul v9.2d, v9.2d, v5.2d
	WORD $0x3dc0b4ca // ldr q10, [x6, #720]
	WORD $0x4e6ad529 // fadd v9.2d, v9.2d, v10.2d
	WORD $0x6e65dd25 // fmul v5.2d, v9.2d, v5.2d
	WORD $0x3dc0b8c9 // ldr q9, [x6, #736]
	WORD $0x4e69d4a5 // fadd v5.2d, v5.2d, v9.2d
	WORD $0x6e65dd05 // fmul v5.2d, v8.2d, v5.2d
	WORD $0x4ee4d4a4 // fsub v4.2d, v5.2d, v4.2d
	WORD $0x4e64d4e4 // fadd v4.2d, v7.2d, v4.2d
	WORD $0x4e361cc5 // and v5.16b, v6.16b, v22.16b
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R11)(R19<<3), F7
	MOVD (R11)(R20<<3), R20
	VMOV R20, V7.D[1]
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R12)(R19<<3), F5
	MOVD (R12)(R20<<3), R20
	VMOV R20, V5.D[1]
	WORD $0x6e64dce4 // fmul v4.2d, v7.2d, v4.2d
	WORD $0x4e64d4a4 // fadd v4.2d, v5.2d, v4.2d
	WORD $0x4e64d4e4 // fadd v4.2d, v7.2d, v4.2d
	WORD $0x4f7a04c5 // sshr v5.2d, v6.2d, #6
	WORD $0x4f7f04a6 // sshr v6.2d, v5.2d, #1
	WORD $0x4efc84c7 // add v7.2d, v6.2d, v28.2d
	WORD $0x4f7454e7 // shl v7.2d, v7.2d, #52
	WORD $0x6e67dc84 // fmul v4.2d, v4.2d, v7.2d
	WORD $0x6ee684a5 // sub v5.2d, v5.2d, v6.2d
	WORD $0x4efc84a5 // add v5.2d, v5.2d, v28.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dc84 // fmul v4.2d, v4.2d, v5.2d
	WORD $0x4ee035a5 // cmgt v5.2d, v13.2d, v0.2d
	WORD $0x6eed8c46 // cmeq v6.2d, v2.2d, v13.2d
	WORD $0x6eef8c47 // cmeq v7.2d, v2.2d, v15.2d
	WORD $0x4ea71cc7 // orr v7.16b, v6.16b, v7.16b
	WORD $0x6f4c0468 // ushr v8.2d, v3.2d, #52
	WORD $0x6ee887a9 // sub v9.2d, v29.2d, v8.2d
	WORD $0x3dc154ca // ldr q10, [x6, #1360]
	WORD $0x6ee9354a // cmhi v10.2d, v10.2d, v9.2d
	WORD $0x4e291d49 // and v9.16b, v10.16b, v9.16b
	WORD $0x3dc158cb // ldr q11, [x6, #1376]
	WORD $0x4e2b1c6b // and v11.16b, v3.16b, v11.16b
	WORD $0x4eb51d6b // orr v11.16b, v11.16b, v21.16b
	WORD $0x6ee937cc // cmhi v12.2d, v30.2d, v9.2d
	WORD $0x6e7e1d2c // bsl v12.16b, v9.16b, v30.16b
	WORD $0x6eec85a9 // sub v9.2d, v13.2d, v12.2d
	WORD $0x6ee94569 // ushl v9.2d, v11.2d, v9.2d
	WORD $0x6eec452c // ushl v12.2d, v9.2d, v12.2d
	WORD $0x6eeb8d8b // cmeq v11.2d, v12.2d, v11.2d
	WORD $0x4e2b1d4a // and v10.16b, v10.16b, v11.16b
	WORD $0x6efd3508 // cmhi v8.2d, v8.2d, v29.2d
	WORD $0x4ea81d48 // orr v8.16b, v10.16b, v8.16b
	WORD $0x4e331d29 // and v9.16b, v9.16b, v19.16b
	WORD $0x6ef38d29 // cmeq v9.2d, v9.2d, v19.2d
	WORD $0x4e291d49 // and v9.16b, v10.16b, v9.16b
	WORD $0x4e311cc6 // and v6.16b, v6.16b, v17.16b
	WORD $0x6e261c21 // eor v1.16b, v1.16b, v6.16b
	WORD $0x4ee135a1 // cmgt v1.2d, v13.2d, v1.2d
	WORD $0x4e611de1 // bic v1.16b, v15.16b, v1.16b
	WORD $0x6ea71c24 // bit v4.16b, v1.16b, v7.16b
	WORD $0x4e291ca1 // and v1.16b, v5.16b, v9.16b
	WORD $0x4e311c21 // and v1.16b, v1.16b, v17.16b
	WORD $0x4ea11c81 // orr v1.16b, v4.16b, v1.16b
	WORD $0x4ea71d04 // orr v4.16b, v8.16b, v7.16b
	WORD $0x6e205884 // mvn v4.16b, v4.16b
	WORD $0x4e241ca4 // and v4.16b, v5.16b, v4.16b
	WORD $0x6eef3442 // cmhi v2.2d, v2.2d, v15.2d
	WORD $0x6eef3465 // cmhi v5.2d, v3.2d, v15.2d
	WORD $0x4ea51c42 // orr v2.16b, v2.16b, v5.16b
	WORD $0x4ea21c82 // orr v2.16b, v4.16b, v2.16b
	WORD $0x3dc000c4 // ldr q4, [x6, #0]
	WORD $0x6e611c82 // bsl v2.16b, v4.16b, v1.16b
	WORD $0x6eed8c61 // cmeq v1.2d, v3.2d, v13.2d
	WORD $0x6ef08c00 // cmeq v0.2d, v0.2d, v16.2d
	WORD $0x4ea01c20 // orr v0.16b, v1.16b, v0.16b
	WORD $0x6e621e00 // bsl v0.16b, v16.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func sinhFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·sinhFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09cce // ldr q14, [x6, #624]
	WORD $0x3dc0c0cf // ldr q15, [x6, #768]
	WORD $0x3dc0c4d0 // ldr q16, [x6, #784]
	WORD $0x3dc15cd1 // ldr q17, [x6, #1392]
	WORD $0x3dc0c8d2 // ldr q18, [x6, #800]
	WORD $0x3dc0e4d3 // ldr q19, [x6, #912]
	WORD $0x3dc010d4 // ldr q20, [x6, #64]
	WORD $0x3dc0bcd5 // ldr q21, [x6, #752]
	WORD $0x3dc160d6 // ldr q22, [x6, #1408]
	WORD $0x3dc008d7 // ldr q23, [x6, #32]
	WORD $0x3dc00cd8 // ldr q24, [x6, #48]
	WORD $0x3dc098d9 // ldr q25, [x6, #608]
	WORD $0x3dc0a0da // ldr q26, [x6, #640]
	WORD $0x3dc0a4db // ldr q27, [x6, #656]
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc164dd // ldr q29, [x6, #1424]
	WORD $0x3dc168de // ldr q30, [x6, #1440]
	MOVD $table0_128x64<>(SB), R8
	MOVD $table1_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e381c01 // and v1.16b, v0.16b, v24.16b
	WORD $0x6ef13422 // cmhi v2.2d, v1.2d, v17.2d
	WORD $0x6e611e22 // bsl v2.16b, v17.16b, v1.16b
	WORD $0x6e79dc43 // fmul v3.2d, v2.2d, v25.2d
	WORD $0x4e6ed463 // fadd v3.2d, v3.2d, v14.2d
	WORD $0x6eee8464 // sub v4.2d, v3.2d, v14.2d
	WORD $0x4eeed463 // fsub v3.2d, v3.2d, v14.2d
	WORD $0x6e7adc65 // fmul v5.2d, v3.2d, v26.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x6e7bdc63 // fmul v3.2d, v3.2d, v27.2d
	WORD $0x4f7a0485 // sshr v5.2d, v4.2d, #6
	WORD $0x4ef334a6 // cmgt v6.2d, v5.2d, v19.2d
	WORD $0x6e651e66 // bsl v6.16b, v19.16b, v5.16b
	WORD $0x6ee684a5 // sub v5.2d, v5.2d, v6.2d
	WORD $0x4eef84a5 // add v5.2d, v5.2d, v15.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6ee48787 // sub v7.2d, v28.2d, v4.2d
	WORD $0x6ef484c6 // sub v6.2d, v6.2d, v20.2d
	WORD $0x4e351c84 // and v4.16b, v4.16b, v21.16b
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R8)(R19<<3), F8
	MOVD (R8)(R20<<3), R20
	VMOV R20, V8.D[1]
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R9)(R19<<3), F4
	MOVD (R9)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4eef84c6 // add v6.2d, v6.2d, v15.2d
	WORD $0x4f7454c6 // shl v6.2d, v6.2d, #52
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x6e66dc84 // fmul v4.2d, v4.2d, v6.2d
	WORD $0x4f7a04e6 // sshr v6.2d, v7.2d, #6
	WORD $0x4ee636c9 // cmgt v9.2d, v22.2d, v6.2d
	WORD $0x6e661ec9 // bsl v9.16b, v22.16b, v6.16b
	WORD $0x6ef48526 // sub v6.2d, v9.2d, v20.2d
	WORD $0x4e351ce7 // and v7.16b, v7.16b, v21.16b
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R8)(R19<<3), F9
	MOVD (R8)(R20<<3), R20
	VMOV R20, V9.D[1]
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R9)(R19<<3), F7
	MOVD (R9)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4eef84c6 // add v6.2d, v6.2d, v15.2d
	WORD $0x4f7454c6 // shl v6.2d, v6.2d, #52
	WORD $0x6e66dd29 // fmul v9.2d, v9.2d, v6.2d
	WORD $0x6e66dce6 // fmul v6.2d, v7.2d, v6.2d
	WORD $0x6e371d27 // eor v7.16b, v9.16b, v23.16b
	WORD $0x4e67d50a // fadd v10.2d, v8.2d, v7.2d
	WORD $0x4ee8d54b // fsub v11.2d, v10.2d, v8.2d
	WORD $0x4eebd4e7 // fsub v7.2d, v7.2d, v11.2d
	WORD $0x4ee6d48b // fsub v11.2d, v4.2d, v6.2d
	WORD $0x4e6bd4e7 // fadd v7.2d, v7.2d, v11.2d
	WORD $0x4e69d50b // fadd v11.2d, v8.2d, v9.2d
	WORD $0x4ee8d568 // fsub v8.2d, v11.2d, v8.2d
	WORD $0x4ee8d528 // fsub v8.2d, v9.2d, v8.2d
	WORD $0x4e66d484 // fadd v4.2d, v4.2d, v6.2d
	WORD $0x4e64d504 // fadd v4.2d, v8.2d, v4.2d
	WORD $0x4ee3d446 // fsub v6.2d, v2.2d, v3.2d
	WORD $0x6e66dcc8 // fmul v8.2d, v6.2d, v6.2d
	WORD $0x6e68dfa9 // fmul v9.2d, v29.2d, v8.2d
	WORD $0x4e7ed529 // fadd v9.2d, v9.2d, v30.2d
	WORD $0x6e68dd29 // fmul v9.2d, v9.2d, v8.2d
	WORD $0x3dc0b8cc // ldr q12, [x6, #736]
	WORD $0x4e6cd529 // fadd v9.2d, v9.2d, v12.2d
	WORD $0x6e69dd09 // fmul v9.2d, v8.2d, v9.2d
	WORD $0x6e66dd06 // fmul v6.2d, v8.2d, v6.2d
	WORD $0x3dc16ccc // ldr q12, [x6, #1456]
	WORD $0x6e68dd8c // fmul v12.2d, v12.2d, v8.2d
	WORD $0x3dc170cd // ldr q13, [x6, #1472]
	WORD $0x4e6dd58c // fadd v12.2d, v12.2d, v13.2d
	WORD $0x6e68dd88 // fmul v8.2d, v12.2d, v8.2d
	WORD $0x3dc174cc // ldr q12, [x6, #1488]
	WORD $0x4e6cd508 // fadd v8.2d, v8.2d, v12.2d
	WORD $0x6e68dcc6 // fmul v6.2d, v6.2d, v8.2d
	WORD $0x4ee3d4c3 // fsub v3.2d, v6.2d, v3.2d
	WORD $0x4e62d546 // fadd v6.2d, v10.2d, v2.2d
	WORD $0x4eead4c8 // fsub v8.2d, v6.2d, v10.2d
	WORD $0x4ee8d448 // fsub v8.2d, v2.2d, v8.2d
	WORD $0x6e69dd49 // fmul v9.2d, v10.2d, v9.2d
	WORD $0x4e69d469 // fadd v9.2d, v3.2d, v9.2d
	WORD $0x4e69d4e7 // fadd v7.2d, v7.2d, v9.2d
	WORD $0x4e67d507 // fadd v7.2d, v8.2d, v7.2d
	WORD $0x3dc014c8 // ldr q8, [x6, #80]
	WORD $0x4ee8d568 // fsub v8.2d, v11.2d, v8.2d
	WORD $0x4e64d504 // fadd v4.2d, v8.2d, v4.2d
	WORD $0x4e63d442 // fadd v2.2d, v2.2d, v3.2d
	WORD $0x6e62dc82 // fmul v2.2d, v4.2d, v2.2d
	WORD $0x4e62d4e2 // fadd v2.2d, v7.2d, v2.2d
	WORD $0x4e62d4c2 // fadd v2.2d, v6.2d, v2.2d
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x4e371c00 // and v0.16b, v0.16b, v23.16b
	WORD $0x4ea01c40 // orr v0.16b, v2.16b, v0.16b
	WORD $0x3dc018c2 // ldr q2, [x6, #96]
	WORD $0x6ee23421 // cmhi v1.2d, v1.2d, v2.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func coshFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·coshFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09ccb // ldr q11, [x6, #624]
	WORD $0x3dc0c0cc // ldr q12, [x6, #768]
	WORD $0x3dc0c4cd // ldr q13, [x6, #784]
	WORD $0x3dc15cce // ldr q14, [x6, #1392]
	WORD $0x3dc0c8cf // ldr q15, [x6, #800]
	WORD $0x3dc0e4d0 // ldr q16, [x6, #912]
	WORD $0x3dc010d1 // ldr q17, [x6, #64]
	WORD $0x3dc0bcd2 // ldr q18, [x6, #752]
	WORD $0x3dc160d3 // ldr q19, [x6, #1408]
	WORD $0x3dc00cd4 // ldr q20, [x6, #48]
	WORD $0x3dc098d5 // ldr q21, [x6, #608]
	WORD $0x3dc0a0d6 // ldr q22, [x6, #640]
	WORD $0x3dc0a4d7 // ldr q23, [x6, #656]
	WORD $0x3dc004d8 // ldr q24, [x6, #16]
	WORD $0x3dc008d9 // ldr q25, [x6, #32]
	WORD $0x3dc164da // ldr q26, [x6, #1424]
	WORD $0x3dc168db // ldr q27, [x6, #1440]
	WORD $0x3dc0b8dc // ldr q28, [x6, #736]
	WORD $0x3dc16cdd // ldr q29, [x6, #1456]
	WORD $0x3dc170de // ldr q30, [x6, #1472]
	MOVD $table0_128x64<>(SB), R8
	MOVD $table1_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e341c00 // and v0.16b, v0.16b, v20.16b
	WORD $0x6eee3401 // cmhi v1.2d, v0.2d, v14.2d
	WORD $0x6e601dc1 // bsl v1.16b, v14.16b, v0.16b
	WORD $0x6e75dc22 // fmul v2.2d, v1.2d, v21.2d
	WORD $0x4e6bd442 // fadd v2.2d, v2.2d, v11.2d
	WORD $0x6eeb8443 // sub v3.2d, v2.2d, v11.2d
	WORD $0x4eebd442 // fsub v2.2d, v2.2d, v11.2d
	WORD $0x6e76dc44 // fmul v4.2d, v2.2d, v22.2d
	WORD $0x4ee4d421 // fsub v1.2d, v1.2d, v4.2d
	WORD $0x6e77dc42 // fmul v2.2d, v2.2d, v23.2d
	WORD $0x4f7a0464 // sshr v4.2d, v3.2d, #6
	WORD $0x4ef03485 // cmgt v5.2d, v4.2d, v16.2d
	WORD $0x6e641e05 // bsl v5.16b, v16.16b, v4.16b
	WORD $0x6ee58484 // sub v4.2d, v4.2d, v5.2d
	WORD $0x4eec8484 // add v4.2d, v4.2d, v12.2d
	WORD $0x4f745484 // shl v4.2d, v4.2d, #52
	WORD $0x6ee38706 // sub v6.2d, v24.2d, v3.2d
	WORD $0x6ef184a5 // sub v5.2d, v5.2d, v17.2d
	WORD $0x4e321c63 // and v3.16b, v3.16b, v18.16b
	VMOV V3.D[0], R19
	VMOV V3.D[1], R20
	FMOVD (R8)(R19<<3), F7
	MOVD (R8)(R20<<3), R20
	VMOV R20, V7.D[1]
	VMOV V3.D[0], R19
	VMOV V3.D[1], R20
	FMOVD (R9)(R19<<3), F3
	MOVD (R9)(R20<<3), R20
	VMOV R20, V3.D[1]
	WORD $0x4eec84a5 // add v5.2d, v5.2d, v12.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x6e65dc63 // fmul v3.2d, v3.2d, v5.2d
	WORD $0x4f7a04c5 // sshr v5.2d, v6.2d, #6
	WORD $0x4ee53668 // cmgt v8.2d, v19.2d, v5.2d
	WORD $0x6e651e68 // bsl v8.16b, v19.16b, v5.16b
	WORD $0x6ef18505 // sub v5.2d, v8.2d, v17.2d
	WORD $0x4e321cc6 // and v6.16b, v6.16b, v18.16b
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R8)(R19<<3), F8
	MOVD (R8)(R20<<3), R20
	VMOV R20, V8.D[1]
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R9)(R19<<3), F6
	MOVD (R9)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x4eec84a5 // add v5.2d, v5.2d, v12.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x6e65dcc5 // fmul v5.2d, v6.2d, v5.2d
	WORD $0x6e391d06 // eor v6.16b, v8.16b, v25.16b
	WORD $0x4e66d4e6 // fadd v6.2d, v7.2d, v6.2d
	WORD $0x4e68d4e9 // fadd v9.2d, v7.2d, v8.2d
	WORD $0x4ee7d527 // fsub v7.2d, v9.2d, v7.2d
	WORD $0x4ee7d507 // fsub v7.2d, v8.2d, v7.2d
	WORD $0x4e65d463 // fadd v3.2d, v3.2d, v5.2d
	WORD $0x4e63d4e3 // fadd v3.2d, v7.2d, v3.2d
	WORD $0x4ee2d425 // fsub v5.2d, v1.2d, v2.2d
	WORD $0x6e65dca7 // fmul v7.2d, v5.2d, v5.2d
	WORD $0x6e67df48 // fmul v8.2d, v26.2d, v7.2d
	WORD $0x4e7bd508 // fadd v8.2d, v8.2d, v27.2d
	WORD $0x6e67dd08 // fmul v8.2d, v8.2d, v7.2d
	WORD $0x4e7cd508 // fadd v8.2d, v8.2d, v28.2d
	WORD $0x6e68dce8 // fmul v8.2d, v7.2d, v8.2d
	WORD $0x6e65dce5 // fmul v5.2d, v7.2d, v5.2d
	WORD $0x6e67dfaa // fmul v10.2d, v29.2d, v7.2d
	WORD $0x4e7ed54a // fadd v10.2d, v10.2d, v30.2d
	WORD $0x6e67dd47 // fmul v7.2d, v10.2d, v7.2d
	WORD $0x3dc174ca // ldr q10, [x6, #1488]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e67dca5 // fmul v5.2d, v5.2d, v7.2d
	WORD $0x4ee2d4a2 // fsub v2.2d, v5.2d, v2.2d
	WORD $0x6e68dd25 // fmul v5.2d, v9.2d, v8.2d
	WORD $0x4e62d421 // fadd v1.2d, v1.2d, v2.2d
	WORD $0x6e61dcc1 // fmul v1.2d, v6.2d, v1.2d
	WORD $0x4e61d4a1 // fadd v1.2d, v5.2d, v1.2d
	WORD $0x4e61d461 // fadd v1.2d, v3.2d, v1.2d
	WORD $0x4e61d521 // fadd v1.2d, v9.2d, v1.2d
	WORD $0x6e64dc21 // fmul v1.2d, v1.2d, v4.2d
	WORD $0x3dc018c2 // ldr q2, [x6, #96]
	WORD $0x6ee23400 // cmhi v0.2d, v0.2d, v2.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func tanhFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·tanhFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09cca // ldr q10, [x6, #624]
	WORD $0x3dc178cb // ldr q11, [x6, #1504]
	WORD $0x3dc0e8cc // ldr q12, [x6, #928]
	WORD $0x3dc17ccd // ldr q13, [x6, #1520]
	WORD $0x3dc138ce // ldr q14, [x6, #1248]
	WORD $0x3dc00ccf // ldr q15, [x6, #48]
	WORD $0x3dc098d0 // ldr q16, [x6, #608]
	WORD $0x3dc0a0d1 // ldr q17, [x6, #640]
	WORD $0x3dc0a4d2 // ldr q18, [x6, #656]
	WORD $0x3dc0c8d3 // ldr q19, [x6, #800]
	WORD $0x3dc0bcd4 // ldr q20, [x6, #752]
	WORD $0x3dc0c0d5 // ldr q21, [x6, #768]
	WORD $0x3dc0c4d6 // ldr q22, [x6, #784]
	WORD $0x3dc0a8d7 // ldr q23, [x6, #672]
	WORD $0x3dc0acd8 // ldr q24, [x6, #688]
	WORD $0x3dc0b0d9 // ldr q25, [x6, #704]
	WORD $0x3dc0b4da // ldr q26, [x6, #720]
	WORD $0x3dc0b8db // ldr q27, [x6, #736]
	WORD $0x3dc014dc // ldr q28, [x6, #80]
	WORD $0x3dc008dd // ldr q29, [x6, #32]
	WORD $0x3dc018de // ldr q30, [x6, #96]
	MOVD $table0_128x64<>(SB), R8
	MOVD $table1_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2f1c01 // and v1.16b, v0.16b, v15.16b
	WORD $0x6eeb3422 // cmhi v2.2d, v1.2d, v11.2d
	WORD $0x6e611d62 // bsl v2.16b, v11.16b, v1.16b
	WORD $0x4e62d442 // fadd v2.2d, v2.2d, v2.2d
	WORD $0x6e70dc43 // fmul v3.2d, v2.2d, v16.2d
	WORD $0x4e6ad463 // fadd v3.2d, v3.2d, v10.2d
	WORD $0x6eea8464 // sub v4.2d, v3.2d, v10.2d
	WORD $0x4eead463 // fsub v3.2d, v3.2d, v10.2d
	WORD $0x6e71dc65 // fmul v5.2d, v3.2d, v17.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x6e72dc63 // fmul v3.2d, v3.2d, v18.2d
	WORD $0x4f7a0485 // sshr v5.2d, v4.2d, #6
	WORD $0x4e341c84 // and v4.16b, v4.16b, v20.16b
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R8)(R19<<3), F6
	MOVD (R8)(R20<<3), R20
	VMOV R20, V6.D[1]
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R9)(R19<<3), F4
	MOVD (R9)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4ef584a5 // add v5.2d, v5.2d, v21.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dcc6 // fmul v6.2d, v6.2d, v5.2d
	WORD $0x4e6cd4c7 // fadd v7.2d, v6.2d, v12.2d
	WORD $0x4ee6d4e8 // fsub v8.2d, v7.2d, v6.2d
	WORD $0x4ee8d4e9 // fsub v9.2d, v7.2d, v8.2d
	WORD $0x4ee9d4c6 // fsub v6.2d, v6.2d, v9.2d
	WORD $0x4ee8d588 // fsub v8.2d, v12.2d, v8.2d
	WORD $0x4e68d4c6 // fadd v6.2d, v6.2d, v8.2d
	WORD $0x6e65dc84 // fmul v4.2d, v4.2d, v5.2d
	WORD $0x4e64d4c4 // fadd v4.2d, v6.2d, v4.2d
	WORD $0x4ee3d445 // fsub v5.2d, v2.2d, v3.2d
	WORD $0x6e65dca6 // fmul v6.2d, v5.2d, v5.2d
	WORD $0x6e65dee8 // fmul v8.2d, v23.2d, v5.2d
	WORD $0x4e78d508 // fadd v8.2d, v8.2d, v24.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e79d508 // fadd v8.2d, v8.2d, v25.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e7ad508 // fadd v8.2d, v8.2d, v26.2d
	WORD $0x6e65dd05 // fmul v5.2d, v8.2d, v5.2d
	WORD $0x4e7bd4a5 // fadd v5.2d, v5.2d, v27.2d
	WORD $0x6e65dcc5 // fmul v5.2d, v6.2d, v5.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x4e62d4e5 // fadd v5.2d, v7.2d, v2.2d
	WORD $0x4ee7d4a6 // fsub v6.2d, v5.2d, v7.2d
	WORD $0x4ee6d446 // fsub v6.2d, v2.2d, v6.2d
	WORD $0x4e64d4e7 // fadd v7.2d, v7.2d, v4.2d
	WORD $0x4e63d442 // fadd v2.2d, v2.2d, v3.2d
	WORD $0x6e62dce2 // fmul v2.2d, v7.2d, v2.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x4e62d4c2 // fadd v2.2d, v6.2d, v2.2d
	WORD $0x4e62d4a3 // fadd v3.2d, v5.2d, v2.2d
	WORD $0x4ee5d464 // fsub v4.2d, v3.2d, v5.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x4e6dd464 // fadd v4.2d, v3.2d, v13.2d
	WORD $0x4ee3d485 // fsub v5.2d, v4.2d, v3.2d
	WORD $0x4ee5d486 // fsub v6.2d, v4.2d, v5.2d
	WORD $0x4ee6d466 // fsub v6.2d, v3.2d, v6.2d
	WORD $0x4ee5d5a5 // fsub v5.2d, v13.2d, v5.2d
	WORD $0x4e65d4c5 // fadd v5.2d, v6.2d, v5.2d
	WORD $0x4e62d4a5 // fadd v5.2d, v5.2d, v2.2d
	WORD $0x6e64ff86 // fdiv v6.2d, v28.2d, v4.2d
	WORD $0x6e66dc67 // fmul v7.2d, v3.2d, v6.2d
	WORD $0x4e2e1ce7 // and v7.16b, v7.16b, v14.16b
	WORD $0x4e2e1c88 // and v8.16b, v4.16b, v14.16b
	WORD $0x4ee8d484 // fsub v4.2d, v4.2d, v8.2d
	WORD $0x6e68dce8 // fmul v8.2d, v7.2d, v8.2d
	WORD $0x4ee8d463 // fsub v3.2d, v3.2d, v8.2d
	WORD $0x4e65d484 // fadd v4.2d, v4.2d, v5.2d
	WORD $0x6e64dce4 // fmul v4.2d, v7.2d, v4.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x6e66dc42 // fmul v2.2d, v2.2d, v6.2d
	WORD $0x4e62d4e2 // fadd v2.2d, v7.2d, v2.2d
	WORD $0x4e3d1c00 // and v0.16b, v0.16b, v29.16b
	WORD $0x4ea01c40 // orr v0.16b, v2.16b, v0.16b
	WORD $0x6efe3421 // cmhi v1.2d, v1.2d, v30.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func asinhFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·asinhFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc014cb // ldr q11, [x6, #80]
	WORD $0x3dc138cc // ldr q12, [x6, #1248]
	WORD $0x3dc00ccd // ldr q13, [x6, #48]
	WORD $0x3dc180ce // ldr q14, [x6, #1536]
	WORD $0x3dc0f8cf // ldr q15, [x6, #992]
	WORD $0x3dc0c4d0 // ldr q16, [x6, #784]
	WORD $0x3dc134d1 // ldr q17, [x6, #1232]
	WORD $0x3dc0bcd2 // ldr q18, [x6, #752]
	WORD $0x3dc0fcd3 // ldr q19, [x6, #1008]
	WORD $0x3dc100d4 // ldr q20, [x6, #1024]
	WORD $0x3dc104d5 // ldr q21, [x6, #1040]
	WORD $0x3dc0e4d6 // ldr q22, [x6, #912]
	WORD $0x3dc010d7 // ldr q23, [x6, #64]
	WORD $0x3dc108d8 // ldr q24, [x6, #1056]
	WORD $0x3dc10cd9 // ldr q25, [x6, #1072]
	WORD $0x3dc110da // ldr q26, [x6, #1088]
	WORD $0x3dc114db // ldr q27, [x6, #1104]
	WORD $0x3dc118dc // ldr q28, [x6, #1120]
	WORD $0x3dc11cdd // ldr q29, [x6, #1136]
	WORD $0x3dc120de // ldr q30, [x6, #1152]
	MOVD $table2_128x64<>(SB), R8
	MOVD $table3_128x64<>(SB), R9
	MOVD $table4_128x64<>(SB), R10

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2d1c01 // and v1.16b, v0.16b, v13.16b
	WORD $0x4e2c1c22 // and v2.16b, v1.16b, v12.16b
	WORD $0x4ee2d423 // fsub v3.2d, v1.2d, v2.2d
	WORD $0x6e62dc44 // fmul v4.2d, v2.2d, v2.2d
	WORD $0x4e62d422 // fadd v2.2d, v1.2d, v2.2d
	WORD $0x6e62dc62 // fmul v2.2d, v3.2d, v2.2d
	WORD $0x4e64d563 // fadd v3.2d, v11.2d, v4.2d
	WORD $0x4eebd465 // fsub v5.2d, v3.2d, v11.2d
	WORD $0x4ee5d466 // fsub v6.2d, v3.2d, v5.2d
	WORD $0x4ee6d566 // fsub v6.2d, v11.2d, v6.2d
	WORD $0x4ee5d484 // fsub v4.2d, v4.2d, v5.2d
	WORD $0x4e64d4c4 // fadd v4.2d, v6.2d, v4.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x4e62d464 // fadd v4.2d, v3.2d, v2.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x4ee3d442 // fsub v2.2d, v2.2d, v3.2d
	WORD $0x6ee1f883 // fsqrt v3.2d, v4.2d
	WORD $0x4e2c1c65 // and v5.16b, v3.16b, v12.16b
	WORD $0x4ee5d466 // fsub v6.2d, v3.2d, v5.2d
	WORD $0x6e65dca7 // fmul v7.2d, v5.2d, v5.2d
	WORD $0x4ee7d484 // fsub v4.2d, v4.2d, v7.2d
	WORD $0x4e65d4a5 // fadd v5.2d, v5.2d, v5.2d
	WORD $0x6e66dca5 // fmul v5.2d, v5.2d, v6.2d
	WORD $0x4ee5d484 // fsub v4.2d, v4.2d, v5.2d
	WORD $0x6e66dcc5 // fmul v5.2d, v6.2d, v6.2d
	WORD $0x4ee5d484 // fsub v4.2d, v4.2d, v5.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x4e63d464 // fadd v4.2d, v3.2d, v3.2d
	WORD $0x6e64fc42 // fdiv v2.2d, v2.2d, v4.2d
	WORD $0x4e61d464 // fadd v4.2d, v3.2d, v1.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x4ee3d423 // fsub v3.2d, v1.2d, v3.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x6ee135c3 // cmhi v3.2d, v14.2d, v1.2d
	WORD $0x6ee31c24 // bif v4.16b, v1.16b, v3.16b
	WORD $0x4e221c62 // and v2.16b, v3.16b, v2.16b
	WORD $0x6eef8485 // sub v5.2d, v4.2d, v15.2d
	WORD $0x4f4c04a6 // sshr v6.2d, v5.2d, #52
	WORD $0x6f5204a7 // ushr v7.2d, v5.2d, #46
	WORD $0x4e321ce7 // and v7.16b, v7.16b, v18.16b
	WORD $0x4e331ca5 // and v5.16b, v5.16b, v19.16b
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R8)(R19<<3), F8
	MOVD (R8)(R20<<3), R20
	VMOV R20, V8.D[1]
	WORD $0x6ee58484 // sub v4.2d, v4.2d, v5.2d
	WORD $0x4ef48489 // add v9.2d, v4.2d, v20.2d
	WORD $0x4e351d29 // and v9.16b, v9.16b, v21.16b
	WORD $0x6e68dd2a // fmul v10.2d, v9.2d, v8.2d
	WORD $0x4eebd54a // fsub v10.2d, v10.2d, v11.2d
	WORD $0x4ee9d484 // fsub v4.2d, v4.2d, v9.2d
	WORD $0x6e68dc84 // fmul v4.2d, v4.2d, v8.2d
	WORD $0x6ee58565 // sub v5.2d, v11.2d, v5.2d
	WORD $0x4ee636c9 // cmgt v9.2d, v22.2d, v6.2d
	WORD $0x4e251d25 // and v5.16b, v9.16b, v5.16b
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x6e68dc42 // fmul v2.2d, v2.2d, v8.2d
	WORD $0x4e62d485 // fadd v5.2d, v4.2d, v2.2d
	WORD $0x4ee4d4a4 // fsub v4.2d, v5.2d, v4.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x4e631ee3 // bic v3.16b, v23.16b, v3.16b
	WORD $0x4ee384c3 // add v3.2d, v6.2d, v3.2d
	WORD $0x4e61d863 // scvtf v3.2d, v3.2d
	WORD $0x6e78dc64 // fmul v4.2d, v3.2d, v24.2d
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R9)(R19<<3), F6
	MOVD (R9)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x4e66d484 // fadd v4.2d, v4.2d, v6.2d
	WORD $0x6e79dc63 // fmul v3.2d, v3.2d, v25.2d
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R10)(R19<<3), F6
	MOVD (R10)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x4e66d463 // fadd v3.2d, v3.2d, v6.2d
	WORD $0x4e65d546 // fadd v6.2d, v10.2d, v5.2d
	WORD $0x4eead4c7 // fsub v7.2d, v6.2d, v10.2d
	WORD $0x4ee7d4a5 // fsub v5.2d, v5.2d, v7.2d
	WORD $0x4e62d4a2 // fadd v2.2d, v5.2d, v2.2d
	WORD $0x4e66d485 // fadd v5.2d, v4.2d, v6.2d
	WORD $0x4ee4d4a4 // fsub v4.2d, v5.2d, v4.2d
	WORD $0x4ee4d4c4 // fsub v4.2d, v6.2d, v4.2d
	WORD $0x6e66dcc7 // fmul v7.2d, v6.2d, v6.2d
	WORD $0x6e66df48 // fmul v8.2d, v26.2d, v6.2d
	WORD $0x4e7bd508 // fadd v8.2d, v8.2d, v27.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x4e7cd508 // fadd v8.2d, v8.2d, v28.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x4e7dd508 // fadd v8.2d, v8.2d, v29.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x4e7ed508 // fadd v8.2d, v8.2d, v30.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x3dc124c9 // ldr q9, [x6, #1168]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x3dc128c9 // ldr q9, [x6, #1184]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e66dd06 // fmul v6.2d, v8.2d, v6.2d
	WORD $0x3dc12cc8 // ldr q8, [x6, #1200]
	WORD $0x4e68d4c6 // fadd v6.2d, v6.2d, v8.2d
	WORD $0x6e66dce6 // fmul v6.2d, v7.2d, v6.2d
	WORD $0x4e66d463 // fadd v3.2d, v3.2d, v6.2d
	WORD $0x4e63d442 // fadd v2.2d, v2.2d, v3.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x4e62d4a2 // fadd v2.2d, v5.2d, v2.2d
	WORD $0x3dc184c3 // ldr q3, [x6, #1552]
	WORD $0x6ee38423 // sub v3.2d, v1.2d, v3.2d
	WORD $0x3dc188c4 // ldr q4, [x6, #1568]
	WORD $0x6ee33483 // cmhi v3.2d, v4.2d, v3.2d
	WORD $0x6e611c43 // bsl v3.16b, v2.16b, v1.16b
	WORD $0x3dc008c2 // ldr q2, [x6, #32]
	WORD $0x4e221c00 // and v0.16b, v0.16b, v2.16b
	WORD $0x4ea01c60 // orr v0.16b, v3.16b, v0.16b
	WORD $0x3dc018c2 // ldr q2, [x6, #96]
	WORD $0x6ee23421 // cmhi v1.2d, v1.2d, v2.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func acoshFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·acoshFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc014ca // ldr q10, [x6, #80]
	WORD $0x3dc138cb // ldr q11, [x6, #1248]
	WORD $0x3dc018cc // ldr q12, [x6, #96]
	WORD $0x3dc180cd // ldr q13, [x6, #1536]
	WORD $0x3dc0f8ce // ldr q14, [x6, #992]
	WORD $0x3dc0c4cf // ldr q15, [x6, #784]
	WORD $0x3dc134d0 // ldr q16, [x6, #1232]
	WORD $0x3dc0bcd1 // ldr q17, [x6, #752]
	WORD $0x3dc0fcd2 // ldr q18, [x6, #1008]
	WORD $0x3dc100d3 // ldr q19, [x6, #1024]
	WORD $0x3dc104d4 // ldr q20, [x6, #1040]
	WORD $0x3dc0e4d5 // ldr q21, [x6, #912]
	WORD $0x3dc010d6 // ldr q22, [x6, #64]
	WORD $0x3dc108d7 // ldr q23, [x6, #1056]
	WORD $0x3dc10cd8 // ldr q24, [x6, #1072]
	WORD $0x3dc110d9 // ldr q25, [x6, #1088]
	WORD $0x3dc114da // ldr q26, [x6, #1104]
	WORD $0x3dc118db // ldr q27, [x6, #1120]
	WORD $0x3dc11cdc // ldr q28, [x6, #1136]
	WORD $0x3dc120dd // ldr q29, [x6, #1152]
	WORD $0x3dc124de // ldr q30, [x6, #1168]
	MOVD $table2_128x64<>(SB), R8
	MOVD $table3_128x64<>(SB), R9
	MOVD $table4_128x64<>(SB), R10

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4eead401 // fsub v1.2d, v0.2d, v10.2d
	WORD $0x4e2b1c22 // and v2.16b, v1.16b, v11.16b
	WORD $0x4ee2d423 // fsub v3.2d, v1.2d, v2.2d
	WORD $0x4e61d424 // fadd v4.2d, v1.2d, v1.2d
	WORD $0x6e62dc45 // fmul v5.2d, v2.2d, v2.2d
	WORD $0x4e65d486 // fadd v6.2d, v4.2d, v5.2d
	WORD $0x4ee4d4c7 // fsub v7.2d, v6.2d, v4.2d
	WORD $0x4ee7d4c8 // fsub v8.2d, v6.2d, v7.2d
	WORD $0x4ee8d484 // fsub v4.2d, v4.2d, v8.2d
	WORD $0x4ee7d4a5 // fsub v5.2d, v5.2d, v7.2d
	WORD $0x4e65d484 // fadd v4.2d, v4.2d, v5.2d
	WORD $0x4e62d421 // fadd v1.2d, v1.2d, v2.2d
	WORD $0x6e61dc61 // fmul v1.2d, v3.2d, v1.2d
	WORD $0x4e61d481 // fadd v1.2d, v4.2d, v1.2d
	WORD $0x4e61d4c2 // fadd v2.2d, v6.2d, v1.2d
	WORD $0x4ee6d443 // fsub v3.2d, v2.2d, v6.2d
	WORD $0x4ee3d421 // fsub v1.2d, v1.2d, v3.2d
	WORD $0x6ee1f843 // fsqrt v3.2d, v2.2d
	WORD $0x4e2b1c64 // and v4.16b, v3.16b, v11.16b
	WORD $0x4ee4d465 // fsub v5.2d, v3.2d, v4.2d
	WORD $0x6e64dc86 // fmul v6.2d, v4.2d, v4.2d
	WORD $0x4ee6d442 // fsub v2.2d, v2.2d, v6.2d
	WORD $0x4e64d484 // fadd v4.2d, v4.2d, v4.2d
	WORD $0x6e65dc84 // fmul v4.2d, v4.2d, v5.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x6e65dca4 // fmul v4.2d, v5.2d, v5.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x4e63d462 // fadd v2.2d, v3.2d, v3.2d
	WORD $0x6e62fc21 // fdiv v1.2d, v1.2d, v2.2d
	WORD $0x4e63d402 // fadd v2.2d, v0.2d, v3.2d
	WORD $0x4ee0d444 // fsub v4.2d, v2.2d, v0.2d
	WORD $0x4ee4d463 // fsub v3.2d, v3.2d, v4.2d
	WORD $0x4e61d461 // fadd v1.2d, v3.2d, v1.2d
	WORD $0x6ee035a3 // cmhi v3.2d, v13.2d, v0.2d
	WORD $0x6ee31c02 // bif v2.16b, v0.16b, v3.16b
	WORD $0x4e211c61 // and v1.16b, v3.16b, v1.16b
	WORD $0x6eee8444 // sub v4.2d, v2.2d, v14.2d
	WORD $0x4f4c0485 // sshr v5.2d, v4.2d, #52
	WORD $0x6f520486 // ushr v6.2d, v4.2d, #46
	WORD $0x4e311cc6 // and v6.16b, v6.16b, v17.16b
	WORD $0x4e321c84 // and v4.16b, v4.16b, v18.16b
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R8)(R19<<3), F7
	MOVD (R8)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x6ee48442 // sub v2.2d, v2.2d, v4.2d
	WORD $0x4ef38448 // add v8.2d, v2.2d, v19.2d
	WORD $0x4e341d08 // and v8.16b, v8.16b, v20.16b
	WORD $0x6e67dd09 // fmul v9.2d, v8.2d, v7.2d
	WORD $0x4eead529 // fsub v9.2d, v9.2d, v10.2d
	WORD $0x4ee8d442 // fsub v2.2d, v2.2d, v8.2d
	WORD $0x6e67dc42 // fmul v2.2d, v2.2d, v7.2d
	WORD $0x6ee48544 // sub v4.2d, v10.2d, v4.2d
	WORD $0x4ee536a8 // cmgt v8.2d, v21.2d, v5.2d
	WORD $0x4e241d04 // and v4.16b, v8.16b, v4.16b
	WORD $0x6e64dc21 // fmul v1.2d, v1.2d, v4.2d
	WORD $0x6e67dc21 // fmul v1.2d, v1.2d, v7.2d
	WORD $0x4e61d444 // fadd v4.2d, v2.2d, v1.2d
	WORD $0x4ee2d482 // fsub v2.2d, v4.2d, v2.2d
	WORD $0x4ee2d421 // fsub v1.2d, v1.2d, v2.2d
	WORD $0x4e631ec2 // bic v2.16b, v22.16b, v3.16b
	WORD $0x4ee284a2 // add v2.2d, v5.2d, v2.2d
	WORD $0x4e61d842 // scvtf v2.2d, v2.2d
	WORD $0x6e77dc43 // fmul v3.2d, v2.2d, v23.2d
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R9)(R19<<3), F5
	MOVD (R9)(R20<<3), R20
	VMOV R20, V5.D[1]
	WORD $0x4e65d463 // fadd v3.2d, v3.2d, v5.2d
	WORD $0x6e78dc42 // fmul v2.2d, v2.2d, v24.2d
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R10)(R19<<3), F5
	MOVD (R10)(R20<<3), R20
	VMOV R20, V5.D[1]
	WORD $0x4e65d442 // fadd v2.2d, v2.2d, v5.2d
	WORD $0x4e64d525 // fadd v5.2d, v9.2d, v4.2d
	WORD $0x4ee9d4a6 // fsub v6.2d, v5.2d, v9.2d
	WORD $0x4ee6d484 // fsub v4.2d, v4.2d, v6.2d
	WORD $0x4e61d481 // fadd v1.2d, v4.2d, v1.2d
	WORD $0x4e65d464 // fadd v4.2d, v3.2d, v5.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x6e65dca6 // fmul v6.2d, v5.2d, v5.2d
	WORD $0x6e65df27 // fmul v7.2d, v25.2d, v5.2d
	WORD $0x4e7ad4e7 // fadd v7.2d, v7.2d, v26.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x4e7bd4e7 // fadd v7.2d, v7.2d, v27.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x4e7cd4e7 // fadd v7.2d, v7.2d, v28.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x4e7dd4e7 // fadd v7.2d, v7.2d, v29.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x4e7ed4e7 // fadd v7.2d, v7.2d, v30.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x3dc128c8 // ldr q8, [x6, #1184]
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e65dce5 // fmul v5.2d, v7.2d, v5.2d
	WORD $0x3dc12cc7 // ldr q7, [x6, #1200]
	WORD $0x4e67d4a5 // fadd v5.2d, v5.2d, v7.2d
	WORD $0x6e65dcc5 // fmul v5.2d, v6.2d, v5.2d
	WORD $0x4e65d442 // fadd v2.2d, v2.2d, v5.2d
	WORD $0x4e62d421 // fadd v1.2d, v1.2d, v2.2d
	WORD $0x4e61d461 // fadd v1.2d, v3.2d, v1.2d
	WORD $0x4e61d481 // fadd v1.2d, v4.2d, v1.2d
	WORD $0x6eec8c02 // cmeq v2.2d, v0.2d, v12.2d
	WORD $0x3dc000c3 // ldr q3, [x6, #0]
	WORD $0x6e631c02 // bsl v2.16b, v0.16b, v3.16b
	WORD $0x6eea8c03 // cmeq v3.2d, v0.2d, v10.2d
	WORD $0x4e631c42 // bic v2.16b, v2.16b, v3.16b
	WORD $0x4eea3403 // cmgt v3.2d, v0.2d, v10.2d
	WORD $0x6ee03580 // cmhi v0.2d, v12.2d, v0.2d
	WORD $0x4e201c60 // and v0.16b, v3.16b, v0.16b
	WORD $0x6e621c20 // bsl v0.16b, v1.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func atanhFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·atanhFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc014ca // ldr q10, [x6, #80]
	WORD $0x3dc008cb // ldr q11, [x6, #32]
	WORD $0x3dc004cc // ldr q12, [x6, #16]
	WORD $0x3dc138cd // ldr q13, [x6, #1248]
	WORD $0x3dc00cce // ldr q14, [x6, #48]
	WORD $0x3dc0f8cf // ldr q15, [x6, #992]
	WORD $0x3dc0c4d0 // ldr q16, [x6, #784]
	WORD $0x3dc134d1 // ldr q17, [x6, #1232]
	WORD $0x3dc0bcd2 // ldr q18, [x6, #752]
	WORD $0x3dc0fcd3 // ldr q19, [x6, #1008]
	WORD $0x3dc100d4 // ldr q20, [x6, #1024]
	WORD $0x3dc104d5 // ldr q21, [x6, #1040]
	WORD $0x3dc0e4d6 // ldr q22, [x6, #912]
	WORD $0x3dc108d7 // ldr q23, [x6, #1056]
	WORD $0x3dc10cd8 // ldr q24, [x6, #1072]
	WORD $0x3dc110d9 // ldr q25, [x6, #1088]
	WORD $0x3dc114da // ldr q26, [x6, #1104]
	WORD $0x3dc118db // ldr q27, [x6, #1120]
	WORD $0x3dc11cdc // ldr q28, [x6, #1136]
	WORD $0x3dc120dd // ldr q29, [x6, #1152]
	WORD $0x3dc124de // ldr q30, [x6, #1168]
	MOVD $table2_128x64<>(SB), R8
	MOVD $table3_128x64<>(SB), R9
	MOVD $table4_128x64<>(SB), R10

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2e1c01 // and v1.16b, v0.16b, v14.16b
	WORD $0x6e2b1c22 // eor v2.16b, v1.16b, v11.16b
	WORD $0x4e62d543 // fadd v3.2d, v10.2d, v2.2d
	WORD $0x4eead464 // fsub v4.2d, v3.2d, v10.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x4e61d424 // fadd v4.2d, v1.2d, v1.2d
	WORD $0x6e63fd45 // fdiv v5.2d, v10.2d, v3.2d
	WORD $0x6e65dc86 // fmul v6.2d, v4.2d, v5.2d
	WORD $0x4e2d1cc6 // and v6.16b, v6.16b, v13.16b
	WORD $0x4e2d1c67 // and v7.16b, v3.16b, v13.16b
	WORD $0x4ee7d463 // fsub v3.2d, v3.2d, v7.2d
	WORD $0x6e67dcc7 // fmul v7.2d, v6.2d, v7.2d
	WORD $0x4ee7d484 // fsub v4.2d, v4.2d, v7.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x6e62dcc2 // fmul v2.2d, v6.2d, v2.2d
	WORD $0x4ee2d582 // fsub v2.2d, v12.2d, v2.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x4e66d543 // fadd v3.2d, v10.2d, v6.2d
	WORD $0x4eead464 // fsub v4.2d, v3.2d, v10.2d
	WORD $0x4ee4d465 // fsub v5.2d, v3.2d, v4.2d
	WORD $0x4ee5d545 // fsub v5.2d, v10.2d, v5.2d
	WORD $0x4ee4d4c4 // fsub v4.2d, v6.2d, v4.2d
	WORD $0x4e64d4a4 // fadd v4.2d, v5.2d, v4.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x6eef8464 // sub v4.2d, v3.2d, v15.2d
	WORD $0x4f4c0485 // sshr v5.2d, v4.2d, #52
	WORD $0x6f520486 // ushr v6.2d, v4.2d, #46
	WORD $0x4e321cc6 // and v6.16b, v6.16b, v18.16b
	WORD $0x4e331c84 // and v4.16b, v4.16b, v19.16b
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R8)(R19<<3), F7
	MOVD (R8)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x6ee48463 // sub v3.2d, v3.2d, v4.2d
	WORD $0x4ef48468 // add v8.2d, v3.2d, v20.2d
	WORD $0x4e351d08 // and v8.16b, v8.16b, v21.16b
	WORD $0x6e67dd09 // fmul v9.2d, v8.2d, v7.2d
	WORD $0x4eead529 // fsub v9.2d, v9.2d, v10.2d
	WORD $0x4ee8d463 // fsub v3.2d, v3.2d, v8.2d
	WORD $0x6e67dc63 // fmul v3.2d, v3.2d, v7.2d
	WORD $0x6ee48544 // sub v4.2d, v10.2d, v4.2d
	WORD $0x4ee536c8 // cmgt v8.2d, v22.2d, v5.2d
	WORD $0x4e241d04 // and v4.16b, v8.16b, v4.16b
	WORD $0x6e64dc42 // fmul v2.2d, v2.2d, v4.2d
	WORD $0x6e67dc42 // fmul v2.2d, v2.2d, v7.2d
	WORD $0x4e62d464 // fadd v4.2d, v3.2d, v2.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x4ee3d442 // fsub v2.2d, v2.2d, v3.2d
	WORD $0x4eec84a3 // add v3.2d, v5.2d, v12.2d
	WORD $0x4e61d863 // scvtf v3.2d, v3.2d
	WORD $0x6e77dc65 // fmul v5.2d, v3.2d, v23.2d
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R9)(R19<<3), F7
	MOVD (R9)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4a5 // fadd v5.2d, v5.2d, v7.2d
	WORD $0x6e78dc63 // fmul v3.2d, v3.2d, v24.2d
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R10)(R19<<3), F6
	MOVD (R10)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x4e66d463 // fadd v3.2d, v3.2d, v6.2d
	WORD $0x4e64d526 // fadd v6.2d, v9.2d, v4.2d
	WORD $0x4ee9d4c7 // fsub v7.2d, v6.2d, v9.2d
	WORD $0x4ee7d484 // fsub v4.2d, v4.2d, v7.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x4e66d4a4 // fadd v4.2d, v5.2d, v6.2d
	WORD $0x4ee5d485 // fsub v5.2d, v4.2d, v5.2d
	WORD $0x4ee5d4c5 // fsub v5.2d, v6.2d, v5.2d
	WORD $0x6e66dcc7 // fmul v7.2d, v6.2d, v6.2d
	WORD $0x6e66df28 // fmul v8.2d, v25.2d, v6.2d
	WORD $0x4e7ad508 // fadd v8.2d, v8.2d, v26.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x4e7bd508 // fadd v8.2d, v8.2d, v27.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x4e7cd508 // fadd v8.2d, v8.2d, v28.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x4e7dd508 // fadd v8.2d, v8.2d, v29.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x4e7ed508 // fadd v8.2d, v8.2d, v30.2d
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x3dc128c9 // ldr q9, [x6, #1184]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e66dd06 // fmul v6.2d, v8.2d, v6.2d
	WORD $0x3dc12cc8 // ldr q8, [x6, #1200]
	WORD $0x4e68d4c6 // fadd v6.2d, v6.2d, v8.2d
	WORD $0x6e66dce6 // fmul v6.2d, v7.2d, v6.2d
	WORD $0x4e66d463 // fadd v3.2d, v3.2d, v6.2d
	WORD $0x4e63d442 // fadd v2.2d, v2.2d, v3.2d
	WORD $0x4e62d4a2 // fadd v2.2d, v5.2d, v2.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x3dc0b8c3 // ldr q3, [x6, #736]
	WORD $0x6e63dc42 // fmul v2.2d, v2.2d, v3.2d
	WORD $0x6eea8c23 // cmeq v3.2d, v1.2d, v10.2d
	WORD $0x3dc018c4 // ldr q4, [x6, #96]
	WORD $0x3dc000c5 // ldr q5, [x6, #0]
	WORD $0x6e651c83 // bsl v3.16b, v4.16b, v5.16b
	WORD $0x6ee13544 // cmhi v4.2d, v10.2d, v1.2d
	WORD $0x6e631c44 // bsl v4.16b, v2.16b, v3.16b
	WORD $0x6eea3421 // cmhi v1.2d, v1.2d, v10.2d
	WORD $0x4e2b1c00 // and v0.16b, v0.16b, v11.16b
	WORD $0x4ea01c80 // orr v0.16b, v4.16b, v0.16b
	WORD $0x6e601c81 // bsl v1.16b, v4.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func sigmoidFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·sigmoidFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc014c9 // ldr q9, [x6, #80]
	WORD $0x3dc09cca // ldr q10, [x6, #624]
	WORD $0x3dc0c0cb // ldr q11, [x6, #768]
	WORD $0x3dc0c4cc // ldr q12, [x6, #784]
	WORD $0x3dc18ccd // ldr q13, [x6, #1584]
	WORD $0x3dc0e0ce // ldr q14, [x6, #896]
	WORD $0x3dc004cf // ldr q15, [x6, #16]
	WORD $0x3dc138d0 // ldr q16, [x6, #1248]
	WORD $0x3dc008d1 // ldr q17, [x6, #32]
	WORD $0x3dc098d2 // ldr q18, [x6, #608]
	WORD $0x3dc0a0d3 // ldr q19, [x6, #640]
	WORD $0x3dc0a4d4 // ldr q20, [x6, #656]
	WORD $0x3dc0a8d5 // ldr q21, [x6, #672]
	WORD $0x3dc0acd6 // ldr q22, [x6, #688]
	WORD $0x3dc0b0d7 // ldr q23, [x6, #704]
	WORD $0x3dc0b4d8 // ldr q24, [x6, #720]
	WORD $0x3dc0b8d9 // ldr q25, [x6, #736]
	WORD $0x3dc0bcda // ldr q26, [x6, #752]
	WORD $0x3dc0c8db // ldr q27, [x6, #800]
	WORD $0x3dc190dc // ldr q28, [x6, #1600]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc018de // ldr q30, [x6, #96]
	MOVD $table0_128x64<>(SB), R8
	MOVD $table1_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e311c01 // eor v1.16b, v0.16b, v17.16b
	WORD $0x4eed3422 // cmgt v2.2d, v1.2d, v13.2d
	WORD $0x6e611da2 // bsl v2.16b, v13.16b, v1.16b
	WORD $0x6eee3441 // cmhi v1.2d, v2.2d, v14.2d
	WORD $0x6e621dc1 // bsl v1.16b, v14.16b, v2.16b
	WORD $0x6e72dc22 // fmul v2.2d, v1.2d, v18.2d
	WORD $0x4e6ad442 // fadd v2.2d, v2.2d, v10.2d
	WORD $0x6eea8443 // sub v3.2d, v2.2d, v10.2d
	WORD $0x4eead442 // fsub v2.2d, v2.2d, v10.2d
	WORD $0x6e73dc44 // fmul v4.2d, v2.2d, v19.2d
	WORD $0x4ee4d421 // fsub v1.2d, v1.2d, v4.2d
	WORD $0x6e74dc42 // fmul v2.2d, v2.2d, v20.2d
	WORD $0x4ee2d424 // fsub v4.2d, v1.2d, v2.2d
	WORD $0x6e64dc85 // fmul v5.2d, v4.2d, v4.2d
	WORD $0x6e64dea6 // fmul v6.2d, v21.2d, v4.2d
	WORD $0x4e76d4c6 // fadd v6.2d, v6.2d, v22.2d
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x4e77d4c6 // fadd v6.2d, v6.2d, v23.2d
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x4e78d4c6 // fadd v6.2d, v6.2d, v24.2d
	WORD $0x6e64dcc4 // fmul v4.2d, v6.2d, v4.2d
	WORD $0x4e79d484 // fadd v4.2d, v4.2d, v25.2d
	WORD $0x6e64dca4 // fmul v4.2d, v5.2d, v4.2d
	WORD $0x4ee2d482 // fsub v2.2d, v4.2d, v2.2d
	WORD $0x4e62d421 // fadd v1.2d, v1.2d, v2.2d
	WORD $0x4e3a1c62 // and v2.16b, v3.16b, v26.16b
	VMOV V2.D[0], R19
	VMOV V2.D[1], R20
	FMOVD (R8)(R19<<3), F4
	MOVD (R8)(R20<<3), R20
	VMOV R20, V4.D[1]
	VMOV V2.D[0], R19
	VMOV V2.D[1], R20
	FMOVD (R9)(R19<<3), F2
	MOVD (R9)(R20<<3), R20
	VMOV R20, V2.D[1]
	WORD $0x6e61dc81 // fmul v1.2d, v4.2d, v1.2d
	WORD $0x4e61d441 // fadd v1.2d, v2.2d, v1.2d
	WORD $0x4f7a0462 // sshr v2.2d, v3.2d, #6
	WORD $0x4eeb8443 // add v3.2d, v2.2d, v11.2d
	WORD $0x4f745463 // shl v3.2d, v3.2d, #52
	WORD $0x6e63dc85 // fmul v5.2d, v4.2d, v3.2d
	WORD $0x4e69d4a6 // fadd v6.2d, v5.2d, v9.2d
	WORD $0x4ee5d4c7 // fsub v7.2d, v6.2d, v5.2d
	WORD $0x4ee7d4c8 // fsub v8.2d, v6.2d, v7.2d
	WORD $0x4ee8d4a5 // fsub v5.2d, v5.2d, v8.2d
	WORD $0x4ee7d527 // fsub v7.2d, v9.2d, v7.2d
	WORD $0x4e67d4a5 // fadd v5.2d, v5.2d, v7.2d
	WORD $0x4efc3447 // cmgt v7.2d, v2.2d, v28.2d
	WORD $0x6ea71c86 // bit v6.16b, v4.16b, v7.16b
	WORD $0x6e63dc23 // fmul v3.2d, v1.2d, v3.2d
	WORD $0x4e63d4a3 // fadd v3.2d, v5.2d, v3.2d
	WORD $0x6ea71c23 // bit v3.16b, v1.16b, v7.16b
	WORD $0x4e63d4c1 // fadd v1.2d, v6.2d, v3.2d
	WORD $0x4ee6d424 // fsub v4.2d, v1.2d, v6.2d
	WORD $0x4ee4d463 // fsub v3.2d, v3.2d, v4.2d
	WORD $0x6e61fd24 // fdiv v4.2d, v9.2d, v1.2d
	WORD $0x6e64dd25 // fmul v5.2d, v9.2d, v4.2d
	WORD $0x4e301ca5 // and v5.16b, v5.16b, v16.16b
	WORD $0x4e301c26 // and v6.16b, v1.16b, v16.16b
	WORD $0x4ee6d421 // fsub v1.2d, v1.2d, v6.2d
	WORD $0x6e66dca6 // fmul v6.2d, v5.2d, v6.2d
	WORD $0x4ee6d526 // fsub v6.2d, v9.2d, v6.2d
	WORD $0x4e63d421 // fadd v1.2d, v1.2d, v3.2d
	WORD $0x6e61dca1 // fmul v1.2d, v5.2d, v1.2d
	WORD $0x4ee1d5e1 // fsub v1.2d, v15.2d, v1.2d
	WORD $0x4e61d4c1 // fadd v1.2d, v6.2d, v1.2d
	WORD $0x6e64dc21 // fmul v1.2d, v1.2d, v4.2d
	WORD $0x4e61d4a1 // fadd v1.2d, v5.2d, v1.2d
	WORD $0x6ee285e2 // sub v2.2d, v15.2d, v2.2d
	WORD $0x4f7f0443 // sshr v3.2d, v2.2d, #1
	WORD $0x4eeb8464 // add v4.2d, v3.2d, v11.2d
	WORD $0x4f745484 // shl v4.2d, v4.2d, #52
	WORD $0x6e64dc24 // fmul v4.2d, v1.2d, v4.2d
	WORD $0x6ee38442 // sub v2.2d, v2.2d, v3.2d
	WORD $0x4eeb8442 // add v2.2d, v2.2d, v11.2d
	WORD $0x4f745442 // shl v2.2d, v2.2d, #52
	WORD $0x6e62dc82 // fmul v2.2d, v4.2d, v2.2d
	WORD $0x6e611c47 // bsl v7.16b, v2.16b, v1.16b
	WORD $0x3dc00cc1 // ldr q1, [x6, #48]
	WORD $0x4e211c00 // and v0.16b, v0.16b, v1.16b
	WORD $0x6efe3400 // cmhi v0.2d, v0.2d, v30.2d
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e671c20 // bsl v0.16b, v1.16b, v7.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func softplusFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·softplusFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc0c4ce // ldr q14, [x6, #784]
	WORD $0x3dc014cf // ldr q15, [x6, #80]
	WORD $0x3dc09cd0 // ldr q16, [x6, #624]
	WORD $0x3dc0c0d1 // ldr q17, [x6, #768]
	WORD $0x3dc18cd2 // ldr q18, [x6, #1584]
	WORD $0x3dc0bcd3 // ldr q19, [x6, #752]
	WORD $0x3dc160d4 // ldr q20, [x6, #1408]
	WORD $0x3dc004d5 // ldr q21, [x6, #16]
	WORD $0x3dc12cd6 // ldr q22, [x6, #1200]
	WORD $0x3dc018d7 // ldr q23, [x6, #96]
	WORD $0x3dc00cd8 // ldr q24, [x6, #48]
	WORD $0x3dc008d9 // ldr q25, [x6, #32]
	WORD $0x3dc098da // ldr q26, [x6, #608]
	WORD $0x3dc0a0db // ldr q27, [x6, #640]
	WORD $0x3dc0a4dc // ldr q28, [x6, #656]
	WORD $0x3dc0a8dd // ldr q29, [x6, #672]
	WORD $0x3dc0acde // ldr q30, [x6, #688]
	MOVD $table0_128x64<>(SB), R8
	MOVD $table1_128x64<>(SB), R9
	MOVD $table2_128x64<>(SB), R10
	MOVD $table3_128x64<>(SB), R11
	MOVD $table4_128x64<>(SB), R12

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e381c01 // and v1.16b, v0.16b, v24.16b
	WORD $0x6ef23422 // cmhi v2.2d, v1.2d, v18.2d
	WORD $0x6e611e42 // bsl v2.16b, v18.16b, v1.16b
	WORD $0x4eb91c42 // orr v2.16b, v2.16b, v25.16b
	WORD $0x6e7adc43 // fmul v3.2d, v2.2d, v26.2d
	WORD $0x4e70d463 // fadd v3.2d, v3.2d, v16.2d
	WORD $0x6ef08464 // sub v4.2d, v3.2d, v16.2d
	WORD $0x4ef0d463 // fsub v3.2d, v3.2d, v16.2d
	WORD $0x6e7bdc65 // fmul v5.2d, v3.2d, v27.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x6e7cdc63 // fmul v3.2d, v3.2d, v28.2d
	WORD $0x4ee3d445 // fsub v5.2d, v2.2d, v3.2d
	WORD $0x6e65dca6 // fmul v6.2d, v5.2d, v5.2d
	WORD $0x6e65dfa7 // fmul v7.2d, v29.2d, v5.2d
	WORD $0x4e7ed4e7 // fadd v7.2d, v7.2d, v30.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x3dc0b0c8 // ldr q8, [x6, #704]
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x3dc0b4c8 // ldr q8, [x6, #720]
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e65dce5 // fmul v5.2d, v7.2d, v5.2d
	WORD $0x3dc0b8c7 // ldr q7, [x6, #736]
	WORD $0x4e67d4a5 // fadd v5.2d, v5.2d, v7.2d
	WORD $0x6e65dcc5 // fmul v5.2d, v6.2d, v5.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x4e63d442 // fadd v2.2d, v2.2d, v3.2d
	WORD $0x4e331c83 // and v3.16b, v4.16b, v19.16b
	VMOV V3.D[0], R19
	VMOV V3.D[1], R20
	FMOVD (R8)(R19<<3), F5
	MOVD (R8)(R20<<3), R20
	VMOV R20, V5.D[1]
	VMOV V3.D[0], R19
	VMOV V3.D[1], R20
	FMOVD (R9)(R19<<3), F3
	MOVD (R9)(R20<<3), R20
	VMOV R20, V3.D[1]
	WORD $0x6e62dca2 // fmul v2.2d, v5.2d, v2.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x4e62d4a3 // fadd v3.2d, v5.2d, v2.2d
	WORD $0x4ee5d465 // fsub v5.2d, v3.2d, v5.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x4f7a0484 // sshr v4.2d, v4.2d, #6
	WORD $0x4ee43685 // cmgt v5.2d, v20.2d, v4.2d
	WORD $0x6e641e85 // bsl v5.16b, v20.16b, v4.16b
	WORD $0x4ef184a5 // add v5.2d, v5.2d, v17.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dc66 // fmul v6.2d, v3.2d, v5.2d
	WORD $0x4e66d5e7 // fadd v7.2d, v15.2d, v6.2d
	WORD $0x4eefd4e8 // fsub v8.2d, v7.2d, v15.2d
	WORD $0x4ee8d4c6 // fsub v6.2d, v6.2d, v8.2d
	WORD $0x6e65dc48 // fmul v8.2d, v2.2d, v5.2d
	WORD $0x4e68d4c6 // fadd v6.2d, v6.2d, v8.2d
	WORD $0x3dc0f8c8 // ldr q8, [x6, #992]
	WORD $0x6ee884e8 // sub v8.2d, v7.2d, v8.2d
	WORD $0x4f4c0509 // sshr v9.2d, v8.2d, #52
	WORD $0x6f52050a // ushr v10.2d, v8.2d, #46
	WORD $0x4e331d4a // and v10.16b, v10.16b, v19.16b
	WORD $0x3dc0fccb // ldr q11, [x6, #1008]
	WORD $0x4e2b1d08 // and v8.16b, v8.16b, v11.16b
	VMOV V10.D[0], R19
	VMOV V10.D[1], R20
	FMOVD (R10)(R19<<3), F11
	MOVD (R10)(R20<<3), R20
	VMOV R20, V11.D[1]
	WORD $0x6ee884e7 // sub v7.2d, v7.2d, v8.2d
	WORD $0x3dc100cc // ldr q12, [x6, #1024]
	WORD $0x4eec84ec // add v12.2d, v7.2d, v12.2d
	WORD $0x3dc104cd // ldr q13, [x6, #1040]
	WORD $0x4e2d1d8c // and v12.16b, v12.16b, v13.16b
	WORD $0x6e6bdd8d // fmul v13.2d, v12.2d, v11.2d
	WORD $0x4eefd5ad // fsub v13.2d, v13.2d, v15.2d
	WORD $0x4eecd4e7 // fsub v7.2d, v7.2d, v12.2d
	WORD $0x6e6bdce7 // fmul v7.2d, v7.2d, v11.2d
	WORD $0x6ee885e8 // sub v8.2d, v15.2d, v8.2d
	WORD $0x3dc0e4cc // ldr q12, [x6, #912]
	WORD $0x4ee9358c // cmgt v12.2d, v12.2d, v9.2d
	WORD $0x4e281d88 // and v8.16b, v12.16b, v8.16b
	WORD $0x6e68dcc6 // fmul v6.2d, v6.2d, v8.2d
	WORD $0x6e6bdcc6 // fmul v6.2d, v6.2d, v11.2d
	WORD $0x4e66d4e8 // fadd v8.2d, v7.2d, v6.2d
	WORD $0x4ee7d507 // fsub v7.2d, v8.2d, v7.2d
	WORD $0x4ee7d4c6 // fsub v6.2d, v6.2d, v7.2d
	WORD $0x4ef58527 // add v7.2d, v9.2d, v21.2d
	WORD $0x4e61d8e7 // scvtf v7.2d, v7.2d
	WORD $0x3dc108c9 // ldr q9, [x6, #1056]
	WORD $0x6e69dce9 // fmul v9.2d, v7.2d, v9.2d
	VMOV V10.D[0], R19
	VMOV V10.D[1], R20
	FMOVD (R11)(R19<<3), F11
	MOVD (R11)(R20<<3), R20
	VMOV R20, V11.D[1]
	WORD $0x4e6bd529 // fadd v9.2d, v9.2d, v11.2d
	WORD $0x3dc10ccb // ldr q11, [x6, #1072]
	WORD $0x6e6bdce7 // fmul v7.2d, v7.2d, v11.2d
	VMOV V10.D[0], R19
	VMOV V10.D[1], R20
	FMOVD (R12)(R19<<3), F10
	MOVD (R12)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x4e68d5aa // fadd v10.2d, v13.2d, v8.2d
	WORD $0x4eedd54b // fsub v11.2d, v10.2d, v13.2d
	WORD $0x4eebd508 // fsub v8.2d, v8.2d, v11.2d
	WORD $0x4e66d506 // fadd v6.2d, v8.2d, v6.2d
	WORD $0x4e6ad528 // fadd v8.2d, v9.2d, v10.2d
	WORD $0x4ee9d509 // fsub v9.2d, v8.2d, v9.2d
	WORD $0x4ee9d549 // fsub v9.2d, v10.2d, v9.2d
	WORD $0x6e6add4b // fmul v11.2d, v10.2d, v10.2d
	WORD $0x3dc110cc // ldr q12, [x6, #1088]
	WORD $0x6e6add8c // fmul v12.2d, v12.2d, v10.2d
	WORD $0x3dc114cd // ldr q13, [x6, #1104]
	WORD $0x4e6dd58c // fadd v12.2d, v12.2d, v13.2d
	WORD $0x6e6add8c // fmul v12.2d, v12.2d, v10.2d
	WORD $0x3dc118cd // ldr q13, [x6, #1120]
	WORD $0x4e6dd58c // fadd v12.2d, v12.2d, v13.2d
	WORD $0x6e6add8c // fmul v12.2d, v12.2d, v10.2d
	WORD $0x3dc11ccd // ldr q13, [x6, #1136]
	WORD $0x4e6dd58c // fadd v12.2d, v12.2d, v13.2d
	WORD $0x6e6add8c // fmul v12.2d, v12.2d, v10.2d
	WORD $0x3dc120cd // ldr q13, [x6, #1152]
	WORD $0x4e6dd58c // fadd v12.2d, v12.2d, v13.2d
	WORD $0x6e6add8c // fmul v12.2d, v12.2d, v10.2d
	WORD $0x3dc124cd // ldr q13, [x6, #1168]
	WORD $0x4e6dd58c // fadd v12.2d, v12.2d, v13.2d
	WORD $0x6e6add8c // fmul v12.2d, v12.2d, v10.2d
	WORD $0x3dc128cd // ldr q13, [x6, #1184]
	WORD $0x4e6dd58c // fadd v12.2d, v12.2d, v13.2d
	WORD $0x6e6add8a // fmul v10.2d, v12.2d, v10.2d
	WORD $0x4e76d54a // fadd v10.2d, v10.2d, v22.2d
	WORD $0x6e6add6a // fmul v10.2d, v11.2d, v10.2d
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x4e66d526 // fadd v6.2d, v9.2d, v6.2d
	WORD $0x4ee036a7 // cmgt v7.2d, v21.2d, v0.2d
	WORD $0x4e671c27 // bic v7.16b, v1.16b, v7.16b
	WORD $0x4e68d4e9 // fadd v9.2d, v7.2d, v8.2d
	WORD $0x4ee7d52a // fsub v10.2d, v9.2d, v7.2d
	WORD $0x4eead52b // fsub v11.2d, v9.2d, v10.2d
	WORD $0x4eebd4e7 // fsub v7.2d, v7.2d, v11.2d
	WORD $0x4eead508 // fsub v8.2d, v8.2d, v10.2d
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x4e66d4e6 // fadd v6.2d, v7.2d, v6.2d
	WORD $0x4e66d526 // fadd v6.2d, v9.2d, v6.2d
	WORD $0x3dc194c7 // ldr q7, [x6, #1616]
	WORD $0x6ee73407 // cmhi v7.2d, v0.2d, v7.2d
	WORD $0x6e63dc68 // fmul v8.2d, v3.2d, v3.2d
	WORD $0x6e76dca5 // fmul v5.2d, v5.2d, v22.2d
	WORD $0x6e65dd05 // fmul v5.2d, v8.2d, v5.2d
	WORD $0x4e65d442 // fadd v2.2d, v2.2d, v5.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x4f7f0483 // sshr v3.2d, v4.2d, #1
	WORD $0x4ef18465 // add v5.2d, v3.2d, v17.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x6ee38483 // sub v3.2d, v4.2d, v3.2d
	WORD $0x4ef18463 // add v3.2d, v3.2d, v17.2d
	WORD $0x4f745463 // shl v3.2d, v3.2d, #52
	WORD $0x6e63dc42 // fmul v2.2d, v2.2d, v3.2d
	WORD $0x6e661c47 // bsl v7.16b, v2.16b, v6.16b
	WORD $0x6ef78c02 // cmeq v2.2d, v0.2d, v23.2d
	WORD $0x6e671c02 // bsl v2.16b, v0.16b, v7.16b
	WORD $0x6ef73420 // cmhi v0.2d, v1.2d, v23.2d
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e621c20 // bsl v0.16b, v1.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func cbrtFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·cbrtFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc0c4c8 // ldr q8, [x6, #784]
	WORD $0x3dc030c9 // ldr q9, [x6, #192]
	WORD $0x3dc014ca // ldr q10, [x6, #80]
	WORD $0x3dc138cb // ldr q11, [x6, #1248]
	WORD $0x3dc00ccc // ldr q12, [x6, #48]
	WORD $0x3dc0eccd // ldr q13, [x6, #944]
	WORD $0x3dc0f0ce // ldr q14, [x6, #960]
	WORD $0x3dc004cf // ldr q15, [x6, #16]
	WORD $0x3dc0f4d0 // ldr q16, [x6, #976]
	WORD $0x3dc198d1 // ldr q17, [x6, #1632]
	WORD $0x3dc19cd2 // ldr q18, [x6, #1648]
	WORD $0x3dc1c0d3 // ldr q19, [x6, #1792]
	WORD $0x3dc1a0d4 // ldr q20, [x6, #1664]
	WORD $0x3dc1a4d5 // ldr q21, [x6, #1680]
	WORD $0x3dc158d6 // ldr q22, [x6, #1376]
	WORD $0x3dc0c0d7 // ldr q23, [x6, #768]
	WORD $0x3dc1c4d8 // ldr q24, [x6, #1808]
	WORD $0x3dc1c8d9 // ldr q25, [x6, #1824]
	WORD $0x3dc1a8da // ldr q26, [x6, #1696]
	WORD $0x3dc1acdb // ldr q27, [x6, #1712]
	WORD $0x3dc1b0dc // ldr q28, [x6, #1728]
	WORD $0x3dc128dd // ldr q29, [x6, #1184]
	WORD $0x3dc1b4de // ldr q30, [x6, #1744]
	MOVD $table5_128x64<>(SB), R8

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2c1c01 // and v1.16b, v0.16b, v12.16b
	WORD $0x6ee135a2 // cmhi v2.2d, v13.2d, v1.2d
	WORD $0x6e6edc23 // fmul v3.2d, v1.2d, v14.2d
	WORD $0x6ee21c23 // bif v3.16b, v1.16b, v2.16b
	WORD $0x4e301c42 // and v2.16b, v2.16b, v16.16b
	WORD $0x6f4c0464 // ushr v4.2d, v3.2d, #52
	WORD $0x4ea00a25 // rev64 v5.4s, v17.4s
	WORD $0x4ea59c85 // mul v5.4s, v4.4s, v5.4s
	WORD $0x6ea028a5 // uaddlp v5.2d, v5.4s
	WORD $0x0ea12886 // xtn v6.2s, v4.2d
	WORD $0x2eb2c0c6 // umull v6.2d, v6.2s, v18.2s
	WORD $0x4f6054a5 // shl v5.2d, v5.2d, #32
	WORD $0x4ee584c5 // add v5.2d, v6.2d, v5.2d
	WORD $0x6f7004a5 // ushr v5.2d, v5.2d, #16
	WORD $0x4ea00a86 // rev64 v6.4s, v20.4s
	WORD $0x4ea69ca6 // mul v6.4s, v5.4s, v6.4s
	WORD $0x6ea028c6 // uaddlp v6.2d, v6.4s
	WORD $0x0ea128a7 // xtn v7.2s, v5.2d
	WORD $0x2eb5c0e7 // umull v7.2d, v7.2s, v21.2s
	WORD $0x4f6054c6 // shl v6.2d, v6.2d, #32
	WORD $0x4ee684e6 // add v6.2d, v7.2d, v6.2d
	WORD $0x6ee68484 // sub v4.2d, v4.2d, v6.2d
	WORD $0x4e361c63 // and v3.16b, v3.16b, v22.16b
	WORD $0x4ef78486 // add v6.2d, v4.2d, v23.2d
	WORD $0x4f7454c6 // shl v6.2d, v6.2d, #52
	WORD $0x4ee68466 // add v6.2d, v3.2d, v6.2d
	WORD $0x4f445484 // shl v4.2d, v4.2d, #4
	WORD $0x6f500463 // ushr v3.2d, v3.2d, #48
	WORD $0x4ea31c83 // orr v3.16b, v4.16b, v3.16b
	VMOV V3.D[0], R19
	VMOV V3.D[1], R20
	FMOVD (R8)(R19<<3), F3
	MOVD (R8)(R20<<3), R20
	VMOV R20, V3.D[1]
	WORD $0x4e3a1c64 // and v4.16b, v3.16b, v26.16b
	WORD $0x4f605463 // shl v3.2d, v3.2d, #32
	WORD $0x6e63dcc3 // fmul v3.2d, v6.2d, v3.2d
	WORD $0x4eead463 // fsub v3.2d, v3.2d, v10.2d
	WORD $0x6e63df67 // fmul v7.2d, v27.2d, v3.2d
	WORD $0x4e7cd4e7 // fadd v7.2d, v7.2d, v28.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	WORD $0x4e7dd4e7 // fadd v7.2d, v7.2d, v29.2d
	WORD $0x6e63dce3 // fmul v3.2d, v7.2d, v3.2d
	WORD $0x4e6ad463 // fadd v3.2d, v3.2d, v10.2d
	WORD $0x6e63dc83 // fmul v3.2d, v4.2d, v3.2d
	WORD $0x4e2b1c63 // and v3.16b, v3.16b, v11.16b
	WORD $0x6e63dc64 // fmul v4.2d, v3.2d, v3.2d
	WORD $0x4e2b1c87 // and v7.16b, v4.16b, v11.16b
	WORD $0x4ee7d484 // fsub v4.2d, v4.2d, v7.2d
	WORD $0x6e67dc67 // fmul v7.2d, v3.2d, v7.2d
	WORD $0x4ee7d4c7 // fsub v7.2d, v6.2d, v7.2d
	WORD $0x6e64dc64 // fmul v4.2d, v3.2d, v4.2d
	WORD $0x4ee4d4e4 // fsub v4.2d, v7.2d, v4.2d
	WORD $0x6e7edcc6 // fmul v6.2d, v6.2d, v30.2d
	WORD $0x4e64d487 // fadd v7.2d, v4.2d, v4.2d
	WORD $0x4ee7d4c6 // fsub v6.2d, v6.2d, v7.2d
	WORD $0x6e66fc84 // fdiv v4.2d, v4.2d, v6.2d
	WORD $0x6e64dc64 // fmul v4.2d, v3.2d, v4.2d
	WORD $0x4e64d463 // fadd v3.2d, v3.2d, v4.2d
	WORD $0x3dc1b8c4 // ldr q4, [x6, #1760]
	WORD $0x4ee484a4 // add v4.2d, v5.2d, v4.2d
	WORD $0x6eef8c45 // cmeq v5.2d, v2.2d, v15.2d
	WORD $0x3dc1bcc6 // ldr q6, [x6, #1776]
	WORD $0x6e661c45 // bsl v5.16b, v2.16b, v6.16b
	WORD $0x6ee58482 // sub v2.2d, v4.2d, v5.2d
	WORD $0x4f745442 // shl v2.2d, v2.2d, #52
	WORD $0x6e62dc62 // fmul v2.2d, v3.2d, v2.2d
	WORD $0x3dc010c3 // ldr q3, [x6, #64]
	WORD $0x6ee38423 // sub v3.2d, v1.2d, v3.2d
	WORD $0x3dc130c4 // ldr q4, [x6, #1216]
	WORD $0x6ee33483 // cmhi v3.2d, v4.2d, v3.2d
	WORD $0x3dc008c4 // ldr q4, [x6, #32]
	WORD $0x4e241c04 // and v4.16b, v0.16b, v4.16b
	WORD $0x4ea41c42 // orr v2.16b, v2.16b, v4.16b
	WORD $0x6e601c43 // bsl v3.16b, v2.16b, v0.16b
	WORD $0x3dc018c0 // ldr q0, [x6, #96]
	WORD $0x6ee03420 // cmhi v0.2d, v1.2d, v0.2d
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e631c20 // bsl v0.16b, v1.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func rsqrtFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·rsqrtFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc014d3 // ldr q19, [x6, #80]
	WORD $0x3dc138d4 // ldr q20, [x6, #1248]
	WORD $0x3dc018d5 // ldr q21, [x6, #96]
	WORD $0x3dc1ccd6 // ldr q22, [x6, #1840]
	WORD $0x3dc1d0d7 // ldr q23, [x6, #1856]
	WORD $0x3dc0b8d8 // ldr q24, [x6, #736]
	WORD $0x3dc0f0d9 // ldr q25, [x6, #960]
	WORD $0x3dc004da // ldr q26, [x6, #16]
	WORD $0x3dc000db // ldr q27, [x6, #0]
	WORD $0x3dc00cdc // ldr q28, [x6, #48]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc130de // ldr q30, [x6, #1216]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6ee036c1 // cmhi v1.2d, v22.2d, v0.2d
	WORD $0x6e77dc02 // fmul v2.2d, v0.2d, v23.2d
	WORD $0x6ee11c02 // bif v2.16b, v0.16b, v1.16b
	WORD $0x6ee1f843 // fsqrt v3.2d, v2.2d
	WORD $0x6e63fe64 // fdiv v4.2d, v19.2d, v3.2d
	WORD $0x4e341c65 // and v5.16b, v3.16b, v20.16b
	WORD $0x4ee5d463 // fsub v3.2d, v3.2d, v5.2d
	WORD $0x6e65dca6 // fmul v6.2d, v5.2d, v5.2d
	WORD $0x4ee6d442 // fsub v2.2d, v2.2d, v6.2d
	WORD $0x4e65d4a6 // fadd v6.2d, v5.2d, v5.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4ee6d442 // fsub v2.2d, v2.2d, v6.2d
	WORD $0x6e63dc66 // fmul v6.2d, v3.2d, v3.2d
	WORD $0x4ee6d442 // fsub v2.2d, v2.2d, v6.2d
	WORD $0x4e341c86 // and v6.16b, v4.16b, v20.16b
	WORD $0x4ee6d487 // fsub v7.2d, v4.2d, v6.2d
	WORD $0x6e66dca8 // fmul v8.2d, v5.2d, v6.2d
	WORD $0x4ee8d668 // fsub v8.2d, v19.2d, v8.2d
	WORD $0x6e67dca5 // fmul v5.2d, v5.2d, v7.2d
	WORD $0x4ee5d505 // fsub v5.2d, v8.2d, v5.2d
	WORD $0x6e66dc66 // fmul v6.2d, v3.2d, v6.2d
	WORD $0x4ee6d4a5 // fsub v5.2d, v5.2d, v6.2d
	WORD $0x6e67dc63 // fmul v3.2d, v3.2d, v7.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x6e64dc42 // fmul v2.2d, v2.2d, v4.2d
	WORD $0x6e78dc85 // fmul v5.2d, v4.2d, v24.2d
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x4ee2d462 // fsub v2.2d, v3.2d, v2.2d
	WORD $0x6e62dc82 // fmul v2.2d, v4.2d, v2.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x6e79dc43 // fmul v3.2d, v2.2d, v25.2d
	WORD $0x6e621c61 // bsl v1.16b, v3.16b, v2.16b
	WORD $0x6ef58c02 // cmeq v2.2d, v0.2d, v21.2d
	WORD $0x4e621f62 // bic v2.16b, v27.16b, v2.16b
	WORD $0x4e3c1c03 // and v3.16b, v0.16b, v28.16b
	WORD $0x6efa8c63 // cmeq v3.2d, v3.2d, v26.2d
	WORD $0x4eb51c04 // orr v4.16b, v0.16b, v21.16b
	WORD $0x6e621c83 // bsl v3.16b, v4.16b, v2.16b
	WORD $0x6efd8400 // sub v0.2d, v0.2d, v29.2d
	WORD $0x6ee037c0 // cmhi v0.2d, v30.2d, v0.2d
	WORD $0x6e631c20 // bsl v0.16b, v1.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func hypotFloat64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·hypotFloat64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc138d2 // ldr q18, [x6, #1248]
	WORD $0x3dc018d3 // ldr q19, [x6, #96]
	WORD $0x3dc00cd4 // ldr q20, [x6, #48]
	WORD $0x3dc1d4d5 // ldr q21, [x6, #1872]
	WORD $0x3dc1d8d6 // ldr q22, [x6, #1888]
	WORD $0x3dc014d7 // ldr q23, [x6, #80]
	WORD $0x3dc1dcd8 // ldr q24, [x6, #1904]
	WORD $0x3dc1e0d9 // ldr q25, [x6, #1920]
	WORD $0x3dc1e4da // ldr q26, [x6, #1936]
	WORD $0x3dc000db // ldr q27, [x6, #0]
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc010dd // ldr q29, [x6, #64]
	WORD $0x3dc130de // ldr q30, [x6, #1216]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e341c00 // and v0.16b, v0.16b, v20.16b
	WORD $0x4e341c21 // and v1.16b, v1.16b, v20.16b
	WORD $0x6ee03422 // cmhi v2.2d, v1.2d, v0.2d
	WORD $0x4ea01c03 // orr v3.16b, v0.16b, v0.16b
	WORD $0x6ea21c23 // bit v3.16b, v1.16b, v2.16b
	WORD $0x6e611c02 // bsl v2.16b, v0.16b, v1.16b
	WORD $0x6ee336a4 // cmhi v4.2d, v21.2d, v3.2d
	WORD $0x6e771ec4 // bsl v4.16b, v22.16b, v23.16b
	WORD $0x6ef83465 // cmhi v5.2d, v3.2d, v24.2d
	WORD $0x6e641f25 // bsl v5.16b, v25.16b, v4.16b
	WORD $0x6ee58744 // sub v4.2d, v26.2d, v5.2d
	WORD $0x6e65dc66 // fmul v6.2d, v3.2d, v5.2d
	WORD $0x4e321cc7 // and v7.16b, v6.16b, v18.16b
	WORD $0x4ee7d4c8 // fsub v8.2d, v6.2d, v7.2d
	WORD $0x6e67dce9 // fmul v9.2d, v7.2d, v7.2d
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e66dd06 // fmul v6.2d, v8.2d, v6.2d
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x4e321c45 // and v5.16b, v2.16b, v18.16b
	WORD $0x4ee5d447 // fsub v7.2d, v2.2d, v5.2d
	WORD $0x6e65dca8 // fmul v8.2d, v5.2d, v5.2d
	WORD $0x4e65d442 // fadd v2.2d, v2.2d, v5.2d
	WORD $0x6e62dce2 // fmul v2.2d, v7.2d, v2.2d
	WORD $0x4e68d525 // fadd v5.2d, v9.2d, v8.2d
	WORD $0x4ee9d4a7 // fsub v7.2d, v5.2d, v9.2d
	WORD $0x4ee7d507 // fsub v7.2d, v8.2d, v7.2d
	WORD $0x4e62d4c2 // fadd v2.2d, v6.2d, v2.2d
	WORD $0x4e62d4e2 // fadd v2.2d, v7.2d, v2.2d
	WORD $0x4e62d4a6 // fadd v6.2d, v5.2d, v2.2d
	WORD $0x4ee5d4c5 // fsub v5.2d, v6.2d, v5.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x6ee1f8c5 // fsqrt v5.2d, v6.2d
	WORD $0x4e321ca7 // and v7.16b, v5.16b, v18.16b
	WORD $0x4ee7d4a8 // fsub v8.2d, v5.2d, v7.2d
	WORD $0x6e67dce9 // fmul v9.2d, v7.2d, v7.2d
	WORD $0x4ee9d4c6 // fsub v6.2d, v6.2d, v9.2d
	WORD $0x4e67d4e7 // fadd v7.2d, v7.2d, v7.2d
	WORD $0x6e68dce7 // fmul v7.2d, v7.2d, v8.2d
	WORD $0x4ee7d4c6 // fsub v6.2d, v6.2d, v7.2d
	WORD $0x6e68dd07 // fmul v7.2d, v8.2d, v8.2d
	WORD $0x4ee7d4c6 // fsub v6.2d, v6.2d, v7.2d
	WORD $0x4e62d4c2 // fadd v2.2d, v6.2d, v2.2d
	WORD $0x4e65d4a6 // fadd v6.2d, v5.2d, v5.2d
	WORD $0x6e66fc42 // fdiv v2.2d, v2.2d, v6.2d
	WORD $0x4e62d4a2 // fadd v2.2d, v5.2d, v2.2d
	WORD $0x6e64dc42 // fmul v2.2d, v2.2d, v4.2d
	WORD $0x6ef38c00 // cmeq v0.2d, v0.2d, v19.2d
	WORD $0x6ef38c21 // cmeq v1.2d, v1.2d, v19.2d
	WORD $0x4ea11c00 // orr v0.16b, v0.16b, v1.16b
	WORD $0x6e7b1e60 // bsl v0.16b, v19.16b, v27.16b
	WORD $0x6efc8c61 // cmeq v1.2d, v3.2d, v28.2d
	WORD $0x6e601c61 // bsl v1.16b, v3.16b, v0.16b
	WORD $0x6efd8460 // sub v0.2d, v3.2d, v29.2d
	WORD $0x6ee037c0 // cmhi v0.2d, v30.2d, v0.2d
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func sinFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·sinFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09ccc // ldr q12, [x6, #624]
	WORD $0x3dc014cd // ldr q13, [x6, #80]
	WORD $0x3dc1e8ce // ldr q14, [x6, #1952]
	WORD $0x3dc1eccf // ldr q15, [x6, #1968]
	WORD $0x3dc1f0d0 // ldr q16, [x6, #1984]
	WORD $0x3dc1f4d1 // ldr q17, [x6, #2000]
	WORD $0x3dc00cd2 // ldr q18, [x6, #48]
	WORD $0x3dc1f8d3 // ldr q19, [x6, #2016]
	WORD $0x3dc010d4 // ldr q20, [x6, #64]
	WORD $0x3dc004d5 // ldr q21, [x6, #16]
	WORD $0x3dc200d6 // ldr q22, [x6, #2048]
	WORD $0x3dc1fcd7 // ldr q23, [x6, #2032]
	WORD $0x3dc208d8 // ldr q24, [x6, #2080]
	WORD $0x3dc204d9 // ldr q25, [x6, #2064]
	WORD $0x3dc210da // ldr q26, [x6, #2112]
	WORD $0x3dc20cdb // ldr q27, [x6, #2096]
	WORD $0x3dc218dc // ldr q28, [x6, #2144]
	WORD $0x3dc214dd // ldr q29, [x6, #2128]
	WORD $0x3dc220de // ldr q30, [x6, #2176]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e6edc01 // fmul v1.2d, v0.2d, v14.2d
	WORD $0x4e6cd421 // fadd v1.2d, v1.2d, v12.2d
	WORD $0x4eecd422 // fsub v2.2d, v1.2d, v12.2d
	WORD $0x6e6fdc43 // fmul v3.2d, v2.2d, v15.2d
	WORD $0x4ee3d403 // fsub v3.2d, v0.2d, v3.2d
	WORD $0x6e70dc44 // fmul v4.2d, v2.2d, v16.2d
	WORD $0x4e64d465 // fadd v5.2d, v3.2d, v4.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x6e71dc42 // fmul v2.2d, v2.2d, v17.2d
	WORD $0x4ee2d462 // fsub v2.2d, v3.2d, v2.2d
	WORD $0x4e321c03 // and v3.16b, v0.16b, v18.16b
	WORD $0x6ef33464 // cmhi v4.2d, v3.2d, v19.2d
	WORD $0x6ea4a49f // umaxp v31.4s, v4.4s, v4.4s
	FMOVD F31, R19
	CBNZ R19, done
	WORD $0x4e341c24 // and v4.16b, v1.16b, v20.16b
	WORD $0x6ef58c84 // cmeq v4.2d, v4.2d, v21.2d
	WORD $0x6e65dca6 // fmul v6.2d, v5.2d, v5.2d
	WORD $0x4eb61ec7 // orr v7.16b, v22.16b, v22.16b
	WORD $0x6ea41ee7 // bit v7.16b, v23.16b, v4.16b
	WORD $0x6e66dce7 // fmul v7.2d, v7.2d, v6.2d
	WORD $0x4eb81f08 // orr v8.16b, v24.16b, v24.16b
	WORD $0x6ea41f28 // bit v8.16b, v25.16b, v4.16b
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e66dce7 // fmul v7.2d, v7.2d, v6.2d
	WORD $0x4eba1f48 // orr v8.16b, v26.16b, v26.16b
	WORD $0x6ea41f68 // bit v8.16b, v27.16b, v4.16b
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e66dce7 // fmul v7.2d, v7.2d, v6.2d
	WORD $0x4ebc1f88 // orr v8.16b, v28.16b, v28.16b
	WORD $0x6ea41fa8 // bit v8.16b, v29.16b, v4.16b
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e66dce7 // fmul v7.2d, v7.2d, v6.2d
	WORD $0x3dc21cc8 // ldr q8, [x6, #2160]
	WORD $0x6ee41fc8 // bif v8.16b, v30.16b, v4.16b
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e66dce7 // fmul v7.2d, v7.2d, v6.2d
	WORD $0x3dc224c8 // ldr q8, [x6, #2192]
	WORD $0x3dc228c9 // ldr q9, [x6, #2208]
	WORD $0x6ea41d09 // bit v9.16b, v8.16b, v4.16b
	WORD $0x4e69d4e7 // fadd v7.2d, v7.2d, v9.2d
	WORD $0x4ea61cc8 // orr v8.16b, v6.16b, v6.16b
	WORD $0x6ea41ca8 // bit v8.16b, v5.16b, v4.16b
	WORD $0x6e66dd08 // fmul v8.2d, v8.2d, v6.2d
	WORD $0x6e67dd07 // fmul v7.2d, v8.2d, v7.2d
	WORD $0x3dc0b8c8 // ldr q8, [x6, #736]
	WORD $0x6e68dcc6 // fmul v6.2d, v6.2d, v8.2d
	WORD $0x4ee6d5a8 // fsub v8.2d, v13.2d, v6.2d
	WORD $0x4ee8d5a9 // fsub v9.2d, v13.2d, v8.2d
	WORD $0x4ee6d529 // fsub v9.2d, v9.2d, v6.2d
	WORD $0x6e62dcaa // fmul v10.2d, v5.2d, v2.2d
	WORD $0x4eead529 // fsub v9.2d, v9.2d, v10.2d
	WORD $0x6e66dc46 // fmul v6.2d, v2.2d, v6.2d
	WORD $0x4ee6d442 // fsub v2.2d, v2.2d, v6.2d
	WORD $0x3dc22cc6 // ldr q6, [x6, #2224]
	WORD $0x4e261c21 // and v1.16b, v1.16b, v6.16b
	WORD $0x4f7e5421 // shl v1.2d, v1.2d, #62
	WORD $0x6ea41ca8 // bit v8.16b, v5.16b, v4.16b
	WORD $0x6e211d05 // eor v5.16b, v8.16b, v1.16b
	WORD $0x6e691c44 // bsl v4.16b, v2.16b, v9.16b
	WORD $0x4e64d4e2 // fadd v2.2d, v7.2d, v4.2d
	WORD $0x6e211c41 // eor v1.16b, v2.16b, v1.16b
	WORD $0x4e61d4a1 // fadd v1.2d, v5.2d, v1.2d
	WORD $0x3dc230c2 // ldr q2, [x6, #2240]
	WORD $0x6ee33442 // cmhi v2.2d, v2.2d, v3.2d
	WORD $0x6e611c02 // bsl v2.16b, v0.16b, v1.16b
	WORD $0x3dc018c0 // ldr q0, [x6, #96]
	WORD $0x6ee33400 // cmhi v0.2d, v0.2d, v3.2d
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func cosFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·cosFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09cca // ldr q10, [x6, #624]
	WORD $0x3dc010cb // ldr q11, [x6, #64]
	WORD $0x3dc014cc // ldr q12, [x6, #80]
	WORD $0x3dc1e8cd // ldr q13, [x6, #1952]
	WORD $0x3dc1ecce // ldr q14, [x6, #1968]
	WORD $0x3dc1f0cf // ldr q15, [x6, #1984]
	WORD $0x3dc1f4d0 // ldr q16, [x6, #2000]
	WORD $0x3dc00cd1 // ldr q17, [x6, #48]
	WORD $0x3dc1f8d2 // ldr q18, [x6, #2016]
	WORD $0x3dc004d3 // ldr q19, [x6, #16]
	WORD $0x3dc200d4 // ldr q20, [x6, #2048]
	WORD $0x3dc1fcd5 // ldr q21, [x6, #2032]
	WORD $0x3dc208d6 // ldr q22, [x6, #2080]
	WORD $0x3dc204d7 // ldr q23, [x6, #2064]
	WORD $0x3dc210d8 // ldr q24, [x6, #2112]
	WORD $0x3dc20cd9 // ldr q25, [x6, #2096]
	WORD $0x3dc218da // ldr q26, [x6, #2144]
	WORD $0x3dc214db // ldr q27, [x6, #2128]
	WORD $0x3dc220dc // ldr q28, [x6, #2176]
	WORD $0x3dc21cdd // ldr q29, [x6, #2160]
	WORD $0x3dc228de // ldr q30, [x6, #2208]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e6ddc01 // fmul v1.2d, v0.2d, v13.2d
	WORD $0x4e6ad421 // fadd v1.2d, v1.2d, v10.2d
	WORD $0x4eead422 // fsub v2.2d, v1.2d, v10.2d
	WORD $0x6e6edc43 // fmul v3.2d, v2.2d, v14.2d
	WORD $0x4ee3d403 // fsub v3.2d, v0.2d, v3.2d
	WORD $0x6e6fdc44 // fmul v4.2d, v2.2d, v15.2d
	WORD $0x4e64d465 // fadd v5.2d, v3.2d, v4.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x6e70dc42 // fmul v2.2d, v2.2d, v16.2d
	WORD $0x4ee2d462 // fsub v2.2d, v3.2d, v2.2d
	WORD $0x4e311c00 // and v0.16b, v0.16b, v17.16b
	WORD $0x6ef23403 // cmhi v3.2d, v0.2d, v18.2d
	WORD $0x6ea3a47f // umaxp v31.4s, v3.4s, v3.4s
	FMOVD F31, R19
	CBNZ R19, done
	WORD $0x4eeb8421 // add v1.2d, v1.2d, v11.2d
	WORD $0x4e2b1c23 // and v3.16b, v1.16b, v11.16b
	WORD $0x6ef38c63 // cmeq v3.2d, v3.2d, v19.2d
	WORD $0x6e65dca4 // fmul v4.2d, v5.2d, v5.2d
	WORD $0x4eb41e86 // orr v6.16b, v20.16b, v20.16b
	WORD $0x6ea31ea6 // bit v6.16b, v21.16b, v3.16b
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x4eb61ec7 // orr v7.16b, v22.16b, v22.16b
	WORD $0x6ea31ee7 // bit v7.16b, v23.16b, v3.16b
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x4eb81f07 // orr v7.16b, v24.16b, v24.16b
	WORD $0x6ea31f27 // bit v7.16b, v25.16b, v3.16b
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x4eba1f47 // orr v7.16b, v26.16b, v26.16b
	WORD $0x6ea31f67 // bit v7.16b, v27.16b, v3.16b
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x4ebc1f87 // orr v7.16b, v28.16b, v28.16b
	WORD $0x6ea31fa7 // bit v7.16b, v29.16b, v3.16b
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e64dcc6 // fmul v6.2d, v6.2d, v4.2d
	WORD $0x3dc224c7 // ldr q7, [x6, #2192]
	WORD $0x6ee31fc7 // bif v7.16b, v30.16b, v3.16b
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x4ea41c87 // orr v7.16b, v4.16b, v4.16b
	WORD $0x6ea31ca7 // bit v7.16b, v5.16b, v3.16b
	WORD $0x6e64dce7 // fmul v7.2d, v7.2d, v4.2d
	WORD $0x6e66dce6 // fmul v6.2d, v7.2d, v6.2d
	WORD $0x3dc0b8c7 // ldr q7, [x6, #736]
	WORD $0x6e67dc84 // fmul v4.2d, v4.2d, v7.2d
	WORD $0x4ee4d587 // fsub v7.2d, v12.2d, v4.2d
	WORD $0x4ee7d588 // fsub v8.2d, v12.2d, v7.2d
	WORD $0x4ee4d508 // fsub v8.2d, v8.2d, v4.2d
	WORD $0x6e62dca9 // fmul v9.2d, v5.2d, v2.2d
	WORD $0x4ee9d508 // fsub v8.2d, v8.2d, v9.2d
	WORD $0x6e64dc44 // fmul v4.2d, v2.2d, v4.2d
	WORD $0x4ee4d442 // fsub v2.2d, v2.2d, v4.2d
	WORD $0x3dc22cc4 // ldr q4, [x6, #2224]
	WORD $0x4e241c21 // and v1.16b, v1.16b, v4.16b
	WORD $0x4f7e5421 // shl v1.2d, v1.2d, #62
	WORD $0x6ea31ca7 // bit v7.16b, v5.16b, v3.16b
	WORD $0x6e211ce4 // eor v4.16b, v7.16b, v1.16b
	WORD $0x6e681c43 // bsl v3.16b, v2.16b, v8.16b
	WORD $0x4e63d4c2 // fadd v2.2d, v6.2d, v3.2d
	WORD $0x6e211c41 // eor v1.16b, v2.16b, v1.16b
	WORD $0x4e61d481 // fadd v1.2d, v4.2d, v1.2d
	WORD $0x3dc018c2 // ldr q2, [x6, #96]
	WORD $0x6ee03440 // cmhi v0.2d, v2.2d, v0.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e621c20 // bsl v0.16b, v1.16b, v2.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func tanFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·tanFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc014ca // ldr q10, [x6, #80]
	WORD $0x3dc09ccb // ldr q11, [x6, #624]
	WORD $0x3dc138cc // ldr q12, [x6, #1248]
	WORD $0x3dc1e8cd // ldr q13, [x6, #1952]
	WORD $0x3dc1ecce // ldr q14, [x6, #1968]
	WORD $0x3dc1f0cf // ldr q15, [x6, #1984]
	WORD $0x3dc1f4d0 // ldr q16, [x6, #2000]
	WORD $0x3dc00cd1 // ldr q17, [x6, #48]
	WORD $0x3dc1f8d2 // ldr q18, [x6, #2016]
	WORD $0x3dc238d3 // ldr q19, [x6, #2272]
	WORD $0x3dc23cd4 // ldr q20, [x6, #2288]
	WORD $0x3dc240d5 // ldr q21, [x6, #2304]
	WORD $0x3dc244d6 // ldr q22, [x6, #2320]
	WORD $0x3dc248d7 // ldr q23, [x6, #2336]
	WORD $0x3dc24cd8 // ldr q24, [x6, #2352]
	WORD $0x3dc250d9 // ldr q25, [x6, #2368]
	WORD $0x3dc010da // ldr q26, [x6, #64]
	WORD $0x3dc004db // ldr q27, [x6, #16]
	WORD $0x3dc0bcdc // ldr q28, [x6, #752]
	WORD $0x3dc230dd // ldr q29, [x6, #2240]
	WORD $0x3dc018de // ldr q30, [x6, #96]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x6e6ddc01 // fmul v1.2d, v0.2d, v13.2d
	WORD $0x4e6bd421 // fadd v1.2d, v1.2d, v11.2d
	WORD $0x4eebd422 // fsub v2.2d, v1.2d, v11.2d
	WORD $0x6e6edc43 // fmul v3.2d, v2.2d, v14.2d
	WORD $0x4ee3d403 // fsub v3.2d, v0.2d, v3.2d
	WORD $0x6e6fdc44 // fmul v4.2d, v2.2d, v15.2d
	WORD $0x4e64d465 // fadd v5.2d, v3.2d, v4.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x4ee3d483 // fsub v3.2d, v4.2d, v3.2d
	WORD $0x6e70dc42 // fmul v2.2d, v2.2d, v16.2d
	WORD $0x4ee2d462 // fsub v2.2d, v3.2d, v2.2d
	WORD $0x4e311c03 // and v3.16b, v0.16b, v17.16b
	WORD $0x6ef23464 // cmhi v4.2d, v3.2d, v18.2d
	WORD $0x6ea4a49f // umaxp v31.4s, v4.4s, v4.4s
	FMOVD F31, R19
	CBNZ R19, done
	WORD $0x4e62d4a4 // fadd v4.2d, v5.2d, v2.2d
	WORD $0x4ee5d485 // fsub v5.2d, v4.2d, v5.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x6e64dc85 // fmul v5.2d, v4.2d, v4.2d
	WORD $0x6e65dc86 // fmul v6.2d, v4.2d, v5.2d
	WORD $0x6e65de67 // fmul v7.2d, v19.2d, v5.2d
	WORD $0x4e74d4e7 // fadd v7.2d, v7.2d, v20.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x4e75d4e7 // fadd v7.2d, v7.2d, v21.2d
	WORD $0x6e67dcc6 // fmul v6.2d, v6.2d, v7.2d
	WORD $0x6e65dec7 // fmul v7.2d, v22.2d, v5.2d
	WORD $0x4e77d4e7 // fadd v7.2d, v7.2d, v23.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x4e78d4e7 // fadd v7.2d, v7.2d, v24.2d
	WORD $0x6e65dce7 // fmul v7.2d, v7.2d, v5.2d
	WORD $0x4e79d4e7 // fadd v7.2d, v7.2d, v25.2d
	WORD $0x6e67dca5 // fmul v5.2d, v5.2d, v7.2d
	WORD $0x4e66d487 // fadd v7.2d, v4.2d, v6.2d
	WORD $0x4ee4d4e4 // fsub v4.2d, v7.2d, v4.2d
	WORD $0x4ee4d4c4 // fsub v4.2d, v6.2d, v4.2d
	WORD $0x4e65d546 // fadd v6.2d, v10.2d, v5.2d
	WORD $0x4eead4c8 // fsub v8.2d, v6.2d, v10.2d
	WORD $0x4ee8d4a5 // fsub v5.2d, v5.2d, v8.2d
	WORD $0x6e66dc48 // fmul v8.2d, v2.2d, v6.2d
	WORD $0x4e68d484 // fadd v4.2d, v4.2d, v8.2d
	WORD $0x6e67dc42 // fmul v2.2d, v2.2d, v7.2d
	WORD $0x4ee2d4a2 // fsub v2.2d, v5.2d, v2.2d
	WORD $0x4e3a1c25 // and v5.16b, v1.16b, v26.16b
	WORD $0x6efb8ca5 // cmeq v5.2d, v5.2d, v27.2d
	WORD $0x4ea61cc8 // orr v8.16b, v6.16b, v6.16b
	WORD $0x6ea51ce8 // bit v8.16b, v7.16b, v5.16b
	WORD $0x4ea21c49 // orr v9.16b, v2.16b, v2.16b
	WORD $0x6ea51c89 // bit v9.16b, v4.16b, v5.16b
	WORD $0x6ea51cc7 // bit v7.16b, v6.16b, v5.16b
	WORD $0x6e641c45 // bsl v5.16b, v2.16b, v4.16b
	WORD $0x6e67fd42 // fdiv v2.2d, v10.2d, v7.2d
	WORD $0x6e62dd04 // fmul v4.2d, v8.2d, v2.2d
	WORD $0x4e2c1c84 // and v4.16b, v4.16b, v12.16b
	WORD $0x4e2c1ce6 // and v6.16b, v7.16b, v12.16b
	WORD $0x4ee6d4e7 // fsub v7.2d, v7.2d, v6.2d
	WORD $0x6e66dc86 // fmul v6.2d, v4.2d, v6.2d
	WORD $0x4ee6d506 // fsub v6.2d, v8.2d, v6.2d
	WORD $0x4e65d4e5 // fadd v5.2d, v7.2d, v5.2d
	WORD $0x6e65dc85 // fmul v5.2d, v4.2d, v5.2d
	WORD $0x4ee5d525 // fsub v5.2d, v9.2d, v5.2d
	WORD $0x4e65d4c5 // fadd v5.2d, v6.2d, v5.2d
	WORD $0x6e62dca2 // fmul v2.2d, v5.2d, v2.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x4f7f5421 // shl v1.2d, v1.2d, #63
	WORD $0x6e211c41 // eor v1.16b, v2.16b, v1.16b
	WORD $0x6ee337a2 // cmhi v2.2d, v29.2d, v3.2d
	WORD $0x6e611c02 // bsl v2.16b, v0.16b, v1.16b
	WORD $0x6ee337c0 // cmhi v0.2d, v30.2d, v3.2d
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e611c40 // bsl v0.16b, v2.16b, v1.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func asinFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·asinFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc0b8ca // ldr q10, [x6, #736]
	WORD $0x3dc014cb // ldr q11, [x6, #80]
	WORD $0x3dc294cc // ldr q12, [x6, #2640]
	WORD $0x3dc00ccd // ldr q13, [x6, #48]
	WORD $0x3dc254ce // ldr q14, [x6, #2384]
	WORD $0x3dc258cf // ldr q15, [x6, #2400]
	WORD $0x3dc25cd0 // ldr q16, [x6, #2416]
	WORD $0x3dc260d1 // ldr q17, [x6, #2432]
	WORD $0x3dc264d2 // ldr q18, [x6, #2448]
	WORD $0x3dc268d3 // ldr q19, [x6, #2464]
	WORD $0x3dc26cd4 // ldr q20, [x6, #2480]
	WORD $0x3dc270d5 // ldr q21, [x6, #2496]
	WORD $0x3dc274d6 // ldr q22, [x6, #2512]
	WORD $0x3dc278d7 // ldr q23, [x6, #2528]
	WORD $0x3dc27cd8 // ldr q24, [x6, #2544]
	WORD $0x3dc280d9 // ldr q25, [x6, #2560]
	WORD $0x3dc284da // ldr q26, [x6, #2576]
	WORD $0x3dc138db // ldr q27, [x6, #1248]
	WORD $0x3dc288dc // ldr q28, [x6, #2592]
	WORD $0x3dc28cdd // ldr q29, [x6, #2608]
	WORD $0x3dc290de // ldr q30, [x6, #2624]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2d1c01 // and v1.16b, v0.16b, v13.16b
	WORD $0x6ee13542 // cmhi v2.2d, v10.2d, v1.2d
	WORD $0x4ee1d563 // fsub v3.2d, v11.2d, v1.2d
	WORD $0x6e6adc63 // fmul v3.2d, v3.2d, v10.2d
	WORD $0x6e61dc24 // fmul v4.2d, v1.2d, v1.2d
	WORD $0x6ea21c83 // bit v3.16b, v4.16b, v2.16b
	WORD $0x6ee1f864 // fsqrt v4.2d, v3.2d
	WORD $0x4ea41c85 // orr v5.16b, v4.16b, v4.16b
	WORD $0x6ea21c25 // bit v5.16b, v1.16b, v2.16b
	WORD $0x6e63ddc6 // fmul v6.2d, v14.2d, v3.2d
	WORD $0x4e6fd4c6 // fadd v6.2d, v6.2d, v15.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e70d4c6 // fadd v6.2d, v6.2d, v16.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e71d4c6 // fadd v6.2d, v6.2d, v17.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e72d4c6 // fadd v6.2d, v6.2d, v18.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e73d4c6 // fadd v6.2d, v6.2d, v19.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e74d4c6 // fadd v6.2d, v6.2d, v20.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e75d4c6 // fadd v6.2d, v6.2d, v21.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e76d4c6 // fadd v6.2d, v6.2d, v22.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e77d4c6 // fadd v6.2d, v6.2d, v23.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e78d4c6 // fadd v6.2d, v6.2d, v24.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e79d4c6 // fadd v6.2d, v6.2d, v25.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e7ad4c6 // fadd v6.2d, v6.2d, v26.2d
	WORD $0x6e66dc66 // fmul v6.2d, v3.2d, v6.2d
	WORD $0x4e3b1c87 // and v7.16b, v4.16b, v27.16b
	WORD $0x4ee7d488 // fsub v8.2d, v4.2d, v7.2d
	WORD $0x6e67dce9 // fmul v9.2d, v7.2d, v7.2d
	WORD $0x4ee9d463 // fsub v3.2d, v3.2d, v9.2d
	WORD $0x4e67d487 // fadd v7.2d, v4.2d, v7.2d
	WORD $0x6e67dd07 // fmul v7.2d, v8.2d, v7.2d
	WORD $0x4ee7d463 // fsub v3.2d, v3.2d, v7.2d
	WORD $0x6ee48784 // sub v4.2d, v28.2d, v4.2d
	WORD $0x6e64dc63 // fmul v3.2d, v3.2d, v4.2d
	WORD $0x4e621c63 // bic v3.16b, v3.16b, v2.16b
	WORD $0x4e621fa4 // bic v4.16b, v29.16b, v2.16b
	WORD $0x4e621fc7 // bic v7.16b, v30.16b, v2.16b
	WORD $0x6e6cdca8 // fmul v8.2d, v5.2d, v12.2d
	WORD $0x6e681ca2 // bsl v2.16b, v5.16b, v8.16b
	WORD $0x6e6cdc63 // fmul v3.2d, v3.2d, v12.2d
	WORD $0x4e62d485 // fadd v5.2d, v4.2d, v2.2d
	WORD $0x4ee4d4a4 // fsub v4.2d, v5.2d, v4.2d
	WORD $0x4ee4d444 // fsub v4.2d, v2.2d, v4.2d
	WORD $0x6e66dc42 // fmul v2.2d, v2.2d, v6.2d
	WORD $0x4e63d442 // fadd v2.2d, v2.2d, v3.2d
	WORD $0x4e62d4e2 // fadd v2.2d, v7.2d, v2.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x4e62d4a2 // fadd v2.2d, v5.2d, v2.2d
	WORD $0x3dc008c3 // ldr q3, [x6, #32]
	WORD $0x4e231c00 // and v0.16b, v0.16b, v3.16b
	WORD $0x6e201c40 // eor v0.16b, v2.16b, v0.16b
	WORD $0x6eeb3421 // cmhi v1.2d, v1.2d, v11.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func acosFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·acosFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc0b8ca // ldr q10, [x6, #736]
	WORD $0x3dc014cb // ldr q11, [x6, #80]
	WORD $0x3dc00ccc // ldr q12, [x6, #48]
	WORD $0x3dc008cd // ldr q13, [x6, #32]
	WORD $0x3dc254ce // ldr q14, [x6, #2384]
	WORD $0x3dc258cf // ldr q15, [x6, #2400]
	WORD $0x3dc25cd0 // ldr q16, [x6, #2416]
	WORD $0x3dc260d1 // ldr q17, [x6, #2432]
	WORD $0x3dc264d2 // ldr q18, [x6, #2448]
	WORD $0x3dc268d3 // ldr q19, [x6, #2464]
	WORD $0x3dc26cd4 // ldr q20, [x6, #2480]
	WORD $0x3dc270d5 // ldr q21, [x6, #2496]
	WORD $0x3dc274d6 // ldr q22, [x6, #2512]
	WORD $0x3dc278d7 // ldr q23, [x6, #2528]
	WORD $0x3dc27cd8 // ldr q24, [x6, #2544]
	WORD $0x3dc280d9 // ldr q25, [x6, #2560]
	WORD $0x3dc284da // ldr q26, [x6, #2576]
	WORD $0x3dc138db // ldr q27, [x6, #1248]
	WORD $0x3dc288dc // ldr q28, [x6, #2592]
	WORD $0x3dc004dd // ldr q29, [x6, #16]
	WORD $0x3dc17cde // ldr q30, [x6, #1520]

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e2c1c01 // and v1.16b, v0.16b, v12.16b
	WORD $0x4e2d1c00 // and v0.16b, v0.16b, v13.16b
	WORD $0x6ee13542 // cmhi v2.2d, v10.2d, v1.2d
	WORD $0x4ee1d563 // fsub v3.2d, v11.2d, v1.2d
	WORD $0x6e6adc63 // fmul v3.2d, v3.2d, v10.2d
	WORD $0x6e61dc24 // fmul v4.2d, v1.2d, v1.2d
	WORD $0x6ea21c83 // bit v3.16b, v4.16b, v2.16b
	WORD $0x6ee1f864 // fsqrt v4.2d, v3.2d
	WORD $0x4ea41c85 // orr v5.16b, v4.16b, v4.16b
	WORD $0x6ea21c25 // bit v5.16b, v1.16b, v2.16b
	WORD $0x6e63ddc6 // fmul v6.2d, v14.2d, v3.2d
	WORD $0x4e6fd4c6 // fadd v6.2d, v6.2d, v15.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e70d4c6 // fadd v6.2d, v6.2d, v16.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e71d4c6 // fadd v6.2d, v6.2d, v17.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e72d4c6 // fadd v6.2d, v6.2d, v18.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e73d4c6 // fadd v6.2d, v6.2d, v19.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e74d4c6 // fadd v6.2d, v6.2d, v20.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e75d4c6 // fadd v6.2d, v6.2d, v21.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e76d4c6 // fadd v6.2d, v6.2d, v22.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e77d4c6 // fadd v6.2d, v6.2d, v23.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e78d4c6 // fadd v6.2d, v6.2d, v24.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e79d4c6 // fadd v6.2d, v6.2d, v25.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e7ad4c6 // fadd v6.2d, v6.2d, v26.2d
	WORD $0x6e66dc66 // fmul v6.2d, v3.2d, v6.2d
	WORD $0x4e3b1c87 // and v7.16b, v4.16b, v27.16b
	WORD $0x4ee7d488 // fsub v8.2d, v4.2d, v7.2d
	WORD $0x6e67dce9 // fmul v9.2d, v7.2d, v7.2d
	WORD $0x4ee9d463 // fsub v3.2d, v3.2d, v9.2d
	WORD $0x4e67d487 // fadd v7.2d, v4.2d, v7.2d
	WORD $0x6e67dd07 // fmul v7.2d, v8.2d, v7.2d
	WORD $0x4ee7d463 // fsub v3.2d, v3.2d, v7.2d
	WORD $0x6ee48784 // sub v4.2d, v28.2d, v4.2d
	WORD $0x6e64dc63 // fmul v3.2d, v3.2d, v4.2d
	WORD $0x4e621c63 // bic v3.16b, v3.16b, v2.16b
	WORD $0x6efd8c04 // cmeq v4.2d, v0.2d, v29.2d
	WORD $0x3dc0e8c7 // ldr q7, [x6, #928]
	WORD $0x6ee21fc7 // bif v7.16b, v30.16b, v2.16b
	WORD $0x6e67dca5 // fmul v5.2d, v5.2d, v7.2d
	WORD $0x4e63d463 // fadd v3.2d, v3.2d, v3.2d
	WORD $0x3dc298c7 // ldr q7, [x6, #2656]
	WORD $0x4e641ce7 // bic v7.16b, v7.16b, v4.16b
	WORD $0x3dc28cc8 // ldr q8, [x6, #2608]
	WORD $0x6ea21d07 // bit v7.16b, v8.16b, v2.16b
	WORD $0x3dc29cc8 // ldr q8, [x6, #2672]
	WORD $0x4e641d04 // bic v4.16b, v8.16b, v4.16b
	WORD $0x3dc290c8 // ldr q8, [x6, #2624]
	WORD $0x6e641d02 // bsl v2.16b, v8.16b, v4.16b
	WORD $0x6e201ca4 // eor v4.16b, v5.16b, v0.16b
	WORD $0x6e201c60 // eor v0.16b, v3.16b, v0.16b
	WORD $0x4e64d4e3 // fadd v3.2d, v7.2d, v4.2d
	WORD $0x4ee7d465 // fsub v5.2d, v3.2d, v7.2d
	WORD $0x4ee5d485 // fsub v5.2d, v4.2d, v5.2d
	WORD $0x6e66dc84 // fmul v4.2d, v4.2d, v6.2d
	WORD $0x4e60d480 // fadd v0.2d, v4.2d, v0.2d
	WORD $0x4e60d440 // fadd v0.2d, v2.2d, v0.2d
	WORD $0x4e60d4a0 // fadd v0.2d, v5.2d, v0.2d
	WORD $0x4e60d460 // fadd v0.2d, v3.2d, v0.2d
	WORD $0x6eeb3421 // cmhi v1.2d, v1.2d, v11.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func atanFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·atanFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc014ca // ldr q10, [x6, #80]
	WORD $0x3dc004cb // ldr q11, [x6, #16]
	WORD $0x3dc2accc // ldr q12, [x6, #2736]
	WORD $0x3dc2a0cd // ldr q13, [x6, #2688]
	WORD $0x3dc034ce // ldr q14, [x6, #208]
	WORD $0x3dc008cf // ldr q15, [x6, #32]
	WORD $0x3dc00cd0 // ldr q16, [x6, #48]
	WORD $0x3dc2a4d1 // ldr q17, [x6, #2704]
	WORD $0x3dc17cd2 // ldr q18, [x6, #1520]
	WORD $0x3dc2a8d3 // ldr q19, [x6, #2720]
	WORD $0x3dc030d4 // ldr q20, [x6, #192]
	WORD $0x3dc0bcd5 // ldr q21, [x6, #752]
	WORD $0x3dc298d6 // ldr q22, [x6, #2656]
	WORD $0x3dc29cd7 // ldr q23, [x6, #2672]
	WORD $0x3dc138d8 // ldr q24, [x6, #1248]
	WORD $0x3dc2b0d9 // ldr q25, [x6, #2752]
	WORD $0x3dc2b4da // ldr q26, [x6, #2768]
	WORD $0x3dc2b8db // ldr q27, [x6, #2784]
	WORD $0x3dc2bcdc // ldr q28, [x6, #2800]
	WORD $0x3dc2c0dd // ldr q29, [x6, #2816]
	WORD $0x3dc018de // ldr q30, [x6, #96]
	MOVD $table6_128x64<>(SB), R8
	MOVD $table7_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e301c01 // and v1.16b, v0.16b, v16.16b
	WORD $0x6eea3422 // cmhi v2.2d, v1.2d, v10.2d
	WORD $0x6ee135a3 // cmhi v3.2d, v13.2d, v1.2d
	WORD $0x6e6d1c23 // bsl v3.16b, v1.16b, v13.16b
	WORD $0x4ea31c64 // orr v4.16b, v3.16b, v3.16b
	WORD $0x6ea21d44 // bit v4.16b, v10.16b, v2.16b
	WORD $0x6ee21d43 // bif v3.16b, v10.16b, v2.16b
	WORD $0x6ee38625 // sub v5.2d, v17.2d, v3.2d
	WORD $0x6e65dc66 // fmul v6.2d, v3.2d, v5.2d
	WORD $0x4ee6d646 // fsub v6.2d, v18.2d, v6.2d
	WORD $0x6e66dca5 // fmul v5.2d, v5.2d, v6.2d
	WORD $0x6e65dc85 // fmul v5.2d, v4.2d, v5.2d
	WORD $0x6ee53666 // cmhi v6.2d, v19.2d, v5.2d
	WORD $0x4e661ca5 // bic v5.16b, v5.16b, v6.16b
	WORD $0x4e6cd4a5 // fadd v5.2d, v5.2d, v12.2d
	WORD $0x6eec84a6 // sub v6.2d, v5.2d, v12.2d
	WORD $0x6ee68687 // sub v7.2d, v20.2d, v6.2d
	WORD $0x6ea21ce6 // bit v6.16b, v7.16b, v2.16b
	WORD $0x6eeb8d67 // cmeq v7.2d, v11.2d, v11.2d
	WORD $0x6ee685c8 // sub v8.2d, v14.2d, v6.2d
	WORD $0x6e681cc7 // bsl v7.16b, v6.16b, v8.16b
	WORD $0x4e351ce6 // and v6.16b, v7.16b, v21.16b
	WORD $0x6eee8ce7 // cmeq v7.2d, v7.2d, v14.2d
	WORD $0x4eecd4a5 // fsub v5.2d, v5.2d, v12.2d
	WORD $0x4e2f1c42 // and v2.16b, v2.16b, v15.16b
	WORD $0x6e221d62 // eor v2.16b, v11.16b, v2.16b
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R8)(R19<<3), F8
	MOVD (R8)(R20<<3), R20
	VMOV R20, V8.D[1]
	WORD $0x6ea71ec8 // bit v8.16b, v22.16b, v7.16b
	VMOV V6.D[0], R19
	VMOV V6.D[1], R20
	FMOVD (R9)(R19<<3), F6
	MOVD (R9)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x6e661ee7 // bsl v7.16b, v23.16b, v6.16b
	WORD $0x4e381c66 // and v6.16b, v3.16b, v24.16b
	WORD $0x4ee6d469 // fsub v9.2d, v3.2d, v6.2d
	WORD $0x6e66dca6 // fmul v6.2d, v5.2d, v6.2d
	WORD $0x4ee6d486 // fsub v6.2d, v4.2d, v6.2d
	WORD $0x6e69dca9 // fmul v9.2d, v5.2d, v9.2d
	WORD $0x4ee9d4c6 // fsub v6.2d, v6.2d, v9.2d
	WORD $0x6e64dca4 // fmul v4.2d, v5.2d, v4.2d
	WORD $0x4e64d463 // fadd v3.2d, v3.2d, v4.2d
	WORD $0x6e63fcc3 // fdiv v3.2d, v6.2d, v3.2d
	WORD $0x6e221c62 // eor v2.16b, v3.16b, v2.16b
	WORD $0x4e62d503 // fadd v3.2d, v8.2d, v2.2d
	WORD $0x4ee8d464 // fsub v4.2d, v3.2d, v8.2d
	WORD $0x4ee4d444 // fsub v4.2d, v2.2d, v4.2d
	WORD $0x6e62dc45 // fmul v5.2d, v2.2d, v2.2d
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x6e65df26 // fmul v6.2d, v25.2d, v5.2d
	WORD $0x4e7ad4c6 // fadd v6.2d, v6.2d, v26.2d
	WORD $0x6e65dcc6 // fmul v6.2d, v6.2d, v5.2d
	WORD $0x4e7bd4c6 // fadd v6.2d, v6.2d, v27.2d
	WORD $0x6e65dcc6 // fmul v6.2d, v6.2d, v5.2d
	WORD $0x4e7cd4c6 // fadd v6.2d, v6.2d, v28.2d
	WORD $0x6e65dcc5 // fmul v5.2d, v6.2d, v5.2d
	WORD $0x4e7dd4a5 // fadd v5.2d, v5.2d, v29.2d
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x4e62d4e2 // fadd v2.2d, v7.2d, v2.2d
	WORD $0x4e62d482 // fadd v2.2d, v4.2d, v2.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x4e2f1c00 // and v0.16b, v0.16b, v15.16b
	WORD $0x6e201c40 // eor v0.16b, v2.16b, v0.16b
	WORD $0x6efe3421 // cmhi v1.2d, v1.2d, v30.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func atan2Float64128(dst, x, y unsafe.Pointer, n int) int
TEXT ·atan2Float64128(SB), NOSPLIT, $0-40
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD y+16(FP), R2
	MOVD n+24(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc018cb // ldr q11, [x6, #96]
	WORD $0x3dc008cc // ldr q12, [x6, #32]
	WORD $0x3dc014cd // ldr q13, [x6, #80]
	WORD $0x3dc2acce // ldr q14, [x6, #2736]
	WORD $0x3dc00ccf // ldr q15, [x6, #48]
	WORD $0x3dc004d0 // ldr q16, [x6, #16]
	WORD $0x3dc034d1 // ldr q17, [x6, #208]
	WORD $0x3dc2c4d2 // ldr q18, [x6, #2832]
	WORD $0x3dc2c8d3 // ldr q19, [x6, #2848]
	WORD $0x3dc2d0d4 // ldr q20, [x6, #2880]
	WORD $0x3dc2ccd5 // ldr q21, [x6, #2864]
	WORD $0x3dc2a4d6 // ldr q22, [x6, #2704]
	WORD $0x3dc17cd7 // ldr q23, [x6, #1520]
	WORD $0x3dc2a8d8 // ldr q24, [x6, #2720]
	WORD $0x3dc030d9 // ldr q25, [x6, #192]
	WORD $0x3dc0bcda // ldr q26, [x6, #752]
	WORD $0x3dc298db // ldr q27, [x6, #2656]
	WORD $0x3dc29cdc // ldr q28, [x6, #2672]
	WORD $0x3dc138dd // ldr q29, [x6, #1248]
	WORD $0x3dc2b0de // ldr q30, [x6, #2752]
	MOVD $table6_128x64<>(SB), R8
	MOVD $table7_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x3cc10441 // ldr q1, [x2], #16
	WORD $0x4e2f1c02 // and v2.16b, v0.16b, v15.16b
	WORD $0x4e2f1c23 // and v3.16b, v1.16b, v15.16b
	WORD $0x6ee33444 // cmhi v4.2d, v2.2d, v3.2d
	WORD $0x4ea21c45 // orr v5.16b, v2.16b, v2.16b
	WORD $0x6ea41c65 // bit v5.16b, v3.16b, v4.16b
	WORD $0x4ea31c66 // orr v6.16b, v3.16b, v3.16b
	WORD $0x6ea41c46 // bit v6.16b, v2.16b, v4.16b
	WORD $0x6eeb8cc7 // cmeq v7.2d, v6.2d, v11.2d
	WORD $0x6eeb8ca8 // cmeq v8.2d, v5.2d, v11.2d
	WORD $0x4e2d1d08 // and v8.16b, v8.16b, v13.16b
	WORD $0x6ea71d05 // bit v5.16b, v8.16b, v7.16b
	WORD $0x6ef08cc8 // cmeq v8.2d, v6.2d, v16.2d
	WORD $0x4ea81ce7 // orr v7.16b, v7.16b, v8.16b
	WORD $0x6e661da7 // bsl v7.16b, v13.16b, v6.16b
	WORD $0x6ef234e6 // cmhi v6.2d, v7.2d, v18.2d
	WORD $0x6ee73668 // cmhi v8.2d, v19.2d, v7.2d
	WORD $0x6e6d1ea8 // bsl v8.16b, v21.16b, v13.16b
	WORD $0x6e681e86 // bsl v6.16b, v20.16b, v8.16b
	WORD $0x6e66dca5 // fmul v5.2d, v5.2d, v6.2d
	WORD $0x6e66dce6 // fmul v6.2d, v7.2d, v6.2d
	WORD $0x4e2c1c21 // and v1.16b, v1.16b, v12.16b
	WORD $0x6ee686c7 // sub v7.2d, v22.2d, v6.2d
	WORD $0x6e67dcc8 // fmul v8.2d, v6.2d, v7.2d
	WORD $0x4ee8d6e8 // fsub v8.2d, v23.2d, v8.2d
	WORD $0x6e68dce7 // fmul v7.2d, v7.2d, v8.2d
	WORD $0x6e67dca7 // fmul v7.2d, v5.2d, v7.2d
	WORD $0x6ee73708 // cmhi v8.2d, v24.2d, v7.2d
	WORD $0x4e681ce7 // bic v7.16b, v7.16b, v8.16b
	WORD $0x4e6ed4e7 // fadd v7.2d, v7.2d, v14.2d
	WORD $0x6eee84e8 // sub v8.2d, v7.2d, v14.2d
	WORD $0x6ee88729 // sub v9.2d, v25.2d, v8.2d
	WORD $0x6ea41d28 // bit v8.16b, v9.16b, v4.16b
	WORD $0x6ef08c29 // cmeq v9.2d, v1.2d, v16.2d
	WORD $0x6ee8862a // sub v10.2d, v17.2d, v8.2d
	WORD $0x6e6a1d09 // bsl v9.16b, v8.16b, v10.16b
	WORD $0x4e3a1d28 // and v8.16b, v9.16b, v26.16b
	WORD $0x6ef18d29 // cmeq v9.2d, v9.2d, v17.2d
	WORD $0x4eeed4e7 // fsub v7.2d, v7.2d, v14.2d
	WORD $0x4e2c1c84 // and v4.16b, v4.16b, v12.16b
	WORD $0x6e241c21 // eor v1.16b, v1.16b, v4.16b
	VMOV V8.D[0], R19
	VMOV V8.D[1], R20
	FMOVD (R8)(R19<<3), F4
	MOVD (R8)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x6ea91f64 // bit v4.16b, v27.16b, v9.16b
	VMOV V8.D[0], R19
	VMOV V8.D[1], R20
	FMOVD (R9)(R19<<3), F8
	MOVD (R9)(R20<<3), R20
	VMOV R20, V8.D[1]
	WORD $0x6e681f89 // bsl v9.16b, v28.16b, v8.16b
	WORD $0x4e3d1cc8 // and v8.16b, v6.16b, v29.16b
	WORD $0x4ee8d4ca // fsub v10.2d, v6.2d, v8.2d
	WORD $0x6e68dce8 // fmul v8.2d, v7.2d, v8.2d
	WORD $0x4ee8d4a8 // fsub v8.2d, v5.2d, v8.2d
	WORD $0x6e6adcea // fmul v10.2d, v7.2d, v10.2d
	WORD $0x4eead508 // fsub v8.2d, v8.2d, v10.2d
	WORD $0x6e65dce5 // fmul v5.2d, v7.2d, v5.2d
	WORD $0x4e65d4c5 // fadd v5.2d, v6.2d, v5.2d
	WORD $0x6e65fd05 // fdiv v5.2d, v8.2d, v5.2d
	WORD $0x6e211ca1 // eor v1.16b, v5.16b, v1.16b
	WORD $0x4e61d485 // fadd v5.2d, v4.2d, v1.2d
	WORD $0x4ee4d4a4 // fsub v4.2d, v5.2d, v4.2d
	WORD $0x4ee4d424 // fsub v4.2d, v1.2d, v4.2d
	WORD $0x6e61dc26 // fmul v6.2d, v1.2d, v1.2d
	WORD $0x6e66dc21 // fmul v1.2d, v1.2d, v6.2d
	WORD $0x6e66dfc7 // fmul v7.2d, v30.2d, v6.2d
	WORD $0x3dc2b4c8 // ldr q8, [x6, #2768]
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e66dce7 // fmul v7.2d, v7.2d, v6.2d
	WORD $0x3dc2b8c8 // ldr q8, [x6, #2784]
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e66dce7 // fmul v7.2d, v7.2d, v6.2d
	WORD $0x3dc2bcc8 // ldr q8, [x6, #2800]
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e66dce6 // fmul v6.2d, v7.2d, v6.2d
	WORD $0x3dc2c0c7 // ldr q7, [x6, #2816]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e66dc21 // fmul v1.2d, v1.2d, v6.2d
	WORD $0x4e61d521 // fadd v1.2d, v9.2d, v1.2d
	WORD $0x4e61d481 // fadd v1.2d, v4.2d, v1.2d
	WORD $0x4e61d4a1 // fadd v1.2d, v5.2d, v1.2d
	WORD $0x4e2c1c00 // and v0.16b, v0.16b, v12.16b
	WORD $0x6e201c20 // eor v0.16b, v1.16b, v0.16b
	WORD $0x6eeb3461 // cmhi v1.2d, v3.2d, v11.2d
	WORD $0x6eeb3442 // cmhi v2.2d, v2.2d, v11.2d
	WORD $0x4ea21c21 // orr v1.16b, v1.16b, v2.16b
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+24(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+32(FP)
	RET

// func erfFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·erfFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc2d8d9 // ldr q25, [x6, #2912]
	WORD $0x3dc2d4da // ldr q26, [x6, #2896]
	WORD $0x3dc00cdb // ldr q27, [x6, #48]
	WORD $0x3dc008dc // ldr q28, [x6, #32]
	WORD $0x3dc018dd // ldr q29, [x6, #96]
	WORD $0x3dc000de // ldr q30, [x6, #0]
	MOVD $table8_128x64<>(SB), R8
	MOVD $table9_128x64<>(SB), R9
	MOVD $table10_128x64<>(SB), R10
	MOVD $table11_128x64<>(SB), R11
	MOVD $table12_128x64<>(SB), R12
	MOVD $table13_128x64<>(SB), R13
	MOVD $table14_128x64<>(SB), R14
	MOVD $table15_128x64<>(SB), R15

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e3b1c01 // and v1.16b, v0.16b, v27.16b
	WORD $0x6ee13742 // cmhi v2.2d, v26.2d, v1.2d
	WORD $0x6e7a1c22 // bsl v2.16b, v1.16b, v26.16b
	WORD $0x4e79d443 // fadd v3.2d, v2.2d, v25.2d
	WORD $0x6ef98464 // sub v4.2d, v3.2d, v25.2d
	WORD $0x4ef9d463 // fsub v3.2d, v3.2d, v25.2d
	WORD $0x4ee3d442 // fsub v2.2d, v2.2d, v3.2d
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R8)(R19<<3), F3
	MOVD (R8)(R20<<3), R20
	VMOV R20, V3.D[1]
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R9)(R19<<3), F5
	MOVD (R9)(R20<<3), R20
	VMOV R20, V5.D[1]
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R10)(R19<<3), F6
	MOVD (R10)(R20<<3), R20
	VMOV R20, V6.D[1]
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R11)(R19<<3), F7
	MOVD (R11)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R12)(R19<<3), F7
	MOVD (R12)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R13)(R19<<3), F7
	MOVD (R13)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R14)(R19<<3), F7
	MOVD (R14)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R15)(R19<<3), F7
	MOVD (R15)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	MOVD $table16_128x64<>(SB), R7
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R7)(R19<<3), F7
	MOVD (R7)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	MOVD $table17_128x64<>(SB), R7
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R7)(R19<<3), F7
	MOVD (R7)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	MOVD $table18_128x64<>(SB), R7
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R7)(R19<<3), F7
	MOVD (R7)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d4c6 // fadd v6.2d, v6.2d, v7.2d
	WORD $0x6e62dcc6 // fmul v6.2d, v6.2d, v2.2d
	MOVD $table19_128x64<>(SB), R7
	VMOV V4.D[0], R19
	VMOV V4.D[1], R20
	FMOVD (R7)(R19<<3), F4
	MOVD (R7)(R20<<3), R20
	VMOV R20, V4.D[1]
	WORD $0x4e64d4c4 // fadd v4.2d, v6.2d, v4.2d
	WORD $0x4e62d466 // fadd v6.2d, v3.2d, v2.2d
	WORD $0x4ee3d4c3 // fsub v3.2d, v6.2d, v3.2d
	WORD $0x4ee3d443 // fsub v3.2d, v2.2d, v3.2d
	WORD $0x6e64dc42 // fmul v2.2d, v2.2d, v4.2d
	WORD $0x4e62d4a2 // fadd v2.2d, v5.2d, v2.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x4e62d4c2 // fadd v2.2d, v6.2d, v2.2d
	WORD $0x4e3c1c00 // and v0.16b, v0.16b, v28.16b
	WORD $0x6e201c40 // eor v0.16b, v2.16b, v0.16b
	WORD $0x6efd3421 // cmhi v1.2d, v1.2d, v29.2d
	WORD $0x6e601fc1 // bsl v1.16b, v30.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func erfcFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·erfcFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09ccb // ldr q11, [x6, #624]
	WORD $0x3dc17ccc // ldr q12, [x6, #1520]
	WORD $0x3dc2dccd // ldr q13, [x6, #2928]
	WORD $0x3dc1c8ce // ldr q14, [x6, #1824]
	WORD $0x3dc0c0cf // ldr q15, [x6, #768]
	WORD $0x3dc0c4d0 // ldr q16, [x6, #784]
	WORD $0x3dc00cd1 // ldr q17, [x6, #48]
	WORD $0x3dc138d2 // ldr q18, [x6, #1248]
	WORD $0x3dc098d3 // ldr q19, [x6, #608]
	WORD $0x3dc2e0d4 // ldr q20, [x6, #2944]
	WORD $0x3dc0a4d5 // ldr q21, [x6, #656]
	WORD $0x3dc2e4d6 // ldr q22, [x6, #2960]
	WORD $0x3dc2e8d7 // ldr q23, [x6, #2976]
	WORD $0x3dc2ecd8 // ldr q24, [x6, #2992]
	WORD $0x3dc2f0d9 // ldr q25, [x6, #3008]
	WORD $0x3dc0bcda // ldr q26, [x6, #752]
	WORD $0x3dc0c8db // ldr q27, [x6, #800]
	WORD $0x3dc004dc // ldr q28, [x6, #16]
	WORD $0x3dc2f4dd // ldr q29, [x6, #3024]
	WORD $0x3dc2f8de // ldr q30, [x6, #3040]
	MOVD $table20_128x64<>(SB), R8
	MOVD $table21_128x64<>(SB), R9
	MOVD $table22_128x64<>(SB), R10
	MOVD $table23_128x64<>(SB), R11
	MOVD $table24_128x64<>(SB), R12
	MOVD $table25_128x64<>(SB), R13
	MOVD $table26_128x64<>(SB), R14
	MOVD $table27_128x64<>(SB), R15

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e311c01 // and v1.16b, v0.16b, v17.16b
	WORD $0x6ee135a2 // cmhi v2.2d, v13.2d, v1.2d
	WORD $0x6e6d1c22 // bsl v2.16b, v1.16b, v13.16b
	WORD $0x4e321c43 // and v3.16b, v2.16b, v18.16b
	WORD $0x4ee3d444 // fsub v4.2d, v2.2d, v3.2d
	WORD $0x6e63dc65 // fmul v5.2d, v3.2d, v3.2d
	WORD $0x4e63d443 // fadd v3.2d, v2.2d, v3.2d
	WORD $0x6e63dc83 // fmul v3.2d, v4.2d, v3.2d
	WORD $0x6e73dca4 // fmul v4.2d, v5.2d, v19.2d
	WORD $0x4ee4d564 // fsub v4.2d, v11.2d, v4.2d
	WORD $0x4eebd486 // fsub v6.2d, v4.2d, v11.2d
	WORD $0x6e74dcc7 // fmul v7.2d, v6.2d, v20.2d
	WORD $0x4ee5d4e5 // fsub v5.2d, v7.2d, v5.2d
	WORD $0x6e75dcc6 // fmul v6.2d, v6.2d, v21.2d
	WORD $0x4ee6d4a5 // fsub v5.2d, v5.2d, v6.2d
	WORD $0x4ee3d4a3 // fsub v3.2d, v5.2d, v3.2d
	WORD $0x6e63dc65 // fmul v5.2d, v3.2d, v3.2d
	WORD $0x6e63dec6 // fmul v6.2d, v22.2d, v3.2d
	WORD $0x4e77d4c6 // fadd v6.2d, v6.2d, v23.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e78d4c6 // fadd v6.2d, v6.2d, v24.2d
	WORD $0x6e63dcc6 // fmul v6.2d, v6.2d, v3.2d
	WORD $0x4e79d4c6 // fadd v6.2d, v6.2d, v25.2d
	WORD $0x6e66dca5 // fmul v5.2d, v5.2d, v6.2d
	WORD $0x4e65d463 // fadd v3.2d, v3.2d, v5.2d
	WORD $0x6eeb8484 // sub v4.2d, v4.2d, v11.2d
	WORD $0x4e3a1c85 // and v5.16b, v4.16b, v26.16b
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R8)(R19<<3), F6
	MOVD (R8)(R20<<3), R20
	VMOV R20, V6.D[1]
	VMOV V5.D[0], R19
	VMOV V5.D[1], R20
	FMOVD (R9)(R19<<3), F5
	MOVD (R9)(R20<<3), R20
	VMOV R20, V5.D[1]
	WORD $0x6e63dca7 // fmul v7.2d, v5.2d, v3.2d
	WORD $0x4e67d4a5 // fadd v5.2d, v5.2d, v7.2d
	WORD $0x4e65d463 // fadd v3.2d, v3.2d, v5.2d
	WORD $0x4f7a0484 // sshr v4.2d, v4.2d, #6
	WORD $0x4e6cd445 // fadd v5.2d, v2.2d, v12.2d
	WORD $0x6f5004a5 // ushr v5.2d, v5.2d, #48
	WORD $0x6efd84a7 // sub v7.2d, v5.2d, v29.2d
	WORD $0x4f7054a5 // shl v5.2d, v5.2d, #48
	WORD $0x4ebe1ca5 // orr v5.16b, v5.16b, v30.16b
	WORD $0x4eecd4a5 // fsub v5.2d, v5.2d, v12.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x4e7cd442 // fadd v2.2d, v2.2d, v28.2d
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R10)(R19<<3), F5
	MOVD (R10)(R20<<3), R20
	VMOV R20, V5.D[1]
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R11)(R19<<3), F8
	MOVD (R11)(R20<<3), R20
	VMOV R20, V8.D[1]
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R12)(R19<<3), F9
	MOVD (R12)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R13)(R19<<3), F9
	MOVD (R13)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R14)(R19<<3), F9
	MOVD (R14)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R15)(R19<<3), F9
	MOVD (R15)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	MOVD $table28_128x64<>(SB), R7
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R7)(R19<<3), F9
	MOVD (R7)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	MOVD $table29_128x64<>(SB), R7
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R7)(R19<<3), F9
	MOVD (R7)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	MOVD $table30_128x64<>(SB), R7
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R7)(R19<<3), F9
	MOVD (R7)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	MOVD $table31_128x64<>(SB), R7
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R7)(R19<<3), F9
	MOVD (R7)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd08 // fmul v8.2d, v8.2d, v2.2d
	MOVD $table32_128x64<>(SB), R7
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R7)(R19<<3), F9
	MOVD (R7)(R20<<3), R20
	VMOV R20, V9.D[1]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e62dd02 // fmul v2.2d, v8.2d, v2.2d
	MOVD $table33_128x64<>(SB), R7
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R7)(R19<<3), F7
	MOVD (R7)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d442 // fadd v2.2d, v2.2d, v7.2d
	WORD $0x6e65dcc5 // fmul v5.2d, v6.2d, v5.2d
	WORD $0x4e62d466 // fadd v6.2d, v3.2d, v2.2d
	WORD $0x6e62dc62 // fmul v2.2d, v3.2d, v2.2d
	WORD $0x4e62d4c2 // fadd v2.2d, v6.2d, v2.2d
	WORD $0x6e62dca2 // fmul v2.2d, v5.2d, v2.2d
	WORD $0x4e62d4a2 // fadd v2.2d, v5.2d, v2.2d
	WORD $0x4f7f0483 // sshr v3.2d, v4.2d, #1
	WORD $0x4eef8465 // add v5.2d, v3.2d, v15.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x6ee38483 // sub v3.2d, v4.2d, v3.2d
	WORD $0x4eef8463 // add v3.2d, v3.2d, v15.2d
	WORD $0x4f745463 // shl v3.2d, v3.2d, #52
	WORD $0x6e63dc42 // fmul v2.2d, v2.2d, v3.2d
	WORD $0x6ee18c00 // cmeq v0.2d, v0.2d, v1.2d
	WORD $0x4ee2d583 // fsub v3.2d, v12.2d, v2.2d
	WORD $0x6e631c40 // bsl v0.16b, v2.16b, v3.16b
	WORD $0x3dc018c2 // ldr q2, [x6, #96]
	WORD $0x6ee23421 // cmhi v1.2d, v1.2d, v2.2d
	WORD $0x3dc000c2 // ldr q2, [x6, #0]
	WORD $0x6e601c41 // bsl v1.16b, v2.16b, v0.16b
	WORD $0x3c810401 // str q1, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func geluFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·geluFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc09ccb // ldr q11, [x6, #624]
	WORD $0x3dc2fccc // ldr q12, [x6, #3056]
	WORD $0x3dc0b8cd // ldr q13, [x6, #736]
	WORD $0x3dc17cce // ldr q14, [x6, #1520]
	WORD $0x3dc1c8cf // ldr q15, [x6, #1824]
	WORD $0x3dc010d0 // ldr q16, [x6, #64]
	WORD $0x3dc0c0d1 // ldr q17, [x6, #768]
	WORD $0x3dc0c4d2 // ldr q18, [x6, #784]
	WORD $0x3dc00cd3 // ldr q19, [x6, #48]
	WORD $0x3dc138d4 // ldr q20, [x6, #1248]
	WORD $0x3dc098d5 // ldr q21, [x6, #608]
	WORD $0x3dc2e0d6 // ldr q22, [x6, #2944]
	WORD $0x3dc0a4d7 // ldr q23, [x6, #656]
	WORD $0x3dc2e4d8 // ldr q24, [x6, #2960]
	WORD $0x3dc2e8d9 // ldr q25, [x6, #2976]
	WORD $0x3dc2ecda // ldr q26, [x6, #2992]
	WORD $0x3dc2f0db // ldr q27, [x6, #3008]
	WORD $0x3dc0bcdc // ldr q28, [x6, #752]
	WORD $0x3dc0c8dd // ldr q29, [x6, #800]
	WORD $0x3dc300de // ldr q30, [x6, #3072]
	MOVD $table20_128x64<>(SB), R8
	MOVD $table21_128x64<>(SB), R9
	MOVD $table22_128x64<>(SB), R10
	MOVD $table23_128x64<>(SB), R11
	MOVD $table24_128x64<>(SB), R12
	MOVD $table25_128x64<>(SB), R13
	MOVD $table26_128x64<>(SB), R14
	MOVD $table27_128x64<>(SB), R15

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e331c01 // and v1.16b, v0.16b, v19.16b
	WORD $0x6ee13582 // cmhi v2.2d, v12.2d, v1.2d
	WORD $0x6e6c1c22 // bsl v2.16b, v1.16b, v12.16b
	WORD $0x4e341c43 // and v3.16b, v2.16b, v20.16b
	WORD $0x4ee3d444 // fsub v4.2d, v2.2d, v3.2d
	WORD $0x6e6ddc65 // fmul v5.2d, v3.2d, v13.2d
	WORD $0x6e65dc65 // fmul v5.2d, v3.2d, v5.2d
	WORD $0x6e6ddc86 // fmul v6.2d, v4.2d, v13.2d
	WORD $0x4e63d447 // fadd v7.2d, v2.2d, v3.2d
	WORD $0x6e67dcc6 // fmul v6.2d, v6.2d, v7.2d
	WORD $0x6e75dca7 // fmul v7.2d, v5.2d, v21.2d
	WORD $0x4ee7d567 // fsub v7.2d, v11.2d, v7.2d
	WORD $0x4eebd4e8 // fsub v8.2d, v7.2d, v11.2d
	WORD $0x6e76dd09 // fmul v9.2d, v8.2d, v22.2d
	WORD $0x4ee5d525 // fsub v5.2d, v9.2d, v5.2d
	WORD $0x6e77dd08 // fmul v8.2d, v8.2d, v23.2d
	WORD $0x4ee8d4a5 // fsub v5.2d, v5.2d, v8.2d
	WORD $0x4ee6d4a5 // fsub v5.2d, v5.2d, v6.2d
	WORD $0x6e65dca6 // fmul v6.2d, v5.2d, v5.2d
	WORD $0x6e65df08 // fmul v8.2d, v24.2d, v5.2d
	WORD $0x4e79d508 // fadd v8.2d, v8.2d, v25.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e7ad508 // fadd v8.2d, v8.2d, v26.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x4e7bd508 // fadd v8.2d, v8.2d, v27.2d
	WORD $0x6e68dcc6 // fmul v6.2d, v6.2d, v8.2d
	WORD $0x4e66d4a5 // fadd v5.2d, v5.2d, v6.2d
	WORD $0x6eeb84e6 // sub v6.2d, v7.2d, v11.2d
	WORD $0x4e3c1cc7 // and v7.16b, v6.16b, v28.16b
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R8)(R19<<3), F8
	MOVD (R8)(R20<<3), R20
	VMOV R20, V8.D[1]
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R9)(R19<<3), F7
	MOVD (R9)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x6e65dce9 // fmul v9.2d, v7.2d, v5.2d
	WORD $0x4e69d4e7 // fadd v7.2d, v7.2d, v9.2d
	WORD $0x4e67d4a5 // fadd v5.2d, v5.2d, v7.2d
	WORD $0x4f7a04c6 // sshr v6.2d, v6.2d, #6
	WORD $0x6e7edc67 // fmul v7.2d, v3.2d, v30.2d
	WORD $0x3dc304c9 // ldr q9, [x6, #3088]
	WORD $0x6e69dc63 // fmul v3.2d, v3.2d, v9.2d
	WORD $0x3dc308c9 // ldr q9, [x6, #3104]
	WORD $0x6e69dc84 // fmul v4.2d, v4.2d, v9.2d
	WORD $0x4e64d463 // fadd v3.2d, v3.2d, v4.2d
	WORD $0x4e6ed4e4 // fadd v4.2d, v7.2d, v14.2d
	WORD $0x6f500484 // ushr v4.2d, v4.2d, #48
	WORD $0x3dc2f4c9 // ldr q9, [x6, #3024]
	WORD $0x6ee98489 // sub v9.2d, v4.2d, v9.2d
	WORD $0x4f705484 // shl v4.2d, v4.2d, #48
	WORD $0x3dc2f8ca // ldr q10, [x6, #3040]
	WORD $0x4eaa1c84 // orr v4.16b, v4.16b, v10.16b
	WORD $0x4eeed484 // fsub v4.2d, v4.2d, v14.2d
	WORD $0x4ee4d4e4 // fsub v4.2d, v7.2d, v4.2d
	WORD $0x4e63d483 // fadd v3.2d, v4.2d, v3.2d
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R10)(R19<<3), F4
	MOVD (R10)(R20<<3), R20
	VMOV R20, V4.D[1]
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R11)(R19<<3), F7
	MOVD (R11)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R12)(R19<<3), F10
	MOVD (R12)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R13)(R19<<3), F10
	MOVD (R13)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R14)(R19<<3), F10
	MOVD (R14)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R15)(R19<<3), F10
	MOVD (R15)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	MOVD $table28_128x64<>(SB), R7
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R7)(R19<<3), F10
	MOVD (R7)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	MOVD $table29_128x64<>(SB), R7
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R7)(R19<<3), F10
	MOVD (R7)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	MOVD $table30_128x64<>(SB), R7
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R7)(R19<<3), F10
	MOVD (R7)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	MOVD $table31_128x64<>(SB), R7
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R7)(R19<<3), F10
	MOVD (R7)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce7 // fmul v7.2d, v7.2d, v3.2d
	MOVD $table32_128x64<>(SB), R7
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R7)(R19<<3), F10
	MOVD (R7)(R20<<3), R20
	VMOV R20, V10.D[1]
	WORD $0x4e6ad4e7 // fadd v7.2d, v7.2d, v10.2d
	WORD $0x6e63dce3 // fmul v3.2d, v7.2d, v3.2d
	MOVD $table33_128x64<>(SB), R7
	VMOV V9.D[0], R19
	VMOV V9.D[1], R20
	FMOVD (R7)(R19<<3), F7
	MOVD (R7)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x4e67d463 // fadd v3.2d, v3.2d, v7.2d
	WORD $0x6e64dd04 // fmul v4.2d, v8.2d, v4.2d
	WORD $0x4e63d4a7 // fadd v7.2d, v5.2d, v3.2d
	WORD $0x6e63dca3 // fmul v3.2d, v5.2d, v3.2d
	WORD $0x4e63d4e3 // fadd v3.2d, v7.2d, v3.2d
	WORD $0x6e63dc83 // fmul v3.2d, v4.2d, v3.2d
	WORD $0x3dc30cc5 // ldr q5, [x6, #3120]
	WORD $0x4e251c45 // and v5.16b, v2.16b, v5.16b
	WORD $0x6e64dca7 // fmul v7.2d, v5.2d, v4.2d
	WORD $0x6e63dca8 // fmul v8.2d, v5.2d, v3.2d
	WORD $0x4ee5d442 // fsub v2.2d, v2.2d, v5.2d
	WORD $0x4e63d483 // fadd v3.2d, v4.2d, v3.2d
	WORD $0x6e63dc42 // fmul v2.2d, v2.2d, v3.2d
	WORD $0x4e62d502 // fadd v2.2d, v8.2d, v2.2d
	WORD $0x4e62d4e2 // fadd v2.2d, v7.2d, v2.2d
	WORD $0x6ef084c3 // sub v3.2d, v6.2d, v16.2d
	WORD $0x4f7f0464 // sshr v4.2d, v3.2d, #1
	WORD $0x4ef18485 // add v5.2d, v4.2d, v17.2d
	WORD $0x4f7454a5 // shl v5.2d, v5.2d, #52
	WORD $0x6e65dc42 // fmul v2.2d, v2.2d, v5.2d
	WORD $0x6ee48463 // sub v3.2d, v3.2d, v4.2d
	WORD $0x4ef18463 // add v3.2d, v3.2d, v17.2d
	WORD $0x4f745463 // shl v3.2d, v3.2d, #52
	WORD $0x6e63dc42 // fmul v2.2d, v2.2d, v3.2d
	WORD $0x6ee18c03 // cmeq v3.2d, v0.2d, v1.2d
	WORD $0x4ee2d400 // fsub v0.2d, v0.2d, v2.2d
	WORD $0x3dc008c4 // ldr q4, [x6, #32]
	WORD $0x6e241c42 // eor v2.16b, v2.16b, v4.16b
	WORD $0x6e621c03 // bsl v3.16b, v0.16b, v2.16b
	WORD $0x3dc018c0 // ldr q0, [x6, #96]
	WORD $0x6ee03420 // cmhi v0.2d, v1.2d, v0.2d
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e631c20 // bsl v0.16b, v1.16b, v3.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

// func geluTanhFloat64128(dst, x unsafe.Pointer, n int) int
TEXT ·geluTanhFloat64128(SB), NOSPLIT, $0-32
	MOVD dst+0(FP), R0
	MOVD x+8(FP), R1
	MOVD n+16(FP), R4
	MOVD $constants128x64<>(SB), R6
	WORD $0x3dc138ce // ldr q14, [x6, #1248]
	WORD $0x3dc310cf // ldr q15, [x6, #3136]
	WORD $0x3dc09cd0 // ldr q16, [x6, #624]
	WORD $0x3dc0c0d1 // ldr q17, [x6, #768]
	WORD $0x3dc0c4d2 // ldr q18, [x6, #784]
	WORD $0x3dc014d3 // ldr q19, [x6, #80]
	WORD $0x3dc31cd4 // ldr q20, [x6, #3184]
	WORD $0x3dc314d5 // ldr q21, [x6, #3152]
	WORD $0x3dc160d6 // ldr q22, [x6, #1408]
	WORD $0x3dc00cd7 // ldr q23, [x6, #48]
	WORD $0x3dc318d8 // ldr q24, [x6, #3168]
	WORD $0x3dc320d9 // ldr q25, [x6, #3200]
	WORD $0x3dc098da // ldr q26, [x6, #608]
	WORD $0x3dc2e0db // ldr q27, [x6, #2944]
	WORD $0x3dc0a4dc // ldr q28, [x6, #656]
	WORD $0x3dc2e4dd // ldr q29, [x6, #2960]
	WORD $0x3dc2e8de // ldr q30, [x6, #2976]
	MOVD $table20_128x64<>(SB), R8
	MOVD $table21_128x64<>(SB), R9

loop:
	WORD $0x3cc10420 // ldr q0, [x1], #16
	WORD $0x4e371c01 // and v1.16b, v0.16b, v23.16b
	WORD $0x6ee135e2 // cmhi v2.2d, v15.2d, v1.2d
	WORD $0x6e6f1c22 // bsl v2.16b, v1.16b, v15.16b
	WORD $0x4e2e1c43 // and v3.16b, v2.16b, v14.16b
	WORD $0x4ee3d444 // fsub v4.2d, v2.2d, v3.2d
	WORD $0x6e62dc45 // fmul v5.2d, v2.2d, v2.2d
	WORD $0x4e2e1ca6 // and v6.16b, v5.16b, v14.16b
	WORD $0x6e63dc67 // fmul v7.2d, v3.2d, v3.2d
	WORD $0x4ee6d4e7 // fsub v7.2d, v7.2d, v6.2d
	WORD $0x4e63d448 // fadd v8.2d, v2.2d, v3.2d
	WORD $0x6e68dc88 // fmul v8.2d, v4.2d, v8.2d
	WORD $0x4e68d4e7 // fadd v7.2d, v7.2d, v8.2d
	WORD $0x6e75dcc6 // fmul v6.2d, v6.2d, v21.2d
	WORD $0x6e75dce7 // fmul v7.2d, v7.2d, v21.2d
	WORD $0x6e78dca5 // fmul v5.2d, v5.2d, v24.2d
	WORD $0x4e65d4e5 // fadd v5.2d, v7.2d, v5.2d
	WORD $0x4e66d687 // fadd v7.2d, v20.2d, v6.2d
	WORD $0x4e2e1ce7 // and v7.16b, v7.16b, v14.16b
	WORD $0x4ee7d688 // fsub v8.2d, v20.2d, v7.2d
	WORD $0x4e66d506 // fadd v6.2d, v8.2d, v6.2d
	WORD $0x4e79d4a5 // fadd v5.2d, v5.2d, v25.2d
	WORD $0x4e65d4c5 // fadd v5.2d, v6.2d, v5.2d
	WORD $0x6e67dc66 // fmul v6.2d, v3.2d, v7.2d
	WORD $0x4e65d4e7 // fadd v7.2d, v7.2d, v5.2d
	WORD $0x6e67dc87 // fmul v7.2d, v4.2d, v7.2d
	WORD $0x6e65dc65 // fmul v5.2d, v3.2d, v5.2d
	WORD $0x4e65d4e5 // fadd v5.2d, v7.2d, v5.2d
	WORD $0x6e7adcc7 // fmul v7.2d, v6.2d, v26.2d
	WORD $0x4ee7d607 // fsub v7.2d, v16.2d, v7.2d
	WORD $0x4ef0d4e8 // fsub v8.2d, v7.2d, v16.2d
	WORD $0x6e7bdd09 // fmul v9.2d, v8.2d, v27.2d
	WORD $0x4ee6d526 // fsub v6.2d, v9.2d, v6.2d
	WORD $0x6e7cdd08 // fmul v8.2d, v8.2d, v28.2d
	WORD $0x4ee8d4c6 // fsub v6.2d, v6.2d, v8.2d
	WORD $0x4ee5d4c5 // fsub v5.2d, v6.2d, v5.2d
	WORD $0x6e65dca6 // fmul v6.2d, v5.2d, v5.2d
	WORD $0x6e65dfa8 // fmul v8.2d, v29.2d, v5.2d
	WORD $0x4e7ed508 // fadd v8.2d, v8.2d, v30.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x3dc2ecc9 // ldr q9, [x6, #2992]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e65dd08 // fmul v8.2d, v8.2d, v5.2d
	WORD $0x3dc2f0c9 // ldr q9, [x6, #3008]
	WORD $0x4e69d508 // fadd v8.2d, v8.2d, v9.2d
	WORD $0x6e68dcc6 // fmul v6.2d, v6.2d, v8.2d
	WORD $0x4e66d4a5 // fadd v5.2d, v5.2d, v6.2d
	WORD $0x6ef084e6 // sub v6.2d, v7.2d, v16.2d
	WORD $0x3dc0bcc7 // ldr q7, [x6, #752]
	WORD $0x4e271cc7 // and v7.16b, v6.16b, v7.16b
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R8)(R19<<3), F8
	MOVD (R8)(R20<<3), R20
	VMOV R20, V8.D[1]
	VMOV V7.D[0], R19
	VMOV V7.D[1], R20
	FMOVD (R9)(R19<<3), F7
	MOVD (R9)(R20<<3), R20
	VMOV R20, V7.D[1]
	WORD $0x6e65dce9 // fmul v9.2d, v7.2d, v5.2d
	WORD $0x4e69d4e7 // fadd v7.2d, v7.2d, v9.2d
	WORD $0x4e67d4a5 // fadd v5.2d, v5.2d, v7.2d
	WORD $0x4f7a04c6 // sshr v6.2d, v6.2d, #6
	WORD $0x6e65dd07 // fmul v7.2d, v8.2d, v5.2d
	WORD $0x4e67d509 // fadd v9.2d, v8.2d, v7.2d
	WORD $0x4ee8d52a // fsub v10.2d, v9.2d, v8.2d
	WORD $0x4eead4e7 // fsub v7.2d, v7.2d, v10.2d
	WORD $0x4ee636ca // cmgt v10.2d, v22.2d, v6.2d
	WORD $0x6e661eca // bsl v10.16b, v22.16b, v6.16b
	WORD $0x4ef1854a // add v10.2d, v10.2d, v17.2d
	WORD $0x4f74554a // shl v10.2d, v10.2d, #52
	WORD $0x6e6add2b // fmul v11.2d, v9.2d, v10.2d
	WORD $0x4e6bd66c // fadd v12.2d, v19.2d, v11.2d
	WORD $0x4ef3d58d // fsub v13.2d, v12.2d, v19.2d
	WORD $0x4eedd56b // fsub v11.2d, v11.2d, v13.2d
	WORD $0x6e6adce7 // fmul v7.2d, v7.2d, v10.2d
	WORD $0x4e67d567 // fadd v7.2d, v11.2d, v7.2d
	WORD $0x6ee18c0a // cmeq v10.2d, v0.2d, v1.2d
	WORD $0x6e68dc63 // fmul v3.2d, v3.2d, v8.2d
	WORD $0x6e65dc65 // fmul v5.2d, v3.2d, v5.2d
	WORD $0x6e69dc84 // fmul v4.2d, v4.2d, v9.2d
	WORD $0x4e64d4a4 // fadd v4.2d, v5.2d, v4.2d
	WORD $0x6eaa1c43 // bit v3.16b, v2.16b, v10.16b
	WORD $0x4e6a1c82 // bic v2.16b, v4.16b, v10.16b
	WORD $0x6e6cfe64 // fdiv v4.2d, v19.2d, v12.2d
	WORD $0x6e64dc65 // fmul v5.2d, v3.2d, v4.2d
	WORD $0x4e2e1ca5 // and v5.16b, v5.16b, v14.16b
	WORD $0x4e2e1d88 // and v8.16b, v12.16b, v14.16b
	WORD $0x4ee8d589 // fsub v9.2d, v12.2d, v8.2d
	WORD $0x6e68dca8 // fmul v8.2d, v5.2d, v8.2d
	WORD $0x4ee8d463 // fsub v3.2d, v3.2d, v8.2d
	WORD $0x4e67d527 // fadd v7.2d, v9.2d, v7.2d
	WORD $0x6e67dca7 // fmul v7.2d, v5.2d, v7.2d
	WORD $0x4ee7d442 // fsub v2.2d, v2.2d, v7.2d
	WORD $0x4e62d462 // fadd v2.2d, v3.2d, v2.2d
	WORD $0x6e64dc42 // fmul v2.2d, v2.2d, v4.2d
	WORD $0x4e62d4a2 // fadd v2.2d, v5.2d, v2.2d
	WORD $0x4eef3403 // cmgt v3.2d, v0.2d, v15.2d
	WORD $0x6e621c03 // bsl v3.16b, v0.16b, v2.16b
	WORD $0x4f7f04c0 // sshr v0.2d, v6.2d, #1
	WORD $0x4ef18402 // add v2.2d, v0.2d, v17.2d
	WORD $0x4f745442 // shl v2.2d, v2.2d, #52
	WORD $0x6e62dc62 // fmul v2.2d, v3.2d, v2.2d
	WORD $0x6ee084c0 // sub v0.2d, v6.2d, v0.2d
	WORD $0x4ef18400 // add v0.2d, v0.2d, v17.2d
	WORD $0x4f745400 // shl v0.2d, v0.2d, #52
	WORD $0x6e60dc40 // fmul v0.2d, v2.2d, v0.2d
	WORD $0x3dc008c2 // ldr q2, [x6, #32]
	WORD $0x6e221c00 // eor v0.16b, v0.16b, v2.16b
	WORD $0x6e601c6a // bsl v10.16b, v3.16b, v0.16b
	WORD $0x3dc018c0 // ldr q0, [x6, #96]
	WORD $0x6ee03420 // cmhi v0.2d, v1.2d, v0.2d
	WORD $0x3dc000c1 // ldr q1, [x6, #0]
	WORD $0x6e6a1c20 // bsl v0.16b, v1.16b, v10.16b
	WORD $0x3c810400 // str q0, [x0], #16
	SUBS $2, R4, R4
	BNE loop

done:
	MOVD n+16(FP), R5
	SUB R4, R5, R5
	MOVD R5, ret+24(FP)
	RET

DATA constants128x32<>+0(SB)/4, $0x7fc00000
DATA constants128x32<>+4(SB)/4, $0x7fc00000
DATA constants128x32<>+8(SB)/4, $0x7fc00000
DATA constants128x32<>+12(SB)/4, $0x7fc00000
DATA constants128x32<>+16(SB)/4, $0x0
DATA constants128x32<>+20(SB)/4, $0x0
DATA constants128x32<>+24(SB)/4, $0x0
DATA constants128x32<>+28(SB)/4, $0x0
DATA constants128x32<>+32(SB)/4, $0x80000000
DATA constants128x32<>+36(SB)/4, $0x80000000
DATA constants128x32<>+40(SB)/4, $0x80000000
DATA constants128x32<>+44(SB)/4, $0x80000000
DATA constants128x32<>+48(SB)/4, $0x7fffffff
DATA constants128x32<>+52(SB)/4, $0x7fffffff
DATA constants128x32<>+56(SB)/4, $0x7fffffff
DATA constants128x32<>+60(SB)/4, $0x7fffffff
DATA constants128x32<>+64(SB)/4, $0x1
DATA constants128x32<>+68(SB)/4, $0x1
DATA constants128x32<>+72(SB)/4, $0x1
DATA constants128x32<>+76(SB)/4, $0x1
DATA constants128x32<>+80(SB)/4, $0x7fff
DATA constants128x32<>+84(SB)/4, $0x7fff
DATA constants128x32<>+88(SB)/4, $0x7fff
DATA constants128x32<>+92(SB)/4, $0x7fff
DATA constants128x32<>+96(SB)/4, $0x10
DATA constants128x32<>+100(SB)/4, $0x10
DATA constants128x32<>+104(SB)/4, $0x10
DATA constants128x32<>+108(SB)/4, $0x10
DATA constants128x32<>+112(SB)/4, $0x3f800000
DATA constants128x32<>+116(SB)/4, $0x3f800000
DATA constants128x32<>+120(SB)/4, $0x3f800000
DATA constants128x32<>+124(SB)/4, $0x3f800000
DATA constants128x32<>+128(SB)/4, $0x7f800000
DATA constants128x32<>+132(SB)/4, $0x7f800000
DATA constants128x32<>+136(SB)/4, $0x7f800000
DATA constants128x32<>+140(SB)/4, $0x7f800000
DATA constants128x32<>+144(SB)/4, $0xffffffff
DATA constants128x32<>+148(SB)/4, $0xffffffff
DATA constants128x32<>+152(SB)/4, $0xffffffff
DATA constants128x32<>+156(SB)/4, $0xffffffff
DATA constants128x32<>+160(SB)/4, $0x20
DATA constants128x32<>+164(SB)/4, $0x20
DATA constants128x32<>+168(SB)/4, $0x20
DATA constants128x32<>+172(SB)/4, $0x20
DATA constants128x32<>+176(SB)/4, $0x80
DATA constants128x32<>+180(SB)/4, $0x80
DATA constants128x32<>+184(SB)/4, $0x80
DATA constants128x32<>+188(SB)/4, $0x80
DATA constants128x32<>+192(SB)/4, $0x8000
DATA constants128x32<>+196(SB)/4, $0x8000
DATA constants128x32<>+200(SB)/4, $0x8000
DATA constants128x32<>+204(SB)/4, $0x8000
DATA constants128x32<>+208(SB)/4, $0xc3000000
DATA constants128x32<>+212(SB)/4, $0xc3000000
DATA constants128x32<>+216(SB)/4, $0xc3000000
DATA constants128x32<>+220(SB)/4, $0xc3000000
DATA constants128x32<>+224(SB)/4, $0x43000000
DATA constants128x32<>+228(SB)/4, $0x43000000
DATA constants128x32<>+232(SB)/4, $0x43000000
DATA constants128x32<>+236(SB)/4, $0x43000000
DATA constants128x32<>+240(SB)/4, $0x7f
DATA constants128x32<>+244(SB)/4, $0x7f
DATA constants128x32<>+248(SB)/4, $0x7f
DATA constants128x32<>+252(SB)/4, $0x7f
DATA constants128x32<>+256(SB)/4, $0xffffff80
DATA constants128x32<>+260(SB)/4, $0xffffff80
DATA constants128x32<>+264(SB)/4, $0xffffff80
DATA constants128x32<>+268(SB)/4, $0xffffff80
DATA constants128x32<>+272(SB)/4, $0xc7000000
DATA constants128x32<>+276(SB)/4, $0xc7000000
DATA constants128x32<>+280(SB)/4, $0xc7000000
DATA constants128x32<>+284(SB)/4, $0xc7000000
DATA constants128x32<>+288(SB)/4, $0x47000000
DATA constants128x32<>+292(SB)/4, $0x47000000
DATA constants128x32<>+296(SB)/4, $0x47000000
DATA constants128x32<>+300(SB)/4, $0x47000000
DATA constants128x32<>+304(SB)/4, $0xffff8000
DATA constants128x32<>+308(SB)/4, $0xffff8000
DATA constants128x32<>+312(SB)/4, $0xffff8000
DATA constants128x32<>+316(SB)/4, $0xffff8000
DATA constants128x32<>+320(SB)/4, $0xcf000000
DATA constants128x32<>+324(SB)/4, $0xcf000000
DATA constants128x32<>+328(SB)/4, $0xcf000000
DATA constants128x32<>+332(SB)/4, $0xcf000000
DATA constants128x32<>+336(SB)/4, $0x4f000000
DATA constants128x32<>+340(SB)/4, $0x4f000000
DATA constants128x32<>+344(SB)/4, $0x4f000000
DATA constants128x32<>+348(SB)/4, $0x4f000000
DATA constants128x32<>+352(SB)/4, $0x43800000
DATA constants128x32<>+356(SB)/4, $0x43800000
DATA constants128x32<>+360(SB)/4, $0x43800000
DATA constants128x32<>+364(SB)/4, $0x43800000
DATA constants128x32<>+368(SB)/4, $0xff
DATA constants128x32<>+372(SB)/4, $0xff
DATA constants128x32<>+376(SB)/4, $0xff
DATA constants128x32<>+380(SB)/4, $0xff
DATA constants128x32<>+384(SB)/4, $0x47800000
DATA constants128x32<>+388(SB)/4, $0x47800000
DATA constants128x32<>+392(SB)/4, $0x47800000
DATA constants128x32<>+396(SB)/4, $0x47800000
DATA constants128x32<>+400(SB)/4, $0xffff
DATA constants128x32<>+404(SB)/4, $0xffff
DATA constants128x32<>+408(SB)/4, $0xffff
DATA constants128x32<>+412(SB)/4, $0xffff
DATA constants128x32<>+416(SB)/4, $0x42b20000
DATA constants128x32<>+420(SB)/4, $0x42b20000
DATA constants128x32<>+424(SB)/4, $0x42b20000
DATA constants128x32<>+428(SB)/4, $0x42b20000
DATA constants128x32<>+432(SB)/4, $0xc2d00000
DATA constants128x32<>+436(SB)/4, $0xc2d00000
DATA constants128x32<>+440(SB)/4, $0xc2d00000
DATA constants128x32<>+444(SB)/4, $0xc2d00000
DATA constants128x32<>+448(SB)/4, $0x3fb8aa3b
DATA constants128x32<>+452(SB)/4, $0x3fb8aa3b
DATA constants128x32<>+456(SB)/4, $0x3fb8aa3b
DATA constants128x32<>+460(SB)/4, $0x3fb8aa3b
DATA constants128x32<>+464(SB)/4, $0x4b400000
DATA constants128x32<>+468(SB)/4, $0x4b400000
DATA constants128x32<>+472(SB)/4, $0x4b400000
DATA constants128x32<>+476(SB)/4, $0x4b400000
DATA constants128x32<>+480(SB)/4, $0x3f317200
DATA constants128x32<>+484(SB)/4, $0x3f317200
DATA constants128x32<>+488(SB)/4, $0x3f317200
DATA constants128x32<>+492(SB)/4, $0x3f317200
DATA constants128x32<>+496(SB)/4, $0x35bfbe8e
DATA constants128x32<>+500(SB)/4, $0x35bfbe8e
DATA constants128x32<>+504(SB)/4, $0x35bfbe8e
DATA constants128x32<>+508(SB)/4, $0x35bfbe8e
DATA constants128x32<>+512(SB)/4, $0x3ab563a7
DATA constants128x32<>+516(SB)/4, $0x3ab563a7
DATA constants128x32<>+520(SB)/4, $0x3ab563a7
DATA constants128x32<>+524(SB)/4, $0x3ab563a7
DATA constants128x32<>+528(SB)/4, $0x3c091ef0
DATA constants128x32<>+532(SB)/4, $0x3c091ef0
DATA constants128x32<>+536(SB)/4, $0x3c091ef0
DATA constants128x32<>+540(SB)/4, $0x3c091ef0
DATA constants128x32<>+544(SB)/4, $0x3d2aac2c
DATA constants128x32<>+548(SB)/4, $0x3d2aac2c
DATA constants128x32<>+552(SB)/4, $0x3d2aac2c
DATA constants128x32<>+556(SB)/4, $0x3d2aac2c
DATA constants128x32<>+560(SB)/4, $0x3e2aaa46
DATA constants128x32<>+564(SB)/4, $0x3e2aaa46
DATA constants128x32<>+568(SB)/4, $0x3e2aaa46
DATA constants128x32<>+572(SB)/4, $0x3e2aaa46
DATA constants128x32<>+576(SB)/4, $0x3efffffe
DATA constants128x32<>+580(SB)/4, $0x3efffffe
DATA constants128x32<>+584(SB)/4, $0x3efffffe
DATA constants128x32<>+588(SB)/4, $0x3efffffe
DATA constants128x32<>+592(SB)/4, $0x17
DATA constants128x32<>+596(SB)/4, $0x17
DATA constants128x32<>+600(SB)/4, $0x17
DATA constants128x32<>+604(SB)/4, $0x17
DATA constants128x32<>+608(SB)/4, $0x43010000
DATA constants128x32<>+612(SB)/4, $0x43010000
DATA constants128x32<>+616(SB)/4, $0x43010000
DATA constants128x32<>+620(SB)/4, $0x43010000
DATA constants128x32<>+624(SB)/4, $0xc3170000
DATA constants128x32<>+628(SB)/4, $0xc3170000
DATA constants128x32<>+632(SB)/4, $0xc3170000
DATA constants128x32<>+636(SB)/4, $0xc3170000
DATA constants128x32<>+640(SB)/4, $0xfffff000
DATA constants128x32<>+644(SB)/4, $0xfffff000
DATA constants128x32<>+648(SB)/4, $0xfffff000
DATA constants128x32<>+652(SB)/4, $0xfffff000
DATA constants128x32<>+656(SB)/4, $0x3f317000
DATA constants128x32<>+660(SB)/4, $0x3f317000
DATA constants128x32<>+664(SB)/4, $0x3f317000
DATA constants128x32<>+668(SB)/4, $0x3f317000
DATA constants128x32<>+672(SB)/4, $0x3920d586
DATA constants128x32<>+676(SB)/4, $0x3920d586
DATA constants128x32<>+680(SB)/4, $0x3920d586
DATA constants128x32<>+684(SB)/4, $0x3920d586
DATA constants128x32<>+688(SB)/4, $0x3aaf836e
DATA constants128x32<>+692(SB)/4, $0x3aaf836e
DATA constants128x32<>+696(SB)/4, $0x3aaf836e
DATA constants128x32<>+700(SB)/4, $0x3aaf836e
DATA constants128x32<>+704(SB)/4, $0x3c1d96d7
DATA constants128x32<>+708(SB)/4, $0x3c1d96d7
DATA constants128x32<>+712(SB)/4, $0x3c1d96d7
DATA constants128x32<>+716(SB)/4, $0x3c1d96d7
DATA constants128x32<>+720(SB)/4, $0x3d6357c2
DATA constants128x32<>+724(SB)/4, $0x3d6357c2
DATA constants128x32<>+728(SB)/4, $0x3d6357c2
DATA constants128x32<>+732(SB)/4, $0x3d6357c2
DATA constants128x32<>+736(SB)/4, $0x3e75fdee
DATA constants128x32<>+740(SB)/4, $0x3e75fdee
DATA constants128x32<>+744(SB)/4, $0x3e75fdee
DATA constants128x32<>+748(SB)/4, $0x3e75fdee
DATA constants128x32<>+752(SB)/4, $0x3805fdf4
DATA constants128x32<>+756(SB)/4, $0x3805fdf4
DATA constants128x32<>+760(SB)/4, $0x3805fdf4
DATA constants128x32<>+764(SB)/4, $0x3805fdf4
DATA constants128x32<>+768(SB)/4, $0xc1900000
DATA constants128x32<>+772(SB)/4, $0xc1900000
DATA constants128x32<>+776(SB)/4, $0xc1900000
DATA constants128x32<>+780(SB)/4, $0xc1900000
DATA constants128x32<>+784(SB)/4, $0x3d710000
DATA constants128x32<>+788(SB)/4, $0x3d710000
DATA constants128x32<>+792(SB)/4, $0x3d710000
DATA constants128x32<>+796(SB)/4, $0x3d710000
DATA constants128x32<>+800(SB)/4, $0x395b9902
DATA constants128x32<>+804(SB)/4, $0x395b9902
DATA constants128x32<>+808(SB)/4, $0x395b9902
DATA constants128x32<>+812(SB)/4, $0x395b9902
DATA constants128x32<>+816(SB)/4, $0x3ab66c77
DATA constants128x32<>+820(SB)/4, $0x3ab66c77
DATA constants128x32<>+824(SB)/4, $0x3ab66c77
DATA constants128x32<>+828(SB)/4, $0x3ab66c77
DATA constants128x32<>+832(SB)/4, $0x3c08831e
DATA constants128x32<>+836(SB)/4, $0x3c08831e
DATA constants128x32<>+840(SB)/4, $0x3c08831e
DATA constants128x32<>+844(SB)/4, $0x3c08831e
DATA constants128x32<>+848(SB)/4, $0x3d2aaa96
DATA constants128x32<>+852(SB)/4, $0x3d2aaa96
DATA constants128x32<>+856(SB)/4, $0x3d2aaa96
DATA constants128x32<>+860(SB)/4, $0x3d2aaa96
DATA constants128x32<>+864(SB)/4, $0x3e2aaaad
DATA constants128x32<>+868(SB)/4, $0x3e2aaaad
DATA constants128x32<>+872(SB)/4, $0x3e2aaaad
DATA constants128x32<>+876(SB)/4, $0x3e2aaaad
DATA constants128x32<>+880(SB)/4, $0x3f000000
DATA constants128x32<>+884(SB)/4, $0x3f000000
DATA constants128x32<>+888(SB)/4, $0x3f000000
DATA constants128x32<>+892(SB)/4, $0x3f000000
DATA constants128x32<>+896(SB)/4, $0xbf000000
DATA constants128x32<>+900(SB)/4, $0xbf000000
DATA constants128x32<>+904(SB)/4, $0xbf000000
DATA constants128x32<>+908(SB)/4, $0xbf000000
DATA constants128x32<>+912(SB)/4, $0x33800000
DATA constants128x32<>+916(SB)/4, $0x33800000
DATA constants128x32<>+920(SB)/4, $0x33800000
DATA constants128x32<>+924(SB)/4, $0x33800000
DATA constants128x32<>+928(SB)/4, $0x42b30000
DATA constants128x32<>+932(SB)/4, $0x42b30000
DATA constants128x32<>+936(SB)/4, $0x42b30000
DATA constants128x32<>+940(SB)/4, $0x42b30000
DATA constants128x32<>+944(SB)/4, $0x3ab6a79e
DATA constants128x32<>+948(SB)/4, $0x3ab6a79e
DATA constants128x32<>+952(SB)/4, $0x3ab6a79e
DATA constants128x32<>+956(SB)/4, $0x3ab6a79e
DATA constants128x32<>+960(SB)/4, $0x3d2aaa73
DATA constants128x32<>+964(SB)/4, $0x3d2aaa73
DATA constants128x32<>+968(SB)/4, $0x3d2aaa73
DATA constants128x32<>+972(SB)/4, $0x3d2aaa73
DATA constants128x32<>+976(SB)/4, $0x39517188
DATA constants128x32<>+980(SB)/4, $0x39517188
DATA constants128x32<>+984(SB)/4, $0x39517188
DATA constants128x32<>+988(SB)/4, $0x39517188
DATA constants128x32<>+992(SB)/4, $0x3c0887df
DATA constants128x32<>+996(SB)/4, $0x3c0887df
DATA constants128x32<>+1000(SB)/4, $0x3c0887df
DATA constants128x32<>+1004(SB)/4, $0x3c0887df
DATA constants128x32<>+1008(SB)/4, $0x3e2aaaab
DATA constants128x32<>+1012(SB)/4, $0x3e2aaaab
DATA constants128x32<>+1016(SB)/4, $0x3e2aaaab
DATA constants128x32<>+1020(SB)/4, $0x3e2aaaab
DATA constants128x32<>+1024(SB)/4, $0x2
DATA constants128x32<>+1028(SB)/4, $0x2
DATA constants128x32<>+1032(SB)/4, $0x2
DATA constants128x32<>+1036(SB)/4, $0x2
DATA constants128x32<>+1040(SB)/4, $0x1e
DATA constants128x32<>+1044(SB)/4, $0x1e
DATA constants128x32<>+1048(SB)/4, $0x1e
DATA constants128x32<>+1052(SB)/4, $0x1e
DATA constants128x32<>+1056(SB)/4, $0xfffffffe
DATA constants128x32<>+1060(SB)/4, $0xfffffffe
DATA constants128x32<>+1064(SB)/4, $0xfffffffe
DATA constants128x32<>+1068(SB)/4, $0xfffffffe
DATA constants128x32<>+1072(SB)/4, $0x39800000
DATA constants128x32<>+1076(SB)/4, $0x39800000
DATA constants128x32<>+1080(SB)/4, $0x39800000
DATA constants128x32<>+1084(SB)/4, $0x39800000
DATA constants128x32<>+1088(SB)/4, $0x41140000
DATA constants128x32<>+1092(SB)/4, $0x41140000
DATA constants128x32<>+1096(SB)/4, $0x41140000
DATA constants128x32<>+1100(SB)/4, $0x41140000
DATA constants128x32<>+1104(SB)/4, $0x40000000
DATA constants128x32<>+1108(SB)/4, $0x40000000
DATA constants128x32<>+1112(SB)/4, $0x40000000
DATA constants128x32<>+1116(SB)/4, $0x40000000
DATA constants128x32<>+1120(SB)/4, $0x42d00000
DATA constants128x32<>+1124(SB)/4, $0x42d00000
DATA constants128x32<>+1128(SB)/4, $0x42d00000
DATA constants128x32<>+1132(SB)/4, $0x42d00000
DATA constants128x32<>+1136(SB)/4, $0xffffffc4
DATA constants128x32<>+1140(SB)/4, $0xffffffc4
DATA constants128x32<>+1144(SB)/4, $0xffffffc4
DATA constants128x32<>+1148(SB)/4, $0xffffffc4
DATA constants128x32<>+1152(SB)/4, $0x3e784856
DATA constants128x32<>+1156(SB)/4, $0x3e784856
DATA constants128x32<>+1160(SB)/4, $0x3e784856
DATA constants128x32<>+1164(SB)/4, $0x3e784856
DATA constants128x32<>+1168(SB)/4, $0x3e5b956c
DATA constants128x32<>+1172(SB)/4, $0x3e5b956c
DATA constants128x32<>+1176(SB)/4, $0x3e5b956c
DATA constants128x32<>+1180(SB)/4, $0x3e5b956c
DATA constants128x32<>+1184(SB)/4, $0x3e92828a
DATA constants128x32<>+1188(SB)/4, $0x3e92828a
DATA constants128x32<>+1192(SB)/4, $0x3e92828a
DATA constants128x32<>+1196(SB)/4, $0x3e92828a
DATA constants128x32<>+1200(SB)/4, $0x3ecccb6c
DATA constants128x32<>+1204(SB)/4, $0x3ecccb6c
DATA constants128x32<>+1208(SB)/4, $0x3ecccb6c
DATA constants128x32<>+1212(SB)/4, $0x3ecccb6c
DATA constants128x32<>+1216(SB)/4, $0x3f2aaaac
DATA constants128x32<>+1220(SB)/4, $0x3f2aaaac
DATA constants128x32<>+1224(SB)/4, $0x3f2aaaac
DATA constants128x32<>+1228(SB)/4, $0x3f2aaaac
DATA constants128x32<>+1232(SB)/4, $0x41900000
DATA constants128x32<>+1236(SB)/4, $0x41900000
DATA constants128x32<>+1240(SB)/4, $0x41900000
DATA constants128x32<>+1244(SB)/4, $0x41900000
DATA constants128x32<>+1248(SB)/4, $0x407b8000
DATA constants128x32<>+1252(SB)/4, $0x407b8000
DATA constants128x32<>+1256(SB)/4, $0x407b8000
DATA constants128x32<>+1260(SB)/4, $0x407b8000
DATA constants128x32<>+1264(SB)/4, $0xba2dbf73
DATA constants128x32<>+1268(SB)/4, $0xba2dbf73
DATA constants128x32<>+1272(SB)/4, $0xba2dbf73
DATA constants128x32<>+1276(SB)/4, $0xba2dbf73
DATA constants128x32<>+1280(SB)/4, $0x3ba713d6
DATA constants128x32<>+1284(SB)/4, $0x3ba713d6
DATA constants128x32<>+1288(SB)/4, $0x3ba713d6
DATA constants128x32<>+1292(SB)/4, $0x3ba713d6
DATA constants128x32<>+1296(SB)/4, $0xbcdbc638
DATA constants128x32<>+1300(SB)/4, $0xbcdbc638
DATA constants128x32<>+1304(SB)/4, $0xbcdbc638
DATA constants128x32<>+1308(SB)/4, $0xbcdbc638
DATA constants128x32<>+1312(SB)/4, $0x3de714d1
DATA constants128x32<>+1316(SB)/4, $0x3de714d1
DATA constants128x32<>+1320(SB)/4, $0x3de714d1
DATA constants128x32<>+1324(SB)/4, $0x3de714d1
DATA constants128x32<>+1328(SB)/4, $0xbec0939b
DATA constants128x32<>+1332(SB)/4, $0xbec0939b
DATA constants128x32<>+1336(SB)/4, $0xbec0939b
DATA constants128x32<>+1340(SB)/4, $0xbec0939b
DATA constants128x32<>+1344(SB)/4, $0x3e0375d4
DATA constants128x32<>+1348(SB)/4, $0x3e0375d4
DATA constants128x32<>+1352(SB)/4, $0x3e0375d4
DATA constants128x32<>+1356(SB)/4, $0x3e0375d4
DATA constants128x32<>+1360(SB)/4, $0x3f480000
DATA constants128x32<>+1364(SB)/4, $0x3f480000
DATA constants128x32<>+1368(SB)/4, $0x3f480000
DATA constants128x32<>+1372(SB)/4, $0x3f480000
DATA constants128x32<>+1376(SB)/4, $0xb796eee1
DATA constants128x32<>+1380(SB)/4, $0xb796eee1
DATA constants128x32<>+1384(SB)/4, $0xb796eee1
DATA constants128x32<>+1388(SB)/4, $0xb796eee1
DATA constants128x32<>+1392(SB)/4, $0x399e0740
DATA constants128x32<>+1396(SB)/4, $0x399e0740
DATA constants128x32<>+1400(SB)/4, $0x399e0740
DATA constants128x32<>+1404(SB)/4, $0x399e0740
DATA constants128x32<>+1408(SB)/4, $0xbb1b0df7
DATA constants128x32<>+1412(SB)/4, $0xbb1b0df7
DATA constants128x32<>+1416(SB)/4, $0xbb1b0df7
DATA constants128x32<>+1420(SB)/4, $0xbb1b0df7
DATA constants128x32<>+1424(SB)/4, $0x3c4b50bb
DATA constants128x32<>+1428(SB)/4, $0x3c4b50bb
DATA constants128x32<>+1432(SB)/4, $0x3c4b50bb
DATA constants128x32<>+1436(SB)/4, $0x3c4b50bb
DATA constants128x32<>+1440(SB)/4, $0xbd5251c9
DATA constants128x32<>+1444(SB)/4, $0xbd5251c9
DATA constants128x32<>+1448(SB)/4, $0xbd5251c9
DATA constants128x32<>+1452(SB)/4, $0xbd5251c9
DATA constants128x32<>+1456(SB)/4, $0xbf500f73
DATA constants128x32<>+1460(SB)/4, $0xbf500f73
DATA constants128x32<>+1464(SB)/4, $0xbf500f73
DATA constants128x32<>+1468(SB)/4, $0xbf500f73
DATA constants128x32<>+1472(SB)/4, $0xc011b278
DATA constants128x32<>+1476(SB)/4, $0xc011b278
DATA constants128x32<>+1480(SB)/4, $0xc011b278
DATA constants128x32<>+1484(SB)/4, $0xc011b278
DATA constants128x32<>+1488(SB)/4, $0x3f317218
DATA constants128x32<>+1492(SB)/4, $0x3f317218
DATA constants128x32<>+1496(SB)/4, $0x3f317218
DATA constants128x32<>+1500(SB)/4, $0x3f317218
DATA constants128x32<>+1504(SB)/4, $0x39c686b2
DATA constants128x32<>+1508(SB)/4, $0x39c686b2
DATA constants128x32<>+1512(SB)/4, $0x39c686b2
DATA constants128x32<>+1516(SB)/4, $0x39c686b2
DATA constants128x32<>+1520(SB)/4, $0x3b138ef9
DATA constants128x32<>+1524(SB)/4, $0x3b138ef9
DATA constants128x32<>+1528(SB)/4, $0x3b138ef9
DATA constants128x32<>+1532(SB)/4, $0x3b138ef9
DATA constants128x32<>+1536(SB)/4, $0x3c37c523
DATA constants128x32<>+1540(SB)/4, $0x3c37c523
DATA constants128x32<>+1544(SB)/4, $0x3c37c523
DATA constants128x32<>+1548(SB)/4, $0x3c37c523
DATA constants128x32<>+1552(SB)/4, $0x3d37c9d8
DATA constants128x32<>+1556(SB)/4, $0x3d37c9d8
DATA constants128x32<>+1560(SB)/4, $0x3d37c9d8
DATA constants128x32<>+1564(SB)/4, $0x3d37c9d8
DATA constants128x32<>+1568(SB)/4, $0x3e09d795
DATA constants128x32<>+1572(SB)/4, $0x3e09d795
DATA constants128x32<>+1576(SB)/4, $0x3e09d795
DATA constants128x32<>+1580(SB)/4, $0x3e09d795
DATA constants128x32<>+1584(SB)/4, $0x3e89d78f
DATA constants128x32<>+1588(SB)/4, $0x3e89d78f
DATA constants128x32<>+1592(SB)/4, $0x3e89d78f
DATA constants128x32<>+1596(SB)/4, $0x3e89d78f
DATA constants128x32<>+1600(SB)/4, $0x21800000
DATA constants128x32<>+1604(SB)/4, $0x21800000
DATA constants128x32<>+1608(SB)/4, $0x21800000
DATA constants128x32<>+1612(SB)/4, $0x21800000
DATA constants128x32<>+1616(SB)/4, $0x41220000
DATA constants128x32<>+1620(SB)/4, $0x41220000
DATA constants128x32<>+1624(SB)/4, $0x41220000
DATA constants128x32<>+1628(SB)/4, $0x41220000
DATA constants128x32<>+1632(SB)/4, $0x3fc00000
DATA constants128x32<>+1636(SB)/4, $0x3fc00000
DATA constants128x32<>+1640(SB)/4, $0x3fc00000
DATA constants128x32<>+1644(SB)/4, $0x3fc00000
DATA constants128x32<>+1648(SB)/4, $0x402ed000
DATA constants128x32<>+1652(SB)/4, $0x402ed000
DATA constants128x32<>+1656(SB)/4, $0x402ed000
DATA constants128x32<>+1660(SB)/4, $0x402ed000
DATA constants128x32<>+1664(SB)/4, $0x3f1f0000
DATA constants128x32<>+1668(SB)/4, $0x3f1f0000
DATA constants128x32<>+1672(SB)/4, $0x3f1f0000
DATA constants128x32<>+1676(SB)/4, $0x3f1f0000
DATA constants128x32<>+1680(SB)/4, $0x40100000
DATA constants128x32<>+1684(SB)/4, $0x40100000
DATA constants128x32<>+1688(SB)/4, $0x40100000
DATA constants128x32<>+1692(SB)/4, $0x40100000
DATA constants128x32<>+1696(SB)/4, $0x40380000
DATA constants128x32<>+1700(SB)/4, $0x40380000
DATA constants128x32<>+1704(SB)/4, $0x40380000
DATA constants128x32<>+1708(SB)/4, $0x40380000
DATA constants128x32<>+1712(SB)/4, $0xba6a6e76
DATA constants128x32<>+1716(SB)/4, $0xba6a6e76
DATA constants128x32<>+1720(SB)/4, $0xba6a6e76
DATA constants128x32<>+1724(SB)/4, $0xba6a6e76
DATA constants128x32<>+1728(SB)/4, $0xbdf4c9a0
DATA constants128x32<>+1732(SB)/4, $0xbdf4c9a0
DATA constants128x32<>+1736(SB)/4, $0xbdf4c9a0
DATA constants128x32<>+1740(SB)/4, $0xbdf4c9a0
DATA constants128x32<>+1744(SB)/4, $0x3b024ba3
DATA constants128x32<>+1748(SB)/4, $0x3b024ba3
DATA constants128x32<>+1752(SB)/4, $0x3b024ba3
DATA constants128x32<>+1756(SB)/4, $0x3b024ba3
DATA constants128x32<>+1760(SB)/4, $0x3d253791
DATA constants128x32<>+1764(SB)/4, $0x3d253791
DATA constants128x32<>+1768(SB)/4, $0x3d253791
DATA constants128x32<>+1772(SB)/4, $0x3d253791
DATA constants128x32<>+1776(SB)/4, $0x3b912d9d
DATA constants128x32<>+1780(SB)/4, $0x3b912d9d
DATA constants128x32<>+1784(SB)/4, $0x3b912d9d
DATA constants128x32<>+1788(SB)/4, $0x3b912d9d
DATA constants128x32<>+1792(SB)/4, $0x3efb57ab
DATA constants128x32<>+1796(SB)/4, $0x3efb57ab
DATA constants128x32<>+1800(SB)/4, $0x3efb57ab
DATA constants128x32<>+1804(SB)/4, $0x3efb57ab
DATA constants128x32<>+1808(SB)/4, $0xbcf01846
DATA constants128x32<>+1812(SB)/4, $0xbcf01846
DATA constants128x32<>+1816(SB)/4, $0xbcf01846
DATA constants128x32<>+1820(SB)/4, $0xbcf01846
DATA constants128x32<>+1824(SB)/4, $0xbf8b2a02
DATA constants128x32<>+1828(SB)/4, $0xbf8b2a02
DATA constants128x32<>+1832(SB)/4, $0xbf8b2a02
DATA constants128x32<>+1836(SB)/4, $0xbf8b2a02
DATA constants128x32<>+1840(SB)/4, $0x3d89c7a2
DATA constants128x32<>+1844(SB)/4, $0x3d89c7a2
DATA constants128x32<>+1848(SB)/4, $0x3d89c7a2
DATA constants128x32<>+1852(SB)/4, $0x3d89c7a2
DATA constants128x32<>+1856(SB)/4, $0x3f872f9b
DATA constants128x32<>+1860(SB)/4, $0x3f872f9b
DATA constants128x32<>+1864(SB)/4, $0x3f872f9b
DATA constants128x32<>+1868(SB)/4, $0x3f872f9b
DATA constants128x32<>+1872(SB)/4, $0xbda5260c
DATA constants128x32<>+1876(SB)/4, $0xbda5260c
DATA constants128x32<>+1880(SB)/4, $0xbda5260c
DATA constants128x32<>+1884(SB)/4, $0xbda5260c
DATA constants128x32<>+1888(SB)/4, $0xbeb6247f
DATA constants128x32<>+1892(SB)/4, $0xbeb6247f
DATA constants128x32<>+1896(SB)/4, $0xbeb6247f
DATA constants128x32<>+1900(SB)/4, $0xbeb6247f
DATA constants128x32<>+1904(SB)/4, $0x3ca73dc7
DATA constants128x32<>+1908(SB)/4, $0x3ca73dc7
DATA constants128x32<>+1912(SB)/4, $0x3ca73dc7
DATA constants128x32<>+1916(SB)/4, $0x3ca73dc7
DATA constants128x32<>+1920(SB)/4, $0xbea4283e
DATA constants128x32<>+1924(SB)/4, $0xbea4283e
DATA constants128x32<>+1928(SB)/4, $0xbea4283e
DATA constants128x32<>+1932(SB)/4, $0xbea4283e
DATA constants128x32<>+1936(SB)/4, $0x3f14b6a0
DATA constants128x32<>+1940(SB)/4, $0x3f14b6a0
DATA constants128x32<>+1944(SB)/4, $0x3f14b6a0
DATA constants128x32<>+1948(SB)/4, $0x3f14b6a0
DATA constants128x32<>+1952(SB)/4, $0x3f55e883
DATA constants128x32<>+1956(SB)/4, $0x3f55e883
DATA constants128x32<>+1960(SB)/4, $0x3f55e883
DATA constants128x32<>+1964(SB)/4, $0x3f55e883
DATA constants128x32<>+1968(SB)/4, $0x3e800000
DATA constants128x32<>+1972(SB)/4, $0x3e800000
DATA constants128x32<>+1976(SB)/4, $0x3e800000
DATA constants128x32<>+1980(SB)/4, $0x3e800000
DATA constants128x32<>+1984(SB)/4, $0x3f600000
DATA constants128x32<>+1988(SB)/4, $0x3f600000
DATA constants128x32<>+1992(SB)/4, $0x3f600000
DATA constants128x32<>+1996(SB)/4, $0x3f600000
DATA constants128x32<>+2000(SB)/4, $0x7fffff
DATA constants128x32<>+2004(SB)/4, $0x7fffff
DATA constants128x32<>+2008(SB)/4, $0x7fffff
DATA constants128x32<>+2012(SB)/4, $0x7fffff
DATA constants128x32<>+2016(SB)/4, $0x41680000
DATA constants128x32<>+2020(SB)/4, $0x41680000
DATA constants128x32<>+2024(SB)/4, $0x41680000
DATA constants128x32<>+2028(SB)/4, $0x41680000
DATA constants128x32<>+2032(SB)/4, $0x40080000
DATA constants128x32<>+2036(SB)/4, $0x40080000
DATA constants128x32<>+2040(SB)/4, $0x40080000
DATA constants128x32<>+2044(SB)/4, $0x40080000
DATA constants128x32<>+2048(SB)/4, $0x40783000
DATA constants128x32<>+2052(SB)/4, $0x40783000
DATA constants128x32<>+2056(SB)/4, $0x40783000
DATA constants128x32<>+2060(SB)/4, $0x40783000
DATA constants128x32<>+2064(SB)/4, $0x3f946000
DATA constants128x32<>+2068(SB)/4, $0x3f946000
DATA constants128x32<>+2072(SB)/4, $0x3f946000
DATA constants128x32<>+2076(SB)/4, $0x3f946000
DATA constants128x32<>+2080(SB)/4, $0x40500000
DATA constants128x32<>+2084(SB)/4, $0x40500000
DATA constants128x32<>+2088(SB)/4, $0x40500000
DATA constants128x32<>+2092(SB)/4, $0x40500000
DATA constants128x32<>+2096(SB)/4, $0x40840000
DATA constants128x32<>+2100(SB)/4, $0x40840000
DATA constants128x32<>+2104(SB)/4, $0x40840000
DATA constants128x32<>+2108(SB)/4, $0x40840000
DATA constants128x32<>+2112(SB)/4, $0xba35e4ac
DATA constants128x32<>+2116(SB)/4, $0xba35e4ac
DATA constants128x32<>+2120(SB)/4, $0xba35e4ac
DATA constants128x32<>+2124(SB)/4, $0xba35e4ac
DATA constants128x32<>+2128(SB)/4, $0xbd814fcb
DATA constants128x32<>+2132(SB)/4, $0xbd814fcb
DATA constants128x32<>+2136(SB)/4, $0xbd814fcb
DATA constants128x32<>+2140(SB)/4, $0xbd814fcb
DATA constants128x32<>+2144(SB)/4, $0x3aa5562f
DATA constants128x32<>+2148(SB)/4, $0x3aa5562f
DATA constants128x32<>+2152(SB)/4, $0x3aa5562f
DATA constants128x32<>+2156(SB)/4, $0x3aa5562f
DATA constants128x32<>+2160(SB)/4, $0xbc9fdfc5
DATA constants128x32<>+2164(SB)/4, $0xbc9fdfc5
DATA constants128x32<>+2168(SB)/4, $0xbc9fdfc5
DATA constants128x32<>+2172(SB)/4, $0xbc9fdfc5
DATA constants128x32<>+2176(SB)/4, $0x3b86d60b
DATA constants128x32<>+2180(SB)/4, $0x3b86d60b
DATA constants128x32<>+2184(SB)/4, $0x3b86d60b
DATA constants128x32<>+2188(SB)/4, $0x3b86d60b
DATA constants128x32<>+2192(SB)/4, $0x3e9d1ddc
DATA constants128x32<>+2196(SB)/4, $0x3e9d1ddc
DATA constants128x32<>+2200(SB)/4, $0x3e9d1ddc
DATA constants128x32<>+2204(SB)/4, $0x3e9d1ddc
DATA constants128x32<>+2208(SB)/4, $0xbcb8a5c3
DATA constants128x32<>+2212(SB)/4, $0xbcb8a5c3
DATA constants128x32<>+2216(SB)/4, $0xbcb8a5c3
DATA constants128x32<>+2220(SB)/4, $0xbcb8a5c3
DATA constants128x32<>+2224(SB)/4, $0xbf142806
DATA constants128x32<>+2228(SB)/4, $0xbf142806
DATA constants128x32<>+2232(SB)/4, $0xbf142806
DATA constants128x32<>+2236(SB)/4, $0xbf142806
DATA constants128x32<>+2240(SB)/4, $0x3d47b8e5
DATA constants128x32<>+2244(SB)/4, $0x3d47b8e5
DATA constants128x32<>+2248(SB)/4, $0x3d47b8e5
DATA constants128x32<>+2252(SB)/4, $0x3d47b8e5
DATA constants128x32<>+2256(SB)/4, $0x3f033d82
DATA constants128x32<>+2260(SB)/4, $0x3f033d82
DATA constants128x32<>+2264(SB)/4, $0x3f033d82
DATA constants128x32<>+2268(SB)/4, $0x3f033d82
DATA constants128x32<>+2272(SB)/4, $0xbd6439b5
DATA constants128x32<>+2276(SB)/4, $0xbd6439b5
DATA constants128x32<>+2280(SB)/4, $0xbd6439b5
DATA constants128x32<>+2284(SB)/4, $0xbd6439b5
DATA constants128x32<>+2288(SB)/4, $0xbdf3b8ff
DATA constants128x32<>+2292(SB)/4, $0xbdf3b8ff
DATA constants128x32<>+2296(SB)/4, $0xbdf3b8ff
DATA constants128x32<>+2300(SB)/4, $0xbdf3b8ff
DATA constants128x32<>+2304(SB)/4, $0x3c31ff5c
DATA constants128x32<>+2308(SB)/4, $0x3c31ff5c
DATA constants128x32<>+2312(SB)/4, $0x3c31ff5c
DATA constants128x32<>+2316(SB)/4, $0x3c31ff5c
DATA constants128x32<>+2320(SB)/4, $0xbe7ae28d
DATA constants128x32<>+2324(SB)/4, $0xbe7ae28d
DATA constants128x32<>+2328(SB)/4, $0xbe7ae28d
DATA constants128x32<>+2332(SB)/4, $0xbe7ae28d
DATA constants128x32<>+2336(SB)/4, $0x3ed364e7
DATA constants128x32<>+2340(SB)/4, $0x3ed364e7
DATA constants128x32<>+2344(SB)/4, $0x3ed364e7
DATA constants128x32<>+2348(SB)/4, $0x3ed364e7
DATA constants128x32<>+2352(SB)/4, $0x3f14c125
DATA constants128x32<>+2356(SB)/4, $0x3f14c125
DATA constants128x32<>+2360(SB)/4, $0x3f14c125
DATA constants128x32<>+2364(SB)/4, $0x3f14c125
DATA constants128x32<>+2368(SB)/4, $0x3ec00000
DATA constants128x32<>+2372(SB)/4, $0x3ec00000
DATA constants128x32<>+2376(SB)/4, $0x3ec00000
DATA constants128x32<>+2380(SB)/4, $0x3ec00000
DATA constants128x32<>+2384(SB)/4, $0x3fa00000
DATA constants128x32<>+2388(SB)/4, $0x3fa00000
DATA constants128x32<>+2392(SB)/4, $0x3fa00000
DATA constants128x32<>+2396(SB)/4, $0x3fa00000
DATA constants128x32<>+2400(SB)/4, $0x30800000
DATA constants128x32<>+2404(SB)/4, $0x30800000
DATA constants128x32<>+2408(SB)/4, $0x30800000
DATA constants128x32<>+2412(SB)/4, $0x30800000
DATA constants128x32<>+2416(SB)/4, $0x1000000
DATA constants128x32<>+2420(SB)/4, $0x1000000
DATA constants128x32<>+2424(SB)/4, $0x1000000
DATA constants128x32<>+2428(SB)/4, $0x1000000
DATA constants128x32<>+2432(SB)/4, $0x40c00000
DATA constants128x32<>+2436(SB)/4, $0x40c00000
DATA constants128x32<>+2440(SB)/4, $0x40c00000
DATA constants128x32<>+2444(SB)/4, $0x40c00000
DATA constants128x32<>+2448(SB)/4, $0x41300000
DATA constants128x32<>+2452(SB)/4, $0x41300000
DATA constants128x32<>+2456(SB)/4, $0x41300000
DATA constants128x32<>+2460(SB)/4, $0x41300000
DATA constants128x32<>+2464(SB)/4, $0x3d922000
DATA constants128x32<>+2468(SB)/4, $0x3d922000
DATA constants128x32<>+2472(SB)/4, $0x3d922000
DATA constants128x32<>+2476(SB)/4, $0x3d922000
DATA constants128x32<>+2480(SB)/4, $0x3fcc422a
DATA constants128x32<>+2484(SB)/4, $0x3fcc422a
DATA constants128x32<>+2488(SB)/4, $0x3fcc422a
DATA constants128x32<>+2492(SB)/4, $0x3fcc422a
DATA constants128x32<>+2496(SB)/4, $0x369e549b
DATA constants128x32<>+2500(SB)/4, $0x369e549b
DATA constants128x32<>+2504(SB)/4, $0x369e549b
DATA constants128x32<>+2508(SB)/4, $0x369e549b
DATA constants128x32<>+2512(SB)/4, $0xb342bc9b
DATA constants128x32<>+2516(SB)/4, $0xb342bc9b
DATA constants128x32<>+2520(SB)/4, $0xb342bc9b
DATA constants128x32<>+2524(SB)/4, $0xb342bc9b
DATA constants128x32<>+2528(SB)/4, $0x4a800000
DATA constants128x32<>+2532(SB)/4, $0x4a800000
DATA constants128x32<>+2536(SB)/4, $0x4a800000
DATA constants128x32<>+2540(SB)/4, $0x4a800000
DATA constants128x32<>+2544(SB)/4, $0x800000
DATA constants128x32<>+2548(SB)/4, $0x800000
DATA constants128x32<>+2552(SB)/4, $0x800000
DATA constants128x32<>+2556(SB)/4, $0x800000
DATA constants128x32<>+2560(SB)/4, $0x3f3504f3
DATA constants128x32<>+2564(SB)/4, $0x3f3504f3
DATA constants128x32<>+2568(SB)/4, $0x3f3504f3
DATA constants128x32<>+2572(SB)/4, $0x3f3504f3
DATA constants128x32<>+2576(SB)/4, $0x3d8a399a
DATA constants128x32<>+2580(SB)/4, $0x3d8a399a
DATA constants128x32<>+2584(SB)/4, $0x3d8a399a
DATA constants128x32<>+2588(SB)/4, $0x3d8a399a
DATA constants128x32<>+2592(SB)/4, $0xbdef00ec
DATA constants128x32<>+2596(SB)/4, $0xbdef00ec
DATA constants128x32<>+2600(SB)/4, $0xbdef00ec
DATA constants128x32<>+2604(SB)/4, $0xbdef00ec
DATA constants128x32<>+2608(SB)/4, $0x3df36005
DATA constants128x32<>+2612(SB)/4, $0x3df36005
DATA constants128x32<>+2616(SB)/4, $0x3df36005
DATA constants128x32<>+2620(SB)/4, $0x3df36005
DATA constants128x32<>+2624(SB)/4, $0xbdfe1465
DATA constants128x32<>+2628(SB)/4, $0xbdfe1465
DATA constants128x32<>+2632(SB)/4, $0xbdfe1465
DATA constants128x32<>+2636(SB)/4, $0xbdfe1465
DATA constants128x32<>+2640(SB)/4, $0x3e119dd1
DATA constants128x32<>+2644(SB)/4, $0x3e119dd1
DATA constants128x32<>+2648(SB)/4, $0x3e119dd1
DATA constants128x32<>+2652(SB)/4, $0x3e119dd1
DATA constants128x32<>+2656(SB)/4, $0xbe2aae22
DATA constants128x32<>+2660(SB)/4, $0xbe2aae22
DATA constants128x32<>+2664(SB)/4, $0xbe2aae22
DATA constants128x32<>+2668(SB)/4, $0xbe2aae22
DATA constants128x32<>+2672(SB)/4, $0x3e4cd23b
DATA constants128x32<>+2676(SB)/4, $0x3e4cd23b
DATA constants128x32<>+2680(SB)/4, $0x3e4cd23b
DATA constants128x32<>+2684(SB)/4, $0x3e4cd23b
DATA constants128x32<>+2688(SB)/4, $0xbe800003
DATA constants128x32<>+2692(SB)/4, $0xbe800003
DATA constants128x32<>+2696(SB)/4, $0xbe800003
DATA constants128x32<>+2700(SB)/4, $0xbe800003
DATA constants128x32<>+2704(SB)/4, $0x3eaaaaa4
DATA constants128x32<>+2708(SB)/4, $0x3eaaaaa4
DATA constants128x32<>+2712(SB)/4, $0x3eaaaaa4
DATA constants128x32<>+2716(SB)/4, $0x3eaaaaa4
DATA constants128x32<>+2720(SB)/4, $0xff800000
DATA constants128x32<>+2724(SB)/4, $0xff800000
DATA constants128x32<>+2728(SB)/4, $0xff800000
DATA constants128x32<>+2732(SB)/4, $0xff800000
DATA constants128x32<>+2736(SB)/4, $0x7f7fffff
DATA constants128x32<>+2740(SB)/4, $0x7f7fffff
DATA constants128x32<>+2744(SB)/4, $0x7f7fffff
DATA constants128x32<>+2748(SB)/4, $0x7f7fffff
DATA constants128x32<>+2752(SB)/4, $0xb9389ad4
DATA constants128x32<>+2756(SB)/4, $0xb9389ad4
DATA constants128x32<>+2760(SB)/4, $0xb9389ad4
DATA constants128x32<>+2764(SB)/4, $0xb9389ad4
DATA constants128x32<>+2768(SB)/4, $0x3fb8b000
DATA constants128x32<>+2772(SB)/4, $0x3fb8b000
DATA constants128x32<>+2776(SB)/4, $0x3fb8b000
DATA constants128x32<>+2780(SB)/4, $0x3fb8b000
DATA constants128x32<>+2784(SB)/4, $0xb804ead9
DATA constants128x32<>+2788(SB)/4, $0xb804ead9
DATA constants128x32<>+2792(SB)/4, $0xb804ead9
DATA constants128x32<>+2796(SB)/4, $0xb804ead9
DATA constants128x32<>+2800(SB)/4, $0x3ede6000
DATA constants128x32<>+2804(SB)/4, $0x3ede6000
DATA constants128x32<>+2808(SB)/4, $0x3ede6000
DATA constants128x32<>+2812(SB)/4, $0x3ede6000
DATA constants128x32<>+2816(SB)/4, $0x3ede5bd9
DATA constants128x32<>+2820(SB)/4, $0x3ede5bd9
DATA constants128x32<>+2824(SB)/4, $0x3ede5bd9
DATA constants128x32<>+2828(SB)/4, $0x3ede5bd9
DATA constants128x32<>+2832(SB)/4, $0x3e9a2000
DATA constants128x32<>+2836(SB)/4, $0x3e9a2000
DATA constants128x32<>+2840(SB)/4, $0x3e9a2000
DATA constants128x32<>+2844(SB)/4, $0x3e9a2000
DATA constants128x32<>+2848(SB)/4, $0x369a84fc
DATA constants128x32<>+2852(SB)/4, $0x369a84fc
DATA constants128x32<>+2856(SB)/4, $0x369a84fc
DATA constants128x32<>+2860(SB)/4, $0x369a84fc
DATA constants128x32<>+2864(SB)/4, $0x40
DATA constants128x32<>+2868(SB)/4, $0x40
DATA constants128x32<>+2872(SB)/4, $0x40
DATA constants128x32<>+2876(SB)/4, $0x40
DATA constants128x32<>+2880(SB)/4, $0x3f7876b6
DATA constants128x32<>+2884(SB)/4, $0x3f7876b6
DATA constants128x32<>+2888(SB)/4, $0x3f7876b6
DATA constants128x32<>+2892(SB)/4, $0x3f7876b6
DATA constants128x32<>+2896(SB)/4, $0xbf8b4dcc
DATA constants128x32<>+2900(SB)/4, $0xbf8b4dcc
DATA constants128x32<>+2904(SB)/4, $0xbf8b4dcc
DATA constants128x32<>+2908(SB)/4, $0xbf8b4dcc
DATA constants128x32<>+2912(SB)/4, $0x3f803a84
DATA constants128x32<>+2916(SB)/4, $0x3f803a84
DATA constants128x32<>+2920(SB)/4, $0x3f803a84
DATA constants128x32<>+2924(SB)/4, $0x3f803a84
DATA constants128x32<>+2928(SB)/4, $0x33000000
DATA constants128x32<>+2932(SB)/4, $0x33000000
DATA constants128x32<>+2936(SB)/4, $0x33000000
DATA constants128x32<>+2940(SB)/4, $0x33000000
DATA constants128x32<>+2944(SB)/4, $0x3f360000
DATA constants128x32<>+2948(SB)/4, $0x3f360000
DATA constants128x32<>+2952(SB)/4, $0x3f360000
DATA constants128x32<>+2956(SB)/4, $0x3f360000
DATA constants128x32<>+2960(SB)/4, $0x1f
DATA constants128x32<>+2964(SB)/4, $0x1f
DATA constants128x32<>+2968(SB)/4, $0x1f
DATA constants128x32<>+2972(SB)/4, $0x1f
DATA constants128x32<>+2976(SB)/4, $0xbe2ab2ea
DATA constants128x32<>+2980(SB)/4, $0xbe2ab2ea
DATA constants128x32<>+2984(SB)/4, $0xbe2ab2ea
DATA constants128x32<>+2988(SB)/4, $0xbe2ab2ea
DATA constants128x32<>+2992(SB)/4, $0x3e4cc982
DATA constants128x32<>+2996(SB)/4, $0x3e4cc982
DATA constants128x32<>+3000(SB)/4, $0x3e4cc982
DATA constants128x32<>+3004(SB)/4, $0x3e4cc982
DATA constants128x32<>+3008(SB)/4, $0xbe800000
DATA constants128x32<>+3012(SB)/4, $0xbe800000
DATA constants128x32<>+3016(SB)/4, $0xbe800000
DATA constants128x32<>+3020(SB)/4, $0xbe800000
DATA constants128x32<>+3024(SB)/4, $0x3eaaaaab
DATA constants128x32<>+3028(SB)/4, $0x3eaaaaab
DATA constants128x32<>+3032(SB)/4, $0x3eaaaaab
DATA constants128x32<>+3036(SB)/4, $0x3eaaaaab
DATA constants128x32<>+3040(SB)/4, $0x4f800000
DATA constants128x32<>+3044(SB)/4, $0x4f800000
DATA constants128x32<>+3048(SB)/4, $0x4f800000
DATA constants128x32<>+3052(SB)/4, $0x4f800000
DATA constants128x32<>+3056(SB)/4, $0x7e
DATA constants128x32<>+3060(SB)/4, $0x7e
DATA constants128x32<>+3064(SB)/4, $0x7e
DATA constants128x32<>+3068(SB)/4, $0x7e
DATA constants128x32<>+3072(SB)/4, $0x97
DATA constants128x32<>+3076(SB)/4, $0x97
DATA constants128x32<>+3080(SB)/4, $0x97
DATA constants128x32<>+3084(SB)/4, $0x97
DATA constants128x32<>+3088(SB)/4, $0x12
DATA constants128x32<>+3092(SB)/4, $0x12
DATA constants128x32<>+3096(SB)/4, $0x12
DATA constants128x32<>+3100(SB)/4, $0x12
DATA constants128x32<>+3104(SB)/4, $0x46800000
DATA constants128x32<>+3108(SB)/4, $0x46800000
DATA constants128x32<>+3112(SB)/4, $0x46800000
DATA constants128x32<>+3116(SB)/4, $0x46800000
DATA constants128x32<>+3120(SB)/4, $0xbc58a4b2
DATA constants128x32<>+3124(SB)/4, $0xbc58a4b2
DATA constants128x32<>+3128(SB)/4, $0xbc58a4b2
DATA constants128x32<>+3132(SB)/4, $0xbc58a4b2
DATA constants128x32<>+3136(SB)/4, $0x3ce6b1ba
DATA constants128x32<>+3140(SB)/4, $0x3ce6b1ba
DATA constants128x32<>+3144(SB)/4, $0x3ce6b1ba
DATA constants128x32<>+3148(SB)/4, $0x3ce6b1ba
DATA constants128x32<>+3152(SB)/4, $0xbd35cae6
DATA constants128x32<>+3156(SB)/4, $0xbd35cae6
DATA constants128x32<>+3160(SB)/4, $0xbd35cae6
DATA constants128x32<>+3164(SB)/4, $0xbd35cae6
DATA constants128x32<>+3168(SB)/4, $0x3d999279
DATA constants128x32<>+3172(SB)/4, $0x3d999279
DATA constants128x32<>+3176(SB)/4, $0x3d999279
DATA constants128x32<>+3180(SB)/4, $0x3d999279
DATA constants128x32<>+3184(SB)/4, $0xbe2aaa9b
DATA constants128x32<>+3188(SB)/4, $0xbe2aaa9b
DATA constants128x32<>+3192(SB)/4, $0xbe2aaa9b
DATA constants128x32<>+3196(SB)/4, $0xbe2aaa9b
DATA constants128x32<>+3200(SB)/4, $0xbf800000
DATA constants128x32<>+3204(SB)/4, $0xbf800000
DATA constants128x32<>+3208(SB)/4, $0xbf800000
DATA constants128x32<>+3212(SB)/4, $0xbf800000
DATA constants128x32<>+3216(SB)/4, $0x3ac8e286
DATA constants128x32<>+3220(SB)/4, $0x3ac8e286
DATA constants128x32<>+3224(SB)/4, $0x3ac8e286
DATA constants128x32<>+3228(SB)/4, $0x3ac8e286
DATA constants128x32<>+3232(SB)/4, $0xbbb478b0
DATA constants128x32<>+3236(SB)/4, $0xbbb478b0
DATA constants128x32<>+3240(SB)/4, $0xbbb478b0
DATA constants128x32<>+3244(SB)/4, $0xbbb478b0
DATA constants128x32<>+3248(SB)/4, $0x3c998d5a
DATA constants128x32<>+3252(SB)/4, $0x3c998d5a
DATA constants128x32<>+3256(SB)/4, $0x3c998d5a
DATA constants128x32<>+3260(SB)/4, $0x3c998d5a
DATA constants128x32<>+3264(SB)/4, $0xbdaaaa97
DATA constants128x32<>+3268(SB)/4, $0xbdaaaa97
DATA constants128x32<>+3272(SB)/4, $0xbdaaaa97
DATA constants128x32<>+3276(SB)/4, $0xbdaaaa97
DATA constants128x32<>+3280(SB)/4, $0x40000001
DATA constants128x32<>+3284(SB)/4, $0x40000001
DATA constants128x32<>+3288(SB)/4, $0x40000001
DATA constants128x32<>+3292(SB)/4, $0x40000001
DATA constants128x32<>+3296(SB)/4, $0x3e34a1fe
DATA constants128x32<>+3300(SB)/4, $0x3e34a1fe
DATA constants128x32<>+3304(SB)/4, $0x3e34a1fe
DATA constants128x32<>+3308(SB)/4, $0x3e34a1fe
DATA constants128x32<>+3312(SB)/4, $0x3d534fab
DATA constants128x32<>+3316(SB)/4, $0x3d534fab
DATA constants128x32<>+3320(SB)/4, $0x3d534fab
DATA constants128x32<>+3324(SB)/4, $0x3d534fab
DATA constants128x32<>+3328(SB)/4, $0x3df201dd
DATA constants128x32<>+3332(SB)/4, $0x3df201dd
DATA constants128x32<>+3336(SB)/4, $0x3df201dd
DATA constants128x32<>+3340(SB)/4, $0x3df201dd
DATA constants128x32<>+3344(SB)/4, $0x3e11a6b2
DATA constants128x32<>+3348(SB)/4, $0x3e11a6b2
DATA constants128x32<>+3352(SB)/4, $0x3e11a6b2
DATA constants128x32<>+3356(SB)/4, $0x3e11a6b2
DATA constants128x32<>+3360(SB)/4, $0x3e4cd33c
DATA constants128x32<>+3364(SB)/4, $0x3e4cd33c
DATA constants128x32<>+3368(SB)/4, $0x3e4cd33c
DATA constants128x32<>+3372(SB)/4, $0x3e4cd33c
DATA constants128x32<>+3376(SB)/4, $0x3eaaaaa0
DATA constants128x32<>+3380(SB)/4, $0x3eaaaaa0
DATA constants128x32<>+3384(SB)/4, $0x3eaaaaa0
DATA constants128x32<>+3388(SB)/4, $0x3eaaaaa0
DATA constants128x32<>+3392(SB)/4, $0x95
DATA constants128x32<>+3396(SB)/4, $0x95
DATA constants128x32<>+3400(SB)/4, $0x95
DATA constants128x32<>+3404(SB)/4, $0x95
DATA constants128x32<>+3408(SB)/4, $0x1a
DATA constants128x32<>+3412(SB)/4, $0x1a
DATA constants128x32<>+3416(SB)/4, $0x1a
DATA constants128x32<>+3420(SB)/4, $0x1a
DATA constants128x32<>+3424(SB)/4, $0x5556
DATA constants128x32<>+3428(SB)/4, $0x5556
DATA constants128x32<>+3432(SB)/4, $0x5556
DATA constants128x32<>+3436(SB)/4, $0x5556
DATA constants128x32<>+3440(SB)/4, $0x3
DATA constants128x32<>+3444(SB)/4, $0x3
DATA constants128x32<>+3448(SB)/4, $0x3
DATA constants128x32<>+3452(SB)/4, $0x3
DATA constants128x32<>+3456(SB)/4, $0x3fcb2ff5
DATA constants128x32<>+3460(SB)/4, $0x3fcb2ff5
DATA constants128x32<>+3464(SB)/4, $0x3fcb2ff5
DATA constants128x32<>+3468(SB)/4, $0x3fcb2ff5
DATA constants128x32<>+3472(SB)/4, $0x3fa14518
DATA constants128x32<>+3476(SB)/4, $0x3fa14518
DATA constants128x32<>+3480(SB)/4, $0x3fa14518
DATA constants128x32<>+3484(SB)/4, $0x3fa14518
DATA constants128x32<>+3488(SB)/4, $0x3cbd469f
DATA constants128x32<>+3492(SB)/4, $0x3cbd469f
DATA constants128x32<>+3496(SB)/4, $0x3cbd469f
DATA constants128x32<>+3500(SB)/4, $0x3cbd469f
DATA constants128x32<>+3504(SB)/4, $0xbe26e185
DATA constants128x32<>+3508(SB)/4, $0xbe26e185
DATA constants128x32<>+3512(SB)/4, $0xbe26e185
DATA constants128x32<>+3516(SB)/4, $0xbe26e185
DATA constants128x32<>+3520(SB)/4, $0x3f164d1f
DATA constants128x32<>+3524(SB)/4, $0x3f164d1f
DATA constants128x32<>+3528(SB)/4, $0x3f164d1f
DATA constants128x32<>+3532(SB)/4, $0x3f164d1f
DATA constants128x32<>+3536(SB)/4, $0x3f0d85d6
DATA constants128x32<>+3540(SB)/4, $0x3f0d85d6
DATA constants128x32<>+3544(SB)/4, $0x3f0d85d6
DATA constants128x32<>+3548(SB)/4, $0x3f0d85d6
DATA constants128x32<>+3552(SB)/4, $0x40400000
DATA constants128x32<>+3556(SB)/4, $0x40400000
DATA constants128x32<>+3560(SB)/4, $0x40400000
DATA constants128x32<>+3564(SB)/4, $0x40400000
DATA constants128x32<>+3568(SB)/4, $0x33
DATA constants128x32<>+3572(SB)/4, $0x33
DATA constants128x32<>+3576(SB)/4, $0x33
DATA constants128x32<>+3580(SB)/4, $0x33
DATA constants128x32<>+3584(SB)/4, $0x5f200000
DATA constants128x32<>+3588(SB)/4, $0x5f200000
DATA constants128x32<>+3592(SB)/4, $0x5f200000
DATA constants128x32<>+3596(SB)/4, $0x5f200000
DATA constants128x32<>+3600(SB)/4, $0x3f34360a
DATA constants128x32<>+3604(SB)/4, $0x3f34360a
DATA constants128x32<>+3608(SB)/4, $0x3f34360a
DATA constants128x32<>+3612(SB)/4, $0x3f34360a
DATA constants128x32<>+3616(SB)/4, $0x3fd748e2
DATA constants128x32<>+3620(SB)/4, $0x3fd748e2
DATA constants128x32<>+3624(SB)/4, $0x3fd748e2
DATA constants128x32<>+3628(SB)/4, $0x3fd748e2
DATA constants128x32<>+3632(SB)/4, $0x3ea00000
DATA constants128x32<>+3636(SB)/4, $0x3ea00000
DATA constants128x32<>+3640(SB)/4, $0x3ea00000
DATA constants128x32<>+3644(SB)/4, $0x3ea00000
DATA constants128x32<>+3648(SB)/4, $0x3f22f983
DATA constants128x32<>+3652(SB)/4, $0x3f22f983
DATA constants128x32<>+3656(SB)/4, $0x3f22f983
DATA constants128x32<>+3660(SB)/4, $0x3f22f983
DATA constants128x32<>+3664(SB)/4, $0x3fc91000
DATA constants128x32<>+3668(SB)/4, $0x3fc91000
DATA constants128x32<>+3672(SB)/4, $0x3fc91000
DATA constants128x32<>+3676(SB)/4, $0x3fc91000
DATA constants128x32<>+3680(SB)/4, $0xb6960000
DATA constants128x32<>+3684(SB)/4, $0xb6960000
DATA constants128x32<>+3688(SB)/4, $0xb6960000
DATA constants128x32<>+3692(SB)/4, $0xb6960000
DATA constants128x32<>+3696(SB)/4, $0x32888000
DATA constants128x32<>+3700(SB)/4, $0x32888000
DATA constants128x32<>+3704(SB)/4, $0x32888000
DATA constants128x32<>+3708(SB)/4, $0x32888000
DATA constants128x32<>+3712(SB)/4, $0x2c34611a
DATA constants128x32<>+3716(SB)/4, $0x2c34611a
DATA constants128x32<>+3720(SB)/4, $0x2c34611a
DATA constants128x32<>+3724(SB)/4, $0x2c34611a
DATA constants128x32<>+3728(SB)/4, $0x457fffff
DATA constants128x32<>+3732(SB)/4, $0x457fffff
DATA constants128x32<>+3736(SB)/4, $0x457fffff
DATA constants128x32<>+3740(SB)/4, $0x457fffff
DATA constants128x32<>+3744(SB)/4, $0x37ccf406
DATA constants128x32<>+3748(SB)/4, $0x37ccf406
DATA constants128x32<>+3752(SB)/4, $0x37ccf406
DATA constants128x32<>+3756(SB)/4, $0x37ccf406
DATA constants128x32<>+3760(SB)/4, $0xb94ca971
DATA constants128x32<>+3764(SB)/4, $0xb94ca971
DATA constants128x32<>+3768(SB)/4, $0xb94ca971
DATA constants128x32<>+3772(SB)/4, $0xb94ca971
DATA constants128x32<>+3776(SB)/4, $0xbab60614
DATA constants128x32<>+3780(SB)/4, $0xbab60614
DATA constants128x32<>+3784(SB)/4, $0xbab60614
DATA constants128x32<>+3788(SB)/4, $0xbab60614
DATA constants128x32<>+3792(SB)/4, $0x3c0883bb
DATA constants128x32<>+3796(SB)/4, $0x3c0883bb
DATA constants128x32<>+3800(SB)/4, $0x3c0883bb
DATA constants128x32<>+3804(SB)/4, $0x3c0883bb
DATA constants128x32<>+3808(SB)/4, $0x3d2aaaa5
DATA constants128x32<>+3812(SB)/4, $0x3d2aaaa5
DATA constants128x32<>+3816(SB)/4, $0x3d2aaaa5
DATA constants128x32<>+3820(SB)/4, $0x3d2aaaa5
DATA constants128x32<>+3824(SB)/4, $0xbe2aaaa3
DATA constants128x32<>+3828(SB)/4, $0xbe2aaaa3
DATA constants128x32<>+3832(SB)/4, $0xbe2aaaa3
DATA constants128x32<>+3836(SB)/4, $0xbe2aaaa3
DATA constants128x32<>+3840(SB)/4, $0x39000000
DATA constants128x32<>+3844(SB)/4, $0x39000000
DATA constants128x32<>+3848(SB)/4, $0x39000000
DATA constants128x32<>+3852(SB)/4, $0x39000000
DATA constants128x32<>+3856(SB)/4, $0x4b400001
DATA constants128x32<>+3860(SB)/4, $0x4b400001
DATA constants128x32<>+3864(SB)/4, $0x4b400001
DATA constants128x32<>+3868(SB)/4, $0x4b400001
DATA constants128x32<>+3872(SB)/4, $0x38d1723d
DATA constants128x32<>+3876(SB)/4, $0x38d1723d
DATA constants128x32<>+3880(SB)/4, $0x38d1723d
DATA constants128x32<>+3884(SB)/4, $0x38d1723d
DATA constants128x32<>+3888(SB)/4, $0x3a5b06ed
DATA constants128x32<>+3892(SB)/4, $0x3a5b06ed
DATA constants128x32<>+3896(SB)/4, $0x3a5b06ed
DATA constants128x32<>+3900(SB)/4, $0x3a5b06ed
DATA constants128x32<>+3904(SB)/4, $0x3c088f3f
DATA constants128x32<>+3908(SB)/4, $0x3c088f3f
DATA constants128x32<>+3912(SB)/4, $0x3c088f3f
DATA constants128x32<>+3916(SB)/4, $0x3c088f3f
DATA constants128x32<>+3920(SB)/4, $0x3daaaa9d
DATA constants128x32<>+3924(SB)/4, $0x3daaaa9d
DATA constants128x32<>+3928(SB)/4, $0x3daaaa9d
DATA constants128x32<>+3932(SB)/4, $0x3daaaa9d
DATA constants128x32<>+3936(SB)/4, $0x45c00000
DATA constants128x32<>+3940(SB)/4, $0x45c00000
DATA constants128x32<>+3944(SB)/4, $0x45c00000
DATA constants128x32<>+3948(SB)/4, $0x45c00000
DATA constants128x32<>+3952(SB)/4, $0x40800000
DATA constants128x32<>+3956(SB)/4, $0x40800000
DATA constants128x32<>+3960(SB)/4, $0x40800000
DATA constants128x32<>+3964(SB)/4, $0x40800000
DATA constants128x32<>+3968(SB)/4, $0x3d2cae46
DATA constants128x32<>+3972(SB)/4, $0x3d2cae46
DATA constants128x32<>+3976(SB)/4, $0x3d2cae46
DATA constants128x32<>+3980(SB)/4, $0x3d2cae46
DATA constants128x32<>+3984(SB)/4, $0x3cc61f15
DATA constants128x32<>+3988(SB)/4, $0x3cc61f15
DATA constants128x32<>+3992(SB)/4, $0x3cc61f15
DATA constants128x32<>+3996(SB)/4, $0x3cc61f15
DATA constants128x32<>+4000(SB)/4, $0x3d3a3ddd
DATA constants128x32<>+4004(SB)/4, $0x3d3a3ddd
DATA constants128x32<>+4008(SB)/4, $0x3d3a3ddd
DATA constants128x32<>+4012(SB)/4, $0x3d3a3ddd
DATA constants128x32<>+4016(SB)/4, $0x3d998102
DATA constants128x32<>+4020(SB)/4, $0x3d998102
DATA constants128x32<>+4024(SB)/4, $0x3d998102
DATA constants128x32<>+4028(SB)/4, $0x3d998102
DATA constants128x32<>+4032(SB)/4, $0x3e2aaae4
DATA constants128x32<>+4036(SB)/4, $0x3e2aaae4
DATA constants128x32<>+4040(SB)/4, $0x3e2aaae4
DATA constants128x32<>+4044(SB)/4, $0x3e2aaae4
DATA constants128x32<>+4048(SB)/4, $0x3fc90000
DATA constants128x32<>+4052(SB)/4, $0x3fc90000
DATA constants128x32<>+4056(SB)/4, $0x3fc90000
DATA constants128x32<>+4060(SB)/4, $0x3fc90000
DATA constants128x32<>+4064(SB)/4, $0x39fdaa22
DATA constants128x32<>+4068(SB)/4, $0x39fdaa22
DATA constants128x32<>+4072(SB)/4, $0x39fdaa22
DATA constants128x32<>+4076(SB)/4, $0x39fdaa22
DATA constants128x32<>+4080(SB)/4, $0x3f800001
DATA constants128x32<>+4084(SB)/4, $0x3f800001
DATA constants128x32<>+4088(SB)/4, $0x3f800001
DATA constants128x32<>+4092(SB)/4, $0x3f800001
DATA constants128x32<>+4096(SB)/4, $0x40490fdb
DATA constants128x32<>+4100(SB)/4, $0x40490fdb
DATA constants128x32<>+4104(SB)/4, $0x40490fdb
DATA constants128x32<>+4108(SB)/4, $0x40490fdb
DATA constants128x32<>+4112(SB)/4, $0x3fc90fdb
DATA constants128x32<>+4116(SB)/4, $0x3fc90fdb
DATA constants128x32<>+4120(SB)/4, $0x3fc90fdb
DATA constants128x32<>+4124(SB)/4, $0x3fc90fdb
DATA constants128x32<>+4128(SB)/4, $0xb3bbbd2e
DATA constants128x32<>+4132(SB)/4, $0xb3bbbd2e
DATA constants128x32<>+4136(SB)/4, $0xb3bbbd2e
DATA constants128x32<>+4140(SB)/4, $0xb3bbbd2e
DATA constants128x32<>+4144(SB)/4, $0xb33bbd2e
DATA constants128x32<>+4148(SB)/4, $0xb33bbd2e
DATA constants128x32<>+4152(SB)/4, $0xb33bbd2e
DATA constants128x32<>+4156(SB)/4, $0xb33bbd2e
DATA constants128x32<>+4160(SB)/4, $0x5f800000
DATA constants128x32<>+4164(SB)/4, $0x5f800000
DATA constants128x32<>+4168(SB)/4, $0x5f800000
DATA constants128x32<>+4172(SB)/4, $0x5f800000
DATA constants128x32<>+4176(SB)/4, $0xbd51ed4d
DATA constants128x32<>+4180(SB)/4, $0xbd51ed4d
DATA constants128x32<>+4184(SB)/4, $0xbd51ed4d
DATA constants128x32<>+4188(SB)/4, $0xbd51ed4d
DATA constants128x32<>+4192(SB)/4, $0x3dcffdcb
DATA constants128x32<>+4196(SB)/4, $0x3dcffdcb
DATA constants128x32<>+4200(SB)/4, $0x3dcffdcb
DATA constants128x32<>+4204(SB)/4, $0x3dcffdcb
DATA constants128x32<>+4208(SB)/4, $0xbe1124d9
DATA constants128x32<>+4212(SB)/4, $0xbe1124d9
DATA constants128x32<>+4216(SB)/4, $0xbe1124d9
DATA constants128x32<>+4220(SB)/4, $0xbe1124d9
DATA constants128x32<>+4224(SB)/4, $0x3e4cbd83
DATA constants128x32<>+4228(SB)/4, $0x3e4cbd83
DATA constants128x32<>+4232(SB)/4, $0x3e4cbd83
DATA constants128x32<>+4236(SB)/4, $0x3e4cbd83
DATA constants128x32<>+4240(SB)/4, $0xbeaaaa89
DATA constants128x32<>+4244(SB)/4, $0xbeaaaa89
DATA constants128x32<>+4248(SB)/4, $0xbeaaaa89
DATA constants128x32<>+4252(SB)/4, $0xbeaaaa89
DATA constants128x32<>+4256(SB)/4, $0x3f490f80
DATA constants128x32<>+4260(SB)/4, $0x3f490f80
DATA constants128x32<>+4264(SB)/4, $0x3f490f80
DATA constants128x32<>+4268(SB)/4, $0x3f490f80
DATA constants128x32<>+4272(SB)/4, $0x36b54443
DATA constants128x32<>+4276(SB)/4, $0x36b54443
DATA constants128x32<>+4280(SB)/4, $0x36b54443
DATA constants128x32<>+4284(SB)/4, $0x36b54443
DATA constants128x32<>+4288(SB)/4, $0x7f800001
DATA constants128x32<>+4292(SB)/4, $0x7f800001
DATA constants128x32<>+4296(SB)/4, $0x7f800001
DATA constants128x32<>+4300(SB)/4, $0x7f800001
DATA constants128x32<>+4304(SB)/4, $0x2b800000
DATA constants128x32<>+4308(SB)/4, $0x2b800000
DATA constants128x32<>+4312(SB)/4, $0x2b800000
DATA constants128x32<>+4316(SB)/4, $0x2b800000
DATA constants128x32<>+4320(SB)/4, $0x53800000
DATA constants128x32<>+4324(SB)/4, $0x53800000
DATA constants128x32<>+4328(SB)/4, $0x53800000
DATA constants128x32<>+4332(SB)/4, $0x53800000
GLOBL constants128x32<>(SB), RODATA|NOPTR, $4336
DATA firstSigns128x32<>+0(SB)/4, $0x80000000
DATA firstSigns128x32<>+4(SB)/4, $0
DATA firstSigns128x32<>+8(SB)/4, $0x80000000
DATA firstSigns128x32<>+12(SB)/4, $0
GLOBL firstSigns128x32<>(SB), RODATA|NOPTR, $16
DATA table0_128x32<>+0(SB)/4, $0x3fb20000
DATA table0_128x32<>+4(SB)/4, $0x3fae4000
DATA table0_128x32<>+8(SB)/4, $0x3faac000
DATA table0_128x32<>+12(SB)/4, $0x3fa74000
DATA table0_128x32<>+16(SB)/4, $0x3fa3c000
DATA table0_128x32<>+20(SB)/4, $0x3fa0c000
DATA table0_128x32<>+24(SB)/4, $0x3f9d8000
DATA table0_128x32<>+28(SB)/4, $0x3f9a8000
DATA table0_128x32<>+32(SB)/4, $0x3f97c000
DATA table0_128x32<>+36(SB)/4, $0x3f950000
DATA table0_128x32<>+40(SB)/4, $0x3f924000
DATA table0_128x32<>+44(SB)/4, $0x3f8fc000
DATA table0_128x32<>+48(SB)/4, $0x3f8d4000
DATA table0_128x32<>+52(SB)/4, $0x3f8ac000
DATA table0_128x32<>+56(SB)/4, $0x3f888000
DATA table0_128x32<>+60(SB)/4, $0x3f864000
DATA table0_128x32<>+64(SB)/4, $0x3f844000
DATA table0_128x32<>+68(SB)/4, $0x3f820000
DATA table0_128x32<>+72(SB)/4, $0x3f800000
DATA table0_128x32<>+76(SB)/4, $0x3f780000
DATA table0_128x32<>+80(SB)/4, $0x3f710000
DATA table0_128x32<>+84(SB)/4, $0x3f6a0000
DATA table0_128x32<>+88(SB)/4, $0x3f638000
DATA table0_128x32<>+92(SB)/4, $0x3f5d8000
DATA table0_128x32<>+96(SB)/4, $0x3f578000
DATA table0_128x32<>+100(SB)/4, $0x3f520000
DATA table0_128x32<>+104(SB)/4, $0x3f4d0000
DATA table0_128x32<>+108(SB)/4, $0x3f480000
DATA table0_128x32<>+112(SB)/4, $0x3f430000
DATA table0_128x32<>+116(SB)/4, $0x3f3e8000
DATA table0_128x32<>+120(SB)/4, $0x3f3a0000
DATA table0_128x32<>+124(SB)/4, $0x3f360000
GLOBL table0_128x32<>(SB), RODATA|NOPTR, $128
DATA table1_128x32<>+0(SB)/4, $0xbea8d600
DATA table1_128x32<>+4(SB)/4, $0xbe9dee00
DATA table1_128x32<>+8(SB)/4, $0xbe938c00
DATA table1_128x32<>+12(SB)/4, $0xbe88f000
DATA table1_128x32<>+16(SB)/4, $0xbe7c3800
DATA table1_128x32<>+20(SB)/4, $0xbe694800
DATA table1_128x32<>+24(SB)/4, $0xbe546000
DATA table1_128x32<>+28(SB)/4, $0xbe40b000
DATA table1_128x32<>+32(SB)/4, $0xbe2e4c00
DATA table1_128x32<>+36(SB)/4, $0xbe1b9000
DATA table1_128x32<>+40(SB)/4, $0xbe087c00
DATA table1_128x32<>+44(SB)/4, $0xbdeda800
DATA table1_128x32<>+48(SB)/4, $0xbdc9b800
DATA table1_128x32<>+52(SB)/4, $0xbda52800
DATA table1_128x32<>+56(SB)/4, $0xbd83b000
DATA table1_128x32<>+60(SB)/4, $0xbd434000
DATA table1_128x32<>+64(SB)/4, $0xbd05d000
DATA table1_128x32<>+68(SB)/4, $0xbc7e0000
DATA table1_128x32<>+72(SB)/4, $0x0
DATA table1_128x32<>+76(SB)/4, $0x3d021000
DATA table1_128x32<>+80(SB)/4, $0x3d775000
DATA table1_128x32<>+84(SB)/4, $0x3db80800
DATA table1_128x32<>+88(SB)/4, $0x3df1b800
DATA table1_128x32<>+92(SB)/4, $0x3e143c00
DATA table1_128x32<>+96(SB)/4, $0x3e305800
DATA table1_128x32<>+100(SB)/4, $0x3e4ad400
DATA table1_128x32<>+104(SB)/4, $0x3e638000
DATA table1_128x32<>+108(SB)/4, $0x3e7cc800
DATA table1_128x32<>+112(SB)/4, $0x3e8b5a00
DATA table1_128x32<>+116(SB)/4, $0x3e975000
DATA table1_128x32<>+120(SB)/4, $0x3ea38c00
DATA table1_128x32<>+124(SB)/4, $0x3eaeae00
GLOBL table1_128x32<>(SB), RODATA|NOPTR, $128
DATA table2_128x32<>+0(SB)/4, $0x3693c690
DATA table2_128x32<>+4(SB)/4, $0xb692758a
DATA table2_128x32<>+8(SB)/4, $0x36f37604
DATA table2_128x32<>+12(SB)/4, $0xb662dada
DATA table2_128x32<>+16(SB)/4, $0xb65944ab
DATA table2_128x32<>+20(SB)/4, $0xb6d606db
DATA table2_128x32<>+24(SB)/4, $0x36181bbf
DATA table2_128x32<>+28(SB)/4, $0x36fd7af3
DATA table2_128x32<>+32(SB)/4, $0x36ffe29a
DATA table2_128x32<>+36(SB)/4, $0x34f7f85c
DATA table2_128x32<>+40(SB)/4, $0xb5e42254
DATA table2_128x32<>+44(SB)/4, $0xb61c061f
DATA table2_128x32<>+48(SB)/4, $0xb6bcaab3
DATA table2_128x32<>+52(SB)/4, $0xb553aa1b
DATA table2_128x32<>+56(SB)/4, $0x36cf94ce
DATA table2_128x32<>+60(SB)/4, $0xb6a83084
DATA table2_128x32<>+64(SB)/4, $0x36b083e7
DATA table2_128x32<>+68(SB)/4, $0xb5a8b0fc
DATA table2_128x32<>+72(SB)/4, $0x0
DATA table2_128x32<>+76(SB)/4, $0xb6a27619
DATA table2_128x32<>+80(SB)/4, $0x35c7001b
DATA table2_128x32<>+84(SB)/4, $0xb633d455
DATA table2_128x32<>+88(SB)/4, $0x34fdc609
DATA table2_128x32<>+92(SB)/4, $0xb6b10fb9
DATA table2_128x32<>+96(SB)/4, $0x36c402c2
DATA table2_128x32<>+100(SB)/4, $0xb6948c24
DATA table2_128x32<>+104(SB)/4, $0xb50721fe
DATA table2_128x32<>+108(SB)/4, $0x3663659e
DATA table2_128x32<>+112(SB)/4, $0x36e65d68
DATA table2_128x32<>+116(SB)/4, $0xb6ea18f7
DATA table2_128x32<>+120(SB)/4, $0x365c271c
DATA table2_128x32<>+124(SB)/4, $0xb50829a8
GLOBL table2_128x32<>(SB), RODATA|NOPTR, $128
DATA constants128x64<>+0(SB)/8, $0x7ff8000000000000
DATA constants128x64<>+8(SB)/8, $0x7ff8000000000000
DATA constants128x64<>+16(SB)/8, $0x0
DATA constants128x64<>+24(SB)/8, $0x0
DATA constants128x64<>+32(SB)/8, $0x8000000000000000
DATA constants128x64<>+40(SB)/8, $0x8000000000000000
DATA constants128x64<>+48(SB)/8, $0x7fffffffffffffff
DATA constants128x64<>+56(SB)/8, $0x7fffffffffffffff
DATA constants128x64<>+64(SB)/8, $0x1
DATA constants128x64<>+72(SB)/8, $0x1
DATA constants128x64<>+80(SB)/8, $0x3ff0000000000000
DATA constants128x64<>+88(SB)/8, $0x3ff0000000000000
DATA constants128x64<>+96(SB)/8, $0x7ff0000000000000
DATA constants128x64<>+104(SB)/8, $0x7ff0000000000000
DATA constants128x64<>+112(SB)/8, $0xffffffffffffffff
DATA constants128x64<>+120(SB)/8, $0xffffffffffffffff
DATA constants128x64<>+128(SB)/8, $0x7fffffff
DATA constants128x64<>+136(SB)/8, $0x7fffffff
DATA constants128x64<>+144(SB)/8, $0x7f800000
DATA constants128x64<>+152(SB)/8, $0x7f800000
DATA constants128x64<>+160(SB)/8, $0x7fc00000
DATA constants128x64<>+168(SB)/8, $0x7fc00000
DATA constants128x64<>+176(SB)/8, $0xffffffff
DATA constants128x64<>+184(SB)/8, $0xffffffff
DATA constants128x64<>+192(SB)/8, $0x20
DATA constants128x64<>+200(SB)/8, $0x20
DATA constants128x64<>+208(SB)/8, $0x40
DATA constants128x64<>+216(SB)/8, $0x40
DATA constants128x64<>+224(SB)/8, $0xc3e0000000000000
DATA constants128x64<>+232(SB)/8, $0xc3e0000000000000
DATA constants128x64<>+240(SB)/8, $0x43e0000000000000
DATA constants128x64<>+248(SB)/8, $0x43e0000000000000
DATA constants128x64<>+256(SB)/8, $0x41f0000000000000
DATA constants128x64<>+264(SB)/8, $0x41f0000000000000
DATA constants128x64<>+272(SB)/8, $0xc060000000000000
DATA constants128x64<>+280(SB)/8, $0xc060000000000000
DATA constants128x64<>+288(SB)/8, $0x4060000000000000
DATA constants128x64<>+296(SB)/8, $0x4060000000000000
DATA constants128x64<>+304(SB)/8, $0x7f
DATA constants128x64<>+312(SB)/8, $0x7f
DATA constants128x64<>+320(SB)/8, $0xffffffffffffff80
DATA constants128x64<>+328(SB)/8, $0xffffffffffffff80
DATA constants128x64<>+336(SB)/8, $0xc0e0000000000000
DATA constants128x64<>+344(SB)/8, $0xc0e0000000000000
DATA constants128x64<>+352(SB)/8, $0x40e0000000000000
DATA constants128x64<>+360(SB)/8, $0x40e0000000000000
DATA constants128x64<>+368(SB)/8, $0x7fff
DATA constants128x64<>+376(SB)/8, $0x7fff
DATA constants128x64<>+384(SB)/8, $0xffffffffffff8000
DATA constants128x64<>+392(SB)/8, $0xffffffffffff8000
DATA constants128x64<>+400(SB)/8, $0xc1e0000000000000
DATA constants128x64<>+408(SB)/8, $0xc1e0000000000000
DATA constants128x64<>+416(SB)/8, $0x41e0000000000000
DATA constants128x64<>+424(SB)/8, $0x41e0000000000000
DATA constants128x64<>+432(SB)/8, $0xffffffff80000000
DATA constants128x64<>+440(SB)/8, $0xffffffff80000000
DATA constants128x64<>+448(SB)/8, $0x4070000000000000
DATA constants128x64<>+456(SB)/8, $0x4070000000000000
DATA constants128x64<>+464(SB)/8, $0xff
DATA constants128x64<>+472(SB)/8, $0xff
DATA constants128x64<>+480(SB)/8, $0x40f0000000000000
DATA constants128x64<>+488(SB)/8, $0x40f0000000000000
DATA constants128x64<>+496(SB)/8, $0xffff
DATA constants128x64<>+504(SB)/8, $0xffff
DATA constants128x64<>+512(SB)/8, $0xd2511f53d2511f53
DATA constants128x64<>+520(SB)/8, $0xd2511f53d2511f53
DATA constants128x64<>+528(SB)/8, $0xcd9e8d57cd9e8d57
DATA constants128x64<>+536(SB)/8, $0xcd9e8d57cd9e8d57
DATA constants128x64<>+544(SB)/8, $0x9e3779b9
DATA constants128x64<>+552(SB)/8, $0x9e3779b9
DATA constants128x64<>+560(SB)/8, $0xbb67ae85
DATA constants128x64<>+568(SB)/8, $0xbb67ae85
DATA constants128x64<>+576(SB)/8, $0x4086300000000000
DATA constants128x64<>+584(SB)/8, $0x4086300000000000
DATA constants128x64<>+592(SB)/8, $0xc087500000000000
DATA constants128x64<>+600(SB)/8, $0xc087500000000000
DATA constants128x64<>+608(SB)/8, $0x40571547652b82fe
DATA constants128x64<>+616(SB)/8, $0x40571547652b82fe
DATA constants128x64<>+624(SB)/8, $0x4338000000000000
DATA constants128x64<>+632(SB)/8, $0x4338000000000000
DATA constants128x64<>+640(SB)/8, $0x3f862e42fefa0000
DATA constants128x64<>+648(SB)/8, $0x3f862e42fefa0000
DATA constants128x64<>+656(SB)/8, $0x3d1cf79abc9e3b3a
DATA constants128x64<>+664(SB)/8, $0x3d1cf79abc9e3b3a
DATA constants128x64<>+672(SB)/8, $0x3f56c16d924bd796
DATA constants128x64<>+680(SB)/8, $0x3f56c16d924bd796
DATA constants128x64<>+688(SB)/8, $0x3f811112236b2901
DATA constants128x64<>+696(SB)/8, $0x3f811112236b2901
DATA constants128x64<>+704(SB)/8, $0x3fa5555555554905
DATA constants128x64<>+712(SB)/8, $0x3fa5555555554905
DATA constants128x64<>+720(SB)/8, $0x3fc5555555554b67
DATA constants128x64<>+728(SB)/8, $0x3fc5555555554b67
DATA constants128x64<>+736(SB)/8, $0x3fe0000000000000
DATA constants128x64<>+744(SB)/8, $0x3fe0000000000000
DATA constants128x64<>+752(SB)/8, $0x3f
DATA constants128x64<>+760(SB)/8, $0x3f
DATA constants128x64<>+768(SB)/8, $0x3ff
DATA constants128x64<>+776(SB)/8, $0x3ff
DATA constants128x64<>+784(SB)/8, $0x34
DATA constants128x64<>+792(SB)/8, $0x34
DATA constants128x64<>+800(SB)/8, $0x6
DATA constants128x64<>+808(SB)/8, $0x6
DATA constants128x64<>+816(SB)/8, $0x4090040000000000
DATA constants128x64<>+824(SB)/8, $0x4090040000000000
DATA constants128x64<>+832(SB)/8, $0xc090e00000000000
DATA constants128x64<>+840(SB)/8, $0xc090e00000000000
DATA constants128x64<>+848(SB)/8, $0x4050000000000000
DATA constants128x64<>+856(SB)/8, $0x4050000000000000
DATA constants128x64<>+864(SB)/8, $0x3f90000000000000
DATA constants128x64<>+872(SB)/8, $0x3f90000000000000
DATA constants128x64<>+880(SB)/8, $0x3fe62e42fefa39ef
DATA constants128x64<>+888(SB)/8, $0x3fe62e42fefa39ef
DATA constants128x64<>+896(SB)/8, $0xc046800000000000
DATA constants128x64<>+904(SB)/8, $0xc046800000000000
DATA constants128x64<>+912(SB)/8, $0x3e8
DATA constants128x64<>+920(SB)/8, $0x3e8
DATA constants128x64<>+928(SB)/8, $0xbff0000000000000
DATA constants128x64<>+936(SB)/8, $0xbff0000000000000
DATA constants128x64<>+944(SB)/8, $0x10000000000000
DATA constants128x64<>+952(SB)/8, $0x10000000000000
DATA constants128x64<>+960(SB)/8, $0x4350000000000000
DATA constants128x64<>+968(SB)/8, $0x4350000000000000
DATA constants128x64<>+976(SB)/8, $0xffffffffffffffca
DATA constants128x64<>+984(SB)/8, $0xffffffffffffffca
DATA constants128x64<>+992(SB)/8, $0x3fe6200000000000
DATA constants128x64<>+1000(SB)/8, $0x3fe6200000000000
DATA constants128x64<>+1008(SB)/8, $0xfff0000000000000
DATA constants128x64<>+1016(SB)/8, $0xfff0000000000000
DATA constants128x64<>+1024(SB)/8, $0x100000000
DATA constants128x64<>+1032(SB)/8, $0x100000000
DATA constants128x64<>+1040(SB)/8, $0xfffffffe00000000
DATA constants128x64<>+1048(SB)/8, $0xfffffffe00000000
DATA constants128x64<>+1056(SB)/8, $0x3fe62e42fefa3800
DATA constants128x64<>+1064(SB)/8, $0x3fe62e42fefa3800
DATA constants128x64<>+1072(SB)/8, $0x3d2ef35793c76730
DATA constants128x64<>+1080(SB)/8, $0x3d2ef35793c76730
DATA constants128x64<>+1088(SB)/8, $0x3fbc72b3b51d5785
DATA constants128x64<>+1096(SB)/8, $0x3fbc72b3b51d5785
DATA constants128x64<>+1104(SB)/8, $0xbfc00067171b4b06
DATA constants128x64<>+1112(SB)/8, $0xbfc00067171b4b06
DATA constants128x64<>+1120(SB)/8, $0x3fc2492490af0895
DATA constants128x64<>+1128(SB)/8, $0x3fc2492490af0895
DATA constants128x64<>+1136(SB)/8, $0xbfc5555554557701
DATA constants128x64<>+1144(SB)/8, $0xbfc5555554557701
DATA constants128x64<>+1152(SB)/8, $0x3fc9999999999bb7
DATA constants128x64<>+1160(SB)/8, $0x3fc9999999999bb7
DATA constants128x64<>+1168(SB)/8, $0xbfd000000000005e
DATA constants128x64<>+1176(SB)/8, $0xbfd000000000005e
DATA constants128x64<>+1184(SB)/8, $0x3fd5555555555555
DATA constants128x64<>+1192(SB)/8, $0x3fd5555555555555
DATA constants128x64<>+1200(SB)/8, $0xbfe0000000000000
DATA constants128x64<>+1208(SB)/8, $0xbfe0000000000000
DATA constants128x64<>+1216(SB)/8, $0x7fefffffffffffff
DATA constants128x64<>+1224(SB)/8, $0x7fefffffffffffff
DATA constants128x64<>+1232(SB)/8, $0x2e
DATA constants128x64<>+1240(SB)/8, $0x2e
DATA constants128x64<>+1248(SB)/8, $0xfffffffff8000000
DATA constants128x64<>+1256(SB)/8, $0xfffffffff8000000
DATA constants128x64<>+1264(SB)/8, $0x3ff7154768000000
DATA constants128x64<>+1272(SB)/8, $0x3ff7154768000000
DATA constants128x64<>+1280(SB)/8, $0xbe46a3e80f444178
DATA constants128x64<>+1288(SB)/8, $0xbe46a3e80f444178
DATA constants128x64<>+1296(SB)/8, $0x3fdbcb7b18000000
DATA constants128x64<>+1304(SB)/8, $0x3fdbcb7b18000000
DATA constants128x64<>+1312(SB)/8, $0xbe26c8d78e6acaa4
DATA constants128x64<>+1320(SB)/8, $0xbe26c8d78e6acaa4
DATA constants128x64<>+1328(SB)/8, $0x4400000000000000
DATA constants128x64<>+1336(SB)/8, $0x4400000000000000
DATA constants128x64<>+1344(SB)/8, $0x433
DATA constants128x64<>+1352(SB)/8, $0x433
DATA constants128x64<>+1360(SB)/8, $0x35
DATA constants128x64<>+1368(SB)/8, $0x35
DATA constants128x64<>+1376(SB)/8, $0xfffffffffffff
DATA constants128x64<>+1384(SB)/8, $0xfffffffffffff
DATA constants128x64<>+1392(SB)/8, $0x4086400000000000
DATA constants128x64<>+1400(SB)/8, $0x4086400000000000
DATA constants128x64<>+1408(SB)/8, $0xfffffffffffffc18
DATA constants128x64<>+1416(SB)/8, $0xfffffffffffffc18
DATA constants128x64<>+1424(SB)/8, $0x3f56c16c16c16c17
DATA constants128x64<>+1432(SB)/8, $0x3f56c16c16c16c17
DATA constants128x64<>+1440(SB)/8, $0x3fa5555555555555
DATA constants128x64<>+1448(SB)/8, $0x3fa5555555555555
DATA constants128x64<>+1456(SB)/8, $0x3f2a01a01a01a01a
DATA constants128x64<>+1464(SB)/8, $0x3f2a01a01a01a01a
DATA constants128x64<>+1472(SB)/8, $0x3f81111111111111
DATA constants128x64<>+1480(SB)/8, $0x3f81111111111111
DATA constants128x64<>+1488(SB)/8, $0x3fc5555555555555
DATA constants128x64<>+1496(SB)/8, $0x3fc5555555555555
DATA constants128x64<>+1504(SB)/8, $0x4036000000000000
DATA constants128x64<>+1512(SB)/8, $0x4036000000000000
DATA constants128x64<>+1520(SB)/8, $0x4000000000000000
DATA constants128x64<>+1528(SB)/8, $0x4000000000000000
DATA constants128x64<>+1536(SB)/8, $0x41b0000000000000
DATA constants128x64<>+1544(SB)/8, $0x41b0000000000000
DATA constants128x64<>+1552(SB)/8, $0x3e30000000000000
DATA constants128x64<>+1560(SB)/8, $0x3e30000000000000
DATA constants128x64<>+1568(SB)/8, $0x41c0000000000000
DATA constants128x64<>+1576(SB)/8, $0x41c0000000000000
DATA constants128x64<>+1584(SB)/8, $0x4087500000000000
DATA constants128x64<>+1592(SB)/8, $0x4087500000000000
DATA constants128x64<>+1600(SB)/8, $0x3b
DATA constants128x64<>+1608(SB)/8, $0x3b
DATA constants128x64<>+1616(SB)/8, $0xc03e000000000000
DATA constants128x64<>+1624(SB)/8, $0xc03e000000000000
DATA constants128x64<>+1632(SB)/8, $0x5556
DATA constants128x64<>+1640(SB)/8, $0x5556
DATA constants128x64<>+1648(SB)/8, $0x555600005556
DATA constants128x64<>+1656(SB)/8, $0x555600005556
DATA constants128x64<>+1664(SB)/8, $0x3
DATA constants128x64<>+1672(SB)/8, $0x3
DATA constants128x64<>+1680(SB)/8, $0x300000003
DATA constants128x64<>+1688(SB)/8, $0x300000003
DATA constants128x64<>+1696(SB)/8, $0xffffffff00000000
DATA constants128x64<>+1704(SB)/8, $0xffffffff00000000
DATA constants128x64<>+1712(SB)/8, $0x3faf9add3c0ca458
DATA constants128x64<>+1720(SB)/8, $0x3faf9add3c0ca458
DATA constants128x64<>+1728(SB)/8, $0xbfbc71c71c71c71c
DATA constants128x64<>+1736(SB)/8, $0xbfbc71c71c71c71c
DATA constants128x64<>+1744(SB)/8, $0x4008000000000000
DATA constants128x64<>+1752(SB)/8, $0x4008000000000000
DATA constants128x64<>+1760(SB)/8, $0x2aa
DATA constants128x64<>+1768(SB)/8, $0x2aa
DATA constants128x64<>+1776(SB)/8, $0x12
DATA constants128x64<>+1784(SB)/8, $0x12
DATA constants128x64<>+1792(SB)/8, $0x10
DATA constants128x64<>+1800(SB)/8, $0x10
DATA constants128x64<>+1808(SB)/8, $0x4
DATA constants128x64<>+1816(SB)/8, $0x4
DATA constants128x64<>+1824(SB)/8, $0x30
DATA constants128x64<>+1832(SB)/8, $0x30
DATA constants128x64<>+1840(SB)/8, $0x1000000000000000
DATA constants128x64<>+1848(SB)/8, $0x1000000000000000
DATA constants128x64<>+1856(SB)/8, $0x46b0000000000000
DATA constants128x64<>+1864(SB)/8, $0x46b0000000000000
DATA constants128x64<>+1872(SB)/8, $0x20b0000000000000
DATA constants128x64<>+1880(SB)/8, $0x20b0000000000000
DATA constants128x64<>+1888(SB)/8, $0x6570000000000000
DATA constants128x64<>+1896(SB)/8, $0x6570000000000000
DATA constants128x64<>+1904(SB)/8, $0x5f30000000000000
DATA constants128x64<>+1912(SB)/8, $0x5f30000000000000
DATA constants128x64<>+1920(SB)/8, $0x1a70000000000000
DATA constants128x64<>+1928(SB)/8, $0x1a70000000000000
DATA constants128x64<>+1936(SB)/8, $0x7fe0000000000000
DATA constants128x64<>+1944(SB)/8, $0x7fe0000000000000
DATA constants128x64<>+1952(SB)/8, $0x3fe45f306dc9c883
DATA constants128x64<>+1960(SB)/8, $0x3fe45f306dc9c883
DATA constants128x64<>+1968(SB)/8, $0x3ff921fb54440000
DATA constants128x64<>+1976(SB)/8, $0x3ff921fb54440000
DATA constants128x64<>+1984(SB)/8, $0xbd868c234c4c0000
DATA constants128x64<>+1992(SB)/8, $0xbd868c234c4c0000
DATA constants128x64<>+2000(SB)/8, $0x3b298a2e03707345
DATA constants128x64<>+2008(SB)/8, $0x3b298a2e03707345
DATA constants128x64<>+2016(SB)/8, $0x40f9000000000000
DATA constants128x64<>+2024(SB)/8, $0x40f9000000000000
DATA constants128x64<>+2032(SB)/8, $0x3de5d8fc9dd6cd57
DATA constants128x64<>+2040(SB)/8, $0x3de5d8fc9dd6cd57
DATA constants128x64<>+2048(SB)/8, $0xbda8fa49194aecac
DATA constants128x64<>+2056(SB)/8, $0xbda8fa49194aecac
DATA constants128x64<>+2064(SB)/8, $0xbe5ae5e5a7730305
DATA constants128x64<>+2072(SB)/8, $0xbe5ae5e5a7730305
DATA constants128x64<>+2080(SB)/8, $0x3e21ee9d7a4ce1e8
DATA constants128x64<>+2088(SB)/8, $0x3e21ee9d7a4ce1e8
DATA constants128x64<>+2096(SB)/8, $0x3ec71de3567b2621
DATA constants128x64<>+2104(SB)/8, $0x3ec71de3567b2621
DATA constants128x64<>+2112(SB)/8, $0xbe927e4f7eaad685
DATA constants128x64<>+2120(SB)/8, $0xbe927e4f7eaad685
DATA constants128x64<>+2128(SB)/8, $0xbf2a01a019bfdc9b
DATA constants128x64<>+2136(SB)/8, $0xbf2a01a019bfdc9b
DATA constants128x64<>+2144(SB)/8, $0x3efa01a019c842f7
DATA constants128x64<>+2152(SB)/8, $0x3efa01a019c842f7
DATA constants128x64<>+2160(SB)/8, $0x3f8111111110f7cf
DATA constants128x64<>+2168(SB)/8, $0x3f8111111110f7cf
DATA constants128x64<>+2176(SB)/8, $0xbf56c16c16c14f90
DATA constants128x64<>+2184(SB)/8, $0xbf56c16c16c14f90
DATA constants128x64<>+2192(SB)/8, $0xbfc5555555555548
DATA constants128x64<>+2200(SB)/8, $0xbfc5555555555548
DATA constants128x64<>+2208(SB)/8, $0x3fa555555555554b
DATA constants128x64<>+2216(SB)/8, $0x3fa555555555554b
DATA constants128x64<>+2224(SB)/8, $0x2
DATA constants128x64<>+2232(SB)/8, $0x2
DATA constants128x64<>+2240(SB)/8, $0x3e40000000000000
DATA constants128x64<>+2248(SB)/8, $0x3e40000000000000
DATA constants128x64<>+2256(SB)/8, $0x3e
DATA constants128x64<>+2264(SB)/8, $0x3e
DATA constants128x64<>+2272(SB)/8, $0xbef2ba774493ebb5
DATA constants128x64<>+2280(SB)/8, $0xbef2ba774493ebb5
DATA constants128x64<>+2288(SB)/8, $0x3f6c0e64e17f4dec
DATA constants128x64<>+2296(SB)/8, $0x3f6c0e64e17f4dec
DATA constants128x64<>+2304(SB)/8, $0xbfc112b21045ce89
DATA constants128x64<>+2312(SB)/8, $0xbfc112b21045ce89
DATA constants128x64<>+2320(SB)/8, $0x3ea0b712b36a92f9
DATA constants128x64<>+2328(SB)/8, $0x3ea0b712b36a92f9
DATA constants128x64<>+2336(SB)/8, $0xbf346f3cd25ddea0
DATA constants128x64<>+2344(SB)/8, $0xbf346f3cd25ddea0
DATA constants128x64<>+2352(SB)/8, $0x3f9a4790b0d34f27
DATA constants128x64<>+2360(SB)/8, $0x3f9a4790b0d34f27
DATA constants128x64<>+2368(SB)/8, $0xbfdddeae5d783c9a
DATA constants128x64<>+2376(SB)/8, $0xbfdddeae5d783c9a
DATA constants128x64<>+2384(SB)/8, $0x3fa0b4ffe8fe9d71
DATA constants128x64<>+2392(SB)/8, $0x3fa0b4ffe8fe9d71
DATA constants128x64<>+2400(SB)/8, $0xbf9581c7be301edc
DATA constants128x64<>+2408(SB)/8, $0xbf9581c7be301edc
DATA constants128x64<>+2416(SB)/8, $0x3f963b37a74e1f28
DATA constants128x64<>+2424(SB)/8, $0x3f963b37a74e1f28
DATA constants128x64<>+2432(SB)/8, $0x3f6e5a58d89b7e48
DATA constants128x64<>+2440(SB)/8, $0x3f6e5a58d89b7e48
DATA constants128x64<>+2448(SB)/8, $0x3f861422aef1b40c
DATA constants128x64<>+2456(SB)/8, $0x3f861422aef1b40c
DATA constants128x64<>+2464(SB)/8, $0x3f8758477978c087
DATA constants128x64<>+2472(SB)/8, $0x3f8758477978c087
DATA constants128x64<>+2480(SB)/8, $0x3f8ca1fb175ec883
DATA constants128x64<>+2488(SB)/8, $0x3f8ca1fb175ec883
DATA constants128x64<>+2496(SB)/8, $0x3f91c49eebbbfa7a
DATA constants128x64<>+2504(SB)/8, $0x3f91c49eebbbfa7a
DATA constants128x64<>+2512(SB)/8, $0x3f96e8bdef9aeb94
DATA constants128x64<>+2520(SB)/8, $0x3f96e8bdef9aeb94
DATA constants128x64<>+2528(SB)/8, $0x3f9f1c71a93f2cd7
DATA constants128x64<>+2536(SB)/8, $0x3f9f1c71a93f2cd7
DATA constants128x64<>+2544(SB)/8, $0x3fa6db6db7215695
DATA constants128x64<>+2552(SB)/8, $0x3fa6db6db7215695
DATA constants128x64<>+2560(SB)/8, $0x3fb333333332e0e6
DATA constants128x64<>+2568(SB)/8, $0x3fb333333332e0e6
DATA constants128x64<>+2576(SB)/8, $0x3fc5555555555577
DATA constants128x64<>+2584(SB)/8, $0x3fc5555555555577
DATA constants128x64<>+2592(SB)/8, $0x7fce666666666666
DATA constants128x64<>+2600(SB)/8, $0x7fce666666666666
DATA constants128x64<>+2608(SB)/8, $0x3ff921fb54442d18
DATA constants128x64<>+2616(SB)/8, $0x3ff921fb54442d18
DATA constants128x64<>+2624(SB)/8, $0x3c91a62633145c07
DATA constants128x64<>+2632(SB)/8, $0x3c91a62633145c07
DATA constants128x64<>+2640(SB)/8, $0xc000000000000000
DATA constants128x64<>+2648(SB)/8, $0xc000000000000000
DATA constants128x64<>+2656(SB)/8, $0x400921fb54442d18
DATA constants128x64<>+2664(SB)/8, $0x400921fb54442d18
DATA constants128x64<>+2672(SB)/8, $0x3ca1a62633145c07
DATA constants128x64<>+2680(SB)/8, $0x3ca1a62633145c07
DATA constants128x64<>+2688(SB)/8, $0x43b0000000000000
DATA constants128x64<>+2696(SB)/8, $0x43b0000000000000
DATA constants128x64<>+2704(SB)/8, $0x7fde666666666666
DATA constants128x64<>+2712(SB)/8, $0x7fde666666666666
DATA constants128x64<>+2720(SB)/8, $0x3fa70a3d70a3d70a
DATA constants128x64<>+2728(SB)/8, $0x3fa70a3d70a3d70a
DATA constants128x64<>+2736(SB)/8, $0x42f8000000000000
DATA constants128x64<>+2744(SB)/8, $0x42f8000000000000
DATA constants128x64<>+2752(SB)/8, $0xbfb728dfe9783b60
DATA constants128x64<>+2760(SB)/8, $0xbfb728dfe9783b60
DATA constants128x64<>+2768(SB)/8, $0x3fbc71b8305c3ebd
DATA constants128x64<>+2776(SB)/8, $0x3fbc71b8305c3ebd
DATA constants128x64<>+2784(SB)/8, $0xbfc2492490b6f9e8
DATA constants128x64<>+2792(SB)/8, $0xbfc2492490b6f9e8
DATA constants128x64<>+2800(SB)/8, $0x3fc9999999997bf5
DATA constants128x64<>+2808(SB)/8, $0x3fc9999999997bf5
DATA constants128x64<>+2816(SB)/8, $0xbfd5555555555555
DATA constants128x64<>+2824(SB)/8, $0xbfd5555555555555
DATA constants128x64<>+2832(SB)/8, $0x7830000000000000
DATA constants128x64<>+2840(SB)/8, $0x7830000000000000
DATA constants128x64<>+2848(SB)/8, $0x7b0000000000000
DATA constants128x64<>+2856(SB)/8, $0x7b0000000000000
DATA constants128x64<>+2864(SB)/8, $0x4c70000000000000
DATA constants128x64<>+2872(SB)/8, $0x4c70000000000000
DATA constants128x64<>+2880(SB)/8, $0x3370000000000000
DATA constants128x64<>+2888(SB)/8, $0x3370000000000000
DATA constants128x64<>+2896(SB)/8, $0x4018000000000000
DATA constants128x64<>+2904(SB)/8, $0x4018000000000000
DATA constants128x64<>+2912(SB)/8, $0x4308000000000000
DATA constants128x64<>+2920(SB)/8, $0x4308000000000000
DATA constants128x64<>+2928(SB)/8, $0x403b800000000000
DATA constants128x64<>+2936(SB)/8, $0x403b800000000000
DATA constants128x64<>+2944(SB)/8, $0xbf862e42fefa0000
DATA constants128x64<>+2952(SB)/8, $0xbf862e42fefa0000
DATA constants128x64<>+2960(SB)/8, $0x3f811111d90623e3
DATA constants128x64<>+2968(SB)/8, $0x3f811111d90623e3
DATA constants128x64<>+2976(SB)/8, $0x3fa55556b342389b
DATA constants128x64<>+2984(SB)/8, $0x3fa55556b342389b
DATA constants128x64<>+2992(SB)/8, $0x3fc5555555555255
DATA constants128x64<>+3000(SB)/8, $0x3fc5555555555255
DATA constants128x64<>+3008(SB)/8, $0x3fdffffffffff57d
DATA constants128x64<>+3016(SB)/8, $0x3fdffffffffff57d
DATA constants128x64<>+3024(SB)/8, $0x4000
DATA constants128x64<>+3032(SB)/8, $0x4000
DATA constants128x64<>+3040(SB)/8, $0x800000000000
DATA constants128x64<>+3048(SB)/8, $0x800000000000
DATA constants128x64<>+3056(SB)/8, $0x4043600000000000
DATA constants128x64<>+3064(SB)/8, $0x4043600000000000
DATA constants128x64<>+3072(SB)/8, $0x3fe6a09e60000000
DATA constants128x64<>+3080(SB)/8, $0x3fe6a09e60000000
DATA constants128x64<>+3088(SB)/8, $0x3e49fcef32422cbf
DATA constants128x64<>+3096(SB)/8, $0x3e49fcef32422cbf
DATA constants128x64<>+3104(SB)/8, $0x3fe6a09e667f3bcd
DATA constants128x64<>+3112(SB)/8, $0x3fe6a09e667f3bcd
DATA constants128x64<>+3120(SB)/8, $0xfffffffc00000000
DATA constants128x64<>+3128(SB)/8, $0xfffffffc00000000
DATA constants128x64<>+3136(SB)/8, $0x4036800000000000
DATA constants128x64<>+3144(SB)/8, $0x4036800000000000
DATA constants128x64<>+3152(SB)/8, $0x3fb2444f28000000
DATA constants128x64<>+3160(SB)/8, $0x3fb2444f28000000
DATA constants128x64<>+3168(SB)/8, $0x3e026c5a57a4def1
DATA constants128x64<>+3176(SB)/8, $0x3e026c5a57a4def1
DATA constants128x64<>+3184(SB)/8, $0x3ff9884530000000
DATA constants128x64<>+3192(SB)/8, $0x3ff9884530000000
DATA constants128x64<>+3200(SB)/8, $0x3e4ea1b284687e5a
DATA constants128x64<>+3208(SB)/8, $0x3e4ea1b284687e5a
GLOBL constants128x64<>(SB), RODATA|NOPTR, $3216
DATA firstSigns128x64<>+0(SB)/8, $0x8000000000000000
DATA firstSigns128x64<>+8(SB)/8, $0
GLOBL firstSigns128x64<>(SB), RODATA|NOPTR, $16
DATA table0_128x64<>+0(SB)/8, $0x3ff0000000000000
DATA table0_128x64<>+8(SB)/8, $0x3ff02c9a3e778061
DATA table0_128x64<>+16(SB)/8, $0x3ff059b0d3158574
DATA table0_128x64<>+24(SB)/8, $0x3ff0874518759bc8
DATA table0_128x64<>+32(SB)/8, $0x3ff0b5586cf9890f
DATA table0_128x64<>+40(SB)/8, $0x3ff0e3ec32d3d1a2
DATA table0_128x64<>+48(SB)/8, $0x3ff11301d0125b51
DATA table0_128x64<>+56(SB)/8, $0x3ff1429aaea92de0
DATA table0_128x64<>+64(SB)/8, $0x3ff172b83c7d517b
DATA table0_128x64<>+72(SB)/8, $0x3ff1a35beb6fcb75
DATA table0_128x64<>+80(SB)/8, $0x3ff1d4873168b9aa
DATA table0_128x64<>+88(SB)/8, $0x3ff2063b88628cd6
DATA table0_128x64<>+96(SB)/8, $0x3ff2387a6e756238
DATA table0_128x64<>+104(SB)/8, $0x3ff26b4565e27cdd
DATA table0_128x64<>+112(SB)/8, $0x3ff29e9df51fdee1
DATA table0_128x64<>+120(SB)/8, $0x3ff2d285a6e4030b
DATA table0_128x64<>+128(SB)/8, $0x3ff306fe0a31b715
DATA table0_128x64<>+136(SB)/8, $0x3ff33c08b26416ff
DATA table0_128x64<>+144(SB)/8, $0x3ff371a7373aa9cb
DATA table0_128x64<>+152(SB)/8, $0x3ff3a7db34e59ff7
DATA table0_128x64<>+160(SB)/8, $0x3ff3dea64c123422
DATA table0_128x64<>+168(SB)/8, $0x3ff4160a21f72e2a
DATA table0_128x64<>+176(SB)/8, $0x3ff44e086061892d
DATA table0_128x64<>+184(SB)/8, $0x3ff486a2b5c13cd0
DATA table0_128x64<>+192(SB)/8, $0x3ff4bfdad5362a27
DATA table0_128x64<>+200(SB)/8, $0x3ff4f9b2769d2ca7
DATA table0_128x64<>+208(SB)/8, $0x3ff5342b569d4f82
DATA table0_128x64<>+216(SB)/8, $0x3ff56f4736b527da
DATA table0_128x64<>+224(SB)/8, $0x3ff5ab07dd485429
DATA table0_128x64<>+232(SB)/8, $0x3ff5e76f15ad2148
DATA table0_128x64<>+240(SB)/8, $0x3ff6247eb03a5585
DATA table0_128x64<>+248(SB)/8, $0x3ff6623882552225
DATA table0_128x64<>+256(SB)/8, $0x3ff6a09e667f3bcd
DATA table0_128x64<>+264(SB)/8, $0x3ff6dfb23c651a2f
DATA table0_128x64<>+272(SB)/8, $0x3ff71f75e8ec5f74
DATA table0_128x64<>+280(SB)/8, $0x3ff75feb564267c9
DATA table0_128x64<>+288(SB)/8, $0x3ff7a11473eb0187
DATA table0_128x64<>+296(SB)/8, $0x3ff7e2f336cf4e62
DATA table0_128x64<>+304(SB)/8, $0x3ff82589994cce13
DATA table0_128x64<>+312(SB)/8, $0x3ff868d99b4492ed
DATA table0_128x64<>+320(SB)/8, $0x3ff8ace5422aa0db
DATA table0_128x64<>+328(SB)/8, $0x3ff8f1ae99157736
DATA table0_128x64<>+336(SB)/8, $0x3ff93737b0cdc5e5
DATA table0_128x64<>+344(SB)/8, $0x3ff97d829fde4e50
DATA table0_128x64<>+352(SB)/8, $0x3ff9c49182a3f090
DATA table0_128x64<>+360(SB)/8, $0x3ffa0c667b5de565
DATA table0_128x64<>+368(SB)/8, $0x3ffa5503b23e255d
DATA table0_128x64<>+376(SB)/8, $0x3ffa9e6b5579fdbf
DATA table0_128x64<>+384(SB)/8, $0x3ffae89f995ad3ad
DATA table0_128x64<>+392(SB)/8, $0x3ffb33a2b84f15fb
DATA table0_128x64<>+400(SB)/8, $0x3ffb7f76f2fb5e47
DATA table0_128x64<>+408(SB)/8, $0x3ffbcc1e904bc1d2
DATA table0_128x64<>+416(SB)/8, $0x3ffc199bdd85529c
DATA table0_128x64<>+424(SB)/8, $0x3ffc67f12e57d14b
DATA table0_128x64<>+432(SB)/8, $0x3ffcb720dcef9069
DATA table0_128x64<>+440(SB)/8, $0x3ffd072d4a07897c
DATA table0_128x64<>+448(SB)/8, $0x3ffd5818dcfba487
DATA table0_128x64<>+456(SB)/8, $0x3ffda9e603db3285
DATA table0_128x64<>+464(SB)/8, $0x3ffdfc97337b9b5f
DATA table0_128x64<>+472(SB)/8, $0x3ffe502ee78b3ff6
DATA table0_128x64<>+480(SB)/8, $0x3ffea4afa2a490da
DATA table0_128x64<>+488(SB)/8, $0x3ffefa1bee615a27
DATA table0_128x64<>+496(SB)/8, $0x3fff50765b6e4540
DATA table0_128x64<>+504(SB)/8, $0x3fffa7c1819e90d8
GLOBL table0_128x64<>(SB), RODATA|NOPTR, $512
DATA table1_128x64<>+0(SB)/8, $0x0
DATA table1_128x64<>+8(SB)/8, $0xbc719083535b085d
DATA table1_128x64<>+16(SB)/8, $0x3c8d73e2a475b465
DATA table1_128x64<>+24(SB)/8, $0x3c6186be4bb284ff
DATA table1_128x64<>+32(SB)/8, $0x3c98a62e4adc610b
DATA table1_128x64<>+40(SB)/8, $0x3c403a1727c57b53
DATA table1_128x64<>+48(SB)/8, $0xbc96c51039449b3a
DATA table1_128x64<>+56(SB)/8, $0xbc932fbf9af1369e
DATA table1_128x64<>+64(SB)/8, $0xbc819041b9d78a76
DATA table1_128x64<>+72(SB)/8, $0x3c8e5b4c7b4968e4
DATA table1_128x64<>+80(SB)/8, $0x3c9e016e00a2643c
DATA table1_128x64<>+88(SB)/8, $0x3c8dc775814a8495
DATA table1_128x64<>+96(SB)/8, $0x3c99b07eb6c70573
DATA table1_128x64<>+104(SB)/8, $0x3c82bd339940e9d9
DATA table1_128x64<>+112(SB)/8, $0x3c8612e8afad1255
DATA table1_128x64<>+120(SB)/8, $0x3c90024754db41d5
DATA table1_128x64<>+128(SB)/8, $0x3c86f46ad23182e4
DATA table1_128x64<>+136(SB)/8, $0x3c932721843659a6
DATA table1_128x64<>+144(SB)/8, $0xbc963aeabf42eae2
DATA table1_128x64<>+152(SB)/8, $0xbc75e436d661f5e3
DATA table1_128x64<>+160(SB)/8, $0x3c8ada0911f09ebc
DATA table1_128x64<>+168(SB)/8, $0xbc5ef3691c309278
DATA table1_128x64<>+176(SB)/8, $0x3c489b7a04ef80d0
DATA table1_128x64<>+184(SB)/8, $0x3c73c1a3b69062f0
DATA table1_128x64<>+192(SB)/8, $0x3c7d4397afec42e2
DATA table1_128x64<>+200(SB)/8, $0xbc94b309d25957e3
DATA table1_128x64<>+208(SB)/8, $0xbc807abe1db13cad
DATA table1_128x64<>+216(SB)/8, $0x3c99bb2c011d93ad
DATA table1_128x64<>+224(SB)/8, $0x3c96324c054647ad
DATA table1_128x64<>+232(SB)/8, $0x3c9ba6f93080e65e
DATA table1_128x64<>+240(SB)/8, $0xbc9383c17e40b497
DATA table1_128x64<>+248(SB)/8, $0xbc9bb60987591c34
DATA table1_128x64<>+256(SB)/8, $0xbc9bdd3413b26456
DATA table1_128x64<>+264(SB)/8, $0xbc6bbe3a683c88ab
DATA table1_128x64<>+272(SB)/8, $0xbc816e4786887a99
DATA table1_128x64<>+280(SB)/8, $0xbc90245957316dd3
DATA table1_128x64<>+288(SB)/8, $0xbc841577ee04992f
DATA table1_128x64<>+296(SB)/8, $0x3c705d02ba15797e
DATA table1_128x64<>+304(SB)/8, $0xbc9d4c1dd41532d8
DATA table1_128x64<>+312(SB)/8, $0xbc9fc6f89bd4f6ba
DATA table1_128x64<>+320(SB)/8, $0x3c96e9f156864b27
DATA table1_128x64<>+328(SB)/8, $0x3c85cc13a2e3976c
DATA table1_128x64<>+336(SB)/8, $0xbc675fc781b57ebc
DATA table1_128x64<>+344(SB)/8, $0xbc9d185b7c1b85d1
DATA table1_128x64<>+352(SB)/8, $0x3c7c7c46b071f2be
DATA table1_128x64<>+360(SB)/8, $0xbc9359495d1cd533
DATA table1_128x64<>+368(SB)/8, $0xbc9d2f6edb8d41e1
DATA table1_128x64<>+376(SB)/8, $0x3c90fac90ef7fd31
DATA table1_128x64<>+384(SB)/8, $0x3c97a1cd345dcc81
DATA table1_128x64<>+392(SB)/8, $0xbc62805e3084d708
DATA table1_128x64<>+400(SB)/8, $0xbc75584f7e54ac3b
DATA table1_128x64<>+408(SB)/8, $0x3c823dd07a2d9e84
DATA table1_128x64<>+416(SB)/8, $0x3c811065895048dd
DATA table1_128x64<>+424(SB)/8, $0x3c92884dff483cad
DATA table1_128x64<>+432(SB)/8, $0x3c7503cbd1e949db
DATA table1_128x64<>+440(SB)/8, $0xbc9cbc3743797a9c
DATA table1_128x64<>+448(SB)/8, $0x3c82ed02d75b3707
DATA table1_128x64<>+456(SB)/8, $0x3c9c2300696db532
DATA table1_128x64<>+464(SB)/8, $0xbc91a5cd4f184b5c
DATA table1_128x64<>+472(SB)/8, $0x3c839e8980a9cc8f
DATA table1_128x64<>+480(SB)/8, $0xbc9e9c23179c2893
DATA table1_128x64<>+488(SB)/8, $0x3c9dc7f486a4b6b0
DATA table1_128x64<>+496(SB)/8, $0x3c99d3e12dd8a18b
DATA table1_128x64<>+504(SB)/8, $0x3c874853f3a5931e
GLOBL table1_128x64<>(SB), RODATA|NOPTR, $512
DATA table2_128x64<>+0(SB)/8, $0x3ff7030000000000
DATA table2_128x64<>+8(SB)/8, $0x3ff6c18000000000
DATA table2_128x64<>+16(SB)/8, $0x3ff6818000000000
DATA table2_128x64<>+24(SB)/8, $0x3ff6430000000000
DATA table2_128x64<>+32(SB)/8, $0x3ff6058000000000
DATA table2_128x64<>+40(SB)/8, $0x3ff5c98000000000
DATA table2_128x64<>+48(SB)/8, $0x3ff58f0000000000
DATA table2_128x64<>+56(SB)/8, $0x3ff5558000000000
DATA table2_128x64<>+64(SB)/8, $0x3ff51d0000000000
DATA table2_128x64<>+72(SB)/8, $0x3ff4e60000000000
DATA table2_128x64<>+80(SB)/8, $0x3ff4b00000000000
DATA table2_128x64<>+88(SB)/8, $0x3ff47b0000000000
DATA table2_128x64<>+96(SB)/8, $0x3ff4470000000000
DATA table2_128x64<>+104(SB)/8, $0x3ff4140000000000
DATA table2_128x64<>+112(SB)/8, $0x3ff3e20000000000
DATA table2_128x64<>+120(SB)/8, $0x3ff3b10000000000
DATA table2_128x64<>+128(SB)/8, $0x3ff3810000000000
DATA table2_128x64<>+136(SB)/8, $0x3ff3520000000000
DATA table2_128x64<>+144(SB)/8, $0x3ff3240000000000
DATA table2_128x64<>+152(SB)/8, $0x3ff2f68000000000
DATA table2_128x64<>+160(SB)/8, $0x3ff2ca0000000000
DATA table2_128x64<>+168(SB)/8, $0x3ff29e8000000000
DATA table2_128x64<>+176(SB)/8, $0x3ff2738000000000
DATA table2_128x64<>+184(SB)/8, $0x3ff2490000000000
DATA table2_128x64<>+192(SB)/8, $0x3ff21f8000000000
DATA table2_128x64<>+200(SB)/8, $0x3ff1f70000000000
DATA table2_128x64<>+208(SB)/8, $0x3ff1cf0000000000
DATA table2_128x64<>+216(SB)/8, $0x3ff1a78000000000
DATA table2_128x64<>+224(SB)/8, $0x3ff1810000000000
DATA table2_128x64<>+232(SB)/8, $0x3ff15b0000000000
DATA table2_128x64<>+240(SB)/8, $0x3ff1360000000000
DATA table2_128x64<>+248(SB)/8, $0x3ff1110000000000
DATA table2_128x64<>+256(SB)/8, $0x3ff0ed0000000000
DATA table2_128x64<>+264(SB)/8, $0x3ff0c98000000000
DATA table2_128x64<>+272(SB)/8, $0x3ff0a68000000000
DATA table2_128x64<>+280(SB)/8, $0x3ff0840000000000
DATA table2_128x64<>+288(SB)/8, $0x3ff0628000000000
DATA table2_128x64<>+296(SB)/8, $0x3ff0410000000000
DATA table2_128x64<>+304(SB)/8, $0x3ff0208000000000
DATA table2_128x64<>+312(SB)/8, $0x3ff0000000000000
DATA table2_128x64<>+320(SB)/8, $0x3fef820000000000
DATA table2_128x64<>+328(SB)/8, $0x3fef080000000000
DATA table2_128x64<>+336(SB)/8, $0x3fee910000000000
DATA table2_128x64<>+344(SB)/8, $0x3fee1e0000000000
DATA table2_128x64<>+352(SB)/8, $0x3fedae0000000000
DATA table2_128x64<>+360(SB)/8, $0x3fed420000000000
DATA table2_128x64<>+368(SB)/8, $0x3fecd80000000000
DATA table2_128x64<>+376(SB)/8, $0x3fec720000000000
DATA table2_128x64<>+384(SB)/8, $0x3fec0e0000000000
DATA table2_128x64<>+392(SB)/8, $0x3febad0000000000
DATA table2_128x64<>+400(SB)/8, $0x3feb4f0000000000
DATA table2_128x64<>+408(SB)/8, $0x3feaf30000000000
DATA table2_128x64<>+416(SB)/8, $0x3fea990000000000
DATA table2_128x64<>+424(SB)/8, $0x3fea420000000000
DATA table2_128x64<>+432(SB)/8, $0x3fe9ed0000000000
DATA table2_128x64<>+440(SB)/8, $0x3fe99a0000000000
DATA table2_128x64<>+448(SB)/8, $0x3fe9490000000000
DATA table2_128x64<>+456(SB)/8, $0x3fe8fa0000000000
DATA table2_128x64<>+464(SB)/8, $0x3fe8ad0000000000
DATA table2_128x64<>+472(SB)/8, $0x3fe8620000000000
DATA table2_128x64<>+480(SB)/8, $0x3fe8180000000000
DATA table2_128x64<>+488(SB)/8, $0x3fe7d00000000000
DATA table2_128x64<>+496(SB)/8, $0x3fe78a0000000000
DATA table2_128x64<>+504(SB)/8, $0x3fe7460000000000
GLOBL table2_128x64<>(SB), RODATA|NOPTR, $512
DATA table3_128x64<>+0(SB)/8, $0xbfd74230768a0000
DATA table3_128x64<>+8(SB)/8, $0xbfd68b003e83f000
DATA table3_128x64<>+16(SB)/8, $0xbfd5d601df354000
DATA table3_128x64<>+24(SB)/8, $0xbfd5234e0670a000
DATA table3_128x64<>+32(SB)/8, $0xbfd47189c271a000
DATA table3_128x64<>+40(SB)/8, $0xbfd3c23a772eb000
DATA table3_128x64<>+48(SB)/8, $0xbfd31579e142e000
DATA table3_128x64<>+56(SB)/8, $0xbfd269e210b4e000
DATA table3_128x64<>+64(SB)/8, $0xbfd1bf816355f000
DATA table3_128x64<>+72(SB)/8, $0xbfd117ee81dfe000
DATA table3_128x64<>+80(SB)/8, $0xbfd071b85fcd6000
DATA table3_128x64<>+88(SB)/8, $0xbfcf99dc6c23c000
DATA table3_128x64<>+96(SB)/8, $0xbfce533effde2000
DATA table3_128x64<>+104(SB)/8, $0xbfcd0fb7f2256000
DATA table3_128x64<>+112(SB)/8, $0xbfcbcf6736f7e000
DATA table3_128x64<>+120(SB)/8, $0xbfca926d3a4ae000
DATA table3_128x64<>+128(SB)/8, $0xbfc958eadae60000
DATA table3_128x64<>+136(SB)/8, $0xbfc8230164c1a000
DATA table3_128x64<>+144(SB)/8, $0xbfc6f0d28ae56000
DATA table3_128x64<>+152(SB)/8, $0xbfc5bf206b504000
DATA table3_128x64<>+160(SB)/8, $0xbfc4915d832fc000
DATA table3_128x64<>+168(SB)/8, $0xbfc367acad3ca000
DATA table3_128x64<>+176(SB)/8, $0xbfc23eb928a58000
DATA table3_128x64<>+184(SB)/8, $0xbfc1168e8127e000
DATA table3_128x64<>+192(SB)/8, $0xbfbfe581352b4000
DATA table3_128x64<>+200(SB)/8, $0xbfbda6e7637c4000
DATA table3_128x64<>+208(SB)/8, $0xbfbb6a688d9b4000
DATA table3_128x64<>+216(SB)/8, $0xbfb9301e58114000
DATA table3_128x64<>+224(SB)/8, $0xbfb6ff7309f8c000
DATA table3_128x64<>+232(SB)/8, $0xbfb4d1515b988000
DATA table3_128x64<>+240(SB)/8, $0xbfb2ad449eff4000
DATA table3_128x64<>+248(SB)/8, $0xbfb08498b51e4000
DATA table3_128x64<>+256(SB)/8, $0xbfacccb3cd798000
DATA table3_128x64<>+264(SB)/8, $0xbfa8966a13db8000
DATA table3_128x64<>+272(SB)/8, $0xbfa4668ed42d0000
DATA table3_128x64<>+280(SB)/8, $0xbfa03d5d85e70000
DATA table3_128x64<>+288(SB)/8, $0xbf98556516070000
DATA table3_128x64<>+296(SB)/8, $0xbf901f5658730000
DATA table3_128x64<>+304(SB)/8, $0xbf802f9537860000
DATA table3_128x64<>+312(SB)/8, $0x0
DATA table3_128x64<>+320(SB)/8, $0x3f8fbea8b13c0000
DATA table3_128x64<>+328(SB)/8, $0x3f9f7a9b16780000
DATA table3_128x64<>+336(SB)/8, $0x3fa77798f8d70000
DATA table3_128x64<>+344(SB)/8, $0x3faf0c30c1118000
DATA table3_128x64<>+352(SB)/8, $0x3fb345179b63c000
DATA table3_128x64<>+360(SB)/8, $0x3fb6ef528c058000
DATA table3_128x64<>+368(SB)/8, $0x3fba956d3ecac000
DATA table3_128x64<>+376(SB)/8, $0x3fbe2507702b0000
DATA table3_128x64<>+384(SB)/8, $0x3fc0d79e7cd48000
DATA table3_128x64<>+392(SB)/8, $0x3fc29532f8240000
DATA table3_128x64<>+400(SB)/8, $0x3fc44adb72246000
DATA table3_128x64<>+408(SB)/8, $0x3fc5fcf075b78000
DATA table3_128x64<>+416(SB)/8, $0x3fc7ab390229e000
DATA table3_128x64<>+424(SB)/8, $0x3fc9509aa0044000
DATA table3_128x64<>+432(SB)/8, $0x3fcaf1995349c000
DATA table3_128x64<>+440(SB)/8, $0x3fcc8df7cb9a8000
DATA table3_128x64<>+448(SB)/8, $0x3fce2577709be000
DATA table3_128x64<>+456(SB)/8, $0x3fcfb7d86eee4000
DATA table3_128x64<>+464(SB)/8, $0x3fd0a26ce37c1000
DATA table3_128x64<>+472(SB)/8, $0x3fd1661caecba000
DATA table3_128x64<>+480(SB)/8, $0x3fd22981fbef8000
DATA table3_128x64<>+488(SB)/8, $0x3fd2e9e2bce12000
DATA table3_128x64<>+496(SB)/8, $0x3fd3a71c56bb5000
DATA table3_128x64<>+504(SB)/8, $0x3fd4610bc29c6000
GLOBL table3_128x64<>(SB), RODATA|NOPTR, $512
DATA table4_128x64<>+0(SB)/8, $0x3d305ca6ea7f7eae
DATA table4_128x64<>+8(SB)/8, $0x3d37766be72dc543
DATA table4_128x64<>+16(SB)/8, $0x3d06d8573fcee5e7
DATA table4_128x64<>+24(SB)/8, $0xbd349483d21b40d9
DATA table4_128x64<>+32(SB)/8, $0xbd306c13a5f67f70
DATA table4_128x64<>+40(SB)/8, $0xbd182954b0f6bbd8
DATA table4_128x64<>+48(SB)/8, $0x3d227cda5a6d3d1f
DATA table4_128x64<>+56(SB)/8, $0x3d2e16f0cb422a3d
DATA table4_128x64<>+64(SB)/8, $0x3d31b10958a02186
DATA table4_128x64<>+72(SB)/8, $0xbd330f778a2e8cbd
DATA table4_128x64<>+80(SB)/8, $0x3d3bcb8ba3e01a11
DATA table4_128x64<>+88(SB)/8, $0x3d37ed06117b4369
DATA table4_128x64<>+96(SB)/8, $0x3d3fd75bb2837bb6
DATA table4_128x64<>+104(SB)/8, $0x3d0af52b20633b29
DATA table4_128x64<>+112(SB)/8, $0x3d3271e894f591e4
DATA table4_128x64<>+120(SB)/8, $0x3d353935e85baac8
DATA table4_128x64<>+128(SB)/8, $0x3d13b6857bb1fa3b
DATA table4_128x64<>+136(SB)/8, $0xbd198dd68a5d0b48
DATA table4_128x64<>+144(SB)/8, $0xbd369737c93373da
DATA table4_128x64<>+152(SB)/8, $0x3d12757941bdeda4
DATA table4_128x64<>+160(SB)/8, $0x3d353cee006bcf62
DATA table4_128x64<>+168(SB)/8, $0x3d3303411f25d5e6
DATA table4_128x64<>+176(SB)/8, $0xbd233e318e5af6ba
DATA table4_128x64<>+184(SB)/8, $0xbd193436f195cb75
DATA table4_128x64<>+192(SB)/8, $0xbd27a4f309e807cc
DATA table4_128x64<>+200(SB)/8, $0xbd1a83eac951c1aa
DATA table4_128x64<>+208(SB)/8, $0xbd3b175ff3be2566
DATA table4_128x64<>+216(SB)/8, $0x3cfe8c31c7f36d35
DATA table4_128x64<>+224(SB)/8, $0xbc88f19994f375ab
DATA table4_128x64<>+232(SB)/8, $0x3d08e7d02e3f5e95
DATA table4_128x64<>+240(SB)/8, $0x3d3cea3ae5f05b87
DATA table4_128x64<>+248(SB)/8, $0x3d193b33c55fb24f
DATA table4_128x64<>+256(SB)/8, $0xbd397a98b99b5035
DATA table4_128x64<>+264(SB)/8, $0xbd39dac511103b4e
DATA table4_128x64<>+272(SB)/8, $0x3d2c167e206927d3
DATA table4_128x64<>+280(SB)/8, $0xbd3f778960ed29cf
DATA table4_128x64<>+288(SB)/8, $0x3d0deb6e0a90848c
DATA table4_128x64<>+296(SB)/8, $0xbd36107d26f92eb5
DATA table4_128x64<>+304(SB)/8, $0x3d2fb18dfad4852d
DATA table4_128x64<>+312(SB)/8, $0x0
DATA table4_128x64<>+320(SB)/8, $0x3cdec927b17e4e13
DATA table4_128x64<>+328(SB)/8, $0x3d242ad9271be7d7
DATA table4_128x64<>+336(SB)/8, $0xbd3013b07c95c036
DATA table4_128x64<>+344(SB)/8, $0xbd2caef3588b7d80
DATA table4_128x64<>+352(SB)/8, $0x3d3d4203d36150d0
DATA table4_128x64<>+360(SB)/8, $0xbd35d462d767cade
DATA table4_128x64<>+368(SB)/8, $0x3d3e63794c02c4af
DATA table4_128x64<>+376(SB)/8, $0xbd2f897980522249
DATA table4_128x64<>+384(SB)/8, $0x3d3cb422847849e4
DATA table4_128x64<>+392(SB)/8, $0xbd35babd495c735e
DATA table4_128x64<>+400(SB)/8, $0x3d3943175f24bfb7
DATA table4_128x64<>+408(SB)/8, $0x3d228feed4a6161f
DATA table4_128x64<>+416(SB)/8, $0xbd2c053b0975fec7
DATA table4_128x64<>+424(SB)/8, $0x3d3f1e675b4d35c6
DATA table4_128x64<>+432(SB)/8, $0xbd3c03c82291afc3
DATA table4_128x64<>+440(SB)/8, $0x3d3eee42f58e1e6e
DATA table4_128x64<>+448(SB)/8, $0x3d3b9fc101adbaeb
DATA table4_128x64<>+456(SB)/8, $0xbd21c061cdb8097b
DATA table4_128x64<>+464(SB)/8, $0xbd117919c468757b
DATA table4_128x64<>+472(SB)/8, $0xbd3171fff9fc4abb
DATA table4_128x64<>+480(SB)/8, $0xbd3a1421609580da
DATA table4_128x64<>+488(SB)/8, $0x3d24300c128d1dc2
DATA table4_128x64<>+496(SB)/8, $0xbd3ce772094aef70
DATA table4_128x64<>+504(SB)/8, $0xbd1e82c9f310c8e6
GLOBL table4_128x64<>(SB), RODATA|NOPTR, $512
DATA table5_128x64<>+0(SB)/8, $0x3ff02a3b3fef07c2
DATA table5_128x64<>+8(SB)/8, $0x3ff07c323fed41d4
DATA table5_128x64<>+16(SB)/8, $0x3ff0cb193febacf9
DATA table5_128x64<>+24(SB)/8, $0x3ff117343fea41a4
DATA table5_128x64<>+32(SB)/8, $0x3ff160c03fe8f9c2
DATA table5_128x64<>+40(SB)/8, $0x3ff1a7f13fe7d05f
DATA table5_128x64<>+48(SB)/8, $0x3ff1ecf53fe6c16c
DATA table5_128x64<>+56(SB)/8, $0x3ff22ff63fe5c988
DATA table5_128x64<>+64(SB)/8, $0x3ff271163fe4e5e1
DATA table5_128x64<>+72(SB)/8, $0x3ff2b0773fe41414
DATA table5_128x64<>+80(SB)/8, $0x3ff2ee353fe3521d
DATA table5_128x64<>+88(SB)/8, $0x3ff32a6a3fe29e41
DATA table5_128x64<>+96(SB)/8, $0x3ff3652e3fe1f704
DATA table5_128x64<>+104(SB)/8, $0x3ff39e963fe15b1e
DATA table5_128x64<>+112(SB)/8, $0x3ff3d6b53fe0c971
DATA table5_128x64<>+120(SB)/8, $0x3ff40d9e3fe04104
DATA table5_128x64<>+128(SB)/8, $0x3ff45dd83fdf07c2
DATA table5_128x64<>+136(SB)/8, $0x3ff4c51d3fdd41d4
DATA table5_128x64<>+144(SB)/8, $0x3ff528863fdbacf9
DATA table5_128x64<>+152(SB)/8, $0x3ff588693fda41a4
DATA table5_128x64<>+160(SB)/8, $0x3ff5e5123fd8f9c2
DATA table5_128x64<>+168(SB)/8, $0x3ff63ec53fd7d05f
DATA table5_128x64<>+176(SB)/8, $0x3ff695ba3fd6c16c
DATA table5_128x64<>+184(SB)/8, $0x3ff6ea243fd5c988
DATA table5_128x64<>+192(SB)/8, $0x3ff73c323fd4e5e1
DATA table5_128x64<>+200(SB)/8, $0x3ff78c0c3fd41414
DATA table5_128x64<>+208(SB)/8, $0x3ff7d9d63fd3521d
DATA table5_128x64<>+216(SB)/8, $0x3ff825b23fd29e41
DATA table5_128x64<>+224(SB)/8, $0x3ff86fbc3fd1f704
DATA table5_128x64<>+232(SB)/8, $0x3ff8b8103fd15b1e
DATA table5_128x64<>+240(SB)/8, $0x3ff8fec63fd0c971
DATA table5_128x64<>+248(SB)/8, $0x3ff943f43fd04104
DATA table5_128x64<>+256(SB)/8, $0x3ff9a9083fcf07c2
DATA table5_128x64<>+264(SB)/8, $0x3ffa2b253fcd41d4
DATA table5_128x64<>+272(SB)/8, $0x3ffaa8643fcbacf9
DATA table5_128x64<>+280(SB)/8, $0x3ffb21343fca41a4
DATA table5_128x64<>+288(SB)/8, $0x3ffb95f33fc8f9c2
DATA table5_128x64<>+296(SB)/8, $0x3ffc06f63fc7d05f
DATA table5_128x64<>+304(SB)/8, $0x3ffc74853fc6c16c
DATA table5_128x64<>+312(SB)/8, $0x3ffcdee03fc5c988
DATA table5_128x64<>+320(SB)/8, $0x3ffd46423fc4e5e1
DATA table5_128x64<>+328(SB)/8, $0x3ffdaadd3fc41414
DATA table5_128x64<>+336(SB)/8, $0x3ffe0ce03fc3521d
DATA table5_128x64<>+344(SB)/8, $0x3ffe6c723fc29e41
DATA table5_128x64<>+352(SB)/8, $0x3ffec9bb3fc1f704
DATA table5_128x64<>+360(SB)/8, $0x3fff24dc3fc15b1e
DATA table5_128x64<>+368(SB)/8, $0x3fff7df23fc0c971
DATA table5_128x64<>+376(SB)/8, $0x3fffd51c3fc04104
DATA table5_128x64<>+384(SB)/8, $0x0
DATA table5_128x64<>+392(SB)/8, $0x0
DATA table5_128x64<>+400(SB)/8, $0x0
DATA table5_128x64<>+408(SB)/8, $0x0
DATA table5_128x64<>+416(SB)/8, $0x0
DATA table5_128x64<>+424(SB)/8, $0x0
DATA table5_128x64<>+432(SB)/8, $0x0
DATA table5_128x64<>+440(SB)/8, $0x0
DATA table5_128x64<>+448(SB)/8, $0x0
DATA table5_128x64<>+456(SB)/8, $0x0
DATA table5_128x64<>+464(SB)/8, $0x0
DATA table5_128x64<>+472(SB)/8, $0x0
DATA table5_128x64<>+480(SB)/8, $0x0
DATA table5_128x64<>+488(SB)/8, $0x0
DATA table5_128x64<>+496(SB)/8, $0x0
DATA table5_128x64<>+504(SB)/8, $0x0
GLOBL table5_128x64<>(SB), RODATA|NOPTR, $512
DATA table6_128x64<>+0(SB)/8, $0x0
DATA table6_128x64<>+8(SB)/8, $0x3faff55bb72cfdea
DATA table6_128x64<>+16(SB)/8, $0x3fbfd5ba9aac2f6e
DATA table6_128x64<>+24(SB)/8, $0x3fc7b97b4bce5b02
DATA table6_128x64<>+32(SB)/8, $0x3fcf5b75f92c80dd
DATA table6_128x64<>+40(SB)/8, $0x3fd362773707ebcc
DATA table6_128x64<>+48(SB)/8, $0x3fd6f61941e4def1
DATA table6_128x64<>+56(SB)/8, $0x3fda64eec3cc23fd
DATA table6_128x64<>+64(SB)/8, $0x3fddac670561bb4f
DATA table6_128x64<>+72(SB)/8, $0x3fe0657e94db30d0
DATA table6_128x64<>+80(SB)/8, $0x3fe1e00babdefeb4
DATA table6_128x64<>+88(SB)/8, $0x3fe345f01cce37bb
DATA table6_128x64<>+96(SB)/8, $0x3fe4978fa3269ee1
DATA table6_128x64<>+104(SB)/8, $0x3fe5d58987169b18
DATA table6_128x64<>+112(SB)/8, $0x3fe700a7c5784634
DATA table6_128x64<>+120(SB)/8, $0x3fe819d0b7158a4d
DATA table6_128x64<>+128(SB)/8, $0x3fe921fb54442d18
DATA table6_128x64<>+136(SB)/8, $0x3fea2a25f172cfe4
DATA table6_128x64<>+144(SB)/8, $0x3feb434ee31013fd
DATA table6_128x64<>+152(SB)/8, $0x3fec6e6d2171bf18
DATA table6_128x64<>+160(SB)/8, $0x3fedac670561bb4f
DATA table6_128x64<>+168(SB)/8, $0x3feefe068bba2275
DATA table6_128x64<>+176(SB)/8, $0x3ff031f57e54adbe
DATA table6_128x64<>+184(SB)/8, $0x3ff0ef3c09d694b0
DATA table6_128x64<>+192(SB)/8, $0x3ff1b6e192ebbe44
DATA table6_128x64<>+200(SB)/8, $0x3ff288bfa3512419
DATA table6_128x64<>+208(SB)/8, $0x3ff3647503caf55c
DATA table6_128x64<>+216(SB)/8, $0x3ff4495d86823225
DATA table6_128x64<>+224(SB)/8, $0x3ff5368c951e9cfd
DATA table6_128x64<>+232(SB)/8, $0x3ff62acbeaca61b8
DATA table6_128x64<>+240(SB)/8, $0x3ff7249faa996a21
DATA table6_128x64<>+248(SB)/8, $0x3ff82250768ac529
DATA table6_128x64<>+256(SB)/8, $0x3ff921fb54442d18
DATA table6_128x64<>+264(SB)/8, $0x3ffa21a631fd9508
DATA table6_128x64<>+272(SB)/8, $0x3ffb1f56fdeef00f
DATA table6_128x64<>+280(SB)/8, $0x3ffc192abdbdf879
DATA table6_128x64<>+288(SB)/8, $0x3ffd0d6a1369bd34
DATA table6_128x64<>+296(SB)/8, $0x3ffdfa992206280b
DATA table6_128x64<>+304(SB)/8, $0x3ffedf81a4bd64d4
DATA table6_128x64<>+312(SB)/8, $0x3fffbb3705373617
DATA table6_128x64<>+320(SB)/8, $0x4000468a8ace4df6
DATA table6_128x64<>+328(SB)/8, $0x4000aa5d4f58e2c0
DATA table6_128x64<>+336(SB)/8, $0x400109009519d639
DATA table6_128x64<>+344(SB)/8, $0x40016279b155a47b
DATA table6_128x64<>+352(SB)/8, $0x4001b6e192ebbe44
DATA table6_128x64<>+360(SB)/8, $0x400206600be7bd52
DATA table6_128x64<>+368(SB)/8, $0x400251279b802819
DATA table6_128x64<>+376(SB)/8, $0x40029771d7e7791f
DATA table6_128x64<>+384(SB)/8, $0x4002d97c7f3321d2
DATA table6_128x64<>+392(SB)/8, $0x40031b87267eca85
DATA table6_128x64<>+400(SB)/8, $0x400361d162e61b8b
DATA table6_128x64<>+408(SB)/8, $0x4003ac98f27e8652
DATA table6_128x64<>+416(SB)/8, $0x4003fc176b7a8560
DATA table6_128x64<>+424(SB)/8, $0x4004507f4d109f29
DATA table6_128x64<>+432(SB)/8, $0x4004a9f8694c6d6b
DATA table6_128x64<>+440(SB)/8, $0x4005089baf0d60e4
DATA table6_128x64<>+448(SB)/8, $0x40056c6e7397f5ae
DATA table6_128x64<>+456(SB)/8, $0x4005d55d7bcaa899
DATA table6_128x64<>+464(SB)/8, $0x400643382c07913a
DATA table6_128x64<>+472(SB)/8, $0x4006b5ac6d632f9f
DATA table6_128x64<>+480(SB)/8, $0x40072c43f4b1650a
DATA table6_128x64<>+488(SB)/8, $0x4007a6639f874768
DATA table6_128x64<>+496(SB)/8, $0x4008234d7f6ecb9d
DATA table6_128x64<>+504(SB)/8, $0x4008a225e5677921
GLOBL table6_128x64<>(SB), RODATA|NOPTR, $512
DATA table7_128x64<>+0(SB)/8, $0x0
DATA table7_128x64<>+8(SB)/8, $0xbc3c934d86d23f1d
DATA table7_128x64<>+16(SB)/8, $0xbc4cd37686760c17
DATA table7_128x64<>+24(SB)/8, $0x3c5347b0b4f881ca
DATA table7_128x64<>+32(SB)/8, $0x3c68ab6e3cf7afbd
DATA table7_128x64<>+40(SB)/8, $0xbc6963a544b672d8
DATA table7_128x64<>+48(SB)/8, $0xbc7c63aae6f6e918
DATA table7_128x64<>+56(SB)/8, $0xbc724dec1b50b7ff
DATA table7_128x64<>+64(SB)/8, $0x3c7a2b7f222f65e2
DATA table7_128x64<>+72(SB)/8, $0xbc7d5b495f6349e6
DATA table7_128x64<>+80(SB)/8, $0xbc5928df287a668f
DATA table7_128x64<>+88(SB)/8, $0x3c81021137c71102
DATA table7_128x64<>+96(SB)/8, $0x3c72419a87f2a458
DATA table7_128x64<>+104(SB)/8, $0x3c60028e4bc5e7ca
DATA table7_128x64<>+112(SB)/8, $0xbc78c34d25aadef6
DATA table7_128x64<>+120(SB)/8, $0xbc7bf76229d3b917
DATA table7_128x64<>+128(SB)/8, $0x3c81a62633145c07
DATA table7_128x64<>+136(SB)/8, $0xbc7d700509dad6ce
DATA table7_128x64<>+144(SB)/8, $0xbc80520d0701d877
DATA table7_128x64<>+152(SB)/8, $0x3c8f4ba8d3373e1b
DATA table7_128x64<>+160(SB)/8, $0x3c8a2b7f222f65e2
DATA table7_128x64<>+168(SB)/8, $0x3c824a3b2e61a70b
DATA table7_128x64<>+176(SB)/8, $0x3c9338b4259c0270
DATA table7_128x64<>+184(SB)/8, $0x3c98fcf88aed2e80
DATA table7_128x64<>+192(SB)/8, $0x3c9b1b466a88828e
DATA table7_128x64<>+200(SB)/8, $0x3c78e684e7a2281b
DATA table7_128x64<>+208(SB)/8, $0x3c817e21d9a42c9a
DATA table7_128x64<>+216(SB)/8, $0x3c94d29adbab2a62
DATA table7_128x64<>+224(SB)/8, $0xbc996f47948a99f1
DATA table7_128x64<>+232(SB)/8, $0x3c3c6ac9f134fa91
DATA table7_128x64<>+240(SB)/8, $0x3c9a8cc1e7480c68
DATA table7_128x64<>+248(SB)/8, $0xbc5e78c96d05afcb
DATA table7_128x64<>+256(SB)/8, $0x3c91a62633145c07
DATA table7_128x64<>+264(SB)/8, $0xbc9acc270306ecf6
DATA table7_128x64<>+272(SB)/8, $0x3c817f14fdc1574c
DATA table7_128x64<>+280(SB)/8, $0xbc9d255ec19c1bdd
DATA table7_128x64<>+288(SB)/8, $0xbc6a23602a65700c
DATA table7_128x64<>+296(SB)/8, $0x3c8cf36314fb1b58
DATA table7_128x64<>+304(SB)/8, $0x3c9a8d3b7956a1c1
DATA table7_128x64<>+312(SB)/8, $0x3c9d12ab2c402e07
DATA table7_128x64<>+320(SB)/8, $0x3c80620bf7406aff
DATA table7_128x64<>+328(SB)/8, $0x3c849ea7b677131b
DATA table7_128x64<>+336(SB)/8, $0x3c901398408cb59e
DATA table7_128x64<>+344(SB)/8, $0xbc776344c4206ddf
DATA table7_128x64<>+352(SB)/8, $0x3cab1b466a88828e
DATA table7_128x64<>+360(SB)/8, $0x3c93a677fc8d1900
DATA table7_128x64<>+368(SB)/8, $0x3c86eaa5d3534893
DATA table7_128x64<>+376(SB)/8, $0x3ca55426d44fb6e1
DATA table7_128x64<>+384(SB)/8, $0x3c9a79394c9e8a0a
DATA table7_128x64<>+392(SB)/8, $0x3c849449e13b4ca7
DATA table7_128x64<>+400(SB)/8, $0x3ca4be8fd7c9b7e6
DATA table7_128x64<>+408(SB)/8, $0x3ca0a5fd4e57fd8a
DATA table7_128x64<>+416(SB)/8, $0xbc5441a3bd3f1083
DATA table7_128x64<>+424(SB)/8, $0x3cad65a1e52297c6
DATA table7_128x64<>+432(SB)/8, $0x3ca26f6d2c582f3b
DATA table7_128x64<>+440(SB)/8, $0x3ca5518f5f00c544
DATA table7_128x64<>+448(SB)/8, $0x3ca660b64ece6f4b
DATA table7_128x64<>+456(SB)/8, $0xbca4101c49818cf9
DATA table7_128x64<>+464(SB)/8, $0x3c9a65371fe67254
DATA table7_128x64<>+472(SB)/8, $0xbc99873ef1407997
DATA table7_128x64<>+480(SB)/8, $0x3cac1b6f4f44e10b
DATA table7_128x64<>+488(SB)/8, $0x3c9217d15ad92ff1
DATA table7_128x64<>+496(SB)/8, $0xbc93cd17e5a39792
DATA table7_128x64<>+504(SB)/8, $0xbca820b331ddff7b
GLOBL table7_128x64<>(SB), RODATA|NOPTR, $512
DATA table8_128x64<>+0(SB)/8, $0x0
DATA table8_128x64<>+8(SB)/8, $0x3fc1f5e1a35c3b89
DATA table8_128x64<>+16(SB)/8, $0x3fd1af54e232d609
DATA table8_128x64<>+24(SB)/8, $0x3fd9dd0d2b721f39
DATA table8_128x64<>+32(SB)/8, $0x3fe0a7ef5c18edd2
DATA table8_128x64<>+40(SB)/8, $0x3fe3f196dcd0f135
DATA table8_128x64<>+48(SB)/8, $0x3fe6c1c9759d0e5f
DATA table8_128x64<>+56(SB)/8, $0x3fe91724951b8fc6
DATA table8_128x64<>+64(SB)/8, $0x3feaf767a741088b
DATA table8_128x64<>+72(SB)/8, $0x3fec6dad2829ec62
DATA table8_128x64<>+80(SB)/8, $0x3fed8865d98abe01
DATA table8_128x64<>+88(SB)/8, $0x3fee5768c3b4a3fc
DATA table8_128x64<>+96(SB)/8, $0x3feeea5557137ae0
DATA table8_128x64<>+104(SB)/8, $0x3fef4f693b67bd77
DATA table8_128x64<>+112(SB)/8, $0x3fef92d077f8d56d
DATA table8_128x64<>+120(SB)/8, $0x3fefbe61eef4cf6a
DATA table8_128x64<>+128(SB)/8, $0x3fefd9ae142795e3
DATA table8_128x64<>+136(SB)/8, $0x3fefea4218d6594a
DATA table8_128x64<>+144(SB)/8, $0x3feff404760319b4
DATA table8_128x64<>+152(SB)/8, $0x3feff9960f3eb327
DATA table8_128x64<>+160(SB)/8, $0x3feffcaa8f4c9bea
DATA table8_128x64<>+168(SB)/8, $0x3feffe514bbdc197
DATA table8_128x64<>+176(SB)/8, $0x3fefff2cfb0453d9
DATA table8_128x64<>+184(SB)/8, $0x3fefff9ba420e834
DATA table8_128x64<>+192(SB)/8, $0x3fefffd1ac4135f9
DATA table8_128x64<>+200(SB)/8, $0x3fefffeb3ebb267b
DATA table8_128x64<>+208(SB)/8, $0x3feffff6f9f67e55
DATA table8_128x64<>+216(SB)/8, $0x3feffffc316d9ed0
DATA table8_128x64<>+224(SB)/8, $0x3feffffe710d565e
DATA table8_128x64<>+232(SB)/8, $0x3fefffff618c3da6
DATA table8_128x64<>+240(SB)/8, $0x3fefffffc2f171e3
DATA table8_128x64<>+248(SB)/8, $0x3fefffffe92ced93
DATA table8_128x64<>+256(SB)/8, $0x3feffffff7b91176
DATA table8_128x64<>+264(SB)/8, $0x3feffffffd169d0c
DATA table8_128x64<>+272(SB)/8, $0x3fefffffff01a8b6
DATA table8_128x64<>+280(SB)/8, $0x3fefffffffabd229
DATA table8_128x64<>+288(SB)/8, $0x3fefffffffe4fa30
DATA table8_128x64<>+296(SB)/8, $0x3feffffffff79626
DATA table8_128x64<>+304(SB)/8, $0x3feffffffffd759d
DATA table8_128x64<>+312(SB)/8, $0x3fefffffffff4188
DATA table8_128x64<>+320(SB)/8, $0x3fefffffffffc9e8
DATA table8_128x64<>+328(SB)/8, $0x3feffffffffff11a
DATA table8_128x64<>+336(SB)/8, $0x3feffffffffffc05
DATA table8_128x64<>+344(SB)/8, $0x3feffffffffffef8
DATA table8_128x64<>+352(SB)/8, $0x3fefffffffffffbe
DATA table8_128x64<>+360(SB)/8, $0x3feffffffffffff0
DATA table8_128x64<>+368(SB)/8, $0x3feffffffffffffc
DATA table8_128x64<>+376(SB)/8, $0x3fefffffffffffff
DATA table8_128x64<>+384(SB)/8, $0x3ff0000000000000
DATA table8_128x64<>+392(SB)/8, $0x0
DATA table8_128x64<>+400(SB)/8, $0x0
DATA table8_128x64<>+408(SB)/8, $0x0
DATA table8_128x64<>+416(SB)/8, $0x0
DATA table8_128x64<>+424(SB)/8, $0x0
DATA table8_128x64<>+432(SB)/8, $0x0
DATA table8_128x64<>+440(SB)/8, $0x0
DATA table8_128x64<>+448(SB)/8, $0x0
DATA table8_128x64<>+456(SB)/8, $0x0
DATA table8_128x64<>+464(SB)/8, $0x0
DATA table8_128x64<>+472(SB)/8, $0x0
DATA table8_128x64<>+480(SB)/8, $0x0
DATA table8_128x64<>+488(SB)/8, $0x0
DATA table8_128x64<>+496(SB)/8, $0x0
DATA table8_128x64<>+504(SB)/8, $0x0
GLOBL table8_128x64<>(SB), RODATA|NOPTR, $512
DATA table9_128x64<>+0(SB)/8, $0x0
DATA table9_128x64<>+8(SB)/8, $0x3c6d0b6d6493e0f4
DATA table9_128x64<>+16(SB)/8, $0xbc7bee921fa4172b
DATA table9_128x64<>+24(SB)/8, $0xbc71671c021d14c4
DATA table9_128x64<>+32(SB)/8, $0x3c75e809f1a31a28
DATA table9_128x64<>+40(SB)/8, $0xbc7f25f4f6fdf70b
DATA table9_128x64<>+48(SB)/8, $0x3c8b1432f2cbc455
DATA table9_128x64<>+56(SB)/8, $0xbc827912dd352f8b
DATA table9_128x64<>+64(SB)/8, $0xbc7c97f778122797
DATA table9_128x64<>+72(SB)/8, $0xbc6ab76d4cba3d05
DATA table9_128x64<>+80(SB)/8, $0xbc8fcec4afb974d9
DATA table9_128x64<>+88(SB)/8, $0x3c68b62674f89890
DATA table9_128x64<>+96(SB)/8, $0xbc8385e445f2c96d
DATA table9_128x64<>+104(SB)/8, $0xbc73a1ee1406c356
DATA table9_128x64<>+112(SB)/8, $0x3c78b55ef493fce7
DATA table9_128x64<>+120(SB)/8, $0x3c815ded88667618
DATA table9_128x64<>+128(SB)/8, $0x3c7972801904b9a3
DATA table9_128x64<>+136(SB)/8, $0xbc5e3333d8f7d98c
DATA table9_128x64<>+144(SB)/8, $0x3c7f142071432025
DATA table9_128x64<>+152(SB)/8, $0xbc708b1ca6e97f80
DATA table9_128x64<>+160(SB)/8, $0x3c8b0cee160116f9
DATA table9_128x64<>+168(SB)/8, $0xbc5cd963345b5c6d
DATA table9_128x64<>+176(SB)/8, $0x3c89a913686042a3
DATA table9_128x64<>+184(SB)/8, $0x3c71379ec5aa630e
DATA table9_128x64<>+192(SB)/8, $0x3c8eeafa1ecd6cef
DATA table9_128x64<>+200(SB)/8, $0x3c6e47f697047cba
DATA table9_128x64<>+208(SB)/8, $0x3c8e1e4483ba034b
DATA table9_128x64<>+216(SB)/8, $0xbc88b32f44f46b3b
DATA table9_128x64<>+224(SB)/8, $0x3c8c9ea52d76dc04
DATA table9_128x64<>+232(SB)/8, $0xbc519309ce23aa3e
DATA table9_128x64<>+240(SB)/8, $0x3c885edd0395f475
DATA table9_128x64<>+248(SB)/8, $0xbc8d2db2ecfe14ae
DATA table9_128x64<>+256(SB)/8, $0x3c70b2865615db40
DATA table9_128x64<>+264(SB)/8, $0x3c870a2bfb068e6f
DATA table9_128x64<>+272(SB)/8, $0x3c323370eca5ca6a
DATA table9_128x64<>+280(SB)/8, $0xbc64dbe49bec3ef2
DATA table9_128x64<>+288(SB)/8, $0x3c6d166bcb681c7b
DATA table9_128x64<>+296(SB)/8, $0x3c85fbc52d650a89
DATA table9_128x64<>+304(SB)/8, $0x3c8f7bee7eb23420
DATA table9_128x64<>+312(SB)/8, $0x3c87a2cb3d056eac
DATA table9_128x64<>+320(SB)/8, $0xbc7a759f7738935f
DATA table9_128x64<>+328(SB)/8, $0xbc73eafccbc6e8b7
DATA table9_128x64<>+336(SB)/8, $0x3c807ba96a6b2e1a
DATA table9_128x64<>+344(SB)/8, $0x3c714be6226402c7
DATA table9_128x64<>+352(SB)/8, $0xbc8182b326b228dc
DATA table9_128x64<>+360(SB)/8, $0xbc720ef3618f2d54
DATA table9_128x64<>+368(SB)/8, $0x3c78115fd1b12786
DATA table9_128x64<>+376(SB)/8, $0x3c70439397b5f70a
DATA table9_128x64<>+384(SB)/8, $0xbc78cf81557d20b6
DATA table9_128x64<>+392(SB)/8, $0x0
DATA table9_128x64<>+400(SB)/8, $0x0
DATA table9_128x64<>+408(SB)/8, $0x0
DATA table9_128x64<>+416(SB)/8, $0x0
DATA table9_128x64<>+424(SB)/8, $0x0
DATA table9_128x64<>+432(SB)/8, $0x0
DATA table9_128x64<>+440(SB)/8, $0x0
DATA table9_128x64<>+448(SB)/8, $0x0
DATA table9_128x64<>+456(SB)/8, $0x0
DATA table9_128x64<>+464(SB)/8, $0x0
DATA table9_128x64<>+472(SB)/8, $0x0
DATA table9_128x64<>+480(SB)/8, $0x0
DATA table9_128x64<>+488(SB)/8, $0x0
DATA table9_128x64<>+496(SB)/8, $0x0
DATA table9_128x64<>+504(SB)/8, $0x0
GLOBL table9_128x64<>(SB), RODATA|NOPTR, $512
DATA table10_128x64<>+0(SB)/8, $0x0
DATA table10_128x64<>+8(SB)/8, $0xbf5225b47a5a65b7
DATA table10_128x64<>+16(SB)/8, $0xbf5e53e9a552d23f
DATA table10_128x64<>+24(SB)/8, $0xbf606f540dc018b9
DATA table10_128x64<>+32(SB)/8, $0xbf59aee8b24892d0
DATA table10_128x64<>+40(SB)/8, $0xbf480df3b2f40097
DATA table10_128x64<>+48(SB)/8, $0x3f283f7546905451
DATA table10_128x64<>+56(SB)/8, $0x3f4d5e79f46fcaa2
DATA table10_128x64<>+64(SB)/8, $0x3f540f3c1c470cbf
DATA table10_128x64<>+72(SB)/8, $0x3f52df5bc24ce37d
DATA table10_128x64<>+80(SB)/8, $0x3f49fc2292b887ef
DATA table10_128x64<>+88(SB)/8, $0x3f3539a694bfbc51
DATA table10_128x64<>+96(SB)/8, $0xbf18288418ffb0fc
DATA table10_128x64<>+104(SB)/8, $0xbf3745f038af2749
DATA table10_128x64<>+112(SB)/8, $0xbf3cf8dfd8f08b96
DATA table10_128x64<>+120(SB)/8, $0xbf398bd8c30df460
DATA table10_128x64<>+128(SB)/8, $0xbf31383b540d16a8
DATA table10_128x64<>+136(SB)/8, $0xbf201c6fd5d4c46b
DATA table10_128x64<>+144(SB)/8, $0xbee882e9b40c0912
DATA table10_128x64<>+152(SB)/8, $0x3f0c9341b46d218d
DATA table10_128x64<>+160(SB)/8, $0x3f149f0a7b624c71
DATA table10_128x64<>+168(SB)/8, $0x3f135eba8b9fbd14
DATA table10_128x64<>+176(SB)/8, $0x3f0cd428e93bfdf2
DATA table10_128x64<>+184(SB)/8, $0x3f0183ef05aa4ae5
DATA table10_128x64<>+192(SB)/8, $0x3ef067e37460f01d
DATA table10_128x64<>+200(SB)/8, $0x3ed05bc861526f46
DATA table10_128x64<>+208(SB)/8, $0xbec36143b81bb641
DATA table10_128x64<>+216(SB)/8, $0xbed343d4768c727f
DATA table10_128x64<>+224(SB)/8, $0xbed372986a437456
DATA table10_128x64<>+232(SB)/8, $0xbecf3003cf7954c8
DATA table10_128x64<>+240(SB)/8, $0xbec5d872c7df00e8
DATA table10_128x64<>+248(SB)/8, $0xbebbc15b376afb96
DATA table10_128x64<>+256(SB)/8, $0xbeb04c6075de5b54
DATA table10_128x64<>+264(SB)/8, $0xbea1e491c3a65c9f
DATA table10_128x64<>+272(SB)/8, $0xbe927eed368da8b5
DATA table10_128x64<>+280(SB)/8, $0xbe8217c5eff51233
DATA table10_128x64<>+288(SB)/8, $0xbe70cf67007b55e3
DATA table10_128x64<>+296(SB)/8, $0xbe5dc043a5d39a35
DATA table10_128x64<>+304(SB)/8, $0xbe4921128e035fce
DATA table10_128x64<>+312(SB)/8, $0xbe344b77c3ee3303
DATA table10_128x64<>+320(SB)/8, $0xbe1f63605853ca5f
DATA table10_128x64<>+328(SB)/8, $0xbe0744d2c90fd9a0
DATA table10_128x64<>+336(SB)/8, $0xbdf08d8465695e2f
DATA table10_128x64<>+344(SB)/8, $0xbdd69e36b5aae44e
DATA table10_128x64<>+352(SB)/8, $0xbdbdb42acda0ad88
DATA table10_128x64<>+360(SB)/8, $0xbda2c213d33d22ec
DATA table10_128x64<>+368(SB)/8, $0xbd86cc31e8894cff
DATA table10_128x64<>+376(SB)/8, $0xbd6aacb39d7f1cd9
DATA table10_128x64<>+384(SB)/8, $0xbd4e0fa5a4bdc981
DATA table10_128x64<>+392(SB)/8, $0x0
DATA table10_128x64<>+400(SB)/8, $0x0
DATA table10_128x64<>+408(SB)/8, $0x0
DATA table10_128x64<>+416(SB)/8, $0x0
DATA table10_128x64<>+424(SB)/8, $0x0
DATA table10_128x64<>+432(SB)/8, $0x0
DATA table10_128x64<>+440(SB)/8, $0x0
DATA table10_128x64<>+448(SB)/8, $0x0
DATA table10_128x64<>+456(SB)/8, $0x0
DATA table10_128x64<>+464(SB)/8, $0x0
DATA table10_128x64<>+472(SB)/8, $0x0
DATA table10_128x64<>+480(SB)/8, $0x0
DATA table10_128x64<>+488(SB)/8, $0x0
DATA table10_128x64<>+496(SB)/8, $0x0
DATA table10_128x64<>+504(SB)/8, $0x0
GLOBL table10_128x64<>(SB), RODATA|NOPTR, $512
DATA table11_128x64<>+0(SB)/8, $0x3f755cfded96cc13
DATA table11_128x64<>+8(SB)/8, $0x3f7271e85baf002a
DATA table11_128x64<>+16(SB)/8, $0x3f654f23ddcb4ae9
DATA table11_128x64<>+24(SB)/8, $0x3f206855df9c8c1d
DATA table11_128x64<>+32(SB)/8, $0xbf61b737aa3269f6
DATA table11_128x64<>+40(SB)/8, $0xbf6db5d500ff161f
DATA table11_128x64<>+48(SB)/8, $0xbf703aa353934ea3
DATA table11_128x64<>+56(SB)/8, $0xbf6aa626d88dc02f
DATA table11_128x64<>+64(SB)/8, $0xbf5edf8b923a7c5d
DATA table11_128x64<>+72(SB)/8, $0xbf37b7f5b1cd4f05
DATA table11_128x64<>+80(SB)/8, $0x3f4ca7a2e5df386a
DATA table11_128x64<>+88(SB)/8, $0x3f59cc5c537c9f51
DATA table11_128x64<>+96(SB)/8, $0x3f5bf915dfe2f724
DATA table11_128x64<>+104(SB)/8, $0x3f5717b18eec14f3
DATA table11_128x64<>+112(SB)/8, $0x3f4d4c7c1e9e8631
DATA table11_128x64<>+120(SB)/8, $0x3f37c9b6826fb1a9
DATA table11_128x64<>+128(SB)/8, $0xbf09bee60382a231
DATA table11_128x64<>+136(SB)/8, $0xbf32ee2ad20d8ecb
DATA table11_128x64<>+144(SB)/8, $0xbf382a81364f31f9
DATA table11_128x64<>+152(SB)/8, $0xbf3619986f87dc20
DATA table11_128x64<>+160(SB)/8, $0xbf30663ed6da0220
DATA table11_128x64<>+168(SB)/8, $0xbf2403cbbd4c95e2
DATA table11_128x64<>+176(SB)/8, $0xbf12b61314bcf0f7
DATA table11_128x64<>+184(SB)/8, $0xbef1131a84d47539
DATA table11_128x64<>+192(SB)/8, $0x3eecf19de52f2dd2
DATA table11_128x64<>+200(SB)/8, $0x3efa9f2a3acabe86
DATA table11_128x64<>+208(SB)/8, $0x3efb24ad79446ba1
DATA table11_128x64<>+216(SB)/8, $0x3ef64a999def3fa1
DATA table11_128x64<>+224(SB)/8, $0x3ef0147b86026475
DATA table11_128x64<>+232(SB)/8, $0x3ee51a8d15ab9294
DATA table11_128x64<>+240(SB)/8, $0x3ed9a77ca9b1004d
DATA table11_128x64<>+248(SB)/8, $0x3ecd32444afd801e
DATA table11_128x64<>+256(SB)/8, $0x3ebf5316dc3ac3af
DATA table11_128x64<>+264(SB)/8, $0x3eafd624e706debd
DATA table11_128x64<>+272(SB)/8, $0x3e9ec270190a11ce
DATA table11_128x64<>+280(SB)/8, $0x3e8c53d6124a43b5
DATA table11_128x64<>+288(SB)/8, $0x3e78eb108a456b6e
DATA table11_128x64<>+296(SB)/8, $0x3e64f8bd4193a288
DATA table11_128x64<>+304(SB)/8, $0x3e50e8fdda7cdd27
DATA table11_128x64<>+312(SB)/8, $0x3e3a281cdec62f95
DATA table11_128x64<>+320(SB)/8, $0x3e236c0c63c4a57c
DATA table11_128x64<>+328(SB)/8, $0x3e0bb6c5c67297f8
DATA table11_128x64<>+336(SB)/8, $0x3df3032dcb02a0ee
DATA table11_128x64<>+344(SB)/8, $0x3dd9190fdf0dc40d
DATA table11_128x64<>+352(SB)/8, $0x3dbfe4b8d35b2326
DATA table11_128x64<>+360(SB)/8, $0x3da384434e185280
DATA table11_128x64<>+368(SB)/8, $0x3d870394e1b46ce8
DATA table11_128x64<>+376(SB)/8, $0x3d6a284c8820429f
DATA table11_128x64<>+384(SB)/8, $0x3d4caa6577a981b4
DATA table11_128x64<>+392(SB)/8, $0x0
DATA table11_128x64<>+400(SB)/8, $0x0
DATA table11_128x64<>+408(SB)/8, $0x0
DATA table11_128x64<>+416(SB)/8, $0x0
DATA table11_128x64<>+424(SB)/8, $0x0
DATA table11_128x64<>+432(SB)/8, $0x0
DATA table11_128x64<>+440(SB)/8, $0x0
DATA table11_128x64<>+448(SB)/8, $0x0
DATA table11_128x64<>+456(SB)/8, $0x0
DATA table11_128x64<>+464(SB)/8, $0x0
DATA table11_128x64<>+472(SB)/8, $0x0
DATA table11_128x64<>+480(SB)/8, $0x0
DATA table11_128x64<>+488(SB)/8, $0x0
DATA table11_128x64<>+496(SB)/8, $0x0
DATA table11_128x64<>+504(SB)/8, $0x0
GLOBL table11_128x64<>(SB), RODATA|NOPTR, $512
DATA table12_128x64<>+0(SB)/8, $0x0
DATA table12_128x64<>+8(SB)/8, $0x3f76f6801d9df066
DATA table12_128x64<>+16(SB)/8, $0x3f83db6ea7fe9834
DATA table12_128x64<>+24(SB)/8, $0x3f8709aa0cf5deff
DATA table12_128x64<>+32(SB)/8, $0x3f8493d39f9117a9
DATA table12_128x64<>+40(SB)/8, $0x3f7b62f449f40301
DATA table12_128x64<>+48(SB)/8, $0x3f62db3515e4f77b
DATA table12_128x64<>+56(SB)/8, $0xbf5e3f462f6a8e80
DATA table12_128x64<>+64(SB)/8, $0xbf739112a14d13b8
DATA table12_128x64<>+72(SB)/8, $0xbf78b43aff733f96
DATA table12_128x64<>+80(SB)/8, $0xbf77567255b42ac5
DATA table12_128x64<>+88(SB)/8, $0xbf717404b5ff90d9
DATA table12_128x64<>+96(SB)/8, $0xbf635ae6477316de
DATA table12_128x64<>+104(SB)/8, $0xbf42e4453bc87c24
DATA table12_128x64<>+112(SB)/8, $0x3f47ec183221a566
DATA table12_128x64<>+120(SB)/8, $0x3f576ff432a8e82b
DATA table12_128x64<>+128(SB)/8, $0x3f5a114313dc131d
DATA table12_128x64<>+136(SB)/8, $0x3f56aa2c94c60ba5
DATA table12_128x64<>+144(SB)/8, $0x3f50602f03a116cd
DATA table12_128x64<>+152(SB)/8, $0x3f4377c5d057e9b8
DATA table12_128x64<>+160(SB)/8, $0x3f311553e3e512a2
DATA table12_128x64<>+168(SB)/8, $0x3f0229f6b91a02e4
DATA table12_128x64<>+176(SB)/8, $0xbf17557687da4127
DATA table12_128x64<>+184(SB)/8, $0xbf21c640894aea93
DATA table12_128x64<>+192(SB)/8, $0xbf21aa5f019cb231
DATA table12_128x64<>+200(SB)/8, $0xbf1d2ac859219f2a
DATA table12_128x64<>+208(SB)/8, $0xbf156748b4284912
DATA table12_128x64<>+216(SB)/8, $0xbf0cc158c4be962f
DATA table12_128x64<>+224(SB)/8, $0xbf01f630d066269d
DATA table12_128x64<>+232(SB)/8, $0xbef510a3edc96a9d
DATA table12_128x64<>+240(SB)/8, $0xbee7566b856cfbda
DATA table12_128x64<>+248(SB)/8, $0xbed8885567e3ecf8
DATA table12_128x64<>+256(SB)/8, $0xbec88c78c1a5ccd4
DATA table12_128x64<>+264(SB)/8, $0xbeb771082c3982b0
DATA table12_128x64<>+272(SB)/8, $0xbea566ec01aa3648
DATA table12_128x64<>+280(SB)/8, $0xbe92b62d33f25ac3
DATA table12_128x64<>+288(SB)/8, $0xbe7f5f276ac6fd1b
DATA table12_128x64<>+296(SB)/8, $0xbe693e1c3157961e
DATA table12_128x64<>+304(SB)/8, $0xbe5383447b8236d1
DATA table12_128x64<>+312(SB)/8, $0xbe3d00ee32c56b0c
DATA table12_128x64<>+320(SB)/8, $0xbe24bcdb503d4a3b
DATA table12_128x64<>+328(SB)/8, $0xbe0c8be9376f2110
DATA table12_128x64<>+336(SB)/8, $0xbdf2ec42255e5a08
DATA table12_128x64<>+344(SB)/8, $0xbdd82c145a58e223
DATA table12_128x64<>+352(SB)/8, $0xbdbdc3649c93e9c4
DATA table12_128x64<>+360(SB)/8, $0xbda1ab2e6d324d73
DATA table12_128x64<>+368(SB)/8, $0xbd843befd27397c5
DATA table12_128x64<>+376(SB)/8, $0xbd665b6d283f7fc2
DATA table12_128x64<>+384(SB)/8, $0xbd47d71ddba42359
DATA table12_128x64<>+392(SB)/8, $0x0
DATA table12_128x64<>+400(SB)/8, $0x0
DATA table12_128x64<>+408(SB)/8, $0x0
DATA table12_128x64<>+416(SB)/8, $0x0
DATA table12_128x64<>+424(SB)/8, $0x0
DATA table12_128x64<>+432(SB)/8, $0x0
DATA table12_128x64<>+440(SB)/8, $0x0
DATA table12_128x64<>+448(SB)/8, $0x0
DATA table12_128x64<>+456(SB)/8, $0x0
DATA table12_128x64<>+464(SB)/8, $0x0
DATA table12_128x64<>+472(SB)/8, $0x0
DATA table12_128x64<>+480(SB)/8, $0x0
DATA table12_128x64<>+488(SB)/8, $0x0
DATA table12_128x64<>+496(SB)/8, $0x0
DATA table12_128x64<>+504(SB)/8, $0x0
GLOBL table12_128x64<>(SB), RODATA|NOPTR, $512
DATA table13_128x64<>+0(SB)/8, $0xbf9b82cc478a95be
DATA table13_128x64<>+8(SB)/8, $0xbf9892574f401b32
DATA table13_128x64<>+16(SB)/8, $0xbf908d93a8f62399
DATA table13_128x64<>+24(SB)/8, $0xbf765c11c33a7a46
DATA table13_128x64<>+32(SB)/8, $0x3f7623c1a4c70be1
DATA table13_128x64<>+40(SB)/8, $0x3f8c7cd6b9254148
DATA table13_128x64<>+48(SB)/8, $0x3f92e0ae4b476886
DATA table13_128x64<>+56(SB)/8, $0x3f930ac139afa245
DATA table13_128x64<>+64(SB)/8, $0x3f8f096f74bf1191
DATA table13_128x64<>+72(SB)/8, $0x3f83acc84e99b8fd
DATA table13_128x64<>+80(SB)/8, $0x3f6db442632a3fa3
DATA table13_128x64<>+88(SB)/8, $0xbf573fee77750b80
DATA table13_128x64<>+96(SB)/8, $0xbf736d715ed1409c
DATA table13_128x64<>+104(SB)/8, $0xbf7954a9ef04acf4
DATA table13_128x64<>+112(SB)/8, $0xbf78d10fa9e363ce
DATA table13_128x64<>+120(SB)/8, $0xbf742fcc533e2163
DATA table13_128x64<>+128(SB)/8, $0xbf6bae0c95406cf9
DATA table13_128x64<>+136(SB)/8, $0xbf5ea03f17ea5236
DATA table13_128x64<>+144(SB)/8, $0xbf45f835e67687d7
DATA table13_128x64<>+152(SB)/8, $0x3f202834f97b79a6
DATA table13_128x64<>+160(SB)/8, $0x3f41c6105dbdf180
DATA table13_128x64<>+168(SB)/8, $0x3f464f89d7e629e6
DATA table13_128x64<>+176(SB)/8, $0x3f452b6386434169
DATA table13_128x64<>+184(SB)/8, $0x3f4151f894e84a30
DATA table13_128x64<>+192(SB)/8, $0x3f3998b6087c5788
DATA table13_128x64<>+200(SB)/8, $0x3f3176d050000892
DATA table13_128x64<>+208(SB)/8, $0x3f2647f7f454f26a
DATA table13_128x64<>+216(SB)/8, $0x3f1ac999de836779
DATA table13_128x64<>+224(SB)/8, $0x3f0e827f2dd72b90
DATA table13_128x64<>+232(SB)/8, $0x3f0085c00c05555d
DATA table13_128x64<>+240(SB)/8, $0x3ef110dc82bf9120
DATA table13_128x64<>+248(SB)/8, $0x3ee0d8c0a0b6f6f8
DATA table13_128x64<>+256(SB)/8, $0x3ecfd7befb73691a
DATA table13_128x64<>+264(SB)/8, $0x3ebcd9d7ded4c8da
DATA table13_128x64<>+272(SB)/8, $0x3ea916df03a49570
DATA table13_128x64<>+280(SB)/8, $0x3e94f605da0f1f0a
DATA table13_128x64<>+288(SB)/8, $0x3e80d66e64c5843c
DATA table13_128x64<>+296(SB)/8, $0x3e6a06e8c7465723
DATA table13_128x64<>+304(SB)/8, $0x3e535db68667c10e
DATA table13_128x64<>+312(SB)/8, $0x3e3bc28e46a1c646
DATA table13_128x64<>+320(SB)/8, $0x3e232c5a553f46ac
DATA table13_128x64<>+328(SB)/8, $0x3e098885a55e317e
DATA table13_128x64<>+336(SB)/8, $0x3df06579d245d626
DATA table13_128x64<>+344(SB)/8, $0x3dd450ad61334718
DATA table13_128x64<>+352(SB)/8, $0x3db84a18956834a3
DATA table13_128x64<>+360(SB)/8, $0x3d9c0831cd7cd5b8
DATA table13_128x64<>+368(SB)/8, $0x3d7f3c0185bfbe5c
DATA table13_128x64<>+376(SB)/8, $0x3d60cddfff269597
DATA table13_128x64<>+384(SB)/8, $0x3d4176e34480e509
DATA table13_128x64<>+392(SB)/8, $0x0
DATA table13_128x64<>+400(SB)/8, $0x0
DATA table13_128x64<>+408(SB)/8, $0x0
DATA table13_128x64<>+416(SB)/8, $0x0
DATA table13_128x64<>+424(SB)/8, $0x0
DATA table13_128x64<>+432(SB)/8, $0x0
DATA table13_128x64<>+440(SB)/8, $0x0
DATA table13_128x64<>+448(SB)/8, $0x0
DATA table13_128x64<>+456(SB)/8, $0x0
DATA table13_128x64<>+464(SB)/8, $0x0
DATA table13_128x64<>+472(SB)/8, $0x0
DATA table13_128x64<>+480(SB)/8, $0x0
DATA table13_128x64<>+488(SB)/8, $0x0
DATA table13_128x64<>+496(SB)/8, $0x0
DATA table13_128x64<>+504(SB)/8, $0x0
GLOBL table13_128x64<>(SB), RODATA|NOPTR, $512
DATA table14_128x64<>+0(SB)/8, $0x0
DATA table14_128x64<>+8(SB)/8, $0xbf9734ea69a018ee
DATA table14_128x64<>+16(SB)/8, $0xbfa4c0b253cc48ab
DATA table14_128x64<>+24(SB)/8, $0xbfa9a7945cba0f36
DATA table14_128x64<>+32(SB)/8, $0xbfa99f13b2565fe6
DATA table14_128x64<>+40(SB)/8, $0xbfa52b2668e437c9
DATA table14_128x64<>+48(SB)/8, $0xbf9b84779680e7e3
DATA table14_128x64<>+56(SB)/8, $0xbf853bb4a5fe3d83
DATA table14_128x64<>+64(SB)/8, $0x3f72e45a55b720ef
DATA table14_128x64<>+72(SB)/8, $0x3f8fd1c6c0e4e966
DATA table14_128x64<>+80(SB)/8, $0x3f95d0003aec36f4
DATA table14_128x64<>+88(SB)/8, $0x3f96b16f52cb6518
DATA table14_128x64<>+96(SB)/8, $0x3f93ca3d72d46093
DATA table14_128x64<>+104(SB)/8, $0x3f8d857f2c6fc7bc
DATA table14_128x64<>+112(SB)/8, $0x3f825b378caec2ff
DATA table14_128x64<>+120(SB)/8, $0x3f70d099c7d02cc0
DATA table14_128x64<>+128(SB)/8, $0x3f3e1935eaaadd45
DATA table14_128x64<>+136(SB)/8, $0xbf5dd78ee1850e3a
DATA table14_128x64<>+144(SB)/8, $0xbf67cae0d4803940
DATA table14_128x64<>+152(SB)/8, $0xbf6982b274da2568
DATA table14_128x64<>+160(SB)/8, $0xbf66ecdbf693a8d9
DATA table14_128x64<>+168(SB)/8, $0xbf6267f3bc49ad4f
DATA table14_128x64<>+176(SB)/8, $0xbf5b2755bfdabefb
DATA table14_128x64<>+184(SB)/8, $0xbf52add1ce70965b
DATA table14_128x64<>+192(SB)/8, $0xbf482f235af133a8
DATA table14_128x64<>+200(SB)/8, $0xbf3da496e5118900
DATA table14_128x64<>+208(SB)/8, $0xbf3145464e89911d
DATA table14_128x64<>+216(SB)/8, $0xbf2330aab7615125
DATA table14_128x64<>+224(SB)/8, $0xbf146153fb8148aa
DATA table14_128x64<>+232(SB)/8, $0xbf04b98203301c7d
DATA table14_128x64<>+240(SB)/8, $0xbef4357b5559bcb9
DATA table14_128x64<>+248(SB)/8, $0xbee2eb290b507e27
DATA table14_128x64<>+256(SB)/8, $0xbed1050537d1cb1d
DATA table14_128x64<>+264(SB)/8, $0xbebd73aa4f6fe7cf
DATA table14_128x64<>+272(SB)/8, $0xbea8868e1e9f53ff
DATA table14_128x64<>+280(SB)/8, $0xbe93ab0b10bef66b
DATA table14_128x64<>+288(SB)/8, $0xbe7e650e3800185c
DATA table14_128x64<>+296(SB)/8, $0xbe66a3a9d85a87b6
DATA table14_128x64<>+304(SB)/8, $0xbe5042f2a9e64836
DATA table14_128x64<>+312(SB)/8, $0xbe3689347cfdcdf8
DATA table14_128x64<>+320(SB)/8, $0xbe1e235878d2683e
DATA table14_128x64<>+328(SB)/8, $0xbe0373cd76ec1f41
DATA table14_128x64<>+336(SB)/8, $0xbde83ea4c78df9d0
DATA table14_128x64<>+344(SB)/8, $0xbdcd2eaafa5e59d8
DATA table14_128x64<>+352(SB)/8, $0xbdb0f6e8aad5e44e
DATA table14_128x64<>+360(SB)/8, $0xbd930e3dd3f0c5bb
DATA table14_128x64<>+368(SB)/8, $0xbd74aed69b2d1653
DATA table14_128x64<>+376(SB)/8, $0xbd55b2283654041e
DATA table14_128x64<>+384(SB)/8, $0xbd35ff7d6e58bc66
DATA table14_128x64<>+392(SB)/8, $0x0
DATA table14_128x64<>+400(SB)/8, $0x0
DATA table14_128x64<>+408(SB)/8, $0x0
DATA table14_128x64<>+416(SB)/8, $0x0
DATA table14_128x64<>+424(SB)/8, $0x0
DATA table14_128x64<>+432(SB)/8, $0x0
DATA table14_128x64<>+440(SB)/8, $0x0
DATA table14_128x64<>+448(SB)/8, $0x0
DATA table14_128x64<>+456(SB)/8, $0x0
DATA table14_128x64<>+464(SB)/8, $0x0
DATA table14_128x64<>+472(SB)/8, $0x0
DATA table14_128x64<>+480(SB)/8, $0x0
DATA table14_128x64<>+488(SB)/8, $0x0
DATA table14_128x64<>+496(SB)/8, $0x0
DATA table14_128x64<>+504(SB)/8, $0x0
GLOBL table14_128x64<>(SB), RODATA|NOPTR, $512
DATA table15_128x64<>+0(SB)/8, $0x3fbce2f219d87611
DATA table15_128x64<>+8(SB)/8, $0x3fbaaba623bcb0dc
DATA table15_128x64<>+16(SB)/8, $0x3fb47e5cfed290a3
DATA table15_128x64<>+24(SB)/8, $0x3fa7488b8a8b065f
DATA table15_128x64<>+32(SB)/8, $0x3f7dfeeb5bd4fb31
DATA table15_128x64<>+40(SB)/8, $0xbf9c1242df7519f4
DATA table15_128x64<>+48(SB)/8, $0xbfab42a188cd111f
DATA table15_128x64<>+56(SB)/8, $0xbfb1350f4b0e35ce
DATA table15_128x64<>+64(SB)/8, $0xbfb1b614b0f0c4d9
DATA table15_128x64<>+72(SB)/8, $0xbfaf65d15f2f0b98
DATA table15_128x64<>+80(SB)/8, $0xbfa8281ce0d46e68
DATA table15_128x64<>+88(SB)/8, $0xbf9f572c4cd1d96e
DATA table15_128x64<>+96(SB)/8, $0xbf8e723727204c09
DATA table15_128x64<>+104(SB)/8, $0xbf617d430ca371ac
DATA table15_128x64<>+112(SB)/8, $0x3f7b22257dcb79d8
DATA table15_128x64<>+120(SB)/8, $0x3f8779b1e58e62b8
DATA table15_128x64<>+128(SB)/8, $0x3f8ace7404ed22fa
DATA table15_128x64<>+136(SB)/8, $0x3f89973b48c673f2
DATA table15_128x64<>+144(SB)/8, $0x3f85d3b17bd8bbba
DATA table15_128x64<>+152(SB)/8, $0x3f811dae47420357
DATA table15_128x64<>+160(SB)/8, $0x3f790e812843e93b
DATA table15_128x64<>+168(SB)/8, $0x3f7146c4b3da1ec7
DATA table15_128x64<>+176(SB)/8, $0x3f669359604c628a
DATA table15_128x64<>+184(SB)/8, $0x3f5c11f270354a5d
DATA table15_128x64<>+192(SB)/8, $0x3f50a7b55447f3e7
DATA table15_128x64<>+200(SB)/8, $0x3f42e7e763a97916
DATA table15_128x64<>+208(SB)/8, $0x3f3490a4d20b4ead
DATA table15_128x64<>+216(SB)/8, $0x3f2577577874b0fb
DATA table15_128x64<>+224(SB)/8, $0x3f1586bafcb2c3ae
DATA table15_128x64<>+232(SB)/8, $0x3f04c1fe48f9f9fd
DATA table15_128x64<>+240(SB)/8, $0x3ef3436bca9ec48f
DATA table15_128x64<>+248(SB)/8, $0x3ee13717227a10c4
DATA table15_128x64<>+256(SB)/8, $0x3ecda5f11065e57b
DATA table15_128x64<>+264(SB)/8, $0x3eb89ca777931924
DATA table15_128x64<>+272(SB)/8, $0x3ea3b46805396b39
DATA table15_128x64<>+280(SB)/8, $0x3e8e710300293c83
DATA table15_128x64<>+288(SB)/8, $0x3e76b1bafbe4fdd0
DATA table15_128x64<>+296(SB)/8, $0x3e6055632f54857e
DATA table15_128x64<>+304(SB)/8, $0x3e46b43ca1cfca28
DATA table15_128x64<>+312(SB)/8, $0x3e2e7ba58bd431dd
DATA table15_128x64<>+320(SB)/8, $0x3e13c51d1bfa74c5
DATA table15_128x64<>+328(SB)/8, $0x3df8c78e5f4616ba
DATA table15_128x64<>+336(SB)/8, $0x3dde044b664f7549
DATA table15_128x64<>+344(SB)/8, $0x3dc192d3ce751748
DATA table15_128x64<>+352(SB)/8, $0x3da3e4a21ecd7c38
DATA table15_128x64<>+360(SB)/8, $0x3d85c5ee7213586c
DATA table15_128x64<>+368(SB)/8, $0x3d670b7050065027
DATA table15_128x64<>+376(SB)/8, $0x3d4796a3ebda6f50
DATA table15_128x64<>+384(SB)/8, $0x3d275a8217bad831
DATA table15_128x64<>+392(SB)/8, $0x0
DATA table15_128x64<>+400(SB)/8, $0x0
DATA table15_128x64<>+408(SB)/8, $0x0
DATA table15_128x64<>+416(SB)/8, $0x0
DATA table15_128x64<>+424(SB)/8, $0x0
DATA table15_128x64<>+432(SB)/8, $0x0
DATA table15_128x64<>+440(SB)/8, $0x0
DATA table15_128x64<>+448(SB)/8, $0x0
DATA table15_128x64<>+456(SB)/8, $0x0
DATA table15_128x64<>+464(SB)/8, $0x0
DATA table15_128x64<>+472(SB)/8, $0x0
DATA table15_128x64<>+480(SB)/8, $0x0
DATA table15_128x64<>+488(SB)/8, $0x0
DATA table15_128x64<>+496(SB)/8, $0x0
DATA table15_128x64<>+504(SB)/8, $0x0
GLOBL table15_128x64<>(SB), RODATA|NOPTR, $512
DATA table16_128x64<>+0(SB)/8, $0x0
DATA table16_128x64<>+8(SB)/8, $0x3fb196c9cd8dfcc6
DATA table16_128x64<>+16(SB)/8, $0x3fc040e8a6d82d62
DATA table16_128x64<>+24(SB)/8, $0x3fc5529abcd00584
DATA table16_128x64<>+32(SB)/8, $0x3fc76f27de80976e
DATA table16_128x64<>+40(SB)/8, $0x3fc6963c8a39d671
DATA table16_128x64<>+48(SB)/8, $0x3fc349b5eaa145ef
DATA table16_128x64<>+56(SB)/8, $0x3fbcc60567d78d66
DATA table16_128x64<>+64(SB)/8, $0x3fb1b614b0f52961
DATA table16_128x64<>+72(SB)/8, $0x3f9ca5083167a5e5
DATA table16_128x64<>+80(SB)/8, $0xbf793a9a7bb7e82d
DATA table16_128x64<>+88(SB)/8, $0xbf9f3b8d52d35720
DATA table16_128x64<>+96(SB)/8, $0xbfa6d5a95d0a1c7d
DATA table16_128x64<>+104(SB)/8, $0xbfa974c0368673bd
DATA table16_128x64<>+112(SB)/8, $0xbfa8a0da54306234
DATA table16_128x64<>+120(SB)/8, $0xbfa5a316520b8230
DATA table16_128x64<>+128(SB)/8, $0xbfa1a2c59757ab2a
DATA table16_128x64<>+136(SB)/8, $0xbf9afe553fa44ede
DATA table16_128x64<>+144(SB)/8, $0xbf938a9832789052
DATA table16_128x64<>+152(SB)/8, $0xbf8ae59615f8ea0a
DATA table16_128x64<>+160(SB)/8, $0xbf81a89b97ceabb0
DATA table16_128x64<>+168(SB)/8, $0xbf762d4c6d49c700
DATA table16_128x64<>+176(SB)/8, $0xbf6ab0c273ac2606
DATA table16_128x64<>+184(SB)/8, $0xbf5ed4ac7daea513
DATA table16_128x64<>+192(SB)/8, $0xbf511c85b1e90094
DATA table16_128x64<>+200(SB)/8, $0xbf424544f02d2cba
DATA table16_128x64<>+208(SB)/8, $0xbf32c7d5ef0541cf
DATA table16_128x64<>+216(SB)/8, $0xbf2298f8d45f6889
DATA table16_128x64<>+224(SB)/8, $0xbf11c07721ac82cf
DATA table16_128x64<>+232(SB)/8, $0xbf005760ad1bd09e
DATA table16_128x64<>+240(SB)/8, $0xbeed06f5860939f3
DATA table16_128x64<>+248(SB)/8, $0xbed8e1fc41537dc3
DATA table16_128x64<>+256(SB)/8, $0xbec4980e2528537a
DATA table16_128x64<>+264(SB)/8, $0xbeb07600ca6de9f5
DATA table16_128x64<>+272(SB)/8, $0xbe996ba7366ba235
DATA table16_128x64<>+280(SB)/8, $0xbe82f7354e6afea5
DATA table16_128x64<>+288(SB)/8, $0xbe6b598cb460629a
DATA table16_128x64<>+296(SB)/8, $0xbe530fd0c6696e12
DATA table16_128x64<>+304(SB)/8, $0xbe39b017abbd5414
DATA table16_128x64<>+312(SB)/8, $0xbe20bc6ecf64b32a
DATA table16_128x64<>+320(SB)/8, $0xbe0516d3cb74153d
DATA table16_128x64<>+328(SB)/8, $0xbde9b3c557fc3010
DATA table16_128x64<>+336(SB)/8, $0xbdce4cb4aea05c6d
DATA table16_128x64<>+344(SB)/8, $0xbdb146faeb84129f
DATA table16_128x64<>+352(SB)/8, $0xbd931011e964feb8
DATA table16_128x64<>+360(SB)/8, $0xbd7459c81752bf70
DATA table16_128x64<>+368(SB)/8, $0xbd5505d9534dce5a
DATA table16_128x64<>+376(SB)/8, $0xbd350429df28edb9
DATA table16_128x64<>+384(SB)/8, $0xbd145542efcec493
DATA table16_128x64<>+392(SB)/8, $0x0
DATA table16_128x64<>+400(SB)/8, $0x0
DATA table16_128x64<>+408(SB)/8, $0x0
DATA table16_128x64<>+416(SB)/8, $0x0
DATA table16_128x64<>+424(SB)/8, $0x0
DATA table16_128x64<>+432(SB)/8, $0x0
DATA table16_128x64<>+440(SB)/8, $0x0
DATA table16_128x64<>+448(SB)/8, $0x0
DATA table16_128x64<>+456(SB)/8, $0x0
DATA table16_128x64<>+464(SB)/8, $0x0
DATA table16_128x64<>+472(SB)/8, $0x0
DATA table16_128x64<>+480(SB)/8, $0x0
DATA table16_128x64<>+488(SB)/8, $0x0
DATA table16_128x64<>+496(SB)/8, $0x0
DATA table16_128x64<>+504(SB)/8, $0x0
GLOBL table16_128x64<>(SB), RODATA|NOPTR, $512
DATA table17_128x64<>+0(SB)/8, $0xbfd812746b037889
DATA table17_128x64<>+8(SB)/8, $0xbfd6f552dbcc3212
DATA table17_128x64<>+16(SB)/8, $0xbfd3c974458cbd6a
DATA table17_128x64<>+24(SB)/8, $0xbfce106c51d1effc
DATA table17_128x64<>+32(SB)/8, $0xbfc2bf531866e1a2
DATA table17_128x64<>+40(SB)/8, $0xbfac810502168b8d
DATA table17_128x64<>+48(SB)/8, $0x3f9b6e8591f65e67
DATA table17_128x64<>+56(SB)/8, $0x3fb7c9d756a1133c
DATA table17_128x64<>+64(SB)/8, $0x3fc1b614b0f527d3
DATA table17_128x64<>+72(SB)/8, $0x3fc4cb3cf0aa0c2c
DATA table17_128x64<>+80(SB)/8, $0x3fc571d01c5c57c7
DATA table17_128x64<>+88(SB)/8, $0x3fc4374d82e04d7c
DATA table17_128x64<>+96(SB)/8, $0x3fc1c2a02beb6b88
DATA table17_128x64<>+104(SB)/8, $0x3fbd6631e1a28f6c
DATA table17_128x64<>+112(SB)/8, $0x3fb7148c3d57c31c
DATA table17_128x64<>+120(SB)/8, $0x3fb143d1c6f4f01b
DATA table17_128x64<>+128(SB)/8, $0x3fa8b0ae3a4787d0
DATA table17_128x64<>+136(SB)/8, $0x3fa0ea475da3bd48
DATA table17_128x64<>+144(SB)/8, $0x3f963ef61e82427a
DATA table17_128x64<>+152(SB)/8, $0x3f8c1ec102e36352
DATA table17_128x64<>+160(SB)/8, $0x3f8119da0c46cc6d
DATA table17_128x64<>+168(SB)/8, $0x3f7407fbd18f130e
DATA table17_128x64<>+176(SB)/8, $0x3f669cf466cce29f
DATA table17_128x64<>+184(SB)/8, $0x3f589e17c074d983
DATA table17_128x64<>+192(SB)/8, $0x3f49db74b1d1e5b5
DATA table17_128x64<>+200(SB)/8, $0x3f3a3737e2a2fd2c
DATA table17_128x64<>+208(SB)/8, $0x3f29aa489e3cb688
DATA table17_128x64<>+216(SB)/8, $0x3f184522fe881a0e
DATA table17_128x64<>+224(SB)/8, $0x3f062ccea63caafb
DATA table17_128x64<>+232(SB)/8, $0x3ef394b1fa66fc59
DATA table17_128x64<>+240(SB)/8, $0x3ee0b6a7b0f18ce7
DATA table17_128x64<>+248(SB)/8, $0x3ecb95fa39b32281
DATA table17_128x64<>+256(SB)/8, $0x3eb603a5308ba8ae
DATA table17_128x64<>+264(SB)/8, $0x3ea0fdac559aa228
DATA table17_128x64<>+272(SB)/8, $0x3e895ea6fdfde4dc
DATA table17_128x64<>+280(SB)/8, $0x3e7252af6f46d9c2
DATA table17_128x64<>+288(SB)/8, $0x3e599b86655dc65b
DATA table17_128x64<>+296(SB)/8, $0x3e41508f768b2a06
DATA table17_128x64<>+304(SB)/8, $0x3e26a8aeba4115b2
DATA table17_128x64<>+312(SB)/8, $0x3e0cb2a2e5596723
DATA table17_128x64<>+320(SB)/8, $0x3df196da0a9def0f
DATA table17_128x64<>+328(SB)/8, $0x3dd4decacbeb0d17
DATA table17_128x64<>+336(SB)/8, $0x3db7f8a0f3ce67d5
DATA table17_128x64<>+344(SB)/8, $0x3d9aa76120cf177d
DATA table17_128x64<>+352(SB)/8, $0x3d7cb12e2f388698
DATA table17_128x64<>+360(SB)/8, $0x3d5de74c0d91bf97
DATA table17_128x64<>+368(SB)/8, $0x3d3e2d06d6be9aac
DATA table17_128x64<>+376(SB)/8, $0x3d1d7c149f7e4bda
DATA table17_128x64<>+384(SB)/8, $0x3cfbe584a5855747
DATA table17_128x64<>+392(SB)/8, $0x0
DATA table17_128x64<>+400(SB)/8, $0x0
DATA table17_128x64<>+408(SB)/8, $0x0
DATA table17_128x64<>+416(SB)/8, $0x0
DATA table17_128x64<>+424(SB)/8, $0x0
DATA table17_128x64<>+432(SB)/8, $0x0
DATA table17_128x64<>+440(SB)/8, $0x0
DATA table17_128x64<>+448(SB)/8, $0x0
DATA table17_128x64<>+456(SB)/8, $0x0
DATA table17_128x64<>+464(SB)/8, $0x0
DATA table17_128x64<>+472(SB)/8, $0x0
DATA table17_128x64<>+480(SB)/8, $0x0
DATA table17_128x64<>+488(SB)/8, $0x0
DATA table17_128x64<>+496(SB)/8, $0x0
DATA table17_128x64<>+504(SB)/8, $0x0
GLOBL table17_128x64<>(SB), RODATA|NOPTR, $512
DATA table18_128x64<>+0(SB)/8, $0x0
DATA table18_128x64<>+8(SB)/8, $0xbfc1c62fa1e869b6
DATA table18_128x64<>+16(SB)/8, $0xbfd0f5d1602f7e41
DATA table18_128x64<>+24(SB)/8, $0xbfd78749a434fe4e
DATA table18_128x64<>+32(SB)/8, $0xbfdc1efca49a5011
DATA table18_128x64<>+40(SB)/8, $0xbfde8a3c39181e85
DATA table18_128x64<>+48(SB)/8, $0xbfdedc5644353c27
DATA table18_128x64<>+56(SB)/8, $0xbfdd62beb64e8441
DATA table18_128x64<>+64(SB)/8, $0xbfda911f096fbc26
DATA table18_128x64<>+72(SB)/8, $0xbfd6ea6cf452e838
DATA table18_128x64<>+80(SB)/8, $0xbfd2ebf3dcc9f22f
DATA table18_128x64<>+88(SB)/8, $0xbfcdfbbadedf5d2e
DATA table18_128x64<>+96(SB)/8, $0xbfc6d5a95d0a1b7f
DATA table18_128x64<>+104(SB)/8, $0xbfc0bcfca21947db
DATA table18_128x64<>+112(SB)/8, $0xbfb7a4a8a2bdce13
DATA table18_128x64<>+120(SB)/8, $0xbfb01a1c847fa207
DATA table18_128x64<>+128(SB)/8, $0xbfa529b9e8cf9a1e
DATA table18_128x64<>+136(SB)/8, $0xbf9ada873606f0aa
DATA table18_128x64<>+144(SB)/8, $0xbf9074b60f8df349
DATA table18_128x64<>+152(SB)/8, $0xbf837ccd585f564b
DATA table18_128x64<>+160(SB)/8, $0xbf764e3dcd3af4ba
DATA table18_128x64<>+168(SB)/8, $0xbf68af14828bffa7
DATA table18_128x64<>+176(SB)/8, $0xbf5a6a519a114d70
DATA table18_128x64<>+184(SB)/8, $0xbf4b5781e9d7c647
DATA table18_128x64<>+192(SB)/8, $0xbf3b60d5e974cbbe
DATA table18_128x64<>+200(SB)/8, $0xbf2a8670aa99a5bc
DATA table18_128x64<>+208(SB)/8, $0xbf18de3cd290a7c0
DATA table18_128x64<>+216(SB)/8, $0xbf0690585ca91f97
DATA table18_128x64<>+224(SB)/8, $0xbef3d0e43d67415e
DATA table18_128x64<>+232(SB)/8, $0xbee0d88765d3224b
DATA table18_128x64<>+240(SB)/8, $0xbecbba3ac4cf8472
DATA table18_128x64<>+248(SB)/8, $0xbeb617a9cedd8fff
DATA table18_128x64<>+256(SB)/8, $0xbea10b1488aeb237
DATA table18_128x64<>+264(SB)/8, $0xbe8976564c75a5b4
DATA table18_128x64<>+272(SB)/8, $0xbe726afa996c324e
DATA table18_128x64<>+280(SB)/8, $0xbe59cd7dcf23b844
DATA table18_128x64<>+288(SB)/8, $0xbe4180fde41550a9
DATA table18_128x64<>+296(SB)/8, $0xbe26fffa7fffa007
DATA table18_128x64<>+304(SB)/8, $0xbe0d453ba308d4db
DATA table18_128x64<>+312(SB)/8, $0xbdf20a2ae94181f8
DATA table18_128x64<>+320(SB)/8, $0xbdd589b22c63806b
DATA table18_128x64<>+328(SB)/8, $0xbdb8e85bc00ad962
DATA table18_128x64<>+336(SB)/8, $0xbd9be6dda2ac4421
DATA table18_128x64<>+344(SB)/8, $0xbd7e46f03befb115
DATA table18_128x64<>+352(SB)/8, $0xbd5fd39856f71743
DATA table18_128x64<>+360(SB)/8, $0xbd40346137a0a150
DATA table18_128x64<>+368(SB)/8, $0xbd1ff8ac583bff21
DATA table18_128x64<>+376(SB)/8, $0xbcfe8dfd25ffabc4
DATA table18_128x64<>+384(SB)/8, $0xbcdc4a1a58e031ce
DATA table18_128x64<>+392(SB)/8, $0x0
DATA table18_128x64<>+400(SB)/8, $0x0
DATA table18_128x64<>+408(SB)/8, $0x0
DATA table18_128x64<>+416(SB)/8, $0x0
DATA table18_128x64<>+424(SB)/8, $0x0
DATA table18_128x64<>+432(SB)/8, $0x0
DATA table18_128x64<>+440(SB)/8, $0x0
DATA table18_128x64<>+448(SB)/8, $0x0
DATA table18_128x64<>+456(SB)/8, $0x0
DATA table18_128x64<>+464(SB)/8, $0x0
DATA table18_128x64<>+472(SB)/8, $0x0
DATA table18_128x64<>+480(SB)/8, $0x0
DATA table18_128x64<>+488(SB)/8, $0x0
DATA table18_128x64<>+496(SB)/8, $0x0
DATA table18_128x64<>+504(SB)/8, $0x0
GLOBL table18_128x64<>(SB), RODATA|NOPTR, $512
DATA table19_128x64<>+0(SB)/8, $0x3fc06eba8214db68
DATA table19_128x64<>+8(SB)/8, $0x3fbc62fa1e869b64
DATA table19_128x64<>+16(SB)/8, $0x3faeba2c05efc81b
DATA table19_128x64<>+24(SB)/8, $0xbf941e64a1d59d9f
DATA table19_128x64<>+32(SB)/8, $0xbfbf081adb2d7f75
DATA table19_128x64<>+40(SB)/8, $0xbfce45a5afb2d189
DATA table19_128x64<>+48(SB)/8, $0xbfd6da37a50e5a77
DATA table19_128x64<>+56(SB)/8, $0xbfde6a93c1ef68da
DATA table19_128x64<>+64(SB)/8, $0xbfe2b7707b4821ed
DATA table19_128x64<>+72(SB)/8, $0xbfe5d0b321a24375
DATA table19_128x64<>+80(SB)/8, $0xbfe86e6b4148d254
DATA table19_128x64<>+88(SB)/8, $0xbfea8c69a8eea93d
DATA table19_128x64<>+96(SB)/8, $0xbfec31b91b28fb6b
DATA table19_128x64<>+104(SB)/8, $0xbfed6cc570e86b19
DATA table19_128x64<>+112(SB)/8, $0xbfee4faacfcddeff
DATA table19_128x64<>+120(SB)/8, $0xbfeeed314c800644
DATA table19_128x64<>+128(SB)/8, $0xbfef56b230b9832f
DATA table19_128x64<>+136(SB)/8, $0xbfef9ae76c61c7c1
DATA table19_128x64<>+144(SB)/8, $0xbfefc57d78ac402d
DATA table19_128x64<>+152(SB)/8, $0xbfefdf2dce939554
DATA table19_128x64<>+160(SB)/8, $0xbfefee27ce8f0409
DATA table19_128x64<>+168(SB)/8, $0xbfeff698bb3bfb6e
DATA table19_128x64<>+176(SB)/8, $0xbfeffb327cccb709
DATA table19_128x64<>+184(SB)/8, $0xbfeffd9f58e08910
DATA table19_128x64<>+192(SB)/8, $0xbfeffedbf71645cd
DATA table19_128x64<>+200(SB)/8, $0xbfefff7830f25916
DATA table19_128x64<>+208(SB)/8, $0xbfefffc2c942e5fe
DATA table19_128x64<>+216(SB)/8, $0xbfefffe541f616ec
DATA table19_128x64<>+224(SB)/8, $0xbfeffff4ad346f33
DATA table19_128x64<>+232(SB)/8, $0xbfeffffb5a563c30
DATA table19_128x64<>+240(SB)/8, $0xbfeffffe26c8e1d0
DATA table19_128x64<>+248(SB)/8, $0xbfefffff498f2ae0
DATA table19_128x64<>+256(SB)/8, $0xbfefffffbbd3addd
DATA table19_128x64<>+264(SB)/8, $0xbfefffffe74f3032
DATA table19_128x64<>+272(SB)/8, $0xbfeffffff7552fb8
DATA table19_128x64<>+280(SB)/8, $0xbfeffffffd0d1631
DATA table19_128x64<>+288(SB)/8, $0xbfefffffff070e57
DATA table19_128x64<>+296(SB)/8, $0xbfefffffffb06ec7
DATA table19_128x64<>+304(SB)/8, $0xbfefffffffe759e9
DATA table19_128x64<>+312(SB)/8, $0xbfeffffffff8995e
DATA table19_128x64<>+320(SB)/8, $0xbfeffffffffdd8a1
DATA table19_128x64<>+328(SB)/8, $0xbfefffffffff647b
DATA table19_128x64<>+336(SB)/8, $0xbfefffffffffd57c
DATA table19_128x64<>+344(SB)/8, $0xbfeffffffffff4bc
DATA table19_128x64<>+352(SB)/8, $0xbfeffffffffffd1b
DATA table19_128x64<>+360(SB)/8, $0xbfefffffffffff48
DATA table19_128x64<>+368(SB)/8, $0xbfefffffffffffd4
DATA table19_128x64<>+376(SB)/8, $0xbfeffffffffffff6
DATA table19_128x64<>+384(SB)/8, $0xbfeffffffffffffe
DATA table19_128x64<>+392(SB)/8, $0x0
DATA table19_128x64<>+400(SB)/8, $0x0
DATA table19_128x64<>+408(SB)/8, $0x0
DATA table19_128x64<>+416(SB)/8, $0x0
DATA table19_128x64<>+424(SB)/8, $0x0
DATA table19_128x64<>+432(SB)/8, $0x0
DATA table19_128x64<>+440(SB)/8, $0x0
DATA table19_128x64<>+448(SB)/8, $0x0
DATA table19_128x64<>+456(SB)/8, $0x0
DATA table19_128x64<>+464(SB)/8, $0x0
DATA table19_128x64<>+472(SB)/8, $0x0
DATA table19_128x64<>+480(SB)/8, $0x0
DATA table19_128x64<>+488(SB)/8, $0x0
DATA table19_128x64<>+496(SB)/8, $0x0
DATA table19_128x64<>+504(SB)/8, $0x0
GLOBL table19_128x64<>(SB), RODATA|NOPTR, $512
DATA table20_128x64<>+0(SB)/8, $0x3ff0000000000000
DATA table20_128x64<>+8(SB)/8, $0x3ff02ca000000000
DATA table20_128x64<>+16(SB)/8, $0x3ff059b000000000
DATA table20_128x64<>+24(SB)/8, $0x3ff0874000000000
DATA table20_128x64<>+32(SB)/8, $0x3ff0b56000000000
DATA table20_128x64<>+40(SB)/8, $0x3ff0e3f000000000
DATA table20_128x64<>+48(SB)/8, $0x3ff1130000000000
DATA table20_128x64<>+56(SB)/8, $0x3ff142a000000000
DATA table20_128x64<>+64(SB)/8, $0x3ff172c000000000
DATA table20_128x64<>+72(SB)/8, $0x3ff1a36000000000
DATA table20_128x64<>+80(SB)/8, $0x3ff1d48000000000
DATA table20_128x64<>+88(SB)/8, $0x3ff2064000000000
DATA table20_128x64<>+96(SB)/8, $0x3ff2388000000000
DATA table20_128x64<>+104(SB)/8, $0x3ff26b4000000000
DATA table20_128x64<>+112(SB)/8, $0x3ff29ea000000000
DATA table20_128x64<>+120(SB)/8, $0x3ff2d28000000000
DATA table20_128x64<>+128(SB)/8, $0x3ff3070000000000
DATA table20_128x64<>+136(SB)/8, $0x3ff33c1000000000
DATA table20_128x64<>+144(SB)/8, $0x3ff371a000000000
DATA table20_128x64<>+152(SB)/8, $0x3ff3a7e000000000
DATA table20_128x64<>+160(SB)/8, $0x3ff3dea000000000
DATA table20_128x64<>+168(SB)/8, $0x3ff4161000000000
DATA table20_128x64<>+176(SB)/8, $0x3ff44e1000000000
DATA table20_128x64<>+184(SB)/8, $0x3ff486a000000000
DATA table20_128x64<>+192(SB)/8, $0x3ff4bfe000000000
DATA table20_128x64<>+200(SB)/8, $0x3ff4f9b000000000
DATA table20_128x64<>+208(SB)/8, $0x3ff5343000000000
DATA table20_128x64<>+216(SB)/8, $0x3ff56f4000000000
DATA table20_128x64<>+224(SB)/8, $0x3ff5ab0000000000
DATA table20_128x64<>+232(SB)/8, $0x3ff5e77000000000
DATA table20_128x64<>+240(SB)/8, $0x3ff6248000000000
DATA table20_128x64<>+248(SB)/8, $0x3ff6624000000000
DATA table20_128x64<>+256(SB)/8, $0x3ff6a0a000000000
DATA table20_128x64<>+264(SB)/8, $0x3ff6dfb000000000
DATA table20_128x64<>+272(SB)/8, $0x3ff71f7000000000
DATA table20_128x64<>+280(SB)/8, $0x3ff75ff000000000
DATA table20_128x64<>+288(SB)/8, $0x3ff7a11000000000
DATA table20_128x64<>+296(SB)/8, $0x3ff7e2f000000000
DATA table20_128x64<>+304(SB)/8, $0x3ff8259000000000
DATA table20_128x64<>+312(SB)/8, $0x3ff868e000000000
DATA table20_128x64<>+320(SB)/8, $0x3ff8ace000000000
DATA table20_128x64<>+328(SB)/8, $0x3ff8f1b000000000
DATA table20_128x64<>+336(SB)/8, $0x3ff9373000000000
DATA table20_128x64<>+344(SB)/8, $0x3ff97d8000000000
DATA table20_128x64<>+352(SB)/8, $0x3ff9c49000000000
DATA table20_128x64<>+360(SB)/8, $0x3ffa0c6000000000
DATA table20_128x64<>+368(SB)/8, $0x3ffa550000000000
DATA table20_128x64<>+376(SB)/8, $0x3ffa9e7000000000
DATA table20_128x64<>+384(SB)/8, $0x3ffae8a000000000
DATA table20_128x64<>+392(SB)/8, $0x3ffb33a000000000
DATA table20_128x64<>+400(SB)/8, $0x3ffb7f7000000000
DATA table20_128x64<>+408(SB)/8, $0x3ffbcc2000000000
DATA table20_128x64<>+416(SB)/8, $0x3ffc19a000000000
DATA table20_128x64<>+424(SB)/8, $0x3ffc67f000000000
DATA table20_128x64<>+432(SB)/8, $0x3ffcb72000000000
DATA table20_128x64<>+440(SB)/8, $0x3ffd073000000000
DATA table20_128x64<>+448(SB)/8, $0x3ffd582000000000
DATA table20_128x64<>+456(SB)/8, $0x3ffda9e000000000
DATA table20_128x64<>+464(SB)/8, $0x3ffdfc9000000000
DATA table20_128x64<>+472(SB)/8, $0x3ffe503000000000
DATA table20_128x64<>+480(SB)/8, $0x3ffea4b000000000
DATA table20_128x64<>+488(SB)/8, $0x3ffefa2000000000
DATA table20_128x64<>+496(SB)/8, $0x3fff507000000000
DATA table20_128x64<>+504(SB)/8, $0x3fffa7c000000000
GLOBL table20_128x64<>(SB), RODATA|NOPTR, $512
DATA table21_128x64<>+0(SB)/8, $0x0
DATA table21_128x64<>+8(SB)/8, $0xbed6c69c0f39cf07
DATA table21_128x64<>+16(SB)/8, $0x3ea9d1f4c76d7a4c
DATA table21_128x64<>+24(SB)/8, $0x3ed3bb0d430597c7
DATA table21_128x64<>+32(SB)/8, $0xbedd033765c6bad3
DATA table21_128x64<>+40(SB)/8, $0xbecccef8e70c6623
DATA table21_128x64<>+48(SB)/8, $0x3ebb2dff23d29af5
DATA table21_128x64<>+56(SB)/8, $0xbed3b7c3d5ae822f
DATA table21_128x64<>+64(SB)/8, $0xbedc7a2bcb49f6a3
DATA table21_128x64<>+72(SB)/8, $0xbecd9c60d287e46e
DATA table21_128x64<>+80(SB)/8, $0x3ed9d1a0bc24cac5
DATA table21_128x64<>+88(SB)/8, $0xbecfb95bba3306c2
DATA table21_128x64<>+96(SB)/8, $0xbed38f327d2e87b3
DATA table21_128x64<>+104(SB)/8, $0x3ed2c19c9378f117
DATA table21_128x64<>+112(SB)/8, $0xbebc14fabc8ab096
DATA table21_128x64<>+120(SB)/8, $0x3ed337c232e32006
DATA table21_128x64<>+128(SB)/8, $0xbeba5f74e14c4370
DATA table21_128x64<>+136(SB)/8, $0xbed84cd03e8d7655
DATA table21_128x64<>+144(SB)/8, $0x3ed7c0359cfe142e
DATA table21_128x64<>+152(SB)/8, $0xbecf36fff1943455
DATA table21_128x64<>+160(SB)/8, $0x3ed4487998235a0b
DATA table21_128x64<>+168(SB)/8, $0xbed2b1e330db00c6
DATA table21_128x64<>+176(SB)/8, $0xbed80764a111b051
DATA table21_128x64<>+184(SB)/8, $0x3ec0e646acac94c1
DATA table21_128x64<>+192(SB)/8, $0xbecfe00b210d5f9c
DATA table21_128x64<>+200(SB)/8, $0x3ebe1085919c660e
DATA table21_128x64<>+208(SB)/8, $0xbecc240920227348
DATA table21_128x64<>+216(SB)/8, $0x3ed589f4df14333c
DATA table21_128x64<>+224(SB)/8, $0x3ed73a91cb08bb4b
DATA table21_128x64<>+232(SB)/8, $0xbea5653d47492b85
DATA table21_128x64<>+240(SB)/8, $0xbeae54041baaa63e
DATA table21_128x64<>+248(SB)/8, $0xbed56b0496ba4e12
DATA table21_128x64<>+256(SB)/8, $0xbeb218fe14b69063
DATA table21_128x64<>+264(SB)/8, $0x3eb9062918ff091e
DATA table21_128x64<>+272(SB)/8, $0x3ed05b83f32a354d
DATA table21_128x64<>+280(SB)/8, $0xbec988ea4bbbc3f4
DATA table21_128x64<>+288(SB)/8, $0x3ec81efa935a0bf9
DATA table21_128x64<>+296(SB)/8, $0x3ec1392cde604a8a
DATA table21_128x64<>+304(SB)/8, $0xbed0f7501dbffe04
DATA table21_128x64<>+312(SB)/8, $0xbed0c35e1664cd25
DATA table21_128x64<>+320(SB)/8, $0x3ecb47121649604b
DATA table21_128x64<>+328(SB)/8, $0xbeacc713f487ddc5
DATA table21_128x64<>+336(SB)/8, $0x3ed3850c468d19f6
DATA table21_128x64<>+344(SB)/8, $0x3eba5b9d9f1f1d59
DATA table21_128x64<>+352(SB)/8, $0x3eae0271f0ca7fdf
DATA table21_128x64<>+360(SB)/8, $0x3ecfda07b6e1505a
DATA table21_128x64<>+368(SB)/8, $0x3ec1f7af976c41d2
DATA table21_128x64<>+376(SB)/8, $0xbec670009b177358
DATA table21_128x64<>+384(SB)/8, $0xbe8e843fa028b8d3
DATA table21_128x64<>+392(SB)/8, $0x3eb99918889ba49f
DATA table21_128x64<>+400(SB)/8, $0x3ed02c81c4767154
DATA table21_128x64<>+408(SB)/8, $0xbeaa74bf052cb1fa
DATA table21_128x64<>+416(SB)/8, $0xbec2d5868a159716
DATA table21_128x64<>+424(SB)/8, $0x3ea54989f816197b
DATA table21_128x64<>+432(SB)/8, $0x3e9ec6a83bdffb19
DATA table21_128x64<>+440(SB)/8, $0xbeb7e828e45d051d
DATA table21_128x64<>+448(SB)/8, $0xbecf2179a5645776
DATA table21_128x64<>+456(SB)/8, $0x3ec9f49115f0dd48
DATA table21_128x64<>+464(SB)/8, $0x3ecebd0c849cf3bb
DATA table21_128x64<>+472(SB)/8, $0xbea280fd9f03d131
DATA table21_128x64<>+480(SB)/8, $0xbe885f631265c9e7
DATA table21_128x64<>+488(SB)/8, $0xbec0d011553a9e35
DATA table21_128x64<>+496(SB)/8, $0x3ec9fc49b7708616
DATA table21_128x64<>+504(SB)/8, $0x3ea85d19ceaee765
GLOBL table21_128x64<>(SB), RODATA|NOPTR, $512
DATA table22_128x64<>+0(SB)/8, $0x3feddcd000000000
DATA table22_128x64<>+8(SB)/8, $0x3fea36c000000000
DATA table22_128x64<>+16(SB)/8, $0x3fe73c2000000000
DATA table22_128x64<>+24(SB)/8, $0x3fe4c63000000000
DATA table22_128x64<>+32(SB)/8, $0x3fe2b85000000000
DATA table22_128x64<>+40(SB)/8, $0x3fe0fce000000000
DATA table22_128x64<>+48(SB)/8, $0x3fdf072000000000
DATA table22_128x64<>+56(SB)/8, $0x3fdc7f8000000000
DATA table22_128x64<>+64(SB)/8, $0x3fda4f5000000000
DATA table22_128x64<>+72(SB)/8, $0x3fd8675000000000
DATA table22_128x64<>+80(SB)/8, $0x3fd6bb3000000000
DATA table22_128x64<>+88(SB)/8, $0x3fd5417000000000
DATA table22_128x64<>+96(SB)/8, $0x3fd3f21000000000
DATA table22_128x64<>+104(SB)/8, $0x3fd2c6c000000000
DATA table22_128x64<>+112(SB)/8, $0x3fd1ba6000000000
DATA table22_128x64<>+120(SB)/8, $0x3fd0c88000000000
DATA table22_128x64<>+128(SB)/8, $0x3fcf0fd000000000
DATA table22_128x64<>+136(SB)/8, $0x3fcc398000000000
DATA table22_128x64<>+144(SB)/8, $0x3fc9d77000000000
DATA table22_128x64<>+152(SB)/8, $0x3fc7d0a000000000
DATA table22_128x64<>+160(SB)/8, $0x3fc612b000000000
DATA table22_128x64<>+168(SB)/8, $0x3fc48f9000000000
DATA table22_128x64<>+176(SB)/8, $0x3fc33cb000000000
DATA table22_128x64<>+184(SB)/8, $0x3fc211c000000000
DATA table22_128x64<>+192(SB)/8, $0x3fc1084000000000
DATA table22_128x64<>+200(SB)/8, $0x3fc01b0000000000
DATA table22_128x64<>+208(SB)/8, $0x3fbe8b7000000000
DATA table22_128x64<>+216(SB)/8, $0x3fbd0a2000000000
DATA table22_128x64<>+224(SB)/8, $0x3fbbac7000000000
DATA table22_128x64<>+232(SB)/8, $0x3fba6db000000000
DATA table22_128x64<>+240(SB)/8, $0x3fb94a0000000000
DATA table22_128x64<>+248(SB)/8, $0x3fb83e2000000000
DATA table22_128x64<>+256(SB)/8, $0x3fb6d30000000000
DATA table22_128x64<>+264(SB)/8, $0x3fb52b8000000000
DATA table22_128x64<>+272(SB)/8, $0x3fb3bcc000000000
DATA table22_128x64<>+280(SB)/8, $0x3fb27c3000000000
DATA table22_128x64<>+288(SB)/8, $0x3fb1619000000000
DATA table22_128x64<>+296(SB)/8, $0x3fb066a000000000
DATA table22_128x64<>+304(SB)/8, $0x3faf0ca000000000
DATA table22_128x64<>+312(SB)/8, $0x3fad794000000000
DATA table22_128x64<>+320(SB)/8, $0x3fac0cc000000000
DATA table22_128x64<>+328(SB)/8, $0x3faac1a000000000
DATA table22_128x64<>+336(SB)/8, $0x3fa993a000000000
DATA table22_128x64<>+344(SB)/8, $0x3fa87f0000000000
DATA table22_128x64<>+352(SB)/8, $0x3fa780c000000000
DATA table22_128x64<>+360(SB)/8, $0x3fa6964000000000
DATA table22_128x64<>+368(SB)/8, $0x3fa5bd5000000000
DATA table22_128x64<>+376(SB)/8, $0x3fa4f40000000000
DATA table22_128x64<>+384(SB)/8, $0x3fa3dff000000000
DATA table22_128x64<>+392(SB)/8, $0x3fa2991000000000
DATA table22_128x64<>+400(SB)/8, $0x3fa179a000000000
DATA table22_128x64<>+408(SB)/8, $0x3fa07ad000000000
DATA table22_128x64<>+416(SB)/8, $0x3f9f2ef000000000
DATA table22_128x64<>+424(SB)/8, $0x3f9d96a000000000
DATA table22_128x64<>+432(SB)/8, $0x3f9c260000000000
DATA table22_128x64<>+440(SB)/8, $0x3f9ad7a000000000
DATA table22_128x64<>+448(SB)/8, $0x3f99a6d000000000
DATA table22_128x64<>+456(SB)/8, $0x3f988fe000000000
DATA table22_128x64<>+464(SB)/8, $0x3f978fb000000000
DATA table22_128x64<>+472(SB)/8, $0x3f96a38000000000
DATA table22_128x64<>+480(SB)/8, $0x3f95c92000000000
DATA table22_128x64<>+488(SB)/8, $0x3f94fe9000000000
DATA table22_128x64<>+496(SB)/8, $0x0
DATA table22_128x64<>+504(SB)/8, $0x0
GLOBL table22_128x64<>(SB), RODATA|NOPTR, $512
DATA table23_128x64<>+0(SB)/8, $0x3f7b902263da1179
DATA table23_128x64<>+8(SB)/8, $0x3f71f7c4b0e3e9df
DATA table23_128x64<>+16(SB)/8, $0x3f678abc237aa949
DATA table23_128x64<>+24(SB)/8, $0x3f5f040d7d447fec
DATA table23_128x64<>+32(SB)/8, $0x3f548db2e3757506
DATA table23_128x64<>+40(SB)/8, $0x3f4b6a17716fa7cb
DATA table23_128x64<>+48(SB)/8, $0x3f42678d76f9fe11
DATA table23_128x64<>+56(SB)/8, $0x3f38e1bae340af5a
DATA table23_128x64<>+64(SB)/8, $0x3f30f01a5f80bea0
DATA table23_128x64<>+72(SB)/8, $0x3f2739a3bc17d372
DATA table23_128x64<>+80(SB)/8, $0x3f2009c196b18a1c
DATA table23_128x64<>+88(SB)/8, $0x3f164f4acf905644
DATA table23_128x64<>+96(SB)/8, $0x3f0f41f6cdafe2e6
DATA table23_128x64<>+104(SB)/8, $0x3f060dcc35a3d981
DATA table23_128x64<>+112(SB)/8, $0x3eff57151efc807a
DATA table23_128x64<>+120(SB)/8, $0x3ef66c9aba88ff10
DATA table23_128x64<>+128(SB)/8, $0x3eeb8e8ad6827ab2
DATA table23_128x64<>+136(SB)/8, $0x3edd5f06ef9b75c8
DATA table23_128x64<>+144(SB)/8, $0x3ed00ee42011996e
DATA table23_128x64<>+152(SB)/8, $0x3ec1fe31d786a002
DATA table23_128x64<>+160(SB)/8, $0x3eb4a23942f996d3
DATA table23_128x64<>+168(SB)/8, $0x3ea8302caefb7f8b
DATA table23_128x64<>+176(SB)/8, $0x3e9cf358dbd4e9f2
DATA table23_128x64<>+184(SB)/8, $0x3e91ab3fda7a5044
DATA table23_128x64<>+192(SB)/8, $0x3e85f877f5d18ab3
DATA table23_128x64<>+200(SB)/8, $0x3e7bcd16157be66d
DATA table23_128x64<>+208(SB)/8, $0x3e71e1d75b2fd7e4
DATA table23_128x64<>+216(SB)/8, $0x3e675d68d62eef61
DATA table23_128x64<>+224(SB)/8, $0x3e5efada2e8fe3d1
DATA table23_128x64<>+232(SB)/8, $0x3e54d3321a2afc96
DATA table23_128x64<>+240(SB)/8, $0x3e4c5dc7ff7c30b6
DATA table23_128x64<>+248(SB)/8, $0x3e438f48301dd672
DATA table23_128x64<>+256(SB)/8, $0x3e36f313c098365d
DATA table23_128x64<>+264(SB)/8, $0x3e27506a10449dc2
DATA table23_128x64<>+272(SB)/8, $0x3e189f19d21b673a
DATA table23_128x64<>+280(SB)/8, $0x3e0aed7131d4c90e
DATA table23_128x64<>+288(SB)/8, $0x3dfe658e3f31e811
DATA table23_128x64<>+296(SB)/8, $0x3df1a801d9bdcd97
DATA table23_128x64<>+304(SB)/8, $0x3de50e37eb6afbde
DATA table23_128x64<>+312(SB)/8, $0x3dd9b78095a4e634
DATA table23_128x64<>+320(SB)/8, $0x3dd00d7cd7ab296d
DATA table23_128x64<>+328(SB)/8, $0x3dc472d08422acd3
DATA table23_128x64<>+336(SB)/8, $0x3dba893a1ba9626b
DATA table23_128x64<>+344(SB)/8, $0x3db18421bdbb9fc3
DATA table23_128x64<>+352(SB)/8, $0x3da77ebef6047a28
DATA table23_128x64<>+360(SB)/8, $0x3d9ffbef16a6a23c
DATA table23_128x64<>+368(SB)/8, $0x3d96125b445f3f08
DATA table23_128x64<>+376(SB)/8, $0x3d8edb407e321081
DATA table23_128x64<>+384(SB)/8, $0x3d827b4e4c45a972
DATA table23_128x64<>+392(SB)/8, $0x3d7350e68688534e
DATA table23_128x64<>+400(SB)/8, $0x3d64fbb5c041f38f
DATA table23_128x64<>+408(SB)/8, $0x3d57979c279241d1
DATA table23_128x64<>+416(SB)/8, $0x3d4b5acd06a960a2
DATA table23_128x64<>+424(SB)/8, $0x3d404defc1220ec5
DATA table23_128x64<>+432(SB)/8, $0x3d33edfeca110ed0
DATA table23_128x64<>+440(SB)/8, $0x3d28ec1742ee8462
DATA table23_128x64<>+448(SB)/8, $0x3d1fd21f26e13697
DATA table23_128x64<>+456(SB)/8, $0x3d14b4894e0329b7
DATA table23_128x64<>+464(SB)/8, $0x3d0b6bcb4ff9df54
DATA table23_128x64<>+472(SB)/8, $0x3d02741dafef51b6
DATA table23_128x64<>+480(SB)/8, $0x3cf9362313c1258c
DATA table23_128x64<>+488(SB)/8, $0x3cf1767a0fce7372
DATA table23_128x64<>+496(SB)/8, $0x0
DATA table23_128x64<>+504(SB)/8, $0x0
GLOBL table23_128x64<>(SB), RODATA|NOPTR, $512
DATA table24_128x64<>+0(SB)/8, $0xbf9005a2877a28a4
DATA table24_128x64<>+8(SB)/8, $0xbf857a903b3bef33
DATA table24_128x64<>+16(SB)/8, $0xbf7cef4670b55eff
DATA table24_128x64<>+24(SB)/8, $0xbf73986bdb40ee6a
DATA table24_128x64<>+32(SB)/8, $0xbf6ab272655aca2d
DATA table24_128x64<>+40(SB)/8, $0xbf624cc300d12b41
DATA table24_128x64<>+48(SB)/8, $0xbf5940474774fa81
DATA table24_128x64<>+56(SB)/8, $0xbf5189de421aa133
DATA table24_128x64<>+64(SB)/8, $0xbf4887def4d12399
DATA table24_128x64<>+72(SB)/8, $0xbf41464131c4f011
DATA table24_128x64<>+80(SB)/8, $0xbf387ff036e08931
DATA table24_128x64<>+88(SB)/8, $0xbf317eaed203cc66
DATA table24_128x64<>+96(SB)/8, $0xbf2928ee2c6b845b
DATA table24_128x64<>+104(SB)/8, $0xbf223773e350c0da
DATA table24_128x64<>+112(SB)/8, $0xbf1a8efb3e77fc5d
DATA table24_128x64<>+120(SB)/8, $0xbf137d9d5127708a
DATA table24_128x64<>+128(SB)/8, $0xbf08dec9fbc6590a
DATA table24_128x64<>+136(SB)/8, $0xbefbd6eecebac559
DATA table24_128x64<>+144(SB)/8, $0xbeefef3b6c93e776
DATA table24_128x64<>+152(SB)/8, $0xbee2bf245cdd7903
DATA table24_128x64<>+160(SB)/8, $0xbed67fe64e642f34
DATA table24_128x64<>+168(SB)/8, $0xbecb926c60a73fca
DATA table24_128x64<>+176(SB)/8, $0xbec13a88e503d9ff
DATA table24_128x64<>+184(SB)/8, $0xbeb5eecbe7880443
DATA table24_128x64<>+192(SB)/8, $0xbeac695426459ba6
DATA table24_128x64<>+200(SB)/8, $0xbea2b4a313dc307c
DATA table24_128x64<>+208(SB)/8, $0xbe99038b43617adc
DATA table24_128x64<>+216(SB)/8, $0xbe90f8164ae66b62
DATA table24_128x64<>+224(SB)/8, $0xbe87570578456d84
DATA table24_128x64<>+232(SB)/8, $0xbe8042634cd0b4f4
DATA table24_128x64<>+240(SB)/8, $0xbe76ee21346ef5ea
DATA table24_128x64<>+248(SB)/8, $0xbe705aef0acb3919
DATA table24_128x64<>+256(SB)/8, $0xbe6427fcb8a2610a
DATA table24_128x64<>+264(SB)/8, $0xbe55cc593ea34462
DATA table24_128x64<>+272(SB)/8, $0xbe486e6c8027d56e
DATA table24_128x64<>+280(SB)/8, $0xbe3c46c3488fbc0a
DATA table24_128x64<>+288(SB)/8, $0xbe30d863a812256b
DATA table24_128x64<>+296(SB)/8, $0xbe249af2ec6ccb73
DATA table24_128x64<>+304(SB)/8, $0xbe19d08cd6e442ce
DATA table24_128x64<>+312(SB)/8, $0xbe1086fea89f1775
DATA table24_128x64<>+320(SB)/8, $0xbe0596dec17a081b
DATA table24_128x64<>+328(SB)/8, $0xbdfcb9699adabe92
DATA table24_128x64<>+336(SB)/8, $0xbdf36f1fe345806a
DATA table24_128x64<>+344(SB)/8, $0xbdeab60309fa3628
DATA table24_128x64<>+352(SB)/8, $0xbde29f9c6731bab8
DATA table24_128x64<>+360(SB)/8, $0xbdda51f8fdc23f87
DATA table24_128x64<>+368(SB)/8, $0xbdd2d521862e8474
DATA table24_128x64<>+376(SB)/8, $0xbdcb440b71097172
DATA table24_128x64<>+384(SB)/8, $0xbdc12cf2340b31dc
DATA table24_128x64<>+392(SB)/8, $0xbdb3217be834da76
DATA table24_128x64<>+400(SB)/8, $0xbda6112c98ca212f
DATA table24_128x64<>+408(SB)/8, $0xbd9a4244eea53a0d
DATA table24_128x64<>+416(SB)/8, $0xbd901079b6bc9f75
DATA table24_128x64<>+424(SB)/8, $0xbd84277665446e5e
DATA table24_128x64<>+432(SB)/8, $0xbd79dd521df3e9c4
DATA table24_128x64<>+440(SB)/8, $0xbd70f0fedc20e584
DATA table24_128x64<>+448(SB)/8, $0xbd669d439007515c
DATA table24_128x64<>+456(SB)/8, $0xbd5eb5e3e0174921
DATA table24_128x64<>+464(SB)/8, $0xbd552f4db2abed77
DATA table24_128x64<>+472(SB)/8, $0xbd4da82d8e7046ed
DATA table24_128x64<>+480(SB)/8, $0xbd450a593a243101
DATA table24_128x64<>+488(SB)/8, $0xbd3e3b15f28185e3
DATA table24_128x64<>+496(SB)/8, $0x0
DATA table24_128x64<>+504(SB)/8, $0x0
GLOBL table24_128x64<>(SB), RODATA|NOPTR, $512
DATA table25_128x64<>+0(SB)/8, $0x3fa1b252f4ab55d3
DATA table25_128x64<>+8(SB)/8, $0x3f986ec099087ab9
DATA table25_128x64<>+16(SB)/8, $0x3f90f27ea47c532f
DATA table25_128x64<>+24(SB)/8, $0x3f87a2b1fcbd5f74
DATA table25_128x64<>+32(SB)/8, $0x3f809385ee9905d4
DATA table25_128x64<>+40(SB)/8, $0x3f776473b572d29a
DATA table25_128x64<>+48(SB)/8, $0x3f709c343fa00acc
DATA table25_128x64<>+56(SB)/8, $0x3f67be1f4f4a91e6
DATA table25_128x64<>+64(SB)/8, $0x3f6114f59c47eff6
DATA table25_128x64<>+72(SB)/8, $0x3f58be927046f87c
DATA table25_128x64<>+80(SB)/8, $0x3f520b19e49f22d3
DATA table25_128x64<>+88(SB)/8, $0x3f4a7da715cce01f
DATA table25_128x64<>+96(SB)/8, $0x3f4393b4293a1283
DATA table25_128x64<>+104(SB)/8, $0x3f3d2077bcc6212f
DATA table25_128x64<>+112(SB)/8, $0x3f35cf0be073e412
DATA table25_128x64<>+120(SB)/8, $0x3f306f392f19464a
DATA table25_128x64<>+128(SB)/8, $0x3f25c14d949a8c12
DATA table25_128x64<>+136(SB)/8, $0x3f19a26d92e63396
DATA table25_128x64<>+144(SB)/8, $0x3f0ee9877999a8c0
DATA table25_128x64<>+152(SB)/8, $0x3f030d1e53050d8d
DATA table25_128x64<>+160(SB)/8, $0x3ef7f92270e3f38d
DATA table25_128x64<>+168(SB)/8, $0x3eeec2ba45c7ab3a
DATA table25_128x64<>+176(SB)/8, $0x3ee41989266b38bc
DATA table25_128x64<>+184(SB)/8, $0x3edab92c0e054cb9
DATA table25_128x64<>+192(SB)/8, $0x3ed20dd9d93a5e67
DATA table25_128x64<>+200(SB)/8, $0x3ec8c46051f0f52d
DATA table25_128x64<>+208(SB)/8, $0x3ec13b60ded57a5e
DATA table25_128x64<>+216(SB)/8, $0x3eb84d262887b653
DATA table25_128x64<>+224(SB)/8, $0x3eb15a29b0551456
DATA table25_128x64<>+232(SB)/8, $0x3ea9133a23e92cca
DATA table25_128x64<>+240(SB)/8, $0x3ea251ffcd064f26
DATA table25_128x64<>+248(SB)/8, $0x3e9b0d5e7e741f2a
DATA table25_128x64<>+256(SB)/8, $0x3e917ac39a5942c4
DATA table25_128x64<>+264(SB)/8, $0x3e8426f3f8dc9da2
DATA table25_128x64<>+272(SB)/8, $0x3e77ffd65252bf57
DATA table25_128x64<>+280(SB)/8, $0x3e6d6cd8b171b164
DATA table25_128x64<>+288(SB)/8, $0x3e6284ccde64bba9
DATA table25_128x64<>+296(SB)/8, $0x3e57de99718ecc3c
DATA table25_128x64<>+304(SB)/8, $0x3e4f6feb6c3ccb76
DATA table25_128x64<>+312(SB)/8, $0x3e451cef707669f9
DATA table25_128x64<>+320(SB)/8, $0x3e3cdf6a017a5b4b
DATA table25_128x64<>+328(SB)/8, $0x3e341215b9d3e8ea
DATA table25_128x64<>+336(SB)/8, $0x3e2c5492c6e8f869
DATA table25_128x64<>+344(SB)/8, $0x3e2446d863fd34e4
DATA table25_128x64<>+352(SB)/8, $0x3e1d67542065dd43
DATA table25_128x64<>+360(SB)/8, $0x3e1593c6d6107ee9
DATA table25_128x64<>+368(SB)/8, $0x3e1003158fc14750
DATA table25_128x64<>+376(SB)/8, $0x3e08037b272faa4a
DATA table25_128x64<>+384(SB)/8, $0x3dffc0fbc3256406
DATA table25_128x64<>+392(SB)/8, $0x3df2dbca63549b4b
DATA table25_128x64<>+400(SB)/8, $0x3de71c4079847d46
DATA table25_128x64<>+408(SB)/8, $0x3ddd1e4640a435c9
DATA table25_128x64<>+416(SB)/8, $0x3dd2ce0f5006c7bf
DATA table25_128x64<>+424(SB)/8, $0x3dc8d66fb537765c
DATA table25_128x64<>+432(SB)/8, $0x3dc0bcc5d6c37b75
DATA table25_128x64<>+440(SB)/8, $0x3db6f998294509be
DATA table25_128x64<>+448(SB)/8, $0x3db008e4be2a7151
DATA table25_128x64<>+456(SB)/8, $0x3da6ba3bdaf40731
DATA table25_128x64<>+464(SB)/8, $0x3da055c9ac47242c
DATA table25_128x64<>+472(SB)/8, $0x3d97c9d12106fab0
DATA table25_128x64<>+480(SB)/8, $0x3d9187c1cf6bb358
DATA table25_128x64<>+488(SB)/8, $0x3d8a20705381162c
DATA table25_128x64<>+496(SB)/8, $0x0
DATA table25_128x64<>+504(SB)/8, $0x0
GLOBL table25_128x64<>(SB), RODATA|NOPTR, $512
DATA table26_128x64<>+0(SB)/8, $0xbfb28b245ba73bac
DATA table26_128x64<>+8(SB)/8, $0xbfaa69220754f5a7
DATA table26_128x64<>+16(SB)/8, $0xbfa2e56103c6aa9d
DATA table26_128x64<>+24(SB)/8, $0xbf9b2df319dbd351
DATA table26_128x64<>+32(SB)/8, $0xbf93a7fc13a226eb
DATA table26_128x64<>+40(SB)/8, $0xbf8c993e881817bd
DATA table26_128x64<>+48(SB)/8, $0xbf84ee9d9ad4f842
DATA table26_128x64<>+56(SB)/8, $0xbf7ed5a2f6d7a487
DATA table26_128x64<>+64(SB)/8, $0xbf76db31943f96f6
DATA table26_128x64<>+72(SB)/8, $0xbf710d2cd7095d77
DATA table26_128x64<>+80(SB)/8, $0xbf699b51f373f7bf
DATA table26_128x64<>+88(SB)/8, $0xbf6359c007cdc109
DATA table26_128x64<>+96(SB)/8, $0xbf5d6ec659c58537
DATA table26_128x64<>+104(SB)/8, $0xbf56866200dab5a9
DATA table26_128x64<>+112(SB)/8, $0xbf51584b2e5ae39d
DATA table26_128x64<>+120(SB)/8, $0xbf4adffa9d1d39ce
DATA table26_128x64<>+128(SB)/8, $0xbf428798e2d0edcd
DATA table26_128x64<>+136(SB)/8, $0xbf37070aa476f068
DATA table26_128x64<>+144(SB)/8, $0xbf2d3e6e1f092fce
DATA table26_128x64<>+152(SB)/8, $0xbf22f3ead029d4e6
DATA table26_128x64<>+160(SB)/8, $0xbf190b05109e3eb6
DATA table26_128x64<>+168(SB)/8, $0xbf10d8ba1832662b
DATA table26_128x64<>+176(SB)/8, $0xbf070d4ae9f6849d
DATA table26_128x64<>+184(SB)/8, $0xbf0005eb458a8315
DATA table26_128x64<>+192(SB)/8, $0xbef69b7a31b92073
DATA table26_128x64<>+200(SB)/8, $0xbef02bcf7ad0fcfd
DATA table26_128x64<>+208(SB)/8, $0xbee76fef4b5222cd
DATA table26_128x64<>+216(SB)/8, $0xbee13121c085af68
DATA table26_128x64<>+224(SB)/8, $0xbed982c6a950b5e4
DATA table26_128x64<>+232(SB)/8, $0xbed3219dc479c144
DATA table26_128x64<>+240(SB)/8, $0xbeccfbf5771c99c8
DATA table26_128x64<>+248(SB)/8, $0xbec62a0ba7dd87e8
DATA table26_128x64<>+256(SB)/8, $0xbebe22efde3dae88
DATA table26_128x64<>+264(SB)/8, $0xbeb28809dd3367ad
DATA table26_128x64<>+272(SB)/8, $0xbea7766cdd66ee91
DATA table26_128x64<>+280(SB)/8, $0xbe9e7d30402f8b36
DATA table26_128x64<>+288(SB)/8, $0xbe9447818577220c
DATA table26_128x64<>+296(SB)/8, $0xbe8b8da29f2c2c05
DATA table26_128x64<>+304(SB)/8, $0xbe83149f4728628e
DATA table26_128x64<>+312(SB)/8, $0xbe7ae446710391c4
DATA table26_128x64<>+320(SB)/8, $0xbe7341242be3bce3
DATA table26_128x64<>+328(SB)/8, $0xbe6bfa78275f9c1c
DATA table26_128x64<>+336(SB)/8, $0xbe649a27755a132e
DATA table26_128x64<>+344(SB)/8, $0xbe5eb82d12b5a990
DATA table26_128x64<>+352(SB)/8, $0xbe572a8b2f902ff3
DATA table26_128x64<>+360(SB)/8, $0xbe51a81557890c98
DATA table26_128x64<>+368(SB)/8, $0xbe4b2e71f913efad
DATA table26_128x64<>+376(SB)/8, $0xbe451d9516c74c50
DATA table26_128x64<>+384(SB)/8, $0xbe3d60fdd4fc085f
DATA table26_128x64<>+392(SB)/8, $0xbe329ac67e92fbe2
DATA table26_128x64<>+400(SB)/8, $0xbe283832209cd88c
DATA table26_128x64<>+408(SB)/8, $0xbe202782c6b61ed0
DATA table26_128x64<>+416(SB)/8, $0xbe160667db4fef0e
DATA table26_128x64<>+424(SB)/8, $0xbe0e9fe0f5458a68
DATA table26_128x64<>+432(SB)/8, $0xbe05abf7b81794a7
DATA table26_128x64<>+440(SB)/8, $0xbdff2b849cf84ecb
DATA table26_128x64<>+448(SB)/8, $0xbdf6bf5235f69ec5
DATA table26_128x64<>+456(SB)/8, $0xbdf0d345cb0926cf
DATA table26_128x64<>+464(SB)/8, $0xbde932f98700a457
DATA table26_128x64<>+472(SB)/8, $0xbde31626f95d4182
DATA table26_128x64<>+480(SB)/8, $0xbddd38249b2f2c89
DATA table26_128x64<>+488(SB)/8, $0xbdd695db342771cf
DATA table26_128x64<>+496(SB)/8, $0x0
DATA table26_128x64<>+504(SB)/8, $0x0
GLOBL table26_128x64<>(SB), RODATA|NOPTR, $512
DATA table27_128x64<>+0(SB)/8, $0x3fc246adb0f57340
DATA table27_128x64<>+8(SB)/8, $0x3fbae89dec887798
DATA table27_128x64<>+16(SB)/8, $0x3fb3e6573b610bbb
DATA table27_128x64<>+24(SB)/8, $0x3fad94c11711c603
DATA table27_128x64<>+32(SB)/8, $0x3fa61ac620ec97c7
DATA table27_128x64<>+40(SB)/8, $0x3fa09c917c0d3ca8
DATA table27_128x64<>+48(SB)/8, $0x3f991d257af3583d
DATA table27_128x64<>+56(SB)/8, $0x3f931922ad386bde
DATA table27_128x64<>+64(SB)/8, $0x3f8d39691773e92c
DATA table27_128x64<>+72(SB)/8, $0x3f867f1ca2fdddf0
DATA table27_128x64<>+80(SB)/8, $0x3f816c846441497a
DATA table27_128x64<>+88(SB)/8, $0x3f7b2756586ef215
DATA table27_128x64<>+96(SB)/8, $0x3f7549201d4390d3
DATA table27_128x64<>+104(SB)/8, $0x3f70c8cfac7787ae
DATA table27_128x64<>+112(SB)/8, $0x3f6a9f8aa301ce78
DATA table27_128x64<>+120(SB)/8, $0x3f653c1a642922b8
DATA table27_128x64<>+128(SB)/8, $0x3f5e90c15b6a8353
DATA table27_128x64<>+136(SB)/8, $0x3f5414ce1b3d952e
DATA table27_128x64<>+144(SB)/8, $0x3f4aeb5f00b4033b
DATA table27_128x64<>+152(SB)/8, $0x3f42629b1c60d6d5
DATA table27_128x64<>+160(SB)/8, $0x3f398ee7c303ef89
DATA table27_128x64<>+168(SB)/8, $0x3f320f3630c883a7
DATA table27_128x64<>+176(SB)/8, $0x3f29ea70751e9386
DATA table27_128x64<>+184(SB)/8, $0x3f22dce2d3c3220b
DATA table27_128x64<>+192(SB)/8, $0x3f1bd3ce3a5fcc74
DATA table27_128x64<>+200(SB)/8, $0x3f14c87816229d97
DATA table27_128x64<>+208(SB)/8, $0x3f0f684658091ac7
DATA table27_128x64<>+216(SB)/8, $0x3f07fd86da097e46
DATA table27_128x64<>+224(SB)/8, $0x3f02830d1bd5c51b
DATA table27_128x64<>+232(SB)/8, $0x3efcd7941e357c55
DATA table27_128x64<>+240(SB)/8, $0x3ef6ab692628128d
DATA table27_128x64<>+248(SB)/8, $0x3ef1f7b6de16053a
DATA table27_128x64<>+256(SB)/8, $0x3ee9baab6cbe42a4
DATA table27_128x64<>+264(SB)/8, $0x3ee0e53b702ddd75
DATA table27_128x64<>+272(SB)/8, $0x3ed6c354277562f5
DATA table27_128x64<>+280(SB)/8, $0x3ecf6018c9204dac
DATA table27_128x64<>+288(SB)/8, $0x3ec6120ceb89ba8a
DATA table27_128x64<>+296(SB)/8, $0x3ebfa0d66c8409dc
DATA table27_128x64<>+304(SB)/8, $0x3eb70b594b627e2d
DATA table27_128x64<>+312(SB)/8, $0x3eb10c037dfc18e4
DATA table27_128x64<>+320(SB)/8, $0x3ea992730368b9a8
DATA table27_128x64<>+328(SB)/8, $0x3ea36cda45abc213
DATA table27_128x64<>+336(SB)/8, $0x3e9ddb6d32ede8b9
DATA table27_128x64<>+344(SB)/8, $0x3e9731789afa1126
DATA table27_128x64<>+352(SB)/8, $0x3e923230608d4a6f
DATA table27_128x64<>+360(SB)/8, $0x3e8cd080e8193465
DATA table27_128x64<>+368(SB)/8, $0x3e87028f86dc8464
DATA table27_128x64<>+376(SB)/8, $0x3e82857a603320d9
DATA table27_128x64<>+384(SB)/8, $0x3e7b1ef043d3491f
DATA table27_128x64<>+392(SB)/8, $0x3e725162bf574480
DATA table27_128x64<>+400(SB)/8, $0x3e695668484d0674
DATA table27_128x64<>+408(SB)/8, $0x3e61e575999d5d85
DATA table27_128x64<>+416(SB)/8, $0x3e59c2a2a93cd7d2
DATA table27_128x64<>+424(SB)/8, $0x3e52db1b59bf7571
DATA table27_128x64<>+432(SB)/8, $0x3e4c074a2fa61462
DATA table27_128x64<>+440(SB)/8, $0x3e451f315ac68c02
DATA table27_128x64<>+448(SB)/8, $0x3e401e9845c494ad
DATA table27_128x64<>+456(SB)/8, $0x3e38e3c3dcdeab75
DATA table27_128x64<>+464(SB)/8, $0x3e336bb33507d869
DATA table27_128x64<>+472(SB)/8, $0x3e2e9ae28a0f14dc
DATA table27_128x64<>+480(SB)/8, $0x3e28558e5e684c61
DATA table27_128x64<>+488(SB)/8, $0x3e2382e930f1096f
DATA table27_128x64<>+496(SB)/8, $0x0
DATA table27_128x64<>+504(SB)/8, $0x0
GLOBL table27_128x64<>(SB), RODATA|NOPTR, $512
DATA table28_128x64<>+0(SB)/8, $0xbfd0cbf6f2408771
DATA table28_128x64<>+8(SB)/8, $0xbfc9a1cebecaa0ac
DATA table28_128x64<>+16(SB)/8, $0xbfc3a4b3e6255d1a
DATA table28_128x64<>+24(SB)/8, $0xbfbe40c0b9544ad1
DATA table28_128x64<>+32(SB)/8, $0xbfb76a856f403d87
DATA table28_128x64<>+40(SB)/8, $0xbfb238de1c67b04b
DATA table28_128x64<>+48(SB)/8, $0xbfac84a21a40aefc
DATA table28_128x64<>+56(SB)/8, $0xbfa6714031141857
DATA table28_128x64<>+64(SB)/8, $0xbfa1c32607cf72e5
DATA table28_128x64<>+72(SB)/8, $0xbf9c4700ce3d2de6
DATA table28_128x64<>+80(SB)/8, $0xbf96a32b1e1f3577
DATA table28_128x64<>+88(SB)/8, $0xbf9239674d887935
DATA table28_128x64<>+96(SB)/8, $0xbf8d819838c865ac
DATA table28_128x64<>+104(SB)/8, $0xbf88043a58475723
DATA table28_128x64<>+112(SB)/8, $0xbf83a6ebe1647fce
DATA table28_128x64<>+120(SB)/8, $0xbf802a1bb91593a0
DATA table28_128x64<>+128(SB)/8, $0xbf78583bd8a42102
DATA table28_128x64<>+136(SB)/8, $0xbf70f5e5d753dbdb
DATA table28_128x64<>+144(SB)/8, $0xbf68101f9f3ec619
DATA table28_128x64<>+152(SB)/8, $0xbf615c3b7cb6d430
DATA table28_128x64<>+160(SB)/8, $0xbf59720ede99f7eb
DATA table28_128x64<>+168(SB)/8, $0xbf52ec3ed2baddf6
DATA table28_128x64<>+176(SB)/8, $0xbf4c875ec066ce49
DATA table28_128x64<>+184(SB)/8, $0xbf45c74777c6a67d
DATA table28_128x64<>+192(SB)/8, $0xbf40d237dbd09cee
DATA table28_128x64<>+200(SB)/8, $0xbf3a44d8ec198378
DATA table28_128x64<>+208(SB)/8, $0xbf34b886f57eb2b0
DATA table28_128x64<>+216(SB)/8, $0xbf307fddf10a4cc1
DATA table28_128x64<>+224(SB)/8, $0xbf2a82369ea2a2ea
DATA table28_128x64<>+232(SB)/8, $0xbf257884d5a87ec7
DATA table28_128x64<>+240(SB)/8, $0xbf21864d65ca4916
DATA table28_128x64<>+248(SB)/8, $0xbf1cd06dea7c66bc
DATA table28_128x64<>+256(SB)/8, $0xbf15bfbf87cbd567
DATA table28_128x64<>+264(SB)/8, $0xbf0e89b5d896dec8
DATA table28_128x64<>+272(SB)/8, $0xbf05e97e732ae039
DATA table28_128x64<>+280(SB)/8, $0xbf0007f871d679a2
DATA table28_128x64<>+288(SB)/8, $0xbef7de8689026d41
DATA table28_128x64<>+296(SB)/8, $0xbef20cd4c7ceaf88
DATA table28_128x64<>+304(SB)/8, $0xbeebb040099f36f0
DATA table28_128x64<>+312(SB)/8, $0xbee582e23a9e8ac4
DATA table28_128x64<>+320(SB)/8, $0xbee0e899b28951b3
DATA table28_128x64<>+328(SB)/8, $0xbedade1e9f6c3133
DATA table28_128x64<>+336(SB)/8, $0xbed58e7fe1731f76
DATA table28_128x64<>+344(SB)/8, $0xbed173d93302e1ef
DATA table28_128x64<>+352(SB)/8, $0xbecc7f03e6973cbb
DATA table28_128x64<>+360(SB)/8, $0xbec771bf51430b3e
DATA table28_128x64<>+368(SB)/8, $0xbec36d416c871ef4
DATA table28_128x64<>+376(SB)/8, $0xbec0349cb5cafe7d
DATA table28_128x64<>+384(SB)/8, $0xbeb8fadd4dc3472b
DATA table28_128x64<>+392(SB)/8, $0xbeb1fff56bce4e86
DATA table28_128x64<>+400(SB)/8, $0xbeaa75e045fdfe44
DATA table28_128x64<>+408(SB)/8, $0xbea3cb82f019b0d2
DATA table28_128x64<>+416(SB)/8, $0xbe9e1622862d421f
DATA table28_128x64<>+424(SB)/8, $0xbe9730a123052aee
DATA table28_128x64<>+432(SB)/8, $0xbe921a987a573d1a
DATA table28_128x64<>+440(SB)/8, $0xbe8c98767ccea80b
DATA table28_128x64<>+448(SB)/8, $0xbe86d2d4f3a981a4
DATA table28_128x64<>+456(SB)/8, $0xbe8264b591635ddd
DATA table28_128x64<>+464(SB)/8, $0xbe7de9039f35aa4f
DATA table28_128x64<>+472(SB)/8, $0xbe7884d34b154f01
DATA table28_128x64<>+480(SB)/8, $0xbe74406b06c77587
DATA table28_128x64<>+488(SB)/8, $0xbe70d843863dd0e2
DATA table28_128x64<>+496(SB)/8, $0x0
DATA table28_128x64<>+504(SB)/8, $0x0
GLOBL table28_128x64<>(SB), RODATA|NOPTR, $512
DATA table29_128x64<>+0(SB)/8, $0x3fdc76c3f8503013
DATA table29_128x64<>+8(SB)/8, $0x3fd695a1d31ade9c
DATA table29_128x64<>+16(SB)/8, $0x3fd1fe7d885ed963
DATA table29_128x64<>+24(SB)/8, $0x3fcccdbaf9ac4155
DATA table29_128x64<>+32(SB)/8, $0x3fc72a0a1fdda3bc
DATA table29_128x64<>+40(SB)/8, $0x3fc2b8f976b8fe89
DATA table29_128x64<>+48(SB)/8, $0x3fbe6bbdf6c453f0
DATA table29_128x64<>+56(SB)/8, $0x3fb8d7f018d7f7c6
DATA table29_128x64<>+64(SB)/8, $0x3fb465339ce3e02d
DATA table29_128x64<>+72(SB)/8, $0x3fb0d4befa4fae7f
DATA table29_128x64<>+80(SB)/8, $0x3fabec7796e7c979
DATA table29_128x64<>+88(SB)/8, $0x3fa74802a0da0153
DATA table29_128x64<>+96(SB)/8, $0x3fa3820b8120b42f
DATA table29_128x64<>+104(SB)/8, $0x3fa06d167de5f58a
DATA table29_128x64<>+112(SB)/8, $0x3f9bcb19c15c97a3
DATA table29_128x64<>+120(SB)/8, $0x3f979f54c0d720ab
DATA table29_128x64<>+128(SB)/8, $0x3f92aa040b6a826d
DATA table29_128x64<>+136(SB)/8, $0x3f8babce3906ed2a
DATA table29_128x64<>+144(SB)/8, $0x3f84d6b69023d0ba
DATA table29_128x64<>+152(SB)/8, $0x3f7fd98fad5a102d
DATA table29_128x64<>+160(SB)/8, $0x3f78abe7122480d4
DATA table29_128x64<>+168(SB)/8, $0x3f735a2f2ac104cc
DATA table29_128x64<>+176(SB)/8, $0x3f6eb6a2f41600ed
DATA table29_128x64<>+184(SB)/8, $0x3f68a277c39772b8
DATA table29_128x64<>+192(SB)/8, $0x3f63f4a4f01083dc
DATA table29_128x64<>+200(SB)/8, $0x3f605071e322228b
DATA table29_128x64<>+208(SB)/8, $0x3f5ae722a407d0fb
DATA table29_128x64<>+216(SB)/8, $0x3f565b9b22289773
DATA table29_128x64<>+224(SB)/8, $0x3f52b7b43833a7ba
DATA table29_128x64<>+232(SB)/8, $0x3f4f8e2861e3d5b6
DATA table29_128x64<>+240(SB)/8, $0x3f4ac4eeb2b04847
DATA table29_128x64<>+248(SB)/8, $0x3f46d849dcffebf2
DATA table29_128x64<>+256(SB)/8, $0x3f42328daa605ae4
DATA table29_128x64<>+264(SB)/8, $0x3f3b59af006ef4ae
DATA table29_128x64<>+272(SB)/8, $0x3f34ecc289c76495
DATA table29_128x64<>+280(SB)/8, $0x3f3043f942c07053
DATA table29_128x64<>+288(SB)/8, $0x3f29a653580e8f7b
DATA table29_128x64<>+296(SB)/8, $0x3f247bcdc0ec1c8d
DATA table29_128x64<>+304(SB)/8, $0x3f208c291d3bcd04
DATA table29_128x64<>+312(SB)/8, $0x3f1b0413e13af75f
DATA table29_128x64<>+320(SB)/8, $0x3f1643739ec1936d
DATA table29_128x64<>+328(SB)/8, $0x3f1281c9b0b2b488
DATA table29_128x64<>+336(SB)/8, $0x3f0f0388642bd989
DATA table29_128x64<>+344(SB)/8, $0x3f0a2d4fd683c4a0
DATA table29_128x64<>+352(SB)/8, $0x3f063e6c1ec82a92
DATA table29_128x64<>+360(SB)/8, $0x3f030515f774fe52
DATA table29_128x64<>+368(SB)/8, $0x3f005b81dc713700
DATA table29_128x64<>+376(SB)/8, $0x3efc498e36b185e7
DATA table29_128x64<>+384(SB)/8, $0x3ef6f4b55e94f5db
DATA table29_128x64<>+392(SB)/8, $0x3ef1a6e9e8520762
DATA table29_128x64<>+400(SB)/8, $0x3eeb959280a2ea99
DATA table29_128x64<>+408(SB)/8, $0x3ee5dc479730b598
DATA table29_128x64<>+416(SB)/8, $0x3ee18b6fe96f638e
DATA table29_128x64<>+424(SB)/8, $0x3edc7bd5b4949bef
DATA table29_128x64<>+432(SB)/8, $0x3ed75c1e4bef6fa5
DATA table29_128x64<>+440(SB)/8, $0x3ed3561e65d41cf8
DATA table29_128x64<>+448(SB)/8, $0x3ed0246b9fb25200
DATA table29_128x64<>+456(SB)/8, $0x3ecb29405348dc35
DATA table29_128x64<>+464(SB)/8, $0x3ec7038852ac6d15
DATA table29_128x64<>+472(SB)/8, $0x3ec3a0cc89b6ffc7
DATA table29_128x64<>+480(SB)/8, $0x3ec0d798cc6034fc
DATA table29_128x64<>+488(SB)/8, $0x3ebd10f86c7e6d30
DATA table29_128x64<>+496(SB)/8, $0x0
DATA table29_128x64<>+504(SB)/8, $0x0
GLOBL table29_128x64<>(SB), RODATA|NOPTR, $512
DATA table30_128x64<>+0(SB)/8, $0xbfe5e2aace4ef6b3
DATA table30_128x64<>+8(SB)/8, $0xbfe2232862ddddd1
DATA table30_128x64<>+16(SB)/8, $0xbfde2d681a151a6c
DATA table30_128x64<>+24(SB)/8, $0xbfd935795a4eec55
DATA table30_128x64<>+32(SB)/8, $0xbfd526663e679c85
DATA table30_128x64<>+40(SB)/8, $0xbfd1d3209281896a
DATA table30_128x64<>+48(SB)/8, $0xbfce2eaa7c94bf23
DATA table30_128x64<>+56(SB)/8, $0xbfc9ac00aa44fdb9
DATA table30_128x64<>+64(SB)/8, $0xbfc5efbb3032388a
DATA table30_128x64<>+72(SB)/8, $0xbfc2d481a50cc0f2
DATA table30_128x64<>+80(SB)/8, $0xbfc03c94b6e9fca8
DATA table30_128x64<>+88(SB)/8, $0xbfbc1fa2740ccdfc
DATA table30_128x64<>+96(SB)/8, $0xbfb876188e9ca21d
DATA table30_128x64<>+104(SB)/8, $0xbfb55d5d35cde290
DATA table30_128x64<>+112(SB)/8, $0xbfb2bc31620bac2a
DATA table30_128x64<>+120(SB)/8, $0xbfb07e55b73dc3f6
DATA table30_128x64<>+128(SB)/8, $0xbfab7036ff7af54a
DATA table30_128x64<>+136(SB)/8, $0xbfa5bada44f8d374
DATA table30_128x64<>+144(SB)/8, $0xbfa16f6cbf619085
DATA table30_128x64<>+152(SB)/8, $0xbf9c5131db786f25
DATA table30_128x64<>+160(SB)/8, $0xbf97401ed8e69f6a
DATA table30_128x64<>+168(SB)/8, $0xbf9349019cf83955
DATA table30_128x64<>+176(SB)/8, $0xbf9025553d9d81c6
DATA table30_128x64<>+184(SB)/8, $0xbf8b4487302c7cd6
DATA table30_128x64<>+192(SB)/8, $0xbf873522d1e67aff
DATA table30_128x64<>+200(SB)/8, $0xbf83e55d82dd69d7
DATA table30_128x64<>+208(SB)/8, $0xbf812c0a92013b2e
DATA table30_128x64<>+216(SB)/8, $0xbf7dd39fbf499640
DATA table30_128x64<>+224(SB)/8, $0xbf7a0d8b2c65ef1b
DATA table30_128x64<>+232(SB)/8, $0xbf76e0ed82759ec7
DATA table30_128x64<>+240(SB)/8, $0xbf7430f5e197580f
DATA table30_128x64<>+248(SB)/8, $0xbf71e6fa8974879a
DATA table30_128x64<>+256(SB)/8, $0xbf6e21f850beffc1
DATA table30_128x64<>+264(SB)/8, $0xbf68450cc2ca3584
DATA table30_128x64<>+272(SB)/8, $0xbf63d1af3d57be02
DATA table30_128x64<>+280(SB)/8, $0xbf6062292d1a685e
DATA table30_128x64<>+288(SB)/8, $0xbf5b623734268c09
DATA table30_128x64<>+296(SB)/8, $0xbf571be95acee7e6
DATA table30_128x64<>+304(SB)/8, $0xbf53ac80c9fc7377
DATA table30_128x64<>+312(SB)/8, $0xbf50e20a88648f9b
DATA table30_128x64<>+320(SB)/8, $0xbf4d2f822460d30a
DATA table30_128x64<>+328(SB)/8, $0xbf4964bd9e8ce84c
DATA table30_128x64<>+336(SB)/8, $0xbf463a4465d5de42
DATA table30_128x64<>+344(SB)/8, $0xbf439089df87b05e
DATA table30_128x64<>+352(SB)/8, $0xbf414f085151a476
DATA table30_128x64<>+360(SB)/8, $0xbf3ec553bef8a765
DATA table30_128x64<>+368(SB)/8, $0xbf3b78b15c3a134b
DATA table30_128x64<>+376(SB)/8, $0xbf38a03d468d78f1
DATA table30_128x64<>+384(SB)/8, $0xbf350c3786f7895e
DATA table30_128x64<>+392(SB)/8, $0xbf3146b27e9c10a9
DATA table30_128x64<>+400(SB)/8, $0xbf2cb465c5560d36
DATA table30_128x64<>+408(SB)/8, $0xbf281a6b14b50781
DATA table30_128x64<>+416(SB)/8, $0xbf246ed511103db7
DATA table30_128x64<>+424(SB)/8, $0xbf21787303762dda
DATA table30_128x64<>+432(SB)/8, $0xbf1e1b494e7c7300
DATA table30_128x64<>+440(SB)/8, $0xbf1a1f776cf0edb3
DATA table30_128x64<>+448(SB)/8, $0xbf16cfbee2c34660
DATA table30_128x64<>+456(SB)/8, $0xbf140949201f336f
DATA table30_128x64<>+464(SB)/8, $0xbf11b166018f7e63
DATA table30_128x64<>+472(SB)/8, $0xbf0f66ec039979a7
DATA table30_128x64<>+480(SB)/8, $0xbf0bfe659847cb68
DATA table30_128x64<>+488(SB)/8, $0xbf090fa3d1a46f50
DATA table30_128x64<>+496(SB)/8, $0x0
DATA table30_128x64<>+504(SB)/8, $0x0
GLOBL table30_128x64<>(SB), RODATA|NOPTR, $512
DATA table31_128x64<>+0(SB)/8, $0x3fedd4eea53523a4
DATA table31_128x64<>+8(SB)/8, $0x3fe9fc3965a47b28
DATA table31_128x64<>+16(SB)/8, $0x3fe6b595cc72279d
DATA table31_128x64<>+24(SB)/8, $0x3fe3ea90089765d8
DATA table31_128x64<>+32(SB)/8, $0x3fe187d1d17bf6ee
DATA table31_128x64<>+40(SB)/8, $0x3fdefa1fdb720e79
DATA table31_128x64<>+48(SB)/8, $0x3fdb78d43dfe98a7
DATA table31_128x64<>+56(SB)/8, $0x3fd874985c3c538d
DATA table31_128x64<>+64(SB)/8, $0x3fd5d9f5400c9ea5
DATA table31_128x64<>+72(SB)/8, $0x3fd3988c77276a2d
DATA table31_128x64<>+80(SB)/8, $0x3fd1a2df7dc38070
DATA table31_128x64<>+88(SB)/8, $0x3fcfdabe13d63517
DATA table31_128x64<>+96(SB)/8, $0x3fccdd48effab904
DATA table31_128x64<>+104(SB)/8, $0x3fca3d51e458b220
DATA table31_128x64<>+112(SB)/8, $0x3fc7ed533131ba13
DATA table31_128x64<>+120(SB)/8, $0x3fc5e23839b99e1c
DATA table31_128x64<>+128(SB)/8, $0x3fc33e1e3a9403dd
DATA table31_128x64<>+136(SB)/8, $0x3fc05c6b6014a48c
DATA table31_128x64<>+144(SB)/8, $0x3fbc17ec5f390c66
DATA table31_128x64<>+152(SB)/8, $0x3fb8558dcb69d7f7
DATA table31_128x64<>+160(SB)/8, $0x3fb53f94fbb8c033
DATA table31_128x64<>+168(SB)/8, $0x3fb2b0df41c99319
DATA table31_128x64<>+176(SB)/8, $0x3fb08d3f6f181ef5
DATA table31_128x64<>+184(SB)/8, $0x3fad7eb1ef1e08e1
DATA table31_128x64<>+192(SB)/8, $0x3faa6d608677c056
DATA table31_128x64<>+200(SB)/8, $0x3fa7ccec838670bb
DATA table31_128x64<>+208(SB)/8, $0x3fa5895e6311e9e8
DATA table31_128x64<>+216(SB)/8, $0x3fa392af0ab3614d
DATA table31_128x64<>+224(SB)/8, $0x3fa1dc286bf487d9
DATA table31_128x64<>+232(SB)/8, $0x3fa05b90d6b6257b
DATA table31_128x64<>+240(SB)/8, $0x3f9e1128b067d886
DATA table31_128x64<>+248(SB)/8, $0x3f9bb8c497b32608
DATA table31_128x64<>+256(SB)/8, $0x3f98adb2d9bb4fa8
DATA table31_128x64<>+264(SB)/8, $0x3f9555103c5e1e1e
DATA table31_128x64<>+272(SB)/8, $0x3f929d6ce3e5c44c
DATA table31_128x64<>+280(SB)/8, $0x3f906137adc79b59
DATA table31_128x64<>+288(SB)/8, $0x3f8d0a7b88883800
DATA table31_128x64<>+296(SB)/8, $0x3f89ea65a959b058
DATA table31_128x64<>+304(SB)/8, $0x3f8743d63275c500
DATA table31_128x64<>+312(SB)/8, $0x3f84ff8d25bf7b8d
DATA table31_128x64<>+320(SB)/8, $0x3f830b7d2dc90deb
DATA table31_128x64<>+328(SB)/8, $0x3f8159b68d49772a
DATA table31_128x64<>+336(SB)/8, $0x3f7fbdfe50c5704c
DATA table31_128x64<>+344(SB)/8, $0x3f7d24ffbfa95a57
DATA table31_128x64<>+352(SB)/8, $0x3f7ad9fe6d0024a7
DATA table31_128x64<>+360(SB)/8, $0x3f78d153140bf979
DATA table31_128x64<>+368(SB)/8, $0x3f770160e7d1dce9
DATA table31_128x64<>+376(SB)/8, $0x3f756247c50ef708
DATA table31_128x64<>+384(SB)/8, $0x3f7340fbbd0d8635
DATA table31_128x64<>+392(SB)/8, $0x3f70dfcabe77d848
DATA table31_128x64<>+400(SB)/8, $0x3f6dd134188207e7
DATA table31_128x64<>+408(SB)/8, $0x3f6a889dadd46421
DATA table31_128x64<>+416(SB)/8, $0x3f67c33d3b8da796
DATA table31_128x64<>+424(SB)/8, $0x3f65674801ec9d5b
DATA table31_128x64<>+432(SB)/8, $0x3f6360d71493a9a3
DATA table31_128x64<>+440(SB)/8, $0x3f61a07a5b97b426
DATA table31_128x64<>+448(SB)/8, $0x3f601a36a3110004
DATA table31_128x64<>+456(SB)/8, $0x3f5d88cca7811cae
DATA table31_128x64<>+464(SB)/8, $0x3f5b2ea7bab66624
DATA table31_128x64<>+472(SB)/8, $0x3f5919a4df680410
DATA table31_128x64<>+480(SB)/8, $0x3f573f83bae7d4bd
DATA table31_128x64<>+488(SB)/8, $0x3f5597f9445f8eee
DATA table31_128x64<>+496(SB)/8, $0x0
DATA table31_128x64<>+504(SB)/8, $0x0
GLOBL table31_128x64<>(SB), RODATA|NOPTR, $512
DATA table32_128x64<>+0(SB)/8, $0xbff158a78fe4e5ca
DATA table32_128x64<>+8(SB)/8, $0xbff00a03abadd43b
DATA table32_128x64<>+16(SB)/8, $0xbfedbacce3738327
DATA table32_128x64<>+24(SB)/8, $0xbfeb9eba077d6fb4
DATA table32_128x64<>+32(SB)/8, $0xbfe9b932b4a37184
DATA table32_128x64<>+40(SB)/8, $0xbfe8045361505cd5
DATA table32_128x64<>+48(SB)/8, $0xbfe67a9627e73636
DATA table32_128x64<>+56(SB)/8, $0xbfe51727ab1626a7
DATA table32_128x64<>+64(SB)/8, $0xbfe3d5b07c1989b6
DATA table32_128x64<>+72(SB)/8, $0xbfe2b24404a42f8c
DATA table32_128x64<>+80(SB)/8, $0xbfe1a99a6f200b23
DATA table32_128x64<>+88(SB)/8, $0xbfe0b88ac4e361c5
DATA table32_128x64<>+96(SB)/8, $0xbfdfb92a30f69d6e
DATA table32_128x64<>+104(SB)/8, $0xbfde26c00cd80b52
DATA table32_128x64<>+112(SB)/8, $0xbfdcb5a5e959713d
DATA table32_128x64<>+120(SB)/8, $0xbfdb62869ca2faaf
DATA table32_128x64<>+128(SB)/8, $0xbfd9970a6e2456e4
DATA table32_128x64<>+136(SB)/8, $0xbfd780c86f072d7c
DATA table32_128x64<>+144(SB)/8, $0xbfd5b497825fbc81
DATA table32_128x64<>+152(SB)/8, $0xbfd4251a96c75e53
DATA table32_128x64<>+160(SB)/8, $0xbfd2c7af48fdf579
DATA table32_128x64<>+168(SB)/8, $0xbfd19414863959b2
DATA table32_128x64<>+176(SB)/8, $0xbfd083817a74a058
DATA table32_128x64<>+184(SB)/8, $0xbfcf21290c294472
DATA table32_128x64<>+192(SB)/8, $0xbfcd6dc6ce5919f6
DATA table32_128x64<>+200(SB)/8, $0xbfcbe5a3741fcd46
DATA table32_128x64<>+208(SB)/8, $0xbfca82f6203cd409
DATA table32_128x64<>+216(SB)/8, $0xbfc940b0d20211a6
DATA table32_128x64<>+224(SB)/8, $0xbfc81ab650661546
DATA table32_128x64<>+232(SB)/8, $0xbfc70d95c2a245d1
DATA table32_128x64<>+240(SB)/8, $0xbfc6165c229c1c60
DATA table32_128x64<>+248(SB)/8, $0xbfc532841dd9064a
DATA table32_128x64<>+256(SB)/8, $0xbfc3fc7f8bfed0bf
DATA table32_128x64<>+264(SB)/8, $0xbfc29163ff8026eb
DATA table32_128x64<>+272(SB)/8, $0xbfc15594c9f84879
DATA table32_128x64<>+280(SB)/8, $0xbfc0407ae767fd01
DATA table32_128x64<>+288(SB)/8, $0xbfbe971cb0056119
DATA table32_128x64<>+296(SB)/8, $0xbfbce306a95af259
DATA table32_128x64<>+304(SB)/8, $0xbfbb5c7aaf141682
DATA table32_128x64<>+312(SB)/8, $0xbfb9fcc04533b9f4
DATA table32_128x64<>+320(SB)/8, $0xbfb8be46e916bc50
DATA table32_128x64<>+328(SB)/8, $0xbfb79cbb86b65eda
DATA table32_128x64<>+336(SB)/8, $0xbfb694459dfc5491
DATA table32_128x64<>+344(SB)/8, $0xbfb5a1dd6e5ef569
DATA table32_128x64<>+352(SB)/8, $0xbfb4c2d3e46810fd
DATA table32_128x64<>+360(SB)/8, $0xbfb3f4f63197ffc8
DATA table32_128x64<>+368(SB)/8, $0xbfb336594a04220e
DATA table32_128x64<>+376(SB)/8, $0xbfb285660942b081
DATA table32_128x64<>+384(SB)/8, $0xbfb19276769eb4fb
DATA table32_128x64<>+392(SB)/8, $0xbfb072b6744203a5
DATA table32_128x64<>+400(SB)/8, $0xbfaeeacc51ee1941
DATA table32_128x64<>+408(SB)/8, $0xbfad299416bf5d12
DATA table32_128x64<>+416(SB)/8, $0xbfab98650c756224
DATA table32_128x64<>+424(SB)/8, $0xbfaa30146edd910d
DATA table32_128x64<>+432(SB)/8, $0xbfa8eaa809580eb0
DATA table32_128x64<>+440(SB)/8, $0xbfa7c33c04a58ec6
DATA table32_128x64<>+448(SB)/8, $0xbfa6b5f8a479fa7b
DATA table32_128x64<>+456(SB)/8, $0xbfa5bf7d41dae877
DATA table32_128x64<>+464(SB)/8, $0xbfa4dcfd7774d1d2
DATA table32_128x64<>+472(SB)/8, $0xbfa40c35fa883cca
DATA table32_128x64<>+480(SB)/8, $0xbfa34b187ce11718
DATA table32_128x64<>+488(SB)/8, $0xbfa298001430bc7e
DATA table32_128x64<>+496(SB)/8, $0x0
DATA table32_128x64<>+504(SB)/8, $0x0
GLOBL table32_128x64<>(SB), RODATA|NOPTR, $512
DATA table33_128x64<>+0(SB)/8, $0x3ebcb98e02ec1d67
DATA table33_128x64<>+8(SB)/8, $0xbec4e7e95506a922
DATA table33_128x64<>+16(SB)/8, $0xbed458f37ecd8ddf
DATA table33_128x64<>+24(SB)/8, $0x3ea6bde46b665a4d
DATA table33_128x64<>+32(SB)/8, $0xbeaa8e81937af432
DATA table33_128x64<>+40(SB)/8, $0x3ed281408e1d8c7a
DATA table33_128x64<>+48(SB)/8, $0x3ec07daca17fa902
DATA table33_128x64<>+56(SB)/8, $0x3ea5e82ee030c202
DATA table33_128x64<>+64(SB)/8, $0x3ec88f85c68d7aaf
DATA table33_128x64<>+72(SB)/8, $0xbed1fdd2a4e5024c
DATA table33_128x64<>+80(SB)/8, $0x3ed4e1779dab9948
DATA table33_128x64<>+88(SB)/8, $0xbed200072c5cd44c
DATA table33_128x64<>+96(SB)/8, $0xbec337029b02e4a9
DATA table33_128x64<>+104(SB)/8, $0x3eca0fb1d8541729
DATA table33_128x64<>+112(SB)/8, $0xbed9b07505b7ee5d
DATA table33_128x64<>+120(SB)/8, $0x3e8d8b12982aa92b
DATA table33_128x64<>+128(SB)/8, $0x3eb51d5cea42e2c0
DATA table33_128x64<>+136(SB)/8, $0x3ed1b7bb5e4af7f9
DATA table33_128x64<>+144(SB)/8, $0x3ec19c1323d7e322
DATA table33_128x64<>+152(SB)/8, $0x3ecfc8af4a5aeee2
DATA table33_128x64<>+160(SB)/8, $0xbed6fcf830d86562
DATA table33_128x64<>+168(SB)/8, $0xbea7546063fcdaca
DATA table33_128x64<>+176(SB)/8, $0x3eb4deb333ed70f8
DATA table33_128x64<>+184(SB)/8, $0x3ed5c573b5b96a8e
DATA table33_128x64<>+192(SB)/8, $0x3ed61a66bd958139
DATA table33_128x64<>+200(SB)/8, $0xbec9c31341c08b58
DATA table33_128x64<>+208(SB)/8, $0x3eb3dbbb9e471705
DATA table33_128x64<>+216(SB)/8, $0x3eb384eddcbd4353
DATA table33_128x64<>+224(SB)/8, $0xbebf11ef62027ec1
DATA table33_128x64<>+232(SB)/8, $0xbec6d42a3f5d296a
DATA table33_128x64<>+240(SB)/8, $0xbec4a744e552dc17
DATA table33_128x64<>+248(SB)/8, $0xbecf3dae964a66cc
DATA table33_128x64<>+256(SB)/8, $0xbed63ce7feb1437f
DATA table33_128x64<>+264(SB)/8, $0x3ea410b329c83ccc
DATA table33_128x64<>+272(SB)/8, $0x3ed22a6262fa1fca
DATA table33_128x64<>+280(SB)/8, $0xbed0447091e76872
DATA table33_128x64<>+288(SB)/8, $0xbe8f1614bf787de9
DATA table33_128x64<>+296(SB)/8, $0xbecc807c80b4ced1
DATA table33_128x64<>+304(SB)/8, $0xbeb66637772ca1e9
DATA table33_128x64<>+312(SB)/8, $0x3ed111dc111fcfcf
DATA table33_128x64<>+320(SB)/8, $0xbeccc28eea09cda7
DATA table33_128x64<>+328(SB)/8, $0x3eb6b9d1aa8aefe2
DATA table33_128x64<>+336(SB)/8, $0xbeb0e99cf19b446d
DATA table33_128x64<>+344(SB)/8, $0x3ecce66b2c9e3d4c
DATA table33_128x64<>+352(SB)/8, $0x3ed0e532b49a12ed
DATA table33_128x64<>+360(SB)/8, $0x3ed60a64af3216ae
DATA table33_128x64<>+368(SB)/8, $0x3eca9199f082730c
DATA table33_128x64<>+376(SB)/8, $0x3ed7dee97a964719
DATA table33_128x64<>+384(SB)/8, $0xbecd4618f3b2c8f6
DATA table33_128x64<>+392(SB)/8, $0x3ea16bcd6c0d9710
DATA table33_128x64<>+400(SB)/8, $0xbed82ed3e7db08c5
DATA table33_128x64<>+408(SB)/8, $0x3eb4b4791182a2b2
DATA table33_128x64<>+416(SB)/8, $0xbecfb172e379b240
DATA table33_128x64<>+424(SB)/8, $0x3e778ffab2b76867
DATA table33_128x64<>+432(SB)/8, $0x3ed0461accf63298
DATA table33_128x64<>+440(SB)/8, $0xbecb7d97c1c536d1
DATA table33_128x64<>+448(SB)/8, $0xbe7108b361cfdd99
DATA table33_128x64<>+456(SB)/8, $0x3ec17c3517f27959
DATA table33_128x64<>+464(SB)/8, $0xbec234df0e0ab593
DATA table33_128x64<>+472(SB)/8, $0x3eb6cdc6a725a2c8
DATA table33_128x64<>+480(SB)/8, $0x3e842c908ab79765
DATA table33_128x64<>+488(SB)/8, $0x3ed83eabe780d4ec
DATA table33_128x64<>+496(SB)/8, $0x0
DATA table33_128x64<>+504(SB)/8, $0x0
GLOBL table33_128x64<>(SB), RODATA|NOPTR, $512
