-- What a course's page says of it was the same list for all of them, in the code. It is each course's own now;
-- the courses that exist keep what their pages say today. `prisma/seed-data/course-words.json` is the samples' copy.
ALTER TABLE "Course"
  ADD COLUMN "learningPoints" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "audience" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "questions" TEXT NOT NULL DEFAULT '';

UPDATE "Course" SET
  "learningPoints" = ARRAY[
    'Settle your nerves in a few breaths, wherever you are',
    'Recognise the thoughts that hold you back, and answer them',
    'Build belief on evidence, in place of luck or applause',
    'Set goals that fit into a real week',
    'Prepare your mind for the moments that matter',
    'Recover quickly when something goes wrong',
    'Turn results, good and bad, into your next step',
    'Keep a simple practice going after the course is done'
  ],
  "questions" = 'How soon can I start?
Straight away. As soon as your payment has gone through, the course is open, and an e-mail with your sign-in link is sent to the address you gave.

How long do I have access?
For life. You pay once, there is no subscription, and you can repeat any module as often as you like.

How much time does it take?
Most people take one module a week and spend about twenty minutes on it, and a few minutes each day on the exercise. Nobody is counting; go at the pace that suits you.

What do I need?
A telephone, tablet or computer, a notebook and a pencil. Your place is kept, so you can begin on one device and carry on with another.

Is this a replacement for therapy or medical care?
No. The courses are coaching and education. If you are unwell or in distress, please speak to your GP; the two can go very well side by side.

Can I get my money back?
Because access begins at once, you are asked at checkout to agree that the 14-day right to cancel ends there. Your other rights stay as they are: if a course is faulty or not as described, we put it right or refund you. The refunds page has the details.';
