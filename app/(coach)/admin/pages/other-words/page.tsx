import { AdminPage } from "@/components/admin/admin-page";
import { PartForm } from "@/components/admin/pages/part-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { describeFields } from "@/lib/forms/described";
import { adminPaths } from "@/lib/paths/back-office";
import { findDescribed, toDescribedForm } from "@/lib/site/described/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { siteWords } from "@/lib/site/words/schema";
import { saveWordsAction } from "../actions";

export const metadata = privateMetadata("Other words");

export default async function OtherWordsPage() {
  await requireCoachPage(adminPaths.otherWords);
  return (
    <AdminPage
      title="Other words"
      back={{ href: adminPaths.pages, label: "Pages" }}
      lead="What visitors read beside the sections: around courses, publications and letters."
    >
      <PartForm
        looks={describeFields(siteWords)}
        saved={toDescribedForm(await findDescribed("words"))}
        draft="words"
        action={saveWordsAction}
        submit="Save"
      />
    </AdminPage>
  );
}
