//go:build !purego

#include "textflag.h"

// func selectWords(dst *uint32, c *uint8, x, y *uint32, n int)
TEXT ·selectWords(SB), NOSPLIT, $0-40
	MOVQ  dst+0(FP), DI
	MOVQ  c+8(FP), R8
	MOVQ  x+16(FP), SI
	MOVQ  y+24(FP), DX
	MOVQ  n+32(FP), CX
	XORL  BX, BX
	VPXOR Y3, Y3, Y3

next:
	VPMOVZXBD (R8)(BX*1), Y0
	VPCMPEQD  Y3, Y0, Y0
	VMOVUPS   (SI)(BX*4), Y1
	VBLENDVPS Y0, (DX)(BX*4), Y1, Y1
	VMOVUPS   Y1, (DI)(BX*4)
	ADDQ      $8, BX
	CMPQ      BX, CX
	JLT       next
	VZEROUPPER
	RET
