import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { nextPlace } from "@/lib/lists/arrange";
import { findEditedTestimonial, toTestimonialForm } from "./queries";
import type { NewTestimonial, TestimonialEdit } from "./schema";

const subject = (id: number) => `testimonial:${id}`;

export async function createTestimonial(actor: string, data: NewTestimonial): Promise<number> {
  return db.$transaction(async (tx) => {
    const position = nextPlace(await tx.testimonial.aggregate({ _max: { position: true } }));
    const { id } = await tx.testimonial.create({ data: { ...data, position } });
    await recordAudit(tx, {
      actor,
      action: "testimonial.create",
      subject: subject(id),
      after: data,
    });
    return id;
  });
}

/**
 * Throws EditConflict, or Refusal 409 where visitors have seen the words: only a removal records why they went,
 * which the policy at /reviews promises.
 */
export async function updateTestimonial(actor: string, input: TestimonialEdit): Promise<void> {
  const { id, version, ...data } = input;
  await db.$transaction(async (tx) => {
    const before = await findEditedTestimonial(id, tx);
    if (data.isDraft && before && !before.isDraft) {
      throw new Refusal(
        409,
        "Visitors have seen these words. To take them off the site, delete them.",
      );
    }
    await recordEdit(tx, {
      actor,
      action: "testimonial.edit",
      subject: subject(id),
      read: () => findEditedTestimonial(id, tx),
      write: () =>
        tx.testimonial.updateMany({
          where: { id, version },
          data: { ...data, version: { increment: 1 } },
        }),
      toForm: toTestimonialForm,
    });
  });
}

/** The policy at /reviews promises to record what was removed, when and why. */
export async function deleteTestimonial(actor: string, id: number, reason: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await findEditedTestimonial(id, tx);
    if (!before) throw notFoundRefusal("This testimonial");
    await tx.testimonial.delete({ where: { id } });
    await recordAudit(tx, {
      actor,
      action: "testimonial.delete",
      subject: subject(id),
      before,
      reason,
    });
  });
}
