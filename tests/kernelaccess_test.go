package tests

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
)

// TestEveryAccessOfTheGeneralScheme: kernels that find each point's coordinates read any
// operand in every way that their check allows, those too which plans seldom make.
func TestEveryAccessOfTheGeneralScheme(t *testing.T) {
	for _, c := range deviceClasses()[1:2] {
		tried := 0
		for _, k := range corpusKernels(t, c) {
			m, ok := k.Loop.(*kernel.Map)
			if !ok || m.Scheme != kernel.General || tried > 40 {
				continue
			}
			for i := range k.Operands {
				for _, a := range []kernel.Access{kernel.Splat, kernel.Wide, kernel.Unit, kernel.Strided} {
					other := *k
					other.Operands = slices.Clone(k.Operands)
					other.Operands[i].Access = a
					if k.Operands[i].Index || k.Operands[i].Table || other.Verify() != nil {
						continue
					}
					tried++
					if _, err := writeKernel(&other, c); err != nil {
						t.Error(err)
					}
				}
			}
		}
		if tried == 0 {
			t.Errorf("%s: the corpus has no such kernels", c.name)
		}
	}
}
