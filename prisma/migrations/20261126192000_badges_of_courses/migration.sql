-- The badges on cards of courses were the code's; the coach can change them or leave them out.
UPDATE "Setting"
SET "value" = '{"bestseller": "Bestseller", "popular": "POPULAR", "isNew": "New"}'::jsonb || "value"
WHERE "group" = 'words';
