-- A mail that is never to be sent says why. Rows of the version before have none, which is right.
ALTER TABLE "OutboxMail" ADD COLUMN "givenUpBecause" TEXT;
