-- Each sweep asks when the coach was last done with a matter of one kind.
CREATE INDEX "Attention_kind_resolvedAt_idx" ON "Attention"("kind", "resolvedAt");
