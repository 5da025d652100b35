WITH coach AS (SELECT "id" FROM "User" WHERE "email" = :'email'),
  sessions AS (DELETE FROM "Session" USING coach WHERE "userId" = coach."id"),
  codes AS (DELETE FROM "RecoveryCode" USING coach WHERE "userId" = coach."id")
DELETE FROM "CoachFactor" USING coach WHERE "userId" = coach."id";
