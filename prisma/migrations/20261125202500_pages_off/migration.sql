-- A page that came with the site cannot be deleted, as its address is in the code; it can be taken off.
ALTER TABLE "SitePage" ADD COLUMN "isOff" BOOLEAN NOT NULL DEFAULT false;
CREATE TRIGGER content_changed_off AFTER UPDATE OF "isOff" ON "SitePage"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
