import { expect, it } from "vitest";

/** The pages whose address is, or contains, a secret. */
const pages: Record<string, () => Promise<{ metadata: object }>> = {
  "/signin/link": () => import("@/app/(account)/signin/link/page"),
  "/email-change/[side]": () => import("@/app/(account)/email-change/[side]/page"),
  "/newsletter/confirm": () => import("@/app/(marketing)/newsletter/confirm/page"),
  "/newsletter/unsubscribe": () => import("@/app/(marketing)/newsletter/unsubscribe/page"),
  "/payment-success": () => import("@/app/(shop)/payment-success/page"),
};

it.each(Object.keys(pages))(
  "%s sends its address to no other site and is not indexed",
  async (path) => {
    const metadata = (await pages[path]?.())?.metadata;
    expect(metadata).toMatchObject({ referrer: "same-origin", robots: { index: false } });
  },
);
