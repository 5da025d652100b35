-- What learners read, and what search engines are told of the coach, for the coach to change.
UPDATE "Setting" SET "value" = $words${
 "materials": "Download your workbook with exercises and tools",
 "finished": "You've completed all lessons in this course. Well done on your learning journey!"
}$words$::jsonb || "value" WHERE "group" = 'words';
UPDATE "Setting" SET "value" = '{"profession": "Performance coach"}'::jsonb || "value" WHERE "group" = 'brand';
