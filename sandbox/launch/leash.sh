#!/bin/sh
# leash.sh SIGNAL COMMAND…: runs the command as the leader of its process group. Ends the whole group when
# descriptor 3 closes, which it does however the launcher dies, SIGKILL included.
signal=$1
shift
(
  trap "" INT TERM HUP
  cat <&3 >/dev/null
  kill -s "$signal" 0
  tries=0
  while [ $tries -lt 100 ] && kill -0 $$ 2>/dev/null; do
    sleep 0.1
    tries=$((tries + 1))
  done
  kill -s KILL 0
) >/dev/null 2>&1 &
exec "$@" 3<&-
