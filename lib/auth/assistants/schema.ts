import { z } from "zod";
import { emailField } from "@/lib/forms/fields";

const right = z
  .enum(["on", "off"])
  .default("off")
  .transform((state) => state === "on");

export const assistantInput = z.object({ email: emailField, seesMoney: right, isOwner: right });

export const assistantChoice = z.object({ email: emailField });
