import { coachAction } from "@/lib/auth/coach-action";
import { type Move, moveInput } from "@/lib/forms/fields";

/** For a list that the coach sorts by hand; the command returns the new place. */
export function moveAction(command: (actor: string, move: Move) => Promise<number>) {
  return coachAction(moveInput, async (move, coach) => {
    const place = await command(coach.email, move);
    return { done: true, message: `Moved to place ${place}.` };
  });
}
