/** An error as S3 answers it: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  toXml(): string {
    return `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>${this.code}</Code><Message>${this.message}</Message></Error>`;
  }
}
