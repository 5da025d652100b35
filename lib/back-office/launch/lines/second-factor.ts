import { failed, type Line, proven } from "@/lib/back-office/launch/line";
import { adminPaths } from "@/lib/paths/back-office";
import { countRecoveryCodes } from "@/lib/second-factor/queries";

const ENOUGH = 3;

export const secondFactor: Line = {
  name: "second-factor",
  title: "Recovery codes kept",
  why: "Your phone is a key to the shop. If you lose it, one of these codes lets you in.",
  place: { href: adminPaths.security, label: "Security" },
  proof: {
    button: "I keep the codes on paper",
    prove: async ({ id }) => {
      const left = await countRecoveryCodes(id);
      if (left < ENOUGH)
        return failed(`Only ${left} codes are left: make new ones under “Security”.`);
      return proven(`${left} codes are unused.`);
    },
  },
};
