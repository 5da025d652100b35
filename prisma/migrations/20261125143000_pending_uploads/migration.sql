-- A film arrives in parts, which any instance can take; a nightly job forgets those that never became whole.
CREATE TABLE "PendingUpload" (
    "id" UUID NOT NULL,
    "lessonId" INTEGER NOT NULL,
    "fileName" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "offset" BIGINT NOT NULL DEFAULT 0,
    "parts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "storedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PendingUpload_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "PendingUpload_lessonId_idx" ON "PendingUpload"("lessonId");
CREATE INDEX "PendingUpload_updatedAt_idx" ON "PendingUpload"("updatedAt");
