import { connect, createServer, type Socket } from "node:net";
import { listenLocally } from "../support/listen-locally";

/**
 * A wire between the site and its database that a test can cut. "Refused" is a server that is not
 * there, "silent" one that takes connections and never answers.
 */
export class Wire {
  readonly #sockets = new Set<Socket>();
  #state: "whole" | "refused" | "silent" = "whole";
  #lostAfter: { words: string; spokenBefore: string } | undefined;
  #lost = 0;

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
    const wire = new Wire(target, url.href);
    server.on("connection", (socket) => wire.#carry(socket));
    return wire;
  }

  /** Ends every connection and takes no new one until it is mended. */
  cut(): void {
    this.#state = "refused";
    this.dropAll();
  }

  /** Leads to another address from now on, and away from the one before. */
  leadTo(port: number): void {
    this.target.port = String(port);
    this.dropAll();
  }

  /** Says nothing any more, on old connections and on new ones. */
  silence(): void {
    this.#state = "silent";
  }

  dropAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#state = "whole";
    this.#lostAfter = undefined;
    this.dropAll();
  }

  /**
   * The next time that the site sends these words, on a connection that has carried the others
   * before, they arrive and the answer is lost. On new connections: an old one knows statements by name.
   */
  loseAnswerTo(words: string, spokenBefore = ""): void {
    this.#lostAfter = { words, spokenBefore };
    this.#lost = 0;
    this.dropAll();
  }

  /** How many answers were lost so far. */
  get lost(): number {
    return this.#lost;
  }

  #carry(site: Socket): void {
    if (this.#state === "refused") {
      site.destroy();
      return;
    }
    const database = connect(Number(this.target.port), this.target.hostname);
    let isLost = false;
    let heard = "";
    for (const socket of [site, database]) {
      this.#sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
    site.on("close", () => this.#end(site, database));
    database.on("close", () => this.#end(database, site));
    site.on("data", (bytes) => {
      if (this.#state === "silent") return;
      const { words, spokenBefore } = this.#lostAfter ?? {};
      if (words !== undefined) heard += bytes.toString("latin1");
      if (words && heard.includes(spokenBefore ?? "") && bytes.includes(words)) {
        this.#lostAfter = undefined;
        isLost = true;
      }
      database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (this.#state === "silent") return;
      if (!isLost) {
        site.write(bytes);
        return;
      }
      this.#lost += 1;
      site.destroy();
    });
  }

  #end(ended: Socket, other: Socket): void {
    this.#sockets.delete(ended);
    other.destroy();
  }
}
