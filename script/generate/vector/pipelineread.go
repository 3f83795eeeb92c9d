package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

var (
	registerText = regexp.MustCompile(`\b([ZYK])(\d+)\b`)
	valueText    = regexp.MustCompile(`<(\d+)>`)
)

// read makes units of a loop's lines.
func (p *pipeline) read() {
	values := map[string]int{} // by the register that holds it
	fresh := func(register string) int {
		p.isMask = append(p.isMask, register[0] == 'K')
		values[register] = len(p.isMask) - 1
		return values[register]
	}
	named := func(text string) string {
		return registerText.ReplaceAllStringFunc(text, func(r string) string { return fmt.Sprintf("<%d>", values[r]) })
	}
	lines := strings.Split(strings.TrimSpace(p.text.String()), "\n")
	for i := 0; i < len(lines); i++ {
		line := strings.TrimSpace(lines[i])
		name, rest, _ := strings.Cut(line, " ")
		operands := strings.Split(rest, ", ")
		last := operands[len(operands)-1]
		u := &unit{def: none, cycles: latency(name)}
		p.units = append(p.units, u)
		switch {
		case name == "LEAQ":
			p.readGather(u, lines[i:i+4], values, fresh)
			i += 3
			continue
		case strings.HasPrefix(name, "KORTEST"):
			u.kind, u.lines = leaves, []string{named(line)}
			i++ // the jump
		case strings.Contains(last, "(DI)"):
			u.kind, u.lines = stores, []string{named(line)}
		default:
			sources := named(strings.Join(operands[:len(operands)-1], ", "))
			switch {
			case strings.Contains(sources, "(BX*"), strings.Contains(sources, "(R9*"):
				u.kind = load
			case !valueText.MatchString(sources):
				u.kind = free
			}
			u.def = fresh(last)
			u.lines = []string{fmt.Sprintf("%s %s, <%d>", name, sources, u.def)}
		}
		u.uses = u.reads()
	}
}

// scratchMask is the mask that a gather uses up.
const scratchMask = "K7"

// readGather makes one unit of the lines that read a table.
func (p *pipeline) readGather(u *unit, lines []string, values map[string]int, fresh func(string) int) {
	read := strings.TrimSpace(lines[3])
	found := registerText.FindAllString(read, -1) // the index, the mask, the result
	u.kind, u.early, u.uses = gather, true, []int{values[found[0]]}
	u.def = fresh(found[2])
	name, _, _ := strings.Cut(read, " ")
	scale := read[strings.Index(read, "*"):strings.Index(read, "),")]
	u.lines = []string{
		strings.TrimSpace(lines[0]),
		fmt.Sprintf("KXNORW %[1]s, %[1]s, %[1]s", scratchMask),
		fmt.Sprintf("VPXORD <%[1]d>, <%[1]d>, <%[1]d>", u.def),
		fmt.Sprintf("%s (AX)(<%d>%s), %s, <%d>", name, u.uses[0], scale, scratchMask, u.def),
	}
	u.cycles = latency(name)
}

// reads are the values in a unit's lines but the one that it makes.
func (u *unit) reads() (list []int) {
	for _, line := range u.lines {
		for _, found := range valueText.FindAllStringSubmatch(line, -1) {
			var v int
			fmt.Sscan(found[1], &v)
			if v != u.def && !slices.Contains(list, v) {
				list = append(list, v)
			}
		}
	}
	return list
}
