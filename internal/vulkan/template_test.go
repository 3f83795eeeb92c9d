package vulkan

import (
	"errors"
	"slices"
	"testing"
)

// A template adds the words of its batch with the sources replaced: buffers by buffers, offsets by
// sums.
func TestTemplate(t *testing.T) {
	d := &Device{info: Info{Limits: Limits{MaxWorkgroupCount: [3]int{9, 9, 9}, MinStorageOffsetAlignment: 16, MaxStorageBufferRange: 1024,
		MinUniformOffsetAlignment: 16, MaxUniformBufferRange: 1024}}}
	p := &Pipeline{device: d, storage: 2, uniform: true, pushWords: 3}
	commands := func(b *Batch, first, second, uniform Binding) {
		b.Barrier(ShaderWrite, ShaderRead)
		b.Dispatch(p, []Binding{first, second}, &uniform, []uint32{1, 2, 3}, [3]uint32{1, 1, 1})
		b.Timestamp()
		b.Dispatch(p, []Binding{second, first}, &uniform, []uint32{4, 5, 6}, [3]uint32{1, 1, 1})
	}
	var recorded, got, want Batch
	commands(&recorded, Binding{Source(0), 16, 64}, Binding{Source(1), 0, 32}, Binding{Source(2), 0, 16})
	template, err := recorded.Template()
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // the template must not change
		got.Reset()
		want.Reset()
		got.Barrier(HostWrite, ShaderRead)
		got.AddTemplate(template, []Binding{{70, 256, 0}, {71, 512, 0}, {72, 32, 0}})
		want.Barrier(HostWrite, ShaderRead)
		commands(&want, Binding{70, 272, 64}, Binding{71, 512, 32}, Binding{72, 32, 16})
		if !slices.Equal(got.words, want.words) || got.commands != want.commands || got.timestamps != want.timestamps {
			t.Fatalf("got  %x\nwant %x", got.words, want.words)
		}
	}
	if template.Len() != recorded.Len() {
		t.Errorf("%d commands, want %d", template.Len(), recorded.Len())
	}

	for name, spoil := range map[string]func() error{
		"a copy": func() error {
			var b Batch
			b.Copy(1, 2, 0, 0, 4)
			_, err := b.Template()
			return err
		},
		"a mistake": func() error {
			var b Batch
			b.Dispatch(nil, nil, nil, nil, [3]uint32{})
			_, err := b.Template()
			return err
		},
		"timestamps twice": func() error {
			got.AddTemplate(template, []Binding{{70, 256, 0}, {71, 512, 0}, {72, 32, 0}})
			return asError(got.err)
		},
	} {
		var wrong *BatchError
		if err := spoil(); !errors.As(err, &wrong) {
			t.Errorf("%s: %v, want a *BatchError", name, err)
		}
	}
}

func asError(e *BatchError) error {
	if e == nil {
		return nil
	}
	return e
}
