// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { ShownKind } from "@/lib/paths/shown";
import { mount } from "@/tests/support/mounted";
import { FileField } from "./file-field";

const { sendForm, parts } = vi.hoisted(() => ({
  sendForm: vi.fn<(action: string) => Promise<object>>(),
  parts: { endpoints: [] as string[], arrive: true },
}));

vi.mock("@/components/admin/send-form", () => ({ sendForm, BROKE_OFF: "It broke off." }));

vi.mock("tus-js-client", () => ({
  DetailedError: class extends Error {},
  Upload: class {
    url = "/api/uploads/films/shown-film/an-upload";
    constructor(
      _file: File,
      readonly options: {
        endpoint: string;
        onError: (error: Error) => void;
        onSuccess: () => void;
      },
    ) {
      parts.endpoints.push(options.endpoint);
    }
    async findPreviousUploads() {
      return [];
    }
    start() {
      if (parts.arrive) this.options.onSuccess();
      else this.options.onError(new Error("the line was cut"));
    }
  },
}));

const SRC = "/api/media/0123456789abcdef0123456789abcdef.mp4";

beforeEach(() => {
  Object.assign(parts, { endpoints: [], arrive: true });
  sendForm.mockReset().mockResolvedValue({ saved: true, src: SRC });
});

async function choose(kind: ShownKind) {
  const { place } = await mount(<FileField name="it" label="It" kind={kind} />);
  const [address, chooser] = place.querySelectorAll("input");
  if (!address || !chooser) throw new Error("The field lacks an input.");
  Object.defineProperty(chooser, "files", { value: [new File(["x"], "x")] });
  await act(async () => {
    chooser.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const says = (words: string) =>
    vi.waitFor(() => act(async () => expect(place.textContent).toContain(words)));
  return { says, address };
}

it.each<[ShownKind, sentInParts: string[], sentAsForm: string]>([
  ["film", ["/api/uploads/films/shown-film"], "/api/uploads/films/shown-film/finish"],
  ["audio", ["/api/uploads/films/shown-audio"], "/api/uploads/films/shown-audio/finish"],
  ["captions", [], "/api/uploads/shown/captions"],
  ["pdf", [], "/api/uploads/shown/pdf"],
])("the address of a chosen %s is filled in once it arrived", async (kind, inParts, asForm) => {
  const { says, address } = await choose(kind);
  await says("Uploaded. Save to keep it here.");
  expect(address.value).toBe(SRC);
  expect(parts.endpoints).toEqual(inParts);
  expect(sendForm.mock.calls.map(([action]) => action)).toEqual([asForm]);
});

it("a film whose connection broke off goes on when it is chosen again, as the field says", async () => {
  parts.arrive = false;
  const { says, address } = await choose("film");
  await says("The connection broke off. Choose the file again, and it goes on where it was.");
  expect(address.value).toBe("");
});
