import { paths } from "@/lib/paths/public";
import { ADDRESSES } from "./addresses";

type Props = { pages: { path: string; name: string }[] };

/** What the browser suggests where a field asks for an address. */
export function AddressList({ pages }: Props) {
  const all = [...pages, { path: paths.courses, name: "All courses" }];
  return (
    <datalist id={ADDRESSES}>
      {all.map(({ path, name }) => (
        <option key={path} value={path} label={name} />
      ))}
    </datalist>
  );
}
