# Asks for each setting that only a person can know, and keeps earlier answers.
ask_settings() {
  [ -f .env ] || install --mode=600 /dev/null .env
  echo "Press Enter to keep what is in [brackets]. Keys that you don’t have yet can wait: run this again when you have them."
  ask DOMAIN "The site’s address, without https:// (its DNS must already point to this machine)" "" '^[a-z0-9.-]+$'
  ask COACH_EMAILS "The coach’s e-mail address" "" '^[^ @]+@[^ @]+\.[^ @]+$'
  ask MAIL_FROM "Sender of all mails" "hello@$(setting DOMAIN | sed 's/^www\.//')" '@'
  ask RESEND_API_KEY "Mail: API key of resend.com" "re_missing" '^re_'
  ask RESEND_WEBHOOK_SECRET "Mail: signing secret of its webhook" "" '^(whsec_.*)?$'
  ask STRIPE_SECRET_KEY "Cards: restricted or secret key of stripe.com" "" '^([rs]k_.*)?$'
  ask STRIPE_PUBLISHABLE_KEY "Cards: publishable key" "" '^(pk_.*)?$'
  ask STRIPE_WEBHOOK_SECRET "Cards: signing secret of its webhook (until it exists: whsec_missing)" "$([ -z "$(setting STRIPE_SECRET_KEY)" ] || echo whsec_missing)" '^(whsec_.*)?$'
  ask_database
  ask_media
  ask BACKUP_TO "Backups: a folder, or a bucket as s3:https://address/bucket" /var/backups/coach '.'
  case "$(setting BACKUP_TO)" in s3:*)
    ask BACKUP_KEY_ID "Backups: the bucket’s access key" "" '.'
    ask BACKUP_KEY "Backups: its secret" "" '.' ;;
  esac
  keep NEXTAUTH_URL "https://$(setting DOMAIN)"
  [ -n "$(setting NEXTAUTH_SECRET)" ] || keep NEXTAUTH_SECRET "$(openssl rand -hex 32)"
  [ -n "$(setting BACKUP_PASSWORD)" ] || keep BACKUP_PASSWORD "$(openssl rand -hex 32)"
  keep COMPOSE_PROJECT_NAME coach
  keep TRUSTED_PROXIES 1
}

ask_database() {
  ask DATABASE "PostgreSQL: “here” for one on this machine, or the address of a managed one (postgresql://…)" here '^(here|postgres(ql)?://.*)$'
  local address
  address=$(setting DATABASE)
  if [ "$address" != here ]; then
    keep COMPOSE_PROFILES "" && keep OWNER_DATABASE_URL "$address" && keep DATABASE_URL "$address"
    return
  fi
  for name in OWNER_PASSWORD SITE_PASSWORD; do
    [ -n "$(setting $name)" ] || keep $name "$(openssl rand -hex 24)"
  done
  keep COMPOSE_PROFILES database
  keep OWNER_DATABASE_URL "postgresql://coach:$(setting OWNER_PASSWORD)@database:5432/coach"
  keep DATABASE_URL "postgresql://site:$(setting SITE_PASSWORD)@database:5432/coach"
}

ask_media() {
  ask MEDIA_ENDPOINT "Films: “here” for this machine’s disk, or the address of a bucket’s service (https://…)" here '^(here|https://.*)$'
  if [ "$(setting MEDIA_ENDPOINT)" = here ]; then
    keep MEDIA_ENDPOINT "" && keep MEDIA_DIR /media
    return
  fi
  keep MEDIA_DIR ""
  ask MEDIA_REGION "Films: the bucket’s region" auto '.'
  ask MEDIA_BUCKET "Films: the bucket’s name" "" '.'
  ask MEDIA_ACCESS_KEY_ID "Films: the bucket’s access key" "" '.'
  ask MEDIA_SECRET_ACCESS_KEY "Films: its secret" "" '.'
}

# ask NAME QUESTION DEFAULT PATTERN
ask() {
  local before answer
  before=$(setting "$1")
  before=${before:-$3}
  while :; do
    read -r -p "$2 [$(shown "$1" "$before")]: " answer || stop "The answers ended before the questions did."
    answer=${answer:-$before}
    [[ $answer =~ $4 && $answer != *[\'\"\$\`\\#]* ]] && break
    echo "That cannot be right: $(shown "$1" "$answer")"
  done
  keep "$1" "$answer"
}

# Hides most of a secret, because somebody may be looking over a shoulder.
shown() {
  case "$1" in
    *KEY* | *SECRET*) echo "${2:0:8}${2:+…}" ;;
    DATABASE) echo "${2%%://*}" ;;
    *) echo "$2" ;;
  esac
}

keep() {
  (umask 077 && sed "/^$1=/d" .env >.env.new && echo "$1=$2" >>.env.new)
  mv .env.new .env
}
