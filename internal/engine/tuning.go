package engine

import (
	"encoding/json"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// tuningFile is the name under which a device keeps its tuning. The number
// changes with what tunings mean.
const tuningFile = "tuning1.json"

// tuned is what was chosen for a device beside its class; nil: nothing.
type tuned struct{ atomic.Pointer[target.Tuning] }

func (t *tuned) get() target.Tuning {
	if chosen := t.Load(); chosen != nil {
		return *chosen
	}
	return target.Tuning{}
}

// config is what the engine plans by now.
func (e *Engine) config() plan.Config {
	cfg := e.be.Config()
	if chosen := e.tuned.Load(); chosen != nil {
		cfg.Profile = chosen.Apply(cfg.Profile)
	}
	return cfg
}

// keptTuning is the tuning that a device has kept; nil where it has none, or none that this
// version knows.
func keptTuning(d *vulkan.Device) *target.Tuning {
	if !d.Tuned() {
		return nil
	}
	text, ok := d.Kept(tuningFile)
	if !ok {
		return nil
	}
	t, ok := target.ParseTuning(text)
	if !ok {
		d.Logger().Info("tuning discarded: it is another version's", "device", d.Info().Name)
		return nil
	}
	return &t
}

// Tuning is what the engine plans by; ok is false on the host, where there is
// nothing to tune.
func (e *Engine) Tuning() (t target.Tuning, ok bool) { return e.tuned.get(), tunable(e) }

// tunable reports whether the device's class has what can be tuned.
func tunable(e *Engine) bool { return e.be.Config().Class != target.Host }

// Class is the tuning of the device's class, by which it is planned where
// nothing was chosen.
func (e *Engine) Class() target.Tuning {
	if !tunable(e) {
		return target.Tuning{}
	}
	return target.TuningOf(e.be.Config().Profile)
}

// HasMatrices reports whether products marked fast are made by cooperative matrices.
func (e *Engine) HasMatrices() bool { return e.be.Config().Cooperative.Float16.M > 0 }

// Tune plans by t from now on, for as long as the device is open. Errors:
// *[target.TuningError], and *[vulkan.UnsupportedError] on the host.
func (e *Engine) Tune(t target.Tuning) error {
	if err := t.Check(); err != nil {
		return err
	}
	if !tunable(e) {
		return &vulkan.UnsupportedError{Device: e.dev.Info().Name, What: "tuning", Hint: "it plans by nothing that could be tuned; choose a Vulkan device"}
	}
	e.tuned.Store(&t)
	return nil
}

// KeepTuning keeps what the engine plans by for the device and its driver's
// version; the engine of every process finds it when it is opened. The zero
// Tuning takes away what was kept. Its errors are *[vulkan.KeepError].
func (e *Engine) KeepTuning() error {
	t := e.tuned.get()
	if t == (target.Tuning{}) {
		return e.dev.Keep(tuningFile, nil)
	}
	text, err := json.MarshalIndent(t, "", "  ")
	if err != nil {
		return err
	}
	return e.dev.Keep(tuningFile, text)
}
