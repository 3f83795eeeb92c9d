package main

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A pipeline is a loop that works on several vectors at the same time, each at another stage: it
// ends one, is in the middle of the next, and begins the one after. A function is one long chain of
// operations that wait for each other, and a processor looks about a hundred instructions ahead:
// without stages it finds little to do beside the chain.
//
// The pass reads the text of a loop in which every value has a register of its own, orders its
// instructions anew (modulo scheduling), and chooses registers. The instructions are the same but
// for moves, and so are the bits. The loop is no longer, and needs no code before it or after it:
// in its first turns the later stages compute something that is not stored, and in its last turns
// the first stage reads the last vector again.
type pipeline struct {
	*loop
	units    []*unit
	isMask   []bool // of each value
	interval int    // cycles from one vector to the next
	stages   int
	sinking
}

// sinking says what may move to where its value is used, at the cost of other values. Which way
// takes the fewest registers differs by function, so all are tried.
type sinking struct {
	deep  bool // what makes a value with its user
	masks bool // a condition, if its operand then lives for longer
}

var sinkings = []sinking{{masks: true}, {}, {deep: true, masks: true}, {deep: true}}

// unit is one instruction, or some that stay together. In its lines, values are written as
// <number>.
type unit struct {
	lines  []string
	uses   []int
	def    int  // the value that it makes, or none
	early  bool // it writes the value before it has read all
	kind   unitKind
	cycles int // until its value is there
	at     int // the cycle at which it begins, from that of the vector's first load on
}

type unitKind int

const (
	plain unitKind = iota
	load           // of an operand
	free           // reads nothing but a constant
	gather
	leaves
	stores
	copies
)

const none = -1

const (
	mostStages    = 6       // more are no faster
	fewestToStage = 24      // instructions of a loop that is worth it
	unbound       = 1 << 10 // registers
)

// pipelined is a function whose loop has stages, if there is one.
func (m *machine) pipelined(d definition) (string, bool) {
	if !m.stages || !d.elementary {
		return "", false
	}
	endless := *m
	endless.vectors, endless.maskRegisters = unbound, unbound
	for stages := mostStages; stages > 1; stages-- {
		for _, how := range sinkings {
			p := &pipeline{loop: endless.loop(d, 0), sinking: how}
			p.read()
			if len(p.units) < fewestToStage {
				return "", false
			}
			if !p.schedule(stages) || !p.isSafe() {
				continue
			}
			if body, ok := p.body(m); ok {
				return p.around(body), true
			}
		}
	}
	return "", false
}

// latency is about how many cycles pass before an instruction's result is there.
func latency(name string) int {
	for _, l := range []struct {
		prefix string
		cycles int
	}{
		{"VDIVPS", 18}, {"VDIVPD", 24}, {"VSQRTPS", 20}, {"VSQRTPD", 32}, {"VPGATHER", 28}, {"VPMULL", 12}, {"VPMUL", 5},
		{"VRNDSCALE", 8}, {"VMOVUPS", 7}, {"VBROADCAST", 7}, {"VCMP", 4}, {"VPCMP", 4}, {"VADD", 4}, {"VSUB", 4}, {"VMUL", 4}, {"VCVT", 4},
		{"VMAX", 4}, {"VMIN", 4},
	} {
		if strings.HasPrefix(name, l.prefix) {
			return l.cycles
		}
	}
	return 1
}

// throughput is about how many cycles a vector takes where nothing waits: two instructions of
// 512 bits begin in each.
func (p *pipeline) throughput() int {
	instructions, divider := 0, 0
	for _, u := range p.units {
		name := u.lines[0]
		switch {
		case u.kind == plain, u.kind == leaves:
			instructions++
		case u.kind == gather:
			instructions += 8
		}
		if strings.HasPrefix(name, "VDIV") || strings.HasPrefix(name, "VSQRT") {
			divider += u.cycles - 2
		}
	}
	return max((instructions+1)/2, divider)
}

// schedule chooses the cycles: each unit begins as soon as its operands are there, or, if that
// keeps no operand alive for longer, as late as possible.
func (p *pipeline) schedule(most int) bool {
	ready := make([]int, len(p.isMask))
	end := 0
	for _, u := range p.units {
		u.at = 0
		for _, v := range u.uses {
			u.at = max(u.at, ready[v])
		}
		if u.def != none {
			ready[u.def] = u.at + u.cycles
		}
		end = max(end, u.at+u.cycles)
	}
	p.interval = max(p.throughput(), (end+most-1)/most)
	p.stages = (end + p.interval - 1) / p.interval
	if p.stages != most {
		return false
	}
	store := p.units[len(p.units)-1]
	store.at = p.stages*p.interval - 1
	p.sink()
	p.copy()
	slices.SortStableFunc(p.units, func(a, b *unit) int {
		return cmp.Or(cmp.Compare(a.at%p.interval, b.at%p.interval), cmp.Compare(a.at, b.at))
	})
	return true
}

// sink moves units to where their values are used.
func (p *pipeline) sink() {
	for i := len(p.units) - 1; i >= 0; i-- {
		u := p.units[i]
		if u.kind == stores || u.kind == leaves {
			continue
		}
		latest := never
		for _, user := range p.units {
			if slices.Contains(user.uses, u.def) {
				latest = min(latest, user.at-u.cycles)
			}
		}
		if u.kind == load {
			latest = min(latest, p.interval-1)
		}
		if latest > u.at && p.keepsNothing(u, latest) {
			u.at = latest
		}
	}
}

// keepsNothing says that a unit's operands live as long as that anyway, or are made of what does,
// but for one in whose place its value lives.
func (p *pipeline) keepsNothing(u *unit, until int) bool {
	dying := 0
	for _, v := range u.uses {
		last := 0
		for _, user := range p.units {
			if user != u && slices.Contains(user.uses, v) {
				last = max(last, user.at)
			}
		}
		if last < until && (last > 0 || !p.sinksToo(v, until)) {
			dying++
		}
	}
	return dying == 0 || dying == 1 && u.kind != gather && (p.sinking.masks || !p.isMask[u.def])
}

// sinksToo says that what makes a value can be moved with its only user.
func (p *pipeline) sinksToo(v, until int) bool {
	made := p.units[slices.IndexFunc(p.units, func(u *unit) bool { return u.def == v })]
	return made.kind == free || made.kind == plain && (p.deep || p.isMask[v]) && p.keepsNothing(made, until-made.cycles)
}

// copy moves a value to another register where the next vector's takes its own.
func (p *pipeline) copy() {
	for v := 0; v < len(p.isMask); v++ {
		made := slices.IndexFunc(p.units, func(u *unit) bool { return u.def == v })
		until, last := p.units[made].at+p.interval-1, 0
		for _, u := range p.units {
			if slices.Contains(u.uses, v) {
				last = max(last, u.at)
			}
		}
		if last <= until {
			continue
		}
		p.isMask = append(p.isMask, p.isMask[v])
		next := len(p.isMask) - 1
		move := map[bool]string{false: "VMOVAPS", true: "KMOVW"}[p.isMask[v]]
		for _, u := range p.units {
			if u.at <= until {
				continue
			}
			for i, line := range u.lines {
				u.lines[i] = strings.ReplaceAll(line, fmt.Sprintf("<%d>", v), fmt.Sprintf("<%d>", next))
			}
			for i, used := range u.uses {
				if used == v {
					u.uses[i] = next
				}
			}
		}
		p.units = append(p.units, &unit{kind: copies, at: until, cycles: 1, def: next, uses: []int{v}, lines: []string{fmt.Sprintf("%s <%d>, <%d>", move, v, next)}})
	}
}

func (p *pipeline) stage(u *unit) int { return u.at / p.interval }

// isSafe reports that no table is read at an index that is made of nothing: before the first
// vector has come to a stage, what the stage reads is anything.
func (p *pipeline) isSafe() bool {
	for _, u := range p.units {
		if u.kind != gather || p.stage(u) == 0 {
			continue
		}
		made := p.units[slices.IndexFunc(p.units, func(o *unit) bool { return o.def == u.uses[0] })]
		if p.stage(made) != p.stage(u) || !strings.HasPrefix(made.lines[0], "VPAND") || !strings.Contains(made.lines[0], "constants") {
			return false
		}
	}
	return true
}

// masksFree are how many masks hold values: one is a gather's.
func (p *pipeline) masksFree() int {
	if slices.ContainsFunc(p.units, func(u *unit) bool { return u.kind == gather }) {
		return 6
	}
	return 7
}

// arc is when a register holds a value, in halves of a unit's place in the loop: it may begin in
// one turn and end in the next.
type arc struct{ value, from, length int }

// body is the loop's text, if a machine has registers enough.
func (p *pipeline) body(m *machine) (string, bool) {
	around := 2 * len(p.units)
	place := func(i int) int { return p.stage(p.units[i])*around + 2*i }
	arcs := make([]arc, len(p.isMask))
	for i, u := range p.units {
		if u.def != none {
			arcs[u.def] = arc{value: u.def, from: place(i) + 1}
			if u.early {
				arcs[u.def].from -= 2
			}
		}
	}
	for i, u := range p.units {
		for _, v := range u.uses {
			arcs[v].length = max(arcs[v].length, place(i)+1-arcs[v].from)
		}
	}
	names := make([]string, len(p.isMask))
	for _, isMask := range []bool{false, true} {
		of := slices.DeleteFunc(slices.Clone(arcs), func(a arc) bool { return p.isMask[a.value] != isMask })
		letter, first, n := m.letter, 0, m.vectors
		if isMask {
			letter, first, n = "K", 1, p.masksFree()
		}
		if !assign(of, around, n, func(v, r int) { names[v] = fmt.Sprintf("%s%d", letter, first+r) }) {
			return "", false
		}
	}
	var out bytes.Buffer
	for _, u := range p.units {
		p.writeUnit(&out, u, names)
	}
	return out.String(), true
}

// assign gives each arc a register. Those that are held where a turn begins come first, and then
// the others in order, each the register that has been free for the shortest time.
func assign(arcs []arc, around, n int, is func(value, r int)) bool {
	held := make([][]bool, n)
	for r := range held {
		held[r] = make([]bool, around)
	}
	slices.SortFunc(arcs, func(a, b arc) int {
		crosses := func(a arc) int {
			if (a.from%around+around)%around+a.length > around {
				return 0
			}
			return 1
		}
		return cmp.Or(cmp.Compare(crosses(a), crosses(b)), cmp.Compare(a.from%around, b.from%around), cmp.Compare(a.value, b.value))
	})
	for _, a := range arcs {
		best, idle := none, never
		for r := range held {
			fits := true
			for t := range max(a.length, 1) {
				fits = fits && !held[r][((a.from+t)%around+around)%around]
			}
			gap := 0
			for gap < around && !held[r][((a.from-1-gap)%around+around)%around] {
				gap++
			}
			if fits && gap < idle {
				best, idle = r, gap
			}
		}
		if best == none || a.length > around {
			return false
		}
		for t := range max(a.length, 1) {
			held[best][((a.from+t)%around+around)%around] = true
		}
		is(a.value, best)
	}
	return true
}

// writeUnit writes the lines of a unit with its registers.
func (p *pipeline) writeUnit(out *bytes.Buffer, u *unit, names []string) {
	for _, line := range u.lines {
		line = valueText.ReplaceAllStringFunc(line, func(v string) string {
			var n int
			fmt.Sscanf(v, "<%d>", &n)
			return names[n]
		})
		switch u.kind {
		case load:
			line = strings.ReplaceAll(line, "(BX*", "(R9*")
		case stores:
			line = "TESTQ R10, R10\n\tJLT next\n\t" + strings.ReplaceAll(line, "(BX*", "(R10*") + "\n\nnext:"
		}
		fmt.Fprintf(out, "\t%s\n", line)
	}
	if u.kind == leaves {
		fmt.Fprintf(out, "\tLEAQ %d(BX), R11\n\tCMOVQEQ CX, R11\n\tCMPQ R11, CX\n\tCMOVQCS R11, CX\n", -p.stage(u)*p.bits/p.loop.width)
	}
}

// around is the function about a pipelined body. BX counts the vectors that begin, R9 is BX up to
// the last vector, or twice that where it counts the parts of complex operands, and R10 counts those that end.
func (p *pipeline) around(body string) string {
	lanes := p.bits / p.loop.width
	p.text.Reset()
	p.text.WriteString(body)
	head, doubled := x86{p.loop}.head(), ""
	if p.pairs {
		doubled = "\tADDQ R9, R9\n"
	}
	return fmt.Sprintf(`%s	LEAQ -%d(CX), R12
	MOVQ $-%d, R10
	XORL BX, BX

loop:
	MOVQ BX, R9
	CMPQ R9, R12
	CMOVQGT R12, R9
%s%s	ADDQ $%d, BX
	ADDQ $%d, R10
	CMPQ R10, CX
	JLT loop
	VZEROUPPER
	MOVQ CX, ret+%d(FP)
	RET
`, head, lanes, (p.stages-1)*lanes, doubled, body, lanes, lanes, 8*(p.arity+2))
}
