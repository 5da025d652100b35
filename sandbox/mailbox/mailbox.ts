import { once } from "node:events";
import { createServer } from "node:http";
import { createFaults } from "./faults";
import { handle } from "./routes";
import { openStore } from "./store";

export interface Mailbox {
  url: string;
  stop(): Promise<void>;
}

/** A stand-in for the mail provider: takes what the `resend` SDK sends and shows it. Port 0 is any free one. */
export async function startMailbox({
  port,
  file,
}: {
  port: number;
  file: string;
}): Promise<Mailbox> {
  const store = openStore(file);
  const faults = createFaults();
  const server = createServer((request, response) => {
    void handle(request, response, { store, faults });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mailbox has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}
