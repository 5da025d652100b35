import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { CoachForm } from "@/components/admin/coach-form";
import { AddressList } from "@/components/admin/pages/address-list";
import { withCategories } from "@/components/admin/pages/category-options";
import { PartForm } from "@/components/admin/pages/part-form";
import { findKind } from "@/components/sections/list";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { describeFields } from "@/lib/forms/described";
import { adminPaths } from "@/lib/paths/back-office";
import { listEditedCategories } from "@/lib/site/categories/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { findEditedPage, listEditedPages } from "@/lib/site/pages/queries";
import { nameOf, toPartForm } from "@/lib/site/pages/rules";
import { sectionChoice } from "@/lib/site/pages/schema";
import { hideSectionAction, removeSectionAction, saveSectionAction } from "../../../actions";

export const metadata = privateMetadata("Section");

export default async function SectionPage({
  params,
}: PageProps<"/admin/pages/[pageId]/sections/[sectionId]">) {
  const named = sectionChoice.safeParse(await params);
  const [choice] = await requireCoachPageOf(named, ({ pageId, sectionId }) =>
    adminPaths.pageSection(pageId, sectionId),
  );
  const page = (await findEditedPage(choice.pageId)) ?? notFound();
  const section = page.draft.sections.find(({ id }) => id === choice.sectionId) ?? notFound();
  const kind = findKind(section.kind) ?? notFound();
  return (
    <AdminPage
      title={kind.name}
      back={{ href: adminPaths.page(page.id), label: nameOf(page.draft) }}
    >
      <AddressList pages={await listEditedPages()} />
      <PartForm
        looks={withCategories(describeFields(kind.schema), await listEditedCategories())}
        saved={toPartForm(section)}
        draft={`page:${page.id}:section:${section.id}`}
        hidden={{ ...choice, kind: section.kind }}
        action={saveSectionAction}
      />
      <div className="flex flex-wrap gap-5 border-t border-rule pt-8">
        <CoachForm
          action={hideSectionAction}
          hidden={{ ...choice, isHidden: section.isHidden ? "off" : "on" }}
          submit={section.isHidden ? "Show it again" : "Hide it"}
          variant="secondary"
        />
        <CoachForm
          action={removeSectionAction}
          hidden={choice}
          submit="Remove it"
          confirm="Yes, remove it"
          variant="secondary"
        />
      </div>
    </AdminPage>
  );
}
