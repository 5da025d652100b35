import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { ApiError, callApi } from "@/lib/http/api-client";
import { isListOf, type Shaped } from "@/lib/http/json-shape";
import { paths } from "@/lib/paths/public";

const courseShape = {
  id: "number",
  slug: "string",
  percentage: "number",
  isPaused: "boolean",
} as const;
type Owned = Shaped<typeof courseShape> & { nextLessonId?: number | null };

const parts = {
  progress: ({ percentage }: Owned) => <span>{`${percentage} % done`}</span>,
  note: () => <span>This course is yours</span>,
  link: (owned: Owned) => <CardLink href={wayOn(owned)}>{continueWords(owned)}</CardLink>,
  button: (owned: Owned) => (
    <ButtonLink variant="primary" href={wayOn(owned)} className="w-full">
      {continueWords(owned)}
    </ButtonLink>
  ),
};

export type OwnerPart = keyof typeof parts;

/** Shown until a bank has decided; the account page gives the reason. */
const pausedParts: Record<OwnerPart, () => ReactNode> = {
  progress: () => <span>Access paused</span>,
  note: () => <span>This course is yours</span>,
  link: () => <CardLink href={paths.account}>Access paused: see why</CardLink>,
  button: () => (
    <ButtonLink variant="primary" href={paths.account} className="w-full">
      See why it is paused
    </ButtonLink>
  ),
};

/** Raised above the card's own link, which covers the whole card. */
function CardLink({ href, children }: { href: string; children: string }) {
  return (
    <PageLink
      href={href}
      className="relative z-10 -my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {children}
    </PageLink>
  );
}

/** Null for a person who does not own the course; throws if it cannot be known now. */
export async function drawPart(courseId: number, part: OwnerPart): Promise<ReactNode> {
  const owned = (await askOwned()).find(({ id }) => id === courseId);
  if (!owned) return null;
  return owned.isPaused ? pausedParts[part]() : parts[part](owned);
}

export function continueWords({ percentage }: { percentage: number }): string {
  return `Continue, ${percentage} %`;
}

function wayOn({ slug, nextLessonId }: Owned): string {
  return paths.learn(slug, nextLessonId ?? undefined);
}

let asking: Promise<Owned[]> | undefined;

/** All parts of a page share one call. */
function askOwned(): Promise<Owned[]> {
  asking ??= fetchOwned().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** A person who is signed out owns nothing; throws if it cannot be known now. */
async function fetchOwned(): Promise<Owned[]> {
  try {
    const answer = await callApi(paths.ownedCourses);
    if (isListOf(answer, courseShape)) return answer;
    throw new TypeError("The owned courses came in an unknown shape.");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return [];
    throw error;
  }
}
