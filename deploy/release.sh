#!/bin/sh
# Builds this checkout and lets it take over, the first time as well as later. Whoever serves goes on until
# the next one is ready; if a migration fails, it ends here and nothing else has changed. `compose up` alone
# would build nothing new, and takes every instance away before the migration has begun.
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
# Its configuration and its certificate are read anew, without a connection being cut.
docker compose exec nginx nginx -s reload
