-- The first wording promised that sales go after six years, and nothing deletes them. Where it is still in
-- force, nobody has written their own: a wording that was published is never changed, so this is the next.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 2, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.2', "title", "introduction",
  replace(replace("contentHtml",
    'Orders and payments: six years after the end of the financial year in which you bought. If you delete',
    'Orders and payments: for at least six years after the end of the financial year in which you bought, because tax law asks for it. After that you may ask us to erase them. If you delete'),
    'Messages: two years after our last reply.',
    'Messages: two years after our last reply, or after they came if there was none.')
FROM "LegalText" WHERE "kind" = 'privacy' AND "number" = 1
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'privacy' AND "number" > 1);
