import type { StructuredData } from "@/lib/site/structured-data";

/** React escapes anything that could end the script, so the text of a course can do no harm in it. */
export function JsonLd({ things }: { things: StructuredData[] }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ "@context": "https://schema.org", "@graph": things })}
    </script>
  );
}
