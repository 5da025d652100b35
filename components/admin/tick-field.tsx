import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";

type Props = { name: string; label: ReactNode; defaultValue?: string };

/** A checkbox that also sends a value when unticked, where browsers alone send nothing. */
export function TickField({ name, label, defaultValue }: Props) {
  return (
    <div>
      <input type="hidden" name={name} value="off" />
      <Checkbox name={name} value="on" label={label} defaultChecked={defaultValue === "on"} />
    </div>
  );
}
