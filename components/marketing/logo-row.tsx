import { Picture } from "@/components/ui/picture";

/** Placeholders (`PAGE_SAMPLES`): replace each 240 × 80 file and give it its company's name here. */
const logos = ["Company One", "Company Two", "University One", "Company Three", "University Two"];

export function LogoRow() {
  return (
    <ul className="grid grid-cols-2 items-center gap-x-10 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
      {logos.map((name, index) => (
        <li key={name}>
          <Picture
            src={`/artwork/logos/${index + 1}.svg`}
            alt={`${name} (placeholder logo)`}
            width={240}
            height={80}
            className="w-full max-w-44"
          />
        </li>
      ))}
    </ul>
  );
}
