/** The long form: more of everything that is drawn by lot. */
export const isSoak = process.env.FAULTS_SOAK === "1";
