import { AdminPage } from "@/components/admin/admin-page";
import { AddressList } from "@/components/admin/pages/address-list";
import { PartForm } from "@/components/admin/pages/part-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { describeFields } from "@/lib/forms/described";
import { adminPaths } from "@/lib/paths/back-office";
import { findDescribed, toDescribedForm } from "@/lib/site/described/queries";
import { menus } from "@/lib/site/menus/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { listEditedPages } from "@/lib/site/pages/queries";
import { saveMenusAction } from "../actions";

export const metadata = privateMetadata("Menus and footer");

export default async function MenusPage() {
  await requireCoachPage(adminPaths.menus);
  const [saved, pages] = await Promise.all([findDescribed("menus"), listEditedPages()]);
  return (
    <AdminPage
      title="Menus and footer"
      back={{ href: adminPaths.pages, label: "Pages" }}
      lead="The main menu is the top of every page. The legal links always end the footer’s last column."
    >
      <AddressList pages={pages} />
      <PartForm
        looks={describeFields(menus)}
        saved={toDescribedForm(saved)}
        draft="menus"
        action={saveMenusAction}
        submit="Save"
      />
    </AdminPage>
  );
}
