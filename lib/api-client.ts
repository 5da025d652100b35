/**
 * Calls a path of this site from the browser.
 *
 * @throws ApiError for an answer that is not OK, Unreached where none came
 */
export async function callApi(path: string, body?: object): Promise<unknown> {
  const response = await fetch(path, {
    credentials: "same-origin",
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch((cause) => {
    throw new Unreached(path, { cause });
  });
  if (response.ok) return response.json();
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

/** The text of such an error, without the status code, which only developers need. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return error.text;
  console.error(error);
  return error instanceof Unreached ? "Please check your connection." : "Something went wrong.";
}

/** What was asked for did not come at all. */
export class Unreached extends Error {}

/** Its message is the status code, a colon and the answer's text, as the specification has it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
  }
}
