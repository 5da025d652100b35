export type Question = { question: string; answer: string };

export type Reason = { title: string; text: string };

export type Quote = { text: string; name: string; role: string };

export type LegalSection = { heading: string; paragraphs: string[]; points?: string[] };

export type LegalDocument = {
  title: string;
  /** The day from which this wording holds, as an ISO date. */
  version: string;
  introduction: string;
  sections: LegalSection[];
};
