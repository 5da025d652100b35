import { expect, it } from "vitest";
import { settingsInput } from "./schema";

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
