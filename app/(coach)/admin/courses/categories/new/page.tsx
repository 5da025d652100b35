import { AdminPage } from "@/components/admin/admin-page";
import { CategoryForm } from "@/components/admin/courses/category-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { createCategoryAction } from "../actions";

export const metadata = privateMetadata("New category");

export default async function NewCategoryPage() {
  await requireCoachPage(adminPaths.category("new"));
  return (
    <AdminPage
      title="New category"
      back={{ href: adminPaths.categories, label: "Categories" }}
      lead="It gets a page that lists its courses, for visitors at once."
    >
      <CategoryForm action={createCategoryAction} />
    </AdminPage>
  );
}
