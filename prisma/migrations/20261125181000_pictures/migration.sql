-- The pictures that the coach uploads, in one place.
CREATE TABLE "Picture" (
  "id" SERIAL PRIMARY KEY,
  "address" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "alt" TEXT NOT NULL DEFAULT '',
  "focus" TEXT NOT NULL DEFAULT 'center',
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "Picture_address_key" ON "Picture"("address");
