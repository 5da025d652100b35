-- The pictures and files for all pages that a text names, by the number in their addresses. Each request for one asks
-- whether a paid lesson names it, so the large tables have an index; the small ones are read in full. The cost lets
-- PostgreSQL prefer the index to reading a few dozen long texts.
CREATE FUNCTION named_files(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
  RETURN ARRAY(
    SELECT found[1] FROM regexp_matches(words, '/(?:pictures|api/media)/([0-9a-f]{32})', 'g') AS found);

CREATE INDEX "Lesson_named_files" ON "Lesson"
  USING gin (named_files(coalesce("contentHtml", '') || ' ' || coalesce("videoUrl", '')));
CREATE INDEX "Course_named_files" ON "Course" USING gin (named_files("imageUrl"));
CREATE INDEX "PageVersion_named_files" ON "PageVersion" USING gin (named_files(content::text));
