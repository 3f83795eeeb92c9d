package codegen_test

import (
	"encoding/binary"
	"errors"
	"testing"

	"github.com/weft-gpu/weft/codegen"
)

// FuzzDisassemble: words are no module, by a *DisassembleError, or they have a text.
func FuzzDisassemble(f *testing.F) {
	module := codegen.Control(codegen.Target{}, true).Finish()
	var bytes []byte
	for _, w := range module {
		bytes = binary.LittleEndian.AppendUint32(bytes, w)
	}
	f.Add(bytes)
	f.Add(bytes[:40])
	f.Fuzz(func(t *testing.T, data []byte) {
		var words []uint32
		for ; len(data) >= 4; data = data[4:] {
			words = append(words, binary.LittleEndian.Uint32(data))
		}
		text, err := codegen.Disassemble(words)
		var wrong *codegen.DisassembleError
		if err != nil && !errors.As(err, &wrong) || err == nil && text == "" {
			t.Errorf("%v, %q", err, text)
		}
	})
}
