import ArgumentParser

/// The shell completion script from the parser, with additions the parser lacks.
enum ShellScript {
  /// Extends a completion script; any other text is returned unchanged.
  static func completed(_ text: String) -> String {
    text.replacing(bashEnd, with: "\n\(bash)\n\(bashEnd.replacing("_shop", with: "_shop_whole"))")
      .replacing(zshHelp, with: zshHelp.replacing("subcommands:", with: "command:(\(commands))"))
      .replacing(fishHelp, with: "\(fishCommands)\n\(fishHelp)")
  }

  private static let bashEnd = "\ncomplete -o filenames -F _shop shop"
  private static let zshHelp = "'*:subcommands:'"
  private static let fishHelp =
    "complete -c 'shop' -n '__shop_should_offer_completions_for_flags_or_options \"shop help\" version'"

  private static var commands: String {
    ShopCommand.configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
      .compactMap { $0.commandName }.joined(separator: " ")
  }

  private static var fishCommands: String {
    "complete -c 'shop' -n '__shop_should_offer_completions_for_positional \"shop help\" -eq 1' "
      + "-fa '\(commands)'"
  }

  /// Passes whole words to the parser's function, which expects an option and its value as two
  /// words.
  ///
  /// bash breaks words at each “:” and “=” and replaces only the part after the last one. Words
  /// after the cursor are left out: with them the parser offers nothing.
  private static var bash: String {
    #"""
    _shop_whole() {
        local -a whole=() words=()
        local rest="${COMP_LINE}" piece="${2}" front="" word gap
        local -i index last=-1
        for ((index = 0; index <= COMP_CWORD; index++)); do
            word="${COMP_WORDS[index]}"
            gap="${rest%%[![:space:]]*}"
            rest="${rest#"${gap}${word}"}"
            if [[ "${index}" -eq "${COMP_CWORD}" && "${word}" != [:=]* ]]; then word="${piece}"; fi
            if [[ -z "${gap}" && "${last}" -ge 0 &&
                ("${word}" = [:=]* || "${whole[last]}" = *[:=]) ]]; then
                whole[last]+="${word}"
            else
                whole[++last]="${word}"
            fi
        done
        local -i start="$((${#whole[last]} - ${#piece}))"
        for word in "${whole[@]}"; do
            front=""
            if [[ "${word}" = --*=* ]]; then
                front="${word%%=*}="
                words+=("${front%=}")
            fi
            words+=("${word#"${front}"}")
        done

        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD="$((${#words[@]} - 1))"
        local COMP_LINE="${words[*]}"
        local -i COMP_POINT="${#COMP_LINE}"
        _shop "${1}" "${words[COMP_CWORD]}" "${words[COMP_CWORD - 1]}"
        if [[ "${words[1]}" = help && "${COMP_CWORD}" -eq 2 ]]; then
            COMPREPLY+=($(compgen -W '\#(commands)' -- "${words[2]}"))
        fi

        for index in "${!COMPREPLY[@]}"; do
            word="${front}${COMPREPLY[index]}"
            COMPREPLY[index]="${word:start}"
        done
    }

    """#
  }
}
