import { countSamples, listPageSamples, type Samples } from "@/lib/back-office/launch/gaps/queries";
import { type Line, sentences } from "@/lib/back-office/launch/line";
import { adminPaths } from "@/lib/paths/back-office";

function sample(kind: keyof Samples, title: string, href: string, sentence: string): Line {
  return {
    name: `samples-${kind}`,
    title,
    why: "A sample that is shown as yours is a false claim to your visitors.",
    place: { href, label: "Go there" },
    findGaps: async () => {
      const count = (await countSamples())[kind];
      return sentences([count > 0, `${sentence}: ${count}.`]);
    },
  };
}

export const samples = [
  sample(
    "testimonials",
    "Testimonials of your own",
    adminPaths.testimonials,
    "Sample testimonials still in place",
  ),
  sample(
    "publications",
    "Publications of your own",
    adminPaths.publications,
    "Sample publications still in place",
  ),
  sample(
    "courses",
    "Courses of your own",
    adminPaths.courses(),
    "Courses with a sample’s description, picture, questions or list of what one learns",
  ),
  sample(
    "categories",
    "Categories of your own",
    adminPaths.categories,
    "Categories with a sample’s picture",
  ),
  sample(
    "lessons",
    "Films and lessons of your own",
    adminPaths.courses(),
    "Lessons with a sample’s film, workbook or text",
  ),
  sample(
    "settings",
    "What the site says of you",
    adminPaths.settings,
    "Groups of settings that still hold a sample",
  ),
];

export const pageSamples: Line = {
  name: "samples-pages",
  title: "Pages of your own",
  why: "An invented sentence beside your own makes neither believable.",
  place: { href: adminPaths.pages, label: "Go there" },
  findGaps: async () => (await listPageSamples()).map((sample) => `Still a sample: ${sample}.`),
};
