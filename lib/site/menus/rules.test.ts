import { expect, it } from "vitest";
import { describeFields } from "@/lib/forms/described";
import { footerColumns, mainMenu } from "./rules";
import { menus } from "./schema";

const empty = menus.parse({
  thirdTitle: "Us",
  privacy: "Privacy",
  terms: "Terms",
  refunds: "Money back",
  accessibility: "Access",
  reviews: "Reviews",
});

it("hidden links are left out, and so is a column without links", () => {
  const main = [
    { label: "Home", href: "/", shown: "yes" as const },
    { label: "Shop", href: "/courses", shown: "no" as const },
  ];
  expect(mainMenu({ ...empty, main })).toEqual([{ label: "Home", href: "/" }]);
  expect(footerColumns(empty).map(({ title }) => title)).toEqual(["Us"]);
});

it("the legal links are shown once, whatever the menus contain", () => {
  const third = [
    { label: "Our terms", href: "/terms", shown: "yes" as const },
    { label: "About", href: "/about", shown: "yes" as const },
  ];
  const hrefs = footerColumns({ ...empty, third })
    .at(-1)
    ?.items.map(({ href }) => href);
  expect(hrefs).toEqual([
    "/about",
    "/privacy",
    "/terms",
    "/refunds",
    "/accessibility",
    "/reviews",
    "/withdraw",
  ]);
});

it("the form describes every field, with a choice for whether an entry is shown", () => {
  const entry = describeFields(menus).find(({ name }) => name === "main")?.item ?? [];
  expect(entry.map(({ label, input }) => [label, input])).toEqual([
    ["Words", "line"],
    ["Where it leads", "address"],
    ["On the site", "choice"],
  ]);
});
