//go:build linux

package faults

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
	"unsafe"

	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/target"
)

// roles are what this program does in processes of its own, by WEFT_FAULTS_ROLE.
var roles = map[string]func() int{"fault": faultRole, "start": startRole, "memory": memoryRole}

// beginning is what a process does that starts with nothing: a driver is found and asked,
// a kernel is made and run.
var beginning = program[:1]

// report is what a process says of the fault that was tried in it.
type report struct {
	Calls []int
	Tally [5]int // points, reached, told, lost, survived
	Err   string
}

// faultRole tries the fault that WEFT_FAULTS_POINT describes, or, with none, counts.
func faultRole() int {
	p := point{entry: -1}
	if text := os.Getenv("WEFT_FAULTS_POINT"); text != "" {
		every := 0
		if _, err := fmt.Sscan(text, &p.entry, &p.n, &p.code, &p.trick, &every); err != nil {
			fmt.Println(err)
			return 1
		}
		p.every = every == 1
	}
	var out report
	want, err := results(beginning)
	var r tally
	if err == nil && p.entry < 0 {
		layer.arm(p)
		err = begin(os.Getenv("WEFT_FAULTS_DIR"), want)
	} else if err == nil {
		err = attempt(p, os.Getenv("WEFT_FAULTS_DIR"), beginning, want, &r)
	}
	for i := range layer.entries {
		out.Calls = append(out.Calls, layer.calls(int(i)))
	}
	out.Tally = [5]int{r.points, r.reached, r.told, r.lost, r.survived}
	if err != nil {
		out.Err = err.Error()
	}
	if err := json.NewEncoder(os.Stdout).Encode(out); err != nil {
		return 1
	}
	return 0
}

// startRole starts, keeps a tuning besides what drivers and their arithmetic leave, and
// ends well where its results are the host's.
func startRole() int {
	want, err := results(beginning)
	if err == nil {
		err = begin(os.Getenv("WEFT_FAULTS_DIR"), want)
	}
	if err != nil {
		fmt.Println(err)
		return 1
	}
	return 0
}

func begin(dir string, want [][]byte) error {
	dev, err := open(dir)
	if err != nil {
		return err
	}
	defer dev.Close()
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return err
	}
	if t, _ := eng.Tuning(); t == (target.Tuning{}) && eng.Tune(eng.Class()) == nil { // not on every device
		_ = eng.KeepTuning() // where it can be
	}
	s := &session{dev: dev, ctx: background}
	for i, st := range beginning {
		got, err := st.run(s)
		if err != nil {
			return fmt.Errorf("%s: %w", st.name, err)
		}
		if !bytes.Equal(got, want[i]) {
			return fmt.Errorf("%s: another result than the host's", st.name)
		}
	}
	return dev.Close()
}

// child is this program in another process, whose calls nobody steers unless variables say
// so; its caches are in dir, drivers' own too.
func child(role, dir string, variables ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "WEFT_FAULTS_ROLE="+role, "WEFT_FAULTS_DIR="+dir, "WEFT_FAULTS=", "MESA_SHADER_CACHE_DIR="+filepath.Join(dir, "mesa"))
	cmd.Env = append(cmd.Env, variables...)
	return cmd
}

// finish waits for a process, and says how it ended badly, or did not end.
func finish(cmd *exec.Cmd) ([]byte, error) {
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	watchdog := time.AfterFunc(patience, func() { _ = cmd.Process.Kill() })
	defer watchdog.Stop()
	if err := cmd.Wait(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out.Bytes())
	}
	return out.Bytes(), nil
}

// A process whose first start fails anywhere goes on when the fault has gone: with the
// instance, the enumeration and the probe, which are made once in a process.
func TestFaultsAtTheStart(t *testing.T) {
	needLayer(t)
	dir := t.TempDir()
	tried := func(variables ...string) (r report) {
		steering := filepath.Join(dir, "control")
		if err := os.WriteFile(steering, make([]byte, unsafe.Sizeof(control{})), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.RemoveAll(filepath.Join(dir, "pipelines")); err != nil {
			t.Fatal(err)
		}
		out, err := finish(child("fault", dir, append(variables, "WEFT_FAULTS="+steering)...))
		if err == nil {
			err = json.Unmarshal(out, &r)
		}
		if err != nil {
			r.Err = fmt.Sprintf("%v: %s", err, out)
		}
		return r
	}
	tried() // after which the driver's own cache is warm
	counted := tried()
	if counted.Err != "" {
		t.Fatal(counted.Err)
	}
	results := make([]tally, layer.entries)
	for _, p := range points(counted.Calls, 1) {
		every := 0
		if p.every {
			every = 1
		}
		r := tried(fmt.Sprintf("WEFT_FAULTS_POINT=%d %d %d %d %d", p.entry, p.n, p.code, p.trick, every))
		if r.Err != "" {
			t.Errorf("%v: %s", p, r.Err)
		}
		results[p.entry].calls = counted.Calls[p.entry]
		results[p.entry].add(tally{points: r.Tally[0], reached: r.Tally[1], told: r.Tally[2], lost: r.Tally[3], survived: r.Tally[4]})
	}
	t.Log(table(results))
}
