package tensor

import "github.com/weft-gpu/weft/ops"

// The parts of complex numbers. Every result may carry *[DTypeError].

// Real is the real part of each element: float32 of complex64, float64 of complex128. A tensor of
// another numeric dtype stays as it is (Array API 2024.12, real).
func (x *Tensor) Real() *Tensor { return apply(ops.Real, ops.Attr{}, x) }

// Imag is the imaginary part of each element: float32 of complex64, float64 of complex128. Complex
// dtypes only (Array API 2024.12, imag).
func (x *Tensor) Imag() *Tensor { return apply(ops.Imag, ops.Attr{}, x) }

// Conj negates the imaginary part of each element. Numeric dtypes; a real tensor stays as it is
// (Array API 2024.12, conj).
func (x *Tensor) Conj() *Tensor { return apply(ops.Conj, ops.Attr{}, x) }
