/** In milliseconds; longer than any of the server's own timeouts. */
const LONGEST_WAIT = 30_000;

/** Throws ApiError for a failed response, Unreached if none arrives in time. */
export async function callApi(path: string, body?: object): Promise<unknown> {
  const response = await fetch(path, {
    credentials: "same-origin",
    signal: AbortSignal.timeout(LONGEST_WAIT),
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch((cause) => {
    throw new Unreached(path, { cause });
  });
  if (response.ok) return response.json();
  const text = await response.text();
  const words = failureText(response.headers.get("content-type"), text);
  throw new ApiError(response.status, text || response.statusText, words);
}

const failureMessage = "Something went wrong. Please try again.";

/** Refusals are plain text. An HTML answer is a proxy's, which did not reach this site. */
export function failureText(contentType: string | null, text: string): string {
  const isOwn = text !== "" && contentType?.startsWith("text/plain");
  return isOwn ? text : failureMessage;
}

export function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return error.words;
  console.error(error);
  return error instanceof Unreached ? "Please check your connection." : failureMessage;
}

export class Unreached extends Error {}

/** The specification defines the message: status code, colon, the answer's text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly words: string,
  ) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
  }
}
