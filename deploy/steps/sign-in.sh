sign_in() {
  docker compose exec -T site-a node --env-file=/run/secrets/settings prisma/first-sign-in.ts
}

say_what_is_left() {
  local site
  site=$(setting NEXTAUTH_URL)
  cat <<WORDS

The site runs at $site and shows “coming soon” until you open its doors. Open the link above within ten
minutes (for another: sudo ./online sign-in), and go through the list on “Today”. It says what is missing and proves what is there.

At resend.com   add the domain, and send email.bounced, email.delivered, email.failed and email.suppressed to
                $site/api/webhooks/resend
At stripe.com   make a restricted key (README.md says which permissions); “Today” says where the webhook goes.
Keep a copy of  $(pwd)/.env somewhere else: without its BACKUP_PASSWORD no backup can be read.
WORDS
}
