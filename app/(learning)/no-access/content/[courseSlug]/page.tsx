import ContentNotFound from "@/app/(learning)/content/[courseSlug]/not-found";
import { privateMetadata } from "@/lib/metadata";
import { declareNotFound } from "@/lib/request-context";

export const metadata = privateMetadata("Course Not Found");

/** As in the other room: see `no-access/learn`. */
export default function NoAccessPage() {
  declareNotFound();
  return <ContentNotFound />;
}
