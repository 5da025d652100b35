-- The cookie beside the session's, and the back office's, were named nowhere. The next wording, where nobody has
-- written their own.
CREATE TEMPORARY TABLE renewed AS
SELECT page.id AS "pageId", version.number + 1 AS number,
  replace(version.content::text, 'one that keeps you signed in, one that',
    'two that keep you signed in, one for those who run the shop that says so, one that')::jsonb AS content
FROM "SitePage" page JOIN "PageVersion" version ON version."pageId" = page.id
WHERE page.legal = 'privacy'
  AND version.number = (SELECT max(number) FROM "PageVersion" WHERE "pageId" = page.id)
  AND version."actorEmail" IS NULL
  AND page.draft = version.content
  AND strpos(version.content::text, 'one that keeps you signed in, one that') > 0;

INSERT INTO "PageVersion" ("pageId", number, name, content, changes, "publishAt")
SELECT "pageId", number, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.' || number, content,
  'Names two more cookies', CURRENT_TIMESTAMP
FROM renewed;

UPDATE "SitePage" SET draft = renewed.content FROM renewed WHERE id = renewed."pageId";

DROP TABLE renewed;
