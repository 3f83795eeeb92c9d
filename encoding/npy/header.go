package npy

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/shape"
)

// Header describes the array of a .npy file.
type Header struct {
	DType dtype.DType
	Shape shape.Shape
	// Fortran: the elements are in Fortran's order, the first axis innermost.
	Fortran bool
	// BigEndian: the high bytes of each number come first.
	BigEndian bool
}

const (
	magic = "\x93NUMPY"
	// longestHeader bounds the text of a header, in bytes. NumPy's own bound is 10,000, and 64 axes
	// take 1,400.
	longestHeader = 1 << 16
	// alignment is the alignment of the first element in a written file, in bytes.
	alignment = 64
)

// ReadHeader reads a header, after which r is at the first element. Errors: *[FormatError]; r's.
func ReadHeader(r io.Reader) (Header, error) {
	var start [8]byte
	if _, err := io.ReadFull(r, start[:]); err != nil {
		return Header{}, ended(err, "its first eight bytes")
	}
	if string(start[:len(magic)]) != magic {
		return Header{}, fault("it does not begin as .npy files do", "is it another kind of file?")
	}
	width := 4
	switch start[6] {
	case 1:
		width = 2
	case 2, 3:
	default:
		return Header{}, fault(fmt.Sprintf("its format is %d.%d", start[6], start[7]), "1.0, 2.0 and 3.0 are read")
	}
	var length [4]byte
	if _, err := io.ReadFull(r, length[:width]); err != nil {
		return Header{}, ended(err, "its header")
	}
	n := binary.LittleEndian.Uint32(length[:])
	if n > longestHeader {
		return Header{}, fault(fmt.Sprintf("its header has %d bytes, more than %d", n, longestHeader), "")
	}
	text := make([]byte, n)
	if _, err := io.ReadFull(r, text); err != nil {
		return Header{}, ended(err, "its header")
	}
	return parseHeader(string(text))
}

// ended is the error of a file that ends too soon.
func ended(err error, where string) error {
	if err != io.EOF && err != io.ErrUnexpectedEOF {
		return err
	}
	return &FormatError{Format: format, What: "it ends within " + where, Hint: "was it copied whole?", Err: io.ErrUnexpectedEOF}
}

// parseHeader reads the text of a header: a Python dictionary of three entries.
func parseHeader(text string) (h Header, err error) {
	entries, err := parseDict(text)
	if err != nil {
		return h, err
	}
	fortran, isBool := entries["fortran_order"].(bool)
	values, isTuple := entries["shape"].(tuple)
	described := entries["descr"] != nil
	if !described || !isBool || !isTuple || len(entries) != 3 {
		return h, fault("its header is not descr, fortran_order and shape", "")
	}
	sizes := make([]int, len(values))
	for i, v := range values {
		n, ok := v.(int)
		if !ok || n < 0 {
			return h, fault(fmt.Sprintf("its shape has a size of %v", v), "")
		}
		sizes[i] = n
	}
	if h.DType, h.BigEndian, err = dtypeOf(entries["descr"]); err != nil {
		return h, err
	}
	if h.Shape, err = shape.Check(format, sizes...); err == nil && h.Shape.Size() > math.MaxInt/h.DType.Size() {
		err = &shape.DimError{What: format, Dims: sizes, Limit: math.MaxInt / h.DType.Size()}
	}
	if err != nil {
		return h, &FormatError{Format: format, What: fmt.Sprintf("its shape is %v", sizes), Hint: "so many elements have no room", Err: err}
	}
	h.Fortran = fortran
	return h, nil
}

// bytes is the number of bytes of the elements.
func (h Header) bytes() int64 { return int64(h.Shape.Size()) * int64(h.DType.Size()) }

// appendTo writes the header so that the elements begin at a multiple of alignment.
func (h Header) appendTo(b []byte) []byte {
	sizes := make([]string, len(h.Shape))
	for i, n := range h.Shape {
		sizes[i] = fmt.Sprint(n)
	}
	tuple := strings.Join(sizes, ", ")
	if len(sizes) == 1 {
		tuple += ","
	}
	text := fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%s), }", descr(h.DType), tuple)
	width := 2
	if len(magic)+2+width+len(text)+alignment > math.MaxUint16 {
		width = 4
	}
	whole := len(magic) + 2 + width + len(text) + 1
	text += strings.Repeat(" ", (alignment-whole%alignment)%alignment) + "\n"
	b = append(append(b, magic...), byte(width/2), 0)
	if width == 2 {
		b = binary.LittleEndian.AppendUint16(b, uint16(len(text)))
	} else {
		b = binary.LittleEndian.AppendUint32(b, uint32(len(text)))
	}
	return append(b, text...)
}

// readData reads the elements behind a header, in the machine's byte order.
func (h Header) readData(r io.Reader) ([]byte, error) {
	if known, ok := r.(interface{ Len() int }); ok {
		if err := h.fits(int64(known.Len())); err != nil {
			return nil, err
		}
	}
	data, err := datafile.ReadBytes(r, h.bytes())
	if errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, ended(io.EOF, "its elements")
	}
	if err != nil {
		return nil, err
	}
	if h.BigEndian {
		turn(data, h.DType)
	}
	return data, nil
}
