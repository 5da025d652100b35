import type { Server } from "node:net";
import { listen } from "@/sandbox/launch/listen";

/** A server for one test: on this machine alone, at the port that it answers. */
export function listenLocally(server: Server): Promise<number> {
  return listen(server, 0);
}
