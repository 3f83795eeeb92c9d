// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.

//go:build !purego

#include "textflag.h"

// func add256(dst, x, y unsafe.Pointer, n int) int
TEXT ·add256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VADDPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sub256(dst, x, y unsafe.Pointer, n int) int
TEXT ·sub256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VSUBPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mul256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mul256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VMULPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func div256(dst, x, y unsafe.Pointer, n int) int
TEXT ·div256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VDIVPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func maximum256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximum256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VMAXPS Y1, Y0, Y2
	VMAXPS Y0, Y1, Y3
	VCMPPS $3, Y1, Y0, Y0
	VPAND Y3, Y2, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimum256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimum256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VMINPS Y1, Y0, Y2
	VMINPS Y0, Y1, Y3
	VCMPPS $3, Y1, Y0, Y0
	VPOR Y3, Y2, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func relu256(dst, x unsafe.Pointer, n int) int
TEXT ·relu256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMAXPS constants256x32<>+32(SB), Y0, Y1
	VMOVUPS constants256x32<>+32(SB), Y2
	VMAXPS Y0, Y2, Y3
	VCMPPS $3, Y2, Y0, Y0
	VPAND Y3, Y1, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func neg256(dst, x unsafe.Pointer, n int) int
TEXT ·neg256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func abs256(dst, x unsafe.Pointer, n int) int
TEXT ·abs256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrt256(dst, x unsafe.Pointer, n int) int
TEXT ·sqrt256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VSQRTPS Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func round256(dst, x unsafe.Pointer, n int) int
TEXT ·round256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VROUNDPS $8, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floor256(dst, x unsafe.Pointer, n int) int
TEXT ·floor256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VROUNDPS $9, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func ceil256(dst, x unsafe.Pointer, n int) int
TEXT ·ceil256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VROUNDPS $10, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func trunc256(dst, x unsafe.Pointer, n int) int
TEXT ·trunc256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VROUNDPS $11, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func equalFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VCMPPS $0, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VCMPPS $4, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VCMPPS $0x11, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VCMPPS $0x12, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VCMPPS $0x11, Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VCMPPS $0x12, Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VADDPD Y1, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VSUBPD Y1, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VMULPD Y1, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func divFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·divFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VDIVPD Y1, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func maximumFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VMAXPD Y1, Y0, Y2
	VMAXPD Y0, Y1, Y3
	VCMPPD $3, Y1, Y0, Y0
	VPAND Y3, Y2, Y1
	VBLENDVPD Y0, constants256x64<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VMINPD Y1, Y0, Y2
	VMINPD Y0, Y1, Y3
	VCMPPD $3, Y1, Y0, Y0
	VPOR Y3, Y2, Y1
	VBLENDVPD Y0, constants256x64<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func reluFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·reluFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMAXPD constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+32(SB), Y2
	VMAXPD Y0, Y2, Y3
	VCMPPD $3, Y2, Y0, Y0
	VPAND Y3, Y1, Y1
	VBLENDVPD Y0, constants256x64<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func negFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·negFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func absFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·absFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrtFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VSQRTPD Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func roundFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·roundFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VROUNDPD $8, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·floorFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VROUNDPD $9, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func ceilFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·ceilFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VROUNDPD $10, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func truncFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·truncFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VROUNDPD $11, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func equalFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VCMPPD $0, Y1, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VCMPPD $4, Y1, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VCMPPD $0x11, Y1, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VCMPPD $0x12, Y1, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VCMPPD $0x11, Y0, Y1, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VCMPPD $0x12, Y0, Y1, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VADDPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VSUBPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VMULPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func divFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·divFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VDIVPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func maximumFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VMAXPS Y1, Y0, Y2
	VMAXPS Y0, Y1, Y3
	VCMPPS $3, Y1, Y0, Y0
	VPAND Y3, Y2, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VMINPS Y1, Y0, Y2
	VMINPS Y0, Y1, Y3
	VCMPPS $3, Y1, Y0, Y0
	VPOR Y3, Y2, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func reluFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·reluFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VMAXPS constants256x32<>+32(SB), Y0, Y1
	VMOVUPS constants256x32<>+32(SB), Y2
	VMAXPS Y0, Y2, Y3
	VCMPPS $3, Y2, Y0, Y0
	VPAND Y3, Y1, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func negFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·negFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func absFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·absFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VPAND constants256x32<>+96(SB), Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrtFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VSQRTPS Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func roundFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·roundFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VROUNDPS $8, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·floorFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VROUNDPS $9, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func ceilFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·ceilFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VROUNDPS $10, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func truncFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·truncFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VROUNDPS $11, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func equalFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VCMPPS $0, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VCMPPS $4, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VCMPPS $0x11, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VCMPPS $0x12, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VCMPPS $0x11, Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCVTPH2PS (DX)(BX*2), Y1
	VCMPPS $0x12, Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addBFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addBFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VADDPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subBFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subBFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VSUBPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulBFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulBFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VMULPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func divBFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·divBFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VDIVPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func maximumBFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumBFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VMAXPS Y1, Y0, Y2
	VMAXPS Y0, Y1, Y3
	VCMPPS $3, Y1, Y0, Y0
	VPAND Y3, Y2, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumBFloat16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumBFloat16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VMINPS Y1, Y0, Y2
	VMINPS Y0, Y1, Y3
	VCMPPS $3, Y1, Y0, Y0
	VPOR Y3, Y2, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func reluBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·reluBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VMAXPS constants256x32<>+32(SB), Y0, Y1
	VMOVUPS constants256x32<>+32(SB), Y2
	VMAXPS Y0, Y2, Y3
	VCMPPS $3, Y2, Y0, Y0
	VPAND Y3, Y1, Y1
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func negBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·negBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func absBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·absBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPAND constants256x32<>+96(SB), Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sqrtBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·sqrtBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VSQRTPS Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func roundBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·roundBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VROUNDPS $8, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·floorBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VROUNDPS $9, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func ceilBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·ceilBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VROUNDPS $10, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func truncBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·truncBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VROUNDPS $11, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func equalBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalBFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VCMPPS $0, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualBFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VCMPPS $4, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessBFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VCMPPS $0x11, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualBFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VCMPPS $0x12, Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterBFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VCMPPS $0x11, Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualBFloat16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLD $16, Y1, Y1
	VCMPPS $0x12, Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sign256(dst, x unsafe.Pointer, n int) int
TEXT ·sign256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+64(SB), Y0, Y1
	VPOR constants256x32<>+192(SB), Y1, Y1
	VCMPPS $0, constants256x32<>+32(SB), Y0, Y2
	VCMPPS $3, Y0, Y0, Y3
	VBLENDVPS Y2, constants256x32<>+32(SB), Y1, Y1
	VBLENDVPS Y3, Y0, Y1, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func copysign256(dst, x, y unsafe.Pointer, n int) int
TEXT ·copysign256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPAND constants256x32<>+96(SB), Y0, Y0
	VPAND constants256x32<>+64(SB), Y1, Y1
	VPOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func isnanFloat32ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·isnanFloat32ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $3, Y0, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func isinfFloat32ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·isinfFloat32ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y0
	VCMPPS $0, constants256x32<>+224(SB), Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func isfiniteFloat32ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·isfiniteFloat32ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y0
	VCMPPS $0x11, constants256x32<>+224(SB), Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func signbitFloat32ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·signbitFloat32ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPCMPGTD Y0, Y1, Y0
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyFloat32ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyFloat32ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VMOVUPS constants256x32<>+32(SB), Y2
	VPCMPGTD Y0, Y2, Y2
	VMOVUPS constants256x32<>+64(SB), Y3
	VPSUBD Y1, Y3, Y4
	VPADDD Y1, Y3, Y1
	VBLENDVPS Y2, Y4, Y1, Y1
	VCMPPS $3, Y0, Y0, Y0
	VBLENDVPS Y0, constants256x32<>+256(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func signFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·signFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+64(SB), Y0, Y1
	VPOR constants256x64<>+160(SB), Y1, Y1
	VCMPPD $0, constants256x64<>+32(SB), Y0, Y2
	VCMPPD $3, Y0, Y0, Y3
	VBLENDVPD Y2, constants256x64<>+32(SB), Y1, Y1
	VBLENDVPD Y3, Y0, Y1, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func copysignFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·copysignFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPAND constants256x64<>+64(SB), Y1, Y1
	VPOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func isnanFloat64ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·isnanFloat64ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func isinfFloat64ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·isinfFloat64ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y0
	VCMPPD $0, constants256x64<>+192(SB), Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func isfiniteFloat64ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·isfiniteFloat64ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y0
	VCMPPD $0x11, constants256x64<>+192(SB), Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func signbitFloat64ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·signbitFloat64ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VPCMPGTQ Y0, Y1, Y0
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyFloat64ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyFloat64ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VMOVUPS constants256x64<>+32(SB), Y2
	VPCMPGTQ Y0, Y2, Y2
	VMOVUPS constants256x64<>+64(SB), Y3
	VPSUBQ Y1, Y3, Y4
	VPADDQ Y1, Y3, Y1
	VBLENDVPD Y2, Y4, Y1, Y1
	VCMPPD $3, Y0, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+224(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func addComplex64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addComplex64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VADDPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subComplex64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subComplex64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VSUBPS Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negComplex64256(dst, x unsafe.Pointer, n int) int
TEXT ·negComplex64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func conjComplex64256(dst, x unsafe.Pointer, n int) int
TEXT ·conjComplex64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VBROADCASTI128 firstSigns256x32<>(SB), Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPXOR Y1, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func mulComplex64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulComplex64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VMOVSLDUP Y1, Y2
	VMULPS Y2, Y0, Y2
	VPERMILPS $0xb1, Y0, Y0
	VMOVSHDUP Y1, Y1
	VMULPS Y1, Y0, Y0
	VBROADCASTI128 firstSigns256x32<>(SB), Y1
	VPXOR Y1, Y0, Y0
	VADDPS Y0, Y2, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addComplex128256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addComplex128256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VADDPD Y1, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subComplex128256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subComplex128256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VSUBPD Y1, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negComplex128256(dst, x unsafe.Pointer, n int) int
TEXT ·negComplex128256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func conjComplex128256(dst, x unsafe.Pointer, n int) int
TEXT ·conjComplex128256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VBROADCASTI128 firstSigns256x64<>(SB), Y1
	VPXOR constants256x64<>+64(SB), Y1, Y1
	VPXOR Y1, Y0, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func mulComplex128256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulComplex128256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VMOVDDUP Y1, Y2
	VMULPD Y2, Y0, Y2
	VPERMILPD $0x55, Y0, Y0
	VPERMILPD $0xff, Y1, Y1
	VMULPD Y1, Y0, Y0
	VBROADCASTI128 firstSigns256x64<>(SB), Y1
	VPXOR Y1, Y0, Y0
	VADDPD Y0, Y2, Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func castFloat32ToComplex64256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToComplex64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VPAND constants256x64<>+256(SB), Y0, Y1
	VPCMPGTQ constants256x64<>+288(SB), Y1, Y1
	VBLENDVPD Y1, constants256x64<>+320(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func realComplex64ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·realComplex64ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+352(SB), Y0, Y0
	VPAND constants256x64<>+256(SB), Y0, Y1
	VPCMPGTQ constants256x64<>+288(SB), Y1, Y1
	VBLENDVPD Y1, constants256x64<>+320(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func imagComplex64ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·imagComplex64ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPSRLQ $32, Y0, Y0
	VPAND constants256x64<>+256(SB), Y0, Y1
	VPCMPGTQ constants256x64<>+288(SB), Y1, Y1
	VBLENDVPD Y1, constants256x64<>+320(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func addInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPADDD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPSUBD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPMULLD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·negInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPMAXSD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPMINSD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPAND Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPOR Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPXOR Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPXOR constants256x32<>+256(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPSLLVD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPSRAVD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalInt8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualInt8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessInt8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualInt8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterInt8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualInt8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func absInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·absInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y1
	VPMAXSD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func reluInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMAXSD constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyInt8ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt8ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPXOR constants256x32<>+320(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorDivideInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y0
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y1
	VCVTDQ2PS Y1, Y1
	VDIVPS Y1, Y0, Y0
	VROUNDPS $9, Y0, Y0
	VCVTTPS2DQ Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y3
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y4
	VCVTDQ2PS Y4, Y4
	VDIVPS Y4, Y3, Y3
	VROUNDPS $9, Y3, Y3
	VCVTTPS2DQ Y3, Y3
	VPMULLD Y1, Y3, Y1
	VPSUBD Y1, Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodInt8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPMOVSXBD (DX)(BX*1), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y3
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y4
	VCVTDQ2PS Y4, Y4
	VDIVPS Y4, Y3, Y3
	VROUNDPS $11, Y3, Y3
	VCVTTPS2DQ Y3, Y3
	VPMULLD Y1, Y3, Y1
	VPSUBD Y1, Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPADDD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPSUBD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPMULLD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·negInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPMAXSD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPMINSD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPAND Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPOR Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPXOR Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPXOR constants256x32<>+256(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPSLLVD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPSRAVD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalInt16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualInt16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessInt16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualInt16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterInt16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualInt16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func absInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·absInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y1
	VPMAXSD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func reluInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMAXSD constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyInt16ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt16ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPXOR constants256x32<>+384(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorDivideInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y0
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y1
	VCVTDQ2PS Y1, Y1
	VDIVPS Y1, Y0, Y0
	VROUNDPS $9, Y0, Y0
	VCVTTPS2DQ Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y3
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y4
	VCVTDQ2PS Y4, Y4
	VDIVPS Y4, Y3, Y3
	VROUNDPS $9, Y3, Y3
	VCVTTPS2DQ Y3, Y3
	VPMULLD Y1, Y3, Y1
	VPSUBD Y1, Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodInt16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPMOVSXWD (DX)(BX*2), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y3
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y4
	VCVTDQ2PS Y4, Y4
	VDIVPS Y4, Y3, Y3
	VROUNDPS $11, Y3, Y3
	VCVTTPS2DQ Y3, Y3
	VPMULLD Y1, Y3, Y1
	VPSUBD Y1, Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPADDD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPSUBD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPMULLD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·negInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPMAXSD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPMINSD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPAND Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPXOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPXOR constants256x32<>+256(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPSLLVD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPSRAVD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalInt32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualInt32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessInt32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualInt32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterInt32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualInt32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func absInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·absInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y1
	VPMAXSD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func reluInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPMAXSD constants256x32<>+32(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyInt32ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt32ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func floorDivideInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Y0
	VPMOVSXDQ (DX)(BX*4), Y1
	VPCMPEQQ constants256x64<>+32(SB), Y1, Y2
	VPXOR constants256x64<>+64(SB), Y0, Y3
	VPSRLQ $48, Y3, Y3
	VPSUBQ constants256x64<>+384(SB), Y3, Y3
	VPSLLQ $32, Y3, Y3
	VPADDQ constants256x64<>+416(SB), Y3, Y3
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y3, Y3
	VADDPD Y0, Y3, Y0
	VBLENDVPD Y2, constants256x64<>+128(SB), Y1, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y3
	VPSRLQ $48, Y3, Y3
	VPSUBQ constants256x64<>+384(SB), Y3, Y3
	VPSLLQ $32, Y3, Y3
	VPADDQ constants256x64<>+416(SB), Y3, Y3
	VPAND constants256x64<>+448(SB), Y1, Y1
	VPOR constants256x64<>+480(SB), Y1, Y1
	VSUBPD constants256x64<>+512(SB), Y3, Y3
	VADDPD Y1, Y3, Y1
	VDIVPD Y1, Y0, Y0
	VROUNDPD $9, Y0, Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VMOVUPS constants256x64<>+544(SB), Y3
	VCMPPD $0x12, Y1, Y3, Y1
	VMOVMSKPD Y1, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y0, Y0
	VADDPD constants256x64<>+576(SB), Y0, Y0
	VPSUBQ constants256x64<>+576(SB), Y0, Y0
	VBLENDVPD Y2, constants256x64<>+32(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Y0
	VPMOVSXDQ (DX)(BX*4), Y1
	VPCMPEQQ constants256x64<>+32(SB), Y1, Y2
	VPXOR constants256x64<>+64(SB), Y0, Y3
	VPSRLQ $48, Y3, Y3
	VPSUBQ constants256x64<>+384(SB), Y3, Y3
	VPSLLQ $32, Y3, Y3
	VPADDQ constants256x64<>+416(SB), Y3, Y3
	VPAND constants256x64<>+448(SB), Y0, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y3, Y3
	VADDPD Y4, Y3, Y3
	VBLENDVPD Y2, constants256x64<>+128(SB), Y1, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $48, Y5, Y5
	VPSUBQ constants256x64<>+384(SB), Y5, Y5
	VPSLLQ $32, Y5, Y5
	VPADDQ constants256x64<>+416(SB), Y5, Y5
	VPAND constants256x64<>+448(SB), Y4, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y5, Y5
	VADDPD Y4, Y5, Y4
	VDIVPD Y4, Y3, Y3
	VROUNDPD $9, Y3, Y3
	VPAND constants256x64<>+96(SB), Y3, Y4
	VMOVUPS constants256x64<>+544(SB), Y5
	VCMPPD $0x12, Y4, Y5, Y4
	VMOVMSKPD Y4, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y3, Y3
	VADDPD constants256x64<>+576(SB), Y3, Y3
	VPSUBQ constants256x64<>+576(SB), Y3, Y3
	VPMULUDQ Y1, Y3, Y1
	VPSUBQ Y1, Y0, Y0
	VBLENDVPD Y2, constants256x64<>+32(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodInt32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodInt32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Y0
	VPMOVSXDQ (DX)(BX*4), Y1
	VPCMPEQQ constants256x64<>+32(SB), Y1, Y2
	VPXOR constants256x64<>+64(SB), Y0, Y3
	VPSRLQ $48, Y3, Y3
	VPSUBQ constants256x64<>+384(SB), Y3, Y3
	VPSLLQ $32, Y3, Y3
	VPADDQ constants256x64<>+416(SB), Y3, Y3
	VPAND constants256x64<>+448(SB), Y0, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y3, Y3
	VADDPD Y4, Y3, Y3
	VBLENDVPD Y2, constants256x64<>+128(SB), Y1, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $48, Y5, Y5
	VPSUBQ constants256x64<>+384(SB), Y5, Y5
	VPSLLQ $32, Y5, Y5
	VPADDQ constants256x64<>+416(SB), Y5, Y5
	VPAND constants256x64<>+448(SB), Y4, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y5, Y5
	VADDPD Y4, Y5, Y4
	VDIVPD Y4, Y3, Y3
	VROUNDPD $11, Y3, Y3
	VPAND constants256x64<>+96(SB), Y3, Y4
	VMOVUPS constants256x64<>+544(SB), Y5
	VCMPPD $0x12, Y4, Y5, Y4
	VMOVMSKPD Y4, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y3, Y3
	VADDPD constants256x64<>+576(SB), Y3, Y3
	VPSUBQ constants256x64<>+576(SB), Y3, Y3
	VPMULUDQ Y1, Y3, Y1
	VPSUBQ Y1, Y0, Y0
	VBLENDVPD Y2, constants256x64<>+32(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPADDQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPSUBQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPSRLQ $32, Y0, Y2
	VPMULUDQ Y1, Y2, Y2
	VPSRLQ $32, Y1, Y3
	VPMULUDQ Y3, Y0, Y3
	VPADDQ Y3, Y2, Y2
	VPMULUDQ Y1, Y0, Y0
	VPSLLQ $32, Y2, Y1
	VPADDQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·negInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VPSUBQ Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPGTQ Y0, Y1, Y2
	VBLENDVPD Y2, Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPGTQ Y0, Y1, Y2
	VBLENDVPD Y2, Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPAND Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+224(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPSLLVQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftInt64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftInt64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+608(SB), Y2, Y2
	VBLENDVPD Y2, constants256x64<>+640(SB), Y1, Y1
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPSRLVQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+64(SB), Y2
	VPSRLVQ Y1, Y2, Y1
	VPSUBQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalInt64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalInt64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPEQQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualInt64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualInt64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPEQQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+128(SB), Y1
	VBLENDVPD Y0, constants256x64<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessInt64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessInt64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPGTQ Y0, Y1, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualInt64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualInt64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPGTQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+128(SB), Y1
	VBLENDVPD Y0, constants256x64<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterInt64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterInt64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPGTQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualInt64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualInt64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPGTQ Y0, Y1, Y0
	VMOVUPS constants256x64<>+128(SB), Y1
	VBLENDVPD Y0, constants256x64<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func absInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·absInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VPSUBQ Y0, Y1, Y1
	VPCMPGTQ Y0, Y1, Y2
	VBLENDVPD Y2, Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func reluInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·reluInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VPCMPGTQ Y0, Y1, Y2
	VBLENDVPD Y2, Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func orderKeyInt64ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·orderKeyInt64ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func addUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPADDD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPSUBD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPMULLD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·negUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPMAXUD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPMINUD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPAND Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPOR Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPXOR Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPXOR constants256x32<>+256(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPSLLVD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPSRLVD Y1, Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalUint8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualUint8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessUint8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualUint8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterUint8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualUint8ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint8ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func floorDivideUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y0
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y1
	VCVTDQ2PS Y1, Y1
	VDIVPS Y1, Y0, Y0
	VROUNDPS $9, Y0, Y0
	VCVTTPS2DQ Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y3
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y4
	VCVTDQ2PS Y4, Y4
	VDIVPS Y4, Y3, Y3
	VROUNDPS $9, Y3, Y3
	VCVTTPS2DQ Y3, Y3
	VPMULLD Y1, Y3, Y1
	VPSUBD Y1, Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodUint8256(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint8256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y3
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y4
	VCVTDQ2PS Y4, Y4
	VDIVPS Y4, Y3, Y3
	VROUNDPS $11, Y3, Y3
	VCVTTPS2DQ Y3, Y3
	VPMULLD Y1, Y3, Y1
	VPSUBD Y1, Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPADDD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSUBD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPMULLD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·negUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPMAXUD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPMINUD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPAND Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPOR Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPXOR Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPXOR constants256x32<>+256(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSLLVD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPSRLVD Y1, Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalUint16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualUint16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessUint16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualUint16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterUint16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualUint16ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint16ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func floorDivideUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y0
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y1
	VCVTDQ2PS Y1, Y1
	VDIVPS Y1, Y0, Y0
	VROUNDPS $9, Y0, Y0
	VCVTTPS2DQ Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y3
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y4
	VCVTDQ2PS Y4, Y4
	VDIVPS Y4, Y3, Y3
	VROUNDPS $9, Y3, Y3
	VCVTTPS2DQ Y3, Y3
	VPMULLD Y1, Y3, Y1
	VPSUBD Y1, Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodUint16256(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint16256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPCMPEQD constants256x32<>+32(SB), Y1, Y2
	VCVTDQ2PS Y0, Y3
	VBLENDVPS Y2, constants256x32<>+128(SB), Y1, Y4
	VCVTDQ2PS Y4, Y4
	VDIVPS Y4, Y3, Y3
	VROUNDPS $11, Y3, Y3
	VCVTTPS2DQ Y3, Y3
	VPMULLD Y1, Y3, Y1
	VPSUBD Y1, Y0, Y0
	VBLENDVPS Y2, constants256x32<>+32(SB), Y0, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPADDD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPSUBD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPMULLD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·negUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VPSUBD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPMAXUD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPMINUD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPAND Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPXOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPXOR constants256x32<>+256(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPSLLVD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPSRLVD Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalUint32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualUint32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessUint32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualUint32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterUint32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPCMPGTD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualUint32ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint32ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPCMPGTD Y0, Y1, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func floorDivideUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·floorDivideUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VPMOVZXDQ (DX)(BX*4), Y1
	VPCMPEQQ constants256x64<>+32(SB), Y1, Y2
	VPXOR constants256x64<>+64(SB), Y0, Y3
	VPSRLQ $48, Y3, Y3
	VPSUBQ constants256x64<>+384(SB), Y3, Y3
	VPSLLQ $32, Y3, Y3
	VPADDQ constants256x64<>+416(SB), Y3, Y3
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y3, Y3
	VADDPD Y0, Y3, Y0
	VBLENDVPD Y2, constants256x64<>+128(SB), Y1, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y3
	VPSRLQ $48, Y3, Y3
	VPSUBQ constants256x64<>+384(SB), Y3, Y3
	VPSLLQ $32, Y3, Y3
	VPADDQ constants256x64<>+416(SB), Y3, Y3
	VPAND constants256x64<>+448(SB), Y1, Y1
	VPOR constants256x64<>+480(SB), Y1, Y1
	VSUBPD constants256x64<>+512(SB), Y3, Y3
	VADDPD Y1, Y3, Y1
	VDIVPD Y1, Y0, Y0
	VROUNDPD $9, Y0, Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VMOVUPS constants256x64<>+544(SB), Y3
	VCMPPD $0x12, Y1, Y3, Y1
	VMOVMSKPD Y1, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y0, Y0
	VADDPD constants256x64<>+576(SB), Y0, Y0
	VPSUBQ constants256x64<>+576(SB), Y0, Y0
	VBLENDVPD Y2, constants256x64<>+32(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func remainderUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·remainderUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VPMOVZXDQ (DX)(BX*4), Y1
	VPCMPEQQ constants256x64<>+32(SB), Y1, Y2
	VPXOR constants256x64<>+64(SB), Y0, Y3
	VPSRLQ $48, Y3, Y3
	VPSUBQ constants256x64<>+384(SB), Y3, Y3
	VPSLLQ $32, Y3, Y3
	VPADDQ constants256x64<>+416(SB), Y3, Y3
	VPAND constants256x64<>+448(SB), Y0, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y3, Y3
	VADDPD Y4, Y3, Y3
	VBLENDVPD Y2, constants256x64<>+128(SB), Y1, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $48, Y5, Y5
	VPSUBQ constants256x64<>+384(SB), Y5, Y5
	VPSLLQ $32, Y5, Y5
	VPADDQ constants256x64<>+416(SB), Y5, Y5
	VPAND constants256x64<>+448(SB), Y4, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y5, Y5
	VADDPD Y4, Y5, Y4
	VDIVPD Y4, Y3, Y3
	VROUNDPD $9, Y3, Y3
	VPAND constants256x64<>+96(SB), Y3, Y4
	VMOVUPS constants256x64<>+544(SB), Y5
	VCMPPD $0x12, Y4, Y5, Y4
	VMOVMSKPD Y4, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y3, Y3
	VADDPD constants256x64<>+576(SB), Y3, Y3
	VPSUBQ constants256x64<>+576(SB), Y3, Y3
	VPMULUDQ Y1, Y3, Y1
	VPSUBQ Y1, Y0, Y0
	VBLENDVPD Y2, constants256x64<>+32(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func fmodUint32256(dst, x, y unsafe.Pointer, n int) int
TEXT ·fmodUint32256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VPMOVZXDQ (DX)(BX*4), Y1
	VPCMPEQQ constants256x64<>+32(SB), Y1, Y2
	VPXOR constants256x64<>+64(SB), Y0, Y3
	VPSRLQ $48, Y3, Y3
	VPSUBQ constants256x64<>+384(SB), Y3, Y3
	VPSLLQ $32, Y3, Y3
	VPADDQ constants256x64<>+416(SB), Y3, Y3
	VPAND constants256x64<>+448(SB), Y0, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y3, Y3
	VADDPD Y4, Y3, Y3
	VBLENDVPD Y2, constants256x64<>+128(SB), Y1, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $48, Y5, Y5
	VPSUBQ constants256x64<>+384(SB), Y5, Y5
	VPSLLQ $32, Y5, Y5
	VPADDQ constants256x64<>+416(SB), Y5, Y5
	VPAND constants256x64<>+448(SB), Y4, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y5, Y5
	VADDPD Y4, Y5, Y4
	VDIVPD Y4, Y3, Y3
	VROUNDPD $11, Y3, Y3
	VPAND constants256x64<>+96(SB), Y3, Y4
	VMOVUPS constants256x64<>+544(SB), Y5
	VCMPPD $0x12, Y4, Y5, Y4
	VMOVMSKPD Y4, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y3, Y3
	VADDPD constants256x64<>+576(SB), Y3, Y3
	VPSUBQ constants256x64<>+576(SB), Y3, Y3
	VPMULUDQ Y1, Y3, Y1
	VPSUBQ Y1, Y0, Y0
	VBLENDVPD Y2, constants256x64<>+32(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func addUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·addUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPADDQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func subUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·subUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPSUBQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func mulUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPSRLQ $32, Y0, Y2
	VPMULUDQ Y1, Y2, Y2
	VPSRLQ $32, Y1, Y3
	VPMULUDQ Y3, Y0, Y3
	VPADDQ Y3, Y2, Y2
	VPMULUDQ Y1, Y0, Y0
	VPSLLQ $32, Y2, Y1
	VPADDQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func negUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·negUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VPSUBQ Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func maximumUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·maximumUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR constants256x64<>+64(SB), Y0, Y2
	VPXOR constants256x64<>+64(SB), Y1, Y3
	VPCMPGTQ Y2, Y3, Y2
	VBLENDVPD Y2, Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func minimumUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·minimumUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR constants256x64<>+64(SB), Y0, Y2
	VPXOR constants256x64<>+64(SB), Y1, Y3
	VPCMPGTQ Y2, Y3, Y2
	VBLENDVPD Y2, Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPAND Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseInvertUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+224(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseLeftShiftUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseLeftShiftUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPSLLVQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseRightShiftUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseRightShiftUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPSRLVQ Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalUint64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalUint64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPEQQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualUint64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualUint64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPCMPEQQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+128(SB), Y1
	VBLENDVPD Y0, constants256x64<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessUint64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessUint64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y1, Y1
	VPCMPGTQ Y0, Y1, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func lessEqualUint64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·lessEqualUint64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR constants256x64<>+64(SB), Y1, Y1
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPCMPGTQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+128(SB), Y1
	VBLENDVPD Y0, constants256x64<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterUint64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterUint64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR constants256x64<>+64(SB), Y1, Y1
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPCMPGTQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func greaterEqualUint64ToBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·greaterEqualUint64ToBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y1, Y1
	VPCMPGTQ Y0, Y1, Y0
	VMOVUPS constants256x64<>+128(SB), Y1
	VBLENDVPD Y0, constants256x64<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func equalBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·equalBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func notEqualBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·notEqualBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPCMPEQD Y1, Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func logicalAndBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalAndBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPAND Y1, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseAndBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseAndBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPAND Y1, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func logicalOrBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalOrBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPOR Y1, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseOrBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseOrBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPOR Y1, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func logicalXorBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·logicalXorBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPXOR Y1, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func bitwiseXorBool256(dst, x, y unsafe.Pointer, n int) int
TEXT ·bitwiseXorBool256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPXOR Y1, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func logicalNotBool256(dst, x unsafe.Pointer, n int) int
TEXT ·logicalNotBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPXOR constants256x32<>+128(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func bitwiseInvertBool256(dst, x unsafe.Pointer, n int) int
TEXT ·bitwiseInvertBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPXOR constants256x32<>+128(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func whereUint8256(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint8256(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXBD (DX)(BX*1), Y1
	VPMOVZXBD (R8)(BX*1), Y2
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VBLENDVPS Y0, Y2, Y1, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func whereUint16256(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint16256(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPMOVZXWD (DX)(BX*2), Y1
	VPMOVZXWD (R8)(BX*2), Y2
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VBLENDVPS Y0, Y2, Y1, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func whereUint32256(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint32256(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VMOVUPS (DX)(BX*4), Y1
	VMOVUPS (R8)(BX*4), Y2
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VBLENDVPS Y0, Y2, Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func whereUint64256(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·whereUint64256(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Y0
	VMOVUPS (DX)(BX*8), Y1
	VMOVUPS (R8)(BX*8), Y2
	VPCMPEQQ constants256x64<>+32(SB), Y0, Y0
	VBLENDVPD Y0, Y2, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func castFloat16ToBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat16ToBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBFloat16ToFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·castBFloat16ToFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPS2PD (SI)(BX*4), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VCVTPD2PSY Y0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPSRLQ $32, Y0, Y1
	VPOR constants256x64<>+672(SB), Y1, Y1
	VPAND constants256x64<>+352(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+704(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat16ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat16ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPH2PS (SI)(BX*2), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VCVTPS2PH $0, Y0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBFloat16ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castBFloat16ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPSLLD $16, Y0, Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToBFloat16256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToBFloat16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VPSRLD $16, Y0, Y1
	VPAND constants256x32<>+128(SB), Y1, Y1
	VPADDD constants256x32<>+160(SB), Y0, Y0
	VPADDD Y1, Y0, Y0
	VPSRLD $16, Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $4, constants256x32<>+32(SB), Y0, Y0
	VMOVUPS constants256x32<>+32(SB), Y1
	VBLENDVPS Y0, constants256x32<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+32(SB), Y0, Y1
	VMOVUPS constants256x32<>+416(SB), Y2
	VCMPPS $0x11, Y1, Y2, Y3
	VMOVUPS constants256x32<>+32(SB), Y4
	VBLENDVPS Y3, Y1, Y4, Y1
	VCMPPS $0x11, constants256x32<>+448(SB), Y1, Y3
	VBLENDVPS Y3, Y1, Y4, Y1
	VCVTTPS2DQ Y1, Y1
	VMOVUPS constants256x32<>+448(SB), Y3
	VCMPPS $0x12, Y0, Y3, Y3
	VBLENDVPS Y3, constants256x32<>+480(SB), Y1, Y1
	VCMPPS $0x12, Y2, Y0, Y0
	VBLENDVPS Y0, constants256x32<>+512(SB), Y1, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+32(SB), Y0, Y1
	VMOVUPS constants256x32<>+544(SB), Y2
	VCMPPS $0x11, Y1, Y2, Y3
	VMOVUPS constants256x32<>+32(SB), Y4
	VBLENDVPS Y3, Y1, Y4, Y1
	VCMPPS $0x11, constants256x32<>+576(SB), Y1, Y3
	VBLENDVPS Y3, Y1, Y4, Y1
	VCVTTPS2DQ Y1, Y1
	VMOVUPS constants256x32<>+576(SB), Y3
	VCMPPS $0x12, Y0, Y3, Y3
	VBLENDVPS Y3, constants256x32<>+160(SB), Y1, Y1
	VCMPPS $0x12, Y2, Y0, Y0
	VBLENDVPS Y0, constants256x32<>+608(SB), Y1, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+32(SB), Y0, Y1
	VMOVUPS constants256x32<>+640(SB), Y2
	VCMPPS $0x11, Y1, Y2, Y3
	VMOVUPS constants256x32<>+32(SB), Y4
	VBLENDVPS Y3, Y1, Y4, Y1
	VCMPPS $0x11, constants256x32<>+672(SB), Y1, Y3
	VBLENDVPS Y3, Y1, Y4, Y1
	VCVTTPS2DQ Y1, Y1
	VMOVUPS constants256x32<>+672(SB), Y3
	VCMPPS $0x12, Y0, Y3, Y3
	VBLENDVPS Y3, constants256x32<>+96(SB), Y1, Y1
	VCMPPS $0x12, Y2, Y0, Y0
	VBLENDVPS Y0, constants256x32<>+64(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPS2PD (SI)(BX*4), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+736(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VMOVUPS constants256x64<>+32(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y1
	VCMPPD $0x11, constants256x64<>+768(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y4, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+768(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+96(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+64(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+32(SB), Y0, Y1
	VMOVUPS constants256x32<>+32(SB), Y2
	VCMPPS $0x11, Y1, Y2, Y3
	VBLENDVPS Y3, Y1, Y2, Y1
	VCMPPS $0x11, constants256x32<>+704(SB), Y1, Y3
	VBLENDVPS Y3, Y1, Y2, Y1
	VCVTTPS2DQ Y1, Y1
	VMOVUPS constants256x32<>+704(SB), Y3
	VCMPPS $0x12, Y0, Y3, Y3
	VBLENDVPS Y3, constants256x32<>+288(SB), Y1, Y1
	VCMPPS $0x12, Y2, Y0, Y0
	VBLENDVPS Y0, Y2, Y1, Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCMPPS $3, Y0, Y0, Y1
	VBLENDVPS Y1, constants256x32<>+32(SB), Y0, Y1
	VMOVUPS constants256x32<>+32(SB), Y2
	VCMPPS $0x11, Y1, Y2, Y3
	VBLENDVPS Y3, Y1, Y2, Y1
	VCMPPS $0x11, constants256x32<>+736(SB), Y1, Y3
	VBLENDVPS Y3, Y1, Y2, Y1
	VCVTTPS2DQ Y1, Y1
	VMOVUPS constants256x32<>+736(SB), Y3
	VCMPPS $0x12, Y0, Y3, Y3
	VBLENDVPS Y3, constants256x32<>+352(SB), Y1, Y1
	VCMPPS $0x12, Y2, Y0, Y0
	VBLENDVPS Y0, Y2, Y1, Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat32ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat32ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VCVTPS2PD (SI)(BX*4), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+32(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VBLENDVPD Y3, Y1, Y2, Y1
	VCMPPD $0x11, constants256x64<>+800(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y2, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+800(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+352(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, Y2, Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $4, constants256x64<>+32(SB), Y0, Y0
	VMOVUPS constants256x64<>+32(SB), Y1
	VBLENDVPD Y0, constants256x64<>+128(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+832(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VMOVUPS constants256x64<>+32(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y1
	VCMPPD $0x11, constants256x64<>+864(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y4, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+864(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+896(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+928(SB), Y1, Y0
	VPAND constants256x64<>+960(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+992(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VMOVUPS constants256x64<>+32(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y1
	VCMPPD $0x11, constants256x64<>+1024(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y4, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+1024(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+1056(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+1088(SB), Y1, Y0
	VPAND constants256x64<>+1120(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VMOVQ X0, (DI)(BX*2)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+1152(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VMOVUPS constants256x64<>+32(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y1
	VCMPPD $0x11, constants256x64<>+1184(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y4, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+1184(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+256(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+1216(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+736(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VMOVUPS constants256x64<>+32(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y1
	VCMPPD $0x11, constants256x64<>+768(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y4, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+768(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+96(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+64(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+32(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VBLENDVPD Y3, Y1, Y2, Y1
	VCMPPD $0x11, constants256x64<>+1248(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y2, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+1248(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+960(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, Y2, Y1, Y0
	VPAND constants256x64<>+960(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+32(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VBLENDVPD Y3, Y1, Y2, Y1
	VCMPPD $0x11, constants256x64<>+1280(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y2, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+1280(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+1120(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, Y2, Y1, Y0
	VPAND constants256x64<>+1120(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VMOVQ X0, (DI)(BX*2)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castFloat64ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castFloat64ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VCMPPD $3, Y0, Y0, Y1
	VBLENDVPD Y1, constants256x64<>+32(SB), Y0, Y1
	VMOVUPS constants256x64<>+32(SB), Y2
	VCMPPD $0x11, Y1, Y2, Y3
	VBLENDVPD Y3, Y1, Y2, Y1
	VCMPPD $0x11, constants256x64<>+800(SB), Y1, Y3
	VBLENDVPD Y3, Y1, Y2, Y1
	VPAND constants256x64<>+96(SB), Y1, Y3
	VMOVUPS constants256x64<>+544(SB), Y4
	VCMPPD $0x12, Y3, Y4, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VROUNDPD $11, Y1, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VPSUBQ constants256x64<>+576(SB), Y1, Y1
	VMOVUPS constants256x64<>+800(SB), Y3
	VCMPPD $0x12, Y0, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+352(SB), Y1, Y1
	VCMPPD $0x12, Y2, Y0, Y0
	VBLENDVPD Y0, Y2, Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBQ (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBQ (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBQ (SI)(BX*1), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt8ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt8ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXBD (SI)(BX*1), Y0
	VCVTDQ2PS Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWQ (SI)(BX*2), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWQ (SI)(BX*2), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWQ (SI)(BX*2), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt16ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt16ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXWD (SI)(BX*2), Y0
	VCVTDQ2PS Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVSXDQ (SI)(BX*4), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt32ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt32ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCVTDQ2PS Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPCMPEQQ constants256x64<>+32(SB), Y0, Y0
	VMOVUPS constants256x64<>+128(SB), Y1
	VBLENDVPD Y0, constants256x64<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+960(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+1120(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VMOVQ X0, (DI)(BX*2)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+960(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+1120(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VMOVQ X0, (DI)(BX*2)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castInt64ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castInt64ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint8ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint8ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VCVTDQ2PS Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWQ (SI)(BX*2), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWQ (SI)(BX*2), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWQ (SI)(BX*2), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint16ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint16ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXWD (SI)(BX*2), Y0
	VCVTDQ2PS Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPCMPEQD constants256x32<>+32(SB), Y0, Y0
	VMOVUPS constants256x32<>+128(SB), Y1
	VBLENDVPS Y0, constants256x32<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint32ToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint32ToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VCVTPD2PSY Y0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToBool256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToBool256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPCMPEQQ constants256x64<>+32(SB), Y0, Y0
	VMOVUPS constants256x64<>+128(SB), Y1
	VBLENDVPD Y0, constants256x64<>+32(SB), Y1, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+960(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+1120(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VMOVQ X0, (DI)(BX*2)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToUint8256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+960(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVD X0, (DI)(BX*1)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+1120(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VPACKUSDW X0, X0, X0
	VMOVQ X0, (DI)(BX*2)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castUint64ToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castUint64ToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VEXTRACTI128 $1, Y0, X1
	VSHUFPS $0x88, X1, X0, X0
	VMOVUPS X0, (DI)(BX*4)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToInt8256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt8256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+288(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VPACKUSWB X0, X0, X0
	VMOVQ X0, (DI)(BX*1)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToInt16256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToInt32256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToInt64256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToInt64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToUint16256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint16256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VPAND constants256x32<>+352(SB), Y0, Y0
	VEXTRACTI128 $1, Y0, X1
	VPACKUSDW X1, X0, X0
	VMOVUPS X0, (DI)(BX*2)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToUint32256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToUint64256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToUint64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBQ (SI)(BX*1), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPSRLQ $48, Y1, Y1
	VPSUBQ constants256x64<>+384(SB), Y1, Y1
	VPSLLQ $32, Y1, Y1
	VPADDQ constants256x64<>+416(SB), Y1, Y1
	VPAND constants256x64<>+448(SB), Y0, Y0
	VPOR constants256x64<>+480(SB), Y0, Y0
	VSUBPD constants256x64<>+512(SB), Y1, Y1
	VADDPD Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func castBoolToFloat32256(dst, x unsafe.Pointer, n int) int
TEXT ·castBoolToFloat32256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VPMOVZXBD (SI)(BX*1), Y0
	VCVTDQ2PS Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func packWordsUint32ToUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·packWordsUint32ToUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VPMOVZXDQ (SI)(BX*4), Y0
	VPMOVZXDQ (DX)(BX*4), Y1
	VPSLLQ $32, Y0, Y0
	VPOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func randomBitsUint64256(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·randomBitsUint64256(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VMOVUPS (R8)(BX*8), Y2
	VPSRLQ $32, Y0, Y3
	VPSRLQ $32, Y1, Y4
	VPSRLQ $32, Y2, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y0, Y0
	VPMULUDQ constants256x64<>+1344(SB), Y1, Y1
	VPSRLQ $32, Y1, Y6
	VPXOR Y3, Y6, Y3
	VPXOR Y2, Y3, Y3
	VPSRLQ $32, Y0, Y6
	VPXOR Y4, Y6, Y4
	VPXOR Y5, Y4, Y4
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y3, Y3
	VPMULUDQ constants256x64<>+1344(SB), Y4, Y4
	VPSRLQ $32, Y4, Y6
	VPXOR Y1, Y6, Y1
	VPXOR Y2, Y1, Y1
	VPSRLQ $32, Y3, Y6
	VPXOR Y0, Y6, Y0
	VPXOR Y5, Y0, Y0
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y1, Y1
	VPMULUDQ constants256x64<>+1344(SB), Y0, Y0
	VPSRLQ $32, Y0, Y6
	VPXOR Y4, Y6, Y4
	VPXOR Y2, Y4, Y4
	VPSRLQ $32, Y1, Y6
	VPXOR Y3, Y6, Y3
	VPXOR Y5, Y3, Y3
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y4, Y4
	VPMULUDQ constants256x64<>+1344(SB), Y3, Y3
	VPSRLQ $32, Y3, Y6
	VPXOR Y0, Y6, Y0
	VPXOR Y2, Y0, Y0
	VPSRLQ $32, Y4, Y6
	VPXOR Y1, Y6, Y1
	VPXOR Y5, Y1, Y1
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y0, Y0
	VPMULUDQ constants256x64<>+1344(SB), Y1, Y1
	VPSRLQ $32, Y1, Y6
	VPXOR Y3, Y6, Y3
	VPXOR Y2, Y3, Y3
	VPSRLQ $32, Y0, Y6
	VPXOR Y4, Y6, Y4
	VPXOR Y5, Y4, Y4
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y3, Y3
	VPMULUDQ constants256x64<>+1344(SB), Y4, Y4
	VPSRLQ $32, Y4, Y6
	VPXOR Y1, Y6, Y1
	VPXOR Y2, Y1, Y1
	VPSRLQ $32, Y3, Y6
	VPXOR Y0, Y6, Y0
	VPXOR Y5, Y0, Y0
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y1, Y1
	VPMULUDQ constants256x64<>+1344(SB), Y0, Y0
	VPSRLQ $32, Y0, Y6
	VPXOR Y4, Y6, Y4
	VPXOR Y2, Y4, Y4
	VPSRLQ $32, Y1, Y6
	VPXOR Y3, Y6, Y3
	VPXOR Y5, Y3, Y3
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y4, Y4
	VPMULUDQ constants256x64<>+1344(SB), Y3, Y3
	VPSRLQ $32, Y3, Y3
	VPXOR Y0, Y3, Y0
	VPXOR Y2, Y0, Y0
	VPSRLQ $32, Y4, Y3
	VPXOR Y1, Y3, Y1
	VPXOR Y5, Y1, Y1
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y3
	VPMULUDQ constants256x64<>+1312(SB), Y0, Y0
	VPMULUDQ constants256x64<>+1344(SB), Y1, Y1
	VPSRLQ $32, Y0, Y0
	VPXOR Y4, Y0, Y0
	VPXOR Y3, Y0, Y0
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPMULUDQ constants256x64<>+1344(SB), Y0, Y0
	VPSRLQ $32, Y0, Y3
	VPXOR Y1, Y3, Y1
	VPXOR Y2, Y1, Y1
	VPSLLQ $32, Y0, Y0
	VPAND constants256x64<>+352(SB), Y1, Y1
	VPOR Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func randomBitsHighUint64256(dst, x, y, z unsafe.Pointer, n int) int
TEXT ·randomBitsHighUint64256(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ z+24(FP), R8
	MOVQ n+32(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VMOVUPS (R8)(BX*8), Y2
	VPSRLQ $32, Y0, Y3
	VPSRLQ $32, Y1, Y4
	VPSRLQ $32, Y2, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y0, Y0
	VPMULUDQ constants256x64<>+1344(SB), Y1, Y1
	VPSRLQ $32, Y1, Y6
	VPXOR Y3, Y6, Y3
	VPXOR Y2, Y3, Y3
	VPSRLQ $32, Y0, Y6
	VPXOR Y4, Y6, Y4
	VPXOR Y5, Y4, Y4
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y3, Y3
	VPMULUDQ constants256x64<>+1344(SB), Y4, Y4
	VPSRLQ $32, Y4, Y6
	VPXOR Y1, Y6, Y1
	VPXOR Y2, Y1, Y1
	VPSRLQ $32, Y3, Y6
	VPXOR Y0, Y6, Y0
	VPXOR Y5, Y0, Y0
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y1, Y1
	VPMULUDQ constants256x64<>+1344(SB), Y0, Y0
	VPSRLQ $32, Y0, Y6
	VPXOR Y4, Y6, Y4
	VPXOR Y2, Y4, Y4
	VPSRLQ $32, Y1, Y6
	VPXOR Y3, Y6, Y3
	VPXOR Y5, Y3, Y3
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y4, Y4
	VPMULUDQ constants256x64<>+1344(SB), Y3, Y3
	VPSRLQ $32, Y3, Y6
	VPXOR Y0, Y6, Y0
	VPXOR Y2, Y0, Y0
	VPSRLQ $32, Y4, Y6
	VPXOR Y1, Y6, Y1
	VPXOR Y5, Y1, Y1
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y0, Y0
	VPMULUDQ constants256x64<>+1344(SB), Y1, Y1
	VPSRLQ $32, Y1, Y6
	VPXOR Y3, Y6, Y3
	VPXOR Y2, Y3, Y3
	VPSRLQ $32, Y0, Y6
	VPXOR Y4, Y6, Y4
	VPXOR Y5, Y4, Y4
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y3, Y3
	VPMULUDQ constants256x64<>+1344(SB), Y4, Y4
	VPSRLQ $32, Y4, Y6
	VPXOR Y1, Y6, Y1
	VPXOR Y2, Y1, Y1
	VPSRLQ $32, Y3, Y6
	VPXOR Y0, Y6, Y0
	VPXOR Y5, Y0, Y0
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y1, Y1
	VPMULUDQ constants256x64<>+1344(SB), Y0, Y0
	VPSRLQ $32, Y0, Y6
	VPXOR Y4, Y6, Y4
	VPXOR Y2, Y4, Y4
	VPSRLQ $32, Y1, Y6
	VPXOR Y3, Y6, Y3
	VPXOR Y5, Y3, Y3
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y5
	VPMULUDQ constants256x64<>+1312(SB), Y4, Y4
	VPMULUDQ constants256x64<>+1344(SB), Y3, Y3
	VPSRLQ $32, Y3, Y6
	VPXOR Y0, Y6, Y0
	VPXOR Y2, Y0, Y0
	VPSRLQ $32, Y4, Y4
	VPXOR Y1, Y4, Y1
	VPXOR Y5, Y1, Y1
	VPADDQ constants256x64<>+1376(SB), Y2, Y2
	VPADDQ constants256x64<>+1408(SB), Y5, Y4
	VPMULUDQ constants256x64<>+1312(SB), Y0, Y0
	VPMULUDQ constants256x64<>+1344(SB), Y1, Y1
	VPSRLQ $32, Y1, Y1
	VPXOR Y3, Y1, Y1
	VPXOR Y2, Y1, Y1
	VPADDQ constants256x64<>+1408(SB), Y4, Y2
	VPMULUDQ constants256x64<>+1312(SB), Y1, Y1
	VPSRLQ $32, Y1, Y3
	VPXOR Y0, Y3, Y0
	VPXOR Y2, Y0, Y0
	VPSLLQ $32, Y1, Y1
	VPAND constants256x64<>+352(SB), Y0, Y0
	VPOR Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+40(FP)
	RET

// func mulHighUint64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·mulHighUint64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPSRLQ $32, Y0, Y2
	VPSRLQ $32, Y1, Y3
	VPMULUDQ Y1, Y2, Y4
	VPMULUDQ Y1, Y0, Y1
	VPSRLQ $32, Y1, Y1
	VPADDQ Y1, Y4, Y1
	VPMULUDQ Y3, Y0, Y0
	VPAND constants256x64<>+352(SB), Y1, Y4
	VPADDQ Y4, Y0, Y0
	VPMULUDQ Y3, Y2, Y2
	VPSRLQ $32, Y1, Y1
	VPADDQ Y1, Y2, Y1
	VPSRLQ $32, Y0, Y0
	VPADDQ Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func exp256(dst, x unsafe.Pointer, n int) int
TEXT ·exp256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPMINSD constants256x32<>+768(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+800(SB), Y2, Y2
	VBLENDVPS Y2, constants256x32<>+832(SB), Y1, Y1
	VMULPS constants256x32<>+864(SB), Y1, Y2
	VADDPS constants256x32<>+896(SB), Y2, Y2
	VPSUBD constants256x32<>+896(SB), Y2, Y3
	VSUBPS constants256x32<>+896(SB), Y2, Y2
	VMULPS constants256x32<>+928(SB), Y2, Y4
	VSUBPS Y4, Y1, Y1
	VMULPS constants256x32<>+960(SB), Y2, Y2
	VSUBPS Y2, Y1, Y4
	VMULPS constants256x32<>+992(SB), Y4, Y5
	VADDPS constants256x32<>+1024(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+1056(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+1088(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+1120(SB), Y5, Y5
	VMULPS Y4, Y4, Y4
	VMULPS Y5, Y4, Y4
	VADDPS constants256x32<>+192(SB), Y1, Y5
	VMOVUPS constants256x32<>+192(SB), Y6
	VSUBPS Y5, Y6, Y6
	VADDPS Y1, Y6, Y1
	VSUBPS Y2, Y4, Y2
	VADDPS Y2, Y1, Y1
	VADDPS Y1, Y5, Y1
	VPSRAD $1, Y3, Y2
	VPADDD constants256x32<>+480(SB), Y2, Y4
	VPSLLD $23, Y4, Y4
	VMULPS Y4, Y1, Y1
	VPSUBD Y2, Y3, Y2
	VPADDD constants256x32<>+480(SB), Y2, Y2
	VPSLLD $23, Y2, Y2
	VMULPS Y2, Y1, Y1
	VPAND constants256x32<>+96(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y0, Y0
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func exp2256(dst, x unsafe.Pointer, n int) int
TEXT ·exp2256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPMINSD constants256x32<>+1184(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+1216(SB), Y2, Y2
	VBLENDVPS Y2, constants256x32<>+1248(SB), Y1, Y1
	VADDPS constants256x32<>+896(SB), Y1, Y2
	VPSUBD constants256x32<>+896(SB), Y2, Y3
	VSUBPS constants256x32<>+896(SB), Y2, Y2
	VSUBPS Y2, Y1, Y1
	VPAND constants256x32<>+1280(SB), Y1, Y2
	VSUBPS Y2, Y1, Y4
	VMULPS constants256x32<>+1312(SB), Y2, Y2
	VADDPS constants256x32<>+192(SB), Y2, Y5
	VSUBPS constants256x32<>+192(SB), Y5, Y6
	VSUBPS Y6, Y2, Y2
	VMULPS constants256x32<>+1344(SB), Y1, Y6
	VADDPS constants256x32<>+1376(SB), Y6, Y6
	VMULPS Y1, Y6, Y6
	VADDPS constants256x32<>+1408(SB), Y6, Y6
	VMULPS Y1, Y6, Y6
	VADDPS constants256x32<>+1440(SB), Y6, Y6
	VMULPS Y1, Y6, Y6
	VADDPS constants256x32<>+1472(SB), Y6, Y6
	VMULPS Y1, Y1, Y7
	VMULPS Y6, Y7, Y6
	VMULPS constants256x32<>+1504(SB), Y1, Y1
	VADDPS Y1, Y6, Y1
	VMULPS constants256x32<>+1312(SB), Y4, Y4
	VADDPS Y4, Y1, Y1
	VADDPS Y1, Y2, Y1
	VADDPS Y1, Y5, Y1
	VPSRAD $1, Y3, Y2
	VPADDD constants256x32<>+480(SB), Y2, Y4
	VPSLLD $23, Y4, Y4
	VMULPS Y4, Y1, Y1
	VPSUBD Y2, Y3, Y2
	VPADDD constants256x32<>+480(SB), Y2, Y2
	VPSLLD $23, Y2, Y2
	VMULPS Y2, Y1, Y1
	VPAND constants256x32<>+96(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y0, Y0
	VBLENDVPS Y0, constants256x32<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func expm1256(dst, x unsafe.Pointer, n int) int
TEXT ·expm1256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPMINSD constants256x32<>+768(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+1536(SB), Y2, Y2
	VBLENDVPS Y2, constants256x32<>+1568(SB), Y1, Y1
	VSUBPS constants256x32<>+1600(SB), Y1, Y2
	VMULPS constants256x32<>+864(SB), Y2, Y2
	VADDPS constants256x32<>+896(SB), Y2, Y2
	VPSUBD constants256x32<>+896(SB), Y2, Y3
	VSUBPS constants256x32<>+896(SB), Y2, Y2
	VMULPS constants256x32<>+928(SB), Y2, Y4
	VSUBPS Y4, Y1, Y1
	VMULPS constants256x32<>+960(SB), Y2, Y2
	VSUBPS Y2, Y1, Y4
	VMULPS constants256x32<>+1632(SB), Y4, Y5
	VADDPS constants256x32<>+1664(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+1696(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+1728(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+1760(SB), Y5, Y5
	VMULPS Y4, Y4, Y6
	VMULPS constants256x32<>+1792(SB), Y6, Y7
	VMULPS Y4, Y6, Y4
	VMULPS Y5, Y4, Y4
	VADDPS Y4, Y7, Y4
	VSUBPS Y2, Y4, Y2
	VPSUBD constants256x32<>+128(SB), Y3, Y3
	VPADDD constants256x32<>+480(SB), Y3, Y3
	VPSLLD $23, Y3, Y3
	VADDPS constants256x32<>+1824(SB), Y3, Y4
	VSUBPS Y3, Y4, Y5
	VSUBPS Y5, Y4, Y6
	VSUBPS Y6, Y3, Y6
	VMOVUPS constants256x32<>+1824(SB), Y7
	VSUBPS Y5, Y7, Y5
	VADDPS Y5, Y6, Y5
	VMULPS Y1, Y3, Y1
	VADDPS Y1, Y4, Y6
	VSUBPS Y4, Y6, Y4
	VSUBPS Y4, Y1, Y1
	VMULPS Y2, Y3, Y2
	VADDPS Y5, Y2, Y2
	VADDPS Y2, Y1, Y1
	VADDPS Y1, Y6, Y1
	VPAND constants256x32<>+96(SB), Y0, Y2
	VPXOR constants256x32<>+64(SB), Y2, Y2
	VMOVUPS constants256x32<>+1856(SB), Y3
	VPCMPGTD Y2, Y3, Y3
	VADDPS Y1, Y1, Y1
	VBLENDVPS Y3, Y0, Y1, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sinh256(dst, x unsafe.Pointer, n int) int
TEXT ·sinh256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+1888(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+1920(SB), Y1, Y1
	VMULPS constants256x32<>+864(SB), Y1, Y3
	VADDPS constants256x32<>+896(SB), Y3, Y3
	VPSUBD constants256x32<>+896(SB), Y3, Y4
	VSUBPS constants256x32<>+896(SB), Y3, Y3
	VMULPS constants256x32<>+928(SB), Y3, Y5
	VSUBPS Y5, Y1, Y1
	VMULPS constants256x32<>+960(SB), Y3, Y3
	VSUBPS Y3, Y1, Y5
	VMULPS Y5, Y5, Y6
	VMULPS constants256x32<>+1952(SB), Y6, Y7
	VADDPS constants256x32<>+1984(SB), Y7, Y7
	VMULPS Y6, Y7, Y7
	VADDPS constants256x32<>+1792(SB), Y7, Y7
	VMULPS Y7, Y6, Y7
	VMULPS Y6, Y5, Y5
	VMULPS constants256x32<>+2016(SB), Y6, Y8
	VADDPS constants256x32<>+2048(SB), Y8, Y8
	VMULPS Y6, Y8, Y6
	VADDPS constants256x32<>+2080(SB), Y6, Y6
	VMULPS Y6, Y5, Y5
	VSUBPS Y3, Y5, Y3
	VPSUBD constants256x32<>+2112(SB), Y4, Y5
	VPADDD constants256x32<>+480(SB), Y5, Y5
	VPSLLD $23, Y5, Y5
	VPXOR constants256x32<>+64(SB), Y4, Y6
	VPCMPGTD constants256x32<>+2144(SB), Y6, Y6
	VBLENDVPS Y6, constants256x32<>+2176(SB), Y4, Y6
	VMOVUPS constants256x32<>+2208(SB), Y8
	VPSUBD Y6, Y8, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y6
	VPSLLD $23, Y6, Y6
	VPCMPEQD constants256x32<>+32(SB), Y4, Y4
	VBLENDVPS Y4, constants256x32<>+1792(SB), Y5, Y5
	VBLENDVPS Y4, constants256x32<>+32(SB), Y6, Y6
	VSUBPS Y6, Y5, Y8
	VSUBPS Y8, Y5, Y9
	VSUBPS Y6, Y9, Y9
	VBLENDVPS Y4, constants256x32<>+32(SB), Y8, Y8
	VBLENDVPS Y4, constants256x32<>+32(SB), Y9, Y4
	VMULPS Y1, Y5, Y9
	VADDPS Y9, Y8, Y10
	VSUBPS Y8, Y10, Y11
	VSUBPS Y11, Y9, Y9
	VMULPS Y7, Y8, Y7
	VADDPS Y6, Y5, Y5
	VMULPS Y3, Y5, Y3
	VADDPS Y3, Y7, Y3
	VMULPS Y1, Y6, Y1
	VADDPS Y1, Y4, Y1
	VADDPS Y1, Y3, Y1
	VADDPS Y1, Y9, Y1
	VADDPS Y1, Y10, Y1
	VMOVUPS constants256x32<>+2240(SB), Y3
	VPCMPGTD Y2, Y3, Y3
	VADDPS Y1, Y1, Y1
	VPAND constants256x32<>+64(SB), Y0, Y4
	VPOR Y4, Y1, Y1
	VBLENDVPS Y3, Y0, Y1, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func cosh256(dst, x unsafe.Pointer, n int) int
TEXT ·cosh256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y1
	VPCMPGTD constants256x32<>+1888(SB), Y1, Y2
	VBLENDVPS Y2, constants256x32<>+1920(SB), Y0, Y0
	VMULPS constants256x32<>+864(SB), Y0, Y2
	VADDPS constants256x32<>+896(SB), Y2, Y2
	VPSUBD constants256x32<>+896(SB), Y2, Y3
	VSUBPS constants256x32<>+896(SB), Y2, Y2
	VMULPS constants256x32<>+928(SB), Y2, Y4
	VSUBPS Y4, Y0, Y0
	VMULPS constants256x32<>+960(SB), Y2, Y2
	VSUBPS Y2, Y0, Y4
	VMULPS Y4, Y4, Y5
	VMULPS constants256x32<>+1952(SB), Y5, Y6
	VADDPS constants256x32<>+1984(SB), Y6, Y6
	VMULPS Y5, Y6, Y6
	VADDPS constants256x32<>+1792(SB), Y6, Y6
	VMULPS Y6, Y5, Y6
	VMULPS Y5, Y4, Y4
	VMULPS constants256x32<>+2016(SB), Y5, Y7
	VADDPS constants256x32<>+2048(SB), Y7, Y7
	VMULPS Y5, Y7, Y5
	VADDPS constants256x32<>+2080(SB), Y5, Y5
	VMULPS Y5, Y4, Y4
	VSUBPS Y2, Y4, Y2
	VPSUBD constants256x32<>+2112(SB), Y3, Y4
	VPADDD constants256x32<>+480(SB), Y4, Y4
	VPSLLD $23, Y4, Y4
	VPXOR constants256x32<>+64(SB), Y3, Y5
	VPCMPGTD constants256x32<>+2144(SB), Y5, Y5
	VBLENDVPS Y5, constants256x32<>+2176(SB), Y3, Y3
	VMOVUPS constants256x32<>+2208(SB), Y5
	VPSUBD Y3, Y5, Y3
	VPADDD constants256x32<>+480(SB), Y3, Y3
	VPSLLD $23, Y3, Y3
	VADDPS Y3, Y4, Y5
	VSUBPS Y4, Y5, Y7
	VSUBPS Y7, Y3, Y7
	VMULPS Y0, Y4, Y8
	VADDPS Y8, Y5, Y9
	VSUBPS Y5, Y9, Y10
	VSUBPS Y10, Y8, Y8
	VMULPS Y6, Y5, Y5
	VSUBPS Y3, Y4, Y4
	VMULPS Y2, Y4, Y2
	VADDPS Y2, Y5, Y2
	VMULPS Y0, Y3, Y0
	VSUBPS Y0, Y7, Y0
	VADDPS Y0, Y2, Y0
	VADDPS Y0, Y8, Y0
	VADDPS Y0, Y9, Y0
	VADDPS Y0, Y0, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y1, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func tanh256(dst, x unsafe.Pointer, n int) int
TEXT ·tanh256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+2272(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+2304(SB), Y1, Y1
	VADDPS Y1, Y1, Y1
	VSUBPS constants256x32<>+1600(SB), Y1, Y3
	VMULPS constants256x32<>+864(SB), Y3, Y3
	VADDPS constants256x32<>+896(SB), Y3, Y3
	VPSUBD constants256x32<>+896(SB), Y3, Y4
	VSUBPS constants256x32<>+896(SB), Y3, Y3
	VMULPS constants256x32<>+928(SB), Y3, Y5
	VSUBPS Y5, Y1, Y1
	VMULPS constants256x32<>+960(SB), Y3, Y3
	VSUBPS Y3, Y1, Y5
	VMULPS constants256x32<>+1632(SB), Y5, Y6
	VADDPS constants256x32<>+1664(SB), Y6, Y6
	VMULPS Y5, Y6, Y6
	VADDPS constants256x32<>+1696(SB), Y6, Y6
	VMULPS Y5, Y6, Y6
	VADDPS constants256x32<>+1728(SB), Y6, Y6
	VMULPS Y5, Y6, Y6
	VADDPS constants256x32<>+1760(SB), Y6, Y6
	VMULPS Y5, Y5, Y7
	VMULPS constants256x32<>+1792(SB), Y7, Y8
	VMULPS Y5, Y7, Y5
	VMULPS Y6, Y5, Y5
	VADDPS Y5, Y8, Y5
	VSUBPS Y3, Y5, Y3
	VPADDD constants256x32<>+480(SB), Y4, Y4
	VPSLLD $23, Y4, Y4
	VSUBPS constants256x32<>+192(SB), Y4, Y5
	VMULPS Y1, Y4, Y1
	VADDPS Y1, Y5, Y6
	VSUBPS Y5, Y6, Y5
	VSUBPS Y5, Y1, Y1
	VMULPS Y3, Y4, Y3
	VADDPS Y3, Y1, Y1
	VADDPS Y1, Y6, Y3
	VSUBPS Y6, Y3, Y4
	VSUBPS Y4, Y1, Y1
	VADDPS constants256x32<>+2336(SB), Y3, Y4
	VSUBPS Y3, Y4, Y5
	VSUBPS Y5, Y4, Y6
	VSUBPS Y6, Y3, Y6
	VMOVUPS constants256x32<>+2336(SB), Y7
	VSUBPS Y5, Y7, Y5
	VADDPS Y5, Y6, Y5
	VADDPS Y1, Y5, Y5
	VPAND constants256x32<>+1280(SB), Y4, Y6
	VSUBPS Y6, Y4, Y7
	VADDPS Y5, Y7, Y5
	VMOVUPS constants256x32<>+192(SB), Y7
	VDIVPS Y4, Y7, Y4
	VMULPS Y4, Y3, Y7
	VPAND constants256x32<>+1280(SB), Y7, Y7
	VMULPS Y6, Y7, Y6
	VSUBPS Y6, Y3, Y3
	VMULPS Y5, Y7, Y5
	VSUBPS Y5, Y1, Y1
	VADDPS Y1, Y3, Y1
	VMULPS Y4, Y1, Y1
	VMOVUPS constants256x32<>+2240(SB), Y3
	VPCMPGTD Y2, Y3, Y3
	VADDPS Y1, Y7, Y1
	VPAND constants256x32<>+64(SB), Y0, Y4
	VPOR Y4, Y1, Y1
	VBLENDVPS Y3, Y0, Y1, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sigmoid256(dst, x unsafe.Pointer, n int) int
TEXT ·sigmoid256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+832(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+800(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VMULPS constants256x32<>+864(SB), Y1, Y3
	VADDPS constants256x32<>+896(SB), Y3, Y3
	VPSUBD constants256x32<>+896(SB), Y3, Y4
	VSUBPS constants256x32<>+896(SB), Y3, Y3
	VMULPS constants256x32<>+928(SB), Y3, Y5
	VSUBPS Y5, Y1, Y1
	VMULPS constants256x32<>+960(SB), Y3, Y3
	VADDPS constants256x32<>+32(SB), Y3, Y3
	VSUBPS Y3, Y1, Y5
	VMULPS constants256x32<>+992(SB), Y5, Y6
	VADDPS constants256x32<>+1024(SB), Y6, Y6
	VMULPS Y5, Y6, Y6
	VADDPS constants256x32<>+1056(SB), Y6, Y6
	VMULPS Y5, Y6, Y6
	VADDPS constants256x32<>+1088(SB), Y6, Y6
	VMULPS Y5, Y6, Y6
	VADDPS constants256x32<>+1120(SB), Y6, Y6
	VMULPS Y5, Y5, Y5
	VMULPS Y6, Y5, Y5
	VADDPS constants256x32<>+192(SB), Y1, Y6
	VMOVUPS constants256x32<>+192(SB), Y7
	VSUBPS Y6, Y7, Y8
	VADDPS Y1, Y8, Y1
	VSUBPS Y3, Y5, Y3
	VADDPS Y3, Y1, Y1
	VADDPS Y1, Y6, Y3
	VSUBPS Y6, Y3, Y5
	VSUBPS Y5, Y1, Y1
	VPMAXSD constants256x32<>+2368(SB), Y4, Y5
	VPADDD constants256x32<>+480(SB), Y5, Y5
	VPSLLD $23, Y5, Y5
	VMULPS Y3, Y5, Y6
	VADDPS Y6, Y7, Y8
	VSUBPS Y7, Y8, Y9
	VSUBPS Y9, Y6, Y6
	VMULPS Y1, Y5, Y5
	VADDPS Y5, Y6, Y5
	VMOVUPS constants256x32<>+32(SB), Y6
	VPCMPGTD Y0, Y6, Y0
	VBLENDVPS Y0, Y3, Y7, Y3
	VBLENDVPS Y0, Y1, Y6, Y1
	VPAND constants256x32<>+1280(SB), Y8, Y9
	VSUBPS Y9, Y8, Y10
	VADDPS Y5, Y10, Y5
	VDIVPS Y8, Y7, Y7
	VMULPS Y7, Y3, Y8
	VPAND constants256x32<>+1280(SB), Y8, Y8
	VMULPS Y9, Y8, Y9
	VSUBPS Y9, Y3, Y3
	VMULPS Y5, Y8, Y5
	VSUBPS Y5, Y1, Y1
	VADDPS Y1, Y3, Y1
	VMULPS Y7, Y1, Y1
	VBLENDVPS Y0, Y4, Y6, Y0
	VADDPS Y1, Y8, Y1
	VPSRAD $1, Y0, Y3
	VPADDD constants256x32<>+480(SB), Y3, Y4
	VPSLLD $23, Y4, Y4
	VMULPS Y4, Y1, Y1
	VPSUBD Y3, Y0, Y0
	VPADDD constants256x32<>+480(SB), Y0, Y0
	VPSLLD $23, Y0, Y0
	VMULPS Y0, Y1, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func softplus256(dst, x unsafe.Pointer, n int) int
TEXT ·softplus256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+832(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+800(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y3
	VMULPS constants256x32<>+864(SB), Y3, Y4
	VADDPS constants256x32<>+896(SB), Y4, Y4
	VPSUBD constants256x32<>+896(SB), Y4, Y5
	VSUBPS constants256x32<>+896(SB), Y4, Y4
	VMULPS constants256x32<>+928(SB), Y4, Y6
	VSUBPS Y6, Y3, Y3
	VMULPS constants256x32<>+960(SB), Y4, Y4
	VADDPS constants256x32<>+32(SB), Y4, Y4
	VSUBPS Y4, Y3, Y6
	VMULPS constants256x32<>+992(SB), Y6, Y7
	VADDPS constants256x32<>+1024(SB), Y7, Y7
	VMULPS Y6, Y7, Y7
	VADDPS constants256x32<>+1056(SB), Y7, Y7
	VMULPS Y6, Y7, Y7
	VADDPS constants256x32<>+1088(SB), Y7, Y7
	VMULPS Y6, Y7, Y7
	VADDPS constants256x32<>+1120(SB), Y7, Y7
	VMULPS Y6, Y6, Y6
	VMULPS Y7, Y6, Y6
	VADDPS constants256x32<>+192(SB), Y3, Y7
	VMOVUPS constants256x32<>+192(SB), Y8
	VSUBPS Y7, Y8, Y9
	VADDPS Y3, Y9, Y3
	VSUBPS Y4, Y6, Y4
	VADDPS Y4, Y3, Y3
	VADDPS Y3, Y7, Y4
	VSUBPS Y7, Y4, Y6
	VSUBPS Y6, Y3, Y3
	VPMAXSD constants256x32<>+2368(SB), Y5, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y6
	VPSLLD $23, Y6, Y6
	VMULPS Y4, Y6, Y7
	VADDPS constants256x32<>+2336(SB), Y7, Y9
	VSUBPS constants256x32<>+2336(SB), Y9, Y10
	VSUBPS Y10, Y7, Y7
	VMULPS Y3, Y6, Y10
	VADDPS Y10, Y7, Y7
	VPAND constants256x32<>+1280(SB), Y9, Y10
	VSUBPS Y10, Y9, Y11
	VADDPS Y7, Y11, Y7
	VDIVPS Y9, Y8, Y8
	VMULPS Y8, Y4, Y9
	VPAND constants256x32<>+1280(SB), Y9, Y9
	VMULPS Y10, Y9, Y10
	VSUBPS Y10, Y4, Y4
	VMULPS Y7, Y9, Y7
	VSUBPS Y7, Y3, Y3
	VADDPS Y3, Y4, Y3
	VMULPS Y8, Y3, Y3
	VADDPS Y3, Y9, Y4
	VMULPS Y4, Y6, Y7
	VMULPS Y7, Y7, Y7
	VMULPS constants256x32<>+2400(SB), Y7, Y8
	VADDPS constants256x32<>+2432(SB), Y8, Y8
	VMULPS Y7, Y8, Y8
	VADDPS constants256x32<>+2464(SB), Y8, Y8
	VMULPS Y7, Y8, Y8
	VADDPS constants256x32<>+2496(SB), Y8, Y8
	VMULPS Y7, Y8, Y8
	VADDPS constants256x32<>+2528(SB), Y8, Y8
	VADDPS Y3, Y3, Y3
	VMULPS Y7, Y4, Y4
	VMULPS Y8, Y4, Y4
	VADDPS Y4, Y3, Y3
	VADDPS Y9, Y9, Y4
	VMULPS Y4, Y6, Y7
	VADDPS Y7, Y1, Y8
	VSUBPS Y1, Y8, Y9
	VSUBPS Y9, Y8, Y10
	VSUBPS Y10, Y1, Y1
	VSUBPS Y9, Y7, Y7
	VADDPS Y7, Y1, Y1
	VMULPS Y3, Y6, Y6
	VADDPS Y6, Y1, Y1
	VADDPS Y1, Y8, Y1
	VPCMPGTD constants256x32<>+1536(SB), Y0, Y6
	VBLENDVPS Y6, Y0, Y1, Y1
	VMOVUPS constants256x32<>+32(SB), Y6
	VPCMPGTD Y0, Y6, Y0
	VADDPS Y3, Y4, Y3
	VPSRAD $1, Y5, Y4
	VPADDD constants256x32<>+480(SB), Y4, Y6
	VPSLLD $23, Y6, Y6
	VMULPS Y6, Y3, Y3
	VPSUBD Y4, Y5, Y4
	VPADDD constants256x32<>+480(SB), Y4, Y4
	VPSLLD $23, Y4, Y4
	VMULPS Y4, Y3, Y3
	VBLENDVPS Y0, Y3, Y1, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func erf256(dst, x unsafe.Pointer, n int) int
TEXT ·erf256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+2560(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+2592(SB), Y1, Y3
	VMULPS Y3, Y3, Y4
	VMULPS constants256x32<>+2624(SB), Y4, Y5
	VADDPS constants256x32<>+2656(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+2688(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+2720(SB), Y5, Y5
	VMULPS Y4, Y5, Y5
	VADDPS constants256x32<>+2752(SB), Y5, Y5
	VMULPS Y4, Y5, Y4
	VADDPS constants256x32<>+2784(SB), Y4, Y4
	VMULPS Y4, Y3, Y4
	VADDPS Y4, Y3, Y4
	VSUBPS constants256x32<>+2816(SB), Y3, Y3
	VMULPS constants256x32<>+2848(SB), Y3, Y5
	VADDPS constants256x32<>+2880(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+2912(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+2944(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+2976(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+3008(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+3040(SB), Y5, Y5
	VMULPS Y5, Y3, Y3
	VMULPS constants256x32<>+864(SB), Y3, Y5
	VADDPS constants256x32<>+896(SB), Y5, Y5
	VPSUBD constants256x32<>+896(SB), Y5, Y6
	VSUBPS constants256x32<>+896(SB), Y5, Y5
	VMULPS constants256x32<>+3072(SB), Y5, Y5
	VSUBPS Y5, Y3, Y3
	VMULPS constants256x32<>+3104(SB), Y3, Y5
	VADDPS constants256x32<>+3136(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+3168(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+3200(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+3232(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+3264(SB), Y5, Y5
	VMULPS Y3, Y5, Y3
	VADDPS constants256x32<>+3264(SB), Y3, Y3
	VPADDD constants256x32<>+480(SB), Y6, Y5
	VPSLLD $23, Y5, Y5
	VMULPS Y3, Y5, Y3
	VMOVUPS constants256x32<>+192(SB), Y5
	VSUBPS Y3, Y5, Y3
	VMOVUPS constants256x32<>+3296(SB), Y5
	VPCMPGTD Y2, Y5, Y5
	VBLENDVPS Y5, Y4, Y3, Y3
	VPSUBD constants256x32<>+128(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VMOVUPS constants256x32<>+3328(SB), Y4
	VPCMPGTD Y1, Y4, Y1
	VMOVMSKPS Y1, AX
	TESTL AX, AX
	JNE done
	VPAND constants256x32<>+64(SB), Y0, Y0
	VPOR Y0, Y3, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func erfc256(dst, x unsafe.Pointer, n int) int
TEXT ·erfc256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+3360(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+3392(SB), Y1, Y1
	VPAND constants256x32<>+1280(SB), Y1, Y3
	VSUBPS Y3, Y1, Y4
	VMULPS Y3, Y3, Y5
	VADDPS Y3, Y1, Y3
	VMULPS Y4, Y3, Y3
	VADDPS Y3, Y5, Y4
	VSUBPS Y5, Y4, Y5
	VSUBPS Y5, Y3, Y3
	VPXOR constants256x32<>+64(SB), Y4, Y4
	VMULPS constants256x32<>+864(SB), Y4, Y5
	VADDPS constants256x32<>+896(SB), Y5, Y5
	VPSUBD constants256x32<>+896(SB), Y5, Y6
	VSUBPS constants256x32<>+896(SB), Y5, Y5
	VMULPS constants256x32<>+928(SB), Y5, Y7
	VSUBPS Y7, Y4, Y4
	VMULPS constants256x32<>+960(SB), Y5, Y5
	VADDPS Y3, Y5, Y3
	VSUBPS Y3, Y4, Y5
	VMULPS constants256x32<>+992(SB), Y5, Y7
	VADDPS constants256x32<>+1024(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+1056(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+1088(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+1120(SB), Y7, Y7
	VMULPS Y5, Y5, Y5
	VMULPS Y7, Y5, Y5
	VADDPS constants256x32<>+192(SB), Y4, Y7
	VMOVUPS constants256x32<>+192(SB), Y8
	VSUBPS Y7, Y8, Y9
	VADDPS Y4, Y9, Y4
	VSUBPS Y3, Y5, Y3
	VADDPS Y3, Y4, Y3
	VADDPS Y3, Y7, Y4
	VSUBPS Y7, Y4, Y5
	VSUBPS Y5, Y3, Y3
	VPXOR constants256x32<>+64(SB), Y1, Y5
	VPCMPGTD constants256x32<>+3424(SB), Y5, Y5
	VMOVUPS constants256x32<>+3456(SB), Y7
	VBLENDVPS Y5, constants256x32<>+3488(SB), Y7, Y7
	VSUBPS Y7, Y1, Y7
	VMOVUPS constants256x32<>+3520(SB), Y9
	VBLENDVPS Y5, constants256x32<>+3552(SB), Y9, Y9
	VADDPS Y9, Y1, Y9
	VDIVPS Y9, Y7, Y7
	VMOVUPS constants256x32<>+3584(SB), Y9
	VBLENDVPS Y5, constants256x32<>+3616(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VMOVUPS constants256x32<>+3648(SB), Y10
	VBLENDVPS Y5, constants256x32<>+3680(SB), Y10, Y10
	VADDPS Y10, Y9, Y9
	VMULPS Y7, Y9, Y9
	VMOVUPS constants256x32<>+3712(SB), Y10
	VBLENDVPS Y5, constants256x32<>+3744(SB), Y10, Y10
	VADDPS Y10, Y9, Y9
	VMULPS Y7, Y9, Y9
	VMOVUPS constants256x32<>+3776(SB), Y10
	VBLENDVPS Y5, constants256x32<>+3808(SB), Y10, Y10
	VADDPS Y10, Y9, Y9
	VMULPS Y7, Y9, Y9
	VMOVUPS constants256x32<>+3840(SB), Y10
	VBLENDVPS Y5, constants256x32<>+3872(SB), Y10, Y10
	VADDPS Y10, Y9, Y9
	VMULPS Y7, Y9, Y9
	VMOVUPS constants256x32<>+3904(SB), Y10
	VBLENDVPS Y5, constants256x32<>+3936(SB), Y10, Y10
	VADDPS Y10, Y9, Y9
	VMULPS Y7, Y9, Y9
	VMOVUPS constants256x32<>+3968(SB), Y10
	VBLENDVPS Y5, constants256x32<>+4000(SB), Y10, Y10
	VADDPS Y10, Y9, Y9
	VMOVUPS constants256x32<>+4032(SB), Y10
	VBLENDVPS Y5, constants256x32<>+4064(SB), Y10, Y10
	VMULPS Y7, Y9, Y7
	VADDPS Y7, Y10, Y9
	VSUBPS Y10, Y9, Y10
	VSUBPS Y10, Y7, Y7
	VPAND constants256x32<>+1280(SB), Y4, Y10
	VSUBPS Y10, Y4, Y4
	VPAND constants256x32<>+1280(SB), Y9, Y11
	VSUBPS Y11, Y9, Y12
	VADDPS Y7, Y12, Y7
	VMULPS Y7, Y10, Y7
	VADDPS Y3, Y4, Y3
	VMULPS Y9, Y3, Y3
	VADDPS Y3, Y7, Y3
	VMULPS Y11, Y10, Y4
	VMOVUPS constants256x32<>+4096(SB), Y7
	VBLENDVPS Y5, constants256x32<>+4128(SB), Y7, Y5
	VADDPS Y5, Y1, Y7
	VPAND constants256x32<>+1280(SB), Y7, Y9
	VSUBPS Y5, Y9, Y5
	VSUBPS Y5, Y1, Y1
	VDIVPS Y7, Y8, Y5
	VMULPS Y5, Y4, Y7
	VPAND constants256x32<>+1280(SB), Y7, Y7
	VMULPS Y9, Y7, Y9
	VSUBPS Y9, Y4, Y4
	VMULPS Y1, Y7, Y1
	VSUBPS Y1, Y3, Y1
	VADDPS Y1, Y4, Y1
	VMULPS Y5, Y1, Y1
	VPMAXSD constants256x32<>+2368(SB), Y6, Y3
	VPADDD constants256x32<>+480(SB), Y3, Y3
	VPSLLD $23, Y3, Y3
	VPXOR constants256x32<>+64(SB), Y3, Y4
	VMULPS Y7, Y4, Y4
	VADDPS constants256x32<>+2336(SB), Y4, Y5
	VSUBPS constants256x32<>+2336(SB), Y5, Y9
	VSUBPS Y9, Y4, Y4
	VMULPS Y1, Y3, Y3
	VSUBPS Y3, Y4, Y3
	VADDPS Y3, Y5, Y3
	VMOVUPS constants256x32<>+32(SB), Y4
	VPCMPGTD Y0, Y4, Y0
	VADDPS Y1, Y7, Y1
	VPSRLD $23, Y1, Y4
	VPSUBD constants256x32<>+480(SB), Y4, Y4
	VPAND constants256x32<>+4160(SB), Y1, Y1
	VPOR Y8, Y1, Y1
	VPADDD Y4, Y6, Y4
	VPSRAD $1, Y4, Y5
	VPADDD constants256x32<>+480(SB), Y5, Y6
	VPSLLD $23, Y6, Y6
	VMULPS Y6, Y1, Y1
	VPSUBD Y5, Y4, Y4
	VPADDD constants256x32<>+480(SB), Y4, Y4
	VPSLLD $23, Y4, Y4
	VMULPS Y4, Y1, Y1
	VBLENDVPS Y0, Y3, Y1, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func gelu256(dst, x unsafe.Pointer, n int) int
TEXT ·gelu256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+4192(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+4224(SB), Y1, Y3
	VPAND constants256x32<>+1280(SB), Y3, Y4
	VSUBPS Y4, Y3, Y5
	VMULPS Y4, Y4, Y6
	VADDPS Y4, Y3, Y7
	VMULPS Y5, Y7, Y7
	VADDPS Y7, Y6, Y8
	VSUBPS Y6, Y8, Y6
	VSUBPS Y6, Y7, Y6
	VMULPS constants256x32<>+1792(SB), Y8, Y7
	VMULPS constants256x32<>+1792(SB), Y6, Y6
	VPXOR constants256x32<>+64(SB), Y7, Y7
	VMULPS constants256x32<>+864(SB), Y7, Y8
	VADDPS constants256x32<>+896(SB), Y8, Y8
	VPSUBD constants256x32<>+896(SB), Y8, Y9
	VSUBPS constants256x32<>+896(SB), Y8, Y8
	VMULPS constants256x32<>+928(SB), Y8, Y10
	VSUBPS Y10, Y7, Y7
	VMULPS constants256x32<>+960(SB), Y8, Y8
	VADDPS Y6, Y8, Y6
	VSUBPS Y6, Y7, Y8
	VMULPS constants256x32<>+992(SB), Y8, Y10
	VADDPS constants256x32<>+1024(SB), Y10, Y10
	VMULPS Y8, Y10, Y10
	VADDPS constants256x32<>+1056(SB), Y10, Y10
	VMULPS Y8, Y10, Y10
	VADDPS constants256x32<>+1088(SB), Y10, Y10
	VMULPS Y8, Y10, Y10
	VADDPS constants256x32<>+1120(SB), Y10, Y10
	VMULPS Y8, Y8, Y8
	VMULPS Y10, Y8, Y8
	VADDPS constants256x32<>+192(SB), Y7, Y10
	VMOVUPS constants256x32<>+192(SB), Y11
	VSUBPS Y10, Y11, Y12
	VADDPS Y7, Y12, Y7
	VSUBPS Y6, Y8, Y6
	VADDPS Y6, Y7, Y6
	VADDPS Y6, Y10, Y7
	VSUBPS Y10, Y7, Y8
	VSUBPS Y8, Y6, Y6
	VPXOR constants256x32<>+64(SB), Y3, Y8
	VPCMPGTD constants256x32<>+4256(SB), Y8, Y8
	VMOVUPS constants256x32<>+4288(SB), Y10
	VBLENDVPS Y8, constants256x32<>+4320(SB), Y10, Y10
	VSUBPS Y10, Y3, Y10
	VMOVUPS constants256x32<>+4352(SB), Y12
	VBLENDVPS Y8, constants256x32<>+4384(SB), Y12, Y12
	VADDPS Y12, Y3, Y12
	VDIVPS Y12, Y10, Y10
	VMOVUPS constants256x32<>+4416(SB), Y12
	VBLENDVPS Y8, constants256x32<>+4448(SB), Y12, Y12
	VMULPS Y10, Y12, Y12
	VMOVUPS constants256x32<>+4480(SB), Y13
	VBLENDVPS Y8, constants256x32<>+4512(SB), Y13, Y13
	VADDPS Y13, Y12, Y12
	VMULPS Y10, Y12, Y12
	VMOVUPS constants256x32<>+4544(SB), Y13
	VBLENDVPS Y8, constants256x32<>+4576(SB), Y13, Y13
	VADDPS Y13, Y12, Y12
	VMULPS Y10, Y12, Y12
	VMOVUPS constants256x32<>+4608(SB), Y13
	VBLENDVPS Y8, constants256x32<>+4640(SB), Y13, Y13
	VADDPS Y13, Y12, Y12
	VMULPS Y10, Y12, Y12
	VMOVUPS constants256x32<>+4672(SB), Y13
	VBLENDVPS Y8, constants256x32<>+4704(SB), Y13, Y13
	VADDPS Y13, Y12, Y12
	VMULPS Y10, Y12, Y12
	VMOVUPS constants256x32<>+4736(SB), Y13
	VBLENDVPS Y8, constants256x32<>+4768(SB), Y13, Y13
	VADDPS Y13, Y12, Y12
	VMULPS Y10, Y12, Y12
	VMOVUPS constants256x32<>+4800(SB), Y13
	VBLENDVPS Y8, constants256x32<>+4832(SB), Y13, Y13
	VADDPS Y13, Y12, Y12
	VMOVUPS constants256x32<>+4864(SB), Y13
	VBLENDVPS Y8, constants256x32<>+4896(SB), Y13, Y13
	VMULPS Y10, Y12, Y10
	VADDPS Y10, Y13, Y12
	VSUBPS Y13, Y12, Y13
	VSUBPS Y13, Y10, Y10
	VPAND constants256x32<>+1280(SB), Y7, Y13
	VSUBPS Y13, Y7, Y7
	VPAND constants256x32<>+1280(SB), Y12, Y14
	VSUBPS Y14, Y12, Y15
	VADDPS Y10, Y15, Y10
	VMULPS Y10, Y13, Y10
	VADDPS Y6, Y7, Y6
	VMULPS Y12, Y6, Y6
	VADDPS Y6, Y10, Y6
	VMULPS Y14, Y13, Y7
	VMOVUPS constants256x32<>+4928(SB), Y10
	VBLENDVPS Y8, constants256x32<>+4960(SB), Y10, Y8
	VADDPS Y8, Y3, Y10
	VPAND constants256x32<>+1280(SB), Y10, Y12
	VSUBPS Y8, Y12, Y8
	VSUBPS Y8, Y3, Y8
	VDIVPS Y10, Y11, Y10
	VMULPS Y10, Y7, Y13
	VPAND constants256x32<>+1280(SB), Y13, Y13
	VMULPS Y12, Y13, Y12
	VSUBPS Y12, Y7, Y7
	VMULPS Y8, Y13, Y8
	VSUBPS Y8, Y6, Y6
	VADDPS Y6, Y7, Y6
	VMULPS Y10, Y6, Y6
	VPMAXSD constants256x32<>+2368(SB), Y9, Y7
	VPADDD constants256x32<>+480(SB), Y7, Y7
	VPSLLD $23, Y7, Y7
	VPXOR constants256x32<>+64(SB), Y7, Y8
	VMULPS Y13, Y8, Y8
	VADDPS Y8, Y11, Y10
	VSUBPS Y11, Y10, Y12
	VSUBPS Y12, Y8, Y8
	VMULPS Y6, Y7, Y7
	VSUBPS Y7, Y8, Y7
	VMOVUPS constants256x32<>+32(SB), Y8
	VPCMPGTD Y0, Y8, Y8
	VBLENDVPS Y8, Y13, Y10, Y10
	VPAND constants256x32<>+1280(SB), Y10, Y12
	VBLENDVPS Y8, Y6, Y7, Y6
	VSUBPS Y12, Y10, Y7
	VADDPS Y6, Y7, Y6
	VMULPS Y12, Y4, Y4
	VMULPS Y12, Y5, Y5
	VMULPS Y6, Y3, Y3
	VADDPS Y3, Y5, Y3
	VADDPS Y3, Y4, Y3
	VPSRLD $23, Y3, Y4
	VPSUBD constants256x32<>+480(SB), Y4, Y4
	VPAND constants256x32<>+4160(SB), Y3, Y5
	VPOR Y11, Y5, Y5
	VPADDD Y4, Y9, Y4
	VPSRAD $1, Y4, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y7
	VPSLLD $23, Y7, Y7
	VMULPS Y7, Y5, Y5
	VPSUBD Y6, Y4, Y4
	VPADDD constants256x32<>+480(SB), Y4, Y4
	VPSLLD $23, Y4, Y4
	VMULPS Y4, Y5, Y4
	VBLENDVPS Y8, Y4, Y3, Y3
	VMOVUPS constants256x32<>+4992(SB), Y4
	VPCMPGTD Y2, Y4, Y4
	VPSRLD $1, Y1, Y5
	VPAND constants256x32<>+128(SB), Y5, Y5
	VPADDD Y5, Y1, Y5
	VPSRLD $1, Y5, Y5
	VMULPS constants256x32<>+1792(SB), Y1, Y1
	VMOVUPS constants256x32<>+5024(SB), Y6
	VPCMPGTD Y2, Y6, Y6
	VBLENDVPS Y6, Y5, Y1, Y1
	VBLENDVPS Y4, Y1, Y3, Y1
	VPAND constants256x32<>+64(SB), Y0, Y3
	VPOR Y3, Y1, Y1
	VPCMPGTD constants256x32<>+5056(SB), Y0, Y3
	VBLENDVPS Y3, Y0, Y1, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func geluTanh256(dst, x unsafe.Pointer, n int) int
TEXT ·geluTanh256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+5088(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+5120(SB), Y1, Y3
	VPAND constants256x32<>+1280(SB), Y3, Y4
	VSUBPS Y4, Y3, Y5
	VMULPS Y4, Y4, Y6
	VADDPS Y4, Y3, Y7
	VMULPS Y5, Y7, Y7
	VADDPS Y7, Y6, Y8
	VSUBPS Y6, Y8, Y6
	VSUBPS Y6, Y7, Y6
	VPAND constants256x32<>+1280(SB), Y8, Y7
	VSUBPS Y7, Y8, Y9
	VADDPS Y6, Y9, Y6
	VMULPS constants256x32<>+5152(SB), Y7, Y7
	VADDPS constants256x32<>+5184(SB), Y7, Y9
	VSUBPS constants256x32<>+5184(SB), Y9, Y10
	VSUBPS Y10, Y9, Y11
	VMOVUPS constants256x32<>+5184(SB), Y12
	VSUBPS Y11, Y12, Y11
	VSUBPS Y10, Y7, Y7
	VADDPS Y7, Y11, Y7
	VMULPS constants256x32<>+5152(SB), Y6, Y6
	VMULPS constants256x32<>+5216(SB), Y8, Y8
	VADDPS Y8, Y6, Y6
	VADDPS constants256x32<>+5248(SB), Y6, Y6
	VADDPS Y6, Y7, Y6
	VADDPS Y6, Y9, Y7
	VSUBPS Y9, Y7, Y8
	VSUBPS Y8, Y6, Y6
	VPAND constants256x32<>+1280(SB), Y7, Y8
	VSUBPS Y8, Y7, Y7
	VADDPS Y6, Y7, Y6
	VMULPS Y8, Y4, Y7
	VMULPS Y8, Y5, Y8
	VMULPS Y6, Y3, Y6
	VADDPS Y6, Y8, Y6
	VADDPS Y6, Y7, Y8
	VSUBPS Y7, Y8, Y7
	VSUBPS Y7, Y6, Y6
	VPXOR constants256x32<>+64(SB), Y8, Y7
	VMULPS constants256x32<>+864(SB), Y7, Y8
	VADDPS constants256x32<>+896(SB), Y8, Y8
	VPSUBD constants256x32<>+896(SB), Y8, Y9
	VSUBPS constants256x32<>+896(SB), Y8, Y8
	VMULPS constants256x32<>+928(SB), Y8, Y10
	VSUBPS Y10, Y7, Y7
	VMULPS constants256x32<>+960(SB), Y8, Y8
	VADDPS Y6, Y8, Y6
	VSUBPS Y6, Y7, Y8
	VMULPS constants256x32<>+992(SB), Y8, Y10
	VADDPS constants256x32<>+1024(SB), Y10, Y10
	VMULPS Y8, Y10, Y10
	VADDPS constants256x32<>+1056(SB), Y10, Y10
	VMULPS Y8, Y10, Y10
	VADDPS constants256x32<>+1088(SB), Y10, Y10
	VMULPS Y8, Y10, Y10
	VADDPS constants256x32<>+1120(SB), Y10, Y10
	VMULPS Y8, Y8, Y8
	VMULPS Y10, Y8, Y8
	VADDPS constants256x32<>+192(SB), Y7, Y10
	VMOVUPS constants256x32<>+192(SB), Y11
	VSUBPS Y10, Y11, Y12
	VADDPS Y7, Y12, Y7
	VSUBPS Y6, Y8, Y6
	VADDPS Y6, Y7, Y6
	VADDPS Y6, Y10, Y7
	VSUBPS Y10, Y7, Y8
	VSUBPS Y8, Y6, Y6
	VPMAXSD constants256x32<>+2368(SB), Y9, Y8
	VPADDD constants256x32<>+480(SB), Y8, Y8
	VPSLLD $23, Y8, Y8
	VMULPS Y7, Y8, Y10
	VADDPS Y10, Y11, Y12
	VSUBPS Y11, Y12, Y13
	VSUBPS Y13, Y10, Y10
	VMULPS Y6, Y8, Y8
	VADDPS Y8, Y10, Y8
	VMOVUPS constants256x32<>+32(SB), Y10
	VPCMPGTD Y0, Y10, Y13
	VBLENDVPS Y13, Y7, Y11, Y7
	VBLENDVPS Y13, Y6, Y10, Y6
	VPAND constants256x32<>+1280(SB), Y12, Y14
	VSUBPS Y14, Y12, Y15
	VADDPS Y8, Y15, Y8
	VDIVPS Y12, Y11, Y12
	VMULPS Y12, Y7, Y15
	VPAND constants256x32<>+1280(SB), Y15, Y15
	VMULPS Y14, Y15, Y14
	VSUBPS Y14, Y7, Y7
	VMULPS Y8, Y15, Y8
	VSUBPS Y8, Y6, Y6
	VADDPS Y6, Y7, Y6
	VMULPS Y12, Y6, Y6
	VBLENDVPS Y13, Y9, Y10, Y7
	VMULPS Y15, Y4, Y4
	VMULPS Y15, Y5, Y5
	VMULPS Y6, Y3, Y3
	VADDPS Y3, Y5, Y3
	VADDPS Y3, Y4, Y3
	VPSRLD $23, Y3, Y4
	VPSUBD constants256x32<>+480(SB), Y4, Y4
	VPAND constants256x32<>+4160(SB), Y3, Y5
	VPOR Y11, Y5, Y5
	VPADDD Y4, Y7, Y4
	VPSRAD $1, Y4, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y7
	VPSLLD $23, Y7, Y7
	VMULPS Y7, Y5, Y5
	VPSUBD Y6, Y4, Y4
	VPADDD constants256x32<>+480(SB), Y4, Y4
	VPSLLD $23, Y4, Y4
	VMULPS Y4, Y5, Y4
	VBLENDVPS Y13, Y4, Y3, Y3
	VMOVUPS constants256x32<>+4992(SB), Y4
	VPCMPGTD Y2, Y4, Y4
	VPSRLD $1, Y1, Y5
	VPAND constants256x32<>+128(SB), Y5, Y5
	VPADDD Y5, Y1, Y5
	VPSRLD $1, Y5, Y5
	VMULPS constants256x32<>+1792(SB), Y1, Y1
	VMOVUPS constants256x32<>+5024(SB), Y6
	VPCMPGTD Y2, Y6, Y6
	VBLENDVPS Y6, Y5, Y1, Y1
	VBLENDVPS Y4, Y1, Y3, Y1
	VPAND constants256x32<>+64(SB), Y0, Y3
	VPOR Y3, Y1, Y1
	VPCMPGTD constants256x32<>+5056(SB), Y0, Y3
	VBLENDVPS Y3, Y0, Y1, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log256(dst, x unsafe.Pointer, n int) int
TEXT ·log256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCVTDQ2PS Y0, Y1
	VPSUBD constants256x32<>+5280(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y2
	VMOVUPS constants256x32<>+5312(SB), Y3
	VPCMPGTD Y2, Y3, Y2
	VBLENDVPS Y2, Y1, Y0, Y1
	VPSUBD constants256x32<>+5344(SB), Y1, Y1
	VPAND constants256x32<>+4160(SB), Y1, Y2
	VPADDD constants256x32<>+5344(SB), Y2, Y2
	VPSRAD $23, Y1, Y1
	VSUBPS constants256x32<>+192(SB), Y2, Y2
	VCVTDQ2PS Y1, Y1
	VMULPS Y2, Y2, Y3
	VMULPS constants256x32<>+5376(SB), Y2, Y4
	VADDPS constants256x32<>+5408(SB), Y4, Y4
	VMULPS Y2, Y4, Y4
	VADDPS constants256x32<>+5440(SB), Y4, Y4
	VMULPS Y2, Y4, Y4
	VADDPS constants256x32<>+5472(SB), Y4, Y4
	VMULPS Y2, Y4, Y4
	VADDPS constants256x32<>+5504(SB), Y4, Y4
	VMULPS Y2, Y4, Y4
	VADDPS constants256x32<>+5536(SB), Y4, Y4
	VMULPS Y2, Y4, Y4
	VADDPS constants256x32<>+5568(SB), Y4, Y4
	VMULPS Y2, Y4, Y4
	VADDPS constants256x32<>+5600(SB), Y4, Y4
	VMULPS Y2, Y4, Y4
	VADDPS constants256x32<>+5632(SB), Y4, Y4
	VMULPS Y2, Y4, Y4
	VADDPS constants256x32<>+1824(SB), Y4, Y4
	VMULPS Y4, Y3, Y3
	VMULPS constants256x32<>+928(SB), Y1, Y4
	VADDPS Y2, Y4, Y5
	VSUBPS Y4, Y5, Y4
	VSUBPS Y4, Y2, Y2
	VMULPS constants256x32<>+960(SB), Y1, Y1
	VADDPS Y1, Y3, Y1
	VADDPS Y1, Y2, Y1
	VADDPS Y1, Y5, Y1
	VPSLLD $1, Y0, Y2
	VPCMPEQD constants256x32<>+32(SB), Y2, Y2
	VPCMPEQD constants256x32<>+224(SB), Y0, Y3
	VMOVUPS constants256x32<>+0(SB), Y4
	VBLENDVPS Y3, constants256x32<>+224(SB), Y4, Y3
	VBLENDVPS Y2, constants256x32<>+1152(SB), Y3, Y2
	VPSUBD constants256x32<>+128(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VMOVUPS constants256x32<>+5664(SB), Y3
	VPCMPGTD Y0, Y3, Y0
	VBLENDVPS Y0, Y1, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log2256(dst, x unsafe.Pointer, n int) int
TEXT ·log2256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCVTDQ2PS Y0, Y1
	VPSUBD constants256x32<>+5280(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y2
	VMOVUPS constants256x32<>+5312(SB), Y3
	VPCMPGTD Y2, Y3, Y2
	VBLENDVPS Y2, Y1, Y0, Y1
	VPSUBD constants256x32<>+5344(SB), Y1, Y1
	VPAND constants256x32<>+4160(SB), Y1, Y2
	VPADDD constants256x32<>+5344(SB), Y2, Y2
	VPSRAD $23, Y1, Y1
	VSUBPS constants256x32<>+192(SB), Y2, Y2
	VPAND constants256x32<>+1280(SB), Y2, Y3
	VSUBPS Y3, Y2, Y4
	VMULPS constants256x32<>+1792(SB), Y3, Y5
	VMULPS Y3, Y5, Y5
	VSUBPS Y5, Y2, Y6
	VSUBPS Y6, Y2, Y7
	VSUBPS Y5, Y7, Y5
	VADDPS Y3, Y2, Y3
	VMULPS constants256x32<>+1792(SB), Y3, Y3
	VMULPS Y4, Y3, Y3
	VSUBPS Y3, Y5, Y3
	VMULPS Y2, Y2, Y4
	VMULPS Y2, Y4, Y4
	VMULPS constants256x32<>+5376(SB), Y2, Y5
	VADDPS constants256x32<>+5408(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5440(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5472(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5504(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5536(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5568(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5600(SB), Y5, Y5
	VMULPS Y2, Y5, Y2
	VADDPS constants256x32<>+5632(SB), Y2, Y2
	VMULPS Y2, Y4, Y2
	VADDPS Y2, Y3, Y2
	VPAND constants256x32<>+1280(SB), Y6, Y3
	VSUBPS Y3, Y6, Y4
	VMULPS constants256x32<>+5696(SB), Y6, Y5
	VMULPS constants256x32<>+5728(SB), Y4, Y4
	VADDPS Y4, Y5, Y4
	VMULPS constants256x32<>+5728(SB), Y3, Y3
	VMULPS constants256x32<>+864(SB), Y2, Y2
	VADDPS Y2, Y4, Y2
	VCVTDQ2PS Y1, Y1
	VADDPS Y3, Y1, Y4
	VSUBPS Y1, Y4, Y1
	VSUBPS Y1, Y3, Y1
	VADDPS Y2, Y1, Y1
	VADDPS Y1, Y4, Y1
	VPSLLD $1, Y0, Y2
	VPCMPEQD constants256x32<>+32(SB), Y2, Y2
	VPCMPEQD constants256x32<>+224(SB), Y0, Y3
	VMOVUPS constants256x32<>+0(SB), Y4
	VBLENDVPS Y3, constants256x32<>+224(SB), Y4, Y3
	VBLENDVPS Y2, constants256x32<>+1152(SB), Y3, Y2
	VPSUBD constants256x32<>+128(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VMOVUPS constants256x32<>+5664(SB), Y3
	VPCMPGTD Y0, Y3, Y0
	VBLENDVPS Y0, Y1, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log10256(dst, x unsafe.Pointer, n int) int
TEXT ·log10256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VCVTDQ2PS Y0, Y1
	VPSUBD constants256x32<>+5280(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y2
	VMOVUPS constants256x32<>+5312(SB), Y3
	VPCMPGTD Y2, Y3, Y2
	VBLENDVPS Y2, Y1, Y0, Y1
	VPSUBD constants256x32<>+5344(SB), Y1, Y1
	VPAND constants256x32<>+4160(SB), Y1, Y2
	VPADDD constants256x32<>+5344(SB), Y2, Y2
	VPSRAD $23, Y1, Y1
	VSUBPS constants256x32<>+192(SB), Y2, Y2
	VCVTDQ2PS Y1, Y1
	VPAND constants256x32<>+1280(SB), Y2, Y3
	VSUBPS Y3, Y2, Y4
	VMULPS constants256x32<>+1792(SB), Y3, Y5
	VMULPS Y3, Y5, Y5
	VSUBPS Y5, Y2, Y6
	VSUBPS Y6, Y2, Y7
	VSUBPS Y5, Y7, Y5
	VADDPS Y3, Y2, Y3
	VMULPS constants256x32<>+1792(SB), Y3, Y3
	VMULPS Y4, Y3, Y3
	VSUBPS Y3, Y5, Y3
	VMULPS Y2, Y2, Y4
	VMULPS Y2, Y4, Y4
	VMULPS constants256x32<>+5376(SB), Y2, Y5
	VADDPS constants256x32<>+5408(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5440(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5472(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5504(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5536(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5568(SB), Y5, Y5
	VMULPS Y2, Y5, Y5
	VADDPS constants256x32<>+5600(SB), Y5, Y5
	VMULPS Y2, Y5, Y2
	VADDPS constants256x32<>+5632(SB), Y2, Y2
	VMULPS Y2, Y4, Y2
	VADDPS Y2, Y3, Y2
	VPAND constants256x32<>+1280(SB), Y6, Y3
	VSUBPS Y3, Y6, Y4
	VMULPS constants256x32<>+5760(SB), Y6, Y5
	VMULPS constants256x32<>+5792(SB), Y4, Y4
	VADDPS Y4, Y5, Y4
	VMULPS constants256x32<>+5792(SB), Y3, Y3
	VMULPS constants256x32<>+5824(SB), Y2, Y2
	VADDPS Y2, Y4, Y2
	VMULPS constants256x32<>+5856(SB), Y1, Y4
	VADDPS Y3, Y4, Y5
	VSUBPS Y4, Y5, Y4
	VSUBPS Y4, Y3, Y3
	VMULPS constants256x32<>+5888(SB), Y1, Y1
	VADDPS Y1, Y2, Y1
	VADDPS Y1, Y3, Y1
	VADDPS Y1, Y5, Y1
	VPSLLD $1, Y0, Y2
	VPCMPEQD constants256x32<>+32(SB), Y2, Y2
	VPCMPEQD constants256x32<>+224(SB), Y0, Y3
	VMOVUPS constants256x32<>+0(SB), Y4
	VBLENDVPS Y3, constants256x32<>+224(SB), Y4, Y3
	VBLENDVPS Y2, constants256x32<>+1152(SB), Y3, Y2
	VPSUBD constants256x32<>+128(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VMOVUPS constants256x32<>+5664(SB), Y3
	VPCMPGTD Y0, Y3, Y0
	VBLENDVPS Y0, Y1, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log1p256(dst, x unsafe.Pointer, n int) int
TEXT ·log1p256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VADDPS constants256x32<>+192(SB), Y0, Y1
	VSUBPS constants256x32<>+192(SB), Y1, Y2
	VSUBPS Y2, Y1, Y3
	VMOVUPS constants256x32<>+192(SB), Y4
	VSUBPS Y3, Y4, Y3
	VSUBPS Y2, Y0, Y2
	VADDPS Y2, Y3, Y2
	VPSUBD constants256x32<>+5344(SB), Y1, Y3
	VPAND constants256x32<>+4160(SB), Y3, Y5
	VPADDD constants256x32<>+5344(SB), Y5, Y5
	VPSRAD $23, Y3, Y3
	VSUBPS Y4, Y5, Y4
	VPCMPEQD constants256x32<>+32(SB), Y3, Y5
	VBLENDVPS Y5, Y0, Y4, Y4
	VPMINSD constants256x32<>+5920(SB), Y3, Y6
	VMOVUPS constants256x32<>+32(SB), Y7
	VPSUBD Y6, Y7, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y6
	VPSLLD $23, Y6, Y6
	VMULPS Y6, Y2, Y2
	VBLENDVPS Y5, Y7, Y2, Y2
	VPAND constants256x32<>+1280(SB), Y4, Y5
	VSUBPS Y5, Y4, Y6
	VMULPS constants256x32<>+1792(SB), Y5, Y8
	VMULPS Y5, Y8, Y8
	VSUBPS Y8, Y4, Y9
	VSUBPS Y9, Y4, Y10
	VSUBPS Y8, Y10, Y8
	VADDPS Y5, Y4, Y5
	VMULPS constants256x32<>+1792(SB), Y5, Y5
	VMULPS Y6, Y5, Y5
	VSUBPS Y5, Y8, Y5
	VMULPS Y4, Y4, Y6
	VMULPS Y4, Y6, Y6
	VMULPS constants256x32<>+5376(SB), Y4, Y8
	VADDPS constants256x32<>+5408(SB), Y8, Y8
	VMULPS Y4, Y8, Y8
	VADDPS constants256x32<>+5440(SB), Y8, Y8
	VMULPS Y4, Y8, Y8
	VADDPS constants256x32<>+5472(SB), Y8, Y8
	VMULPS Y4, Y8, Y8
	VADDPS constants256x32<>+5504(SB), Y8, Y8
	VMULPS Y4, Y8, Y8
	VADDPS constants256x32<>+5536(SB), Y8, Y8
	VMULPS Y4, Y8, Y8
	VADDPS constants256x32<>+5568(SB), Y8, Y8
	VMULPS Y4, Y8, Y8
	VADDPS constants256x32<>+5600(SB), Y8, Y8
	VMULPS Y4, Y8, Y8
	VADDPS constants256x32<>+5632(SB), Y8, Y8
	VMULPS Y8, Y6, Y6
	VADDPS Y6, Y5, Y5
	VMULPS constants256x32<>+5952(SB), Y4, Y6
	VADDPS constants256x32<>+5984(SB), Y6, Y6
	VMULPS Y4, Y6, Y4
	VADDPS constants256x32<>+6016(SB), Y4, Y4
	VMULPS Y4, Y2, Y2
	VADDPS Y2, Y5, Y2
	VCVTDQ2PS Y3, Y3
	VMULPS constants256x32<>+928(SB), Y3, Y4
	VADDPS Y9, Y4, Y5
	VSUBPS Y4, Y5, Y4
	VSUBPS Y4, Y9, Y4
	VMULPS constants256x32<>+960(SB), Y3, Y3
	VADDPS Y3, Y2, Y2
	VADDPS Y2, Y4, Y2
	VADDPS Y2, Y5, Y2
	VPSLLD $1, Y1, Y3
	VPCMPEQD Y7, Y3, Y3
	VPCMPEQD constants256x32<>+224(SB), Y1, Y4
	VMOVUPS constants256x32<>+0(SB), Y5
	VBLENDVPS Y4, constants256x32<>+224(SB), Y5, Y4
	VBLENDVPS Y3, constants256x32<>+1152(SB), Y4, Y3
	VPSUBD constants256x32<>+128(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VMOVUPS constants256x32<>+5664(SB), Y4
	VPCMPGTD Y1, Y4, Y1
	VBLENDVPS Y1, Y2, Y3, Y1
	VPAND constants256x32<>+96(SB), Y0, Y2
	VPXOR constants256x32<>+64(SB), Y2, Y2
	VMOVUPS constants256x32<>+6048(SB), Y3
	VPCMPGTD Y2, Y3, Y2
	VBLENDVPS Y2, Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func pow256(dst, x, y unsafe.Pointer, n int) int
TEXT ·pow256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPAND constants256x32<>+96(SB), Y0, Y2
	VPAND constants256x32<>+96(SB), Y1, Y3
	VCVTDQ2PS Y2, Y4
	VPSUBD constants256x32<>+5280(SB), Y4, Y4
	VPXOR constants256x32<>+64(SB), Y2, Y5
	VMOVUPS constants256x32<>+5312(SB), Y6
	VPCMPGTD Y5, Y6, Y6
	VBLENDVPS Y6, Y4, Y2, Y4
	VPSUBD constants256x32<>+6080(SB), Y4, Y6
	VPSRLD $18, Y6, Y7
	VPAND constants256x32<>+6112(SB), Y7, Y7
	VPSRAD $23, Y6, Y6
	VPSLLD $23, Y6, Y8
	VPSUBD Y8, Y4, Y4
	VCVTDQ2PS Y6, Y6
	LEAQ table0_256x32<>(SB), AX
	VPCMPEQD Y9, Y9, Y9
	VPGATHERDD Y9, (AX)(Y7*4), Y8
	VPAND constants256x32<>+1280(SB), Y4, Y9
	VSUBPS Y9, Y4, Y4
	VMULPS Y8, Y9, Y9
	VSUBPS constants256x32<>+192(SB), Y9, Y9
	VMULPS Y8, Y4, Y4
	VADDPS Y4, Y9, Y8
	VSUBPS Y9, Y8, Y9
	VSUBPS Y9, Y4, Y4
	VPAND constants256x32<>+1280(SB), Y8, Y9
	VSUBPS Y9, Y8, Y10
	VMULPS constants256x32<>+1792(SB), Y9, Y11
	VMULPS Y9, Y11, Y11
	VADDPS Y9, Y8, Y9
	VMULPS constants256x32<>+1792(SB), Y9, Y9
	VMULPS Y10, Y9, Y9
	VMULPS Y4, Y8, Y10
	VADDPS Y10, Y9, Y9
	VMULPS constants256x32<>+928(SB), Y6, Y10
	LEAQ table1_256x32<>(SB), AX
	VPCMPEQD Y13, Y13, Y13
	VPGATHERDD Y13, (AX)(Y7*4), Y12
	VADDPS Y12, Y10, Y10
	VADDPS Y8, Y10, Y12
	VSUBPS Y10, Y12, Y10
	VSUBPS Y10, Y8, Y10
	VPXOR constants256x32<>+64(SB), Y11, Y11
	VADDPS Y11, Y12, Y13
	VSUBPS Y12, Y13, Y12
	VSUBPS Y12, Y11, Y11
	VMULPS constants256x32<>+960(SB), Y6, Y6
	LEAQ table2_256x32<>(SB), AX
	VPCMPEQD Y14, Y14, Y14
	VPGATHERDD Y14, (AX)(Y7*4), Y12
	VADDPS Y12, Y6, Y6
	VADDPS Y11, Y10, Y7
	VADDPS Y7, Y6, Y6
	VSUBPS Y9, Y4, Y4
	VADDPS Y4, Y6, Y4
	VMULPS Y8, Y8, Y6
	VMULPS Y8, Y6, Y6
	VMULPS constants256x32<>+6144(SB), Y8, Y7
	VADDPS constants256x32<>+6176(SB), Y7, Y7
	VMULPS Y8, Y7, Y7
	VADDPS constants256x32<>+6208(SB), Y7, Y7
	VMULPS Y8, Y7, Y7
	VADDPS constants256x32<>+6240(SB), Y7, Y7
	VMULPS Y7, Y6, Y6
	VADDPS Y6, Y4, Y4
	VADDPS Y4, Y13, Y6
	VSUBPS Y13, Y6, Y7
	VSUBPS Y7, Y4, Y4
	VPXOR constants256x32<>+64(SB), Y3, Y7
	VPCMPGTD constants256x32<>+6272(SB), Y7, Y8
	VBLENDVPS Y8, constants256x32<>+6304(SB), Y3, Y8
	VPAND constants256x32<>+64(SB), Y1, Y9
	VPOR Y9, Y8, Y8
	VPAND constants256x32<>+1280(SB), Y8, Y9
	VSUBPS Y9, Y8, Y10
	VPAND constants256x32<>+1280(SB), Y6, Y11
	VSUBPS Y11, Y6, Y12
	VMULPS Y6, Y8, Y6
	VMULPS Y11, Y9, Y13
	VSUBPS Y6, Y13, Y13
	VMULPS Y12, Y9, Y9
	VADDPS Y9, Y13, Y9
	VMULPS Y11, Y10, Y11
	VADDPS Y11, Y9, Y9
	VMULPS Y12, Y10, Y10
	VADDPS Y10, Y9, Y9
	VMULPS Y4, Y8, Y4
	VADDPS Y4, Y9, Y4
	VPMINSD constants256x32<>+768(SB), Y6, Y8
	VPXOR constants256x32<>+64(SB), Y8, Y9
	VPCMPGTD constants256x32<>+800(SB), Y9, Y9
	VBLENDVPS Y9, constants256x32<>+832(SB), Y8, Y8
	VPCMPEQD Y6, Y8, Y6
	VMOVUPS constants256x32<>+32(SB), Y9
	VBLENDVPS Y6, Y4, Y9, Y4
	VMULPS constants256x32<>+864(SB), Y8, Y6
	VADDPS constants256x32<>+896(SB), Y6, Y6
	VPSUBD constants256x32<>+896(SB), Y6, Y10
	VSUBPS constants256x32<>+896(SB), Y6, Y6
	VMULPS constants256x32<>+928(SB), Y6, Y11
	VSUBPS Y11, Y8, Y8
	VMULPS constants256x32<>+960(SB), Y6, Y6
	VSUBPS Y4, Y6, Y4
	VSUBPS Y4, Y8, Y6
	VMULPS constants256x32<>+992(SB), Y6, Y11
	VADDPS constants256x32<>+1024(SB), Y11, Y11
	VMULPS Y6, Y11, Y11
	VADDPS constants256x32<>+1056(SB), Y11, Y11
	VMULPS Y6, Y11, Y11
	VADDPS constants256x32<>+1088(SB), Y11, Y11
	VMULPS Y6, Y11, Y11
	VADDPS constants256x32<>+1120(SB), Y11, Y11
	VMULPS Y6, Y6, Y6
	VMULPS Y11, Y6, Y6
	VADDPS constants256x32<>+192(SB), Y8, Y11
	VMOVUPS constants256x32<>+192(SB), Y12
	VSUBPS Y11, Y12, Y13
	VADDPS Y8, Y13, Y8
	VSUBPS Y4, Y6, Y4
	VADDPS Y4, Y8, Y4
	VADDPS Y4, Y11, Y4
	VPSRAD $1, Y10, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y8
	VPSLLD $23, Y8, Y8
	VMULPS Y8, Y4, Y4
	VPSUBD Y6, Y10, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y6
	VPSLLD $23, Y6, Y6
	VMULPS Y6, Y4, Y4
	VPCMPGTD Y0, Y9, Y6
	VPCMPGTD Y1, Y9, Y1
	VPCMPEQD Y9, Y2, Y8
	VPSUBD constants256x32<>+128(SB), Y2, Y2
	VPXOR constants256x32<>+64(SB), Y2, Y2
	VMOVUPS constants256x32<>+5664(SB), Y10
	VPCMPGTD Y2, Y10, Y2
	VPXOR constants256x32<>+256(SB), Y1, Y10
	VPAND Y10, Y8, Y10
	VPXOR constants256x32<>+256(SB), Y8, Y8
	VPAND Y1, Y8, Y1
	VPOR Y1, Y10, Y1
	VMOVUPS constants256x32<>+224(SB), Y8
	VBLENDVPS Y1, Y9, Y8, Y1
	VBLENDVPS Y2, Y4, Y1, Y1
	VPSRLD $23, Y3, Y4
	VPXOR constants256x32<>+64(SB), Y4, Y8
	VMOVUPS constants256x32<>+6336(SB), Y10
	VPCMPGTD Y8, Y10, Y8
	VBLENDVPS Y8, constants256x32<>+6368(SB), Y4, Y4
	VPXOR constants256x32<>+64(SB), Y4, Y8
	VPCMPGTD constants256x32<>+6400(SB), Y8, Y8
	VBLENDVPS Y8, constants256x32<>+6432(SB), Y4, Y4
	VPSUBD constants256x32<>+6368(SB), Y4, Y4
	VPAND constants256x32<>+4160(SB), Y3, Y8
	VPOR constants256x32<>+6464(SB), Y8, Y8
	VPSLLD $7, Y8, Y8
	VPSLLVD Y4, Y8, Y4
	VPSLLD $1, Y4, Y8
	VPCMPEQD Y9, Y8, Y8
	VPCMPEQD constants256x32<>+64(SB), Y4, Y4
	VPAND Y4, Y6, Y4
	VBLENDVPS Y4, constants256x32<>+64(SB), Y9, Y4
	VPOR Y4, Y1, Y1
	VPAND Y2, Y6, Y2
	VPXOR constants256x32<>+256(SB), Y8, Y4
	VPAND Y4, Y2, Y2
	VPCMPGTD constants256x32<>+1152(SB), Y5, Y4
	VPCMPGTD constants256x32<>+1152(SB), Y7, Y5
	VPOR Y5, Y4, Y4
	VPOR Y4, Y2, Y2
	VBLENDVPS Y2, constants256x32<>+0(SB), Y1, Y1
	VPCMPEQD Y12, Y0, Y0
	VPCMPEQD Y9, Y3, Y2
	VPOR Y2, Y0, Y0
	VBLENDVPS Y0, Y12, Y1, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func asinh256(dst, x unsafe.Pointer, n int) int
TEXT ·asinh256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+6496(SB), Y2, Y3
	VBLENDVPS Y3, constants256x32<>+6528(SB), Y1, Y4
	VPAND constants256x32<>+1280(SB), Y4, Y5
	VSUBPS Y5, Y4, Y6
	VMULPS Y4, Y4, Y7
	VMULPS Y6, Y5, Y8
	VMULPS Y5, Y5, Y5
	VSUBPS Y7, Y5, Y5
	VADDPS Y8, Y8, Y8
	VADDPS Y8, Y5, Y5
	VMULPS Y6, Y6, Y6
	VADDPS Y6, Y5, Y5
	VADDPS constants256x32<>+192(SB), Y7, Y6
	VSUBPS constants256x32<>+192(SB), Y6, Y8
	VSUBPS Y8, Y6, Y9
	VMOVUPS constants256x32<>+192(SB), Y10
	VSUBPS Y9, Y10, Y9
	VSUBPS Y8, Y7, Y7
	VADDPS Y7, Y9, Y7
	VADDPS Y5, Y7, Y5
	VSQRTPS Y6, Y7
	VPAND constants256x32<>+1280(SB), Y7, Y8
	VMULPS Y8, Y8, Y9
	VSUBPS Y9, Y6, Y6
	VADDPS Y5, Y6, Y5
	VADDPS Y7, Y8, Y6
	VDIVPS Y6, Y5, Y5
	VADDPS Y4, Y8, Y6
	VSUBPS Y8, Y6, Y7
	VSUBPS Y7, Y4, Y4
	VADDPS Y5, Y4, Y4
	VADDPS Y4, Y6, Y5
	VSUBPS Y6, Y5, Y6
	VSUBPS Y6, Y4, Y4
	VBLENDVPS Y3, Y1, Y5, Y5
	VBLENDVPS Y3, constants256x32<>+32(SB), Y4, Y4
	VMOVUPS constants256x32<>+32(SB), Y6
	VBLENDVPS Y3, constants256x32<>+128(SB), Y6, Y3
	VPSUBD constants256x32<>+5344(SB), Y5, Y5
	VPAND constants256x32<>+4160(SB), Y5, Y7
	VPADDD constants256x32<>+5344(SB), Y7, Y7
	VPSRAD $23, Y5, Y5
	VSUBPS Y10, Y7, Y7
	VMULPS Y7, Y7, Y8
	VMULPS constants256x32<>+5376(SB), Y7, Y9
	VADDPS constants256x32<>+5408(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5440(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5472(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5504(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5536(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5568(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5600(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5632(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+1824(SB), Y9, Y9
	VMULPS Y9, Y8, Y8
	VPMINSD constants256x32<>+5920(SB), Y5, Y9
	VPSUBD Y9, Y6, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y6
	VPSLLD $23, Y6, Y6
	VMULPS Y6, Y4, Y4
	VMULPS constants256x32<>+5952(SB), Y7, Y6
	VADDPS constants256x32<>+5984(SB), Y6, Y6
	VMULPS Y7, Y6, Y6
	VADDPS constants256x32<>+6016(SB), Y6, Y6
	VMULPS Y6, Y4, Y4
	VADDPS Y4, Y8, Y4
	VPADDD Y3, Y5, Y3
	VCVTDQ2PS Y3, Y3
	VMULPS constants256x32<>+928(SB), Y3, Y5
	VADDPS Y7, Y5, Y6
	VSUBPS Y5, Y6, Y5
	VSUBPS Y5, Y7, Y5
	VMULPS constants256x32<>+960(SB), Y3, Y3
	VADDPS Y3, Y4, Y3
	VADDPS Y3, Y5, Y3
	VADDPS Y3, Y6, Y3
	VPCMPEQD constants256x32<>+224(SB), Y1, Y4
	VBLENDVPS Y4, Y1, Y3, Y1
	VMULPS Y0, Y0, Y3
	VMULPS Y3, Y0, Y4
	VMULPS constants256x32<>+6560(SB), Y3, Y5
	VADDPS constants256x32<>+6592(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+6624(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+6656(SB), Y5, Y5
	VMULPS Y3, Y5, Y3
	VADDPS constants256x32<>+6688(SB), Y3, Y3
	VMULPS Y3, Y4, Y3
	VADDPS Y3, Y0, Y3
	VMOVUPS constants256x32<>+6048(SB), Y4
	VPCMPGTD Y2, Y4, Y4
	VBLENDVPS Y4, Y0, Y3, Y3
	VPAND constants256x32<>+96(SB), Y1, Y4
	VPXOR constants256x32<>+64(SB), Y4, Y4
	VPCMPGTD constants256x32<>+1152(SB), Y4, Y4
	VPAND constants256x32<>+64(SB), Y0, Y0
	VPOR Y0, Y1, Y0
	VBLENDVPS Y4, Y1, Y0, Y0
	VMOVUPS constants256x32<>+1824(SB), Y1
	VPCMPGTD Y2, Y1, Y1
	VBLENDVPS Y1, Y3, Y0, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func acosh256(dst, x unsafe.Pointer, n int) int
TEXT ·acosh256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPXOR constants256x32<>+64(SB), Y0, Y1
	VPCMPGTD constants256x32<>+6496(SB), Y1, Y2
	VMOVUPS constants256x32<>+6720(SB), Y3
	VPCMPGTD Y1, Y3, Y1
	VPAND constants256x32<>+96(SB), Y0, Y3
	VPXOR constants256x32<>+64(SB), Y3, Y4
	VPCMPGTD constants256x32<>+6496(SB), Y4, Y4
	VBLENDVPS Y4, constants256x32<>+6528(SB), Y3, Y3
	VSUBPS constants256x32<>+192(SB), Y3, Y4
	VPAND constants256x32<>+1280(SB), Y3, Y5
	VSUBPS Y5, Y3, Y6
	VMULPS Y3, Y3, Y7
	VMULPS Y6, Y5, Y8
	VMULPS Y5, Y5, Y5
	VSUBPS Y7, Y5, Y5
	VADDPS Y8, Y8, Y8
	VADDPS Y8, Y5, Y5
	VMULPS Y6, Y6, Y6
	VADDPS Y6, Y5, Y5
	VADDPS constants256x32<>+6752(SB), Y7, Y6
	VSUBPS Y7, Y6, Y7
	VMOVUPS constants256x32<>+6752(SB), Y8
	VSUBPS Y7, Y8, Y7
	VADDPS Y5, Y7, Y5
	VBLENDVPS Y1, constants256x32<>+32(SB), Y5, Y5
	VADDPS Y4, Y4, Y7
	VBLENDVPS Y1, Y7, Y6, Y6
	VSQRTPS Y6, Y7
	VPAND constants256x32<>+1280(SB), Y7, Y8
	VMULPS Y8, Y8, Y9
	VSUBPS Y9, Y6, Y6
	VADDPS Y5, Y6, Y5
	VADDPS Y7, Y8, Y6
	VDIVPS Y6, Y5, Y5
	VADDPS Y5, Y8, Y6
	VMULPS Y4, Y6, Y6
	VMULPS constants256x32<>+6784(SB), Y4, Y7
	VADDPS constants256x32<>+6816(SB), Y7, Y7
	VMULPS Y4, Y7, Y7
	VADDPS constants256x32<>+6848(SB), Y7, Y7
	VMULPS Y4, Y7, Y4
	VADDPS constants256x32<>+6880(SB), Y4, Y4
	VMULPS Y4, Y6, Y4
	VADDPS Y4, Y5, Y4
	VADDPS Y4, Y8, Y4
	VADDPS Y8, Y3, Y6
	VSUBPS Y3, Y6, Y3
	VSUBPS Y3, Y8, Y3
	VADDPS Y5, Y3, Y3
	VADDPS Y3, Y6, Y5
	VSUBPS Y6, Y5, Y6
	VSUBPS Y6, Y3, Y3
	VBLENDVPS Y2, Y0, Y5, Y5
	VBLENDVPS Y2, constants256x32<>+32(SB), Y3, Y3
	VMOVUPS constants256x32<>+32(SB), Y6
	VBLENDVPS Y2, constants256x32<>+128(SB), Y6, Y2
	VPSUBD constants256x32<>+5344(SB), Y5, Y5
	VPAND constants256x32<>+4160(SB), Y5, Y7
	VPADDD constants256x32<>+5344(SB), Y7, Y7
	VPSRAD $23, Y5, Y5
	VSUBPS constants256x32<>+192(SB), Y7, Y7
	VMULPS Y7, Y7, Y8
	VMULPS constants256x32<>+5376(SB), Y7, Y9
	VADDPS constants256x32<>+5408(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5440(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5472(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5504(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5536(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5568(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5600(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+5632(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+1824(SB), Y9, Y9
	VMULPS Y9, Y8, Y8
	VPMINSD constants256x32<>+5920(SB), Y5, Y9
	VPSUBD Y9, Y6, Y9
	VPADDD constants256x32<>+480(SB), Y9, Y9
	VPSLLD $23, Y9, Y9
	VMULPS Y9, Y3, Y3
	VMULPS constants256x32<>+5952(SB), Y7, Y9
	VADDPS constants256x32<>+5984(SB), Y9, Y9
	VMULPS Y7, Y9, Y9
	VADDPS constants256x32<>+6016(SB), Y9, Y9
	VMULPS Y9, Y3, Y3
	VADDPS Y3, Y8, Y3
	VPADDD Y2, Y5, Y2
	VCVTDQ2PS Y2, Y2
	VMULPS constants256x32<>+928(SB), Y2, Y5
	VADDPS Y7, Y5, Y8
	VSUBPS Y5, Y8, Y5
	VSUBPS Y5, Y7, Y5
	VMULPS constants256x32<>+960(SB), Y2, Y2
	VADDPS Y2, Y3, Y2
	VADDPS Y2, Y5, Y2
	VADDPS Y2, Y8, Y2
	VBLENDVPS Y1, Y4, Y2, Y1
	VPCMPEQD constants256x32<>+224(SB), Y0, Y2
	VBLENDVPS Y2, Y0, Y1, Y1
	VPCMPEQD constants256x32<>+192(SB), Y0, Y2
	VBLENDVPS Y2, Y6, Y1, Y1
	VPSUBD constants256x32<>+192(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VMOVUPS constants256x32<>+6912(SB), Y2
	VPCMPGTD Y0, Y2, Y0
	VMOVUPS constants256x32<>+0(SB), Y2
	VBLENDVPS Y0, Y1, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atanh256(dst, x unsafe.Pointer, n int) int
TEXT ·atanh256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VADDPS constants256x32<>+192(SB), Y1, Y2
	VSUBPS constants256x32<>+192(SB), Y2, Y3
	VSUBPS Y3, Y1, Y3
	VMOVUPS constants256x32<>+192(SB), Y4
	VSUBPS Y1, Y4, Y5
	VPAND constants256x32<>+1280(SB), Y5, Y6
	VSUBPS Y6, Y5, Y7
	VADDPS constants256x32<>+32(SB), Y7, Y7
	VDIVPS Y5, Y4, Y5
	VMULPS Y5, Y2, Y8
	VPAND constants256x32<>+1280(SB), Y8, Y8
	VMULPS Y6, Y8, Y6
	VSUBPS Y6, Y2, Y2
	VMULPS Y7, Y8, Y6
	VSUBPS Y6, Y3, Y3
	VADDPS Y3, Y2, Y2
	VMULPS Y5, Y2, Y2
	VADDPS Y2, Y8, Y3
	VSUBPS Y8, Y3, Y5
	VSUBPS Y5, Y2, Y2
	VPSUBD constants256x32<>+5344(SB), Y3, Y3
	VPAND constants256x32<>+4160(SB), Y3, Y5
	VPADDD constants256x32<>+5344(SB), Y5, Y5
	VPSRAD $23, Y3, Y3
	VSUBPS Y4, Y5, Y5
	VMULPS Y5, Y5, Y6
	VMULPS constants256x32<>+5376(SB), Y5, Y7
	VADDPS constants256x32<>+5408(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+5440(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+5472(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+5504(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+5536(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+5568(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+5600(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+5632(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+1824(SB), Y7, Y7
	VMULPS Y7, Y6, Y6
	VPMINSD constants256x32<>+5920(SB), Y3, Y7
	VMOVUPS constants256x32<>+32(SB), Y8
	VPSUBD Y7, Y8, Y7
	VPADDD constants256x32<>+480(SB), Y7, Y7
	VPSLLD $23, Y7, Y7
	VMULPS Y7, Y2, Y2
	VMULPS constants256x32<>+5952(SB), Y5, Y7
	VADDPS constants256x32<>+5984(SB), Y7, Y7
	VMULPS Y5, Y7, Y7
	VADDPS constants256x32<>+6016(SB), Y7, Y7
	VMULPS Y7, Y2, Y2
	VADDPS Y2, Y6, Y2
	VPADDD Y8, Y3, Y3
	VCVTDQ2PS Y3, Y3
	VMULPS constants256x32<>+928(SB), Y3, Y6
	VADDPS Y5, Y6, Y7
	VSUBPS Y6, Y7, Y6
	VSUBPS Y6, Y5, Y5
	VMULPS constants256x32<>+960(SB), Y3, Y3
	VADDPS Y3, Y2, Y2
	VADDPS Y2, Y5, Y2
	VADDPS Y2, Y7, Y2
	VMULPS constants256x32<>+1792(SB), Y2, Y2
	VPCMPEQD Y4, Y1, Y3
	VBLENDVPS Y3, constants256x32<>+224(SB), Y2, Y2
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPCMPGTD constants256x32<>+6752(SB), Y1, Y3
	VBLENDVPS Y3, constants256x32<>+0(SB), Y2, Y2
	VMULPS Y0, Y0, Y3
	VMULPS Y3, Y0, Y4
	VMULPS constants256x32<>+6944(SB), Y3, Y5
	VADDPS constants256x32<>+6976(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+7008(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+7040(SB), Y5, Y5
	VMULPS Y3, Y5, Y5
	VADDPS constants256x32<>+7072(SB), Y5, Y5
	VMULPS Y3, Y5, Y3
	VADDPS constants256x32<>+7104(SB), Y3, Y3
	VMULPS Y3, Y4, Y3
	VADDPS Y3, Y0, Y3
	VMOVUPS constants256x32<>+6048(SB), Y4
	VPCMPGTD Y1, Y4, Y4
	VBLENDVPS Y4, Y0, Y3, Y3
	VPAND constants256x32<>+96(SB), Y2, Y4
	VPXOR constants256x32<>+64(SB), Y4, Y4
	VPCMPGTD constants256x32<>+1152(SB), Y4, Y4
	VPAND constants256x32<>+64(SB), Y0, Y0
	VPOR Y0, Y2, Y0
	VBLENDVPS Y4, Y2, Y0, Y0
	VMOVUPS constants256x32<>+1824(SB), Y2
	VPCMPGTD Y1, Y2, Y2
	VBLENDVPS Y2, Y3, Y0, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y1, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func cbrt256(dst, x unsafe.Pointer, n int) int
TEXT ·cbrt256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VMOVUPS constants256x32<>+5312(SB), Y3
	VPCMPGTD Y2, Y3, Y3
	VCVTDQ2PS Y1, Y4
	VBLENDVPS Y3, Y4, Y1, Y4
	VPSRLD $23, Y4, Y5
	VPSUBD constants256x32<>+7136(SB), Y5, Y6
	VBLENDVPS Y3, Y6, Y5, Y3
	VPAND constants256x32<>+4160(SB), Y4, Y4
	VPOR constants256x32<>+192(SB), Y4, Y4
	VPADDD constants256x32<>+7168(SB), Y3, Y3
	VPMULLD constants256x32<>+7200(SB), Y3, Y5
	VPSRLD $16, Y5, Y5
	VPMULLD constants256x32<>+7232(SB), Y5, Y6
	VPSUBD Y6, Y3, Y3
	VPCMPEQD constants256x32<>+2112(SB), Y3, Y6
	VPCMPEQD constants256x32<>+32(SB), Y3, Y7
	VMOVUPS constants256x32<>+7264(SB), Y8
	VBLENDVPS Y6, constants256x32<>+7296(SB), Y8, Y6
	VBLENDVPS Y7, constants256x32<>+192(SB), Y6, Y6
	VMULPS constants256x32<>+7328(SB), Y4, Y7
	VADDPS constants256x32<>+7360(SB), Y7, Y7
	VMULPS Y4, Y7, Y7
	VADDPS constants256x32<>+7392(SB), Y7, Y7
	VMULPS Y4, Y7, Y7
	VADDPS constants256x32<>+7424(SB), Y7, Y7
	VMULPS Y7, Y6, Y6
	VPAND constants256x32<>+1280(SB), Y6, Y6
	VPSLLD $23, Y3, Y3
	VPADDD Y3, Y4, Y3
	VMULPS Y6, Y6, Y4
	VPAND constants256x32<>+1280(SB), Y4, Y7
	VSUBPS Y7, Y4, Y4
	VMULPS Y6, Y7, Y7
	VSUBPS Y7, Y3, Y7
	VMULPS Y6, Y4, Y4
	VSUBPS Y4, Y7, Y4
	VMULPS constants256x32<>+7456(SB), Y3, Y3
	VADDPS Y4, Y4, Y7
	VSUBPS Y7, Y3, Y3
	VMULPS Y4, Y6, Y4
	VDIVPS Y3, Y4, Y3
	VADDPS Y3, Y6, Y3
	VPSUBD constants256x32<>+7488(SB), Y5, Y4
	VPSLLD $23, Y4, Y4
	VPADDD Y4, Y3, Y3
	VPSUBD constants256x32<>+128(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VMOVUPS constants256x32<>+5664(SB), Y4
	VPCMPGTD Y1, Y4, Y1
	VPAND constants256x32<>+64(SB), Y0, Y4
	VPOR Y4, Y3, Y3
	VBLENDVPS Y1, Y3, Y0, Y0
	VPCMPGTD constants256x32<>+1152(SB), Y2, Y1
	VBLENDVPS Y1, constants256x32<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func rsqrt256(dst, x unsafe.Pointer, n int) int
TEXT ·rsqrt256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VMOVUPS constants256x32<>+5312(SB), Y3
	VPCMPGTD Y2, Y3, Y2
	VCVTDQ2PS Y1, Y3
	VBLENDVPS Y2, Y3, Y1, Y1
	VPSRLD $23, Y1, Y3
	VPSUBD constants256x32<>+7136(SB), Y3, Y4
	VBLENDVPS Y2, Y4, Y3, Y2
	VPAND constants256x32<>+4160(SB), Y1, Y1
	VPOR constants256x32<>+192(SB), Y1, Y1
	VPSUBD constants256x32<>+480(SB), Y2, Y2
	VPSRAD $1, Y2, Y3
	VPAND constants256x32<>+128(SB), Y2, Y2
	VPSLLD $23, Y2, Y2
	VPADDD Y2, Y1, Y1
	VPSRLD $1, Y1, Y2
	VMOVUPS constants256x32<>+7520(SB), Y4
	VPSUBD Y2, Y4, Y2
	VMULPS constants256x32<>+7552(SB), Y1, Y4
	VMULPS Y2, Y2, Y5
	VMULPS Y5, Y4, Y4
	VMOVUPS constants256x32<>+7584(SB), Y5
	VSUBPS Y4, Y5, Y4
	VMULPS Y4, Y2, Y2
	VPAND constants256x32<>+1280(SB), Y2, Y2
	VMULPS Y2, Y2, Y4
	VPAND constants256x32<>+1280(SB), Y1, Y5
	VSUBPS Y5, Y1, Y1
	VPAND constants256x32<>+1280(SB), Y4, Y6
	VSUBPS Y6, Y4, Y4
	VMULPS Y6, Y5, Y7
	VMOVUPS constants256x32<>+192(SB), Y8
	VSUBPS Y7, Y8, Y7
	VMULPS Y4, Y5, Y5
	VSUBPS Y5, Y7, Y5
	VMULPS Y6, Y1, Y6
	VSUBPS Y6, Y5, Y5
	VMULPS Y4, Y1, Y1
	VSUBPS Y1, Y5, Y1
	VMULPS constants256x32<>+7616(SB), Y1, Y4
	VADDPS constants256x32<>+4960(SB), Y4, Y4
	VMULPS Y1, Y4, Y4
	VADDPS constants256x32<>+1792(SB), Y4, Y4
	VMULPS Y1, Y2, Y1
	VMULPS Y4, Y1, Y1
	VADDPS Y1, Y2, Y1
	VPSLLD $23, Y3, Y2
	VPSUBD Y2, Y1, Y1
	VPAND constants256x32<>+64(SB), Y0, Y2
	VPCMPEQD Y2, Y0, Y3
	VPCMPEQD constants256x32<>+224(SB), Y0, Y4
	VMOVUPS constants256x32<>+0(SB), Y5
	VBLENDVPS Y4, constants256x32<>+32(SB), Y5, Y4
	VPOR constants256x32<>+224(SB), Y2, Y2
	VBLENDVPS Y3, Y2, Y4, Y2
	VPSUBD constants256x32<>+128(SB), Y0, Y0
	VPXOR constants256x32<>+64(SB), Y0, Y0
	VMOVUPS constants256x32<>+5664(SB), Y3
	VPCMPGTD Y0, Y3, Y0
	VBLENDVPS Y0, Y1, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func hypot256(dst, x, y unsafe.Pointer, n int) int
TEXT ·hypot256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPAND constants256x32<>+96(SB), Y0, Y0
	VPAND constants256x32<>+96(SB), Y1, Y1
	VPXOR constants256x32<>+64(SB), Y0, Y2
	VPXOR constants256x32<>+64(SB), Y1, Y3
	VPCMPGTD Y2, Y3, Y2
	VBLENDVPS Y2, Y1, Y0, Y3
	VBLENDVPS Y2, Y0, Y1, Y2
	VPXOR constants256x32<>+64(SB), Y3, Y4
	VMOVUPS constants256x32<>+5312(SB), Y5
	VPCMPGTD Y4, Y5, Y6
	VCVTDQ2PS Y3, Y7
	VBLENDVPS Y6, Y7, Y3, Y7
	VPSRLD $23, Y7, Y8
	VPSUBD constants256x32<>+7136(SB), Y8, Y9
	VBLENDVPS Y6, Y9, Y8, Y6
	VPAND constants256x32<>+4160(SB), Y7, Y7
	VPOR constants256x32<>+192(SB), Y7, Y7
	VPXOR constants256x32<>+64(SB), Y2, Y8
	VPCMPGTD Y8, Y5, Y5
	VCVTDQ2PS Y2, Y8
	VBLENDVPS Y5, Y8, Y2, Y2
	VPSRLD $23, Y2, Y8
	VPSUBD constants256x32<>+7136(SB), Y8, Y9
	VBLENDVPS Y5, Y9, Y8, Y5
	VPAND constants256x32<>+4160(SB), Y2, Y2
	VPOR constants256x32<>+192(SB), Y2, Y2
	VPSUBD Y5, Y6, Y5
	VPXOR constants256x32<>+64(SB), Y5, Y8
	VMOVUPS constants256x32<>+2144(SB), Y9
	VPCMPGTD Y8, Y9, Y8
	VMOVUPS constants256x32<>+2176(SB), Y9
	VBLENDVPS Y8, Y5, Y9, Y5
	VPSUBD constants256x32<>+6464(SB), Y7, Y7
	VPSLLD $23, Y5, Y5
	VPADDD constants256x32<>+6464(SB), Y5, Y5
	VPSUBD Y5, Y2, Y2
	VPAND constants256x32<>+1280(SB), Y7, Y5
	VSUBPS Y5, Y7, Y8
	VMULPS Y7, Y7, Y7
	VMULPS Y8, Y5, Y9
	VMULPS Y5, Y5, Y5
	VSUBPS Y7, Y5, Y5
	VADDPS Y9, Y9, Y9
	VADDPS Y9, Y5, Y5
	VMULPS Y8, Y8, Y8
	VADDPS Y8, Y5, Y5
	VPAND constants256x32<>+1280(SB), Y2, Y8
	VSUBPS Y8, Y2, Y9
	VMULPS Y2, Y2, Y2
	VMULPS Y9, Y8, Y10
	VMULPS Y8, Y8, Y8
	VSUBPS Y2, Y8, Y8
	VADDPS Y10, Y10, Y10
	VADDPS Y10, Y8, Y8
	VMULPS Y9, Y9, Y9
	VADDPS Y9, Y8, Y8
	VADDPS Y2, Y7, Y9
	VSUBPS Y7, Y9, Y7
	VSUBPS Y7, Y2, Y2
	VADDPS Y8, Y5, Y5
	VADDPS Y5, Y2, Y2
	VSQRTPS Y9, Y5
	VPAND constants256x32<>+1280(SB), Y5, Y7
	VMULPS Y7, Y7, Y8
	VSUBPS Y8, Y9, Y8
	VADDPS Y2, Y8, Y2
	VADDPS Y5, Y7, Y5
	VDIVPS Y5, Y2, Y2
	VPSUBD constants256x32<>+6368(SB), Y6, Y5
	VPCMPEQD constants256x32<>+32(SB), Y3, Y3
	VBLENDVPS Y3, constants256x32<>+32(SB), Y5, Y5
	VADDPS Y2, Y7, Y2
	VPSRAD $1, Y5, Y6
	VPADDD constants256x32<>+480(SB), Y6, Y7
	VPSLLD $23, Y7, Y7
	VMULPS Y7, Y2, Y2
	VPSUBD Y6, Y5, Y5
	VPADDD constants256x32<>+480(SB), Y5, Y5
	VPSLLD $23, Y5, Y5
	VMULPS Y5, Y2, Y2
	VBLENDVPS Y3, constants256x32<>+32(SB), Y2, Y2
	VPCMPEQD constants256x32<>+224(SB), Y0, Y0
	VPCMPEQD constants256x32<>+224(SB), Y1, Y1
	VPOR Y1, Y0, Y0
	VMOVUPS constants256x32<>+0(SB), Y1
	VBLENDVPS Y0, constants256x32<>+224(SB), Y1, Y0
	VMOVUPS constants256x32<>+1152(SB), Y1
	VPCMPGTD Y4, Y1, Y1
	VBLENDVPS Y1, Y2, Y0, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sin256(dst, x unsafe.Pointer, n int) int
TEXT ·sin256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMULPS constants256x32<>+7648(SB), Y0, Y1
	VADDPS constants256x32<>+896(SB), Y1, Y1
	VSUBPS constants256x32<>+896(SB), Y1, Y2
	VMULPS constants256x32<>+7680(SB), Y2, Y3
	VSUBPS Y3, Y0, Y3
	VMULPS constants256x32<>+7712(SB), Y2, Y4
	VSUBPS Y4, Y3, Y3
	VMULPS constants256x32<>+7744(SB), Y2, Y4
	VSUBPS Y4, Y3, Y5
	VSUBPS Y5, Y3, Y3
	VSUBPS Y4, Y3, Y3
	VMULPS constants256x32<>+7776(SB), Y2, Y2
	VSUBPS Y2, Y3, Y2
	VPAND constants256x32<>+96(SB), Y0, Y3
	VPXOR constants256x32<>+64(SB), Y3, Y3
	VPCMPGTD constants256x32<>+7808(SB), Y3, Y4
	VMOVMSKPS Y4, AX
	TESTL AX, AX
	JNE done
	VPAND constants256x32<>+128(SB), Y1, Y4
	VPCMPEQD constants256x32<>+128(SB), Y4, Y4
	VMULPS Y5, Y5, Y6
	VMULPS constants256x32<>+1792(SB), Y6, Y7
	VMOVUPS constants256x32<>+192(SB), Y8
	VSUBPS Y7, Y8, Y9
	VSUBPS Y9, Y8, Y8
	VSUBPS Y7, Y8, Y7
	VMULPS Y2, Y5, Y8
	VSUBPS Y8, Y7, Y7
	VMOVUPS constants256x32<>+7840(SB), Y8
	VBLENDVPS Y4, constants256x32<>+7872(SB), Y8, Y8
	VMOVUPS constants256x32<>+7904(SB), Y10
	VBLENDVPS Y4, constants256x32<>+7936(SB), Y10, Y10
	VMULPS Y6, Y8, Y8
	VADDPS Y10, Y8, Y8
	VMOVUPS constants256x32<>+7968(SB), Y10
	VBLENDVPS Y4, constants256x32<>+8000(SB), Y10, Y10
	VMULPS Y6, Y8, Y8
	VADDPS Y10, Y8, Y8
	VBLENDVPS Y4, Y6, Y5, Y10
	VMULPS Y10, Y6, Y6
	VBLENDVPS Y4, Y7, Y2, Y2
	VMULPS Y8, Y6, Y6
	VADDPS Y6, Y2, Y2
	VBLENDVPS Y4, Y9, Y5, Y4
	VADDPS Y2, Y4, Y2
	VPSLLD $30, Y1, Y1
	VPAND constants256x32<>+64(SB), Y1, Y1
	VPXOR Y1, Y2, Y1
	VMOVUPS constants256x32<>+8032(SB), Y2
	VPCMPGTD Y3, Y2, Y2
	VBLENDVPS Y2, Y0, Y1, Y0
	VMOVUPS constants256x32<>+1152(SB), Y1
	VPCMPGTD Y3, Y1, Y1
	VMOVUPS constants256x32<>+0(SB), Y2
	VBLENDVPS Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func cos256(dst, x unsafe.Pointer, n int) int
TEXT ·cos256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VMULPS constants256x32<>+7648(SB), Y0, Y2
	VADDPS constants256x32<>+8064(SB), Y2, Y2
	VSUBPS constants256x32<>+8064(SB), Y2, Y3
	VMULPS constants256x32<>+7680(SB), Y3, Y4
	VSUBPS Y4, Y0, Y0
	VMULPS constants256x32<>+7712(SB), Y3, Y4
	VSUBPS Y4, Y0, Y0
	VMULPS constants256x32<>+7744(SB), Y3, Y4
	VSUBPS Y4, Y0, Y5
	VSUBPS Y5, Y0, Y0
	VSUBPS Y4, Y0, Y0
	VMULPS constants256x32<>+7776(SB), Y3, Y3
	VSUBPS Y3, Y0, Y0
	VPXOR constants256x32<>+64(SB), Y1, Y1
	VPCMPGTD constants256x32<>+7808(SB), Y1, Y3
	VMOVMSKPS Y3, AX
	TESTL AX, AX
	JNE done
	VPAND constants256x32<>+128(SB), Y2, Y3
	VPCMPEQD constants256x32<>+128(SB), Y3, Y3
	VMULPS Y5, Y5, Y4
	VMULPS constants256x32<>+1792(SB), Y4, Y6
	VMOVUPS constants256x32<>+192(SB), Y7
	VSUBPS Y6, Y7, Y8
	VSUBPS Y8, Y7, Y7
	VSUBPS Y6, Y7, Y6
	VMULPS Y0, Y5, Y7
	VSUBPS Y7, Y6, Y6
	VMOVUPS constants256x32<>+7840(SB), Y7
	VBLENDVPS Y3, constants256x32<>+7872(SB), Y7, Y7
	VMOVUPS constants256x32<>+7904(SB), Y9
	VBLENDVPS Y3, constants256x32<>+7936(SB), Y9, Y9
	VMULPS Y4, Y7, Y7
	VADDPS Y9, Y7, Y7
	VMOVUPS constants256x32<>+7968(SB), Y9
	VBLENDVPS Y3, constants256x32<>+8000(SB), Y9, Y9
	VMULPS Y4, Y7, Y7
	VADDPS Y9, Y7, Y7
	VBLENDVPS Y3, Y4, Y5, Y9
	VMULPS Y9, Y4, Y4
	VBLENDVPS Y3, Y6, Y0, Y0
	VMULPS Y7, Y4, Y4
	VADDPS Y4, Y0, Y0
	VBLENDVPS Y3, Y8, Y5, Y3
	VADDPS Y0, Y3, Y0
	VPSLLD $30, Y2, Y2
	VPAND constants256x32<>+64(SB), Y2, Y2
	VPXOR Y2, Y0, Y0
	VMOVUPS constants256x32<>+1152(SB), Y2
	VPCMPGTD Y1, Y2, Y1
	VMOVUPS constants256x32<>+0(SB), Y2
	VBLENDVPS Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func tan256(dst, x unsafe.Pointer, n int) int
TEXT ·tan256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMULPS constants256x32<>+7648(SB), Y0, Y1
	VADDPS constants256x32<>+896(SB), Y1, Y1
	VSUBPS constants256x32<>+896(SB), Y1, Y2
	VMULPS constants256x32<>+7680(SB), Y2, Y3
	VSUBPS Y3, Y0, Y3
	VMULPS constants256x32<>+7712(SB), Y2, Y4
	VSUBPS Y4, Y3, Y3
	VMULPS constants256x32<>+7744(SB), Y2, Y4
	VSUBPS Y4, Y3, Y5
	VSUBPS Y5, Y3, Y3
	VSUBPS Y4, Y3, Y3
	VMULPS constants256x32<>+7776(SB), Y2, Y2
	VSUBPS Y2, Y3, Y2
	VPAND constants256x32<>+96(SB), Y0, Y3
	VPXOR constants256x32<>+64(SB), Y3, Y3
	VPCMPGTD constants256x32<>+7808(SB), Y3, Y4
	VMOVMSKPS Y4, AX
	TESTL AX, AX
	JNE done
	VMULPS Y5, Y5, Y4
	VMULPS Y5, Y4, Y6
	VMULPS constants256x32<>+8096(SB), Y4, Y7
	VADDPS constants256x32<>+8128(SB), Y7, Y7
	VMULPS Y4, Y7, Y7
	VADDPS constants256x32<>+8160(SB), Y7, Y7
	VMULPS Y4, Y7, Y4
	VADDPS constants256x32<>+8192(SB), Y4, Y4
	VMULPS Y4, Y6, Y4
	VADDPS Y4, Y2, Y2
	VADDPS Y2, Y5, Y4
	VSUBPS Y5, Y4, Y5
	VSUBPS Y5, Y2, Y2
	VADDPS constants256x32<>+8224(SB), Y4, Y5
	VSUBPS constants256x32<>+8224(SB), Y5, Y5
	VSUBPS Y5, Y4, Y6
	VADDPS Y2, Y6, Y6
	VADDPS Y5, Y4, Y7
	VMULPS Y7, Y6, Y6
	VMULPS Y5, Y5, Y5
	VMOVUPS constants256x32<>+8256(SB), Y7
	VSUBPS Y5, Y7, Y5
	VSUBPS Y6, Y5, Y8
	VSUBPS Y8, Y5, Y5
	VSUBPS Y6, Y5, Y5
	VMULPS Y7, Y4, Y4
	VMULPS Y7, Y2, Y2
	VPAND constants256x32<>+128(SB), Y1, Y6
	VPCMPEQD constants256x32<>+128(SB), Y6, Y6
	VBLENDVPS Y6, Y8, Y4, Y7
	VBLENDVPS Y6, Y5, Y2, Y9
	VBLENDVPS Y6, Y4, Y8, Y4
	VBLENDVPS Y6, Y2, Y5, Y2
	VPAND constants256x32<>+1280(SB), Y4, Y5
	VSUBPS Y5, Y4, Y6
	VADDPS Y2, Y6, Y2
	VMOVUPS constants256x32<>+192(SB), Y6
	VDIVPS Y4, Y6, Y4
	VMULPS Y4, Y7, Y6
	VPAND constants256x32<>+1280(SB), Y6, Y6
	VMULPS Y5, Y6, Y5
	VSUBPS Y5, Y7, Y5
	VMULPS Y2, Y6, Y2
	VSUBPS Y2, Y9, Y2
	VADDPS Y2, Y5, Y2
	VMULPS Y4, Y2, Y2
	VADDPS Y2, Y6, Y2
	VPSLLD $31, Y1, Y1
	VPXOR Y1, Y2, Y1
	VMOVUPS constants256x32<>+8032(SB), Y2
	VPCMPGTD Y3, Y2, Y2
	VBLENDVPS Y2, Y0, Y1, Y0
	VMOVUPS constants256x32<>+1152(SB), Y1
	VPCMPGTD Y3, Y1, Y1
	VMOVUPS constants256x32<>+0(SB), Y2
	VBLENDVPS Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func asin256(dst, x unsafe.Pointer, n int) int
TEXT ·asin256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+1824(SB), Y2, Y3
	VMOVUPS constants256x32<>+192(SB), Y4
	VSUBPS Y1, Y4, Y4
	VMULPS constants256x32<>+1792(SB), Y4, Y4
	VSQRTPS Y4, Y5
	VBLENDVPS Y3, Y5, Y1, Y5
	VPAND constants256x32<>+1280(SB), Y5, Y6
	VSUBPS Y6, Y5, Y7
	VADDPS Y6, Y5, Y8
	VADDPS constants256x32<>+8288(SB), Y8, Y8
	VMULPS Y6, Y6, Y9
	VSUBPS Y9, Y4, Y9
	VDIVPS Y8, Y9, Y8
	VBLENDVPS Y3, Y8, Y7, Y7
	VMULPS Y1, Y1, Y1
	VBLENDVPS Y3, Y4, Y1, Y1
	VMULPS constants256x32<>+8320(SB), Y1, Y4
	VADDPS constants256x32<>+8352(SB), Y4, Y4
	VMULPS Y1, Y4, Y4
	VADDPS constants256x32<>+8384(SB), Y4, Y4
	VMULPS Y1, Y4, Y4
	VADDPS constants256x32<>+8416(SB), Y4, Y4
	VMULPS Y1, Y4, Y4
	VADDPS constants256x32<>+8448(SB), Y4, Y4
	VMULPS Y4, Y1, Y1
	VMULPS Y1, Y5, Y1
	VADDPS Y1, Y7, Y1
	VADDPS Y6, Y6, Y4
	VMOVUPS constants256x32<>+8480(SB), Y5
	VSUBPS Y4, Y5, Y4
	VADDPS Y1, Y1, Y5
	VMOVUPS constants256x32<>+8512(SB), Y7
	VSUBPS Y5, Y7, Y5
	VADDPS Y5, Y4, Y4
	VADDPS Y1, Y6, Y1
	VBLENDVPS Y3, Y4, Y1, Y1
	VMOVUPS constants256x32<>+8032(SB), Y3
	VPCMPGTD Y2, Y3, Y3
	VPAND constants256x32<>+64(SB), Y0, Y4
	VPOR Y4, Y1, Y1
	VBLENDVPS Y3, Y0, Y1, Y0
	VMOVUPS constants256x32<>+8544(SB), Y1
	VPCMPGTD Y2, Y1, Y1
	VMOVUPS constants256x32<>+0(SB), Y2
	VBLENDVPS Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func acos256(dst, x unsafe.Pointer, n int) int
TEXT ·acos256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+1824(SB), Y2, Y3
	VMOVUPS constants256x32<>+192(SB), Y4
	VSUBPS Y1, Y4, Y4
	VMULPS constants256x32<>+1792(SB), Y4, Y4
	VSQRTPS Y4, Y5
	VBLENDVPS Y3, Y5, Y1, Y5
	VPAND constants256x32<>+1280(SB), Y5, Y6
	VSUBPS Y6, Y5, Y7
	VADDPS Y6, Y5, Y8
	VADDPS constants256x32<>+8288(SB), Y8, Y8
	VMULPS Y6, Y6, Y9
	VSUBPS Y9, Y4, Y9
	VDIVPS Y8, Y9, Y8
	VBLENDVPS Y3, Y8, Y7, Y7
	VMULPS Y1, Y1, Y1
	VBLENDVPS Y3, Y4, Y1, Y1
	VMULPS constants256x32<>+8320(SB), Y1, Y4
	VADDPS constants256x32<>+8352(SB), Y4, Y4
	VMULPS Y1, Y4, Y4
	VADDPS constants256x32<>+8384(SB), Y4, Y4
	VMULPS Y1, Y4, Y4
	VADDPS constants256x32<>+8416(SB), Y4, Y4
	VMULPS Y1, Y4, Y4
	VADDPS constants256x32<>+8448(SB), Y4, Y4
	VMULPS Y4, Y1, Y1
	VMULPS Y1, Y5, Y1
	VADDPS Y1, Y7, Y1
	VMOVUPS constants256x32<>+6752(SB), Y4
	VBLENDVPS Y3, constants256x32<>+2336(SB), Y4, Y4
	VPAND constants256x32<>+64(SB), Y0, Y5
	VPXOR Y5, Y4, Y4
	VMOVUPS constants256x32<>+32(SB), Y5
	VPCMPGTD Y0, Y5, Y0
	VBLENDVPS Y0, constants256x32<>+8576(SB), Y5, Y7
	VMOVUPS constants256x32<>+8608(SB), Y8
	VBLENDVPS Y3, Y7, Y8, Y7
	VMULPS Y6, Y4, Y6
	VADDPS Y6, Y7, Y8
	VSUBPS Y7, Y8, Y7
	VSUBPS Y7, Y6, Y6
	VBLENDVPS Y0, constants256x32<>+8640(SB), Y5, Y0
	VMOVUPS constants256x32<>+8672(SB), Y5
	VBLENDVPS Y3, Y0, Y5, Y0
	VMULPS Y1, Y4, Y1
	VADDPS Y1, Y0, Y0
	VADDPS Y0, Y6, Y0
	VADDPS Y0, Y8, Y0
	VMOVUPS constants256x32<>+8544(SB), Y1
	VPCMPGTD Y2, Y1, Y1
	VMOVUPS constants256x32<>+0(SB), Y2
	VBLENDVPS Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atan256(dst, x unsafe.Pointer, n int) int
TEXT ·atan256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VPAND constants256x32<>+96(SB), Y0, Y1
	VPXOR constants256x32<>+64(SB), Y1, Y2
	VPCMPGTD constants256x32<>+6752(SB), Y2, Y3
	VPCMPGTD constants256x32<>+8704(SB), Y2, Y4
	VBLENDVPS Y4, constants256x32<>+8736(SB), Y1, Y1
	VMOVUPS constants256x32<>+32(SB), Y4
	VBLENDVPS Y3, constants256x32<>+2336(SB), Y4, Y5
	VBLENDVPS Y3, constants256x32<>+64(SB), Y4, Y6
	VBLENDVPS Y3, constants256x32<>+192(SB), Y1, Y7
	VMOVUPS constants256x32<>+192(SB), Y8
	VBLENDVPS Y3, Y1, Y8, Y1
	VPADDD constants256x32<>+6464(SB), Y7, Y3
	VPXOR constants256x32<>+64(SB), Y1, Y9
	VPXOR constants256x32<>+64(SB), Y3, Y3
	VPCMPGTD Y9, Y3, Y3
	VADDPS Y7, Y1, Y9
	VSUBPS Y1, Y9, Y10
	VSUBPS Y10, Y7, Y10
	VSUBPS Y1, Y7, Y11
	VBLENDVPS Y3, Y11, Y7, Y7
	VBLENDVPS Y3, Y9, Y1, Y1
	VBLENDVPS Y3, Y10, Y4, Y9
	VPAND constants256x32<>+1280(SB), Y1, Y10
	VSUBPS Y10, Y1, Y11
	VADDPS Y9, Y11, Y9
	VDIVPS Y1, Y8, Y1
	VMULPS Y1, Y7, Y11
	VPAND constants256x32<>+1280(SB), Y11, Y11
	VMULPS Y10, Y11, Y10
	VSUBPS Y10, Y7, Y7
	VMULPS Y9, Y11, Y9
	VSUBPS Y9, Y4, Y9
	VADDPS Y9, Y7, Y7
	VMULPS Y1, Y7, Y1
	VADDPS Y1, Y11, Y7
	VMULPS Y7, Y7, Y9
	VMULPS Y7, Y9, Y7
	VMULPS constants256x32<>+8768(SB), Y9, Y10
	VADDPS constants256x32<>+8800(SB), Y10, Y10
	VMULPS Y9, Y10, Y10
	VADDPS constants256x32<>+8832(SB), Y10, Y10
	VMULPS Y9, Y10, Y10
	VADDPS constants256x32<>+8864(SB), Y10, Y10
	VMULPS Y9, Y10, Y9
	VADDPS constants256x32<>+8896(SB), Y9, Y9
	VMULPS Y9, Y7, Y7
	VADDPS Y7, Y1, Y1
	VBLENDVPS Y3, Y8, Y4, Y3
	VPXOR Y6, Y3, Y3
	VADDPS Y3, Y5, Y3
	VMULPS constants256x32<>+8928(SB), Y3, Y4
	VPXOR Y6, Y11, Y5
	VADDPS Y5, Y4, Y7
	VSUBPS Y4, Y7, Y4
	VSUBPS Y4, Y5, Y4
	VMULPS constants256x32<>+8960(SB), Y3, Y3
	VPXOR Y6, Y1, Y1
	VADDPS Y1, Y3, Y1
	VADDPS Y1, Y4, Y1
	VADDPS Y1, Y7, Y1
	VMOVUPS constants256x32<>+8032(SB), Y3
	VPCMPGTD Y2, Y3, Y3
	VPAND constants256x32<>+64(SB), Y0, Y4
	VPOR Y4, Y1, Y1
	VBLENDVPS Y3, Y0, Y1, Y0
	VMOVUPS constants256x32<>+8992(SB), Y1
	VPCMPGTD Y2, Y1, Y1
	VMOVUPS constants256x32<>+0(SB), Y2
	VBLENDVPS Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atan2256(dst, x, y unsafe.Pointer, n int) int
TEXT ·atan2256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*4), Y0
	VMOVUPS (DX)(BX*4), Y1
	VPAND constants256x32<>+96(SB), Y1, Y2
	VPAND constants256x32<>+96(SB), Y0, Y3
	VPXOR constants256x32<>+64(SB), Y2, Y4
	VPXOR constants256x32<>+64(SB), Y3, Y5
	VPCMPGTD Y4, Y5, Y4
	VBLENDVPS Y4, Y2, Y3, Y5
	VBLENDVPS Y4, Y3, Y2, Y2
	VPXOR constants256x32<>+64(SB), Y5, Y3
	VMOVUPS constants256x32<>+9024(SB), Y6
	VPCMPGTD Y3, Y6, Y3
	VPXOR constants256x32<>+64(SB), Y2, Y6
	VPCMPGTD constants256x32<>+9056(SB), Y6, Y7
	VPOR Y7, Y3, Y3
	VMOVMSKPS Y3, AX
	TESTL AX, AX
	JNE done
	VMOVUPS constants256x32<>+32(SB), Y3
	VPCMPGTD Y1, Y3, Y7
	VBLENDVPS Y7, constants256x32<>+8256(SB), Y3, Y8
	VBLENDVPS Y4, constants256x32<>+2336(SB), Y8, Y8
	VBLENDVPS Y4, constants256x32<>+64(SB), Y3, Y9
	VPXOR Y9, Y1, Y1
	VPAND constants256x32<>+64(SB), Y1, Y1
	VPADDD constants256x32<>+6464(SB), Y5, Y9
	VPXOR constants256x32<>+64(SB), Y9, Y9
	VPCMPGTD Y6, Y9, Y9
	VADDPS Y5, Y2, Y10
	VSUBPS Y2, Y10, Y11
	VSUBPS Y11, Y5, Y11
	VSUBPS Y2, Y5, Y12
	VBLENDVPS Y9, Y12, Y5, Y5
	VBLENDVPS Y9, Y10, Y2, Y2
	VBLENDVPS Y9, Y11, Y3, Y10
	VPAND constants256x32<>+1280(SB), Y2, Y11
	VSUBPS Y11, Y2, Y12
	VADDPS Y10, Y12, Y10
	VMOVUPS constants256x32<>+192(SB), Y12
	VDIVPS Y2, Y12, Y2
	VMULPS Y2, Y5, Y13
	VPAND constants256x32<>+1280(SB), Y13, Y13
	VMULPS Y11, Y13, Y11
	VSUBPS Y11, Y5, Y5
	VMULPS Y10, Y13, Y10
	VSUBPS Y10, Y3, Y10
	VADDPS Y10, Y5, Y5
	VMULPS Y2, Y5, Y2
	VADDPS Y2, Y13, Y5
	VMULPS Y5, Y5, Y10
	VMULPS Y5, Y10, Y5
	VMULPS constants256x32<>+8768(SB), Y10, Y11
	VADDPS constants256x32<>+8800(SB), Y11, Y11
	VMULPS Y10, Y11, Y11
	VADDPS constants256x32<>+8832(SB), Y11, Y11
	VMULPS Y10, Y11, Y11
	VADDPS constants256x32<>+8864(SB), Y11, Y11
	VMULPS Y10, Y11, Y10
	VADDPS constants256x32<>+8896(SB), Y10, Y10
	VMULPS Y10, Y5, Y5
	VADDPS Y5, Y2, Y2
	VBLENDVPS Y9, Y12, Y3, Y3
	VPXOR Y1, Y3, Y3
	VADDPS Y3, Y8, Y3
	VMULPS constants256x32<>+8928(SB), Y3, Y5
	VPXOR Y1, Y13, Y8
	VADDPS Y8, Y5, Y9
	VSUBPS Y5, Y9, Y5
	VSUBPS Y5, Y8, Y5
	VMULPS constants256x32<>+8960(SB), Y3, Y3
	VPXOR Y1, Y2, Y1
	VADDPS Y1, Y3, Y1
	VADDPS Y1, Y5, Y1
	VADDPS Y1, Y9, Y1
	VMOVUPS constants256x32<>+6752(SB), Y2
	VPCMPGTD Y2, Y2, Y2
	VPOR Y7, Y4, Y3
	VPXOR constants256x32<>+256(SB), Y3, Y3
	VPAND Y3, Y2, Y2
	VBLENDVPS Y2, Y12, Y1, Y1
	VPAND constants256x32<>+64(SB), Y0, Y0
	VPOR Y0, Y1, Y0
	VMOVUPS constants256x32<>+8992(SB), Y1
	VPCMPGTD Y6, Y1, Y1
	VMOVUPS constants256x32<>+0(SB), Y2
	VBLENDVPS Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*4)
	ADDQ $8, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func expFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·expFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPCMPGTQ constants256x64<>+1440(SB), Y0, Y1
	VBLENDVPD Y1, constants256x64<>+1440(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+1472(SB), Y2, Y2
	VBLENDVPD Y2, constants256x64<>+1504(SB), Y1, Y1
	VMULPD constants256x64<>+1536(SB), Y1, Y2
	VADDPD constants256x64<>+576(SB), Y2, Y2
	VPSUBQ constants256x64<>+576(SB), Y2, Y3
	VSUBPD constants256x64<>+576(SB), Y2, Y2
	VMULPD constants256x64<>+1568(SB), Y2, Y4
	VSUBPD Y4, Y1, Y1
	VMULPD constants256x64<>+1600(SB), Y2, Y2
	VSUBPD Y2, Y1, Y4
	VMULPD Y4, Y4, Y5
	VMULPD constants256x64<>+1632(SB), Y4, Y6
	VADDPD constants256x64<>+1664(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+1696(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+1728(SB), Y6, Y6
	VMULPD Y4, Y6, Y4
	VADDPD constants256x64<>+1760(SB), Y4, Y4
	VMULPD Y4, Y5, Y4
	VSUBPD Y2, Y4, Y2
	VADDPD Y2, Y1, Y1
	VPAND constants256x64<>+640(SB), Y3, Y2
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y5, Y5, Y5
	VPGATHERQQ Y5, (AX)(Y2*8), Y4
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y6, Y6, Y6
	VPGATHERQQ Y6, (AX)(Y2*8), Y5
	VMULPD Y1, Y4, Y1
	VADDPD Y1, Y5, Y1
	VADDPD Y1, Y4, Y1
	VPXOR constants256x64<>+64(SB), Y3, Y2
	VPSRLQ $6, Y2, Y2
	VPSUBQ constants256x64<>+1792(SB), Y2, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y3
	VPSRLQ $1, Y3, Y3
	VPSUBQ constants256x64<>+1824(SB), Y3, Y3
	VPADDQ constants256x64<>+1856(SB), Y3, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y1, Y1
	VPSUBQ Y3, Y2, Y2
	VPADDQ constants256x64<>+1856(SB), Y2, Y2
	VPSLLQ $52, Y2, Y2
	VMULPD Y2, Y1, Y1
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y0, Y0
	VBLENDVPD Y0, constants256x64<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func exp2Float64256(dst, x unsafe.Pointer, n int) int
TEXT ·exp2Float64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPCMPGTQ constants256x64<>+1920(SB), Y0, Y1
	VBLENDVPD Y1, constants256x64<>+1920(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+1952(SB), Y2, Y2
	VBLENDVPD Y2, constants256x64<>+1984(SB), Y1, Y1
	VMULPD constants256x64<>+2016(SB), Y1, Y2
	VADDPD constants256x64<>+576(SB), Y2, Y2
	VPSUBQ constants256x64<>+576(SB), Y2, Y3
	VSUBPD constants256x64<>+576(SB), Y2, Y2
	VMULPD constants256x64<>+2048(SB), Y2, Y2
	VSUBPD Y2, Y1, Y1
	VMULPD constants256x64<>+2080(SB), Y1, Y1
	VMULPD Y1, Y1, Y2
	VMULPD constants256x64<>+1632(SB), Y1, Y4
	VADDPD constants256x64<>+1664(SB), Y4, Y4
	VMULPD Y1, Y4, Y4
	VADDPD constants256x64<>+1696(SB), Y4, Y4
	VMULPD Y1, Y4, Y4
	VADDPD constants256x64<>+1728(SB), Y4, Y4
	VMULPD Y1, Y4, Y4
	VADDPD constants256x64<>+1760(SB), Y4, Y4
	VMULPD Y4, Y2, Y2
	VADDPD Y2, Y1, Y1
	VPAND constants256x64<>+640(SB), Y3, Y2
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y5, Y5, Y5
	VPGATHERQQ Y5, (AX)(Y2*8), Y4
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y6, Y6, Y6
	VPGATHERQQ Y6, (AX)(Y2*8), Y5
	VMULPD Y1, Y4, Y1
	VADDPD Y1, Y5, Y1
	VADDPD Y1, Y4, Y1
	VPXOR constants256x64<>+64(SB), Y3, Y2
	VPSRLQ $6, Y2, Y2
	VPSUBQ constants256x64<>+1792(SB), Y2, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y3
	VPSRLQ $1, Y3, Y3
	VPSUBQ constants256x64<>+1824(SB), Y3, Y3
	VPADDQ constants256x64<>+1856(SB), Y3, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y1, Y1
	VPSUBQ Y3, Y2, Y2
	VPADDQ constants256x64<>+1856(SB), Y2, Y2
	VPSLLQ $52, Y2, Y2
	VMULPD Y2, Y1, Y1
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y0, Y0
	VBLENDVPD Y0, constants256x64<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func expm1Float64256(dst, x unsafe.Pointer, n int) int
TEXT ·expm1Float64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPCMPGTQ constants256x64<>+1440(SB), Y0, Y1
	VBLENDVPD Y1, constants256x64<>+1440(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+2112(SB), Y2, Y2
	VBLENDVPD Y2, constants256x64<>+2144(SB), Y1, Y1
	VMULPD constants256x64<>+1536(SB), Y1, Y2
	VADDPD constants256x64<>+576(SB), Y2, Y2
	VPSUBQ constants256x64<>+576(SB), Y2, Y3
	VSUBPD constants256x64<>+576(SB), Y2, Y2
	VMULPD constants256x64<>+1568(SB), Y2, Y4
	VSUBPD Y4, Y1, Y1
	VMULPD constants256x64<>+1600(SB), Y2, Y2
	VPXOR constants256x64<>+64(SB), Y3, Y4
	VPSRLQ $6, Y4, Y4
	VPSUBQ constants256x64<>+1792(SB), Y4, Y4
	VPCMPGTQ constants256x64<>+2176(SB), Y4, Y5
	VBLENDVPD Y5, constants256x64<>+2176(SB), Y4, Y5
	VPSUBQ Y5, Y4, Y4
	VPADDQ constants256x64<>+1856(SB), Y4, Y4
	VPSLLQ $52, Y4, Y4
	VPAND constants256x64<>+640(SB), Y3, Y3
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y3*8), Y6
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y3*8), Y7
	VPADDQ constants256x64<>+1856(SB), Y5, Y3
	VPSLLQ $52, Y3, Y3
	VMULPD Y3, Y6, Y5
	VADDPD constants256x64<>+2208(SB), Y5, Y6
	VSUBPD Y5, Y6, Y8
	VSUBPD Y8, Y6, Y9
	VSUBPD Y9, Y5, Y5
	VMOVUPS constants256x64<>+2208(SB), Y9
	VSUBPD Y8, Y9, Y8
	VADDPD Y8, Y5, Y5
	VMULPD Y3, Y7, Y3
	VADDPD Y3, Y5, Y3
	VSUBPD Y2, Y1, Y5
	VMULPD Y5, Y5, Y7
	VMULPD constants256x64<>+1632(SB), Y5, Y8
	VADDPD constants256x64<>+1664(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+1696(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+1728(SB), Y8, Y8
	VMULPD Y5, Y8, Y5
	VADDPD constants256x64<>+1760(SB), Y5, Y5
	VMULPD Y5, Y7, Y5
	VSUBPD Y2, Y5, Y2
	VADDPD Y1, Y6, Y5
	VSUBPD Y6, Y5, Y7
	VSUBPD Y7, Y1, Y7
	VADDPD Y3, Y6, Y6
	VADDPD Y2, Y1, Y1
	VMULPD Y1, Y6, Y1
	VADDPD Y1, Y3, Y1
	VADDPD Y1, Y2, Y1
	VADDPD Y1, Y7, Y1
	VADDPD Y1, Y5, Y1
	VMULPD Y4, Y1, Y1
	VPAND constants256x64<>+96(SB), Y0, Y2
	VPCMPEQQ constants256x64<>+32(SB), Y2, Y3
	VBLENDVPD Y3, Y0, Y1, Y0
	VPXOR constants256x64<>+64(SB), Y2, Y1
	VPCMPGTQ constants256x64<>+1888(SB), Y1, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func logFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·logFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VMOVUPS constants256x64<>+2240(SB), Y2
	VPCMPGTQ Y1, Y2, Y1
	VMULPD constants256x64<>+2272(SB), Y0, Y2
	VBLENDVPD Y1, Y2, Y0, Y2
	VMOVUPS constants256x64<>+32(SB), Y3
	VBLENDVPD Y1, constants256x64<>+2304(SB), Y3, Y1
	VPSUBQ constants256x64<>+2336(SB), Y2, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $52, Y5, Y5
	VPSUBQ constants256x64<>+2368(SB), Y5, Y5
	VPSRLQ $46, Y4, Y6
	VPAND constants256x64<>+640(SB), Y6, Y6
	VPAND constants256x64<>+1888(SB), Y4, Y4
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y6*8), Y7
	VPSUBQ Y4, Y2, Y2
	VPADDQ constants256x64<>+2400(SB), Y2, Y4
	VPAND constants256x64<>+2432(SB), Y4, Y4
	VMULPD Y7, Y4, Y8
	VSUBPD constants256x64<>+160(SB), Y8, Y8
	VSUBPD Y4, Y2, Y2
	VMULPD Y7, Y2, Y2
	VPADDQ Y1, Y5, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y4
	VPSRLQ $48, Y4, Y4
	VPSUBQ constants256x64<>+384(SB), Y4, Y4
	VPSLLQ $32, Y4, Y4
	VPADDQ constants256x64<>+416(SB), Y4, Y4
	VPAND constants256x64<>+448(SB), Y1, Y1
	VPOR constants256x64<>+480(SB), Y1, Y1
	VSUBPD constants256x64<>+512(SB), Y4, Y4
	VADDPD Y1, Y4, Y1
	VMULPD constants256x64<>+2464(SB), Y1, Y4
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y6*8), Y5
	VADDPD Y5, Y4, Y4
	VMULPD constants256x64<>+2496(SB), Y1, Y1
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y6*8), Y5
	VADDPD Y5, Y1, Y1
	VADDPD Y2, Y8, Y5
	VSUBPD Y8, Y5, Y6
	VSUBPD Y6, Y2, Y2
	VADDPD Y5, Y4, Y6
	VSUBPD Y4, Y6, Y4
	VSUBPD Y4, Y5, Y4
	VMULPD Y5, Y5, Y7
	VMULPD constants256x64<>+2528(SB), Y5, Y8
	VADDPD constants256x64<>+2560(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2592(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2624(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2656(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2688(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2720(SB), Y8, Y8
	VMULPD Y5, Y8, Y5
	VADDPD constants256x64<>+2752(SB), Y5, Y5
	VMULPD Y5, Y7, Y5
	VADDPD Y5, Y1, Y1
	VADDPD Y1, Y2, Y1
	VADDPD Y1, Y4, Y1
	VADDPD Y1, Y6, Y1
	VPSUBQ constants256x64<>+128(SB), Y0, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y2
	VMOVUPS constants256x64<>+2784(SB), Y4
	VPCMPGTQ Y2, Y4, Y2
	VPCMPEQQ constants256x64<>+192(SB), Y0, Y4
	VMOVUPS constants256x64<>+0(SB), Y5
	VBLENDVPD Y4, Y0, Y5, Y4
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPCMPEQQ Y3, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+1888(SB), Y4, Y0
	VBLENDVPD Y2, Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log2Float64256(dst, x unsafe.Pointer, n int) int
TEXT ·log2Float64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VMOVUPS constants256x64<>+2240(SB), Y2
	VPCMPGTQ Y1, Y2, Y1
	VMULPD constants256x64<>+2272(SB), Y0, Y2
	VBLENDVPD Y1, Y2, Y0, Y2
	VMOVUPS constants256x64<>+32(SB), Y3
	VBLENDVPD Y1, constants256x64<>+2304(SB), Y3, Y1
	VPSUBQ constants256x64<>+2336(SB), Y2, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $52, Y5, Y5
	VPSUBQ constants256x64<>+2368(SB), Y5, Y5
	VPSRLQ $46, Y4, Y6
	VPAND constants256x64<>+640(SB), Y6, Y6
	VPAND constants256x64<>+1888(SB), Y4, Y4
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y6*8), Y7
	VPSUBQ Y4, Y2, Y2
	VPADDQ constants256x64<>+2400(SB), Y2, Y4
	VPAND constants256x64<>+2432(SB), Y4, Y4
	VMULPD Y7, Y4, Y8
	VSUBPD constants256x64<>+160(SB), Y8, Y8
	VSUBPD Y4, Y2, Y2
	VMULPD Y7, Y2, Y2
	VPADDQ Y1, Y5, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y4
	VPSRLQ $48, Y4, Y4
	VPSUBQ constants256x64<>+384(SB), Y4, Y4
	VPSLLQ $32, Y4, Y4
	VPADDQ constants256x64<>+416(SB), Y4, Y4
	VPAND constants256x64<>+448(SB), Y1, Y1
	VPOR constants256x64<>+480(SB), Y1, Y1
	VSUBPD constants256x64<>+512(SB), Y4, Y4
	VADDPD Y1, Y4, Y1
	VMULPD constants256x64<>+2464(SB), Y1, Y4
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y6*8), Y5
	VADDPD Y5, Y4, Y4
	VMULPD constants256x64<>+2496(SB), Y1, Y1
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y6*8), Y5
	VADDPD Y5, Y1, Y1
	VADDPD Y2, Y8, Y5
	VSUBPD Y8, Y5, Y6
	VSUBPD Y6, Y2, Y2
	VADDPD Y5, Y4, Y6
	VSUBPD Y4, Y6, Y4
	VSUBPD Y4, Y5, Y4
	VMULPD Y5, Y5, Y7
	VMULPD constants256x64<>+2528(SB), Y5, Y8
	VADDPD constants256x64<>+2560(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2592(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2624(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2656(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2688(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2720(SB), Y8, Y8
	VMULPD Y5, Y8, Y5
	VADDPD constants256x64<>+2752(SB), Y5, Y5
	VMULPD Y5, Y7, Y5
	VADDPD Y5, Y1, Y1
	VADDPD Y1, Y2, Y1
	VADDPD Y1, Y4, Y1
	VPAND constants256x64<>+2816(SB), Y6, Y2
	VSUBPD Y2, Y6, Y4
	VADDPD Y1, Y4, Y4
	VMULPD constants256x64<>+2848(SB), Y4, Y4
	VADDPD Y1, Y6, Y1
	VMULPD constants256x64<>+2880(SB), Y1, Y1
	VADDPD Y1, Y4, Y1
	VMULPD constants256x64<>+2848(SB), Y2, Y2
	VADDPD Y1, Y2, Y1
	VPSUBQ constants256x64<>+128(SB), Y0, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y2
	VMOVUPS constants256x64<>+2784(SB), Y4
	VPCMPGTQ Y2, Y4, Y2
	VPCMPEQQ constants256x64<>+192(SB), Y0, Y4
	VMOVUPS constants256x64<>+0(SB), Y5
	VBLENDVPD Y4, Y0, Y5, Y4
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPCMPEQQ Y3, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+1888(SB), Y4, Y0
	VBLENDVPD Y2, Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log10Float64256(dst, x unsafe.Pointer, n int) int
TEXT ·log10Float64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VMOVUPS constants256x64<>+2240(SB), Y2
	VPCMPGTQ Y1, Y2, Y1
	VMULPD constants256x64<>+2272(SB), Y0, Y2
	VBLENDVPD Y1, Y2, Y0, Y2
	VMOVUPS constants256x64<>+32(SB), Y3
	VBLENDVPD Y1, constants256x64<>+2304(SB), Y3, Y1
	VPSUBQ constants256x64<>+2336(SB), Y2, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $52, Y5, Y5
	VPSUBQ constants256x64<>+2368(SB), Y5, Y5
	VPSRLQ $46, Y4, Y6
	VPAND constants256x64<>+640(SB), Y6, Y6
	VPAND constants256x64<>+1888(SB), Y4, Y4
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y6*8), Y7
	VPSUBQ Y4, Y2, Y2
	VPADDQ constants256x64<>+2400(SB), Y2, Y4
	VPAND constants256x64<>+2432(SB), Y4, Y4
	VMULPD Y7, Y4, Y8
	VSUBPD constants256x64<>+160(SB), Y8, Y8
	VSUBPD Y4, Y2, Y2
	VMULPD Y7, Y2, Y2
	VPADDQ Y1, Y5, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y4
	VPSRLQ $48, Y4, Y4
	VPSUBQ constants256x64<>+384(SB), Y4, Y4
	VPSLLQ $32, Y4, Y4
	VPADDQ constants256x64<>+416(SB), Y4, Y4
	VPAND constants256x64<>+448(SB), Y1, Y1
	VPOR constants256x64<>+480(SB), Y1, Y1
	VSUBPD constants256x64<>+512(SB), Y4, Y4
	VADDPD Y1, Y4, Y1
	VMULPD constants256x64<>+2464(SB), Y1, Y4
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y6*8), Y5
	VADDPD Y5, Y4, Y4
	VMULPD constants256x64<>+2496(SB), Y1, Y1
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y6*8), Y5
	VADDPD Y5, Y1, Y1
	VADDPD Y2, Y8, Y5
	VSUBPD Y8, Y5, Y6
	VSUBPD Y6, Y2, Y2
	VADDPD Y5, Y4, Y6
	VSUBPD Y4, Y6, Y4
	VSUBPD Y4, Y5, Y4
	VMULPD Y5, Y5, Y7
	VMULPD constants256x64<>+2528(SB), Y5, Y8
	VADDPD constants256x64<>+2560(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2592(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2624(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2656(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2688(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+2720(SB), Y8, Y8
	VMULPD Y5, Y8, Y5
	VADDPD constants256x64<>+2752(SB), Y5, Y5
	VMULPD Y5, Y7, Y5
	VADDPD Y5, Y1, Y1
	VADDPD Y1, Y2, Y1
	VADDPD Y1, Y4, Y1
	VPAND constants256x64<>+2816(SB), Y6, Y2
	VSUBPD Y2, Y6, Y4
	VADDPD Y1, Y4, Y4
	VMULPD constants256x64<>+2912(SB), Y4, Y4
	VADDPD Y1, Y6, Y1
	VMULPD constants256x64<>+2944(SB), Y1, Y1
	VADDPD Y1, Y4, Y1
	VMULPD constants256x64<>+2912(SB), Y2, Y2
	VADDPD Y1, Y2, Y1
	VPSUBQ constants256x64<>+128(SB), Y0, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y2
	VMOVUPS constants256x64<>+2784(SB), Y4
	VPCMPGTQ Y2, Y4, Y2
	VPCMPEQQ constants256x64<>+192(SB), Y0, Y4
	VMOVUPS constants256x64<>+0(SB), Y5
	VBLENDVPD Y4, Y0, Y5, Y4
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPCMPEQQ Y3, Y0, Y0
	VBLENDVPD Y0, constants256x64<>+1888(SB), Y4, Y0
	VBLENDVPD Y2, Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func log1pFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·log1pFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VADDPD constants256x64<>+160(SB), Y0, Y1
	VSUBPD constants256x64<>+160(SB), Y1, Y2
	VSUBPD Y2, Y1, Y3
	VMOVUPS constants256x64<>+160(SB), Y4
	VSUBPD Y3, Y4, Y3
	VSUBPD Y2, Y0, Y2
	VADDPD Y2, Y3, Y2
	VPSUBQ constants256x64<>+2336(SB), Y1, Y3
	VPXOR constants256x64<>+64(SB), Y3, Y5
	VPSRLQ $52, Y5, Y5
	VPSUBQ constants256x64<>+2368(SB), Y5, Y5
	VPSRLQ $46, Y3, Y6
	VPAND constants256x64<>+640(SB), Y6, Y6
	VPAND constants256x64<>+1888(SB), Y3, Y3
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y6*8), Y7
	VPSUBQ Y3, Y1, Y8
	VPADDQ constants256x64<>+2400(SB), Y8, Y9
	VPAND constants256x64<>+2432(SB), Y9, Y9
	VMULPD Y7, Y9, Y10
	VSUBPD Y4, Y10, Y10
	VSUBPD Y9, Y8, Y8
	VMULPD Y7, Y8, Y8
	VPSUBQ Y3, Y4, Y3
	VMOVUPS constants256x64<>+2176(SB), Y4
	VPCMPGTQ Y5, Y4, Y4
	VMOVUPS constants256x64<>+32(SB), Y9
	VBLENDVPD Y4, Y3, Y9, Y3
	VMULPD Y3, Y2, Y2
	VMULPD Y7, Y2, Y2
	VADDPD Y2, Y8, Y3
	VSUBPD Y8, Y3, Y4
	VSUBPD Y4, Y2, Y2
	VPADDQ Y9, Y5, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $48, Y5, Y5
	VPSUBQ constants256x64<>+384(SB), Y5, Y5
	VPSLLQ $32, Y5, Y5
	VPADDQ constants256x64<>+416(SB), Y5, Y5
	VPAND constants256x64<>+448(SB), Y4, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y5, Y5
	VADDPD Y4, Y5, Y4
	VMULPD constants256x64<>+2464(SB), Y4, Y5
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y6*8), Y7
	VADDPD Y7, Y5, Y5
	VMULPD constants256x64<>+2496(SB), Y4, Y4
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y6*8), Y7
	VADDPD Y7, Y4, Y4
	VADDPD Y3, Y10, Y6
	VSUBPD Y10, Y6, Y7
	VSUBPD Y7, Y3, Y3
	VADDPD Y2, Y3, Y2
	VADDPD Y6, Y5, Y3
	VSUBPD Y5, Y3, Y5
	VSUBPD Y5, Y6, Y5
	VMULPD Y6, Y6, Y7
	VMULPD constants256x64<>+2528(SB), Y6, Y8
	VADDPD constants256x64<>+2560(SB), Y8, Y8
	VMULPD Y6, Y8, Y8
	VADDPD constants256x64<>+2592(SB), Y8, Y8
	VMULPD Y6, Y8, Y8
	VADDPD constants256x64<>+2624(SB), Y8, Y8
	VMULPD Y6, Y8, Y8
	VADDPD constants256x64<>+2656(SB), Y8, Y8
	VMULPD Y6, Y8, Y8
	VADDPD constants256x64<>+2688(SB), Y8, Y8
	VMULPD Y6, Y8, Y8
	VADDPD constants256x64<>+2720(SB), Y8, Y8
	VMULPD Y6, Y8, Y6
	VADDPD constants256x64<>+2752(SB), Y6, Y6
	VMULPD Y6, Y7, Y6
	VADDPD Y6, Y4, Y4
	VADDPD Y4, Y2, Y2
	VADDPD Y2, Y5, Y2
	VPAND constants256x64<>+96(SB), Y0, Y4
	VPCMPEQQ Y9, Y4, Y4
	VADDPD Y2, Y3, Y2
	VBLENDVPD Y4, Y0, Y2, Y0
	VPSUBQ constants256x64<>+128(SB), Y1, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y2
	VMOVUPS constants256x64<>+2784(SB), Y3
	VPCMPGTQ Y2, Y3, Y2
	VPCMPEQQ constants256x64<>+192(SB), Y1, Y3
	VMOVUPS constants256x64<>+0(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y3
	VPAND constants256x64<>+96(SB), Y1, Y1
	VPCMPEQQ Y9, Y1, Y1
	VBLENDVPD Y1, constants256x64<>+1888(SB), Y3, Y1
	VBLENDVPD Y2, Y0, Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func powFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·powFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPAND constants256x64<>+96(SB), Y0, Y2
	VPAND constants256x64<>+96(SB), Y1, Y3
	VPXOR constants256x64<>+64(SB), Y2, Y4
	VMOVUPS constants256x64<>+2240(SB), Y5
	VPCMPGTQ Y4, Y5, Y5
	VMULPD constants256x64<>+2272(SB), Y2, Y6
	VBLENDVPD Y5, Y6, Y2, Y6
	VMOVUPS constants256x64<>+32(SB), Y7
	VBLENDVPD Y5, constants256x64<>+2304(SB), Y7, Y5
	VPSUBQ constants256x64<>+2336(SB), Y6, Y8
	VPXOR constants256x64<>+64(SB), Y8, Y9
	VPSRLQ $52, Y9, Y9
	VPSUBQ constants256x64<>+2368(SB), Y9, Y9
	VPSRLQ $46, Y8, Y10
	VPAND constants256x64<>+640(SB), Y10, Y10
	VPAND constants256x64<>+1888(SB), Y8, Y8
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VPSUBQ Y8, Y6, Y6
	VPADDQ constants256x64<>+2400(SB), Y6, Y8
	VPAND constants256x64<>+2432(SB), Y8, Y8
	VMULPD Y11, Y8, Y12
	VSUBPD constants256x64<>+160(SB), Y12, Y12
	VSUBPD Y8, Y6, Y6
	VMULPD Y11, Y6, Y6
	VPADDQ Y5, Y9, Y5
	VPXOR constants256x64<>+64(SB), Y5, Y8
	VPSRLQ $48, Y8, Y8
	VPSUBQ constants256x64<>+384(SB), Y8, Y8
	VPSLLQ $32, Y8, Y8
	VPADDQ constants256x64<>+416(SB), Y8, Y8
	VPAND constants256x64<>+448(SB), Y5, Y5
	VPOR constants256x64<>+480(SB), Y5, Y5
	VSUBPD constants256x64<>+512(SB), Y8, Y8
	VADDPD Y5, Y8, Y5
	VMULPD constants256x64<>+2464(SB), Y5, Y8
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y10*8), Y9
	VADDPD Y9, Y8, Y8
	VMULPD constants256x64<>+2496(SB), Y5, Y5
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y10*8), Y9
	VADDPD Y9, Y5, Y5
	VADDPD Y6, Y12, Y9
	VSUBPD Y12, Y9, Y10
	VSUBPD Y10, Y6, Y10
	VMULPD Y12, Y12, Y11
	VMULPD constants256x64<>+2752(SB), Y11, Y11
	VADDPD Y9, Y12, Y12
	VMULPD Y12, Y6, Y6
	VMULPD constants256x64<>+2752(SB), Y6, Y6
	VMULPD Y9, Y9, Y12
	VMULPD Y9, Y12, Y12
	VMULPD constants256x64<>+2528(SB), Y9, Y13
	VADDPD constants256x64<>+2560(SB), Y13, Y13
	VMULPD Y9, Y13, Y13
	VADDPD constants256x64<>+2592(SB), Y13, Y13
	VMULPD Y9, Y13, Y13
	VADDPD constants256x64<>+2624(SB), Y13, Y13
	VMULPD Y9, Y13, Y13
	VADDPD constants256x64<>+2656(SB), Y13, Y13
	VMULPD Y9, Y13, Y13
	VADDPD constants256x64<>+2688(SB), Y13, Y13
	VMULPD Y9, Y13, Y13
	VADDPD constants256x64<>+2720(SB), Y13, Y13
	VMULPD Y13, Y12, Y12
	VADDPD Y9, Y8, Y13
	VSUBPD Y8, Y13, Y8
	VSUBPD Y8, Y9, Y8
	VADDPD Y11, Y13, Y9
	VSUBPD Y13, Y9, Y13
	VSUBPD Y13, Y11, Y11
	VADDPD Y11, Y8, Y8
	VADDPD Y6, Y10, Y6
	VADDPD Y12, Y5, Y5
	VADDPD Y5, Y6, Y5
	VADDPD Y5, Y8, Y5
	VADDPD Y5, Y9, Y6
	VSUBPD Y9, Y6, Y8
	VSUBPD Y8, Y5, Y5
	VPXOR constants256x64<>+64(SB), Y3, Y8
	VPCMPGTQ constants256x64<>+2976(SB), Y8, Y9
	VBLENDVPD Y9, constants256x64<>+3008(SB), Y3, Y9
	VPAND constants256x64<>+64(SB), Y1, Y10
	VPOR Y10, Y9, Y9
	VPAND constants256x64<>+2816(SB), Y9, Y10
	VSUBPD Y10, Y9, Y11
	VPAND constants256x64<>+2816(SB), Y6, Y12
	VSUBPD Y12, Y6, Y6
	VMULPD Y12, Y11, Y11
	VADDPD Y5, Y6, Y5
	VMULPD Y5, Y9, Y5
	VADDPD Y5, Y11, Y5
	VMULPD Y12, Y10, Y6
	VPCMPGTQ constants256x64<>+1440(SB), Y6, Y9
	VBLENDVPD Y9, constants256x64<>+1440(SB), Y6, Y9
	VPXOR constants256x64<>+64(SB), Y9, Y10
	VPCMPGTQ constants256x64<>+1472(SB), Y10, Y10
	VBLENDVPD Y10, constants256x64<>+1504(SB), Y9, Y9
	VPCMPEQQ Y6, Y9, Y6
	VBLENDVPD Y6, Y5, Y7, Y5
	VMULPD constants256x64<>+1536(SB), Y9, Y6
	VADDPD constants256x64<>+576(SB), Y6, Y6
	VPSUBQ constants256x64<>+576(SB), Y6, Y10
	VSUBPD constants256x64<>+576(SB), Y6, Y6
	VMULPD constants256x64<>+1568(SB), Y6, Y11
	VSUBPD Y11, Y9, Y9
	VMULPD constants256x64<>+1600(SB), Y6, Y6
	VSUBPD Y5, Y6, Y5
	VSUBPD Y5, Y9, Y6
	VMULPD Y6, Y6, Y11
	VMULPD constants256x64<>+1632(SB), Y6, Y12
	VADDPD constants256x64<>+1664(SB), Y12, Y12
	VMULPD Y6, Y12, Y12
	VADDPD constants256x64<>+1696(SB), Y12, Y12
	VMULPD Y6, Y12, Y12
	VADDPD constants256x64<>+1728(SB), Y12, Y12
	VMULPD Y6, Y12, Y6
	VADDPD constants256x64<>+1760(SB), Y6, Y6
	VMULPD Y6, Y11, Y6
	VSUBPD Y5, Y6, Y5
	VADDPD Y5, Y9, Y5
	VPAND constants256x64<>+640(SB), Y10, Y6
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y6*8), Y9
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y6*8), Y11
	VMULPD Y5, Y9, Y5
	VADDPD Y5, Y11, Y5
	VADDPD Y5, Y9, Y5
	VPXOR constants256x64<>+64(SB), Y10, Y6
	VPSRLQ $6, Y6, Y6
	VPSUBQ constants256x64<>+1792(SB), Y6, Y6
	VPXOR constants256x64<>+64(SB), Y6, Y9
	VPSRLQ $1, Y9, Y9
	VPSUBQ constants256x64<>+1824(SB), Y9, Y9
	VPADDQ constants256x64<>+1856(SB), Y9, Y10
	VPSLLQ $52, Y10, Y10
	VMULPD Y10, Y5, Y5
	VPSUBQ Y9, Y6, Y6
	VPADDQ constants256x64<>+1856(SB), Y6, Y6
	VPSLLQ $52, Y6, Y6
	VMULPD Y6, Y5, Y5
	VPCMPGTQ Y0, Y7, Y6
	VPCMPEQQ Y7, Y2, Y9
	VPCMPEQQ constants256x64<>+192(SB), Y2, Y2
	VPOR Y2, Y9, Y2
	VPSRLQ $52, Y3, Y10
	VMOVUPS constants256x64<>+3040(SB), Y11
	VPSUBQ Y10, Y11, Y11
	VPXOR constants256x64<>+64(SB), Y11, Y12
	VMOVUPS constants256x64<>+3072(SB), Y13
	VPCMPGTQ Y12, Y13, Y12
	VBLENDVPD Y12, Y11, Y7, Y11
	VPAND constants256x64<>+3104(SB), Y3, Y13
	VPOR constants256x64<>+3136(SB), Y13, Y13
	VPSRLVQ Y11, Y13, Y14
	VPSLLVQ Y11, Y14, Y11
	VPCMPEQQ Y13, Y11, Y11
	VPAND Y11, Y12, Y11
	VPXOR constants256x64<>+64(SB), Y10, Y10
	VPCMPGTQ constants256x64<>+3168(SB), Y10, Y10
	VPOR Y10, Y11, Y10
	VPAND constants256x64<>+128(SB), Y14, Y12
	VPCMPEQQ constants256x64<>+128(SB), Y12, Y12
	VPAND Y12, Y11, Y11
	VBLENDVPD Y9, constants256x64<>+64(SB), Y7, Y9
	VPXOR Y9, Y1, Y1
	VPCMPGTQ Y1, Y7, Y1
	VMOVUPS constants256x64<>+192(SB), Y9
	VBLENDVPD Y1, Y7, Y9, Y1
	VBLENDVPD Y2, Y1, Y5, Y1
	VPAND Y11, Y6, Y5
	VBLENDVPD Y5, constants256x64<>+64(SB), Y7, Y5
	VPOR Y5, Y1, Y1
	VPOR Y2, Y10, Y2
	VPXOR constants256x64<>+224(SB), Y2, Y2
	VPAND Y2, Y6, Y2
	VPCMPGTQ constants256x64<>+1888(SB), Y4, Y4
	VPCMPGTQ constants256x64<>+1888(SB), Y8, Y5
	VPOR Y5, Y4, Y4
	VPOR Y4, Y2, Y2
	VBLENDVPD Y2, constants256x64<>+0(SB), Y1, Y1
	VPCMPEQQ Y7, Y3, Y2
	VPCMPEQQ constants256x64<>+160(SB), Y0, Y0
	VPOR Y0, Y2, Y0
	VBLENDVPD Y0, constants256x64<>+160(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sinhFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·sinhFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+3200(SB), Y2, Y3
	VBLENDVPD Y3, constants256x64<>+3232(SB), Y1, Y1
	VMULPD constants256x64<>+1536(SB), Y1, Y3
	VADDPD constants256x64<>+576(SB), Y3, Y3
	VPSUBQ constants256x64<>+576(SB), Y3, Y4
	VSUBPD constants256x64<>+576(SB), Y3, Y3
	VMULPD constants256x64<>+1568(SB), Y3, Y5
	VSUBPD Y5, Y1, Y1
	VMULPD constants256x64<>+1600(SB), Y3, Y3
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $6, Y5, Y5
	VPSUBQ constants256x64<>+1792(SB), Y5, Y5
	VPCMPGTQ constants256x64<>+2176(SB), Y5, Y6
	VBLENDVPD Y6, constants256x64<>+2176(SB), Y5, Y6
	VPSUBQ Y6, Y5, Y5
	VPADDQ constants256x64<>+1856(SB), Y5, Y5
	VPSLLQ $52, Y5, Y5
	VMOVUPS constants256x64<>+32(SB), Y7
	VPSUBQ Y4, Y7, Y7
	VPSUBQ constants256x64<>+128(SB), Y6, Y6
	VPAND constants256x64<>+640(SB), Y4, Y4
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y4*8), Y8
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y4*8), Y9
	VPADDQ constants256x64<>+1856(SB), Y6, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y8, Y6
	VMULPD Y4, Y9, Y4
	VPXOR constants256x64<>+64(SB), Y7, Y8
	VPSRLQ $6, Y8, Y8
	VPSUBQ constants256x64<>+1792(SB), Y8, Y8
	VMOVUPS constants256x64<>+3264(SB), Y9
	VPCMPGTQ Y8, Y9, Y10
	VBLENDVPD Y10, Y9, Y8, Y8
	VPSUBQ constants256x64<>+128(SB), Y8, Y8
	VPAND constants256x64<>+640(SB), Y7, Y7
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y7*8), Y9
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y7*8), Y10
	VPADDQ constants256x64<>+1856(SB), Y8, Y7
	VPSLLQ $52, Y7, Y7
	VMULPD Y7, Y9, Y8
	VMULPD Y7, Y10, Y7
	VPXOR constants256x64<>+64(SB), Y8, Y9
	VADDPD Y9, Y6, Y10
	VSUBPD Y6, Y10, Y11
	VSUBPD Y11, Y9, Y9
	VSUBPD Y7, Y4, Y11
	VADDPD Y11, Y9, Y9
	VADDPD Y8, Y6, Y11
	VSUBPD Y6, Y11, Y6
	VSUBPD Y6, Y8, Y6
	VADDPD Y7, Y4, Y4
	VADDPD Y4, Y6, Y4
	VSUBPD Y3, Y1, Y6
	VMULPD Y6, Y6, Y7
	VMULPD constants256x64<>+3296(SB), Y7, Y8
	VADDPD constants256x64<>+3328(SB), Y8, Y8
	VMULPD Y7, Y8, Y8
	VADDPD constants256x64<>+1760(SB), Y8, Y8
	VMULPD Y8, Y7, Y8
	VMULPD Y6, Y7, Y6
	VMULPD constants256x64<>+3360(SB), Y7, Y12
	VADDPD constants256x64<>+3392(SB), Y12, Y12
	VMULPD Y7, Y12, Y7
	VADDPD constants256x64<>+3424(SB), Y7, Y7
	VMULPD Y7, Y6, Y6
	VSUBPD Y3, Y6, Y3
	VADDPD Y1, Y10, Y6
	VSUBPD Y10, Y6, Y7
	VSUBPD Y7, Y1, Y7
	VMULPD Y8, Y10, Y8
	VADDPD Y8, Y3, Y8
	VADDPD Y8, Y9, Y8
	VADDPD Y8, Y7, Y7
	VSUBPD constants256x64<>+160(SB), Y11, Y8
	VADDPD Y4, Y8, Y4
	VADDPD Y3, Y1, Y1
	VMULPD Y1, Y4, Y1
	VADDPD Y1, Y7, Y1
	VADDPD Y1, Y6, Y1
	VMULPD Y5, Y1, Y1
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPOR Y0, Y1, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func coshFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·coshFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPCMPGTQ constants256x64<>+3200(SB), Y1, Y2
	VBLENDVPD Y2, constants256x64<>+3232(SB), Y0, Y0
	VMULPD constants256x64<>+1536(SB), Y0, Y2
	VADDPD constants256x64<>+576(SB), Y2, Y2
	VPSUBQ constants256x64<>+576(SB), Y2, Y3
	VSUBPD constants256x64<>+576(SB), Y2, Y2
	VMULPD constants256x64<>+1568(SB), Y2, Y4
	VSUBPD Y4, Y0, Y0
	VMULPD constants256x64<>+1600(SB), Y2, Y2
	VPXOR constants256x64<>+64(SB), Y3, Y4
	VPSRLQ $6, Y4, Y4
	VPSUBQ constants256x64<>+1792(SB), Y4, Y4
	VPCMPGTQ constants256x64<>+2176(SB), Y4, Y5
	VBLENDVPD Y5, constants256x64<>+2176(SB), Y4, Y5
	VPSUBQ Y5, Y4, Y4
	VPADDQ constants256x64<>+1856(SB), Y4, Y4
	VPSLLQ $52, Y4, Y4
	VMOVUPS constants256x64<>+32(SB), Y6
	VPSUBQ Y3, Y6, Y6
	VPSUBQ constants256x64<>+128(SB), Y5, Y5
	VPAND constants256x64<>+640(SB), Y3, Y3
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y3*8), Y7
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y3*8), Y8
	VPADDQ constants256x64<>+1856(SB), Y5, Y3
	VPSLLQ $52, Y3, Y3
	VMULPD Y3, Y7, Y5
	VMULPD Y3, Y8, Y3
	VPXOR constants256x64<>+64(SB), Y6, Y7
	VPSRLQ $6, Y7, Y7
	VPSUBQ constants256x64<>+1792(SB), Y7, Y7
	VMOVUPS constants256x64<>+3264(SB), Y8
	VPCMPGTQ Y7, Y8, Y9
	VBLENDVPD Y9, Y8, Y7, Y7
	VPSUBQ constants256x64<>+128(SB), Y7, Y7
	VPAND constants256x64<>+640(SB), Y6, Y6
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y6*8), Y8
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y6*8), Y9
	VPADDQ constants256x64<>+1856(SB), Y7, Y6
	VPSLLQ $52, Y6, Y6
	VMULPD Y6, Y8, Y7
	VMULPD Y6, Y9, Y6
	VPXOR constants256x64<>+64(SB), Y7, Y8
	VADDPD Y8, Y5, Y8
	VADDPD Y7, Y5, Y9
	VSUBPD Y5, Y9, Y5
	VSUBPD Y5, Y7, Y5
	VADDPD Y6, Y3, Y3
	VADDPD Y3, Y5, Y3
	VSUBPD Y2, Y0, Y5
	VMULPD Y5, Y5, Y6
	VMULPD constants256x64<>+3296(SB), Y6, Y7
	VADDPD constants256x64<>+3328(SB), Y7, Y7
	VMULPD Y6, Y7, Y7
	VADDPD constants256x64<>+1760(SB), Y7, Y7
	VMULPD Y7, Y6, Y7
	VMULPD Y5, Y6, Y5
	VMULPD constants256x64<>+3360(SB), Y6, Y10
	VADDPD constants256x64<>+3392(SB), Y10, Y10
	VMULPD Y6, Y10, Y6
	VADDPD constants256x64<>+3424(SB), Y6, Y6
	VMULPD Y6, Y5, Y5
	VSUBPD Y2, Y5, Y2
	VMULPD Y7, Y9, Y5
	VADDPD Y2, Y0, Y0
	VMULPD Y0, Y8, Y0
	VADDPD Y0, Y5, Y0
	VADDPD Y0, Y3, Y0
	VADDPD Y0, Y9, Y0
	VMULPD Y4, Y0, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y1, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func tanhFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·tanhFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+3456(SB), Y2, Y3
	VBLENDVPD Y3, constants256x64<>+3488(SB), Y1, Y1
	VADDPD Y1, Y1, Y1
	VMULPD constants256x64<>+1536(SB), Y1, Y3
	VADDPD constants256x64<>+576(SB), Y3, Y3
	VPSUBQ constants256x64<>+576(SB), Y3, Y4
	VSUBPD constants256x64<>+576(SB), Y3, Y3
	VMULPD constants256x64<>+1568(SB), Y3, Y5
	VSUBPD Y5, Y1, Y1
	VMULPD constants256x64<>+1600(SB), Y3, Y3
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $6, Y5, Y5
	VPSUBQ constants256x64<>+1792(SB), Y5, Y5
	VPAND constants256x64<>+640(SB), Y4, Y4
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y4*8), Y6
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VPADDQ constants256x64<>+1856(SB), Y5, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y6, Y5
	VADDPD constants256x64<>+2208(SB), Y5, Y6
	VSUBPD Y5, Y6, Y8
	VSUBPD Y8, Y6, Y9
	VSUBPD Y9, Y5, Y5
	VMOVUPS constants256x64<>+2208(SB), Y9
	VSUBPD Y8, Y9, Y8
	VADDPD Y8, Y5, Y5
	VMULPD Y4, Y7, Y4
	VADDPD Y4, Y5, Y4
	VSUBPD Y3, Y1, Y5
	VMULPD Y5, Y5, Y7
	VMULPD constants256x64<>+1632(SB), Y5, Y8
	VADDPD constants256x64<>+1664(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+1696(SB), Y8, Y8
	VMULPD Y5, Y8, Y8
	VADDPD constants256x64<>+1728(SB), Y8, Y8
	VMULPD Y5, Y8, Y5
	VADDPD constants256x64<>+1760(SB), Y5, Y5
	VMULPD Y5, Y7, Y5
	VSUBPD Y3, Y5, Y3
	VADDPD Y1, Y6, Y5
	VSUBPD Y6, Y5, Y7
	VSUBPD Y7, Y1, Y7
	VADDPD Y4, Y6, Y6
	VADDPD Y3, Y1, Y1
	VMULPD Y1, Y6, Y1
	VADDPD Y1, Y4, Y1
	VADDPD Y1, Y3, Y1
	VADDPD Y1, Y7, Y1
	VADDPD Y1, Y5, Y3
	VSUBPD Y5, Y3, Y4
	VSUBPD Y4, Y1, Y1
	VADDPD constants256x64<>+1824(SB), Y3, Y4
	VSUBPD Y3, Y4, Y5
	VSUBPD Y5, Y4, Y6
	VSUBPD Y6, Y3, Y6
	VMOVUPS constants256x64<>+1824(SB), Y7
	VSUBPD Y5, Y7, Y5
	VADDPD Y5, Y6, Y5
	VADDPD Y1, Y5, Y5
	VMOVUPS constants256x64<>+160(SB), Y6
	VDIVPD Y4, Y6, Y6
	VMULPD Y6, Y3, Y7
	VPAND constants256x64<>+2816(SB), Y7, Y7
	VPAND constants256x64<>+2816(SB), Y4, Y8
	VSUBPD Y8, Y4, Y4
	VMULPD Y8, Y7, Y8
	VSUBPD Y8, Y3, Y3
	VADDPD Y5, Y4, Y4
	VMULPD Y4, Y7, Y4
	VSUBPD Y4, Y1, Y1
	VADDPD Y1, Y3, Y1
	VMULPD Y6, Y1, Y1
	VADDPD Y1, Y7, Y1
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPOR Y0, Y1, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func asinhFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·asinhFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPAND constants256x64<>+2816(SB), Y1, Y2
	VSUBPD Y2, Y1, Y3
	VMULPD Y2, Y2, Y4
	VADDPD Y2, Y1, Y2
	VMULPD Y2, Y3, Y2
	VADDPD constants256x64<>+160(SB), Y4, Y3
	VSUBPD constants256x64<>+160(SB), Y3, Y5
	VSUBPD Y5, Y3, Y6
	VMOVUPS constants256x64<>+160(SB), Y7
	VSUBPD Y6, Y7, Y6
	VSUBPD Y5, Y4, Y4
	VADDPD Y4, Y6, Y4
	VADDPD Y2, Y4, Y2
	VADDPD Y2, Y3, Y4
	VSUBPD Y3, Y4, Y3
	VSUBPD Y3, Y2, Y2
	VSQRTPD Y4, Y3
	VPAND constants256x64<>+2816(SB), Y3, Y5
	VSUBPD Y5, Y3, Y6
	VMULPD Y5, Y5, Y8
	VSUBPD Y8, Y4, Y4
	VADDPD Y5, Y5, Y5
	VMULPD Y6, Y5, Y5
	VSUBPD Y5, Y4, Y4
	VMULPD Y6, Y6, Y5
	VSUBPD Y5, Y4, Y4
	VADDPD Y2, Y4, Y2
	VADDPD Y3, Y3, Y4
	VDIVPD Y4, Y2, Y2
	VADDPD Y1, Y3, Y4
	VSUBPD Y3, Y4, Y3
	VSUBPD Y3, Y1, Y3
	VADDPD Y2, Y3, Y2
	VPXOR constants256x64<>+64(SB), Y1, Y3
	VMOVUPS constants256x64<>+3520(SB), Y5
	VPCMPGTQ Y3, Y5, Y5
	VBLENDVPD Y5, Y4, Y1, Y4
	VMOVUPS constants256x64<>+32(SB), Y6
	VBLENDVPD Y5, Y2, Y6, Y2
	VPSUBQ constants256x64<>+2336(SB), Y4, Y8
	VPXOR constants256x64<>+64(SB), Y8, Y9
	VPSRLQ $52, Y9, Y9
	VPSUBQ constants256x64<>+2368(SB), Y9, Y9
	VPSRLQ $46, Y8, Y10
	VPAND constants256x64<>+640(SB), Y10, Y10
	VPAND constants256x64<>+1888(SB), Y8, Y8
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VPSUBQ Y8, Y4, Y4
	VPADDQ constants256x64<>+2400(SB), Y4, Y12
	VPAND constants256x64<>+2432(SB), Y12, Y12
	VMULPD Y11, Y12, Y13
	VSUBPD Y7, Y13, Y13
	VSUBPD Y12, Y4, Y4
	VMULPD Y11, Y4, Y4
	VPSUBQ Y8, Y7, Y7
	VMOVUPS constants256x64<>+2176(SB), Y8
	VPCMPGTQ Y9, Y8, Y8
	VBLENDVPD Y8, Y7, Y6, Y7
	VMULPD Y7, Y2, Y2
	VMULPD Y11, Y2, Y2
	VADDPD Y2, Y4, Y7
	VSUBPD Y4, Y7, Y4
	VSUBPD Y4, Y2, Y2
	VMOVUPS constants256x64<>+128(SB), Y4
	VBLENDVPD Y5, Y6, Y4, Y4
	VPADDQ Y4, Y9, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $48, Y5, Y5
	VPSUBQ constants256x64<>+384(SB), Y5, Y5
	VPSLLQ $32, Y5, Y5
	VPADDQ constants256x64<>+416(SB), Y5, Y5
	VPAND constants256x64<>+448(SB), Y4, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y5, Y5
	VADDPD Y4, Y5, Y4
	VMULPD constants256x64<>+2464(SB), Y4, Y5
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y10*8), Y6
	VADDPD Y6, Y5, Y5
	VMULPD constants256x64<>+2496(SB), Y4, Y4
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y10*8), Y6
	VADDPD Y6, Y4, Y4
	VADDPD Y7, Y13, Y6
	VSUBPD Y13, Y6, Y8
	VSUBPD Y8, Y7, Y7
	VADDPD Y2, Y7, Y2
	VADDPD Y6, Y5, Y7
	VSUBPD Y5, Y7, Y5
	VSUBPD Y5, Y6, Y5
	VMULPD Y6, Y6, Y8
	VMULPD constants256x64<>+2528(SB), Y6, Y9
	VADDPD constants256x64<>+2560(SB), Y9, Y9
	VMULPD Y6, Y9, Y9
	VADDPD constants256x64<>+2592(SB), Y9, Y9
	VMULPD Y6, Y9, Y9
	VADDPD constants256x64<>+2624(SB), Y9, Y9
	VMULPD Y6, Y9, Y9
	VADDPD constants256x64<>+2656(SB), Y9, Y9
	VMULPD Y6, Y9, Y9
	VADDPD constants256x64<>+2688(SB), Y9, Y9
	VMULPD Y6, Y9, Y9
	VADDPD constants256x64<>+2720(SB), Y9, Y9
	VMULPD Y6, Y9, Y6
	VADDPD constants256x64<>+2752(SB), Y6, Y6
	VMULPD Y6, Y8, Y6
	VADDPD Y6, Y4, Y4
	VADDPD Y4, Y2, Y2
	VADDPD Y2, Y5, Y2
	VADDPD Y2, Y7, Y2
	VPSUBQ constants256x64<>+3552(SB), Y1, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y4
	VMOVUPS constants256x64<>+3584(SB), Y5
	VPCMPGTQ Y4, Y5, Y4
	VBLENDVPD Y4, Y2, Y1, Y1
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPOR Y0, Y1, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y3, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func acoshFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·acoshFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VSUBPD constants256x64<>+160(SB), Y0, Y1
	VPAND constants256x64<>+2816(SB), Y1, Y2
	VSUBPD Y2, Y1, Y3
	VADDPD Y1, Y1, Y4
	VMULPD Y2, Y2, Y5
	VADDPD Y5, Y4, Y6
	VSUBPD Y4, Y6, Y7
	VSUBPD Y7, Y6, Y8
	VSUBPD Y8, Y4, Y4
	VSUBPD Y7, Y5, Y5
	VADDPD Y5, Y4, Y4
	VADDPD Y2, Y1, Y1
	VMULPD Y1, Y3, Y1
	VADDPD Y1, Y4, Y1
	VADDPD Y1, Y6, Y2
	VSUBPD Y6, Y2, Y3
	VSUBPD Y3, Y1, Y1
	VSQRTPD Y2, Y3
	VPAND constants256x64<>+2816(SB), Y3, Y4
	VSUBPD Y4, Y3, Y5
	VMULPD Y4, Y4, Y6
	VSUBPD Y6, Y2, Y2
	VADDPD Y4, Y4, Y4
	VMULPD Y5, Y4, Y4
	VSUBPD Y4, Y2, Y2
	VMULPD Y5, Y5, Y4
	VSUBPD Y4, Y2, Y2
	VADDPD Y1, Y2, Y1
	VADDPD Y3, Y3, Y2
	VDIVPD Y2, Y1, Y1
	VADDPD Y3, Y0, Y2
	VSUBPD Y0, Y2, Y4
	VSUBPD Y4, Y3, Y3
	VADDPD Y1, Y3, Y1
	VPXOR constants256x64<>+64(SB), Y0, Y3
	VMOVUPS constants256x64<>+3520(SB), Y4
	VPCMPGTQ Y3, Y4, Y4
	VBLENDVPD Y4, Y2, Y0, Y2
	VMOVUPS constants256x64<>+32(SB), Y5
	VBLENDVPD Y4, Y1, Y5, Y1
	VPSUBQ constants256x64<>+2336(SB), Y2, Y6
	VPXOR constants256x64<>+64(SB), Y6, Y7
	VPSRLQ $52, Y7, Y7
	VPSUBQ constants256x64<>+2368(SB), Y7, Y7
	VPSRLQ $46, Y6, Y8
	VPAND constants256x64<>+640(SB), Y8, Y8
	VPAND constants256x64<>+1888(SB), Y6, Y6
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y8*8), Y9
	VPSUBQ Y6, Y2, Y2
	VPADDQ constants256x64<>+2400(SB), Y2, Y10
	VPAND constants256x64<>+2432(SB), Y10, Y10
	VMULPD Y9, Y10, Y11
	VSUBPD constants256x64<>+160(SB), Y11, Y11
	VSUBPD Y10, Y2, Y2
	VMULPD Y9, Y2, Y2
	VMOVUPS constants256x64<>+160(SB), Y10
	VPSUBQ Y6, Y10, Y6
	VMOVUPS constants256x64<>+2176(SB), Y12
	VPCMPGTQ Y7, Y12, Y12
	VBLENDVPD Y12, Y6, Y5, Y6
	VMULPD Y6, Y1, Y1
	VMULPD Y9, Y1, Y1
	VADDPD Y1, Y2, Y6
	VSUBPD Y2, Y6, Y2
	VSUBPD Y2, Y1, Y1
	VMOVUPS constants256x64<>+128(SB), Y2
	VBLENDVPD Y4, Y5, Y2, Y2
	VPADDQ Y2, Y7, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y4
	VPSRLQ $48, Y4, Y4
	VPSUBQ constants256x64<>+384(SB), Y4, Y4
	VPSLLQ $32, Y4, Y4
	VPADDQ constants256x64<>+416(SB), Y4, Y4
	VPAND constants256x64<>+448(SB), Y2, Y2
	VPOR constants256x64<>+480(SB), Y2, Y2
	VSUBPD constants256x64<>+512(SB), Y4, Y4
	VADDPD Y2, Y4, Y2
	VMULPD constants256x64<>+2464(SB), Y2, Y4
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y8*8), Y7
	VADDPD Y7, Y4, Y4
	VMULPD constants256x64<>+2496(SB), Y2, Y2
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y8*8), Y7
	VADDPD Y7, Y2, Y2
	VADDPD Y6, Y11, Y7
	VSUBPD Y11, Y7, Y8
	VSUBPD Y8, Y6, Y6
	VADDPD Y1, Y6, Y1
	VADDPD Y7, Y4, Y6
	VSUBPD Y4, Y6, Y4
	VSUBPD Y4, Y7, Y4
	VMULPD Y7, Y7, Y8
	VMULPD constants256x64<>+2528(SB), Y7, Y9
	VADDPD constants256x64<>+2560(SB), Y9, Y9
	VMULPD Y7, Y9, Y9
	VADDPD constants256x64<>+2592(SB), Y9, Y9
	VMULPD Y7, Y9, Y9
	VADDPD constants256x64<>+2624(SB), Y9, Y9
	VMULPD Y7, Y9, Y9
	VADDPD constants256x64<>+2656(SB), Y9, Y9
	VMULPD Y7, Y9, Y9
	VADDPD constants256x64<>+2688(SB), Y9, Y9
	VMULPD Y7, Y9, Y9
	VADDPD constants256x64<>+2720(SB), Y9, Y9
	VMULPD Y7, Y9, Y7
	VADDPD constants256x64<>+2752(SB), Y7, Y7
	VMULPD Y7, Y8, Y7
	VADDPD Y7, Y2, Y2
	VADDPD Y2, Y1, Y1
	VADDPD Y1, Y4, Y1
	VADDPD Y1, Y6, Y1
	VPCMPEQQ constants256x64<>+192(SB), Y0, Y2
	VMOVUPS constants256x64<>+0(SB), Y4
	VBLENDVPD Y2, Y0, Y4, Y2
	VPCMPEQQ Y10, Y0, Y4
	VBLENDVPD Y4, Y5, Y2, Y2
	VPCMPGTQ Y10, Y0, Y0
	VMOVUPS constants256x64<>+1888(SB), Y4
	VPCMPGTQ Y3, Y4, Y3
	VPAND Y3, Y0, Y0
	VBLENDVPD Y0, Y1, Y2, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atanhFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·atanhFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VADDPD constants256x64<>+160(SB), Y2, Y3
	VSUBPD constants256x64<>+160(SB), Y3, Y4
	VSUBPD Y4, Y2, Y4
	VADDPD Y1, Y1, Y5
	VMOVUPS constants256x64<>+160(SB), Y6
	VDIVPD Y3, Y6, Y7
	VMULPD Y7, Y5, Y8
	VPAND constants256x64<>+2816(SB), Y8, Y8
	VPAND constants256x64<>+2816(SB), Y3, Y9
	VSUBPD Y9, Y3, Y3
	VMULPD Y9, Y8, Y9
	VSUBPD Y9, Y5, Y5
	VADDPD Y4, Y3, Y3
	VMULPD Y3, Y8, Y3
	VMOVUPS constants256x64<>+32(SB), Y4
	VSUBPD Y3, Y4, Y3
	VADDPD Y3, Y5, Y3
	VMULPD Y7, Y3, Y3
	VADDPD Y8, Y6, Y5
	VSUBPD Y6, Y5, Y7
	VSUBPD Y7, Y5, Y9
	VSUBPD Y9, Y6, Y9
	VSUBPD Y7, Y8, Y7
	VADDPD Y7, Y9, Y7
	VADDPD Y3, Y7, Y3
	VPSUBQ constants256x64<>+2336(SB), Y5, Y7
	VPXOR constants256x64<>+64(SB), Y7, Y8
	VPSRLQ $52, Y8, Y8
	VPSUBQ constants256x64<>+2368(SB), Y8, Y8
	VPSRLQ $46, Y7, Y9
	VPAND constants256x64<>+640(SB), Y9, Y9
	VPAND constants256x64<>+1888(SB), Y7, Y7
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y9*8), Y10
	VPSUBQ Y7, Y5, Y5
	VPADDQ constants256x64<>+2400(SB), Y5, Y11
	VPAND constants256x64<>+2432(SB), Y11, Y11
	VMULPD Y10, Y11, Y12
	VSUBPD Y6, Y12, Y12
	VSUBPD Y11, Y5, Y5
	VMULPD Y10, Y5, Y5
	VPSUBQ Y7, Y6, Y7
	VMOVUPS constants256x64<>+2176(SB), Y11
	VPCMPGTQ Y8, Y11, Y11
	VBLENDVPD Y11, Y7, Y4, Y7
	VMULPD Y7, Y3, Y3
	VMULPD Y10, Y3, Y3
	VADDPD Y3, Y5, Y7
	VSUBPD Y5, Y7, Y5
	VSUBPD Y5, Y3, Y3
	VPADDQ Y4, Y8, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $48, Y5, Y5
	VPSUBQ constants256x64<>+384(SB), Y5, Y5
	VPSLLQ $32, Y5, Y5
	VPADDQ constants256x64<>+416(SB), Y5, Y5
	VPAND constants256x64<>+448(SB), Y4, Y4
	VPOR constants256x64<>+480(SB), Y4, Y4
	VSUBPD constants256x64<>+512(SB), Y5, Y5
	VADDPD Y4, Y5, Y4
	VMULPD constants256x64<>+2464(SB), Y4, Y5
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y9*8), Y8
	VADDPD Y8, Y5, Y5
	VMULPD constants256x64<>+2496(SB), Y4, Y4
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y9*8), Y8
	VADDPD Y8, Y4, Y4
	VADDPD Y7, Y12, Y8
	VSUBPD Y12, Y8, Y9
	VSUBPD Y9, Y7, Y7
	VADDPD Y3, Y7, Y3
	VADDPD Y8, Y5, Y7
	VSUBPD Y5, Y7, Y5
	VSUBPD Y5, Y8, Y5
	VMULPD Y8, Y8, Y9
	VMULPD constants256x64<>+2528(SB), Y8, Y10
	VADDPD constants256x64<>+2560(SB), Y10, Y10
	VMULPD Y8, Y10, Y10
	VADDPD constants256x64<>+2592(SB), Y10, Y10
	VMULPD Y8, Y10, Y10
	VADDPD constants256x64<>+2624(SB), Y10, Y10
	VMULPD Y8, Y10, Y10
	VADDPD constants256x64<>+2656(SB), Y10, Y10
	VMULPD Y8, Y10, Y10
	VADDPD constants256x64<>+2688(SB), Y10, Y10
	VMULPD Y8, Y10, Y10
	VADDPD constants256x64<>+2720(SB), Y10, Y10
	VMULPD Y8, Y10, Y8
	VADDPD constants256x64<>+2752(SB), Y8, Y8
	VMULPD Y8, Y9, Y8
	VADDPD Y8, Y4, Y4
	VADDPD Y4, Y3, Y3
	VADDPD Y3, Y5, Y3
	VADDPD Y3, Y7, Y3
	VMULPD constants256x64<>+1760(SB), Y3, Y3
	VPCMPEQQ Y6, Y1, Y1
	VMOVUPS constants256x64<>+0(SB), Y4
	VBLENDVPD Y1, constants256x64<>+192(SB), Y4, Y1
	VMOVUPS constants256x64<>+2208(SB), Y4
	VPCMPGTQ Y2, Y4, Y5
	VBLENDVPD Y5, Y3, Y1, Y1
	VPCMPGTQ Y4, Y2, Y2
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPOR Y0, Y1, Y0
	VBLENDVPD Y2, Y1, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func sigmoidFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·sigmoidFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VPCMPGTQ constants256x64<>+1472(SB), Y1, Y2
	VBLENDVPD Y2, constants256x64<>+1472(SB), Y1, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+2112(SB), Y2, Y2
	VBLENDVPD Y2, constants256x64<>+2144(SB), Y1, Y1
	VMULPD constants256x64<>+1536(SB), Y1, Y2
	VADDPD constants256x64<>+576(SB), Y2, Y2
	VPSUBQ constants256x64<>+576(SB), Y2, Y3
	VSUBPD constants256x64<>+576(SB), Y2, Y2
	VMULPD constants256x64<>+1568(SB), Y2, Y4
	VSUBPD Y4, Y1, Y1
	VMULPD constants256x64<>+1600(SB), Y2, Y2
	VSUBPD Y2, Y1, Y4
	VMULPD Y4, Y4, Y5
	VMULPD constants256x64<>+1632(SB), Y4, Y6
	VADDPD constants256x64<>+1664(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+1696(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+1728(SB), Y6, Y6
	VMULPD Y4, Y6, Y4
	VADDPD constants256x64<>+1760(SB), Y4, Y4
	VMULPD Y4, Y5, Y4
	VSUBPD Y2, Y4, Y2
	VADDPD Y2, Y1, Y1
	VPAND constants256x64<>+640(SB), Y3, Y2
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y5, Y5, Y5
	VPGATHERQQ Y5, (AX)(Y2*8), Y4
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y6, Y6, Y6
	VPGATHERQQ Y6, (AX)(Y2*8), Y5
	VMULPD Y1, Y4, Y1
	VADDPD Y1, Y5, Y1
	VPXOR constants256x64<>+64(SB), Y3, Y2
	VPSRLQ $6, Y2, Y2
	VPSUBQ constants256x64<>+1792(SB), Y2, Y2
	VPADDQ constants256x64<>+1856(SB), Y2, Y3
	VPSLLQ $52, Y3, Y3
	VMULPD Y3, Y4, Y5
	VADDPD constants256x64<>+160(SB), Y5, Y6
	VSUBPD Y5, Y6, Y7
	VSUBPD Y7, Y6, Y8
	VSUBPD Y8, Y5, Y5
	VMOVUPS constants256x64<>+160(SB), Y8
	VSUBPD Y7, Y8, Y7
	VADDPD Y7, Y5, Y5
	VPCMPGTQ constants256x64<>+3616(SB), Y2, Y7
	VBLENDVPD Y7, Y4, Y6, Y4
	VMULPD Y3, Y1, Y3
	VADDPD Y3, Y5, Y3
	VBLENDVPD Y7, Y1, Y3, Y1
	VADDPD Y1, Y4, Y3
	VSUBPD Y4, Y3, Y4
	VSUBPD Y4, Y1, Y1
	VDIVPD Y3, Y8, Y4
	VMULPD Y4, Y8, Y5
	VPAND constants256x64<>+2816(SB), Y5, Y5
	VPAND constants256x64<>+2816(SB), Y3, Y6
	VSUBPD Y6, Y3, Y3
	VMULPD Y6, Y5, Y6
	VSUBPD Y6, Y8, Y6
	VADDPD Y1, Y3, Y1
	VMULPD Y1, Y5, Y1
	VMOVUPS constants256x64<>+32(SB), Y3
	VSUBPD Y1, Y3, Y1
	VADDPD Y1, Y6, Y1
	VMULPD Y4, Y1, Y1
	VADDPD Y1, Y5, Y1
	VPSUBQ Y2, Y3, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y3
	VPSRLQ $1, Y3, Y3
	VPSUBQ constants256x64<>+1824(SB), Y3, Y3
	VPADDQ constants256x64<>+1856(SB), Y3, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y1, Y4
	VPSUBQ Y3, Y2, Y2
	VPADDQ constants256x64<>+1856(SB), Y2, Y2
	VPSLLQ $52, Y2, Y2
	VMULPD Y2, Y4, Y2
	VBLENDVPD Y7, Y2, Y1, Y1
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y0, Y0
	VBLENDVPD Y0, constants256x64<>+0(SB), Y1, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func softplusFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·softplusFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+1504(SB), Y2, Y3
	VBLENDVPD Y3, constants256x64<>+1472(SB), Y1, Y3
	VPOR constants256x64<>+64(SB), Y3, Y3
	VMULPD constants256x64<>+1536(SB), Y3, Y4
	VADDPD constants256x64<>+576(SB), Y4, Y4
	VPSUBQ constants256x64<>+576(SB), Y4, Y5
	VSUBPD constants256x64<>+576(SB), Y4, Y4
	VMULPD constants256x64<>+1568(SB), Y4, Y6
	VSUBPD Y6, Y3, Y3
	VMULPD constants256x64<>+1600(SB), Y4, Y4
	VSUBPD Y4, Y3, Y6
	VMULPD Y6, Y6, Y7
	VMULPD constants256x64<>+1632(SB), Y6, Y8
	VADDPD constants256x64<>+1664(SB), Y8, Y8
	VMULPD Y6, Y8, Y8
	VADDPD constants256x64<>+1696(SB), Y8, Y8
	VMULPD Y6, Y8, Y8
	VADDPD constants256x64<>+1728(SB), Y8, Y8
	VMULPD Y6, Y8, Y6
	VADDPD constants256x64<>+1760(SB), Y6, Y6
	VMULPD Y6, Y7, Y6
	VSUBPD Y4, Y6, Y4
	VADDPD Y4, Y3, Y3
	VPAND constants256x64<>+640(SB), Y5, Y4
	LEAQ table0_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y4*8), Y6
	LEAQ table1_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VMULPD Y3, Y6, Y3
	VADDPD Y3, Y7, Y3
	VADDPD Y3, Y6, Y4
	VSUBPD Y6, Y4, Y6
	VSUBPD Y6, Y3, Y3
	VPXOR constants256x64<>+64(SB), Y5, Y5
	VPSRLQ $6, Y5, Y5
	VPSUBQ constants256x64<>+1792(SB), Y5, Y5
	VMOVUPS constants256x64<>+3264(SB), Y6
	VPCMPGTQ Y5, Y6, Y7
	VBLENDVPD Y7, Y6, Y5, Y6
	VPADDQ constants256x64<>+1856(SB), Y6, Y6
	VPSLLQ $52, Y6, Y6
	VMULPD Y6, Y4, Y7
	VADDPD constants256x64<>+160(SB), Y7, Y8
	VSUBPD constants256x64<>+160(SB), Y8, Y9
	VSUBPD Y9, Y7, Y7
	VMULPD Y6, Y3, Y9
	VADDPD Y9, Y7, Y7
	VPSUBQ constants256x64<>+2336(SB), Y8, Y9
	VPXOR constants256x64<>+64(SB), Y9, Y10
	VPSRLQ $52, Y10, Y10
	VPSUBQ constants256x64<>+2368(SB), Y10, Y10
	VPSRLQ $46, Y9, Y11
	VPAND constants256x64<>+640(SB), Y11, Y11
	VPAND constants256x64<>+1888(SB), Y9, Y9
	LEAQ table2_256x64<>(SB), AX
	VPCMPEQQ Y13, Y13, Y13
	VPGATHERQQ Y13, (AX)(Y11*8), Y12
	VPSUBQ Y9, Y8, Y8
	VPADDQ constants256x64<>+2400(SB), Y8, Y13
	VPAND constants256x64<>+2432(SB), Y13, Y13
	VMULPD Y12, Y13, Y14
	VSUBPD constants256x64<>+160(SB), Y14, Y14
	VSUBPD Y13, Y8, Y8
	VMULPD Y12, Y8, Y8
	VMOVUPS constants256x64<>+160(SB), Y13
	VPSUBQ Y9, Y13, Y9
	VMOVUPS constants256x64<>+2176(SB), Y13
	VPCMPGTQ Y10, Y13, Y13
	VMOVUPS constants256x64<>+32(SB), Y15
	VBLENDVPD Y13, Y9, Y15, Y9
	VMULPD Y9, Y7, Y7
	VMULPD Y12, Y7, Y7
	VADDPD Y7, Y8, Y9
	VSUBPD Y8, Y9, Y8
	VSUBPD Y8, Y7, Y7
	VPADDQ Y15, Y10, Y8
	VPXOR constants256x64<>+64(SB), Y8, Y10
	VPSRLQ $48, Y10, Y10
	VPSUBQ constants256x64<>+384(SB), Y10, Y10
	VPSLLQ $32, Y10, Y10
	VPADDQ constants256x64<>+416(SB), Y10, Y10
	VPAND constants256x64<>+448(SB), Y8, Y8
	VPOR constants256x64<>+480(SB), Y8, Y8
	VSUBPD constants256x64<>+512(SB), Y10, Y10
	VADDPD Y8, Y10, Y8
	VMULPD constants256x64<>+2464(SB), Y8, Y10
	LEAQ table3_256x64<>(SB), AX
	VPCMPEQQ Y13, Y13, Y13
	VPGATHERQQ Y13, (AX)(Y11*8), Y12
	VADDPD Y12, Y10, Y10
	VMULPD constants256x64<>+2496(SB), Y8, Y8
	LEAQ table4_256x64<>(SB), AX
	VPCMPEQQ Y13, Y13, Y13
	VPGATHERQQ Y13, (AX)(Y11*8), Y12
	VADDPD Y12, Y8, Y8
	VADDPD Y9, Y14, Y11
	VSUBPD Y14, Y11, Y12
	VSUBPD Y12, Y9, Y9
	VADDPD Y7, Y9, Y7
	VADDPD Y11, Y10, Y9
	VSUBPD Y10, Y9, Y10
	VSUBPD Y10, Y11, Y10
	VMULPD Y11, Y11, Y12
	VMULPD constants256x64<>+2528(SB), Y11, Y13
	VADDPD constants256x64<>+2560(SB), Y13, Y13
	VMULPD Y11, Y13, Y13
	VADDPD constants256x64<>+2592(SB), Y13, Y13
	VMULPD Y11, Y13, Y13
	VADDPD constants256x64<>+2624(SB), Y13, Y13
	VMULPD Y11, Y13, Y13
	VADDPD constants256x64<>+2656(SB), Y13, Y13
	VMULPD Y11, Y13, Y13
	VADDPD constants256x64<>+2688(SB), Y13, Y13
	VMULPD Y11, Y13, Y13
	VADDPD constants256x64<>+2720(SB), Y13, Y13
	VMULPD Y11, Y13, Y11
	VADDPD constants256x64<>+2752(SB), Y11, Y11
	VMULPD Y11, Y12, Y11
	VADDPD Y11, Y8, Y8
	VADDPD Y8, Y7, Y7
	VADDPD Y7, Y10, Y7
	VPCMPGTQ Y0, Y15, Y8
	VBLENDVPD Y8, Y15, Y1, Y1
	VADDPD Y9, Y1, Y8
	VSUBPD Y1, Y8, Y10
	VSUBPD Y10, Y8, Y11
	VSUBPD Y11, Y1, Y1
	VSUBPD Y10, Y9, Y9
	VADDPD Y9, Y1, Y1
	VADDPD Y7, Y1, Y1
	VADDPD Y1, Y8, Y1
	VPXOR constants256x64<>+64(SB), Y0, Y7
	VPCMPGTQ constants256x64<>+3648(SB), Y7, Y7
	VMULPD Y4, Y4, Y8
	VMULPD constants256x64<>+2752(SB), Y6, Y6
	VMULPD Y6, Y8, Y6
	VADDPD Y6, Y3, Y3
	VADDPD Y3, Y4, Y3
	VPXOR constants256x64<>+64(SB), Y5, Y4
	VPSRLQ $1, Y4, Y4
	VPSUBQ constants256x64<>+1824(SB), Y4, Y4
	VPADDQ constants256x64<>+1856(SB), Y4, Y6
	VPSLLQ $52, Y6, Y6
	VMULPD Y6, Y3, Y3
	VPSUBQ Y4, Y5, Y4
	VPADDQ constants256x64<>+1856(SB), Y4, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y3, Y3
	VBLENDVPD Y7, Y3, Y1, Y1
	VPCMPEQQ constants256x64<>+192(SB), Y0, Y3
	VBLENDVPD Y3, Y0, Y1, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func cbrtFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·cbrtFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VMOVUPS constants256x64<>+2240(SB), Y3
	VPCMPGTQ Y2, Y3, Y3
	VMULPD constants256x64<>+2272(SB), Y1, Y4
	VBLENDVPD Y3, Y4, Y1, Y4
	VMOVUPS constants256x64<>+32(SB), Y5
	VBLENDVPD Y3, constants256x64<>+2304(SB), Y5, Y3
	VPSRLQ $52, Y4, Y6
	VPSRLQ $32, Y6, Y7
	VPMULUDQ constants256x64<>+3680(SB), Y7, Y7
	VPMULUDQ Y5, Y6, Y8
	VPADDQ Y8, Y7, Y7
	VPMULUDQ constants256x64<>+3680(SB), Y6, Y8
	VPSLLQ $32, Y7, Y7
	VPADDQ Y7, Y8, Y7
	VPSRLQ $16, Y7, Y7
	VPSRLQ $32, Y7, Y8
	VPMULUDQ constants256x64<>+3712(SB), Y8, Y8
	VPMULUDQ Y5, Y7, Y9
	VPADDQ Y9, Y8, Y8
	VPMULUDQ constants256x64<>+3712(SB), Y7, Y9
	VPSLLQ $32, Y8, Y8
	VPADDQ Y8, Y9, Y8
	VPSUBQ Y8, Y6, Y6
	VPAND constants256x64<>+3104(SB), Y4, Y4
	VPADDQ constants256x64<>+1856(SB), Y6, Y8
	VPSLLQ $52, Y8, Y8
	VPADDQ Y8, Y4, Y8
	VPSLLQ $4, Y6, Y6
	VPSRLQ $48, Y4, Y4
	VPOR Y4, Y6, Y4
	LEAQ table5_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y4*8), Y6
	VPAND constants256x64<>+3744(SB), Y6, Y4
	VPSLLQ $32, Y6, Y6
	VMULPD Y6, Y8, Y6
	VSUBPD constants256x64<>+160(SB), Y6, Y6
	VMULPD constants256x64<>+3776(SB), Y6, Y9
	VADDPD constants256x64<>+3808(SB), Y9, Y9
	VMULPD Y6, Y9, Y9
	VADDPD constants256x64<>+2720(SB), Y9, Y9
	VMULPD Y6, Y9, Y6
	VADDPD constants256x64<>+160(SB), Y6, Y6
	VMULPD Y6, Y4, Y4
	VPAND constants256x64<>+2816(SB), Y4, Y4
	VMULPD Y4, Y4, Y6
	VPAND constants256x64<>+2816(SB), Y6, Y9
	VSUBPD Y9, Y6, Y6
	VMULPD Y9, Y4, Y9
	VSUBPD Y9, Y8, Y9
	VMULPD Y6, Y4, Y6
	VSUBPD Y6, Y9, Y6
	VMULPD constants256x64<>+3840(SB), Y8, Y8
	VADDPD Y6, Y6, Y9
	VSUBPD Y9, Y8, Y8
	VDIVPD Y8, Y6, Y6
	VMULPD Y6, Y4, Y6
	VADDPD Y6, Y4, Y4
	VPADDQ constants256x64<>+3872(SB), Y7, Y6
	VPCMPEQQ Y5, Y3, Y5
	VMOVUPS constants256x64<>+3904(SB), Y7
	VBLENDVPD Y5, Y3, Y7, Y3
	VPSUBQ Y3, Y6, Y3
	VPSLLQ $52, Y3, Y3
	VMULPD Y3, Y4, Y3
	VPSUBQ constants256x64<>+128(SB), Y1, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y1
	VMOVUPS constants256x64<>+2784(SB), Y4
	VPCMPGTQ Y1, Y4, Y1
	VPAND constants256x64<>+64(SB), Y0, Y4
	VPOR Y4, Y3, Y3
	VBLENDVPD Y1, Y3, Y0, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func rsqrtFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·rsqrtFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPXOR constants256x64<>+64(SB), Y0, Y1
	VMOVUPS constants256x64<>+3936(SB), Y2
	VPCMPGTQ Y1, Y2, Y1
	VMULPD constants256x64<>+3968(SB), Y0, Y2
	VBLENDVPD Y1, Y2, Y0, Y2
	VSQRTPD Y2, Y3
	VMOVUPS constants256x64<>+160(SB), Y4
	VDIVPD Y3, Y4, Y5
	VPAND constants256x64<>+2816(SB), Y3, Y6
	VSUBPD Y6, Y3, Y3
	VMULPD Y6, Y6, Y7
	VSUBPD Y7, Y2, Y2
	VADDPD Y6, Y6, Y7
	VMULPD Y3, Y7, Y7
	VSUBPD Y7, Y2, Y2
	VMULPD Y3, Y3, Y7
	VSUBPD Y7, Y2, Y2
	VPAND constants256x64<>+2816(SB), Y5, Y7
	VSUBPD Y7, Y5, Y8
	VMULPD Y7, Y6, Y9
	VSUBPD Y9, Y4, Y4
	VMULPD Y8, Y6, Y6
	VSUBPD Y6, Y4, Y4
	VMULPD Y7, Y3, Y6
	VSUBPD Y6, Y4, Y4
	VMULPD Y8, Y3, Y3
	VSUBPD Y3, Y4, Y3
	VMULPD Y5, Y2, Y2
	VMULPD constants256x64<>+1760(SB), Y5, Y4
	VMULPD Y4, Y2, Y2
	VSUBPD Y2, Y3, Y2
	VMULPD Y2, Y5, Y2
	VADDPD Y2, Y5, Y2
	VMULPD constants256x64<>+2272(SB), Y2, Y3
	VBLENDVPD Y1, Y3, Y2, Y1
	VPCMPEQQ constants256x64<>+192(SB), Y0, Y2
	VMOVUPS constants256x64<>+0(SB), Y3
	VBLENDVPD Y2, constants256x64<>+32(SB), Y3, Y2
	VPAND constants256x64<>+96(SB), Y0, Y3
	VPCMPEQQ constants256x64<>+32(SB), Y3, Y3
	VPOR constants256x64<>+192(SB), Y0, Y4
	VBLENDVPD Y3, Y4, Y2, Y2
	VPSUBQ constants256x64<>+128(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VMOVUPS constants256x64<>+2784(SB), Y3
	VPCMPGTQ Y0, Y3, Y0
	VBLENDVPD Y0, Y1, Y2, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func hypotFloat64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·hypotFloat64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPAND constants256x64<>+96(SB), Y1, Y1
	VPXOR constants256x64<>+64(SB), Y0, Y2
	VPXOR constants256x64<>+64(SB), Y1, Y3
	VPCMPGTQ Y2, Y3, Y2
	VBLENDVPD Y2, Y1, Y0, Y3
	VBLENDVPD Y2, Y0, Y1, Y2
	VPXOR constants256x64<>+64(SB), Y3, Y4
	VMOVUPS constants256x64<>+4000(SB), Y5
	VPCMPGTQ Y4, Y5, Y5
	VMOVUPS constants256x64<>+160(SB), Y6
	VBLENDVPD Y5, constants256x64<>+4032(SB), Y6, Y5
	VPCMPGTQ constants256x64<>+4064(SB), Y4, Y4
	VBLENDVPD Y4, constants256x64<>+4096(SB), Y5, Y4
	VMOVUPS constants256x64<>+4128(SB), Y5
	VPSUBQ Y4, Y5, Y5
	VMULPD Y4, Y3, Y6
	VPAND constants256x64<>+2816(SB), Y6, Y7
	VSUBPD Y7, Y6, Y8
	VMULPD Y7, Y7, Y9
	VADDPD Y7, Y6, Y6
	VMULPD Y6, Y8, Y6
	VMULPD Y4, Y2, Y2
	VPAND constants256x64<>+2816(SB), Y2, Y4
	VSUBPD Y4, Y2, Y7
	VMULPD Y4, Y4, Y8
	VADDPD Y4, Y2, Y2
	VMULPD Y2, Y7, Y2
	VADDPD Y8, Y9, Y4
	VSUBPD Y9, Y4, Y7
	VSUBPD Y7, Y8, Y7
	VADDPD Y2, Y6, Y2
	VADDPD Y2, Y7, Y2
	VADDPD Y2, Y4, Y6
	VSUBPD Y4, Y6, Y4
	VSUBPD Y4, Y2, Y2
	VSQRTPD Y6, Y4
	VPAND constants256x64<>+2816(SB), Y4, Y7
	VSUBPD Y7, Y4, Y8
	VMULPD Y7, Y7, Y9
	VSUBPD Y9, Y6, Y6
	VADDPD Y7, Y7, Y7
	VMULPD Y8, Y7, Y7
	VSUBPD Y7, Y6, Y6
	VMULPD Y8, Y8, Y7
	VSUBPD Y7, Y6, Y6
	VADDPD Y2, Y6, Y2
	VADDPD Y4, Y4, Y6
	VDIVPD Y6, Y2, Y2
	VADDPD Y2, Y4, Y2
	VMULPD Y5, Y2, Y2
	VPCMPEQQ constants256x64<>+192(SB), Y0, Y0
	VPCMPEQQ constants256x64<>+192(SB), Y1, Y1
	VPOR Y1, Y0, Y0
	VMOVUPS constants256x64<>+0(SB), Y1
	VBLENDVPD Y0, constants256x64<>+192(SB), Y1, Y0
	VPCMPEQQ constants256x64<>+32(SB), Y3, Y1
	VBLENDVPD Y1, Y3, Y0, Y0
	VPSUBQ constants256x64<>+128(SB), Y3, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y1
	VMOVUPS constants256x64<>+2784(SB), Y3
	VPCMPGTQ Y1, Y3, Y1
	VBLENDVPD Y1, Y2, Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func sinFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·sinFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMULPD constants256x64<>+4160(SB), Y0, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VSUBPD constants256x64<>+576(SB), Y1, Y2
	VMULPD constants256x64<>+4192(SB), Y2, Y3
	VSUBPD Y3, Y0, Y3
	VMULPD constants256x64<>+4224(SB), Y2, Y4
	VADDPD Y4, Y3, Y5
	VSUBPD Y3, Y5, Y3
	VSUBPD Y3, Y4, Y3
	VMULPD constants256x64<>+4256(SB), Y2, Y2
	VSUBPD Y2, Y3, Y2
	VPAND constants256x64<>+96(SB), Y0, Y3
	VPXOR constants256x64<>+64(SB), Y3, Y3
	VPCMPGTQ constants256x64<>+4288(SB), Y3, Y4
	VMOVMSKPD Y4, AX
	TESTL AX, AX
	JNE done
	VPAND constants256x64<>+128(SB), Y1, Y4
	VPCMPEQQ constants256x64<>+32(SB), Y4, Y4
	VMULPD Y5, Y5, Y6
	VMOVUPS constants256x64<>+4320(SB), Y7
	VBLENDVPD Y4, constants256x64<>+4352(SB), Y7, Y7
	VMULPD Y6, Y7, Y7
	VMOVUPS constants256x64<>+4384(SB), Y8
	VBLENDVPD Y4, constants256x64<>+4416(SB), Y8, Y8
	VADDPD Y8, Y7, Y7
	VMULPD Y6, Y7, Y7
	VMOVUPS constants256x64<>+4448(SB), Y8
	VBLENDVPD Y4, constants256x64<>+4480(SB), Y8, Y8
	VADDPD Y8, Y7, Y7
	VMULPD Y6, Y7, Y7
	VMOVUPS constants256x64<>+4512(SB), Y8
	VBLENDVPD Y4, constants256x64<>+4544(SB), Y8, Y8
	VADDPD Y8, Y7, Y7
	VMULPD Y6, Y7, Y7
	VMOVUPS constants256x64<>+4576(SB), Y8
	VBLENDVPD Y4, constants256x64<>+4608(SB), Y8, Y8
	VADDPD Y8, Y7, Y7
	VMULPD Y6, Y7, Y7
	VMOVUPS constants256x64<>+4640(SB), Y8
	VBLENDVPD Y4, constants256x64<>+4672(SB), Y8, Y8
	VADDPD Y8, Y7, Y7
	VBLENDVPD Y4, Y5, Y6, Y8
	VMULPD Y6, Y8, Y8
	VMULPD Y7, Y8, Y7
	VMULPD constants256x64<>+1760(SB), Y6, Y6
	VMOVUPS constants256x64<>+160(SB), Y8
	VSUBPD Y6, Y8, Y9
	VSUBPD Y9, Y8, Y8
	VSUBPD Y6, Y8, Y8
	VMULPD Y2, Y5, Y10
	VSUBPD Y10, Y8, Y8
	VMULPD Y6, Y2, Y6
	VSUBPD Y6, Y2, Y2
	VPAND constants256x64<>+4704(SB), Y1, Y1
	VPSLLQ $62, Y1, Y1
	VBLENDVPD Y4, Y5, Y9, Y5
	VPXOR Y1, Y5, Y5
	VBLENDVPD Y4, Y2, Y8, Y2
	VADDPD Y2, Y7, Y2
	VPXOR Y1, Y2, Y1
	VADDPD Y1, Y5, Y1
	VMOVUPS constants256x64<>+4736(SB), Y2
	VPCMPGTQ Y3, Y2, Y2
	VBLENDVPD Y2, Y0, Y1, Y0
	VMOVUPS constants256x64<>+1888(SB), Y1
	VPCMPGTQ Y3, Y1, Y1
	VMOVUPS constants256x64<>+0(SB), Y2
	VBLENDVPD Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func cosFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·cosFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMULPD constants256x64<>+4160(SB), Y0, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VSUBPD constants256x64<>+576(SB), Y1, Y2
	VMULPD constants256x64<>+4192(SB), Y2, Y3
	VSUBPD Y3, Y0, Y3
	VMULPD constants256x64<>+4224(SB), Y2, Y4
	VADDPD Y4, Y3, Y5
	VSUBPD Y3, Y5, Y3
	VSUBPD Y3, Y4, Y3
	VMULPD constants256x64<>+4256(SB), Y2, Y2
	VSUBPD Y2, Y3, Y2
	VPAND constants256x64<>+96(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y0, Y0
	VPCMPGTQ constants256x64<>+4288(SB), Y0, Y3
	VMOVMSKPD Y3, AX
	TESTL AX, AX
	JNE done
	VPADDQ constants256x64<>+128(SB), Y1, Y1
	VPAND constants256x64<>+128(SB), Y1, Y3
	VPCMPEQQ constants256x64<>+32(SB), Y3, Y3
	VMULPD Y5, Y5, Y4
	VMOVUPS constants256x64<>+4320(SB), Y6
	VBLENDVPD Y3, constants256x64<>+4352(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VMOVUPS constants256x64<>+4384(SB), Y7
	VBLENDVPD Y3, constants256x64<>+4416(SB), Y7, Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y4, Y6, Y6
	VMOVUPS constants256x64<>+4448(SB), Y7
	VBLENDVPD Y3, constants256x64<>+4480(SB), Y7, Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y4, Y6, Y6
	VMOVUPS constants256x64<>+4512(SB), Y7
	VBLENDVPD Y3, constants256x64<>+4544(SB), Y7, Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y4, Y6, Y6
	VMOVUPS constants256x64<>+4576(SB), Y7
	VBLENDVPD Y3, constants256x64<>+4608(SB), Y7, Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y4, Y6, Y6
	VMOVUPS constants256x64<>+4640(SB), Y7
	VBLENDVPD Y3, constants256x64<>+4672(SB), Y7, Y7
	VADDPD Y7, Y6, Y6
	VBLENDVPD Y3, Y5, Y4, Y7
	VMULPD Y4, Y7, Y7
	VMULPD Y6, Y7, Y6
	VMULPD constants256x64<>+1760(SB), Y4, Y4
	VMOVUPS constants256x64<>+160(SB), Y7
	VSUBPD Y4, Y7, Y8
	VSUBPD Y8, Y7, Y7
	VSUBPD Y4, Y7, Y7
	VMULPD Y2, Y5, Y9
	VSUBPD Y9, Y7, Y7
	VMULPD Y4, Y2, Y4
	VSUBPD Y4, Y2, Y2
	VPAND constants256x64<>+4704(SB), Y1, Y1
	VPSLLQ $62, Y1, Y1
	VBLENDVPD Y3, Y5, Y8, Y4
	VPXOR Y1, Y4, Y4
	VBLENDVPD Y3, Y2, Y7, Y2
	VADDPD Y2, Y6, Y2
	VPXOR Y1, Y2, Y1
	VADDPD Y1, Y4, Y1
	VMOVUPS constants256x64<>+1888(SB), Y2
	VPCMPGTQ Y0, Y2, Y0
	VMOVUPS constants256x64<>+0(SB), Y2
	VBLENDVPD Y0, Y1, Y2, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func tanFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·tanFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMULPD constants256x64<>+4160(SB), Y0, Y1
	VADDPD constants256x64<>+576(SB), Y1, Y1
	VSUBPD constants256x64<>+576(SB), Y1, Y2
	VMULPD constants256x64<>+4192(SB), Y2, Y3
	VSUBPD Y3, Y0, Y3
	VMULPD constants256x64<>+4224(SB), Y2, Y4
	VADDPD Y4, Y3, Y5
	VSUBPD Y3, Y5, Y3
	VSUBPD Y3, Y4, Y3
	VMULPD constants256x64<>+4256(SB), Y2, Y2
	VSUBPD Y2, Y3, Y2
	VPAND constants256x64<>+96(SB), Y0, Y3
	VPXOR constants256x64<>+64(SB), Y3, Y3
	VPCMPGTQ constants256x64<>+4288(SB), Y3, Y4
	VMOVMSKPD Y4, AX
	TESTL AX, AX
	JNE done
	VADDPD Y2, Y5, Y4
	VSUBPD Y5, Y4, Y5
	VSUBPD Y5, Y2, Y2
	VMULPD Y4, Y4, Y5
	VMULPD Y5, Y4, Y6
	VMULPD constants256x64<>+4768(SB), Y5, Y7
	VADDPD constants256x64<>+4800(SB), Y7, Y7
	VMULPD Y5, Y7, Y7
	VADDPD constants256x64<>+4832(SB), Y7, Y7
	VMULPD Y7, Y6, Y6
	VMULPD constants256x64<>+4864(SB), Y5, Y7
	VADDPD constants256x64<>+4896(SB), Y7, Y7
	VMULPD Y5, Y7, Y7
	VADDPD constants256x64<>+4928(SB), Y7, Y7
	VMULPD Y5, Y7, Y7
	VADDPD constants256x64<>+4960(SB), Y7, Y7
	VMULPD Y7, Y5, Y5
	VADDPD Y6, Y4, Y7
	VSUBPD Y4, Y7, Y4
	VSUBPD Y4, Y6, Y4
	VADDPD constants256x64<>+160(SB), Y5, Y6
	VSUBPD constants256x64<>+160(SB), Y6, Y8
	VSUBPD Y8, Y5, Y5
	VMULPD Y6, Y2, Y8
	VADDPD Y8, Y4, Y4
	VMULPD Y7, Y2, Y2
	VSUBPD Y2, Y5, Y2
	VPAND constants256x64<>+128(SB), Y1, Y5
	VPCMPEQQ constants256x64<>+32(SB), Y5, Y5
	VBLENDVPD Y5, Y7, Y6, Y8
	VBLENDVPD Y5, Y4, Y2, Y9
	VBLENDVPD Y5, Y6, Y7, Y6
	VBLENDVPD Y5, Y2, Y4, Y2
	VMOVUPS constants256x64<>+160(SB), Y4
	VDIVPD Y6, Y4, Y4
	VMULPD Y4, Y8, Y5
	VPAND constants256x64<>+2816(SB), Y5, Y5
	VPAND constants256x64<>+2816(SB), Y6, Y7
	VSUBPD Y7, Y6, Y6
	VMULPD Y7, Y5, Y7
	VSUBPD Y7, Y8, Y7
	VADDPD Y2, Y6, Y2
	VMULPD Y2, Y5, Y2
	VSUBPD Y2, Y9, Y2
	VADDPD Y2, Y7, Y2
	VMULPD Y4, Y2, Y2
	VADDPD Y2, Y5, Y2
	VPSLLQ $63, Y1, Y1
	VPXOR Y1, Y2, Y1
	VMOVUPS constants256x64<>+4736(SB), Y2
	VPCMPGTQ Y3, Y2, Y2
	VBLENDVPD Y2, Y0, Y1, Y0
	VMOVUPS constants256x64<>+1888(SB), Y1
	VPCMPGTQ Y3, Y1, Y1
	VMOVUPS constants256x64<>+0(SB), Y2
	VBLENDVPD Y1, Y0, Y2, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func asinFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·asinFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VMOVUPS constants256x64<>+2752(SB), Y3
	VPCMPGTQ Y2, Y3, Y3
	VMOVUPS constants256x64<>+160(SB), Y4
	VSUBPD Y1, Y4, Y4
	VMULPD constants256x64<>+1760(SB), Y4, Y4
	VMULPD Y1, Y1, Y5
	VBLENDVPD Y3, Y5, Y4, Y4
	VSQRTPD Y4, Y5
	VBLENDVPD Y3, Y1, Y5, Y1
	VMULPD constants256x64<>+4992(SB), Y4, Y6
	VADDPD constants256x64<>+5024(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5056(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5088(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5120(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5152(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5184(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5216(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5248(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5280(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5312(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5344(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5376(SB), Y6, Y6
	VMULPD Y6, Y4, Y6
	VPAND constants256x64<>+2816(SB), Y5, Y7
	VSUBPD Y7, Y5, Y8
	VMULPD Y7, Y7, Y9
	VSUBPD Y9, Y4, Y4
	VADDPD Y7, Y5, Y7
	VMULPD Y7, Y8, Y7
	VSUBPD Y7, Y4, Y4
	VMOVUPS constants256x64<>+5408(SB), Y7
	VPSUBQ Y5, Y7, Y5
	VMULPD Y5, Y4, Y4
	VBLENDVPD Y3, constants256x64<>+32(SB), Y4, Y4
	VMOVUPS constants256x64<>+5440(SB), Y5
	VBLENDVPD Y3, constants256x64<>+32(SB), Y5, Y5
	VMOVUPS constants256x64<>+5472(SB), Y7
	VBLENDVPD Y3, constants256x64<>+32(SB), Y7, Y7
	VMULPD constants256x64<>+5504(SB), Y1, Y8
	VBLENDVPD Y3, Y1, Y8, Y1
	VMULPD constants256x64<>+5504(SB), Y4, Y3
	VADDPD Y1, Y5, Y4
	VSUBPD Y5, Y4, Y5
	VSUBPD Y5, Y1, Y5
	VMULPD Y6, Y1, Y1
	VADDPD Y3, Y1, Y1
	VADDPD Y1, Y7, Y1
	VADDPD Y1, Y5, Y1
	VADDPD Y1, Y4, Y1
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPXOR Y0, Y1, Y0
	VPCMPGTQ constants256x64<>+2208(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func acosFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·acosFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VMOVUPS constants256x64<>+2752(SB), Y3
	VPCMPGTQ Y2, Y3, Y3
	VMOVUPS constants256x64<>+160(SB), Y4
	VSUBPD Y1, Y4, Y4
	VMULPD constants256x64<>+1760(SB), Y4, Y4
	VMULPD Y1, Y1, Y5
	VBLENDVPD Y3, Y5, Y4, Y4
	VSQRTPD Y4, Y5
	VBLENDVPD Y3, Y1, Y5, Y1
	VMULPD constants256x64<>+4992(SB), Y4, Y6
	VADDPD constants256x64<>+5024(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5056(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5088(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5120(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5152(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5184(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5216(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5248(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5280(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5312(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5344(SB), Y6, Y6
	VMULPD Y4, Y6, Y6
	VADDPD constants256x64<>+5376(SB), Y6, Y6
	VMULPD Y6, Y4, Y6
	VPAND constants256x64<>+2816(SB), Y5, Y7
	VSUBPD Y7, Y5, Y8
	VMULPD Y7, Y7, Y9
	VSUBPD Y9, Y4, Y4
	VADDPD Y7, Y5, Y7
	VMULPD Y7, Y8, Y7
	VSUBPD Y7, Y4, Y4
	VMOVUPS constants256x64<>+5408(SB), Y7
	VPSUBQ Y5, Y7, Y5
	VMULPD Y5, Y4, Y4
	VBLENDVPD Y3, constants256x64<>+32(SB), Y4, Y4
	VPCMPEQQ constants256x64<>+32(SB), Y0, Y5
	VMOVUPS constants256x64<>+1824(SB), Y7
	VBLENDVPD Y3, constants256x64<>+2208(SB), Y7, Y7
	VMULPD Y7, Y1, Y1
	VADDPD Y4, Y4, Y4
	VMOVUPS constants256x64<>+5536(SB), Y7
	VBLENDVPD Y5, constants256x64<>+32(SB), Y7, Y7
	VBLENDVPD Y3, constants256x64<>+5440(SB), Y7, Y7
	VMOVUPS constants256x64<>+5568(SB), Y8
	VBLENDVPD Y5, constants256x64<>+32(SB), Y8, Y5
	VBLENDVPD Y3, constants256x64<>+5472(SB), Y5, Y3
	VPXOR Y0, Y1, Y1
	VPXOR Y0, Y4, Y0
	VADDPD Y1, Y7, Y4
	VSUBPD Y7, Y4, Y5
	VSUBPD Y5, Y1, Y5
	VMULPD Y6, Y1, Y1
	VADDPD Y0, Y1, Y0
	VADDPD Y0, Y3, Y0
	VADDPD Y0, Y5, Y0
	VADDPD Y0, Y4, Y0
	VPCMPGTQ constants256x64<>+2208(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atanFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·atanFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VPCMPGTQ constants256x64<>+2208(SB), Y2, Y3
	VMOVUPS constants256x64<>+5600(SB), Y4
	VPCMPGTQ Y2, Y4, Y4
	VMOVUPS constants256x64<>+5632(SB), Y5
	VBLENDVPD Y4, Y1, Y5, Y1
	VBLENDVPD Y3, constants256x64<>+160(SB), Y1, Y4
	VMOVUPS constants256x64<>+160(SB), Y5
	VBLENDVPD Y3, Y1, Y5, Y1
	VMOVUPS constants256x64<>+5664(SB), Y5
	VPSUBQ Y1, Y5, Y5
	VMULPD Y5, Y1, Y6
	VMOVUPS constants256x64<>+1824(SB), Y7
	VSUBPD Y6, Y7, Y6
	VMULPD Y6, Y5, Y5
	VMULPD Y5, Y4, Y5
	VPXOR constants256x64<>+64(SB), Y5, Y6
	VMOVUPS constants256x64<>+5696(SB), Y7
	VPCMPGTQ Y6, Y7, Y6
	VBLENDVPD Y6, constants256x64<>+32(SB), Y5, Y5
	VADDPD constants256x64<>+5728(SB), Y5, Y5
	VPSUBQ constants256x64<>+5728(SB), Y5, Y6
	VMOVUPS constants256x64<>+5760(SB), Y7
	VPSUBQ Y6, Y7, Y7
	VBLENDVPD Y3, Y7, Y6, Y6
	VMOVUPS constants256x64<>+32(SB), Y7
	VPCMPEQQ Y7, Y7, Y8
	VMOVUPS constants256x64<>+5792(SB), Y9
	VPSUBQ Y6, Y9, Y10
	VBLENDVPD Y8, Y6, Y10, Y6
	VPAND constants256x64<>+640(SB), Y6, Y8
	VPCMPEQQ Y9, Y6, Y6
	VSUBPD constants256x64<>+5728(SB), Y5, Y5
	VBLENDVPD Y3, constants256x64<>+64(SB), Y7, Y3
	VPXOR Y3, Y7, Y3
	LEAQ table6_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y8*8), Y7
	VBLENDVPD Y6, constants256x64<>+5536(SB), Y7, Y7
	LEAQ table7_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y8*8), Y9
	VBLENDVPD Y6, constants256x64<>+5568(SB), Y9, Y6
	VPAND constants256x64<>+2816(SB), Y1, Y8
	VSUBPD Y8, Y1, Y9
	VMULPD Y8, Y5, Y8
	VSUBPD Y8, Y4, Y8
	VMULPD Y9, Y5, Y9
	VSUBPD Y9, Y8, Y8
	VMULPD Y4, Y5, Y4
	VADDPD Y4, Y1, Y1
	VDIVPD Y1, Y8, Y1
	VPXOR Y3, Y1, Y1
	VADDPD Y1, Y7, Y3
	VSUBPD Y7, Y3, Y4
	VSUBPD Y4, Y1, Y4
	VMULPD Y1, Y1, Y5
	VMULPD Y5, Y1, Y1
	VMULPD constants256x64<>+5824(SB), Y5, Y7
	VADDPD constants256x64<>+5856(SB), Y7, Y7
	VMULPD Y5, Y7, Y7
	VADDPD constants256x64<>+5888(SB), Y7, Y7
	VMULPD Y5, Y7, Y7
	VADDPD constants256x64<>+5920(SB), Y7, Y7
	VMULPD Y5, Y7, Y5
	VADDPD constants256x64<>+5952(SB), Y5, Y5
	VMULPD Y5, Y1, Y1
	VADDPD Y1, Y6, Y1
	VADDPD Y1, Y4, Y1
	VADDPD Y1, Y3, Y1
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPXOR Y0, Y1, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func atan2Float64256(dst, x, y unsafe.Pointer, n int) int
TEXT ·atan2Float64256(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ y+16(FP), DX
	MOVQ n+24(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VMOVUPS (DX)(BX*8), Y1
	VPAND constants256x64<>+96(SB), Y0, Y2
	VPAND constants256x64<>+96(SB), Y1, Y3
	VPXOR constants256x64<>+64(SB), Y3, Y4
	VPXOR constants256x64<>+64(SB), Y2, Y5
	VPCMPGTQ Y4, Y5, Y6
	VBLENDVPD Y6, Y3, Y2, Y7
	VBLENDVPD Y6, Y2, Y3, Y2
	VPCMPEQQ constants256x64<>+192(SB), Y2, Y3
	VPCMPEQQ constants256x64<>+192(SB), Y7, Y8
	VMOVUPS constants256x64<>+32(SB), Y9
	VBLENDVPD Y8, constants256x64<>+160(SB), Y9, Y8
	VBLENDVPD Y3, Y8, Y7, Y7
	VPCMPEQQ Y9, Y2, Y8
	VPOR Y8, Y3, Y3
	VBLENDVPD Y3, constants256x64<>+160(SB), Y2, Y2
	VPXOR constants256x64<>+64(SB), Y2, Y3
	VPCMPGTQ constants256x64<>+5984(SB), Y3, Y8
	VMOVUPS constants256x64<>+6016(SB), Y10
	VPCMPGTQ Y3, Y10, Y3
	VMOVUPS constants256x64<>+160(SB), Y10
	VBLENDVPD Y3, constants256x64<>+6048(SB), Y10, Y3
	VBLENDVPD Y8, constants256x64<>+6080(SB), Y3, Y3
	VMULPD Y3, Y7, Y7
	VMULPD Y3, Y2, Y2
	VPAND constants256x64<>+64(SB), Y1, Y1
	VMOVUPS constants256x64<>+5664(SB), Y3
	VPSUBQ Y2, Y3, Y3
	VMULPD Y3, Y2, Y8
	VMOVUPS constants256x64<>+1824(SB), Y10
	VSUBPD Y8, Y10, Y8
	VMULPD Y8, Y3, Y3
	VMULPD Y3, Y7, Y3
	VPXOR constants256x64<>+64(SB), Y3, Y8
	VMOVUPS constants256x64<>+5696(SB), Y10
	VPCMPGTQ Y8, Y10, Y8
	VBLENDVPD Y8, Y9, Y3, Y3
	VADDPD constants256x64<>+5728(SB), Y3, Y3
	VPSUBQ constants256x64<>+5728(SB), Y3, Y8
	VMOVUPS constants256x64<>+5760(SB), Y10
	VPSUBQ Y8, Y10, Y10
	VBLENDVPD Y6, Y10, Y8, Y8
	VPCMPEQQ Y9, Y1, Y10
	VMOVUPS constants256x64<>+5792(SB), Y11
	VPSUBQ Y8, Y11, Y12
	VBLENDVPD Y10, Y8, Y12, Y8
	VPAND constants256x64<>+640(SB), Y8, Y10
	VPCMPEQQ Y11, Y8, Y8
	VSUBPD constants256x64<>+5728(SB), Y3, Y3
	VBLENDVPD Y6, constants256x64<>+64(SB), Y9, Y6
	VPXOR Y6, Y1, Y1
	LEAQ table6_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y10*8), Y6
	VBLENDVPD Y8, constants256x64<>+5536(SB), Y6, Y6
	LEAQ table7_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y10*8), Y9
	VBLENDVPD Y8, constants256x64<>+5568(SB), Y9, Y8
	VPAND constants256x64<>+2816(SB), Y2, Y9
	VSUBPD Y9, Y2, Y10
	VMULPD Y9, Y3, Y9
	VSUBPD Y9, Y7, Y9
	VMULPD Y10, Y3, Y10
	VSUBPD Y10, Y9, Y9
	VMULPD Y7, Y3, Y3
	VADDPD Y3, Y2, Y2
	VDIVPD Y2, Y9, Y2
	VPXOR Y1, Y2, Y1
	VADDPD Y1, Y6, Y2
	VSUBPD Y6, Y2, Y3
	VSUBPD Y3, Y1, Y3
	VMULPD Y1, Y1, Y6
	VMULPD Y6, Y1, Y1
	VMULPD constants256x64<>+5824(SB), Y6, Y7
	VADDPD constants256x64<>+5856(SB), Y7, Y7
	VMULPD Y6, Y7, Y7
	VADDPD constants256x64<>+5888(SB), Y7, Y7
	VMULPD Y6, Y7, Y7
	VADDPD constants256x64<>+5920(SB), Y7, Y7
	VMULPD Y6, Y7, Y6
	VADDPD constants256x64<>+5952(SB), Y6, Y6
	VMULPD Y6, Y1, Y1
	VADDPD Y1, Y8, Y1
	VADDPD Y1, Y3, Y1
	VADDPD Y1, Y2, Y1
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPXOR Y0, Y1, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y4, Y1
	VPCMPGTQ constants256x64<>+1888(SB), Y5, Y2
	VPOR Y2, Y1, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+32(FP)
	RET

// func erfFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·erfFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VMOVUPS constants256x64<>+6112(SB), Y3
	VPCMPGTQ Y2, Y3, Y3
	VMOVUPS constants256x64<>+6144(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y1
	VADDPD constants256x64<>+6176(SB), Y1, Y3
	VPSUBQ constants256x64<>+6176(SB), Y3, Y4
	VSUBPD constants256x64<>+6176(SB), Y3, Y3
	VSUBPD Y3, Y1, Y1
	LEAQ table8_256x64<>(SB), AX
	VPCMPEQQ Y5, Y5, Y5
	VPGATHERQQ Y5, (AX)(Y4*8), Y3
	LEAQ table9_256x64<>(SB), AX
	VPCMPEQQ Y6, Y6, Y6
	VPGATHERQQ Y6, (AX)(Y4*8), Y5
	LEAQ table10_256x64<>(SB), AX
	VPCMPEQQ Y7, Y7, Y7
	VPGATHERQQ Y7, (AX)(Y4*8), Y6
	VMULPD Y1, Y6, Y6
	LEAQ table11_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y1, Y6, Y6
	LEAQ table12_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y1, Y6, Y6
	LEAQ table13_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y1, Y6, Y6
	LEAQ table14_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y1, Y6, Y6
	LEAQ table15_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y1, Y6, Y6
	LEAQ table16_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y1, Y6, Y6
	LEAQ table17_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y1, Y6, Y6
	LEAQ table18_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y6
	VMULPD Y1, Y6, Y6
	LEAQ table19_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y4*8), Y7
	VADDPD Y7, Y6, Y4
	VADDPD Y1, Y3, Y6
	VSUBPD Y3, Y6, Y3
	VSUBPD Y3, Y1, Y3
	VMULPD Y4, Y1, Y1
	VADDPD Y1, Y5, Y1
	VADDPD Y1, Y3, Y1
	VADDPD Y1, Y6, Y1
	VPAND constants256x64<>+64(SB), Y0, Y0
	VPXOR Y0, Y1, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func erfcFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·erfcFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VMOVUPS constants256x64<>+6208(SB), Y3
	VPCMPGTQ Y2, Y3, Y3
	VMOVUPS constants256x64<>+6240(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y3
	VPAND constants256x64<>+2816(SB), Y3, Y4
	VSUBPD Y4, Y3, Y5
	VMULPD Y4, Y4, Y6
	VADDPD Y4, Y3, Y4
	VMULPD Y4, Y5, Y4
	VMULPD constants256x64<>+1536(SB), Y6, Y5
	VMOVUPS constants256x64<>+576(SB), Y7
	VSUBPD Y5, Y7, Y5
	VSUBPD Y7, Y5, Y8
	VMULPD constants256x64<>+6272(SB), Y8, Y9
	VSUBPD Y6, Y9, Y6
	VMULPD constants256x64<>+1600(SB), Y8, Y8
	VSUBPD Y8, Y6, Y6
	VSUBPD Y4, Y6, Y4
	VMULPD Y4, Y4, Y6
	VMULPD constants256x64<>+6304(SB), Y4, Y8
	VADDPD constants256x64<>+6336(SB), Y8, Y8
	VMULPD Y4, Y8, Y8
	VADDPD constants256x64<>+6368(SB), Y8, Y8
	VMULPD Y4, Y8, Y8
	VADDPD constants256x64<>+6400(SB), Y8, Y8
	VMULPD Y8, Y6, Y6
	VADDPD Y6, Y4, Y4
	VPSUBQ Y7, Y5, Y5
	VPAND constants256x64<>+640(SB), Y5, Y6
	LEAQ table20_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y6*8), Y7
	LEAQ table21_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y6*8), Y8
	VMULPD Y4, Y8, Y6
	VADDPD Y6, Y8, Y6
	VADDPD Y6, Y4, Y4
	VPXOR constants256x64<>+64(SB), Y5, Y5
	VPSRLQ $6, Y5, Y5
	VPSUBQ constants256x64<>+1792(SB), Y5, Y5
	VADDPD constants256x64<>+1824(SB), Y3, Y6
	VPSRLQ $48, Y6, Y6
	VPSUBQ constants256x64<>+6432(SB), Y6, Y8
	VPSLLQ $48, Y6, Y6
	VPOR constants256x64<>+6464(SB), Y6, Y6
	VSUBPD constants256x64<>+1824(SB), Y6, Y6
	VSUBPD Y6, Y3, Y3
	VADDPD constants256x64<>+32(SB), Y3, Y3
	LEAQ table22_256x64<>(SB), AX
	VPCMPEQQ Y9, Y9, Y9
	VPGATHERQQ Y9, (AX)(Y8*8), Y6
	LEAQ table23_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y8*8), Y9
	VMULPD Y3, Y9, Y9
	LEAQ table24_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y9
	LEAQ table25_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y9
	LEAQ table26_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y9
	LEAQ table27_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y9
	LEAQ table28_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y9
	LEAQ table29_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y9
	LEAQ table30_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y9
	LEAQ table31_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y9
	LEAQ table32_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VADDPD Y10, Y9, Y9
	VMULPD Y3, Y9, Y3
	LEAQ table33_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y8*8), Y9
	VADDPD Y9, Y3, Y3
	VMULPD Y6, Y7, Y6
	VADDPD Y3, Y4, Y7
	VMULPD Y3, Y4, Y3
	VADDPD Y3, Y7, Y3
	VMULPD Y3, Y6, Y3
	VADDPD Y3, Y6, Y3
	VPXOR constants256x64<>+64(SB), Y5, Y4
	VPSRLQ $1, Y4, Y4
	VPSUBQ constants256x64<>+1824(SB), Y4, Y4
	VPADDQ constants256x64<>+1856(SB), Y4, Y6
	VPSLLQ $52, Y6, Y6
	VMULPD Y6, Y3, Y3
	VPSUBQ Y4, Y5, Y4
	VPADDQ constants256x64<>+1856(SB), Y4, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y3, Y3
	VPCMPEQQ Y1, Y0, Y0
	VMOVUPS constants256x64<>+1824(SB), Y1
	VSUBPD Y3, Y1, Y1
	VBLENDVPD Y0, Y3, Y1, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func geluFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·geluFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VMOVUPS constants256x64<>+6496(SB), Y3
	VPCMPGTQ Y2, Y3, Y3
	VMOVUPS constants256x64<>+6528(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y3
	VPAND constants256x64<>+2816(SB), Y3, Y4
	VSUBPD Y4, Y3, Y5
	VMULPD constants256x64<>+1760(SB), Y4, Y6
	VMULPD Y6, Y4, Y6
	VMULPD constants256x64<>+1760(SB), Y5, Y7
	VADDPD Y4, Y3, Y8
	VMULPD Y8, Y7, Y7
	VMULPD constants256x64<>+1536(SB), Y6, Y8
	VMOVUPS constants256x64<>+576(SB), Y9
	VSUBPD Y8, Y9, Y8
	VSUBPD Y9, Y8, Y10
	VMULPD constants256x64<>+6272(SB), Y10, Y11
	VSUBPD Y6, Y11, Y6
	VMULPD constants256x64<>+1600(SB), Y10, Y10
	VSUBPD Y10, Y6, Y6
	VSUBPD Y7, Y6, Y6
	VMULPD Y6, Y6, Y7
	VMULPD constants256x64<>+6304(SB), Y6, Y10
	VADDPD constants256x64<>+6336(SB), Y10, Y10
	VMULPD Y6, Y10, Y10
	VADDPD constants256x64<>+6368(SB), Y10, Y10
	VMULPD Y6, Y10, Y10
	VADDPD constants256x64<>+6400(SB), Y10, Y10
	VMULPD Y10, Y7, Y7
	VADDPD Y7, Y6, Y6
	VPSUBQ Y9, Y8, Y7
	VPAND constants256x64<>+640(SB), Y7, Y8
	LEAQ table20_256x64<>(SB), AX
	VPCMPEQQ Y10, Y10, Y10
	VPGATHERQQ Y10, (AX)(Y8*8), Y9
	LEAQ table21_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y8*8), Y10
	VMULPD Y6, Y10, Y8
	VADDPD Y8, Y10, Y8
	VADDPD Y8, Y6, Y6
	VPXOR constants256x64<>+64(SB), Y7, Y7
	VPSRLQ $6, Y7, Y7
	VPSUBQ constants256x64<>+1792(SB), Y7, Y7
	VMULPD constants256x64<>+6560(SB), Y4, Y8
	VMULPD constants256x64<>+6592(SB), Y4, Y4
	VMULPD constants256x64<>+6624(SB), Y5, Y5
	VADDPD Y5, Y4, Y4
	VADDPD constants256x64<>+1824(SB), Y8, Y5
	VPSRLQ $48, Y5, Y5
	VPSUBQ constants256x64<>+6432(SB), Y5, Y10
	VPSLLQ $48, Y5, Y5
	VPOR constants256x64<>+6464(SB), Y5, Y5
	VSUBPD constants256x64<>+1824(SB), Y5, Y5
	VSUBPD Y5, Y8, Y5
	VADDPD Y4, Y5, Y4
	LEAQ table22_256x64<>(SB), AX
	VPCMPEQQ Y8, Y8, Y8
	VPGATHERQQ Y8, (AX)(Y10*8), Y5
	LEAQ table23_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y10*8), Y8
	VMULPD Y4, Y8, Y8
	LEAQ table24_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y8
	LEAQ table25_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y8
	LEAQ table26_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y8
	LEAQ table27_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y8
	LEAQ table28_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y8
	LEAQ table29_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y8
	LEAQ table30_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y8
	LEAQ table31_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y8
	LEAQ table32_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y10*8), Y11
	VADDPD Y11, Y8, Y8
	VMULPD Y4, Y8, Y4
	LEAQ table33_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y10*8), Y8
	VADDPD Y8, Y4, Y4
	VMULPD Y5, Y9, Y5
	VADDPD Y4, Y6, Y8
	VMULPD Y4, Y6, Y4
	VADDPD Y4, Y8, Y4
	VMULPD Y4, Y5, Y4
	VPAND constants256x64<>+6656(SB), Y3, Y6
	VMULPD Y5, Y6, Y8
	VMULPD Y4, Y6, Y9
	VSUBPD Y6, Y3, Y3
	VADDPD Y4, Y5, Y4
	VMULPD Y4, Y3, Y3
	VADDPD Y3, Y9, Y3
	VADDPD Y3, Y8, Y3
	VPSUBQ constants256x64<>+128(SB), Y7, Y4
	VPXOR constants256x64<>+64(SB), Y4, Y5
	VPSRLQ $1, Y5, Y5
	VPSUBQ constants256x64<>+1824(SB), Y5, Y5
	VPADDQ constants256x64<>+1856(SB), Y5, Y6
	VPSLLQ $52, Y6, Y6
	VMULPD Y6, Y3, Y3
	VPSUBQ Y5, Y4, Y4
	VPADDQ constants256x64<>+1856(SB), Y4, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y3, Y3
	VPCMPEQQ Y1, Y0, Y1
	VSUBPD Y3, Y0, Y0
	VPXOR constants256x64<>+64(SB), Y3, Y3
	VBLENDVPD Y1, Y0, Y3, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

// func geluTanhFloat64256(dst, x unsafe.Pointer, n int) int
TEXT ·geluTanhFloat64256(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	XORL BX, BX

loop:
	VMOVUPS (SI)(BX*8), Y0
	VPAND constants256x64<>+96(SB), Y0, Y1
	VPXOR constants256x64<>+64(SB), Y1, Y2
	VMOVUPS constants256x64<>+6688(SB), Y3
	VPCMPGTQ Y2, Y3, Y3
	VMOVUPS constants256x64<>+6720(SB), Y4
	VBLENDVPD Y3, Y1, Y4, Y3
	VPAND constants256x64<>+2816(SB), Y3, Y5
	VSUBPD Y5, Y3, Y6
	VMULPD Y3, Y3, Y7
	VPAND constants256x64<>+2816(SB), Y7, Y8
	VMULPD Y5, Y5, Y9
	VSUBPD Y8, Y9, Y9
	VADDPD Y5, Y3, Y10
	VMULPD Y10, Y6, Y10
	VADDPD Y10, Y9, Y9
	VMULPD constants256x64<>+6752(SB), Y8, Y8
	VMULPD constants256x64<>+6752(SB), Y9, Y9
	VMULPD constants256x64<>+6784(SB), Y7, Y7
	VADDPD Y7, Y9, Y7
	VADDPD constants256x64<>+6816(SB), Y8, Y9
	VPAND constants256x64<>+2816(SB), Y9, Y9
	VMOVUPS constants256x64<>+6816(SB), Y10
	VSUBPD Y9, Y10, Y10
	VADDPD Y8, Y10, Y8
	VADDPD constants256x64<>+6848(SB), Y7, Y7
	VADDPD Y7, Y8, Y7
	VMULPD Y9, Y5, Y8
	VADDPD Y7, Y9, Y9
	VMULPD Y9, Y6, Y9
	VMULPD Y7, Y5, Y7
	VADDPD Y7, Y9, Y7
	VMULPD constants256x64<>+1536(SB), Y8, Y9
	VMOVUPS constants256x64<>+576(SB), Y10
	VSUBPD Y9, Y10, Y9
	VSUBPD Y10, Y9, Y11
	VMULPD constants256x64<>+6272(SB), Y11, Y12
	VSUBPD Y8, Y12, Y8
	VMULPD constants256x64<>+1600(SB), Y11, Y11
	VSUBPD Y11, Y8, Y8
	VSUBPD Y7, Y8, Y7
	VMULPD Y7, Y7, Y8
	VMULPD constants256x64<>+6304(SB), Y7, Y11
	VADDPD constants256x64<>+6336(SB), Y11, Y11
	VMULPD Y7, Y11, Y11
	VADDPD constants256x64<>+6368(SB), Y11, Y11
	VMULPD Y7, Y11, Y11
	VADDPD constants256x64<>+6400(SB), Y11, Y11
	VMULPD Y11, Y8, Y8
	VADDPD Y8, Y7, Y7
	VPSUBQ Y10, Y9, Y8
	VPAND constants256x64<>+640(SB), Y8, Y9
	LEAQ table20_256x64<>(SB), AX
	VPCMPEQQ Y11, Y11, Y11
	VPGATHERQQ Y11, (AX)(Y9*8), Y10
	LEAQ table21_256x64<>(SB), AX
	VPCMPEQQ Y12, Y12, Y12
	VPGATHERQQ Y12, (AX)(Y9*8), Y11
	VMULPD Y7, Y11, Y9
	VADDPD Y9, Y11, Y9
	VADDPD Y9, Y7, Y7
	VPXOR constants256x64<>+64(SB), Y8, Y8
	VPSRLQ $6, Y8, Y8
	VPSUBQ constants256x64<>+1792(SB), Y8, Y8
	VMULPD Y7, Y10, Y9
	VADDPD Y9, Y10, Y11
	VSUBPD Y10, Y11, Y12
	VSUBPD Y12, Y9, Y9
	VMOVUPS constants256x64<>+3264(SB), Y12
	VPCMPGTQ Y8, Y12, Y13
	VBLENDVPD Y13, Y12, Y8, Y12
	VPADDQ constants256x64<>+1856(SB), Y12, Y12
	VPSLLQ $52, Y12, Y12
	VMULPD Y12, Y11, Y13
	VADDPD constants256x64<>+160(SB), Y13, Y14
	VSUBPD constants256x64<>+160(SB), Y14, Y15
	VSUBPD Y15, Y13, Y13
	VMULPD Y12, Y9, Y9
	VADDPD Y9, Y13, Y9
	VPCMPEQQ Y1, Y0, Y1
	VMULPD Y10, Y5, Y5
	VMULPD Y7, Y5, Y7
	VMULPD Y11, Y6, Y6
	VADDPD Y6, Y7, Y6
	VBLENDVPD Y1, Y3, Y5, Y3
	VBLENDVPD Y1, constants256x64<>+32(SB), Y6, Y5
	VMOVUPS constants256x64<>+160(SB), Y6
	VDIVPD Y14, Y6, Y6
	VMULPD Y6, Y3, Y7
	VPAND constants256x64<>+2816(SB), Y7, Y7
	VPAND constants256x64<>+2816(SB), Y14, Y10
	VSUBPD Y10, Y14, Y11
	VMULPD Y10, Y7, Y10
	VSUBPD Y10, Y3, Y3
	VADDPD Y9, Y11, Y9
	VMULPD Y9, Y7, Y9
	VSUBPD Y9, Y5, Y5
	VADDPD Y5, Y3, Y3
	VMULPD Y6, Y3, Y3
	VADDPD Y3, Y7, Y3
	VPCMPGTQ Y4, Y0, Y4
	VBLENDVPD Y4, Y0, Y3, Y0
	VPXOR constants256x64<>+64(SB), Y8, Y3
	VPSRLQ $1, Y3, Y3
	VPSUBQ constants256x64<>+1824(SB), Y3, Y3
	VPADDQ constants256x64<>+1856(SB), Y3, Y4
	VPSLLQ $52, Y4, Y4
	VMULPD Y4, Y0, Y4
	VPSUBQ Y3, Y8, Y3
	VPADDQ constants256x64<>+1856(SB), Y3, Y3
	VPSLLQ $52, Y3, Y3
	VMULPD Y3, Y4, Y3
	VPXOR constants256x64<>+64(SB), Y3, Y3
	VBLENDVPD Y1, Y0, Y3, Y0
	VPCMPGTQ constants256x64<>+1888(SB), Y2, Y1
	VBLENDVPD Y1, constants256x64<>+0(SB), Y0, Y0
	VMOVUPS Y0, (DI)(BX*8)
	ADDQ $4, BX
	CMPQ BX, CX
	JLT loop

done:
	VZEROUPPER
	MOVQ BX, ret+24(FP)
	RET

DATA constants256x32<>+0(SB)/4, $0x7fc00000
DATA constants256x32<>+4(SB)/4, $0x7fc00000
DATA constants256x32<>+8(SB)/4, $0x7fc00000
DATA constants256x32<>+12(SB)/4, $0x7fc00000
DATA constants256x32<>+16(SB)/4, $0x7fc00000
DATA constants256x32<>+20(SB)/4, $0x7fc00000
DATA constants256x32<>+24(SB)/4, $0x7fc00000
DATA constants256x32<>+28(SB)/4, $0x7fc00000
DATA constants256x32<>+32(SB)/4, $0x0
DATA constants256x32<>+36(SB)/4, $0x0
DATA constants256x32<>+40(SB)/4, $0x0
DATA constants256x32<>+44(SB)/4, $0x0
DATA constants256x32<>+48(SB)/4, $0x0
DATA constants256x32<>+52(SB)/4, $0x0
DATA constants256x32<>+56(SB)/4, $0x0
DATA constants256x32<>+60(SB)/4, $0x0
DATA constants256x32<>+64(SB)/4, $0x80000000
DATA constants256x32<>+68(SB)/4, $0x80000000
DATA constants256x32<>+72(SB)/4, $0x80000000
DATA constants256x32<>+76(SB)/4, $0x80000000
DATA constants256x32<>+80(SB)/4, $0x80000000
DATA constants256x32<>+84(SB)/4, $0x80000000
DATA constants256x32<>+88(SB)/4, $0x80000000
DATA constants256x32<>+92(SB)/4, $0x80000000
DATA constants256x32<>+96(SB)/4, $0x7fffffff
DATA constants256x32<>+100(SB)/4, $0x7fffffff
DATA constants256x32<>+104(SB)/4, $0x7fffffff
DATA constants256x32<>+108(SB)/4, $0x7fffffff
DATA constants256x32<>+112(SB)/4, $0x7fffffff
DATA constants256x32<>+116(SB)/4, $0x7fffffff
DATA constants256x32<>+120(SB)/4, $0x7fffffff
DATA constants256x32<>+124(SB)/4, $0x7fffffff
DATA constants256x32<>+128(SB)/4, $0x1
DATA constants256x32<>+132(SB)/4, $0x1
DATA constants256x32<>+136(SB)/4, $0x1
DATA constants256x32<>+140(SB)/4, $0x1
DATA constants256x32<>+144(SB)/4, $0x1
DATA constants256x32<>+148(SB)/4, $0x1
DATA constants256x32<>+152(SB)/4, $0x1
DATA constants256x32<>+156(SB)/4, $0x1
DATA constants256x32<>+160(SB)/4, $0x7fff
DATA constants256x32<>+164(SB)/4, $0x7fff
DATA constants256x32<>+168(SB)/4, $0x7fff
DATA constants256x32<>+172(SB)/4, $0x7fff
DATA constants256x32<>+176(SB)/4, $0x7fff
DATA constants256x32<>+180(SB)/4, $0x7fff
DATA constants256x32<>+184(SB)/4, $0x7fff
DATA constants256x32<>+188(SB)/4, $0x7fff
DATA constants256x32<>+192(SB)/4, $0x3f800000
DATA constants256x32<>+196(SB)/4, $0x3f800000
DATA constants256x32<>+200(SB)/4, $0x3f800000
DATA constants256x32<>+204(SB)/4, $0x3f800000
DATA constants256x32<>+208(SB)/4, $0x3f800000
DATA constants256x32<>+212(SB)/4, $0x3f800000
DATA constants256x32<>+216(SB)/4, $0x3f800000
DATA constants256x32<>+220(SB)/4, $0x3f800000
DATA constants256x32<>+224(SB)/4, $0x7f800000
DATA constants256x32<>+228(SB)/4, $0x7f800000
DATA constants256x32<>+232(SB)/4, $0x7f800000
DATA constants256x32<>+236(SB)/4, $0x7f800000
DATA constants256x32<>+240(SB)/4, $0x7f800000
DATA constants256x32<>+244(SB)/4, $0x7f800000
DATA constants256x32<>+248(SB)/4, $0x7f800000
DATA constants256x32<>+252(SB)/4, $0x7f800000
DATA constants256x32<>+256(SB)/4, $0xffffffff
DATA constants256x32<>+260(SB)/4, $0xffffffff
DATA constants256x32<>+264(SB)/4, $0xffffffff
DATA constants256x32<>+268(SB)/4, $0xffffffff
DATA constants256x32<>+272(SB)/4, $0xffffffff
DATA constants256x32<>+276(SB)/4, $0xffffffff
DATA constants256x32<>+280(SB)/4, $0xffffffff
DATA constants256x32<>+284(SB)/4, $0xffffffff
DATA constants256x32<>+288(SB)/4, $0xff
DATA constants256x32<>+292(SB)/4, $0xff
DATA constants256x32<>+296(SB)/4, $0xff
DATA constants256x32<>+300(SB)/4, $0xff
DATA constants256x32<>+304(SB)/4, $0xff
DATA constants256x32<>+308(SB)/4, $0xff
DATA constants256x32<>+312(SB)/4, $0xff
DATA constants256x32<>+316(SB)/4, $0xff
DATA constants256x32<>+320(SB)/4, $0x80
DATA constants256x32<>+324(SB)/4, $0x80
DATA constants256x32<>+328(SB)/4, $0x80
DATA constants256x32<>+332(SB)/4, $0x80
DATA constants256x32<>+336(SB)/4, $0x80
DATA constants256x32<>+340(SB)/4, $0x80
DATA constants256x32<>+344(SB)/4, $0x80
DATA constants256x32<>+348(SB)/4, $0x80
DATA constants256x32<>+352(SB)/4, $0xffff
DATA constants256x32<>+356(SB)/4, $0xffff
DATA constants256x32<>+360(SB)/4, $0xffff
DATA constants256x32<>+364(SB)/4, $0xffff
DATA constants256x32<>+368(SB)/4, $0xffff
DATA constants256x32<>+372(SB)/4, $0xffff
DATA constants256x32<>+376(SB)/4, $0xffff
DATA constants256x32<>+380(SB)/4, $0xffff
DATA constants256x32<>+384(SB)/4, $0x8000
DATA constants256x32<>+388(SB)/4, $0x8000
DATA constants256x32<>+392(SB)/4, $0x8000
DATA constants256x32<>+396(SB)/4, $0x8000
DATA constants256x32<>+400(SB)/4, $0x8000
DATA constants256x32<>+404(SB)/4, $0x8000
DATA constants256x32<>+408(SB)/4, $0x8000
DATA constants256x32<>+412(SB)/4, $0x8000
DATA constants256x32<>+416(SB)/4, $0xc3000000
DATA constants256x32<>+420(SB)/4, $0xc3000000
DATA constants256x32<>+424(SB)/4, $0xc3000000
DATA constants256x32<>+428(SB)/4, $0xc3000000
DATA constants256x32<>+432(SB)/4, $0xc3000000
DATA constants256x32<>+436(SB)/4, $0xc3000000
DATA constants256x32<>+440(SB)/4, $0xc3000000
DATA constants256x32<>+444(SB)/4, $0xc3000000
DATA constants256x32<>+448(SB)/4, $0x43000000
DATA constants256x32<>+452(SB)/4, $0x43000000
DATA constants256x32<>+456(SB)/4, $0x43000000
DATA constants256x32<>+460(SB)/4, $0x43000000
DATA constants256x32<>+464(SB)/4, $0x43000000
DATA constants256x32<>+468(SB)/4, $0x43000000
DATA constants256x32<>+472(SB)/4, $0x43000000
DATA constants256x32<>+476(SB)/4, $0x43000000
DATA constants256x32<>+480(SB)/4, $0x7f
DATA constants256x32<>+484(SB)/4, $0x7f
DATA constants256x32<>+488(SB)/4, $0x7f
DATA constants256x32<>+492(SB)/4, $0x7f
DATA constants256x32<>+496(SB)/4, $0x7f
DATA constants256x32<>+500(SB)/4, $0x7f
DATA constants256x32<>+504(SB)/4, $0x7f
DATA constants256x32<>+508(SB)/4, $0x7f
DATA constants256x32<>+512(SB)/4, $0xffffff80
DATA constants256x32<>+516(SB)/4, $0xffffff80
DATA constants256x32<>+520(SB)/4, $0xffffff80
DATA constants256x32<>+524(SB)/4, $0xffffff80
DATA constants256x32<>+528(SB)/4, $0xffffff80
DATA constants256x32<>+532(SB)/4, $0xffffff80
DATA constants256x32<>+536(SB)/4, $0xffffff80
DATA constants256x32<>+540(SB)/4, $0xffffff80
DATA constants256x32<>+544(SB)/4, $0xc7000000
DATA constants256x32<>+548(SB)/4, $0xc7000000
DATA constants256x32<>+552(SB)/4, $0xc7000000
DATA constants256x32<>+556(SB)/4, $0xc7000000
DATA constants256x32<>+560(SB)/4, $0xc7000000
DATA constants256x32<>+564(SB)/4, $0xc7000000
DATA constants256x32<>+568(SB)/4, $0xc7000000
DATA constants256x32<>+572(SB)/4, $0xc7000000
DATA constants256x32<>+576(SB)/4, $0x47000000
DATA constants256x32<>+580(SB)/4, $0x47000000
DATA constants256x32<>+584(SB)/4, $0x47000000
DATA constants256x32<>+588(SB)/4, $0x47000000
DATA constants256x32<>+592(SB)/4, $0x47000000
DATA constants256x32<>+596(SB)/4, $0x47000000
DATA constants256x32<>+600(SB)/4, $0x47000000
DATA constants256x32<>+604(SB)/4, $0x47000000
DATA constants256x32<>+608(SB)/4, $0xffff8000
DATA constants256x32<>+612(SB)/4, $0xffff8000
DATA constants256x32<>+616(SB)/4, $0xffff8000
DATA constants256x32<>+620(SB)/4, $0xffff8000
DATA constants256x32<>+624(SB)/4, $0xffff8000
DATA constants256x32<>+628(SB)/4, $0xffff8000
DATA constants256x32<>+632(SB)/4, $0xffff8000
DATA constants256x32<>+636(SB)/4, $0xffff8000
DATA constants256x32<>+640(SB)/4, $0xcf000000
DATA constants256x32<>+644(SB)/4, $0xcf000000
DATA constants256x32<>+648(SB)/4, $0xcf000000
DATA constants256x32<>+652(SB)/4, $0xcf000000
DATA constants256x32<>+656(SB)/4, $0xcf000000
DATA constants256x32<>+660(SB)/4, $0xcf000000
DATA constants256x32<>+664(SB)/4, $0xcf000000
DATA constants256x32<>+668(SB)/4, $0xcf000000
DATA constants256x32<>+672(SB)/4, $0x4f000000
DATA constants256x32<>+676(SB)/4, $0x4f000000
DATA constants256x32<>+680(SB)/4, $0x4f000000
DATA constants256x32<>+684(SB)/4, $0x4f000000
DATA constants256x32<>+688(SB)/4, $0x4f000000
DATA constants256x32<>+692(SB)/4, $0x4f000000
DATA constants256x32<>+696(SB)/4, $0x4f000000
DATA constants256x32<>+700(SB)/4, $0x4f000000
DATA constants256x32<>+704(SB)/4, $0x43800000
DATA constants256x32<>+708(SB)/4, $0x43800000
DATA constants256x32<>+712(SB)/4, $0x43800000
DATA constants256x32<>+716(SB)/4, $0x43800000
DATA constants256x32<>+720(SB)/4, $0x43800000
DATA constants256x32<>+724(SB)/4, $0x43800000
DATA constants256x32<>+728(SB)/4, $0x43800000
DATA constants256x32<>+732(SB)/4, $0x43800000
DATA constants256x32<>+736(SB)/4, $0x47800000
DATA constants256x32<>+740(SB)/4, $0x47800000
DATA constants256x32<>+744(SB)/4, $0x47800000
DATA constants256x32<>+748(SB)/4, $0x47800000
DATA constants256x32<>+752(SB)/4, $0x47800000
DATA constants256x32<>+756(SB)/4, $0x47800000
DATA constants256x32<>+760(SB)/4, $0x47800000
DATA constants256x32<>+764(SB)/4, $0x47800000
DATA constants256x32<>+768(SB)/4, $0x42b20000
DATA constants256x32<>+772(SB)/4, $0x42b20000
DATA constants256x32<>+776(SB)/4, $0x42b20000
DATA constants256x32<>+780(SB)/4, $0x42b20000
DATA constants256x32<>+784(SB)/4, $0x42b20000
DATA constants256x32<>+788(SB)/4, $0x42b20000
DATA constants256x32<>+792(SB)/4, $0x42b20000
DATA constants256x32<>+796(SB)/4, $0x42b20000
DATA constants256x32<>+800(SB)/4, $0x42d00000
DATA constants256x32<>+804(SB)/4, $0x42d00000
DATA constants256x32<>+808(SB)/4, $0x42d00000
DATA constants256x32<>+812(SB)/4, $0x42d00000
DATA constants256x32<>+816(SB)/4, $0x42d00000
DATA constants256x32<>+820(SB)/4, $0x42d00000
DATA constants256x32<>+824(SB)/4, $0x42d00000
DATA constants256x32<>+828(SB)/4, $0x42d00000
DATA constants256x32<>+832(SB)/4, $0xc2d00000
DATA constants256x32<>+836(SB)/4, $0xc2d00000
DATA constants256x32<>+840(SB)/4, $0xc2d00000
DATA constants256x32<>+844(SB)/4, $0xc2d00000
DATA constants256x32<>+848(SB)/4, $0xc2d00000
DATA constants256x32<>+852(SB)/4, $0xc2d00000
DATA constants256x32<>+856(SB)/4, $0xc2d00000
DATA constants256x32<>+860(SB)/4, $0xc2d00000
DATA constants256x32<>+864(SB)/4, $0x3fb8aa3b
DATA constants256x32<>+868(SB)/4, $0x3fb8aa3b
DATA constants256x32<>+872(SB)/4, $0x3fb8aa3b
DATA constants256x32<>+876(SB)/4, $0x3fb8aa3b
DATA constants256x32<>+880(SB)/4, $0x3fb8aa3b
DATA constants256x32<>+884(SB)/4, $0x3fb8aa3b
DATA constants256x32<>+888(SB)/4, $0x3fb8aa3b
DATA constants256x32<>+892(SB)/4, $0x3fb8aa3b
DATA constants256x32<>+896(SB)/4, $0x4b400000
DATA constants256x32<>+900(SB)/4, $0x4b400000
DATA constants256x32<>+904(SB)/4, $0x4b400000
DATA constants256x32<>+908(SB)/4, $0x4b400000
DATA constants256x32<>+912(SB)/4, $0x4b400000
DATA constants256x32<>+916(SB)/4, $0x4b400000
DATA constants256x32<>+920(SB)/4, $0x4b400000
DATA constants256x32<>+924(SB)/4, $0x4b400000
DATA constants256x32<>+928(SB)/4, $0x3f317200
DATA constants256x32<>+932(SB)/4, $0x3f317200
DATA constants256x32<>+936(SB)/4, $0x3f317200
DATA constants256x32<>+940(SB)/4, $0x3f317200
DATA constants256x32<>+944(SB)/4, $0x3f317200
DATA constants256x32<>+948(SB)/4, $0x3f317200
DATA constants256x32<>+952(SB)/4, $0x3f317200
DATA constants256x32<>+956(SB)/4, $0x3f317200
DATA constants256x32<>+960(SB)/4, $0x35bfbe8e
DATA constants256x32<>+964(SB)/4, $0x35bfbe8e
DATA constants256x32<>+968(SB)/4, $0x35bfbe8e
DATA constants256x32<>+972(SB)/4, $0x35bfbe8e
DATA constants256x32<>+976(SB)/4, $0x35bfbe8e
DATA constants256x32<>+980(SB)/4, $0x35bfbe8e
DATA constants256x32<>+984(SB)/4, $0x35bfbe8e
DATA constants256x32<>+988(SB)/4, $0x35bfbe8e
DATA constants256x32<>+992(SB)/4, $0x3ab563a7
DATA constants256x32<>+996(SB)/4, $0x3ab563a7
DATA constants256x32<>+1000(SB)/4, $0x3ab563a7
DATA constants256x32<>+1004(SB)/4, $0x3ab563a7
DATA constants256x32<>+1008(SB)/4, $0x3ab563a7
DATA constants256x32<>+1012(SB)/4, $0x3ab563a7
DATA constants256x32<>+1016(SB)/4, $0x3ab563a7
DATA constants256x32<>+1020(SB)/4, $0x3ab563a7
DATA constants256x32<>+1024(SB)/4, $0x3c091ef0
DATA constants256x32<>+1028(SB)/4, $0x3c091ef0
DATA constants256x32<>+1032(SB)/4, $0x3c091ef0
DATA constants256x32<>+1036(SB)/4, $0x3c091ef0
DATA constants256x32<>+1040(SB)/4, $0x3c091ef0
DATA constants256x32<>+1044(SB)/4, $0x3c091ef0
DATA constants256x32<>+1048(SB)/4, $0x3c091ef0
DATA constants256x32<>+1052(SB)/4, $0x3c091ef0
DATA constants256x32<>+1056(SB)/4, $0x3d2aac2c
DATA constants256x32<>+1060(SB)/4, $0x3d2aac2c
DATA constants256x32<>+1064(SB)/4, $0x3d2aac2c
DATA constants256x32<>+1068(SB)/4, $0x3d2aac2c
DATA constants256x32<>+1072(SB)/4, $0x3d2aac2c
DATA constants256x32<>+1076(SB)/4, $0x3d2aac2c
DATA constants256x32<>+1080(SB)/4, $0x3d2aac2c
DATA constants256x32<>+1084(SB)/4, $0x3d2aac2c
DATA constants256x32<>+1088(SB)/4, $0x3e2aaa46
DATA constants256x32<>+1092(SB)/4, $0x3e2aaa46
DATA constants256x32<>+1096(SB)/4, $0x3e2aaa46
DATA constants256x32<>+1100(SB)/4, $0x3e2aaa46
DATA constants256x32<>+1104(SB)/4, $0x3e2aaa46
DATA constants256x32<>+1108(SB)/4, $0x3e2aaa46
DATA constants256x32<>+1112(SB)/4, $0x3e2aaa46
DATA constants256x32<>+1116(SB)/4, $0x3e2aaa46
DATA constants256x32<>+1120(SB)/4, $0x3efffffe
DATA constants256x32<>+1124(SB)/4, $0x3efffffe
DATA constants256x32<>+1128(SB)/4, $0x3efffffe
DATA constants256x32<>+1132(SB)/4, $0x3efffffe
DATA constants256x32<>+1136(SB)/4, $0x3efffffe
DATA constants256x32<>+1140(SB)/4, $0x3efffffe
DATA constants256x32<>+1144(SB)/4, $0x3efffffe
DATA constants256x32<>+1148(SB)/4, $0x3efffffe
DATA constants256x32<>+1152(SB)/4, $0xff800000
DATA constants256x32<>+1156(SB)/4, $0xff800000
DATA constants256x32<>+1160(SB)/4, $0xff800000
DATA constants256x32<>+1164(SB)/4, $0xff800000
DATA constants256x32<>+1168(SB)/4, $0xff800000
DATA constants256x32<>+1172(SB)/4, $0xff800000
DATA constants256x32<>+1176(SB)/4, $0xff800000
DATA constants256x32<>+1180(SB)/4, $0xff800000
DATA constants256x32<>+1184(SB)/4, $0x43010000
DATA constants256x32<>+1188(SB)/4, $0x43010000
DATA constants256x32<>+1192(SB)/4, $0x43010000
DATA constants256x32<>+1196(SB)/4, $0x43010000
DATA constants256x32<>+1200(SB)/4, $0x43010000
DATA constants256x32<>+1204(SB)/4, $0x43010000
DATA constants256x32<>+1208(SB)/4, $0x43010000
DATA constants256x32<>+1212(SB)/4, $0x43010000
DATA constants256x32<>+1216(SB)/4, $0x43170000
DATA constants256x32<>+1220(SB)/4, $0x43170000
DATA constants256x32<>+1224(SB)/4, $0x43170000
DATA constants256x32<>+1228(SB)/4, $0x43170000
DATA constants256x32<>+1232(SB)/4, $0x43170000
DATA constants256x32<>+1236(SB)/4, $0x43170000
DATA constants256x32<>+1240(SB)/4, $0x43170000
DATA constants256x32<>+1244(SB)/4, $0x43170000
DATA constants256x32<>+1248(SB)/4, $0xc3170000
DATA constants256x32<>+1252(SB)/4, $0xc3170000
DATA constants256x32<>+1256(SB)/4, $0xc3170000
DATA constants256x32<>+1260(SB)/4, $0xc3170000
DATA constants256x32<>+1264(SB)/4, $0xc3170000
DATA constants256x32<>+1268(SB)/4, $0xc3170000
DATA constants256x32<>+1272(SB)/4, $0xc3170000
DATA constants256x32<>+1276(SB)/4, $0xc3170000
DATA constants256x32<>+1280(SB)/4, $0xfffff000
DATA constants256x32<>+1284(SB)/4, $0xfffff000
DATA constants256x32<>+1288(SB)/4, $0xfffff000
DATA constants256x32<>+1292(SB)/4, $0xfffff000
DATA constants256x32<>+1296(SB)/4, $0xfffff000
DATA constants256x32<>+1300(SB)/4, $0xfffff000
DATA constants256x32<>+1304(SB)/4, $0xfffff000
DATA constants256x32<>+1308(SB)/4, $0xfffff000
DATA constants256x32<>+1312(SB)/4, $0x3f317000
DATA constants256x32<>+1316(SB)/4, $0x3f317000
DATA constants256x32<>+1320(SB)/4, $0x3f317000
DATA constants256x32<>+1324(SB)/4, $0x3f317000
DATA constants256x32<>+1328(SB)/4, $0x3f317000
DATA constants256x32<>+1332(SB)/4, $0x3f317000
DATA constants256x32<>+1336(SB)/4, $0x3f317000
DATA constants256x32<>+1340(SB)/4, $0x3f317000
DATA constants256x32<>+1344(SB)/4, $0x3920d586
DATA constants256x32<>+1348(SB)/4, $0x3920d586
DATA constants256x32<>+1352(SB)/4, $0x3920d586
DATA constants256x32<>+1356(SB)/4, $0x3920d586
DATA constants256x32<>+1360(SB)/4, $0x3920d586
DATA constants256x32<>+1364(SB)/4, $0x3920d586
DATA constants256x32<>+1368(SB)/4, $0x3920d586
DATA constants256x32<>+1372(SB)/4, $0x3920d586
DATA constants256x32<>+1376(SB)/4, $0x3aaf836e
DATA constants256x32<>+1380(SB)/4, $0x3aaf836e
DATA constants256x32<>+1384(SB)/4, $0x3aaf836e
DATA constants256x32<>+1388(SB)/4, $0x3aaf836e
DATA constants256x32<>+1392(SB)/4, $0x3aaf836e
DATA constants256x32<>+1396(SB)/4, $0x3aaf836e
DATA constants256x32<>+1400(SB)/4, $0x3aaf836e
DATA constants256x32<>+1404(SB)/4, $0x3aaf836e
DATA constants256x32<>+1408(SB)/4, $0x3c1d96d7
DATA constants256x32<>+1412(SB)/4, $0x3c1d96d7
DATA constants256x32<>+1416(SB)/4, $0x3c1d96d7
DATA constants256x32<>+1420(SB)/4, $0x3c1d96d7
DATA constants256x32<>+1424(SB)/4, $0x3c1d96d7
DATA constants256x32<>+1428(SB)/4, $0x3c1d96d7
DATA constants256x32<>+1432(SB)/4, $0x3c1d96d7
DATA constants256x32<>+1436(SB)/4, $0x3c1d96d7
DATA constants256x32<>+1440(SB)/4, $0x3d6357c2
DATA constants256x32<>+1444(SB)/4, $0x3d6357c2
DATA constants256x32<>+1448(SB)/4, $0x3d6357c2
DATA constants256x32<>+1452(SB)/4, $0x3d6357c2
DATA constants256x32<>+1456(SB)/4, $0x3d6357c2
DATA constants256x32<>+1460(SB)/4, $0x3d6357c2
DATA constants256x32<>+1464(SB)/4, $0x3d6357c2
DATA constants256x32<>+1468(SB)/4, $0x3d6357c2
DATA constants256x32<>+1472(SB)/4, $0x3e75fdee
DATA constants256x32<>+1476(SB)/4, $0x3e75fdee
DATA constants256x32<>+1480(SB)/4, $0x3e75fdee
DATA constants256x32<>+1484(SB)/4, $0x3e75fdee
DATA constants256x32<>+1488(SB)/4, $0x3e75fdee
DATA constants256x32<>+1492(SB)/4, $0x3e75fdee
DATA constants256x32<>+1496(SB)/4, $0x3e75fdee
DATA constants256x32<>+1500(SB)/4, $0x3e75fdee
DATA constants256x32<>+1504(SB)/4, $0x3805fdf4
DATA constants256x32<>+1508(SB)/4, $0x3805fdf4
DATA constants256x32<>+1512(SB)/4, $0x3805fdf4
DATA constants256x32<>+1516(SB)/4, $0x3805fdf4
DATA constants256x32<>+1520(SB)/4, $0x3805fdf4
DATA constants256x32<>+1524(SB)/4, $0x3805fdf4
DATA constants256x32<>+1528(SB)/4, $0x3805fdf4
DATA constants256x32<>+1532(SB)/4, $0x3805fdf4
DATA constants256x32<>+1536(SB)/4, $0x41900000
DATA constants256x32<>+1540(SB)/4, $0x41900000
DATA constants256x32<>+1544(SB)/4, $0x41900000
DATA constants256x32<>+1548(SB)/4, $0x41900000
DATA constants256x32<>+1552(SB)/4, $0x41900000
DATA constants256x32<>+1556(SB)/4, $0x41900000
DATA constants256x32<>+1560(SB)/4, $0x41900000
DATA constants256x32<>+1564(SB)/4, $0x41900000
DATA constants256x32<>+1568(SB)/4, $0xc1900000
DATA constants256x32<>+1572(SB)/4, $0xc1900000
DATA constants256x32<>+1576(SB)/4, $0xc1900000
DATA constants256x32<>+1580(SB)/4, $0xc1900000
DATA constants256x32<>+1584(SB)/4, $0xc1900000
DATA constants256x32<>+1588(SB)/4, $0xc1900000
DATA constants256x32<>+1592(SB)/4, $0xc1900000
DATA constants256x32<>+1596(SB)/4, $0xc1900000
DATA constants256x32<>+1600(SB)/4, $0x3d710000
DATA constants256x32<>+1604(SB)/4, $0x3d710000
DATA constants256x32<>+1608(SB)/4, $0x3d710000
DATA constants256x32<>+1612(SB)/4, $0x3d710000
DATA constants256x32<>+1616(SB)/4, $0x3d710000
DATA constants256x32<>+1620(SB)/4, $0x3d710000
DATA constants256x32<>+1624(SB)/4, $0x3d710000
DATA constants256x32<>+1628(SB)/4, $0x3d710000
DATA constants256x32<>+1632(SB)/4, $0x395b9902
DATA constants256x32<>+1636(SB)/4, $0x395b9902
DATA constants256x32<>+1640(SB)/4, $0x395b9902
DATA constants256x32<>+1644(SB)/4, $0x395b9902
DATA constants256x32<>+1648(SB)/4, $0x395b9902
DATA constants256x32<>+1652(SB)/4, $0x395b9902
DATA constants256x32<>+1656(SB)/4, $0x395b9902
DATA constants256x32<>+1660(SB)/4, $0x395b9902
DATA constants256x32<>+1664(SB)/4, $0x3ab66c77
DATA constants256x32<>+1668(SB)/4, $0x3ab66c77
DATA constants256x32<>+1672(SB)/4, $0x3ab66c77
DATA constants256x32<>+1676(SB)/4, $0x3ab66c77
DATA constants256x32<>+1680(SB)/4, $0x3ab66c77
DATA constants256x32<>+1684(SB)/4, $0x3ab66c77
DATA constants256x32<>+1688(SB)/4, $0x3ab66c77
DATA constants256x32<>+1692(SB)/4, $0x3ab66c77
DATA constants256x32<>+1696(SB)/4, $0x3c08831e
DATA constants256x32<>+1700(SB)/4, $0x3c08831e
DATA constants256x32<>+1704(SB)/4, $0x3c08831e
DATA constants256x32<>+1708(SB)/4, $0x3c08831e
DATA constants256x32<>+1712(SB)/4, $0x3c08831e
DATA constants256x32<>+1716(SB)/4, $0x3c08831e
DATA constants256x32<>+1720(SB)/4, $0x3c08831e
DATA constants256x32<>+1724(SB)/4, $0x3c08831e
DATA constants256x32<>+1728(SB)/4, $0x3d2aaa96
DATA constants256x32<>+1732(SB)/4, $0x3d2aaa96
DATA constants256x32<>+1736(SB)/4, $0x3d2aaa96
DATA constants256x32<>+1740(SB)/4, $0x3d2aaa96
DATA constants256x32<>+1744(SB)/4, $0x3d2aaa96
DATA constants256x32<>+1748(SB)/4, $0x3d2aaa96
DATA constants256x32<>+1752(SB)/4, $0x3d2aaa96
DATA constants256x32<>+1756(SB)/4, $0x3d2aaa96
DATA constants256x32<>+1760(SB)/4, $0x3e2aaaad
DATA constants256x32<>+1764(SB)/4, $0x3e2aaaad
DATA constants256x32<>+1768(SB)/4, $0x3e2aaaad
DATA constants256x32<>+1772(SB)/4, $0x3e2aaaad
DATA constants256x32<>+1776(SB)/4, $0x3e2aaaad
DATA constants256x32<>+1780(SB)/4, $0x3e2aaaad
DATA constants256x32<>+1784(SB)/4, $0x3e2aaaad
DATA constants256x32<>+1788(SB)/4, $0x3e2aaaad
DATA constants256x32<>+1792(SB)/4, $0x3f000000
DATA constants256x32<>+1796(SB)/4, $0x3f000000
DATA constants256x32<>+1800(SB)/4, $0x3f000000
DATA constants256x32<>+1804(SB)/4, $0x3f000000
DATA constants256x32<>+1808(SB)/4, $0x3f000000
DATA constants256x32<>+1812(SB)/4, $0x3f000000
DATA constants256x32<>+1816(SB)/4, $0x3f000000
DATA constants256x32<>+1820(SB)/4, $0x3f000000
DATA constants256x32<>+1824(SB)/4, $0xbf000000
DATA constants256x32<>+1828(SB)/4, $0xbf000000
DATA constants256x32<>+1832(SB)/4, $0xbf000000
DATA constants256x32<>+1836(SB)/4, $0xbf000000
DATA constants256x32<>+1840(SB)/4, $0xbf000000
DATA constants256x32<>+1844(SB)/4, $0xbf000000
DATA constants256x32<>+1848(SB)/4, $0xbf000000
DATA constants256x32<>+1852(SB)/4, $0xbf000000
DATA constants256x32<>+1856(SB)/4, $0xb3800000
DATA constants256x32<>+1860(SB)/4, $0xb3800000
DATA constants256x32<>+1864(SB)/4, $0xb3800000
DATA constants256x32<>+1868(SB)/4, $0xb3800000
DATA constants256x32<>+1872(SB)/4, $0xb3800000
DATA constants256x32<>+1876(SB)/4, $0xb3800000
DATA constants256x32<>+1880(SB)/4, $0xb3800000
DATA constants256x32<>+1884(SB)/4, $0xb3800000
DATA constants256x32<>+1888(SB)/4, $0xc2b30000
DATA constants256x32<>+1892(SB)/4, $0xc2b30000
DATA constants256x32<>+1896(SB)/4, $0xc2b30000
DATA constants256x32<>+1900(SB)/4, $0xc2b30000
DATA constants256x32<>+1904(SB)/4, $0xc2b30000
DATA constants256x32<>+1908(SB)/4, $0xc2b30000
DATA constants256x32<>+1912(SB)/4, $0xc2b30000
DATA constants256x32<>+1916(SB)/4, $0xc2b30000
DATA constants256x32<>+1920(SB)/4, $0x42b30000
DATA constants256x32<>+1924(SB)/4, $0x42b30000
DATA constants256x32<>+1928(SB)/4, $0x42b30000
DATA constants256x32<>+1932(SB)/4, $0x42b30000
DATA constants256x32<>+1936(SB)/4, $0x42b30000
DATA constants256x32<>+1940(SB)/4, $0x42b30000
DATA constants256x32<>+1944(SB)/4, $0x42b30000
DATA constants256x32<>+1948(SB)/4, $0x42b30000
DATA constants256x32<>+1952(SB)/4, $0x3ab6a79e
DATA constants256x32<>+1956(SB)/4, $0x3ab6a79e
DATA constants256x32<>+1960(SB)/4, $0x3ab6a79e
DATA constants256x32<>+1964(SB)/4, $0x3ab6a79e
DATA constants256x32<>+1968(SB)/4, $0x3ab6a79e
DATA constants256x32<>+1972(SB)/4, $0x3ab6a79e
DATA constants256x32<>+1976(SB)/4, $0x3ab6a79e
DATA constants256x32<>+1980(SB)/4, $0x3ab6a79e
DATA constants256x32<>+1984(SB)/4, $0x3d2aaa73
DATA constants256x32<>+1988(SB)/4, $0x3d2aaa73
DATA constants256x32<>+1992(SB)/4, $0x3d2aaa73
DATA constants256x32<>+1996(SB)/4, $0x3d2aaa73
DATA constants256x32<>+2000(SB)/4, $0x3d2aaa73
DATA constants256x32<>+2004(SB)/4, $0x3d2aaa73
DATA constants256x32<>+2008(SB)/4, $0x3d2aaa73
DATA constants256x32<>+2012(SB)/4, $0x3d2aaa73
DATA constants256x32<>+2016(SB)/4, $0x39517188
DATA constants256x32<>+2020(SB)/4, $0x39517188
DATA constants256x32<>+2024(SB)/4, $0x39517188
DATA constants256x32<>+2028(SB)/4, $0x39517188
DATA constants256x32<>+2032(SB)/4, $0x39517188
DATA constants256x32<>+2036(SB)/4, $0x39517188
DATA constants256x32<>+2040(SB)/4, $0x39517188
DATA constants256x32<>+2044(SB)/4, $0x39517188
DATA constants256x32<>+2048(SB)/4, $0x3c0887df
DATA constants256x32<>+2052(SB)/4, $0x3c0887df
DATA constants256x32<>+2056(SB)/4, $0x3c0887df
DATA constants256x32<>+2060(SB)/4, $0x3c0887df
DATA constants256x32<>+2064(SB)/4, $0x3c0887df
DATA constants256x32<>+2068(SB)/4, $0x3c0887df
DATA constants256x32<>+2072(SB)/4, $0x3c0887df
DATA constants256x32<>+2076(SB)/4, $0x3c0887df
DATA constants256x32<>+2080(SB)/4, $0x3e2aaaab
DATA constants256x32<>+2084(SB)/4, $0x3e2aaaab
DATA constants256x32<>+2088(SB)/4, $0x3e2aaaab
DATA constants256x32<>+2092(SB)/4, $0x3e2aaaab
DATA constants256x32<>+2096(SB)/4, $0x3e2aaaab
DATA constants256x32<>+2100(SB)/4, $0x3e2aaaab
DATA constants256x32<>+2104(SB)/4, $0x3e2aaaab
DATA constants256x32<>+2108(SB)/4, $0x3e2aaaab
DATA constants256x32<>+2112(SB)/4, $0x2
DATA constants256x32<>+2116(SB)/4, $0x2
DATA constants256x32<>+2120(SB)/4, $0x2
DATA constants256x32<>+2124(SB)/4, $0x2
DATA constants256x32<>+2128(SB)/4, $0x2
DATA constants256x32<>+2132(SB)/4, $0x2
DATA constants256x32<>+2136(SB)/4, $0x2
DATA constants256x32<>+2140(SB)/4, $0x2
DATA constants256x32<>+2144(SB)/4, $0x8000001e
DATA constants256x32<>+2148(SB)/4, $0x8000001e
DATA constants256x32<>+2152(SB)/4, $0x8000001e
DATA constants256x32<>+2156(SB)/4, $0x8000001e
DATA constants256x32<>+2160(SB)/4, $0x8000001e
DATA constants256x32<>+2164(SB)/4, $0x8000001e
DATA constants256x32<>+2168(SB)/4, $0x8000001e
DATA constants256x32<>+2172(SB)/4, $0x8000001e
DATA constants256x32<>+2176(SB)/4, $0x1e
DATA constants256x32<>+2180(SB)/4, $0x1e
DATA constants256x32<>+2184(SB)/4, $0x1e
DATA constants256x32<>+2188(SB)/4, $0x1e
DATA constants256x32<>+2192(SB)/4, $0x1e
DATA constants256x32<>+2196(SB)/4, $0x1e
DATA constants256x32<>+2200(SB)/4, $0x1e
DATA constants256x32<>+2204(SB)/4, $0x1e
DATA constants256x32<>+2208(SB)/4, $0xfffffffe
DATA constants256x32<>+2212(SB)/4, $0xfffffffe
DATA constants256x32<>+2216(SB)/4, $0xfffffffe
DATA constants256x32<>+2220(SB)/4, $0xfffffffe
DATA constants256x32<>+2224(SB)/4, $0xfffffffe
DATA constants256x32<>+2228(SB)/4, $0xfffffffe
DATA constants256x32<>+2232(SB)/4, $0xfffffffe
DATA constants256x32<>+2236(SB)/4, $0xfffffffe
DATA constants256x32<>+2240(SB)/4, $0xb9800000
DATA constants256x32<>+2244(SB)/4, $0xb9800000
DATA constants256x32<>+2248(SB)/4, $0xb9800000
DATA constants256x32<>+2252(SB)/4, $0xb9800000
DATA constants256x32<>+2256(SB)/4, $0xb9800000
DATA constants256x32<>+2260(SB)/4, $0xb9800000
DATA constants256x32<>+2264(SB)/4, $0xb9800000
DATA constants256x32<>+2268(SB)/4, $0xb9800000
DATA constants256x32<>+2272(SB)/4, $0xc1140000
DATA constants256x32<>+2276(SB)/4, $0xc1140000
DATA constants256x32<>+2280(SB)/4, $0xc1140000
DATA constants256x32<>+2284(SB)/4, $0xc1140000
DATA constants256x32<>+2288(SB)/4, $0xc1140000
DATA constants256x32<>+2292(SB)/4, $0xc1140000
DATA constants256x32<>+2296(SB)/4, $0xc1140000
DATA constants256x32<>+2300(SB)/4, $0xc1140000
DATA constants256x32<>+2304(SB)/4, $0x41140000
DATA constants256x32<>+2308(SB)/4, $0x41140000
DATA constants256x32<>+2312(SB)/4, $0x41140000
DATA constants256x32<>+2316(SB)/4, $0x41140000
DATA constants256x32<>+2320(SB)/4, $0x41140000
DATA constants256x32<>+2324(SB)/4, $0x41140000
DATA constants256x32<>+2328(SB)/4, $0x41140000
DATA constants256x32<>+2332(SB)/4, $0x41140000
DATA constants256x32<>+2336(SB)/4, $0x40000000
DATA constants256x32<>+2340(SB)/4, $0x40000000
DATA constants256x32<>+2344(SB)/4, $0x40000000
DATA constants256x32<>+2348(SB)/4, $0x40000000
DATA constants256x32<>+2352(SB)/4, $0x40000000
DATA constants256x32<>+2356(SB)/4, $0x40000000
DATA constants256x32<>+2360(SB)/4, $0x40000000
DATA constants256x32<>+2364(SB)/4, $0x40000000
DATA constants256x32<>+2368(SB)/4, $0xffffffc4
DATA constants256x32<>+2372(SB)/4, $0xffffffc4
DATA constants256x32<>+2376(SB)/4, $0xffffffc4
DATA constants256x32<>+2380(SB)/4, $0xffffffc4
DATA constants256x32<>+2384(SB)/4, $0xffffffc4
DATA constants256x32<>+2388(SB)/4, $0xffffffc4
DATA constants256x32<>+2392(SB)/4, $0xffffffc4
DATA constants256x32<>+2396(SB)/4, $0xffffffc4
DATA constants256x32<>+2400(SB)/4, $0x3e784856
DATA constants256x32<>+2404(SB)/4, $0x3e784856
DATA constants256x32<>+2408(SB)/4, $0x3e784856
DATA constants256x32<>+2412(SB)/4, $0x3e784856
DATA constants256x32<>+2416(SB)/4, $0x3e784856
DATA constants256x32<>+2420(SB)/4, $0x3e784856
DATA constants256x32<>+2424(SB)/4, $0x3e784856
DATA constants256x32<>+2428(SB)/4, $0x3e784856
DATA constants256x32<>+2432(SB)/4, $0x3e5b956c
DATA constants256x32<>+2436(SB)/4, $0x3e5b956c
DATA constants256x32<>+2440(SB)/4, $0x3e5b956c
DATA constants256x32<>+2444(SB)/4, $0x3e5b956c
DATA constants256x32<>+2448(SB)/4, $0x3e5b956c
DATA constants256x32<>+2452(SB)/4, $0x3e5b956c
DATA constants256x32<>+2456(SB)/4, $0x3e5b956c
DATA constants256x32<>+2460(SB)/4, $0x3e5b956c
DATA constants256x32<>+2464(SB)/4, $0x3e92828a
DATA constants256x32<>+2468(SB)/4, $0x3e92828a
DATA constants256x32<>+2472(SB)/4, $0x3e92828a
DATA constants256x32<>+2476(SB)/4, $0x3e92828a
DATA constants256x32<>+2480(SB)/4, $0x3e92828a
DATA constants256x32<>+2484(SB)/4, $0x3e92828a
DATA constants256x32<>+2488(SB)/4, $0x3e92828a
DATA constants256x32<>+2492(SB)/4, $0x3e92828a
DATA constants256x32<>+2496(SB)/4, $0x3ecccb6c
DATA constants256x32<>+2500(SB)/4, $0x3ecccb6c
DATA constants256x32<>+2504(SB)/4, $0x3ecccb6c
DATA constants256x32<>+2508(SB)/4, $0x3ecccb6c
DATA constants256x32<>+2512(SB)/4, $0x3ecccb6c
DATA constants256x32<>+2516(SB)/4, $0x3ecccb6c
DATA constants256x32<>+2520(SB)/4, $0x3ecccb6c
DATA constants256x32<>+2524(SB)/4, $0x3ecccb6c
DATA constants256x32<>+2528(SB)/4, $0x3f2aaaac
DATA constants256x32<>+2532(SB)/4, $0x3f2aaaac
DATA constants256x32<>+2536(SB)/4, $0x3f2aaaac
DATA constants256x32<>+2540(SB)/4, $0x3f2aaaac
DATA constants256x32<>+2544(SB)/4, $0x3f2aaaac
DATA constants256x32<>+2548(SB)/4, $0x3f2aaaac
DATA constants256x32<>+2552(SB)/4, $0x3f2aaaac
DATA constants256x32<>+2556(SB)/4, $0x3f2aaaac
DATA constants256x32<>+2560(SB)/4, $0xc07b8000
DATA constants256x32<>+2564(SB)/4, $0xc07b8000
DATA constants256x32<>+2568(SB)/4, $0xc07b8000
DATA constants256x32<>+2572(SB)/4, $0xc07b8000
DATA constants256x32<>+2576(SB)/4, $0xc07b8000
DATA constants256x32<>+2580(SB)/4, $0xc07b8000
DATA constants256x32<>+2584(SB)/4, $0xc07b8000
DATA constants256x32<>+2588(SB)/4, $0xc07b8000
DATA constants256x32<>+2592(SB)/4, $0x407b8000
DATA constants256x32<>+2596(SB)/4, $0x407b8000
DATA constants256x32<>+2600(SB)/4, $0x407b8000
DATA constants256x32<>+2604(SB)/4, $0x407b8000
DATA constants256x32<>+2608(SB)/4, $0x407b8000
DATA constants256x32<>+2612(SB)/4, $0x407b8000
DATA constants256x32<>+2616(SB)/4, $0x407b8000
DATA constants256x32<>+2620(SB)/4, $0x407b8000
DATA constants256x32<>+2624(SB)/4, $0xba2dbf73
DATA constants256x32<>+2628(SB)/4, $0xba2dbf73
DATA constants256x32<>+2632(SB)/4, $0xba2dbf73
DATA constants256x32<>+2636(SB)/4, $0xba2dbf73
DATA constants256x32<>+2640(SB)/4, $0xba2dbf73
DATA constants256x32<>+2644(SB)/4, $0xba2dbf73
DATA constants256x32<>+2648(SB)/4, $0xba2dbf73
DATA constants256x32<>+2652(SB)/4, $0xba2dbf73
DATA constants256x32<>+2656(SB)/4, $0x3ba713d6
DATA constants256x32<>+2660(SB)/4, $0x3ba713d6
DATA constants256x32<>+2664(SB)/4, $0x3ba713d6
DATA constants256x32<>+2668(SB)/4, $0x3ba713d6
DATA constants256x32<>+2672(SB)/4, $0x3ba713d6
DATA constants256x32<>+2676(SB)/4, $0x3ba713d6
DATA constants256x32<>+2680(SB)/4, $0x3ba713d6
DATA constants256x32<>+2684(SB)/4, $0x3ba713d6
DATA constants256x32<>+2688(SB)/4, $0xbcdbc638
DATA constants256x32<>+2692(SB)/4, $0xbcdbc638
DATA constants256x32<>+2696(SB)/4, $0xbcdbc638
DATA constants256x32<>+2700(SB)/4, $0xbcdbc638
DATA constants256x32<>+2704(SB)/4, $0xbcdbc638
DATA constants256x32<>+2708(SB)/4, $0xbcdbc638
DATA constants256x32<>+2712(SB)/4, $0xbcdbc638
DATA constants256x32<>+2716(SB)/4, $0xbcdbc638
DATA constants256x32<>+2720(SB)/4, $0x3de714d1
DATA constants256x32<>+2724(SB)/4, $0x3de714d1
DATA constants256x32<>+2728(SB)/4, $0x3de714d1
DATA constants256x32<>+2732(SB)/4, $0x3de714d1
DATA constants256x32<>+2736(SB)/4, $0x3de714d1
DATA constants256x32<>+2740(SB)/4, $0x3de714d1
DATA constants256x32<>+2744(SB)/4, $0x3de714d1
DATA constants256x32<>+2748(SB)/4, $0x3de714d1
DATA constants256x32<>+2752(SB)/4, $0xbec0939b
DATA constants256x32<>+2756(SB)/4, $0xbec0939b
DATA constants256x32<>+2760(SB)/4, $0xbec0939b
DATA constants256x32<>+2764(SB)/4, $0xbec0939b
DATA constants256x32<>+2768(SB)/4, $0xbec0939b
DATA constants256x32<>+2772(SB)/4, $0xbec0939b
DATA constants256x32<>+2776(SB)/4, $0xbec0939b
DATA constants256x32<>+2780(SB)/4, $0xbec0939b
DATA constants256x32<>+2784(SB)/4, $0x3e0375d4
DATA constants256x32<>+2788(SB)/4, $0x3e0375d4
DATA constants256x32<>+2792(SB)/4, $0x3e0375d4
DATA constants256x32<>+2796(SB)/4, $0x3e0375d4
DATA constants256x32<>+2800(SB)/4, $0x3e0375d4
DATA constants256x32<>+2804(SB)/4, $0x3e0375d4
DATA constants256x32<>+2808(SB)/4, $0x3e0375d4
DATA constants256x32<>+2812(SB)/4, $0x3e0375d4
DATA constants256x32<>+2816(SB)/4, $0x3f480000
DATA constants256x32<>+2820(SB)/4, $0x3f480000
DATA constants256x32<>+2824(SB)/4, $0x3f480000
DATA constants256x32<>+2828(SB)/4, $0x3f480000
DATA constants256x32<>+2832(SB)/4, $0x3f480000
DATA constants256x32<>+2836(SB)/4, $0x3f480000
DATA constants256x32<>+2840(SB)/4, $0x3f480000
DATA constants256x32<>+2844(SB)/4, $0x3f480000
DATA constants256x32<>+2848(SB)/4, $0xb796eee1
DATA constants256x32<>+2852(SB)/4, $0xb796eee1
DATA constants256x32<>+2856(SB)/4, $0xb796eee1
DATA constants256x32<>+2860(SB)/4, $0xb796eee1
DATA constants256x32<>+2864(SB)/4, $0xb796eee1
DATA constants256x32<>+2868(SB)/4, $0xb796eee1
DATA constants256x32<>+2872(SB)/4, $0xb796eee1
DATA constants256x32<>+2876(SB)/4, $0xb796eee1
DATA constants256x32<>+2880(SB)/4, $0x399e0740
DATA constants256x32<>+2884(SB)/4, $0x399e0740
DATA constants256x32<>+2888(SB)/4, $0x399e0740
DATA constants256x32<>+2892(SB)/4, $0x399e0740
DATA constants256x32<>+2896(SB)/4, $0x399e0740
DATA constants256x32<>+2900(SB)/4, $0x399e0740
DATA constants256x32<>+2904(SB)/4, $0x399e0740
DATA constants256x32<>+2908(SB)/4, $0x399e0740
DATA constants256x32<>+2912(SB)/4, $0xbb1b0df7
DATA constants256x32<>+2916(SB)/4, $0xbb1b0df7
DATA constants256x32<>+2920(SB)/4, $0xbb1b0df7
DATA constants256x32<>+2924(SB)/4, $0xbb1b0df7
DATA constants256x32<>+2928(SB)/4, $0xbb1b0df7
DATA constants256x32<>+2932(SB)/4, $0xbb1b0df7
DATA constants256x32<>+2936(SB)/4, $0xbb1b0df7
DATA constants256x32<>+2940(SB)/4, $0xbb1b0df7
DATA constants256x32<>+2944(SB)/4, $0x3c4b50bb
DATA constants256x32<>+2948(SB)/4, $0x3c4b50bb
DATA constants256x32<>+2952(SB)/4, $0x3c4b50bb
DATA constants256x32<>+2956(SB)/4, $0x3c4b50bb
DATA constants256x32<>+2960(SB)/4, $0x3c4b50bb
DATA constants256x32<>+2964(SB)/4, $0x3c4b50bb
DATA constants256x32<>+2968(SB)/4, $0x3c4b50bb
DATA constants256x32<>+2972(SB)/4, $0x3c4b50bb
DATA constants256x32<>+2976(SB)/4, $0xbd5251c9
DATA constants256x32<>+2980(SB)/4, $0xbd5251c9
DATA constants256x32<>+2984(SB)/4, $0xbd5251c9
DATA constants256x32<>+2988(SB)/4, $0xbd5251c9
DATA constants256x32<>+2992(SB)/4, $0xbd5251c9
DATA constants256x32<>+2996(SB)/4, $0xbd5251c9
DATA constants256x32<>+3000(SB)/4, $0xbd5251c9
DATA constants256x32<>+3004(SB)/4, $0xbd5251c9
DATA constants256x32<>+3008(SB)/4, $0xbf500f73
DATA constants256x32<>+3012(SB)/4, $0xbf500f73
DATA constants256x32<>+3016(SB)/4, $0xbf500f73
DATA constants256x32<>+3020(SB)/4, $0xbf500f73
DATA constants256x32<>+3024(SB)/4, $0xbf500f73
DATA constants256x32<>+3028(SB)/4, $0xbf500f73
DATA constants256x32<>+3032(SB)/4, $0xbf500f73
DATA constants256x32<>+3036(SB)/4, $0xbf500f73
DATA constants256x32<>+3040(SB)/4, $0xc011b278
DATA constants256x32<>+3044(SB)/4, $0xc011b278
DATA constants256x32<>+3048(SB)/4, $0xc011b278
DATA constants256x32<>+3052(SB)/4, $0xc011b278
DATA constants256x32<>+3056(SB)/4, $0xc011b278
DATA constants256x32<>+3060(SB)/4, $0xc011b278
DATA constants256x32<>+3064(SB)/4, $0xc011b278
DATA constants256x32<>+3068(SB)/4, $0xc011b278
DATA constants256x32<>+3072(SB)/4, $0x3f317218
DATA constants256x32<>+3076(SB)/4, $0x3f317218
DATA constants256x32<>+3080(SB)/4, $0x3f317218
DATA constants256x32<>+3084(SB)/4, $0x3f317218
DATA constants256x32<>+3088(SB)/4, $0x3f317218
DATA constants256x32<>+3092(SB)/4, $0x3f317218
DATA constants256x32<>+3096(SB)/4, $0x3f317218
DATA constants256x32<>+3100(SB)/4, $0x3f317218
DATA constants256x32<>+3104(SB)/4, $0x39c686b2
DATA constants256x32<>+3108(SB)/4, $0x39c686b2
DATA constants256x32<>+3112(SB)/4, $0x39c686b2
DATA constants256x32<>+3116(SB)/4, $0x39c686b2
DATA constants256x32<>+3120(SB)/4, $0x39c686b2
DATA constants256x32<>+3124(SB)/4, $0x39c686b2
DATA constants256x32<>+3128(SB)/4, $0x39c686b2
DATA constants256x32<>+3132(SB)/4, $0x39c686b2
DATA constants256x32<>+3136(SB)/4, $0x3b138ef9
DATA constants256x32<>+3140(SB)/4, $0x3b138ef9
DATA constants256x32<>+3144(SB)/4, $0x3b138ef9
DATA constants256x32<>+3148(SB)/4, $0x3b138ef9
DATA constants256x32<>+3152(SB)/4, $0x3b138ef9
DATA constants256x32<>+3156(SB)/4, $0x3b138ef9
DATA constants256x32<>+3160(SB)/4, $0x3b138ef9
DATA constants256x32<>+3164(SB)/4, $0x3b138ef9
DATA constants256x32<>+3168(SB)/4, $0x3c37c523
DATA constants256x32<>+3172(SB)/4, $0x3c37c523
DATA constants256x32<>+3176(SB)/4, $0x3c37c523
DATA constants256x32<>+3180(SB)/4, $0x3c37c523
DATA constants256x32<>+3184(SB)/4, $0x3c37c523
DATA constants256x32<>+3188(SB)/4, $0x3c37c523
DATA constants256x32<>+3192(SB)/4, $0x3c37c523
DATA constants256x32<>+3196(SB)/4, $0x3c37c523
DATA constants256x32<>+3200(SB)/4, $0x3d37c9d8
DATA constants256x32<>+3204(SB)/4, $0x3d37c9d8
DATA constants256x32<>+3208(SB)/4, $0x3d37c9d8
DATA constants256x32<>+3212(SB)/4, $0x3d37c9d8
DATA constants256x32<>+3216(SB)/4, $0x3d37c9d8
DATA constants256x32<>+3220(SB)/4, $0x3d37c9d8
DATA constants256x32<>+3224(SB)/4, $0x3d37c9d8
DATA constants256x32<>+3228(SB)/4, $0x3d37c9d8
DATA constants256x32<>+3232(SB)/4, $0x3e09d795
DATA constants256x32<>+3236(SB)/4, $0x3e09d795
DATA constants256x32<>+3240(SB)/4, $0x3e09d795
DATA constants256x32<>+3244(SB)/4, $0x3e09d795
DATA constants256x32<>+3248(SB)/4, $0x3e09d795
DATA constants256x32<>+3252(SB)/4, $0x3e09d795
DATA constants256x32<>+3256(SB)/4, $0x3e09d795
DATA constants256x32<>+3260(SB)/4, $0x3e09d795
DATA constants256x32<>+3264(SB)/4, $0x3e89d78f
DATA constants256x32<>+3268(SB)/4, $0x3e89d78f
DATA constants256x32<>+3272(SB)/4, $0x3e89d78f
DATA constants256x32<>+3276(SB)/4, $0x3e89d78f
DATA constants256x32<>+3280(SB)/4, $0x3e89d78f
DATA constants256x32<>+3284(SB)/4, $0x3e89d78f
DATA constants256x32<>+3288(SB)/4, $0x3e89d78f
DATA constants256x32<>+3292(SB)/4, $0x3e89d78f
DATA constants256x32<>+3296(SB)/4, $0xbf480000
DATA constants256x32<>+3300(SB)/4, $0xbf480000
DATA constants256x32<>+3304(SB)/4, $0xbf480000
DATA constants256x32<>+3308(SB)/4, $0xbf480000
DATA constants256x32<>+3312(SB)/4, $0xbf480000
DATA constants256x32<>+3316(SB)/4, $0xbf480000
DATA constants256x32<>+3320(SB)/4, $0xbf480000
DATA constants256x32<>+3324(SB)/4, $0xbf480000
DATA constants256x32<>+3328(SB)/4, $0xa1800000
DATA constants256x32<>+3332(SB)/4, $0xa1800000
DATA constants256x32<>+3336(SB)/4, $0xa1800000
DATA constants256x32<>+3340(SB)/4, $0xa1800000
DATA constants256x32<>+3344(SB)/4, $0xa1800000
DATA constants256x32<>+3348(SB)/4, $0xa1800000
DATA constants256x32<>+3352(SB)/4, $0xa1800000
DATA constants256x32<>+3356(SB)/4, $0xa1800000
DATA constants256x32<>+3360(SB)/4, $0xc1220000
DATA constants256x32<>+3364(SB)/4, $0xc1220000
DATA constants256x32<>+3368(SB)/4, $0xc1220000
DATA constants256x32<>+3372(SB)/4, $0xc1220000
DATA constants256x32<>+3376(SB)/4, $0xc1220000
DATA constants256x32<>+3380(SB)/4, $0xc1220000
DATA constants256x32<>+3384(SB)/4, $0xc1220000
DATA constants256x32<>+3388(SB)/4, $0xc1220000
DATA constants256x32<>+3392(SB)/4, $0x41220000
DATA constants256x32<>+3396(SB)/4, $0x41220000
DATA constants256x32<>+3400(SB)/4, $0x41220000
DATA constants256x32<>+3404(SB)/4, $0x41220000
DATA constants256x32<>+3408(SB)/4, $0x41220000
DATA constants256x32<>+3412(SB)/4, $0x41220000
DATA constants256x32<>+3416(SB)/4, $0x41220000
DATA constants256x32<>+3420(SB)/4, $0x41220000
DATA constants256x32<>+3424(SB)/4, $0xbfc00000
DATA constants256x32<>+3428(SB)/4, $0xbfc00000
DATA constants256x32<>+3432(SB)/4, $0xbfc00000
DATA constants256x32<>+3436(SB)/4, $0xbfc00000
DATA constants256x32<>+3440(SB)/4, $0xbfc00000
DATA constants256x32<>+3444(SB)/4, $0xbfc00000
DATA constants256x32<>+3448(SB)/4, $0xbfc00000
DATA constants256x32<>+3452(SB)/4, $0xbfc00000
DATA constants256x32<>+3456(SB)/4, $0x3f1f0000
DATA constants256x32<>+3460(SB)/4, $0x3f1f0000
DATA constants256x32<>+3464(SB)/4, $0x3f1f0000
DATA constants256x32<>+3468(SB)/4, $0x3f1f0000
DATA constants256x32<>+3472(SB)/4, $0x3f1f0000
DATA constants256x32<>+3476(SB)/4, $0x3f1f0000
DATA constants256x32<>+3480(SB)/4, $0x3f1f0000
DATA constants256x32<>+3484(SB)/4, $0x3f1f0000
DATA constants256x32<>+3488(SB)/4, $0x402ed000
DATA constants256x32<>+3492(SB)/4, $0x402ed000
DATA constants256x32<>+3496(SB)/4, $0x402ed000
DATA constants256x32<>+3500(SB)/4, $0x402ed000
DATA constants256x32<>+3504(SB)/4, $0x402ed000
DATA constants256x32<>+3508(SB)/4, $0x402ed000
DATA constants256x32<>+3512(SB)/4, $0x402ed000
DATA constants256x32<>+3516(SB)/4, $0x402ed000
DATA constants256x32<>+3520(SB)/4, $0x40380000
DATA constants256x32<>+3524(SB)/4, $0x40380000
DATA constants256x32<>+3528(SB)/4, $0x40380000
DATA constants256x32<>+3532(SB)/4, $0x40380000
DATA constants256x32<>+3536(SB)/4, $0x40380000
DATA constants256x32<>+3540(SB)/4, $0x40380000
DATA constants256x32<>+3544(SB)/4, $0x40380000
DATA constants256x32<>+3548(SB)/4, $0x40380000
DATA constants256x32<>+3552(SB)/4, $0x40100000
DATA constants256x32<>+3556(SB)/4, $0x40100000
DATA constants256x32<>+3560(SB)/4, $0x40100000
DATA constants256x32<>+3564(SB)/4, $0x40100000
DATA constants256x32<>+3568(SB)/4, $0x40100000
DATA constants256x32<>+3572(SB)/4, $0x40100000
DATA constants256x32<>+3576(SB)/4, $0x40100000
DATA constants256x32<>+3580(SB)/4, $0x40100000
DATA constants256x32<>+3584(SB)/4, $0xbdf4c9a0
DATA constants256x32<>+3588(SB)/4, $0xbdf4c9a0
DATA constants256x32<>+3592(SB)/4, $0xbdf4c9a0
DATA constants256x32<>+3596(SB)/4, $0xbdf4c9a0
DATA constants256x32<>+3600(SB)/4, $0xbdf4c9a0
DATA constants256x32<>+3604(SB)/4, $0xbdf4c9a0
DATA constants256x32<>+3608(SB)/4, $0xbdf4c9a0
DATA constants256x32<>+3612(SB)/4, $0xbdf4c9a0
DATA constants256x32<>+3616(SB)/4, $0xba6a6e76
DATA constants256x32<>+3620(SB)/4, $0xba6a6e76
DATA constants256x32<>+3624(SB)/4, $0xba6a6e76
DATA constants256x32<>+3628(SB)/4, $0xba6a6e76
DATA constants256x32<>+3632(SB)/4, $0xba6a6e76
DATA constants256x32<>+3636(SB)/4, $0xba6a6e76
DATA constants256x32<>+3640(SB)/4, $0xba6a6e76
DATA constants256x32<>+3644(SB)/4, $0xba6a6e76
DATA constants256x32<>+3648(SB)/4, $0x3d253791
DATA constants256x32<>+3652(SB)/4, $0x3d253791
DATA constants256x32<>+3656(SB)/4, $0x3d253791
DATA constants256x32<>+3660(SB)/4, $0x3d253791
DATA constants256x32<>+3664(SB)/4, $0x3d253791
DATA constants256x32<>+3668(SB)/4, $0x3d253791
DATA constants256x32<>+3672(SB)/4, $0x3d253791
DATA constants256x32<>+3676(SB)/4, $0x3d253791
DATA constants256x32<>+3680(SB)/4, $0x3b024ba3
DATA constants256x32<>+3684(SB)/4, $0x3b024ba3
DATA constants256x32<>+3688(SB)/4, $0x3b024ba3
DATA constants256x32<>+3692(SB)/4, $0x3b024ba3
DATA constants256x32<>+3696(SB)/4, $0x3b024ba3
DATA constants256x32<>+3700(SB)/4, $0x3b024ba3
DATA constants256x32<>+3704(SB)/4, $0x3b024ba3
DATA constants256x32<>+3708(SB)/4, $0x3b024ba3
DATA constants256x32<>+3712(SB)/4, $0x3efb57ab
DATA constants256x32<>+3716(SB)/4, $0x3efb57ab
DATA constants256x32<>+3720(SB)/4, $0x3efb57ab
DATA constants256x32<>+3724(SB)/4, $0x3efb57ab
DATA constants256x32<>+3728(SB)/4, $0x3efb57ab
DATA constants256x32<>+3732(SB)/4, $0x3efb57ab
DATA constants256x32<>+3736(SB)/4, $0x3efb57ab
DATA constants256x32<>+3740(SB)/4, $0x3efb57ab
DATA constants256x32<>+3744(SB)/4, $0x3b912d9d
DATA constants256x32<>+3748(SB)/4, $0x3b912d9d
DATA constants256x32<>+3752(SB)/4, $0x3b912d9d
DATA constants256x32<>+3756(SB)/4, $0x3b912d9d
DATA constants256x32<>+3760(SB)/4, $0x3b912d9d
DATA constants256x32<>+3764(SB)/4, $0x3b912d9d
DATA constants256x32<>+3768(SB)/4, $0x3b912d9d
DATA constants256x32<>+3772(SB)/4, $0x3b912d9d
DATA constants256x32<>+3776(SB)/4, $0xbf8b2a02
DATA constants256x32<>+3780(SB)/4, $0xbf8b2a02
DATA constants256x32<>+3784(SB)/4, $0xbf8b2a02
DATA constants256x32<>+3788(SB)/4, $0xbf8b2a02
DATA constants256x32<>+3792(SB)/4, $0xbf8b2a02
DATA constants256x32<>+3796(SB)/4, $0xbf8b2a02
DATA constants256x32<>+3800(SB)/4, $0xbf8b2a02
DATA constants256x32<>+3804(SB)/4, $0xbf8b2a02
DATA constants256x32<>+3808(SB)/4, $0xbcf01846
DATA constants256x32<>+3812(SB)/4, $0xbcf01846
DATA constants256x32<>+3816(SB)/4, $0xbcf01846
DATA constants256x32<>+3820(SB)/4, $0xbcf01846
DATA constants256x32<>+3824(SB)/4, $0xbcf01846
DATA constants256x32<>+3828(SB)/4, $0xbcf01846
DATA constants256x32<>+3832(SB)/4, $0xbcf01846
DATA constants256x32<>+3836(SB)/4, $0xbcf01846
DATA constants256x32<>+3840(SB)/4, $0x3f872f9b
DATA constants256x32<>+3844(SB)/4, $0x3f872f9b
DATA constants256x32<>+3848(SB)/4, $0x3f872f9b
DATA constants256x32<>+3852(SB)/4, $0x3f872f9b
DATA constants256x32<>+3856(SB)/4, $0x3f872f9b
DATA constants256x32<>+3860(SB)/4, $0x3f872f9b
DATA constants256x32<>+3864(SB)/4, $0x3f872f9b
DATA constants256x32<>+3868(SB)/4, $0x3f872f9b
DATA constants256x32<>+3872(SB)/4, $0x3d89c7a2
DATA constants256x32<>+3876(SB)/4, $0x3d89c7a2
DATA constants256x32<>+3880(SB)/4, $0x3d89c7a2
DATA constants256x32<>+3884(SB)/4, $0x3d89c7a2
DATA constants256x32<>+3888(SB)/4, $0x3d89c7a2
DATA constants256x32<>+3892(SB)/4, $0x3d89c7a2
DATA constants256x32<>+3896(SB)/4, $0x3d89c7a2
DATA constants256x32<>+3900(SB)/4, $0x3d89c7a2
DATA constants256x32<>+3904(SB)/4, $0xbeb6247f
DATA constants256x32<>+3908(SB)/4, $0xbeb6247f
DATA constants256x32<>+3912(SB)/4, $0xbeb6247f
DATA constants256x32<>+3916(SB)/4, $0xbeb6247f
DATA constants256x32<>+3920(SB)/4, $0xbeb6247f
DATA constants256x32<>+3924(SB)/4, $0xbeb6247f
DATA constants256x32<>+3928(SB)/4, $0xbeb6247f
DATA constants256x32<>+3932(SB)/4, $0xbeb6247f
DATA constants256x32<>+3936(SB)/4, $0xbda5260c
DATA constants256x32<>+3940(SB)/4, $0xbda5260c
DATA constants256x32<>+3944(SB)/4, $0xbda5260c
DATA constants256x32<>+3948(SB)/4, $0xbda5260c
DATA constants256x32<>+3952(SB)/4, $0xbda5260c
DATA constants256x32<>+3956(SB)/4, $0xbda5260c
DATA constants256x32<>+3960(SB)/4, $0xbda5260c
DATA constants256x32<>+3964(SB)/4, $0xbda5260c
DATA constants256x32<>+3968(SB)/4, $0xbea4283e
DATA constants256x32<>+3972(SB)/4, $0xbea4283e
DATA constants256x32<>+3976(SB)/4, $0xbea4283e
DATA constants256x32<>+3980(SB)/4, $0xbea4283e
DATA constants256x32<>+3984(SB)/4, $0xbea4283e
DATA constants256x32<>+3988(SB)/4, $0xbea4283e
DATA constants256x32<>+3992(SB)/4, $0xbea4283e
DATA constants256x32<>+3996(SB)/4, $0xbea4283e
DATA constants256x32<>+4000(SB)/4, $0x3ca73dc7
DATA constants256x32<>+4004(SB)/4, $0x3ca73dc7
DATA constants256x32<>+4008(SB)/4, $0x3ca73dc7
DATA constants256x32<>+4012(SB)/4, $0x3ca73dc7
DATA constants256x32<>+4016(SB)/4, $0x3ca73dc7
DATA constants256x32<>+4020(SB)/4, $0x3ca73dc7
DATA constants256x32<>+4024(SB)/4, $0x3ca73dc7
DATA constants256x32<>+4028(SB)/4, $0x3ca73dc7
DATA constants256x32<>+4032(SB)/4, $0x3f55e883
DATA constants256x32<>+4036(SB)/4, $0x3f55e883
DATA constants256x32<>+4040(SB)/4, $0x3f55e883
DATA constants256x32<>+4044(SB)/4, $0x3f55e883
DATA constants256x32<>+4048(SB)/4, $0x3f55e883
DATA constants256x32<>+4052(SB)/4, $0x3f55e883
DATA constants256x32<>+4056(SB)/4, $0x3f55e883
DATA constants256x32<>+4060(SB)/4, $0x3f55e883
DATA constants256x32<>+4064(SB)/4, $0x3f14b6a0
DATA constants256x32<>+4068(SB)/4, $0x3f14b6a0
DATA constants256x32<>+4072(SB)/4, $0x3f14b6a0
DATA constants256x32<>+4076(SB)/4, $0x3f14b6a0
DATA constants256x32<>+4080(SB)/4, $0x3f14b6a0
DATA constants256x32<>+4084(SB)/4, $0x3f14b6a0
DATA constants256x32<>+4088(SB)/4, $0x3f14b6a0
DATA constants256x32<>+4092(SB)/4, $0x3f14b6a0
DATA constants256x32<>+4096(SB)/4, $0x3f600000
DATA constants256x32<>+4100(SB)/4, $0x3f600000
DATA constants256x32<>+4104(SB)/4, $0x3f600000
DATA constants256x32<>+4108(SB)/4, $0x3f600000
DATA constants256x32<>+4112(SB)/4, $0x3f600000
DATA constants256x32<>+4116(SB)/4, $0x3f600000
DATA constants256x32<>+4120(SB)/4, $0x3f600000
DATA constants256x32<>+4124(SB)/4, $0x3f600000
DATA constants256x32<>+4128(SB)/4, $0x3e800000
DATA constants256x32<>+4132(SB)/4, $0x3e800000
DATA constants256x32<>+4136(SB)/4, $0x3e800000
DATA constants256x32<>+4140(SB)/4, $0x3e800000
DATA constants256x32<>+4144(SB)/4, $0x3e800000
DATA constants256x32<>+4148(SB)/4, $0x3e800000
DATA constants256x32<>+4152(SB)/4, $0x3e800000
DATA constants256x32<>+4156(SB)/4, $0x3e800000
DATA constants256x32<>+4160(SB)/4, $0x7fffff
DATA constants256x32<>+4164(SB)/4, $0x7fffff
DATA constants256x32<>+4168(SB)/4, $0x7fffff
DATA constants256x32<>+4172(SB)/4, $0x7fffff
DATA constants256x32<>+4176(SB)/4, $0x7fffff
DATA constants256x32<>+4180(SB)/4, $0x7fffff
DATA constants256x32<>+4184(SB)/4, $0x7fffff
DATA constants256x32<>+4188(SB)/4, $0x7fffff
DATA constants256x32<>+4192(SB)/4, $0xc1680000
DATA constants256x32<>+4196(SB)/4, $0xc1680000
DATA constants256x32<>+4200(SB)/4, $0xc1680000
DATA constants256x32<>+4204(SB)/4, $0xc1680000
DATA constants256x32<>+4208(SB)/4, $0xc1680000
DATA constants256x32<>+4212(SB)/4, $0xc1680000
DATA constants256x32<>+4216(SB)/4, $0xc1680000
DATA constants256x32<>+4220(SB)/4, $0xc1680000
DATA constants256x32<>+4224(SB)/4, $0x41680000
DATA constants256x32<>+4228(SB)/4, $0x41680000
DATA constants256x32<>+4232(SB)/4, $0x41680000
DATA constants256x32<>+4236(SB)/4, $0x41680000
DATA constants256x32<>+4240(SB)/4, $0x41680000
DATA constants256x32<>+4244(SB)/4, $0x41680000
DATA constants256x32<>+4248(SB)/4, $0x41680000
DATA constants256x32<>+4252(SB)/4, $0x41680000
DATA constants256x32<>+4256(SB)/4, $0xc0080000
DATA constants256x32<>+4260(SB)/4, $0xc0080000
DATA constants256x32<>+4264(SB)/4, $0xc0080000
DATA constants256x32<>+4268(SB)/4, $0xc0080000
DATA constants256x32<>+4272(SB)/4, $0xc0080000
DATA constants256x32<>+4276(SB)/4, $0xc0080000
DATA constants256x32<>+4280(SB)/4, $0xc0080000
DATA constants256x32<>+4284(SB)/4, $0xc0080000
DATA constants256x32<>+4288(SB)/4, $0x3f946000
DATA constants256x32<>+4292(SB)/4, $0x3f946000
DATA constants256x32<>+4296(SB)/4, $0x3f946000
DATA constants256x32<>+4300(SB)/4, $0x3f946000
DATA constants256x32<>+4304(SB)/4, $0x3f946000
DATA constants256x32<>+4308(SB)/4, $0x3f946000
DATA constants256x32<>+4312(SB)/4, $0x3f946000
DATA constants256x32<>+4316(SB)/4, $0x3f946000
DATA constants256x32<>+4320(SB)/4, $0x40783000
DATA constants256x32<>+4324(SB)/4, $0x40783000
DATA constants256x32<>+4328(SB)/4, $0x40783000
DATA constants256x32<>+4332(SB)/4, $0x40783000
DATA constants256x32<>+4336(SB)/4, $0x40783000
DATA constants256x32<>+4340(SB)/4, $0x40783000
DATA constants256x32<>+4344(SB)/4, $0x40783000
DATA constants256x32<>+4348(SB)/4, $0x40783000
DATA constants256x32<>+4352(SB)/4, $0x40840000
DATA constants256x32<>+4356(SB)/4, $0x40840000
DATA constants256x32<>+4360(SB)/4, $0x40840000
DATA constants256x32<>+4364(SB)/4, $0x40840000
DATA constants256x32<>+4368(SB)/4, $0x40840000
DATA constants256x32<>+4372(SB)/4, $0x40840000
DATA constants256x32<>+4376(SB)/4, $0x40840000
DATA constants256x32<>+4380(SB)/4, $0x40840000
DATA constants256x32<>+4384(SB)/4, $0x40500000
DATA constants256x32<>+4388(SB)/4, $0x40500000
DATA constants256x32<>+4392(SB)/4, $0x40500000
DATA constants256x32<>+4396(SB)/4, $0x40500000
DATA constants256x32<>+4400(SB)/4, $0x40500000
DATA constants256x32<>+4404(SB)/4, $0x40500000
DATA constants256x32<>+4408(SB)/4, $0x40500000
DATA constants256x32<>+4412(SB)/4, $0x40500000
DATA constants256x32<>+4416(SB)/4, $0xbd814fcb
DATA constants256x32<>+4420(SB)/4, $0xbd814fcb
DATA constants256x32<>+4424(SB)/4, $0xbd814fcb
DATA constants256x32<>+4428(SB)/4, $0xbd814fcb
DATA constants256x32<>+4432(SB)/4, $0xbd814fcb
DATA constants256x32<>+4436(SB)/4, $0xbd814fcb
DATA constants256x32<>+4440(SB)/4, $0xbd814fcb
DATA constants256x32<>+4444(SB)/4, $0xbd814fcb
DATA constants256x32<>+4448(SB)/4, $0xba35e4ac
DATA constants256x32<>+4452(SB)/4, $0xba35e4ac
DATA constants256x32<>+4456(SB)/4, $0xba35e4ac
DATA constants256x32<>+4460(SB)/4, $0xba35e4ac
DATA constants256x32<>+4464(SB)/4, $0xba35e4ac
DATA constants256x32<>+4468(SB)/4, $0xba35e4ac
DATA constants256x32<>+4472(SB)/4, $0xba35e4ac
DATA constants256x32<>+4476(SB)/4, $0xba35e4ac
DATA constants256x32<>+4480(SB)/4, $0xbc9fdfc5
DATA constants256x32<>+4484(SB)/4, $0xbc9fdfc5
DATA constants256x32<>+4488(SB)/4, $0xbc9fdfc5
DATA constants256x32<>+4492(SB)/4, $0xbc9fdfc5
DATA constants256x32<>+4496(SB)/4, $0xbc9fdfc5
DATA constants256x32<>+4500(SB)/4, $0xbc9fdfc5
DATA constants256x32<>+4504(SB)/4, $0xbc9fdfc5
DATA constants256x32<>+4508(SB)/4, $0xbc9fdfc5
DATA constants256x32<>+4512(SB)/4, $0x3aa5562f
DATA constants256x32<>+4516(SB)/4, $0x3aa5562f
DATA constants256x32<>+4520(SB)/4, $0x3aa5562f
DATA constants256x32<>+4524(SB)/4, $0x3aa5562f
DATA constants256x32<>+4528(SB)/4, $0x3aa5562f
DATA constants256x32<>+4532(SB)/4, $0x3aa5562f
DATA constants256x32<>+4536(SB)/4, $0x3aa5562f
DATA constants256x32<>+4540(SB)/4, $0x3aa5562f
DATA constants256x32<>+4544(SB)/4, $0x3e9d1ddc
DATA constants256x32<>+4548(SB)/4, $0x3e9d1ddc
DATA constants256x32<>+4552(SB)/4, $0x3e9d1ddc
DATA constants256x32<>+4556(SB)/4, $0x3e9d1ddc
DATA constants256x32<>+4560(SB)/4, $0x3e9d1ddc
DATA constants256x32<>+4564(SB)/4, $0x3e9d1ddc
DATA constants256x32<>+4568(SB)/4, $0x3e9d1ddc
DATA constants256x32<>+4572(SB)/4, $0x3e9d1ddc
DATA constants256x32<>+4576(SB)/4, $0x3b86d60b
DATA constants256x32<>+4580(SB)/4, $0x3b86d60b
DATA constants256x32<>+4584(SB)/4, $0x3b86d60b
DATA constants256x32<>+4588(SB)/4, $0x3b86d60b
DATA constants256x32<>+4592(SB)/4, $0x3b86d60b
DATA constants256x32<>+4596(SB)/4, $0x3b86d60b
DATA constants256x32<>+4600(SB)/4, $0x3b86d60b
DATA constants256x32<>+4604(SB)/4, $0x3b86d60b
DATA constants256x32<>+4608(SB)/4, $0xbf142806
DATA constants256x32<>+4612(SB)/4, $0xbf142806
DATA constants256x32<>+4616(SB)/4, $0xbf142806
DATA constants256x32<>+4620(SB)/4, $0xbf142806
DATA constants256x32<>+4624(SB)/4, $0xbf142806
DATA constants256x32<>+4628(SB)/4, $0xbf142806
DATA constants256x32<>+4632(SB)/4, $0xbf142806
DATA constants256x32<>+4636(SB)/4, $0xbf142806
DATA constants256x32<>+4640(SB)/4, $0xbcb8a5c3
DATA constants256x32<>+4644(SB)/4, $0xbcb8a5c3
DATA constants256x32<>+4648(SB)/4, $0xbcb8a5c3
DATA constants256x32<>+4652(SB)/4, $0xbcb8a5c3
DATA constants256x32<>+4656(SB)/4, $0xbcb8a5c3
DATA constants256x32<>+4660(SB)/4, $0xbcb8a5c3
DATA constants256x32<>+4664(SB)/4, $0xbcb8a5c3
DATA constants256x32<>+4668(SB)/4, $0xbcb8a5c3
DATA constants256x32<>+4672(SB)/4, $0x3f033d82
DATA constants256x32<>+4676(SB)/4, $0x3f033d82
DATA constants256x32<>+4680(SB)/4, $0x3f033d82
DATA constants256x32<>+4684(SB)/4, $0x3f033d82
DATA constants256x32<>+4688(SB)/4, $0x3f033d82
DATA constants256x32<>+4692(SB)/4, $0x3f033d82
DATA constants256x32<>+4696(SB)/4, $0x3f033d82
DATA constants256x32<>+4700(SB)/4, $0x3f033d82
DATA constants256x32<>+4704(SB)/4, $0x3d47b8e5
DATA constants256x32<>+4708(SB)/4, $0x3d47b8e5
DATA constants256x32<>+4712(SB)/4, $0x3d47b8e5
DATA constants256x32<>+4716(SB)/4, $0x3d47b8e5
DATA constants256x32<>+4720(SB)/4, $0x3d47b8e5
DATA constants256x32<>+4724(SB)/4, $0x3d47b8e5
DATA constants256x32<>+4728(SB)/4, $0x3d47b8e5
DATA constants256x32<>+4732(SB)/4, $0x3d47b8e5
DATA constants256x32<>+4736(SB)/4, $0xbdf3b8ff
DATA constants256x32<>+4740(SB)/4, $0xbdf3b8ff
DATA constants256x32<>+4744(SB)/4, $0xbdf3b8ff
DATA constants256x32<>+4748(SB)/4, $0xbdf3b8ff
DATA constants256x32<>+4752(SB)/4, $0xbdf3b8ff
DATA constants256x32<>+4756(SB)/4, $0xbdf3b8ff
DATA constants256x32<>+4760(SB)/4, $0xbdf3b8ff
DATA constants256x32<>+4764(SB)/4, $0xbdf3b8ff
DATA constants256x32<>+4768(SB)/4, $0xbd6439b5
DATA constants256x32<>+4772(SB)/4, $0xbd6439b5
DATA constants256x32<>+4776(SB)/4, $0xbd6439b5
DATA constants256x32<>+4780(SB)/4, $0xbd6439b5
DATA constants256x32<>+4784(SB)/4, $0xbd6439b5
DATA constants256x32<>+4788(SB)/4, $0xbd6439b5
DATA constants256x32<>+4792(SB)/4, $0xbd6439b5
DATA constants256x32<>+4796(SB)/4, $0xbd6439b5
DATA constants256x32<>+4800(SB)/4, $0xbe7ae28d
DATA constants256x32<>+4804(SB)/4, $0xbe7ae28d
DATA constants256x32<>+4808(SB)/4, $0xbe7ae28d
DATA constants256x32<>+4812(SB)/4, $0xbe7ae28d
DATA constants256x32<>+4816(SB)/4, $0xbe7ae28d
DATA constants256x32<>+4820(SB)/4, $0xbe7ae28d
DATA constants256x32<>+4824(SB)/4, $0xbe7ae28d
DATA constants256x32<>+4828(SB)/4, $0xbe7ae28d
DATA constants256x32<>+4832(SB)/4, $0x3c31ff5c
DATA constants256x32<>+4836(SB)/4, $0x3c31ff5c
DATA constants256x32<>+4840(SB)/4, $0x3c31ff5c
DATA constants256x32<>+4844(SB)/4, $0x3c31ff5c
DATA constants256x32<>+4848(SB)/4, $0x3c31ff5c
DATA constants256x32<>+4852(SB)/4, $0x3c31ff5c
DATA constants256x32<>+4856(SB)/4, $0x3c31ff5c
DATA constants256x32<>+4860(SB)/4, $0x3c31ff5c
DATA constants256x32<>+4864(SB)/4, $0x3f14c125
DATA constants256x32<>+4868(SB)/4, $0x3f14c125
DATA constants256x32<>+4872(SB)/4, $0x3f14c125
DATA constants256x32<>+4876(SB)/4, $0x3f14c125
DATA constants256x32<>+4880(SB)/4, $0x3f14c125
DATA constants256x32<>+4884(SB)/4, $0x3f14c125
DATA constants256x32<>+4888(SB)/4, $0x3f14c125
DATA constants256x32<>+4892(SB)/4, $0x3f14c125
DATA constants256x32<>+4896(SB)/4, $0x3ed364e7
DATA constants256x32<>+4900(SB)/4, $0x3ed364e7
DATA constants256x32<>+4904(SB)/4, $0x3ed364e7
DATA constants256x32<>+4908(SB)/4, $0x3ed364e7
DATA constants256x32<>+4912(SB)/4, $0x3ed364e7
DATA constants256x32<>+4916(SB)/4, $0x3ed364e7
DATA constants256x32<>+4920(SB)/4, $0x3ed364e7
DATA constants256x32<>+4924(SB)/4, $0x3ed364e7
DATA constants256x32<>+4928(SB)/4, $0x3fa00000
DATA constants256x32<>+4932(SB)/4, $0x3fa00000
DATA constants256x32<>+4936(SB)/4, $0x3fa00000
DATA constants256x32<>+4940(SB)/4, $0x3fa00000
DATA constants256x32<>+4944(SB)/4, $0x3fa00000
DATA constants256x32<>+4948(SB)/4, $0x3fa00000
DATA constants256x32<>+4952(SB)/4, $0x3fa00000
DATA constants256x32<>+4956(SB)/4, $0x3fa00000
DATA constants256x32<>+4960(SB)/4, $0x3ec00000
DATA constants256x32<>+4964(SB)/4, $0x3ec00000
DATA constants256x32<>+4968(SB)/4, $0x3ec00000
DATA constants256x32<>+4972(SB)/4, $0x3ec00000
DATA constants256x32<>+4976(SB)/4, $0x3ec00000
DATA constants256x32<>+4980(SB)/4, $0x3ec00000
DATA constants256x32<>+4984(SB)/4, $0x3ec00000
DATA constants256x32<>+4988(SB)/4, $0x3ec00000
DATA constants256x32<>+4992(SB)/4, $0xb0800000
DATA constants256x32<>+4996(SB)/4, $0xb0800000
DATA constants256x32<>+5000(SB)/4, $0xb0800000
DATA constants256x32<>+5004(SB)/4, $0xb0800000
DATA constants256x32<>+5008(SB)/4, $0xb0800000
DATA constants256x32<>+5012(SB)/4, $0xb0800000
DATA constants256x32<>+5016(SB)/4, $0xb0800000
DATA constants256x32<>+5020(SB)/4, $0xb0800000
DATA constants256x32<>+5024(SB)/4, $0x81000000
DATA constants256x32<>+5028(SB)/4, $0x81000000
DATA constants256x32<>+5032(SB)/4, $0x81000000
DATA constants256x32<>+5036(SB)/4, $0x81000000
DATA constants256x32<>+5040(SB)/4, $0x81000000
DATA constants256x32<>+5044(SB)/4, $0x81000000
DATA constants256x32<>+5048(SB)/4, $0x81000000
DATA constants256x32<>+5052(SB)/4, $0x81000000
DATA constants256x32<>+5056(SB)/4, $0x40c00000
DATA constants256x32<>+5060(SB)/4, $0x40c00000
DATA constants256x32<>+5064(SB)/4, $0x40c00000
DATA constants256x32<>+5068(SB)/4, $0x40c00000
DATA constants256x32<>+5072(SB)/4, $0x40c00000
DATA constants256x32<>+5076(SB)/4, $0x40c00000
DATA constants256x32<>+5080(SB)/4, $0x40c00000
DATA constants256x32<>+5084(SB)/4, $0x40c00000
DATA constants256x32<>+5088(SB)/4, $0xc1300000
DATA constants256x32<>+5092(SB)/4, $0xc1300000
DATA constants256x32<>+5096(SB)/4, $0xc1300000
DATA constants256x32<>+5100(SB)/4, $0xc1300000
DATA constants256x32<>+5104(SB)/4, $0xc1300000
DATA constants256x32<>+5108(SB)/4, $0xc1300000
DATA constants256x32<>+5112(SB)/4, $0xc1300000
DATA constants256x32<>+5116(SB)/4, $0xc1300000
DATA constants256x32<>+5120(SB)/4, $0x41300000
DATA constants256x32<>+5124(SB)/4, $0x41300000
DATA constants256x32<>+5128(SB)/4, $0x41300000
DATA constants256x32<>+5132(SB)/4, $0x41300000
DATA constants256x32<>+5136(SB)/4, $0x41300000
DATA constants256x32<>+5140(SB)/4, $0x41300000
DATA constants256x32<>+5144(SB)/4, $0x41300000
DATA constants256x32<>+5148(SB)/4, $0x41300000
DATA constants256x32<>+5152(SB)/4, $0x3d922000
DATA constants256x32<>+5156(SB)/4, $0x3d922000
DATA constants256x32<>+5160(SB)/4, $0x3d922000
DATA constants256x32<>+5164(SB)/4, $0x3d922000
DATA constants256x32<>+5168(SB)/4, $0x3d922000
DATA constants256x32<>+5172(SB)/4, $0x3d922000
DATA constants256x32<>+5176(SB)/4, $0x3d922000
DATA constants256x32<>+5180(SB)/4, $0x3d922000
DATA constants256x32<>+5184(SB)/4, $0x3fcc422a
DATA constants256x32<>+5188(SB)/4, $0x3fcc422a
DATA constants256x32<>+5192(SB)/4, $0x3fcc422a
DATA constants256x32<>+5196(SB)/4, $0x3fcc422a
DATA constants256x32<>+5200(SB)/4, $0x3fcc422a
DATA constants256x32<>+5204(SB)/4, $0x3fcc422a
DATA constants256x32<>+5208(SB)/4, $0x3fcc422a
DATA constants256x32<>+5212(SB)/4, $0x3fcc422a
DATA constants256x32<>+5216(SB)/4, $0x369e549b
DATA constants256x32<>+5220(SB)/4, $0x369e549b
DATA constants256x32<>+5224(SB)/4, $0x369e549b
DATA constants256x32<>+5228(SB)/4, $0x369e549b
DATA constants256x32<>+5232(SB)/4, $0x369e549b
DATA constants256x32<>+5236(SB)/4, $0x369e549b
DATA constants256x32<>+5240(SB)/4, $0x369e549b
DATA constants256x32<>+5244(SB)/4, $0x369e549b
DATA constants256x32<>+5248(SB)/4, $0xb342bc9b
DATA constants256x32<>+5252(SB)/4, $0xb342bc9b
DATA constants256x32<>+5256(SB)/4, $0xb342bc9b
DATA constants256x32<>+5260(SB)/4, $0xb342bc9b
DATA constants256x32<>+5264(SB)/4, $0xb342bc9b
DATA constants256x32<>+5268(SB)/4, $0xb342bc9b
DATA constants256x32<>+5272(SB)/4, $0xb342bc9b
DATA constants256x32<>+5276(SB)/4, $0xb342bc9b
DATA constants256x32<>+5280(SB)/4, $0x4a800000
DATA constants256x32<>+5284(SB)/4, $0x4a800000
DATA constants256x32<>+5288(SB)/4, $0x4a800000
DATA constants256x32<>+5292(SB)/4, $0x4a800000
DATA constants256x32<>+5296(SB)/4, $0x4a800000
DATA constants256x32<>+5300(SB)/4, $0x4a800000
DATA constants256x32<>+5304(SB)/4, $0x4a800000
DATA constants256x32<>+5308(SB)/4, $0x4a800000
DATA constants256x32<>+5312(SB)/4, $0x80800000
DATA constants256x32<>+5316(SB)/4, $0x80800000
DATA constants256x32<>+5320(SB)/4, $0x80800000
DATA constants256x32<>+5324(SB)/4, $0x80800000
DATA constants256x32<>+5328(SB)/4, $0x80800000
DATA constants256x32<>+5332(SB)/4, $0x80800000
DATA constants256x32<>+5336(SB)/4, $0x80800000
DATA constants256x32<>+5340(SB)/4, $0x80800000
DATA constants256x32<>+5344(SB)/4, $0x3f3504f3
DATA constants256x32<>+5348(SB)/4, $0x3f3504f3
DATA constants256x32<>+5352(SB)/4, $0x3f3504f3
DATA constants256x32<>+5356(SB)/4, $0x3f3504f3
DATA constants256x32<>+5360(SB)/4, $0x3f3504f3
DATA constants256x32<>+5364(SB)/4, $0x3f3504f3
DATA constants256x32<>+5368(SB)/4, $0x3f3504f3
DATA constants256x32<>+5372(SB)/4, $0x3f3504f3
DATA constants256x32<>+5376(SB)/4, $0x3d8a399a
DATA constants256x32<>+5380(SB)/4, $0x3d8a399a
DATA constants256x32<>+5384(SB)/4, $0x3d8a399a
DATA constants256x32<>+5388(SB)/4, $0x3d8a399a
DATA constants256x32<>+5392(SB)/4, $0x3d8a399a
DATA constants256x32<>+5396(SB)/4, $0x3d8a399a
DATA constants256x32<>+5400(SB)/4, $0x3d8a399a
DATA constants256x32<>+5404(SB)/4, $0x3d8a399a
DATA constants256x32<>+5408(SB)/4, $0xbdef00ec
DATA constants256x32<>+5412(SB)/4, $0xbdef00ec
DATA constants256x32<>+5416(SB)/4, $0xbdef00ec
DATA constants256x32<>+5420(SB)/4, $0xbdef00ec
DATA constants256x32<>+5424(SB)/4, $0xbdef00ec
DATA constants256x32<>+5428(SB)/4, $0xbdef00ec
DATA constants256x32<>+5432(SB)/4, $0xbdef00ec
DATA constants256x32<>+5436(SB)/4, $0xbdef00ec
DATA constants256x32<>+5440(SB)/4, $0x3df36005
DATA constants256x32<>+5444(SB)/4, $0x3df36005
DATA constants256x32<>+5448(SB)/4, $0x3df36005
DATA constants256x32<>+5452(SB)/4, $0x3df36005
DATA constants256x32<>+5456(SB)/4, $0x3df36005
DATA constants256x32<>+5460(SB)/4, $0x3df36005
DATA constants256x32<>+5464(SB)/4, $0x3df36005
DATA constants256x32<>+5468(SB)/4, $0x3df36005
DATA constants256x32<>+5472(SB)/4, $0xbdfe1465
DATA constants256x32<>+5476(SB)/4, $0xbdfe1465
DATA constants256x32<>+5480(SB)/4, $0xbdfe1465
DATA constants256x32<>+5484(SB)/4, $0xbdfe1465
DATA constants256x32<>+5488(SB)/4, $0xbdfe1465
DATA constants256x32<>+5492(SB)/4, $0xbdfe1465
DATA constants256x32<>+5496(SB)/4, $0xbdfe1465
DATA constants256x32<>+5500(SB)/4, $0xbdfe1465
DATA constants256x32<>+5504(SB)/4, $0x3e119dd1
DATA constants256x32<>+5508(SB)/4, $0x3e119dd1
DATA constants256x32<>+5512(SB)/4, $0x3e119dd1
DATA constants256x32<>+5516(SB)/4, $0x3e119dd1
DATA constants256x32<>+5520(SB)/4, $0x3e119dd1
DATA constants256x32<>+5524(SB)/4, $0x3e119dd1
DATA constants256x32<>+5528(SB)/4, $0x3e119dd1
DATA constants256x32<>+5532(SB)/4, $0x3e119dd1
DATA constants256x32<>+5536(SB)/4, $0xbe2aae22
DATA constants256x32<>+5540(SB)/4, $0xbe2aae22
DATA constants256x32<>+5544(SB)/4, $0xbe2aae22
DATA constants256x32<>+5548(SB)/4, $0xbe2aae22
DATA constants256x32<>+5552(SB)/4, $0xbe2aae22
DATA constants256x32<>+5556(SB)/4, $0xbe2aae22
DATA constants256x32<>+5560(SB)/4, $0xbe2aae22
DATA constants256x32<>+5564(SB)/4, $0xbe2aae22
DATA constants256x32<>+5568(SB)/4, $0x3e4cd23b
DATA constants256x32<>+5572(SB)/4, $0x3e4cd23b
DATA constants256x32<>+5576(SB)/4, $0x3e4cd23b
DATA constants256x32<>+5580(SB)/4, $0x3e4cd23b
DATA constants256x32<>+5584(SB)/4, $0x3e4cd23b
DATA constants256x32<>+5588(SB)/4, $0x3e4cd23b
DATA constants256x32<>+5592(SB)/4, $0x3e4cd23b
DATA constants256x32<>+5596(SB)/4, $0x3e4cd23b
DATA constants256x32<>+5600(SB)/4, $0xbe800003
DATA constants256x32<>+5604(SB)/4, $0xbe800003
DATA constants256x32<>+5608(SB)/4, $0xbe800003
DATA constants256x32<>+5612(SB)/4, $0xbe800003
DATA constants256x32<>+5616(SB)/4, $0xbe800003
DATA constants256x32<>+5620(SB)/4, $0xbe800003
DATA constants256x32<>+5624(SB)/4, $0xbe800003
DATA constants256x32<>+5628(SB)/4, $0xbe800003
DATA constants256x32<>+5632(SB)/4, $0x3eaaaaa4
DATA constants256x32<>+5636(SB)/4, $0x3eaaaaa4
DATA constants256x32<>+5640(SB)/4, $0x3eaaaaa4
DATA constants256x32<>+5644(SB)/4, $0x3eaaaaa4
DATA constants256x32<>+5648(SB)/4, $0x3eaaaaa4
DATA constants256x32<>+5652(SB)/4, $0x3eaaaaa4
DATA constants256x32<>+5656(SB)/4, $0x3eaaaaa4
DATA constants256x32<>+5660(SB)/4, $0x3eaaaaa4
DATA constants256x32<>+5664(SB)/4, $0xff7fffff
DATA constants256x32<>+5668(SB)/4, $0xff7fffff
DATA constants256x32<>+5672(SB)/4, $0xff7fffff
DATA constants256x32<>+5676(SB)/4, $0xff7fffff
DATA constants256x32<>+5680(SB)/4, $0xff7fffff
DATA constants256x32<>+5684(SB)/4, $0xff7fffff
DATA constants256x32<>+5688(SB)/4, $0xff7fffff
DATA constants256x32<>+5692(SB)/4, $0xff7fffff
DATA constants256x32<>+5696(SB)/4, $0xb9389ad4
DATA constants256x32<>+5700(SB)/4, $0xb9389ad4
DATA constants256x32<>+5704(SB)/4, $0xb9389ad4
DATA constants256x32<>+5708(SB)/4, $0xb9389ad4
DATA constants256x32<>+5712(SB)/4, $0xb9389ad4
DATA constants256x32<>+5716(SB)/4, $0xb9389ad4
DATA constants256x32<>+5720(SB)/4, $0xb9389ad4
DATA constants256x32<>+5724(SB)/4, $0xb9389ad4
DATA constants256x32<>+5728(SB)/4, $0x3fb8b000
DATA constants256x32<>+5732(SB)/4, $0x3fb8b000
DATA constants256x32<>+5736(SB)/4, $0x3fb8b000
DATA constants256x32<>+5740(SB)/4, $0x3fb8b000
DATA constants256x32<>+5744(SB)/4, $0x3fb8b000
DATA constants256x32<>+5748(SB)/4, $0x3fb8b000
DATA constants256x32<>+5752(SB)/4, $0x3fb8b000
DATA constants256x32<>+5756(SB)/4, $0x3fb8b000
DATA constants256x32<>+5760(SB)/4, $0xb804ead9
DATA constants256x32<>+5764(SB)/4, $0xb804ead9
DATA constants256x32<>+5768(SB)/4, $0xb804ead9
DATA constants256x32<>+5772(SB)/4, $0xb804ead9
DATA constants256x32<>+5776(SB)/4, $0xb804ead9
DATA constants256x32<>+5780(SB)/4, $0xb804ead9
DATA constants256x32<>+5784(SB)/4, $0xb804ead9
DATA constants256x32<>+5788(SB)/4, $0xb804ead9
DATA constants256x32<>+5792(SB)/4, $0x3ede6000
DATA constants256x32<>+5796(SB)/4, $0x3ede6000
DATA constants256x32<>+5800(SB)/4, $0x3ede6000
DATA constants256x32<>+5804(SB)/4, $0x3ede6000
DATA constants256x32<>+5808(SB)/4, $0x3ede6000
DATA constants256x32<>+5812(SB)/4, $0x3ede6000
DATA constants256x32<>+5816(SB)/4, $0x3ede6000
DATA constants256x32<>+5820(SB)/4, $0x3ede6000
DATA constants256x32<>+5824(SB)/4, $0x3ede5bd9
DATA constants256x32<>+5828(SB)/4, $0x3ede5bd9
DATA constants256x32<>+5832(SB)/4, $0x3ede5bd9
DATA constants256x32<>+5836(SB)/4, $0x3ede5bd9
DATA constants256x32<>+5840(SB)/4, $0x3ede5bd9
DATA constants256x32<>+5844(SB)/4, $0x3ede5bd9
DATA constants256x32<>+5848(SB)/4, $0x3ede5bd9
DATA constants256x32<>+5852(SB)/4, $0x3ede5bd9
DATA constants256x32<>+5856(SB)/4, $0x3e9a2000
DATA constants256x32<>+5860(SB)/4, $0x3e9a2000
DATA constants256x32<>+5864(SB)/4, $0x3e9a2000
DATA constants256x32<>+5868(SB)/4, $0x3e9a2000
DATA constants256x32<>+5872(SB)/4, $0x3e9a2000
DATA constants256x32<>+5876(SB)/4, $0x3e9a2000
DATA constants256x32<>+5880(SB)/4, $0x3e9a2000
DATA constants256x32<>+5884(SB)/4, $0x3e9a2000
DATA constants256x32<>+5888(SB)/4, $0x369a84fc
DATA constants256x32<>+5892(SB)/4, $0x369a84fc
DATA constants256x32<>+5896(SB)/4, $0x369a84fc
DATA constants256x32<>+5900(SB)/4, $0x369a84fc
DATA constants256x32<>+5904(SB)/4, $0x369a84fc
DATA constants256x32<>+5908(SB)/4, $0x369a84fc
DATA constants256x32<>+5912(SB)/4, $0x369a84fc
DATA constants256x32<>+5916(SB)/4, $0x369a84fc
DATA constants256x32<>+5920(SB)/4, $0x40
DATA constants256x32<>+5924(SB)/4, $0x40
DATA constants256x32<>+5928(SB)/4, $0x40
DATA constants256x32<>+5932(SB)/4, $0x40
DATA constants256x32<>+5936(SB)/4, $0x40
DATA constants256x32<>+5940(SB)/4, $0x40
DATA constants256x32<>+5944(SB)/4, $0x40
DATA constants256x32<>+5948(SB)/4, $0x40
DATA constants256x32<>+5952(SB)/4, $0x3f7876b6
DATA constants256x32<>+5956(SB)/4, $0x3f7876b6
DATA constants256x32<>+5960(SB)/4, $0x3f7876b6
DATA constants256x32<>+5964(SB)/4, $0x3f7876b6
DATA constants256x32<>+5968(SB)/4, $0x3f7876b6
DATA constants256x32<>+5972(SB)/4, $0x3f7876b6
DATA constants256x32<>+5976(SB)/4, $0x3f7876b6
DATA constants256x32<>+5980(SB)/4, $0x3f7876b6
DATA constants256x32<>+5984(SB)/4, $0xbf8b4dcc
DATA constants256x32<>+5988(SB)/4, $0xbf8b4dcc
DATA constants256x32<>+5992(SB)/4, $0xbf8b4dcc
DATA constants256x32<>+5996(SB)/4, $0xbf8b4dcc
DATA constants256x32<>+6000(SB)/4, $0xbf8b4dcc
DATA constants256x32<>+6004(SB)/4, $0xbf8b4dcc
DATA constants256x32<>+6008(SB)/4, $0xbf8b4dcc
DATA constants256x32<>+6012(SB)/4, $0xbf8b4dcc
DATA constants256x32<>+6016(SB)/4, $0x3f803a84
DATA constants256x32<>+6020(SB)/4, $0x3f803a84
DATA constants256x32<>+6024(SB)/4, $0x3f803a84
DATA constants256x32<>+6028(SB)/4, $0x3f803a84
DATA constants256x32<>+6032(SB)/4, $0x3f803a84
DATA constants256x32<>+6036(SB)/4, $0x3f803a84
DATA constants256x32<>+6040(SB)/4, $0x3f803a84
DATA constants256x32<>+6044(SB)/4, $0x3f803a84
DATA constants256x32<>+6048(SB)/4, $0xb3000000
DATA constants256x32<>+6052(SB)/4, $0xb3000000
DATA constants256x32<>+6056(SB)/4, $0xb3000000
DATA constants256x32<>+6060(SB)/4, $0xb3000000
DATA constants256x32<>+6064(SB)/4, $0xb3000000
DATA constants256x32<>+6068(SB)/4, $0xb3000000
DATA constants256x32<>+6072(SB)/4, $0xb3000000
DATA constants256x32<>+6076(SB)/4, $0xb3000000
DATA constants256x32<>+6080(SB)/4, $0x3f360000
DATA constants256x32<>+6084(SB)/4, $0x3f360000
DATA constants256x32<>+6088(SB)/4, $0x3f360000
DATA constants256x32<>+6092(SB)/4, $0x3f360000
DATA constants256x32<>+6096(SB)/4, $0x3f360000
DATA constants256x32<>+6100(SB)/4, $0x3f360000
DATA constants256x32<>+6104(SB)/4, $0x3f360000
DATA constants256x32<>+6108(SB)/4, $0x3f360000
DATA constants256x32<>+6112(SB)/4, $0x1f
DATA constants256x32<>+6116(SB)/4, $0x1f
DATA constants256x32<>+6120(SB)/4, $0x1f
DATA constants256x32<>+6124(SB)/4, $0x1f
DATA constants256x32<>+6128(SB)/4, $0x1f
DATA constants256x32<>+6132(SB)/4, $0x1f
DATA constants256x32<>+6136(SB)/4, $0x1f
DATA constants256x32<>+6140(SB)/4, $0x1f
DATA constants256x32<>+6144(SB)/4, $0xbe2ab2ea
DATA constants256x32<>+6148(SB)/4, $0xbe2ab2ea
DATA constants256x32<>+6152(SB)/4, $0xbe2ab2ea
DATA constants256x32<>+6156(SB)/4, $0xbe2ab2ea
DATA constants256x32<>+6160(SB)/4, $0xbe2ab2ea
DATA constants256x32<>+6164(SB)/4, $0xbe2ab2ea
DATA constants256x32<>+6168(SB)/4, $0xbe2ab2ea
DATA constants256x32<>+6172(SB)/4, $0xbe2ab2ea
DATA constants256x32<>+6176(SB)/4, $0x3e4cc982
DATA constants256x32<>+6180(SB)/4, $0x3e4cc982
DATA constants256x32<>+6184(SB)/4, $0x3e4cc982
DATA constants256x32<>+6188(SB)/4, $0x3e4cc982
DATA constants256x32<>+6192(SB)/4, $0x3e4cc982
DATA constants256x32<>+6196(SB)/4, $0x3e4cc982
DATA constants256x32<>+6200(SB)/4, $0x3e4cc982
DATA constants256x32<>+6204(SB)/4, $0x3e4cc982
DATA constants256x32<>+6208(SB)/4, $0xbe800000
DATA constants256x32<>+6212(SB)/4, $0xbe800000
DATA constants256x32<>+6216(SB)/4, $0xbe800000
DATA constants256x32<>+6220(SB)/4, $0xbe800000
DATA constants256x32<>+6224(SB)/4, $0xbe800000
DATA constants256x32<>+6228(SB)/4, $0xbe800000
DATA constants256x32<>+6232(SB)/4, $0xbe800000
DATA constants256x32<>+6236(SB)/4, $0xbe800000
DATA constants256x32<>+6240(SB)/4, $0x3eaaaaab
DATA constants256x32<>+6244(SB)/4, $0x3eaaaaab
DATA constants256x32<>+6248(SB)/4, $0x3eaaaaab
DATA constants256x32<>+6252(SB)/4, $0x3eaaaaab
DATA constants256x32<>+6256(SB)/4, $0x3eaaaaab
DATA constants256x32<>+6260(SB)/4, $0x3eaaaaab
DATA constants256x32<>+6264(SB)/4, $0x3eaaaaab
DATA constants256x32<>+6268(SB)/4, $0x3eaaaaab
DATA constants256x32<>+6272(SB)/4, $0xcf800000
DATA constants256x32<>+6276(SB)/4, $0xcf800000
DATA constants256x32<>+6280(SB)/4, $0xcf800000
DATA constants256x32<>+6284(SB)/4, $0xcf800000
DATA constants256x32<>+6288(SB)/4, $0xcf800000
DATA constants256x32<>+6292(SB)/4, $0xcf800000
DATA constants256x32<>+6296(SB)/4, $0xcf800000
DATA constants256x32<>+6300(SB)/4, $0xcf800000
DATA constants256x32<>+6304(SB)/4, $0x4f800000
DATA constants256x32<>+6308(SB)/4, $0x4f800000
DATA constants256x32<>+6312(SB)/4, $0x4f800000
DATA constants256x32<>+6316(SB)/4, $0x4f800000
DATA constants256x32<>+6320(SB)/4, $0x4f800000
DATA constants256x32<>+6324(SB)/4, $0x4f800000
DATA constants256x32<>+6328(SB)/4, $0x4f800000
DATA constants256x32<>+6332(SB)/4, $0x4f800000
DATA constants256x32<>+6336(SB)/4, $0x8000007e
DATA constants256x32<>+6340(SB)/4, $0x8000007e
DATA constants256x32<>+6344(SB)/4, $0x8000007e
DATA constants256x32<>+6348(SB)/4, $0x8000007e
DATA constants256x32<>+6352(SB)/4, $0x8000007e
DATA constants256x32<>+6356(SB)/4, $0x8000007e
DATA constants256x32<>+6360(SB)/4, $0x8000007e
DATA constants256x32<>+6364(SB)/4, $0x8000007e
DATA constants256x32<>+6368(SB)/4, $0x7e
DATA constants256x32<>+6372(SB)/4, $0x7e
DATA constants256x32<>+6376(SB)/4, $0x7e
DATA constants256x32<>+6380(SB)/4, $0x7e
DATA constants256x32<>+6384(SB)/4, $0x7e
DATA constants256x32<>+6388(SB)/4, $0x7e
DATA constants256x32<>+6392(SB)/4, $0x7e
DATA constants256x32<>+6396(SB)/4, $0x7e
DATA constants256x32<>+6400(SB)/4, $0x80000097
DATA constants256x32<>+6404(SB)/4, $0x80000097
DATA constants256x32<>+6408(SB)/4, $0x80000097
DATA constants256x32<>+6412(SB)/4, $0x80000097
DATA constants256x32<>+6416(SB)/4, $0x80000097
DATA constants256x32<>+6420(SB)/4, $0x80000097
DATA constants256x32<>+6424(SB)/4, $0x80000097
DATA constants256x32<>+6428(SB)/4, $0x80000097
DATA constants256x32<>+6432(SB)/4, $0x97
DATA constants256x32<>+6436(SB)/4, $0x97
DATA constants256x32<>+6440(SB)/4, $0x97
DATA constants256x32<>+6444(SB)/4, $0x97
DATA constants256x32<>+6448(SB)/4, $0x97
DATA constants256x32<>+6452(SB)/4, $0x97
DATA constants256x32<>+6456(SB)/4, $0x97
DATA constants256x32<>+6460(SB)/4, $0x97
DATA constants256x32<>+6464(SB)/4, $0x800000
DATA constants256x32<>+6468(SB)/4, $0x800000
DATA constants256x32<>+6472(SB)/4, $0x800000
DATA constants256x32<>+6476(SB)/4, $0x800000
DATA constants256x32<>+6480(SB)/4, $0x800000
DATA constants256x32<>+6484(SB)/4, $0x800000
DATA constants256x32<>+6488(SB)/4, $0x800000
DATA constants256x32<>+6492(SB)/4, $0x800000
DATA constants256x32<>+6496(SB)/4, $0xc6800000
DATA constants256x32<>+6500(SB)/4, $0xc6800000
DATA constants256x32<>+6504(SB)/4, $0xc6800000
DATA constants256x32<>+6508(SB)/4, $0xc6800000
DATA constants256x32<>+6512(SB)/4, $0xc6800000
DATA constants256x32<>+6516(SB)/4, $0xc6800000
DATA constants256x32<>+6520(SB)/4, $0xc6800000
DATA constants256x32<>+6524(SB)/4, $0xc6800000
DATA constants256x32<>+6528(SB)/4, $0x46800000
DATA constants256x32<>+6532(SB)/4, $0x46800000
DATA constants256x32<>+6536(SB)/4, $0x46800000
DATA constants256x32<>+6540(SB)/4, $0x46800000
DATA constants256x32<>+6544(SB)/4, $0x46800000
DATA constants256x32<>+6548(SB)/4, $0x46800000
DATA constants256x32<>+6552(SB)/4, $0x46800000
DATA constants256x32<>+6556(SB)/4, $0x46800000
DATA constants256x32<>+6560(SB)/4, $0xbc58a4b2
DATA constants256x32<>+6564(SB)/4, $0xbc58a4b2
DATA constants256x32<>+6568(SB)/4, $0xbc58a4b2
DATA constants256x32<>+6572(SB)/4, $0xbc58a4b2
DATA constants256x32<>+6576(SB)/4, $0xbc58a4b2
DATA constants256x32<>+6580(SB)/4, $0xbc58a4b2
DATA constants256x32<>+6584(SB)/4, $0xbc58a4b2
DATA constants256x32<>+6588(SB)/4, $0xbc58a4b2
DATA constants256x32<>+6592(SB)/4, $0x3ce6b1ba
DATA constants256x32<>+6596(SB)/4, $0x3ce6b1ba
DATA constants256x32<>+6600(SB)/4, $0x3ce6b1ba
DATA constants256x32<>+6604(SB)/4, $0x3ce6b1ba
DATA constants256x32<>+6608(SB)/4, $0x3ce6b1ba
DATA constants256x32<>+6612(SB)/4, $0x3ce6b1ba
DATA constants256x32<>+6616(SB)/4, $0x3ce6b1ba
DATA constants256x32<>+6620(SB)/4, $0x3ce6b1ba
DATA constants256x32<>+6624(SB)/4, $0xbd35cae6
DATA constants256x32<>+6628(SB)/4, $0xbd35cae6
DATA constants256x32<>+6632(SB)/4, $0xbd35cae6
DATA constants256x32<>+6636(SB)/4, $0xbd35cae6
DATA constants256x32<>+6640(SB)/4, $0xbd35cae6
DATA constants256x32<>+6644(SB)/4, $0xbd35cae6
DATA constants256x32<>+6648(SB)/4, $0xbd35cae6
DATA constants256x32<>+6652(SB)/4, $0xbd35cae6
DATA constants256x32<>+6656(SB)/4, $0x3d999279
DATA constants256x32<>+6660(SB)/4, $0x3d999279
DATA constants256x32<>+6664(SB)/4, $0x3d999279
DATA constants256x32<>+6668(SB)/4, $0x3d999279
DATA constants256x32<>+6672(SB)/4, $0x3d999279
DATA constants256x32<>+6676(SB)/4, $0x3d999279
DATA constants256x32<>+6680(SB)/4, $0x3d999279
DATA constants256x32<>+6684(SB)/4, $0x3d999279
DATA constants256x32<>+6688(SB)/4, $0xbe2aaa9b
DATA constants256x32<>+6692(SB)/4, $0xbe2aaa9b
DATA constants256x32<>+6696(SB)/4, $0xbe2aaa9b
DATA constants256x32<>+6700(SB)/4, $0xbe2aaa9b
DATA constants256x32<>+6704(SB)/4, $0xbe2aaa9b
DATA constants256x32<>+6708(SB)/4, $0xbe2aaa9b
DATA constants256x32<>+6712(SB)/4, $0xbe2aaa9b
DATA constants256x32<>+6716(SB)/4, $0xbe2aaa9b
DATA constants256x32<>+6720(SB)/4, $0xbfa00000
DATA constants256x32<>+6724(SB)/4, $0xbfa00000
DATA constants256x32<>+6728(SB)/4, $0xbfa00000
DATA constants256x32<>+6732(SB)/4, $0xbfa00000
DATA constants256x32<>+6736(SB)/4, $0xbfa00000
DATA constants256x32<>+6740(SB)/4, $0xbfa00000
DATA constants256x32<>+6744(SB)/4, $0xbfa00000
DATA constants256x32<>+6748(SB)/4, $0xbfa00000
DATA constants256x32<>+6752(SB)/4, $0xbf800000
DATA constants256x32<>+6756(SB)/4, $0xbf800000
DATA constants256x32<>+6760(SB)/4, $0xbf800000
DATA constants256x32<>+6764(SB)/4, $0xbf800000
DATA constants256x32<>+6768(SB)/4, $0xbf800000
DATA constants256x32<>+6772(SB)/4, $0xbf800000
DATA constants256x32<>+6776(SB)/4, $0xbf800000
DATA constants256x32<>+6780(SB)/4, $0xbf800000
DATA constants256x32<>+6784(SB)/4, $0x3ac8e286
DATA constants256x32<>+6788(SB)/4, $0x3ac8e286
DATA constants256x32<>+6792(SB)/4, $0x3ac8e286
DATA constants256x32<>+6796(SB)/4, $0x3ac8e286
DATA constants256x32<>+6800(SB)/4, $0x3ac8e286
DATA constants256x32<>+6804(SB)/4, $0x3ac8e286
DATA constants256x32<>+6808(SB)/4, $0x3ac8e286
DATA constants256x32<>+6812(SB)/4, $0x3ac8e286
DATA constants256x32<>+6816(SB)/4, $0xbbb478b0
DATA constants256x32<>+6820(SB)/4, $0xbbb478b0
DATA constants256x32<>+6824(SB)/4, $0xbbb478b0
DATA constants256x32<>+6828(SB)/4, $0xbbb478b0
DATA constants256x32<>+6832(SB)/4, $0xbbb478b0
DATA constants256x32<>+6836(SB)/4, $0xbbb478b0
DATA constants256x32<>+6840(SB)/4, $0xbbb478b0
DATA constants256x32<>+6844(SB)/4, $0xbbb478b0
DATA constants256x32<>+6848(SB)/4, $0x3c998d5a
DATA constants256x32<>+6852(SB)/4, $0x3c998d5a
DATA constants256x32<>+6856(SB)/4, $0x3c998d5a
DATA constants256x32<>+6860(SB)/4, $0x3c998d5a
DATA constants256x32<>+6864(SB)/4, $0x3c998d5a
DATA constants256x32<>+6868(SB)/4, $0x3c998d5a
DATA constants256x32<>+6872(SB)/4, $0x3c998d5a
DATA constants256x32<>+6876(SB)/4, $0x3c998d5a
DATA constants256x32<>+6880(SB)/4, $0xbdaaaa97
DATA constants256x32<>+6884(SB)/4, $0xbdaaaa97
DATA constants256x32<>+6888(SB)/4, $0xbdaaaa97
DATA constants256x32<>+6892(SB)/4, $0xbdaaaa97
DATA constants256x32<>+6896(SB)/4, $0xbdaaaa97
DATA constants256x32<>+6900(SB)/4, $0xbdaaaa97
DATA constants256x32<>+6904(SB)/4, $0xbdaaaa97
DATA constants256x32<>+6908(SB)/4, $0xbdaaaa97
DATA constants256x32<>+6912(SB)/4, $0xc0000001
DATA constants256x32<>+6916(SB)/4, $0xc0000001
DATA constants256x32<>+6920(SB)/4, $0xc0000001
DATA constants256x32<>+6924(SB)/4, $0xc0000001
DATA constants256x32<>+6928(SB)/4, $0xc0000001
DATA constants256x32<>+6932(SB)/4, $0xc0000001
DATA constants256x32<>+6936(SB)/4, $0xc0000001
DATA constants256x32<>+6940(SB)/4, $0xc0000001
DATA constants256x32<>+6944(SB)/4, $0x3e34a1fe
DATA constants256x32<>+6948(SB)/4, $0x3e34a1fe
DATA constants256x32<>+6952(SB)/4, $0x3e34a1fe
DATA constants256x32<>+6956(SB)/4, $0x3e34a1fe
DATA constants256x32<>+6960(SB)/4, $0x3e34a1fe
DATA constants256x32<>+6964(SB)/4, $0x3e34a1fe
DATA constants256x32<>+6968(SB)/4, $0x3e34a1fe
DATA constants256x32<>+6972(SB)/4, $0x3e34a1fe
DATA constants256x32<>+6976(SB)/4, $0x3d534fab
DATA constants256x32<>+6980(SB)/4, $0x3d534fab
DATA constants256x32<>+6984(SB)/4, $0x3d534fab
DATA constants256x32<>+6988(SB)/4, $0x3d534fab
DATA constants256x32<>+6992(SB)/4, $0x3d534fab
DATA constants256x32<>+6996(SB)/4, $0x3d534fab
DATA constants256x32<>+7000(SB)/4, $0x3d534fab
DATA constants256x32<>+7004(SB)/4, $0x3d534fab
DATA constants256x32<>+7008(SB)/4, $0x3df201dd
DATA constants256x32<>+7012(SB)/4, $0x3df201dd
DATA constants256x32<>+7016(SB)/4, $0x3df201dd
DATA constants256x32<>+7020(SB)/4, $0x3df201dd
DATA constants256x32<>+7024(SB)/4, $0x3df201dd
DATA constants256x32<>+7028(SB)/4, $0x3df201dd
DATA constants256x32<>+7032(SB)/4, $0x3df201dd
DATA constants256x32<>+7036(SB)/4, $0x3df201dd
DATA constants256x32<>+7040(SB)/4, $0x3e11a6b2
DATA constants256x32<>+7044(SB)/4, $0x3e11a6b2
DATA constants256x32<>+7048(SB)/4, $0x3e11a6b2
DATA constants256x32<>+7052(SB)/4, $0x3e11a6b2
DATA constants256x32<>+7056(SB)/4, $0x3e11a6b2
DATA constants256x32<>+7060(SB)/4, $0x3e11a6b2
DATA constants256x32<>+7064(SB)/4, $0x3e11a6b2
DATA constants256x32<>+7068(SB)/4, $0x3e11a6b2
DATA constants256x32<>+7072(SB)/4, $0x3e4cd33c
DATA constants256x32<>+7076(SB)/4, $0x3e4cd33c
DATA constants256x32<>+7080(SB)/4, $0x3e4cd33c
DATA constants256x32<>+7084(SB)/4, $0x3e4cd33c
DATA constants256x32<>+7088(SB)/4, $0x3e4cd33c
DATA constants256x32<>+7092(SB)/4, $0x3e4cd33c
DATA constants256x32<>+7096(SB)/4, $0x3e4cd33c
DATA constants256x32<>+7100(SB)/4, $0x3e4cd33c
DATA constants256x32<>+7104(SB)/4, $0x3eaaaaa0
DATA constants256x32<>+7108(SB)/4, $0x3eaaaaa0
DATA constants256x32<>+7112(SB)/4, $0x3eaaaaa0
DATA constants256x32<>+7116(SB)/4, $0x3eaaaaa0
DATA constants256x32<>+7120(SB)/4, $0x3eaaaaa0
DATA constants256x32<>+7124(SB)/4, $0x3eaaaaa0
DATA constants256x32<>+7128(SB)/4, $0x3eaaaaa0
DATA constants256x32<>+7132(SB)/4, $0x3eaaaaa0
DATA constants256x32<>+7136(SB)/4, $0x95
DATA constants256x32<>+7140(SB)/4, $0x95
DATA constants256x32<>+7144(SB)/4, $0x95
DATA constants256x32<>+7148(SB)/4, $0x95
DATA constants256x32<>+7152(SB)/4, $0x95
DATA constants256x32<>+7156(SB)/4, $0x95
DATA constants256x32<>+7160(SB)/4, $0x95
DATA constants256x32<>+7164(SB)/4, $0x95
DATA constants256x32<>+7168(SB)/4, $0x1a
DATA constants256x32<>+7172(SB)/4, $0x1a
DATA constants256x32<>+7176(SB)/4, $0x1a
DATA constants256x32<>+7180(SB)/4, $0x1a
DATA constants256x32<>+7184(SB)/4, $0x1a
DATA constants256x32<>+7188(SB)/4, $0x1a
DATA constants256x32<>+7192(SB)/4, $0x1a
DATA constants256x32<>+7196(SB)/4, $0x1a
DATA constants256x32<>+7200(SB)/4, $0x5556
DATA constants256x32<>+7204(SB)/4, $0x5556
DATA constants256x32<>+7208(SB)/4, $0x5556
DATA constants256x32<>+7212(SB)/4, $0x5556
DATA constants256x32<>+7216(SB)/4, $0x5556
DATA constants256x32<>+7220(SB)/4, $0x5556
DATA constants256x32<>+7224(SB)/4, $0x5556
DATA constants256x32<>+7228(SB)/4, $0x5556
DATA constants256x32<>+7232(SB)/4, $0x3
DATA constants256x32<>+7236(SB)/4, $0x3
DATA constants256x32<>+7240(SB)/4, $0x3
DATA constants256x32<>+7244(SB)/4, $0x3
DATA constants256x32<>+7248(SB)/4, $0x3
DATA constants256x32<>+7252(SB)/4, $0x3
DATA constants256x32<>+7256(SB)/4, $0x3
DATA constants256x32<>+7260(SB)/4, $0x3
DATA constants256x32<>+7264(SB)/4, $0x3fa14518
DATA constants256x32<>+7268(SB)/4, $0x3fa14518
DATA constants256x32<>+7272(SB)/4, $0x3fa14518
DATA constants256x32<>+7276(SB)/4, $0x3fa14518
DATA constants256x32<>+7280(SB)/4, $0x3fa14518
DATA constants256x32<>+7284(SB)/4, $0x3fa14518
DATA constants256x32<>+7288(SB)/4, $0x3fa14518
DATA constants256x32<>+7292(SB)/4, $0x3fa14518
DATA constants256x32<>+7296(SB)/4, $0x3fcb2ff5
DATA constants256x32<>+7300(SB)/4, $0x3fcb2ff5
DATA constants256x32<>+7304(SB)/4, $0x3fcb2ff5
DATA constants256x32<>+7308(SB)/4, $0x3fcb2ff5
DATA constants256x32<>+7312(SB)/4, $0x3fcb2ff5
DATA constants256x32<>+7316(SB)/4, $0x3fcb2ff5
DATA constants256x32<>+7320(SB)/4, $0x3fcb2ff5
DATA constants256x32<>+7324(SB)/4, $0x3fcb2ff5
DATA constants256x32<>+7328(SB)/4, $0x3cbd469f
DATA constants256x32<>+7332(SB)/4, $0x3cbd469f
DATA constants256x32<>+7336(SB)/4, $0x3cbd469f
DATA constants256x32<>+7340(SB)/4, $0x3cbd469f
DATA constants256x32<>+7344(SB)/4, $0x3cbd469f
DATA constants256x32<>+7348(SB)/4, $0x3cbd469f
DATA constants256x32<>+7352(SB)/4, $0x3cbd469f
DATA constants256x32<>+7356(SB)/4, $0x3cbd469f
DATA constants256x32<>+7360(SB)/4, $0xbe26e185
DATA constants256x32<>+7364(SB)/4, $0xbe26e185
DATA constants256x32<>+7368(SB)/4, $0xbe26e185
DATA constants256x32<>+7372(SB)/4, $0xbe26e185
DATA constants256x32<>+7376(SB)/4, $0xbe26e185
DATA constants256x32<>+7380(SB)/4, $0xbe26e185
DATA constants256x32<>+7384(SB)/4, $0xbe26e185
DATA constants256x32<>+7388(SB)/4, $0xbe26e185
DATA constants256x32<>+7392(SB)/4, $0x3f164d1f
DATA constants256x32<>+7396(SB)/4, $0x3f164d1f
DATA constants256x32<>+7400(SB)/4, $0x3f164d1f
DATA constants256x32<>+7404(SB)/4, $0x3f164d1f
DATA constants256x32<>+7408(SB)/4, $0x3f164d1f
DATA constants256x32<>+7412(SB)/4, $0x3f164d1f
DATA constants256x32<>+7416(SB)/4, $0x3f164d1f
DATA constants256x32<>+7420(SB)/4, $0x3f164d1f
DATA constants256x32<>+7424(SB)/4, $0x3f0d85d6
DATA constants256x32<>+7428(SB)/4, $0x3f0d85d6
DATA constants256x32<>+7432(SB)/4, $0x3f0d85d6
DATA constants256x32<>+7436(SB)/4, $0x3f0d85d6
DATA constants256x32<>+7440(SB)/4, $0x3f0d85d6
DATA constants256x32<>+7444(SB)/4, $0x3f0d85d6
DATA constants256x32<>+7448(SB)/4, $0x3f0d85d6
DATA constants256x32<>+7452(SB)/4, $0x3f0d85d6
DATA constants256x32<>+7456(SB)/4, $0x40400000
DATA constants256x32<>+7460(SB)/4, $0x40400000
DATA constants256x32<>+7464(SB)/4, $0x40400000
DATA constants256x32<>+7468(SB)/4, $0x40400000
DATA constants256x32<>+7472(SB)/4, $0x40400000
DATA constants256x32<>+7476(SB)/4, $0x40400000
DATA constants256x32<>+7480(SB)/4, $0x40400000
DATA constants256x32<>+7484(SB)/4, $0x40400000
DATA constants256x32<>+7488(SB)/4, $0x33
DATA constants256x32<>+7492(SB)/4, $0x33
DATA constants256x32<>+7496(SB)/4, $0x33
DATA constants256x32<>+7500(SB)/4, $0x33
DATA constants256x32<>+7504(SB)/4, $0x33
DATA constants256x32<>+7508(SB)/4, $0x33
DATA constants256x32<>+7512(SB)/4, $0x33
DATA constants256x32<>+7516(SB)/4, $0x33
DATA constants256x32<>+7520(SB)/4, $0x5f200000
DATA constants256x32<>+7524(SB)/4, $0x5f200000
DATA constants256x32<>+7528(SB)/4, $0x5f200000
DATA constants256x32<>+7532(SB)/4, $0x5f200000
DATA constants256x32<>+7536(SB)/4, $0x5f200000
DATA constants256x32<>+7540(SB)/4, $0x5f200000
DATA constants256x32<>+7544(SB)/4, $0x5f200000
DATA constants256x32<>+7548(SB)/4, $0x5f200000
DATA constants256x32<>+7552(SB)/4, $0x3f34360a
DATA constants256x32<>+7556(SB)/4, $0x3f34360a
DATA constants256x32<>+7560(SB)/4, $0x3f34360a
DATA constants256x32<>+7564(SB)/4, $0x3f34360a
DATA constants256x32<>+7568(SB)/4, $0x3f34360a
DATA constants256x32<>+7572(SB)/4, $0x3f34360a
DATA constants256x32<>+7576(SB)/4, $0x3f34360a
DATA constants256x32<>+7580(SB)/4, $0x3f34360a
DATA constants256x32<>+7584(SB)/4, $0x3fd748e2
DATA constants256x32<>+7588(SB)/4, $0x3fd748e2
DATA constants256x32<>+7592(SB)/4, $0x3fd748e2
DATA constants256x32<>+7596(SB)/4, $0x3fd748e2
DATA constants256x32<>+7600(SB)/4, $0x3fd748e2
DATA constants256x32<>+7604(SB)/4, $0x3fd748e2
DATA constants256x32<>+7608(SB)/4, $0x3fd748e2
DATA constants256x32<>+7612(SB)/4, $0x3fd748e2
DATA constants256x32<>+7616(SB)/4, $0x3ea00000
DATA constants256x32<>+7620(SB)/4, $0x3ea00000
DATA constants256x32<>+7624(SB)/4, $0x3ea00000
DATA constants256x32<>+7628(SB)/4, $0x3ea00000
DATA constants256x32<>+7632(SB)/4, $0x3ea00000
DATA constants256x32<>+7636(SB)/4, $0x3ea00000
DATA constants256x32<>+7640(SB)/4, $0x3ea00000
DATA constants256x32<>+7644(SB)/4, $0x3ea00000
DATA constants256x32<>+7648(SB)/4, $0x3f22f983
DATA constants256x32<>+7652(SB)/4, $0x3f22f983
DATA constants256x32<>+7656(SB)/4, $0x3f22f983
DATA constants256x32<>+7660(SB)/4, $0x3f22f983
DATA constants256x32<>+7664(SB)/4, $0x3f22f983
DATA constants256x32<>+7668(SB)/4, $0x3f22f983
DATA constants256x32<>+7672(SB)/4, $0x3f22f983
DATA constants256x32<>+7676(SB)/4, $0x3f22f983
DATA constants256x32<>+7680(SB)/4, $0x3fc91000
DATA constants256x32<>+7684(SB)/4, $0x3fc91000
DATA constants256x32<>+7688(SB)/4, $0x3fc91000
DATA constants256x32<>+7692(SB)/4, $0x3fc91000
DATA constants256x32<>+7696(SB)/4, $0x3fc91000
DATA constants256x32<>+7700(SB)/4, $0x3fc91000
DATA constants256x32<>+7704(SB)/4, $0x3fc91000
DATA constants256x32<>+7708(SB)/4, $0x3fc91000
DATA constants256x32<>+7712(SB)/4, $0xb6960000
DATA constants256x32<>+7716(SB)/4, $0xb6960000
DATA constants256x32<>+7720(SB)/4, $0xb6960000
DATA constants256x32<>+7724(SB)/4, $0xb6960000
DATA constants256x32<>+7728(SB)/4, $0xb6960000
DATA constants256x32<>+7732(SB)/4, $0xb6960000
DATA constants256x32<>+7736(SB)/4, $0xb6960000
DATA constants256x32<>+7740(SB)/4, $0xb6960000
DATA constants256x32<>+7744(SB)/4, $0x32888000
DATA constants256x32<>+7748(SB)/4, $0x32888000
DATA constants256x32<>+7752(SB)/4, $0x32888000
DATA constants256x32<>+7756(SB)/4, $0x32888000
DATA constants256x32<>+7760(SB)/4, $0x32888000
DATA constants256x32<>+7764(SB)/4, $0x32888000
DATA constants256x32<>+7768(SB)/4, $0x32888000
DATA constants256x32<>+7772(SB)/4, $0x32888000
DATA constants256x32<>+7776(SB)/4, $0x2c34611a
DATA constants256x32<>+7780(SB)/4, $0x2c34611a
DATA constants256x32<>+7784(SB)/4, $0x2c34611a
DATA constants256x32<>+7788(SB)/4, $0x2c34611a
DATA constants256x32<>+7792(SB)/4, $0x2c34611a
DATA constants256x32<>+7796(SB)/4, $0x2c34611a
DATA constants256x32<>+7800(SB)/4, $0x2c34611a
DATA constants256x32<>+7804(SB)/4, $0x2c34611a
DATA constants256x32<>+7808(SB)/4, $0xc57fffff
DATA constants256x32<>+7812(SB)/4, $0xc57fffff
DATA constants256x32<>+7816(SB)/4, $0xc57fffff
DATA constants256x32<>+7820(SB)/4, $0xc57fffff
DATA constants256x32<>+7824(SB)/4, $0xc57fffff
DATA constants256x32<>+7828(SB)/4, $0xc57fffff
DATA constants256x32<>+7832(SB)/4, $0xc57fffff
DATA constants256x32<>+7836(SB)/4, $0xc57fffff
DATA constants256x32<>+7840(SB)/4, $0xb94ca971
DATA constants256x32<>+7844(SB)/4, $0xb94ca971
DATA constants256x32<>+7848(SB)/4, $0xb94ca971
DATA constants256x32<>+7852(SB)/4, $0xb94ca971
DATA constants256x32<>+7856(SB)/4, $0xb94ca971
DATA constants256x32<>+7860(SB)/4, $0xb94ca971
DATA constants256x32<>+7864(SB)/4, $0xb94ca971
DATA constants256x32<>+7868(SB)/4, $0xb94ca971
DATA constants256x32<>+7872(SB)/4, $0x37ccf406
DATA constants256x32<>+7876(SB)/4, $0x37ccf406
DATA constants256x32<>+7880(SB)/4, $0x37ccf406
DATA constants256x32<>+7884(SB)/4, $0x37ccf406
DATA constants256x32<>+7888(SB)/4, $0x37ccf406
DATA constants256x32<>+7892(SB)/4, $0x37ccf406
DATA constants256x32<>+7896(SB)/4, $0x37ccf406
DATA constants256x32<>+7900(SB)/4, $0x37ccf406
DATA constants256x32<>+7904(SB)/4, $0x3c0883bb
DATA constants256x32<>+7908(SB)/4, $0x3c0883bb
DATA constants256x32<>+7912(SB)/4, $0x3c0883bb
DATA constants256x32<>+7916(SB)/4, $0x3c0883bb
DATA constants256x32<>+7920(SB)/4, $0x3c0883bb
DATA constants256x32<>+7924(SB)/4, $0x3c0883bb
DATA constants256x32<>+7928(SB)/4, $0x3c0883bb
DATA constants256x32<>+7932(SB)/4, $0x3c0883bb
DATA constants256x32<>+7936(SB)/4, $0xbab60614
DATA constants256x32<>+7940(SB)/4, $0xbab60614
DATA constants256x32<>+7944(SB)/4, $0xbab60614
DATA constants256x32<>+7948(SB)/4, $0xbab60614
DATA constants256x32<>+7952(SB)/4, $0xbab60614
DATA constants256x32<>+7956(SB)/4, $0xbab60614
DATA constants256x32<>+7960(SB)/4, $0xbab60614
DATA constants256x32<>+7964(SB)/4, $0xbab60614
DATA constants256x32<>+7968(SB)/4, $0xbe2aaaa3
DATA constants256x32<>+7972(SB)/4, $0xbe2aaaa3
DATA constants256x32<>+7976(SB)/4, $0xbe2aaaa3
DATA constants256x32<>+7980(SB)/4, $0xbe2aaaa3
DATA constants256x32<>+7984(SB)/4, $0xbe2aaaa3
DATA constants256x32<>+7988(SB)/4, $0xbe2aaaa3
DATA constants256x32<>+7992(SB)/4, $0xbe2aaaa3
DATA constants256x32<>+7996(SB)/4, $0xbe2aaaa3
DATA constants256x32<>+8000(SB)/4, $0x3d2aaaa5
DATA constants256x32<>+8004(SB)/4, $0x3d2aaaa5
DATA constants256x32<>+8008(SB)/4, $0x3d2aaaa5
DATA constants256x32<>+8012(SB)/4, $0x3d2aaaa5
DATA constants256x32<>+8016(SB)/4, $0x3d2aaaa5
DATA constants256x32<>+8020(SB)/4, $0x3d2aaaa5
DATA constants256x32<>+8024(SB)/4, $0x3d2aaaa5
DATA constants256x32<>+8028(SB)/4, $0x3d2aaaa5
DATA constants256x32<>+8032(SB)/4, $0xb9000000
DATA constants256x32<>+8036(SB)/4, $0xb9000000
DATA constants256x32<>+8040(SB)/4, $0xb9000000
DATA constants256x32<>+8044(SB)/4, $0xb9000000
DATA constants256x32<>+8048(SB)/4, $0xb9000000
DATA constants256x32<>+8052(SB)/4, $0xb9000000
DATA constants256x32<>+8056(SB)/4, $0xb9000000
DATA constants256x32<>+8060(SB)/4, $0xb9000000
DATA constants256x32<>+8064(SB)/4, $0x4b400001
DATA constants256x32<>+8068(SB)/4, $0x4b400001
DATA constants256x32<>+8072(SB)/4, $0x4b400001
DATA constants256x32<>+8076(SB)/4, $0x4b400001
DATA constants256x32<>+8080(SB)/4, $0x4b400001
DATA constants256x32<>+8084(SB)/4, $0x4b400001
DATA constants256x32<>+8088(SB)/4, $0x4b400001
DATA constants256x32<>+8092(SB)/4, $0x4b400001
DATA constants256x32<>+8096(SB)/4, $0x38d1723d
DATA constants256x32<>+8100(SB)/4, $0x38d1723d
DATA constants256x32<>+8104(SB)/4, $0x38d1723d
DATA constants256x32<>+8108(SB)/4, $0x38d1723d
DATA constants256x32<>+8112(SB)/4, $0x38d1723d
DATA constants256x32<>+8116(SB)/4, $0x38d1723d
DATA constants256x32<>+8120(SB)/4, $0x38d1723d
DATA constants256x32<>+8124(SB)/4, $0x38d1723d
DATA constants256x32<>+8128(SB)/4, $0x3a5b06ed
DATA constants256x32<>+8132(SB)/4, $0x3a5b06ed
DATA constants256x32<>+8136(SB)/4, $0x3a5b06ed
DATA constants256x32<>+8140(SB)/4, $0x3a5b06ed
DATA constants256x32<>+8144(SB)/4, $0x3a5b06ed
DATA constants256x32<>+8148(SB)/4, $0x3a5b06ed
DATA constants256x32<>+8152(SB)/4, $0x3a5b06ed
DATA constants256x32<>+8156(SB)/4, $0x3a5b06ed
DATA constants256x32<>+8160(SB)/4, $0x3c088f3f
DATA constants256x32<>+8164(SB)/4, $0x3c088f3f
DATA constants256x32<>+8168(SB)/4, $0x3c088f3f
DATA constants256x32<>+8172(SB)/4, $0x3c088f3f
DATA constants256x32<>+8176(SB)/4, $0x3c088f3f
DATA constants256x32<>+8180(SB)/4, $0x3c088f3f
DATA constants256x32<>+8184(SB)/4, $0x3c088f3f
DATA constants256x32<>+8188(SB)/4, $0x3c088f3f
DATA constants256x32<>+8192(SB)/4, $0x3daaaa9d
DATA constants256x32<>+8196(SB)/4, $0x3daaaa9d
DATA constants256x32<>+8200(SB)/4, $0x3daaaa9d
DATA constants256x32<>+8204(SB)/4, $0x3daaaa9d
DATA constants256x32<>+8208(SB)/4, $0x3daaaa9d
DATA constants256x32<>+8212(SB)/4, $0x3daaaa9d
DATA constants256x32<>+8216(SB)/4, $0x3daaaa9d
DATA constants256x32<>+8220(SB)/4, $0x3daaaa9d
DATA constants256x32<>+8224(SB)/4, $0x45c00000
DATA constants256x32<>+8228(SB)/4, $0x45c00000
DATA constants256x32<>+8232(SB)/4, $0x45c00000
DATA constants256x32<>+8236(SB)/4, $0x45c00000
DATA constants256x32<>+8240(SB)/4, $0x45c00000
DATA constants256x32<>+8244(SB)/4, $0x45c00000
DATA constants256x32<>+8248(SB)/4, $0x45c00000
DATA constants256x32<>+8252(SB)/4, $0x45c00000
DATA constants256x32<>+8256(SB)/4, $0x40800000
DATA constants256x32<>+8260(SB)/4, $0x40800000
DATA constants256x32<>+8264(SB)/4, $0x40800000
DATA constants256x32<>+8268(SB)/4, $0x40800000
DATA constants256x32<>+8272(SB)/4, $0x40800000
DATA constants256x32<>+8276(SB)/4, $0x40800000
DATA constants256x32<>+8280(SB)/4, $0x40800000
DATA constants256x32<>+8284(SB)/4, $0x40800000
DATA constants256x32<>+8288(SB)/4, $0x21800000
DATA constants256x32<>+8292(SB)/4, $0x21800000
DATA constants256x32<>+8296(SB)/4, $0x21800000
DATA constants256x32<>+8300(SB)/4, $0x21800000
DATA constants256x32<>+8304(SB)/4, $0x21800000
DATA constants256x32<>+8308(SB)/4, $0x21800000
DATA constants256x32<>+8312(SB)/4, $0x21800000
DATA constants256x32<>+8316(SB)/4, $0x21800000
DATA constants256x32<>+8320(SB)/4, $0x3d2cae46
DATA constants256x32<>+8324(SB)/4, $0x3d2cae46
DATA constants256x32<>+8328(SB)/4, $0x3d2cae46
DATA constants256x32<>+8332(SB)/4, $0x3d2cae46
DATA constants256x32<>+8336(SB)/4, $0x3d2cae46
DATA constants256x32<>+8340(SB)/4, $0x3d2cae46
DATA constants256x32<>+8344(SB)/4, $0x3d2cae46
DATA constants256x32<>+8348(SB)/4, $0x3d2cae46
DATA constants256x32<>+8352(SB)/4, $0x3cc61f15
DATA constants256x32<>+8356(SB)/4, $0x3cc61f15
DATA constants256x32<>+8360(SB)/4, $0x3cc61f15
DATA constants256x32<>+8364(SB)/4, $0x3cc61f15
DATA constants256x32<>+8368(SB)/4, $0x3cc61f15
DATA constants256x32<>+8372(SB)/4, $0x3cc61f15
DATA constants256x32<>+8376(SB)/4, $0x3cc61f15
DATA constants256x32<>+8380(SB)/4, $0x3cc61f15
DATA constants256x32<>+8384(SB)/4, $0x3d3a3ddd
DATA constants256x32<>+8388(SB)/4, $0x3d3a3ddd
DATA constants256x32<>+8392(SB)/4, $0x3d3a3ddd
DATA constants256x32<>+8396(SB)/4, $0x3d3a3ddd
DATA constants256x32<>+8400(SB)/4, $0x3d3a3ddd
DATA constants256x32<>+8404(SB)/4, $0x3d3a3ddd
DATA constants256x32<>+8408(SB)/4, $0x3d3a3ddd
DATA constants256x32<>+8412(SB)/4, $0x3d3a3ddd
DATA constants256x32<>+8416(SB)/4, $0x3d998102
DATA constants256x32<>+8420(SB)/4, $0x3d998102
DATA constants256x32<>+8424(SB)/4, $0x3d998102
DATA constants256x32<>+8428(SB)/4, $0x3d998102
DATA constants256x32<>+8432(SB)/4, $0x3d998102
DATA constants256x32<>+8436(SB)/4, $0x3d998102
DATA constants256x32<>+8440(SB)/4, $0x3d998102
DATA constants256x32<>+8444(SB)/4, $0x3d998102
DATA constants256x32<>+8448(SB)/4, $0x3e2aaae4
DATA constants256x32<>+8452(SB)/4, $0x3e2aaae4
DATA constants256x32<>+8456(SB)/4, $0x3e2aaae4
DATA constants256x32<>+8460(SB)/4, $0x3e2aaae4
DATA constants256x32<>+8464(SB)/4, $0x3e2aaae4
DATA constants256x32<>+8468(SB)/4, $0x3e2aaae4
DATA constants256x32<>+8472(SB)/4, $0x3e2aaae4
DATA constants256x32<>+8476(SB)/4, $0x3e2aaae4
DATA constants256x32<>+8480(SB)/4, $0x3fc90000
DATA constants256x32<>+8484(SB)/4, $0x3fc90000
DATA constants256x32<>+8488(SB)/4, $0x3fc90000
DATA constants256x32<>+8492(SB)/4, $0x3fc90000
DATA constants256x32<>+8496(SB)/4, $0x3fc90000
DATA constants256x32<>+8500(SB)/4, $0x3fc90000
DATA constants256x32<>+8504(SB)/4, $0x3fc90000
DATA constants256x32<>+8508(SB)/4, $0x3fc90000
DATA constants256x32<>+8512(SB)/4, $0x39fdaa22
DATA constants256x32<>+8516(SB)/4, $0x39fdaa22
DATA constants256x32<>+8520(SB)/4, $0x39fdaa22
DATA constants256x32<>+8524(SB)/4, $0x39fdaa22
DATA constants256x32<>+8528(SB)/4, $0x39fdaa22
DATA constants256x32<>+8532(SB)/4, $0x39fdaa22
DATA constants256x32<>+8536(SB)/4, $0x39fdaa22
DATA constants256x32<>+8540(SB)/4, $0x39fdaa22
DATA constants256x32<>+8544(SB)/4, $0xbf800001
DATA constants256x32<>+8548(SB)/4, $0xbf800001
DATA constants256x32<>+8552(SB)/4, $0xbf800001
DATA constants256x32<>+8556(SB)/4, $0xbf800001
DATA constants256x32<>+8560(SB)/4, $0xbf800001
DATA constants256x32<>+8564(SB)/4, $0xbf800001
DATA constants256x32<>+8568(SB)/4, $0xbf800001
DATA constants256x32<>+8572(SB)/4, $0xbf800001
DATA constants256x32<>+8576(SB)/4, $0x40490fdb
DATA constants256x32<>+8580(SB)/4, $0x40490fdb
DATA constants256x32<>+8584(SB)/4, $0x40490fdb
DATA constants256x32<>+8588(SB)/4, $0x40490fdb
DATA constants256x32<>+8592(SB)/4, $0x40490fdb
DATA constants256x32<>+8596(SB)/4, $0x40490fdb
DATA constants256x32<>+8600(SB)/4, $0x40490fdb
DATA constants256x32<>+8604(SB)/4, $0x40490fdb
DATA constants256x32<>+8608(SB)/4, $0x3fc90fdb
DATA constants256x32<>+8612(SB)/4, $0x3fc90fdb
DATA constants256x32<>+8616(SB)/4, $0x3fc90fdb
DATA constants256x32<>+8620(SB)/4, $0x3fc90fdb
DATA constants256x32<>+8624(SB)/4, $0x3fc90fdb
DATA constants256x32<>+8628(SB)/4, $0x3fc90fdb
DATA constants256x32<>+8632(SB)/4, $0x3fc90fdb
DATA constants256x32<>+8636(SB)/4, $0x3fc90fdb
DATA constants256x32<>+8640(SB)/4, $0xb3bbbd2e
DATA constants256x32<>+8644(SB)/4, $0xb3bbbd2e
DATA constants256x32<>+8648(SB)/4, $0xb3bbbd2e
DATA constants256x32<>+8652(SB)/4, $0xb3bbbd2e
DATA constants256x32<>+8656(SB)/4, $0xb3bbbd2e
DATA constants256x32<>+8660(SB)/4, $0xb3bbbd2e
DATA constants256x32<>+8664(SB)/4, $0xb3bbbd2e
DATA constants256x32<>+8668(SB)/4, $0xb3bbbd2e
DATA constants256x32<>+8672(SB)/4, $0xb33bbd2e
DATA constants256x32<>+8676(SB)/4, $0xb33bbd2e
DATA constants256x32<>+8680(SB)/4, $0xb33bbd2e
DATA constants256x32<>+8684(SB)/4, $0xb33bbd2e
DATA constants256x32<>+8688(SB)/4, $0xb33bbd2e
DATA constants256x32<>+8692(SB)/4, $0xb33bbd2e
DATA constants256x32<>+8696(SB)/4, $0xb33bbd2e
DATA constants256x32<>+8700(SB)/4, $0xb33bbd2e
DATA constants256x32<>+8704(SB)/4, $0xdf800000
DATA constants256x32<>+8708(SB)/4, $0xdf800000
DATA constants256x32<>+8712(SB)/4, $0xdf800000
DATA constants256x32<>+8716(SB)/4, $0xdf800000
DATA constants256x32<>+8720(SB)/4, $0xdf800000
DATA constants256x32<>+8724(SB)/4, $0xdf800000
DATA constants256x32<>+8728(SB)/4, $0xdf800000
DATA constants256x32<>+8732(SB)/4, $0xdf800000
DATA constants256x32<>+8736(SB)/4, $0x5f800000
DATA constants256x32<>+8740(SB)/4, $0x5f800000
DATA constants256x32<>+8744(SB)/4, $0x5f800000
DATA constants256x32<>+8748(SB)/4, $0x5f800000
DATA constants256x32<>+8752(SB)/4, $0x5f800000
DATA constants256x32<>+8756(SB)/4, $0x5f800000
DATA constants256x32<>+8760(SB)/4, $0x5f800000
DATA constants256x32<>+8764(SB)/4, $0x5f800000
DATA constants256x32<>+8768(SB)/4, $0xbd51ed4d
DATA constants256x32<>+8772(SB)/4, $0xbd51ed4d
DATA constants256x32<>+8776(SB)/4, $0xbd51ed4d
DATA constants256x32<>+8780(SB)/4, $0xbd51ed4d
DATA constants256x32<>+8784(SB)/4, $0xbd51ed4d
DATA constants256x32<>+8788(SB)/4, $0xbd51ed4d
DATA constants256x32<>+8792(SB)/4, $0xbd51ed4d
DATA constants256x32<>+8796(SB)/4, $0xbd51ed4d
DATA constants256x32<>+8800(SB)/4, $0x3dcffdcb
DATA constants256x32<>+8804(SB)/4, $0x3dcffdcb
DATA constants256x32<>+8808(SB)/4, $0x3dcffdcb
DATA constants256x32<>+8812(SB)/4, $0x3dcffdcb
DATA constants256x32<>+8816(SB)/4, $0x3dcffdcb
DATA constants256x32<>+8820(SB)/4, $0x3dcffdcb
DATA constants256x32<>+8824(SB)/4, $0x3dcffdcb
DATA constants256x32<>+8828(SB)/4, $0x3dcffdcb
DATA constants256x32<>+8832(SB)/4, $0xbe1124d9
DATA constants256x32<>+8836(SB)/4, $0xbe1124d9
DATA constants256x32<>+8840(SB)/4, $0xbe1124d9
DATA constants256x32<>+8844(SB)/4, $0xbe1124d9
DATA constants256x32<>+8848(SB)/4, $0xbe1124d9
DATA constants256x32<>+8852(SB)/4, $0xbe1124d9
DATA constants256x32<>+8856(SB)/4, $0xbe1124d9
DATA constants256x32<>+8860(SB)/4, $0xbe1124d9
DATA constants256x32<>+8864(SB)/4, $0x3e4cbd83
DATA constants256x32<>+8868(SB)/4, $0x3e4cbd83
DATA constants256x32<>+8872(SB)/4, $0x3e4cbd83
DATA constants256x32<>+8876(SB)/4, $0x3e4cbd83
DATA constants256x32<>+8880(SB)/4, $0x3e4cbd83
DATA constants256x32<>+8884(SB)/4, $0x3e4cbd83
DATA constants256x32<>+8888(SB)/4, $0x3e4cbd83
DATA constants256x32<>+8892(SB)/4, $0x3e4cbd83
DATA constants256x32<>+8896(SB)/4, $0xbeaaaa89
DATA constants256x32<>+8900(SB)/4, $0xbeaaaa89
DATA constants256x32<>+8904(SB)/4, $0xbeaaaa89
DATA constants256x32<>+8908(SB)/4, $0xbeaaaa89
DATA constants256x32<>+8912(SB)/4, $0xbeaaaa89
DATA constants256x32<>+8916(SB)/4, $0xbeaaaa89
DATA constants256x32<>+8920(SB)/4, $0xbeaaaa89
DATA constants256x32<>+8924(SB)/4, $0xbeaaaa89
DATA constants256x32<>+8928(SB)/4, $0x3f490f80
DATA constants256x32<>+8932(SB)/4, $0x3f490f80
DATA constants256x32<>+8936(SB)/4, $0x3f490f80
DATA constants256x32<>+8940(SB)/4, $0x3f490f80
DATA constants256x32<>+8944(SB)/4, $0x3f490f80
DATA constants256x32<>+8948(SB)/4, $0x3f490f80
DATA constants256x32<>+8952(SB)/4, $0x3f490f80
DATA constants256x32<>+8956(SB)/4, $0x3f490f80
DATA constants256x32<>+8960(SB)/4, $0x36b54443
DATA constants256x32<>+8964(SB)/4, $0x36b54443
DATA constants256x32<>+8968(SB)/4, $0x36b54443
DATA constants256x32<>+8972(SB)/4, $0x36b54443
DATA constants256x32<>+8976(SB)/4, $0x36b54443
DATA constants256x32<>+8980(SB)/4, $0x36b54443
DATA constants256x32<>+8984(SB)/4, $0x36b54443
DATA constants256x32<>+8988(SB)/4, $0x36b54443
DATA constants256x32<>+8992(SB)/4, $0xff800001
DATA constants256x32<>+8996(SB)/4, $0xff800001
DATA constants256x32<>+9000(SB)/4, $0xff800001
DATA constants256x32<>+9004(SB)/4, $0xff800001
DATA constants256x32<>+9008(SB)/4, $0xff800001
DATA constants256x32<>+9012(SB)/4, $0xff800001
DATA constants256x32<>+9016(SB)/4, $0xff800001
DATA constants256x32<>+9020(SB)/4, $0xff800001
DATA constants256x32<>+9024(SB)/4, $0xab800000
DATA constants256x32<>+9028(SB)/4, $0xab800000
DATA constants256x32<>+9032(SB)/4, $0xab800000
DATA constants256x32<>+9036(SB)/4, $0xab800000
DATA constants256x32<>+9040(SB)/4, $0xab800000
DATA constants256x32<>+9044(SB)/4, $0xab800000
DATA constants256x32<>+9048(SB)/4, $0xab800000
DATA constants256x32<>+9052(SB)/4, $0xab800000
DATA constants256x32<>+9056(SB)/4, $0xd3800000
DATA constants256x32<>+9060(SB)/4, $0xd3800000
DATA constants256x32<>+9064(SB)/4, $0xd3800000
DATA constants256x32<>+9068(SB)/4, $0xd3800000
DATA constants256x32<>+9072(SB)/4, $0xd3800000
DATA constants256x32<>+9076(SB)/4, $0xd3800000
DATA constants256x32<>+9080(SB)/4, $0xd3800000
DATA constants256x32<>+9084(SB)/4, $0xd3800000
GLOBL constants256x32<>(SB), RODATA|NOPTR, $9088
DATA firstSigns256x32<>+0(SB)/4, $0x80000000
DATA firstSigns256x32<>+4(SB)/4, $0
DATA firstSigns256x32<>+8(SB)/4, $0x80000000
DATA firstSigns256x32<>+12(SB)/4, $0
GLOBL firstSigns256x32<>(SB), RODATA|NOPTR, $16
DATA table0_256x32<>+0(SB)/4, $0x3fb20000
DATA table0_256x32<>+4(SB)/4, $0x3fae4000
DATA table0_256x32<>+8(SB)/4, $0x3faac000
DATA table0_256x32<>+12(SB)/4, $0x3fa74000
DATA table0_256x32<>+16(SB)/4, $0x3fa3c000
DATA table0_256x32<>+20(SB)/4, $0x3fa0c000
DATA table0_256x32<>+24(SB)/4, $0x3f9d8000
DATA table0_256x32<>+28(SB)/4, $0x3f9a8000
DATA table0_256x32<>+32(SB)/4, $0x3f97c000
DATA table0_256x32<>+36(SB)/4, $0x3f950000
DATA table0_256x32<>+40(SB)/4, $0x3f924000
DATA table0_256x32<>+44(SB)/4, $0x3f8fc000
DATA table0_256x32<>+48(SB)/4, $0x3f8d4000
DATA table0_256x32<>+52(SB)/4, $0x3f8ac000
DATA table0_256x32<>+56(SB)/4, $0x3f888000
DATA table0_256x32<>+60(SB)/4, $0x3f864000
DATA table0_256x32<>+64(SB)/4, $0x3f844000
DATA table0_256x32<>+68(SB)/4, $0x3f820000
DATA table0_256x32<>+72(SB)/4, $0x3f800000
DATA table0_256x32<>+76(SB)/4, $0x3f780000
DATA table0_256x32<>+80(SB)/4, $0x3f710000
DATA table0_256x32<>+84(SB)/4, $0x3f6a0000
DATA table0_256x32<>+88(SB)/4, $0x3f638000
DATA table0_256x32<>+92(SB)/4, $0x3f5d8000
DATA table0_256x32<>+96(SB)/4, $0x3f578000
DATA table0_256x32<>+100(SB)/4, $0x3f520000
DATA table0_256x32<>+104(SB)/4, $0x3f4d0000
DATA table0_256x32<>+108(SB)/4, $0x3f480000
DATA table0_256x32<>+112(SB)/4, $0x3f430000
DATA table0_256x32<>+116(SB)/4, $0x3f3e8000
DATA table0_256x32<>+120(SB)/4, $0x3f3a0000
DATA table0_256x32<>+124(SB)/4, $0x3f360000
GLOBL table0_256x32<>(SB), RODATA|NOPTR, $128
DATA table1_256x32<>+0(SB)/4, $0xbea8d600
DATA table1_256x32<>+4(SB)/4, $0xbe9dee00
DATA table1_256x32<>+8(SB)/4, $0xbe938c00
DATA table1_256x32<>+12(SB)/4, $0xbe88f000
DATA table1_256x32<>+16(SB)/4, $0xbe7c3800
DATA table1_256x32<>+20(SB)/4, $0xbe694800
DATA table1_256x32<>+24(SB)/4, $0xbe546000
DATA table1_256x32<>+28(SB)/4, $0xbe40b000
DATA table1_256x32<>+32(SB)/4, $0xbe2e4c00
DATA table1_256x32<>+36(SB)/4, $0xbe1b9000
DATA table1_256x32<>+40(SB)/4, $0xbe087c00
DATA table1_256x32<>+44(SB)/4, $0xbdeda800
DATA table1_256x32<>+48(SB)/4, $0xbdc9b800
DATA table1_256x32<>+52(SB)/4, $0xbda52800
DATA table1_256x32<>+56(SB)/4, $0xbd83b000
DATA table1_256x32<>+60(SB)/4, $0xbd434000
DATA table1_256x32<>+64(SB)/4, $0xbd05d000
DATA table1_256x32<>+68(SB)/4, $0xbc7e0000
DATA table1_256x32<>+72(SB)/4, $0x0
DATA table1_256x32<>+76(SB)/4, $0x3d021000
DATA table1_256x32<>+80(SB)/4, $0x3d775000
DATA table1_256x32<>+84(SB)/4, $0x3db80800
DATA table1_256x32<>+88(SB)/4, $0x3df1b800
DATA table1_256x32<>+92(SB)/4, $0x3e143c00
DATA table1_256x32<>+96(SB)/4, $0x3e305800
DATA table1_256x32<>+100(SB)/4, $0x3e4ad400
DATA table1_256x32<>+104(SB)/4, $0x3e638000
DATA table1_256x32<>+108(SB)/4, $0x3e7cc800
DATA table1_256x32<>+112(SB)/4, $0x3e8b5a00
DATA table1_256x32<>+116(SB)/4, $0x3e975000
DATA table1_256x32<>+120(SB)/4, $0x3ea38c00
DATA table1_256x32<>+124(SB)/4, $0x3eaeae00
GLOBL table1_256x32<>(SB), RODATA|NOPTR, $128
DATA table2_256x32<>+0(SB)/4, $0x3693c690
DATA table2_256x32<>+4(SB)/4, $0xb692758a
DATA table2_256x32<>+8(SB)/4, $0x36f37604
DATA table2_256x32<>+12(SB)/4, $0xb662dada
DATA table2_256x32<>+16(SB)/4, $0xb65944ab
DATA table2_256x32<>+20(SB)/4, $0xb6d606db
DATA table2_256x32<>+24(SB)/4, $0x36181bbf
DATA table2_256x32<>+28(SB)/4, $0x36fd7af3
DATA table2_256x32<>+32(SB)/4, $0x36ffe29a
DATA table2_256x32<>+36(SB)/4, $0x34f7f85c
DATA table2_256x32<>+40(SB)/4, $0xb5e42254
DATA table2_256x32<>+44(SB)/4, $0xb61c061f
DATA table2_256x32<>+48(SB)/4, $0xb6bcaab3
DATA table2_256x32<>+52(SB)/4, $0xb553aa1b
DATA table2_256x32<>+56(SB)/4, $0x36cf94ce
DATA table2_256x32<>+60(SB)/4, $0xb6a83084
DATA table2_256x32<>+64(SB)/4, $0x36b083e7
DATA table2_256x32<>+68(SB)/4, $0xb5a8b0fc
DATA table2_256x32<>+72(SB)/4, $0x0
DATA table2_256x32<>+76(SB)/4, $0xb6a27619
DATA table2_256x32<>+80(SB)/4, $0x35c7001b
DATA table2_256x32<>+84(SB)/4, $0xb633d455
DATA table2_256x32<>+88(SB)/4, $0x34fdc609
DATA table2_256x32<>+92(SB)/4, $0xb6b10fb9
DATA table2_256x32<>+96(SB)/4, $0x36c402c2
DATA table2_256x32<>+100(SB)/4, $0xb6948c24
DATA table2_256x32<>+104(SB)/4, $0xb50721fe
DATA table2_256x32<>+108(SB)/4, $0x3663659e
DATA table2_256x32<>+112(SB)/4, $0x36e65d68
DATA table2_256x32<>+116(SB)/4, $0xb6ea18f7
DATA table2_256x32<>+120(SB)/4, $0x365c271c
DATA table2_256x32<>+124(SB)/4, $0xb50829a8
GLOBL table2_256x32<>(SB), RODATA|NOPTR, $128
DATA constants256x64<>+0(SB)/8, $0x7ff8000000000000
DATA constants256x64<>+8(SB)/8, $0x7ff8000000000000
DATA constants256x64<>+16(SB)/8, $0x7ff8000000000000
DATA constants256x64<>+24(SB)/8, $0x7ff8000000000000
DATA constants256x64<>+32(SB)/8, $0x0
DATA constants256x64<>+40(SB)/8, $0x0
DATA constants256x64<>+48(SB)/8, $0x0
DATA constants256x64<>+56(SB)/8, $0x0
DATA constants256x64<>+64(SB)/8, $0x8000000000000000
DATA constants256x64<>+72(SB)/8, $0x8000000000000000
DATA constants256x64<>+80(SB)/8, $0x8000000000000000
DATA constants256x64<>+88(SB)/8, $0x8000000000000000
DATA constants256x64<>+96(SB)/8, $0x7fffffffffffffff
DATA constants256x64<>+104(SB)/8, $0x7fffffffffffffff
DATA constants256x64<>+112(SB)/8, $0x7fffffffffffffff
DATA constants256x64<>+120(SB)/8, $0x7fffffffffffffff
DATA constants256x64<>+128(SB)/8, $0x1
DATA constants256x64<>+136(SB)/8, $0x1
DATA constants256x64<>+144(SB)/8, $0x1
DATA constants256x64<>+152(SB)/8, $0x1
DATA constants256x64<>+160(SB)/8, $0x3ff0000000000000
DATA constants256x64<>+168(SB)/8, $0x3ff0000000000000
DATA constants256x64<>+176(SB)/8, $0x3ff0000000000000
DATA constants256x64<>+184(SB)/8, $0x3ff0000000000000
DATA constants256x64<>+192(SB)/8, $0x7ff0000000000000
DATA constants256x64<>+200(SB)/8, $0x7ff0000000000000
DATA constants256x64<>+208(SB)/8, $0x7ff0000000000000
DATA constants256x64<>+216(SB)/8, $0x7ff0000000000000
DATA constants256x64<>+224(SB)/8, $0xffffffffffffffff
DATA constants256x64<>+232(SB)/8, $0xffffffffffffffff
DATA constants256x64<>+240(SB)/8, $0xffffffffffffffff
DATA constants256x64<>+248(SB)/8, $0xffffffffffffffff
DATA constants256x64<>+256(SB)/8, $0x7fffffff
DATA constants256x64<>+264(SB)/8, $0x7fffffff
DATA constants256x64<>+272(SB)/8, $0x7fffffff
DATA constants256x64<>+280(SB)/8, $0x7fffffff
DATA constants256x64<>+288(SB)/8, $0x7f800000
DATA constants256x64<>+296(SB)/8, $0x7f800000
DATA constants256x64<>+304(SB)/8, $0x7f800000
DATA constants256x64<>+312(SB)/8, $0x7f800000
DATA constants256x64<>+320(SB)/8, $0x7fc00000
DATA constants256x64<>+328(SB)/8, $0x7fc00000
DATA constants256x64<>+336(SB)/8, $0x7fc00000
DATA constants256x64<>+344(SB)/8, $0x7fc00000
DATA constants256x64<>+352(SB)/8, $0xffffffff
DATA constants256x64<>+360(SB)/8, $0xffffffff
DATA constants256x64<>+368(SB)/8, $0xffffffff
DATA constants256x64<>+376(SB)/8, $0xffffffff
DATA constants256x64<>+384(SB)/8, $0x8000
DATA constants256x64<>+392(SB)/8, $0x8000
DATA constants256x64<>+400(SB)/8, $0x8000
DATA constants256x64<>+408(SB)/8, $0x8000
DATA constants256x64<>+416(SB)/8, $0x4438000000000000
DATA constants256x64<>+424(SB)/8, $0x4438000000000000
DATA constants256x64<>+432(SB)/8, $0x4438000000000000
DATA constants256x64<>+440(SB)/8, $0x4438000000000000
DATA constants256x64<>+448(SB)/8, $0xffffffffffff
DATA constants256x64<>+456(SB)/8, $0xffffffffffff
DATA constants256x64<>+464(SB)/8, $0xffffffffffff
DATA constants256x64<>+472(SB)/8, $0xffffffffffff
DATA constants256x64<>+480(SB)/8, $0x4330000000000000
DATA constants256x64<>+488(SB)/8, $0x4330000000000000
DATA constants256x64<>+496(SB)/8, $0x4330000000000000
DATA constants256x64<>+504(SB)/8, $0x4330000000000000
DATA constants256x64<>+512(SB)/8, $0x4438001000000000
DATA constants256x64<>+520(SB)/8, $0x4438001000000000
DATA constants256x64<>+528(SB)/8, $0x4438001000000000
DATA constants256x64<>+536(SB)/8, $0x4438001000000000
DATA constants256x64<>+544(SB)/8, $0x4320000000000000
DATA constants256x64<>+552(SB)/8, $0x4320000000000000
DATA constants256x64<>+560(SB)/8, $0x4320000000000000
DATA constants256x64<>+568(SB)/8, $0x4320000000000000
DATA constants256x64<>+576(SB)/8, $0x4338000000000000
DATA constants256x64<>+584(SB)/8, $0x4338000000000000
DATA constants256x64<>+592(SB)/8, $0x4338000000000000
DATA constants256x64<>+600(SB)/8, $0x4338000000000000
DATA constants256x64<>+608(SB)/8, $0x800000000000003f
DATA constants256x64<>+616(SB)/8, $0x800000000000003f
DATA constants256x64<>+624(SB)/8, $0x800000000000003f
DATA constants256x64<>+632(SB)/8, $0x800000000000003f
DATA constants256x64<>+640(SB)/8, $0x3f
DATA constants256x64<>+648(SB)/8, $0x3f
DATA constants256x64<>+656(SB)/8, $0x3f
DATA constants256x64<>+664(SB)/8, $0x3f
DATA constants256x64<>+672(SB)/8, $0x4530000000000000
DATA constants256x64<>+680(SB)/8, $0x4530000000000000
DATA constants256x64<>+688(SB)/8, $0x4530000000000000
DATA constants256x64<>+696(SB)/8, $0x4530000000000000
DATA constants256x64<>+704(SB)/8, $0x4530000000100000
DATA constants256x64<>+712(SB)/8, $0x4530000000100000
DATA constants256x64<>+720(SB)/8, $0x4530000000100000
DATA constants256x64<>+728(SB)/8, $0x4530000000100000
DATA constants256x64<>+736(SB)/8, $0xc3e0000000000000
DATA constants256x64<>+744(SB)/8, $0xc3e0000000000000
DATA constants256x64<>+752(SB)/8, $0xc3e0000000000000
DATA constants256x64<>+760(SB)/8, $0xc3e0000000000000
DATA constants256x64<>+768(SB)/8, $0x43e0000000000000
DATA constants256x64<>+776(SB)/8, $0x43e0000000000000
DATA constants256x64<>+784(SB)/8, $0x43e0000000000000
DATA constants256x64<>+792(SB)/8, $0x43e0000000000000
DATA constants256x64<>+800(SB)/8, $0x41f0000000000000
DATA constants256x64<>+808(SB)/8, $0x41f0000000000000
DATA constants256x64<>+816(SB)/8, $0x41f0000000000000
DATA constants256x64<>+824(SB)/8, $0x41f0000000000000
DATA constants256x64<>+832(SB)/8, $0xc060000000000000
DATA constants256x64<>+840(SB)/8, $0xc060000000000000
DATA constants256x64<>+848(SB)/8, $0xc060000000000000
DATA constants256x64<>+856(SB)/8, $0xc060000000000000
DATA constants256x64<>+864(SB)/8, $0x4060000000000000
DATA constants256x64<>+872(SB)/8, $0x4060000000000000
DATA constants256x64<>+880(SB)/8, $0x4060000000000000
DATA constants256x64<>+888(SB)/8, $0x4060000000000000
DATA constants256x64<>+896(SB)/8, $0x7f
DATA constants256x64<>+904(SB)/8, $0x7f
DATA constants256x64<>+912(SB)/8, $0x7f
DATA constants256x64<>+920(SB)/8, $0x7f
DATA constants256x64<>+928(SB)/8, $0xffffffffffffff80
DATA constants256x64<>+936(SB)/8, $0xffffffffffffff80
DATA constants256x64<>+944(SB)/8, $0xffffffffffffff80
DATA constants256x64<>+952(SB)/8, $0xffffffffffffff80
DATA constants256x64<>+960(SB)/8, $0xff
DATA constants256x64<>+968(SB)/8, $0xff
DATA constants256x64<>+976(SB)/8, $0xff
DATA constants256x64<>+984(SB)/8, $0xff
DATA constants256x64<>+992(SB)/8, $0xc0e0000000000000
DATA constants256x64<>+1000(SB)/8, $0xc0e0000000000000
DATA constants256x64<>+1008(SB)/8, $0xc0e0000000000000
DATA constants256x64<>+1016(SB)/8, $0xc0e0000000000000
DATA constants256x64<>+1024(SB)/8, $0x40e0000000000000
DATA constants256x64<>+1032(SB)/8, $0x40e0000000000000
DATA constants256x64<>+1040(SB)/8, $0x40e0000000000000
DATA constants256x64<>+1048(SB)/8, $0x40e0000000000000
DATA constants256x64<>+1056(SB)/8, $0x7fff
DATA constants256x64<>+1064(SB)/8, $0x7fff
DATA constants256x64<>+1072(SB)/8, $0x7fff
DATA constants256x64<>+1080(SB)/8, $0x7fff
DATA constants256x64<>+1088(SB)/8, $0xffffffffffff8000
DATA constants256x64<>+1096(SB)/8, $0xffffffffffff8000
DATA constants256x64<>+1104(SB)/8, $0xffffffffffff8000
DATA constants256x64<>+1112(SB)/8, $0xffffffffffff8000
DATA constants256x64<>+1120(SB)/8, $0xffff
DATA constants256x64<>+1128(SB)/8, $0xffff
DATA constants256x64<>+1136(SB)/8, $0xffff
DATA constants256x64<>+1144(SB)/8, $0xffff
DATA constants256x64<>+1152(SB)/8, $0xc1e0000000000000
DATA constants256x64<>+1160(SB)/8, $0xc1e0000000000000
DATA constants256x64<>+1168(SB)/8, $0xc1e0000000000000
DATA constants256x64<>+1176(SB)/8, $0xc1e0000000000000
DATA constants256x64<>+1184(SB)/8, $0x41e0000000000000
DATA constants256x64<>+1192(SB)/8, $0x41e0000000000000
DATA constants256x64<>+1200(SB)/8, $0x41e0000000000000
DATA constants256x64<>+1208(SB)/8, $0x41e0000000000000
DATA constants256x64<>+1216(SB)/8, $0xffffffff80000000
DATA constants256x64<>+1224(SB)/8, $0xffffffff80000000
DATA constants256x64<>+1232(SB)/8, $0xffffffff80000000
DATA constants256x64<>+1240(SB)/8, $0xffffffff80000000
DATA constants256x64<>+1248(SB)/8, $0x4070000000000000
DATA constants256x64<>+1256(SB)/8, $0x4070000000000000
DATA constants256x64<>+1264(SB)/8, $0x4070000000000000
DATA constants256x64<>+1272(SB)/8, $0x4070000000000000
DATA constants256x64<>+1280(SB)/8, $0x40f0000000000000
DATA constants256x64<>+1288(SB)/8, $0x40f0000000000000
DATA constants256x64<>+1296(SB)/8, $0x40f0000000000000
DATA constants256x64<>+1304(SB)/8, $0x40f0000000000000
DATA constants256x64<>+1312(SB)/8, $0xd2511f53
DATA constants256x64<>+1320(SB)/8, $0xd2511f53
DATA constants256x64<>+1328(SB)/8, $0xd2511f53
DATA constants256x64<>+1336(SB)/8, $0xd2511f53
DATA constants256x64<>+1344(SB)/8, $0xcd9e8d57
DATA constants256x64<>+1352(SB)/8, $0xcd9e8d57
DATA constants256x64<>+1360(SB)/8, $0xcd9e8d57
DATA constants256x64<>+1368(SB)/8, $0xcd9e8d57
DATA constants256x64<>+1376(SB)/8, $0x9e3779b9
DATA constants256x64<>+1384(SB)/8, $0x9e3779b9
DATA constants256x64<>+1392(SB)/8, $0x9e3779b9
DATA constants256x64<>+1400(SB)/8, $0x9e3779b9
DATA constants256x64<>+1408(SB)/8, $0xbb67ae85
DATA constants256x64<>+1416(SB)/8, $0xbb67ae85
DATA constants256x64<>+1424(SB)/8, $0xbb67ae85
DATA constants256x64<>+1432(SB)/8, $0xbb67ae85
DATA constants256x64<>+1440(SB)/8, $0x4086300000000000
DATA constants256x64<>+1448(SB)/8, $0x4086300000000000
DATA constants256x64<>+1456(SB)/8, $0x4086300000000000
DATA constants256x64<>+1464(SB)/8, $0x4086300000000000
DATA constants256x64<>+1472(SB)/8, $0x4087500000000000
DATA constants256x64<>+1480(SB)/8, $0x4087500000000000
DATA constants256x64<>+1488(SB)/8, $0x4087500000000000
DATA constants256x64<>+1496(SB)/8, $0x4087500000000000
DATA constants256x64<>+1504(SB)/8, $0xc087500000000000
DATA constants256x64<>+1512(SB)/8, $0xc087500000000000
DATA constants256x64<>+1520(SB)/8, $0xc087500000000000
DATA constants256x64<>+1528(SB)/8, $0xc087500000000000
DATA constants256x64<>+1536(SB)/8, $0x40571547652b82fe
DATA constants256x64<>+1544(SB)/8, $0x40571547652b82fe
DATA constants256x64<>+1552(SB)/8, $0x40571547652b82fe
DATA constants256x64<>+1560(SB)/8, $0x40571547652b82fe
DATA constants256x64<>+1568(SB)/8, $0x3f862e42fefa0000
DATA constants256x64<>+1576(SB)/8, $0x3f862e42fefa0000
DATA constants256x64<>+1584(SB)/8, $0x3f862e42fefa0000
DATA constants256x64<>+1592(SB)/8, $0x3f862e42fefa0000
DATA constants256x64<>+1600(SB)/8, $0x3d1cf79abc9e3b3a
DATA constants256x64<>+1608(SB)/8, $0x3d1cf79abc9e3b3a
DATA constants256x64<>+1616(SB)/8, $0x3d1cf79abc9e3b3a
DATA constants256x64<>+1624(SB)/8, $0x3d1cf79abc9e3b3a
DATA constants256x64<>+1632(SB)/8, $0x3f56c16d924bd796
DATA constants256x64<>+1640(SB)/8, $0x3f56c16d924bd796
DATA constants256x64<>+1648(SB)/8, $0x3f56c16d924bd796
DATA constants256x64<>+1656(SB)/8, $0x3f56c16d924bd796
DATA constants256x64<>+1664(SB)/8, $0x3f811112236b2901
DATA constants256x64<>+1672(SB)/8, $0x3f811112236b2901
DATA constants256x64<>+1680(SB)/8, $0x3f811112236b2901
DATA constants256x64<>+1688(SB)/8, $0x3f811112236b2901
DATA constants256x64<>+1696(SB)/8, $0x3fa5555555554905
DATA constants256x64<>+1704(SB)/8, $0x3fa5555555554905
DATA constants256x64<>+1712(SB)/8, $0x3fa5555555554905
DATA constants256x64<>+1720(SB)/8, $0x3fa5555555554905
DATA constants256x64<>+1728(SB)/8, $0x3fc5555555554b67
DATA constants256x64<>+1736(SB)/8, $0x3fc5555555554b67
DATA constants256x64<>+1744(SB)/8, $0x3fc5555555554b67
DATA constants256x64<>+1752(SB)/8, $0x3fc5555555554b67
DATA constants256x64<>+1760(SB)/8, $0x3fe0000000000000
DATA constants256x64<>+1768(SB)/8, $0x3fe0000000000000
DATA constants256x64<>+1776(SB)/8, $0x3fe0000000000000
DATA constants256x64<>+1784(SB)/8, $0x3fe0000000000000
DATA constants256x64<>+1792(SB)/8, $0x200000000000000
DATA constants256x64<>+1800(SB)/8, $0x200000000000000
DATA constants256x64<>+1808(SB)/8, $0x200000000000000
DATA constants256x64<>+1816(SB)/8, $0x200000000000000
DATA constants256x64<>+1824(SB)/8, $0x4000000000000000
DATA constants256x64<>+1832(SB)/8, $0x4000000000000000
DATA constants256x64<>+1840(SB)/8, $0x4000000000000000
DATA constants256x64<>+1848(SB)/8, $0x4000000000000000
DATA constants256x64<>+1856(SB)/8, $0x3ff
DATA constants256x64<>+1864(SB)/8, $0x3ff
DATA constants256x64<>+1872(SB)/8, $0x3ff
DATA constants256x64<>+1880(SB)/8, $0x3ff
DATA constants256x64<>+1888(SB)/8, $0xfff0000000000000
DATA constants256x64<>+1896(SB)/8, $0xfff0000000000000
DATA constants256x64<>+1904(SB)/8, $0xfff0000000000000
DATA constants256x64<>+1912(SB)/8, $0xfff0000000000000
DATA constants256x64<>+1920(SB)/8, $0x4090040000000000
DATA constants256x64<>+1928(SB)/8, $0x4090040000000000
DATA constants256x64<>+1936(SB)/8, $0x4090040000000000
DATA constants256x64<>+1944(SB)/8, $0x4090040000000000
DATA constants256x64<>+1952(SB)/8, $0x4090e00000000000
DATA constants256x64<>+1960(SB)/8, $0x4090e00000000000
DATA constants256x64<>+1968(SB)/8, $0x4090e00000000000
DATA constants256x64<>+1976(SB)/8, $0x4090e00000000000
DATA constants256x64<>+1984(SB)/8, $0xc090e00000000000
DATA constants256x64<>+1992(SB)/8, $0xc090e00000000000
DATA constants256x64<>+2000(SB)/8, $0xc090e00000000000
DATA constants256x64<>+2008(SB)/8, $0xc090e00000000000
DATA constants256x64<>+2016(SB)/8, $0x4050000000000000
DATA constants256x64<>+2024(SB)/8, $0x4050000000000000
DATA constants256x64<>+2032(SB)/8, $0x4050000000000000
DATA constants256x64<>+2040(SB)/8, $0x4050000000000000
DATA constants256x64<>+2048(SB)/8, $0x3f90000000000000
DATA constants256x64<>+2056(SB)/8, $0x3f90000000000000
DATA constants256x64<>+2064(SB)/8, $0x3f90000000000000
DATA constants256x64<>+2072(SB)/8, $0x3f90000000000000
DATA constants256x64<>+2080(SB)/8, $0x3fe62e42fefa39ef
DATA constants256x64<>+2088(SB)/8, $0x3fe62e42fefa39ef
DATA constants256x64<>+2096(SB)/8, $0x3fe62e42fefa39ef
DATA constants256x64<>+2104(SB)/8, $0x3fe62e42fefa39ef
DATA constants256x64<>+2112(SB)/8, $0x4046800000000000
DATA constants256x64<>+2120(SB)/8, $0x4046800000000000
DATA constants256x64<>+2128(SB)/8, $0x4046800000000000
DATA constants256x64<>+2136(SB)/8, $0x4046800000000000
DATA constants256x64<>+2144(SB)/8, $0xc046800000000000
DATA constants256x64<>+2152(SB)/8, $0xc046800000000000
DATA constants256x64<>+2160(SB)/8, $0xc046800000000000
DATA constants256x64<>+2168(SB)/8, $0xc046800000000000
DATA constants256x64<>+2176(SB)/8, $0x3e8
DATA constants256x64<>+2184(SB)/8, $0x3e8
DATA constants256x64<>+2192(SB)/8, $0x3e8
DATA constants256x64<>+2200(SB)/8, $0x3e8
DATA constants256x64<>+2208(SB)/8, $0xbff0000000000000
DATA constants256x64<>+2216(SB)/8, $0xbff0000000000000
DATA constants256x64<>+2224(SB)/8, $0xbff0000000000000
DATA constants256x64<>+2232(SB)/8, $0xbff0000000000000
DATA constants256x64<>+2240(SB)/8, $0x8010000000000000
DATA constants256x64<>+2248(SB)/8, $0x8010000000000000
DATA constants256x64<>+2256(SB)/8, $0x8010000000000000
DATA constants256x64<>+2264(SB)/8, $0x8010000000000000
DATA constants256x64<>+2272(SB)/8, $0x4350000000000000
DATA constants256x64<>+2280(SB)/8, $0x4350000000000000
DATA constants256x64<>+2288(SB)/8, $0x4350000000000000
DATA constants256x64<>+2296(SB)/8, $0x4350000000000000
DATA constants256x64<>+2304(SB)/8, $0xffffffffffffffca
DATA constants256x64<>+2312(SB)/8, $0xffffffffffffffca
DATA constants256x64<>+2320(SB)/8, $0xffffffffffffffca
DATA constants256x64<>+2328(SB)/8, $0xffffffffffffffca
DATA constants256x64<>+2336(SB)/8, $0x3fe6200000000000
DATA constants256x64<>+2344(SB)/8, $0x3fe6200000000000
DATA constants256x64<>+2352(SB)/8, $0x3fe6200000000000
DATA constants256x64<>+2360(SB)/8, $0x3fe6200000000000
DATA constants256x64<>+2368(SB)/8, $0x800
DATA constants256x64<>+2376(SB)/8, $0x800
DATA constants256x64<>+2384(SB)/8, $0x800
DATA constants256x64<>+2392(SB)/8, $0x800
DATA constants256x64<>+2400(SB)/8, $0x100000000
DATA constants256x64<>+2408(SB)/8, $0x100000000
DATA constants256x64<>+2416(SB)/8, $0x100000000
DATA constants256x64<>+2424(SB)/8, $0x100000000
DATA constants256x64<>+2432(SB)/8, $0xfffffffe00000000
DATA constants256x64<>+2440(SB)/8, $0xfffffffe00000000
DATA constants256x64<>+2448(SB)/8, $0xfffffffe00000000
DATA constants256x64<>+2456(SB)/8, $0xfffffffe00000000
DATA constants256x64<>+2464(SB)/8, $0x3fe62e42fefa3800
DATA constants256x64<>+2472(SB)/8, $0x3fe62e42fefa3800
DATA constants256x64<>+2480(SB)/8, $0x3fe62e42fefa3800
DATA constants256x64<>+2488(SB)/8, $0x3fe62e42fefa3800
DATA constants256x64<>+2496(SB)/8, $0x3d2ef35793c76730
DATA constants256x64<>+2504(SB)/8, $0x3d2ef35793c76730
DATA constants256x64<>+2512(SB)/8, $0x3d2ef35793c76730
DATA constants256x64<>+2520(SB)/8, $0x3d2ef35793c76730
DATA constants256x64<>+2528(SB)/8, $0x3fbc72b3b51d5785
DATA constants256x64<>+2536(SB)/8, $0x3fbc72b3b51d5785
DATA constants256x64<>+2544(SB)/8, $0x3fbc72b3b51d5785
DATA constants256x64<>+2552(SB)/8, $0x3fbc72b3b51d5785
DATA constants256x64<>+2560(SB)/8, $0xbfc00067171b4b06
DATA constants256x64<>+2568(SB)/8, $0xbfc00067171b4b06
DATA constants256x64<>+2576(SB)/8, $0xbfc00067171b4b06
DATA constants256x64<>+2584(SB)/8, $0xbfc00067171b4b06
DATA constants256x64<>+2592(SB)/8, $0x3fc2492490af0895
DATA constants256x64<>+2600(SB)/8, $0x3fc2492490af0895
DATA constants256x64<>+2608(SB)/8, $0x3fc2492490af0895
DATA constants256x64<>+2616(SB)/8, $0x3fc2492490af0895
DATA constants256x64<>+2624(SB)/8, $0xbfc5555554557701
DATA constants256x64<>+2632(SB)/8, $0xbfc5555554557701
DATA constants256x64<>+2640(SB)/8, $0xbfc5555554557701
DATA constants256x64<>+2648(SB)/8, $0xbfc5555554557701
DATA constants256x64<>+2656(SB)/8, $0x3fc9999999999bb7
DATA constants256x64<>+2664(SB)/8, $0x3fc9999999999bb7
DATA constants256x64<>+2672(SB)/8, $0x3fc9999999999bb7
DATA constants256x64<>+2680(SB)/8, $0x3fc9999999999bb7
DATA constants256x64<>+2688(SB)/8, $0xbfd000000000005e
DATA constants256x64<>+2696(SB)/8, $0xbfd000000000005e
DATA constants256x64<>+2704(SB)/8, $0xbfd000000000005e
DATA constants256x64<>+2712(SB)/8, $0xbfd000000000005e
DATA constants256x64<>+2720(SB)/8, $0x3fd5555555555555
DATA constants256x64<>+2728(SB)/8, $0x3fd5555555555555
DATA constants256x64<>+2736(SB)/8, $0x3fd5555555555555
DATA constants256x64<>+2744(SB)/8, $0x3fd5555555555555
DATA constants256x64<>+2752(SB)/8, $0xbfe0000000000000
DATA constants256x64<>+2760(SB)/8, $0xbfe0000000000000
DATA constants256x64<>+2768(SB)/8, $0xbfe0000000000000
DATA constants256x64<>+2776(SB)/8, $0xbfe0000000000000
DATA constants256x64<>+2784(SB)/8, $0xffefffffffffffff
DATA constants256x64<>+2792(SB)/8, $0xffefffffffffffff
DATA constants256x64<>+2800(SB)/8, $0xffefffffffffffff
DATA constants256x64<>+2808(SB)/8, $0xffefffffffffffff
DATA constants256x64<>+2816(SB)/8, $0xfffffffff8000000
DATA constants256x64<>+2824(SB)/8, $0xfffffffff8000000
DATA constants256x64<>+2832(SB)/8, $0xfffffffff8000000
DATA constants256x64<>+2840(SB)/8, $0xfffffffff8000000
DATA constants256x64<>+2848(SB)/8, $0x3ff7154768000000
DATA constants256x64<>+2856(SB)/8, $0x3ff7154768000000
DATA constants256x64<>+2864(SB)/8, $0x3ff7154768000000
DATA constants256x64<>+2872(SB)/8, $0x3ff7154768000000
DATA constants256x64<>+2880(SB)/8, $0xbe46a3e80f444178
DATA constants256x64<>+2888(SB)/8, $0xbe46a3e80f444178
DATA constants256x64<>+2896(SB)/8, $0xbe46a3e80f444178
DATA constants256x64<>+2904(SB)/8, $0xbe46a3e80f444178
DATA constants256x64<>+2912(SB)/8, $0x3fdbcb7b18000000
DATA constants256x64<>+2920(SB)/8, $0x3fdbcb7b18000000
DATA constants256x64<>+2928(SB)/8, $0x3fdbcb7b18000000
DATA constants256x64<>+2936(SB)/8, $0x3fdbcb7b18000000
DATA constants256x64<>+2944(SB)/8, $0xbe26c8d78e6acaa4
DATA constants256x64<>+2952(SB)/8, $0xbe26c8d78e6acaa4
DATA constants256x64<>+2960(SB)/8, $0xbe26c8d78e6acaa4
DATA constants256x64<>+2968(SB)/8, $0xbe26c8d78e6acaa4
DATA constants256x64<>+2976(SB)/8, $0xc400000000000000
DATA constants256x64<>+2984(SB)/8, $0xc400000000000000
DATA constants256x64<>+2992(SB)/8, $0xc400000000000000
DATA constants256x64<>+3000(SB)/8, $0xc400000000000000
DATA constants256x64<>+3008(SB)/8, $0x4400000000000000
DATA constants256x64<>+3016(SB)/8, $0x4400000000000000
DATA constants256x64<>+3024(SB)/8, $0x4400000000000000
DATA constants256x64<>+3032(SB)/8, $0x4400000000000000
DATA constants256x64<>+3040(SB)/8, $0x433
DATA constants256x64<>+3048(SB)/8, $0x433
DATA constants256x64<>+3056(SB)/8, $0x433
DATA constants256x64<>+3064(SB)/8, $0x433
DATA constants256x64<>+3072(SB)/8, $0x8000000000000035
DATA constants256x64<>+3080(SB)/8, $0x8000000000000035
DATA constants256x64<>+3088(SB)/8, $0x8000000000000035
DATA constants256x64<>+3096(SB)/8, $0x8000000000000035
DATA constants256x64<>+3104(SB)/8, $0xfffffffffffff
DATA constants256x64<>+3112(SB)/8, $0xfffffffffffff
DATA constants256x64<>+3120(SB)/8, $0xfffffffffffff
DATA constants256x64<>+3128(SB)/8, $0xfffffffffffff
DATA constants256x64<>+3136(SB)/8, $0x10000000000000
DATA constants256x64<>+3144(SB)/8, $0x10000000000000
DATA constants256x64<>+3152(SB)/8, $0x10000000000000
DATA constants256x64<>+3160(SB)/8, $0x10000000000000
DATA constants256x64<>+3168(SB)/8, $0x8000000000000433
DATA constants256x64<>+3176(SB)/8, $0x8000000000000433
DATA constants256x64<>+3184(SB)/8, $0x8000000000000433
DATA constants256x64<>+3192(SB)/8, $0x8000000000000433
DATA constants256x64<>+3200(SB)/8, $0xc086400000000000
DATA constants256x64<>+3208(SB)/8, $0xc086400000000000
DATA constants256x64<>+3216(SB)/8, $0xc086400000000000
DATA constants256x64<>+3224(SB)/8, $0xc086400000000000
DATA constants256x64<>+3232(SB)/8, $0x4086400000000000
DATA constants256x64<>+3240(SB)/8, $0x4086400000000000
DATA constants256x64<>+3248(SB)/8, $0x4086400000000000
DATA constants256x64<>+3256(SB)/8, $0x4086400000000000
DATA constants256x64<>+3264(SB)/8, $0xfffffffffffffc18
DATA constants256x64<>+3272(SB)/8, $0xfffffffffffffc18
DATA constants256x64<>+3280(SB)/8, $0xfffffffffffffc18
DATA constants256x64<>+3288(SB)/8, $0xfffffffffffffc18
DATA constants256x64<>+3296(SB)/8, $0x3f56c16c16c16c17
DATA constants256x64<>+3304(SB)/8, $0x3f56c16c16c16c17
DATA constants256x64<>+3312(SB)/8, $0x3f56c16c16c16c17
DATA constants256x64<>+3320(SB)/8, $0x3f56c16c16c16c17
DATA constants256x64<>+3328(SB)/8, $0x3fa5555555555555
DATA constants256x64<>+3336(SB)/8, $0x3fa5555555555555
DATA constants256x64<>+3344(SB)/8, $0x3fa5555555555555
DATA constants256x64<>+3352(SB)/8, $0x3fa5555555555555
DATA constants256x64<>+3360(SB)/8, $0x3f2a01a01a01a01a
DATA constants256x64<>+3368(SB)/8, $0x3f2a01a01a01a01a
DATA constants256x64<>+3376(SB)/8, $0x3f2a01a01a01a01a
DATA constants256x64<>+3384(SB)/8, $0x3f2a01a01a01a01a
DATA constants256x64<>+3392(SB)/8, $0x3f81111111111111
DATA constants256x64<>+3400(SB)/8, $0x3f81111111111111
DATA constants256x64<>+3408(SB)/8, $0x3f81111111111111
DATA constants256x64<>+3416(SB)/8, $0x3f81111111111111
DATA constants256x64<>+3424(SB)/8, $0x3fc5555555555555
DATA constants256x64<>+3432(SB)/8, $0x3fc5555555555555
DATA constants256x64<>+3440(SB)/8, $0x3fc5555555555555
DATA constants256x64<>+3448(SB)/8, $0x3fc5555555555555
DATA constants256x64<>+3456(SB)/8, $0xc036000000000000
DATA constants256x64<>+3464(SB)/8, $0xc036000000000000
DATA constants256x64<>+3472(SB)/8, $0xc036000000000000
DATA constants256x64<>+3480(SB)/8, $0xc036000000000000
DATA constants256x64<>+3488(SB)/8, $0x4036000000000000
DATA constants256x64<>+3496(SB)/8, $0x4036000000000000
DATA constants256x64<>+3504(SB)/8, $0x4036000000000000
DATA constants256x64<>+3512(SB)/8, $0x4036000000000000
DATA constants256x64<>+3520(SB)/8, $0xc1b0000000000000
DATA constants256x64<>+3528(SB)/8, $0xc1b0000000000000
DATA constants256x64<>+3536(SB)/8, $0xc1b0000000000000
DATA constants256x64<>+3544(SB)/8, $0xc1b0000000000000
DATA constants256x64<>+3552(SB)/8, $0x3e30000000000000
DATA constants256x64<>+3560(SB)/8, $0x3e30000000000000
DATA constants256x64<>+3568(SB)/8, $0x3e30000000000000
DATA constants256x64<>+3576(SB)/8, $0x3e30000000000000
DATA constants256x64<>+3584(SB)/8, $0xc1c0000000000000
DATA constants256x64<>+3592(SB)/8, $0xc1c0000000000000
DATA constants256x64<>+3600(SB)/8, $0xc1c0000000000000
DATA constants256x64<>+3608(SB)/8, $0xc1c0000000000000
DATA constants256x64<>+3616(SB)/8, $0x3b
DATA constants256x64<>+3624(SB)/8, $0x3b
DATA constants256x64<>+3632(SB)/8, $0x3b
DATA constants256x64<>+3640(SB)/8, $0x3b
DATA constants256x64<>+3648(SB)/8, $0x403e000000000000
DATA constants256x64<>+3656(SB)/8, $0x403e000000000000
DATA constants256x64<>+3664(SB)/8, $0x403e000000000000
DATA constants256x64<>+3672(SB)/8, $0x403e000000000000
DATA constants256x64<>+3680(SB)/8, $0x5556
DATA constants256x64<>+3688(SB)/8, $0x5556
DATA constants256x64<>+3696(SB)/8, $0x5556
DATA constants256x64<>+3704(SB)/8, $0x5556
DATA constants256x64<>+3712(SB)/8, $0x3
DATA constants256x64<>+3720(SB)/8, $0x3
DATA constants256x64<>+3728(SB)/8, $0x3
DATA constants256x64<>+3736(SB)/8, $0x3
DATA constants256x64<>+3744(SB)/8, $0xffffffff00000000
DATA constants256x64<>+3752(SB)/8, $0xffffffff00000000
DATA constants256x64<>+3760(SB)/8, $0xffffffff00000000
DATA constants256x64<>+3768(SB)/8, $0xffffffff00000000
DATA constants256x64<>+3776(SB)/8, $0x3faf9add3c0ca458
DATA constants256x64<>+3784(SB)/8, $0x3faf9add3c0ca458
DATA constants256x64<>+3792(SB)/8, $0x3faf9add3c0ca458
DATA constants256x64<>+3800(SB)/8, $0x3faf9add3c0ca458
DATA constants256x64<>+3808(SB)/8, $0xbfbc71c71c71c71c
DATA constants256x64<>+3816(SB)/8, $0xbfbc71c71c71c71c
DATA constants256x64<>+3824(SB)/8, $0xbfbc71c71c71c71c
DATA constants256x64<>+3832(SB)/8, $0xbfbc71c71c71c71c
DATA constants256x64<>+3840(SB)/8, $0x4008000000000000
DATA constants256x64<>+3848(SB)/8, $0x4008000000000000
DATA constants256x64<>+3856(SB)/8, $0x4008000000000000
DATA constants256x64<>+3864(SB)/8, $0x4008000000000000
DATA constants256x64<>+3872(SB)/8, $0x2aa
DATA constants256x64<>+3880(SB)/8, $0x2aa
DATA constants256x64<>+3888(SB)/8, $0x2aa
DATA constants256x64<>+3896(SB)/8, $0x2aa
DATA constants256x64<>+3904(SB)/8, $0x12
DATA constants256x64<>+3912(SB)/8, $0x12
DATA constants256x64<>+3920(SB)/8, $0x12
DATA constants256x64<>+3928(SB)/8, $0x12
DATA constants256x64<>+3936(SB)/8, $0x9000000000000000
DATA constants256x64<>+3944(SB)/8, $0x9000000000000000
DATA constants256x64<>+3952(SB)/8, $0x9000000000000000
DATA constants256x64<>+3960(SB)/8, $0x9000000000000000
DATA constants256x64<>+3968(SB)/8, $0x46b0000000000000
DATA constants256x64<>+3976(SB)/8, $0x46b0000000000000
DATA constants256x64<>+3984(SB)/8, $0x46b0000000000000
DATA constants256x64<>+3992(SB)/8, $0x46b0000000000000
DATA constants256x64<>+4000(SB)/8, $0xa0b0000000000000
DATA constants256x64<>+4008(SB)/8, $0xa0b0000000000000
DATA constants256x64<>+4016(SB)/8, $0xa0b0000000000000
DATA constants256x64<>+4024(SB)/8, $0xa0b0000000000000
DATA constants256x64<>+4032(SB)/8, $0x6570000000000000
DATA constants256x64<>+4040(SB)/8, $0x6570000000000000
DATA constants256x64<>+4048(SB)/8, $0x6570000000000000
DATA constants256x64<>+4056(SB)/8, $0x6570000000000000
DATA constants256x64<>+4064(SB)/8, $0xdf30000000000000
DATA constants256x64<>+4072(SB)/8, $0xdf30000000000000
DATA constants256x64<>+4080(SB)/8, $0xdf30000000000000
DATA constants256x64<>+4088(SB)/8, $0xdf30000000000000
DATA constants256x64<>+4096(SB)/8, $0x1a70000000000000
DATA constants256x64<>+4104(SB)/8, $0x1a70000000000000
DATA constants256x64<>+4112(SB)/8, $0x1a70000000000000
DATA constants256x64<>+4120(SB)/8, $0x1a70000000000000
DATA constants256x64<>+4128(SB)/8, $0x7fe0000000000000
DATA constants256x64<>+4136(SB)/8, $0x7fe0000000000000
DATA constants256x64<>+4144(SB)/8, $0x7fe0000000000000
DATA constants256x64<>+4152(SB)/8, $0x7fe0000000000000
DATA constants256x64<>+4160(SB)/8, $0x3fe45f306dc9c883
DATA constants256x64<>+4168(SB)/8, $0x3fe45f306dc9c883
DATA constants256x64<>+4176(SB)/8, $0x3fe45f306dc9c883
DATA constants256x64<>+4184(SB)/8, $0x3fe45f306dc9c883
DATA constants256x64<>+4192(SB)/8, $0x3ff921fb54440000
DATA constants256x64<>+4200(SB)/8, $0x3ff921fb54440000
DATA constants256x64<>+4208(SB)/8, $0x3ff921fb54440000
DATA constants256x64<>+4216(SB)/8, $0x3ff921fb54440000
DATA constants256x64<>+4224(SB)/8, $0xbd868c234c4c0000
DATA constants256x64<>+4232(SB)/8, $0xbd868c234c4c0000
DATA constants256x64<>+4240(SB)/8, $0xbd868c234c4c0000
DATA constants256x64<>+4248(SB)/8, $0xbd868c234c4c0000
DATA constants256x64<>+4256(SB)/8, $0x3b298a2e03707345
DATA constants256x64<>+4264(SB)/8, $0x3b298a2e03707345
DATA constants256x64<>+4272(SB)/8, $0x3b298a2e03707345
DATA constants256x64<>+4280(SB)/8, $0x3b298a2e03707345
DATA constants256x64<>+4288(SB)/8, $0xc0f9000000000000
DATA constants256x64<>+4296(SB)/8, $0xc0f9000000000000
DATA constants256x64<>+4304(SB)/8, $0xc0f9000000000000
DATA constants256x64<>+4312(SB)/8, $0xc0f9000000000000
DATA constants256x64<>+4320(SB)/8, $0xbda8fa49194aecac
DATA constants256x64<>+4328(SB)/8, $0xbda8fa49194aecac
DATA constants256x64<>+4336(SB)/8, $0xbda8fa49194aecac
DATA constants256x64<>+4344(SB)/8, $0xbda8fa49194aecac
DATA constants256x64<>+4352(SB)/8, $0x3de5d8fc9dd6cd57
DATA constants256x64<>+4360(SB)/8, $0x3de5d8fc9dd6cd57
DATA constants256x64<>+4368(SB)/8, $0x3de5d8fc9dd6cd57
DATA constants256x64<>+4376(SB)/8, $0x3de5d8fc9dd6cd57
DATA constants256x64<>+4384(SB)/8, $0x3e21ee9d7a4ce1e8
DATA constants256x64<>+4392(SB)/8, $0x3e21ee9d7a4ce1e8
DATA constants256x64<>+4400(SB)/8, $0x3e21ee9d7a4ce1e8
DATA constants256x64<>+4408(SB)/8, $0x3e21ee9d7a4ce1e8
DATA constants256x64<>+4416(SB)/8, $0xbe5ae5e5a7730305
DATA constants256x64<>+4424(SB)/8, $0xbe5ae5e5a7730305
DATA constants256x64<>+4432(SB)/8, $0xbe5ae5e5a7730305
DATA constants256x64<>+4440(SB)/8, $0xbe5ae5e5a7730305
DATA constants256x64<>+4448(SB)/8, $0xbe927e4f7eaad685
DATA constants256x64<>+4456(SB)/8, $0xbe927e4f7eaad685
DATA constants256x64<>+4464(SB)/8, $0xbe927e4f7eaad685
DATA constants256x64<>+4472(SB)/8, $0xbe927e4f7eaad685
DATA constants256x64<>+4480(SB)/8, $0x3ec71de3567b2621
DATA constants256x64<>+4488(SB)/8, $0x3ec71de3567b2621
DATA constants256x64<>+4496(SB)/8, $0x3ec71de3567b2621
DATA constants256x64<>+4504(SB)/8, $0x3ec71de3567b2621
DATA constants256x64<>+4512(SB)/8, $0x3efa01a019c842f7
DATA constants256x64<>+4520(SB)/8, $0x3efa01a019c842f7
DATA constants256x64<>+4528(SB)/8, $0x3efa01a019c842f7
DATA constants256x64<>+4536(SB)/8, $0x3efa01a019c842f7
DATA constants256x64<>+4544(SB)/8, $0xbf2a01a019bfdc9b
DATA constants256x64<>+4552(SB)/8, $0xbf2a01a019bfdc9b
DATA constants256x64<>+4560(SB)/8, $0xbf2a01a019bfdc9b
DATA constants256x64<>+4568(SB)/8, $0xbf2a01a019bfdc9b
DATA constants256x64<>+4576(SB)/8, $0xbf56c16c16c14f90
DATA constants256x64<>+4584(SB)/8, $0xbf56c16c16c14f90
DATA constants256x64<>+4592(SB)/8, $0xbf56c16c16c14f90
DATA constants256x64<>+4600(SB)/8, $0xbf56c16c16c14f90
DATA constants256x64<>+4608(SB)/8, $0x3f8111111110f7cf
DATA constants256x64<>+4616(SB)/8, $0x3f8111111110f7cf
DATA constants256x64<>+4624(SB)/8, $0x3f8111111110f7cf
DATA constants256x64<>+4632(SB)/8, $0x3f8111111110f7cf
DATA constants256x64<>+4640(SB)/8, $0x3fa555555555554b
DATA constants256x64<>+4648(SB)/8, $0x3fa555555555554b
DATA constants256x64<>+4656(SB)/8, $0x3fa555555555554b
DATA constants256x64<>+4664(SB)/8, $0x3fa555555555554b
DATA constants256x64<>+4672(SB)/8, $0xbfc5555555555548
DATA constants256x64<>+4680(SB)/8, $0xbfc5555555555548
DATA constants256x64<>+4688(SB)/8, $0xbfc5555555555548
DATA constants256x64<>+4696(SB)/8, $0xbfc5555555555548
DATA constants256x64<>+4704(SB)/8, $0x2
DATA constants256x64<>+4712(SB)/8, $0x2
DATA constants256x64<>+4720(SB)/8, $0x2
DATA constants256x64<>+4728(SB)/8, $0x2
DATA constants256x64<>+4736(SB)/8, $0xbe40000000000000
DATA constants256x64<>+4744(SB)/8, $0xbe40000000000000
DATA constants256x64<>+4752(SB)/8, $0xbe40000000000000
DATA constants256x64<>+4760(SB)/8, $0xbe40000000000000
DATA constants256x64<>+4768(SB)/8, $0xbef2ba774493ebb5
DATA constants256x64<>+4776(SB)/8, $0xbef2ba774493ebb5
DATA constants256x64<>+4784(SB)/8, $0xbef2ba774493ebb5
DATA constants256x64<>+4792(SB)/8, $0xbef2ba774493ebb5
DATA constants256x64<>+4800(SB)/8, $0x3f6c0e64e17f4dec
DATA constants256x64<>+4808(SB)/8, $0x3f6c0e64e17f4dec
DATA constants256x64<>+4816(SB)/8, $0x3f6c0e64e17f4dec
DATA constants256x64<>+4824(SB)/8, $0x3f6c0e64e17f4dec
DATA constants256x64<>+4832(SB)/8, $0xbfc112b21045ce89
DATA constants256x64<>+4840(SB)/8, $0xbfc112b21045ce89
DATA constants256x64<>+4848(SB)/8, $0xbfc112b21045ce89
DATA constants256x64<>+4856(SB)/8, $0xbfc112b21045ce89
DATA constants256x64<>+4864(SB)/8, $0x3ea0b712b36a92f9
DATA constants256x64<>+4872(SB)/8, $0x3ea0b712b36a92f9
DATA constants256x64<>+4880(SB)/8, $0x3ea0b712b36a92f9
DATA constants256x64<>+4888(SB)/8, $0x3ea0b712b36a92f9
DATA constants256x64<>+4896(SB)/8, $0xbf346f3cd25ddea0
DATA constants256x64<>+4904(SB)/8, $0xbf346f3cd25ddea0
DATA constants256x64<>+4912(SB)/8, $0xbf346f3cd25ddea0
DATA constants256x64<>+4920(SB)/8, $0xbf346f3cd25ddea0
DATA constants256x64<>+4928(SB)/8, $0x3f9a4790b0d34f27
DATA constants256x64<>+4936(SB)/8, $0x3f9a4790b0d34f27
DATA constants256x64<>+4944(SB)/8, $0x3f9a4790b0d34f27
DATA constants256x64<>+4952(SB)/8, $0x3f9a4790b0d34f27
DATA constants256x64<>+4960(SB)/8, $0xbfdddeae5d783c9a
DATA constants256x64<>+4968(SB)/8, $0xbfdddeae5d783c9a
DATA constants256x64<>+4976(SB)/8, $0xbfdddeae5d783c9a
DATA constants256x64<>+4984(SB)/8, $0xbfdddeae5d783c9a
DATA constants256x64<>+4992(SB)/8, $0x3fa0b4ffe8fe9d71
DATA constants256x64<>+5000(SB)/8, $0x3fa0b4ffe8fe9d71
DATA constants256x64<>+5008(SB)/8, $0x3fa0b4ffe8fe9d71
DATA constants256x64<>+5016(SB)/8, $0x3fa0b4ffe8fe9d71
DATA constants256x64<>+5024(SB)/8, $0xbf9581c7be301edc
DATA constants256x64<>+5032(SB)/8, $0xbf9581c7be301edc
DATA constants256x64<>+5040(SB)/8, $0xbf9581c7be301edc
DATA constants256x64<>+5048(SB)/8, $0xbf9581c7be301edc
DATA constants256x64<>+5056(SB)/8, $0x3f963b37a74e1f28
DATA constants256x64<>+5064(SB)/8, $0x3f963b37a74e1f28
DATA constants256x64<>+5072(SB)/8, $0x3f963b37a74e1f28
DATA constants256x64<>+5080(SB)/8, $0x3f963b37a74e1f28
DATA constants256x64<>+5088(SB)/8, $0x3f6e5a58d89b7e48
DATA constants256x64<>+5096(SB)/8, $0x3f6e5a58d89b7e48
DATA constants256x64<>+5104(SB)/8, $0x3f6e5a58d89b7e48
DATA constants256x64<>+5112(SB)/8, $0x3f6e5a58d89b7e48
DATA constants256x64<>+5120(SB)/8, $0x3f861422aef1b40c
DATA constants256x64<>+5128(SB)/8, $0x3f861422aef1b40c
DATA constants256x64<>+5136(SB)/8, $0x3f861422aef1b40c
DATA constants256x64<>+5144(SB)/8, $0x3f861422aef1b40c
DATA constants256x64<>+5152(SB)/8, $0x3f8758477978c087
DATA constants256x64<>+5160(SB)/8, $0x3f8758477978c087
DATA constants256x64<>+5168(SB)/8, $0x3f8758477978c087
DATA constants256x64<>+5176(SB)/8, $0x3f8758477978c087
DATA constants256x64<>+5184(SB)/8, $0x3f8ca1fb175ec883
DATA constants256x64<>+5192(SB)/8, $0x3f8ca1fb175ec883
DATA constants256x64<>+5200(SB)/8, $0x3f8ca1fb175ec883
DATA constants256x64<>+5208(SB)/8, $0x3f8ca1fb175ec883
DATA constants256x64<>+5216(SB)/8, $0x3f91c49eebbbfa7a
DATA constants256x64<>+5224(SB)/8, $0x3f91c49eebbbfa7a
DATA constants256x64<>+5232(SB)/8, $0x3f91c49eebbbfa7a
DATA constants256x64<>+5240(SB)/8, $0x3f91c49eebbbfa7a
DATA constants256x64<>+5248(SB)/8, $0x3f96e8bdef9aeb94
DATA constants256x64<>+5256(SB)/8, $0x3f96e8bdef9aeb94
DATA constants256x64<>+5264(SB)/8, $0x3f96e8bdef9aeb94
DATA constants256x64<>+5272(SB)/8, $0x3f96e8bdef9aeb94
DATA constants256x64<>+5280(SB)/8, $0x3f9f1c71a93f2cd7
DATA constants256x64<>+5288(SB)/8, $0x3f9f1c71a93f2cd7
DATA constants256x64<>+5296(SB)/8, $0x3f9f1c71a93f2cd7
DATA constants256x64<>+5304(SB)/8, $0x3f9f1c71a93f2cd7
DATA constants256x64<>+5312(SB)/8, $0x3fa6db6db7215695
DATA constants256x64<>+5320(SB)/8, $0x3fa6db6db7215695
DATA constants256x64<>+5328(SB)/8, $0x3fa6db6db7215695
DATA constants256x64<>+5336(SB)/8, $0x3fa6db6db7215695
DATA constants256x64<>+5344(SB)/8, $0x3fb333333332e0e6
DATA constants256x64<>+5352(SB)/8, $0x3fb333333332e0e6
DATA constants256x64<>+5360(SB)/8, $0x3fb333333332e0e6
DATA constants256x64<>+5368(SB)/8, $0x3fb333333332e0e6
DATA constants256x64<>+5376(SB)/8, $0x3fc5555555555577
DATA constants256x64<>+5384(SB)/8, $0x3fc5555555555577
DATA constants256x64<>+5392(SB)/8, $0x3fc5555555555577
DATA constants256x64<>+5400(SB)/8, $0x3fc5555555555577
DATA constants256x64<>+5408(SB)/8, $0x7fce666666666666
DATA constants256x64<>+5416(SB)/8, $0x7fce666666666666
DATA constants256x64<>+5424(SB)/8, $0x7fce666666666666
DATA constants256x64<>+5432(SB)/8, $0x7fce666666666666
DATA constants256x64<>+5440(SB)/8, $0x3ff921fb54442d18
DATA constants256x64<>+5448(SB)/8, $0x3ff921fb54442d18
DATA constants256x64<>+5456(SB)/8, $0x3ff921fb54442d18
DATA constants256x64<>+5464(SB)/8, $0x3ff921fb54442d18
DATA constants256x64<>+5472(SB)/8, $0x3c91a62633145c07
DATA constants256x64<>+5480(SB)/8, $0x3c91a62633145c07
DATA constants256x64<>+5488(SB)/8, $0x3c91a62633145c07
DATA constants256x64<>+5496(SB)/8, $0x3c91a62633145c07
DATA constants256x64<>+5504(SB)/8, $0xc000000000000000
DATA constants256x64<>+5512(SB)/8, $0xc000000000000000
DATA constants256x64<>+5520(SB)/8, $0xc000000000000000
DATA constants256x64<>+5528(SB)/8, $0xc000000000000000
DATA constants256x64<>+5536(SB)/8, $0x400921fb54442d18
DATA constants256x64<>+5544(SB)/8, $0x400921fb54442d18
DATA constants256x64<>+5552(SB)/8, $0x400921fb54442d18
DATA constants256x64<>+5560(SB)/8, $0x400921fb54442d18
DATA constants256x64<>+5568(SB)/8, $0x3ca1a62633145c07
DATA constants256x64<>+5576(SB)/8, $0x3ca1a62633145c07
DATA constants256x64<>+5584(SB)/8, $0x3ca1a62633145c07
DATA constants256x64<>+5592(SB)/8, $0x3ca1a62633145c07
DATA constants256x64<>+5600(SB)/8, $0xc3b0000000000000
DATA constants256x64<>+5608(SB)/8, $0xc3b0000000000000
DATA constants256x64<>+5616(SB)/8, $0xc3b0000000000000
DATA constants256x64<>+5624(SB)/8, $0xc3b0000000000000
DATA constants256x64<>+5632(SB)/8, $0x43b0000000000000
DATA constants256x64<>+5640(SB)/8, $0x43b0000000000000
DATA constants256x64<>+5648(SB)/8, $0x43b0000000000000
DATA constants256x64<>+5656(SB)/8, $0x43b0000000000000
DATA constants256x64<>+5664(SB)/8, $0x7fde666666666666
DATA constants256x64<>+5672(SB)/8, $0x7fde666666666666
DATA constants256x64<>+5680(SB)/8, $0x7fde666666666666
DATA constants256x64<>+5688(SB)/8, $0x7fde666666666666
DATA constants256x64<>+5696(SB)/8, $0xbfa70a3d70a3d70a
DATA constants256x64<>+5704(SB)/8, $0xbfa70a3d70a3d70a
DATA constants256x64<>+5712(SB)/8, $0xbfa70a3d70a3d70a
DATA constants256x64<>+5720(SB)/8, $0xbfa70a3d70a3d70a
DATA constants256x64<>+5728(SB)/8, $0x42f8000000000000
DATA constants256x64<>+5736(SB)/8, $0x42f8000000000000
DATA constants256x64<>+5744(SB)/8, $0x42f8000000000000
DATA constants256x64<>+5752(SB)/8, $0x42f8000000000000
DATA constants256x64<>+5760(SB)/8, $0x20
DATA constants256x64<>+5768(SB)/8, $0x20
DATA constants256x64<>+5776(SB)/8, $0x20
DATA constants256x64<>+5784(SB)/8, $0x20
DATA constants256x64<>+5792(SB)/8, $0x40
DATA constants256x64<>+5800(SB)/8, $0x40
DATA constants256x64<>+5808(SB)/8, $0x40
DATA constants256x64<>+5816(SB)/8, $0x40
DATA constants256x64<>+5824(SB)/8, $0xbfb728dfe9783b60
DATA constants256x64<>+5832(SB)/8, $0xbfb728dfe9783b60
DATA constants256x64<>+5840(SB)/8, $0xbfb728dfe9783b60
DATA constants256x64<>+5848(SB)/8, $0xbfb728dfe9783b60
DATA constants256x64<>+5856(SB)/8, $0x3fbc71b8305c3ebd
DATA constants256x64<>+5864(SB)/8, $0x3fbc71b8305c3ebd
DATA constants256x64<>+5872(SB)/8, $0x3fbc71b8305c3ebd
DATA constants256x64<>+5880(SB)/8, $0x3fbc71b8305c3ebd
DATA constants256x64<>+5888(SB)/8, $0xbfc2492490b6f9e8
DATA constants256x64<>+5896(SB)/8, $0xbfc2492490b6f9e8
DATA constants256x64<>+5904(SB)/8, $0xbfc2492490b6f9e8
DATA constants256x64<>+5912(SB)/8, $0xbfc2492490b6f9e8
DATA constants256x64<>+5920(SB)/8, $0x3fc9999999997bf5
DATA constants256x64<>+5928(SB)/8, $0x3fc9999999997bf5
DATA constants256x64<>+5936(SB)/8, $0x3fc9999999997bf5
DATA constants256x64<>+5944(SB)/8, $0x3fc9999999997bf5
DATA constants256x64<>+5952(SB)/8, $0xbfd5555555555555
DATA constants256x64<>+5960(SB)/8, $0xbfd5555555555555
DATA constants256x64<>+5968(SB)/8, $0xbfd5555555555555
DATA constants256x64<>+5976(SB)/8, $0xbfd5555555555555
DATA constants256x64<>+5984(SB)/8, $0xf830000000000000
DATA constants256x64<>+5992(SB)/8, $0xf830000000000000
DATA constants256x64<>+6000(SB)/8, $0xf830000000000000
DATA constants256x64<>+6008(SB)/8, $0xf830000000000000
DATA constants256x64<>+6016(SB)/8, $0x87b0000000000000
DATA constants256x64<>+6024(SB)/8, $0x87b0000000000000
DATA constants256x64<>+6032(SB)/8, $0x87b0000000000000
DATA constants256x64<>+6040(SB)/8, $0x87b0000000000000
DATA constants256x64<>+6048(SB)/8, $0x4c70000000000000
DATA constants256x64<>+6056(SB)/8, $0x4c70000000000000
DATA constants256x64<>+6064(SB)/8, $0x4c70000000000000
DATA constants256x64<>+6072(SB)/8, $0x4c70000000000000
DATA constants256x64<>+6080(SB)/8, $0x3370000000000000
DATA constants256x64<>+6088(SB)/8, $0x3370000000000000
DATA constants256x64<>+6096(SB)/8, $0x3370000000000000
DATA constants256x64<>+6104(SB)/8, $0x3370000000000000
DATA constants256x64<>+6112(SB)/8, $0xc018000000000000
DATA constants256x64<>+6120(SB)/8, $0xc018000000000000
DATA constants256x64<>+6128(SB)/8, $0xc018000000000000
DATA constants256x64<>+6136(SB)/8, $0xc018000000000000
DATA constants256x64<>+6144(SB)/8, $0x4018000000000000
DATA constants256x64<>+6152(SB)/8, $0x4018000000000000
DATA constants256x64<>+6160(SB)/8, $0x4018000000000000
DATA constants256x64<>+6168(SB)/8, $0x4018000000000000
DATA constants256x64<>+6176(SB)/8, $0x4308000000000000
DATA constants256x64<>+6184(SB)/8, $0x4308000000000000
DATA constants256x64<>+6192(SB)/8, $0x4308000000000000
DATA constants256x64<>+6200(SB)/8, $0x4308000000000000
DATA constants256x64<>+6208(SB)/8, $0xc03b800000000000
DATA constants256x64<>+6216(SB)/8, $0xc03b800000000000
DATA constants256x64<>+6224(SB)/8, $0xc03b800000000000
DATA constants256x64<>+6232(SB)/8, $0xc03b800000000000
DATA constants256x64<>+6240(SB)/8, $0x403b800000000000
DATA constants256x64<>+6248(SB)/8, $0x403b800000000000
DATA constants256x64<>+6256(SB)/8, $0x403b800000000000
DATA constants256x64<>+6264(SB)/8, $0x403b800000000000
DATA constants256x64<>+6272(SB)/8, $0xbf862e42fefa0000
DATA constants256x64<>+6280(SB)/8, $0xbf862e42fefa0000
DATA constants256x64<>+6288(SB)/8, $0xbf862e42fefa0000
DATA constants256x64<>+6296(SB)/8, $0xbf862e42fefa0000
DATA constants256x64<>+6304(SB)/8, $0x3f811111d90623e3
DATA constants256x64<>+6312(SB)/8, $0x3f811111d90623e3
DATA constants256x64<>+6320(SB)/8, $0x3f811111d90623e3
DATA constants256x64<>+6328(SB)/8, $0x3f811111d90623e3
DATA constants256x64<>+6336(SB)/8, $0x3fa55556b342389b
DATA constants256x64<>+6344(SB)/8, $0x3fa55556b342389b
DATA constants256x64<>+6352(SB)/8, $0x3fa55556b342389b
DATA constants256x64<>+6360(SB)/8, $0x3fa55556b342389b
DATA constants256x64<>+6368(SB)/8, $0x3fc5555555555255
DATA constants256x64<>+6376(SB)/8, $0x3fc5555555555255
DATA constants256x64<>+6384(SB)/8, $0x3fc5555555555255
DATA constants256x64<>+6392(SB)/8, $0x3fc5555555555255
DATA constants256x64<>+6400(SB)/8, $0x3fdffffffffff57d
DATA constants256x64<>+6408(SB)/8, $0x3fdffffffffff57d
DATA constants256x64<>+6416(SB)/8, $0x3fdffffffffff57d
DATA constants256x64<>+6424(SB)/8, $0x3fdffffffffff57d
DATA constants256x64<>+6432(SB)/8, $0x4000
DATA constants256x64<>+6440(SB)/8, $0x4000
DATA constants256x64<>+6448(SB)/8, $0x4000
DATA constants256x64<>+6456(SB)/8, $0x4000
DATA constants256x64<>+6464(SB)/8, $0x800000000000
DATA constants256x64<>+6472(SB)/8, $0x800000000000
DATA constants256x64<>+6480(SB)/8, $0x800000000000
DATA constants256x64<>+6488(SB)/8, $0x800000000000
DATA constants256x64<>+6496(SB)/8, $0xc043600000000000
DATA constants256x64<>+6504(SB)/8, $0xc043600000000000
DATA constants256x64<>+6512(SB)/8, $0xc043600000000000
DATA constants256x64<>+6520(SB)/8, $0xc043600000000000
DATA constants256x64<>+6528(SB)/8, $0x4043600000000000
DATA constants256x64<>+6536(SB)/8, $0x4043600000000000
DATA constants256x64<>+6544(SB)/8, $0x4043600000000000
DATA constants256x64<>+6552(SB)/8, $0x4043600000000000
DATA constants256x64<>+6560(SB)/8, $0x3fe6a09e60000000
DATA constants256x64<>+6568(SB)/8, $0x3fe6a09e60000000
DATA constants256x64<>+6576(SB)/8, $0x3fe6a09e60000000
DATA constants256x64<>+6584(SB)/8, $0x3fe6a09e60000000
DATA constants256x64<>+6592(SB)/8, $0x3e49fcef32422cbf
DATA constants256x64<>+6600(SB)/8, $0x3e49fcef32422cbf
DATA constants256x64<>+6608(SB)/8, $0x3e49fcef32422cbf
DATA constants256x64<>+6616(SB)/8, $0x3e49fcef32422cbf
DATA constants256x64<>+6624(SB)/8, $0x3fe6a09e667f3bcd
DATA constants256x64<>+6632(SB)/8, $0x3fe6a09e667f3bcd
DATA constants256x64<>+6640(SB)/8, $0x3fe6a09e667f3bcd
DATA constants256x64<>+6648(SB)/8, $0x3fe6a09e667f3bcd
DATA constants256x64<>+6656(SB)/8, $0xfffffffc00000000
DATA constants256x64<>+6664(SB)/8, $0xfffffffc00000000
DATA constants256x64<>+6672(SB)/8, $0xfffffffc00000000
DATA constants256x64<>+6680(SB)/8, $0xfffffffc00000000
DATA constants256x64<>+6688(SB)/8, $0xc036800000000000
DATA constants256x64<>+6696(SB)/8, $0xc036800000000000
DATA constants256x64<>+6704(SB)/8, $0xc036800000000000
DATA constants256x64<>+6712(SB)/8, $0xc036800000000000
DATA constants256x64<>+6720(SB)/8, $0x4036800000000000
DATA constants256x64<>+6728(SB)/8, $0x4036800000000000
DATA constants256x64<>+6736(SB)/8, $0x4036800000000000
DATA constants256x64<>+6744(SB)/8, $0x4036800000000000
DATA constants256x64<>+6752(SB)/8, $0x3fb2444f28000000
DATA constants256x64<>+6760(SB)/8, $0x3fb2444f28000000
DATA constants256x64<>+6768(SB)/8, $0x3fb2444f28000000
DATA constants256x64<>+6776(SB)/8, $0x3fb2444f28000000
DATA constants256x64<>+6784(SB)/8, $0x3e026c5a57a4def1
DATA constants256x64<>+6792(SB)/8, $0x3e026c5a57a4def1
DATA constants256x64<>+6800(SB)/8, $0x3e026c5a57a4def1
DATA constants256x64<>+6808(SB)/8, $0x3e026c5a57a4def1
DATA constants256x64<>+6816(SB)/8, $0x3ff9884530000000
DATA constants256x64<>+6824(SB)/8, $0x3ff9884530000000
DATA constants256x64<>+6832(SB)/8, $0x3ff9884530000000
DATA constants256x64<>+6840(SB)/8, $0x3ff9884530000000
DATA constants256x64<>+6848(SB)/8, $0x3e4ea1b284687e5a
DATA constants256x64<>+6856(SB)/8, $0x3e4ea1b284687e5a
DATA constants256x64<>+6864(SB)/8, $0x3e4ea1b284687e5a
DATA constants256x64<>+6872(SB)/8, $0x3e4ea1b284687e5a
GLOBL constants256x64<>(SB), RODATA|NOPTR, $6880
DATA firstSigns256x64<>+0(SB)/8, $0x8000000000000000
DATA firstSigns256x64<>+8(SB)/8, $0
GLOBL firstSigns256x64<>(SB), RODATA|NOPTR, $16
DATA table0_256x64<>+0(SB)/8, $0x3ff0000000000000
DATA table0_256x64<>+8(SB)/8, $0x3ff02c9a3e778061
DATA table0_256x64<>+16(SB)/8, $0x3ff059b0d3158574
DATA table0_256x64<>+24(SB)/8, $0x3ff0874518759bc8
DATA table0_256x64<>+32(SB)/8, $0x3ff0b5586cf9890f
DATA table0_256x64<>+40(SB)/8, $0x3ff0e3ec32d3d1a2
DATA table0_256x64<>+48(SB)/8, $0x3ff11301d0125b51
DATA table0_256x64<>+56(SB)/8, $0x3ff1429aaea92de0
DATA table0_256x64<>+64(SB)/8, $0x3ff172b83c7d517b
DATA table0_256x64<>+72(SB)/8, $0x3ff1a35beb6fcb75
DATA table0_256x64<>+80(SB)/8, $0x3ff1d4873168b9aa
DATA table0_256x64<>+88(SB)/8, $0x3ff2063b88628cd6
DATA table0_256x64<>+96(SB)/8, $0x3ff2387a6e756238
DATA table0_256x64<>+104(SB)/8, $0x3ff26b4565e27cdd
DATA table0_256x64<>+112(SB)/8, $0x3ff29e9df51fdee1
DATA table0_256x64<>+120(SB)/8, $0x3ff2d285a6e4030b
DATA table0_256x64<>+128(SB)/8, $0x3ff306fe0a31b715
DATA table0_256x64<>+136(SB)/8, $0x3ff33c08b26416ff
DATA table0_256x64<>+144(SB)/8, $0x3ff371a7373aa9cb
DATA table0_256x64<>+152(SB)/8, $0x3ff3a7db34e59ff7
DATA table0_256x64<>+160(SB)/8, $0x3ff3dea64c123422
DATA table0_256x64<>+168(SB)/8, $0x3ff4160a21f72e2a
DATA table0_256x64<>+176(SB)/8, $0x3ff44e086061892d
DATA table0_256x64<>+184(SB)/8, $0x3ff486a2b5c13cd0
DATA table0_256x64<>+192(SB)/8, $0x3ff4bfdad5362a27
DATA table0_256x64<>+200(SB)/8, $0x3ff4f9b2769d2ca7
DATA table0_256x64<>+208(SB)/8, $0x3ff5342b569d4f82
DATA table0_256x64<>+216(SB)/8, $0x3ff56f4736b527da
DATA table0_256x64<>+224(SB)/8, $0x3ff5ab07dd485429
DATA table0_256x64<>+232(SB)/8, $0x3ff5e76f15ad2148
DATA table0_256x64<>+240(SB)/8, $0x3ff6247eb03a5585
DATA table0_256x64<>+248(SB)/8, $0x3ff6623882552225
DATA table0_256x64<>+256(SB)/8, $0x3ff6a09e667f3bcd
DATA table0_256x64<>+264(SB)/8, $0x3ff6dfb23c651a2f
DATA table0_256x64<>+272(SB)/8, $0x3ff71f75e8ec5f74
DATA table0_256x64<>+280(SB)/8, $0x3ff75feb564267c9
DATA table0_256x64<>+288(SB)/8, $0x3ff7a11473eb0187
DATA table0_256x64<>+296(SB)/8, $0x3ff7e2f336cf4e62
DATA table0_256x64<>+304(SB)/8, $0x3ff82589994cce13
DATA table0_256x64<>+312(SB)/8, $0x3ff868d99b4492ed
DATA table0_256x64<>+320(SB)/8, $0x3ff8ace5422aa0db
DATA table0_256x64<>+328(SB)/8, $0x3ff8f1ae99157736
DATA table0_256x64<>+336(SB)/8, $0x3ff93737b0cdc5e5
DATA table0_256x64<>+344(SB)/8, $0x3ff97d829fde4e50
DATA table0_256x64<>+352(SB)/8, $0x3ff9c49182a3f090
DATA table0_256x64<>+360(SB)/8, $0x3ffa0c667b5de565
DATA table0_256x64<>+368(SB)/8, $0x3ffa5503b23e255d
DATA table0_256x64<>+376(SB)/8, $0x3ffa9e6b5579fdbf
DATA table0_256x64<>+384(SB)/8, $0x3ffae89f995ad3ad
DATA table0_256x64<>+392(SB)/8, $0x3ffb33a2b84f15fb
DATA table0_256x64<>+400(SB)/8, $0x3ffb7f76f2fb5e47
DATA table0_256x64<>+408(SB)/8, $0x3ffbcc1e904bc1d2
DATA table0_256x64<>+416(SB)/8, $0x3ffc199bdd85529c
DATA table0_256x64<>+424(SB)/8, $0x3ffc67f12e57d14b
DATA table0_256x64<>+432(SB)/8, $0x3ffcb720dcef9069
DATA table0_256x64<>+440(SB)/8, $0x3ffd072d4a07897c
DATA table0_256x64<>+448(SB)/8, $0x3ffd5818dcfba487
DATA table0_256x64<>+456(SB)/8, $0x3ffda9e603db3285
DATA table0_256x64<>+464(SB)/8, $0x3ffdfc97337b9b5f
DATA table0_256x64<>+472(SB)/8, $0x3ffe502ee78b3ff6
DATA table0_256x64<>+480(SB)/8, $0x3ffea4afa2a490da
DATA table0_256x64<>+488(SB)/8, $0x3ffefa1bee615a27
DATA table0_256x64<>+496(SB)/8, $0x3fff50765b6e4540
DATA table0_256x64<>+504(SB)/8, $0x3fffa7c1819e90d8
GLOBL table0_256x64<>(SB), RODATA|NOPTR, $512
DATA table1_256x64<>+0(SB)/8, $0x0
DATA table1_256x64<>+8(SB)/8, $0xbc719083535b085d
DATA table1_256x64<>+16(SB)/8, $0x3c8d73e2a475b465
DATA table1_256x64<>+24(SB)/8, $0x3c6186be4bb284ff
DATA table1_256x64<>+32(SB)/8, $0x3c98a62e4adc610b
DATA table1_256x64<>+40(SB)/8, $0x3c403a1727c57b53
DATA table1_256x64<>+48(SB)/8, $0xbc96c51039449b3a
DATA table1_256x64<>+56(SB)/8, $0xbc932fbf9af1369e
DATA table1_256x64<>+64(SB)/8, $0xbc819041b9d78a76
DATA table1_256x64<>+72(SB)/8, $0x3c8e5b4c7b4968e4
DATA table1_256x64<>+80(SB)/8, $0x3c9e016e00a2643c
DATA table1_256x64<>+88(SB)/8, $0x3c8dc775814a8495
DATA table1_256x64<>+96(SB)/8, $0x3c99b07eb6c70573
DATA table1_256x64<>+104(SB)/8, $0x3c82bd339940e9d9
DATA table1_256x64<>+112(SB)/8, $0x3c8612e8afad1255
DATA table1_256x64<>+120(SB)/8, $0x3c90024754db41d5
DATA table1_256x64<>+128(SB)/8, $0x3c86f46ad23182e4
DATA table1_256x64<>+136(SB)/8, $0x3c932721843659a6
DATA table1_256x64<>+144(SB)/8, $0xbc963aeabf42eae2
DATA table1_256x64<>+152(SB)/8, $0xbc75e436d661f5e3
DATA table1_256x64<>+160(SB)/8, $0x3c8ada0911f09ebc
DATA table1_256x64<>+168(SB)/8, $0xbc5ef3691c309278
DATA table1_256x64<>+176(SB)/8, $0x3c489b7a04ef80d0
DATA table1_256x64<>+184(SB)/8, $0x3c73c1a3b69062f0
DATA table1_256x64<>+192(SB)/8, $0x3c7d4397afec42e2
DATA table1_256x64<>+200(SB)/8, $0xbc94b309d25957e3
DATA table1_256x64<>+208(SB)/8, $0xbc807abe1db13cad
DATA table1_256x64<>+216(SB)/8, $0x3c99bb2c011d93ad
DATA table1_256x64<>+224(SB)/8, $0x3c96324c054647ad
DATA table1_256x64<>+232(SB)/8, $0x3c9ba6f93080e65e
DATA table1_256x64<>+240(SB)/8, $0xbc9383c17e40b497
DATA table1_256x64<>+248(SB)/8, $0xbc9bb60987591c34
DATA table1_256x64<>+256(SB)/8, $0xbc9bdd3413b26456
DATA table1_256x64<>+264(SB)/8, $0xbc6bbe3a683c88ab
DATA table1_256x64<>+272(SB)/8, $0xbc816e4786887a99
DATA table1_256x64<>+280(SB)/8, $0xbc90245957316dd3
DATA table1_256x64<>+288(SB)/8, $0xbc841577ee04992f
DATA table1_256x64<>+296(SB)/8, $0x3c705d02ba15797e
DATA table1_256x64<>+304(SB)/8, $0xbc9d4c1dd41532d8
DATA table1_256x64<>+312(SB)/8, $0xbc9fc6f89bd4f6ba
DATA table1_256x64<>+320(SB)/8, $0x3c96e9f156864b27
DATA table1_256x64<>+328(SB)/8, $0x3c85cc13a2e3976c
DATA table1_256x64<>+336(SB)/8, $0xbc675fc781b57ebc
DATA table1_256x64<>+344(SB)/8, $0xbc9d185b7c1b85d1
DATA table1_256x64<>+352(SB)/8, $0x3c7c7c46b071f2be
DATA table1_256x64<>+360(SB)/8, $0xbc9359495d1cd533
DATA table1_256x64<>+368(SB)/8, $0xbc9d2f6edb8d41e1
DATA table1_256x64<>+376(SB)/8, $0x3c90fac90ef7fd31
DATA table1_256x64<>+384(SB)/8, $0x3c97a1cd345dcc81
DATA table1_256x64<>+392(SB)/8, $0xbc62805e3084d708
DATA table1_256x64<>+400(SB)/8, $0xbc75584f7e54ac3b
DATA table1_256x64<>+408(SB)/8, $0x3c823dd07a2d9e84
DATA table1_256x64<>+416(SB)/8, $0x3c811065895048dd
DATA table1_256x64<>+424(SB)/8, $0x3c92884dff483cad
DATA table1_256x64<>+432(SB)/8, $0x3c7503cbd1e949db
DATA table1_256x64<>+440(SB)/8, $0xbc9cbc3743797a9c
DATA table1_256x64<>+448(SB)/8, $0x3c82ed02d75b3707
DATA table1_256x64<>+456(SB)/8, $0x3c9c2300696db532
DATA table1_256x64<>+464(SB)/8, $0xbc91a5cd4f184b5c
DATA table1_256x64<>+472(SB)/8, $0x3c839e8980a9cc8f
DATA table1_256x64<>+480(SB)/8, $0xbc9e9c23179c2893
DATA table1_256x64<>+488(SB)/8, $0x3c9dc7f486a4b6b0
DATA table1_256x64<>+496(SB)/8, $0x3c99d3e12dd8a18b
DATA table1_256x64<>+504(SB)/8, $0x3c874853f3a5931e
GLOBL table1_256x64<>(SB), RODATA|NOPTR, $512
DATA table2_256x64<>+0(SB)/8, $0x3ff7030000000000
DATA table2_256x64<>+8(SB)/8, $0x3ff6c18000000000
DATA table2_256x64<>+16(SB)/8, $0x3ff6818000000000
DATA table2_256x64<>+24(SB)/8, $0x3ff6430000000000
DATA table2_256x64<>+32(SB)/8, $0x3ff6058000000000
DATA table2_256x64<>+40(SB)/8, $0x3ff5c98000000000
DATA table2_256x64<>+48(SB)/8, $0x3ff58f0000000000
DATA table2_256x64<>+56(SB)/8, $0x3ff5558000000000
DATA table2_256x64<>+64(SB)/8, $0x3ff51d0000000000
DATA table2_256x64<>+72(SB)/8, $0x3ff4e60000000000
DATA table2_256x64<>+80(SB)/8, $0x3ff4b00000000000
DATA table2_256x64<>+88(SB)/8, $0x3ff47b0000000000
DATA table2_256x64<>+96(SB)/8, $0x3ff4470000000000
DATA table2_256x64<>+104(SB)/8, $0x3ff4140000000000
DATA table2_256x64<>+112(SB)/8, $0x3ff3e20000000000
DATA table2_256x64<>+120(SB)/8, $0x3ff3b10000000000
DATA table2_256x64<>+128(SB)/8, $0x3ff3810000000000
DATA table2_256x64<>+136(SB)/8, $0x3ff3520000000000
DATA table2_256x64<>+144(SB)/8, $0x3ff3240000000000
DATA table2_256x64<>+152(SB)/8, $0x3ff2f68000000000
DATA table2_256x64<>+160(SB)/8, $0x3ff2ca0000000000
DATA table2_256x64<>+168(SB)/8, $0x3ff29e8000000000
DATA table2_256x64<>+176(SB)/8, $0x3ff2738000000000
DATA table2_256x64<>+184(SB)/8, $0x3ff2490000000000
DATA table2_256x64<>+192(SB)/8, $0x3ff21f8000000000
DATA table2_256x64<>+200(SB)/8, $0x3ff1f70000000000
DATA table2_256x64<>+208(SB)/8, $0x3ff1cf0000000000
DATA table2_256x64<>+216(SB)/8, $0x3ff1a78000000000
DATA table2_256x64<>+224(SB)/8, $0x3ff1810000000000
DATA table2_256x64<>+232(SB)/8, $0x3ff15b0000000000
DATA table2_256x64<>+240(SB)/8, $0x3ff1360000000000
DATA table2_256x64<>+248(SB)/8, $0x3ff1110000000000
DATA table2_256x64<>+256(SB)/8, $0x3ff0ed0000000000
DATA table2_256x64<>+264(SB)/8, $0x3ff0c98000000000
DATA table2_256x64<>+272(SB)/8, $0x3ff0a68000000000
DATA table2_256x64<>+280(SB)/8, $0x3ff0840000000000
DATA table2_256x64<>+288(SB)/8, $0x3ff0628000000000
DATA table2_256x64<>+296(SB)/8, $0x3ff0410000000000
DATA table2_256x64<>+304(SB)/8, $0x3ff0208000000000
DATA table2_256x64<>+312(SB)/8, $0x3ff0000000000000
DATA table2_256x64<>+320(SB)/8, $0x3fef820000000000
DATA table2_256x64<>+328(SB)/8, $0x3fef080000000000
DATA table2_256x64<>+336(SB)/8, $0x3fee910000000000
DATA table2_256x64<>+344(SB)/8, $0x3fee1e0000000000
DATA table2_256x64<>+352(SB)/8, $0x3fedae0000000000
DATA table2_256x64<>+360(SB)/8, $0x3fed420000000000
DATA table2_256x64<>+368(SB)/8, $0x3fecd80000000000
DATA table2_256x64<>+376(SB)/8, $0x3fec720000000000
DATA table2_256x64<>+384(SB)/8, $0x3fec0e0000000000
DATA table2_256x64<>+392(SB)/8, $0x3febad0000000000
DATA table2_256x64<>+400(SB)/8, $0x3feb4f0000000000
DATA table2_256x64<>+408(SB)/8, $0x3feaf30000000000
DATA table2_256x64<>+416(SB)/8, $0x3fea990000000000
DATA table2_256x64<>+424(SB)/8, $0x3fea420000000000
DATA table2_256x64<>+432(SB)/8, $0x3fe9ed0000000000
DATA table2_256x64<>+440(SB)/8, $0x3fe99a0000000000
DATA table2_256x64<>+448(SB)/8, $0x3fe9490000000000
DATA table2_256x64<>+456(SB)/8, $0x3fe8fa0000000000
DATA table2_256x64<>+464(SB)/8, $0x3fe8ad0000000000
DATA table2_256x64<>+472(SB)/8, $0x3fe8620000000000
DATA table2_256x64<>+480(SB)/8, $0x3fe8180000000000
DATA table2_256x64<>+488(SB)/8, $0x3fe7d00000000000
DATA table2_256x64<>+496(SB)/8, $0x3fe78a0000000000
DATA table2_256x64<>+504(SB)/8, $0x3fe7460000000000
GLOBL table2_256x64<>(SB), RODATA|NOPTR, $512
DATA table3_256x64<>+0(SB)/8, $0xbfd74230768a0000
DATA table3_256x64<>+8(SB)/8, $0xbfd68b003e83f000
DATA table3_256x64<>+16(SB)/8, $0xbfd5d601df354000
DATA table3_256x64<>+24(SB)/8, $0xbfd5234e0670a000
DATA table3_256x64<>+32(SB)/8, $0xbfd47189c271a000
DATA table3_256x64<>+40(SB)/8, $0xbfd3c23a772eb000
DATA table3_256x64<>+48(SB)/8, $0xbfd31579e142e000
DATA table3_256x64<>+56(SB)/8, $0xbfd269e210b4e000
DATA table3_256x64<>+64(SB)/8, $0xbfd1bf816355f000
DATA table3_256x64<>+72(SB)/8, $0xbfd117ee81dfe000
DATA table3_256x64<>+80(SB)/8, $0xbfd071b85fcd6000
DATA table3_256x64<>+88(SB)/8, $0xbfcf99dc6c23c000
DATA table3_256x64<>+96(SB)/8, $0xbfce533effde2000
DATA table3_256x64<>+104(SB)/8, $0xbfcd0fb7f2256000
DATA table3_256x64<>+112(SB)/8, $0xbfcbcf6736f7e000
DATA table3_256x64<>+120(SB)/8, $0xbfca926d3a4ae000
DATA table3_256x64<>+128(SB)/8, $0xbfc958eadae60000
DATA table3_256x64<>+136(SB)/8, $0xbfc8230164c1a000
DATA table3_256x64<>+144(SB)/8, $0xbfc6f0d28ae56000
DATA table3_256x64<>+152(SB)/8, $0xbfc5bf206b504000
DATA table3_256x64<>+160(SB)/8, $0xbfc4915d832fc000
DATA table3_256x64<>+168(SB)/8, $0xbfc367acad3ca000
DATA table3_256x64<>+176(SB)/8, $0xbfc23eb928a58000
DATA table3_256x64<>+184(SB)/8, $0xbfc1168e8127e000
DATA table3_256x64<>+192(SB)/8, $0xbfbfe581352b4000
DATA table3_256x64<>+200(SB)/8, $0xbfbda6e7637c4000
DATA table3_256x64<>+208(SB)/8, $0xbfbb6a688d9b4000
DATA table3_256x64<>+216(SB)/8, $0xbfb9301e58114000
DATA table3_256x64<>+224(SB)/8, $0xbfb6ff7309f8c000
DATA table3_256x64<>+232(SB)/8, $0xbfb4d1515b988000
DATA table3_256x64<>+240(SB)/8, $0xbfb2ad449eff4000
DATA table3_256x64<>+248(SB)/8, $0xbfb08498b51e4000
DATA table3_256x64<>+256(SB)/8, $0xbfacccb3cd798000
DATA table3_256x64<>+264(SB)/8, $0xbfa8966a13db8000
DATA table3_256x64<>+272(SB)/8, $0xbfa4668ed42d0000
DATA table3_256x64<>+280(SB)/8, $0xbfa03d5d85e70000
DATA table3_256x64<>+288(SB)/8, $0xbf98556516070000
DATA table3_256x64<>+296(SB)/8, $0xbf901f5658730000
DATA table3_256x64<>+304(SB)/8, $0xbf802f9537860000
DATA table3_256x64<>+312(SB)/8, $0x0
DATA table3_256x64<>+320(SB)/8, $0x3f8fbea8b13c0000
DATA table3_256x64<>+328(SB)/8, $0x3f9f7a9b16780000
DATA table3_256x64<>+336(SB)/8, $0x3fa77798f8d70000
DATA table3_256x64<>+344(SB)/8, $0x3faf0c30c1118000
DATA table3_256x64<>+352(SB)/8, $0x3fb345179b63c000
DATA table3_256x64<>+360(SB)/8, $0x3fb6ef528c058000
DATA table3_256x64<>+368(SB)/8, $0x3fba956d3ecac000
DATA table3_256x64<>+376(SB)/8, $0x3fbe2507702b0000
DATA table3_256x64<>+384(SB)/8, $0x3fc0d79e7cd48000
DATA table3_256x64<>+392(SB)/8, $0x3fc29532f8240000
DATA table3_256x64<>+400(SB)/8, $0x3fc44adb72246000
DATA table3_256x64<>+408(SB)/8, $0x3fc5fcf075b78000
DATA table3_256x64<>+416(SB)/8, $0x3fc7ab390229e000
DATA table3_256x64<>+424(SB)/8, $0x3fc9509aa0044000
DATA table3_256x64<>+432(SB)/8, $0x3fcaf1995349c000
DATA table3_256x64<>+440(SB)/8, $0x3fcc8df7cb9a8000
DATA table3_256x64<>+448(SB)/8, $0x3fce2577709be000
DATA table3_256x64<>+456(SB)/8, $0x3fcfb7d86eee4000
DATA table3_256x64<>+464(SB)/8, $0x3fd0a26ce37c1000
DATA table3_256x64<>+472(SB)/8, $0x3fd1661caecba000
DATA table3_256x64<>+480(SB)/8, $0x3fd22981fbef8000
DATA table3_256x64<>+488(SB)/8, $0x3fd2e9e2bce12000
DATA table3_256x64<>+496(SB)/8, $0x3fd3a71c56bb5000
DATA table3_256x64<>+504(SB)/8, $0x3fd4610bc29c6000
GLOBL table3_256x64<>(SB), RODATA|NOPTR, $512
DATA table4_256x64<>+0(SB)/8, $0x3d305ca6ea7f7eae
DATA table4_256x64<>+8(SB)/8, $0x3d37766be72dc543
DATA table4_256x64<>+16(SB)/8, $0x3d06d8573fcee5e7
DATA table4_256x64<>+24(SB)/8, $0xbd349483d21b40d9
DATA table4_256x64<>+32(SB)/8, $0xbd306c13a5f67f70
DATA table4_256x64<>+40(SB)/8, $0xbd182954b0f6bbd8
DATA table4_256x64<>+48(SB)/8, $0x3d227cda5a6d3d1f
DATA table4_256x64<>+56(SB)/8, $0x3d2e16f0cb422a3d
DATA table4_256x64<>+64(SB)/8, $0x3d31b10958a02186
DATA table4_256x64<>+72(SB)/8, $0xbd330f778a2e8cbd
DATA table4_256x64<>+80(SB)/8, $0x3d3bcb8ba3e01a11
DATA table4_256x64<>+88(SB)/8, $0x3d37ed06117b4369
DATA table4_256x64<>+96(SB)/8, $0x3d3fd75bb2837bb6
DATA table4_256x64<>+104(SB)/8, $0x3d0af52b20633b29
DATA table4_256x64<>+112(SB)/8, $0x3d3271e894f591e4
DATA table4_256x64<>+120(SB)/8, $0x3d353935e85baac8
DATA table4_256x64<>+128(SB)/8, $0x3d13b6857bb1fa3b
DATA table4_256x64<>+136(SB)/8, $0xbd198dd68a5d0b48
DATA table4_256x64<>+144(SB)/8, $0xbd369737c93373da
DATA table4_256x64<>+152(SB)/8, $0x3d12757941bdeda4
DATA table4_256x64<>+160(SB)/8, $0x3d353cee006bcf62
DATA table4_256x64<>+168(SB)/8, $0x3d3303411f25d5e6
DATA table4_256x64<>+176(SB)/8, $0xbd233e318e5af6ba
DATA table4_256x64<>+184(SB)/8, $0xbd193436f195cb75
DATA table4_256x64<>+192(SB)/8, $0xbd27a4f309e807cc
DATA table4_256x64<>+200(SB)/8, $0xbd1a83eac951c1aa
DATA table4_256x64<>+208(SB)/8, $0xbd3b175ff3be2566
DATA table4_256x64<>+216(SB)/8, $0x3cfe8c31c7f36d35
DATA table4_256x64<>+224(SB)/8, $0xbc88f19994f375ab
DATA table4_256x64<>+232(SB)/8, $0x3d08e7d02e3f5e95
DATA table4_256x64<>+240(SB)/8, $0x3d3cea3ae5f05b87
DATA table4_256x64<>+248(SB)/8, $0x3d193b33c55fb24f
DATA table4_256x64<>+256(SB)/8, $0xbd397a98b99b5035
DATA table4_256x64<>+264(SB)/8, $0xbd39dac511103b4e
DATA table4_256x64<>+272(SB)/8, $0x3d2c167e206927d3
DATA table4_256x64<>+280(SB)/8, $0xbd3f778960ed29cf
DATA table4_256x64<>+288(SB)/8, $0x3d0deb6e0a90848c
DATA table4_256x64<>+296(SB)/8, $0xbd36107d26f92eb5
DATA table4_256x64<>+304(SB)/8, $0x3d2fb18dfad4852d
DATA table4_256x64<>+312(SB)/8, $0x0
DATA table4_256x64<>+320(SB)/8, $0x3cdec927b17e4e13
DATA table4_256x64<>+328(SB)/8, $0x3d242ad9271be7d7
DATA table4_256x64<>+336(SB)/8, $0xbd3013b07c95c036
DATA table4_256x64<>+344(SB)/8, $0xbd2caef3588b7d80
DATA table4_256x64<>+352(SB)/8, $0x3d3d4203d36150d0
DATA table4_256x64<>+360(SB)/8, $0xbd35d462d767cade
DATA table4_256x64<>+368(SB)/8, $0x3d3e63794c02c4af
DATA table4_256x64<>+376(SB)/8, $0xbd2f897980522249
DATA table4_256x64<>+384(SB)/8, $0x3d3cb422847849e4
DATA table4_256x64<>+392(SB)/8, $0xbd35babd495c735e
DATA table4_256x64<>+400(SB)/8, $0x3d3943175f24bfb7
DATA table4_256x64<>+408(SB)/8, $0x3d228feed4a6161f
DATA table4_256x64<>+416(SB)/8, $0xbd2c053b0975fec7
DATA table4_256x64<>+424(SB)/8, $0x3d3f1e675b4d35c6
DATA table4_256x64<>+432(SB)/8, $0xbd3c03c82291afc3
DATA table4_256x64<>+440(SB)/8, $0x3d3eee42f58e1e6e
DATA table4_256x64<>+448(SB)/8, $0x3d3b9fc101adbaeb
DATA table4_256x64<>+456(SB)/8, $0xbd21c061cdb8097b
DATA table4_256x64<>+464(SB)/8, $0xbd117919c468757b
DATA table4_256x64<>+472(SB)/8, $0xbd3171fff9fc4abb
DATA table4_256x64<>+480(SB)/8, $0xbd3a1421609580da
DATA table4_256x64<>+488(SB)/8, $0x3d24300c128d1dc2
DATA table4_256x64<>+496(SB)/8, $0xbd3ce772094aef70
DATA table4_256x64<>+504(SB)/8, $0xbd1e82c9f310c8e6
GLOBL table4_256x64<>(SB), RODATA|NOPTR, $512
DATA table5_256x64<>+0(SB)/8, $0x3ff02a3b3fef07c2
DATA table5_256x64<>+8(SB)/8, $0x3ff07c323fed41d4
DATA table5_256x64<>+16(SB)/8, $0x3ff0cb193febacf9
DATA table5_256x64<>+24(SB)/8, $0x3ff117343fea41a4
DATA table5_256x64<>+32(SB)/8, $0x3ff160c03fe8f9c2
DATA table5_256x64<>+40(SB)/8, $0x3ff1a7f13fe7d05f
DATA table5_256x64<>+48(SB)/8, $0x3ff1ecf53fe6c16c
DATA table5_256x64<>+56(SB)/8, $0x3ff22ff63fe5c988
DATA table5_256x64<>+64(SB)/8, $0x3ff271163fe4e5e1
DATA table5_256x64<>+72(SB)/8, $0x3ff2b0773fe41414
DATA table5_256x64<>+80(SB)/8, $0x3ff2ee353fe3521d
DATA table5_256x64<>+88(SB)/8, $0x3ff32a6a3fe29e41
DATA table5_256x64<>+96(SB)/8, $0x3ff3652e3fe1f704
DATA table5_256x64<>+104(SB)/8, $0x3ff39e963fe15b1e
DATA table5_256x64<>+112(SB)/8, $0x3ff3d6b53fe0c971
DATA table5_256x64<>+120(SB)/8, $0x3ff40d9e3fe04104
DATA table5_256x64<>+128(SB)/8, $0x3ff45dd83fdf07c2
DATA table5_256x64<>+136(SB)/8, $0x3ff4c51d3fdd41d4
DATA table5_256x64<>+144(SB)/8, $0x3ff528863fdbacf9
DATA table5_256x64<>+152(SB)/8, $0x3ff588693fda41a4
DATA table5_256x64<>+160(SB)/8, $0x3ff5e5123fd8f9c2
DATA table5_256x64<>+168(SB)/8, $0x3ff63ec53fd7d05f
DATA table5_256x64<>+176(SB)/8, $0x3ff695ba3fd6c16c
DATA table5_256x64<>+184(SB)/8, $0x3ff6ea243fd5c988
DATA table5_256x64<>+192(SB)/8, $0x3ff73c323fd4e5e1
DATA table5_256x64<>+200(SB)/8, $0x3ff78c0c3fd41414
DATA table5_256x64<>+208(SB)/8, $0x3ff7d9d63fd3521d
DATA table5_256x64<>+216(SB)/8, $0x3ff825b23fd29e41
DATA table5_256x64<>+224(SB)/8, $0x3ff86fbc3fd1f704
DATA table5_256x64<>+232(SB)/8, $0x3ff8b8103fd15b1e
DATA table5_256x64<>+240(SB)/8, $0x3ff8fec63fd0c971
DATA table5_256x64<>+248(SB)/8, $0x3ff943f43fd04104
DATA table5_256x64<>+256(SB)/8, $0x3ff9a9083fcf07c2
DATA table5_256x64<>+264(SB)/8, $0x3ffa2b253fcd41d4
DATA table5_256x64<>+272(SB)/8, $0x3ffaa8643fcbacf9
DATA table5_256x64<>+280(SB)/8, $0x3ffb21343fca41a4
DATA table5_256x64<>+288(SB)/8, $0x3ffb95f33fc8f9c2
DATA table5_256x64<>+296(SB)/8, $0x3ffc06f63fc7d05f
DATA table5_256x64<>+304(SB)/8, $0x3ffc74853fc6c16c
DATA table5_256x64<>+312(SB)/8, $0x3ffcdee03fc5c988
DATA table5_256x64<>+320(SB)/8, $0x3ffd46423fc4e5e1
DATA table5_256x64<>+328(SB)/8, $0x3ffdaadd3fc41414
DATA table5_256x64<>+336(SB)/8, $0x3ffe0ce03fc3521d
DATA table5_256x64<>+344(SB)/8, $0x3ffe6c723fc29e41
DATA table5_256x64<>+352(SB)/8, $0x3ffec9bb3fc1f704
DATA table5_256x64<>+360(SB)/8, $0x3fff24dc3fc15b1e
DATA table5_256x64<>+368(SB)/8, $0x3fff7df23fc0c971
DATA table5_256x64<>+376(SB)/8, $0x3fffd51c3fc04104
DATA table5_256x64<>+384(SB)/8, $0x0
DATA table5_256x64<>+392(SB)/8, $0x0
DATA table5_256x64<>+400(SB)/8, $0x0
DATA table5_256x64<>+408(SB)/8, $0x0
DATA table5_256x64<>+416(SB)/8, $0x0
DATA table5_256x64<>+424(SB)/8, $0x0
DATA table5_256x64<>+432(SB)/8, $0x0
DATA table5_256x64<>+440(SB)/8, $0x0
DATA table5_256x64<>+448(SB)/8, $0x0
DATA table5_256x64<>+456(SB)/8, $0x0
DATA table5_256x64<>+464(SB)/8, $0x0
DATA table5_256x64<>+472(SB)/8, $0x0
DATA table5_256x64<>+480(SB)/8, $0x0
DATA table5_256x64<>+488(SB)/8, $0x0
DATA table5_256x64<>+496(SB)/8, $0x0
DATA table5_256x64<>+504(SB)/8, $0x0
GLOBL table5_256x64<>(SB), RODATA|NOPTR, $512
DATA table6_256x64<>+0(SB)/8, $0x0
DATA table6_256x64<>+8(SB)/8, $0x3faff55bb72cfdea
DATA table6_256x64<>+16(SB)/8, $0x3fbfd5ba9aac2f6e
DATA table6_256x64<>+24(SB)/8, $0x3fc7b97b4bce5b02
DATA table6_256x64<>+32(SB)/8, $0x3fcf5b75f92c80dd
DATA table6_256x64<>+40(SB)/8, $0x3fd362773707ebcc
DATA table6_256x64<>+48(SB)/8, $0x3fd6f61941e4def1
DATA table6_256x64<>+56(SB)/8, $0x3fda64eec3cc23fd
DATA table6_256x64<>+64(SB)/8, $0x3fddac670561bb4f
DATA table6_256x64<>+72(SB)/8, $0x3fe0657e94db30d0
DATA table6_256x64<>+80(SB)/8, $0x3fe1e00babdefeb4
DATA table6_256x64<>+88(SB)/8, $0x3fe345f01cce37bb
DATA table6_256x64<>+96(SB)/8, $0x3fe4978fa3269ee1
DATA table6_256x64<>+104(SB)/8, $0x3fe5d58987169b18
DATA table6_256x64<>+112(SB)/8, $0x3fe700a7c5784634
DATA table6_256x64<>+120(SB)/8, $0x3fe819d0b7158a4d
DATA table6_256x64<>+128(SB)/8, $0x3fe921fb54442d18
DATA table6_256x64<>+136(SB)/8, $0x3fea2a25f172cfe4
DATA table6_256x64<>+144(SB)/8, $0x3feb434ee31013fd
DATA table6_256x64<>+152(SB)/8, $0x3fec6e6d2171bf18
DATA table6_256x64<>+160(SB)/8, $0x3fedac670561bb4f
DATA table6_256x64<>+168(SB)/8, $0x3feefe068bba2275
DATA table6_256x64<>+176(SB)/8, $0x3ff031f57e54adbe
DATA table6_256x64<>+184(SB)/8, $0x3ff0ef3c09d694b0
DATA table6_256x64<>+192(SB)/8, $0x3ff1b6e192ebbe44
DATA table6_256x64<>+200(SB)/8, $0x3ff288bfa3512419
DATA table6_256x64<>+208(SB)/8, $0x3ff3647503caf55c
DATA table6_256x64<>+216(SB)/8, $0x3ff4495d86823225
DATA table6_256x64<>+224(SB)/8, $0x3ff5368c951e9cfd
DATA table6_256x64<>+232(SB)/8, $0x3ff62acbeaca61b8
DATA table6_256x64<>+240(SB)/8, $0x3ff7249faa996a21
DATA table6_256x64<>+248(SB)/8, $0x3ff82250768ac529
DATA table6_256x64<>+256(SB)/8, $0x3ff921fb54442d18
DATA table6_256x64<>+264(SB)/8, $0x3ffa21a631fd9508
DATA table6_256x64<>+272(SB)/8, $0x3ffb1f56fdeef00f
DATA table6_256x64<>+280(SB)/8, $0x3ffc192abdbdf879
DATA table6_256x64<>+288(SB)/8, $0x3ffd0d6a1369bd34
DATA table6_256x64<>+296(SB)/8, $0x3ffdfa992206280b
DATA table6_256x64<>+304(SB)/8, $0x3ffedf81a4bd64d4
DATA table6_256x64<>+312(SB)/8, $0x3fffbb3705373617
DATA table6_256x64<>+320(SB)/8, $0x4000468a8ace4df6
DATA table6_256x64<>+328(SB)/8, $0x4000aa5d4f58e2c0
DATA table6_256x64<>+336(SB)/8, $0x400109009519d639
DATA table6_256x64<>+344(SB)/8, $0x40016279b155a47b
DATA table6_256x64<>+352(SB)/8, $0x4001b6e192ebbe44
DATA table6_256x64<>+360(SB)/8, $0x400206600be7bd52
DATA table6_256x64<>+368(SB)/8, $0x400251279b802819
DATA table6_256x64<>+376(SB)/8, $0x40029771d7e7791f
DATA table6_256x64<>+384(SB)/8, $0x4002d97c7f3321d2
DATA table6_256x64<>+392(SB)/8, $0x40031b87267eca85
DATA table6_256x64<>+400(SB)/8, $0x400361d162e61b8b
DATA table6_256x64<>+408(SB)/8, $0x4003ac98f27e8652
DATA table6_256x64<>+416(SB)/8, $0x4003fc176b7a8560
DATA table6_256x64<>+424(SB)/8, $0x4004507f4d109f29
DATA table6_256x64<>+432(SB)/8, $0x4004a9f8694c6d6b
DATA table6_256x64<>+440(SB)/8, $0x4005089baf0d60e4
DATA table6_256x64<>+448(SB)/8, $0x40056c6e7397f5ae
DATA table6_256x64<>+456(SB)/8, $0x4005d55d7bcaa899
DATA table6_256x64<>+464(SB)/8, $0x400643382c07913a
DATA table6_256x64<>+472(SB)/8, $0x4006b5ac6d632f9f
DATA table6_256x64<>+480(SB)/8, $0x40072c43f4b1650a
DATA table6_256x64<>+488(SB)/8, $0x4007a6639f874768
DATA table6_256x64<>+496(SB)/8, $0x4008234d7f6ecb9d
DATA table6_256x64<>+504(SB)/8, $0x4008a225e5677921
GLOBL table6_256x64<>(SB), RODATA|NOPTR, $512
DATA table7_256x64<>+0(SB)/8, $0x0
DATA table7_256x64<>+8(SB)/8, $0xbc3c934d86d23f1d
DATA table7_256x64<>+16(SB)/8, $0xbc4cd37686760c17
DATA table7_256x64<>+24(SB)/8, $0x3c5347b0b4f881ca
DATA table7_256x64<>+32(SB)/8, $0x3c68ab6e3cf7afbd
DATA table7_256x64<>+40(SB)/8, $0xbc6963a544b672d8
DATA table7_256x64<>+48(SB)/8, $0xbc7c63aae6f6e918
DATA table7_256x64<>+56(SB)/8, $0xbc724dec1b50b7ff
DATA table7_256x64<>+64(SB)/8, $0x3c7a2b7f222f65e2
DATA table7_256x64<>+72(SB)/8, $0xbc7d5b495f6349e6
DATA table7_256x64<>+80(SB)/8, $0xbc5928df287a668f
DATA table7_256x64<>+88(SB)/8, $0x3c81021137c71102
DATA table7_256x64<>+96(SB)/8, $0x3c72419a87f2a458
DATA table7_256x64<>+104(SB)/8, $0x3c60028e4bc5e7ca
DATA table7_256x64<>+112(SB)/8, $0xbc78c34d25aadef6
DATA table7_256x64<>+120(SB)/8, $0xbc7bf76229d3b917
DATA table7_256x64<>+128(SB)/8, $0x3c81a62633145c07
DATA table7_256x64<>+136(SB)/8, $0xbc7d700509dad6ce
DATA table7_256x64<>+144(SB)/8, $0xbc80520d0701d877
DATA table7_256x64<>+152(SB)/8, $0x3c8f4ba8d3373e1b
DATA table7_256x64<>+160(SB)/8, $0x3c8a2b7f222f65e2
DATA table7_256x64<>+168(SB)/8, $0x3c824a3b2e61a70b
DATA table7_256x64<>+176(SB)/8, $0x3c9338b4259c0270
DATA table7_256x64<>+184(SB)/8, $0x3c98fcf88aed2e80
DATA table7_256x64<>+192(SB)/8, $0x3c9b1b466a88828e
DATA table7_256x64<>+200(SB)/8, $0x3c78e684e7a2281b
DATA table7_256x64<>+208(SB)/8, $0x3c817e21d9a42c9a
DATA table7_256x64<>+216(SB)/8, $0x3c94d29adbab2a62
DATA table7_256x64<>+224(SB)/8, $0xbc996f47948a99f1
DATA table7_256x64<>+232(SB)/8, $0x3c3c6ac9f134fa91
DATA table7_256x64<>+240(SB)/8, $0x3c9a8cc1e7480c68
DATA table7_256x64<>+248(SB)/8, $0xbc5e78c96d05afcb
DATA table7_256x64<>+256(SB)/8, $0x3c91a62633145c07
DATA table7_256x64<>+264(SB)/8, $0xbc9acc270306ecf6
DATA table7_256x64<>+272(SB)/8, $0x3c817f14fdc1574c
DATA table7_256x64<>+280(SB)/8, $0xbc9d255ec19c1bdd
DATA table7_256x64<>+288(SB)/8, $0xbc6a23602a65700c
DATA table7_256x64<>+296(SB)/8, $0x3c8cf36314fb1b58
DATA table7_256x64<>+304(SB)/8, $0x3c9a8d3b7956a1c1
DATA table7_256x64<>+312(SB)/8, $0x3c9d12ab2c402e07
DATA table7_256x64<>+320(SB)/8, $0x3c80620bf7406aff
DATA table7_256x64<>+328(SB)/8, $0x3c849ea7b677131b
DATA table7_256x64<>+336(SB)/8, $0x3c901398408cb59e
DATA table7_256x64<>+344(SB)/8, $0xbc776344c4206ddf
DATA table7_256x64<>+352(SB)/8, $0x3cab1b466a88828e
DATA table7_256x64<>+360(SB)/8, $0x3c93a677fc8d1900
DATA table7_256x64<>+368(SB)/8, $0x3c86eaa5d3534893
DATA table7_256x64<>+376(SB)/8, $0x3ca55426d44fb6e1
DATA table7_256x64<>+384(SB)/8, $0x3c9a79394c9e8a0a
DATA table7_256x64<>+392(SB)/8, $0x3c849449e13b4ca7
DATA table7_256x64<>+400(SB)/8, $0x3ca4be8fd7c9b7e6
DATA table7_256x64<>+408(SB)/8, $0x3ca0a5fd4e57fd8a
DATA table7_256x64<>+416(SB)/8, $0xbc5441a3bd3f1083
DATA table7_256x64<>+424(SB)/8, $0x3cad65a1e52297c6
DATA table7_256x64<>+432(SB)/8, $0x3ca26f6d2c582f3b
DATA table7_256x64<>+440(SB)/8, $0x3ca5518f5f00c544
DATA table7_256x64<>+448(SB)/8, $0x3ca660b64ece6f4b
DATA table7_256x64<>+456(SB)/8, $0xbca4101c49818cf9
DATA table7_256x64<>+464(SB)/8, $0x3c9a65371fe67254
DATA table7_256x64<>+472(SB)/8, $0xbc99873ef1407997
DATA table7_256x64<>+480(SB)/8, $0x3cac1b6f4f44e10b
DATA table7_256x64<>+488(SB)/8, $0x3c9217d15ad92ff1
DATA table7_256x64<>+496(SB)/8, $0xbc93cd17e5a39792
DATA table7_256x64<>+504(SB)/8, $0xbca820b331ddff7b
GLOBL table7_256x64<>(SB), RODATA|NOPTR, $512
DATA table8_256x64<>+0(SB)/8, $0x0
DATA table8_256x64<>+8(SB)/8, $0x3fc1f5e1a35c3b89
DATA table8_256x64<>+16(SB)/8, $0x3fd1af54e232d609
DATA table8_256x64<>+24(SB)/8, $0x3fd9dd0d2b721f39
DATA table8_256x64<>+32(SB)/8, $0x3fe0a7ef5c18edd2
DATA table8_256x64<>+40(SB)/8, $0x3fe3f196dcd0f135
DATA table8_256x64<>+48(SB)/8, $0x3fe6c1c9759d0e5f
DATA table8_256x64<>+56(SB)/8, $0x3fe91724951b8fc6
DATA table8_256x64<>+64(SB)/8, $0x3feaf767a741088b
DATA table8_256x64<>+72(SB)/8, $0x3fec6dad2829ec62
DATA table8_256x64<>+80(SB)/8, $0x3fed8865d98abe01
DATA table8_256x64<>+88(SB)/8, $0x3fee5768c3b4a3fc
DATA table8_256x64<>+96(SB)/8, $0x3feeea5557137ae0
DATA table8_256x64<>+104(SB)/8, $0x3fef4f693b67bd77
DATA table8_256x64<>+112(SB)/8, $0x3fef92d077f8d56d
DATA table8_256x64<>+120(SB)/8, $0x3fefbe61eef4cf6a
DATA table8_256x64<>+128(SB)/8, $0x3fefd9ae142795e3
DATA table8_256x64<>+136(SB)/8, $0x3fefea4218d6594a
DATA table8_256x64<>+144(SB)/8, $0x3feff404760319b4
DATA table8_256x64<>+152(SB)/8, $0x3feff9960f3eb327
DATA table8_256x64<>+160(SB)/8, $0x3feffcaa8f4c9bea
DATA table8_256x64<>+168(SB)/8, $0x3feffe514bbdc197
DATA table8_256x64<>+176(SB)/8, $0x3fefff2cfb0453d9
DATA table8_256x64<>+184(SB)/8, $0x3fefff9ba420e834
DATA table8_256x64<>+192(SB)/8, $0x3fefffd1ac4135f9
DATA table8_256x64<>+200(SB)/8, $0x3fefffeb3ebb267b
DATA table8_256x64<>+208(SB)/8, $0x3feffff6f9f67e55
DATA table8_256x64<>+216(SB)/8, $0x3feffffc316d9ed0
DATA table8_256x64<>+224(SB)/8, $0x3feffffe710d565e
DATA table8_256x64<>+232(SB)/8, $0x3fefffff618c3da6
DATA table8_256x64<>+240(SB)/8, $0x3fefffffc2f171e3
DATA table8_256x64<>+248(SB)/8, $0x3fefffffe92ced93
DATA table8_256x64<>+256(SB)/8, $0x3feffffff7b91176
DATA table8_256x64<>+264(SB)/8, $0x3feffffffd169d0c
DATA table8_256x64<>+272(SB)/8, $0x3fefffffff01a8b6
DATA table8_256x64<>+280(SB)/8, $0x3fefffffffabd229
DATA table8_256x64<>+288(SB)/8, $0x3fefffffffe4fa30
DATA table8_256x64<>+296(SB)/8, $0x3feffffffff79626
DATA table8_256x64<>+304(SB)/8, $0x3feffffffffd759d
DATA table8_256x64<>+312(SB)/8, $0x3fefffffffff4188
DATA table8_256x64<>+320(SB)/8, $0x3fefffffffffc9e8
DATA table8_256x64<>+328(SB)/8, $0x3feffffffffff11a
DATA table8_256x64<>+336(SB)/8, $0x3feffffffffffc05
DATA table8_256x64<>+344(SB)/8, $0x3feffffffffffef8
DATA table8_256x64<>+352(SB)/8, $0x3fefffffffffffbe
DATA table8_256x64<>+360(SB)/8, $0x3feffffffffffff0
DATA table8_256x64<>+368(SB)/8, $0x3feffffffffffffc
DATA table8_256x64<>+376(SB)/8, $0x3fefffffffffffff
DATA table8_256x64<>+384(SB)/8, $0x3ff0000000000000
DATA table8_256x64<>+392(SB)/8, $0x0
DATA table8_256x64<>+400(SB)/8, $0x0
DATA table8_256x64<>+408(SB)/8, $0x0
DATA table8_256x64<>+416(SB)/8, $0x0
DATA table8_256x64<>+424(SB)/8, $0x0
DATA table8_256x64<>+432(SB)/8, $0x0
DATA table8_256x64<>+440(SB)/8, $0x0
DATA table8_256x64<>+448(SB)/8, $0x0
DATA table8_256x64<>+456(SB)/8, $0x0
DATA table8_256x64<>+464(SB)/8, $0x0
DATA table8_256x64<>+472(SB)/8, $0x0
DATA table8_256x64<>+480(SB)/8, $0x0
DATA table8_256x64<>+488(SB)/8, $0x0
DATA table8_256x64<>+496(SB)/8, $0x0
DATA table8_256x64<>+504(SB)/8, $0x0
GLOBL table8_256x64<>(SB), RODATA|NOPTR, $512
DATA table9_256x64<>+0(SB)/8, $0x0
DATA table9_256x64<>+8(SB)/8, $0x3c6d0b6d6493e0f4
DATA table9_256x64<>+16(SB)/8, $0xbc7bee921fa4172b
DATA table9_256x64<>+24(SB)/8, $0xbc71671c021d14c4
DATA table9_256x64<>+32(SB)/8, $0x3c75e809f1a31a28
DATA table9_256x64<>+40(SB)/8, $0xbc7f25f4f6fdf70b
DATA table9_256x64<>+48(SB)/8, $0x3c8b1432f2cbc455
DATA table9_256x64<>+56(SB)/8, $0xbc827912dd352f8b
DATA table9_256x64<>+64(SB)/8, $0xbc7c97f778122797
DATA table9_256x64<>+72(SB)/8, $0xbc6ab76d4cba3d05
DATA table9_256x64<>+80(SB)/8, $0xbc8fcec4afb974d9
DATA table9_256x64<>+88(SB)/8, $0x3c68b62674f89890
DATA table9_256x64<>+96(SB)/8, $0xbc8385e445f2c96d
DATA table9_256x64<>+104(SB)/8, $0xbc73a1ee1406c356
DATA table9_256x64<>+112(SB)/8, $0x3c78b55ef493fce7
DATA table9_256x64<>+120(SB)/8, $0x3c815ded88667618
DATA table9_256x64<>+128(SB)/8, $0x3c7972801904b9a3
DATA table9_256x64<>+136(SB)/8, $0xbc5e3333d8f7d98c
DATA table9_256x64<>+144(SB)/8, $0x3c7f142071432025
DATA table9_256x64<>+152(SB)/8, $0xbc708b1ca6e97f80
DATA table9_256x64<>+160(SB)/8, $0x3c8b0cee160116f9
DATA table9_256x64<>+168(SB)/8, $0xbc5cd963345b5c6d
DATA table9_256x64<>+176(SB)/8, $0x3c89a913686042a3
DATA table9_256x64<>+184(SB)/8, $0x3c71379ec5aa630e
DATA table9_256x64<>+192(SB)/8, $0x3c8eeafa1ecd6cef
DATA table9_256x64<>+200(SB)/8, $0x3c6e47f697047cba
DATA table9_256x64<>+208(SB)/8, $0x3c8e1e4483ba034b
DATA table9_256x64<>+216(SB)/8, $0xbc88b32f44f46b3b
DATA table9_256x64<>+224(SB)/8, $0x3c8c9ea52d76dc04
DATA table9_256x64<>+232(SB)/8, $0xbc519309ce23aa3e
DATA table9_256x64<>+240(SB)/8, $0x3c885edd0395f475
DATA table9_256x64<>+248(SB)/8, $0xbc8d2db2ecfe14ae
DATA table9_256x64<>+256(SB)/8, $0x3c70b2865615db40
DATA table9_256x64<>+264(SB)/8, $0x3c870a2bfb068e6f
DATA table9_256x64<>+272(SB)/8, $0x3c323370eca5ca6a
DATA table9_256x64<>+280(SB)/8, $0xbc64dbe49bec3ef2
DATA table9_256x64<>+288(SB)/8, $0x3c6d166bcb681c7b
DATA table9_256x64<>+296(SB)/8, $0x3c85fbc52d650a89
DATA table9_256x64<>+304(SB)/8, $0x3c8f7bee7eb23420
DATA table9_256x64<>+312(SB)/8, $0x3c87a2cb3d056eac
DATA table9_256x64<>+320(SB)/8, $0xbc7a759f7738935f
DATA table9_256x64<>+328(SB)/8, $0xbc73eafccbc6e8b7
DATA table9_256x64<>+336(SB)/8, $0x3c807ba96a6b2e1a
DATA table9_256x64<>+344(SB)/8, $0x3c714be6226402c7
DATA table9_256x64<>+352(SB)/8, $0xbc8182b326b228dc
DATA table9_256x64<>+360(SB)/8, $0xbc720ef3618f2d54
DATA table9_256x64<>+368(SB)/8, $0x3c78115fd1b12786
DATA table9_256x64<>+376(SB)/8, $0x3c70439397b5f70a
DATA table9_256x64<>+384(SB)/8, $0xbc78cf81557d20b6
DATA table9_256x64<>+392(SB)/8, $0x0
DATA table9_256x64<>+400(SB)/8, $0x0
DATA table9_256x64<>+408(SB)/8, $0x0
DATA table9_256x64<>+416(SB)/8, $0x0
DATA table9_256x64<>+424(SB)/8, $0x0
DATA table9_256x64<>+432(SB)/8, $0x0
DATA table9_256x64<>+440(SB)/8, $0x0
DATA table9_256x64<>+448(SB)/8, $0x0
DATA table9_256x64<>+456(SB)/8, $0x0
DATA table9_256x64<>+464(SB)/8, $0x0
DATA table9_256x64<>+472(SB)/8, $0x0
DATA table9_256x64<>+480(SB)/8, $0x0
DATA table9_256x64<>+488(SB)/8, $0x0
DATA table9_256x64<>+496(SB)/8, $0x0
DATA table9_256x64<>+504(SB)/8, $0x0
GLOBL table9_256x64<>(SB), RODATA|NOPTR, $512
DATA table10_256x64<>+0(SB)/8, $0x0
DATA table10_256x64<>+8(SB)/8, $0xbf5225b47a5a65b7
DATA table10_256x64<>+16(SB)/8, $0xbf5e53e9a552d23f
DATA table10_256x64<>+24(SB)/8, $0xbf606f540dc018b9
DATA table10_256x64<>+32(SB)/8, $0xbf59aee8b24892d0
DATA table10_256x64<>+40(SB)/8, $0xbf480df3b2f40097
DATA table10_256x64<>+48(SB)/8, $0x3f283f7546905451
DATA table10_256x64<>+56(SB)/8, $0x3f4d5e79f46fcaa2
DATA table10_256x64<>+64(SB)/8, $0x3f540f3c1c470cbf
DATA table10_256x64<>+72(SB)/8, $0x3f52df5bc24ce37d
DATA table10_256x64<>+80(SB)/8, $0x3f49fc2292b887ef
DATA table10_256x64<>+88(SB)/8, $0x3f3539a694bfbc51
DATA table10_256x64<>+96(SB)/8, $0xbf18288418ffb0fc
DATA table10_256x64<>+104(SB)/8, $0xbf3745f038af2749
DATA table10_256x64<>+112(SB)/8, $0xbf3cf8dfd8f08b96
DATA table10_256x64<>+120(SB)/8, $0xbf398bd8c30df460
DATA table10_256x64<>+128(SB)/8, $0xbf31383b540d16a8
DATA table10_256x64<>+136(SB)/8, $0xbf201c6fd5d4c46b
DATA table10_256x64<>+144(SB)/8, $0xbee882e9b40c0912
DATA table10_256x64<>+152(SB)/8, $0x3f0c9341b46d218d
DATA table10_256x64<>+160(SB)/8, $0x3f149f0a7b624c71
DATA table10_256x64<>+168(SB)/8, $0x3f135eba8b9fbd14
DATA table10_256x64<>+176(SB)/8, $0x3f0cd428e93bfdf2
DATA table10_256x64<>+184(SB)/8, $0x3f0183ef05aa4ae5
DATA table10_256x64<>+192(SB)/8, $0x3ef067e37460f01d
DATA table10_256x64<>+200(SB)/8, $0x3ed05bc861526f46
DATA table10_256x64<>+208(SB)/8, $0xbec36143b81bb641
DATA table10_256x64<>+216(SB)/8, $0xbed343d4768c727f
DATA table10_256x64<>+224(SB)/8, $0xbed372986a437456
DATA table10_256x64<>+232(SB)/8, $0xbecf3003cf7954c8
DATA table10_256x64<>+240(SB)/8, $0xbec5d872c7df00e8
DATA table10_256x64<>+248(SB)/8, $0xbebbc15b376afb96
DATA table10_256x64<>+256(SB)/8, $0xbeb04c6075de5b54
DATA table10_256x64<>+264(SB)/8, $0xbea1e491c3a65c9f
DATA table10_256x64<>+272(SB)/8, $0xbe927eed368da8b5
DATA table10_256x64<>+280(SB)/8, $0xbe8217c5eff51233
DATA table10_256x64<>+288(SB)/8, $0xbe70cf67007b55e3
DATA table10_256x64<>+296(SB)/8, $0xbe5dc043a5d39a35
DATA table10_256x64<>+304(SB)/8, $0xbe4921128e035fce
DATA table10_256x64<>+312(SB)/8, $0xbe344b77c3ee3303
DATA table10_256x64<>+320(SB)/8, $0xbe1f63605853ca5f
DATA table10_256x64<>+328(SB)/8, $0xbe0744d2c90fd9a0
DATA table10_256x64<>+336(SB)/8, $0xbdf08d8465695e2f
DATA table10_256x64<>+344(SB)/8, $0xbdd69e36b5aae44e
DATA table10_256x64<>+352(SB)/8, $0xbdbdb42acda0ad88
DATA table10_256x64<>+360(SB)/8, $0xbda2c213d33d22ec
DATA table10_256x64<>+368(SB)/8, $0xbd86cc31e8894cff
DATA table10_256x64<>+376(SB)/8, $0xbd6aacb39d7f1cd9
DATA table10_256x64<>+384(SB)/8, $0xbd4e0fa5a4bdc981
DATA table10_256x64<>+392(SB)/8, $0x0
DATA table10_256x64<>+400(SB)/8, $0x0
DATA table10_256x64<>+408(SB)/8, $0x0
DATA table10_256x64<>+416(SB)/8, $0x0
DATA table10_256x64<>+424(SB)/8, $0x0
DATA table10_256x64<>+432(SB)/8, $0x0
DATA table10_256x64<>+440(SB)/8, $0x0
DATA table10_256x64<>+448(SB)/8, $0x0
DATA table10_256x64<>+456(SB)/8, $0x0
DATA table10_256x64<>+464(SB)/8, $0x0
DATA table10_256x64<>+472(SB)/8, $0x0
DATA table10_256x64<>+480(SB)/8, $0x0
DATA table10_256x64<>+488(SB)/8, $0x0
DATA table10_256x64<>+496(SB)/8, $0x0
DATA table10_256x64<>+504(SB)/8, $0x0
GLOBL table10_256x64<>(SB), RODATA|NOPTR, $512
DATA table11_256x64<>+0(SB)/8, $0x3f755cfded96cc13
DATA table11_256x64<>+8(SB)/8, $0x3f7271e85baf002a
DATA table11_256x64<>+16(SB)/8, $0x3f654f23ddcb4ae9
DATA table11_256x64<>+24(SB)/8, $0x3f206855df9c8c1d
DATA table11_256x64<>+32(SB)/8, $0xbf61b737aa3269f6
DATA table11_256x64<>+40(SB)/8, $0xbf6db5d500ff161f
DATA table11_256x64<>+48(SB)/8, $0xbf703aa353934ea3
DATA table11_256x64<>+56(SB)/8, $0xbf6aa626d88dc02f
DATA table11_256x64<>+64(SB)/8, $0xbf5edf8b923a7c5d
DATA table11_256x64<>+72(SB)/8, $0xbf37b7f5b1cd4f05
DATA table11_256x64<>+80(SB)/8, $0x3f4ca7a2e5df386a
DATA table11_256x64<>+88(SB)/8, $0x3f59cc5c537c9f51
DATA table11_256x64<>+96(SB)/8, $0x3f5bf915dfe2f724
DATA table11_256x64<>+104(SB)/8, $0x3f5717b18eec14f3
DATA table11_256x64<>+112(SB)/8, $0x3f4d4c7c1e9e8631
DATA table11_256x64<>+120(SB)/8, $0x3f37c9b6826fb1a9
DATA table11_256x64<>+128(SB)/8, $0xbf09bee60382a231
DATA table11_256x64<>+136(SB)/8, $0xbf32ee2ad20d8ecb
DATA table11_256x64<>+144(SB)/8, $0xbf382a81364f31f9
DATA table11_256x64<>+152(SB)/8, $0xbf3619986f87dc20
DATA table11_256x64<>+160(SB)/8, $0xbf30663ed6da0220
DATA table11_256x64<>+168(SB)/8, $0xbf2403cbbd4c95e2
DATA table11_256x64<>+176(SB)/8, $0xbf12b61314bcf0f7
DATA table11_256x64<>+184(SB)/8, $0xbef1131a84d47539
DATA table11_256x64<>+192(SB)/8, $0x3eecf19de52f2dd2
DATA table11_256x64<>+200(SB)/8, $0x3efa9f2a3acabe86
DATA table11_256x64<>+208(SB)/8, $0x3efb24ad79446ba1
DATA table11_256x64<>+216(SB)/8, $0x3ef64a999def3fa1
DATA table11_256x64<>+224(SB)/8, $0x3ef0147b86026475
DATA table11_256x64<>+232(SB)/8, $0x3ee51a8d15ab9294
DATA table11_256x64<>+240(SB)/8, $0x3ed9a77ca9b1004d
DATA table11_256x64<>+248(SB)/8, $0x3ecd32444afd801e
DATA table11_256x64<>+256(SB)/8, $0x3ebf5316dc3ac3af
DATA table11_256x64<>+264(SB)/8, $0x3eafd624e706debd
DATA table11_256x64<>+272(SB)/8, $0x3e9ec270190a11ce
DATA table11_256x64<>+280(SB)/8, $0x3e8c53d6124a43b5
DATA table11_256x64<>+288(SB)/8, $0x3e78eb108a456b6e
DATA table11_256x64<>+296(SB)/8, $0x3e64f8bd4193a288
DATA table11_256x64<>+304(SB)/8, $0x3e50e8fdda7cdd27
DATA table11_256x64<>+312(SB)/8, $0x3e3a281cdec62f95
DATA table11_256x64<>+320(SB)/8, $0x3e236c0c63c4a57c
DATA table11_256x64<>+328(SB)/8, $0x3e0bb6c5c67297f8
DATA table11_256x64<>+336(SB)/8, $0x3df3032dcb02a0ee
DATA table11_256x64<>+344(SB)/8, $0x3dd9190fdf0dc40d
DATA table11_256x64<>+352(SB)/8, $0x3dbfe4b8d35b2326
DATA table11_256x64<>+360(SB)/8, $0x3da384434e185280
DATA table11_256x64<>+368(SB)/8, $0x3d870394e1b46ce8
DATA table11_256x64<>+376(SB)/8, $0x3d6a284c8820429f
DATA table11_256x64<>+384(SB)/8, $0x3d4caa6577a981b4
DATA table11_256x64<>+392(SB)/8, $0x0
DATA table11_256x64<>+400(SB)/8, $0x0
DATA table11_256x64<>+408(SB)/8, $0x0
DATA table11_256x64<>+416(SB)/8, $0x0
DATA table11_256x64<>+424(SB)/8, $0x0
DATA table11_256x64<>+432(SB)/8, $0x0
DATA table11_256x64<>+440(SB)/8, $0x0
DATA table11_256x64<>+448(SB)/8, $0x0
DATA table11_256x64<>+456(SB)/8, $0x0
DATA table11_256x64<>+464(SB)/8, $0x0
DATA table11_256x64<>+472(SB)/8, $0x0
DATA table11_256x64<>+480(SB)/8, $0x0
DATA table11_256x64<>+488(SB)/8, $0x0
DATA table11_256x64<>+496(SB)/8, $0x0
DATA table11_256x64<>+504(SB)/8, $0x0
GLOBL table11_256x64<>(SB), RODATA|NOPTR, $512
DATA table12_256x64<>+0(SB)/8, $0x0
DATA table12_256x64<>+8(SB)/8, $0x3f76f6801d9df066
DATA table12_256x64<>+16(SB)/8, $0x3f83db6ea7fe9834
DATA table12_256x64<>+24(SB)/8, $0x3f8709aa0cf5deff
DATA table12_256x64<>+32(SB)/8, $0x3f8493d39f9117a9
DATA table12_256x64<>+40(SB)/8, $0x3f7b62f449f40301
DATA table12_256x64<>+48(SB)/8, $0x3f62db3515e4f77b
DATA table12_256x64<>+56(SB)/8, $0xbf5e3f462f6a8e80
DATA table12_256x64<>+64(SB)/8, $0xbf739112a14d13b8
DATA table12_256x64<>+72(SB)/8, $0xbf78b43aff733f96
DATA table12_256x64<>+80(SB)/8, $0xbf77567255b42ac5
DATA table12_256x64<>+88(SB)/8, $0xbf717404b5ff90d9
DATA table12_256x64<>+96(SB)/8, $0xbf635ae6477316de
DATA table12_256x64<>+104(SB)/8, $0xbf42e4453bc87c24
DATA table12_256x64<>+112(SB)/8, $0x3f47ec183221a566
DATA table12_256x64<>+120(SB)/8, $0x3f576ff432a8e82b
DATA table12_256x64<>+128(SB)/8, $0x3f5a114313dc131d
DATA table12_256x64<>+136(SB)/8, $0x3f56aa2c94c60ba5
DATA table12_256x64<>+144(SB)/8, $0x3f50602f03a116cd
DATA table12_256x64<>+152(SB)/8, $0x3f4377c5d057e9b8
DATA table12_256x64<>+160(SB)/8, $0x3f311553e3e512a2
DATA table12_256x64<>+168(SB)/8, $0x3f0229f6b91a02e4
DATA table12_256x64<>+176(SB)/8, $0xbf17557687da4127
DATA table12_256x64<>+184(SB)/8, $0xbf21c640894aea93
DATA table12_256x64<>+192(SB)/8, $0xbf21aa5f019cb231
DATA table12_256x64<>+200(SB)/8, $0xbf1d2ac859219f2a
DATA table12_256x64<>+208(SB)/8, $0xbf156748b4284912
DATA table12_256x64<>+216(SB)/8, $0xbf0cc158c4be962f
DATA table12_256x64<>+224(SB)/8, $0xbf01f630d066269d
DATA table12_256x64<>+232(SB)/8, $0xbef510a3edc96a9d
DATA table12_256x64<>+240(SB)/8, $0xbee7566b856cfbda
DATA table12_256x64<>+248(SB)/8, $0xbed8885567e3ecf8
DATA table12_256x64<>+256(SB)/8, $0xbec88c78c1a5ccd4
DATA table12_256x64<>+264(SB)/8, $0xbeb771082c3982b0
DATA table12_256x64<>+272(SB)/8, $0xbea566ec01aa3648
DATA table12_256x64<>+280(SB)/8, $0xbe92b62d33f25ac3
DATA table12_256x64<>+288(SB)/8, $0xbe7f5f276ac6fd1b
DATA table12_256x64<>+296(SB)/8, $0xbe693e1c3157961e
DATA table12_256x64<>+304(SB)/8, $0xbe5383447b8236d1
DATA table12_256x64<>+312(SB)/8, $0xbe3d00ee32c56b0c
DATA table12_256x64<>+320(SB)/8, $0xbe24bcdb503d4a3b
DATA table12_256x64<>+328(SB)/8, $0xbe0c8be9376f2110
DATA table12_256x64<>+336(SB)/8, $0xbdf2ec42255e5a08
DATA table12_256x64<>+344(SB)/8, $0xbdd82c145a58e223
DATA table12_256x64<>+352(SB)/8, $0xbdbdc3649c93e9c4
DATA table12_256x64<>+360(SB)/8, $0xbda1ab2e6d324d73
DATA table12_256x64<>+368(SB)/8, $0xbd843befd27397c5
DATA table12_256x64<>+376(SB)/8, $0xbd665b6d283f7fc2
DATA table12_256x64<>+384(SB)/8, $0xbd47d71ddba42359
DATA table12_256x64<>+392(SB)/8, $0x0
DATA table12_256x64<>+400(SB)/8, $0x0
DATA table12_256x64<>+408(SB)/8, $0x0
DATA table12_256x64<>+416(SB)/8, $0x0
DATA table12_256x64<>+424(SB)/8, $0x0
DATA table12_256x64<>+432(SB)/8, $0x0
DATA table12_256x64<>+440(SB)/8, $0x0
DATA table12_256x64<>+448(SB)/8, $0x0
DATA table12_256x64<>+456(SB)/8, $0x0
DATA table12_256x64<>+464(SB)/8, $0x0
DATA table12_256x64<>+472(SB)/8, $0x0
DATA table12_256x64<>+480(SB)/8, $0x0
DATA table12_256x64<>+488(SB)/8, $0x0
DATA table12_256x64<>+496(SB)/8, $0x0
DATA table12_256x64<>+504(SB)/8, $0x0
GLOBL table12_256x64<>(SB), RODATA|NOPTR, $512
DATA table13_256x64<>+0(SB)/8, $0xbf9b82cc478a95be
DATA table13_256x64<>+8(SB)/8, $0xbf9892574f401b32
DATA table13_256x64<>+16(SB)/8, $0xbf908d93a8f62399
DATA table13_256x64<>+24(SB)/8, $0xbf765c11c33a7a46
DATA table13_256x64<>+32(SB)/8, $0x3f7623c1a4c70be1
DATA table13_256x64<>+40(SB)/8, $0x3f8c7cd6b9254148
DATA table13_256x64<>+48(SB)/8, $0x3f92e0ae4b476886
DATA table13_256x64<>+56(SB)/8, $0x3f930ac139afa245
DATA table13_256x64<>+64(SB)/8, $0x3f8f096f74bf1191
DATA table13_256x64<>+72(SB)/8, $0x3f83acc84e99b8fd
DATA table13_256x64<>+80(SB)/8, $0x3f6db442632a3fa3
DATA table13_256x64<>+88(SB)/8, $0xbf573fee77750b80
DATA table13_256x64<>+96(SB)/8, $0xbf736d715ed1409c
DATA table13_256x64<>+104(SB)/8, $0xbf7954a9ef04acf4
DATA table13_256x64<>+112(SB)/8, $0xbf78d10fa9e363ce
DATA table13_256x64<>+120(SB)/8, $0xbf742fcc533e2163
DATA table13_256x64<>+128(SB)/8, $0xbf6bae0c95406cf9
DATA table13_256x64<>+136(SB)/8, $0xbf5ea03f17ea5236
DATA table13_256x64<>+144(SB)/8, $0xbf45f835e67687d7
DATA table13_256x64<>+152(SB)/8, $0x3f202834f97b79a6
DATA table13_256x64<>+160(SB)/8, $0x3f41c6105dbdf180
DATA table13_256x64<>+168(SB)/8, $0x3f464f89d7e629e6
DATA table13_256x64<>+176(SB)/8, $0x3f452b6386434169
DATA table13_256x64<>+184(SB)/8, $0x3f4151f894e84a30
DATA table13_256x64<>+192(SB)/8, $0x3f3998b6087c5788
DATA table13_256x64<>+200(SB)/8, $0x3f3176d050000892
DATA table13_256x64<>+208(SB)/8, $0x3f2647f7f454f26a
DATA table13_256x64<>+216(SB)/8, $0x3f1ac999de836779
DATA table13_256x64<>+224(SB)/8, $0x3f0e827f2dd72b90
DATA table13_256x64<>+232(SB)/8, $0x3f0085c00c05555d
DATA table13_256x64<>+240(SB)/8, $0x3ef110dc82bf9120
DATA table13_256x64<>+248(SB)/8, $0x3ee0d8c0a0b6f6f8
DATA table13_256x64<>+256(SB)/8, $0x3ecfd7befb73691a
DATA table13_256x64<>+264(SB)/8, $0x3ebcd9d7ded4c8da
DATA table13_256x64<>+272(SB)/8, $0x3ea916df03a49570
DATA table13_256x64<>+280(SB)/8, $0x3e94f605da0f1f0a
DATA table13_256x64<>+288(SB)/8, $0x3e80d66e64c5843c
DATA table13_256x64<>+296(SB)/8, $0x3e6a06e8c7465723
DATA table13_256x64<>+304(SB)/8, $0x3e535db68667c10e
DATA table13_256x64<>+312(SB)/8, $0x3e3bc28e46a1c646
DATA table13_256x64<>+320(SB)/8, $0x3e232c5a553f46ac
DATA table13_256x64<>+328(SB)/8, $0x3e098885a55e317e
DATA table13_256x64<>+336(SB)/8, $0x3df06579d245d626
DATA table13_256x64<>+344(SB)/8, $0x3dd450ad61334718
DATA table13_256x64<>+352(SB)/8, $0x3db84a18956834a3
DATA table13_256x64<>+360(SB)/8, $0x3d9c0831cd7cd5b8
DATA table13_256x64<>+368(SB)/8, $0x3d7f3c0185bfbe5c
DATA table13_256x64<>+376(SB)/8, $0x3d60cddfff269597
DATA table13_256x64<>+384(SB)/8, $0x3d4176e34480e509
DATA table13_256x64<>+392(SB)/8, $0x0
DATA table13_256x64<>+400(SB)/8, $0x0
DATA table13_256x64<>+408(SB)/8, $0x0
DATA table13_256x64<>+416(SB)/8, $0x0
DATA table13_256x64<>+424(SB)/8, $0x0
DATA table13_256x64<>+432(SB)/8, $0x0
DATA table13_256x64<>+440(SB)/8, $0x0
DATA table13_256x64<>+448(SB)/8, $0x0
DATA table13_256x64<>+456(SB)/8, $0x0
DATA table13_256x64<>+464(SB)/8, $0x0
DATA table13_256x64<>+472(SB)/8, $0x0
DATA table13_256x64<>+480(SB)/8, $0x0
DATA table13_256x64<>+488(SB)/8, $0x0
DATA table13_256x64<>+496(SB)/8, $0x0
DATA table13_256x64<>+504(SB)/8, $0x0
GLOBL table13_256x64<>(SB), RODATA|NOPTR, $512
DATA table14_256x64<>+0(SB)/8, $0x0
DATA table14_256x64<>+8(SB)/8, $0xbf9734ea69a018ee
DATA table14_256x64<>+16(SB)/8, $0xbfa4c0b253cc48ab
DATA table14_256x64<>+24(SB)/8, $0xbfa9a7945cba0f36
DATA table14_256x64<>+32(SB)/8, $0xbfa99f13b2565fe6
DATA table14_256x64<>+40(SB)/8, $0xbfa52b2668e437c9
DATA table14_256x64<>+48(SB)/8, $0xbf9b84779680e7e3
DATA table14_256x64<>+56(SB)/8, $0xbf853bb4a5fe3d83
DATA table14_256x64<>+64(SB)/8, $0x3f72e45a55b720ef
DATA table14_256x64<>+72(SB)/8, $0x3f8fd1c6c0e4e966
DATA table14_256x64<>+80(SB)/8, $0x3f95d0003aec36f4
DATA table14_256x64<>+88(SB)/8, $0x3f96b16f52cb6518
DATA table14_256x64<>+96(SB)/8, $0x3f93ca3d72d46093
DATA table14_256x64<>+104(SB)/8, $0x3f8d857f2c6fc7bc
DATA table14_256x64<>+112(SB)/8, $0x3f825b378caec2ff
DATA table14_256x64<>+120(SB)/8, $0x3f70d099c7d02cc0
DATA table14_256x64<>+128(SB)/8, $0x3f3e1935eaaadd45
DATA table14_256x64<>+136(SB)/8, $0xbf5dd78ee1850e3a
DATA table14_256x64<>+144(SB)/8, $0xbf67cae0d4803940
DATA table14_256x64<>+152(SB)/8, $0xbf6982b274da2568
DATA table14_256x64<>+160(SB)/8, $0xbf66ecdbf693a8d9
DATA table14_256x64<>+168(SB)/8, $0xbf6267f3bc49ad4f
DATA table14_256x64<>+176(SB)/8, $0xbf5b2755bfdabefb
DATA table14_256x64<>+184(SB)/8, $0xbf52add1ce70965b
DATA table14_256x64<>+192(SB)/8, $0xbf482f235af133a8
DATA table14_256x64<>+200(SB)/8, $0xbf3da496e5118900
DATA table14_256x64<>+208(SB)/8, $0xbf3145464e89911d
DATA table14_256x64<>+216(SB)/8, $0xbf2330aab7615125
DATA table14_256x64<>+224(SB)/8, $0xbf146153fb8148aa
DATA table14_256x64<>+232(SB)/8, $0xbf04b98203301c7d
DATA table14_256x64<>+240(SB)/8, $0xbef4357b5559bcb9
DATA table14_256x64<>+248(SB)/8, $0xbee2eb290b507e27
DATA table14_256x64<>+256(SB)/8, $0xbed1050537d1cb1d
DATA table14_256x64<>+264(SB)/8, $0xbebd73aa4f6fe7cf
DATA table14_256x64<>+272(SB)/8, $0xbea8868e1e9f53ff
DATA table14_256x64<>+280(SB)/8, $0xbe93ab0b10bef66b
DATA table14_256x64<>+288(SB)/8, $0xbe7e650e3800185c
DATA table14_256x64<>+296(SB)/8, $0xbe66a3a9d85a87b6
DATA table14_256x64<>+304(SB)/8, $0xbe5042f2a9e64836
DATA table14_256x64<>+312(SB)/8, $0xbe3689347cfdcdf8
DATA table14_256x64<>+320(SB)/8, $0xbe1e235878d2683e
DATA table14_256x64<>+328(SB)/8, $0xbe0373cd76ec1f41
DATA table14_256x64<>+336(SB)/8, $0xbde83ea4c78df9d0
DATA table14_256x64<>+344(SB)/8, $0xbdcd2eaafa5e59d8
DATA table14_256x64<>+352(SB)/8, $0xbdb0f6e8aad5e44e
DATA table14_256x64<>+360(SB)/8, $0xbd930e3dd3f0c5bb
DATA table14_256x64<>+368(SB)/8, $0xbd74aed69b2d1653
DATA table14_256x64<>+376(SB)/8, $0xbd55b2283654041e
DATA table14_256x64<>+384(SB)/8, $0xbd35ff7d6e58bc66
DATA table14_256x64<>+392(SB)/8, $0x0
DATA table14_256x64<>+400(SB)/8, $0x0
DATA table14_256x64<>+408(SB)/8, $0x0
DATA table14_256x64<>+416(SB)/8, $0x0
DATA table14_256x64<>+424(SB)/8, $0x0
DATA table14_256x64<>+432(SB)/8, $0x0
DATA table14_256x64<>+440(SB)/8, $0x0
DATA table14_256x64<>+448(SB)/8, $0x0
DATA table14_256x64<>+456(SB)/8, $0x0
DATA table14_256x64<>+464(SB)/8, $0x0
DATA table14_256x64<>+472(SB)/8, $0x0
DATA table14_256x64<>+480(SB)/8, $0x0
DATA table14_256x64<>+488(SB)/8, $0x0
DATA table14_256x64<>+496(SB)/8, $0x0
DATA table14_256x64<>+504(SB)/8, $0x0
GLOBL table14_256x64<>(SB), RODATA|NOPTR, $512
DATA table15_256x64<>+0(SB)/8, $0x3fbce2f219d87611
DATA table15_256x64<>+8(SB)/8, $0x3fbaaba623bcb0dc
DATA table15_256x64<>+16(SB)/8, $0x3fb47e5cfed290a3
DATA table15_256x64<>+24(SB)/8, $0x3fa7488b8a8b065f
DATA table15_256x64<>+32(SB)/8, $0x3f7dfeeb5bd4fb31
DATA table15_256x64<>+40(SB)/8, $0xbf9c1242df7519f4
DATA table15_256x64<>+48(SB)/8, $0xbfab42a188cd111f
DATA table15_256x64<>+56(SB)/8, $0xbfb1350f4b0e35ce
DATA table15_256x64<>+64(SB)/8, $0xbfb1b614b0f0c4d9
DATA table15_256x64<>+72(SB)/8, $0xbfaf65d15f2f0b98
DATA table15_256x64<>+80(SB)/8, $0xbfa8281ce0d46e68
DATA table15_256x64<>+88(SB)/8, $0xbf9f572c4cd1d96e
DATA table15_256x64<>+96(SB)/8, $0xbf8e723727204c09
DATA table15_256x64<>+104(SB)/8, $0xbf617d430ca371ac
DATA table15_256x64<>+112(SB)/8, $0x3f7b22257dcb79d8
DATA table15_256x64<>+120(SB)/8, $0x3f8779b1e58e62b8
DATA table15_256x64<>+128(SB)/8, $0x3f8ace7404ed22fa
DATA table15_256x64<>+136(SB)/8, $0x3f89973b48c673f2
DATA table15_256x64<>+144(SB)/8, $0x3f85d3b17bd8bbba
DATA table15_256x64<>+152(SB)/8, $0x3f811dae47420357
DATA table15_256x64<>+160(SB)/8, $0x3f790e812843e93b
DATA table15_256x64<>+168(SB)/8, $0x3f7146c4b3da1ec7
DATA table15_256x64<>+176(SB)/8, $0x3f669359604c628a
DATA table15_256x64<>+184(SB)/8, $0x3f5c11f270354a5d
DATA table15_256x64<>+192(SB)/8, $0x3f50a7b55447f3e7
DATA table15_256x64<>+200(SB)/8, $0x3f42e7e763a97916
DATA table15_256x64<>+208(SB)/8, $0x3f3490a4d20b4ead
DATA table15_256x64<>+216(SB)/8, $0x3f2577577874b0fb
DATA table15_256x64<>+224(SB)/8, $0x3f1586bafcb2c3ae
DATA table15_256x64<>+232(SB)/8, $0x3f04c1fe48f9f9fd
DATA table15_256x64<>+240(SB)/8, $0x3ef3436bca9ec48f
DATA table15_256x64<>+248(SB)/8, $0x3ee13717227a10c4
DATA table15_256x64<>+256(SB)/8, $0x3ecda5f11065e57b
DATA table15_256x64<>+264(SB)/8, $0x3eb89ca777931924
DATA table15_256x64<>+272(SB)/8, $0x3ea3b46805396b39
DATA table15_256x64<>+280(SB)/8, $0x3e8e710300293c83
DATA table15_256x64<>+288(SB)/8, $0x3e76b1bafbe4fdd0
DATA table15_256x64<>+296(SB)/8, $0x3e6055632f54857e
DATA table15_256x64<>+304(SB)/8, $0x3e46b43ca1cfca28
DATA table15_256x64<>+312(SB)/8, $0x3e2e7ba58bd431dd
DATA table15_256x64<>+320(SB)/8, $0x3e13c51d1bfa74c5
DATA table15_256x64<>+328(SB)/8, $0x3df8c78e5f4616ba
DATA table15_256x64<>+336(SB)/8, $0x3dde044b664f7549
DATA table15_256x64<>+344(SB)/8, $0x3dc192d3ce751748
DATA table15_256x64<>+352(SB)/8, $0x3da3e4a21ecd7c38
DATA table15_256x64<>+360(SB)/8, $0x3d85c5ee7213586c
DATA table15_256x64<>+368(SB)/8, $0x3d670b7050065027
DATA table15_256x64<>+376(SB)/8, $0x3d4796a3ebda6f50
DATA table15_256x64<>+384(SB)/8, $0x3d275a8217bad831
DATA table15_256x64<>+392(SB)/8, $0x0
DATA table15_256x64<>+400(SB)/8, $0x0
DATA table15_256x64<>+408(SB)/8, $0x0
DATA table15_256x64<>+416(SB)/8, $0x0
DATA table15_256x64<>+424(SB)/8, $0x0
DATA table15_256x64<>+432(SB)/8, $0x0
DATA table15_256x64<>+440(SB)/8, $0x0
DATA table15_256x64<>+448(SB)/8, $0x0
DATA table15_256x64<>+456(SB)/8, $0x0
DATA table15_256x64<>+464(SB)/8, $0x0
DATA table15_256x64<>+472(SB)/8, $0x0
DATA table15_256x64<>+480(SB)/8, $0x0
DATA table15_256x64<>+488(SB)/8, $0x0
DATA table15_256x64<>+496(SB)/8, $0x0
DATA table15_256x64<>+504(SB)/8, $0x0
GLOBL table15_256x64<>(SB), RODATA|NOPTR, $512
DATA table16_256x64<>+0(SB)/8, $0x0
DATA table16_256x64<>+8(SB)/8, $0x3fb196c9cd8dfcc6
DATA table16_256x64<>+16(SB)/8, $0x3fc040e8a6d82d62
DATA table16_256x64<>+24(SB)/8, $0x3fc5529abcd00584
DATA table16_256x64<>+32(SB)/8, $0x3fc76f27de80976e
DATA table16_256x64<>+40(SB)/8, $0x3fc6963c8a39d671
DATA table16_256x64<>+48(SB)/8, $0x3fc349b5eaa145ef
DATA table16_256x64<>+56(SB)/8, $0x3fbcc60567d78d66
DATA table16_256x64<>+64(SB)/8, $0x3fb1b614b0f52961
DATA table16_256x64<>+72(SB)/8, $0x3f9ca5083167a5e5
DATA table16_256x64<>+80(SB)/8, $0xbf793a9a7bb7e82d
DATA table16_256x64<>+88(SB)/8, $0xbf9f3b8d52d35720
DATA table16_256x64<>+96(SB)/8, $0xbfa6d5a95d0a1c7d
DATA table16_256x64<>+104(SB)/8, $0xbfa974c0368673bd
DATA table16_256x64<>+112(SB)/8, $0xbfa8a0da54306234
DATA table16_256x64<>+120(SB)/8, $0xbfa5a316520b8230
DATA table16_256x64<>+128(SB)/8, $0xbfa1a2c59757ab2a
DATA table16_256x64<>+136(SB)/8, $0xbf9afe553fa44ede
DATA table16_256x64<>+144(SB)/8, $0xbf938a9832789052
DATA table16_256x64<>+152(SB)/8, $0xbf8ae59615f8ea0a
DATA table16_256x64<>+160(SB)/8, $0xbf81a89b97ceabb0
DATA table16_256x64<>+168(SB)/8, $0xbf762d4c6d49c700
DATA table16_256x64<>+176(SB)/8, $0xbf6ab0c273ac2606
DATA table16_256x64<>+184(SB)/8, $0xbf5ed4ac7daea513
DATA table16_256x64<>+192(SB)/8, $0xbf511c85b1e90094
DATA table16_256x64<>+200(SB)/8, $0xbf424544f02d2cba
DATA table16_256x64<>+208(SB)/8, $0xbf32c7d5ef0541cf
DATA table16_256x64<>+216(SB)/8, $0xbf2298f8d45f6889
DATA table16_256x64<>+224(SB)/8, $0xbf11c07721ac82cf
DATA table16_256x64<>+232(SB)/8, $0xbf005760ad1bd09e
DATA table16_256x64<>+240(SB)/8, $0xbeed06f5860939f3
DATA table16_256x64<>+248(SB)/8, $0xbed8e1fc41537dc3
DATA table16_256x64<>+256(SB)/8, $0xbec4980e2528537a
DATA table16_256x64<>+264(SB)/8, $0xbeb07600ca6de9f5
DATA table16_256x64<>+272(SB)/8, $0xbe996ba7366ba235
DATA table16_256x64<>+280(SB)/8, $0xbe82f7354e6afea5
DATA table16_256x64<>+288(SB)/8, $0xbe6b598cb460629a
DATA table16_256x64<>+296(SB)/8, $0xbe530fd0c6696e12
DATA table16_256x64<>+304(SB)/8, $0xbe39b017abbd5414
DATA table16_256x64<>+312(SB)/8, $0xbe20bc6ecf64b32a
DATA table16_256x64<>+320(SB)/8, $0xbe0516d3cb74153d
DATA table16_256x64<>+328(SB)/8, $0xbde9b3c557fc3010
DATA table16_256x64<>+336(SB)/8, $0xbdce4cb4aea05c6d
DATA table16_256x64<>+344(SB)/8, $0xbdb146faeb84129f
DATA table16_256x64<>+352(SB)/8, $0xbd931011e964feb8
DATA table16_256x64<>+360(SB)/8, $0xbd7459c81752bf70
DATA table16_256x64<>+368(SB)/8, $0xbd5505d9534dce5a
DATA table16_256x64<>+376(SB)/8, $0xbd350429df28edb9
DATA table16_256x64<>+384(SB)/8, $0xbd145542efcec493
DATA table16_256x64<>+392(SB)/8, $0x0
DATA table16_256x64<>+400(SB)/8, $0x0
DATA table16_256x64<>+408(SB)/8, $0x0
DATA table16_256x64<>+416(SB)/8, $0x0
DATA table16_256x64<>+424(SB)/8, $0x0
DATA table16_256x64<>+432(SB)/8, $0x0
DATA table16_256x64<>+440(SB)/8, $0x0
DATA table16_256x64<>+448(SB)/8, $0x0
DATA table16_256x64<>+456(SB)/8, $0x0
DATA table16_256x64<>+464(SB)/8, $0x0
DATA table16_256x64<>+472(SB)/8, $0x0
DATA table16_256x64<>+480(SB)/8, $0x0
DATA table16_256x64<>+488(SB)/8, $0x0
DATA table16_256x64<>+496(SB)/8, $0x0
DATA table16_256x64<>+504(SB)/8, $0x0
GLOBL table16_256x64<>(SB), RODATA|NOPTR, $512
DATA table17_256x64<>+0(SB)/8, $0xbfd812746b037889
DATA table17_256x64<>+8(SB)/8, $0xbfd6f552dbcc3212
DATA table17_256x64<>+16(SB)/8, $0xbfd3c974458cbd6a
DATA table17_256x64<>+24(SB)/8, $0xbfce106c51d1effc
DATA table17_256x64<>+32(SB)/8, $0xbfc2bf531866e1a2
DATA table17_256x64<>+40(SB)/8, $0xbfac810502168b8d
DATA table17_256x64<>+48(SB)/8, $0x3f9b6e8591f65e67
DATA table17_256x64<>+56(SB)/8, $0x3fb7c9d756a1133c
DATA table17_256x64<>+64(SB)/8, $0x3fc1b614b0f527d3
DATA table17_256x64<>+72(SB)/8, $0x3fc4cb3cf0aa0c2c
DATA table17_256x64<>+80(SB)/8, $0x3fc571d01c5c57c7
DATA table17_256x64<>+88(SB)/8, $0x3fc4374d82e04d7c
DATA table17_256x64<>+96(SB)/8, $0x3fc1c2a02beb6b88
DATA table17_256x64<>+104(SB)/8, $0x3fbd6631e1a28f6c
DATA table17_256x64<>+112(SB)/8, $0x3fb7148c3d57c31c
DATA table17_256x64<>+120(SB)/8, $0x3fb143d1c6f4f01b
DATA table17_256x64<>+128(SB)/8, $0x3fa8b0ae3a4787d0
DATA table17_256x64<>+136(SB)/8, $0x3fa0ea475da3bd48
DATA table17_256x64<>+144(SB)/8, $0x3f963ef61e82427a
DATA table17_256x64<>+152(SB)/8, $0x3f8c1ec102e36352
DATA table17_256x64<>+160(SB)/8, $0x3f8119da0c46cc6d
DATA table17_256x64<>+168(SB)/8, $0x3f7407fbd18f130e
DATA table17_256x64<>+176(SB)/8, $0x3f669cf466cce29f
DATA table17_256x64<>+184(SB)/8, $0x3f589e17c074d983
DATA table17_256x64<>+192(SB)/8, $0x3f49db74b1d1e5b5
DATA table17_256x64<>+200(SB)/8, $0x3f3a3737e2a2fd2c
DATA table17_256x64<>+208(SB)/8, $0x3f29aa489e3cb688
DATA table17_256x64<>+216(SB)/8, $0x3f184522fe881a0e
DATA table17_256x64<>+224(SB)/8, $0x3f062ccea63caafb
DATA table17_256x64<>+232(SB)/8, $0x3ef394b1fa66fc59
DATA table17_256x64<>+240(SB)/8, $0x3ee0b6a7b0f18ce7
DATA table17_256x64<>+248(SB)/8, $0x3ecb95fa39b32281
DATA table17_256x64<>+256(SB)/8, $0x3eb603a5308ba8ae
DATA table17_256x64<>+264(SB)/8, $0x3ea0fdac559aa228
DATA table17_256x64<>+272(SB)/8, $0x3e895ea6fdfde4dc
DATA table17_256x64<>+280(SB)/8, $0x3e7252af6f46d9c2
DATA table17_256x64<>+288(SB)/8, $0x3e599b86655dc65b
DATA table17_256x64<>+296(SB)/8, $0x3e41508f768b2a06
DATA table17_256x64<>+304(SB)/8, $0x3e26a8aeba4115b2
DATA table17_256x64<>+312(SB)/8, $0x3e0cb2a2e5596723
DATA table17_256x64<>+320(SB)/8, $0x3df196da0a9def0f
DATA table17_256x64<>+328(SB)/8, $0x3dd4decacbeb0d17
DATA table17_256x64<>+336(SB)/8, $0x3db7f8a0f3ce67d5
DATA table17_256x64<>+344(SB)/8, $0x3d9aa76120cf177d
DATA table17_256x64<>+352(SB)/8, $0x3d7cb12e2f388698
DATA table17_256x64<>+360(SB)/8, $0x3d5de74c0d91bf97
DATA table17_256x64<>+368(SB)/8, $0x3d3e2d06d6be9aac
DATA table17_256x64<>+376(SB)/8, $0x3d1d7c149f7e4bda
DATA table17_256x64<>+384(SB)/8, $0x3cfbe584a5855747
DATA table17_256x64<>+392(SB)/8, $0x0
DATA table17_256x64<>+400(SB)/8, $0x0
DATA table17_256x64<>+408(SB)/8, $0x0
DATA table17_256x64<>+416(SB)/8, $0x0
DATA table17_256x64<>+424(SB)/8, $0x0
DATA table17_256x64<>+432(SB)/8, $0x0
DATA table17_256x64<>+440(SB)/8, $0x0
DATA table17_256x64<>+448(SB)/8, $0x0
DATA table17_256x64<>+456(SB)/8, $0x0
DATA table17_256x64<>+464(SB)/8, $0x0
DATA table17_256x64<>+472(SB)/8, $0x0
DATA table17_256x64<>+480(SB)/8, $0x0
DATA table17_256x64<>+488(SB)/8, $0x0
DATA table17_256x64<>+496(SB)/8, $0x0
DATA table17_256x64<>+504(SB)/8, $0x0
GLOBL table17_256x64<>(SB), RODATA|NOPTR, $512
DATA table18_256x64<>+0(SB)/8, $0x0
DATA table18_256x64<>+8(SB)/8, $0xbfc1c62fa1e869b6
DATA table18_256x64<>+16(SB)/8, $0xbfd0f5d1602f7e41
DATA table18_256x64<>+24(SB)/8, $0xbfd78749a434fe4e
DATA table18_256x64<>+32(SB)/8, $0xbfdc1efca49a5011
DATA table18_256x64<>+40(SB)/8, $0xbfde8a3c39181e85
DATA table18_256x64<>+48(SB)/8, $0xbfdedc5644353c27
DATA table18_256x64<>+56(SB)/8, $0xbfdd62beb64e8441
DATA table18_256x64<>+64(SB)/8, $0xbfda911f096fbc26
DATA table18_256x64<>+72(SB)/8, $0xbfd6ea6cf452e838
DATA table18_256x64<>+80(SB)/8, $0xbfd2ebf3dcc9f22f
DATA table18_256x64<>+88(SB)/8, $0xbfcdfbbadedf5d2e
DATA table18_256x64<>+96(SB)/8, $0xbfc6d5a95d0a1b7f
DATA table18_256x64<>+104(SB)/8, $0xbfc0bcfca21947db
DATA table18_256x64<>+112(SB)/8, $0xbfb7a4a8a2bdce13
DATA table18_256x64<>+120(SB)/8, $0xbfb01a1c847fa207
DATA table18_256x64<>+128(SB)/8, $0xbfa529b9e8cf9a1e
DATA table18_256x64<>+136(SB)/8, $0xbf9ada873606f0aa
DATA table18_256x64<>+144(SB)/8, $0xbf9074b60f8df349
DATA table18_256x64<>+152(SB)/8, $0xbf837ccd585f564b
DATA table18_256x64<>+160(SB)/8, $0xbf764e3dcd3af4ba
DATA table18_256x64<>+168(SB)/8, $0xbf68af14828bffa7
DATA table18_256x64<>+176(SB)/8, $0xbf5a6a519a114d70
DATA table18_256x64<>+184(SB)/8, $0xbf4b5781e9d7c647
DATA table18_256x64<>+192(SB)/8, $0xbf3b60d5e974cbbe
DATA table18_256x64<>+200(SB)/8, $0xbf2a8670aa99a5bc
DATA table18_256x64<>+208(SB)/8, $0xbf18de3cd290a7c0
DATA table18_256x64<>+216(SB)/8, $0xbf0690585ca91f97
DATA table18_256x64<>+224(SB)/8, $0xbef3d0e43d67415e
DATA table18_256x64<>+232(SB)/8, $0xbee0d88765d3224b
DATA table18_256x64<>+240(SB)/8, $0xbecbba3ac4cf8472
DATA table18_256x64<>+248(SB)/8, $0xbeb617a9cedd8fff
DATA table18_256x64<>+256(SB)/8, $0xbea10b1488aeb237
DATA table18_256x64<>+264(SB)/8, $0xbe8976564c75a5b4
DATA table18_256x64<>+272(SB)/8, $0xbe726afa996c324e
DATA table18_256x64<>+280(SB)/8, $0xbe59cd7dcf23b844
DATA table18_256x64<>+288(SB)/8, $0xbe4180fde41550a9
DATA table18_256x64<>+296(SB)/8, $0xbe26fffa7fffa007
DATA table18_256x64<>+304(SB)/8, $0xbe0d453ba308d4db
DATA table18_256x64<>+312(SB)/8, $0xbdf20a2ae94181f8
DATA table18_256x64<>+320(SB)/8, $0xbdd589b22c63806b
DATA table18_256x64<>+328(SB)/8, $0xbdb8e85bc00ad962
DATA table18_256x64<>+336(SB)/8, $0xbd9be6dda2ac4421
DATA table18_256x64<>+344(SB)/8, $0xbd7e46f03befb115
DATA table18_256x64<>+352(SB)/8, $0xbd5fd39856f71743
DATA table18_256x64<>+360(SB)/8, $0xbd40346137a0a150
DATA table18_256x64<>+368(SB)/8, $0xbd1ff8ac583bff21
DATA table18_256x64<>+376(SB)/8, $0xbcfe8dfd25ffabc4
DATA table18_256x64<>+384(SB)/8, $0xbcdc4a1a58e031ce
DATA table18_256x64<>+392(SB)/8, $0x0
DATA table18_256x64<>+400(SB)/8, $0x0
DATA table18_256x64<>+408(SB)/8, $0x0
DATA table18_256x64<>+416(SB)/8, $0x0
DATA table18_256x64<>+424(SB)/8, $0x0
DATA table18_256x64<>+432(SB)/8, $0x0
DATA table18_256x64<>+440(SB)/8, $0x0
DATA table18_256x64<>+448(SB)/8, $0x0
DATA table18_256x64<>+456(SB)/8, $0x0
DATA table18_256x64<>+464(SB)/8, $0x0
DATA table18_256x64<>+472(SB)/8, $0x0
DATA table18_256x64<>+480(SB)/8, $0x0
DATA table18_256x64<>+488(SB)/8, $0x0
DATA table18_256x64<>+496(SB)/8, $0x0
DATA table18_256x64<>+504(SB)/8, $0x0
GLOBL table18_256x64<>(SB), RODATA|NOPTR, $512
DATA table19_256x64<>+0(SB)/8, $0x3fc06eba8214db68
DATA table19_256x64<>+8(SB)/8, $0x3fbc62fa1e869b64
DATA table19_256x64<>+16(SB)/8, $0x3faeba2c05efc81b
DATA table19_256x64<>+24(SB)/8, $0xbf941e64a1d59d9f
DATA table19_256x64<>+32(SB)/8, $0xbfbf081adb2d7f75
DATA table19_256x64<>+40(SB)/8, $0xbfce45a5afb2d189
DATA table19_256x64<>+48(SB)/8, $0xbfd6da37a50e5a77
DATA table19_256x64<>+56(SB)/8, $0xbfde6a93c1ef68da
DATA table19_256x64<>+64(SB)/8, $0xbfe2b7707b4821ed
DATA table19_256x64<>+72(SB)/8, $0xbfe5d0b321a24375
DATA table19_256x64<>+80(SB)/8, $0xbfe86e6b4148d254
DATA table19_256x64<>+88(SB)/8, $0xbfea8c69a8eea93d
DATA table19_256x64<>+96(SB)/8, $0xbfec31b91b28fb6b
DATA table19_256x64<>+104(SB)/8, $0xbfed6cc570e86b19
DATA table19_256x64<>+112(SB)/8, $0xbfee4faacfcddeff
DATA table19_256x64<>+120(SB)/8, $0xbfeeed314c800644
DATA table19_256x64<>+128(SB)/8, $0xbfef56b230b9832f
DATA table19_256x64<>+136(SB)/8, $0xbfef9ae76c61c7c1
DATA table19_256x64<>+144(SB)/8, $0xbfefc57d78ac402d
DATA table19_256x64<>+152(SB)/8, $0xbfefdf2dce939554
DATA table19_256x64<>+160(SB)/8, $0xbfefee27ce8f0409
DATA table19_256x64<>+168(SB)/8, $0xbfeff698bb3bfb6e
DATA table19_256x64<>+176(SB)/8, $0xbfeffb327cccb709
DATA table19_256x64<>+184(SB)/8, $0xbfeffd9f58e08910
DATA table19_256x64<>+192(SB)/8, $0xbfeffedbf71645cd
DATA table19_256x64<>+200(SB)/8, $0xbfefff7830f25916
DATA table19_256x64<>+208(SB)/8, $0xbfefffc2c942e5fe
DATA table19_256x64<>+216(SB)/8, $0xbfefffe541f616ec
DATA table19_256x64<>+224(SB)/8, $0xbfeffff4ad346f33
DATA table19_256x64<>+232(SB)/8, $0xbfeffffb5a563c30
DATA table19_256x64<>+240(SB)/8, $0xbfeffffe26c8e1d0
DATA table19_256x64<>+248(SB)/8, $0xbfefffff498f2ae0
DATA table19_256x64<>+256(SB)/8, $0xbfefffffbbd3addd
DATA table19_256x64<>+264(SB)/8, $0xbfefffffe74f3032
DATA table19_256x64<>+272(SB)/8, $0xbfeffffff7552fb8
DATA table19_256x64<>+280(SB)/8, $0xbfeffffffd0d1631
DATA table19_256x64<>+288(SB)/8, $0xbfefffffff070e57
DATA table19_256x64<>+296(SB)/8, $0xbfefffffffb06ec7
DATA table19_256x64<>+304(SB)/8, $0xbfefffffffe759e9
DATA table19_256x64<>+312(SB)/8, $0xbfeffffffff8995e
DATA table19_256x64<>+320(SB)/8, $0xbfeffffffffdd8a1
DATA table19_256x64<>+328(SB)/8, $0xbfefffffffff647b
DATA table19_256x64<>+336(SB)/8, $0xbfefffffffffd57c
DATA table19_256x64<>+344(SB)/8, $0xbfeffffffffff4bc
DATA table19_256x64<>+352(SB)/8, $0xbfeffffffffffd1b
DATA table19_256x64<>+360(SB)/8, $0xbfefffffffffff48
DATA table19_256x64<>+368(SB)/8, $0xbfefffffffffffd4
DATA table19_256x64<>+376(SB)/8, $0xbfeffffffffffff6
DATA table19_256x64<>+384(SB)/8, $0xbfeffffffffffffe
DATA table19_256x64<>+392(SB)/8, $0x0
DATA table19_256x64<>+400(SB)/8, $0x0
DATA table19_256x64<>+408(SB)/8, $0x0
DATA table19_256x64<>+416(SB)/8, $0x0
DATA table19_256x64<>+424(SB)/8, $0x0
DATA table19_256x64<>+432(SB)/8, $0x0
DATA table19_256x64<>+440(SB)/8, $0x0
DATA table19_256x64<>+448(SB)/8, $0x0
DATA table19_256x64<>+456(SB)/8, $0x0
DATA table19_256x64<>+464(SB)/8, $0x0
DATA table19_256x64<>+472(SB)/8, $0x0
DATA table19_256x64<>+480(SB)/8, $0x0
DATA table19_256x64<>+488(SB)/8, $0x0
DATA table19_256x64<>+496(SB)/8, $0x0
DATA table19_256x64<>+504(SB)/8, $0x0
GLOBL table19_256x64<>(SB), RODATA|NOPTR, $512
DATA table20_256x64<>+0(SB)/8, $0x3ff0000000000000
DATA table20_256x64<>+8(SB)/8, $0x3ff02ca000000000
DATA table20_256x64<>+16(SB)/8, $0x3ff059b000000000
DATA table20_256x64<>+24(SB)/8, $0x3ff0874000000000
DATA table20_256x64<>+32(SB)/8, $0x3ff0b56000000000
DATA table20_256x64<>+40(SB)/8, $0x3ff0e3f000000000
DATA table20_256x64<>+48(SB)/8, $0x3ff1130000000000
DATA table20_256x64<>+56(SB)/8, $0x3ff142a000000000
DATA table20_256x64<>+64(SB)/8, $0x3ff172c000000000
DATA table20_256x64<>+72(SB)/8, $0x3ff1a36000000000
DATA table20_256x64<>+80(SB)/8, $0x3ff1d48000000000
DATA table20_256x64<>+88(SB)/8, $0x3ff2064000000000
DATA table20_256x64<>+96(SB)/8, $0x3ff2388000000000
DATA table20_256x64<>+104(SB)/8, $0x3ff26b4000000000
DATA table20_256x64<>+112(SB)/8, $0x3ff29ea000000000
DATA table20_256x64<>+120(SB)/8, $0x3ff2d28000000000
DATA table20_256x64<>+128(SB)/8, $0x3ff3070000000000
DATA table20_256x64<>+136(SB)/8, $0x3ff33c1000000000
DATA table20_256x64<>+144(SB)/8, $0x3ff371a000000000
DATA table20_256x64<>+152(SB)/8, $0x3ff3a7e000000000
DATA table20_256x64<>+160(SB)/8, $0x3ff3dea000000000
DATA table20_256x64<>+168(SB)/8, $0x3ff4161000000000
DATA table20_256x64<>+176(SB)/8, $0x3ff44e1000000000
DATA table20_256x64<>+184(SB)/8, $0x3ff486a000000000
DATA table20_256x64<>+192(SB)/8, $0x3ff4bfe000000000
DATA table20_256x64<>+200(SB)/8, $0x3ff4f9b000000000
DATA table20_256x64<>+208(SB)/8, $0x3ff5343000000000
DATA table20_256x64<>+216(SB)/8, $0x3ff56f4000000000
DATA table20_256x64<>+224(SB)/8, $0x3ff5ab0000000000
DATA table20_256x64<>+232(SB)/8, $0x3ff5e77000000000
DATA table20_256x64<>+240(SB)/8, $0x3ff6248000000000
DATA table20_256x64<>+248(SB)/8, $0x3ff6624000000000
DATA table20_256x64<>+256(SB)/8, $0x3ff6a0a000000000
DATA table20_256x64<>+264(SB)/8, $0x3ff6dfb000000000
DATA table20_256x64<>+272(SB)/8, $0x3ff71f7000000000
DATA table20_256x64<>+280(SB)/8, $0x3ff75ff000000000
DATA table20_256x64<>+288(SB)/8, $0x3ff7a11000000000
DATA table20_256x64<>+296(SB)/8, $0x3ff7e2f000000000
DATA table20_256x64<>+304(SB)/8, $0x3ff8259000000000
DATA table20_256x64<>+312(SB)/8, $0x3ff868e000000000
DATA table20_256x64<>+320(SB)/8, $0x3ff8ace000000000
DATA table20_256x64<>+328(SB)/8, $0x3ff8f1b000000000
DATA table20_256x64<>+336(SB)/8, $0x3ff9373000000000
DATA table20_256x64<>+344(SB)/8, $0x3ff97d8000000000
DATA table20_256x64<>+352(SB)/8, $0x3ff9c49000000000
DATA table20_256x64<>+360(SB)/8, $0x3ffa0c6000000000
DATA table20_256x64<>+368(SB)/8, $0x3ffa550000000000
DATA table20_256x64<>+376(SB)/8, $0x3ffa9e7000000000
DATA table20_256x64<>+384(SB)/8, $0x3ffae8a000000000
DATA table20_256x64<>+392(SB)/8, $0x3ffb33a000000000
DATA table20_256x64<>+400(SB)/8, $0x3ffb7f7000000000
DATA table20_256x64<>+408(SB)/8, $0x3ffbcc2000000000
DATA table20_256x64<>+416(SB)/8, $0x3ffc19a000000000
DATA table20_256x64<>+424(SB)/8, $0x3ffc67f000000000
DATA table20_256x64<>+432(SB)/8, $0x3ffcb72000000000
DATA table20_256x64<>+440(SB)/8, $0x3ffd073000000000
DATA table20_256x64<>+448(SB)/8, $0x3ffd582000000000
DATA table20_256x64<>+456(SB)/8, $0x3ffda9e000000000
DATA table20_256x64<>+464(SB)/8, $0x3ffdfc9000000000
DATA table20_256x64<>+472(SB)/8, $0x3ffe503000000000
DATA table20_256x64<>+480(SB)/8, $0x3ffea4b000000000
DATA table20_256x64<>+488(SB)/8, $0x3ffefa2000000000
DATA table20_256x64<>+496(SB)/8, $0x3fff507000000000
DATA table20_256x64<>+504(SB)/8, $0x3fffa7c000000000
GLOBL table20_256x64<>(SB), RODATA|NOPTR, $512
DATA table21_256x64<>+0(SB)/8, $0x0
DATA table21_256x64<>+8(SB)/8, $0xbed6c69c0f39cf07
DATA table21_256x64<>+16(SB)/8, $0x3ea9d1f4c76d7a4c
DATA table21_256x64<>+24(SB)/8, $0x3ed3bb0d430597c7
DATA table21_256x64<>+32(SB)/8, $0xbedd033765c6bad3
DATA table21_256x64<>+40(SB)/8, $0xbecccef8e70c6623
DATA table21_256x64<>+48(SB)/8, $0x3ebb2dff23d29af5
DATA table21_256x64<>+56(SB)/8, $0xbed3b7c3d5ae822f
DATA table21_256x64<>+64(SB)/8, $0xbedc7a2bcb49f6a3
DATA table21_256x64<>+72(SB)/8, $0xbecd9c60d287e46e
DATA table21_256x64<>+80(SB)/8, $0x3ed9d1a0bc24cac5
DATA table21_256x64<>+88(SB)/8, $0xbecfb95bba3306c2
DATA table21_256x64<>+96(SB)/8, $0xbed38f327d2e87b3
DATA table21_256x64<>+104(SB)/8, $0x3ed2c19c9378f117
DATA table21_256x64<>+112(SB)/8, $0xbebc14fabc8ab096
DATA table21_256x64<>+120(SB)/8, $0x3ed337c232e32006
DATA table21_256x64<>+128(SB)/8, $0xbeba5f74e14c4370
DATA table21_256x64<>+136(SB)/8, $0xbed84cd03e8d7655
DATA table21_256x64<>+144(SB)/8, $0x3ed7c0359cfe142e
DATA table21_256x64<>+152(SB)/8, $0xbecf36fff1943455
DATA table21_256x64<>+160(SB)/8, $0x3ed4487998235a0b
DATA table21_256x64<>+168(SB)/8, $0xbed2b1e330db00c6
DATA table21_256x64<>+176(SB)/8, $0xbed80764a111b051
DATA table21_256x64<>+184(SB)/8, $0x3ec0e646acac94c1
DATA table21_256x64<>+192(SB)/8, $0xbecfe00b210d5f9c
DATA table21_256x64<>+200(SB)/8, $0x3ebe1085919c660e
DATA table21_256x64<>+208(SB)/8, $0xbecc240920227348
DATA table21_256x64<>+216(SB)/8, $0x3ed589f4df14333c
DATA table21_256x64<>+224(SB)/8, $0x3ed73a91cb08bb4b
DATA table21_256x64<>+232(SB)/8, $0xbea5653d47492b85
DATA table21_256x64<>+240(SB)/8, $0xbeae54041baaa63e
DATA table21_256x64<>+248(SB)/8, $0xbed56b0496ba4e12
DATA table21_256x64<>+256(SB)/8, $0xbeb218fe14b69063
DATA table21_256x64<>+264(SB)/8, $0x3eb9062918ff091e
DATA table21_256x64<>+272(SB)/8, $0x3ed05b83f32a354d
DATA table21_256x64<>+280(SB)/8, $0xbec988ea4bbbc3f4
DATA table21_256x64<>+288(SB)/8, $0x3ec81efa935a0bf9
DATA table21_256x64<>+296(SB)/8, $0x3ec1392cde604a8a
DATA table21_256x64<>+304(SB)/8, $0xbed0f7501dbffe04
DATA table21_256x64<>+312(SB)/8, $0xbed0c35e1664cd25
DATA table21_256x64<>+320(SB)/8, $0x3ecb47121649604b
DATA table21_256x64<>+328(SB)/8, $0xbeacc713f487ddc5
DATA table21_256x64<>+336(SB)/8, $0x3ed3850c468d19f6
DATA table21_256x64<>+344(SB)/8, $0x3eba5b9d9f1f1d59
DATA table21_256x64<>+352(SB)/8, $0x3eae0271f0ca7fdf
DATA table21_256x64<>+360(SB)/8, $0x3ecfda07b6e1505a
DATA table21_256x64<>+368(SB)/8, $0x3ec1f7af976c41d2
DATA table21_256x64<>+376(SB)/8, $0xbec670009b177358
DATA table21_256x64<>+384(SB)/8, $0xbe8e843fa028b8d3
DATA table21_256x64<>+392(SB)/8, $0x3eb99918889ba49f
DATA table21_256x64<>+400(SB)/8, $0x3ed02c81c4767154
DATA table21_256x64<>+408(SB)/8, $0xbeaa74bf052cb1fa
DATA table21_256x64<>+416(SB)/8, $0xbec2d5868a159716
DATA table21_256x64<>+424(SB)/8, $0x3ea54989f816197b
DATA table21_256x64<>+432(SB)/8, $0x3e9ec6a83bdffb19
DATA table21_256x64<>+440(SB)/8, $0xbeb7e828e45d051d
DATA table21_256x64<>+448(SB)/8, $0xbecf2179a5645776
DATA table21_256x64<>+456(SB)/8, $0x3ec9f49115f0dd48
DATA table21_256x64<>+464(SB)/8, $0x3ecebd0c849cf3bb
DATA table21_256x64<>+472(SB)/8, $0xbea280fd9f03d131
DATA table21_256x64<>+480(SB)/8, $0xbe885f631265c9e7
DATA table21_256x64<>+488(SB)/8, $0xbec0d011553a9e35
DATA table21_256x64<>+496(SB)/8, $0x3ec9fc49b7708616
DATA table21_256x64<>+504(SB)/8, $0x3ea85d19ceaee765
GLOBL table21_256x64<>(SB), RODATA|NOPTR, $512
DATA table22_256x64<>+0(SB)/8, $0x3feddcd000000000
DATA table22_256x64<>+8(SB)/8, $0x3fea36c000000000
DATA table22_256x64<>+16(SB)/8, $0x3fe73c2000000000
DATA table22_256x64<>+24(SB)/8, $0x3fe4c63000000000
DATA table22_256x64<>+32(SB)/8, $0x3fe2b85000000000
DATA table22_256x64<>+40(SB)/8, $0x3fe0fce000000000
DATA table22_256x64<>+48(SB)/8, $0x3fdf072000000000
DATA table22_256x64<>+56(SB)/8, $0x3fdc7f8000000000
DATA table22_256x64<>+64(SB)/8, $0x3fda4f5000000000
DATA table22_256x64<>+72(SB)/8, $0x3fd8675000000000
DATA table22_256x64<>+80(SB)/8, $0x3fd6bb3000000000
DATA table22_256x64<>+88(SB)/8, $0x3fd5417000000000
DATA table22_256x64<>+96(SB)/8, $0x3fd3f21000000000
DATA table22_256x64<>+104(SB)/8, $0x3fd2c6c000000000
DATA table22_256x64<>+112(SB)/8, $0x3fd1ba6000000000
DATA table22_256x64<>+120(SB)/8, $0x3fd0c88000000000
DATA table22_256x64<>+128(SB)/8, $0x3fcf0fd000000000
DATA table22_256x64<>+136(SB)/8, $0x3fcc398000000000
DATA table22_256x64<>+144(SB)/8, $0x3fc9d77000000000
DATA table22_256x64<>+152(SB)/8, $0x3fc7d0a000000000
DATA table22_256x64<>+160(SB)/8, $0x3fc612b000000000
DATA table22_256x64<>+168(SB)/8, $0x3fc48f9000000000
DATA table22_256x64<>+176(SB)/8, $0x3fc33cb000000000
DATA table22_256x64<>+184(SB)/8, $0x3fc211c000000000
DATA table22_256x64<>+192(SB)/8, $0x3fc1084000000000
DATA table22_256x64<>+200(SB)/8, $0x3fc01b0000000000
DATA table22_256x64<>+208(SB)/8, $0x3fbe8b7000000000
DATA table22_256x64<>+216(SB)/8, $0x3fbd0a2000000000
DATA table22_256x64<>+224(SB)/8, $0x3fbbac7000000000
DATA table22_256x64<>+232(SB)/8, $0x3fba6db000000000
DATA table22_256x64<>+240(SB)/8, $0x3fb94a0000000000
DATA table22_256x64<>+248(SB)/8, $0x3fb83e2000000000
DATA table22_256x64<>+256(SB)/8, $0x3fb6d30000000000
DATA table22_256x64<>+264(SB)/8, $0x3fb52b8000000000
DATA table22_256x64<>+272(SB)/8, $0x3fb3bcc000000000
DATA table22_256x64<>+280(SB)/8, $0x3fb27c3000000000
DATA table22_256x64<>+288(SB)/8, $0x3fb1619000000000
DATA table22_256x64<>+296(SB)/8, $0x3fb066a000000000
DATA table22_256x64<>+304(SB)/8, $0x3faf0ca000000000
DATA table22_256x64<>+312(SB)/8, $0x3fad794000000000
DATA table22_256x64<>+320(SB)/8, $0x3fac0cc000000000
DATA table22_256x64<>+328(SB)/8, $0x3faac1a000000000
DATA table22_256x64<>+336(SB)/8, $0x3fa993a000000000
DATA table22_256x64<>+344(SB)/8, $0x3fa87f0000000000
DATA table22_256x64<>+352(SB)/8, $0x3fa780c000000000
DATA table22_256x64<>+360(SB)/8, $0x3fa6964000000000
DATA table22_256x64<>+368(SB)/8, $0x3fa5bd5000000000
DATA table22_256x64<>+376(SB)/8, $0x3fa4f40000000000
DATA table22_256x64<>+384(SB)/8, $0x3fa3dff000000000
DATA table22_256x64<>+392(SB)/8, $0x3fa2991000000000
DATA table22_256x64<>+400(SB)/8, $0x3fa179a000000000
DATA table22_256x64<>+408(SB)/8, $0x3fa07ad000000000
DATA table22_256x64<>+416(SB)/8, $0x3f9f2ef000000000
DATA table22_256x64<>+424(SB)/8, $0x3f9d96a000000000
DATA table22_256x64<>+432(SB)/8, $0x3f9c260000000000
DATA table22_256x64<>+440(SB)/8, $0x3f9ad7a000000000
DATA table22_256x64<>+448(SB)/8, $0x3f99a6d000000000
DATA table22_256x64<>+456(SB)/8, $0x3f988fe000000000
DATA table22_256x64<>+464(SB)/8, $0x3f978fb000000000
DATA table22_256x64<>+472(SB)/8, $0x3f96a38000000000
DATA table22_256x64<>+480(SB)/8, $0x3f95c92000000000
DATA table22_256x64<>+488(SB)/8, $0x3f94fe9000000000
DATA table22_256x64<>+496(SB)/8, $0x0
DATA table22_256x64<>+504(SB)/8, $0x0
GLOBL table22_256x64<>(SB), RODATA|NOPTR, $512
DATA table23_256x64<>+0(SB)/8, $0x3f7b902263da1179
DATA table23_256x64<>+8(SB)/8, $0x3f71f7c4b0e3e9df
DATA table23_256x64<>+16(SB)/8, $0x3f678abc237aa949
DATA table23_256x64<>+24(SB)/8, $0x3f5f040d7d447fec
DATA table23_256x64<>+32(SB)/8, $0x3f548db2e3757506
DATA table23_256x64<>+40(SB)/8, $0x3f4b6a17716fa7cb
DATA table23_256x64<>+48(SB)/8, $0x3f42678d76f9fe11
DATA table23_256x64<>+56(SB)/8, $0x3f38e1bae340af5a
DATA table23_256x64<>+64(SB)/8, $0x3f30f01a5f80bea0
DATA table23_256x64<>+72(SB)/8, $0x3f2739a3bc17d372
DATA table23_256x64<>+80(SB)/8, $0x3f2009c196b18a1c
DATA table23_256x64<>+88(SB)/8, $0x3f164f4acf905644
DATA table23_256x64<>+96(SB)/8, $0x3f0f41f6cdafe2e6
DATA table23_256x64<>+104(SB)/8, $0x3f060dcc35a3d981
DATA table23_256x64<>+112(SB)/8, $0x3eff57151efc807a
DATA table23_256x64<>+120(SB)/8, $0x3ef66c9aba88ff10
DATA table23_256x64<>+128(SB)/8, $0x3eeb8e8ad6827ab2
DATA table23_256x64<>+136(SB)/8, $0x3edd5f06ef9b75c8
DATA table23_256x64<>+144(SB)/8, $0x3ed00ee42011996e
DATA table23_256x64<>+152(SB)/8, $0x3ec1fe31d786a002
DATA table23_256x64<>+160(SB)/8, $0x3eb4a23942f996d3
DATA table23_256x64<>+168(SB)/8, $0x3ea8302caefb7f8b
DATA table23_256x64<>+176(SB)/8, $0x3e9cf358dbd4e9f2
DATA table23_256x64<>+184(SB)/8, $0x3e91ab3fda7a5044
DATA table23_256x64<>+192(SB)/8, $0x3e85f877f5d18ab3
DATA table23_256x64<>+200(SB)/8, $0x3e7bcd16157be66d
DATA table23_256x64<>+208(SB)/8, $0x3e71e1d75b2fd7e4
DATA table23_256x64<>+216(SB)/8, $0x3e675d68d62eef61
DATA table23_256x64<>+224(SB)/8, $0x3e5efada2e8fe3d1
DATA table23_256x64<>+232(SB)/8, $0x3e54d3321a2afc96
DATA table23_256x64<>+240(SB)/8, $0x3e4c5dc7ff7c30b6
DATA table23_256x64<>+248(SB)/8, $0x3e438f48301dd672
DATA table23_256x64<>+256(SB)/8, $0x3e36f313c098365d
DATA table23_256x64<>+264(SB)/8, $0x3e27506a10449dc2
DATA table23_256x64<>+272(SB)/8, $0x3e189f19d21b673a
DATA table23_256x64<>+280(SB)/8, $0x3e0aed7131d4c90e
DATA table23_256x64<>+288(SB)/8, $0x3dfe658e3f31e811
DATA table23_256x64<>+296(SB)/8, $0x3df1a801d9bdcd97
DATA table23_256x64<>+304(SB)/8, $0x3de50e37eb6afbde
DATA table23_256x64<>+312(SB)/8, $0x3dd9b78095a4e634
DATA table23_256x64<>+320(SB)/8, $0x3dd00d7cd7ab296d
DATA table23_256x64<>+328(SB)/8, $0x3dc472d08422acd3
DATA table23_256x64<>+336(SB)/8, $0x3dba893a1ba9626b
DATA table23_256x64<>+344(SB)/8, $0x3db18421bdbb9fc3
DATA table23_256x64<>+352(SB)/8, $0x3da77ebef6047a28
DATA table23_256x64<>+360(SB)/8, $0x3d9ffbef16a6a23c
DATA table23_256x64<>+368(SB)/8, $0x3d96125b445f3f08
DATA table23_256x64<>+376(SB)/8, $0x3d8edb407e321081
DATA table23_256x64<>+384(SB)/8, $0x3d827b4e4c45a972
DATA table23_256x64<>+392(SB)/8, $0x3d7350e68688534e
DATA table23_256x64<>+400(SB)/8, $0x3d64fbb5c041f38f
DATA table23_256x64<>+408(SB)/8, $0x3d57979c279241d1
DATA table23_256x64<>+416(SB)/8, $0x3d4b5acd06a960a2
DATA table23_256x64<>+424(SB)/8, $0x3d404defc1220ec5
DATA table23_256x64<>+432(SB)/8, $0x3d33edfeca110ed0
DATA table23_256x64<>+440(SB)/8, $0x3d28ec1742ee8462
DATA table23_256x64<>+448(SB)/8, $0x3d1fd21f26e13697
DATA table23_256x64<>+456(SB)/8, $0x3d14b4894e0329b7
DATA table23_256x64<>+464(SB)/8, $0x3d0b6bcb4ff9df54
DATA table23_256x64<>+472(SB)/8, $0x3d02741dafef51b6
DATA table23_256x64<>+480(SB)/8, $0x3cf9362313c1258c
DATA table23_256x64<>+488(SB)/8, $0x3cf1767a0fce7372
DATA table23_256x64<>+496(SB)/8, $0x0
DATA table23_256x64<>+504(SB)/8, $0x0
GLOBL table23_256x64<>(SB), RODATA|NOPTR, $512
DATA table24_256x64<>+0(SB)/8, $0xbf9005a2877a28a4
DATA table24_256x64<>+8(SB)/8, $0xbf857a903b3bef33
DATA table24_256x64<>+16(SB)/8, $0xbf7cef4670b55eff
DATA table24_256x64<>+24(SB)/8, $0xbf73986bdb40ee6a
DATA table24_256x64<>+32(SB)/8, $0xbf6ab272655aca2d
DATA table24_256x64<>+40(SB)/8, $0xbf624cc300d12b41
DATA table24_256x64<>+48(SB)/8, $0xbf5940474774fa81
DATA table24_256x64<>+56(SB)/8, $0xbf5189de421aa133
DATA table24_256x64<>+64(SB)/8, $0xbf4887def4d12399
DATA table24_256x64<>+72(SB)/8, $0xbf41464131c4f011
DATA table24_256x64<>+80(SB)/8, $0xbf387ff036e08931
DATA table24_256x64<>+88(SB)/8, $0xbf317eaed203cc66
DATA table24_256x64<>+96(SB)/8, $0xbf2928ee2c6b845b
DATA table24_256x64<>+104(SB)/8, $0xbf223773e350c0da
DATA table24_256x64<>+112(SB)/8, $0xbf1a8efb3e77fc5d
DATA table24_256x64<>+120(SB)/8, $0xbf137d9d5127708a
DATA table24_256x64<>+128(SB)/8, $0xbf08dec9fbc6590a
DATA table24_256x64<>+136(SB)/8, $0xbefbd6eecebac559
DATA table24_256x64<>+144(SB)/8, $0xbeefef3b6c93e776
DATA table24_256x64<>+152(SB)/8, $0xbee2bf245cdd7903
DATA table24_256x64<>+160(SB)/8, $0xbed67fe64e642f34
DATA table24_256x64<>+168(SB)/8, $0xbecb926c60a73fca
DATA table24_256x64<>+176(SB)/8, $0xbec13a88e503d9ff
DATA table24_256x64<>+184(SB)/8, $0xbeb5eecbe7880443
DATA table24_256x64<>+192(SB)/8, $0xbeac695426459ba6
DATA table24_256x64<>+200(SB)/8, $0xbea2b4a313dc307c
DATA table24_256x64<>+208(SB)/8, $0xbe99038b43617adc
DATA table24_256x64<>+216(SB)/8, $0xbe90f8164ae66b62
DATA table24_256x64<>+224(SB)/8, $0xbe87570578456d84
DATA table24_256x64<>+232(SB)/8, $0xbe8042634cd0b4f4
DATA table24_256x64<>+240(SB)/8, $0xbe76ee21346ef5ea
DATA table24_256x64<>+248(SB)/8, $0xbe705aef0acb3919
DATA table24_256x64<>+256(SB)/8, $0xbe6427fcb8a2610a
DATA table24_256x64<>+264(SB)/8, $0xbe55cc593ea34462
DATA table24_256x64<>+272(SB)/8, $0xbe486e6c8027d56e
DATA table24_256x64<>+280(SB)/8, $0xbe3c46c3488fbc0a
DATA table24_256x64<>+288(SB)/8, $0xbe30d863a812256b
DATA table24_256x64<>+296(SB)/8, $0xbe249af2ec6ccb73
DATA table24_256x64<>+304(SB)/8, $0xbe19d08cd6e442ce
DATA table24_256x64<>+312(SB)/8, $0xbe1086fea89f1775
DATA table24_256x64<>+320(SB)/8, $0xbe0596dec17a081b
DATA table24_256x64<>+328(SB)/8, $0xbdfcb9699adabe92
DATA table24_256x64<>+336(SB)/8, $0xbdf36f1fe345806a
DATA table24_256x64<>+344(SB)/8, $0xbdeab60309fa3628
DATA table24_256x64<>+352(SB)/8, $0xbde29f9c6731bab8
DATA table24_256x64<>+360(SB)/8, $0xbdda51f8fdc23f87
DATA table24_256x64<>+368(SB)/8, $0xbdd2d521862e8474
DATA table24_256x64<>+376(SB)/8, $0xbdcb440b71097172
DATA table24_256x64<>+384(SB)/8, $0xbdc12cf2340b31dc
DATA table24_256x64<>+392(SB)/8, $0xbdb3217be834da76
DATA table24_256x64<>+400(SB)/8, $0xbda6112c98ca212f
DATA table24_256x64<>+408(SB)/8, $0xbd9a4244eea53a0d
DATA table24_256x64<>+416(SB)/8, $0xbd901079b6bc9f75
DATA table24_256x64<>+424(SB)/8, $0xbd84277665446e5e
DATA table24_256x64<>+432(SB)/8, $0xbd79dd521df3e9c4
DATA table24_256x64<>+440(SB)/8, $0xbd70f0fedc20e584
DATA table24_256x64<>+448(SB)/8, $0xbd669d439007515c
DATA table24_256x64<>+456(SB)/8, $0xbd5eb5e3e0174921
DATA table24_256x64<>+464(SB)/8, $0xbd552f4db2abed77
DATA table24_256x64<>+472(SB)/8, $0xbd4da82d8e7046ed
DATA table24_256x64<>+480(SB)/8, $0xbd450a593a243101
DATA table24_256x64<>+488(SB)/8, $0xbd3e3b15f28185e3
DATA table24_256x64<>+496(SB)/8, $0x0
DATA table24_256x64<>+504(SB)/8, $0x0
GLOBL table24_256x64<>(SB), RODATA|NOPTR, $512
DATA table25_256x64<>+0(SB)/8, $0x3fa1b252f4ab55d3
DATA table25_256x64<>+8(SB)/8, $0x3f986ec099087ab9
DATA table25_256x64<>+16(SB)/8, $0x3f90f27ea47c532f
DATA table25_256x64<>+24(SB)/8, $0x3f87a2b1fcbd5f74
DATA table25_256x64<>+32(SB)/8, $0x3f809385ee9905d4
DATA table25_256x64<>+40(SB)/8, $0x3f776473b572d29a
DATA table25_256x64<>+48(SB)/8, $0x3f709c343fa00acc
DATA table25_256x64<>+56(SB)/8, $0x3f67be1f4f4a91e6
DATA table25_256x64<>+64(SB)/8, $0x3f6114f59c47eff6
DATA table25_256x64<>+72(SB)/8, $0x3f58be927046f87c
DATA table25_256x64<>+80(SB)/8, $0x3f520b19e49f22d3
DATA table25_256x64<>+88(SB)/8, $0x3f4a7da715cce01f
DATA table25_256x64<>+96(SB)/8, $0x3f4393b4293a1283
DATA table25_256x64<>+104(SB)/8, $0x3f3d2077bcc6212f
DATA table25_256x64<>+112(SB)/8, $0x3f35cf0be073e412
DATA table25_256x64<>+120(SB)/8, $0x3f306f392f19464a
DATA table25_256x64<>+128(SB)/8, $0x3f25c14d949a8c12
DATA table25_256x64<>+136(SB)/8, $0x3f19a26d92e63396
DATA table25_256x64<>+144(SB)/8, $0x3f0ee9877999a8c0
DATA table25_256x64<>+152(SB)/8, $0x3f030d1e53050d8d
DATA table25_256x64<>+160(SB)/8, $0x3ef7f92270e3f38d
DATA table25_256x64<>+168(SB)/8, $0x3eeec2ba45c7ab3a
DATA table25_256x64<>+176(SB)/8, $0x3ee41989266b38bc
DATA table25_256x64<>+184(SB)/8, $0x3edab92c0e054cb9
DATA table25_256x64<>+192(SB)/8, $0x3ed20dd9d93a5e67
DATA table25_256x64<>+200(SB)/8, $0x3ec8c46051f0f52d
DATA table25_256x64<>+208(SB)/8, $0x3ec13b60ded57a5e
DATA table25_256x64<>+216(SB)/8, $0x3eb84d262887b653
DATA table25_256x64<>+224(SB)/8, $0x3eb15a29b0551456
DATA table25_256x64<>+232(SB)/8, $0x3ea9133a23e92cca
DATA table25_256x64<>+240(SB)/8, $0x3ea251ffcd064f26
DATA table25_256x64<>+248(SB)/8, $0x3e9b0d5e7e741f2a
DATA table25_256x64<>+256(SB)/8, $0x3e917ac39a5942c4
DATA table25_256x64<>+264(SB)/8, $0x3e8426f3f8dc9da2
DATA table25_256x64<>+272(SB)/8, $0x3e77ffd65252bf57
DATA table25_256x64<>+280(SB)/8, $0x3e6d6cd8b171b164
DATA table25_256x64<>+288(SB)/8, $0x3e6284ccde64bba9
DATA table25_256x64<>+296(SB)/8, $0x3e57de99718ecc3c
DATA table25_256x64<>+304(SB)/8, $0x3e4f6feb6c3ccb76
DATA table25_256x64<>+312(SB)/8, $0x3e451cef707669f9
DATA table25_256x64<>+320(SB)/8, $0x3e3cdf6a017a5b4b
DATA table25_256x64<>+328(SB)/8, $0x3e341215b9d3e8ea
DATA table25_256x64<>+336(SB)/8, $0x3e2c5492c6e8f869
DATA table25_256x64<>+344(SB)/8, $0x3e2446d863fd34e4
DATA table25_256x64<>+352(SB)/8, $0x3e1d67542065dd43
DATA table25_256x64<>+360(SB)/8, $0x3e1593c6d6107ee9
DATA table25_256x64<>+368(SB)/8, $0x3e1003158fc14750
DATA table25_256x64<>+376(SB)/8, $0x3e08037b272faa4a
DATA table25_256x64<>+384(SB)/8, $0x3dffc0fbc3256406
DATA table25_256x64<>+392(SB)/8, $0x3df2dbca63549b4b
DATA table25_256x64<>+400(SB)/8, $0x3de71c4079847d46
DATA table25_256x64<>+408(SB)/8, $0x3ddd1e4640a435c9
DATA table25_256x64<>+416(SB)/8, $0x3dd2ce0f5006c7bf
DATA table25_256x64<>+424(SB)/8, $0x3dc8d66fb537765c
DATA table25_256x64<>+432(SB)/8, $0x3dc0bcc5d6c37b75
DATA table25_256x64<>+440(SB)/8, $0x3db6f998294509be
DATA table25_256x64<>+448(SB)/8, $0x3db008e4be2a7151
DATA table25_256x64<>+456(SB)/8, $0x3da6ba3bdaf40731
DATA table25_256x64<>+464(SB)/8, $0x3da055c9ac47242c
DATA table25_256x64<>+472(SB)/8, $0x3d97c9d12106fab0
DATA table25_256x64<>+480(SB)/8, $0x3d9187c1cf6bb358
DATA table25_256x64<>+488(SB)/8, $0x3d8a20705381162c
DATA table25_256x64<>+496(SB)/8, $0x0
DATA table25_256x64<>+504(SB)/8, $0x0
GLOBL table25_256x64<>(SB), RODATA|NOPTR, $512
DATA table26_256x64<>+0(SB)/8, $0xbfb28b245ba73bac
DATA table26_256x64<>+8(SB)/8, $0xbfaa69220754f5a7
DATA table26_256x64<>+16(SB)/8, $0xbfa2e56103c6aa9d
DATA table26_256x64<>+24(SB)/8, $0xbf9b2df319dbd351
DATA table26_256x64<>+32(SB)/8, $0xbf93a7fc13a226eb
DATA table26_256x64<>+40(SB)/8, $0xbf8c993e881817bd
DATA table26_256x64<>+48(SB)/8, $0xbf84ee9d9ad4f842
DATA table26_256x64<>+56(SB)/8, $0xbf7ed5a2f6d7a487
DATA table26_256x64<>+64(SB)/8, $0xbf76db31943f96f6
DATA table26_256x64<>+72(SB)/8, $0xbf710d2cd7095d77
DATA table26_256x64<>+80(SB)/8, $0xbf699b51f373f7bf
DATA table26_256x64<>+88(SB)/8, $0xbf6359c007cdc109
DATA table26_256x64<>+96(SB)/8, $0xbf5d6ec659c58537
DATA table26_256x64<>+104(SB)/8, $0xbf56866200dab5a9
DATA table26_256x64<>+112(SB)/8, $0xbf51584b2e5ae39d
DATA table26_256x64<>+120(SB)/8, $0xbf4adffa9d1d39ce
DATA table26_256x64<>+128(SB)/8, $0xbf428798e2d0edcd
DATA table26_256x64<>+136(SB)/8, $0xbf37070aa476f068
DATA table26_256x64<>+144(SB)/8, $0xbf2d3e6e1f092fce
DATA table26_256x64<>+152(SB)/8, $0xbf22f3ead029d4e6
DATA table26_256x64<>+160(SB)/8, $0xbf190b05109e3eb6
DATA table26_256x64<>+168(SB)/8, $0xbf10d8ba1832662b
DATA table26_256x64<>+176(SB)/8, $0xbf070d4ae9f6849d
DATA table26_256x64<>+184(SB)/8, $0xbf0005eb458a8315
DATA table26_256x64<>+192(SB)/8, $0xbef69b7a31b92073
DATA table26_256x64<>+200(SB)/8, $0xbef02bcf7ad0fcfd
DATA table26_256x64<>+208(SB)/8, $0xbee76fef4b5222cd
DATA table26_256x64<>+216(SB)/8, $0xbee13121c085af68
DATA table26_256x64<>+224(SB)/8, $0xbed982c6a950b5e4
DATA table26_256x64<>+232(SB)/8, $0xbed3219dc479c144
DATA table26_256x64<>+240(SB)/8, $0xbeccfbf5771c99c8
DATA table26_256x64<>+248(SB)/8, $0xbec62a0ba7dd87e8
DATA table26_256x64<>+256(SB)/8, $0xbebe22efde3dae88
DATA table26_256x64<>+264(SB)/8, $0xbeb28809dd3367ad
DATA table26_256x64<>+272(SB)/8, $0xbea7766cdd66ee91
DATA table26_256x64<>+280(SB)/8, $0xbe9e7d30402f8b36
DATA table26_256x64<>+288(SB)/8, $0xbe9447818577220c
DATA table26_256x64<>+296(SB)/8, $0xbe8b8da29f2c2c05
DATA table26_256x64<>+304(SB)/8, $0xbe83149f4728628e
DATA table26_256x64<>+312(SB)/8, $0xbe7ae446710391c4
DATA table26_256x64<>+320(SB)/8, $0xbe7341242be3bce3
DATA table26_256x64<>+328(SB)/8, $0xbe6bfa78275f9c1c
DATA table26_256x64<>+336(SB)/8, $0xbe649a27755a132e
DATA table26_256x64<>+344(SB)/8, $0xbe5eb82d12b5a990
DATA table26_256x64<>+352(SB)/8, $0xbe572a8b2f902ff3
DATA table26_256x64<>+360(SB)/8, $0xbe51a81557890c98
DATA table26_256x64<>+368(SB)/8, $0xbe4b2e71f913efad
DATA table26_256x64<>+376(SB)/8, $0xbe451d9516c74c50
DATA table26_256x64<>+384(SB)/8, $0xbe3d60fdd4fc085f
DATA table26_256x64<>+392(SB)/8, $0xbe329ac67e92fbe2
DATA table26_256x64<>+400(SB)/8, $0xbe283832209cd88c
DATA table26_256x64<>+408(SB)/8, $0xbe202782c6b61ed0
DATA table26_256x64<>+416(SB)/8, $0xbe160667db4fef0e
DATA table26_256x64<>+424(SB)/8, $0xbe0e9fe0f5458a68
DATA table26_256x64<>+432(SB)/8, $0xbe05abf7b81794a7
DATA table26_256x64<>+440(SB)/8, $0xbdff2b849cf84ecb
DATA table26_256x64<>+448(SB)/8, $0xbdf6bf5235f69ec5
DATA table26_256x64<>+456(SB)/8, $0xbdf0d345cb0926cf
DATA table26_256x64<>+464(SB)/8, $0xbde932f98700a457
DATA table26_256x64<>+472(SB)/8, $0xbde31626f95d4182
DATA table26_256x64<>+480(SB)/8, $0xbddd38249b2f2c89
DATA table26_256x64<>+488(SB)/8, $0xbdd695db342771cf
DATA table26_256x64<>+496(SB)/8, $0x0
DATA table26_256x64<>+504(SB)/8, $0x0
GLOBL table26_256x64<>(SB), RODATA|NOPTR, $512
DATA table27_256x64<>+0(SB)/8, $0x3fc246adb0f57340
DATA table27_256x64<>+8(SB)/8, $0x3fbae89dec887798
DATA table27_256x64<>+16(SB)/8, $0x3fb3e6573b610bbb
DATA table27_256x64<>+24(SB)/8, $0x3fad94c11711c603
DATA table27_256x64<>+32(SB)/8, $0x3fa61ac620ec97c7
DATA table27_256x64<>+40(SB)/8, $0x3fa09c917c0d3ca8
DATA table27_256x64<>+48(SB)/8, $0x3f991d257af3583d
DATA table27_256x64<>+56(SB)/8, $0x3f931922ad386bde
DATA table27_256x64<>+64(SB)/8, $0x3f8d39691773e92c
DATA table27_256x64<>+72(SB)/8, $0x3f867f1ca2fdddf0
DATA table27_256x64<>+80(SB)/8, $0x3f816c846441497a
DATA table27_256x64<>+88(SB)/8, $0x3f7b2756586ef215
DATA table27_256x64<>+96(SB)/8, $0x3f7549201d4390d3
DATA table27_256x64<>+104(SB)/8, $0x3f70c8cfac7787ae
DATA table27_256x64<>+112(SB)/8, $0x3f6a9f8aa301ce78
DATA table27_256x64<>+120(SB)/8, $0x3f653c1a642922b8
DATA table27_256x64<>+128(SB)/8, $0x3f5e90c15b6a8353
DATA table27_256x64<>+136(SB)/8, $0x3f5414ce1b3d952e
DATA table27_256x64<>+144(SB)/8, $0x3f4aeb5f00b4033b
DATA table27_256x64<>+152(SB)/8, $0x3f42629b1c60d6d5
DATA table27_256x64<>+160(SB)/8, $0x3f398ee7c303ef89
DATA table27_256x64<>+168(SB)/8, $0x3f320f3630c883a7
DATA table27_256x64<>+176(SB)/8, $0x3f29ea70751e9386
DATA table27_256x64<>+184(SB)/8, $0x3f22dce2d3c3220b
DATA table27_256x64<>+192(SB)/8, $0x3f1bd3ce3a5fcc74
DATA table27_256x64<>+200(SB)/8, $0x3f14c87816229d97
DATA table27_256x64<>+208(SB)/8, $0x3f0f684658091ac7
DATA table27_256x64<>+216(SB)/8, $0x3f07fd86da097e46
DATA table27_256x64<>+224(SB)/8, $0x3f02830d1bd5c51b
DATA table27_256x64<>+232(SB)/8, $0x3efcd7941e357c55
DATA table27_256x64<>+240(SB)/8, $0x3ef6ab692628128d
DATA table27_256x64<>+248(SB)/8, $0x3ef1f7b6de16053a
DATA table27_256x64<>+256(SB)/8, $0x3ee9baab6cbe42a4
DATA table27_256x64<>+264(SB)/8, $0x3ee0e53b702ddd75
DATA table27_256x64<>+272(SB)/8, $0x3ed6c354277562f5
DATA table27_256x64<>+280(SB)/8, $0x3ecf6018c9204dac
DATA table27_256x64<>+288(SB)/8, $0x3ec6120ceb89ba8a
DATA table27_256x64<>+296(SB)/8, $0x3ebfa0d66c8409dc
DATA table27_256x64<>+304(SB)/8, $0x3eb70b594b627e2d
DATA table27_256x64<>+312(SB)/8, $0x3eb10c037dfc18e4
DATA table27_256x64<>+320(SB)/8, $0x3ea992730368b9a8
DATA table27_256x64<>+328(SB)/8, $0x3ea36cda45abc213
DATA table27_256x64<>+336(SB)/8, $0x3e9ddb6d32ede8b9
DATA table27_256x64<>+344(SB)/8, $0x3e9731789afa1126
DATA table27_256x64<>+352(SB)/8, $0x3e923230608d4a6f
DATA table27_256x64<>+360(SB)/8, $0x3e8cd080e8193465
DATA table27_256x64<>+368(SB)/8, $0x3e87028f86dc8464
DATA table27_256x64<>+376(SB)/8, $0x3e82857a603320d9
DATA table27_256x64<>+384(SB)/8, $0x3e7b1ef043d3491f
DATA table27_256x64<>+392(SB)/8, $0x3e725162bf574480
DATA table27_256x64<>+400(SB)/8, $0x3e695668484d0674
DATA table27_256x64<>+408(SB)/8, $0x3e61e575999d5d85
DATA table27_256x64<>+416(SB)/8, $0x3e59c2a2a93cd7d2
DATA table27_256x64<>+424(SB)/8, $0x3e52db1b59bf7571
DATA table27_256x64<>+432(SB)/8, $0x3e4c074a2fa61462
DATA table27_256x64<>+440(SB)/8, $0x3e451f315ac68c02
DATA table27_256x64<>+448(SB)/8, $0x3e401e9845c494ad
DATA table27_256x64<>+456(SB)/8, $0x3e38e3c3dcdeab75
DATA table27_256x64<>+464(SB)/8, $0x3e336bb33507d869
DATA table27_256x64<>+472(SB)/8, $0x3e2e9ae28a0f14dc
DATA table27_256x64<>+480(SB)/8, $0x3e28558e5e684c61
DATA table27_256x64<>+488(SB)/8, $0x3e2382e930f1096f
DATA table27_256x64<>+496(SB)/8, $0x0
DATA table27_256x64<>+504(SB)/8, $0x0
GLOBL table27_256x64<>(SB), RODATA|NOPTR, $512
DATA table28_256x64<>+0(SB)/8, $0xbfd0cbf6f2408771
DATA table28_256x64<>+8(SB)/8, $0xbfc9a1cebecaa0ac
DATA table28_256x64<>+16(SB)/8, $0xbfc3a4b3e6255d1a
DATA table28_256x64<>+24(SB)/8, $0xbfbe40c0b9544ad1
DATA table28_256x64<>+32(SB)/8, $0xbfb76a856f403d87
DATA table28_256x64<>+40(SB)/8, $0xbfb238de1c67b04b
DATA table28_256x64<>+48(SB)/8, $0xbfac84a21a40aefc
DATA table28_256x64<>+56(SB)/8, $0xbfa6714031141857
DATA table28_256x64<>+64(SB)/8, $0xbfa1c32607cf72e5
DATA table28_256x64<>+72(SB)/8, $0xbf9c4700ce3d2de6
DATA table28_256x64<>+80(SB)/8, $0xbf96a32b1e1f3577
DATA table28_256x64<>+88(SB)/8, $0xbf9239674d887935
DATA table28_256x64<>+96(SB)/8, $0xbf8d819838c865ac
DATA table28_256x64<>+104(SB)/8, $0xbf88043a58475723
DATA table28_256x64<>+112(SB)/8, $0xbf83a6ebe1647fce
DATA table28_256x64<>+120(SB)/8, $0xbf802a1bb91593a0
DATA table28_256x64<>+128(SB)/8, $0xbf78583bd8a42102
DATA table28_256x64<>+136(SB)/8, $0xbf70f5e5d753dbdb
DATA table28_256x64<>+144(SB)/8, $0xbf68101f9f3ec619
DATA table28_256x64<>+152(SB)/8, $0xbf615c3b7cb6d430
DATA table28_256x64<>+160(SB)/8, $0xbf59720ede99f7eb
DATA table28_256x64<>+168(SB)/8, $0xbf52ec3ed2baddf6
DATA table28_256x64<>+176(SB)/8, $0xbf4c875ec066ce49
DATA table28_256x64<>+184(SB)/8, $0xbf45c74777c6a67d
DATA table28_256x64<>+192(SB)/8, $0xbf40d237dbd09cee
DATA table28_256x64<>+200(SB)/8, $0xbf3a44d8ec198378
DATA table28_256x64<>+208(SB)/8, $0xbf34b886f57eb2b0
DATA table28_256x64<>+216(SB)/8, $0xbf307fddf10a4cc1
DATA table28_256x64<>+224(SB)/8, $0xbf2a82369ea2a2ea
DATA table28_256x64<>+232(SB)/8, $0xbf257884d5a87ec7
DATA table28_256x64<>+240(SB)/8, $0xbf21864d65ca4916
DATA table28_256x64<>+248(SB)/8, $0xbf1cd06dea7c66bc
DATA table28_256x64<>+256(SB)/8, $0xbf15bfbf87cbd567
DATA table28_256x64<>+264(SB)/8, $0xbf0e89b5d896dec8
DATA table28_256x64<>+272(SB)/8, $0xbf05e97e732ae039
DATA table28_256x64<>+280(SB)/8, $0xbf0007f871d679a2
DATA table28_256x64<>+288(SB)/8, $0xbef7de8689026d41
DATA table28_256x64<>+296(SB)/8, $0xbef20cd4c7ceaf88
DATA table28_256x64<>+304(SB)/8, $0xbeebb040099f36f0
DATA table28_256x64<>+312(SB)/8, $0xbee582e23a9e8ac4
DATA table28_256x64<>+320(SB)/8, $0xbee0e899b28951b3
DATA table28_256x64<>+328(SB)/8, $0xbedade1e9f6c3133
DATA table28_256x64<>+336(SB)/8, $0xbed58e7fe1731f76
DATA table28_256x64<>+344(SB)/8, $0xbed173d93302e1ef
DATA table28_256x64<>+352(SB)/8, $0xbecc7f03e6973cbb
DATA table28_256x64<>+360(SB)/8, $0xbec771bf51430b3e
DATA table28_256x64<>+368(SB)/8, $0xbec36d416c871ef4
DATA table28_256x64<>+376(SB)/8, $0xbec0349cb5cafe7d
DATA table28_256x64<>+384(SB)/8, $0xbeb8fadd4dc3472b
DATA table28_256x64<>+392(SB)/8, $0xbeb1fff56bce4e86
DATA table28_256x64<>+400(SB)/8, $0xbeaa75e045fdfe44
DATA table28_256x64<>+408(SB)/8, $0xbea3cb82f019b0d2
DATA table28_256x64<>+416(SB)/8, $0xbe9e1622862d421f
DATA table28_256x64<>+424(SB)/8, $0xbe9730a123052aee
DATA table28_256x64<>+432(SB)/8, $0xbe921a987a573d1a
DATA table28_256x64<>+440(SB)/8, $0xbe8c98767ccea80b
DATA table28_256x64<>+448(SB)/8, $0xbe86d2d4f3a981a4
DATA table28_256x64<>+456(SB)/8, $0xbe8264b591635ddd
DATA table28_256x64<>+464(SB)/8, $0xbe7de9039f35aa4f
DATA table28_256x64<>+472(SB)/8, $0xbe7884d34b154f01
DATA table28_256x64<>+480(SB)/8, $0xbe74406b06c77587
DATA table28_256x64<>+488(SB)/8, $0xbe70d843863dd0e2
DATA table28_256x64<>+496(SB)/8, $0x0
DATA table28_256x64<>+504(SB)/8, $0x0
GLOBL table28_256x64<>(SB), RODATA|NOPTR, $512
DATA table29_256x64<>+0(SB)/8, $0x3fdc76c3f8503013
DATA table29_256x64<>+8(SB)/8, $0x3fd695a1d31ade9c
DATA table29_256x64<>+16(SB)/8, $0x3fd1fe7d885ed963
DATA table29_256x64<>+24(SB)/8, $0x3fcccdbaf9ac4155
DATA table29_256x64<>+32(SB)/8, $0x3fc72a0a1fdda3bc
DATA table29_256x64<>+40(SB)/8, $0x3fc2b8f976b8fe89
DATA table29_256x64<>+48(SB)/8, $0x3fbe6bbdf6c453f0
DATA table29_256x64<>+56(SB)/8, $0x3fb8d7f018d7f7c6
DATA table29_256x64<>+64(SB)/8, $0x3fb465339ce3e02d
DATA table29_256x64<>+72(SB)/8, $0x3fb0d4befa4fae7f
DATA table29_256x64<>+80(SB)/8, $0x3fabec7796e7c979
DATA table29_256x64<>+88(SB)/8, $0x3fa74802a0da0153
DATA table29_256x64<>+96(SB)/8, $0x3fa3820b8120b42f
DATA table29_256x64<>+104(SB)/8, $0x3fa06d167de5f58a
DATA table29_256x64<>+112(SB)/8, $0x3f9bcb19c15c97a3
DATA table29_256x64<>+120(SB)/8, $0x3f979f54c0d720ab
DATA table29_256x64<>+128(SB)/8, $0x3f92aa040b6a826d
DATA table29_256x64<>+136(SB)/8, $0x3f8babce3906ed2a
DATA table29_256x64<>+144(SB)/8, $0x3f84d6b69023d0ba
DATA table29_256x64<>+152(SB)/8, $0x3f7fd98fad5a102d
DATA table29_256x64<>+160(SB)/8, $0x3f78abe7122480d4
DATA table29_256x64<>+168(SB)/8, $0x3f735a2f2ac104cc
DATA table29_256x64<>+176(SB)/8, $0x3f6eb6a2f41600ed
DATA table29_256x64<>+184(SB)/8, $0x3f68a277c39772b8
DATA table29_256x64<>+192(SB)/8, $0x3f63f4a4f01083dc
DATA table29_256x64<>+200(SB)/8, $0x3f605071e322228b
DATA table29_256x64<>+208(SB)/8, $0x3f5ae722a407d0fb
DATA table29_256x64<>+216(SB)/8, $0x3f565b9b22289773
DATA table29_256x64<>+224(SB)/8, $0x3f52b7b43833a7ba
DATA table29_256x64<>+232(SB)/8, $0x3f4f8e2861e3d5b6
DATA table29_256x64<>+240(SB)/8, $0x3f4ac4eeb2b04847
DATA table29_256x64<>+248(SB)/8, $0x3f46d849dcffebf2
DATA table29_256x64<>+256(SB)/8, $0x3f42328daa605ae4
DATA table29_256x64<>+264(SB)/8, $0x3f3b59af006ef4ae
DATA table29_256x64<>+272(SB)/8, $0x3f34ecc289c76495
DATA table29_256x64<>+280(SB)/8, $0x3f3043f942c07053
DATA table29_256x64<>+288(SB)/8, $0x3f29a653580e8f7b
DATA table29_256x64<>+296(SB)/8, $0x3f247bcdc0ec1c8d
DATA table29_256x64<>+304(SB)/8, $0x3f208c291d3bcd04
DATA table29_256x64<>+312(SB)/8, $0x3f1b0413e13af75f
DATA table29_256x64<>+320(SB)/8, $0x3f1643739ec1936d
DATA table29_256x64<>+328(SB)/8, $0x3f1281c9b0b2b488
DATA table29_256x64<>+336(SB)/8, $0x3f0f0388642bd989
DATA table29_256x64<>+344(SB)/8, $0x3f0a2d4fd683c4a0
DATA table29_256x64<>+352(SB)/8, $0x3f063e6c1ec82a92
DATA table29_256x64<>+360(SB)/8, $0x3f030515f774fe52
DATA table29_256x64<>+368(SB)/8, $0x3f005b81dc713700
DATA table29_256x64<>+376(SB)/8, $0x3efc498e36b185e7
DATA table29_256x64<>+384(SB)/8, $0x3ef6f4b55e94f5db
DATA table29_256x64<>+392(SB)/8, $0x3ef1a6e9e8520762
DATA table29_256x64<>+400(SB)/8, $0x3eeb959280a2ea99
DATA table29_256x64<>+408(SB)/8, $0x3ee5dc479730b598
DATA table29_256x64<>+416(SB)/8, $0x3ee18b6fe96f638e
DATA table29_256x64<>+424(SB)/8, $0x3edc7bd5b4949bef
DATA table29_256x64<>+432(SB)/8, $0x3ed75c1e4bef6fa5
DATA table29_256x64<>+440(SB)/8, $0x3ed3561e65d41cf8
DATA table29_256x64<>+448(SB)/8, $0x3ed0246b9fb25200
DATA table29_256x64<>+456(SB)/8, $0x3ecb29405348dc35
DATA table29_256x64<>+464(SB)/8, $0x3ec7038852ac6d15
DATA table29_256x64<>+472(SB)/8, $0x3ec3a0cc89b6ffc7
DATA table29_256x64<>+480(SB)/8, $0x3ec0d798cc6034fc
DATA table29_256x64<>+488(SB)/8, $0x3ebd10f86c7e6d30
DATA table29_256x64<>+496(SB)/8, $0x0
DATA table29_256x64<>+504(SB)/8, $0x0
GLOBL table29_256x64<>(SB), RODATA|NOPTR, $512
DATA table30_256x64<>+0(SB)/8, $0xbfe5e2aace4ef6b3
DATA table30_256x64<>+8(SB)/8, $0xbfe2232862ddddd1
DATA table30_256x64<>+16(SB)/8, $0xbfde2d681a151a6c
DATA table30_256x64<>+24(SB)/8, $0xbfd935795a4eec55
DATA table30_256x64<>+32(SB)/8, $0xbfd526663e679c85
DATA table30_256x64<>+40(SB)/8, $0xbfd1d3209281896a
DATA table30_256x64<>+48(SB)/8, $0xbfce2eaa7c94bf23
DATA table30_256x64<>+56(SB)/8, $0xbfc9ac00aa44fdb9
DATA table30_256x64<>+64(SB)/8, $0xbfc5efbb3032388a
DATA table30_256x64<>+72(SB)/8, $0xbfc2d481a50cc0f2
DATA table30_256x64<>+80(SB)/8, $0xbfc03c94b6e9fca8
DATA table30_256x64<>+88(SB)/8, $0xbfbc1fa2740ccdfc
DATA table30_256x64<>+96(SB)/8, $0xbfb876188e9ca21d
DATA table30_256x64<>+104(SB)/8, $0xbfb55d5d35cde290
DATA table30_256x64<>+112(SB)/8, $0xbfb2bc31620bac2a
DATA table30_256x64<>+120(SB)/8, $0xbfb07e55b73dc3f6
DATA table30_256x64<>+128(SB)/8, $0xbfab7036ff7af54a
DATA table30_256x64<>+136(SB)/8, $0xbfa5bada44f8d374
DATA table30_256x64<>+144(SB)/8, $0xbfa16f6cbf619085
DATA table30_256x64<>+152(SB)/8, $0xbf9c5131db786f25
DATA table30_256x64<>+160(SB)/8, $0xbf97401ed8e69f6a
DATA table30_256x64<>+168(SB)/8, $0xbf9349019cf83955
DATA table30_256x64<>+176(SB)/8, $0xbf9025553d9d81c6
DATA table30_256x64<>+184(SB)/8, $0xbf8b4487302c7cd6
DATA table30_256x64<>+192(SB)/8, $0xbf873522d1e67aff
DATA table30_256x64<>+200(SB)/8, $0xbf83e55d82dd69d7
DATA table30_256x64<>+208(SB)/8, $0xbf812c0a92013b2e
DATA table30_256x64<>+216(SB)/8, $0xbf7dd39fbf499640
DATA table30_256x64<>+224(SB)/8, $0xbf7a0d8b2c65ef1b
DATA table30_256x64<>+232(SB)/8, $0xbf76e0ed82759ec7
DATA table30_256x64<>+240(SB)/8, $0xbf7430f5e197580f
DATA table30_256x64<>+248(SB)/8, $0xbf71e6fa8974879a
DATA table30_256x64<>+256(SB)/8, $0xbf6e21f850beffc1
DATA table30_256x64<>+264(SB)/8, $0xbf68450cc2ca3584
DATA table30_256x64<>+272(SB)/8, $0xbf63d1af3d57be02
DATA table30_256x64<>+280(SB)/8, $0xbf6062292d1a685e
DATA table30_256x64<>+288(SB)/8, $0xbf5b623734268c09
DATA table30_256x64<>+296(SB)/8, $0xbf571be95acee7e6
DATA table30_256x64<>+304(SB)/8, $0xbf53ac80c9fc7377
DATA table30_256x64<>+312(SB)/8, $0xbf50e20a88648f9b
DATA table30_256x64<>+320(SB)/8, $0xbf4d2f822460d30a
DATA table30_256x64<>+328(SB)/8, $0xbf4964bd9e8ce84c
DATA table30_256x64<>+336(SB)/8, $0xbf463a4465d5de42
DATA table30_256x64<>+344(SB)/8, $0xbf439089df87b05e
DATA table30_256x64<>+352(SB)/8, $0xbf414f085151a476
DATA table30_256x64<>+360(SB)/8, $0xbf3ec553bef8a765
DATA table30_256x64<>+368(SB)/8, $0xbf3b78b15c3a134b
DATA table30_256x64<>+376(SB)/8, $0xbf38a03d468d78f1
DATA table30_256x64<>+384(SB)/8, $0xbf350c3786f7895e
DATA table30_256x64<>+392(SB)/8, $0xbf3146b27e9c10a9
DATA table30_256x64<>+400(SB)/8, $0xbf2cb465c5560d36
DATA table30_256x64<>+408(SB)/8, $0xbf281a6b14b50781
DATA table30_256x64<>+416(SB)/8, $0xbf246ed511103db7
DATA table30_256x64<>+424(SB)/8, $0xbf21787303762dda
DATA table30_256x64<>+432(SB)/8, $0xbf1e1b494e7c7300
DATA table30_256x64<>+440(SB)/8, $0xbf1a1f776cf0edb3
DATA table30_256x64<>+448(SB)/8, $0xbf16cfbee2c34660
DATA table30_256x64<>+456(SB)/8, $0xbf140949201f336f
DATA table30_256x64<>+464(SB)/8, $0xbf11b166018f7e63
DATA table30_256x64<>+472(SB)/8, $0xbf0f66ec039979a7
DATA table30_256x64<>+480(SB)/8, $0xbf0bfe659847cb68
DATA table30_256x64<>+488(SB)/8, $0xbf090fa3d1a46f50
DATA table30_256x64<>+496(SB)/8, $0x0
DATA table30_256x64<>+504(SB)/8, $0x0
GLOBL table30_256x64<>(SB), RODATA|NOPTR, $512
DATA table31_256x64<>+0(SB)/8, $0x3fedd4eea53523a4
DATA table31_256x64<>+8(SB)/8, $0x3fe9fc3965a47b28
DATA table31_256x64<>+16(SB)/8, $0x3fe6b595cc72279d
DATA table31_256x64<>+24(SB)/8, $0x3fe3ea90089765d8
DATA table31_256x64<>+32(SB)/8, $0x3fe187d1d17bf6ee
DATA table31_256x64<>+40(SB)/8, $0x3fdefa1fdb720e79
DATA table31_256x64<>+48(SB)/8, $0x3fdb78d43dfe98a7
DATA table31_256x64<>+56(SB)/8, $0x3fd874985c3c538d
DATA table31_256x64<>+64(SB)/8, $0x3fd5d9f5400c9ea5
DATA table31_256x64<>+72(SB)/8, $0x3fd3988c77276a2d
DATA table31_256x64<>+80(SB)/8, $0x3fd1a2df7dc38070
DATA table31_256x64<>+88(SB)/8, $0x3fcfdabe13d63517
DATA table31_256x64<>+96(SB)/8, $0x3fccdd48effab904
DATA table31_256x64<>+104(SB)/8, $0x3fca3d51e458b220
DATA table31_256x64<>+112(SB)/8, $0x3fc7ed533131ba13
DATA table31_256x64<>+120(SB)/8, $0x3fc5e23839b99e1c
DATA table31_256x64<>+128(SB)/8, $0x3fc33e1e3a9403dd
DATA table31_256x64<>+136(SB)/8, $0x3fc05c6b6014a48c
DATA table31_256x64<>+144(SB)/8, $0x3fbc17ec5f390c66
DATA table31_256x64<>+152(SB)/8, $0x3fb8558dcb69d7f7
DATA table31_256x64<>+160(SB)/8, $0x3fb53f94fbb8c033
DATA table31_256x64<>+168(SB)/8, $0x3fb2b0df41c99319
DATA table31_256x64<>+176(SB)/8, $0x3fb08d3f6f181ef5
DATA table31_256x64<>+184(SB)/8, $0x3fad7eb1ef1e08e1
DATA table31_256x64<>+192(SB)/8, $0x3faa6d608677c056
DATA table31_256x64<>+200(SB)/8, $0x3fa7ccec838670bb
DATA table31_256x64<>+208(SB)/8, $0x3fa5895e6311e9e8
DATA table31_256x64<>+216(SB)/8, $0x3fa392af0ab3614d
DATA table31_256x64<>+224(SB)/8, $0x3fa1dc286bf487d9
DATA table31_256x64<>+232(SB)/8, $0x3fa05b90d6b6257b
DATA table31_256x64<>+240(SB)/8, $0x3f9e1128b067d886
DATA table31_256x64<>+248(SB)/8, $0x3f9bb8c497b32608
DATA table31_256x64<>+256(SB)/8, $0x3f98adb2d9bb4fa8
DATA table31_256x64<>+264(SB)/8, $0x3f9555103c5e1e1e
DATA table31_256x64<>+272(SB)/8, $0x3f929d6ce3e5c44c
DATA table31_256x64<>+280(SB)/8, $0x3f906137adc79b59
DATA table31_256x64<>+288(SB)/8, $0x3f8d0a7b88883800
DATA table31_256x64<>+296(SB)/8, $0x3f89ea65a959b058
DATA table31_256x64<>+304(SB)/8, $0x3f8743d63275c500
DATA table31_256x64<>+312(SB)/8, $0x3f84ff8d25bf7b8d
DATA table31_256x64<>+320(SB)/8, $0x3f830b7d2dc90deb
DATA table31_256x64<>+328(SB)/8, $0x3f8159b68d49772a
DATA table31_256x64<>+336(SB)/8, $0x3f7fbdfe50c5704c
DATA table31_256x64<>+344(SB)/8, $0x3f7d24ffbfa95a57
DATA table31_256x64<>+352(SB)/8, $0x3f7ad9fe6d0024a7
DATA table31_256x64<>+360(SB)/8, $0x3f78d153140bf979
DATA table31_256x64<>+368(SB)/8, $0x3f770160e7d1dce9
DATA table31_256x64<>+376(SB)/8, $0x3f756247c50ef708
DATA table31_256x64<>+384(SB)/8, $0x3f7340fbbd0d8635
DATA table31_256x64<>+392(SB)/8, $0x3f70dfcabe77d848
DATA table31_256x64<>+400(SB)/8, $0x3f6dd134188207e7
DATA table31_256x64<>+408(SB)/8, $0x3f6a889dadd46421
DATA table31_256x64<>+416(SB)/8, $0x3f67c33d3b8da796
DATA table31_256x64<>+424(SB)/8, $0x3f65674801ec9d5b
DATA table31_256x64<>+432(SB)/8, $0x3f6360d71493a9a3
DATA table31_256x64<>+440(SB)/8, $0x3f61a07a5b97b426
DATA table31_256x64<>+448(SB)/8, $0x3f601a36a3110004
DATA table31_256x64<>+456(SB)/8, $0x3f5d88cca7811cae
DATA table31_256x64<>+464(SB)/8, $0x3f5b2ea7bab66624
DATA table31_256x64<>+472(SB)/8, $0x3f5919a4df680410
DATA table31_256x64<>+480(SB)/8, $0x3f573f83bae7d4bd
DATA table31_256x64<>+488(SB)/8, $0x3f5597f9445f8eee
DATA table31_256x64<>+496(SB)/8, $0x0
DATA table31_256x64<>+504(SB)/8, $0x0
GLOBL table31_256x64<>(SB), RODATA|NOPTR, $512
DATA table32_256x64<>+0(SB)/8, $0xbff158a78fe4e5ca
DATA table32_256x64<>+8(SB)/8, $0xbff00a03abadd43b
DATA table32_256x64<>+16(SB)/8, $0xbfedbacce3738327
DATA table32_256x64<>+24(SB)/8, $0xbfeb9eba077d6fb4
DATA table32_256x64<>+32(SB)/8, $0xbfe9b932b4a37184
DATA table32_256x64<>+40(SB)/8, $0xbfe8045361505cd5
DATA table32_256x64<>+48(SB)/8, $0xbfe67a9627e73636
DATA table32_256x64<>+56(SB)/8, $0xbfe51727ab1626a7
DATA table32_256x64<>+64(SB)/8, $0xbfe3d5b07c1989b6
DATA table32_256x64<>+72(SB)/8, $0xbfe2b24404a42f8c
DATA table32_256x64<>+80(SB)/8, $0xbfe1a99a6f200b23
DATA table32_256x64<>+88(SB)/8, $0xbfe0b88ac4e361c5
DATA table32_256x64<>+96(SB)/8, $0xbfdfb92a30f69d6e
DATA table32_256x64<>+104(SB)/8, $0xbfde26c00cd80b52
DATA table32_256x64<>+112(SB)/8, $0xbfdcb5a5e959713d
DATA table32_256x64<>+120(SB)/8, $0xbfdb62869ca2faaf
DATA table32_256x64<>+128(SB)/8, $0xbfd9970a6e2456e4
DATA table32_256x64<>+136(SB)/8, $0xbfd780c86f072d7c
DATA table32_256x64<>+144(SB)/8, $0xbfd5b497825fbc81
DATA table32_256x64<>+152(SB)/8, $0xbfd4251a96c75e53
DATA table32_256x64<>+160(SB)/8, $0xbfd2c7af48fdf579
DATA table32_256x64<>+168(SB)/8, $0xbfd19414863959b2
DATA table32_256x64<>+176(SB)/8, $0xbfd083817a74a058
DATA table32_256x64<>+184(SB)/8, $0xbfcf21290c294472
DATA table32_256x64<>+192(SB)/8, $0xbfcd6dc6ce5919f6
DATA table32_256x64<>+200(SB)/8, $0xbfcbe5a3741fcd46
DATA table32_256x64<>+208(SB)/8, $0xbfca82f6203cd409
DATA table32_256x64<>+216(SB)/8, $0xbfc940b0d20211a6
DATA table32_256x64<>+224(SB)/8, $0xbfc81ab650661546
DATA table32_256x64<>+232(SB)/8, $0xbfc70d95c2a245d1
DATA table32_256x64<>+240(SB)/8, $0xbfc6165c229c1c60
DATA table32_256x64<>+248(SB)/8, $0xbfc532841dd9064a
DATA table32_256x64<>+256(SB)/8, $0xbfc3fc7f8bfed0bf
DATA table32_256x64<>+264(SB)/8, $0xbfc29163ff8026eb
DATA table32_256x64<>+272(SB)/8, $0xbfc15594c9f84879
DATA table32_256x64<>+280(SB)/8, $0xbfc0407ae767fd01
DATA table32_256x64<>+288(SB)/8, $0xbfbe971cb0056119
DATA table32_256x64<>+296(SB)/8, $0xbfbce306a95af259
DATA table32_256x64<>+304(SB)/8, $0xbfbb5c7aaf141682
DATA table32_256x64<>+312(SB)/8, $0xbfb9fcc04533b9f4
DATA table32_256x64<>+320(SB)/8, $0xbfb8be46e916bc50
DATA table32_256x64<>+328(SB)/8, $0xbfb79cbb86b65eda
DATA table32_256x64<>+336(SB)/8, $0xbfb694459dfc5491
DATA table32_256x64<>+344(SB)/8, $0xbfb5a1dd6e5ef569
DATA table32_256x64<>+352(SB)/8, $0xbfb4c2d3e46810fd
DATA table32_256x64<>+360(SB)/8, $0xbfb3f4f63197ffc8
DATA table32_256x64<>+368(SB)/8, $0xbfb336594a04220e
DATA table32_256x64<>+376(SB)/8, $0xbfb285660942b081
DATA table32_256x64<>+384(SB)/8, $0xbfb19276769eb4fb
DATA table32_256x64<>+392(SB)/8, $0xbfb072b6744203a5
DATA table32_256x64<>+400(SB)/8, $0xbfaeeacc51ee1941
DATA table32_256x64<>+408(SB)/8, $0xbfad299416bf5d12
DATA table32_256x64<>+416(SB)/8, $0xbfab98650c756224
DATA table32_256x64<>+424(SB)/8, $0xbfaa30146edd910d
DATA table32_256x64<>+432(SB)/8, $0xbfa8eaa809580eb0
DATA table32_256x64<>+440(SB)/8, $0xbfa7c33c04a58ec6
DATA table32_256x64<>+448(SB)/8, $0xbfa6b5f8a479fa7b
DATA table32_256x64<>+456(SB)/8, $0xbfa5bf7d41dae877
DATA table32_256x64<>+464(SB)/8, $0xbfa4dcfd7774d1d2
DATA table32_256x64<>+472(SB)/8, $0xbfa40c35fa883cca
DATA table32_256x64<>+480(SB)/8, $0xbfa34b187ce11718
DATA table32_256x64<>+488(SB)/8, $0xbfa298001430bc7e
DATA table32_256x64<>+496(SB)/8, $0x0
DATA table32_256x64<>+504(SB)/8, $0x0
GLOBL table32_256x64<>(SB), RODATA|NOPTR, $512
DATA table33_256x64<>+0(SB)/8, $0x3ebcb98e02ec1d67
DATA table33_256x64<>+8(SB)/8, $0xbec4e7e95506a922
DATA table33_256x64<>+16(SB)/8, $0xbed458f37ecd8ddf
DATA table33_256x64<>+24(SB)/8, $0x3ea6bde46b665a4d
DATA table33_256x64<>+32(SB)/8, $0xbeaa8e81937af432
DATA table33_256x64<>+40(SB)/8, $0x3ed281408e1d8c7a
DATA table33_256x64<>+48(SB)/8, $0x3ec07daca17fa902
DATA table33_256x64<>+56(SB)/8, $0x3ea5e82ee030c202
DATA table33_256x64<>+64(SB)/8, $0x3ec88f85c68d7aaf
DATA table33_256x64<>+72(SB)/8, $0xbed1fdd2a4e5024c
DATA table33_256x64<>+80(SB)/8, $0x3ed4e1779dab9948
DATA table33_256x64<>+88(SB)/8, $0xbed200072c5cd44c
DATA table33_256x64<>+96(SB)/8, $0xbec337029b02e4a9
DATA table33_256x64<>+104(SB)/8, $0x3eca0fb1d8541729
DATA table33_256x64<>+112(SB)/8, $0xbed9b07505b7ee5d
DATA table33_256x64<>+120(SB)/8, $0x3e8d8b12982aa92b
DATA table33_256x64<>+128(SB)/8, $0x3eb51d5cea42e2c0
DATA table33_256x64<>+136(SB)/8, $0x3ed1b7bb5e4af7f9
DATA table33_256x64<>+144(SB)/8, $0x3ec19c1323d7e322
DATA table33_256x64<>+152(SB)/8, $0x3ecfc8af4a5aeee2
DATA table33_256x64<>+160(SB)/8, $0xbed6fcf830d86562
DATA table33_256x64<>+168(SB)/8, $0xbea7546063fcdaca
DATA table33_256x64<>+176(SB)/8, $0x3eb4deb333ed70f8
DATA table33_256x64<>+184(SB)/8, $0x3ed5c573b5b96a8e
DATA table33_256x64<>+192(SB)/8, $0x3ed61a66bd958139
DATA table33_256x64<>+200(SB)/8, $0xbec9c31341c08b58
DATA table33_256x64<>+208(SB)/8, $0x3eb3dbbb9e471705
DATA table33_256x64<>+216(SB)/8, $0x3eb384eddcbd4353
DATA table33_256x64<>+224(SB)/8, $0xbebf11ef62027ec1
DATA table33_256x64<>+232(SB)/8, $0xbec6d42a3f5d296a
DATA table33_256x64<>+240(SB)/8, $0xbec4a744e552dc17
DATA table33_256x64<>+248(SB)/8, $0xbecf3dae964a66cc
DATA table33_256x64<>+256(SB)/8, $0xbed63ce7feb1437f
DATA table33_256x64<>+264(SB)/8, $0x3ea410b329c83ccc
DATA table33_256x64<>+272(SB)/8, $0x3ed22a6262fa1fca
DATA table33_256x64<>+280(SB)/8, $0xbed0447091e76872
DATA table33_256x64<>+288(SB)/8, $0xbe8f1614bf787de9
DATA table33_256x64<>+296(SB)/8, $0xbecc807c80b4ced1
DATA table33_256x64<>+304(SB)/8, $0xbeb66637772ca1e9
DATA table33_256x64<>+312(SB)/8, $0x3ed111dc111fcfcf
DATA table33_256x64<>+320(SB)/8, $0xbeccc28eea09cda7
DATA table33_256x64<>+328(SB)/8, $0x3eb6b9d1aa8aefe2
DATA table33_256x64<>+336(SB)/8, $0xbeb0e99cf19b446d
DATA table33_256x64<>+344(SB)/8, $0x3ecce66b2c9e3d4c
DATA table33_256x64<>+352(SB)/8, $0x3ed0e532b49a12ed
DATA table33_256x64<>+360(SB)/8, $0x3ed60a64af3216ae
DATA table33_256x64<>+368(SB)/8, $0x3eca9199f082730c
DATA table33_256x64<>+376(SB)/8, $0x3ed7dee97a964719
DATA table33_256x64<>+384(SB)/8, $0xbecd4618f3b2c8f6
DATA table33_256x64<>+392(SB)/8, $0x3ea16bcd6c0d9710
DATA table33_256x64<>+400(SB)/8, $0xbed82ed3e7db08c5
DATA table33_256x64<>+408(SB)/8, $0x3eb4b4791182a2b2
DATA table33_256x64<>+416(SB)/8, $0xbecfb172e379b240
DATA table33_256x64<>+424(SB)/8, $0x3e778ffab2b76867
DATA table33_256x64<>+432(SB)/8, $0x3ed0461accf63298
DATA table33_256x64<>+440(SB)/8, $0xbecb7d97c1c536d1
DATA table33_256x64<>+448(SB)/8, $0xbe7108b361cfdd99
DATA table33_256x64<>+456(SB)/8, $0x3ec17c3517f27959
DATA table33_256x64<>+464(SB)/8, $0xbec234df0e0ab593
DATA table33_256x64<>+472(SB)/8, $0x3eb6cdc6a725a2c8
DATA table33_256x64<>+480(SB)/8, $0x3e842c908ab79765
DATA table33_256x64<>+488(SB)/8, $0x3ed83eabe780d4ec
DATA table33_256x64<>+496(SB)/8, $0x0
DATA table33_256x64<>+504(SB)/8, $0x0
GLOBL table33_256x64<>(SB), RODATA|NOPTR, $512
