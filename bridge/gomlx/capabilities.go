package gomlx

import (
	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
)

// capabilities are all of GoMLX's operators but those that no function of a backend records.
var capabilities = func() backends.Capabilities {
	c := backends.Capabilities{Functions: true, Operations: map[backends.OpType]bool{}, DTypes: map[dtypes.DType]bool{}}
	for op := backends.OpTypeInvalid + 1; op < backends.OpTypeLast; op++ {
		c.Operations[op] = true
	}
	for _, op := range unrecorded {
		delete(c.Operations, op)
	}
	for _, d := range dtypes.DTypeValues() {
		if _, ok := weftDType(d); ok {
			c.DTypes[d] = true
		}
	}
	return c
}()

// unrecorded are operators that GoMLX numbers, and that backends.Function has no method for.
var unrecorded = []backends.OpType{
	backends.OpTypeSelectAndScatterSum,
	backends.OpTypeCapturedValue,
	backends.OpTypeCollectiveBroadcast,
	backends.OpTypeAllGather,
	backends.OpTypeBlockForDotGeneral,
	backends.OpTypeBroadcast,
	backends.OpTypeDot,
}
