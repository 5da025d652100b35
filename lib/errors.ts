/** An error whose message is written for the user. */
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

/** The session or proof ended while the user was typing; the form says how to renew it. */
export class LockedOut extends Refusal {
  constructor(
    readonly missing: "sign-in" | "second-factor",
    message: string,
  ) {
    super(missing === "sign-in" ? 401 : 403, message);
    this.name = "LockedOut";
  }
}

/** `theirs` are the form's values that another edit saved. */
export class EditConflict extends Refusal {
  constructor(readonly theirs: Record<string, string | undefined>) {
    super(
      409,
      "Somebody changed this meanwhile. Nothing you typed is lost: compare, then save again.",
    );
    this.name = "EditConflict";
  }
}

export function notFoundRefusal(what: string): Refusal {
  return new Refusal(404, `${what} was not found.`);
}

export function signedOutRefusal(): Refusal {
  return new LockedOut("sign-in", "Please sign in first.");
}
