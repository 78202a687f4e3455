#!/bin/sh
# Runs once in the container of PostgreSQL: creates the role and the database of the shop.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat "$SHOP_PASSWORD_FILE")" --username=postgres <<'END'
create role shop login createrole password :'password';
create database shop owner shop;
END
