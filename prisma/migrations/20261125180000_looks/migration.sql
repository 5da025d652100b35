-- The brand's colours, logo and portrait; what is empty is drawn as before.
INSERT INTO "Setting" ("group", "value", "isSample") VALUES
('looks', '{"ink": "#0f1f3d", "accent": "#d9a441", "letters": "", "logo": "", "portrait": ""}', true);

UPDATE "Setting" SET "value" = '{"phone": "", "postalAddress": "", "companyNumber": "", "booking": ""}' || "value"
WHERE "group" = 'contact';
UPDATE "Setting" SET "value" = '{"youtube": "", "tiktok": ""}' || "value" WHERE "group" = 'social';
