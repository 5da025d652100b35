import NotFound from "@/app/not-found";
import { declareNotFound } from "@/lib/request-context";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("404 Page Not Found");

/** Where the gate sends those who are signed in and not the coach. */
export default function NoBackOfficePage() {
  declareNotFound();
  return <NotFound />;
}
