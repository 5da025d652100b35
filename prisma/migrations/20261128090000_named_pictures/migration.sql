-- Each request for a picture asks whether a paid lesson names it, so the pictures that a text names are indexed. The
-- small tables are read in full.
CREATE FUNCTION named_pictures(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT found[1] FROM regexp_matches(words, '/pictures/([0-9a-f]{32})', 'g') AS found);

CREATE INDEX "Lesson_named_pictures" ON "Lesson" USING gin (named_pictures("contentHtml"));
CREATE INDEX "Course_named_pictures" ON "Course" USING gin (named_pictures("imageUrl"));
