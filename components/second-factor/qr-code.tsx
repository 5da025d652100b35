import { encode } from "uqr";

/** The blank margin that QR readers need, in modules. */
const BORDER = 4;

/** A QR code as one path, drawn on the server. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-card bg-white text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
