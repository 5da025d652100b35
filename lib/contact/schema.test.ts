import { expect, it } from "vitest";
import { contactInput } from "./schema";

const message = {
  name: "Róisín Magee",
  email: " Roisin@Example.com ",
  subject: "A talk in May",
  message: "Good morning,\n\nwould you come to us? 🙂",
};

it("accepts a message and normalises its address", () => {
  expect(contactInput.parse(message)).toEqual({
    ...message,
    email: "roisin@example.com",
    website: "",
  });
});

it.each([
  ["name", "", "Please fill this in"],
  ["name", "A\r\nBcc: x@example.com", "Please use one line"],
  ["name", "x".repeat(101), "Please keep this under 100 characters"],
  ["email", "", "Please enter a valid email address"],
  ["email", "a@example.com, b@example.com", "Please enter a valid email address"],
  ["subject", "   ", "Please fill this in"],
  ["subject", "one\ntwo", "Please use one line"],
  ["message", "\n", "Please fill this in"],
  ["message", "NUL \0", "Please remove the unusual characters"],
  ["message", "x".repeat(5001), "Please keep this under 5000 characters"],
])("refuses %s %j with a reason", (field, value, words) => {
  const result = contactInput.safeParse({ ...message, [field]: value });
  expect(result.error?.issues).toMatchObject([{ path: [field], message: words }]);
});

it("refuses a message without fields, naming each", () => {
  const refused = contactInput.safeParse({}).error?.issues.map((issue) => issue.path[0]);
  expect(refused).toEqual(["name", "email", "subject", "message"]);
});
