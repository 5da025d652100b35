import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/paths/public";
import { type Statistic, StatRow } from "./stat-row";

type Props = {
  eyebrow: string;
  title: string;
  lead: string;
  statistics: Statistic[];
  coursesHref: string;
};

export function Hero({ eyebrow, title, lead, statistics, coursesHref }: Props) {
  return (
    <div className="stage">
      <div className="relative isolate overflow-hidden">
        <Picture
          src="/artwork/hero.svg"
          alt=""
          width={1200}
          height={1000}
          loading="eager"
          className="-z-10 mb-8 w-full max-md:aspect-3/2 object-cover object-bottom md:absolute md:inset-y-0 md:right-0 md:mb-0 md:h-full md:w-[56%] md:mask-l-from-70% lg:w-[66%]"
        />
        <Container className="flex items-center pb-14 md:min-h-[38rem] md:py-20">
          <div className="md:max-w-[60%] xl:max-w-[52%]">
            <p className="text-sm text-muted">{eyebrow}</p>
            <h1 className="mt-4 text-5xl">{title}</h1>
            <p className="mt-6 max-w-[34rem] text-lg text-muted">{lead}</p>
            <div className="mt-9 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:*:px-2 max-sm:*:first:col-span-2">
              <ButtonLink variant="primary" href={coursesHref}>
                Explore Courses
              </ButtonLink>
              <ButtonLink href={paths.irishDancing}>Irish Dancing</ButtonLink>
              <ButtonLink href={paths.publicSpeaking}>Public Speaking</ButtonLink>
            </div>
          </div>
        </Container>
      </div>
      <div className="bg-ink-deep">
        <Container>
          <StatRow statistics={statistics} />
        </Container>
      </div>
    </div>
  );
}
