/** A sample CV that names no schools, companies or prizes: replace it with the coach's (`PAGE_SAMPLES`). */
export type Cv = {
  title: string;
  lead: string;
  sections: { heading: string; entries: CvEntry[] }[];
};

export type CvEntry = { period: string; what: string; detail?: string };

export const cv: Cv = {
  title: "Curriculum vitae",
  lead: "Performance coach, author and speaker. Over four decades with people who have to be at their best while somebody is watching.",
  sections: [
    {
      heading: "Work",
      entries: [
        {
          period: "Today",
          what: "Performance coach in private practice, Belfast",
          detail:
            "One-to-one coaching for dancers, athletes, musicians, speakers and professionals, in person and online.",
        },
        {
          period: "Since the 2000s",
          what: "Speaker and trainer",
          detail:
            "Keynotes, half-day workshops and full-day training for companies, schools and universities in Ireland and Britain.",
        },
        {
          period: "Since the 1990s",
          what: "Mental trainer for performers and teams",
          detail:
            "Season-long work with squads, companies and sales teams: preparation, nerves, feedback, finishing well.",
        },
        {
          period: "Since the 1980s",
          what: "Teacher of Irish dance",
          detail: "Classes from beginners to championship level, and workshops for other teachers.",
        },
      ],
    },
    {
      heading: "Training",
      entries: [
        { period: "Psychology", what: "Studied at night, beside a full week of teaching" },
        {
          period: "Coaching",
          what: "Trained as a coach and as a practitioner of performance psychology",
        },
        { period: "Every year", what: "Supervision and further training, as good practice asks" },
      ],
    },
    {
      heading: "Books",
      entries: [
        { period: "For dancers", what: "Steady Feet, Quiet Mind" },
        { period: "On confidence", what: "The Promise You Keep" },
        { period: "On speaking", what: "Ninety Seconds to Begin" },
        { period: "For parents", what: "The Drive Home" },
      ],
    },
    {
      heading: "Talks that are asked for most",
      entries: [
        { period: "Keynote", what: "Nerves are fuel" },
        { period: "Keynote", what: "The last sixteen bars" },
        { period: "Workshop", what: "Ninety seconds to begin" },
        { period: "Workshop", what: "Feedback without the bruises" },
        { period: "Evening for parents", what: "Raising a performer" },
      ],
    },
  ],
};

export const performingArtsCv: Cv = {
  title: "Performing-arts CV",
  lead: "Dancer, teacher and coach of performers. What follows is the part of the record that schools and companies ask for.",
  sections: [
    {
      heading: "Performing",
      entries: [
        {
          period: "Competition",
          what: "Solo and team dancer at feiseanna and championships",
          detail: "Light and heavy shoe, traditional sets, ceili teams.",
        },
        {
          period: "Touring",
          what: "Ensemble dancer with a touring company",
          detail: "Eight shows a week, understudy for two solos, dance captain of the second cast.",
        },
        { period: "Television", what: "Ensemble dancer in seasonal broadcasts" },
      ],
    },
    {
      heading: "Teaching and judging",
      entries: [
        {
          period: "Classes",
          what: "Teacher from beginners to championship level",
          detail: "Technique, sets, stamina and stagecraft.",
        },
        {
          period: "Workshops",
          what: "Guest teacher for schools and summer courses",
          detail: "The day of the feis, the side of the stage, the last sixteen bars.",
        },
        { period: "Adjudication", what: "Judge at local and friendly competitions" },
      ],
    },
    {
      heading: "Coaching performers",
      entries: [
        {
          period: "Dancers",
          what: "From a first feis to the World Championships",
          detail: "Routines, nerves, comparison, the way back after injury.",
        },
        {
          period: "Actors and musicians",
          what: "Auditions, first nights and long runs",
          detail: "Breath, focus and recovery between performances.",
        },
        {
          period: "Companies",
          what: "Rehearsal-room workshops",
          detail: "Giving notes that can be used, and caring for voices and heads on tour.",
        },
      ],
    },
    {
      heading: "Skills",
      entries: [
        { period: "Dance", what: "Irish step dance, ceili and set dancing; contemporary basics" },
        { period: "Stage", what: "Public speaking, presenting, leading warm-ups for large groups" },
        { period: "Languages", what: "English; conversational Irish" },
      ],
    },
  ],
};
