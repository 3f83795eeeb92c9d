package gomlx

import (
	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// FFT transforms the last axis, of fftLength elements as they are real.
func (f *Function) FFT(operand backends.Value, fftType backends.FFTType, fftLength []int) (backends.Value, error) {
	const op = backends.OpTypeFFT
	in, err := f.values(op.String(), operand)
	if err != nil {
		return nil, err
	}
	made, n, err := fourierShape(in[0].shape, fftType, fftLength)
	if err != nil {
		return nil, err
	}
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor { return lowerFFT(in[0], fftType, n) }, fftType, n), nil
}

func fourierShape(s shapes.Shape, kind backends.FFTType, length []int) (shapes.Shape, int, error) {
	const op = backends.OpTypeFFT
	if s.Rank() == 0 || len(length) > 1 {
		return shapes.Invalid(), 0, refuse(op, "lengths %v of an operand %s; the last axis is transformed, and one length may be given", length, s)
	}
	made, last := s.Clone(), s.Rank()-1
	n := s.Dimensions[last]
	real := kind == backends.FFTForwardReal
	if real != s.DType.IsFloat() || !real && !s.DType.IsComplex() {
		return shapes.Invalid(), 0, refuse(op, "%s of an operand %s", kind, s)
	}
	switch kind {
	case backends.FFTForward, backends.FFTInverse:
	case backends.FFTForwardReal:
		made.Dimensions[last] = n/2 + 1
		made.DType = dtypes.Complex64
		if s.DType == dtypes.Float64 {
			made.DType = dtypes.Complex128
		}
	case backends.FFTInverseReal:
		n = 2 * (n - 1)
		if len(length) == 1 {
			n = length[0]
		}
		made.Dimensions[last] = n
		made.DType = s.DType.RealDType()
	default:
		return shapes.Invalid(), 0, refuse(op, "there is no transform %s", kind)
	}
	if len(length) == 1 && length[0] != n {
		return shapes.Invalid(), 0, refuse(op, "the length is %d, and %s has %d elements to transform", length[0], s, n)
	}
	return made, n, nil
}

// lowerFFT transforms the last axis; n is the number of elements as they are real.
func lowerFFT(x *tensor.Tensor, kind backends.FFTType, n int) *tensor.Tensor {
	switch kind {
	case backends.FFTForward:
		return x.FFT(-1)
	case backends.FFTInverse:
		return x.IFFT(-1)
	case backends.FFTForwardReal:
		return x.RFFT(-1)
	}
	return x.IRFFT(-1, tensor.FFTLength(n))
}
