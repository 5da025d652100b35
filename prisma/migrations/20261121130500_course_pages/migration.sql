-- The list of all courses goes on from the last one of the page before.
CREATE INDEX "Course_position_id_idx" ON "Course"("position", "id");
