-- The title above the testimonials of a course was the code's; the coach can change it or leave it out. An older
-- instance that saves a form opened before would drop it, and the badges: the version refuses that form.
UPDATE "Setting"
SET "value" = '{"quotesTitle": "In their words"}'::jsonb || "value", "version" = "version" + 1
WHERE "group" = 'words';
