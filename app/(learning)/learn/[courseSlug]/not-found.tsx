import { CourseNotFound } from "@/components/learning/course-not-found";

export default function LearnNotFound() {
  return (
    <CourseNotFound text="The course you're looking for doesn't exist or you don't have access to it." />
  );
}
