/** The long run, with more of everything that is drawn at random. */
export const isSoak = process.env.FAULTS_SOAK === "1";
