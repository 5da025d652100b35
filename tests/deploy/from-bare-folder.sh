#!/bin/bash
# sudo tests/deploy/from-bare-folder.sh: goes the whole way of README's “Put it online” on this machine, timed.
# Needs Debian's caddy, curl, postgresql and restic; container-engine.ts says what stands in for Docker.
# Ports 80, 443 and 5432 of this machine must be free.
set -euo pipefail
repository=$(readlink -f "$(dirname "$0")/../..")
work=$(mktemp -d)
chmod 755 "$work"
mkdir -p "$work"/{bin,cron,state/bin}
trap 'cd "$work/site/deploy" && docker compose stop proxy site-a site-b database; rm -rf "$work"' EXIT

cat >"$work/bin/docker" <<WORDS
#!/bin/sh
case "\$1 \$2" in "image prune" | "compose version" | "compose ps") exit ;; esac
exec $repository/node_modules/.bin/node --import $repository/node_modules/tsx/dist/loader.mjs $repository/tests/deploy/container-engine.ts -- "\$@"
WORDS
chmod +x "$work/bin/docker"
ln -s "$(command -v caddy)" "$work/state/bin/caddy"
export PATH="$work/bin:$PATH" ENGINE_STATE="$work/state" CRON_FOLDER="$work/cron"
export CURL_CA_BUNDLE="$work/state/volumes/certificates/caddy/pki/authorities/local/root.crt"

step() { echo "── ${SECONDS} s: $*"; }
fail() { echo "FAILED: $*" >&2 && exit 1; }

git clone --quiet --bare "$repository" "$work/origin"
git clone --quiet "$work/origin" "$work/site"
cd "$work/site"
step "set up from a bare folder"
printf '%s\n' localhost coach@example.com hello@example.com '' '' '' '' '' '' '' "$work/backups" | deploy/online >"$work/said"
link=$(grep -o 'https://localhost/signin/link.*' "$work/said")
step "the site answers over TLS, and so does the coach's link"
[[ $(curl --silent --fail https://localhost/) == *"opens soon"* ]] || fail "no “coming soon”"
curl --silent --fail "$link" >/dev/null
[ "$(stat -c %a deploy/.env)" = 600 ] || fail "others can read the settings"
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' http://localhost/ --request POST)" = 403 ] || fail "a form without https"
! grep -q "token=" "$work/state/proxy.log" || fail "the proxy logged a link"

step "a backup, and a trial of it"
touch deploy/data/media/film
deploy/online backup
[[ $(deploy/online try-restore) == *"pictures: 1"* ]] || fail "the backup lacks a film"
! grep -rq "coach@example.com" "$work/backups" || fail "the backup is not encrypted"

step "an update, while visitors come"
(while [ ! -e "$work/updated" ]; do
  curl --silent --max-time 15 --output /dev/null --write-out '%{http_code}\n' "https://localhost/api/health?$RANDOM"
  curl --silent --max-time 15 --output /dev/null --write-out '%{http_code}\n' https://localhost/
done >"$work/answers") &
visitors=$!
deploy/online update >/dev/null
touch "$work/updated"
wait "$visitors"
step "$(wc -l <"$work/answers") requests during the update"
! grep -qv 200 "$work/answers" || fail "visitors noticed: $(sort "$work/answers" | uniq -c)"

step "everything lost, and restored"
(cd deploy && docker compose stop proxy site-a site-b database)
rm -rf "$work/state/volumes/database" deploy/data
echo replace | deploy/online restore >/dev/null
[ -e deploy/data/media/film ] || fail "the film is not back"
[[ $(deploy/online health) == *"answers at"* ]] || fail "not healthy"
step "done"
