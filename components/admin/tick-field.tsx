import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";

/** A checkbox that is heard either way: a browser says nothing of an empty one. */
export function TickField({
  name,
  label,
  value,
}: {
  name: string;
  label: ReactNode;
  value?: string;
}) {
  return (
    <div>
      <input type="hidden" name={name} value="off" />
      <Checkbox name={name} value="on" label={label} defaultChecked={value === "on"} />
    </div>
  );
}
