import type { CourseText } from "../types";

export const unshakable = {
  slug: "unshakable-confidence-for-stage",
  title: "Unshakable Confidence for Stage",
  description:
    "Eight modules for Irish dancers who dance beautifully in class and want to bring all of it on to the stage. You learn how to prepare your mind as carefully as your feet, how to believe in yourself when the results board doesn’t, and how to keep passion and stamina to the last bar. Written for dancers from about twelve years old, and useful to the teachers and parents behind them.",
  imageAlt: "Two spotlights meeting on a pair of footprints in the middle of a stage",
  categoryId: 2,
  pricePence: 7999,
  featured: true,
  isNew: false,
  playerLook: "generic",
  workbookTitle: "Course Workbook",
  lessons: [
    {
      title: "Introduction & Workbook Download",
      description: "How the course works, what to bring, and a first look at your best dance.",
      durationMinutes: 13,
      contentHtml: `
        <p>You already know how much work goes into your feet: drills, stretches, the same eight bars until the neighbours know them too. Now tell me how many minutes you spent last week on your head. For most dancers the answer is none, and then we ask the head to hold everything together in front of three adjudicators.</p>
        <p>This course trains that part. There are eight modules, one a week if you can. Keep a workbook or a notebook in your dance bag so that it comes to class with you. If you are under sixteen, ask a parent to read along; the two of you will argue less in the car.</p>
        <h3>Your best dance</h3>
        <p>Think of the best you have ever danced. It needn’t have won anything. Write down:</p>
        <ol>
          <li>where it was, and who was there;</li>
          <li>what you did in the hour beforehand;</li>
          <li>what you were thinking about while you danced;</li>
          <li>what your body felt like in the first eight bars.</li>
        </ol>
        <p>Look at number three. Nearly everyone writes ‘nothing much’ or ‘the music’. That quiet is what we are going to learn to find on purpose.</p>
        <h3>One thing to do today</h3>
        <p>Write one sentence at the front of your workbook: ‘By the end of this course, I want to walk on stage feeling …’</p>
      `,
    },
    {
      title: "How far are you from success",
      description:
        "Measure the real distance between the dancer you are and the dancer you want to be.",
      durationMinutes: 19,
      contentHtml: `
        <p>‘Miles away,’ a dancer told me once, almost in tears. So we measured. Her timing was there. Her turnout was nearly there. Her stamina went in the last sixteen bars, and her face closed when she was tired. That isn’t miles. That is two things.</p>
        <h3>Take the measurements</h3>
        <p>First describe success for this season in words a camera could check. ‘Recall at the Ulsters, dancing my set full out to the last bar’ is good. ‘Be amazing’ isn’t.</p>
        <p>Then score yourself from one to ten on each of these, and ask your teacher to do the same on a separate page:</p>
        <ul>
          <li>timing and musicality</li>
          <li>carriage, turnout and placement</li>
          <li>height, speed and power</li>
          <li>stamina in the final step</li>
          <li>presence from walking on to the bow</li>
          <li>recovery after a mistake</li>
        </ul>
        <p>Compare the two pages. Where you scored lower than your teacher, you have a belief to work on. Where you scored higher, you have something to practise. Both are good news, because both can be trained.</p>
        <h3>One thing to do today</h3>
        <p>Choose the one line that would change the most if it rose by a point. Decide with your teacher what ten minutes of it, three times a week, would look like.</p>
      `,
    },
    {
      title: "Are you Confident?",
      description: "What confidence is made of, and where yours leaks away on a competition day.",
      durationMinutes: 17,
      contentHtml: `
        <p>People speak of confidence as though you were born with it, like red hair. I have coached shy world champions and loud dancers who fell to bits in the wings. Confidence is the expectation that you can do a particular thing, and it goes up and down all day.</p>
        <h3>Follow it through a feis</h3>
        <p>Draw a line across a page from waking up to the results. Above it, mark how confident you usually feel at each of these moments:</p>
        <ol>
          <li>waking up, and the journey</li>
          <li>seeing the hall, and the other dancers warming up</li>
          <li>wig, dress, number</li>
          <li>waiting in line at the side of the stage</li>
          <li>pointing your toe for the introduction</li>
          <li>the moment after a slip</li>
          <li>the results</li>
        </ol>
        <p>Join the marks. Where does the line dip? That is where confidence leaks, and it is generally the same place every time. Dancers who dip at number two are comparing. A dip at four means too much time to think; one at six means that nobody has ever taught you what to do next.</p>
        <p>Pick your deepest dip. The next three modules will give you something to put there.</p>
        <h3>One thing to do today</h3>
        <p>At class, notice one moment when your confidence rises without anyone praising you. Write down what you had just done.</p>
      `,
    },
    {
      title: "How to build Self-Belief",
      description: "Three bricks for every week: evidence, better self-talk and mental rehearsal.",
      durationMinutes: 22,
      contentHtml: `
        <p>Belief is built the way a dance is built, in small pieces and over and over. These are the three bricks that I give every dancer, whether it is a first feis or the Worlds.</p>
        <h3>Brick one: evidence</h3>
        <p>After each class, write down three things that went better than last week. ‘Left leg stayed straight in the second step’ is perfect. Your brain is very good at saving mistakes; you are teaching it to save the rest.</p>
        <h3>Brick two: self-talk</h3>
        <p>Catch the sentence you say to yourself most often on stage. Would you say it to the youngest in your class, just before she went on? If not, swap it. Keep the new one short, true and in the present: ‘Tall and light.’ ‘Listen and go.’</p>
        <h3>Brick three: rehearsal</h3>
        <p>Each night, dance your first step in your head, in full costume, at full speed and in time with the music. Feel the floor. See the hall. Finish with the bow.</p>
        <p>One brick by itself will wobble. Lay all three for six weeks, and you will feel something firm under you when the music starts.</p>
        <h3>One thing to do today</h3>
        <p>Choose your four words. Write them on a small card for the inside of your shoe bag, where you will see them each time you lace up.</p>
      `,
    },
    {
      title: "Maintaining your self-belief",
      description: "Protect what you have built from comparison, nerves and a bad result.",
      durationMinutes: 20,
      contentHtml: `
        <p>Building belief is one job and looking after it is another. Three things wear it down in nearly every dancer. Know them by name, and they lose half their strength.</p>
        <h3>Comparison</h3>
        <p>You watch the girl with the new dress and the huge leaps, and your own legs turn to porridge. Remember that you are comparing her outside with your inside. In the hall, give your eyes a job: find your space, find the musician, find your teacher. Nothing else is your business until after the bow.</p>
        <h3>Nerves</h3>
        <p>Shaking hands and butterflies mean that your body has sent fuel. Don’t try to calm down. Say ‘I’m ready’ and send the feeling to your feet: ten quick bounces, one long breath out, shoulders down.</p>
        <h3>A bad result</h3>
        <p>Use the rule of two sleeps. For two nights you may feel whatever you like, and nobody may discuss marks in the car. On the third day, sit down with your sheet and ask what it tells you about one thing to practise. Then put it away in a folder.</p>
        <p>None of these will make you hard. They will keep you steady while the weather passes.</p>
        <h3>One thing to do today</h3>
        <p>Agree the rule of two sleeps with whoever drives you home. Shake hands on it.</p>
      `,
    },
    {
      title: "Maintaining your self belief part 2",
      description:
        "A competition-day routine, and a plan for the moment when something goes wrong.",
      durationMinutes: 21,
      contentHtml: `
        <p>In part one we looked at what wears belief down. Now you will make two things that hold it up: a routine for the day itself, and a plan for mistakes.</p>
        <h3>Your day, in four stages</h3>
        <ul>
          <li><strong>The night before.</strong> Bag packed, shoes checked, one mental run-through, phone outside the bedroom.</li>
          <li><strong>Arrival.</strong> Walk the edge of the stage if you are allowed. Stand in one corner and decide that it is yours.</li>
          <li><strong>Twenty minutes before.</strong> Warm up in the same order every time. The order matters more than the exercises, because it tells your body what comes next.</li>
          <li><strong>In line.</strong> Feel your feet, breathe out long, say your four words. Then listen to the music as if it were being played for you.</li>
        </ul>
        <h3>When something goes wrong</h3>
        <p>Something will, sooner or later. Practise this in class on purpose: have a friend clap in the middle of your step, stumble, and carry on. <strong>Release</strong> it with a breath. <strong>Return</strong> to the music. <strong>Rise</strong> through the crown of your head. Three words, one bar, and you are back. Adjudicators see recovery, and they respect it.</p>
        <h3>One thing to do today</h3>
        <p>Write your own four stages on one page and take them to your next class. Rehearse the whole routine as though it were the day.</p>
      `,
    },
    {
      title: "The Power of Self-Knowledge",
      description:
        "Find out what lifts you, what drains you, and how you dance when you are yourself.",
      durationMinutes: 18,
      contentHtml: `
        <p>Some dancers need quiet before they go on. Others need a joke. I have seen a mother hush a child who was at her best when chattering, and a team-mate chatter at one who badly wanted to be left alone. Nobody was unkind. Nobody had asked.</p>
        <h3>Write your user manual</h3>
        <p>Answer on one page, as if for a new teacher who wants to help you:</p>
        <ol>
          <li>Before I dance, please … / please don’t …</li>
          <li>When I am nervous, you will notice that I …</li>
          <li>The correction that helps me most sounds like …</li>
          <li>The correction that shuts me down sounds like …</li>
          <li>After a bad round, I need … for about … minutes.</li>
          <li>I love dancing most when …</li>
        </ol>
        <p>Number six matters more than all the rest. If you can’t finish the sentence, go back to the first dance you ever adored, put the music on in the kitchen, and find out.</p>
        <p>Give the page to your teacher and to whoever travels with you. It is no list of demands, so ask what they would put on theirs. You may be surprised how much they have been guessing.</p>
        <h3>One thing to do today</h3>
        <p>Finish number six. Then dance that way for three minutes, with nobody watching.</p>
      `,
    },
    {
      title: "How to express Passion and build Endurance",
      description:
        "Keep your fire to the last bar: stamina for the body, and a reason for the heart.",
      durationMinutes: 24,
      contentHtml: `
        <p>The last sixteen bars are where championships are decided. Legs burn, breath shortens, and the face tells everyone. Passion and endurance are usually taught apart, but on stage they are the same thing: you last longer when you have something to say.</p>
        <h3>Find the story</h3>
        <p>Listen to your set tune lying on the floor. Is it proud, sly, mournful, full of devilment? Choose a single word, and dance one step as that word. Exaggerate in class until you feel foolish, then take a third of it away. What is left will reach the back row.</p>
        <h3>Build the engine</h3>
        <ul>
          <li>Once a week, dance your step through twice without a stop, then rest properly. Agree the amount with your teacher, and stop for pain.</li>
          <li>Practise the final step first when you are fresh, so that it becomes your favourite.</li>
          <li>Breathe out on the landings. Many dancers hold their breath without knowing it.</li>
          <li>When it begins to burn, use a cue: ‘Now I show them.’</li>
        </ul>
        <p>Go back to the sentence in the front of your workbook. Read it, and read what you wrote about your best dance. You know how to find that quiet now.</p>
        <h3>One thing to do today</h3>
        <p>Dance the last sixteen bars for someone you love, as a present. Bow as if you meant it.</p>
      `,
    },
  ],
} satisfies CourseText;
