import { recordEdit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { findDescribed, toDescribedForm } from "@/lib/site/described/queries";
import { findEditedPage } from "@/lib/site/pages/queries";
import { nameOf } from "@/lib/site/pages/rules";
import { cutText } from "@/lib/text/cut";
import { findPlace, linksIn } from "./rules";
import { type MenuPlace, menuPlaces, menus, type PlaceChoice } from "./schema";

/** Puts the page's link into one menu or none. Throws Refusal 404, or 409 for an unpublished page or a full menu. */
export async function setMenuPlace(actor: string, { pageId, place }: PlaceChoice): Promise<void> {
  const page = await findEditedPage(pageId);
  if (!page) throw notFoundRefusal("This page");
  if (place !== "none" && !page.isPublished) {
    const first = page.isOff ? "put the page on the site again" : "publish the page first";
    throw new Refusal(409, `Please ${first}: its link would lead nowhere.`);
  }
  const label = cutText(nameOf(page.draft), 40);
  await db.$transaction((tx) => placeLink(tx, actor, { label, path: page.path, place }));
}

type Link = { path: string; label: string; place: MenuPlace };

export async function placeLink(tx: Transaction, actor: string, { path, label, place }: Link) {
  await tx.$executeRaw`SELECT 1 FROM "Setting" WHERE "group" = 'menus' FOR UPDATE`;
  const { content } = await findDescribed("menus", tx);
  if (findPlace(content, path) === place) return;
  const value = { ...content };
  for (const menu of menuPlaces) {
    value[menu] = linksIn(content, menu).filter(({ href }) => href !== path);
  }
  if (place !== "none") {
    value[place] = [...linksIn(value, place), { label, href: path, shown: "yes" }];
  }
  if (!menus.safeParse(value).success) {
    throw new Refusal(409, "This menu is full. Please take a link out first.");
  }
  const data = { value, version: { increment: 1 } };
  await recordEdit(tx, {
    actor,
    action: "settings.edit",
    subject: "settings:menus",
    read: () => findDescribed("menus", tx),
    write: () => tx.setting.updateMany({ where: { group: "menus" }, data }),
    toForm: toDescribedForm,
  });
}
