//go:build !amd64 || purego

package blocks

import "github.com/weft-gpu/weft/internal/quant"

// loopOf returns nil: there are no vector loops for this processor.
func loopOf(*quant.Format) loop { return nil }
