package target

import "github.com/weft-gpu/weft/dtype"

// Cooperative lists the sizes of a device's cooperative matrices for each element type. A size with
// M = 0 means that the device has none.
type Cooperative struct {
	Subgroup             int // invocations in a subgroup
	Float16, Int8, Uint8 MatrixSizes
	// ByRows: the device loads matrices of b as quickly by rows as by columns. Kernels then
	// transpose nothing, and keep one round in shared memory. So a unit has room for two
	// workgroups; one multiplies while the other loads.
	ByRows bool
}

// MatrixSizes are the sizes of a product of M x K by K x N elements.
type MatrixSizes struct{ M, N, K int }

// Of returns the sizes for an element type.
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

// FastTile is the tile of a product by cooperative matrices: Rows x Columns elements a subgroup,
// Down x Across subgroups a workgroup, and rounds of Shared steps of k.
type FastTile struct{ Rows, Columns, Down, Across, Shared int }

// FastTiles are the tiles of cooperative products, the largest first. With 64 x 64 elements, a
// subgroup uses each matrix that it loads in four products. A workgroup of 128 x 256 elements reads
// 85 times less than it multiplies, but leaves no room for a second workgroup on NVIDIA's units.
// Smaller tiles serve products of fewer rows or columns, and products whose large tiles would leave
// units idle. A round of 32 steps multiplies each pair of matrices twice between barriers.
//
// Bound: FastUnit chooses among them, 2026-11-22.
var FastTiles = []FastTile{
	{64, 64, 2, 2, 32}, {32, 64, 2, 2, 32}, {32, 32, 2, 2, 32}, {16, 16, 1, 4, 32},
}

// FastUnit has the times of a unit for products by cooperative matrices, in microseconds. Round
// passes until a round's elements are in shared memory; a step of two elements takes Product.
// Loading one element into shared memory and from there takes as long as Side such steps.
type FastUnit struct{ Round, Product, Side float64 }

// NVIDIAFastUnit is for NVIDIA's units, AnyFastUnit for others. Both are fitted to eleven products,
// from [16,4096] by [4096,4096] to 4096 x 4096 x 4096, with eight tiles each, in blocks of 256 to
// 2,048 steps and in one. The chosen tile takes 1.00 times the best one's time, on the 7900 XTX
// 1.09.
//
// Model: an H200, and for other vendors a 7900 XTX, 2026-11-29.
var NVIDIAFastUnit, AnyFastUnit = FastUnit{0.64, 5.7e-7, 30}, FastUnit{0.45, 1.56e-6, 10}

// Figures of products by cooperative matrices on any unit.
//
// Model: an H200 and a 7900 XTX, 2026-11-29.
const (
	// MaxFastSums is the most sums that an invocation may hold in registers.
	MaxFastSums   = 128
	FastSumTime   = 0.5 / 256 // microseconds for the code of one sum
	JoinTime      = 3.5       // microseconds for a launch that adds blocks, and for its code
	JoinedSumTime = 1.35e-6   // microseconds to store a sum, read it again and add it
	// MinSplitGain is how many times longer the unsplit product must take, so that the product is
	// split into blocks.
	MinSplitGain = 1.1
)
