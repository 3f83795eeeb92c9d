package canon

import (
	"encoding/binary"
	"reflect"
	"unsafe"
)

// compiler makes encoders. made has those that are begun, so that a type may
// point to itself.
type compiler struct{ made map[reflect.Type]*encoder }

var named = reflect.TypeFor[Named]()

func (c *compiler) encoder(t reflect.Type, path string) (*encoder, error) {
	if e, ok := encoders.Load(t); ok {
		return e.(*encoder), nil
	}
	if e, ok := c.made[t]; ok {
		return e, nil
	}
	e := new(encoder)
	c.made[t] = e
	return e, c.fill(e, t, path)
}

// fill makes an encoder's functions by the type's kind.
func (c *compiler) fill(e *encoder, t reflect.Type, path string) error {
	if t.Implements(named) && t.Kind() != reflect.Interface {
		fillNamed(e, t)
		return nil
	}
	if t.Kind() <= reflect.Float64 && t.Kind() != reflect.Uintptr {
		fillNumber(e, t)
		e.size = t.Size()
		return nil
	}
	switch t.Kind() {
	case reflect.String:
		e.zero, e.at, e.size = func(p unsafe.Pointer) bool { return *(*string)(p) == "" }, wordSize, wordSize
		e.append = func(b []byte, p unsafe.Pointer) []byte { return appendString(b, *(*string)(p)) }
		return nil
	case reflect.Struct:
		return c.fillStruct(e, t, path)
	case reflect.Pointer:
		return c.fillPointer(e, t, path)
	case reflect.Slice:
		return c.fillSlice(e, t, path)
	case reflect.Array:
		return c.fillArray(e, t, path)
	case reflect.Interface:
		fillInterface(e, t)
		return nil
	}
	return &TypeError{Type: t, Path: path}
}

// fillNamed encodes values as their names; a nil pointer as none.
func fillNamed(e *encoder, t reflect.Type) {
	e.zero = func(p unsafe.Pointer) bool { return reflect.NewAt(t, p).Elem().IsZero() }
	if t.Kind() == reflect.Pointer {
		e.zero = func(p unsafe.Pointer) bool { return *(*unsafe.Pointer)(p) == nil }
	}
	e.append = func(b []byte, p unsafe.Pointer) []byte {
		if e.zero(p) {
			return append(b, 0)
		}
		return appendString(append(b, 1), reflect.NewAt(t, p).Elem().Interface().(Named).CanonicalName())
	}
}

func appendString(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

// integer is the encoder of a kind of integers.
func integer[T ~int | ~int8 | ~int16 | ~int32 | ~int64](e *encoder) {
	e.zero = func(p unsafe.Pointer) bool { return *(*T)(p) == 0 }
	e.append = func(b []byte, p unsafe.Pointer) []byte { return binary.AppendVarint(b, int64(*(*T)(p))) }
}

// unsigned is the encoder of a kind of unsigned integers.
func unsigned[T ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](e *encoder) {
	e.zero = func(p unsafe.Pointer) bool { return *(*T)(p) == 0 }
	e.append = func(b []byte, p unsafe.Pointer) []byte { return binary.AppendUvarint(b, uint64(*(*T)(p))) }
}

func fillNumber(e *encoder, t reflect.Type) {
	switch t.Kind() {
	case reflect.Bool:
		e.zero = func(p unsafe.Pointer) bool { return !*(*bool)(p) }
		e.append = func(b []byte, p unsafe.Pointer) []byte { return append(b, *(*byte)(p)) }
	case reflect.Int:
		integer[int](e)
	case reflect.Int8:
		integer[int8](e)
	case reflect.Int16:
		integer[int16](e)
	case reflect.Int32:
		integer[int32](e)
	case reflect.Int64:
		integer[int64](e)
	case reflect.Uint:
		unsigned[uint](e)
	case reflect.Uint8:
		unsigned[uint8](e)
	case reflect.Uint16:
		unsigned[uint16](e)
	case reflect.Uint32:
		unsigned[uint32](e)
	case reflect.Uint64:
		unsigned[uint64](e)
	case reflect.Float32: // by their bits: -0 is not 0, and a NaN is that NaN
		unsigned[uint32](e)
	case reflect.Float64:
		unsigned[uint64](e)
	}
}

// field is a field of a struct.
type field struct {
	offset uintptr
	*encoder
}

// wordSize is that of a pointer, and of a length.
const wordSize = unsafe.Sizeof(uintptr(0))

// absent reports whether the field of the struct at p is left out.
func (f *field) absent(p unsafe.Pointer) bool {
	word := unsafe.Add(p, f.offset+f.at)
	switch f.size {
	case 1:
		return *(*uint8)(word) == 0
	case 2:
		return *(*uint16)(word) == 0
	case 4:
		return *(*uint32)(word) == 0
	case 8:
		return *(*uint64)(word) == 0
	}
	return f.zero(unsafe.Add(p, f.offset))
}

// fillStruct encodes a struct as a bit for each field that is not zero, in whole
// bytes, and then those fields.
func (c *compiler) fillStruct(e *encoder, t reflect.Type, path string) error {
	var fields []field
	for i := range t.NumField() {
		f := t.Field(i)
		inner, err := c.encoder(f.Type, path+"."+f.Name)
		if err != nil {
			return err
		}
		fields = append(fields, field{f.Offset, inner})
	}
	e.zero = func(p unsafe.Pointer) bool {
		for i := range fields {
			if !fields[i].absent(p) {
				return false
			}
		}
		return true
	}
	e.append = func(b []byte, p unsafe.Pointer) []byte {
		mask := len(b)
		for range (len(fields) + 7) / 8 {
			b = append(b, 0)
		}
		for i := range fields {
			if f := &fields[i]; !f.absent(p) {
				b[mask+i/8] |= 1 << (i % 8)
				b = f.append(b, unsafe.Add(p, f.offset))
			}
		}
		return b
	}
	return nil
}

func (c *compiler) fillPointer(e *encoder, t reflect.Type, path string) error {
	to, err := c.encoder(t.Elem(), path+".*")
	if err != nil {
		return err
	}
	e.zero, e.size = func(p unsafe.Pointer) bool { return *(*unsafe.Pointer)(p) == nil }, wordSize
	e.append = func(b []byte, p unsafe.Pointer) []byte {
		if at := *(*unsafe.Pointer)(p); at != nil {
			return to.append(append(b, 1), at)
		}
		return append(b, 0)
	}
	return nil
}

// fillSlice encodes a slice as its length and one, and its elements; a nil slice
// as 0.
func (c *compiler) fillSlice(e *encoder, t reflect.Type, path string) error {
	of, err := c.encoder(t.Elem(), path+"[]")
	if err != nil {
		return err
	}
	size := t.Elem().Size()
	e.zero, e.size = func(p unsafe.Pointer) bool { return unsafe.SliceData(*(*[]byte)(p)) == nil }, wordSize
	e.append = func(b []byte, p unsafe.Pointer) []byte {
		if e.zero(p) {
			return append(b, 0)
		}
		list := *(*[]byte)(p) // its length is of elements, whatever they are
		first, n := unsafe.Pointer(unsafe.SliceData(list)), len(list)
		b = binary.AppendUvarint(b, uint64(n)+1)
		for i := range n {
			b = of.append(b, unsafe.Add(first, uintptr(i)*size))
		}
		return b
	}
	return nil
}

func (c *compiler) fillArray(e *encoder, t reflect.Type, path string) error {
	of, err := c.encoder(t.Elem(), path+"[]")
	if err != nil {
		return err
	}
	size, n := t.Elem().Size(), t.Len()
	e.zero = func(p unsafe.Pointer) bool {
		for i := range n {
			if !of.zero(unsafe.Add(p, uintptr(i)*size)) {
				return false
			}
		}
		return true
	}
	e.append = func(b []byte, p unsafe.Pointer) []byte {
		for i := range n {
			b = of.append(b, unsafe.Add(p, uintptr(i)*size))
		}
		return b
	}
	return nil
}

// fillInterface encodes what an interface holds, after the name of its type.
// Which types these are is known only then, and refused then.
func fillInterface(e *encoder, t reflect.Type) {
	e.zero = func(p unsafe.Pointer) bool { return *(*unsafe.Pointer)(p) == nil }
	e.append = func(b []byte, p unsafe.Pointer) []byte {
		if e.zero(p) {
			return appendString(appendString(b, ""), "")
		}
		held := reflect.NewAt(t, p).Elem().Elem().Type()
		b = appendString(appendString(b, held.PkgPath()), held.String())
		return encoderOf(held).append(b, interfaceData(unsafe.Add(p, unsafe.Sizeof(uintptr(0))), held))
	}
}
