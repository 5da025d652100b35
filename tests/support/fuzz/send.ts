import { Agent, request } from "node:http";
import { siteUrl } from "../world";
import type { HostileRequest } from "./requests";

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Longer than any answer may take. */
const TIMEOUT_MS = 20_000;

export type Answer = { status: number | "hangs" | "cut"; text: string; location?: string };

/** Sends the path and the headers unchanged, where fetch would correct most of them. */
export function send({ method, path, headers, body }: HostileRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(siteUrl);
    const outgoing = request({ agent, hostname, port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          location: answer.headers.location,
        }),
      );
      answer.on("error", () => resolve({ status: "cut", text: "" }));
    });
    outgoing.setTimeout(TIMEOUT_MS, () => {
      resolve({ status: "hangs", text: "" });
      outgoing.destroy();
    });
    outgoing.on("error", (error) => resolve({ status: "cut", text: error.message }));
    outgoing.end(body ?? undefined);
  });
}
