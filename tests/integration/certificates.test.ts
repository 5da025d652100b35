import { describe, expect, it } from "vitest";
import { correctName, issueCertificate } from "@/lib/certificates/commands";
import { drawCertificate } from "@/lib/certificates/pdf";
import {
  findGenuineCertificate,
  findIssuedCertificate,
  findOwnCertificate,
} from "@/lib/certificates/queries";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/text/durations";
import { atOnce, expectRefused, newLearner, readOwnRows } from "../support/builders";
import { readPdfText } from "../support/pdf-text";

const SLUG = "the-great-process-in-practice";

async function learner({ undone = 0 } = {}) {
  const learning = await newLearner({ slug: SLUG });
  await db.lessonProgress.createMany({
    data: learning.lessons.slice(undone).map(({ id: lessonId }, index) => ({
      userId: learning.userId,
      lessonId,
      completed: true,
      completedAt: new Date(Date.UTC(2026, 10, 1 + index)),
    })),
  });
  return learning;
}

async function graduate() {
  const graduated = await learner();
  await issueCertificate(graduated.access, "Siobhán Ní Dhuibhir");
  const { user, course } = graduated;
  const certificate = await findIssuedCertificate(user.id, course.id);
  if (!certificate) throw new Error("No certificate was issued.");
  return { ...graduated, certificate };
}

describe("issuing", () => {
  it("takes the name, the course's title and the day of the last lesson", async () => {
    const { certificate, course, lessons } = await graduate();
    expect(certificate).toMatchObject({
      name: "Siobhán Ní Dhuibhir",
      courseTitle: course.title,
      completedAt: new Date(Date.UTC(2026, 10, lessons.length)),
    });
  });

  it("keeps the day on which the course first reached 100 %, whatever is ticked later", async () => {
    const { access, course, lessons, user, ...learning } = await learner({ undone: 6 });
    const save = (index: number, completed: boolean, days: number) =>
      learning.save(lessons[index], { completed, age: days * DAY_MS });
    // A tick that was undone before the others were made finishes nothing.
    await save(5, true, 8);
    await save(5, false, 7);
    for (const index of [0, 1, 2, 3, 4]) await save(index, true, 6);
    await save(5, true, 5);
    await save(0, false, 4);
    await expectRefused(issueCertificate(access, "Ada"));
    await save(0, true, 3);
    await issueCertificate(access, "Ada");
    await save(3, false, 2);
    await save(3, true, 1);
    const issued = await findIssuedCertificate(user.id, course.id);
    const age = Date.now() - Number(issued?.completedAt);
    expect(Math.round(age / DAY_MS)).toBe(5);
  });

  it("records one completion when the last two ticks are saved at the same moment on two devices", async () => {
    const { user, lessons, tick } = await learner({ undone: 2 });
    const [first, second] = lessons;
    await Promise.all([tick(first), tick(second)]);
    expect(await db.courseCompletion.count({ where: { userId: user.id } })).toBe(1);
  });

  it.each([1, 6])("is refused with %i lessons to go", async (undone) => {
    const { access } = await learner({ undone });
    await expectRefused(issueCertificate(access, "Ada"));
    expect(await db.certificate.count({ where: { userId: access.userId } })).toBe(0);
  });

  it("creates one certificate for ten simultaneous requests and keeps the first name", async () => {
    const { access, user, course } = await learner();
    await atOnce(10, (index) => issueCertificate(access, `Ada ${index}`));
    const issued = await findIssuedCertificate(user.id, course.id);
    await issueCertificate(access, "Somebody Else");
    expect(await findIssuedCertificate(user.id, course.id)).toEqual(issued);
    expect(await db.certificate.count({ where: { userId: user.id } })).toBe(1);
    const { name } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(name).toBe(issued?.name);
  });
});

it("anybody can check a certificate without learning whose it is, and only its owner can print it", async () => {
  const { certificate, course, user } = await graduate();
  const shown = await findGenuineCertificate(certificate.number.toLowerCase());
  expect(Object.keys(shown ?? {}).sort()).toEqual(["completedAt", "courseTitle", "number"]);
  expect(shown?.courseTitle).toBe(course.title);
  expect(await findOwnCertificate(user.id, certificate.number)).toEqual(certificate);
  const { user: other } = await graduate();
  expect(await findOwnCertificate(other.id, certificate.number)).toBeNull();
});

describe("a name that was mistyped", () => {
  const MEANT = "Siobhán Ní Dhúibhir";

  async function accountName(id: string): Promise<string | null> {
    return (await db.user.findUniqueOrThrow({ where: { id } })).name;
  }

  it("can be corrected by its owner, on the PDF and in their data, without changing the public check", async () => {
    const { certificate, course, user } = await graduate();
    const before = await findGenuineCertificate(certificate.number);
    const printed = async () => {
      const own = await findOwnCertificate(user.id, certificate.number);
      return own ? (await readPdfText(await drawCertificate(own, "The brand"))).split("\n") : [];
    };
    expect(await printed()).toContain(certificate.name);
    await correctName(user.id, { number: certificate.number.toLowerCase(), name: MEANT });
    const corrected = { ...certificate, name: MEANT };
    expect(await findIssuedCertificate(user.id, course.id)).toEqual(corrected);
    const lines = await printed();
    for (const line of [MEANT, `Certificate ${certificate.number}`]) expect(lines).toContain(line);
    expect(lines).not.toContain(certificate.name);
    expect(await readOwnRows(user.id, "certificates")).toEqual([
      expect.objectContaining(corrected),
    ]);
    expect(await accountName(user.id)).toBe(MEANT);
    expect(before).not.toBeNull();
    expect(await findGenuineCertificate(certificate.number)).toEqual(before);
  });

  it("cannot be corrected by anybody else, even with a certificate of the same course", async () => {
    const { certificate, course, user } = await graduate();
    const { user: other } = await graduate();
    for (const userId of [other.id, (await learner()).user.id]) {
      const correction = { number: certificate.number, name: MEANT };
      await expectRefused(correctName(userId, correction), 404);
    }
    for (const id of [user.id, other.id]) {
      expect(await findIssuedCertificate(id, course.id)).toMatchObject({ name: certificate.name });
      expect(await accountName(id)).toBe(certificate.name);
    }
  });

  it.each(["suspendedAt", "endedAt", "revokedAt"])(
    "cannot be corrected while the grant is %s, and the certificate is invalid meanwhile",
    async (state) => {
      const { certificate, course, grant, user } = await graduate();
      const { number } = certificate;
      const set = (at: Date | null) =>
        db.grant.update({ where: { id: grant.id }, data: { [state]: at } });
      await set(new Date());
      await expectRefused(correctName(user.id, { number, name: MEANT }), 404);
      expect(await findIssuedCertificate(user.id, course.id)).toEqual(certificate);
      expect(await accountName(user.id)).toBe(certificate.name);
      expect(await findGenuineCertificate(number)).toBeNull();
      expect(await findOwnCertificate(user.id, number)).toBeNull();
      await set(null);
      expect(await findGenuineCertificate(number)).not.toBeNull();
    },
  );

  it.each(["0000-0000-0000", "nonsense", "", "' OR 1=1 --", "\0"])(
    "is not looked up under %j, which is not a certificate's number",
    async (number) => {
      const { user } = await graduate();
      expect(await findGenuineCertificate(number)).toBeNull();
      expect(await findOwnCertificate(user.id, number)).toBeNull();
      await expectRefused(correctName(user.id, { number, name: MEANT }), 404);
    },
  );

  it("does not replace a different name on the account", async () => {
    const { certificate, user } = await graduate();
    await db.user.update({ where: { id: user.id }, data: { name: "Ada Lovelace" } });
    await correctName(user.id, { number: certificate.number, name: MEANT });
    expect(await accountName(user.id)).toBe("Ada Lovelace");
  });

  it("is the same on certificate and account after ten simultaneous corrections", async () => {
    const { certificate, course, user } = await graduate();
    const { number } = certificate;
    await atOnce(10, (index) => correctName(user.id, { number, name: `Ada ${index}` }));
    const corrected = await findIssuedCertificate(user.id, course.id);
    expect(corrected?.name).toMatch(/^Ada \d$/);
    expect(await accountName(user.id)).toBe(corrected?.name);
  });
});
