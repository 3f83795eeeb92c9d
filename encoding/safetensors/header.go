package safetensors

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"slices"
	"unicode/utf8"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// Info describes a tensor of a file.
type Info struct {
	// Type is the format's name of the element type, such as "BF16".
	Type string
	// DType is Weft's dtype; dtype.Invalid where Weft has none.
	DType dtype.DType
	Shape shape.Shape
}

// entry is a tensor's place in its file.
type entry struct {
	Info
	name       string
	begin, end uint64 // byte offsets behind the header
}

// typeNames are the format's names of Weft's dtypes.
var typeNames = map[dtype.DType]string{
	dtype.Bool: "BOOL", dtype.Int8: "I8", dtype.Int16: "I16", dtype.Int32: "I32", dtype.Int64: "I64",
	dtype.Uint8: "U8", dtype.Uint16: "U16", dtype.Uint32: "U32", dtype.Uint64: "U64",
	dtype.Float16: "F16", dtype.BFloat16: "BF16", dtype.Float32: "F32", dtype.Float64: "F64", dtype.Complex64: "C64",
}

// otherTypes are the format's types that Weft does not have, with their size in bits.
var otherTypes = map[string]int{"F8_E5M2": 8, "F8_E4M3": 8, "F8_E8M0": 8, "F6_E2M3": 6, "F6_E3M2": 6, "F4": 4}

// sizeOf returns the dtype of a name, and the size of its elements in bits; 0 for a name that is not
// known here, such as one that the format was given later.
func sizeOf(name string) (dtype.DType, int) {
	for d, n := range typeNames {
		if n == name {
			return d, 8 * d.Size()
		}
	}
	return dtype.Invalid, otherTypes[name]
}

// parse reads the header at the start of a file. The tensors come in the order of their places;
// data is the offset of the first element.
func parse(file []byte) (list []entry, metadata map[string]string, data int, err error) {
	if len(file) < 8 {
		return nil, nil, 0, fault("", "it has less than eight bytes", "is it another kind of file?")
	}
	n := binary.LittleEndian.Uint64(file)
	switch {
	case n > longestHeader:
		return nil, nil, 0, fault("", fmt.Sprintf("its header would have %d bytes, more than %d", n, longestHeader), "is it another kind of file?")
	case n > uint64(len(file)-8):
		return nil, nil, 0, fault("", fmt.Sprintf("it ends within its header of %d bytes", n), "was it copied whole?")
	}
	data = 8 + int(n)
	if list, metadata, err = parseJSON(file[8:data]); err != nil {
		return nil, nil, 0, err
	}
	slices.SortStableFunc(list, func(a, b entry) int {
		if a.begin != b.begin {
			return compare(a.begin, b.begin)
		}
		return compare(a.end, b.end)
	})
	return list, metadata, data, checkPlaces(list, uint64(len(file)-data))
}

func compare(a, b uint64) int {
	if a < b {
		return -1
	}
	if a > b {
		return 1
	}
	return 0
}

// parseJSON reads the object of the header member by member, since package json keeps the last of
// two members of one name.
func parseJSON(text []byte) (list []entry, metadata map[string]string, err error) {
	if !utf8.Valid(text) {
		return nil, nil, fault("", "its header is not in UTF-8", "is it another kind of file?")
	}
	if !bytes.HasPrefix(text, []byte("{")) {
		return nil, nil, fault("", "its header does not begin with {", "is it another kind of file?")
	}
	seen := map[string]bool{}
	err = eachMember(text, func(name string, d *json.Decoder) error {
		if seen[name] {
			return fault("", fmt.Sprintf("it has %q twice", name), "")
		}
		seen[name] = true
		if name == "__metadata__" {
			return d.Decode(&metadata)
		}
		e, err := parseEntry(name, d)
		list = append(list, e)
		return err
	})
	var own *FormatError
	if err != nil && !errors.As(err, &own) {
		err = &FormatError{Format: format, What: "its header is not the JSON that the format asks for", Err: err, Hint: err.Error()}
	}
	return list, metadata, err
}

// parseEntry reads a tensor's member of the header. Its three members must occur once each, in
// exactly this spelling, which package json does not check.
func parseEntry(name string, d *json.Decoder) (entry, error) {
	var (
		text     json.RawMessage
		typeName string
		sizes    []*int
		offsets  []*uint64
	)
	if err := d.Decode(&text); err != nil {
		return entry{}, err
	}
	seen := map[string]bool{}
	err := eachMember(text, func(member string, d *json.Decoder) error {
		if seen[member] {
			return fault(name, fmt.Sprintf("it has %q twice", member), "")
		}
		seen[member] = true
		switch member {
		case "dtype":
			return d.Decode(&typeName)
		case "shape":
			return d.Decode(&sizes)
		case "data_offsets":
			return d.Decode(&offsets)
		}
		return d.Decode(new(json.RawMessage))
	})
	if err != nil {
		return entry{}, err
	}
	if sizes == nil || slices.Contains(sizes, nil) {
		return entry{}, fault(name, "it has no shape", "")
	}
	if len(offsets) != 2 || slices.Contains(offsets, nil) {
		return entry{}, fault(name, fmt.Sprintf("its data_offsets are %d numbers, and two are needed", len(offsets)), "")
	}
	dims := make([]int, len(sizes))
	for i, n := range sizes {
		dims[i] = *n
	}
	return newEntry(name, typeName, dims, [2]uint64{*offsets[0], *offsets[1]})
}

// eachMember calls f with the name of each member of an object, and the decoder before
// its value.
func eachMember(text []byte, f func(name string, d *json.Decoder) error) error {
	d := json.NewDecoder(bytes.NewReader(text))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return errors.Join(errors.New("no object"), err)
	}
	for d.More() {
		t, err := d.Token()
		if err != nil {
			return err
		}
		if err := f(t.(string), d); err != nil {
			return err
		}
	}
	if _, err := d.Token(); err != nil { // its end
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("there is something behind it")
	}
	return nil
}

// newEntry checks that a tensor's place has the size of its dtype and shape. The size of a dtype that
// is not known is not known either.
func newEntry(name, typeName string, sizes []int, offsets [2]uint64) (entry, error) {
	e := entry{name: name, begin: offsets[0], end: offsets[1], Info: Info{Type: typeName}}
	if typeName == "" {
		return e, fault(name, "it has no dtype", "")
	}
	s, err := shape.Check(format, sizes...)
	if err != nil {
		return e, &FormatError{Format: format, Name: name, What: fmt.Sprintf("its shape is %v", sizes), Hint: "so many elements have no room", Err: err}
	}
	d, size := sizeOf(typeName)
	e.DType, e.Shape = d, s
	if e.end < e.begin {
		return e, fault(name, fmt.Sprintf("its place is bytes %d to %d", e.begin, e.end), "")
	}
	over, all := bits.Mul64(uint64(s.Size()), uint64(size))
	if size > 0 && (over != 0 || all%8 != 0 || e.end-e.begin != all/8) {
		return e, fault(name, fmt.Sprintf("%s%v takes %d bits, its place is bytes %d to %d", typeName, s, all, e.begin, e.end), "")
	}
	return e, nil
}

// checkPlaces checks that the tensors fill the file without a gap, in which anything could be
// hidden, and without sharing bytes.
func checkPlaces(list []entry, size uint64) error {
	at := uint64(0)
	for _, e := range list {
		if e.begin != at {
			return fault(e.name, fmt.Sprintf("it begins at byte %d, the one before it ends at %d", e.begin, at), "")
		}
		at = e.end
	}
	if at != size {
		return fault("", fmt.Sprintf("its tensors end at byte %d of %d", at, size), "was it copied whole?")
	}
	return nil
}
