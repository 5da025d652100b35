import { db } from "@/lib/db";

export async function keepProof(name: string, isProven: boolean, words: string): Promise<void> {
  const triedAt = new Date();
  const tried = { triedAt, provenAt: isProven ? triedAt : null, words };
  await db.proof.upsert({ where: { name }, update: tried, create: { name, ...tried } });
}
