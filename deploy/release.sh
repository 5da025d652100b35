#!/bin/sh
# `compose up` alone would build nothing new, and would stop every instance before the migration.
set -eu
cd "$(dirname "$0")"

docker compose build
docker compose up --detach --wait database
docker compose run --rm --no-deps migrate
docker compose run --rm --no-deps rights
for instance in site-a site-b; do
  docker compose up --detach --wait --no-deps "$instance"
done
docker compose up --detach --wait --no-deps nginx
./reload-proxy.sh
