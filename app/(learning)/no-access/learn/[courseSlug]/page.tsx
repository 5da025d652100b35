import { notFound } from "next/navigation";

export const metadata = { title: "Course Not Found" };

/** Where the gate leads those without a grant: the answer of the real page, which never runs. */
export default function NoAccessPage(): never {
  notFound();
}
