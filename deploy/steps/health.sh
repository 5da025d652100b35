health() {
  local site
  site=$(setting NEXTAUTH_URL)
  docker compose ps --format 'table {{.Service}}\t{{.Status}}'
  if curl --silent --show-error --fail --max-time 10 "$site/api/health" >/dev/null; then
    echo "The site answers at $site."
  else
    echo "The site does not answer at $site. See what it says: docker compose logs --tail 50 site-a proxy"
  fi
  df --output=pcent,avail --human-readable . | tail -n 1 | xargs printf 'The disk is %s full; %s are free.\n'
  psql_owner --tuples-only --no-align --command="SELECT CASE WHEN \"provenAt\" < now() - interval '36 hours' AND name = 'backup' THEN 'TOO OLD: ' ELSE '' END || name || ' last succeeded ' || to_char(\"provenAt\", 'DD Mon YYYY HH24:MI') FROM \"Proof\" WHERE name IN ('backup', 'restore') ORDER BY name"
  echo "The back office shows the rest, at $site/admin."
}
