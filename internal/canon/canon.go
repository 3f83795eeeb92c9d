package canon

import (
	"fmt"
	"reflect"
	"sync"
	"unsafe"
)

// Named is a value that its name tells apart from all others of its type: it is
// encoded as that name, whatever it holds.
type Named interface{ CanonicalName() string }

// TypeError says that values of a type have no canonical encoding.
type TypeError struct {
	Type reflect.Type
	Path string // where in the type that was asked for
}

func (e *TypeError) Error() string {
	return fmt.Sprintf("canon: %s is of type %v, which has no canonical encoding: give it a CanonicalName, or leave it out of what is a key", e.Path, e.Type)
}

// Append appends the encoding of v, or of what v points to: values of one type have
// the same bytes where they are equal, and nowhere else; of interfaces within v the
// concrete type is a part. It panics with a *[TypeError] where the type cannot be
// encoded, which [Check] tells before of everything but what such interfaces hold.
func Append(b []byte, v any) []byte {
	if v == nil {
		return append(b, 0)
	}
	if _, named := v.(Named); !named && reflect.TypeOf(v).Kind() == reflect.Pointer {
		// The word of an interface that holds a pointer is the pointer.
		if p := dataOf(&v); *(*unsafe.Pointer)(p) != nil {
			e := encoderOf(reflect.TypeOf(v).Elem())
			return e.append(b, *(*unsafe.Pointer)(p))
		}
		return append(b, 0)
	}
	t := reflect.TypeOf(v)
	return encoderOf(t).append(b, valueOf(&v, t))
}

// Of is [Append] for one type, found once. It panics where Append would.
func Of[T any]() func(b []byte, v *T) []byte {
	e := encoderOf(reflect.TypeFor[T]())
	return func(b []byte, v *T) []byte { return e.append(b, unsafe.Pointer(v)) }
}

// Check says whether values of v's type can be encoded: nil, or a *[TypeError].
func Check(v any) error {
	t := reflect.TypeOf(v)
	_, err := compiled(t)
	return err
}

// encoder writes values of one type.
type encoder struct {
	// zero reports whether the value at p is the zero value, which is left out. If a single word
	// decides that, the word has size bytes and begins at byte at; else size is 0.
	zero     func(p unsafe.Pointer) bool
	at, size uintptr
	// append writes the value at p.
	append func(b []byte, p unsafe.Pointer) []byte
}

var (
	encoders  sync.Map // reflect.Type to *encoder
	compiling sync.Mutex
)

func encoderOf(t reflect.Type) *encoder {
	if e, ok := encoders.Load(t); ok {
		return e.(*encoder)
	}
	e, err := compiled(t)
	if err != nil {
		panic(err)
	}
	return e
}

// compiled makes the encoder of a type and of all that it has.
func compiled(t reflect.Type) (*encoder, error) {
	if e, ok := encoders.Load(t); ok {
		return e.(*encoder), nil
	}
	compiling.Lock()
	defer compiling.Unlock()
	c := compiler{made: map[reflect.Type]*encoder{}}
	e, err := c.encoder(t, t.String())
	if err != nil {
		return nil, err
	}
	for made, e := range c.made {
		encoders.Store(made, e)
	}
	return e, nil
}

// dataOf is the second word of an interface: the value where it is a pointer,
// else the address of it.
func dataOf(v *any) unsafe.Pointer {
	return unsafe.Add(unsafe.Pointer(v), unsafe.Sizeof(uintptr(0)))
}

// valueOf is the address of the value, of type t, in an interface.
func valueOf(v *any, t reflect.Type) unsafe.Pointer { return interfaceData(dataOf(v), t) }

// interfaceData is the address of a value of type t, given that of an
// interface's second word.
func interfaceData(word unsafe.Pointer, t reflect.Type) unsafe.Pointer {
	if pointerShaped(t) {
		return word
	}
	return *(*unsafe.Pointer)(word)
}

// pointerShaped reports whether interfaces hold values of a type directly.
func pointerShaped(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.UnsafePointer, reflect.Map, reflect.Chan, reflect.Func:
		return true
	case reflect.Struct:
		return t.NumField() == 1 && pointerShaped(t.Field(0).Type)
	case reflect.Array:
		return t.Len() == 1 && pointerShaped(t.Elem())
	}
	return false
}
