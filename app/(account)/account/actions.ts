"use server";

import { redirect } from "next/navigation";
import { endAllSessions } from "@/lib/auth/commands";
import { requireUser, signOut } from "@/lib/auth/next-auth";
import { paths } from "@/lib/paths";

export async function signOutAction(): Promise<void> {
  await signOut();
  redirect(paths.home);
}

export async function signOutEverywhereAction(): Promise<void> {
  const user = await requireUser();
  await endAllSessions(user.id);
  await signOut();
  redirect(paths.home);
}
