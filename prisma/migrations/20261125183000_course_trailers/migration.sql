-- A film that shows a course before it is bought, and the words of those who took it.
ALTER TABLE "Course" ADD COLUMN "trailerUrl" TEXT;
ALTER TABLE "Testimonial" ADD COLUMN "courseId" INTEGER
  REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "Testimonial_courseId_idx" ON "Testimonial"("courseId");
