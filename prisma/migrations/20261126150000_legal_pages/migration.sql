-- Legal texts become pages like all others, with sections, a draft and a day of publication. An instance of the former
-- release goes on reading "LegalText" and the settings "search:…" during the update; it can no longer write them.
ALTER TABLE "PageVersion" ADD COLUMN "name" TEXT;
CREATE UNIQUE INDEX "PageVersion_pageId_name_key" ON "PageVersion"("pageId", "name");
ALTER TABLE "SitePage" ADD COLUMN "legal" "LegalKind";
CREATE UNIQUE INDEX "SitePage_legal_key" ON "SitePage"("legal");
ALTER TABLE "SitePage" ADD CONSTRAINT "SitePage_legal_is_on" CHECK ("legal" IS NULL OR NOT "isOff");

-- The e-mail address was a link by itself; in a section, the link is part of the text.
CREATE FUNCTION legal_page(text "LegalText") RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'head', jsonb_build_object('version', 1, 'isSample', false, 'content',
      coalesce((SELECT value FROM "Setting" WHERE "group" = 'search:' || text.kind), '{}')
      || jsonb_build_object('name', left(text.title, 60), 'heading', text.title, 'lead', text.introduction)),
    'sections', jsonb_build_array(jsonb_build_object(
      'id', 1, 'kind', 'long-text', 'version', 1, 'isHidden', false, 'isSample', false,
      'content', jsonb_build_object('html',
        replace(text."contentHtml", '{email}', '<a href="mailto:{email}">{email}</a>'))))
    || CASE WHEN text.kind <> 'privacy' THEN '[]' ELSE jsonb_build_array(jsonb_build_object(
      'id', 2, 'kind', 'prose', 'version', 1, 'isHidden', false, 'isSample', false,
      'content', jsonb_build_object('surface', 'paper', 'html',
        '<p><a href="/contact?topic=my-data">Ask for your data, or about it</a>: you get an answer within a month.</p>')))
    END)
$$;

INSERT INTO "SitePage" ("path", "legal", "draft")
SELECT '/' || kind, kind, legal_page(text) FROM "LegalText" text
WHERE number = (SELECT max(number) FROM "LegalText" other WHERE other.kind = text.kind)
ORDER BY kind;

INSERT INTO "PageVersion"
  ("pageId", "number", "name", "content", "changes", "publishAt", "createdAt", "actorEmail")
SELECT page.id, number, version, legal_page(text),
  CASE number WHEN 1 THEN 'First version' ELSE 'Another wording' END, "publishedAt", "publishedAt",
  (SELECT "actorEmail" FROM "AuditLog" entry
   WHERE action = 'legal.publish' AND subject = 'legal:' || text.kind
     AND entry."createdAt" BETWEEN "publishedAt" - interval '5 seconds' AND "publishedAt" + interval '5 seconds'
   LIMIT 1)
FROM "LegalText" text JOIN "SitePage" page ON page.legal = text.kind;

DROP FUNCTION legal_page("LegalText");
-- The pages hold these pictures now, so the library must not find them here.
UPDATE "Setting" SET value = value - 'picture' WHERE "group" LIKE 'search:%';

-- Orders refer to the wordings that were in force, so none of them changes any more. Only the address of an erased
-- person goes.
CREATE FUNCTION refuse_rewriting_wordings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased TEXT := coalesce(current_setting('history.erased_address', true), '');
BEGIN
  IF OLD."publishAt" IS NULL OR OLD."publishAt" > CURRENT_TIMESTAMP THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND erased <> '' THEN
    IF to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('actorEmail', without_address(OLD."actorEmail", erased)) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'A legal text that was in force is append-only';
END $$;
CREATE TRIGGER "PageVersion_append_only" BEFORE UPDATE OR DELETE ON "PageVersion"
  FOR EACH ROW WHEN (OLD."name" IS NOT NULL) EXECUTE FUNCTION refuse_rewriting_wordings();
CREATE TRIGGER "PageVersion_not_emptied" BEFORE TRUNCATE ON "PageVersion"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_history();
CREATE TRIGGER "SitePage_keeps_legal" BEFORE DELETE ON "SitePage"
  FOR EACH ROW WHEN (OLD."legal" IS NOT NULL) EXECUTE FUNCTION refuse_rewriting_history();

-- An instance of the former release would publish a wording that no order can name.
CREATE FUNCTION refuse_unnamed_wordings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "SitePage" WHERE id = NEW."pageId" AND legal IS NOT NULL) THEN
    RAISE EXCEPTION 'A version of a legal text needs a name';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "LegalText_moved" BEFORE INSERT ON "LegalText"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_history();
CREATE TRIGGER "PageVersion_named" BEFORE INSERT ON "PageVersion"
  FOR EACH ROW WHEN (NEW."name" IS NULL) EXECUTE FUNCTION refuse_unnamed_wordings();
