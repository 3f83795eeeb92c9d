package spirv

// walk calls visit, unless it is nil, with the kind and words of each operand of an
// instruction. constant is how many words a number of the instruction's type has, or 0 if the
// type is not a number. walk describes an error in the operands, or returns "".
func (f *Form) walk(words []uint32, constant int, visit func(k Kind, words []uint32)) string {
	words, good := walkAll(f.Operands, words, constant, visit)
	switch {
	case !good:
		return f.cutShort()
	case len(words) > 0:
		return f.tooLong(len(words))
	}
	return ""
}

// walkAll is walk for the operands at the front of words, and returns the words after them.
// good is false if there are too few words.
func walkAll(operands []Operand, words []uint32, constant int, visit func(k Kind, words []uint32)) (rest []uint32, good bool) {
	for _, o := range operands {
		if len(words) == 0 && o&(Optional|Repeated) == 0 {
			return nil, false
		}
		for more := len(words) > 0; more; more = o&Repeated != 0 && len(words) > 0 {
			if words, good = walkOne(o.Kind(), words, constant, visit); !good {
				return nil, false
			}
		}
	}
	return words, true
}

// walkOne is walkAll for one operand, with the parameters that follow it.
func walkOne(k Kind, words []uint32, constant int, visit func(k Kind, words []uint32)) (rest []uint32, good bool) {
	n, parameters := 1, []Operand(nil)
	switch value := words[0]; kinds[k].reads {
	case readConstant:
		n = max(1, constant)
	case readPairs:
		n = 2
	case readString:
		n = stringWords(words)
	case readValue:
		if e := k.enumerantOf(value); e != nil {
			parameters = e.parameters
		} else {
			parameters = unknownParameters
		}
	case readMask:
		for bit := uint32(1); bit != 0 && bit <= value; bit <<= 1 {
			if value&bit == 0 {
				continue
			}
			if e := k.enumerantOf(bit); e != nil {
				parameters = append(parameters, e.parameters...)
			} else {
				parameters = append(parameters, unknownParameters...)
			}
		}
	}
	if n == 0 || n > len(words) {
		return nil, false
	}
	if visit != nil {
		visit(k, words[:n])
	}
	return walkAll(parameters, words[n:], constant, visit)
}

// unknownParameters are the parameters of a value that is not in the table: any numbers.
var unknownParameters = []Operand{Operand(KindLiteralInteger) | Repeated}

// stringWords returns the number of words of the string at the front, or 0 if it has no end.
func stringWords(words []uint32) int {
	for i, w := range words {
		if w&0xff == 0 || w>>8&0xff == 0 || w>>16&0xff == 0 || w>>24 == 0 {
			return i + 1
		}
	}
	return 0
}

// Text returns the string at the front of words, in UTF-8.
func Text(words []uint32) string {
	var s []byte
	for _, w := range words {
		for range 4 {
			if w&0xff == 0 {
				return string(s)
			}
			s = append(s, byte(w))
			w >>= 8
		}
	}
	return string(s)
}
