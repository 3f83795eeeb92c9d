package model

import (
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
)

// weights counts a file's parameters: its initialisers and the tensors of its Constant nodes, those
// of branches and functions too.
type weights struct {
	elements, bytes int64
}

func weightsOf(p *onnxpb.Model) (w weights) {
	w.addGraph(p.Graph)
	for _, f := range p.Functions {
		w.addNodes(f.Node)
	}
	return w
}

func (w *weights) addGraph(g *onnxpb.Graph) {
	for _, t := range g.Initializer {
		w.add(t)
	}
	for _, t := range g.SparseInitializer {
		w.add(t.GetValues())
	}
	w.addNodes(g.Node)
}

func (w *weights) addNodes(list []*onnxpb.Node) {
	for _, n := range list {
		for _, a := range n.Attribute {
			if a.G != nil {
				w.addGraph(a.G)
			}
			if n.GetOpType() != "Constant" {
				continue
			}
			if a.T != nil {
				w.add(a.T)
			}
			if a.SparseTensor != nil {
				w.add(a.SparseTensor.GetValues())
			}
			w.addListed(a)
		}
	}
}

// addListed adds the numbers that a Constant node lists, float32 and int64 ones.
func (w *weights) addListed(a *onnxpb.Attribute) {
	floats, ints := int64(len(a.Floats)), int64(len(a.Ints))
	if a.F != nil && a.GetName() == "value_float" {
		floats++
	}
	if a.I != nil && a.GetName() == "value_int" {
		ints++
	}
	w.elements += floats + ints
	w.bytes += 4*floats + 8*ints
}

func (w *weights) add(t *onnxpb.Tensor) {
	n := int64(1)
	for _, d := range t.GetDims() {
		n *= d
	}
	elem := onnxop.Elem(t.GetDataType())
	w.elements += n
	w.bytes += (n*int64(elementBits(elem, onnxop.Storage(elem))) + 7) / 8
}
