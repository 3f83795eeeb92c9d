package vector

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/ops"
)

// eachPeak calls f for the loops of every instruction set, and for those in Go.
func eachPeak(t *testing.T, f func(t *testing.T, p Peak)) {
	list := Peaks()
	if list[0].Name() != "Go" {
		list = append(list, Peak{goLoop()})
	}
	for _, p := range list {
		t.Run(p.Name(), func(t *testing.T) { f(t, p) })
	}
}

// Steps are a multiplication and an addition, rounded one by one, of every lane of every chain.
func TestPeakStepsCompute(t *testing.T) {
	eachPeak(t, func(t *testing.T, p Peak) {
		for _, steps := range []int{1, 2, 3, 100} {
			checkSteps(t, p, dtype.Float32, steps, func(data []byte) { p.Steps(dtype.Float32, data, steps) }, binary.LittleEndian.Uint32, binary.LittleEndian.PutUint32, func(x, y, z uint32) uint32 {
				product := float32(math.Float32frombits(x) * math.Float32frombits(y))
				return math.Float32bits(product + math.Float32frombits(z))
			}, func(n int) uint32 { return math.Float32bits(float32(n)/7 - 9) })
			if p.IsFused() {
				checkSteps(t, p, dtype.Float32, steps, func(data []byte) { p.FusedSteps(data, steps) }, binary.LittleEndian.Uint32, binary.LittleEndian.PutUint32, fusedStep, func(n int) uint32 { return math.Float32bits(float32(n)/7 - 9) })
			}
			checkSteps(t, p, dtype.Float64, steps, func(data []byte) { p.Steps(dtype.Float64, data, steps) }, binary.LittleEndian.Uint64, binary.LittleEndian.PutUint64, func(x, y, z uint64) uint64 {
				product := float64(math.Float64frombits(x) * math.Float64frombits(y))
				return math.Float64bits(product + math.Float64frombits(z))
			}, func(n int) uint64 { return math.Float64bits(float64(n)/7 - 9) })
			checkSteps(t, p, dtype.Uint32, steps, func(data []byte) { p.Steps(dtype.Uint32, data, steps) }, binary.LittleEndian.Uint32, binary.LittleEndian.PutUint32,
				func(x, y, z uint32) uint32 { return x*y + z }, func(n int) uint32 { return uint32(n) * 0x9e3779b9 })
		}
	})
}

// fusedStep is x*y + z of float32s, rounded once.
func fusedStep(x, y, z uint32) uint32 {
	var operands []hostref.Column
	for _, word := range []uint32{x, y, z} {
		operands = append(operands, hostref.Column{DType: dtype.Float32, Data: binary.LittleEndian.AppendUint32(nil, word)})
	}
	result := hostref.Column{DType: dtype.Float32, Data: make([]byte, 4)}
	if err := hostref.Apply(ops.FMA, result, operands...); err != nil {
		panic(err)
	}
	return binary.LittleEndian.Uint32(result.Data)
}

func checkSteps[T uint32 | uint64](t *testing.T, p Peak, d dtype.DType, steps int, run func(data []byte), get func([]byte) T, put func([]byte, T), step func(x, y, z T) T, value func(n int) T) {
	t.Helper()
	lanes, size := p.Lanes(d), d.Size()
	x := make([]T, (Chains+2)*lanes)
	data := make([]byte, len(x)*size+1)
	for i := range x {
		x[i] = value(i)
		put(data[i*size:], x[i])
	}
	run(data[:len(x)*size])
	for i, v := range x {
		if i < Chains*lanes {
			for range steps {
				v = step(v, x[Chains*lanes+i%lanes], x[(Chains+1)*lanes+i%lanes])
			}
		}
		if got := get(data[i*size:]); got != v {
			t.Fatalf("%s, %d steps, element %d of %d lanes: %#x, want %#x", d, steps, i, lanes, got, v)
		}
	}
	if data[len(x)*size] != 0 {
		t.Fatalf("%s: written beyond the chains", d)
	}
}

// Every word of what is read is in the sum, as often as it was read.
func TestPeakReadsAll(t *testing.T) {
	eachPeak(t, func(t *testing.T, p Peak) {
		for _, groups := range []int{1, 2, 3, 16} {
			src := make([]byte, groups*ReadGroup)
			var sum uint32
			for i := range len(src) / 4 {
				word := uint32(i+1) * 0x9e3779b9
				binary.LittleEndian.PutUint32(src[4*i:], word)
				sum += word
			}
			for _, times := range []int{1, 2, 5} {
				if got := p.Read(src, times); got != sum*uint32(times) {
					t.Errorf("%d bytes %d times: %#x, want %#x", len(src), times, got, sum*uint32(times))
				}
			}
		}
	})
}

// The chains are of three dtypes, and no other has any.
func TestPeaksHaveLanes(t *testing.T) {
	eachPeak(t, func(t *testing.T, p Peak) {
		single, double := p.Lanes(dtype.Float32), p.Lanes(dtype.Float64)
		if p.Name() == "Go" && (single != 1 || double != 1) || p.Name() != "Go" && (single < 4 || single != 2*double) || p.Lanes(dtype.Uint32) != single || p.Lanes(dtype.Int8) != 0 {
			t.Errorf("%d and %d lanes", single, double)
		}
	})
}

// Streams write every byte and none beyond, wherever dst begins.
func TestPeakStreams(t *testing.T) {
	eachPeak(t, func(t *testing.T, p Peak) {
		for _, offset := range []int{0, 8} {
			for _, groups := range []int{1, 2, 5} {
				n := groups * ReadGroup
				x, y, memory := make([]byte, n), make([]byte, n), make([]byte, n+3*aligned)
				for i := range x {
					x[i], y[i] = byte(i*7>>3), byte(i*11>>2)
				}
				begin := int(-uintptr(first(memory))%aligned) + offset
				for arrays, want := range []func(i int) byte{func(int) byte { return 0 }, func(i int) byte { return x[i] }, func(i int) byte { return x[i] ^ y[i] }} {
					for i := range memory {
						memory[i] = 0xa5
					}
					p.Stream(memory[begin:][:n], [][]byte{x, y}[:arrays]...)
					for i, got := range memory {
						expected := byte(0xa5)
						if i >= begin && i < begin+n {
							expected = want(i - begin)
						}
						if got != expected {
							t.Fatalf("%d arrays, %d bytes at %d: byte %d is %#x, want %#x", arrays, n, offset, i-begin, got, expected)
						}
					}
				}
			}
		}
	})
}
