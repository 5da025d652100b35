-- What waits for a person or for work is little among everything that ever was: each look at it
-- reads just that.
CREATE INDEX "ProviderEvent_unprocessed" ON "ProviderEvent" ("receivedAt") WHERE "processedAt" IS NULL;
CREATE INDEX "Attention_unresolved" ON "Attention" ("createdAt") WHERE "resolvedAt" IS NULL;
CREATE INDEX "Lesson_film_without_captions" ON "Lesson" ("courseId") WHERE "captionsUrl" IS NULL AND "videoUrl" IS NOT NULL;
