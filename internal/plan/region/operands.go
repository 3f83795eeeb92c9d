package region

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/shape"
)

// Input is an operand of a body, as a view over the body's space of memory or of indices.
type Input struct {
	DType  dtype.DType
	Ref    program.Ref
	View   shape.View
	index  bool
	Table  *Table // nil: no instruction addresses it by an index
	within Box
}

// inputKey is equal for equal operands.
type inputKey struct {
	temp            int
	buffer          any
	from            program.Made
	index           bool
	table           Table
	offset, strides int
}

func keyOfInput(in Input) inputKey {
	key := inputKey{temp: in.Ref.Temp, buffer: in.Ref.Stored.Buffer, from: in.Ref.From, index: in.index, offset: in.View.Offset}
	if in.Table != nil {
		key.table = *in.Table
	}
	for _, s := range in.View.Strides {
		key.strides = 31*key.strides + s
	}
	return key
}

// Input returns the i-th operand of a body.
func (k *Body) Input(i int) Input {
	in := Input{k.DTypes[i], k.Refs[i], k.Views[i], k.Index[i], nil, k.Boxes[i]}
	if t, ok := k.Tables[i]; ok {
		in.Table = &t
	}
	return in
}

// Add appends an operand to a body, and returns its number.
func (k *Body) Add(in Input) int {
	at := len(k.Refs)
	k.Refs, k.Views = append(k.Refs, in.Ref), append(k.Views, in.View)
	k.DTypes, k.Index = append(k.DTypes, in.DType), append(k.Index, in.index)
	if in.Table != nil {
		if k.Tables == nil {
			k.Tables = map[int]Table{}
		}
		k.Tables[at] = *in.Table
	}
	if len(in.within.Bounds) > 0 {
		if k.Boxes == nil {
			k.Boxes = map[int]Box{}
		}
		k.Boxes[at] = in.within
	}
	return at
}
