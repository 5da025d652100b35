import { PauseIcon, PlayIcon } from "@/components/ui/icons";

type Props = {
  testimonials: { id: number; name: string }[];
  index: number;
  playing: boolean;
  onShow: (index: number) => void;
  onPlaying: (playing: boolean) => void;
};

export function SliderControls({ testimonials, index, playing, onShow, onPlaying }: Props) {
  return (
    <div className="flex items-center justify-between md:hidden noscript:hidden">
      <div className="-ml-2 flex flex-wrap">
        {testimonials.map(({ id, name }, position) => (
          <button
            key={id}
            type="button"
            aria-label={`Testimonial ${position + 1}: ${name}`}
            aria-current={position === index ? "true" : undefined}
            onClick={() => onShow(position)}
            className="group grid h-11 w-7 place-items-center"
          >
            <span className="size-2.5 rounded-full border border-fg group-aria-current:bg-fg" />
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onPlaying(!playing)}
        aria-label={playing ? "Pause testimonials" : "Play testimonials"}
        className="-mr-2 grid size-11 shrink-0 place-items-center text-lg motion-reduce:hidden"
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
    </div>
  );
}
