import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import type { Head } from "./world";

const PROGRAM = process.env.NGINX_PATH ?? "nginx";

export async function hasNginx(): Promise<boolean> {
  return (await runQuietly("sh", ["-c", `command -v ${PROGRAM}`])).code === 0;
}

export function nginx({
  folder,
  head,
  port,
  scratch,
}: {
  folder: string;
  head: Head;
  port: string;
  scratch: string;
}) {
  mkdirSync(scratch, { recursive: true });
  const file = join(scratch, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${resolve(scratch, name)};`)
    .join(" ");
  writeFileSync(
    file,
    `daemon off; pid ${resolve(scratch, "nginx.pid")}; worker_processes auto; error_log stderr crit;
events { worker_connections 1024; }
http {
  ${temporary}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  types { text/html html; text/css css; font/woff2 woff2; image/svg+xml svg; image/webp webp;
    image/avif avif; image/jpeg jpg; image/png png; text/javascript js; }
  server { listen 127.0.0.1:${port}; root ${resolve(folder)}; gzip_static on;
    location ~ \\.html$ { ${head.map(toDirective).join(" ")} }
  }
}
`,
  );
  return { command: PROGRAM, args: ["-p", resolve(scratch), "-c", resolve(file)] };
}

function toDirective([name, value]: Head[number]): string {
  return `add_header ${name} ${JSON.stringify(value)};`;
}
