-- What the coach was told of card testers named their network, as a keyed hash. It names the order instead.
UPDATE "Attention" SET "key" = 'card-testing:' || "orderId" || right("key", 11)
WHERE "kind" = 'card-testing' AND "orderId" IS NOT NULL;
