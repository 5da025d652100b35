import { expect, test } from "vitest";
import { moduleCount } from "@/components/ui/module-count";

test("a course is labelled with the number of its modules, or as a course without any", () => {
  expect([0, 1, 11].map(moduleCount)).toEqual(["Course", "1 module", "11 modules"]);
});
