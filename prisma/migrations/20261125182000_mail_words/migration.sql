-- What the coach says differently in a kind of mail; what is empty is said as the site says it.
CREATE TABLE "MailWords" (
  "kind" TEXT PRIMARY KEY,
  "subject" TEXT NOT NULL DEFAULT '',
  "greeting" TEXT NOT NULL DEFAULT '',
  "closing" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1
);
