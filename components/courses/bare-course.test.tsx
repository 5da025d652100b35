import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fewestWords } from "@/tests/support/sample-words";
import { CourseCard } from "./course-card";
import { CourseSections } from "./course-sections";

const course = {
  id: 1,
  slug: "a-course-without-anything",
  title: "A Course Without Anything",
  description: "Bare.",
  imageUrl: null,
  imageAlt: null,
  featured: true,
  isNew: true,
  categoryId: 3,
  category: "Public Speaking",
  price: "10.50",
};

it("a course without its own picture shows a standard one, its category, its price and its badges", () => {
  const badges = { featured: "Bestseller", isNew: "New" };
  const html = renderToStaticMarkup(<CourseCard course={course} badges={badges} />);
  expect(html).toContain('src="/icons/course.svg"');
  for (const words of ["Public Speaking", "Bestseller", "New", "£10.50"]) {
    expect(html).toContain(`>${words}<`);
  }
  const none = { featured: "", isNew: "" };
  const plain = renderToStaticMarkup(<CourseCard course={course} badges={none} />);
  expect(plain).not.toMatch(/Bestseller|New/);
});

it("a course without modules shows no count and no headings of empty sections", () => {
  const noWords = { learningPoints: [], audience: "", questions: [], trailerUrl: null };
  const action = { href: "/checkout/1", label: "Buy this course" };
  const html = renderToStaticMarkup(
    <CourseSections
      course={course}
      words={noWords}
      quotes={[]}
      common={fewestWords}
      coach={{ name: "Orla" }}
      courses="Programmes"
      withWorkbook={false}
      isVatIncluded={false}
      lessons={[]}
      preview={null}
      action={action}
    />,
  );
  expect(html).toContain(course.title);
  expect(html).not.toMatch(/\d+ modules?/);
  expect(html).not.toMatch(/>(?:Learn|For|Asked)</);
  expect(html).toContain("Taught by <span>Orla</span>");
  expect(html).toContain(">Programmes</a>");
});
