import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "./listen";

type PortVariable = "PORT" | "STRIPE_SANDBOX_PORT" | "MAILBOX_PORT" | "DATABASE_PORT";
export type Ports = Record<PortVariable, number>;

// Processes that a killed run started end on their own within moments.
const TIMEOUT_MS = 3000;

export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  let taken = await takenPorts(ports);
  while (taken.length > 0 && Date.now() < deadline) {
    await pause(200);
    taken = await takenPorts(ports);
  }
  if (taken.length === 0) return;
  const lines = taken.map(
    ([variable, port]) =>
      `Port ${port} is taken. Choose another with ${variable}, for example ${variable}=${port + 100}.`,
  );
  throw new Error(lines.join("\n"));
}

/** A connection stays open on the port, so that the system (at least Linux) gives it to no other process. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  connect(port, "127.0.0.1").unref();
  const [connection]: Socket[] = await once(server, "connection");
  connection?.unref();
  server.close();
  return port;
}

async function takenPorts(ports: Partial<Ports>): Promise<[string, number][]> {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([variable, port]): Promise<[string, number, boolean]> => {
      const shared = Object.values(ports).filter((other) => other === port).length > 1;
      return [variable, port, shared || (await isTaken(port))];
    }),
  );
  return checked.filter(([, , taken]) => taken).map(([variable, port]) => [variable, port]);
}

/** Browsers try both loopback addresses for "localhost", so a listener on either blocks the port. */
async function isTaken(port: number): Promise<boolean> {
  const listeners = await Promise.all(["127.0.0.1", "::1"].map((host) => isListening(port, host)));
  return listeners.includes(true) || !(await canListen(port));
}

export function isListening(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
