-- More of the public pages are the coach's: contact, all courses, podcasts, articles, both CVs, and what a
-- visitor reads where there is nothing.
INSERT INTO "SitePage" ("path", "draft") VALUES
('/contact', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Contact",
   "heading": "Contact",
   "lead": "Write a few lines about what is coming up. Every message is read by a person, and that person is me."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "contact",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Send a message",
    "consultationTitle": "Free 15-minute consultation",
    "consultationText": "The quickest way to find out whether we suit each other.",
    "consultationLink": "Ask for a consultation",
    "where": "{location}, and wherever the stage is",
    "topics": [
     {
      "key": "speaking",
      "subject": "Booking a talk or workshop",
      "message": "I would like to ask about a talk or workshop.\n\nOrganisation:\nDate and place:\nWho will be in the room:\nWhat they should do differently afterwards:\n"
     },
     {
      "key": "book",
      "subject": "A copy of a book",
      "message": "Which book, and how many:\nFor whom:\n"
     },
     {
      "key": "podcast",
      "subject": "A question for the podcast",
      "message": ""
     },
     {
      "key": "article",
      "subject": "About one of your articles",
      "message": ""
     },
     {
      "key": "keynote",
      "subject": "Booking a keynote",
      "message": "I would like to ask about a keynote.\n\nOrganisation:\nDate and place:\nWho will be in the room:\nWhat they should do differently afterwards:\n"
     },
     {
      "key": "half-day-workshop",
      "subject": "Booking a half-day workshop",
      "message": "I would like to ask about a half-day workshop.\n\nOrganisation:\nDate and place:\nWho will be in the room:\nWhat they should do differently afterwards:\n"
     },
     {
      "key": "full-day-training",
      "subject": "Booking a full-day training",
      "message": "I would like to ask about a full-day training.\n\nOrganisation:\nDate and place:\nWho will be in the room:\nWhat they should do differently afterwards:\n"
     }
    ]
   }
  },
  {
   "id": 2,
   "kind": "questions",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Before you write",
    "questions": [
     {
      "question": "What happens in the free 15-minute consultation?",
      "answer": "We talk by telephone or video. You tell me what you are facing; I ask a few questions and say how I would go about it. If a course would serve you better than coaching, or somebody else would serve you better than I can, I will tell you. There is nothing to pay and nothing to prepare."
     },
     {
      "question": "How far ahead do I need to book a talk or workshop?",
      "answer": "2-3 months ahead is usual. If your date is sooner, ask anyway: diaries change, and I would rather say a quick no than miss a good day."
     },
     {
      "question": "Do you coach children and teenagers?",
      "answer": "Yes, with a parent’s or guardian’s agreement and with one of them nearby. Most of the young people I see are dancers or athletes of about twelve and over."
     },
     {
      "question": "How soon will I hear back?",
      "answer": "Normally within two working days. If it is about a course you have bought, please write from the address you bought it with, so that I can find your order straight away."
     }
    ],
    "surface": "deep"
   }
  }
 ]
}$page$),
('/courses', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "All Courses",
   "heading": "All Courses",
   "lead": "Buy once, learn at your own pace, keep it for life.",
   "description": "Every course for life, the stage and the platform, to keep and to learn at your own pace."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "all-courses",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Courses",
    "none": "The next courses are being made. Please look in again soon.",
    "more": "More courses"
   }
  },
  {
   "id": 2,
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
('/about/cv', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Curriculum vitae",
   "heading": "Curriculum vitae",
   "lead": "Performance coach, author and speaker. Over four decades with people who have to be at their best while somebody is watching."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "download",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "To print or to pass on",
    "text": "{name}, {location} · {email}",
    "file": "/documents/cv.pdf",
    "surface": "paper"
   }
  },
  {
   "id": 2,
   "kind": "cv",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Work",
    "entries": [
     {
      "period": "Today",
      "what": "Performance coach in private practice, Belfast",
      "detail": "One-to-one coaching for dancers, athletes, musicians, speakers and professionals, in person and online."
     },
     {
      "period": "Since the 2000s",
      "what": "Speaker and trainer",
      "detail": "Keynotes, half-day workshops and full-day training for companies, schools and universities in Ireland and Britain."
     },
     {
      "period": "Since the 1990s",
      "what": "Mental trainer for performers and teams",
      "detail": "Season-long work with squads, companies and sales teams: preparation, nerves, feedback, finishing well."
     },
     {
      "period": "Since the 1980s",
      "what": "Teacher of Irish dance",
      "detail": "Classes from beginners to championship level, and workshops for other teachers."
     }
    ]
   }
  },
  {
   "id": 3,
   "kind": "cv",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Training",
    "entries": [
     {
      "period": "Psychology",
      "what": "Studied at night, beside a full week of teaching"
     },
     {
      "period": "Coaching",
      "what": "Trained as a coach and as a practitioner of performance psychology"
     },
     {
      "period": "Every year",
      "what": "Supervision and further training, as good practice asks"
     }
    ]
   }
  },
  {
   "id": 4,
   "kind": "cv",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Books",
    "entries": [
     {
      "period": "For dancers",
      "what": "Steady Feet, Quiet Mind"
     },
     {
      "period": "On confidence",
      "what": "The Promise You Keep"
     },
     {
      "period": "On speaking",
      "what": "Ninety Seconds to Begin"
     },
     {
      "period": "For parents",
      "what": "The Drive Home"
     }
    ]
   }
  },
  {
   "id": 5,
   "kind": "cv",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Talks that are asked for most",
    "entries": [
     {
      "period": "Keynote",
      "what": "Nerves are fuel"
     },
     {
      "period": "Keynote",
      "what": "The last sixteen bars"
     },
     {
      "period": "Workshop",
      "what": "Ninety seconds to begin"
     },
     {
      "period": "Workshop",
      "what": "Feedback without the bruises"
     },
     {
      "period": "Evening for parents",
      "what": "Raising a performer"
     }
    ]
   }
  }
 ]
}$page$),
('/about/performing-arts-cv', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Performing-arts CV",
   "heading": "Performing-arts CV",
   "lead": "Dancer, teacher and coach of performers. What follows is the part of the record that schools and companies ask for."
  }
 },
 "sections": [
  {
   "id": 1,
   "kind": "download",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "To print or to pass on",
    "text": "{name}, {location} · {email}",
    "file": "/documents/performing-arts-cv.pdf",
    "surface": "paper"
   }
  },
  {
   "id": 2,
   "kind": "cv",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Performing",
    "entries": [
     {
      "period": "Competition",
      "what": "Solo and team dancer at feiseanna and championships",
      "detail": "Light and heavy shoe, traditional sets, ceili teams."
     },
     {
      "period": "Touring",
      "what": "Ensemble dancer with a touring company",
      "detail": "Eight shows a week, understudy for two solos, dance captain of the second cast."
     },
     {
      "period": "Television",
      "what": "Ensemble dancer in seasonal broadcasts"
     }
    ]
   }
  },
  {
   "id": 3,
   "kind": "cv",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Teaching and judging",
    "entries": [
     {
      "period": "Classes",
      "what": "Teacher from beginners to championship level",
      "detail": "Technique, sets, stamina and stagecraft."
     },
     {
      "period": "Workshops",
      "what": "Guest teacher for schools and summer courses",
      "detail": "The day of the feis, the side of the stage, the last sixteen bars."
     },
     {
      "period": "Adjudication",
      "what": "Judge at local and friendly competitions"
     }
    ]
   }
  },
  {
   "id": 4,
   "kind": "cv",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Coaching performers",
    "entries": [
     {
      "period": "Dancers",
      "what": "From a first feis to the World Championships",
      "detail": "Routines, nerves, comparison, the way back after injury."
     },
     {
      "period": "Actors and musicians",
      "what": "Auditions, first nights and long runs",
      "detail": "Breath, focus and recovery between performances."
     },
     {
      "period": "Companies",
      "what": "Rehearsal-room workshops",
      "detail": "Giving notes that can be used, and caring for voices and heads on tour."
     }
    ]
   }
  },
  {
   "id": 5,
   "kind": "cv",
   "version": 1,
   "isHidden": false,
   "isSample": true,
   "content": {
    "title": "Skills",
    "entries": [
     {
      "period": "Dance",
      "what": "Irish step dance, ceili and set dancing; contemporary basics"
     },
     {
      "period": "Stage",
      "what": "Public speaking, presenting, leading warm-ups for large groups"
     },
     {
      "period": "Languages",
      "what": "English; conversational Irish"
     }
    ]
   }
  }
 ]
}$page$),
('/publications/podcasts', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Podcasts",
   "heading": "Podcasts",
   "lead": "Conversations and small exercises, for the walk, the bus and the car park outside the hall.",
   "button": "See the books",
   "buttonAddress": "/publications"
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
    "title": "Podcasts",
    "which": "podcast",
    "none": "No podcasts available at the moment. Please check back soon.",
    "surface": "paper"
   }
  }
 ]
}$page$),
('/publications/articles', $page${
 "head": {
  "version": 1,
  "isSample": true,
  "content": {
   "name": "Articles",
   "heading": "Articles",
   "lead": "Short pieces on pressure, practice and the promises we make to ourselves.",
   "button": "See the books",
   "buttonAddress": "/publications"
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
    "title": "Articles",
    "which": "article",
    "none": "No articles available at the moment. Please check back soon.",
    "surface": "paper"
   }
  }
 ]
}$page$),
('/404', $page${
 "head": {
  "version": 1,
  "isSample": false,
  "content": {
   "name": "404 Page Not Found",
   "heading": "404 Page Not Found",
   "lead": "There is nothing at this address. Perhaps one of these is what you were looking for:"
  }
 },
 "sections": []
}$page$);

INSERT INTO "PageVersion" ("pageId", "number", "content", "changes", "publishAt")
  SELECT "id", 1, "draft", 'As the site came', CURRENT_TIMESTAMP - INTERVAL '1 day' FROM "SitePage" AS page
  WHERE NOT "isOwn" AND NOT EXISTS (SELECT FROM "PageVersion" WHERE "pageId" = page."id");
