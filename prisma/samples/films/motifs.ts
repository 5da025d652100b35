type Point = { x: number; y: number };

/** A point on a circle around the middle of the 480-unit square; turns go clockwise from the top. */
function onCircle(radius: number, turn: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: 240 + radius * Math.cos(angle), y: 240 + radius * Math.sin(angle) };
}

function line(path: string, className = ""): string {
  return `<path pathLength="1" class="${className}" d="${path}" />`;
}

function dot({ x, y }: Point): string {
  return `<circle class="dot" cx="${x}" cy="${y}" r="9" />`;
}

function arc(radius: number, start: number, end: number): string {
  const from = onCircle(radius, start);
  const to = onCircle(radius, end);
  const large = end - start > 0.5 ? 1 : 0;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${large} 1 ${to.x} ${to.y}`;
}

/** A path that winds uphill, with a light at its end. */
function path(): string {
  return [
    line("M40 450C180 450 420 440 410 350S90 290 100 200 330 150 350 60"),
    line("M80 470C240 470 470 440 452 345S150 280 150 210 360 170 392 60", "quiet"),
    dot({ x: 371, y: 40 }),
  ].join("");
}

/** Five steps, each with a little more height than the one before. */
function steps(): string {
  return [
    line("M20 450H110V380H200V305H290V225H380V140H470"),
    line("M20 470H480", "quiet"),
    line(arc(225, 0.78, 1.12), "quiet"),
    dot({ x: 425, y: 112 }),
  ].join("");
}

/** The eight spokes of the Life Wheel and the uneven shape of one person's scores. */
function wheel(): string {
  const scores = [0.8, 0.5, 0.9, 0.6, 0.4, 0.7, 0.55, 0.85];
  const corners = scores.map((score, index) => onCircle(200 * score, index / 8));
  const spokes = scores.map((_, index) => {
    const rim = onCircle(200, index / 8);
    return line(`M240 240L${rim.x} ${rim.y}`, "quiet");
  });
  return [
    line(arc(200, 0, 0.9999)),
    ...spokes,
    line(`M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`),
    ...corners.map(dot),
  ].join("");
}

/** Arcs of a leap over the boards of a stage. */
function leap(): string {
  return [
    line("M20 440C90 130 260 60 450 300"),
    line("M60 440C130 200 260 150 400 300", "quiet"),
    line("M100 440C160 260 260 230 350 310", "quiet"),
    line("M0 440H480"),
    line("M40 470H440", "quiet"),
    dot({ x: 450, y: 300 }),
  ].join("");
}

/** Drawings for the films, by course, on a square of 480 units. */
export const motifs: Record<string, string> = {
  "the-journey-to-self-discovery": path(),
  "the-great-process-in-practice": steps(),
  "taking-back-your-life": wheel(),
  "unshakable-confidence-for-stage": leap(),
};
