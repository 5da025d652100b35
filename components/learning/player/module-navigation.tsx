import { WhenDone } from "@/components/learning/when-done";
import { CheckIcon, LockIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import type { LessonDto } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { FocusKept } from "./focus-kept";

type Module = Pick<LessonDto, "id" | "position" | "title" | "locked">;

type ModuleNavigationProps = { courseSlug: string; modules: Module[]; currentId: number };

/** On small screens the list is folded away above the film; on a desktop it is beside it. */
export function ModuleNavigation({ courseSlug, modules, currentId }: ModuleNavigationProps) {
  const current = modules.find((module) => module.id === currentId);
  const list = modules.map((module) => (
    <li key={module.id}>
      <ModuleLink module={module} courseSlug={courseSlug} isCurrent={module.id === currentId} />
    </li>
  ));
  return (
    <nav aria-label="Course Modules" className="handheld:px-5 handheld:pt-6 lg:row-span-3">
      <FocusKept moduleId={currentId} />
      {/* Choosing a module folds the list up again, because the changed key creates a new element. */}
      <details key={currentId} className="sheet rounded-card shadow-card lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 px-5 py-3 font-semibold">
          Course Modules
          <span className="text-sm font-normal text-muted">
            {`${current?.position} of ${modules.length}`}
          </span>
        </summary>
        <ol className="border-t border-rule p-2">{list}</ol>
      </details>
      <div className="hidden lg:sticky lg:top-28 lg:block">
        <h2 className="mb-3 text-xl">Course Modules</h2>
        <ol className="flex flex-col gap-1">{list}</ol>
      </div>
    </nav>
  );
}

type ModuleLinkProps = { module: Module; courseSlug: string; isCurrent: boolean };

function ModuleLink({ module, courseSlug, isCurrent }: ModuleLinkProps) {
  const label = (
    <>
      <span className="mt-1 w-5 shrink-0 text-done">
        <WhenDone lessonId={module.id}>
          <CheckIcon />
        </WhenDone>
        {module.locked && <LockIcon />}
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">
          Module {module.position}
          <WhenDone lessonId={module.id}>
            <span className="sr-only">, completed</span>
          </WhenDone>
          {module.locked && <span className="sr-only">, locked</span>}
        </span>
        <span className="font-medium">{module.title}</span>
      </span>
    </>
  );
  const shape = "flex min-h-11 w-full gap-2 rounded-control px-3 py-2 text-left";
  if (module.locked) {
    return (
      <button type="button" disabled className={`${shape} opacity-60`}>
        {label}
      </button>
    );
  }
  return (
    <PageLink
      href={paths.content(courseSlug, module.position)}
      aria-current={isCurrent ? "page" : undefined}
      className={`${shape} hover:bg-paper-deep ${isCurrent ? "bg-paper-deep" : ""}`}
    >
      {label}
    </PageLink>
  );
}
