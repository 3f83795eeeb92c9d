package target

import "github.com/weft-gpu/weft/dtype"

// Cooperative says what cooperative matrices a device has, for elements of a
// type: none where M is 0.
type Cooperative struct {
	Subgroup             int // invocations
	Float16, Int8, Uint8 MatrixSizes
	// ByRows: matrices of b are loaded as quickly by rows as by columns, so that nothing
	// is turned on its way, and workgroups take turns with their unit: they have one round
	// in shared memory, of which a unit has room for two.
	ByRows bool
}

// MatrixSizes are those of a product of M x K by K x N elements.
type MatrixSizes struct{ M, N, K int }

// Of is the matrices of a type.
func (c *Cooperative) Of(d dtype.DType) MatrixSizes {
	switch d {
	case dtype.Float16:
		return c.Float16
	case dtype.Int8:
		return c.Int8
	case dtype.Uint8:
		return c.Uint8
	}
	return MatrixSizes{}
}

// FastTile is the tile of products by cooperative matrices: Rows x Columns elements a
// subgroup, Down x Across subgroups a workgroup, Shared steps of k a round.
type FastTile struct{ Rows, Columns, Down, Across, Shared int }

// FastTiles are the tiles of cooperative products, the largest first: a subgroup's
// 64 x 64 elements load each matrix of an operand for four products, and a
// workgroup's 128 x 256, which leave another no room on NVIDIA's units, read 85 times less
// than they multiply; smaller ones are for
// fewer rows and columns, or where the large ones leave a device idle. A round of
// 32 steps is two products of each pair of matrices between barriers.
//
// Bound: FastUnit chooses among them, 2026-11-22.
var FastTiles = []FastTile{
	{64, 64, 2, 4, 32}, {64, 64, 2, 2, 32}, {32, 64, 2, 2, 32}, {32, 32, 2, 2, 32}, {16, 16, 1, 4, 32},
}

// FastUnit is what products by cooperative matrices are timed by, of a unit and in
// microseconds: until what a round asks for is in shared memory; for a step of two elements;
// and how many of these bringing and loading one are like.
type FastUnit struct{ Round, Product, Side float64 }

// NVIDIAFastUnit is of NVIDIA's units, AnyFastUnit of others: fitted to eleven products, from [16,4096] by [4096,4096] to 4096 x 4096 x 4096, by eight
// tiles each, of blocks of 256 to 2,048 steps and of all: what is chosen takes 1.00 of the
// best and, of the 7900 XTX, 1.09.
//
// Model: an H200, and for other vendors a 7900 XTX, 2026-11-29.
var NVIDIAFastUnit, AnyFastUnit = FastUnit{0.64, 5.7e-7, 30}, FastUnit{0.45, 1.56e-6, 10}

// Products by cooperative matrices, whatever the unit.
//
// Model: an H200 and a 7900 XTX, 2026-11-29.
const (
	// MaxFastSums are the sums that an invocation may have in its registers.
	MaxFastSums      = 128
	FastSumTime      = 0.5 / 256 // microseconds for a sum's code
	JoinTime         = 3.5       // for a launch that joins, and its code
	JoinedSumTime    = 1.35e-6   // for a sum that is stored, read again and added
	FastOwnRegisters = 48        // that an invocation has beside its sums
	FastSumRegisters = 1.5       // and for each of them
	// MinSplitGain is how much longer a product takes at the least that is not
	// made in blocks.
	MinSplitGain = 1.1
)
