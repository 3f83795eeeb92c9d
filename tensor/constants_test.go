package tensor_test

import (
	"runtime"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Values that are the same at every point take no memory, however long the reduced row is.
func TestConstantsOfLongRows(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	const n = 1 << 26
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	sum, err := tensor.Item[float32](t.Context(), tensor.Full[float32](dev, 1, n).Mul(0.5).Sum(nil))
	runtime.ReadMemStats(&after)
	if err != nil || sum != n/2 {
		t.Errorf("the sum is %v, %v", sum, err)
	}
	if made := after.TotalAlloc - before.TotalAlloc; made > n/4 {
		t.Errorf("%d bytes were allocated for the sum of %d constants", made, n)
	}
}
