import type { CourseText } from "../types";

export const greatProcess = {
  slug: "the-great-process-in-practice",
  title: "The Great Process in Practice",
  description:
    "Five steps that turn a good intention into something you can do on a wet Tuesday: ground yourself, recognise what is true, envision the outcome, act on the smallest part, take stock. Bring one real goal with you and work it through from start to finish. Short enough for a fortnight, sound enough for the rest of your life.",
  imageAlt: "Five steps with footprints, rising towards a golden sun",
  categoryId: 1,
  pricePence: 3999,
  featured: false,
  isNew: true,
  playerLook: "dedicated",
  workbookTitle: null,
  lessons: [
    {
      title: "Introduction",
      description:
        "What the five steps are for, and how to choose the goal you will take through them.",
      durationMinutes: 12,
      contentHtml: `
        <p>I have watched gifted people stall and ordinary people fly, and the difference is seldom talent. It is that one of them has a way of working and the other has a mood. Moods are lovely when they come. A process turns up every day.</p>
        <p>This one has five steps, and their first letters spell the name: <strong>G</strong>round, <strong>R</strong>ecognise, <strong>E</strong>nvision, <strong>A</strong>ct, <strong>T</strong>ake stock. It has served me with world champions, with boardrooms and with teenagers the night before an exam.</p>
        <h3>Choose your piece of work</h3>
        <p>Please don’t read this course as theory. Bring one goal and take it through every step. A good one:</p>
        <ul>
          <li>matters to you, and not only to someone who loves you;</li>
          <li>could show real movement within six weeks;</li>
          <li>depends mostly on what you do;</li>
          <li>is small enough to say in one breath.</li>
        </ul>
        <p>‘Get my life together’ is too big. ‘Speak once, clearly, at each Monday meeting’ is just right. If you have several, choose the one you would be most relieved to stop carrying.</p>
        <h3>One thing to do today</h3>
        <p>Write your goal on the first line of a clean page, and under it the date six weeks from now. Leave the rest of the page empty. We are going to fill it together.</p>
      `,
    },
    {
      title: "Step 1: Ground Yourself",
      description: "Arrive before you begin: a three-minute reset for body, breath and attention.",
      durationMinutes: 16,
      contentHtml: `
        <p>Every bad decision I remember making, I made while rushing. Grounding comes first in the process because a scattered mind will choose whatever is loudest. Three minutes of stillness buys you the next hour.</p>
        <h3>The three-minute reset</h3>
        <ol>
          <li><strong>Feet, one minute.</strong> Stand or sit with both feet flat. Press them gently down and feel the floor push back. Dancers know this: height starts with the ground.</li>
          <li><strong>Breath, one minute.</strong> Let each breath out last a little longer than the breath in. Don’t force it. You are slowing a pendulum.</li>
          <li><strong>Senses, one minute.</strong> Name three things you see, two you hear and one you can touch. You are here, and here is manageable.</li>
        </ol>
        <p>When the three minutes are over, read your goal aloud and listen to your body’s answer. A lift, a knot, nothing at all? Write down one word for it. You aren’t judging the goal yet. You are learning what state you bring to it.</p>
        <p>Do this before you practise, before you answer the difficult message, before you go through the door. It will feel slow in the first week and natural in the third.</p>
        <h3>One thing to do today</h3>
        <p>Pick the doorway you use most, at home or at work. Each time you go through it, feel both feet for one breath before you take the next step.</p>
      `,
    },
    {
      title: "Step 2: Recognise What Is True",
      description: "Look at where you stand with your goal, without excuses and without cruelty.",
      durationMinutes: 21,
      contentHtml: `
        <p>A map is no use until you can put your finger on it and say ‘I am here’. Most of us are poor at this in one of two directions. Some flatter themselves. Many more are so harsh that the picture is just as false.</p>
        <h3>The fair witness</h3>
        <p>Imagine someone who likes you, who has seen everything, and who cannot lie. Let that witness answer these on paper:</p>
        <ul>
          <li>How often did you actually work at this in the past month? A number, please.</li>
          <li>What already goes well, even a little?</li>
          <li>Where does it usually break down, and what happens in the ten minutes before?</li>
          <li>What have you been calling ‘no time’ that is really something else?</li>
          <li>Who or what has helped before?</li>
        </ul>
        <p>Then draw a line from one to ten and mark where you are today. The mark is rarely a one. Ask yourself why it isn’t lower, because the answer shows you what to keep. After that, ask what one point higher would look like on an ordinary afternoon.</p>
        <p>Truth told kindly gives you energy. If your page leaves you flat, the witness wasn’t being fair. Try again tomorrow.</p>
        <h3>One thing to do today</h3>
        <p>Ask one person who has watched you at this: ‘What do you see me do well, and what gets in my way?’ Say thank you, and nothing else.</p>
      `,
    },
    {
      title: "Step 3: Envision the Outcome",
      description: "Make the result so clear that you would know it if you walked into the room.",
      durationMinutes: 19,
      contentHtml: `
        <p>‘I want to be better’ gives the mind nothing to hold. ‘I finish the last eight bars with my shoulders down and my face alive’ gives it a job. In this step you turn a wish into a scene.</p>
        <h3>Write the scene</h3>
        <p>Go to the date at the top of your page. It is that day, and the work has paid off. Write ten lines in the present tense, and put in:</p>
        <ol>
          <li>where you are, and what time it is;</li>
          <li>what a camera would see you doing;</li>
          <li>what you hear yourself or others say;</li>
          <li>how your body feels while you do it;</li>
          <li>what is now easier than it used to be.</li>
        </ol>
        <p>Then add the honest part. Which obstacle is most likely to meet you on the way? Write it down with your answer to it: ‘If it is raining and I want to stay in, then I put my shoes on and do five minutes.’ A vision with its obstacle beside it is a good deal sturdier than a vision alone.</p>
        <p>Read the scene every morning for a week, slowly, as you would read to a child. Change any word that rings false.</p>
        <h3>One thing to do today</h3>
        <p>Write one ‘If … then I …’ sentence for the obstacle that has beaten you most often, and stick it where that obstacle lives.</p>
      `,
    },
    {
      title: "Step 4: Act on the Smallest Part",
      description: "Cut the work down until starting is easy, then repeat it until it is yours.",
      durationMinutes: 18,
      contentHtml: `
        <p>Here is where good plans go to die, so let’s be practical. You do not rise to the size of your goal. You do what is easy to start, again and again, and one morning you notice how far you have come.</p>
        <h3>Cut it three times</h3>
        <ol>
          <li>Write down the next thing your goal asks of you.</li>
          <li>Cut it in half. Then in half again.</li>
          <li>Cut it once more, until a tired version of you would shrug and say, ‘Well, I could do <em>that</em>.’</li>
        </ol>
        <p>A dancer’s ‘work on stamina’ became one extra run of the first step after class. A manager’s ‘be more visible’ became one question asked before the half-hour mark. Both were doing four times as much within a month, and neither had to be pushed.</p>
        <h3>Set the stage</h3>
        <ul>
          <li>Fix the time and place. Vague plans lose to the sofa.</li>
          <li>Lay out what you need the night before.</li>
          <li>Remove one thing that gets in the way.</li>
          <li>Finish while you still want more.</li>
        </ul>
        <h3>One thing to do today</h3>
        <p>Do your three-times-cut action within the next hour. It will take you less time than it took to read this page, and the process will have begun.</p>
      `,
    },
    {
      title: "Step 5: Take Stock and Go Again",
      description:
        "A weekly review that keeps what works, drops what doesn’t and starts the next round.",
      durationMinutes: 20,
      contentHtml: `
        <p>Practice makes permanent, whether it is good or bad. That is why the process ends with a look back. Fifteen minutes a week will save you months of polishing the wrong thing.</p>
        <h3>The Sunday page</h3>
        <p>Same chair, same time, one page. Answer in this order, because the order protects your spirit:</p>
        <ol>
          <li><strong>What went well, and what did I do to bring it about?</strong> Three things at least.</li>
          <li><strong>What did I learn?</strong> Include what was uncomfortable. Leave out the insults.</li>
          <li><strong>What will I keep?</strong> If it works, don’t improve it yet.</li>
          <li><strong>What will I change?</strong> One thing. Two at the most.</li>
          <li><strong>Where am I on the line from one to ten?</strong> Mark it next to last week’s mark.</li>
        </ol>
        <p>Progress is bumpy. If the mark has dropped, go back to step one and ground yourself before you draw conclusions; you may simply be tired. If it has stayed put for three weeks, the action is probably too big or the scene too dim.</p>
        <p>At the six-week date, celebrate on purpose. Then choose the next piece of work and begin again. You won’t need me to lead you through it twice.</p>
        <h3>One thing to do today</h3>
        <p>Put your first four reviews in the diary now, each with a cup of something you like.</p>
      `,
    },
  ],
} satisfies CourseText;
