export const MOST_ASSISTANTS = 20;
