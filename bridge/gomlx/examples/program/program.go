package program

import (
	"flag"
	"fmt"
	"image/png"
	"log"
	"os"
	"strings"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/support/exceptions"

	_ "github.com/weft-gpu/weft/bridge/gomlx" // the backend "weft"
)

// A Program is a run of an example.
type Program struct {
	Backend backends.Backend
	Context *context.Context // the model's variables and the state of its random numbers
	Steps   int              // how far it is trained
	Seed    int64            // of the data and of the random numbers
	Losses  []Loss           // of each step of this run

	stop       int    // after which step of them this run ends, 0 for the last
	checkpoint string // folder that keeps the variables, empty for none
	out        string // file of the picture, empty for none
}

// Main runs an example: what run does with a backend that GOMLX_BACKEND chooses
// (default "weft", which is Weft's best device). steps is how far it is trained unless
// -steps says otherwise.
func Main(steps int, run func(p *Program) error) {
	log.SetFlags(0)
	p := &Program{Context: context.New()}
	flag.IntVar(&p.Steps, "steps", steps, "how many `steps` to train")
	flag.IntVar(&p.stop, "stop", 0, "leave after this `step`, to go on from the checkpoint some day")
	flag.StringVar(&p.out, "out", "", "write the picture to `FILE.png`")
	flag.Int64Var(&p.Seed, "seed", 1, "`seed` of the data and of the random numbers")
	flag.StringVar(&p.checkpoint, "checkpoint", "", "go on from the variables in this `folder`, and leave them there")
	hash := flag.Bool("hash", false, "print the SHA-256 of all weights: the same on every device")
	flag.Parse()
	if flag.NArg() > 0 || p.Steps < 1 || p.stop < 0 {
		flag.Usage()
		os.Exit(2)
	}
	if p.out != "" && !strings.HasSuffix(p.out, ".png") {
		log.Fatalf("-out %s: pictures are written as .png", p.out)
	}
	if p.stop > 0 && (p.checkpoint == "" || p.stop > p.Steps) {
		log.Fatalf("-stop %d: it is a step of the %d of -steps, and what was learnt is lost without -checkpoint", p.stop, p.Steps)
	}
	// What builds graphs panics with its errors.
	var err error
	if thrown := exceptions.TryCatch[error](func() { err = p.all(run, *hash) }); thrown != nil {
		err = thrown
	}
	if err != nil {
		log.Fatal(err)
	}
}

// all is a run from the backend to the digest.
func (p *Program) all(run func(p *Program) error, hash bool) error {
	config, found := os.LookupEnv(backends.ConfigEnvVar)
	if !found {
		config = "weft"
	}
	var err error
	if p.Backend, err = backends.NewWithConfig(config); err != nil {
		return err
	}
	defer p.Backend.Finalize()
	fmt.Println("backend:", p.Backend.Description())
	if err := p.Context.SetRNGStateFromSeed(p.Seed); err != nil {
		return err
	}
	if err := run(p); err != nil {
		return err
	}
	if hash {
		digest, err := Digest(p.Context)
		if err != nil {
			return err
		}
		fmt.Println("sha256:", digest)
	}
	return nil
}

// Apply is the value of a function of the trained model, whose variables it finds in the
// context.
func (p *Program) Apply(fn func(ctx *context.Context, inputs []*graph.Node) *graph.Node, inputs ...any) (*tensors.Tensor, error) {
	exec, err := context.NewExec(p.Backend, p.Context.Reuse(), fn)
	if err != nil {
		return nil, err
	}
	defer exec.Finalize()
	return exec.Exec1(inputs...)
}

// Save writes the picture that a function draws to the file that -out names; without
// -out it does nothing.
func (p *Program) Save(draw func() (*Picture, error)) error {
	if p.out == "" {
		return nil
	}
	picture, err := draw()
	if err != nil {
		return err
	}
	file, err := os.Create(p.out)
	if err != nil {
		return err
	}
	if err := png.Encode(file, picture.Image()); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
