import { z } from "zod";
import { requireCoach } from "@/lib/auth/coach";
import { requireUser } from "@/lib/auth/next-auth";
import { notFoundRefusal } from "@/lib/errors";
import { idTextField, lenientTextField } from "@/lib/forms/fields";
import { disposition } from "@/lib/http/download";
import { noStore, readRoute } from "@/lib/http/route-handler";
import { findInvoicePdf } from "@/lib/invoices/queries";

/** For the order's buyer, and for the coach. */
export const GET = readRoute(z.object({ number: idTextField }), async ({ number }, request) => {
  const user = await requireUser();
  const { data: label = "" } = lenientTextField.safeParse(
    new URL(request.url).searchParams.get("document") ?? undefined,
  );
  const found = await findInvoicePdf(number, label);
  if (!found) throw notFoundRefusal("This document");
  if (found.userId !== user.id) await requireCoach("seesMoney");
  return new Response(found.pdf, {
    headers: {
      ...noStore,
      "Content-Type": "application/pdf",
      "Content-Disposition": disposition("inline", `${label}.pdf`),
      "X-Content-Type-Options": "nosniff",
    },
  });
});
