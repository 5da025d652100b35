import { defineAlert } from "@/lib/alerts/alert";

type Facts = { orderId: string; number: number; isSecond: boolean };

export const paidWithoutAccess = defineAlert({
  kind: "paid-without-access",
  subject: "An order is paid and gave no access",
  nextStep:
    "Look at the order’s page: there you can give access by hand, or the money back. And pass this on to the person who looks after the site for you.",
  takesRight: true,
  describe: ({ orderId, number, isSecond }: Facts) => ({
    key: `paid-without-access:${orderId}`,
    detail: isSecond
      ? `Order ${number} was a second payment for a course, and its money has not gone back.`
      : `Order ${number} is paid and has given no access.`,
    orderId,
  }),
});
