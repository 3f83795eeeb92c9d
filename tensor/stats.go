package tensor

import (
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
)

// Stats is the memory that tensors and recorded work use on a device. The host device's elements
// are in Go's memory, which [runtime.MemStats] counts: the memory here is 0.
type Stats struct {
	InUse    int64 // bytes of tensors, Vars and work under way, padding included
	Peak     int64 // the highest InUse so far
	Reserved int64 // bytes allocated on the device: those in use, and those kept for the next results
	Staging  int64 // bytes of host memory that uploads and reads go through
	Kernels  int   // compiled kernels that are kept, see [device.WithPipelineBudget]
	Plans    int   // plans that are kept
}

// StatsOf is what a device holds now. It waits for nothing: memory of work that the device is still
// doing counts as in use, and so does that of tensors that were dropped without a Close and not yet
// collected. Errors: *[MissingError] for a nil device, *[device.ClosedError] for a closed one.
func StatsOf(dev *device.Device) (Stats, error) {
	const op = "stats"
	if dev == nil {
		return Stats{}, nilDevice(op)
	}
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return Stats{}, ours(op, err)
	}
	s := eng.Stats()
	return Stats{InUse: s.InUse, Peak: s.Peak, Reserved: s.Reserved, Staging: s.Staging, Kernels: s.Pipelines, Plans: s.Plans}, nil
}
