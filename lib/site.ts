/** What the site says of its owner. Change it here and it changes everywhere. */
export const site = {
  /** The brand, as it stands in the header, in mails and in search results. */
  name: "Belfast Performance Coaching",
  /** Ends every page title: "About | Belfast Performance Coaching". */
  titleSuffix: "Belfast Performance Coaching",
  description:
    "Courses and coaching in resilience, stage confidence and speaking, from a performance coach in Belfast.",
  /** The coach's own name, for search engines; a placeholder until the name stands here. */
  coach: "Your Performance Coach",
  /** Signs the mails to buyers. */
  signature: "Your performance coach",
  /** Where visitors and buyers write to; a placeholder until the coach's own address stands here. */
  email: "hello@example.com",
  location: "Belfast, Northern Ireland",
  /** The number of years, people and so on that the pages claim. */
  claims: {
    yearsOfExperience: "35+",
    peopleCoached: "10,000+",
    followers: "150,000+",
    bestsellers: "4",
  },
  /** Placeholders until the coach's own profiles stand here. */
  social: {
    facebook: "https://www.facebook.com/",
    instagram: "https://www.instagram.com/",
    linkedin: "https://www.linkedin.com/",
  },
} as const;
