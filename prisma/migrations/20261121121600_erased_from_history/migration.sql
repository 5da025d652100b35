-- History is appended to and never rewritten, with one exception that the law makes: the address of an
-- erased person. A change is let through where it does that and nothing else.
CREATE OR REPLACE FUNCTION refuse_rewriting_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased TEXT := COALESCE(current_setting('history.erased_address', true), '');
BEGIN
  IF TG_OP = 'UPDATE' AND erased <> '' THEN
    IF to_jsonb(NEW)::text = replace(to_jsonb(OLD)::text, erased, '(erased)') THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
