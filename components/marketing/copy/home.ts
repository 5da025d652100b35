import type { Site } from "@/lib/site/settings/schema";

export const home = {
  hero: {
    title: "Walk on as if you belong there.",
    lead: "You have done the work. I help you to bring all of it with you – on to the stage, into the room, through the day – when it counts.",
  },
  statistics: (claims: Site["claims"]) => [
    { figure: claims.yearsOfExperience, label: "years of experience" },
    { figure: claims.peopleCoached, label: "people coached" },
    { figure: claims.followers, label: "social media followers" },
    { figure: claims.bestsellers, label: "best-selling books" },
  ],
  courses: {
    lead: "Courses of 2-12 modules, made of films, exercises and a pencil. Buy once, learn at your own pace, and keep your course for life.",
  },
  categoryCards: [
    {
      slug: "tools-for-life",
      title: "Tools for Life",
      text: "For anyone with a full diary and a head to match. Learn to settle yourself, decide well and keep your word to yourself.",
      points: ["Resilience Training", "Emotional Intelligence", "Sales Psychology"],
    },
    {
      slug: "irish-dancing",
      title: "Irish Dancing",
      text: "For dancers who are wonderful in class and want the judges to meet that dancer too. And for the families in the car.",
      points: ["Performance Psychology", "Stage Confidence", "Competition Mindset"],
    },
  ],
  testimonials: {
    title: "In their words",
    lead: "Dancers, athletes, speakers and people with ordinary Mondays.",
  },
  about: {
    title: "About Your Coach",
    /** A sample biography (`PAGE_SAMPLES`): replace it with the coach's own. */
    paragraphs: [
      "I learned about nerves the honest way, standing in a line at the side of a stage in hard shoes. What I found out there has been my work for over four decades: people rarely lack ability. They lack a way of reaching it under pressure.",
      "That way can be taught. I have taught it to dancers, athletes, surgeons, sales teams and a good many people who just wanted to speak up at a meeting.",
    ],
    tags: ["Performance Psychology", "Leadership", "Irish Dance", "Mental Resilience"],
  },
  publications: {
    title: "Read and listen",
    lead: "Books for the shelf, podcasts for the walk, articles for the tea break.",
  },
  newsletter: {
    title: "One useful letter a month",
    text: "A short story, one exercise and nothing to buy. Leave whenever you like with a single click.",
  },
  contact: {
    title: "Not sure where to begin?",
    text: "Book a free 15-minute consultation. Tell me what is coming up and what worries you about it, and I will tell you honestly whether I can help.",
    button: "Book a free consultation",
  },
};
