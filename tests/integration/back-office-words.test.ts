import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import type { Move } from "@/lib/forms/fields";
import { moveRow } from "@/lib/lists/arrange";
import {
  createPublication,
  deletePublication,
  updatePublication,
} from "@/lib/site/publications/commands";
import { findEditedPublication, toPublicationForm } from "@/lib/site/publications/queries";
import { newPublicationInput, publicationInput } from "@/lib/site/publications/schema";
import {
  createTestimonial,
  deleteTestimonial,
  updateTestimonial,
} from "@/lib/site/testimonials/commands";
import {
  findEditedTestimonial,
  listCourseTestimonials,
  listHomeTestimonials,
  listTestimonials,
  listTestimonialsByRole,
  toTestimonialForm,
} from "@/lib/site/testimonials/queries";
import { newTestimonialInput, testimonialInput } from "@/lib/site/testimonials/schema";
import { COACH } from "../support/builders";

const kinds = [
  {
    kind: "testimonial",
    words: "text",
    create: () =>
      createTestimonial(
        COACH,
        newTestimonialInput.parse({
          text: "As it was.",
          name: "Nuala",
          role: "Dancer",
          source: "E-mail",
          permission: "By e-mail",
          onHome: "off",
          isSample: "off",
        }),
      ),
    read: async (id: number) => {
      const row = await findEditedTestimonial(id);
      return row && toTestimonialForm(row);
    },
    save: (form: object) => updateTestimonial(COACH, testimonialInput.parse(form)),
    remove: (id: number) => deleteTestimonial(COACH, id, "She asked for it."),
    move: (move: Move) => moveRow(COACH, "Testimonial", move),
    first: () => db.testimonial.findFirst({ orderBy: { position: "asc" } }),
  },
  {
    kind: "publication",
    words: "description",
    create: () =>
      createPublication(
        COACH,
        newPublicationInput.parse({
          type: "book",
          title: "A Book",
          description: "As it was.",
          link: "",
          isSample: "off",
        }),
      ),
    read: async (id: number) => {
      const row = await findEditedPublication(id);
      return row && toPublicationForm(row);
    },
    save: (form: object) => updatePublication(COACH, publicationInput.parse(form)),
    remove: (id: number) => deletePublication(COACH, id),
    move: (move: Move) => moveRow(COACH, "Publication", move),
    first: () => db.publication.findFirst({ orderBy: { position: "asc" } }),
  },
];

it("a draft of a testimonial is shown nowhere; once shown, only its removal takes it off the site", async () => {
  const typed = {
    text: "She kept her promise.",
    name: "Orla",
    role: "Irish dancer",
    source: "E-mail",
    permission: "Asked",
    onHome: "on",
    courseId: "1",
    isSample: "off",
  };
  const id = await createTestimonial(COACH, newTestimonialInput.parse({ ...typed, isDraft: "on" }));
  await db.testimonial.update({ where: { id }, data: { position: -1 } });
  const places = () =>
    Promise.all([
      listTestimonials(),
      listHomeTestimonials(),
      listCourseTestimonials(1),
      listTestimonialsByRole("DANCER"),
    ]);
  const isShown = async () => (await places()).map((all) => all.some((one) => one.id === id));
  expect(await isShown()).toEqual([false, false, false, false]);
  const save = (version: string, isDraft: string) =>
    updateTestimonial(
      COACH,
      testimonialInput.parse({ ...typed, id: String(id), version, isDraft }),
    );
  await save("1", "on");
  await save("2", "off");
  expect(await isShown()).toEqual([true, true, true, true]);
  await expect(save("3", "on")).rejects.toMatchObject({ status: 409 });
  expect(await isShown()).toEqual([true, true, true, true]);
  expect(await listTestimonialsByRole("Choir")).toEqual([]);
  expect(await listTestimonialsByRole("")).toHaveLength(3);
  await deleteTestimonial(COACH, id, "She asked for it.");
});

describe.each(kinds)("a $kind", ({ kind, words, create, read, save, remove, move, first }) => {
  const readLog = async (id: number) =>
    db.auditLog.findMany({ where: { subject: `${kind}:${id}` }, orderBy: { id: "asc" } });

  it("reports a conflict to the second of two editors and overwrites nothing", async () => {
    const id = await create();
    const form = { ...(await read(id)), id: String(id) };
    await save({ ...form, [words]: "The first one’s." });
    await expect(save({ ...form, [words]: "The second one’s." })).rejects.toMatchObject({
      status: 409,
      theirs: { [words]: "The first one’s.", version: "2" },
    });
    expect(await read(id)).toMatchObject({ [words]: "The first one’s." });
  });

  it("is recorded in the audit log from creation to deletion, with old and new values", async () => {
    const id = await create();
    const form = { ...(await read(id)), id: String(id) };
    await save({ ...form, [words]: "As it is." });
    await move({ id, onto: (await first())?.id ?? 0 });
    expect(await first()).toMatchObject({ id });
    await remove(id);
    expect(await read(id)).toBeNull();
    expect(await readLog(id)).toMatchObject([
      { action: `${kind}.create`, actorEmail: COACH, after: { [words]: "As it was." } },
      {
        action: `${kind}.edit`,
        before: { [words]: "As it was." },
        after: { [words]: "As it is." },
      },
      { action: `${kind}.move` },
      { action: `${kind}.delete`, before: { [words]: "As it is." } },
    ]);
  });
});
