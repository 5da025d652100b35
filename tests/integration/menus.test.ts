import { expect, it } from "vitest";
import { saveDescribed } from "@/lib/site/described/commands";
import { findDescribed, toDescribedForm } from "@/lib/site/described/queries";
import { readMenus } from "@/lib/site/menus/queries";
import { footerColumns, mainMenu } from "@/lib/site/menus/rules";
import { menusInput } from "@/lib/site/menus/schema";
import { COACH, readAudit } from "../support/builders";

async function edit(changes: Record<string, string>) {
  return menusInput.parse({ ...toDescribedForm(await findDescribed("menus")), ...changes });
}

it("a new shop has the menus of the specification", async () => {
  const menus = await readMenus();
  expect(mainMenu(menus).map(({ label }) => label)).toEqual([
    ...["Home", "Tools for Life", "Irish Dancing", "Public Speaking", "Publications"],
    ...["About", "Contact"],
  ]);
  const columns = footerColumns(menus).map(({ title, items }) => [title, items.length]);
  expect(Object.fromEntries(columns)).toMatchObject({ Courses: 3, Services: 2 });
});

it("a link can be renamed, hidden and redirected, and the second of two editors gets a conflict", async () => {
  const mine = await edit({
    "main.0.label": "Start",
    "main.1.shown": "no",
    "main.2.href": "{consultation}",
    "main.3.href": "https://elsewhere.example/talks",
  });
  const theirs = await edit({ "main.0.label": "Welcome" });
  await saveDescribed(COACH, "menus", mine);
  const [first, second, third] = mainMenu(await readMenus());
  expect([first?.label, second?.label]).toEqual(["Start", "Irish Dancing"]);
  expect(second?.href).toMatch(/^mailto:/);
  expect(third?.href).toBe("https://elsewhere.example/talks");
  const conflict = saveDescribed(COACH, "menus", theirs);
  await expect(conflict).rejects.toMatchObject({
    status: 409,
    theirs: { "main.0.label": "Start" },
  });
  expect(await readAudit("settings:menus")).toMatchObject([{ action: "settings.edit" }]);
});

it("an invalid address is refused at its field, and so are too many links", async () => {
  const refusal = async (changes: Record<string, string>) =>
    menusInput
      .safeParse({ ...toDescribedForm(await findDescribed("menus")), ...changes })
      .error?.issues.map(({ path }) => path.join());
  expect(await refusal({ "main.1.href": "javascript:alert(1)" })).toEqual(["main.1.href"]);
  expect(await refusal({ privacy: "" })).toEqual(["privacy"]);
  const many = Array.from({ length: 11 }, (_, place) => [
    [`main.${place}.label`, "More"],
    [`main.${place}.href`, "/"],
    [`main.${place}.shown`, "yes"],
  ]).flat();
  expect(await refusal({ "main.length": "11", ...Object.fromEntries(many) })).toEqual(["main"]);
});
