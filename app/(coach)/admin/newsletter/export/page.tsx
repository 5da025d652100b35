import { AdminPage } from "@/components/admin/admin-page";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/radio";
import { requireFreshMoneyPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Export subscribers");

const chosen = { state: "confirmed" };

export default async function ExportPage() {
  await requireFreshMoneyPage(adminPaths.newsletterExport);
  return (
    <AdminPage
      title="Export subscribers"
      lead="A table with each address, its state and the proof of its consent. The audit log records who downloaded it and when."
      back={{ label: "Newsletter", href: adminPaths.newsletter() }}
    >
      <form action={adminPaths.newsletterCsv} method="post" className="flex flex-col gap-5">
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold">Who</legend>
          <Radio name="state" value="confirmed" label="Confirmed subscribers only" of={chosen} />
          <Radio name="state" value="all" label="Everybody, whatever their state" of={chosen} />
        </fieldset>
        <Button type="submit" variant="primary" className="sm:self-start">
          Download the table
        </Button>
      </form>
    </AdminPage>
  );
}
