import { z } from "zod";
import { tickField } from "@/lib/forms/fields";

export const doorsInput = z.object({ isOpen: tickField });
