-- Changes of one lesson may arrive out of order: each keeps the time at which it was made.
ALTER TABLE "LessonProgress" ADD COLUMN "completedChangedAt" TIMESTAMPTZ(3);
ALTER TABLE "LessonProgress" ADD COLUMN "positionChangedAt" TIMESTAMPTZ(3);
