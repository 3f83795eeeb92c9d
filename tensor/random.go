package tensor

import (
	"fmt"
	"sync/atomic"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rand makes random numbers from a seed: the same ones on every device, in this and in every later
// version.
//
// It is counter-based. Each call is a draw, numbered from 0 on. Element i of a draw, in row-major
// order, has the random bits
//
//	b(i) = words 1 and 0 of Philox4x32-10(counter = (i, draw), key = seed)
//
// where counter and key are the words of 64-bit numbers, low words first (Salmon, Moraes, Dror and
// Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011; Random123, philox4x32). A float64
// [Rand.Normal] takes two draws, every other call one; a call that fails counts too. Each method
// says how it uses the bits, so that other programs can reproduce a stream.
//
// Nothing is stored: the numbers are computed in the kernel that uses them. A Rand is safe for
// concurrent use, but then the scheduler decides which goroutine gets which draw. Where that
// matters give each goroutine its own Rand by [Rand.Split].
type Rand struct {
	device *device.Device
	seed   uint64
	draws  atomic.Uint64
	// The key and the first draw of one made by RandOf, else nil.
	key, first *Tensor
	mistake    *OpError // of the Split that returned it
}

// maxGenerators is the greatest number of generators of one Split.
const maxGenerators = 1 << 20

// NewRand makes a generator for a device. All seeds are equally good. If dev is nil, the tensors
// that it draws carry the error, a *[MissingError].
func NewRand(dev *device.Device, seed uint64) *Rand { return &Rand{device: dev, seed: seed} }

// RandOf makes a generator whose seed and first draw are tensors of integers. They broadcast to the
// shape that is drawn: a key of shape [n 1] makes n independent rows. RandOf is for functions that
// are compiled ([Compile]): a generator made in the function's body, from its parameters, draws
// anew in every call, and one made outside draws only once, when the function is compiled. Errors,
// carried by the tensors that it draws: *shape.BroadcastError, *[DTypeError], and those of every
// operator.
func RandOf(key, draw *Tensor) *Rand { return &Rand{key: key, first: draw} }

// Seed is the seed given to [NewRand]; 0 for a generator made by [RandOf].
func (r *Rand) Seed() uint64 { return r.seed }

// Draws is the number of draws made so far. It is also the number of the next draw.
func (r *Rand) Draws() uint64 { return r.draws.Load() }

// Skip passes over n draws. NewRand(dev, seed) that skips another generator's [Rand.Draws] with the
// same seed continues its stream.
func (r *Rand) Skip(n uint64) { r.draws.Add(n) }

// Split makes n generators that are independent of each other and of r, for the same device. It is
// one draw: their seeds are its bits, b(0) to b(n-1). If n is negative or above 1<<20 Split returns
// one generator, and the tensors that this draws carry the error, an *[AttrError].
func (r *Rand) Split(n int) []*Rand {
	if r == nil {
		r = &Rand{}
	}
	if r.mistake != nil {
		return []*Rand{r}
	}
	if n < 0 || n > maxGenerators {
		r.draws.Add(1)
		return []*Rand{{mistake: refuse(ops.Bits.Name, &ops.AttrError{Op: ops.Bits, Attr: "n", Value: n,
			Want: fmt.Sprintf("ask for 0 to %d generators; each of them can be split again", maxGenerators)})}}
	}
	list := make([]*Rand, n)
	if r.key != nil || r.first != nil {
		keys := r.Bits(len(list))
		for i := range list {
			key := keys.At(shape.At(i))
			list[i] = RandOf(key, key.ZerosLike())
		}
		return list
	}
	draw := r.draws.Add(1) - 1
	for i := range list {
		list[i] = NewRand(r.device, hostref.RandomBits(uint64(i), draw, r.seed))
	}
	return list
}

// Bits is random bits in a uint64 tensor of the given dims: b(i) as [Rand] defines them. Errors,
// carried by the result: those of [Zeros].
func (r *Rand) Bits(dims ...int) *Tensor {
	return r.sample(ops.Bits, 1, ops.Attr{DType: dtype.Uint64}, dims)
}

// Uniform is a tensor of the given dims of numbers evenly distributed over [low, high), of a real
// floating-point dtype: low + u*(high-low), each operation rounded (in float32 for halves, and once
// to the half). Where that gives high it is the number before high. u is a multiple of 2^-p in [0,
// 1): the upper p bits of the lower word of b(i), where p is 24 for float32, 11 for float16 and 8
// for bfloat16, and for float64 the upper 53 of all 64 bits.
//
// Errors, carried by the result: *[AttrError] for a dtype that is not real floating-point, for
// bounds that are not finite or not in order, and for bounds whose distance is not finite in the
// dtype, such as -3e38 and 3e38 in float32; and those of [Zeros].
func (r *Rand) Uniform(d dtype.DType, low, high float64, dims ...int) *Tensor {
	return r.sample(ops.Uniform, 1, ops.Attr{DType: d, Params: []float64{low, high}}, dims)
}

// Normal is a tensor of the given dims of normally distributed numbers with a mean and a standard
// deviation, of a real floating-point dtype: mean + std*z, where z is sqrt(-2*log(u1)) * cos(2π*u2)
// (Box and Muller, 1958). Each operation is rounded, in float32 for halves. A deviation of 1 is not
// multiplied by, and a mean of 0 is not added, so that z may be -0. Of the words of b(i), low one
// first, u1 = w0*2^-32 + 2^-33 and u2 = (w1>>8)*2^-24. In float64 u1 = b(i)*2^-64 + 2^-65, and u2
// is that of [Rand.Uniform] in the next draw.
//
// Errors, carried by the result: *[AttrError] for a dtype that is not real floating-point, for
// parameters that are not finite and for a negative deviation, and those of [Zeros].
func (r *Rand) Normal(d dtype.DType, mean, std float64, dims ...int) *Tensor {
	draws := uint64(1)
	if d == dtype.Float64 {
		draws = 2
	}
	return r.sample(ops.Normal, draws, ops.Attr{DType: d, Params: []float64{mean, std}}, dims)
}

// Integers is a tensor of the given dims of integers evenly distributed over [low, high), of an
// integer dtype that holds them: low + the upper 64 bits of b(i)*(high-low). No probability is off
// by more than 2^-64 (Lemire, "Fast random integer generation in an interval", 2019). For all of
// uint64 see [Rand.Bits].
//
// Errors, carried by the result: *[AttrError] for a dtype that is not integer and for bounds that
// are not in order or out of its range, and those of [Zeros].
func (r *Rand) Integers(d dtype.DType, low, high int, dims ...int) *Tensor {
	return r.sample(ops.Integers, 1, ops.Attr{DType: d, Counts: []int{low, high}}, dims)
}

// Bernoulli is a tensor of the given dims of bools that are true with probability p: b(i) < p*2^64.
// Errors, carried by the result: *[AttrError] for a p that is not between 0 and 1, and those of
// [Zeros].
func (r *Rand) Bernoulli(p float64, dims ...int) *Tensor {
	return r.sample(ops.Bernoulli, 1, ops.Attr{DType: dtype.Bool, Params: []float64{p}}, dims)
}

// Permutation is the integers from 0 to n-1, int64, in random order: the positions of n random bits
// b(i) in ascending order. Every order is equally likely, up to a share of n^2/2^65. With several
// dims, n is the last, and every row is a permutation of its own.
//
// Errors, carried by the result: *[AttrError] for no dims, and those of [Zeros].
func (r *Rand) Permutation(dims ...int) *Tensor {
	return r.sample(ops.Permutation, 1, ops.Attr{DType: dtype.Int64}, dims)
}

// Shuffle is the parts of x, of any dtype, along an axis (rows for axis 0) in the order of a
// [Rand.Permutation]. Errors, carried by the result: *shape.AxisError, and those of every operator.
func (r *Rand) Shuffle(axis int, x *Tensor) *Tensor {
	if err := usable("shuffle", x); err != nil {
		return failed(carried("shuffle", err))
	}
	axes, err := shape.NormalizeAxes("shuffle", []int{axis}, len(x.Shape()))
	if err != nil {
		return Fail("shuffle", err, x)
	}
	order := r.Permutation(x.Shape()[axes[0]])
	defer order.Close()
	return apply(ops.Take, ops.Attr{Axes: axes}, x, order)
}

// sample draws by an operator that takes a key and a draw.
func (r *Rand) sample(op *ops.Op, draws uint64, attr ops.Attr, dims []int) *Tensor {
	if r == nil {
		r = &Rand{} // its tensors carry the error that it has no device
	}
	if r.mistake != nil {
		return failed(r.mistake)
	}
	number := r.draws.Add(draws) - draws
	if r.key != nil || r.first != nil {
		attr.Shape = dims
		return apply(op, attr, r.key, later(r.first, number))
	}
	return create(r.device, op.Name, dims, func(_ *engine.Engine, s shape.Shape, site string) (graph.Value, error) {
		if err := checkDType(attr.DType); err != nil {
			return graph.Value{}, err
		}
		attr.Shape = s
		word := func(x uint64) graph.Value { return graph.NewFull(dtype.Uint64, element.Bits{x}, shape.Shape{}, site) }
		return compose.Apply(op, attr, site, word(r.seed), word(number))
	})
}

// later is the number of a later draw. A first draw that is not integer is left for the operator to
// refuse.
func later(first *Tensor, by uint64) *Tensor {
	if by == 0 || !first.DType().IsInteger() {
		return first
	}
	return first.Cast(dtype.Uint64).Add(Scalar(by))
}
