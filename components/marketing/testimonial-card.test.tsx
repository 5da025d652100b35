import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TestimonialCard } from "./testimonial-card";

it.each([
  ["Zoë O’Hara", "ZO"],
  ["Anna & Ben", "AB"],
  ["💃 Aoife", "A"],
  ["(Anna) de Vries", "AD"],
  ["王芳", "王"],
])("the initials of %s are %s", (name, initials) => {
  const quote = { text: "Good", name, role: "Dancer" };
  const html = renderToStaticMarkup(<TestimonialCard {...quote} />);
  expect(/aria-hidden="true"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(initials);
});
