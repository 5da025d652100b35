-- The day on which a course first reached 100 %: what a certificate is dated by.
CREATE TABLE "CourseCompletion" (
    "userId" UUID NOT NULL,
    "courseId" INTEGER NOT NULL,
    "completedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CourseCompletion_pkey" PRIMARY KEY ("userId","courseId")
);

CREATE INDEX "CourseCompletion_courseId_idx" ON "CourseCompletion"("courseId");

ALTER TABLE "CourseCompletion" ADD CONSTRAINT "CourseCompletion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CourseCompletion" ADD CONSTRAINT "CourseCompletion_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Those who had finished before this table was there.
INSERT INTO "CourseCompletion" ("userId", "courseId", "completedAt")
SELECT progress."userId", lesson."courseId", max(progress."completedAt")
FROM "LessonProgress" progress JOIN "Lesson" lesson ON lesson."id" = progress."lessonId"
WHERE progress."completed" AND progress."completedAt" IS NOT NULL
  AND NOT lesson."isDraft" AND lesson."retiredAt" IS NULL
GROUP BY progress."userId", lesson."courseId"
HAVING count(*) = (
  SELECT count(*) FROM "Lesson" every
  WHERE every."courseId" = lesson."courseId" AND NOT every."isDraft" AND every."retiredAt" IS NULL
);
