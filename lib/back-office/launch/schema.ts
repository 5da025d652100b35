import { z } from "zod";
import { textField } from "@/lib/forms/fields";

export const launchChoice = z.object({ line: textField(60) });
