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

// dtypeOf returns the dtype that a header describes, and whether its high bytes come first.
func dtypeOf(descr any) (dtype.DType, bool, error) {
	switch v := descr.(type) {
	case string:
		return parseDescr(v)
	case list:
		return 0, false, fault("its dtype has fields", "save each field as an array of its own")
	case tuple:
		return 0, false, fault("its dtype has a shape of its own", "save the elements with that shape behind the array's")
	}
	return 0, false, fault(fmt.Sprintf("its descr is %v, no dtype", descr), "")
}

// parseDescr returns the dtype that a text names, and whether its high bytes come first. It takes
// the texts that numpy.dtype takes on 64-bit Linux.
func parseDescr(s string) (d dtype.DType, bigEndian bool, err error) {
	name := strings.TrimLeft(s, "<>|=")
	order := strings.TrimSuffix(s, name)
	if len(order) > 1 {
		return 0, false, fault(fmt.Sprintf("dtype %q is invalid", s), "")
	}
	if code, ok := numpyNames[name]; ok && (order == "" || len(name) == 1) { // a whole name has no order
		name = code
	}
	for _, d := range dtype.All() {
		if descr(d)[1:] == name {
			return d, order == ">" && d != dtype.BFloat16, nil
		}
	}
	if what, ok := otherNames[name]; ok {
		return 0, false, unknown(s, what)
	}
	if name != "" && strings.Trim(name[1:], "0123456789[]nsumhDWMYpfa") == "" {
		if what, ok := others[name[0]]; ok {
			return 0, false, unknown(s, what)
		}
	}
	return 0, false, fault(fmt.Sprintf("dtype %q is not one of Weft's", s), saved())
}

// unknown is the error of a type of NumPy's that Weft does not have.
func unknown(s, what string) error {
	return fault(fmt.Sprintf("dtype %q is %s: not one of Weft's", s, what), saved())
}

func saved() string { return "save one of " + strings.Join(known(), ", ") + ", by astype" }

// numpyNames are NumPy's other names of dtypes: its letters, C's names and those of versions before 2.
var numpyNames = func() map[string]string {
	names := map[string]string{}
	for code, list := range map[string]string{
		"b1": "? bool bool8 bool_", "i1": "b byte int8", "i2": "h int16 short", "i4": "i int32 intc",
		"i8": "l p q int int0 int64 int_ intp long longlong", "u1": "B ubyte uint8", "u2": "H uint16 ushort",
		"u4": "I uint32 uintc", "u8": "L P Q uint uint0 uint64 uintp ulong ulonglong", "f2": "e float16 half",
		"f4": "f float32 single", "f8": "d double float float64 float_", "c8": "F complex64 csingle singlecomplex",
		"c16": "D cdouble cfloat complex complex128 complex_", "V2": "bfloat16",
	} {
		for _, name := range strings.Fields(list) {
			names[name] = code
		}
	}
	return names
}()

const (
	objects = "Python objects, which are not read because reading them runs programs"
	texts   = "strings"
	long    = "C's long double"
)

// others are NumPy's types that are not numbers, by their letters; a length or a unit follows.
var others = map[byte]string{'O': objects, 'S': texts, 'U': texts, 'a': texts, 'M': "dates", 'm': "times", 'V': "raw bytes"}

// otherNames are the names of NumPy's types that Weft does not have.
var otherNames = map[string]string{
	"f16": long, "g": long, "float128": long, "longdouble": long, "longfloat": long, "c32": long, "G": long,
	"clongdouble": long, "clongfloat": long, "complex256": long, "longcomplex": long, "object": objects, "object_": objects,
	"object0": objects, "str": texts, "str_": texts, "str0": texts, "unicode": texts, "unicode_": texts, "bytes": texts, "bytes_": texts,
	"bytes0": texts, "string_": texts, "datetime64": "dates", "timedelta64": "times", "void": "raw bytes", "void0": "raw bytes",
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
