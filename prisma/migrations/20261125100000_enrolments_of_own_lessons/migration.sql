-- A lesson that was retired after somebody bought the course stays theirs, and counts for them.
ALTER TABLE "Enrolment" ADD COLUMN "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- `lessonsOf` in lib/learning/access.ts says the same.
CREATE FUNCTION count_lessons(learner UUID, course INTEGER, since TIMESTAMPTZ)
RETURNS TABLE (total INTEGER, completed INTEGER) LANGUAGE sql STABLE AS $$
  SELECT count(*), count(*) FILTER (WHERE done."completed")
  FROM "Lesson" lesson
  LEFT JOIN "LessonProgress" done ON done."lessonId" = lesson."id" AND done."userId" = learner
  WHERE lesson."courseId" = course AND NOT lesson."isDraft"
    AND (lesson."retiredAt" IS NULL OR lesson."retiredAt" > count_lessons.since)
$$;

CREATE OR REPLACE FUNCTION enrolment_follows_grant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place RECORD;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "Enrolment" ("userId", "courseId") VALUES (NEW."userId", NEW."courseId")
    ON CONFLICT DO NOTHING;
  END IF;
  -- An insert has no OLD and a deletion no NEW: their fields are null.
  FOR place IN
    SELECT DISTINCT "userId", "courseId"
    FROM (VALUES (OLD."userId", OLD."courseId"), (NEW."userId", NEW."courseId")) AS touched ("userId", "courseId")
    WHERE "userId" IS NOT NULL ORDER BY "userId", "courseId"
  LOOP
    PERFORM 1 FROM "Enrolment"
    WHERE "userId" = place."userId" AND "courseId" = place."courseId" FOR UPDATE;
    UPDATE "Enrolment" SET ("isOpen", "isTest", "since") = (
      SELECT count(*) > 0, coalesce(bool_and(coalesce(bought."isTest", false)), false), coalesce(
        (array_agg(coalesce(bought."createdAt", live."createdAt")
          ORDER BY coalesce(bought."isTest", false), live."createdAt"))[1], "since")
      FROM "Grant" live LEFT JOIN "Order" bought ON bought."id" = live."orderId"
      WHERE live."userId" = place."userId" AND live."courseId" = place."courseId"
        AND live."suspendedAt" IS NULL AND live."endedAt" IS NULL AND live."revokedAt" IS NULL
    )
    WHERE "userId" = place."userId" AND "courseId" = place."courseId";
    UPDATE "Enrolment" SET "completedLessons" = (
      SELECT completed FROM count_lessons("userId", "courseId", "since"))
    WHERE "userId" = place."userId" AND "courseId" = place."courseId";
  END LOOP;
  RETURN NULL;
END $$;

-- "Finished" stays when a lesson is added: only an undone tick takes it away.
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
      SELECT completed, CASE
        WHEN completed = total THEN COALESCE("finishedAt", now())
        WHEN TG_OP = 'UPDATE' AND OLD."completed" AND NOT NEW."completed" THEN NULL
        ELSE "finishedAt"
      END
      FROM count_lessons("userId", "courseId", "since")
    ),
    "lastLessonId" = NEW."lessonId",
    "lastProgressAt" = now()
  WHERE "userId" = NEW."userId" AND "courseId" = course;
  RETURN NULL;
END $$;

-- What was opened and counted before.
UPDATE "Enrolment" enrolment SET "since" = first.since
FROM (
  SELECT DISTINCT ON ("grant"."userId", "grant"."courseId") "grant"."userId", "grant"."courseId",
    coalesce(bought."createdAt", "grant"."createdAt") AS since
  FROM "Grant" "grant" LEFT JOIN "Order" bought ON bought."id" = "grant"."orderId"
  ORDER BY "grant"."userId", "grant"."courseId",
    num_nonnulls("grant"."suspendedAt", "grant"."endedAt", "grant"."revokedAt") > 0,
    coalesce(bought."isTest", false), "grant"."createdAt"
) first
WHERE first."userId" = enrolment."userId" AND first."courseId" = enrolment."courseId";

UPDATE "Enrolment" SET "completedLessons" = (
  SELECT completed FROM count_lessons("userId", "courseId", "since"));

-- Somebody who lacks a retired lesson of theirs counted as finished, and never was.
UPDATE "Enrolment" enrolment SET "finishedAt" = NULL
WHERE "finishedAt" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "CourseCompletion" done
  WHERE done."userId" = enrolment."userId" AND done."courseId" = enrolment."courseId");
