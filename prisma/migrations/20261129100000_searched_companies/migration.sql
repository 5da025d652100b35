DO $$
BEGIN
  CREATE INDEX "Order_folded_companies" ON "Order" USING gin (folded("buyerCompany" || ' ' || coalesce("buyerNumber", '')) gin_trgm_ops);
EXCEPTION
  WHEN undefined_object THEN
    RAISE NOTICE 'Searches of the back office have no index: %', SQLERRM;
END
$$;
