-- Films and sounds of pages arrive in parts, too. A repeated question after the last part gets the same address.
ALTER TABLE "PendingUpload" ADD COLUMN "storedSrc" TEXT;
