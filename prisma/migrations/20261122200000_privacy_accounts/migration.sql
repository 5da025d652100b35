-- An account whose access has ended stays until its owner deletes it, and the earlier wordings promised that
-- it goes. The next wording, where nobody has written their own: the third one has the sentence from the
-- migration before.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 4, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.4', "title", "introduction",
  replace("contentHtml",
    'Your account and your progress: for as long as you have access to a course, or until you delete them.',
    'Your account and your progress: until you delete your account.')
FROM "LegalText" WHERE "kind" = 'privacy' AND "number" = 3
  AND strpos("contentHtml", 'Orders that are never paid: what you typed goes after 30 days.') > 0
  AND strpos("contentHtml", 'for as long as you have access to a course, or until you delete them.') > 0
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'privacy' AND "number" > 3);
