"use client";

import { useEffect, useRef, useState } from "react";
import { useMedia } from "@/components/ui/use-media";
import type { TestimonialDto } from "@/lib/site/testimonials/schema";
import { SliderControls } from "./slider-controls";
import { TestimonialCard } from "./testimonial-card";
import { useAutoAdvance } from "./use-auto-advance";

/**
 * Phones get all quotes in one row that snaps to the next quote at each swipe, with or without JavaScript;
 * from 768 px on the first three are side by side.
 */
export function TestimonialSlider({ testimonials }: { testimonials: TestimonialDto[] }) {
  const slider = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const narrow = useMedia("(width < 768px)");
  // Not `!narrow`: both are false before hydration, when the row may scroll.
  const wide = useMedia("(width >= 768px)");
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);

  // A visitor may have moved the row, or be pointing at it, before hydration.
  useEffect(() => {
    if (!slider.current || !track.current) return;
    setIndex(positionOf(track.current));
    setFocused(slider.current.contains(document.activeElement));
    // On a touch screen, an element counts as hovered long after the finger was lifted.
    const hovers = window.matchMedia("(hover: hover)").matches;
    setPointedAt(hovers && slider.current.matches(":hover"));
  }, []);

  function show(next: number) {
    track.current?.scrollTo({ left: next * track.current.clientWidth });
  }

  const running = narrow && playing && !pointedAt && !focused;
  useAutoAdvance(running, () => show((index + 1) % testimonials.length));

  return (
    <section
      ref={slider}
      aria-roledescription="carousel"
      aria-label="Testimonials"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ul
        ref={track}
        // A scrolling row must take the focus for the arrow keys; one that does not scroll must not.
        tabIndex={wide ? undefined : 0}
        onScroll={({ currentTarget }) => setIndex(positionOf(currentTarget))}
        className="-mx-edge flex snap-x snap-mandatory overflow-x-auto pb-6 motion-safe:scroll-smooth [scrollbar-width:none] sm:-mx-8 md:mx-0 md:grid md:grid-cols-3 md:gap-6 md:overflow-visible lg:gap-8"
      >
        {testimonials.map((testimonial) => (
          <li
            key={testimonial.id}
            className="w-full shrink-0 snap-center snap-always px-edge sm:px-8 md:px-0 md:nth-[n+4]:hidden"
          >
            <TestimonialCard {...testimonial} />
          </li>
        ))}
      </ul>
      <SliderControls
        testimonials={testimonials}
        index={index}
        playing={playing}
        onShow={show}
        onPlaying={setPlaying}
      />
    </section>
  );
}

function positionOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}
