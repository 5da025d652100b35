import type { Reason } from "./types";

/** A sample biography (`PAGE_SAMPLES`): replace it with the coach's own. */
const biography = [
  "I was seven when I first froze on a stage. It was a parish hall in Belfast, the piano had played the introduction, and my feet, which had danced that reel all week on the kitchen lino, stayed where they were. The adjudicator smiled and nodded to the pianist to begin again. I danced. I have been curious about those eight silent bars ever since.",
  "Irish dancing took me through feiseanna, championships and a touring company, and then into teaching. In class I kept meeting the same puzzle: the most gifted dancer in the room was often the first to go to pieces, and another, with half the talent, grew two inches in the wings. Nobody could tell me why, so I went to study it. I read psychology at night, trained as a coach and as a practitioner of performance psychology, and tried everything out on the people in front of me, beginning with myself.",
  "That was over four decades ago. Since then the work has spread far beyond the studio. Runners and rowers came, then actors and musicians; then a sales director whose daughter danced asked whether the same ideas might help his team before a pitch. They did. Today I coach performers and competitors, speak at conferences, and run workshops for companies, schools and universities on both sides of the Irish Sea.",
  "Along the way I have written books and recorded more podcasts than my family would have chosen. I still teach. I still spend many of my Sundays at the side of a stage with a bag of hairgrips, because that is where I see what works when the music starts.",
  "What I have learned fits on a card. Calm can be practised. Belief is built from evidence. A promise kept is worth more than a goal announced. And most people are nearer to their best than they imagine; they only need somebody to measure the distance with them. If you would like that somebody to be me, I should be glad to hear from you.",
];

const reasons: Reason[] = [
  {
    title: "I have stood where you stand",
    text: "As a competitor, as a teacher, and as a speaker with a dry mouth. You won’t get theory that has never been on a stage.",
  },
  {
    title: "You leave with something to do",
    text: "Each session, talk and module ends with one action small enough for the same day. Inspiration fades by Thursday; a habit doesn’t.",
  },
  {
    title: "Plain words, honest answers",
    text: "If I don’t think that I am the right person, I will say so and try to point you to someone who is.",
  },
  {
    title: "Safe hands with young people",
    text: "Parents and teachers are part of the plan. With under-18s I work openly, with a parent’s agreement and within earshot.",
  },
  {
    title: "Made for your day",
    text: "A talk for two hundred or an hour for one: I ask first about your people and their pressures, and I prepare for those.",
  },
];

const philosophy = {
  quote:
    "Nobody rises to the occasion. We fall back on what we have practised – so let’s practise well.",
  paragraphs: [
    "I don’t believe in fixing people. I believe in noticing what they already do on their best days and helping them to do it on purpose.",
    "Pressure is not the enemy. Handled well, it is the very thing that brings out the last inch. So we never try to make the nerves go away; we give them a job.",
    "And I believe in kindness with a clipboard: warm with the person, exact about the work. You can be told the truth and still walk out taller.",
  ],
};

export const about = {
  title: "About Your Coach",
  lead: "Over four decades of helping people to be themselves when it is hardest.",
  biography,
  reasonsTitle: "Why people book me",
  reasons,
  philosophyTitle: "How I coach",
  philosophy,
  cv: {
    title: "Curriculum vitae",
    text: "The full record of training, work and talks, on two pages.",
  },
  logosTitle: "Some of the companies and universities I have worked with",
};
