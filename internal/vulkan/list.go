package vulkan

import (
	"cmp"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"reflect"
	"runtime"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// Config says how to list and open devices.
type Config struct {
	Logger         *slog.Logger // never nil
	CacheDir       string       // of compiled pipelines and of kept data; "": none
	Validation     bool         // the validation layers are on
	ReferenceCheck bool         // every result is also computed on the reference
	IndexCheck     bool         // indices out of range are errors
	Capture        bool         // the driver keeps the code of pipelines, for Pipeline.Code
	Untuned        bool         // the choices of gpubench tune are not used
	Robust         bool         // accesses beyond a binding's range do no harm (robustBufferAccess)
	Guards         bool         // writes outside buffers are detected
	SmallOnDevice  bool         // the device computes small work too, even where the host would be faster
	PipelineBudget int          // how many pipelines are kept for reuse; 0: DefaultPipelineBudget
	TrackLeaks     bool         // Close reports memory that is still in use, and who requested it
	DescriptorSets bool         // push descriptors are not used: for tests of the other path
	TransferQueue  bool         // the one queue stands for a transfer queue where the driver has none: for tests
}

// List returns all devices that can compute, best first: the GPUs of all installed drivers that have
// Vulkan 1.1 (discrete, integrated, virtual), the host, then CPU drivers. Without Vulkan it returns
// the host alone, with an *AbsentError. Other errors: *ValidationLayersError, *ResultError,
// *OutOfMemoryError.
func List(config Config) ([]Info, error) {
	instance.Lock()
	defer instance.Unlock()
	config.Validation = config.Validation && instance.open == 0 // a list needs no layers: an open instance without them serves
	found, err := enumerate(config)
	return infos(found), err
}

// Open opens the first wanted device, in the order of [List], that opens; opened is nil if there is
// none. found lists all devices. If List fails, its error is returned and found is nil; with an
// *AbsentError found is the host alone, which may be opened. If no wanted device opens, their
// errors are returned joined.
func Open(config Config, wanted func(Info) bool) (opened *Device, found []Info, err error) {
	instance.Lock()
	defer instance.Unlock()
	candidates, err := enumerate(config)
	if candidates == nil {
		return nil, nil, err
	}
	failed := err
	for _, c := range candidates {
		if !wanted(c.info) {
			continue
		}
		d, wrong := c.open(config)
		if wrong == nil {
			config.Logger.Debug("device opened", "device", c.info.Label(), "index", c.info.Index)
			return d, infos(candidates), err
		}
		config.Logger.Warn("device does not open", "device", c.info.Label(), "error", wrong)
		failed = errors.Join(failed, wrong)
	}
	return nil, infos(candidates), failed
}

// NewHost returns the host device for a place in the list. It has no queue, no memory and no
// pipelines.
func NewHost(config Config, index int) *Device { return &Device{info: HostInfo(index), config: config} }

// OpenSimulated opens the simulated GPU of a name, one of [SimulatedNames]. It looks for no Vulkan
// loader. Another name is an *UnsupportedError.
func OpenSimulated(config Config, name string) (*Device, error) {
	for _, physical := range simulatedDevices() {
		if physical.profile.Name != name {
			continue
		}
		facts, _ := physical.facts()
		c := candidate{describe(&facts), facts, physical}
		c.info.Index, c.info.Simulated = -1, true
		return c.open(config)
	}
	return nil, &UnsupportedError{Device: name, What: "being opened", Hint: fmt.Sprintf("simulated GPUs are %v", SimulatedNames())}
}

// SimulatedNames returns the names of the simulated GPUs.
func SimulatedNames() (names []string) {
	for _, p := range simulatedDevices() {
		names = append(names, p.profile.Name)
	}
	return names
}

// candidate is a physical device that can be opened.
type candidate struct {
	info     Info
	facts    facts
	physical physicalDevice
}

func infos(found []candidate) (all []Info) {
	for _, c := range found {
		all = append(all, c.info)
	}
	return all
}

// enumerate finds the devices and sorts them. Without Vulkan it finds the host alone, and returns
// an *AbsentError. The caller holds the instance's lock.
func enumerate(config Config) ([]candidate, error) {
	found, err := drivers(config)
	if absent := (*AbsentError)(nil); err != nil && !errors.As(err, &absent) {
		return nil, err
	}
	found = append(found, candidate{info: HostInfo(0)})
	slices.SortStableFunc(found, byPreference)
	for i := range found {
		found[i].info.Index = i
	}
	return found, err
}

// drivers finds the devices of the Vulkan drivers.
func drivers(config Config) ([]candidate, error) {
	if err := openInstance(config.Validation); err != nil {
		return nil, err
	}
	devices, err := physicalDevices()
	if err != nil {
		return nil, err
	}
	var found []candidate
	for _, physical := range devices {
		facts, ok := physical.facts()
		if !ok {
			config.Logger.Debug("device passed over: it has no Vulkan 1.1", "name", facts.name)
			continue
		}
		if !facts.queue {
			config.Logger.Debug("device passed over: it cannot compute", "name", facts.name)
			continue
		}
		found = append(found, candidate{describe(&facts), facts, physical})
	}
	if len(found) == 0 {
		return nil, &AbsentError{}
	}
	return found, nil
}

// byPreference puts the better device first: by kind, then by the number of features, then by
// version.
func byPreference(a, b candidate) int {
	return cmp.Or(
		cmp.Compare(a.info.rank(), b.info.rank()),
		cmp.Compare(b.abilities(), a.abilities()),
		cmp.Compare(b.facts.apiVersion, a.facts.apiVersion),
		cmp.Compare(b.facts.driverVersion, a.facts.driverVersion),
	)
}

// abilities counts a device's features, including those that only this package uses.
func (c *candidate) abilities() int {
	n := len(c.info.Features.FloatControls)
	count := func(has bool) {
		if has {
			n++
		}
	}
	for v, i := reflect.ValueOf(c.info.Features), 0; i < v.NumField(); i++ {
		if field := v.Field(i); field.Kind() == reflect.Bool {
			count(field.Bool())
		}
	}
	own := &c.facts.features
	count(own.BufferDeviceAddress)
	count(own.MemoryBudget)
	count(own.HostMemory)
	count(own.FloatControls)
	return n
}

// radvNull begins the names of RADV's devices without hardware; nothing else identifies them.
const radvNull = "Null hardware"

func describe(f *facts) Info {
	info := Info{
		Name:          f.name,
		Kind:          kindOf[f.deviceType],
		Driver:        cmp.Or(f.driverName, fmt.Sprintf("vendor 0x%04x", f.vendorID)),
		DriverVersion: cmp.Or(f.driverInfo, versionString(f.driverVersion)),
		APIVersion:    versionString(f.apiVersion),
		VendorID:      f.vendorID,
		DeviceID:      f.deviceID,
		UUID:          hex.EncodeToString(f.uuid[:]),
		CompileOnly:   strings.HasPrefix(f.name, radvNull),
		Features:      features(f),
		Limits:        limits(f),
	}
	if info.Kind == "" {
		info.Kind = Other
	}
	return info
}

func features(said *facts) Features {
	f, l := &said.features, &said.limits
	return Features{
		Int64: f.Int64, Float64: f.Float64, Int16: f.Int16, Float16: f.Float16, Int8: f.Int8,
		Storage8: f.Storage8, Storage16: f.Storage16,
		PushDescriptor:         f.PushDescriptor,
		HostMappedDeviceMemory: hostMapped(said.memoryTypes),
		CooperativeMatrices:    cooperativeMatrices(said),
		Timestamps:             validTimestampBits(said) > 0,
		TransferQueue:          said.transferQueue,
		SubgroupSize:           int(l.SubgroupSize),
		SubgroupMin:            int(l.SubgroupMin),
		SubgroupMax:            int(l.SubgroupMax),
		SubgroupControl:        f.SubgroupControl,
		SubgroupOperations:     l.SubgroupOperations,
		FloatControls:          floatControls(f),
	}
}

// validTimestampBits is how many low bits of a timestamp count; 0 if there are no timestamps. A
// driver without hardware computes the period from its clock, which is 0.
func validTimestampBits(said *facts) uint32 {
	if period := said.timestampPeriod; !(period > 0) || math.IsInf(period, 0) {
		return 0
	}
	return said.timestampBits
}

// floatControls returns the names of the execution modes that a device has.
func floatControls(f *deviceFeatures) (names []string) {
	if !f.FloatControls {
		return nil
	}
	for _, mode := range []struct {
		name string
		has  [3]bool
	}{
		{signedZeroInfNanPreserve, f.SignedZeroInfNanPreserve},
		{denormPreserve, f.DenormPreserve},
		{denormFlushToZero, f.DenormFlush},
		{roundingModeRTE, f.RoundingRTE},
	} {
		for i, has := range mode.has {
			if has {
				names = append(names, fmt.Sprintf("%s%d", mode.name, 16<<i))
			}
		}
	}
	return names
}

// The execution modes, as SPIR-V names them.
const (
	signedZeroInfNanPreserve = "SignedZeroInfNanPreserve"
	denormPreserve           = "DenormPreserve"
	denormFlushToZero        = "DenormFlushToZero"
	roundingModeRTE          = "RoundingModeRTE"
)

// component maps VkComponentTypeKHR to the dtype of the factors, and to the component type of their
// sums.
var component = map[uint32]struct {
	dtype dtype.DType
	sum   uint32
}{
	0: {dtype.Float16, 1},
	3: {dtype.Int8, 5},
	7: {dtype.Uint8, 9},
}

func cooperativeMatrices(said *facts) (list []CooperativeMatrix) {
	f := &said.features
	for _, m := range said.cooperative {
		c, known := component[m.A]
		has := f.Float16 && c.dtype == dtype.Float16 || f.Int8 && c.dtype != dtype.Float16
		if known && has && m.B == m.A && m.C == c.sum && m.Result == c.sum {
			list = append(list, CooperativeMatrix{c.dtype.String(), int(m.M), int(m.N), int(m.K)})
		}
	}
	return list
}

func limits(f *facts) Limits {
	l := &f.limits
	out := Limits{
		MaxPushConstants:          int(l.PushBytes),
		MaxStorageBufferRange:     int64(l.StorageRange),
		MaxUniformBufferRange:     int64(l.UniformRange),
		MaxWorkgroupInvocations:   int(l.Invocations),
		MaxSubgroups:              int(l.Subgroups),
		SharedMemory:              int(l.SharedMemory),
		MinStorageOffsetAlignment: int64(l.StorageAlign),
		MinUniformOffsetAlignment: int64(l.UniformAlign),
		MaxAllocation:             int64(min(l.Allocation, l.Buffer, 1<<62)),
		MaxStorageBuffersPerStage: int(min(l.StorageBuffers, maxBindings-1)),
	}
	for i := range out.MaxWorkgroupCount {
		out.MaxWorkgroupCount[i] = int(l.GroupCount[i])
		out.MaxWorkgroupSize[i] = int(l.GroupSize[i])
	}
	if order := memoryOrder(f.memoryTypes, DeviceLocal, ^uint32(0)); len(order) > 0 {
		out.HeapBytes = int64(min(f.memoryTypes[order[0]].HeapSize, 1<<62))
	}
	return out
}

// versionString writes a version as VK_MAKE_API_VERSION packs it.
func versionString(v uint32) string {
	return fmt.Sprintf("%d.%d.%d", v>>22&0x7f, v>>12&0x3ff, v&0xfff)
}

// HostInfo describes the host device: the reference, which supports everything.
func HostInfo(index int) Info {
	all := [3]bool{true, true, true}
	return Info{
		Index:         index,
		Name:          "host",
		Kind:          Host,
		Driver:        "hostref",
		DriverVersion: runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH,
		Features: Features{
			Int64: true, Float64: true, Int16: true, Float16: true, Int8: true, Storage8: true, Storage16: true,
			HostMappedDeviceMemory: true, SubgroupSize: 1, SubgroupMin: 1, SubgroupMax: 1,
			FloatControls: floatControls(&deviceFeatures{FloatControls: true, SignedZeroInfNanPreserve: all, DenormPreserve: all, RoundingRTE: all}),
		},
	}
}
