package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"github.com/weft-gpu/weft/bench"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/internal/predict"
)

type completionCmd struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"bash, zsh or fish."`
}

// Help says how it is used.
func (c *completionCmd) Help() string {
	return `Prints a script that completes commands, flags, and the values that flags have a list of. In a shell's
start file:

  bash   source <(gpubench completion bash)
  zsh    autoload -U compinit && compinit && source <(gpubench completion zsh)
  fish   gpubench completion fish | source`
}

// Run prints the script.
func (c *completionCmd) Run(e *environment) error {
	if err := e.only("completion", report.Text); err != nil {
		return err
	}
	script := bashCompletion(e.model)
	switch c.Shell {
	case "zsh":
		script = "autoload -U bashcompinit && bashcompinit\n" + script
	case "fish":
		script = fishCompletion(e.model)
	}
	return e.write(func(w io.Writer) error {
		_, err := io.WriteString(w, script)
		return err
	})
}

// flagsOf are the flags of a command and those of all, but for the hidden ones.
func flagsOf(n *kong.Node) (list []*kong.Flag) {
	for _, group := range n.AllFlags(true) {
		list = append(list, group...)
	}
	return list
}

// valuesOf are the words that a flag can have; none where there is no list.
func valuesOf(f *kong.Flag) []string {
	switch {
	case f.Enum != "":
		return f.EnumSlice()
	case f.Name == "suite":
		return bench.Names()
	case f.Name == "card":
		return predict.Cards()
	}
	return nil
}

// bashCompletion completes words of COMP_WORDS; where nothing is known, files.
func bashCompletion(root *kong.Node) string {
	var b, commands strings.Builder
	var names, listed []string
	for _, n := range root.Children {
		names = append(names, n.Name)
		var flags []string
		for _, f := range flagsOf(n) {
			flags = append(flags, "--"+f.Name)
			if values := valuesOf(f); values != nil && !slices.Contains(listed, f.Name) {
				listed = append(listed, f.Name)
				fmt.Fprintf(&b, "    --%s) words='%s' ;;\n", f.Name, strings.Join(values, " "))
			}
		}
		fmt.Fprintf(&commands, "    %s) words='%s' ;;\n", n.Name, strings.Join(flags, " "))
	}
	return fmt.Sprintf(`# bash completion of gpubench
_gpubench() {
  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" words= command= i
  COMPREPLY=()
  # --flag=value is three words.
  if [ "$cur" = = ]; then
    cur=
  elif [ "$prev" = = ]; then
    prev="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "${COMP_WORDS[i]}" in %s) command="${COMP_WORDS[i]}" && break ;; esac
  done
  case "$prev" in
%s  esac
  if [ -z "$words" ] && [ -z "$command" ]; then
    words='%s --help --version'
  elif [ -z "$words" ] && [ "${cur#-}" != "$cur" ]; then
    case "$command" in
%s    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _gpubench gpubench
`, strings.Join(names, "|"), b.String(), strings.Join(names, " "), commands.String())
}

// fishCompletion has a line for every command and flag.
func fishCompletion(root *kong.Node) string {
	var b strings.Builder
	quoted := func(s string) string { return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s) + "'" }
	b.WriteString("# fish completion of gpubench\n")
	for _, n := range root.Children {
		fmt.Fprintf(&b, "complete -c gpubench -n __fish_use_subcommand -f -a %s -d %s\n", n.Name, quoted(n.Help))
	}
	for _, n := range root.Children {
		for _, f := range flagsOf(n) {
			fmt.Fprintf(&b, "complete -c gpubench -n '__fish_seen_subcommand_from %s' -l %s -d %s", n.Name, f.Name, quoted(f.Help))
			if values := valuesOf(f); values != nil {
				fmt.Fprintf(&b, " -x -a %s", quoted(strings.Join(values, " ")))
			} else if !f.IsBool() {
				b.WriteString(" -r")
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}
