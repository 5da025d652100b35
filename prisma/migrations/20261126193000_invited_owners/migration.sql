-- An owner may make somebody else an owner, also a new address of their own. An invitation lapses unless they come in.
ALTER TABLE "Assistant"
  ADD COLUMN "isOwner" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "cameInAt" TIMESTAMPTZ(3);

UPDATE "Assistant" SET "cameInAt" = factor."confirmedAt"
FROM "User" person JOIN "CoachFactor" factor ON factor."userId" = person.id
WHERE person.email = "Assistant".email;

-- Their mails named no limit, so the week begins now.
UPDATE "Assistant" SET "createdAt" = CURRENT_TIMESTAMP WHERE "cameInAt" IS NULL;
