-- A film that arrives in parts may become a course's trailer or a new lesson, and not only an old lesson's film.
ALTER TABLE "PendingUpload" ADD COLUMN "place" TEXT NOT NULL DEFAULT 'lesson';
