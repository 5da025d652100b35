import { MY_DATA } from "@/lib/contact/rules";

/** The topics that the site itself links to; the coach edits all others. */
export const requestTopics = [
  {
    key: "lost-mailbox",
    subject: "I cannot read mail at my old address",
    message:
      "The address that my account has now:\nThe number of an order, or the day on which I paid:\n",
  },
  {
    key: "my-data",
    subject: MY_DATA,
    message: "What I ask for (a copy, a correction, deletion, or what you use it for):\n",
  },
];

export const contact = {
  sent: {
    title: "Message Sent!",
    description: "Thank you for your message. We'll get back to you shortly.",
  },
  arrived: {
    title: "Your message has arrived.",
    description: "The answer comes to your e-mail address.",
  },
};
