-- What a publication's own page says was in the code, found by the publication's link.
ALTER TABLE "Publication" ADD COLUMN "slug" TEXT, ADD COLUMN "contentHtml" TEXT;

CREATE UNIQUE INDEX "Publication_type_slug_key" ON "Publication" ("type", "slug");

-- The page exists exactly where there is a text for it.
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_page"
  CHECK (("slug" IS NULL) = ("contentHtml" IS NULL));

UPDATE "Publication" SET "slug" = 'steady-feet-quiet-mind', "contentHtml" = '<p>A dancer trains the feet six days a week and leaves the head to luck. This book gives the head its own timetable: one short chapter and one exercise for each week of a season, from the first class in September to the last feis of the summer.</p>
<p>It was written for dancers of twelve and over, to be used with a pencil. Teachers have told me that they read a page aloud at the start of class; that was not the plan, and I am delighted.</p>
<h2>Inside</h2>
<ul><li>The side of the stage: eight bars that belong to you</li><li>Comparison, and what to look at instead</li><li>Stamina of the mind, bar by bar</li><li>The slip nobody saw</li><li>After the results: two sleeps</li></ul>'
WHERE "type" = 'book' AND "link" = '/publications/books/steady-feet-quiet-mind';

UPDATE "Publication" SET "slug" = 'the-promise-you-keep', "contentHtml" = '<p>Confidence is often sold as a feeling that arrives first, so that you may act afterwards. In my experience it goes the other way round. You do a small thing that you said you would do, somebody inside you takes note, and the next thing is a little easier.</p>
<p>The book follows that idea for thirty short chapters. Each one ends with a promise so small that it survives a bad day, because bad days are when promises count.</p>
<h2>Inside</h2>
<ul><li>Why big resolutions break on a Wednesday</li><li>Two minutes, and why they are enough</li><li>Keeping the books: evidence in three columns</li><li>When you break one: repair without a speech</li><li>Promises between people</li></ul>'
WHERE "type" = 'book' AND "link" = '/publications/books/the-promise-you-keep';

UPDATE "Publication" SET "slug" = 'ninety-seconds-to-begin', "contentHtml" = '<p>Most of the fear of speaking sits in the first minute and a half. After that the voice has found its floor, the faces have become people, and you remember that you know your subject. So this book is almost entirely about that minute and a half.</p>
<p>It is short, because those who need it usually have a talk on Thursday.</p>
<h2>Inside</h2>
<ul><li>Arriving before you start</li><li>First lines that open a door</li><li>The silence that feels long and isn’t</li><li>Hands, notes and water</li><li>The question you hoped nobody would ask</li></ul>'
WHERE "type" = 'book' AND "link" = '/publications/books/ninety-seconds-to-begin';

UPDATE "Publication" SET "slug" = 'the-drive-home', "contentHtml" = '<p>There is a conversation that decides more careers than any lesson: the one in the car afterwards. Children remember it for decades, word for word. So do I.</p>
<p>This small book is for the driver. It says what helps after a win, what is better left unsaid after a loss, and how to stay a parent when you have paid for the shoes, the wig and the hotel.</p>
<h2>Inside</h2>
<ul><li>The rule of two sleeps</li><li>Six sentences that are always safe</li><li>Tears in the back seat</li><li>When it is you who is nervous</li><li>Talking to the teacher</li></ul>'
WHERE "type" = 'book' AND "link" = '/publications/books/the-drive-home';

UPDATE "Publication" SET "slug" = 'in-the-wings', "contentHtml" = '<p>One guest, one question: what do you tell yourself in the last ten minutes? Dancers, musicians and athletes answer it more honestly than you would expect, perhaps because nobody has asked them before.</p>
<p>New conversations come out on the first Sunday of the month.</p>
<h2>Good ones to begin with</h2>
<ul><li>The fiddler who counts the exit signs</li><li>Warming up in a car park in the rain</li><li>“I was sick before every final”: a rower’s routine</li></ul>'
WHERE "type" = 'podcast' AND "link" = '/publications/podcasts/in-the-wings';

UPDATE "Publication" SET "slug" = 'a-pot-of-tea-and-a-pencil', "contentHtml" = '<p>Fifteen minutes, one listener’s question and one exercise to try while the tea is still warm. You send the questions; I read every one and answer those that will help the most people.</p>
<p>Have something to write with. Listening alone is pleasant, but it changes very little.</p>
<h2>Good ones to begin with</h2>
<ul><li>“I know what to do and I don’t do it”</li><li>How to disagree with somebody you admire</li><li>A fair test for a difficult decision</li></ul>'
WHERE "type" = 'podcast' AND "link" = '/publications/podcasts/a-pot-of-tea-and-a-pencil';

UPDATE "Publication" SET "slug" = 'monday-ten-past-nine', "contentHtml" = '<p>Not every performance has a stage. This one is about the meeting that could go either way, the habit that won’t stick and the call you have been putting off since Thursday.</p>
<p>Short episodes for the way to work, with nothing that needs a notebook.</p>
<h2>Good ones to begin with</h2>
<ul><li>The first sentence of a hard conversation</li><li>Dull habits, kept</li><li>What to do with praise</li></ul>'
WHERE "type" = 'podcast' AND "link" = '/publications/podcasts/monday-ten-past-nine';

UPDATE "Publication" SET "slug" = 'what-the-last-sixteen-bars-can-teach-a-boardroom', "contentHtml" = '<p>Anyone can dance the first sixteen bars. The music is new, the legs are fresh and the judge has just looked up. If you want to know what a dancer has really practised, watch the last sixteen, when the lungs are burning and nothing is left over for pretending.</p>
<p>Offices have last bars too. They come at twenty to six on the day before the board meets, or on slide thirty-one, when half the room is looking at the clock. What people do then is not a matter of character. It is what they have rehearsed when they were tired, and most teams have only ever rehearsed fresh.</p>
<p>So do what dancers do. Practise the end first. Take the final five minutes of the presentation and run them three times, standing up, at the close of a working day. Decide in advance who speaks last and which sentence it will be. Agree on the one thing that must not be dropped when time runs short, and let the rest go with a good grace.</p>
<p>And finish with your face. A dancer who has clung on to the final note still has to bow, and the bow is what the hall remembers. Thank the room, hold the silence for one breath, and only then reach for the laptop.</p>'
WHERE "type" = 'article' AND "link" = '/publications/articles/what-the-last-sixteen-bars-can-teach-a-boardroom';

UPDATE "Publication" SET "slug" = 'nerves-are-fuel', "contentHtml" = '<p>“Calm down” may be the least useful sentence in the language. I have never seen it work on anyone, least of all on a performer with shaking hands. It tells them that what they feel is wrong, and now they have two problems.</p>
<p>A racing heart before you go on is not a fault. It is the body bringing more blood to where it will be needed, opening the eyes and sharpening the ears. The trembling is power that has not been given anything to do yet. Our work is to give it a job.</p>
<p>Here are three better things to say. “Good, your body is getting ready.” It is true, and it turns the alarm into news. “Breathe out for longer than you breathe in.” It is the one lever on the heart that anybody can reach. And “What is the first thing you will do?” A mind that is walking through its opening step has no room left for the results board.</p>
<p>The aim was never to feel nothing. I still feel it in the wings, after all these years. I have only stopped reading it as a warning.</p>'
WHERE "type" = 'article' AND "link" = '/publications/articles/nerves-are-fuel';

UPDATE "Publication" SET "slug" = 'the-smallest-promise-that-works', "contentHtml" = '<p>A promise to yourself fails on the first bad day, and there is a bad day in every fortnight. So the question is not what you could manage in a good week. It is what you would still do with a cold, a late train and a child who won’t sleep.</p>
<p>Take whatever you have in mind and halve it. Then halve it again, until it sounds faintly ridiculous. Twenty minutes of practice becomes five, and five becomes “I take my shoes out of the bag”. That is your promise. You may do more whenever you like; you may not do less.</p>
<p>Now tie it to something that happens anyway: after the kettle, before the teeth, when the car door shuts. Habits need a nail to hang on, and willpower is a poor one.</p>
<p>Write a stroke on the calendar each time. After a fortnight you will have fourteen pieces of evidence that you do what you say. That is the whole trick. Confidence is not a mood; it is a record, and it can be kept in pencil.</p>'
WHERE "type" = 'article' AND "link" = '/publications/articles/the-smallest-promise-that-works';
