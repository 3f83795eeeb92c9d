package expr

import "github.com/weft-gpu/weft/internal/graph"

// Traffic is what the two ways cost, in sixteenths of bytes.
type Traffic struct{ Stored, Again int64 }

// BytesOf is how many bytes v takes in memory.
func BytesOf(v graph.Value) int64 { return int64(v.Shape().Size()) * int64(v.DType().Size()) }
