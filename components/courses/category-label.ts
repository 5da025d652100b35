const labels: Record<number, string> = {
  1: "Tools for Life",
  2: "Irish Dancing",
  3: "Public Speaking",
};

export function categoryLabel(categoryId: number): string {
  return labels[categoryId] ?? "Course";
}
