-- A shop that somebody has used is open, and stays so; a new one opens when its coach says so.
INSERT INTO "Setting" ("group", "value")
SELECT 'doors', CASE WHEN EXISTS (SELECT FROM "User") THEN '{"isOpen": true}' ELSE '{}' END::jsonb;
