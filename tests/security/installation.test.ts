import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createListener } from "@/front/listener";

const compose = readFileSync("deploy/compose.yaml", "utf8");
const proxy = readFileSync("deploy/nginx/site.conf", "utf8");
const instances = ["site-a", "site-b"];

/** The lines under a top-level key, split at each name at the first level of indentation. */
function entries(key: string): [name: string, text: string][] {
  const [, section = ""] = compose.split(`\n${key}:\n`);
  const own = section.split(/\n(?=\S)/)[0] ?? "";
  return own
    .split(/^ {2}(?=[\w.-]+:)/m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf(":")), text]);
}
const sections = new Map(entries("services"));
const services = new Map(
  [...sections].map(([name, text]) => {
    const [, anchor] = text.match(/^[\w-]+: \*(\w+)$/m) ?? [];
    const anchored = [...sections.values()].find(
      (other) => anchor && other.includes(`&${anchor}\n`),
    );
    return [name, anchored ?? text];
  }),
);

it("the proxy's disk never holds a body that an instance would refuse", () => {
  const unlimited = proxy.match(/^ {2}location [^}]*client_max_body_size 0;[^}]*\}/gm) ?? [];
  expect(proxy.match(/client_max_body_size 0/g)).toHaveLength(unlimited.length);
  for (const location of unlimited) expect(location).toContain("proxy_request_buffering off;");
  expect(proxy).toMatch(/^ {2}client_max_body_size 1m;/m);
});

it("during a release the proxy asks the other instance for a file that one lacks", () => {
  const [files = ""] = proxy.match(/^ {2}location \/_next\/static\/ [^}]*\}/m) ?? [];
  expect(files).toMatch(/proxy_next_upstream .*http_404/);
});

it("a release waits until each service that it starts is healthy", () => {
  for (const name of ["database", ...instances, "nginx"]) {
    expect(services.get(name), name).toContain("    healthcheck:\n");
  }
});

it("every container logs to the collector, has a read-only image and drops all rights", () => {
  expect([...services.keys()]).toEqual(["database", "migrate", "rights", ...instances, "nginx"]);
  for (const [name, text] of services) expect(text, name).toContain("<<: *program");
  const [program = ""] = compose.split("\nservices:");
  for (const line of ["read_only: true", "cap_drop: [ALL]", "driver: fluentd"]) {
    expect(program).toContain(line);
  }
});

it("the database is on a network of its own, and only the proxy can be reached from outside", () => {
  const on = (network: string) =>
    [...services].filter(([, text]) => text.match(/networks: \[(.*)\]/)?.[1]?.includes(network));
  expect(on("data").map(([name]) => name)).toEqual(["database", "migrate", "rights", ...instances]);
  expect(on("outside").map(([name]) => name)).toEqual([...instances, "nginx"]);
  expect(compose).toContain("data: { internal: true }");
  expect([...services].filter(([, text]) => text.includes("ports:")).map(([name]) => name)).toEqual(
    ["nginx"],
  );
});

it("the running site has the account that cannot change the schema, and no secret in its environment", () => {
  for (const instance of instances) {
    const site = services.get(instance) ?? "";
    expect(site).toContain("postgresql://site@database");
    expect(site).not.toContain("coach.key");
    expect(site).toContain("--env-file=/run/secrets/settings");
  }
  expect(compose).not.toMatch(/env_file|PASSWORD:/);
});

it("connections to the database are encrypted and authenticated by both sides", () => {
  const addresses = [...compose.matchAll(/postgresql:\/\/\S+/g)].map(([address]) => address);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect(address).toContain("?sslmode=verify-full&sslrootcert=");
  const lines = readFileSync("deploy/database/pg_hba.conf", "utf8").match(/^[a-z].*/gm) ?? [];
  expect(lines.filter((line) => !line.startsWith("local"))).toEqual([
    "hostssl coach  coach,site  all   cert",
  ]);
});

it("the proxy speaks TLS 1.2 and 1.3 with strong ciphers, and logs no query", () => {
  expect(proxy).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  const ciphers = proxy.match(/ssl_ciphers (.*);/)?.[1]?.split(":") ?? [];
  expect(ciphers.length).toBeGreaterThan(3);
  for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-.*(GCM|POLY1305)/);
  const [format = ""] = proxy.match(/^log_format lines [^;]*;/m) ?? [];
  expect(format).toContain('"path":"$path"');
  expect(format).not.toMatch(/\$(request|request_uri|args|http_referer)\b/);
});

it("no server of the proxy writes to the image's own log, which has the query", () => {
  const servers = proxy.match(/^server \{\n.*?^\}/gms) ?? [];
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toContain("\n  access_log /dev/stdout lines;\n");
  // Beside the log that nginx.conf names, one named outside a server would be a second one.
  expect(proxy.match(/access_log/g)).toHaveLength(servers.length);
});

it("the proxy calls the instances over TLS and verifies their certificates", () => {
  expect(proxy).not.toContain("proxy_pass http:");
  expect(proxy).toContain("proxy_ssl_verify on;");
  for (const instance of instances) {
    expect(services.get(instance)).toContain("TLS_KEY: /run/secrets/site.key");
  }
});

it("without https a page is redirected, and a call or a form is refused", () => {
  expect(proxy).toContain('"~^\\S+ /api/" 0;\n  "~^(GET|HEAD) " 1;');
  expect(proxy).toContain('if ($opened_by_hand = 0) { return 403 "Please use https.');
});

it("the proxy does not start with a certificate that browsers would not trust", () => {
  expect(services.get("nginx")).toContain(
    "trusted-certificate.sh:/docker-entrypoint.d/05-trusted-certificate.sh:ro",
  );
  const script = readFileSync("deploy/nginx/trusted-certificate.sh", "utf8");
  expect(script).toMatch(/^set -eu$/m);
  expect(script).toMatch(/^openssl verify -purpose sslserver -untrusted "\$chain" "\$chain"$/m);
});

it("the proxy is not reloaded with one either", () => {
  const script = readFileSync("deploy/reload-proxy.sh", "utf8");
  const [, before = ""] = /(.*)nginx -s reload/s.exec(script) ?? [];
  expect(before).toContain("set -eu");
  expect(before).toContain("nginx /docker-entrypoint.d/05-trusted-certificate.sh");
});

it("only one account can read a secret, and it is mounted only where it is used", () => {
  const keys = readFileSync("deploy/keys.sh", "utf8");
  for (const line of ["umask 077", 'chmod 400 "$1.key"', "rm ca.key"]) expect(keys).toContain(line);
  const holders = (secret: string) =>
    [...services]
      .filter(([, text]) => text.includes(`/run/secrets/${secret}`))
      .map(([name]) => name);
  expect(holders("database.key")).toEqual(["database"]);
  expect(holders("coach.key")).toEqual(["migrate", "rights"]);
  expect(holders("site.key")).toEqual(instances);
  expect(holders("settings")).toEqual(instances);
});

it("nobody outside can read what is waiting", () => {
  expect(proxy).toContain("location = /api/health/ready {\n    return 404;");
});

it("the proxy finds a replaced instance at its new address", () => {
  const [, upstream = ""] = proxy.match(/^upstream site \{\n([^}]*)\}/m) ?? [];
  for (const line of ["zone site ", "resolver 127.0.0.11 valid=5s;"]) {
    expect(upstream).toContain(line);
  }
  const servers = [...upstream.matchAll(/server (\S+):3000 resolve /g)].map(([, name]) => name);
  expect(servers).toEqual(instances);
});

it("no answer takes an instance out of use", () => {
  const servers = proxy.match(/^ {2}server site-.*/gm) ?? [];
  expect(servers).toHaveLength(instances.length);
  for (const server of servers) expect(server).toContain(" max_fails=0;");
});

it("the proxy closes an unused connection before the instance does", () => {
  const seconds = Number(/^ {2}keepalive_timeout (\d+)s;/m.exec(proxy)?.[1]);
  expect(seconds * 1000).toBeLessThan(createListener(undefined, undefined).keepAliveTimeout);
});
