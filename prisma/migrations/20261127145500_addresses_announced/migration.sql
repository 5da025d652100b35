-- Which addresses lead nowhere is kept in memory (lib/site/pages/off), so each table that decides it announces changes.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "FormerAddress"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "FormerPublicationPath"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "FormerSlug"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "GoneAddress"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed_new AFTER INSERT ON "SitePage"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
