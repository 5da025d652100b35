#!/bin/sh
# nginx does not start with a certificate that browsers would not trust.
set -eu
chain=${1:-/etc/nginx/certificates/site.crt}
openssl verify -purpose sslserver -untrusted "$chain" "$chain"
