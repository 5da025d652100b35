import { connect, createServer, type Socket } from "node:net";
import { listenLocally } from "../support/listen-locally";

/** The name by which the database knows connections through a wire. */
export const THROUGH_WIRE = "site";

/**
 * A wire between the site and its database that a test can cut. "Refused" simulates an absent server, "silent"
 * one that accepts connections and never answers.
 */
export class Wire {
  readonly #sockets = new Set<Socket>();
  readonly #silenced = new WeakSet<Socket>();
  #state: "whole" | "refused" | "silent" = "whole";
  #loss: { words: string; spokenBefore: string; happened: () => void } | undefined;
  #heldFrom: string | undefined;
  readonly #held = new Map<Socket, Buffer[]>();

  private constructor(
    readonly target: URL,
    readonly url: string,
  ) {}

  static async lay(databaseUrl: string): Promise<Wire> {
    const server = createServer();
    const port = await listenLocally(server);
    server.unref();
    const url = new URL(databaseUrl);
    const target = new URL(databaseUrl);
    url.port = String(port);
    url.searchParams.set("application_name", THROUGH_WIRE);
    const wire = new Wire(target, url.href);
    server.on("connection", (socket) => wire.#carry(socket));
    return wire;
  }

  /** Ends every connection, and accepts no new one until it is mended. */
  cut(): void {
    this.#state = "refused";
    this.dropAll();
  }

  /** Redirects the wire to another port from now on, and ends the connections to the old one. */
  leadTo(port: number): void {
    this.target.port = String(port);
    this.dropAll();
  }

  /** Silences old connections and new ones. */
  silence(): void {
    this.#state = "silent";
  }

  /** Silences only the existing connections; later ones work. */
  silenceOld(): void {
    for (const socket of this.#sockets) this.#silenced.add(socket);
  }

  dropAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#state = "whole";
    this.#loss = undefined;
    this.dropAll();
  }

  /**
   * The next time the site sends `words` on a connection that has carried `spokenBefore`, they arrive but their
   * answer is lost, and the returned promise resolves. Ends the old connections, because there the site refers
   * to statements by name.
   */
  loseAnswerTo(words: string, spokenBefore = ""): Promise<void> {
    this.dropAll();
    return new Promise((happened) => {
      this.#loss = { words, spokenBefore, happened };
    });
  }

  /**
   * Holds back what the site sends on a connection, from `words` on. The returned function delivers it, followed by
   * the end of the connection if the site has closed it meanwhile, and waits until the database is done.
   */
  hold(words: string): () => Promise<void> {
    this.#heldFrom = words;
    return async () => {
      this.#heldFrom = undefined;
      const deliveries = [...this.#held].map(([database, bytes]) => {
        const closed = database.closed || new Promise((resolve) => database.once("close", resolve));
        database.end(Buffer.concat(bytes));
        return closed;
      });
      this.#held.clear();
      await Promise.all(deliveries);
    };
  }

  #carry(site: Socket): void {
    if (this.#state === "refused") {
      site.destroy();
      return;
    }
    const database = connect(Number(this.target.port), this.target.hostname);
    let loseAnswer: (() => void) | undefined;
    let heard = "";
    for (const socket of [site, database]) {
      this.#sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
    site.on("close", () => {
      if (!this.#held.has(database)) this.#end(site, database);
    });
    database.on("close", () => this.#end(database, site));
    site.on("data", (bytes) => {
      if (this.#isSilent(site)) return;
      if (this.#heldFrom && bytes.includes(this.#heldFrom)) this.#held.set(database, []);
      const held = this.#held.get(database);
      if (held) {
        held.push(bytes);
        return;
      }
      const { words, spokenBefore, happened } = this.#loss ?? {};
      if (words !== undefined) heard += bytes.toString("latin1");
      if (words && heard.includes(spokenBefore ?? "") && bytes.includes(words)) {
        this.#loss = undefined;
        loseAnswer = happened;
      }
      database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (this.#isSilent(site) || site.destroyed) return;
      if (!loseAnswer) {
        site.write(bytes);
        return;
      }
      loseAnswer();
      site.destroy();
    });
  }

  #isSilent(site: Socket): boolean {
    return this.#state === "silent" || this.#silenced.has(site);
  }

  #end(ended: Socket, other: Socket): void {
    this.#sockets.delete(ended);
    other.destroy();
  }
}
