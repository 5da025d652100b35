"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { z } from "zod/mini";
import { useToast } from "@/components/ui/toast";
import { callApi, describeFailure } from "@/lib/api-client";
import { coursePercentage } from "@/lib/learning/rules";
import { paths } from "@/lib/paths";

type Progress = {
  total: number;
  done: ReadonlySet<number>;
  percentage: number;
  /** The lesson whose change is on its way to the server. */
  saving: number | null;
  setCompleted: (lessonId: number, completed: boolean) => Promise<void>;
};

const ProgressContext = createContext<Progress | null>(null);

export function useProgress(): Progress {
  const progress = useContext(ProgressContext);
  if (!progress) throw new Error("useProgress is used outside of a ProgressProvider.");
  return progress;
}

const progressList = z.array(z.object({ lessonId: z.number(), completed: z.boolean() }));

/** One saved progress for every room; a tick shows at once and goes back when it was not saved. */
export function ProgressProvider({
  courseId,
  total,
  initiallyDone,
  children,
}: {
  courseId: number;
  total: number;
  initiallyDone: number[];
  children: ReactNode;
}) {
  const [done, setDone] = useState<ReadonlySet<number>>(() => new Set(initiallyDone));
  const [saving, setSaving] = useState<number | null>(null);
  const toast = useToast();

  async function setCompleted(lessonId: number, completed: boolean) {
    const before = done;
    setSaving(lessonId);
    setDone(withLesson(before, lessonId, completed));
    try {
      await callApi(paths.lessonProgress(lessonId), { completed, watchTime: 0 });
      setDone(await readDone(courseId));
    } catch (error) {
      setDone(before);
      toast({ title: "Not saved", description: describeFailure(error), destructive: true });
    } finally {
      setSaving(null);
    }
  }

  const percentage = coursePercentage(done.size, total);
  return (
    <ProgressContext value={{ total, done, percentage, saving, setCompleted }}>
      {children}
    </ProgressContext>
  );
}

function withLesson(done: ReadonlySet<number>, lessonId: number, completed: boolean) {
  const next = new Set(done);
  if (completed) next.add(lessonId);
  else next.delete(lessonId);
  return next;
}

/** Another tab or device may have changed more than this click did. */
async function readDone(courseId: number): Promise<ReadonlySet<number>> {
  const records = progressList.parse(await callApi(paths.courseProgress(courseId)));
  return new Set(records.filter((record) => record.completed).map((record) => record.lessonId));
}
