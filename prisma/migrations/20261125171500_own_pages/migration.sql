-- Pages that the coach makes may move to another address: the former ones redirect for good.
CREATE TABLE "FormerAddress" (
    "path" TEXT NOT NULL,
    "pageId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerAddress_pkey" PRIMARY KEY ("path"),
    CONSTRAINT "FormerAddress_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "SitePage"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "FormerAddress_pageId_idx" ON "FormerAddress"("pageId");
