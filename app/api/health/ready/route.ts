import { readReadiness } from "@/lib/health/queries";
import { answering } from "@/lib/route-handler";

/** 200 with what a watcher wants to see; 503 where the database does not answer. */
export const GET = answering(() => readReadiness());
