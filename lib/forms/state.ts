export type FormValues = Record<string, string | undefined>;

export type FormState = {
  message?: string;
  done?: boolean;
  /** To say yes, the form sends this text back as `confirmed`. */
  question?: string;
  locked?: "sign-in" | "second-factor";
  theirs?: FormValues;
  errors: FormValues;
  values: FormValues;
};

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

/** Leaves out files and React's own fields. Browsers send line breaks as CRLF. */
export function readTexts(form: FormData): FormValues {
  const texts = [...form].filter(([name, value]) => typeof value === "string" && name[0] !== "$");
  return Object.fromEntries(
    texts.map(([name, value]) => [name, String(value).replaceAll("\r\n", "\n")]),
  );
}

export const emptyForm: FormState = { errors: {}, values: {} };
