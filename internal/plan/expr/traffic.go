package expr

import "github.com/weft-gpu/weft/internal/graph"

// Traffic compares storing a value with computing it again in each reader. Both are in
// sixteenths of bytes.
type Traffic struct{ Stored, Again int64 }

// BytesOf returns how many bytes v takes in memory.
func BytesOf(v graph.Value) int64 { return int64(v.Shape().Size()) * int64(v.DType().Size()) }
