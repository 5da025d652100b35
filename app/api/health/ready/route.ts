import { readReadiness } from "@/lib/health/queries";
import { answering } from "@/lib/http/route-handler";

/** 200 with data for monitoring; 503 if the database does not answer. */
export const GET = answering(() => readReadiness());
