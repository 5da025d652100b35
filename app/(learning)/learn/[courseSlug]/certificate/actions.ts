"use server";

import { refresh } from "next/cache";
import { requireUser } from "@/lib/auth/next-auth";
import { correctName, issueCertificate } from "@/lib/certificates/commands";
import { certificateInput, nameCorrection } from "@/lib/certificates/schema";
import { formAction } from "@/lib/forms/action";
import { limitRate } from "@/lib/http/rate-limit";
import { requireCourseAccess } from "@/lib/learning/access";

export const issueCertificateAction = formAction(certificateInput, async ({ courseId, name }) => {
  const user = await requireUser();
  const access = await requireCourseAccess(user.id, { id: courseId });
  await issueCertificate(access, name);
  refresh();
  return { done: true };
});

export const correctNameAction = formAction(nameCorrection, async (correction) => {
  const user = await requireUser();
  await limitRate("certificate-name", user.id);
  await correctName(user.id, correction);
  refresh();
  return { done: true, values: {} };
});
