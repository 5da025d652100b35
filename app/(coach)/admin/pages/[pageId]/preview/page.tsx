import { AdminPage } from "@/components/admin/admin-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { nameOf } from "@/lib/site/pages/rules";
import { openPage } from "../../_page";

export const metadata = privateMetadata("Preview");

export default async function PagePreviewPage({
  params,
}: PageProps<"/admin/pages/[pageId]/preview">) {
  const { id, draft } = await openPage(params, adminPaths.pageFrames);
  const frame = "rounded-card border border-rule bg-white";
  return (
    <AdminPage
      title="The draft, as visitors will see it"
      back={{ href: adminPaths.page(id), label: nameOf(draft) }}
    >
      <section className="flex flex-col gap-3">
        <h2 className="text-2xl">On a phone</h2>
        <iframe
          title="The draft on a phone"
          src={adminPaths.pagePreview(id)}
          width={390}
          height={760}
          className={`max-w-full ${frame}`}
        />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-2xl">On a desk</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
        <section className="overflow-x-auto" aria-label="The draft on a desk" tabIndex={0}>
          <iframe
            title="The draft on a desk"
            src={adminPaths.pagePreview(id)}
            width={1280}
            height={760}
            className={`max-w-none ${frame}`}
          />
        </section>
      </section>
    </AdminPage>
  );
}
