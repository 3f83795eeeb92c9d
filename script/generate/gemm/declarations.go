package main

import (
	"bytes"
	"fmt"
)

// declarations is the Go file that has the table of tiles and calls them.
func declarations() []byte {
	var out bytes.Buffer
	out.WriteString(header + "package gemm\n\nimport \"github.com/weft-gpu/weft/dtype\"\n\nconst (\n\t_ function = iota\n")
	var all []*kernel
	for _, m := range machines {
		all = append(all, m.kernels()...)
	}
	for _, k := range all {
		fmt.Fprintf(&out, "\t%sFunction\n", k.name())
	}
	out.WriteString(")\n\n// generated are the loops by the bits of a vector and by type.\nvar generated = map[int]map[dtype.DType]*Kind{\n")
	for _, m := range machines {
		fmt.Fprintf(&out, "%d: {\n", m.bits)
		for _, l := range lanes {
			if m.bits < l.least {
				continue
			}
			for _, name := range []string{l.name, l.also} {
				if name != "" {
					fmt.Fprintf(&out, "dtype.%s: %s,\n", name, m.kind(l))
				}
			}
		}
		out.WriteString("},\n")
	}
	out.WriteString("}\n\n// call calls a loop.\nfunc call(f function, t *task) {\n\tswitch f {\n")
	for _, k := range all {
		fmt.Fprintf(&out, "\tcase %sFunction:\n\t\t%s(t)\n", k.name(), k.name())
	}
	out.WriteString("\t}\n}\n")
	for _, k := range all {
		fmt.Fprintf(&out, "\n//go:noescape\nfunc %s(t *task)\n", k.name())
	}
	return out.Bytes()
}

// kind is a machine's table for a type.
func (m machine) kind(l lane) string {
	var out bytes.Buffer
	count := m.bits / 8 / l.size
	fmt.Fprintf(&out, "{size: %d, lanes: %d, pack: pack%dFunction, square: %d, shapes: []tile{", l.size, count, 8*l.size, packing/8/l.size)
	for _, k := range m.kernels() {
		if k.lane.name == l.name && k.turned == nil && !k.pairs && k.brings == nil {
			fmt.Fprintf(&out, "{%d, %d, %sFunction},", k.rows, k.vectors*count, k.name())
		}
	}
	fmt.Fprintf(&out, "}, turns: []tile{")
	for _, t := range m.turned {
		fmt.Fprintf(&out, "{%d, %d, turned%s%dFunction},", t.rows, t.groups*count, l.name, m.bits)
	}
	out.WriteString("}")
	if !l.isComplex() {
		fmt.Fprintf(&out, ", pairs: tile{1, %d, pairs%s%dFunction}", m.pairs*count, l.name, m.bits)
	}
	if l.from != nil {
		fmt.Fprintf(&out, ", from: map[dtype.DType]bringing{")
		for _, n := range l.from {
			fmt.Fprintf(&out, "dtype.%s: {", n.name)
			for _, b := range l.bringings() {
				if b.narrow == n {
					fmt.Fprintf(&out, "%s: %sFunction, ", map[bool]string{false: "widen", true: "join"}[b.joins], b.name())
				}
			}
			out.WriteString("}, ")
		}
		out.WriteString("}")
	}
	out.WriteString("}")
	return out.String()
}
