package plan

// assignSlots lets temporaries whose lives do not overlap share memory: each
// takes the smallest free slot that is large enough and at most twice as large.
func (s *state) assignSlots() error {
	p := s.plan
	if !s.cfg.runs(Reuse) {
		for i := range p.Temps {
			p.Temps[i].Slot = i
			p.Slots = append(p.Slots, p.Temps[i].Bytes())
		}
		p.shareSlots()
		return nil
	}
	dies := make([][]int, len(p.Steps))
	for t, l := range p.lives() {
		if l.last >= 0 && !p.Temps[t].Keep && p.Temps[t].In == nil {
			dies[l.last] = append(dies[l.last], t)
		}
	}
	var free []int
	taken := make([]bool, len(p.Temps))
	for i, s := range p.Steps {
		for _, t := range s.Outs() {
			if t = p.home(t); !taken[t] { // an update's second step writes what its first did
				taken[t] = true
				p.takeSlot(&p.Temps[t], &free)
			}
		}
		for _, t := range dies[i] {
			free = append(free, p.Temps[t].Slot)
		}
	}
	p.shareSlots()
	return nil
}

// shareSlots gives temporaries in others their slots.
func (p *Plan) shareSlots() {
	for i := range p.Temps {
		p.Temps[i].Slot = p.Temps[p.home(i)].Slot
	}
}

func (p *Plan) takeSlot(t *Temp, free *[]int) {
	need, best := t.Bytes(), -1
	for i, s := range *free {
		if size := p.Slots[s]; !t.Keep && size >= need && size <= 2*need+256 && (best < 0 || size < p.Slots[(*free)[best]]) {
			best = i
		}
	}
	if best < 0 {
		p.Slots = append(p.Slots, need)
		t.Slot = len(p.Slots) - 1
		return
	}
	t.Slot = (*free)[best]
	*free = append((*free)[:best], (*free)[best+1:]...)
}

// life is the first and the last step that touch a temporary or what is in it; -1
// where none does.
type life struct{ first, last int }

func (p *Plan) lives() []life {
	list := make([]life, len(p.Temps))
	for t := range list {
		list[t] = life{-1, -1}
	}
	touch := func(t, step int) {
		for _, t := range []int{t, p.home(t)} {
			if list[t].first < 0 {
				list[t].first = step
			}
			list[t].last = step
		}
	}
	for i, s := range p.Steps {
		for _, t := range s.Outs() {
			touch(t, i)
		}
		for _, r := range s.Operands {
			if r.Temp >= 0 {
				touch(r.Temp, i)
			}
		}
	}
	return list
}
