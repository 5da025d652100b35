import { db, type Transaction } from "@/lib/db";

export async function keepProof(
  name: string,
  isProven: boolean,
  words: string,
  client: Transaction = db,
): Promise<void> {
  const triedAt = new Date();
  const tried = { triedAt, provenAt: isProven ? triedAt : null, words };
  await client.proof.upsert({ where: { name }, update: tried, create: { name, ...tried } });
}
