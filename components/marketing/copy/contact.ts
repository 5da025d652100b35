import type { Question } from "@/components/ui/faq-list";
import { MY_DATA } from "@/lib/contact/rules";
import { speaking } from "./speaking";

const questions: Question[] = [
  {
    question: "What happens in the free 15-minute consultation?",
    answer:
      "We talk by telephone or video. You tell me what you are facing; I ask a few questions and say how I would go about it. If a course would serve you better than coaching, or somebody else would serve you better than I can, I will tell you. There is nothing to pay and nothing to prepare.",
  },
  {
    question: "How far ahead do I need to book a talk or workshop?",
    answer:
      "2-3 months ahead is usual. If your date is sooner, ask anyway: diaries change, and I would rather say a quick no than miss a good day.",
  },
  {
    question: "Do you coach children and teenagers?",
    answer:
      "Yes, with a parent’s or guardian’s agreement and with one of them nearby. Most of the young people I see are dancers or athletes of about twelve and over.",
  },
  {
    question: "How soon will I hear back?",
    answer:
      "Normally within two working days. If it is about a course you have bought, please write from the address you bought it with, so that I can find your order straight away.",
  },
];

/** The topics that a link to this page may name; visitors can change the words that are filled in. */
const topics: Record<string, { subject: string; message: string } | undefined> = {
  speaking: booking("a talk or workshop"),
  book: { subject: "A copy of a book", message: "Which book, and how many:\nFor whom:\n" },
  podcast: { subject: "A question for the podcast", message: "" },
  "lost-mailbox": {
    subject: "I cannot read mail at my old address",
    message:
      "The address that my account has now:\nThe number of an order, or the day on which I paid:\n",
  },
  article: { subject: "About one of your articles", message: "" },
  "my-data": {
    subject: MY_DATA,
    message: "What I ask for (a copy, a correction, deletion, or what you use it for):\n",
  },
  ...Object.fromEntries(
    speaking.formats.map(({ topic, title }) => [topic, booking(`a ${title.toLowerCase()}`)]),
  ),
};

function booking(what: string) {
  return {
    subject: `Booking ${what}`,
    message: `I would like to ask about ${what}.\n\nOrganisation:\nDate and place:\nWho will be in the room:\nWhat they should do differently afterwards:\n`,
  };
}

export const contact = {
  title: "Contact",
  lead: "Write a few lines about what is coming up. Every message is read by a person, and that person is me.",
  consultation: {
    title: "Free 15-minute consultation",
    text: "The quickest way to find out whether we suit each other.",
  },
  questionsTitle: "Before you write",
  questions,
  topics,
  sent: {
    title: "Message Sent!",
    description: "Thank you for your message. We'll get back to you shortly.",
  },
  arrived: {
    title: "Your message has arrived.",
    description: "You will hear from me by e-mail, normally within two working days.",
  },
};
