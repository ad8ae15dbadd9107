#!/bin/sh
# What a CI runs for this remote, on any machine with Node 20.19 or newer and a Chromium.
# STOA_URL and STOA_PLATFORM_TOKEN publish it at the end; without them it is only checked.
set -eu
cd "$(dirname "$0")"

npm ci
npm run check
npm test
npm run build
npm run doctor

if [ -n "${STOA_URL:-}" ]; then
  npm run publish
else
  echo "STOA_URL is not set: nothing is published."
fi
