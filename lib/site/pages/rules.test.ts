import { expect, it } from "vitest";
import { fillInPlaces } from "./rules";

const site = {
  brand: {
    name: "A & B",
    titleSuffix: "",
    description: "",
    coach: "",
    profession: "",
    signature: "",
  },
  looks: { ink: "", accent: "", letters: "", logo: "", portrait: "" },
  contact: {
    email: "hello@coach.test",
    location: "Derry",
    phone: "",
    postalAddress: "",
    companyNumber: "",
    booking: "",
  },
  claims: {
    yearsOfExperience: "36+",
    peopleCoached: "",
    followers: "",
    bestsellers: "",
    source: "",
  },
  social: { facebook: "", instagram: "", linkedin: "", youtube: "", tiktok: "" },
  selling: { tradingName: "", address: "", countries: "", ukVatNumber: "", ossVatNumber: "" },
};

it("placeholders are replaced by the settings, escaped in HTML", () => {
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

it("a claim that is left empty takes its sentence, entry or block with it, and leaves the others", () => {
  const claims = { ...site.claims, yearsOfExperience: "" };
  const content = {
    text: "Rated 4.5 by people. Used in {years} years of coaching, daily. It works in {location}.",
    html: "<ul><li><p>For <b>{years} years</b>. Yes!</p></li><li><p>At <b>home</b>.</p></li></ul>",
    list: ["{years} years", "{location}"],
    title: "After {years} years",
  };
  expect(fillInPlaces(content, { ...site, claims })).toEqual({
    text: "Rated 4.5 by people. It works in Derry.",
    html: "<ul><li><p>At <b>home</b>.</p></li></ul>",
    list: ["Derry"],
    title: "",
  });
});

it("the link for a consultation opens a mail with the specified subject", () => {
  expect(fillInPlaces("{consultation}", site)).toBe(
    "mailto:hello@coach.test?subject=Consultation%20Request",
  );
});

it("with a booking calendar, the link for a consultation opens the calendar", () => {
  const contact = { ...site.contact, booking: "https://cal.com/coach" };
  expect(fillInPlaces("{consultation}", { ...site, contact })).toBe("https://cal.com/coach");
});

it("the coach’s portrait replaces the drawn one", () => {
  const picture = "/artwork/portrait.svg";
  expect(fillInPlaces({ picture }, site)).toEqual({ picture });
  const looks = { ...site.looks, portrait: "/pictures/0.webp" };
  expect(fillInPlaces({ picture }, { ...site, looks })).toEqual({ picture: "/pictures/0.webp" });
});
