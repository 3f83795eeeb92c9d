package tensor

import "github.com/weft-gpu/weft/ops"

// Copy copies x to memory of its own, in row-major order. It lets a view outlive the memory of the
// tensor that it views. Any dtype; NaN payloads are kept (Array API 2024.12, asarray with copy).
func (x *Tensor) Copy() *Tensor { return apply(ops.Copy, ops.Attr{}, x) }
