-- The public pages, for the coach to change: lists of sections. What a section may hold is known to
-- components/sections; a draft is what the next version will be.
CREATE TABLE "SitePage" (
    "id" SERIAL NOT NULL,
    "path" TEXT NOT NULL,
    "isOwn" BOOLEAN NOT NULL DEFAULT false,
    "draft" JSONB NOT NULL,

    CONSTRAINT "SitePage_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "SitePage_path_key" ON "SitePage"("path");

CREATE TABLE "PageVersion" (
    "pageId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "actorEmail" TEXT,
    "changes" TEXT NOT NULL,
    "publishAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PageVersion_pkey" PRIMARY KEY ("pageId", "number"),
    CONSTRAINT "PageVersion_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "SitePage"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Nobody but the coach sees a draft, so its changes are not announced.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PageVersion"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER UPDATE OF "path" OR DELETE ON "SitePage"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

-- {location}, {years} and {consultation} stand for what the settings say.
INSERT INTO "SitePage" ("path", "draft") VALUES
('/', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Home",
   "heading": "Walk on as if you belong there.",
   "lead": "You have done the work. I help you to bring all of it with you – on to the stage, into the room, through the day – when it counts."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "hero",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "eyebrow": "Performance coaching from {location}",
    "picture": "/artwork/hero.svg",
    "coursesButton": "Explore Courses",
    "buttons": [
     {
      "label": "Irish Dancing",
      "address": "/courses/irish-dancing"
     },
     {
      "label": "Public Speaking",
      "address": "/public-speaking"
     }
    ]
   }
  },
  {
   "id": 2,
   "kind": "statistics",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "years": "years of experience",
    "people": "people coached",
    "followers": "social media followers",
    "books": "best-selling books"
   }
  },
  {
   "id": 3,
   "kind": "courses",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Performance Courses",
    "lead": "Courses of 2-12 modules, made of films, exercises and a pencil. Buy once, learn at your own pace, and keep your course for life.",
    "which": "featured",
    "button": "View All Courses",
    "buttonAddress": "/courses/tools-for-life"
   }
  },
  {
   "id": 4,
   "kind": "categories",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Course categories",
    "button": "Explore Courses",
    "surface": "deep",
    "cards": [
     {
      "title": "Tools for Life",
      "text": "For anyone with a full diary and a head to match. Learn to settle yourself, decide well and keep your word to yourself.",
      "points": "Resilience Training\nEmotional Intelligence\nSales Psychology",
      "picture": "/artwork/category-tools-for-life.svg",
      "address": "/courses/tools-for-life"
     },
     {
      "title": "Irish Dancing",
      "text": "For dancers who are wonderful in class and want the judges to meet that dancer too. And for the families in the car.",
      "points": "Performance Psychology\nStage Confidence\nCompetition Mindset",
      "picture": "/artwork/category-irish-dancing.svg",
      "address": "/courses/irish-dancing"
     }
    ]
   }
  },
  {
   "id": 5,
   "kind": "testimonials",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "In their words",
    "lead": "Dancers, athletes, speakers and people with ordinary Mondays.",
    "which": "home",
    "button": "View More Testimonials",
    "buttonAddress": "/testimonials",
    "surface": "paper"
   }
  },
  {
   "id": 6,
   "kind": "about",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "About Your Coach",
    "text": "I learned about nerves the honest way, standing in a line at the side of a stage in hard shoes. What I found out there has been my work for over four decades: people rarely lack ability. They lack a way of reaching it under pressure.\n\nThat way can be taught. I have taught it to dancers, athletes, surgeons, sales teams and a good many people who just wanted to speak up at a meeting.",
    "tags": "Performance Psychology\nLeadership\nIrish Dance\nMental Resilience",
    "picture": "/artwork/portrait.svg",
    "pictureAlt": "Your coach",
    "button": "Learn More About",
    "buttonAddress": "/about",
    "surface": "deep"
   }
  },
  {
   "id": 7,
   "kind": "logos",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "logos": [
     {
      "name": "Company One (placeholder logo)",
      "picture": "/artwork/logos/1.svg"
     },
     {
      "name": "Company Two (placeholder logo)",
      "picture": "/artwork/logos/2.svg"
     },
     {
      "name": "University One (placeholder logo)",
      "picture": "/artwork/logos/3.svg"
     },
     {
      "name": "Company Three (placeholder logo)",
      "picture": "/artwork/logos/4.svg"
     },
     {
      "name": "University Two (placeholder logo)",
      "picture": "/artwork/logos/5.svg"
     }
    ],
    "surface": "deep"
   }
  },
  {
   "id": 8,
   "kind": "publications",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Read and listen",
    "lead": "Books for the shelf, podcasts for the walk, articles for the tea break.",
    "which": "first",
    "button": "View All Publications",
    "buttonAddress": "/publications",
    "surface": "paper"
   }
  },
  {
   "id": 9,
   "kind": "newsletter",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "One useful letter a month",
    "text": "A short story, one exercise and nothing to buy. Leave whenever you like with a single click.",
    "surface": "stage"
   }
  },
  {
   "id": 10,
   "kind": "call",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Not sure where to begin?",
    "text": "Book a free 15-minute consultation. Tell me what is coming up and what worries you about it, and I will tell you honestly whether I can help.",
    "button": "Book a free consultation",
    "buttonAddress": "{consultation}",
    "second": "Write to me",
    "secondAddress": "/contact"
   }
  }
 ]
}$page$),
('/courses/tools-for-life', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Tools for Life",
   "heading": "Tools for Life",
   "lead": "You were taught to read, count and cross the road. Here is the part about steadying yourself, choosing well and starting again on a bad day."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "courses",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Available Courses",
    "which": "tools-for-life"
   }
  },
  {
   "id": 2,
   "kind": "reasons",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "What people come for",
    "reasons": [
     {
      "title": "Resilience Training",
      "text": "Recover faster from setbacks, and stop rehearsing them at three in the morning."
     },
     {
      "title": "Emotional Intelligence",
      "text": "Read your own weather before it reaches other people."
     },
     {
      "title": "Sales Psychology",
      "text": "Listen better, ask better, and hear a no without shrinking."
     },
     {
      "title": "Goals and habits",
      "text": "Make promises to yourself that are small enough to keep."
     },
     {
      "title": "Decisions",
      "text": "Sort what can be undone from what can’t, and sleep on the right one."
     }
    ],
    "surface": "deep"
   }
  },
  {
   "id": 3,
   "kind": "quote",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "quote": "A tool is only as good as the day it works on. These are made for Tuesdays.",
    "surface": "stage"
   }
  },
  {
   "id": 4,
   "kind": "reasons",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Why choose these courses",
    "reasons": [
     {
      "title": "Tried on real people",
      "text": "Everything here has been used in {years} years of coaching, with people who would have told me if it didn’t work."
     },
     {
      "title": "One thing to do each time",
      "text": "Every module ends with a single action for the same day. You change by doing, and reading is only the run-up."
     },
     {
      "title": "Yours to keep",
      "text": "Lifetime access, on any device. Come back to a module when life brings the subject up again."
     },
     {
      "title": "No jargon",
      "text": "Plain words and a little humour. You can explain it to your sister over the dishes."
     }
    ],
    "surface": "paper"
   }
  },
  {
   "id": 5,
   "kind": "call",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Not sure where to begin?",
    "text": "Book a free 15-minute consultation. Tell me what is coming up and what worries you about it, and I will tell you honestly whether I can help.",
    "button": "Book a free consultation",
    "buttonAddress": "{consultation}"
   }
  }
 ]
}$page$),
('/courses/irish-dancing', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Irish Dancing",
   "heading": "Irish Dancing",
   "lead": "Your feet know every bar. This is about the eight bars before them.",
   "description": "Performance psychology for Irish dancers, their teachers and families: nerves, stage confidence and the competition mindset."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "courses",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Featured Irish Dancing Courses",
    "which": "irish-dancing"
   }
  },
  {
   "id": 2,
   "kind": "points",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "html": "<p>I grew up in this world: the early starts, the hair, the smell of the hall, the long wait in line while the musician plays somebody else’s tune. I know what it is to dance it perfectly on Thursday and lose it on Sunday.</p><p>No other art asks so much of the nerves. You have two minutes, a rigid upper body and nowhere to hide a wobble. Teachers give you the steps, the strength and the style. What I give you is a way of bringing them with you when your number is called.</p><p>I work with dancers from their first feis to the World Championships, with teachers who want calmer classes, and with parents who would like the drive home to be a happy one again.</p>",
    "title": "What we work on",
    "points": "A routine for the day, from packing the bag to the bow\nConfidence that doesn’t wait for the results\nCarrying on after a slip, so that hardly anybody notices\nKeeping face, fire and stamina to the last bar\nComing back after injury, a growth spurt or a bad year",
    "surface": "deep"
   }
  },
  {
   "id": 3,
   "kind": "testimonials",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "What dancers say",
    "which": "dancers",
    "button": "More testimonials",
    "buttonAddress": "/testimonials",
    "surface": "stage"
   }
  },
  {
   "id": 4,
   "kind": "download",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Performing-arts CV",
    "text": "Training, performances, teaching and adjudication at a glance, for schools and companies.",
    "file": "/documents/performing-arts-cv.pdf",
    "page": "/about/performing-arts-cv",
    "surface": "paper"
   }
  },
  {
   "id": 5,
   "kind": "call",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Not sure where to begin?",
    "text": "Book a free 15-minute consultation. Tell me what is coming up and what worries you about it, and I will tell you honestly whether I can help.",
    "button": "Book a free consultation",
    "buttonAddress": "{consultation}"
   }
  }
 ]
}$page$),
('/public-speaking', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Public Speaking",
   "heading": "Public Speaking",
   "lead": "Talks and training for organisations whose people have to perform: in front of clients, in front of a class, in front of each other.",
   "button": "Enquire about a date",
   "buttonAddress": "/contact?topic=speaking"
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "reasons",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "What I speak about",
    "reasons": [
     {
      "title": "Nerves are fuel",
      "text": "What pressure does to the body and the voice, and three things that anyone can do about it in the minute before they begin."
     },
     {
      "title": "The last sixteen bars",
      "text": "How teams finish well when they are tired: what dancers know about stamina that offices have forgotten."
     },
     {
      "title": "The promise you keep",
      "text": "Why self-trust comes before confidence, and how small kept promises change the tone of a whole team."
     },
     {
      "title": "Feedback without the bruises",
      "text": "Giving and taking honest comment so that people come back better, and come back at all."
     },
     {
      "title": "Ninety seconds to begin",
      "text": "Opening a talk, a pitch or a hard conversation so that the room is with you from the first line."
     },
     {
      "title": "Raising a performer",
      "text": "For schools, clubs and parents: how to stand behind a talented child without standing on their toes."
     }
    ],
    "surface": "deep"
   }
  },
  {
   "id": 2,
   "kind": "formats",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Three ways to work together",
    "button": "Book",
    "formats": [
     {
      "title": "Keynote",
      "duration": "30-60 minutes",
      "text": "One strong idea, told with stories and tried out in the room. For conferences, awards evenings and team days of any size."
     },
     {
      "title": "Half-day workshop",
      "duration": "3-4 hours",
      "text": "Up to thirty people, on their feet for much of it. Everyone practises, and everyone leaves with a page of their own."
     },
     {
      "title": "Full-day training",
      "duration": "6-8 hours",
      "text": "For a team that means it. We work on your real presentations, pitches or performances, with a follow-up call a month later."
     }
    ],
    "surface": "paper"
   }
  },
  {
   "id": 3,
   "kind": "quotes",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "From the people who booked",
    "quotes": [
     {
      "text": "Two hundred engineers on their feet, breathing in squares at nine in the morning. I would not have believed it. They asked for it again the year after.",
      "name": "Deirdre Lavery",
      "role": "Conference organiser, Belfast"
     },
     {
      "text": "The most useful half-day our graduates had all year. No slides, no jargon, and by lunchtime the quietest of them had opened the meeting.",
      "name": "Tom Ashdown",
      "role": "Early careers lead, professional services"
     }
    ],
    "surface": "stage"
   }
  },
  {
   "id": 4,
   "kind": "call",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Shall we talk about your event?",
    "text": "Most dates are booked 2-3 months ahead. Tell me who will be in the room and what you would like them to do differently on the Monday after.",
    "button": "Enquire about a date",
    "buttonAddress": "/contact?topic=speaking"
   }
  }
 ]
}$page$),
('/publications', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Publications",
   "heading": "Publications",
   "lead": "Books, written between trains and feiseanna, for the week before and the morning after."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "publications",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Books",
    "which": "book",
    "none": "No books available at the moment. Please check back soon.",
    "surface": "paper"
   }
  },
  {
   "id": 2,
   "kind": "call",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Rather listen, or read something short?",
    "text": "The podcasts are made for walks and car parks, the articles for one cup of tea.",
    "button": "Podcasts",
    "buttonAddress": "/publications/podcasts",
    "second": "Articles",
    "secondAddress": "/publications/articles"
   }
  }
 ]
}$page$),
('/about', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "About",
   "heading": "About Your Coach",
   "lead": "Over four decades of helping people to be themselves when it is hardest.",
   "description": "A performance coach from Belfast with over four decades beside stages, tracks and meeting rooms: the story, the philosophy and the CV."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "picture-text",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "picture": "/artwork/portrait.svg",
    "pictureAlt": "Your coach",
    "html": "<p>I was seven when I first froze on a stage. It was a parish hall in Belfast, the piano had played the introduction, and my feet, which had danced that reel all week on the kitchen lino, stayed where they were. The adjudicator smiled and nodded to the pianist to begin again. I danced. I have been curious about those eight silent bars ever since.</p><p>Irish dancing took me through feiseanna, championships and a touring company, and then into teaching. In class I kept meeting the same puzzle: the most gifted dancer in the room was often the first to go to pieces, and another, with half the talent, grew two inches in the wings. Nobody could tell me why, so I went to study it. I read psychology at night, trained as a coach and as a practitioner of performance psychology, and tried everything out on the people in front of me, beginning with myself.</p><p>That was over four decades ago. Since then the work has spread far beyond the studio. Runners and rowers came, then actors and musicians; then a sales director whose daughter danced asked whether the same ideas might help his team before a pitch. They did. Today I coach performers and competitors, speak at conferences, and run workshops for companies, schools and universities on both sides of the Irish Sea.</p><p>Along the way I have written books and recorded more podcasts than my family would have chosen. I still teach. I still spend many of my Sundays at the side of a stage with a bag of hairgrips, because that is where I see what works when the music starts.</p><p>What I have learned fits on a card. Calm can be practised. Belief is built from evidence. A promise kept is worth more than a goal announced. And most people are nearer to their best than they imagine; they only need somebody to measure the distance with them. If you would like that somebody to be me, I should be glad to hear from you.</p>",
    "surface": "paper"
   }
  },
  {
   "id": 2,
   "kind": "reasons",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Why people book me",
    "reasons": [
     {
      "title": "I have stood where you stand",
      "text": "As a competitor, as a teacher, and as a speaker with a dry mouth. You won’t get theory that has never been on a stage."
     },
     {
      "title": "You leave with something to do",
      "text": "Each session, talk and module ends with one action small enough for the same day. Inspiration fades by Thursday; a habit doesn’t."
     },
     {
      "title": "Plain words, honest answers",
      "text": "If I don’t think that I am the right person, I will say so and try to point you to someone who is."
     },
     {
      "title": "Safe hands with young people",
      "text": "Parents and teachers are part of the plan. With under-18s I work openly, with a parent’s agreement and within earshot."
     },
     {
      "title": "Made for your day",
      "text": "A talk for two hundred or an hour for one: I ask first about your people and their pressures, and I prepare for those."
     }
    ],
    "surface": "deep"
   }
  },
  {
   "id": 3,
   "kind": "quote",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "How I coach",
    "quote": "Nobody rises to the occasion. We fall back on what we have practised – so let’s practise well.",
    "html": "<p>I don’t believe in fixing people. I believe in noticing what they already do on their best days and helping them to do it on purpose.</p><p>Pressure is not the enemy. Handled well, it is the very thing that brings out the last inch. So we never try to make the nerves go away; we give them a job.</p><p>And I believe in kindness with a clipboard: warm with the person, exact about the work. You can be told the truth and still walk out taller.</p>",
    "surface": "stage"
   }
  },
  {
   "id": 4,
   "kind": "download",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Curriculum vitae",
    "text": "The full record of training, work and talks, on two pages.",
    "file": "/documents/cv.pdf",
    "page": "/about/cv",
    "surface": "paper"
   }
  },
  {
   "id": 5,
   "kind": "logos",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Some of the companies and universities I have worked with",
    "logos": [
     {
      "name": "Company One (placeholder logo)",
      "picture": "/artwork/logos/1.svg"
     },
     {
      "name": "Company Two (placeholder logo)",
      "picture": "/artwork/logos/2.svg"
     },
     {
      "name": "University One (placeholder logo)",
      "picture": "/artwork/logos/3.svg"
     },
     {
      "name": "Company Three (placeholder logo)",
      "picture": "/artwork/logos/4.svg"
     },
     {
      "name": "University Two (placeholder logo)",
      "picture": "/artwork/logos/5.svg"
     }
    ],
    "surface": "paper"
   }
  },
  {
   "id": 6,
   "kind": "call",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Not sure where to begin?",
    "text": "Book a free 15-minute consultation. Tell me what is coming up and what worries you about it, and I will tell you honestly whether I can help.",
    "button": "Book a free consultation",
    "buttonAddress": "{consultation}",
    "second": "Write to me",
    "secondAddress": "/contact"
   }
  }
 ]
}$page$),
('/testimonials', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Client Testimonials",
   "heading": "Client Testimonials",
   "lead": "What dancers, speakers, athletes and people with ordinary Mondays took away with them."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "testimonials",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Testimonials",
    "which": "all",
    "none": "The first words of clients will be here soon. Perhaps yours will be among them.",
    "surface": "paper"
   }
  },
  {
   "id": 2,
   "kind": "call",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Ready to Transform Your Performance?",
    "button": "Get Started Today",
    "buttonAddress": "/contact",
    "second": "View Courses",
    "secondAddress": "/courses"
   }
  }
 ]
}$page$);

INSERT INTO "PageVersion" ("pageId", "number", "content", "changes", "publishAt")
  SELECT "id", 1, "draft", 'As the site came', CURRENT_TIMESTAMP - INTERVAL '1 day' FROM "SitePage";
