-- The launch list looks for films that another host shows.
CREATE INDEX "Lesson_film_elsewhere" ON "Lesson" ("id") WHERE "videoUrl" NOT LIKE 'media:%';
