-- A grant may move to another account, with the order whose address was corrected: where it was is
-- counted anew too. Two accounts are locked in one order, so that moves there and back do not wait
-- for each other.
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
    UPDATE "Enrolment" SET "isOpen" = EXISTS (
      SELECT 1 FROM "Grant"
      WHERE "userId" = place."userId" AND "courseId" = place."courseId"
        AND "suspendedAt" IS NULL AND "endedAt" IS NULL AND "revokedAt" IS NULL
    )
    WHERE "userId" = place."userId" AND "courseId" = place."courseId";
  END LOOP;
  RETURN NULL;
END $$;

-- What moved before.
UPDATE "Enrolment" enrolment SET "isOpen" = false
WHERE "isOpen" AND NOT EXISTS (
  SELECT 1 FROM "Grant" live
  WHERE live."userId" = enrolment."userId" AND live."courseId" = enrolment."courseId"
    AND live."suspendedAt" IS NULL AND live."endedAt" IS NULL AND live."revokedAt" IS NULL
);
