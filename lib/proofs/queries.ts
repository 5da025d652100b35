import { db } from "@/lib/db";

export type Proof = { triedAt: Date; provenAt: Date | null; words: string | null };

export function findProof(name: string): Promise<Proof | null> {
  return db.proof.findUnique({ where: { name } });
}

export async function listProofs(): Promise<Map<string, Proof>> {
  const rows = await db.proof.findMany();
  return new Map(rows.map(({ name, ...proof }) => [name, proof]));
}
