import { AboutCoach } from "@/components/marketing/about-coach";
import { home } from "@/components/marketing/copy/home";
import { LogoRow } from "@/components/marketing/logo-row";
import { Section } from "@/components/ui/section";

export function AboutSection() {
  return (
    <Section surface="deep" labelledBy="about-title">
      <AboutCoach id="about-title" {...home.about} />
      <div className="mt-14 md:mt-20">
        <LogoRow />
      </div>
    </Section>
  );
}
