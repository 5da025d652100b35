-- What is promised after a purchase was written in the page itself.
UPDATE "Setting"
SET "value" = '{"bought": "You have lifetime access to {course}", "pace": "Learn at your own pace"}'::jsonb || "value"
WHERE "group" = 'words';
