#!/bin/sh
# Makes each secret of the container the setting of its name, then becomes the given command.
set -eu
for file in /run/secrets/*; do
  [ -f "$file" ] || continue
  export "$(basename "$file")=$(cat "$file")"
done
exec "$@"
