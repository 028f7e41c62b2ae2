#!/bin/sh
# Makes the secrets of compose.yaml in ./secrets, once, and keeps those that exist. Run it as root,
# because each file belongs to the user of the container that reads it. Copy the folder to where only
# you can read it: without app-secret and ledger-signing-key a backup is of no use.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
cd secrets
random() { openssl rand -base64 32 | tr '+/' '-_' | tr -d '=\n'; }
keep() { [ -s "$1" ] || printf '%s\n' "$2" > "$1"; }
for name in app-secret ledger-signing-key postgres-password owner-password app-password; do
  keep "$name" "$(random)"
done
if [ ! -s database-authority.pem ]; then
  openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj "/CN=database" \
    -addext "subjectAltName=DNS:database" -keyout database-key.pem -out database-authority.pem
fi
at="database:5432/dalbit?sslmode=verify-full&sslrootcert=/run/secrets/database-authority"
keep owner-database-url "postgres://dalbit_owner:$(cat owner-password)@$at"
keep app-database-url "postgres://dalbit_app:$(cat app-password)@$at"
keep provider-connections "[]"
chmod 711 .
chmod 400 ./*
chown 10001:10001 app-secret ledger-signing-key owner-database-url app-database-url provider-connections
chown 999:999 postgres-password owner-password app-password database-key.pem
chmod 444 database-authority.pem
[ ! -e site.pem ] || chown 99:99 site.pem
echo "The secrets are in $(pwd)."
