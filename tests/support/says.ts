import type { APIRequestContext } from "@playwright/test";

/** Whether the page shows these words to the next visitor. */
export async function says(
  request: APIRequestContext,
  path: string,
  words: string,
): Promise<boolean> {
  return (await (await request.get(path)).text()).includes(words);
}
