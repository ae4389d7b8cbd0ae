# Sourced by the checks of this folder. A check prints what it finds, a line each, and fails when it found something.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The repository's files that match patterns, those that are not committed yet included.
files() {
    git ls-files --cached --others --exclude-standard -- "$@" | sort -u | while read -r file; do
        [[ ! -f $file ]] || echo "$file"
    done
}

# Takes the findings from standard input.
report() {
    local findings
    findings=$(cat)
    if [[ -n $findings ]]; then
        echo "$findings"
        exit 1
    fi
}
