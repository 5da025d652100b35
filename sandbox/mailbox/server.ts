import { z } from "zod";
import { startMailbox } from "./mailbox";

const environment = z
  .object({ MAILBOX_PORT: z.coerce.number().default(3020), MAILBOX_FILE: z.string().min(1) })
  .parse(process.env);

await startMailbox({ port: environment.MAILBOX_PORT, file: environment.MAILBOX_FILE });
console.log(`The mailbox listens on http://127.0.0.1:${environment.MAILBOX_PORT}`);
