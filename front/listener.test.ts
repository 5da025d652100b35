import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { get, Server } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listenLocally } from "../tests/support/listen-locally";
import { temporaryFolder } from "../tests/support/temporary-folder";
import { createListener } from "./listener";

it("with a certificate the server speaks TLS, and a client that does not trust it rejects it", async () => {
  const folder = temporaryFolder();
  const [key, certificate] = [join(folder, "site.key"), join(folder, "site.crt")];
  const subject = ["-subj", "/CN=site", "-addext", "subjectAltName=DNS:site"];
  const files = ["-keyout", key, "-out", certificate];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...subject, ...files], { stdio: "ignore" });

  const server = createListener(certificate, key);
  server.on("request", (_request, response) => response.end("here"));
  const port = await listenLocally(server);
  const ca = readFileSync(certificate);
  const request = get({ host: "127.0.0.1", port, servername: "site", ca, agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  expect((await answer.toArray()).join("")).toBe("here");

  const stranger = get({ host: "127.0.0.1", port, servername: "site", agent: false });
  const [error] = await once(stranger, "error");
  expect(error).toMatchObject({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  server.close();
});

it("a client that hangs up during its request raises no uncaught exception, even if its body was replaced", async () => {
  const server = createListener(undefined, undefined);
  const received = once(server, "request");
  const port = await listenLocally(server);
  const client = connect(port, "127.0.0.1");
  client.write("POST / HTTP/1.1\r\nhost: site\r\ncontent-length: 9\r\n\r\nhalf");
  const [request] = (await received) as [IncomingMessage];
  // As Next's body-streams.js does where the middleware reads the body.
  Object.assign(request, { _events: {}, _eventsCount: 0, _destroy: plainDestroy });
  const [error] = await Promise.all([failureOf(request), client.destroy()]);
  expect(error).toMatchObject({ code: "ECONNRESET" });
  server.close();
});

function plainDestroy(error: Error | null, done: (error: Error | null) => void): void {
  done(error);
}

/** The error that is emitted, without a listener of its own until it is. */
function failureOf(request: IncomingMessage): Promise<unknown> {
  return new Promise((resolve) => {
    const emit = request.emit.bind(request);
    request.emit = (name: string, ...rest: unknown[]) => {
      const isHeard = emit(name, ...rest);
      if (name === "error") resolve(isHeard ? rest[0] : undefined);
      return isHeard;
    };
  });
}

it("without a certificate the server speaks HTTP", () => {
  expect(createListener(undefined, undefined)).not.toBeInstanceOf(Server);
});
