-- Who sells, and where to: the countries are those in which an order may be made.
INSERT INTO "Setting" ("group", "value", "isSample") VALUES
('selling', '{
  "tradingName": "Belfast Performance Coaching",
  "address": "Belfast, Northern Ireland",
  "countries": "United Kingdom, Ireland",
  "ukVatNumber": "",
  "ossVatNumber": ""
}', true);

-- The next wording of the terms, where nobody has written their own: VAT is spoken of only by a registered seller.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", "number" + 1, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.' || "number" + 1, "title",
  "introduction", replace("contentHtml",
    'The prices on this site are in pounds sterling and include any VAT.', 'The prices on this site are in pounds sterling.')
FROM "LegalText" newest
WHERE "kind" = 'terms' AND "number" = 1
  AND strpos("contentHtml", 'The prices on this site are in pounds sterling and include any VAT.') > 0
  AND NOT EXISTS (SELECT FROM "LegalText" later WHERE later."kind" = 'terms' AND later."number" > newest."number");
