-- Only now: until each order has its line, an older version may refund one that has none.
CREATE CONSTRAINT TRIGGER "Order_adds_up"
  AFTER UPDATE OF "pricePence", "refundedPence", "disputeStatus", "lostPence" ON "Order"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_lines_add_up();
