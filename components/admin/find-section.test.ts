import { expect, it } from "vitest";
import { findSection } from "./find-section";

const today = { label: "Today", href: "/admin" };
const orders = { label: "Orders", href: "/admin/orders" };
const sections = [today, orders];

it.each([
  ["/admin", today],
  ["/admin/orders", orders],
  ["/admin/orders/1001/refund", orders],
  ["/admin/ordersheet", today],
  ["/administer", undefined],
])("%s belongs to the section with the longest matching address", (pathname, section) => {
  expect(findSection(sections, pathname)).toBe(section);
});
