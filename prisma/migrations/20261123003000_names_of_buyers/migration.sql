-- A person's name is the one that they last had written on a certificate.
UPDATE "User" SET "name" = latest."name"
FROM (
  SELECT DISTINCT ON ("userId") "userId", "name" FROM "Certificate" ORDER BY "userId", "createdAt" DESC
) latest
WHERE "User"."id" = latest."userId" AND "User"."name" IS NULL;

-- Orders are looked for by it, and by the name in a message; a version before this one reads all
-- certificates meanwhile.
DROP INDEX "Certificate_name_search";
DROP INDEX "Certificate_last_name_search";
CREATE INDEX "ContactMessage_name_search" ON "ContactMessage" ((lower("name") COLLATE "C"));
CREATE INDEX "ContactMessage_last_name_search" ON "ContactMessage" ((lower(substring("name" from '\S+$')) COLLATE "C"));
