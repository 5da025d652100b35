import { z } from "zod";
import { requireCoach } from "@/lib/auth/coach";
import { currentUser } from "@/lib/auth/next-auth";
import { notFoundRefusal } from "@/lib/errors";
import { idTextField, lenientTextField } from "@/lib/forms/fields";
import { pdfResponse } from "@/lib/http/download";
import { readRoute, seeOther } from "@/lib/http/route-handler";
import { findInvoicePdf } from "@/lib/invoices/queries";
import { paths } from "@/lib/paths/public";

/** For the order's buyer, and for the coach. */
export const GET = readRoute(z.object({ number: idTextField }), async ({ number }, request) => {
  const { pathname, search, searchParams } = new URL(request.url);
  const user = await currentUser();
  // The receipt links here too, so the reader may not be signed in.
  if (!user) return seeOther(paths.signIn({ callbackUrl: pathname + search }));
  const { data: label = "" } = lenientTextField.safeParse(
    searchParams.get("document") ?? undefined,
  );
  const found = await findInvoicePdf(number, label);
  if (!found) throw notFoundRefusal("This document");
  if (found.userId !== user.id) await requireCoach("seesMoney");
  return pdfResponse(`${label}.pdf`, found.pdf);
});
