export const publications = {
  title: "Publications",
  lead: "Books, written between trains and feiseanna, for the week before and the morning after.",
  empty: "No books available at the moment. Please check back soon.",
  elsewhere: {
    title: "Rather listen, or read something short?",
    text: "The podcasts are made for walks and car parks, the articles for one cup of tea.",
  },
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
  kinds: {
    podcasts: {
      type: "podcast",
      title: "Podcasts",
      lead: "Conversations and small exercises, for the walk, the bus and the car park outside the hall.",
      empty: "No podcasts available at the moment. Please check back soon.",
    },
    articles: {
      type: "article",
      title: "Articles",
      lead: "Short pieces on pressure, practice and the promises we make to ourselves.",
      empty: "No articles available at the moment. Please check back soon.",
    },
  },
} as const;
