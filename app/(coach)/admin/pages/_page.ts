import { notFound } from "next/navigation";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { idTextField } from "@/lib/forms/fields";
import { findEditedPage } from "@/lib/site/pages/queries";

/** Opens the page that the address names, only for the coach. */
export async function openPage(
  params: Promise<{ pageId: string }>,
  pathOf: (pageId: number) => string,
) {
  const named = idTextField.safeParse((await params).pageId);
  const [id] = await requireCoachPageOf(named, pathOf);
  return (await findEditedPage(id)) ?? notFound();
}
