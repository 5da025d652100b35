import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder";

const ANSWERS = ["www.coach.example", "ann@coach.example", "", "", "", "", "", "", "", "", ""];

/** Returns the command's calls of Docker, in order; every call that contains the words `failing` fails. */
function run(words: string[], { failing = "nothing", answers = ANSWERS, folder = "" } = {}) {
  const deploy = folder || temporaryFolder();
  if (!folder) cpSync("deploy", deploy, { recursive: true });
  const journal = join(deploy, "asked");
  writeFileSync(journal, "");
  const program = (name: string, script: string) =>
    writeFileSync(join(deploy, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  program("docker", `echo "$*" >> ${journal}\ncase "$*" in *"${failing}"*) exit 1;; esac`);
  program("id", "echo 0");
  for (const name of ["chown", "restic", "curl"]) program(name, "");
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["-c", 'PATH="$0:$PATH" CRON_FOLDER="$0" "$0/online" "$@"', deploy, ...words],
    { input: `${answers.join("\n")}\n`, encoding: "utf8" },
  );
  const settings = () => readFileSync(join(deploy, ".env"), "utf8");
  const asked = readFileSync(journal, "utf8").trim().split("\n");
  return { deploy, asked, settings, said: stdout + stderr, succeeded: status === 0 };
}

const REPLACES = /^compose up .*(?:site-|proxy)/;
const setting = (name: string, text: string) => new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1];

it("one command asks its questions, writes settings with generated secrets, and starts everything", () => {
  const { asked, settings, said, succeeded } = run([]);
  expect(said).toContain("coming soon");
  expect(succeeded).toBe(true);
  expect(setting("NEXTAUTH_URL", settings())).toBe("https://www.coach.example");
  expect(setting("MAIL_FROM", settings())).toBe("hello@coach.example");
  for (const name of ["NEXTAUTH_SECRET", "OWNER_PASSWORD", "SITE_PASSWORD", "BACKUP_PASSWORD"])
    expect(setting(name, settings())).toMatch(/^[0-9a-f]{48,}$/);
  expect(asked.filter((line) => REPLACES.test(line))).toEqual([
    "compose up --detach --wait --no-deps --force-recreate site-a",
    "compose up --detach --wait --no-deps --force-recreate site-b",
    "compose up --detach --wait --no-deps proxy",
  ]);
  expect(asked.at(-1)).toContain("prisma/first-sign-in.ts");
});

it("a second run keeps each answer and every secret", () => {
  const { deploy, settings } = run([]);
  const before = settings();
  const again = run([], { folder: deploy, answers: Array(11).fill("") });
  expect(again.settings().split("\n").toSorted()).toEqual(before.split("\n").toSorted());
  expect(again.said).not.toContain(setting("NEXTAUTH_SECRET", before));
});

it("a managed database and a bucket replace those on this machine", () => {
  const database = "postgresql://coach:pass@db.example:5432/shop?sslmode=require";
  const bucket = ["https://s3.example", "", "films", "id", "secret"];
  const { asked, settings, succeeded } = run([], {
    answers: [...ANSWERS.slice(0, 8), database, ...bucket, "s3:https://s3.example/b", "id", "key"],
  });
  expect(succeeded).toBe(true);
  expect(setting("DATABASE_URL", settings())).toBe(database);
  expect(setting("MEDIA_BUCKET", settings())).toBe("films");
  expect(setting("MEDIA_DIR", settings())).toBe("");
  expect(asked.join("\n")).not.toMatch(/up .*database|rights/);
});

it("an invalid answer is asked for again", () => {
  const { said, settings } = run([], { answers: ["https://coach.example", ...ANSWERS] });
  expect(said).toContain("That cannot be right: https://coach.example");
  expect(setting("DOMAIN", settings())).toBe("www.coach.example");
});

it.each(["compose build", "run --rm --no-deps migrate", "--file=/database/rights.sql"])(
  "if “%s” fails, the running instances are not changed",
  (step) => {
    const { deploy } = run([]);
    const { asked, succeeded } = run(["release"], { folder: deploy, failing: step });
    expect(succeeded).toBe(false);
    expect(asked.at(-1)).toContain(step);
    expect(asked.filter((line) => REPLACES.test(line))).toEqual([]);
  },
);

it("an instance that does not start stops the release before the second one", () => {
  expect(run([], { failing: "site-a" }).asked.at(-1)).toContain("site-a");
});

it("a restore asks first, and changes nothing without the right answer", () => {
  const { deploy } = run([]);
  const { asked, succeeded } = run(["restore"], { folder: deploy, answers: ["yes"] });
  expect(succeeded).toBe(false);
  expect(asked.join("\n")).not.toMatch(/stop|run/);
});
