/** Something the user may be told: thrown anywhere in lib, turned into an answer in one place. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503,
    message: string,
    readonly headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "Refusal";
  }
}

export function notFoundRefusal(what: string): Refusal {
  return new Refusal(404, `${what} was not found.`);
}
