package vulkan

import (
	"errors"
	"testing"
)

// A device that was not asked to keep what its driver makes of pipelines says
// so; tests/ looks at what one that was asked tells.
func TestCodeIsToldWhereItWasCaptured(t *testing.T) {
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
