import { describe, expect, it } from "vitest";
import { isReadableActionCall } from "./action-body";

const state = '{"errors":{},"values":{"email":"$$5 from ada","code":"$undefined"}}';

describe("called from a page with script", () => {
  const contentType = "text/plain;charset=UTF-8";
  const call = (bytes: string) =>
    isReadableActionCall({ contentType, isFetch: true, bytes: Buffer.from(bytes) });

  it.each(["[]", '["a text",1,null,true]', `[${state}]`, '["$D2026-11-21T10:00:00.000Z"]'])(
    "%s is accepted",
    async (body) => expect(await call(body)).toBe(true),
  );

  it.each([
    "",
    "[",
    "1",
    '"$@0"',
    "{}",
    '{"0":1}',
    "NaN",
    '["$1:constructor:constructor"]',
    '["$0:__proto__:then"]',
    '["$Fabc"]',
    '["$B1"]',
    '["$r1"]',
    '["$@0"]',
    '["$Q1"]',
    '["$n9"]',
    '[{"then":"$1"}]',
    '[{"__proto__":{}}]',
    "[".repeat(5000) + "]".repeat(5000),
    `[1${",1".repeat(1000)}]`,
  ])("%.40s is refused", async (body) => expect(await call(body)).toBe(false));

  it("a form is accepted as browsers send it, also with a file", async () => {
    const form = new FormData();
    form.append("_1_email", "ada@example.test");
    form.append("_1_$ACTION_REF_1", "");
    form.append("_1_picture", new File(["x"], 'pícture "1".png', { type: "image/png" }));
    form.append("0", `[${state},"$K1"]`);
    expect(await sendForm(form, true)).toBe(true);
  });

  it.each([
    ["no arguments", { _1_a: "x" }],
    ["arguments that are not a list", { "0": "{}" }],
    ["a second model", { "0": "[]", "1": "[]" }],
    ["a name of React's own", { "0": "[]", constructor: "x" }],
  ])("a form with %s is refused", async (_, fields) => {
    expect(await sendForm(toForm(fields), true)).toBe(false);
  });
});

describe("posted by a page without script", () => {
  it.each([
    [
      {
        $ACTION_REF_1: "",
        "$ACTION_1:0": '{"id":"7f","bound":"$@1"}',
        "$ACTION_1:1": `[${state}]`,
      },
    ],
    [{ $ACTION_ID_7f: "", email: "$1:constructor" }],
    [{ email: "any form" }],
  ])("%o is accepted", async (fields) => {
    expect(await sendForm(toForm(fields), false)).toBe(true);
  });

  it.each([
    [{ $ACTION_REF_1: "", "$ACTION_1:0": "{" }],
    [{ $ACTION_REF_1: "", "$ACTION_1:0": '{"id":"7f","bound":"$1:then"}' }],
  ])("%o is refused", async (fields) => {
    expect(await sendForm(toForm(fields), false)).toBe(false);
  });
});

it.each([
  ["no boundary", "multipart/form-data", "--x\r\n"],
  ["another boundary", "multipart/form-data; boundary=y", part("a")],
  ["a broken end", "multipart/form-data; boundary=x", part("a").slice(0, -6)],
  [
    "line feeds without carriage returns",
    "multipart/form-data; boundary=x",
    part("a").replaceAll("\r\n", "\n"),
  ],
  ["an injected header", "multipart/form-data; boundary=x", part('a"\r\nX: y; z="')],
])("a form with %s is refused", async (_, contentType, body) => {
  const call = { contentType, isFetch: false, bytes: Buffer.from(body) };
  expect(await isReadableActionCall(call)).toBe(false);
});

it("the form that those were derived from is accepted", async () => {
  const contentType = "multipart/form-data; boundary=x";
  const call = { contentType, isFetch: false, bytes: Buffer.from(part("a")) };
  expect(await isReadableActionCall(call)).toBe(true);
});

function part(name: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvalue\r\n--x--\r\n`;
}

function toForm(fields: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value ?? "");
  return form;
}

async function sendForm(form: FormData, isFetch: boolean): Promise<boolean> {
  const sent = new Response(form);
  const contentType = sent.headers.get("content-type") ?? "";
  return isReadableActionCall({
    contentType,
    isFetch,
    bytes: Buffer.from(await sent.arrayBuffer()),
  });
}
