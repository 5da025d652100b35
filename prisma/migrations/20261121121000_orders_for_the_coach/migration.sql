-- Ended by the coach: the provider's later news of the order must not bring it back.
ALTER TABLE "Grant" ADD COLUMN "revokedAt" TIMESTAMPTZ(3);

-- Lists and searches of the back office read a few pages each, however many orders there are. In the
-- "C" order the addresses that begin alike stand together, whatever the database's own language is.
CREATE INDEX "Order_email_search" ON "Order" (("email" COLLATE "C"), "number");
CREATE INDEX "Order_paid_number" ON "Order" ("number" DESC) WHERE "status" = 'paid';
CREATE INDEX "Order_paid_at" ON "Order" ("paidAt") WHERE "status" = 'paid';
CREATE INDEX "Order_disputed" ON "Order" ("number") WHERE "disputeStatus" = 'open';

-- People are looked for by how their name begins, or their last name.
CREATE INDEX "User_name_search" ON "User" ((lower("name") COLLATE "C")) WHERE "name" IS NOT NULL;
CREATE INDEX "User_last_name_search" ON "User" ((lower(substring("name" from '\S+$')) COLLATE "C")) WHERE "name" IS NOT NULL;
CREATE INDEX "Certificate_name_search" ON "Certificate" ((lower("name") COLLATE "C"));
CREATE INDEX "Certificate_last_name_search" ON "Certificate" ((lower(substring("name" from '\S+$')) COLLATE "C"));

-- The mails of an order.
CREATE INDEX "OutboxMail_order" ON "OutboxMail" (("props" ->> 'orderId'));
