package lower

import "github.com/weft-gpu/weft/internal/kernel"

// chooseTables makes the access modes of tables those that addressing them by
// values leaves: whole vectors only where a chunk's points are all at one index
// and every step is a number of chunks.
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
