import fc from "fast-check";
import corpus from "./corpus.json" with { type: "json" };
import { hostileText, hostileValue } from "./hostile";

export type Body = { type: string; bytes: Buffer };
type Fields = Record<string, unknown>;

/** A valid input with one to three of its fields made hostile, removed or added. */
export function spoil(good: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> {
  const changes = fc.array(fc.tuple(fc.nat(), fc.option(hostileValue)), {
    minLength: 1,
    maxLength: 3,
  });
  return fc
    .tuple(good, changes, fc.dictionary(hostileText, hostileValue, { maxKeys: 1 }))
    .map(([input, spoilt, more]) => {
      const fields = { ...input };
      const names = Object.keys(fields);
      for (const [position, value] of spoilt) {
        const name = names[position % Math.max(names.length, 1)] ?? "x";
        if (value === null) delete fields[name];
        else fields[name] = value;
      }
      return { ...fields, ...more };
    });
}

/** JSON that is valid, cut off, repeats a key, is nested thousands deep, or is not an object. */
export function json(fields: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const text = fc.oneof(
    { weight: 6, arbitrary: fields.map((value) => JSON.stringify(value) ?? "") },
    fields.map((value) => (JSON.stringify(value) ?? "").slice(0, -1)),
    fields.map((value) => `${(JSON.stringify(value) ?? "{}").slice(0, -1)},"email":"a","email":1}`),
    fields.map((value) => `{"__proto__":${JSON.stringify(value)},"constructor":{"prototype":{}}}`),
    hostileValue.map((value) => JSON.stringify(value) ?? ""),
    fc.integer({ min: 1, max: 7000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
    fc.constantFrom(...corpus.json, "x".repeat(20_000)),
  );
  return text.map((it) => ({ type: "application/json", bytes: Buffer.from(it) }));
}

export function urlEncoded(fields: fc.Arbitrary<Fields>): fc.Arbitrary<Body> {
  return fields.map((values) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) search.append(name, toText(value));
    return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(search.toString()) };
  });
}

export type Part = { name: string; value: string; fileName?: string };

/** Multipart bodies, both as browsers write them and as they never would. */
export function multipart(parts: fc.Arbitrary<Part[]>): fc.Arbitrary<Body> {
  const break_ = fc.oneof(
    { weight: 8, arbitrary: fc.constant((text: string) => text) },
    fc.nat(400).map((length) => (text: string) => text.slice(0, length)),
    fc.constant((text: string) => text.replaceAll("\r\n", "\n")),
    fc.constant((text: string) => text + text),
    fc.constant((text: string) => text.replace("form-data", "form-data; name")),
  );
  const type = fc.oneof(
    { weight: 9, arbitrary: fc.constant("multipart/form-data; boundary=----fuzz") },
    fc.constantFrom(...corpus.multipartTypes),
  );
  return fc.tuple(parts, break_, type).map(([list, broken, contentType]) => ({
    type: contentType,
    bytes: Buffer.from(broken(write(list))),
  }));
}

function write(parts: Part[]): string {
  const lines = parts.map(({ name, value, fileName }) => {
    const file =
      fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: text/html`;
    const safeName = name.replaceAll(/[\r\n"]/g, "%0A");
    return `------fuzz\r\nContent-Disposition: form-data; name="${safeName}"${file}\r\n\r\n${value}\r\n`;
  });
  return `${lines.join("")}------fuzz--\r\n`;
}

export function toText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** A body of one kind with the content type of another. */
export function mislabelled(body: fc.Arbitrary<Body>): fc.Arbitrary<Body> {
  const types = fc.constantFrom(...corpus.contentTypes);
  return fc.tuple(body, types).map(([{ bytes }, type]) => ({ bytes, type }));
}
