-- An owner may make somebody else an owner, also a new address of their own.
ALTER TABLE "Assistant" ADD COLUMN "isOwner" BOOLEAN NOT NULL DEFAULT false;
