package vulkan

// Source is a placeholder for a buffer that is only known when a Template is added to a batch. It
// is the Buffer of a Binding of a dispatch in the batch from which the Template is made. i counts
// from 0.
func Source(i int) Buffer { return Buffer(i + 1) }

// Template is a recorded batch whose dispatches name sources instead of buffers. It can be added to
// other batches many times without a new recording. It never changes.
type Template struct {
	words      []uint64
	places     []templatePlace
	commands   int
	timestamps int
	device     *Device
}

// templatePlace is the index of a binding's words: its buffer, then its offset.
type templatePlace struct{ word, source uint32 }

// Template makes a template of a batch. All buffers of its dispatches must be sources, and it must
// have no copies and no fills. Offsets are relative to the start of a source. Errors: *BatchError.
func (b *Batch) Template() (*Template, error) {
	if b.err != nil {
		return nil, b.err
	}
	t := &Template{words: append([]uint64(nil), b.words...), commands: b.commands, timestamps: b.timestamps, device: b.device}
	for at := 0; at < len(t.words); {
		switch head := t.words[at]; head & 0xff {
		case opDispatch:
			bindings := int(head>>8&0xffff) + int(head>>24&1)
			for i := range bindings {
				word := at + dispatchWords + bindingWords*i
				t.places = append(t.places, templatePlace{uint32(word), uint32(t.words[word] - 1)})
			}
			at += dispatchWords + bindingWords*bindings + int(head>>40&0xffff+1)/2
		case opBarrier:
			at += barrierWords
		case opTimestamp:
			at += timestampWords
		default:
			return nil, &BatchError{Reason: "a template must have no copies or fills"}
		}
	}
	return t, nil
}

// Len is the number of commands.
func (t *Template) Len() int { return t.commands }

// Bytes is the size of the template in memory.
func (t *Template) Bytes() int { return 8 * (len(t.words) + len(t.places)) }

// AddTemplate adds a template's commands. sources gives each source's buffer and the offset where
// it begins, a multiple of the device's alignments. Only one part of a batch may have timestamps.
func (b *Batch) AddTemplate(t *Template, sources []Binding) {
	switch {
	case b.device != nil && t.device != nil && b.device != t.device:
		b.fail("", "the template has pipelines of another device")
		return
	case b.timestamps > 0 && t.timestamps > 0:
		b.fail("", "the template has timestamps, and the batch has some already")
		return
	}
	if t.device != nil {
		b.device = t.device
	}
	start := len(b.words)
	b.words = append(b.words, t.words...)
	words := b.words[start:]
	for _, p := range t.places {
		s := &sources[p.source]
		words[p.word] = uint64(s.Buffer)
		words[p.word+1] += uint64(s.Offset)
	}
	b.timestamps += t.timestamps
	b.commands += t.commands
}
