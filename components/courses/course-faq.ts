import type { Question } from "@/components/ui/faq-list";

export const learningPoints = [
  "Settle your nerves in a few breaths, wherever you are",
  "Recognise the thoughts that hold you back, and answer them",
  "Build belief on evidence, in place of luck or applause",
  "Set goals that fit into a real week",
  "Prepare your mind for the moments that matter",
  "Recover quickly when something goes wrong",
  "Turn results, good and bad, into your next step",
  "Keep a simple practice going after the course is done",
];

export const courseQuestions: Question[] = [
  {
    question: "How soon can I start?",
    answer:
      "Straight away. As soon as your payment has gone through, the course is open, and an e-mail with your sign-in link is sent to the address you gave.",
  },
  {
    question: "How long do I have access?",
    answer:
      "For life. You pay once, there is no subscription, and you can repeat any module as often as you like.",
  },
  {
    question: "How much time does it take?",
    answer:
      "Most people take one module a week and spend about twenty minutes on it, and a few minutes each day on the exercise. Nobody is counting; go at the pace that suits you.",
  },
  {
    question: "What do I need?",
    answer:
      "A telephone, tablet or computer, a notebook and a pencil. Your place is kept, so you can begin on one device and carry on with another.",
  },
  {
    question: "Is this a replacement for therapy or medical care?",
    answer:
      "No. The courses are coaching and education. If you are unwell or in distress, please speak to your GP; the two can go very well side by side.",
  },
  {
    question: "Can I get my money back?",
    answer:
      "Because access begins at once, you are asked at checkout to agree that the 14-day right to cancel ends there. Your other rights stay as they are: if a course is faulty or not as described, we put it right or refund you. The refunds page has the details.",
  },
];
