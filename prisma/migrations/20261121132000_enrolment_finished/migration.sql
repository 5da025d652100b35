-- "Finished" stays when a lesson is added: only an undone tick takes it away. Lessons that are not
-- shown do not count, as the course's total does not count them either.
CREATE OR REPLACE FUNCTION enrolment_follows_progress() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  course INTEGER := (SELECT "courseId" FROM "Lesson" WHERE "id" = NEW."lessonId");
BEGIN
  -- A film that plays reports every few seconds: of one lesson, once an hour is enough.
  IF TG_OP = 'UPDATE' AND NEW."completed" = OLD."completed" AND EXISTS (
    SELECT 1 FROM "Enrolment" WHERE "userId" = NEW."userId" AND "courseId" = course
      AND "lastLessonId" = NEW."lessonId" AND "lastProgressAt" > now() - interval '1 hour'
  ) THEN
    RETURN NULL;
  END IF;
  INSERT INTO "Enrolment" ("userId", "courseId") VALUES (NEW."userId", course)
  ON CONFLICT DO NOTHING;
  PERFORM 1 FROM "Enrolment" WHERE "userId" = NEW."userId" AND "courseId" = course FOR UPDATE;
  UPDATE "Enrolment" SET
    ("completedLessons", "finishedAt") = (
      SELECT count(*) FILTER (WHERE done."completed"), CASE
        WHEN count(*) = count(*) FILTER (WHERE done."completed") THEN COALESCE("finishedAt", now())
        WHEN TG_OP = 'UPDATE' AND OLD."completed" AND NOT NEW."completed" THEN NULL
        ELSE "finishedAt"
      END
      FROM "Lesson" lesson
      LEFT JOIN "LessonProgress" done ON done."lessonId" = lesson."id" AND done."userId" = NEW."userId"
      WHERE lesson."courseId" = course AND NOT lesson."isDraft" AND lesson."retiredAt" IS NULL
    ),
    "lastLessonId" = NEW."lessonId",
    "lastProgressAt" = now()
  WHERE "userId" = NEW."userId" AND "courseId" = course;
  RETURN NULL;
END $$;

-- What was counted before.
UPDATE "Enrolment" enrolment SET "completedLessons" = counted.lessons
FROM (
  SELECT e."userId", e."courseId", count(l."id") AS lessons
  FROM "Enrolment" e
  LEFT JOIN "LessonProgress" p ON p."userId" = e."userId" AND p."completed"
  LEFT JOIN "Lesson" l ON l."id" = p."lessonId" AND l."courseId" = e."courseId"
    AND NOT l."isDraft" AND l."retiredAt" IS NULL
  GROUP BY 1, 2
) counted
WHERE counted."userId" = enrolment."userId" AND counted."courseId" = enrolment."courseId"
  AND counted.lessons <> enrolment."completedLessons";
