update() {
  git pull --ff-only
  # The script itself may have changed.
  exec ./online release
}

# Stops at the first failure, so that the old instances keep serving.
release() {
  # 1000 is the user id in the image.
  mkdir -p data/media && chown 1000 .env data/media && chmod 600 .env
  docker compose build migrate
  start_database
  docker compose run --rm --no-deps migrate
  give_rights
  for instance in site-a site-b; do
    # Compose would not notice changed settings.
    docker compose up --detach --wait --no-deps --force-recreate "$instance"
  done
  docker compose up --detach --wait --no-deps proxy
  docker compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile
  docker image prune --force >/dev/null
}

start_database() {
  [ -z "$(setting COMPOSE_PROFILES)" ] || docker compose up --detach --wait --no-deps database
}

# The running site may change rows, but not tables. A managed PostgreSQL uses one account for both.
give_rights() {
  [ -n "$(setting COMPOSE_PROFILES)" ] || return 0
  psql_owner --single-transaction --file=/database/rights.sql
  psql_owner --command="ALTER ROLE site PASSWORD '$(setting SITE_PASSWORD)'"
}
