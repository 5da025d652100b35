import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder";

/** What the script asks of Docker, in order; every command that contains the words `failing` fails. */
function release(failing = "nothing"): { asked: string[]; succeeded: boolean } {
  const folder = temporaryFolder();
  const journal = join(folder, "asked");
  writeFileSync(
    join(folder, "docker"),
    `#!/bin/sh\necho "$*" >> ${journal}\ncase "$*" in *"${failing}"*) exit 1;; esac\n`,
    { mode: 0o755 },
  );
  const { status } = spawnSync("sh", ["-c", 'PATH="$0:$PATH" deploy/release.sh', folder]);
  return { asked: readFileSync(journal, "utf8").trim().split("\n"), succeeded: status === 0 };
}

const REPLACES = /^compose up .*(?:site-|nginx)/;

it("a release replaces one instance after the other, and the proxy last", () => {
  const { asked, succeeded } = release();
  expect(succeeded).toBe(true);
  expect(asked.filter((line) => REPLACES.test(line))).toEqual([
    "compose up --detach --wait --no-deps site-a",
    "compose up --detach --wait --no-deps site-b",
    "compose up --detach --wait --no-deps nginx",
  ]);
});

it.each(["compose build", "run --rm --no-deps migrate", "run --rm --no-deps rights"])(
  "where “%s” fails, the running instances are not touched",
  (step) => {
    const { asked, succeeded } = release(step);
    expect(succeeded).toBe(false);
    expect(asked.at(-1)).toContain(step);
    expect(asked.filter((line) => REPLACES.test(line))).toEqual([]);
  },
);

it("a certificate that is not trusted stops the reload of the proxy", () => {
  const { asked, succeeded } = release("trusted-certificate.sh");
  expect(succeeded).toBe(false);
  expect(asked.at(-1)).toContain("trusted-certificate.sh");
});

it("an instance that does not start stops the release before the other one", () => {
  expect(release("site-a").asked.at(-1)).toContain("site-a");
});
