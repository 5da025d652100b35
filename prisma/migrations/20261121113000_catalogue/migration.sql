-- What the coach needs to edit the catalogue without a technician.

-- Of two editors the second is told.
ALTER TABLE "Course" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Lesson" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Testimonial" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Publication" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

ALTER TABLE "Course" ADD COLUMN "imageAlt" TEXT;

-- A course's earlier addresses lead on for good.
CREATE TABLE "FormerSlug" (
    "slug" TEXT NOT NULL,
    "courseId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerSlug_pkey" PRIMARY KEY ("slug")
);
CREATE INDEX "FormerSlug_courseId_idx" ON "FormerSlug"("courseId");
ALTER TABLE "FormerSlug" ADD CONSTRAINT "FormerSlug_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A lesson that somebody paid for is never deleted: it is retired for those who come after.
ALTER TABLE "Lesson" ADD COLUMN "retiredAt" TIMESTAMPTZ(3);

-- Captions used to stand beside the film under its name.
ALTER TABLE "Lesson" ADD COLUMN "captionsUrl" TEXT;
UPDATE "Lesson" SET "captionsUrl" = regexp_replace("videoUrl", '\.mp4$', '.vtt') WHERE "videoUrl" ~ '^media:.*\.mp4$';
