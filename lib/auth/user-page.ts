import { redirect } from "next/navigation";
import { paths } from "@/lib/paths/public";
import { currentUser } from "./next-auth";
import type { SessionUser } from "./queries";

export async function requireUserPage(path: string): Promise<SessionUser> {
  return (await currentUser()) ?? redirect(paths.signIn({ callbackUrl: path }));
}
