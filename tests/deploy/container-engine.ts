/**
 * Stands in for `docker compose` where there is no container engine: it carries out the Containerfile's
 * steps and runs the services of deploy/compose.yaml as programs of this machine, each in a root folder that
 * it makes of bind mounts. It reads what it does from these two files. What differs: the programs are this
 * machine's (PostgreSQL, Caddy, Node), instances listen on an address each instead of in a network each, and
 * no rights are dropped. Needs root.
 */
import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseEnv } from "node:util";
import { load } from "js-yaml";

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  secrets?: string[];
  user?: string;
  healthcheck?: { test: string[] };
};

const state = process.env.ENGINE_STATE ?? "";
const [, , ...words] = process.argv.slice(2);
const settings = parseEnv(readFileSync(".env", "utf8"));
const NODE = resolve(import.meta.dirname, "../../node_modules/node/bin/node");
const SEEN = new Set(["--detach", "--wait", "--no-deps", "--force-recreate", "--rm", "-T"]);
const services = readServices();
const addressOf = (name: string) => `127.0.1.${Object.keys(services).indexOf(name) + 1}`;

function readServices(): Record<string, Service> {
  const text = readFileSync("compose.yaml", "utf8").replace(
    /\$\{(\w+):[?-]\}/g,
    (_all, name) => settings[name] ?? "",
  );
  return (load(text) as { services: Record<string, Service> }).services;
}

/** The Containerfile's instructions of both stages. */
function readImage() {
  const text = readFileSync("Containerfile", "utf8")
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n/g, "");
  const lines = text.split("\n").flatMap((line) => {
    const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line.trim()) ?? [];
    return name && rest ? [{ name, rest: rest.trim() }] : [];
  });
  const second = lines.findLastIndex(({ name }) => name === "FROM");
  return { build: lines.slice(0, second), run: lines.slice(second) };
}

function variables(lines: ReturnType<typeof readImage>["run"]): Record<string, string> {
  const words = lines.filter(({ name }) => name === "ENV").flatMap(({ rest }) => rest.split(" "));
  return Object.fromEntries(words.map((word) => word.split("=", 2)));
}

/** The shell command that enters a root folder with these mounts and runs a program as a user there. */
function inside(name: string, mounts: [from: string, to: string][], user: number): string[] {
  const root = join(state, "roots", name);
  mkdirSync(root, { recursive: true });
  const lines = [
    `mount -t tmpfs tmpfs ${root} && cd ${root}`,
    "mkdir -p usr etc proc dev tmp run/secrets run/postgresql var/lib root site && ln -s ../run var/run && chmod 1777 tmp run/postgresql",
    "for link in bin sbin lib lib64; do ln -s usr/$link $link; done",
    "mount --bind /usr usr && mount --rbind /dev dev && mount --rbind /proc proc",
    "cp -a /etc/passwd /etc/group /etc/ssl /etc/alternatives /etc/resolv.conf /etc/localtime etc",
    ...mounts.map(
      ([from, to]) =>
        `if [ -d ${from} ]; then mkdir -p .${to}; else mkdir -p $(dirname .${to}) && touch .${to}; fi && mount --bind ${from} .${to}`,
    ),
    `exec chroot --userspec=${user}:${user} . sh -c 'cd /site && exec "$@"' -- "$@"`,
  ];
  return ["unshare", "--mount", "sh", "-ec", lines.join("\n"), "enter"];
}

function start(command: string[], environment: Record<string, string>, log?: string) {
  const stdio = log ? openSync(log, "a") : "inherit";
  const [program = "", ...rest] = command;
  const PATH = `${join(state, "bin")}:/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin`;
  const options: SpawnOptions = {
    // Next's types ask for NODE_ENV, which the build must not have.
    env: Object.assign(Object.create(null), { PATH, HOME: "/tmp" }, environment),
    stdio: [log ? "ignore" : "inherit", stdio, stdio],
    detached: log !== undefined,
  };
  return spawn(program, rest, options);
}

async function carryOut(command: string[], environment: Record<string, string>): Promise<void> {
  const child = start(command, environment);
  const code = await new Promise((done) => child.on("exit", done));
  if (code !== 0) process.exit(Number(code) || 1);
}

async function build(): Promise<void> {
  const commit = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).stdout.trim();
  // Docker keeps the layers of what has not changed.
  if (existsSync(join(state, commit))) return;
  const folder = join(state, "build");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  spawnSync("sh", [
    "-ec",
    `git -C .. archive HEAD | tar -x -C ${folder} && chown -R 1000:1000 ${folder}`,
  ]);
  const { build: lines } = readImage();
  const { npm_config_registry } = process.env;
  const environment = {
    ...variables(lines),
    ...(npm_config_registry && { npm_config_registry }),
  };
  for (const { name, rest } of lines) {
    if (name !== "RUN") continue;
    await carryOut(
      [
        ...inside(
          "build",
          [
            [folder, "/site"],
            [NODE, "/usr/bin/node"],
          ],
          1000,
        ),
        "sh",
        "-ec",
        rest,
      ],
      environment,
    );
  }
  const image = join(state, "image");
  rmSync(image, { recursive: true, force: true });
  mkdirSync(image);
  for (const { name, rest } of readImage().run) {
    const [from, ...paths] = rest.split(" ");
    if (name !== "COPY" || from !== "--from=build") continue;
    const to = join(image, paths.pop() ?? "");
    for (const path of paths) {
      spawnSync("sh", [
        "-ec",
        `mkdir -p ${to.endsWith("/") ? to : join(to, "..")} && cp -a ${join(folder, path.replace("/site", ""))} ${to}`,
      ]);
    }
  }
  writeFileSync(join(state, commit), "");
}

/** What the service's container would see. */
function enter(name: string): { command: string[]; environment: Record<string, string> } {
  const service = services[name] as Service;
  const isSite = service.image === "performance-coach";
  const hosts = join(state, "hosts");
  writeFileSync(
    hosts,
    ["127.0.0.1 localhost", ...Object.keys(services).map((it) => `${addressOf(it)} ${it}`)].join(
      "\n",
    ),
  );
  const mounts: [string, string][] = [[hosts, "/etc/hosts"], ...volumes(service)];
  if (isSite) mounts.push([join(state, "image"), "/site"], [NODE, "/usr/bin/node"]);
  if (service.secrets) mounts.push([resolve(".env"), "/run/secrets/settings"]);
  const user = isSite || service.user ? 1000 : name === "database" ? 101 : 0;
  const environment = {
    ...(isSite && variables(readImage().run)),
    ...(isSite && { LISTEN_ADDRESS: addressOf(name) }),
    ...service.environment,
  };
  return { command: inside(name, mounts, user), environment };
}

function volumes(service: Service): [string, string][] {
  return (service.volumes ?? []).flatMap((volume) => {
    const [from = "", to] = volume.split(":");
    if (!to) return [];
    const folder = from.startsWith(".") ? resolve(from) : join(state, "volumes", from);
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      const owner = from === "database" ? 101 : from === "certificates" ? 0 : 1000;
      spawnSync("chown", ["-R", `${owner}:${owner}`, folder]);
    }
    return [[folder, to] as [string, string]];
  });
}

const pidOf = (name: string) => join(state, `${name}.pid`);

function isRunning(name: string): boolean {
  return existsSync(pidOf(name)) && signalTo(name, 0);
}

function signalTo(name: string, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(Number(readFileSync(pidOf(name), "utf8")), signal);
  } catch {
    return false;
  }
}

async function stop(name: string): Promise<void> {
  if (!isRunning(name)) return;
  signalTo(name, name === "database" ? "SIGINT" : "SIGTERM");
  while (signalTo(name, 0)) await setTimeout(100);
}

/** As the image postgres prepares its volume. */
async function prepareDatabase(): Promise<void> {
  const folder = join(state, "volumes/database/18");
  if (existsSync(folder)) return;
  const { command, environment } = enter("database");
  const script = `printf %s "$POSTGRES_PASSWORD" >/tmp/password
    initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 -D /var/lib/postgresql/18
    printf 'CREATE DATABASE "%s"' "$POSTGRES_DB" | postgres --single -D /var/lib/postgresql/18 postgres
    echo "host all all all scram-sha-256" >>/var/lib/postgresql/18/pg_hba.conf`;
  await carryOut([...command, "sh", "-ec", script], environment);
}

async function up(name: string): Promise<void> {
  // Compose leaves a service alone that has not changed.
  if (isRunning(name) && services[name]?.image !== "performance-coach") return;
  await stop(name);
  const { command, environment } = enter(name);
  const log = join(state, `${name}.log`);
  const own = services[name]?.command ?? [
    "caddy",
    "run",
    "--config",
    "/etc/caddy/Caddyfile",
    "--adapter",
    "caddyfile",
  ];
  if (name === "database") {
    await prepareDatabase();
    own.push("-D", "/var/lib/postgresql/18", `-clisten_addresses=127.0.0.1,${addressOf(name)}`);
  }
  const child = start(
    [...command, ...own],
    { ...environment, ...(name === "proxy" && { XDG_DATA_HOME: "/data" }) },
    log,
  );
  writeFileSync(pidOf(name), String(child.pid));
  await healthy(name);
  child.unref();
}

async function healthy(name: string): Promise<void> {
  const [, ...test] = services[name]?.healthcheck?.test ?? [
    "CMD",
    "curl",
    "-fs",
    `http://${addressOf(name)}:3000/api/health`,
  ];
  for (let tries = 0; tries < 300; tries++) {
    if (spawnSync(test[0] ?? "", test.slice(1)).status === 0) return;
    await setTimeout(200);
  }
  console.error(
    `${name} is not healthy: ${readFileSync(join(state, `${name}.log`), "utf8").slice(-2000)}`,
  );
  process.exit(1);
}

async function runIn(name: string, given: string[]): Promise<void> {
  const { command, environment } = enter(name);
  const own = given.length > 0 ? given : (services[name]?.command ?? []);
  await carryOut([...command, ...own], environment);
}

const [verb, ...rest] = words;
const [name = "", ...given] = rest.slice(rest.findIndex((word) => !SEEN.has(word)));
if (verb === "build") await build();
if (verb === "up") await up(name);
if (verb === "run" || verb === "exec") await runIn(name, given);
if (verb === "stop") for (const each of [name, ...given]) await stop(each);
