import { EntryListPage } from "@/components/admin/entry-list-page";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { listEditedCategories } from "@/lib/site/categories/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { moveCategoryAction } from "./actions";

export const metadata = privateMetadata("Categories");

export default async function CategoriesPage() {
  await requireCoachPage(adminPaths.categories);
  const categories = await listEditedCategories();
  return (
    <EntryListPage
      title="Categories"
      back={{ href: adminPaths.courses(), label: "Courses" }}
      create={{ href: adminPaths.category("new"), label: "New category" }}
      entries={categories.map(({ id, name, page, _count: { courses } }) => ({
        id,
        href: adminPaths.category(id),
        title: name,
        facts: [page?.path ?? null, courses === 1 ? "1 course" : `${courses} courses`],
      }))}
      arrange={{ action: moveCategoryAction }}
    />
  );
}
