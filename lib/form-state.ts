export type FormState = {
  /** Said of the form as a whole. */
  message?: string;
  done?: boolean;
  /** Said at a field. */
  errors: Record<string, string | undefined>;
  /** What was typed, given back so that nothing is lost. */
  values: Record<string, string | undefined>;
};

export const emptyForm: FormState = { errors: {}, values: {} };
