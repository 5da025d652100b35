-- What was typed for an order that nobody paid goes after a month now. The next wording, where nobody has
-- written their own: the second one has this sentence from the migration before.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 3, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.3', "title", "introduction",
  replace("contentHtml",
    'Orders and payments: for at least six years',
    'Orders that are never paid: what you typed goes after 30 days. Orders and payments: for at least six years')
FROM "LegalText" WHERE "kind" = 'privacy' AND "number" = 2
  AND strpos("contentHtml", 'Orders and payments: for at least six years after') > 0
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'privacy' AND "number" > 2);
