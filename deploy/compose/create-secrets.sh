#!/bin/sh
# Creates random secrets of the shop, PostgreSQL and the object store in ./secrets, once.
set -eu
cd "$(dirname "$0")"
: "${SHOP_DOMAIN:?set SHOP_DOMAIN to the domain of the shop}"
if [ -e secrets ]; then
  echo 'The secrets exist already; nothing was changed.'
  exit 0
fi
unfinished=$(mktemp -d ./secrets-XXXXXX)
trap 'rm -rf "$unfinished"' EXIT
random() { openssl rand -hex "$1" | tr -d '\n'; }

password=$(random 24)
key_id=GK$(random 12)
key=$(random 32)
printf %s "$password" >"$unfinished/database-password"
printf %s "postgres://shop:$password@database/shop" >"$unfinished/database-url"
random 24 >"$unfinished/postgres-password"
openssl rand -base64 32 >"$unfinished/shop-secret"
printf %s "$key_id" >"$unfinished/pictures-key-id"
printf %s "$key" >"$unfinished/pictures-key"
cat >"$unfinished/garage.env" <<END
GARAGE_RPC_SECRET=$(random 32)
GARAGE_DEFAULT_BUCKET=pictures
GARAGE_DEFAULT_ACCESS_KEY=$key_id
GARAGE_DEFAULT_SECRET_KEY=$key
END
# The users of the containers read the mounted files; on this machine, the folder keeps other users out.
chmod 644 "$unfinished"/*
chmod 700 "$unfinished"
mv "$unfinished" secrets
[ -e .env ] || printf 'SHOP_DOMAIN=%s\n' "$SHOP_DOMAIN" >.env
echo 'Created the folder secrets. Keep a copy: the shop needs shop-secret for stored passwords and keys.'
