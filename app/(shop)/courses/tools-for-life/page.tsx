import { toolsForLife } from "@/components/marketing/copy/tools-for-life";
import { PullQuote } from "@/components/marketing/pull-quote";
import { ReasonList } from "@/components/marketing/reason-list";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { CategoryPage } from "../_category-page";

const { title, lead, popularTitle, popular, quote, reasonsTitle, reasons } = toolsForLife;

export const generateMetadata = () =>
  pageMetadata({ title, description: lead, path: paths.toolsForLife });

export default async function ToolsForLifePage() {
  const { claims } = await readSite();
  return (
    <CategoryPage
      category="tools-for-life"
      title={title}
      lead={lead}
      coursesTitle="Available Courses"
    >
      <Section surface="deep" labelledBy="popular-title">
        <SectionHeading id="popular-title" title={popularTitle} />
        <ReasonList reasons={popular} />
      </Section>
      <Section surface="stage">
        <PullQuote>{quote}</PullQuote>
      </Section>
      <Section labelledBy="reasons-title">
        <SectionHeading id="reasons-title" title={reasonsTitle} />
        <ReasonList reasons={reasons(claims)} />
      </Section>
    </CategoryPage>
  );
}
