// @vitest-environment happy-dom
import { act, useEffect, useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import { mount } from "./tests/support/mounted";

/** As a form keeps what was chosen. */
function Form({ onDraft }: { onDraft: () => void }) {
  const [country, setCountry] = useState("");
  const [name, setName] = useState("");
  const [agrees, setAgrees] = useState(false);
  return (
    <form onInput={onDraft}>
      <select name="country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option value="">Choose</option>
        <option value="IE">Ireland</option>
      </select>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input name="company" defaultValue="Magee" />
      <input
        name="agrees"
        type="checkbox"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <output>{[country, name, agrees].join()}</output>
    </form>
  );
}

const early = `<form>
  <select name="country"><option value="">Choose</option><option value="IE">Ireland</option></select>
  <input name="name"><input name="company" value="Magee"><input name="agrees" type="checkbox">
</form>`;

it("a page that React draws anew knows what was chosen before, and hears of nothing else", async () => {
  document.body.innerHTML = early;
  const fields = new Map(
    [...document.querySelectorAll<HTMLInputElement>("[name]")].map((it) => [it.name, it]),
  );
  vi.resetModules();
  await vi.importActual("./instrumentation-client");
  for (const [name, value] of [
    ["country", "IE"],
    ["name", "Róisín"],
  ] as const)
    Object.assign(fields.get(name) ?? {}, { value });
  fields.get("agrees")?.click();
  document.body.replaceChildren();
  const keepDraft = vi.fn();
  const { place } = await mount(<Form onDraft={keepDraft} />);
  const output = place.querySelector("output");
  expect(output?.textContent).toBe(",,false");
  await act(async () => {
    dispatchEvent(new Event("hydrated"));
  });
  expect(output?.textContent).toBe("IE,Róisín,true");
  expect(keepDraft).toHaveBeenCalledTimes(3);
  const values = [...place.querySelectorAll<HTMLInputElement>("[name]")].map((it) => it.value);
  expect(values.slice(0, 3)).toEqual(["IE", "Róisín", "Magee"]);
});

/** As the checkout after a payment that failed. */
function RestoredForm() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>("[name]") ?? []) {
      if (field.type === "checkbox") field.checked = true;
      else field.value = field.name === "country" ? "IE" : "Anna";
    }
  }, []);
  return (
    <form ref={form}>
      <select name="country">
        <option value="">Choose</option>
        <option value="IE">Ireland</option>
      </select>
      <input name="name" />
      <input name="company" defaultValue="Magee" />
      <input name="agrees" type="checkbox" />
    </form>
  );
}

it("what a form has restored stays where the visitor had typed nothing", async () => {
  document.body.innerHTML = early;
  vi.resetModules();
  await vi.importActual("./instrumentation-client");
  document.body.replaceChildren();
  const { place } = await mount(<RestoredForm />);
  dispatchEvent(new Event("hydrated"));
  const fields = [...place.querySelectorAll<HTMLInputElement>("[name]")];
  expect(fields.slice(0, 3).map(({ value }) => value)).toEqual(["IE", "Anna", "Anna"]);
  expect(fields[3]?.checked).toBe(true);
});
