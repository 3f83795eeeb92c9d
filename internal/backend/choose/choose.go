// Package choose opens a device's backend. It alone knows all of them.
//
// The package imports backend, backend/host, backend/vulkan, flight and vulkan.
package choose

import (
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/backend/host"
	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// For opens the device's backend, which compiles in work. forget drops values that are only kept
// for later, when memory has run out. It may be called at any time after For has returned, and
// takes no lock of an evaluator.
func For(d *vulkan.Device, work *flight.Work, forget func()) (backend.Backend, error) {
	if d.IsHost() {
		return host.New(), nil
	}
	return vkbackend.New(d, work, forget)
}
