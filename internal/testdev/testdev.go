package testdev

import (
	"os"
	"testing"

	"github.com/weft-gpu/weft/device"
)

// Open opens the device under test and closes it when the test ends. Options
// come after the environment's, so they win. The test fails when the device
// does not open, when the validation layers had anything to say, and when
// memory is still in use though nothing can reach it. Indices are checked, and the
// device computes everything itself, what is small too.
func Open(t testing.TB, options ...device.Option) *device.Device {
	t.Helper()
	return OpenUnchecked(t, append([]device.Option{device.WithIndexCheck()}, options...)...)
}

// OpenUnchecked is [Open] for tests of what becomes of indices that are outside.
func OpenUnchecked(t testing.TB, options ...device.Option) *device.Device {
	t.Helper()
	return OpenDefault(t, append([]device.Option{device.WithSmallWorkOnDevice()}, options...)...)
}

// OpenDefault is [OpenUnchecked] of a device that works as it does for programs: for a CPU's
// driver the host computes what is small.
func OpenDefault(t testing.TB, options ...device.Option) *device.Device {
	t.Helper()
	selector := os.Getenv("WEFT_DEVICE")
	if selector == "" {
		selector = "host"
	}
	all := []device.Option{device.WithSelector(selector)}
	if os.Getenv("WEFT_VALIDATION") == "1" && selector != "host" {
		all = append(all, device.WithValidationLayers())
	}
	dev, err := device.Open(append(all, options...)...)
	if err != nil {
		t.Fatalf("the device under test, %q (WEFT_DEVICE): %v", selector, err)
	}
	t.Cleanup(func() { finish(t, dev) })
	return dev
}

func finish(t testing.TB, dev *device.Device) {
	if dev.Err() == nil { // the test may have closed it, or lost it
		checkLeaks(t, dev)
	}
	if err := dev.Close(); err != nil {
		t.Errorf("closing the device: %v", err)
	}
	for _, message := range dev.ValidationMessages() {
		t.Errorf("validation: %s", message)
	}
}
