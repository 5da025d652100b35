import { countFilmsWithoutCaptions } from "@/lib/back-office/launch/gaps/queries";
import { type Line, sentences } from "@/lib/back-office/launch/line";
import { adminPaths } from "@/lib/paths/back-office";

export const captions: Line = {
  name: "captions",
  title: "Captions for every film",
  why: "People who do not hear a film cannot follow it without them; the law asks for them too.",
  place: { href: adminPaths.courses(), label: "Courses" },
  findGaps: async () => {
    const films = await countFilmsWithoutCaptions();
    return sentences([films > 0, `Films without captions: ${films}.`]);
  },
};
