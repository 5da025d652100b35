-- What somebody wrote to us is read, and erased, by their address; the index of addresses for searches is in
-- another order, in which PostgreSQL does not look for equal ones.
CREATE INDEX "ContactMessage_email_id_idx" ON "ContactMessage" ("email", "id");
