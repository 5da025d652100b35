import { isLapsed } from "@/lib/auth/rules";
import { db } from "@/lib/db";
import { MOST_ASSISTANTS } from "./rules";

export async function listAssistants() {
  const assistants = await db.assistant.findMany({
    orderBy: { createdAt: "asc" },
    take: MOST_ASSISTANTS,
  });
  const factors = await db.coachFactor.findMany({
    where: { user: { email: { in: assistants.map(({ email }) => email) } } },
    select: { confirmedAt: true, user: { select: { email: true } } },
  });
  return assistants.map((assistant) => {
    const factor = factors.find(({ user }) => user.email === assistant.email);
    const cameInAt = factor?.confirmedAt ?? null;
    return { ...assistant, cameInAt, isLapsed: isLapsed(assistant.createdAt, cameInAt) };
  });
}
