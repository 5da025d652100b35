-- CreateTable
CREATE TABLE "Sweep" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "reachedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Sweep_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Sweep_single" CHECK ("id" = 1)
);

-- Whatever came before was the business of the sweeps until now.
INSERT INTO "Sweep" ("reachedAt") VALUES (CURRENT_TIMESTAMP);
