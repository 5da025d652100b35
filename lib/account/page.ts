import { readSessionToken, requireUser } from "@/lib/auth/next-auth";
import type { SessionUser } from "@/lib/auth/queries";
import { requireUserPage } from "@/lib/auth/user-page";
import { findAddressProof } from "./queries";

type Owner = { user: SessionUser; provenAt: Date | null };

/** Whose account this is, and when this browser proved the address; redirects to sign-in if signed out. */
export async function requireOwnerPage(path: string): Promise<Owner> {
  return findProof(await requireUserPage(path));
}

/**
 * The same for calls and actions.
 *
 * @throws Refusal 401 signed out
 */
export async function requireOwner(): Promise<Owner> {
  return findProof(await requireUser());
}

async function findProof(user: SessionUser): Promise<Owner> {
  return { user, provenAt: await findAddressProof(await readSessionToken()) };
}
