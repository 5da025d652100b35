import { LessonFilm } from "@/components/learning/film";
import { Materials } from "@/components/learning/materials";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { FirstFrame } from "@/components/ui/first-frame";
import { ArrowLeftIcon, ArrowRightIcon } from "@/components/ui/icons";
import { RichText } from "@/components/ui/rich-text";
import type { FormAction } from "@/lib/forms/state";
import type { Player } from "@/lib/learning/rules";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { ModuleCompletion } from "./module-completion";
import { MODULE_HEADING_ID } from "./module-heading-id";
import { PlaysNextField } from "./plays-next-field";

type Props = {
  course: LearningCourse;
  player: Player;
  playsNext: boolean;
  materialsLead: string;
  setPlaysNext: FormAction;
};

export function ModulePanel({ course, player, playsNext, materialsLead, setPlaysNext }: Props) {
  const { current, next } = player;
  const isDedicated = course.playerLook === "dedicated";
  const completion = (
    <ModuleCompletion
      lessonId={current.id}
      look={course.playerLook}
      isComingSoon={current.videoUrl === "coming-soon"}
      returnTo={paths.content(course.slug, current.position)}
    />
  );
  return (
    <article className="contents">
      <header className="handheld:px-5 flex min-w-0 flex-wrap items-center justify-between gap-4 handheld:pt-6">
        {/* Stays mounted while the modules change, so that screen readers announce the next one. */}
        <div role="status" className="flex min-w-0 flex-col items-start gap-3">
          {!isDedicated && <Badge>{`Module ${current.position}`}</Badge>}
          <h2 id={MODULE_HEADING_ID} tabIndex={-1} className="max-w-full text-3xl outline-none">
            {isDedicated ? `Module ${current.position}: ${current.title}` : current.title}
          </h2>
        </div>
        {!isDedicated && completion}
      </header>
      {/* On a phone the film is above the title. */}
      <FirstFrame shows="film" />
      <div id="film" className="min-w-0 handheld:-order-1 handheld:px-5 handheld:py-3 empty:hidden">
        <LessonFilm
          key={current.id}
          lesson={current}
          poster={course.imageUrl}
          transcript="beside"
          next={
            next && !next.locked
              ? { href: paths.content(course.slug, next.position), plays: playsNext }
              : undefined
          }
        />
      </div>
      <div className="flex min-w-0 flex-col gap-8 handheld:px-5 handheld:py-6">
        {current.content && (
          <section>
            {!isDedicated && <h3 className="mb-4 text-xl">Module Content</h3>}
            <RichText html={current.content} />
          </section>
        )}
        {current.downloadUrl && <Materials course={course} lesson={current} lead={materialsLead} />}
        {isDedicated && completion}
        <Steps course={course} player={player} />
        {next && (
          <PlaysNextField playsNext={playsNext} action={setPlaysNext}>
            When a film ends, complete its module and play the next one
          </PlaysNextField>
        )}
      </div>
    </article>
  );
}

function Steps({ course, player: { previous, next } }: { course: LearningCourse; player: Player }) {
  return (
    <div className="flex flex-col justify-between gap-3 border-t border-rule pt-6 sm:flex-row">
      {previous && (
        <ButtonLink href={paths.content(course.slug, previous.position)}>
          <ArrowLeftIcon /> Previous
        </ButtonLink>
      )}
      {next && <NextStep href={paths.content(course.slug, next.position)} isLocked={next.locked} />}
    </div>
  );
}

function NextStep({ href, isLocked }: { href: string; isLocked: boolean }) {
  const label = (
    <>
      Next Module <ArrowRightIcon />
    </>
  );
  if (isLocked) {
    return (
      <Button variant="primary" disabled className="sm:ml-auto">
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink variant="primary" href={href} className="sm:ml-auto">
      {label}
    </ButtonLink>
  );
}
