import { AdminPage } from "@/components/admin/admin-page";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";

export const metadata = privateMetadata("Today");

export default async function TodayPage() {
  await requireCoachPage(paths.admin);
  return <AdminPage title="Today">{null}</AdminPage>;
}
