package onnx

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"
	"weak"
)

// word is a string and the code that stands for it on every device.
type word struct {
	text string
	code int32
}

// coder gives every string one code for as long as a tensor holds the string. So two tensors' codes
// are equal exactly where their strings are: no operand has to be recoded, for which the graph
// would have to run first.
type coder struct {
	mu     sync.Mutex
	limit  int32 // the number of codes
	next   int32 // the least code never given out
	free   []int32
	byText map[string]weak.Pointer[word]
}

var allCodes = newCoder(math.MaxInt32)

func newCoder(limit int32) *coder {
	return &coder{limit: limit, byText: map[string]weak.Pointer[word]{}}
}

// encode returns the codes of the strings and the dictionary to read them by.
func (c *coder) encode(texts []string) ([]int32, *dictionary, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	codes := make([]int32, len(texts))
	dict := &dictionary{words: map[int32]*word{}}
	for i, text := range texts {
		w, err := c.word(text)
		if err != nil {
			return nil, nil, err
		}
		codes[i] = w.code
		dict.words[w.code] = w
	}
	return codes, dict, nil
}

// word finds or makes the word of a text. The caller holds c's lock.
func (c *coder) word(text string) (*word, error) {
	if w := c.byText[text].Value(); w != nil {
		return w, nil
	}
	code := c.next
	switch {
	case len(c.free) > 0:
		code = c.free[len(c.free)-1]
		c.free = c.free[:len(c.free)-1]
	case code < c.limit:
		c.next++
	default:
		return nil, &DictionaryError{Op: "From", Problem: fmt.Sprintf("the string tensors in use hold %d different strings, as many as there are codes: drop some tensors first", c.limit)}
	}
	w := &word{text: text, code: code}
	c.byText[text] = weak.Make(w)
	runtime.AddCleanup(w, c.drop, word{text: text, code: code})
	return w, nil
}

// drop takes back the code of a word that no dictionary holds any more. The text may have another
// word by now.
func (c *coder) drop(w word) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.byText[w.text].Value() == nil {
		delete(c.byText, w.text)
	}
	c.free = append(c.free, w.code)
}

// dictionary holds the strings for which a tensor's codes may stand. It is immutable, and keeps
// their codes from being given to other strings.
type dictionary struct {
	words map[int32]*word
}

// decode turns codes back into strings.
func (d *dictionary) decode(codes []int32) ([]string, error) {
	texts := make([]string, len(codes))
	for i, code := range codes {
		w, ok := d.words[code]
		if !ok {
			return nil, &DictionaryError{Op: "Read", Problem: fmt.Sprintf("element %d has the code %d, which is not in the tensor's dictionary: the device's memory was changed", i, code)}
		}
		texts[i] = w.text
	}
	return texts, nil
}

// texts lists the strings in ascending order.
func (d *dictionary) texts() []string {
	texts := make([]string, 0, len(d.words))
	for _, w := range d.words {
		texts = append(texts, w.text)
	}
	slices.Sort(texts)
	return texts
}

// merge returns the dictionary of a tensor that takes elements of both; nil if neither exists.
func merge(a, b *dictionary) *dictionary {
	if a == nil || b != nil && len(a.words) < len(b.words) {
		a, b = b, a
	}
	if b == nil || b.within(a) {
		return a
	}
	all := &dictionary{words: make(map[int32]*word, len(a.words)+len(b.words))}
	for _, d := range []*dictionary{a, b} {
		for code, w := range d.words {
			all.words[code] = w
		}
	}
	return all
}

// within reports whether b has every word of d.
func (d *dictionary) within(b *dictionary) bool {
	for code := range d.words {
		if _, ok := b.words[code]; !ok {
			return false
		}
	}
	return true
}
