package onnx

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestCoderGivesEqualStringsOneCode(t *testing.T) {
	c := newCoder(10)
	first, d1, err1 := c.encode([]string{"a", "b", "a"})
	second, d2, err2 := c.encode([]string{"c", "b"})
	if err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	if first[0] != first[2] || first[1] != second[1] || first[0] == first[1] || second[0] == first[0] {
		t.Errorf("codes %v and %v", first, second)
	}
	runtime.KeepAlive(d1)
	runtime.KeepAlive(d2)
}

func TestCoderIsFull(t *testing.T) {
	c := newCoder(2)
	_, dict, err := c.encode([]string{"a", "b"})
	if err != nil {
		t.Fatal(err)
	}
	var full *DictionaryError
	if _, _, err := c.encode([]string{"c"}); !errors.As(err, &full) {
		t.Errorf("a third string: %v", err)
	}
	runtime.KeepAlive(dict)
}

// TestCoderTakesCodesBack encodes more strings than there are codes. It drops each before the next,
// and keeps one throughout.
func TestCoderTakesCodesBack(t *testing.T) {
	c := newCoder(8)
	held, dict, err := c.encode([]string{"held"})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 40 {
		codes := encodeAfterCollection(t, c, fmt.Sprint("word ", i))
		if codes[0] == held[0] {
			t.Fatalf("word %d got the code of a string in use", i)
		}
	}
	if texts, err := dict.decode(held); err != nil || texts[0] != "held" {
		t.Errorf("the held string is %q, %v", texts, err)
	}
}

// TestCoderKeepsAnOlderWordsSuccessor: a word may be collected after its text
// has come back as another word, which stays the text's only one.
func TestCoderKeepsAnOlderWordsSuccessor(t *testing.T) {
	c := newCoder(10)
	before, dict, err := c.encode([]string{"a"})
	if err != nil {
		t.Fatal(err)
	}
	c.drop(word{text: "a", code: 9})
	after, _, err := c.encode([]string{"a"})
	if err != nil || after[0] != before[0] {
		t.Errorf("the code of a was %d and is %d, %v", before[0], after[0], err)
	}
	runtime.KeepAlive(dict)
}

// encodeAfterCollection retries until the collector has found the dropped words.
func encodeAfterCollection(t *testing.T, c *coder, text string) []int32 {
	t.Helper()
	for range 1000 {
		codes, _, err := c.encode([]string{text})
		if err == nil {
			return codes
		}
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	t.Fatalf("no code came back for %q", text)
	return nil
}

func TestMergeDictionaries(t *testing.T) {
	c := newCoder(10)
	of := func(texts ...string) *dictionary {
		_, d, err := c.encode(texts)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	ab, b, bc := of("a", "b"), of("b"), of("b", "c")
	for _, m := range []struct {
		x, y *dictionary
		want []string
		same *dictionary // returned as it is
	}{
		{ab, bc, []string{"a", "b", "c"}, nil},
		{ab, b, []string{"a", "b"}, ab},
		{b, ab, []string{"a", "b"}, ab},
		{nil, b, []string{"b"}, b},
		{b, nil, []string{"b"}, b},
	} {
		got := merge(m.x, m.y)
		if !slices.Equal(got.texts(), m.want) || m.same != nil && got != m.same {
			t.Errorf("merge = %q, want %q", got.texts(), m.want)
		}
	}
	if merge(nil, nil) != nil {
		t.Error("merging none gives a dictionary")
	}
}

func TestDecodeUnknownCode(t *testing.T) {
	var e *DictionaryError
	if _, err := (&dictionary{}).decode([]int32{7}); !errors.As(err, &e) || !strings.Contains(e.Problem, "element 0 has the code 7") {
		t.Errorf("code 7 of an empty dictionary: %v", err)
	}
}
