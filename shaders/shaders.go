package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/contract"
	"github.com/weft-gpu/weft/shaders/maps"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/reduce"
	"github.com/weft-gpu/weft/shaders/routines"
	"github.com/weft-gpu/weft/shaders/rows"
	"github.com/weft-gpu/weft/shaders/scan"
	"github.com/weft-gpu/weft/shaders/sort"
)

// Program is a kernel for one kind of device.
type Program struct {
	Kernel         *kernel.Kernel
	SPIRV          []uint32
	StorageBuffers int // bindings 0 to StorageBuffers-1; the last ones hold the results
	ParamWords     int // words in push constants, or in the uniform buffer at the next binding
}

// Write makes the kernel's module. Its errors are defects of Weft (*codegen.DefectError,
// *kernel.VerifyError).
func Write(k *kernel.Kernel, t codegen.Target) (*Program, error) {
	if err := k.Verify(); err != nil {
		return nil, err
	}
	w := write(k, t)
	code, err := w.Finish()
	if err != nil {
		return nil, err
	}
	return &Program{Kernel: k, SPIRV: code, StorageBuffers: w.Buffers, ParamWords: len(w.Params)}, nil
}

// write calls the writer of the kernel's loop.
func write(k *kernel.Kernel, t codegen.Target) *module.Writer {
	switch l := k.Loop.(type) {
	case *kernel.Map:
		return maps.Write(k, l, t)
	case *kernel.Reduce:
		return reduce.Write(k, l, t)
	case *kernel.Scan:
		return scan.Write(k, l, t)
	case *kernel.Rowwise:
		return rows.Write(k, l, t)
	case *kernel.Sort:
		return sort.Write(k, l, t)
	case *kernel.Contract:
		return contract.Write(k, l, t)
	case *kernel.Routine:
		return routines.Write(k, l, t)
	}
	return nil // the verifier rejects other loops
}
