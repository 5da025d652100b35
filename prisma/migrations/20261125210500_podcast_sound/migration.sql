-- A podcast's own file, which its page plays.
ALTER TABLE "Publication" ADD COLUMN "audioUrl" TEXT;
