// Package sensors reads what a machine tells of a device while it is measured: its clock,
// temperature, power and what holds it back. The processor's are in sysfs and
// /proc/cpuinfo, those of AMD's and Intel's GPUs in sysfs (amdgpu, hwmon, i915, xe), NVIDIA's are
// printed by nvidia-smi where that is installed. What is not told is 0.
package sensors
