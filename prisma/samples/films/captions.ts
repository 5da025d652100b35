type Cue = { from: string; to: string; text: string };

/** The film's words as WebVTT, on the clock of film.css. */
export function captions(title: string, [first, second]: [string, string]): string {
  const cues: Cue[] = [
    { from: "00:00.500", to: "00:04.600", text: `[Soft music]\n${title}` },
    { from: "00:05.600", to: "00:09.200", text: first },
    { from: "00:09.400", to: "00:13.600", text: second },
  ];
  const blocks = cues.map(({ from, to, text }) => `${from} --> ${to}\n${text}`);
  return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}
