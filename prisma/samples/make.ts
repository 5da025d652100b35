/**
 * Makes what the samples show and give out, all of which is kept in the repository. Run it after changing their
 * texts or looks: npm run samples -- workbooks | films [name …] | cvs [address of a running site]
 *
 * Films need ffmpeg and, like CVs, a Chromium. The same texts give the same workbooks and captions, byte by byte;
 * films and CVs depend on the versions of both programs.
 */
import { makeCvs } from "./cvs";
import { makeFilms } from "./films/films";
import { makeWorkbooks } from "./workbooks/workbooks";

const makers = { workbooks: makeWorkbooks, films: makeFilms, cvs: makeCvs };

const [what = "", ...rest] = process.argv.slice(2);
const make = Object.entries(makers).find(([name]) => name === what)?.[1];
if (!make) throw new Error(`Which? ${Object.keys(makers).join(", ")}`);
await make(...rest);
