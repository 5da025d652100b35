import { redirect } from "next/navigation";
import { currentUser, readSessionToken } from "@/lib/auth/next-auth";
import type { SessionUser } from "@/lib/auth/queries";
import { paths } from "@/lib/paths";
import { findAddressProof } from "./queries";

type Owner = { user: SessionUser; provenAt: Date | null };

/** Whose account this is, and when this browser proved the address; signed out leads to the sign-in page. */
export async function requireOwner(path: string): Promise<Owner> {
  const owner = await findOwner();
  return owner ?? redirect(paths.signIn({ callbackUrl: path }));
}

/** The same for calls and actions; null when signed out. */
export async function findOwner(): Promise<Owner | null> {
  const user = await currentUser();
  if (!user) return null;
  return { user, provenAt: await findAddressProof(await readSessionToken()) };
}
