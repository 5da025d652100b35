/** For the company on an invoice, at the checkout and on the invoice's page. */
export const companyFields = [
  { name: "company", label: "Company", autoComplete: "organization", maxLength: 120 },
  {
    name: "address",
    label: "Address",
    autoComplete: "street-address",
    maxLength: 200,
    hint: "In one line, with commas",
  },
  {
    name: "businessNumber",
    label: "Business or tax number",
    autoComplete: "off",
    maxLength: 20,
    hint: "If you have one; it does not change the price",
  },
] as const;
