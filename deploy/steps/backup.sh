# The database comes first, so that the copy contains each film that it names.
backup() {
  mkdir -p data/backup && chmod 700 data/backup
  # Uncompressed, because restic compresses the data and stores what two nights share only once.
  on_database "" pg_dump --format=custom --compress=0 >data/backup/coach.dump
  restic_here cat config >/dev/null 2>&1 || restic_here init
  restic_here backup --tag coach .env data
  rm data/backup/coach.dump
  # The privacy policy promises that deleted data disappears from backups too.
  restic_here forget --tag coach --group-by tags --keep-daily 30 --prune
  remember backup
}

restic_here() {
  local secret
  secret=$(setting BACKUP_PASSWORD)
  RESTIC_PASSWORD=$secret RESTIC_REPOSITORY=$(setting BACKUP_TO) RESTIC_CACHE_DIR=/var/cache/coach-restic \
    AWS_ACCESS_KEY_ID=$(setting BACKUP_KEY_ID) AWS_SECRET_ACCESS_KEY=$(setting BACKUP_KEY) restic --quiet "$@"
}

# The list on “Today” shows when each of these last succeeded.
remember() {
  psql_owner --command="INSERT INTO \"Proof\" (\"name\", \"provenAt\") VALUES ('$1', now()) ON CONFLICT (\"name\") DO UPDATE SET \"triedAt\" = now(), \"provenAt\" = now()"
}

every_night() {
  printf 'PATH=/usr/sbin:/usr/bin:/sbin:/bin\n15 3 * * * root %s/online backup\n' "$(pwd)" >"${CRON_FOLDER:-/etc/cron.d}/coach-backup"
}

# Restores into a database of its own, and drops it afterwards.
try_restore() {
  local folder
  folder=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf '$folder'; psql_owner --command='DROP DATABASE IF EXISTS restore_trial' >/dev/null" EXIT
  fetch_backup "$folder"
  cmp --silent .env "$folder/.env" || echo "The settings were changed after this backup."
  psql_owner --command='DROP DATABASE IF EXISTS restore_trial' --command='CREATE DATABASE restore_trial'
  restore_database restore_trial <"$folder/data/backup/coach.dump"
  echo "Orders: $(on_database restore_trial psql --tuples-only --no-align --command='SELECT count(*) FROM "Order"')"
  echo "Files of films, captions, workbooks and pictures: $(find "$folder/data/media" -type f | wc -l)"
  remember restore
}

# Replaces the shop with its newest backup, on this machine or on a new one that has the old one's .env.
restore() {
  install_programs
  [ -f .env ] || stop "Put your copy of the old machine’s settings here first: $(pwd)/.env"
  read -r -p "This replaces everything in the shop by the newest backup. Type “replace” to go on: " answer
  [ "$answer" = replace ] || stop "Nothing was changed."
  docker compose build migrate
  start_database
  docker compose stop site-a site-b
  fetch_backup data/restored
  psql_owner --single-transaction --command='DROP SCHEMA IF EXISTS public, graphile_worker CASCADE' --command='CREATE SCHEMA public'
  # The dump's policies name the site's account, which a new server lacks.
  if [ -n "$(setting COMPOSE_PROFILES)" ]; then
    psql_owner --command='DO $$ BEGIN CREATE ROLE site LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$'
  fi
  restore_database "" <data/restored/data/backup/coach.dump
  # Order numbers issued since the backup are on receipts, and must not be issued again.
  psql_owner --command="SELECT setval(pg_get_serial_sequence('\"Order\"', 'number'), (SELECT coalesce(max(number), 0) FROM \"Order\") + 1000)" >/dev/null
  mkdir -p data/media
  cp -a data/restored/data/media/. data/media
  rm -r data/restored
  release
  every_night
}

fetch_backup() { restic_here restore latest --tag coach --target "$1"; }

restore_database() { on_database "$1" pg_restore --no-owner --no-acl --exit-on-error --single-transaction; }
