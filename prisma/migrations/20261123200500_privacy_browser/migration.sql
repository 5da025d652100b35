-- What a browser keeps besides cookies was named nowhere. The next wording, where nobody has written their
-- own: the fourth one has a sentence from the migration before.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 5, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.5', "title", "introduction",
  replace("contentHtml",
    'which address a sign-in mail went to. They need no consent.',
    'which address a sign-in mail went to. Your browser also keeps the speed at which you last watched a film, and what you tick off in a course until it has reached us. None of this needs your consent.')
FROM "LegalText" WHERE "kind" = 'privacy' AND "number" = 4
  AND strpos("contentHtml", 'Your account and your progress: until you delete your account.') > 0
  AND strpos("contentHtml", 'which address a sign-in mail went to. They need no consent.') > 0
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'privacy' AND "number" > 4);
