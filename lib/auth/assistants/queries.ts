import { db } from "@/lib/db";
import { MOST_ASSISTANTS } from "./rules";

export function listAssistants() {
  return db.assistant.findMany({ orderBy: { createdAt: "asc" }, take: MOST_ASSISTANTS });
}
