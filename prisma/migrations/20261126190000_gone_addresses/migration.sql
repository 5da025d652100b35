-- Addresses of pages, publications and courses that were deleted, so that no link leads there.
CREATE TABLE "GoneAddress" (
    "path" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GoneAddress_pkey" PRIMARY KEY ("path")
);

CREATE INDEX "Course_off_sale" ON "Course" ("slug") WHERE "publishedAt" IS NULL;
