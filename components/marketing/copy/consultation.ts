export const consultation = {
  title: "Not sure where to begin?",
  text: "Book a free 15-minute consultation. Tell me what is coming up and what worries you about it, and I will tell you honestly whether I can help.",
  button: "Book a free consultation",
};
