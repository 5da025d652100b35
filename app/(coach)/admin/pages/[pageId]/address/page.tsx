import { AdminPage } from "@/components/admin/admin-page";
import { CoachForm } from "@/components/admin/coach-form";
import { DeleteForm } from "@/components/admin/delete-form";
import { AddressForm } from "@/components/admin/pages/own-page-forms";
import { Notice } from "@/components/ui/notice";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { mayBeOff, nameOf } from "@/lib/site/pages/rules";
import { openPage } from "../../_page";
import { changeAddressAction, deletePageAction, switchPageAction } from "../../actions";

export const metadata = privateMetadata("Address");

export default async function PageAddressPage({
  params,
}: PageProps<"/admin/pages/[pageId]/address">) {
  const page = await openPage(params, adminPaths.pageAddress);
  const { id, path, isOwn, isOff, draft } = page;
  return (
    <AdminPage title="Address" back={{ href: adminPaths.page(id), label: nameOf(draft) }}>
      {isOwn ? (
        <>
          <AddressForm pageId={id} path={path} action={changeAddressAction} />
          <DeleteForm id={id} label="Delete this page" action={deletePageAction} />
        </>
      ) : (
        <>
          <Notice>{`This page came with the site and stays at ${path}.`}</Notice>
          {mayBeOff(page) && (
            <CoachForm
              action={switchPageAction}
              hidden={{ pageId: id, isOff: isOff ? "off" : "on" }}
              submit={isOff ? "Put it on the site again" : "Take it off the site"}
              confirm="Yes, take it off"
              variant="secondary"
            />
          )}
        </>
      )}
    </AdminPage>
  );
}
