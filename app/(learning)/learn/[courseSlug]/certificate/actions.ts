"use server";

import { redirect } from "next/navigation";
import { requireUser } from "@/lib/auth/next-auth";
import { issueCertificate } from "@/lib/certificates/commands";
import { certificateInput } from "@/lib/certificates/schema";
import { formAction } from "@/lib/form-action";
import { requireCourseAccess } from "@/lib/learning/access";
import { paths } from "@/lib/paths";

export const issueCertificateAction = formAction(certificateInput, async ({ courseId, name }) => {
  const user = await requireUser();
  const access = await requireCourseAccess(user.id, { id: courseId });
  await issueCertificate(access, name);
  redirect(paths.learnCertificate(access.courseSlug));
});
