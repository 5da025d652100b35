-- The coach makes categories of her own, and each has its page.
CREATE SEQUENCE "Category_id_seq" AS INTEGER OWNED BY "Category"."id";
SELECT setval('"Category_id_seq"', (SELECT max("id") FROM "Category"));
ALTER TABLE "Category" ALTER COLUMN "id" SET DEFAULT nextval('"Category_id_seq"'),
  ADD COLUMN "imageUrl" TEXT,
  ADD COLUMN "pageId" INTEGER,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
CREATE UNIQUE INDEX "Category_pageId_key" ON "Category"("pageId");
ALTER TABLE "Category" ADD CONSTRAINT "Category_pageId_fkey"
  FOREIGN KEY ("pageId") REFERENCES "SitePage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

UPDATE "Category" SET "pageId" = page."id" FROM "SitePage" AS page
WHERE page."path" IN ('/courses/' || "Category"."slug", '/' || "Category"."slug");
UPDATE "Category" SET "imageUrl" = '/artwork/category-' || "slug" || '.svg'
WHERE "slug" IN ('tools-for-life', 'irish-dancing');
INSERT INTO "FormerAddress" ("path", "pageId")
SELECT '/courses/public-speaking', "id" FROM "SitePage" WHERE "path" = '/public-speaking'
ON CONFLICT DO NOTHING;
