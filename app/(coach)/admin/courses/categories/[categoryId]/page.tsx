import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { CategoryForm } from "@/components/admin/courses/category-form";
import { DeleteForm } from "@/components/admin/delete-form";
import { PageLink } from "@/components/ui/page-link";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { idTextField } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";
import { findEditedCategory, toCategoryForm } from "@/lib/site/categories/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { deleteCategoryAction, updateCategoryAction } from "../actions";

export const metadata = privateMetadata("Category");

export default async function CategoryPage({
  params,
}: PageProps<"/admin/courses/categories/[categoryId]">) {
  const named = idTextField.safeParse((await params).categoryId);
  const [id] = await requireCoachPageOf(named, adminPaths.category);
  const category = (await findEditedCategory(id)) ?? notFound();
  const { name, page } = category;
  return (
    <AdminPage
      title={name}
      back={{ href: adminPaths.categories, label: "Categories" }}
      status={
        page && (
          <PageLink href={adminPaths.page(page.id)} className="min-h-11 content-center text-link">
            Its page
          </PageLink>
        )
      }
      lead="Menus, cards and headings that say exactly its name or address say the new one, once you save it."
    >
      <CategoryForm id={id} saved={toCategoryForm(category)} action={updateCategoryAction} />
      <DeleteForm id={id} label="Delete the category" action={deleteCategoryAction} />
    </AdminPage>
  );
}
