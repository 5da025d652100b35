"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { BROKE_OFF } from "@/components/admin/send-form";
import { sendInParts } from "@/components/admin/send-in-parts";
import { limits } from "@/lib/media/rules";

export type Film = {
  id: number;
  file: File;
  percentage?: number;
  problem?: string;
  isStored?: boolean;
};

/** Sends a course's films one after another, in the order of their names. A failed one does not stop the others. */
export function useFilms(courseId: number) {
  const router = useRouter();
  const [films, setFilms] = useState<Film[]>([]);
  const queue = useRef(Promise.resolve());
  const given = useRef(0);

  function change(id: number, now: Partial<Film>) {
    setFilms((all) => all.map((film) => (film.id === id ? { ...film, ...now } : film)));
  }

  async function send({ id, file }: Film) {
    if (file.size > limits.film.maxBytes) return change(id, { problem: limits.film.refusal });
    const { problem } = await sendInParts(
      { place: "course", placeId: courseId },
      "",
      file,
      (sent) => change(id, { percentage: sent }),
    );
    change(id, problem ? { problem } : { isStored: true });
    if (!problem) router.refresh();
  }

  function enqueue(film: Film) {
    queue.current = queue.current
      .then(() => send(film))
      .catch((error: unknown) => {
        console.error(error);
        change(film.id, { problem: BROKE_OFF });
      });
  }

  function add(files: File[]) {
    const inOrder = [...files].sort((a, b) =>
      a.name.localeCompare(b.name, "en", { numeric: true }),
    );
    const added = inOrder.map((file) => ({ id: given.current++, file }));
    setFilms((all) => [...all, ...added]);
    added.forEach(enqueue);
  }

  function again(film: Film) {
    change(film.id, { problem: undefined, percentage: undefined });
    enqueue(film);
  }

  return { films, add, again };
}
