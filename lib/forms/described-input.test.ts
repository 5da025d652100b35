import { expect, it } from "vitest";
import { z } from "zod";
import { env } from "@/lib/env";
import { address, list, optionalAddress, words } from "./described";
import { readTyped } from "./described-input";
import type { FormValues } from "./state";

const schema = z.object({
  title: words("Title", 60),
  button: optionalAddress("Where the button leads"),
  links: list("Links", "link", { label: words("Words", 40), href: address("Where it leads") }),
});

function read(values: FormValues) {
  return z
    .record(z.string(), z.string())
    .transform((typed, context) => readTyped(schema, typed, context))
    .safeParse({ title: "T", button: "", ...values });
}

it("links are stored complete, and pages of this site as paths; other texts are stored as typed", () => {
  const { data } = read({
    title: " calendly.com/x ",
    button: "Calendly.com/x\u200b",
    "links.length": "2",
    "links.0.label": "About",
    "links.0.href": `${env.NEXTAUTH_URL}/about/`,
    "links.1.label": "Phone",
    "links.1.href": "tel:+44 28 9012 3456",
  });
  expect(data).toEqual({
    title: " calendly.com/x ",
    button: "https://calendly.com/x",
    links: [
      { label: "About", href: "/about" },
      { label: "Phone", href: "tel:+442890123456" },
    ],
  });
});

it("a link that leads nowhere is refused at its field, but one that was saved before can be read", () => {
  const dead = "https://@coach";
  const { error } = read({
    button: "https://instagram",
    "links.length": "1",
    "links.0.label": "Me",
    "links.0.href": dead,
  });
  const message = expect.stringContaining("is not the name of a site");
  expect(error?.issues).toMatchObject([
    { path: ["button"], message },
    { path: ["links.0.href"], message },
  ]);
  const saved = { title: "T", button: "https://instagram", links: [{ label: "Me", href: dead }] };
  expect(schema.parse(saved)).toEqual(saved);
});

it("a link saved as a whole address of this site is read as a path", () => {
  const saved = { title: "T", button: `${env.NEXTAUTH_URL}/about` };
  expect(schema.parse(saved).button).toBe("/about");
});
