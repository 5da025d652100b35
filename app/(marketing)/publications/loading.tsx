import { Container } from "@/components/layout/container";
import { PageHeroSkeleton } from "@/components/marketing/page-hero";
import { PublicationGridSkeleton } from "@/components/marketing/publication-grid";

export default function PublicationsLoading() {
  return (
    <>
      <PageHeroSkeleton />
      <Container className="pb-20 md:pb-28">
        <PublicationGridSkeleton count={2} />
      </Container>
    </>
  );
}
