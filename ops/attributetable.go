package ops

// The parameters that operators read, by operator. Tools read and write them by
// these names; documents list them.

// alongAxes are the parameters of reductions.
var alongAxes = []Attribute{
	{Name: "axis", Field: FieldAxes, Doc: "the axes to reduce; all of them by default"},
	{Name: "keepdims", Field: FieldKeepDims, Doc: "keep the reduced axes with size 1"},
}

var attributes = map[*Op][]Attribute{}

func init() {
	give := func(list []Attribute, to ...*Op) {
		for _, o := range to {
			attributes[o] = append(attributes[o], list...)
		}
	}
	give(alongAxes, Sum, Prod, Max, Min, Mean, Var)
	give([]Attribute{{Name: "correction", Field: FieldCorrection, Doc: "what is subtracted from the number of elements"}}, Var)
	give([]Attribute{{Name: "to", Field: FieldDType, Required: true, Doc: "the element type of the result"}}, Cast)
	give([]Attribute{{Name: "shape", Field: FieldShape, Required: true, Doc: "the shape of the result"}}, BroadcastTo, Reshape)
	give([]Attribute{{Name: "perm", Field: FieldAxes, Doc: "the operand's axes in the result's order; reversed by default"}}, Permute)
	give([]Attribute{{Name: "axes", Field: FieldAxes, Required: true, Doc: "where the new axes are, in the result"}}, ExpandDims)
	give([]Attribute{{Name: "axes", Field: FieldAxes, Doc: "the axes to drop; all of size 1 by default"}}, Squeeze)
	give([]Attribute{{Name: "axes", Field: FieldAxes, Doc: "the axes to reverse; all of them by default"}}, Flip)
	give([]Attribute{{Name: "ranges", Field: FieldRanges, Doc: "start, stop and step, axis by axis"}}, Slice)
	give([]Attribute{{Name: "at", Field: FieldIndices, Required: true, Doc: "integers, ranges, newaxis and ..., as in brackets"}}, Index, Assign)
}
