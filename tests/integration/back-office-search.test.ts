import { expect, it } from "vitest";
import type { Action } from "@/lib/audit/actions";
import { recordAudit } from "@/lib/audit/commands";
import { listAudit } from "@/lib/back-office/audit/queries";
import { auditQuery } from "@/lib/back-office/audit/schema";
import { searchEverything } from "@/lib/back-office/search/queries";
import { db } from "@/lib/db";
import { emailField } from "@/lib/forms/fields";
import { issueDocuments } from "@/lib/invoices/commands";
import { invoiceLabel } from "@/lib/invoices/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { COACH, soldOrder } from "../support/builders";
import { newAddress } from "../support/samples";

const titles = async (typed: string) => (await searchEverything(typed)).map(({ title }) => title);

it.each([
  ["Róisín O’Neill", "roisin o'neill"],
  ["Roisin O'Neill", "RÓISÍN O’NEILL"],
  ["Łukasz Sørensen", "lukasz sorensen"],
  ["Anna Strauß", "anna STRAUSS"],
  ["Anna Strauss", "anna STRAUẞ"],
  ["Æsa Þórðardóttir", "aesa thordardottir"],
  ["Aesa Thordardottir", "ÆSA ÞÓRÐARDÓTTIR"],
  ["Zoë".normalize("NFD"), "zoë"],
])("a person named %j is found by %j", async (name, typed) => {
  const { number, email } = await soldOrder();
  const mark = `m${number}`;
  await db.order.update({ where: { number }, data: { buyerName: `${name} ${mark}` } });
  const [orders, people] = await searchEverything(`${typed} ${mark}`);
  expect(orders?.found[0]).toMatchObject({ href: adminPaths.order(number) });
  expect(people?.found[0]).toMatchObject({ name: email });
});

it.each([
  ["as a mail program copies it", (email: string) => `Anna Smith <${email}>`],
  ["with an international domain", (email: string) => email.replace("xn--mnchen-3ya", "münchen")],
  ["with that domain in capitals", (email: string) => email.replace("xn--mnchen-3ya", "MÜNCHEN")],
  ["with that domain in ASCII", (email: string) => email],
])("an address finds its order and its person: %s", async (_how, typed) => {
  const email = emailField.parse(newAddress().replace(/@.*/, "@münchen.example"));
  const { number } = await soldOrder({ email });
  const groups = await searchEverything(typed(email));
  expect(groups).toMatchObject([
    { title: "Orders", found: [{ href: adminPaths.order(number), detail: email }] },
    { title: "People", found: [{ name: email }] },
  ]);
});

it.each(["Acme Studios", "ACME", "gb 123456789", "123456789"])(
  "an order for a company is found by %j",
  async (typed) => {
    const { number, email } = await soldOrder();
    const buyerCompany = `Acme Studios m${number}`;
    const invoiceTo = { buyerCompany, buyerNumber: `GB 123456789 n${number}` };
    await db.order.update({ where: { number }, data: invoiceTo });
    const [orders, people] = await searchEverything(`${typed} m${number}`);
    expect(orders?.found).toMatchObject([{ href: adminPaths.order(number) }]);
    expect(people?.found).toMatchObject([{ name: email }]);
  },
);

it("the number of an invoice or a credit note finds its order", async () => {
  const { number, orderId } = await soldOrder();
  await issueDocuments(orderId);
  const label = invoiceLabel(await db.invoice.findFirstOrThrow({ where: { orderId } }));
  for (const typed of [label, label.toLowerCase(), `Invoice ${label}`, `${label}.pdf`]) {
    const [orders] = await searchEverything(typed);
    expect(orders?.found, typed).toMatchObject([{ href: adminPaths.order(number) }]);
  }
});

it("the names of a page's fields are not its words", async () => {
  for (const name of ["isHidden", "buttonAddress"]) {
    expect(await titles(name), name).not.toContain("Pages");
  }
});

it("a word finds the courses, lessons and pages that contain it", async () => {
  expect(await titles("taking back")).toContain("Courses");
  const lesson = await db.lesson.findFirstOrThrow();
  expect(await titles(lesson.title)).toContain("Lessons");
  expect(await titles("Dublin cream teacup")).toEqual([]);
  const found = (await searchEverything("/about")).find(({ title }) => title === "Pages");
  expect(found?.found.map(({ detail }) => detail)).toContain("/about");
});

it("a word finds the publications, testimonials and categories that contain it", async () => {
  const book = await db.publication.findFirstOrThrow({ where: { type: "book" } });
  const quote = await db.testimonial.findFirstOrThrow();
  const hrefs = async (typed: string) =>
    (await searchEverything(typed)).flatMap(({ found }) => found.map(({ href }) => href));
  expect(await hrefs(book.description.slice(3, 30))).toContain(adminPaths.publication(book.id));
  expect(await hrefs(quote.text.slice(3, 30))).toContain(adminPaths.testimonial(quote.id));
  const category = await db.category.findFirstOrThrow();
  expect(await hrefs(category.description)).toContain(adminPaths.category(category.id));
  expect(await titles("e")).toEqual(expect.arrayContaining(["Publications", "Testimonials"]));
  const more = (await searchEverything("e")).find(({ title }) => title === "Testimonials");
  expect([more?.found.length, more?.all]).toEqual([5, adminPaths.testimonials]);
});

it("more than five results link to the whole list, and % and _ match only themselves", async () => {
  const name = `many${Date.now()}`;
  for (let count = 0; count < 6; count++) {
    await db.user.create({ data: { email: newAddress(), name } });
  }
  const [people] = await searchEverything(name);
  expect(people?.found).toHaveLength(5);
  expect(people?.all).toBe(adminPaths.people({ q: name }));
  expect(await titles("%")).toEqual([]);
  expect(await titles("_______________________")).toEqual([]);
});

it("the audit log calls a thing by its title, or by its number once it is deleted", async () => {
  const { id, title } = await db.course.findFirstOrThrow();
  const log = (subject: string, action: Action) =>
    db.$transaction((tx) => recordAudit(tx, { actor: COACH, action, subject }));
  await log(`course:${id}`, "course.edit");
  await log("course:999999", "course.delete");
  await log("order:1001", "order.refund");
  await log("settings:words", "settings.edit");
  await log("mail-words:sign-in", "mail.words");
  const { entries } = await listAudit(auditQuery.parse({}));
  expect(entries.slice(0, 5).map(({ thing }) => thing)).toEqual([
    { name: "mail “Sign-in link and code”", href: adminPaths.mailWords("sign-in") },
    { name: "settings: “Other words”", href: adminPaths.otherWords },
    { name: "order 1001", href: adminPaths.order(1001) },
    { name: "course 999999", href: null },
    { name: `course “${title}”`, href: adminPaths.course(id) },
  ]);
});
