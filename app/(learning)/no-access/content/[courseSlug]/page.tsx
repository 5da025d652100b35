export { default, metadata } from "@/app/(learning)/no-access/learn/[courseSlug]/page";
