CREATE TABLE "Proof" (
  "name" TEXT NOT NULL,
  "triedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "provenAt" TIMESTAMPTZ(3),
  "words" TEXT,
  CONSTRAINT "Proof_pkey" PRIMARY KEY ("name")
);
