// Package choose opens the backend of a device: it alone knows which there are.
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

// For opens the backend of a device, whose compiling goes on in work. forget lets go of what
// is kept for later alone, where memory has run out; it may be called at any time after For has
// returned, and takes no lock of an evaluator.
func For(d *vulkan.Device, work *flight.Work, forget func()) (backend.Backend, error) {
	if d.IsHost() {
		return host.New(), nil
	}
	return vkbackend.New(d, work, forget)
}
