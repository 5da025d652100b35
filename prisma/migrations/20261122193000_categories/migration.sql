-- The pages, the menu and the courses' form name these three by id and slug; nobody makes them in the back
-- office. So they are part of the schema, and not of the samples.
INSERT INTO "Category" ("id", "slug", "name", "description", "position") VALUES
  (1, 'tools-for-life', 'Tools for Life',
   'Practical courses for the days that ask a lot of you: steadier nerves, clearer decisions, goals that survive February, and habits you can keep when nobody is watching.', 1),
  (2, 'irish-dancing', 'Irish Dancing',
   'Preparation of the mind for feis and championship dancers, and for the teachers and parents beside them. Your feet know the steps; here you learn to let them do it when it counts.', 2),
  (3, 'public-speaking', 'Public Speaking',
   'Talks, workshops and training days for organisations that want their people to speak well, stay calm under pressure and be listened to.', 3)
ON CONFLICT DO NOTHING;
