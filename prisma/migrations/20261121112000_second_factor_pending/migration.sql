-- A new phone is told its own secret first; the old one works until the new one has shown that it knows it.
ALTER TABLE "CoachFactor" ALTER COLUMN "secret" DROP NOT NULL;
ALTER TABLE "CoachFactor" ADD COLUMN "pendingSecret" TEXT;
