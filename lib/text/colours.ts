export type BrandColours = { ink: string; accent: string };

/** The values in app/globals.css; white and the paper's shades do not change with the brand. */
const defaultShades = {
  ink: "#0f1f3d",
  "ink-deep": "#0a162d",
  "ink-lift": "#1b2f55",
  "ink-soft": "#4a5870",
  "ink-mist": "#b9c3d6",
  gold: "#d9a441",
  "gold-bright": "#e6b65c",
};
export type Shades = typeof defaultShades;

export const paper = { page: "#fbf8f3", deep: "#f3ece0", edge: "#ded3c0" } as const;

/** The colour of "Completed" on the dark surface. */
const DONE = "#6fd0a8";

/** WCAG 2.2, 1.4.3: the contrast that text of any size needs. */
const AA = 4.5;

export const defaultColours: BrandColours = { ink: defaultShades.ink, accent: defaultShades.gold };

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** WCAG 2.2's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mix(colour: string, other: string, share: number): string {
  const added = channels(other);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel * (1 - share) + (added[index] ?? 0) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export function shadesOf({ ink, accent }: BrandColours): Shades {
  const { gold, "gold-bright": bright, ...inks } = defaultShades;
  const isOwnInk = ink !== defaultColours.ink;
  const isOwnAccent = accent !== defaultColours.accent;
  return {
    ...(isOwnInk ? inksOf(ink) : inks),
    gold: accent,
    "gold-bright": isOwnAccent ? mix(accent, "#ffffff", 0.2) : bright,
  };
}

function inksOf(ink: string) {
  return {
    ink,
    "ink-deep": mix(ink, "#000000", 0.27),
    "ink-lift": mix(ink, "#ffffff", 0.06),
    "ink-soft": mix(ink, "#ffffff", 0.25),
    "ink-mist": mix(ink, "#ffffff", 0.75),
  };
}

function isReadable(colours: BrandColours): boolean {
  const shades = shadesOf(colours);
  const pairs: [text: string, ground: string][] = [
    [shades.ink, paper.deep],
    [shades["ink-soft"], paper.deep],
    [shades["ink-mist"], shades.ink],
    [paper.page, shades.ink],
    [DONE, shades.ink],
    [shades.ink, shades.gold],
    [shades.ink, shades["gold-bright"]],
  ];
  return pairs.every(([text, ground]) => contrast(text, ground) >= AA);
}

/** Returns the pair itself if all its texts are readable; else darkens the ink, and then lightens the accent. */
export function nearestReadable({ ink, accent }: BrandColours): BrandColours {
  const darker = step(ink, "#000000", (colour) => isReadable({ ink: colour, accent: "#ffffff" }));
  const lighter = step(accent, "#ffffff", (colour) => isReadable({ ink: darker, accent: colour }));
  return { ink: darker, accent: lighter };
}

function step(colour: string, towards: string, isEnough: (colour: string) => boolean): string {
  const shares = Array.from({ length: 101 }, (_, percent) => percent / 100);
  const tries = shares.map((share) => mix(colour, towards, share));
  return tries.find(isEnough) ?? towards;
}

/** The CSS that applies the brand's colours to a page; null if they are the default. */
export function brandStyle(colours: BrandColours): string | null {
  const own = Object.entries(shadesOf(colours)).filter(
    ([name, value]) => value !== defaultShades[name as keyof Shades],
  );
  if (own.length === 0) return null;
  return `:root{${own.map(([name, value]) => `--color-${name}:${value}`).join(";")}}`;
}

/** Mails are written in the default colours, because mail programs do not support custom properties. */
export function recolour(html: string, colours: BrandColours): string {
  const shades = shadesOf(colours);
  const byDefault = new Map(
    Object.entries(defaultShades).map(([name, value]) => [value, shades[name as keyof Shades]]),
  );
  return html.replaceAll(/#[0-9a-f]{6}\b/g, (value) => byDefault.get(value) ?? value);
}
