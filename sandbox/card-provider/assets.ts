import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Reply, reply } from "./http";

const files: Record<string, string> = {
  "/v1/stripe.js": "stripe.js",
  "/v1/api-client.js": "api-client.js",
  "/v1/frame.html": "frame.html",
  "/v1/frame.js": "frame.js",
  "/v1/frame.css": "frame.css",
  "/v1/card-fields.js": "card-fields.js",
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** The browser script and its frame's page, which shops on other origins load. */
export function asset(path: string): Reply | undefined {
  const file = files[path];
  if (file === undefined) return undefined;
  const body = readFileSync(new URL(`browser/${file}`, import.meta.url), "utf8");
  return reply(200, types[extname(file)] ?? "text/plain", body, {
    "Access-Control-Allow-Origin": "*",
    // The provider's own duration.
    "Cache-Control": "max-age=60",
  });
}
