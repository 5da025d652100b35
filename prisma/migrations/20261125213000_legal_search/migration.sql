-- What search engines and shared links say of a legal text, apart from its wordings, which never change.
INSERT INTO "Setting" ("group", "value", "isSample") VALUES
  ('search:terms', '{}', false),
  ('search:refunds', '{}', false),
  ('search:privacy', '{}', false),
  ('search:accessibility', '{}', false),
  ('search:reviews', '{}', false);
