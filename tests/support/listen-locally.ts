import type { Server } from "node:net";
import { listen } from "@/sandbox/launch/listen";

/** Starts a server for one test, on this machine only; returns its port. */
export function listenLocally(server: Server): Promise<number> {
  return listen(server, 0);
}
