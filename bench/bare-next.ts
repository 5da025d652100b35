import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "@/sandbox/launch/leashed.mjs";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";
import { systemEnvironment } from "@/sandbox/launch/site-environment";
import type { Markup } from "./markup";

const draw = (file: string) => `import { createElement } from "react";
import markup from "${file}";
const draw = (it, key) => typeof it === "string" ? it
  : createElement(it[0], { ...it[1], key }, ...it.slice(2).map(draw));
export default function Page() { return markup.map(draw); }
`;

/** A Next app of the same versions without data, gate or headers, to measure the cost of Next itself. */
export async function buildBareNext(
  folder: string,
  content: { publicPage: Markup[]; learningPage: Markup[]; json: unknown },
): Promise<void> {
  const files: Record<string, string> = {
    "package.json": JSON.stringify({ private: true, type: "module", dependencies: versions() }),
    // Without this root, Next would use the site's own, a few folders above.
    "next.config.js": "export default { turbopack: { root: import.meta.dirname } };",
    "public-page.json": JSON.stringify(content.publicPage),
    "learning-page.json": JSON.stringify(content.learningPage),
    "app/layout.js": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
    "app/page.js": draw("../public-page.json"),
    "app/learn/[slug]/page.js": `${draw("../../../learning-page.json")}export const dynamic = "force-dynamic";`,
    "app/api/route.js": `const answer = ${JSON.stringify(content.json)};
export const dynamic = "force-dynamic";
export const GET = () => Response.json(answer);`,
    "app/api/lessons/[lessonId]/progress/route.js": `export const POST = async (request) =>
  Response.json({ saved: (await request.json()) !== null });`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const install = ["install", "--prefix", folder, "--prefer-offline", "--no-audit", "--no-fund"];
  // npm may need settings of the caller's environment.
  await run("npm", install, process.env);
  await run(process.execPath, [nextIn(folder), "build", folder], systemEnvironment());
}

export const nextIn = (folder: string) => join(folder, "node_modules/.bin/next");

function versions(): Record<string, string> {
  const manifest = z.object({ version: z.string() });
  const versionOf = (name: string) =>
    manifest.parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"))).version;
  return Object.fromEntries(["next", "react", "react-dom"].map((name) => [name, versionOf(name)]));
}

async function run(command: string, args: string[], environment: Environment): Promise<void> {
  const env = { ...environment, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await runQuietly(command, args, { env });
  if (code !== 0) throw new Error(`${output}\nThe empty Next app could not be made.`);
}
