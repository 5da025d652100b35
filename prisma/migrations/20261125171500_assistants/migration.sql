CREATE TABLE "Assistant" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "seesMoney" BOOLEAN NOT NULL DEFAULT false,
    "invitedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Assistant_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Assistant_email_key" ON "Assistant" ("email");
