import { type ComponentProps, useId } from "react";
import { FieldFrame, type Frame, frameIds } from "./field";
import { TextArea } from "./text-area";

export function TextAreaField({
  label,
  hint,
  error,
  ...input
}: Frame & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <TextArea rows={6} {...input} {...frameIds(id, { label, hint, error })} />
    </FieldFrame>
  );
}
