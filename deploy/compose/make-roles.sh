#!/bin/sh
# Run by the first start of the server, as its administrator.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres \
  --set owner_password="$(cat /run/secrets/owner-password)" \
  --set app_password="$(cat /run/secrets/app-password)" --file /roles.sql
