package predict

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// Every built-in card has all figures, each with a source.
func TestCards(t *testing.T) {
	names := Cards()
	if len(names) < 4 {
		t.Fatalf("the only built-in cards are %v", names)
	}
	for _, name := range names {
		c, err := Load(name)
		if err != nil {
			t.Error(err)
			continue
		}
		figures := 0
		c.Each(func(field string, f Figure) {
			figures++
			if len(f.Source) < 3 {
				t.Errorf("%s: %s: source %q", name, field, f.Source)
			}
		})
		if figures < 40 {
			t.Errorf("%s has only %d figures", name, figures)
		}
		if cfg := c.Config(); cfg.MaxOperands < 3 || cfg.SharedBytes == 0 {
			t.Errorf("%s: configuration %+v", name, cfg)
		}
	}
}

// The planner would take a limit that Info leaves out for 0.
func TestInfoIsWhole(t *testing.T) {
	for _, name := range Cards() {
		c, err := Load(name)
		if err != nil {
			t.Fatal(err)
		}
		info := c.Info()
		limits := reflect.ValueOf(info.Limits)
		for i := range limits.NumField() {
			if limits.Field(i).IsZero() {
				t.Errorf("%s: %s is 0", name, limits.Type().Field(i).Name)
			}
		}
		if f := info.Features; !f.HasSubgroup(f.SubgroupSize) || f.SubgroupOperations == 0 {
			t.Errorf("%s: %+v", name, f)
		}
	}
}

// edited returns a built-in card's text with the value at a path of names replaced, or
// removed if value is nil.
func edited(t *testing.T, path string, value any) []byte {
	t.Helper()
	text, err := files.ReadFile("cards/h200.json")
	if err != nil {
		t.Fatal(err)
	}
	var card map[string]any
	if err := json.Unmarshal(text, &card); err != nil {
		t.Fatal(err)
	}
	at, names := card, strings.Split(path, ".")
	for _, n := range names[:len(names)-1] {
		at = at[n].(map[string]any)
	}
	if value == nil {
		delete(at, names[len(names)-1])
	} else {
		at[names[len(names)-1]] = value
	}
	text, err = json.Marshal(card)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestCardErrors(t *testing.T) {
	for _, c := range []struct {
		path  string
		value any
		field string // of the error
		what  string
	}{
		{"name", nil, "name", "is missing"},
		{"clock", nil, "clock", "is missing"},
		{"memory.bandwidth.source", "", "memory.bandwidth", "has no source"},
		{"memory.bandwidth.value", -1.0, "memory.bandwidth", "is -1"},
		{"memory.bandwidth.value", "fast", "memory.bandwidth.value", "is a JSON string"},
		{"memory.achieved.value", 1.5, "memory.achieved", "is 1.5"},
		{"units", 132, "units", "is a JSON number"},
		{"unit.issue.value", 0, "unit.issue", "is 0"},
		{"launches.launch.value", -0.5, "launches.launch", "is -0.5"},
		{"device.float64.value", 2, "device.float64", "is 2"},
		{"device.subgroup.value", 2, "device.subgroup", "is 2"},
		{"device.subgroup.value", 48, "device.subgroup", "is 48"},
		{"units.value", 1.5, "units", "is 1.5"},
		{"rates.float32", nil, "rates.float32", "is missing"},
		{"rates.float32.pipe", nil, "rates.float32.pipe", "is missing"},
		{"rates.float12", map[string]any{"pipe": "x", "value": 1, "source": "none"}, "rates.float12", "is no class of instructions"},
		{"matrix.float16 float32", nil, "matrix.float16 float32", "is missing"},
		{"matrix.float16 float8", map[string]any{"value": 1, "source": "none"}, "matrix.float16 float8", "is no pair of types"},
		{"colour", "green", "colour", "is no field of a card"},
	} {
		_, err := Parse("x.json", edited(t, c.path, c.value))
		var wrong *CardError
		if !errors.As(err, &wrong) {
			t.Errorf("%s = %v: %v", c.path, c.value, err)
			continue
		}
		if wrong.Field != c.field || wrong.What != c.what || wrong.Hint == "" || wrong.File != "x.json" {
			t.Errorf("%s = %v: %+v, want field %q, %q", c.path, c.value, wrong, c.field, c.what)
		}
	}
	for _, text := range []string{"", "{", "[]", "{} {}"} {
		if _, err := Parse("x.json", []byte(text)); err == nil {
			t.Errorf("%q is accepted as a card", text)
		}
	}
}

// Load reads a user's file like a built-in card.
func TestLoadFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mine.json")
	if err := os.WriteFile(file, edited(t, "name", "mine"), 0o666); err != nil {
		t.Fatal(err)
	}
	c, err := Load(file)
	if err != nil || c.Name != "mine" {
		t.Errorf("%v, %v", c, err)
	}
	_, err = Load(file + "x")
	var wrong *CardError
	if !errors.As(err, &wrong) || !strings.Contains(wrong.Error(), "h200") {
		t.Errorf("%v", err)
	}
}
