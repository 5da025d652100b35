#!/bin/sh
# Run as root. The numbers are the images' user ids.
set -eu
umask 077
mkdir -p "$(dirname "$0")/secrets"
cd "$(dirname "$0")/secrets"

new_key="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc"

sign() {
  # shellcheck disable=SC2086
  openssl req $new_key -subj "/CN=$1" -addext "subjectAltName=DNS:$1" -keyout "$1.key" -out "$1.csr"
  openssl x509 -req -in "$1.csr" -CA ca.crt -CAkey ca.key -copy_extensions copy -days 3650 -out "$1.crt"
  rm "$1.csr"
  chmod 400 "$1.key"
  chown "$2" "$1.key"
}

# shellcheck disable=SC2086
openssl req -x509 $new_key -days 3650 -subj "/CN=the authority of this installation" -keyout ca.key -out ca.crt
sign database 999
sign coach 1000
sign site 1000
rm ca.key
chmod 444 ./*.crt
chmod 711 .
