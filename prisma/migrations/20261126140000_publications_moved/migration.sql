-- A publication's page moves with its kind, and goes with its text: the former address leads on.
CREATE TABLE "FormerPublicationPath" (
    "path" TEXT NOT NULL,
    "publicationId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerPublicationPath_pkey" PRIMARY KEY ("path"),
    CONSTRAINT "FormerPublicationPath_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "FormerPublicationPath_publicationId_idx" ON "FormerPublicationPath"("publicationId");
