-- Every change of what visitors may see is announced on commit, whoever makes it: each process that
-- keeps public pages ready to send listens (front/content-changes.ts). A table that public pages read
-- gets such a trigger.
CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY content_changed;
  RETURN NULL;
END;
$$;

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Category"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Course"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Lesson"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Publication"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Testimonial"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
