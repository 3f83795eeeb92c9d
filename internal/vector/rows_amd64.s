//go:build !purego

#include "textflag.h"

// Rows of elements of four bytes: what is past the last whole vector of a row is moved by
// a vector that ends where the row does, and rows shorter than one by less.

#define ROWS \
	MOVQ dst+0(FP), DI; \
	MOVQ src+8(FP), SI; \
	MOVQ rows+16(FP), R8; \
	MOVQ count+24(FP), R11; \
	MOVQ dstDown+32(FP), R9; \
	MOVQ srcDown+40(FP), R10; \
	SHLQ $2, R9; \
	SHLQ $2, R10; \
	SHLQ $2, R11

#define NEXT(row) \
	ADDQ R9, DI; \
	ADDQ R10, SI; \
	DECQ R8; \
	JNE  row

// func copyRows(dst, src *uint32, rows, count, dstDown, srcDown int)
TEXT ·copyRows(SB), NOSPLIT, $0-48
	ROWS
	CMPQ R11, $32
	JLT  half
	SUBQ $32, R11

wide:
	XORL DX, DX
	CMPQ DX, R11
	JGE  wideLast

wideNext:
	VMOVDQU (SI)(DX*1), Y0
	VMOVDQU Y0, (DI)(DX*1)
	ADDQ    $32, DX
	CMPQ    DX, R11
	JLT     wideNext

wideLast:
	VMOVDQU (SI)(R11*1), Y0
	VMOVDQU Y0, (DI)(R11*1)
	NEXT(wide)
	VZEROUPPER
	RET

half:
	CMPQ R11, $16
	JLT  single
	SUBQ $16, R11

halfRow:
	MOVOU (SI), X0
	MOVOU (SI)(R11*1), X1
	MOVOU X0, (DI)
	MOVOU X1, (DI)(R11*1)
	NEXT(halfRow)
	RET

single:
	XORL DX, DX

singleNext:
	MOVL (SI)(DX*1), AX
	MOVL AX, (DI)(DX*1)
	ADDQ $4, DX
	CMPQ DX, R11
	JLT  singleNext
	NEXT(single)
	RET

// func fillRows(dst, src *uint32, rows, count, dstDown, srcDown int)
TEXT ·fillRows(SB), NOSPLIT, $0-48
	ROWS
	CMPQ R11, $32
	JLT  half
	SUBQ $32, R11

wide:
	VPBROADCASTD (SI), Y0
	XORL         DX, DX
	CMPQ         DX, R11
	JGE          wideLast

wideNext:
	VMOVDQU Y0, (DI)(DX*1)
	ADDQ    $32, DX
	CMPQ    DX, R11
	JLT     wideNext

wideLast:
	VMOVDQU Y0, (DI)(R11*1)
	NEXT(wide)
	VZEROUPPER
	RET

half:
	CMPQ R11, $16
	JLT  single
	SUBQ $16, R11

halfRow:
	VPBROADCASTD (SI), X0
	MOVOU        X0, (DI)
	MOVOU        X0, (DI)(R11*1)
	NEXT(halfRow)
	VZEROUPPER
	RET

single:
	MOVL (SI), AX
	XORL DX, DX

singleNext:
	MOVL AX, (DI)(DX*1)
	ADDQ $4, DX
	CMPQ DX, R11
	JLT  singleNext
	NEXT(single)
	RET

// Eight elements that lie two apart, from at on: the even ones of eight, and the odd ones
// of the eight that end with the last, so that nothing past it is read.
#define EVEN(at) \
	VMOVDQU (SI)(at*2), Y0; \
	VSHUFPS $0xd8, 28(SI)(at*2), Y0, Y0; \
	VPERMQ  $0xd8, Y0, Y0; \
	VMOVDQU Y0, (DI)(at*1)

// func evenRows(dst, src *uint32, rows, count, dstDown, srcDown int)
TEXT ·evenRows(SB), NOSPLIT, $0-48
	ROWS
	CMPQ R11, $32
	JLT  single
	SUBQ $32, R11

wide:
	XORL DX, DX
	CMPQ DX, R11
	JGE  wideLast

wideNext:
	EVEN(DX)
	ADDQ $32, DX
	CMPQ DX, R11
	JLT  wideNext

wideLast:
	EVEN(R11)
	NEXT(wide)
	VZEROUPPER
	RET

single:
	XORL DX, DX

singleNext:
	MOVL (SI)(DX*2), AX
	MOVL AX, (DI)(DX*1)
	ADDQ $4, DX
	CMPQ DX, R11
	JLT  singleNext
	NEXT(single)
	RET
