import type { Publication } from "./types";

type Work = Pick<Publication, "type" | "title" | "description" | "imageUrl">;

/** Sample works: replace them, and their links, before going live. */
const works: Work[] = [
  {
    type: "book",
    title: "Steady Feet, Quiet Mind",
    description:
      "A year of mental training for dancers, week by week: nerves, comparison, stamina, and the art of walking on as if you belong there. With pages to write on.",
    imageUrl: "/artwork/books/steady-feet-quiet-mind.svg",
  },
  {
    type: "book",
    title: "The Promise You Keep",
    description:
      "Why self-trust is the root of confidence, and how two minutes a day can rebuild it. Short chapters, honest stories and one thing to do at the end of each.",
    imageUrl: "/artwork/books/the-promise-you-keep.svg",
  },
  {
    type: "book",
    title: "Ninety Seconds to Begin",
    description:
      "For anyone who dreads standing up to speak. How to open a talk, hold a silence and answer the question you hoped nobody would ask.",
    imageUrl: "/artwork/books/ninety-seconds-to-begin.svg",
  },
  {
    type: "book",
    title: "The Drive Home",
    description:
      "A small book for the parents of young performers, about what to say after a win, what to leave unsaid after a loss, and how to stay a parent all the way.",
    imageUrl: "/artwork/books/the-drive-home.svg",
  },
  {
    type: "podcast",
    title: "In the Wings",
    description:
      "Conversations with dancers, musicians and athletes about the last ten minutes before they go on, and what they tell themselves there.",
    imageUrl: "/artwork/podcasts/in-the-wings.svg",
  },
  {
    type: "podcast",
    title: "A Pot of Tea and a Pencil",
    description:
      "Fifteen minutes, one listener’s question and one exercise. Good for a walk, better with a notebook.",
    imageUrl: "/artwork/podcasts/a-pot-of-tea-and-a-pencil.svg",
  },
  {
    type: "podcast",
    title: "Monday, Ten Past Nine",
    description:
      "Performance for people with ordinary jobs: difficult meetings, dull habits, better decisions and the occasional triumph.",
    imageUrl: "/artwork/podcasts/monday-ten-past-nine.svg",
  },
  {
    type: "article",
    title: "What the Last Sixteen Bars Can Teach a Boardroom",
    description:
      "Tired people show you what they have really practised. Notes on finishing well, from the stage to the year-end presentation.",
    imageUrl: "/artwork/articles/what-the-last-sixteen-bars-can-teach-a-boardroom.svg",
  },
  {
    type: "article",
    title: "Nerves Are Fuel",
    description:
      "The case against telling anyone to calm down, and three better things to say to a performer with shaking hands.",
    imageUrl: "/artwork/articles/nerves-are-fuel.svg",
  },
  {
    type: "article",
    title: "The Smallest Promise That Works",
    description:
      "Most resolutions are too big to survive a bad day. How to find the version of yours that will.",
    imageUrl: "/artwork/articles/the-smallest-promise-that-works.svg",
  },
];

/** "The Drive Home" → "the-drive-home": the end of the address of its own page. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export const publications: Publication[] = works.map((work, index) => ({
  ...work,
  link: `/publications/${work.type}s/${slug(work.title)}`,
  position: index + 1,
  isSample: true,
}));
