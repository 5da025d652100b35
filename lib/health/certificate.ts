import { once } from "node:events";
import { connect } from "node:tls";
import { env } from "@/lib/env";

const TIMEOUT_MS = 10_000;

/** When the site's certificate expires, or why a browser would refuse it. */
export async function readCertificateEnd(): Promise<Date | string> {
  const { hostname, port } = new URL(env.NEXTAUTH_URL);
  const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    socket.destroy();
  }
}
