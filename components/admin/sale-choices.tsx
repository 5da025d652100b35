import { SelectField } from "@/components/ui/field";

type Option = { value: string; label: string };

export type SaleChoicesProps = {
  values: { course?: string; country?: string };
  courses: Option[];
  countries: Option[];
};

/** Filter fields for the course and for the country it was sold to. */
export function SaleChoices({ values, courses, countries }: SaleChoicesProps) {
  return (
    <>
      <SelectField
        label="Course"
        name="course"
        options={[{ value: "", label: "All courses" }, ...courses]}
        defaultValue={values.course ?? ""}
      />
      <SelectField
        label="Country"
        name="country"
        options={[{ value: "", label: "All countries" }, ...countries]}
        defaultValue={values.country ?? ""}
      />
    </>
  );
}
