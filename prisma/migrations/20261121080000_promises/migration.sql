-- What must hold whatever the application does.

-- One account an address, however it was typed.
ALTER TABLE "User" ADD CONSTRAINT "User_email_lower" CHECK ("email" = lower(btrim("email")) AND "email" <> '');
ALTER TABLE "SignInToken" ADD CONSTRAINT "SignInToken_email_lower" CHECK ("email" = lower(btrim("email")));
ALTER TABLE "Order" ADD CONSTRAINT "Order_email_lower" CHECK ("email" = lower(btrim("email")));
ALTER TABLE "NewsletterSubscriber" ADD CONSTRAINT "NewsletterSubscriber_email_lower" CHECK ("email" = lower(btrim("email")));

-- Money is whole pence, and never more goes back than came in.
ALTER TABLE "Course" ADD CONSTRAINT "Course_price_positive" CHECK ("pricePence" > 0);
ALTER TABLE "Order" ADD CONSTRAINT "Order_price_positive" CHECK ("pricePence" > 0);
ALTER TABLE "Order" ADD CONSTRAINT "Order_currency_pounds" CHECK ("currency" = 'gbp');
ALTER TABLE "Order" ADD CONSTRAINT "Order_refund_within_price" CHECK ("refundedPence" BETWEEN 0 AND "pricePence");

-- A paid order knows its buyer, its payment and the buyer's consent.
ALTER TABLE "Order" ADD CONSTRAINT "Order_paid_is_whole" CHECK (
  "status" <> 'paid'
  OR ("email" IS NOT NULL AND "userId" IS NOT NULL AND "paymentIntentId" IS NOT NULL
      AND "paidAt" IS NOT NULL AND "consentVersion" IS NOT NULL AND "consentedAt" IS NOT NULL)
);

ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_position_positive" CHECK ("position" > 0);
ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_duration_positive" CHECK ("durationMinutes" > 0);
ALTER TABLE "LessonProgress" ADD CONSTRAINT "LessonProgress_seconds" CHECK ("watchSeconds" >= 0 AND "positionSeconds" >= 0);
ALTER TABLE "LessonProgress" ADD CONSTRAINT "LessonProgress_completed_at" CHECK ("completed" = ("completedAt" IS NOT NULL));
ALTER TABLE "SignInToken" ADD CONSTRAINT "SignInToken_code_tries" CHECK ("codeTries" BETWEEN 0 AND 5);

-- Order numbers start where they look like order numbers.
ALTER SEQUENCE "Order_number_seq" RESTART WITH 1001;

-- History is appended to, never rewritten.
CREATE FUNCTION refuse_rewriting_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER "AuditLog_append_only" BEFORE UPDATE OR DELETE ON "AuditLog"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();
CREATE TRIGGER "OrderEvent_append_only" BEFORE UPDATE OR DELETE ON "OrderEvent"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();

-- The two lists that are asked for "what is still open" stay small however much history grows.
CREATE INDEX "OutboxMail_unsent" ON "OutboxMail" ("createdAt") WHERE "sentAt" IS NULL;
CREATE INDEX "Attention_open" ON "Attention" ("createdAt") WHERE "resolvedAt" IS NULL;
