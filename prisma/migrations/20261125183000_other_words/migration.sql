-- What visitors read outside the pages of sections, for the coach to change.
INSERT INTO "Setting" ("group", "value", "isSample") VALUES ('words', $words${
 "learnTitle": "What you will learn",
 "audienceTitle": "Who it is for",
 "questionsTitle": "Questions",
 "workbook": "A workbook to download",
 "certificate": "A certificate when you finish",
 "lifetime": "Lifetime access",
 "devices": "On phone, tablet and computer",
 "bookTitle": "Would you like a copy?",
 "bookText": "Tell me how many and for whom, and I will write back with price and postage. Signed, if you like.",
 "podcastTitle": "Have you a question for the programme?",
 "podcastText": "Tell me in a few lines. I read every one, and your name stays out of it unless you want it in.",
 "articleTitle": "Did this ring a bell?",
 "articleText": "Tell me where you tried it and how it went. I learn most from what did not work.",
 "askButton": "Write to me",
 "letterTitle": "One useful letter a month",
 "letterText": "A short story, one exercise and nothing to buy. Leave whenever you like with a single click.",
 "soon": "This site opens soon. Leave your e-mail address, and you will hear when it does."
}$words$, true);
