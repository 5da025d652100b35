-- Invoices and credit notes: issued once, numbered without gaps, and never changed.
CREATE TYPE "InvoiceKind" AS ENUM ('invoice', 'credit_note');
CREATE TABLE "InvoiceCounter" (
    "kind" "InvoiceKind" NOT NULL,
    "isTest" BOOLEAN NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "InvoiceCounter_pkey" PRIMARY KEY ("kind", "isTest")
);
CREATE TABLE "Invoice" (
    "id" UUID NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "isTest" BOOLEAN NOT NULL,
    "number" INTEGER NOT NULL,
    "orderId" UUID NOT NULL,
    "replacesId" UUID,
    "totalPence" INTEGER NOT NULL,
    "vatPence" INTEGER,
    "content" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Invoice_sums" CHECK ("number" > 0 AND "totalPence" >= 0 AND "vatPence" BETWEEN 0 AND "totalPence")
);
CREATE UNIQUE INDEX "Invoice_kind_isTest_number_key" ON "Invoice"("kind", "isTest", "number");
CREATE UNIQUE INDEX "Invoice_replacesId_key" ON "Invoice"("replacesId");
CREATE INDEX "Invoice_orderId_idx" ON "Invoice"("orderId");
CREATE INDEX "Invoice_issuedAt_idx" ON "Invoice"("issuedAt");
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_replacesId_fkey" FOREIGN KEY ("replacesId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TABLE "InvoicePdf" (
    "invoiceId" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "InvoicePdf_pkey" PRIMARY KEY ("invoiceId")
);
ALTER TABLE "InvoicePdf" ADD CONSTRAINT "InvoicePdf_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER "InvoicePdf_append_only" BEFORE UPDATE OR DELETE ON "InvoicePdf"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();
CREATE TRIGGER "Invoice_append_only" BEFORE UPDATE OR DELETE ON "Invoice"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();
