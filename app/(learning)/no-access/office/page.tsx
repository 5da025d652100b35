import NotFound from "@/app/not-found";
import { declareNotFound } from "@/lib/request-context";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("404 Page Not Found");

/** The gate rewrites to this page for signed-in people who are not the coach. */
export default function NoBackOfficePage() {
  declareNotFound();
  return <NotFound />;
}
