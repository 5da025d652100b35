import { notFound } from "next/navigation";

export const metadata = { title: "Course Not Found" };

/** Where the gate sends those without access: it answers as the real page would, which never runs. */
export default function NoAccessPage(): never {
  notFound();
}
