-- A version that was called off stays, so that its words can be taken up again.
ALTER TABLE "PageVersion" ALTER COLUMN "publishAt" DROP NOT NULL;
