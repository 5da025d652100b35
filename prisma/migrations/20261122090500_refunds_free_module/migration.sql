-- The first wording promised a free module of every course, and each course decides that for itself. The next
-- wording, where nobody has written their own.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 2, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.2', "title", "introduction",
  replace("contentHtml",
    'the first module of every course can be viewed free of charge before you buy.',
    'where the first module of a course is free, you can view it on the course’s page before you buy.')
FROM "LegalText" WHERE "kind" = 'refunds' AND "number" = 1
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'refunds' AND "number" > 1);
