-- A lesson is written in peace, and shown to buyers when it is ready.
ALTER TABLE "Lesson" ADD COLUMN "isDraft" BOOLEAN NOT NULL DEFAULT false;
