import type { Category } from "./types";

export const categories = [
  {
    id: 1,
    slug: "tools-for-life",
    name: "Tools for Life",
    description:
      "Practical courses for the days that ask a lot of you: steadier nerves, clearer decisions, goals that survive February, and habits you can keep when nobody is watching.",
    position: 1,
  },
  {
    id: 2,
    slug: "irish-dancing",
    name: "Irish Dancing",
    description:
      "Preparation of the mind for feis and championship dancers, and for the teachers and parents beside them. Your feet know the steps; here you learn to let them do it when it counts.",
    position: 2,
  },
  {
    id: 3,
    slug: "public-speaking",
    name: "Public Speaking",
    description:
      "Talks, workshops and training days for organisations that want their people to speak well, stay calm under pressure and be listened to.",
    position: 3,
  },
] satisfies Category[];
