import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../launch/listen";
import { Failure } from "./failure";
import { Objects, type Reply } from "./objects";
import { type Keys, verifySignature } from "./signature";

export type MediaStore = Keys & {
  endpoint: string;
  bucket: string;
  objects: Objects;
  /** How many seconds its clock is ahead of the site's; signed addresses expire by its clock. */
  ahead: number;
  /** The answer to every request until it is null again. */
  fault: Failure | null;
  /** Every request with its method, path and status, such as "GET films/a.mp4 206". */
  log: string[];
  stop(): Promise<void>;
};

/**
 * A stand-in for a store that speaks Amazon's S3 protocol, path style: keeps objects in memory, takes
 * uploads whole or in parts, and accepts only requests with a valid signature.
 */
export async function startMediaStore(keys: Keys & { bucket: string }): Promise<MediaStore> {
  const server = createServer((request, response) => void handle(request, response, store));
  const port = await listen(server, 0);
  const store = {
    ...keys,
    endpoint: `http://127.0.0.1:${port}`,
    objects: new Objects(),
    fault: null,
    log: [],
    ahead: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return store;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  store: MediaStore,
): Promise<void> {
  const { method = "GET", url: target = "/", headers } = request;
  const { pathname, searchParams } = new URL(target, store.endpoint);
  const key = decodeURIComponent(pathname).slice(`/${store.bucket}/`.length);
  const body = await buffer(request);
  const reply = attempt(() => {
    if (store.fault) throw store.fault;
    const now = new Date(Date.now() + store.ahead * 1000);
    verifySignature({ method, target, headers, body }, store, now);
    if (!pathname.startsWith(`/${store.bucket}/`)) {
      throw new Failure(404, "NoSuchBucket", "The specified bucket does not exist.");
    }
    const { range, "content-type": contentType } = headers;
    return store.objects.answer({ method, key, query: searchParams, range, contentType, body });
  });
  store.log.push(`${method} ${key} ${reply.status}`);
  response.writeHead(reply.status, {
    "Content-Length": Buffer.byteLength(reply.body ?? ""),
    ...reply.headers,
  });
  response.end(method === "HEAD" ? undefined : reply.body);
}

function attempt(work: () => Reply): Reply {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return {
      status: error.status,
      headers: { "Content-Type": "application/xml" },
      body: error.toXml(),
    };
  }
}
