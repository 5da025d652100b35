# Docker and restic from the packages of Debian and Ubuntu.
install_programs() {
  has_compose && command -v restic curl >/dev/null && return
  apt-get update
  apt-get install --yes --no-install-recommends ca-certificates cron curl git openssl restic
  has_compose ||
    apt-get install --yes docker.io docker-compose-v2 docker-buildx ||
    apt-get install --yes docker.io docker-compose docker-buildx
  has_compose || stop "Docker’s “compose” is missing. Take Ubuntu 24.04 or Debian 13, or install Docker as docs.docker.com says, and run this again."
}

has_compose() { docker compose version >/dev/null 2>&1; }
