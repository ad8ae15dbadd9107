#!/bin/sh
# Makes what is missing in the folder `secrets/`, from which docker-compose.yml takes them. Keep a copy elsewhere.
set -eu
cd "$(dirname "$0")/../.."
umask 077
mkdir -p secrets
for name in POSTGRES_PASSWORD STOA_SECRET STOA_PLATFORM_TOKEN STOA_WEBHOOK_SECRET STORAGE_ACCESS_KEY STORAGE_SECRET_KEY; do
  [ -s "secrets/$name" ] && continue
  openssl rand -hex 32 | tr -d '\n' > "secrets/$name"
  # The folder is closed to others; in a container another user than its owner reads the file.
  chmod 444 "secrets/$name"
  echo "secrets/$name made"
done
