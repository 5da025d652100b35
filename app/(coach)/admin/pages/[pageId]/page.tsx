import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { ArrangeList } from "@/components/admin/arrange-list";
import { EntryRow } from "@/components/admin/entry-row";
import { NewSectionForm } from "@/components/admin/pages/new-section-form";
import { PageLinks } from "@/components/admin/pages/page-links";
import { PublishForm } from "@/components/admin/pages/publish-form";
import { sectionTitle } from "@/components/sections/changes";
import { sectionKinds } from "@/components/sections/list";
import { Notice } from "@/components/ui/notice";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { nameOf } from "@/lib/site/pages/rules";
import { formatMoment } from "@/lib/text/dates";
import { openPage } from "../_page";
import { addSectionAction, moveSectionAction, publishPageAction } from "../actions";

export const metadata = privateMetadata("Page");

export default async function EditPagePage({ params }: PageProps<"/admin/pages/[pageId]">) {
  const page = await openPage(params, adminPaths.page);
  const { id, draft, isChanged, waitsUntil } = page;
  const kinds = Object.entries(sectionKinds).map(([value, { name }]) => ({ value, label: name }));
  return (
    <AdminPage
      title={nameOf(draft)}
      back={{ href: adminPaths.pages, label: "Pages" }}
      status={<PageLinks {...page} />}
    >
      {waitsUntil && (
        <Notice>{`A version waits to be shown from ${formatMoment(waitsUntil)} on. Publishing again takes its place.`}</Notice>
      )}
      <PublishForm
        pageId={id}
        action={publishPageAction}
        closed={isChanged || waitsUntil ? undefined : "Visitors see this page as it is here."}
      />
      <AdminSection title="Sections" lead="From the top of the page to its foot.">
        <ArrangeList
          label="Sections, in the order of the page"
          action={moveSectionAction}
          hidden={{ pageId: id }}
          items={draft.sections.map((section) => ({
            id: section.id,
            name: sectionTitle(section),
            row: (
              <EntryRow
                href={adminPaths.pageSection(id, section.id)}
                title={sectionTitle(section)}
                facts={[section.isHidden ? "hidden" : null]}
                isSample={section.isSample}
              />
            ),
          }))}
        />
        <NewSectionForm pageId={id} kinds={kinds} action={addSectionAction} />
      </AdminSection>
    </AdminPage>
  );
}
