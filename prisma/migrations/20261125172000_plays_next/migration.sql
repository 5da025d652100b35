-- Whether the learner wants the next film to begin when one ends: a wish of the account, in all its browsers.
ALTER TABLE "User" ADD COLUMN "playsNext" BOOLEAN NOT NULL DEFAULT false;
