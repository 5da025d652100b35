import { AdminPage } from "@/components/admin/admin-page";
import { CoachForm } from "@/components/admin/coach-form";
import { DeleteForm } from "@/components/admin/delete-form";
import { AddressForm, MenuPlaceForm } from "@/components/admin/pages/own-page-forms";
import { Notice } from "@/components/ui/notice";
import { adminPaths } from "@/lib/paths/back-office";
import { findDescribed } from "@/lib/site/described/queries";
import { findPlace } from "@/lib/site/menus/rules";
import { menus } from "@/lib/site/menus/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { mayBeOff, nameOf } from "@/lib/site/pages/rules";
import { openPage } from "../../_page";
import {
  changeAddressAction,
  deletePageAction,
  setMenuPlaceAction,
  switchPageAction,
} from "../../actions";

export const metadata = privateMetadata("Address and menus");

export default async function PageAddressPage({
  params,
}: PageProps<"/admin/pages/[pageId]/address">) {
  const page = await openPage(params, adminPaths.pageAddress);
  const { id, path, isOwn, isOff, isLegal, draft } = page;
  const { content } = await findDescribed("menus");
  return (
    <AdminPage title="Address and menus" back={{ href: adminPaths.page(id), label: nameOf(draft) }}>
      {isOwn ? (
        <AddressForm pageId={id} path={path} action={changeAddressAction} />
      ) : (
        <Notice>{`This page came with the site; it is at ${path}.${isLegal ? " The footer always links to it." : ""}`}</Notice>
      )}
      {!isLegal && (
        <MenuPlaceForm
          pageId={id}
          place={findPlace(content, path)}
          menus={menus.parse(content)}
          isOff={isOff}
          action={setMenuPlaceAction}
        />
      )}
      {mayBeOff(page) && (
        <CoachForm
          action={switchPageAction}
          hidden={{ pageId: id, isOff: isOff ? "off" : "on" }}
          submit={isOff ? "Put it on the site again" : "Take it off the site"}
          confirm="Yes, take it off"
          variant="secondary"
        />
      )}
      {isOwn && <DeleteForm id={id} label="Delete this page" action={deletePageAction} />}
    </AdminPage>
  );
}
