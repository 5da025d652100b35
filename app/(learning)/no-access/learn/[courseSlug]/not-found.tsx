export { default } from "@/app/(learning)/learn/[courseSlug]/not-found";
