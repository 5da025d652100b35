-- How far each person is in each course, kept beside what it is counted from: "who is stuck" could not
-- be asked of a hundred thousand people's lessons each time.
CREATE TABLE "Enrolment" (
    "userId" UUID NOT NULL,
    "courseId" INTEGER NOT NULL,
    "isOpen" BOOLEAN NOT NULL DEFAULT false,
    "completedLessons" INTEGER NOT NULL DEFAULT 0,
    "finishedAt" TIMESTAMPTZ(3),
    "lastLessonId" INTEGER,
    "lastProgressAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Enrolment_pkey" PRIMARY KEY ("userId", "courseId")
);
CREATE INDEX "Enrolment_courseId_idx" ON "Enrolment"("courseId");
CREATE INDEX "Enrolment_lastLessonId_idx" ON "Enrolment"("lastLessonId");
CREATE INDEX "Enrolment_stuck" ON "Enrolment" ("lastProgressAt", "userId", "courseId")
  WHERE "isOpen" AND "finishedAt" IS NULL;
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_lastLessonId_fkey" FOREIGN KEY ("lastLessonId") REFERENCES "Lesson"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE FUNCTION enrolment_follows_grant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed "Grant" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "Enrolment" ("userId", "courseId") VALUES (changed."userId", changed."courseId")
    ON CONFLICT DO NOTHING;
  END IF;
  PERFORM 1 FROM "Enrolment"
  WHERE "userId" = changed."userId" AND "courseId" = changed."courseId" FOR UPDATE;
  UPDATE "Enrolment" SET "isOpen" = EXISTS (
    SELECT 1 FROM "Grant"
    WHERE "userId" = changed."userId" AND "courseId" = changed."courseId"
      AND "suspendedAt" IS NULL AND "endedAt" IS NULL AND "revokedAt" IS NULL
  )
  WHERE "userId" = changed."userId" AND "courseId" = changed."courseId";
  RETURN NULL;
END $$;

-- Counted anew behind the row's lock, so that two devices that tick at once both count.
CREATE FUNCTION enrolment_follows_progress() RETURNS trigger LANGUAGE plpgsql AS $$
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
    "completedLessons" = (
      SELECT count(*) FROM "LessonProgress" p JOIN "Lesson" l ON l."id" = p."lessonId"
      WHERE p."userId" = NEW."userId" AND l."courseId" = course AND p."completed"
    ),
    "finishedAt" = CASE WHEN NOT EXISTS (
      SELECT 1 FROM "Lesson" l
      WHERE l."courseId" = course AND NOT l."isDraft" AND l."retiredAt" IS NULL AND NOT EXISTS (
        SELECT 1 FROM "LessonProgress" p
        WHERE p."userId" = NEW."userId" AND p."lessonId" = l."id" AND p."completed"
      )
    ) THEN COALESCE("finishedAt", now()) END,
    "lastLessonId" = NEW."lessonId",
    "lastProgressAt" = now()
  WHERE "userId" = NEW."userId" AND "courseId" = course;
  RETURN NULL;
END $$;

-- What stood before.
INSERT INTO "Enrolment" ("userId", "courseId", "isOpen", "completedLessons", "finishedAt", "lastLessonId", "lastProgressAt")
SELECT enrolled."userId", enrolled."courseId",
  EXISTS (
    SELECT 1 FROM "Grant" g
    WHERE g."userId" = enrolled."userId" AND g."courseId" = enrolled."courseId"
      AND g."suspendedAt" IS NULL AND g."endedAt" IS NULL AND g."revokedAt" IS NULL
  ),
  count(progress."lessonId") FILTER (WHERE progress."completed"),
  CASE WHEN count(*) FILTER (WHERE NOT lesson."isDraft" AND lesson."retiredAt" IS NULL AND progress."completed" IS NOT TRUE) = 0
    THEN max(progress."completedAt") END,
  (array_agg(progress."lessonId" ORDER BY progress."updatedAt" DESC NULLS LAST))[1],
  COALESCE(max(progress."updatedAt"), min(enrolled."since"))
FROM (SELECT "userId", "courseId", min("createdAt") AS "since" FROM "Grant" GROUP BY 1, 2) enrolled
JOIN "Lesson" lesson ON lesson."courseId" = enrolled."courseId"
LEFT JOIN "LessonProgress" progress ON progress."lessonId" = lesson."id" AND progress."userId" = enrolled."userId"
GROUP BY 1, 2;

-- Triggers fire in the order of their names: these after the checks of foreign keys ("RI_…"), which
-- lock the person, so that erasing somebody who is learning does not meet itself coming back.
CREATE TRIGGER "enrolment_follows_grant" AFTER INSERT OR UPDATE OR DELETE ON "Grant"
  FOR EACH ROW EXECUTE FUNCTION enrolment_follows_grant();
CREATE TRIGGER "enrolment_follows_progress" AFTER INSERT OR UPDATE ON "LessonProgress"
  FOR EACH ROW EXECUTE FUNCTION enrolment_follows_progress();

-- In the "C" order the addresses that begin alike stand together, whatever the database's own language is.
CREATE INDEX "User_email_search" ON "User" (("email" COLLATE "C"));
CREATE INDEX "NewsletterSubscriber_email_search" ON "NewsletterSubscriber" (("email" COLLATE "C"));
CREATE INDEX "ContactMessage_email_search" ON "ContactMessage" (("email" COLLATE "C"));

-- Lists that go on from their last line.
CREATE INDEX "OutboxMail_to_id_idx" ON "OutboxMail"("to", "id");
DROP INDEX "OutboxMail_to_idx";
CREATE INDEX "NewsletterSubscriber_createdAt_id_idx" ON "NewsletterSubscriber"("createdAt", "id");
CREATE INDEX "NewsletterSubscriber_status_createdAt_id_idx" ON "NewsletterSubscriber"("status", "createdAt", "id");
DROP INDEX "NewsletterSubscriber_status_createdAt_idx";

-- What became of a message.
CREATE TYPE "MessageState" AS ENUM ('new', 'answered', 'archived');
ALTER TABLE "ContactMessage" ADD COLUMN "state" "MessageState" NOT NULL DEFAULT 'new';
UPDATE "ContactMessage" SET "state" = 'answered' WHERE "repliedAt" IS NOT NULL;
CREATE INDEX "ContactMessage_state_id_idx" ON "ContactMessage"("state", "id");
CREATE INDEX "ContactMessage_words" ON "ContactMessage"
  USING gin (to_tsvector('simple', "name" || ' ' || "subject" || ' ' || "message"));
