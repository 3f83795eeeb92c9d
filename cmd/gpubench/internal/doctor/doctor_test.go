//go:build linux

package doctor

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// library is an ELF file that needs others.
func library(machine elf.Machine, needed ...string) []byte {
	names := "\x00"
	var dynamic bytes.Buffer
	for _, n := range needed {
		_ = binary.Write(&dynamic, binary.LittleEndian, elf.Dyn64{Tag: int64(elf.DT_NEEDED), Val: uint64(len(names))})
		names += n + "\x00"
	}
	_ = binary.Write(&dynamic, binary.LittleEndian, elf.Dyn64{})
	const sections = "\x00.dynamic\x00.dynstr\x00.shstrtab\x00"
	at := uint64(binary.Size(elf.Header64{}))
	body := append(append(dynamic.Bytes(), names...), sections...)
	head := elf.Header64{
		Ident: [16]byte{0x7f, 'E', 'L', 'F', byte(elf.ELFCLASS64), byte(elf.ELFDATA2LSB), byte(elf.EV_CURRENT)},
		Type:  uint16(elf.ET_DYN), Machine: uint16(machine), Version: uint32(elf.EV_CURRENT),
		Shoff: at + uint64(len(body)), Ehsize: uint16(at), Shentsize: 64, Shnum: 4, Shstrndx: 3,
	}
	var out bytes.Buffer
	_ = binary.Write(&out, binary.LittleEndian, head)
	out.Write(body)
	_ = binary.Write(&out, binary.LittleEndian, []elf.Section64{
		{},
		{Name: 1, Type: uint32(elf.SHT_DYNAMIC), Off: at, Size: uint64(dynamic.Len()), Link: 2, Entsize: 16},
		{Name: 10, Type: uint32(elf.SHT_STRTAB), Off: at + uint64(dynamic.Len()), Size: uint64(len(names))},
		{Name: 18, Type: uint32(elf.SHT_STRTAB), Off: at + uint64(dynamic.Len()+len(names)), Size: uint64(len(sections))},
	})
	return out.Bytes()
}

// patient is a machine on which all is well.
type patient struct {
	t         *testing.T
	root      string
	variables map[string]string
}

func healthy(t *testing.T) *patient {
	p := &patient{t, t.TempDir(), map[string]string{}}
	p.write("/usr/lib/libvulkan.so.1", library(elf.EM_X86_64))
	p.write("/usr/lib/libc.so.6", library(elf.EM_X86_64))
	p.write("/usr/lib/libvulkan_good.so", library(elf.EM_X86_64, "libc.so.6"))
	p.write("/usr/share/vulkan/icd.d/good.json", []byte(`{"ICD": {"library_path": "libvulkan_good.so"}}`))
	p.write("/usr/share/vulkan/explicit_layer.d/validation.json", []byte(`{"layer": {"name": "VK_LAYER_KHRONOS_validation"}}`))
	p.write("/dev/dri/renderD128", nil)
	p.write("/home/.keep", nil)
	return p
}

func (p *patient) write(name string, data []byte) {
	p.t.Helper()
	file := filepath.Join(p.root, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(file, data, 0o644); err != nil {
		p.t.Fatal(err)
	}
}

func (p *patient) remove(name string) {
	p.t.Helper()
	if err := os.RemoveAll(filepath.Join(p.root, name)); err != nil {
		p.t.Fatal(err)
	}
}

func (p *patient) examine() []Finding {
	m := Machine{OS: "linux", Arch: "amd64", Root: p.root, Home: "/home"}
	m.Variables = func(name string) (string, bool) { value, ok := p.variables[name]; return value, ok }
	for name, value := range p.variables {
		m.List = append(m.List, name+"="+value)
	}
	return Examine(m)
}

func TestHealthyMachine(t *testing.T) {
	about := map[string]bool{}
	for _, f := range healthy(t).examine() {
		if f.Level != Good {
			t.Errorf("%+v", f)
		}
		about[f.About] = true
	}
	for _, want := range []string{"loader", "driver", "layers", "devices", "caches"} {
		if !about[want] {
			t.Errorf("nothing about the %s", want)
		}
	}
}

// Each fault is made on purpose, found, named, and has a way to mend it.
func TestFaultsAreFound(t *testing.T) {
	for _, c := range []struct {
		name  string
		fault func(p *patient)
		level Level
		want  string
	}{
		{"a variable misspelt", func(p *patient) { p.variables["WEFT_DEVCE"] = "1" }, Wrong, "did you mean WEFT_DEVICE?"},
		{"a variable of nobody's", func(p *patient) { p.variables["WEFT_SOMETHING_ELSE"] = "1" }, Wrong, "WEFT_SOMETHING_ELSE is no variable"},
		{"drivers hidden", func(p *patient) {
			p.variables["VK_DRIVER_FILES"] = "/usr/share/vulkan/icd.d/good.json"
		}, Note, "other manifests are not seen"},
		{"a GPU pretended", func(p *patient) { p.variables["RADV_FORCE_FAMILY"] = "navi31" }, Note, "computes nothing"},
		{"no loader", func(p *patient) { p.remove("/usr/lib/libvulkan.so.1") }, Wrong, "apt install libvulkan1"},
		{"no driver", func(p *patient) { p.remove("/usr/share/vulkan/icd.d") }, Wrong, "there is no driver's manifest"},
		{"a manifest that is named and not there", func(p *patient) { p.variables["VK_DRIVER_FILES"] = "/none.json" }, Wrong, "none.json is not there"},
		{"a manifest cut short", func(p *patient) { p.write("/usr/share/vulkan/icd.d/good.json", []byte(`{"ICD": {`)) }, Wrong, "is no driver's manifest"},
		{"a manifest without a library", func(p *patient) { p.write("/usr/share/vulkan/icd.d/good.json", []byte(`{}`)) }, Wrong, "is no driver's manifest"},
		{"no library", func(p *patient) { p.remove("/usr/lib/libvulkan_good.so") }, Wrong, "names the library libvulkan_good.so, which is not there"},
		{"a library of another machine", func(p *patient) { p.write("/usr/lib/libvulkan_good.so", library(elf.EM_AARCH64)) }, Wrong, "EM_AARCH64"},
		{"a library that lacks another", func(p *patient) {
			p.write("/usr/lib/libvulkan_good.so", library(elf.EM_X86_64, "libc.so.6", "libLLVM-99.so"))
		}, Wrong, "needs libLLVM-99.so"},
		{"a library that is none", func(p *patient) { p.write("/usr/lib/libvulkan_good.so", []byte("text")) }, Wrong, "is no library"},
		{"a layer that is not there", func(p *patient) { p.variables["VK_INSTANCE_LAYERS"] = "VK_LAYER_NONE" }, Wrong, "VK_LAYER_NONE"},
		{"no validation layers", func(p *patient) { p.remove("/usr/share/vulkan/explicit_layer.d") }, Note, "WithValidationLayers will fail"},
		{"no GPU", func(p *patient) { p.remove("/dev/dri") }, Note, "--device /dev/dri"},
		{"NVIDIA without Vulkan", func(p *patient) { p.write("/proc/driver/nvidia/version", nil) }, Wrong, "NVIDIA_DRIVER_CAPABILITIES=all"},
		{"a cache that is a file", func(p *patient) { p.write("/home/.cache", nil) }, Wrong, "not a directory"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := healthy(t)
			c.fault(p)
			for _, f := range p.examine() {
				if f.Level == c.level && strings.Contains(f.What+"; "+f.Mend, c.want) && (f.Mend != "" || f.Level == Note) {
					return
				}
			}
			t.Errorf("not found: %+v", p.examine())
		})
	}
}

// What a user may not open or write has the command that allows it.
func TestPermissions(t *testing.T) {
	p := healthy(t)
	defer asSomebody(t, filepath.Dir(p.root))()
	for name, mode := range map[string]os.FileMode{"/dev/dri/renderD128": 0, "/home": 0o555} {
		if err := os.Chmod(filepath.Join(p.root, name), mode); err != nil {
			t.Fatal(err)
		}
	}
	defer os.Chmod(filepath.Join(p.root, "/home"), 0o755)
	var all strings.Builder
	for _, f := range p.examine() {
		if f.Level == Wrong {
			all.WriteString(f.What + "; " + f.Mend + "\n")
		}
	}
	for _, want := range []string{"renderD128 does not open: permission denied", "usermod -aG", "cannot be written"} {
		if !strings.Contains(all.String(), want) {
			t.Errorf("no %q in\n%s", want, all.String())
		}
	}
}

// asSomebody makes a test of the superuser, who may all, one of a user that has the folder.
func asSomebody(t *testing.T, folder string) (back func()) {
	if os.Geteuid() != 0 {
		return func() {}
	}
	const nobody = 65534
	err := filepath.WalkDir(folder, func(name string, _ os.DirEntry, _ error) error { return os.Chown(name, nobody, nobody) })
	if err == nil {
		err = syscall.Seteuid(nobody)
	}
	if err != nil {
		t.Fatal(err)
	}
	return func() {
		if err := syscall.Seteuid(0); err != nil {
			t.Error(err)
		}
	}
}
