#!/bin/sh
# Builds this checkout and puts it into service, the first time as well as later. The instances are replaced
# one after the other, each once the one before it is ready; if a migration fails, this stops there and
# nothing else has changed. `compose up` alone would build nothing new, and would stop every instance before
# the migration.
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
# Reloads nginx's configuration and certificate without cutting a connection. A running nginx takes any
# certificate, so this one is judged first, as when nginx starts.
docker compose exec nginx /docker-entrypoint.d/05-trusted-certificate.sh
docker compose exec nginx nginx -s reload
