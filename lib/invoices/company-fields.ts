/** For the company on an invoice, at the checkout and on the invoice's page. */
export const companyFields = [
  { name: "company", label: "Company", autoComplete: "organization" },
  {
    name: "address",
    label: "Address",
    autoComplete: "street-address",
    hint: "In one line, with commas",
  },
  {
    name: "businessNumber",
    label: "Business or tax number",
    autoComplete: "off",
    hint: "If you have one; it does not change the price",
  },
] as const;
