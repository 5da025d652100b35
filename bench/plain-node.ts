import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative } from "node:path";
import { lookup } from "mrmime";

/** The least that a server in Node can do: send files from memory. `plain-node.ts FOLDER HEAD PORT` */
const [folder = "", head = "", port = ""] = process.argv.slice(2);

const ofPages = Object.fromEntries(JSON.parse(head));

const files = new Map<string, { body: Buffer; gzip: Buffer | undefined; type: string }>(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".gz"))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const gzip = existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : undefined;
      const type = lookup(path) ?? "application/octet-stream";
      return [`/${relative(folder, path)}`, { body: readFileSync(path), gzip, type }];
    }),
);

createServer((request, response) => {
  const file = files.get(request.url?.split("?")[0] ?? "");
  if (!file) return response.writeHead(404).end();
  const gzip = request.headers["accept-encoding"]?.includes("gzip") ? file.gzip : undefined;
  const body = gzip ?? file.body;
  response.writeHead(200, {
    ...(file.type === "text/html" && ofPages),
    "content-type": file.type,
    "content-length": body.length,
    ...(gzip && { "content-encoding": "gzip" }),
  });
  return response.end(body);
}).listen(Number(port), "127.0.0.1");
