#!/bin/sh
# A running nginx takes any certificate, so the new one is checked first, as when nginx starts.
set -eu
cd "$(dirname "$0")"

docker compose exec nginx /docker-entrypoint.d/05-trusted-certificate.sh
docker compose exec nginx nginx -s reload
