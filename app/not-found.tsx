import { readNotFoundHead } from "@/lib/site/pages/queries";
import { MissingOpening } from "./_missing";

export const metadata = { title: "404 Page Not Found" };

/** Next includes it in every page for the router, so it has no sections. */
export default async function NotFound() {
  return <MissingOpening {...(await readNotFoundHead())} />;
}
