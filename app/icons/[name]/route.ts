import { z } from "zod";
import { readRoute } from "@/lib/http/route-handler";
import { drawIcon } from "@/lib/site/brand/drawings";
import { iconNames, iconVersion } from "@/lib/site/brand/icons";
import { readSite } from "@/lib/site/settings/queries";

const params = z.object({ name: z.enum(iconNames) });

const types = { svg: "image/svg+xml", png: "image/png", ico: "image/vnd.microsoft.icon" };

const BRIEFLY = "public, max-age=3600, stale-while-revalidate=86400";

/** An icon requested with another version is cached only briefly. */
export const GET = readRoute(params, async ({ name }, request) => {
  const site = await readSite();
  const isCurrent = request.nextUrl.searchParams.get("v") === iconVersion(site);
  const icon = await drawIcon(name, site);
  return new Response(new Uint8Array(icon), {
    headers: {
      "Content-Type": types[name.slice(-3) as keyof typeof types],
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : BRIEFLY,
    },
  });
});
export { GET as HEAD };
