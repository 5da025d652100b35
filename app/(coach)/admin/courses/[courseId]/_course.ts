import { notFound } from "next/navigation";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { findEditedCourse } from "@/lib/catalogue/queries";
import { idTextField } from "@/lib/fields";

/** The course that a page of the office is about; the coach is asked for first. */
export async function requireCourse(
  params: Promise<{ courseId: string }>,
  pageAt: (id: number) => string,
) {
  const id = idTextField.safeParse((await params).courseId);
  await requireCoachPage(pageAt(id.success ? id.data : 0));
  const course = id.success ? await findEditedCourse(id.data) : null;
  return course ?? notFound();
}
