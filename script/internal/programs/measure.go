package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/examples/program"
)

// record is what was measured of a program.
type record struct {
	Program string          `json:"program"`
	Text    string          `json:"text"`
	Size    int             `json:"size"`
	Flags   []string        `json:"flags,omitempty"`
	Device  string          `json:"device"`
	Cores   int             `json:"cores"`
	Cold    program.Times   `json:"cold"` // with every cache empty
	Weft    []program.Times `json:"weft"` // a round, each a process that has the caches
	Peers   []peerRecord    `json:"peers"`
}

type peerRecord struct {
	Library string          `json:"library"`
	Rounds  []program.Times `json:"rounds"`
	Ratio   spread          `json:"ratio"`             // of its time to Weft's, by rounds
	Problem string          `json:"problem,omitempty"` // what is not the same
}

// spread is the middle and the ends of some figures.
type spread struct {
	Median float64 `json:"median"`
	Least  float64 `json:"least"`
	Most   float64 `json:"most"`
}

func spreadOf(figures []float64) spread {
	if len(figures) == 0 {
		return spread{}
	}
	list := slices.Sorted(slices.Values(figures))
	return spread{Median: (list[(len(list)-1)/2] + list[len(list)/2]) / 2, Least: list[0], Most: list[len(list)-1]}
}

// warm is the time of a warm run in milliseconds: the median of a turn's.
func warm(t program.Times) float64 {
	var runs []float64
	for _, ns := range t.Runs {
		runs = append(runs, float64(ns)/1e6)
	}
	return spreadOf(runs).Median
}

// peer is a library, and how it is run.
type peer struct {
	python  string
	library string
	threads int
}

// has reports whether there is a version of a program for the library.
func (p peer) has(program string) bool {
	_, err := os.Stat(filepath.Join("examples", program, "with_"+p.library+".py"))
	return err == nil
}

// findPeers looks for the libraries, and names those that are not there.
func findPeers(python string) (peers []peer) {
	imports := func(library string) string {
		for _, p := range []string{python, os.Getenv("PYTHON"), "/usr/bin/python3", "python3"} {
			if p != "" && exec.Command(p, "-c", "import numpy, "+library).Run() == nil {
				return p
			}
		}
		progress("ABSENT: %s (script/setup --peers installs it)", library)
		return ""
	}
	if p := imports("numpy"); p != "" {
		peers = append(peers, peer{p, "numpy", 0})
	}
	if p := imports("torch"); p != "" {
		peers = append(peers, peer{p, "torch", 1})
		if n := runtime.NumCPU(); n > 1 {
			peers = append(peers, peer{p, "torch", n})
		}
	}
	return peers
}

// turn runs a program and reads what it prints.
func turn(env []string, command string, args ...string) (r program.Result, err error) {
	cmd := exec.Command(command, args...)
	var problems strings.Builder
	cmd.Env, cmd.Stderr = append(os.Environ(), env...), &problems
	out, err := cmd.Output()
	if err != nil {
		return r, fmt.Errorf("%s %s: %w\n%s", command, strings.Join(args, " "), err, problems.String())
	}
	return r, json.Unmarshal(out, &r)
}

// measure runs a program once with no cache, and then it and its peers by turns.
func measure(p measured, binary, caches string, peers []peer, o options) (r record, err error) {
	env := []string{"XDG_CACHE_HOME=" + filepath.Join(caches, "user"), "MESA_SHADER_CACHE_DIR=" + filepath.Join(caches, "mesa")}
	weft := func(seconds float64) (program.Result, error) {
		return turn(env, binary, append(slices.Clone(p.flags), "-json", "-size", strconv.Itoa(p.size), "-seconds", fmt.Sprint(seconds))...)
	}
	cold, err := weft(0)
	if err != nil {
		return r, err
	}
	r = record{Program: p.name, Text: p.text, Size: p.size, Flags: p.flags, Device: cold.Library, Cores: runtime.NumCPU(), Cold: cold.Times, Peers: make([]peerRecord, len(peers))}
	ratios := make([][]float64, len(peers))
	for range o.rounds {
		ours, err := weft(o.seconds)
		if err != nil {
			return r, err
		}
		r.Weft = append(r.Weft, ours.Times)
		for i, peer := range peers {
			if r.Peers[i].Library = peer.library; !peer.has(p.name) {
				continue
			}
			theirs, err := turn(nil, peer.python, "-B", filepath.Join("examples", "peers.py"), p.name, "--library", peer.library,
				"--threads", strconv.Itoa(peer.threads), "--size", strconv.Itoa(p.size), "--seconds", fmt.Sprint(o.seconds))
			if err != nil {
				return r, err
			}
			to := &r.Peers[i]
			to.Library, to.Rounds = theirs.Library, append(to.Rounds, theirs.Times)
			if problem := program.Compare(ours.Found, theirs.Found); problem != "" {
				to.Problem = problem
			}
			ratios[i] = append(ratios[i], warm(theirs.Times)/warm(ours.Times))
		}
	}
	for i := range peers {
		r.Peers[i].Ratio = spreadOf(ratios[i])
	}
	return r, nil
}
