import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import { removeMedia } from "@/lib/media/files";
import { hashOfPicture, UPLOADED, WIDTHS, withFocus } from "@/lib/paths/pictures";
import { addJob } from "@/lib/queue/commands";
import { DAY_MS } from "@/lib/text/durations";
import { findPicture, listUses, toPictureForm } from "./queries";
import type { DeletedPicture, PictureEdit } from "./schema";

const subject = (id: number) => `picture:${id}`;

/** A picture that is uploaded twice is in the library once. */
export async function addPicture(actor: string, address: string, name: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const data = [{ address, name }];
    const [added] = await tx.picture.createManyAndReturn({ data, skipDuplicates: true });
    if (!added) return;
    await recordAudit(tx, { actor, action: "picture.add", subject: subject(added.id) });
  });
}

export async function savePicture(
  actor: string,
  { id, version, alt, focus }: PictureEdit,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await recordEdit(tx, {
      actor,
      action: "picture.edit",
      subject: subject(id),
      read: () => findPicture(id, tx),
      write: () =>
        tx.picture.updateMany({
          where: { id, version },
          data: { alt, focus, version: { increment: 1 } },
        }),
      toForm: toPictureForm,
    });
    const picture = await findPicture(id, tx);
    if (picture) await putInPlaceOf(tx, picture.address, withFocus(picture.address, focus));
  });
}

/** Replaces the picture everywhere that it is used. Throws Refusal 404. */
export async function replacePicture(actor: string, id: number, address: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const [old, next] = [
      await findPicture(id, tx),
      await tx.picture.findUnique({ where: { address } }),
    ];
    if (!(old && next)) throw notFoundRefusal("This picture");
    await putInPlaceOf(tx, old.address, withFocus(next.address, next.focus));
    if (!next.alt) await tx.picture.update({ where: { address }, data: { alt: old.alt } });
    await recordAudit(tx, {
      actor,
      action: "picture.replace",
      subject: subject(id),
      before: { address: old.address },
      after: { address },
    });
  });
}

/**
 * Leaves the versions of legal texts alone, because orders refer to their exact wording. Counts up the versions of
 * what it changes, so that a form that is open cannot save the old picture again unnoticed.
 */
async function putInPlaceOf(tx: Transaction, old: string, next: string): Promise<void> {
  const [named, pattern] = [`%${old}%`, `${old.replace(".", "\\.")}(#[a-z-]+)?`];
  await tx.$executeRaw`
    UPDATE "SitePage" SET draft = regexp_replace(jsonb_build_object(
      'head', ${counted(Prisma.sql`draft->'head'`, named)},
      'sections', (
        SELECT coalesce(jsonb_agg(${counted(Prisma.sql`section`, named)} ORDER BY place), '[]')
        FROM jsonb_array_elements(draft->'sections') WITH ORDINALITY AS part(section, place)
      ))::text, ${pattern}, ${next}, 'g')::jsonb
    WHERE draft::text LIKE ${named}`;
  await tx.$executeRaw`
    UPDATE "PageVersion" SET content = regexp_replace(content::text, ${pattern}, ${next}, 'g')::jsonb
    WHERE content::text LIKE ${named} AND (name IS NULL OR "publishAt" > now())`;
  await tx.$executeRaw`
    UPDATE "Setting" SET value = regexp_replace(value::text, ${pattern}, ${next}, 'g')::jsonb,
      version = version + 1
    WHERE value::text LIKE ${named}`;
  await tx.$executeRaw`
    UPDATE "Course" SET "imageUrl" = regexp_replace("imageUrl", ${pattern}, ${next}),
      version = version + 1
    WHERE "imageUrl" LIKE ${named}`;
  await tx.$executeRaw`
    UPDATE "Category" SET "imageUrl" = regexp_replace("imageUrl", ${pattern}, ${next}),
      version = version + 1
    WHERE "imageUrl" LIKE ${named}`;
  await tx.$executeRaw`
    UPDATE "Lesson" SET "contentHtml" = regexp_replace("contentHtml", ${pattern}, ${next}, 'g'),
      version = version + 1
    WHERE "contentHtml" LIKE ${named}`;
  await tx.$executeRaw`
    UPDATE "Publication" SET "imageUrl" = regexp_replace("imageUrl", ${pattern}, ${next}),
      "contentHtml" = regexp_replace("contentHtml", ${pattern}, ${next}, 'g'),
      version = version + 1
    WHERE "imageUrl" LIKE ${named} OR "contentHtml" LIKE ${named}`;
}

/** A part of a page's draft, with the next version if it contains the picture. */
function counted(part: Prisma.Sql, named: string): Prisma.Sql {
  return Prisma.sql`CASE WHEN (${part})::text LIKE ${named}
    THEN jsonb_set(${part}, '{version}', to_jsonb((${part}->>'version')::int + 1)) ELSE ${part} END`;
}

/** Its files stay for a day, for a form that was open and still names it. Throws Refusal 404, or 409 if it is in use. */
export async function deletePicture(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const picture = await findPicture(id, tx);
    if (!picture) throw notFoundRefusal("This picture");
    const uses = await listUses(hashOfPicture(picture.address), tx);
    if (uses.length > 0) {
      throw new Refusal(409, `Still in use: ${uses.map(({ name }) => name).join("; ")}.`);
    }
    await tx.picture.delete({ where: { id } });
    const { address, name, alt, focus } = picture;
    const runAt = new Date(Date.now() + DAY_MS);
    await addJob(
      tx,
      "forget-picture",
      { address, name, alt, focus },
      `forget-${subject(id)}`,
      runAt,
    );
    await recordAudit(tx, {
      actor,
      action: "picture.delete",
      subject: subject(id),
      before: picture,
    });
  });
}

/** Job: removes the files. A picture that was placed or uploaded meanwhile stays, and is in the library again. */
export async function forgetPicture(picture: DeletedPicture): Promise<string> {
  const { address } = picture;
  if ((await listUses(hashOfPicture(address))).length > 0) {
    await db.picture.createMany({ data: [picture], skipDuplicates: true });
  }
  if (await db.picture.findUnique({ where: { address } })) return "in the library again";
  await Promise.all(filesOf(address).map(removeMedia));
  return "removed";
}

function filesOf(address: string): string[] {
  const stem = UPLOADED.exec(address)?.groups?.stem?.slice(1) ?? "";
  const copies = ["", ...WIDTHS.map((width) => `-${width}`)];
  return ["-social.jpg", ...copies.flatMap((copy) => [`${copy}.webp`, `${copy}.avif`])].map(
    (ending) => `${stem}${ending}`,
  );
}
