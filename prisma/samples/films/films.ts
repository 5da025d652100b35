import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { type Course, courses, filmName } from "@/prisma/seed-data/courses";
import { findChromium } from "@/tests/support/chromium";
import { captions } from "./captions";
import { filmLines } from "./lines";
import { motifs } from "./motifs";

const target = "prisma/seed-data/media/films";
const seconds = 15;
const framesPerSecond = 24;

/** A quiet open fifth with an octave above it, breathing slowly. */
const pad =
  "(0.05*sin(2*PI*130.81*t)+0.04*sin(2*PI*196*t)+0.025*sin(2*PI*261.63*t))*(0.75+0.25*sin(2*PI*0.12*t))";

const encoding = [
  ["-y", "-loglevel", "error"],
  ["-f", "image2pipe", "-c:v", "mjpeg", "-framerate", `${framesPerSecond}`, "-i", "-"],
  ["-f", "lavfi", "-i", `aevalsrc=${pad}:d=${seconds}:s=44100`],
  ["-af", `afade=t=in:d=2,afade=t=out:st=${seconds - 2.5}:d=2.5`],
  ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
  ["-c:v", "libx264", "-profile:v", "main", "-preset", "veryslow", "-crf", "31", "-g", "120"],
  ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
  ["-c:a", "aac", "-b:a", "32k", "-ar", "32000", "-movflags", "+faststart"],
].flat();

type Lesson = Course["lessons"][number];
type FilmText = { lines: [string, string]; motif: string };

function filmText(course: Course, lesson: Lesson): FilmText {
  const lines = filmLines[course.slug]?.[lesson.position - 1];
  const motif = motifs[course.slug];
  if (!lines || !motif) throw new Error(`Nothing to show for "${lesson.title}" of ${course.slug}`);
  return { lines, motif };
}

async function fill(page: Page, course: Course, lesson: Lesson, film: FilmText) {
  await page.evaluate(
    ({ words, motif }) => {
      for (const [id, text] of Object.entries(words)) {
        document.getElementById(id)?.replaceChildren(text);
      }
      for (const element of document.querySelectorAll(".motif")) {
        element.innerHTML = `<svg viewBox="0 0 480 480">${motif}</svg>`;
      }
    },
    {
      words: {
        course: course.title,
        title: lesson.title,
        module: `Module ${lesson.position} of ${course.lessons.length}`,
        first: film.lines[0],
        second: film.lines[1],
      },
      motif: film.motif,
    },
  );
}

async function drawFrame(page: Page, frame: number): Promise<Buffer> {
  await page.evaluate(
    (time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    },
    (frame / framesPerSecond) * 1000,
  );
  return page.screenshot({ type: "jpeg", quality: 96 });
}

async function shoot(page: Page, file: string) {
  const ffmpeg = spawn("ffmpeg", [...encoding, file], { stdio: ["pipe", "inherit", "inherit"] });
  const finished = once(ffmpeg, "close");
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    ffmpeg.stdin.write(await drawFrame(page, frame));
  }
  ffmpeg.stdin.end();
  const [code] = await finished;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while making ${file}`);
}

async function makeFilm(page: Page, course: Course, lesson: Lesson) {
  const name = filmName(course.slug, lesson.position);
  const film = filmText(course, lesson);
  await fill(page, course, lesson, film);
  await page.evaluate(() => document.fonts.ready);
  await shoot(page, join(target, `${name}.mp4`));
  writeFileSync(join(target, `${name}.vtt`), captions(lesson.title, film.lines));
  console.log(name);
}

/** Makes all films, or only the named ones. */
export async function makeFilms(...wanted: string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`file://${join(import.meta.dirname, "film.html")}`);
  for (const course of courses) {
    for (const lesson of course.lessons) {
      const isWanted = wanted.includes(filmName(course.slug, lesson.position));
      if (wanted.length === 0 || isWanted) await makeFilm(page, course, lesson);
    }
  }
  await browser.close();
}
