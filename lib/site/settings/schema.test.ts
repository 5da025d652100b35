import { expect, it } from "vitest";
import { settingsInput, siteSettings } from "./schema";

it("a profile's address says that it holds what cannot be stored", () => {
  const { error } = settingsInput.safeParse({
    group: "social",
    version: "1",
    isSample: "off",
    facebook: "",
    instagram: "",
    linkedin: "https://profiles.example/\0",
  });
  const message = "Please remove the unusual characters";
  expect(error?.issues).toMatchObject([{ path: ["linkedin"], message }]);
});

it("the brand's name is refused a sign that certificates cannot show, and is read where it has one", () => {
  const brand = {
    name: "Steps ★",
    titleSuffix: "Steps",
    description: "A coach.",
    coach: "Ann",
    signature: "Ann",
  };
  const edit = { group: "brand", version: "1", isSample: "off" };
  const { error } = settingsInput.safeParse({ ...brand, ...edit });
  expect(error?.issues).toMatchObject([
    { path: ["name"], message: expect.stringContaining("Please leave out “★”") },
  ]);
  expect(siteSettings.shape.brand.parse(brand)).toEqual(brand);
});
