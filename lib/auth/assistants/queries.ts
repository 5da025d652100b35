import { isLapsed } from "@/lib/auth/rules";
import { db } from "@/lib/db";
import { MOST_ASSISTANTS } from "./rules";

export async function listAssistants() {
  const assistants = await db.assistant.findMany({
    orderBy: { createdAt: "asc" },
    take: MOST_ASSISTANTS,
  });
  return assistants.map((assistant) => ({ ...assistant, isLapsed: isLapsed(assistant) }));
}
