package npy

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// letters are NumPy's letters for the kinds of dtypes.
var letters = map[dtype.Kind]string{
	dtype.KindBool: "b", dtype.KindInt: "i", dtype.KindUint: "u", dtype.KindFloat: "f", dtype.KindComplex: "c",
}

// descr is a dtype's name in headers, with low bytes first.
func descr(d dtype.DType) string {
	order, letter := "<", letters[d.Kind()]
	if d.Size() == 1 {
		order = "|"
	}
	if d == dtype.BFloat16 {
		order, letter = "|", "V"
	}
	return order + letter + strconv.Itoa(d.Size())
}

// parseDescr returns the dtype that a header names, and whether its high bytes come first.
func parseDescr(s string) (d dtype.DType, bigEndian bool, err error) {
	name := strings.TrimLeft(s, "<>|=")
	switch order := strings.TrimSuffix(s, name); order {
	case "", "<", "|", "=", ">":
		bigEndian = order == ">"
	default:
		return 0, false, fault(fmt.Sprintf("dtype %q is invalid", s), "")
	}
	for _, d := range dtype.All() {
		if descr(d)[1:] == name {
			return d, bigEndian && d != dtype.BFloat16, nil
		}
	}
	if name != "" && strings.Contains("OSUaMm", name[:1]) {
		return 0, false, fault(fmt.Sprintf("dtype %q is %s", s, others[name[0]]), "save numbers, by astype")
	}
	return 0, false, fault(fmt.Sprintf("dtype %q is not one of Weft's", s), "save one of "+strings.Join(known(), ", ")+", by astype")
}

// others are NumPy's types that are not numbers.
var others = map[byte]string{
	'O': "Python objects, which are not read because reading them runs programs",
	'S': "strings", 'U': "strings", 'a': "strings", 'M': "dates", 'm': "times",
}

func known() (names []string) {
	for _, d := range dtype.All() {
		names = append(names, d.String())
	}
	return names
}

// turn puts the low bytes of each word first, in place; a complex number is two words.
func turn(data []byte, d dtype.DType) {
	for word := d.Real().Size(); len(data) > 0; data = data[word:] {
		slices.Reverse(data[:word])
	}
}
