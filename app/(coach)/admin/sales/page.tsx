import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { BarChart } from "@/components/admin/bar-chart";
import { FilterLinks } from "@/components/admin/filter-links";
import { Movements } from "@/components/admin/sales/movements";
import { SalesFilters } from "@/components/admin/sales/sales-filters";
import { SalesTable } from "@/components/admin/sales/sales-table";
import { YearStartForm } from "@/components/admin/sales/year-start-form";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { firstValues } from "@/lib/http/request";
import { listChoices } from "@/lib/orders/filters/queries";
import { adminPaths } from "@/lib/paths/back-office";
import {
  listPayouts,
  readByCountry,
  readByCourse,
  readByPeriod,
  readDifference,
  readMovements,
  readYearStart,
} from "@/lib/sales/queries";
import {
  booksYearBefore,
  booksYearOf,
  nameOfPeriod,
  quarterBefore,
  type Range,
} from "@/lib/sales/rules";
import { type SalesQuery, salesQuery } from "@/lib/sales/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { countryName } from "@/lib/text/countries";
import { setYearStartAction } from "./actions";

export const metadata = privateMetadata("Sales");

export default async function SalesPage({ searchParams }: PageProps<"/admin/sales">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.sales(given), "seesMoney");
  const query = salesQuery.parse(given);
  const yearStart = await readYearStart();
  const range = { ...booksYearOf(new Date(), yearStart), ...pick(query) };
  const [choices, courses, countries, rows] = await Promise.all([
    listChoices(),
    readByCourse(range, query),
    readByCountry(range, query),
    readByPeriod(range, query),
  ]);
  const periods = rows.map((row) => ({ ...row, name: nameOfPeriod(row.name ?? "", query.by) }));
  const showsVat = periods.some(({ vatPence }) => vatPence !== 0);
  return (
    <AdminPage
      title="Sales"
      lead="What was sold in this time, and what became of it until now: refunds, disputes and fees count for the day of the sale."
      status={
        <ButtonLink href={adminPaths.salesExport(range)}>Tables for the accountant</ButtonLink>
      }
    >
      <Presets range={range} query={query} yearStart={yearStart} />
      <SalesFilters
        values={{ ...range, by: query.by, course: given.course, country: query.country }}
        courses={choices.courses}
        countries={choices.countries}
      />
      <BarChart
        caption="Gross sales in pounds"
        bars={periods.map(({ name, grossPence }) => ({ name, pence: grossPence }))}
      />
      <SalesTable
        caption={`By ${query.by}`}
        first="Time"
        rows={periods.filter(({ sales }) => sales > 0)}
        showsVat={showsVat}
      />
      <SalesTable
        caption="By course"
        first="Course"
        rows={courses.map((row) => ({ ...row, name: row.name ?? "" }))}
        showsVat={showsVat}
      />
      <SalesTable
        caption="By country"
        first="Country"
        rows={countries.map((row) => ({
          ...row,
          name: row.name ? countryName(row.name) : "Not asked",
        }))}
        showsVat={showsVat}
      />
      <AdminSection
        title="The money at Stripe"
        lead="By the day of the movement at Stripe. The filters for course and country do not apply."
      >
        <Movements
          moved={await readMovements(range)}
          difference={await readDifference(range)}
          payouts={await listPayouts(range)}
        />
      </AdminSection>
      <AdminSection title="The books’ year">
        <YearStartForm action={setYearStartAction} yearStart={yearStart} />
      </AdminSection>
    </AdminPage>
  );
}

/** Ignores the range if its end is before its start. */
function pick({ from, to }: SalesQuery): Partial<Range> {
  if (from && to && to < from) return {};
  return { ...(from && { from }), ...(to && { to }) };
}

type PresetsProps = {
  range: Range;
  query: SalesQuery;
  yearStart: Parameters<typeof booksYearOf>[1];
};

function Presets({ range, query, yearStart }: PresetsProps) {
  const now = new Date();
  const presets = [
    { label: "This books’ year", ...booksYearOf(now, yearStart) },
    { label: "The one before", ...booksYearBefore(now, yearStart) },
    { label: "The last quarter", ...quarterBefore(now) },
  ];
  return (
    <FilterLinks
      label="Time"
      filters={presets.map(({ label, from, to }) => ({
        label,
        href: adminPaths.sales({ by: query.by, from, to }),
        isCurrent: from === range.from && to === range.to,
      }))}
    />
  );
}
