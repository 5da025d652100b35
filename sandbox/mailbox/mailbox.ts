import { createServer } from "node:http";
import { listen } from "../launch/listen";
import { createFaults } from "./faults";
import { handle } from "./routes";
import { openStore } from "./store";

export type Mailbox = {
  url: string;
  stop(): Promise<void>;
};

/** A stand-in for the mail provider, which shows the mails that the `resend` SDK sends. Port 0 takes any free one. */
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
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}
