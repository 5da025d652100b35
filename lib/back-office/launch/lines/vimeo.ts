import { failed, type Line, type Outcome, proven } from "@/lib/back-office/launch/line";
import { db } from "@/lib/db";
import { readFilm } from "@/lib/media/rules";
import { askVimeo } from "@/lib/media/vimeo";
import { adminPaths } from "@/lib/paths/back-office";

export const vimeo: Line = {
  name: "vimeo",
  title: "Films at Vimeo play on this site",
  why: "Vimeo shows a film only where its privacy allows it: elsewhere a buyer sees “This video is private”.",
  place: { href: adminPaths.courses(), label: "Courses" },
  proof: {
    button: "Ask Vimeo",
    prove: askAll,
    isNeedless: async () => (await listFilms()).size === 0,
  },
};

/** Maps a film's embedded address to the titles of the published lessons that show it. */
async function listFilms(): Promise<Map<string, string[]>> {
  // A partial index has exactly this condition.
  const lessons = await db.$queryRaw<{ title: string; videoUrl: string }[]>`
    SELECT lesson."title", lesson."videoUrl"
    FROM "Lesson" lesson JOIN "Course" course ON course."id" = lesson."courseId"
    WHERE lesson."videoUrl" NOT LIKE 'media:%' AND NOT lesson."isDraft"
      AND lesson."retiredAt" IS NULL AND course."publishedAt" IS NOT NULL
    ORDER BY lesson."id"`;
  const films = new Map<string, string[]>();
  for (const { title, videoUrl } of lessons) {
    const film = readFilm(videoUrl);
    if (film.kind === "vimeo")
      films.set(film.embedUrl, [...(films.get(film.embedUrl) ?? []), title]);
  }
  return films;
}

/** Asks about one film after the other, because Vimeo limits requests. */
async function askAll(): Promise<Outcome> {
  const films = await listFilms();
  const refused: string[] = [];
  for (const [embedUrl, titles] of films) {
    const answer = await askVimeo(embedUrl);
    if (answer === "away") return failed("Vimeo does not answer. Try again in a minute.");
    if (answer === "refused") refused.push(...titles);
  }
  return judgeFilms(films.size, refused);
}

function judgeFilms(count: number, refused: string[]): Outcome {
  if (refused.length === 0) return proven(`Films that Vimeo shows here: ${count}.`);
  return failed(
    `Vimeo does not show the films of: ${refused.map((title) => `“${title}”`).join(", ")}. At Vimeo, under the film’s “Privacy”, allow embedding on this site’s domain, or on any. Where a film is gone or its link has changed, copy the link again.`,
  );
}
