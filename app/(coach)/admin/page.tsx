import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { OrderList } from "@/components/admin/orders/order-list";
import { Alerts } from "@/components/admin/today/alerts";
import { Doors } from "@/components/admin/today/doors";
import { LaunchList } from "@/components/admin/today/launch-list";
import { Takings } from "@/components/admin/today/takings";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { countNeeds, listAlerts } from "@/lib/back-office/alerts/queries";
import { withoutRight } from "@/lib/back-office/alerts/rules";
import { readLaunch } from "@/lib/back-office/launch/queries";
import { listDailyTakings, readMonthlyTakings } from "@/lib/back-office/overview/queries";
import { listOrders } from "@/lib/orders/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { areDoorsOpen } from "@/lib/site/doors/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { formatDate, formatMoment } from "@/lib/text/dates";
import { version } from "@/package.json";
import { proveAction, resolveAlertAction, setDoorsAction } from "./actions";

export const metadata = privateMetadata("Today");

/** Few enough to take in at a glance; the orders' page lists all. */
const LAST_ORDERS = 5;

export default async function TodayPage() {
  const { seesMoney, isOwner } = await requireCoachPage(adminPaths.today);
  const [days, month, alerts, { messages }, { page: orders }] = await Promise.all([
    listDailyTakings(),
    readMonthlyTakings(),
    listAlerts(),
    countNeeds(),
    listOrders({ q: "", show: "paid" }),
  ]);
  return (
    <AdminPage title="Today" lead={formatDate(new Date())}>
      {seesMoney && <Takings days={days} month={month} />}
      <AdminSection id="needs-you" title="Needs you">
        <Alerts
          alerts={alerts.map((alert) => listAlert(alert, seesMoney))}
          action={resolveAlertAction}
        />
        {messages > 0 && (
          <ButtonLink href={adminPaths.messages()} className="self-start">
            {messages === 1 ? "Read 1 new message" : `Read ${messages} new messages`}
          </ButtonLink>
        )}
      </AdminSection>
      <AdminSection title="Last orders">
        <OrderList
          orders={orders.slice(0, LAST_ORDERS)}
          showsSums={seesMoney}
          none="Nothing has been sold yet."
        />
        <ButtonLink href={adminPaths.orders()} className="self-start">
          All orders
        </ButtonLink>
      </AdminSection>
      {isOwner && <Launch />}
      <p className="text-sm text-muted">Version {version} of the site</p>
    </AdminPage>
  );
}

async function Launch() {
  const [lines, isOpen] = await Promise.all([readLaunch(), areDoorsOpen()]);
  return (
    <>
      <AdminSection title="Your doors">
        <Doors isOpen={isOpen} action={setDoorsAction} />
      </AdminSection>
      <AdminSection title="Before real visitors come">
        <LaunchList lines={lines} action={proveAction} />
      </AdminSection>
    </>
  );
}

type Alert = Awaited<ReturnType<typeof listAlerts>>[number];

function listAlert(alert: Alert, seesMoney: boolean) {
  return { ...(seesMoney ? alert : withoutRight(alert)), since: formatMoment(alert.since) };
}
