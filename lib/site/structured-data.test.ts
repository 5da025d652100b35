import { existsSync, globSync } from "node:fs";
import { expect, it } from "vitest";
import { env } from "@/lib/env";
import {
  breadcrumbList,
  courseForSale,
  courseList,
  organisation,
  person,
  socialPicture,
} from "./structured-data";

const course = {
  id: 1,
  slug: "the-journey-to-self-discovery",
  title: "The Journey to Self-Discovery",
  description: "Eleven modules",
  imageUrl: "/artwork/the-journey-to-self-discovery.svg",
  imageAlt: null,
  featured: true,
  isNew: false,
  categoryId: 1,
  category: "Tools for Life",
  price: "49.99",
};
const looks = { ink: "", accent: "", letters: "", logo: "", portrait: "" };
const site = {
  brand: {
    name: "The brand",
    coach: "The coach",
    profession: "Singing teacher",
    titleSuffix: "",
    description: "",
    signature: "",
  },
  looks,
};
const address = `${env.NEXTAUTH_URL}/courses/the-journey-to-self-discovery`;

it("offers a course in pounds at its page's price", () => {
  expect(courseForSale(course, site)).toMatchObject({
    "@type": ["Course", "Product"],
    name: course.title,
    url: address,
    brand: { name: "The brand" },
    offers: { price: "49.99", priceCurrency: "GBP", url: address },
  });
});

it("lists courses in the order of the page", () => {
  const other = { ...course, slug: "another", title: "Another" };
  expect(courseList([course, other], site).itemListElement).toMatchObject([
    { position: 1, url: address, item: { name: course.title } },
    { position: 2, item: { name: "Another" } },
  ]);
});

it.each([
  ["Belfast, Northern Ireland", { addressLocality: "Belfast", addressRegion: "Northern Ireland" }],
  ["Newry", { addressLocality: "Newry" }],
])("states the coach's location %s from the settings", (location, address) => {
  const none = { phone: "", postalAddress: "", companyNumber: "", booking: "" };
  const contact = { email: "coach@example.test", location, ...none };
  const social = { facebook: "", instagram: "", linkedin: "", youtube: "", tiktok: "" };
  const { brand } = site;
  const claims = {
    yearsOfExperience: "",
    peopleCoached: "",
    followers: "",
    bestsellers: "",
    source: "",
  };
  const selling = {
    tradingName: "",
    address: "",
    countries: "",
    ukVatNumber: "",
    ossVatNumber: "",
  };
  expect(organisation({ brand, looks, contact, social, claims, selling }).address).toEqual({
    "@type": "PostalAddress",
    ...address,
  });
});

it("gives the last breadcrumb no address, because it is the page itself", () => {
  const crumbs = [{ label: "Home", href: "/" }, { label: "About" }];
  expect(breadcrumbList(crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${env.NEXTAUTH_URL}/` },
    { "@type": "ListItem", position: 2, name: "About" },
  ]);
});

it.each([
  [
    "/artwork/the-great-process-in-practice.svg",
    /\/artwork\/social\/the-great-process-in-practice.png$/,
  ],
  ["https://elsewhere.example/picture.jpg", /\/icons\/social\.png\?v=/],
  [null, /\/icons\/social\.png\?v=/],
])("shares a course with picture %j as %s", (imageUrl, picture) => {
  expect(courseForSale({ ...course, imageUrl }, site).image).toMatch(picture);
});

it.each(globSync("public/artwork/*.svg"))("the shared picture of %s exists", (file) => {
  const shared = socialPicture(file.replace(/^public/, ""));
  if (shared) expect(existsSync(`public${shared}`)).toBe(true);
  expect(existsSync(file.replace("artwork", "artwork/social").replace("svg", "png"))).toBe(
    Boolean(shared),
  );
});

it("shows the coach's portrait only if there is one, as the drawn one shows nobody", () => {
  expect(person(site).image).toBeUndefined();
  const portrait = "/pictures/0f-800x800.webp";
  expect(person({ ...site, looks: { ...looks, portrait } }).image).toContain(portrait);
});
