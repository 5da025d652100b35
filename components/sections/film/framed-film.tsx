"use client";

import { useState } from "react";
import { PlayIcon } from "@/components/ui/icons";
import { Picture } from "@/components/ui/picture";
import type { ShownFilm } from "@/lib/media/shown/rules";
import { filmBox } from "./place";

type Props = Extract<ShownFilm, { kind: "frame" }> & { title: string; poster: string };

/** A film at another host, which learns only of visitors who press play. */
export function FramedFilm({ host, src, page, title, poster }: Props) {
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      {isPressed ? (
        <iframe
          // The focused button is gone.
          ref={(frame) => frame?.focus()}
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          className={filmBox}
        />
      ) : (
        <button
          type="button"
          onClick={() => setPressed(true)}
          className={`${filmBox} relative grid place-items-center overflow-hidden text-white noscript:hidden`}
        >
          {poster && (
            <Picture
              src={poster}
              alt=""
              width={1600}
              height={900}
              className="absolute inset-0 size-full object-cover"
            />
          )}
          <span className="relative grid size-20 place-items-center rounded-full bg-ink/80 text-4xl">
            <PlayIcon />
          </span>
          <span className="sr-only">{`Play: ${title}`}</span>
        </button>
      )}
      {/* Always shown: a browser that blocks the host shows an empty frame, and the page cannot detect it. */}
      <a href={page} className="mt-3 inline-flex min-h-11 items-center text-link">
        {`Watch at ${host}`}
      </a>
    </>
  );
}
