/** An error as Resend answers it: https://resend.com/docs/api-reference/errors */
export class Failure extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  toJSON() {
    return { statusCode: this.statusCode, name: this.code, message: this.message };
  }
}
