package program

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/gomlx/gomlx/pkg/core/shapes"
	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/ml/context/checkpoints"
	"github.com/gomlx/gomlx/pkg/ml/train"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers"
)

// Loss is what a step's batch cost before the step.
type Loss struct {
	Step  int
	Value float64
}

// Batch is the data of a step, a function of it and of the seed alone: so training that
// was interrupted goes on as if it had not been.
type Batch func(step int) (inputs, labels []*tensors.Tensor)

// batches are a function's batches one after the other, as a train.Dataset without end.
type batches struct {
	batch Batch
	next  int
}

func (b *batches) Name() string { return "batches" }
func (b *batches) Reset()       {}

func (b *batches) Yield() (spec any, inputs, labels []*tensors.Tensor, err error) {
	inputs, labels = b.batch(b.next)
	b.next++
	return nil, inputs, labels, nil
}

// errStopped ends a run at the step that -stop names.
var errStopped = errors.New("stopped")

// Train trains a model to p.Steps, or to the step that -stop names: from the variables that
// -checkpoint has, else from the beginning. It prints the loss some twelve times.
func (p *Program) Train(model train.ModelFn, loss train.LossFn, optimizer optimizers.Interface, batch Batch) error {
	var keeper *checkpoints.Handler
	if p.checkpoint != "" {
		var err error
		if keeper, err = checkpoints.Build(p.Context).Dir(p.checkpoint).Keep(2).Done(); err != nil {
			return err
		}
	}
	trainer := train.NewTrainer(p.Backend, p.Context, model, loss, optimizer, nil, nil)
	first := int(trainer.GlobalStep())
	if p.stop > 0 && first >= p.stop {
		return fmt.Errorf("-stop %d: the checkpoint is of step %d already; name a later step, or another folder", p.stop, first)
	}
	loop := train.NewLoop(trainer)
	loop.OnStep("losses", 0, func(loop *train.Loop, metrics []*tensors.Tensor) error {
		p.Losses = append(p.Losses, Loss{loop.LoopStep + 1, shapes.ConvertTo[float64](metrics[0].Value())})
		if loop.LoopStep+1 == p.stop {
			return errStopped
		}
		return nil
	})
	train.EveryNSteps(loop, max(1, p.Steps/12), "log", 0, func(loop *train.Loop, _ []*tensors.Tensor) error {
		last := p.Losses[len(p.Losses)-1]
		fmt.Printf("step %5d   loss %.5f\n", last.Step, last.Value)
		return nil
	})
	if _, err := loop.RunToGlobalStep(&batches{batch, first}, p.Steps); err != nil && !errors.Is(err, errStopped) {
		return err
	}
	if keeper != nil {
		return keeper.Save()
	}
	return nil
}

// Digest is the SHA-256 of a context's trained variables, in the order of their names:
// of the name, the shape and the bytes of each.
func Digest(ctx *context.Context) (string, error) {
	weights := map[string]*context.Variable{}
	for v := range ctx.IterVariables() {
		if v.Trainable {
			weights[v.ScopeAndName()] = v
		}
	}
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(weights)) {
		value, err := weights[name].Value()
		if err != nil {
			return "", err
		}
		fmt.Fprintln(sum, name, value.Shape())
		if err := value.ConstBytes(func(data []byte) { sum.Write(data) }); err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}
