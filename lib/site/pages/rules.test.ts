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

it("with a calendar, the link for the consultation leads there", () => {
  const contact = { ...site.contact, booking: "https://cal.com/coach" };
  expect(fillInPlaces("{consultation}", { ...site, contact })).toBe("https://cal.com/coach");
});

it("the coach’s portrait takes the place of the drawn one", () => {
  const picture = "/artwork/portrait.svg";
  expect(fillInPlaces({ picture }, site)).toEqual({ picture });
  const looks = { ...site.looks, portrait: "/pictures/0.webp" };
  expect(fillInPlaces({ picture }, { ...site, looks })).toEqual({ picture: "/pictures/0.webp" });
});
