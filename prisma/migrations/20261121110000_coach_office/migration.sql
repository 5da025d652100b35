-- The coach's second factor: when this session proved it, what it is, and the codes for a lost phone.
ALTER TABLE "Session" ADD COLUMN "factorProvenAt" TIMESTAMPTZ(3);

CREATE TABLE "CoachFactor" (
    "userId" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "confirmedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CoachFactor_pkey" PRIMARY KEY ("userId")
);
ALTER TABLE "CoachFactor" ADD CONSTRAINT "CoachFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "RecoveryCode" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "codeHash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "RecoveryCode_userId_codeHash_key" ON "RecoveryCode"("userId", "codeHash");
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Why somebody did it, in their own words.
ALTER TABLE "AuditLog" ADD COLUMN "reason" TEXT;

-- History cannot be emptied either.
CREATE TRIGGER "AuditLog_not_emptied" BEFORE TRUNCATE ON "AuditLog"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_history();
CREATE TRIGGER "OrderEvent_not_emptied" BEFORE TRUNCATE ON "OrderEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_history();
