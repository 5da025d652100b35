import type { Exercise, Workbook } from "../types";

const areas = ["Health", "Family", "Friends", "Love", "Work", "Money", "Learning", "Play"];

function journalPage(key: string, title: string, lead: string, prompts: string[]): Exercise {
  const blocks = prompts.map((prompt) => ({ kind: "write" as const, prompt }));
  const date = { kind: "write" as const, prompt: "Date", weight: 0.16 };
  return { key, module: 6, title, lead, blocks: [date, ...blocks] };
}

export const takingBackWorkbook: Workbook = {
  slug: "taking-back-your-life",
  title: "Taking Back Your Life",
  promise:
    "Your wheel, your goal, your journal. Type into the fields, or print them and take a pen.",
  exercises: [
    {
      key: "start",
      module: 1,
      title: "I would get my life back if …",
      lead: "Finish the sentence ten times without stopping. The first few answers will be about other people. Keep going: the useful ones generally start around number seven.",
      blocks: [{ kind: "list", prompt: "I would get my life back if …", count: 10 }],
    },
    {
      key: "wheel",
      module: 2,
      title: "Your Life Wheel",
      lead: "Score each area from zero to ten by your gut, type the scores in, and on paper mark each spoke and join the marks. Would that wheel roll?",
      blocks: [
        { kind: "wheel", areas },
        {
          kind: "write",
          prompt: "The score that surprised me, and the low one that I actually mind",
          weight: 1.1,
        },
        {
          kind: "write",
          prompt:
            "The spoke that I choose for this course, and what one point more looks like on a Wednesday",
        },
      ],
    },
    {
      key: "smart",
      module: 3,
      title: "A SMART goal",
      lead: "Take the spoke you chose. Put the goal through the five tests, and then through a sixth: does it make you smile a bit?",
      blocks: [
        { kind: "write", prompt: "Specific: what exactly will I do, where, and with whom?" },
        { kind: "write", prompt: "Measurable: how would a stranger know that I had done it?" },
        {
          kind: "write",
          prompt: "Achievable: could I do it in my worst week? If not, what is smaller?",
        },
        { kind: "write", prompt: "Relevant: which spoke does it raise, and why do I mind?" },
        { kind: "write", prompt: "Timed: by which date, and when do I check?", weight: 0.6 },
        { kind: "write", prompt: "My goal in one sentence", weight: 1.2 },
        {
          kind: "ticks",
          prompt: "Before I go on:",
          options: ["It makes me smile", "One person knows, and will ask me about it"],
          columns: 2,
        },
      ],
    },
    {
      key: "emotions",
      module: 4,
      title: "Stop, drop, ask",
      lead: "For a week, write down each time a feeling took the reins. Find the earliest sign that your body gave. That is your bell.",
      blocks: [
        {
          kind: "table",
          name: "Moment",
          columns: [
            { title: "What happened", share: 4 },
            { title: "What I felt", share: 3 },
            { title: "The first sign in my body", share: 3.4 },
            { title: "What I did next", share: 3.4 },
          ],
          rows: 5,
          weight: 3,
        },
        {
          kind: "write",
          prompt: "My bell, and the one sentence I will say when it goes",
          weight: 0.8,
        },
        { kind: "write", prompt: "What the feeling was trying to tell me", weight: 0.8 },
      ],
    },
    {
      key: "notes",
      module: 5,
      title: "A week of field notes",
      lead: "Three times a day, as a naturalist would, without praise or blame: what you are doing, your energy from one to five, your mood in a word, and what you are avoiding.",
      blocks: [
        {
          kind: "table",
          name: "Field notes",
          columns: [
            { title: "Day", share: 2.4 },
            { title: "Morning", share: 4 },
            { title: "Afternoon", share: 4 },
            { title: "Evening", share: 4 },
          ],
          rows: ["Day 1", "Day 2", "Day 3", "Day 4", "Day 5", "Day 6", "Day 7"],
          weight: 4,
        },
        { kind: "list", prompt: "My three house rules", count: 3, weight: 1 },
      ],
    },
    journalPage(
      "emptying",
      "Journal: the emptying",
      "As fast as you can, whatever comes. Nobody is going to mark it. Print this page as often as you need it.",
      ["What is on my mind"],
    ),
    journalPage(
      "question",
      "Journal: the question",
      "Put one question at the top and stay with it until the page is full.",
      [
        "What am I pretending not to know?",
        "What would I like more of?",
        "What would I tell a friend to do?",
      ],
    ),
    {
      key: "ledger",
      module: 6,
      title: "Journal: the ledger",
      lead: "Three lines at night. If you miss an evening, don’t catch up; simply go on.",
      blocks: [
        {
          kind: "table",
          name: "Evening",
          columns: [
            { title: "Evening", share: 2 },
            { title: "Something I am glad of", share: 4 },
            { title: "Something I did well", share: 4 },
            { title: "Something for tomorrow", share: 4 },
          ],
          rows: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        },
      ],
    },
    {
      key: "decisions",
      module: 7,
      title: "A better decision",
      lead: "Can it be undone? Then decide today. Keep this page for the doors that lock behind you.",
      blocks: [
        {
          kind: "write",
          prompt: "What I have to decide, and the evening on which I will",
          weight: 0.8,
        },
        {
          kind: "table",
          name: "Option",
          columns: [
            { title: "Options (one odd)", share: 4 },
            { title: "In ten days", share: 3 },
            { title: "In ten months", share: 3 },
            { title: "In ten years", share: 3 },
          ],
          rows: 4,
          weight: 2.6,
        },
        { kind: "write", prompt: "The option I would defend to someone I respect", weight: 0.8 },
        {
          kind: "write",
          prompt: "What my body said after a day of living as if I had chosen it",
          weight: 0.8,
        },
        { kind: "write", prompt: "What I chose, and why", weight: 0.9 },
      ],
    },
    {
      key: "belief",
      module: 8,
      title: "A belief on trial",
      lead: "Finish the sentence five times, then put the answer that makes your stomach drop on trial.",
      blocks: [
        { kind: "list", prompt: "I probably won’t manage it because …", count: 5, weight: 1.9 },
        { kind: "write", prompt: "Where did I get this, and whose voice is it in?" },
        { kind: "write", prompt: "What has it protected me from, and what has it cost me?" },
        { kind: "write", prompt: "When has it been untrue, even once?", weight: 0.8 },
        { kind: "write", prompt: "The replacement that I can say without flinching", weight: 0.8 },
      ],
    },
    {
      key: "feedback",
      module: 11,
      title: "Failure, or feedback",
      lead: "Take one result through the six questions. Facts first, in order, no adjectives.",
      blocks: [
        { kind: "write", prompt: "What did I set out to do?", weight: 0.8 },
        { kind: "write", prompt: "What happened?" },
        { kind: "write", prompt: "What was in my control?" },
        {
          kind: "write",
          prompt: "What was outside it? (Fold this list up and bin it.)",
          weight: 0.8,
        },
        { kind: "write", prompt: "What worked that I nearly overlooked?" },
        { kind: "write", prompt: "What will I do differently, starting when?" },
        {
          kind: "write",
          prompt: "The one sentence that this result was trying to teach me",
          weight: 0.7,
        },
      ],
    },
    {
      key: "wheel-again",
      module: 12,
      title: "Your Life Wheel, again",
      lead: "Today’s scores, before you look back at the first wheel. Then lay the two side by side.",
      blocks: [
        { kind: "wheel", areas },
        { kind: "write", prompt: "What has moved, and what I did to move it" },
        {
          kind: "write",
          prompt: "The next spoke, and a picture for the year to come",
          weight: 0.9,
        },
      ],
    },
  ],
};
