export { default } from "@/app/(learning)/content/[courseSlug]/not-found";
