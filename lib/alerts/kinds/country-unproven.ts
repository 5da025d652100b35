import { defineAlert } from "../alert";

export const countryUnproven = defineAlert({
  kind: "country-unproven",
  subject: "The buyer’s country is not proven",
  nextStep:
    "VAT was booked for the country that the buyer named. Ask the buyer where they live, and your accountant what that means for this sale.",
  describe: (facts: { orderId: string; number: number; address: string; card: string }) => ({
    key: `country-unproven:${facts.orderId}`,
    detail: `Order ${facts.number}: the buyer lives in ${facts.address}, as they say, and the card is from ${facts.card}. Two such facts should agree.`,
    orderId: facts.orderId,
  }),
});
