-- Films at YouTube may stand on a page, and no wording named it. The next one, where nobody has written their own.
-- It speaks of tax, as most sellers are not registered for VAT.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 8, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.8', "title", "introduction",
  replace(replace(replace("contentHtml", 'show where VAT is due', 'show where tax is due'),
    '<li><p>Vimeo plays some of our films. We ask its player not to track you.</p></li>',
    '<li><p>Vimeo plays some of our films. We ask its player not to track you.</p></li>
<li><p>YouTube may play films on our public pages, in its player without cookies. It learns that you were there once you press such a film, not before.</p></li>'),
    'and Vimeo’s player may store what it needs in order to play a film.',
    'and the players of Vimeo and YouTube may store what they need in order to play a film.')
FROM "LegalText" WHERE "kind" = 'privacy' AND "number" = 7
  AND strpos("contentHtml", '<li><p>Vimeo plays some of our films. We ask its player not to track you.</p></li>') > 0
  AND strpos("contentHtml", 'and Vimeo’s player may store what it needs in order to play a film.') > 0
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'privacy' AND "number" > 7);

INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT "kind", 2, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '.2', "title", "introduction",
  replace("contentHtml", 'some films are played by Vimeo.', 'some films are played by Vimeo or YouTube.')
FROM "LegalText" WHERE "kind" = 'accessibility' AND "number" = 1
  AND strpos("contentHtml", 'some films are played by Vimeo.') > 0
  AND NOT EXISTS (SELECT FROM "LegalText" WHERE "kind" = 'accessibility' AND "number" > 1);
