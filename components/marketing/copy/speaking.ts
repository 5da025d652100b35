import type { Quote, Reason } from "./types";

const topics: Reason[] = [
  {
    title: "Nerves are fuel",
    text: "What pressure does to the body and the voice, and three things that anyone can do about it in the minute before they begin.",
  },
  {
    title: "The last sixteen bars",
    text: "How teams finish well when they are tired: what dancers know about stamina that offices have forgotten.",
  },
  {
    title: "The promise you keep",
    text: "Why self-trust comes before confidence, and how small kept promises change the tone of a whole team.",
  },
  {
    title: "Feedback without the bruises",
    text: "Giving and taking honest comment so that people come back better, and come back at all.",
  },
  {
    title: "Ninety seconds to begin",
    text: "Opening a talk, a pitch or a hard conversation so that the room is with you from the first line.",
  },
  {
    title: "Raising a performer",
    text: "For schools, clubs and parents: how to stand behind a talented child without standing on their toes.",
  },
];

/** `topic` is what the booking button passes to the contact form. */
const formats = [
  {
    topic: "keynote",
    title: "Keynote",
    duration: "30-60 minutes",
    text: "One strong idea, told with stories and tried out in the room. For conferences, awards evenings and team days of any size.",
  },
  {
    topic: "half-day-workshop",
    title: "Half-day workshop",
    duration: "3-4 hours",
    text: "Up to thirty people, on their feet for much of it. Everyone practises, and everyone leaves with a page of their own.",
  },
  {
    topic: "full-day-training",
    title: "Full-day training",
    duration: "6-8 hours",
    text: "For a team that means it. We work on your real presentations, pitches or performances, with a follow-up call a month later.",
  },
];

/** Sample quotes: replace them with real clients' before going live (`PAGE_SAMPLES`). */
const quotes: Quote[] = [
  {
    text: "Two hundred engineers on their feet, breathing in squares at nine in the morning. I would not have believed it. They asked for it again the year after.",
    name: "Deirdre Lavery",
    role: "Conference organiser, Belfast",
  },
  {
    text: "The most useful half-day our graduates had all year. No slides, no jargon, and by lunchtime the quietest of them had opened the meeting.",
    name: "Tom Ashdown",
    role: "Early careers lead, professional services",
  },
];

export const speaking = {
  title: "Public Speaking",
  lead: "Talks and training for organisations whose people have to perform: in front of clients, in front of a class, in front of each other.",
  topicsTitle: "What I speak about",
  topics,
  formatsTitle: "Three ways to work together",
  formats,
  quotesTitle: "From the people who booked",
  quotes,
  booking: {
    title: "Shall we talk about your event?",
    text: "Most dates are booked 2-3 months ahead. Tell me who will be in the room and what you would like them to do differently on the Monday after.",
    button: "Enquire about a date",
  },
};
