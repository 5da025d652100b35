-- A podcast's own file, which its page plays. A page exists where there is a text or a sound.
ALTER TABLE "Publication" ADD COLUMN "audioUrl" TEXT;
ALTER TABLE "Publication" DROP CONSTRAINT "Publication_page";
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_page"
  CHECK (("slug" IS NULL) = ("contentHtml" IS NULL AND "audioUrl" IS NULL)) NOT VALID;
