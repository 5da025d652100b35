import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { ArrangeList } from "@/components/admin/arrange-list";
import { EntryRow } from "@/components/admin/entry-row";
import { FocusPlace } from "@/components/admin/focus-place";
import { NewSectionForm } from "@/components/admin/pages/new-section-form";
import { PageLinks } from "@/components/admin/pages/page-links";
import { PublishForm } from "@/components/admin/pages/publish-form";
import { WaitingVersion } from "@/components/admin/pages/waiting-version";
import { sectionTitle } from "@/components/sections/changes";
import { sectionKinds } from "@/components/sections/list";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { nameOf } from "@/lib/site/pages/rules";
import { openPage } from "../_page";
import { addSectionAction, callOffAction, moveSectionAction, publishPageAction } from "../actions";

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
      <FocusPlace>
        <div className="flex flex-col gap-6">
          {waitsUntil && (
            <WaitingVersion pageId={id} waitsUntil={waitsUntil} callOff={callOffAction} />
          )}
          <PublishForm
            pageId={id}
            seen={page.seen}
            action={publishPageAction}
            closed={isChanged || waitsUntil ? undefined : "Visitors see this page as it is here."}
          />
        </div>
      </FocusPlace>
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
