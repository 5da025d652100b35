"use server";

import { refresh } from "next/cache";
import { requireUser } from "@/lib/auth/next-auth";
import { formAction } from "@/lib/forms/action";
import { correctInvoice } from "@/lib/invoices/commands";
import { companyInput } from "@/lib/invoices/schema";

export const nameCompanyAction = formAction(companyInput, async (input) => {
  const user = await requireUser();
  await correctInvoice(user.id, input);
  refresh();
  return { done: true };
});
