package testkernel

import (
	"context"
	"encoding/binary"
	"math"
	"math/rand/v2"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/sim"
)

// Target is what kernels are written for that a simulated GPU executes.
func Target(p sim.Profile) codegen.Target {
	return codegen.Target{
		Float64: p.Float64, Flush32: p.Flush32, SignedZeroInfNanPreserve32: true, DenormPreserve32: !p.Flush32, RoundingRTE32: true,
		SignedZeroInfNanPreserve64: true, DenormPreserve64: true, RoundingRTE64: true,
		UnpackHalf: true, PackHalf: true, RoundHalf: true, DenormPreserve16: true, RoundingRTE16: true, GPU: true}
}

// Place is where an array begins in memory, in bytes.
type Place struct {
	*sim.Memory
	At int64
}

// Memory is memory of so many bytes, and what kernels may read past them.
func Memory(bytes int64) *sim.Memory {
	return sim.NewMemory(make([]byte, (bytes+63)/64*64+512))
}

// Launch executes a launch of a kernel. There is a place for each operand that has a
// binding, and for each value that is stored.
func Launch(program *sim.Program, k *kernel.Kernel, g kernel.Geometry, places []Place, seed uint64) error {
	d := sim.Dispatch{Program: program, Groups: k.Groups(g), Seed: seed, Workers: 1, Endless: 1 << 26}
	for n, w := range k.Windows(g) {
		from := places[n].At + w.Offset
		size := min((w.Bytes+3)/4*4, int64(len(places[n].Bytes()))-from)
		d.Bindings = append(d.Bindings, sim.Binding{Memory: places[n].Memory, Offset: from, Range: size})
	}
	var params []byte
	for _, p := range k.Params(g) {
		params = binary.LittleEndian.AppendUint32(params, p.Value)
	}
	if k.ParamBuffer {
		m := Memory(int64(len(params)))
		m.Wrote(0, int64(copy(m.Bytes(), params)))
		d.Bindings = append(d.Bindings, sim.Binding{Memory: m, Range: int64(len(m.Bytes()))})
		params = nil
	}
	d.Push = params
	_, err := d.Run(context.Background())
	return err
}

// Fill writes numbers of middling size, none of them like another.
func Fill(d dtype.DType, data []byte, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 7))
	for at := 0; at < len(data); at += d.Size() {
		e := data[at : at+d.Size()]
		switch {
		case d == dtype.Float64 || d == dtype.Complex128:
			for i := 0; i < len(e); i += 8 {
				binary.LittleEndian.PutUint64(e[i:], math.Float64bits(r.NormFloat64()))
			}
		case d == dtype.Float32 || d == dtype.Complex64:
			for i := 0; i < len(e); i += 4 {
				binary.LittleEndian.PutUint32(e[i:], math.Float32bits(float32(r.NormFloat64())))
			}
		case d == dtype.Float16:
			binary.LittleEndian.PutUint16(e, uint16(0x3800+r.IntN(0x800)|r.IntN(2)<<15))
		case d == dtype.BFloat16:
			binary.LittleEndian.PutUint16(e, uint16(0x3f00+r.IntN(0x100)|r.IntN(2)<<15))
		case d == dtype.Bool:
			e[0] = byte(r.IntN(2))
		default:
			e[0] = byte(r.IntN(100))
		}
	}
}
