-- An address may be the end or the beginning of another one: only where it stands by itself is it that of the
-- erased person. What stands before it may be one of JSON's escapes, whose last character is a letter.
CREATE FUNCTION without_address(said TEXT, address TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(
    said,
    '((?:^|[^[:alnum:]_+.''-]|\\[bfnrt]|\\u[[:xdigit:]]{4})''?)'
      || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g')
      || '(?!-*[[:alnum:]])(?!\.[[:alnum:]])',
    '\1(erased)',
    'g')
$$;

CREATE OR REPLACE FUNCTION refuse_rewriting_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased TEXT := COALESCE(current_setting('history.erased_address', true), '');
BEGIN
  IF TG_OP = 'UPDATE' AND erased <> '' THEN
    IF to_jsonb(NEW)::text = without_address(to_jsonb(OLD)::text, erased) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
