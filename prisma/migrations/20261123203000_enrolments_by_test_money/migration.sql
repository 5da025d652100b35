-- What only test money opened is open while the keys are test keys, which the database does not know.
ALTER TABLE "Enrolment" ADD COLUMN "isTest" BOOLEAN NOT NULL DEFAULT false;

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
    UPDATE "Enrolment" SET ("isOpen", "isTest") = (
      SELECT count(*) > 0, coalesce(bool_and(coalesce(bought."isTest", false)), false)
      FROM "Grant" live LEFT JOIN "Order" bought ON bought."id" = live."orderId"
      WHERE live."userId" = place."userId" AND live."courseId" = place."courseId"
        AND live."suspendedAt" IS NULL AND live."endedAt" IS NULL AND live."revokedAt" IS NULL
    )
    WHERE "userId" = place."userId" AND "courseId" = place."courseId";
  END LOOP;
  RETURN NULL;
END $$;

-- What was opened before.
UPDATE "Enrolment" enrolment SET "isTest" = true
WHERE "isOpen" AND NOT EXISTS (
  SELECT 1 FROM "Grant" live LEFT JOIN "Order" bought ON bought."id" = live."orderId"
  WHERE live."userId" = enrolment."userId" AND live."courseId" = enrolment."courseId"
    AND live."suspendedAt" IS NULL AND live."endedAt" IS NULL AND live."revokedAt" IS NULL
    AND NOT coalesce(bought."isTest", false)
);
