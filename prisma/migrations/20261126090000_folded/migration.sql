-- "Roisin O'Neill" finds "Róisín O’Neill": searches compare words without their accents and with plain apostrophes.
-- The accents go before the capitals, as lower() leaves letters like "Ó" alone in a database with the locale "C".
CREATE FUNCTION "folded"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(translate(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđı‘’ʼ', 'OoLlDdi'''''''))
$$;
