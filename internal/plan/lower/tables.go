package lower

import "github.com/weft-gpu/weft/internal/kernel"

// chooseTables restricts the access modes of tables, because instructions address them by indices.
// A table is read in whole vectors only if all points of a chunk use one index, and every step is a
// multiple of the chunk.
func chooseTables(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) {
	for i := range k.Operands {
		o := &k.Operands[i]
		if !o.Table {
			continue
		}
		if o.Access == kernel.Shared {
			o.Access = kernel.Wide
		}
		if o.Access == kernel.Wide && m.Compact {
			o.Access = kernel.Unit
		}
		for _, g := range launches {
			if o.Access == kernel.Wide && g.Operands[i].Step%m.Chunk != 0 {
				o.Access = kernel.Unit
			}
		}
	}
	uniform := k.Uniform()
	for _, inst := range k.Body {
		switch inst.Kind {
		case kernel.Load, kernel.Scalar, kernel.Apply:
			continue
		}
		if o := &k.Operands[inst.N]; o.Access == kernel.Wide && (inst.Kind != kernel.Lookup || !uniform[inst.Args[0]]) {
			o.Access = kernel.Unit
		}
	}
}
