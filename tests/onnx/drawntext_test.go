package onnx

var drawnTexts = []drawnOp{{"StringConcat", drawStringConcat}, {"StringNormalizer", drawStringNormalizer}, {"StringSplit", drawStringSplit}, {"RegexFullMatch", drawRegexFullMatch}}

func drawStringConcat(d *drawer) *drawnCase {
	dims := d.apart(2)
	return &drawnCase{op: "StringConcat", version: 20, outs: 1, in: []drawnInput{d.either(d.any(texts, dims[0])), d.either(d.any(texts, dims[1]))}}
}

// text are words of a list.
func (d *drawer) text(dims []int64, list ...string) drawnInput {
	all := make([]string, sizeOf(dims))
	for i := range all {
		all[i] = oneOf(d, list...)
	}
	return words(dims, all...)
}

// drawStringNormalizer has ASCII words: what becomes of others is the locale's.
func drawStringNormalizer(d *drawer) *drawnCase {
	dims := oneOf(d, []int64{int64(d.between(1, 5))}, []int64{1, int64(d.between(1, 5))})
	c := &drawnCase{op: "StringNormalizer", version: 10, outs: 1, in: []drawnInput{d.text(dims, "monday", "Monday", "TUESDAY", "tuesday", "", "a b")}}
	c.maybe(d, attrString("case_change_action", oneOf(d, "LOWER", "UPPER", "NONE")))
	c.maybe(d, attrInt("is_case_sensitive", d.IntN(2)))
	c.maybe(d, attrStrings("stopwords", oneOf(d, "monday", "Monday", "TUESDAY"), oneOf(d, "tuesday", "", "A B")))
	return c
}

// drawStringSplit cuts no empty string at a delimiter: ONNX Runtime makes no part of it,
// and NumPy, which ONNX follows, an empty one.
func drawStringSplit(d *drawer) *drawnCase {
	x := d.text(d.dims(d.between(0, 3), 1, 3), " ", "a", "a b", "  a  b ", "a,b,c", ",a,,b,", "a, b, c", "aabaa", "one two  three four")
	c := &drawnCase{op: "StringSplit", version: 20, outs: 2, in: []drawnInput{x}}
	c.maybe(d, attrString("delimiter", oneOf(d, "", ",", " ", "a", ", ", "aa")))
	c.maybe(d, attrInt("maxsplit", d.between(0, 3)))
	return c
}

func drawRegexFullMatch(d *drawer) *drawnCase {
	x := d.text(d.dims(d.between(0, 3), 1, 3), "", "a", "ab", "abab", "a\nb", "b\n", "B", "ünder", "a.b", "12")
	c := &drawnCase{op: "RegexFullMatch", version: 20, outs: 1, in: []drawnInput{x}}
	return c.with(attrString("pattern", oneOf(d, "", "a|ab", "(ab)*", "a.b", "[a-z]+", `\d+`, "(?i)b", "^a$", ".*", `\w+`, "(?s).*", "b$", "a?b?")))
}
