import { Container } from "@/components/ui/container";
import { formatPounds } from "@/lib/text/money";
import { type CourseAction, CourseWayIn } from "./course-way-in";
import { ForOwner } from "./for-owner";

type Props = { title: string; price: string; action: CourseAction };

/** A second way to buy: on small screens within reach of the thumb, elsewhere at the end of the page. */
export function BuyBar({ title, price, action }: Props) {
  return (
    <div className="buy-bar sheet sticky bottom-0 z-30 border-t border-rule shadow-float lg:static lg:bg-paper-deep lg:shadow-none">
      <Container className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 lg:py-14">
        <p className="font-serif text-xl lg:text-3xl">
          <span className="hidden lg:inline">{title}, </span>
          <ForOwner courseId={action.courseId} part="progress">
            <span className="tabular-nums">
              <span className="hidden lg:inline">for </span>
              {formatPounds(price)}
            </span>
          </ForOwner>
        </p>
        <div className="min-w-[min(12rem,100%)]">
          <CourseWayIn action={action} />
        </div>
      </Container>
    </div>
  );
}
