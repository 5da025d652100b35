import type { Site } from "@/lib/site/settings/schema";
import type { Reason } from "./types";

const popular: Reason[] = [
  {
    title: "Resilience Training",
    text: "Recover faster from setbacks, and stop rehearsing them at three in the morning.",
  },
  {
    title: "Emotional Intelligence",
    text: "Read your own weather before it reaches other people.",
  },
  {
    title: "Sales Psychology",
    text: "Listen better, ask better, and hear a no without shrinking.",
  },
  {
    title: "Goals and habits",
    text: "Make promises to yourself that are small enough to keep.",
  },
  {
    title: "Decisions",
    text: "Sort what can be undone from what can’t, and sleep on the right one.",
  },
];

const reasons = ({ yearsOfExperience }: Site["claims"]): Reason[] => [
  {
    title: "Tried on real people",
    text: `Everything here has been used in ${yearsOfExperience} years of coaching, with people who would have told me if it didn’t work.`,
  },
  {
    title: "One thing to do each time",
    text: "Every module ends with a single action for the same day. You change by doing, and reading is only the run-up.",
  },
  {
    title: "Yours to keep",
    text: "Lifetime access, on any device. Come back to a module when life brings the subject up again.",
  },
  {
    title: "No jargon",
    text: "Plain words and a little humour. You can explain it to your sister over the dishes.",
  },
];

export const toolsForLife = {
  title: "Tools for Life",
  lead: "You were taught to read, count and cross the road. Here is the part about steadying yourself, choosing well and starting again on a bad day.",
  popularTitle: "What people come for",
  popular,
  quote: "A tool is only as good as the day it works on. These are made for Tuesdays.",
  reasonsTitle: "Why choose these courses",
  reasons,
};
