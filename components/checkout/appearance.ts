import type { Appearance } from "@stripe/stripe-js";
import type { BrandColours } from "@/lib/text/colours";

/** How the card provider draws its fields; from the server, so that no script carries it. */
export function appearanceOf({ ink }: BrandColours): Appearance {
  return {
    variables: {
      colorPrimary: ink,
      colorText: ink,
      colorDanger: "#b3261e",
      borderRadius: "6px",
      fontSizeBase: "17px",
    },
  };
}
