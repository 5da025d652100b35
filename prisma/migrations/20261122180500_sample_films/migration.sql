-- The start of the site and the coach's first page count the lessons that still play a sample film.
CREATE INDEX "Lesson_sample_film" ON "Lesson" ("courseId") WHERE "videoUrl" LIKE 'media:films/%';
