"use client";

import { useState } from "react";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { callApi, describeFailure } from "@/lib/http/api-client";
import { adminPaths } from "@/lib/paths/back-office";

const answer = z.object({
  pictures: z.array(
    z.object({ id: z.number(), src: z.string(), name: z.string(), alt: z.string() }),
  ),
});
type Listed = z.output<typeof answer>["pictures"];

/** The newest pictures of the library, to choose one from. */
export function ChoosePicture({ choose }: { choose: (src: string, alt: string) => void }) {
  const [listed, setListed] = useState<Listed>();
  const [problem, setProblem] = useState<string>();

  async function list() {
    try {
      setListed(answer.parse(await callApi(adminPaths.listPictures)).pictures);
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }

  function take(src: string, alt: string) {
    setListed(undefined);
    choose(src, alt);
  }

  if (!listed) {
    return (
      <>
        <Button variant="quiet" onClick={list} className="self-start noscript:hidden">
          Choose from your pictures
        </Button>
        {problem && <p role="alert">{problem}</p>}
      </>
    );
  }
  if (listed.length === 0) return <p className="text-sm">There is none yet.</p>;
  return (
    <ul className="grid max-h-96 w-full grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
      {listed.map(({ id, src, name, alt }) => (
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
  );
}
