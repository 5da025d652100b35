-- The words that choose testimonials by their role were the code's; the coach can change them.
UPDATE "SitePage"
SET "draft" = replace("draft"::text, '"which": "dancers"', '"role": "Irish dancer", "which": "dancers"')::jsonb
WHERE strpos("draft"::text, '"which": "dancers"') > 0;

UPDATE "PageVersion"
SET "content" = replace("content"::text, '"which": "dancers"', '"role": "Irish dancer", "which": "dancers"')::jsonb
WHERE strpos("content"::text, '"which": "dancers"') > 0 AND "name" IS NULL;
