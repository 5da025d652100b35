// @vitest-environment happy-dom
import { Editor } from "@tiptap/react";
import { beforeEach, expect, it, vi } from "vitest";
import { extensions } from "./extensions";
import { pasting } from "./pasting";

const sent = vi.hoisted((): string[] => []);

vi.mock("@/components/admin/send-form", () => ({
  sendForm: async (_action: string, form: FormData) => {
    sent.push((form.get("file") as File).type);
    return { src: `/pictures/${sent.length}.webp` };
  },
}));

beforeEach(() => sent.splice(0));

const inline = '<img src="data:image/gif;base64,AA==">';
const file = new File(["x"], "all.png", { type: "image/png" });

async function paste(html: string) {
  const data = { getData: () => html, files: [file] };
  const event = Object.assign(new ClipboardEvent("paste"), { clipboardData: data });
  const editor = new Editor({ extensions, content: "", injectCSS: false });
  const { handlePaste } = pasting(vi.fn());
  const isTaken = Reflect.apply(handlePaste ?? vi.fn(), undefined, [editor.view, event]);
  await vi.waitFor(() => expect(editor.getHTML()).toContain("/pictures/"));
  return { isTaken, pictures: editor.getHTML().match(/[/]pictures[/]\d/g)?.length };
}

it.each([
  ["beside text", `<p>a${inline}</p>`, ["image/gif"]],
  ["that are more than the file", inline + inline, ["image/gif", "image/gif"]],
])("pictures %s keep their own data, not the file’s", async (_where, html, types) => {
  expect(await paste(html)).toEqual({ isTaken: true, pictures: types.length });
  expect(sent).toEqual(types);
});

it.each([
  ["its data", inline],
  ["its address", '<img src="https://a.example/1.png">'],
])("a picture alone, with %s, comes from the clipboard’s file", async (_with, html) => {
  expect(await paste(html)).toEqual({ isTaken: true, pictures: 1 });
  expect(sent).toEqual(["image/png"]);
});
