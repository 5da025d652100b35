-- A removed section's number is never given again: somebody may still have its form open.
ALTER TABLE "SitePage" ADD COLUMN "lastSectionId" INTEGER NOT NULL DEFAULT 0;
UPDATE "SitePage" page SET "lastSectionId" = coalesce((
  SELECT max((section->>'id')::int)
  FROM (SELECT draft AS content UNION ALL SELECT content FROM "PageVersion" WHERE "pageId" = page.id) AS contents,
    jsonb_array_elements(content->'sections') AS section), 0);
