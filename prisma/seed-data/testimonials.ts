import type { Testimonial } from "./types";

type Quote = Omit<Testimonial, "position" | "permission" | "isSample">;

/** Sample people: replace them with real clients, each with written permission, before going live. */
const quotes: Quote[] = [
  {
    text: "I used to dance my best step in the kitchen and my worst one on stage. Now I have a routine for the side stage and I actually look forward to the introduction. At the Ulsters I heard the music for the first time in years.",
    name: "Clodagh Devlin",
    role: "Open championship Irish dancer",
    source: "Sample: e-mail after the Unshakable Confidence for Stage course",
    onHome: true,
  },
  {
    text: "I had three talks in a fortnight and a voice that shook through the first five minutes of each. We worked on the first ninety seconds and nothing else. By the third talk I was enjoying myself, and people stayed behind to ask questions.",
    name: "Marcus Whitfield",
    role: "Conference speaker, healthcare technology",
    source: "Sample: feedback form after one-to-one coaching",
    onHome: true,
  },
  {
    text: "I expected to be told to think positively. Instead I was handed a pencil and asked for the facts. The three columns in module five did more for me than a shelf of books.",
    name: "Ruth Abernethy",
    role: "Solicitor, Belfast",
    source: "Sample: note after The Journey to Self-Discovery",
    onHome: true,
  },
  {
    text: "We drive to every feis in the country and the journeys home used to be awful. The rule of two sleeps changed our family. My daughter talks to me in the car again, and she is dancing better than ever.",
    name: "Sinéad McAteer",
    role: "Feis parent",
    source: "Sample: letter, spring term",
    onHome: true,
  },
  {
    text: "In rowing everyone trains hard, so the difference on the day is what goes on in your head. Learning to plan for the thing that goes wrong was worth a length to our crew.",
    name: "Callum Reid",
    role: "University rower",
    source: "Sample: interview after a squad workshop",
    onHome: true,
  },
  {
    text: "I came back to dancing at twenty-six after a bad injury, terrified of landing. We built it up one small promise at a time. Last summer I danced my set to the final bar and cried all through the bow.",
    name: "Niamh Gallagher",
    role: "Irish dancer and dance teacher",
    source: "Sample: conversation after a workshop, written down and approved",
    onHome: true,
  },
  {
    text: "Our managers have sat through many training days. This is the first one they still quote at each other a year later. ‘Cut it three times’ is practically company policy.",
    name: "Helen Okafor",
    role: "Head of people, manufacturing firm",
    source: "Sample: client review after a half-day workshop",
    onHome: true,
  },
  {
    text: "I am sixteen and I thought this would be boring. It isn’t. I use the square breathing before my run-up and again before exams. My mum does it in traffic.",
    name: "Jamie Thornton",
    role: "Junior long jumper",
    source: "Sample: message sent with a parent’s agreement",
    onHome: true,
  },
  {
    text: "After my divorce I could not have told you what I wanted for tea, never mind from life. I did one module a week at the kitchen table. The Life Wheel is on the fridge, and I am back at college.",
    name: "Patricia Keane",
    role: "Taking Back Your Life learner",
    source: "Sample: e-mail after finishing the course",
    onHome: true,
  },
  {
    text: "Nobody had ever asked what I need before I go on. I wrote my page, my teacher read it, and she stopped shouting the corrections at the side of the stage. I recalled at my first major two months later.",
    name: "Orlaith Brennan",
    role: "Irish dancer, under-15",
    source: "Sample: message sent with a parent’s agreement",
    onHome: false,
  },
  {
    text: "I run a sales team and dislike anything that smells of a seminar. This was calm, funny and exact. We stopped chasing numbers on a whiteboard and started practising conversations. The numbers noticed.",
    name: "Gareth Llewellyn",
    role: "Regional sales manager",
    source: "Sample: client review after a full-day training",
    onHome: false,
  },
  {
    text: "As a surgeon I am used to pressure and not at all used to talking about it. Ten quiet minutes a day with these exercises have made me steadier in theatre and better company at home.",
    name: "Anjali Raman",
    role: "Consultant surgeon",
    source: "Sample: note after one-to-one coaching",
    onHome: false,
  },
];

export const testimonials: Testimonial[] = quotes.map((quote, index) => ({
  ...quote,
  permission: "Sample text: no permission needed, and not to be shown as a real client.",
  position: index + 1,
  isSample: true,
}));
