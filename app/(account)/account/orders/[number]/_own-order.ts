import { notFound } from "next/navigation";
import { requireUserPage } from "@/lib/auth/user-page";
import { orderNumber } from "@/lib/orders/schema";
import { accountPaths } from "@/lib/paths/account";

/** The number in the address, and whoever is signed in. After signing in, `pathOf` leads back. */
export async function requireNumberedPage(
  params: Promise<{ number: string }>,
  pathOf: (number: number) => string,
): Promise<{ number: number; userId: string }> {
  const { data: number } = orderNumber.safeParse((await params).number);
  const user = await requireUserPage(number ? pathOf(number) : accountPaths.orders());
  return { number: number ?? notFound(), userId: user.id };
}
