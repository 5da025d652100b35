import { readSessionToken, requireUser } from "@/lib/auth/next-auth";
import type { SessionUser } from "@/lib/auth/queries";
import { requireUserPage } from "@/lib/auth/user-page";
import { findAddressProof } from "./queries";

type Owner = { user: SessionUser; provenAt: Date | null };

export async function requireOwnerPage(path: string): Promise<Owner> {
  return findProof(await requireUserPage(path));
}

export async function requireOwner(): Promise<Owner> {
  return findProof(await requireUser());
}

async function findProof(user: SessionUser): Promise<Owner> {
  return { user, provenAt: await findAddressProof(await readSessionToken()) };
}
