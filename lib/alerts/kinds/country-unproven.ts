import { defineAlert } from "@/lib/alerts/alert";

export const countryUnproven = defineAlert({
  kind: "country-unproven",
  subject: "The buyer’s country is not proven",
  nextStep:
    "VAT was booked for the country that the buyer named. Ask the buyer where they live, and your accountant what that means for this sale.",
  describe: (facts: {
    orderId: string;
    number: number;
    address: string;
    card: string;
    network: string;
  }) => ({
    key: `country-unproven:${facts.orderId}`,
    detail: `Order ${facts.number}: the country of the address is ${facts.address}, of the card ${facts.card}, of the network ${facts.network}. The card or the network should agree with the address.`,
    orderId: facts.orderId,
  }),
});
