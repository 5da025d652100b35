-- CreateTable
CREATE TABLE "Sweep" (
    "livemode" BOOLEAN NOT NULL,
    "reachedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Sweep_pkey" PRIMARY KEY ("livemode")
);

-- Whatever came before was the business of the sweeps until now.
INSERT INTO "Sweep" ("livemode", "reachedAt") VALUES (true, CURRENT_TIMESTAMP), (false, CURRENT_TIMESTAMP);
