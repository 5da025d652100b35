import { TickList } from "@/components/ui/tick-list";
import { formatPounds } from "@/lib/text/money";
import { type CourseAction, CourseWayIn } from "./course-way-in";
import { ForOwner } from "./for-owner";

type Props = { price: string; isVatIncluded: boolean; action: CourseAction; includes: string[] };

export function PriceBox({ price, isVatIncluded, action, includes }: Props) {
  return (
    <div className="sheet rounded-b-card p-card shadow-card sm:p-8">
      <p className="font-serif text-3xl tabular-nums">
        <ForOwner courseId={action.courseId} part="progress">
          <span>{formatPounds(price)}</span>
        </ForOwner>
      </p>
      <p className="text-sm text-muted">
        <ForOwner courseId={action.courseId} part="note">
          <span>{isVatIncluded ? "One payment, VAT included" : "One payment"}</span>
        </ForOwner>
      </p>
      <div className="mt-5">
        <CourseWayIn action={action} />
      </div>
      <TickList points={includes} className="mt-6 flex flex-col gap-2.5 text-sm" />
    </div>
  );
}
