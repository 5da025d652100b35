import type { CourseText } from "../types";

export const journey = {
  slug: "the-journey-to-self-discovery",
  title: "The Journey to Self-Discovery",
  description:
    "Eleven modules on knowing yourself well enough to trust yourself. We start with what holds you back – other people’s opinions, worry, an old story about who you are – and build from there: promises you keep, goals that belong to you, and a picture of where you are going. Work through it at your own pace and come back as often as you like.",
  imageAlt: "Footprints winding over dark ground towards a low golden sun",
  categoryId: 1,
  pricePence: 4999,
  featured: true,
  isNew: false,
  playerLook: "dedicated",
  workbookTitle: "Journey to Self-Discovery Workbook",
  lessons: [
    {
      title: "The Journey of Self Discovery",
      description: "Where you are starting from, and an honest map for the ten modules ahead.",
      durationMinutes: 18,
      contentHtml: `
        <p>Welcome. Most people who come to me can tell me in great detail what everyone else needs from them. Ask what they want themselves and the room goes quiet. If that sounds like you, you are in good company, and you are in the right place.</p>
        <p>Self-discovery has an airy reputation. I mean something plain by it: paying attention to how you think, what sets you off and what lifts you, until you can see yourself coming. You cannot steer what you have never looked at.</p>
        <h3>Draw your starting line</h3>
        <p>Take a page and answer these four questions. Write quickly, and don’t tidy the answers.</p>
        <ol>
          <li>When did I last feel completely like myself? Who was there, and what was I doing?</li>
          <li>What do I keep putting off, and what do I tell myself about why?</li>
          <li>Whose opinion do I carry about with me?</li>
          <li>If nothing changed for five years, what would I be sorriest about?</li>
        </ol>
        <p>Date the page and keep it. You will read it again at the end of module eleven, and the distance between the two readings will tell you more than any score could.</p>
        <h3>One thing to do today</h3>
        <p>Choose the hour in the week that belongs to this course. Put it in your diary in ink, with a place beside it, and tell one person it is taken.</p>
      `,
    },
    {
      title: "Fear of Them",
      description: "Why other people’s opinions weigh so much, and how to put some of them down.",
      durationMinutes: 22,
      contentHtml: `
        <p>Ask a dancer what frightens them and they rarely say falling. They say <em>falling in front of them</em>. ‘They’ is a strange word. It can mean a judge, a mother-in-law, the whole of your old school year, and it is seldom anyone in particular.</p>
        <p>Wanting to be accepted is human, and I would never try to train it out of you. The trouble starts when an imagined audience gets a vote on everything you do.</p>
        <h3>Give ‘them’ a name</h3>
        <ol>
          <li>Write down something you would do this month if nobody could see you.</li>
          <li>Underneath, write what ‘they’ would say about it. Use the actual words you hear.</li>
          <li>Now write the name of the real person who would say that. If no name comes, strike the line out.</li>
          <li>For each name that is left, ask: has this person earned a say in this part of my life?</li>
        </ol>
        <p>Two or three names usually survive. Those are worth a conversation. The rest of the crowd was you, doing voices.</p>
        <blockquote>Most people are far too busy wondering what you think of them.</blockquote>
        <h3>One thing to do today</h3>
        <p>Do one small, harmless thing you would normally hide: ask the question in the meeting, wear the bright coat, sing in the car with the windows down. Notice how quickly the world carries on.</p>
      `,
    },
    {
      title: "Reducing Anxiety",
      description: "A way of settling a worried mind that works in a car park or a dressing room.",
      durationMinutes: 20,
      contentHtml: `
        <p>Anxiety is your body getting ready for something. Quick heart, dry mouth, restless hands: the same signs appear in people who are about to be frightened and people who are about to be brilliant. The feeling is information, and you can learn to read it without obeying it.</p>
        <h3>Name it, place it, size it</h3>
        <ol>
          <li><strong>Name it.</strong> Say, out loud if you can, ‘I notice I am worried about Thursday.’ ‘I notice’ puts a step between you and the worry.</li>
          <li><strong>Place it.</strong> Find where it lives in your body. Chest, stomach, jaw? Let that place soften a little as you breathe out.</li>
          <li><strong>Size it.</strong> Give it a number from one to ten, then ask what would take it down by one. Only one.</li>
        </ol>
        <p>Then sort what is worrying you into two columns: what I can act on, and what I can’t. Pick the smallest thing in the first column and do it. Anxiety feeds on delay, and a ten-minute action starves it better than an evening of thinking.</p>
        <p>If worry is stopping you sleeping, eating or leaving the house, please see your GP as well. Samaritans answer day and night, free, on 116 123. Asking early is strength.</p>
        <h3>One thing to do today</h3>
        <p>At three ordinary moments – kettle, doorway, traffic lights – give your tension a number and breathe it down by one.</p>
      `,
    },
    {
      title: "Breathwork",
      description: "Three breathing patterns: one to settle, one to focus, one to finish the day.",
      durationMinutes: 16,
      contentHtml: `
        <p>Your heart doesn’t take instructions. Your breath does, and the heart follows it. A longer out-breath tells the body that the emergency is over, which is why a sigh feels the way it does.</p>
        <p>Sit or stand tall, loosen your jaw and breathe through your nose if that is comfortable. Never strain. If you feel light-headed, stop and breathe normally; if you are pregnant or have a heart or lung condition, check with your doctor first.</p>
        <h3>Three patterns to learn</h3>
        <ul>
          <li><strong>To settle: four in, six out.</strong> Ten rounds take under two minutes. Use it before you walk into the room.</li>
          <li><strong>To focus: the square.</strong> In for four, hold for four, out for four, hold for four. Four rounds are plenty. I use this one between the dressing room and the wings.</li>
          <li><strong>To finish: the long sigh.</strong> Two short sips in, then one slow breath out through the mouth. Three of these close a hard day.</li>
        </ul>
        <p>Practise when you are calm. A skill that you first try in a crisis is only a hope. After a fortnight of ordinary mornings your body will know the way and get there in three or four breaths.</p>
        <h3>One thing to do today</h3>
        <p>Choose one pattern and tie it to something you already do each day, such as waiting for the kettle. Do it now, before you press on.</p>
      `,
    },
    {
      title: "Rewriting Your Past",
      description: "The facts stay as they were; what you decided they meant is open to revision.",
      durationMinutes: 25,
      contentHtml: `
        <p>At nine, a girl I once coached was told in front of the class that she had no rhythm. At thirty-four she still would not dance at weddings. The remark lasted four seconds. The story she built on it lasted twenty-five years.</p>
        <p>You can’t change what happened, and I will not ask you to pretend it was fine. What you can look at again is the conclusion you drew, usually in a hurry and usually as a child.</p>
        <h3>Three columns</h3>
        <p>Choose a memory that stings a little. Leave the heaviest ones for a qualified therapist; they deserve that care.</p>
        <ul>
          <li><strong>What happened.</strong> Only what a camera would have recorded.</li>
          <li><strong>What I decided it meant.</strong> About me, about people, about what I am allowed.</li>
          <li><strong>What else it could mean.</strong> Write three possibilities as a kind adult would see them.</li>
        </ul>
        <p>Read the third column aloud. You needn’t believe every line. Pick the one that is both kinder and at least as true as the old version, and begin telling the story with that ending.</p>
        <h3>One thing to do today</h3>
        <p>Find a photograph of yourself at about the age when the old story began. Write that child two sentences about how it turned out, and keep the page with the photograph.</p>
      `,
    },
    {
      title: "Keeping a Promise",
      description: "Self-trust is built from small promises kept, starting with a very small one.",
      durationMinutes: 15,
      contentHtml: `
        <p>Think of a friend who cancels every time. You still like them, but you stop planning around them. We do the same with ourselves. Each broken ‘I’ll start on Monday’ teaches you that your own word doesn’t count for much.</p>
        <p>The repair is undramatic. You make a promise so small that keeping it is nearly embarrassing, you keep it, and you let yourself notice.</p>
        <h3>Make one that will hold</h3>
        <ul>
          <li><strong>Make it small.</strong> Two minutes of practice, one page, a glass of water. Bad days must be able to carry it.</li>
          <li><strong>Tie it to something fixed.</strong> ‘After I brush my teeth’ beats ‘in the morning’.</li>
          <li><strong>Record it.</strong> A cross on a calendar is enough. The row of crosses becomes evidence.</li>
          <li><strong>Plan the miss.</strong> You will miss a day. Decide now that you never miss two, and the slip stays a slip.</li>
        </ul>
        <p>Keep the promise the same size for two full weeks, even when you feel able for more. We are training reliability here, and ambition can wait its turn.</p>
        <h3>One thing to do today</h3>
        <p>Write your promise as one sentence: ‘After I …, I will …, for two weeks.’ Sign it. Keep it for the first time before you go to bed tonight.</p>
      `,
    },
    {
      title: "Goal Setting",
      description: "Find a goal that is truly yours and break it into steps that fit a week.",
      durationMinutes: 24,
      contentHtml: `
        <p>I have met champions who were miserable on the podium because the goal had never been theirs. So before we talk about how to reach a goal, ask where it came from.</p>
        <h3>Whose goal is it?</h3>
        <p>Write down three things you are working towards. Beside each one, finish this sentence: ‘If I got this and could never tell anyone, I would …’ If the rest of the sentence is ‘not bother’, the goal belongs to somebody else. Hand it back.</p>
        <h3>From wish to week</h3>
        <ol>
          <li><strong>Outcome.</strong> What will be different, and by which date? Write it in the present tense, as if you were there.</li>
          <li><strong>Performance.</strong> What would you have to be able to do to make that likely?</li>
          <li><strong>Process.</strong> Which actions, repeated each week, build that ability?</li>
          <li><strong>First step.</strong> What takes less than fifteen minutes and can be done now?</li>
        </ol>
        <p>You control the fourth line fully, the third mostly, the second partly and the first hardly at all. Spend your attention in that order. Results take care of themselves more often when you stop staring at them.</p>
        <h3>One thing to do today</h3>
        <p>Do your fifteen-minute step today, before the plan is perfect. Then write tomorrow’s step under it.</p>
      `,
    },
    {
      title: "Building on Self Belief",
      description: "Collect evidence of what you can do, so that belief has something to stand on.",
      durationMinutes: 19,
      contentHtml: `
        <p>People often wait to feel confident before they begin. It works the other way about. Belief is a conclusion, and the mind draws it from evidence. If the only evidence you file is what went wrong, no amount of cheering will change the verdict.</p>
        <h3>Open the other file</h3>
        <p>Take your age and divide it into three. For each third, write down three things you managed that were hard for you <em>at the time</em>. Learning to swim counts. So does leaving a job, passing a test at the second attempt, or getting a family through a bad winter.</p>
        <p>Now, beside each one, write the quality it took. Patience? Nerve? The knack of asking for help? You are looking for the two or three words that turn up again and again. Those are yours. You had them before you needed them, and you have them now.</p>
        <blockquote>Confidence is memory put to good use.</blockquote>
        <p>When a new challenge arrives, ask a better question than ‘Can I do it?’ Ask: ‘Which of my proven qualities does this call for?’</p>
        <h3>One thing to do today</h3>
        <p>Tonight, write down three things you did well, with the quality each one took. Keep the list beside your bed, and add to it for seven nights in a row.</p>
      `,
    },
    {
      title: "Knowing Your Values",
      description:
        "Name the five things that matter most to you, and check your diary against them.",
      durationMinutes: 23,
      contentHtml: `
        <p>When a decision is agony, two of your values are usually pulling against each other and neither has been named. Name them and the choice may still be hard, but it will no longer be a fog.</p>
        <h3>Find your five</h3>
        <ol>
          <li>Think of three moments when you were proud of how you behaved, whatever the result. What were you standing up for?</li>
          <li>Think of three moments when you were furious. Which line had been crossed?</li>
          <li>From those six moments, write every value you can hear: honesty, family, freedom, craft, kindness, faith, fun, fairness.</li>
          <li>Cut the list to ten, then to five. The last few cuts should hurt.</li>
          <li>Put the five in order. If you could keep only one promise on a bad day, which would it be?</li>
        </ol>
        <h3>Now open your diary</h3>
        <p>Look at the last fortnight and mark each hour that served one of the five. Most people find that their first value gets the crumbs of the week. That is worth knowing, and it can be mended an hour at a time.</p>
        <h3>One thing to do today</h3>
        <p>Give your top value one protected hour in the next seven days. Write down what you are saying no to so that the hour can exist.</p>
      `,
    },
    {
      title: "See It",
      description: "Rehearse in the mind with enough detail that the body joins in.",
      durationMinutes: 17,
      contentHtml: `
        <p>Before I ever ask a performer to walk on stage, I ask them to do it with their eyes shut. A well-made mental rehearsal wakes many of the pathways that the real thing will use. When the day comes it feels less like a first time.</p>
        <p>Some people see sharp pictures. Others hear, or feel the movement, or simply know. All of these work. Use what comes.</p>
        <h3>Build the scene</h3>
        <ol>
          <li><strong>Settle.</strong> Six slow breaths, feet on the floor.</li>
          <li><strong>Arrive.</strong> Walk in through your own eyes. What is the light like? What can you smell? What is under your feet?</li>
          <li><strong>Perform.</strong> Run it in real time, from the first movement to the last, doing it well for <em>you</em>.</li>
          <li><strong>Recover.</strong> Let one thing go wrong, and see yourself carry on calmly. This is the part that most people leave out, and it is worth the most.</li>
          <li><strong>Close.</strong> Feel the ending. Breathe out. Open your eyes.</li>
        </ol>
        <p>Five minutes a day is better than an hour on Sunday. Stop while it still feels good.</p>
        <h3>One thing to do today</h3>
        <p>Choose tomorrow’s hardest ten minutes and rehearse them once tonight, in bed, including one small mishap and your easy way through it.</p>
      `,
    },
    {
      title: "Unlock Your Mind",
      description: "Draw the eleven modules together into one page you can live by.",
      durationMinutes: 26,
      contentHtml: `
        <p>Get out the page from module one and read it slowly. Don’t correct anything. Just notice which answers have moved, which have stayed, and which you would now write with a firmer hand.</p>
        <p>A mind comes unlocked a little at a time, mostly through questions you are willing to sit with. You have sat with a good many. Let’s gather them up before ordinary life washes over the notes.</p>
        <h3>Your one-page compass</h3>
        <ul>
          <li><strong>I am at my best when</strong> … (your evidence from module eight)</li>
          <li><strong>I stand for</strong> … (your five values)</li>
          <li><strong>I no longer give a vote to</strong> … (the crowd from module two)</li>
          <li><strong>The old story was</strong> … <strong>and the truer one is</strong> …</li>
          <li><strong>When I am rattled, I</strong> … (your breath, your first small step)</li>
          <li><strong>This season I am working towards</strong> …</li>
          <li><strong>My promise to myself is</strong> …</li>
        </ul>
        <p>Copy it out in your best handwriting. Put it somewhere you will meet it by accident: inside a cupboard door, in a dance bag, in the back of your diary.</p>
        <h3>One thing to do today</h3>
        <p>Read your compass to one person you trust. Then choose a date three months from now, and make an appointment with yourself to write the next edition.</p>
      `,
    },
  ],
} satisfies CourseText;
