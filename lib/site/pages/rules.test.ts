import { expect, it } from "vitest";
import { fillInPlaces } from "./rules";

const site = {
  brand: { name: "A & B", titleSuffix: "", description: "", coach: "", signature: "" },
  contact: { email: "hello@coach.test", location: "Derry" },
  claims: {
    yearsOfExperience: "36+",
    peopleCoached: "",
    followers: "",
    bestsellers: "",
    source: "",
  },
  social: { facebook: "", instagram: "", linkedin: "" },
  selling: { tradingName: "", address: "", countries: "", ukVatNumber: "", ossVatNumber: "" },
};

it("the settings stand in their places, in HTML as text", () => {
  const content = {
    title: "{name} in {years} {unknown}",
    html: "<p>{name}</p>",
    list: ["{location}"],
  };
  expect(fillInPlaces(content, site)).toEqual({
    title: "A & B in 36+ {unknown}",
    html: "<p>A &amp; B</p>",
    list: ["Derry"],
  });
});

it("a link for the consultation leads to a mail with the specification’s subject", () => {
  expect(fillInPlaces("{consultation}", site)).toBe(
    "mailto:hello@coach.test?subject=Consultation%20Request",
  );
});
