"use client";

import { useRef, useState } from "react";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { callApi, describeFailure } from "@/lib/http/api-client";
import { adminPaths } from "@/lib/paths/back-office";

const answer = z.object({
  pictures: z.array(
    z.object({ id: z.number(), src: z.string(), name: z.string(), alt: z.string() }),
  ),
  next: z.number().nullable(),
});
type Listed = z.output<typeof answer>;

/** A chooser of the library's pictures, newest first. */
export function ChoosePicture({ choose }: { choose: (src: string, alt: string) => void }) {
  const [listed, setListed] = useState<Listed>();
  const [problem, setProblem] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);

  async function load(before: number | null) {
    try {
      const found = answer.parse(await callApi(adminPaths.listPictures(before)));
      setProblem(undefined);
      setListed((shown) => ({
        pictures: [...(shown?.pictures ?? []), ...found.pictures],
        next: found.next,
      }));
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }

  function take(src: string, alt: string) {
    setListed(undefined);
    opener.current?.focus();
    choose(src, alt);
  }

  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        aria-expanded={listed !== undefined}
        onClick={() => (listed ? setListed(undefined) : load(null))}
        className="self-start noscript:hidden"
      >
        Choose from your pictures
      </Button>
      {problem && <p role="alert">{problem}</p>}
      {listed?.pictures.length === 0 && (
        <p role="status" className="text-sm">
          There is none yet.
        </p>
      )}
      {listed && listed.pictures.length > 0 && (
        <div className="flex max-h-96 w-full flex-col items-start gap-2 overflow-y-auto p-1">
          <ul className="grid w-full grid-cols-3 gap-2 sm:grid-cols-4">
            {listed.pictures.map(({ id, src, name, alt }) => (
              <li key={id}>
                <button type="button" onClick={() => take(src, alt)} className="w-full">
                  <Picture
                    src={src}
                    alt={alt || name}
                    width={240}
                    height={180}
                    className="aspect-4/3 w-full rounded-control bg-paper-deep object-contain"
                  />
                </button>
              </li>
            ))}
          </ul>
          {listed.next !== null && (
            <Button variant="quiet" onClick={() => load(listed.next)}>
              Show older ones
            </Button>
          )}
        </div>
      )}
    </>
  );
}
