package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/quant"
)

const header = "// Code generated from script/generate/blocks by go generate ./internal/backend/host/blocks; DO NOT EDIT.\n\n//go:build !purego\n\n"

// lines is how many lines a loop decodes at a time: the lanes of a vector.
const lines = 8

// assembly is the file of the loops.
func assembly() ([]byte, error) {
	w := &writer{constants: map[string][]byte{}}
	for i := range quant.Formats {
		if err := w.decode(&quant.Formats[i]); err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	out.WriteString(header + "#include \"textflag.h\"\n#include \"go_asm.h\"\n")
	w.writeConstants(&out)
	out.Write(w.text.Bytes())
	return out.Bytes(), nil
}

// declarations is the Go file that names the loops.
func declarations() []byte {
	var out bytes.Buffer
	out.WriteString(header + "package blocks\n\n// generated are the loops by format.\nvar generated = map[string]loop{\n")
	for _, f := range quant.Formats {
		fmt.Fprintf(&out, "%q: decode%s,\n", f.Name, f.Name)
	}
	out.WriteString("}\n")
	for _, f := range quant.Formats {
		fmt.Fprintf(&out, "\n//go:noescape\nfunc decode%s(t *task)\n", f.Name)
	}
	return out.Bytes()
}

// writer writes the loops, and gathers the constants that they read.
type writer struct {
	text      bytes.Buffer
	constants map[string][]byte
}

func (w *writer) write(format string, args ...any) { fmt.Fprintf(&w.text, "\t"+format+"\n", args...) }

// constant is the place of bytes in memory.
func (w *writer) constant(b []byte) string {
	name := fmt.Sprintf("c%x", b)
	if same := bytes.Repeat(b[:1], len(b)); bytes.Equal(same, b) {
		name = fmt.Sprintf("all%02xof%d", b[0], len(b))
	}
	w.constants[name] = b
	return name + "<>(SB)"
}

// all is a constant of 16 equal bytes.
func (w *writer) all(b byte) string { return w.constant(bytes.Repeat([]byte{b}, window)) }

// each is a constant of eight equal words of 32 bits.
func (w *writer) each(n uint32) string {
	return w.constant(bytes.Repeat(binary.LittleEndian.AppendUint32(nil, n), lines))
}

func (w *writer) writeConstants(out *bytes.Buffer) {
	var names []string
	for name := range w.constants {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		b := w.constants[name]
		for at := 0; at < len(b); at += 8 {
			var quoted strings.Builder
			for _, c := range b[at : at+8] {
				fmt.Fprintf(&quoted, "\\x%02x", c)
			}
			fmt.Fprintf(out, "\nDATA %s<>+%d(SB)/8, $\"%s\"", name, at, quoted.String())
		}
		fmt.Fprintf(out, "\nGLOBL %s<>(SB), RODATA|NOPTR, $%d\n", name, len(b))
	}
}
