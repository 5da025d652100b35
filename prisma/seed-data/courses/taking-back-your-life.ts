import type { CourseText } from "../types";

export const takingBack = {
  slug: "taking-back-your-life",
  title: "Taking Back Your Life",
  description:
    "Twelve modules for anyone who has looked up one day and found that the week belongs to everybody else. You take an honest look at your life, choose what to change first, and learn the tools that make the change last: goals, emotions, decisions, belief, confidence and skill. There is something to write and something to do in every module.",
  imageAlt: "A wheel whose spokes reach out as far as each part of life is full",
  categoryId: 1,
  pricePence: 5999,
  featured: true,
  isNew: false,
  playerLook: "dedicated",
  workbookTitle: "Taking Back Your Life Workbook",
  lessons: [
    {
      title: "Introduction",
      description: "How lives drift, who is holding the wheel now, and how this course works.",
      durationMinutes: 14,
      contentHtml: `
        <p>Nobody gives their life away in one go. It goes in instalments: a favour here, a ‘just for now’ there, a job taken for a year that is suddenly a decade old. Then, one evening at the sink, you wonder when you last chose anything.</p>
        <p>If you are here because of that evening, well done for listening to it. You don’t need to burn anything down. Most people take their lives back the way they lost them, in small pieces, while the dinner is cooking.</p>
        <h3>How to use these twelve modules</h3>
        <ul>
          <li>Take them in order the first time. Each one leans on the one before.</li>
          <li>One a week is a good pace. Two is plenty.</li>
          <li>Write by hand if you can, in the workbook or a plain copybook. It slows you to the speed of truth.</li>
          <li>Do the task at the end, even badly. Reading alone changes very little.</li>
        </ul>
        <h3>A first question</h3>
        <p>Finish this sentence ten times without stopping: ‘I would get my life back if …’ The first few answers will be about other people. Keep going. The useful ones generally start around number seven.</p>
        <h3>One thing to do today</h3>
        <p>Take back fifteen minutes that you would normally give away without thinking. Spend them on nothing useful at all, and notice what you feel.</p>
      `,
    },
    {
      title: "Your Life Wheel",
      description: "Score eight areas of your life and find the one that would lift the others.",
      durationMinutes: 22,
      contentHtml: `
        <p>When everything feels wrong, it almost never is. Usually two areas are in trouble and they are making noise for all eight. The Life Wheel helps you hear which.</p>
        <h3>Draw it</h3>
        <p>Draw a circle and cut it into eight: health, family, friends, love, work, money, learning and play. Change the names if yours are different. The hub is zero and the rim is ten. Mark how satisfied you are with each, going by your gut, and join the marks.</p>
        <p>Now look at the shape. If that were a wheel on your bicycle, how would the road feel?</p>
        <h3>Read it</h3>
        <ol>
          <li>Which score surprised you?</li>
          <li>Which low score do you actually mind? A three in something you don’t care about can stay a three.</li>
          <li>Which one, if it rose by two points, would pull others up with it? Sleep and friendship often do.</li>
          <li>What would one point more look like on an ordinary Wednesday?</li>
        </ol>
        <p>Resist the wish to fix all eight at once. Choose a single spoke for the length of this course. The wheel will be here when you return to it in module twelve.</p>
        <h3>One thing to do today</h3>
        <p>Pick your spoke and do something for it that takes ten minutes: a walk round the block, a call to your brother, opening the envelope from the bank.</p>
      `,
    },
    {
      title: "Setting Goals (SMART)",
      description:
        "Turn a hope into a goal that is specific, measurable, achievable, relevant and timed.",
      durationMinutes: 21,
      contentHtml: `
        <p>SMART has been written on so many flipcharts that people stop hearing it. It has lasted because it works, provided that you use it on something you care about. Take the spoke that you chose on your wheel.</p>
        <h3>Five tests</h3>
        <ul>
          <li><strong>Specific.</strong> What exactly will you do, where, and with whom? ‘Get fit’ fails. ‘Walk the towpath before work’ passes.</li>
          <li><strong>Measurable.</strong> How would a stranger know that you had done it? Count something.</li>
          <li><strong>Achievable.</strong> Could you do it in your worst week? If not, make it smaller, and keep your pride for later.</li>
          <li><strong>Relevant.</strong> Which spoke does it raise, and why do you mind about that?</li>
          <li><strong>Timed.</strong> By which date? When will you check?</li>
        </ul>
        <p>Put together, it may read: ‘By 30 June I will have walked the towpath before work three mornings a week for eight weeks, because I want my energy back for the children.’ One sentence, and nothing to argue about at half past six in the dark.</p>
        <p>Add a sixth test of my own: does it make you smile a bit? A goal with no pleasure in it is a chore with a deadline.</p>
        <h3>One thing to do today</h3>
        <p>Write your sentence, put it through all the tests, and send it to one person who will ask you about it on a named date.</p>
      `,
    },
    {
      title: "Controlling Your Emotions",
      description: "Find the gap between what happens and what you do next, and learn to widen it.",
      durationMinutes: 20,
      contentHtml: `
        <p>You won’t stop feelings from arriving, and you wouldn’t want to. What you can train is the bit in between: the second or two from the moment you are stung to the moment you sting back. A great deal of a life is decided in those seconds.</p>
        <h3>Know your early signs</h3>
        <p>Think of the last time you lost your temper, or your nerve. Run it backwards. What did your body do first? Hot ears, tight throat, a voice going up? Write down the earliest sign that you can find. From now on, that is your bell.</p>
        <h3>Stop, drop, ask</h3>
        <ol>
          <li><strong>Stop.</strong> When the bell goes, do nothing for one breath. ‘Let me think about that’ is a complete sentence.</li>
          <li><strong>Drop.</strong> Let your shoulders and your voice come down. The mind takes its lead from both.</li>
          <li><strong>Ask.</strong> ‘What do I want to be true ten minutes from now?’ Then act for that.</li>
        </ol>
        <p>Afterwards, be curious about the feeling itself. Anger often guards a boundary. Envy points at a wish. Guilt may be a value calling. Each has something to tell you once it is no longer driving.</p>
        <h3>One thing to do today</h3>
        <p>Choose the person who presses your buttons most reliably. Decide now which single sentence you will say the next time the bell goes.</p>
      `,
    },
    {
      title: "The Power of Self Knowledge",
      description: "Learn your own patterns of energy, mood and avoidance by watching for a week.",
      durationMinutes: 19,
      contentHtml: `
        <p>A good trainer knows a horse’s moods before it leaves the box. Few of us know ourselves half as well. We plan hard thinking for the hour we are always sleepy, accept invitations that we always regret, and are astonished every single time.</p>
        <h3>A week of field notes</h3>
        <p>For seven days, study yourself as a naturalist would, without praise or blame. Three times a day, jot down:</p>
        <ul>
          <li>what I am doing, and with whom;</li>
          <li>my energy, from one to five;</li>
          <li>my mood, in a single word;</li>
          <li>what I am avoiding, if anything.</li>
        </ul>
        <p>On the eighth day, read it through with a coloured pencil. When is your good hour? Which company leaves you taller? What do you always do just before you give up? What comes before your best days, as well as your worst?</p>
        <p>Turn what you find into three short house rules. A client of mine has these on her fridge: ‘No decisions after nine. Ring Aoife when I want to hide. Shoes on before I check my phone.’ They came from seven days of notes, and they have held for six years.</p>
        <h3>One thing to do today</h3>
        <p>Set three quiet alarms for tomorrow and put a small notebook in your pocket. The first entry is the only difficult one.</p>
      `,
    },
    {
      title: "Keeping a Journal",
      description: "Ten minutes and a pen: three simple ways to write, and how to keep it going.",
      durationMinutes: 15,
      contentHtml: `
        <p>A worry in the head goes round and round. On paper it has to stand in a line and wait its turn, and it is usually shorter than you thought. That is the whole case for a journal. You need no talent for it, and nobody is going to mark it.</p>
        <h3>Three ways to begin</h3>
        <ul>
          <li><strong>The emptying.</strong> Two pages, as fast as you can, whatever comes. Good first thing in the morning, or when you can’t sleep.</li>
          <li><strong>The question.</strong> Put one at the top of the page and stay with it. ‘What am I pretending not to know?’ has never yet let me down.</li>
          <li><strong>The ledger.</strong> Three lines at night: something I am glad of, something I did well, something for tomorrow.</li>
        </ul>
        <p>Try each for three days and keep the one you look forward to. Leave the book where you will trip over it. If you miss a week, don’t catch up; simply write today’s date.</p>
        <p>One caution. If you find yourself writing the same grievance every day, change the question to ‘What would I tell a friend to do?’ A journal should move things along. When it only rehearses them, close it and ring someone.</p>
        <h3>One thing to do today</h3>
        <p>Set a timer for ten minutes and write under this heading: ‘What I would like more of.’ Stop when it rings.</p>
      `,
    },
    {
      title: "How to make better decisions",
      description: "A calm method for hard choices, and a lighter one for the small ones.",
      durationMinutes: 23,
      contentHtml: `
        <p>An undecided thing costs you a little every hour, like a tap left running. Some decisions deserve weeks. Many are kept waiting because we hope a perfect answer will turn up if we suffer long enough.</p>
        <h3>First, sort them</h3>
        <p>Ask: can this be undone? If it can, decide today, with what you know, and learn from what happens. Keep your slow thinking for the doors that lock behind you.</p>
        <h3>For the heavy ones</h3>
        <ol>
          <li><strong>Widen it.</strong> ‘Should I leave or stay?’ hides a dozen other choices. Find at least four, including an odd one.</li>
          <li><strong>Test it against your values.</strong> Which option would you defend to someone you respect?</li>
          <li><strong>Travel ahead.</strong> How will each look in ten days, ten months and ten years?</li>
          <li><strong>Ask the body.</strong> Live for one whole day as if you had chosen the first option, then a day as if you had chosen the second. Watch how you sleep.</li>
          <li><strong>Set the date.</strong> Choose the evening on which you will decide, and keep the appointment.</li>
        </ol>
        <p>Write down why you chose as you did. If it goes badly, you will be able to tell a poor decision from poor luck, and they call for different lessons.</p>
        <h3>One thing to do today</h3>
        <p>List every decision you are carrying. Settle three that can be undone before you eat your next meal.</p>
      `,
    },
    {
      title: "The Power of Belief",
      description: "Find the rule you have been living by, test it, and write a better one.",
      durationMinutes: 22,
      contentHtml: `
        <p>Beliefs rarely announce themselves. They hide in plain speech, in phrases like ‘I am not the sort of person who …’ or ‘People like us don’t …’. We mistake them for facts because we have never heard ourselves say them slowly.</p>
        <h3>Catch one</h3>
        <p>Take the goal you wrote in module three and finish this sentence five times: ‘I probably won’t manage it because …’ Underline whichever answer makes your stomach drop. That is the one we want.</p>
        <h3>Put it on trial</h3>
        <ol>
          <li>Where did I get this? Whose voice is it in?</li>
          <li>What has it protected me from? Thank it for that, and mean it.</li>
          <li>What has it cost me so far? What will it cost in another ten years?</li>
          <li>When has it been untrue, even once?</li>
          <li>What would somebody who had already done this believe in its place?</li>
        </ol>
        <p>Now write a replacement that you can say without flinching. ‘I am unstoppable’ won’t survive till lunch. ‘I have learned hard things before, and I can learn this’ will. A new belief wants gentle exercise, so give it one small act a day that would make sense if it were true.</p>
        <h3>One thing to do today</h3>
        <p>Say your new sentence aloud, standing up, and straight afterwards do the smallest act that agrees with it.</p>
      `,
    },
    {
      title: "How to Own Confidence",
      description: "Posture, preparation and a reliable trigger for the state you want to be in.",
      durationMinutes: 18,
      contentHtml: `
        <p>Confidence that depends on applause is only rented. The kind you own comes from three places: how you have prepared, how you carry yourself, and where you put your attention. All of them are in your hands before anyone else has arrived.</p>
        <h3>Borrow from your best day</h3>
        <ol>
          <li>Recall a time when you felt sure of yourself. Any setting will do; mine is a kitchen.</li>
          <li>Stand the way you stood then. Breathe as you breathed. See what you saw, and turn the sound up.</li>
          <li>When the feeling is strong, press your thumb and middle finger together and hold them for five seconds.</li>
          <li>Shake it off, look out of the window, and repeat. Five rounds, with a different good memory each time if you have them.</li>
        </ol>
        <p>Practise daily for a fortnight and that small press of the fingers becomes a reminder your body understands. It won’t replace preparation. It will help you to reach what you prepared.</p>
        <p>Attention is the last piece. Nervous people watch themselves; confident people are busy with the task or with the person in front of them. When you catch yourself watching, ask, ‘What does this moment need from me?’</p>
        <h3>One thing to do today</h3>
        <p>Walk into one room today as the person you will be when this course is done. Nobody needs to know.</p>
      `,
    },
    {
      title: "Master any Skill",
      description:
        "How to practise so that each hour counts: small parts, quick feedback, enough rest.",
      durationMinutes: 24,
      contentHtml: `
        <p>Two people put in a thousand hours. One improves for a thousand hours, and the other improves for ten and repeats the rest. I have seen it in studios, in sales teams and at the piano. Effort was never the difference.</p>
        <h3>Practise like this</h3>
        <ol>
          <li><strong>Choose a part</strong> so small that you can hold all of it in mind: eight bars, one serve, the first minute of the pitch.</li>
          <li><strong>Set a target for it</strong> that you might miss. If you never miss, it is too easy; if you miss more than half, cut it down.</li>
          <li><strong>Go slowly enough to do it right.</strong> Speed is what is left over when the mistakes have gone.</li>
          <li><strong>Get an answer at once.</strong> A mirror, a recording, a friend with honest eyes.</li>
          <li><strong>Repeat, then walk away.</strong> Twenty-five good minutes, a real break, and sleep. A good deal of the learning happens while you rest.</li>
        </ol>
        <p>Mix things up after the first few days. Practising in blocks feels smooth and fades; shuffling the parts feels clumsy and stays. Expect a plateau as well, and greet it as proof that the easy gains are already banked.</p>
        <h3>One thing to do today</h3>
        <p>Take the skill your goal depends on. Name its weakest thirty seconds, and give those thirty seconds one slow and curious session.</p>
      `,
    },
    {
      title: "Failure vs Feedback",
      description: "Take the sting out of results and get the lesson that is inside them.",
      durationMinutes: 17,
      contentHtml: `
        <p>A result is only a result until someone gives it a name. Call it failure, and it becomes a statement about you, with nowhere to go. Call it feedback, and it turns into a statement about what you did, which can be done differently next Tuesday.</p>
        <p>I don’t say this to take away the disappointment. If you have trained for a year and come home empty-handed, be sad. Give it an evening, or a weekend. Then sit down with me and a pencil.</p>
        <h3>The debrief</h3>
        <ul>
          <li><strong>What did I set out to do?</strong></li>
          <li><strong>What happened?</strong> Facts, in order, no adjectives.</li>
          <li><strong>What was in my control?</strong> Preparation, choices, recovery.</li>
          <li><strong>What was outside it?</strong> Fold that list up and bin it.</li>
          <li><strong>What worked that I nearly overlooked?</strong></li>
          <li><strong>What will I do differently, starting when?</strong></li>
        </ul>
        <p>Weigh other people’s comments in the same way. Ask of each one: is it true, is it useful, and does this person want me to do well? Two yeses out of three are enough to keep it. A remark that earns none is just weather.</p>
        <h3>One thing to do today</h3>
        <p>Take an old disappointment through the six questions, and write down the one sentence that it was trying to teach you.</p>
      `,
    },
    {
      title: "The Power of Metaphor",
      description: "Change the picture you think in, and look again at the wheel where you began.",
      durationMinutes: 21,
      contentHtml: `
        <p>Listen to how people speak. ‘I’m drowning.’ ‘It’s an uphill battle.’ ‘I’ve hit a wall.’ We think in pictures, and the picture quietly decides what is possible. A drowning person can only thrash. A person crossing a wide river can look for stones.</p>
        <h3>Find yours, then move about in it</h3>
        <ol>
          <li>Complete the sentence: ‘My life lately has been like …’ Take the first image, however silly.</li>
          <li>Step inside. Where are you standing? What is the weather? Who else is there?</li>
          <li>What does the picture need? A door in the wall, a rope, a lantern, somebody to hold the other end?</li>
          <li>Put it in. Watch what changes, and ask what it would be in real life.</li>
        </ol>
        <p>One man told me that he was ‘carrying everyone up a mountain’. When I asked what the picture needed, he laughed and said, ‘For them to get down and walk.’ He had three conversations that week. They could all walk.</p>
        <p>Now draw your Life Wheel again with today’s scores, and lay it beside the first one. Be proud of the spoke you worked on. Then choose the next.</p>
        <h3>One thing to do today</h3>
        <p>Give the coming year a picture of its own: a garden, a crossing, a rehearsal. Write it on the first page of a fresh notebook.</p>
      `,
    },
  ],
} satisfies CourseText;
