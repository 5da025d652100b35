import LearnNotFound from "@/app/(learning)/learn/[courseSlug]/not-found";
import { privateMetadata } from "@/lib/metadata";
import { declareNotFound } from "@/lib/request-context";

export const metadata = privateMetadata("Course Not Found");

/** Where the gate sends those without access: it answers as the real page would, which never runs. */
export default function NoAccessPage() {
  declareNotFound();
  return <LearnNotFound />;
}
