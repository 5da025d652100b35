import { expect, test } from "vitest";
import { readSettings } from "./settings";

const read = (DATABASE_URL: string) => readSettings({ NODE_ENV: "test", DATABASE_URL }).databaseUrl;

test.each([
  "postgresql://coach@localhost:5432/coach",
  "postgresql://coach@127.0.0.1/coach",
  "postgresql://coach@[::1]/coach",
  "postgresql://%2Fvar%2Frun%2Fpostgresql/coach",
  "postgresql://localhost/coach?host=/var/run/postgresql",
])("a database on this machine is used: %s", (url) => {
  expect(read(url)).toBe(url);
});

test.each([
  "postgresql://coach@db.example.test/coach",
  "postgresql://coach@10.0.0.5/coach",
  "postgresql://localhost.example.test/coach",
  "postgresql://localhost/coach?host=db.example.test",
  "coach",
  "postgresql://[",
])(
  "a database on another machine, whose mails would reach the stand-in's mailbox, is refused with a reason: %s",
  (url) => {
    expect(() => read(url)).toThrow("DATABASE_URL must name a database on this machine");
  },
);

test("with an empty address the launcher starts its own database", () => {
  expect(read("")).toBeUndefined();
});
