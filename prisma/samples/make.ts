/**
 * Makes the samples' workbooks and films, which are committed. Run it after changing their texts or looks:
 * npm run samples -- workbooks | films [name …]
 *
 * Films need ffmpeg and a Chromium. The same texts give the same workbooks and captions, byte by byte; films
 * depend on the versions of both programs.
 */
import { makeFilms } from "./films/films";
import { makeWorkbooks } from "./workbooks/workbooks";

const makers = { workbooks: makeWorkbooks, films: makeFilms };

const [what = "", ...rest] = process.argv.slice(2);
const make = Object.entries(makers).find(([name]) => name === what)?.[1];
if (!make) throw new Error(`Which? ${Object.keys(makers).join(", ")}`);
await make(...rest);
