package program

import (
	"fmt"
	"math"
)

// Found is one result of a program, thinned.
type Found struct {
	Name   string    `json:"name"`
	Count  int       `json:"count"`  // of all elements
	Sample []float64 `json:"sample"` // every so manieth of them, [samples] at the most
	Sum    float64   `json:"sum"`    // of all elements, in float64
	// A peer's element y may differ from ours by Absolute + Relative*|y|, and its sum
	// by Count times as much of the mean.
	Relative float64 `json:"relative,omitempty"`
	Absolute float64 `json:"absolute,omitempty"`
}

// samples is how many elements of a result are compared one by one.
const samples = 200

// Number is what results are made of.
type Number interface {
	~int | ~uint8 | ~int32 | ~int64 | ~float32 | ~float64
}

// Of thins a result. A peer's may differ by the bounds.
func Of[T Number](name string, elements []T, relative, absolute float64) Found {
	f := Found{Name: name, Count: len(elements), Relative: relative, Absolute: absolute, Sample: []float64{}}
	step := max(1, (len(elements)+samples-1)/samples)
	for i, x := range elements {
		f.Sum += float64(x)
		if i%step == 0 {
			f.Sample = append(f.Sample, float64(x))
		}
	}
	return f
}

// Compare says what is wrong with a peer's results, "" if nothing is.
func Compare(ours, peers []Found) string {
	if len(ours) != len(peers) {
		return fmt.Sprintf("%d results, the peer has %d", len(ours), len(peers))
	}
	for i, f := range ours {
		if problem := f.compare(peers[i]); problem != "" {
			return f.Name + ": " + problem
		}
	}
	return ""
}

func (f Found) compare(peer Found) string {
	if f.Name != peer.Name || f.Count != peer.Count || len(f.Sample) != len(peer.Sample) {
		return fmt.Sprintf("%d elements, the peer's %s has %d", f.Count, peer.Name, peer.Count)
	}
	size := 0.0 // of what is summed
	for i, x := range f.Sample {
		y := peer.Sample[i]
		if bound := f.Absolute + f.Relative*math.Abs(y); !(math.Abs(x-y) <= bound) {
			return fmt.Sprintf("sample %d is %v, the peer's is %v: more than %v apart", i, x, y, bound)
		}
		size += math.Abs(y) / float64(len(f.Sample))
	}
	if bound := float64(f.Count) * (f.Absolute + f.Relative*size); !(math.Abs(f.Sum-peer.Sum) <= bound) {
		return fmt.Sprintf("the sum is %v, the peer's is %v: more than %v apart", f.Sum, peer.Sum, bound)
	}
	return ""
}
