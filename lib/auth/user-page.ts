import { redirect } from "next/navigation";
import { paths } from "@/lib/paths/public";
import { currentUser } from "./next-auth";
import type { SessionUser } from "./queries";

/** For pages that need somebody signed in: redirects everybody else to sign-in, and back to `path`. */
export async function requireUserPage(path: string): Promise<SessionUser> {
  return (await currentUser()) ?? redirect(paths.signIn({ callbackUrl: path }));
}
