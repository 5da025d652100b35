-- Locks out reads as well, but only for a moment: nothing is built here.
DROP INDEX IF EXISTS "NewsletterSubscriber_folded";
