//go:build !purego

#include "textflag.h"

// Reductions of a leaf by sixteen accumulators: groups of sixteen elements from SI on, one at
// least, then the one at DX, and then the accumulators j and j+8, j and j+4, j and j+2, 0 and
// 1.

#define LEAF \
	MOVQ leaf+0(FP), SI; \
	MOVQ groups+8(FP), CX; \
	MOVQ last+16(FP), DX

// func foldSum(leaf *float32, groups int, last *float32) float32
TEXT ·foldSum(SB), NOSPLIT, $0-28
	LEAF
	VMOVUPS (SI), Y0
	VMOVUPS 32(SI), Y1
	JMP     check

next:
	VADDPS (SI), Y0, Y0
	VADDPS 32(SI), Y1, Y1

check:
	ADDQ $64, SI
	DECQ CX
	JNE  next

	VADDPS       (DX), Y0, Y0
	VADDPS       32(DX), Y1, Y1
	VADDPS       Y1, Y0, Y0
	VEXTRACTF128 $1, Y0, X1
	VADDPS       X1, X0, X0
	VPERMILPS    $0x0e, X0, X1
	VADDPS       X1, X0, X0
	VPERMILPS    $0x01, X0, X1
	VADDSS       X1, X0, X0
	VMOVSS       X0, ret+24(FP)
	VZEROUPPER
	RET

// The extreme of elements and an accumulator, of zeros by their signs: the processor's is
// the second operand of two zeros. Y3 holds where there was a NaN.
#define EXTREME(op, zeros, elements, acc) \
	VCMPPS $3, elements, elements, Y5; \
	VORPS  Y5, Y3, Y3; \
	op     elements, acc, Y5; \
	op     acc, elements, Y6; \
	zeros  Y6, Y5, acc

#define GROUP(op, zeros, at) \
	VMOVUPS (at), Y4; \
	EXTREME(op, zeros, Y4, Y0); \
	VMOVUPS 32(at), Y4; \
	EXTREME(op, zeros, Y4, Y1)

#define BOTH(op, zeros) \
	op    X1, X0, X5; \
	op    X0, X1, X6; \
	zeros X6, X5, X0

#define FOLD(op, zeros) \
	LEAF; \
	VXORPS  Y3, Y3, Y3; \
	VMOVUPS (SI), Y0; \
	VMOVUPS 32(SI), Y1; \
	next: \
	GROUP(op, zeros, SI); \
	ADDQ    $64, SI; \
	DECQ    CX; \
	JNE     next; \
	GROUP(op, zeros, DX); \
	VMOVMSKPS Y3, AX; \
	op      Y1, Y0, Y5; \
	op      Y0, Y1, Y6; \
	zeros   Y6, Y5, Y0; \
	VEXTRACTF128 $1, Y0, X1; \
	BOTH(op, zeros); \
	VPERMILPS $0x0e, X0, X1; \
	BOTH(op, zeros); \
	VPERMILPS $0x01, X0, X1; \
	BOTH(op, zeros); \
	TESTL   AX, AX; \
	JEQ     done; \
	MOVL    $0x7fc00000, AX; \
	VMOVD   AX, X0; \
	done: \
	VMOVSS  X0, ret+24(FP); \
	VZEROUPPER; \
	RET

// func foldMax(leaf *float32, groups int, last *float32) float32
TEXT ·foldMax(SB), NOSPLIT, $0-28
	FOLD(VMAXPS, VANDPS)

// func foldMin(leaf *float32, groups int, last *float32) float32
TEXT ·foldMin(SB), NOSPLIT, $0-28
	FOLD(VMINPS, VORPS)
