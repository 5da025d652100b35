export { CourseDetailSkeleton as default } from "@/components/courses/course-detail-skeleton";
