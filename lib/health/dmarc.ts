import { resolveTxt } from "node:dns/promises";

/** The domain's policy for mail in its name; null where there is none, and "away" where nobody answers. */
export async function readDmarc(domain: string): Promise<string | null | "away"> {
  try {
    const records = await resolveTxt(`_dmarc.${domain}`);
    return (
      records.map((parts) => parts.join("")).find((text) => text.startsWith("v=DMARC1")) ?? null
    );
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ENOTFOUND" || code === "ENODATA" ? null : "away";
  }
}
