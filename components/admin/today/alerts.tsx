"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { FocusPlace } from "@/components/admin/focus-place";
import { ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { FormAction } from "@/lib/forms/state";
import { adminPaths } from "@/lib/paths/back-office";

type Props = {
  /** Times in words, as formatted by the server: a browser may write them slightly differently. */
  alerts: {
    what: string;
    step: string;
    since: string;
    orderNumber?: number;
    id?: string;
    offersRefund?: boolean;
  }[];
  /** Marks an alert as done; offered for alerts that have an `id`. */
  action: FormAction;
};

export function Alerts({ alerts, action }: Props) {
  return (
    <FocusPlace>
      {alerts.length > 0 ? (
        <AlertList alerts={alerts} action={action} />
      ) : (
        <p>Nothing. All is well.</p>
      )}
    </FocusPlace>
  );
}

function AlertList({ alerts, action }: Props) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {alerts.map(({ what, step, since, orderNumber, id, offersRefund }) => (
        <li
          key={id ?? what}
          className="flex flex-col gap-3 py-4 sm:flex-row sm:items-start sm:justify-between sm:gap-8"
        >
          <div className="min-w-0">
            <p>{what}</p>
            <p className="max-w-measure text-muted">{step}</p>
            <p className="text-sm text-muted">
              Since {since}
              {orderNumber && (
                <span>
                  {". "}
                  <PageLink
                    href={adminPaths.order(orderNumber)}
                    className="text-link inline-block py-1"
                  >
                    Order {orderNumber}
                  </PageLink>
                </span>
              )}
            </p>
          </div>
          {offersRefund && orderNumber && (
            <ButtonLink
              href={adminPaths.orderAction(orderNumber, "refund")}
              variant="primary"
              className="shrink-0"
            >
              Refund
            </ButtonLink>
          )}
          {id && (
            <div className="shrink-0">
              <CoachForm action={action} hidden={{ id }} submit="Done" variant="secondary" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
