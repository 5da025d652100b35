export const publications = {
  /** The call that closes a publication's page. */
  ask: {
    book: {
      title: "Would you like a copy?",
      text: "Tell me how many and for whom, and I will write back with price and postage. Signed, if you like.",
    },
    podcast: {
      title: "Have you a question for the programme?",
      text: "Tell me in a few lines. I read every one, and your name stays out of it unless you want it in.",
    },
    article: {
      title: "Did this ring a bell?",
      text: "Tell me where you tried it and how it went. I learn most from what did not work.",
    },
  },
} as const;
