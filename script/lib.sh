# shellcheck shell=bash
# Shared by setup, test and bench: where the drivers are, how output looks,
# how Go is called. Sourced, never run.

set -euo pipefail

if [ -z "${HOME:-}" ]; then
    HOME=$(getent passwd "$(id -u)" | cut -d: -f6)
    export HOME
fi
weft_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
weft_drivers=${XDG_CACHE_HOME:-$HOME/.cache}/weft/drivers

# ---------------------------------------------------------------- output

bold='' red='' plain=''
if [ -t 1 ] && [ "${TERM:-dumb}" != dumb ] && [ -z "${NO_COLOR:-}" ]; then
    bold=$'\033[1m' red=$'\033[31m' plain=$'\033[0m'
fi

say() { printf '%s\n' "$*"; }
heading() { printf '\n%s== %s%s\n' "$bold" "$*" "$plain"; }
complain() { printf '%s%s%s\n' "$red" "$*" "$plain" >&2; }
die() {
    complain "$*"
    exit 1
}

# usage prints the comment at a script's head, which says how it is called.
usage() { awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$1"; }

# os_release prints a field of the system's os-release file, empty where there
# is none.
os_release() {
    # shellcheck disable=SC1091
    [ ! -r /etc/os-release ] || sh -c '. /etc/os-release; eval "echo \"\${$1:-}\""' os_release "$1"
}

# ---------------------------------------------------------------- Go

# find_go puts go on PATH (sudo resets PATH, and Go's own installer uses a
# place that is not on it) and makes sure that it understands go.mod.
find_go() {
    local place
    if ! command -v go >/dev/null; then
        for place in /usr/local/go/bin "$HOME/go/bin" "$HOME/sdk"/go*/bin /usr/lib/go*/bin /opt/go/bin /snap/bin; do
            if [ -x "$place/go" ]; then
                PATH=$place:$PATH
                break
            fi
        done
    fi
    local wanted
    wanted=$(awk '$1 == "go" { print $2 }' "$weft_root/go.mod")
    command -v go >/dev/null ||
        die "Go is missing: install Go $wanted or newer and put it on PATH."
    (cd "$weft_root" && go list -m >/dev/null 2>&1) ||
        die "$(command -v go) is $(cd / && go env GOVERSION), and go.mod asks for Go $wanted: install that or newer."
}

# vulkan-go's cgo code prints screens of warnings, which -w silences; -O2 is
# what Go would pass by itself. The version-control stamp fails in a checkout
# that belongs to somebody else, as it does under sudo: see stamp.
export CGO_CFLAGS="${CGO_CFLAGS:--O2} -w"
export CGO_ENABLED="${CGO_ENABLED:-1}"
export GOFLAGS="${GOFLAGS:-} -buildvcs=false"

# stamp prints go build's flag for the revision that --version tells, where git tells it.
stamp() {
    if git -C "$weft_root" status >/dev/null 2>&1; then echo -buildvcs=true; else echo -buildvcs=false; fi
}

# build_gpubench puts the tool into ./bin, and beside it what it is made of.
build_gpubench() {
    (cd "$weft_root" && go build "$(stamp)" -o bin/gpubench ./cmd/gpubench &&
        go run ./script/internal/sbom bin/gpubench >bin/gpubench.cdx.json)
}

# ---------------------------------------------------------------- drivers

# system_manifest prints the first installed driver manifest whose name matches
# a pattern.
system_manifest() {
    local folder file
    for folder in /usr/share/vulkan/icd.d /usr/local/share/vulkan/icd.d /etc/vulkan/icd.d; do
        for file in "$folder"/$1; do
            if [ -f "$file" ]; then
                printf '%s\n' "$file"
                return 0
            fi
        done
    done
    return 1
}

# mesa_major prints the major version of the distribution's Mesa, 0 when it
# cannot be told.
mesa_major() {
    local version=''
    if command -v dpkg-query >/dev/null; then
        version=$(dpkg-query -W -f '${Version}\n' mesa-vulkan-drivers 2>/dev/null | head -n 1 || true)
    elif command -v rpm >/dev/null; then
        version=$(rpm -q --qf '%{VERSION}\n' mesa-vulkan-drivers 2>/dev/null | head -n 1 || true)
    elif command -v pacman >/dev/null; then
        version=$(pacman -Q vulkan-swrast 2>/dev/null | cut -d' ' -f2 || true)
    fi
    version=${version#*:}
    version=${version%%.*}
    case $version in
    '' | *[!0-9]*) echo 0 ;;
    *) echo "$version" ;;
    esac
}

cached_manifest() { [ -f "$weft_drivers/$1" ] && printf '%s\n' "$weft_drivers/$1"; }

# driver_manifest prints the manifest of a driver by our name for it, and fails
# when the driver is absent.
driver_manifest() {
    case $1 in
    lavapipe) system_manifest 'lvp_icd*.json' ;;
    lavapipe25) cached_manifest mesa25/lvp_icd.json || { [ "$(mesa_major)" -ge 25 ] && system_manifest 'lvp_icd*.json'; } ;;
    swiftshader) cached_manifest swiftshader/vk_swiftshader_icd.json ;;
    mock) cached_manifest mock/VkICD_mock_icd.json ;;
    radv) cached_manifest mesa25/radeon_icd.json || system_manifest 'radeon_icd*.json' ;;
    *) die "no driver is called $1" ;;
    esac
}

# driver_title is the name people know a driver by.
driver_title() {
    case $1 in
    host) echo 'host' ;;
    lavapipe) echo 'lavapipe (distribution)' ;;
    lavapipe25) echo 'lavapipe (Mesa 25)' ;;
    swiftshader) echo 'SwiftShader' ;;
    mock) echo 'mock driver' ;;
    radv) echo 'RADV null devices' ;;
    esac
}

# driver_selector is what selects a driver's device in WEFT_DEVICE.
driver_selector() {
    case $1 in
    lavapipe | lavapipe25) echo lavapipe ;;
    *) echo "$1" ;;
    esac
}

# The drivers a full test wants, in the order they are reported.
wanted_drivers=(lavapipe lavapipe25 swiftshader mock radv)

# absent_drivers prints the names of those that this machine lacks.
absent_drivers() {
    local name
    for name in "${wanted_drivers[@]}"; do
        driver_manifest "$name" >/dev/null || echo "$name"
    done
}

# report_absent says loudly, on stderr, which drivers are missing; it is silent
# when none is.
report_absent() {
    local absent name
    absent=$(absent_drivers)
    [ -n "$absent" ] || return 0
    {
        printf '%s%s\n' "$red" '****************************************************************'
        printf '%s\n' 'ABSENT: nothing runs on these drivers, so nothing is known of them'
        for name in $absent; do
            printf '    %s\n' "$(driver_title "$name")"
        done
        printf '%s%s\n' '****************************************************************' "$plain"
    } >&2
}

# has_gpu asks the installed drivers; a virtual GPU is one.
has_gpu() {
    "$weft_root/bin/gpubench" devices --format json 2>/dev/null |
        grep -Eq '"kind": *"(discrete|integrated|virtual)"'
}

# every_manifest joins the CPU drivers' manifests, the newest lavapipe first.
every_manifest() {
    local name manifests=()
    for name in lavapipe25 lavapipe swiftshader; do
        mapfile -t -O "${#manifests[@]}" manifests < <(driver_manifest "$name" || true)
    done
    printf '%s\n' "${manifests[@]}" | awk '!seen[$0]++' | paste -s -d : -
}

# see_drivers lets --device and WEFT_DEVICE select the drivers of the cache folder too, which
# the loader does not find by itself. It changes nothing where there is a GPU, or where the
# caller names drivers. It wants gpubench built.
see_drivers() {
    if has_gpu || [ -n "${VK_DRIVER_FILES:-}${VK_ICD_FILENAMES:-}" ]; then
        return 0
    fi
    VK_DRIVER_FILES=$(every_manifest)
    VK_ICD_FILENAMES=$VK_DRIVER_FILES
    export VK_DRIVER_FILES VK_ICD_FILENAMES
}

# with_driver runs a command with one driver, and only that one, in sight.
# The older loaders know only the second variable.
with_driver() {
    local manifest=$1
    shift
    VK_DRIVER_FILES=$manifest VK_ICD_FILENAMES=$manifest "$@"
}
