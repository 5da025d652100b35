-- "Strauss" finds "Strauß", and "Thora" finds "Þóra": what plain spelling writes with two letters is compared as two.
-- The indexes still hold the former form of these letters; the next migrations build them again.
CREATE OR REPLACE FUNCTION "folded"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length($1) = char_length($1) THEN lower($1)
    ELSE replace(replace(replace(replace(
      lower(translate(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðıẞÆŒÞ‘’ʼ', 'OoLlDdDdißæœþ''''''')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  END
$$;
