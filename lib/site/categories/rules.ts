import type { PageContent } from "@/lib/site/pages/schema";
import type { NewCategory } from "./schema";

export function firstContent({ name, slug, description }: NewCategory): PageContent {
  const list = { title: "Available Courses", which: slug, surface: "paper" };
  return {
    head: {
      version: 1,
      isSample: false,
      content: { name, heading: name, lead: description, description },
    },
    sections: [
      { id: 1, kind: "courses", version: 1, isHidden: false, isSample: false, content: list },
    ],
  };
}
