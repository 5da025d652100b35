/**
 * Calls a path of this site from the browser.
 *
 * @throws Error with the status code, a colon and the answer's text, as the specification has it.
 */
export async function callApi(path: string, body?: object): Promise<unknown> {
  const response = await fetch(path, {
    credentials: "same-origin",
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (response.ok) return response.json();
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}

/** The words of such an error, without the number that only developers need. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "Please try again.";
  return (
    /^\d{3}: (?<text>.*)$/s.exec(error.message)?.groups?.text ?? "Please check your connection."
  );
}
