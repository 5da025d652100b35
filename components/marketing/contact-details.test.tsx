import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactDetails } from "./contact-details";

const contact = {
  email: "hello@coach.test",
  location: "Derry",
  phone: "",
  postalAddress: "",
  companyNumber: "",
  booking: "",
};
const words = {
  consultationTitle: "Talk",
  consultationText: "",
  consultationLink: "Ask",
  where: "",
};
const social = { facebook: "", instagram: "", linkedin: "", youtube: "", tiktok: "" };
const selling = { tradingName: "", address: "", countries: "", ukVatNumber: "", ossVatNumber: "" };

it("the numbers of the company and its VAT are shown if there are any, as the law requires", () => {
  const props = { words, social };
  const bare = renderToStaticMarkup(
    <ContactDetails {...props} contact={contact} selling={selling} />,
  );
  expect(bare.match(/<dt[^>]*>[^<]*/g)).toHaveLength(1);
  const told = renderToStaticMarkup(
    <ContactDetails
      {...props}
      contact={{ ...contact, companyNumber: "NI612345", phone: "+44 (0)28 7126 0000" }}
      selling={{ ...selling, ukVatNumber: "GB123456789" }}
    />,
  );
  expect(told).toContain("NI612345");
  expect(told).toContain("GB123456789");
  expect(told).toContain('href="tel:+442871260000"');
});

it("the consultation links to the coach’s calendar if there is one, and to a mail otherwise", () => {
  const html = (booking: string) =>
    renderToStaticMarkup(
      <ContactDetails
        contact={{ ...contact, booking }}
        social={social}
        selling={selling}
        words={words}
      />,
    );
  expect(html("https://cal.com/coach")).toContain('href="https://cal.com/coach"');
  expect(html("")).toContain('href="mailto:hello@coach.test?subject=Consultation%20Request"');
});
