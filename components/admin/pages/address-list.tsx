import { paths } from "@/lib/paths/public";
import { ADDRESSES } from "./addresses";

type Props = { pages: { path: string; name: string }[] };

/** The browser's suggestions for fields that ask for an address. */
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
