package spirv

import (
	"encoding/binary"
	"errors"
	"testing"
)

// FuzzDisassemble checks that Disassemble returns a text or an *Error for any words.
func FuzzDisassemble(f *testing.F) {
	bytes := bytesOf(whole())
	f.Add(bytes)
	f.Add(bytes[:40])
	f.Fuzz(func(t *testing.T, data []byte) {
		var words []uint32
		for ; len(data) >= 4; data = data[4:] {
			words = append(words, binary.LittleEndian.Uint32(data))
		}
		text, err := Disassemble(words)
		if err != nil && !errors.As(err, new(*Error)) || err == nil && text == "" {
			t.Errorf("error %v, text %q", err, text)
		}
	})
}
