//go:build !purego

package gemm

import (
	"github.com/weft-gpu/weft/dtype"
	"golang.org/x/sys/cpu"
)

// function names a generated loop.
type function uint8

// Available reports whether this processor has the instructions.
func Available() bool { return cpu.X86.HasAVX2 && cpu.X86.HasFMA }

// kinds returns the loops that this processor has the instructions for, the fastest last.
func kinds() (list []map[dtype.DType]*Kind) {
	if cpu.X86.HasAVX2 && cpu.X86.HasFMA {
		list = append(list, generated[256])
	}
	if cpu.X86.HasAVX2 && cpu.X86.HasFMA && cpu.X86.HasAVX512F && cpu.X86.HasAVX512DQ && cpu.X86.HasAVX512BW {
		list = append(list, generated[512])
	}
	return list
}
