-- "Attention_unresolved" is the same.
DROP INDEX "Attention_open";

-- These lists go by id, which grows with time; and whoever looks for old messages has to read the times of
-- their answers as well.
DROP INDEX "AuditLog_createdAt_idx";
DROP INDEX "ContactMessage_createdAt_idx";
