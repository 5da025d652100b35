import { readFileSync } from "node:fs";
import { NextRequest } from "next/server";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { POST as finishRoute } from "@/app/api/uploads/films/[place]/finish/route";
import { POST as partsRoute } from "@/app/api/uploads/films/[place]/route";
import { inviteAssistant } from "@/lib/auth/assistants/commands";
import { createSession } from "@/lib/auth/commands";
import { currentUser, readSessionToken } from "@/lib/auth/next-auth";
import { db } from "@/lib/db";
import { sendMedia } from "@/lib/media/files";
import { limits } from "@/lib/media/rules";
import { adminPaths, type FilmPlace } from "@/lib/paths/back-office";
import { isShown } from "@/lib/paths/shown";
import { auditedActions, COACH, newUser } from "../support/builders";
import { newAddress } from "../support/samples";

vi.mock("@/lib/auth/next-auth", () => ({ currentUser: vi.fn(), readSessionToken: vi.fn() }));

type Kind = "film" | "audio";

const film = readFileSync("prisma/seed-data/media/films/taking-back-your-life-01.mp4");
/** Two frames of an MP3 (ISO/IEC 11172-3, 2.4.1.3), 417 bytes each. */
const frame = Buffer.concat([Buffer.from("fffb9000", "hex"), Buffer.alloc(413)]);
const sound = Buffer.concat([frame, frame]);

async function signIn(email: string, factorProvenAt: Date | null) {
  const user = await newUser({ email, firstSignInAt: new Date() });
  const token = await createSession(db, user.id);
  await db.session.updateMany({ where: { userId: user.id }, data: { factorProvenAt } });
  vi.mocked(currentUser).mockResolvedValue({ ...user, name: null });
  vi.mocked(readSessionToken).mockResolvedValue(token);
}

async function invite() {
  const email = newAddress();
  await inviteAssistant(COACH, { email, seesMoney: false, isOwner: false });
  return email;
}

beforeEach(async () => signIn(await invite(), new Date()));

function call(route: typeof partsRoute, kind: Kind, end: string, init: object) {
  const at: FilmPlace = { place: `shown-${kind}`, placeId: 0 };
  const address = `http://localhost${adminPaths.uploadParts(at)}${end}`;
  const params = Promise.resolve({ place: `shown-${kind}` });
  return route(new NextRequest(address, { duplex: "half", ...init }), { params });
}

function ask(kind: Kind, method: string, id: string, headers: object, body?: BodyInit) {
  const init = { method, headers: { "tus-resumable": "1.0.0", ...headers }, body };
  return call(partsRoute, kind, id && `/${id}`, init);
}

async function begin(kind: Kind, size: number) {
  const name = Buffer.from("Fáilte").toString("base64");
  const headers = { "upload-length": String(size), "upload-metadata": `filename ${name}` };
  const answer = await ask(kind, "POST", "", headers);
  return { answer, id: answer.headers.get("location")?.split("/").at(-1) ?? "" };
}

async function send(kind: Kind, id: string, content: Buffer, offset: number, end?: number) {
  const type = "application/offset+octet-stream";
  const headers = { "content-type": type, "upload-offset": String(offset) };
  const part = new Uint8Array(content.subarray(offset, end));
  expect((await ask(kind, "PATCH", id, headers, part)).status).toBe(204);
}

async function arrive(kind: Kind, content: Buffer) {
  const { id } = await begin(kind, content.length);
  await send(kind, id, content, 0, 400);
  expect((await finish(kind, id)).status).toBe(409);
  await send(kind, id, content, 400);
  return id;
}

function finish(kind: Kind, upload: string) {
  const body = new URLSearchParams({ upload, was: "" });
  return call(finishRoute, kind, "/finish", { method: "POST", body });
}

async function addressFrom(answer: Response): Promise<string> {
  return z.object({ saved: z.literal(true), src: z.string() }).parse(await answer.json()).src;
}

it.each<[Kind, Buffer]>([
  ["film", film],
  ["audio", sound],
])(
  "a page's %s that was uploaded in parts has one address, however often it is asked for",
  async (kind, content) => {
    const id = await arrive(kind, content);
    const both = await Promise.all([finish(kind, id), finish(kind, id)]);
    const [src = "", other] = await Promise.all(both.map(addressFrom));
    expect([other, await addressFrom(await finish(kind, id))]).toEqual([src, src]);
    expect(isShown(src, kind)).toBe(true);
    const name = src.split("/").at(-1);
    const stored = await sendMedia(`shown/${name}`, new Request("http://localhost/"));
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(content);
    expect(await auditedActions(`file:${name}`)).toEqual(["file.add"]);
    expect((await ask(kind, "HEAD", id, {})).status).toBe(404);
  },
);

it("a page's film is cut off and goes on where it was, but not as a sound", async () => {
  const { id } = await begin("film", film.length);
  await send("film", id, film, 0, 400);
  expect((await ask("film", "HEAD", id, {})).headers.get("upload-offset")).toBe("400");
  expect((await ask("audio", "HEAD", id, {})).status).toBe(404);
});

it("a page's sound may be smaller than a film, and has to be a sound", async () => {
  expect((await begin("audio", limits.audio.maxBytes + 1)).answer.status).toBe(413);
  expect((await begin("film", limits.audio.maxBytes + 1)).answer.status).toBe(201);
  expect((await begin("film", limits.film.maxBytes + 1)).answer.status).toBe(413);
  const id = await arrive("audio", Buffer.alloc(500));
  expect((await finish("audio", id)).status).toBe(415);
});

it.each<[who: string, status: number, enter: () => Promise<void>]>([
  ["a buyer", 404, () => signIn(newAddress(), new Date())],
  ["an assistant without the second factor", 403, async () => signIn(await invite(), null)],
  ["a visitor", 401, async () => void vi.mocked(currentUser).mockResolvedValue(null)],
])(
  "%s may not send a page's film, nor a part of one, nor finish it",
  async (_who, status, enter) => {
    const id = await arrive("film", film);
    await enter();
    expect((await begin("film", film.length)).answer.status).toBe(status);
    expect((await ask("film", "PATCH", id, {})).status).toBe(status);
    expect((await finish("film", id)).status).toBe(status);
  },
);
