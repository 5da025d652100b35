import { unstable_isUnrecognizedActionError } from "next/navigation";

/** Why an action did not get through. `fetch` throws a TypeError where it reaches nobody. */
export function whyUnsent(error: unknown): string {
  console.error(error);
  if (isOfFormerRelease(error)) return "The site was renewed after you opened this page.";
  return error instanceof TypeError
    ? "We could not be reached. Please check your connection."
    : "Something went wrong.";
}

/** True if the page is older than the latest release, which only reloading it helps. */
export const isOfFormerRelease = unstable_isUnrecognizedActionError;
