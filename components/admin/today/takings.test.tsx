import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Takings } from "./takings";

const month = {
  sales: 0,
  pence: 0,
  returnedPence: 0,
  best: [],
  others: { courses: 0, sales: 0, pence: 0 },
};

function show(...sales: number[]): string {
  const days = sales.map((count, day) => ({
    day: `2026-11-0${day + 1}`,
    sales: count,
    pence: count * 4999,
  }));
  return renderToStaticMarkup(<Takings days={days} month={month} />);
}

it("days without sales show a sentence instead of an empty chart", () => {
  const html = show(0, 0);
  expect(html).toContain("Nothing was sold in the last 2 days.");
  expect(html).not.toContain("<svg");
});

it("one sale is enough to draw the chart", () => {
  const html = show(0, 1);
  expect(html).toContain("<svg");
  expect(html).not.toContain("Nothing was sold");
});
