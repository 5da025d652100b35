"use server";

import { redirect } from "next/navigation";
import { endAllSessions } from "@/lib/auth/commands";
import { currentUser, signOut } from "@/lib/auth/next-auth";
import { forgetCheckoutOrders } from "@/lib/checkout/cookie";
import { paths } from "@/lib/paths";

export async function signOutAction(): Promise<void> {
  await signOut();
  await forgetCheckoutOrders();
  redirect(paths.home);
}

export async function signOutEverywhereAction(): Promise<void> {
  const user = await currentUser();
  if (user) await endAllSessions(user.id);
  await signOutAction();
}
