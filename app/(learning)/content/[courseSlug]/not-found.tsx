import { CourseNotFound } from "@/components/learning/course-not-found";

export default function ContentNotFound() {
  return <CourseNotFound text="The requested course content could not be found." />;
}
