-- The wording named neither invoices, nor what shows a buyer's country, nor withdrawals. The next one, where nobody has
-- written their own.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 7, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.7', "title", "introduction",
  replace(replace("contentHtml",
    '<li><p>Order records for tax and accounts, because the law requires them (Article 6(1)(c)).</p></li>',
    '<li><p>Order records and invoices for tax and accounts, because the law requires them (Article 6(1)(c)). An invoice names a company, its address and its number if you ask for it, and otherwise only your country. The country that you name and the country of your card show where VAT is due.</p></li>
<li><p>If you withdraw from a contract: your name, address, order number and what you wrote, because the law requires us to act on it (Article 6(1)(c)).</p></li>'),
    '<li><p>Your account and your progress:',
    '<li><p>Invoices, and what shows your country: for at least ten years after the year in which you bought, as tax law asks, also when you delete your account.</p></li>
<li><p>Withdrawals from a contract: six years. If you delete your account, your name and address are taken out of them at once.</p></li>
<li><p>Your account and your progress:')
FROM "LegalText" WHERE "kind" = 'privacy' AND "number" = 6
  AND strpos("contentHtml", '<li><p>Order records for tax and accounts, because the law requires them (Article 6(1)(c)).</p></li>') > 0
  AND strpos("contentHtml", '<li><p>Your account and your progress:') > 0
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'privacy' AND "number" > 6);
