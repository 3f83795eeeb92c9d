// Code generated from script/generate/gemm by go generate ./internal/gemm; DO NOT EDIT.

//go:build !purego

package gemm

import "github.com/weft-gpu/weft/dtype"

const (
	_ function = iota
	tile6x2Float32256Function
	tile6x1Float32256Function
	tile2x4Float32256Function
	turnedFloat32256Function
	pairsFloat32256Function
	tile6x2Float64256Function
	tile6x1Float64256Function
	tile2x4Float64256Function
	turnedFloat64256Function
	pairsFloat64256Function
	tile4x2Complex64256Function
	tile6x1Complex64256Function
	tile1x4Complex64256Function
	turnedComplex64256Function
	tile4x2Complex128256Function
	tile6x1Complex128256Function
	tile1x4Complex128256Function
	turnedComplex128256Function
	tile6x2Int32256Function
	tile6x1Int32256Function
	tile2x4Int32256Function
	turnedInt32256Function
	pairsInt32256Function
	tile6x2Int16256Function
	tile6x1Int16256Function
	tile2x4Int16256Function
	turnedInt16256Function
	pairsInt16256Function
	pack32Function
	pack64Function
	pack128Function
	widenInt8Function
	joinInt8Function
	widenUint8Function
	joinUint8Function
	joinInt16Function
	tile8x2Float32512Function
	tile8x1Float32512Function
	tile2x4Float32512Function
	turnedFloat32512Function
	pairsFloat32512Function
	tile8x2Float64512Function
	tile8x1Float64512Function
	tile2x4Float64512Function
	turnedFloat64512Function
	pairsFloat64512Function
	tile8x2Complex64512Function
	tile8x1Complex64512Function
	tile2x4Complex64512Function
	turnedComplex64512Function
	tile8x2Complex128512Function
	tile8x1Complex128512Function
	tile2x4Complex128512Function
	turnedComplex128512Function
	tile8x2Int32512Function
	tile8x1Int32512Function
	tile2x4Int32512Function
	turnedInt32512Function
	pairsInt32512Function
	tile8x2Int16512Function
	tile8x1Int16512Function
	tile2x4Int16512Function
	turnedInt16512Function
	pairsInt16512Function
	tile8x2Int64512Function
	tile8x1Int64512Function
	tile2x4Int64512Function
	turnedInt64512Function
	pairsInt64512Function
)

// generated are the loops by the bits of a vector and by type.
var generated = map[int]map[dtype.DType]*Kind{
	256: {
		dtype.Float32:    {size: 4, lanes: 8, pack: pack32Function, square: 8, shapes: []tile{{6, 16, tile6x2Float32256Function}, {6, 8, tile6x1Float32256Function}, {2, 32, tile2x4Float32256Function}}, turns: []tile{{1, 16, turnedFloat32256Function}, {2, 8, turnedFloat32256Function}, {4, 8, turnedFloat32256Function}}, pairs: tile{1, 16, pairsFloat32256Function}},
		dtype.Float64:    {size: 8, lanes: 4, pack: pack64Function, square: 4, shapes: []tile{{6, 8, tile6x2Float64256Function}, {6, 4, tile6x1Float64256Function}, {2, 16, tile2x4Float64256Function}}, turns: []tile{{1, 8, turnedFloat64256Function}, {2, 4, turnedFloat64256Function}, {4, 4, turnedFloat64256Function}}, pairs: tile{1, 8, pairsFloat64256Function}},
		dtype.Complex64:  {size: 8, lanes: 4, pack: pack64Function, square: 4, shapes: []tile{{4, 8, tile4x2Complex64256Function}, {6, 4, tile6x1Complex64256Function}, {1, 16, tile1x4Complex64256Function}}, turns: []tile{{1, 8, turnedComplex64256Function}, {2, 4, turnedComplex64256Function}, {4, 4, turnedComplex64256Function}}},
		dtype.Complex128: {size: 16, lanes: 2, pack: pack128Function, square: 2, shapes: []tile{{4, 4, tile4x2Complex128256Function}, {6, 2, tile6x1Complex128256Function}, {1, 8, tile1x4Complex128256Function}}, turns: []tile{{1, 4, turnedComplex128256Function}, {2, 2, turnedComplex128256Function}, {4, 2, turnedComplex128256Function}}},
		dtype.Int32:      {size: 4, lanes: 8, pack: pack32Function, square: 8, shapes: []tile{{6, 16, tile6x2Int32256Function}, {6, 8, tile6x1Int32256Function}, {2, 32, tile2x4Int32256Function}}, turns: []tile{{1, 16, turnedInt32256Function}, {2, 8, turnedInt32256Function}, {4, 8, turnedInt32256Function}}, pairs: tile{1, 16, pairsInt32256Function}},
		dtype.Uint32:     {size: 4, lanes: 8, pack: pack32Function, square: 8, shapes: []tile{{6, 16, tile6x2Int32256Function}, {6, 8, tile6x1Int32256Function}, {2, 32, tile2x4Int32256Function}}, turns: []tile{{1, 16, turnedInt32256Function}, {2, 8, turnedInt32256Function}, {4, 8, turnedInt32256Function}}, pairs: tile{1, 16, pairsInt32256Function}},
		dtype.Int16:      {size: 4, lanes: 8, pack: pack32Function, square: 8, shapes: []tile{{6, 16, tile6x2Int16256Function}, {6, 8, tile6x1Int16256Function}, {2, 32, tile2x4Int16256Function}}, turns: []tile{{1, 16, turnedInt16256Function}, {2, 8, turnedInt16256Function}, {4, 8, turnedInt16256Function}}, pairs: tile{1, 16, pairsInt16256Function}, from: map[dtype.DType]bringing{dtype.Int8: {widen: widenInt8Function, join: joinInt8Function}, dtype.Uint8: {widen: widenUint8Function, join: joinUint8Function}, dtype.Int16: {join: joinInt16Function}}},
	},
	512: {
		dtype.Float32:    {size: 4, lanes: 16, pack: pack32Function, square: 8, shapes: []tile{{8, 32, tile8x2Float32512Function}, {8, 16, tile8x1Float32512Function}, {2, 64, tile2x4Float32512Function}}, turns: []tile{{1, 32, turnedFloat32512Function}, {2, 16, turnedFloat32512Function}, {4, 16, turnedFloat32512Function}, {8, 16, turnedFloat32512Function}}, pairs: tile{1, 32, pairsFloat32512Function}},
		dtype.Float64:    {size: 8, lanes: 8, pack: pack64Function, square: 4, shapes: []tile{{8, 16, tile8x2Float64512Function}, {8, 8, tile8x1Float64512Function}, {2, 32, tile2x4Float64512Function}}, turns: []tile{{1, 16, turnedFloat64512Function}, {2, 8, turnedFloat64512Function}, {4, 8, turnedFloat64512Function}, {8, 8, turnedFloat64512Function}}, pairs: tile{1, 16, pairsFloat64512Function}},
		dtype.Complex64:  {size: 8, lanes: 8, pack: pack64Function, square: 4, shapes: []tile{{8, 16, tile8x2Complex64512Function}, {8, 8, tile8x1Complex64512Function}, {2, 32, tile2x4Complex64512Function}}, turns: []tile{{1, 16, turnedComplex64512Function}, {2, 8, turnedComplex64512Function}, {4, 8, turnedComplex64512Function}, {8, 8, turnedComplex64512Function}}},
		dtype.Complex128: {size: 16, lanes: 4, pack: pack128Function, square: 2, shapes: []tile{{8, 8, tile8x2Complex128512Function}, {8, 4, tile8x1Complex128512Function}, {2, 16, tile2x4Complex128512Function}}, turns: []tile{{1, 8, turnedComplex128512Function}, {2, 4, turnedComplex128512Function}, {4, 4, turnedComplex128512Function}, {8, 4, turnedComplex128512Function}}},
		dtype.Int32:      {size: 4, lanes: 16, pack: pack32Function, square: 8, shapes: []tile{{8, 32, tile8x2Int32512Function}, {8, 16, tile8x1Int32512Function}, {2, 64, tile2x4Int32512Function}}, turns: []tile{{1, 32, turnedInt32512Function}, {2, 16, turnedInt32512Function}, {4, 16, turnedInt32512Function}, {8, 16, turnedInt32512Function}}, pairs: tile{1, 32, pairsInt32512Function}},
		dtype.Uint32:     {size: 4, lanes: 16, pack: pack32Function, square: 8, shapes: []tile{{8, 32, tile8x2Int32512Function}, {8, 16, tile8x1Int32512Function}, {2, 64, tile2x4Int32512Function}}, turns: []tile{{1, 32, turnedInt32512Function}, {2, 16, turnedInt32512Function}, {4, 16, turnedInt32512Function}, {8, 16, turnedInt32512Function}}, pairs: tile{1, 32, pairsInt32512Function}},
		dtype.Int16:      {size: 4, lanes: 16, pack: pack32Function, square: 8, shapes: []tile{{8, 32, tile8x2Int16512Function}, {8, 16, tile8x1Int16512Function}, {2, 64, tile2x4Int16512Function}}, turns: []tile{{1, 32, turnedInt16512Function}, {2, 16, turnedInt16512Function}, {4, 16, turnedInt16512Function}, {8, 16, turnedInt16512Function}}, pairs: tile{1, 32, pairsInt16512Function}, from: map[dtype.DType]bringing{dtype.Int8: {widen: widenInt8Function, join: joinInt8Function}, dtype.Uint8: {widen: widenUint8Function, join: joinUint8Function}, dtype.Int16: {join: joinInt16Function}}},
		dtype.Int64:      {size: 8, lanes: 8, pack: pack64Function, square: 4, shapes: []tile{{8, 16, tile8x2Int64512Function}, {8, 8, tile8x1Int64512Function}, {2, 32, tile2x4Int64512Function}}, turns: []tile{{1, 16, turnedInt64512Function}, {2, 8, turnedInt64512Function}, {4, 8, turnedInt64512Function}, {8, 8, turnedInt64512Function}}, pairs: tile{1, 16, pairsInt64512Function}},
		dtype.Uint64:     {size: 8, lanes: 8, pack: pack64Function, square: 4, shapes: []tile{{8, 16, tile8x2Int64512Function}, {8, 8, tile8x1Int64512Function}, {2, 32, tile2x4Int64512Function}}, turns: []tile{{1, 16, turnedInt64512Function}, {2, 8, turnedInt64512Function}, {4, 8, turnedInt64512Function}, {8, 8, turnedInt64512Function}}, pairs: tile{1, 16, pairsInt64512Function}},
	},
}

// call calls a loop.
func call(f function, t *task) {
	switch f {
	case tile6x2Float32256Function:
		tile6x2Float32256(t)
	case tile6x1Float32256Function:
		tile6x1Float32256(t)
	case tile2x4Float32256Function:
		tile2x4Float32256(t)
	case turnedFloat32256Function:
		turnedFloat32256(t)
	case pairsFloat32256Function:
		pairsFloat32256(t)
	case tile6x2Float64256Function:
		tile6x2Float64256(t)
	case tile6x1Float64256Function:
		tile6x1Float64256(t)
	case tile2x4Float64256Function:
		tile2x4Float64256(t)
	case turnedFloat64256Function:
		turnedFloat64256(t)
	case pairsFloat64256Function:
		pairsFloat64256(t)
	case tile4x2Complex64256Function:
		tile4x2Complex64256(t)
	case tile6x1Complex64256Function:
		tile6x1Complex64256(t)
	case tile1x4Complex64256Function:
		tile1x4Complex64256(t)
	case turnedComplex64256Function:
		turnedComplex64256(t)
	case tile4x2Complex128256Function:
		tile4x2Complex128256(t)
	case tile6x1Complex128256Function:
		tile6x1Complex128256(t)
	case tile1x4Complex128256Function:
		tile1x4Complex128256(t)
	case turnedComplex128256Function:
		turnedComplex128256(t)
	case tile6x2Int32256Function:
		tile6x2Int32256(t)
	case tile6x1Int32256Function:
		tile6x1Int32256(t)
	case tile2x4Int32256Function:
		tile2x4Int32256(t)
	case turnedInt32256Function:
		turnedInt32256(t)
	case pairsInt32256Function:
		pairsInt32256(t)
	case tile6x2Int16256Function:
		tile6x2Int16256(t)
	case tile6x1Int16256Function:
		tile6x1Int16256(t)
	case tile2x4Int16256Function:
		tile2x4Int16256(t)
	case turnedInt16256Function:
		turnedInt16256(t)
	case pairsInt16256Function:
		pairsInt16256(t)
	case pack32Function:
		pack32(t)
	case pack64Function:
		pack64(t)
	case pack128Function:
		pack128(t)
	case widenInt8Function:
		widenInt8(t)
	case joinInt8Function:
		joinInt8(t)
	case widenUint8Function:
		widenUint8(t)
	case joinUint8Function:
		joinUint8(t)
	case joinInt16Function:
		joinInt16(t)
	case tile8x2Float32512Function:
		tile8x2Float32512(t)
	case tile8x1Float32512Function:
		tile8x1Float32512(t)
	case tile2x4Float32512Function:
		tile2x4Float32512(t)
	case turnedFloat32512Function:
		turnedFloat32512(t)
	case pairsFloat32512Function:
		pairsFloat32512(t)
	case tile8x2Float64512Function:
		tile8x2Float64512(t)
	case tile8x1Float64512Function:
		tile8x1Float64512(t)
	case tile2x4Float64512Function:
		tile2x4Float64512(t)
	case turnedFloat64512Function:
		turnedFloat64512(t)
	case pairsFloat64512Function:
		pairsFloat64512(t)
	case tile8x2Complex64512Function:
		tile8x2Complex64512(t)
	case tile8x1Complex64512Function:
		tile8x1Complex64512(t)
	case tile2x4Complex64512Function:
		tile2x4Complex64512(t)
	case turnedComplex64512Function:
		turnedComplex64512(t)
	case tile8x2Complex128512Function:
		tile8x2Complex128512(t)
	case tile8x1Complex128512Function:
		tile8x1Complex128512(t)
	case tile2x4Complex128512Function:
		tile2x4Complex128512(t)
	case turnedComplex128512Function:
		turnedComplex128512(t)
	case tile8x2Int32512Function:
		tile8x2Int32512(t)
	case tile8x1Int32512Function:
		tile8x1Int32512(t)
	case tile2x4Int32512Function:
		tile2x4Int32512(t)
	case turnedInt32512Function:
		turnedInt32512(t)
	case pairsInt32512Function:
		pairsInt32512(t)
	case tile8x2Int16512Function:
		tile8x2Int16512(t)
	case tile8x1Int16512Function:
		tile8x1Int16512(t)
	case tile2x4Int16512Function:
		tile2x4Int16512(t)
	case turnedInt16512Function:
		turnedInt16512(t)
	case pairsInt16512Function:
		pairsInt16512(t)
	case tile8x2Int64512Function:
		tile8x2Int64512(t)
	case tile8x1Int64512Function:
		tile8x1Int64512(t)
	case tile2x4Int64512Function:
		tile2x4Int64512(t)
	case turnedInt64512Function:
		turnedInt64512(t)
	case pairsInt64512Function:
		pairsInt64512(t)
	}
}

//go:noescape
func tile6x2Float32256(t *task)

//go:noescape
func tile6x1Float32256(t *task)

//go:noescape
func tile2x4Float32256(t *task)

//go:noescape
func turnedFloat32256(t *task)

//go:noescape
func pairsFloat32256(t *task)

//go:noescape
func tile6x2Float64256(t *task)

//go:noescape
func tile6x1Float64256(t *task)

//go:noescape
func tile2x4Float64256(t *task)

//go:noescape
func turnedFloat64256(t *task)

//go:noescape
func pairsFloat64256(t *task)

//go:noescape
func tile4x2Complex64256(t *task)

//go:noescape
func tile6x1Complex64256(t *task)

//go:noescape
func tile1x4Complex64256(t *task)

//go:noescape
func turnedComplex64256(t *task)

//go:noescape
func tile4x2Complex128256(t *task)

//go:noescape
func tile6x1Complex128256(t *task)

//go:noescape
func tile1x4Complex128256(t *task)

//go:noescape
func turnedComplex128256(t *task)

//go:noescape
func tile6x2Int32256(t *task)

//go:noescape
func tile6x1Int32256(t *task)

//go:noescape
func tile2x4Int32256(t *task)

//go:noescape
func turnedInt32256(t *task)

//go:noescape
func pairsInt32256(t *task)

//go:noescape
func tile6x2Int16256(t *task)

//go:noescape
func tile6x1Int16256(t *task)

//go:noescape
func tile2x4Int16256(t *task)

//go:noescape
func turnedInt16256(t *task)

//go:noescape
func pairsInt16256(t *task)

//go:noescape
func pack32(t *task)

//go:noescape
func pack64(t *task)

//go:noescape
func pack128(t *task)

//go:noescape
func widenInt8(t *task)

//go:noescape
func joinInt8(t *task)

//go:noescape
func widenUint8(t *task)

//go:noescape
func joinUint8(t *task)

//go:noescape
func joinInt16(t *task)

//go:noescape
func tile8x2Float32512(t *task)

//go:noescape
func tile8x1Float32512(t *task)

//go:noescape
func tile2x4Float32512(t *task)

//go:noescape
func turnedFloat32512(t *task)

//go:noescape
func pairsFloat32512(t *task)

//go:noescape
func tile8x2Float64512(t *task)

//go:noescape
func tile8x1Float64512(t *task)

//go:noescape
func tile2x4Float64512(t *task)

//go:noescape
func turnedFloat64512(t *task)

//go:noescape
func pairsFloat64512(t *task)

//go:noescape
func tile8x2Complex64512(t *task)

//go:noescape
func tile8x1Complex64512(t *task)

//go:noescape
func tile2x4Complex64512(t *task)

//go:noescape
func turnedComplex64512(t *task)

//go:noescape
func tile8x2Complex128512(t *task)

//go:noescape
func tile8x1Complex128512(t *task)

//go:noescape
func tile2x4Complex128512(t *task)

//go:noescape
func turnedComplex128512(t *task)

//go:noescape
func tile8x2Int32512(t *task)

//go:noescape
func tile8x1Int32512(t *task)

//go:noescape
func tile2x4Int32512(t *task)

//go:noescape
func turnedInt32512(t *task)

//go:noescape
func pairsInt32512(t *task)

//go:noescape
func tile8x2Int16512(t *task)

//go:noescape
func tile8x1Int16512(t *task)

//go:noescape
func tile2x4Int16512(t *task)

//go:noescape
func turnedInt16512(t *task)

//go:noescape
func pairsInt16512(t *task)

//go:noescape
func tile8x2Int64512(t *task)

//go:noescape
func tile8x1Int64512(t *task)

//go:noescape
func tile2x4Int64512(t *task)

//go:noescape
func turnedInt64512(t *task)

//go:noescape
func pairsInt64512(t *task)
