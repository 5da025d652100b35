#!/bin/sh
set -eu
chain=${1:-/etc/nginx/certificates/site.crt}
openssl verify -purpose sslserver -untrusted "$chain" "$chain"
