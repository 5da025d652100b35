// @vitest-environment happy-dom
import { Editor } from "@tiptap/react";
import { beforeEach, expect, it, vi } from "vitest";
import { extensions } from "./extensions";
import { pasting } from "./pasting";

const sent = vi.hoisted((): string[] => []);

vi.mock("@/components/admin/send-form", () => ({
  sendForm: async (_action: string, form: FormData) => {
    const { name, type } = form.get("file") as File;
    sent.push(type);
    if (/\.heic$/i.test(name)) return { problem: "This picture is in HEIC" };
    return { src: `/pictures/${sent.length}.webp` };
  },
}));

beforeEach(() => sent.splice(0));

const inline = '<img src="data:image/gif;base64,AA==">';
const file = new File(["x"], "all.png", { type: "image/png" });

function take(html: string, files: File[]) {
  const data = { getData: () => html, files };
  const event = Object.assign(new ClipboardEvent("paste"), { clipboardData: data });
  const say = vi.fn();
  const editorProps = pasting(say);
  const editor = new Editor({ extensions, content: "", injectCSS: false, editorProps });
  const { handlePaste } = editorProps;
  const isTaken = Reflect.apply(handlePaste ?? vi.fn(), undefined, [editor.view, event]);
  return { editor, isTaken, say };
}

async function paste(html: string) {
  const { editor, isTaken } = take(html, [file]);
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

it("a picture with damaged data is named, and the text arrives", async () => {
  const { editor, say } = take('<p>Words<img src="data:image/png;base64,AAAAA" alt="B"></p>', []);
  await vi.waitFor(() => expect(say.mock.lastCall?.[0]).toContain("“B: its data is damaged”"));
  expect(editor.getText()).toBe("Words");
});

it("links to pages of this site stay beside a picture", async () => {
  const { editor } = take(`<p><a href="${location.origin}/about">a</a></p>${inline}`, []);
  await vi.waitFor(() => expect(editor.getHTML()).toContain('href="/about"'));
});

it.each([
  ["plan.docx", "", "import its text with “Word”"],
  ["wheel.mp4", "video/mp4", "under “Film”"],
  ["plan.pdf", "application/pdf", "under “Workbook”"],
  ["plan.zip", "application/zip", "cannot hold such a file"],
])("for a file that is no picture, it says where it belongs: %s", (name, type, words) => {
  const { isTaken, say } = take("", [new File(["x"], name, { type })]);
  expect([isTaken, say.mock.lastCall?.[0]]).toEqual([true, expect.stringContaining(words)]);
});

it.each(["IMG_1.HEIC", "a.jpg", "a.jpeg", "a.png", "a.webp", "a.avif", "a.gif"])(
  "a photo of no known type is uploaded: %s",
  async (name) => {
    const { say } = take("", [new File(["x"], name)]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(say.mock.calls.flat().join()).not.toContain("is not a picture");
  },
);

it("a photo that the site refuses says why", async () => {
  const { say } = take("", [new File(["x"], "IMG_1.HEIC")]);
  const words = "Left out: “IMG_1.HEIC: This picture is in HEIC”. Please save pictures";
  await vi.waitFor(() => expect(say.mock.lastCall?.[0]).toContain(words));
});

it("a file beside words leaves them alone", () => {
  expect(take("Words", [new File(["x"], "plan.pdf")]).isTaken).toBe(false);
  expect(take("C:\\plan.pdf", [new File(["x"], "plan.pdf")]).isTaken).toBe(true);
});

it("a file beside a picture is named", async () => {
  const { say } = take("", [file, new File(["x"], "plan.pdf", { type: "application/pdf" })]);
  await vi.waitFor(() => expect(say.mock.lastCall?.[0]).toContain("Left out: “plan.pdf”."));
});
