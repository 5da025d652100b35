/** Titles and words of the toasts; the plain pages say the same without JavaScript. */
export const newsletter = {
  subscribed: {
    title: "Success!",
    description: "You've been successfully subscribed to our newsletter.",
  },
  invalid: { title: "Invalid Email", description: "Please enter a valid email address" },
  failed: {
    title: "Error!",
    description: "There was a problem subscribing to the newsletter. Please try again later.",
  },
  crowded:
    "Too many people on your network have just subscribed. Please use your phone’s own connection, or try again in an hour.",
  nextStep:
    "One more step: open the mail that we have just sent you and press the button in it. Until then you get no letters.",
};
