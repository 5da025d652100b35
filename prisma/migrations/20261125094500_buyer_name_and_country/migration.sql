-- Asked at checkout; null for orders from before that, and for checkouts whose form was not sent.
ALTER TABLE "Order" ADD COLUMN "buyerName" TEXT, ADD COLUMN "buyerCountry" CHAR(2);

-- The next wording, where nobody has written their own.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 6, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.6', "title", "introduction",
  replace(replace(replace("contentHtml",
    'Buying and learning: your e-mail address, the courses',
    'Buying and learning: your name, the country you live in, your e-mail address, the courses'),
    'your address is taken out of them at once; course, price,',
    'your name and address are taken out of them at once; country, course, price,'),
    'Your browser also keeps the speed',
    'Your browser also keeps what you typed at checkout until you close the page, the speed')
FROM "LegalText" WHERE "kind" = 'privacy' AND "number" = 5
  AND strpos("contentHtml", 'Your browser also keeps the speed at which you last watched a film') > 0
  AND strpos("contentHtml", 'Buying and learning: your e-mail address, the courses') > 0
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'privacy' AND "number" > 5);
