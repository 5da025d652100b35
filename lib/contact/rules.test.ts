import { expect, it } from "vitest";
import { mayGetReply, replyLink } from "./rules";

const message = {
  name: "Zoë O’Hara",
  email: "zoe+stage@example.test",
  subject: "Nerves & “stage”?",
  message: "Good morning,\r\nmay I ask something?",
  createdAt: new Date(),
};

it("a reply starts with the subject and the quoted message", () => {
  const url = new URL(replyLink(message, "21 November 2026"));
  expect(decodeURIComponent(url.pathname)).toBe(message.email);
  expect(url.searchParams.get("subject")).toBe("Re: Nerves & “stage”?");
  expect(url.searchParams.get("body")).toBe(
    "\r\n\r\nOn 21 November 2026, Zoë O’Hara wrote:\r\n> Good morning,\r\n> may I ask something?",
  );
});

it("a visitor's input adds neither a recipient nor a header to the reply", () => {
  const hostile = { ...message, email: "a?bcc=b@example.test", subject: "x&bcc=c@example.test" };
  const url = new URL(replyLink(hostile, "today"));
  expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
});

it("a long message is quoted in part, even where the cut would halve a character", () => {
  const long = { ...message, message: `${"a".repeat(899)}😀 and more` };
  expect(replyLink(long, "today")).toContain(encodeURIComponent(" …"));
  expect(replyLink({ ...message, subject: "re: again" }, "today")).toContain(
    "subject=re%3A%20again",
  );
});

it.each([
  ["anna.smith+stage@mail.example.test", true],
  ["anna@gmail", false],
  ["anna.@gmail.com", false],
  [".anna@gmail.com", false],
  ["anna..b@gmail.com", false],
  ["anna@gmail..com", false],
])("a mail to the coach names %s as its reply address: %s", (email, may) => {
  expect(mayGetReply(email)).toBe(may);
});
