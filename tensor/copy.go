package tensor

import "github.com/weft-gpu/weft/ops"

// Copy is x in memory of its own, in row-major order: of a view that is to
// outlive the whole, the whole's memory can then be given back. Any dtype; NaN
// payloads are kept (Array API 2024.12, asarray with copy).
func (x *Tensor) Copy() *Tensor { return apply(ops.Copy, ops.Attr{}, x) }
