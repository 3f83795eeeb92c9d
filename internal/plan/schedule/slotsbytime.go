package schedule

import (
	"cmp"
	"math/bits"
	"slices"
)

// If a plan has thousands of temporaries, they get their memory in the order of time: each takes a
// free extent that is hardly larger, and frees it after the last step that touches it. That takes
// linear time, and a little more memory than the best of several orders. Devices without an offset
// alignment do not use it.

// memoryByTime is the state of the slots while a step runs.
type memoryByTime struct {
	*slotAssigner
	free    [64 * freeSteps][]freeExtent // by class of size; some may have been taken since they were listed
	filled  [freeSteps]uint64            // a bit for each class whose list is not empty
	begins  map[slotByte]int64           // the end of each free extent, by its beginning
	ends    map[slotByte]int64           // the beginning of each free extent, by its end
	growing int                          // the slot that grows; -1: none does
}

// freeSteps is the number of classes of sizes between a size and its double.
const freeSteps = 8

type slotByte struct {
	slot int
	at   int64
}

type freeExtent struct {
	slotByte
	end int64
}

// classOf returns the class of a size. Sizes of a higher class are larger.
func classOf(bytes int64) int {
	if bytes < freeSteps {
		return int(bytes)
	}
	step := bits.Len64(uint64(bytes)) - bits.Len(freeSteps)
	return step*freeSteps + int(bytes>>step)
}

// assignByTime assigns all temporaries that have memory of their own, in the order in which
// steps first touch them.
func (a *slotAssigner) assignByTime() {
	m := &memoryByTime{slotAssigner: a, begins: map[slotByte]int64{}, ends: map[slotByte]int64{}, growing: -1}
	var list []int
	for t, l := range a.lives {
		switch {
		case l.First < 0 || a.Temps[t].In != nil:
		case a.Temps[t].Keep:
			a.Temps[t].Slot, a.Temps[t].At = m.newSlot(a.Temps[t].Bytes()), 0
		default:
			list = append(list, t)
		}
	}
	ending := slices.Clone(list)
	slices.SortStableFunc(list, func(t, u int) int { return cmp.Compare(a.lives[t].First, a.lives[u].First) })
	slices.SortStableFunc(ending, func(t, u int) int { return cmp.Compare(a.lives[t].Last, a.lives[u].Last) })
	for _, t := range list {
		for len(ending) > 0 && a.lives[ending[0]].Last < a.lives[t].First {
			temp := &a.Temps[ending[0]]
			m.give(temp.Slot, temp.At, temp.At+m.room(ending[0]))
			ending = ending[1:]
		}
		temp := &a.Temps[t]
		temp.Slot, temp.At = m.take(m.room(t))
	}
}

// room returns how many bytes of a slot a temporary takes: as far as its bindings reach,
// rounded up to the alignment.
func (m *memoryByTime) room(t int) int64 {
	temp := m.Temps[t]
	return (temp.End() - temp.At + m.grain - 1) / m.grain * m.grain
}

func (m *memoryByTime) newSlot(bytes int64) int {
	m.Slots = append(m.Slots, bytes)
	return len(m.Slots) - 1
}

// take returns the place of free memory of that many bytes.
func (m *memoryByTime) take(bytes int64) (slot int, at int64) {
	for class := m.nextFilled(classOf(bytes)); class < len(m.free); class = m.nextFilled(class + 1) {
		list := m.free[class]
		for i := len(list) - 1; i >= max(0, len(list)-freeSteps); i-- {
			e := list[i]
			if m.begins[e.slotByte] != e.end { // the extent was taken, or merged into a larger one
				list = slices.Delete(list, i, i+1)
				continue
			}
			if e.end-e.at < bytes {
				continue
			}
			m.setFree(class, slices.Delete(list, i, i+1))
			return e.slot, m.split(e, bytes)
		}
		m.setFree(class, list)
	}
	return m.grow(bytes)
}

// nextFilled returns the first class from the given one on that has free extents.
func (m *memoryByTime) nextFilled(class int) int {
	for word := class / 64; word < len(m.filled); word++ {
		rest := m.filled[word]
		if word == class/64 {
			rest = rest >> (class % 64) << (class % 64)
		}
		if rest != 0 {
			return 64*word + bits.TrailingZeros64(rest)
		}
	}
	return len(m.free)
}

func (m *memoryByTime) setFree(class int, list []freeExtent) {
	m.free[class] = list
	if m.filled[class/64] &^= 1 << (class % 64); len(list) > 0 {
		m.filled[class/64] |= 1 << (class % 64)
	}
}

// split takes the first bytes of a free extent, and frees the others again.
func (m *memoryByTime) split(e freeExtent, bytes int64) int64 {
	m.forget(e)
	if e.at+bytes < e.end {
		m.give(e.slot, e.at+bytes, e.end)
	}
	return e.at
}

// grow returns memory at the end of the growing slot, or of a new one.
func (m *memoryByTime) grow(bytes int64) (slot int, at int64) {
	if m.growing < 0 || m.Slots[m.growing]+bytes > largestSlot {
		if slot = m.newSlot(bytes); bytes <= largestSlot {
			m.growing = slot
		}
		return slot, 0
	}
	slot, at = m.growing, m.Slots[m.growing]
	if from, ok := m.ends[slotByte{slot, at}]; ok {
		m.forget(freeExtent{slotByte{slot, from}, at})
		at = from
	}
	if end := at + bytes; end < m.Slots[slot] {
		m.give(slot, end, m.Slots[slot])
	} else {
		m.Slots[slot] = end
	}
	return slot, at
}

// give frees an extent, and merges it with free neighbours.
func (m *memoryByTime) give(slot int, at, end int64) {
	if from, ok := m.ends[slotByte{slot, at}]; ok {
		m.forget(freeExtent{slotByte{slot, from}, at})
		at = from
	}
	if to, ok := m.begins[slotByte{slot, end}]; ok {
		m.forget(freeExtent{slotByte{slot, end}, to})
		end = to
	}
	e := freeExtent{slotByte{slot, at}, end}
	m.begins[e.slotByte], m.ends[slotByte{slot, end}] = end, at
	class := classOf(end - at)
	m.setFree(class, append(m.free[class], e))
}

// forget notes that an extent is taken, or merged into another.
func (m *memoryByTime) forget(e freeExtent) {
	delete(m.begins, e.slotByte)
	delete(m.ends, slotByte{e.slot, e.end})
}
