export type FormValues = Record<string, string | undefined>;

export type FormState = {
  /** About the form as a whole. */
  message?: string;
  done?: boolean;
  /** Asked before the action is carried out; the form sends it back as `confirmed` to say yes. */
  question?: string;
  /** What has to be opened again before the form can be sent. */
  locked?: "sign-in" | "second-factor";
  /** What somebody else saved meanwhile, by field. */
  theirs?: FormValues;
  /** Shown at each field. */
  errors: FormValues;
  /** What was typed, given back so that nothing is lost. */
  values: FormValues;
};

/** What a form's component submits to. */
export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

/** The texts of a form, without its files and without what React adds. */
export function readTexts(form: FormData): FormValues {
  const texts = [...form].filter(([name, value]) => typeof value === "string" && name[0] !== "$");
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}

export const emptyForm: FormState = { errors: {}, values: {} };
