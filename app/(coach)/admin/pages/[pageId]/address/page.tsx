import { AdminPage } from "@/components/admin/admin-page";
import { DeleteForm } from "@/components/admin/delete-form";
import { AddressForm } from "@/components/admin/pages/own-page-forms";
import { Notice } from "@/components/ui/notice";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { nameOf } from "@/lib/site/pages/rules";
import { openPage } from "../../_page";
import { changeAddressAction, deletePageAction } from "../../actions";

export const metadata = privateMetadata("Address");

export default async function PageAddressPage({
  params,
}: PageProps<"/admin/pages/[pageId]/address">) {
  const { id, path, isOwn, draft } = await openPage(params, adminPaths.pageAddress);
  return (
    <AdminPage title="Address" back={{ href: adminPaths.page(id), label: nameOf(draft) }}>
      {isOwn ? (
        <>
          <AddressForm pageId={id} path={path} action={changeAddressAction} />
          <DeleteForm id={id} label="Delete this page" action={deletePageAction} />
        </>
      ) : (
        <Notice>{`This page came with the site and stays at ${path}.`}</Notice>
      )}
    </AdminPage>
  );
}
