//go:build !purego

#include "textflag.h"

// func convertsHalves() bool
TEXT ·convertsHalves(SB), NOSPLIT, $0-1
	MOVL $1, AX
	XORL CX, CX
	CPUID
	SHRL $29, CX // F16C
	ANDL $1, CX
	MOVB CX, ret+0(FP)
	RET
