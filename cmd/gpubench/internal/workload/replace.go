package workload

import "github.com/weft-gpu/weft/tensor"

// Replace puts other data in the place of operand i, for lines whose result
// changes with time: a stored tensor of the operand's dtype with as many
// elements. The operand's memory goes back, and the inputs own the new one.
func (in *Inputs) Replace(i int, data *tensor.Tensor) {
	dims := in.tensors[i].Shape()
	in.tensors[i].Close()
	in.leaves[i].Close()
	in.tensors[i], in.leaves[i] = data.Reshape(dims...), data
}
