// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.

//go:build !purego

#include "textflag.h"

// func add512(dst, x, y unsafe.Pointer, n int) int
TEXT ·add512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VADDPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sub512(dst, x, y unsafe.Pointer, n int) int
TEXT ·sub512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VSUBPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mul512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mul512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VMULPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func div512(dst, x, y unsafe.Pointer, n int) int
TEXT ·div512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VDIVPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func maximum512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximum512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VMAXPS Z1, Z0, Z2
	VMAXPS Z0, Z1, Z3
	VCMPPS $3, Z1, Z0, K1
	VPANDD Z3, Z2, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimum512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimum512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VMINPS Z1, Z0, Z2
	VMINPS Z0, Z1, Z3
	VCMPPS $3, Z1, Z0, K1
	VPORD Z3, Z2, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func relu512(dst, x unsafe.Pointer, n int) int
TEXT ·relu512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMAXPS.BCST constants512x32<>+4(SB), Z0, Z1
	VBROADCASTSS constants512x32<>+4(SB), Z2
	VMAXPS Z0, Z2, Z3
	VCMPPS $3, Z2, Z0, K1
	VPANDD Z3, Z1, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func neg512(dst, x unsafe.Pointer, n int) int
TEXT ·neg512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+8(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPXORD.BCST constants512x32<>+8(SB), Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func abs512(dst, x unsafe.Pointer, n int) int
TEXT ·abs512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+12(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrt512(dst, x unsafe.Pointer, n int) int
TEXT ·sqrt512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VSQRTPS Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func round512(dst, x unsafe.Pointer, n int) int
TEXT ·round512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VRNDSCALEPS $8, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floor512(dst, x unsafe.Pointer, n int) int
TEXT ·floor512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VRNDSCALEPS $9, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func ceil512(dst, x unsafe.Pointer, n int) int
TEXT ·ceil512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VRNDSCALEPS $10, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func trunc512(dst, x unsafe.Pointer, n int) int
TEXT ·trunc512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VRNDSCALEPS $11, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func equalFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VCMPPS $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VCMPPS $4, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VCMPPS $0x11, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VCMPPS $0x12, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VCMPPS $0x11, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VCMPPS $0x12, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VADDPD Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VSUBPD Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VMULPD Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func divFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·divFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VDIVPD Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func maximumFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VMAXPD Z1, Z0, Z2
	VMAXPD Z0, Z1, Z3
	VCMPPD $3, Z1, Z0, K1
	VPANDQ Z3, Z2, Z0
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VMINPD Z1, Z0, Z2
	VMINPD Z0, Z1, Z3
	VCMPPD $3, Z1, Z0, K1
	VPORQ Z3, Z2, Z0
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func reluFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·reluFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+8(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMAXPD.BCST constants512x64<>+8(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+8(SB), Z2
	VMAXPD Z0, Z2, Z3
	VCMPPD $3, Z2, Z0, K1
	VPANDQ Z3, Z1, Z0
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func negFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·negFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func absFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·absFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+24(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrtFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VSQRTPD Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func roundFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·roundFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VRNDSCALEPD $8, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·floorFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VRNDSCALEPD $9, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func ceilFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·ceilFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VRNDSCALEPD $10, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func truncFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·truncFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VRNDSCALEPD $11, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func equalFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VCMPPD $0, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VCMPPD $4, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VCMPPD $0x11, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VCMPPD $0x12, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VCMPPD $0x11, Z0, Z1, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VCMPPD $0x12, Z0, Z1, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VADDPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VSUBPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VMULPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func divFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·divFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VDIVPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func maximumFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VMAXPS Z1, Z0, Z2
	VMAXPS Z0, Z1, Z3
	VCMPPS $3, Z1, Z0, K1
	VPANDD Z3, Z2, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VMINPS Z1, Z0, Z2
	VMINPS Z0, Z1, Z3
	VCMPPS $3, Z1, Z0, K1
	VPORD Z3, Z2, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func reluFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·reluFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VMAXPS.BCST constants512x32<>+4(SB), Z0, Z1
	VBROADCASTSS constants512x32<>+4(SB), Z2
	VMAXPS Z0, Z2, Z3
	VCMPPS $3, Z2, Z0, K1
	VPANDD Z3, Z1, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func negFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·negFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+8(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VPXORD.BCST constants512x32<>+8(SB), Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func absFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·absFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+12(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrtFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VSQRTPS Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func roundFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·roundFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VRNDSCALEPS $8, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·floorFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VRNDSCALEPS $9, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func ceilFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·ceilFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VRNDSCALEPS $10, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func truncFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·truncFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VRNDSCALEPS $11, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func equalFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VCMPPS $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VCMPPS $4, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VCMPPS $0x11, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VCMPPS $0x12, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VCMPPS $0x11, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCVTPH2PS (DX)(BX*2), Z1
	VCMPPS $0x12, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addBFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addBFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VADDPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subBFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subBFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VSUBPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulBFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulBFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VMULPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func divBFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·divBFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VDIVPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func maximumBFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumBFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VMAXPS Z1, Z0, Z2
	VMAXPS Z0, Z1, Z3
	VCMPPS $3, Z1, Z0, K1
	VPANDD Z3, Z2, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumBFloat16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumBFloat16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VMINPS Z1, Z0, Z2
	VMINPS Z0, Z1, Z3
	VCMPPS $3, Z1, Z0, K1
	VPORD Z3, Z2, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func reluBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·reluBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VMAXPS.BCST constants512x32<>+4(SB), Z0, Z1
	VBROADCASTSS constants512x32<>+4(SB), Z2
	VMAXPS Z0, Z2, Z3
	VCMPPS $3, Z2, Z0, K1
	VPANDD Z3, Z1, Z0
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func negBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·negBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPXORD.BCST constants512x32<>+8(SB), Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func absBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·absBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrtBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VSQRTPS Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func roundBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·roundBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VRNDSCALEPS $8, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·floorBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VRNDSCALEPS $9, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func ceilBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·ceilBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VRNDSCALEPS $10, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func truncBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·truncBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VRNDSCALEPS $11, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func equalBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalBFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VCMPPS $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualBFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VCMPPS $4, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessBFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VCMPPS $0x11, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualBFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VCMPPS $0x12, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterBFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VCMPPS $0x11, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualBFloat16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLD $16, Z1, Z1
	VCMPPS $0x12, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sign512(dst, x unsafe.Pointer, n int) int
TEXT ·sign512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+24(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPANDD.BCST constants512x32<>+8(SB), Z0, Z1
	VPORD.BCST constants512x32<>+24(SB), Z1, Z1
	VCMPPS.BCST $0, constants512x32<>+4(SB), Z0, K1
	VCMPPS $3, Z0, Z0, K2
	VBLENDMPS.BCST constants512x32<>+4(SB), Z1, K1, Z1
	VBLENDMPS Z0, Z1, K2, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func copysign512(dst, x, y unsafe.Pointer, n int) int
TEXT ·copysign512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+8(SB), AX
	MOVL constants512x32<>+12(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z0
	VPANDD.BCST constants512x32<>+8(SB), Z1, Z1
	VPORD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func isnanFloat32ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·isnanFloat32ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS $3, Z0, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func isinfFloat32ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·isinfFloat32ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+28(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z0
	VCMPPS.BCST $0, constants512x32<>+28(SB), Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func isfiniteFloat32ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·isfiniteFloat32ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+28(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z0
	VCMPPS.BCST $0x11, constants512x32<>+28(SB), Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func signbitFloat32ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·signbitFloat32ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func fma512(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·fma512(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VMOVUPS (R8)(BX*4), Z2
	VFMADD231PS Z1, Z0, Z2
	VCMPPS $3, Z2, Z2, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z2, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func orderKeyFloat32ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyFloat32ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z1
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+8(SB), Z2
	VPSUBD Z1, Z2, Z3
	VPADDD Z1, Z2, Z1
	VBLENDMPS Z3, Z1, K1, Z1
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+32(SB), Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func signFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·signFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+40(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z1
	VPORQ.BCST constants512x64<>+40(SB), Z1, Z1
	VCMPPD.BCST $0, constants512x64<>+8(SB), Z0, K1
	VCMPPD $3, Z0, Z0, K2
	VBLENDMPD.BCST constants512x64<>+8(SB), Z1, K1, Z1
	VBLENDMPD Z0, Z1, K2, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func copysignFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·copysignFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+16(SB), AX
	MOVL constants512x64<>+24(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z0
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func isnanFloat64ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·isnanFloat64ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func isinfFloat64ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·isinfFloat64ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+48(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z0
	VCMPPD.BCST $0, constants512x64<>+48(SB), Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func isfiniteFloat64ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·isfiniteFloat64ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+48(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z0
	VCMPPD.BCST $0x11, constants512x64<>+48(SB), Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func signbitFloat64ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·signbitFloat64ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPCMPQ.BCST $1, constants512x64<>+8(SB), Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func fmaFloat64512(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·fmaFloat64512(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VMOVUPS (R8)(BX*8), Z2
	VFMADD231PD Z1, Z0, Z2
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func orderKeyFloat64ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyFloat64ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+56(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VPCMPQ.BCST $1, constants512x64<>+8(SB), Z0, K1
	VBROADCASTSD constants512x64<>+16(SB), Z2
	VPSUBQ Z1, Z2, Z3
	VPADDQ Z1, Z2, Z1
	VBLENDMPD Z3, Z1, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+56(SB), Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func addComplex64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addComplex64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VADDPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+32(FP)
	RET

// func subComplex64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subComplex64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VSUBPS Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+32(FP)
	RET

// func negComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·negComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+8(SB), AX
	MOVQ n+16(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPXORD.BCST constants512x32<>+8(SB), Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+24(FP)
	RET

// func conjComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·conjComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+8(SB), AX
	MOVQ n+16(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VBROADCASTI32X4 firstSigns512x32<>(SB), Z1
	VPXORD.BCST constants512x32<>+8(SB), Z1, Z1
	VPXORD Z1, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+24(FP)
	RET

// func mulComplex64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulComplex64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+24(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VMOVSLDUP Z1, Z2
	VMULPS Z2, Z0, Z2
	VPERMILPS $0xb1, Z0, Z0
	VMOVSHDUP Z1, Z1
	VMULPS Z1, Z0, Z0
	VBROADCASTI32X4 firstSigns512x32<>(SB), Z1
	VPXORD Z1, Z0, Z0
	VADDPS Z0, Z2, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+32(FP)
	RET

// func castComplex64ToComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·castComplex64ToComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VCVTPS2PD (SI)(BX*4), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+24(FP)
	RET

// func absComplex64ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·absComplex64ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+60(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-32, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	ADDQ R9, R9
	VMOVUPS (SI)(R9*4), Z18
	VMOVUPS 64(SI)(R9*4), Z19
	VADDPS Z17, Z16, Z16
	VADDPS Z11, Z6, Z6
	VADDPS Z16, Z14, Z14
	VPADDD.BCST constants512x32<>+60(SB), Z7, Z7
	VPSLLD $23, Z7, Z7
	VMULPS Z7, Z6, Z6
	VMOVAPS Z0, Z7
	VMOVAPS Z1, Z16
	VSHUFPS $0x88, Z19, Z18, Z11
	VSHUFPS $0xdd, Z19, Z18, Z18
	VMOVAPS Z2, Z0
	VMOVAPS Z3, Z1
	VBROADCASTSS constants512x32<>+0(SB), Z19
	VMOVAPS Z4, Z17
	VPANDD.BCST constants512x32<>+12(SB), Z11, Z2
	VPANDD.BCST constants512x32<>+12(SB), Z18, Z3
	VADDPS Z14, Z15, Z14
	VMOVAPS Z5, Z4
	VPADDD.BCST constants512x32<>+60(SB), Z9, Z9
	VPMAXUD Z2, Z3, Z5
	VPMINUD Z3, Z2, Z15
	VPSLLD $23, Z9, Z9
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z7, K3
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z16, K4
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z5, K5
	VCVTDQ2PS Z5, Z16
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z15, K6
	VCVTDQ2PS Z15, Z7
	VMULPS Z9, Z6, Z9
	VPANDD.BCST constants512x32<>+52(SB), Z13, Z6
	VPCMPUD.BCST $1, constants512x32<>+28(SB), Z17, K7
	VMULPS Z6, Z6, Z17
	KORW K4, K3, K3
	KMOVW K1, K4
	VBLENDMPS Z16, Z5, K5, Z16
	VBLENDMPS Z7, Z15, K6, Z15
	KMOVW K2, K1
	VBLENDMPS.BCST constants512x32<>+4(SB), Z9, K4, Z9
	VBLENDMPS.BCST constants512x32<>+28(SB), Z19, K3, Z19
	VPSRLD $23, Z16, Z7
	VPANDD.BCST constants512x32<>+44(SB), Z16, Z16
	VPSRLD $23, Z15, Z18
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z5, K2
	VBLENDMPS Z9, Z19, K7, Z19
	VPSUBD.BCST constants512x32<>+40(SB), Z7, Z9
	VPORD.BCST constants512x32<>+24(SB), Z16, Z16
	VPSUBD.BCST constants512x32<>+40(SB), Z18, Z11
	VSUBPS Z17, Z12, Z12
	VBLENDMPS Z9, Z7, K5, Z7
	VBLENDMPS Z11, Z18, K6, Z11
	VPSUBD.BCST constants512x32<>+36(SB), Z16, Z16
	VPSUBD Z11, Z7, Z11
	VPANDD.BCST constants512x32<>+52(SB), Z16, Z18
	VPSUBD.BCST constants512x32<>+56(SB), Z7, Z7
	VPMINUD.BCST constants512x32<>+48(SB), Z11, Z11
	VSUBPS Z18, Z16, Z17
	VBLENDMPS.BCST constants512x32<>+4(SB), Z7, K2, Z20
	VMOVAPS Z8, Z7
	VPANDD.BCST constants512x32<>+44(SB), Z15, Z15
	VPSLLD $23, Z11, Z11
	VPSRAD $1, Z20, Z8
	VADDPS Z14, Z12, Z12
	VADDPS Z13, Z6, Z13
	VMOVAPS Z10, Z9
	VPORD.BCST constants512x32<>+24(SB), Z15, Z15
	VPADDD.BCST constants512x32<>+36(SB), Z11, Z11
	VPSUBD Z8, Z20, Z10
	VPSUBD Z11, Z15, Z11
	VMULPS Z16, Z16, Z16
	VMULPS Z17, Z18, Z15
	VMULPS Z18, Z18, Z18
	VPANDD.BCST constants512x32<>+52(SB), Z11, Z20
	VMULPS Z11, Z11, Z21
	VSUBPS Z20, Z11, Z22
	VDIVPS Z13, Z12, Z11
	VSUBPS Z16, Z18, Z18
	VADDPS Z15, Z15, Z15
	VADDPS Z21, Z16, Z12
	VMULPS Z22, Z20, Z14
	VMULPS Z20, Z20, Z20
	VADDPS Z15, Z18, Z15
	VMULPS Z17, Z17, Z17
	VSUBPS Z16, Z12, Z16
	VSQRTPS Z12, Z13
	VMOVUPS pairOrder512x32<>(SB), Z18
	VSUBPS Z21, Z20, Z20
	VADDPS Z14, Z14, Z23
	VADDPS Z17, Z15, Z14
	VSUBPS Z16, Z21, Z15
	VADDPS Z23, Z20, Z16
	VMULPS Z22, Z22, Z17
	VPERMPD Z19, Z18, Z18
	TESTQ R10, R10
	JLT next
	VMOVUPS Z18, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func divComplex64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·divComplex64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+84(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*4), Z0
	VMOVUPS 64(SI)(R9*4), Z1
	VSHUFPS $0x88, Z1, Z0, Z2
	VSHUFPS $0xdd, Z1, Z0, Z0
	VMOVUPS (DX)(R9*4), Z1
	VMOVUPS 64(DX)(R9*4), Z3
	VSHUFPS $0x88, Z3, Z1, Z4
	VSHUFPS $0xdd, Z3, Z1, Z1
	VPANDD.BCST constants512x32<>+12(SB), Z2, Z3
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z5
	VPMAXUD Z3, Z5, Z3
	VPCMPUD.BCST $1, constants512x32<>+64(SB), Z3, K1
	VPCMPUD.BCST $1, constants512x32<>+68(SB), Z3, K2
	VBROADCASTSS constants512x32<>+24(SB), Z3
	VBLENDMPS.BCST constants512x32<>+72(SB), Z3, K2, Z3
	VBROADCASTSS constants512x32<>+68(SB), Z5
	VBLENDMPS Z3, Z5, K1, Z3
	VBROADCASTSS constants512x32<>+4(SB), Z5
	VBLENDMPS.BCST constants512x32<>+76(SB), Z5, K2, Z5
	VBROADCASTSS constants512x32<>+80(SB), Z6
	VBLENDMPS Z5, Z6, K1, Z5
	VMULPS Z3, Z2, Z2
	VMULPS Z3, Z0, Z0
	VPANDD.BCST constants512x32<>+12(SB), Z4, Z3
	VPANDD.BCST constants512x32<>+12(SB), Z1, Z6
	VPCMPUD $1, Z6, Z3, K1
	VPMAXUD Z3, Z6, Z3
	VPSRLD $23, Z3, Z3
	VPMAXUD.BCST constants512x32<>+16(SB), Z3, Z3
	VPMINUD.BCST constants512x32<>+84(SB), Z3, Z3
	VBROADCASTSS constants512x32<>+56(SB), Z6
	VPSUBD Z3, Z6, Z3
	VPADDD.BCST constants512x32<>+60(SB), Z3, Z6
	VPSLLD $23, Z6, Z6
	VMULPS Z6, Z4, Z4
	VMULPS Z6, Z1, Z1
	VBLENDMPS Z0, Z2, K1, Z6
	VPXORD.BCST constants512x32<>+8(SB), Z2, Z2
	VBLENDMPS Z2, Z0, K1, Z0
	VBLENDMPS Z1, Z4, K1, Z2
	VPXORD.BCST constants512x32<>+8(SB), Z4, Z4
	VBLENDMPS Z4, Z1, K1, Z1
	VDIVPS Z2, Z1, Z4
	VMULPS Z4, Z1, Z1
	VADDPS Z1, Z2, Z1
	VMULPS Z4, Z0, Z2
	VADDPS Z2, Z6, Z2
	VDIVPS Z1, Z2, Z2
	VMULPS Z4, Z6, Z4
	VSUBPS Z4, Z0, Z0
	VDIVPS Z1, Z0, Z0
	VPADDD Z3, Z5, Z1
	VPSRAD $1, Z1, Z3
	VPADDD.BCST constants512x32<>+60(SB), Z3, Z4
	VPSLLD $23, Z4, Z4
	VPSUBD Z3, Z1, Z1
	VPADDD.BCST constants512x32<>+60(SB), Z1, Z1
	VPSLLD $23, Z1, Z1
	VMULPS Z4, Z2, Z3
	VMULPS Z1, Z3, Z3
	VMULPS Z4, Z0, Z4
	VMULPS Z1, Z4, Z1
	VPANDD.BCST constants512x32<>+12(SB), Z2, Z2
	VBROADCASTSS constants512x32<>+28(SB), Z4
	VPCMPUD $1, Z2, Z4, K1
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z0
	VPCMPUD $1, Z0, Z4, K2
	KANDW K2, K1, K1
	KORTESTW K1, K1
	JNE done
	VPANDD.BCST constants512x32<>+12(SB), Z3, Z0
	VPCMPUD $1, Z0, Z4, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z3, K1, Z0
	VPANDD.BCST constants512x32<>+12(SB), Z1, Z2
	VPCMPUD $1, Z2, Z4, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z1, K1, Z1
	VUNPCKLPS Z1, Z0, Z2
	VUNPCKHPS Z1, Z0, Z0
	VMOVUPS Z2, (DI)(R9*4)
	VMOVUPS Z0, 64(DI)(R9*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalComplex64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalComplex64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*4), Z0
	VMOVUPS 64(SI)(R9*4), Z1
	VSHUFPS $0x88, Z1, Z0, Z2
	VSHUFPS $0xdd, Z1, Z0, Z0
	VMOVUPS (DX)(R9*4), Z1
	VMOVUPS 64(DX)(R9*4), Z3
	VSHUFPS $0x88, Z3, Z1, Z4
	VSHUFPS $0xdd, Z3, Z1, Z1
	VCMPPS $0, Z4, Z2, K1
	VCMPPS $0, Z1, Z0, K2
	KANDW K2, K1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VMOVUPS pairOrder512x32<>(SB), Z1
	VPERMPD Z0, Z1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualComplex64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualComplex64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*4), Z0
	VMOVUPS 64(SI)(R9*4), Z1
	VSHUFPS $0x88, Z1, Z0, Z2
	VSHUFPS $0xdd, Z1, Z0, Z0
	VMOVUPS (DX)(R9*4), Z1
	VMOVUPS 64(DX)(R9*4), Z3
	VSHUFPS $0x88, Z3, Z1, Z4
	VSHUFPS $0xdd, Z3, Z1, Z1
	VCMPPS $0, Z4, Z2, K1
	VCMPPS $0, Z1, Z0, K2
	KANDW K2, K1, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VMOVUPS pairOrder512x32<>(SB), Z1
	VPERMPD Z0, Z1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sqrtComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+104(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z2, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z4
	VBLENDMPD.BCST constants512x64<>+72(SB), Z4, K1, Z5
	VMULPD Z5, Z2, Z6
	VMULPD Z5, Z3, Z5
	VPMAXUQ Z6, Z5, Z7
	VPSRLQ $52, Z7, Z7
	VPSUBQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPSRAQ $1, Z7, Z7
	VPADDQ Z7, Z7, Z8
	VBROADCASTSD constants512x64<>+8(SB), Z9
	VPSUBQ Z8, Z9, Z8
	VPADDQ.BCST constants512x64<>+80(SB), Z8, Z8
	VPSLLQ $52, Z8, Z8
	VMULPD Z8, Z6, Z6
	VMULPD Z8, Z5, Z5
	VMULPD Z6, Z6, Z8
	VMULPD Z5, Z5, Z5
	VADDPD Z5, Z8, Z5
	VSQRTPD Z5, Z5
	VADDPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z5, Z5
	VSQRTPD Z5, Z5
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z6
	VPSLLQ $52, Z6, Z6
	VMULPD Z6, Z5, Z5
	VBLENDMPD.BCST constants512x64<>+96(SB), Z4, K1, Z4
	VMULPD Z4, Z5, Z4
	VADDPD Z4, Z4, Z5
	VDIVPD Z5, Z3, Z5
	VPORQ Z3, Z2, Z6
	VPCMPQ $0, Z9, Z6, K1
	VBLENDMPD Z9, Z4, K1, Z4
	VBLENDMPD Z9, Z5, K1, Z5
	VPCMPQ $1, Z9, Z1, K1
	VBLENDMPD Z5, Z4, K1, Z6
	VBLENDMPD Z4, Z5, K1, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z5
	VPORQ Z5, Z4, Z4
	VBROADCASTSD constants512x64<>+48(SB), Z7
	VPCMPUQ $1, Z2, Z7, K1
	VPCMPUQ $1, Z3, Z7, K2
	KORB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K1, Z2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K1, Z4
	VPCMPQ $0, Z7, Z1, K1
	VBLENDMPD Z7, Z2, K1, Z2
	VPORQ Z5, Z9, Z6
	VBLENDMPD Z0, Z6, K2, Z6
	VBLENDMPD Z6, Z4, K1, Z4
	VPCMPQ.BCST $0, constants512x64<>+104(SB), Z1, K1
	VBLENDMPD Z0, Z9, K2, Z1
	VBLENDMPD Z1, Z2, K1, Z1
	VPORQ Z5, Z7, Z2
	VBLENDMPD Z7, Z2, K2, Z2
	VBLENDMPD Z2, Z4, K1, Z2
	VPCMPQ $0, Z7, Z3, K1
	VBLENDMPD Z7, Z1, K1, Z1
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z7, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z7, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func signComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·signComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+168(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPMAXUQ Z2, Z3, Z4
	VPSRLQ $52, Z4, Z5
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z5, K1
	VBLENDMPD.BCST constants512x64<>+32(SB), Z5, K1, Z5
	VBROADCASTSD constants512x64<>+112(SB), Z6
	VPSUBQ Z5, Z6, Z5
	VPSLLQ $52, Z5, Z5
	VMULPD Z5, Z1, Z6
	VMULPD Z5, Z0, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z8
	VPMAXUQ Z7, Z8, Z9
	VPMINUQ Z8, Z7, Z10
	VPCMPUQ.BCST $1, constants512x64<>+120(SB), Z9, K1
	VBROADCASTSD constants512x64<>+40(SB), Z11
	VBLENDMPD.BCST constants512x64<>+128(SB), Z11, K1, Z12
	VBROADCASTSD constants512x64<>+136(SB), Z13
	VPCMPUQ $1, Z9, Z13, K1
	VBLENDMPD.BCST constants512x64<>+144(SB), Z12, K1, Z12
	VBROADCASTSD constants512x64<>+152(SB), Z13
	VPSUBQ Z12, Z13, Z13
	VMULPD Z12, Z9, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z14, Z15
	VSUBPD Z15, Z14, Z16
	VMULPD Z15, Z15, Z17
	VADDPD Z15, Z14, Z14
	VMULPD Z14, Z16, Z14
	VMULPD Z12, Z10, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z12
	VSUBPD Z12, Z10, Z15
	VMULPD Z12, Z12, Z16
	VADDPD Z12, Z10, Z10
	VMULPD Z10, Z15, Z10
	VADDPD Z16, Z17, Z12
	VSUBPD Z17, Z12, Z15
	VSUBPD Z15, Z16, Z15
	VADDPD Z10, Z14, Z10
	VADDPD Z10, Z15, Z10
	VADDPD Z10, Z12, Z14
	VSUBPD Z12, Z14, Z12
	VSUBPD Z12, Z10, Z10
	VSQRTPD Z14, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z15
	VSUBPD Z15, Z12, Z16
	VMULPD Z15, Z15, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z15, Z15, Z15
	VMULPD Z16, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z16, Z16, Z15
	VSUBPD Z15, Z14, Z14
	VADDPD Z10, Z14, Z10
	VADDPD Z12, Z12, Z14
	VDIVPD Z14, Z10, Z10
	VADDPD Z10, Z12, Z10
	VMULPD Z13, Z10, Z10
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z7, K1
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z8, K2
	KORB K2, K1, K1
	VBROADCASTSD constants512x64<>+0(SB), Z7
	VBLENDMPD.BCST constants512x64<>+48(SB), Z7, K1, Z8
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD Z9, Z8, K1, Z8
	VPSUBQ.BCST constants512x64<>+32(SB), Z9, Z9
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z9, K1
	VBLENDMPD Z10, Z8, K1, Z8
	VDIVPD Z8, Z6, Z6
	VDIVPD Z8, Z5, Z5
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z4, K1
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z2, K2
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VBLENDMPD Z11, Z8, K2, Z9
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z9, Z1
	VBLENDMPD Z1, Z6, K1, Z1
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z3, K2
	VBLENDMPD Z11, Z8, K2, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z6, Z0
	VBLENDMPD Z0, Z5, K1, Z0
	VPMINUQ Z3, Z2, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z4, Z3, K2
	VPCMPQ $0, Z4, Z2, K3
	KANDB K3, K1, K1
	KORB K1, K2, K1
	VBLENDMPD Z7, Z8, K1, Z2
	KNOTB K1, K1
	VPCMPQ $0, Z8, Z4, K2
	KNOTB K2, K2
	KANDB K2, K1, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func expComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·expComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+408(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z2
	VADDPD.BCST constants512x64<>+184(SB), Z2, Z2
	VSUBPD.BCST constants512x64<>+184(SB), Z2, Z3
	VMULPD.BCST constants512x64<>+192(SB), Z3, Z4
	VSUBPD Z4, Z0, Z4
	VMULPD.BCST constants512x64<>+200(SB), Z3, Z5
	VADDPD Z5, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z5, Z4
	VMULPD.BCST constants512x64<>+208(SB), Z3, Z3
	VSUBPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VBROADCASTSD constants512x64<>+216(SB), Z5
	VPCMPUQ $1, Z4, Z5, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z2, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z2, Z7
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z7, K1
	VMULPD Z6, Z6, Z7
	VBROADCASTSD constants512x64<>+224(SB), Z8
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+240(SB), Z10
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z11
	VADDPD Z11, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+272(SB), Z12
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z13
	VADDPD Z13, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z14
	VADDPD Z14, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+304(SB), Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z15
	VADDPD Z15, Z9, Z9
	VBLENDMPD Z6, Z7, K1, Z15
	VMULPD Z7, Z15, Z15
	VMULPD Z9, Z15, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z15
	VBROADCASTSD constants512x64<>+40(SB), Z16
	VSUBPD Z15, Z16, Z17
	VSUBPD Z17, Z16, Z16
	VSUBPD Z15, Z16, Z16
	VMULPD Z3, Z6, Z18
	VSUBPD Z18, Z16, Z16
	VMULPD Z15, Z3, Z15
	VSUBPD Z15, Z3, Z3
	VPANDQ.BCST constants512x64<>+320(SB), Z2, Z2
	VPSLLQ $62, Z2, Z2
	VBLENDMPD Z6, Z17, K1, Z15
	VPXORQ Z2, Z15, Z15
	VBLENDMPD Z3, Z16, K1, Z18
	VADDPD Z18, Z9, Z9
	VPXORQ Z2, Z9, Z2
	VADDPD Z2, Z15, Z2
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z9
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z9
	VADDPD Z9, Z8, Z8
	VBLENDMPD Z6, Z7, K1, Z9
	VMULPD Z7, Z9, Z7
	VMULPD Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z6, Z17, K1, Z6
	VPXORQ Z5, Z6, Z6
	VBLENDMPD Z3, Z16, K1, Z3
	VADDPD Z3, Z7, Z3
	VPXORQ Z5, Z3, Z3
	VADDPD Z3, Z6, Z3
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z4, K1
	VBLENDMPD Z0, Z2, K1, Z2
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z4, K1
	VBROADCASTSD constants512x64<>+0(SB), Z5
	VBLENDMPD Z2, Z5, K1, Z2
	VBLENDMPD Z3, Z5, K1, Z3
	VPMINSQ.BCST constants512x64<>+336(SB), Z1, Z6
	VPMINUQ.BCST constants512x64<>+344(SB), Z6, Z6
	VMULPD.BCST constants512x64<>+352(SB), Z6, Z7
	VADDPD.BCST constants512x64<>+184(SB), Z7, Z7
	VPSUBQ.BCST constants512x64<>+184(SB), Z7, Z8
	VSUBPD.BCST constants512x64<>+184(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+360(SB), Z7, Z9
	VSUBPD Z9, Z6, Z6
	VMULPD.BCST constants512x64<>+368(SB), Z7, Z7
	VSUBPD.BCST constants512x64<>+8(SB), Z7, Z7
	VSUBPD Z7, Z6, Z9
	VMULPD Z9, Z9, Z10
	VMULPD.BCST constants512x64<>+376(SB), Z9, Z11
	VADDPD.BCST constants512x64<>+384(SB), Z11, Z11
	VMULPD Z9, Z11, Z11
	VADDPD.BCST constants512x64<>+392(SB), Z11, Z11
	VMULPD Z9, Z11, Z11
	VADDPD.BCST constants512x64<>+400(SB), Z11, Z11
	VMULPD Z9, Z11, Z9
	VADDPD.BCST constants512x64<>+88(SB), Z9, Z9
	VMULPD Z9, Z10, Z9
	VSUBPD Z7, Z9, Z7
	VADDPD Z7, Z6, Z6
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z7
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z7*8), K2, Z9
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z7*8), K2, Z10
	VMULPD Z6, Z9, Z6
	VADDPD Z6, Z10, Z6
	VADDPD Z6, Z9, Z6
	VPSRAQ $6, Z8, Z7
	VMULPD Z3, Z6, Z8
	VPSRAQ $1, Z7, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z8, Z8
	VPSUBQ Z9, Z7, Z7
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPSLLQ $52, Z7, Z7
	VMULPD Z7, Z8, Z8
	VMULPD Z2, Z6, Z6
	VMULPD Z10, Z6, Z6
	VMULPD Z7, Z6, Z6
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z1, K2
	VPCMPQ.BCST $0, constants512x64<>+104(SB), Z1, K3
	VPANDQ.BCST constants512x64<>+16(SB), Z3, Z3
	VPORQ.BCST constants512x64<>+48(SB), Z3, Z3
	VBROADCASTSD constants512x64<>+48(SB), Z7
	VBLENDMPD Z3, Z7, K1, Z3
	VBLENDMPD Z3, Z8, K2, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VPORQ Z2, Z7, Z2
	VBLENDMPD Z2, Z5, K1, Z2
	VBLENDMPD Z2, Z6, K2, Z2
	KNOTB K1, K1
	KANDB K1, K3, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z3, K1, Z3
	VPCMPUQ $1, Z4, Z7, K2
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z6
	VBLENDMPD.BCST constants512x64<>+8(SB), Z6, K2, Z6
	VBLENDMPD Z6, Z2, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z1
	VPCMPUQ $1, Z1, Z7, K1
	VBLENDMPD Z5, Z3, K1, Z1
	VBLENDMPD Z5, Z2, K1, Z2
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z4, K1
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z7, K1
	VBLENDMPD Z5, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z7, K1
	VBLENDMPD Z5, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func expm1Complex64512(dst, x unsafe.Pointer, n int) int
TEXT ·expm1Complex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+448(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z2
	VADDPD.BCST constants512x64<>+184(SB), Z2, Z2
	VSUBPD.BCST constants512x64<>+184(SB), Z2, Z3
	VMULPD.BCST constants512x64<>+192(SB), Z3, Z4
	VSUBPD Z4, Z0, Z4
	VMULPD.BCST constants512x64<>+200(SB), Z3, Z5
	VADDPD Z5, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z5, Z4
	VMULPD.BCST constants512x64<>+208(SB), Z3, Z3
	VSUBPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VBROADCASTSD constants512x64<>+216(SB), Z5
	VPCMPUQ $1, Z4, Z5, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z2, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z2, Z7
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z7, K1
	VMULPD Z6, Z6, Z7
	VBROADCASTSD constants512x64<>+224(SB), Z8
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+240(SB), Z10
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z11
	VADDPD Z11, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+272(SB), Z12
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z13
	VADDPD Z13, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z14
	VADDPD Z14, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+304(SB), Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z15
	VADDPD Z15, Z9, Z9
	VBLENDMPD Z6, Z7, K1, Z15
	VMULPD Z7, Z15, Z15
	VMULPD Z9, Z15, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z15
	VBROADCASTSD constants512x64<>+40(SB), Z16
	VSUBPD Z15, Z16, Z17
	VSUBPD Z17, Z16, Z18
	VSUBPD Z15, Z18, Z18
	VMULPD Z3, Z6, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z15, Z3, Z15
	VSUBPD Z15, Z3, Z3
	VPANDQ.BCST constants512x64<>+320(SB), Z2, Z2
	VPSLLQ $62, Z2, Z2
	VBLENDMPD Z6, Z17, K1, Z15
	VPXORQ Z2, Z15, Z15
	VBLENDMPD Z3, Z18, K1, Z19
	VADDPD Z19, Z9, Z9
	VPXORQ Z2, Z9, Z2
	VADDPD Z2, Z15, Z2
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z9
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z9
	VADDPD Z9, Z8, Z8
	VBLENDMPD Z6, Z7, K1, Z9
	VMULPD Z7, Z9, Z7
	VMULPD Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z6, Z17, K1, Z6
	VPXORQ Z5, Z6, Z6
	VBLENDMPD Z3, Z18, K1, Z3
	VADDPD Z3, Z7, Z3
	VPXORQ Z5, Z3, Z3
	VADDPD Z3, Z6, Z3
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z4, K1
	VBLENDMPD Z0, Z2, K1, Z2
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z4, K1
	VBROADCASTSD constants512x64<>+0(SB), Z5
	VBLENDMPD Z2, Z5, K1, Z2
	VBLENDMPD Z3, Z5, K1, Z3
	VPMINSQ.BCST constants512x64<>+336(SB), Z1, Z6
	VPMINUQ.BCST constants512x64<>+344(SB), Z6, Z6
	VMULPD.BCST constants512x64<>+352(SB), Z6, Z7
	VADDPD.BCST constants512x64<>+184(SB), Z7, Z7
	VPSUBQ.BCST constants512x64<>+184(SB), Z7, Z8
	VSUBPD.BCST constants512x64<>+184(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+360(SB), Z7, Z9
	VSUBPD Z9, Z6, Z6
	VMULPD.BCST constants512x64<>+368(SB), Z7, Z7
	VSUBPD.BCST constants512x64<>+8(SB), Z7, Z7
	VSUBPD Z7, Z6, Z9
	VMULPD Z9, Z9, Z10
	VMULPD.BCST constants512x64<>+376(SB), Z9, Z11
	VADDPD.BCST constants512x64<>+384(SB), Z11, Z11
	VMULPD Z9, Z11, Z11
	VADDPD.BCST constants512x64<>+392(SB), Z11, Z11
	VMULPD Z9, Z11, Z11
	VADDPD.BCST constants512x64<>+400(SB), Z11, Z11
	VMULPD Z9, Z11, Z9
	VADDPD.BCST constants512x64<>+88(SB), Z9, Z9
	VMULPD Z9, Z10, Z9
	VSUBPD Z7, Z9, Z7
	VADDPD Z7, Z6, Z6
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z7
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z7*8), K2, Z9
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z7*8), K2, Z10
	VMULPD Z6, Z9, Z6
	VADDPD Z6, Z10, Z6
	VADDPD Z6, Z9, Z6
	VPSRAQ $6, Z8, Z7
	VMULPD Z3, Z6, Z8
	VPSRAQ $1, Z7, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z8, Z8
	VPSUBQ Z9, Z7, Z7
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPSLLQ $52, Z7, Z7
	VMULPD Z7, Z8, Z8
	VMULPD Z2, Z6, Z6
	VMULPD Z10, Z6, Z6
	VMULPD Z7, Z6, Z6
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z1, K2
	VPCMPQ.BCST $0, constants512x64<>+104(SB), Z1, K3
	VPANDQ.BCST constants512x64<>+16(SB), Z3, Z7
	VPORQ.BCST constants512x64<>+48(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+48(SB), Z9
	VBLENDMPD Z7, Z9, K1, Z7
	VBLENDMPD Z7, Z8, K2, Z7
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z8
	VPORQ Z8, Z9, Z8
	VBLENDMPD Z8, Z5, K1, Z8
	VBLENDMPD Z8, Z6, K2, Z6
	KNOTB K1, K2
	KANDB K2, K3, K2
	VBLENDMPD.BCST constants512x64<>+8(SB), Z7, K2, Z7
	VPCMPUQ $1, Z4, Z9, K4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z8
	VBLENDMPD.BCST constants512x64<>+8(SB), Z8, K4, Z8
	VBLENDMPD Z8, Z6, K2, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z8
	VPCMPUQ $1, Z8, Z9, K2
	VBLENDMPD Z5, Z7, K2, Z7
	VBLENDMPD Z5, Z6, K2, Z6
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z4, K4
	VBLENDMPD Z0, Z6, K4, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z4
	VPCMPUQ $1, Z4, Z9, K4
	VBLENDMPD Z5, Z7, K4, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z6
	VPCMPUQ $1, Z6, Z9, K4
	VBLENDMPD Z5, Z0, K4, Z0
	VPCMPQ.BCST $1, constants512x64<>+8(SB), Z3, K4
	VMULPD Z2, Z2, Z2
	VBLENDMPD Z16, Z3, K4, Z6
	VADDPD Z6, Z16, Z6
	VDIVPD Z6, Z2, Z2
	VSUBPD Z3, Z16, Z6
	VBLENDMPD Z6, Z2, K4, Z2
	VPMINSQ.BCST constants512x64<>+416(SB), Z1, Z6
	VPMINUQ.BCST constants512x64<>+424(SB), Z6, Z6
	VMULPD.BCST constants512x64<>+352(SB), Z6, Z7
	VADDPD.BCST constants512x64<>+184(SB), Z7, Z7
	VPSUBQ.BCST constants512x64<>+184(SB), Z7, Z10
	VSUBPD.BCST constants512x64<>+184(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+360(SB), Z7, Z11
	VSUBPD Z11, Z6, Z6
	VMULPD.BCST constants512x64<>+368(SB), Z7, Z7
	VPSRAQ $6, Z10, Z11
	VPMINSQ.BCST constants512x64<>+432(SB), Z11, Z12
	VPSUBQ Z12, Z11, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z11
	VPSLLQ $52, Z11, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z10, Z10
	LEAQ table0_512x64<>(SB), AX
	KXNORW K4, K4, K4
	VPXORD Z13, Z13, Z13
	VPGATHERQQ (AX)(Z10*8), K4, Z13
	LEAQ table1_512x64<>(SB), AX
	KXNORW K4, K4, K4
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z10*8), K4, Z14
	VPADDQ.BCST constants512x64<>+80(SB), Z12, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z13, Z12
	VADDPD.BCST constants512x64<>+440(SB), Z12, Z13
	VSUBPD Z12, Z13, Z15
	VSUBPD Z15, Z13, Z16
	VSUBPD Z16, Z12, Z12
	VBROADCASTSD constants512x64<>+440(SB), Z16
	VSUBPD Z15, Z16, Z15
	VADDPD Z15, Z12, Z12
	VMULPD Z10, Z14, Z10
	VADDPD Z10, Z12, Z10
	VSUBPD Z7, Z6, Z12
	VMULPD Z12, Z12, Z14
	VMULPD.BCST constants512x64<>+376(SB), Z12, Z15
	VADDPD.BCST constants512x64<>+384(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+392(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+400(SB), Z15, Z15
	VMULPD Z12, Z15, Z12
	VADDPD.BCST constants512x64<>+88(SB), Z12, Z12
	VMULPD Z12, Z14, Z12
	VSUBPD Z7, Z12, Z7
	VADDPD Z6, Z13, Z12
	VSUBPD Z13, Z12, Z14
	VSUBPD Z14, Z6, Z14
	VADDPD Z10, Z13, Z13
	VADDPD Z7, Z6, Z6
	VMULPD Z6, Z13, Z6
	VADDPD Z6, Z10, Z6
	VADDPD Z6, Z7, Z6
	VADDPD Z6, Z14, Z6
	VADDPD Z6, Z12, Z6
	VMULPD Z11, Z6, Z6
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z8, K4
	VBLENDMPD Z1, Z6, K4, Z6
	VBLENDMPD Z5, Z6, K2, Z6
	VMULPD Z3, Z6, Z3
	VSUBPD Z2, Z3, Z2
	VBROADCASTSD constants512x64<>+448(SB), Z3
	VPCMPQ $1, Z1, Z3, K4
	VBLENDMPD Z4, Z2, K4, Z2
	VBROADCASTSD constants512x64<>+424(SB), Z3
	VPCMPUQ $1, Z1, Z3, K4
	KANDB K1, K4, K1
	KORB K3, K1, K1
	VBLENDMPD Z16, Z2, K1, Z1
	VBLENDMPD Z5, Z1, K2, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z9, K1
	VBLENDMPD Z5, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z9, K1
	VBLENDMPD Z5, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func logComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·logComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+696(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z2, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z4
	VBLENDMPD.BCST constants512x64<>+72(SB), Z4, K1, Z5
	VMULPD Z5, Z1, Z6
	VMULPD Z5, Z0, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z8
	VPCMPUQ $1, Z8, Z7, K2
	VPMAXUQ Z7, Z8, Z7
	VPSRLQ $52, Z7, Z7
	VPSUBQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPMINSQ.BCST constants512x64<>+456(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VPSUBQ Z7, Z8, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z6, Z6
	VMULPD Z9, Z5, Z5
	VMULPD Z6, Z6, Z10
	VMULPD Z5, Z5, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z12
	VSUBPD Z12, Z6, Z13
	VMULPD Z12, Z12, Z14
	VSUBPD Z14, Z10, Z14
	VADDPD Z12, Z12, Z12
	VMULPD Z13, Z12, Z12
	VSUBPD Z12, Z14, Z12
	VMULPD Z13, Z13, Z13
	VSUBPD Z13, Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z5, Z13
	VSUBPD Z13, Z5, Z5
	VMULPD Z13, Z13, Z14
	VSUBPD Z14, Z11, Z14
	VADDPD Z13, Z13, Z13
	VMULPD Z5, Z13, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z5, Z5, Z5
	VSUBPD Z5, Z13, Z5
	VADDPD Z5, Z12, Z5
	VADDPD Z6, Z6, Z6
	VMULPD Z9, Z8, Z9
	VMULPD Z9, Z6, Z6
	VSUBPD Z6, Z5, Z5
	VBLENDMPD Z11, Z10, K2, Z6
	VBLENDMPD Z10, Z11, K2, Z9
	VADDPD Z9, Z6, Z10
	VSUBPD Z6, Z10, Z6
	VSUBPD Z6, Z9, Z6
	VSUBPD Z5, Z6, Z5
	VADDPD Z5, Z10, Z6
	VSUBPD Z10, Z6, Z9
	VSUBPD Z9, Z5, Z5
	VBLENDMPD.BCST constants512x64<>+464(SB), Z8, K1, Z9
	VPSUBQ Z9, Z7, Z7
	VPADDQ Z7, Z7, Z7
	VPSUBQ.BCST constants512x64<>+472(SB), Z6, Z9
	VPSRAQ $52, Z9, Z10
	VPSRLQ $46, Z9, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+104(SB), Z9, Z9
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z11*8), K1, Z12
	VPSUBQ Z9, Z6, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z6, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z13, Z13
	VMULPD Z12, Z13, Z14
	VSUBPD Z4, Z14, Z14
	VSUBPD Z13, Z6, Z6
	VMULPD Z12, Z6, Z6
	VPSUBQ Z9, Z4, Z9
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z10, K1
	VBLENDMPD Z9, Z8, K1, Z9
	VMULPD Z9, Z5, Z5
	VMULPD Z12, Z5, Z5
	VADDPD Z5, Z6, Z9
	VSUBPD Z6, Z9, Z6
	VSUBPD Z6, Z5, Z5
	VPADDQ Z7, Z10, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z9, Z14, Z10
	VSUBPD Z14, Z10, Z11
	VSUBPD Z11, Z9, Z9
	VADDPD Z5, Z9, Z5
	VADDPD Z10, Z7, Z9
	VSUBPD Z7, Z9, Z7
	VSUBPD Z7, Z10, Z7
	VMULPD Z10, Z10, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+568(SB), Z10, Z10
	VMULPD Z10, Z11, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z6, Z5, Z5
	VADDPD Z5, Z7, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z9, Z6
	VMULPD.BCST constants512x64<>+88(SB), Z5, Z5
	VADDPD Z5, Z6, Z5
	VPCMPQ $0, Z8, Z2, K1
	VPCMPQ $0, Z8, Z3, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+104(SB), Z5, K1, Z5
	VBROADCASTSD constants512x64<>+48(SB), Z6
	VPCMPUQ $1, Z3, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPCMPUQ $1, Z2, Z6, K2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K2, Z5
	VPCMPQ $0, Z6, Z2, K3
	VPCMPQ $0, Z6, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD Z6, Z5, K3, Z5
	VPCMPUQ $1, Z3, Z2, K3
	VPMINUQ Z3, Z2, Z7
	VPMAXUQ Z2, Z3, Z2
	VPCMPQ $0, Z6, Z2, K4
	VPCMPQ $0, Z6, Z7, K5
	VBLENDMPD Z4, Z8, K5, Z3
	VBLENDMPD Z3, Z7, K4, Z3
	VPCMPQ $0, Z8, Z2, K5
	KORB K5, K4, K4
	VBLENDMPD Z4, Z2, K4, Z2
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z2, Z7, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z2, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z4, K5, Z4
	VBLENDMPD.BCST constants512x64<>+592(SB), Z4, K4, Z4
	VMULPD Z4, Z3, Z3
	VMULPD Z4, Z2, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VBROADCASTSD constants512x64<>+600(SB), Z4
	VPSUBQ Z2, Z4, Z4
	VMULPD Z4, Z2, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z9
	VSUBPD Z7, Z9, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z4, Z3, Z4
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z4, K4
	VBLENDMPD Z8, Z4, K4, Z4
	VADDPD.BCST constants512x64<>+624(SB), Z4, Z4
	VPSUBQ.BCST constants512x64<>+624(SB), Z4, Z7
	VBROADCASTSD constants512x64<>+632(SB), Z9
	VPSUBQ Z7, Z9, Z9
	VBLENDMPD Z9, Z7, K3, Z7
	VPCMPQ $0, Z8, Z1, K4
	VBROADCASTSD constants512x64<>+640(SB), Z9
	VPSUBQ Z7, Z9, Z10
	VBLENDMPD Z7, Z10, K4, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z10
	VPCMPQ $0, Z9, Z7, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z4, Z4
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z7
	VPXORQ Z7, Z1, Z1
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z10*8), K3, Z7
	VBLENDMPD.BCST constants512x64<>+648(SB), Z7, K4, Z7
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K3, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K4, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z2, Z9
	VSUBPD Z9, Z2, Z10
	VMULPD Z9, Z4, Z9
	VSUBPD Z9, Z3, Z9
	VMULPD Z10, Z4, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z3, Z4, Z3
	VADDPD Z3, Z2, Z2
	VDIVPD Z2, Z9, Z2
	VPXORQ Z1, Z2, Z1
	VADDPD Z1, Z7, Z2
	VSUBPD Z7, Z2, Z3
	VSUBPD Z3, Z1, Z3
	VMULPD Z1, Z1, Z4
	VMULPD Z4, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z4, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z4, Z7, Z4
	VADDPD.BCST constants512x64<>+696(SB), Z4, Z4
	VMULPD Z4, Z1, Z1
	VADDPD Z1, Z8, Z1
	VADDPD Z1, Z3, Z1
	VADDPD Z1, Z2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z1, Z0
	KORB K1, K2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z1
	VPCMPUQ $1, Z1, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log2Complex64512(dst, x unsafe.Pointer, n int) int
TEXT ·log2Complex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+720(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z2, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z4
	VBLENDMPD.BCST constants512x64<>+72(SB), Z4, K1, Z5
	VMULPD Z5, Z1, Z6
	VMULPD Z5, Z0, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z8
	VPCMPUQ $1, Z8, Z7, K2
	VPMAXUQ Z7, Z8, Z7
	VPSRLQ $52, Z7, Z7
	VPSUBQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPMINSQ.BCST constants512x64<>+456(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VPSUBQ Z7, Z8, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z6, Z6
	VMULPD Z9, Z5, Z5
	VMULPD Z6, Z6, Z10
	VMULPD Z5, Z5, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z12
	VSUBPD Z12, Z6, Z13
	VMULPD Z12, Z12, Z14
	VSUBPD Z14, Z10, Z14
	VADDPD Z12, Z12, Z12
	VMULPD Z13, Z12, Z12
	VSUBPD Z12, Z14, Z12
	VMULPD Z13, Z13, Z13
	VSUBPD Z13, Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z5, Z13
	VSUBPD Z13, Z5, Z5
	VMULPD Z13, Z13, Z14
	VSUBPD Z14, Z11, Z14
	VADDPD Z13, Z13, Z13
	VMULPD Z5, Z13, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z5, Z5, Z5
	VSUBPD Z5, Z13, Z5
	VADDPD Z5, Z12, Z5
	VADDPD Z6, Z6, Z6
	VMULPD Z9, Z8, Z9
	VMULPD Z9, Z6, Z6
	VSUBPD Z6, Z5, Z5
	VBLENDMPD Z11, Z10, K2, Z6
	VBLENDMPD Z10, Z11, K2, Z9
	VADDPD Z9, Z6, Z10
	VSUBPD Z6, Z10, Z6
	VSUBPD Z6, Z9, Z6
	VSUBPD Z5, Z6, Z5
	VADDPD Z5, Z10, Z6
	VSUBPD Z10, Z6, Z9
	VSUBPD Z9, Z5, Z5
	VBLENDMPD.BCST constants512x64<>+464(SB), Z8, K1, Z9
	VPSUBQ Z9, Z7, Z7
	VPADDQ Z7, Z7, Z7
	VPSUBQ.BCST constants512x64<>+472(SB), Z6, Z9
	VPSRAQ $52, Z9, Z10
	VPSRLQ $46, Z9, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+104(SB), Z9, Z9
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z11*8), K1, Z12
	VPSUBQ Z9, Z6, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z6, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z13, Z13
	VMULPD Z12, Z13, Z14
	VSUBPD Z4, Z14, Z14
	VSUBPD Z13, Z6, Z6
	VMULPD Z12, Z6, Z6
	VPSUBQ Z9, Z4, Z9
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z10, K1
	VBLENDMPD Z9, Z8, K1, Z9
	VMULPD Z9, Z5, Z5
	VMULPD Z12, Z5, Z5
	VADDPD Z5, Z6, Z9
	VSUBPD Z6, Z9, Z6
	VSUBPD Z6, Z5, Z5
	VPADDQ Z7, Z10, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z9, Z14, Z10
	VSUBPD Z14, Z10, Z11
	VSUBPD Z11, Z9, Z9
	VADDPD Z5, Z9, Z5
	VADDPD Z10, Z7, Z9
	VSUBPD Z7, Z9, Z7
	VSUBPD Z7, Z10, Z7
	VMULPD Z10, Z10, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+568(SB), Z10, Z10
	VMULPD Z10, Z11, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z6, Z5, Z5
	VADDPD Z5, Z7, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z9, Z6
	VMULPD.BCST constants512x64<>+88(SB), Z5, Z5
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z7
	VSUBPD Z7, Z6, Z9
	VADDPD Z5, Z9, Z9
	VMULPD.BCST constants512x64<>+704(SB), Z9, Z9
	VADDPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+712(SB), Z5, Z5
	VADDPD Z5, Z9, Z5
	VMULPD.BCST constants512x64<>+704(SB), Z7, Z6
	VADDPD Z5, Z6, Z5
	VPCMPQ $0, Z8, Z2, K1
	VPCMPQ $0, Z8, Z3, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+104(SB), Z5, K1, Z5
	VBROADCASTSD constants512x64<>+48(SB), Z6
	VPCMPUQ $1, Z3, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPCMPUQ $1, Z2, Z6, K2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K2, Z5
	VPCMPQ $0, Z6, Z2, K3
	VPCMPQ $0, Z6, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD Z6, Z5, K3, Z5
	VPCMPUQ $1, Z3, Z2, K3
	VPMINUQ Z3, Z2, Z7
	VPMAXUQ Z2, Z3, Z2
	VPCMPQ $0, Z6, Z2, K4
	VPCMPQ $0, Z6, Z7, K5
	VBLENDMPD Z4, Z8, K5, Z3
	VBLENDMPD Z3, Z7, K4, Z3
	VPCMPQ $0, Z8, Z2, K5
	KORB K5, K4, K4
	VBLENDMPD Z4, Z2, K4, Z2
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z2, Z7, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z2, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z4, K5, Z4
	VBLENDMPD.BCST constants512x64<>+592(SB), Z4, K4, Z4
	VMULPD Z4, Z3, Z3
	VMULPD Z4, Z2, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VBROADCASTSD constants512x64<>+600(SB), Z4
	VPSUBQ Z2, Z4, Z4
	VMULPD Z4, Z2, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z9
	VSUBPD Z7, Z9, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z4, Z3, Z4
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z4, K4
	VBLENDMPD Z8, Z4, K4, Z4
	VADDPD.BCST constants512x64<>+624(SB), Z4, Z4
	VPSUBQ.BCST constants512x64<>+624(SB), Z4, Z7
	VBROADCASTSD constants512x64<>+632(SB), Z9
	VPSUBQ Z7, Z9, Z9
	VBLENDMPD Z9, Z7, K3, Z7
	VPCMPQ $0, Z8, Z1, K4
	VBROADCASTSD constants512x64<>+640(SB), Z9
	VPSUBQ Z7, Z9, Z10
	VBLENDMPD Z7, Z10, K4, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z10
	VPCMPQ $0, Z9, Z7, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z4, Z4
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z7
	VPXORQ Z7, Z1, Z1
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z10*8), K3, Z7
	VBLENDMPD.BCST constants512x64<>+648(SB), Z7, K4, Z7
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K3, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K4, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z2, Z9
	VSUBPD Z9, Z2, Z10
	VMULPD Z9, Z4, Z9
	VSUBPD Z9, Z3, Z9
	VMULPD Z10, Z4, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z3, Z4, Z3
	VADDPD Z3, Z2, Z2
	VDIVPD Z2, Z9, Z2
	VPXORQ Z1, Z2, Z1
	VADDPD Z1, Z7, Z2
	VSUBPD Z7, Z2, Z3
	VSUBPD Z3, Z1, Z3
	VMULPD Z1, Z1, Z4
	VMULPD Z4, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z4, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z4, Z7, Z4
	VADDPD.BCST constants512x64<>+696(SB), Z4, Z4
	VMULPD Z4, Z1, Z1
	VADDPD Z1, Z8, Z1
	VADDPD Z1, Z3, Z1
	VADDPD Z1, Z2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z1, Z0
	KORB K1, K2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMULPD.BCST constants512x64<>+720(SB), Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z1
	VPCMPUQ $1, Z1, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log10Complex64512(dst, x unsafe.Pointer, n int) int
TEXT ·log10Complex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+744(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z2, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z4
	VBLENDMPD.BCST constants512x64<>+72(SB), Z4, K1, Z5
	VMULPD Z5, Z1, Z6
	VMULPD Z5, Z0, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z8
	VPCMPUQ $1, Z8, Z7, K2
	VPMAXUQ Z7, Z8, Z7
	VPSRLQ $52, Z7, Z7
	VPSUBQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPMINSQ.BCST constants512x64<>+456(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VPSUBQ Z7, Z8, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z6, Z6
	VMULPD Z9, Z5, Z5
	VMULPD Z6, Z6, Z10
	VMULPD Z5, Z5, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z12
	VSUBPD Z12, Z6, Z13
	VMULPD Z12, Z12, Z14
	VSUBPD Z14, Z10, Z14
	VADDPD Z12, Z12, Z12
	VMULPD Z13, Z12, Z12
	VSUBPD Z12, Z14, Z12
	VMULPD Z13, Z13, Z13
	VSUBPD Z13, Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z5, Z13
	VSUBPD Z13, Z5, Z5
	VMULPD Z13, Z13, Z14
	VSUBPD Z14, Z11, Z14
	VADDPD Z13, Z13, Z13
	VMULPD Z5, Z13, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z5, Z5, Z5
	VSUBPD Z5, Z13, Z5
	VADDPD Z5, Z12, Z5
	VADDPD Z6, Z6, Z6
	VMULPD Z9, Z8, Z9
	VMULPD Z9, Z6, Z6
	VSUBPD Z6, Z5, Z5
	VBLENDMPD Z11, Z10, K2, Z6
	VBLENDMPD Z10, Z11, K2, Z9
	VADDPD Z9, Z6, Z10
	VSUBPD Z6, Z10, Z6
	VSUBPD Z6, Z9, Z6
	VSUBPD Z5, Z6, Z5
	VADDPD Z5, Z10, Z6
	VSUBPD Z10, Z6, Z9
	VSUBPD Z9, Z5, Z5
	VBLENDMPD.BCST constants512x64<>+464(SB), Z8, K1, Z9
	VPSUBQ Z9, Z7, Z7
	VPADDQ Z7, Z7, Z7
	VPSUBQ.BCST constants512x64<>+472(SB), Z6, Z9
	VPSRAQ $52, Z9, Z10
	VPSRLQ $46, Z9, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+104(SB), Z9, Z9
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z11*8), K1, Z12
	VPSUBQ Z9, Z6, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z6, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z13, Z13
	VMULPD Z12, Z13, Z14
	VSUBPD Z4, Z14, Z14
	VSUBPD Z13, Z6, Z6
	VMULPD Z12, Z6, Z6
	VPSUBQ Z9, Z4, Z9
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z10, K1
	VBLENDMPD Z9, Z8, K1, Z9
	VMULPD Z9, Z5, Z5
	VMULPD Z12, Z5, Z5
	VADDPD Z5, Z6, Z9
	VSUBPD Z6, Z9, Z6
	VSUBPD Z6, Z5, Z5
	VPADDQ Z7, Z10, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z9, Z14, Z10
	VSUBPD Z14, Z10, Z11
	VSUBPD Z11, Z9, Z9
	VADDPD Z5, Z9, Z5
	VADDPD Z10, Z7, Z9
	VSUBPD Z7, Z9, Z7
	VSUBPD Z7, Z10, Z7
	VMULPD Z10, Z10, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+568(SB), Z10, Z10
	VMULPD Z10, Z11, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z6, Z5, Z5
	VADDPD Z5, Z7, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z9, Z6
	VMULPD.BCST constants512x64<>+88(SB), Z5, Z5
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z7
	VSUBPD Z7, Z6, Z9
	VADDPD Z5, Z9, Z9
	VMULPD.BCST constants512x64<>+728(SB), Z9, Z9
	VADDPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+736(SB), Z5, Z5
	VADDPD Z5, Z9, Z5
	VMULPD.BCST constants512x64<>+728(SB), Z7, Z6
	VADDPD Z5, Z6, Z5
	VPCMPQ $0, Z8, Z2, K1
	VPCMPQ $0, Z8, Z3, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+104(SB), Z5, K1, Z5
	VBROADCASTSD constants512x64<>+48(SB), Z6
	VPCMPUQ $1, Z3, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPCMPUQ $1, Z2, Z6, K2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K2, Z5
	VPCMPQ $0, Z6, Z2, K3
	VPCMPQ $0, Z6, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD Z6, Z5, K3, Z5
	VPCMPUQ $1, Z3, Z2, K3
	VPMINUQ Z3, Z2, Z7
	VPMAXUQ Z2, Z3, Z2
	VPCMPQ $0, Z6, Z2, K4
	VPCMPQ $0, Z6, Z7, K5
	VBLENDMPD Z4, Z8, K5, Z3
	VBLENDMPD Z3, Z7, K4, Z3
	VPCMPQ $0, Z8, Z2, K5
	KORB K5, K4, K4
	VBLENDMPD Z4, Z2, K4, Z2
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z2, Z7, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z2, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z4, K5, Z4
	VBLENDMPD.BCST constants512x64<>+592(SB), Z4, K4, Z4
	VMULPD Z4, Z3, Z3
	VMULPD Z4, Z2, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VBROADCASTSD constants512x64<>+600(SB), Z4
	VPSUBQ Z2, Z4, Z4
	VMULPD Z4, Z2, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z9
	VSUBPD Z7, Z9, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z4, Z3, Z4
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z4, K4
	VBLENDMPD Z8, Z4, K4, Z4
	VADDPD.BCST constants512x64<>+624(SB), Z4, Z4
	VPSUBQ.BCST constants512x64<>+624(SB), Z4, Z7
	VBROADCASTSD constants512x64<>+632(SB), Z9
	VPSUBQ Z7, Z9, Z9
	VBLENDMPD Z9, Z7, K3, Z7
	VPCMPQ $0, Z8, Z1, K4
	VBROADCASTSD constants512x64<>+640(SB), Z9
	VPSUBQ Z7, Z9, Z10
	VBLENDMPD Z7, Z10, K4, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z10
	VPCMPQ $0, Z9, Z7, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z4, Z4
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z7
	VPXORQ Z7, Z1, Z1
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z10*8), K3, Z7
	VBLENDMPD.BCST constants512x64<>+648(SB), Z7, K4, Z7
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K3, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K4, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z2, Z9
	VSUBPD Z9, Z2, Z10
	VMULPD Z9, Z4, Z9
	VSUBPD Z9, Z3, Z9
	VMULPD Z10, Z4, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z3, Z4, Z3
	VADDPD Z3, Z2, Z2
	VDIVPD Z2, Z9, Z2
	VPXORQ Z1, Z2, Z1
	VADDPD Z1, Z7, Z2
	VSUBPD Z7, Z2, Z3
	VSUBPD Z3, Z1, Z3
	VMULPD Z1, Z1, Z4
	VMULPD Z4, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z4, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z4, Z7, Z4
	VADDPD.BCST constants512x64<>+696(SB), Z4, Z4
	VMULPD Z4, Z1, Z1
	VADDPD Z1, Z8, Z1
	VADDPD Z1, Z3, Z1
	VADDPD Z1, Z2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z1, Z0
	KORB K1, K2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMULPD.BCST constants512x64<>+744(SB), Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z1
	VPCMPUQ $1, Z1, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log1pComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·log1pComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+696(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VADDPD.BCST constants512x64<>+40(SB), Z1, Z2
	VSUBPD.BCST constants512x64<>+40(SB), Z2, Z3
	VSUBPD Z3, Z2, Z4
	VBROADCASTSD constants512x64<>+40(SB), Z5
	VSUBPD Z4, Z5, Z4
	VSUBPD Z3, Z1, Z1
	VADDPD Z1, Z4, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z4, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z5, K1, Z6
	VMULPD Z6, Z2, Z7
	VMULPD Z6, Z0, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z9
	VPCMPUQ $1, Z9, Z8, K2
	VPMAXUQ Z8, Z9, Z8
	VPSRLQ $52, Z8, Z8
	VPSUBQ.BCST constants512x64<>+80(SB), Z8, Z8
	VPMINSQ.BCST constants512x64<>+456(SB), Z8, Z8
	VBROADCASTSD constants512x64<>+8(SB), Z9
	VPSUBQ Z8, Z9, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z10, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z7, Z7
	VMULPD Z10, Z6, Z6
	VMULPD Z7, Z7, Z11
	VMULPD Z6, Z6, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z13
	VSUBPD Z13, Z7, Z14
	VMULPD Z13, Z13, Z15
	VSUBPD Z15, Z11, Z15
	VADDPD Z13, Z13, Z13
	VMULPD Z14, Z13, Z13
	VSUBPD Z13, Z15, Z13
	VMULPD Z14, Z14, Z14
	VSUBPD Z14, Z13, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z14
	VSUBPD Z14, Z6, Z6
	VMULPD Z14, Z14, Z15
	VSUBPD Z15, Z12, Z15
	VADDPD Z14, Z14, Z14
	VMULPD Z6, Z14, Z14
	VSUBPD Z14, Z15, Z14
	VMULPD Z6, Z6, Z6
	VSUBPD Z6, Z14, Z6
	VADDPD Z6, Z13, Z6
	VADDPD Z7, Z7, Z7
	VMULPD Z10, Z1, Z1
	VMULPD Z1, Z7, Z1
	VSUBPD Z1, Z6, Z1
	VBLENDMPD Z12, Z11, K2, Z6
	VBLENDMPD Z11, Z12, K2, Z7
	VADDPD Z7, Z6, Z10
	VSUBPD Z6, Z10, Z6
	VSUBPD Z6, Z7, Z6
	VSUBPD Z1, Z6, Z1
	VADDPD Z1, Z10, Z6
	VSUBPD Z10, Z6, Z7
	VSUBPD Z7, Z1, Z1
	VBLENDMPD.BCST constants512x64<>+464(SB), Z9, K1, Z7
	VPSUBQ Z7, Z8, Z7
	VPADDQ Z7, Z7, Z7
	VPSUBQ.BCST constants512x64<>+472(SB), Z6, Z8
	VPSRAQ $52, Z8, Z10
	VPSRLQ $46, Z8, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+104(SB), Z8, Z8
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z11*8), K1, Z12
	VPSUBQ Z8, Z6, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z6, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z13, Z13
	VMULPD Z12, Z13, Z14
	VSUBPD Z5, Z14, Z14
	VSUBPD Z13, Z6, Z6
	VMULPD Z12, Z6, Z6
	VPSUBQ Z8, Z5, Z8
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z10, K1
	VBLENDMPD Z8, Z9, K1, Z8
	VMULPD Z8, Z1, Z1
	VMULPD Z12, Z1, Z1
	VADDPD Z1, Z6, Z8
	VSUBPD Z6, Z8, Z6
	VSUBPD Z6, Z1, Z1
	VPADDQ Z7, Z10, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z8, Z14, Z10
	VSUBPD Z14, Z10, Z11
	VSUBPD Z11, Z8, Z8
	VADDPD Z1, Z8, Z1
	VADDPD Z10, Z7, Z8
	VSUBPD Z7, Z8, Z7
	VSUBPD Z7, Z10, Z7
	VMULPD Z10, Z10, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+568(SB), Z10, Z10
	VMULPD Z10, Z11, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z6, Z1, Z1
	VADDPD Z1, Z7, Z1
	VMULPD.BCST constants512x64<>+88(SB), Z8, Z6
	VMULPD.BCST constants512x64<>+88(SB), Z1, Z1
	VADDPD Z1, Z6, Z1
	VPCMPQ $0, Z9, Z3, K1
	VPCMPQ $0, Z9, Z4, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+104(SB), Z1, K1, Z1
	VBROADCASTSD constants512x64<>+48(SB), Z6
	VPCMPUQ $1, Z4, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPCMPUQ $1, Z3, Z6, K2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K2, Z1
	VPCMPQ $0, Z6, Z3, K3
	VPCMPQ $0, Z6, Z4, K4
	KORB K4, K3, K3
	VBLENDMPD Z6, Z1, K3, Z1
	VPCMPUQ $1, Z4, Z3, K3
	VPMINUQ Z4, Z3, Z7
	VPMAXUQ Z3, Z4, Z3
	VPCMPQ $0, Z6, Z3, K4
	VPCMPQ $0, Z6, Z7, K5
	VBLENDMPD Z5, Z9, K5, Z4
	VBLENDMPD Z4, Z7, K4, Z4
	VPCMPQ $0, Z9, Z3, K5
	KORB K5, K4, K4
	VBLENDMPD Z5, Z3, K4, Z3
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z3, Z7, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z5, K5, Z5
	VBLENDMPD.BCST constants512x64<>+592(SB), Z5, K4, Z5
	VMULPD Z5, Z4, Z4
	VMULPD Z5, Z3, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+600(SB), Z5
	VPSUBQ Z3, Z5, Z5
	VMULPD Z5, Z3, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z8
	VSUBPD Z7, Z8, Z7
	VMULPD Z7, Z5, Z5
	VMULPD Z5, Z4, Z5
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z5, K4
	VBLENDMPD Z9, Z5, K4, Z5
	VADDPD.BCST constants512x64<>+624(SB), Z5, Z5
	VPSUBQ.BCST constants512x64<>+624(SB), Z5, Z7
	VBROADCASTSD constants512x64<>+632(SB), Z8
	VPSUBQ Z7, Z8, Z8
	VBLENDMPD Z8, Z7, K3, Z7
	VPCMPQ $0, Z9, Z2, K4
	VBROADCASTSD constants512x64<>+640(SB), Z8
	VPSUBQ Z7, Z8, Z10
	VBLENDMPD Z7, Z10, K4, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z10
	VPCMPQ $0, Z8, Z7, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z5, Z5
	VBLENDMPD.BCST constants512x64<>+16(SB), Z9, K3, Z7
	VPXORQ Z7, Z2, Z2
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z10*8), K3, Z7
	VBLENDMPD.BCST constants512x64<>+648(SB), Z7, K4, Z7
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K3, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K4, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z3, Z9
	VSUBPD Z9, Z3, Z10
	VMULPD Z9, Z5, Z9
	VSUBPD Z9, Z4, Z9
	VMULPD Z10, Z5, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z4, Z5, Z4
	VADDPD Z4, Z3, Z3
	VDIVPD Z3, Z9, Z3
	VPXORQ Z2, Z3, Z2
	VADDPD Z2, Z7, Z3
	VSUBPD Z7, Z3, Z4
	VSUBPD Z4, Z2, Z4
	VMULPD Z2, Z2, Z5
	VMULPD Z5, Z2, Z2
	VMULPD.BCST constants512x64<>+664(SB), Z5, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z5, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z5, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z5, Z7, Z5
	VADDPD.BCST constants512x64<>+696(SB), Z5, Z5
	VMULPD Z5, Z2, Z2
	VADDPD Z2, Z8, Z2
	VADDPD Z2, Z4, Z2
	VADDPD Z2, Z3, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z2, Z0
	KORB K1, K2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sinComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·sinComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+824(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z1, Z2
	VADDPD.BCST constants512x64<>+184(SB), Z2, Z2
	VSUBPD.BCST constants512x64<>+184(SB), Z2, Z4
	VMULPD.BCST constants512x64<>+192(SB), Z4, Z5
	VSUBPD Z5, Z1, Z5
	VMULPD.BCST constants512x64<>+200(SB), Z4, Z6
	VADDPD Z6, Z5, Z7
	VSUBPD Z5, Z7, Z5
	VSUBPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+208(SB), Z4, Z4
	VSUBPD Z4, Z5, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z5
	VBROADCASTSD constants512x64<>+216(SB), Z6
	VPCMPUQ $1, Z5, Z6, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z2, Z6
	VPANDQ.BCST constants512x64<>+32(SB), Z2, Z8
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z8, K1
	VMULPD Z7, Z7, Z8
	VBROADCASTSD constants512x64<>+224(SB), Z9
	VBLENDMPD.BCST constants512x64<>+232(SB), Z9, K1, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+240(SB), Z11
	VBLENDMPD.BCST constants512x64<>+248(SB), Z11, K1, Z12
	VADDPD Z12, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+256(SB), Z12
	VBLENDMPD.BCST constants512x64<>+264(SB), Z12, K1, Z13
	VADDPD Z13, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+272(SB), Z13
	VBLENDMPD.BCST constants512x64<>+280(SB), Z13, K1, Z14
	VADDPD Z14, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+288(SB), Z14
	VBLENDMPD.BCST constants512x64<>+296(SB), Z14, K1, Z15
	VADDPD Z15, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+304(SB), Z15
	VBLENDMPD.BCST constants512x64<>+312(SB), Z15, K1, Z16
	VADDPD Z16, Z10, Z10
	VBLENDMPD Z7, Z8, K1, Z16
	VMULPD Z8, Z16, Z16
	VMULPD Z10, Z16, Z10
	VMULPD.BCST constants512x64<>+88(SB), Z8, Z16
	VBROADCASTSD constants512x64<>+40(SB), Z17
	VSUBPD Z16, Z17, Z18
	VSUBPD Z18, Z17, Z19
	VSUBPD Z16, Z19, Z19
	VMULPD Z4, Z7, Z20
	VSUBPD Z20, Z19, Z19
	VMULPD Z16, Z4, Z16
	VSUBPD Z16, Z4, Z4
	VPANDQ.BCST constants512x64<>+320(SB), Z2, Z2
	VPSLLQ $62, Z2, Z2
	VBLENDMPD Z7, Z18, K1, Z16
	VPXORQ Z2, Z16, Z16
	VBLENDMPD Z4, Z19, K1, Z20
	VADDPD Z20, Z10, Z10
	VPXORQ Z2, Z10, Z2
	VADDPD Z2, Z16, Z2
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z10
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z10, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z9, K1, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+248(SB), Z11, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+264(SB), Z12, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+280(SB), Z13, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+296(SB), Z14, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+312(SB), Z15, K1, Z10
	VADDPD Z10, Z9, Z9
	VBLENDMPD Z7, Z8, K1, Z10
	VMULPD Z8, Z10, Z8
	VMULPD Z9, Z8, Z8
	VPANDQ.BCST constants512x64<>+320(SB), Z6, Z6
	VPSLLQ $62, Z6, Z6
	VBLENDMPD Z7, Z18, K1, Z7
	VPXORQ Z6, Z7, Z7
	VBLENDMPD Z4, Z19, K1, Z4
	VADDPD Z4, Z8, Z4
	VPXORQ Z6, Z4, Z4
	VADDPD Z4, Z7, Z4
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z5, K1
	VBLENDMPD Z1, Z2, K1, Z2
	VPCMPUQ $1, Z3, Z5, K1
	VBROADCASTSD constants512x64<>+0(SB), Z6
	VBLENDMPD Z2, Z6, K1, Z2
	VBLENDMPD Z4, Z6, K1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z7
	VBROADCASTSD constants512x64<>+752(SB), Z8
	VPCMPUQ $1, Z7, Z8, K2
	VSUBPD.BCST constants512x64<>+760(SB), Z7, Z8
	VBLENDMPD Z8, Z7, K2, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z8, Z8
	VPMINUQ.BCST constants512x64<>+768(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+352(SB), Z8, Z9
	VADDPD.BCST constants512x64<>+184(SB), Z9, Z9
	VPSUBQ.BCST constants512x64<>+184(SB), Z9, Z10
	VSUBPD.BCST constants512x64<>+184(SB), Z9, Z9
	VMULPD.BCST constants512x64<>+360(SB), Z9, Z11
	VSUBPD Z11, Z8, Z8
	VMULPD.BCST constants512x64<>+368(SB), Z9, Z9
	VPSRAQ $6, Z10, Z11
	VPMINSQ.BCST constants512x64<>+432(SB), Z11, Z12
	VPSUBQ Z12, Z11, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z11
	VPSLLQ $52, Z11, Z11
	VBROADCASTSD constants512x64<>+8(SB), Z13
	VPSUBQ Z10, Z13, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z12, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z10, Z10
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z10*8), K3, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z10*8), K3, Z16
	VPADDQ.BCST constants512x64<>+80(SB), Z12, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z15, Z12
	VMULPD Z10, Z16, Z10
	VPSRAQ $6, Z14, Z15
	VPMAXSQ.BCST constants512x64<>+776(SB), Z15, Z15
	VPSUBQ.BCST constants512x64<>+32(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z14
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z14*8), K3, Z16
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z18, Z18, Z18
	VPGATHERQQ (AX)(Z14*8), K3, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z15, Z14
	VPSLLQ $52, Z14, Z14
	VMULPD Z14, Z16, Z15
	VMULPD Z14, Z18, Z14
	VPXORQ.BCST constants512x64<>+16(SB), Z15, Z16
	VADDPD Z16, Z12, Z18
	VSUBPD Z12, Z18, Z19
	VSUBPD Z19, Z16, Z16
	VSUBPD Z14, Z10, Z19
	VADDPD Z19, Z16, Z16
	VADDPD Z15, Z12, Z19
	VSUBPD Z12, Z19, Z12
	VSUBPD Z12, Z15, Z12
	VADDPD Z14, Z10, Z10
	VADDPD Z10, Z12, Z10
	VSUBPD Z9, Z8, Z12
	VMULPD Z12, Z12, Z14
	VMULPD.BCST constants512x64<>+784(SB), Z14, Z15
	VADDPD.BCST constants512x64<>+792(SB), Z15, Z15
	VMULPD Z14, Z15, Z15
	VADDPD.BCST constants512x64<>+88(SB), Z15, Z15
	VMULPD Z15, Z14, Z15
	VMULPD Z12, Z14, Z12
	VMULPD.BCST constants512x64<>+800(SB), Z14, Z20
	VADDPD.BCST constants512x64<>+808(SB), Z20, Z20
	VMULPD Z14, Z20, Z14
	VADDPD.BCST constants512x64<>+816(SB), Z14, Z14
	VMULPD Z14, Z12, Z12
	VSUBPD Z9, Z12, Z9
	VADDPD Z8, Z18, Z12
	VSUBPD Z18, Z12, Z14
	VSUBPD Z14, Z8, Z14
	VMULPD Z15, Z18, Z20
	VADDPD Z20, Z9, Z20
	VADDPD Z20, Z16, Z16
	VADDPD Z16, Z14, Z14
	VSUBPD Z17, Z19, Z16
	VADDPD Z10, Z16, Z16
	VADDPD Z9, Z8, Z8
	VMULPD Z8, Z16, Z9
	VADDPD Z9, Z14, Z9
	VADDPD Z9, Z12, Z9
	VMULPD Z11, Z9, Z9
	VMULPD Z15, Z19, Z12
	VMULPD Z8, Z18, Z8
	VADDPD Z8, Z12, Z8
	VADDPD Z8, Z10, Z8
	VADDPD Z8, Z19, Z8
	VMULPD Z11, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+824(SB), Z17, K2, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z11
	VPORQ Z11, Z9, Z9
	VPCMPUQ $1, Z7, Z3, K2
	VBLENDMPD Z6, Z9, K2, Z9
	VBLENDMPD Z6, Z8, K2, Z8
	VMULPD Z4, Z9, Z4
	VMULPD Z10, Z4, Z4
	VMULPD Z2, Z8, Z2
	VMULPD Z10, Z2, Z2
	VPCMPQ $0, Z13, Z7, K2
	VPCMPQ $0, Z3, Z7, K3
	KORB K3, K2, K2
	KNOTB K1, K1
	KANDB K1, K2, K1
	VBLENDMPD Z0, Z4, K1, Z0
	VPCMPQ $0, Z13, Z5, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z6, Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z6, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func cosComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·cosComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+824(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z1, Z2
	VADDPD.BCST constants512x64<>+184(SB), Z2, Z2
	VSUBPD.BCST constants512x64<>+184(SB), Z2, Z4
	VMULPD.BCST constants512x64<>+192(SB), Z4, Z5
	VSUBPD Z5, Z1, Z5
	VMULPD.BCST constants512x64<>+200(SB), Z4, Z6
	VADDPD Z6, Z5, Z7
	VSUBPD Z5, Z7, Z5
	VSUBPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+208(SB), Z4, Z4
	VSUBPD Z4, Z5, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z5
	VBROADCASTSD constants512x64<>+216(SB), Z6
	VPCMPUQ $1, Z5, Z6, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z2, Z6
	VPANDQ.BCST constants512x64<>+32(SB), Z2, Z8
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z8, K1
	VMULPD Z7, Z7, Z8
	VBROADCASTSD constants512x64<>+224(SB), Z9
	VBLENDMPD.BCST constants512x64<>+232(SB), Z9, K1, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+240(SB), Z11
	VBLENDMPD.BCST constants512x64<>+248(SB), Z11, K1, Z12
	VADDPD Z12, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+256(SB), Z12
	VBLENDMPD.BCST constants512x64<>+264(SB), Z12, K1, Z13
	VADDPD Z13, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+272(SB), Z13
	VBLENDMPD.BCST constants512x64<>+280(SB), Z13, K1, Z14
	VADDPD Z14, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+288(SB), Z14
	VBLENDMPD.BCST constants512x64<>+296(SB), Z14, K1, Z15
	VADDPD Z15, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+304(SB), Z15
	VBLENDMPD.BCST constants512x64<>+312(SB), Z15, K1, Z16
	VADDPD Z16, Z10, Z10
	VBLENDMPD Z7, Z8, K1, Z16
	VMULPD Z8, Z16, Z16
	VMULPD Z10, Z16, Z10
	VMULPD.BCST constants512x64<>+88(SB), Z8, Z16
	VBROADCASTSD constants512x64<>+40(SB), Z17
	VSUBPD Z16, Z17, Z18
	VSUBPD Z18, Z17, Z19
	VSUBPD Z16, Z19, Z19
	VMULPD Z4, Z7, Z20
	VSUBPD Z20, Z19, Z19
	VMULPD Z16, Z4, Z16
	VSUBPD Z16, Z4, Z4
	VPANDQ.BCST constants512x64<>+320(SB), Z2, Z2
	VPSLLQ $62, Z2, Z2
	VBLENDMPD Z7, Z18, K1, Z16
	VPXORQ Z2, Z16, Z16
	VBLENDMPD Z4, Z19, K1, Z20
	VADDPD Z20, Z10, Z10
	VPXORQ Z2, Z10, Z2
	VADDPD Z2, Z16, Z2
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z10
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z10, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z9, K1, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+248(SB), Z11, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+264(SB), Z12, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+280(SB), Z13, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+296(SB), Z14, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+312(SB), Z15, K1, Z10
	VADDPD Z10, Z9, Z9
	VBLENDMPD Z7, Z8, K1, Z10
	VMULPD Z8, Z10, Z8
	VMULPD Z9, Z8, Z8
	VPANDQ.BCST constants512x64<>+320(SB), Z6, Z6
	VPSLLQ $62, Z6, Z6
	VBLENDMPD Z7, Z18, K1, Z7
	VPXORQ Z6, Z7, Z7
	VBLENDMPD Z4, Z19, K1, Z4
	VADDPD Z4, Z8, Z4
	VPXORQ Z6, Z4, Z4
	VADDPD Z4, Z7, Z4
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z5, K1
	VBLENDMPD Z1, Z2, K1, Z2
	VPCMPUQ $1, Z3, Z5, K1
	VBROADCASTSD constants512x64<>+0(SB), Z6
	VBLENDMPD Z2, Z6, K1, Z2
	VBLENDMPD Z4, Z6, K1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z7
	VBROADCASTSD constants512x64<>+752(SB), Z8
	VPCMPUQ $1, Z7, Z8, K2
	VSUBPD.BCST constants512x64<>+760(SB), Z7, Z8
	VBLENDMPD Z8, Z7, K2, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z8, Z8
	VPMINUQ.BCST constants512x64<>+768(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+352(SB), Z8, Z9
	VADDPD.BCST constants512x64<>+184(SB), Z9, Z9
	VPSUBQ.BCST constants512x64<>+184(SB), Z9, Z10
	VSUBPD.BCST constants512x64<>+184(SB), Z9, Z9
	VMULPD.BCST constants512x64<>+360(SB), Z9, Z11
	VSUBPD Z11, Z8, Z8
	VMULPD.BCST constants512x64<>+368(SB), Z9, Z9
	VPSRAQ $6, Z10, Z11
	VPMINSQ.BCST constants512x64<>+432(SB), Z11, Z12
	VPSUBQ Z12, Z11, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z11
	VPSLLQ $52, Z11, Z11
	VBROADCASTSD constants512x64<>+8(SB), Z13
	VPSUBQ Z10, Z13, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z12, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z10, Z10
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z10*8), K3, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z10*8), K3, Z16
	VPADDQ.BCST constants512x64<>+80(SB), Z12, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z15, Z12
	VMULPD Z10, Z16, Z10
	VPSRAQ $6, Z14, Z15
	VPMAXSQ.BCST constants512x64<>+776(SB), Z15, Z15
	VPSUBQ.BCST constants512x64<>+32(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z14
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z14*8), K3, Z16
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z18, Z18, Z18
	VPGATHERQQ (AX)(Z14*8), K3, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z15, Z14
	VPSLLQ $52, Z14, Z14
	VMULPD Z14, Z16, Z15
	VMULPD Z14, Z18, Z14
	VPXORQ.BCST constants512x64<>+16(SB), Z15, Z16
	VADDPD Z16, Z12, Z18
	VSUBPD Z12, Z18, Z19
	VSUBPD Z19, Z16, Z16
	VSUBPD Z14, Z10, Z19
	VADDPD Z19, Z16, Z16
	VADDPD Z15, Z12, Z19
	VSUBPD Z12, Z19, Z12
	VSUBPD Z12, Z15, Z12
	VADDPD Z14, Z10, Z10
	VADDPD Z10, Z12, Z10
	VSUBPD Z9, Z8, Z12
	VMULPD Z12, Z12, Z14
	VMULPD.BCST constants512x64<>+784(SB), Z14, Z15
	VADDPD.BCST constants512x64<>+792(SB), Z15, Z15
	VMULPD Z14, Z15, Z15
	VADDPD.BCST constants512x64<>+88(SB), Z15, Z15
	VMULPD Z15, Z14, Z15
	VMULPD Z12, Z14, Z12
	VMULPD.BCST constants512x64<>+800(SB), Z14, Z20
	VADDPD.BCST constants512x64<>+808(SB), Z20, Z20
	VMULPD Z14, Z20, Z14
	VADDPD.BCST constants512x64<>+816(SB), Z14, Z14
	VMULPD Z14, Z12, Z12
	VSUBPD Z9, Z12, Z9
	VADDPD Z8, Z18, Z12
	VSUBPD Z18, Z12, Z14
	VSUBPD Z14, Z8, Z14
	VMULPD Z15, Z18, Z20
	VADDPD Z20, Z9, Z20
	VADDPD Z20, Z16, Z16
	VADDPD Z16, Z14, Z14
	VSUBPD Z17, Z19, Z16
	VADDPD Z10, Z16, Z16
	VADDPD Z9, Z8, Z8
	VMULPD Z8, Z16, Z9
	VADDPD Z9, Z14, Z9
	VADDPD Z9, Z12, Z9
	VMULPD Z11, Z9, Z9
	VMULPD Z15, Z19, Z12
	VMULPD Z8, Z18, Z8
	VADDPD Z8, Z12, Z8
	VADDPD Z8, Z10, Z8
	VADDPD Z8, Z19, Z8
	VMULPD Z11, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+824(SB), Z17, K2, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z9, Z9
	VPCMPUQ $1, Z7, Z3, K2
	VBLENDMPD Z6, Z9, K2, Z9
	VBLENDMPD Z6, Z8, K2, Z8
	VMULPD Z4, Z8, Z4
	VMULPD Z10, Z4, Z4
	VMULPD Z2, Z9, Z2
	VMULPD Z10, Z2, Z2
	KNOTB K1, K1
	VPCMPQ $0, Z3, Z7, K3
	KANDB K1, K3, K3
	VBLENDMPD Z3, Z4, K3, Z4
	VBLENDMPD Z13, Z0, K2, Z0
	VPCMPUQ $1, Z5, Z3, K2
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VBLENDMPD Z13, Z1, K2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z17, Z1
	VMULPD Z1, Z0, Z0
	VPCMPQ $0, Z13, Z5, K2
	VPCMPQ $0, Z13, Z7, K3
	KANDB K1, K3, K1
	KORB K1, K2, K1
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z1
	VPCMPUQ $1, Z1, Z3, K1
	VBLENDMPD Z6, Z4, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z6, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func tanComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·tanComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+832(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VBROADCASTSD constants512x64<>+832(SB), Z4
	VPCMPUQ $1, Z2, Z4, K1
	VPMINUQ Z2, Z4, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z4
	VPMINUQ.BCST constants512x64<>+768(SB), Z4, Z4
	VMULPD.BCST constants512x64<>+352(SB), Z4, Z5
	VADDPD.BCST constants512x64<>+184(SB), Z5, Z5
	VPSUBQ.BCST constants512x64<>+184(SB), Z5, Z6
	VSUBPD.BCST constants512x64<>+184(SB), Z5, Z5
	VMULPD.BCST constants512x64<>+360(SB), Z5, Z7
	VSUBPD Z7, Z4, Z4
	VMULPD.BCST constants512x64<>+368(SB), Z5, Z5
	VPSRAQ $6, Z6, Z7
	VPMINSQ.BCST constants512x64<>+432(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VPSUBQ Z6, Z8, Z9
	VPSUBQ.BCST constants512x64<>+32(SB), Z7, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z6, Z6
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z6*8), K2, Z10
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z6*8), K2, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z6
	VPSLLQ $52, Z6, Z6
	VMULPD Z6, Z10, Z7
	VMULPD Z6, Z11, Z6
	VPSRAQ $6, Z9, Z10
	VPMAXSQ.BCST constants512x64<>+776(SB), Z10, Z10
	VPSUBQ.BCST constants512x64<>+32(SB), Z10, Z10
	VPANDQ.BCST constants512x64<>+408(SB), Z9, Z9
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z9*8), K2, Z11
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z9*8), K2, Z12
	VPADDQ.BCST constants512x64<>+80(SB), Z10, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z11, Z10
	VMULPD Z9, Z12, Z9
	VPXORQ.BCST constants512x64<>+16(SB), Z10, Z11
	VADDPD Z11, Z7, Z12
	VSUBPD Z7, Z12, Z13
	VSUBPD Z13, Z11, Z11
	VSUBPD Z9, Z6, Z13
	VADDPD Z13, Z11, Z11
	VADDPD Z10, Z7, Z13
	VSUBPD Z7, Z13, Z7
	VSUBPD Z7, Z10, Z7
	VADDPD Z9, Z6, Z6
	VADDPD Z6, Z7, Z6
	VSUBPD Z5, Z4, Z7
	VMULPD Z7, Z7, Z9
	VMULPD.BCST constants512x64<>+784(SB), Z9, Z10
	VADDPD.BCST constants512x64<>+792(SB), Z10, Z10
	VMULPD Z9, Z10, Z10
	VADDPD.BCST constants512x64<>+88(SB), Z10, Z10
	VMULPD Z10, Z9, Z10
	VMULPD Z7, Z9, Z7
	VMULPD.BCST constants512x64<>+800(SB), Z9, Z14
	VADDPD.BCST constants512x64<>+808(SB), Z14, Z14
	VMULPD Z9, Z14, Z9
	VADDPD.BCST constants512x64<>+816(SB), Z9, Z9
	VMULPD Z9, Z7, Z7
	VSUBPD Z5, Z7, Z5
	VADDPD Z4, Z12, Z7
	VSUBPD Z12, Z7, Z9
	VSUBPD Z9, Z4, Z9
	VMULPD Z10, Z12, Z14
	VADDPD Z14, Z5, Z14
	VADDPD Z14, Z11, Z11
	VADDPD Z11, Z9, Z9
	VSUBPD.BCST constants512x64<>+40(SB), Z13, Z11
	VADDPD Z6, Z11, Z11
	VADDPD Z5, Z4, Z4
	VMULPD Z4, Z11, Z5
	VADDPD Z5, Z9, Z5
	VMULPD Z10, Z13, Z9
	VMULPD Z4, Z12, Z4
	VADDPD Z4, Z9, Z4
	VADDPD Z4, Z6, Z4
	VMULPD.BCST constants512x64<>+176(SB), Z1, Z6
	VADDPD.BCST constants512x64<>+184(SB), Z6, Z6
	VSUBPD.BCST constants512x64<>+184(SB), Z6, Z9
	VMULPD.BCST constants512x64<>+192(SB), Z9, Z10
	VSUBPD Z10, Z1, Z10
	VMULPD.BCST constants512x64<>+200(SB), Z9, Z11
	VADDPD Z11, Z10, Z12
	VSUBPD Z10, Z12, Z10
	VSUBPD Z10, Z11, Z10
	VMULPD.BCST constants512x64<>+208(SB), Z9, Z9
	VSUBPD Z9, Z10, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z10
	VBROADCASTSD constants512x64<>+216(SB), Z11
	VPCMPUQ $1, Z10, Z11, K2
	KORTESTB K2, K2
	JNE done
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z11
	VPCMPQ $0, Z8, Z11, K2
	VMULPD Z12, Z12, Z11
	VBROADCASTSD constants512x64<>+224(SB), Z14
	VBLENDMPD.BCST constants512x64<>+232(SB), Z14, K2, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+240(SB), Z16
	VBLENDMPD.BCST constants512x64<>+248(SB), Z16, K2, Z17
	VADDPD Z17, Z15, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+256(SB), Z17
	VBLENDMPD.BCST constants512x64<>+264(SB), Z17, K2, Z18
	VADDPD Z18, Z15, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+272(SB), Z18
	VBLENDMPD.BCST constants512x64<>+280(SB), Z18, K2, Z19
	VADDPD Z19, Z15, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+288(SB), Z19
	VBLENDMPD.BCST constants512x64<>+296(SB), Z19, K2, Z20
	VADDPD Z20, Z15, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+304(SB), Z20
	VBLENDMPD.BCST constants512x64<>+312(SB), Z20, K2, Z21
	VADDPD Z21, Z15, Z15
	VBLENDMPD Z12, Z11, K2, Z21
	VMULPD Z11, Z21, Z21
	VMULPD Z15, Z21, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z11, Z21
	VBROADCASTSD constants512x64<>+40(SB), Z22
	VSUBPD Z21, Z22, Z23
	VSUBPD Z23, Z22, Z24
	VSUBPD Z21, Z24, Z24
	VMULPD Z9, Z12, Z25
	VSUBPD Z25, Z24, Z24
	VMULPD Z21, Z9, Z21
	VSUBPD Z21, Z9, Z9
	VPANDQ.BCST constants512x64<>+320(SB), Z6, Z21
	VPSLLQ $62, Z21, Z21
	VBLENDMPD Z12, Z23, K2, Z25
	VPXORQ Z21, Z25, Z25
	VBLENDMPD Z9, Z24, K2, Z26
	VADDPD Z26, Z15, Z15
	VPXORQ Z21, Z15, Z15
	VPADDQ.BCST constants512x64<>+32(SB), Z6, Z6
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z21
	VPCMPQ $0, Z8, Z21, K2
	VBLENDMPD.BCST constants512x64<>+232(SB), Z14, K2, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+248(SB), Z16, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+264(SB), Z17, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+280(SB), Z18, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+296(SB), Z19, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z20, K2, Z16
	VADDPD Z16, Z14, Z14
	VBLENDMPD Z12, Z11, K2, Z16
	VMULPD Z11, Z16, Z11
	VMULPD Z14, Z11, Z11
	VPANDQ.BCST constants512x64<>+320(SB), Z6, Z6
	VPSLLQ $62, Z6, Z6
	VBLENDMPD Z12, Z23, K2, Z12
	VPXORQ Z6, Z12, Z12
	VBLENDMPD Z9, Z24, K2, Z9
	VADDPD Z9, Z11, Z9
	VPXORQ Z6, Z9, Z6
	VPCMPUQ $1, Z3, Z10, K2
	VBROADCASTSD constants512x64<>+0(SB), Z9
	VBLENDMPD Z25, Z9, K2, Z11
	VBLENDMPD Z12, Z9, K2, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z11, Z14
	VSUBPD Z14, Z11, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z16
	VSUBPD Z16, Z12, Z12
	VADDPD Z15, Z11, Z11
	VADDPD Z6, Z12, Z6
	VMULPD Z6, Z14, Z12
	VADDPD Z6, Z16, Z15
	VMULPD Z15, Z11, Z11
	VADDPD Z11, Z12, Z11
	VMULPD Z16, Z14, Z12
	VADDPD Z11, Z12, Z14
	VSUBPD Z12, Z14, Z12
	VSUBPD Z12, Z11, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z12
	VSUBPD Z12, Z7, Z7
	VADDPD Z5, Z7, Z5
	VMULPD Z5, Z12, Z7
	VADDPD Z5, Z12, Z17
	VMULPD Z17, Z5, Z17
	VADDPD Z17, Z7, Z7
	VMULPD Z12, Z12, Z17
	VADDPD Z7, Z17, Z18
	VSUBPD Z17, Z18, Z17
	VSUBPD Z17, Z7, Z7
	VMULPD Z6, Z16, Z17
	VMULPD Z15, Z6, Z6
	VADDPD Z6, Z17, Z6
	VMULPD Z16, Z16, Z15
	VADDPD Z6, Z15, Z16
	VSUBPD Z15, Z16, Z15
	VSUBPD Z15, Z6, Z6
	VADDPD Z16, Z18, Z15
	VSUBPD Z18, Z15, Z17
	VSUBPD Z17, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VSUBPD Z17, Z16, Z16
	VADDPD Z16, Z18, Z16
	VADDPD Z6, Z7, Z6
	VADDPD Z6, Z16, Z6
	VADDPD Z6, Z15, Z7
	VSUBPD Z15, Z7, Z15
	VSUBPD Z15, Z6, Z6
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z15
	VSUBPD Z15, Z13, Z13
	VADDPD Z4, Z13, Z4
	VMULPD Z4, Z12, Z13
	VADDPD Z4, Z15, Z4
	VMULPD Z4, Z5, Z4
	VADDPD Z4, Z13, Z4
	VMULPD Z15, Z12, Z5
	VADDPD Z4, Z5, Z12
	VSUBPD Z5, Z12, Z5
	VSUBPD Z5, Z4, Z4
	VDIVPD Z7, Z22, Z5
	VMULPD Z5, Z12, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z15
	VSUBPD Z15, Z7, Z7
	VMULPD Z15, Z13, Z16
	VSUBPD Z16, Z12, Z12
	VADDPD Z6, Z7, Z6
	VMULPD Z6, Z13, Z7
	VSUBPD Z7, Z4, Z4
	VADDPD Z4, Z12, Z4
	VMULPD Z5, Z4, Z4
	VADDPD Z4, Z13, Z4
	VMULPD Z5, Z14, Z7
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z7
	VMULPD Z15, Z7, Z12
	VSUBPD Z12, Z14, Z12
	VMULPD Z6, Z7, Z6
	VSUBPD Z6, Z11, Z6
	VADDPD Z6, Z12, Z6
	VMULPD Z5, Z6, Z5
	VADDPD Z5, Z7, Z5
	VPCMPQ $0, Z3, Z2, K3
	KANDB K2, K1, K1
	KORB K1, K3, K1
	VBLENDMPD Z22, Z4, K1, Z4
	VBLENDMPD Z14, Z1, K2, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPCMPUQ $1, Z7, Z3, K3
	VPANDQ.BCST constants512x64<>+16(SB), Z6, Z6
	VBLENDMPD Z8, Z6, K3, Z6
	VBLENDMPD Z6, Z5, K1, Z5
	VPCMPQ $0, Z8, Z2, K1
	KNOTB K2, K2
	KANDB K2, K1, K1
	VBLENDMPD Z8, Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z4, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z4
	VPCMPUQ $1, Z4, Z3, K1
	VBLENDMPD Z9, Z0, K1, Z0
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z9, Z0, K1, Z0
	VBLENDMPD Z9, Z5, K1, Z2
	VPCMPQ $0, Z8, Z10, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z9, Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z9, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func asinComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·asinComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+864(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z1, Z4
	VBLENDMPD Z1, Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z5
	VBROADCASTSD constants512x64<>+128(SB), Z6
	VPCMPUQ $1, Z5, Z6, K2
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z5
	VPCMPUQ $1, Z5, Z6, K3
	KORB K3, K2, K2
	VBROADCASTSD constants512x64<>+40(SB), Z6
	VBLENDMPD.BCST constants512x64<>+120(SB), Z6, K2, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z7, Z0, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VBLENDMPD.BCST constants512x64<>+840(SB), Z8, K2, Z9
	VSUBPD Z4, Z6, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z11
	VPCMPUQ $1, Z11, Z3, K2
	VPXORQ.BCST constants512x64<>+16(SB), Z7, Z12
	VBLENDMPD Z7, Z12, K2, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K3
	KANDB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K2, Z15
	VMULPD Z15, Z13, Z16
	VMULPD Z15, Z14, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z8, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z6, K2, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z14, Z16
	VPORQ Z14, Z13, Z13
	VPCMPQ $0, Z8, Z13, K2
	VBLENDMPD Z8, Z15, K2, Z13
	VBLENDMPD Z8, Z16, K2, Z14
	VPCMPQ $1, Z8, Z10, K2
	VBLENDMPD Z14, Z13, K2, Z10
	VBLENDMPD Z13, Z14, K2, Z13
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VPORQ Z12, Z13, Z12
	VADDPD Z4, Z6, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z11, K3
	KANDB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K2, Z15
	VMULPD Z15, Z14, Z16
	VMULPD Z15, Z11, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z8, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z6, K2, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z11, Z16
	VPORQ Z11, Z14, Z11
	VPCMPQ $0, Z8, Z11, K2
	VBLENDMPD Z8, Z15, K2, Z11
	VBLENDMPD Z8, Z16, K2, Z14
	VPCMPQ $1, Z8, Z13, K2
	VBLENDMPD Z14, Z11, K2, Z13
	VBLENDMPD Z11, Z14, K2, Z11
	VPANDQ.BCST constants512x64<>+16(SB), Z7, Z7
	VPORQ Z7, Z11, Z7
	VMULPD Z13, Z10, Z11
	VMULPD Z7, Z12, Z14
	VSUBPD Z14, Z11, Z11
	VMULPD Z7, Z10, Z7
	VMULPD Z13, Z12, Z10
	VSUBPD Z10, Z7, Z7
	VPCMPQ $0, Z3, Z5, K2
	VPCMPQ $0, Z3, Z2, K3
	KORB K3, K2, K2
	VBLENDMPD Z5, Z11, K2, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z11
	VPCMPUQ $1, Z11, Z3, K3
	VPXORQ.BCST constants512x64<>+16(SB), Z4, Z11
	VBLENDMPD Z4, Z11, K3, Z4
	VBLENDMPD Z1, Z4, K2, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z12
	VPCMPUQ $1, Z11, Z12, K3
	VPMINUQ Z11, Z12, Z13
	VPMAXUQ Z12, Z11, Z14
	VPCMPQ $0, Z3, Z14, K4
	VPCMPQ $0, Z3, Z13, K5
	VBLENDMPD Z6, Z8, K5, Z15
	VBLENDMPD Z15, Z13, K4, Z13
	VPCMPQ $0, Z8, Z14, K5
	KORB K5, K4, K4
	VBLENDMPD Z6, Z14, K4, Z14
	VBROADCASTSD constants512x64<>+576(SB), Z15
	VPCMPUQ $1, Z14, Z15, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z6, K5, Z15
	VBLENDMPD.BCST constants512x64<>+592(SB), Z15, K4, Z15
	VMULPD Z15, Z13, Z13
	VMULPD Z15, Z14, Z14
	VPANDQ.BCST constants512x64<>+16(SB), Z10, Z10
	VBROADCASTSD constants512x64<>+600(SB), Z15
	VPSUBQ Z14, Z15, Z15
	VMULPD Z15, Z14, Z16
	VBROADCASTSD constants512x64<>+608(SB), Z17
	VSUBPD Z16, Z17, Z16
	VMULPD Z16, Z15, Z15
	VMULPD Z15, Z13, Z15
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z15, K4
	VBLENDMPD Z8, Z15, K4, Z15
	VADDPD.BCST constants512x64<>+624(SB), Z15, Z15
	VPSUBQ.BCST constants512x64<>+624(SB), Z15, Z16
	VBROADCASTSD constants512x64<>+632(SB), Z17
	VPSUBQ Z16, Z17, Z17
	VBLENDMPD Z17, Z16, K3, Z16
	VPCMPQ $0, Z8, Z10, K4
	VBROADCASTSD constants512x64<>+640(SB), Z17
	VPSUBQ Z16, Z17, Z18
	VBLENDMPD Z16, Z18, K4, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z18
	VPCMPQ $0, Z17, Z16, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z15, Z15
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z16
	VPXORQ Z16, Z10, Z10
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z18*8), K3, Z16
	VBLENDMPD.BCST constants512x64<>+648(SB), Z16, K4, Z16
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z18*8), K3, Z17
	VBLENDMPD.BCST constants512x64<>+656(SB), Z17, K4, Z17
	VPANDQ.BCST constants512x64<>+160(SB), Z14, Z18
	VSUBPD Z18, Z14, Z19
	VMULPD Z18, Z15, Z18
	VSUBPD Z18, Z13, Z18
	VMULPD Z19, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z13, Z15, Z13
	VADDPD Z13, Z14, Z13
	VDIVPD Z13, Z18, Z13
	VPXORQ Z10, Z13, Z10
	VADDPD Z10, Z16, Z13
	VSUBPD Z16, Z13, Z14
	VSUBPD Z14, Z10, Z14
	VMULPD Z10, Z10, Z15
	VMULPD Z15, Z10, Z10
	VMULPD.BCST constants512x64<>+664(SB), Z15, Z16
	VADDPD.BCST constants512x64<>+672(SB), Z16, Z16
	VMULPD Z15, Z16, Z16
	VADDPD.BCST constants512x64<>+680(SB), Z16, Z16
	VMULPD Z15, Z16, Z16
	VADDPD.BCST constants512x64<>+688(SB), Z16, Z16
	VMULPD Z15, Z16, Z15
	VADDPD.BCST constants512x64<>+696(SB), Z15, Z15
	VMULPD Z15, Z10, Z10
	VADDPD Z10, Z17, Z10
	VADDPD Z10, Z14, Z10
	VADDPD Z10, Z13, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z4
	VPXORQ Z4, Z10, Z4
	VPCMPUQ $1, Z12, Z3, K3
	VPCMPUQ $1, Z11, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K3, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z11
	VSUBPD Z11, Z10, Z12
	VMULPD Z11, Z11, Z13
	VADDPD Z11, Z10, Z11
	VMULPD Z11, Z12, Z11
	VADDPD Z13, Z6, Z12
	VSUBPD Z6, Z12, Z14
	VSUBPD Z14, Z12, Z15
	VSUBPD Z15, Z6, Z15
	VSUBPD Z14, Z13, Z13
	VADDPD Z13, Z15, Z13
	VADDPD Z11, Z13, Z11
	VADDPD Z11, Z12, Z13
	VSUBPD Z12, Z13, Z12
	VSUBPD Z12, Z11, Z11
	VSQRTPD Z13, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z14
	VSUBPD Z14, Z12, Z15
	VMULPD Z14, Z14, Z16
	VSUBPD Z16, Z13, Z13
	VADDPD Z14, Z14, Z14
	VMULPD Z15, Z14, Z14
	VSUBPD Z14, Z13, Z13
	VMULPD Z15, Z15, Z14
	VSUBPD Z14, Z13, Z13
	VADDPD Z11, Z13, Z11
	VADDPD Z12, Z12, Z13
	VDIVPD Z13, Z11, Z11
	VADDPD Z10, Z12, Z13
	VSUBPD Z12, Z13, Z12
	VSUBPD Z12, Z10, Z12
	VADDPD Z11, Z12, Z11
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z10, K3
	VBLENDMPD Z13, Z10, K3, Z12
	VBLENDMPD Z11, Z8, K3, Z11
	VPSUBQ.BCST constants512x64<>+472(SB), Z12, Z13
	VPSRAQ $52, Z13, Z14
	VPSRLQ $46, Z13, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+104(SB), Z13, Z13
	LEAQ table2_512x64<>(SB), AX
	KXNORW K4, K4, K4
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z15*8), K4, Z16
	VPSUBQ Z13, Z12, Z12
	VPADDQ.BCST constants512x64<>+480(SB), Z12, Z17
	VPANDQ.BCST constants512x64<>+488(SB), Z17, Z17
	VMULPD Z16, Z17, Z18
	VSUBPD Z6, Z18, Z18
	VSUBPD Z17, Z12, Z12
	VMULPD Z16, Z12, Z12
	VPSUBQ Z13, Z6, Z6
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z14, K4
	VBLENDMPD Z6, Z8, K4, Z6
	VMULPD Z6, Z11, Z6
	VMULPD Z16, Z6, Z6
	VADDPD Z6, Z12, Z11
	VSUBPD Z12, Z11, Z12
	VSUBPD Z12, Z6, Z6
	VBROADCASTSD constants512x64<>+32(SB), Z12
	VBLENDMPD Z8, Z12, K3, Z12
	VPADDQ Z12, Z14, Z12
	VCVTQQ2PD Z12, Z12
	VMULPD.BCST constants512x64<>+496(SB), Z12, Z13
	LEAQ table3_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K3, Z14
	VADDPD Z14, Z13, Z13
	VMULPD.BCST constants512x64<>+504(SB), Z12, Z12
	LEAQ table4_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K3, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z11, Z18, Z14
	VSUBPD Z18, Z14, Z15
	VSUBPD Z15, Z11, Z11
	VADDPD Z6, Z11, Z6
	VADDPD Z14, Z13, Z11
	VSUBPD Z13, Z11, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z14, Z14, Z15
	VMULPD.BCST constants512x64<>+512(SB), Z14, Z16
	VADDPD.BCST constants512x64<>+520(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+528(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+536(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+544(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+552(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+560(SB), Z16, Z16
	VMULPD Z14, Z16, Z14
	VADDPD.BCST constants512x64<>+568(SB), Z14, Z14
	VMULPD Z14, Z15, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z12, Z6, Z6
	VADDPD Z6, Z13, Z6
	VADDPD Z6, Z11, Z6
	VPSUBQ.BCST constants512x64<>+856(SB), Z10, Z11
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z11, K3
	VBLENDMPD Z6, Z10, K3, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z7, Z7
	VPORQ Z7, Z6, Z6
	VPCMPUQ $1, Z10, Z3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K3, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z6, Z7
	VPORQ Z7, Z9, Z7
	VADDPD Z7, Z6, Z6
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z5, K3
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z2, K4
	KANDB K4, K3, K3
	VBLENDMPD Z0, Z6, K3, Z6
	VBLENDMPD Z1, Z4, K3, Z4
	VPCMPUQ $1, Z5, Z3, K3
	KORB K1, K3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K1, Z5
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z3, Z0
	VBLENDMPD Z3, Z0, K3, Z0
	VBLENDMPD Z0, Z5, K2, Z0
	VPCMPQ $0, Z8, Z2, K1
	VBLENDMPD Z1, Z4, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func acosComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·acosComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+872(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VBROADCASTSD constants512x64<>+128(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VPCMPUQ $1, Z4, Z3, K2
	KORB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z3
	VBLENDMPD.BCST constants512x64<>+120(SB), Z3, K1, Z5
	VMULPD Z5, Z1, Z6
	VMULPD Z5, Z0, Z5
	VBROADCASTSD constants512x64<>+8(SB), Z7
	VBLENDMPD.BCST constants512x64<>+840(SB), Z7, K1, Z8
	VSUBPD Z6, Z3, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z10
	VBROADCASTSD constants512x64<>+48(SB), Z11
	VPCMPUQ $1, Z10, Z11, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z5, Z12
	VBLENDMPD Z5, Z12, K1, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z9, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z3, K1, Z15
	VMULPD Z15, Z13, Z16
	VMULPD Z15, Z14, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z7, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z3, K1, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z14, Z16
	VPORQ Z14, Z13, Z13
	VPCMPQ $0, Z7, Z13, K1
	VBLENDMPD Z7, Z15, K1, Z13
	VBLENDMPD Z7, Z16, K1, Z14
	VPCMPQ $1, Z7, Z9, K1
	VBLENDMPD Z14, Z13, K1, Z9
	VBLENDMPD Z13, Z14, K1, Z13
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VPORQ Z12, Z13, Z12
	VADDPD Z6, Z3, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z13
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z10, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z3, K1, Z14
	VMULPD Z14, Z13, Z15
	VMULPD Z14, Z10, Z14
	VPMAXUQ Z15, Z14, Z16
	VPSRLQ $52, Z16, Z16
	VPSUBQ.BCST constants512x64<>+80(SB), Z16, Z16
	VPSRAQ $1, Z16, Z16
	VPADDQ Z16, Z16, Z17
	VPSUBQ Z17, Z7, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSLLQ $52, Z17, Z17
	VMULPD Z17, Z15, Z15
	VMULPD Z17, Z14, Z14
	VMULPD Z15, Z15, Z17
	VMULPD Z14, Z14, Z14
	VADDPD Z14, Z17, Z14
	VSQRTPD Z14, Z14
	VADDPD Z14, Z15, Z14
	VMULPD.BCST constants512x64<>+88(SB), Z14, Z14
	VSQRTPD Z14, Z14
	VPADDQ.BCST constants512x64<>+80(SB), Z16, Z15
	VPSLLQ $52, Z15, Z15
	VMULPD Z15, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+96(SB), Z3, K1, Z15
	VMULPD Z15, Z14, Z14
	VADDPD Z14, Z14, Z15
	VDIVPD Z15, Z10, Z15
	VPORQ Z10, Z13, Z10
	VPCMPQ $0, Z7, Z10, K1
	VBLENDMPD Z7, Z14, K1, Z10
	VBLENDMPD Z7, Z15, K1, Z13
	VPCMPQ $1, Z7, Z6, K1
	VBLENDMPD Z13, Z10, K1, Z6
	VBLENDMPD Z10, Z13, K1, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPORQ Z5, Z10, Z5
	VMULPD Z12, Z6, Z10
	VMULPD Z9, Z5, Z5
	VSUBPD Z5, Z10, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z12
	VSUBPD Z12, Z10, Z13
	VMULPD Z12, Z12, Z14
	VADDPD Z12, Z10, Z12
	VMULPD Z12, Z13, Z12
	VADDPD Z14, Z3, Z13
	VSUBPD Z3, Z13, Z15
	VSUBPD Z15, Z13, Z16
	VSUBPD Z16, Z3, Z16
	VSUBPD Z15, Z14, Z14
	VADDPD Z14, Z16, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z12, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z12, Z12
	VSQRTPD Z14, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z15
	VSUBPD Z15, Z13, Z16
	VMULPD Z15, Z15, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z15, Z15, Z15
	VMULPD Z16, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z16, Z16, Z15
	VSUBPD Z15, Z14, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z13, Z13, Z14
	VDIVPD Z14, Z12, Z12
	VADDPD Z10, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z10, Z13
	VADDPD Z12, Z13, Z12
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z10, K1
	VBLENDMPD Z14, Z10, K1, Z13
	VBLENDMPD Z12, Z7, K1, Z12
	VPSUBQ.BCST constants512x64<>+472(SB), Z13, Z14
	VPSRAQ $52, Z14, Z15
	VPSRLQ $46, Z14, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z16
	VPANDQ.BCST constants512x64<>+104(SB), Z14, Z14
	LEAQ table2_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K2, Z17
	VPSUBQ Z14, Z13, Z13
	VPADDQ.BCST constants512x64<>+480(SB), Z13, Z18
	VPANDQ.BCST constants512x64<>+488(SB), Z18, Z18
	VMULPD Z17, Z18, Z19
	VSUBPD Z3, Z19, Z19
	VSUBPD Z18, Z13, Z13
	VMULPD Z17, Z13, Z13
	VPSUBQ Z14, Z3, Z14
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z15, K2
	VBLENDMPD Z14, Z7, K2, Z14
	VMULPD Z14, Z12, Z12
	VMULPD Z17, Z12, Z12
	VADDPD Z12, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z12, Z12
	VBROADCASTSD constants512x64<>+32(SB), Z13
	VBLENDMPD Z7, Z13, K1, Z13
	VPADDQ Z13, Z15, Z13
	VCVTQQ2PD Z13, Z13
	VMULPD.BCST constants512x64<>+496(SB), Z13, Z15
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K1, Z17
	VADDPD Z17, Z15, Z15
	VMULPD.BCST constants512x64<>+504(SB), Z13, Z13
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K1, Z17
	VADDPD Z17, Z13, Z13
	VADDPD Z14, Z19, Z16
	VSUBPD Z19, Z16, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z16, Z15, Z14
	VSUBPD Z15, Z14, Z15
	VSUBPD Z15, Z16, Z15
	VMULPD Z16, Z16, Z17
	VMULPD.BCST constants512x64<>+512(SB), Z16, Z18
	VADDPD.BCST constants512x64<>+520(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+528(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+536(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+544(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+552(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+560(SB), Z18, Z18
	VMULPD Z16, Z18, Z16
	VADDPD.BCST constants512x64<>+568(SB), Z16, Z16
	VMULPD Z16, Z17, Z16
	VADDPD Z16, Z13, Z13
	VADDPD Z13, Z12, Z12
	VADDPD Z12, Z15, Z12
	VADDPD Z12, Z14, Z12
	VPSUBQ.BCST constants512x64<>+856(SB), Z10, Z13
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z13, K1
	VBLENDMPD Z12, Z10, K1, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPORQ Z5, Z12, Z5
	VPCMPUQ $1, Z10, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z10
	VPORQ Z10, Z8, Z8
	VADDPD Z8, Z5, Z5
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z2, K1
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z4, K2
	KANDB K2, K1, K1
	VPCMPUQ $1, Z4, Z11, K2
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z8
	VBLENDMPD Z0, Z8, K2, Z8
	VBLENDMPD Z8, Z5, K1, Z5
	VPCMPQ $0, Z11, Z2, K1
	VPCMPQ $0, Z11, Z4, K3
	KORB K3, K1, K1
	VBLENDMPD Z4, Z9, K1, Z4
	VBLENDMPD Z1, Z6, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z8
	VPCMPUQ $1, Z6, Z8, K3
	VPMINUQ Z6, Z8, Z9
	VPMAXUQ Z8, Z6, Z10
	VPCMPQ $0, Z11, Z10, K4
	VPCMPQ $0, Z11, Z9, K5
	VBLENDMPD Z3, Z7, K5, Z12
	VBLENDMPD Z12, Z9, K4, Z9
	VPCMPQ $0, Z7, Z10, K5
	KORB K5, K4, K4
	VBLENDMPD Z3, Z10, K4, Z10
	VBROADCASTSD constants512x64<>+576(SB), Z12
	VPCMPUQ $1, Z10, Z12, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z10, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z3, K5, Z3
	VBLENDMPD.BCST constants512x64<>+592(SB), Z3, K4, Z3
	VMULPD Z3, Z9, Z9
	VMULPD Z3, Z10, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VBROADCASTSD constants512x64<>+600(SB), Z10
	VPSUBQ Z3, Z10, Z10
	VMULPD Z10, Z3, Z12
	VBROADCASTSD constants512x64<>+608(SB), Z13
	VSUBPD Z12, Z13, Z12
	VMULPD Z12, Z10, Z10
	VMULPD Z10, Z9, Z10
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z10, K4
	VBLENDMPD Z7, Z10, K4, Z10
	VADDPD.BCST constants512x64<>+624(SB), Z10, Z10
	VPSUBQ.BCST constants512x64<>+624(SB), Z10, Z12
	VBROADCASTSD constants512x64<>+632(SB), Z13
	VPSUBQ Z12, Z13, Z13
	VBLENDMPD Z13, Z12, K3, Z12
	VPCMPQ $0, Z7, Z1, K4
	VBROADCASTSD constants512x64<>+640(SB), Z13
	VPSUBQ Z12, Z13, Z14
	VBLENDMPD Z12, Z14, K4, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z12, Z14
	VPCMPQ $0, Z13, Z12, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z10, Z10
	VBLENDMPD.BCST constants512x64<>+16(SB), Z7, K3, Z12
	VPXORQ Z12, Z1, Z1
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z14*8), K3, Z12
	VBLENDMPD.BCST constants512x64<>+648(SB), Z12, K4, Z12
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z13, Z13, Z13
	VPGATHERQQ (AX)(Z14*8), K3, Z13
	VBLENDMPD.BCST constants512x64<>+656(SB), Z13, K4, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z3, Z14
	VSUBPD Z14, Z3, Z15
	VMULPD Z14, Z10, Z14
	VSUBPD Z14, Z9, Z14
	VMULPD Z15, Z10, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z9, Z10, Z9
	VADDPD Z9, Z3, Z3
	VDIVPD Z3, Z14, Z3
	VPXORQ Z1, Z3, Z1
	VADDPD Z1, Z12, Z3
	VSUBPD Z12, Z3, Z9
	VSUBPD Z9, Z1, Z9
	VMULPD Z1, Z1, Z10
	VMULPD Z10, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+672(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+680(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+688(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+696(SB), Z10, Z10
	VMULPD Z10, Z1, Z1
	VADDPD Z1, Z13, Z1
	VADDPD Z1, Z9, Z1
	VADDPD Z1, Z3, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z3
	VPXORQ Z3, Z1, Z1
	VPCMPUQ $1, Z8, Z11, K3
	VPCMPUQ $1, Z6, Z11, K4
	KORB K4, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K3, Z1
	VADDPD Z1, Z1, Z3
	VBLENDMPD Z1, Z3, K1, Z1
	VPCMPUQ $1, Z2, Z11, K3
	KORB K2, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K3, Z1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K3, Z3
	VPCMPQ $0, Z7, Z2, K3
	KANDB K2, K3, K2
	VBLENDMPD.BCST constants512x64<>+872(SB), Z1, K2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z11, Z0
	VBLENDMPD Z0, Z3, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atanComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·atanComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+912(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPMINUQ.BCST constants512x64<>+136(SB), Z2, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z5
	VPMINUQ.BCST constants512x64<>+136(SB), Z5, Z6
	VBROADCASTSD constants512x64<>+40(SB), Z7
	VSUBPD Z4, Z7, Z8
	VMULPD Z6, Z6, Z9
	VPCMPQ $0, Z7, Z4, K1
	VPCMPUQ.BCST $1, constants512x64<>+880(SB), Z6, K2
	KANDB K2, K1, K1
	VMULPD.BCST constants512x64<>+888(SB), Z4, Z10
	VBLENDMPD.BCST constants512x64<>+896(SB), Z10, K1, Z10
	VMULPD Z8, Z8, Z11
	VADDPD Z9, Z11, Z11
	VBLENDMPD Z6, Z11, K1, Z11
	VDIVPD Z11, Z10, Z10
	VADDPD Z10, Z7, Z11
	VSUBPD Z7, Z11, Z12
	VSUBPD Z12, Z11, Z13
	VSUBPD Z13, Z7, Z13
	VSUBPD Z12, Z10, Z12
	VADDPD Z12, Z13, Z12
	VPSUBQ.BCST constants512x64<>+472(SB), Z11, Z13
	VPSRAQ $52, Z13, Z14
	VPSRLQ $46, Z13, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+104(SB), Z13, Z13
	LEAQ table2_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z15*8), K2, Z16
	VPSUBQ Z13, Z11, Z17
	VPADDQ.BCST constants512x64<>+480(SB), Z17, Z18
	VPANDQ.BCST constants512x64<>+488(SB), Z18, Z18
	VMULPD Z16, Z18, Z19
	VSUBPD Z7, Z19, Z19
	VSUBPD Z18, Z17, Z17
	VMULPD Z16, Z17, Z17
	VPSUBQ Z13, Z7, Z13
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z14, K2
	VBROADCASTSD constants512x64<>+8(SB), Z18
	VBLENDMPD Z13, Z18, K2, Z13
	VMULPD Z13, Z12, Z12
	VMULPD Z16, Z12, Z12
	VADDPD Z12, Z17, Z13
	VSUBPD Z17, Z13, Z16
	VSUBPD Z16, Z12, Z12
	VPADDQ Z18, Z14, Z14
	VCVTQQ2PD Z14, Z14
	VMULPD.BCST constants512x64<>+496(SB), Z14, Z16
	LEAQ table3_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z15*8), K2, Z17
	VADDPD Z17, Z16, Z16
	VMULPD.BCST constants512x64<>+504(SB), Z14, Z14
	LEAQ table4_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z15*8), K2, Z17
	VADDPD Z17, Z14, Z14
	VADDPD Z13, Z19, Z15
	VSUBPD Z19, Z15, Z17
	VSUBPD Z17, Z13, Z13
	VADDPD Z12, Z13, Z12
	VADDPD Z15, Z16, Z13
	VSUBPD Z16, Z13, Z16
	VSUBPD Z16, Z15, Z16
	VMULPD Z15, Z15, Z17
	VMULPD.BCST constants512x64<>+512(SB), Z15, Z19
	VADDPD.BCST constants512x64<>+520(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+528(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+536(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+544(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+552(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+560(SB), Z19, Z19
	VMULPD Z15, Z19, Z15
	VADDPD.BCST constants512x64<>+568(SB), Z15, Z15
	VMULPD Z15, Z17, Z15
	VADDPD Z15, Z14, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z12, Z16, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z14
	VPCMPQ $0, Z18, Z14, K2
	VADDPD Z12, Z13, Z12
	VBLENDMPD Z10, Z12, K2, Z10
	VPSUBQ.BCST constants512x64<>+32(SB), Z11, Z12
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z12, K2
	VPCMPQ $0, Z3, Z11, K3
	VBROADCASTSD constants512x64<>+0(SB), Z12
	VBLENDMPD Z11, Z12, K3, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z11, Z11
	VPCMPQ $0, Z18, Z11, K3
	VBLENDMPD.BCST constants512x64<>+104(SB), Z13, K3, Z11
	VBLENDMPD Z10, Z11, K2, Z10
	VBLENDMPD.BCST constants512x64<>+904(SB), Z18, K1, Z11
	VADDPD Z11, Z10, Z10
	VBROADCASTSD constants512x64<>+912(SB), Z11
	VBLENDMPD.BCST constants512x64<>+88(SB), Z11, K1, Z11
	VMULPD Z11, Z10, Z10
	VADDPD Z6, Z6, Z6
	VADDPD Z4, Z7, Z4
	VMULPD Z4, Z8, Z4
	VSUBPD Z9, Z4, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z9
	VPCMPUQ $1, Z8, Z9, K1
	VPMINUQ Z8, Z9, Z11
	VPMAXUQ Z9, Z8, Z13
	VPCMPQ $0, Z3, Z13, K2
	VPCMPQ $0, Z3, Z11, K3
	VBLENDMPD Z7, Z18, K3, Z14
	VBLENDMPD Z14, Z11, K2, Z11
	VPCMPQ $0, Z18, Z13, K3
	KORB K3, K2, K2
	VBLENDMPD Z7, Z13, K2, Z13
	VBROADCASTSD constants512x64<>+576(SB), Z14
	VPCMPUQ $1, Z13, Z14, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K3
	VBLENDMPD.BCST constants512x64<>+584(SB), Z7, K3, Z7
	VBLENDMPD.BCST constants512x64<>+592(SB), Z7, K2, Z7
	VMULPD Z7, Z11, Z11
	VMULPD Z7, Z13, Z7
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z4
	VBROADCASTSD constants512x64<>+600(SB), Z13
	VPSUBQ Z7, Z13, Z13
	VMULPD Z13, Z7, Z14
	VBROADCASTSD constants512x64<>+608(SB), Z15
	VSUBPD Z14, Z15, Z14
	VMULPD Z14, Z13, Z13
	VMULPD Z13, Z11, Z13
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z13, K2
	VBLENDMPD Z18, Z13, K2, Z13
	VADDPD.BCST constants512x64<>+624(SB), Z13, Z13
	VPSUBQ.BCST constants512x64<>+624(SB), Z13, Z14
	VBROADCASTSD constants512x64<>+632(SB), Z15
	VPSUBQ Z14, Z15, Z15
	VBLENDMPD Z15, Z14, K1, Z14
	VPCMPQ $0, Z18, Z4, K2
	VBROADCASTSD constants512x64<>+640(SB), Z15
	VPSUBQ Z14, Z15, Z16
	VBLENDMPD Z14, Z16, K2, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z16
	VPCMPQ $0, Z15, Z14, K2
	VSUBPD.BCST constants512x64<>+624(SB), Z13, Z13
	VBLENDMPD.BCST constants512x64<>+16(SB), Z18, K1, Z14
	VPXORQ Z14, Z4, Z4
	LEAQ table5_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z16*8), K1, Z14
	VBLENDMPD.BCST constants512x64<>+648(SB), Z14, K2, Z14
	LEAQ table6_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z16*8), K1, Z15
	VBLENDMPD.BCST constants512x64<>+656(SB), Z15, K2, Z15
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z16
	VSUBPD Z16, Z7, Z17
	VMULPD Z16, Z13, Z16
	VSUBPD Z16, Z11, Z16
	VMULPD Z17, Z13, Z17
	VSUBPD Z17, Z16, Z16
	VMULPD Z11, Z13, Z11
	VADDPD Z11, Z7, Z7
	VDIVPD Z7, Z16, Z7
	VPXORQ Z4, Z7, Z4
	VADDPD Z4, Z14, Z7
	VSUBPD Z14, Z7, Z11
	VSUBPD Z11, Z4, Z11
	VMULPD Z4, Z4, Z13
	VMULPD Z13, Z4, Z4
	VMULPD.BCST constants512x64<>+664(SB), Z13, Z14
	VADDPD.BCST constants512x64<>+672(SB), Z14, Z14
	VMULPD Z13, Z14, Z14
	VADDPD.BCST constants512x64<>+680(SB), Z14, Z14
	VMULPD Z13, Z14, Z14
	VADDPD.BCST constants512x64<>+688(SB), Z14, Z14
	VMULPD Z13, Z14, Z13
	VADDPD.BCST constants512x64<>+696(SB), Z13, Z13
	VMULPD Z13, Z4, Z4
	VADDPD Z4, Z15, Z4
	VADDPD Z4, Z11, Z4
	VADDPD Z4, Z7, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z6, Z6
	VPXORQ Z6, Z4, Z4
	VPCMPUQ $1, Z9, Z3, K1
	VPCMPUQ $1, Z8, Z3, K2
	KORB K2, K1, K1
	VBLENDMPD Z12, Z4, K1, Z4
	VMULPD.BCST constants512x64<>+88(SB), Z4, Z4
	VPCMPUQ $1, Z2, Z3, K1
	VPCMPUQ $1, Z5, Z3, K2
	VPCMPQ $0, Z3, Z2, K3
	VPCMPQ $0, Z3, Z5, K4
	KORB K4, K3, K3
	VPCMPQ $0, Z18, Z2, K4
	KANDB K2, K4, K4
	KORB K4, K3, K4
	KORB K2, K1, K5
	VBLENDMPD Z12, Z10, K5, Z2
	VBLENDMPD Z18, Z2, K4, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z5
	VPCMPUQ $1, Z5, Z3, K4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z2, Z0
	VBLENDMPD Z2, Z0, K1, Z0
	VBLENDMPD Z2, Z0, K4, Z0
	VBLENDMPD Z12, Z4, K1, Z2
	VBLENDMPD.BCST constants512x64<>+872(SB), Z2, K3, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z4
	VPCMPUQ $1, Z4, Z3, K1
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z2, Z1
	VBLENDMPD Z2, Z1, K1, Z1
	VBLENDMPD Z12, Z1, K2, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z12, Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z12, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sinhComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·sinhComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+824(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z2
	VADDPD.BCST constants512x64<>+184(SB), Z2, Z2
	VSUBPD.BCST constants512x64<>+184(SB), Z2, Z3
	VMULPD.BCST constants512x64<>+192(SB), Z3, Z4
	VSUBPD Z4, Z0, Z4
	VMULPD.BCST constants512x64<>+200(SB), Z3, Z5
	VADDPD Z5, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z5, Z4
	VMULPD.BCST constants512x64<>+208(SB), Z3, Z3
	VSUBPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VBROADCASTSD constants512x64<>+216(SB), Z5
	VPCMPUQ $1, Z4, Z5, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z2, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z2, Z7
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z7, K1
	VMULPD Z6, Z6, Z7
	VBROADCASTSD constants512x64<>+224(SB), Z8
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+240(SB), Z10
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z11
	VADDPD Z11, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+272(SB), Z12
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z13
	VADDPD Z13, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z14
	VADDPD Z14, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+304(SB), Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z15
	VADDPD Z15, Z9, Z9
	VBLENDMPD Z6, Z7, K1, Z15
	VMULPD Z7, Z15, Z15
	VMULPD Z9, Z15, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z15
	VBROADCASTSD constants512x64<>+40(SB), Z16
	VSUBPD Z15, Z16, Z17
	VSUBPD Z17, Z16, Z18
	VSUBPD Z15, Z18, Z18
	VMULPD Z3, Z6, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z15, Z3, Z15
	VSUBPD Z15, Z3, Z3
	VPANDQ.BCST constants512x64<>+320(SB), Z2, Z2
	VPSLLQ $62, Z2, Z2
	VBLENDMPD Z6, Z17, K1, Z15
	VPXORQ Z2, Z15, Z15
	VBLENDMPD Z3, Z18, K1, Z19
	VADDPD Z19, Z9, Z9
	VPXORQ Z2, Z9, Z2
	VADDPD Z2, Z15, Z2
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z9
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z9
	VADDPD Z9, Z8, Z8
	VBLENDMPD Z6, Z7, K1, Z9
	VMULPD Z7, Z9, Z7
	VMULPD Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z6, Z17, K1, Z6
	VPXORQ Z5, Z6, Z6
	VBLENDMPD Z3, Z18, K1, Z3
	VADDPD Z3, Z7, Z3
	VPXORQ Z5, Z3, Z3
	VADDPD Z3, Z6, Z3
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z4, K1
	VBLENDMPD Z0, Z2, K1, Z2
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z4, K1
	VBROADCASTSD constants512x64<>+0(SB), Z5
	VBLENDMPD Z2, Z5, K1, Z2
	VBLENDMPD Z3, Z5, K1, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z6
	VBROADCASTSD constants512x64<>+752(SB), Z7
	VPCMPUQ $1, Z6, Z7, K2
	VSUBPD.BCST constants512x64<>+760(SB), Z6, Z7
	VBLENDMPD Z7, Z6, K2, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z7
	VPMINUQ.BCST constants512x64<>+768(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+352(SB), Z7, Z8
	VADDPD.BCST constants512x64<>+184(SB), Z8, Z8
	VPSUBQ.BCST constants512x64<>+184(SB), Z8, Z9
	VSUBPD.BCST constants512x64<>+184(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+360(SB), Z8, Z10
	VSUBPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+368(SB), Z8, Z8
	VPSRAQ $6, Z9, Z10
	VPMINSQ.BCST constants512x64<>+432(SB), Z10, Z11
	VPSUBQ Z11, Z10, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z10, Z10
	VPSLLQ $52, Z10, Z10
	VBROADCASTSD constants512x64<>+8(SB), Z12
	VPSUBQ Z9, Z12, Z13
	VPSUBQ.BCST constants512x64<>+32(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z9, Z9
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z9*8), K3, Z14
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z9*8), K3, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z14, Z11
	VMULPD Z9, Z15, Z9
	VPSRAQ $6, Z13, Z14
	VPMAXSQ.BCST constants512x64<>+776(SB), Z14, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z13, Z13
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z13*8), K3, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z13*8), K3, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z14, Z13
	VPSLLQ $52, Z13, Z13
	VMULPD Z13, Z15, Z14
	VMULPD Z13, Z17, Z13
	VPXORQ.BCST constants512x64<>+16(SB), Z14, Z15
	VADDPD Z15, Z11, Z17
	VSUBPD Z11, Z17, Z18
	VSUBPD Z18, Z15, Z15
	VSUBPD Z13, Z9, Z18
	VADDPD Z18, Z15, Z15
	VADDPD Z14, Z11, Z18
	VSUBPD Z11, Z18, Z11
	VSUBPD Z11, Z14, Z11
	VADDPD Z13, Z9, Z9
	VADDPD Z9, Z11, Z9
	VSUBPD Z8, Z7, Z11
	VMULPD Z11, Z11, Z13
	VMULPD.BCST constants512x64<>+784(SB), Z13, Z14
	VADDPD.BCST constants512x64<>+792(SB), Z14, Z14
	VMULPD Z13, Z14, Z14
	VADDPD.BCST constants512x64<>+88(SB), Z14, Z14
	VMULPD Z14, Z13, Z14
	VMULPD Z11, Z13, Z11
	VMULPD.BCST constants512x64<>+800(SB), Z13, Z19
	VADDPD.BCST constants512x64<>+808(SB), Z19, Z19
	VMULPD Z13, Z19, Z13
	VADDPD.BCST constants512x64<>+816(SB), Z13, Z13
	VMULPD Z13, Z11, Z11
	VSUBPD Z8, Z11, Z8
	VADDPD Z7, Z17, Z11
	VSUBPD Z17, Z11, Z13
	VSUBPD Z13, Z7, Z13
	VMULPD Z14, Z17, Z19
	VADDPD Z19, Z8, Z19
	VADDPD Z19, Z15, Z15
	VADDPD Z15, Z13, Z13
	VSUBPD Z16, Z18, Z15
	VADDPD Z9, Z15, Z15
	VADDPD Z8, Z7, Z7
	VMULPD Z7, Z15, Z8
	VADDPD Z8, Z13, Z8
	VADDPD Z8, Z11, Z8
	VMULPD Z10, Z8, Z8
	VMULPD Z14, Z18, Z11
	VMULPD Z7, Z17, Z7
	VADDPD Z7, Z11, Z7
	VADDPD Z7, Z9, Z7
	VADDPD Z7, Z18, Z7
	VMULPD Z10, Z7, Z7
	VBLENDMPD.BCST constants512x64<>+824(SB), Z16, K2, Z9
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z10
	VPORQ Z10, Z8, Z8
	VBROADCASTSD constants512x64<>+48(SB), Z10
	VPCMPUQ $1, Z6, Z10, K2
	VBLENDMPD Z5, Z8, K2, Z8
	VBLENDMPD Z5, Z7, K2, Z7
	VMULPD Z3, Z8, Z3
	VMULPD Z9, Z3, Z3
	VMULPD Z2, Z7, Z2
	VMULPD Z9, Z2, Z2
	VPCMPQ $0, Z12, Z6, K2
	VPCMPQ $0, Z10, Z6, K3
	KORB K3, K2, K2
	KNOTB K1, K1
	KANDB K1, K2, K1
	VBLENDMPD Z1, Z3, K1, Z1
	VPCMPQ $0, Z12, Z4, K1
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z5, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z5, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func coshComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·coshComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+824(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z2
	VADDPD.BCST constants512x64<>+184(SB), Z2, Z2
	VSUBPD.BCST constants512x64<>+184(SB), Z2, Z3
	VMULPD.BCST constants512x64<>+192(SB), Z3, Z4
	VSUBPD Z4, Z0, Z4
	VMULPD.BCST constants512x64<>+200(SB), Z3, Z5
	VADDPD Z5, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z5, Z4
	VMULPD.BCST constants512x64<>+208(SB), Z3, Z3
	VSUBPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VBROADCASTSD constants512x64<>+216(SB), Z5
	VPCMPUQ $1, Z4, Z5, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z2, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z2, Z7
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z7, K1
	VMULPD Z6, Z6, Z7
	VBROADCASTSD constants512x64<>+224(SB), Z8
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+240(SB), Z10
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z11
	VADDPD Z11, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+272(SB), Z12
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z13
	VADDPD Z13, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z14
	VADDPD Z14, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+304(SB), Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z15
	VADDPD Z15, Z9, Z9
	VBLENDMPD Z6, Z7, K1, Z15
	VMULPD Z7, Z15, Z15
	VMULPD Z9, Z15, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z15
	VBROADCASTSD constants512x64<>+40(SB), Z16
	VSUBPD Z15, Z16, Z17
	VSUBPD Z17, Z16, Z18
	VSUBPD Z15, Z18, Z18
	VMULPD Z3, Z6, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z15, Z3, Z15
	VSUBPD Z15, Z3, Z3
	VPANDQ.BCST constants512x64<>+320(SB), Z2, Z2
	VPSLLQ $62, Z2, Z2
	VBLENDMPD Z6, Z17, K1, Z15
	VPXORQ Z2, Z15, Z15
	VBLENDMPD Z3, Z18, K1, Z19
	VADDPD Z19, Z9, Z9
	VPXORQ Z2, Z9, Z2
	VADDPD Z2, Z15, Z2
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z9
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z9
	VADDPD Z9, Z8, Z8
	VBLENDMPD Z6, Z7, K1, Z9
	VMULPD Z7, Z9, Z7
	VMULPD Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z6, Z17, K1, Z6
	VPXORQ Z5, Z6, Z6
	VBLENDMPD Z3, Z18, K1, Z3
	VADDPD Z3, Z7, Z3
	VPXORQ Z5, Z3, Z3
	VADDPD Z3, Z6, Z3
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z4, K1
	VBLENDMPD Z0, Z2, K1, Z2
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z4, K1
	VBROADCASTSD constants512x64<>+0(SB), Z5
	VBLENDMPD Z2, Z5, K1, Z2
	VBLENDMPD Z3, Z5, K1, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z6
	VBROADCASTSD constants512x64<>+752(SB), Z7
	VPCMPUQ $1, Z6, Z7, K2
	VSUBPD.BCST constants512x64<>+760(SB), Z6, Z7
	VBLENDMPD Z7, Z6, K2, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z7
	VPMINUQ.BCST constants512x64<>+768(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+352(SB), Z7, Z8
	VADDPD.BCST constants512x64<>+184(SB), Z8, Z8
	VPSUBQ.BCST constants512x64<>+184(SB), Z8, Z9
	VSUBPD.BCST constants512x64<>+184(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+360(SB), Z8, Z10
	VSUBPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+368(SB), Z8, Z8
	VPSRAQ $6, Z9, Z10
	VPMINSQ.BCST constants512x64<>+432(SB), Z10, Z11
	VPSUBQ Z11, Z10, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z10, Z10
	VPSLLQ $52, Z10, Z10
	VBROADCASTSD constants512x64<>+8(SB), Z12
	VPSUBQ Z9, Z12, Z13
	VPSUBQ.BCST constants512x64<>+32(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z9, Z9
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z9*8), K3, Z14
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z9*8), K3, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z14, Z11
	VMULPD Z9, Z15, Z9
	VPSRAQ $6, Z13, Z14
	VPMAXSQ.BCST constants512x64<>+776(SB), Z14, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z13, Z13
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z13*8), K3, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z13*8), K3, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z14, Z13
	VPSLLQ $52, Z13, Z13
	VMULPD Z13, Z15, Z14
	VMULPD Z13, Z17, Z13
	VPXORQ.BCST constants512x64<>+16(SB), Z14, Z15
	VADDPD Z15, Z11, Z17
	VSUBPD Z11, Z17, Z18
	VSUBPD Z18, Z15, Z15
	VSUBPD Z13, Z9, Z18
	VADDPD Z18, Z15, Z15
	VADDPD Z14, Z11, Z18
	VSUBPD Z11, Z18, Z11
	VSUBPD Z11, Z14, Z11
	VADDPD Z13, Z9, Z9
	VADDPD Z9, Z11, Z9
	VSUBPD Z8, Z7, Z11
	VMULPD Z11, Z11, Z13
	VMULPD.BCST constants512x64<>+784(SB), Z13, Z14
	VADDPD.BCST constants512x64<>+792(SB), Z14, Z14
	VMULPD Z13, Z14, Z14
	VADDPD.BCST constants512x64<>+88(SB), Z14, Z14
	VMULPD Z14, Z13, Z14
	VMULPD Z11, Z13, Z11
	VMULPD.BCST constants512x64<>+800(SB), Z13, Z19
	VADDPD.BCST constants512x64<>+808(SB), Z19, Z19
	VMULPD Z13, Z19, Z13
	VADDPD.BCST constants512x64<>+816(SB), Z13, Z13
	VMULPD Z13, Z11, Z11
	VSUBPD Z8, Z11, Z8
	VADDPD Z7, Z17, Z11
	VSUBPD Z17, Z11, Z13
	VSUBPD Z13, Z7, Z13
	VMULPD Z14, Z17, Z19
	VADDPD Z19, Z8, Z19
	VADDPD Z19, Z15, Z15
	VADDPD Z15, Z13, Z13
	VSUBPD Z16, Z18, Z15
	VADDPD Z9, Z15, Z15
	VADDPD Z8, Z7, Z7
	VMULPD Z7, Z15, Z8
	VADDPD Z8, Z13, Z8
	VADDPD Z8, Z11, Z8
	VMULPD Z10, Z8, Z8
	VMULPD Z14, Z18, Z11
	VMULPD Z7, Z17, Z7
	VADDPD Z7, Z11, Z7
	VADDPD Z7, Z9, Z7
	VADDPD Z7, Z18, Z7
	VMULPD Z10, Z7, Z7
	VBLENDMPD.BCST constants512x64<>+824(SB), Z16, K2, Z9
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z8, Z8
	VBROADCASTSD constants512x64<>+48(SB), Z10
	VPCMPUQ $1, Z6, Z10, K2
	VBLENDMPD Z5, Z8, K2, Z8
	VBLENDMPD Z5, Z7, K2, Z7
	VMULPD Z3, Z7, Z3
	VMULPD Z9, Z3, Z3
	VMULPD Z2, Z8, Z2
	VMULPD Z9, Z2, Z2
	KNOTB K1, K1
	VPCMPQ $0, Z10, Z6, K3
	KANDB K1, K3, K3
	VBLENDMPD Z10, Z3, K3, Z3
	VBLENDMPD Z12, Z1, K2, Z1
	VPCMPUQ $1, Z4, Z10, K2
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VBLENDMPD Z12, Z0, K2, Z0
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z16, Z0
	VMULPD Z0, Z1, Z0
	VPCMPQ $0, Z12, Z4, K2
	VPCMPQ $0, Z12, Z6, K3
	KANDB K1, K3, K1
	KORB K1, K2, K1
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z1
	VPCMPUQ $1, Z1, Z10, K1
	VBLENDMPD Z5, Z3, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z5, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func tanhComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·tanhComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+832(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VBROADCASTSD constants512x64<>+832(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPMINUQ Z2, Z3, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z3
	VPMINUQ.BCST constants512x64<>+768(SB), Z3, Z3
	VMULPD.BCST constants512x64<>+352(SB), Z3, Z4
	VADDPD.BCST constants512x64<>+184(SB), Z4, Z4
	VPSUBQ.BCST constants512x64<>+184(SB), Z4, Z5
	VSUBPD.BCST constants512x64<>+184(SB), Z4, Z4
	VMULPD.BCST constants512x64<>+360(SB), Z4, Z6
	VSUBPD Z6, Z3, Z3
	VMULPD.BCST constants512x64<>+368(SB), Z4, Z4
	VPSRAQ $6, Z5, Z6
	VPMINSQ.BCST constants512x64<>+432(SB), Z6, Z6
	VBROADCASTSD constants512x64<>+8(SB), Z7
	VPSUBQ Z5, Z7, Z8
	VPSUBQ.BCST constants512x64<>+32(SB), Z6, Z6
	VPANDQ.BCST constants512x64<>+408(SB), Z5, Z5
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z5*8), K2, Z9
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z5*8), K2, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z6, Z5
	VPSLLQ $52, Z5, Z5
	VMULPD Z5, Z9, Z6
	VMULPD Z5, Z10, Z5
	VPSRAQ $6, Z8, Z9
	VPMAXSQ.BCST constants512x64<>+776(SB), Z9, Z9
	VPSUBQ.BCST constants512x64<>+32(SB), Z9, Z9
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z8
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z8*8), K2, Z10
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z8*8), K2, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z8
	VPSLLQ $52, Z8, Z8
	VMULPD Z8, Z10, Z9
	VMULPD Z8, Z11, Z8
	VPXORQ.BCST constants512x64<>+16(SB), Z9, Z10
	VADDPD Z10, Z6, Z11
	VSUBPD Z6, Z11, Z12
	VSUBPD Z12, Z10, Z10
	VSUBPD Z8, Z5, Z12
	VADDPD Z12, Z10, Z10
	VADDPD Z9, Z6, Z12
	VSUBPD Z6, Z12, Z6
	VSUBPD Z6, Z9, Z6
	VADDPD Z8, Z5, Z5
	VADDPD Z5, Z6, Z5
	VSUBPD Z4, Z3, Z6
	VMULPD Z6, Z6, Z8
	VMULPD.BCST constants512x64<>+784(SB), Z8, Z9
	VADDPD.BCST constants512x64<>+792(SB), Z9, Z9
	VMULPD Z8, Z9, Z9
	VADDPD.BCST constants512x64<>+88(SB), Z9, Z9
	VMULPD Z9, Z8, Z9
	VMULPD Z6, Z8, Z6
	VMULPD.BCST constants512x64<>+800(SB), Z8, Z13
	VADDPD.BCST constants512x64<>+808(SB), Z13, Z13
	VMULPD Z8, Z13, Z8
	VADDPD.BCST constants512x64<>+816(SB), Z8, Z8
	VMULPD Z8, Z6, Z6
	VSUBPD Z4, Z6, Z4
	VADDPD Z3, Z11, Z6
	VSUBPD Z11, Z6, Z8
	VSUBPD Z8, Z3, Z8
	VMULPD Z9, Z11, Z13
	VADDPD Z13, Z4, Z13
	VADDPD Z13, Z10, Z10
	VADDPD Z10, Z8, Z8
	VSUBPD.BCST constants512x64<>+40(SB), Z12, Z10
	VADDPD Z5, Z10, Z10
	VADDPD Z4, Z3, Z3
	VMULPD Z3, Z10, Z4
	VADDPD Z4, Z8, Z4
	VMULPD Z9, Z12, Z8
	VMULPD Z3, Z11, Z3
	VADDPD Z3, Z8, Z3
	VADDPD Z3, Z5, Z3
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z5
	VADDPD.BCST constants512x64<>+184(SB), Z5, Z5
	VSUBPD.BCST constants512x64<>+184(SB), Z5, Z8
	VMULPD.BCST constants512x64<>+192(SB), Z8, Z9
	VSUBPD Z9, Z0, Z9
	VMULPD.BCST constants512x64<>+200(SB), Z8, Z10
	VADDPD Z10, Z9, Z11
	VSUBPD Z9, Z11, Z9
	VSUBPD Z9, Z10, Z9
	VMULPD.BCST constants512x64<>+208(SB), Z8, Z8
	VSUBPD Z8, Z9, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z9
	VBROADCASTSD constants512x64<>+216(SB), Z10
	VPCMPUQ $1, Z9, Z10, K2
	KORTESTB K2, K2
	JNE done
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z10
	VPCMPQ $0, Z7, Z10, K2
	VMULPD Z11, Z11, Z10
	VBROADCASTSD constants512x64<>+224(SB), Z13
	VBLENDMPD.BCST constants512x64<>+232(SB), Z13, K2, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+240(SB), Z15
	VBLENDMPD.BCST constants512x64<>+248(SB), Z15, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+256(SB), Z16
	VBLENDMPD.BCST constants512x64<>+264(SB), Z16, K2, Z17
	VADDPD Z17, Z14, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+272(SB), Z17
	VBLENDMPD.BCST constants512x64<>+280(SB), Z17, K2, Z18
	VADDPD Z18, Z14, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+288(SB), Z18
	VBLENDMPD.BCST constants512x64<>+296(SB), Z18, K2, Z19
	VADDPD Z19, Z14, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+304(SB), Z19
	VBLENDMPD.BCST constants512x64<>+312(SB), Z19, K2, Z20
	VADDPD Z20, Z14, Z14
	VBLENDMPD Z11, Z10, K2, Z20
	VMULPD Z10, Z20, Z20
	VMULPD Z14, Z20, Z14
	VMULPD.BCST constants512x64<>+88(SB), Z10, Z20
	VBROADCASTSD constants512x64<>+40(SB), Z21
	VSUBPD Z20, Z21, Z22
	VSUBPD Z22, Z21, Z23
	VSUBPD Z20, Z23, Z23
	VMULPD Z8, Z11, Z24
	VSUBPD Z24, Z23, Z23
	VMULPD Z20, Z8, Z20
	VSUBPD Z20, Z8, Z8
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z20
	VPSLLQ $62, Z20, Z20
	VBLENDMPD Z11, Z22, K2, Z24
	VPXORQ Z20, Z24, Z24
	VBLENDMPD Z8, Z23, K2, Z25
	VADDPD Z25, Z14, Z14
	VPXORQ Z20, Z14, Z14
	VPADDQ.BCST constants512x64<>+32(SB), Z5, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z20
	VPCMPQ $0, Z7, Z20, K2
	VBLENDMPD.BCST constants512x64<>+232(SB), Z13, K2, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+248(SB), Z15, K2, Z15
	VADDPD Z15, Z13, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+264(SB), Z16, K2, Z15
	VADDPD Z15, Z13, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+280(SB), Z17, K2, Z15
	VADDPD Z15, Z13, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z18, K2, Z15
	VADDPD Z15, Z13, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+312(SB), Z19, K2, Z15
	VADDPD Z15, Z13, Z13
	VBLENDMPD Z11, Z10, K2, Z15
	VMULPD Z10, Z15, Z10
	VMULPD Z13, Z10, Z10
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z11, Z22, K2, Z11
	VPXORQ Z5, Z11, Z11
	VBLENDMPD Z8, Z23, K2, Z8
	VADDPD Z8, Z10, Z8
	VPXORQ Z5, Z8, Z5
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z9, K2
	VBROADCASTSD constants512x64<>+0(SB), Z8
	VBLENDMPD Z24, Z8, K2, Z10
	VBLENDMPD Z11, Z8, K2, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z13
	VSUBPD Z13, Z10, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z11, Z15
	VSUBPD Z15, Z11, Z11
	VADDPD Z14, Z10, Z10
	VADDPD Z5, Z11, Z5
	VMULPD Z5, Z13, Z11
	VADDPD Z5, Z15, Z14
	VMULPD Z14, Z10, Z10
	VADDPD Z10, Z11, Z10
	VMULPD Z15, Z13, Z11
	VADDPD Z10, Z11, Z13
	VSUBPD Z11, Z13, Z11
	VSUBPD Z11, Z10, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z11
	VSUBPD Z11, Z6, Z6
	VADDPD Z4, Z6, Z4
	VMULPD Z4, Z11, Z6
	VADDPD Z4, Z11, Z16
	VMULPD Z16, Z4, Z16
	VADDPD Z16, Z6, Z6
	VMULPD Z11, Z11, Z16
	VADDPD Z6, Z16, Z17
	VSUBPD Z16, Z17, Z16
	VSUBPD Z16, Z6, Z6
	VMULPD Z5, Z15, Z16
	VMULPD Z14, Z5, Z5
	VADDPD Z5, Z16, Z5
	VMULPD Z15, Z15, Z14
	VADDPD Z5, Z14, Z15
	VSUBPD Z14, Z15, Z14
	VSUBPD Z14, Z5, Z5
	VADDPD Z15, Z17, Z14
	VSUBPD Z17, Z14, Z16
	VSUBPD Z16, Z14, Z18
	VSUBPD Z18, Z17, Z17
	VSUBPD Z16, Z15, Z15
	VADDPD Z15, Z17, Z15
	VADDPD Z5, Z6, Z5
	VADDPD Z5, Z15, Z5
	VADDPD Z5, Z14, Z6
	VSUBPD Z14, Z6, Z14
	VSUBPD Z14, Z5, Z5
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z14
	VSUBPD Z14, Z12, Z12
	VADDPD Z3, Z12, Z3
	VMULPD Z3, Z11, Z12
	VADDPD Z3, Z14, Z3
	VMULPD Z3, Z4, Z3
	VADDPD Z3, Z12, Z3
	VMULPD Z14, Z11, Z4
	VADDPD Z3, Z4, Z11
	VSUBPD Z4, Z11, Z4
	VSUBPD Z4, Z3, Z3
	VDIVPD Z6, Z21, Z4
	VMULPD Z4, Z11, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z14
	VSUBPD Z14, Z6, Z6
	VMULPD Z14, Z12, Z15
	VSUBPD Z15, Z11, Z11
	VADDPD Z5, Z6, Z5
	VMULPD Z5, Z12, Z6
	VSUBPD Z6, Z3, Z3
	VADDPD Z3, Z11, Z3
	VMULPD Z4, Z3, Z3
	VADDPD Z3, Z12, Z3
	VMULPD Z4, Z13, Z6
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z6
	VMULPD Z14, Z6, Z11
	VSUBPD Z11, Z13, Z11
	VMULPD Z5, Z6, Z5
	VSUBPD Z5, Z10, Z5
	VADDPD Z5, Z11, Z5
	VMULPD Z4, Z5, Z4
	VADDPD Z4, Z6, Z4
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z2, K3
	KANDB K2, K1, K1
	KORB K1, K3, K1
	VBLENDMPD Z21, Z3, K1, Z3
	VBLENDMPD Z13, Z0, K2, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z6
	VBROADCASTSD constants512x64<>+48(SB), Z10
	VPCMPUQ $1, Z6, Z10, K3
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VBLENDMPD Z7, Z5, K3, Z5
	VBLENDMPD Z5, Z4, K1, Z4
	VPCMPQ $0, Z7, Z2, K1
	KNOTB K2, K2
	KANDB K2, K1, K1
	VBLENDMPD Z7, Z3, K1, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z3, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z3
	VPCMPUQ $1, Z3, Z10, K1
	VBLENDMPD Z8, Z1, K1, Z1
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z8, Z1, K1, Z1
	VBLENDMPD Z8, Z4, K1, Z2
	VPCMPQ $0, Z7, Z9, K1
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z8, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z8, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func asinhComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·asinhComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+864(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z4
	VBLENDMPD Z0, Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z5
	VBROADCASTSD constants512x64<>+128(SB), Z6
	VPCMPUQ $1, Z5, Z6, K2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z5
	VPCMPUQ $1, Z5, Z6, K3
	KORB K3, K2, K2
	VBROADCASTSD constants512x64<>+40(SB), Z6
	VBLENDMPD.BCST constants512x64<>+120(SB), Z6, K2, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z7, Z1, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VBLENDMPD.BCST constants512x64<>+840(SB), Z8, K2, Z9
	VSUBPD Z4, Z6, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z11
	VPCMPUQ $1, Z11, Z3, K2
	VPXORQ.BCST constants512x64<>+16(SB), Z7, Z12
	VBLENDMPD Z7, Z12, K2, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K3
	KANDB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K2, Z15
	VMULPD Z15, Z13, Z16
	VMULPD Z15, Z14, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z8, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z6, K2, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z14, Z16
	VPORQ Z14, Z13, Z13
	VPCMPQ $0, Z8, Z13, K2
	VBLENDMPD Z8, Z15, K2, Z13
	VBLENDMPD Z8, Z16, K2, Z14
	VPCMPQ $1, Z8, Z10, K2
	VBLENDMPD Z14, Z13, K2, Z10
	VBLENDMPD Z13, Z14, K2, Z13
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VPORQ Z12, Z13, Z12
	VADDPD Z4, Z6, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z11, K3
	KANDB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K2, Z15
	VMULPD Z15, Z14, Z16
	VMULPD Z15, Z11, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z8, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z6, K2, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z11, Z16
	VPORQ Z11, Z14, Z11
	VPCMPQ $0, Z8, Z11, K2
	VBLENDMPD Z8, Z15, K2, Z11
	VBLENDMPD Z8, Z16, K2, Z14
	VPCMPQ $1, Z8, Z13, K2
	VBLENDMPD Z14, Z11, K2, Z13
	VBLENDMPD Z11, Z14, K2, Z11
	VPANDQ.BCST constants512x64<>+16(SB), Z7, Z7
	VPORQ Z7, Z11, Z7
	VMULPD Z13, Z10, Z11
	VMULPD Z7, Z12, Z14
	VSUBPD Z14, Z11, Z11
	VMULPD Z7, Z10, Z7
	VMULPD Z13, Z12, Z10
	VSUBPD Z10, Z7, Z7
	VPCMPQ $0, Z3, Z5, K2
	VPCMPQ $0, Z3, Z2, K3
	KORB K3, K2, K2
	VBLENDMPD Z5, Z11, K2, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z11
	VPCMPUQ $1, Z11, Z3, K3
	VPXORQ.BCST constants512x64<>+16(SB), Z4, Z11
	VBLENDMPD Z4, Z11, K3, Z4
	VBLENDMPD Z0, Z4, K2, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z12
	VPCMPUQ $1, Z11, Z12, K3
	VPMINUQ Z11, Z12, Z13
	VPMAXUQ Z12, Z11, Z14
	VPCMPQ $0, Z3, Z14, K4
	VPCMPQ $0, Z3, Z13, K5
	VBLENDMPD Z6, Z8, K5, Z15
	VBLENDMPD Z15, Z13, K4, Z13
	VPCMPQ $0, Z8, Z14, K5
	KORB K5, K4, K4
	VBLENDMPD Z6, Z14, K4, Z14
	VBROADCASTSD constants512x64<>+576(SB), Z15
	VPCMPUQ $1, Z14, Z15, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z6, K5, Z15
	VBLENDMPD.BCST constants512x64<>+592(SB), Z15, K4, Z15
	VMULPD Z15, Z13, Z13
	VMULPD Z15, Z14, Z14
	VPANDQ.BCST constants512x64<>+16(SB), Z10, Z10
	VBROADCASTSD constants512x64<>+600(SB), Z15
	VPSUBQ Z14, Z15, Z15
	VMULPD Z15, Z14, Z16
	VBROADCASTSD constants512x64<>+608(SB), Z17
	VSUBPD Z16, Z17, Z16
	VMULPD Z16, Z15, Z15
	VMULPD Z15, Z13, Z15
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z15, K4
	VBLENDMPD Z8, Z15, K4, Z15
	VADDPD.BCST constants512x64<>+624(SB), Z15, Z15
	VPSUBQ.BCST constants512x64<>+624(SB), Z15, Z16
	VBROADCASTSD constants512x64<>+632(SB), Z17
	VPSUBQ Z16, Z17, Z17
	VBLENDMPD Z17, Z16, K3, Z16
	VPCMPQ $0, Z8, Z10, K4
	VBROADCASTSD constants512x64<>+640(SB), Z17
	VPSUBQ Z16, Z17, Z18
	VBLENDMPD Z16, Z18, K4, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z18
	VPCMPQ $0, Z17, Z16, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z15, Z15
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z16
	VPXORQ Z16, Z10, Z10
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z18*8), K3, Z16
	VBLENDMPD.BCST constants512x64<>+648(SB), Z16, K4, Z16
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z18*8), K3, Z17
	VBLENDMPD.BCST constants512x64<>+656(SB), Z17, K4, Z17
	VPANDQ.BCST constants512x64<>+160(SB), Z14, Z18
	VSUBPD Z18, Z14, Z19
	VMULPD Z18, Z15, Z18
	VSUBPD Z18, Z13, Z18
	VMULPD Z19, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z13, Z15, Z13
	VADDPD Z13, Z14, Z13
	VDIVPD Z13, Z18, Z13
	VPXORQ Z10, Z13, Z10
	VADDPD Z10, Z16, Z13
	VSUBPD Z16, Z13, Z14
	VSUBPD Z14, Z10, Z14
	VMULPD Z10, Z10, Z15
	VMULPD Z15, Z10, Z10
	VMULPD.BCST constants512x64<>+664(SB), Z15, Z16
	VADDPD.BCST constants512x64<>+672(SB), Z16, Z16
	VMULPD Z15, Z16, Z16
	VADDPD.BCST constants512x64<>+680(SB), Z16, Z16
	VMULPD Z15, Z16, Z16
	VADDPD.BCST constants512x64<>+688(SB), Z16, Z16
	VMULPD Z15, Z16, Z15
	VADDPD.BCST constants512x64<>+696(SB), Z15, Z15
	VMULPD Z15, Z10, Z10
	VADDPD Z10, Z17, Z10
	VADDPD Z10, Z14, Z10
	VADDPD Z10, Z13, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z4
	VPXORQ Z4, Z10, Z4
	VPCMPUQ $1, Z12, Z3, K3
	VPCMPUQ $1, Z11, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K3, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z11
	VSUBPD Z11, Z10, Z12
	VMULPD Z11, Z11, Z13
	VADDPD Z11, Z10, Z11
	VMULPD Z11, Z12, Z11
	VADDPD Z13, Z6, Z12
	VSUBPD Z6, Z12, Z14
	VSUBPD Z14, Z12, Z15
	VSUBPD Z15, Z6, Z15
	VSUBPD Z14, Z13, Z13
	VADDPD Z13, Z15, Z13
	VADDPD Z11, Z13, Z11
	VADDPD Z11, Z12, Z13
	VSUBPD Z12, Z13, Z12
	VSUBPD Z12, Z11, Z11
	VSQRTPD Z13, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z14
	VSUBPD Z14, Z12, Z15
	VMULPD Z14, Z14, Z16
	VSUBPD Z16, Z13, Z13
	VADDPD Z14, Z14, Z14
	VMULPD Z15, Z14, Z14
	VSUBPD Z14, Z13, Z13
	VMULPD Z15, Z15, Z14
	VSUBPD Z14, Z13, Z13
	VADDPD Z11, Z13, Z11
	VADDPD Z12, Z12, Z13
	VDIVPD Z13, Z11, Z11
	VADDPD Z10, Z12, Z13
	VSUBPD Z12, Z13, Z12
	VSUBPD Z12, Z10, Z12
	VADDPD Z11, Z12, Z11
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z10, K3
	VBLENDMPD Z13, Z10, K3, Z12
	VBLENDMPD Z11, Z8, K3, Z11
	VPSUBQ.BCST constants512x64<>+472(SB), Z12, Z13
	VPSRAQ $52, Z13, Z14
	VPSRLQ $46, Z13, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+104(SB), Z13, Z13
	LEAQ table2_512x64<>(SB), AX
	KXNORW K4, K4, K4
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z15*8), K4, Z16
	VPSUBQ Z13, Z12, Z12
	VPADDQ.BCST constants512x64<>+480(SB), Z12, Z17
	VPANDQ.BCST constants512x64<>+488(SB), Z17, Z17
	VMULPD Z16, Z17, Z18
	VSUBPD Z6, Z18, Z18
	VSUBPD Z17, Z12, Z12
	VMULPD Z16, Z12, Z12
	VPSUBQ Z13, Z6, Z6
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z14, K4
	VBLENDMPD Z6, Z8, K4, Z6
	VMULPD Z6, Z11, Z6
	VMULPD Z16, Z6, Z6
	VADDPD Z6, Z12, Z11
	VSUBPD Z12, Z11, Z12
	VSUBPD Z12, Z6, Z6
	VBROADCASTSD constants512x64<>+32(SB), Z12
	VBLENDMPD Z8, Z12, K3, Z12
	VPADDQ Z12, Z14, Z12
	VCVTQQ2PD Z12, Z12
	VMULPD.BCST constants512x64<>+496(SB), Z12, Z13
	LEAQ table3_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K3, Z14
	VADDPD Z14, Z13, Z13
	VMULPD.BCST constants512x64<>+504(SB), Z12, Z12
	LEAQ table4_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K3, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z11, Z18, Z14
	VSUBPD Z18, Z14, Z15
	VSUBPD Z15, Z11, Z11
	VADDPD Z6, Z11, Z6
	VADDPD Z14, Z13, Z11
	VSUBPD Z13, Z11, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z14, Z14, Z15
	VMULPD.BCST constants512x64<>+512(SB), Z14, Z16
	VADDPD.BCST constants512x64<>+520(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+528(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+536(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+544(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+552(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+560(SB), Z16, Z16
	VMULPD Z14, Z16, Z14
	VADDPD.BCST constants512x64<>+568(SB), Z14, Z14
	VMULPD Z14, Z15, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z12, Z6, Z6
	VADDPD Z6, Z13, Z6
	VADDPD Z6, Z11, Z6
	VPSUBQ.BCST constants512x64<>+856(SB), Z10, Z11
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z11, K3
	VBLENDMPD Z6, Z10, K3, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z7, Z7
	VPORQ Z7, Z6, Z6
	VPCMPUQ $1, Z10, Z3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K3, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z6, Z7
	VPORQ Z7, Z9, Z7
	VADDPD Z7, Z6, Z6
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z5, K3
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z2, K4
	KANDB K4, K3, K3
	VBLENDMPD Z1, Z6, K3, Z6
	VBLENDMPD Z0, Z4, K3, Z4
	VPCMPUQ $1, Z5, Z3, K3
	KORB K1, K3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K1, Z5
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z3, Z1
	VBLENDMPD Z3, Z1, K3, Z1
	VBLENDMPD Z1, Z5, K2, Z1
	VPCMPQ $0, Z8, Z2, K1
	VBLENDMPD Z0, Z4, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func acoshComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·acoshComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+872(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VBROADCASTSD constants512x64<>+128(SB), Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VPCMPUQ $1, Z4, Z3, K2
	KORB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z3
	VBLENDMPD.BCST constants512x64<>+120(SB), Z3, K1, Z5
	VMULPD Z5, Z1, Z6
	VMULPD Z5, Z0, Z5
	VBROADCASTSD constants512x64<>+8(SB), Z7
	VBLENDMPD.BCST constants512x64<>+840(SB), Z7, K1, Z8
	VSUBPD Z6, Z3, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z10
	VBROADCASTSD constants512x64<>+48(SB), Z11
	VPCMPUQ $1, Z10, Z11, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z5, Z12
	VBLENDMPD Z5, Z12, K1, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z9, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z3, K1, Z15
	VMULPD Z15, Z13, Z16
	VMULPD Z15, Z14, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z7, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z3, K1, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z14, Z16
	VPORQ Z14, Z13, Z13
	VPCMPQ $0, Z7, Z13, K1
	VBLENDMPD Z7, Z15, K1, Z13
	VBLENDMPD Z7, Z16, K1, Z14
	VPCMPQ $1, Z7, Z9, K1
	VBLENDMPD Z14, Z13, K1, Z9
	VBLENDMPD Z13, Z14, K1, Z13
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VPORQ Z12, Z13, Z12
	VADDPD Z6, Z3, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z13
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z10, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z3, K1, Z14
	VMULPD Z14, Z13, Z15
	VMULPD Z14, Z10, Z14
	VPMAXUQ Z15, Z14, Z16
	VPSRLQ $52, Z16, Z16
	VPSUBQ.BCST constants512x64<>+80(SB), Z16, Z16
	VPSRAQ $1, Z16, Z16
	VPADDQ Z16, Z16, Z17
	VPSUBQ Z17, Z7, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSLLQ $52, Z17, Z17
	VMULPD Z17, Z15, Z15
	VMULPD Z17, Z14, Z14
	VMULPD Z15, Z15, Z17
	VMULPD Z14, Z14, Z14
	VADDPD Z14, Z17, Z14
	VSQRTPD Z14, Z14
	VADDPD Z14, Z15, Z14
	VMULPD.BCST constants512x64<>+88(SB), Z14, Z14
	VSQRTPD Z14, Z14
	VPADDQ.BCST constants512x64<>+80(SB), Z16, Z15
	VPSLLQ $52, Z15, Z15
	VMULPD Z15, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+96(SB), Z3, K1, Z15
	VMULPD Z15, Z14, Z14
	VADDPD Z14, Z14, Z15
	VDIVPD Z15, Z10, Z15
	VPORQ Z10, Z13, Z10
	VPCMPQ $0, Z7, Z10, K1
	VBLENDMPD Z7, Z14, K1, Z10
	VBLENDMPD Z7, Z15, K1, Z13
	VPCMPQ $1, Z7, Z6, K1
	VBLENDMPD Z13, Z10, K1, Z6
	VBLENDMPD Z10, Z13, K1, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPORQ Z5, Z10, Z5
	VMULPD Z12, Z6, Z10
	VMULPD Z9, Z5, Z5
	VSUBPD Z5, Z10, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z12
	VSUBPD Z12, Z10, Z13
	VMULPD Z12, Z12, Z14
	VADDPD Z12, Z10, Z12
	VMULPD Z12, Z13, Z12
	VADDPD Z14, Z3, Z13
	VSUBPD Z3, Z13, Z15
	VSUBPD Z15, Z13, Z16
	VSUBPD Z16, Z3, Z16
	VSUBPD Z15, Z14, Z14
	VADDPD Z14, Z16, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z12, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z12, Z12
	VSQRTPD Z14, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z15
	VSUBPD Z15, Z13, Z16
	VMULPD Z15, Z15, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z15, Z15, Z15
	VMULPD Z16, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z16, Z16, Z15
	VSUBPD Z15, Z14, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z13, Z13, Z14
	VDIVPD Z14, Z12, Z12
	VADDPD Z10, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z10, Z13
	VADDPD Z12, Z13, Z12
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z10, K1
	VBLENDMPD Z14, Z10, K1, Z13
	VBLENDMPD Z12, Z7, K1, Z12
	VPSUBQ.BCST constants512x64<>+472(SB), Z13, Z14
	VPSRAQ $52, Z14, Z15
	VPSRLQ $46, Z14, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z16
	VPANDQ.BCST constants512x64<>+104(SB), Z14, Z14
	LEAQ table2_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K2, Z17
	VPSUBQ Z14, Z13, Z13
	VPADDQ.BCST constants512x64<>+480(SB), Z13, Z18
	VPANDQ.BCST constants512x64<>+488(SB), Z18, Z18
	VMULPD Z17, Z18, Z19
	VSUBPD Z3, Z19, Z19
	VSUBPD Z18, Z13, Z13
	VMULPD Z17, Z13, Z13
	VPSUBQ Z14, Z3, Z14
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z15, K2
	VBLENDMPD Z14, Z7, K2, Z14
	VMULPD Z14, Z12, Z12
	VMULPD Z17, Z12, Z12
	VADDPD Z12, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z12, Z12
	VBROADCASTSD constants512x64<>+32(SB), Z13
	VBLENDMPD Z7, Z13, K1, Z13
	VPADDQ Z13, Z15, Z13
	VCVTQQ2PD Z13, Z13
	VMULPD.BCST constants512x64<>+496(SB), Z13, Z15
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K1, Z17
	VADDPD Z17, Z15, Z15
	VMULPD.BCST constants512x64<>+504(SB), Z13, Z13
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K1, Z17
	VADDPD Z17, Z13, Z13
	VADDPD Z14, Z19, Z16
	VSUBPD Z19, Z16, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z16, Z15, Z14
	VSUBPD Z15, Z14, Z15
	VSUBPD Z15, Z16, Z15
	VMULPD Z16, Z16, Z17
	VMULPD.BCST constants512x64<>+512(SB), Z16, Z18
	VADDPD.BCST constants512x64<>+520(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+528(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+536(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+544(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+552(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+560(SB), Z18, Z18
	VMULPD Z16, Z18, Z16
	VADDPD.BCST constants512x64<>+568(SB), Z16, Z16
	VMULPD Z16, Z17, Z16
	VADDPD Z16, Z13, Z13
	VADDPD Z13, Z12, Z12
	VADDPD Z12, Z15, Z12
	VADDPD Z12, Z14, Z12
	VPSUBQ.BCST constants512x64<>+856(SB), Z10, Z13
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z13, K1
	VBLENDMPD Z12, Z10, K1, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPORQ Z5, Z12, Z5
	VPCMPUQ $1, Z10, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z10
	VPORQ Z10, Z8, Z8
	VADDPD Z8, Z5, Z5
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z2, K1
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z4, K2
	KANDB K2, K1, K1
	VPCMPUQ $1, Z4, Z11, K2
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z8
	VBLENDMPD Z0, Z8, K2, Z8
	VBLENDMPD Z8, Z5, K1, Z5
	VPCMPQ $0, Z11, Z2, K1
	VPCMPQ $0, Z11, Z4, K3
	KORB K3, K1, K1
	VBLENDMPD Z4, Z9, K1, Z4
	VBLENDMPD Z1, Z6, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z8
	VPCMPUQ $1, Z6, Z8, K3
	VPMINUQ Z6, Z8, Z9
	VPMAXUQ Z8, Z6, Z10
	VPCMPQ $0, Z11, Z10, K4
	VPCMPQ $0, Z11, Z9, K5
	VBLENDMPD Z3, Z7, K5, Z12
	VBLENDMPD Z12, Z9, K4, Z9
	VPCMPQ $0, Z7, Z10, K5
	KORB K5, K4, K4
	VBLENDMPD Z3, Z10, K4, Z10
	VBROADCASTSD constants512x64<>+576(SB), Z12
	VPCMPUQ $1, Z10, Z12, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z10, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z3, K5, Z3
	VBLENDMPD.BCST constants512x64<>+592(SB), Z3, K4, Z3
	VMULPD Z3, Z9, Z9
	VMULPD Z3, Z10, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VBROADCASTSD constants512x64<>+600(SB), Z10
	VPSUBQ Z3, Z10, Z10
	VMULPD Z10, Z3, Z12
	VBROADCASTSD constants512x64<>+608(SB), Z13
	VSUBPD Z12, Z13, Z12
	VMULPD Z12, Z10, Z10
	VMULPD Z10, Z9, Z10
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z10, K4
	VBLENDMPD Z7, Z10, K4, Z10
	VADDPD.BCST constants512x64<>+624(SB), Z10, Z10
	VPSUBQ.BCST constants512x64<>+624(SB), Z10, Z12
	VBROADCASTSD constants512x64<>+632(SB), Z13
	VPSUBQ Z12, Z13, Z13
	VBLENDMPD Z13, Z12, K3, Z12
	VPCMPQ $0, Z7, Z1, K4
	VBROADCASTSD constants512x64<>+640(SB), Z13
	VPSUBQ Z12, Z13, Z14
	VBLENDMPD Z12, Z14, K4, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z12, Z14
	VPCMPQ $0, Z13, Z12, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z10, Z10
	VBLENDMPD.BCST constants512x64<>+16(SB), Z7, K3, Z12
	VPXORQ Z12, Z1, Z1
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z14*8), K3, Z12
	VBLENDMPD.BCST constants512x64<>+648(SB), Z12, K4, Z12
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z13, Z13, Z13
	VPGATHERQQ (AX)(Z14*8), K3, Z13
	VBLENDMPD.BCST constants512x64<>+656(SB), Z13, K4, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z3, Z14
	VSUBPD Z14, Z3, Z15
	VMULPD Z14, Z10, Z14
	VSUBPD Z14, Z9, Z14
	VMULPD Z15, Z10, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z9, Z10, Z9
	VADDPD Z9, Z3, Z3
	VDIVPD Z3, Z14, Z3
	VPXORQ Z1, Z3, Z1
	VADDPD Z1, Z12, Z3
	VSUBPD Z12, Z3, Z9
	VSUBPD Z9, Z1, Z9
	VMULPD Z1, Z1, Z10
	VMULPD Z10, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+672(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+680(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+688(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+696(SB), Z10, Z10
	VMULPD Z10, Z1, Z1
	VADDPD Z1, Z13, Z1
	VADDPD Z1, Z9, Z1
	VADDPD Z1, Z3, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z3
	VPXORQ Z3, Z1, Z1
	VPCMPUQ $1, Z8, Z11, K3
	VPCMPUQ $1, Z6, Z11, K4
	KORB K4, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K3, Z1
	VADDPD Z1, Z1, Z3
	VBLENDMPD Z1, Z3, K1, Z1
	VPCMPUQ $1, Z2, Z11, K3
	KORB K2, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K3, Z1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K3, Z3
	VPCMPQ $0, Z7, Z2, K3
	KANDB K2, K3, K3
	VBLENDMPD.BCST constants512x64<>+872(SB), Z1, K3, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VPXORQ Z2, Z11, Z2
	VBLENDMPD Z2, Z3, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z3
	VPCMPUQ $1, Z3, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPCMPUQ $1, Z3, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPCMPUQ $1, Z3, Z11, K1
	VBLENDMPD Z2, Z3, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z3
	VPCMPUQ $1, Z3, Z11, K1
	VBLENDMPD Z7, Z0, K2, Z0
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z1, Z0
	VBLENDMPD Z1, Z0, K1, Z0
	VUNPCKLPD Z0, Z2, Z1
	VUNPCKHPD Z0, Z2, Z0
	VCVTPD2PS Z1, Y1
	VMOVUPS Y1, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atanhComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·atanhComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+912(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPMINUQ.BCST constants512x64<>+136(SB), Z2, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VPMINUQ.BCST constants512x64<>+136(SB), Z4, Z5
	VBROADCASTSD constants512x64<>+40(SB), Z6
	VSUBPD Z3, Z6, Z7
	VMULPD Z5, Z5, Z8
	VPCMPQ $0, Z6, Z3, K1
	VPCMPUQ.BCST $1, constants512x64<>+880(SB), Z5, K2
	KANDB K2, K1, K1
	VMULPD.BCST constants512x64<>+888(SB), Z3, Z9
	VBLENDMPD.BCST constants512x64<>+896(SB), Z9, K1, Z9
	VMULPD Z7, Z7, Z10
	VADDPD Z8, Z10, Z10
	VBLENDMPD Z5, Z10, K1, Z10
	VDIVPD Z10, Z9, Z9
	VADDPD Z9, Z6, Z10
	VSUBPD Z6, Z10, Z11
	VSUBPD Z11, Z10, Z12
	VSUBPD Z12, Z6, Z12
	VSUBPD Z11, Z9, Z11
	VADDPD Z11, Z12, Z11
	VPSUBQ.BCST constants512x64<>+472(SB), Z10, Z12
	VPSRAQ $52, Z12, Z13
	VPSRLQ $46, Z12, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+104(SB), Z12, Z12
	LEAQ table2_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z14*8), K2, Z15
	VPSUBQ Z12, Z10, Z16
	VPADDQ.BCST constants512x64<>+480(SB), Z16, Z17
	VPANDQ.BCST constants512x64<>+488(SB), Z17, Z17
	VMULPD Z15, Z17, Z18
	VSUBPD Z6, Z18, Z18
	VSUBPD Z17, Z16, Z16
	VMULPD Z15, Z16, Z16
	VPSUBQ Z12, Z6, Z12
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z13, K2
	VBROADCASTSD constants512x64<>+8(SB), Z17
	VBLENDMPD Z12, Z17, K2, Z12
	VMULPD Z12, Z11, Z11
	VMULPD Z15, Z11, Z11
	VADDPD Z11, Z16, Z12
	VSUBPD Z16, Z12, Z15
	VSUBPD Z15, Z11, Z11
	VPADDQ Z17, Z13, Z13
	VCVTQQ2PD Z13, Z13
	VMULPD.BCST constants512x64<>+496(SB), Z13, Z15
	LEAQ table3_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z14*8), K2, Z16
	VADDPD Z16, Z15, Z15
	VMULPD.BCST constants512x64<>+504(SB), Z13, Z13
	LEAQ table4_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z14*8), K2, Z16
	VADDPD Z16, Z13, Z13
	VADDPD Z12, Z18, Z14
	VSUBPD Z18, Z14, Z16
	VSUBPD Z16, Z12, Z12
	VADDPD Z11, Z12, Z11
	VADDPD Z14, Z15, Z12
	VSUBPD Z15, Z12, Z15
	VSUBPD Z15, Z14, Z15
	VMULPD Z14, Z14, Z16
	VMULPD.BCST constants512x64<>+512(SB), Z14, Z18
	VADDPD.BCST constants512x64<>+520(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+528(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+536(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+544(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+552(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+560(SB), Z18, Z18
	VMULPD Z14, Z18, Z14
	VADDPD.BCST constants512x64<>+568(SB), Z14, Z14
	VMULPD Z14, Z16, Z14
	VADDPD Z14, Z13, Z13
	VADDPD Z13, Z11, Z11
	VADDPD Z11, Z15, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z9, Z13
	VPCMPQ $0, Z17, Z13, K2
	VADDPD Z11, Z12, Z11
	VBLENDMPD Z9, Z11, K2, Z9
	VPSUBQ.BCST constants512x64<>+32(SB), Z10, Z11
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z11, K2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z10, K3
	VBROADCASTSD constants512x64<>+0(SB), Z11
	VBLENDMPD Z10, Z11, K3, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z10
	VPCMPQ $0, Z17, Z10, K3
	VBLENDMPD.BCST constants512x64<>+104(SB), Z12, K3, Z10
	VBLENDMPD Z9, Z10, K2, Z9
	VBLENDMPD.BCST constants512x64<>+904(SB), Z17, K1, Z10
	VADDPD Z10, Z9, Z9
	VBROADCASTSD constants512x64<>+912(SB), Z10
	VBLENDMPD.BCST constants512x64<>+88(SB), Z10, K1, Z10
	VMULPD Z10, Z9, Z9
	VADDPD Z5, Z5, Z5
	VADDPD Z3, Z6, Z3
	VMULPD Z3, Z7, Z3
	VSUBPD Z8, Z3, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z8
	VPCMPUQ $1, Z7, Z8, K1
	VPMINUQ Z7, Z8, Z10
	VPMAXUQ Z8, Z7, Z12
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z12, K2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z10, K3
	VBLENDMPD Z6, Z17, K3, Z13
	VBLENDMPD Z13, Z10, K2, Z10
	VPCMPQ $0, Z17, Z12, K3
	KORB K3, K2, K2
	VBLENDMPD Z6, Z12, K2, Z12
	VBROADCASTSD constants512x64<>+576(SB), Z13
	VPCMPUQ $1, Z12, Z13, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z12, K3
	VBLENDMPD.BCST constants512x64<>+584(SB), Z6, K3, Z6
	VBLENDMPD.BCST constants512x64<>+592(SB), Z6, K2, Z6
	VMULPD Z6, Z10, Z10
	VMULPD Z6, Z12, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z3, Z3
	VBROADCASTSD constants512x64<>+600(SB), Z12
	VPSUBQ Z6, Z12, Z12
	VMULPD Z12, Z6, Z13
	VBROADCASTSD constants512x64<>+608(SB), Z14
	VSUBPD Z13, Z14, Z13
	VMULPD Z13, Z12, Z12
	VMULPD Z12, Z10, Z12
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z12, K2
	VBLENDMPD Z17, Z12, K2, Z12
	VADDPD.BCST constants512x64<>+624(SB), Z12, Z12
	VPSUBQ.BCST constants512x64<>+624(SB), Z12, Z13
	VBROADCASTSD constants512x64<>+632(SB), Z14
	VPSUBQ Z13, Z14, Z14
	VBLENDMPD Z14, Z13, K1, Z13
	VPCMPQ $0, Z17, Z3, K2
	VBROADCASTSD constants512x64<>+640(SB), Z14
	VPSUBQ Z13, Z14, Z15
	VBLENDMPD Z13, Z15, K2, Z13
	VPANDQ.BCST constants512x64<>+408(SB), Z13, Z15
	VPCMPQ $0, Z14, Z13, K2
	VSUBPD.BCST constants512x64<>+624(SB), Z12, Z12
	VBLENDMPD.BCST constants512x64<>+16(SB), Z17, K1, Z13
	VPXORQ Z13, Z3, Z3
	LEAQ table5_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z13, Z13, Z13
	VPGATHERQQ (AX)(Z15*8), K1, Z13
	VBLENDMPD.BCST constants512x64<>+648(SB), Z13, K2, Z13
	LEAQ table6_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K1, Z14
	VBLENDMPD.BCST constants512x64<>+656(SB), Z14, K2, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z15
	VSUBPD Z15, Z6, Z16
	VMULPD Z15, Z12, Z15
	VSUBPD Z15, Z10, Z15
	VMULPD Z16, Z12, Z16
	VSUBPD Z16, Z15, Z15
	VMULPD Z10, Z12, Z10
	VADDPD Z10, Z6, Z6
	VDIVPD Z6, Z15, Z6
	VPXORQ Z3, Z6, Z3
	VADDPD Z3, Z13, Z6
	VSUBPD Z13, Z6, Z10
	VSUBPD Z10, Z3, Z10
	VMULPD Z3, Z3, Z12
	VMULPD Z12, Z3, Z3
	VMULPD.BCST constants512x64<>+664(SB), Z12, Z13
	VADDPD.BCST constants512x64<>+672(SB), Z13, Z13
	VMULPD Z12, Z13, Z13
	VADDPD.BCST constants512x64<>+680(SB), Z13, Z13
	VMULPD Z12, Z13, Z13
	VADDPD.BCST constants512x64<>+688(SB), Z13, Z13
	VMULPD Z12, Z13, Z12
	VADDPD.BCST constants512x64<>+696(SB), Z12, Z12
	VMULPD Z12, Z3, Z3
	VADDPD Z3, Z14, Z3
	VADDPD Z3, Z10, Z3
	VADDPD Z3, Z6, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPXORQ Z5, Z3, Z3
	VBROADCASTSD constants512x64<>+48(SB), Z5
	VPCMPUQ $1, Z8, Z5, K1
	VPCMPUQ $1, Z7, Z5, K2
	KORB K2, K1, K1
	VBLENDMPD Z11, Z3, K1, Z3
	VMULPD.BCST constants512x64<>+88(SB), Z3, Z3
	VPCMPUQ $1, Z2, Z5, K1
	VPCMPUQ $1, Z4, Z5, K2
	VPCMPQ $0, Z5, Z2, K3
	VPCMPQ $0, Z5, Z4, K4
	KORB K4, K3, K3
	VPCMPQ $0, Z17, Z2, K4
	KANDB K2, K4, K4
	KORB K4, K3, K4
	KORB K2, K1, K5
	VBLENDMPD Z11, Z9, K5, Z2
	VBLENDMPD Z17, Z2, K4, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z4
	VPCMPUQ $1, Z4, Z5, K4
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z2, Z1
	VBLENDMPD Z2, Z1, K1, Z1
	VBLENDMPD Z2, Z1, K4, Z1
	VBLENDMPD Z11, Z3, K1, Z2
	VBLENDMPD.BCST constants512x64<>+872(SB), Z2, K3, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPCMPUQ $1, Z3, Z5, K1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z2, Z0
	VBLENDMPD Z2, Z0, K1, Z0
	VBLENDMPD Z11, Z0, K2, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z5, K1
	VBLENDMPD Z11, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z5, K1
	VBLENDMPD Z11, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func powComplex64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·powComplex64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+920(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VCVTPS2PD (SI)(R9*4), Z0
	VCVTPS2PD 32(SI)(R9*4), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCVTPS2PD (DX)(R9*4), Z1
	VCVTPS2PD 32(DX)(R9*4), Z3
	VUNPCKLPD Z3, Z1, Z4
	VUNPCKHPD Z3, Z1, Z1
	VCMPPD $3, Z2, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z2
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VCMPPD $3, Z4, Z4, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K1, Z3
	VCMPPD $3, Z1, Z1, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z4, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z5
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z5, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z6
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K1, Z7
	VMULPD Z7, Z2, Z8
	VMULPD Z7, Z0, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z8, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z10
	VPCMPUQ $1, Z10, Z9, K2
	VPMAXUQ Z9, Z10, Z9
	VPSRLQ $52, Z9, Z9
	VPSUBQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPMINSQ.BCST constants512x64<>+456(SB), Z9, Z9
	VBROADCASTSD constants512x64<>+8(SB), Z10
	VPSUBQ Z9, Z10, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z11
	VPSLLQ $52, Z11, Z11
	VMULPD Z11, Z8, Z8
	VMULPD Z11, Z7, Z7
	VMULPD Z8, Z8, Z12
	VMULPD Z7, Z7, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z14
	VSUBPD Z14, Z8, Z15
	VMULPD Z14, Z14, Z16
	VSUBPD Z16, Z12, Z16
	VADDPD Z14, Z14, Z14
	VMULPD Z15, Z14, Z14
	VSUBPD Z14, Z16, Z14
	VMULPD Z15, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z15
	VSUBPD Z15, Z7, Z7
	VMULPD Z15, Z15, Z16
	VSUBPD Z16, Z13, Z16
	VADDPD Z15, Z15, Z15
	VMULPD Z7, Z15, Z15
	VSUBPD Z15, Z16, Z15
	VMULPD Z7, Z7, Z7
	VSUBPD Z7, Z15, Z7
	VADDPD Z7, Z14, Z7
	VADDPD Z8, Z8, Z8
	VMULPD Z11, Z10, Z11
	VMULPD Z11, Z8, Z8
	VSUBPD Z8, Z7, Z7
	VBLENDMPD Z13, Z12, K2, Z8
	VBLENDMPD Z12, Z13, K2, Z11
	VADDPD Z11, Z8, Z12
	VSUBPD Z8, Z12, Z8
	VSUBPD Z8, Z11, Z8
	VSUBPD Z7, Z8, Z7
	VADDPD Z7, Z12, Z8
	VSUBPD Z12, Z8, Z11
	VSUBPD Z11, Z7, Z7
	VBLENDMPD.BCST constants512x64<>+464(SB), Z10, K1, Z11
	VPSUBQ Z11, Z9, Z9
	VPADDQ Z9, Z9, Z9
	VPSUBQ.BCST constants512x64<>+472(SB), Z8, Z11
	VPSRAQ $52, Z11, Z12
	VPSRLQ $46, Z11, Z13
	VPANDQ.BCST constants512x64<>+408(SB), Z13, Z13
	VPANDQ.BCST constants512x64<>+104(SB), Z11, Z11
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z13*8), K1, Z14
	VPSUBQ Z11, Z8, Z8
	VPADDQ.BCST constants512x64<>+480(SB), Z8, Z15
	VPANDQ.BCST constants512x64<>+488(SB), Z15, Z15
	VMULPD Z14, Z15, Z16
	VSUBPD Z6, Z16, Z16
	VSUBPD Z15, Z8, Z8
	VMULPD Z14, Z8, Z8
	VPSUBQ Z11, Z6, Z11
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z12, K1
	VBLENDMPD Z11, Z10, K1, Z11
	VMULPD Z11, Z7, Z7
	VMULPD Z14, Z7, Z7
	VADDPD Z7, Z8, Z11
	VSUBPD Z8, Z11, Z8
	VSUBPD Z8, Z7, Z7
	VPADDQ Z9, Z12, Z8
	VCVTQQ2PD Z8, Z8
	VMULPD.BCST constants512x64<>+496(SB), Z8, Z9
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z13*8), K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD.BCST constants512x64<>+504(SB), Z8, Z8
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z13*8), K1, Z12
	VADDPD Z12, Z8, Z8
	VADDPD Z11, Z16, Z12
	VSUBPD Z16, Z12, Z13
	VSUBPD Z13, Z11, Z13
	VADDPD Z7, Z13, Z7
	VMULPD Z16, Z16, Z13
	VMULPD.BCST constants512x64<>+568(SB), Z13, Z13
	VADDPD Z12, Z16, Z14
	VMULPD Z14, Z11, Z11
	VMULPD.BCST constants512x64<>+568(SB), Z11, Z11
	VMULPD Z12, Z12, Z14
	VMULPD Z12, Z14, Z14
	VMULPD.BCST constants512x64<>+512(SB), Z12, Z15
	VADDPD.BCST constants512x64<>+520(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+528(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+536(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+544(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+552(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+560(SB), Z15, Z15
	VMULPD Z15, Z14, Z14
	VADDPD Z12, Z9, Z15
	VSUBPD Z9, Z15, Z9
	VSUBPD Z9, Z12, Z9
	VADDPD Z13, Z15, Z12
	VSUBPD Z15, Z12, Z15
	VSUBPD Z15, Z13, Z13
	VADDPD Z13, Z9, Z9
	VADDPD Z11, Z7, Z7
	VADDPD Z14, Z8, Z8
	VADDPD Z8, Z7, Z7
	VADDPD Z7, Z9, Z7
	VADDPD Z7, Z12, Z8
	VSUBPD Z12, Z8, Z9
	VSUBPD Z9, Z7, Z7
	VMULPD.BCST constants512x64<>+88(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z7
	VPCMPUQ $1, Z5, Z4, K1
	VPMINUQ Z5, Z4, Z9
	VPMAXUQ Z4, Z5, Z11
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z11, K2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z9, K3
	VBLENDMPD Z6, Z10, K3, Z12
	VBLENDMPD Z12, Z9, K2, Z9
	VPCMPQ $0, Z10, Z11, K3
	KORB K3, K2, K2
	VBLENDMPD Z6, Z11, K2, Z11
	VBROADCASTSD constants512x64<>+576(SB), Z12
	VPCMPUQ $1, Z11, Z12, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z11, K3
	VBLENDMPD.BCST constants512x64<>+584(SB), Z6, K3, Z13
	VBLENDMPD.BCST constants512x64<>+592(SB), Z13, K2, Z13
	VMULPD Z13, Z9, Z9
	VMULPD Z13, Z11, Z11
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+600(SB), Z13
	VPSUBQ Z11, Z13, Z13
	VMULPD Z13, Z11, Z14
	VBROADCASTSD constants512x64<>+608(SB), Z15
	VSUBPD Z14, Z15, Z14
	VMULPD Z14, Z13, Z13
	VMULPD Z13, Z9, Z13
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z13, K2
	VBLENDMPD Z10, Z13, K2, Z13
	VADDPD.BCST constants512x64<>+624(SB), Z13, Z13
	VPSUBQ.BCST constants512x64<>+624(SB), Z13, Z14
	VBROADCASTSD constants512x64<>+632(SB), Z15
	VPSUBQ Z14, Z15, Z15
	VBLENDMPD Z15, Z14, K1, Z14
	VPCMPQ $0, Z10, Z2, K2
	VBROADCASTSD constants512x64<>+640(SB), Z15
	VPSUBQ Z14, Z15, Z16
	VBLENDMPD Z14, Z16, K2, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z16
	VPCMPQ $0, Z15, Z14, K2
	VSUBPD.BCST constants512x64<>+624(SB), Z13, Z13
	VBLENDMPD.BCST constants512x64<>+16(SB), Z10, K1, Z14
	VPXORQ Z14, Z2, Z2
	LEAQ table5_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z16*8), K1, Z14
	VBLENDMPD.BCST constants512x64<>+648(SB), Z14, K2, Z14
	LEAQ table6_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z16*8), K1, Z15
	VBLENDMPD.BCST constants512x64<>+656(SB), Z15, K2, Z15
	VPANDQ.BCST constants512x64<>+160(SB), Z11, Z16
	VSUBPD Z16, Z11, Z17
	VPANDQ.BCST constants512x64<>+160(SB), Z9, Z18
	VSUBPD Z18, Z9, Z19
	VMULPD Z16, Z13, Z16
	VSUBPD Z16, Z9, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z16
	VBROADCASTSD constants512x64<>+48(SB), Z20
	VPCMPUQ $1, Z16, Z20, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z13, Z16
	VBLENDMPD Z13, Z16, K1, Z16
	VMULPD Z17, Z16, Z16
	VADDPD Z16, Z9, Z17
	VSUBPD Z9, Z17, Z21
	VSUBPD Z21, Z17, Z22
	VSUBPD Z22, Z9, Z9
	VSUBPD Z21, Z16, Z16
	VADDPD Z16, Z9, Z9
	VMULPD Z18, Z13, Z16
	VADDPD Z16, Z11, Z18
	VSUBPD Z11, Z18, Z11
	VSUBPD Z11, Z16, Z11
	VMULPD Z19, Z13, Z13
	VADDPD Z13, Z11, Z11
	VADDPD Z11, Z18, Z13
	VSUBPD Z18, Z13, Z16
	VSUBPD Z16, Z11, Z11
	VDIVPD Z13, Z6, Z16
	VMULPD Z16, Z17, Z18
	VPANDQ.BCST constants512x64<>+160(SB), Z18, Z18
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z19
	VSUBPD Z19, Z13, Z13
	VMULPD Z19, Z18, Z19
	VSUBPD Z19, Z17, Z17
	VADDPD Z11, Z13, Z11
	VMULPD Z11, Z18, Z11
	VSUBPD Z11, Z9, Z9
	VADDPD Z9, Z17, Z9
	VMULPD Z16, Z9, Z9
	VPXORQ Z2, Z18, Z11
	VPXORQ Z2, Z9, Z2
	VADDPD Z11, Z14, Z9
	VSUBPD Z14, Z9, Z13
	VSUBPD Z13, Z11, Z13
	VADDPD Z2, Z11, Z11
	VMULPD Z11, Z11, Z14
	VMULPD Z14, Z11, Z11
	VMULPD.BCST constants512x64<>+664(SB), Z14, Z16
	VADDPD.BCST constants512x64<>+672(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+680(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+688(SB), Z16, Z16
	VMULPD Z14, Z16, Z14
	VADDPD.BCST constants512x64<>+696(SB), Z14, Z14
	VMULPD Z14, Z11, Z11
	VADDPD Z11, Z2, Z2
	VADDPD Z2, Z15, Z2
	VADDPD Z2, Z13, Z2
	VADDPD Z2, Z9, Z11
	VSUBPD Z9, Z11, Z9
	VSUBPD Z9, Z2, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z11, Z9
	VPXORQ Z0, Z2, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z2
	VPMINUQ Z2, Z12, Z11
	VPANDQ.BCST constants512x64<>+16(SB), Z3, Z13
	VPORQ Z13, Z11, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z13
	VPMINUQ Z13, Z12, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z12, Z1
	VMULPD Z8, Z11, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z11, Z14
	VSUBPD Z14, Z11, Z15
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z16
	VSUBPD Z16, Z8, Z17
	VMULPD Z16, Z14, Z18
	VSUBPD Z18, Z12, Z18
	VMULPD Z17, Z14, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z16, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z17, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VPXORQ.BCST constants512x64<>+16(SB), Z18, Z18
	VMULPD Z7, Z11, Z19
	VADDPD Z19, Z18, Z18
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z19
	VPCMPUQ $1, Z19, Z20, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z1, Z19
	VBLENDMPD Z1, Z19, K1, Z19
	VMULPD Z9, Z19, Z21
	VPANDQ.BCST constants512x64<>+160(SB), Z19, Z22
	VSUBPD Z22, Z19, Z23
	VPANDQ.BCST constants512x64<>+160(SB), Z9, Z24
	VSUBPD Z24, Z9, Z25
	VMULPD Z24, Z22, Z26
	VSUBPD Z26, Z21, Z26
	VMULPD Z25, Z22, Z22
	VSUBPD Z22, Z26, Z22
	VMULPD Z24, Z23, Z26
	VSUBPD Z26, Z22, Z22
	VMULPD Z25, Z23, Z23
	VSUBPD Z23, Z22, Z22
	VPXORQ.BCST constants512x64<>+16(SB), Z22, Z22
	VMULPD Z0, Z19, Z19
	VADDPD Z19, Z22, Z19
	VADDPD Z21, Z12, Z22
	VSUBPD Z12, Z22, Z23
	VSUBPD Z23, Z22, Z26
	VSUBPD Z26, Z12, Z12
	VSUBPD Z23, Z21, Z21
	VADDPD Z21, Z12, Z12
	VADDPD Z19, Z18, Z18
	VADDPD Z18, Z12, Z12
	VADDPD Z12, Z22, Z18
	VSUBPD Z22, Z18, Z19
	VSUBPD Z19, Z12, Z12
	VMULPD Z9, Z11, Z9
	VMULPD Z24, Z14, Z19
	VSUBPD Z19, Z9, Z19
	VMULPD Z25, Z14, Z14
	VSUBPD Z14, Z19, Z14
	VMULPD Z24, Z15, Z19
	VSUBPD Z19, Z14, Z14
	VMULPD Z25, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VPXORQ.BCST constants512x64<>+16(SB), Z14, Z14
	VMULPD Z0, Z11, Z0
	VADDPD Z0, Z14, Z0
	VMULPD Z8, Z1, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z1, Z11
	VSUBPD Z11, Z1, Z14
	VMULPD Z16, Z11, Z15
	VSUBPD Z15, Z8, Z15
	VMULPD Z17, Z11, Z11
	VSUBPD Z11, Z15, Z11
	VMULPD Z16, Z14, Z15
	VSUBPD Z15, Z11, Z11
	VMULPD Z17, Z14, Z14
	VSUBPD Z14, Z11, Z11
	VPXORQ.BCST constants512x64<>+16(SB), Z11, Z11
	VMULPD Z7, Z1, Z1
	VADDPD Z1, Z11, Z1
	VADDPD Z8, Z9, Z7
	VSUBPD Z9, Z7, Z11
	VSUBPD Z11, Z7, Z14
	VSUBPD Z14, Z9, Z9
	VSUBPD Z11, Z8, Z8
	VADDPD Z8, Z9, Z8
	VADDPD Z1, Z0, Z0
	VADDPD Z0, Z8, Z0
	VADDPD Z0, Z7, Z1
	VSUBPD Z7, Z1, Z7
	VSUBPD Z7, Z0, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z1, Z7
	VADDPD.BCST constants512x64<>+184(SB), Z7, Z7
	VSUBPD.BCST constants512x64<>+184(SB), Z7, Z8
	VMULPD.BCST constants512x64<>+192(SB), Z8, Z9
	VSUBPD Z9, Z1, Z9
	VMULPD.BCST constants512x64<>+200(SB), Z8, Z11
	VADDPD Z11, Z9, Z14
	VSUBPD Z9, Z14, Z9
	VSUBPD Z9, Z11, Z9
	VMULPD.BCST constants512x64<>+208(SB), Z8, Z8
	VSUBPD Z8, Z9, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z9
	VBROADCASTSD constants512x64<>+216(SB), Z11
	VPCMPUQ $1, Z9, Z11, K1
	KORTESTB K1, K1
	JNE done
	VPCMPUQ.BCST $1, constants512x64<>+920(SB), Z9, K1
	VBLENDMPD Z0, Z10, K1, Z0
	VADDPD Z0, Z14, Z11
	VSUBPD Z14, Z11, Z15
	VSUBPD Z15, Z11, Z16
	VSUBPD Z16, Z14, Z14
	VSUBPD Z15, Z0, Z0
	VADDPD Z0, Z14, Z0
	VADDPD Z0, Z8, Z0
	VPADDQ.BCST constants512x64<>+32(SB), Z7, Z8
	VPANDQ.BCST constants512x64<>+32(SB), Z7, Z14
	VPCMPQ $0, Z10, Z14, K1
	VMULPD Z11, Z11, Z14
	VBROADCASTSD constants512x64<>+224(SB), Z15
	VBLENDMPD.BCST constants512x64<>+232(SB), Z15, K1, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+240(SB), Z17
	VBLENDMPD.BCST constants512x64<>+248(SB), Z17, K1, Z19
	VADDPD Z19, Z16, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+256(SB), Z19
	VBLENDMPD.BCST constants512x64<>+264(SB), Z19, K1, Z21
	VADDPD Z21, Z16, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+272(SB), Z21
	VBLENDMPD.BCST constants512x64<>+280(SB), Z21, K1, Z22
	VADDPD Z22, Z16, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+288(SB), Z22
	VBLENDMPD.BCST constants512x64<>+296(SB), Z22, K1, Z23
	VADDPD Z23, Z16, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+304(SB), Z23
	VBLENDMPD.BCST constants512x64<>+312(SB), Z23, K1, Z24
	VADDPD Z24, Z16, Z16
	VBLENDMPD Z11, Z14, K1, Z24
	VMULPD Z14, Z24, Z24
	VMULPD Z16, Z24, Z16
	VMULPD.BCST constants512x64<>+88(SB), Z14, Z24
	VSUBPD Z24, Z6, Z25
	VSUBPD Z25, Z6, Z26
	VSUBPD Z24, Z26, Z26
	VMULPD Z0, Z11, Z27
	VSUBPD Z27, Z26, Z26
	VMULPD Z24, Z0, Z24
	VSUBPD Z24, Z0, Z0
	VPANDQ.BCST constants512x64<>+320(SB), Z7, Z7
	VPSLLQ $62, Z7, Z7
	VBLENDMPD Z11, Z25, K1, Z24
	VPXORQ Z7, Z24, Z24
	VBLENDMPD Z0, Z26, K1, Z27
	VADDPD Z27, Z16, Z16
	VPXORQ Z7, Z16, Z7
	VADDPD Z7, Z24, Z7
	VPANDQ.BCST constants512x64<>+32(SB), Z8, Z16
	VPCMPQ $0, Z10, Z16, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z15, K1, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+248(SB), Z17, K1, Z16
	VADDPD Z16, Z15, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+264(SB), Z19, K1, Z16
	VADDPD Z16, Z15, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+280(SB), Z21, K1, Z16
	VADDPD Z16, Z15, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+296(SB), Z22, K1, Z16
	VADDPD Z16, Z15, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+312(SB), Z23, K1, Z16
	VADDPD Z16, Z15, Z15
	VBLENDMPD Z11, Z14, K1, Z16
	VMULPD Z14, Z16, Z14
	VMULPD Z15, Z14, Z14
	VPANDQ.BCST constants512x64<>+320(SB), Z8, Z8
	VPSLLQ $62, Z8, Z8
	VBLENDMPD Z11, Z25, K1, Z11
	VPXORQ Z8, Z11, Z11
	VBLENDMPD Z0, Z26, K1, Z0
	VADDPD Z0, Z14, Z0
	VPXORQ Z8, Z0, Z0
	VADDPD Z0, Z11, Z0
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z9, K1
	VBLENDMPD Z1, Z7, K1, Z1
	VPCMPUQ $1, Z20, Z9, K1
	VBROADCASTSD constants512x64<>+0(SB), Z7
	VBLENDMPD Z1, Z7, K1, Z1
	VBLENDMPD Z0, Z7, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z18, Z8
	VPCMPUQ.BCST $1, constants512x64<>+336(SB), Z8, K1
	VBLENDMPD Z12, Z10, K1, Z8
	VPMINSQ.BCST constants512x64<>+336(SB), Z18, Z9
	VPMINUQ.BCST constants512x64<>+344(SB), Z9, Z9
	VMULPD.BCST constants512x64<>+352(SB), Z9, Z11
	VADDPD.BCST constants512x64<>+184(SB), Z11, Z11
	VPSUBQ.BCST constants512x64<>+184(SB), Z11, Z12
	VSUBPD.BCST constants512x64<>+184(SB), Z11, Z11
	VMULPD.BCST constants512x64<>+360(SB), Z11, Z14
	VSUBPD Z14, Z9, Z9
	VMULPD.BCST constants512x64<>+368(SB), Z11, Z11
	VSUBPD Z8, Z11, Z8
	VSUBPD Z8, Z9, Z11
	VMULPD Z11, Z11, Z14
	VMULPD.BCST constants512x64<>+376(SB), Z11, Z15
	VADDPD.BCST constants512x64<>+384(SB), Z15, Z15
	VMULPD Z11, Z15, Z15
	VADDPD.BCST constants512x64<>+392(SB), Z15, Z15
	VMULPD Z11, Z15, Z15
	VADDPD.BCST constants512x64<>+400(SB), Z15, Z15
	VMULPD Z11, Z15, Z11
	VADDPD.BCST constants512x64<>+88(SB), Z11, Z11
	VMULPD Z11, Z14, Z11
	VSUBPD Z8, Z11, Z8
	VADDPD Z8, Z9, Z8
	VPANDQ.BCST constants512x64<>+408(SB), Z12, Z9
	LEAQ table0_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z9*8), K1, Z11
	LEAQ table1_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z9*8), K1, Z14
	VMULPD Z8, Z11, Z8
	VADDPD Z8, Z14, Z8
	VADDPD Z8, Z11, Z8
	VPSRAQ $6, Z12, Z9
	VMULPD Z0, Z8, Z0
	VPSRAQ $1, Z9, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z12
	VPSLLQ $52, Z12, Z12
	VMULPD Z12, Z0, Z0
	VPSUBQ Z11, Z9, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z0, Z0
	VMULPD Z1, Z8, Z1
	VMULPD Z12, Z1, Z1
	VMULPD Z9, Z1, Z1
	VPCMPQ $0, Z10, Z4, K1
	VPCMPQ $0, Z10, Z5, K2
	KANDB K2, K1, K1
	VPCMPQ $1, Z3, Z10, K2
	KANDB K2, K1, K2
	VPCMPUQ $1, Z20, Z4, K3
	VPCMPUQ $1, Z20, Z5, K4
	KANDB K4, K3, K3
	VPCMPUQ $1, Z20, Z2, K4
	VPCMPUQ $1, Z20, Z13, K5
	KANDB K5, K4, K4
	KANDB K4, K3, K3
	KNOTB K1, K1
	KORB K1, K2, K1
	KANDB K1, K3, K1
	VBLENDMPD Z10, Z0, K2, Z0
	VBLENDMPD Z0, Z7, K1, Z0
	VBLENDMPD Z10, Z1, K2, Z1
	VBLENDMPD Z1, Z7, K1, Z1
	VPCMPQ $0, Z10, Z2, K1
	VPCMPQ $0, Z10, Z13, K2
	KANDB K2, K1, K1
	VBLENDMPD Z6, Z0, K1, Z0
	VBLENDMPD Z10, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z20, K1
	VBLENDMPD Z7, Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z20, K1
	VBLENDMPD Z7, Z1, K1, Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VCVTPD2PS Z2, Y2
	VMOVUPS Y2, (DI)(R9*4)
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, 32(DI)(R9*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addComplex128512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addComplex128512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VADDPD Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+32(FP)
	RET

// func subComplex128512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subComplex128512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VSUBPD Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+32(FP)
	RET

// func negComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·negComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+16(SB), AX
	MOVQ n+16(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+24(FP)
	RET

// func conjComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·conjComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+16(SB), AX
	MOVQ n+16(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VBROADCASTI32X4 firstSigns512x64<>(SB), Z1
	VPXORQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPXORQ Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+24(FP)
	RET

// func mulComplex128512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulComplex128512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+24(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VMOVDDUP Z1, Z2
	VMULPD Z2, Z0, Z2
	VPERMILPD $0x55, Z0, Z0
	VPERMILPD $0xff, Z1, Z1
	VMULPD Z1, Z0, Z0
	VBROADCASTI32X4 firstSigns512x64<>(SB), Z1
	VPXORQ Z1, Z0, Z0
	VADDPD Z0, Z2, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+32(FP)
	RET

// func castComplex128ToComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·castComplex128ToComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	ADDQ CX, CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	SHRQ $1, BX
	MOVQ BX, ret+24(FP)
	RET

// func absComplex128ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·absComplex128ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+168(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	ADDQ R9, R9
	VMOVUPS (SI)(R9*8), Z11
	VMOVUPS 64(SI)(R9*8), Z12
	VBROADCASTSD constants512x64<>+136(SB), Z13
	VUNPCKLPD Z12, Z11, Z14
	VUNPCKHPD Z12, Z11, Z11
	VBROADCASTSD constants512x64<>+40(SB), Z12
	VBROADCASTSD constants512x64<>+0(SB), Z15
	VMOVAPS Z0, Z16
	VPANDQ.BCST constants512x64<>+24(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+24(SB), Z11, Z11
	VMOVAPS Z1, Z0
	VPMAXUQ Z14, Z11, Z1
	VPMINUQ Z11, Z14, Z17
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z14, K1
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z11, K2
	VPCMPUQ.BCST $1, constants512x64<>+120(SB), Z1, K3
	VPCMPUQ $1, Z1, Z13, K4
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z1, K5
	KORB K2, K1, K1
	VMOVAPS Z2, Z13
	VMOVAPS Z3, Z11
	VBLENDMPD.BCST constants512x64<>+128(SB), Z12, K3, Z12
	VBLENDMPD.BCST constants512x64<>+48(SB), Z15, K1, Z15
	VMOVAPS Z4, Z2
	VMOVAPS Z5, Z3
	VBROADCASTSD constants512x64<>+152(SB), Z14
	VBLENDMPD.BCST constants512x64<>+144(SB), Z12, K4, Z4
	VBLENDMPD Z1, Z15, K5, Z5
	VMULPD Z4, Z1, Z15
	VMULPD Z4, Z17, Z17
	VADDPD Z9, Z7, Z7
	VPANDQ.BCST constants512x64<>+160(SB), Z15, Z9
	VPANDQ.BCST constants512x64<>+160(SB), Z17, Z12
	VSUBPD Z9, Z15, Z18
	VMULPD Z9, Z9, Z19
	VADDPD Z9, Z15, Z9
	VSUBPD Z12, Z17, Z15
	VMULPD Z12, Z12, Z20
	VADDPD Z12, Z17, Z12
	VPSUBQ Z13, Z14, Z13
	VPSUBQ.BCST constants512x64<>+32(SB), Z16, Z16
	VMULPD Z13, Z7, Z7
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z16, K5
	VMULPD Z9, Z18, Z9
	VMULPD Z12, Z15, Z12
	VADDPD Z20, Z19, Z15
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z18
	VSUBPD Z18, Z8, Z16
	VMULPD Z18, Z18, Z13
	VADDPD Z18, Z18, Z18
	VBLENDMPD Z7, Z11, K5, Z11
	VSUBPD Z19, Z15, Z19
	VADDPD Z12, Z9, Z9
	VSUBPD Z13, Z6, Z6
	VMULPD Z16, Z18, Z18
	VSUBPD Z19, Z20, Z19
	VSUBPD Z18, Z6, Z6
	VMULPD Z16, Z16, Z16
	VADDPD Z9, Z19, Z19
	VSUBPD Z16, Z6, Z16
	VADDPD Z19, Z15, Z6
	VADDPD Z10, Z16, Z10
	VADDPD Z8, Z8, Z16
	VMOVUPS pairOrder512x64<>(SB), Z18
	VMOVAPS Z8, Z7
	VSUBPD Z15, Z6, Z15
	VSQRTPD Z6, Z8
	VDIVPD Z16, Z10, Z9
	VSUBPD Z15, Z19, Z10
	VPERMPD Z11, Z18, Z11
	TESTQ R10, R10
	JLT next
	VMOVUPS Z11, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func divComplex128512(dst, x, y unsafe.Pointer, n int) int
TEXT ·divComplex128512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+968(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMOVUPS (DX)(R9*8), Z1
	VMOVUPS 64(DX)(R9*8), Z3
	VUNPCKLPD Z3, Z1, Z4
	VUNPCKHPD Z3, Z1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z5
	VPMAXUQ Z3, Z5, Z3
	VPCMPUQ.BCST $1, constants512x64<>+928(SB), Z3, K1
	VPCMPUQ.BCST $1, constants512x64<>+936(SB), Z3, K2
	VBROADCASTSD constants512x64<>+40(SB), Z3
	VBLENDMPD.BCST constants512x64<>+944(SB), Z3, K2, Z3
	VBROADCASTSD constants512x64<>+936(SB), Z5
	VBLENDMPD Z3, Z5, K1, Z3
	VBROADCASTSD constants512x64<>+8(SB), Z5
	VBLENDMPD.BCST constants512x64<>+952(SB), Z5, K2, Z5
	VBROADCASTSD constants512x64<>+960(SB), Z6
	VBLENDMPD Z5, Z6, K1, Z5
	VMULPD Z3, Z2, Z2
	VMULPD Z3, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z6
	VPCMPUQ $1, Z6, Z3, K1
	VPMAXUQ Z3, Z6, Z3
	VPSRLQ $52, Z3, Z3
	VPMAXUQ.BCST constants512x64<>+32(SB), Z3, Z3
	VPMINUQ.BCST constants512x64<>+968(SB), Z3, Z3
	VBROADCASTSD constants512x64<>+456(SB), Z6
	VPSUBQ Z3, Z6, Z3
	VPADDQ.BCST constants512x64<>+80(SB), Z3, Z6
	VPSLLQ $52, Z6, Z6
	VMULPD Z6, Z4, Z4
	VMULPD Z6, Z1, Z1
	VBLENDMPD Z0, Z2, K1, Z6
	VPXORQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBLENDMPD Z2, Z0, K1, Z0
	VBLENDMPD Z1, Z4, K1, Z2
	VPXORQ.BCST constants512x64<>+16(SB), Z4, Z4
	VBLENDMPD Z4, Z1, K1, Z1
	VDIVPD Z2, Z1, Z4
	VMULPD Z4, Z1, Z1
	VADDPD Z1, Z2, Z1
	VMULPD Z4, Z0, Z2
	VADDPD Z2, Z6, Z2
	VDIVPD Z1, Z2, Z2
	VMULPD Z4, Z6, Z4
	VSUBPD Z4, Z0, Z0
	VDIVPD Z1, Z0, Z0
	VPADDQ Z3, Z5, Z1
	VPSRAQ $1, Z1, Z3
	VPADDQ.BCST constants512x64<>+80(SB), Z3, Z4
	VPSLLQ $52, Z4, Z4
	VPSUBQ Z3, Z1, Z1
	VPADDQ.BCST constants512x64<>+80(SB), Z1, Z1
	VPSLLQ $52, Z1, Z1
	VMULPD Z4, Z2, Z3
	VMULPD Z1, Z3, Z3
	VMULPD Z4, Z0, Z4
	VMULPD Z1, Z4, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z4
	VPCMPUQ $1, Z2, Z4, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z0
	VPCMPUQ $1, Z0, Z4, K2
	KANDB K2, K1, K1
	KORTESTB K1, K1
	JNE done
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z0
	VPCMPUQ $1, Z0, Z4, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z3, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z4, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalComplex128ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalComplex128ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMOVUPS (DX)(R9*8), Z1
	VMOVUPS 64(DX)(R9*8), Z3
	VUNPCKLPD Z3, Z1, Z4
	VUNPCKHPD Z3, Z1, Z1
	VCMPPD $0, Z4, Z2, K1
	VCMPPD $0, Z1, Z0, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VMOVUPS pairOrder512x64<>(SB), Z1
	VPERMPD Z0, Z1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualComplex128ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualComplex128ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMOVUPS (DX)(R9*8), Z1
	VMOVUPS 64(DX)(R9*8), Z3
	VUNPCKLPD Z3, Z1, Z4
	VUNPCKHPD Z3, Z1, Z1
	VCMPPD $0, Z4, Z2, K1
	VCMPPD $0, Z1, Z0, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VMOVUPS pairOrder512x64<>(SB), Z1
	VPERMPD Z0, Z1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func realComplex128ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·realComplex128ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS pairOrder512x64<>(SB), Z1
	VPERMPD Z0, Z1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func imagComplex128ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·imagComplex128ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKHPD Z1, Z0, Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS pairOrder512x64<>(SB), Z1
	VPERMPD Z0, Z1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrtComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+104(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z1, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z4
	VBLENDMPD.BCST constants512x64<>+72(SB), Z4, K1, Z5
	VMULPD Z5, Z1, Z6
	VMULPD Z5, Z3, Z5
	VPMAXUQ Z6, Z5, Z7
	VPSRLQ $52, Z7, Z7
	VPSUBQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPSRAQ $1, Z7, Z7
	VPADDQ Z7, Z7, Z8
	VBROADCASTSD constants512x64<>+8(SB), Z9
	VPSUBQ Z8, Z9, Z8
	VPADDQ.BCST constants512x64<>+80(SB), Z8, Z8
	VPSLLQ $52, Z8, Z8
	VMULPD Z8, Z6, Z6
	VMULPD Z8, Z5, Z5
	VMULPD Z6, Z6, Z8
	VMULPD Z5, Z5, Z5
	VADDPD Z5, Z8, Z5
	VSQRTPD Z5, Z5
	VADDPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z5, Z5
	VSQRTPD Z5, Z5
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z6
	VPSLLQ $52, Z6, Z6
	VMULPD Z6, Z5, Z5
	VBLENDMPD.BCST constants512x64<>+96(SB), Z4, K1, Z4
	VMULPD Z4, Z5, Z4
	VADDPD Z4, Z4, Z5
	VDIVPD Z5, Z3, Z5
	VPORQ Z3, Z1, Z6
	VPCMPQ $0, Z9, Z6, K1
	VBLENDMPD Z9, Z4, K1, Z4
	VBLENDMPD Z9, Z5, K1, Z5
	VPCMPQ $1, Z9, Z2, K1
	VBLENDMPD Z5, Z4, K1, Z6
	VBLENDMPD Z4, Z5, K1, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z5
	VPORQ Z5, Z4, Z4
	VBROADCASTSD constants512x64<>+48(SB), Z7
	VPCMPUQ $1, Z1, Z7, K1
	VPCMPUQ $1, Z3, Z7, K2
	KORB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K1, Z1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K1, Z4
	VPCMPQ $0, Z7, Z2, K1
	VBLENDMPD Z7, Z1, K1, Z1
	VPORQ Z5, Z9, Z6
	VBLENDMPD Z0, Z6, K2, Z6
	VBLENDMPD Z6, Z4, K1, Z4
	VPCMPQ.BCST $0, constants512x64<>+104(SB), Z2, K1
	VBLENDMPD Z0, Z9, K2, Z2
	VBLENDMPD Z2, Z1, K1, Z1
	VPORQ Z5, Z7, Z2
	VBLENDMPD Z7, Z2, K2, Z2
	VBLENDMPD Z2, Z4, K1, Z2
	VPCMPQ $0, Z7, Z3, K1
	VBLENDMPD Z7, Z1, K1, Z1
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z7, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z7, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func signComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·signComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+168(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPMAXUQ Z1, Z3, Z4
	VPSRLQ $52, Z4, Z5
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z5, K1
	VBLENDMPD.BCST constants512x64<>+32(SB), Z5, K1, Z5
	VBROADCASTSD constants512x64<>+112(SB), Z6
	VPSUBQ Z5, Z6, Z5
	VPSLLQ $52, Z5, Z5
	VMULPD Z5, Z2, Z6
	VMULPD Z5, Z0, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z8
	VPMAXUQ Z7, Z8, Z9
	VPMINUQ Z8, Z7, Z10
	VPCMPUQ.BCST $1, constants512x64<>+120(SB), Z9, K1
	VBROADCASTSD constants512x64<>+40(SB), Z11
	VBLENDMPD.BCST constants512x64<>+128(SB), Z11, K1, Z12
	VBROADCASTSD constants512x64<>+136(SB), Z13
	VPCMPUQ $1, Z9, Z13, K1
	VBLENDMPD.BCST constants512x64<>+144(SB), Z12, K1, Z12
	VBROADCASTSD constants512x64<>+152(SB), Z13
	VPSUBQ Z12, Z13, Z13
	VMULPD Z12, Z9, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z14, Z15
	VSUBPD Z15, Z14, Z16
	VMULPD Z15, Z15, Z17
	VADDPD Z15, Z14, Z14
	VMULPD Z14, Z16, Z14
	VMULPD Z12, Z10, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z12
	VSUBPD Z12, Z10, Z15
	VMULPD Z12, Z12, Z16
	VADDPD Z12, Z10, Z10
	VMULPD Z10, Z15, Z10
	VADDPD Z16, Z17, Z12
	VSUBPD Z17, Z12, Z15
	VSUBPD Z15, Z16, Z15
	VADDPD Z10, Z14, Z10
	VADDPD Z10, Z15, Z10
	VADDPD Z10, Z12, Z14
	VSUBPD Z12, Z14, Z12
	VSUBPD Z12, Z10, Z10
	VSQRTPD Z14, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z15
	VSUBPD Z15, Z12, Z16
	VMULPD Z15, Z15, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z15, Z15, Z15
	VMULPD Z16, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z16, Z16, Z15
	VSUBPD Z15, Z14, Z14
	VADDPD Z10, Z14, Z10
	VADDPD Z12, Z12, Z14
	VDIVPD Z14, Z10, Z10
	VADDPD Z10, Z12, Z10
	VMULPD Z13, Z10, Z10
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z7, K1
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z8, K2
	KORB K2, K1, K1
	VBROADCASTSD constants512x64<>+0(SB), Z7
	VBLENDMPD.BCST constants512x64<>+48(SB), Z7, K1, Z8
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD Z9, Z8, K1, Z8
	VPSUBQ.BCST constants512x64<>+32(SB), Z9, Z9
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z9, K1
	VBLENDMPD Z10, Z8, K1, Z8
	VDIVPD Z8, Z6, Z6
	VDIVPD Z8, Z5, Z5
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z4, K1
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z1, K2
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VBLENDMPD Z11, Z8, K2, Z9
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VPORQ Z2, Z9, Z2
	VBLENDMPD Z2, Z6, K1, Z2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z3, K2
	VBLENDMPD Z11, Z8, K2, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z6, Z0
	VBLENDMPD Z0, Z5, K1, Z0
	VPMINUQ Z3, Z1, Z1
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z4, Z3, K2
	VPCMPQ $0, Z4, Z1, K3
	KANDB K3, K1, K1
	KORB K1, K2, K1
	VBLENDMPD Z7, Z8, K1, Z1
	KNOTB K1, K1
	VPCMPQ $0, Z8, Z4, K2
	KNOTB K2, K2
	KANDB K2, K1, K1
	VBLENDMPD Z2, Z1, K1, Z2
	VBLENDMPD Z0, Z1, K1, Z0
	VUNPCKLPD Z0, Z2, Z1
	VUNPCKHPD Z0, Z2, Z0
	VMOVUPS Z1, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func expComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·expComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+408(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z1
	VADDPD.BCST constants512x64<>+184(SB), Z1, Z1
	VSUBPD.BCST constants512x64<>+184(SB), Z1, Z3
	VMULPD.BCST constants512x64<>+192(SB), Z3, Z4
	VSUBPD Z4, Z0, Z4
	VMULPD.BCST constants512x64<>+200(SB), Z3, Z5
	VADDPD Z5, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z5, Z4
	VMULPD.BCST constants512x64<>+208(SB), Z3, Z3
	VSUBPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VBROADCASTSD constants512x64<>+216(SB), Z5
	VPCMPUQ $1, Z4, Z5, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z1, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z1, Z7
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z7, K1
	VMULPD Z6, Z6, Z7
	VBROADCASTSD constants512x64<>+224(SB), Z8
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+240(SB), Z10
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z11
	VADDPD Z11, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+272(SB), Z12
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z13
	VADDPD Z13, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z14
	VADDPD Z14, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+304(SB), Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z15
	VADDPD Z15, Z9, Z9
	VBLENDMPD Z6, Z7, K1, Z15
	VMULPD Z7, Z15, Z15
	VMULPD Z9, Z15, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z15
	VBROADCASTSD constants512x64<>+40(SB), Z16
	VSUBPD Z15, Z16, Z17
	VSUBPD Z17, Z16, Z16
	VSUBPD Z15, Z16, Z16
	VMULPD Z3, Z6, Z18
	VSUBPD Z18, Z16, Z16
	VMULPD Z15, Z3, Z15
	VSUBPD Z15, Z3, Z3
	VPANDQ.BCST constants512x64<>+320(SB), Z1, Z1
	VPSLLQ $62, Z1, Z1
	VBLENDMPD Z6, Z17, K1, Z15
	VPXORQ Z1, Z15, Z15
	VBLENDMPD Z3, Z16, K1, Z18
	VADDPD Z18, Z9, Z9
	VPXORQ Z1, Z9, Z1
	VADDPD Z1, Z15, Z1
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z9
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z9
	VADDPD Z9, Z8, Z8
	VBLENDMPD Z6, Z7, K1, Z9
	VMULPD Z7, Z9, Z7
	VMULPD Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z6, Z17, K1, Z6
	VPXORQ Z5, Z6, Z6
	VBLENDMPD Z3, Z16, K1, Z3
	VADDPD Z3, Z7, Z3
	VPXORQ Z5, Z3, Z3
	VADDPD Z3, Z6, Z3
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z4, K1
	VBLENDMPD Z0, Z1, K1, Z1
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z4, K1
	VBROADCASTSD constants512x64<>+0(SB), Z5
	VBLENDMPD Z1, Z5, K1, Z1
	VBLENDMPD Z3, Z5, K1, Z3
	VPMINSQ.BCST constants512x64<>+336(SB), Z2, Z6
	VPMINUQ.BCST constants512x64<>+344(SB), Z6, Z6
	VMULPD.BCST constants512x64<>+352(SB), Z6, Z7
	VADDPD.BCST constants512x64<>+184(SB), Z7, Z7
	VPSUBQ.BCST constants512x64<>+184(SB), Z7, Z8
	VSUBPD.BCST constants512x64<>+184(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+360(SB), Z7, Z9
	VSUBPD Z9, Z6, Z6
	VMULPD.BCST constants512x64<>+368(SB), Z7, Z7
	VSUBPD.BCST constants512x64<>+8(SB), Z7, Z7
	VSUBPD Z7, Z6, Z9
	VMULPD Z9, Z9, Z10
	VMULPD.BCST constants512x64<>+376(SB), Z9, Z11
	VADDPD.BCST constants512x64<>+384(SB), Z11, Z11
	VMULPD Z9, Z11, Z11
	VADDPD.BCST constants512x64<>+392(SB), Z11, Z11
	VMULPD Z9, Z11, Z11
	VADDPD.BCST constants512x64<>+400(SB), Z11, Z11
	VMULPD Z9, Z11, Z9
	VADDPD.BCST constants512x64<>+88(SB), Z9, Z9
	VMULPD Z9, Z10, Z9
	VSUBPD Z7, Z9, Z7
	VADDPD Z7, Z6, Z6
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z7
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z7*8), K2, Z9
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z7*8), K2, Z10
	VMULPD Z6, Z9, Z6
	VADDPD Z6, Z10, Z6
	VADDPD Z6, Z9, Z6
	VPSRAQ $6, Z8, Z7
	VMULPD Z3, Z6, Z8
	VPSRAQ $1, Z7, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z8, Z8
	VPSUBQ Z9, Z7, Z7
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPSLLQ $52, Z7, Z7
	VMULPD Z7, Z8, Z8
	VMULPD Z1, Z6, Z6
	VMULPD Z10, Z6, Z6
	VMULPD Z7, Z6, Z6
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z2, K2
	VPCMPQ.BCST $0, constants512x64<>+104(SB), Z2, K3
	VPANDQ.BCST constants512x64<>+16(SB), Z3, Z3
	VPORQ.BCST constants512x64<>+48(SB), Z3, Z3
	VBROADCASTSD constants512x64<>+48(SB), Z7
	VBLENDMPD Z3, Z7, K1, Z3
	VBLENDMPD Z3, Z8, K2, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z7, Z1
	VBLENDMPD Z1, Z5, K1, Z1
	VBLENDMPD Z1, Z6, K2, Z1
	KNOTB K1, K1
	KANDB K1, K3, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z3, K1, Z3
	VPCMPUQ $1, Z4, Z7, K2
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z6
	VBLENDMPD.BCST constants512x64<>+8(SB), Z6, K2, Z6
	VBLENDMPD Z6, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z2
	VPCMPUQ $1, Z2, Z7, K1
	VBLENDMPD Z5, Z3, K1, Z2
	VBLENDMPD Z5, Z1, K1, Z1
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z4, K1
	VBLENDMPD Z0, Z1, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPCMPUQ $1, Z1, Z7, K1
	VBLENDMPD Z5, Z2, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z7, K1
	VBLENDMPD Z5, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func expm1Complex128512(dst, x unsafe.Pointer, n int) int
TEXT ·expm1Complex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+448(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z1
	VADDPD.BCST constants512x64<>+184(SB), Z1, Z1
	VSUBPD.BCST constants512x64<>+184(SB), Z1, Z3
	VMULPD.BCST constants512x64<>+192(SB), Z3, Z4
	VSUBPD Z4, Z0, Z4
	VMULPD.BCST constants512x64<>+200(SB), Z3, Z5
	VADDPD Z5, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z5, Z4
	VMULPD.BCST constants512x64<>+208(SB), Z3, Z3
	VSUBPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VBROADCASTSD constants512x64<>+216(SB), Z5
	VPCMPUQ $1, Z4, Z5, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z1, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z1, Z7
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z7, K1
	VMULPD Z6, Z6, Z7
	VBROADCASTSD constants512x64<>+224(SB), Z8
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+240(SB), Z10
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z11
	VADDPD Z11, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+272(SB), Z12
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z13
	VADDPD Z13, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z14
	VADDPD Z14, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+304(SB), Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z15
	VADDPD Z15, Z9, Z9
	VBLENDMPD Z6, Z7, K1, Z15
	VMULPD Z7, Z15, Z15
	VMULPD Z9, Z15, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z15
	VBROADCASTSD constants512x64<>+40(SB), Z16
	VSUBPD Z15, Z16, Z17
	VSUBPD Z17, Z16, Z18
	VSUBPD Z15, Z18, Z18
	VMULPD Z3, Z6, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z15, Z3, Z15
	VSUBPD Z15, Z3, Z3
	VPANDQ.BCST constants512x64<>+320(SB), Z1, Z1
	VPSLLQ $62, Z1, Z1
	VBLENDMPD Z6, Z17, K1, Z15
	VPXORQ Z1, Z15, Z15
	VBLENDMPD Z3, Z18, K1, Z19
	VADDPD Z19, Z9, Z9
	VPXORQ Z1, Z9, Z1
	VADDPD Z1, Z15, Z1
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z9
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z9
	VADDPD Z9, Z8, Z8
	VBLENDMPD Z6, Z7, K1, Z9
	VMULPD Z7, Z9, Z7
	VMULPD Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z6, Z17, K1, Z6
	VPXORQ Z5, Z6, Z6
	VBLENDMPD Z3, Z18, K1, Z3
	VADDPD Z3, Z7, Z3
	VPXORQ Z5, Z3, Z3
	VADDPD Z3, Z6, Z3
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z4, K1
	VBLENDMPD Z0, Z1, K1, Z1
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z4, K1
	VBROADCASTSD constants512x64<>+0(SB), Z5
	VBLENDMPD Z1, Z5, K1, Z1
	VBLENDMPD Z3, Z5, K1, Z3
	VPMINSQ.BCST constants512x64<>+336(SB), Z2, Z6
	VPMINUQ.BCST constants512x64<>+344(SB), Z6, Z6
	VMULPD.BCST constants512x64<>+352(SB), Z6, Z7
	VADDPD.BCST constants512x64<>+184(SB), Z7, Z7
	VPSUBQ.BCST constants512x64<>+184(SB), Z7, Z8
	VSUBPD.BCST constants512x64<>+184(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+360(SB), Z7, Z9
	VSUBPD Z9, Z6, Z6
	VMULPD.BCST constants512x64<>+368(SB), Z7, Z7
	VSUBPD.BCST constants512x64<>+8(SB), Z7, Z7
	VSUBPD Z7, Z6, Z9
	VMULPD Z9, Z9, Z10
	VMULPD.BCST constants512x64<>+376(SB), Z9, Z11
	VADDPD.BCST constants512x64<>+384(SB), Z11, Z11
	VMULPD Z9, Z11, Z11
	VADDPD.BCST constants512x64<>+392(SB), Z11, Z11
	VMULPD Z9, Z11, Z11
	VADDPD.BCST constants512x64<>+400(SB), Z11, Z11
	VMULPD Z9, Z11, Z9
	VADDPD.BCST constants512x64<>+88(SB), Z9, Z9
	VMULPD Z9, Z10, Z9
	VSUBPD Z7, Z9, Z7
	VADDPD Z7, Z6, Z6
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z7
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z7*8), K2, Z9
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z7*8), K2, Z10
	VMULPD Z6, Z9, Z6
	VADDPD Z6, Z10, Z6
	VADDPD Z6, Z9, Z6
	VPSRAQ $6, Z8, Z7
	VMULPD Z3, Z6, Z8
	VPSRAQ $1, Z7, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z8, Z8
	VPSUBQ Z9, Z7, Z7
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPSLLQ $52, Z7, Z7
	VMULPD Z7, Z8, Z8
	VMULPD Z1, Z6, Z6
	VMULPD Z10, Z6, Z6
	VMULPD Z7, Z6, Z6
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z2, K2
	VPCMPQ.BCST $0, constants512x64<>+104(SB), Z2, K3
	VPANDQ.BCST constants512x64<>+16(SB), Z3, Z7
	VPORQ.BCST constants512x64<>+48(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+48(SB), Z9
	VBLENDMPD Z7, Z9, K1, Z7
	VBLENDMPD Z7, Z8, K2, Z7
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z8
	VPORQ Z8, Z9, Z8
	VBLENDMPD Z8, Z5, K1, Z8
	VBLENDMPD Z8, Z6, K2, Z6
	KNOTB K1, K2
	KANDB K2, K3, K2
	VBLENDMPD.BCST constants512x64<>+8(SB), Z7, K2, Z7
	VPCMPUQ $1, Z4, Z9, K4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z8
	VBLENDMPD.BCST constants512x64<>+8(SB), Z8, K4, Z8
	VBLENDMPD Z8, Z6, K2, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z8
	VPCMPUQ $1, Z8, Z9, K2
	VBLENDMPD Z5, Z7, K2, Z7
	VBLENDMPD Z5, Z6, K2, Z6
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z4, K4
	VBLENDMPD Z0, Z6, K4, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z4
	VPCMPUQ $1, Z4, Z9, K4
	VBLENDMPD Z5, Z7, K4, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z6
	VPCMPUQ $1, Z6, Z9, K4
	VBLENDMPD Z5, Z0, K4, Z0
	VPCMPQ.BCST $1, constants512x64<>+8(SB), Z3, K4
	VMULPD Z1, Z1, Z1
	VBLENDMPD Z16, Z3, K4, Z6
	VADDPD Z6, Z16, Z6
	VDIVPD Z6, Z1, Z1
	VSUBPD Z3, Z16, Z6
	VBLENDMPD Z6, Z1, K4, Z1
	VPMINSQ.BCST constants512x64<>+416(SB), Z2, Z6
	VPMINUQ.BCST constants512x64<>+424(SB), Z6, Z6
	VMULPD.BCST constants512x64<>+352(SB), Z6, Z7
	VADDPD.BCST constants512x64<>+184(SB), Z7, Z7
	VPSUBQ.BCST constants512x64<>+184(SB), Z7, Z10
	VSUBPD.BCST constants512x64<>+184(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+360(SB), Z7, Z11
	VSUBPD Z11, Z6, Z6
	VMULPD.BCST constants512x64<>+368(SB), Z7, Z7
	VPSRAQ $6, Z10, Z11
	VPMINSQ.BCST constants512x64<>+432(SB), Z11, Z12
	VPSUBQ Z12, Z11, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z11
	VPSLLQ $52, Z11, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z10, Z10
	LEAQ table0_512x64<>(SB), AX
	KXNORW K4, K4, K4
	VPXORD Z13, Z13, Z13
	VPGATHERQQ (AX)(Z10*8), K4, Z13
	LEAQ table1_512x64<>(SB), AX
	KXNORW K4, K4, K4
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z10*8), K4, Z14
	VPADDQ.BCST constants512x64<>+80(SB), Z12, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z13, Z12
	VADDPD.BCST constants512x64<>+440(SB), Z12, Z13
	VSUBPD Z12, Z13, Z15
	VSUBPD Z15, Z13, Z16
	VSUBPD Z16, Z12, Z12
	VBROADCASTSD constants512x64<>+440(SB), Z16
	VSUBPD Z15, Z16, Z15
	VADDPD Z15, Z12, Z12
	VMULPD Z10, Z14, Z10
	VADDPD Z10, Z12, Z10
	VSUBPD Z7, Z6, Z12
	VMULPD Z12, Z12, Z14
	VMULPD.BCST constants512x64<>+376(SB), Z12, Z15
	VADDPD.BCST constants512x64<>+384(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+392(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+400(SB), Z15, Z15
	VMULPD Z12, Z15, Z12
	VADDPD.BCST constants512x64<>+88(SB), Z12, Z12
	VMULPD Z12, Z14, Z12
	VSUBPD Z7, Z12, Z7
	VADDPD Z6, Z13, Z12
	VSUBPD Z13, Z12, Z14
	VSUBPD Z14, Z6, Z14
	VADDPD Z10, Z13, Z13
	VADDPD Z7, Z6, Z6
	VMULPD Z6, Z13, Z6
	VADDPD Z6, Z10, Z6
	VADDPD Z6, Z7, Z6
	VADDPD Z6, Z14, Z6
	VADDPD Z6, Z12, Z6
	VMULPD Z11, Z6, Z6
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z8, K4
	VBLENDMPD Z2, Z6, K4, Z6
	VBLENDMPD Z5, Z6, K2, Z6
	VMULPD Z3, Z6, Z3
	VSUBPD Z1, Z3, Z1
	VBROADCASTSD constants512x64<>+448(SB), Z3
	VPCMPQ $1, Z2, Z3, K4
	VBLENDMPD Z4, Z1, K4, Z1
	VBROADCASTSD constants512x64<>+424(SB), Z3
	VPCMPUQ $1, Z2, Z3, K4
	KANDB K1, K4, K1
	KORB K3, K1, K1
	VBLENDMPD Z16, Z1, K1, Z1
	VBLENDMPD Z5, Z1, K2, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z9, K1
	VBLENDMPD Z5, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z9, K1
	VBLENDMPD Z5, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func logComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·logComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+696(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z1, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z4
	VBLENDMPD.BCST constants512x64<>+72(SB), Z4, K1, Z5
	VMULPD Z5, Z2, Z6
	VMULPD Z5, Z0, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z8
	VPCMPUQ $1, Z8, Z7, K2
	VPMAXUQ Z7, Z8, Z7
	VPSRLQ $52, Z7, Z7
	VPSUBQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPMINSQ.BCST constants512x64<>+456(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VPSUBQ Z7, Z8, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z6, Z6
	VMULPD Z9, Z5, Z5
	VMULPD Z6, Z6, Z10
	VMULPD Z5, Z5, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z12
	VSUBPD Z12, Z6, Z13
	VMULPD Z12, Z12, Z14
	VSUBPD Z14, Z10, Z14
	VADDPD Z12, Z12, Z12
	VMULPD Z13, Z12, Z12
	VSUBPD Z12, Z14, Z12
	VMULPD Z13, Z13, Z13
	VSUBPD Z13, Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z5, Z13
	VSUBPD Z13, Z5, Z5
	VMULPD Z13, Z13, Z14
	VSUBPD Z14, Z11, Z14
	VADDPD Z13, Z13, Z13
	VMULPD Z5, Z13, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z5, Z5, Z5
	VSUBPD Z5, Z13, Z5
	VADDPD Z5, Z12, Z5
	VADDPD Z6, Z6, Z6
	VMULPD Z9, Z8, Z9
	VMULPD Z9, Z6, Z6
	VSUBPD Z6, Z5, Z5
	VBLENDMPD Z11, Z10, K2, Z6
	VBLENDMPD Z10, Z11, K2, Z9
	VADDPD Z9, Z6, Z10
	VSUBPD Z6, Z10, Z6
	VSUBPD Z6, Z9, Z6
	VSUBPD Z5, Z6, Z5
	VADDPD Z5, Z10, Z6
	VSUBPD Z10, Z6, Z9
	VSUBPD Z9, Z5, Z5
	VBLENDMPD.BCST constants512x64<>+464(SB), Z8, K1, Z9
	VPSUBQ Z9, Z7, Z7
	VPADDQ Z7, Z7, Z7
	VPSUBQ.BCST constants512x64<>+472(SB), Z6, Z9
	VPSRAQ $52, Z9, Z10
	VPSRLQ $46, Z9, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+104(SB), Z9, Z9
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z11*8), K1, Z12
	VPSUBQ Z9, Z6, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z6, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z13, Z13
	VMULPD Z12, Z13, Z14
	VSUBPD Z4, Z14, Z14
	VSUBPD Z13, Z6, Z6
	VMULPD Z12, Z6, Z6
	VPSUBQ Z9, Z4, Z9
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z10, K1
	VBLENDMPD Z9, Z8, K1, Z9
	VMULPD Z9, Z5, Z5
	VMULPD Z12, Z5, Z5
	VADDPD Z5, Z6, Z9
	VSUBPD Z6, Z9, Z6
	VSUBPD Z6, Z5, Z5
	VPADDQ Z7, Z10, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z9, Z14, Z10
	VSUBPD Z14, Z10, Z11
	VSUBPD Z11, Z9, Z9
	VADDPD Z5, Z9, Z5
	VADDPD Z10, Z7, Z9
	VSUBPD Z7, Z9, Z7
	VSUBPD Z7, Z10, Z7
	VMULPD Z10, Z10, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+568(SB), Z10, Z10
	VMULPD Z10, Z11, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z6, Z5, Z5
	VADDPD Z5, Z7, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z9, Z6
	VMULPD.BCST constants512x64<>+88(SB), Z5, Z5
	VADDPD Z5, Z6, Z5
	VPCMPQ $0, Z8, Z1, K1
	VPCMPQ $0, Z8, Z3, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+104(SB), Z5, K1, Z5
	VBROADCASTSD constants512x64<>+48(SB), Z6
	VPCMPUQ $1, Z3, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPCMPUQ $1, Z1, Z6, K2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K2, Z5
	VPCMPQ $0, Z6, Z1, K3
	VPCMPQ $0, Z6, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD Z6, Z5, K3, Z5
	VPCMPUQ $1, Z3, Z1, K3
	VPMINUQ Z3, Z1, Z7
	VPMAXUQ Z1, Z3, Z1
	VPCMPQ $0, Z6, Z1, K4
	VPCMPQ $0, Z6, Z7, K5
	VBLENDMPD Z4, Z8, K5, Z3
	VBLENDMPD Z3, Z7, K4, Z3
	VPCMPQ $0, Z8, Z1, K5
	KORB K5, K4, K4
	VBLENDMPD Z4, Z1, K4, Z1
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z1, Z7, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z1, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z4, K5, Z4
	VBLENDMPD.BCST constants512x64<>+592(SB), Z4, K4, Z4
	VMULPD Z4, Z3, Z3
	VMULPD Z4, Z1, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+600(SB), Z4
	VPSUBQ Z1, Z4, Z4
	VMULPD Z4, Z1, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z9
	VSUBPD Z7, Z9, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z4, Z3, Z4
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z4, K4
	VBLENDMPD Z8, Z4, K4, Z4
	VADDPD.BCST constants512x64<>+624(SB), Z4, Z4
	VPSUBQ.BCST constants512x64<>+624(SB), Z4, Z7
	VBROADCASTSD constants512x64<>+632(SB), Z9
	VPSUBQ Z7, Z9, Z9
	VBLENDMPD Z9, Z7, K3, Z7
	VPCMPQ $0, Z8, Z2, K4
	VBROADCASTSD constants512x64<>+640(SB), Z9
	VPSUBQ Z7, Z9, Z10
	VBLENDMPD Z7, Z10, K4, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z10
	VPCMPQ $0, Z9, Z7, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z4, Z4
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z7
	VPXORQ Z7, Z2, Z2
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z10*8), K3, Z7
	VBLENDMPD.BCST constants512x64<>+648(SB), Z7, K4, Z7
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K3, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K4, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z1, Z9
	VSUBPD Z9, Z1, Z10
	VMULPD Z9, Z4, Z9
	VSUBPD Z9, Z3, Z9
	VMULPD Z10, Z4, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z3, Z4, Z3
	VADDPD Z3, Z1, Z1
	VDIVPD Z1, Z9, Z1
	VPXORQ Z2, Z1, Z1
	VADDPD Z1, Z7, Z2
	VSUBPD Z7, Z2, Z3
	VSUBPD Z3, Z1, Z3
	VMULPD Z1, Z1, Z4
	VMULPD Z4, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z4, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z4, Z7, Z4
	VADDPD.BCST constants512x64<>+696(SB), Z4, Z4
	VMULPD Z4, Z1, Z1
	VADDPD Z1, Z8, Z1
	VADDPD Z1, Z3, Z1
	VADDPD Z1, Z2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z1, Z0
	KORB K1, K2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z1
	VPCMPUQ $1, Z1, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log2Complex128512(dst, x unsafe.Pointer, n int) int
TEXT ·log2Complex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+720(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z1, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z4
	VBLENDMPD.BCST constants512x64<>+72(SB), Z4, K1, Z5
	VMULPD Z5, Z2, Z6
	VMULPD Z5, Z0, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z8
	VPCMPUQ $1, Z8, Z7, K2
	VPMAXUQ Z7, Z8, Z7
	VPSRLQ $52, Z7, Z7
	VPSUBQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPMINSQ.BCST constants512x64<>+456(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VPSUBQ Z7, Z8, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z6, Z6
	VMULPD Z9, Z5, Z5
	VMULPD Z6, Z6, Z10
	VMULPD Z5, Z5, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z12
	VSUBPD Z12, Z6, Z13
	VMULPD Z12, Z12, Z14
	VSUBPD Z14, Z10, Z14
	VADDPD Z12, Z12, Z12
	VMULPD Z13, Z12, Z12
	VSUBPD Z12, Z14, Z12
	VMULPD Z13, Z13, Z13
	VSUBPD Z13, Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z5, Z13
	VSUBPD Z13, Z5, Z5
	VMULPD Z13, Z13, Z14
	VSUBPD Z14, Z11, Z14
	VADDPD Z13, Z13, Z13
	VMULPD Z5, Z13, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z5, Z5, Z5
	VSUBPD Z5, Z13, Z5
	VADDPD Z5, Z12, Z5
	VADDPD Z6, Z6, Z6
	VMULPD Z9, Z8, Z9
	VMULPD Z9, Z6, Z6
	VSUBPD Z6, Z5, Z5
	VBLENDMPD Z11, Z10, K2, Z6
	VBLENDMPD Z10, Z11, K2, Z9
	VADDPD Z9, Z6, Z10
	VSUBPD Z6, Z10, Z6
	VSUBPD Z6, Z9, Z6
	VSUBPD Z5, Z6, Z5
	VADDPD Z5, Z10, Z6
	VSUBPD Z10, Z6, Z9
	VSUBPD Z9, Z5, Z5
	VBLENDMPD.BCST constants512x64<>+464(SB), Z8, K1, Z9
	VPSUBQ Z9, Z7, Z7
	VPADDQ Z7, Z7, Z7
	VPSUBQ.BCST constants512x64<>+472(SB), Z6, Z9
	VPSRAQ $52, Z9, Z10
	VPSRLQ $46, Z9, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+104(SB), Z9, Z9
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z11*8), K1, Z12
	VPSUBQ Z9, Z6, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z6, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z13, Z13
	VMULPD Z12, Z13, Z14
	VSUBPD Z4, Z14, Z14
	VSUBPD Z13, Z6, Z6
	VMULPD Z12, Z6, Z6
	VPSUBQ Z9, Z4, Z9
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z10, K1
	VBLENDMPD Z9, Z8, K1, Z9
	VMULPD Z9, Z5, Z5
	VMULPD Z12, Z5, Z5
	VADDPD Z5, Z6, Z9
	VSUBPD Z6, Z9, Z6
	VSUBPD Z6, Z5, Z5
	VPADDQ Z7, Z10, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z9, Z14, Z10
	VSUBPD Z14, Z10, Z11
	VSUBPD Z11, Z9, Z9
	VADDPD Z5, Z9, Z5
	VADDPD Z10, Z7, Z9
	VSUBPD Z7, Z9, Z7
	VSUBPD Z7, Z10, Z7
	VMULPD Z10, Z10, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+568(SB), Z10, Z10
	VMULPD Z10, Z11, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z6, Z5, Z5
	VADDPD Z5, Z7, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z9, Z6
	VMULPD.BCST constants512x64<>+88(SB), Z5, Z5
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z7
	VSUBPD Z7, Z6, Z9
	VADDPD Z5, Z9, Z9
	VMULPD.BCST constants512x64<>+704(SB), Z9, Z9
	VADDPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+712(SB), Z5, Z5
	VADDPD Z5, Z9, Z5
	VMULPD.BCST constants512x64<>+704(SB), Z7, Z6
	VADDPD Z5, Z6, Z5
	VPCMPQ $0, Z8, Z1, K1
	VPCMPQ $0, Z8, Z3, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+104(SB), Z5, K1, Z5
	VBROADCASTSD constants512x64<>+48(SB), Z6
	VPCMPUQ $1, Z3, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPCMPUQ $1, Z1, Z6, K2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K2, Z5
	VPCMPQ $0, Z6, Z1, K3
	VPCMPQ $0, Z6, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD Z6, Z5, K3, Z5
	VPCMPUQ $1, Z3, Z1, K3
	VPMINUQ Z3, Z1, Z7
	VPMAXUQ Z1, Z3, Z1
	VPCMPQ $0, Z6, Z1, K4
	VPCMPQ $0, Z6, Z7, K5
	VBLENDMPD Z4, Z8, K5, Z3
	VBLENDMPD Z3, Z7, K4, Z3
	VPCMPQ $0, Z8, Z1, K5
	KORB K5, K4, K4
	VBLENDMPD Z4, Z1, K4, Z1
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z1, Z7, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z1, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z4, K5, Z4
	VBLENDMPD.BCST constants512x64<>+592(SB), Z4, K4, Z4
	VMULPD Z4, Z3, Z3
	VMULPD Z4, Z1, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+600(SB), Z4
	VPSUBQ Z1, Z4, Z4
	VMULPD Z4, Z1, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z9
	VSUBPD Z7, Z9, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z4, Z3, Z4
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z4, K4
	VBLENDMPD Z8, Z4, K4, Z4
	VADDPD.BCST constants512x64<>+624(SB), Z4, Z4
	VPSUBQ.BCST constants512x64<>+624(SB), Z4, Z7
	VBROADCASTSD constants512x64<>+632(SB), Z9
	VPSUBQ Z7, Z9, Z9
	VBLENDMPD Z9, Z7, K3, Z7
	VPCMPQ $0, Z8, Z2, K4
	VBROADCASTSD constants512x64<>+640(SB), Z9
	VPSUBQ Z7, Z9, Z10
	VBLENDMPD Z7, Z10, K4, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z10
	VPCMPQ $0, Z9, Z7, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z4, Z4
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z7
	VPXORQ Z7, Z2, Z2
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z10*8), K3, Z7
	VBLENDMPD.BCST constants512x64<>+648(SB), Z7, K4, Z7
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K3, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K4, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z1, Z9
	VSUBPD Z9, Z1, Z10
	VMULPD Z9, Z4, Z9
	VSUBPD Z9, Z3, Z9
	VMULPD Z10, Z4, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z3, Z4, Z3
	VADDPD Z3, Z1, Z1
	VDIVPD Z1, Z9, Z1
	VPXORQ Z2, Z1, Z1
	VADDPD Z1, Z7, Z2
	VSUBPD Z7, Z2, Z3
	VSUBPD Z3, Z1, Z3
	VMULPD Z1, Z1, Z4
	VMULPD Z4, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z4, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z4, Z7, Z4
	VADDPD.BCST constants512x64<>+696(SB), Z4, Z4
	VMULPD Z4, Z1, Z1
	VADDPD Z1, Z8, Z1
	VADDPD Z1, Z3, Z1
	VADDPD Z1, Z2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z1, Z0
	KORB K1, K2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMULPD.BCST constants512x64<>+720(SB), Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z1
	VPCMPUQ $1, Z1, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log10Complex128512(dst, x unsafe.Pointer, n int) int
TEXT ·log10Complex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+744(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z1, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z4
	VBLENDMPD.BCST constants512x64<>+72(SB), Z4, K1, Z5
	VMULPD Z5, Z2, Z6
	VMULPD Z5, Z0, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z8
	VPCMPUQ $1, Z8, Z7, K2
	VPMAXUQ Z7, Z8, Z7
	VPSRLQ $52, Z7, Z7
	VPSUBQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPMINSQ.BCST constants512x64<>+456(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VPSUBQ Z7, Z8, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z6, Z6
	VMULPD Z9, Z5, Z5
	VMULPD Z6, Z6, Z10
	VMULPD Z5, Z5, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z12
	VSUBPD Z12, Z6, Z13
	VMULPD Z12, Z12, Z14
	VSUBPD Z14, Z10, Z14
	VADDPD Z12, Z12, Z12
	VMULPD Z13, Z12, Z12
	VSUBPD Z12, Z14, Z12
	VMULPD Z13, Z13, Z13
	VSUBPD Z13, Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z5, Z13
	VSUBPD Z13, Z5, Z5
	VMULPD Z13, Z13, Z14
	VSUBPD Z14, Z11, Z14
	VADDPD Z13, Z13, Z13
	VMULPD Z5, Z13, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z5, Z5, Z5
	VSUBPD Z5, Z13, Z5
	VADDPD Z5, Z12, Z5
	VADDPD Z6, Z6, Z6
	VMULPD Z9, Z8, Z9
	VMULPD Z9, Z6, Z6
	VSUBPD Z6, Z5, Z5
	VBLENDMPD Z11, Z10, K2, Z6
	VBLENDMPD Z10, Z11, K2, Z9
	VADDPD Z9, Z6, Z10
	VSUBPD Z6, Z10, Z6
	VSUBPD Z6, Z9, Z6
	VSUBPD Z5, Z6, Z5
	VADDPD Z5, Z10, Z6
	VSUBPD Z10, Z6, Z9
	VSUBPD Z9, Z5, Z5
	VBLENDMPD.BCST constants512x64<>+464(SB), Z8, K1, Z9
	VPSUBQ Z9, Z7, Z7
	VPADDQ Z7, Z7, Z7
	VPSUBQ.BCST constants512x64<>+472(SB), Z6, Z9
	VPSRAQ $52, Z9, Z10
	VPSRLQ $46, Z9, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+104(SB), Z9, Z9
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z11*8), K1, Z12
	VPSUBQ Z9, Z6, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z6, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z13, Z13
	VMULPD Z12, Z13, Z14
	VSUBPD Z4, Z14, Z14
	VSUBPD Z13, Z6, Z6
	VMULPD Z12, Z6, Z6
	VPSUBQ Z9, Z4, Z9
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z10, K1
	VBLENDMPD Z9, Z8, K1, Z9
	VMULPD Z9, Z5, Z5
	VMULPD Z12, Z5, Z5
	VADDPD Z5, Z6, Z9
	VSUBPD Z6, Z9, Z6
	VSUBPD Z6, Z5, Z5
	VPADDQ Z7, Z10, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z9, Z14, Z10
	VSUBPD Z14, Z10, Z11
	VSUBPD Z11, Z9, Z9
	VADDPD Z5, Z9, Z5
	VADDPD Z10, Z7, Z9
	VSUBPD Z7, Z9, Z7
	VSUBPD Z7, Z10, Z7
	VMULPD Z10, Z10, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+568(SB), Z10, Z10
	VMULPD Z10, Z11, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z6, Z5, Z5
	VADDPD Z5, Z7, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z9, Z6
	VMULPD.BCST constants512x64<>+88(SB), Z5, Z5
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z7
	VSUBPD Z7, Z6, Z9
	VADDPD Z5, Z9, Z9
	VMULPD.BCST constants512x64<>+728(SB), Z9, Z9
	VADDPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+736(SB), Z5, Z5
	VADDPD Z5, Z9, Z5
	VMULPD.BCST constants512x64<>+728(SB), Z7, Z6
	VADDPD Z5, Z6, Z5
	VPCMPQ $0, Z8, Z1, K1
	VPCMPQ $0, Z8, Z3, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+104(SB), Z5, K1, Z5
	VBROADCASTSD constants512x64<>+48(SB), Z6
	VPCMPUQ $1, Z3, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPCMPUQ $1, Z1, Z6, K2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K2, Z5
	VPCMPQ $0, Z6, Z1, K3
	VPCMPQ $0, Z6, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD Z6, Z5, K3, Z5
	VPCMPUQ $1, Z3, Z1, K3
	VPMINUQ Z3, Z1, Z7
	VPMAXUQ Z1, Z3, Z1
	VPCMPQ $0, Z6, Z1, K4
	VPCMPQ $0, Z6, Z7, K5
	VBLENDMPD Z4, Z8, K5, Z3
	VBLENDMPD Z3, Z7, K4, Z3
	VPCMPQ $0, Z8, Z1, K5
	KORB K5, K4, K4
	VBLENDMPD Z4, Z1, K4, Z1
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z1, Z7, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z1, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z4, K5, Z4
	VBLENDMPD.BCST constants512x64<>+592(SB), Z4, K4, Z4
	VMULPD Z4, Z3, Z3
	VMULPD Z4, Z1, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+600(SB), Z4
	VPSUBQ Z1, Z4, Z4
	VMULPD Z4, Z1, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z9
	VSUBPD Z7, Z9, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z4, Z3, Z4
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z4, K4
	VBLENDMPD Z8, Z4, K4, Z4
	VADDPD.BCST constants512x64<>+624(SB), Z4, Z4
	VPSUBQ.BCST constants512x64<>+624(SB), Z4, Z7
	VBROADCASTSD constants512x64<>+632(SB), Z9
	VPSUBQ Z7, Z9, Z9
	VBLENDMPD Z9, Z7, K3, Z7
	VPCMPQ $0, Z8, Z2, K4
	VBROADCASTSD constants512x64<>+640(SB), Z9
	VPSUBQ Z7, Z9, Z10
	VBLENDMPD Z7, Z10, K4, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z10
	VPCMPQ $0, Z9, Z7, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z4, Z4
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z7
	VPXORQ Z7, Z2, Z2
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z10*8), K3, Z7
	VBLENDMPD.BCST constants512x64<>+648(SB), Z7, K4, Z7
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K3, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K4, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z1, Z9
	VSUBPD Z9, Z1, Z10
	VMULPD Z9, Z4, Z9
	VSUBPD Z9, Z3, Z9
	VMULPD Z10, Z4, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z3, Z4, Z3
	VADDPD Z3, Z1, Z1
	VDIVPD Z1, Z9, Z1
	VPXORQ Z2, Z1, Z1
	VADDPD Z1, Z7, Z2
	VSUBPD Z7, Z2, Z3
	VSUBPD Z3, Z1, Z3
	VMULPD Z1, Z1, Z4
	VMULPD Z4, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z4, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z4, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z4, Z7, Z4
	VADDPD.BCST constants512x64<>+696(SB), Z4, Z4
	VMULPD Z4, Z1, Z1
	VADDPD Z1, Z8, Z1
	VADDPD Z1, Z3, Z1
	VADDPD Z1, Z2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z1, Z0
	KORB K1, K2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMULPD.BCST constants512x64<>+744(SB), Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z1
	VPCMPUQ $1, Z1, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log1pComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·log1pComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+696(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VADDPD.BCST constants512x64<>+40(SB), Z2, Z1
	VSUBPD.BCST constants512x64<>+40(SB), Z1, Z3
	VSUBPD Z3, Z1, Z4
	VBROADCASTSD constants512x64<>+40(SB), Z5
	VSUBPD Z4, Z5, Z4
	VSUBPD Z3, Z2, Z2
	VADDPD Z2, Z4, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z4, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z5, K1, Z6
	VMULPD Z6, Z1, Z7
	VMULPD Z6, Z0, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z9
	VPCMPUQ $1, Z9, Z8, K2
	VPMAXUQ Z8, Z9, Z8
	VPSRLQ $52, Z8, Z8
	VPSUBQ.BCST constants512x64<>+80(SB), Z8, Z8
	VPMINSQ.BCST constants512x64<>+456(SB), Z8, Z8
	VBROADCASTSD constants512x64<>+8(SB), Z9
	VPSUBQ Z8, Z9, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z10, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z7, Z7
	VMULPD Z10, Z6, Z6
	VMULPD Z7, Z7, Z11
	VMULPD Z6, Z6, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z13
	VSUBPD Z13, Z7, Z14
	VMULPD Z13, Z13, Z15
	VSUBPD Z15, Z11, Z15
	VADDPD Z13, Z13, Z13
	VMULPD Z14, Z13, Z13
	VSUBPD Z13, Z15, Z13
	VMULPD Z14, Z14, Z14
	VSUBPD Z14, Z13, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z14
	VSUBPD Z14, Z6, Z6
	VMULPD Z14, Z14, Z15
	VSUBPD Z15, Z12, Z15
	VADDPD Z14, Z14, Z14
	VMULPD Z6, Z14, Z14
	VSUBPD Z14, Z15, Z14
	VMULPD Z6, Z6, Z6
	VSUBPD Z6, Z14, Z6
	VADDPD Z6, Z13, Z6
	VADDPD Z7, Z7, Z7
	VMULPD Z10, Z2, Z2
	VMULPD Z2, Z7, Z2
	VSUBPD Z2, Z6, Z2
	VBLENDMPD Z12, Z11, K2, Z6
	VBLENDMPD Z11, Z12, K2, Z7
	VADDPD Z7, Z6, Z10
	VSUBPD Z6, Z10, Z6
	VSUBPD Z6, Z7, Z6
	VSUBPD Z2, Z6, Z2
	VADDPD Z2, Z10, Z6
	VSUBPD Z10, Z6, Z7
	VSUBPD Z7, Z2, Z2
	VBLENDMPD.BCST constants512x64<>+464(SB), Z9, K1, Z7
	VPSUBQ Z7, Z8, Z7
	VPADDQ Z7, Z7, Z7
	VPSUBQ.BCST constants512x64<>+472(SB), Z6, Z8
	VPSRAQ $52, Z8, Z10
	VPSRLQ $46, Z8, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+104(SB), Z8, Z8
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z11*8), K1, Z12
	VPSUBQ Z8, Z6, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z6, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z13, Z13
	VMULPD Z12, Z13, Z14
	VSUBPD Z5, Z14, Z14
	VSUBPD Z13, Z6, Z6
	VMULPD Z12, Z6, Z6
	VPSUBQ Z8, Z5, Z8
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z10, K1
	VBLENDMPD Z8, Z9, K1, Z8
	VMULPD Z8, Z2, Z2
	VMULPD Z12, Z2, Z2
	VADDPD Z2, Z6, Z8
	VSUBPD Z6, Z8, Z6
	VSUBPD Z6, Z2, Z2
	VPADDQ Z7, Z10, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z11*8), K1, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z8, Z14, Z10
	VSUBPD Z14, Z10, Z11
	VSUBPD Z11, Z8, Z8
	VADDPD Z2, Z8, Z2
	VADDPD Z10, Z7, Z8
	VSUBPD Z7, Z8, Z7
	VSUBPD Z7, Z10, Z7
	VMULPD Z10, Z10, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+568(SB), Z10, Z10
	VMULPD Z10, Z11, Z10
	VADDPD Z10, Z6, Z6
	VADDPD Z6, Z2, Z2
	VADDPD Z2, Z7, Z2
	VMULPD.BCST constants512x64<>+88(SB), Z8, Z6
	VMULPD.BCST constants512x64<>+88(SB), Z2, Z2
	VADDPD Z2, Z6, Z2
	VPCMPQ $0, Z9, Z3, K1
	VPCMPQ $0, Z9, Z4, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+104(SB), Z2, K1, Z2
	VBROADCASTSD constants512x64<>+48(SB), Z6
	VPCMPUQ $1, Z4, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z2
	VPCMPUQ $1, Z3, Z6, K2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K2, Z2
	VPCMPQ $0, Z6, Z3, K3
	VPCMPQ $0, Z6, Z4, K4
	KORB K4, K3, K3
	VBLENDMPD Z6, Z2, K3, Z2
	VPCMPUQ $1, Z4, Z3, K3
	VPMINUQ Z4, Z3, Z7
	VPMAXUQ Z3, Z4, Z3
	VPCMPQ $0, Z6, Z3, K4
	VPCMPQ $0, Z6, Z7, K5
	VBLENDMPD Z5, Z9, K5, Z4
	VBLENDMPD Z4, Z7, K4, Z4
	VPCMPQ $0, Z9, Z3, K5
	KORB K5, K4, K4
	VBLENDMPD Z5, Z3, K4, Z3
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z3, Z7, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z5, K5, Z5
	VBLENDMPD.BCST constants512x64<>+592(SB), Z5, K4, Z5
	VMULPD Z5, Z4, Z4
	VMULPD Z5, Z3, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VBROADCASTSD constants512x64<>+600(SB), Z5
	VPSUBQ Z3, Z5, Z5
	VMULPD Z5, Z3, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z8
	VSUBPD Z7, Z8, Z7
	VMULPD Z7, Z5, Z5
	VMULPD Z5, Z4, Z5
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z5, K4
	VBLENDMPD Z9, Z5, K4, Z5
	VADDPD.BCST constants512x64<>+624(SB), Z5, Z5
	VPSUBQ.BCST constants512x64<>+624(SB), Z5, Z7
	VBROADCASTSD constants512x64<>+632(SB), Z8
	VPSUBQ Z7, Z8, Z8
	VBLENDMPD Z8, Z7, K3, Z7
	VPCMPQ $0, Z9, Z1, K4
	VBROADCASTSD constants512x64<>+640(SB), Z8
	VPSUBQ Z7, Z8, Z10
	VBLENDMPD Z7, Z10, K4, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z10
	VPCMPQ $0, Z8, Z7, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z5, Z5
	VBLENDMPD.BCST constants512x64<>+16(SB), Z9, K3, Z7
	VPXORQ Z7, Z1, Z1
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z10*8), K3, Z7
	VBLENDMPD.BCST constants512x64<>+648(SB), Z7, K4, Z7
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K3, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K4, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z3, Z9
	VSUBPD Z9, Z3, Z10
	VMULPD Z9, Z5, Z9
	VSUBPD Z9, Z4, Z9
	VMULPD Z10, Z5, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z4, Z5, Z4
	VADDPD Z4, Z3, Z3
	VDIVPD Z3, Z9, Z3
	VPXORQ Z1, Z3, Z1
	VADDPD Z1, Z7, Z3
	VSUBPD Z7, Z3, Z4
	VSUBPD Z4, Z1, Z4
	VMULPD Z1, Z1, Z5
	VMULPD Z5, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z5, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z5, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z5, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z5, Z7, Z5
	VADDPD.BCST constants512x64<>+696(SB), Z5, Z5
	VMULPD Z5, Z1, Z1
	VADDPD Z1, Z8, Z1
	VADDPD Z1, Z4, Z1
	VADDPD Z1, Z3, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z1, Z0
	KORB K1, K2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPCMPUQ $1, Z1, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z6, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sinComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·sinComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+824(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z1
	VBLENDMPD Z0, Z1, K1, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z2, Z1
	VADDPD.BCST constants512x64<>+184(SB), Z1, Z1
	VSUBPD.BCST constants512x64<>+184(SB), Z1, Z4
	VMULPD.BCST constants512x64<>+192(SB), Z4, Z5
	VSUBPD Z5, Z2, Z5
	VMULPD.BCST constants512x64<>+200(SB), Z4, Z6
	VADDPD Z6, Z5, Z7
	VSUBPD Z5, Z7, Z5
	VSUBPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+208(SB), Z4, Z4
	VSUBPD Z4, Z5, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z5
	VBROADCASTSD constants512x64<>+216(SB), Z6
	VPCMPUQ $1, Z5, Z6, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z1, Z6
	VPANDQ.BCST constants512x64<>+32(SB), Z1, Z8
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z8, K1
	VMULPD Z7, Z7, Z8
	VBROADCASTSD constants512x64<>+224(SB), Z9
	VBLENDMPD.BCST constants512x64<>+232(SB), Z9, K1, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+240(SB), Z11
	VBLENDMPD.BCST constants512x64<>+248(SB), Z11, K1, Z12
	VADDPD Z12, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+256(SB), Z12
	VBLENDMPD.BCST constants512x64<>+264(SB), Z12, K1, Z13
	VADDPD Z13, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+272(SB), Z13
	VBLENDMPD.BCST constants512x64<>+280(SB), Z13, K1, Z14
	VADDPD Z14, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+288(SB), Z14
	VBLENDMPD.BCST constants512x64<>+296(SB), Z14, K1, Z15
	VADDPD Z15, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+304(SB), Z15
	VBLENDMPD.BCST constants512x64<>+312(SB), Z15, K1, Z16
	VADDPD Z16, Z10, Z10
	VBLENDMPD Z7, Z8, K1, Z16
	VMULPD Z8, Z16, Z16
	VMULPD Z10, Z16, Z10
	VMULPD.BCST constants512x64<>+88(SB), Z8, Z16
	VBROADCASTSD constants512x64<>+40(SB), Z17
	VSUBPD Z16, Z17, Z18
	VSUBPD Z18, Z17, Z19
	VSUBPD Z16, Z19, Z19
	VMULPD Z4, Z7, Z20
	VSUBPD Z20, Z19, Z19
	VMULPD Z16, Z4, Z16
	VSUBPD Z16, Z4, Z4
	VPANDQ.BCST constants512x64<>+320(SB), Z1, Z1
	VPSLLQ $62, Z1, Z1
	VBLENDMPD Z7, Z18, K1, Z16
	VPXORQ Z1, Z16, Z16
	VBLENDMPD Z4, Z19, K1, Z20
	VADDPD Z20, Z10, Z10
	VPXORQ Z1, Z10, Z1
	VADDPD Z1, Z16, Z1
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z10
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z10, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z9, K1, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+248(SB), Z11, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+264(SB), Z12, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+280(SB), Z13, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+296(SB), Z14, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+312(SB), Z15, K1, Z10
	VADDPD Z10, Z9, Z9
	VBLENDMPD Z7, Z8, K1, Z10
	VMULPD Z8, Z10, Z8
	VMULPD Z9, Z8, Z8
	VPANDQ.BCST constants512x64<>+320(SB), Z6, Z6
	VPSLLQ $62, Z6, Z6
	VBLENDMPD Z7, Z18, K1, Z7
	VPXORQ Z6, Z7, Z7
	VBLENDMPD Z4, Z19, K1, Z4
	VADDPD Z4, Z8, Z4
	VPXORQ Z6, Z4, Z4
	VADDPD Z4, Z7, Z4
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z5, K1
	VBLENDMPD Z2, Z1, K1, Z1
	VPCMPUQ $1, Z3, Z5, K1
	VBROADCASTSD constants512x64<>+0(SB), Z6
	VBLENDMPD Z1, Z6, K1, Z1
	VBLENDMPD Z4, Z6, K1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z7
	VBROADCASTSD constants512x64<>+752(SB), Z8
	VPCMPUQ $1, Z7, Z8, K2
	VSUBPD.BCST constants512x64<>+760(SB), Z7, Z8
	VBLENDMPD Z8, Z7, K2, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z8, Z8
	VPMINUQ.BCST constants512x64<>+768(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+352(SB), Z8, Z9
	VADDPD.BCST constants512x64<>+184(SB), Z9, Z9
	VPSUBQ.BCST constants512x64<>+184(SB), Z9, Z10
	VSUBPD.BCST constants512x64<>+184(SB), Z9, Z9
	VMULPD.BCST constants512x64<>+360(SB), Z9, Z11
	VSUBPD Z11, Z8, Z8
	VMULPD.BCST constants512x64<>+368(SB), Z9, Z9
	VPSRAQ $6, Z10, Z11
	VPMINSQ.BCST constants512x64<>+432(SB), Z11, Z12
	VPSUBQ Z12, Z11, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z11
	VPSLLQ $52, Z11, Z11
	VBROADCASTSD constants512x64<>+8(SB), Z13
	VPSUBQ Z10, Z13, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z12, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z10, Z10
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z10*8), K3, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z10*8), K3, Z16
	VPADDQ.BCST constants512x64<>+80(SB), Z12, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z15, Z12
	VMULPD Z10, Z16, Z10
	VPSRAQ $6, Z14, Z15
	VPMAXSQ.BCST constants512x64<>+776(SB), Z15, Z15
	VPSUBQ.BCST constants512x64<>+32(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z14
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z14*8), K3, Z16
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z18, Z18, Z18
	VPGATHERQQ (AX)(Z14*8), K3, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z15, Z14
	VPSLLQ $52, Z14, Z14
	VMULPD Z14, Z16, Z15
	VMULPD Z14, Z18, Z14
	VPXORQ.BCST constants512x64<>+16(SB), Z15, Z16
	VADDPD Z16, Z12, Z18
	VSUBPD Z12, Z18, Z19
	VSUBPD Z19, Z16, Z16
	VSUBPD Z14, Z10, Z19
	VADDPD Z19, Z16, Z16
	VADDPD Z15, Z12, Z19
	VSUBPD Z12, Z19, Z12
	VSUBPD Z12, Z15, Z12
	VADDPD Z14, Z10, Z10
	VADDPD Z10, Z12, Z10
	VSUBPD Z9, Z8, Z12
	VMULPD Z12, Z12, Z14
	VMULPD.BCST constants512x64<>+784(SB), Z14, Z15
	VADDPD.BCST constants512x64<>+792(SB), Z15, Z15
	VMULPD Z14, Z15, Z15
	VADDPD.BCST constants512x64<>+88(SB), Z15, Z15
	VMULPD Z15, Z14, Z15
	VMULPD Z12, Z14, Z12
	VMULPD.BCST constants512x64<>+800(SB), Z14, Z20
	VADDPD.BCST constants512x64<>+808(SB), Z20, Z20
	VMULPD Z14, Z20, Z14
	VADDPD.BCST constants512x64<>+816(SB), Z14, Z14
	VMULPD Z14, Z12, Z12
	VSUBPD Z9, Z12, Z9
	VADDPD Z8, Z18, Z12
	VSUBPD Z18, Z12, Z14
	VSUBPD Z14, Z8, Z14
	VMULPD Z15, Z18, Z20
	VADDPD Z20, Z9, Z20
	VADDPD Z20, Z16, Z16
	VADDPD Z16, Z14, Z14
	VSUBPD Z17, Z19, Z16
	VADDPD Z10, Z16, Z16
	VADDPD Z9, Z8, Z8
	VMULPD Z8, Z16, Z9
	VADDPD Z9, Z14, Z9
	VADDPD Z9, Z12, Z9
	VMULPD Z11, Z9, Z9
	VMULPD Z15, Z19, Z12
	VMULPD Z8, Z18, Z8
	VADDPD Z8, Z12, Z8
	VADDPD Z8, Z10, Z8
	VADDPD Z8, Z19, Z8
	VMULPD Z11, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+824(SB), Z17, K2, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z11
	VPORQ Z11, Z9, Z9
	VPCMPUQ $1, Z7, Z3, K2
	VBLENDMPD Z6, Z9, K2, Z9
	VBLENDMPD Z6, Z8, K2, Z8
	VMULPD Z4, Z9, Z4
	VMULPD Z10, Z4, Z4
	VMULPD Z1, Z8, Z1
	VMULPD Z10, Z1, Z1
	VPCMPQ $0, Z13, Z7, K2
	VPCMPQ $0, Z3, Z7, K3
	KORB K3, K2, K2
	KNOTB K1, K1
	KANDB K1, K2, K1
	VBLENDMPD Z0, Z4, K1, Z0
	VPCMPQ $0, Z13, Z5, K1
	VBLENDMPD Z2, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z6, Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z6, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func cosComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·cosComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+824(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z1
	VBLENDMPD Z0, Z1, K1, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z2, Z1
	VADDPD.BCST constants512x64<>+184(SB), Z1, Z1
	VSUBPD.BCST constants512x64<>+184(SB), Z1, Z4
	VMULPD.BCST constants512x64<>+192(SB), Z4, Z5
	VSUBPD Z5, Z2, Z5
	VMULPD.BCST constants512x64<>+200(SB), Z4, Z6
	VADDPD Z6, Z5, Z7
	VSUBPD Z5, Z7, Z5
	VSUBPD Z5, Z6, Z5
	VMULPD.BCST constants512x64<>+208(SB), Z4, Z4
	VSUBPD Z4, Z5, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z5
	VBROADCASTSD constants512x64<>+216(SB), Z6
	VPCMPUQ $1, Z5, Z6, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z1, Z6
	VPANDQ.BCST constants512x64<>+32(SB), Z1, Z8
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z8, K1
	VMULPD Z7, Z7, Z8
	VBROADCASTSD constants512x64<>+224(SB), Z9
	VBLENDMPD.BCST constants512x64<>+232(SB), Z9, K1, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+240(SB), Z11
	VBLENDMPD.BCST constants512x64<>+248(SB), Z11, K1, Z12
	VADDPD Z12, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+256(SB), Z12
	VBLENDMPD.BCST constants512x64<>+264(SB), Z12, K1, Z13
	VADDPD Z13, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+272(SB), Z13
	VBLENDMPD.BCST constants512x64<>+280(SB), Z13, K1, Z14
	VADDPD Z14, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+288(SB), Z14
	VBLENDMPD.BCST constants512x64<>+296(SB), Z14, K1, Z15
	VADDPD Z15, Z10, Z10
	VMULPD Z8, Z10, Z10
	VBROADCASTSD constants512x64<>+304(SB), Z15
	VBLENDMPD.BCST constants512x64<>+312(SB), Z15, K1, Z16
	VADDPD Z16, Z10, Z10
	VBLENDMPD Z7, Z8, K1, Z16
	VMULPD Z8, Z16, Z16
	VMULPD Z10, Z16, Z10
	VMULPD.BCST constants512x64<>+88(SB), Z8, Z16
	VBROADCASTSD constants512x64<>+40(SB), Z17
	VSUBPD Z16, Z17, Z18
	VSUBPD Z18, Z17, Z19
	VSUBPD Z16, Z19, Z19
	VMULPD Z4, Z7, Z20
	VSUBPD Z20, Z19, Z19
	VMULPD Z16, Z4, Z16
	VSUBPD Z16, Z4, Z4
	VPANDQ.BCST constants512x64<>+320(SB), Z1, Z1
	VPSLLQ $62, Z1, Z1
	VBLENDMPD Z7, Z18, K1, Z16
	VPXORQ Z1, Z16, Z16
	VBLENDMPD Z4, Z19, K1, Z20
	VADDPD Z20, Z10, Z10
	VPXORQ Z1, Z10, Z1
	VADDPD Z1, Z16, Z1
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z10
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z10, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z9, K1, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+248(SB), Z11, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+264(SB), Z12, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+280(SB), Z13, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+296(SB), Z14, K1, Z10
	VADDPD Z10, Z9, Z9
	VMULPD Z8, Z9, Z9
	VBLENDMPD.BCST constants512x64<>+312(SB), Z15, K1, Z10
	VADDPD Z10, Z9, Z9
	VBLENDMPD Z7, Z8, K1, Z10
	VMULPD Z8, Z10, Z8
	VMULPD Z9, Z8, Z8
	VPANDQ.BCST constants512x64<>+320(SB), Z6, Z6
	VPSLLQ $62, Z6, Z6
	VBLENDMPD Z7, Z18, K1, Z7
	VPXORQ Z6, Z7, Z7
	VBLENDMPD Z4, Z19, K1, Z4
	VADDPD Z4, Z8, Z4
	VPXORQ Z6, Z4, Z4
	VADDPD Z4, Z7, Z4
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z5, K1
	VBLENDMPD Z2, Z1, K1, Z1
	VPCMPUQ $1, Z3, Z5, K1
	VBROADCASTSD constants512x64<>+0(SB), Z6
	VBLENDMPD Z1, Z6, K1, Z1
	VBLENDMPD Z4, Z6, K1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z7
	VBROADCASTSD constants512x64<>+752(SB), Z8
	VPCMPUQ $1, Z7, Z8, K2
	VSUBPD.BCST constants512x64<>+760(SB), Z7, Z8
	VBLENDMPD Z8, Z7, K2, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z8, Z8
	VPMINUQ.BCST constants512x64<>+768(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+352(SB), Z8, Z9
	VADDPD.BCST constants512x64<>+184(SB), Z9, Z9
	VPSUBQ.BCST constants512x64<>+184(SB), Z9, Z10
	VSUBPD.BCST constants512x64<>+184(SB), Z9, Z9
	VMULPD.BCST constants512x64<>+360(SB), Z9, Z11
	VSUBPD Z11, Z8, Z8
	VMULPD.BCST constants512x64<>+368(SB), Z9, Z9
	VPSRAQ $6, Z10, Z11
	VPMINSQ.BCST constants512x64<>+432(SB), Z11, Z12
	VPSUBQ Z12, Z11, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z11
	VPSLLQ $52, Z11, Z11
	VBROADCASTSD constants512x64<>+8(SB), Z13
	VPSUBQ Z10, Z13, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z12, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z10, Z10
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z10*8), K3, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z10*8), K3, Z16
	VPADDQ.BCST constants512x64<>+80(SB), Z12, Z10
	VPSLLQ $52, Z10, Z10
	VMULPD Z10, Z15, Z12
	VMULPD Z10, Z16, Z10
	VPSRAQ $6, Z14, Z15
	VPMAXSQ.BCST constants512x64<>+776(SB), Z15, Z15
	VPSUBQ.BCST constants512x64<>+32(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z14
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z14*8), K3, Z16
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z18, Z18, Z18
	VPGATHERQQ (AX)(Z14*8), K3, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z15, Z14
	VPSLLQ $52, Z14, Z14
	VMULPD Z14, Z16, Z15
	VMULPD Z14, Z18, Z14
	VPXORQ.BCST constants512x64<>+16(SB), Z15, Z16
	VADDPD Z16, Z12, Z18
	VSUBPD Z12, Z18, Z19
	VSUBPD Z19, Z16, Z16
	VSUBPD Z14, Z10, Z19
	VADDPD Z19, Z16, Z16
	VADDPD Z15, Z12, Z19
	VSUBPD Z12, Z19, Z12
	VSUBPD Z12, Z15, Z12
	VADDPD Z14, Z10, Z10
	VADDPD Z10, Z12, Z10
	VSUBPD Z9, Z8, Z12
	VMULPD Z12, Z12, Z14
	VMULPD.BCST constants512x64<>+784(SB), Z14, Z15
	VADDPD.BCST constants512x64<>+792(SB), Z15, Z15
	VMULPD Z14, Z15, Z15
	VADDPD.BCST constants512x64<>+88(SB), Z15, Z15
	VMULPD Z15, Z14, Z15
	VMULPD Z12, Z14, Z12
	VMULPD.BCST constants512x64<>+800(SB), Z14, Z20
	VADDPD.BCST constants512x64<>+808(SB), Z20, Z20
	VMULPD Z14, Z20, Z14
	VADDPD.BCST constants512x64<>+816(SB), Z14, Z14
	VMULPD Z14, Z12, Z12
	VSUBPD Z9, Z12, Z9
	VADDPD Z8, Z18, Z12
	VSUBPD Z18, Z12, Z14
	VSUBPD Z14, Z8, Z14
	VMULPD Z15, Z18, Z20
	VADDPD Z20, Z9, Z20
	VADDPD Z20, Z16, Z16
	VADDPD Z16, Z14, Z14
	VSUBPD Z17, Z19, Z16
	VADDPD Z10, Z16, Z16
	VADDPD Z9, Z8, Z8
	VMULPD Z8, Z16, Z9
	VADDPD Z9, Z14, Z9
	VADDPD Z9, Z12, Z9
	VMULPD Z11, Z9, Z9
	VMULPD Z15, Z19, Z12
	VMULPD Z8, Z18, Z8
	VADDPD Z8, Z12, Z8
	VADDPD Z8, Z10, Z8
	VADDPD Z8, Z19, Z8
	VMULPD Z11, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+824(SB), Z17, K2, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z9, Z9
	VPCMPUQ $1, Z7, Z3, K2
	VBLENDMPD Z6, Z9, K2, Z9
	VBLENDMPD Z6, Z8, K2, Z8
	VMULPD Z4, Z8, Z4
	VMULPD Z10, Z4, Z4
	VMULPD Z1, Z9, Z1
	VMULPD Z10, Z1, Z1
	KNOTB K1, K1
	VPCMPQ $0, Z3, Z7, K3
	KANDB K1, K3, K3
	VBLENDMPD Z3, Z4, K3, Z4
	VBLENDMPD Z13, Z0, K2, Z0
	VPCMPUQ $1, Z5, Z3, K2
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBLENDMPD Z13, Z2, K2, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VPORQ Z2, Z17, Z2
	VMULPD Z2, Z0, Z0
	VPCMPQ $0, Z13, Z5, K2
	VPCMPQ $0, Z13, Z7, K3
	KANDB K1, K3, K1
	KORB K1, K2, K1
	VBLENDMPD Z0, Z1, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z1
	VPCMPUQ $1, Z1, Z3, K1
	VBLENDMPD Z6, Z4, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z6, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func tanComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·tanComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+832(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z1
	VBLENDMPD Z0, Z1, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+832(SB), Z4
	VPCMPUQ $1, Z1, Z4, K1
	VPMINUQ Z1, Z4, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z4
	VPMINUQ.BCST constants512x64<>+768(SB), Z4, Z4
	VMULPD.BCST constants512x64<>+352(SB), Z4, Z5
	VADDPD.BCST constants512x64<>+184(SB), Z5, Z5
	VPSUBQ.BCST constants512x64<>+184(SB), Z5, Z6
	VSUBPD.BCST constants512x64<>+184(SB), Z5, Z5
	VMULPD.BCST constants512x64<>+360(SB), Z5, Z7
	VSUBPD Z7, Z4, Z4
	VMULPD.BCST constants512x64<>+368(SB), Z5, Z5
	VPSRAQ $6, Z6, Z7
	VPMINSQ.BCST constants512x64<>+432(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VPSUBQ Z6, Z8, Z9
	VPSUBQ.BCST constants512x64<>+32(SB), Z7, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z6, Z6
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z6*8), K2, Z10
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z6*8), K2, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z6
	VPSLLQ $52, Z6, Z6
	VMULPD Z6, Z10, Z7
	VMULPD Z6, Z11, Z6
	VPSRAQ $6, Z9, Z10
	VPMAXSQ.BCST constants512x64<>+776(SB), Z10, Z10
	VPSUBQ.BCST constants512x64<>+32(SB), Z10, Z10
	VPANDQ.BCST constants512x64<>+408(SB), Z9, Z9
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z9*8), K2, Z11
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z9*8), K2, Z12
	VPADDQ.BCST constants512x64<>+80(SB), Z10, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z11, Z10
	VMULPD Z9, Z12, Z9
	VPXORQ.BCST constants512x64<>+16(SB), Z10, Z11
	VADDPD Z11, Z7, Z12
	VSUBPD Z7, Z12, Z13
	VSUBPD Z13, Z11, Z11
	VSUBPD Z9, Z6, Z13
	VADDPD Z13, Z11, Z11
	VADDPD Z10, Z7, Z13
	VSUBPD Z7, Z13, Z7
	VSUBPD Z7, Z10, Z7
	VADDPD Z9, Z6, Z6
	VADDPD Z6, Z7, Z6
	VSUBPD Z5, Z4, Z7
	VMULPD Z7, Z7, Z9
	VMULPD.BCST constants512x64<>+784(SB), Z9, Z10
	VADDPD.BCST constants512x64<>+792(SB), Z10, Z10
	VMULPD Z9, Z10, Z10
	VADDPD.BCST constants512x64<>+88(SB), Z10, Z10
	VMULPD Z10, Z9, Z10
	VMULPD Z7, Z9, Z7
	VMULPD.BCST constants512x64<>+800(SB), Z9, Z14
	VADDPD.BCST constants512x64<>+808(SB), Z14, Z14
	VMULPD Z9, Z14, Z9
	VADDPD.BCST constants512x64<>+816(SB), Z9, Z9
	VMULPD Z9, Z7, Z7
	VSUBPD Z5, Z7, Z5
	VADDPD Z4, Z12, Z7
	VSUBPD Z12, Z7, Z9
	VSUBPD Z9, Z4, Z9
	VMULPD Z10, Z12, Z14
	VADDPD Z14, Z5, Z14
	VADDPD Z14, Z11, Z11
	VADDPD Z11, Z9, Z9
	VSUBPD.BCST constants512x64<>+40(SB), Z13, Z11
	VADDPD Z6, Z11, Z11
	VADDPD Z5, Z4, Z4
	VMULPD Z4, Z11, Z5
	VADDPD Z5, Z9, Z5
	VMULPD Z10, Z13, Z9
	VMULPD Z4, Z12, Z4
	VADDPD Z4, Z9, Z4
	VADDPD Z4, Z6, Z4
	VMULPD.BCST constants512x64<>+176(SB), Z2, Z6
	VADDPD.BCST constants512x64<>+184(SB), Z6, Z6
	VSUBPD.BCST constants512x64<>+184(SB), Z6, Z9
	VMULPD.BCST constants512x64<>+192(SB), Z9, Z10
	VSUBPD Z10, Z2, Z10
	VMULPD.BCST constants512x64<>+200(SB), Z9, Z11
	VADDPD Z11, Z10, Z12
	VSUBPD Z10, Z12, Z10
	VSUBPD Z10, Z11, Z10
	VMULPD.BCST constants512x64<>+208(SB), Z9, Z9
	VSUBPD Z9, Z10, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z10
	VBROADCASTSD constants512x64<>+216(SB), Z11
	VPCMPUQ $1, Z10, Z11, K2
	KORTESTB K2, K2
	JNE done
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z11
	VPCMPQ $0, Z8, Z11, K2
	VMULPD Z12, Z12, Z11
	VBROADCASTSD constants512x64<>+224(SB), Z14
	VBLENDMPD.BCST constants512x64<>+232(SB), Z14, K2, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+240(SB), Z16
	VBLENDMPD.BCST constants512x64<>+248(SB), Z16, K2, Z17
	VADDPD Z17, Z15, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+256(SB), Z17
	VBLENDMPD.BCST constants512x64<>+264(SB), Z17, K2, Z18
	VADDPD Z18, Z15, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+272(SB), Z18
	VBLENDMPD.BCST constants512x64<>+280(SB), Z18, K2, Z19
	VADDPD Z19, Z15, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+288(SB), Z19
	VBLENDMPD.BCST constants512x64<>+296(SB), Z19, K2, Z20
	VADDPD Z20, Z15, Z15
	VMULPD Z11, Z15, Z15
	VBROADCASTSD constants512x64<>+304(SB), Z20
	VBLENDMPD.BCST constants512x64<>+312(SB), Z20, K2, Z21
	VADDPD Z21, Z15, Z15
	VBLENDMPD Z12, Z11, K2, Z21
	VMULPD Z11, Z21, Z21
	VMULPD Z15, Z21, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z11, Z21
	VBROADCASTSD constants512x64<>+40(SB), Z22
	VSUBPD Z21, Z22, Z23
	VSUBPD Z23, Z22, Z24
	VSUBPD Z21, Z24, Z24
	VMULPD Z9, Z12, Z25
	VSUBPD Z25, Z24, Z24
	VMULPD Z21, Z9, Z21
	VSUBPD Z21, Z9, Z9
	VPANDQ.BCST constants512x64<>+320(SB), Z6, Z21
	VPSLLQ $62, Z21, Z21
	VBLENDMPD Z12, Z23, K2, Z25
	VPXORQ Z21, Z25, Z25
	VBLENDMPD Z9, Z24, K2, Z26
	VADDPD Z26, Z15, Z15
	VPXORQ Z21, Z15, Z15
	VPADDQ.BCST constants512x64<>+32(SB), Z6, Z6
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z21
	VPCMPQ $0, Z8, Z21, K2
	VBLENDMPD.BCST constants512x64<>+232(SB), Z14, K2, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+248(SB), Z16, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+264(SB), Z17, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+280(SB), Z18, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+296(SB), Z19, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z11, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z20, K2, Z16
	VADDPD Z16, Z14, Z14
	VBLENDMPD Z12, Z11, K2, Z16
	VMULPD Z11, Z16, Z11
	VMULPD Z14, Z11, Z11
	VPANDQ.BCST constants512x64<>+320(SB), Z6, Z6
	VPSLLQ $62, Z6, Z6
	VBLENDMPD Z12, Z23, K2, Z12
	VPXORQ Z6, Z12, Z12
	VBLENDMPD Z9, Z24, K2, Z9
	VADDPD Z9, Z11, Z9
	VPXORQ Z6, Z9, Z6
	VPCMPUQ $1, Z3, Z10, K2
	VBROADCASTSD constants512x64<>+0(SB), Z9
	VBLENDMPD Z25, Z9, K2, Z11
	VBLENDMPD Z12, Z9, K2, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z11, Z14
	VSUBPD Z14, Z11, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z16
	VSUBPD Z16, Z12, Z12
	VADDPD Z15, Z11, Z11
	VADDPD Z6, Z12, Z6
	VMULPD Z6, Z14, Z12
	VADDPD Z6, Z16, Z15
	VMULPD Z15, Z11, Z11
	VADDPD Z11, Z12, Z11
	VMULPD Z16, Z14, Z12
	VADDPD Z11, Z12, Z14
	VSUBPD Z12, Z14, Z12
	VSUBPD Z12, Z11, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z12
	VSUBPD Z12, Z7, Z7
	VADDPD Z5, Z7, Z5
	VMULPD Z5, Z12, Z7
	VADDPD Z5, Z12, Z17
	VMULPD Z17, Z5, Z17
	VADDPD Z17, Z7, Z7
	VMULPD Z12, Z12, Z17
	VADDPD Z7, Z17, Z18
	VSUBPD Z17, Z18, Z17
	VSUBPD Z17, Z7, Z7
	VMULPD Z6, Z16, Z17
	VMULPD Z15, Z6, Z6
	VADDPD Z6, Z17, Z6
	VMULPD Z16, Z16, Z15
	VADDPD Z6, Z15, Z16
	VSUBPD Z15, Z16, Z15
	VSUBPD Z15, Z6, Z6
	VADDPD Z16, Z18, Z15
	VSUBPD Z18, Z15, Z17
	VSUBPD Z17, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VSUBPD Z17, Z16, Z16
	VADDPD Z16, Z18, Z16
	VADDPD Z6, Z7, Z6
	VADDPD Z6, Z16, Z6
	VADDPD Z6, Z15, Z7
	VSUBPD Z15, Z7, Z15
	VSUBPD Z15, Z6, Z6
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z15
	VSUBPD Z15, Z13, Z13
	VADDPD Z4, Z13, Z4
	VMULPD Z4, Z12, Z13
	VADDPD Z4, Z15, Z4
	VMULPD Z4, Z5, Z4
	VADDPD Z4, Z13, Z4
	VMULPD Z15, Z12, Z5
	VADDPD Z4, Z5, Z12
	VSUBPD Z5, Z12, Z5
	VSUBPD Z5, Z4, Z4
	VDIVPD Z7, Z22, Z5
	VMULPD Z5, Z12, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z15
	VSUBPD Z15, Z7, Z7
	VMULPD Z15, Z13, Z16
	VSUBPD Z16, Z12, Z12
	VADDPD Z6, Z7, Z6
	VMULPD Z6, Z13, Z7
	VSUBPD Z7, Z4, Z4
	VADDPD Z4, Z12, Z4
	VMULPD Z5, Z4, Z4
	VADDPD Z4, Z13, Z4
	VMULPD Z5, Z14, Z7
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z7
	VMULPD Z15, Z7, Z12
	VSUBPD Z12, Z14, Z12
	VMULPD Z6, Z7, Z6
	VSUBPD Z6, Z11, Z6
	VADDPD Z6, Z12, Z6
	VMULPD Z5, Z6, Z5
	VADDPD Z5, Z7, Z5
	VPCMPQ $0, Z3, Z1, K3
	KANDB K2, K1, K1
	KORB K1, K3, K1
	VBLENDMPD Z22, Z4, K1, Z4
	VBLENDMPD Z14, Z2, K2, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z7
	VPCMPUQ $1, Z7, Z3, K3
	VPANDQ.BCST constants512x64<>+16(SB), Z6, Z6
	VBLENDMPD Z8, Z6, K3, Z6
	VBLENDMPD Z6, Z5, K1, Z5
	VPCMPQ $0, Z8, Z1, K1
	KNOTB K2, K2
	KANDB K2, K1, K1
	VBLENDMPD Z8, Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z4, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z4
	VPCMPUQ $1, Z4, Z3, K1
	VBLENDMPD Z9, Z0, K1, Z0
	VPCMPUQ $1, Z1, Z3, K1
	VBLENDMPD Z9, Z0, K1, Z0
	VBLENDMPD Z9, Z5, K1, Z1
	VPCMPQ $0, Z8, Z10, K1
	VBLENDMPD Z2, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z9, Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z9, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func asinComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·asinComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+864(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z1
	VBLENDMPD Z0, Z1, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPCMPUQ $1, Z1, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z2, Z4
	VBLENDMPD Z2, Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z5
	VBROADCASTSD constants512x64<>+128(SB), Z6
	VPCMPUQ $1, Z5, Z6, K2
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z5
	VPCMPUQ $1, Z5, Z6, K3
	KORB K3, K2, K2
	VBROADCASTSD constants512x64<>+40(SB), Z6
	VBLENDMPD.BCST constants512x64<>+120(SB), Z6, K2, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z7, Z0, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VBLENDMPD.BCST constants512x64<>+840(SB), Z8, K2, Z9
	VSUBPD Z4, Z6, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z11
	VPCMPUQ $1, Z11, Z3, K2
	VPXORQ.BCST constants512x64<>+16(SB), Z7, Z12
	VBLENDMPD Z7, Z12, K2, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K3
	KANDB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K2, Z15
	VMULPD Z15, Z13, Z16
	VMULPD Z15, Z14, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z8, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z6, K2, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z14, Z16
	VPORQ Z14, Z13, Z13
	VPCMPQ $0, Z8, Z13, K2
	VBLENDMPD Z8, Z15, K2, Z13
	VBLENDMPD Z8, Z16, K2, Z14
	VPCMPQ $1, Z8, Z10, K2
	VBLENDMPD Z14, Z13, K2, Z10
	VBLENDMPD Z13, Z14, K2, Z13
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VPORQ Z12, Z13, Z12
	VADDPD Z4, Z6, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z11, K3
	KANDB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K2, Z15
	VMULPD Z15, Z14, Z16
	VMULPD Z15, Z11, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z8, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z6, K2, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z11, Z16
	VPORQ Z11, Z14, Z11
	VPCMPQ $0, Z8, Z11, K2
	VBLENDMPD Z8, Z15, K2, Z11
	VBLENDMPD Z8, Z16, K2, Z14
	VPCMPQ $1, Z8, Z13, K2
	VBLENDMPD Z14, Z11, K2, Z13
	VBLENDMPD Z11, Z14, K2, Z11
	VPANDQ.BCST constants512x64<>+16(SB), Z7, Z7
	VPORQ Z7, Z11, Z7
	VMULPD Z13, Z10, Z11
	VMULPD Z7, Z12, Z14
	VSUBPD Z14, Z11, Z11
	VMULPD Z7, Z10, Z7
	VMULPD Z13, Z12, Z10
	VSUBPD Z10, Z7, Z7
	VPCMPQ $0, Z3, Z5, K2
	VPCMPQ $0, Z3, Z1, K3
	KORB K3, K2, K2
	VBLENDMPD Z5, Z11, K2, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z11
	VPCMPUQ $1, Z11, Z3, K3
	VPXORQ.BCST constants512x64<>+16(SB), Z4, Z11
	VBLENDMPD Z4, Z11, K3, Z4
	VBLENDMPD Z2, Z4, K2, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z12
	VPCMPUQ $1, Z11, Z12, K3
	VPMINUQ Z11, Z12, Z13
	VPMAXUQ Z12, Z11, Z14
	VPCMPQ $0, Z3, Z14, K4
	VPCMPQ $0, Z3, Z13, K5
	VBLENDMPD Z6, Z8, K5, Z15
	VBLENDMPD Z15, Z13, K4, Z13
	VPCMPQ $0, Z8, Z14, K5
	KORB K5, K4, K4
	VBLENDMPD Z6, Z14, K4, Z14
	VBROADCASTSD constants512x64<>+576(SB), Z15
	VPCMPUQ $1, Z14, Z15, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z6, K5, Z15
	VBLENDMPD.BCST constants512x64<>+592(SB), Z15, K4, Z15
	VMULPD Z15, Z13, Z13
	VMULPD Z15, Z14, Z14
	VPANDQ.BCST constants512x64<>+16(SB), Z10, Z10
	VBROADCASTSD constants512x64<>+600(SB), Z15
	VPSUBQ Z14, Z15, Z15
	VMULPD Z15, Z14, Z16
	VBROADCASTSD constants512x64<>+608(SB), Z17
	VSUBPD Z16, Z17, Z16
	VMULPD Z16, Z15, Z15
	VMULPD Z15, Z13, Z15
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z15, K4
	VBLENDMPD Z8, Z15, K4, Z15
	VADDPD.BCST constants512x64<>+624(SB), Z15, Z15
	VPSUBQ.BCST constants512x64<>+624(SB), Z15, Z16
	VBROADCASTSD constants512x64<>+632(SB), Z17
	VPSUBQ Z16, Z17, Z17
	VBLENDMPD Z17, Z16, K3, Z16
	VPCMPQ $0, Z8, Z10, K4
	VBROADCASTSD constants512x64<>+640(SB), Z17
	VPSUBQ Z16, Z17, Z18
	VBLENDMPD Z16, Z18, K4, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z18
	VPCMPQ $0, Z17, Z16, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z15, Z15
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z16
	VPXORQ Z16, Z10, Z10
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z18*8), K3, Z16
	VBLENDMPD.BCST constants512x64<>+648(SB), Z16, K4, Z16
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z18*8), K3, Z17
	VBLENDMPD.BCST constants512x64<>+656(SB), Z17, K4, Z17
	VPANDQ.BCST constants512x64<>+160(SB), Z14, Z18
	VSUBPD Z18, Z14, Z19
	VMULPD Z18, Z15, Z18
	VSUBPD Z18, Z13, Z18
	VMULPD Z19, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z13, Z15, Z13
	VADDPD Z13, Z14, Z13
	VDIVPD Z13, Z18, Z13
	VPXORQ Z10, Z13, Z10
	VADDPD Z10, Z16, Z13
	VSUBPD Z16, Z13, Z14
	VSUBPD Z14, Z10, Z14
	VMULPD Z10, Z10, Z15
	VMULPD Z15, Z10, Z10
	VMULPD.BCST constants512x64<>+664(SB), Z15, Z16
	VADDPD.BCST constants512x64<>+672(SB), Z16, Z16
	VMULPD Z15, Z16, Z16
	VADDPD.BCST constants512x64<>+680(SB), Z16, Z16
	VMULPD Z15, Z16, Z16
	VADDPD.BCST constants512x64<>+688(SB), Z16, Z16
	VMULPD Z15, Z16, Z15
	VADDPD.BCST constants512x64<>+696(SB), Z15, Z15
	VMULPD Z15, Z10, Z10
	VADDPD Z10, Z17, Z10
	VADDPD Z10, Z14, Z10
	VADDPD Z10, Z13, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z4
	VPXORQ Z4, Z10, Z4
	VPCMPUQ $1, Z12, Z3, K3
	VPCMPUQ $1, Z11, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K3, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z11
	VSUBPD Z11, Z10, Z12
	VMULPD Z11, Z11, Z13
	VADDPD Z11, Z10, Z11
	VMULPD Z11, Z12, Z11
	VADDPD Z13, Z6, Z12
	VSUBPD Z6, Z12, Z14
	VSUBPD Z14, Z12, Z15
	VSUBPD Z15, Z6, Z15
	VSUBPD Z14, Z13, Z13
	VADDPD Z13, Z15, Z13
	VADDPD Z11, Z13, Z11
	VADDPD Z11, Z12, Z13
	VSUBPD Z12, Z13, Z12
	VSUBPD Z12, Z11, Z11
	VSQRTPD Z13, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z14
	VSUBPD Z14, Z12, Z15
	VMULPD Z14, Z14, Z16
	VSUBPD Z16, Z13, Z13
	VADDPD Z14, Z14, Z14
	VMULPD Z15, Z14, Z14
	VSUBPD Z14, Z13, Z13
	VMULPD Z15, Z15, Z14
	VSUBPD Z14, Z13, Z13
	VADDPD Z11, Z13, Z11
	VADDPD Z12, Z12, Z13
	VDIVPD Z13, Z11, Z11
	VADDPD Z10, Z12, Z13
	VSUBPD Z12, Z13, Z12
	VSUBPD Z12, Z10, Z12
	VADDPD Z11, Z12, Z11
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z10, K3
	VBLENDMPD Z13, Z10, K3, Z12
	VBLENDMPD Z11, Z8, K3, Z11
	VPSUBQ.BCST constants512x64<>+472(SB), Z12, Z13
	VPSRAQ $52, Z13, Z14
	VPSRLQ $46, Z13, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+104(SB), Z13, Z13
	LEAQ table2_512x64<>(SB), AX
	KXNORW K4, K4, K4
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z15*8), K4, Z16
	VPSUBQ Z13, Z12, Z12
	VPADDQ.BCST constants512x64<>+480(SB), Z12, Z17
	VPANDQ.BCST constants512x64<>+488(SB), Z17, Z17
	VMULPD Z16, Z17, Z18
	VSUBPD Z6, Z18, Z18
	VSUBPD Z17, Z12, Z12
	VMULPD Z16, Z12, Z12
	VPSUBQ Z13, Z6, Z6
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z14, K4
	VBLENDMPD Z6, Z8, K4, Z6
	VMULPD Z6, Z11, Z6
	VMULPD Z16, Z6, Z6
	VADDPD Z6, Z12, Z11
	VSUBPD Z12, Z11, Z12
	VSUBPD Z12, Z6, Z6
	VBROADCASTSD constants512x64<>+32(SB), Z12
	VBLENDMPD Z8, Z12, K3, Z12
	VPADDQ Z12, Z14, Z12
	VCVTQQ2PD Z12, Z12
	VMULPD.BCST constants512x64<>+496(SB), Z12, Z13
	LEAQ table3_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K3, Z14
	VADDPD Z14, Z13, Z13
	VMULPD.BCST constants512x64<>+504(SB), Z12, Z12
	LEAQ table4_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K3, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z11, Z18, Z14
	VSUBPD Z18, Z14, Z15
	VSUBPD Z15, Z11, Z11
	VADDPD Z6, Z11, Z6
	VADDPD Z14, Z13, Z11
	VSUBPD Z13, Z11, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z14, Z14, Z15
	VMULPD.BCST constants512x64<>+512(SB), Z14, Z16
	VADDPD.BCST constants512x64<>+520(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+528(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+536(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+544(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+552(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+560(SB), Z16, Z16
	VMULPD Z14, Z16, Z14
	VADDPD.BCST constants512x64<>+568(SB), Z14, Z14
	VMULPD Z14, Z15, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z12, Z6, Z6
	VADDPD Z6, Z13, Z6
	VADDPD Z6, Z11, Z6
	VPSUBQ.BCST constants512x64<>+856(SB), Z10, Z11
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z11, K3
	VBLENDMPD Z6, Z10, K3, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z7, Z7
	VPORQ Z7, Z6, Z6
	VPCMPUQ $1, Z10, Z3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K3, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z6, Z7
	VPORQ Z7, Z9, Z7
	VADDPD Z7, Z6, Z6
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z5, K3
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z1, K4
	KANDB K4, K3, K3
	VBLENDMPD Z0, Z6, K3, Z6
	VBLENDMPD Z2, Z4, K3, Z4
	VPCMPUQ $1, Z5, Z3, K3
	KORB K1, K3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K1, Z5
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z3, Z0
	VBLENDMPD Z3, Z0, K3, Z0
	VBLENDMPD Z0, Z5, K2, Z0
	VPCMPQ $0, Z8, Z1, K1
	VBLENDMPD Z2, Z4, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func acosComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·acosComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+872(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VBROADCASTSD constants512x64<>+128(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VPCMPUQ $1, Z4, Z3, K2
	KORB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z3
	VBLENDMPD.BCST constants512x64<>+120(SB), Z3, K1, Z5
	VMULPD Z5, Z2, Z6
	VMULPD Z5, Z0, Z5
	VBROADCASTSD constants512x64<>+8(SB), Z7
	VBLENDMPD.BCST constants512x64<>+840(SB), Z7, K1, Z8
	VSUBPD Z6, Z3, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z10
	VBROADCASTSD constants512x64<>+48(SB), Z11
	VPCMPUQ $1, Z10, Z11, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z5, Z12
	VBLENDMPD Z5, Z12, K1, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z9, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z3, K1, Z15
	VMULPD Z15, Z13, Z16
	VMULPD Z15, Z14, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z7, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z3, K1, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z14, Z16
	VPORQ Z14, Z13, Z13
	VPCMPQ $0, Z7, Z13, K1
	VBLENDMPD Z7, Z15, K1, Z13
	VBLENDMPD Z7, Z16, K1, Z14
	VPCMPQ $1, Z7, Z9, K1
	VBLENDMPD Z14, Z13, K1, Z9
	VBLENDMPD Z13, Z14, K1, Z13
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VPORQ Z12, Z13, Z12
	VADDPD Z6, Z3, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z13
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z10, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z3, K1, Z14
	VMULPD Z14, Z13, Z15
	VMULPD Z14, Z10, Z14
	VPMAXUQ Z15, Z14, Z16
	VPSRLQ $52, Z16, Z16
	VPSUBQ.BCST constants512x64<>+80(SB), Z16, Z16
	VPSRAQ $1, Z16, Z16
	VPADDQ Z16, Z16, Z17
	VPSUBQ Z17, Z7, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSLLQ $52, Z17, Z17
	VMULPD Z17, Z15, Z15
	VMULPD Z17, Z14, Z14
	VMULPD Z15, Z15, Z17
	VMULPD Z14, Z14, Z14
	VADDPD Z14, Z17, Z14
	VSQRTPD Z14, Z14
	VADDPD Z14, Z15, Z14
	VMULPD.BCST constants512x64<>+88(SB), Z14, Z14
	VSQRTPD Z14, Z14
	VPADDQ.BCST constants512x64<>+80(SB), Z16, Z15
	VPSLLQ $52, Z15, Z15
	VMULPD Z15, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+96(SB), Z3, K1, Z15
	VMULPD Z15, Z14, Z14
	VADDPD Z14, Z14, Z15
	VDIVPD Z15, Z10, Z15
	VPORQ Z10, Z13, Z10
	VPCMPQ $0, Z7, Z10, K1
	VBLENDMPD Z7, Z14, K1, Z10
	VBLENDMPD Z7, Z15, K1, Z13
	VPCMPQ $1, Z7, Z6, K1
	VBLENDMPD Z13, Z10, K1, Z6
	VBLENDMPD Z10, Z13, K1, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPORQ Z5, Z10, Z5
	VMULPD Z12, Z6, Z10
	VMULPD Z9, Z5, Z5
	VSUBPD Z5, Z10, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z12
	VSUBPD Z12, Z10, Z13
	VMULPD Z12, Z12, Z14
	VADDPD Z12, Z10, Z12
	VMULPD Z12, Z13, Z12
	VADDPD Z14, Z3, Z13
	VSUBPD Z3, Z13, Z15
	VSUBPD Z15, Z13, Z16
	VSUBPD Z16, Z3, Z16
	VSUBPD Z15, Z14, Z14
	VADDPD Z14, Z16, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z12, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z12, Z12
	VSQRTPD Z14, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z15
	VSUBPD Z15, Z13, Z16
	VMULPD Z15, Z15, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z15, Z15, Z15
	VMULPD Z16, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z16, Z16, Z15
	VSUBPD Z15, Z14, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z13, Z13, Z14
	VDIVPD Z14, Z12, Z12
	VADDPD Z10, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z10, Z13
	VADDPD Z12, Z13, Z12
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z10, K1
	VBLENDMPD Z14, Z10, K1, Z13
	VBLENDMPD Z12, Z7, K1, Z12
	VPSUBQ.BCST constants512x64<>+472(SB), Z13, Z14
	VPSRAQ $52, Z14, Z15
	VPSRLQ $46, Z14, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z16
	VPANDQ.BCST constants512x64<>+104(SB), Z14, Z14
	LEAQ table2_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K2, Z17
	VPSUBQ Z14, Z13, Z13
	VPADDQ.BCST constants512x64<>+480(SB), Z13, Z18
	VPANDQ.BCST constants512x64<>+488(SB), Z18, Z18
	VMULPD Z17, Z18, Z19
	VSUBPD Z3, Z19, Z19
	VSUBPD Z18, Z13, Z13
	VMULPD Z17, Z13, Z13
	VPSUBQ Z14, Z3, Z14
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z15, K2
	VBLENDMPD Z14, Z7, K2, Z14
	VMULPD Z14, Z12, Z12
	VMULPD Z17, Z12, Z12
	VADDPD Z12, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z12, Z12
	VBROADCASTSD constants512x64<>+32(SB), Z13
	VBLENDMPD Z7, Z13, K1, Z13
	VPADDQ Z13, Z15, Z13
	VCVTQQ2PD Z13, Z13
	VMULPD.BCST constants512x64<>+496(SB), Z13, Z15
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K1, Z17
	VADDPD Z17, Z15, Z15
	VMULPD.BCST constants512x64<>+504(SB), Z13, Z13
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K1, Z17
	VADDPD Z17, Z13, Z13
	VADDPD Z14, Z19, Z16
	VSUBPD Z19, Z16, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z16, Z15, Z14
	VSUBPD Z15, Z14, Z15
	VSUBPD Z15, Z16, Z15
	VMULPD Z16, Z16, Z17
	VMULPD.BCST constants512x64<>+512(SB), Z16, Z18
	VADDPD.BCST constants512x64<>+520(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+528(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+536(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+544(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+552(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+560(SB), Z18, Z18
	VMULPD Z16, Z18, Z16
	VADDPD.BCST constants512x64<>+568(SB), Z16, Z16
	VMULPD Z16, Z17, Z16
	VADDPD Z16, Z13, Z13
	VADDPD Z13, Z12, Z12
	VADDPD Z12, Z15, Z12
	VADDPD Z12, Z14, Z12
	VPSUBQ.BCST constants512x64<>+856(SB), Z10, Z13
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z13, K1
	VBLENDMPD Z12, Z10, K1, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPORQ Z5, Z12, Z5
	VPCMPUQ $1, Z10, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z10
	VPORQ Z10, Z8, Z8
	VADDPD Z8, Z5, Z5
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z1, K1
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z4, K2
	KANDB K2, K1, K1
	VPCMPUQ $1, Z4, Z11, K2
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z8
	VBLENDMPD Z0, Z8, K2, Z8
	VBLENDMPD Z8, Z5, K1, Z5
	VPCMPQ $0, Z11, Z1, K1
	VPCMPQ $0, Z11, Z4, K3
	KORB K3, K1, K1
	VBLENDMPD Z4, Z9, K1, Z4
	VBLENDMPD Z2, Z6, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z8
	VPCMPUQ $1, Z6, Z8, K3
	VPMINUQ Z6, Z8, Z9
	VPMAXUQ Z8, Z6, Z10
	VPCMPQ $0, Z11, Z10, K4
	VPCMPQ $0, Z11, Z9, K5
	VBLENDMPD Z3, Z7, K5, Z12
	VBLENDMPD Z12, Z9, K4, Z9
	VPCMPQ $0, Z7, Z10, K5
	KORB K5, K4, K4
	VBLENDMPD Z3, Z10, K4, Z10
	VBROADCASTSD constants512x64<>+576(SB), Z12
	VPCMPUQ $1, Z10, Z12, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z10, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z3, K5, Z3
	VBLENDMPD.BCST constants512x64<>+592(SB), Z3, K4, Z3
	VMULPD Z3, Z9, Z9
	VMULPD Z3, Z10, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+600(SB), Z10
	VPSUBQ Z3, Z10, Z10
	VMULPD Z10, Z3, Z12
	VBROADCASTSD constants512x64<>+608(SB), Z13
	VSUBPD Z12, Z13, Z12
	VMULPD Z12, Z10, Z10
	VMULPD Z10, Z9, Z10
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z10, K4
	VBLENDMPD Z7, Z10, K4, Z10
	VADDPD.BCST constants512x64<>+624(SB), Z10, Z10
	VPSUBQ.BCST constants512x64<>+624(SB), Z10, Z12
	VBROADCASTSD constants512x64<>+632(SB), Z13
	VPSUBQ Z12, Z13, Z13
	VBLENDMPD Z13, Z12, K3, Z12
	VPCMPQ $0, Z7, Z2, K4
	VBROADCASTSD constants512x64<>+640(SB), Z13
	VPSUBQ Z12, Z13, Z14
	VBLENDMPD Z12, Z14, K4, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z12, Z14
	VPCMPQ $0, Z13, Z12, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z10, Z10
	VBLENDMPD.BCST constants512x64<>+16(SB), Z7, K3, Z12
	VPXORQ Z12, Z2, Z2
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z14*8), K3, Z12
	VBLENDMPD.BCST constants512x64<>+648(SB), Z12, K4, Z12
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z13, Z13, Z13
	VPGATHERQQ (AX)(Z14*8), K3, Z13
	VBLENDMPD.BCST constants512x64<>+656(SB), Z13, K4, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z3, Z14
	VSUBPD Z14, Z3, Z15
	VMULPD Z14, Z10, Z14
	VSUBPD Z14, Z9, Z14
	VMULPD Z15, Z10, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z9, Z10, Z9
	VADDPD Z9, Z3, Z3
	VDIVPD Z3, Z14, Z3
	VPXORQ Z2, Z3, Z2
	VADDPD Z2, Z12, Z3
	VSUBPD Z12, Z3, Z9
	VSUBPD Z9, Z2, Z9
	VMULPD Z2, Z2, Z10
	VMULPD Z10, Z2, Z2
	VMULPD.BCST constants512x64<>+664(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+672(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+680(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+688(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+696(SB), Z10, Z10
	VMULPD Z10, Z2, Z2
	VADDPD Z2, Z13, Z2
	VADDPD Z2, Z9, Z2
	VADDPD Z2, Z3, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z3
	VPXORQ Z3, Z2, Z2
	VPCMPUQ $1, Z8, Z11, K3
	VPCMPUQ $1, Z6, Z11, K4
	KORB K4, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K3, Z2
	VADDPD Z2, Z2, Z3
	VBLENDMPD Z2, Z3, K1, Z2
	VPCMPUQ $1, Z1, Z11, K3
	KORB K2, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K3, Z2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K3, Z3
	VPCMPQ $0, Z7, Z1, K3
	KANDB K2, K3, K2
	VBLENDMPD.BCST constants512x64<>+872(SB), Z2, K2, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z11, Z0
	VBLENDMPD Z0, Z3, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atanComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·atanComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+912(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z1
	VBLENDMPD Z0, Z1, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VPMINUQ.BCST constants512x64<>+136(SB), Z1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z5
	VPMINUQ.BCST constants512x64<>+136(SB), Z5, Z6
	VBROADCASTSD constants512x64<>+40(SB), Z7
	VSUBPD Z4, Z7, Z8
	VMULPD Z6, Z6, Z9
	VPCMPQ $0, Z7, Z4, K1
	VPCMPUQ.BCST $1, constants512x64<>+880(SB), Z6, K2
	KANDB K2, K1, K1
	VMULPD.BCST constants512x64<>+888(SB), Z4, Z10
	VBLENDMPD.BCST constants512x64<>+896(SB), Z10, K1, Z10
	VMULPD Z8, Z8, Z11
	VADDPD Z9, Z11, Z11
	VBLENDMPD Z6, Z11, K1, Z11
	VDIVPD Z11, Z10, Z10
	VADDPD Z10, Z7, Z11
	VSUBPD Z7, Z11, Z12
	VSUBPD Z12, Z11, Z13
	VSUBPD Z13, Z7, Z13
	VSUBPD Z12, Z10, Z12
	VADDPD Z12, Z13, Z12
	VPSUBQ.BCST constants512x64<>+472(SB), Z11, Z13
	VPSRAQ $52, Z13, Z14
	VPSRLQ $46, Z13, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+104(SB), Z13, Z13
	LEAQ table2_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z15*8), K2, Z16
	VPSUBQ Z13, Z11, Z17
	VPADDQ.BCST constants512x64<>+480(SB), Z17, Z18
	VPANDQ.BCST constants512x64<>+488(SB), Z18, Z18
	VMULPD Z16, Z18, Z19
	VSUBPD Z7, Z19, Z19
	VSUBPD Z18, Z17, Z17
	VMULPD Z16, Z17, Z17
	VPSUBQ Z13, Z7, Z13
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z14, K2
	VBROADCASTSD constants512x64<>+8(SB), Z18
	VBLENDMPD Z13, Z18, K2, Z13
	VMULPD Z13, Z12, Z12
	VMULPD Z16, Z12, Z12
	VADDPD Z12, Z17, Z13
	VSUBPD Z17, Z13, Z16
	VSUBPD Z16, Z12, Z12
	VPADDQ Z18, Z14, Z14
	VCVTQQ2PD Z14, Z14
	VMULPD.BCST constants512x64<>+496(SB), Z14, Z16
	LEAQ table3_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z15*8), K2, Z17
	VADDPD Z17, Z16, Z16
	VMULPD.BCST constants512x64<>+504(SB), Z14, Z14
	LEAQ table4_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z15*8), K2, Z17
	VADDPD Z17, Z14, Z14
	VADDPD Z13, Z19, Z15
	VSUBPD Z19, Z15, Z17
	VSUBPD Z17, Z13, Z13
	VADDPD Z12, Z13, Z12
	VADDPD Z15, Z16, Z13
	VSUBPD Z16, Z13, Z16
	VSUBPD Z16, Z15, Z16
	VMULPD Z15, Z15, Z17
	VMULPD.BCST constants512x64<>+512(SB), Z15, Z19
	VADDPD.BCST constants512x64<>+520(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+528(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+536(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+544(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+552(SB), Z19, Z19
	VMULPD Z15, Z19, Z19
	VADDPD.BCST constants512x64<>+560(SB), Z19, Z19
	VMULPD Z15, Z19, Z15
	VADDPD.BCST constants512x64<>+568(SB), Z15, Z15
	VMULPD Z15, Z17, Z15
	VADDPD Z15, Z14, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z12, Z16, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z14
	VPCMPQ $0, Z18, Z14, K2
	VADDPD Z12, Z13, Z12
	VBLENDMPD Z10, Z12, K2, Z10
	VPSUBQ.BCST constants512x64<>+32(SB), Z11, Z12
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z12, K2
	VPCMPQ $0, Z3, Z11, K3
	VBROADCASTSD constants512x64<>+0(SB), Z12
	VBLENDMPD Z11, Z12, K3, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z11, Z11
	VPCMPQ $0, Z18, Z11, K3
	VBLENDMPD.BCST constants512x64<>+104(SB), Z13, K3, Z11
	VBLENDMPD Z10, Z11, K2, Z10
	VBLENDMPD.BCST constants512x64<>+904(SB), Z18, K1, Z11
	VADDPD Z11, Z10, Z10
	VBROADCASTSD constants512x64<>+912(SB), Z11
	VBLENDMPD.BCST constants512x64<>+88(SB), Z11, K1, Z11
	VMULPD Z11, Z10, Z10
	VADDPD Z6, Z6, Z6
	VADDPD Z4, Z7, Z4
	VMULPD Z4, Z8, Z4
	VSUBPD Z9, Z4, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z9
	VPCMPUQ $1, Z8, Z9, K1
	VPMINUQ Z8, Z9, Z11
	VPMAXUQ Z9, Z8, Z13
	VPCMPQ $0, Z3, Z13, K2
	VPCMPQ $0, Z3, Z11, K3
	VBLENDMPD Z7, Z18, K3, Z14
	VBLENDMPD Z14, Z11, K2, Z11
	VPCMPQ $0, Z18, Z13, K3
	KORB K3, K2, K2
	VBLENDMPD Z7, Z13, K2, Z13
	VBROADCASTSD constants512x64<>+576(SB), Z14
	VPCMPUQ $1, Z13, Z14, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K3
	VBLENDMPD.BCST constants512x64<>+584(SB), Z7, K3, Z7
	VBLENDMPD.BCST constants512x64<>+592(SB), Z7, K2, Z7
	VMULPD Z7, Z11, Z11
	VMULPD Z7, Z13, Z7
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z4
	VBROADCASTSD constants512x64<>+600(SB), Z13
	VPSUBQ Z7, Z13, Z13
	VMULPD Z13, Z7, Z14
	VBROADCASTSD constants512x64<>+608(SB), Z15
	VSUBPD Z14, Z15, Z14
	VMULPD Z14, Z13, Z13
	VMULPD Z13, Z11, Z13
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z13, K2
	VBLENDMPD Z18, Z13, K2, Z13
	VADDPD.BCST constants512x64<>+624(SB), Z13, Z13
	VPSUBQ.BCST constants512x64<>+624(SB), Z13, Z14
	VBROADCASTSD constants512x64<>+632(SB), Z15
	VPSUBQ Z14, Z15, Z15
	VBLENDMPD Z15, Z14, K1, Z14
	VPCMPQ $0, Z18, Z4, K2
	VBROADCASTSD constants512x64<>+640(SB), Z15
	VPSUBQ Z14, Z15, Z16
	VBLENDMPD Z14, Z16, K2, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z16
	VPCMPQ $0, Z15, Z14, K2
	VSUBPD.BCST constants512x64<>+624(SB), Z13, Z13
	VBLENDMPD.BCST constants512x64<>+16(SB), Z18, K1, Z14
	VPXORQ Z14, Z4, Z4
	LEAQ table5_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z16*8), K1, Z14
	VBLENDMPD.BCST constants512x64<>+648(SB), Z14, K2, Z14
	LEAQ table6_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z16*8), K1, Z15
	VBLENDMPD.BCST constants512x64<>+656(SB), Z15, K2, Z15
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z16
	VSUBPD Z16, Z7, Z17
	VMULPD Z16, Z13, Z16
	VSUBPD Z16, Z11, Z16
	VMULPD Z17, Z13, Z17
	VSUBPD Z17, Z16, Z16
	VMULPD Z11, Z13, Z11
	VADDPD Z11, Z7, Z7
	VDIVPD Z7, Z16, Z7
	VPXORQ Z4, Z7, Z4
	VADDPD Z4, Z14, Z7
	VSUBPD Z14, Z7, Z11
	VSUBPD Z11, Z4, Z11
	VMULPD Z4, Z4, Z13
	VMULPD Z13, Z4, Z4
	VMULPD.BCST constants512x64<>+664(SB), Z13, Z14
	VADDPD.BCST constants512x64<>+672(SB), Z14, Z14
	VMULPD Z13, Z14, Z14
	VADDPD.BCST constants512x64<>+680(SB), Z14, Z14
	VMULPD Z13, Z14, Z14
	VADDPD.BCST constants512x64<>+688(SB), Z14, Z14
	VMULPD Z13, Z14, Z13
	VADDPD.BCST constants512x64<>+696(SB), Z13, Z13
	VMULPD Z13, Z4, Z4
	VADDPD Z4, Z15, Z4
	VADDPD Z4, Z11, Z4
	VADDPD Z4, Z7, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z6, Z6
	VPXORQ Z6, Z4, Z4
	VPCMPUQ $1, Z9, Z3, K1
	VPCMPUQ $1, Z8, Z3, K2
	KORB K2, K1, K1
	VBLENDMPD Z12, Z4, K1, Z4
	VMULPD.BCST constants512x64<>+88(SB), Z4, Z4
	VPCMPUQ $1, Z1, Z3, K1
	VPCMPUQ $1, Z5, Z3, K2
	VPCMPQ $0, Z3, Z1, K3
	VPCMPQ $0, Z3, Z5, K4
	KORB K4, K3, K3
	VPCMPQ $0, Z18, Z1, K4
	KANDB K2, K4, K4
	KORB K4, K3, K4
	KORB K2, K1, K5
	VBLENDMPD Z12, Z10, K5, Z1
	VBLENDMPD Z18, Z1, K4, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z5
	VPCMPUQ $1, Z5, Z3, K4
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z1, Z0
	VBLENDMPD Z1, Z0, K1, Z0
	VBLENDMPD Z1, Z0, K4, Z0
	VBLENDMPD Z12, Z4, K1, Z1
	VBLENDMPD.BCST constants512x64<>+872(SB), Z1, K3, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z4
	VPCMPUQ $1, Z4, Z3, K1
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VPORQ Z2, Z1, Z2
	VBLENDMPD Z1, Z2, K1, Z1
	VBLENDMPD Z12, Z1, K2, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z12, Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD Z12, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sinhComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·sinhComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+824(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z1
	VADDPD.BCST constants512x64<>+184(SB), Z1, Z1
	VSUBPD.BCST constants512x64<>+184(SB), Z1, Z3
	VMULPD.BCST constants512x64<>+192(SB), Z3, Z4
	VSUBPD Z4, Z0, Z4
	VMULPD.BCST constants512x64<>+200(SB), Z3, Z5
	VADDPD Z5, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z5, Z4
	VMULPD.BCST constants512x64<>+208(SB), Z3, Z3
	VSUBPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VBROADCASTSD constants512x64<>+216(SB), Z5
	VPCMPUQ $1, Z4, Z5, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z1, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z1, Z7
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z7, K1
	VMULPD Z6, Z6, Z7
	VBROADCASTSD constants512x64<>+224(SB), Z8
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+240(SB), Z10
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z11
	VADDPD Z11, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+272(SB), Z12
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z13
	VADDPD Z13, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z14
	VADDPD Z14, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+304(SB), Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z15
	VADDPD Z15, Z9, Z9
	VBLENDMPD Z6, Z7, K1, Z15
	VMULPD Z7, Z15, Z15
	VMULPD Z9, Z15, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z15
	VBROADCASTSD constants512x64<>+40(SB), Z16
	VSUBPD Z15, Z16, Z17
	VSUBPD Z17, Z16, Z18
	VSUBPD Z15, Z18, Z18
	VMULPD Z3, Z6, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z15, Z3, Z15
	VSUBPD Z15, Z3, Z3
	VPANDQ.BCST constants512x64<>+320(SB), Z1, Z1
	VPSLLQ $62, Z1, Z1
	VBLENDMPD Z6, Z17, K1, Z15
	VPXORQ Z1, Z15, Z15
	VBLENDMPD Z3, Z18, K1, Z19
	VADDPD Z19, Z9, Z9
	VPXORQ Z1, Z9, Z1
	VADDPD Z1, Z15, Z1
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z9
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z9
	VADDPD Z9, Z8, Z8
	VBLENDMPD Z6, Z7, K1, Z9
	VMULPD Z7, Z9, Z7
	VMULPD Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z6, Z17, K1, Z6
	VPXORQ Z5, Z6, Z6
	VBLENDMPD Z3, Z18, K1, Z3
	VADDPD Z3, Z7, Z3
	VPXORQ Z5, Z3, Z3
	VADDPD Z3, Z6, Z3
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z4, K1
	VBLENDMPD Z0, Z1, K1, Z1
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z4, K1
	VBROADCASTSD constants512x64<>+0(SB), Z5
	VBLENDMPD Z1, Z5, K1, Z1
	VBLENDMPD Z3, Z5, K1, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z6
	VBROADCASTSD constants512x64<>+752(SB), Z7
	VPCMPUQ $1, Z6, Z7, K2
	VSUBPD.BCST constants512x64<>+760(SB), Z6, Z7
	VBLENDMPD Z7, Z6, K2, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z7
	VPMINUQ.BCST constants512x64<>+768(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+352(SB), Z7, Z8
	VADDPD.BCST constants512x64<>+184(SB), Z8, Z8
	VPSUBQ.BCST constants512x64<>+184(SB), Z8, Z9
	VSUBPD.BCST constants512x64<>+184(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+360(SB), Z8, Z10
	VSUBPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+368(SB), Z8, Z8
	VPSRAQ $6, Z9, Z10
	VPMINSQ.BCST constants512x64<>+432(SB), Z10, Z11
	VPSUBQ Z11, Z10, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z10, Z10
	VPSLLQ $52, Z10, Z10
	VBROADCASTSD constants512x64<>+8(SB), Z12
	VPSUBQ Z9, Z12, Z13
	VPSUBQ.BCST constants512x64<>+32(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z9, Z9
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z9*8), K3, Z14
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z9*8), K3, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z14, Z11
	VMULPD Z9, Z15, Z9
	VPSRAQ $6, Z13, Z14
	VPMAXSQ.BCST constants512x64<>+776(SB), Z14, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z13, Z13
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z13*8), K3, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z13*8), K3, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z14, Z13
	VPSLLQ $52, Z13, Z13
	VMULPD Z13, Z15, Z14
	VMULPD Z13, Z17, Z13
	VPXORQ.BCST constants512x64<>+16(SB), Z14, Z15
	VADDPD Z15, Z11, Z17
	VSUBPD Z11, Z17, Z18
	VSUBPD Z18, Z15, Z15
	VSUBPD Z13, Z9, Z18
	VADDPD Z18, Z15, Z15
	VADDPD Z14, Z11, Z18
	VSUBPD Z11, Z18, Z11
	VSUBPD Z11, Z14, Z11
	VADDPD Z13, Z9, Z9
	VADDPD Z9, Z11, Z9
	VSUBPD Z8, Z7, Z11
	VMULPD Z11, Z11, Z13
	VMULPD.BCST constants512x64<>+784(SB), Z13, Z14
	VADDPD.BCST constants512x64<>+792(SB), Z14, Z14
	VMULPD Z13, Z14, Z14
	VADDPD.BCST constants512x64<>+88(SB), Z14, Z14
	VMULPD Z14, Z13, Z14
	VMULPD Z11, Z13, Z11
	VMULPD.BCST constants512x64<>+800(SB), Z13, Z19
	VADDPD.BCST constants512x64<>+808(SB), Z19, Z19
	VMULPD Z13, Z19, Z13
	VADDPD.BCST constants512x64<>+816(SB), Z13, Z13
	VMULPD Z13, Z11, Z11
	VSUBPD Z8, Z11, Z8
	VADDPD Z7, Z17, Z11
	VSUBPD Z17, Z11, Z13
	VSUBPD Z13, Z7, Z13
	VMULPD Z14, Z17, Z19
	VADDPD Z19, Z8, Z19
	VADDPD Z19, Z15, Z15
	VADDPD Z15, Z13, Z13
	VSUBPD Z16, Z18, Z15
	VADDPD Z9, Z15, Z15
	VADDPD Z8, Z7, Z7
	VMULPD Z7, Z15, Z8
	VADDPD Z8, Z13, Z8
	VADDPD Z8, Z11, Z8
	VMULPD Z10, Z8, Z8
	VMULPD Z14, Z18, Z11
	VMULPD Z7, Z17, Z7
	VADDPD Z7, Z11, Z7
	VADDPD Z7, Z9, Z7
	VADDPD Z7, Z18, Z7
	VMULPD Z10, Z7, Z7
	VBLENDMPD.BCST constants512x64<>+824(SB), Z16, K2, Z9
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z10
	VPORQ Z10, Z8, Z8
	VBROADCASTSD constants512x64<>+48(SB), Z10
	VPCMPUQ $1, Z6, Z10, K2
	VBLENDMPD Z5, Z8, K2, Z8
	VBLENDMPD Z5, Z7, K2, Z7
	VMULPD Z3, Z8, Z3
	VMULPD Z9, Z3, Z3
	VMULPD Z1, Z7, Z1
	VMULPD Z9, Z1, Z1
	VPCMPQ $0, Z12, Z6, K2
	VPCMPQ $0, Z10, Z6, K3
	KORB K3, K2, K2
	KNOTB K1, K1
	KANDB K1, K2, K1
	VBLENDMPD Z2, Z3, K1, Z2
	VPCMPQ $0, Z12, Z4, K1
	VBLENDMPD Z0, Z1, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPCMPUQ $1, Z1, Z10, K1
	VBLENDMPD Z5, Z2, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z5, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func coshComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·coshComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+824(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z1
	VADDPD.BCST constants512x64<>+184(SB), Z1, Z1
	VSUBPD.BCST constants512x64<>+184(SB), Z1, Z3
	VMULPD.BCST constants512x64<>+192(SB), Z3, Z4
	VSUBPD Z4, Z0, Z4
	VMULPD.BCST constants512x64<>+200(SB), Z3, Z5
	VADDPD Z5, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z5, Z4
	VMULPD.BCST constants512x64<>+208(SB), Z3, Z3
	VSUBPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VBROADCASTSD constants512x64<>+216(SB), Z5
	VPCMPUQ $1, Z4, Z5, K1
	KORTESTB K1, K1
	JNE done
	VPADDQ.BCST constants512x64<>+32(SB), Z1, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z1, Z7
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z7, K1
	VMULPD Z6, Z6, Z7
	VBROADCASTSD constants512x64<>+224(SB), Z8
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+240(SB), Z10
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z11
	VADDPD Z11, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+272(SB), Z12
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z13
	VADDPD Z13, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z14
	VADDPD Z14, Z9, Z9
	VMULPD Z7, Z9, Z9
	VBROADCASTSD constants512x64<>+304(SB), Z14
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z15
	VADDPD Z15, Z9, Z9
	VBLENDMPD Z6, Z7, K1, Z15
	VMULPD Z7, Z15, Z15
	VMULPD Z9, Z15, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z15
	VBROADCASTSD constants512x64<>+40(SB), Z16
	VSUBPD Z15, Z16, Z17
	VSUBPD Z17, Z16, Z18
	VSUBPD Z15, Z18, Z18
	VMULPD Z3, Z6, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z15, Z3, Z15
	VSUBPD Z15, Z3, Z3
	VPANDQ.BCST constants512x64<>+320(SB), Z1, Z1
	VPSLLQ $62, Z1, Z1
	VBLENDMPD Z6, Z17, K1, Z15
	VPXORQ Z1, Z15, Z15
	VBLENDMPD Z3, Z18, K1, Z19
	VADDPD Z19, Z9, Z9
	VPXORQ Z1, Z9, Z1
	VADDPD Z1, Z15, Z1
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z9
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z9, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z8, K1, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+248(SB), Z10, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+280(SB), Z12, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K1, Z9
	VADDPD Z9, Z8, Z8
	VMULPD Z7, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+312(SB), Z14, K1, Z9
	VADDPD Z9, Z8, Z8
	VBLENDMPD Z6, Z7, K1, Z9
	VMULPD Z7, Z9, Z7
	VMULPD Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z6, Z17, K1, Z6
	VPXORQ Z5, Z6, Z6
	VBLENDMPD Z3, Z18, K1, Z3
	VADDPD Z3, Z7, Z3
	VPXORQ Z5, Z3, Z3
	VADDPD Z3, Z6, Z3
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z4, K1
	VBLENDMPD Z0, Z1, K1, Z1
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z4, K1
	VBROADCASTSD constants512x64<>+0(SB), Z5
	VBLENDMPD Z1, Z5, K1, Z1
	VBLENDMPD Z3, Z5, K1, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z6
	VBROADCASTSD constants512x64<>+752(SB), Z7
	VPCMPUQ $1, Z6, Z7, K2
	VSUBPD.BCST constants512x64<>+760(SB), Z6, Z7
	VBLENDMPD Z7, Z6, K2, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z7
	VPMINUQ.BCST constants512x64<>+768(SB), Z7, Z7
	VMULPD.BCST constants512x64<>+352(SB), Z7, Z8
	VADDPD.BCST constants512x64<>+184(SB), Z8, Z8
	VPSUBQ.BCST constants512x64<>+184(SB), Z8, Z9
	VSUBPD.BCST constants512x64<>+184(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+360(SB), Z8, Z10
	VSUBPD Z10, Z7, Z7
	VMULPD.BCST constants512x64<>+368(SB), Z8, Z8
	VPSRAQ $6, Z9, Z10
	VPMINSQ.BCST constants512x64<>+432(SB), Z10, Z11
	VPSUBQ Z11, Z10, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z10, Z10
	VPSLLQ $52, Z10, Z10
	VBROADCASTSD constants512x64<>+8(SB), Z12
	VPSUBQ Z9, Z12, Z13
	VPSUBQ.BCST constants512x64<>+32(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+408(SB), Z9, Z9
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z9*8), K3, Z14
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z9*8), K3, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z14, Z11
	VMULPD Z9, Z15, Z9
	VPSRAQ $6, Z13, Z14
	VPMAXSQ.BCST constants512x64<>+776(SB), Z14, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z13, Z13
	LEAQ table0_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z13*8), K3, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z13*8), K3, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z14, Z13
	VPSLLQ $52, Z13, Z13
	VMULPD Z13, Z15, Z14
	VMULPD Z13, Z17, Z13
	VPXORQ.BCST constants512x64<>+16(SB), Z14, Z15
	VADDPD Z15, Z11, Z17
	VSUBPD Z11, Z17, Z18
	VSUBPD Z18, Z15, Z15
	VSUBPD Z13, Z9, Z18
	VADDPD Z18, Z15, Z15
	VADDPD Z14, Z11, Z18
	VSUBPD Z11, Z18, Z11
	VSUBPD Z11, Z14, Z11
	VADDPD Z13, Z9, Z9
	VADDPD Z9, Z11, Z9
	VSUBPD Z8, Z7, Z11
	VMULPD Z11, Z11, Z13
	VMULPD.BCST constants512x64<>+784(SB), Z13, Z14
	VADDPD.BCST constants512x64<>+792(SB), Z14, Z14
	VMULPD Z13, Z14, Z14
	VADDPD.BCST constants512x64<>+88(SB), Z14, Z14
	VMULPD Z14, Z13, Z14
	VMULPD Z11, Z13, Z11
	VMULPD.BCST constants512x64<>+800(SB), Z13, Z19
	VADDPD.BCST constants512x64<>+808(SB), Z19, Z19
	VMULPD Z13, Z19, Z13
	VADDPD.BCST constants512x64<>+816(SB), Z13, Z13
	VMULPD Z13, Z11, Z11
	VSUBPD Z8, Z11, Z8
	VADDPD Z7, Z17, Z11
	VSUBPD Z17, Z11, Z13
	VSUBPD Z13, Z7, Z13
	VMULPD Z14, Z17, Z19
	VADDPD Z19, Z8, Z19
	VADDPD Z19, Z15, Z15
	VADDPD Z15, Z13, Z13
	VSUBPD Z16, Z18, Z15
	VADDPD Z9, Z15, Z15
	VADDPD Z8, Z7, Z7
	VMULPD Z7, Z15, Z8
	VADDPD Z8, Z13, Z8
	VADDPD Z8, Z11, Z8
	VMULPD Z10, Z8, Z8
	VMULPD Z14, Z18, Z11
	VMULPD Z7, Z17, Z7
	VADDPD Z7, Z11, Z7
	VADDPD Z7, Z9, Z7
	VADDPD Z7, Z18, Z7
	VMULPD Z10, Z7, Z7
	VBLENDMPD.BCST constants512x64<>+824(SB), Z16, K2, Z9
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VPORQ Z2, Z8, Z8
	VBROADCASTSD constants512x64<>+48(SB), Z10
	VPCMPUQ $1, Z6, Z10, K2
	VBLENDMPD Z5, Z8, K2, Z8
	VBLENDMPD Z5, Z7, K2, Z7
	VMULPD Z3, Z7, Z3
	VMULPD Z9, Z3, Z3
	VMULPD Z1, Z8, Z1
	VMULPD Z9, Z1, Z1
	KNOTB K1, K1
	VPCMPQ $0, Z10, Z6, K3
	KANDB K1, K3, K3
	VBLENDMPD Z10, Z3, K3, Z3
	VBLENDMPD Z12, Z2, K2, Z2
	VPCMPUQ $1, Z4, Z10, K2
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VBLENDMPD Z12, Z0, K2, Z0
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z16, Z0
	VMULPD Z0, Z2, Z0
	VPCMPQ $0, Z12, Z4, K2
	VPCMPQ $0, Z12, Z6, K3
	KANDB K1, K3, K1
	KORB K1, K2, K1
	VBLENDMPD Z0, Z1, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z1
	VPCMPUQ $1, Z1, Z10, K1
	VBLENDMPD Z5, Z3, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z5, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func tanhComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·tanhComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+832(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VBROADCASTSD constants512x64<>+832(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPMINUQ Z1, Z3, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z3
	VPMINUQ.BCST constants512x64<>+768(SB), Z3, Z3
	VMULPD.BCST constants512x64<>+352(SB), Z3, Z4
	VADDPD.BCST constants512x64<>+184(SB), Z4, Z4
	VPSUBQ.BCST constants512x64<>+184(SB), Z4, Z5
	VSUBPD.BCST constants512x64<>+184(SB), Z4, Z4
	VMULPD.BCST constants512x64<>+360(SB), Z4, Z6
	VSUBPD Z6, Z3, Z3
	VMULPD.BCST constants512x64<>+368(SB), Z4, Z4
	VPSRAQ $6, Z5, Z6
	VPMINSQ.BCST constants512x64<>+432(SB), Z6, Z6
	VBROADCASTSD constants512x64<>+8(SB), Z7
	VPSUBQ Z5, Z7, Z8
	VPSUBQ.BCST constants512x64<>+32(SB), Z6, Z6
	VPANDQ.BCST constants512x64<>+408(SB), Z5, Z5
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z5*8), K2, Z9
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z5*8), K2, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z6, Z5
	VPSLLQ $52, Z5, Z5
	VMULPD Z5, Z9, Z6
	VMULPD Z5, Z10, Z5
	VPSRAQ $6, Z8, Z9
	VPMAXSQ.BCST constants512x64<>+776(SB), Z9, Z9
	VPSUBQ.BCST constants512x64<>+32(SB), Z9, Z9
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z8
	LEAQ table0_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z8*8), K2, Z10
	LEAQ table1_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z8*8), K2, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z8
	VPSLLQ $52, Z8, Z8
	VMULPD Z8, Z10, Z9
	VMULPD Z8, Z11, Z8
	VPXORQ.BCST constants512x64<>+16(SB), Z9, Z10
	VADDPD Z10, Z6, Z11
	VSUBPD Z6, Z11, Z12
	VSUBPD Z12, Z10, Z10
	VSUBPD Z8, Z5, Z12
	VADDPD Z12, Z10, Z10
	VADDPD Z9, Z6, Z12
	VSUBPD Z6, Z12, Z6
	VSUBPD Z6, Z9, Z6
	VADDPD Z8, Z5, Z5
	VADDPD Z5, Z6, Z5
	VSUBPD Z4, Z3, Z6
	VMULPD Z6, Z6, Z8
	VMULPD.BCST constants512x64<>+784(SB), Z8, Z9
	VADDPD.BCST constants512x64<>+792(SB), Z9, Z9
	VMULPD Z8, Z9, Z9
	VADDPD.BCST constants512x64<>+88(SB), Z9, Z9
	VMULPD Z9, Z8, Z9
	VMULPD Z6, Z8, Z6
	VMULPD.BCST constants512x64<>+800(SB), Z8, Z13
	VADDPD.BCST constants512x64<>+808(SB), Z13, Z13
	VMULPD Z8, Z13, Z8
	VADDPD.BCST constants512x64<>+816(SB), Z8, Z8
	VMULPD Z8, Z6, Z6
	VSUBPD Z4, Z6, Z4
	VADDPD Z3, Z11, Z6
	VSUBPD Z11, Z6, Z8
	VSUBPD Z8, Z3, Z8
	VMULPD Z9, Z11, Z13
	VADDPD Z13, Z4, Z13
	VADDPD Z13, Z10, Z10
	VADDPD Z10, Z8, Z8
	VSUBPD.BCST constants512x64<>+40(SB), Z12, Z10
	VADDPD Z5, Z10, Z10
	VADDPD Z4, Z3, Z3
	VMULPD Z3, Z10, Z4
	VADDPD Z4, Z8, Z4
	VMULPD Z9, Z12, Z8
	VMULPD Z3, Z11, Z3
	VADDPD Z3, Z8, Z3
	VADDPD Z3, Z5, Z3
	VMULPD.BCST constants512x64<>+176(SB), Z0, Z5
	VADDPD.BCST constants512x64<>+184(SB), Z5, Z5
	VSUBPD.BCST constants512x64<>+184(SB), Z5, Z8
	VMULPD.BCST constants512x64<>+192(SB), Z8, Z9
	VSUBPD Z9, Z0, Z9
	VMULPD.BCST constants512x64<>+200(SB), Z8, Z10
	VADDPD Z10, Z9, Z11
	VSUBPD Z9, Z11, Z9
	VSUBPD Z9, Z10, Z9
	VMULPD.BCST constants512x64<>+208(SB), Z8, Z8
	VSUBPD Z8, Z9, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z9
	VBROADCASTSD constants512x64<>+216(SB), Z10
	VPCMPUQ $1, Z9, Z10, K2
	KORTESTB K2, K2
	JNE done
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z10
	VPCMPQ $0, Z7, Z10, K2
	VMULPD Z11, Z11, Z10
	VBROADCASTSD constants512x64<>+224(SB), Z13
	VBLENDMPD.BCST constants512x64<>+232(SB), Z13, K2, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+240(SB), Z15
	VBLENDMPD.BCST constants512x64<>+248(SB), Z15, K2, Z16
	VADDPD Z16, Z14, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+256(SB), Z16
	VBLENDMPD.BCST constants512x64<>+264(SB), Z16, K2, Z17
	VADDPD Z17, Z14, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+272(SB), Z17
	VBLENDMPD.BCST constants512x64<>+280(SB), Z17, K2, Z18
	VADDPD Z18, Z14, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+288(SB), Z18
	VBLENDMPD.BCST constants512x64<>+296(SB), Z18, K2, Z19
	VADDPD Z19, Z14, Z14
	VMULPD Z10, Z14, Z14
	VBROADCASTSD constants512x64<>+304(SB), Z19
	VBLENDMPD.BCST constants512x64<>+312(SB), Z19, K2, Z20
	VADDPD Z20, Z14, Z14
	VBLENDMPD Z11, Z10, K2, Z20
	VMULPD Z10, Z20, Z20
	VMULPD Z14, Z20, Z14
	VMULPD.BCST constants512x64<>+88(SB), Z10, Z20
	VBROADCASTSD constants512x64<>+40(SB), Z21
	VSUBPD Z20, Z21, Z22
	VSUBPD Z22, Z21, Z23
	VSUBPD Z20, Z23, Z23
	VMULPD Z8, Z11, Z24
	VSUBPD Z24, Z23, Z23
	VMULPD Z20, Z8, Z20
	VSUBPD Z20, Z8, Z8
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z20
	VPSLLQ $62, Z20, Z20
	VBLENDMPD Z11, Z22, K2, Z24
	VPXORQ Z20, Z24, Z24
	VBLENDMPD Z8, Z23, K2, Z25
	VADDPD Z25, Z14, Z14
	VPXORQ Z20, Z14, Z14
	VPADDQ.BCST constants512x64<>+32(SB), Z5, Z5
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z20
	VPCMPQ $0, Z7, Z20, K2
	VBLENDMPD.BCST constants512x64<>+232(SB), Z13, K2, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+248(SB), Z15, K2, Z15
	VADDPD Z15, Z13, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+264(SB), Z16, K2, Z15
	VADDPD Z15, Z13, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+280(SB), Z17, K2, Z15
	VADDPD Z15, Z13, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+296(SB), Z18, K2, Z15
	VADDPD Z15, Z13, Z13
	VMULPD Z10, Z13, Z13
	VBLENDMPD.BCST constants512x64<>+312(SB), Z19, K2, Z15
	VADDPD Z15, Z13, Z13
	VBLENDMPD Z11, Z10, K2, Z15
	VMULPD Z10, Z15, Z10
	VMULPD Z13, Z10, Z10
	VPANDQ.BCST constants512x64<>+320(SB), Z5, Z5
	VPSLLQ $62, Z5, Z5
	VBLENDMPD Z11, Z22, K2, Z11
	VPXORQ Z5, Z11, Z11
	VBLENDMPD Z8, Z23, K2, Z8
	VADDPD Z8, Z10, Z8
	VPXORQ Z5, Z8, Z5
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z9, K2
	VBROADCASTSD constants512x64<>+0(SB), Z8
	VBLENDMPD Z24, Z8, K2, Z10
	VBLENDMPD Z11, Z8, K2, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z13
	VSUBPD Z13, Z10, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z11, Z15
	VSUBPD Z15, Z11, Z11
	VADDPD Z14, Z10, Z10
	VADDPD Z5, Z11, Z5
	VMULPD Z5, Z13, Z11
	VADDPD Z5, Z15, Z14
	VMULPD Z14, Z10, Z10
	VADDPD Z10, Z11, Z10
	VMULPD Z15, Z13, Z11
	VADDPD Z10, Z11, Z13
	VSUBPD Z11, Z13, Z11
	VSUBPD Z11, Z10, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z11
	VSUBPD Z11, Z6, Z6
	VADDPD Z4, Z6, Z4
	VMULPD Z4, Z11, Z6
	VADDPD Z4, Z11, Z16
	VMULPD Z16, Z4, Z16
	VADDPD Z16, Z6, Z6
	VMULPD Z11, Z11, Z16
	VADDPD Z6, Z16, Z17
	VSUBPD Z16, Z17, Z16
	VSUBPD Z16, Z6, Z6
	VMULPD Z5, Z15, Z16
	VMULPD Z14, Z5, Z5
	VADDPD Z5, Z16, Z5
	VMULPD Z15, Z15, Z14
	VADDPD Z5, Z14, Z15
	VSUBPD Z14, Z15, Z14
	VSUBPD Z14, Z5, Z5
	VADDPD Z15, Z17, Z14
	VSUBPD Z17, Z14, Z16
	VSUBPD Z16, Z14, Z18
	VSUBPD Z18, Z17, Z17
	VSUBPD Z16, Z15, Z15
	VADDPD Z15, Z17, Z15
	VADDPD Z5, Z6, Z5
	VADDPD Z5, Z15, Z5
	VADDPD Z5, Z14, Z6
	VSUBPD Z14, Z6, Z14
	VSUBPD Z14, Z5, Z5
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z14
	VSUBPD Z14, Z12, Z12
	VADDPD Z3, Z12, Z3
	VMULPD Z3, Z11, Z12
	VADDPD Z3, Z14, Z3
	VMULPD Z3, Z4, Z3
	VADDPD Z3, Z12, Z3
	VMULPD Z14, Z11, Z4
	VADDPD Z3, Z4, Z11
	VSUBPD Z4, Z11, Z4
	VSUBPD Z4, Z3, Z3
	VDIVPD Z6, Z21, Z4
	VMULPD Z4, Z11, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z14
	VSUBPD Z14, Z6, Z6
	VMULPD Z14, Z12, Z15
	VSUBPD Z15, Z11, Z11
	VADDPD Z5, Z6, Z5
	VMULPD Z5, Z12, Z6
	VSUBPD Z6, Z3, Z3
	VADDPD Z3, Z11, Z3
	VMULPD Z4, Z3, Z3
	VADDPD Z3, Z12, Z3
	VMULPD Z4, Z13, Z6
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z6
	VMULPD Z14, Z6, Z11
	VSUBPD Z11, Z13, Z11
	VMULPD Z5, Z6, Z5
	VSUBPD Z5, Z10, Z5
	VADDPD Z5, Z11, Z5
	VMULPD Z4, Z5, Z4
	VADDPD Z4, Z6, Z4
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z1, K3
	KANDB K2, K1, K1
	KORB K1, K3, K1
	VBLENDMPD Z21, Z3, K1, Z3
	VBLENDMPD Z13, Z0, K2, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z6
	VBROADCASTSD constants512x64<>+48(SB), Z10
	VPCMPUQ $1, Z6, Z10, K3
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VBLENDMPD Z7, Z5, K3, Z5
	VBLENDMPD Z5, Z4, K1, Z4
	VPCMPQ $0, Z7, Z1, K1
	KNOTB K2, K2
	KANDB K2, K1, K1
	VBLENDMPD Z7, Z3, K1, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VPORQ Z2, Z3, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z3
	VPCMPUQ $1, Z3, Z10, K1
	VBLENDMPD Z8, Z2, K1, Z2
	VPCMPUQ $1, Z1, Z10, K1
	VBLENDMPD Z8, Z2, K1, Z1
	VBLENDMPD Z8, Z4, K1, Z2
	VPCMPQ $0, Z7, Z9, K1
	VBLENDMPD Z0, Z2, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z8, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z10, K1
	VBLENDMPD Z8, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func asinhComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·asinhComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+864(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+48(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z4
	VBLENDMPD Z0, Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z5
	VBROADCASTSD constants512x64<>+128(SB), Z6
	VPCMPUQ $1, Z5, Z6, K2
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z5
	VPCMPUQ $1, Z5, Z6, K3
	KORB K3, K2, K2
	VBROADCASTSD constants512x64<>+40(SB), Z6
	VBLENDMPD.BCST constants512x64<>+120(SB), Z6, K2, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z7, Z2, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z8
	VBLENDMPD.BCST constants512x64<>+840(SB), Z8, K2, Z9
	VSUBPD Z4, Z6, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z11
	VPCMPUQ $1, Z11, Z3, K2
	VPXORQ.BCST constants512x64<>+16(SB), Z7, Z12
	VBLENDMPD Z7, Z12, K2, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K3
	KANDB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K2, Z15
	VMULPD Z15, Z13, Z16
	VMULPD Z15, Z14, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z8, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z6, K2, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z14, Z16
	VPORQ Z14, Z13, Z13
	VPCMPQ $0, Z8, Z13, K2
	VBLENDMPD Z8, Z15, K2, Z13
	VBLENDMPD Z8, Z16, K2, Z14
	VPCMPQ $1, Z8, Z10, K2
	VBLENDMPD Z14, Z13, K2, Z10
	VBLENDMPD Z13, Z14, K2, Z13
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VPORQ Z12, Z13, Z12
	VADDPD Z4, Z6, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z11, K3
	KANDB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K2, Z15
	VMULPD Z15, Z14, Z16
	VMULPD Z15, Z11, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z8, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z6, K2, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z11, Z16
	VPORQ Z11, Z14, Z11
	VPCMPQ $0, Z8, Z11, K2
	VBLENDMPD Z8, Z15, K2, Z11
	VBLENDMPD Z8, Z16, K2, Z14
	VPCMPQ $1, Z8, Z13, K2
	VBLENDMPD Z14, Z11, K2, Z13
	VBLENDMPD Z11, Z14, K2, Z11
	VPANDQ.BCST constants512x64<>+16(SB), Z7, Z7
	VPORQ Z7, Z11, Z7
	VMULPD Z13, Z10, Z11
	VMULPD Z7, Z12, Z14
	VSUBPD Z14, Z11, Z11
	VMULPD Z7, Z10, Z7
	VMULPD Z13, Z12, Z10
	VSUBPD Z10, Z7, Z7
	VPCMPQ $0, Z3, Z5, K2
	VPCMPQ $0, Z3, Z1, K3
	KORB K3, K2, K2
	VBLENDMPD Z5, Z11, K2, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z11
	VPCMPUQ $1, Z11, Z3, K3
	VPXORQ.BCST constants512x64<>+16(SB), Z4, Z11
	VBLENDMPD Z4, Z11, K3, Z4
	VBLENDMPD Z0, Z4, K2, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z12
	VPCMPUQ $1, Z11, Z12, K3
	VPMINUQ Z11, Z12, Z13
	VPMAXUQ Z12, Z11, Z14
	VPCMPQ $0, Z3, Z14, K4
	VPCMPQ $0, Z3, Z13, K5
	VBLENDMPD Z6, Z8, K5, Z15
	VBLENDMPD Z15, Z13, K4, Z13
	VPCMPQ $0, Z8, Z14, K5
	KORB K5, K4, K4
	VBLENDMPD Z6, Z14, K4, Z14
	VBROADCASTSD constants512x64<>+576(SB), Z15
	VPCMPUQ $1, Z14, Z15, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z6, K5, Z15
	VBLENDMPD.BCST constants512x64<>+592(SB), Z15, K4, Z15
	VMULPD Z15, Z13, Z13
	VMULPD Z15, Z14, Z14
	VPANDQ.BCST constants512x64<>+16(SB), Z10, Z10
	VBROADCASTSD constants512x64<>+600(SB), Z15
	VPSUBQ Z14, Z15, Z15
	VMULPD Z15, Z14, Z16
	VBROADCASTSD constants512x64<>+608(SB), Z17
	VSUBPD Z16, Z17, Z16
	VMULPD Z16, Z15, Z15
	VMULPD Z15, Z13, Z15
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z15, K4
	VBLENDMPD Z8, Z15, K4, Z15
	VADDPD.BCST constants512x64<>+624(SB), Z15, Z15
	VPSUBQ.BCST constants512x64<>+624(SB), Z15, Z16
	VBROADCASTSD constants512x64<>+632(SB), Z17
	VPSUBQ Z16, Z17, Z17
	VBLENDMPD Z17, Z16, K3, Z16
	VPCMPQ $0, Z8, Z10, K4
	VBROADCASTSD constants512x64<>+640(SB), Z17
	VPSUBQ Z16, Z17, Z18
	VBLENDMPD Z16, Z18, K4, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z18
	VPCMPQ $0, Z17, Z16, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z15, Z15
	VBLENDMPD.BCST constants512x64<>+16(SB), Z8, K3, Z16
	VPXORQ Z16, Z10, Z10
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z18*8), K3, Z16
	VBLENDMPD.BCST constants512x64<>+648(SB), Z16, K4, Z16
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z18*8), K3, Z17
	VBLENDMPD.BCST constants512x64<>+656(SB), Z17, K4, Z17
	VPANDQ.BCST constants512x64<>+160(SB), Z14, Z18
	VSUBPD Z18, Z14, Z19
	VMULPD Z18, Z15, Z18
	VSUBPD Z18, Z13, Z18
	VMULPD Z19, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z13, Z15, Z13
	VADDPD Z13, Z14, Z13
	VDIVPD Z13, Z18, Z13
	VPXORQ Z10, Z13, Z10
	VADDPD Z10, Z16, Z13
	VSUBPD Z16, Z13, Z14
	VSUBPD Z14, Z10, Z14
	VMULPD Z10, Z10, Z15
	VMULPD Z15, Z10, Z10
	VMULPD.BCST constants512x64<>+664(SB), Z15, Z16
	VADDPD.BCST constants512x64<>+672(SB), Z16, Z16
	VMULPD Z15, Z16, Z16
	VADDPD.BCST constants512x64<>+680(SB), Z16, Z16
	VMULPD Z15, Z16, Z16
	VADDPD.BCST constants512x64<>+688(SB), Z16, Z16
	VMULPD Z15, Z16, Z15
	VADDPD.BCST constants512x64<>+696(SB), Z15, Z15
	VMULPD Z15, Z10, Z10
	VADDPD Z10, Z17, Z10
	VADDPD Z10, Z14, Z10
	VADDPD Z10, Z13, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z4
	VPXORQ Z4, Z10, Z4
	VPCMPUQ $1, Z12, Z3, K3
	VPCMPUQ $1, Z11, Z3, K4
	KORB K4, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K3, Z4
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z11
	VSUBPD Z11, Z10, Z12
	VMULPD Z11, Z11, Z13
	VADDPD Z11, Z10, Z11
	VMULPD Z11, Z12, Z11
	VADDPD Z13, Z6, Z12
	VSUBPD Z6, Z12, Z14
	VSUBPD Z14, Z12, Z15
	VSUBPD Z15, Z6, Z15
	VSUBPD Z14, Z13, Z13
	VADDPD Z13, Z15, Z13
	VADDPD Z11, Z13, Z11
	VADDPD Z11, Z12, Z13
	VSUBPD Z12, Z13, Z12
	VSUBPD Z12, Z11, Z11
	VSQRTPD Z13, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z14
	VSUBPD Z14, Z12, Z15
	VMULPD Z14, Z14, Z16
	VSUBPD Z16, Z13, Z13
	VADDPD Z14, Z14, Z14
	VMULPD Z15, Z14, Z14
	VSUBPD Z14, Z13, Z13
	VMULPD Z15, Z15, Z14
	VSUBPD Z14, Z13, Z13
	VADDPD Z11, Z13, Z11
	VADDPD Z12, Z12, Z13
	VDIVPD Z13, Z11, Z11
	VADDPD Z10, Z12, Z13
	VSUBPD Z12, Z13, Z12
	VSUBPD Z12, Z10, Z12
	VADDPD Z11, Z12, Z11
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z10, K3
	VBLENDMPD Z13, Z10, K3, Z12
	VBLENDMPD Z11, Z8, K3, Z11
	VPSUBQ.BCST constants512x64<>+472(SB), Z12, Z13
	VPSRAQ $52, Z13, Z14
	VPSRLQ $46, Z13, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+104(SB), Z13, Z13
	LEAQ table2_512x64<>(SB), AX
	KXNORW K4, K4, K4
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z15*8), K4, Z16
	VPSUBQ Z13, Z12, Z12
	VPADDQ.BCST constants512x64<>+480(SB), Z12, Z17
	VPANDQ.BCST constants512x64<>+488(SB), Z17, Z17
	VMULPD Z16, Z17, Z18
	VSUBPD Z6, Z18, Z18
	VSUBPD Z17, Z12, Z12
	VMULPD Z16, Z12, Z12
	VPSUBQ Z13, Z6, Z6
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z14, K4
	VBLENDMPD Z6, Z8, K4, Z6
	VMULPD Z6, Z11, Z6
	VMULPD Z16, Z6, Z6
	VADDPD Z6, Z12, Z11
	VSUBPD Z12, Z11, Z12
	VSUBPD Z12, Z6, Z6
	VBROADCASTSD constants512x64<>+32(SB), Z12
	VBLENDMPD Z8, Z12, K3, Z12
	VPADDQ Z12, Z14, Z12
	VCVTQQ2PD Z12, Z12
	VMULPD.BCST constants512x64<>+496(SB), Z12, Z13
	LEAQ table3_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K3, Z14
	VADDPD Z14, Z13, Z13
	VMULPD.BCST constants512x64<>+504(SB), Z12, Z12
	LEAQ table4_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K3, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z11, Z18, Z14
	VSUBPD Z18, Z14, Z15
	VSUBPD Z15, Z11, Z11
	VADDPD Z6, Z11, Z6
	VADDPD Z14, Z13, Z11
	VSUBPD Z13, Z11, Z13
	VSUBPD Z13, Z14, Z13
	VMULPD Z14, Z14, Z15
	VMULPD.BCST constants512x64<>+512(SB), Z14, Z16
	VADDPD.BCST constants512x64<>+520(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+528(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+536(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+544(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+552(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+560(SB), Z16, Z16
	VMULPD Z14, Z16, Z14
	VADDPD.BCST constants512x64<>+568(SB), Z14, Z14
	VMULPD Z14, Z15, Z14
	VADDPD Z14, Z12, Z12
	VADDPD Z12, Z6, Z6
	VADDPD Z6, Z13, Z6
	VADDPD Z6, Z11, Z6
	VPSUBQ.BCST constants512x64<>+856(SB), Z10, Z11
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z11, K3
	VBLENDMPD Z6, Z10, K3, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z7, Z7
	VPORQ Z7, Z6, Z6
	VPCMPUQ $1, Z10, Z3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K3, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z6, Z7
	VPORQ Z7, Z9, Z7
	VADDPD Z7, Z6, Z6
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z5, K3
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z1, K4
	KANDB K4, K3, K3
	VBLENDMPD Z2, Z6, K3, Z6
	VBLENDMPD Z0, Z4, K3, Z4
	VPCMPUQ $1, Z5, Z3, K3
	KORB K1, K3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z6, K1, Z5
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K1, Z4
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VPORQ Z2, Z3, Z2
	VBLENDMPD Z3, Z2, K3, Z2
	VBLENDMPD Z2, Z5, K2, Z2
	VPCMPQ $0, Z8, Z1, K1
	VBLENDMPD Z0, Z4, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPCMPUQ $1, Z1, Z3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z3, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func acoshComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·acoshComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+872(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VBROADCASTSD constants512x64<>+128(SB), Z3
	VPCMPUQ $1, Z1, Z3, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VPCMPUQ $1, Z4, Z3, K2
	KORB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z3
	VBLENDMPD.BCST constants512x64<>+120(SB), Z3, K1, Z5
	VMULPD Z5, Z2, Z6
	VMULPD Z5, Z0, Z5
	VBROADCASTSD constants512x64<>+8(SB), Z7
	VBLENDMPD.BCST constants512x64<>+840(SB), Z7, K1, Z8
	VSUBPD Z6, Z3, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z10
	VBROADCASTSD constants512x64<>+48(SB), Z11
	VPCMPUQ $1, Z10, Z11, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z5, Z12
	VBLENDMPD Z5, Z12, K1, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z9, Z13
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z14
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z14, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z3, K1, Z15
	VMULPD Z15, Z13, Z16
	VMULPD Z15, Z14, Z15
	VPMAXUQ Z16, Z15, Z17
	VPSRLQ $52, Z17, Z17
	VPSUBQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSRAQ $1, Z17, Z17
	VPADDQ Z17, Z17, Z18
	VPSUBQ Z18, Z7, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z18, Z16, Z16
	VMULPD Z18, Z15, Z15
	VMULPD Z16, Z16, Z18
	VMULPD Z15, Z15, Z15
	VADDPD Z15, Z18, Z15
	VSQRTPD Z15, Z15
	VADDPD Z15, Z16, Z15
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VSQRTPD Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z16
	VPSLLQ $52, Z16, Z16
	VMULPD Z16, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+96(SB), Z3, K1, Z16
	VMULPD Z16, Z15, Z15
	VADDPD Z15, Z15, Z16
	VDIVPD Z16, Z14, Z16
	VPORQ Z14, Z13, Z13
	VPCMPQ $0, Z7, Z13, K1
	VBLENDMPD Z7, Z15, K1, Z13
	VBLENDMPD Z7, Z16, K1, Z14
	VPCMPQ $1, Z7, Z9, K1
	VBLENDMPD Z14, Z13, K1, Z9
	VBLENDMPD Z13, Z14, K1, Z13
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VPORQ Z12, Z13, Z12
	VADDPD Z6, Z3, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z6, Z13
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z13, K1
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z10, K2
	KANDB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+72(SB), Z3, K1, Z14
	VMULPD Z14, Z13, Z15
	VMULPD Z14, Z10, Z14
	VPMAXUQ Z15, Z14, Z16
	VPSRLQ $52, Z16, Z16
	VPSUBQ.BCST constants512x64<>+80(SB), Z16, Z16
	VPSRAQ $1, Z16, Z16
	VPADDQ Z16, Z16, Z17
	VPSUBQ Z17, Z7, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z17, Z17
	VPSLLQ $52, Z17, Z17
	VMULPD Z17, Z15, Z15
	VMULPD Z17, Z14, Z14
	VMULPD Z15, Z15, Z17
	VMULPD Z14, Z14, Z14
	VADDPD Z14, Z17, Z14
	VSQRTPD Z14, Z14
	VADDPD Z14, Z15, Z14
	VMULPD.BCST constants512x64<>+88(SB), Z14, Z14
	VSQRTPD Z14, Z14
	VPADDQ.BCST constants512x64<>+80(SB), Z16, Z15
	VPSLLQ $52, Z15, Z15
	VMULPD Z15, Z14, Z14
	VBLENDMPD.BCST constants512x64<>+96(SB), Z3, K1, Z15
	VMULPD Z15, Z14, Z14
	VADDPD Z14, Z14, Z15
	VDIVPD Z15, Z10, Z15
	VPORQ Z10, Z13, Z10
	VPCMPQ $0, Z7, Z10, K1
	VBLENDMPD Z7, Z14, K1, Z10
	VBLENDMPD Z7, Z15, K1, Z13
	VPCMPQ $1, Z7, Z6, K1
	VBLENDMPD Z13, Z10, K1, Z6
	VBLENDMPD Z10, Z13, K1, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPORQ Z5, Z10, Z5
	VMULPD Z12, Z6, Z10
	VMULPD Z9, Z5, Z5
	VSUBPD Z5, Z10, Z5
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z10, Z12
	VSUBPD Z12, Z10, Z13
	VMULPD Z12, Z12, Z14
	VADDPD Z12, Z10, Z12
	VMULPD Z12, Z13, Z12
	VADDPD Z14, Z3, Z13
	VSUBPD Z3, Z13, Z15
	VSUBPD Z15, Z13, Z16
	VSUBPD Z16, Z3, Z16
	VSUBPD Z15, Z14, Z14
	VADDPD Z14, Z16, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z12, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z12, Z12
	VSQRTPD Z14, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z15
	VSUBPD Z15, Z13, Z16
	VMULPD Z15, Z15, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z15, Z15, Z15
	VMULPD Z16, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z16, Z16, Z15
	VSUBPD Z15, Z14, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z13, Z13, Z14
	VDIVPD Z14, Z12, Z12
	VADDPD Z10, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z10, Z13
	VADDPD Z12, Z13, Z12
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z10, K1
	VBLENDMPD Z14, Z10, K1, Z13
	VBLENDMPD Z12, Z7, K1, Z12
	VPSUBQ.BCST constants512x64<>+472(SB), Z13, Z14
	VPSRAQ $52, Z14, Z15
	VPSRLQ $46, Z14, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z16
	VPANDQ.BCST constants512x64<>+104(SB), Z14, Z14
	LEAQ table2_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K2, Z17
	VPSUBQ Z14, Z13, Z13
	VPADDQ.BCST constants512x64<>+480(SB), Z13, Z18
	VPANDQ.BCST constants512x64<>+488(SB), Z18, Z18
	VMULPD Z17, Z18, Z19
	VSUBPD Z3, Z19, Z19
	VSUBPD Z18, Z13, Z13
	VMULPD Z17, Z13, Z13
	VPSUBQ Z14, Z3, Z14
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z15, K2
	VBLENDMPD Z14, Z7, K2, Z14
	VMULPD Z14, Z12, Z12
	VMULPD Z17, Z12, Z12
	VADDPD Z12, Z13, Z14
	VSUBPD Z13, Z14, Z13
	VSUBPD Z13, Z12, Z12
	VBROADCASTSD constants512x64<>+32(SB), Z13
	VBLENDMPD Z7, Z13, K1, Z13
	VPADDQ Z13, Z15, Z13
	VCVTQQ2PD Z13, Z13
	VMULPD.BCST constants512x64<>+496(SB), Z13, Z15
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K1, Z17
	VADDPD Z17, Z15, Z15
	VMULPD.BCST constants512x64<>+504(SB), Z13, Z13
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z16*8), K1, Z17
	VADDPD Z17, Z13, Z13
	VADDPD Z14, Z19, Z16
	VSUBPD Z19, Z16, Z17
	VSUBPD Z17, Z14, Z14
	VADDPD Z12, Z14, Z12
	VADDPD Z16, Z15, Z14
	VSUBPD Z15, Z14, Z15
	VSUBPD Z15, Z16, Z15
	VMULPD Z16, Z16, Z17
	VMULPD.BCST constants512x64<>+512(SB), Z16, Z18
	VADDPD.BCST constants512x64<>+520(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+528(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+536(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+544(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+552(SB), Z18, Z18
	VMULPD Z16, Z18, Z18
	VADDPD.BCST constants512x64<>+560(SB), Z18, Z18
	VMULPD Z16, Z18, Z16
	VADDPD.BCST constants512x64<>+568(SB), Z16, Z16
	VMULPD Z16, Z17, Z16
	VADDPD Z16, Z13, Z13
	VADDPD Z13, Z12, Z12
	VADDPD Z12, Z15, Z12
	VADDPD Z12, Z14, Z12
	VPSUBQ.BCST constants512x64<>+856(SB), Z10, Z13
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z13, K1
	VBLENDMPD Z12, Z10, K1, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPORQ Z5, Z12, Z5
	VPCMPUQ $1, Z10, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K1, Z5
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z10
	VPORQ Z10, Z8, Z8
	VADDPD Z8, Z5, Z5
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z1, K1
	VPCMPUQ.BCST $1, constants512x64<>+856(SB), Z4, K2
	KANDB K2, K1, K1
	VPCMPUQ $1, Z4, Z11, K2
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z8
	VBLENDMPD Z0, Z8, K2, Z8
	VBLENDMPD Z8, Z5, K1, Z5
	VPCMPQ $0, Z11, Z1, K1
	VPCMPQ $0, Z11, Z4, K3
	KORB K3, K1, K1
	VBLENDMPD Z4, Z9, K1, Z4
	VBLENDMPD Z2, Z6, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z6
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z8
	VPCMPUQ $1, Z6, Z8, K3
	VPMINUQ Z6, Z8, Z9
	VPMAXUQ Z8, Z6, Z10
	VPCMPQ $0, Z11, Z10, K4
	VPCMPQ $0, Z11, Z9, K5
	VBLENDMPD Z3, Z7, K5, Z12
	VBLENDMPD Z12, Z9, K4, Z9
	VPCMPQ $0, Z7, Z10, K5
	KORB K5, K4, K4
	VBLENDMPD Z3, Z10, K4, Z10
	VBROADCASTSD constants512x64<>+576(SB), Z12
	VPCMPUQ $1, Z10, Z12, K4
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z10, K5
	VBLENDMPD.BCST constants512x64<>+584(SB), Z3, K5, Z3
	VBLENDMPD.BCST constants512x64<>+592(SB), Z3, K4, Z3
	VMULPD Z3, Z9, Z9
	VMULPD Z3, Z10, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+600(SB), Z10
	VPSUBQ Z3, Z10, Z10
	VMULPD Z10, Z3, Z12
	VBROADCASTSD constants512x64<>+608(SB), Z13
	VSUBPD Z12, Z13, Z12
	VMULPD Z12, Z10, Z10
	VMULPD Z10, Z9, Z10
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z10, K4
	VBLENDMPD Z7, Z10, K4, Z10
	VADDPD.BCST constants512x64<>+624(SB), Z10, Z10
	VPSUBQ.BCST constants512x64<>+624(SB), Z10, Z12
	VBROADCASTSD constants512x64<>+632(SB), Z13
	VPSUBQ Z12, Z13, Z13
	VBLENDMPD Z13, Z12, K3, Z12
	VPCMPQ $0, Z7, Z2, K4
	VBROADCASTSD constants512x64<>+640(SB), Z13
	VPSUBQ Z12, Z13, Z14
	VBLENDMPD Z12, Z14, K4, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z12, Z14
	VPCMPQ $0, Z13, Z12, K4
	VSUBPD.BCST constants512x64<>+624(SB), Z10, Z10
	VBLENDMPD.BCST constants512x64<>+16(SB), Z7, K3, Z12
	VPXORQ Z12, Z2, Z2
	LEAQ table5_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z14*8), K3, Z12
	VBLENDMPD.BCST constants512x64<>+648(SB), Z12, K4, Z12
	LEAQ table6_512x64<>(SB), AX
	KXNORW K3, K3, K3
	VPXORD Z13, Z13, Z13
	VPGATHERQQ (AX)(Z14*8), K3, Z13
	VBLENDMPD.BCST constants512x64<>+656(SB), Z13, K4, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z3, Z14
	VSUBPD Z14, Z3, Z15
	VMULPD Z14, Z10, Z14
	VSUBPD Z14, Z9, Z14
	VMULPD Z15, Z10, Z15
	VSUBPD Z15, Z14, Z14
	VMULPD Z9, Z10, Z9
	VADDPD Z9, Z3, Z3
	VDIVPD Z3, Z14, Z3
	VPXORQ Z2, Z3, Z2
	VADDPD Z2, Z12, Z3
	VSUBPD Z12, Z3, Z9
	VSUBPD Z9, Z2, Z9
	VMULPD Z2, Z2, Z10
	VMULPD Z10, Z2, Z2
	VMULPD.BCST constants512x64<>+664(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+672(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+680(SB), Z12, Z12
	VMULPD Z10, Z12, Z12
	VADDPD.BCST constants512x64<>+688(SB), Z12, Z12
	VMULPD Z10, Z12, Z10
	VADDPD.BCST constants512x64<>+696(SB), Z10, Z10
	VMULPD Z10, Z2, Z2
	VADDPD Z2, Z13, Z2
	VADDPD Z2, Z9, Z2
	VADDPD Z2, Z3, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z3
	VPXORQ Z3, Z2, Z2
	VPCMPUQ $1, Z8, Z11, K3
	VPCMPUQ $1, Z6, Z11, K4
	KORB K4, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K3, Z2
	VADDPD Z2, Z2, Z3
	VBLENDMPD Z2, Z3, K1, Z2
	VPCMPUQ $1, Z1, Z11, K3
	KORB K2, K3, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K3, Z2
	VBLENDMPD.BCST constants512x64<>+0(SB), Z5, K3, Z3
	VPCMPQ $0, Z7, Z1, K3
	KANDB K2, K3, K3
	VBLENDMPD.BCST constants512x64<>+872(SB), Z2, K3, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z2
	VPXORQ Z2, Z11, Z2
	VBLENDMPD Z2, Z3, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z3
	VPCMPUQ $1, Z3, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPCMPUQ $1, Z3, Z11, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z2, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPCMPUQ $1, Z3, Z11, K1
	VBLENDMPD Z2, Z3, K1, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z3
	VPCMPUQ $1, Z3, Z11, K1
	VBLENDMPD Z7, Z0, K2, Z0
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z1, Z0
	VBLENDMPD Z1, Z0, K1, Z0
	VUNPCKLPD Z0, Z2, Z1
	VUNPCKHPD Z0, Z2, Z0
	VMOVUPS Z1, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atanhComplex128512(dst, x unsafe.Pointer, n int) int
TEXT ·atanhComplex128512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+912(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z1
	VPMINUQ.BCST constants512x64<>+136(SB), Z1, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z4
	VPMINUQ.BCST constants512x64<>+136(SB), Z4, Z5
	VBROADCASTSD constants512x64<>+40(SB), Z6
	VSUBPD Z3, Z6, Z7
	VMULPD Z5, Z5, Z8
	VPCMPQ $0, Z6, Z3, K1
	VPCMPUQ.BCST $1, constants512x64<>+880(SB), Z5, K2
	KANDB K2, K1, K1
	VMULPD.BCST constants512x64<>+888(SB), Z3, Z9
	VBLENDMPD.BCST constants512x64<>+896(SB), Z9, K1, Z9
	VMULPD Z7, Z7, Z10
	VADDPD Z8, Z10, Z10
	VBLENDMPD Z5, Z10, K1, Z10
	VDIVPD Z10, Z9, Z9
	VADDPD Z9, Z6, Z10
	VSUBPD Z6, Z10, Z11
	VSUBPD Z11, Z10, Z12
	VSUBPD Z12, Z6, Z12
	VSUBPD Z11, Z9, Z11
	VADDPD Z11, Z12, Z11
	VPSUBQ.BCST constants512x64<>+472(SB), Z10, Z12
	VPSRAQ $52, Z12, Z13
	VPSRLQ $46, Z12, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+104(SB), Z12, Z12
	LEAQ table2_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z14*8), K2, Z15
	VPSUBQ Z12, Z10, Z16
	VPADDQ.BCST constants512x64<>+480(SB), Z16, Z17
	VPANDQ.BCST constants512x64<>+488(SB), Z17, Z17
	VMULPD Z15, Z17, Z18
	VSUBPD Z6, Z18, Z18
	VSUBPD Z17, Z16, Z16
	VMULPD Z15, Z16, Z16
	VPSUBQ Z12, Z6, Z12
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z13, K2
	VBROADCASTSD constants512x64<>+8(SB), Z17
	VBLENDMPD Z12, Z17, K2, Z12
	VMULPD Z12, Z11, Z11
	VMULPD Z15, Z11, Z11
	VADDPD Z11, Z16, Z12
	VSUBPD Z16, Z12, Z15
	VSUBPD Z15, Z11, Z11
	VPADDQ Z17, Z13, Z13
	VCVTQQ2PD Z13, Z13
	VMULPD.BCST constants512x64<>+496(SB), Z13, Z15
	LEAQ table3_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z14*8), K2, Z16
	VADDPD Z16, Z15, Z15
	VMULPD.BCST constants512x64<>+504(SB), Z13, Z13
	LEAQ table4_512x64<>(SB), AX
	KXNORW K2, K2, K2
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z14*8), K2, Z16
	VADDPD Z16, Z13, Z13
	VADDPD Z12, Z18, Z14
	VSUBPD Z18, Z14, Z16
	VSUBPD Z16, Z12, Z12
	VADDPD Z11, Z12, Z11
	VADDPD Z14, Z15, Z12
	VSUBPD Z15, Z12, Z15
	VSUBPD Z15, Z14, Z15
	VMULPD Z14, Z14, Z16
	VMULPD.BCST constants512x64<>+512(SB), Z14, Z18
	VADDPD.BCST constants512x64<>+520(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+528(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+536(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+544(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+552(SB), Z18, Z18
	VMULPD Z14, Z18, Z18
	VADDPD.BCST constants512x64<>+560(SB), Z18, Z18
	VMULPD Z14, Z18, Z14
	VADDPD.BCST constants512x64<>+568(SB), Z14, Z14
	VMULPD Z14, Z16, Z14
	VADDPD Z14, Z13, Z13
	VADDPD Z13, Z11, Z11
	VADDPD Z11, Z15, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z9, Z13
	VPCMPQ $0, Z17, Z13, K2
	VADDPD Z11, Z12, Z11
	VBLENDMPD Z9, Z11, K2, Z9
	VPSUBQ.BCST constants512x64<>+32(SB), Z10, Z11
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z11, K2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z10, K3
	VBROADCASTSD constants512x64<>+0(SB), Z11
	VBLENDMPD Z10, Z11, K3, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z10
	VPCMPQ $0, Z17, Z10, K3
	VBLENDMPD.BCST constants512x64<>+104(SB), Z12, K3, Z10
	VBLENDMPD Z9, Z10, K2, Z9
	VBLENDMPD.BCST constants512x64<>+904(SB), Z17, K1, Z10
	VADDPD Z10, Z9, Z9
	VBROADCASTSD constants512x64<>+912(SB), Z10
	VBLENDMPD.BCST constants512x64<>+88(SB), Z10, K1, Z10
	VMULPD Z10, Z9, Z9
	VADDPD Z5, Z5, Z5
	VADDPD Z3, Z6, Z3
	VMULPD Z3, Z7, Z3
	VSUBPD Z8, Z3, Z3
	VPANDQ.BCST constants512x64<>+24(SB), Z5, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z3, Z8
	VPCMPUQ $1, Z7, Z8, K1
	VPMINUQ Z7, Z8, Z10
	VPMAXUQ Z8, Z7, Z12
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z12, K2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z10, K3
	VBLENDMPD Z6, Z17, K3, Z13
	VBLENDMPD Z13, Z10, K2, Z10
	VPCMPQ $0, Z17, Z12, K3
	KORB K3, K2, K2
	VBLENDMPD Z6, Z12, K2, Z12
	VBROADCASTSD constants512x64<>+576(SB), Z13
	VPCMPUQ $1, Z12, Z13, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z12, K3
	VBLENDMPD.BCST constants512x64<>+584(SB), Z6, K3, Z6
	VBLENDMPD.BCST constants512x64<>+592(SB), Z6, K2, Z6
	VMULPD Z6, Z10, Z10
	VMULPD Z6, Z12, Z6
	VPANDQ.BCST constants512x64<>+16(SB), Z3, Z3
	VBROADCASTSD constants512x64<>+600(SB), Z12
	VPSUBQ Z6, Z12, Z12
	VMULPD Z12, Z6, Z13
	VBROADCASTSD constants512x64<>+608(SB), Z14
	VSUBPD Z13, Z14, Z13
	VMULPD Z13, Z12, Z12
	VMULPD Z12, Z10, Z12
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z12, K2
	VBLENDMPD Z17, Z12, K2, Z12
	VADDPD.BCST constants512x64<>+624(SB), Z12, Z12
	VPSUBQ.BCST constants512x64<>+624(SB), Z12, Z13
	VBROADCASTSD constants512x64<>+632(SB), Z14
	VPSUBQ Z13, Z14, Z14
	VBLENDMPD Z14, Z13, K1, Z13
	VPCMPQ $0, Z17, Z3, K2
	VBROADCASTSD constants512x64<>+640(SB), Z14
	VPSUBQ Z13, Z14, Z15
	VBLENDMPD Z13, Z15, K2, Z13
	VPANDQ.BCST constants512x64<>+408(SB), Z13, Z15
	VPCMPQ $0, Z14, Z13, K2
	VSUBPD.BCST constants512x64<>+624(SB), Z12, Z12
	VBLENDMPD.BCST constants512x64<>+16(SB), Z17, K1, Z13
	VPXORQ Z13, Z3, Z3
	LEAQ table5_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z13, Z13, Z13
	VPGATHERQQ (AX)(Z15*8), K1, Z13
	VBLENDMPD.BCST constants512x64<>+648(SB), Z13, K2, Z13
	LEAQ table6_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z15*8), K1, Z14
	VBLENDMPD.BCST constants512x64<>+656(SB), Z14, K2, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z15
	VSUBPD Z15, Z6, Z16
	VMULPD Z15, Z12, Z15
	VSUBPD Z15, Z10, Z15
	VMULPD Z16, Z12, Z16
	VSUBPD Z16, Z15, Z15
	VMULPD Z10, Z12, Z10
	VADDPD Z10, Z6, Z6
	VDIVPD Z6, Z15, Z6
	VPXORQ Z3, Z6, Z3
	VADDPD Z3, Z13, Z6
	VSUBPD Z13, Z6, Z10
	VSUBPD Z10, Z3, Z10
	VMULPD Z3, Z3, Z12
	VMULPD Z12, Z3, Z3
	VMULPD.BCST constants512x64<>+664(SB), Z12, Z13
	VADDPD.BCST constants512x64<>+672(SB), Z13, Z13
	VMULPD Z12, Z13, Z13
	VADDPD.BCST constants512x64<>+680(SB), Z13, Z13
	VMULPD Z12, Z13, Z13
	VADDPD.BCST constants512x64<>+688(SB), Z13, Z13
	VMULPD Z12, Z13, Z12
	VADDPD.BCST constants512x64<>+696(SB), Z12, Z12
	VMULPD Z12, Z3, Z3
	VADDPD Z3, Z14, Z3
	VADDPD Z3, Z10, Z3
	VADDPD Z3, Z6, Z3
	VPANDQ.BCST constants512x64<>+16(SB), Z5, Z5
	VPXORQ Z5, Z3, Z3
	VBROADCASTSD constants512x64<>+48(SB), Z5
	VPCMPUQ $1, Z8, Z5, K1
	VPCMPUQ $1, Z7, Z5, K2
	KORB K2, K1, K1
	VBLENDMPD Z11, Z3, K1, Z3
	VMULPD.BCST constants512x64<>+88(SB), Z3, Z3
	VPCMPUQ $1, Z1, Z5, K1
	VPCMPUQ $1, Z4, Z5, K2
	VPCMPQ $0, Z5, Z1, K3
	VPCMPQ $0, Z5, Z4, K4
	KORB K4, K3, K3
	VPCMPQ $0, Z17, Z1, K4
	KANDB K2, K4, K4
	KORB K4, K3, K4
	KORB K2, K1, K5
	VBLENDMPD Z11, Z9, K5, Z1
	VBLENDMPD Z17, Z1, K4, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z4
	VPCMPUQ $1, Z4, Z5, K4
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VPORQ Z2, Z1, Z2
	VBLENDMPD Z1, Z2, K1, Z2
	VBLENDMPD Z1, Z2, K4, Z1
	VBLENDMPD Z11, Z3, K1, Z2
	VBLENDMPD.BCST constants512x64<>+872(SB), Z2, K3, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPCMPUQ $1, Z3, Z5, K1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z2, Z0
	VBLENDMPD Z2, Z0, K1, Z0
	VBLENDMPD Z11, Z0, K2, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z5, K1
	VBLENDMPD Z11, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z5, K1
	VBLENDMPD Z11, Z0, K1, Z0
	VUNPCKLPD Z0, Z1, Z2
	VUNPCKHPD Z0, Z1, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func powComplex128512(dst, x, y unsafe.Pointer, n int) int
TEXT ·powComplex128512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+920(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	LEAQ (BX)(BX*1), R9
	VMOVUPS (SI)(R9*8), Z0
	VMOVUPS 64(SI)(R9*8), Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMOVUPS (DX)(R9*8), Z1
	VMOVUPS 64(DX)(R9*8), Z3
	VUNPCKLPD Z3, Z1, Z4
	VUNPCKHPD Z3, Z1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z2, Z3
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z3, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z5
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z5, K2
	KANDB K2, K1, K1
	VBROADCASTSD constants512x64<>+40(SB), Z6
	VBLENDMPD.BCST constants512x64<>+72(SB), Z6, K1, Z7
	VMULPD Z7, Z2, Z8
	VMULPD Z7, Z0, Z7
	VPANDQ.BCST constants512x64<>+24(SB), Z8, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z7, Z10
	VPCMPUQ $1, Z10, Z9, K2
	VPMAXUQ Z9, Z10, Z9
	VPSRLQ $52, Z9, Z9
	VPSUBQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPMINSQ.BCST constants512x64<>+456(SB), Z9, Z9
	VBROADCASTSD constants512x64<>+8(SB), Z10
	VPSUBQ Z9, Z10, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z11
	VPSLLQ $52, Z11, Z11
	VMULPD Z11, Z8, Z8
	VMULPD Z11, Z7, Z7
	VMULPD Z8, Z8, Z12
	VMULPD Z7, Z7, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z14
	VSUBPD Z14, Z8, Z15
	VMULPD Z14, Z14, Z16
	VSUBPD Z16, Z12, Z16
	VADDPD Z14, Z14, Z14
	VMULPD Z15, Z14, Z14
	VSUBPD Z14, Z16, Z14
	VMULPD Z15, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z15
	VSUBPD Z15, Z7, Z7
	VMULPD Z15, Z15, Z16
	VSUBPD Z16, Z13, Z16
	VADDPD Z15, Z15, Z15
	VMULPD Z7, Z15, Z15
	VSUBPD Z15, Z16, Z15
	VMULPD Z7, Z7, Z7
	VSUBPD Z7, Z15, Z7
	VADDPD Z7, Z14, Z7
	VADDPD Z8, Z8, Z8
	VMULPD Z11, Z10, Z11
	VMULPD Z11, Z8, Z8
	VSUBPD Z8, Z7, Z7
	VBLENDMPD Z13, Z12, K2, Z8
	VBLENDMPD Z12, Z13, K2, Z11
	VADDPD Z11, Z8, Z12
	VSUBPD Z8, Z12, Z8
	VSUBPD Z8, Z11, Z8
	VSUBPD Z7, Z8, Z7
	VADDPD Z7, Z12, Z8
	VSUBPD Z12, Z8, Z11
	VSUBPD Z11, Z7, Z7
	VBLENDMPD.BCST constants512x64<>+464(SB), Z10, K1, Z11
	VPSUBQ Z11, Z9, Z9
	VPADDQ Z9, Z9, Z9
	VPSUBQ.BCST constants512x64<>+472(SB), Z8, Z11
	VPSRAQ $52, Z11, Z12
	VPSRLQ $46, Z11, Z13
	VPANDQ.BCST constants512x64<>+408(SB), Z13, Z13
	VPANDQ.BCST constants512x64<>+104(SB), Z11, Z11
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z13*8), K1, Z14
	VPSUBQ Z11, Z8, Z8
	VPADDQ.BCST constants512x64<>+480(SB), Z8, Z15
	VPANDQ.BCST constants512x64<>+488(SB), Z15, Z15
	VMULPD Z14, Z15, Z16
	VSUBPD Z6, Z16, Z16
	VSUBPD Z15, Z8, Z8
	VMULPD Z14, Z8, Z8
	VPSUBQ Z11, Z6, Z11
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z12, K1
	VBLENDMPD Z11, Z10, K1, Z11
	VMULPD Z11, Z7, Z7
	VMULPD Z14, Z7, Z7
	VADDPD Z7, Z8, Z11
	VSUBPD Z8, Z11, Z8
	VSUBPD Z8, Z7, Z7
	VPADDQ Z9, Z12, Z8
	VCVTQQ2PD Z8, Z8
	VMULPD.BCST constants512x64<>+496(SB), Z8, Z9
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z13*8), K1, Z12
	VADDPD Z12, Z9, Z9
	VMULPD.BCST constants512x64<>+504(SB), Z8, Z8
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z12, Z12, Z12
	VPGATHERQQ (AX)(Z13*8), K1, Z12
	VADDPD Z12, Z8, Z8
	VADDPD Z11, Z16, Z12
	VSUBPD Z16, Z12, Z13
	VSUBPD Z13, Z11, Z13
	VADDPD Z7, Z13, Z7
	VMULPD Z16, Z16, Z13
	VMULPD.BCST constants512x64<>+568(SB), Z13, Z13
	VADDPD Z12, Z16, Z14
	VMULPD Z14, Z11, Z11
	VMULPD.BCST constants512x64<>+568(SB), Z11, Z11
	VMULPD Z12, Z12, Z14
	VMULPD Z12, Z14, Z14
	VMULPD.BCST constants512x64<>+512(SB), Z12, Z15
	VADDPD.BCST constants512x64<>+520(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+528(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+536(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+544(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+552(SB), Z15, Z15
	VMULPD Z12, Z15, Z15
	VADDPD.BCST constants512x64<>+560(SB), Z15, Z15
	VMULPD Z15, Z14, Z14
	VADDPD Z12, Z9, Z15
	VSUBPD Z9, Z15, Z9
	VSUBPD Z9, Z12, Z9
	VADDPD Z13, Z15, Z12
	VSUBPD Z15, Z12, Z15
	VSUBPD Z15, Z13, Z13
	VADDPD Z13, Z9, Z9
	VADDPD Z11, Z7, Z7
	VADDPD Z14, Z8, Z8
	VADDPD Z8, Z7, Z7
	VADDPD Z7, Z9, Z7
	VADDPD Z7, Z12, Z8
	VSUBPD Z12, Z8, Z9
	VSUBPD Z9, Z7, Z7
	VMULPD.BCST constants512x64<>+88(SB), Z8, Z8
	VMULPD.BCST constants512x64<>+88(SB), Z7, Z7
	VPCMPUQ $1, Z5, Z3, K1
	VPMINUQ Z5, Z3, Z9
	VPMAXUQ Z3, Z5, Z11
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z11, K2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z9, K3
	VBLENDMPD Z6, Z10, K3, Z12
	VBLENDMPD Z12, Z9, K2, Z9
	VPCMPQ $0, Z10, Z11, K3
	KORB K3, K2, K2
	VBLENDMPD Z6, Z11, K2, Z11
	VBROADCASTSD constants512x64<>+576(SB), Z12
	VPCMPUQ $1, Z11, Z12, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z11, K3
	VBLENDMPD.BCST constants512x64<>+584(SB), Z6, K3, Z13
	VBLENDMPD.BCST constants512x64<>+592(SB), Z13, K2, Z13
	VMULPD Z13, Z9, Z9
	VMULPD Z13, Z11, Z11
	VPANDQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBROADCASTSD constants512x64<>+600(SB), Z13
	VPSUBQ Z11, Z13, Z13
	VMULPD Z13, Z11, Z14
	VBROADCASTSD constants512x64<>+608(SB), Z15
	VSUBPD Z14, Z15, Z14
	VMULPD Z14, Z13, Z13
	VMULPD Z13, Z9, Z13
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z13, K2
	VBLENDMPD Z10, Z13, K2, Z13
	VADDPD.BCST constants512x64<>+624(SB), Z13, Z13
	VPSUBQ.BCST constants512x64<>+624(SB), Z13, Z14
	VBROADCASTSD constants512x64<>+632(SB), Z15
	VPSUBQ Z14, Z15, Z15
	VBLENDMPD Z15, Z14, K1, Z14
	VPCMPQ $0, Z10, Z2, K2
	VBROADCASTSD constants512x64<>+640(SB), Z15
	VPSUBQ Z14, Z15, Z16
	VBLENDMPD Z14, Z16, K2, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z16
	VPCMPQ $0, Z15, Z14, K2
	VSUBPD.BCST constants512x64<>+624(SB), Z13, Z13
	VBLENDMPD.BCST constants512x64<>+16(SB), Z10, K1, Z14
	VPXORQ Z14, Z2, Z2
	LEAQ table5_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z16*8), K1, Z14
	VBLENDMPD.BCST constants512x64<>+648(SB), Z14, K2, Z14
	LEAQ table6_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z16*8), K1, Z15
	VBLENDMPD.BCST constants512x64<>+656(SB), Z15, K2, Z15
	VPANDQ.BCST constants512x64<>+160(SB), Z11, Z16
	VSUBPD Z16, Z11, Z17
	VPANDQ.BCST constants512x64<>+160(SB), Z9, Z18
	VSUBPD Z18, Z9, Z19
	VMULPD Z16, Z13, Z16
	VSUBPD Z16, Z9, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z16
	VBROADCASTSD constants512x64<>+48(SB), Z20
	VPCMPUQ $1, Z16, Z20, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z13, Z16
	VBLENDMPD Z13, Z16, K1, Z16
	VMULPD Z17, Z16, Z16
	VADDPD Z16, Z9, Z17
	VSUBPD Z9, Z17, Z21
	VSUBPD Z21, Z17, Z22
	VSUBPD Z22, Z9, Z9
	VSUBPD Z21, Z16, Z16
	VADDPD Z16, Z9, Z9
	VMULPD Z18, Z13, Z16
	VADDPD Z16, Z11, Z18
	VSUBPD Z11, Z18, Z11
	VSUBPD Z11, Z16, Z11
	VMULPD Z19, Z13, Z13
	VADDPD Z13, Z11, Z11
	VADDPD Z11, Z18, Z13
	VSUBPD Z18, Z13, Z16
	VSUBPD Z16, Z11, Z11
	VDIVPD Z13, Z6, Z16
	VMULPD Z16, Z17, Z18
	VPANDQ.BCST constants512x64<>+160(SB), Z18, Z18
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z19
	VSUBPD Z19, Z13, Z13
	VMULPD Z19, Z18, Z19
	VSUBPD Z19, Z17, Z17
	VADDPD Z11, Z13, Z11
	VMULPD Z11, Z18, Z11
	VSUBPD Z11, Z9, Z9
	VADDPD Z9, Z17, Z9
	VMULPD Z16, Z9, Z9
	VPXORQ Z2, Z18, Z11
	VPXORQ Z2, Z9, Z2
	VADDPD Z11, Z14, Z9
	VSUBPD Z14, Z9, Z13
	VSUBPD Z13, Z11, Z13
	VADDPD Z2, Z11, Z11
	VMULPD Z11, Z11, Z14
	VMULPD Z14, Z11, Z11
	VMULPD.BCST constants512x64<>+664(SB), Z14, Z16
	VADDPD.BCST constants512x64<>+672(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+680(SB), Z16, Z16
	VMULPD Z14, Z16, Z16
	VADDPD.BCST constants512x64<>+688(SB), Z16, Z16
	VMULPD Z14, Z16, Z14
	VADDPD.BCST constants512x64<>+696(SB), Z14, Z14
	VMULPD Z14, Z11, Z11
	VADDPD Z11, Z2, Z2
	VADDPD Z2, Z15, Z2
	VADDPD Z2, Z13, Z2
	VADDPD Z2, Z9, Z11
	VSUBPD Z9, Z11, Z9
	VSUBPD Z9, Z2, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z11, Z9
	VPXORQ Z0, Z2, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z4, Z2
	VPMINUQ Z2, Z12, Z11
	VPANDQ.BCST constants512x64<>+16(SB), Z4, Z13
	VPORQ Z13, Z11, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z13
	VPMINUQ Z13, Z12, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VPORQ Z1, Z12, Z1
	VMULPD Z8, Z11, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z11, Z14
	VSUBPD Z14, Z11, Z15
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z16
	VSUBPD Z16, Z8, Z17
	VMULPD Z16, Z14, Z18
	VSUBPD Z18, Z12, Z18
	VMULPD Z17, Z14, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z16, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VMULPD Z17, Z15, Z19
	VSUBPD Z19, Z18, Z18
	VPXORQ.BCST constants512x64<>+16(SB), Z18, Z18
	VMULPD Z7, Z11, Z19
	VADDPD Z19, Z18, Z18
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z19
	VPCMPUQ $1, Z19, Z20, K1
	VPXORQ.BCST constants512x64<>+16(SB), Z1, Z19
	VBLENDMPD Z1, Z19, K1, Z19
	VMULPD Z9, Z19, Z21
	VPANDQ.BCST constants512x64<>+160(SB), Z19, Z22
	VSUBPD Z22, Z19, Z23
	VPANDQ.BCST constants512x64<>+160(SB), Z9, Z24
	VSUBPD Z24, Z9, Z25
	VMULPD Z24, Z22, Z26
	VSUBPD Z26, Z21, Z26
	VMULPD Z25, Z22, Z22
	VSUBPD Z22, Z26, Z22
	VMULPD Z24, Z23, Z26
	VSUBPD Z26, Z22, Z22
	VMULPD Z25, Z23, Z23
	VSUBPD Z23, Z22, Z22
	VPXORQ.BCST constants512x64<>+16(SB), Z22, Z22
	VMULPD Z0, Z19, Z19
	VADDPD Z19, Z22, Z19
	VADDPD Z21, Z12, Z22
	VSUBPD Z12, Z22, Z23
	VSUBPD Z23, Z22, Z26
	VSUBPD Z26, Z12, Z12
	VSUBPD Z23, Z21, Z21
	VADDPD Z21, Z12, Z12
	VADDPD Z19, Z18, Z18
	VADDPD Z18, Z12, Z12
	VADDPD Z12, Z22, Z18
	VSUBPD Z22, Z18, Z19
	VSUBPD Z19, Z12, Z12
	VMULPD Z9, Z11, Z9
	VMULPD Z24, Z14, Z19
	VSUBPD Z19, Z9, Z19
	VMULPD Z25, Z14, Z14
	VSUBPD Z14, Z19, Z14
	VMULPD Z24, Z15, Z19
	VSUBPD Z19, Z14, Z14
	VMULPD Z25, Z15, Z15
	VSUBPD Z15, Z14, Z14
	VPXORQ.BCST constants512x64<>+16(SB), Z14, Z14
	VMULPD Z0, Z11, Z0
	VADDPD Z0, Z14, Z0
	VMULPD Z8, Z1, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z1, Z11
	VSUBPD Z11, Z1, Z14
	VMULPD Z16, Z11, Z15
	VSUBPD Z15, Z8, Z15
	VMULPD Z17, Z11, Z11
	VSUBPD Z11, Z15, Z11
	VMULPD Z16, Z14, Z15
	VSUBPD Z15, Z11, Z11
	VMULPD Z17, Z14, Z14
	VSUBPD Z14, Z11, Z11
	VPXORQ.BCST constants512x64<>+16(SB), Z11, Z11
	VMULPD Z7, Z1, Z1
	VADDPD Z1, Z11, Z1
	VADDPD Z8, Z9, Z7
	VSUBPD Z9, Z7, Z11
	VSUBPD Z11, Z7, Z14
	VSUBPD Z14, Z9, Z9
	VSUBPD Z11, Z8, Z8
	VADDPD Z8, Z9, Z8
	VADDPD Z1, Z0, Z0
	VADDPD Z0, Z8, Z0
	VADDPD Z0, Z7, Z1
	VSUBPD Z7, Z1, Z7
	VSUBPD Z7, Z0, Z0
	VMULPD.BCST constants512x64<>+176(SB), Z1, Z7
	VADDPD.BCST constants512x64<>+184(SB), Z7, Z7
	VSUBPD.BCST constants512x64<>+184(SB), Z7, Z8
	VMULPD.BCST constants512x64<>+192(SB), Z8, Z9
	VSUBPD Z9, Z1, Z9
	VMULPD.BCST constants512x64<>+200(SB), Z8, Z11
	VADDPD Z11, Z9, Z14
	VSUBPD Z9, Z14, Z9
	VSUBPD Z9, Z11, Z9
	VMULPD.BCST constants512x64<>+208(SB), Z8, Z8
	VSUBPD Z8, Z9, Z8
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z9
	VBROADCASTSD constants512x64<>+216(SB), Z11
	VPCMPUQ $1, Z9, Z11, K1
	KORTESTB K1, K1
	JNE done
	VPCMPUQ.BCST $1, constants512x64<>+920(SB), Z9, K1
	VBLENDMPD Z0, Z10, K1, Z0
	VADDPD Z0, Z14, Z11
	VSUBPD Z14, Z11, Z15
	VSUBPD Z15, Z11, Z16
	VSUBPD Z16, Z14, Z14
	VSUBPD Z15, Z0, Z0
	VADDPD Z0, Z14, Z0
	VADDPD Z0, Z8, Z0
	VPADDQ.BCST constants512x64<>+32(SB), Z7, Z8
	VPANDQ.BCST constants512x64<>+32(SB), Z7, Z14
	VPCMPQ $0, Z10, Z14, K1
	VMULPD Z11, Z11, Z14
	VBROADCASTSD constants512x64<>+224(SB), Z15
	VBLENDMPD.BCST constants512x64<>+232(SB), Z15, K1, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+240(SB), Z17
	VBLENDMPD.BCST constants512x64<>+248(SB), Z17, K1, Z19
	VADDPD Z19, Z16, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+256(SB), Z19
	VBLENDMPD.BCST constants512x64<>+264(SB), Z19, K1, Z21
	VADDPD Z21, Z16, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+272(SB), Z21
	VBLENDMPD.BCST constants512x64<>+280(SB), Z21, K1, Z22
	VADDPD Z22, Z16, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+288(SB), Z22
	VBLENDMPD.BCST constants512x64<>+296(SB), Z22, K1, Z23
	VADDPD Z23, Z16, Z16
	VMULPD Z14, Z16, Z16
	VBROADCASTSD constants512x64<>+304(SB), Z23
	VBLENDMPD.BCST constants512x64<>+312(SB), Z23, K1, Z24
	VADDPD Z24, Z16, Z16
	VBLENDMPD Z11, Z14, K1, Z24
	VMULPD Z14, Z24, Z24
	VMULPD Z16, Z24, Z16
	VMULPD.BCST constants512x64<>+88(SB), Z14, Z24
	VSUBPD Z24, Z6, Z25
	VSUBPD Z25, Z6, Z26
	VSUBPD Z24, Z26, Z26
	VMULPD Z0, Z11, Z27
	VSUBPD Z27, Z26, Z26
	VMULPD Z24, Z0, Z24
	VSUBPD Z24, Z0, Z0
	VPANDQ.BCST constants512x64<>+320(SB), Z7, Z7
	VPSLLQ $62, Z7, Z7
	VBLENDMPD Z11, Z25, K1, Z24
	VPXORQ Z7, Z24, Z24
	VBLENDMPD Z0, Z26, K1, Z27
	VADDPD Z27, Z16, Z16
	VPXORQ Z7, Z16, Z7
	VADDPD Z7, Z24, Z7
	VPANDQ.BCST constants512x64<>+32(SB), Z8, Z16
	VPCMPQ $0, Z10, Z16, K1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z15, K1, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+248(SB), Z17, K1, Z16
	VADDPD Z16, Z15, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+264(SB), Z19, K1, Z16
	VADDPD Z16, Z15, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+280(SB), Z21, K1, Z16
	VADDPD Z16, Z15, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+296(SB), Z22, K1, Z16
	VADDPD Z16, Z15, Z15
	VMULPD Z14, Z15, Z15
	VBLENDMPD.BCST constants512x64<>+312(SB), Z23, K1, Z16
	VADDPD Z16, Z15, Z15
	VBLENDMPD Z11, Z14, K1, Z16
	VMULPD Z14, Z16, Z14
	VMULPD Z15, Z14, Z14
	VPANDQ.BCST constants512x64<>+320(SB), Z8, Z8
	VPSLLQ $62, Z8, Z8
	VBLENDMPD Z11, Z25, K1, Z11
	VPXORQ Z8, Z11, Z11
	VBLENDMPD Z0, Z26, K1, Z0
	VADDPD Z0, Z14, Z0
	VPXORQ Z8, Z0, Z0
	VADDPD Z0, Z11, Z0
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z9, K1
	VBLENDMPD Z1, Z7, K1, Z1
	VPCMPUQ $1, Z20, Z9, K1
	VBROADCASTSD constants512x64<>+0(SB), Z7
	VBLENDMPD Z1, Z7, K1, Z1
	VBLENDMPD Z0, Z7, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z18, Z8
	VPCMPUQ.BCST $1, constants512x64<>+336(SB), Z8, K1
	VBLENDMPD Z12, Z10, K1, Z8
	VPMINSQ.BCST constants512x64<>+336(SB), Z18, Z9
	VPMINUQ.BCST constants512x64<>+344(SB), Z9, Z9
	VMULPD.BCST constants512x64<>+352(SB), Z9, Z11
	VADDPD.BCST constants512x64<>+184(SB), Z11, Z11
	VPSUBQ.BCST constants512x64<>+184(SB), Z11, Z12
	VSUBPD.BCST constants512x64<>+184(SB), Z11, Z11
	VMULPD.BCST constants512x64<>+360(SB), Z11, Z14
	VSUBPD Z14, Z9, Z9
	VMULPD.BCST constants512x64<>+368(SB), Z11, Z11
	VSUBPD Z8, Z11, Z8
	VSUBPD Z8, Z9, Z11
	VMULPD Z11, Z11, Z14
	VMULPD.BCST constants512x64<>+376(SB), Z11, Z15
	VADDPD.BCST constants512x64<>+384(SB), Z15, Z15
	VMULPD Z11, Z15, Z15
	VADDPD.BCST constants512x64<>+392(SB), Z15, Z15
	VMULPD Z11, Z15, Z15
	VADDPD.BCST constants512x64<>+400(SB), Z15, Z15
	VMULPD Z11, Z15, Z11
	VADDPD.BCST constants512x64<>+88(SB), Z11, Z11
	VMULPD Z11, Z14, Z11
	VSUBPD Z8, Z11, Z8
	VADDPD Z8, Z9, Z8
	VPANDQ.BCST constants512x64<>+408(SB), Z12, Z9
	LEAQ table0_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z9*8), K1, Z11
	LEAQ table1_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z9*8), K1, Z14
	VMULPD Z8, Z11, Z8
	VADDPD Z8, Z14, Z8
	VADDPD Z8, Z11, Z8
	VPSRAQ $6, Z12, Z9
	VMULPD Z0, Z8, Z0
	VPSRAQ $1, Z9, Z11
	VPADDQ.BCST constants512x64<>+80(SB), Z11, Z12
	VPSLLQ $52, Z12, Z12
	VMULPD Z12, Z0, Z0
	VPSUBQ Z11, Z9, Z9
	VPADDQ.BCST constants512x64<>+80(SB), Z9, Z9
	VPSLLQ $52, Z9, Z9
	VMULPD Z9, Z0, Z0
	VMULPD Z1, Z8, Z1
	VMULPD Z12, Z1, Z1
	VMULPD Z9, Z1, Z1
	VPCMPQ $0, Z10, Z3, K1
	VPCMPQ $0, Z10, Z5, K2
	KANDB K2, K1, K1
	VPCMPQ $1, Z4, Z10, K2
	KANDB K2, K1, K2
	VPCMPUQ $1, Z20, Z3, K3
	VPCMPUQ $1, Z20, Z5, K4
	KANDB K4, K3, K3
	VPCMPUQ $1, Z20, Z2, K4
	VPCMPUQ $1, Z20, Z13, K5
	KANDB K5, K4, K4
	KANDB K4, K3, K3
	KNOTB K1, K1
	KORB K1, K2, K1
	KANDB K1, K3, K1
	VBLENDMPD Z10, Z0, K2, Z0
	VBLENDMPD Z0, Z7, K1, Z0
	VBLENDMPD Z10, Z1, K2, Z1
	VBLENDMPD Z1, Z7, K1, Z1
	VPCMPQ $0, Z10, Z2, K1
	VPCMPQ $0, Z10, Z13, K2
	KANDB K2, K1, K1
	VBLENDMPD Z6, Z0, K1, Z0
	VBLENDMPD Z10, Z1, K1, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPCMPUQ $1, Z2, Z20, K1
	VBLENDMPD Z7, Z0, K1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z2
	VPCMPUQ $1, Z2, Z20, K1
	VBLENDMPD Z7, Z1, K1, Z1
	VUNPCKLPD Z1, Z0, Z2
	VUNPCKHPD Z1, Z0, Z0
	VMOVUPS Z2, (DI)(R9*8)
	VMOVUPS Z0, 64(DI)(R9*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func castFloat32ToComplex64512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToComplex64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+976(SB), AX
	MOVL constants512x64<>+992(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VPANDQ.BCST constants512x64<>+976(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+984(SB), Z2
	VPCMPQ $1, Z1, Z2, K1
	VBLENDMPD.BCST constants512x64<>+992(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func realComplex64ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·realComplex64ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+976(SB), AX
	MOVL constants512x64<>+1000(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPANDQ.BCST constants512x64<>+1000(SB), Z0, Z0
	VPANDQ.BCST constants512x64<>+976(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+984(SB), Z2
	VPCMPQ $1, Z1, Z2, K1
	VBLENDMPD.BCST constants512x64<>+992(SB), Z0, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func imagComplex64ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·imagComplex64ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+976(SB), AX
	MOVL constants512x64<>+992(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPSRLQ $32, Z0, Z0
	VPANDQ.BCST constants512x64<>+976(SB), Z0, Z1
	VBROADCASTSD constants512x64<>+984(SB), Z2
	VPCMPQ $1, Z1, Z2, K1
	VBLENDMPD.BCST constants512x64<>+992(SB), Z0, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func addInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPADDD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPSUBD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPMULLD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·negInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPMAXSD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPMINSD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPANDD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPORD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPXORD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPXORD.BCST constants512x32<>+32(SB), Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPSLLVD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPSRAVD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalInt8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualInt8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessInt8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualInt8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterInt8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualInt8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func absInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·absInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z1
	VPMAXSD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func reluInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMAXSD.BCST constants512x32<>+4(SB), Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyInt8ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt8ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+88(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPXORD.BCST constants512x32<>+88(SB), Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorDivideInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z1
	VCVTDQ2PS Z1, Z1
	VDIVPS Z1, Z0, Z0
	VRNDSCALEPS $9, Z0, Z0
	VCVTTPS2DQ Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z2
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z3
	VCVTDQ2PS Z3, Z3
	VDIVPS Z3, Z2, Z2
	VRNDSCALEPS $9, Z2, Z2
	VCVTTPS2DQ Z2, Z2
	VPMULLD Z1, Z2, Z1
	VPSUBD Z1, Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodInt8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVSXBD (DX)(BX*1), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z2
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z3
	VCVTDQ2PS Z3, Z3
	VDIVPS Z3, Z2, Z2
	VRNDSCALEPS $11, Z2, Z2
	VCVTTPS2DQ Z2, Z2
	VPMULLD Z1, Z2, Z1
	VPSUBD Z1, Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPADDD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPSUBD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPMULLD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·negInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPMAXSD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPMINSD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPANDD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPORD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPXORD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPXORD.BCST constants512x32<>+32(SB), Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPSLLVD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPSRAVD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalInt16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualInt16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessInt16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualInt16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterInt16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualInt16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func absInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·absInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z1
	VPMAXSD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func reluInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMAXSD.BCST constants512x32<>+4(SB), Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyInt16ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt16ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+92(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPXORD.BCST constants512x32<>+92(SB), Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorDivideInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z1
	VCVTDQ2PS Z1, Z1
	VDIVPS Z1, Z0, Z0
	VRNDSCALEPS $9, Z0, Z0
	VCVTTPS2DQ Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z2
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z3
	VCVTDQ2PS Z3, Z3
	VDIVPS Z3, Z2, Z2
	VRNDSCALEPS $9, Z2, Z2
	VCVTTPS2DQ Z2, Z2
	VPMULLD Z1, Z2, Z1
	VPSUBD Z1, Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodInt16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVSXWD (DX)(BX*2), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z2
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z3
	VCVTDQ2PS Z3, Z3
	VDIVPS Z3, Z2, Z2
	VRNDSCALEPS $11, Z2, Z2
	VCVTTPS2DQ Z2, Z2
	VPMULLD Z1, Z2, Z1
	VPSUBD Z1, Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPADDD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPSUBD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPMULLD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·negInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPMAXSD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPMINSD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPANDD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPORD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPXORD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPXORD.BCST constants512x32<>+32(SB), Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPSLLVD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPSRAVD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalInt32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualInt32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessInt32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualInt32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterInt32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualInt32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func absInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·absInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z1
	VPMAXSD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func reluInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMAXSD.BCST constants512x32<>+4(SB), Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyInt32ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt32ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+8(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPXORD.BCST constants512x32<>+8(SB), Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorDivideInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Z0
	VPMOVSXDQ (DX)(BX*4), Z1
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z1, K1
	VCVTQQ2PD Z0, Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z1, K1, Z1
	VCVTQQ2PD Z1, Z1
	VDIVPD Z1, Z0, Z0
	VRNDSCALEPD $9, Z0, Z0
	VCVTTPD2QQ Z0, Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Z0
	VPMOVSXDQ (DX)(BX*4), Z1
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z1, K1
	VCVTQQ2PD Z0, Z2
	VBLENDMPD.BCST constants512x64<>+32(SB), Z1, K1, Z3
	VCVTQQ2PD Z3, Z3
	VDIVPD Z3, Z2, Z2
	VRNDSCALEPD $9, Z2, Z2
	VCVTTPD2QQ Z2, Z2
	VPMULUDQ Z1, Z2, Z1
	VPSUBQ Z1, Z0, Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodInt32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Z0
	VPMOVSXDQ (DX)(BX*4), Z1
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z1, K1
	VCVTQQ2PD Z0, Z2
	VBLENDMPD.BCST constants512x64<>+32(SB), Z1, K1, Z3
	VCVTQQ2PD Z3, Z3
	VDIVPD Z3, Z2, Z2
	VRNDSCALEPD $11, Z2, Z2
	VCVTTPD2QQ Z2, Z2
	VPMULUDQ Z1, Z2, Z1
	VPSUBQ Z1, Z0, Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPADDQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPSUBQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPMULLQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·negInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VBROADCASTSD constants512x64<>+8(SB), Z1
	VPSUBQ Z0, Z1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPMAXSQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPMINSQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPANDQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPORQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPXORQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+56(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPXORQ.BCST constants512x64<>+56(SB), Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPSLLVQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftInt64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPSRAVQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalInt64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPQ $0, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualInt64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPQ $0, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessInt64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPQ $1, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualInt64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPQ $1, Z0, Z1, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterInt64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPQ $1, Z0, Z1, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualInt64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPQ $1, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func absInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·absInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VBROADCASTSD constants512x64<>+8(SB), Z1
	VPSUBQ Z0, Z1, Z1
	VPMAXSQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func reluInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMAXSQ.BCST constants512x64<>+8(SB), Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyInt64ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt64ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPXORQ.BCST constants512x64<>+16(SB), Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func addUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPADDD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPSUBD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPMULLD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·negUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPMAXUD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPMINUD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPANDD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPORD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPXORD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPXORD.BCST constants512x32<>+32(SB), Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPSLLVD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPSRLVD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalUint8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualUint8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessUint8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPUD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualUint8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPUD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterUint8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPUD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualUint8ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint8ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPUD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func floorDivideUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z1
	VCVTDQ2PS Z1, Z1
	VDIVPS Z1, Z0, Z0
	VRNDSCALEPS $9, Z0, Z0
	VCVTTPS2DQ Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z2
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z3
	VCVTDQ2PS Z3, Z3
	VDIVPS Z3, Z2, Z2
	VRNDSCALEPS $9, Z2, Z2
	VCVTTPS2DQ Z2, Z2
	VPMULLD Z1, Z2, Z1
	VPSUBD Z1, Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodUint8512(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint8512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z2
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z3
	VCVTDQ2PS Z3, Z3
	VDIVPS Z3, Z2, Z2
	VRNDSCALEPS $11, Z2, Z2
	VCVTTPS2DQ Z2, Z2
	VPMULLD Z1, Z2, Z1
	VPSUBD Z1, Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPADDD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSUBD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPMULLD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·negUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPMAXUD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPMINUD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPANDD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPORD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPXORD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPXORD.BCST constants512x32<>+32(SB), Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSLLVD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPSRLVD Z1, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalUint16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualUint16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessUint16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPUD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualUint16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPUD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterUint16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPUD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualUint16ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint16ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPUD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func floorDivideUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z1
	VCVTDQ2PS Z1, Z1
	VDIVPS Z1, Z0, Z0
	VRNDSCALEPS $9, Z0, Z0
	VCVTTPS2DQ Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z2
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z3
	VCVTDQ2PS Z3, Z3
	VDIVPS Z3, Z2, Z2
	VRNDSCALEPS $9, Z2, Z2
	VCVTTPS2DQ Z2, Z2
	VPMULLD Z1, Z2, Z1
	VPSUBD Z1, Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z1, K1
	VCVTDQ2PS Z0, Z2
	VBLENDMPS.BCST constants512x32<>+16(SB), Z1, K1, Z3
	VCVTDQ2PS Z3, Z3
	VDIVPS Z3, Z2, Z2
	VRNDSCALEPS $11, Z2, Z2
	VCVTTPS2DQ Z2, Z2
	VPMULLD Z1, Z2, Z1
	VPSUBD Z1, Z0, Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPADDD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPSUBD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPMULLD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·negUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VBROADCASTSS constants512x32<>+4(SB), Z1
	VPSUBD Z0, Z1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPMAXUD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPMINUD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPANDD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPORD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPXORD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPXORD.BCST constants512x32<>+32(SB), Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPSLLVD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPSRLVD Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalUint32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualUint32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessUint32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPUD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualUint32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPUD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterUint32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPUD $1, Z0, Z1, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualUint32ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint32ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPCMPUD $1, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func floorDivideUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VPMOVZXDQ (DX)(BX*4), Z1
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z1, K1
	VCVTQQ2PD Z0, Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z1, K1, Z1
	VCVTQQ2PD Z1, Z1
	VDIVPD Z1, Z0, Z0
	VRNDSCALEPD $9, Z0, Z0
	VCVTTPD2QQ Z0, Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VPMOVZXDQ (DX)(BX*4), Z1
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z1, K1
	VCVTQQ2PD Z0, Z2
	VBLENDMPD.BCST constants512x64<>+32(SB), Z1, K1, Z3
	VCVTQQ2PD Z3, Z3
	VDIVPD Z3, Z2, Z2
	VRNDSCALEPD $9, Z2, Z2
	VCVTTPD2QQ Z2, Z2
	VPMULUDQ Z1, Z2, Z1
	VPSUBQ Z1, Z0, Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodUint32512(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint32512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VPMOVZXDQ (DX)(BX*4), Z1
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z1, K1
	VCVTQQ2PD Z0, Z2
	VBLENDMPD.BCST constants512x64<>+32(SB), Z1, K1, Z3
	VCVTQQ2PD Z3, Z3
	VDIVPD Z3, Z2, Z2
	VRNDSCALEPD $11, Z2, Z2
	VCVTTPD2QQ Z2, Z2
	VPMULUDQ Z1, Z2, Z1
	VPSUBQ Z1, Z0, Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPADDQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPSUBQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPMULLQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·negUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VBROADCASTSD constants512x64<>+8(SB), Z1
	VPSUBQ Z0, Z1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPMAXUQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPMINUQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPANDQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPORQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPXORQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+56(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPXORQ.BCST constants512x64<>+56(SB), Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPSLLVQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPSRLVQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalUint64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPQ $0, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualUint64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPQ $0, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessUint64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPUQ $1, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualUint64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPUQ $1, Z0, Z1, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterUint64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPUQ $1, Z0, Z1, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualUint64ToBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint64ToBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPCMPUQ $1, Z1, Z0, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPCMPD $0, Z1, Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func logicalAndBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalAndBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPANDD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPANDD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func logicalOrBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalOrBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPORD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPORD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func logicalXorBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalXorBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPXORD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorBool512(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorBool512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPXORD Z1, Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func logicalNotBool512(dst, x unsafe.Pointer, n int) int
TEXT ·logicalNotBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPXORD.BCST constants512x32<>+16(SB), Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseInvertBool512(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPXORD.BCST constants512x32<>+16(SB), Z0, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func whereUint8512(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint8512(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXBD (DX)(BX*1), Z1
	VPMOVZXBD (R8)(BX*1), Z2
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBLENDMPS Z2, Z1, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func whereUint16512(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint16512(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVZXWD (DX)(BX*2), Z1
	VPMOVZXWD (R8)(BX*2), Z2
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBLENDMPS Z2, Z1, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func whereUint32512(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint32512(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVL constants512x32<>+4(SB), AX
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VMOVUPS (DX)(BX*4), Z1
	VMOVUPS (R8)(BX*4), Z2
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBLENDMPS Z2, Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func whereUint64512(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint64512(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVL constants512x64<>+8(SB), AX
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Z0
	VMOVUPS (DX)(BX*8), Z1
	VMOVUPS (R8)(BX*8), Z2
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z0, K1
	VBLENDMPD Z2, Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func castFloat16ToBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat16ToBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBFloat16ToFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·castBFloat16ToFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPS2PD (SI)(BX*4), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCVTUQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat16ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat16ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VCVTPS2PH $0, Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBFloat16ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castBFloat16ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPSLLD $16, Z0, Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToBFloat16512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToBFloat16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+20(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z0, K1, Z0
	VPSRLD $16, Z0, Z1
	VPANDD.BCST constants512x32<>+16(SB), Z1, Z1
	VPADDD.BCST constants512x32<>+20(SB), Z0, Z0
	VPADDD Z1, Z0, Z0
	VPSRLD $16, Z0, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS.BCST $4, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+4(SB), Z0
	VBLENDMPS.BCST constants512x32<>+16(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+104(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z1
	VBROADCASTSS constants512x32<>+96(SB), Z2
	VCMPPS $0x11, Z1, Z2, K1
	VBROADCASTSS constants512x32<>+4(SB), Z3
	VBLENDMPS Z1, Z3, K1, Z1
	VCMPPS.BCST $0x11, constants512x32<>+100(SB), Z1, K1
	VBLENDMPS Z1, Z3, K1, Z1
	VCVTTPS2DQ Z1, Z1
	VBROADCASTSS constants512x32<>+100(SB), Z3
	VCMPPS $0x12, Z0, Z3, K1
	VBLENDMPS.BCST constants512x32<>+60(SB), Z1, K1, Z1
	VCMPPS $0x12, Z2, Z0, K1
	VBLENDMPS.BCST constants512x32<>+104(SB), Z1, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+116(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z1
	VBROADCASTSS constants512x32<>+108(SB), Z2
	VCMPPS $0x11, Z1, Z2, K1
	VBROADCASTSS constants512x32<>+4(SB), Z3
	VBLENDMPS Z1, Z3, K1, Z1
	VCMPPS.BCST $0x11, constants512x32<>+112(SB), Z1, K1
	VBLENDMPS Z1, Z3, K1, Z1
	VCVTTPS2DQ Z1, Z1
	VBROADCASTSS constants512x32<>+112(SB), Z3
	VCMPPS $0x12, Z0, Z3, K1
	VBLENDMPS.BCST constants512x32<>+20(SB), Z1, K1, Z1
	VCMPPS $0x12, Z2, Z0, K1
	VBLENDMPS.BCST constants512x32<>+116(SB), Z1, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+124(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z1
	VBROADCASTSS constants512x32<>+120(SB), Z2
	VCMPPS $0x11, Z1, Z2, K1
	VBROADCASTSS constants512x32<>+4(SB), Z3
	VBLENDMPS Z1, Z3, K1, Z1
	VCMPPS.BCST $0x11, constants512x32<>+124(SB), Z1, K1
	VBLENDMPS Z1, Z3, K1, Z1
	VCVTTPS2DQ Z1, Z1
	VBROADCASTSS constants512x32<>+124(SB), Z3
	VCMPPS $0x12, Z0, Z3, K1
	VBLENDMPS.BCST constants512x32<>+12(SB), Z1, K1, Z1
	VCMPPS $0x12, Z2, Z0, K1
	VBLENDMPS.BCST constants512x32<>+8(SB), Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1016(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPS2PD (SI)(BX*4), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+1008(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBROADCASTSD constants512x64<>+8(SB), Z3
	VBLENDMPD Z1, Z3, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1016(SB), Z1, K1
	VBLENDMPD Z1, Z3, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1016(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+24(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD.BCST constants512x64<>+16(SB), Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+132(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z1
	VBROADCASTSS constants512x32<>+4(SB), Z2
	VCMPPS $0x11, Z1, Z2, K1
	VBLENDMPS Z1, Z2, K1, Z1
	VCMPPS.BCST $0x11, constants512x32<>+128(SB), Z1, K1
	VBLENDMPS Z1, Z2, K1, Z1
	VCVTTPS2DQ Z1, Z1
	VBROADCASTSS constants512x32<>+128(SB), Z3
	VCMPPS $0x12, Z0, Z3, K1
	VBLENDMPS.BCST constants512x32<>+132(SB), Z1, K1, Z1
	VCMPPS $0x12, Z2, Z0, K1
	VBLENDMPS Z2, Z1, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+140(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCMPPS $3, Z0, Z0, K1
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z1
	VBROADCASTSS constants512x32<>+4(SB), Z2
	VCMPPS $0x11, Z1, Z2, K1
	VBLENDMPS Z1, Z2, K1, Z1
	VCMPPS.BCST $0x11, constants512x32<>+136(SB), Z1, K1
	VBLENDMPS Z1, Z2, K1, Z1
	VCVTTPS2DQ Z1, Z1
	VBROADCASTSS constants512x32<>+136(SB), Z3
	VCMPPS $0x12, Z0, Z3, K1
	VBLENDMPS.BCST constants512x32<>+140(SB), Z1, K1, Z1
	VCMPPS $0x12, Z2, Z0, K1
	VBLENDMPS Z2, Z1, K1, Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1024(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPS2PD (SI)(BX*4), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+8(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1024(SB), Z1, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1024(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+1000(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD Z2, Z1, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD.BCST $4, constants512x64<>+8(SB), Z0, K1
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VBLENDMPD.BCST constants512x64<>+32(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1056(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+1032(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBROADCASTSD constants512x64<>+8(SB), Z3
	VBLENDMPD Z1, Z3, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1040(SB), Z1, K1
	VBLENDMPD Z1, Z3, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1040(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+1048(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD.BCST constants512x64<>+1056(SB), Z1, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1088(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+1064(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBROADCASTSD constants512x64<>+8(SB), Z3
	VBLENDMPD Z1, Z3, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1072(SB), Z1, K1
	VBLENDMPD Z1, Z3, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1072(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+1080(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD.BCST constants512x64<>+1088(SB), Z1, K1, Z0
	VPMOVQW Z0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1112(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+1096(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBROADCASTSD constants512x64<>+8(SB), Z3
	VBLENDMPD Z1, Z3, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1104(SB), Z1, K1
	VBLENDMPD Z1, Z3, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1104(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+976(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD.BCST constants512x64<>+1112(SB), Z1, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1016(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+1008(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBROADCASTSD constants512x64<>+8(SB), Z3
	VBLENDMPD Z1, Z3, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1016(SB), Z1, K1
	VBLENDMPD Z1, Z3, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1016(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+24(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD.BCST constants512x64<>+16(SB), Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1128(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+8(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1120(SB), Z1, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1120(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+1128(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD Z2, Z1, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1144(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+8(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1136(SB), Z1, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1136(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+1144(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD Z2, Z1, K1, Z0
	VPMOVQW Z0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+1024(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCMPPD $3, Z0, Z0, K1
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z1
	VBROADCASTSD constants512x64<>+8(SB), Z2
	VCMPPD $0x11, Z1, Z2, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VCMPPD.BCST $0x11, constants512x64<>+1024(SB), Z1, K1
	VBLENDMPD Z1, Z2, K1, Z1
	VCVTTPD2QQ Z1, Z1
	VBROADCASTSD constants512x64<>+1024(SB), Z3
	VCMPPD $0x12, Z0, Z3, K1
	VBLENDMPD.BCST constants512x64<>+1000(SB), Z1, K1, Z1
	VCMPPD $0x12, Z2, Z0, K1
	VBLENDMPD Z2, Z1, K1, Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBQ (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBQ (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBQ (SI)(BX*1), Z0
	VCVTQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Z0
	VCVTDQ2PS Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWQ (SI)(BX*2), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWQ (SI)(BX*2), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWQ (SI)(BX*2), Z0
	VCVTQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Z0
	VCVTDQ2PS Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Z0
	VCVTQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VCVTDQ2PS Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z0, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQW Z0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQW Z0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VCVTQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Z0
	VCVTQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VCVTDQ2PS Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWQ (SI)(BX*2), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWQ (SI)(BX*2), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWQ (SI)(BX*2), Z0
	VCVTQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	VCVTDQ2PS Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+4(SB), AX
	MOVL constants512x32<>+16(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z0, K1
	VBROADCASTSS constants512x32<>+16(SB), Z0
	VBLENDMPS.BCST constants512x32<>+4(SB), Z0, K1, Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VCVTQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VCVTQQ2PD Z0, Z0
	VCVTPD2PS Z0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToBool512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToBool512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+8(SB), AX
	MOVL constants512x64<>+32(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z0, K1
	VBROADCASTSD constants512x64<>+32(SB), Z0
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K1, Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQW Z0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToUint8512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQB Z0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQW Z0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPMOVQD Z0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToInt8512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt8512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVDB Z0, (DI)(BX*1)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToInt16512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToInt32512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToInt64512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToUint16512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint16512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VPMOVDW Z0, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToUint32512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToUint64512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Z0
	VCVTQQ2PD Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToFloat32512(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToFloat32512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Z0
	VCVTDQ2PS Z0, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func packWordsUint32ToUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·packWordsUint32ToUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Z0
	VPMOVZXDQ (DX)(BX*4), Z1
	VPSLLQ $32, Z0, Z0
	VPORQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func randomBitsUint64512(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·randomBitsUint64512(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVL constants512x64<>+1000(SB), AX
	MOVL constants512x64<>+1176(SB), AX
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VMOVUPS (R8)(BX*8), Z2
	VPSRLQ $32, Z0, Z3
	VPSRLQ $32, Z1, Z4
	VPSRLQ $32, Z2, Z5
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z0, Z0
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z6
	VPTERNLOGQ $0x96, Z3, Z2, Z6
	VPSRLQ $32, Z0, Z3
	VPTERNLOGQ $0x96, Z4, Z5, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z2, Z2
	VPADDQ.BCST constants512x64<>+1176(SB), Z5, Z4
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z5
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z3
	VPSRLQ $32, Z3, Z6
	VPTERNLOGQ $0x96, Z1, Z2, Z6
	VPSRLQ $32, Z5, Z1
	VPTERNLOGQ $0x96, Z0, Z4, Z1
	VPADDQ.BCST constants512x64<>+1168(SB), Z2, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z4, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z4
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z6
	VPTERNLOGQ $0x96, Z3, Z0, Z6
	VPSRLQ $32, Z4, Z3
	VPTERNLOGQ $0x96, Z5, Z2, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z5
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z3
	VPSRLQ $32, Z3, Z6
	VPTERNLOGQ $0x96, Z1, Z0, Z6
	VPSRLQ $32, Z5, Z1
	VPTERNLOGQ $0x96, Z4, Z2, Z1
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z4
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z6
	VPTERNLOGQ $0x96, Z3, Z0, Z6
	VPSRLQ $32, Z4, Z3
	VPTERNLOGQ $0x96, Z5, Z2, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z5
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z3
	VPSRLQ $32, Z3, Z6
	VPTERNLOGQ $0x96, Z1, Z0, Z6
	VPSRLQ $32, Z5, Z1
	VPTERNLOGQ $0x96, Z4, Z2, Z1
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z4
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z6
	VPTERNLOGQ $0x96, Z3, Z0, Z6
	VPSRLQ $32, Z4, Z3
	VPTERNLOGQ $0x96, Z5, Z2, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z5
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z3
	VPSRLQ $32, Z3, Z3
	VPTERNLOGQ $0x96, Z1, Z0, Z3
	VPSRLQ $32, Z5, Z1
	VPTERNLOGQ $0x96, Z4, Z2, Z1
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z3, Z3
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z3, Z3
	VPTERNLOGQ $0x96, Z5, Z2, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z2
	VPSRLQ $32, Z2, Z3
	VPTERNLOGQ $0x96, Z1, Z0, Z3
	VPSLLQ $32, Z2, Z0
	VPANDQ.BCST constants512x64<>+1000(SB), Z3, Z1
	VPORQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func randomBitsHighUint64512(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·randomBitsHighUint64512(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVL constants512x64<>+1000(SB), AX
	MOVL constants512x64<>+1176(SB), AX
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VMOVUPS (R8)(BX*8), Z2
	VPSRLQ $32, Z0, Z3
	VPSRLQ $32, Z1, Z4
	VPSRLQ $32, Z2, Z5
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z0, Z0
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z6
	VPTERNLOGQ $0x96, Z3, Z2, Z6
	VPSRLQ $32, Z0, Z3
	VPTERNLOGQ $0x96, Z4, Z5, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z2, Z2
	VPADDQ.BCST constants512x64<>+1176(SB), Z5, Z4
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z5
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z3
	VPSRLQ $32, Z3, Z6
	VPTERNLOGQ $0x96, Z1, Z2, Z6
	VPSRLQ $32, Z5, Z1
	VPTERNLOGQ $0x96, Z0, Z4, Z1
	VPADDQ.BCST constants512x64<>+1168(SB), Z2, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z4, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z4
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z6
	VPTERNLOGQ $0x96, Z3, Z0, Z6
	VPSRLQ $32, Z4, Z3
	VPTERNLOGQ $0x96, Z5, Z2, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z5
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z3
	VPSRLQ $32, Z3, Z6
	VPTERNLOGQ $0x96, Z1, Z0, Z6
	VPSRLQ $32, Z5, Z1
	VPTERNLOGQ $0x96, Z4, Z2, Z1
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z4
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z6
	VPTERNLOGQ $0x96, Z3, Z0, Z6
	VPSRLQ $32, Z4, Z3
	VPTERNLOGQ $0x96, Z5, Z2, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z5
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z3
	VPSRLQ $32, Z3, Z6
	VPTERNLOGQ $0x96, Z1, Z0, Z6
	VPSRLQ $32, Z5, Z1
	VPTERNLOGQ $0x96, Z4, Z2, Z1
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z4
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z6
	VPTERNLOGQ $0x96, Z3, Z0, Z6
	VPSRLQ $32, Z4, Z3
	VPTERNLOGQ $0x96, Z5, Z2, Z3
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z5
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z3, Z3
	VPSRLQ $32, Z3, Z6
	VPTERNLOGQ $0x96, Z1, Z0, Z6
	VPSRLQ $32, Z5, Z1
	VPTERNLOGQ $0x96, Z4, Z2, Z1
	VPADDQ.BCST constants512x64<>+1168(SB), Z0, Z0
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z2
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z6, Z4
	VPMULUDQ.BCST constants512x64<>+1160(SB), Z1, Z1
	VPSRLQ $32, Z1, Z1
	VPTERNLOGQ $0x96, Z3, Z0, Z1
	VPADDQ.BCST constants512x64<>+1176(SB), Z2, Z0
	VPMULUDQ.BCST constants512x64<>+1152(SB), Z1, Z1
	VPSRLQ $32, Z1, Z2
	VPTERNLOGQ $0x96, Z4, Z0, Z2
	VPSLLQ $32, Z1, Z0
	VPANDQ.BCST constants512x64<>+1000(SB), Z2, Z1
	VPORQ Z1, Z0, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func mulHighUint64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulHighUint64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+1000(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPSRLQ $32, Z0, Z2
	VPSRLQ $32, Z1, Z3
	VPMULUDQ Z1, Z2, Z4
	VPMULUDQ Z1, Z0, Z1
	VPSRLQ $32, Z1, Z1
	VPADDQ Z1, Z4, Z1
	VPMULUDQ Z3, Z0, Z0
	VPANDQ.BCST constants512x64<>+1000(SB), Z1, Z4
	VPADDQ Z4, Z0, Z0
	VPMULUDQ Z3, Z2, Z2
	VPSRLQ $32, Z1, Z1
	VPADDQ Z1, Z2, Z1
	VPSRLQ $32, Z0, Z0
	VPADDQ Z0, Z1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func exp512(dst, x unsafe.Pointer, n int) int
TEXT ·exp512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+184(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-80, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z23
	VPSUBD Z19, Z14, Z24
	VMULPS Z4, Z9, Z9
	VBROADCASTSS constants512x32<>+28(SB), Z14
	VADDPS Z12, Z3, Z3
	VMULPS.BCST constants512x32<>+160(SB), Z15, Z12
	VMULPS Z6, Z20, Z20
	VPADDD.BCST constants512x32<>+60(SB), Z10, Z10
	VADDPS.BCST constants512x32<>+184(SB), Z9, Z9
	VMULPS Z4, Z4, Z4
	VMOVAPS Z0, Z25
	VPSLLD $23, Z10, Z10
	KMOVW K1, K5
	VMOVAPS Z1, Z0
	KMOVW K2, K1
	VMULPS Z10, Z3, Z10
	VSUBPS Z12, Z2, Z26
	VMULPS.BCST constants512x32<>+164(SB), Z15, Z1
	KMOVW K3, K2
	VPMINSD.BCST constants512x32<>+144(SB), Z23, Z15
	VPANDD.BCST constants512x32<>+12(SB), Z23, Z23
	VBROADCASTSS constants512x32<>+24(SB), Z12
	KMOVW K4, K3
	VADDPS.BCST constants512x32<>+176(SB), Z20, Z20
	VPADDD.BCST constants512x32<>+60(SB), Z13, Z13
	VPMINUD.BCST constants512x32<>+148(SB), Z15, Z2
	VPCMPUD $1, Z23, Z14, K4
	VMULPS Z9, Z4, Z9
	VMOVAPS Z5, Z3
	VPSLLD $23, Z13, Z13
	VMULPS.BCST constants512x32<>+152(SB), Z2, Z14
	VMOVAPS Z6, Z4
	VMOVAPS Z7, Z5
	VMULPS Z13, Z10, Z10
	VSUBPS Z1, Z26, Z6
	VADDPS.BCST constants512x32<>+24(SB), Z26, Z7
	VMULPS Z4, Z20, Z20
	VSUBPS Z25, Z9, Z25
	VMOVAPS Z8, Z23
	VADDPS.BCST constants512x32<>+156(SB), Z14, Z15
	VBLENDMPS.BCST constants512x32<>+0(SB), Z10, K5, Z8
	VMULPS.BCST constants512x32<>+168(SB), Z6, Z27
	VSUBPS Z7, Z12, Z28
	VADDPS.BCST constants512x32<>+180(SB), Z20, Z9
	VMOVAPS Z11, Z10
	VMOVAPS Z16, Z11
	VADDPS Z25, Z17, Z12
	VMOVAPS Z18, Z13
	VPSUBD.BCST constants512x32<>+156(SB), Z15, Z14
	VSUBPS.BCST constants512x32<>+156(SB), Z15, Z15
	VMOVAPS Z19, Z16
	VMOVAPS Z21, Z17
	VMOVAPS Z22, Z18
	VPSRAD $1, Z14, Z19
	VADDPS.BCST constants512x32<>+172(SB), Z27, Z20
	VADDPS Z26, Z28, Z21
	VMOVAPS Z24, Z22
	TESTQ R10, R10
	JLT next
	VMOVUPS Z23, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func exp2512(dst, x unsafe.Pointer, n int) int
TEXT ·exp2512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+220(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-64, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z17
	VMOVAPS Z0, Z18
	VBROADCASTSS constants512x32<>+28(SB), Z19
	VPANDD.BCST constants512x32<>+52(SB), Z12, Z0
	VMULPS.BCST constants512x32<>+200(SB), Z12, Z20
	VADDPS.BCST constants512x32<>+212(SB), Z13, Z13
	VADDPS Z15, Z14, Z14
	VBLENDMPS.BCST constants512x32<>+0(SB), Z16, K1, Z21
	VMULPS.BCST constants512x32<>+196(SB), Z0, Z16
	VMOVAPS Z1, Z15
	VADDPS.BCST constants512x32<>+204(SB), Z20, Z20
	VMULPS Z11, Z13, Z13
	VMOVAPS Z2, Z1
	VADDPS Z14, Z5, Z5
	KMOVW K2, K1
	VADDPS.BCST constants512x32<>+24(SB), Z16, Z2
	KMOVW K3, K2
	VPMINSD.BCST constants512x32<>+188(SB), Z17, Z14
	VPANDD.BCST constants512x32<>+12(SB), Z17, Z17
	KMOVW K4, K3
	VPMINUD.BCST constants512x32<>+192(SB), Z14, Z14
	VPCMPUD $1, Z17, Z19, K4
	VADDPS.BCST constants512x32<>+156(SB), Z14, Z17
	VMULPS Z12, Z20, Z20
	VADDPS.BCST constants512x32<>+216(SB), Z13, Z13
	VMULPS Z11, Z11, Z19
	VADDPS Z5, Z15, Z15
	VSUBPS.BCST constants512x32<>+24(SB), Z2, Z22
	VPADDD.BCST constants512x32<>+60(SB), Z3, Z5
	VMOVAPS Z4, Z3
	VPSLLD $23, Z5, Z23
	VMOVAPS Z6, Z24
	VPSUBD.BCST constants512x32<>+156(SB), Z17, Z25
	VSUBPS.BCST constants512x32<>+156(SB), Z17, Z17
	VADDPS.BCST constants512x32<>+208(SB), Z20, Z20
	VMOVAPS Z7, Z4
	VSUBPS Z18, Z11, Z18
	VMULPS Z13, Z19, Z19
	VMULPS.BCST constants512x32<>+220(SB), Z11, Z26
	VMOVAPS Z8, Z5
	VMOVAPS Z9, Z6
	VMULPS Z23, Z15, Z23
	VPSRAD $1, Z25, Z7
	VSUBPS Z22, Z16, Z8
	VMOVAPS Z10, Z9
	VPSUBD Z7, Z25, Z10
	VPADDD.BCST constants512x32<>+60(SB), Z24, Z24
	VMOVAPS Z12, Z11
	VPSLLD $23, Z24, Z24
	VSUBPS Z17, Z14, Z12
	VMULPS Z11, Z20, Z13
	VADDPS Z26, Z19, Z14
	VMULPS.BCST constants512x32<>+196(SB), Z18, Z15
	VMULPS Z24, Z23, Z16
	TESTQ R10, R10
	JLT next
	VMOVUPS Z21, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func expm1512(dst, x unsafe.Pointer, n int) int
TEXT ·expm1512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+260(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z21
	VMOVAPS Z0, Z22
	VSUBPS Z14, Z2, Z2
	VMULPS.BCST constants512x32<>+164(SB), Z11, Z0
	VSUBPS Z13, Z15, Z11
	VADDPS.BCST constants512x32<>+244(SB), Z16, Z16
	VADDPS Z6, Z17, Z6
	VBROADCASTSS constants512x32<>+256(SB), Z17
	VMOVAPS Z1, Z14
	VSUBPS Z0, Z2, Z1
	VSUBPS Z11, Z15, Z23
	VMULPS Z2, Z13, Z24
	VMULPS Z14, Z16, Z14
	VADDPS Z6, Z9, Z6
	VPMINSD.BCST constants512x32<>+144(SB), Z21, Z9
	VMOVAPS Z3, Z16
	VPMINUD.BCST constants512x32<>+224(SB), Z9, Z2
	VMOVAPS Z4, Z9
	VMOVAPS Z5, Z3
	VSUBPS.BCST constants512x32<>+228(SB), Z2, Z25
	VMULPS.BCST constants512x32<>+232(SB), Z1, Z26
	VMULPS Z1, Z1, Z4
	VSUBPS Z23, Z13, Z23
	VSUBPS Z11, Z17, Z11
	VADDPS Z24, Z15, Z5
	VADDPS.BCST constants512x32<>+248(SB), Z14, Z14
	VADDPS Z6, Z16, Z16
	VMOVAPS Z7, Z17
	VMOVAPS Z8, Z6
	VPANDD.BCST constants512x32<>+12(SB), Z18, Z27
	VMULPS.BCST constants512x32<>+152(SB), Z25, Z25
	VADDPS.BCST constants512x32<>+236(SB), Z26, Z26
	VMULPS Z1, Z4, Z7
	VADDPS Z11, Z23, Z8
	VSUBPS Z15, Z5, Z15
	VMULPS.BCST constants512x32<>+252(SB), Z9, Z11
	VMULPS Z14, Z17, Z14
	VPCMPUD.BCST $1, constants512x32<>+260(SB), Z27, K1
	VADDPS Z16, Z16, Z16
	VBROADCASTSS constants512x32<>+28(SB), Z17
	VMOVAPS Z10, Z9
	VADDPS.BCST constants512x32<>+156(SB), Z25, Z25
	VMULPS Z1, Z26, Z26
	VSUBPS Z15, Z24, Z10
	VADDPS Z14, Z11, Z14
	VBLENDMPS Z18, Z16, K1, Z24
	VPSUBD.BCST constants512x32<>+156(SB), Z25, Z16
	VSUBPS.BCST constants512x32<>+156(SB), Z25, Z11
	VADDPS.BCST constants512x32<>+240(SB), Z26, Z26
	VSUBPS Z22, Z14, Z22
	VPSUBD.BCST constants512x32<>+16(SB), Z16, Z16
	VMOVAPS Z12, Z25
	VPCMPUD $1, Z27, Z17, K1
	VPADDD.BCST constants512x32<>+60(SB), Z16, Z16
	VMOVAPS Z13, Z12
	VPSLLD $23, Z16, Z13
	VMULPS.BCST constants512x32<>+160(SB), Z11, Z14
	VADDPS.BCST constants512x32<>+256(SB), Z13, Z15
	VMULPS Z1, Z26, Z16
	VMULPS Z22, Z25, Z17
	VMOVAPS Z19, Z18
	VMOVAPS Z20, Z19
	VBLENDMPS.BCST constants512x32<>+0(SB), Z24, K1, Z24
	VMOVAPS Z21, Z20
	TESTQ R10, R10
	JLT next
	VMOVUPS Z24, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func sinh512(dst, x unsafe.Pointer, n int) int
TEXT ·sinh512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+296(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z19
	VSUBPS Z12, Z11, Z20
	VMULPS Z11, Z6, Z6
	VMULPS Z11, Z7, Z11
	VSUBPS Z7, Z13, Z7
	VBLENDMPS.BCST constants512x32<>+4(SB), Z9, K1, Z21
	VMULPS Z16, Z8, Z8
	VMOVAPS Z0, Z16
	VMULPS Z20, Z20, Z13
	VADDPS Z6, Z21, Z0
	VMOVAPS Z1, Z22
	VMOVAPS Z2, Z1
	VBLENDMPS.BCST constants512x32<>+4(SB), Z7, K1, Z7
	VMOVAPS Z3, Z2
	VMOVAPS Z4, Z9
	VPANDD.BCST constants512x32<>+12(SB), Z19, Z3
	VADDPS Z11, Z7, Z4
	VADDPS Z8, Z17, Z8
	VPMINUD.BCST constants512x32<>+264(SB), Z3, Z17
	VMULPS.BCST constants512x32<>+268(SB), Z13, Z7
	VMULPS.BCST constants512x32<>+276(SB), Z13, Z11
	VSUBPS Z21, Z0, Z23
	VMULPS.BCST constants512x32<>+152(SB), Z17, Z24
	VADDPS Z9, Z8, Z8
	VMOVAPS Z5, Z9
	VBROADCASTSS constants512x32<>+292(SB), Z25
	VADDPS.BCST constants512x32<>+272(SB), Z7, Z7
	VADDPS.BCST constants512x32<>+280(SB), Z11, Z11
	VSUBPS Z23, Z6, Z5
	VADDPS.BCST constants512x32<>+156(SB), Z24, Z24
	VADDPS Z8, Z9, Z8
	VMULPS Z13, Z7, Z7
	VMULPS Z13, Z11, Z11
	VBROADCASTSS constants512x32<>+28(SB), Z23
	VPSUBD.BCST constants512x32<>+156(SB), Z24, Z9
	VSUBPS.BCST constants512x32<>+156(SB), Z24, Z24
	VPMINUD.BCST constants512x32<>+48(SB), Z9, Z6
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z9, K1
	VPSUBD.BCST constants512x32<>+288(SB), Z9, Z9
	VPSUBD Z6, Z25, Z6
	VADDPS Z8, Z16, Z16
	VPADDD.BCST constants512x32<>+60(SB), Z9, Z9
	VPADDD.BCST constants512x32<>+60(SB), Z6, Z6
	VADDPS.BCST constants512x32<>+252(SB), Z7, Z25
	VMULPS Z13, Z20, Z20
	VADDPS.BCST constants512x32<>+284(SB), Z11, Z11
	VMULPS.BCST constants512x32<>+160(SB), Z24, Z26
	VPSLLD $23, Z9, Z9
	VPSLLD $23, Z6, Z7
	VBLENDMPS.BCST constants512x32<>+252(SB), Z9, K1, Z6
	VBLENDMPS.BCST constants512x32<>+4(SB), Z7, K1, Z7
	VMOVAPS Z10, Z8
	VSUBPS Z7, Z6, Z9
	VADDPS Z7, Z6, Z10
	VADDPS Z16, Z16, Z16
	VPCMPUD $1, Z22, Z23, K2
	VMULPS Z25, Z13, Z25
	VMULPS Z11, Z20, Z20
	VMOVAPS Z12, Z22
	VPCMPUD.BCST $1, constants512x32<>+296(SB), Z1, K3
	VSUBPS Z26, Z17, Z11
	VMULPS.BCST constants512x32<>+164(SB), Z24, Z12
	VPANDD.BCST constants512x32<>+8(SB), Z14, Z24
	VMOVAPS Z14, Z26
	VSUBPS Z9, Z6, Z13
	VMOVAPS Z15, Z14
	VPORD Z24, Z16, Z24
	VBLENDMPS.BCST constants512x32<>+0(SB), Z18, K2, Z23
	VMOVAPS Z19, Z15
	VSUBPS Z22, Z20, Z16
	VMULPS Z25, Z21, Z17
	VBLENDMPS Z26, Z24, K3, Z18
	TESTQ R10, R10
	JLT next
	VMOVUPS Z23, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func cosh512(dst, x unsafe.Pointer, n int) int
TEXT ·cosh512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+292(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z22
	VSUBPS Z10, Z4, Z4
	VMULPS.BCST constants512x32<>+164(SB), Z9, Z23
	VSUBPS Z11, Z15, Z9
	VADDPS Z17, Z3, Z17
	VMULPS Z18, Z5, Z5
	VMULPS Z20, Z19, Z19
	VSUBPS Z23, Z4, Z20
	VMULPS Z4, Z11, Z11
	VMOVAPS Z0, Z18
	VSUBPS Z9, Z12, Z9
	VMULPS Z4, Z12, Z12
	VMOVAPS Z1, Z0
	VMOVAPS Z2, Z1
	VPANDD.BCST constants512x32<>+12(SB), Z22, Z2
	VSUBPS Z21, Z19, Z19
	VMULPS Z5, Z13, Z13
	VMOVAPS Z6, Z3
	VPMINUD.BCST constants512x32<>+264(SB), Z2, Z4
	VMULPS Z20, Z20, Z5
	VADDPS Z11, Z15, Z6
	VMOVAPS Z7, Z21
	VMULPS.BCST constants512x32<>+152(SB), Z4, Z22
	VSUBPS Z12, Z9, Z7
	VMULPS Z19, Z14, Z14
	VBROADCASTSS constants512x32<>+292(SB), Z19
	VMULPS.BCST constants512x32<>+268(SB), Z5, Z9
	VMULPS.BCST constants512x32<>+276(SB), Z5, Z12
	VSUBPS Z15, Z6, Z10
	VBROADCASTSS constants512x32<>+28(SB), Z24
	VADDPS.BCST constants512x32<>+156(SB), Z22, Z22
	VADDPS Z14, Z13, Z13
	VMOVAPS Z8, Z25
	VADDPS.BCST constants512x32<>+272(SB), Z9, Z14
	VADDPS.BCST constants512x32<>+280(SB), Z12, Z12
	VSUBPS Z10, Z11, Z8
	VPSUBD.BCST constants512x32<>+156(SB), Z22, Z10
	VSUBPS.BCST constants512x32<>+156(SB), Z22, Z9
	VPMINUD.BCST constants512x32<>+48(SB), Z10, Z22
	VPSUBD.BCST constants512x32<>+288(SB), Z10, Z10
	VPSUBD Z22, Z19, Z19
	VADDPS Z21, Z13, Z21
	VADDPS Z17, Z17, Z22
	VPCMPUD $1, Z18, Z24, K1
	VPADDD.BCST constants512x32<>+60(SB), Z10, Z18
	VPADDD.BCST constants512x32<>+60(SB), Z19, Z19
	VMULPS Z5, Z14, Z24
	VMULPS Z5, Z12, Z26
	VMULPS.BCST constants512x32<>+160(SB), Z9, Z10
	VPSLLD $23, Z18, Z11
	VPSLLD $23, Z19, Z12
	VMOVAPS Z15, Z13
	VMOVAPS Z16, Z14
	VADDPS Z12, Z11, Z15
	VSUBPS Z12, Z11, Z16
	VADDPS Z21, Z25, Z17
	VBLENDMPS.BCST constants512x32<>+0(SB), Z22, K1, Z22
	VADDPS.BCST constants512x32<>+252(SB), Z24, Z18
	VMULPS Z5, Z20, Z19
	VADDPS.BCST constants512x32<>+284(SB), Z26, Z20
	VMOVAPS Z23, Z21
	TESTQ R10, R10
	JLT next
	VMOVUPS Z22, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func tanh512(dst, x unsafe.Pointer, n int) int
TEXT ·tanh512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+304(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z22
	VADDPS Z7, Z12, Z12
	VSUBPS Z21, Z6, Z6
	VMOVAPS Z0, Z23
	VMULPS.BCST constants512x32<>+232(SB), Z15, Z24
	VMULPS Z15, Z15, Z25
	VADDPS Z17, Z16, Z0
	VMULPS Z8, Z5, Z26
	VSUBPS Z9, Z20, Z9
	VADDPS Z12, Z6, Z6
	VMOVAPS Z1, Z12
	VMOVAPS Z2, Z1
	VADDPS.BCST constants512x32<>+236(SB), Z24, Z24
	VMULPS Z15, Z25, Z20
	VSUBPS Z16, Z0, Z16
	VMOVAPS Z3, Z2
	VPANDD.BCST constants512x32<>+52(SB), Z26, Z26
	VPANDD.BCST constants512x32<>+12(SB), Z22, Z3
	VMULPS Z9, Z11, Z9
	VMULPS Z21, Z26, Z21
	VPMINUD.BCST constants512x32<>+300(SB), Z3, Z11
	VMULPS Z6, Z26, Z6
	VADDPS Z11, Z11, Z11
	VMOVAPS Z4, Z27
	VMULPS Z15, Z24, Z24
	VSUBPS Z16, Z17, Z4
	VADDPS Z9, Z27, Z9
	VSUBPS Z21, Z5, Z21
	VSUBPS Z6, Z7, Z6
	VSUBPS.BCST constants512x32<>+228(SB), Z11, Z7
	VADDPS.BCST constants512x32<>+240(SB), Z24, Z24
	VADDPS Z9, Z23, Z5
	VBROADCASTSS constants512x32<>+24(SB), Z27
	VADDPS Z6, Z21, Z21
	VMULPS.BCST constants512x32<>+152(SB), Z7, Z7
	VMULPS Z15, Z24, Z24
	VSUBPS Z23, Z5, Z23
	VADDPS.BCST constants512x32<>+304(SB), Z5, Z6
	VMULPS Z8, Z21, Z21
	VADDPS.BCST constants512x32<>+156(SB), Z7, Z16
	VADDPS.BCST constants512x32<>+244(SB), Z24, Z24
	VSUBPS Z23, Z9, Z7
	VSUBPS Z5, Z6, Z9
	VDIVPS Z6, Z27, Z8
	VBROADCASTSS constants512x32<>+304(SB), Z27
	VADDPS Z21, Z26, Z21
	VSUBPS.BCST constants512x32<>+156(SB), Z16, Z26
	VPCMPUD.BCST $1, constants512x32<>+296(SB), Z12, K1
	VMULPS Z15, Z24, Z15
	VBROADCASTSS constants512x32<>+28(SB), Z24
	VSUBPS Z9, Z6, Z23
	VPANDD.BCST constants512x32<>+8(SB), Z14, Z17
	VPORD Z17, Z21, Z17
	VMULPS.BCST constants512x32<>+160(SB), Z26, Z21
	VBLENDMPS Z14, Z17, K1, Z28
	VADDPS.BCST constants512x32<>+248(SB), Z15, Z15
	VSUBPS Z23, Z5, Z23
	VSUBPS Z9, Z27, Z27
	VMOVAPS Z10, Z9
	VSUBPS Z21, Z11, Z21
	VMULPS.BCST constants512x32<>+164(SB), Z26, Z10
	VPCMPUD $1, Z12, Z24, K1
	VPSUBD.BCST constants512x32<>+156(SB), Z16, Z16
	VMULPS.BCST constants512x32<>+252(SB), Z25, Z25
	VMULPS Z15, Z20, Z20
	VPADDD.BCST constants512x32<>+60(SB), Z16, Z16
	VMOVAPS Z13, Z11
	VADDPS Z27, Z23, Z12
	VPSLLD $23, Z16, Z13
	VMOVAPS Z18, Z14
	VSUBPS Z10, Z21, Z15
	VSUBPS.BCST constants512x32<>+24(SB), Z13, Z16
	VMULPS Z21, Z13, Z17
	VMOVAPS Z19, Z18
	VBLENDMPS.BCST constants512x32<>+0(SB), Z28, K1, Z28
	VMOVAPS Z22, Z19
	VADDPS Z20, Z25, Z20
	VPANDD.BCST constants512x32<>+52(SB), Z6, Z21
	TESTQ R10, R10
	JLT next
	VMOVUPS Z28, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func sigmoid512(dst, x unsafe.Pointer, n int) int
TEXT ·sigmoid512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+312(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z26
	VADDPS.BCST constants512x32<>+172(SB), Z20, Z20
	VADDPS Z13, Z21, Z27
	VBROADCASTSS constants512x32<>+28(SB), Z13
	VADDPS Z22, Z17, Z21
	VPMAXSD.BCST constants512x32<>+312(SB), Z5, Z5
	VSUBPS Z24, Z0, Z24
	VSUBPS Z25, Z3, Z3
	VMULPS Z18, Z20, Z20
	VPADDD.BCST constants512x32<>+60(SB), Z5, Z5
	VPSLLD $23, Z5, Z5
	KMOVW K1, K6
	KMOVW K2, K7
	KMOVW K3, K1
	VSUBPS Z17, Z21, Z17
	VMULPS Z21, Z5, Z25
	VBLENDMPS Z21, Z15, K6, Z0
	KMOVW K4, K2
	VPANDD.BCST constants512x32<>+12(SB), Z26, Z21
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z26, K3
	KMOVW K5, K4
	VADDPS Z3, Z24, Z3
	VPMINUD.BCST constants512x32<>+308(SB), Z21, Z24
	VPCMPUD $1, Z21, Z13, K5
	VADDPS.BCST constants512x32<>+176(SB), Z20, Z20
	VPXORD.BCST constants512x32<>+8(SB), Z24, Z24
	VMULPS.BCST constants512x32<>+152(SB), Z24, Z13
	VSUBPS Z17, Z22, Z17
	VADDPS Z25, Z15, Z22
	VMOVAPS Z1, Z21
	VMOVAPS Z2, Z1
	VMULPS Z4, Z3, Z26
	VBROADCASTSS constants512x32<>+4(SB), Z2
	VMULPS Z18, Z20, Z20
	VADDPS.BCST constants512x32<>+156(SB), Z13, Z13
	VSUBPS Z15, Z22, Z28
	VMULPS Z17, Z5, Z29
	VBLENDMPS Z17, Z21, K6, Z3
	VDIVPS Z22, Z15, Z4
	VADDPS Z26, Z23, Z23
	VADDPS.BCST constants512x32<>+180(SB), Z20, Z20
	VMOVAPS Z6, Z5
	VPADDD.BCST constants512x32<>+60(SB), Z7, Z26
	VPSUBD.BCST constants512x32<>+156(SB), Z13, Z6
	VSUBPS.BCST constants512x32<>+156(SB), Z13, Z13
	VSUBPS Z28, Z25, Z25
	VMOVAPS Z8, Z7
	VPSLLD $23, Z26, Z26
	VMOVAPS Z9, Z28
	VBLENDMPS Z6, Z2, K3, Z15
	VMOVAPS Z10, Z8
	VMOVAPS Z11, Z9
	VMULPS Z26, Z23, Z23
	VPSRAD $1, Z15, Z10
	VMULPS Z18, Z20, Z20
	VMOVAPS Z12, Z11
	VPSUBD Z10, Z15, Z12
	VPANDD.BCST constants512x32<>+52(SB), Z22, Z26
	VPADDD.BCST constants512x32<>+60(SB), Z28, Z28
	VMULPS.BCST constants512x32<>+160(SB), Z13, Z15
	VMULPS.BCST constants512x32<>+164(SB), Z13, Z17
	VADDPS Z29, Z25, Z25
	VSUBPS Z26, Z22, Z22
	VPSLLD $23, Z28, Z28
	VMULPS Z28, Z23, Z23
	VADDPS.BCST constants512x32<>+184(SB), Z20, Z20
	VMULPS Z18, Z18, Z18
	VMOVAPS Z14, Z28
	VSUBPS Z15, Z24, Z13
	VADDPS.BCST constants512x32<>+4(SB), Z17, Z14
	VMOVAPS Z16, Z15
	VADDPS Z25, Z22, Z25
	VBROADCASTSS constants512x32<>+24(SB), Z16
	VBLENDMPS.BCST constants512x32<>+0(SB), Z23, K7, Z29
	VMULPS Z20, Z18, Z20
	VMOVAPS Z19, Z17
	VSUBPS Z14, Z13, Z18
	VADDPS.BCST constants512x32<>+24(SB), Z13, Z19
	VSUBPS Z28, Z20, Z28
	VMULPS Z4, Z0, Z23
	VMULPS.BCST constants512x32<>+168(SB), Z18, Z20
	VSUBPS Z19, Z16, Z21
	VADDPS Z28, Z27, Z22
	VPANDD.BCST constants512x32<>+52(SB), Z23, Z23
	VMULPS Z26, Z23, Z24
	VMULPS Z25, Z23, Z25
	TESTQ R10, R10
	JLT next
	VMOVUPS Z29, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func softplus512(dst, x unsafe.Pointer, n int) int
TEXT ·softplus512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+336(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z12
	VADDPS Z9, Z10, Z9
	VMULPS Z7, Z4, Z10
	VMOVAPS Z0, Z13
	VPANDD.BCST constants512x32<>+12(SB), Z12, Z0
	VMOVAPS Z1, Z14
	VPMINUD.BCST constants512x32<>+308(SB), Z0, Z1
	VPXORD.BCST constants512x32<>+8(SB), Z1, Z15
	VMULPS.BCST constants512x32<>+152(SB), Z15, Z16
	VPANDD.BCST constants512x32<>+52(SB), Z10, Z10
	VMULPS Z8, Z10, Z8
	VMULPS Z9, Z10, Z9
	VADDPS Z10, Z10, Z17
	VADDPS.BCST constants512x32<>+156(SB), Z16, Z16
	VSUBPS Z8, Z4, Z4
	VSUBPS Z9, Z6, Z6
	VMULPS Z17, Z5, Z9
	VPSUBD.BCST constants512x32<>+156(SB), Z16, Z8
	VSUBPS.BCST constants512x32<>+156(SB), Z16, Z16
	VMOVAPS Z2, Z18
	VPSRAD $1, Z8, Z2
	VADDPS Z6, Z4, Z4
	VADDPS Z9, Z14, Z19
	VMOVAPS Z3, Z6
	VPSUBD Z2, Z8, Z3
	VMULPS.BCST constants512x32<>+160(SB), Z16, Z20
	VMULPS.BCST constants512x32<>+164(SB), Z16, Z16
	VMULPS Z7, Z4, Z4
	VSUBPS Z14, Z19, Z7
	VSUBPS Z20, Z15, Z15
	VADDPS.BCST constants512x32<>+4(SB), Z16, Z16
	VBROADCASTSS constants512x32<>+24(SB), Z20
	VADDPS Z4, Z10, Z10
	VSUBPS Z7, Z19, Z21
	VSUBPS Z7, Z9, Z7
	VSUBPS Z16, Z15, Z9
	VADDPS.BCST constants512x32<>+24(SB), Z15, Z22
	VMULPS Z10, Z5, Z23
	VSUBPS Z21, Z14, Z14
	VMULPS.BCST constants512x32<>+168(SB), Z9, Z21
	VSUBPS Z22, Z20, Z24
	VMULPS Z23, Z23, Z23
	VADDPS Z7, Z14, Z7
	VADDPS.BCST constants512x32<>+172(SB), Z21, Z21
	VADDPS Z15, Z24, Z15
	VMULPS.BCST constants512x32<>+316(SB), Z23, Z24
	VMULPS Z23, Z10, Z10
	VMULPS Z9, Z21, Z21
	VADDPS.BCST constants512x32<>+320(SB), Z24, Z24
	VADDPS.BCST constants512x32<>+176(SB), Z21, Z21
	VMULPS Z23, Z24, Z24
	VMULPS Z9, Z21, Z21
	VADDPS.BCST constants512x32<>+324(SB), Z24, Z24
	VADDPS.BCST constants512x32<>+180(SB), Z21, Z21
	VMULPS Z23, Z24, Z24
	VMULPS Z9, Z21, Z21
	VADDPS.BCST constants512x32<>+328(SB), Z24, Z24
	VADDPS.BCST constants512x32<>+184(SB), Z21, Z21
	VMULPS Z9, Z9, Z9
	VMULPS Z23, Z24, Z23
	VMULPS Z21, Z9, Z9
	VADDPS.BCST constants512x32<>+332(SB), Z23, Z23
	VSUBPS Z16, Z9, Z9
	VADDPS Z4, Z4, Z4
	VMULPS Z23, Z10, Z10
	VADDPS Z9, Z15, Z9
	VADDPS Z10, Z4, Z10
	VADDPS Z9, Z22, Z4
	VPMAXSD.BCST constants512x32<>+312(SB), Z8, Z8
	VMULPS Z10, Z5, Z15
	VADDPS Z10, Z17, Z10
	VPADDD.BCST constants512x32<>+60(SB), Z8, Z8
	VBROADCASTSS constants512x32<>+336(SB), Z17
	VPSLLD $23, Z8, Z5
	VPADDD.BCST constants512x32<>+60(SB), Z18, Z18
	VSUBPS Z22, Z4, Z22
	VMULPS Z4, Z5, Z8
	VPSLLD $23, Z18, Z18
	VADDPS Z15, Z7, Z7
	VMULPS Z18, Z10, Z10
	VPADDD.BCST constants512x32<>+60(SB), Z6, Z18
	VSUBPS Z22, Z9, Z6
	VADDPS.BCST constants512x32<>+304(SB), Z8, Z22
	VPSLLD $23, Z18, Z18
	VADDPS Z7, Z19, Z19
	VPCMPD $1, Z11, Z17, K1
	VMULPS Z18, Z10, Z10
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z11, K2
	VBROADCASTSS constants512x32<>+28(SB), Z18
	VSUBPS.BCST constants512x32<>+304(SB), Z22, Z17
	VDIVPS Z22, Z20, Z7
	VBLENDMPS Z11, Z19, K1, Z11
	VBLENDMPS Z10, Z11, K2, Z11
	VSUBPS Z17, Z8, Z17
	VMULPS Z6, Z5, Z10
	VPCMPUD $1, Z13, Z18, K2
	VPANDD.BCST constants512x32<>+52(SB), Z22, Z8
	VADDPS Z10, Z17, Z9
	VSUBPS Z8, Z22, Z10
	VBLENDMPS.BCST constants512x32<>+0(SB), Z11, K2, Z22
	VMOVAPS Z12, Z11
	TESTQ R10, R10
	JLT next
	VMOVUPS Z22, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func erf512(dst, x unsafe.Pointer, n int) int
TEXT ·erf512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+428(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-64, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z23
	VMULPS Z10, Z14, Z14
	VMULPS Z9, Z17, Z9
	VADDPS.BCST constants512x32<>+356(SB), Z18, Z18
	VADDPS.BCST constants512x32<>+384(SB), Z19, Z19
	VMULPS.BCST constants512x32<>+152(SB), Z22, Z17
	VMOVAPS Z0, Z24
	VADDPS.BCST constants512x32<>+412(SB), Z14, Z14
	VMOVAPS Z1, Z0
	VMOVAPS Z2, Z1
	VADDPS.BCST constants512x32<>+424(SB), Z9, Z9
	VMOVAPS Z3, Z25
	VMULPS Z7, Z18, Z18
	VMULPS Z8, Z19, Z19
	VMOVAPS Z4, Z2
	VMOVAPS Z5, Z3
	VPSUBD.BCST constants512x32<>+156(SB), Z25, Z25
	VBROADCASTSS constants512x32<>+24(SB), Z26
	VPANDD.BCST constants512x32<>+12(SB), Z23, Z4
	VMOVAPS Z6, Z27
	VADDPS.BCST constants512x32<>+156(SB), Z17, Z5
	VPADDD.BCST constants512x32<>+60(SB), Z25, Z25
	VPMINUD.BCST constants512x32<>+340(SB), Z4, Z6
	VPSUBD.BCST constants512x32<>+16(SB), Z4, Z17
	VMOVAPS Z7, Z28
	VMOVAPS Z8, Z29
	VMULPS Z10, Z14, Z14
	VPSLLD $23, Z25, Z25
	VMULPS Z6, Z6, Z7
	VSUBPS.BCST constants512x32<>+368(SB), Z6, Z8
	VPCMPUD.BCST $1, constants512x32<>+428(SB), Z17, K1
	VMULPS Z9, Z25, Z9
	VADDPS.BCST constants512x32<>+360(SB), Z18, Z18
	VADDPS.BCST constants512x32<>+388(SB), Z19, Z19
	VSUBPS.BCST constants512x32<>+156(SB), Z5, Z25
	VADDPS.BCST constants512x32<>+416(SB), Z14, Z14
	VMULPS.BCST constants512x32<>+344(SB), Z7, Z17
	VMULPS.BCST constants512x32<>+372(SB), Z8, Z30
	KORTESTW K1, K1
	LEAQ 0(BX), R11
	CMOVQEQ CX, R11
	CMPQ R11, CX
	CMOVQCS R11, CX
	VSUBPS Z9, Z26, Z9
	VPCMPUD.BCST $1, constants512x32<>+368(SB), Z24, K1
	VMULPS Z28, Z18, Z18
	VMULPS Z29, Z19, Z19
	VMULPS.BCST constants512x32<>+400(SB), Z25, Z25
	VMULPS Z10, Z14, Z14
	VADDPS.BCST constants512x32<>+348(SB), Z17, Z17
	VADDPS.BCST constants512x32<>+376(SB), Z30, Z30
	VBLENDMPS Z11, Z9, K1, Z11
	VPANDD.BCST constants512x32<>+8(SB), Z15, Z15
	VADDPS.BCST constants512x32<>+364(SB), Z18, Z18
	VADDPS.BCST constants512x32<>+392(SB), Z19, Z19
	VMOVAPS Z10, Z9
	VPORD Z15, Z11, Z28
	VBROADCASTSS constants512x32<>+28(SB), Z15
	VSUBPS Z25, Z22, Z10
	VADDPS.BCST constants512x32<>+420(SB), Z14, Z14
	VMULPS Z7, Z17, Z17
	VMULPS Z8, Z30, Z30
	VMULPS Z18, Z27, Z18
	VMULPS Z29, Z19, Z19
	VMULPS.BCST constants512x32<>+404(SB), Z10, Z22
	VMULPS Z9, Z14, Z25
	VMOVAPS Z12, Z11
	VADDPS.BCST constants512x32<>+352(SB), Z17, Z26
	VADDPS.BCST constants512x32<>+380(SB), Z30, Z30
	VMOVAPS Z13, Z12
	VPCMPUD $1, Z24, Z15, K1
	VADDPS Z18, Z27, Z13
	VADDPS.BCST constants512x32<>+396(SB), Z19, Z27
	VADDPS.BCST constants512x32<>+408(SB), Z22, Z14
	VMOVAPS Z16, Z15
	VMOVAPS Z20, Z16
	VADDPS.BCST constants512x32<>+424(SB), Z25, Z17
	VMULPS Z7, Z26, Z18
	VMULPS Z8, Z30, Z19
	VMOVAPS Z21, Z20
	VBLENDMPS.BCST constants512x32<>+0(SB), Z28, K1, Z28
	VMOVAPS Z23, Z21
	VMULPS Z27, Z29, Z22
	TESTQ R10, R10
	JLT next
	VMOVUPS Z28, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func erfc512(dst, x unsafe.Pointer, n int) int
TEXT ·erfc512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+524(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z15
	VBROADCASTSS constants512x32<>+436(SB), Z16
	VMULPS Z11, Z12, Z11
	VBLENDMPS.BCST constants512x32<>+508(SB), Z10, K1, Z10
	VADDPS Z10, Z13, Z10
	VBROADCASTSS constants512x32<>+512(SB), Z13
	VDIVPS Z1, Z7, Z12
	VBROADCASTSS constants512x32<>+440(SB), Z1
	VBROADCASTSS constants512x32<>+448(SB), Z17
	VBROADCASTSS constants512x32<>+520(SB), Z18
	VSUBPS Z6, Z11, Z6
	VMOVAPS Z0, Z11
	VPANDD.BCST constants512x32<>+12(SB), Z15, Z0
	VMULPS Z2, Z10, Z10
	VPMINUD.BCST constants512x32<>+432(SB), Z0, Z19
	KMOVW K1, K2
	VPANDD.BCST constants512x32<>+52(SB), Z19, Z2
	VPCMPUD $1, Z19, Z16, K1
	VSUBPS Z2, Z19, Z16
	VADDPS Z2, Z19, Z20
	VADDPS Z6, Z9, Z6
	VBLENDMPS.BCST constants512x32<>+516(SB), Z13, K2, Z13
	VADDPS Z10, Z13, Z9
	VBLENDMPS.BCST constants512x32<>+444(SB), Z1, K1, Z1
	VBLENDMPS.BCST constants512x32<>+452(SB), Z17, K1, Z17
	VBLENDMPS.BCST constants512x32<>+524(SB), Z18, K1, Z18
	VMULPS Z2, Z2, Z21
	VMULPS Z16, Z20, Z16
	VSUBPS Z1, Z19, Z20
	VADDPS Z17, Z19, Z17
	VADDPS Z18, Z19, Z1
	VADDPS Z6, Z8, Z22
	VSUBPS Z13, Z9, Z13
	VMOVAPS Z3, Z23
	VADDPS Z16, Z21, Z24
	VDIVPS Z17, Z20, Z2
	VPANDD.BCST constants512x32<>+52(SB), Z1, Z3
	VSUBPS Z8, Z22, Z8
	VPANDD.BCST constants512x32<>+52(SB), Z22, Z17
	VPANDD.BCST constants512x32<>+52(SB), Z9, Z20
	VSUBPS Z18, Z3, Z18
	VSUBPS Z13, Z10, Z10
	VSUBPS Z20, Z9, Z13
	VMULPS Z20, Z17, Z20
	VSUBPS Z21, Z24, Z21
	VPXORD.BCST constants512x32<>+8(SB), Z24, Z24
	VSUBPS Z8, Z6, Z6
	VSUBPS Z17, Z22, Z22
	VMOVAPS Z4, Z8
	VMULPS.BCST constants512x32<>+152(SB), Z24, Z25
	VSUBPS Z18, Z19, Z4
	VPSUBD.BCST constants512x32<>+156(SB), Z5, Z18
	VADDPS Z10, Z13, Z10
	VMULPS Z12, Z20, Z13
	VPMAXSD.BCST constants512x32<>+312(SB), Z18, Z5
	VPADDD.BCST constants512x32<>+60(SB), Z5, Z5
	VSUBPS Z21, Z16, Z16
	VADDPS Z6, Z22, Z6
	VPSLLD $23, Z5, Z22
	VADDPS.BCST constants512x32<>+156(SB), Z25, Z5
	VMULPS Z10, Z17, Z10
	VPANDD.BCST constants512x32<>+52(SB), Z13, Z13
	VPXORD.BCST constants512x32<>+8(SB), Z22, Z17
	VBROADCASTSS constants512x32<>+456(SB), Z25
	VMULPS Z23, Z13, Z23
	VMULPS Z13, Z17, Z17
	VMULPS Z9, Z6, Z6
	VSUBPS.BCST constants512x32<>+156(SB), Z5, Z9
	VBROADCASTSS constants512x32<>+464(SB), Z21
	VSUBPS Z23, Z20, Z20
	VADDPS.BCST constants512x32<>+304(SB), Z17, Z23
	VADDPS Z6, Z10, Z6
	VMULPS Z8, Z13, Z8
	VMULPS.BCST constants512x32<>+160(SB), Z9, Z10
	VMULPS.BCST constants512x32<>+164(SB), Z9, Z9
	VBLENDMPS.BCST constants512x32<>+460(SB), Z25, K1, Z25
	VMULPS Z2, Z25, Z25
	VSUBPS.BCST constants512x32<>+304(SB), Z23, Z19
	VSUBPS Z8, Z6, Z8
	VSUBPS Z10, Z24, Z10
	VADDPS Z16, Z9, Z6
	VBLENDMPS.BCST constants512x32<>+468(SB), Z21, K1, Z21
	VMOVAPS Z7, Z16
	VBROADCASTSS constants512x32<>+24(SB), Z7
	VADDPS Z21, Z25, Z21
	VBROADCASTSS constants512x32<>+472(SB), Z25
	VSUBPS Z19, Z17, Z17
	VADDPS Z8, Z20, Z20
	VSUBPS Z6, Z10, Z19
	VADDPS.BCST constants512x32<>+24(SB), Z10, Z8
	VMULPS Z2, Z21, Z21
	VMULPS Z12, Z20, Z12
	VMULPS.BCST constants512x32<>+168(SB), Z19, Z20
	VSUBPS Z8, Z7, Z9
	VBLENDMPS.BCST constants512x32<>+476(SB), Z25, K1, Z25
	VADDPS Z25, Z21, Z21
	VBROADCASTSS constants512x32<>+480(SB), Z25
	VMULPS Z12, Z22, Z22
	VADDPS Z12, Z13, Z12
	VADDPS.BCST constants512x32<>+172(SB), Z20, Z20
	VADDPS Z10, Z9, Z9
	VMULPS Z2, Z21, Z21
	VSUBPS Z22, Z17, Z17
	VPSRLD $23, Z12, Z22
	VPANDD.BCST constants512x32<>+44(SB), Z12, Z12
	VMULPS Z19, Z20, Z20
	VBLENDMPS.BCST constants512x32<>+484(SB), Z25, K1, Z25
	VPSUBD.BCST constants512x32<>+60(SB), Z22, Z22
	VPORD Z16, Z12, Z12
	VADDPS Z25, Z21, Z21
	VBROADCASTSS constants512x32<>+488(SB), Z25
	VPADDD Z22, Z18, Z18
	VPSRAD $1, Z18, Z22
	VADDPS Z17, Z23, Z17
	VPADDD.BCST constants512x32<>+60(SB), Z22, Z23
	VPSUBD Z22, Z18, Z18
	VADDPS.BCST constants512x32<>+176(SB), Z20, Z20
	VPSLLD $23, Z23, Z23
	VMULPS Z2, Z21, Z21
	VMULPS Z23, Z12, Z12
	VPADDD.BCST constants512x32<>+60(SB), Z18, Z18
	VMULPS Z19, Z20, Z20
	VBLENDMPS.BCST constants512x32<>+492(SB), Z25, K1, Z25
	VPSLLD $23, Z18, Z18
	VADDPS Z25, Z21, Z21
	VBROADCASTSS constants512x32<>+496(SB), Z25
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z14, K2
	VMULPS Z18, Z12, Z12
	VBROADCASTSS constants512x32<>+28(SB), Z18
	VADDPS.BCST constants512x32<>+180(SB), Z20, Z20
	VMULPS Z2, Z21, Z21
	VBLENDMPS Z17, Z12, K2, Z17
	VMULPS Z19, Z20, Z20
	VBLENDMPS.BCST constants512x32<>+500(SB), Z25, K1, Z25
	VPCMPUD $1, Z11, Z18, K2
	VADDPS Z25, Z21, Z21
	VBROADCASTSS constants512x32<>+504(SB), Z10
	VADDPS.BCST constants512x32<>+184(SB), Z20, Z11
	VMULPS Z19, Z19, Z12
	VBLENDMPS.BCST constants512x32<>+0(SB), Z17, K2, Z17
	VMULPS Z2, Z21, Z13
	VMOVAPS Z15, Z14
	TESTQ R10, R10
	JLT next
	VMOVUPS Z17, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func gelu512(dst, x unsafe.Pointer, n int) int
TEXT ·gelu512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+632(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z17
	VADDPS Z13, Z8, Z8
	VSUBPS Z14, Z15, Z14
	VBROADCASTSS constants512x32<>+532(SB), Z13
	VADDPS Z8, Z7, Z18
	VPANDD.BCST constants512x32<>+52(SB), Z15, Z19
	VSUBPS Z14, Z11, Z11
	VSUBPS Z19, Z15, Z14
	VBROADCASTSS constants512x32<>+536(SB), Z20
	VBROADCASTSS constants512x32<>+544(SB), Z21
	VMOVAPS Z0, Z22
	VPANDD.BCST constants512x32<>+12(SB), Z17, Z0
	VMOVAPS Z1, Z23
	VPMINUD.BCST constants512x32<>+528(SB), Z0, Z1
	VPSRLD $1, Z0, Z24
	VMULPS.BCST constants512x32<>+252(SB), Z0, Z25
	VPCMPUD.BCST $1, constants512x32<>+628(SB), Z0, K1
	VSUBPS Z7, Z18, Z7
	VPANDD.BCST constants512x32<>+52(SB), Z18, Z26
	VMOVAPS Z2, Z27
	VPANDD.BCST constants512x32<>+52(SB), Z1, Z2
	VPCMPUD $1, Z1, Z13, K2
	VPANDD.BCST constants512x32<>+16(SB), Z24, Z24
	VADDPS Z11, Z14, Z11
	VMULPS Z19, Z26, Z19
	VMOVAPS Z3, Z14
	VSUBPS Z2, Z1, Z3
	VADDPS Z2, Z1, Z13
	VPADDD Z24, Z0, Z24
	VPSRLD $1, Z24, Z24
	VMOVAPS Z4, Z28
	VBLENDMPS Z24, Z25, K1, Z4
	VSUBPS Z7, Z8, Z7
	VSUBPS Z26, Z18, Z18
	VBLENDMPS.BCST constants512x32<>+540(SB), Z20, K2, Z20
	VBLENDMPS.BCST constants512x32<>+548(SB), Z21, K2, Z21
	VPSUBD.BCST constants512x32<>+156(SB), Z5, Z24
	VMULPS Z11, Z26, Z11
	VMULPS Z12, Z19, Z26
	VMULPS Z2, Z2, Z5
	VMULPS Z3, Z13, Z13
	VSUBPS Z20, Z1, Z20
	VADDPS Z21, Z1, Z21
	VPMAXSD.BCST constants512x32<>+312(SB), Z24, Z8
	VPANDD.BCST constants512x32<>+52(SB), Z10, Z10
	VPADDD.BCST constants512x32<>+60(SB), Z8, Z8
	VADDPS Z7, Z18, Z7
	VSUBPS Z9, Z10, Z9
	VPSLLD $23, Z8, Z8
	VPANDD.BCST constants512x32<>+52(SB), Z26, Z26
	VPXORD.BCST constants512x32<>+8(SB), Z8, Z18
	VADDPS Z13, Z5, Z25
	VDIVPS Z21, Z20, Z20
	VMULPS Z10, Z26, Z10
	VMULPS Z26, Z18, Z18
	VMULPS Z15, Z7, Z7
	VSUBPS Z9, Z23, Z9
	VSUBPS Z5, Z25, Z5
	VMULPS.BCST constants512x32<>+252(SB), Z25, Z25
	VSUBPS Z10, Z19, Z10
	VADDPS Z18, Z6, Z19
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z16, K1
	VADDPS Z7, Z11, Z7
	VMULPS Z9, Z26, Z9
	VSUBPS Z5, Z13, Z13
	VPXORD.BCST constants512x32<>+8(SB), Z25, Z25
	VSUBPS Z6, Z19, Z5
	VBLENDMPS Z26, Z19, K1, Z19
	VMULPS.BCST constants512x32<>+152(SB), Z25, Z26
	VPANDD.BCST constants512x32<>+52(SB), Z19, Z11
	VBROADCASTSS constants512x32<>+552(SB), Z15
	VSUBPS Z9, Z7, Z7
	VSUBPS Z11, Z19, Z19
	VMULPS Z11, Z27, Z27
	VMULPS Z11, Z14, Z11
	VSUBPS Z5, Z18, Z18
	VADDPS.BCST constants512x32<>+156(SB), Z26, Z5
	VBROADCASTSS constants512x32<>+560(SB), Z26
	VADDPS Z7, Z10, Z7
	VSUBPS.BCST constants512x32<>+156(SB), Z5, Z10
	VBLENDMPS.BCST constants512x32<>+556(SB), Z15, K2, Z15
	VMULPS Z20, Z15, Z15
	VMULPS Z12, Z7, Z12
	VMULPS.BCST constants512x32<>+252(SB), Z13, Z13
	VMULPS.BCST constants512x32<>+160(SB), Z10, Z7
	VMULPS.BCST constants512x32<>+164(SB), Z10, Z10
	VBLENDMPS.BCST constants512x32<>+564(SB), Z26, K2, Z26
	VADDPS Z26, Z15, Z15
	VBROADCASTSS constants512x32<>+568(SB), Z26
	VMULPS Z12, Z8, Z8
	VSUBPS Z7, Z25, Z25
	VADDPS Z13, Z10, Z13
	VMOVAPS Z6, Z10
	VBROADCASTSS constants512x32<>+24(SB), Z6
	VMULPS Z20, Z15, Z15
	VSUBPS Z8, Z18, Z8
	VSUBPS Z13, Z25, Z18
	VADDPS.BCST constants512x32<>+24(SB), Z25, Z7
	VBLENDMPS.BCST constants512x32<>+572(SB), Z26, K2, Z26
	VADDPS Z26, Z15, Z15
	VBROADCASTSS constants512x32<>+576(SB), Z26
	VBLENDMPS Z12, Z8, K1, Z8
	VADDPS Z8, Z19, Z8
	VMULPS.BCST constants512x32<>+168(SB), Z18, Z19
	VSUBPS Z7, Z6, Z12
	VMULPS Z20, Z15, Z15
	VMULPS Z8, Z23, Z23
	VADDPS.BCST constants512x32<>+172(SB), Z19, Z19
	VADDPS Z25, Z12, Z8
	VBLENDMPS.BCST constants512x32<>+580(SB), Z26, K2, Z26
	VADDPS Z26, Z15, Z15
	VBROADCASTSS constants512x32<>+584(SB), Z26
	VADDPS Z23, Z11, Z11
	VMULPS Z18, Z19, Z19
	VMULPS Z20, Z15, Z15
	VADDPS Z11, Z27, Z11
	VADDPS.BCST constants512x32<>+176(SB), Z19, Z19
	VBLENDMPS.BCST constants512x32<>+588(SB), Z26, K2, Z26
	VADDPS Z26, Z15, Z15
	VBROADCASTSS constants512x32<>+592(SB), Z26
	VPSRLD $23, Z11, Z27
	VPANDD.BCST constants512x32<>+44(SB), Z11, Z23
	VPSUBD.BCST constants512x32<>+60(SB), Z27, Z27
	VPORD Z10, Z23, Z10
	VMULPS Z18, Z19, Z19
	VPADDD Z27, Z24, Z24
	VMULPS Z20, Z15, Z15
	VPSRAD $1, Z24, Z27
	VPADDD.BCST constants512x32<>+60(SB), Z27, Z23
	VPSUBD Z27, Z24, Z24
	VPSLLD $23, Z23, Z23
	VADDPS.BCST constants512x32<>+180(SB), Z19, Z19
	VBLENDMPS.BCST constants512x32<>+596(SB), Z26, K2, Z26
	VMULPS Z23, Z10, Z10
	VBROADCASTSS constants512x32<>+632(SB), Z23
	VADDPS Z26, Z15, Z15
	VBROADCASTSS constants512x32<>+600(SB), Z26
	VPADDD.BCST constants512x32<>+60(SB), Z24, Z24
	VBROADCASTSS constants512x32<>+616(SB), Z27
	VPSLLD $23, Z24, Z24
	VMULPS Z18, Z19, Z19
	VMULPS Z24, Z10, Z10
	VMULPS Z20, Z15, Z15
	VPCMPUD.BCST $1, constants512x32<>+624(SB), Z22, K3
	VPCMPD $1, Z16, Z23, K4
	VBROADCASTSS constants512x32<>+28(SB), Z23
	VADDPS.BCST constants512x32<>+184(SB), Z19, Z19
	VMULPS Z18, Z18, Z18
	VBLENDMPS.BCST constants512x32<>+604(SB), Z26, K2, Z26
	VBLENDMPS Z10, Z11, K1, Z10
	VADDPS Z26, Z15, Z15
	VBROADCASTSS constants512x32<>+608(SB), Z26
	VBLENDMPS Z28, Z10, K3, Z10
	VPANDD.BCST constants512x32<>+8(SB), Z16, Z28
	VBLENDMPS.BCST constants512x32<>+620(SB), Z27, K2, Z9
	VPORD Z28, Z10, Z28
	VADDPS Z9, Z1, Z10
	VBLENDMPS Z16, Z28, K4, Z16
	VMULPS Z19, Z18, Z18
	VMULPS Z20, Z15, Z11
	VPCMPUD $1, Z22, Z23, K4
	VDIVPS Z10, Z6, Z12
	VSUBPS Z13, Z18, Z13
	VBLENDMPS.BCST constants512x32<>+612(SB), Z26, K2, Z14
	VADDPS Z11, Z14, Z15
	VBLENDMPS.BCST constants512x32<>+0(SB), Z16, K4, Z26
	VMOVAPS Z17, Z16
	TESTQ R10, R10
	JLT next
	VMOVUPS Z26, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func geluTanh512(dst, x unsafe.Pointer, n int) int
TEXT ·geluTanh512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+652(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z15
	VMULPS Z10, Z13, Z13
	VADDPS.BCST constants512x32<>+180(SB), Z13, Z13
	VMOVAPS Z0, Z16
	VPANDD.BCST constants512x32<>+12(SB), Z15, Z0
	VMOVAPS Z1, Z17
	VPMINUD.BCST constants512x32<>+636(SB), Z0, Z1
	VPSRLD $1, Z0, Z18
	VMULPS.BCST constants512x32<>+252(SB), Z0, Z19
	VPCMPUD.BCST $1, constants512x32<>+628(SB), Z0, K2
	VMOVAPS Z2, Z20
	VPANDD.BCST constants512x32<>+52(SB), Z1, Z2
	VPANDD.BCST constants512x32<>+16(SB), Z18, Z18
	VMULPS Z10, Z13, Z13
	VMOVAPS Z3, Z21
	VSUBPS Z2, Z1, Z3
	VADDPS Z2, Z1, Z22
	VPADDD Z18, Z0, Z18
	VPSRLD $1, Z18, Z18
	VMOVAPS Z4, Z23
	VBLENDMPS Z18, Z19, K2, Z4
	VADDPS.BCST constants512x32<>+184(SB), Z13, Z13
	VMULPS Z10, Z10, Z10
	VMULPS Z2, Z2, Z18
	VMULPS Z3, Z22, Z22
	VMULPS Z13, Z10, Z10
	VADDPS Z22, Z18, Z13
	VSUBPS Z8, Z10, Z8
	VSUBPS Z18, Z13, Z18
	VPANDD.BCST constants512x32<>+52(SB), Z13, Z10
	VMULPS.BCST constants512x32<>+640(SB), Z10, Z19
	VADDPS Z8, Z12, Z8
	VSUBPS Z18, Z22, Z18
	VSUBPS Z10, Z13, Z10
	VADDPS.BCST constants512x32<>+644(SB), Z19, Z22
	VADDPS Z8, Z11, Z12
	VADDPS Z18, Z10, Z10
	VPMAXSD.BCST constants512x32<>+312(SB), Z6, Z6
	VSUBPS.BCST constants512x32<>+644(SB), Z22, Z18
	VPADDD.BCST constants512x32<>+60(SB), Z6, Z6
	VBROADCASTSS constants512x32<>+644(SB), Z24
	VPSLLD $23, Z6, Z6
	VSUBPS Z11, Z12, Z11
	VMULPS Z12, Z6, Z25
	VMULPS.BCST constants512x32<>+640(SB), Z10, Z10
	VMULPS.BCST constants512x32<>+648(SB), Z13, Z13
	VSUBPS Z18, Z22, Z26
	VSUBPS Z18, Z19, Z18
	VSUBPS Z11, Z8, Z8
	VADDPS Z25, Z9, Z11
	VADDPS Z13, Z10, Z10
	VSUBPS Z26, Z24, Z24
	VSUBPS Z9, Z11, Z26
	VMULPS Z8, Z6, Z6
	VBLENDMPS Z8, Z5, K1, Z5
	VDIVPS Z11, Z9, Z8
	VADDPS Z18, Z24, Z18
	VADDPS.BCST constants512x32<>+652(SB), Z10, Z10
	VSUBPS Z26, Z25, Z25
	VADDPS Z10, Z18, Z10
	VPANDD.BCST constants512x32<>+52(SB), Z11, Z18
	VADDPS Z6, Z25, Z6
	VSUBPS Z18, Z11, Z11
	VADDPS Z10, Z22, Z25
	VADDPS Z6, Z11, Z6
	VSUBPS Z22, Z25, Z22
	VPANDD.BCST constants512x32<>+52(SB), Z25, Z11
	VBLENDMPS Z12, Z9, K1, Z12
	VSUBPS Z22, Z10, Z10
	VSUBPS Z11, Z25, Z25
	VMULPS Z8, Z12, Z22
	VADDPS Z10, Z25, Z10
	VPANDD.BCST constants512x32<>+52(SB), Z22, Z22
	VMULPS Z18, Z22, Z18
	VMULPS Z6, Z22, Z6
	VMULPS Z22, Z20, Z20
	VMULPS Z22, Z21, Z21
	VMULPS Z11, Z3, Z22
	VMULPS Z10, Z1, Z10
	VSUBPS Z18, Z12, Z12
	VSUBPS Z6, Z5, Z5
	VMULPS Z11, Z2, Z11
	VADDPS Z10, Z22, Z10
	VADDPS Z5, Z12, Z5
	VADDPS Z10, Z11, Z12
	VMULPS Z8, Z5, Z5
	VSUBPS Z11, Z12, Z11
	VPXORD.BCST constants512x32<>+8(SB), Z12, Z12
	VMULPS.BCST constants512x32<>+152(SB), Z12, Z8
	VMULPS Z5, Z17, Z17
	VBROADCASTSS constants512x32<>+4(SB), Z5
	VSUBPS Z11, Z10, Z10
	VADDPS.BCST constants512x32<>+156(SB), Z8, Z8
	VADDPS Z17, Z21, Z17
	KMOVW K1, K2
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z15, K1
	VPSUBD.BCST constants512x32<>+156(SB), Z8, Z6
	VSUBPS.BCST constants512x32<>+156(SB), Z8, Z8
	VADDPS Z17, Z20, Z17
	VMOVAPS Z7, Z20
	VBLENDMPS Z6, Z5, K1, Z7
	VMULPS.BCST constants512x32<>+160(SB), Z8, Z21
	VMULPS.BCST constants512x32<>+164(SB), Z8, Z8
	VPSRLD $23, Z17, Z11
	VPANDD.BCST constants512x32<>+44(SB), Z17, Z22
	VPSUBD.BCST constants512x32<>+60(SB), Z11, Z11
	VPORD Z9, Z22, Z22
	VPADDD Z11, Z20, Z11
	VPSRAD $1, Z11, Z20
	VSUBPS Z21, Z12, Z12
	VADDPS Z10, Z8, Z8
	VPADDD.BCST constants512x32<>+60(SB), Z20, Z10
	VPSUBD Z20, Z11, Z20
	VBROADCASTSS constants512x32<>+24(SB), Z9
	VPSLLD $23, Z10, Z10
	VMULPS Z10, Z22, Z22
	VBROADCASTSS constants512x32<>+632(SB), Z21
	VSUBPS Z8, Z12, Z10
	VADDPS.BCST constants512x32<>+24(SB), Z12, Z11
	VPADDD.BCST constants512x32<>+60(SB), Z20, Z20
	VPSLLD $23, Z20, Z20
	VMULPS Z20, Z22, Z20
	VPCMPUD.BCST $1, constants512x32<>+624(SB), Z16, K3
	VMULPS.BCST constants512x32<>+168(SB), Z10, Z22
	VSUBPS Z11, Z9, Z18
	VPCMPD $1, Z14, Z21, K4
	VBLENDMPS Z20, Z17, K2, Z17
	VBROADCASTSS constants512x32<>+28(SB), Z20
	VBLENDMPS Z23, Z17, K3, Z17
	VPANDD.BCST constants512x32<>+8(SB), Z14, Z23
	VADDPS.BCST constants512x32<>+172(SB), Z22, Z22
	VADDPS Z12, Z18, Z12
	VPORD Z23, Z17, Z17
	VBLENDMPS Z14, Z17, K4, Z14
	VMULPS Z10, Z22, Z22
	VPCMPUD $1, Z16, Z20, K4
	VADDPS.BCST constants512x32<>+176(SB), Z22, Z13
	VBLENDMPS.BCST constants512x32<>+0(SB), Z14, K4, Z22
	VMOVAPS Z15, Z14
	TESTQ R10, R10
	JLT next
	VMOVUPS Z22, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func log512(dst, x unsafe.Pointer, n int) int
TEXT ·log512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+704(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-80, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z24
	VADDPS Z9, Z11, Z25
	VMULPS Z13, Z12, Z12
	VMULPS.BCST constants512x32<>+164(SB), Z3, Z3
	VADDPS.BCST constants512x32<>+668(SB), Z15, Z15
	VADDPS.BCST constants512x32<>+680(SB), Z18, Z18
	VADDPS.BCST constants512x32<>+692(SB), Z23, Z23
	VSUBPS Z11, Z25, Z11
	VADDPS Z3, Z12, Z3
	VMULPS Z9, Z15, Z15
	VMOVAPS Z0, Z12
	VMULPS Z8, Z18, Z18
	VMOVAPS Z1, Z0
	VCVTDQ2PS Z24, Z13
	VMOVAPS Z2, Z1
	VMULPS Z6, Z23, Z23
	VBROADCASTSS constants512x32<>+0(SB), Z26
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z24, K1
	VSUBPS Z11, Z9, Z2
	VADDPS Z3, Z12, Z12
	VADDPS.BCST constants512x32<>+672(SB), Z15, Z15
	VADDPS.BCST constants512x32<>+684(SB), Z18, Z18
	VPSLLD $1, Z14, Z3
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z14, K2
	VPSUBD.BCST constants512x32<>+656(SB), Z13, Z13
	VADDPS.BCST constants512x32<>+696(SB), Z23, Z23
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z3, K3
	VPSUBD.BCST constants512x32<>+16(SB), Z14, Z14
	VBLENDMPS Z13, Z24, K1, Z13
	VMOVAPS Z4, Z3
	VADDPS Z12, Z17, Z12
	VPCMPUD.BCST $1, constants512x32<>+704(SB), Z14, K1
	VPSUBD.BCST constants512x32<>+660(SB), Z13, Z13
	VMULPS Z9, Z15, Z15
	VMOVAPS Z5, Z4
	VMOVAPS Z6, Z14
	VPANDD.BCST constants512x32<>+44(SB), Z13, Z17
	VPSRAD $23, Z13, Z13
	VMOVAPS Z7, Z5
	VMULPS Z8, Z18, Z18
	VMOVAPS Z8, Z6
	VBLENDMPS.BCST constants512x32<>+28(SB), Z26, K2, Z26
	VPADDD.BCST constants512x32<>+660(SB), Z17, Z17
	VCVTDQ2PS Z13, Z7
	VMOVAPS Z9, Z8
	VMULPS Z14, Z23, Z23
	VBLENDMPS.BCST constants512x32<>+700(SB), Z26, K3, Z26
	VMOVAPS Z10, Z27
	VSUBPS.BCST constants512x32<>+24(SB), Z17, Z9
	VBLENDMPS Z12, Z26, K1, Z10
	VADDPS.BCST constants512x32<>+676(SB), Z15, Z26
	VADDPS.BCST constants512x32<>+688(SB), Z18, Z28
	VMULPS.BCST constants512x32<>+160(SB), Z7, Z11
	VMULPS Z14, Z14, Z12
	VADDPS.BCST constants512x32<>+256(SB), Z23, Z13
	VMOVAPS Z16, Z14
	VMULPS.BCST constants512x32<>+664(SB), Z9, Z15
	VMOVAPS Z19, Z16
	VMOVAPS Z20, Z17
	VMULPS Z8, Z26, Z18
	VMOVAPS Z21, Z19
	VMOVAPS Z22, Z20
	VMOVAPS Z24, Z21
	VMOVAPS Z25, Z22
	VMULPS Z6, Z28, Z23
	TESTQ R10, R10
	JLT next
	VMOVUPS Z27, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func log2512(dst, x unsafe.Pointer, n int) int
TEXT ·log2512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+712(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z21
	VADDPS.BCST constants512x32<>+672(SB), Z13, Z13
	VPSRAD $23, Z5, Z5
	VSUBPS Z15, Z9, Z22
	VPANDD.BCST constants512x32<>+52(SB), Z15, Z23
	VADDPS.BCST constants512x32<>+688(SB), Z17, Z17
	VSUBPS Z23, Z15, Z24
	VMULPS.BCST constants512x32<>+712(SB), Z23, Z23
	VCVTDQ2PS Z5, Z5
	VADDPS Z20, Z3, Z3
	VMULPS Z9, Z13, Z13
	VMOVAPS Z0, Z20
	VSUBPS Z12, Z22, Z12
	VMULPS Z8, Z17, Z17
	VMOVAPS Z1, Z0
	VBROADCASTSS constants512x32<>+0(SB), Z22
	VCVTDQ2PS Z21, Z25
	VMULPS.BCST constants512x32<>+708(SB), Z15, Z15
	VMULPS.BCST constants512x32<>+712(SB), Z24, Z24
	VADDPS Z23, Z5, Z1
	VADDPS Z3, Z6, Z6
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z21, K1
	VADDPS.BCST constants512x32<>+676(SB), Z13, Z13
	VMOVAPS Z2, Z26
	VPSLLD $1, Z14, Z27
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z14, K2
	VSUBPS Z16, Z12, Z2
	VADDPS.BCST constants512x32<>+692(SB), Z17, Z17
	VMOVAPS Z4, Z3
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z27, K3
	VPSUBD.BCST constants512x32<>+16(SB), Z14, Z14
	VPSUBD.BCST constants512x32<>+656(SB), Z25, Z25
	VADDPS Z24, Z15, Z4
	VSUBPS Z5, Z1, Z15
	VADDPS Z6, Z20, Z20
	VPCMPUD.BCST $1, constants512x32<>+704(SB), Z14, K4
	VBLENDMPS Z25, Z21, K1, Z25
	VPSUBD.BCST constants512x32<>+660(SB), Z25, Z5
	VMULPS Z9, Z13, Z13
	VBLENDMPS.BCST constants512x32<>+28(SB), Z22, K2, Z22
	VPANDD.BCST constants512x32<>+44(SB), Z5, Z25
	VMULPS Z8, Z17, Z17
	VMOVAPS Z7, Z6
	VBLENDMPS.BCST constants512x32<>+700(SB), Z22, K3, Z22
	VPADDD.BCST constants512x32<>+660(SB), Z25, Z25
	VSUBPS Z15, Z23, Z7
	VMOVAPS Z9, Z8
	VBLENDMPS Z20, Z22, K4, Z22
	VSUBPS.BCST constants512x32<>+24(SB), Z25, Z9
	VADDPS.BCST constants512x32<>+680(SB), Z13, Z13
	VADDPS.BCST constants512x32<>+696(SB), Z17, Z17
	VPANDD.BCST constants512x32<>+52(SB), Z9, Z25
	VMULPS Z9, Z9, Z20
	VMULPS.BCST constants512x32<>+664(SB), Z9, Z15
	VMULPS.BCST constants512x32<>+252(SB), Z25, Z23
	VADDPS Z25, Z9, Z14
	VMULPS Z8, Z13, Z13
	VMULPS Z17, Z10, Z17
	VMOVAPS Z11, Z10
	VMULPS Z9, Z20, Z11
	VADDPS.BCST constants512x32<>+668(SB), Z15, Z15
	VSUBPS Z25, Z9, Z20
	VMULPS Z25, Z23, Z12
	VMULPS.BCST constants512x32<>+252(SB), Z14, Z23
	VADDPS.BCST constants512x32<>+684(SB), Z13, Z25
	VADDPS Z17, Z26, Z26
	VMULPS Z9, Z15, Z13
	VMOVAPS Z18, Z14
	VSUBPS Z12, Z9, Z15
	VMULPS Z20, Z23, Z16
	VMULPS Z8, Z25, Z17
	VMOVAPS Z19, Z18
	VMOVAPS Z21, Z19
	VMULPS.BCST constants512x32<>+152(SB), Z26, Z20
	TESTQ R10, R10
	JLT next
	VMOVUPS Z22, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func log10512(dst, x unsafe.Pointer, n int) int
TEXT ·log10512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+732(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z22
	VSUBPS Z11, Z7, Z23
	VPANDD.BCST constants512x32<>+52(SB), Z11, Z24
	VSUBPS Z24, Z11, Z25
	VMULPS.BCST constants512x32<>+720(SB), Z24, Z24
	VMULPS.BCST constants512x32<>+728(SB), Z14, Z26
	VADDPS Z16, Z15, Z15
	VMULPS Z6, Z18, Z18
	VMULPS Z7, Z20, Z20
	VMOVAPS Z0, Z16
	VSUBPS Z10, Z23, Z10
	VMOVAPS Z1, Z0
	VBROADCASTSS constants512x32<>+0(SB), Z23
	VMULPS.BCST constants512x32<>+716(SB), Z11, Z11
	VMULPS.BCST constants512x32<>+720(SB), Z25, Z25
	VADDPS Z24, Z26, Z1
	VADDPS Z15, Z4, Z4
	VADDPS.BCST constants512x32<>+692(SB), Z18, Z18
	VCVTDQ2PS Z22, Z15
	VADDPS.BCST constants512x32<>+676(SB), Z20, Z20
	VMOVAPS Z2, Z27
	VPSLLD $1, Z17, Z28
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z17, K1
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z22, K2
	VSUBPS Z12, Z10, Z2
	VMOVAPS Z3, Z29
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z28, K3
	VPSUBD.BCST constants512x32<>+16(SB), Z17, Z17
	VADDPS Z25, Z11, Z3
	VSUBPS Z26, Z1, Z26
	VADDPS Z4, Z16, Z16
	VPCMPUD.BCST $1, constants512x32<>+704(SB), Z17, K4
	VMULPS Z6, Z18, Z6
	VPSUBD.BCST constants512x32<>+656(SB), Z15, Z15
	VMULPS Z7, Z20, Z20
	VBLENDMPS.BCST constants512x32<>+28(SB), Z23, K1, Z23
	VBLENDMPS Z15, Z22, K2, Z15
	VMOVAPS Z5, Z4
	VBLENDMPS.BCST constants512x32<>+700(SB), Z23, K3, Z23
	VPSUBD.BCST constants512x32<>+660(SB), Z15, Z15
	VSUBPS Z26, Z24, Z5
	VBLENDMPS Z16, Z23, K4, Z23
	VPANDD.BCST constants512x32<>+44(SB), Z15, Z16
	VADDPS.BCST constants512x32<>+696(SB), Z6, Z24
	VPADDD.BCST constants512x32<>+660(SB), Z16, Z16
	VADDPS.BCST constants512x32<>+680(SB), Z20, Z20
	VMOVAPS Z7, Z6
	VSUBPS.BCST constants512x32<>+24(SB), Z16, Z7
	VMULPS Z24, Z8, Z8
	VMULPS Z6, Z20, Z20
	VPANDD.BCST constants512x32<>+52(SB), Z7, Z24
	VMULPS Z7, Z7, Z16
	VMULPS.BCST constants512x32<>+664(SB), Z7, Z26
	VMULPS.BCST constants512x32<>+252(SB), Z24, Z18
	VADDPS Z24, Z7, Z17
	VADDPS Z8, Z27, Z27
	VADDPS.BCST constants512x32<>+684(SB), Z20, Z20
	VMOVAPS Z9, Z8
	VMULPS Z7, Z16, Z9
	VADDPS.BCST constants512x32<>+668(SB), Z26, Z26
	VSUBPS Z24, Z7, Z16
	VMULPS Z24, Z18, Z10
	VMULPS.BCST constants512x32<>+252(SB), Z17, Z17
	VMULPS.BCST constants512x32<>+724(SB), Z27, Z27
	VMULPS Z6, Z20, Z20
	VMULPS Z7, Z26, Z26
	VMOVAPS Z13, Z18
	VPSRAD $23, Z15, Z15
	VSUBPS Z10, Z7, Z11
	VMULPS Z16, Z17, Z12
	VMOVAPS Z14, Z13
	VCVTDQ2PS Z15, Z14
	VADDPS Z27, Z29, Z15
	VMULPS.BCST constants512x32<>+732(SB), Z18, Z16
	VMOVAPS Z19, Z17
	VADDPS.BCST constants512x32<>+688(SB), Z20, Z18
	VMOVAPS Z21, Z19
	VADDPS.BCST constants512x32<>+672(SB), Z26, Z20
	VMOVAPS Z22, Z21
	TESTQ R10, R10
	JLT next
	VMOVUPS Z23, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func log1p512(dst, x unsafe.Pointer, n int) int
TEXT ·log1p512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+748(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VBROADCASTSS constants512x32<>+4(SB), Z20
	VMULPS Z7, Z11, Z11
	VSUBPS Z14, Z1, Z1
	VSUBPS Z9, Z12, Z9
	VSUBPS Z8, Z6, Z8
	VSUBPS Z16, Z6, Z14
	VMULPS.BCST constants512x32<>+252(SB), Z17, Z17
	VMULPS Z6, Z6, Z21
	VMULPS Z6, Z18, Z18
	VADDPS.BCST constants512x32<>+740(SB), Z19, Z19
	VADDPS.BCST constants512x32<>+676(SB), Z11, Z11
	VADDPS Z9, Z1, Z9
	VPMINSD.BCST constants512x32<>+80(SB), Z4, Z1
	VPSUBD Z1, Z20, Z1
	VSUBPS Z10, Z14, Z10
	VMULPS Z8, Z17, Z8
	VMULPS Z6, Z21, Z21
	VADDPS.BCST constants512x32<>+696(SB), Z18, Z18
	VMULPS Z6, Z19, Z6
	VCVTDQ2PS Z4, Z19
	VPADDD.BCST constants512x32<>+60(SB), Z1, Z1
	VMULPS Z7, Z11, Z11
	VPSLLD $23, Z1, Z4
	VMOVAPS Z0, Z17
	VMOVAPS Z2, Z0
	VMOVAPS Z3, Z1
	VMULPS Z4, Z9, Z4
	VADDPS.BCST constants512x32<>+24(SB), Z15, Z2
	VBROADCASTSS constants512x32<>+24(SB), Z3
	VSUBPS Z8, Z10, Z8
	VMULPS Z18, Z21, Z18
	VADDPS.BCST constants512x32<>+744(SB), Z6, Z6
	VMULPS.BCST constants512x32<>+160(SB), Z19, Z21
	VADDPS.BCST constants512x32<>+680(SB), Z11, Z11
	VBLENDMPS Z20, Z4, K1, Z4
	VPSUBD.BCST constants512x32<>+660(SB), Z2, Z10
	VADDPS Z18, Z8, Z8
	VMULPS Z6, Z4, Z6
	VADDPS Z16, Z21, Z18
	VPANDD.BCST constants512x32<>+44(SB), Z10, Z9
	VMOVAPS Z5, Z4
	VPADDD.BCST constants512x32<>+660(SB), Z9, Z9
	VPSRAD $23, Z10, Z5
	VMULPS Z7, Z11, Z11
	KMOVW K2, K1
	VSUBPS Z3, Z9, Z9
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z5, K2
	VADDPS Z6, Z8, Z8
	VSUBPS Z21, Z18, Z21
	VMULPS.BCST constants512x32<>+164(SB), Z19, Z19
	VADDPS.BCST constants512x32<>+684(SB), Z11, Z11
	VMOVAPS Z7, Z6
	VBLENDMPS Z15, Z9, K2, Z7
	VMULPS.BCST constants512x32<>+664(SB), Z7, Z9
	VSUBPS Z21, Z16, Z16
	VADDPS Z19, Z8, Z8
	VMULPS Z6, Z11, Z11
	VBROADCASTSS constants512x32<>+0(SB), Z19
	VADDPS.BCST constants512x32<>+668(SB), Z9, Z9
	VADDPS Z8, Z16, Z16
	VPANDD.BCST constants512x32<>+52(SB), Z6, Z8
	VMULPS.BCST constants512x32<>+252(SB), Z8, Z21
	VADDPS.BCST constants512x32<>+688(SB), Z11, Z11
	VPSLLD $1, Z17, Z10
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z17, K3
	VPCMPD $0, Z20, Z10, K4
	VPSUBD.BCST constants512x32<>+16(SB), Z17, Z17
	VMULPS Z7, Z9, Z20
	VADDPS Z16, Z18, Z16
	VPCMPUD.BCST $1, constants512x32<>+704(SB), Z17, K5
	VPANDD.BCST constants512x32<>+12(SB), Z12, Z17
	VSUBPS.BCST constants512x32<>+24(SB), Z0, Z9
	VPCMPUD.BCST $1, constants512x32<>+748(SB), Z17, K6
	VMULPS Z8, Z21, Z10
	VMULPS Z6, Z11, Z21
	VBLENDMPS.BCST constants512x32<>+28(SB), Z19, K3, Z19
	VBLENDMPS.BCST constants512x32<>+700(SB), Z19, K4, Z19
	VMOVAPS Z12, Z17
	VADDPS.BCST constants512x32<>+672(SB), Z20, Z11
	VMOVAPS Z13, Z12
	VBLENDMPS Z16, Z19, K5, Z16
	VMOVAPS Z15, Z13
	VSUBPS Z9, Z0, Z14
	VBLENDMPS Z17, Z16, K6, Z20
	VMOVUPS (SI)(R9*4), Z15
	VSUBPS Z10, Z6, Z16
	VADDPS Z8, Z6, Z17
	VADDPS.BCST constants512x32<>+692(SB), Z21, Z18
	VMULPS.BCST constants512x32<>+736(SB), Z6, Z19
	TESTQ R10, R10
	JLT next
	VMOVUPS Z20, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func pow512(dst, x, y unsafe.Pointer, n int) int
TEXT ·pow512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+780(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Z0
	VMOVUPS (DX)(BX*4), Z1
	VPANDD.BCST constants512x32<>+12(SB), Z0, Z2
	VPANDD.BCST constants512x32<>+12(SB), Z1, Z3
	VCVTDQ2PS Z2, Z4
	VPSUBD.BCST constants512x32<>+656(SB), Z4, Z4
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z2, K1
	VBLENDMPS Z4, Z2, K1, Z4
	VPSUBD.BCST constants512x32<>+752(SB), Z4, Z5
	VPSRLD $18, Z5, Z6
	VPANDD.BCST constants512x32<>+756(SB), Z6, Z6
	VPSRAD $23, Z5, Z5
	VPSLLD $23, Z5, Z7
	VPSUBD Z7, Z4, Z4
	VCVTDQ2PS Z5, Z5
	LEAQ table0_512x32<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z7, Z7, Z7
	VPGATHERDD (AX)(Z6*4), K1, Z7
	VPANDD.BCST constants512x32<>+52(SB), Z4, Z8
	VSUBPS Z8, Z4, Z4
	VMULPS Z7, Z8, Z8
	VSUBPS.BCST constants512x32<>+24(SB), Z8, Z8
	VMULPS Z7, Z4, Z4
	VADDPS Z4, Z8, Z7
	VSUBPS Z8, Z7, Z8
	VSUBPS Z8, Z4, Z4
	VPANDD.BCST constants512x32<>+52(SB), Z7, Z8
	VSUBPS Z8, Z7, Z9
	VMULPS.BCST constants512x32<>+252(SB), Z8, Z10
	VMULPS Z8, Z10, Z10
	VADDPS Z8, Z7, Z8
	VMULPS.BCST constants512x32<>+252(SB), Z8, Z8
	VMULPS Z9, Z8, Z8
	VMULPS Z4, Z7, Z9
	VADDPS Z9, Z8, Z8
	VMULPS.BCST constants512x32<>+160(SB), Z5, Z9
	LEAQ table1_512x32<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z11, Z11, Z11
	VPGATHERDD (AX)(Z6*4), K1, Z11
	VADDPS Z11, Z9, Z9
	VADDPS Z7, Z9, Z11
	VSUBPS Z9, Z11, Z9
	VSUBPS Z9, Z7, Z9
	VPXORD.BCST constants512x32<>+8(SB), Z10, Z10
	VADDPS Z10, Z11, Z12
	VSUBPS Z11, Z12, Z11
	VSUBPS Z11, Z10, Z10
	VMULPS.BCST constants512x32<>+164(SB), Z5, Z5
	LEAQ table2_512x32<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z11, Z11, Z11
	VPGATHERDD (AX)(Z6*4), K1, Z11
	VADDPS Z11, Z5, Z5
	VADDPS Z10, Z9, Z6
	VADDPS Z6, Z5, Z5
	VSUBPS Z8, Z4, Z4
	VADDPS Z4, Z5, Z4
	VMULPS Z7, Z7, Z5
	VMULPS Z7, Z5, Z5
	VMULPS.BCST constants512x32<>+760(SB), Z7, Z6
	VADDPS.BCST constants512x32<>+764(SB), Z6, Z6
	VMULPS Z7, Z6, Z6
	VADDPS.BCST constants512x32<>+768(SB), Z6, Z6
	VMULPS Z7, Z6, Z6
	VADDPS.BCST constants512x32<>+772(SB), Z6, Z6
	VMULPS Z6, Z5, Z5
	VADDPS Z5, Z4, Z4
	VADDPS Z4, Z12, Z5
	VSUBPS Z12, Z5, Z6
	VSUBPS Z6, Z4, Z4
	VPMINUD.BCST constants512x32<>+776(SB), Z3, Z6
	VPANDD.BCST constants512x32<>+8(SB), Z1, Z7
	VPORD Z7, Z6, Z6
	VPANDD.BCST constants512x32<>+52(SB), Z6, Z7
	VSUBPS Z7, Z6, Z8
	VPANDD.BCST constants512x32<>+52(SB), Z5, Z9
	VSUBPS Z9, Z5, Z10
	VMULPS Z5, Z6, Z5
	VMULPS Z9, Z7, Z11
	VSUBPS Z5, Z11, Z11
	VMULPS Z10, Z7, Z7
	VADDPS Z7, Z11, Z7
	VMULPS Z9, Z8, Z9
	VADDPS Z9, Z7, Z7
	VMULPS Z10, Z8, Z8
	VADDPS Z8, Z7, Z7
	VMULPS Z4, Z6, Z4
	VADDPS Z4, Z7, Z4
	VPMINSD.BCST constants512x32<>+144(SB), Z5, Z6
	VPMINUD.BCST constants512x32<>+148(SB), Z6, Z6
	VPCMPD $0, Z5, Z6, K1
	VBROADCASTSS constants512x32<>+4(SB), Z5
	VBLENDMPS Z4, Z5, K1, Z4
	VMULPS.BCST constants512x32<>+152(SB), Z6, Z7
	VADDPS.BCST constants512x32<>+156(SB), Z7, Z7
	VPSUBD.BCST constants512x32<>+156(SB), Z7, Z8
	VSUBPS.BCST constants512x32<>+156(SB), Z7, Z7
	VMULPS.BCST constants512x32<>+160(SB), Z7, Z9
	VSUBPS Z9, Z6, Z6
	VMULPS.BCST constants512x32<>+164(SB), Z7, Z7
	VSUBPS Z4, Z7, Z4
	VSUBPS Z4, Z6, Z7
	VMULPS.BCST constants512x32<>+168(SB), Z7, Z9
	VADDPS.BCST constants512x32<>+172(SB), Z9, Z9
	VMULPS Z7, Z9, Z9
	VADDPS.BCST constants512x32<>+176(SB), Z9, Z9
	VMULPS Z7, Z9, Z9
	VADDPS.BCST constants512x32<>+180(SB), Z9, Z9
	VMULPS Z7, Z9, Z9
	VADDPS.BCST constants512x32<>+184(SB), Z9, Z9
	VMULPS Z7, Z7, Z7
	VMULPS Z9, Z7, Z7
	VADDPS.BCST constants512x32<>+24(SB), Z6, Z9
	VBROADCASTSS constants512x32<>+24(SB), Z10
	VSUBPS Z9, Z10, Z11
	VADDPS Z6, Z11, Z6
	VSUBPS Z4, Z7, Z4
	VADDPS Z4, Z6, Z4
	VADDPS Z4, Z9, Z4
	VPSRAD $1, Z8, Z6
	VPADDD.BCST constants512x32<>+60(SB), Z6, Z7
	VPSLLD $23, Z7, Z7
	VMULPS Z7, Z4, Z4
	VPSUBD Z6, Z8, Z6
	VPADDD.BCST constants512x32<>+60(SB), Z6, Z6
	VPSLLD $23, Z6, Z6
	VMULPS Z6, Z4, Z4
	VPCMPD $1, Z5, Z0, K1
	VPCMPD $1, Z5, Z1, K2
	VPCMPD $0, Z5, Z2, K3
	VPSUBD.BCST constants512x32<>+16(SB), Z2, Z1
	VPCMPUD.BCST $1, constants512x32<>+704(SB), Z1, K4
	KNOTW K2, K5
	KANDW K5, K3, K5
	KNOTW K3, K3
	KANDW K2, K3, K2
	KORW K2, K5, K2
	VBROADCASTSS constants512x32<>+28(SB), Z1
	VBLENDMPS Z5, Z1, K2, Z6
	VBLENDMPS Z4, Z6, K4, Z4
	VPSRLD $23, Z3, Z6
	VPMAXUD.BCST constants512x32<>+56(SB), Z6, Z6
	VPMINUD.BCST constants512x32<>+780(SB), Z6, Z6
	VPSUBD.BCST constants512x32<>+56(SB), Z6, Z6
	VPANDD.BCST constants512x32<>+44(SB), Z3, Z7
	VPORD.BCST constants512x32<>+36(SB), Z7, Z7
	VPSLLD $7, Z7, Z7
	VPSLLVD Z6, Z7, Z6
	VPSLLD $1, Z6, Z7
	VPCMPD $0, Z5, Z7, K2
	VPCMPD.BCST $0, constants512x32<>+8(SB), Z6, K3
	KANDW K3, K1, K3
	VBLENDMPS.BCST constants512x32<>+8(SB), Z5, K3, Z6
	VPORD Z6, Z4, Z4
	KANDW K4, K1, K1
	KNOTW K2, K2
	KANDW K2, K1, K1
	VPCMPUD $1, Z2, Z1, K2
	VPCMPUD $1, Z3, Z1, K3
	KORW K3, K2, K2
	KORW K2, K1, K1
	VBLENDMPS.BCST constants512x32<>+0(SB), Z4, K1, Z1
	VPCMPD $0, Z10, Z0, K1
	VPCMPD $0, Z5, Z3, K2
	KORW K2, K1, K1
	VBLENDMPS Z10, Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*4)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func asinh512(dst, x unsafe.Pointer, n int) int
TEXT ·asinh512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+804(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z11
	VADDPS.BCST constants512x32<>+672(SB), Z7, Z7
	VADDPS.BCST constants512x32<>+744(SB), Z8, Z8
	VSUBPS Z9, Z3, Z9
	VMOVAPS Z0, Z12
	VBROADCASTSS constants512x32<>+784(SB), Z13
	VBROADCASTSS constants512x32<>+28(SB), Z0
	VMULPS Z3, Z7, Z7
	VMULPS Z8, Z5, Z5
	VMOVAPS Z1, Z8
	VPANDD.BCST constants512x32<>+12(SB), Z11, Z1
	VMULPS Z11, Z11, Z14
	KMOVW K1, K2
	VPMINUD Z1, Z13, Z15
	VPCMPUD $1, Z1, Z0, K1
	VADDPS.BCST constants512x32<>+676(SB), Z7, Z7
	VPANDD.BCST constants512x32<>+52(SB), Z15, Z16
	VMULPS Z15, Z15, Z17
	VSUBPS Z16, Z15, Z18
	VMULPS.BCST constants512x32<>+788(SB), Z14, Z19
	VMULPS Z3, Z7, Z7
	VADDPS.BCST constants512x32<>+24(SB), Z17, Z20
	VMULPS Z18, Z16, Z21
	VMULPS Z16, Z16, Z16
	VADDPS.BCST constants512x32<>+792(SB), Z19, Z19
	VADDPS.BCST constants512x32<>+680(SB), Z7, Z7
	VSUBPS.BCST constants512x32<>+24(SB), Z20, Z22
	VSQRTPS Z20, Z23
	VSUBPS Z17, Z16, Z16
	VADDPS Z21, Z21, Z21
	VBROADCASTSS constants512x32<>+24(SB), Z24
	VMULPS Z14, Z19, Z19
	VMULPS Z3, Z7, Z7
	VSUBPS Z22, Z20, Z25
	VSUBPS Z22, Z17, Z17
	VADDPS Z21, Z16, Z16
	VMULPS Z18, Z18, Z18
	VADDPS.BCST constants512x32<>+796(SB), Z19, Z19
	VADDPS.BCST constants512x32<>+684(SB), Z7, Z7
	VSUBPS Z25, Z24, Z25
	VADDPS Z18, Z16, Z16
	VMULPS Z14, Z19, Z19
	VMULPS Z3, Z7, Z7
	VADDPS Z17, Z25, Z17
	VADDPS.BCST constants512x32<>+800(SB), Z19, Z19
	VADDPS.BCST constants512x32<>+688(SB), Z7, Z7
	VADDPS Z16, Z17, Z16
	VMULPS Z14, Z19, Z19
	VMULPS Z3, Z7, Z7
	VPANDD.BCST constants512x32<>+52(SB), Z23, Z17
	VMULPS Z17, Z17, Z25
	VADDPS Z23, Z17, Z23
	VADDPS Z15, Z17, Z18
	VMULPS Z14, Z11, Z14
	VADDPS.BCST constants512x32<>+804(SB), Z19, Z19
	VADDPS.BCST constants512x32<>+692(SB), Z7, Z7
	VSUBPS Z25, Z20, Z20
	VSUBPS Z17, Z18, Z17
	VMULPS Z19, Z14, Z14
	VMULPS Z3, Z7, Z7
	VADDPS Z16, Z20, Z16
	VSUBPS Z17, Z15, Z15
	VADDPS Z14, Z11, Z14
	VPCMPUD.BCST $1, constants512x32<>+748(SB), Z1, K3
	VADDPS.BCST constants512x32<>+696(SB), Z7, Z7
	VDIVPS Z23, Z16, Z16
	VMOVAPS Z2, Z23
	VBLENDMPS Z11, Z14, K3, Z2
	VMULPS Z3, Z7, Z7
	VMULPS Z3, Z3, Z3
	VADDPS.BCST constants512x32<>+256(SB), Z7, Z7
	VMULPS Z7, Z3, Z3
	VADDPS Z5, Z3, Z3
	VMULPS.BCST constants512x32<>+164(SB), Z4, Z4
	VADDPS Z16, Z15, Z15
	VADDPS Z4, Z3, Z3
	VBROADCASTSS constants512x32<>+4(SB), Z4
	VPCMPUD $1, Z1, Z13, K3
	VADDPS Z15, Z18, Z13
	VADDPS Z3, Z9, Z3
	VSUBPS Z18, Z13, Z18
	VBLENDMPS Z1, Z13, K3, Z13
	VADDPS Z3, Z6, Z6
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z8, K4
	VPSUBD.BCST constants512x32<>+660(SB), Z13, Z13
	VBLENDMPS.BCST constants512x32<>+16(SB), Z4, K3, Z3
	VPANDD.BCST constants512x32<>+44(SB), Z13, Z9
	VPSRAD $23, Z13, Z13
	VPADDD.BCST constants512x32<>+660(SB), Z9, Z9
	VPMINSD.BCST constants512x32<>+80(SB), Z13, Z16
	VPADDD Z3, Z13, Z13
	VSUBPS Z18, Z15, Z15
	VSUBPS Z24, Z9, Z3
	VPSUBD Z16, Z4, Z16
	VCVTDQ2PS Z13, Z4
	VBLENDMPS Z8, Z6, K4, Z6
	VPANDD.BCST constants512x32<>+12(SB), Z6, Z13
	VPCMPUD $1, Z13, Z12, K4
	VPADDD.BCST constants512x32<>+60(SB), Z16, Z16
	VPCMPUD.BCST $1, constants512x32<>+252(SB), Z8, K5
	VBLENDMPS.BCST constants512x32<>+4(SB), Z15, K3, Z15
	VMULPS.BCST constants512x32<>+664(SB), Z3, Z8
	VPSLLD $23, Z16, Z16
	VMULPS.BCST constants512x32<>+736(SB), Z3, Z12
	VMULPS.BCST constants512x32<>+160(SB), Z4, Z13
	VPANDD.BCST constants512x32<>+8(SB), Z10, Z10
	VMULPS Z16, Z15, Z5
	VPORD Z10, Z6, Z10
	VBLENDMPS Z6, Z10, K4, Z6
	VBLENDMPS Z23, Z6, K5, Z23
	VADDPS.BCST constants512x32<>+668(SB), Z8, Z8
	VADDPS.BCST constants512x32<>+740(SB), Z12, Z12
	VADDPS Z3, Z13, Z6
	VBLENDMPS.BCST constants512x32<>+0(SB), Z23, K2, Z23
	VMULPS Z3, Z8, Z7
	VMULPS Z3, Z12, Z8
	VSUBPS Z13, Z6, Z9
	VMOVAPS Z11, Z10
	TESTQ R10, R10
	JLT next
	VMOVUPS Z23, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func acosh512(dst, x unsafe.Pointer, n int) int
TEXT ·acosh512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+828(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-32, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z17
	VMOVAPS Z0, Z18
	VBROADCASTSS constants512x32<>+784(SB), Z0
	VADDPS.BCST constants512x32<>+820(SB), Z12, Z12
	VSUBPS Z13, Z8, Z13
	VADDPS.BCST constants512x32<>+688(SB), Z16, Z16
	VADDPS Z10, Z8, Z19
	VMULPS Z1, Z12, Z12
	VADDPS Z10, Z13, Z13
	VPANDD.BCST constants512x32<>+12(SB), Z17, Z20
	VMULPS Z3, Z16, Z16
	VPMINUD Z20, Z0, Z20
	VMOVAPS Z1, Z21
	VMOVAPS Z2, Z22
	VSUBPS.BCST constants512x32<>+24(SB), Z20, Z1
	VPANDD.BCST constants512x32<>+52(SB), Z20, Z23
	VMULPS Z20, Z20, Z24
	VBROADCASTSS constants512x32<>+4(SB), Z2
	VSUBPS Z23, Z20, Z25
	VMULPS Z23, Z23, Z26
	VPCMPUD $1, Z15, Z18, K3
	VMULPS Z21, Z19, Z19
	VADDPS.BCST constants512x32<>+824(SB), Z12, Z12
	VADDPS Z13, Z11, Z21
	VADDPS.BCST constants512x32<>+692(SB), Z16, Z16
	KMOVW K1, K4
	KMOVW K2, K1
	VPCMPUD.BCST $1, constants512x32<>+616(SB), Z17, K2
	VADDPS.BCST constants512x32<>+808(SB), Z24, Z18
	VADDPS Z1, Z1, Z27
	VMULPS Z25, Z23, Z23
	VSUBPS Z24, Z26, Z26
	VMULPS Z12, Z19, Z12
	VSUBPS Z11, Z21, Z11
	VBLENDMPS Z15, Z21, K3, Z21
	VPSUBD.BCST constants512x32<>+660(SB), Z21, Z21
	VMULPS Z3, Z16, Z16
	VBLENDMPS.BCST constants512x32<>+16(SB), Z2, K3, Z19
	VPANDD.BCST constants512x32<>+44(SB), Z21, Z28
	VPSRAD $23, Z21, Z21
	VSUBPS Z24, Z18, Z24
	VBLENDMPS Z27, Z18, K2, Z18
	VPADDD.BCST constants512x32<>+660(SB), Z28, Z28
	VPADDD Z19, Z21, Z19
	VMOVAPS Z3, Z27
	VMOVAPS Z4, Z29
	VADDPS Z23, Z23, Z23
	VSQRTPS Z18, Z30
	VADDPS Z12, Z10, Z10
	VSUBPS Z11, Z13, Z11
	VSUBPS.BCST constants512x32<>+24(SB), Z28, Z3
	VCVTDQ2PS Z19, Z4
	VBROADCASTSS constants512x32<>+808(SB), Z19
	VPMINSD.BCST constants512x32<>+80(SB), Z21, Z21
	VADDPS.BCST constants512x32<>+696(SB), Z16, Z16
	VPSUBD Z21, Z2, Z21
	VPADDD.BCST constants512x32<>+60(SB), Z21, Z21
	VMOVAPS Z5, Z28
	VADDPS Z23, Z26, Z23
	VMULPS Z25, Z25, Z25
	VADDPS Z10, Z8, Z5
	VBLENDMPS.BCST constants512x32<>+4(SB), Z11, K3, Z11
	VMULPS.BCST constants512x32<>+664(SB), Z3, Z8
	VPSLLD $23, Z21, Z21
	VMULPS.BCST constants512x32<>+736(SB), Z3, Z10
	VMULPS.BCST constants512x32<>+160(SB), Z4, Z26
	VMULPS Z21, Z11, Z11
	VMULPS Z27, Z16, Z16
	VMOVAPS Z6, Z21
	VADDPS Z25, Z23, Z23
	VSUBPS Z24, Z19, Z19
	VADDPS.BCST constants512x32<>+668(SB), Z8, Z8
	VADDPS.BCST constants512x32<>+740(SB), Z10, Z10
	VADDPS Z3, Z26, Z6
	VMULPS Z27, Z27, Z27
	VADDPS.BCST constants512x32<>+256(SB), Z16, Z16
	VADDPS Z23, Z19, Z19
	VMULPS Z3, Z8, Z8
	VMULPS Z3, Z10, Z10
	VSUBPS Z26, Z6, Z26
	VMULPS Z16, Z27, Z16
	VMOVAPS Z7, Z27
	VADDPS.BCST constants512x32<>+672(SB), Z8, Z23
	VADDPS.BCST constants512x32<>+744(SB), Z10, Z10
	VSUBPS Z26, Z3, Z7
	VADDPS Z9, Z16, Z16
	VMULPS.BCST constants512x32<>+164(SB), Z29, Z29
	VPANDD.BCST constants512x32<>+52(SB), Z30, Z8
	VMULPS Z3, Z23, Z23
	VMULPS Z10, Z11, Z9
	VMULPS Z8, Z8, Z10
	VADDPS Z29, Z16, Z16
	VADDPS.BCST constants512x32<>+676(SB), Z23, Z23
	VSUBPS Z10, Z18, Z10
	VADDPS Z16, Z27, Z16
	VBLENDMPS.BCST constants512x32<>+4(SB), Z19, K2, Z19
	VMULPS Z3, Z23, Z23
	VADDPS Z19, Z10, Z10
	VADDPS Z30, Z8, Z30
	VADDPS Z16, Z21, Z16
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z14, K3
	VPCMPD.BCST $0, constants512x32<>+24(SB), Z14, K5
	VADDPS.BCST constants512x32<>+680(SB), Z23, Z23
	VDIVPS Z30, Z10, Z10
	VBLENDMPS Z28, Z16, K4, Z16
	VBLENDMPS Z14, Z16, K3, Z16
	VMULPS.BCST constants512x32<>+812(SB), Z1, Z28
	VBLENDMPS Z22, Z16, K5, Z16
	VMULPS Z3, Z23, Z23
	VBROADCASTSS constants512x32<>+0(SB), Z22
	VPSUBD.BCST constants512x32<>+24(SB), Z14, Z14
	VADDPS.BCST constants512x32<>+816(SB), Z28, Z28
	VADDPS Z8, Z20, Z11
	VPCMPUD.BCST $1, constants512x32<>+828(SB), Z14, K5
	VADDPS.BCST constants512x32<>+684(SB), Z23, Z23
	VMULPS Z1, Z28, Z12
	VSUBPS Z20, Z11, Z13
	VMOVAPS Z15, Z14
	VBLENDMPS Z16, Z22, K5, Z22
	VMOVAPS Z17, Z15
	VMULPS Z3, Z23, Z16
	TESTQ R10, R10
	JLT next
	VMOVUPS Z22, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func atanh512(dst, x unsafe.Pointer, n int) int
TEXT ·atanh512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+852(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-32, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z21
	VSUBPS Z8, Z7, Z7
	VBLENDMPS Z17, Z9, K3, Z22
	VMOVAPS Z0, Z23
	VMOVAPS Z1, Z24
	VMULPS Z11, Z10, Z10
	VBROADCASTSS constants512x32<>+24(SB), Z0
	VBROADCASTSS constants512x32<>+28(SB), Z1
	VPADDD.BCST constants512x32<>+60(SB), Z15, Z15
	VMULPS.BCST constants512x32<>+664(SB), Z14, Z9
	VPSLLD $23, Z15, Z15
	VMULPS.BCST constants512x32<>+736(SB), Z14, Z8
	VMULPS.BCST constants512x32<>+160(SB), Z16, Z25
	VMULPS Z15, Z7, Z7
	VADDPS.BCST constants512x32<>+696(SB), Z10, Z10
	VMOVAPS Z2, Z15
	VMOVAPS Z3, Z2
	VMOVAPS Z4, Z26
	KMOVW K1, K3
	VPANDD.BCST constants512x32<>+12(SB), Z21, Z3
	VMULPS Z21, Z21, Z27
	VADDPS.BCST constants512x32<>+668(SB), Z9, Z9
	VADDPS.BCST constants512x32<>+740(SB), Z8, Z8
	VADDPS Z14, Z25, Z4
	KMOVW K2, K1
	VSUBPS Z3, Z0, Z28
	VPCMPUD $1, Z3, Z1, K2
	VMULPS Z11, Z10, Z10
	VMULPS.BCST constants512x32<>+832(SB), Z27, Z29
	VMULPS Z14, Z9, Z9
	VMULPS Z14, Z8, Z8
	VSUBPS Z25, Z4, Z25
	VDIVPS Z28, Z0, Z30
	VMULPS Z11, Z11, Z11
	VADDPS.BCST constants512x32<>+256(SB), Z10, Z10
	VMOVAPS Z5, Z31
	VADDPS.BCST constants512x32<>+836(SB), Z29, Z29
	VADDPS.BCST constants512x32<>+672(SB), Z9, Z9
	VADDPS.BCST constants512x32<>+744(SB), Z8, Z8
	VSUBPS Z25, Z14, Z5
	VMULPS Z10, Z11, Z10
	VMOVAPS Z6, Z11
	VMULPS Z27, Z29, Z29
	VMULPS Z14, Z9, Z9
	VMULPS Z8, Z7, Z6
	VADDPS Z11, Z10, Z10
	VMULPS.BCST constants512x32<>+164(SB), Z12, Z12
	VADDPS.BCST constants512x32<>+840(SB), Z29, Z29
	VADDPS.BCST constants512x32<>+676(SB), Z9, Z9
	VADDPS Z12, Z10, Z10
	VADDPS.BCST constants512x32<>+24(SB), Z3, Z12
	VPANDD.BCST constants512x32<>+52(SB), Z28, Z11
	VSUBPS Z11, Z28, Z28
	VMULPS Z27, Z29, Z29
	VMULPS Z14, Z9, Z9
	VADDPS Z10, Z31, Z10
	VMULPS Z30, Z12, Z31
	VSUBPS.BCST constants512x32<>+24(SB), Z12, Z7
	VADDPS.BCST constants512x32<>+4(SB), Z28, Z28
	VADDPS.BCST constants512x32<>+844(SB), Z29, Z29
	VADDPS.BCST constants512x32<>+680(SB), Z9, Z9
	VADDPS Z10, Z26, Z10
	VPANDD.BCST constants512x32<>+52(SB), Z31, Z31
	VSUBPS Z7, Z3, Z7
	VMULPS Z11, Z31, Z11
	VMULPS Z28, Z31, Z28
	VMULPS Z27, Z29, Z29
	VMULPS Z14, Z9, Z9
	VMULPS.BCST constants512x32<>+252(SB), Z10, Z10
	VPCMPD $0, Z19, Z15, K4
	VPCMPUD $1, Z15, Z19, K5
	VSUBPS Z11, Z12, Z11
	VSUBPS Z28, Z7, Z7
	VADDPS.BCST constants512x32<>+848(SB), Z29, Z29
	VADDPS.BCST constants512x32<>+684(SB), Z9, Z9
	VBLENDMPS.BCST constants512x32<>+28(SB), Z10, K4, Z10
	VBLENDMPS.BCST constants512x32<>+0(SB), Z10, K5, Z10
	VPANDD.BCST constants512x32<>+12(SB), Z10, Z28
	VADDPS Z7, Z11, Z7
	VMULPS Z27, Z29, Z29
	VMULPS Z14, Z9, Z9
	VPCMPUD $1, Z28, Z20, K5
	VPCMPUD.BCST $1, constants512x32<>+252(SB), Z15, K4
	VPANDD.BCST constants512x32<>+8(SB), Z13, Z13
	VPORD Z13, Z10, Z13
	VMULPS Z30, Z7, Z7
	VMULPS Z27, Z21, Z27
	VADDPS.BCST constants512x32<>+852(SB), Z29, Z29
	VADDPS.BCST constants512x32<>+688(SB), Z9, Z9
	VBLENDMPS Z10, Z13, K5, Z10
	VBLENDMPS Z18, Z10, K4, Z10
	VBLENDMPS.BCST constants512x32<>+0(SB), Z10, K3, Z30
	VBROADCASTSS constants512x32<>+4(SB), Z18
	VADDPS Z7, Z31, Z10
	VMULPS Z29, Z27, Z27
	VMULPS Z14, Z9, Z29
	VSUBPS Z31, Z10, Z8
	VPSUBD.BCST constants512x32<>+660(SB), Z10, Z31
	VADDPS Z27, Z21, Z9
	VPCMPUD.BCST $1, constants512x32<>+748(SB), Z3, K3
	VADDPS.BCST constants512x32<>+692(SB), Z29, Z10
	VPANDD.BCST constants512x32<>+44(SB), Z31, Z29
	VPSRAD $23, Z31, Z31
	VPADDD.BCST constants512x32<>+660(SB), Z29, Z29
	VPMINSD.BCST constants512x32<>+80(SB), Z31, Z27
	VPADDD Z18, Z31, Z31
	VMOVAPS Z14, Z11
	VMOVAPS Z16, Z12
	VMOVAPS Z17, Z13
	VSUBPS Z0, Z29, Z14
	VPSUBD Z27, Z18, Z15
	VCVTDQ2PS Z31, Z16
	VMOVAPS Z21, Z17
	VMOVAPS Z22, Z18
	VMOVAPS Z23, Z19
	VMOVAPS Z24, Z20
	TESTQ R10, R10
	JLT next
	VMOVUPS Z30, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func cbrt512(dst, x unsafe.Pointer, n int) int
TEXT ·cbrt512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+896(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-64, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z19
	VMOVAPS Z0, Z20
	VPANDD.BCST constants512x32<>+52(SB), Z10, Z0
	VDIVPS Z11, Z12, Z11
	VMOVAPS Z1, Z12
	VMULPS Z0, Z0, Z10
	VMOVAPS Z2, Z1
	VPSRLD $16, Z8, Z2
	VADDPS.BCST constants512x32<>+880(SB), Z16, Z16
	VMOVAPS Z3, Z21
	VPMULLD.BCST constants512x32<>+864(SB), Z2, Z8
	VMOVAPS Z4, Z3
	VMOVAPS Z5, Z4
	VMOVAPS Z6, Z5
	VPANDD.BCST constants512x32<>+52(SB), Z10, Z22
	VPANDD.BCST constants512x32<>+12(SB), Z19, Z6
	VMULPS Z14, Z16, Z16
	VSUBPS Z22, Z10, Z10
	VMULPS Z0, Z22, Z22
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z6, K1
	VCVTDQ2PS Z6, Z23
	VADDPS.BCST constants512x32<>+884(SB), Z16, Z16
	VSUBPS Z22, Z9, Z22
	VMULPS Z0, Z10, Z10
	VBLENDMPS Z23, Z6, K1, Z23
	VPSRLD $23, Z23, Z24
	VBROADCASTSS constants512x32<>+28(SB), Z25
	VPSUBD.BCST constants512x32<>+40(SB), Z24, Z26
	VBROADCASTSS constants512x32<>+868(SB), Z27
	VBLENDMPS Z26, Z24, K1, Z24
	VMULPS Z14, Z16, Z16
	VMOVAPS Z7, Z26
	VSUBPS Z10, Z22, Z22
	VPADDD.BCST constants512x32<>+856(SB), Z24, Z7
	VPSUBD Z8, Z26, Z26
	VPMULLD.BCST constants512x32<>+860(SB), Z7, Z8
	VPCMPD.BCST $0, constants512x32<>+288(SB), Z26, K1
	VPSLLD $23, Z26, Z24
	VMOVAPS Z9, Z10
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z26, K2
	VPADDD Z24, Z14, Z9
	VADDPS.BCST constants512x32<>+888(SB), Z16, Z16
	VMULPS.BCST constants512x32<>+892(SB), Z10, Z14
	VADDPS Z22, Z22, Z24
	VADDPS Z11, Z20, Z20
	VPSUBD.BCST constants512x32<>+16(SB), Z3, Z11
	VPCMPUD $1, Z21, Z25, K3
	VBLENDMPS.BCST constants512x32<>+872(SB), Z27, K1, Z27
	VPSUBD.BCST constants512x32<>+896(SB), Z12, Z12
	VPCMPUD.BCST $1, constants512x32<>+704(SB), Z11, K1
	VBLENDMPS.BCST constants512x32<>+24(SB), Z27, K2, Z27
	VPSLLD $23, Z12, Z21
	VMOVAPS Z13, Z25
	VPANDD.BCST constants512x32<>+44(SB), Z23, Z23
	VMULPS Z16, Z27, Z10
	VSUBPS Z24, Z14, Z11
	VMULPS Z22, Z0, Z12
	VMOVAPS Z15, Z13
	VPADDD Z21, Z20, Z20
	VPANDD.BCST constants512x32<>+8(SB), Z25, Z21
	VPORD.BCST constants512x32<>+24(SB), Z23, Z14
	VMOVAPS Z17, Z15
	VPORD Z21, Z20, Z20
	VBLENDMPS.BCST constants512x32<>+0(SB), Z18, K3, Z21
	VMULPS.BCST constants512x32<>+876(SB), Z14, Z16
	VMOVAPS Z19, Z17
	VBLENDMPS Z20, Z25, K1, Z18
	TESTQ R10, R10
	JLT next
	VMOVUPS Z21, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func rsqrt512(dst, x unsafe.Pointer, n int) int
TEXT ·rsqrt512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+912(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z19
	VSUBPS Z8, Z14, Z8
	VSUBPS Z16, Z12, Z12
	VADDPS Z18, Z0, Z0
	VPSUBD.BCST constants512x32<>+16(SB), Z13, Z13
	VBROADCASTSS constants512x32<>+0(SB), Z18
	VPCMPUD.BCST $1, constants512x32<>+704(SB), Z13, K1
	VPSRAD $1, Z5, Z5
	VSUBPS Z11, Z8, Z13
	VPSLLD $23, Z5, Z5
	VPANDD.BCST constants512x32<>+12(SB), Z19, Z8
	VPANDD.BCST constants512x32<>+8(SB), Z19, Z11
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z19, K2
	VMULPS Z12, Z10, Z10
	VPSUBD Z5, Z0, Z0
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z8, K3
	VCVTDQ2PS Z8, Z5
	VPCMPD $0, Z11, Z19, K4
	VBLENDMPS Z0, Z1, K1, Z20
	VMULPS.BCST constants512x32<>+912(SB), Z13, Z12
	VMOVAPS Z2, Z0
	VMOVAPS Z3, Z1
	VBLENDMPS.BCST constants512x32<>+4(SB), Z18, K2, Z18
	VPORD.BCST constants512x32<>+28(SB), Z11, Z11
	VPANDD.BCST constants512x32<>+52(SB), Z10, Z2
	VMOVAPS Z4, Z3
	VBLENDMPS Z5, Z8, K3, Z8
	VBLENDMPS Z11, Z18, K4, Z4
	VMULPS Z2, Z2, Z11
	VPANDD.BCST constants512x32<>+52(SB), Z9, Z18
	VPSRLD $23, Z8, Z10
	VSUBPS Z18, Z9, Z16
	VPSUBD.BCST constants512x32<>+40(SB), Z10, Z9
	VBROADCASTSS constants512x32<>+900(SB), Z14
	VBROADCASTSS constants512x32<>+24(SB), Z21
	VADDPS.BCST constants512x32<>+620(SB), Z12, Z12
	VMOVAPS Z6, Z5
	VBLENDMPS Z9, Z10, K3, Z9
	VMOVAPS Z7, Z6
	VPSUBD.BCST constants512x32<>+60(SB), Z9, Z7
	VPANDD.BCST constants512x32<>+52(SB), Z11, Z9
	VPANDD.BCST constants512x32<>+44(SB), Z8, Z10
	VPANDD.BCST constants512x32<>+16(SB), Z7, Z22
	VSUBPS Z9, Z11, Z11
	VMULPS Z9, Z18, Z23
	VMULPS Z9, Z16, Z8
	VPORD.BCST constants512x32<>+24(SB), Z10, Z10
	VPSLLD $23, Z22, Z22
	VMULPS Z13, Z12, Z12
	VPADDD Z22, Z10, Z9
	VPSRLD $1, Z9, Z10
	VPSUBD Z10, Z14, Z10
	VSUBPS Z23, Z21, Z21
	VMULPS Z11, Z18, Z18
	VMULPS Z11, Z16, Z11
	VMULPS.BCST constants512x32<>+904(SB), Z9, Z16
	VMULPS Z10, Z10, Z23
	VADDPS.BCST constants512x32<>+252(SB), Z12, Z22
	VMULPS Z13, Z0, Z24
	VBROADCASTSS constants512x32<>+908(SB), Z12
	VMOVAPS Z15, Z13
	VSUBPS Z18, Z21, Z14
	VMOVAPS Z17, Z15
	VMULPS Z23, Z16, Z16
	VMOVAPS Z19, Z17
	VMULPS Z22, Z24, Z18
	TESTQ R10, R10
	JLT next
	VMOVUPS Z20, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func hypot512(dst, x, y unsafe.Pointer, n int) int
TEXT ·hypot512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+60(SB), AX
	MOVQ n+24(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-32, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z17
	VMOVUPS (DX)(R9*4), Z18
	VPMINUD.BCST constants512x32<>+48(SB), Z9, Z9
	VPANDD.BCST constants512x32<>+44(SB), Z7, Z7
	VPANDD.BCST constants512x32<>+44(SB), Z8, Z8
	VPSLLD $23, Z9, Z9
	VPORD.BCST constants512x32<>+24(SB), Z7, Z7
	VPORD.BCST constants512x32<>+24(SB), Z8, Z8
	VPADDD.BCST constants512x32<>+36(SB), Z9, Z9
	VADDPS Z15, Z16, Z15
	VADDPS Z6, Z14, Z6
	VPSUBD.BCST constants512x32<>+36(SB), Z7, Z16
	VPSUBD Z9, Z8, Z9
	VMULPS Z16, Z16, Z19
	VMULPS Z9, Z9, Z20
	VMOVAPS Z0, Z21
	VMOVAPS Z1, Z22
	VMOVAPS Z2, Z0
	VMOVAPS Z3, Z1
	VDIVPS Z6, Z15, Z15
	VMOVAPS Z4, Z23
	VPANDD.BCST constants512x32<>+12(SB), Z17, Z2
	VPANDD.BCST constants512x32<>+12(SB), Z18, Z3
	VMOVAPS Z5, Z4
	VPMAXUD Z2, Z3, Z5
	VPMINUD Z3, Z2, Z18
	VADDPS Z20, Z19, Z17
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z5, K3
	VCVTDQ2PS Z5, Z8
	VPCMPUD.BCST $1, constants512x32<>+36(SB), Z18, K4
	VCVTDQ2PS Z18, Z24
	VPANDD.BCST constants512x32<>+52(SB), Z16, Z25
	VPANDD.BCST constants512x32<>+52(SB), Z9, Z26
	VSQRTPS Z17, Z6
	KMOVW K1, K5
	VBLENDMPS Z8, Z5, K3, Z7
	VBLENDMPS Z24, Z18, K4, Z8
	VSUBPS Z25, Z16, Z16
	VSUBPS Z26, Z9, Z18
	KMOVW K2, K1
	VPSRLD $23, Z7, Z9
	VPSRLD $23, Z8, Z24
	VPCMPD.BCST $0, constants512x32<>+4(SB), Z5, K2
	VPSUBD.BCST constants512x32<>+40(SB), Z9, Z27
	VPSUBD.BCST constants512x32<>+40(SB), Z24, Z28
	VBLENDMPS Z27, Z9, K3, Z27
	VBLENDMPS Z28, Z24, K4, Z24
	VPSUBD Z24, Z27, Z9
	VPSUBD.BCST constants512x32<>+56(SB), Z27, Z27
	VMULPS Z16, Z25, Z24
	VMULPS Z25, Z25, Z25
	VMULPS Z18, Z26, Z28
	VMULPS Z26, Z26, Z26
	VMOVAPS Z10, Z29
	VBLENDMPS.BCST constants512x32<>+4(SB), Z27, K2, Z27
	VMOVAPS Z11, Z10
	VMOVAPS Z12, Z30
	VPSRAD $1, Z27, Z11
	VMOVAPS Z13, Z12
	VPSUBD Z11, Z27, Z13
	VSUBPS Z19, Z25, Z25
	VADDPS Z24, Z24, Z24
	VSUBPS Z20, Z26, Z26
	VADDPS Z28, Z28, Z28
	VADDPS Z15, Z14, Z14
	VADDPS Z24, Z25, Z24
	VMULPS Z16, Z16, Z16
	VADDPS Z28, Z26, Z26
	VMULPS Z18, Z18, Z18
	VPADDD.BCST constants512x32<>+60(SB), Z29, Z29
	VPSLLD $23, Z29, Z29
	VMULPS Z29, Z14, Z29
	VADDPS Z16, Z24, Z16
	VADDPS Z18, Z26, Z18
	VSUBPS Z19, Z17, Z19
	VBROADCASTSS constants512x32<>+0(SB), Z26
	VPADDD.BCST constants512x32<>+60(SB), Z30, Z30
	VPSLLD $23, Z30, Z30
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z21, K4
	VPCMPD.BCST $0, constants512x32<>+28(SB), Z22, K3
	VPANDD.BCST constants512x32<>+52(SB), Z6, Z14
	VMULPS Z30, Z29, Z29
	VSUBPS Z19, Z20, Z19
	VADDPS Z18, Z16, Z16
	VMULPS Z14, Z14, Z18
	VPCMPUD.BCST $1, constants512x32<>+28(SB), Z23, K6
	KORW K3, K4, K3
	VBLENDMPS.BCST constants512x32<>+4(SB), Z29, K5, Z29
	VBLENDMPS.BCST constants512x32<>+28(SB), Z26, K3, Z26
	VADDPS Z16, Z19, Z15
	VSUBPS Z18, Z17, Z16
	VBLENDMPS Z29, Z26, K6, Z26
	TESTQ R10, R10
	JLT next
	VMOVUPS Z26, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+32(FP)
	RET

// func sin512(dst, x unsafe.Pointer, n int) int
TEXT ·sin512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+964(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z20
	VSUBPS Z11, Z18, Z11
	VMULPS.BCST constants512x32<>+924(SB), Z8, Z21
	VBLENDMPS Z16, Z19, K2, Z19
	VBROADCASTSS constants512x32<>+936(SB), Z16
	VSUBPS Z13, Z7, Z7
	VMULPS Z6, Z14, Z6
	VBLENDMPS Z13, Z3, K1, Z13
	VSUBPS Z21, Z11, Z11
	VMULPS.BCST constants512x32<>+928(SB), Z8, Z21
	VBLENDMPS.BCST constants512x32<>+960(SB), Z15, K1, Z15
	VMOVAPS Z0, Z14
	VSUBPS Z9, Z7, Z7
	VMULPS Z12, Z3, Z9
	VADDPS Z15, Z6, Z6
	VMOVAPS Z1, Z0
	VMOVAPS Z2, Z1
	VMULPS.BCST constants512x32<>+916(SB), Z20, Z15
	VPANDD.BCST constants512x32<>+12(SB), Z20, Z2
	VPCMPUD $1, Z2, Z16, K2
	VSUBPS Z21, Z11, Z3
	VBROADCASTSS constants512x32<>+940(SB), Z16
	VSUBPS Z9, Z7, Z9
	VMULPS Z6, Z10, Z10
	VMOVAPS Z4, Z22
	VPANDD.BCST constants512x32<>+16(SB), Z5, Z6
	VMOVAPS Z5, Z4
	KMOVW K1, K3
	VADDPS.BCST constants512x32<>+156(SB), Z15, Z5
	VPCMPD.BCST $0, constants512x32<>+16(SB), Z6, K1
	KORTESTW K2, K2
	LEAQ 0(BX), R11
	CMOVQEQ CX, R11
	CMPQ R11, CX
	CMOVQCS R11, CX
	VSUBPS Z3, Z11, Z11
	VMULPS Z3, Z3, Z6
	VBROADCASTSS constants512x32<>+948(SB), Z15
	VBROADCASTSS constants512x32<>+24(SB), Z7
	VBLENDMPS Z9, Z12, K3, Z9
	VMOVAPS Z8, Z12
	VADDPS Z10, Z9, Z23
	VBROADCASTSS constants512x32<>+0(SB), Z24
	VSUBPS.BCST constants512x32<>+156(SB), Z5, Z8
	VBLENDMPS.BCST constants512x32<>+944(SB), Z16, K1, Z16
	VSUBPS Z21, Z11, Z21
	VMULPS.BCST constants512x32<>+932(SB), Z12, Z12
	VMULPS.BCST constants512x32<>+252(SB), Z6, Z9
	VMULPS Z6, Z16, Z16
	VBLENDMPS Z6, Z3, K1, Z11
	VMULPS Z11, Z6, Z10
	VPCMPUD.BCST $1, constants512x32<>+28(SB), Z14, K3
	VADDPS Z23, Z13, Z23
	VMULPS.BCST constants512x32<>+920(SB), Z8, Z11
	VBLENDMPS.BCST constants512x32<>+952(SB), Z15, K1, Z15
	VPCMPUD.BCST $1, constants512x32<>+964(SB), Z0, K2
	VSUBPS Z12, Z21, Z12
	VSUBPS Z9, Z7, Z13
	VADDPS Z15, Z16, Z14
	VBROADCASTSS constants512x32<>+956(SB), Z15
	VPSLLD $30, Z22, Z22
	VMOVAPS Z17, Z16
	VMOVAPS Z18, Z17
	VPANDD.BCST constants512x32<>+8(SB), Z22, Z22
	VBLENDMPS Z19, Z24, K3, Z24
	VMOVAPS Z20, Z18
	VPXORD Z22, Z23, Z19
	TESTQ R10, R10
	JLT next
	VMOVUPS Z24, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func cos512(dst, x unsafe.Pointer, n int) int
TEXT ·cos512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+968(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z19
	VPSLLD $30, Z4, Z4
	VBROADCASTSS constants512x32<>+936(SB), Z20
	VSUBPS Z12, Z14, Z12
	VMULPS.BCST constants512x32<>+924(SB), Z9, Z14
	VPANDD.BCST constants512x32<>+8(SB), Z4, Z4
	VPXORD Z4, Z13, Z21
	VSUBPS Z16, Z8, Z8
	VMULPS Z7, Z17, Z7
	VBLENDMPS Z16, Z3, K1, Z16
	VMOVAPS Z0, Z17
	VSUBPS Z14, Z12, Z12
	VMULPS.BCST constants512x32<>+928(SB), Z9, Z14
	VMOVAPS Z1, Z0
	VMOVAPS Z2, Z1
	VBLENDMPS.BCST constants512x32<>+960(SB), Z18, K1, Z18
	VPANDD.BCST constants512x32<>+12(SB), Z19, Z2
	VMULPS.BCST constants512x32<>+916(SB), Z19, Z13
	VSUBPS Z10, Z8, Z8
	VMULPS Z15, Z3, Z10
	VADDPS Z18, Z7, Z7
	VPCMPUD $1, Z2, Z20, K2
	VSUBPS Z14, Z12, Z3
	VBROADCASTSS constants512x32<>+940(SB), Z20
	VMOVAPS Z5, Z4
	VMOVAPS Z6, Z5
	VADDPS.BCST constants512x32<>+968(SB), Z13, Z6
	VPANDD.BCST constants512x32<>+16(SB), Z5, Z13
	VSUBPS Z10, Z8, Z10
	VMULPS Z7, Z11, Z11
	KMOVW K1, K3
	KORTESTW K2, K2
	LEAQ 0(BX), R11
	CMOVQEQ CX, R11
	CMPQ R11, CX
	CMOVQCS R11, CX
	VPCMPD.BCST $0, constants512x32<>+16(SB), Z13, K1
	VSUBPS Z3, Z12, Z12
	VMULPS Z3, Z3, Z7
	VBROADCASTSS constants512x32<>+948(SB), Z13
	VBROADCASTSS constants512x32<>+0(SB), Z18
	VBROADCASTSS constants512x32<>+24(SB), Z8
	VMOVAPS Z9, Z22
	VSUBPS.BCST constants512x32<>+968(SB), Z6, Z9
	VBLENDMPS Z10, Z15, K3, Z10
	VBLENDMPS.BCST constants512x32<>+944(SB), Z20, K1, Z20
	VADDPS Z11, Z10, Z15
	VPCMPUD.BCST $1, constants512x32<>+28(SB), Z17, K3
	VSUBPS Z14, Z12, Z17
	VMULPS.BCST constants512x32<>+932(SB), Z22, Z22
	VMULPS.BCST constants512x32<>+252(SB), Z7, Z10
	VMULPS Z7, Z20, Z20
	VBLENDMPS Z7, Z3, K1, Z12
	VMULPS Z12, Z7, Z11
	VMULPS.BCST constants512x32<>+920(SB), Z9, Z12
	VBLENDMPS.BCST constants512x32<>+952(SB), Z13, K1, Z23
	VADDPS Z15, Z16, Z13
	VBLENDMPS Z21, Z18, K3, Z21
	VMOVAPS Z19, Z14
	VSUBPS Z22, Z17, Z15
	VSUBPS Z10, Z8, Z16
	VADDPS Z23, Z20, Z17
	VBROADCASTSS constants512x32<>+956(SB), Z18
	TESTQ R10, R10
	JLT next
	VMOVUPS Z21, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func tan512(dst, x unsafe.Pointer, n int) int
TEXT ·tan512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+992(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-48, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z25
	VSUBPS Z10, Z17, Z10
	VMULPS.BCST constants512x32<>+932(SB), Z6, Z6
	VMULPS.BCST constants512x32<>+972(SB), Z18, Z17
	VBROADCASTSS constants512x32<>+936(SB), Z26
	VSUBPS Z19, Z11, Z11
	VSUBPS.BCST constants512x32<>+988(SB), Z20, Z20
	VMULPS Z8, Z7, Z19
	VSUBPS Z6, Z10, Z27
	VADDPS.BCST constants512x32<>+976(SB), Z17, Z17
	VMOVAPS Z0, Z28
	VSUBPS Z20, Z16, Z6
	VADDPS Z20, Z16, Z16
	VMULPS Z20, Z20, Z20
	VMULPS Z12, Z11, Z29
	VMOVAPS Z1, Z0
	VPANDD.BCST constants512x32<>+52(SB), Z19, Z19
	VMOVAPS Z2, Z1
	VMULPS Z9, Z19, Z9
	VMULPS Z14, Z19, Z14
	VMULPS.BCST constants512x32<>+916(SB), Z25, Z10
	VPANDD.BCST constants512x32<>+12(SB), Z25, Z2
	VPCMPUD $1, Z2, Z26, K1
	VMULPS Z18, Z17, Z17
	VMOVAPS Z3, Z26
	VADDPS Z11, Z6, Z6
	VSUBPS Z20, Z12, Z12
	VMOVAPS Z4, Z3
	VMOVAPS Z5, Z4
	VSUBPS Z9, Z7, Z7
	VSUBPS Z14, Z13, Z13
	VADDPS.BCST constants512x32<>+156(SB), Z10, Z5
	KORTESTW K1, K1
	LEAQ 0(BX), R11
	CMOVQEQ CX, R11
	CMPQ R11, CX
	CMOVQCS R11, CX
	VADDPS.BCST constants512x32<>+980(SB), Z17, Z17
	VMULPS Z16, Z6, Z16
	VADDPS Z13, Z7, Z7
	VSUBPS.BCST constants512x32<>+156(SB), Z5, Z6
	VBROADCASTSS constants512x32<>+24(SB), Z13
	VMULPS Z18, Z17, Z17
	VPANDD.BCST constants512x32<>+16(SB), Z3, Z10
	VSUBPS Z16, Z12, Z14
	VPCMPD.BCST $0, constants512x32<>+16(SB), Z10, K1
	VMULPS Z8, Z7, Z10
	VMULPS.BCST constants512x32<>+920(SB), Z6, Z9
	VMULPS Z15, Z18, Z18
	VADDPS.BCST constants512x32<>+984(SB), Z17, Z17
	VSUBPS Z14, Z12, Z12
	VBLENDMPS Z14, Z21, K1, Z7
	VBLENDMPS Z21, Z14, K1, Z14
	VDIVPS Z14, Z13, Z8
	VADDPS Z10, Z19, Z10
	VSUBPS Z9, Z25, Z19
	VMULPS.BCST constants512x32<>+924(SB), Z6, Z13
	VPCMPUD.BCST $1, constants512x32<>+964(SB), Z28, K2
	VMULPS Z17, Z18, Z17
	VSUBPS Z16, Z12, Z16
	VPANDD.BCST constants512x32<>+52(SB), Z14, Z9
	VPSLLD $31, Z26, Z26
	VSUBPS Z9, Z14, Z14
	VPXORD Z26, Z10, Z26
	VSUBPS Z13, Z19, Z19
	VMULPS.BCST constants512x32<>+928(SB), Z6, Z10
	VBLENDMPS Z22, Z26, K2, Z26
	VADDPS Z17, Z27, Z11
	VBROADCASTSS constants512x32<>+992(SB), Z12
	VBLENDMPS Z16, Z29, K1, Z13
	VBLENDMPS Z29, Z16, K1, Z16
	VMOVAPS Z15, Z29
	VADDPS Z16, Z14, Z14
	VBROADCASTSS constants512x32<>+0(SB), Z27
	VSUBPS Z10, Z19, Z15
	VADDPS Z11, Z29, Z16
	VPCMPUD.BCST $1, constants512x32<>+28(SB), Z28, K1
	VSUBPS Z15, Z19, Z17
	VMULPS Z15, Z15, Z18
	VSUBPS Z29, Z16, Z19
	VADDPS.BCST constants512x32<>+988(SB), Z16, Z20
	VMULPS Z12, Z16, Z21
	VMOVAPS Z23, Z22
	VMOVAPS Z24, Z23
	VBLENDMPS Z26, Z27, K1, Z26
	VMOVAPS Z25, Z24
	TESTQ R10, R10
	JLT next
	VMOVUPS Z26, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func asin512(dst, x unsafe.Pointer, n int) int
TEXT ·asin512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+1024(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-32, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z12
	VBROADCASTSS constants512x32<>+24(SB), Z13
	VADDPS Z0, Z0, Z14
	VADDPS Z6, Z6, Z15
	VADDPS Z6, Z0, Z6
	VBLENDMPS Z4, Z2, K2, Z16
	VPANDD.BCST constants512x32<>+52(SB), Z16, Z0
	VADDPS.BCST constants512x32<>+1008(SB), Z10, Z10
	VADDPS Z0, Z16, Z4
	VMULPS Z0, Z0, Z17
	VBROADCASTSS constants512x32<>+252(SB), Z18
	VSUBPS Z14, Z7, Z7
	VSUBPS Z15, Z8, Z8
	VMOVAPS Z1, Z15
	VMOVAPS Z2, Z1
	VPANDD.BCST constants512x32<>+12(SB), Z12, Z2
	VMULPS Z5, Z10, Z10
	VSUBPS Z2, Z13, Z13
	VADDPS.BCST constants512x32<>+428(SB), Z4, Z4
	VSUBPS Z17, Z3, Z17
	VADDPS Z8, Z7, Z7
	KMOVW K1, K3
	VADDPS.BCST constants512x32<>+1012(SB), Z10, Z10
	KMOVW K2, K1
	VPCMPUD.BCST $1, constants512x32<>+964(SB), Z15, K4
	VPCMPUD $1, Z2, Z18, K2
	VMULPS Z18, Z13, Z3
	VMULPS Z2, Z2, Z13
	VDIVPS Z4, Z17, Z17
	VBLENDMPS Z7, Z6, K3, Z6
	VPANDD.BCST constants512x32<>+8(SB), Z9, Z7
	VPORD Z7, Z6, Z6
	VMULPS Z10, Z5, Z10
	VBLENDMPS Z9, Z6, K4, Z18
	VSQRTPS Z3, Z4
	VBLENDMPS Z3, Z13, K2, Z5
	VMULPS.BCST constants512x32<>+996(SB), Z5, Z13
	VMULPS Z10, Z16, Z10
	VADDPS.BCST constants512x32<>+1000(SB), Z13, Z13
	VMULPS Z5, Z13, Z13
	VBROADCASTSS constants512x32<>+0(SB), Z14
	VSUBPS Z0, Z16, Z16
	VPCMPUD.BCST $1, constants512x32<>+1024(SB), Z15, K4
	VADDPS.BCST constants512x32<>+1004(SB), Z13, Z13
	VBLENDMPS Z17, Z16, K1, Z16
	VADDPS Z10, Z16, Z6
	VBROADCASTSS constants512x32<>+1016(SB), Z7
	VBROADCASTSS constants512x32<>+1020(SB), Z8
	VMOVAPS Z11, Z9
	VBLENDMPS Z18, Z14, K4, Z14
	VMULPS Z5, Z13, Z10
	VMOVAPS Z12, Z11
	TESTQ R10, R10
	JLT next
	VMOVUPS Z14, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func acos512(dst, x unsafe.Pointer, n int) int
TEXT ·acos512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+1040(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-32, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z14
	VBROADCASTSS constants512x32<>+1032(SB), Z15
	VBROADCASTSS constants512x32<>+252(SB), Z16
	VBROADCASTSS constants512x32<>+24(SB), Z17
	VMULPS Z12, Z7, Z7
	VBLENDMPS Z9, Z1, K1, Z12
	VPANDD.BCST constants512x32<>+52(SB), Z12, Z9
	VADDPS.BCST constants512x32<>+1008(SB), Z13, Z13
	VBROADCASTSS constants512x32<>+4(SB), Z18
	VSUBPS Z9, Z12, Z19
	VADDPS Z9, Z12, Z20
	VMULPS Z9, Z9, Z21
	VMULPS Z9, Z8, Z22
	VBROADCASTSS constants512x32<>+808(SB), Z9
	VBROADCASTSS constants512x32<>+1040(SB), Z23
	VADDPS Z7, Z4, Z4
	VMOVAPS Z0, Z24
	VMOVAPS Z1, Z0
	VPANDD.BCST constants512x32<>+12(SB), Z14, Z1
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z14, K2
	VMULPS Z10, Z13, Z13
	VBLENDMPS Z3, Z15, K1, Z15
	KMOVW K1, K3
	VMOVAPS Z2, Z25
	VPCMPUD $1, Z1, Z16, K1
	VSUBPS Z1, Z17, Z17
	VADDPS.BCST constants512x32<>+428(SB), Z20, Z20
	VSUBPS Z21, Z5, Z21
	VADDPS Z22, Z15, Z2
	VADDPS Z4, Z11, Z11
	VBLENDMPS.BCST constants512x32<>+1028(SB), Z18, K2, Z3
	VBLENDMPS.BCST constants512x32<>+1036(SB), Z18, K2, Z18
	VADDPS.BCST constants512x32<>+1012(SB), Z13, Z13
	VMOVAPS Z6, Z4
	VMULPS Z16, Z17, Z5
	VMULPS Z1, Z1, Z16
	VBLENDMPS.BCST constants512x32<>+304(SB), Z9, K1, Z9
	VPANDD.BCST constants512x32<>+8(SB), Z14, Z14
	VBLENDMPS Z18, Z23, K1, Z6
	VDIVPS Z20, Z21, Z20
	VSUBPS Z15, Z2, Z15
	VMOVAPS Z8, Z7
	VPXORD Z14, Z9, Z8
	VADDPS Z11, Z25, Z25
	VMULPS Z13, Z10, Z13
	VSQRTPS Z5, Z9
	VBLENDMPS Z5, Z16, K1, Z10
	VSUBPS Z15, Z22, Z11
	VMULPS.BCST constants512x32<>+996(SB), Z10, Z15
	VMULPS Z13, Z12, Z12
	VADDPS.BCST constants512x32<>+1000(SB), Z15, Z15
	VMULPS Z10, Z15, Z15
	VBROADCASTSS constants512x32<>+0(SB), Z13
	VPCMPUD.BCST $1, constants512x32<>+1024(SB), Z24, K2
	VADDPS.BCST constants512x32<>+1004(SB), Z15, Z15
	VBLENDMPS Z20, Z19, K3, Z19
	VADDPS Z12, Z19, Z12
	VBLENDMPS Z25, Z13, K2, Z25
	VMULPS Z10, Z15, Z13
	TESTQ R10, R10
	JLT next
	VMOVUPS Z25, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func atan512(dst, x unsafe.Pointer, n int) int
TEXT ·atan512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+1072(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-32, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z22
	VADDPS Z19, Z13, Z23
	VADDPS.BCST constants512x32<>+1056(SB), Z14, Z14
	VBROADCASTSS constants512x32<>+24(SB), Z24
	VSUBPS Z17, Z7, Z7
	VSUBPS Z18, Z3, Z3
	VSUBPS Z13, Z23, Z13
	VMULPS Z9, Z14, Z9
	VMOVAPS Z0, Z14
	VMOVAPS Z1, Z0
	VPANDD.BCST constants512x32<>+12(SB), Z22, Z1
	VADDPS Z3, Z7, Z7
	VMOVAPS Z2, Z18
	VPCMPUD $1, Z1, Z24, K1
	VSUBPS Z13, Z19, Z2
	VADDPS.BCST constants512x32<>+1060(SB), Z9, Z9
	VMOVAPS Z4, Z13
	VPMINUD.BCST constants512x32<>+72(SB), Z1, Z19
	VBROADCASTSS constants512x32<>+4(SB), Z3
	VMULPS Z8, Z7, Z4
	VBLENDMPS Z24, Z19, K1, Z17
	VBLENDMPS Z19, Z24, K1, Z19
	VMULPS Z9, Z12, Z9
	VPADDD.BCST constants512x32<>+36(SB), Z17, Z12
	VADDPS Z17, Z19, Z8
	VPCMPUD $1, Z12, Z19, K2
	VSUBPS Z19, Z17, Z12
	VADDPS Z4, Z15, Z15
	VADDPS Z9, Z13, Z13
	VMOVAPS Z5, Z25
	VSUBPS Z19, Z8, Z26
	VMOVAPS Z6, Z5
	VMULPS.BCST constants512x32<>+1068(SB), Z10, Z27
	VBLENDMPS.BCST constants512x32<>+8(SB), Z3, K1, Z6
	VBLENDMPS Z12, Z17, K2, Z7
	VBLENDMPS Z8, Z19, K2, Z19
	VBLENDMPS Z24, Z3, K2, Z12
	VBLENDMPS.BCST constants512x32<>+304(SB), Z3, K1, Z28
	VDIVPS Z19, Z24, Z8
	VPXORD Z6, Z12, Z12
	VMULPS Z15, Z15, Z9
	VMOVAPS Z11, Z10
	VADDPS Z12, Z28, Z11
	VPXORD Z25, Z13, Z13
	VSUBPS Z26, Z17, Z17
	VPANDD.BCST constants512x32<>+52(SB), Z19, Z26
	VADDPS Z13, Z27, Z13
	VSUBPS Z26, Z19, Z19
	VMULPS Z15, Z9, Z12
	VMULPS.BCST constants512x32<>+1044(SB), Z9, Z15
	VBLENDMPS Z17, Z3, K2, Z17
	VADDPS Z13, Z18, Z13
	VADDPS Z17, Z19, Z19
	VADDPS.BCST constants512x32<>+1048(SB), Z15, Z15
	VADDPS Z13, Z21, Z13
	VPCMPUD.BCST $1, constants512x32<>+964(SB), Z14, K2
	VMULPS Z9, Z15, Z15
	VPANDD.BCST constants512x32<>+8(SB), Z16, Z21
	VPORD Z21, Z13, Z13
	VBLENDMPS Z16, Z13, K2, Z21
	VBROADCASTSS constants512x32<>+0(SB), Z17
	VADDPS.BCST constants512x32<>+1052(SB), Z15, Z15
	VMULPS Z8, Z7, Z16
	VPCMPUD.BCST $1, constants512x32<>+1072(SB), Z14, K2
	VMULPS.BCST constants512x32<>+1064(SB), Z11, Z13
	VMULPS Z9, Z15, Z14
	VPANDD.BCST constants512x32<>+52(SB), Z16, Z15
	VMOVAPS Z20, Z16
	VBLENDMPS Z21, Z17, K2, Z27
	VMULPS Z26, Z15, Z17
	VMULPS Z19, Z15, Z18
	VPXORD Z6, Z15, Z19
	VMOVAPS Z22, Z20
	VMOVAPS Z23, Z21
	TESTQ R10, R10
	JLT next
	VMOVUPS Z27, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func atan2512(dst, x, y unsafe.Pointer, n int) int
TEXT ·atan2512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x32<>+0(SB), AX
	MOVL constants512x32<>+1080(SB), AX
	MOVQ n+24(FP), CX
	LEAQ -16(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*4), Z11
	VMOVUPS (DX)(R9*4), Z12
	VBROADCASTSS constants512x32<>+1080(SB), Z13
	VADDPS.BCST constants512x32<>+1048(SB), Z9, Z9
	VBROADCASTSS constants512x32<>+4(SB), Z14
	VMOVAPS Z0, Z15
	VPANDD.BCST constants512x32<>+12(SB), Z12, Z16
	VPANDD.BCST constants512x32<>+12(SB), Z11, Z17
	VPCMPD.BCST $1, constants512x32<>+4(SB), Z12, K2
	VBROADCASTSS constants512x32<>+24(SB), Z0
	VMULPS Z7, Z9, Z9
	VMOVAPS Z1, Z18
	VPCMPUD $1, Z17, Z16, K3
	VPMINUD Z17, Z16, Z19
	VPMAXUD Z16, Z17, Z1
	VPCMPUD.BCST $1, constants512x32<>+1076(SB), Z19, K4
	VPCMPUD $1, Z1, Z13, K5
	VPADDD.BCST constants512x32<>+36(SB), Z19, Z13
	VADDPS Z19, Z1, Z16
	VPCMPUD $1, Z13, Z1, K6
	VSUBPS Z1, Z19, Z13
	VBLENDMPS.BCST constants512x32<>+992(SB), Z14, K2, Z17
	VADDPS.BCST constants512x32<>+1052(SB), Z9, Z9
	KMOVW K1, K7
	VBLENDMPS.BCST constants512x32<>+304(SB), Z17, K3, Z17
	VBLENDMPS.BCST constants512x32<>+8(SB), Z14, K3, Z20
	KORW K2, K3, K1
	KORW K5, K4, K4
	VPXORD Z20, Z12, Z12
	VSUBPS Z1, Z16, Z20
	VMOVAPS Z2, Z21
	KORTESTW K4, K4
	LEAQ 0(BX), R11
	CMOVQEQ CX, R11
	CMPQ R11, CX
	CMOVQCS R11, CX
	VPANDD.BCST constants512x32<>+8(SB), Z12, Z2
	VBLENDMPS Z13, Z19, K6, Z13
	VBLENDMPS Z16, Z1, K6, Z16
	VBLENDMPS Z0, Z14, K6, Z12
	VDIVPS Z16, Z0, Z22
	VPXORD Z2, Z12, Z12
	VMULPS Z7, Z9, Z9
	VMOVAPS Z3, Z23
	VADDPS Z12, Z17, Z3
	VSUBPS Z20, Z19, Z19
	VPANDD.BCST constants512x32<>+52(SB), Z16, Z20
	VSUBPS Z20, Z16, Z16
	VADDPS.BCST constants512x32<>+1056(SB), Z9, Z9
	VBLENDMPS Z19, Z14, K6, Z19
	VADDPS Z19, Z16, Z16
	VMULPS Z7, Z9, Z7
	VADDPS.BCST constants512x32<>+1060(SB), Z7, Z7
	VMULPS Z7, Z8, Z7
	VMULPS Z22, Z13, Z8
	VMULPS.BCST constants512x32<>+1064(SB), Z3, Z9
	VADDPS Z7, Z6, Z6
	VMULPS.BCST constants512x32<>+1068(SB), Z23, Z23
	VPANDD.BCST constants512x32<>+52(SB), Z8, Z8
	VMULPS Z20, Z8, Z20
	VMULPS Z16, Z8, Z16
	VPXORD Z2, Z8, Z7
	VMOVAPS Z4, Z19
	VADDPS Z7, Z9, Z4
	VPXORD Z21, Z6, Z6
	VADDPS Z6, Z23, Z6
	VSUBPS Z20, Z13, Z13
	VSUBPS Z16, Z14, Z14
	VSUBPS Z9, Z4, Z9
	VADDPS Z6, Z5, Z6
	VADDPS Z14, Z13, Z13
	VSUBPS Z9, Z7, Z5
	VPCMPUD $1, Z15, Z15, K6
	VADDPS Z6, Z19, Z19
	VMULPS Z22, Z13, Z6
	KNOTW K7, K7
	KANDW K7, K6, K6
	VBLENDMPS Z15, Z19, K6, Z15
	VPANDD.BCST constants512x32<>+8(SB), Z10, Z10
	VPORD Z10, Z15, Z10
	VADDPS Z6, Z8, Z8
	VBROADCASTSS constants512x32<>+0(SB), Z15
	VPCMPUD.BCST $1, constants512x32<>+1072(SB), Z18, K6
	VMULPS Z8, Z8, Z7
	VBLENDMPS Z10, Z15, K6, Z15
	VMULPS Z8, Z7, Z8
	VMULPS.BCST constants512x32<>+1044(SB), Z7, Z9
	VMOVAPS Z11, Z10
	TESTQ R10, R10
	JLT next
	VMOVUPS Z15, (DI)(R10*4)

next:
	ADDQ $16, BX
	ADDQ $16, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+32(FP)
	RET

// func expFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·expFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1184(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z22
	VADDPD Z13, Z2, Z2
	VMOVAPS Z0, Z13
	VSUBPD Z18, Z17, Z0
	VMULPD Z13, Z21, Z21
	VADDPD Z2, Z1, Z1
	VMULPD.BCST constants512x64<>+376(SB), Z0, Z2
	VPADDQ.BCST constants512x64<>+80(SB), Z3, Z3
	VPMINSQ.BCST constants512x64<>+416(SB), Z22, Z23
	VMULPD Z13, Z13, Z13
	VADDPD.BCST constants512x64<>+88(SB), Z21, Z21
	VPSLLQ $52, Z3, Z3
	VPMINUQ.BCST constants512x64<>+1184(SB), Z23, Z23
	VMULPD Z3, Z1, Z1
	VMULPD.BCST constants512x64<>+352(SB), Z23, Z3
	VADDPD.BCST constants512x64<>+384(SB), Z2, Z2
	VPADDQ.BCST constants512x64<>+80(SB), Z8, Z8
	VMULPD Z21, Z13, Z13
	VPSLLQ $52, Z8, Z8
	VMULPD Z8, Z1, Z21
	VADDPD.BCST constants512x64<>+184(SB), Z3, Z3
	VMULPD Z0, Z2, Z8
	VBROADCASTSD constants512x64<>+48(SB), Z24
	VSUBPD Z15, Z13, Z13
	VPSUBQ.BCST constants512x64<>+184(SB), Z3, Z15
	VSUBPD.BCST constants512x64<>+184(SB), Z3, Z25
	VMOVAPS Z4, Z1
	VMOVAPS Z5, Z2
	VMOVAPS Z6, Z3
	VPANDQ.BCST constants512x64<>+408(SB), Z15, Z26
	VPSRAQ $6, Z15, Z15
	VADDPD.BCST constants512x64<>+392(SB), Z8, Z27
	VMOVAPS Z7, Z4
	VMOVAPS Z9, Z5
	VMOVAPS Z10, Z6
	VMOVAPS Z11, Z8
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z26*8), K7, Z7
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z26*8), K7, Z9
	VPSRAQ $1, Z15, Z10
	VMOVAPS Z12, Z11
	VADDPD Z13, Z14, Z13
	VPSUBQ Z10, Z15, Z12
	VPANDQ.BCST constants512x64<>+24(SB), Z16, Z16
	VMULPD.BCST constants512x64<>+360(SB), Z25, Z26
	VPCMPUQ $1, Z16, Z24, K1
	VMULPD Z0, Z27, Z27
	VMULPD Z13, Z1, Z13
	VMOVAPS Z17, Z14
	VMOVAPS Z18, Z15
	VMOVAPS Z19, Z16
	VSUBPD Z26, Z23, Z17
	VMULPD.BCST constants512x64<>+368(SB), Z25, Z18
	VMOVAPS Z20, Z19
	VBLENDMPD.BCST constants512x64<>+0(SB), Z21, K1, Z25
	VMOVAPS Z22, Z20
	VADDPD.BCST constants512x64<>+400(SB), Z27, Z21
	TESTQ R10, R10
	JLT next
	VMOVUPS Z25, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func exp2Float64512(dst, x unsafe.Pointer, n int) int
TEXT ·exp2Float64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1216(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z18
	VADDPD.BCST constants512x64<>+400(SB), Z12, Z12
	VMOVAPS Z0, Z19
	VMULPD.BCST constants512x64<>+1216(SB), Z15, Z0
	VADDPD Z17, Z1, Z1
	VMULPD Z19, Z12, Z12
	VPADDQ.BCST constants512x64<>+80(SB), Z2, Z2
	VPSLLQ $52, Z2, Z2
	VPMINSQ.BCST constants512x64<>+1192(SB), Z18, Z17
	VMULPD.BCST constants512x64<>+376(SB), Z0, Z15
	VMULPD Z2, Z1, Z1
	VPMINUQ.BCST constants512x64<>+1200(SB), Z17, Z17
	VMULPD.BCST constants512x64<>+760(SB), Z17, Z2
	VMULPD Z19, Z19, Z20
	VADDPD.BCST constants512x64<>+88(SB), Z12, Z12
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPSLLQ $52, Z7, Z7
	VADDPD.BCST constants512x64<>+384(SB), Z15, Z15
	VMULPD Z7, Z1, Z21
	VADDPD.BCST constants512x64<>+184(SB), Z2, Z2
	VMULPD Z12, Z20, Z12
	VBROADCASTSD constants512x64<>+48(SB), Z20
	VMULPD Z0, Z15, Z15
	VPSUBQ.BCST constants512x64<>+184(SB), Z2, Z7
	VSUBPD.BCST constants512x64<>+184(SB), Z2, Z22
	VADDPD Z12, Z19, Z12
	VMOVAPS Z3, Z1
	VMOVAPS Z4, Z19
	VMOVAPS Z5, Z2
	VPANDQ.BCST constants512x64<>+408(SB), Z7, Z23
	VPSRAQ $6, Z7, Z24
	VMOVAPS Z6, Z3
	VMOVAPS Z8, Z4
	VMOVAPS Z9, Z5
	VMOVAPS Z10, Z7
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z6, Z6, Z6
	VPGATHERQQ (AX)(Z23*8), K7, Z6
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z23*8), K7, Z8
	VPSRAQ $1, Z24, Z9
	VADDPD.BCST constants512x64<>+392(SB), Z15, Z15
	VMOVAPS Z11, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z13
	VPSUBQ Z9, Z24, Z11
	VPCMPUQ $1, Z13, Z20, K1
	VMULPD.BCST constants512x64<>+1208(SB), Z22, Z22
	VMULPD Z12, Z1, Z20
	VMULPD Z0, Z15, Z12
	VMOVAPS Z14, Z13
	VMOVAPS Z16, Z14
	VBLENDMPD.BCST constants512x64<>+0(SB), Z21, K1, Z21
	VSUBPD Z22, Z17, Z15
	VMOVAPS Z18, Z16
	VADDPD Z20, Z19, Z17
	TESTQ R10, R10
	JLT next
	VMOVUPS Z21, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func expm1Float64512(dst, x unsafe.Pointer, n int) int
TEXT ·expm1Float64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+440(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z20
	VADDPD Z0, Z14, Z14
	VADDPD.BCST constants512x64<>+384(SB), Z15, Z15
	VADDPD Z14, Z1, Z1
	VADDPD Z19, Z8, Z8
	VMULPD Z13, Z15, Z15
	VPMINSQ.BCST constants512x64<>+416(SB), Z20, Z0
	VPMINUQ.BCST constants512x64<>+424(SB), Z0, Z21
	VMULPD.BCST constants512x64<>+352(SB), Z21, Z22
	VMULPD Z8, Z1, Z1
	VPADDQ.BCST constants512x64<>+80(SB), Z2, Z2
	VADDPD.BCST constants512x64<>+392(SB), Z15, Z15
	VPSLLQ $52, Z2, Z2
	VMULPD Z2, Z3, Z23
	VMULPD Z2, Z4, Z0
	VADDPD.BCST constants512x64<>+184(SB), Z22, Z22
	VADDPD Z1, Z14, Z14
	VMULPD Z13, Z15, Z15
	VADDPD.BCST constants512x64<>+440(SB), Z23, Z1
	VPSUBQ.BCST constants512x64<>+184(SB), Z22, Z2
	VSUBPD.BCST constants512x64<>+184(SB), Z22, Z22
	VADDPD Z14, Z19, Z14
	VPSRAQ $6, Z2, Z19
	VPANDQ.BCST constants512x64<>+408(SB), Z2, Z8
	VADDPD.BCST constants512x64<>+400(SB), Z15, Z15
	VMOVAPS Z5, Z24
	VPMINSQ.BCST constants512x64<>+432(SB), Z19, Z2
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z3, Z3, Z3
	VPGATHERQQ (AX)(Z8*8), K7, Z3
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z4, Z4, Z4
	VPGATHERQQ (AX)(Z8*8), K7, Z4
	VMOVAPS Z6, Z5
	VMOVAPS Z7, Z25
	VPSUBQ Z2, Z19, Z6
	VSUBPD Z23, Z1, Z19
	VADDPD Z9, Z1, Z7
	VMULPD.BCST constants512x64<>+360(SB), Z22, Z26
	VBROADCASTSD constants512x64<>+440(SB), Z27
	VADDPD Z14, Z11, Z11
	VMULPD Z13, Z15, Z15
	VBROADCASTSD constants512x64<>+48(SB), Z14
	VSUBPD Z19, Z1, Z28
	VSUBPD Z1, Z7, Z29
	VMOVAPS Z9, Z8
	VMOVAPS Z10, Z30
	VSUBPD Z26, Z21, Z9
	VMULPD.BCST constants512x64<>+368(SB), Z22, Z10
	VADDPD Z11, Z25, Z25
	VMULPD Z13, Z13, Z22
	VADDPD.BCST constants512x64<>+88(SB), Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z24, Z24
	VMOVAPS Z12, Z21
	VSUBPD Z28, Z23, Z23
	VSUBPD Z19, Z27, Z19
	VSUBPD Z29, Z8, Z11
	VPSLLQ $52, Z24, Z24
	VPANDQ.BCST constants512x64<>+24(SB), Z16, Z12
	VSUBPD Z10, Z9, Z13
	VMULPD Z24, Z25, Z24
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z12, K1
	VPCMPUQ $1, Z21, Z14, K2
	VMULPD Z15, Z22, Z22
	VADDPD Z19, Z23, Z14
	VMOVAPS Z16, Z19
	VMOVAPS Z17, Z23
	VMULPD.BCST constants512x64<>+376(SB), Z13, Z15
	VMOVAPS Z18, Z16
	VBLENDMPD Z19, Z24, K1, Z17
	VBLENDMPD.BCST constants512x64<>+0(SB), Z23, K2, Z23
	VMOVAPS Z20, Z18
	VSUBPD Z30, Z22, Z19
	TESTQ R10, R10
	JLT next
	VMOVUPS Z23, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func logFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·logFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1240(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z22
	VBROADCASTSD constants512x64<>+8(SB), Z23
	VMOVAPS Z0, Z24
	VMULPD Z5, Z14, Z14
	VMULPD Z5, Z16, Z16
	VADDPD Z7, Z17, Z17
	VADDPD Z8, Z18, Z0
	VADDPD.BCST constants512x64<>+544(SB), Z20, Z20
	VADDPD Z21, Z11, Z11
	VBROADCASTSD constants512x64<>+0(SB), Z21
	VPSUBQ.BCST constants512x64<>+32(SB), Z13, Z13
	VPCMPUQ.BCST $1, constants512x64<>+1224(SB), Z22, K1
	VMULPD.BCST constants512x64<>+1232(SB), Z22, Z8
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z22, K2
	VPANDQ.BCST constants512x64<>+24(SB), Z22, Z18
	VSUBPD.BCST constants512x64<>+40(SB), Z14, Z14
	VMULPD Z2, Z20, Z20
	VADDPD Z11, Z6, Z6
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z13, K3
	VPCMPQ $0, Z23, Z18, K4
	VMOVAPS Z1, Z18
	VMOVAPS Z2, Z13
	VMOVAPS Z3, Z1
	VBLENDMPD Z8, Z22, K1, Z8
	VBLENDMPD.BCST constants512x64<>+1240(SB), Z23, K1, Z23
	VBLENDMPD Z22, Z21, K2, Z21
	VADDPD Z16, Z14, Z2
	VMOVAPS Z4, Z3
	VADDPD.BCST constants512x64<>+552(SB), Z20, Z20
	VBLENDMPD Z6, Z18, K3, Z25
	VPSUBQ.BCST constants512x64<>+472(SB), Z8, Z6
	VBLENDMPD.BCST constants512x64<>+104(SB), Z21, K4, Z4
	VPSRAQ $52, Z6, Z21
	VPSRLQ $46, Z6, Z18
	VPANDQ.BCST constants512x64<>+104(SB), Z6, Z6
	VPANDQ.BCST constants512x64<>+408(SB), Z18, Z18
	VPSUBQ Z6, Z8, Z26
	VPADDQ Z23, Z21, Z21
	VMOVAPS Z9, Z6
	LEAQ table2_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z5, Z5, Z5
	VPGATHERQQ (AX)(Z18*8), K7, Z5
	LEAQ table3_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z18*8), K7, Z7
	LEAQ table4_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z18*8), K7, Z8
	VSUBPD Z14, Z2, Z14
	VADDPD Z2, Z17, Z9
	VMULPD.BCST constants512x64<>+512(SB), Z2, Z18
	VMULPD Z13, Z20, Z20
	VMOVAPS Z10, Z23
	VSUBPD Z14, Z16, Z10
	VSUBPD Z17, Z9, Z17
	VADDPD.BCST constants512x64<>+520(SB), Z18, Z18
	VADDPD.BCST constants512x64<>+560(SB), Z20, Z20
	VMOVAPS Z12, Z11
	VSUBPD Z17, Z2, Z12
	VMULPD Z2, Z18, Z18
	VMULPD Z13, Z20, Z20
	VADDPD.BCST constants512x64<>+528(SB), Z18, Z18
	VMULPD Z13, Z13, Z13
	VADDPD.BCST constants512x64<>+568(SB), Z20, Z20
	VMULPD Z2, Z18, Z18
	VMULPD Z20, Z13, Z13
	VCVTQQ2PD Z21, Z21
	VADDPD.BCST constants512x64<>+536(SB), Z18, Z20
	VADDPD Z13, Z24, Z24
	VPADDQ.BCST constants512x64<>+480(SB), Z26, Z18
	VMOVAPS Z15, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z18, Z14
	VMOVAPS Z19, Z15
	VSUBPD Z14, Z26, Z16
	VMULPD.BCST constants512x64<>+496(SB), Z21, Z17
	VMULPD.BCST constants512x64<>+504(SB), Z21, Z18
	VMOVAPS Z22, Z19
	VMULPD Z2, Z20, Z20
	VADDPD Z24, Z23, Z21
	TESTQ R10, R10
	JLT next
	VMOVUPS Z25, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func log2Float64512(dst, x unsafe.Pointer, n int) int
TEXT ·log2Float64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1240(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z19
	VBROADCASTSD constants512x64<>+8(SB), Z20
	VSUBPD.BCST constants512x64<>+40(SB), Z11, Z11
	VADDPD.BCST constants512x64<>+552(SB), Z16, Z16
	VADDPD Z18, Z17, Z17
	VMULPD.BCST constants512x64<>+704(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+0(SB), Z18
	VMOVAPS Z0, Z21
	VPSUBQ.BCST constants512x64<>+32(SB), Z8, Z8
	VPCMPUQ.BCST $1, constants512x64<>+1224(SB), Z19, K1
	VMULPD.BCST constants512x64<>+1232(SB), Z19, Z22
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z19, K2
	VPANDQ.BCST constants512x64<>+24(SB), Z19, Z23
	VADDPD Z12, Z11, Z0
	VMULPD Z21, Z16, Z16
	VADDPD Z17, Z7, Z7
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z8, K3
	VPCMPQ $0, Z20, Z23, K4
	VMOVAPS Z1, Z23
	VMOVAPS Z2, Z8
	VMOVAPS Z3, Z1
	VBLENDMPD Z22, Z19, K1, Z22
	VBLENDMPD.BCST constants512x64<>+1240(SB), Z20, K1, Z20
	VBLENDMPD Z19, Z18, K2, Z18
	VSUBPD Z11, Z0, Z11
	VADDPD Z0, Z13, Z2
	VMULPD.BCST constants512x64<>+512(SB), Z0, Z17
	VMOVAPS Z4, Z3
	VADDPD.BCST constants512x64<>+560(SB), Z16, Z16
	VBLENDMPD Z7, Z23, K3, Z23
	VPSUBQ.BCST constants512x64<>+472(SB), Z22, Z7
	VBLENDMPD.BCST constants512x64<>+104(SB), Z18, K4, Z4
	VPSRAQ $52, Z7, Z18
	VPSRLQ $46, Z7, Z24
	VPANDQ.BCST constants512x64<>+104(SB), Z7, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z24, Z24
	VPSUBQ Z7, Z22, Z22
	VPADDQ Z20, Z18, Z18
	VMOVAPS Z5, Z7
	LEAQ table2_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z20, Z20, Z20
	VPGATHERQQ (AX)(Z24*8), K7, Z20
	LEAQ table3_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z25, Z25, Z25
	VPGATHERQQ (AX)(Z24*8), K7, Z25
	LEAQ table4_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z26, Z26, Z26
	VPGATHERQQ (AX)(Z24*8), K7, Z26
	VSUBPD Z11, Z12, Z5
	VSUBPD Z13, Z2, Z13
	VADDPD.BCST constants512x64<>+520(SB), Z17, Z17
	VMULPD Z21, Z16, Z16
	VMOVAPS Z6, Z11
	VSUBPD Z13, Z0, Z6
	VMULPD Z0, Z17, Z17
	VMULPD Z21, Z21, Z21
	VADDPD.BCST constants512x64<>+568(SB), Z16, Z16
	VADDPD.BCST constants512x64<>+528(SB), Z17, Z17
	VMULPD Z16, Z21, Z16
	VMULPD Z0, Z17, Z17
	VADDPD Z16, Z9, Z9
	VADDPD.BCST constants512x64<>+536(SB), Z17, Z17
	VADDPD Z9, Z7, Z9
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z7
	VCVTQQ2PD Z18, Z18
	VMULPD Z0, Z17, Z17
	VADDPD Z9, Z11, Z9
	VSUBPD Z7, Z8, Z11
	VPADDQ.BCST constants512x64<>+480(SB), Z22, Z16
	VPANDQ.BCST constants512x64<>+488(SB), Z16, Z16
	VSUBPD Z16, Z22, Z22
	VMULPD.BCST constants512x64<>+496(SB), Z18, Z21
	VMULPD.BCST constants512x64<>+504(SB), Z18, Z18
	VADDPD.BCST constants512x64<>+544(SB), Z17, Z17
	VADDPD Z9, Z11, Z24
	VADDPD Z9, Z8, Z27
	VMOVAPS Z10, Z8
	VMOVAPS Z14, Z9
	VMOVAPS Z15, Z10
	VMULPD Z20, Z16, Z11
	VMULPD Z20, Z22, Z12
	VADDPD Z25, Z21, Z13
	VADDPD Z26, Z18, Z14
	VMOVAPS Z19, Z15
	VMULPD Z0, Z17, Z16
	VMULPD.BCST constants512x64<>+704(SB), Z24, Z17
	VMULPD.BCST constants512x64<>+712(SB), Z27, Z18
	TESTQ R10, R10
	JLT next
	VMOVUPS Z23, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func log10Float64512(dst, x unsafe.Pointer, n int) int
TEXT ·log10Float64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1240(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z19
	VBROADCASTSD constants512x64<>+8(SB), Z20
	VSUBPD.BCST constants512x64<>+40(SB), Z11, Z11
	VADDPD.BCST constants512x64<>+552(SB), Z16, Z16
	VADDPD Z18, Z17, Z17
	VMULPD.BCST constants512x64<>+728(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+0(SB), Z18
	VMOVAPS Z0, Z21
	VPSUBQ.BCST constants512x64<>+32(SB), Z8, Z8
	VPCMPUQ.BCST $1, constants512x64<>+1224(SB), Z19, K1
	VMULPD.BCST constants512x64<>+1232(SB), Z19, Z22
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z19, K2
	VPANDQ.BCST constants512x64<>+24(SB), Z19, Z23
	VADDPD Z12, Z11, Z0
	VMULPD Z21, Z16, Z16
	VADDPD Z17, Z7, Z7
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z8, K3
	VPCMPQ $0, Z20, Z23, K4
	VMOVAPS Z1, Z23
	VMOVAPS Z2, Z8
	VMOVAPS Z3, Z1
	VBLENDMPD Z22, Z19, K1, Z22
	VBLENDMPD.BCST constants512x64<>+1240(SB), Z20, K1, Z20
	VBLENDMPD Z19, Z18, K2, Z18
	VSUBPD Z11, Z0, Z11
	VADDPD Z0, Z13, Z2
	VMULPD.BCST constants512x64<>+512(SB), Z0, Z17
	VMOVAPS Z4, Z3
	VADDPD.BCST constants512x64<>+560(SB), Z16, Z16
	VBLENDMPD Z7, Z23, K3, Z23
	VPSUBQ.BCST constants512x64<>+472(SB), Z22, Z7
	VBLENDMPD.BCST constants512x64<>+104(SB), Z18, K4, Z4
	VPSRAQ $52, Z7, Z18
	VPSRLQ $46, Z7, Z24
	VPANDQ.BCST constants512x64<>+104(SB), Z7, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z24, Z24
	VPSUBQ Z7, Z22, Z22
	VPADDQ Z20, Z18, Z18
	VMOVAPS Z5, Z7
	LEAQ table2_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z20, Z20, Z20
	VPGATHERQQ (AX)(Z24*8), K7, Z20
	LEAQ table3_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z25, Z25, Z25
	VPGATHERQQ (AX)(Z24*8), K7, Z25
	LEAQ table4_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z26, Z26, Z26
	VPGATHERQQ (AX)(Z24*8), K7, Z26
	VSUBPD Z11, Z12, Z5
	VSUBPD Z13, Z2, Z13
	VADDPD.BCST constants512x64<>+520(SB), Z17, Z17
	VMULPD Z21, Z16, Z16
	VMOVAPS Z6, Z11
	VSUBPD Z13, Z0, Z6
	VMULPD Z0, Z17, Z17
	VMULPD Z21, Z21, Z21
	VADDPD.BCST constants512x64<>+568(SB), Z16, Z16
	VADDPD.BCST constants512x64<>+528(SB), Z17, Z17
	VMULPD Z16, Z21, Z16
	VMULPD Z0, Z17, Z17
	VADDPD Z16, Z9, Z9
	VADDPD.BCST constants512x64<>+536(SB), Z17, Z17
	VADDPD Z9, Z7, Z9
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z7
	VCVTQQ2PD Z18, Z18
	VMULPD Z0, Z17, Z17
	VADDPD Z9, Z11, Z9
	VSUBPD Z7, Z8, Z11
	VPADDQ.BCST constants512x64<>+480(SB), Z22, Z16
	VPANDQ.BCST constants512x64<>+488(SB), Z16, Z16
	VSUBPD Z16, Z22, Z22
	VMULPD.BCST constants512x64<>+496(SB), Z18, Z21
	VMULPD.BCST constants512x64<>+504(SB), Z18, Z18
	VADDPD.BCST constants512x64<>+544(SB), Z17, Z17
	VADDPD Z9, Z11, Z24
	VADDPD Z9, Z8, Z27
	VMOVAPS Z10, Z8
	VMOVAPS Z14, Z9
	VMOVAPS Z15, Z10
	VMULPD Z20, Z16, Z11
	VMULPD Z20, Z22, Z12
	VADDPD Z25, Z21, Z13
	VADDPD Z26, Z18, Z14
	VMOVAPS Z19, Z15
	VMULPD Z0, Z17, Z16
	VMULPD.BCST constants512x64<>+728(SB), Z24, Z17
	VMULPD.BCST constants512x64<>+736(SB), Z27, Z18
	TESTQ R10, R10
	JLT next
	VMOVUPS Z23, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func log1pFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·log1pFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+568(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-8, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z9
	VMULPD Z3, Z7, Z7
	VBROADCASTSD constants512x64<>+8(SB), Z10
	VADDPD.BCST constants512x64<>+536(SB), Z7, Z7
	VMOVAPS Z0, Z11
	VADDPD.BCST constants512x64<>+40(SB), Z9, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z9, Z12
	KMOVW K1, K2
	VPCMPQ $0, Z10, Z12, K1
	VBROADCASTSD constants512x64<>+0(SB), Z12
	VMULPD Z3, Z7, Z7
	VBROADCASTSD constants512x64<>+40(SB), Z13
	VSUBPD.BCST constants512x64<>+40(SB), Z0, Z14
	VPSUBQ.BCST constants512x64<>+472(SB), Z0, Z15
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z0, K3
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z16
	VPSRAQ $52, Z15, Z17
	VPSRLQ $46, Z15, Z18
	VPCMPQ $0, Z10, Z16, K4
	VADDPD.BCST constants512x64<>+544(SB), Z7, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z18, Z18
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z17, K5
	VPADDQ Z10, Z17, Z16
	LEAQ table2_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z18*8), K7, Z17
	LEAQ table3_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z19, Z19, Z19
	VPGATHERQQ (AX)(Z18*8), K7, Z19
	LEAQ table4_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z20, Z20, Z20
	VPGATHERQQ (AX)(Z18*8), K7, Z20
	VSUBPD Z14, Z0, Z18
	VPANDQ.BCST constants512x64<>+104(SB), Z15, Z15
	VBLENDMPD Z0, Z12, K3, Z12
	VMOVAPS Z1, Z21
	VPSUBQ Z15, Z13, Z22
	VBLENDMPD.BCST constants512x64<>+104(SB), Z12, K4, Z1
	VMULPD Z3, Z7, Z7
	VBLENDMPD Z22, Z10, K5, Z10
	VSUBPD Z18, Z13, Z18
	VSUBPD Z14, Z9, Z14
	VADDPD.BCST constants512x64<>+552(SB), Z7, Z7
	VADDPD Z14, Z18, Z14
	VMULPD Z3, Z7, Z7
	VMULPD Z10, Z14, Z10
	VADDPD.BCST constants512x64<>+560(SB), Z7, Z7
	VMULPD Z3, Z7, Z7
	VCVTQQ2PD Z16, Z16
	VPSUBQ Z15, Z0, Z15
	VPADDQ.BCST constants512x64<>+480(SB), Z15, Z14
	VMULPD Z3, Z3, Z3
	VADDPD.BCST constants512x64<>+568(SB), Z7, Z7
	VPANDQ.BCST constants512x64<>+488(SB), Z14, Z14
	VSUBPD Z14, Z15, Z15
	VMULPD.BCST constants512x64<>+496(SB), Z16, Z18
	VMULPD.BCST constants512x64<>+504(SB), Z16, Z16
	VMULPD Z7, Z3, Z3
	VMOVAPS Z2, Z7
	VMULPD Z17, Z14, Z14
	VMULPD Z17, Z15, Z15
	VMULPD Z17, Z10, Z10
	VADDPD Z19, Z18, Z18
	VADDPD Z20, Z16, Z2
	VADDPD Z3, Z7, Z3
	VSUBPD Z13, Z14, Z13
	VADDPD Z10, Z15, Z14
	VADDPD Z3, Z5, Z5
	VSUBPD Z15, Z14, Z15
	VADDPD Z14, Z13, Z3
	VADDPD Z5, Z6, Z5
	VMOVAPS Z4, Z6
	VSUBPD Z15, Z10, Z10
	VSUBPD Z13, Z3, Z13
	VADDPD Z3, Z18, Z4
	VMULPD.BCST constants512x64<>+512(SB), Z3, Z15
	VADDPD Z5, Z6, Z5
	VPSUBQ.BCST constants512x64<>+32(SB), Z11, Z11
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z11, K5
	VSUBPD Z13, Z14, Z13
	VSUBPD Z18, Z4, Z18
	VADDPD.BCST constants512x64<>+520(SB), Z15, Z15
	VBLENDMPD Z8, Z5, K2, Z5
	VBLENDMPD Z5, Z21, K5, Z21
	VADDPD Z10, Z13, Z5
	VSUBPD Z18, Z3, Z6
	VMULPD Z3, Z15, Z15
	VADDPD.BCST constants512x64<>+528(SB), Z15, Z7
	VMOVAPS Z9, Z8
	TESTQ R10, R10
	JLT next
	VMOVUPS Z21, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func powFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·powFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1272(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z3
	VPCMPUQ.BCST $1, constants512x64<>+1224(SB), Z2, K1
	VMULPD.BCST constants512x64<>+1232(SB), Z2, Z4
	VBLENDMPD Z4, Z2, K1, Z4
	VBROADCASTSD constants512x64<>+8(SB), Z5
	VBLENDMPD.BCST constants512x64<>+1240(SB), Z5, K1, Z6
	VPSUBQ.BCST constants512x64<>+472(SB), Z4, Z7
	VPSRAQ $52, Z7, Z8
	VPSRLQ $46, Z7, Z9
	VPANDQ.BCST constants512x64<>+408(SB), Z9, Z9
	VPANDQ.BCST constants512x64<>+104(SB), Z7, Z7
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VPSUBQ Z7, Z4, Z4
	VPADDQ.BCST constants512x64<>+480(SB), Z4, Z7
	VPANDQ.BCST constants512x64<>+488(SB), Z7, Z7
	VMULPD Z10, Z7, Z11
	VSUBPD.BCST constants512x64<>+40(SB), Z11, Z11
	VSUBPD Z7, Z4, Z4
	VMULPD Z10, Z4, Z4
	VPADDQ Z6, Z8, Z6
	VCVTQQ2PD Z6, Z6
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z7
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z9*8), K1, Z8
	VADDPD Z8, Z7, Z7
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z9*8), K1, Z8
	VADDPD Z8, Z6, Z6
	VADDPD Z4, Z11, Z8
	VSUBPD Z11, Z8, Z9
	VSUBPD Z9, Z4, Z9
	VMULPD Z11, Z11, Z10
	VMULPD.BCST constants512x64<>+568(SB), Z10, Z10
	VADDPD Z8, Z11, Z11
	VMULPD Z11, Z4, Z4
	VMULPD.BCST constants512x64<>+568(SB), Z4, Z4
	VMULPD Z8, Z8, Z11
	VMULPD Z8, Z11, Z11
	VMULPD.BCST constants512x64<>+512(SB), Z8, Z12
	VADDPD.BCST constants512x64<>+520(SB), Z12, Z12
	VMULPD Z8, Z12, Z12
	VADDPD.BCST constants512x64<>+528(SB), Z12, Z12
	VMULPD Z8, Z12, Z12
	VADDPD.BCST constants512x64<>+536(SB), Z12, Z12
	VMULPD Z8, Z12, Z12
	VADDPD.BCST constants512x64<>+544(SB), Z12, Z12
	VMULPD Z8, Z12, Z12
	VADDPD.BCST constants512x64<>+552(SB), Z12, Z12
	VMULPD Z8, Z12, Z12
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMULPD Z12, Z11, Z11
	VADDPD Z8, Z7, Z12
	VSUBPD Z7, Z12, Z7
	VSUBPD Z7, Z8, Z7
	VADDPD Z10, Z12, Z8
	VSUBPD Z12, Z8, Z12
	VSUBPD Z12, Z10, Z10
	VADDPD Z10, Z7, Z7
	VADDPD Z4, Z9, Z4
	VADDPD Z11, Z6, Z6
	VADDPD Z6, Z4, Z4
	VADDPD Z4, Z7, Z4
	VADDPD Z4, Z8, Z6
	VSUBPD Z8, Z6, Z7
	VSUBPD Z7, Z4, Z4
	VPMINUQ.BCST constants512x64<>+1248(SB), Z3, Z7
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z8
	VPORQ Z8, Z7, Z7
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z8
	VSUBPD Z8, Z7, Z9
	VPANDQ.BCST constants512x64<>+160(SB), Z6, Z10
	VSUBPD Z10, Z6, Z6
	VMULPD Z10, Z9, Z9
	VADDPD Z4, Z6, Z4
	VMULPD Z4, Z7, Z4
	VADDPD Z4, Z9, Z4
	VMULPD Z10, Z8, Z6
	VPMINSQ.BCST constants512x64<>+416(SB), Z6, Z7
	VPMINUQ.BCST constants512x64<>+1184(SB), Z7, Z7
	VPCMPQ $0, Z6, Z7, K1
	VBLENDMPD Z4, Z5, K1, Z4
	VMULPD.BCST constants512x64<>+352(SB), Z7, Z6
	VADDPD.BCST constants512x64<>+184(SB), Z6, Z6
	VPSUBQ.BCST constants512x64<>+184(SB), Z6, Z8
	VSUBPD.BCST constants512x64<>+184(SB), Z6, Z6
	VMULPD.BCST constants512x64<>+360(SB), Z6, Z9
	VSUBPD Z9, Z7, Z7
	VMULPD.BCST constants512x64<>+368(SB), Z6, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z7, Z6
	VMULPD Z6, Z6, Z9
	VMULPD.BCST constants512x64<>+376(SB), Z6, Z10
	VADDPD.BCST constants512x64<>+384(SB), Z10, Z10
	VMULPD Z6, Z10, Z10
	VADDPD.BCST constants512x64<>+392(SB), Z10, Z10
	VMULPD Z6, Z10, Z10
	VADDPD.BCST constants512x64<>+400(SB), Z10, Z10
	VMULPD Z6, Z10, Z6
	VADDPD.BCST constants512x64<>+88(SB), Z6, Z6
	VMULPD Z6, Z9, Z6
	VSUBPD Z4, Z6, Z4
	VADDPD Z4, Z7, Z4
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z6
	LEAQ table0_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z6*8), K1, Z7
	LEAQ table1_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z6*8), K1, Z9
	VMULPD Z4, Z7, Z4
	VADDPD Z4, Z9, Z4
	VADDPD Z4, Z7, Z4
	VPSRAQ $6, Z8, Z6
	VPSRAQ $1, Z6, Z7
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z8
	VPSLLQ $52, Z8, Z8
	VMULPD Z8, Z4, Z4
	VPSUBQ Z7, Z6, Z6
	VPADDQ.BCST constants512x64<>+80(SB), Z6, Z6
	VPSLLQ $52, Z6, Z6
	VMULPD Z6, Z4, Z4
	VPCMPQ $1, Z5, Z0, K1
	VPCMPQ $0, Z5, Z2, K2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z2, K3
	KORB K3, K2, K3
	VPSRLQ $52, Z3, Z6
	VBROADCASTSD constants512x64<>+1256(SB), Z7
	VPSUBQ Z6, Z7, Z8
	VPCMPUQ.BCST $1, constants512x64<>+1264(SB), Z8, K4
	VBLENDMPD Z8, Z5, K4, Z8
	VPANDQ.BCST constants512x64<>+1272(SB), Z3, Z9
	VPORQ.BCST constants512x64<>+1224(SB), Z9, Z9
	VPSRLVQ Z8, Z9, Z10
	VPSLLVQ Z8, Z10, Z8
	VPCMPQ $0, Z9, Z8, K5
	KANDB K5, K4, K4
	VPCMPUQ $1, Z6, Z7, K5
	KORB K5, K4, K5
	VPANDQ.BCST constants512x64<>+32(SB), Z10, Z6
	VPCMPQ.BCST $0, constants512x64<>+32(SB), Z6, K6
	KANDB K6, K4, K4
	VBLENDMPD.BCST constants512x64<>+16(SB), Z5, K2, Z6
	VPXORQ Z6, Z1, Z1
	VPCMPQ $1, Z5, Z1, K2
	VBROADCASTSD constants512x64<>+48(SB), Z1
	VBLENDMPD Z5, Z1, K2, Z6
	VBLENDMPD Z6, Z4, K3, Z4
	KANDB K4, K1, K2
	VBLENDMPD.BCST constants512x64<>+16(SB), Z5, K2, Z6
	VPORQ Z6, Z4, Z4
	KORB K3, K5, K2
	KNOTB K2, K2
	KANDB K2, K1, K1
	VPCMPUQ $1, Z2, Z1, K2
	VPCMPUQ $1, Z3, Z1, K3
	KORB K3, K2, K2
	KORB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z4, K1, Z1
	VPCMPQ $0, Z5, Z3, K1
	VPCMPQ.BCST $0, constants512x64<>+40(SB), Z0, K2
	KORB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+40(SB), Z1, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sinhFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·sinhFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+816(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-8, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z13
	VPXORQ.BCST constants512x64<>+16(SB), Z7, Z14
	VSUBPD Z8, Z6, Z15
	VADDPD Z7, Z5, Z16
	VADDPD Z8, Z6, Z6
	VADDPD Z14, Z5, Z8
	VMULPD Z9, Z4, Z4
	VMULPD Z11, Z10, Z10
	VSUBPD Z5, Z16, Z11
	VSUBPD Z5, Z8, Z5
	VSUBPD Z3, Z10, Z3
	VADDPD Z2, Z8, Z10
	VMULPD Z4, Z8, Z4
	VMOVAPS Z0, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z0
	VPMINUQ.BCST constants512x64<>+768(SB), Z0, Z17
	VSUBPD Z11, Z7, Z7
	VMULPD.BCST constants512x64<>+352(SB), Z17, Z11
	VSUBPD Z5, Z14, Z5
	VSUBPD Z8, Z10, Z8
	VADDPD Z4, Z3, Z4
	VADDPD Z3, Z2, Z3
	VBROADCASTSD constants512x64<>+8(SB), Z14
	VADDPD Z6, Z7, Z6
	VSUBPD.BCST constants512x64<>+40(SB), Z16, Z16
	VADDPD.BCST constants512x64<>+184(SB), Z11, Z11
	VADDPD Z15, Z5, Z5
	VSUBPD Z8, Z2, Z2
	VADDPD Z6, Z16, Z6
	VPSUBQ.BCST constants512x64<>+184(SB), Z11, Z16
	VSUBPD.BCST constants512x64<>+184(SB), Z11, Z11
	VADDPD Z4, Z5, Z4
	VPSRAQ $6, Z16, Z5
	VPSUBQ Z16, Z14, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z16
	VPMINSQ.BCST constants512x64<>+432(SB), Z5, Z8
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z15, Z15, Z15
	VPGATHERQQ (AX)(Z16*8), K7, Z15
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z16*8), K7, Z7
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z16
	VMOVAPS Z1, Z18
	VPSUBQ Z8, Z5, Z1
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z19, Z19, Z19
	VPGATHERQQ (AX)(Z16*8), K7, Z19
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z20, Z20, Z20
	VPGATHERQQ (AX)(Z16*8), K7, Z20
	VMULPD Z3, Z6, Z6
	VMULPD.BCST constants512x64<>+360(SB), Z11, Z3
	VADDPD Z4, Z2, Z4
	VSUBPD Z3, Z17, Z2
	VMULPD.BCST constants512x64<>+368(SB), Z11, Z3
	VADDPD Z6, Z4, Z4
	VSUBPD Z3, Z2, Z11
	VADDPD Z4, Z10, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VPSLLQ $52, Z18, Z18
	VMULPD Z11, Z11, Z4
	VMULPD Z18, Z10, Z10
	VPANDQ.BCST constants512x64<>+16(SB), Z12, Z12
	VMULPD.BCST constants512x64<>+784(SB), Z4, Z18
	VMULPD.BCST constants512x64<>+800(SB), Z4, Z6
	VPORQ Z12, Z10, Z12
	VBROADCASTSD constants512x64<>+48(SB), Z10
	VADDPD.BCST constants512x64<>+792(SB), Z18, Z18
	VADDPD.BCST constants512x64<>+808(SB), Z6, Z6
	VPSRAQ $6, Z14, Z14
	VPSUBQ.BCST constants512x64<>+32(SB), Z8, Z8
	VPMAXSQ.BCST constants512x64<>+776(SB), Z14, Z14
	VPADDQ.BCST constants512x64<>+80(SB), Z8, Z8
	VPSUBQ.BCST constants512x64<>+32(SB), Z14, Z14
	VMULPD Z4, Z18, Z18
	VMULPD Z4, Z6, Z17
	VPSLLQ $52, Z8, Z8
	VPADDQ.BCST constants512x64<>+80(SB), Z14, Z14
	VPCMPUQ $1, Z9, Z10, K1
	VMULPD Z8, Z15, Z5
	VMULPD Z8, Z7, Z6
	VPSLLQ $52, Z14, Z14
	VMULPD Z14, Z19, Z7
	VMULPD Z14, Z20, Z8
	VADDPD.BCST constants512x64<>+88(SB), Z18, Z9
	VMULPD Z11, Z4, Z10
	VADDPD.BCST constants512x64<>+816(SB), Z17, Z11
	VBLENDMPD.BCST constants512x64<>+0(SB), Z12, K1, Z17
	VMOVAPS Z13, Z12
	TESTQ R10, R10
	JLT next
	VMOVUPS Z17, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func coshFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·coshFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+816(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z16
	VPSLLQ $52, Z12, Z12
	VPADDQ.BCST constants512x64<>+80(SB), Z13, Z13
	VMULPD Z12, Z2, Z2
	VMULPD Z12, Z3, Z3
	VPSLLQ $52, Z13, Z13
	VMULPD Z13, Z5, Z5
	VMULPD Z13, Z6, Z6
	VADDPD.BCST constants512x64<>+88(SB), Z14, Z14
	VMULPD Z9, Z10, Z9
	VADDPD.BCST constants512x64<>+816(SB), Z15, Z15
	VMOVAPS Z0, Z13
	VPXORQ.BCST constants512x64<>+16(SB), Z5, Z12
	VADDPD Z5, Z2, Z17
	VADDPD Z6, Z3, Z3
	VMOVAPS Z1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z16, Z1
	VADDPD Z12, Z2, Z12
	VMULPD Z14, Z10, Z10
	VMULPD Z15, Z9, Z9
	VPMINUQ.BCST constants512x64<>+768(SB), Z1, Z15
	VMULPD.BCST constants512x64<>+352(SB), Z15, Z14
	VSUBPD Z2, Z17, Z2
	VBROADCASTSD constants512x64<>+8(SB), Z16
	VSUBPD Z8, Z9, Z8
	VADDPD.BCST constants512x64<>+184(SB), Z14, Z14
	VSUBPD Z2, Z5, Z2
	VADDPD Z8, Z7, Z7
	VPSUBQ.BCST constants512x64<>+184(SB), Z14, Z8
	VSUBPD.BCST constants512x64<>+184(SB), Z14, Z14
	VPSRAQ $6, Z8, Z5
	VPSUBQ Z8, Z16, Z16
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z8
	VADDPD Z3, Z2, Z9
	VPMINSQ.BCST constants512x64<>+432(SB), Z5, Z18
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z2, Z2, Z2
	VPGATHERQQ (AX)(Z8*8), K7, Z2
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z3, Z3, Z3
	VPGATHERQQ (AX)(Z8*8), K7, Z3
	VPANDQ.BCST constants512x64<>+408(SB), Z16, Z8
	VMULPD Z10, Z17, Z10
	VMULPD Z7, Z12, Z7
	VMOVAPS Z4, Z12
	VPSUBQ Z18, Z5, Z4
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z5, Z5, Z5
	VPGATHERQQ (AX)(Z8*8), K7, Z5
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z6, Z6, Z6
	VPGATHERQQ (AX)(Z8*8), K7, Z6
	VMULPD.BCST constants512x64<>+360(SB), Z14, Z8
	VADDPD Z7, Z10, Z10
	VSUBPD Z8, Z15, Z7
	VMULPD.BCST constants512x64<>+368(SB), Z14, Z8
	VADDPD Z10, Z9, Z10
	VSUBPD Z8, Z7, Z9
	VADDPD Z10, Z17, Z17
	VMULPD Z9, Z9, Z10
	VPADDQ.BCST constants512x64<>+80(SB), Z12, Z12
	VBROADCASTSD constants512x64<>+48(SB), Z14
	VPSLLQ $52, Z12, Z12
	VMOVAPS Z11, Z15
	VMULPD Z12, Z17, Z11
	VMULPD.BCST constants512x64<>+784(SB), Z10, Z12
	VMULPD.BCST constants512x64<>+800(SB), Z10, Z17
	VPCMPUQ $1, Z13, Z14, K1
	VADDPD.BCST constants512x64<>+792(SB), Z12, Z14
	VADDPD.BCST constants512x64<>+808(SB), Z17, Z17
	VPSRAQ $6, Z16, Z16
	VPSUBQ.BCST constants512x64<>+32(SB), Z18, Z18
	VPMAXSQ.BCST constants512x64<>+776(SB), Z16, Z16
	VBLENDMPD.BCST constants512x64<>+0(SB), Z15, K1, Z19
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z12
	VPSUBQ.BCST constants512x64<>+32(SB), Z16, Z13
	VMULPD Z10, Z14, Z14
	VMULPD Z10, Z17, Z15
	TESTQ R10, R10
	JLT next
	VMOVUPS Z19, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func tanhFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·tanhFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1280(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z20
	VBROADCASTSD constants512x64<>+48(SB), Z21
	VMULPD Z11, Z14, Z14
	VADDPD Z18, Z10, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z19, Z19
	VPSRAQ $6, Z4, Z4
	VMULPD Z12, Z19, Z12
	VMULPD Z13, Z19, Z13
	VPADDQ.BCST constants512x64<>+80(SB), Z4, Z4
	VADDPD.BCST constants512x64<>+392(SB), Z14, Z14
	KMOVW K1, K4
	VPSLLQ $52, Z4, Z4
	KMOVW K2, K1
	VPANDQ.BCST constants512x64<>+24(SB), Z20, Z18
	VMULPD Z4, Z5, Z22
	VMULPD Z4, Z6, Z23
	KMOVW K3, K2
	VADDPD Z10, Z7, Z7
	VPMINUQ.BCST constants512x64<>+1280(SB), Z18, Z10
	VPCMPUQ $1, Z18, Z21, K3
	VSUBPD Z12, Z0, Z12
	VSUBPD Z13, Z2, Z2
	VADDPD Z10, Z10, Z10
	VMULPD Z11, Z14, Z14
	VADDPD.BCST constants512x64<>+440(SB), Z22, Z13
	VADDPD Z7, Z1, Z0
	VBROADCASTSD constants512x64<>+40(SB), Z18
	VADDPD Z2, Z12, Z2
	VMULPD.BCST constants512x64<>+352(SB), Z10, Z12
	VADDPD.BCST constants512x64<>+400(SB), Z14, Z14
	VMOVAPS Z1, Z21
	VSUBPD Z22, Z13, Z24
	VADDPD Z8, Z13, Z1
	VSUBPD Z21, Z0, Z21
	VADDPD.BCST constants512x64<>+608(SB), Z0, Z25
	VBROADCASTSD constants512x64<>+440(SB), Z26
	VMULPD Z3, Z2, Z4
	VADDPD.BCST constants512x64<>+184(SB), Z12, Z12
	VMULPD Z11, Z14, Z14
	VSUBPD Z24, Z13, Z27
	VSUBPD Z13, Z1, Z28
	VSUBPD Z21, Z7, Z2
	VSUBPD Z0, Z25, Z21
	VDIVPD Z25, Z18, Z3
	VBROADCASTSD constants512x64<>+608(SB), Z18
	VADDPD Z4, Z19, Z19
	VPSUBQ.BCST constants512x64<>+184(SB), Z12, Z4
	VSUBPD.BCST constants512x64<>+184(SB), Z12, Z12
	VMULPD Z11, Z11, Z11
	VADDPD.BCST constants512x64<>+88(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+408(SB), Z4, Z7
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z5, Z5, Z5
	VPGATHERQQ (AX)(Z7*8), K7, Z5
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z6, Z6, Z6
	VPGATHERQQ (AX)(Z7*8), K7, Z6
	VSUBPD Z27, Z22, Z22
	VSUBPD Z24, Z26, Z24
	VSUBPD Z28, Z8, Z7
	VSUBPD Z21, Z25, Z28
	VPANDQ.BCST constants512x64<>+16(SB), Z15, Z15
	VPORQ Z15, Z19, Z15
	VMULPD.BCST constants512x64<>+360(SB), Z12, Z19
	VMULPD Z14, Z11, Z11
	VBLENDMPD.BCST constants512x64<>+0(SB), Z15, K4, Z26
	VADDPD Z24, Z22, Z22
	VSUBPD Z28, Z0, Z28
	VSUBPD Z21, Z18, Z18
	VMOVAPS Z8, Z21
	VMOVAPS Z9, Z24
	VSUBPD Z19, Z10, Z8
	VMULPD.BCST constants512x64<>+368(SB), Z12, Z9
	VSUBPD Z24, Z11, Z10
	VADDPD Z23, Z22, Z22
	VADDPD Z18, Z28, Z18
	VSUBPD Z9, Z8, Z11
	VPANDQ.BCST constants512x64<>+160(SB), Z25, Z12
	VADDPD Z22, Z13, Z13
	VADDPD Z10, Z21, Z21
	VADDPD Z2, Z18, Z18
	VSUBPD Z12, Z25, Z25
	VMULPD.BCST constants512x64<>+376(SB), Z11, Z28
	VMULPD Z21, Z13, Z21
	VADDPD Z18, Z25, Z13
	VADDPD.BCST constants512x64<>+384(SB), Z28, Z14
	VMOVAPS Z16, Z15
	VMOVAPS Z17, Z16
	VMOVAPS Z20, Z17
	VADDPD Z21, Z22, Z18
	VMULPD Z3, Z0, Z19
	TESTQ R10, R10
	JLT next
	VMOVUPS Z26, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func asinhFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·asinhFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+864(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z20
	VADDPD.BCST constants512x64<>+528(SB), Z13, Z13
	VSUBPD Z5, Z14, Z21
	VBLENDMPD Z14, Z1, K1, Z14
	VSUBPD Z17, Z4, Z4
	VMULPD Z16, Z18, Z18
	VPSUBQ.BCST constants512x64<>+472(SB), Z14, Z17
	VPSRAQ $52, Z17, Z22
	VPSRLQ $46, Z17, Z23
	VPANDQ.BCST constants512x64<>+104(SB), Z17, Z17
	VBLENDMPD Z9, Z10, K1, Z10
	VPANDQ.BCST constants512x64<>+408(SB), Z23, Z23
	VPSUBQ Z17, Z14, Z14
	VPSUBQ Z17, Z2, Z17
	VPADDQ Z10, Z22, Z10
	VMULPD Z7, Z13, Z13
	VMOVAPS Z0, Z25
	LEAQ table2_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z24, Z24, Z24
	VPGATHERQQ (AX)(Z23*8), K7, Z24
	VPADDQ.BCST constants512x64<>+480(SB), Z14, Z26
	LEAQ table3_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z27, Z27, Z27
	VPGATHERQQ (AX)(Z23*8), K7, Z27
	LEAQ table4_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z28, Z28, Z28
	VPGATHERQQ (AX)(Z23*8), K7, Z28
	VMOVAPS Z1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z20, Z1
	VSUBPD Z18, Z4, Z4
	VMULPD Z16, Z16, Z16
	VPANDQ.BCST constants512x64<>+488(SB), Z26, Z26
	VPANDQ.BCST constants512x64<>+160(SB), Z1, Z18
	VSUBPD Z26, Z14, Z14
	VSUBPD Z18, Z1, Z23
	VMULPD Z18, Z18, Z29
	VADDPD Z18, Z1, Z18
	VADDPD.BCST constants512x64<>+536(SB), Z13, Z13
	VSUBPD Z16, Z4, Z4
	VMULPD Z18, Z23, Z18
	VADDPD.BCST constants512x64<>+40(SB), Z29, Z23
	VMULPD Z7, Z13, Z13
	VADDPD Z6, Z4, Z4
	VADDPD Z5, Z5, Z5
	VSUBPD.BCST constants512x64<>+40(SB), Z23, Z6
	VMOVAPS Z2, Z16
	VADDPD.BCST constants512x64<>+544(SB), Z13, Z13
	VBROADCASTSD constants512x64<>+40(SB), Z2
	VDIVPD Z5, Z4, Z30
	VSUBPD Z6, Z23, Z4
	VSUBPD Z6, Z29, Z6
	VMULPD Z7, Z13, Z13
	VSUBPD Z4, Z2, Z4
	VADDPD.BCST constants512x64<>+552(SB), Z13, Z13
	VCVTQQ2PD Z10, Z10
	VADDPD Z6, Z4, Z4
	VMULPD Z7, Z13, Z13
	VMULPD.BCST constants512x64<>+496(SB), Z10, Z6
	VMULPD.BCST constants512x64<>+504(SB), Z10, Z10
	VADDPD Z18, Z4, Z18
	VADDPD.BCST constants512x64<>+560(SB), Z13, Z13
	VMOVAPS Z3, Z29
	VMULPD Z24, Z26, Z26
	VADDPD Z27, Z6, Z27
	VADDPD Z28, Z10, Z3
	VADDPD Z18, Z23, Z4
	VMULPD Z7, Z13, Z13
	VSUBPD Z16, Z26, Z16
	VSUBPD Z21, Z0, Z21
	VSUBPD Z23, Z4, Z23
	VSQRTPD Z4, Z5
	VMULPD Z7, Z7, Z7
	VADDPD.BCST constants512x64<>+568(SB), Z13, Z13
	VADDPD Z30, Z21, Z21
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z22, K2
	VSUBPD Z23, Z18, Z6
	VMULPD Z13, Z7, Z7
	VBLENDMPD Z21, Z9, K1, Z21
	VBLENDMPD Z17, Z9, K2, Z9
	VMULPD Z9, Z21, Z9
	VADDPD Z7, Z29, Z7
	VMULPD Z24, Z14, Z14
	VMULPD Z24, Z9, Z9
	VADDPD Z7, Z11, Z7
	VADDPD Z9, Z14, Z11
	VADDPD Z7, Z12, Z12
	VSUBPD Z14, Z11, Z14
	VADDPD Z11, Z16, Z7
	VPSUBQ.BCST constants512x64<>+856(SB), Z25, Z24
	VADDPD Z12, Z8, Z12
	VPCMPUQ.BCST $1, constants512x64<>+864(SB), Z24, K2
	VBROADCASTSD constants512x64<>+48(SB), Z24
	VSUBPD Z14, Z9, Z14
	VSUBPD Z16, Z7, Z16
	VADDPD Z7, Z27, Z8
	VMULPD.BCST constants512x64<>+512(SB), Z7, Z9
	VBLENDMPD Z12, Z25, K2, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z15, Z15
	VPORQ Z15, Z12, Z29
	VSUBPD Z16, Z11, Z11
	VSUBPD Z27, Z8, Z27
	VADDPD.BCST constants512x64<>+520(SB), Z9, Z16
	VPCMPUQ $1, Z25, Z24, K2
	VBROADCASTSD constants512x64<>+8(SB), Z9
	VBROADCASTSD constants512x64<>+32(SB), Z10
	VADDPD Z14, Z11, Z11
	VSUBPD Z27, Z7, Z12
	VMULPD Z7, Z16, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z5, Z27
	VADDPD Z1, Z5, Z14
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z1, K1
	VMOVAPS Z19, Z15
	VBLENDMPD.BCST constants512x64<>+0(SB), Z29, K2, Z29
	VSUBPD Z27, Z5, Z16
	VMULPD Z27, Z27, Z17
	VADDPD Z27, Z27, Z18
	VMOVAPS Z20, Z19
	TESTQ R10, R10
	JLT next
	VMOVUPS Z29, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func acoshFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·acoshFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+848(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-8, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z13
	VMOVAPS Z0, Z14
	VBROADCASTSD constants512x64<>+40(SB), Z0
	VBROADCASTSD constants512x64<>+0(SB), Z15
	VMOVAPS Z1, Z16
	VBROADCASTSD constants512x64<>+8(SB), Z1
	VSUBPD.BCST constants512x64<>+40(SB), Z13, Z17
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z13, K2
	VPCMPQ $0, Z0, Z13, K3
	VADDPD Z9, Z5, Z5
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z3, K4
	VPANDQ.BCST constants512x64<>+160(SB), Z17, Z3
	VBLENDMPD Z13, Z15, K2, Z15
	VPSUBQ Z4, Z14, Z4
	VMOVAPS Z2, Z18
	VSUBPD Z3, Z17, Z9
	VADDPD Z17, Z17, Z19
	VMULPD Z3, Z3, Z20
	VADDPD Z3, Z17, Z3
	VBLENDMPD Z1, Z15, K3, Z2
	VBLENDMPD Z5, Z16, K1, Z5
	VBLENDMPD Z4, Z16, K4, Z4
	VMULPD Z4, Z5, Z4
	VADDPD Z20, Z19, Z5
	VMULPD Z3, Z9, Z3
	VMULPD Z6, Z7, Z7
	VMULPD Z6, Z8, Z8
	VMULPD Z6, Z4, Z4
	VSUBPD Z19, Z5, Z6
	VSUBPD.BCST constants512x64<>+40(SB), Z7, Z7
	VADDPD Z4, Z8, Z9
	VSUBPD Z6, Z5, Z16
	VSUBPD Z6, Z20, Z6
	VSUBPD Z8, Z9, Z8
	VADDPD Z9, Z7, Z20
	VSUBPD Z16, Z19, Z16
	VSUBPD Z8, Z4, Z4
	VSUBPD Z7, Z20, Z7
	VADDPD Z20, Z10, Z19
	VMULPD.BCST constants512x64<>+512(SB), Z20, Z8
	VADDPD Z6, Z16, Z6
	VSUBPD Z7, Z9, Z7
	VSUBPD Z10, Z19, Z10
	VADDPD.BCST constants512x64<>+520(SB), Z8, Z8
	VADDPD Z3, Z6, Z3
	VADDPD Z4, Z7, Z9
	VSUBPD Z10, Z20, Z10
	VMULPD Z20, Z8, Z8
	VADDPD Z3, Z5, Z4
	VADDPD.BCST constants512x64<>+528(SB), Z8, Z8
	VSUBPD Z5, Z4, Z5
	VSQRTPD Z4, Z16
	VMULPD Z20, Z8, Z8
	VSUBPD Z5, Z3, Z15
	VADDPD.BCST constants512x64<>+536(SB), Z8, Z8
	VMULPD Z20, Z8, Z8
	VADDPD.BCST constants512x64<>+544(SB), Z8, Z8
	VMULPD Z20, Z8, Z8
	VADDPD.BCST constants512x64<>+552(SB), Z8, Z8
	VMULPD Z20, Z8, Z8
	VADDPD.BCST constants512x64<>+560(SB), Z8, Z8
	VBROADCASTSD constants512x64<>+32(SB), Z5
	VPANDQ.BCST constants512x64<>+160(SB), Z16, Z3
	VADDPD Z16, Z13, Z7
	VPCMPUQ.BCST $1, constants512x64<>+848(SB), Z13, K1
	VSUBPD Z3, Z16, Z17
	VMULPD Z3, Z3, Z6
	VADDPD Z3, Z3, Z3
	VMULPD Z20, Z8, Z8
	VSUBPD Z13, Z7, Z21
	VBLENDMPD Z7, Z13, K1, Z7
	VSUBPD Z6, Z4, Z22
	VMULPD Z17, Z3, Z23
	VPSUBQ.BCST constants512x64<>+472(SB), Z7, Z4
	VMULPD Z20, Z20, Z20
	VADDPD.BCST constants512x64<>+568(SB), Z8, Z8
	VPSRAQ $52, Z4, Z3
	VPSRLQ $46, Z4, Z6
	VPANDQ.BCST constants512x64<>+104(SB), Z4, Z4
	VBLENDMPD Z1, Z5, K1, Z5
	VPANDQ.BCST constants512x64<>+408(SB), Z6, Z24
	VPSUBQ Z4, Z7, Z25
	VPADDQ Z5, Z3, Z26
	VSUBPD Z21, Z16, Z5
	LEAQ table2_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z6, Z6, Z6
	VPGATHERQQ (AX)(Z24*8), K7, Z6
	VPADDQ.BCST constants512x64<>+480(SB), Z25, Z21
	LEAQ table3_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z27, Z27, Z27
	VPGATHERQQ (AX)(Z24*8), K7, Z27
	LEAQ table4_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z28, Z28, Z28
	VPGATHERQQ (AX)(Z24*8), K7, Z28
	VSUBPD Z23, Z22, Z22
	VMULPD Z17, Z17, Z17
	VPANDQ.BCST constants512x64<>+488(SB), Z21, Z7
	VMULPD Z8, Z20, Z20
	VSUBPD Z7, Z25, Z8
	VSUBPD Z17, Z22, Z17
	VADDPD Z20, Z11, Z11
	VADDPD Z15, Z17, Z15
	VADDPD Z16, Z16, Z16
	VADDPD Z11, Z9, Z11
	VDIVPD Z16, Z15, Z9
	VADDPD Z11, Z10, Z10
	VPCMPQ $1, Z12, Z14, K4
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z12, K3
	VADDPD Z10, Z19, Z10
	VCVTQQ2PD Z26, Z26
	KANDB K3, K4, K3
	VBLENDMPD Z10, Z18, K3, Z18
	VMULPD.BCST constants512x64<>+496(SB), Z26, Z10
	VMULPD.BCST constants512x64<>+504(SB), Z26, Z26
	VADDPD Z27, Z10, Z10
	VADDPD Z28, Z26, Z11
	VMOVAPS Z13, Z12
	TESTQ R10, R10
	JLT next
	VMOVUPS Z18, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func atanhFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·atanhFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+568(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VPXORQ.BCST constants512x64<>+16(SB), Z1, Z2
	VADDPD.BCST constants512x64<>+40(SB), Z2, Z3
	VSUBPD.BCST constants512x64<>+40(SB), Z3, Z4
	VSUBPD Z4, Z2, Z2
	VADDPD Z1, Z1, Z4
	VBROADCASTSD constants512x64<>+40(SB), Z5
	VDIVPD Z3, Z5, Z6
	VMULPD Z6, Z4, Z7
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z7
	VPANDQ.BCST constants512x64<>+160(SB), Z3, Z8
	VSUBPD Z8, Z3, Z3
	VMULPD Z8, Z7, Z8
	VSUBPD Z8, Z4, Z4
	VADDPD Z2, Z3, Z2
	VMULPD Z2, Z7, Z2
	VBROADCASTSD constants512x64<>+8(SB), Z3
	VSUBPD Z2, Z3, Z2
	VADDPD Z2, Z4, Z2
	VMULPD Z6, Z2, Z2
	VADDPD Z7, Z5, Z4
	VSUBPD Z5, Z4, Z6
	VSUBPD Z6, Z4, Z8
	VSUBPD Z8, Z5, Z8
	VSUBPD Z6, Z7, Z6
	VADDPD Z6, Z8, Z6
	VADDPD Z2, Z6, Z2
	VPSUBQ.BCST constants512x64<>+472(SB), Z4, Z6
	VPSRAQ $52, Z6, Z7
	VPSRLQ $46, Z6, Z8
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z8
	VPANDQ.BCST constants512x64<>+104(SB), Z6, Z6
	LEAQ table2_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z8*8), K1, Z9
	VPSUBQ Z6, Z4, Z4
	VPADDQ.BCST constants512x64<>+480(SB), Z4, Z10
	VPANDQ.BCST constants512x64<>+488(SB), Z10, Z10
	VMULPD Z9, Z10, Z11
	VSUBPD Z5, Z11, Z11
	VSUBPD Z10, Z4, Z4
	VMULPD Z9, Z4, Z4
	VPSUBQ Z6, Z5, Z6
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z7, K1
	VBLENDMPD Z6, Z3, K1, Z6
	VMULPD Z6, Z2, Z2
	VMULPD Z9, Z2, Z2
	VADDPD Z2, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z2, Z2
	VPADDQ Z3, Z7, Z3
	VCVTQQ2PD Z3, Z3
	VMULPD.BCST constants512x64<>+496(SB), Z3, Z4
	LEAQ table3_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z8*8), K1, Z7
	VADDPD Z7, Z4, Z4
	VMULPD.BCST constants512x64<>+504(SB), Z3, Z3
	LEAQ table4_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z8*8), K1, Z7
	VADDPD Z7, Z3, Z3
	VADDPD Z6, Z11, Z7
	VSUBPD Z11, Z7, Z8
	VSUBPD Z8, Z6, Z6
	VADDPD Z2, Z6, Z2
	VADDPD Z7, Z4, Z6
	VSUBPD Z4, Z6, Z4
	VSUBPD Z4, Z7, Z4
	VMULPD Z7, Z7, Z8
	VMULPD.BCST constants512x64<>+512(SB), Z7, Z9
	VADDPD.BCST constants512x64<>+520(SB), Z9, Z9
	VMULPD Z7, Z9, Z9
	VADDPD.BCST constants512x64<>+528(SB), Z9, Z9
	VMULPD Z7, Z9, Z9
	VADDPD.BCST constants512x64<>+536(SB), Z9, Z9
	VMULPD Z7, Z9, Z9
	VADDPD.BCST constants512x64<>+544(SB), Z9, Z9
	VMULPD Z7, Z9, Z9
	VADDPD.BCST constants512x64<>+552(SB), Z9, Z9
	VMULPD Z7, Z9, Z9
	VADDPD.BCST constants512x64<>+560(SB), Z9, Z9
	VMULPD Z7, Z9, Z7
	VADDPD.BCST constants512x64<>+568(SB), Z7, Z7
	VMULPD Z7, Z8, Z7
	VADDPD Z7, Z3, Z3
	VADDPD Z3, Z2, Z2
	VADDPD Z2, Z4, Z2
	VADDPD Z2, Z6, Z2
	VMULPD.BCST constants512x64<>+88(SB), Z2, Z2
	VPCMPQ $0, Z5, Z1, K1
	VBROADCASTSD constants512x64<>+0(SB), Z3
	VBLENDMPD.BCST constants512x64<>+48(SB), Z3, K1, Z3
	VPCMPUQ $1, Z5, Z1, K1
	VBLENDMPD Z2, Z3, K1, Z2
	VPCMPUQ $1, Z1, Z5, K1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPORQ Z0, Z2, Z0
	VBLENDMPD Z2, Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sigmoidFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·sigmoidFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1296(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z21
	VSUBPD Z15, Z16, Z22
	VBLENDMPD Z3, Z16, K2, Z23
	VMOVAPS Z0, Z24
	VBROADCASTSD constants512x64<>+40(SB), Z0
	VMULPD Z11, Z19, Z19
	VSUBPD Z22, Z16, Z16
	VPXORQ.BCST constants512x64<>+16(SB), Z21, Z25
	VMULPD Z11, Z11, Z11
	VADDPD.BCST constants512x64<>+88(SB), Z19, Z19
	VPMINSQ.BCST constants512x64<>+1288(SB), Z25, Z25
	VPMINUQ.BCST constants512x64<>+424(SB), Z25, Z25
	VSUBPD Z16, Z15, Z15
	VSUBPD Z22, Z0, Z22
	VMULPD.BCST constants512x64<>+352(SB), Z25, Z16
	VMULPD Z19, Z11, Z11
	VMOVAPS Z1, Z19
	VMOVAPS Z2, Z1
	VBROADCASTSD constants512x64<>+8(SB), Z2
	VADDPD Z22, Z15, Z15
	VMULPD Z12, Z24, Z22
	VADDPD.BCST constants512x64<>+184(SB), Z16, Z16
	VSUBPD Z10, Z11, Z10
	VPANDQ.BCST constants512x64<>+160(SB), Z22, Z22
	VPSUBQ.BCST constants512x64<>+184(SB), Z16, Z11
	VSUBPD.BCST constants512x64<>+184(SB), Z16, Z16
	VMULPD Z14, Z22, Z14
	VMULPD Z17, Z22, Z17
	VPANDQ.BCST constants512x64<>+408(SB), Z11, Z26
	VPSRAQ $6, Z11, Z27
	VADDPD Z10, Z9, Z9
	VMOVAPS Z3, Z10
	VMOVAPS Z4, Z11
	VMOVAPS Z5, Z28
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z3, Z3, Z3
	VPGATHERQQ (AX)(Z26*8), K7, Z3
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z4, Z4, Z4
	VPGATHERQQ (AX)(Z26*8), K7, Z4
	VPSUBQ Z27, Z2, Z26
	VMOVAPS Z6, Z5
	VMOVAPS Z7, Z29
	VPSRAQ $1, Z26, Z6
	VMOVAPS Z8, Z7
	VMULPD.BCST constants512x64<>+360(SB), Z16, Z30
	VPSUBQ Z6, Z26, Z8
	VSUBPD Z14, Z24, Z14
	VSUBPD Z17, Z19, Z17
	VMULPD Z9, Z10, Z19
	VSUBPD Z30, Z25, Z9
	VMULPD.BCST constants512x64<>+368(SB), Z16, Z10
	VADDPD Z17, Z14, Z14
	VADDPD Z19, Z11, Z19
	VSUBPD Z10, Z9, Z11
	VMULPD Z12, Z14, Z12
	VMULPD Z13, Z19, Z13
	VMULPD.BCST constants512x64<>+376(SB), Z11, Z14
	VADDPD Z12, Z22, Z22
	VADDPD Z13, Z15, Z13
	VPADDQ.BCST constants512x64<>+80(SB), Z28, Z28
	VPSLLQ $52, Z28, Z28
	VADDPD.BCST constants512x64<>+384(SB), Z14, Z14
	VMULPD Z28, Z22, Z28
	VBLENDMPD Z19, Z13, K2, Z19
	VADDPD Z19, Z23, Z17
	VPADDQ.BCST constants512x64<>+80(SB), Z29, Z29
	VPSLLQ $52, Z29, Z29
	VMULPD Z11, Z14, Z14
	VMULPD Z29, Z28, Z28
	VBROADCASTSD constants512x64<>+48(SB), Z29
	VSUBPD Z23, Z17, Z23
	VDIVPD Z17, Z0, Z12
	VBROADCASTSD constants512x64<>+1296(SB), Z25
	VADDPD.BCST constants512x64<>+392(SB), Z14, Z16
	VPADDQ.BCST constants512x64<>+80(SB), Z27, Z14
	VBLENDMPD Z28, Z22, K1, Z22
	VPSLLQ $52, Z14, Z13
	VPANDQ.BCST constants512x64<>+160(SB), Z17, Z14
	VMULPD Z13, Z3, Z15
	VSUBPD Z23, Z19, Z19
	VSUBPD Z14, Z17, Z17
	VPANDQ.BCST constants512x64<>+24(SB), Z18, Z18
	VPCMPUQ $1, Z18, Z29, K3
	VMULPD Z11, Z16, Z29
	KMOVW K2, K1
	VADDPD.BCST constants512x64<>+40(SB), Z15, Z16
	VPCMPQ $1, Z27, Z25, K2
	VADDPD Z19, Z17, Z17
	VMOVAPS Z20, Z18
	VBLENDMPD.BCST constants512x64<>+0(SB), Z22, K3, Z22
	VADDPD.BCST constants512x64<>+400(SB), Z29, Z19
	VMOVAPS Z21, Z20
	TESTQ R10, R10
	JLT next
	VMOVUPS Z22, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func softplusFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·softplusFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1304(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-8, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z10
	VPADDQ Z5, Z6, Z6
	VCVTQQ2PD Z6, Z6
	VMOVAPS Z0, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z10, Z0
	VPADDQ.BCST constants512x64<>+480(SB), Z2, Z12
	VPMINUQ.BCST constants512x64<>+1288(SB), Z0, Z13
	VPANDQ.BCST constants512x64<>+488(SB), Z12, Z12
	VPORQ.BCST constants512x64<>+16(SB), Z13, Z13
	VSUBPD Z12, Z2, Z2
	VMULPD.BCST constants512x64<>+496(SB), Z6, Z14
	VMULPD.BCST constants512x64<>+504(SB), Z6, Z6
	VMULPD.BCST constants512x64<>+352(SB), Z13, Z15
	VMULPD Z1, Z12, Z12
	VMULPD Z1, Z2, Z2
	VMULPD Z1, Z7, Z1
	VADDPD Z3, Z14, Z3
	VADDPD Z4, Z6, Z4
	VADDPD.BCST constants512x64<>+184(SB), Z15, Z15
	VSUBPD.BCST constants512x64<>+40(SB), Z12, Z12
	VADDPD Z1, Z2, Z6
	VPSUBQ.BCST constants512x64<>+184(SB), Z15, Z14
	VSUBPD.BCST constants512x64<>+184(SB), Z15, Z15
	VPANDQ.BCST constants512x64<>+408(SB), Z14, Z7
	VPSRAQ $6, Z14, Z16
	LEAQ table0_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z7*8), K7, Z14
	LEAQ table1_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z17, Z17, Z17
	VPGATHERQQ (AX)(Z7*8), K7, Z17
	VPSRAQ $1, Z16, Z7
	VPSUBQ Z7, Z16, Z18
	VSUBPD Z2, Z6, Z2
	VADDPD Z6, Z12, Z19
	VMULPD.BCST constants512x64<>+360(SB), Z15, Z20
	VPCMPQ $1, Z5, Z9, K1
	VSUBPD Z2, Z1, Z1
	VSUBPD Z12, Z19, Z12
	VADDPD Z19, Z3, Z2
	VMULPD.BCST constants512x64<>+512(SB), Z19, Z21
	VSUBPD Z20, Z13, Z13
	VMULPD.BCST constants512x64<>+368(SB), Z15, Z15
	VBLENDMPD Z5, Z11, K1, Z5
	VSUBPD Z12, Z6, Z6
	VSUBPD Z3, Z2, Z3
	VADDPD.BCST constants512x64<>+520(SB), Z21, Z21
	VADDPD Z2, Z5, Z12
	VSUBPD Z15, Z13, Z20
	VADDPD Z1, Z6, Z1
	VSUBPD Z3, Z19, Z3
	VMULPD Z19, Z21, Z21
	VSUBPD Z5, Z12, Z6
	VMULPD.BCST constants512x64<>+376(SB), Z20, Z22
	VADDPD.BCST constants512x64<>+528(SB), Z21, Z21
	VSUBPD Z6, Z12, Z23
	VSUBPD Z6, Z2, Z2
	VADDPD.BCST constants512x64<>+384(SB), Z22, Z22
	VMULPD Z19, Z21, Z21
	VSUBPD Z23, Z5, Z5
	VMULPD Z20, Z22, Z22
	VADDPD.BCST constants512x64<>+536(SB), Z21, Z21
	VADDPD Z2, Z5, Z2
	VADDPD.BCST constants512x64<>+392(SB), Z22, Z22
	VMULPD Z19, Z21, Z21
	VMULPD Z20, Z22, Z22
	VADDPD.BCST constants512x64<>+544(SB), Z21, Z21
	VADDPD.BCST constants512x64<>+400(SB), Z22, Z22
	VMULPD Z19, Z21, Z21
	VMULPD Z20, Z22, Z22
	VADDPD.BCST constants512x64<>+552(SB), Z21, Z21
	VMULPD Z20, Z20, Z20
	VADDPD.BCST constants512x64<>+88(SB), Z22, Z22
	VMULPD Z19, Z21, Z21
	VMULPD Z22, Z20, Z20
	VADDPD.BCST constants512x64<>+560(SB), Z21, Z21
	VSUBPD Z15, Z20, Z15
	VMULPD Z19, Z21, Z21
	VADDPD Z15, Z13, Z13
	VMULPD Z19, Z19, Z19
	VADDPD.BCST constants512x64<>+568(SB), Z21, Z21
	VMULPD Z13, Z14, Z13
	VMULPD Z21, Z19, Z19
	VADDPD Z13, Z17, Z13
	VADDPD Z19, Z4, Z4
	VADDPD Z13, Z14, Z19
	VPMAXSQ.BCST constants512x64<>+776(SB), Z16, Z16
	VPADDQ.BCST constants512x64<>+80(SB), Z16, Z16
	VPSLLQ $52, Z16, Z16
	VADDPD Z4, Z1, Z1
	VSUBPD Z14, Z19, Z14
	VMULPD Z16, Z19, Z17
	VMULPD Z19, Z19, Z4
	VMULPD.BCST constants512x64<>+568(SB), Z16, Z21
	VADDPD Z1, Z3, Z1
	VSUBPD Z14, Z13, Z13
	VADDPD.BCST constants512x64<>+40(SB), Z17, Z14
	VMULPD Z21, Z4, Z4
	VBROADCASTSD constants512x64<>+1304(SB), Z21
	VADDPD Z1, Z2, Z15
	VSUBPD.BCST constants512x64<>+40(SB), Z14, Z20
	VMULPD Z16, Z13, Z16
	VPSUBQ.BCST constants512x64<>+472(SB), Z14, Z22
	VADDPD Z4, Z13, Z13
	VPSRLQ $46, Z22, Z4
	VPANDQ.BCST constants512x64<>+104(SB), Z22, Z23
	VPANDQ.BCST constants512x64<>+408(SB), Z4, Z5
	VPSUBQ Z23, Z14, Z2
	LEAQ table2_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z1, Z1, Z1
	VPGATHERQQ (AX)(Z5*8), K7, Z1
	VBROADCASTSD constants512x64<>+40(SB), Z14
	LEAQ table3_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z3, Z3, Z3
	VPGATHERQQ (AX)(Z5*8), K7, Z3
	LEAQ table4_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z4, Z4, Z4
	VPGATHERQQ (AX)(Z5*8), K7, Z4
	VADDPD Z15, Z12, Z12
	VPCMPUQ $1, Z9, Z21, K1
	VSUBPD Z20, Z17, Z17
	VBROADCASTSD constants512x64<>+8(SB), Z5
	VADDPD Z13, Z19, Z13
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z9, K2
	VBROADCASTSD constants512x64<>+48(SB), Z19
	VPSRAQ $52, Z22, Z6
	VPADDQ.BCST constants512x64<>+80(SB), Z7, Z7
	VPCMPQ.BCST $1, constants512x64<>+432(SB), Z6, K3
	VPSLLQ $52, Z7, Z7
	VBLENDMPD Z8, Z12, K1, Z8
	VADDPD Z16, Z17, Z16
	VMULPD Z7, Z13, Z13
	VBLENDMPD Z9, Z8, K2, Z9
	VPSUBQ Z23, Z14, Z14
	VPADDQ.BCST constants512x64<>+80(SB), Z18, Z18
	VBLENDMPD Z14, Z5, K3, Z14
	VPSLLQ $52, Z18, Z18
	VMULPD Z14, Z16, Z7
	VMULPD Z18, Z13, Z8
	VPCMPUQ $1, Z11, Z19, K3
	VBLENDMPD.BCST constants512x64<>+0(SB), Z9, K3, Z11
	VMOVAPS Z10, Z9
	TESTQ R10, R10
	JLT next
	VMOVUPS Z11, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func cbrtFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·cbrtFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1368(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z17
	VADDPD.BCST constants512x64<>+560(SB), Z12, Z12
	VMOVAPS Z0, Z18
	VBROADCASTSD constants512x64<>+8(SB), Z19
	VMULPD Z7, Z12, Z7
	VMOVAPS Z1, Z0
	VMOVAPS Z2, Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z17, Z2
	VPCMPUQ.BCST $1, constants512x64<>+1224(SB), Z2, K1
	VMULPD.BCST constants512x64<>+1232(SB), Z2, Z12
	VADDPD.BCST constants512x64<>+40(SB), Z7, Z7
	VBROADCASTSD constants512x64<>+1368(SB), Z20
	VBLENDMPD Z12, Z2, K1, Z12
	VBLENDMPD.BCST constants512x64<>+1240(SB), Z19, K1, Z21
	VPANDQ.BCST constants512x64<>+1328(SB), Z9, Z9
	VPSRLQ $52, Z12, Z22
	VPCMPQ $0, Z19, Z21, K1
	VMULPD Z7, Z9, Z7
	VPMULLQ.BCST constants512x64<>+1312(SB), Z22, Z9
	VMOVAPS Z3, Z19
	VBLENDMPD Z21, Z20, K1, Z20
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z3
	VMULPD Z3, Z3, Z7
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z21
	VMULPD Z15, Z19, Z15
	VSUBPD Z21, Z7, Z7
	VMULPD Z21, Z3, Z21
	VPSLLQ $32, Z11, Z23
	VMOVAPS Z4, Z24
	VPSRLQ $16, Z9, Z9
	VMULPD Z23, Z10, Z23
	VMOVAPS Z5, Z4
	VADDPD Z15, Z19, Z15
	VPMULLQ.BCST constants512x64<>+1320(SB), Z9, Z19
	VPADDQ.BCST constants512x64<>+1360(SB), Z9, Z9
	VMOVAPS Z6, Z5
	VSUBPD Z21, Z8, Z21
	VMULPD Z7, Z3, Z25
	VPSUBQ Z20, Z9, Z6
	VPSLLQ $52, Z24, Z24
	VSUBPD.BCST constants512x64<>+40(SB), Z23, Z7
	VMULPD Z24, Z15, Z15
	VPSUBQ.BCST constants512x64<>+32(SB), Z18, Z24
	VSUBPD Z25, Z21, Z21
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z24, K1
	VBROADCASTSD constants512x64<>+48(SB), Z24
	VPANDQ.BCST constants512x64<>+16(SB), Z13, Z25
	VMULPD.BCST constants512x64<>+1336(SB), Z7, Z23
	VPORQ Z25, Z15, Z15
	VMULPD.BCST constants512x64<>+1352(SB), Z8, Z8
	VADDPD Z21, Z21, Z25
	VBLENDMPD Z15, Z13, K1, Z20
	VADDPD.BCST constants512x64<>+1344(SB), Z23, Z23
	VPSUBQ Z19, Z22, Z19
	VPANDQ.BCST constants512x64<>+1272(SB), Z12, Z12
	VSUBPD Z25, Z8, Z25
	VPCMPUQ $1, Z18, Z24, K1
	VPADDQ.BCST constants512x64<>+80(SB), Z19, Z18
	VPSLLQ $4, Z19, Z19
	VPSRLQ $48, Z12, Z24
	VPSLLQ $52, Z18, Z18
	VPORQ Z24, Z19, Z19
	VMOVAPS Z10, Z8
	VMOVAPS Z11, Z9
	VPADDQ Z18, Z12, Z10
	LEAQ table7_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z11, Z11, Z11
	VPGATHERQQ (AX)(Z19*8), K7, Z11
	VMULPD Z7, Z23, Z12
	VMOVAPS Z14, Z13
	VMOVAPS Z16, Z14
	VDIVPD Z25, Z21, Z15
	VBLENDMPD.BCST constants512x64<>+0(SB), Z20, K1, Z20
	VMOVAPS Z17, Z16
	TESTQ R10, R10
	JLT next
	VMOVUPS Z20, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func rsqrtFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·rsqrtFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1384(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z11
	VSUBPD Z8, Z7, Z7
	VMULPD Z5, Z5, Z8
	VBLENDMPD Z9, Z6, K1, Z6
	VBLENDMPD Z6, Z0, K3, Z12
	VBROADCASTSD constants512x64<>+0(SB), Z0
	VSUBPD Z8, Z7, Z7
	KMOVW K2, K1
	VPCMPUQ.BCST $1, constants512x64<>+1376(SB), Z11, K2
	VMULPD.BCST constants512x64<>+1384(SB), Z11, Z8
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z11, K3
	VPANDQ.BCST constants512x64<>+24(SB), Z11, Z6
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z6, K4
	VBLENDMPD Z8, Z11, K2, Z8
	VBLENDMPD.BCST constants512x64<>+8(SB), Z0, K3, Z6
	VPORQ.BCST constants512x64<>+48(SB), Z11, Z9
	VMOVAPS Z1, Z0
	VSQRTPD Z8, Z13
	VBLENDMPD Z9, Z6, K4, Z1
	VPANDQ.BCST constants512x64<>+160(SB), Z3, Z6
	VMULPD Z3, Z7, Z7
	VMULPD.BCST constants512x64<>+88(SB), Z3, Z9
	VSUBPD Z6, Z3, Z14
	VMULPD Z6, Z4, Z15
	VMULPD Z6, Z5, Z6
	VMULPD Z9, Z7, Z7
	VSUBPD Z15, Z2, Z2
	VMULPD Z14, Z4, Z4
	VMULPD Z14, Z5, Z5
	VSUBPD Z4, Z2, Z2
	VSUBPD Z6, Z2, Z2
	VSUBPD Z5, Z2, Z5
	VBROADCASTSD constants512x64<>+40(SB), Z2
	VSUBPD Z7, Z5, Z5
	VMULPD Z5, Z3, Z7
	VMOVAPS Z3, Z6
	VDIVPD Z13, Z2, Z3
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z4
	VSUBPD Z4, Z13, Z5
	VMULPD Z4, Z4, Z13
	VADDPD Z4, Z4, Z14
	VADDPD Z7, Z6, Z6
	VSUBPD Z13, Z8, Z7
	VMULPD Z5, Z14, Z8
	VMULPD.BCST constants512x64<>+1232(SB), Z6, Z9
	VPSUBQ.BCST constants512x64<>+32(SB), Z10, Z10
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z10, K3
	VMOVAPS Z11, Z10
	TESTQ R10, R10
	JLT next
	VMOVUPS Z12, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func hypotFloat64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·hypotFloat64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+168(SB), AX
	MOVQ n+24(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z11
	VMOVUPS (DX)(R9*8), Z12
	VBROADCASTSD constants512x64<>+136(SB), Z13
	VBROADCASTSD constants512x64<>+40(SB), Z14
	VBROADCASTSD constants512x64<>+0(SB), Z15
	VMOVAPS Z0, Z16
	VPANDQ.BCST constants512x64<>+24(SB), Z11, Z11
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z12
	VMOVAPS Z1, Z0
	VPMAXUQ Z11, Z12, Z1
	VPMINUQ Z12, Z11, Z17
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z11, K1
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z12, K2
	VPCMPUQ.BCST $1, constants512x64<>+120(SB), Z1, K3
	VPCMPUQ $1, Z1, Z13, K4
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z1, K5
	KORB K2, K1, K1
	VMOVAPS Z2, Z13
	VMOVAPS Z3, Z12
	VBLENDMPD.BCST constants512x64<>+128(SB), Z14, K3, Z14
	VBLENDMPD.BCST constants512x64<>+48(SB), Z15, K1, Z15
	VMOVAPS Z4, Z2
	VMOVAPS Z5, Z3
	VBROADCASTSD constants512x64<>+152(SB), Z11
	VBLENDMPD.BCST constants512x64<>+144(SB), Z14, K4, Z4
	VBLENDMPD Z1, Z15, K5, Z5
	VMULPD Z4, Z1, Z15
	VMULPD Z4, Z17, Z17
	VADDPD Z9, Z7, Z7
	VPANDQ.BCST constants512x64<>+160(SB), Z15, Z9
	VPANDQ.BCST constants512x64<>+160(SB), Z17, Z14
	VSUBPD Z9, Z15, Z18
	VMULPD Z9, Z9, Z19
	VADDPD Z9, Z15, Z9
	VSUBPD Z14, Z17, Z15
	VMULPD Z14, Z14, Z20
	VADDPD Z14, Z17, Z14
	VPSUBQ Z13, Z11, Z11
	VPSUBQ.BCST constants512x64<>+32(SB), Z16, Z16
	VMULPD Z11, Z7, Z7
	VPCMPUQ.BCST $1, constants512x64<>+168(SB), Z16, K5
	VMULPD Z9, Z18, Z9
	VMULPD Z14, Z15, Z14
	VADDPD Z20, Z19, Z15
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z18
	VSUBPD Z18, Z8, Z16
	VMULPD Z18, Z18, Z11
	VADDPD Z18, Z18, Z18
	VBLENDMPD Z7, Z12, K5, Z12
	VSUBPD Z19, Z15, Z19
	VADDPD Z14, Z9, Z9
	VSUBPD Z11, Z6, Z6
	VMULPD Z16, Z18, Z18
	VSUBPD Z19, Z20, Z19
	VSUBPD Z18, Z6, Z6
	VMULPD Z16, Z16, Z16
	VADDPD Z9, Z19, Z19
	VSUBPD Z16, Z6, Z16
	VADDPD Z19, Z15, Z6
	VADDPD Z10, Z16, Z10
	VADDPD Z8, Z8, Z16
	VMOVAPS Z8, Z7
	VSUBPD Z15, Z6, Z15
	VSQRTPD Z6, Z8
	VDIVPD Z16, Z10, Z9
	VSUBPD Z15, Z19, Z10
	TESTQ R10, R10
	JLT next
	VMOVUPS Z12, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+32(FP)
	RET

// func sinFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·sinFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+328(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z21
	VADDPD Z20, Z19, Z19
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z1, K2
	VBROADCASTSD constants512x64<>+216(SB), Z20
	VPANDQ.BCST constants512x64<>+32(SB), Z6, Z22
	KMOVW K1, K3
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z22, K1
	VMOVAPS Z0, Z22
	VSUBPD Z9, Z13, Z9
	VMULPD Z13, Z13, Z0
	VBROADCASTSD constants512x64<>+240(SB), Z23
	VMULPD Z22, Z16, Z16
	VBROADCASTSD constants512x64<>+40(SB), Z24
	VBLENDMPD Z11, Z19, K2, Z19
	VMOVAPS Z1, Z11
	VMOVAPS Z2, Z1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z14, K1, Z14
	VMOVAPS Z3, Z2
	VBLENDMPD.BCST constants512x64<>+296(SB), Z17, K3, Z17
	VMULPD.BCST constants512x64<>+176(SB), Z21, Z25
	VPANDQ.BCST constants512x64<>+24(SB), Z21, Z3
	VSUBPD Z9, Z10, Z9
	VMULPD.BCST constants512x64<>+208(SB), Z7, Z7
	VMULPD Z0, Z14, Z14
	VBLENDMPD Z13, Z0, K1, Z10
	VMULPD.BCST constants512x64<>+88(SB), Z0, Z26
	VADDPD Z17, Z16, Z16
	VBROADCASTSD constants512x64<>+304(SB), Z17
	VMOVAPS Z4, Z27
	VPCMPUQ $1, Z3, Z20, K2
	VMULPD Z0, Z10, Z4
	VMOVAPS Z5, Z20
	VBLENDMPD.BCST constants512x64<>+248(SB), Z23, K1, Z23
	VMOVAPS Z6, Z5
	VADDPD.BCST constants512x64<>+184(SB), Z25, Z6
	VSUBPD Z7, Z9, Z9
	VADDPD Z23, Z14, Z14
	VBROADCASTSD constants512x64<>+256(SB), Z23
	VSUBPD Z26, Z24, Z25
	VMULPD Z22, Z16, Z16
	KORTESTB K2, K2
	LEAQ 0(BX), R11
	CMOVQEQ CX, R11
	CMPQ R11, CX
	CMOVQCS R11, CX
	VBLENDMPD.BCST constants512x64<>+312(SB), Z17, K3, Z17
	VMOVAPS Z8, Z22
	VSUBPD.BCST constants512x64<>+184(SB), Z6, Z7
	VMULPD Z0, Z14, Z14
	VSUBPD Z25, Z24, Z24
	VMULPD Z26, Z9, Z10
	VBLENDMPD Z13, Z25, K1, Z8
	VADDPD Z17, Z16, Z16
	VBLENDMPD.BCST constants512x64<>+264(SB), Z23, K1, Z23
	VMULPD.BCST constants512x64<>+192(SB), Z7, Z17
	VADDPD Z23, Z14, Z14
	VBROADCASTSD constants512x64<>+272(SB), Z23
	VSUBPD Z26, Z24, Z24
	VMULPD Z9, Z13, Z13
	VSUBPD Z10, Z9, Z26
	VMULPD Z16, Z27, Z16
	VBROADCASTSD constants512x64<>+0(SB), Z27
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z11, K3
	VSUBPD Z17, Z21, Z9
	VMULPD.BCST constants512x64<>+200(SB), Z7, Z10
	VMULPD Z0, Z14, Z17
	VSUBPD Z13, Z24, Z24
	VADDPD Z18, Z16, Z25
	VPANDQ.BCST constants512x64<>+320(SB), Z20, Z20
	VMOVAPS Z12, Z11
	VBLENDMPD.BCST constants512x64<>+280(SB), Z23, K1, Z23
	VMOVAPS Z15, Z12
	VPSLLQ $62, Z20, Z20
	VBLENDMPD Z19, Z27, K3, Z27
	VADDPD Z10, Z9, Z13
	VBROADCASTSD constants512x64<>+224(SB), Z14
	VMOVAPS Z21, Z15
	VADDPD Z23, Z17, Z16
	VBROADCASTSD constants512x64<>+288(SB), Z17
	VBLENDMPD Z26, Z24, K1, Z18
	VPXORQ Z20, Z22, Z19
	VPXORQ Z20, Z25, Z20
	TESTQ R10, R10
	JLT next
	VMOVUPS Z27, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func cosFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·cosFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+320(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z18
	VPADDQ.BCST constants512x64<>+32(SB), Z5, Z19
	VADDPD Z17, Z16, Z16
	VBROADCASTSD constants512x64<>+216(SB), Z17
	VPANDQ.BCST constants512x64<>+32(SB), Z19, Z5
	KMOVW K1, K2
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z5, K1
	VMOVAPS Z0, Z20
	VSUBPD Z8, Z10, Z8
	VMULPD Z10, Z10, Z0
	VBROADCASTSD constants512x64<>+240(SB), Z5
	VMULPD Z20, Z12, Z12
	VBROADCASTSD constants512x64<>+40(SB), Z21
	VMOVAPS Z1, Z22
	VMOVAPS Z2, Z1
	VBLENDMPD.BCST constants512x64<>+232(SB), Z11, K1, Z11
	VMOVAPS Z3, Z2
	VBLENDMPD.BCST constants512x64<>+296(SB), Z13, K2, Z13
	VMULPD.BCST constants512x64<>+176(SB), Z18, Z23
	VPANDQ.BCST constants512x64<>+24(SB), Z18, Z3
	VSUBPD Z8, Z9, Z8
	VMULPD.BCST constants512x64<>+208(SB), Z6, Z6
	VMULPD Z0, Z11, Z11
	VBLENDMPD Z10, Z0, K1, Z9
	VMULPD.BCST constants512x64<>+88(SB), Z0, Z24
	VADDPD Z13, Z12, Z12
	VBROADCASTSD constants512x64<>+304(SB), Z13
	VMOVAPS Z4, Z25
	VPCMPUQ $1, Z3, Z17, K3
	VMULPD Z0, Z9, Z4
	VBLENDMPD.BCST constants512x64<>+248(SB), Z5, K1, Z9
	VADDPD.BCST constants512x64<>+184(SB), Z23, Z5
	VSUBPD Z6, Z8, Z8
	VADDPD Z9, Z11, Z9
	VBROADCASTSD constants512x64<>+256(SB), Z11
	VSUBPD Z24, Z21, Z23
	VMULPD Z20, Z12, Z12
	KORTESTB K3, K3
	LEAQ 0(BX), R11
	CMOVQEQ CX, R11
	CMPQ R11, CX
	CMOVQCS R11, CX
	VBLENDMPD.BCST constants512x64<>+312(SB), Z13, K2, Z13
	VMOVAPS Z7, Z20
	VSUBPD.BCST constants512x64<>+184(SB), Z5, Z6
	VMULPD Z0, Z9, Z9
	VSUBPD Z23, Z21, Z21
	VMULPD Z24, Z8, Z17
	VBLENDMPD Z10, Z23, K1, Z7
	VADDPD Z13, Z12, Z12
	VBLENDMPD.BCST constants512x64<>+264(SB), Z11, K1, Z11
	VMULPD.BCST constants512x64<>+192(SB), Z6, Z13
	VADDPD Z11, Z9, Z11
	VBROADCASTSD constants512x64<>+272(SB), Z23
	VSUBPD Z24, Z21, Z21
	VMULPD Z8, Z10, Z10
	VSUBPD Z17, Z8, Z17
	VMULPD Z12, Z25, Z12
	VBROADCASTSD constants512x64<>+0(SB), Z25
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z22, K2
	VSUBPD Z13, Z18, Z8
	VMULPD.BCST constants512x64<>+200(SB), Z6, Z9
	VMULPD Z0, Z11, Z13
	VSUBPD Z10, Z21, Z21
	VADDPD Z14, Z12, Z18
	VPANDQ.BCST constants512x64<>+320(SB), Z15, Z15
	VBLENDMPD.BCST constants512x64<>+280(SB), Z23, K1, Z23
	VPSLLQ $62, Z15, Z22
	VBLENDMPD Z16, Z25, K2, Z25
	VADDPD Z9, Z8, Z10
	VBROADCASTSD constants512x64<>+224(SB), Z11
	VADDPD Z23, Z13, Z12
	VBROADCASTSD constants512x64<>+288(SB), Z13
	VBLENDMPD Z17, Z21, K1, Z14
	VMOVAPS Z19, Z15
	VPXORQ Z22, Z20, Z16
	VPXORQ Z22, Z18, Z17
	TESTQ R10, R10
	JLT next
	VMOVUPS Z25, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func tanFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·tanFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1440(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z23
	VMULPD Z9, Z8, Z24
	VBROADCASTSD constants512x64<>+216(SB), Z25
	VSUBPD Z19, Z18, Z18
	VMULPD Z21, Z7, Z21
	VSUBPD Z3, Z22, Z7
	VMULPD Z22, Z10, Z19
	VPANDQ.BCST constants512x64<>+160(SB), Z24, Z24
	VMOVAPS Z0, Z26
	VBROADCASTSD constants512x64<>+40(SB), Z27
	VMOVAPS Z1, Z0
	VMULPD Z11, Z24, Z11
	VMULPD Z13, Z24, Z13
	VMOVAPS Z2, Z1
	VPANDQ.BCST constants512x64<>+32(SB), Z5, Z28
	VMULPD.BCST constants512x64<>+176(SB), Z23, Z29
	VPANDQ.BCST constants512x64<>+24(SB), Z23, Z2
	VADDPD Z18, Z14, Z3
	VSUBPD Z7, Z15, Z15
	VADDPD.BCST constants512x64<>+40(SB), Z21, Z30
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z28, K1
	VPCMPUQ $1, Z2, Z25, K2
	VMOVAPS Z4, Z25
	VMOVAPS Z5, Z4
	VSUBPD Z11, Z8, Z11
	VSUBPD Z13, Z12, Z12
	VMOVAPS Z6, Z5
	VADDPD.BCST constants512x64<>+184(SB), Z29, Z6
	VSUBPD Z14, Z3, Z14
	VMULPD Z3, Z3, Z7
	VSUBPD.BCST constants512x64<>+40(SB), Z30, Z29
	VMULPD Z30, Z10, Z13
	VBLENDMPD Z22, Z30, K1, Z8
	VBLENDMPD Z30, Z22, K1, Z22
	VMOVAPS Z9, Z30
	KORTESTB K2, K2
	LEAQ 0(BX), R11
	CMOVQEQ CX, R11
	CMPQ R11, CX
	CMOVQCS R11, CX
	VDIVPD Z22, Z27, Z9
	VADDPD Z12, Z11, Z11
	VSUBPD.BCST constants512x64<>+184(SB), Z6, Z27
	VSUBPD Z14, Z18, Z10
	VMULPD.BCST constants512x64<>+1392(SB), Z7, Z14
	VMULPD.BCST constants512x64<>+1416(SB), Z7, Z18
	VSUBPD Z29, Z21, Z21
	VADDPD Z13, Z15, Z13
	VMULPD Z30, Z11, Z30
	VMULPD.BCST constants512x64<>+192(SB), Z27, Z15
	VADDPD.BCST constants512x64<>+1400(SB), Z14, Z14
	VADDPD.BCST constants512x64<>+1424(SB), Z18, Z18
	VSUBPD Z19, Z21, Z19
	VPANDQ.BCST constants512x64<>+160(SB), Z22, Z11
	VSUBPD Z11, Z22, Z22
	VADDPD Z30, Z24, Z24
	VPCMPUQ.BCST $1, constants512x64<>+328(SB), Z26, K2
	VSUBPD Z15, Z23, Z15
	VMULPD.BCST constants512x64<>+200(SB), Z27, Z30
	VMULPD Z7, Z14, Z21
	VMULPD Z7, Z18, Z18
	VBLENDMPD Z13, Z19, K1, Z12
	VBLENDMPD Z19, Z13, K1, Z13
	VADDPD Z13, Z22, Z13
	VPSLLQ $63, Z25, Z25
	VPXORQ Z25, Z24, Z24
	VBLENDMPD Z16, Z24, K2, Z24
	VADDPD Z30, Z15, Z14
	VMULPD Z7, Z3, Z16
	VADDPD.BCST constants512x64<>+1408(SB), Z21, Z21
	VADDPD.BCST constants512x64<>+1432(SB), Z18, Z18
	VBROADCASTSD constants512x64<>+0(SB), Z25
	VPCMPUQ.BCST $1, constants512x64<>+48(SB), Z26, K2
	VSUBPD Z15, Z14, Z26
	VMULPD Z21, Z16, Z15
	VMULPD Z7, Z18, Z21
	VMOVAPS Z17, Z16
	VMOVAPS Z20, Z17
	VBLENDMPD Z24, Z25, K2, Z24
	VSUBPD Z26, Z30, Z18
	VMULPD.BCST constants512x64<>+208(SB), Z27, Z19
	VMOVAPS Z23, Z20
	VADDPD.BCST constants512x64<>+1440(SB), Z21, Z21
	VADDPD Z15, Z3, Z22
	TESTQ R10, R10
	JLT next
	VMOVUPS Z24, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func asinFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·asinFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1568(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z13
	VBLENDMPD Z2, Z7, K4, Z2
	VMULPD Z6, Z8, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z14
	VBROADCASTSD constants512x64<>+40(SB), Z15
	VSUBPD Z14, Z7, Z16
	VMULPD Z14, Z14, Z17
	VADDPD Z14, Z7, Z14
	VMULPD.BCST constants512x64<>+1568(SB), Z2, Z18
	VADDPD.BCST constants512x64<>+1536(SB), Z12, Z12
	VADDPD.BCST constants512x64<>+1488(SB), Z8, Z8
	VMOVAPS Z0, Z19
	VSUBPD Z17, Z6, Z17
	VMULPD Z14, Z16, Z14
	VBROADCASTSD constants512x64<>+1552(SB), Z16
	VBLENDMPD.BCST constants512x64<>+8(SB), Z9, K4, Z9
	VBLENDMPD Z2, Z18, K4, Z0
	VMOVAPS Z1, Z18
	VADDPD Z0, Z9, Z1
	KMOVW K1, K5
	VPANDQ.BCST constants512x64<>+24(SB), Z13, Z2
	KMOVW K2, K1
	VMULPD Z5, Z12, Z12
	VSUBPD Z2, Z15, Z20
	VPCMPUQ $1, Z2, Z15, K2
	VMULPD Z6, Z8, Z8
	VSUBPD Z14, Z17, Z14
	VSUBPD Z9, Z1, Z9
	KMOVW K3, K6
	KMOVW K4, K3
	VADDPD.BCST constants512x64<>+1544(SB), Z12, Z12
	VPCMPUQ.BCST $1, constants512x64<>+88(SB), Z2, K4
	VMULPD.BCST constants512x64<>+88(SB), Z20, Z20
	VMULPD Z2, Z2, Z17
	VADDPD.BCST constants512x64<>+1496(SB), Z8, Z8
	VPSUBQ Z7, Z16, Z7
	VMOVAPS Z3, Z16
	VMULPD Z7, Z14, Z3
	VMOVAPS Z4, Z14
	VSUBPD Z9, Z0, Z4
	VMOVAPS Z5, Z9
	VMOVAPS Z6, Z5
	VMULPD Z12, Z9, Z9
	VBLENDMPD Z17, Z20, K4, Z6
	VMULPD Z5, Z8, Z8
	VSQRTPD Z6, Z7
	VMULPD.BCST constants512x64<>+1448(SB), Z6, Z17
	VBLENDMPD.BCST constants512x64<>+8(SB), Z16, K6, Z16
	VBROADCASTSD constants512x64<>+1560(SB), Z20
	VMULPD.BCST constants512x64<>+1568(SB), Z16, Z16
	VMULPD Z9, Z19, Z9
	VADDPD.BCST constants512x64<>+1504(SB), Z8, Z8
	VADDPD.BCST constants512x64<>+1456(SB), Z17, Z17
	VADDPD Z16, Z9, Z9
	VMULPD Z5, Z8, Z8
	VMULPD Z6, Z17, Z17
	VBLENDMPD.BCST constants512x64<>+8(SB), Z20, K6, Z20
	VADDPD Z9, Z20, Z9
	VADDPD.BCST constants512x64<>+1512(SB), Z8, Z8
	VADDPD.BCST constants512x64<>+1464(SB), Z17, Z17
	VADDPD Z9, Z14, Z9
	VMULPD Z5, Z8, Z8
	VMULPD Z6, Z17, Z17
	VADDPD Z9, Z18, Z9
	VADDPD.BCST constants512x64<>+1520(SB), Z8, Z8
	VADDPD.BCST constants512x64<>+1472(SB), Z17, Z17
	VPANDQ.BCST constants512x64<>+16(SB), Z10, Z10
	VPXORQ Z10, Z9, Z9
	VMULPD Z5, Z8, Z8
	VBLENDMPD.BCST constants512x64<>+0(SB), Z9, K5, Z18
	VMULPD Z6, Z17, Z17
	VADDPD.BCST constants512x64<>+1528(SB), Z8, Z14
	VADDPD.BCST constants512x64<>+1480(SB), Z17, Z8
	VBROADCASTSD constants512x64<>+872(SB), Z9
	VMOVAPS Z11, Z10
	VMOVAPS Z13, Z11
	VMULPD Z5, Z14, Z12
	TESTQ R10, R10
	JLT next
	VMOVUPS Z18, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func acosFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·acosFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1560(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z15
	VBLENDMPD Z2, Z9, K4, Z2
	VMULPD Z8, Z12, Z12
	VPANDQ.BCST constants512x64<>+160(SB), Z9, Z16
	VBLENDMPD.BCST constants512x64<>+440(SB), Z11, K4, Z11
	VBROADCASTSD constants512x64<>+40(SB), Z17
	VSUBPD Z16, Z9, Z18
	VMULPD Z16, Z16, Z19
	VADDPD Z16, Z9, Z16
	VMULPD Z11, Z2, Z2
	VADDPD.BCST constants512x64<>+1536(SB), Z14, Z14
	VADDPD.BCST constants512x64<>+1488(SB), Z12, Z12
	VBLENDMPD.BCST constants512x64<>+8(SB), Z13, K2, Z13
	VMOVAPS Z0, Z11
	VBROADCASTSD constants512x64<>+656(SB), Z20
	VSUBPD Z19, Z8, Z19
	VMULPD Z16, Z18, Z16
	VBROADCASTSD constants512x64<>+1552(SB), Z18
	VBLENDMPD.BCST constants512x64<>+872(SB), Z13, K4, Z13
	VPXORQ Z3, Z2, Z0
	VMOVAPS Z1, Z21
	VADDPD Z0, Z13, Z1
	VMOVAPS Z3, Z22
	KMOVW K1, K5
	VPANDQ.BCST constants512x64<>+24(SB), Z15, Z2
	VPANDQ.BCST constants512x64<>+16(SB), Z15, Z3
	KMOVW K3, K1
	VMULPD Z7, Z14, Z14
	VSUBPD Z2, Z17, Z15
	VPCMPQ.BCST $0, constants512x64<>+8(SB), Z3, K2
	VPCMPUQ $1, Z2, Z17, K3
	VMULPD Z8, Z12, Z12
	KMOVW K4, K6
	VPCMPUQ.BCST $1, constants512x64<>+88(SB), Z2, K4
	VSUBPD Z16, Z19, Z16
	VSUBPD Z13, Z1, Z13
	VADDPD.BCST constants512x64<>+1544(SB), Z14, Z14
	VMOVAPS Z4, Z19
	VMULPD.BCST constants512x64<>+88(SB), Z15, Z15
	VMULPD Z2, Z2, Z17
	VBLENDMPD.BCST constants512x64<>+8(SB), Z20, K2, Z20
	VADDPD.BCST constants512x64<>+1496(SB), Z12, Z12
	VPSUBQ Z9, Z18, Z9
	VMOVAPS Z5, Z4
	VBLENDMPD.BCST constants512x64<>+1560(SB), Z20, K4, Z5
	VMULPD Z9, Z16, Z16
	VMOVAPS Z6, Z20
	VSUBPD Z13, Z0, Z6
	VMOVAPS Z7, Z13
	VMOVAPS Z8, Z7
	VMULPD Z14, Z13, Z13
	VBLENDMPD Z17, Z15, K4, Z8
	VMULPD Z7, Z12, Z12
	VSQRTPD Z8, Z9
	VMULPD.BCST constants512x64<>+1448(SB), Z8, Z15
	VBLENDMPD.BCST constants512x64<>+8(SB), Z16, K6, Z16
	VADDPD Z16, Z16, Z16
	VMULPD Z13, Z11, Z11
	VADDPD.BCST constants512x64<>+1504(SB), Z12, Z12
	VADDPD.BCST constants512x64<>+1456(SB), Z15, Z15
	VMOVAPS Z10, Z13
	VPXORQ Z22, Z16, Z10
	VADDPD Z13, Z11, Z11
	VMULPD Z7, Z12, Z12
	VMULPD Z8, Z15, Z15
	VADDPD Z11, Z19, Z11
	VADDPD.BCST constants512x64<>+1512(SB), Z12, Z12
	VADDPD.BCST constants512x64<>+1464(SB), Z15, Z15
	VADDPD Z11, Z20, Z11
	VMULPD Z7, Z12, Z12
	VMULPD Z8, Z15, Z15
	VADDPD Z11, Z21, Z11
	VADDPD.BCST constants512x64<>+1520(SB), Z12, Z12
	VADDPD.BCST constants512x64<>+1472(SB), Z15, Z15
	VBLENDMPD.BCST constants512x64<>+0(SB), Z11, K5, Z21
	VMULPD Z7, Z12, Z12
	VMULPD Z8, Z15, Z15
	VBROADCASTSD constants512x64<>+608(SB), Z11
	VADDPD.BCST constants512x64<>+1528(SB), Z12, Z20
	VADDPD.BCST constants512x64<>+1480(SB), Z15, Z12
	VBROADCASTSD constants512x64<>+648(SB), Z13
	VMULPD Z7, Z20, Z14
	TESTQ R10, R10
	JLT next
	VMOVUPS Z21, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func atanFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·atanFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1576(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-24, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z22
	VBROADCASTSD constants512x64<>+40(SB), Z23
	VPANDQ.BCST constants512x64<>+160(SB), Z7, Z24
	VADDPD.BCST constants512x64<>+696(SB), Z13, Z13
	VPSUBQ.BCST constants512x64<>+624(SB), Z15, Z25
	VPCMPQ $0, Z0, Z0, K2
	VSUBPD.BCST constants512x64<>+624(SB), Z15, Z15
	VSUBPD Z24, Z7, Z26
	VPSUBQ Z25, Z12, Z12
	VBLENDMPD Z12, Z25, K1, Z12
	VMOVAPS Z1, Z25
	VBROADCASTSD constants512x64<>+8(SB), Z0
	VPSUBQ Z12, Z16, Z27
	VPXORQ Z8, Z11, Z11
	VMOVAPS Z2, Z1
	VMULPD Z13, Z5, Z5
	VMOVAPS Z3, Z13
	VBROADCASTSD constants512x64<>+600(SB), Z28
	VBLENDMPD Z12, Z27, K2, Z12
	VMULPD Z24, Z15, Z24
	VMULPD Z26, Z15, Z26
	VMULPD Z6, Z15, Z15
	VMOVAPS Z4, Z2
	VADDPD Z11, Z20, Z3
	VMULPD Z11, Z11, Z27
	VPANDQ.BCST constants512x64<>+24(SB), Z22, Z4
	VPANDQ.BCST constants512x64<>+408(SB), Z12, Z8
	VPCMPQ $0, Z16, Z12, K2
	VPCMPUQ $1, Z4, Z23, K1
	LEAQ table5_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z29, Z29, Z29
	VPGATHERQQ (AX)(Z8*8), K7, Z29
	LEAQ table6_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z30, Z30, Z30
	VPGATHERQQ (AX)(Z8*8), K7, Z30
	VADDPD Z5, Z18, Z18
	VSUBPD Z24, Z6, Z24
	VADDPD Z15, Z7, Z15
	VSUBPD Z20, Z3, Z20
	VMULPD Z27, Z11, Z5
	VMULPD.BCST constants512x64<>+664(SB), Z27, Z12
	VPMINUQ.BCST constants512x64<>+1576(SB), Z4, Z7
	VBROADCASTSD constants512x64<>+608(SB), Z16
	VBLENDMPD Z23, Z7, K1, Z6
	VBLENDMPD Z7, Z23, K1, Z7
	VBLENDMPD.BCST constants512x64<>+16(SB), Z0, K1, Z23
	VMOVAPS Z9, Z8
	VPSUBQ Z7, Z28, Z28
	VPXORQ Z23, Z0, Z9
	VADDPD Z18, Z10, Z18
	VMULPD Z28, Z7, Z23
	VSUBPD Z26, Z24, Z24
	VSUBPD Z20, Z11, Z10
	VADDPD.BCST constants512x64<>+672(SB), Z12, Z12
	VADDPD Z18, Z13, Z13
	VSUBPD Z23, Z16, Z16
	VDIVPD Z15, Z24, Z11
	VMULPD Z27, Z12, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z14, Z14
	VPXORQ Z14, Z13, Z24
	VMULPD Z16, Z28, Z16
	VADDPD.BCST constants512x64<>+680(SB), Z12, Z12
	VBROADCASTSD constants512x64<>+48(SB), Z28
	VMULPD Z16, Z6, Z16
	VMULPD Z27, Z12, Z12
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z16, K3
	VADDPD.BCST constants512x64<>+688(SB), Z12, Z13
	VPCMPUQ $1, Z25, Z28, K4
	VBROADCASTSD constants512x64<>+632(SB), Z12
	VBLENDMPD.BCST constants512x64<>+8(SB), Z16, K3, Z16
	VMULPD Z27, Z13, Z13
	VMOVAPS Z17, Z14
	VADDPD.BCST constants512x64<>+624(SB), Z16, Z15
	VBROADCASTSD constants512x64<>+640(SB), Z16
	VMOVAPS Z19, Z17
	VMOVAPS Z21, Z18
	VBLENDMPD.BCST constants512x64<>+0(SB), Z24, K4, Z24
	VMOVAPS Z22, Z19
	VBLENDMPD.BCST constants512x64<>+648(SB), Z29, K2, Z20
	VBLENDMPD.BCST constants512x64<>+656(SB), Z30, K2, Z21
	TESTQ R10, R10
	JLT next
	VMOVUPS Z24, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func atan2Float64512(dst, x, y unsafe.Pointer, n int) int
TEXT ·atan2Float64512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+696(SB), AX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VMOVUPS (DX)(BX*8), Z1
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z2
	VPANDQ.BCST constants512x64<>+24(SB), Z1, Z3
	VPCMPUQ $1, Z2, Z3, K1
	VPMINUQ Z2, Z3, Z4
	VPMAXUQ Z3, Z2, Z5
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z5, K2
	VPCMPQ.BCST $0, constants512x64<>+48(SB), Z4, K3
	VBROADCASTSD constants512x64<>+8(SB), Z6
	VBLENDMPD.BCST constants512x64<>+40(SB), Z6, K3, Z7
	VBLENDMPD Z7, Z4, K2, Z4
	VPCMPQ $0, Z6, Z5, K3
	KORB K3, K2, K2
	VBLENDMPD.BCST constants512x64<>+40(SB), Z5, K2, Z5
	VBROADCASTSD constants512x64<>+576(SB), Z7
	VPCMPUQ $1, Z5, Z7, K2
	VPCMPUQ.BCST $1, constants512x64<>+64(SB), Z5, K3
	VBROADCASTSD constants512x64<>+40(SB), Z7
	VBLENDMPD.BCST constants512x64<>+584(SB), Z7, K3, Z7
	VBLENDMPD.BCST constants512x64<>+592(SB), Z7, K2, Z7
	VMULPD Z7, Z4, Z4
	VMULPD Z7, Z5, Z5
	VPANDQ.BCST constants512x64<>+16(SB), Z1, Z1
	VBROADCASTSD constants512x64<>+600(SB), Z7
	VPSUBQ Z5, Z7, Z7
	VMULPD Z7, Z5, Z8
	VBROADCASTSD constants512x64<>+608(SB), Z9
	VSUBPD Z8, Z9, Z8
	VMULPD Z8, Z7, Z7
	VMULPD Z7, Z4, Z7
	VPCMPUQ.BCST $1, constants512x64<>+616(SB), Z7, K2
	VBLENDMPD Z6, Z7, K2, Z7
	VADDPD.BCST constants512x64<>+624(SB), Z7, Z7
	VPSUBQ.BCST constants512x64<>+624(SB), Z7, Z8
	VBROADCASTSD constants512x64<>+632(SB), Z9
	VPSUBQ Z8, Z9, Z9
	VBLENDMPD Z9, Z8, K1, Z8
	VPCMPQ $0, Z6, Z1, K2
	VBROADCASTSD constants512x64<>+640(SB), Z9
	VPSUBQ Z8, Z9, Z10
	VBLENDMPD Z8, Z10, K2, Z8
	VPANDQ.BCST constants512x64<>+408(SB), Z8, Z10
	VPCMPQ $0, Z9, Z8, K2
	VSUBPD.BCST constants512x64<>+624(SB), Z7, Z7
	VBLENDMPD.BCST constants512x64<>+16(SB), Z6, K1, Z6
	VPXORQ Z6, Z1, Z1
	LEAQ table5_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z6, Z6, Z6
	VPGATHERQQ (AX)(Z10*8), K1, Z6
	VBLENDMPD.BCST constants512x64<>+648(SB), Z6, K2, Z6
	LEAQ table6_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z10*8), K1, Z8
	VBLENDMPD.BCST constants512x64<>+656(SB), Z8, K2, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z5, Z9
	VSUBPD Z9, Z5, Z10
	VMULPD Z9, Z7, Z9
	VSUBPD Z9, Z4, Z9
	VMULPD Z10, Z7, Z10
	VSUBPD Z10, Z9, Z9
	VMULPD Z4, Z7, Z4
	VADDPD Z4, Z5, Z4
	VDIVPD Z4, Z9, Z4
	VPXORQ Z1, Z4, Z1
	VADDPD Z1, Z6, Z4
	VSUBPD Z6, Z4, Z5
	VSUBPD Z5, Z1, Z5
	VMULPD Z1, Z1, Z6
	VMULPD Z6, Z1, Z1
	VMULPD.BCST constants512x64<>+664(SB), Z6, Z7
	VADDPD.BCST constants512x64<>+672(SB), Z7, Z7
	VMULPD Z6, Z7, Z7
	VADDPD.BCST constants512x64<>+680(SB), Z7, Z7
	VMULPD Z6, Z7, Z7
	VADDPD.BCST constants512x64<>+688(SB), Z7, Z7
	VMULPD Z6, Z7, Z6
	VADDPD.BCST constants512x64<>+696(SB), Z6, Z6
	VMULPD Z6, Z1, Z1
	VADDPD Z1, Z8, Z1
	VADDPD Z1, Z5, Z1
	VADDPD Z1, Z4, Z1
	VPANDQ.BCST constants512x64<>+16(SB), Z0, Z0
	VPXORQ Z0, Z1, Z0
	VBROADCASTSD constants512x64<>+48(SB), Z1
	VPCMPUQ $1, Z3, Z1, K1
	VPCMPUQ $1, Z2, Z1, K2
	KORB K2, K1, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func erfFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·erfFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1592(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-16, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z15
	VMULPD Z9, Z12, Z12
	VADDPD Z3, Z12, Z3
	VMOVAPS Z0, Z12
	VMOVAPS Z1, Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z15, Z1
	VPMINUQ.BCST constants512x64<>+1584(SB), Z1, Z16
	VMULPD Z9, Z3, Z3
	VADDPD.BCST constants512x64<>+1592(SB), Z16, Z17
	VADDPD Z4, Z3, Z18
	VPSUBQ.BCST constants512x64<>+1592(SB), Z17, Z19
	VSUBPD.BCST constants512x64<>+1592(SB), Z17, Z17
	VMOVAPS Z2, Z20
	VMOVAPS Z5, Z21
	VMOVAPS Z6, Z22
	VMOVAPS Z7, Z23
	VMOVAPS Z8, Z25
	LEAQ table8_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z24, Z24, Z24
	VPGATHERQQ (AX)(Z19*8), K7, Z24
	LEAQ table9_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z2, Z2, Z2
	VPGATHERQQ (AX)(Z19*8), K7, Z2
	LEAQ table10_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z26, Z26, Z26
	VPGATHERQQ (AX)(Z19*8), K7, Z26
	LEAQ table11_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z27, Z27, Z27
	VPGATHERQQ (AX)(Z19*8), K7, Z27
	LEAQ table12_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z28, Z28, Z28
	VPGATHERQQ (AX)(Z19*8), K7, Z28
	LEAQ table13_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z29, Z29, Z29
	VPGATHERQQ (AX)(Z19*8), K7, Z29
	LEAQ table14_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z3, Z3, Z3
	VPGATHERQQ (AX)(Z19*8), K7, Z3
	LEAQ table15_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z4, Z4, Z4
	VPGATHERQQ (AX)(Z19*8), K7, Z4
	LEAQ table16_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z5, Z5, Z5
	VPGATHERQQ (AX)(Z19*8), K7, Z5
	LEAQ table17_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z6, Z6, Z6
	VPGATHERQQ (AX)(Z19*8), K7, Z6
	LEAQ table18_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z19*8), K7, Z7
	LEAQ table19_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z19*8), K7, Z8
	VMULPD Z9, Z18, Z18
	VMOVAPS Z9, Z19
	VSUBPD Z17, Z16, Z9
	VADDPD Z21, Z18, Z18
	VMULPD Z19, Z18, Z18
	VADDPD Z22, Z18, Z18
	VMULPD Z19, Z18, Z18
	VADDPD Z23, Z18, Z18
	VMULPD Z19, Z18, Z18
	VMOVAPS Z10, Z23
	VMULPD Z9, Z26, Z26
	VADDPD Z9, Z24, Z10
	VADDPD Z25, Z18, Z18
	VADDPD Z27, Z26, Z26
	VSUBPD Z24, Z10, Z24
	VMULPD Z18, Z19, Z18
	VMOVAPS Z11, Z19
	VMULPD Z9, Z26, Z26
	VSUBPD Z24, Z9, Z11
	VADDPD Z18, Z20, Z18
	VBROADCASTSD constants512x64<>+48(SB), Z20
	VADDPD Z28, Z26, Z26
	VADDPD Z18, Z19, Z18
	VMULPD Z9, Z26, Z26
	VADDPD Z18, Z23, Z18
	VPCMPUQ $1, Z12, Z20, K1
	VADDPD Z29, Z26, Z12
	VPANDQ.BCST constants512x64<>+16(SB), Z14, Z14
	VMOVAPS Z13, Z26
	VPXORQ Z14, Z18, Z13
	VBLENDMPD.BCST constants512x64<>+0(SB), Z26, K1, Z26
	VMOVAPS Z15, Z14
	TESTQ R10, R10
	JLT next
	VMOVUPS Z26, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func erfcFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·erfcFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1656(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-8, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z12
	VADDPD Z1, Z10, Z1
	VMULPD Z7, Z1, Z1
	VMOVAPS Z0, Z10
	VPANDQ.BCST constants512x64<>+24(SB), Z12, Z0
	VPMINUQ.BCST constants512x64<>+1600(SB), Z0, Z13
	VADDPD Z2, Z1, Z1
	VPANDQ.BCST constants512x64<>+160(SB), Z13, Z2
	VADDPD.BCST constants512x64<>+608(SB), Z13, Z14
	VSUBPD Z2, Z13, Z15
	VMULPD Z2, Z2, Z16
	VADDPD Z2, Z13, Z2
	VBROADCASTSD constants512x64<>+184(SB), Z17
	VMULPD Z7, Z1, Z18
	VPSRLQ $48, Z14, Z14
	VMULPD Z2, Z15, Z15
	VMULPD.BCST constants512x64<>+352(SB), Z16, Z19
	VPSUBQ.BCST constants512x64<>+1648(SB), Z14, Z20
	VPSLLQ $48, Z14, Z14
	VMOVAPS Z3, Z21
	VMOVAPS Z4, Z22
	VPORQ.BCST constants512x64<>+1656(SB), Z14, Z14
	LEAQ table22_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z23, Z23, Z23
	VPGATHERQQ (AX)(Z20*8), K7, Z23
	LEAQ table23_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z24, Z24, Z24
	VPGATHERQQ (AX)(Z20*8), K7, Z24
	LEAQ table24_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z25, Z25, Z25
	VPGATHERQQ (AX)(Z20*8), K7, Z25
	LEAQ table25_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z26, Z26, Z26
	VPGATHERQQ (AX)(Z20*8), K7, Z26
	LEAQ table26_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z27, Z27, Z27
	VPGATHERQQ (AX)(Z20*8), K7, Z27
	LEAQ table27_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z28, Z28, Z28
	VPGATHERQQ (AX)(Z20*8), K7, Z28
	LEAQ table28_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z29, Z29, Z29
	VPGATHERQQ (AX)(Z20*8), K7, Z29
	LEAQ table29_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z30, Z30, Z30
	VPGATHERQQ (AX)(Z20*8), K7, Z30
	LEAQ table30_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z1, Z1, Z1
	VPGATHERQQ (AX)(Z20*8), K7, Z1
	LEAQ table31_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z2, Z2, Z2
	VPGATHERQQ (AX)(Z20*8), K7, Z2
	LEAQ table32_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z3, Z3, Z3
	VPGATHERQQ (AX)(Z20*8), K7, Z3
	LEAQ table33_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z4, Z4, Z4
	VPGATHERQQ (AX)(Z20*8), K7, Z4
	VSUBPD.BCST constants512x64<>+608(SB), Z14, Z14
	VADDPD Z21, Z18, Z18
	VSUBPD Z19, Z17, Z19
	VSUBPD Z14, Z13, Z13
	VMULPD Z7, Z18, Z7
	VSUBPD Z17, Z19, Z18
	VPSUBQ Z17, Z19, Z17
	VPANDQ.BCST constants512x64<>+408(SB), Z17, Z19
	VPSRAQ $6, Z17, Z17
	VMOVAPS Z5, Z21
	LEAQ table20_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z14, Z14, Z14
	VPGATHERQQ (AX)(Z19*8), K7, Z14
	LEAQ table21_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z20, Z20, Z20
	VPGATHERQQ (AX)(Z19*8), K7, Z20
	VPSRAQ $1, Z17, Z5
	VADDPD Z22, Z7, Z7
	VMOVAPS Z6, Z22
	VPSUBQ Z5, Z17, Z6
	VMULPD.BCST constants512x64<>+1608(SB), Z18, Z17
	VADDPD Z7, Z9, Z19
	VMULPD Z7, Z9, Z7
	VSUBPD Z16, Z17, Z16
	VMULPD.BCST constants512x64<>+368(SB), Z18, Z18
	VADDPD Z7, Z19, Z7
	VSUBPD Z18, Z16, Z16
	VMULPD Z7, Z8, Z18
	VSUBPD Z15, Z16, Z15
	VADDPD.BCST constants512x64<>+8(SB), Z13, Z7
	VADDPD Z18, Z8, Z8
	VMULPD.BCST constants512x64<>+1616(SB), Z15, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z21, Z21
	VMULPD Z7, Z24, Z24
	VPSLLQ $52, Z21, Z21
	VMULPD Z21, Z8, Z8
	VBROADCASTSD constants512x64<>+608(SB), Z21
	VADDPD.BCST constants512x64<>+1624(SB), Z18, Z18
	VPADDQ.BCST constants512x64<>+80(SB), Z22, Z22
	VADDPD Z25, Z24, Z24
	VPSLLQ $52, Z22, Z22
	VMULPD Z22, Z8, Z22
	VMULPD Z15, Z18, Z18
	VMULPD Z7, Z24, Z24
	VMULPD Z23, Z14, Z8
	VPCMPQ $0, Z10, Z11, K1
	VSUBPD Z22, Z21, Z21
	VADDPD.BCST constants512x64<>+1632(SB), Z18, Z18
	VADDPD Z26, Z24, Z24
	VBLENDMPD Z22, Z21, K1, Z21
	VMULPD Z15, Z18, Z18
	VMULPD Z7, Z24, Z24
	VMULPD Z15, Z15, Z22
	VADDPD.BCST constants512x64<>+1640(SB), Z18, Z18
	VADDPD Z27, Z24, Z24
	VMULPD Z18, Z22, Z18
	VMULPD Z7, Z24, Z24
	VADDPD Z18, Z15, Z15
	VADDPD Z28, Z24, Z24
	VMULPD Z15, Z20, Z28
	VMULPD Z7, Z24, Z24
	VADDPD Z28, Z20, Z20
	VADDPD Z29, Z24, Z24
	VADDPD Z20, Z15, Z9
	VBROADCASTSD constants512x64<>+48(SB), Z15
	VMULPD Z7, Z24, Z24
	VADDPD Z30, Z24, Z24
	VPCMPUQ $1, Z10, Z15, K1
	VMULPD Z7, Z24, Z10
	VBLENDMPD.BCST constants512x64<>+0(SB), Z21, K1, Z21
	VMOVAPS Z12, Z11
	TESTQ R10, R10
	JLT next
	VMOVUPS Z21, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func geluFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·geluFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1696(SB), AX
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Z0
	VPANDQ.BCST constants512x64<>+24(SB), Z0, Z1
	VPMINUQ.BCST constants512x64<>+1664(SB), Z1, Z2
	VPANDQ.BCST constants512x64<>+160(SB), Z2, Z3
	VSUBPD Z3, Z2, Z4
	VMULPD.BCST constants512x64<>+88(SB), Z3, Z5
	VMULPD Z5, Z3, Z5
	VMULPD.BCST constants512x64<>+88(SB), Z4, Z6
	VADDPD Z3, Z2, Z7
	VMULPD Z7, Z6, Z6
	VMULPD.BCST constants512x64<>+352(SB), Z5, Z7
	VBROADCASTSD constants512x64<>+184(SB), Z8
	VSUBPD Z7, Z8, Z7
	VSUBPD Z8, Z7, Z9
	VMULPD.BCST constants512x64<>+1608(SB), Z9, Z10
	VSUBPD Z5, Z10, Z5
	VMULPD.BCST constants512x64<>+368(SB), Z9, Z9
	VSUBPD Z9, Z5, Z5
	VSUBPD Z6, Z5, Z5
	VMULPD Z5, Z5, Z6
	VMULPD.BCST constants512x64<>+1616(SB), Z5, Z9
	VADDPD.BCST constants512x64<>+1624(SB), Z9, Z9
	VMULPD Z5, Z9, Z9
	VADDPD.BCST constants512x64<>+1632(SB), Z9, Z9
	VMULPD Z5, Z9, Z9
	VADDPD.BCST constants512x64<>+1640(SB), Z9, Z9
	VMULPD Z9, Z6, Z6
	VADDPD Z6, Z5, Z5
	VPSUBQ Z8, Z7, Z6
	VPANDQ.BCST constants512x64<>+408(SB), Z6, Z7
	LEAQ table20_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z8, Z8, Z8
	VPGATHERQQ (AX)(Z7*8), K1, Z8
	LEAQ table21_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z9, Z9, Z9
	VPGATHERQQ (AX)(Z7*8), K1, Z9
	VMULPD Z5, Z9, Z7
	VADDPD Z7, Z9, Z7
	VADDPD Z7, Z5, Z5
	VPSRAQ $6, Z6, Z6
	VMULPD.BCST constants512x64<>+1672(SB), Z3, Z7
	VMULPD.BCST constants512x64<>+1680(SB), Z3, Z3
	VMULPD.BCST constants512x64<>+1688(SB), Z4, Z4
	VADDPD Z4, Z3, Z3
	VADDPD.BCST constants512x64<>+608(SB), Z7, Z4
	VPSRLQ $48, Z4, Z4
	VPSUBQ.BCST constants512x64<>+1648(SB), Z4, Z9
	VPSLLQ $48, Z4, Z4
	VPORQ.BCST constants512x64<>+1656(SB), Z4, Z4
	VSUBPD.BCST constants512x64<>+608(SB), Z4, Z4
	VSUBPD Z4, Z7, Z4
	VADDPD Z3, Z4, Z3
	LEAQ table22_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z4, Z4, Z4
	VPGATHERQQ (AX)(Z9*8), K1, Z4
	LEAQ table23_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z9*8), K1, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table24_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table25_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table26_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table27_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table28_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table29_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table30_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table31_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z7
	LEAQ table32_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z10, Z10, Z10
	VPGATHERQQ (AX)(Z9*8), K1, Z10
	VADDPD Z10, Z7, Z7
	VMULPD Z3, Z7, Z3
	LEAQ table33_512x64<>(SB), AX
	KXNORW K1, K1, K1
	VPXORD Z7, Z7, Z7
	VPGATHERQQ (AX)(Z9*8), K1, Z7
	VADDPD Z7, Z3, Z3
	VMULPD Z4, Z8, Z4
	VADDPD Z3, Z5, Z7
	VMULPD Z3, Z5, Z3
	VADDPD Z3, Z7, Z3
	VMULPD Z3, Z4, Z3
	VPANDQ.BCST constants512x64<>+1696(SB), Z2, Z5
	VMULPD Z4, Z5, Z7
	VMULPD Z3, Z5, Z8
	VSUBPD Z5, Z2, Z2
	VADDPD Z3, Z4, Z3
	VMULPD Z3, Z2, Z2
	VADDPD Z2, Z8, Z2
	VADDPD Z2, Z7, Z2
	VPSUBQ.BCST constants512x64<>+32(SB), Z6, Z3
	VPSRAQ $1, Z3, Z4
	VPADDQ.BCST constants512x64<>+80(SB), Z4, Z5
	VPSLLQ $52, Z5, Z5
	VMULPD Z5, Z2, Z2
	VPSUBQ Z4, Z3, Z3
	VPADDQ.BCST constants512x64<>+80(SB), Z3, Z3
	VPSLLQ $52, Z3, Z3
	VMULPD Z3, Z2, Z2
	VPCMPQ $0, Z1, Z0, K1
	VSUBPD Z2, Z0, Z0
	VPXORQ.BCST constants512x64<>+16(SB), Z2, Z2
	VBLENDMPD Z0, Z2, K1, Z0
	VBROADCASTSD constants512x64<>+48(SB), Z2
	VPCMPUQ $1, Z1, Z2, K1
	VBLENDMPD.BCST constants512x64<>+0(SB), Z0, K1, Z0
	VMOVUPS Z0, (DI)(BX*8)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func geluTanhFloat64512(dst, x unsafe.Pointer, n int) int
TEXT ·geluTanhFloat64512(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVL constants512x64<>+0(SB), AX
	MOVL constants512x64<>+1736(SB), AX
	MOVQ n+16(FP), CX
	LEAQ -8(CX), R12
	MOVQ $-8, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
	VMOVUPS (SI)(R9*8), Z11
	VADDPD Z9, Z8, Z8
	VMOVAPS Z0, Z9
	VPANDQ.BCST constants512x64<>+24(SB), Z11, Z0
	VMULPD Z8, Z3, Z12
	VMULPD Z8, Z6, Z6
	VPMINUQ.BCST constants512x64<>+1704(SB), Z0, Z8
	VPANDQ.BCST constants512x64<>+160(SB), Z8, Z13
	VMULPD Z8, Z8, Z14
	VMOVAPS Z1, Z15
	VSUBPD Z13, Z8, Z1
	VMULPD Z13, Z13, Z16
	VADDPD Z13, Z8, Z17
	VADDPD Z12, Z3, Z18
	VPMAXSQ.BCST constants512x64<>+776(SB), Z2, Z2
	VPANDQ.BCST constants512x64<>+160(SB), Z14, Z19
	VPADDQ.BCST constants512x64<>+80(SB), Z2, Z2
	VSUBPD Z19, Z16, Z16
	VMULPD Z17, Z1, Z17
	VMULPD.BCST constants512x64<>+1712(SB), Z19, Z19
	VPSLLQ $52, Z2, Z2
	VSUBPD Z3, Z18, Z3
	VMULPD Z2, Z18, Z20
	VMULPD Z18, Z15, Z15
	VBROADCASTSD constants512x64<>+1728(SB), Z18
	VBROADCASTSD constants512x64<>+40(SB), Z21
	VADDPD Z17, Z16, Z16
	VADDPD.BCST constants512x64<>+1728(SB), Z19, Z17
	VSUBPD Z3, Z12, Z3
	VADDPD.BCST constants512x64<>+40(SB), Z20, Z12
	VADDPD Z15, Z6, Z6
	VMULPD.BCST constants512x64<>+1712(SB), Z16, Z16
	VMULPD.BCST constants512x64<>+1720(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z17, Z17
	VSUBPD Z17, Z18, Z18
	VMULPD Z17, Z13, Z15
	VSUBPD.BCST constants512x64<>+40(SB), Z12, Z22
	VMULPD Z2, Z3, Z2
	VDIVPD Z12, Z21, Z21
	VBROADCASTSD constants512x64<>+184(SB), Z3
	VADDPD Z14, Z16, Z14
	VADDPD Z19, Z18, Z18
	VMULPD.BCST constants512x64<>+352(SB), Z15, Z19
	VSUBPD Z22, Z20, Z20
	VADDPD.BCST constants512x64<>+1736(SB), Z14, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z12, Z22
	VSUBPD Z19, Z3, Z19
	VADDPD Z2, Z20, Z2
	VSUBPD Z22, Z12, Z12
	VADDPD Z14, Z18, Z14
	VSUBPD Z3, Z19, Z18
	VPSUBQ Z3, Z19, Z3
	VADDPD Z2, Z12, Z12
	VPANDQ.BCST constants512x64<>+408(SB), Z3, Z19
	VPSRAQ $6, Z3, Z2
	VMOVAPS Z4, Z20
	LEAQ table20_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z3, Z3, Z3
	VPGATHERQQ (AX)(Z19*8), K7, Z3
	LEAQ table21_512x64<>(SB), AX
	KXNORW K7, K7, K7
	VPXORD Z16, Z16, Z16
	VPGATHERQQ (AX)(Z19*8), K7, Z16
	VPSRAQ $1, Z2, Z4
	VMOVAPS Z5, Z19
	VADDPD Z14, Z17, Z17
	VPSUBQ Z4, Z2, Z5
	VMULPD.BCST constants512x64<>+1608(SB), Z18, Z23
	VMULPD Z17, Z1, Z17
	VMULPD Z14, Z13, Z14
	VSUBPD Z15, Z23, Z15
	VMULPD.BCST constants512x64<>+368(SB), Z18, Z18
	VADDPD Z14, Z17, Z14
	VSUBPD Z18, Z15, Z15
	VMULPD Z21, Z7, Z18
	VSUBPD Z14, Z15, Z14
	VPANDQ.BCST constants512x64<>+160(SB), Z18, Z18
	VMULPD Z22, Z18, Z22
	VMULPD Z12, Z18, Z12
	VMULPD.BCST constants512x64<>+1616(SB), Z14, Z15
	VBLENDMPD.BCST constants512x64<>+8(SB), Z6, K1, Z6
	VSUBPD Z22, Z7, Z7
	VSUBPD Z12, Z6, Z6
	VADDPD.BCST constants512x64<>+1624(SB), Z15, Z15
	VADDPD Z6, Z7, Z6
	VBROADCASTSD constants512x64<>+1704(SB), Z7
	VMULPD Z14, Z15, Z15
	VMULPD Z21, Z6, Z21
	KMOVW K1, K2
	VPCMPQ $0, Z0, Z11, K1
	VMULPD Z3, Z13, Z6
	VADDPD.BCST constants512x64<>+1632(SB), Z15, Z15
	VADDPD Z21, Z18, Z18
	VPCMPQ $1, Z10, Z7, K3
	VBLENDMPD Z8, Z6, K1, Z7
	VMULPD Z14, Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z20, Z20
	VBLENDMPD Z10, Z18, K3, Z10
	VPSLLQ $52, Z20, Z20
	VMULPD Z20, Z10, Z20
	VMULPD Z14, Z14, Z18
	VADDPD.BCST constants512x64<>+1640(SB), Z15, Z15
	VPADDQ.BCST constants512x64<>+80(SB), Z19, Z19
	VPSLLQ $52, Z19, Z19
	VMULPD Z19, Z20, Z19
	VMULPD Z15, Z18, Z15
	VBROADCASTSD constants512x64<>+48(SB), Z18
	VPXORQ.BCST constants512x64<>+16(SB), Z19, Z19
	VBLENDMPD Z10, Z19, K2, Z10
	VADDPD Z15, Z14, Z8
	VPCMPUQ $1, Z9, Z18, K2
	VMULPD Z8, Z16, Z9
	VBLENDMPD.BCST constants512x64<>+0(SB), Z10, K2, Z18
	VADDPD Z9, Z16, Z9
	VMOVAPS Z11, Z10
	TESTQ R10, R10
	JLT next
	VMOVUPS Z18, (DI)(R10*8)

next:
	ADDQ $8, BX
	ADDQ $8, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+24(FP)
	RET

// func lookUpUint16512(dst, x, y unsafe.Pointer, n int) int
TEXT ·lookUpUint16512(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Z0
	KXNORW K1, K1, K1
	VPXORD Z1, Z1, Z1
	VPGATHERDD (DX)(Z0*2), K1, Z1
	VPMOVDW Z1, (DI)(BX*2)
	ADDQ $16, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

DATA constants512x32<>+0(SB)/4, $0x7fc00000
DATA constants512x32<>+4(SB)/4, $0x0
DATA constants512x32<>+8(SB)/4, $0x80000000
DATA constants512x32<>+12(SB)/4, $0x7fffffff
DATA constants512x32<>+16(SB)/4, $0x1
DATA constants512x32<>+20(SB)/4, $0x7fff
DATA constants512x32<>+24(SB)/4, $0x3f800000
DATA constants512x32<>+28(SB)/4, $0x7f800000
DATA constants512x32<>+32(SB)/4, $0xffffffff
DATA constants512x32<>+36(SB)/4, $0x800000
DATA constants512x32<>+40(SB)/4, $0x95
DATA constants512x32<>+44(SB)/4, $0x7fffff
DATA constants512x32<>+48(SB)/4, $0x1e
DATA constants512x32<>+52(SB)/4, $0xfffff000
DATA constants512x32<>+56(SB)/4, $0x7e
DATA constants512x32<>+60(SB)/4, $0x7f
DATA constants512x32<>+64(SB)/4, $0x71800000
DATA constants512x32<>+68(SB)/4, $0x1f800000
DATA constants512x32<>+72(SB)/4, $0x5f800000
DATA constants512x32<>+76(SB)/4, $0xffffffc0
DATA constants512x32<>+80(SB)/4, $0x40
DATA constants512x32<>+84(SB)/4, $0xfc
DATA constants512x32<>+88(SB)/4, $0x80
DATA constants512x32<>+92(SB)/4, $0x8000
DATA constants512x32<>+96(SB)/4, $0xc3000000
DATA constants512x32<>+100(SB)/4, $0x43000000
DATA constants512x32<>+104(SB)/4, $0xffffff80
DATA constants512x32<>+108(SB)/4, $0xc7000000
DATA constants512x32<>+112(SB)/4, $0x47000000
DATA constants512x32<>+116(SB)/4, $0xffff8000
DATA constants512x32<>+120(SB)/4, $0xcf000000
DATA constants512x32<>+124(SB)/4, $0x4f000000
DATA constants512x32<>+128(SB)/4, $0x43800000
DATA constants512x32<>+132(SB)/4, $0xff
DATA constants512x32<>+136(SB)/4, $0x47800000
DATA constants512x32<>+140(SB)/4, $0xffff
DATA constants512x32<>+144(SB)/4, $0x42b20000
DATA constants512x32<>+148(SB)/4, $0xc2d00000
DATA constants512x32<>+152(SB)/4, $0x3fb8aa3b
DATA constants512x32<>+156(SB)/4, $0x4b400000
DATA constants512x32<>+160(SB)/4, $0x3f317200
DATA constants512x32<>+164(SB)/4, $0x35bfbe8e
DATA constants512x32<>+168(SB)/4, $0x3ab563a7
DATA constants512x32<>+172(SB)/4, $0x3c091ef0
DATA constants512x32<>+176(SB)/4, $0x3d2aac2c
DATA constants512x32<>+180(SB)/4, $0x3e2aaa46
DATA constants512x32<>+184(SB)/4, $0x3efffffe
DATA constants512x32<>+188(SB)/4, $0x43010000
DATA constants512x32<>+192(SB)/4, $0xc3170000
DATA constants512x32<>+196(SB)/4, $0x3f317000
DATA constants512x32<>+200(SB)/4, $0x3920d586
DATA constants512x32<>+204(SB)/4, $0x3aaf836e
DATA constants512x32<>+208(SB)/4, $0x3c1d96d7
DATA constants512x32<>+212(SB)/4, $0x3d6357c2
DATA constants512x32<>+216(SB)/4, $0x3e75fdee
DATA constants512x32<>+220(SB)/4, $0x3805fdf4
DATA constants512x32<>+224(SB)/4, $0xc1900000
DATA constants512x32<>+228(SB)/4, $0x3d710000
DATA constants512x32<>+232(SB)/4, $0x395b9902
DATA constants512x32<>+236(SB)/4, $0x3ab66c77
DATA constants512x32<>+240(SB)/4, $0x3c08831e
DATA constants512x32<>+244(SB)/4, $0x3d2aaa96
DATA constants512x32<>+248(SB)/4, $0x3e2aaaad
DATA constants512x32<>+252(SB)/4, $0x3f000000
DATA constants512x32<>+256(SB)/4, $0xbf000000
DATA constants512x32<>+260(SB)/4, $0x33800000
DATA constants512x32<>+264(SB)/4, $0x42b30000
DATA constants512x32<>+268(SB)/4, $0x3ab6a79e
DATA constants512x32<>+272(SB)/4, $0x3d2aaa73
DATA constants512x32<>+276(SB)/4, $0x39517188
DATA constants512x32<>+280(SB)/4, $0x3c0887df
DATA constants512x32<>+284(SB)/4, $0x3e2aaaab
DATA constants512x32<>+288(SB)/4, $0x2
DATA constants512x32<>+292(SB)/4, $0xfffffffe
DATA constants512x32<>+296(SB)/4, $0x39800000
DATA constants512x32<>+300(SB)/4, $0x41140000
DATA constants512x32<>+304(SB)/4, $0x40000000
DATA constants512x32<>+308(SB)/4, $0x42d00000
DATA constants512x32<>+312(SB)/4, $0xffffffc4
DATA constants512x32<>+316(SB)/4, $0x3e784856
DATA constants512x32<>+320(SB)/4, $0x3e5b956c
DATA constants512x32<>+324(SB)/4, $0x3e92828a
DATA constants512x32<>+328(SB)/4, $0x3ecccb6c
DATA constants512x32<>+332(SB)/4, $0x3f2aaaac
DATA constants512x32<>+336(SB)/4, $0x41900000
DATA constants512x32<>+340(SB)/4, $0x407b8000
DATA constants512x32<>+344(SB)/4, $0xba2dbf73
DATA constants512x32<>+348(SB)/4, $0x3ba713d6
DATA constants512x32<>+352(SB)/4, $0xbcdbc638
DATA constants512x32<>+356(SB)/4, $0x3de714d1
DATA constants512x32<>+360(SB)/4, $0xbec0939b
DATA constants512x32<>+364(SB)/4, $0x3e0375d4
DATA constants512x32<>+368(SB)/4, $0x3f480000
DATA constants512x32<>+372(SB)/4, $0xb796eee1
DATA constants512x32<>+376(SB)/4, $0x399e0740
DATA constants512x32<>+380(SB)/4, $0xbb1b0df7
DATA constants512x32<>+384(SB)/4, $0x3c4b50bb
DATA constants512x32<>+388(SB)/4, $0xbd5251c9
DATA constants512x32<>+392(SB)/4, $0xbf500f73
DATA constants512x32<>+396(SB)/4, $0xc011b278
DATA constants512x32<>+400(SB)/4, $0x3f317218
DATA constants512x32<>+404(SB)/4, $0x39c686b2
DATA constants512x32<>+408(SB)/4, $0x3b138ef9
DATA constants512x32<>+412(SB)/4, $0x3c37c523
DATA constants512x32<>+416(SB)/4, $0x3d37c9d8
DATA constants512x32<>+420(SB)/4, $0x3e09d795
DATA constants512x32<>+424(SB)/4, $0x3e89d78f
DATA constants512x32<>+428(SB)/4, $0x21800000
DATA constants512x32<>+432(SB)/4, $0x41220000
DATA constants512x32<>+436(SB)/4, $0x3fc00000
DATA constants512x32<>+440(SB)/4, $0x3f1f0000
DATA constants512x32<>+444(SB)/4, $0x402ed000
DATA constants512x32<>+448(SB)/4, $0x40380000
DATA constants512x32<>+452(SB)/4, $0x40100000
DATA constants512x32<>+456(SB)/4, $0xbdf4c9a0
DATA constants512x32<>+460(SB)/4, $0xba6a6e76
DATA constants512x32<>+464(SB)/4, $0x3d253791
DATA constants512x32<>+468(SB)/4, $0x3b024ba3
DATA constants512x32<>+472(SB)/4, $0x3efb57ab
DATA constants512x32<>+476(SB)/4, $0x3b912d9d
DATA constants512x32<>+480(SB)/4, $0xbf8b2a02
DATA constants512x32<>+484(SB)/4, $0xbcf01846
DATA constants512x32<>+488(SB)/4, $0x3f872f9b
DATA constants512x32<>+492(SB)/4, $0x3d89c7a2
DATA constants512x32<>+496(SB)/4, $0xbeb6247f
DATA constants512x32<>+500(SB)/4, $0xbda5260c
DATA constants512x32<>+504(SB)/4, $0xbea4283e
DATA constants512x32<>+508(SB)/4, $0x3ca73dc7
DATA constants512x32<>+512(SB)/4, $0x3f55e883
DATA constants512x32<>+516(SB)/4, $0x3f14b6a0
DATA constants512x32<>+520(SB)/4, $0x3f600000
DATA constants512x32<>+524(SB)/4, $0x3e800000
DATA constants512x32<>+528(SB)/4, $0x41680000
DATA constants512x32<>+532(SB)/4, $0x40080000
DATA constants512x32<>+536(SB)/4, $0x3f946000
DATA constants512x32<>+540(SB)/4, $0x40783000
DATA constants512x32<>+544(SB)/4, $0x40840000
DATA constants512x32<>+548(SB)/4, $0x40500000
DATA constants512x32<>+552(SB)/4, $0xbd814fcb
DATA constants512x32<>+556(SB)/4, $0xba35e4ac
DATA constants512x32<>+560(SB)/4, $0xbc9fdfc5
DATA constants512x32<>+564(SB)/4, $0x3aa5562f
DATA constants512x32<>+568(SB)/4, $0x3e9d1ddc
DATA constants512x32<>+572(SB)/4, $0x3b86d60b
DATA constants512x32<>+576(SB)/4, $0xbf142806
DATA constants512x32<>+580(SB)/4, $0xbcb8a5c3
DATA constants512x32<>+584(SB)/4, $0x3f033d82
DATA constants512x32<>+588(SB)/4, $0x3d47b8e5
DATA constants512x32<>+592(SB)/4, $0xbdf3b8ff
DATA constants512x32<>+596(SB)/4, $0xbd6439b5
DATA constants512x32<>+600(SB)/4, $0xbe7ae28d
DATA constants512x32<>+604(SB)/4, $0x3c31ff5c
DATA constants512x32<>+608(SB)/4, $0x3f14c125
DATA constants512x32<>+612(SB)/4, $0x3ed364e7
DATA constants512x32<>+616(SB)/4, $0x3fa00000
DATA constants512x32<>+620(SB)/4, $0x3ec00000
DATA constants512x32<>+624(SB)/4, $0x30800000
DATA constants512x32<>+628(SB)/4, $0x1000000
DATA constants512x32<>+632(SB)/4, $0x40c00000
DATA constants512x32<>+636(SB)/4, $0x41300000
DATA constants512x32<>+640(SB)/4, $0x3d922000
DATA constants512x32<>+644(SB)/4, $0x3fcc422a
DATA constants512x32<>+648(SB)/4, $0x369e549b
DATA constants512x32<>+652(SB)/4, $0xb342bc9b
DATA constants512x32<>+656(SB)/4, $0x4a800000
DATA constants512x32<>+660(SB)/4, $0x3f3504f3
DATA constants512x32<>+664(SB)/4, $0x3d8a399a
DATA constants512x32<>+668(SB)/4, $0xbdef00ec
DATA constants512x32<>+672(SB)/4, $0x3df36005
DATA constants512x32<>+676(SB)/4, $0xbdfe1465
DATA constants512x32<>+680(SB)/4, $0x3e119dd1
DATA constants512x32<>+684(SB)/4, $0xbe2aae22
DATA constants512x32<>+688(SB)/4, $0x3e4cd23b
DATA constants512x32<>+692(SB)/4, $0xbe800003
DATA constants512x32<>+696(SB)/4, $0x3eaaaaa4
DATA constants512x32<>+700(SB)/4, $0xff800000
DATA constants512x32<>+704(SB)/4, $0x7f7fffff
DATA constants512x32<>+708(SB)/4, $0xb9389ad4
DATA constants512x32<>+712(SB)/4, $0x3fb8b000
DATA constants512x32<>+716(SB)/4, $0xb804ead9
DATA constants512x32<>+720(SB)/4, $0x3ede6000
DATA constants512x32<>+724(SB)/4, $0x3ede5bd9
DATA constants512x32<>+728(SB)/4, $0x3e9a2000
DATA constants512x32<>+732(SB)/4, $0x369a84fc
DATA constants512x32<>+736(SB)/4, $0x3f7876b6
DATA constants512x32<>+740(SB)/4, $0xbf8b4dcc
DATA constants512x32<>+744(SB)/4, $0x3f803a84
DATA constants512x32<>+748(SB)/4, $0x33000000
DATA constants512x32<>+752(SB)/4, $0x3f360000
DATA constants512x32<>+756(SB)/4, $0x1f
DATA constants512x32<>+760(SB)/4, $0xbe2ab2ea
DATA constants512x32<>+764(SB)/4, $0x3e4cc982
DATA constants512x32<>+768(SB)/4, $0xbe800000
DATA constants512x32<>+772(SB)/4, $0x3eaaaaab
DATA constants512x32<>+776(SB)/4, $0x4f800000
DATA constants512x32<>+780(SB)/4, $0x97
DATA constants512x32<>+784(SB)/4, $0x46800000
DATA constants512x32<>+788(SB)/4, $0xbc58a4b2
DATA constants512x32<>+792(SB)/4, $0x3ce6b1ba
DATA constants512x32<>+796(SB)/4, $0xbd35cae6
DATA constants512x32<>+800(SB)/4, $0x3d999279
DATA constants512x32<>+804(SB)/4, $0xbe2aaa9b
DATA constants512x32<>+808(SB)/4, $0xbf800000
DATA constants512x32<>+812(SB)/4, $0x3ac8e286
DATA constants512x32<>+816(SB)/4, $0xbbb478b0
DATA constants512x32<>+820(SB)/4, $0x3c998d5a
DATA constants512x32<>+824(SB)/4, $0xbdaaaa97
DATA constants512x32<>+828(SB)/4, $0x40000001
DATA constants512x32<>+832(SB)/4, $0x3e34a1fe
DATA constants512x32<>+836(SB)/4, $0x3d534fab
DATA constants512x32<>+840(SB)/4, $0x3df201dd
DATA constants512x32<>+844(SB)/4, $0x3e11a6b2
DATA constants512x32<>+848(SB)/4, $0x3e4cd33c
DATA constants512x32<>+852(SB)/4, $0x3eaaaaa0
DATA constants512x32<>+856(SB)/4, $0x1a
DATA constants512x32<>+860(SB)/4, $0x5556
DATA constants512x32<>+864(SB)/4, $0x3
DATA constants512x32<>+868(SB)/4, $0x3fa14518
DATA constants512x32<>+872(SB)/4, $0x3fcb2ff5
DATA constants512x32<>+876(SB)/4, $0x3cbd469f
DATA constants512x32<>+880(SB)/4, $0xbe26e185
DATA constants512x32<>+884(SB)/4, $0x3f164d1f
DATA constants512x32<>+888(SB)/4, $0x3f0d85d6
DATA constants512x32<>+892(SB)/4, $0x40400000
DATA constants512x32<>+896(SB)/4, $0x33
DATA constants512x32<>+900(SB)/4, $0x5f200000
DATA constants512x32<>+904(SB)/4, $0x3f34360a
DATA constants512x32<>+908(SB)/4, $0x3fd748e2
DATA constants512x32<>+912(SB)/4, $0x3ea00000
DATA constants512x32<>+916(SB)/4, $0x3f22f983
DATA constants512x32<>+920(SB)/4, $0x3fc91000
DATA constants512x32<>+924(SB)/4, $0xb6960000
DATA constants512x32<>+928(SB)/4, $0x32888000
DATA constants512x32<>+932(SB)/4, $0x2c34611a
DATA constants512x32<>+936(SB)/4, $0x457fffff
DATA constants512x32<>+940(SB)/4, $0xb94ca971
DATA constants512x32<>+944(SB)/4, $0x37ccf406
DATA constants512x32<>+948(SB)/4, $0x3c0883bb
DATA constants512x32<>+952(SB)/4, $0xbab60614
DATA constants512x32<>+956(SB)/4, $0xbe2aaaa3
DATA constants512x32<>+960(SB)/4, $0x3d2aaaa5
DATA constants512x32<>+964(SB)/4, $0x39000000
DATA constants512x32<>+968(SB)/4, $0x4b400001
DATA constants512x32<>+972(SB)/4, $0x38d1723d
DATA constants512x32<>+976(SB)/4, $0x3a5b06ed
DATA constants512x32<>+980(SB)/4, $0x3c088f3f
DATA constants512x32<>+984(SB)/4, $0x3daaaa9d
DATA constants512x32<>+988(SB)/4, $0x45c00000
DATA constants512x32<>+992(SB)/4, $0x40800000
DATA constants512x32<>+996(SB)/4, $0x3d2cae46
DATA constants512x32<>+1000(SB)/4, $0x3cc61f15
DATA constants512x32<>+1004(SB)/4, $0x3d3a3ddd
DATA constants512x32<>+1008(SB)/4, $0x3d998102
DATA constants512x32<>+1012(SB)/4, $0x3e2aaae4
DATA constants512x32<>+1016(SB)/4, $0x3fc90000
DATA constants512x32<>+1020(SB)/4, $0x39fdaa22
DATA constants512x32<>+1024(SB)/4, $0x3f800001
DATA constants512x32<>+1028(SB)/4, $0x40490fdb
DATA constants512x32<>+1032(SB)/4, $0x3fc90fdb
DATA constants512x32<>+1036(SB)/4, $0xb3bbbd2e
DATA constants512x32<>+1040(SB)/4, $0xb33bbd2e
DATA constants512x32<>+1044(SB)/4, $0xbd51ed4d
DATA constants512x32<>+1048(SB)/4, $0x3dcffdcb
DATA constants512x32<>+1052(SB)/4, $0xbe1124d9
DATA constants512x32<>+1056(SB)/4, $0x3e4cbd83
DATA constants512x32<>+1060(SB)/4, $0xbeaaaa89
DATA constants512x32<>+1064(SB)/4, $0x3f490f80
DATA constants512x32<>+1068(SB)/4, $0x36b54443
DATA constants512x32<>+1072(SB)/4, $0x7f800001
DATA constants512x32<>+1076(SB)/4, $0x2b800000
DATA constants512x32<>+1080(SB)/4, $0x53800000
GLOBL constants512x32<>(SB), RODATA|NOPTR, $1084
DATA firstSigns512x32<>+0(SB)/4, $0x80000000
DATA firstSigns512x32<>+4(SB)/4, $0
DATA firstSigns512x32<>+8(SB)/4, $0x80000000
DATA firstSigns512x32<>+12(SB)/4, $0
DATA pairOrder512x32<>+0(SB)/8, $0
DATA pairOrder512x32<>+8(SB)/8, $2
DATA pairOrder512x32<>+16(SB)/8, $4
DATA pairOrder512x32<>+24(SB)/8, $6
DATA pairOrder512x32<>+32(SB)/8, $1
DATA pairOrder512x32<>+40(SB)/8, $3
DATA pairOrder512x32<>+48(SB)/8, $5
DATA pairOrder512x32<>+56(SB)/8, $7
GLOBL pairOrder512x32<>(SB), RODATA|NOPTR, $64
GLOBL firstSigns512x32<>(SB), RODATA|NOPTR, $16
DATA table0_512x32<>+0(SB)/4, $0x3fb20000
DATA table0_512x32<>+4(SB)/4, $0x3fae4000
DATA table0_512x32<>+8(SB)/4, $0x3faac000
DATA table0_512x32<>+12(SB)/4, $0x3fa74000
DATA table0_512x32<>+16(SB)/4, $0x3fa3c000
DATA table0_512x32<>+20(SB)/4, $0x3fa0c000
DATA table0_512x32<>+24(SB)/4, $0x3f9d8000
DATA table0_512x32<>+28(SB)/4, $0x3f9a8000
DATA table0_512x32<>+32(SB)/4, $0x3f97c000
DATA table0_512x32<>+36(SB)/4, $0x3f950000
DATA table0_512x32<>+40(SB)/4, $0x3f924000
DATA table0_512x32<>+44(SB)/4, $0x3f8fc000
DATA table0_512x32<>+48(SB)/4, $0x3f8d4000
DATA table0_512x32<>+52(SB)/4, $0x3f8ac000
DATA table0_512x32<>+56(SB)/4, $0x3f888000
DATA table0_512x32<>+60(SB)/4, $0x3f864000
DATA table0_512x32<>+64(SB)/4, $0x3f844000
DATA table0_512x32<>+68(SB)/4, $0x3f820000
DATA table0_512x32<>+72(SB)/4, $0x3f800000
DATA table0_512x32<>+76(SB)/4, $0x3f780000
DATA table0_512x32<>+80(SB)/4, $0x3f710000
DATA table0_512x32<>+84(SB)/4, $0x3f6a0000
DATA table0_512x32<>+88(SB)/4, $0x3f638000
DATA table0_512x32<>+92(SB)/4, $0x3f5d8000
DATA table0_512x32<>+96(SB)/4, $0x3f578000
DATA table0_512x32<>+100(SB)/4, $0x3f520000
DATA table0_512x32<>+104(SB)/4, $0x3f4d0000
DATA table0_512x32<>+108(SB)/4, $0x3f480000
DATA table0_512x32<>+112(SB)/4, $0x3f430000
DATA table0_512x32<>+116(SB)/4, $0x3f3e8000
DATA table0_512x32<>+120(SB)/4, $0x3f3a0000
DATA table0_512x32<>+124(SB)/4, $0x3f360000
GLOBL table0_512x32<>(SB), RODATA|NOPTR, $128
DATA table1_512x32<>+0(SB)/4, $0xbea8d600
DATA table1_512x32<>+4(SB)/4, $0xbe9dee00
DATA table1_512x32<>+8(SB)/4, $0xbe938c00
DATA table1_512x32<>+12(SB)/4, $0xbe88f000
DATA table1_512x32<>+16(SB)/4, $0xbe7c3800
DATA table1_512x32<>+20(SB)/4, $0xbe694800
DATA table1_512x32<>+24(SB)/4, $0xbe546000
DATA table1_512x32<>+28(SB)/4, $0xbe40b000
DATA table1_512x32<>+32(SB)/4, $0xbe2e4c00
DATA table1_512x32<>+36(SB)/4, $0xbe1b9000
DATA table1_512x32<>+40(SB)/4, $0xbe087c00
DATA table1_512x32<>+44(SB)/4, $0xbdeda800
DATA table1_512x32<>+48(SB)/4, $0xbdc9b800
DATA table1_512x32<>+52(SB)/4, $0xbda52800
DATA table1_512x32<>+56(SB)/4, $0xbd83b000
DATA table1_512x32<>+60(SB)/4, $0xbd434000
DATA table1_512x32<>+64(SB)/4, $0xbd05d000
DATA table1_512x32<>+68(SB)/4, $0xbc7e0000
DATA table1_512x32<>+72(SB)/4, $0x0
DATA table1_512x32<>+76(SB)/4, $0x3d021000
DATA table1_512x32<>+80(SB)/4, $0x3d775000
DATA table1_512x32<>+84(SB)/4, $0x3db80800
DATA table1_512x32<>+88(SB)/4, $0x3df1b800
DATA table1_512x32<>+92(SB)/4, $0x3e143c00
DATA table1_512x32<>+96(SB)/4, $0x3e305800
DATA table1_512x32<>+100(SB)/4, $0x3e4ad400
DATA table1_512x32<>+104(SB)/4, $0x3e638000
DATA table1_512x32<>+108(SB)/4, $0x3e7cc800
DATA table1_512x32<>+112(SB)/4, $0x3e8b5a00
DATA table1_512x32<>+116(SB)/4, $0x3e975000
DATA table1_512x32<>+120(SB)/4, $0x3ea38c00
DATA table1_512x32<>+124(SB)/4, $0x3eaeae00
GLOBL table1_512x32<>(SB), RODATA|NOPTR, $128
DATA table2_512x32<>+0(SB)/4, $0x3693c690
DATA table2_512x32<>+4(SB)/4, $0xb692758a
DATA table2_512x32<>+8(SB)/4, $0x36f37604
DATA table2_512x32<>+12(SB)/4, $0xb662dada
DATA table2_512x32<>+16(SB)/4, $0xb65944ab
DATA table2_512x32<>+20(SB)/4, $0xb6d606db
DATA table2_512x32<>+24(SB)/4, $0x36181bbf
DATA table2_512x32<>+28(SB)/4, $0x36fd7af3
DATA table2_512x32<>+32(SB)/4, $0x36ffe29a
DATA table2_512x32<>+36(SB)/4, $0x34f7f85c
DATA table2_512x32<>+40(SB)/4, $0xb5e42254
DATA table2_512x32<>+44(SB)/4, $0xb61c061f
DATA table2_512x32<>+48(SB)/4, $0xb6bcaab3
DATA table2_512x32<>+52(SB)/4, $0xb553aa1b
DATA table2_512x32<>+56(SB)/4, $0x36cf94ce
DATA table2_512x32<>+60(SB)/4, $0xb6a83084
DATA table2_512x32<>+64(SB)/4, $0x36b083e7
DATA table2_512x32<>+68(SB)/4, $0xb5a8b0fc
DATA table2_512x32<>+72(SB)/4, $0x0
DATA table2_512x32<>+76(SB)/4, $0xb6a27619
DATA table2_512x32<>+80(SB)/4, $0x35c7001b
DATA table2_512x32<>+84(SB)/4, $0xb633d455
DATA table2_512x32<>+88(SB)/4, $0x34fdc609
DATA table2_512x32<>+92(SB)/4, $0xb6b10fb9
DATA table2_512x32<>+96(SB)/4, $0x36c402c2
DATA table2_512x32<>+100(SB)/4, $0xb6948c24
DATA table2_512x32<>+104(SB)/4, $0xb50721fe
DATA table2_512x32<>+108(SB)/4, $0x3663659e
DATA table2_512x32<>+112(SB)/4, $0x36e65d68
DATA table2_512x32<>+116(SB)/4, $0xb6ea18f7
DATA table2_512x32<>+120(SB)/4, $0x365c271c
DATA table2_512x32<>+124(SB)/4, $0xb50829a8
GLOBL table2_512x32<>(SB), RODATA|NOPTR, $128
DATA constants512x64<>+0(SB)/8, $0x7ff8000000000000
DATA constants512x64<>+8(SB)/8, $0x0
DATA constants512x64<>+16(SB)/8, $0x8000000000000000
DATA constants512x64<>+24(SB)/8, $0x7fffffffffffffff
DATA constants512x64<>+32(SB)/8, $0x1
DATA constants512x64<>+40(SB)/8, $0x3ff0000000000000
DATA constants512x64<>+48(SB)/8, $0x7ff0000000000000
DATA constants512x64<>+56(SB)/8, $0xffffffffffffffff
DATA constants512x64<>+64(SB)/8, $0x7b0000000000000
DATA constants512x64<>+72(SB)/8, $0x4630000000000000
DATA constants512x64<>+80(SB)/8, $0x3ff
DATA constants512x64<>+88(SB)/8, $0x3fe0000000000000
DATA constants512x64<>+96(SB)/8, $0x3cd0000000000000
DATA constants512x64<>+104(SB)/8, $0xfff0000000000000
DATA constants512x64<>+112(SB)/8, $0x7ff
DATA constants512x64<>+120(SB)/8, $0x20b0000000000000
DATA constants512x64<>+128(SB)/8, $0x6570000000000000
DATA constants512x64<>+136(SB)/8, $0x5f30000000000000
DATA constants512x64<>+144(SB)/8, $0x1a70000000000000
DATA constants512x64<>+152(SB)/8, $0x7fe0000000000000
DATA constants512x64<>+160(SB)/8, $0xfffffffff8000000
DATA constants512x64<>+168(SB)/8, $0x7fefffffffffffff
DATA constants512x64<>+176(SB)/8, $0x3fe45f306dc9c883
DATA constants512x64<>+184(SB)/8, $0x4338000000000000
DATA constants512x64<>+192(SB)/8, $0x3ff921fb54440000
DATA constants512x64<>+200(SB)/8, $0xbd868c234c4c0000
DATA constants512x64<>+208(SB)/8, $0x3b298a2e03707345
DATA constants512x64<>+216(SB)/8, $0x40f9000000000000
DATA constants512x64<>+224(SB)/8, $0xbda8fa49194aecac
DATA constants512x64<>+232(SB)/8, $0x3de5d8fc9dd6cd57
DATA constants512x64<>+240(SB)/8, $0x3e21ee9d7a4ce1e8
DATA constants512x64<>+248(SB)/8, $0xbe5ae5e5a7730305
DATA constants512x64<>+256(SB)/8, $0xbe927e4f7eaad685
DATA constants512x64<>+264(SB)/8, $0x3ec71de3567b2621
DATA constants512x64<>+272(SB)/8, $0x3efa01a019c842f7
DATA constants512x64<>+280(SB)/8, $0xbf2a01a019bfdc9b
DATA constants512x64<>+288(SB)/8, $0xbf56c16c16c14f90
DATA constants512x64<>+296(SB)/8, $0x3f8111111110f7cf
DATA constants512x64<>+304(SB)/8, $0x3fa555555555554b
DATA constants512x64<>+312(SB)/8, $0xbfc5555555555548
DATA constants512x64<>+320(SB)/8, $0x2
DATA constants512x64<>+328(SB)/8, $0x3e40000000000000
DATA constants512x64<>+336(SB)/8, $0x4090b80000000000
DATA constants512x64<>+344(SB)/8, $0xc090b80000000000
DATA constants512x64<>+352(SB)/8, $0x40571547652b82fe
DATA constants512x64<>+360(SB)/8, $0x3f862e42fefa0000
DATA constants512x64<>+368(SB)/8, $0x3d1cf79abc9e3b3a
DATA constants512x64<>+376(SB)/8, $0x3f56c16d924bd796
DATA constants512x64<>+384(SB)/8, $0x3f811112236b2901
DATA constants512x64<>+392(SB)/8, $0x3fa5555555554905
DATA constants512x64<>+400(SB)/8, $0x3fc5555555554b67
DATA constants512x64<>+408(SB)/8, $0x3f
DATA constants512x64<>+416(SB)/8, $0x4086300000000000
DATA constants512x64<>+424(SB)/8, $0xc046800000000000
DATA constants512x64<>+432(SB)/8, $0x3e8
DATA constants512x64<>+440(SB)/8, $0xbff0000000000000
DATA constants512x64<>+448(SB)/8, $0x4044000000000000
DATA constants512x64<>+456(SB)/8, $0x3fe
DATA constants512x64<>+464(SB)/8, $0x64
DATA constants512x64<>+472(SB)/8, $0x3fe6200000000000
DATA constants512x64<>+480(SB)/8, $0x100000000
DATA constants512x64<>+488(SB)/8, $0xfffffffe00000000
DATA constants512x64<>+496(SB)/8, $0x3fe62e42fefa3800
DATA constants512x64<>+504(SB)/8, $0x3d2ef35793c76730
DATA constants512x64<>+512(SB)/8, $0x3fbc72b3b51d5785
DATA constants512x64<>+520(SB)/8, $0xbfc00067171b4b06
DATA constants512x64<>+528(SB)/8, $0x3fc2492490af0895
DATA constants512x64<>+536(SB)/8, $0xbfc5555554557701
DATA constants512x64<>+544(SB)/8, $0x3fc9999999999bb7
DATA constants512x64<>+552(SB)/8, $0xbfd000000000005e
DATA constants512x64<>+560(SB)/8, $0x3fd5555555555555
DATA constants512x64<>+568(SB)/8, $0xbfe0000000000000
DATA constants512x64<>+576(SB)/8, $0x7830000000000000
DATA constants512x64<>+584(SB)/8, $0x4c70000000000000
DATA constants512x64<>+592(SB)/8, $0x3370000000000000
DATA constants512x64<>+600(SB)/8, $0x7fde666666666666
DATA constants512x64<>+608(SB)/8, $0x4000000000000000
DATA constants512x64<>+616(SB)/8, $0x3fa70a3d70a3d70a
DATA constants512x64<>+624(SB)/8, $0x42f8000000000000
DATA constants512x64<>+632(SB)/8, $0x20
DATA constants512x64<>+640(SB)/8, $0x40
DATA constants512x64<>+648(SB)/8, $0x400921fb54442d18
DATA constants512x64<>+656(SB)/8, $0x3ca1a62633145c07
DATA constants512x64<>+664(SB)/8, $0xbfb728dfe9783b60
DATA constants512x64<>+672(SB)/8, $0x3fbc71b8305c3ebd
DATA constants512x64<>+680(SB)/8, $0xbfc2492490b6f9e8
DATA constants512x64<>+688(SB)/8, $0x3fc9999999997bf5
DATA constants512x64<>+696(SB)/8, $0xbfd5555555555555
DATA constants512x64<>+704(SB)/8, $0x3ff7154768000000
DATA constants512x64<>+712(SB)/8, $0xbe46a3e80f444178
DATA constants512x64<>+720(SB)/8, $0x3ff71547652b82fe
DATA constants512x64<>+728(SB)/8, $0x3fdbcb7b18000000
DATA constants512x64<>+736(SB)/8, $0xbe26c8d78e6acaa4
DATA constants512x64<>+744(SB)/8, $0x3fdbcb7b1526e50e
DATA constants512x64<>+752(SB)/8, $0x4082c00000000000
DATA constants512x64<>+760(SB)/8, $0x4050000000000000
DATA constants512x64<>+768(SB)/8, $0x4086400000000000
DATA constants512x64<>+776(SB)/8, $0xfffffffffffffc18
DATA constants512x64<>+784(SB)/8, $0x3f56c16c16c16c17
DATA constants512x64<>+792(SB)/8, $0x3fa5555555555555
DATA constants512x64<>+800(SB)/8, $0x3f2a01a01a01a01a
DATA constants512x64<>+808(SB)/8, $0x3f81111111111111
DATA constants512x64<>+816(SB)/8, $0x3fc5555555555555
DATA constants512x64<>+824(SB)/8, $0x45b425982cf597cd
DATA constants512x64<>+832(SB)/8, $0x4076200000000000
DATA constants512x64<>+840(SB)/8, $0x4075a92d6d005c94
DATA constants512x64<>+848(SB)/8, $0x41b0000000000000
DATA constants512x64<>+856(SB)/8, $0x3e30000000000000
DATA constants512x64<>+864(SB)/8, $0x41c0000000000000
DATA constants512x64<>+872(SB)/8, $0x3ff921fb54442d18
DATA constants512x64<>+880(SB)/8, $0x2d30000000000000
DATA constants512x64<>+888(SB)/8, $0x4010000000000000
DATA constants512x64<>+896(SB)/8, $0x39b0000000000000
DATA constants512x64<>+904(SB)/8, $0x40518080dd3171b7
DATA constants512x64<>+912(SB)/8, $0x3fd0000000000000
DATA constants512x64<>+920(SB)/8, $0x4270000000000000
DATA constants512x64<>+928(SB)/8, $0x7bf0000000000000
DATA constants512x64<>+936(SB)/8, $0x1ff0000000000000
DATA constants512x64<>+944(SB)/8, $0x5ff0000000000000
DATA constants512x64<>+952(SB)/8, $0xfffffffffffffe00
DATA constants512x64<>+960(SB)/8, $0x200
DATA constants512x64<>+968(SB)/8, $0x7fc
DATA constants512x64<>+976(SB)/8, $0x7fffffff
DATA constants512x64<>+984(SB)/8, $0x7f800000
DATA constants512x64<>+992(SB)/8, $0x7fc00000
DATA constants512x64<>+1000(SB)/8, $0xffffffff
DATA constants512x64<>+1008(SB)/8, $0xc3e0000000000000
DATA constants512x64<>+1016(SB)/8, $0x43e0000000000000
DATA constants512x64<>+1024(SB)/8, $0x41f0000000000000
DATA constants512x64<>+1032(SB)/8, $0xc060000000000000
DATA constants512x64<>+1040(SB)/8, $0x4060000000000000
DATA constants512x64<>+1048(SB)/8, $0x7f
DATA constants512x64<>+1056(SB)/8, $0xffffffffffffff80
DATA constants512x64<>+1064(SB)/8, $0xc0e0000000000000
DATA constants512x64<>+1072(SB)/8, $0x40e0000000000000
DATA constants512x64<>+1080(SB)/8, $0x7fff
DATA constants512x64<>+1088(SB)/8, $0xffffffffffff8000
DATA constants512x64<>+1096(SB)/8, $0xc1e0000000000000
DATA constants512x64<>+1104(SB)/8, $0x41e0000000000000
DATA constants512x64<>+1112(SB)/8, $0xffffffff80000000
DATA constants512x64<>+1120(SB)/8, $0x4070000000000000
DATA constants512x64<>+1128(SB)/8, $0xff
DATA constants512x64<>+1136(SB)/8, $0x40f0000000000000
DATA constants512x64<>+1144(SB)/8, $0xffff
DATA constants512x64<>+1152(SB)/8, $0xd2511f53
DATA constants512x64<>+1160(SB)/8, $0xcd9e8d57
DATA constants512x64<>+1168(SB)/8, $0x9e3779b9
DATA constants512x64<>+1176(SB)/8, $0xbb67ae85
DATA constants512x64<>+1184(SB)/8, $0xc087500000000000
DATA constants512x64<>+1192(SB)/8, $0x4090040000000000
DATA constants512x64<>+1200(SB)/8, $0xc090e00000000000
DATA constants512x64<>+1208(SB)/8, $0x3f90000000000000
DATA constants512x64<>+1216(SB)/8, $0x3fe62e42fefa39ef
DATA constants512x64<>+1224(SB)/8, $0x10000000000000
DATA constants512x64<>+1232(SB)/8, $0x4350000000000000
DATA constants512x64<>+1240(SB)/8, $0xffffffffffffffca
DATA constants512x64<>+1248(SB)/8, $0x4400000000000000
DATA constants512x64<>+1256(SB)/8, $0x433
DATA constants512x64<>+1264(SB)/8, $0x35
DATA constants512x64<>+1272(SB)/8, $0xfffffffffffff
DATA constants512x64<>+1280(SB)/8, $0x4036000000000000
DATA constants512x64<>+1288(SB)/8, $0x4087500000000000
DATA constants512x64<>+1296(SB)/8, $0x3b
DATA constants512x64<>+1304(SB)/8, $0xc03e000000000000
DATA constants512x64<>+1312(SB)/8, $0x5556
DATA constants512x64<>+1320(SB)/8, $0x3
DATA constants512x64<>+1328(SB)/8, $0xffffffff00000000
DATA constants512x64<>+1336(SB)/8, $0x3faf9add3c0ca458
DATA constants512x64<>+1344(SB)/8, $0xbfbc71c71c71c71c
DATA constants512x64<>+1352(SB)/8, $0x4008000000000000
DATA constants512x64<>+1360(SB)/8, $0x2aa
DATA constants512x64<>+1368(SB)/8, $0x12
DATA constants512x64<>+1376(SB)/8, $0x1000000000000000
DATA constants512x64<>+1384(SB)/8, $0x46b0000000000000
DATA constants512x64<>+1392(SB)/8, $0xbef2ba774493ebb5
DATA constants512x64<>+1400(SB)/8, $0x3f6c0e64e17f4dec
DATA constants512x64<>+1408(SB)/8, $0xbfc112b21045ce89
DATA constants512x64<>+1416(SB)/8, $0x3ea0b712b36a92f9
DATA constants512x64<>+1424(SB)/8, $0xbf346f3cd25ddea0
DATA constants512x64<>+1432(SB)/8, $0x3f9a4790b0d34f27
DATA constants512x64<>+1440(SB)/8, $0xbfdddeae5d783c9a
DATA constants512x64<>+1448(SB)/8, $0x3fa0b4ffe8fe9d71
DATA constants512x64<>+1456(SB)/8, $0xbf9581c7be301edc
DATA constants512x64<>+1464(SB)/8, $0x3f963b37a74e1f28
DATA constants512x64<>+1472(SB)/8, $0x3f6e5a58d89b7e48
DATA constants512x64<>+1480(SB)/8, $0x3f861422aef1b40c
DATA constants512x64<>+1488(SB)/8, $0x3f8758477978c087
DATA constants512x64<>+1496(SB)/8, $0x3f8ca1fb175ec883
DATA constants512x64<>+1504(SB)/8, $0x3f91c49eebbbfa7a
DATA constants512x64<>+1512(SB)/8, $0x3f96e8bdef9aeb94
DATA constants512x64<>+1520(SB)/8, $0x3f9f1c71a93f2cd7
DATA constants512x64<>+1528(SB)/8, $0x3fa6db6db7215695
DATA constants512x64<>+1536(SB)/8, $0x3fb333333332e0e6
DATA constants512x64<>+1544(SB)/8, $0x3fc5555555555577
DATA constants512x64<>+1552(SB)/8, $0x7fce666666666666
DATA constants512x64<>+1560(SB)/8, $0x3c91a62633145c07
DATA constants512x64<>+1568(SB)/8, $0xc000000000000000
DATA constants512x64<>+1576(SB)/8, $0x43b0000000000000
DATA constants512x64<>+1584(SB)/8, $0x4018000000000000
DATA constants512x64<>+1592(SB)/8, $0x4308000000000000
DATA constants512x64<>+1600(SB)/8, $0x403b800000000000
DATA constants512x64<>+1608(SB)/8, $0xbf862e42fefa0000
DATA constants512x64<>+1616(SB)/8, $0x3f811111d90623e3
DATA constants512x64<>+1624(SB)/8, $0x3fa55556b342389b
DATA constants512x64<>+1632(SB)/8, $0x3fc5555555555255
DATA constants512x64<>+1640(SB)/8, $0x3fdffffffffff57d
DATA constants512x64<>+1648(SB)/8, $0x4000
DATA constants512x64<>+1656(SB)/8, $0x800000000000
DATA constants512x64<>+1664(SB)/8, $0x4043600000000000
DATA constants512x64<>+1672(SB)/8, $0x3fe6a09e60000000
DATA constants512x64<>+1680(SB)/8, $0x3e49fcef32422cbf
DATA constants512x64<>+1688(SB)/8, $0x3fe6a09e667f3bcd
DATA constants512x64<>+1696(SB)/8, $0xfffffffc00000000
DATA constants512x64<>+1704(SB)/8, $0x4036800000000000
DATA constants512x64<>+1712(SB)/8, $0x3fb2444f28000000
DATA constants512x64<>+1720(SB)/8, $0x3e026c5a57a4def1
DATA constants512x64<>+1728(SB)/8, $0x3ff9884530000000
DATA constants512x64<>+1736(SB)/8, $0x3e4ea1b284687e5a
GLOBL constants512x64<>(SB), RODATA|NOPTR, $1744
DATA firstSigns512x64<>+0(SB)/8, $0x8000000000000000
DATA firstSigns512x64<>+8(SB)/8, $0
DATA pairOrder512x64<>+0(SB)/8, $0
DATA pairOrder512x64<>+8(SB)/8, $2
DATA pairOrder512x64<>+16(SB)/8, $4
DATA pairOrder512x64<>+24(SB)/8, $6
DATA pairOrder512x64<>+32(SB)/8, $1
DATA pairOrder512x64<>+40(SB)/8, $3
DATA pairOrder512x64<>+48(SB)/8, $5
DATA pairOrder512x64<>+56(SB)/8, $7
GLOBL pairOrder512x64<>(SB), RODATA|NOPTR, $64
GLOBL firstSigns512x64<>(SB), RODATA|NOPTR, $16
DATA table0_512x64<>+0(SB)/8, $0x3ff0000000000000
DATA table0_512x64<>+8(SB)/8, $0x3ff02c9a3e778061
DATA table0_512x64<>+16(SB)/8, $0x3ff059b0d3158574
DATA table0_512x64<>+24(SB)/8, $0x3ff0874518759bc8
DATA table0_512x64<>+32(SB)/8, $0x3ff0b5586cf9890f
DATA table0_512x64<>+40(SB)/8, $0x3ff0e3ec32d3d1a2
DATA table0_512x64<>+48(SB)/8, $0x3ff11301d0125b51
DATA table0_512x64<>+56(SB)/8, $0x3ff1429aaea92de0
DATA table0_512x64<>+64(SB)/8, $0x3ff172b83c7d517b
DATA table0_512x64<>+72(SB)/8, $0x3ff1a35beb6fcb75
DATA table0_512x64<>+80(SB)/8, $0x3ff1d4873168b9aa
DATA table0_512x64<>+88(SB)/8, $0x3ff2063b88628cd6
DATA table0_512x64<>+96(SB)/8, $0x3ff2387a6e756238
DATA table0_512x64<>+104(SB)/8, $0x3ff26b4565e27cdd
DATA table0_512x64<>+112(SB)/8, $0x3ff29e9df51fdee1
DATA table0_512x64<>+120(SB)/8, $0x3ff2d285a6e4030b
DATA table0_512x64<>+128(SB)/8, $0x3ff306fe0a31b715
DATA table0_512x64<>+136(SB)/8, $0x3ff33c08b26416ff
DATA table0_512x64<>+144(SB)/8, $0x3ff371a7373aa9cb
DATA table0_512x64<>+152(SB)/8, $0x3ff3a7db34e59ff7
DATA table0_512x64<>+160(SB)/8, $0x3ff3dea64c123422
DATA table0_512x64<>+168(SB)/8, $0x3ff4160a21f72e2a
DATA table0_512x64<>+176(SB)/8, $0x3ff44e086061892d
DATA table0_512x64<>+184(SB)/8, $0x3ff486a2b5c13cd0
DATA table0_512x64<>+192(SB)/8, $0x3ff4bfdad5362a27
DATA table0_512x64<>+200(SB)/8, $0x3ff4f9b2769d2ca7
DATA table0_512x64<>+208(SB)/8, $0x3ff5342b569d4f82
DATA table0_512x64<>+216(SB)/8, $0x3ff56f4736b527da
DATA table0_512x64<>+224(SB)/8, $0x3ff5ab07dd485429
DATA table0_512x64<>+232(SB)/8, $0x3ff5e76f15ad2148
DATA table0_512x64<>+240(SB)/8, $0x3ff6247eb03a5585
DATA table0_512x64<>+248(SB)/8, $0x3ff6623882552225
DATA table0_512x64<>+256(SB)/8, $0x3ff6a09e667f3bcd
DATA table0_512x64<>+264(SB)/8, $0x3ff6dfb23c651a2f
DATA table0_512x64<>+272(SB)/8, $0x3ff71f75e8ec5f74
DATA table0_512x64<>+280(SB)/8, $0x3ff75feb564267c9
DATA table0_512x64<>+288(SB)/8, $0x3ff7a11473eb0187
DATA table0_512x64<>+296(SB)/8, $0x3ff7e2f336cf4e62
DATA table0_512x64<>+304(SB)/8, $0x3ff82589994cce13
DATA table0_512x64<>+312(SB)/8, $0x3ff868d99b4492ed
DATA table0_512x64<>+320(SB)/8, $0x3ff8ace5422aa0db
DATA table0_512x64<>+328(SB)/8, $0x3ff8f1ae99157736
DATA table0_512x64<>+336(SB)/8, $0x3ff93737b0cdc5e5
DATA table0_512x64<>+344(SB)/8, $0x3ff97d829fde4e50
DATA table0_512x64<>+352(SB)/8, $0x3ff9c49182a3f090
DATA table0_512x64<>+360(SB)/8, $0x3ffa0c667b5de565
DATA table0_512x64<>+368(SB)/8, $0x3ffa5503b23e255d
DATA table0_512x64<>+376(SB)/8, $0x3ffa9e6b5579fdbf
DATA table0_512x64<>+384(SB)/8, $0x3ffae89f995ad3ad
DATA table0_512x64<>+392(SB)/8, $0x3ffb33a2b84f15fb
DATA table0_512x64<>+400(SB)/8, $0x3ffb7f76f2fb5e47
DATA table0_512x64<>+408(SB)/8, $0x3ffbcc1e904bc1d2
DATA table0_512x64<>+416(SB)/8, $0x3ffc199bdd85529c
DATA table0_512x64<>+424(SB)/8, $0x3ffc67f12e57d14b
DATA table0_512x64<>+432(SB)/8, $0x3ffcb720dcef9069
DATA table0_512x64<>+440(SB)/8, $0x3ffd072d4a07897c
DATA table0_512x64<>+448(SB)/8, $0x3ffd5818dcfba487
DATA table0_512x64<>+456(SB)/8, $0x3ffda9e603db3285
DATA table0_512x64<>+464(SB)/8, $0x3ffdfc97337b9b5f
DATA table0_512x64<>+472(SB)/8, $0x3ffe502ee78b3ff6
DATA table0_512x64<>+480(SB)/8, $0x3ffea4afa2a490da
DATA table0_512x64<>+488(SB)/8, $0x3ffefa1bee615a27
DATA table0_512x64<>+496(SB)/8, $0x3fff50765b6e4540
DATA table0_512x64<>+504(SB)/8, $0x3fffa7c1819e90d8
GLOBL table0_512x64<>(SB), RODATA|NOPTR, $512
DATA table1_512x64<>+0(SB)/8, $0x0
DATA table1_512x64<>+8(SB)/8, $0xbc719083535b085d
DATA table1_512x64<>+16(SB)/8, $0x3c8d73e2a475b465
DATA table1_512x64<>+24(SB)/8, $0x3c6186be4bb284ff
DATA table1_512x64<>+32(SB)/8, $0x3c98a62e4adc610b
DATA table1_512x64<>+40(SB)/8, $0x3c403a1727c57b53
DATA table1_512x64<>+48(SB)/8, $0xbc96c51039449b3a
DATA table1_512x64<>+56(SB)/8, $0xbc932fbf9af1369e
DATA table1_512x64<>+64(SB)/8, $0xbc819041b9d78a76
DATA table1_512x64<>+72(SB)/8, $0x3c8e5b4c7b4968e4
DATA table1_512x64<>+80(SB)/8, $0x3c9e016e00a2643c
DATA table1_512x64<>+88(SB)/8, $0x3c8dc775814a8495
DATA table1_512x64<>+96(SB)/8, $0x3c99b07eb6c70573
DATA table1_512x64<>+104(SB)/8, $0x3c82bd339940e9d9
DATA table1_512x64<>+112(SB)/8, $0x3c8612e8afad1255
DATA table1_512x64<>+120(SB)/8, $0x3c90024754db41d5
DATA table1_512x64<>+128(SB)/8, $0x3c86f46ad23182e4
DATA table1_512x64<>+136(SB)/8, $0x3c932721843659a6
DATA table1_512x64<>+144(SB)/8, $0xbc963aeabf42eae2
DATA table1_512x64<>+152(SB)/8, $0xbc75e436d661f5e3
DATA table1_512x64<>+160(SB)/8, $0x3c8ada0911f09ebc
DATA table1_512x64<>+168(SB)/8, $0xbc5ef3691c309278
DATA table1_512x64<>+176(SB)/8, $0x3c489b7a04ef80d0
DATA table1_512x64<>+184(SB)/8, $0x3c73c1a3b69062f0
DATA table1_512x64<>+192(SB)/8, $0x3c7d4397afec42e2
DATA table1_512x64<>+200(SB)/8, $0xbc94b309d25957e3
DATA table1_512x64<>+208(SB)/8, $0xbc807abe1db13cad
DATA table1_512x64<>+216(SB)/8, $0x3c99bb2c011d93ad
DATA table1_512x64<>+224(SB)/8, $0x3c96324c054647ad
DATA table1_512x64<>+232(SB)/8, $0x3c9ba6f93080e65e
DATA table1_512x64<>+240(SB)/8, $0xbc9383c17e40b497
DATA table1_512x64<>+248(SB)/8, $0xbc9bb60987591c34
DATA table1_512x64<>+256(SB)/8, $0xbc9bdd3413b26456
DATA table1_512x64<>+264(SB)/8, $0xbc6bbe3a683c88ab
DATA table1_512x64<>+272(SB)/8, $0xbc816e4786887a99
DATA table1_512x64<>+280(SB)/8, $0xbc90245957316dd3
DATA table1_512x64<>+288(SB)/8, $0xbc841577ee04992f
DATA table1_512x64<>+296(SB)/8, $0x3c705d02ba15797e
DATA table1_512x64<>+304(SB)/8, $0xbc9d4c1dd41532d8
DATA table1_512x64<>+312(SB)/8, $0xbc9fc6f89bd4f6ba
DATA table1_512x64<>+320(SB)/8, $0x3c96e9f156864b27
DATA table1_512x64<>+328(SB)/8, $0x3c85cc13a2e3976c
DATA table1_512x64<>+336(SB)/8, $0xbc675fc781b57ebc
DATA table1_512x64<>+344(SB)/8, $0xbc9d185b7c1b85d1
DATA table1_512x64<>+352(SB)/8, $0x3c7c7c46b071f2be
DATA table1_512x64<>+360(SB)/8, $0xbc9359495d1cd533
DATA table1_512x64<>+368(SB)/8, $0xbc9d2f6edb8d41e1
DATA table1_512x64<>+376(SB)/8, $0x3c90fac90ef7fd31
DATA table1_512x64<>+384(SB)/8, $0x3c97a1cd345dcc81
DATA table1_512x64<>+392(SB)/8, $0xbc62805e3084d708
DATA table1_512x64<>+400(SB)/8, $0xbc75584f7e54ac3b
DATA table1_512x64<>+408(SB)/8, $0x3c823dd07a2d9e84
DATA table1_512x64<>+416(SB)/8, $0x3c811065895048dd
DATA table1_512x64<>+424(SB)/8, $0x3c92884dff483cad
DATA table1_512x64<>+432(SB)/8, $0x3c7503cbd1e949db
DATA table1_512x64<>+440(SB)/8, $0xbc9cbc3743797a9c
DATA table1_512x64<>+448(SB)/8, $0x3c82ed02d75b3707
DATA table1_512x64<>+456(SB)/8, $0x3c9c2300696db532
DATA table1_512x64<>+464(SB)/8, $0xbc91a5cd4f184b5c
DATA table1_512x64<>+472(SB)/8, $0x3c839e8980a9cc8f
DATA table1_512x64<>+480(SB)/8, $0xbc9e9c23179c2893
DATA table1_512x64<>+488(SB)/8, $0x3c9dc7f486a4b6b0
DATA table1_512x64<>+496(SB)/8, $0x3c99d3e12dd8a18b
DATA table1_512x64<>+504(SB)/8, $0x3c874853f3a5931e
GLOBL table1_512x64<>(SB), RODATA|NOPTR, $512
DATA table2_512x64<>+0(SB)/8, $0x3ff7030000000000
DATA table2_512x64<>+8(SB)/8, $0x3ff6c18000000000
DATA table2_512x64<>+16(SB)/8, $0x3ff6818000000000
DATA table2_512x64<>+24(SB)/8, $0x3ff6430000000000
DATA table2_512x64<>+32(SB)/8, $0x3ff6058000000000
DATA table2_512x64<>+40(SB)/8, $0x3ff5c98000000000
DATA table2_512x64<>+48(SB)/8, $0x3ff58f0000000000
DATA table2_512x64<>+56(SB)/8, $0x3ff5558000000000
DATA table2_512x64<>+64(SB)/8, $0x3ff51d0000000000
DATA table2_512x64<>+72(SB)/8, $0x3ff4e60000000000
DATA table2_512x64<>+80(SB)/8, $0x3ff4b00000000000
DATA table2_512x64<>+88(SB)/8, $0x3ff47b0000000000
DATA table2_512x64<>+96(SB)/8, $0x3ff4470000000000
DATA table2_512x64<>+104(SB)/8, $0x3ff4140000000000
DATA table2_512x64<>+112(SB)/8, $0x3ff3e20000000000
DATA table2_512x64<>+120(SB)/8, $0x3ff3b10000000000
DATA table2_512x64<>+128(SB)/8, $0x3ff3810000000000
DATA table2_512x64<>+136(SB)/8, $0x3ff3520000000000
DATA table2_512x64<>+144(SB)/8, $0x3ff3240000000000
DATA table2_512x64<>+152(SB)/8, $0x3ff2f68000000000
DATA table2_512x64<>+160(SB)/8, $0x3ff2ca0000000000
DATA table2_512x64<>+168(SB)/8, $0x3ff29e8000000000
DATA table2_512x64<>+176(SB)/8, $0x3ff2738000000000
DATA table2_512x64<>+184(SB)/8, $0x3ff2490000000000
DATA table2_512x64<>+192(SB)/8, $0x3ff21f8000000000
DATA table2_512x64<>+200(SB)/8, $0x3ff1f70000000000
DATA table2_512x64<>+208(SB)/8, $0x3ff1cf0000000000
DATA table2_512x64<>+216(SB)/8, $0x3ff1a78000000000
DATA table2_512x64<>+224(SB)/8, $0x3ff1810000000000
DATA table2_512x64<>+232(SB)/8, $0x3ff15b0000000000
DATA table2_512x64<>+240(SB)/8, $0x3ff1360000000000
DATA table2_512x64<>+248(SB)/8, $0x3ff1110000000000
DATA table2_512x64<>+256(SB)/8, $0x3ff0ed0000000000
DATA table2_512x64<>+264(SB)/8, $0x3ff0c98000000000
DATA table2_512x64<>+272(SB)/8, $0x3ff0a68000000000
DATA table2_512x64<>+280(SB)/8, $0x3ff0840000000000
DATA table2_512x64<>+288(SB)/8, $0x3ff0628000000000
DATA table2_512x64<>+296(SB)/8, $0x3ff0410000000000
DATA table2_512x64<>+304(SB)/8, $0x3ff0208000000000
DATA table2_512x64<>+312(SB)/8, $0x3ff0000000000000
DATA table2_512x64<>+320(SB)/8, $0x3fef820000000000
DATA table2_512x64<>+328(SB)/8, $0x3fef080000000000
DATA table2_512x64<>+336(SB)/8, $0x3fee910000000000
DATA table2_512x64<>+344(SB)/8, $0x3fee1e0000000000
DATA table2_512x64<>+352(SB)/8, $0x3fedae0000000000
DATA table2_512x64<>+360(SB)/8, $0x3fed420000000000
DATA table2_512x64<>+368(SB)/8, $0x3fecd80000000000
DATA table2_512x64<>+376(SB)/8, $0x3fec720000000000
DATA table2_512x64<>+384(SB)/8, $0x3fec0e0000000000
DATA table2_512x64<>+392(SB)/8, $0x3febad0000000000
DATA table2_512x64<>+400(SB)/8, $0x3feb4f0000000000
DATA table2_512x64<>+408(SB)/8, $0x3feaf30000000000
DATA table2_512x64<>+416(SB)/8, $0x3fea990000000000
DATA table2_512x64<>+424(SB)/8, $0x3fea420000000000
DATA table2_512x64<>+432(SB)/8, $0x3fe9ed0000000000
DATA table2_512x64<>+440(SB)/8, $0x3fe99a0000000000
DATA table2_512x64<>+448(SB)/8, $0x3fe9490000000000
DATA table2_512x64<>+456(SB)/8, $0x3fe8fa0000000000
DATA table2_512x64<>+464(SB)/8, $0x3fe8ad0000000000
DATA table2_512x64<>+472(SB)/8, $0x3fe8620000000000
DATA table2_512x64<>+480(SB)/8, $0x3fe8180000000000
DATA table2_512x64<>+488(SB)/8, $0x3fe7d00000000000
DATA table2_512x64<>+496(SB)/8, $0x3fe78a0000000000
DATA table2_512x64<>+504(SB)/8, $0x3fe7460000000000
GLOBL table2_512x64<>(SB), RODATA|NOPTR, $512
DATA table3_512x64<>+0(SB)/8, $0xbfd74230768a0000
DATA table3_512x64<>+8(SB)/8, $0xbfd68b003e83f000
DATA table3_512x64<>+16(SB)/8, $0xbfd5d601df354000
DATA table3_512x64<>+24(SB)/8, $0xbfd5234e0670a000
DATA table3_512x64<>+32(SB)/8, $0xbfd47189c271a000
DATA table3_512x64<>+40(SB)/8, $0xbfd3c23a772eb000
DATA table3_512x64<>+48(SB)/8, $0xbfd31579e142e000
DATA table3_512x64<>+56(SB)/8, $0xbfd269e210b4e000
DATA table3_512x64<>+64(SB)/8, $0xbfd1bf816355f000
DATA table3_512x64<>+72(SB)/8, $0xbfd117ee81dfe000
DATA table3_512x64<>+80(SB)/8, $0xbfd071b85fcd6000
DATA table3_512x64<>+88(SB)/8, $0xbfcf99dc6c23c000
DATA table3_512x64<>+96(SB)/8, $0xbfce533effde2000
DATA table3_512x64<>+104(SB)/8, $0xbfcd0fb7f2256000
DATA table3_512x64<>+112(SB)/8, $0xbfcbcf6736f7e000
DATA table3_512x64<>+120(SB)/8, $0xbfca926d3a4ae000
DATA table3_512x64<>+128(SB)/8, $0xbfc958eadae60000
DATA table3_512x64<>+136(SB)/8, $0xbfc8230164c1a000
DATA table3_512x64<>+144(SB)/8, $0xbfc6f0d28ae56000
DATA table3_512x64<>+152(SB)/8, $0xbfc5bf206b504000
DATA table3_512x64<>+160(SB)/8, $0xbfc4915d832fc000
DATA table3_512x64<>+168(SB)/8, $0xbfc367acad3ca000
DATA table3_512x64<>+176(SB)/8, $0xbfc23eb928a58000
DATA table3_512x64<>+184(SB)/8, $0xbfc1168e8127e000
DATA table3_512x64<>+192(SB)/8, $0xbfbfe581352b4000
DATA table3_512x64<>+200(SB)/8, $0xbfbda6e7637c4000
DATA table3_512x64<>+208(SB)/8, $0xbfbb6a688d9b4000
DATA table3_512x64<>+216(SB)/8, $0xbfb9301e58114000
DATA table3_512x64<>+224(SB)/8, $0xbfb6ff7309f8c000
DATA table3_512x64<>+232(SB)/8, $0xbfb4d1515b988000
DATA table3_512x64<>+240(SB)/8, $0xbfb2ad449eff4000
DATA table3_512x64<>+248(SB)/8, $0xbfb08498b51e4000
DATA table3_512x64<>+256(SB)/8, $0xbfacccb3cd798000
DATA table3_512x64<>+264(SB)/8, $0xbfa8966a13db8000
DATA table3_512x64<>+272(SB)/8, $0xbfa4668ed42d0000
DATA table3_512x64<>+280(SB)/8, $0xbfa03d5d85e70000
DATA table3_512x64<>+288(SB)/8, $0xbf98556516070000
DATA table3_512x64<>+296(SB)/8, $0xbf901f5658730000
DATA table3_512x64<>+304(SB)/8, $0xbf802f9537860000
DATA table3_512x64<>+312(SB)/8, $0x0
DATA table3_512x64<>+320(SB)/8, $0x3f8fbea8b13c0000
DATA table3_512x64<>+328(SB)/8, $0x3f9f7a9b16780000
DATA table3_512x64<>+336(SB)/8, $0x3fa77798f8d70000
DATA table3_512x64<>+344(SB)/8, $0x3faf0c30c1118000
DATA table3_512x64<>+352(SB)/8, $0x3fb345179b63c000
DATA table3_512x64<>+360(SB)/8, $0x3fb6ef528c058000
DATA table3_512x64<>+368(SB)/8, $0x3fba956d3ecac000
DATA table3_512x64<>+376(SB)/8, $0x3fbe2507702b0000
DATA table3_512x64<>+384(SB)/8, $0x3fc0d79e7cd48000
DATA table3_512x64<>+392(SB)/8, $0x3fc29532f8240000
DATA table3_512x64<>+400(SB)/8, $0x3fc44adb72246000
DATA table3_512x64<>+408(SB)/8, $0x3fc5fcf075b78000
DATA table3_512x64<>+416(SB)/8, $0x3fc7ab390229e000
DATA table3_512x64<>+424(SB)/8, $0x3fc9509aa0044000
DATA table3_512x64<>+432(SB)/8, $0x3fcaf1995349c000
DATA table3_512x64<>+440(SB)/8, $0x3fcc8df7cb9a8000
DATA table3_512x64<>+448(SB)/8, $0x3fce2577709be000
DATA table3_512x64<>+456(SB)/8, $0x3fcfb7d86eee4000
DATA table3_512x64<>+464(SB)/8, $0x3fd0a26ce37c1000
DATA table3_512x64<>+472(SB)/8, $0x3fd1661caecba000
DATA table3_512x64<>+480(SB)/8, $0x3fd22981fbef8000
DATA table3_512x64<>+488(SB)/8, $0x3fd2e9e2bce12000
DATA table3_512x64<>+496(SB)/8, $0x3fd3a71c56bb5000
DATA table3_512x64<>+504(SB)/8, $0x3fd4610bc29c6000
GLOBL table3_512x64<>(SB), RODATA|NOPTR, $512
DATA table4_512x64<>+0(SB)/8, $0x3d305ca6ea7f7eae
DATA table4_512x64<>+8(SB)/8, $0x3d37766be72dc543
DATA table4_512x64<>+16(SB)/8, $0x3d06d8573fcee5e7
DATA table4_512x64<>+24(SB)/8, $0xbd349483d21b40d9
DATA table4_512x64<>+32(SB)/8, $0xbd306c13a5f67f70
DATA table4_512x64<>+40(SB)/8, $0xbd182954b0f6bbd8
DATA table4_512x64<>+48(SB)/8, $0x3d227cda5a6d3d1f
DATA table4_512x64<>+56(SB)/8, $0x3d2e16f0cb422a3d
DATA table4_512x64<>+64(SB)/8, $0x3d31b10958a02186
DATA table4_512x64<>+72(SB)/8, $0xbd330f778a2e8cbd
DATA table4_512x64<>+80(SB)/8, $0x3d3bcb8ba3e01a11
DATA table4_512x64<>+88(SB)/8, $0x3d37ed06117b4369
DATA table4_512x64<>+96(SB)/8, $0x3d3fd75bb2837bb6
DATA table4_512x64<>+104(SB)/8, $0x3d0af52b20633b29
DATA table4_512x64<>+112(SB)/8, $0x3d3271e894f591e4
DATA table4_512x64<>+120(SB)/8, $0x3d353935e85baac8
DATA table4_512x64<>+128(SB)/8, $0x3d13b6857bb1fa3b
DATA table4_512x64<>+136(SB)/8, $0xbd198dd68a5d0b48
DATA table4_512x64<>+144(SB)/8, $0xbd369737c93373da
DATA table4_512x64<>+152(SB)/8, $0x3d12757941bdeda4
DATA table4_512x64<>+160(SB)/8, $0x3d353cee006bcf62
DATA table4_512x64<>+168(SB)/8, $0x3d3303411f25d5e6
DATA table4_512x64<>+176(SB)/8, $0xbd233e318e5af6ba
DATA table4_512x64<>+184(SB)/8, $0xbd193436f195cb75
DATA table4_512x64<>+192(SB)/8, $0xbd27a4f309e807cc
DATA table4_512x64<>+200(SB)/8, $0xbd1a83eac951c1aa
DATA table4_512x64<>+208(SB)/8, $0xbd3b175ff3be2566
DATA table4_512x64<>+216(SB)/8, $0x3cfe8c31c7f36d35
DATA table4_512x64<>+224(SB)/8, $0xbc88f19994f375ab
DATA table4_512x64<>+232(SB)/8, $0x3d08e7d02e3f5e95
DATA table4_512x64<>+240(SB)/8, $0x3d3cea3ae5f05b87
DATA table4_512x64<>+248(SB)/8, $0x3d193b33c55fb24f
DATA table4_512x64<>+256(SB)/8, $0xbd397a98b99b5035
DATA table4_512x64<>+264(SB)/8, $0xbd39dac511103b4e
DATA table4_512x64<>+272(SB)/8, $0x3d2c167e206927d3
DATA table4_512x64<>+280(SB)/8, $0xbd3f778960ed29cf
DATA table4_512x64<>+288(SB)/8, $0x3d0deb6e0a90848c
DATA table4_512x64<>+296(SB)/8, $0xbd36107d26f92eb5
DATA table4_512x64<>+304(SB)/8, $0x3d2fb18dfad4852d
DATA table4_512x64<>+312(SB)/8, $0x0
DATA table4_512x64<>+320(SB)/8, $0x3cdec927b17e4e13
DATA table4_512x64<>+328(SB)/8, $0x3d242ad9271be7d7
DATA table4_512x64<>+336(SB)/8, $0xbd3013b07c95c036
DATA table4_512x64<>+344(SB)/8, $0xbd2caef3588b7d80
DATA table4_512x64<>+352(SB)/8, $0x3d3d4203d36150d0
DATA table4_512x64<>+360(SB)/8, $0xbd35d462d767cade
DATA table4_512x64<>+368(SB)/8, $0x3d3e63794c02c4af
DATA table4_512x64<>+376(SB)/8, $0xbd2f897980522249
DATA table4_512x64<>+384(SB)/8, $0x3d3cb422847849e4
DATA table4_512x64<>+392(SB)/8, $0xbd35babd495c735e
DATA table4_512x64<>+400(SB)/8, $0x3d3943175f24bfb7
DATA table4_512x64<>+408(SB)/8, $0x3d228feed4a6161f
DATA table4_512x64<>+416(SB)/8, $0xbd2c053b0975fec7
DATA table4_512x64<>+424(SB)/8, $0x3d3f1e675b4d35c6
DATA table4_512x64<>+432(SB)/8, $0xbd3c03c82291afc3
DATA table4_512x64<>+440(SB)/8, $0x3d3eee42f58e1e6e
DATA table4_512x64<>+448(SB)/8, $0x3d3b9fc101adbaeb
DATA table4_512x64<>+456(SB)/8, $0xbd21c061cdb8097b
DATA table4_512x64<>+464(SB)/8, $0xbd117919c468757b
DATA table4_512x64<>+472(SB)/8, $0xbd3171fff9fc4abb
DATA table4_512x64<>+480(SB)/8, $0xbd3a1421609580da
DATA table4_512x64<>+488(SB)/8, $0x3d24300c128d1dc2
DATA table4_512x64<>+496(SB)/8, $0xbd3ce772094aef70
DATA table4_512x64<>+504(SB)/8, $0xbd1e82c9f310c8e6
GLOBL table4_512x64<>(SB), RODATA|NOPTR, $512
DATA table5_512x64<>+0(SB)/8, $0x0
DATA table5_512x64<>+8(SB)/8, $0x3faff55bb72cfdea
DATA table5_512x64<>+16(SB)/8, $0x3fbfd5ba9aac2f6e
DATA table5_512x64<>+24(SB)/8, $0x3fc7b97b4bce5b02
DATA table5_512x64<>+32(SB)/8, $0x3fcf5b75f92c80dd
DATA table5_512x64<>+40(SB)/8, $0x3fd362773707ebcc
DATA table5_512x64<>+48(SB)/8, $0x3fd6f61941e4def1
DATA table5_512x64<>+56(SB)/8, $0x3fda64eec3cc23fd
DATA table5_512x64<>+64(SB)/8, $0x3fddac670561bb4f
DATA table5_512x64<>+72(SB)/8, $0x3fe0657e94db30d0
DATA table5_512x64<>+80(SB)/8, $0x3fe1e00babdefeb4
DATA table5_512x64<>+88(SB)/8, $0x3fe345f01cce37bb
DATA table5_512x64<>+96(SB)/8, $0x3fe4978fa3269ee1
DATA table5_512x64<>+104(SB)/8, $0x3fe5d58987169b18
DATA table5_512x64<>+112(SB)/8, $0x3fe700a7c5784634
DATA table5_512x64<>+120(SB)/8, $0x3fe819d0b7158a4d
DATA table5_512x64<>+128(SB)/8, $0x3fe921fb54442d18
DATA table5_512x64<>+136(SB)/8, $0x3fea2a25f172cfe4
DATA table5_512x64<>+144(SB)/8, $0x3feb434ee31013fd
DATA table5_512x64<>+152(SB)/8, $0x3fec6e6d2171bf18
DATA table5_512x64<>+160(SB)/8, $0x3fedac670561bb4f
DATA table5_512x64<>+168(SB)/8, $0x3feefe068bba2275
DATA table5_512x64<>+176(SB)/8, $0x3ff031f57e54adbe
DATA table5_512x64<>+184(SB)/8, $0x3ff0ef3c09d694b0
DATA table5_512x64<>+192(SB)/8, $0x3ff1b6e192ebbe44
DATA table5_512x64<>+200(SB)/8, $0x3ff288bfa3512419
DATA table5_512x64<>+208(SB)/8, $0x3ff3647503caf55c
DATA table5_512x64<>+216(SB)/8, $0x3ff4495d86823225
DATA table5_512x64<>+224(SB)/8, $0x3ff5368c951e9cfd
DATA table5_512x64<>+232(SB)/8, $0x3ff62acbeaca61b8
DATA table5_512x64<>+240(SB)/8, $0x3ff7249faa996a21
DATA table5_512x64<>+248(SB)/8, $0x3ff82250768ac529
DATA table5_512x64<>+256(SB)/8, $0x3ff921fb54442d18
DATA table5_512x64<>+264(SB)/8, $0x3ffa21a631fd9508
DATA table5_512x64<>+272(SB)/8, $0x3ffb1f56fdeef00f
DATA table5_512x64<>+280(SB)/8, $0x3ffc192abdbdf879
DATA table5_512x64<>+288(SB)/8, $0x3ffd0d6a1369bd34
DATA table5_512x64<>+296(SB)/8, $0x3ffdfa992206280b
DATA table5_512x64<>+304(SB)/8, $0x3ffedf81a4bd64d4
DATA table5_512x64<>+312(SB)/8, $0x3fffbb3705373617
DATA table5_512x64<>+320(SB)/8, $0x4000468a8ace4df6
DATA table5_512x64<>+328(SB)/8, $0x4000aa5d4f58e2c0
DATA table5_512x64<>+336(SB)/8, $0x400109009519d639
DATA table5_512x64<>+344(SB)/8, $0x40016279b155a47b
DATA table5_512x64<>+352(SB)/8, $0x4001b6e192ebbe44
DATA table5_512x64<>+360(SB)/8, $0x400206600be7bd52
DATA table5_512x64<>+368(SB)/8, $0x400251279b802819
DATA table5_512x64<>+376(SB)/8, $0x40029771d7e7791f
DATA table5_512x64<>+384(SB)/8, $0x4002d97c7f3321d2
DATA table5_512x64<>+392(SB)/8, $0x40031b87267eca85
DATA table5_512x64<>+400(SB)/8, $0x400361d162e61b8b
DATA table5_512x64<>+408(SB)/8, $0x4003ac98f27e8652
DATA table5_512x64<>+416(SB)/8, $0x4003fc176b7a8560
DATA table5_512x64<>+424(SB)/8, $0x4004507f4d109f29
DATA table5_512x64<>+432(SB)/8, $0x4004a9f8694c6d6b
DATA table5_512x64<>+440(SB)/8, $0x4005089baf0d60e4
DATA table5_512x64<>+448(SB)/8, $0x40056c6e7397f5ae
DATA table5_512x64<>+456(SB)/8, $0x4005d55d7bcaa899
DATA table5_512x64<>+464(SB)/8, $0x400643382c07913a
DATA table5_512x64<>+472(SB)/8, $0x4006b5ac6d632f9f
DATA table5_512x64<>+480(SB)/8, $0x40072c43f4b1650a
DATA table5_512x64<>+488(SB)/8, $0x4007a6639f874768
DATA table5_512x64<>+496(SB)/8, $0x4008234d7f6ecb9d
DATA table5_512x64<>+504(SB)/8, $0x4008a225e5677921
GLOBL table5_512x64<>(SB), RODATA|NOPTR, $512
DATA table6_512x64<>+0(SB)/8, $0x0
DATA table6_512x64<>+8(SB)/8, $0xbc3c934d86d23f1d
DATA table6_512x64<>+16(SB)/8, $0xbc4cd37686760c17
DATA table6_512x64<>+24(SB)/8, $0x3c5347b0b4f881ca
DATA table6_512x64<>+32(SB)/8, $0x3c68ab6e3cf7afbd
DATA table6_512x64<>+40(SB)/8, $0xbc6963a544b672d8
DATA table6_512x64<>+48(SB)/8, $0xbc7c63aae6f6e918
DATA table6_512x64<>+56(SB)/8, $0xbc724dec1b50b7ff
DATA table6_512x64<>+64(SB)/8, $0x3c7a2b7f222f65e2
DATA table6_512x64<>+72(SB)/8, $0xbc7d5b495f6349e6
DATA table6_512x64<>+80(SB)/8, $0xbc5928df287a668f
DATA table6_512x64<>+88(SB)/8, $0x3c81021137c71102
DATA table6_512x64<>+96(SB)/8, $0x3c72419a87f2a458
DATA table6_512x64<>+104(SB)/8, $0x3c60028e4bc5e7ca
DATA table6_512x64<>+112(SB)/8, $0xbc78c34d25aadef6
DATA table6_512x64<>+120(SB)/8, $0xbc7bf76229d3b917
DATA table6_512x64<>+128(SB)/8, $0x3c81a62633145c07
DATA table6_512x64<>+136(SB)/8, $0xbc7d700509dad6ce
DATA table6_512x64<>+144(SB)/8, $0xbc80520d0701d877
DATA table6_512x64<>+152(SB)/8, $0x3c8f4ba8d3373e1b
DATA table6_512x64<>+160(SB)/8, $0x3c8a2b7f222f65e2
DATA table6_512x64<>+168(SB)/8, $0x3c824a3b2e61a70b
DATA table6_512x64<>+176(SB)/8, $0x3c9338b4259c0270
DATA table6_512x64<>+184(SB)/8, $0x3c98fcf88aed2e80
DATA table6_512x64<>+192(SB)/8, $0x3c9b1b466a88828e
DATA table6_512x64<>+200(SB)/8, $0x3c78e684e7a2281b
DATA table6_512x64<>+208(SB)/8, $0x3c817e21d9a42c9a
DATA table6_512x64<>+216(SB)/8, $0x3c94d29adbab2a62
DATA table6_512x64<>+224(SB)/8, $0xbc996f47948a99f1
DATA table6_512x64<>+232(SB)/8, $0x3c3c6ac9f134fa91
DATA table6_512x64<>+240(SB)/8, $0x3c9a8cc1e7480c68
DATA table6_512x64<>+248(SB)/8, $0xbc5e78c96d05afcb
DATA table6_512x64<>+256(SB)/8, $0x3c91a62633145c07
DATA table6_512x64<>+264(SB)/8, $0xbc9acc270306ecf6
DATA table6_512x64<>+272(SB)/8, $0x3c817f14fdc1574c
DATA table6_512x64<>+280(SB)/8, $0xbc9d255ec19c1bdd
DATA table6_512x64<>+288(SB)/8, $0xbc6a23602a65700c
DATA table6_512x64<>+296(SB)/8, $0x3c8cf36314fb1b58
DATA table6_512x64<>+304(SB)/8, $0x3c9a8d3b7956a1c1
DATA table6_512x64<>+312(SB)/8, $0x3c9d12ab2c402e07
DATA table6_512x64<>+320(SB)/8, $0x3c80620bf7406aff
DATA table6_512x64<>+328(SB)/8, $0x3c849ea7b677131b
DATA table6_512x64<>+336(SB)/8, $0x3c901398408cb59e
DATA table6_512x64<>+344(SB)/8, $0xbc776344c4206ddf
DATA table6_512x64<>+352(SB)/8, $0x3cab1b466a88828e
DATA table6_512x64<>+360(SB)/8, $0x3c93a677fc8d1900
DATA table6_512x64<>+368(SB)/8, $0x3c86eaa5d3534893
DATA table6_512x64<>+376(SB)/8, $0x3ca55426d44fb6e1
DATA table6_512x64<>+384(SB)/8, $0x3c9a79394c9e8a0a
DATA table6_512x64<>+392(SB)/8, $0x3c849449e13b4ca7
DATA table6_512x64<>+400(SB)/8, $0x3ca4be8fd7c9b7e6
DATA table6_512x64<>+408(SB)/8, $0x3ca0a5fd4e57fd8a
DATA table6_512x64<>+416(SB)/8, $0xbc5441a3bd3f1083
DATA table6_512x64<>+424(SB)/8, $0x3cad65a1e52297c6
DATA table6_512x64<>+432(SB)/8, $0x3ca26f6d2c582f3b
DATA table6_512x64<>+440(SB)/8, $0x3ca5518f5f00c544
DATA table6_512x64<>+448(SB)/8, $0x3ca660b64ece6f4b
DATA table6_512x64<>+456(SB)/8, $0xbca4101c49818cf9
DATA table6_512x64<>+464(SB)/8, $0x3c9a65371fe67254
DATA table6_512x64<>+472(SB)/8, $0xbc99873ef1407997
DATA table6_512x64<>+480(SB)/8, $0x3cac1b6f4f44e10b
DATA table6_512x64<>+488(SB)/8, $0x3c9217d15ad92ff1
DATA table6_512x64<>+496(SB)/8, $0xbc93cd17e5a39792
DATA table6_512x64<>+504(SB)/8, $0xbca820b331ddff7b
GLOBL table6_512x64<>(SB), RODATA|NOPTR, $512
DATA table7_512x64<>+0(SB)/8, $0x3ff02a3b3fef07c2
DATA table7_512x64<>+8(SB)/8, $0x3ff07c323fed41d4
DATA table7_512x64<>+16(SB)/8, $0x3ff0cb193febacf9
DATA table7_512x64<>+24(SB)/8, $0x3ff117343fea41a4
DATA table7_512x64<>+32(SB)/8, $0x3ff160c03fe8f9c2
DATA table7_512x64<>+40(SB)/8, $0x3ff1a7f13fe7d05f
DATA table7_512x64<>+48(SB)/8, $0x3ff1ecf53fe6c16c
DATA table7_512x64<>+56(SB)/8, $0x3ff22ff63fe5c988
DATA table7_512x64<>+64(SB)/8, $0x3ff271163fe4e5e1
DATA table7_512x64<>+72(SB)/8, $0x3ff2b0773fe41414
DATA table7_512x64<>+80(SB)/8, $0x3ff2ee353fe3521d
DATA table7_512x64<>+88(SB)/8, $0x3ff32a6a3fe29e41
DATA table7_512x64<>+96(SB)/8, $0x3ff3652e3fe1f704
DATA table7_512x64<>+104(SB)/8, $0x3ff39e963fe15b1e
DATA table7_512x64<>+112(SB)/8, $0x3ff3d6b53fe0c971
DATA table7_512x64<>+120(SB)/8, $0x3ff40d9e3fe04104
DATA table7_512x64<>+128(SB)/8, $0x3ff45dd83fdf07c2
DATA table7_512x64<>+136(SB)/8, $0x3ff4c51d3fdd41d4
DATA table7_512x64<>+144(SB)/8, $0x3ff528863fdbacf9
DATA table7_512x64<>+152(SB)/8, $0x3ff588693fda41a4
DATA table7_512x64<>+160(SB)/8, $0x3ff5e5123fd8f9c2
DATA table7_512x64<>+168(SB)/8, $0x3ff63ec53fd7d05f
DATA table7_512x64<>+176(SB)/8, $0x3ff695ba3fd6c16c
DATA table7_512x64<>+184(SB)/8, $0x3ff6ea243fd5c988
DATA table7_512x64<>+192(SB)/8, $0x3ff73c323fd4e5e1
DATA table7_512x64<>+200(SB)/8, $0x3ff78c0c3fd41414
DATA table7_512x64<>+208(SB)/8, $0x3ff7d9d63fd3521d
DATA table7_512x64<>+216(SB)/8, $0x3ff825b23fd29e41
DATA table7_512x64<>+224(SB)/8, $0x3ff86fbc3fd1f704
DATA table7_512x64<>+232(SB)/8, $0x3ff8b8103fd15b1e
DATA table7_512x64<>+240(SB)/8, $0x3ff8fec63fd0c971
DATA table7_512x64<>+248(SB)/8, $0x3ff943f43fd04104
DATA table7_512x64<>+256(SB)/8, $0x3ff9a9083fcf07c2
DATA table7_512x64<>+264(SB)/8, $0x3ffa2b253fcd41d4
DATA table7_512x64<>+272(SB)/8, $0x3ffaa8643fcbacf9
DATA table7_512x64<>+280(SB)/8, $0x3ffb21343fca41a4
DATA table7_512x64<>+288(SB)/8, $0x3ffb95f33fc8f9c2
DATA table7_512x64<>+296(SB)/8, $0x3ffc06f63fc7d05f
DATA table7_512x64<>+304(SB)/8, $0x3ffc74853fc6c16c
DATA table7_512x64<>+312(SB)/8, $0x3ffcdee03fc5c988
DATA table7_512x64<>+320(SB)/8, $0x3ffd46423fc4e5e1
DATA table7_512x64<>+328(SB)/8, $0x3ffdaadd3fc41414
DATA table7_512x64<>+336(SB)/8, $0x3ffe0ce03fc3521d
DATA table7_512x64<>+344(SB)/8, $0x3ffe6c723fc29e41
DATA table7_512x64<>+352(SB)/8, $0x3ffec9bb3fc1f704
DATA table7_512x64<>+360(SB)/8, $0x3fff24dc3fc15b1e
DATA table7_512x64<>+368(SB)/8, $0x3fff7df23fc0c971
DATA table7_512x64<>+376(SB)/8, $0x3fffd51c3fc04104
DATA table7_512x64<>+384(SB)/8, $0x0
DATA table7_512x64<>+392(SB)/8, $0x0
DATA table7_512x64<>+400(SB)/8, $0x0
DATA table7_512x64<>+408(SB)/8, $0x0
DATA table7_512x64<>+416(SB)/8, $0x0
DATA table7_512x64<>+424(SB)/8, $0x0
DATA table7_512x64<>+432(SB)/8, $0x0
DATA table7_512x64<>+440(SB)/8, $0x0
DATA table7_512x64<>+448(SB)/8, $0x0
DATA table7_512x64<>+456(SB)/8, $0x0
DATA table7_512x64<>+464(SB)/8, $0x0
DATA table7_512x64<>+472(SB)/8, $0x0
DATA table7_512x64<>+480(SB)/8, $0x0
DATA table7_512x64<>+488(SB)/8, $0x0
DATA table7_512x64<>+496(SB)/8, $0x0
DATA table7_512x64<>+504(SB)/8, $0x0
GLOBL table7_512x64<>(SB), RODATA|NOPTR, $512
DATA table8_512x64<>+0(SB)/8, $0x0
DATA table8_512x64<>+8(SB)/8, $0x3fc1f5e1a35c3b89
DATA table8_512x64<>+16(SB)/8, $0x3fd1af54e232d609
DATA table8_512x64<>+24(SB)/8, $0x3fd9dd0d2b721f39
DATA table8_512x64<>+32(SB)/8, $0x3fe0a7ef5c18edd2
DATA table8_512x64<>+40(SB)/8, $0x3fe3f196dcd0f135
DATA table8_512x64<>+48(SB)/8, $0x3fe6c1c9759d0e5f
DATA table8_512x64<>+56(SB)/8, $0x3fe91724951b8fc6
DATA table8_512x64<>+64(SB)/8, $0x3feaf767a741088b
DATA table8_512x64<>+72(SB)/8, $0x3fec6dad2829ec62
DATA table8_512x64<>+80(SB)/8, $0x3fed8865d98abe01
DATA table8_512x64<>+88(SB)/8, $0x3fee5768c3b4a3fc
DATA table8_512x64<>+96(SB)/8, $0x3feeea5557137ae0
DATA table8_512x64<>+104(SB)/8, $0x3fef4f693b67bd77
DATA table8_512x64<>+112(SB)/8, $0x3fef92d077f8d56d
DATA table8_512x64<>+120(SB)/8, $0x3fefbe61eef4cf6a
DATA table8_512x64<>+128(SB)/8, $0x3fefd9ae142795e3
DATA table8_512x64<>+136(SB)/8, $0x3fefea4218d6594a
DATA table8_512x64<>+144(SB)/8, $0x3feff404760319b4
DATA table8_512x64<>+152(SB)/8, $0x3feff9960f3eb327
DATA table8_512x64<>+160(SB)/8, $0x3feffcaa8f4c9bea
DATA table8_512x64<>+168(SB)/8, $0x3feffe514bbdc197
DATA table8_512x64<>+176(SB)/8, $0x3fefff2cfb0453d9
DATA table8_512x64<>+184(SB)/8, $0x3fefff9ba420e834
DATA table8_512x64<>+192(SB)/8, $0x3fefffd1ac4135f9
DATA table8_512x64<>+200(SB)/8, $0x3fefffeb3ebb267b
DATA table8_512x64<>+208(SB)/8, $0x3feffff6f9f67e55
DATA table8_512x64<>+216(SB)/8, $0x3feffffc316d9ed0
DATA table8_512x64<>+224(SB)/8, $0x3feffffe710d565e
DATA table8_512x64<>+232(SB)/8, $0x3fefffff618c3da6
DATA table8_512x64<>+240(SB)/8, $0x3fefffffc2f171e3
DATA table8_512x64<>+248(SB)/8, $0x3fefffffe92ced93
DATA table8_512x64<>+256(SB)/8, $0x3feffffff7b91176
DATA table8_512x64<>+264(SB)/8, $0x3feffffffd169d0c
DATA table8_512x64<>+272(SB)/8, $0x3fefffffff01a8b6
DATA table8_512x64<>+280(SB)/8, $0x3fefffffffabd229
DATA table8_512x64<>+288(SB)/8, $0x3fefffffffe4fa30
DATA table8_512x64<>+296(SB)/8, $0x3feffffffff79626
DATA table8_512x64<>+304(SB)/8, $0x3feffffffffd759d
DATA table8_512x64<>+312(SB)/8, $0x3fefffffffff4188
DATA table8_512x64<>+320(SB)/8, $0x3fefffffffffc9e8
DATA table8_512x64<>+328(SB)/8, $0x3feffffffffff11a
DATA table8_512x64<>+336(SB)/8, $0x3feffffffffffc05
DATA table8_512x64<>+344(SB)/8, $0x3feffffffffffef8
DATA table8_512x64<>+352(SB)/8, $0x3fefffffffffffbe
DATA table8_512x64<>+360(SB)/8, $0x3feffffffffffff0
DATA table8_512x64<>+368(SB)/8, $0x3feffffffffffffc
DATA table8_512x64<>+376(SB)/8, $0x3fefffffffffffff
DATA table8_512x64<>+384(SB)/8, $0x3ff0000000000000
DATA table8_512x64<>+392(SB)/8, $0x0
DATA table8_512x64<>+400(SB)/8, $0x0
DATA table8_512x64<>+408(SB)/8, $0x0
DATA table8_512x64<>+416(SB)/8, $0x0
DATA table8_512x64<>+424(SB)/8, $0x0
DATA table8_512x64<>+432(SB)/8, $0x0
DATA table8_512x64<>+440(SB)/8, $0x0
DATA table8_512x64<>+448(SB)/8, $0x0
DATA table8_512x64<>+456(SB)/8, $0x0
DATA table8_512x64<>+464(SB)/8, $0x0
DATA table8_512x64<>+472(SB)/8, $0x0
DATA table8_512x64<>+480(SB)/8, $0x0
DATA table8_512x64<>+488(SB)/8, $0x0
DATA table8_512x64<>+496(SB)/8, $0x0
DATA table8_512x64<>+504(SB)/8, $0x0
GLOBL table8_512x64<>(SB), RODATA|NOPTR, $512
DATA table9_512x64<>+0(SB)/8, $0x0
DATA table9_512x64<>+8(SB)/8, $0x3c6d0b6d6493e0f4
DATA table9_512x64<>+16(SB)/8, $0xbc7bee921fa4172b
DATA table9_512x64<>+24(SB)/8, $0xbc71671c021d14c4
DATA table9_512x64<>+32(SB)/8, $0x3c75e809f1a31a28
DATA table9_512x64<>+40(SB)/8, $0xbc7f25f4f6fdf70b
DATA table9_512x64<>+48(SB)/8, $0x3c8b1432f2cbc455
DATA table9_512x64<>+56(SB)/8, $0xbc827912dd352f8b
DATA table9_512x64<>+64(SB)/8, $0xbc7c97f778122797
DATA table9_512x64<>+72(SB)/8, $0xbc6ab76d4cba3d05
DATA table9_512x64<>+80(SB)/8, $0xbc8fcec4afb974d9
DATA table9_512x64<>+88(SB)/8, $0x3c68b62674f89890
DATA table9_512x64<>+96(SB)/8, $0xbc8385e445f2c96d
DATA table9_512x64<>+104(SB)/8, $0xbc73a1ee1406c356
DATA table9_512x64<>+112(SB)/8, $0x3c78b55ef493fce7
DATA table9_512x64<>+120(SB)/8, $0x3c815ded88667618
DATA table9_512x64<>+128(SB)/8, $0x3c7972801904b9a3
DATA table9_512x64<>+136(SB)/8, $0xbc5e3333d8f7d98c
DATA table9_512x64<>+144(SB)/8, $0x3c7f142071432025
DATA table9_512x64<>+152(SB)/8, $0xbc708b1ca6e97f80
DATA table9_512x64<>+160(SB)/8, $0x3c8b0cee160116f9
DATA table9_512x64<>+168(SB)/8, $0xbc5cd963345b5c6d
DATA table9_512x64<>+176(SB)/8, $0x3c89a913686042a3
DATA table9_512x64<>+184(SB)/8, $0x3c71379ec5aa630e
DATA table9_512x64<>+192(SB)/8, $0x3c8eeafa1ecd6cef
DATA table9_512x64<>+200(SB)/8, $0x3c6e47f697047cba
DATA table9_512x64<>+208(SB)/8, $0x3c8e1e4483ba034b
DATA table9_512x64<>+216(SB)/8, $0xbc88b32f44f46b3b
DATA table9_512x64<>+224(SB)/8, $0x3c8c9ea52d76dc04
DATA table9_512x64<>+232(SB)/8, $0xbc519309ce23aa3e
DATA table9_512x64<>+240(SB)/8, $0x3c885edd0395f475
DATA table9_512x64<>+248(SB)/8, $0xbc8d2db2ecfe14ae
DATA table9_512x64<>+256(SB)/8, $0x3c70b2865615db40
DATA table9_512x64<>+264(SB)/8, $0x3c870a2bfb068e6f
DATA table9_512x64<>+272(SB)/8, $0x3c323370eca5ca6a
DATA table9_512x64<>+280(SB)/8, $0xbc64dbe49bec3ef2
DATA table9_512x64<>+288(SB)/8, $0x3c6d166bcb681c7b
DATA table9_512x64<>+296(SB)/8, $0x3c85fbc52d650a89
DATA table9_512x64<>+304(SB)/8, $0x3c8f7bee7eb23420
DATA table9_512x64<>+312(SB)/8, $0x3c87a2cb3d056eac
DATA table9_512x64<>+320(SB)/8, $0xbc7a759f7738935f
DATA table9_512x64<>+328(SB)/8, $0xbc73eafccbc6e8b7
DATA table9_512x64<>+336(SB)/8, $0x3c807ba96a6b2e1a
DATA table9_512x64<>+344(SB)/8, $0x3c714be6226402c7
DATA table9_512x64<>+352(SB)/8, $0xbc8182b326b228dc
DATA table9_512x64<>+360(SB)/8, $0xbc720ef3618f2d54
DATA table9_512x64<>+368(SB)/8, $0x3c78115fd1b12786
DATA table9_512x64<>+376(SB)/8, $0x3c70439397b5f70a
DATA table9_512x64<>+384(SB)/8, $0xbc78cf81557d20b6
DATA table9_512x64<>+392(SB)/8, $0x0
DATA table9_512x64<>+400(SB)/8, $0x0
DATA table9_512x64<>+408(SB)/8, $0x0
DATA table9_512x64<>+416(SB)/8, $0x0
DATA table9_512x64<>+424(SB)/8, $0x0
DATA table9_512x64<>+432(SB)/8, $0x0
DATA table9_512x64<>+440(SB)/8, $0x0
DATA table9_512x64<>+448(SB)/8, $0x0
DATA table9_512x64<>+456(SB)/8, $0x0
DATA table9_512x64<>+464(SB)/8, $0x0
DATA table9_512x64<>+472(SB)/8, $0x0
DATA table9_512x64<>+480(SB)/8, $0x0
DATA table9_512x64<>+488(SB)/8, $0x0
DATA table9_512x64<>+496(SB)/8, $0x0
DATA table9_512x64<>+504(SB)/8, $0x0
GLOBL table9_512x64<>(SB), RODATA|NOPTR, $512
DATA table10_512x64<>+0(SB)/8, $0x0
DATA table10_512x64<>+8(SB)/8, $0xbf5225b47a5a65b7
DATA table10_512x64<>+16(SB)/8, $0xbf5e53e9a552d23f
DATA table10_512x64<>+24(SB)/8, $0xbf606f540dc018b9
DATA table10_512x64<>+32(SB)/8, $0xbf59aee8b24892d0
DATA table10_512x64<>+40(SB)/8, $0xbf480df3b2f40097
DATA table10_512x64<>+48(SB)/8, $0x3f283f7546905451
DATA table10_512x64<>+56(SB)/8, $0x3f4d5e79f46fcaa2
DATA table10_512x64<>+64(SB)/8, $0x3f540f3c1c470cbf
DATA table10_512x64<>+72(SB)/8, $0x3f52df5bc24ce37d
DATA table10_512x64<>+80(SB)/8, $0x3f49fc2292b887ef
DATA table10_512x64<>+88(SB)/8, $0x3f3539a694bfbc51
DATA table10_512x64<>+96(SB)/8, $0xbf18288418ffb0fc
DATA table10_512x64<>+104(SB)/8, $0xbf3745f038af2749
DATA table10_512x64<>+112(SB)/8, $0xbf3cf8dfd8f08b96
DATA table10_512x64<>+120(SB)/8, $0xbf398bd8c30df460
DATA table10_512x64<>+128(SB)/8, $0xbf31383b540d16a8
DATA table10_512x64<>+136(SB)/8, $0xbf201c6fd5d4c46b
DATA table10_512x64<>+144(SB)/8, $0xbee882e9b40c0912
DATA table10_512x64<>+152(SB)/8, $0x3f0c9341b46d218d
DATA table10_512x64<>+160(SB)/8, $0x3f149f0a7b624c71
DATA table10_512x64<>+168(SB)/8, $0x3f135eba8b9fbd14
DATA table10_512x64<>+176(SB)/8, $0x3f0cd428e93bfdf2
DATA table10_512x64<>+184(SB)/8, $0x3f0183ef05aa4ae5
DATA table10_512x64<>+192(SB)/8, $0x3ef067e37460f01d
DATA table10_512x64<>+200(SB)/8, $0x3ed05bc861526f46
DATA table10_512x64<>+208(SB)/8, $0xbec36143b81bb641
DATA table10_512x64<>+216(SB)/8, $0xbed343d4768c727f
DATA table10_512x64<>+224(SB)/8, $0xbed372986a437456
DATA table10_512x64<>+232(SB)/8, $0xbecf3003cf7954c8
DATA table10_512x64<>+240(SB)/8, $0xbec5d872c7df00e8
DATA table10_512x64<>+248(SB)/8, $0xbebbc15b376afb96
DATA table10_512x64<>+256(SB)/8, $0xbeb04c6075de5b54
DATA table10_512x64<>+264(SB)/8, $0xbea1e491c3a65c9f
DATA table10_512x64<>+272(SB)/8, $0xbe927eed368da8b5
DATA table10_512x64<>+280(SB)/8, $0xbe8217c5eff51233
DATA table10_512x64<>+288(SB)/8, $0xbe70cf67007b55e3
DATA table10_512x64<>+296(SB)/8, $0xbe5dc043a5d39a35
DATA table10_512x64<>+304(SB)/8, $0xbe4921128e035fce
DATA table10_512x64<>+312(SB)/8, $0xbe344b77c3ee3303
DATA table10_512x64<>+320(SB)/8, $0xbe1f63605853ca5f
DATA table10_512x64<>+328(SB)/8, $0xbe0744d2c90fd9a0
DATA table10_512x64<>+336(SB)/8, $0xbdf08d8465695e2f
DATA table10_512x64<>+344(SB)/8, $0xbdd69e36b5aae44e
DATA table10_512x64<>+352(SB)/8, $0xbdbdb42acda0ad88
DATA table10_512x64<>+360(SB)/8, $0xbda2c213d33d22ec
DATA table10_512x64<>+368(SB)/8, $0xbd86cc31e8894cff
DATA table10_512x64<>+376(SB)/8, $0xbd6aacb39d7f1cd9
DATA table10_512x64<>+384(SB)/8, $0xbd4e0fa5a4bdc981
DATA table10_512x64<>+392(SB)/8, $0x0
DATA table10_512x64<>+400(SB)/8, $0x0
DATA table10_512x64<>+408(SB)/8, $0x0
DATA table10_512x64<>+416(SB)/8, $0x0
DATA table10_512x64<>+424(SB)/8, $0x0
DATA table10_512x64<>+432(SB)/8, $0x0
DATA table10_512x64<>+440(SB)/8, $0x0
DATA table10_512x64<>+448(SB)/8, $0x0
DATA table10_512x64<>+456(SB)/8, $0x0
DATA table10_512x64<>+464(SB)/8, $0x0
DATA table10_512x64<>+472(SB)/8, $0x0
DATA table10_512x64<>+480(SB)/8, $0x0
DATA table10_512x64<>+488(SB)/8, $0x0
DATA table10_512x64<>+496(SB)/8, $0x0
DATA table10_512x64<>+504(SB)/8, $0x0
GLOBL table10_512x64<>(SB), RODATA|NOPTR, $512
DATA table11_512x64<>+0(SB)/8, $0x3f755cfded96cc13
DATA table11_512x64<>+8(SB)/8, $0x3f7271e85baf002a
DATA table11_512x64<>+16(SB)/8, $0x3f654f23ddcb4ae9
DATA table11_512x64<>+24(SB)/8, $0x3f206855df9c8c1d
DATA table11_512x64<>+32(SB)/8, $0xbf61b737aa3269f6
DATA table11_512x64<>+40(SB)/8, $0xbf6db5d500ff161f
DATA table11_512x64<>+48(SB)/8, $0xbf703aa353934ea3
DATA table11_512x64<>+56(SB)/8, $0xbf6aa626d88dc02f
DATA table11_512x64<>+64(SB)/8, $0xbf5edf8b923a7c5d
DATA table11_512x64<>+72(SB)/8, $0xbf37b7f5b1cd4f05
DATA table11_512x64<>+80(SB)/8, $0x3f4ca7a2e5df386a
DATA table11_512x64<>+88(SB)/8, $0x3f59cc5c537c9f51
DATA table11_512x64<>+96(SB)/8, $0x3f5bf915dfe2f724
DATA table11_512x64<>+104(SB)/8, $0x3f5717b18eec14f3
DATA table11_512x64<>+112(SB)/8, $0x3f4d4c7c1e9e8631
DATA table11_512x64<>+120(SB)/8, $0x3f37c9b6826fb1a9
DATA table11_512x64<>+128(SB)/8, $0xbf09bee60382a231
DATA table11_512x64<>+136(SB)/8, $0xbf32ee2ad20d8ecb
DATA table11_512x64<>+144(SB)/8, $0xbf382a81364f31f9
DATA table11_512x64<>+152(SB)/8, $0xbf3619986f87dc20
DATA table11_512x64<>+160(SB)/8, $0xbf30663ed6da0220
DATA table11_512x64<>+168(SB)/8, $0xbf2403cbbd4c95e2
DATA table11_512x64<>+176(SB)/8, $0xbf12b61314bcf0f7
DATA table11_512x64<>+184(SB)/8, $0xbef1131a84d47539
DATA table11_512x64<>+192(SB)/8, $0x3eecf19de52f2dd2
DATA table11_512x64<>+200(SB)/8, $0x3efa9f2a3acabe86
DATA table11_512x64<>+208(SB)/8, $0x3efb24ad79446ba1
DATA table11_512x64<>+216(SB)/8, $0x3ef64a999def3fa1
DATA table11_512x64<>+224(SB)/8, $0x3ef0147b86026475
DATA table11_512x64<>+232(SB)/8, $0x3ee51a8d15ab9294
DATA table11_512x64<>+240(SB)/8, $0x3ed9a77ca9b1004d
DATA table11_512x64<>+248(SB)/8, $0x3ecd32444afd801e
DATA table11_512x64<>+256(SB)/8, $0x3ebf5316dc3ac3af
DATA table11_512x64<>+264(SB)/8, $0x3eafd624e706debd
DATA table11_512x64<>+272(SB)/8, $0x3e9ec270190a11ce
DATA table11_512x64<>+280(SB)/8, $0x3e8c53d6124a43b5
DATA table11_512x64<>+288(SB)/8, $0x3e78eb108a456b6e
DATA table11_512x64<>+296(SB)/8, $0x3e64f8bd4193a288
DATA table11_512x64<>+304(SB)/8, $0x3e50e8fdda7cdd27
DATA table11_512x64<>+312(SB)/8, $0x3e3a281cdec62f95
DATA table11_512x64<>+320(SB)/8, $0x3e236c0c63c4a57c
DATA table11_512x64<>+328(SB)/8, $0x3e0bb6c5c67297f8
DATA table11_512x64<>+336(SB)/8, $0x3df3032dcb02a0ee
DATA table11_512x64<>+344(SB)/8, $0x3dd9190fdf0dc40d
DATA table11_512x64<>+352(SB)/8, $0x3dbfe4b8d35b2326
DATA table11_512x64<>+360(SB)/8, $0x3da384434e185280
DATA table11_512x64<>+368(SB)/8, $0x3d870394e1b46ce8
DATA table11_512x64<>+376(SB)/8, $0x3d6a284c8820429f
DATA table11_512x64<>+384(SB)/8, $0x3d4caa6577a981b4
DATA table11_512x64<>+392(SB)/8, $0x0
DATA table11_512x64<>+400(SB)/8, $0x0
DATA table11_512x64<>+408(SB)/8, $0x0
DATA table11_512x64<>+416(SB)/8, $0x0
DATA table11_512x64<>+424(SB)/8, $0x0
DATA table11_512x64<>+432(SB)/8, $0x0
DATA table11_512x64<>+440(SB)/8, $0x0
DATA table11_512x64<>+448(SB)/8, $0x0
DATA table11_512x64<>+456(SB)/8, $0x0
DATA table11_512x64<>+464(SB)/8, $0x0
DATA table11_512x64<>+472(SB)/8, $0x0
DATA table11_512x64<>+480(SB)/8, $0x0
DATA table11_512x64<>+488(SB)/8, $0x0
DATA table11_512x64<>+496(SB)/8, $0x0
DATA table11_512x64<>+504(SB)/8, $0x0
GLOBL table11_512x64<>(SB), RODATA|NOPTR, $512
DATA table12_512x64<>+0(SB)/8, $0x0
DATA table12_512x64<>+8(SB)/8, $0x3f76f6801d9df066
DATA table12_512x64<>+16(SB)/8, $0x3f83db6ea7fe9834
DATA table12_512x64<>+24(SB)/8, $0x3f8709aa0cf5deff
DATA table12_512x64<>+32(SB)/8, $0x3f8493d39f9117a9
DATA table12_512x64<>+40(SB)/8, $0x3f7b62f449f40301
DATA table12_512x64<>+48(SB)/8, $0x3f62db3515e4f77b
DATA table12_512x64<>+56(SB)/8, $0xbf5e3f462f6a8e80
DATA table12_512x64<>+64(SB)/8, $0xbf739112a14d13b8
DATA table12_512x64<>+72(SB)/8, $0xbf78b43aff733f96
DATA table12_512x64<>+80(SB)/8, $0xbf77567255b42ac5
DATA table12_512x64<>+88(SB)/8, $0xbf717404b5ff90d9
DATA table12_512x64<>+96(SB)/8, $0xbf635ae6477316de
DATA table12_512x64<>+104(SB)/8, $0xbf42e4453bc87c24
DATA table12_512x64<>+112(SB)/8, $0x3f47ec183221a566
DATA table12_512x64<>+120(SB)/8, $0x3f576ff432a8e82b
DATA table12_512x64<>+128(SB)/8, $0x3f5a114313dc131d
DATA table12_512x64<>+136(SB)/8, $0x3f56aa2c94c60ba5
DATA table12_512x64<>+144(SB)/8, $0x3f50602f03a116cd
DATA table12_512x64<>+152(SB)/8, $0x3f4377c5d057e9b8
DATA table12_512x64<>+160(SB)/8, $0x3f311553e3e512a2
DATA table12_512x64<>+168(SB)/8, $0x3f0229f6b91a02e4
DATA table12_512x64<>+176(SB)/8, $0xbf17557687da4127
DATA table12_512x64<>+184(SB)/8, $0xbf21c640894aea93
DATA table12_512x64<>+192(SB)/8, $0xbf21aa5f019cb231
DATA table12_512x64<>+200(SB)/8, $0xbf1d2ac859219f2a
DATA table12_512x64<>+208(SB)/8, $0xbf156748b4284912
DATA table12_512x64<>+216(SB)/8, $0xbf0cc158c4be962f
DATA table12_512x64<>+224(SB)/8, $0xbf01f630d066269d
DATA table12_512x64<>+232(SB)/8, $0xbef510a3edc96a9d
DATA table12_512x64<>+240(SB)/8, $0xbee7566b856cfbda
DATA table12_512x64<>+248(SB)/8, $0xbed8885567e3ecf8
DATA table12_512x64<>+256(SB)/8, $0xbec88c78c1a5ccd4
DATA table12_512x64<>+264(SB)/8, $0xbeb771082c3982b0
DATA table12_512x64<>+272(SB)/8, $0xbea566ec01aa3648
DATA table12_512x64<>+280(SB)/8, $0xbe92b62d33f25ac3
DATA table12_512x64<>+288(SB)/8, $0xbe7f5f276ac6fd1b
DATA table12_512x64<>+296(SB)/8, $0xbe693e1c3157961e
DATA table12_512x64<>+304(SB)/8, $0xbe5383447b8236d1
DATA table12_512x64<>+312(SB)/8, $0xbe3d00ee32c56b0c
DATA table12_512x64<>+320(SB)/8, $0xbe24bcdb503d4a3b
DATA table12_512x64<>+328(SB)/8, $0xbe0c8be9376f2110
DATA table12_512x64<>+336(SB)/8, $0xbdf2ec42255e5a08
DATA table12_512x64<>+344(SB)/8, $0xbdd82c145a58e223
DATA table12_512x64<>+352(SB)/8, $0xbdbdc3649c93e9c4
DATA table12_512x64<>+360(SB)/8, $0xbda1ab2e6d324d73
DATA table12_512x64<>+368(SB)/8, $0xbd843befd27397c5
DATA table12_512x64<>+376(SB)/8, $0xbd665b6d283f7fc2
DATA table12_512x64<>+384(SB)/8, $0xbd47d71ddba42359
DATA table12_512x64<>+392(SB)/8, $0x0
DATA table12_512x64<>+400(SB)/8, $0x0
DATA table12_512x64<>+408(SB)/8, $0x0
DATA table12_512x64<>+416(SB)/8, $0x0
DATA table12_512x64<>+424(SB)/8, $0x0
DATA table12_512x64<>+432(SB)/8, $0x0
DATA table12_512x64<>+440(SB)/8, $0x0
DATA table12_512x64<>+448(SB)/8, $0x0
DATA table12_512x64<>+456(SB)/8, $0x0
DATA table12_512x64<>+464(SB)/8, $0x0
DATA table12_512x64<>+472(SB)/8, $0x0
DATA table12_512x64<>+480(SB)/8, $0x0
DATA table12_512x64<>+488(SB)/8, $0x0
DATA table12_512x64<>+496(SB)/8, $0x0
DATA table12_512x64<>+504(SB)/8, $0x0
GLOBL table12_512x64<>(SB), RODATA|NOPTR, $512
DATA table13_512x64<>+0(SB)/8, $0xbf9b82cc478a95be
DATA table13_512x64<>+8(SB)/8, $0xbf9892574f401b32
DATA table13_512x64<>+16(SB)/8, $0xbf908d93a8f62399
DATA table13_512x64<>+24(SB)/8, $0xbf765c11c33a7a46
DATA table13_512x64<>+32(SB)/8, $0x3f7623c1a4c70be1
DATA table13_512x64<>+40(SB)/8, $0x3f8c7cd6b9254148
DATA table13_512x64<>+48(SB)/8, $0x3f92e0ae4b476886
DATA table13_512x64<>+56(SB)/8, $0x3f930ac139afa245
DATA table13_512x64<>+64(SB)/8, $0x3f8f096f74bf1191
DATA table13_512x64<>+72(SB)/8, $0x3f83acc84e99b8fd
DATA table13_512x64<>+80(SB)/8, $0x3f6db442632a3fa3
DATA table13_512x64<>+88(SB)/8, $0xbf573fee77750b80
DATA table13_512x64<>+96(SB)/8, $0xbf736d715ed1409c
DATA table13_512x64<>+104(SB)/8, $0xbf7954a9ef04acf4
DATA table13_512x64<>+112(SB)/8, $0xbf78d10fa9e363ce
DATA table13_512x64<>+120(SB)/8, $0xbf742fcc533e2163
DATA table13_512x64<>+128(SB)/8, $0xbf6bae0c95406cf9
DATA table13_512x64<>+136(SB)/8, $0xbf5ea03f17ea5236
DATA table13_512x64<>+144(SB)/8, $0xbf45f835e67687d7
DATA table13_512x64<>+152(SB)/8, $0x3f202834f97b79a6
DATA table13_512x64<>+160(SB)/8, $0x3f41c6105dbdf180
DATA table13_512x64<>+168(SB)/8, $0x3f464f89d7e629e6
DATA table13_512x64<>+176(SB)/8, $0x3f452b6386434169
DATA table13_512x64<>+184(SB)/8, $0x3f4151f894e84a30
DATA table13_512x64<>+192(SB)/8, $0x3f3998b6087c5788
DATA table13_512x64<>+200(SB)/8, $0x3f3176d050000892
DATA table13_512x64<>+208(SB)/8, $0x3f2647f7f454f26a
DATA table13_512x64<>+216(SB)/8, $0x3f1ac999de836779
DATA table13_512x64<>+224(SB)/8, $0x3f0e827f2dd72b90
DATA table13_512x64<>+232(SB)/8, $0x3f0085c00c05555d
DATA table13_512x64<>+240(SB)/8, $0x3ef110dc82bf9120
DATA table13_512x64<>+248(SB)/8, $0x3ee0d8c0a0b6f6f8
DATA table13_512x64<>+256(SB)/8, $0x3ecfd7befb73691a
DATA table13_512x64<>+264(SB)/8, $0x3ebcd9d7ded4c8da
DATA table13_512x64<>+272(SB)/8, $0x3ea916df03a49570
DATA table13_512x64<>+280(SB)/8, $0x3e94f605da0f1f0a
DATA table13_512x64<>+288(SB)/8, $0x3e80d66e64c5843c
DATA table13_512x64<>+296(SB)/8, $0x3e6a06e8c7465723
DATA table13_512x64<>+304(SB)/8, $0x3e535db68667c10e
DATA table13_512x64<>+312(SB)/8, $0x3e3bc28e46a1c646
DATA table13_512x64<>+320(SB)/8, $0x3e232c5a553f46ac
DATA table13_512x64<>+328(SB)/8, $0x3e098885a55e317e
DATA table13_512x64<>+336(SB)/8, $0x3df06579d245d626
DATA table13_512x64<>+344(SB)/8, $0x3dd450ad61334718
DATA table13_512x64<>+352(SB)/8, $0x3db84a18956834a3
DATA table13_512x64<>+360(SB)/8, $0x3d9c0831cd7cd5b8
DATA table13_512x64<>+368(SB)/8, $0x3d7f3c0185bfbe5c
DATA table13_512x64<>+376(SB)/8, $0x3d60cddfff269597
DATA table13_512x64<>+384(SB)/8, $0x3d4176e34480e509
DATA table13_512x64<>+392(SB)/8, $0x0
DATA table13_512x64<>+400(SB)/8, $0x0
DATA table13_512x64<>+408(SB)/8, $0x0
DATA table13_512x64<>+416(SB)/8, $0x0
DATA table13_512x64<>+424(SB)/8, $0x0
DATA table13_512x64<>+432(SB)/8, $0x0
DATA table13_512x64<>+440(SB)/8, $0x0
DATA table13_512x64<>+448(SB)/8, $0x0
DATA table13_512x64<>+456(SB)/8, $0x0
DATA table13_512x64<>+464(SB)/8, $0x0
DATA table13_512x64<>+472(SB)/8, $0x0
DATA table13_512x64<>+480(SB)/8, $0x0
DATA table13_512x64<>+488(SB)/8, $0x0
DATA table13_512x64<>+496(SB)/8, $0x0
DATA table13_512x64<>+504(SB)/8, $0x0
GLOBL table13_512x64<>(SB), RODATA|NOPTR, $512
DATA table14_512x64<>+0(SB)/8, $0x0
DATA table14_512x64<>+8(SB)/8, $0xbf9734ea69a018ee
DATA table14_512x64<>+16(SB)/8, $0xbfa4c0b253cc48ab
DATA table14_512x64<>+24(SB)/8, $0xbfa9a7945cba0f36
DATA table14_512x64<>+32(SB)/8, $0xbfa99f13b2565fe6
DATA table14_512x64<>+40(SB)/8, $0xbfa52b2668e437c9
DATA table14_512x64<>+48(SB)/8, $0xbf9b84779680e7e3
DATA table14_512x64<>+56(SB)/8, $0xbf853bb4a5fe3d83
DATA table14_512x64<>+64(SB)/8, $0x3f72e45a55b720ef
DATA table14_512x64<>+72(SB)/8, $0x3f8fd1c6c0e4e966
DATA table14_512x64<>+80(SB)/8, $0x3f95d0003aec36f4
DATA table14_512x64<>+88(SB)/8, $0x3f96b16f52cb6518
DATA table14_512x64<>+96(SB)/8, $0x3f93ca3d72d46093
DATA table14_512x64<>+104(SB)/8, $0x3f8d857f2c6fc7bc
DATA table14_512x64<>+112(SB)/8, $0x3f825b378caec2ff
DATA table14_512x64<>+120(SB)/8, $0x3f70d099c7d02cc0
DATA table14_512x64<>+128(SB)/8, $0x3f3e1935eaaadd45
DATA table14_512x64<>+136(SB)/8, $0xbf5dd78ee1850e3a
DATA table14_512x64<>+144(SB)/8, $0xbf67cae0d4803940
DATA table14_512x64<>+152(SB)/8, $0xbf6982b274da2568
DATA table14_512x64<>+160(SB)/8, $0xbf66ecdbf693a8d9
DATA table14_512x64<>+168(SB)/8, $0xbf6267f3bc49ad4f
DATA table14_512x64<>+176(SB)/8, $0xbf5b2755bfdabefb
DATA table14_512x64<>+184(SB)/8, $0xbf52add1ce70965b
DATA table14_512x64<>+192(SB)/8, $0xbf482f235af133a8
DATA table14_512x64<>+200(SB)/8, $0xbf3da496e5118900
DATA table14_512x64<>+208(SB)/8, $0xbf3145464e89911d
DATA table14_512x64<>+216(SB)/8, $0xbf2330aab7615125
DATA table14_512x64<>+224(SB)/8, $0xbf146153fb8148aa
DATA table14_512x64<>+232(SB)/8, $0xbf04b98203301c7d
DATA table14_512x64<>+240(SB)/8, $0xbef4357b5559bcb9
DATA table14_512x64<>+248(SB)/8, $0xbee2eb290b507e27
DATA table14_512x64<>+256(SB)/8, $0xbed1050537d1cb1d
DATA table14_512x64<>+264(SB)/8, $0xbebd73aa4f6fe7cf
DATA table14_512x64<>+272(SB)/8, $0xbea8868e1e9f53ff
DATA table14_512x64<>+280(SB)/8, $0xbe93ab0b10bef66b
DATA table14_512x64<>+288(SB)/8, $0xbe7e650e3800185c
DATA table14_512x64<>+296(SB)/8, $0xbe66a3a9d85a87b6
DATA table14_512x64<>+304(SB)/8, $0xbe5042f2a9e64836
DATA table14_512x64<>+312(SB)/8, $0xbe3689347cfdcdf8
DATA table14_512x64<>+320(SB)/8, $0xbe1e235878d2683e
DATA table14_512x64<>+328(SB)/8, $0xbe0373cd76ec1f41
DATA table14_512x64<>+336(SB)/8, $0xbde83ea4c78df9d0
DATA table14_512x64<>+344(SB)/8, $0xbdcd2eaafa5e59d8
DATA table14_512x64<>+352(SB)/8, $0xbdb0f6e8aad5e44e
DATA table14_512x64<>+360(SB)/8, $0xbd930e3dd3f0c5bb
DATA table14_512x64<>+368(SB)/8, $0xbd74aed69b2d1653
DATA table14_512x64<>+376(SB)/8, $0xbd55b2283654041e
DATA table14_512x64<>+384(SB)/8, $0xbd35ff7d6e58bc66
DATA table14_512x64<>+392(SB)/8, $0x0
DATA table14_512x64<>+400(SB)/8, $0x0
DATA table14_512x64<>+408(SB)/8, $0x0
DATA table14_512x64<>+416(SB)/8, $0x0
DATA table14_512x64<>+424(SB)/8, $0x0
DATA table14_512x64<>+432(SB)/8, $0x0
DATA table14_512x64<>+440(SB)/8, $0x0
DATA table14_512x64<>+448(SB)/8, $0x0
DATA table14_512x64<>+456(SB)/8, $0x0
DATA table14_512x64<>+464(SB)/8, $0x0
DATA table14_512x64<>+472(SB)/8, $0x0
DATA table14_512x64<>+480(SB)/8, $0x0
DATA table14_512x64<>+488(SB)/8, $0x0
DATA table14_512x64<>+496(SB)/8, $0x0
DATA table14_512x64<>+504(SB)/8, $0x0
GLOBL table14_512x64<>(SB), RODATA|NOPTR, $512
DATA table15_512x64<>+0(SB)/8, $0x3fbce2f219d87611
DATA table15_512x64<>+8(SB)/8, $0x3fbaaba623bcb0dc
DATA table15_512x64<>+16(SB)/8, $0x3fb47e5cfed290a3
DATA table15_512x64<>+24(SB)/8, $0x3fa7488b8a8b065f
DATA table15_512x64<>+32(SB)/8, $0x3f7dfeeb5bd4fb31
DATA table15_512x64<>+40(SB)/8, $0xbf9c1242df7519f4
DATA table15_512x64<>+48(SB)/8, $0xbfab42a188cd111f
DATA table15_512x64<>+56(SB)/8, $0xbfb1350f4b0e35ce
DATA table15_512x64<>+64(SB)/8, $0xbfb1b614b0f0c4d9
DATA table15_512x64<>+72(SB)/8, $0xbfaf65d15f2f0b98
DATA table15_512x64<>+80(SB)/8, $0xbfa8281ce0d46e68
DATA table15_512x64<>+88(SB)/8, $0xbf9f572c4cd1d96e
DATA table15_512x64<>+96(SB)/8, $0xbf8e723727204c09
DATA table15_512x64<>+104(SB)/8, $0xbf617d430ca371ac
DATA table15_512x64<>+112(SB)/8, $0x3f7b22257dcb79d8
DATA table15_512x64<>+120(SB)/8, $0x3f8779b1e58e62b8
DATA table15_512x64<>+128(SB)/8, $0x3f8ace7404ed22fa
DATA table15_512x64<>+136(SB)/8, $0x3f89973b48c673f2
DATA table15_512x64<>+144(SB)/8, $0x3f85d3b17bd8bbba
DATA table15_512x64<>+152(SB)/8, $0x3f811dae47420357
DATA table15_512x64<>+160(SB)/8, $0x3f790e812843e93b
DATA table15_512x64<>+168(SB)/8, $0x3f7146c4b3da1ec7
DATA table15_512x64<>+176(SB)/8, $0x3f669359604c628a
DATA table15_512x64<>+184(SB)/8, $0x3f5c11f270354a5d
DATA table15_512x64<>+192(SB)/8, $0x3f50a7b55447f3e7
DATA table15_512x64<>+200(SB)/8, $0x3f42e7e763a97916
DATA table15_512x64<>+208(SB)/8, $0x3f3490a4d20b4ead
DATA table15_512x64<>+216(SB)/8, $0x3f2577577874b0fb
DATA table15_512x64<>+224(SB)/8, $0x3f1586bafcb2c3ae
DATA table15_512x64<>+232(SB)/8, $0x3f04c1fe48f9f9fd
DATA table15_512x64<>+240(SB)/8, $0x3ef3436bca9ec48f
DATA table15_512x64<>+248(SB)/8, $0x3ee13717227a10c4
DATA table15_512x64<>+256(SB)/8, $0x3ecda5f11065e57b
DATA table15_512x64<>+264(SB)/8, $0x3eb89ca777931924
DATA table15_512x64<>+272(SB)/8, $0x3ea3b46805396b39
DATA table15_512x64<>+280(SB)/8, $0x3e8e710300293c83
DATA table15_512x64<>+288(SB)/8, $0x3e76b1bafbe4fdd0
DATA table15_512x64<>+296(SB)/8, $0x3e6055632f54857e
DATA table15_512x64<>+304(SB)/8, $0x3e46b43ca1cfca28
DATA table15_512x64<>+312(SB)/8, $0x3e2e7ba58bd431dd
DATA table15_512x64<>+320(SB)/8, $0x3e13c51d1bfa74c5
DATA table15_512x64<>+328(SB)/8, $0x3df8c78e5f4616ba
DATA table15_512x64<>+336(SB)/8, $0x3dde044b664f7549
DATA table15_512x64<>+344(SB)/8, $0x3dc192d3ce751748
DATA table15_512x64<>+352(SB)/8, $0x3da3e4a21ecd7c38
DATA table15_512x64<>+360(SB)/8, $0x3d85c5ee7213586c
DATA table15_512x64<>+368(SB)/8, $0x3d670b7050065027
DATA table15_512x64<>+376(SB)/8, $0x3d4796a3ebda6f50
DATA table15_512x64<>+384(SB)/8, $0x3d275a8217bad831
DATA table15_512x64<>+392(SB)/8, $0x0
DATA table15_512x64<>+400(SB)/8, $0x0
DATA table15_512x64<>+408(SB)/8, $0x0
DATA table15_512x64<>+416(SB)/8, $0x0
DATA table15_512x64<>+424(SB)/8, $0x0
DATA table15_512x64<>+432(SB)/8, $0x0
DATA table15_512x64<>+440(SB)/8, $0x0
DATA table15_512x64<>+448(SB)/8, $0x0
DATA table15_512x64<>+456(SB)/8, $0x0
DATA table15_512x64<>+464(SB)/8, $0x0
DATA table15_512x64<>+472(SB)/8, $0x0
DATA table15_512x64<>+480(SB)/8, $0x0
DATA table15_512x64<>+488(SB)/8, $0x0
DATA table15_512x64<>+496(SB)/8, $0x0
DATA table15_512x64<>+504(SB)/8, $0x0
GLOBL table15_512x64<>(SB), RODATA|NOPTR, $512
DATA table16_512x64<>+0(SB)/8, $0x0
DATA table16_512x64<>+8(SB)/8, $0x3fb196c9cd8dfcc6
DATA table16_512x64<>+16(SB)/8, $0x3fc040e8a6d82d62
DATA table16_512x64<>+24(SB)/8, $0x3fc5529abcd00584
DATA table16_512x64<>+32(SB)/8, $0x3fc76f27de80976e
DATA table16_512x64<>+40(SB)/8, $0x3fc6963c8a39d671
DATA table16_512x64<>+48(SB)/8, $0x3fc349b5eaa145ef
DATA table16_512x64<>+56(SB)/8, $0x3fbcc60567d78d66
DATA table16_512x64<>+64(SB)/8, $0x3fb1b614b0f52961
DATA table16_512x64<>+72(SB)/8, $0x3f9ca5083167a5e5
DATA table16_512x64<>+80(SB)/8, $0xbf793a9a7bb7e82d
DATA table16_512x64<>+88(SB)/8, $0xbf9f3b8d52d35720
DATA table16_512x64<>+96(SB)/8, $0xbfa6d5a95d0a1c7d
DATA table16_512x64<>+104(SB)/8, $0xbfa974c0368673bd
DATA table16_512x64<>+112(SB)/8, $0xbfa8a0da54306234
DATA table16_512x64<>+120(SB)/8, $0xbfa5a316520b8230
DATA table16_512x64<>+128(SB)/8, $0xbfa1a2c59757ab2a
DATA table16_512x64<>+136(SB)/8, $0xbf9afe553fa44ede
DATA table16_512x64<>+144(SB)/8, $0xbf938a9832789052
DATA table16_512x64<>+152(SB)/8, $0xbf8ae59615f8ea0a
DATA table16_512x64<>+160(SB)/8, $0xbf81a89b97ceabb0
DATA table16_512x64<>+168(SB)/8, $0xbf762d4c6d49c700
DATA table16_512x64<>+176(SB)/8, $0xbf6ab0c273ac2606
DATA table16_512x64<>+184(SB)/8, $0xbf5ed4ac7daea513
DATA table16_512x64<>+192(SB)/8, $0xbf511c85b1e90094
DATA table16_512x64<>+200(SB)/8, $0xbf424544f02d2cba
DATA table16_512x64<>+208(SB)/8, $0xbf32c7d5ef0541cf
DATA table16_512x64<>+216(SB)/8, $0xbf2298f8d45f6889
DATA table16_512x64<>+224(SB)/8, $0xbf11c07721ac82cf
DATA table16_512x64<>+232(SB)/8, $0xbf005760ad1bd09e
DATA table16_512x64<>+240(SB)/8, $0xbeed06f5860939f3
DATA table16_512x64<>+248(SB)/8, $0xbed8e1fc41537dc3
DATA table16_512x64<>+256(SB)/8, $0xbec4980e2528537a
DATA table16_512x64<>+264(SB)/8, $0xbeb07600ca6de9f5
DATA table16_512x64<>+272(SB)/8, $0xbe996ba7366ba235
DATA table16_512x64<>+280(SB)/8, $0xbe82f7354e6afea5
DATA table16_512x64<>+288(SB)/8, $0xbe6b598cb460629a
DATA table16_512x64<>+296(SB)/8, $0xbe530fd0c6696e12
DATA table16_512x64<>+304(SB)/8, $0xbe39b017abbd5414
DATA table16_512x64<>+312(SB)/8, $0xbe20bc6ecf64b32a
DATA table16_512x64<>+320(SB)/8, $0xbe0516d3cb74153d
DATA table16_512x64<>+328(SB)/8, $0xbde9b3c557fc3010
DATA table16_512x64<>+336(SB)/8, $0xbdce4cb4aea05c6d
DATA table16_512x64<>+344(SB)/8, $0xbdb146faeb84129f
DATA table16_512x64<>+352(SB)/8, $0xbd931011e964feb8
DATA table16_512x64<>+360(SB)/8, $0xbd7459c81752bf70
DATA table16_512x64<>+368(SB)/8, $0xbd5505d9534dce5a
DATA table16_512x64<>+376(SB)/8, $0xbd350429df28edb9
DATA table16_512x64<>+384(SB)/8, $0xbd145542efcec493
DATA table16_512x64<>+392(SB)/8, $0x0
DATA table16_512x64<>+400(SB)/8, $0x0
DATA table16_512x64<>+408(SB)/8, $0x0
DATA table16_512x64<>+416(SB)/8, $0x0
DATA table16_512x64<>+424(SB)/8, $0x0
DATA table16_512x64<>+432(SB)/8, $0x0
DATA table16_512x64<>+440(SB)/8, $0x0
DATA table16_512x64<>+448(SB)/8, $0x0
DATA table16_512x64<>+456(SB)/8, $0x0
DATA table16_512x64<>+464(SB)/8, $0x0
DATA table16_512x64<>+472(SB)/8, $0x0
DATA table16_512x64<>+480(SB)/8, $0x0
DATA table16_512x64<>+488(SB)/8, $0x0
DATA table16_512x64<>+496(SB)/8, $0x0
DATA table16_512x64<>+504(SB)/8, $0x0
GLOBL table16_512x64<>(SB), RODATA|NOPTR, $512
DATA table17_512x64<>+0(SB)/8, $0xbfd812746b037889
DATA table17_512x64<>+8(SB)/8, $0xbfd6f552dbcc3212
DATA table17_512x64<>+16(SB)/8, $0xbfd3c974458cbd6a
DATA table17_512x64<>+24(SB)/8, $0xbfce106c51d1effc
DATA table17_512x64<>+32(SB)/8, $0xbfc2bf531866e1a2
DATA table17_512x64<>+40(SB)/8, $0xbfac810502168b8d
DATA table17_512x64<>+48(SB)/8, $0x3f9b6e8591f65e67
DATA table17_512x64<>+56(SB)/8, $0x3fb7c9d756a1133c
DATA table17_512x64<>+64(SB)/8, $0x3fc1b614b0f527d3
DATA table17_512x64<>+72(SB)/8, $0x3fc4cb3cf0aa0c2c
DATA table17_512x64<>+80(SB)/8, $0x3fc571d01c5c57c7
DATA table17_512x64<>+88(SB)/8, $0x3fc4374d82e04d7c
DATA table17_512x64<>+96(SB)/8, $0x3fc1c2a02beb6b88
DATA table17_512x64<>+104(SB)/8, $0x3fbd6631e1a28f6c
DATA table17_512x64<>+112(SB)/8, $0x3fb7148c3d57c31c
DATA table17_512x64<>+120(SB)/8, $0x3fb143d1c6f4f01b
DATA table17_512x64<>+128(SB)/8, $0x3fa8b0ae3a4787d0
DATA table17_512x64<>+136(SB)/8, $0x3fa0ea475da3bd48
DATA table17_512x64<>+144(SB)/8, $0x3f963ef61e82427a
DATA table17_512x64<>+152(SB)/8, $0x3f8c1ec102e36352
DATA table17_512x64<>+160(SB)/8, $0x3f8119da0c46cc6d
DATA table17_512x64<>+168(SB)/8, $0x3f7407fbd18f130e
DATA table17_512x64<>+176(SB)/8, $0x3f669cf466cce29f
DATA table17_512x64<>+184(SB)/8, $0x3f589e17c074d983
DATA table17_512x64<>+192(SB)/8, $0x3f49db74b1d1e5b5
DATA table17_512x64<>+200(SB)/8, $0x3f3a3737e2a2fd2c
DATA table17_512x64<>+208(SB)/8, $0x3f29aa489e3cb688
DATA table17_512x64<>+216(SB)/8, $0x3f184522fe881a0e
DATA table17_512x64<>+224(SB)/8, $0x3f062ccea63caafb
DATA table17_512x64<>+232(SB)/8, $0x3ef394b1fa66fc59
DATA table17_512x64<>+240(SB)/8, $0x3ee0b6a7b0f18ce7
DATA table17_512x64<>+248(SB)/8, $0x3ecb95fa39b32281
DATA table17_512x64<>+256(SB)/8, $0x3eb603a5308ba8ae
DATA table17_512x64<>+264(SB)/8, $0x3ea0fdac559aa228
DATA table17_512x64<>+272(SB)/8, $0x3e895ea6fdfde4dc
DATA table17_512x64<>+280(SB)/8, $0x3e7252af6f46d9c2
DATA table17_512x64<>+288(SB)/8, $0x3e599b86655dc65b
DATA table17_512x64<>+296(SB)/8, $0x3e41508f768b2a06
DATA table17_512x64<>+304(SB)/8, $0x3e26a8aeba4115b2
DATA table17_512x64<>+312(SB)/8, $0x3e0cb2a2e5596723
DATA table17_512x64<>+320(SB)/8, $0x3df196da0a9def0f
DATA table17_512x64<>+328(SB)/8, $0x3dd4decacbeb0d17
DATA table17_512x64<>+336(SB)/8, $0x3db7f8a0f3ce67d5
DATA table17_512x64<>+344(SB)/8, $0x3d9aa76120cf177d
DATA table17_512x64<>+352(SB)/8, $0x3d7cb12e2f388698
DATA table17_512x64<>+360(SB)/8, $0x3d5de74c0d91bf97
DATA table17_512x64<>+368(SB)/8, $0x3d3e2d06d6be9aac
DATA table17_512x64<>+376(SB)/8, $0x3d1d7c149f7e4bda
DATA table17_512x64<>+384(SB)/8, $0x3cfbe584a5855747
DATA table17_512x64<>+392(SB)/8, $0x0
DATA table17_512x64<>+400(SB)/8, $0x0
DATA table17_512x64<>+408(SB)/8, $0x0
DATA table17_512x64<>+416(SB)/8, $0x0
DATA table17_512x64<>+424(SB)/8, $0x0
DATA table17_512x64<>+432(SB)/8, $0x0
DATA table17_512x64<>+440(SB)/8, $0x0
DATA table17_512x64<>+448(SB)/8, $0x0
DATA table17_512x64<>+456(SB)/8, $0x0
DATA table17_512x64<>+464(SB)/8, $0x0
DATA table17_512x64<>+472(SB)/8, $0x0
DATA table17_512x64<>+480(SB)/8, $0x0
DATA table17_512x64<>+488(SB)/8, $0x0
DATA table17_512x64<>+496(SB)/8, $0x0
DATA table17_512x64<>+504(SB)/8, $0x0
GLOBL table17_512x64<>(SB), RODATA|NOPTR, $512
DATA table18_512x64<>+0(SB)/8, $0x0
DATA table18_512x64<>+8(SB)/8, $0xbfc1c62fa1e869b6
DATA table18_512x64<>+16(SB)/8, $0xbfd0f5d1602f7e41
DATA table18_512x64<>+24(SB)/8, $0xbfd78749a434fe4e
DATA table18_512x64<>+32(SB)/8, $0xbfdc1efca49a5011
DATA table18_512x64<>+40(SB)/8, $0xbfde8a3c39181e85
DATA table18_512x64<>+48(SB)/8, $0xbfdedc5644353c27
DATA table18_512x64<>+56(SB)/8, $0xbfdd62beb64e8441
DATA table18_512x64<>+64(SB)/8, $0xbfda911f096fbc26
DATA table18_512x64<>+72(SB)/8, $0xbfd6ea6cf452e838
DATA table18_512x64<>+80(SB)/8, $0xbfd2ebf3dcc9f22f
DATA table18_512x64<>+88(SB)/8, $0xbfcdfbbadedf5d2e
DATA table18_512x64<>+96(SB)/8, $0xbfc6d5a95d0a1b7f
DATA table18_512x64<>+104(SB)/8, $0xbfc0bcfca21947db
DATA table18_512x64<>+112(SB)/8, $0xbfb7a4a8a2bdce13
DATA table18_512x64<>+120(SB)/8, $0xbfb01a1c847fa207
DATA table18_512x64<>+128(SB)/8, $0xbfa529b9e8cf9a1e
DATA table18_512x64<>+136(SB)/8, $0xbf9ada873606f0aa
DATA table18_512x64<>+144(SB)/8, $0xbf9074b60f8df349
DATA table18_512x64<>+152(SB)/8, $0xbf837ccd585f564b
DATA table18_512x64<>+160(SB)/8, $0xbf764e3dcd3af4ba
DATA table18_512x64<>+168(SB)/8, $0xbf68af14828bffa7
DATA table18_512x64<>+176(SB)/8, $0xbf5a6a519a114d70
DATA table18_512x64<>+184(SB)/8, $0xbf4b5781e9d7c647
DATA table18_512x64<>+192(SB)/8, $0xbf3b60d5e974cbbe
DATA table18_512x64<>+200(SB)/8, $0xbf2a8670aa99a5bc
DATA table18_512x64<>+208(SB)/8, $0xbf18de3cd290a7c0
DATA table18_512x64<>+216(SB)/8, $0xbf0690585ca91f97
DATA table18_512x64<>+224(SB)/8, $0xbef3d0e43d67415e
DATA table18_512x64<>+232(SB)/8, $0xbee0d88765d3224b
DATA table18_512x64<>+240(SB)/8, $0xbecbba3ac4cf8472
DATA table18_512x64<>+248(SB)/8, $0xbeb617a9cedd8fff
DATA table18_512x64<>+256(SB)/8, $0xbea10b1488aeb237
DATA table18_512x64<>+264(SB)/8, $0xbe8976564c75a5b4
DATA table18_512x64<>+272(SB)/8, $0xbe726afa996c324e
DATA table18_512x64<>+280(SB)/8, $0xbe59cd7dcf23b844
DATA table18_512x64<>+288(SB)/8, $0xbe4180fde41550a9
DATA table18_512x64<>+296(SB)/8, $0xbe26fffa7fffa007
DATA table18_512x64<>+304(SB)/8, $0xbe0d453ba308d4db
DATA table18_512x64<>+312(SB)/8, $0xbdf20a2ae94181f8
DATA table18_512x64<>+320(SB)/8, $0xbdd589b22c63806b
DATA table18_512x64<>+328(SB)/8, $0xbdb8e85bc00ad962
DATA table18_512x64<>+336(SB)/8, $0xbd9be6dda2ac4421
DATA table18_512x64<>+344(SB)/8, $0xbd7e46f03befb115
DATA table18_512x64<>+352(SB)/8, $0xbd5fd39856f71743
DATA table18_512x64<>+360(SB)/8, $0xbd40346137a0a150
DATA table18_512x64<>+368(SB)/8, $0xbd1ff8ac583bff21
DATA table18_512x64<>+376(SB)/8, $0xbcfe8dfd25ffabc4
DATA table18_512x64<>+384(SB)/8, $0xbcdc4a1a58e031ce
DATA table18_512x64<>+392(SB)/8, $0x0
DATA table18_512x64<>+400(SB)/8, $0x0
DATA table18_512x64<>+408(SB)/8, $0x0
DATA table18_512x64<>+416(SB)/8, $0x0
DATA table18_512x64<>+424(SB)/8, $0x0
DATA table18_512x64<>+432(SB)/8, $0x0
DATA table18_512x64<>+440(SB)/8, $0x0
DATA table18_512x64<>+448(SB)/8, $0x0
DATA table18_512x64<>+456(SB)/8, $0x0
DATA table18_512x64<>+464(SB)/8, $0x0
DATA table18_512x64<>+472(SB)/8, $0x0
DATA table18_512x64<>+480(SB)/8, $0x0
DATA table18_512x64<>+488(SB)/8, $0x0
DATA table18_512x64<>+496(SB)/8, $0x0
DATA table18_512x64<>+504(SB)/8, $0x0
GLOBL table18_512x64<>(SB), RODATA|NOPTR, $512
DATA table19_512x64<>+0(SB)/8, $0x3fc06eba8214db68
DATA table19_512x64<>+8(SB)/8, $0x3fbc62fa1e869b64
DATA table19_512x64<>+16(SB)/8, $0x3faeba2c05efc81b
DATA table19_512x64<>+24(SB)/8, $0xbf941e64a1d59d9f
DATA table19_512x64<>+32(SB)/8, $0xbfbf081adb2d7f75
DATA table19_512x64<>+40(SB)/8, $0xbfce45a5afb2d189
DATA table19_512x64<>+48(SB)/8, $0xbfd6da37a50e5a77
DATA table19_512x64<>+56(SB)/8, $0xbfde6a93c1ef68da
DATA table19_512x64<>+64(SB)/8, $0xbfe2b7707b4821ed
DATA table19_512x64<>+72(SB)/8, $0xbfe5d0b321a24375
DATA table19_512x64<>+80(SB)/8, $0xbfe86e6b4148d254
DATA table19_512x64<>+88(SB)/8, $0xbfea8c69a8eea93d
DATA table19_512x64<>+96(SB)/8, $0xbfec31b91b28fb6b
DATA table19_512x64<>+104(SB)/8, $0xbfed6cc570e86b19
DATA table19_512x64<>+112(SB)/8, $0xbfee4faacfcddeff
DATA table19_512x64<>+120(SB)/8, $0xbfeeed314c800644
DATA table19_512x64<>+128(SB)/8, $0xbfef56b230b9832f
DATA table19_512x64<>+136(SB)/8, $0xbfef9ae76c61c7c1
DATA table19_512x64<>+144(SB)/8, $0xbfefc57d78ac402d
DATA table19_512x64<>+152(SB)/8, $0xbfefdf2dce939554
DATA table19_512x64<>+160(SB)/8, $0xbfefee27ce8f0409
DATA table19_512x64<>+168(SB)/8, $0xbfeff698bb3bfb6e
DATA table19_512x64<>+176(SB)/8, $0xbfeffb327cccb709
DATA table19_512x64<>+184(SB)/8, $0xbfeffd9f58e08910
DATA table19_512x64<>+192(SB)/8, $0xbfeffedbf71645cd
DATA table19_512x64<>+200(SB)/8, $0xbfefff7830f25916
DATA table19_512x64<>+208(SB)/8, $0xbfefffc2c942e5fe
DATA table19_512x64<>+216(SB)/8, $0xbfefffe541f616ec
DATA table19_512x64<>+224(SB)/8, $0xbfeffff4ad346f33
DATA table19_512x64<>+232(SB)/8, $0xbfeffffb5a563c30
DATA table19_512x64<>+240(SB)/8, $0xbfeffffe26c8e1d0
DATA table19_512x64<>+248(SB)/8, $0xbfefffff498f2ae0
DATA table19_512x64<>+256(SB)/8, $0xbfefffffbbd3addd
DATA table19_512x64<>+264(SB)/8, $0xbfefffffe74f3032
DATA table19_512x64<>+272(SB)/8, $0xbfeffffff7552fb8
DATA table19_512x64<>+280(SB)/8, $0xbfeffffffd0d1631
DATA table19_512x64<>+288(SB)/8, $0xbfefffffff070e57
DATA table19_512x64<>+296(SB)/8, $0xbfefffffffb06ec7
DATA table19_512x64<>+304(SB)/8, $0xbfefffffffe759e9
DATA table19_512x64<>+312(SB)/8, $0xbfeffffffff8995e
DATA table19_512x64<>+320(SB)/8, $0xbfeffffffffdd8a1
DATA table19_512x64<>+328(SB)/8, $0xbfefffffffff647b
DATA table19_512x64<>+336(SB)/8, $0xbfefffffffffd57c
DATA table19_512x64<>+344(SB)/8, $0xbfeffffffffff4bc
DATA table19_512x64<>+352(SB)/8, $0xbfeffffffffffd1b
DATA table19_512x64<>+360(SB)/8, $0xbfefffffffffff48
DATA table19_512x64<>+368(SB)/8, $0xbfefffffffffffd4
DATA table19_512x64<>+376(SB)/8, $0xbfeffffffffffff6
DATA table19_512x64<>+384(SB)/8, $0xbfeffffffffffffe
DATA table19_512x64<>+392(SB)/8, $0x0
DATA table19_512x64<>+400(SB)/8, $0x0
DATA table19_512x64<>+408(SB)/8, $0x0
DATA table19_512x64<>+416(SB)/8, $0x0
DATA table19_512x64<>+424(SB)/8, $0x0
DATA table19_512x64<>+432(SB)/8, $0x0
DATA table19_512x64<>+440(SB)/8, $0x0
DATA table19_512x64<>+448(SB)/8, $0x0
DATA table19_512x64<>+456(SB)/8, $0x0
DATA table19_512x64<>+464(SB)/8, $0x0
DATA table19_512x64<>+472(SB)/8, $0x0
DATA table19_512x64<>+480(SB)/8, $0x0
DATA table19_512x64<>+488(SB)/8, $0x0
DATA table19_512x64<>+496(SB)/8, $0x0
DATA table19_512x64<>+504(SB)/8, $0x0
GLOBL table19_512x64<>(SB), RODATA|NOPTR, $512
DATA table20_512x64<>+0(SB)/8, $0x3ff0000000000000
DATA table20_512x64<>+8(SB)/8, $0x3ff02ca000000000
DATA table20_512x64<>+16(SB)/8, $0x3ff059b000000000
DATA table20_512x64<>+24(SB)/8, $0x3ff0874000000000
DATA table20_512x64<>+32(SB)/8, $0x3ff0b56000000000
DATA table20_512x64<>+40(SB)/8, $0x3ff0e3f000000000
DATA table20_512x64<>+48(SB)/8, $0x3ff1130000000000
DATA table20_512x64<>+56(SB)/8, $0x3ff142a000000000
DATA table20_512x64<>+64(SB)/8, $0x3ff172c000000000
DATA table20_512x64<>+72(SB)/8, $0x3ff1a36000000000
DATA table20_512x64<>+80(SB)/8, $0x3ff1d48000000000
DATA table20_512x64<>+88(SB)/8, $0x3ff2064000000000
DATA table20_512x64<>+96(SB)/8, $0x3ff2388000000000
DATA table20_512x64<>+104(SB)/8, $0x3ff26b4000000000
DATA table20_512x64<>+112(SB)/8, $0x3ff29ea000000000
DATA table20_512x64<>+120(SB)/8, $0x3ff2d28000000000
DATA table20_512x64<>+128(SB)/8, $0x3ff3070000000000
DATA table20_512x64<>+136(SB)/8, $0x3ff33c1000000000
DATA table20_512x64<>+144(SB)/8, $0x3ff371a000000000
DATA table20_512x64<>+152(SB)/8, $0x3ff3a7e000000000
DATA table20_512x64<>+160(SB)/8, $0x3ff3dea000000000
DATA table20_512x64<>+168(SB)/8, $0x3ff4161000000000
DATA table20_512x64<>+176(SB)/8, $0x3ff44e1000000000
DATA table20_512x64<>+184(SB)/8, $0x3ff486a000000000
DATA table20_512x64<>+192(SB)/8, $0x3ff4bfe000000000
DATA table20_512x64<>+200(SB)/8, $0x3ff4f9b000000000
DATA table20_512x64<>+208(SB)/8, $0x3ff5343000000000
DATA table20_512x64<>+216(SB)/8, $0x3ff56f4000000000
DATA table20_512x64<>+224(SB)/8, $0x3ff5ab0000000000
DATA table20_512x64<>+232(SB)/8, $0x3ff5e77000000000
DATA table20_512x64<>+240(SB)/8, $0x3ff6248000000000
DATA table20_512x64<>+248(SB)/8, $0x3ff6624000000000
DATA table20_512x64<>+256(SB)/8, $0x3ff6a0a000000000
DATA table20_512x64<>+264(SB)/8, $0x3ff6dfb000000000
DATA table20_512x64<>+272(SB)/8, $0x3ff71f7000000000
DATA table20_512x64<>+280(SB)/8, $0x3ff75ff000000000
DATA table20_512x64<>+288(SB)/8, $0x3ff7a11000000000
DATA table20_512x64<>+296(SB)/8, $0x3ff7e2f000000000
DATA table20_512x64<>+304(SB)/8, $0x3ff8259000000000
DATA table20_512x64<>+312(SB)/8, $0x3ff868e000000000
DATA table20_512x64<>+320(SB)/8, $0x3ff8ace000000000
DATA table20_512x64<>+328(SB)/8, $0x3ff8f1b000000000
DATA table20_512x64<>+336(SB)/8, $0x3ff9373000000000
DATA table20_512x64<>+344(SB)/8, $0x3ff97d8000000000
DATA table20_512x64<>+352(SB)/8, $0x3ff9c49000000000
DATA table20_512x64<>+360(SB)/8, $0x3ffa0c6000000000
DATA table20_512x64<>+368(SB)/8, $0x3ffa550000000000
DATA table20_512x64<>+376(SB)/8, $0x3ffa9e7000000000
DATA table20_512x64<>+384(SB)/8, $0x3ffae8a000000000
DATA table20_512x64<>+392(SB)/8, $0x3ffb33a000000000
DATA table20_512x64<>+400(SB)/8, $0x3ffb7f7000000000
DATA table20_512x64<>+408(SB)/8, $0x3ffbcc2000000000
DATA table20_512x64<>+416(SB)/8, $0x3ffc19a000000000
DATA table20_512x64<>+424(SB)/8, $0x3ffc67f000000000
DATA table20_512x64<>+432(SB)/8, $0x3ffcb72000000000
DATA table20_512x64<>+440(SB)/8, $0x3ffd073000000000
DATA table20_512x64<>+448(SB)/8, $0x3ffd582000000000
DATA table20_512x64<>+456(SB)/8, $0x3ffda9e000000000
DATA table20_512x64<>+464(SB)/8, $0x3ffdfc9000000000
DATA table20_512x64<>+472(SB)/8, $0x3ffe503000000000
DATA table20_512x64<>+480(SB)/8, $0x3ffea4b000000000
DATA table20_512x64<>+488(SB)/8, $0x3ffefa2000000000
DATA table20_512x64<>+496(SB)/8, $0x3fff507000000000
DATA table20_512x64<>+504(SB)/8, $0x3fffa7c000000000
GLOBL table20_512x64<>(SB), RODATA|NOPTR, $512
DATA table21_512x64<>+0(SB)/8, $0x0
DATA table21_512x64<>+8(SB)/8, $0xbed6c69c0f39cf07
DATA table21_512x64<>+16(SB)/8, $0x3ea9d1f4c76d7a4c
DATA table21_512x64<>+24(SB)/8, $0x3ed3bb0d430597c7
DATA table21_512x64<>+32(SB)/8, $0xbedd033765c6bad3
DATA table21_512x64<>+40(SB)/8, $0xbecccef8e70c6623
DATA table21_512x64<>+48(SB)/8, $0x3ebb2dff23d29af5
DATA table21_512x64<>+56(SB)/8, $0xbed3b7c3d5ae822f
DATA table21_512x64<>+64(SB)/8, $0xbedc7a2bcb49f6a3
DATA table21_512x64<>+72(SB)/8, $0xbecd9c60d287e46e
DATA table21_512x64<>+80(SB)/8, $0x3ed9d1a0bc24cac5
DATA table21_512x64<>+88(SB)/8, $0xbecfb95bba3306c2
DATA table21_512x64<>+96(SB)/8, $0xbed38f327d2e87b3
DATA table21_512x64<>+104(SB)/8, $0x3ed2c19c9378f117
DATA table21_512x64<>+112(SB)/8, $0xbebc14fabc8ab096
DATA table21_512x64<>+120(SB)/8, $0x3ed337c232e32006
DATA table21_512x64<>+128(SB)/8, $0xbeba5f74e14c4370
DATA table21_512x64<>+136(SB)/8, $0xbed84cd03e8d7655
DATA table21_512x64<>+144(SB)/8, $0x3ed7c0359cfe142e
DATA table21_512x64<>+152(SB)/8, $0xbecf36fff1943455
DATA table21_512x64<>+160(SB)/8, $0x3ed4487998235a0b
DATA table21_512x64<>+168(SB)/8, $0xbed2b1e330db00c6
DATA table21_512x64<>+176(SB)/8, $0xbed80764a111b051
DATA table21_512x64<>+184(SB)/8, $0x3ec0e646acac94c1
DATA table21_512x64<>+192(SB)/8, $0xbecfe00b210d5f9c
DATA table21_512x64<>+200(SB)/8, $0x3ebe1085919c660e
DATA table21_512x64<>+208(SB)/8, $0xbecc240920227348
DATA table21_512x64<>+216(SB)/8, $0x3ed589f4df14333c
DATA table21_512x64<>+224(SB)/8, $0x3ed73a91cb08bb4b
DATA table21_512x64<>+232(SB)/8, $0xbea5653d47492b85
DATA table21_512x64<>+240(SB)/8, $0xbeae54041baaa63e
DATA table21_512x64<>+248(SB)/8, $0xbed56b0496ba4e12
DATA table21_512x64<>+256(SB)/8, $0xbeb218fe14b69063
DATA table21_512x64<>+264(SB)/8, $0x3eb9062918ff091e
DATA table21_512x64<>+272(SB)/8, $0x3ed05b83f32a354d
DATA table21_512x64<>+280(SB)/8, $0xbec988ea4bbbc3f4
DATA table21_512x64<>+288(SB)/8, $0x3ec81efa935a0bf9
DATA table21_512x64<>+296(SB)/8, $0x3ec1392cde604a8a
DATA table21_512x64<>+304(SB)/8, $0xbed0f7501dbffe04
DATA table21_512x64<>+312(SB)/8, $0xbed0c35e1664cd25
DATA table21_512x64<>+320(SB)/8, $0x3ecb47121649604b
DATA table21_512x64<>+328(SB)/8, $0xbeacc713f487ddc5
DATA table21_512x64<>+336(SB)/8, $0x3ed3850c468d19f6
DATA table21_512x64<>+344(SB)/8, $0x3eba5b9d9f1f1d59
DATA table21_512x64<>+352(SB)/8, $0x3eae0271f0ca7fdf
DATA table21_512x64<>+360(SB)/8, $0x3ecfda07b6e1505a
DATA table21_512x64<>+368(SB)/8, $0x3ec1f7af976c41d2
DATA table21_512x64<>+376(SB)/8, $0xbec670009b177358
DATA table21_512x64<>+384(SB)/8, $0xbe8e843fa028b8d3
DATA table21_512x64<>+392(SB)/8, $0x3eb99918889ba49f
DATA table21_512x64<>+400(SB)/8, $0x3ed02c81c4767154
DATA table21_512x64<>+408(SB)/8, $0xbeaa74bf052cb1fa
DATA table21_512x64<>+416(SB)/8, $0xbec2d5868a159716
DATA table21_512x64<>+424(SB)/8, $0x3ea54989f816197b
DATA table21_512x64<>+432(SB)/8, $0x3e9ec6a83bdffb19
DATA table21_512x64<>+440(SB)/8, $0xbeb7e828e45d051d
DATA table21_512x64<>+448(SB)/8, $0xbecf2179a5645776
DATA table21_512x64<>+456(SB)/8, $0x3ec9f49115f0dd48
DATA table21_512x64<>+464(SB)/8, $0x3ecebd0c849cf3bb
DATA table21_512x64<>+472(SB)/8, $0xbea280fd9f03d131
DATA table21_512x64<>+480(SB)/8, $0xbe885f631265c9e7
DATA table21_512x64<>+488(SB)/8, $0xbec0d011553a9e35
DATA table21_512x64<>+496(SB)/8, $0x3ec9fc49b7708616
DATA table21_512x64<>+504(SB)/8, $0x3ea85d19ceaee765
GLOBL table21_512x64<>(SB), RODATA|NOPTR, $512
DATA table22_512x64<>+0(SB)/8, $0x3feddcd000000000
DATA table22_512x64<>+8(SB)/8, $0x3fea36c000000000
DATA table22_512x64<>+16(SB)/8, $0x3fe73c2000000000
DATA table22_512x64<>+24(SB)/8, $0x3fe4c63000000000
DATA table22_512x64<>+32(SB)/8, $0x3fe2b85000000000
DATA table22_512x64<>+40(SB)/8, $0x3fe0fce000000000
DATA table22_512x64<>+48(SB)/8, $0x3fdf072000000000
DATA table22_512x64<>+56(SB)/8, $0x3fdc7f8000000000
DATA table22_512x64<>+64(SB)/8, $0x3fda4f5000000000
DATA table22_512x64<>+72(SB)/8, $0x3fd8675000000000
DATA table22_512x64<>+80(SB)/8, $0x3fd6bb3000000000
DATA table22_512x64<>+88(SB)/8, $0x3fd5417000000000
DATA table22_512x64<>+96(SB)/8, $0x3fd3f21000000000
DATA table22_512x64<>+104(SB)/8, $0x3fd2c6c000000000
DATA table22_512x64<>+112(SB)/8, $0x3fd1ba6000000000
DATA table22_512x64<>+120(SB)/8, $0x3fd0c88000000000
DATA table22_512x64<>+128(SB)/8, $0x3fcf0fd000000000
DATA table22_512x64<>+136(SB)/8, $0x3fcc398000000000
DATA table22_512x64<>+144(SB)/8, $0x3fc9d77000000000
DATA table22_512x64<>+152(SB)/8, $0x3fc7d0a000000000
DATA table22_512x64<>+160(SB)/8, $0x3fc612b000000000
DATA table22_512x64<>+168(SB)/8, $0x3fc48f9000000000
DATA table22_512x64<>+176(SB)/8, $0x3fc33cb000000000
DATA table22_512x64<>+184(SB)/8, $0x3fc211c000000000
DATA table22_512x64<>+192(SB)/8, $0x3fc1084000000000
DATA table22_512x64<>+200(SB)/8, $0x3fc01b0000000000
DATA table22_512x64<>+208(SB)/8, $0x3fbe8b7000000000
DATA table22_512x64<>+216(SB)/8, $0x3fbd0a2000000000
DATA table22_512x64<>+224(SB)/8, $0x3fbbac7000000000
DATA table22_512x64<>+232(SB)/8, $0x3fba6db000000000
DATA table22_512x64<>+240(SB)/8, $0x3fb94a0000000000
DATA table22_512x64<>+248(SB)/8, $0x3fb83e2000000000
DATA table22_512x64<>+256(SB)/8, $0x3fb6d30000000000
DATA table22_512x64<>+264(SB)/8, $0x3fb52b8000000000
DATA table22_512x64<>+272(SB)/8, $0x3fb3bcc000000000
DATA table22_512x64<>+280(SB)/8, $0x3fb27c3000000000
DATA table22_512x64<>+288(SB)/8, $0x3fb1619000000000
DATA table22_512x64<>+296(SB)/8, $0x3fb066a000000000
DATA table22_512x64<>+304(SB)/8, $0x3faf0ca000000000
DATA table22_512x64<>+312(SB)/8, $0x3fad794000000000
DATA table22_512x64<>+320(SB)/8, $0x3fac0cc000000000
DATA table22_512x64<>+328(SB)/8, $0x3faac1a000000000
DATA table22_512x64<>+336(SB)/8, $0x3fa993a000000000
DATA table22_512x64<>+344(SB)/8, $0x3fa87f0000000000
DATA table22_512x64<>+352(SB)/8, $0x3fa780c000000000
DATA table22_512x64<>+360(SB)/8, $0x3fa6964000000000
DATA table22_512x64<>+368(SB)/8, $0x3fa5bd5000000000
DATA table22_512x64<>+376(SB)/8, $0x3fa4f40000000000
DATA table22_512x64<>+384(SB)/8, $0x3fa3dff000000000
DATA table22_512x64<>+392(SB)/8, $0x3fa2991000000000
DATA table22_512x64<>+400(SB)/8, $0x3fa179a000000000
DATA table22_512x64<>+408(SB)/8, $0x3fa07ad000000000
DATA table22_512x64<>+416(SB)/8, $0x3f9f2ef000000000
DATA table22_512x64<>+424(SB)/8, $0x3f9d96a000000000
DATA table22_512x64<>+432(SB)/8, $0x3f9c260000000000
DATA table22_512x64<>+440(SB)/8, $0x3f9ad7a000000000
DATA table22_512x64<>+448(SB)/8, $0x3f99a6d000000000
DATA table22_512x64<>+456(SB)/8, $0x3f988fe000000000
DATA table22_512x64<>+464(SB)/8, $0x3f978fb000000000
DATA table22_512x64<>+472(SB)/8, $0x3f96a38000000000
DATA table22_512x64<>+480(SB)/8, $0x3f95c92000000000
DATA table22_512x64<>+488(SB)/8, $0x3f94fe9000000000
DATA table22_512x64<>+496(SB)/8, $0x0
DATA table22_512x64<>+504(SB)/8, $0x0
GLOBL table22_512x64<>(SB), RODATA|NOPTR, $512
DATA table23_512x64<>+0(SB)/8, $0x3f7b902263da1179
DATA table23_512x64<>+8(SB)/8, $0x3f71f7c4b0e3e9df
DATA table23_512x64<>+16(SB)/8, $0x3f678abc237aa949
DATA table23_512x64<>+24(SB)/8, $0x3f5f040d7d447fec
DATA table23_512x64<>+32(SB)/8, $0x3f548db2e3757506
DATA table23_512x64<>+40(SB)/8, $0x3f4b6a17716fa7cb
DATA table23_512x64<>+48(SB)/8, $0x3f42678d76f9fe11
DATA table23_512x64<>+56(SB)/8, $0x3f38e1bae340af5a
DATA table23_512x64<>+64(SB)/8, $0x3f30f01a5f80bea0
DATA table23_512x64<>+72(SB)/8, $0x3f2739a3bc17d372
DATA table23_512x64<>+80(SB)/8, $0x3f2009c196b18a1c
DATA table23_512x64<>+88(SB)/8, $0x3f164f4acf905644
DATA table23_512x64<>+96(SB)/8, $0x3f0f41f6cdafe2e6
DATA table23_512x64<>+104(SB)/8, $0x3f060dcc35a3d981
DATA table23_512x64<>+112(SB)/8, $0x3eff57151efc807a
DATA table23_512x64<>+120(SB)/8, $0x3ef66c9aba88ff10
DATA table23_512x64<>+128(SB)/8, $0x3eeb8e8ad6827ab2
DATA table23_512x64<>+136(SB)/8, $0x3edd5f06ef9b75c8
DATA table23_512x64<>+144(SB)/8, $0x3ed00ee42011996e
DATA table23_512x64<>+152(SB)/8, $0x3ec1fe31d786a002
DATA table23_512x64<>+160(SB)/8, $0x3eb4a23942f996d3
DATA table23_512x64<>+168(SB)/8, $0x3ea8302caefb7f8b
DATA table23_512x64<>+176(SB)/8, $0x3e9cf358dbd4e9f2
DATA table23_512x64<>+184(SB)/8, $0x3e91ab3fda7a5044
DATA table23_512x64<>+192(SB)/8, $0x3e85f877f5d18ab3
DATA table23_512x64<>+200(SB)/8, $0x3e7bcd16157be66d
DATA table23_512x64<>+208(SB)/8, $0x3e71e1d75b2fd7e4
DATA table23_512x64<>+216(SB)/8, $0x3e675d68d62eef61
DATA table23_512x64<>+224(SB)/8, $0x3e5efada2e8fe3d1
DATA table23_512x64<>+232(SB)/8, $0x3e54d3321a2afc96
DATA table23_512x64<>+240(SB)/8, $0x3e4c5dc7ff7c30b6
DATA table23_512x64<>+248(SB)/8, $0x3e438f48301dd672
DATA table23_512x64<>+256(SB)/8, $0x3e36f313c098365d
DATA table23_512x64<>+264(SB)/8, $0x3e27506a10449dc2
DATA table23_512x64<>+272(SB)/8, $0x3e189f19d21b673a
DATA table23_512x64<>+280(SB)/8, $0x3e0aed7131d4c90e
DATA table23_512x64<>+288(SB)/8, $0x3dfe658e3f31e811
DATA table23_512x64<>+296(SB)/8, $0x3df1a801d9bdcd97
DATA table23_512x64<>+304(SB)/8, $0x3de50e37eb6afbde
DATA table23_512x64<>+312(SB)/8, $0x3dd9b78095a4e634
DATA table23_512x64<>+320(SB)/8, $0x3dd00d7cd7ab296d
DATA table23_512x64<>+328(SB)/8, $0x3dc472d08422acd3
DATA table23_512x64<>+336(SB)/8, $0x3dba893a1ba9626b
DATA table23_512x64<>+344(SB)/8, $0x3db18421bdbb9fc3
DATA table23_512x64<>+352(SB)/8, $0x3da77ebef6047a28
DATA table23_512x64<>+360(SB)/8, $0x3d9ffbef16a6a23c
DATA table23_512x64<>+368(SB)/8, $0x3d96125b445f3f08
DATA table23_512x64<>+376(SB)/8, $0x3d8edb407e321081
DATA table23_512x64<>+384(SB)/8, $0x3d827b4e4c45a972
DATA table23_512x64<>+392(SB)/8, $0x3d7350e68688534e
DATA table23_512x64<>+400(SB)/8, $0x3d64fbb5c041f38f
DATA table23_512x64<>+408(SB)/8, $0x3d57979c279241d1
DATA table23_512x64<>+416(SB)/8, $0x3d4b5acd06a960a2
DATA table23_512x64<>+424(SB)/8, $0x3d404defc1220ec5
DATA table23_512x64<>+432(SB)/8, $0x3d33edfeca110ed0
DATA table23_512x64<>+440(SB)/8, $0x3d28ec1742ee8462
DATA table23_512x64<>+448(SB)/8, $0x3d1fd21f26e13697
DATA table23_512x64<>+456(SB)/8, $0x3d14b4894e0329b7
DATA table23_512x64<>+464(SB)/8, $0x3d0b6bcb4ff9df54
DATA table23_512x64<>+472(SB)/8, $0x3d02741dafef51b6
DATA table23_512x64<>+480(SB)/8, $0x3cf9362313c1258c
DATA table23_512x64<>+488(SB)/8, $0x3cf1767a0fce7372
DATA table23_512x64<>+496(SB)/8, $0x0
DATA table23_512x64<>+504(SB)/8, $0x0
GLOBL table23_512x64<>(SB), RODATA|NOPTR, $512
DATA table24_512x64<>+0(SB)/8, $0xbf9005a2877a28a4
DATA table24_512x64<>+8(SB)/8, $0xbf857a903b3bef33
DATA table24_512x64<>+16(SB)/8, $0xbf7cef4670b55eff
DATA table24_512x64<>+24(SB)/8, $0xbf73986bdb40ee6a
DATA table24_512x64<>+32(SB)/8, $0xbf6ab272655aca2d
DATA table24_512x64<>+40(SB)/8, $0xbf624cc300d12b41
DATA table24_512x64<>+48(SB)/8, $0xbf5940474774fa81
DATA table24_512x64<>+56(SB)/8, $0xbf5189de421aa133
DATA table24_512x64<>+64(SB)/8, $0xbf4887def4d12399
DATA table24_512x64<>+72(SB)/8, $0xbf41464131c4f011
DATA table24_512x64<>+80(SB)/8, $0xbf387ff036e08931
DATA table24_512x64<>+88(SB)/8, $0xbf317eaed203cc66
DATA table24_512x64<>+96(SB)/8, $0xbf2928ee2c6b845b
DATA table24_512x64<>+104(SB)/8, $0xbf223773e350c0da
DATA table24_512x64<>+112(SB)/8, $0xbf1a8efb3e77fc5d
DATA table24_512x64<>+120(SB)/8, $0xbf137d9d5127708a
DATA table24_512x64<>+128(SB)/8, $0xbf08dec9fbc6590a
DATA table24_512x64<>+136(SB)/8, $0xbefbd6eecebac559
DATA table24_512x64<>+144(SB)/8, $0xbeefef3b6c93e776
DATA table24_512x64<>+152(SB)/8, $0xbee2bf245cdd7903
DATA table24_512x64<>+160(SB)/8, $0xbed67fe64e642f34
DATA table24_512x64<>+168(SB)/8, $0xbecb926c60a73fca
DATA table24_512x64<>+176(SB)/8, $0xbec13a88e503d9ff
DATA table24_512x64<>+184(SB)/8, $0xbeb5eecbe7880443
DATA table24_512x64<>+192(SB)/8, $0xbeac695426459ba6
DATA table24_512x64<>+200(SB)/8, $0xbea2b4a313dc307c
DATA table24_512x64<>+208(SB)/8, $0xbe99038b43617adc
DATA table24_512x64<>+216(SB)/8, $0xbe90f8164ae66b62
DATA table24_512x64<>+224(SB)/8, $0xbe87570578456d84
DATA table24_512x64<>+232(SB)/8, $0xbe8042634cd0b4f4
DATA table24_512x64<>+240(SB)/8, $0xbe76ee21346ef5ea
DATA table24_512x64<>+248(SB)/8, $0xbe705aef0acb3919
DATA table24_512x64<>+256(SB)/8, $0xbe6427fcb8a2610a
DATA table24_512x64<>+264(SB)/8, $0xbe55cc593ea34462
DATA table24_512x64<>+272(SB)/8, $0xbe486e6c8027d56e
DATA table24_512x64<>+280(SB)/8, $0xbe3c46c3488fbc0a
DATA table24_512x64<>+288(SB)/8, $0xbe30d863a812256b
DATA table24_512x64<>+296(SB)/8, $0xbe249af2ec6ccb73
DATA table24_512x64<>+304(SB)/8, $0xbe19d08cd6e442ce
DATA table24_512x64<>+312(SB)/8, $0xbe1086fea89f1775
DATA table24_512x64<>+320(SB)/8, $0xbe0596dec17a081b
DATA table24_512x64<>+328(SB)/8, $0xbdfcb9699adabe92
DATA table24_512x64<>+336(SB)/8, $0xbdf36f1fe345806a
DATA table24_512x64<>+344(SB)/8, $0xbdeab60309fa3628
DATA table24_512x64<>+352(SB)/8, $0xbde29f9c6731bab8
DATA table24_512x64<>+360(SB)/8, $0xbdda51f8fdc23f87
DATA table24_512x64<>+368(SB)/8, $0xbdd2d521862e8474
DATA table24_512x64<>+376(SB)/8, $0xbdcb440b71097172
DATA table24_512x64<>+384(SB)/8, $0xbdc12cf2340b31dc
DATA table24_512x64<>+392(SB)/8, $0xbdb3217be834da76
DATA table24_512x64<>+400(SB)/8, $0xbda6112c98ca212f
DATA table24_512x64<>+408(SB)/8, $0xbd9a4244eea53a0d
DATA table24_512x64<>+416(SB)/8, $0xbd901079b6bc9f75
DATA table24_512x64<>+424(SB)/8, $0xbd84277665446e5e
DATA table24_512x64<>+432(SB)/8, $0xbd79dd521df3e9c4
DATA table24_512x64<>+440(SB)/8, $0xbd70f0fedc20e584
DATA table24_512x64<>+448(SB)/8, $0xbd669d439007515c
DATA table24_512x64<>+456(SB)/8, $0xbd5eb5e3e0174921
DATA table24_512x64<>+464(SB)/8, $0xbd552f4db2abed77
DATA table24_512x64<>+472(SB)/8, $0xbd4da82d8e7046ed
DATA table24_512x64<>+480(SB)/8, $0xbd450a593a243101
DATA table24_512x64<>+488(SB)/8, $0xbd3e3b15f28185e3
DATA table24_512x64<>+496(SB)/8, $0x0
DATA table24_512x64<>+504(SB)/8, $0x0
GLOBL table24_512x64<>(SB), RODATA|NOPTR, $512
DATA table25_512x64<>+0(SB)/8, $0x3fa1b252f4ab55d3
DATA table25_512x64<>+8(SB)/8, $0x3f986ec099087ab9
DATA table25_512x64<>+16(SB)/8, $0x3f90f27ea47c532f
DATA table25_512x64<>+24(SB)/8, $0x3f87a2b1fcbd5f74
DATA table25_512x64<>+32(SB)/8, $0x3f809385ee9905d4
DATA table25_512x64<>+40(SB)/8, $0x3f776473b572d29a
DATA table25_512x64<>+48(SB)/8, $0x3f709c343fa00acc
DATA table25_512x64<>+56(SB)/8, $0x3f67be1f4f4a91e6
DATA table25_512x64<>+64(SB)/8, $0x3f6114f59c47eff6
DATA table25_512x64<>+72(SB)/8, $0x3f58be927046f87c
DATA table25_512x64<>+80(SB)/8, $0x3f520b19e49f22d3
DATA table25_512x64<>+88(SB)/8, $0x3f4a7da715cce01f
DATA table25_512x64<>+96(SB)/8, $0x3f4393b4293a1283
DATA table25_512x64<>+104(SB)/8, $0x3f3d2077bcc6212f
DATA table25_512x64<>+112(SB)/8, $0x3f35cf0be073e412
DATA table25_512x64<>+120(SB)/8, $0x3f306f392f19464a
DATA table25_512x64<>+128(SB)/8, $0x3f25c14d949a8c12
DATA table25_512x64<>+136(SB)/8, $0x3f19a26d92e63396
DATA table25_512x64<>+144(SB)/8, $0x3f0ee9877999a8c0
DATA table25_512x64<>+152(SB)/8, $0x3f030d1e53050d8d
DATA table25_512x64<>+160(SB)/8, $0x3ef7f92270e3f38d
DATA table25_512x64<>+168(SB)/8, $0x3eeec2ba45c7ab3a
DATA table25_512x64<>+176(SB)/8, $0x3ee41989266b38bc
DATA table25_512x64<>+184(SB)/8, $0x3edab92c0e054cb9
DATA table25_512x64<>+192(SB)/8, $0x3ed20dd9d93a5e67
DATA table25_512x64<>+200(SB)/8, $0x3ec8c46051f0f52d
DATA table25_512x64<>+208(SB)/8, $0x3ec13b60ded57a5e
DATA table25_512x64<>+216(SB)/8, $0x3eb84d262887b653
DATA table25_512x64<>+224(SB)/8, $0x3eb15a29b0551456
DATA table25_512x64<>+232(SB)/8, $0x3ea9133a23e92cca
DATA table25_512x64<>+240(SB)/8, $0x3ea251ffcd064f26
DATA table25_512x64<>+248(SB)/8, $0x3e9b0d5e7e741f2a
DATA table25_512x64<>+256(SB)/8, $0x3e917ac39a5942c4
DATA table25_512x64<>+264(SB)/8, $0x3e8426f3f8dc9da2
DATA table25_512x64<>+272(SB)/8, $0x3e77ffd65252bf57
DATA table25_512x64<>+280(SB)/8, $0x3e6d6cd8b171b164
DATA table25_512x64<>+288(SB)/8, $0x3e6284ccde64bba9
DATA table25_512x64<>+296(SB)/8, $0x3e57de99718ecc3c
DATA table25_512x64<>+304(SB)/8, $0x3e4f6feb6c3ccb76
DATA table25_512x64<>+312(SB)/8, $0x3e451cef707669f9
DATA table25_512x64<>+320(SB)/8, $0x3e3cdf6a017a5b4b
DATA table25_512x64<>+328(SB)/8, $0x3e341215b9d3e8ea
DATA table25_512x64<>+336(SB)/8, $0x3e2c5492c6e8f869
DATA table25_512x64<>+344(SB)/8, $0x3e2446d863fd34e4
DATA table25_512x64<>+352(SB)/8, $0x3e1d67542065dd43
DATA table25_512x64<>+360(SB)/8, $0x3e1593c6d6107ee9
DATA table25_512x64<>+368(SB)/8, $0x3e1003158fc14750
DATA table25_512x64<>+376(SB)/8, $0x3e08037b272faa4a
DATA table25_512x64<>+384(SB)/8, $0x3dffc0fbc3256406
DATA table25_512x64<>+392(SB)/8, $0x3df2dbca63549b4b
DATA table25_512x64<>+400(SB)/8, $0x3de71c4079847d46
DATA table25_512x64<>+408(SB)/8, $0x3ddd1e4640a435c9
DATA table25_512x64<>+416(SB)/8, $0x3dd2ce0f5006c7bf
DATA table25_512x64<>+424(SB)/8, $0x3dc8d66fb537765c
DATA table25_512x64<>+432(SB)/8, $0x3dc0bcc5d6c37b75
DATA table25_512x64<>+440(SB)/8, $0x3db6f998294509be
DATA table25_512x64<>+448(SB)/8, $0x3db008e4be2a7151
DATA table25_512x64<>+456(SB)/8, $0x3da6ba3bdaf40731
DATA table25_512x64<>+464(SB)/8, $0x3da055c9ac47242c
DATA table25_512x64<>+472(SB)/8, $0x3d97c9d12106fab0
DATA table25_512x64<>+480(SB)/8, $0x3d9187c1cf6bb358
DATA table25_512x64<>+488(SB)/8, $0x3d8a20705381162c
DATA table25_512x64<>+496(SB)/8, $0x0
DATA table25_512x64<>+504(SB)/8, $0x0
GLOBL table25_512x64<>(SB), RODATA|NOPTR, $512
DATA table26_512x64<>+0(SB)/8, $0xbfb28b245ba73bac
DATA table26_512x64<>+8(SB)/8, $0xbfaa69220754f5a7
DATA table26_512x64<>+16(SB)/8, $0xbfa2e56103c6aa9d
DATA table26_512x64<>+24(SB)/8, $0xbf9b2df319dbd351
DATA table26_512x64<>+32(SB)/8, $0xbf93a7fc13a226eb
DATA table26_512x64<>+40(SB)/8, $0xbf8c993e881817bd
DATA table26_512x64<>+48(SB)/8, $0xbf84ee9d9ad4f842
DATA table26_512x64<>+56(SB)/8, $0xbf7ed5a2f6d7a487
DATA table26_512x64<>+64(SB)/8, $0xbf76db31943f96f6
DATA table26_512x64<>+72(SB)/8, $0xbf710d2cd7095d77
DATA table26_512x64<>+80(SB)/8, $0xbf699b51f373f7bf
DATA table26_512x64<>+88(SB)/8, $0xbf6359c007cdc109
DATA table26_512x64<>+96(SB)/8, $0xbf5d6ec659c58537
DATA table26_512x64<>+104(SB)/8, $0xbf56866200dab5a9
DATA table26_512x64<>+112(SB)/8, $0xbf51584b2e5ae39d
DATA table26_512x64<>+120(SB)/8, $0xbf4adffa9d1d39ce
DATA table26_512x64<>+128(SB)/8, $0xbf428798e2d0edcd
DATA table26_512x64<>+136(SB)/8, $0xbf37070aa476f068
DATA table26_512x64<>+144(SB)/8, $0xbf2d3e6e1f092fce
DATA table26_512x64<>+152(SB)/8, $0xbf22f3ead029d4e6
DATA table26_512x64<>+160(SB)/8, $0xbf190b05109e3eb6
DATA table26_512x64<>+168(SB)/8, $0xbf10d8ba1832662b
DATA table26_512x64<>+176(SB)/8, $0xbf070d4ae9f6849d
DATA table26_512x64<>+184(SB)/8, $0xbf0005eb458a8315
DATA table26_512x64<>+192(SB)/8, $0xbef69b7a31b92073
DATA table26_512x64<>+200(SB)/8, $0xbef02bcf7ad0fcfd
DATA table26_512x64<>+208(SB)/8, $0xbee76fef4b5222cd
DATA table26_512x64<>+216(SB)/8, $0xbee13121c085af68
DATA table26_512x64<>+224(SB)/8, $0xbed982c6a950b5e4
DATA table26_512x64<>+232(SB)/8, $0xbed3219dc479c144
DATA table26_512x64<>+240(SB)/8, $0xbeccfbf5771c99c8
DATA table26_512x64<>+248(SB)/8, $0xbec62a0ba7dd87e8
DATA table26_512x64<>+256(SB)/8, $0xbebe22efde3dae88
DATA table26_512x64<>+264(SB)/8, $0xbeb28809dd3367ad
DATA table26_512x64<>+272(SB)/8, $0xbea7766cdd66ee91
DATA table26_512x64<>+280(SB)/8, $0xbe9e7d30402f8b36
DATA table26_512x64<>+288(SB)/8, $0xbe9447818577220c
DATA table26_512x64<>+296(SB)/8, $0xbe8b8da29f2c2c05
DATA table26_512x64<>+304(SB)/8, $0xbe83149f4728628e
DATA table26_512x64<>+312(SB)/8, $0xbe7ae446710391c4
DATA table26_512x64<>+320(SB)/8, $0xbe7341242be3bce3
DATA table26_512x64<>+328(SB)/8, $0xbe6bfa78275f9c1c
DATA table26_512x64<>+336(SB)/8, $0xbe649a27755a132e
DATA table26_512x64<>+344(SB)/8, $0xbe5eb82d12b5a990
DATA table26_512x64<>+352(SB)/8, $0xbe572a8b2f902ff3
DATA table26_512x64<>+360(SB)/8, $0xbe51a81557890c98
DATA table26_512x64<>+368(SB)/8, $0xbe4b2e71f913efad
DATA table26_512x64<>+376(SB)/8, $0xbe451d9516c74c50
DATA table26_512x64<>+384(SB)/8, $0xbe3d60fdd4fc085f
DATA table26_512x64<>+392(SB)/8, $0xbe329ac67e92fbe2
DATA table26_512x64<>+400(SB)/8, $0xbe283832209cd88c
DATA table26_512x64<>+408(SB)/8, $0xbe202782c6b61ed0
DATA table26_512x64<>+416(SB)/8, $0xbe160667db4fef0e
DATA table26_512x64<>+424(SB)/8, $0xbe0e9fe0f5458a68
DATA table26_512x64<>+432(SB)/8, $0xbe05abf7b81794a7
DATA table26_512x64<>+440(SB)/8, $0xbdff2b849cf84ecb
DATA table26_512x64<>+448(SB)/8, $0xbdf6bf5235f69ec5
DATA table26_512x64<>+456(SB)/8, $0xbdf0d345cb0926cf
DATA table26_512x64<>+464(SB)/8, $0xbde932f98700a457
DATA table26_512x64<>+472(SB)/8, $0xbde31626f95d4182
DATA table26_512x64<>+480(SB)/8, $0xbddd38249b2f2c89
DATA table26_512x64<>+488(SB)/8, $0xbdd695db342771cf
DATA table26_512x64<>+496(SB)/8, $0x0
DATA table26_512x64<>+504(SB)/8, $0x0
GLOBL table26_512x64<>(SB), RODATA|NOPTR, $512
DATA table27_512x64<>+0(SB)/8, $0x3fc246adb0f57340
DATA table27_512x64<>+8(SB)/8, $0x3fbae89dec887798
DATA table27_512x64<>+16(SB)/8, $0x3fb3e6573b610bbb
DATA table27_512x64<>+24(SB)/8, $0x3fad94c11711c603
DATA table27_512x64<>+32(SB)/8, $0x3fa61ac620ec97c7
DATA table27_512x64<>+40(SB)/8, $0x3fa09c917c0d3ca8
DATA table27_512x64<>+48(SB)/8, $0x3f991d257af3583d
DATA table27_512x64<>+56(SB)/8, $0x3f931922ad386bde
DATA table27_512x64<>+64(SB)/8, $0x3f8d39691773e92c
DATA table27_512x64<>+72(SB)/8, $0x3f867f1ca2fdddf0
DATA table27_512x64<>+80(SB)/8, $0x3f816c846441497a
DATA table27_512x64<>+88(SB)/8, $0x3f7b2756586ef215
DATA table27_512x64<>+96(SB)/8, $0x3f7549201d4390d3
DATA table27_512x64<>+104(SB)/8, $0x3f70c8cfac7787ae
DATA table27_512x64<>+112(SB)/8, $0x3f6a9f8aa301ce78
DATA table27_512x64<>+120(SB)/8, $0x3f653c1a642922b8
DATA table27_512x64<>+128(SB)/8, $0x3f5e90c15b6a8353
DATA table27_512x64<>+136(SB)/8, $0x3f5414ce1b3d952e
DATA table27_512x64<>+144(SB)/8, $0x3f4aeb5f00b4033b
DATA table27_512x64<>+152(SB)/8, $0x3f42629b1c60d6d5
DATA table27_512x64<>+160(SB)/8, $0x3f398ee7c303ef89
DATA table27_512x64<>+168(SB)/8, $0x3f320f3630c883a7
DATA table27_512x64<>+176(SB)/8, $0x3f29ea70751e9386
DATA table27_512x64<>+184(SB)/8, $0x3f22dce2d3c3220b
DATA table27_512x64<>+192(SB)/8, $0x3f1bd3ce3a5fcc74
DATA table27_512x64<>+200(SB)/8, $0x3f14c87816229d97
DATA table27_512x64<>+208(SB)/8, $0x3f0f684658091ac7
DATA table27_512x64<>+216(SB)/8, $0x3f07fd86da097e46
DATA table27_512x64<>+224(SB)/8, $0x3f02830d1bd5c51b
DATA table27_512x64<>+232(SB)/8, $0x3efcd7941e357c55
DATA table27_512x64<>+240(SB)/8, $0x3ef6ab692628128d
DATA table27_512x64<>+248(SB)/8, $0x3ef1f7b6de16053a
DATA table27_512x64<>+256(SB)/8, $0x3ee9baab6cbe42a4
DATA table27_512x64<>+264(SB)/8, $0x3ee0e53b702ddd75
DATA table27_512x64<>+272(SB)/8, $0x3ed6c354277562f5
DATA table27_512x64<>+280(SB)/8, $0x3ecf6018c9204dac
DATA table27_512x64<>+288(SB)/8, $0x3ec6120ceb89ba8a
DATA table27_512x64<>+296(SB)/8, $0x3ebfa0d66c8409dc
DATA table27_512x64<>+304(SB)/8, $0x3eb70b594b627e2d
DATA table27_512x64<>+312(SB)/8, $0x3eb10c037dfc18e4
DATA table27_512x64<>+320(SB)/8, $0x3ea992730368b9a8
DATA table27_512x64<>+328(SB)/8, $0x3ea36cda45abc213
DATA table27_512x64<>+336(SB)/8, $0x3e9ddb6d32ede8b9
DATA table27_512x64<>+344(SB)/8, $0x3e9731789afa1126
DATA table27_512x64<>+352(SB)/8, $0x3e923230608d4a6f
DATA table27_512x64<>+360(SB)/8, $0x3e8cd080e8193465
DATA table27_512x64<>+368(SB)/8, $0x3e87028f86dc8464
DATA table27_512x64<>+376(SB)/8, $0x3e82857a603320d9
DATA table27_512x64<>+384(SB)/8, $0x3e7b1ef043d3491f
DATA table27_512x64<>+392(SB)/8, $0x3e725162bf574480
DATA table27_512x64<>+400(SB)/8, $0x3e695668484d0674
DATA table27_512x64<>+408(SB)/8, $0x3e61e575999d5d85
DATA table27_512x64<>+416(SB)/8, $0x3e59c2a2a93cd7d2
DATA table27_512x64<>+424(SB)/8, $0x3e52db1b59bf7571
DATA table27_512x64<>+432(SB)/8, $0x3e4c074a2fa61462
DATA table27_512x64<>+440(SB)/8, $0x3e451f315ac68c02
DATA table27_512x64<>+448(SB)/8, $0x3e401e9845c494ad
DATA table27_512x64<>+456(SB)/8, $0x3e38e3c3dcdeab75
DATA table27_512x64<>+464(SB)/8, $0x3e336bb33507d869
DATA table27_512x64<>+472(SB)/8, $0x3e2e9ae28a0f14dc
DATA table27_512x64<>+480(SB)/8, $0x3e28558e5e684c61
DATA table27_512x64<>+488(SB)/8, $0x3e2382e930f1096f
DATA table27_512x64<>+496(SB)/8, $0x0
DATA table27_512x64<>+504(SB)/8, $0x0
GLOBL table27_512x64<>(SB), RODATA|NOPTR, $512
DATA table28_512x64<>+0(SB)/8, $0xbfd0cbf6f2408771
DATA table28_512x64<>+8(SB)/8, $0xbfc9a1cebecaa0ac
DATA table28_512x64<>+16(SB)/8, $0xbfc3a4b3e6255d1a
DATA table28_512x64<>+24(SB)/8, $0xbfbe40c0b9544ad1
DATA table28_512x64<>+32(SB)/8, $0xbfb76a856f403d87
DATA table28_512x64<>+40(SB)/8, $0xbfb238de1c67b04b
DATA table28_512x64<>+48(SB)/8, $0xbfac84a21a40aefc
DATA table28_512x64<>+56(SB)/8, $0xbfa6714031141857
DATA table28_512x64<>+64(SB)/8, $0xbfa1c32607cf72e5
DATA table28_512x64<>+72(SB)/8, $0xbf9c4700ce3d2de6
DATA table28_512x64<>+80(SB)/8, $0xbf96a32b1e1f3577
DATA table28_512x64<>+88(SB)/8, $0xbf9239674d887935
DATA table28_512x64<>+96(SB)/8, $0xbf8d819838c865ac
DATA table28_512x64<>+104(SB)/8, $0xbf88043a58475723
DATA table28_512x64<>+112(SB)/8, $0xbf83a6ebe1647fce
DATA table28_512x64<>+120(SB)/8, $0xbf802a1bb91593a0
DATA table28_512x64<>+128(SB)/8, $0xbf78583bd8a42102
DATA table28_512x64<>+136(SB)/8, $0xbf70f5e5d753dbdb
DATA table28_512x64<>+144(SB)/8, $0xbf68101f9f3ec619
DATA table28_512x64<>+152(SB)/8, $0xbf615c3b7cb6d430
DATA table28_512x64<>+160(SB)/8, $0xbf59720ede99f7eb
DATA table28_512x64<>+168(SB)/8, $0xbf52ec3ed2baddf6
DATA table28_512x64<>+176(SB)/8, $0xbf4c875ec066ce49
DATA table28_512x64<>+184(SB)/8, $0xbf45c74777c6a67d
DATA table28_512x64<>+192(SB)/8, $0xbf40d237dbd09cee
DATA table28_512x64<>+200(SB)/8, $0xbf3a44d8ec198378
DATA table28_512x64<>+208(SB)/8, $0xbf34b886f57eb2b0
DATA table28_512x64<>+216(SB)/8, $0xbf307fddf10a4cc1
DATA table28_512x64<>+224(SB)/8, $0xbf2a82369ea2a2ea
DATA table28_512x64<>+232(SB)/8, $0xbf257884d5a87ec7
DATA table28_512x64<>+240(SB)/8, $0xbf21864d65ca4916
DATA table28_512x64<>+248(SB)/8, $0xbf1cd06dea7c66bc
DATA table28_512x64<>+256(SB)/8, $0xbf15bfbf87cbd567
DATA table28_512x64<>+264(SB)/8, $0xbf0e89b5d896dec8
DATA table28_512x64<>+272(SB)/8, $0xbf05e97e732ae039
DATA table28_512x64<>+280(SB)/8, $0xbf0007f871d679a2
DATA table28_512x64<>+288(SB)/8, $0xbef7de8689026d41
DATA table28_512x64<>+296(SB)/8, $0xbef20cd4c7ceaf88
DATA table28_512x64<>+304(SB)/8, $0xbeebb040099f36f0
DATA table28_512x64<>+312(SB)/8, $0xbee582e23a9e8ac4
DATA table28_512x64<>+320(SB)/8, $0xbee0e899b28951b3
DATA table28_512x64<>+328(SB)/8, $0xbedade1e9f6c3133
DATA table28_512x64<>+336(SB)/8, $0xbed58e7fe1731f76
DATA table28_512x64<>+344(SB)/8, $0xbed173d93302e1ef
DATA table28_512x64<>+352(SB)/8, $0xbecc7f03e6973cbb
DATA table28_512x64<>+360(SB)/8, $0xbec771bf51430b3e
DATA table28_512x64<>+368(SB)/8, $0xbec36d416c871ef4
DATA table28_512x64<>+376(SB)/8, $0xbec0349cb5cafe7d
DATA table28_512x64<>+384(SB)/8, $0xbeb8fadd4dc3472b
DATA table28_512x64<>+392(SB)/8, $0xbeb1fff56bce4e86
DATA table28_512x64<>+400(SB)/8, $0xbeaa75e045fdfe44
DATA table28_512x64<>+408(SB)/8, $0xbea3cb82f019b0d2
DATA table28_512x64<>+416(SB)/8, $0xbe9e1622862d421f
DATA table28_512x64<>+424(SB)/8, $0xbe9730a123052aee
DATA table28_512x64<>+432(SB)/8, $0xbe921a987a573d1a
DATA table28_512x64<>+440(SB)/8, $0xbe8c98767ccea80b
DATA table28_512x64<>+448(SB)/8, $0xbe86d2d4f3a981a4
DATA table28_512x64<>+456(SB)/8, $0xbe8264b591635ddd
DATA table28_512x64<>+464(SB)/8, $0xbe7de9039f35aa4f
DATA table28_512x64<>+472(SB)/8, $0xbe7884d34b154f01
DATA table28_512x64<>+480(SB)/8, $0xbe74406b06c77587
DATA table28_512x64<>+488(SB)/8, $0xbe70d843863dd0e2
DATA table28_512x64<>+496(SB)/8, $0x0
DATA table28_512x64<>+504(SB)/8, $0x0
GLOBL table28_512x64<>(SB), RODATA|NOPTR, $512
DATA table29_512x64<>+0(SB)/8, $0x3fdc76c3f8503013
DATA table29_512x64<>+8(SB)/8, $0x3fd695a1d31ade9c
DATA table29_512x64<>+16(SB)/8, $0x3fd1fe7d885ed963
DATA table29_512x64<>+24(SB)/8, $0x3fcccdbaf9ac4155
DATA table29_512x64<>+32(SB)/8, $0x3fc72a0a1fdda3bc
DATA table29_512x64<>+40(SB)/8, $0x3fc2b8f976b8fe89
DATA table29_512x64<>+48(SB)/8, $0x3fbe6bbdf6c453f0
DATA table29_512x64<>+56(SB)/8, $0x3fb8d7f018d7f7c6
DATA table29_512x64<>+64(SB)/8, $0x3fb465339ce3e02d
DATA table29_512x64<>+72(SB)/8, $0x3fb0d4befa4fae7f
DATA table29_512x64<>+80(SB)/8, $0x3fabec7796e7c979
DATA table29_512x64<>+88(SB)/8, $0x3fa74802a0da0153
DATA table29_512x64<>+96(SB)/8, $0x3fa3820b8120b42f
DATA table29_512x64<>+104(SB)/8, $0x3fa06d167de5f58a
DATA table29_512x64<>+112(SB)/8, $0x3f9bcb19c15c97a3
DATA table29_512x64<>+120(SB)/8, $0x3f979f54c0d720ab
DATA table29_512x64<>+128(SB)/8, $0x3f92aa040b6a826d
DATA table29_512x64<>+136(SB)/8, $0x3f8babce3906ed2a
DATA table29_512x64<>+144(SB)/8, $0x3f84d6b69023d0ba
DATA table29_512x64<>+152(SB)/8, $0x3f7fd98fad5a102d
DATA table29_512x64<>+160(SB)/8, $0x3f78abe7122480d4
DATA table29_512x64<>+168(SB)/8, $0x3f735a2f2ac104cc
DATA table29_512x64<>+176(SB)/8, $0x3f6eb6a2f41600ed
DATA table29_512x64<>+184(SB)/8, $0x3f68a277c39772b8
DATA table29_512x64<>+192(SB)/8, $0x3f63f4a4f01083dc
DATA table29_512x64<>+200(SB)/8, $0x3f605071e322228b
DATA table29_512x64<>+208(SB)/8, $0x3f5ae722a407d0fb
DATA table29_512x64<>+216(SB)/8, $0x3f565b9b22289773
DATA table29_512x64<>+224(SB)/8, $0x3f52b7b43833a7ba
DATA table29_512x64<>+232(SB)/8, $0x3f4f8e2861e3d5b6
DATA table29_512x64<>+240(SB)/8, $0x3f4ac4eeb2b04847
DATA table29_512x64<>+248(SB)/8, $0x3f46d849dcffebf2
DATA table29_512x64<>+256(SB)/8, $0x3f42328daa605ae4
DATA table29_512x64<>+264(SB)/8, $0x3f3b59af006ef4ae
DATA table29_512x64<>+272(SB)/8, $0x3f34ecc289c76495
DATA table29_512x64<>+280(SB)/8, $0x3f3043f942c07053
DATA table29_512x64<>+288(SB)/8, $0x3f29a653580e8f7b
DATA table29_512x64<>+296(SB)/8, $0x3f247bcdc0ec1c8d
DATA table29_512x64<>+304(SB)/8, $0x3f208c291d3bcd04
DATA table29_512x64<>+312(SB)/8, $0x3f1b0413e13af75f
DATA table29_512x64<>+320(SB)/8, $0x3f1643739ec1936d
DATA table29_512x64<>+328(SB)/8, $0x3f1281c9b0b2b488
DATA table29_512x64<>+336(SB)/8, $0x3f0f0388642bd989
DATA table29_512x64<>+344(SB)/8, $0x3f0a2d4fd683c4a0
DATA table29_512x64<>+352(SB)/8, $0x3f063e6c1ec82a92
DATA table29_512x64<>+360(SB)/8, $0x3f030515f774fe52
DATA table29_512x64<>+368(SB)/8, $0x3f005b81dc713700
DATA table29_512x64<>+376(SB)/8, $0x3efc498e36b185e7
DATA table29_512x64<>+384(SB)/8, $0x3ef6f4b55e94f5db
DATA table29_512x64<>+392(SB)/8, $0x3ef1a6e9e8520762
DATA table29_512x64<>+400(SB)/8, $0x3eeb959280a2ea99
DATA table29_512x64<>+408(SB)/8, $0x3ee5dc479730b598
DATA table29_512x64<>+416(SB)/8, $0x3ee18b6fe96f638e
DATA table29_512x64<>+424(SB)/8, $0x3edc7bd5b4949bef
DATA table29_512x64<>+432(SB)/8, $0x3ed75c1e4bef6fa5
DATA table29_512x64<>+440(SB)/8, $0x3ed3561e65d41cf8
DATA table29_512x64<>+448(SB)/8, $0x3ed0246b9fb25200
DATA table29_512x64<>+456(SB)/8, $0x3ecb29405348dc35
DATA table29_512x64<>+464(SB)/8, $0x3ec7038852ac6d15
DATA table29_512x64<>+472(SB)/8, $0x3ec3a0cc89b6ffc7
DATA table29_512x64<>+480(SB)/8, $0x3ec0d798cc6034fc
DATA table29_512x64<>+488(SB)/8, $0x3ebd10f86c7e6d30
DATA table29_512x64<>+496(SB)/8, $0x0
DATA table29_512x64<>+504(SB)/8, $0x0
GLOBL table29_512x64<>(SB), RODATA|NOPTR, $512
DATA table30_512x64<>+0(SB)/8, $0xbfe5e2aace4ef6b3
DATA table30_512x64<>+8(SB)/8, $0xbfe2232862ddddd1
DATA table30_512x64<>+16(SB)/8, $0xbfde2d681a151a6c
DATA table30_512x64<>+24(SB)/8, $0xbfd935795a4eec55
DATA table30_512x64<>+32(SB)/8, $0xbfd526663e679c85
DATA table30_512x64<>+40(SB)/8, $0xbfd1d3209281896a
DATA table30_512x64<>+48(SB)/8, $0xbfce2eaa7c94bf23
DATA table30_512x64<>+56(SB)/8, $0xbfc9ac00aa44fdb9
DATA table30_512x64<>+64(SB)/8, $0xbfc5efbb3032388a
DATA table30_512x64<>+72(SB)/8, $0xbfc2d481a50cc0f2
DATA table30_512x64<>+80(SB)/8, $0xbfc03c94b6e9fca8
DATA table30_512x64<>+88(SB)/8, $0xbfbc1fa2740ccdfc
DATA table30_512x64<>+96(SB)/8, $0xbfb876188e9ca21d
DATA table30_512x64<>+104(SB)/8, $0xbfb55d5d35cde290
DATA table30_512x64<>+112(SB)/8, $0xbfb2bc31620bac2a
DATA table30_512x64<>+120(SB)/8, $0xbfb07e55b73dc3f6
DATA table30_512x64<>+128(SB)/8, $0xbfab7036ff7af54a
DATA table30_512x64<>+136(SB)/8, $0xbfa5bada44f8d374
DATA table30_512x64<>+144(SB)/8, $0xbfa16f6cbf619085
DATA table30_512x64<>+152(SB)/8, $0xbf9c5131db786f25
DATA table30_512x64<>+160(SB)/8, $0xbf97401ed8e69f6a
DATA table30_512x64<>+168(SB)/8, $0xbf9349019cf83955
DATA table30_512x64<>+176(SB)/8, $0xbf9025553d9d81c6
DATA table30_512x64<>+184(SB)/8, $0xbf8b4487302c7cd6
DATA table30_512x64<>+192(SB)/8, $0xbf873522d1e67aff
DATA table30_512x64<>+200(SB)/8, $0xbf83e55d82dd69d7
DATA table30_512x64<>+208(SB)/8, $0xbf812c0a92013b2e
DATA table30_512x64<>+216(SB)/8, $0xbf7dd39fbf499640
DATA table30_512x64<>+224(SB)/8, $0xbf7a0d8b2c65ef1b
DATA table30_512x64<>+232(SB)/8, $0xbf76e0ed82759ec7
DATA table30_512x64<>+240(SB)/8, $0xbf7430f5e197580f
DATA table30_512x64<>+248(SB)/8, $0xbf71e6fa8974879a
DATA table30_512x64<>+256(SB)/8, $0xbf6e21f850beffc1
DATA table30_512x64<>+264(SB)/8, $0xbf68450cc2ca3584
DATA table30_512x64<>+272(SB)/8, $0xbf63d1af3d57be02
DATA table30_512x64<>+280(SB)/8, $0xbf6062292d1a685e
DATA table30_512x64<>+288(SB)/8, $0xbf5b623734268c09
DATA table30_512x64<>+296(SB)/8, $0xbf571be95acee7e6
DATA table30_512x64<>+304(SB)/8, $0xbf53ac80c9fc7377
DATA table30_512x64<>+312(SB)/8, $0xbf50e20a88648f9b
DATA table30_512x64<>+320(SB)/8, $0xbf4d2f822460d30a
DATA table30_512x64<>+328(SB)/8, $0xbf4964bd9e8ce84c
DATA table30_512x64<>+336(SB)/8, $0xbf463a4465d5de42
DATA table30_512x64<>+344(SB)/8, $0xbf439089df87b05e
DATA table30_512x64<>+352(SB)/8, $0xbf414f085151a476
DATA table30_512x64<>+360(SB)/8, $0xbf3ec553bef8a765
DATA table30_512x64<>+368(SB)/8, $0xbf3b78b15c3a134b
DATA table30_512x64<>+376(SB)/8, $0xbf38a03d468d78f1
DATA table30_512x64<>+384(SB)/8, $0xbf350c3786f7895e
DATA table30_512x64<>+392(SB)/8, $0xbf3146b27e9c10a9
DATA table30_512x64<>+400(SB)/8, $0xbf2cb465c5560d36
DATA table30_512x64<>+408(SB)/8, $0xbf281a6b14b50781
DATA table30_512x64<>+416(SB)/8, $0xbf246ed511103db7
DATA table30_512x64<>+424(SB)/8, $0xbf21787303762dda
DATA table30_512x64<>+432(SB)/8, $0xbf1e1b494e7c7300
DATA table30_512x64<>+440(SB)/8, $0xbf1a1f776cf0edb3
DATA table30_512x64<>+448(SB)/8, $0xbf16cfbee2c34660
DATA table30_512x64<>+456(SB)/8, $0xbf140949201f336f
DATA table30_512x64<>+464(SB)/8, $0xbf11b166018f7e63
DATA table30_512x64<>+472(SB)/8, $0xbf0f66ec039979a7
DATA table30_512x64<>+480(SB)/8, $0xbf0bfe659847cb68
DATA table30_512x64<>+488(SB)/8, $0xbf090fa3d1a46f50
DATA table30_512x64<>+496(SB)/8, $0x0
DATA table30_512x64<>+504(SB)/8, $0x0
GLOBL table30_512x64<>(SB), RODATA|NOPTR, $512
DATA table31_512x64<>+0(SB)/8, $0x3fedd4eea53523a4
DATA table31_512x64<>+8(SB)/8, $0x3fe9fc3965a47b28
DATA table31_512x64<>+16(SB)/8, $0x3fe6b595cc72279d
DATA table31_512x64<>+24(SB)/8, $0x3fe3ea90089765d8
DATA table31_512x64<>+32(SB)/8, $0x3fe187d1d17bf6ee
DATA table31_512x64<>+40(SB)/8, $0x3fdefa1fdb720e79
DATA table31_512x64<>+48(SB)/8, $0x3fdb78d43dfe98a7
DATA table31_512x64<>+56(SB)/8, $0x3fd874985c3c538d
DATA table31_512x64<>+64(SB)/8, $0x3fd5d9f5400c9ea5
DATA table31_512x64<>+72(SB)/8, $0x3fd3988c77276a2d
DATA table31_512x64<>+80(SB)/8, $0x3fd1a2df7dc38070
DATA table31_512x64<>+88(SB)/8, $0x3fcfdabe13d63517
DATA table31_512x64<>+96(SB)/8, $0x3fccdd48effab904
DATA table31_512x64<>+104(SB)/8, $0x3fca3d51e458b220
DATA table31_512x64<>+112(SB)/8, $0x3fc7ed533131ba13
DATA table31_512x64<>+120(SB)/8, $0x3fc5e23839b99e1c
DATA table31_512x64<>+128(SB)/8, $0x3fc33e1e3a9403dd
DATA table31_512x64<>+136(SB)/8, $0x3fc05c6b6014a48c
DATA table31_512x64<>+144(SB)/8, $0x3fbc17ec5f390c66
DATA table31_512x64<>+152(SB)/8, $0x3fb8558dcb69d7f7
DATA table31_512x64<>+160(SB)/8, $0x3fb53f94fbb8c033
DATA table31_512x64<>+168(SB)/8, $0x3fb2b0df41c99319
DATA table31_512x64<>+176(SB)/8, $0x3fb08d3f6f181ef5
DATA table31_512x64<>+184(SB)/8, $0x3fad7eb1ef1e08e1
DATA table31_512x64<>+192(SB)/8, $0x3faa6d608677c056
DATA table31_512x64<>+200(SB)/8, $0x3fa7ccec838670bb
DATA table31_512x64<>+208(SB)/8, $0x3fa5895e6311e9e8
DATA table31_512x64<>+216(SB)/8, $0x3fa392af0ab3614d
DATA table31_512x64<>+224(SB)/8, $0x3fa1dc286bf487d9
DATA table31_512x64<>+232(SB)/8, $0x3fa05b90d6b6257b
DATA table31_512x64<>+240(SB)/8, $0x3f9e1128b067d886
DATA table31_512x64<>+248(SB)/8, $0x3f9bb8c497b32608
DATA table31_512x64<>+256(SB)/8, $0x3f98adb2d9bb4fa8
DATA table31_512x64<>+264(SB)/8, $0x3f9555103c5e1e1e
DATA table31_512x64<>+272(SB)/8, $0x3f929d6ce3e5c44c
DATA table31_512x64<>+280(SB)/8, $0x3f906137adc79b59
DATA table31_512x64<>+288(SB)/8, $0x3f8d0a7b88883800
DATA table31_512x64<>+296(SB)/8, $0x3f89ea65a959b058
DATA table31_512x64<>+304(SB)/8, $0x3f8743d63275c500
DATA table31_512x64<>+312(SB)/8, $0x3f84ff8d25bf7b8d
DATA table31_512x64<>+320(SB)/8, $0x3f830b7d2dc90deb
DATA table31_512x64<>+328(SB)/8, $0x3f8159b68d49772a
DATA table31_512x64<>+336(SB)/8, $0x3f7fbdfe50c5704c
DATA table31_512x64<>+344(SB)/8, $0x3f7d24ffbfa95a57
DATA table31_512x64<>+352(SB)/8, $0x3f7ad9fe6d0024a7
DATA table31_512x64<>+360(SB)/8, $0x3f78d153140bf979
DATA table31_512x64<>+368(SB)/8, $0x3f770160e7d1dce9
DATA table31_512x64<>+376(SB)/8, $0x3f756247c50ef708
DATA table31_512x64<>+384(SB)/8, $0x3f7340fbbd0d8635
DATA table31_512x64<>+392(SB)/8, $0x3f70dfcabe77d848
DATA table31_512x64<>+400(SB)/8, $0x3f6dd134188207e7
DATA table31_512x64<>+408(SB)/8, $0x3f6a889dadd46421
DATA table31_512x64<>+416(SB)/8, $0x3f67c33d3b8da796
DATA table31_512x64<>+424(SB)/8, $0x3f65674801ec9d5b
DATA table31_512x64<>+432(SB)/8, $0x3f6360d71493a9a3
DATA table31_512x64<>+440(SB)/8, $0x3f61a07a5b97b426
DATA table31_512x64<>+448(SB)/8, $0x3f601a36a3110004
DATA table31_512x64<>+456(SB)/8, $0x3f5d88cca7811cae
DATA table31_512x64<>+464(SB)/8, $0x3f5b2ea7bab66624
DATA table31_512x64<>+472(SB)/8, $0x3f5919a4df680410
DATA table31_512x64<>+480(SB)/8, $0x3f573f83bae7d4bd
DATA table31_512x64<>+488(SB)/8, $0x3f5597f9445f8eee
DATA table31_512x64<>+496(SB)/8, $0x0
DATA table31_512x64<>+504(SB)/8, $0x0
GLOBL table31_512x64<>(SB), RODATA|NOPTR, $512
DATA table32_512x64<>+0(SB)/8, $0xbff158a78fe4e5ca
DATA table32_512x64<>+8(SB)/8, $0xbff00a03abadd43b
DATA table32_512x64<>+16(SB)/8, $0xbfedbacce3738327
DATA table32_512x64<>+24(SB)/8, $0xbfeb9eba077d6fb4
DATA table32_512x64<>+32(SB)/8, $0xbfe9b932b4a37184
DATA table32_512x64<>+40(SB)/8, $0xbfe8045361505cd5
DATA table32_512x64<>+48(SB)/8, $0xbfe67a9627e73636
DATA table32_512x64<>+56(SB)/8, $0xbfe51727ab1626a7
DATA table32_512x64<>+64(SB)/8, $0xbfe3d5b07c1989b6
DATA table32_512x64<>+72(SB)/8, $0xbfe2b24404a42f8c
DATA table32_512x64<>+80(SB)/8, $0xbfe1a99a6f200b23
DATA table32_512x64<>+88(SB)/8, $0xbfe0b88ac4e361c5
DATA table32_512x64<>+96(SB)/8, $0xbfdfb92a30f69d6e
DATA table32_512x64<>+104(SB)/8, $0xbfde26c00cd80b52
DATA table32_512x64<>+112(SB)/8, $0xbfdcb5a5e959713d
DATA table32_512x64<>+120(SB)/8, $0xbfdb62869ca2faaf
DATA table32_512x64<>+128(SB)/8, $0xbfd9970a6e2456e4
DATA table32_512x64<>+136(SB)/8, $0xbfd780c86f072d7c
DATA table32_512x64<>+144(SB)/8, $0xbfd5b497825fbc81
DATA table32_512x64<>+152(SB)/8, $0xbfd4251a96c75e53
DATA table32_512x64<>+160(SB)/8, $0xbfd2c7af48fdf579
DATA table32_512x64<>+168(SB)/8, $0xbfd19414863959b2
DATA table32_512x64<>+176(SB)/8, $0xbfd083817a74a058
DATA table32_512x64<>+184(SB)/8, $0xbfcf21290c294472
DATA table32_512x64<>+192(SB)/8, $0xbfcd6dc6ce5919f6
DATA table32_512x64<>+200(SB)/8, $0xbfcbe5a3741fcd46
DATA table32_512x64<>+208(SB)/8, $0xbfca82f6203cd409
DATA table32_512x64<>+216(SB)/8, $0xbfc940b0d20211a6
DATA table32_512x64<>+224(SB)/8, $0xbfc81ab650661546
DATA table32_512x64<>+232(SB)/8, $0xbfc70d95c2a245d1
DATA table32_512x64<>+240(SB)/8, $0xbfc6165c229c1c60
DATA table32_512x64<>+248(SB)/8, $0xbfc532841dd9064a
DATA table32_512x64<>+256(SB)/8, $0xbfc3fc7f8bfed0bf
DATA table32_512x64<>+264(SB)/8, $0xbfc29163ff8026eb
DATA table32_512x64<>+272(SB)/8, $0xbfc15594c9f84879
DATA table32_512x64<>+280(SB)/8, $0xbfc0407ae767fd01
DATA table32_512x64<>+288(SB)/8, $0xbfbe971cb0056119
DATA table32_512x64<>+296(SB)/8, $0xbfbce306a95af259
DATA table32_512x64<>+304(SB)/8, $0xbfbb5c7aaf141682
DATA table32_512x64<>+312(SB)/8, $0xbfb9fcc04533b9f4
DATA table32_512x64<>+320(SB)/8, $0xbfb8be46e916bc50
DATA table32_512x64<>+328(SB)/8, $0xbfb79cbb86b65eda
DATA table32_512x64<>+336(SB)/8, $0xbfb694459dfc5491
DATA table32_512x64<>+344(SB)/8, $0xbfb5a1dd6e5ef569
DATA table32_512x64<>+352(SB)/8, $0xbfb4c2d3e46810fd
DATA table32_512x64<>+360(SB)/8, $0xbfb3f4f63197ffc8
DATA table32_512x64<>+368(SB)/8, $0xbfb336594a04220e
DATA table32_512x64<>+376(SB)/8, $0xbfb285660942b081
DATA table32_512x64<>+384(SB)/8, $0xbfb19276769eb4fb
DATA table32_512x64<>+392(SB)/8, $0xbfb072b6744203a5
DATA table32_512x64<>+400(SB)/8, $0xbfaeeacc51ee1941
DATA table32_512x64<>+408(SB)/8, $0xbfad299416bf5d12
DATA table32_512x64<>+416(SB)/8, $0xbfab98650c756224
DATA table32_512x64<>+424(SB)/8, $0xbfaa30146edd910d
DATA table32_512x64<>+432(SB)/8, $0xbfa8eaa809580eb0
DATA table32_512x64<>+440(SB)/8, $0xbfa7c33c04a58ec6
DATA table32_512x64<>+448(SB)/8, $0xbfa6b5f8a479fa7b
DATA table32_512x64<>+456(SB)/8, $0xbfa5bf7d41dae877
DATA table32_512x64<>+464(SB)/8, $0xbfa4dcfd7774d1d2
DATA table32_512x64<>+472(SB)/8, $0xbfa40c35fa883cca
DATA table32_512x64<>+480(SB)/8, $0xbfa34b187ce11718
DATA table32_512x64<>+488(SB)/8, $0xbfa298001430bc7e
DATA table32_512x64<>+496(SB)/8, $0x0
DATA table32_512x64<>+504(SB)/8, $0x0
GLOBL table32_512x64<>(SB), RODATA|NOPTR, $512
DATA table33_512x64<>+0(SB)/8, $0x3ebcb98e02ec1d67
DATA table33_512x64<>+8(SB)/8, $0xbec4e7e95506a922
DATA table33_512x64<>+16(SB)/8, $0xbed458f37ecd8ddf
DATA table33_512x64<>+24(SB)/8, $0x3ea6bde46b665a4d
DATA table33_512x64<>+32(SB)/8, $0xbeaa8e81937af432
DATA table33_512x64<>+40(SB)/8, $0x3ed281408e1d8c7a
DATA table33_512x64<>+48(SB)/8, $0x3ec07daca17fa902
DATA table33_512x64<>+56(SB)/8, $0x3ea5e82ee030c202
DATA table33_512x64<>+64(SB)/8, $0x3ec88f85c68d7aaf
DATA table33_512x64<>+72(SB)/8, $0xbed1fdd2a4e5024c
DATA table33_512x64<>+80(SB)/8, $0x3ed4e1779dab9948
DATA table33_512x64<>+88(SB)/8, $0xbed200072c5cd44c
DATA table33_512x64<>+96(SB)/8, $0xbec337029b02e4a9
DATA table33_512x64<>+104(SB)/8, $0x3eca0fb1d8541729
DATA table33_512x64<>+112(SB)/8, $0xbed9b07505b7ee5d
DATA table33_512x64<>+120(SB)/8, $0x3e8d8b12982aa92b
DATA table33_512x64<>+128(SB)/8, $0x3eb51d5cea42e2c0
DATA table33_512x64<>+136(SB)/8, $0x3ed1b7bb5e4af7f9
DATA table33_512x64<>+144(SB)/8, $0x3ec19c1323d7e322
DATA table33_512x64<>+152(SB)/8, $0x3ecfc8af4a5aeee2
DATA table33_512x64<>+160(SB)/8, $0xbed6fcf830d86562
DATA table33_512x64<>+168(SB)/8, $0xbea7546063fcdaca
DATA table33_512x64<>+176(SB)/8, $0x3eb4deb333ed70f8
DATA table33_512x64<>+184(SB)/8, $0x3ed5c573b5b96a8e
DATA table33_512x64<>+192(SB)/8, $0x3ed61a66bd958139
DATA table33_512x64<>+200(SB)/8, $0xbec9c31341c08b58
DATA table33_512x64<>+208(SB)/8, $0x3eb3dbbb9e471705
DATA table33_512x64<>+216(SB)/8, $0x3eb384eddcbd4353
DATA table33_512x64<>+224(SB)/8, $0xbebf11ef62027ec1
DATA table33_512x64<>+232(SB)/8, $0xbec6d42a3f5d296a
DATA table33_512x64<>+240(SB)/8, $0xbec4a744e552dc17
DATA table33_512x64<>+248(SB)/8, $0xbecf3dae964a66cc
DATA table33_512x64<>+256(SB)/8, $0xbed63ce7feb1437f
DATA table33_512x64<>+264(SB)/8, $0x3ea410b329c83ccc
DATA table33_512x64<>+272(SB)/8, $0x3ed22a6262fa1fca
DATA table33_512x64<>+280(SB)/8, $0xbed0447091e76872
DATA table33_512x64<>+288(SB)/8, $0xbe8f1614bf787de9
DATA table33_512x64<>+296(SB)/8, $0xbecc807c80b4ced1
DATA table33_512x64<>+304(SB)/8, $0xbeb66637772ca1e9
DATA table33_512x64<>+312(SB)/8, $0x3ed111dc111fcfcf
DATA table33_512x64<>+320(SB)/8, $0xbeccc28eea09cda7
DATA table33_512x64<>+328(SB)/8, $0x3eb6b9d1aa8aefe2
DATA table33_512x64<>+336(SB)/8, $0xbeb0e99cf19b446d
DATA table33_512x64<>+344(SB)/8, $0x3ecce66b2c9e3d4c
DATA table33_512x64<>+352(SB)/8, $0x3ed0e532b49a12ed
DATA table33_512x64<>+360(SB)/8, $0x3ed60a64af3216ae
DATA table33_512x64<>+368(SB)/8, $0x3eca9199f082730c
DATA table33_512x64<>+376(SB)/8, $0x3ed7dee97a964719
DATA table33_512x64<>+384(SB)/8, $0xbecd4618f3b2c8f6
DATA table33_512x64<>+392(SB)/8, $0x3ea16bcd6c0d9710
DATA table33_512x64<>+400(SB)/8, $0xbed82ed3e7db08c5
DATA table33_512x64<>+408(SB)/8, $0x3eb4b4791182a2b2
DATA table33_512x64<>+416(SB)/8, $0xbecfb172e379b240
DATA table33_512x64<>+424(SB)/8, $0x3e778ffab2b76867
DATA table33_512x64<>+432(SB)/8, $0x3ed0461accf63298
DATA table33_512x64<>+440(SB)/8, $0xbecb7d97c1c536d1
DATA table33_512x64<>+448(SB)/8, $0xbe7108b361cfdd99
DATA table33_512x64<>+456(SB)/8, $0x3ec17c3517f27959
DATA table33_512x64<>+464(SB)/8, $0xbec234df0e0ab593
DATA table33_512x64<>+472(SB)/8, $0x3eb6cdc6a725a2c8
DATA table33_512x64<>+480(SB)/8, $0x3e842c908ab79765
DATA table33_512x64<>+488(SB)/8, $0x3ed83eabe780d4ec
DATA table33_512x64<>+496(SB)/8, $0x0
DATA table33_512x64<>+504(SB)/8, $0x0
GLOBL table33_512x64<>(SB), RODATA|NOPTR, $512
