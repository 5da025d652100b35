import { LearnNotFound } from "@/components/learning/course-not-found";

/** Next passes a not-found page no props. */
export default function NotFound() {
  return <LearnNotFound />;
}
