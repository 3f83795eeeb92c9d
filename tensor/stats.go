package tensor

import (
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
)

// Stats is what tensors and recorded work hold on a device. The host device's elements
// are Go's: its memory is 0 here, and in [runtime.MemStats].
type Stats struct {
	InUse    int64 // bytes that tensors, Vars and work under way have, padding included
	Peak     int64 // the highest InUse so far
	Reserved int64 // bytes that the device has given: what is in use, and what waits for the next results
	Staging  int64 // bytes of host memory that uploads and reads go through
	Kernels  int   // compiled kernels that are kept, see [device.WithPipelineBudget]
	Plans    int   // forms of expressions whose plans are kept
}

// StatsOf tells what there is on a device now. It waits for nothing: memory of work that
// the device is still doing counts as in use, and so does that of tensors which were
// dropped without a Close and not yet collected. Errors: a nil device, a *[MissingError],
// and one that was closed, a *[device.ClosedError].
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
