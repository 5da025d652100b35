-- An order has lines, and a line gives its grant (docs/decisions/0044-order-lines.md). The next migration fills them.
CREATE TYPE "LineKind" AS ENUM ('course');
CREATE TABLE "OrderLine" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 1,
    "kind" "LineKind" NOT NULL DEFAULT 'course',
    "courseId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "pricePence" INTEGER NOT NULL,
    "discountPence" INTEGER NOT NULL DEFAULT 0,
    "vatBasisPoints" INTEGER,
    "vatPence" INTEGER,
    "refundedPence" INTEGER NOT NULL DEFAULT 0,
    "lostPence" INTEGER NOT NULL DEFAULT 0,
    "isOwnedAlready" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "OrderLine_orderId_position_key" ON "OrderLine"("orderId", "position");
CREATE INDEX "OrderLine_courseId_idx" ON "OrderLine"("courseId");
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "OrderLine"
  ADD CONSTRAINT "OrderLine_price" CHECK ("position" > 0 AND "pricePence" >= 0 AND "discountPence" BETWEEN 0 AND "pricePence"),
  ADD CONSTRAINT "OrderLine_vat" CHECK (("vatBasisPoints" IS NULL) = ("vatPence" IS NULL)
    AND "vatBasisPoints" >= 0 AND "vatPence" BETWEEN 0 AND "pricePence" - "discountPence"),
  ADD CONSTRAINT "OrderLine_returns" CHECK ("refundedPence" >= 0 AND "lostPence" >= 0
    AND "refundedPence" + "lostPence" <= "pricePence" - "discountPence");

-- Two lines of an order give two grants; a line gives one. The key is checked once all of them are filled.
ALTER TABLE "Grant" ADD COLUMN "lineId" UUID;
ALTER TABLE "Grant" ADD CONSTRAINT "Grant_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "OrderLine"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
CREATE UNIQUE INDEX "Grant_lineId_key" ON "Grant"("lineId");
CREATE INDEX "Grant_orderId_idx" ON "Grant"("orderId");
DROP INDEX "Grant_orderId_key";

-- What an order's only line says about money that went back.
CREATE FUNCTION lost_pence(sold "Order") RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT least(sold."pricePence" - sold."refundedPence", coalesce(sold."lostPence",
    CASE sold."disputeStatus" WHEN 'lost' THEN sold."pricePence" - sold."refundedPence" ELSE 0 END))
$$;

-- Every order begins with the line of its course, an older version's as well. Who sells more changes that line and
-- adds others in the same transaction.
CREATE FUNCTION order_begins_with_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "OrderLine" ("orderId", "courseId", "title", "pricePence", "refundedPence", "lostPence")
  VALUES (NEW."id", NEW."courseId", NEW."courseTitle", NEW."pricePence", NEW."refundedPence", lost_pence(NEW))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "order_begins_with_line" AFTER INSERT ON "Order"
  FOR EACH ROW EXECUTE FUNCTION order_begins_with_line();

-- An only line is what its order is, whichever version writes the order.
CREATE FUNCTION only_line_follows_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "OrderLine" SET "refundedPence" = NEW."refundedPence", "lostPence" = lost_pence(NEW),
    "pricePence" = "discountPence" + NEW."pricePence"
  WHERE "orderId" = NEW."id"
    AND NOT EXISTS (SELECT FROM "OrderLine" other WHERE other."orderId" = NEW."id" AND other."position" > 1);
  RETURN NULL;
END $$;
CREATE TRIGGER "only_line_follows_order"
  AFTER UPDATE OF "pricePence", "refundedPence", "disputeStatus", "lostPence" ON "Order"
  FOR EACH ROW EXECUTE FUNCTION only_line_follows_order();

-- An older version does not name the line.
CREATE FUNCTION grant_names_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."lineId" := (SELECT "id" FROM "OrderLine"
    WHERE "orderId" = NEW."orderId" AND "courseId" = NEW."courseId" ORDER BY "position" LIMIT 1);
  RETURN NEW;
END $$;
CREATE TRIGGER "grant_names_line" BEFORE INSERT ON "Grant"
  FOR EACH ROW WHEN (NEW."lineId" IS NULL AND NEW."orderId" IS NOT NULL) EXECUTE FUNCTION grant_names_line();

-- The lines of an order add up to what is charged and to what went back, at the end of each transaction.
CREATE FUNCTION check_lines_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed UUID := CASE TG_TABLE_NAME WHEN 'Order' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END) ->> 'orderId')::uuid END;
BEGIN
  IF EXISTS (
    SELECT FROM "Order" o CROSS JOIN LATERAL (
      SELECT coalesce(sum("pricePence" - "discountPence"), 0) AS charged,
        coalesce(sum("refundedPence"), 0) AS refunded, coalesce(sum("lostPence"), 0) AS lost
      FROM "OrderLine" WHERE "orderId" = o."id"
    ) lines
    WHERE o."id" = changed AND (o."pricePence", o."refundedPence", lost_pence(o))
      IS DISTINCT FROM (lines.charged, lines.refunded, lines.lost)
  ) THEN
    RAISE EXCEPTION 'The lines of order % do not add up to it', changed USING ERRCODE = 'check_violation',
      CONSTRAINT = 'OrderLine_adds_up';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "OrderLine_adds_up" AFTER INSERT OR UPDATE OR DELETE ON "OrderLine"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_lines_add_up();
