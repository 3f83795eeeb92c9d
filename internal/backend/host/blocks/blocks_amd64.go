//go:build !purego

package blocks

import (
	"github.com/weft-gpu/weft/internal/quant"
	"github.com/weft-gpu/weft/internal/vector"
)

// loopOf returns the vector loop of a format, or nil if this processor lacks the instructions.
func loopOf(f *quant.Format) loop {
	if !vector.Available() {
		return nil
	}
	return generated[f.Name]
}
