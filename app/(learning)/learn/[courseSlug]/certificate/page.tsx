import { NarrowPage } from "@/components/layout/narrow-page";
import { CertificateFacts } from "@/components/learning/certificate-facts";
import { CertificateForm } from "@/components/learning/certificate-form";
import { NameCorrection } from "@/components/learning/name-correction";
import { ButtonLink } from "@/components/ui/button";
import { DownloadIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { currentUser } from "@/lib/auth/next-auth";
import { findIssuedCertificate } from "@/lib/certificates/queries";
import type { Certificate } from "@/lib/certificates/schema";
import { requireLearningPage } from "@/lib/learning/page";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { correctNameAction, issueCertificateAction } from "./actions";

export const metadata = privateMetadata("Your certificate");

export default async function CertificatePage({
  params,
}: PageProps<"/learn/[courseSlug]/certificate">) {
  const { courseSlug } = await params;
  const page = await requireLearningPage(courseSlug, paths.learnCertificate);
  const { course, lessons, doneLessonIds, learnerId } = page;
  const certificate = await findIssuedCertificate(learnerId, course.id);
  if (!certificate && doneLessonIds.length < lessons.length) {
    return (
      <NarrowPage
        title="Your certificate"
        lead={`It waits at the end of ${course.title}. You have completed ${doneLessonIds.length} of ${lessons.length} lessons.`}
      >
        <BackToCourse courseSlug={courseSlug} />
      </NarrowPage>
    );
  }
  const user = await currentUser();
  return (
    <NarrowPage
      title="Your certificate"
      lead={certificate ? certificate.courseTitle : `You have completed ${course.title}.`}
    >
      <CertificateForm
        action={issueCertificateAction}
        courseId={course.id}
        name={user?.name ?? null}
        isIssued={certificate !== null}
      />
      {certificate && <Issued certificate={certificate} />}
      <BackToCourse courseSlug={courseSlug} />
    </NarrowPage>
  );
}

function Issued({ certificate }: { certificate: Certificate }) {
  const { name, completedAt, number } = certificate;
  return (
    <>
      <CertificateFacts first={["Name", name]} completedAt={completedAt} number={number} />
      <NameCorrection action={correctNameAction} number={number} name={name} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <a
          href={paths.certificatePdf(number)}
          className="inline-flex min-h-12 items-center gap-2 rounded-control bg-gold px-6 font-semibold text-ink hover:bg-gold-bright"
        >
          <DownloadIcon /> Download PDF
        </a>
        <ButtonLink href={paths.certificate(number)}>See the public page</ButtonLink>
      </div>
      <p className="text-sm text-muted">
        Anybody who has the number can check it there. The page shows the course and the date, and
        nothing else about you.
      </p>
    </>
  );
}

function BackToCourse({ courseSlug }: { courseSlug: string }) {
  return (
    <PageLink
      href={paths.learn(courseSlug)}
      className="inline-flex min-h-11 items-center self-start text-link print:hidden"
    >
      Back to the lessons
    </PageLink>
  );
}
