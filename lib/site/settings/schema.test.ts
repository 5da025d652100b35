import { expect, it } from "vitest";
import { settingsInput, siteSettings } from "./schema";

it("a profile's address with characters that cannot be stored is refused at its field", () => {
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

it("a character that certificates cannot show is refused in the brand's name, but a stored one can be read", () => {
  const brand = {
    name: "Steps ★",
    titleSuffix: "Steps",
    description: "A coach.",
    coach: "Ann",
    profession: "",
    signature: "Ann",
  };
  const edit = { group: "brand", version: "1", isSample: "off" };
  const { error } = settingsInput.safeParse({ ...brand, ...edit });
  expect(error?.issues).toMatchObject([
    { path: ["name"], message: expect.stringContaining("Please leave out “★”") },
  ]);
  expect(siteSettings.shape.brand.parse(brand)).toEqual(brand);
});

function expectRefused(input: object, field: string, words: string): void {
  const { error } = settingsInput.safeParse(input);
  const message = expect.stringContaining(words);
  expect(error?.issues[0]).toMatchObject({ path: [field], message });
}

const looks = { group: "looks", version: "1", isSample: "off" };

it("the logo’s letters are stored composed", () => {
  const typed = { ...looks, letters: "E\u0301&\u200bN " };
  expect(settingsInput.parse(typed)).toMatchObject({ letters: "É&N" });
});

it.each(["Ж", "Ω", "NΛ"])(
  "a letter that our typeface lacks, as in %j, is refused for the logo, but a saved one can be read",
  (letters) => {
    expectRefused({ ...looks, letters }, "letters", `Please leave out “${letters.at(-1)}”`);
    expect(siteSettings.shape.looks.parse({ letters })).toMatchObject({ letters });
  },
);

it("a logo of four letters or of signs is refused", () => {
  expectRefused({ ...looks, letters: "ABCD" }, "letters", "Up to three letters or digits");
  expectRefused({ ...looks, letters: "★" }, "letters", "Up to three letters or digits");
});

const selling = {
  group: "selling",
  version: "1",
  isSample: "off",
  tradingName: "Steps",
  address: "1 High Street, Belfast",
  countries: "United Kingdom, Ireland",
  ukVatNumber: "GB 123 4567 89",
  ossVatNumber: "EU372012345",
};

it.each([
  ["countries", "United Kingdom, Narnia", "“Narnia” is no country"],
  ["countries", "", "Please fill this in"],
  ["ukVatNumber", "12345", "Please check this number"],
  ["ukVatNumber", "GB", "Please check this number"],
  ["ukVatNumber", "-", "Please check this number"],
  ["countries", "constructor", "“constructor” is no country"],
  ["ossVatNumber", "none", "Please check this number"],
])("a seller whose %s are %j is refused with a reason", (field, typed, words) => {
  expectRefused({ ...selling, [field]: typed }, field, words);
});

it.each([
  ["ukVatNumber", "gb123456789", "GB 123 4567 89"],
  ["ukVatNumber", "123 4567 89 001", "GB 123 4567 89 001"],
  ["ossVatNumber", "IE 1234567T", "IE1234567T"],
  ["ossVatNumber", "eu 372 012 345", "EU372012345"],
])("a seller's %s may be typed as %j", (field, typed, stored) => {
  expect(settingsInput.parse({ ...selling, [field]: typed })).toMatchObject({ [field]: stored });
});

it.each([
  "UK, Republic of Ireland,",
  "the Netherlands; Czech Republic\nTürkiye",
  "Cote d'Ivoire, United States of America",
  "Northern Ireland, Bosnia and Herzegovina, Saint Lucia, Hong Kong",
])("the countries sold to may be typed as %j", (countries) => {
  expect(settingsInput.safeParse({ ...selling, countries }).success).toBe(true);
});

it("a seller with both VAT numbers or with none is accepted", () => {
  expect(settingsInput.safeParse(selling).success).toBe(true);
  const none = { ...selling, ukVatNumber: "", ossVatNumber: "" };
  expect(settingsInput.safeParse(none).success).toBe(true);
});

const contact = {
  group: "contact",
  version: "1",
  isSample: "off",
  email: "ann@example.test",
  location: "Belfast",
};

it.each([
  ["phone", "\u202a+44\u00a028 9012\u20133456\u202c", "+44 28 9012-3456"],
  ["phone", "+44 (0)28 9012 3456", "+44 (0)28 9012 3456"],
  ["booking", "Https://Calendly.com/x\u200b", "https://calendly.com/x"],
  ["booking", "calendly.com/x", "https://calendly.com/x"],
  ["booking", "", ""],
])("the contact’s %s %j is stored as %j", (field, typed, stored) => {
  expect(settingsInput.parse({ ...contact, [field]: typed })).toMatchObject({ [field]: stored });
});

it.each([
  ["phone", "-----", "Please write the number with digits"],
  ["phone", "(     )", "Please write the number with digits"],
  ["phone", "+44 28 call me", "Please write the number with digits"],
  ["booking", "https://https://calendly.com/x", "“https:” is not the name of a site"],
  ["booking", "anna", "Please begin with https://"],
])(
  "the contact’s %s %j is refused with a reason, but a saved one can be read",
  (field, typed, words) => {
    const saved = { ...contact, [field]: typed };
    expectRefused(saved, field, words);
    expect(siteSettings.shape.contact.parse(saved)).toMatchObject({ [field]: typed });
  },
);

it("profiles are stored complete, and one that leads nowhere is refused", () => {
  const social = { group: "social", version: "1", isSample: "off" };
  const typed = { ...social, youtube: "youtube.com/@coach", facebook: "www.facebook.com/ann" };
  expect(settingsInput.parse(typed)).toMatchObject({
    youtube: "https://youtube.com/@coach",
    facebook: "https://www.facebook.com/ann",
  });
  expect(settingsInput.safeParse({ ...social, instagram: "https://instagram" }).success).toBe(
    false,
  );
  expect(settingsInput.safeParse({ ...social, tiktok: "https://@coach" }).success).toBe(false);
});
