/** First parts of addresses that the site itself uses, or has used; a test compares them with its routes. */
export const RESERVED = new Set(
  `about accessibility account admin api artwork basket certificates checkout coming-soon contact content course courses
  documents email-change email-preview gift gifts goodbye icons irish-dancing learn newsletter no-access offline
  payment-success pictures preview privacy public-speaking publications refunds reviews search signin signout terms
  testimonials unavailable withdraw withdrawal`.split(/\s+/),
);
