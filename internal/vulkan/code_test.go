package vulkan

import (
	"errors"
	"testing"
)

// Without Capture a device returns an error that says so; tests/ checks a device with it.
func TestCodeNeedsCapture(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		p, err := d.Pipeline(scaleSpec())
		if err != nil {
			t.Fatal(err)
		}
		defer p.Destroy()
		_, err = p.Code()
		var unsupported *UnsupportedError
		if !errors.As(err, &unsupported) || unsupported.Hint == "" {
			t.Errorf("%v, want an UnsupportedError", err)
		}
	})
}
