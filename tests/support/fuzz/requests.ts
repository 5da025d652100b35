import fc from "fast-check";
import type { ServerAction } from "../build";
import {
  type Body,
  json,
  mislabelled,
  multipart,
  type Part,
  spoil,
  toText,
  urlEncoded,
} from "./bodies";
import corpus from "./corpus.json" with { type: "json" };
import { fromSchema, type Plausible } from "./from-schema";
import { hostileSegment, hostileText, percentEncode } from "./hostile";
import { actionInputs, anyInput, callInputs } from "./inputs";

export type HostileRequest = {
  /** The route or action that the request is aimed at. */
  target: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

/** Real values for parts of paths and fields of bodies, so that some requests get through. */
export type World = { segments: Record<string, string[]>; plausible: Plausible };

/** Only for calls, which sell it; the coach's forms get the id of a course that no other test uses. */
const SOLD_COURSE = 1;

const METHODS = ["GET", "GET", "POST", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"];
const RARE_METHODS = ["TRACE", "PROPFIND", "QUERY", "LOCK", "M-SEARCH"];

/** Any method on a route, with a body that may or may not be meant for it. */
export function routeRequest(route: string, world: World): fc.Arbitrary<HostileRequest> {
  const plausible = { ...world.plausible, courseId: fc.constant(SOLD_COURSE) };
  const input = fromSchema(callInputs[route] ?? anyInput, plausible);
  const fields = fc.oneof(input, spoil(input));
  const parts = fields.map(toParts);
  const right = fc.oneof(
    { weight: 3, arbitrary: json(fields) },
    urlEncoded(fields),
    multipart(parts),
  );
  const body = fc.oneof({ weight: 5, arbitrary: right }, mislabelled(right));
  const method = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...METHODS) },
    fc.constantFrom(...RARE_METHODS),
  );
  return fc
    .tuple(method, pathOf(route, world), oddHeaders, fc.option(body))
    .map(([verb, path, headers, sent]) =>
      toRequest(route, verb, path, headers, ["GET", "HEAD", "TRACE"].includes(verb) ? null : sent),
    );
}

/** A call of a server action: as React sends it, as a form without JavaScript does, or as neither. */
export function actionRequest(action: ServerAction, world: World): fc.Arbitrary<HostileRequest> {
  const schema = actionInputs[action.name];
  if (!schema)
    throw new Error(`Name the schema of ${action.name} in tests/support/fuzz/inputs.ts.`);
  const input = fromSchema(schema, world.plausible);
  const fields = fc.oneof(input, spoil(input));
  const id = fc.oneof(
    { weight: 9, arbitrary: fc.constant(action.id) },
    fc.constantFrom("0".repeat(42), "x", action.id.slice(2), "__proto__", `${action.id}#name`),
  );
  const byHeader = fc.tuple(id, fc.oneof(encodedForm(fields), encodedJson(fields)));
  const byField = fc
    .tuple(id, fields)
    .chain(([actionId, values]) =>
      multipart(fc.constant(withoutScript(actionId, values))).map((body): [string, Body] => [
        "",
        body,
      ]),
    );
  const route = fc.constantFrom(...action.routes, ...action.routes, "/", "/privacy");
  return fc
    .tuple(
      route.chain((it) => pathOf(it, world)),
      oddHeaders,
      fc.oneof(byHeader, byField),
    )
    .map(([path, headers, [actionId, body]]) =>
      toRequest(
        action.name,
        "POST",
        path,
        { ...headers, ...(actionId && { "next-action": actionId }) },
        body,
      ),
    );
}

const emptyState = { errors: {}, values: {} };

/** React's own encoding of (state, form), with some references that point elsewhere. */
function encodedForm(fields: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Body> {
  const args = fc.oneof(
    { weight: 8, arbitrary: fc.constant(JSON.stringify([emptyState, "$K1"])) },
    hostileText.map((text) => JSON.stringify([text, "$K1"])),
    fc.constantFrom(...corpus.actionArguments, "[".repeat(5000) + "]".repeat(5000)),
  );
  return multipart(
    fc
      .tuple(args, fields)
      .map(([root, values]) => [
        ...toParts(values).map((part) => ({ ...part, name: `_1_${part.name}` })),
        { name: "0", value: root },
      ]),
  );
}

/** Arguments that are not a form are sent as text. */
function encodedJson(fields: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Body> {
  return json(fields.map((values) => Object.values(values))).map(({ bytes }) => ({
    bytes,
    type: "text/plain;charset=UTF-8",
  }));
}

function withoutScript(actionId: string, fields: Record<string, unknown>): Part[] {
  return [
    { name: "$ACTION_REF_1", value: "" },
    { name: "$ACTION_1:0", value: JSON.stringify({ id: actionId, bound: "$@1" }) },
    { name: "$ACTION_1:1", value: JSON.stringify([emptyState]) },
    { name: "$ACTION_KEY", value: "k1" },
    ...toParts(fields),
  ];
}

/** Lists become repeated fields, and nested values become files. */
function toParts(fields: Record<string, unknown>): Part[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map((item) => ({ name, value: toText(item) }));
    const isFile = typeof value === "object" && value !== null;
    return [{ name, value: toText(value), ...(isFile && { fileName: "a.html" }) }];
  });
}

function pathOf(route: string, { segments }: World): fc.Arbitrary<string> {
  const parts = route
    .split("/")
    .slice(1)
    .map((part) => {
      const known = segments[part];
      if (!part.startsWith("[")) return fc.constant(part);
      if (!known) throw new Error(`Give existing values of ${part} (${route}) in the fuzz test.`);
      return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, hostileSegment);
    });
  const path = fc.tuple(...parts).map((list) => `/${list.join("/")}`);
  return fc.tuple(path, search).map(([base, query]) => (query ? `${base}?${query}` : base));
}

const search = fc.oneof(
  fc.constant(""),
  fc
    .array(fc.tuple(fc.constantFrom(...corpus.queryNames), hostileText.map(percentEncode)), {
      maxLength: 5,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&")),
  fc.constantFrom(...corpus.searches),
);

const stateTrees = [...corpus.headers["next-router-state-tree"], "x".repeat(9000)];

const HEADERS: Record<string, string[]> = {
  ...corpus.headers,
  "next-router-state-tree": [...stateTrees, ...stateTrees.map(percentEncode)],
  accept: [...corpus.headers.accept, "image/avif,".repeat(99)],
  "accept-language": [...corpus.headers["accept-language"], "xx-".repeat(500)],
  "stripe-signature": [...corpus.headers["stripe-signature"], `t=${"9".repeat(400)},v1=`],
};

const oddHeaders = fc
  .uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { maxLength: 3 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.tuple(fc.constant(name), fc.constantFrom(...(HEADERS[name] ?? []))),
      ),
    ),
  )
  .map((pairs) => Object.fromEntries(pairs));

function toRequest(
  target: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Body | null,
): HostileRequest {
  const sent = body?.type ? { ...headers, "content-type": body.type } : headers;
  return { target, method, path, headers: sent, body: body?.bytes ?? null };
}
