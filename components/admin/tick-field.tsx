import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";

/** A checkbox that is sent either way: browsers send nothing for an unticked one. */
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
