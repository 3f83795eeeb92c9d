package tml

import (
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
)

// Program has the settings that all values of a program share: the device that holds them and the
// width of real.
type Program struct {
	Device *device.Device
	// Real32 makes real a float32, correctly rounded: half the memory, and much
	// faster where a device has no float64. Elements are still given and read as
	// float64.
	Real32 bool
}

// storage is the dtype in which the device holds a basic type.
func (p Program) storage(s Scalar) dtype.DType {
	if s == Real && p.Real32 {
		return dtype.Float32
	}
	return storages[s]
}

var storages = map[Scalar]dtype.DType{
	Bool: dtype.Bool, Uint: dtype.Uint32, Int: dtype.Int32, Real: dtype.Float64, Char: dtype.Uint32,
}
