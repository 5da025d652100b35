#!/bin/sh
# of.sh NAME COMMAND…: runs a command on another database of the shop's server; "" is the shop's own.
server=${OWNER_DATABASE_URL%%\?*}
address=$OWNER_DATABASE_URL
[ -z "$1" ] || address=${server%/*}/$1${OWNER_DATABASE_URL#"$server"}
shift
exec "$@" --dbname="$address"
