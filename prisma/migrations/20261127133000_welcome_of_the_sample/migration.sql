-- The newsletter's welcome is a sample, which the coach can clear. Until now these were the mail's own words, which
-- came back once cleared. Each save raises the version, so version 1 is the sample.
INSERT INTO "MailWords" ("kind", "closing") VALUES ('newsletter-welcome', 'You are on the list. Once a month there will be a short story, one exercise and nothing to buy.

Here is the first exercise. Before you next walk into a room that matters, stop at the door, put both feet flat on the floor and breathe out for longer than you breathed in. Three times is enough. Then go in.

Until next month,
{signature}')
-- Whoever has saved the form without other closing words has read these, and goes on sending them.
ON CONFLICT ("kind") DO UPDATE SET "closing" = EXCLUDED."closing" WHERE "MailWords"."closing" = '';
